# The print screen.

printing-group-seats = Seats
printing-group-room = Room
printing-group-chips = Chips
printing-group-money = Money
printing-group-record = Record

# How a sheet stands.
printing-never = never printed
printing-current = printed { $at }
printing-changed = changed since { $at }
printing-nobody-seated = nobody is seated
printing-nobody-moved = nobody was moved
printing-nobody-entered = nobody has entered
printing-no-levels = no levels
printing-no-tables = no tables
printing-no-colour-up = nothing comes off
printing-no-prizes = no prizes
printing-nobody-waits = nobody waits for a prize
printing-no-deal = no deal was agreed
printing-nobody-out = no results yet
printing-no-rulings = no rulings
printing-no-log = nothing has happened
printing-last = Printed { $at } by { $by }: { $where }.
printing-a-file = a file
printing-changed-all = It says something else now.
printing-changed-tables = { $count ->
    [one] { $tables } has changed since.
   *[other] { $tables } have changed since.
}
printing-changed-cards = { $count ->
    [one] { $count } player has no card for their seat.
   *[other] { $count } players have no card for their seat.
}
printing-changed-moves = { $count ->
    [one] { $count } player was moved since.
   *[other] { $count } players were moved since.
}
printing-copy = Copy
printing-replaces = Replaces the one of { $at }

# What of it.
printing-what = What to print
printing-everything = Everything
printing-by-table = Tables
printing-by-player = Players
printing-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}

# Printers.
printing-no-system = This system has nothing to print with
printing-no-such-name = No printer can be called “{ $name }”
printing-no-answer = The printing system does not answer
