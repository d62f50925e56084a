# The board of hand for hand and of the day's last hands.

board-soft-title = Soft hand for hand
board-last-title = Last hands of the day
board-hand = hand { $number }
board-hands-drawn = { $count ->
    [one] { $count } hand at each table
   *[other] { $count } hands at each table
}
board-since = since { $time }
board-done-word = done
board-plays-word = playing
board-all-in-word = all-in
board-paid = { $count } paid
board-min-cash = min cash { $prize }
board-count-done = { $count } done
board-count-all-in = { $count } all-in
board-count-plays = { $count ->
    [one] { $count } playing
   *[other] { $count } playing
}

board-plays = Playing
board-stopped = Clock paused
board-waits = Waiting
board-all-in = All-in, waiting
board-done = Done
board-hands-left = { $count ->
    [one] { $count } hand left
   *[other] { $count } hands left
}
board-hands-played = { $count ->
    [one] { $count } hand
   *[other] { $count } hands
}
board-after = after { $time }
board-out = { $who } busted
board-against = { $who } against { $against }
board-slowest = Slowest in { $slowest } of { $hands } hands
board-behind = { $count ->
    [one] { $count } hand behind
   *[other] { $count } hands behind
}
board-watch-shortest = Shortest stack
board-watch-slowest = Slowest table
board-watch-slowest-is = { $table }, last in { $times ->
    [one] { $times } hand
   *[other] { $times } hands
}
board-watch = To watch
board-shortest = Shortest { $chips }
board-heads = Headcount: { $reported } of { $tables } tables · { $counted } counted, { $record } in the event
board-heads-of = { $count ->
    [one] { $count } player
   *[other] { $count } players
}

board-clock = Clock
board-clock-two = 2 minutes a hand ({ $cite })
board-clock-three = Real time of the hand, at most 3 minutes ({ $cite })
board-clock-runs = Clock running: hands take nothing off it.
board-clock-after = After this hand { $after }; after hand { $hand } comes { $then }.
board-clock-end = the end
board-clock-took = { $count ->
    [one] One hand took { $took } in real time.
   *[other] { $count } hands took { $took } in real time, { $each } each.
}

board-out-title = Busted in hand { $number }
board-out-note = stack at start of hand
board-out-none = No one yet.
board-is-all-in = all-in
board-rule = { $why } ({ $cite })
board-rule-shared = They share these places and their payouts.
board-rule-each-table = The best at each table share, then the next at each.
board-stack = Stack
board-stack-of = Stack of { $who } at start of hand
board-stack-needed = Places depend on stacks at the start of the hand: enter the missing ones.

board-pays = Payouts
board-paid-and-left = { $paid } paid, { $left } left
board-pays-now = Now
board-stays = { $who } stays
board-is-out = { $who } busts
board-all-stay = All stay
board-all-out = All bust
board-no-prize = no prize
board-no-busts = no busts
board-bubble-bursts = The bubble bursts this hand.
board-bubble-may-burst = The bubble bursts this hand if every all-in player busts.
board-money-begins = The money starts at { $left } left: { $prize }.
board-next-jump = Next pay jump at { $left } left: { $now } to { $then }.

board-say-hold = Finish this hand, then hold.
board-beside-hold = All-in and called: cards face down, no more cards until the floor says so ({ $cite }).
board-say-show = { $table }: turn hands up and run it out.
board-beside-show = One table at a time, so that everyone can see.
board-say-deal = Shuffle up and deal one hand, then hold.
board-beside-deal = All tables together, on the floor's word.
board-say-over = We are in the money. Shuffle up and deal.
board-beside-over = Everyone left gets paid. The clock restarts.
board-say-soft = Keep playing, and raise your hand after each hand.
board-beside-soft = Tables wait only when the floor says so.
board-say-last = { $count ->
    [one] One more hand at every table, then stop.
   *[other] { $count } more hands at every table, then stop.
}
board-beside-last = The current hand does not count; no players are moved ({ $cite }).
board-say-bag = Play is over for today. Please stay seated and count your chips.
board-beside-bag = The dealer checks each bag before anyone leaves.
board-to-dealers = To dealers:

board-log-stack = { $who } began the hand with { $chips }
board-log-ended = Hand for hand ended
board-log-heads = Headcount at every table
board-log-apart = { $here } in the event

board-open = Hand-for-hand board
board-floor = Tables
board-tab = Board
board-soft = Soft
board-sheets = Table sheets
board-end-early = End early
board-headcount = Headcount
board-table-number = Table number
board-key-done = done
board-key-all-in = all-in
board-key-clock = clock
board-key-heads = headcount
board-key-bust = bust
board-deal = Deal hand { $number }
board-end = In the money: play on
board-end-day = End the day
board-tile-done = Done
board-tile-all-in = All-in
board-tile-clock = Clock
board-tile-bust = Bust…
board-tile-plays = Playing again
board-tile-out = Busts
board-tile-stays = Stays
board-tile-who = Who…
board-tile-name = Table { $table }: { $state }
board-no-table = Table { $number } is not in play
board-read-figures = Enter a table, then seats or a headcount, such as 7 or 7 3 5
board-then = Next
board-draw-seats = Draw seats for all
board-draw-seats-why = { $players } players, { $tables }: each seat is drawn and recorded.
board-print-slips = Print slips
board-empty = Tables play independently.
board-empty-why = Hand for hand: all tables play each hand together and the clock is paused. Soft: tables report each hand and wait only when asked.
board-start = Start hand for hand
board-start-soft = Start soft hand for hand
board-last-draw = Draw a card
board-last-why = With 7 to 13 minutes left in the day, a player draws a card. Its rank is the number of hands each table still plays ({ $cite }).
board-last-turned = or the card drawn:
board-todo-last = Day ends in { $time }: draw the last hands
board-todo-last-why = A card decides how many hands each table still plays ({ $cite })
board-todo-waits = { $tables } not finished yet
board-key = Hand-for-hand board
