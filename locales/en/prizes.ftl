# The pool and what each place is paid.

prizes-planned = Prizes planned: { $plan }
prizes-locked = Prizes locked: { $pool } over { $places ->
    [one] { $places } place
   *[other] { $places } places
}
prizes-unlocked = Prizes unlocked: { $reason }
prizes-corrected = Prizes corrected: { $prizes } ({ $reason })
prizes-corrected-place = { $place } { $money }

prizes-hand-for-hand = Hand for hand
prizes-hand-for-hand-over = Hand for hand ended
prizes-hand-played = Hand for hand: next hand
prizes-same-hand = Busted in the same hand: { $who }

prizes-wrong-shape = Expected a curve of at most { $most }
prizes-wrong-tables = Expected 1 to { $most } tables with 1 to { $most } shares each
prizes-wrong-shares = The shares in table { $table } add up to { $sum }%. They must add up to 100%, and no share may exceed the one before
prizes-wrong-order = Table { $table } must be for a larger field than the one before
prizes-wrong-prizes = Enter prizes above zero, none larger than the one before
prizes-wrong-value = Enter a value above zero, and steps no larger than it
prizes-wrong-places = Enter at least 1 place, or a share of the field up to 100%
prizes-wrong-unit = Enter an amount above zero
prizes-wrong-bands = Groups start at place 2, each below the one before and none smaller

prizes-places = { $count ->
    [one] { $count } place
   *[other] { $count } places
}
prizes-seats = { $count ->
    [one] Seat
   *[other] { $count } seats
}
prizes-why = First { $first }, { $paid } paid of { $entries }, rounded to { $unit }
prizes-why-over = { $money } left over went to 1st

# Certainty of the prizes: the same words on screens, walls, paper, the page and in files.
prizes-entries-open = Projected: registration is open
prizes-not-locked = Projected (not final)
prizes-do-not-fit = Projected: the prize plan does not fit the pool
prizes-announced = Prizes announced at { $time }
prizes-all-paid = All prizes paid
prizes-shared = Deal: { $count ->
    [one] first place shared
   *[other] first { $count } places shared
}
prizes-by-deal = Deal
prizes-deal = Deal made
prizes-still-to-win = Still to win: { $kept }
prizes-none-left = No prizes left to play for
prizes-all-win-same = All remaining players win the same: { $prize }

# Open points before the results are final.
open-plan = { $money } unpaid: the prize plan does not fit the pool
open-plan-look = Prize plan
open-pool-more = { $money } of the pool is not paid out
open-pool-less = Prizes exceed the pool by { $money }
open-bounties = { $count ->
    [one] { $count } bounty to assign
   *[other] { $count } bounties to assign
}
open-envelopes = { $count ->
    [one] { $count } envelope to draw
   *[other] { $count } envelopes to draw
}
open-items = { $count ->
    [one] { $count } player awaits a non-cash prize
   *[other] { $count } players await non-cash prizes
}
open-tickets = { $count ->
    [one] { $count } player awaits a ticket
   *[other] { $count } players await a ticket
}

prizes-moved = The pool has changed since: { $before } then, { $now } now
prizes-odd = { $places } shared: the indivisible { $money } went to { $who }, the lowest seat
prizes-over = The event is over
prizes-next-out = Next out, { $place }: { $money }
prizes-hand-since = Hand for hand, this hand since { $time }
prizes-in-the-money = In the money
prizes-bubble = On the bubble
prizes-to-the-money = { $count ->
    [one] { $count } from the money
   *[other] { $count } from the money
}
prizes-fault-no-pool = The pool is empty. Register entries or set a guarantee to see prizes
prizes-fault-entries = No entries yet. Register players to see prizes
prizes-fault-unit = The rounding unit must be above zero
prizes-fault-places = { $entries } cannot fill that many paid places. Choose fewer
prizes-fault-small = The pool is too small for this plan: it pays { $places ->
    [one] { $places } place
   *[other] { $places } places
} in steps of { $unit }. Pay fewer places or round to a smaller unit
prizes-fault-fixed = The fixed amounts add up to { $money }, but the pool is { $pool }. Lower them
prizes-fault-unit-large = Prizes are rounded to { $money }, but the pool is { $pool }. Choose a smaller unit
prizes-fault-minimum = The pool of { $pool } does not cover one min cash of { $least }. Choose a lower one
prizes-kind-usual = Standard curve
prizes-kind-curve = Custom curve
prizes-kind-percent = Percentages
prizes-kind-fixed = Fixed amounts
prizes-kind-seats = Seats
prizes-kind-flat = Flat (all equal)
prizes-kind-winner = Winner takes all
prizes-places-usual = Standard: { $count }
prizes-places-one-in = One in { $many }: { $count }
prizes-places-percent = { $share }: { $count }
prizes-auto = Auto
prizes-minimum-of = { $times } × buy-in

