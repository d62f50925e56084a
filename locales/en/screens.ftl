# The window without an event.
screens-start-table = Rulings at the table
screens-start-new-here = New here?
screens-start-sample = Try a sample evening
screens-start-sample-plays = The sample evening is being played
screens-start-sample-line = About twenty tables of made-up players, Level 3 running. Bust, move, break and undo freely: it has its own file. A five-card guide shows you around.
screens-start-sample-progress = Playing: { $entries } entries, { $playing } in, { $records } records.
screens-start-open = Open

# The floor.
screens-floor-tables = Tables
screens-floor-seats = Seats
screens-floor-breaking = Breaking order
screens-floor-fitting = Auto
screens-floor-large = Large
screens-floor-cards = Cards
screens-floor-dense = Dense
screens-floor-mark-now = act now
screens-floor-mark-short = waiting or short
screens-floor-mark-planned = planned
screens-floor-mark-unknown = unknown
screens-floor-mark-open = open seat
screens-floor-dealer = Dealer
screens-floor-next-out = next out
screens-floor-recent-busts = Recent busts
screens-floor-not-counted = No stacks counted yet.
screens-floor-bust = Bust
screens-floor-move = Move
screens-floor-break = Break table
screens-floor-no-table = No tables open yet. Register players first, and To do will open the tables they need. Or open tables one at a time.
screens-floor-players-wait = No tables open yet, and players are waiting. To do, on the right, opens the tables they need and draws their seats.
screens-floor-register = Register players
screens-floor-open-table = Open a table
screens-floor-first-breaks = The top table breaks first. To do lists the next one two players early, so that you can post it. Held tables are not suggested.
screens-floor-release = Release
screens-floor-hold = Hold
screens-floor-later = Later ↓
screens-floor-sooner = Sooner ↑
screens-floor-breaks-last = Already last to break
screens-floor-breaks-first = Already first to break
screens-floor-seat = Seat { $seat } { $name }
screens-floor-pinned = pinned
screens-floor-deselect = Deselect table
screens-floor-bust-player = Bust player
screens-floor-move-player = Move player…
screens-floor-pin = Pin
screens-floor-unpin = Unpin
screens-floor-player = Player…
screens-floor-open-seat = Open seat
screens-floor-close-seat = Close seat
screens-floor-several = Bust several…
screens-floor-few = Fewer than two players at this table
screens-floor-button = Button…
screens-floor-hand = Hand +1
screens-floor-chair-more = Chair +1
screens-floor-chair-less = Chair −1
screens-floor-at-the-table = At the table
screens-floor-to-do = To do
screens-floor-nothing-yet = Nothing to do yet.
screens-floor-nothing = Nothing to do.
screens-floor-balanced = Nothing to do. Tables are balanced.

# The players.
screens-players-player = Player
screens-players-country = Country
screens-players-entries = Entries
screens-players-seat = Seat
screens-players-chips = Chips
screens-players-status = Status
screens-players-way = Paid: { $way }
screens-players-way-hint = Payment method at this desk until you change it; press for the next one
screens-players-way-next = Next payment method
screens-players-way-key = Change payment method
screens-players-way-now = This desk now takes: { $way }
screens-players-open-seats = Open seats: { $seats }
screens-players-show-tables = Show tables
screens-players-import = Import CSV…
screens-players-none-yet = No players yet. Type a name and press Enter, or import a list.
screens-players-unknown = No player found with this name.
screens-players-choose = Select a player to see their seat, chips and history.
screens-players-history = History
screens-players-unpin = Unpin
screens-players-draw-seat = Draw seat
screens-players-buy-in = Buy in and seat
screens-players-pinned = This player is pinned: unpin them first
screens-players-re-entry = Re-entry
screens-players-rebuy = Rebuy
screens-players-add-on = Add-on
screens-players-refund = Refund
screens-players-edit = Edit…
screens-players-edit-hint = Name, country, card and note
screens-players-type-or-choose = Type a name or select a player
screens-players-found = { $found } of { $all }
screens-players-name = Player name
screens-players-type = Type a name. New players are added.
screens-players-choose-one = Select one of the players found.
screens-players-enter-new = { $open ->
    [list] Enter: add { $name } as a new player on the waiting list, place { $place }.
    [0] Enter: add and buy in { $name }, a new player. No open seat: they will wait.
   *[other] Enter: add and buy in { $name }, a new player, and draw a seat.
}
screens-players-enter-known = { $open ->
    [list] Enter: put { $name } ({ $number }) on the waiting list, place { $place }.
    [0] Enter: buy in { $name } ({ $number }). No open seat: they will wait.
   *[other] Enter: buy in { $name } ({ $number }) and draw a seat.
}
screens-players-refused = { $waives ->
    [yes] { $why }. Press Enter to waive this for { $name }.
   *[no] { $why }. { $name } can't buy in.
}
screens-players-enter-other = Shift+Enter: add “{ $name }” as a new player.
screens-players-plays = { $name } is seated at { $seat }.
screens-players-waits = { $name } is bought in and waiting for a seat.
screens-players-choose-player = Select a player

