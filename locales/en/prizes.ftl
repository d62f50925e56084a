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
prizes-hand-for-hand-over = No longer hand for hand
prizes-hand-played = Hand for hand: next hand
prizes-same-hand = Out in the same hand: { $who }

prizes-wrong-shape = Expected a curve of at most { $most }
prizes-wrong-tables = Expected 1 to { $most } tables with 1 to { $most } shares each
prizes-wrong-shares = The shares of table { $table } add up to { $sum }%: expected 100%, and no share larger than the one before
prizes-wrong-order = Table { $table } is for no larger fields than the one before: expected a larger number
prizes-wrong-prizes = Expected prizes above nothing, none larger than the one before
prizes-wrong-value = Expected a value above nothing, and steps of at most that value
prizes-wrong-places = Expected 1 place or more, or a share of the field up to 100%
prizes-wrong-unit = Expected an amount above nothing
prizes-wrong-bands = Expected groups from place 2 on, each beginning below the one before and none smaller

prizes-places = { $count ->
    [one] { $count } place
   *[other] { $count } places
}
prizes-seats = { $count ->
    [one] Seat
   *[other] { $count } seats
}
prizes-why = First { $first }, { $paid } paid of { $entries }, rounded to { $unit }
prizes-why-over = { $money } over went to the first

# How sure they are: the same words on screens, walls, paper, the page and in files.
prizes-entries-open = Provisional: entries are open
prizes-not-locked = Provisional: not announced yet
prizes-do-not-fit = Provisional: the prize plan does not fit the pool
prizes-announced = Prizes announced at { $time }
prizes-all-paid = All prizes paid
prizes-shared = Deal: { $count ->
    [one] first place shared
   *[other] first { $count } places shared
}
prizes-by-deal = Shared
prizes-deal = Deal made
prizes-still-to-win = Still to win: { $kept }
prizes-nothing-to-win = Nobody plays for a prize any more
prizes-everybody-wins = Everybody who is left wins the same: { $prize }

# What keeps the results from being final.
open-plan = { $money } is unpaid: the prize plan does not fit the pool
open-plan-look = Prize plan
open-pool-more = { $money } of the pool is not paid out
open-pool-less = The prizes are { $money } more than the pool
open-bounties = { $count ->
    [one] { $count } bounty waits for a taker
   *[other] { $count } bounties wait for a taker
}
open-envelopes = { $count ->
    [one] { $count } envelope is still to be drawn
   *[other] { $count } envelopes are still to be drawn
}
open-items = { $count ->
    [one] { $count } player waits for a non-cash prize
   *[other] { $count } players wait for non-cash prizes
}
open-tickets = { $count ->
    [one] { $count } player waits for a ticket
   *[other] { $count } players wait for a ticket
}

prizes-moved = The pool has moved since: { $before } then, { $now } now
prizes-odd = { $places } shared: { $money } that could not be divided went to { $who }, the lowest seat
prizes-over = The event is over
prizes-next-out = Next out is { $place }: { $money }
prizes-hand-since = Hand for hand, this hand since { $time }
prizes-in-the-money = In the money
prizes-bubble = On the bubble: one more out, then the money
prizes-to-the-money = { $count ->
    [one] { $count } more out, then the money
   *[other] { $count } more out, then the money
}
prizes-fault-no-pool = Nothing is in the pool yet. Sell entries or promise a guarantee, and the prizes are here
prizes-fault-entries = Nobody has entered yet. Enter players, and the prizes are here
prizes-fault-unit = The unit must be more than nothing
prizes-fault-places = So many places cannot be paid with { $entries }. Choose fewer
prizes-fault-small = The pool is too small for this plan: it pays { $places ->
    [one] { $places } place
   *[other] { $places } places
} in steps of { $unit }. Pay fewer places or a smaller unit
prizes-fault-fixed = The fixed sums come to { $money } and the pool is { $pool }. Lower the sums
prizes-fault-unit-large = Prizes are rounded to { $money } and the pool is { $pool }. Choose a smaller unit
prizes-fault-least = The pool of { $pool } does not reach for one least prize of { $least }. Choose a lower one
prizes-kind-usual = Usual curve
prizes-kind-curve = Own curve
prizes-kind-percent = By percent
prizes-kind-fixed = Fixed sums
prizes-kind-seats = Seats
prizes-kind-flat = All the same
prizes-kind-winner = Winner takes all
prizes-places-usual = Usual: { $count }
prizes-places-one-in = One in { $many }: { $count }
prizes-places-percent = { $share }: { $count }
prizes-by-itself = By itself
prizes-least-of = { $times } × buy-in

