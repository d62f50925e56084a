# What every dialog has.
dialogs-close = Close
dialogs-cancel = Cancel
dialogs-save = Save
dialogs-typed-stays = Your text is kept. Press Cancel or Esc to discard it
dialogs-reason = Reason

# Several bust in one hand.
dialogs-bust-title = Bust at table { $table }
dialogs-bust-why = Select who busted (or press seat numbers). Same hand: the bigger starting stack places higher; equal stacks share the place.
dialogs-bust-why-together = Select who busted (or press seat numbers). All tables play this hand together: the rule book decides who places higher, and the panel asks for any stacks it needs.
dialogs-bust-stacks = Enter each stack at the start of the hand
dialogs-bust-select = Select who busted
dialogs-bust-selected = Bust selected
dialogs-bust-player = Bust player
dialogs-bust-stack = Stack
dialogs-bust-stack-of = Stack of { $name }

# Where the button is.
dialogs-button-title = Button at table { $table }
dialogs-button-note = Press the seat with the button in the current hand, or its number. Blinds follow; for a dead blind, select that blind and press its seat.
dialogs-button-button = Button { $seat }
dialogs-button-small = Small blind { $seat }
dialogs-button-big = Big blind { $seat }
dialogs-button-set = Set button
dialogs-button-choose = Select the button's seat

# Who was dealt the high card, and moves.
dialogs-high-card-title = High card at table { $table }
dialogs-high-card-note = Deal one card face up to each player who could move. Press the seat with the highest, or its number. Same rank: { $suits }.
dialogs-high-card-suits = { $of ->
    [hearts] hearts, diamonds, clubs, spades
   *[spades] spades, hearts, diamonds, clubs
}
dialogs-high-card-cards = Or enter the cards from seat { $first }
dialogs-high-card-left = Seats { $seats } still need a card.
dialogs-high-card-over = Too many cards: { $cards } for { $players }.
dialogs-high-card-choose = Select the seat with the high card
dialogs-high-card-moves = { $name } moves { $from } → { $to }.
dialogs-high-card-moves-with = { $name } has { $card } and moves { $from } → { $to }.
dialogs-high-card-record = Record move

# How a player is written.
dialogs-player-title = Edit player
dialogs-player-family = Family name
dialogs-player-given = Given name
dialogs-player-country = Country
dialogs-player-card = Card
dialogs-player-note = Note

# A row of the structure.
dialogs-row-insert-title = Insert row
dialogs-row-change-title = Edit row
dialogs-row-insert = Insert
dialogs-row-level = Level
dialogs-row-break = Break
dialogs-row-dinner = Dinner
dialogs-row-colour-up = Colour-up
dialogs-row-registration = Registration closes
dialogs-row-end-of-day = End of day
dialogs-row-ante-big-blind = Big blind
dialogs-row-ante-each = Each player
dialogs-row-ante-button = Button
dialogs-row-kind = Kind
dialogs-row-minutes = Minutes
dialogs-row-minutes-wrong = Enter a whole number from 1 to { $most }
dialogs-row-name = Name
dialogs-row-chips = Chips
dialogs-row-chips-wrong = Enter the chips to remove, such as 25 100
dialogs-row-amount-wrong = Enter whole chips, such as { $example }
dialogs-row-small = Small blind
dialogs-row-big = Big blind
dialogs-row-ante = Ante
dialogs-row-posted = Posted by
dialogs-row-small-bet = Small bet
dialogs-row-big-bet = Big bet
dialogs-row-stud-ante = Stud ante
dialogs-row-bring-in = Bring-in
dialogs-row-wrong = Correct the marked fields first

# The structure is kept for other events.
dialogs-keep-title = Save as club structure
dialogs-keep-note = Saved beside the built-in structures, for any new event. This event's structure takes the name too.
dialogs-keep-hint = Friday 20,000
dialogs-keep = Save
dialogs-keep-replace = Replace
dialogs-keep-taken = This name is in use: { $holds }. Replace that structure, or enter another name.
dialogs-keep-shipped = A built-in structure has this name. Enter another name.
dialogs-keep-kept = Saved for new events: { $path }

