# The structures of the house and those that came with the program.

shelf-open = Structures…
shelf-title = Structures
shelf-all = All
shelf-own = Ours
shelf-group = Group
shelf-group-hint = Weekly
shelf-uses = Played
shelf-last = Last
shelf-none = Empty.
shelf-shipped = Built in: duplicate it to make changes.
shelf-duplicate = Duplicate
shelf-save = Save as…
shelf-save-sheet = Printable sheet (PDF)…
shelf-delete = Delete
shelf-deleted = “{ $name }” deleted.
shelf-name-taken = Another structure already has this name.
shelf-back = Back to list
