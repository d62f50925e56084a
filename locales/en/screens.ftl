# The window without an event.
screens-start-table = Rulings at the table
screens-start-new-here = New here?
screens-start-sample = Try a sample evening
screens-start-sample-plays = The evening is being played
screens-start-sample-line = Invented players at twenty tables or so, level 3 under way. Bust, move, break and undo as you like: it is a file of its own. A guide of five cards shows the way.
screens-start-sample-progress = Playing: { $entries } entries, { $playing } in, { $records } acts on record.
screens-start-open = Open

# The floor.
screens-floor-tables = Tables
screens-floor-seats = Seats
screens-floor-breaking = Breaking order
screens-floor-fitting = Auto
screens-floor-large = Large
screens-floor-cards = Cards
screens-floor-dense = Dense
screens-floor-mark-now = to do now
screens-floor-mark-short = waits, or short
screens-floor-mark-planned = planned, not there yet
screens-floor-mark-unknown = not known
screens-floor-mark-open = open seat
screens-floor-dealer = Dealer
screens-floor-next-out = next out
screens-floor-last-busts = Last busts
screens-floor-not-counted = No stack is counted yet.
screens-floor-bust = Bust
screens-floor-move = Move
screens-floor-break = Break table
screens-floor-no-table = No table is open yet. Register players first: the to-do list then opens the tables that they need. Or open tables one by one.
screens-floor-players-wait = No table is open yet, and players wait. The to-do list on the right opens the tables that they need and draws their seats.
screens-floor-register = Register players
screens-floor-open-table = Open a table
screens-floor-first-breaks = The first table breaks first. What breaks next is on the to-do list two players ahead, to be posted. A held table is not suggested.
screens-floor-let-go = Let go
screens-floor-hold = Hold
screens-floor-later = Later ↓
screens-floor-sooner = Sooner ↑
screens-floor-breaks-last = It breaks last
screens-floor-breaks-first = It breaks first
screens-floor-seat = Seat { $seat } { $name }
screens-floor-pinned = pinned
screens-floor-let-go-table = Let go of the table
screens-floor-bust-player = Bust player
screens-floor-move-player = Move player…
screens-floor-pin = Pin
screens-floor-unpin = Unpin
screens-floor-player = Player…
screens-floor-open-seat = Open seat
screens-floor-close-seat = Close seat
screens-floor-several = Several bust…
screens-floor-few = Fewer than two players sit at this table
screens-floor-button = Button…
screens-floor-hand = Hand +1
screens-floor-chair-more = Chair +1
screens-floor-chair-less = Chair −1
screens-floor-at-the-table = At the table
screens-floor-to-do = To do
screens-floor-nothing-yet = Nothing to do yet.
screens-floor-nothing = Nothing to do.
screens-floor-balanced = Nothing to do. The tables are balanced.

# The players.
screens-players-player = Player
screens-players-country = Country
screens-players-entries = Entries
screens-players-seat = Seat
screens-players-chips = Chips
screens-players-status = Status
screens-players-way = Paid: { $way }
screens-players-way-hint = How what is sold at this desk is paid, until it is changed; each press is the next way
screens-players-way-next = Paid in the next way
screens-players-way-key = How what is sold is paid
screens-players-way-now = From now on this desk takes it so: { $way }
screens-players-open-seats = Open seats: { $seats }
screens-players-show-tables = Show the tables
screens-players-import = Import CSV…
screens-players-nobody = Nobody is here yet. Type a name and press Enter, or import a list.
screens-players-unknown = Nobody of this name is known here.
screens-players-choose = Choose a player to see the seat, the chips and what happened.
screens-players-happened = What happened
screens-players-let-move = Let move
screens-players-draw-seat = Draw a seat
screens-players-buy-in = Buy in and seat
screens-players-pinned = This player is pinned to the seat
screens-players-re-entry = Re-entry
screens-players-rebuy = Rebuy
screens-players-add-on = Add-on
screens-players-refund = Refund
screens-players-edit = Edit…
screens-players-edit-hint = Name, country, card and note
screens-players-type-or-choose = Type a name or choose a player
screens-players-found = { $found } of { $all }
screens-players-name = Name of a player
screens-players-type = Type a name: who is known is found, who is not is taken in as new.
screens-players-choose-one = Choose one of those found.
screens-players-enter-new = { $open ->
    [list] Enter: { $name } is new here: waiting list, place { $place }.
    [0] Enter: { $name } is new here, buys in and waits for a seat: none is open.
   *[other] Enter: { $name } is new here, buys in and draws a seat.
}
screens-players-enter-known = { $open ->
    [list] Enter: { $name } ({ $number }): waiting list, place { $place }.
    [0] Enter: { $name } buys in ({ $number }) and waits for a seat: none is open.
   *[other] Enter: { $name } buys in ({ $number }) and draws a seat.
}
screens-players-refused = { $waives ->
    [yes] { $why }. Enter asks why that is set aside for { $name }.
   *[no] { $why }. { $name } cannot buy in.
}
screens-players-enter-other = Shift Enter: takes in { $name } as new.
screens-players-plays = { $name } plays at { $seat }.
screens-players-waits = { $name } is in and waits for a seat.
screens-players-choose-player = Choose a player