# Players are taken from a spreadsheet.
dialogs-import-title = Import players
dialogs-import-whole = Full name
dialogs-import-family-first = Full name, family name first
dialogs-import-skip = Skip
dialogs-import-take = Import
dialogs-import-line = Line
dialogs-import-player = Player
dialogs-import-what-to-know = Notes
dialogs-import-seat-now = Buy in and seat now
dialogs-import-seat-later = Buy in, seat later
dialogs-import-only-list = List only
dialogs-import-none-selected = Select at least one player
dialogs-import-no-names = Select the column with the names
dialogs-import-do = Import { $players }
dialogs-import-header = First row contains column names
dialogs-import-column = Column { $number }
dialogs-import-comes = Attending
dialogs-import-pasted = Pasted list
dialogs-import-left-out = Set a column to “Note” to keep it. Skipped: { $columns }
dialogs-import-select-all = Select all
dialogs-import-select-none = Select none
dialogs-import-all-draw = All pay { $price } and draw from { $seats }.
dialogs-import-all-wait = All pay { $price } and wait for seats.
dialogs-import-all-listed = No payment now: find them by name when they arrive.

# The list of keys.
dialogs-keys-title = Keyboard shortcuts
dialogs-keys-note = While typing, letters go into the field; Ctrl and Alt shortcuts, F2, F11 and F12 still work.

# Where a player moves to.
dialogs-move-title = Move { $name }
dialogs-move-balance = Balance, seat picked by the floor
dialogs-move-sits = Now at { $seat }. Select a table (↑ ↓), then a seat (its number).
dialogs-move-waive = Waive…
dialogs-move-choose = Select a seat first
dialogs-move = Move
dialogs-move-to = Move to { $seat }
dialogs-move-table = Table { $table } · { $players } of { $seats }
dialogs-move-seat = Seat { $seat }
dialogs-move-seat-what = Seat { $seat } · { $what }
dialogs-move-waits = waits for the button
dialogs-move-seat-taken = Seat { $seat } · swap with { $name }
dialogs-move-swap = Swap with { $name }

# A new event.
dialogs-new-title = New event
dialogs-new-structure = Structure
dialogs-new-levels = Levels
dialogs-new-stack = Stack
dialogs-new-length = Length
dialogs-new-no-structure = No structures available
dialogs-new-no-name = Enter a name for the event
dialogs-new-make = Create event
dialogs-new-own = { $name } · ours
dialogs-new-unusable = unusable
dialogs-new-chips = { $game } · chips { $chips }
dialogs-new-minutes = { $minutes } min
dialogs-new-name-hint = Autumn Main Event
dialogs-new-day-hint = Day 1B
dialogs-new-file = File
dialogs-new-in-club = Club { $house }
dialogs-new-place-club = In the club folder { $folder }, under the event's name, with the club's people
dialogs-new-other-place = Another folder…
dialogs-new-place = { $folder }, under the event's name
dialogs-new-rebuys = Rebuys: { $chips } chips at the buy-in price, { $most }, through level { $level }
dialogs-new-add-on = Add-on: { $chips } chips at the buy-in price, { $most } each, until the break after level { $level }
dialogs-new-more = Set re-entries, rebuys, deductions and house rules in Setup at any time.
dialogs-new-come-off = { $chips } come off
dialogs-new-registration = Registration closes
dialogs-new-end-of-day = End of day

# Finding.
dialogs-find-title = Find
dialogs-find-bust = Who busted?
dialogs-find-move = Who moves?
dialogs-find-hint = Player, table, irregularity or command
dialogs-find-player-hint = Name, card or seat
dialogs-find-nothing = No matches
dialogs-find-not-seated = not seated
dialogs-find-command = command
dialogs-find-players = { $players } of { $seats }
dialogs-find-break = Break table { $table }
dialogs-find-table = Table { $table }
dialogs-find-go-to-table = Go to table { $table }
dialogs-find-sit-detail = rulings, hand, button
dialogs-find-pause = Pause the clock
dialogs-find-start = Start the clock
dialogs-find-next = Next level
dialogs-find-previous = Previous level
dialogs-find-redo = Redo
dialogs-find-open = Open an event…
dialogs-find-dark = Dark theme
dialogs-find-light = Light theme
dialogs-find-system = Same theme as system

# A rule is set aside.
dialogs-leave-title = Close the event?
dialogs-leave-lost = This event exists only in this window. If you close it now, everything in it is lost.
dialogs-leave-anyway = Close and lose it
dialogs-stays-title = This record can't be voided
dialogs-stays-why = { $count ->
    [one] A later record depends on it. Press it to see it in the log:
   *[other] { $count } later records depend on it. Press one to see it in the log:
}
dialogs-stays-anyway = Void anyway…
dialogs-stays-instead = Instead, correct it now
dialogs-stays-latest-first = Void those first, starting with the latest.
dialogs-waive-title = Waive this rule?
dialogs-waive-note = Waived this once only. The log shows who did it, when and why.
dialogs-waive-say-why = Enter a reason first
dialogs-waive = Waive
