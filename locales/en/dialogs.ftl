# What every dialog has.
dialogs-close = Close
dialogs-cancel = Cancel
dialogs-save = Save
dialogs-typed-stays = What you typed is kept. Press Cancel or Esc to throw it away
dialogs-reason = Reason

# Several bust in one hand.
dialogs-bust-title = Bust at table { $table }
dialogs-bust-why = Tick who bust, or press the numbers of their seats. Of several in one hand, the larger stack at its start finishes higher; equal stacks share the place.
dialogs-bust-why-together = Tick who bust, or press the numbers of their seats. All tables play this hand together: the rule book says who finishes higher, and the board asks for the stacks that it needs.
dialogs-bust-stacks = Type every stack as it was when the hand began
dialogs-bust-tick = Tick who bust
dialogs-bust-them = Bust them
dialogs-bust-player = Bust player
dialogs-bust-stack = Stack
dialogs-bust-stack-of = Stack of { $name }

# Where the button is.
dialogs-button-title = Where is the button at table { $table }?
dialogs-button-note = Press the seat that has the button in the hand being played, or its number on the keyboard. The blinds follow; where one is dead, choose it and press its seat.
dialogs-button-button = Button { $seat }
dialogs-button-small = Small blind { $seat }
dialogs-button-big = Big blind { $seat }
dialogs-button-set = Set button
dialogs-button-choose = Which seat has the button?

# Who was dealt the high card, and moves.
dialogs-high-card-title = High card at table { $table }
dialogs-high-card-note = Deal one card face up to each player who may be moved. Press the seat with the highest, or its number on the keyboard. Of one rank: { $suits }.
dialogs-high-card-suits = { $of ->
    [hearts] hearts, diamonds, clubs, spades
   *[spades] spades, hearts, diamonds, clubs
}
dialogs-high-card-cards = Or the cards, from seat { $first } on
dialogs-high-card-left = Seats { $seats } have no card yet.
dialogs-high-card-over = There are more cards than players: { $cards } for { $players }.
dialogs-high-card-choose = Which seat has the high card?
dialogs-high-card-moves = { $name } moves { $from } → { $to }.
dialogs-high-card-moves-with = { $name } has { $card } and moves { $from } → { $to }.
dialogs-high-card-record = Moved

# How a player is written.
dialogs-player-title = Edit player
dialogs-player-family = Family name
dialogs-player-given = Given name
dialogs-player-country = Country
dialogs-player-card = Card
dialogs-player-note = Note

# A row of the structure.
dialogs-row-insert-title = Insert a row
dialogs-row-change-title = Change a row
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
dialogs-row-minutes-wrong = A whole number from 1 to { $most }
dialogs-row-name = Its name
dialogs-row-chips = Chips
dialogs-row-chips-wrong = The chips that come off, as 25 100
dialogs-row-amount-wrong = Whole chips, as { $example }
dialogs-row-small = Small blind
dialogs-row-big = Big blind
dialogs-row-ante = Ante
dialogs-row-posted = Posted by
dialogs-row-small-bet = Small bet
dialogs-row-big-bet = Big bet
dialogs-row-stud-ante = Stud ante
dialogs-row-bring-in = Bring-in
dialogs-row-wrong = Something is not filled in as it should be

# The structure is kept for other events.
dialogs-keep-title = Keep as our structure
dialogs-keep-note = It lies on the shelf beside the shipped ones, for every new event. The event's own structure takes the name too.
dialogs-keep-hint = Friday 20,000
dialogs-keep = Keep
dialogs-keep-replace = Replace it
dialogs-keep-taken = This name is taken: { $holds }. Replace it, or type another name.
dialogs-keep-shipped = A shipped structure has this name. Give ours a name of its own.
dialogs-keep-kept = Kept for every new event: { $path }

