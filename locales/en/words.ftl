# Words that many sentences share.

# So many of them.
count-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
count-entries = { $count ->
    [one] { $count } entry
   *[other] { $count } entries
}
count-flights = { $count ->
    [one] { $count } flight
   *[other] { $count } flights
}
count-corrections = { $count ->
    [one] { $count } correction
   *[other] { $count } corrections
}
count-reentries = { $count ->
    [one] { $count } re-entry
   *[other] { $count } re-entries
}
count-rebuys = { $count ->
    [one] { $count } rebuy
   *[other] { $count } rebuys
}
count-add-ons = { $count ->
    [one] { $count } add-on
   *[other] { $count } add-ons
}
count-tables = { $count ->
    [one] { $count } table
   *[other] { $count } tables
}
count-open-seats = { $count ->
    [one] { $count } open seat
   *[other] { $count } open seats
}
count-levels = { $count ->
    [one] { $count } level
   *[other] { $count } levels
}
count-hands = { $count ->
    [one] { $count } hand
   *[other] { $count } hands
}
count-actions = { $count ->
    [one] { $count } action
   *[other] { $count } actions
}
count-moves = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
count-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
count-lines = { $count ->
    [one] { $count } line
   *[other] { $count } lines
}
count-records = { $count ->
    [one] { $count } record
   *[other] { $count } records
}
count-rows = { $count ->
    [one] { $count } row
   *[other] { $count } rows
}
count-stay-away = { $count } not selected, per the list
count-odd-lines = { $count ->
    [one] { $count } line to check
   *[other] { $count } lines to check
}
count-names-twice = { $count ->
    [one] { $count } duplicate name
   *[other] { $count } duplicate names
}
# "once", "twice", "3 times".
count-times = { $count ->
    [0] never
    [1] once
    [2] twice
   *[other] { $count } times
}

# Which in an order: $number chooses by its place.
count-ordinal = { $number ->
    [one] { $number }st
    [two] { $number }nd
    [few] { $number }rd
   *[other] { $number }th
}
count-entry-number = { $number ->
    [one] { $number }st entry
    [two] { $number }nd entry
    [few] { $number }rd entry
   *[other] { $number }th entry
}
count-and = { $first } and { $last }

# Names of games; $form is short or long.
game-no-limit = { $form ->
    [short] NL { $game }
   *[long] No-Limit { $game }
}
game-pot-limit = { $form ->
    [short] PL { $game }
   *[long] Pot-Limit { $game }
}
game-limit = Limit { $game }
game-eight = 8-game
game-hold-em = Hold'em
game-short-deck = Short Deck
game-omaha = Omaha
game-omaha8 = Omaha Hi-Lo
game-big-o = Big O
game-stud = Stud
game-stud-hi-lo = Stud Hi-Lo
game-stud8 = Stud Hi-Lo 8
game-razz = Razz
game-five-card-draw = Five-Card Draw
game-italian-draw = Italian Draw
game-single-draw27 = 2-7 Single Draw
game-triple-draw27 = 2-7 Triple Draw
game-triple-draw-a5 = A-5 Triple Draw
game-badugi = Badugi

# Seats and tables.
seat-short = T{ $table } S{ $seat }
seat-aloud = Table { $table } Seat { $seat }
seat-big-blind-in = { $count ->
    [1] big blind next hand
   *[other] big blind in { $count } hands
}
seat-table = Table { $table }
seat-tables = { $count ->
    [0] no tables
    [one] table { $tables }
   *[other] tables { $tables }
}
seat-tables-to = { $first } to { $last }

# An entry of which no name is known.
people-entry = entry { $number }

# Blinds, antes and chips.
level-bring-in = bring-in { $chips }
level-ante-short = ante { $chips }
level-ante-each = Ante { $chips }
level-ante-big-blind = Big blind ante { $chips }
level-ante-button = Button ante { $chips }
level-bets = Bets { $bets }
level-stud = Stud ante { $ante }, bring-in { $bringin }
level-column-each = { $chips } each
level-column-big-blind = { $chips } BBA
level-column-button = { $chips } button
level-column-stud = stud { $ante } · bring-in { $bringin }
level-denomination = { $chips }s
level-denominations = { $chips }

# Rows of the structure, in the middle of a sentence.
level-row = level { $stakes }
level-row-break = { $name } of { $minutes }
level-row-colour-up = colour-up of the { $chips }
level-row-registration-closes = registration close
level-row-end-of-day = end of day
level-break = Break
level-dinner = Dinner

# Durations and dates.
time-minutes = { $minutes } min
time-hours = { $hours } h
time-hours-minutes = { $hours } h { $minutes }
time-date = { $weekday ->
    [1] Mon
    [2] Tue
    [3] Wed
    [4] Thu
    [5] Fri
    [6] Sat
   *[7] Sun
} { $day } { $month ->
    [1] Jan
    [2] Feb
    [3] Mar
    [4] Apr
    [5] May
    [6] Jun
    [7] Jul
    [8] Aug
    [9] Sep
    [10] Oct
    [11] Nov
   *[12] Dec
} { $year }
time-day = { $weekday ->
    [1] Mon
    [2] Tue
    [3] Wed
    [4] Thu
    [5] Fri
    [6] Sat
   *[7] Sun
} { $day } { $month ->
    [1] Jan
    [2] Feb
    [3] Mar
    [4] Apr
    [5] May
    [6] Jun
    [7] Jul
    [8] Aug
    [9] Sep
    [10] Oct
    [11] Nov
   *[12] Dec
}