# The clock.
screens-clock-level = Level
screens-clock-blinds = Blinds
screens-clock-ante = Ante
screens-clock-min = Min
screens-clock-starts = Starts
screens-clock-average = Average
screens-clock-close-projector = Close projector
screens-clock-open-projector = Open projector
screens-clock-winner = Winner
screens-clock-left = Time left { $left }
screens-clock-over = { $percent } per cent over
screens-clock-next = Next { $stakes }
screens-clock-pause = Pause
screens-clock-start = Start
screens-clock-next-day = Start the next day
screens-clock-go-on = Go on
screens-clock-previous = Previous
screens-clock-next-level = Next
screens-clock-minute-less = −1 min
screens-clock-minute-more = +1 min
screens-clock-bets = bets { $bets }
screens-clock-jump-level = Sets the clock to the beginning of level { $what }, { $minutes }:00 left, and it { $runs ->
    [yes] runs on
   *[no] stays stopped
}
screens-clock-jump-row = Sets the clock to the beginning of { $what }, { $minutes }:00 left, and it { $runs ->
    [yes] runs on
   *[no] stays stopped
}

# The log.
screens-log-time = Time
screens-log-what = What
screens-log-operator = Operator
screens-log-station = Station
screens-log-found = { $found } of { $all }
screens-log-nothing = Nothing has been done yet. Every act will stand here, with who did it and why.
screens-log-none-like-this = No record is like this.
screens-log-show-all = Show all
screens-log-all = All
screens-log-find = Find in the log
screens-log-struck = Struck out: { $what }
screens-log-choose = Choose a record to read it in full or to strike it out.
screens-log-undo-is-redone = An undo is taken back with redo
screens-log-struck-already = It is struck out already
screens-log-strike = Strike out
screens-log-no-reason = No reason was recorded.
screens-log-place = Record { $number } · { $time } · { $who } at { $station }

