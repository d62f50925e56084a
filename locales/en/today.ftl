# Several events in one window, and the board of the day.
today-title = Today
today-events-open = { $count ->
    [one] { $count } event
   *[other] { $count } events
}
today-tasks = { $count ->
    [one] { $count } task
   *[other] { $count } tasks
}
today-no-event = Event { $number } is not open
today-tab = { $event }, { $clock }, { $tasks }
today-key = Switch to the event with this number; 0 shows the day board
today-key-board = Open the event with this number
today-go = Go to { $event }
today-go-board = Show the day board
today-trouble = { $event }: { $cause }.
today-not-counted = { $file } cannot be read, so its money and players are missing here: { $why }
today-half-counted = The end of { $file } is missing here: { $why }
today-show = Show

# A line of the board, and what all come to.
today-event = Event
today-clock = Clock
today-level = Level
today-left = Left
today-prizes = Prizes
today-alternates = Alternates
today-to-do = To do
today-ends = Ends
today-open = Open
today-starts-in = Starts in
today-is-late = Start is overdue
today-wait = { $count ->
    [one] { $count } waiting
   *[other] { $count } waiting
}
today-tickets = { $count ->
    [one] { $count } ticket
   *[other] { $count } tickets
}
today-short = { $money } short
today-paid = { $count } paid
today-all-won = All prizes won
today-events = Events
today-play = { $count ->
    [one] { $count } playing
   *[other] { $count } playing
}
today-entries = Entries
today-re-entries = { $count ->
    [one] { $count } re-entry
   *[other] { $count } re-entries
}
today-playing = Playing now
today-tables = Tables
today-taken = Taken today
today-nothing = No event is open. Create one, or open a file.

# The tables of the room.
today-in-use = { $used } in use · { $held } reserved · { $free } free
today-in-use-only = { $used } in use · { $held } reserved
today-needed = Dealers needed
today-now = now
today-again = Repeat next week
today-again-why = { $event } again, a week later, with the same structure, payouts, chips and seats
today-again-people = Returning players
today-again-selected = { $count } selected
today-again-all = Select all
today-again-none = Clear all
today-again-refused = Not registered: { $people }
today-again-no-file = This event has no file, so it cannot be repeated. Save a copy first
today-listed = Schedule this event…
today-listed-title = Schedule { $event }
today-listed-why = Used by the schedule, the page and the day board.
today-date = Date
today-date-hint = 28.11.2026
today-start-hint = 18:00
today-start-wrong = Enter a date such as 28.11.2026 and a time such as 18:00
today-part = Type
today-part-event = Stand-alone event
today-part-flight = Flight of an event
today-part-day = Later day of an event
today-part-satellite = Satellite
today-part-of = Main event
today-part-for = Target event
today-part-label = Flight
today-part-number = Day
today-part-of-needed = Enter the name of the main event
today-part-label-needed = Give every flight a name such as 1A
today-part-number-wrong = Enter a day number, 1 or higher
today-flights = Flights…
today-flights-title = Flights of { $event }
today-flights-first = Each has the prices, chips, structure and prizes of this event, which becomes the first flight.
today-flights-why = Each is a new event with the prices, chips, structure and prizes of this one, which is unchanged.
today-flights-add = Add flight
today-flights-remove = Remove { $flight }
today-flights-twice = { $flight } is listed twice
today-flights-make = { $count ->
    [one] Create { $count } flight
   *[other] Create { $count } flights
}
today-flights-made = Flights of { $event }: { $flights }.
today-print = Schedule as PDF…
today-no-club = No club in the events folder
today-schedule = Schedule
today-start = Start
today-price = Buy-in
today-stack = Stack
today-late = Late registration
today-through = through level { $level }
today-state-seats = Seats drawn
today-state-bagged = Day over, stacks bagged
today-state-gone-on = Continues on the next day
today-guarantee = Guaranteed
today-cash = Cash for the day
today-agrees = Cashiers and events match.
today-does-not-agree = Cashiers and events do not match.
today-own = Room tables…
today-own-why = Numbered from 1. A table used by one event is not offered to another.
today-own-field = Number of tables
today-own-wrong = Enter a number up to { $most }, or leave it empty
today-own-save = Save
today-club = Club settings…
today-club-name = Club name
today-club-title = Club settings
today-club-age = Minimum age
today-club-age-why = Younger players are refused at registration. Leave empty for no age check.
today-club-age-wrong = Enter an age up to 99, or leave it empty
today-club-call = Contact for alerts
today-club-call-why = Shown when someone may not play, such as: security, extension 12.
today-club-ways = Payment methods at the club's events
today-club-ways-none = Select at least one payment method
today-club-reach = Applies to every event in the club's folder.
today-club-name-needed = Enter the club's name
today-held = { $event }, reserved
today-free = Free
today-wall-events = Events
today-wall-full = A wall shows up to { $count } clocks
today-table-taken = Table { $table } is in use: { $event }
today-twice = { $count ->
    [one] Table { $tables } is open in two events.
   *[other] Tables { $tables } are open in two events.
}
