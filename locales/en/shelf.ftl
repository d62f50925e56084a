# The structures of the house and those that came with the program.

shelf-open = Structures…
shelf-title = Structures
shelf-all = All
shelf-own = Our own
shelf-group = Group
shelf-group-hint = Weekly
shelf-uses = Played
shelf-last = Last
shelf-none = None here.
shelf-shipped = It came with the program: a duplicate of it is yours to change.
shelf-duplicate = Duplicate
shelf-save = Save as…
shelf-save-sheet = Sheet for the printer (PDF)…
shelf-delete = Delete
shelf-taken-off = “{ $name }” is off the shelf.
shelf-name-taken = Another structure has this name.
shelf-back = Back to the list