# The clock.
screens-clock-level = Level
screens-clock-blinds = Blinds
screens-clock-ante = Ante
screens-clock-min = Min
screens-clock-starts = Starts
screens-clock-average = Average
screens-clock-close-wall = Close wall
screens-clock-open-wall = Open wall
screens-clock-winner = Winner
screens-clock-left = Time left { $left }
screens-clock-over = { $percent }% elapsed
screens-clock-next = Next: { $stakes }
screens-clock-pause = Pause
screens-clock-start = Start
screens-clock-next-day = Start next day
screens-clock-go-on = Resume
screens-clock-previous = Previous
screens-clock-next-level = Next
screens-clock-minute-less = −1 min
screens-clock-minute-more = +1 min
screens-clock-bets = bets { $bets }
screens-clock-jump-level = Sets the clock to the start of Level { $what }, { $minutes }:00 left; it { $runs ->
    [yes] keeps running
   *[no] stays paused
}
screens-clock-jump-row = Sets the clock to the start of { $what }, { $minutes }:00 left; it { $runs ->
    [yes] keeps running
   *[no] stays paused
}

# The log.
screens-log-records = Records
screens-log-kind = { $kind } · record { $number }
screens-log-time = Time
screens-log-record = Record
screens-log-operator = Operator
screens-log-desk = Desk
screens-log-found = { $found } of { $all }
screens-log-nothing = No records yet. Each one will show here, with who made it and why.
screens-log-none-like-this = No records match.
screens-log-show-all = Show all
screens-log-all = All
screens-log-find = Search the log
screens-log-voided = Voided: { $what }
screens-log-undo-is-redone = To reverse an undo, use Redo
screens-log-voided-already = Already voided
screens-log-void = Void
screens-log-no-reason = No reason recorded.
screens-log-place = Record { $number } · { $time } · { $who } at { $station }