prizes-pool = Prize pool
prizes-payouts = Payouts
prizes-place = Place
prizes-prize = Prize
prizes-share = Share
prizes-now = Current plan
prizes-next = { $place } · next out
prizes-shape = Curve
prizes-locked-head = Locked
prizes-lock = Lock prizes
prizes-unlock = Unlock…
prizes-unlock-now = Unlock prizes
prizes-correct = Correct…
prizes-correct-now = Correct prizes
prizes-correct-how = Select the wrong places, then enter the right amounts.
prizes-correct-place = Place { $place }
prizes-correct-wrong = Enter amounts such as 1,400 or 1,400.50
prizes-sum-right = Total { $sum }: matches the pool
prizes-sum-missing = Total { $sum }: { $gap } missing
prizes-sum-over = Total { $sum }: { $gap } too much
prizes-reason = Reason
prizes-stop = End hand for hand
prizes-hand-for-hand-start = Start hand for hand
prizes-next-hand = Next hand
prizes-same-ask = Same hand…
prizes-same-title = Busted in the same hand
prizes-same-share = Select players who busted in the same hand. They share the places and prizes.
prizes-same-stacks = Select players who busted in the same hand. The bigger starting stack places higher; equal stacks share the place.
prizes-same-select = Select at least two busts
prizes-same-now = Same hand
prizes-keep-name = Plan name
prizes-save = Save plan
prizes-keep-needs = Enter a name
prizes-kept = Saved for the club: { $path }
prizes-plan = Plan: { $name }
prizes-plan-usual = Standard
prizes-plan-own = Club plan
prizes-kind = Method
prizes-paid = Places paid
prizes-fewer = One place less
prizes-more = One place more
prizes-groups = Tie groups
prizes-groups-none = None
prizes-groups-three = From 10th in 3s, then 9s
prizes-groups-nine = From 10th in 9s
prizes-groups-own = Per plan
prizes-min-cash = Min cash
prizes-round = Rounding
prizes-remainder = Remainder
prizes-over-nearest = To the nearest
prizes-over-first = To 1st
prizes-over-top = From the top down
prizes-over-next = To the next out
prizes-over-buy-in = In buy-ins
prizes-over-two = In two buy-ins
prizes-over-steps = In steps
prizes-type-shares = Shares in percent
prizes-type-sums = Amounts
prizes-type-milestone = Stack that wins one outright
prizes-type-value = Value of each
prizes-type-wrong = Enter, for example, { $example }
prizes-flat = Flat
prizes-steep = Top-heavy
prizes-steepness = Top-heaviness
prizes-curve = Prize curve: { $why }
prizes-hover = Place { $place }: { $money }, { $share }

prizes-todo-grew = The pool grew by { $money } after the prizes were locked
prizes-todo-shrank = The pool shrank by { $money } after the prizes were locked
prizes-todo-no-part = { $who } is still in but not part of the deal
prizes-todo-no-part-why = Entered after the deal was signed. Inform the signers: keep the deal, or void it with a reason and make it again
prizes-todo-envelopes = The envelopes hold { $money } more than was paid in for bounties
prizes-todo-envelopes-why = They stay as announced. Redo the unopened ones, or add the money
prizes-todo-look = View
prizes-todo-lock = Lock the prizes
prizes-todo-lock-why = { $certainty }. Registration is over: { $pool } over { $places }
prizes-todo-bubble-why = All tables play each hand together, so no one can stall for others to bust
prizes-todo-together = Hand for hand: { $said }
prizes-todo-two-minutes = Once every table has played: two minutes come off the clock per hand
prizes-todo-three-minutes = Once every table has played: the hand's time comes off the clock, up to three minutes

prizes-todo-same = { $one } and { $other }: the same hand?
prizes-todo-same-why = Busted one after the other: { $one } gets { $less }, { $other } gets { $more }. Check with the tables

prizes-wall-paid = Places paid
prizes-wall-raffle = Raffle: { $items }
prizes-wall-next = Next prize
start-ask = Starting stack…
start-title = Starting stack
start-note = { $who } started with { $start }. A different stack counts as chips issued: hand out or collect the difference at the table.
start-stack = Starts with
start-do = Set stack
forfeit-ask = Forfeit and re-enter…
forfeit-title = Forfeit and re-enter
forfeit-note = { $who } forfeits all chips and buys a new entry (TDA 8-B). The chips leave play, and the old entry gets no place.
forfeit-stack = Stack that leaves play
forfeit-do = Forfeit and re-enter
seat-won-ask = Seat won…
seat-won-title = Seat won
seat-won-note = { $who } has reached { $milestone }: the seat is won, and the stack leaves play.
seat-won-stack = Stack that leaves play
seat-won-do = Record seat won
seat-won-type = Enter the stack
