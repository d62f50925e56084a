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
shell-menu-file = File
shell-menu-event = Event
shell-menu-room = Room
shell-menu-club = Club
shell-menu-draws = Draws and seal
shell-more = More…
shell-menu-hint = Menu: files, theme, wall
shell-undo = Undo
shell-undo-this = Undo: { $what }
shell-nothing-to-undo = Nothing to undo
shell-find = Find player, table…
shell-find-short = Find…
shell-event = Event
shell-clock-running = Clock running
shell-clock-paused = Clock paused
shell-keys = { $key } keys
shell-desk = Desk: { $station }
shell-wall-on = Wall on
shell-setup-not-saved = Setup not saved
shell-saved = Saved
shell-in-no-file = Not saved to a file
shell-saved-twice = Saved in 2 places
shell-saved-once = Saved · second copy: { $what }
shell-kept-reports = Saved as reports
shell-not-saved = Not saved
shell-second-lost = Second copy: { $what }. The event file is complete.
shell-second-back = Second copy is complete again.
shell-continue-in-second = Continue in second copy
shell-continue-needless = The event file saves normally, so you can continue here.
shell-read-only = Read-only
shell-last = Last: { $time } { $what }
shell-save-copy = Save a copy…
shell-try-again = Try again
shell-retry-now = Retry now
shell-discard-refused = Discard
shell-language = Language
shell-language-hint = Switch to Italian
shell-only-reading = This file is open read-only
shell-sort = Sort by { $column }

# The menu.
shell-new-event = New event…
shell-open = Open…
shell-open-recent = Open recent
shell-import-players = Import players…
shell-theme = Theme
shell-theme-dark = Dark
shell-theme-light = Light
shell-theme-system = Same as system
shell-close-wall = Close wall
shell-open-wall = Open wall
shell-full-screen = Full screen
shell-list-of-keys = Keyboard shortcuts
shell-close-event = Close event
shell-quit = Quit
shell-no-recent = No recent events

# What each key does.
shell-key-print = Print selected sheet; elsewhere, go to Print
shell-key-go-on = If the file can't be saved: continue elsewhere
shell-key-save-sheet = Save selected sheet as PDF
shell-key-print-changed = Print changed sheets
shell-key-zoom = Enlarge the page
shell-key-find = Find a player, table, irregularity or command
shell-key-undo = Undo
shell-key-redo = Redo (or Ctrl Y)
shell-key-clock = Start or pause the clock
shell-key-next = Next level (press twice)
shell-key-previous = Previous level (press twice)
shell-key-more = Add one minute
shell-key-less = Take off one minute
shell-key-first-task = Do the first step of the first to-do
shell-key-bust = Bust selected player (or X)
shell-key-move = Move selected player
shell-key-re-entry = Re-entry for selected player
shell-key-rebuy = Rebuy for selected player
shell-key-add-on = Add-on for selected player
shell-key-sit = Go to selected table
shell-key-go = Go to a screen
shell-key-alt = Bust, move, re-entry, rebuy, add-on for selected player
shell-key-wall = Wall on or off (or F2)
shell-key-full-screen = Full screen (or F)
shell-key-lock = Lock desk
shell-key-larger = Zoom in
shell-key-smaller = Zoom out
shell-key-open = Open an event
shell-key-new = New event
shell-key-import = Import players
shell-key-deselect = Close, or deselect the table
shell-key-list = This list (or F12)
shell-key-free-table = Rulings at the table, without an event
shell-key-leave-table = Leave rulings without an event
shell-key-tabs = From tab to tab
shell-key-tab-letters = Main button of the tab: its key is on the button
shell-key-cell-below = Confirm the cell and go down
shell-key-cell-next = Confirm the cell and go right
shell-key-cell-reach = Extend the selection down
shell-key-cell-fill = Fill down from the first cell
shell-keys-cells = In the cells of a structure
shell-keys-everywhere = Everywhere, even while typing
shell-keys-watch = On Floor and Clock
shell-keys-others = On every screen except Table
shell-keys-table = At the table
shell-keys-start = With no event open
shell-cap-space = Space
shell-cap-enter = Enter
shell-cap-shift = Shift

