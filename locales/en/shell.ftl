# What is round every screen: the rail, the bar on top, the line at the bottom.
shell-floor = Floor
shell-players = Players
shell-clock = Clock
shell-table = Table
shell-chips = Chips
shell-money = Money
shell-print = Print
shell-room = Room
shell-log = Log
shell-setup = Setup
shell-menu = Menu
shell-menu-hint = Menu: files, theme, projector
shell-undo = Undo
shell-undo-this = Undo: { $what }
shell-nothing-to-undo = There is nothing to take back
shell-find = Find player, table…
shell-find-short = Find…
shell-event = Event
shell-clock-runs = The clock runs
shell-clock-stands = The clock stands
shell-keys = { $key } keys
shell-station = Station: { $station }
shell-projector-on = Projector on
shell-saved = Saved
shell-in-no-file = Not kept in a file
shell-saved-twice = Saved in 2 places
shell-saved-once = Saved · second copy: { $what }
shell-kept-reports = Kept as reports
shell-not-saved = Not saved
shell-second-lost = The second copy: { $what }. Everything is in the event's own file.
shell-second-back = The second copy has everything.
shell-go-on-second = Go on in the second copy
shell-go-on-needless = The event's file takes everything: there is nothing to go on from.
shell-read-only = Read only
shell-last = Last: { $time } { $what }
shell-save-copy = Save a copy…
shell-try-again = Try again
shell-do-now = Do it now
shell-leave-undone = Leave it undone
shell-language = Language
shell-language-hint = Switch to Italian
shell-only-reading = This file is open for reading only
shell-sort = Sort by { $column }

# The menu.
shell-new-event = New event…
shell-open = Open…
shell-open-recent = Open recent
shell-import-players = Import players…
shell-theme = Theme
shell-theme-dark = Dark
shell-theme-light = Light
shell-theme-system = As the system
shell-close-projector = Close the projector
shell-open-projector = Open the projector
shell-full-screen = Full screen
shell-list-of-keys = List of keys
shell-close-event = Close the event
shell-quit = Quit
shell-no-recent = No event was open yet

# What each key does.
shell-key-print = Print the chosen sheet; elsewhere, go to Print
shell-key-go-on = When the file cannot be written: go on elsewhere
shell-key-save-sheet = Save the chosen sheet as PDF
shell-key-print-changed = Print what changed
shell-key-zoom = Show the page larger
shell-key-find = Find a player, table, irregularity or command
shell-key-undo = Undo
shell-key-redo = Redo (Ctrl Y too)
shell-key-clock = Start or pause the clock
shell-key-next = Next level (press it twice)
shell-key-previous = Previous level (press it twice)
shell-key-more = One minute more
shell-key-less = One minute less
shell-key-first-task = Do the first step of the first task
shell-key-bust = Bust the chosen player (X too)
shell-key-move = Move the chosen player
shell-key-re-entry = Re-entry for the chosen player
shell-key-rebuy = Rebuy for the chosen player
shell-key-add-on = Add-on for the chosen player
shell-key-sit = Go to the chosen table
shell-key-go = Go to a screen
shell-key-alt = Bust, move, re-entry, rebuy, add-on for the chosen player
shell-key-projector = Projector on or off (F2 too)
shell-key-full-screen = Full screen (F too)
shell-key-lock = Lock the desk
shell-key-larger = Everything larger
shell-key-smaller = Everything smaller
shell-key-open = Open an event
shell-key-new = New event
shell-key-import = Import players
shell-key-let-go = Close, or let go of the table
shell-key-list = This list (F12 too)
shell-key-free-table = Rulings at the table, without an event
shell-key-leave-table = Leave the table without an event
shell-key-tabs = From tab to tab
shell-key-tab-letters = What a tab does: the key is on its button
shell-key-cell-below = Take the cell and go to the one below
shell-key-cell-next = Take the cell and go to the next
shell-key-cell-reach = More cells of the column, to fill
shell-key-cell-fill = Fill down what stands in the first
shell-keys-cells = In the cells of a structure
shell-keys-everywhere = Everywhere, also while you type
shell-keys-watch = On the floor and at the clock
shell-keys-others = On every screen but the table
shell-keys-table = At the table
shell-keys-start = Without an event
shell-cap-space = Space
shell-cap-enter = Enter
shell-cap-shift = Shift