# The setup.
screens-setup-desk = This desk
screens-setup-size = Size
screens-setup-second-none = No second copy. Select a USB stick or another disk.
screens-setup-second-in = Second copy in { $folder }
screens-setup-second-choose = Second copy…
screens-setup-second-stop = Stop
screens-setup-desk-note = Saved on this computer, not in the event. The log shows operator and desk.
screens-setup-decimals-none = none
screens-setup-event = Event
screens-setup-tab-rules = Rules
screens-setup-book = Rule book
screens-setup-course = Course
screens-setup-players = Players
screens-setup-button = Button
screens-setup-table = Table
screens-setup-no-tables = No open tables yet.
screens-setup-chosen-level = Level { $level }
screens-setup-more-chips = More chips
screens-setup-rebuys = Rebuys
screens-setup-add-on = Add-on
screens-setup-house = House rules
screens-setup-save = Save changes
screens-setup-name = Event name
screens-setup-day = Day or flight
screens-setup-resumes = Play resumes at
screens-setup-resumes-wrong = Enter a time, such as 14:00
screens-setup-buy-in = Buy-in
screens-setup-guarantee = Guarantee
screens-setup-guarantee-wrong = Enter an amount, such as { $example }
screens-setup-none = None
screens-setup-up-to = Up to { $most }
screens-setup-no-limit = No limit
screens-setup-forfeits = Allow players to forfeit chips and re-enter
screens-setup-forfeits-yes = yes
screens-setup-forfeits-no = no
screens-setup-re-entries = Re-entries
screens-setup-seats = Seats per table
screens-setup-currency = Currency
screens-setup-decimals = Decimals
screens-setup-redraws = Redraws
screens-setup-redraws-wrong = Enter numbers of players, such as 36, 18
screens-setup-arrivals = Check no-shows after
screens-setup-button-minutes = Trust button for
screens-setup-minutes-wrong = Enter whole minutes
screens-setup-two-signatures = Two signatures over
screens-setup-two-signatures-hint = None
screens-setup-house-note = Redraws: players left when everyone redraws; blank follows the rule book. Buttons seen longer ago than the limit need checking again. Payments over the amount need the PIN of a director other than the payer, if staff is set up.
screens-setup-wrong = { $field }: { $why }
screens-setup-price = Price
screens-setup-chips = Chips
screens-setup-chips-wrong = Enter whole chips, such as { $example }
screens-setup-each = Limit per player
screens-setup-through = Through level
screens-setup-through-wrong = Enter a level number
screens-setup-small = Small
screens-setup-big = Big
screens-setup-what-to-know = Notes
screens-setup-played = played
screens-setup-now = now
screens-setup-edit = Edit…
screens-setup-insert-before = Insert above…
screens-setup-insert-after = Insert below…
screens-setup-up = Move up
screens-setup-down = Move down
screens-setup-remove = Remove
screens-setup-choose-row = Select a row first
screens-setup-frozen = Levels already played cannot be changed
screens-setup-replace-late = The clock has started: change upcoming rows one at a time
screens-setup-save-ours = Save as club structure…
screens-setup-structure = Structure
screens-setup-structure-name = Structure name
screens-setup-structure-name-wrong = Enter 1 to { $most } characters
screens-setup-stack = Starting stack
screens-setup-minutes-all = Minutes, all
screens-setup-minutes-differ = mixed
screens-setup-cell = Level { $level }: { $cell }
screens-setup-cell-break = Break minutes
screens-setup-fill = Fill down
screens-setup-fill-which = Select a cell first: its value is copied down
screens-setup-fill-nothing = All rows below already have this value
screens-setup-fill-rows = { $count ->
    [one] Changes 1 row, as one record
   *[other] Changes { $count } rows, as one record
}
screens-setup-cells = Press a cell and type. Enter, Tab and arrows move on; Ctrl D fills down.
screens-setup-cells-ante = bb for big blind ante, an amount, 25 each, 800 button. Shift ↓ and Ctrl D fill down.
screens-setup-cells-chips = Whole chips, such as 1,000 or 1.5k. Shift ↓ selects more cells, Ctrl D fills down.
screens-setup-cells-minutes = Whole minutes. Shift ↓ selects more cells, Ctrl D fills down.
screens-setup-tables = Tables
screens-setup-tables-open = { $tables ->
    [one] 1 table open
   *[other] { $shown } tables open
}
screens-setup-from = From table
screens-setup-to = To table
screens-setup-tables-wrong = Enter table numbers, lower one first
screens-setup-open-tables = Open tables
screens-setup-open-these = Open { $tables }, { $seats } seats each
players-seat-won = Seat won

# What some words mean, in one sentence.
tip-screens-setup-day = The day or starting flight in this file, such as Day 1B. Leave blank for a one-day event.
tip-waiting-rule = How players wait when the room is full: without a list, or on a list called in order.
tip-screens-setup-arrivals = After these minutes of play, To do asks you to check players not seen in their seats.
tip-screens-setup-two-signatures = Payments above this amount need the signatures of two staff members.
tip-screens-setup-button-minutes = Minutes of play for which a seen or drawn button is trusted. After that, you are asked to check it.
tip-shelf-own = Only structures your club made or changed, not those that come with Bottone.
tip-dialogs-import-only-list = Adds the names as players without buying them in or seating them.
tip-screens-floor-pin = Keeps this player in their seat: never moved to balance or break a table until you unpin them.
tip-screens-floor-chair-more = Adds a chair to this table, for one more player.
tip-screens-log-desk = The name of the computer in the log, such as desk-1. It shows where each record was made.
tip-prizes-groups = Neighbouring places that get the same prize, such as 10th to 12th.
tip-players-moved = Table moves of this player, beside the number that 95 of 100 nights like this stay within.