# The messages of the line at the bottom.
shell-nothing-to-turn = Nothing to undo or redo
shell-keys-rest = While a table is selected, clock and computer keys are off. Press Esc to deselect it; Ctrl Space still starts and pauses.
shell-size-now = Size { $size }
shell-again-next = Press { $key } again for the next level
shell-again-previous = Press { $key } again for the previous level
shell-nothing-to-do = Nothing to do
shell-choose-player = Select a player first
shell-choose-table = Select a table first
shell-clock-was-set = The computer's clock was set { $way ->
    [forward] forward
   *[back] back
} by { $by }. The time left in the level is unchanged.
shell-sample-failed = Couldn't play the sample evening: { $why }
shell-no-structure = no structure to play
shell-question-open = A file window is still open: answer or close it first
shell-question-gone = The event that asked for this file is closed, so the file was not used. Open the event and try again
shell-wall-left = Wall { $wall } closed: its event is no longer open
shell-open-already = This event is already open
shell-new-event-in = New event saved in { $path }
shell-paste-too-long = The pasted text is longer than 256 kB and was left out
shell-copy-in = Copy saved in { $path }
shell-path = Path
shell-path-why = No file window is available: install xdg-desktop-portal or zenity, or enter the path here.
shell-path-folders = Recent folders
shell-path-whole = Enter the full path, starting with /
shell-path-take = Use this path
shell-add-rebuy = Add rebuy
shell-add-re-entry = Add re-entry
shell-continues-in = Event continues in { $path }
shell-none-imported = No players imported: { $why }
shell-no-documents = The system has no documents folder
shell-sample = Sample evening
shell-copy-name = { $name }-copy
shell-spreadsheets = Spreadsheets
shell-floor-operator = floor
shell-desk-station = desk-1

# What a buy-in is as it is typed.
shell-price-bounty = Second part is a bounty
shell-price-letter = character { $column } (“{ $letter }”)
shell-price-end = the end
shell-price-amount = At { $found }: enter an amount, such as 20+5
shell-price-plus = At { $found }: enter a plus sign or end here
shell-price-thousands = At { $found }: enter three digits after the separator
shell-price-decimals = At { $found }: enter three digits after the separator, or up to { $most } decimals
shell-price-parts = At { $found }: a buy-in has at most { $most } parts
shell-price-less = At { $found }: this amount is too high
shell-price-to-prizes = { $amount } to the prize pool
shell-price-to-bounty = { $amount } bounty
shell-price-to-fee = { $amount } fee
shell-price-to-staff = { $amount } to staff
shell-price-free-words = free gratis nothing
shell-price-free = Free entry
shell-price-in-all = { $parts }: { $total } total

# Why there is no window.
shell-no-window = the window could not be opened: { $why }
shell-no-display = no display found (check DISPLAY and WAYLAND_DISPLAY); bottone --help lists what works without one

# The report that a fault in the program leaves. Only its last part is not for the person: the trace.
fault-report = Bottone { $version }, { $system }, { $time }
    A fault in the program at { $place }: { $what }
    Shown: { $window }
    Last actions, latest first: { $acts }

    { $trace }
fault-title = Bottone closed unexpectedly last time
fault-why = Every confirmed record is safe. A report without names was saved on this computer; nothing was sent. Copy it for your support contact.
fault-copy = Copy report
fault-dismiss = Dismiss
fault-copied = Report copied to the clipboard.

# What a dialog for files asks for, as its title.
shell-ask-open = Select the event to open
shell-ask-save-copy = Save a copy of the event
shell-ask-second-copies = Select the folder for second copies
shell-ask-save-document = Save the document
shell-ask-import = Select the spreadsheet of players
shell-ask-import-structure = Select the structure file
shell-ask-import-event = Select the The Tournament Director file to import
shell-ask-new-event = Select the folder for the new event
shell-ask-open-club = Select the club's house.ron file
shell-ask-new-club = Select the folder for the new club: it will hold its events and people
shell-ask-import-people = Select the file of people to import
shell-ask-export-people = Save the list of people
shell-ask-portrait = Select this person's photo
shell-ask-picture = Select the picture for the wall

# Edits that are not saved.
unsaved-event = Event and house rules
unsaved-cell = Cell of the structure
unsaved-chip-set = Chip set
unsaved-payouts = Payouts
unsaved-league = League
unsaved-theme = Wall theme
unsaved-person = This person's page
unsaved-bar = Not saved: { $form }
unsaved-discard = Discard changes
unsaved-show = Show
unsaved-rail = { $screen }, not saved
unsaved-title = Unsaved changes
unsaved-form = { $form }: your changes are not in effect yet.
unsaved-save-and-go = Save and continue
unsaved-discard-and-go = Discard and continue
unsaved-stay = Stay here
unsaved-person-how = Save it on the page with its own Save button.
unsaved-theme-first = Save or discard this wall's theme changes first.
