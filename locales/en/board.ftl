# The board of hand for hand and of the day's last hands.

board-soft-title = Soft hand for hand
board-last-title = Last hands of the day
board-hand = hand { $number }
board-hands-drawn = { $count ->
    [one] { $count } hand at each table
   *[other] { $count } hands at each table
}
board-since = since { $time }
board-count-done = { $count } done
board-count-all-in = { $count } all-in
board-count-plays = { $count ->
    [one] { $count } plays
   *[other] { $count } play
}

board-plays = Plays
board-stopped = Clock stopped
board-waits = Waits
board-all-in = All-in, waits
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
board-out = { $who } out
board-against = { $who } against { $against }
board-slowest = Slowest in { $slowest } of { $hands } hands
board-behind = { $count ->
    [one] { $count } hand behind
   *[other] { $count } hands behind
}
board-shortest = Shortest { $chips }
board-heads = Heads: { $told } of { $tables } tables · { $counted } counted, { $record } on record
board-heads-of = { $count ->
    [one] { $count } head
   *[other] { $count } heads
}

board-clock = Clock
board-clock-two = 2 minutes a hand ({ $cite })
board-clock-three = What a hand takes, at most 3 minutes ({ $cite })
board-clock-runs = The clock runs: no hand takes anything off it.
board-clock-after = After this hand { $after }; after hand { $hand } comes { $then }.
board-clock-end = the end
board-clock-took = { $count ->
    [one] One hand took { $took } of real time.
   *[other] { $count } hands took { $took } of real time, { $each } each.
}

board-out-title = Out in hand { $number }
board-out-note = stack at its start
board-out-nobody = Nobody yet.
board-is-all-in = all-in
board-rule = { $why } ({ $cite })
board-rule-shared = They share these places and what they are paid.
board-rule-each-table = The best of each table share, then the next of each.
board-stack = Stack
board-stack-of = Stack of { $who } at the start of the hand
board-stack-needed = The places hang on the stacks at the start of the hand: type those that are missing.

board-pays = What it pays
board-how-far = { $paid } paid, { $left } left
board-pays-now = As it is
board-stays = { $who } stays
board-is-out = { $who } is out
board-all-stay = All stay
board-all-out = All are out
board-no-prize = nothing
board-nobody-out = nobody is out
board-bubble-bursts = The bubble bursts with this hand.
board-bubble-may-burst = The bubble bursts with this hand if all who are all-in are out.
board-money-begins = The money begins at { $left } left: { $prize }.
board-next-jump = The next jump is at { $left } left: { $now } to { $then }.

board-say-hold = Finish this hand, then hold.
board-beside-hold = All-in and called: cards face down, no further card until told ({ $cite }).
board-say-show = { $table }: turn the hands up and deal it out.
board-beside-show = One table after the other, so that everybody sees it.
board-say-deal = Shuffle up and deal one hand, then hold.
board-beside-deal = All tables together, when the floor says so.
board-say-over = We are in the money. Shuffle up and deal.
board-beside-over = Everybody who is left is paid. The clock goes on.
board-say-soft = Play on, and raise your hand after every hand.
board-beside-soft = A table waits only when the floor says so.
board-say-last = { $count ->
    [one] One more hand at every table, then stop.
   *[other] { $count } more hands at every table, then stop.
}
board-beside-last = The hand that goes on does not count; nobody is moved ({ $cite }).
board-say-bag = Play is over for today. Please stay seated and count your chips.
board-beside-bag = The dealer checks each bag before anybody leaves.
board-to-dealers = To the dealers:

board-log-stack = { $who } began the hand with { $chips }
board-log-ended = Tables play by themselves again
board-log-heads = Heads to be counted at every table
board-log-apart = { $here } on record

board-open = Board of hand for hand
board-floor = Tables
board-tab = Board
board-soft = Soft
board-sheets = Table sheets
board-break-off = Break off
board-heads-ask = Count heads
board-table-number = Table number
board-key-done = done
board-key-all-in = all-in
board-key-clock = clock
board-key-heads = heads
board-key-bust = out
board-deal = Deal hand { $number }
board-end = In the money: play on
board-end-day = The day is over
board-tile-done = Done
board-tile-all-in = All-in
board-tile-clock = Clock
board-tile-bust = Out…
board-tile-plays = Plays again
board-tile-out = Out
board-tile-stays = Stays
board-tile-who = Who…
board-tile-name = Table { $table }: { $state }
board-no-table = There is no table { $number } in play
board-read-figures = Expected a table, then seats or heads: for example 7, or 7 3 5
board-then = Then
board-draw-seats = Draw seats for all
board-draw-seats-why = { $players } players, { $tables }: each seat is drawn and on record.
board-print-slips = Print slips
board-empty = Tables play by themselves.
board-empty-why = Hand for hand, all tables play each hand together and the clock stands. Soft, they tell each hand and wait only when told.
board-start = Play hand for hand
board-start-soft = Soft hand for hand
board-last-draw = Draw a card
board-last-why = With 7 to 13 minutes left of the day a player draws a card: its rank is the number of hands that each table still plays ({ $cite }).
board-last-turned = or the card that was turned:
board-todo-last = The day ends in { $time }: draw the last hands
board-todo-last-why = A card says how many hands each table still plays ({ $cite })
board-todo-waits = { $tables } still to come
board-key = The board of hand for hand
