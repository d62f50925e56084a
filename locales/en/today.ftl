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
today-no-event = No event { $number } is open
today-tab = { $event }, { $clock }, { $tasks }
today-key = Bring the event with this number to the desk; 0 shows the board of the day
today-key-board = Open the event with this number
today-go = Go to { $event }
today-go-board = Show the board of the day
today-trouble = { $event }: { $cause }.
today-show = Show it

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
today-is-late = Should have begun
today-wait = { $count ->
    [one] { $count } waits
   *[other] { $count } wait
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
    [one] { $count } plays
   *[other] { $count } play
}
today-entries = Entries
today-re-entries = { $count ->
    [one] { $count } re-entry
   *[other] { $count } re-entries
}
today-playing = Playing now
today-tables = Tables
today-taken = Taken today
today-nothing = No event is open yet. Make one, or open a file.

# The tables of the room.
today-in-use = { $used } in use · { $held } held · { $free } free
today-in-use-only = { $used } in use · { $held } held
today-needed = Dealers needed
today-now = now
today-again = Again next week
today-again-why = { $event } once more, a week later: structure, payouts, chips and seats as they are
today-again-people = Who comes again
today-again-ticked = { $count } ticked
today-again-everybody = Tick all
today-again-nobody = Tick none
today-again-refused = Not entered: { $people }
today-again-no-file = An event that has no file cannot be repeated. Save a copy first
today-listed = In the house…
today-listed-title = { $event } in the house
today-listed-why = The schedule, the page and the board go by this.
today-date = Date
today-date-hint = 28.11.2026
today-start-hint = 18:00
today-start-wrong = Expected a date such as 28.11.2026 and a time such as 18:00
today-part = What it is
today-part-event = An event for itself
today-part-flight = A flight of an event
today-part-day = A later day of an event
today-part-satellite = A satellite
today-part-of = Of the event
today-part-for = For the event
today-part-label = Flight
today-part-number = Day
today-part-of-needed = The name of the whole event is needed
today-part-label-needed = Every flight needs a name such as 1A
today-part-number-wrong = A day is a number from 1
today-flights = Flights…
today-flights-title = Flights of { $event }
today-flights-first = Each has the prices, chips, structure and prizes of this event, which is the first of them.
today-flights-why = Each is a new event with the prices, chips, structure and prizes of this one, which stays as it is.
today-flights-add = One more
today-flights-remove = Leave { $flight } out
today-flights-twice = { $flight } is there twice
today-flights-make = { $count ->
    [one] Make { $count } flight
   *[other] Make { $count } flights
}
today-flights-made = { $event } has the flights { $flights }.
today-print = Schedule as PDF…
today-no-house = There is no house in the folder of events
today-schedule = Schedule
today-start = Start
today-price = Buy-in
today-stack = Stack
today-late = Late registration
today-through = through level { $level }
today-state-seats = Seats are drawn
today-state-bagged = Day over, stacks are in bags
today-state-gone-on = Goes on on the next day
today-guarantee = Guaranteed
today-cash = Cash of the day
today-agrees = Cashiers and events agree.
today-does-not-agree = Cashiers and events do not agree.
today-own = Tables of the room…
today-own-why = They are numbered from 1. A table that one event has is not offered to another.
today-own-field = How many tables
today-own-wrong = A number up to { $most }; nothing where it is not to be said
today-own-keep = Keep
today-house = House…
today-house-name = Name of the house
today-house-title = The house
today-house-age = Youngest age
today-house-age-why = Whoever is younger is refused at registration; empty: nobody is asked.
today-house-age-wrong = An age up to 99; nothing where nobody is asked
today-house-call = Whom the desk calls
today-house-call-why = Told when somebody may not play: security, extension 12.
today-house-ways = How money is paid in the house's events
today-house-ways-none = At least one way of paying
today-house-reach = It holds for every event in the house's folder.
today-house-name-needed = A house has a name
today-held = { $event }, held
today-free = Free
today-wall-events = Events
today-wall-full = A wall shows at most { $count } clocks
today-table-taken = Table { $table } is in use: { $event }
today-twice = { $count ->
    [one] Table { $tables } is open in two events.
   *[other] Tables { $tables } are open in two events.
}
