# Import of The Tournament Director's files: what cannot be read, and what was not taken over.

tdt-too-large = the file is larger than { $most } megabytes: a saved tournament is far smaller. Check the file
tdt-empty = the file is empty
tdt-no-players = { $count ->
    [0] the file has a list of players, but none could be read. Nothing was imported: save the file again with the newest version of the program
    [one] the file has { $count } player, who could not be read. Nothing was imported: save the file again with the newest version of the program
   *[other] the file has { $count } players, but none could be read. Nothing was imported: save the file again with the newest version of the program
}
tdt-players-unread = { $count ->
    [one] { $count } player on the list could not be read and was left out
   *[other] { $count } players on the list could not be read and were left out
}
tdt-no-tournament = the file has no tournament of The Tournament Director: expected “new Tournament(…”
tdt-syntax = not a saved tournament of The Tournament Director, or damaged: line { $line }, letter { $column }: expected { $expected }, found { $found }
tdt-the-end = the end of the file
tdt-quoted = “{ $text }”
tdt-expected-value = a value: a number, text in quotes, [, { "{" }, true, false, null or a name
tdt-expected-key = the name of a field, or { "}" }
tdt-expected-sign = “{ $sign }”
tdt-expected-comma = a comma or “{ $sign }”
tdt-expected-name = the name of the new object
tdt-expected-quote = the closing { $sign } of this text on the same line
tdt-expected-escape = digits from 0 to f after \x or \u
tdt-expected-comment-end = the end of this comment, */
tdt-expected-end = nothing more after the tournament
tdt-expected-shallower = at most { $most } nested values
tdt-expected-fewer = at most { $most } values
tdt-no-structure = the clock cannot run these levels: { $what }

# Fields.

tdt-not-read = { $place }: { $key } was left out: expected { $expected }, found { $found }
tdt-nothing = nothing
tdt-a-text = text
tdt-a-flag = true or false
tdt-a-count = a whole number, not negative
tdt-an-amount = an amount of money
tdt-a-time = a time in milliseconds since 1970
tdt-a-list = a list
tdt-a-record = a record
tdt-field-left-out = { $name }: { $key } is not imported { $count ->
    [one] (once)
   *[other] ({ $count } times)
}
tdt-more = { $count ->
    [one] One more like these
   *[other] { $count } more like these
}
tdt-its-own = Not imported, used only by The Tournament Director: { $keys }

# People and what they bought.

tdt-name-not-readable = { $place }: the name cannot be read and was left out
tdt-no-name = { $place } has no name
tdt-cut = { $place }: the card of { $name } was too long and was shortened
tdt-unknown-hitman = { $place }: { $id }, named as having knocked this player out, is not on the list
tdt-no-time = { $place } has no time and was left out
tdt-no-bust-time = { $place }: the bust has no time and was left out; the player is still in
tdt-rake = The prizes do not show whether a rake is part of the fee. It was treated as paid on top
tdt-fixed-rake = FixedRake: not imported. Add it under Deductions from prize pool, in Setup
tdt-currency = The file has no currency. Amounts have no symbol until you set one in Setup
tdt-hits = { $count ->
    [one] The player who scored the knockout was given for one bust and is not imported
   *[other] The player who scored the knockout was given for { $count } busts and is not imported
}

# Chips and levels.

tdt-chip = { $place }: a chip of { $chips } was left out: no value, or already there
tdt-colour = { $place }: unknown colour { $colour }; the chip is grey
tdt-level = Level { $number } on the list is neither a round nor a break but { $name }, and was left out
tdt-minutes = { $place } has no length, or is longer than a day, and was left out
tdt-game-type = { $place }: unknown betting type { $type }; no limit was used
tdt-game = { $place }: unknown game “{ $game }”; hold'em was used
tdt-chip-up = { $place }: chips leave play here, but the file does not say which. Plan the colour-up in Chips
tdt-no-levels = The file has no levels: add some in Setup before the clock starts
tdt-no-stack = The file has no starting stack: 1 chip was used

# Tables.

tdt-table-size = { $place } has { $seats } seats: { $taken } were used
tdt-sitting = Table { $table }, seat { $seat }: the player there is not on the list
tdt-seat = { $place }: no such seat
tdt-move = { $place } was left out: unknown player, table or seat
tdt-seated = { $place }: “{ $text }” was left out: unknown player or seat
tdt-table-named = { $name } is table { $number } here
tdt-seats-drawn = The file has no seats: they were drawn

# Prizes.

tdt-prize-kind = { $place } ({ $name }) was left out: it is not for a place (type { $kind })
tdt-prizes-order = The prizes do not run place by place from the first down, and were left out

# Records that the desk refused.

tdt-reason = as in the imported file
tdt-because = { $what }: { $why }
tdt-people-refused = The players were left out
tdt-table-refused = Table { $number } was left out
tdt-entry-refused = The entry of { $who } was left out
tdt-rebuy-refused = A rebuy of { $who } was left out
tdt-add-on-refused = An add-on of { $who } was left out
tdt-price-refused = A price was left out
tdt-start-refused = The start of the clock was left out
tdt-turn-refused = The start of line { $row } of the structure was left out
tdt-draw-refused = Seats could not be drawn
tdt-bust-refused = The bust of { $who } was left out
tdt-no-seat = no seat to bust from
tdt-tie = { $who } busted at the same moment: treated as one hand and a tie
tdt-other-chips = { $who } had { $theirs } chips for the entry in the file, but has the starting stack of { $ours } here
tdt-prizes-refused = The prizes were left out
tdt-held-back-name = Not awarded in the imported file
tdt-held-back = { $amount } of the pool was not awarded: it is a deduction in Setup
tdt-added = { $amount } more than the pool was awarded: the club adds it, as a guarantee in Setup
tdt-guarantee-not-kept = The guarantee of { $amount } was not paid out: Setup has the amount that was paid
tdt-chop-refused = The deal was left out: the prizes are locked by place
tdt-chop-unclear = The file awards prizes as after a deal, but the players who share them were never the last ones in: no deal was recorded
tdt-lock-refused = Prizes are planned but not locked
tdt-place-differs = { $who }: the file says { $theirs }, here it is { $ours }
tdt-place = { $place }
tdt-still-in = still in

# The command and the window.

tdt-imported = { $file }: { $players }, { $entries }, { $rebuys }, { $levels } in { $records }. Open it with: bottone { $file }
tdt-list-head = { $count ->
    [0] Everything in the file was imported.
    [one] One thing was not imported exactly:
   *[other] { $count } things were not imported exactly:
}
tdt-rebuys = { $count ->
    [one] 1 rebuy
   *[other] { $count } rebuys
}
tdt-figure-players = Players
tdt-figure-entries = Entries
tdt-figure-rebuys = Rebuys
tdt-figure-add-ons = Add-ons
tdt-figure-out = Busted
tdt-figure-levels = Levels
tdt-figure-records = Records
tdt-title = Import from The Tournament Director
tdt-menu = Import from The Tournament Director…
tdt-files = The Tournament Director files
tdt-reading = Reading { $file }…
tdt-failed = { $file } was not imported: { $why }
tdt-open = Open it
tdt-new-file = Saved to { $path }. The old file was not changed.
