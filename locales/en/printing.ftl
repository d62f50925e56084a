# The print screen.

printing-group-seats = Seats
printing-group-room = Room
printing-group-chips = Chips
printing-group-money = Money
printing-group-record = Record

# How a sheet stands.
printing-never = Never printed
printing-current = Printed { $at }
printing-changed = Changed since { $at }
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