# The setup.
screens-setup-desk = This desk
screens-setup-size = Size
screens-setup-second-none = No second copy. Choose a stick or another disk.
screens-setup-second-in = Second copy in { $folder }
screens-setup-second-choose = Second copy…
screens-setup-second-stop = No longer
screens-setup-desk-note = Kept on this machine, not in the event. The log says who and where.
screens-setup-decimals-none = none
screens-setup-event = Event
screens-setup-more-chips = More chips
screens-setup-rebuys = Rebuys
screens-setup-add-on = Add-on
screens-setup-house = House rules
screens-setup-save = Save changes
screens-setup-name = Name of the event
screens-setup-day = Day or flight
screens-setup-resumes = Play resumes at
screens-setup-resumes-wrong = Expected a time of day such as 14:00
screens-setup-buy-in = Buy-in
screens-setup-guarantee = Guarantee
screens-setup-guarantee-wrong = An amount, as { $example }
screens-setup-none = None
screens-setup-up-to = Up to { $most }
screens-setup-no-limit = No limit
screens-setup-forfeits = A player with chips may forfeit them and re-enter
screens-setup-forfeits-yes = yes
screens-setup-forfeits-no = no
screens-setup-re-entries = Re-entries
screens-setup-seats = Seats at a table
screens-setup-currency = Currency
screens-setup-decimals = Decimals
screens-setup-redraws = Redraws
screens-setup-redraws-wrong = Numbers of players, as 36, 18
screens-setup-arrivals = Missing: ask after
screens-setup-button-minutes = A button is known for
screens-setup-minutes-wrong = Whole minutes
screens-setup-two-signatures = Two signatures above
screens-setup-two-signatures-hint = None
screens-setup-house-note = Redraws: players left at which everybody draws anew; without any, as the rule book says. A button that was seen longer ago than so many minutes is asked for again. Money that goes out above an amount asks for the PIN of a director who is not the one who pays, where there is staff.
screens-setup-wrong = { $field }: { $why }
screens-setup-price = Price
screens-setup-chips = Chips
screens-setup-chips-wrong = Whole chips, as { $example }
screens-setup-each = Each may buy
screens-setup-through = Through level
screens-setup-through-wrong = The number of a level
screens-setup-small = Small
screens-setup-big = Big
screens-setup-what-to-know = What to know
screens-setup-played = played
screens-setup-now = now
screens-setup-edit = Edit…
screens-setup-insert-before = Insert before…
screens-setup-insert-after = Insert after…
screens-setup-up = Move up
screens-setup-down = Move down
screens-setup-remove = Remove
screens-setup-choose-row = Choose a row first
screens-setup-frozen = What has been played stays as it was
screens-setup-replace-late = The clock was started: rows that come can be changed one by one
screens-setup-keep = Keep as our structure…
screens-setup-structure = Structure
screens-setup-structure-name = Name of the structure
screens-setup-structure-name-wrong = 1 to { $most } letters
screens-setup-stack = Starting stack
screens-setup-minutes-all = Minutes of all levels
screens-setup-minutes-differ = they differ
screens-setup-cell = Level { $level }: { $cell }
screens-setup-cell-break = Minutes of the break
screens-setup-fill = Fill down
screens-setup-fill-which = Press a cell first: what stands in it is carried down
screens-setup-fill-nothing = All rows below have this already
screens-setup-fill-rows = { $count ->
    [one] Changes 1 row, in one act
   *[other] Changes { $count } rows, in one act
}
screens-setup-cells = Press a cell and type. Enter, Tab and the arrows go on, Ctrl D fills down.
screens-setup-cells-ante = bb for the big blind, an amount, 25 each, 800 button. Shift ↓ and Ctrl D fill down.
screens-setup-cells-chips = Whole chips, as 1,000 or 1.5k. Ctrl D fills down; Shift ↓ says how far.
screens-setup-cells-minutes = Whole minutes. Ctrl D fills down; Shift ↓ says how far.
screens-setup-tables = Tables
screens-setup-tables-open = { $tables ->
    [one] 1 table open
   *[other] { $shown } tables open
}
screens-setup-from = From table
screens-setup-to = To table
screens-setup-tables-wrong = Numbers of tables, the lower one first
screens-setup-open-tables = Open tables
screens-setup-open-these = Open { $tables } of { $seats } seats
players-seat-won = Seat won

# What some words mean, in one sentence.
tip-screens-setup-day = Which day or starting flight this file is, such as Day 1B; leave it empty for an event of one day.
tip-waiting-rule = What happens to a player who buys in while no seat is free: wait without a list, or on a list that is called in order.
tip-screens-setup-arrivals = After so many minutes of play, To do asks about players who were not seen in their seats.
tip-screens-setup-two-signatures = A payment above this amount needs the signatures of two people of the staff.
tip-screens-setup-button-minutes = For so many minutes of play a button that was seen or drawn is trusted; after that it is asked for.
tip-shelf-own = The structures that your house made or changed, without those that come with the program.
tip-dialogs-import-only-list = The names are listed as players. None of them is bought in or seated yet.
tip-screens-floor-pin = This player is never moved to balance or break a table until you unpin the seat.
tip-screens-floor-chair-more = Puts one more chair at this table, so that one more player can sit there.
tip-screens-log-station = The name of this computer in the log, such as desk-1, so that you see where an act was entered.
tip-prizes-groups = So many neighbouring places get the same prize, such as 10th to 12th.
