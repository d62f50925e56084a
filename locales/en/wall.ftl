# The room's walls: projector windows and their themes.

wall-wrong-part-twice = This part stands in the strip already: expected each part once
wall-wrong-size = Expected { $least } to { $most } percent
wall-wrong-picture = Expected the name of a picture, PNG or JPEG
wall-wrong-words = Expected one line of at most { $most } letters
wall-wrong-seconds = Expected 1 to { $most } seconds

wall-bubble = one more out, then the money
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
wall-guarantee = Guaranteed
wall-paid-from = 1st { $first } · least { $least }
wall-first-prize = First prize
wall-tables = Tables
wall-moves-since = { $moves } since { $time }
wall-counted-at = Counted at { $time }
wall-chip-leaders = Chip leaders
wall-entries = Entries
wall-open-seats = Open seats
wall-buy-in = Buy-in
wall-starting-stack = Starting stack
wall-closes-after = Entries close after
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
wall-no-moves = Nobody has moved of late
wall-no-seats = Nobody has a seat yet
wall-no-prizes = There are no prizes yet
wall-no-schedule = No events are known
wall-no-standings = No league has points yet
wall-no-final-table = There is no final table yet
wall-page-here = Clock, seats and payouts on your phone

wall-picture-not-read = { $path }: this picture cannot be read: { $why }
wall-picture-too-large = { $path }: this picture is too large: expected at most { $most } MB
wall-picture-not-shown = { $path }: expected a PNG or a JPEG: { $why }
wall-seal = Seal { $code }