prizes-pool = Prize pool
prizes-payouts = Payouts
prizes-place = Place
prizes-prize = Prize
prizes-share = Share
prizes-now = By the plan now
prizes-next = { $place } · next out
prizes-shape = Shape
prizes-locked-head = Locked
prizes-lock = Lock prizes
prizes-unlock = Unlock…
prizes-unlock-now = Unlock prizes
prizes-correct = Correct…
prizes-correct-now = Correct prizes
prizes-correct-how = Press the places that were wrong, then type what they should be.
prizes-correct-place = Place { $place }
prizes-correct-wrong = Expected amounts such as 1,400 or 1,400.50
prizes-sum-right = Together { $sum }: that is the pool
prizes-sum-missing = Together { $sum }: { $gap } is missing
prizes-sum-over = Together { $sum }: { $gap } too much
prizes-reason = Why
prizes-stop = End hand for hand
prizes-hand-for-hand-start = Play hand for hand
prizes-next-hand = Next hand
prizes-same-ask = Same hand…
prizes-same-title = Out in the same hand
prizes-same-share = Tick those who were out in one hand. They share the places and what is paid for them.
prizes-same-stacks = Tick those who were out in one hand. The larger stack at its start finishes higher; equal stacks share the place.
prizes-same-tick = Tick at least two reports
prizes-same-now = Same hand
prizes-keep-name = Name of our own plan
prizes-keep = Keep this plan
prizes-keep-needs = Type a name
prizes-kept = Kept for the house: { $path }
prizes-plan = Plan: { $name }
prizes-plan-usual = Standard
prizes-plan-own = House plan
prizes-kind = Paid by
prizes-paid = Places paid
prizes-fewer = One place fewer
prizes-more = One place more
prizes-groups = Paid alike
prizes-groups-none = Nobody
prizes-groups-three = From 10th by 3, by 9
prizes-groups-nine = From 10th by 9
prizes-groups-own = As in the plan
prizes-least = Least prize
prizes-round = Round to
prizes-over-to = What is over
prizes-over-nearest = To the nearest
prizes-over-first = To the first
prizes-over-top = From the top down
prizes-over-next = To the next out
prizes-over-buy-in = In buy-ins
prizes-over-two = In two buy-ins
prizes-over-steps = In steps
prizes-type-shares = Shares in percent
prizes-type-sums = Sums
prizes-type-milestone = Stack that wins one at once
prizes-type-value = Each is worth
prizes-type-wrong = Expected, for example, { $example }
prizes-flat = Flat
prizes-steep = Top-heavy
prizes-steepness = How top-heavy
prizes-curve = Curve of the prizes: { $why }
prizes-hover = Place { $place }: { $money }, { $share }

prizes-todo-grew = The pool grew by { $money } after the prizes were locked
prizes-todo-shrank = The pool shrank by { $money } after the prizes were locked
prizes-todo-no-part = { $who } plays on without a part in the deal
prizes-todo-no-part-why = Reported after the deal was signed. Tell those who signed: the deal stays, or it is taken back with a reason and made again
prizes-todo-envelopes = The envelopes hold { $money } more than was paid in for bounties
prizes-todo-envelopes-why = They stay as announced. Make the unopened ones again, or add the money
prizes-todo-look = Look
prizes-todo-lock = Lock the prizes
prizes-todo-lock-why = { $certainty }. Nobody can enter any more: { $pool } over { $places }
prizes-todo-bubble-why = All tables play each hand together, so that nobody can wait for others to bust
prizes-todo-together = Hand for hand: { $said }
prizes-todo-two-minutes = When every table has played: the clock loses two minutes for each hand
prizes-todo-three-minutes = When every table has played: the clock loses what the hand took, at most three minutes

prizes-todo-same = { $one } and { $other }: the same hand?
prizes-todo-same-why = Reported one after the other: { $one } gets { $less }, { $other } gets { $more }. Ask the tables

prizes-wall-paid = Places paid
prizes-wall-raffle = Raffle: { $items }
prizes-wall-next = Next prize
start-ask = Starting stack…
start-title = Starting stack
start-note = { $who } started with { $start }. Another stack counts as issued: hand out or take in the difference at the table.
start-stack = Starts with
start-do = Set the stack
forfeit-ask = Forfeit and re-enter…
forfeit-title = Forfeit and re-enter
forfeit-note = { $who } gives up all chips and buys a new entry (TDA 8-B). The chips leave play, and the old entry has no place.
forfeit-stack = The stack that leaves play
forfeit-do = Forfeit and re-enter
seat-won-ask = Seat won…
seat-won-title = A seat is won
seat-won-note = { $who } has come to { $milestone }: the seat is won, and the stack leaves play.
seat-won-stack = The stack that leaves play
seat-won-do = Seat won
seat-won-type = Type the stack