# Players are taken from a spreadsheet.
dialogs-import-title = Import players
dialogs-import-whole = Whole name
dialogs-import-family-first = Whole name, family first
dialogs-import-skip = Leave out
dialogs-import-take = Take over
dialogs-import-line = Line
dialogs-import-player = Player
dialogs-import-what-to-know = What to know
dialogs-import-seat-now = Enter and seat now
dialogs-import-seat-later = Enter, seat later
dialogs-import-only-list = Only list
dialogs-import-nobody = Nobody is ticked
dialogs-import-no-names = Choose which column holds the names
dialogs-import-do = Import { $players }
dialogs-import-header = The first row names the columns
dialogs-import-column = Column { $number }
dialogs-import-comes = Coming or not
dialogs-import-pasted = Pasted list
dialogs-import-left-out = Choose “Note” over a column to keep it. Left out: { $columns }
dialogs-import-tick-all = Tick all
dialogs-import-tick-none = Tick none
dialogs-import-all-draw = All pay { $price } and draw from { $seats }.
dialogs-import-all-wait = All pay { $price } and wait for a seat.
dialogs-import-all-listed = Nobody pays yet: they are found by name when they come.

# The list of keys.
dialogs-keys-title = Keys
dialogs-keys-note = While you type, letters go into the field; keys with Ctrl and Alt, F2, F11 and F12 work all the same.

# Where a player moves to.
dialogs-move-title = Move { $name }
dialogs-move-balance = Balance, seat chosen by the floor
dialogs-move-sits = Sits at { $seat }. Choose a table (↑ ↓), then a seat (its number).
dialogs-move-waive = Set aside…
dialogs-move-choose = Choose a seat first
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
dialogs-new-no-structure = There is no structure to choose
dialogs-new-no-name = Give the event a name
dialogs-new-make = Make the event
dialogs-new-own = { $name } · own
dialogs-new-unusable = cannot be used
dialogs-new-chips = { $game } · chips { $chips }
dialogs-new-minutes = { $minutes } min
dialogs-new-name-hint = Autumn Main Event
dialogs-new-day-hint = Day 1B
dialogs-new-file = The file
dialogs-new-in-house = House { $house }
dialogs-new-place-house = In the house's folder { $folder }, under the event's name: its people are known here
dialogs-new-other-place = Another folder…
dialogs-new-place = { $folder }, under the event's name
dialogs-new-rebuys = Rebuys: { $chips } chips at the price of the buy-in, { $most }, through level { $level }
dialogs-new-add-on = Add-on: { $chips } chips at the price of the buy-in, { $most } each, until the break after level { $level }
dialogs-new-more = Re-entries, rebuys, what is withheld and house rules can be set on the Setup screen at any time.
dialogs-new-come-off = { $chips } come off
dialogs-new-registration = Registration closes
dialogs-new-end-of-day = End of the day

# Finding.
dialogs-find-title = Find
dialogs-find-bust = Who bust?
dialogs-find-move = Who moves?
dialogs-find-hint = Player, table, irregularity or command
dialogs-find-player-hint = Name, card or seat
dialogs-find-nothing = Nothing of that name
dialogs-find-not-seated = not seated
dialogs-find-command = command
dialogs-find-players = { $players } of { $seats }
dialogs-find-table = Table { $table }
dialogs-find-sit = Sit at table { $table }
dialogs-find-sit-detail = rulings, hand, button
dialogs-find-pause = Pause the clock
dialogs-find-start = Start the clock
dialogs-find-next = Next level
dialogs-find-previous = Previous level
dialogs-find-redo = Redo
dialogs-find-open = Open an event…
dialogs-find-dark = Dark theme
dialogs-find-light = Light theme
dialogs-find-system = The system's theme

# A rule is set aside.
dialogs-leave-title = Leave the event?
dialogs-leave-lost = The event is in this window alone. Whoever leaves it now loses everything that was done.
dialogs-leave-anyway = Leave and lose it
dialogs-stays-title = It cannot be struck out
dialogs-stays-why = { $count ->
    [one] A later act depends on it, and would not have been possible without it. Press it to see it in the log:
   *[other] { $count } later acts depend on it, and would not have been possible without it. Press one to see it in the log:
}
dialogs-stays-anyway = Strike it out all the same…
dialogs-stays-instead = Instead, put it right now
dialogs-stays-latest-first = Strike those out first, the latest first.
dialogs-waive-title = Set a rule aside?
dialogs-waive-note = It is set aside for this one act. Who did it, when and why goes on record.
dialogs-waive-say-why = Say why first
dialogs-waive = Set aside
