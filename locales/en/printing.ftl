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
printing-changed-moves = Players were moved since.
printing-replaces = Replaces the one of { $at }

# What of it.
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

# The list and its one press.
printing-all-current = Nothing has changed since it was printed
printing-nothing-yet = Nothing was printed yet
printing-nothing = Nothing to print
printing-comparing = Comparing with what was printed…
printing-print-changed = { $count ->
    [one] Print what changed: { $count } sheet
   *[other] Print what changed: { $count } sheets
}

# The choice.
printing-all-tables = All
printing-no-table = None
printing-of-break = Last break: table { $table }
printing-find-player = Find a player
printing-without = Without { $player }
printing-choose-tables = Choose at least one table
printing-choose-players = Choose at least one player

# On what, and where.
printing-a4 = A4
printing-letter = Letter
printing-roll = 80 mm roll
printing-cards = Cards
printing-eight = 8 to a page
printing-single = 1 to a page
printing-size = Letters
printing-wall = For the wall
printing-desk = For the desk
printing-tables-to-a-page = Tables
printing-whole-pages = 1 to a page
printing-halves = 2 to a page (A5)
printing-copies = Copies
printing-more-copies = One copy more
printing-printer = Printer
printing-usual = Usual: { $printer }
printing-none = None
printing-print = Print
printing-save = Save as PDF…
printing-looking = Looking for printers…
printing-no-printer = No printer is set up in the system. Add one there and come back to this screen, or save as PDF.
printing-is-gone = { $printer } is not there. Choose another printer, or save as PDF.
printing-under-way = On its way to the printer…
printing-no-record = Only reading: no record is kept of what is printed
printing-done = Printed: { $what } · { $printer }
printing-not-done = { $printer } did not print: { $why }
printing-sheets = { $count ->
    [one] { $count } sheet
   *[other] { $count } sheets
}
printing-find = Print: { $sheet }
printing-print-slips = Print the move slips
printing-ask = Print…

# The page.
printing-making = Making the page…
printing-page-before = The page before
printing-page-after = The next page
printing-first-page = This is the first page
printing-last-page = This is the last page
printing-larger = Larger
printing-whole-page = Whole page
