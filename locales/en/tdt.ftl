# Import of The Tournament Director's files: what cannot be read, and what was not taken over.

tdt-too-large = the file has more than { $most } megabytes: a saved tournament has far less
tdt-empty = there is nothing in the file
tdt-no-players = { $count ->
    [0] the file has a list of players, and none of them could be read. Nothing was imported: save the file again with the newest version of the program
    [one] the file names { $count } player, who could not be read. Nothing was imported: save the file again with the newest version of the program
   *[other] the file names { $count } players, and none of them could be read. Nothing was imported: save the file again with the newest version of the program
}
tdt-players-unread = { $count ->
    [one] { $count } player of the list could not be read and was left out
   *[other] { $count } players of the list could not be read and were left out
}
tdt-no-tournament = no tournament of The Tournament Director is in the file: expected “new Tournament(…”
tdt-syntax = this is no saved tournament of The Tournament Director, or a damaged one: line { $line }, letter { $column }: expected { $expected }, found { $found }
tdt-the-end = the end of the file
tdt-quoted = “{ $text }”
tdt-expected-value = a value: a number, a text in quotes, [, { "{" }, true, false, null or a name
tdt-expected-key = the name of a field, or { "}" }
tdt-expected-sign = “{ $sign }”
tdt-expected-comma = a comma or “{ $sign }”
tdt-expected-name = the name of what is made
tdt-expected-quote = the closing { $sign } of this text on the same line
tdt-expected-escape = digits from 0 to f behind \x or \u
tdt-expected-comment-end = the end of this comment, */
tdt-expected-end = nothing more behind the tournament
tdt-expected-shallower = at most { $most } values in one another
tdt-expected-fewer = at most { $most } values
tdt-no-structure = no clock can run on its levels: { $what }

# Fields.

tdt-not-read = { $place }: { $key } was left out: expected { $expected }, found { $found }
tdt-nothing = nothing
tdt-a-text = a text
tdt-a-flag = true or false
tdt-a-count = a whole number, not negative
tdt-an-amount = an amount of money
tdt-a-time = a time in milliseconds since 1970
tdt-a-list = a list
tdt-a-record = a record
tdt-field-left-out = { $name }: { $key } is not taken over { $count ->
    [one] (once)
   *[other] ({ $count } times)
}
tdt-more = { $count ->
    [one] One more thing like these
   *[other] { $count } more things like these
}
tdt-its-own = Not taken over, since only The Tournament Director has a use for it: { $keys }

# People and what they bought.

tdt-name-not-readable = { $place }: the name cannot be read and was left out
tdt-no-name = { $place } has no name
tdt-cut = { $place }: the card of { $name } was too long and was cut
tdt-unknown-hitman = { $place }: nobody on the list is { $id }, who is said to have eliminated this player
tdt-no-time = { $place } has no time and was left out
tdt-no-bust-time = { $place }: the bust has no time and was left out; the player is still in
tdt-rake = The prizes do not tell whether a rake is part of the fee. It was taken to be paid beside it
tdt-fixed-rake = FixedRake: not taken over. Put it under Withheld, in Setup
tdt-currency = The file names no currency. Amounts have no sign until Setup gives them one
tdt-hits = { $count ->
    [one] Who eliminated whom was told of one bust and is not taken over
   *[other] Who eliminated whom was told of { $count } busts and is not taken over
}

# Chips and levels.

tdt-chip = { $place }: a chip of { $chips } was left out: worth nothing, or there already
tdt-colour = { $place }: the colour { $colour } is not known; the chip is grey
tdt-level = Level { $number } of the list is neither a round nor a break but { $name }, and was left out
tdt-minutes = { $place } lasts no time, or longer than a day, and was left out
tdt-game-type = { $place }: the betting of type { $type } is not known; no limit was taken
tdt-game = { $place }: the game “{ $game }” is not known; hold'em was taken
tdt-chip-up = { $place }: chips leave play here; the file does not say which. Plan the colour-up in Chips
tdt-no-levels = The file has no levels: make some in Setup before the clock starts
tdt-no-stack = The file has no starting stack: 1 chip was taken

# Tables.

tdt-table-size = { $place } has { $seats } seats: { $taken } were taken
tdt-sitting = Table { $table }, seat { $seat }: who sits there is not on the list
tdt-seat = { $place }: there is no such seat
tdt-move = { $place } was left out: its player, table or seat is not known
tdt-seated = { $place }: “{ $text }” was left out: the player or the seat is not known
tdt-table-named = { $name } is table { $number } here
tdt-seats-drawn = The file has no seats: they were drawn

# Prizes.

tdt-prize-kind = { $place } ({ $name }) was left out: it is for no place (type { $kind })
tdt-prizes-order = The prizes are not one for each place from the first down, and were left out

# What the desk would not do.

tdt-reason = as in the imported file
tdt-because = { $what }: { $why }
tdt-people-refused = The players were left out
tdt-table-refused = Table { $number } was left out
tdt-entry-refused = The entry of { $who } was left out
tdt-rebuy-refused = A rebuy of { $who } was left out
tdt-add-on-refused = An add-on of { $who } was left out
tdt-price-refused = A price was left out
tdt-start-refused = The start of the clock was left out
tdt-turn-refused = The beginning of line { $row } of the structure was left out
tdt-draw-refused = Seats could not be drawn
tdt-bust-refused = The bust of { $who } was left out
tdt-no-seat = there is no seat to bust from
tdt-tie = { $who } bust at one instant: taken for one hand and a tie
tdt-other-chips = { $who } had { $theirs } chips for the entry in the file, and has the starting stack of { $ours } here
tdt-prizes-refused = The prizes were left out
tdt-held-back-name = Not awarded in the imported file
tdt-held-back = { $amount } of the pool was not awarded: it is held back in Setup
tdt-added = { $amount } more than the pool was awarded: the house adds it, as a guarantee in Setup
tdt-guarantee-not-kept = The guarantee of { $amount } was not paid out: Setup has what was
tdt-chop-refused = The deal was left out: the prizes are locked by place
tdt-chop-unclear = The file awards prizes as after a deal, but the players who share them were never the last ones in: no deal was recorded
tdt-lock-refused = The prizes are planned but not locked
tdt-place-differs = { $who }: the file says { $theirs }, here it is { $ours }
tdt-place = { $place }
tdt-still-in = still in

# The command and the window.

tdt-imported = { $file }: { $players }, { $entries }, { $rebuys }, { $levels } in { $records }. Open it with: bottone { $file }
tdt-list-head = { $count ->
    [0] Everything in the file was taken over.
    [one] One thing was not taken over as it was:
   *[other] { $count } things were not taken over as they were:
}
tdt-rebuys = { $count ->
    [one] 1 rebuy
   *[other] { $count } rebuys
}
tdt-figure-players = Players
tdt-figure-entries = Entries
tdt-figure-rebuys = Rebuys
tdt-figure-add-ons = Add-ons
tdt-figure-out = Out
tdt-figure-levels = Levels
tdt-figure-records = Records
tdt-title = Import from The Tournament Director
tdt-menu = Import from The Tournament Director…
tdt-files = Files of The Tournament Director
tdt-reading = Reading { $file }…
tdt-failed = { $file } was not taken over: { $why }
tdt-open = Open it
tdt-new-file = It is now in { $path }. The old file was not touched.
