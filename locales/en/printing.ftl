# The print screen.

printing-group-seats = Seats
printing-group-room = Room
printing-group-chips = Chips
printing-group-money = Money
printing-group-record = Records

# Status of a sheet.
printing-never = Never printed
printing-current = Printed { $at }
printing-changed = Changed since { $at }
printing-last = Printed { $at } by { $by }: { $where }.
printing-a-file = a file
printing-changed-all = Out of date now.
printing-changed-tables = { $count ->
    [one] { $tables } has changed since.
   *[other] { $tables } have changed since.
}
printing-changed-cards = { $count ->
    [one] { $count } player has no seat card.
   *[other] { $count } players have no seat card.
}
printing-changed-moves = Players have moved since.
printing-replaces = Replaces the one from { $at }

# Scope of a print job.
printing-everything = All
printing-by-table = Tables
printing-by-player = Players
printing-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}

# Printers.
printing-no-system = No printer found
printing-no-such-name = “{ $name }” is not a valid printer name
printing-no-answer = The print system is not responding

# The list and its one press.
printing-all-current = All sheets are up to date
printing-nothing-yet = Nothing printed yet
printing-nothing = Nothing to print
printing-comparing = Checking for changes…
printing-print-changed = { $count ->
    [one] Print changes: { $count } sheet
   *[other] Print changes: { $count } sheets
}

# The choice.
printing-all-tables = All
printing-no-table = None
printing-of-break = Last break: table { $table }
printing-find-player = Find a player
printing-without = Remove { $player }
printing-choose-tables = Select at least one table
printing-choose-players = Select at least one player

# On what, and where.
printing-a4 = A4
printing-letter = Letter
printing-roll = 80 mm roll
printing-cards = Cards
printing-eight = 8 to a page
printing-single = 1 to a page
printing-size = Text size
printing-wall = For the wall
printing-desk = For the desk
printing-tables-to-a-page = Tables
printing-whole-pages = 1 to a page
printing-halves = 2 to a page (A5)
printing-copies = Copies
printing-more-copies = One more copy
printing-printer = Printer
printing-default = Default: { $printer }
printing-none = None
printing-print = Print
printing-save = Save as PDF…
printing-looking = Looking for printers…
printing-no-printer = No printer is set up on this computer. Add one and return to this screen, or save as PDF.
printing-is-gone = { $printer } is not available. Choose another printer, or save as PDF.
printing-under-way = Sending to printer…
printing-no-record = Read-only: prints are not recorded
printing-done = Printed: { $what } · { $printer }
printing-not-done = { $printer } did not print: { $why }
printing-sheets = { $count ->
    [one] { $count } sheet
   *[other] { $count } sheets
}
printing-find = Print: { $sheet }
printing-print-slips = Print move slips
printing-ask = Print…

# The page.
printing-preparing = Preparing page…
printing-page-before = Previous page
printing-page-after = Next page
printing-first-page = First page
printing-last-page = Last page
printing-larger = Larger
printing-whole-page = Whole page