# What is told in the line at the bottom.
shell-nothing-to-turn = There is nothing to take back or to do again
shell-keys-rest = While a table is chosen, keys of the clock and of this machine rest. Esc lets go of it; Ctrl Space starts and pauses all the same.
shell-size-now = Size { $size }
shell-again-next = Press { $key } again for the next level
shell-again-previous = Press { $key } again for the previous level
shell-nothing-to-do = There is nothing to do
shell-choose-player = Choose a player first
shell-choose-table = Choose a table first
shell-clock-was-set = The computer's clock was set { $way ->
    [forward] forward
   *[back] back
} by { $by }. What is left of the level is unchanged.
shell-sample-failed = The sample evening could not be played: { $why }
shell-no-structure = there is no structure to play
shell-question-open = A window that asks for a file is still open: answer or close it first
shell-question-gone = The event that asked for the file is closed: nothing was done with it. Open the event and ask again
shell-wall-left = Wall { $wall } is closed: the event that it showed is not open any more
shell-open-already = This event is open already
shell-new-event-in = New event in { $path }
shell-copy-in = A copy is in { $path }
shell-path = Path
shell-path-why = The system offers no window to choose a file: it needs xdg-desktop-portal or zenity. Type the path here.
shell-path-folders = Recent folders
shell-path-whole = Type the whole path, from / on
shell-path-take = Take this path
shell-sell-rebuy = Sell a rebuy
shell-sell-re-entry = Sell a re-entry
shell-goes-on-in = The event goes on in { $path }
shell-nobody-taken-over = No players were taken over: { $why }
shell-no-documents = The system names no folder for documents
shell-sample = Sample evening
shell-copy-name = { $name }-copy
shell-spreadsheets = Spreadsheets
shell-floor-operator = floor
shell-desk-station = desk-1

# What a buy-in is as it is typed.
shell-price-bounty = The second part is a bounty
shell-price-letter = letter { $column } (“{ $letter }”)
shell-price-end = the end
shell-price-amount = At { $found } an amount was expected, as in 20+5
shell-price-plus = At { $found } a plus sign or the end was expected
shell-price-thousands = At { $found } three digits were expected after a separator
shell-price-decimals = At { $found } three digits were expected after a separator, or at most { $most } decimals
shell-price-parts = At { $found }: a buy-in has at most { $most } parts
shell-price-less = At { $found }: nobody pays that much
shell-price-to-prizes = { $amount } to the prizes
shell-price-to-bounty = { $amount } bounty
shell-price-to-fee = { $amount } fee
shell-price-to-staff = { $amount } for the staff
shell-price-free-words = free gratis nothing
shell-price-free = Nothing: free to enter
shell-price-in-all = { $parts }: { $total } in all

# Why there is no window.
shell-no-window = the window could not be opened: { $why }
shell-no-display = the display cannot be reached (look at DISPLAY and WAYLAND_DISPLAY); bottone --help lists what works without one

# The report that a fault in the program leaves. Only its last part is not for the person: the trace.
fault-report = Bottone { $version }, { $system }, { $time }
    A fault in the program at { $place }: { $what }
    Shown: { $window }
    Last acts, the latest first: { $acts }

    { $trace }
fault-title = Bottone broke off the last time
fault-why = Every act that was confirmed is safe. A report without names was kept here; nothing was sent. Copy it to whoever looks after the program.
fault-copy = Copy the report
fault-put-away = Put away
fault-copied = The report is on the clipboard.

# What a dialog for files asks for, as its title.
shell-ask-open = Choose the event to open
shell-ask-save-copy = Choose where to save the copy of the event
shell-ask-second-copies = Choose the folder for the second copies of events
shell-ask-save-document = Choose where to save the document
shell-ask-import = Choose the spreadsheet with the players
shell-ask-import-structure = Choose the file with the structure
shell-ask-import-event = Choose the tournament of The Tournament Director to take over
shell-ask-new-event = Choose the folder for the new event
shell-ask-open-house = Choose the file house.ron of the house to open
shell-ask-new-house = Choose the folder for the new house: its events and people are kept there
shell-ask-import-people = Choose the file with the people to import
shell-ask-export-people = Choose where to save the list of people
shell-ask-portrait = Choose the photograph of this person
shell-ask-picture = Choose the picture for the wall

# Edits that are not saved.
unsaved-event = Event and house rules
unsaved-cell = Cell of the structure
unsaved-chip-set = Chip set
unsaved-payouts = Payouts
unsaved-league = League
unsaved-theme = Theme of the wall
unsaved-person = Page of this person
unsaved-bar = Not saved: { $form }
unsaved-discard = Discard changes
unsaved-show = Show
unsaved-rail = { $screen }, not saved
unsaved-title = Changes are not saved
unsaved-form = { $form }: what you changed is not in force yet.
unsaved-save-and-go = Save and go on
unsaved-discard-and-go = Discard and go on
unsaved-stay = Stay here
unsaved-person-how = Save it on the page with its own button.
unsaved-theme-first = Save or discard the changes of this wall's theme first.
