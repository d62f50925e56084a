# The room's walls: projector windows and their themes.

wall-wrong-part-twice = This part is already in the strip. Use each part once
wall-wrong-size = Enter { $least } to { $most } percent
wall-wrong-picture = Enter the name of a PNG, JPEG or SVG picture
wall-wrong-words = Enter one line of at most { $most } letters
wall-wrong-seconds = Enter 1 to { $most } seconds

wall-blinds-up = Blinds up
wall-was = Was
wall-left-in-this-level = left in level
wall-left-in-level = left in level { $level }
wall-in-the-money = { $count ->
    [one] player is in the money
   *[other] players are in the money
}
wall-at-least = at least
wall-final-table-place = Final table, { $place }
wall-next-out-place = Next out, { $place }
wall-on-the-bubble = On the bubble
wall-left-paid = { $left } left, { $paid } paid
wall-clock = Clock
wall-clock-paused = clock paused
wall-table-long = Table
wall-hand-done = Done
wall-hand-plays = Playing
wall-hand-stopped = Clock stopped
wall-hand-stopped-short = Stopped
wall-hand-all-in-waits = All-in, waiting
wall-hand-all-in = All-in
wall-hand = Hand { $number }
wall-hand-still = { $count ->
    [one] { $count } table still playing
   *[other] { $count } tables still playing
}
wall-hand-all-ins = { $count ->
    [one] { $count } all-in is dealt now
   *[other] { $count } all-ins are dealt one by one
}
wall-hand-all-done = All tables are done
wall-hand-together = Finish the hand and wait
wall-min-cash = Min cash
wall-per-hand = per hand
wall-at-most-per-hand = at most per hand
wall-to-the-winner = to the winner
wall-place-of = { $place } of { $entries } entries
wall-projected = Projected
wall-soon-break = Break at { $time }
wall-soon-closes = Registration closes at { $time }
wall-bubble = on the bubble
wall-guarantee = Guaranteed
wall-places-paid = { $count } places paid
wall-still-to-pay = Still to pay
wall-of-all = of { $all }
wall-next-out = Next out
wall-paid-from = 1st { $first } · min cash { $least }
wall-first-prize = First prize
wall-tables = Tables
wall-moves-since = { $moves } since { $time }
wall-counted-at = Counted at { $time }
wall-chip-leaders = Chip leaders
wall-entries = Entries
wall-open-seats = Open seats
wall-buy-in = Buy-in
wall-starting-stack = Starting stack
wall-closes-after = Registration closes after
wall-registration-open = Registration is open
wall-registration-closed = Registration is closed

wall-page = Page { $page } of { $pages }
wall-moves = Moves
wall-seats = Seats
wall-final-table = Final table
wall-table-seat = Table { $table } · Seat { $seat }
wall-table = Table
wall-seat = Seat
wall-from = from table { $table } seat { $seat }
wall-new-seat = new seat
wall-button = D
wall-no-moves = No recent moves
wall-no-seats = No seats yet
wall-no-prizes = No prizes yet
wall-no-schedule = No events scheduled
wall-no-standings = No league points yet
wall-no-final-table = No final table yet
wall-page-here = Clock, seats and payouts on your phone

wall-picture-not-read = { $path }: cannot read this picture: { $why }
wall-picture-too-large = { $path }: this picture is too large. Use one of at most { $most } MB
wall-picture-svg = { $path }: this SVG has text, pictures or filters in it, or is very large. Convert text to outlines, or save it as a PNG, 800 pixels wide
wall-picture-not-shown = { $path }: not a valid PNG, JPEG or SVG: { $why }
wall-seal = Seal { $code }
