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
today-tabs = Open events
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
today-short = { $money } short
today-paid = { $count } paid
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
today-not-open = Not open here

# The tables of the room.
today-in-use = { $used } in use · { $held } held · { $free } free
today-in-use-only = { $used } in use · { $held } held
today-needed = Dealers needed
today-now = now
today-held = { $event }, held
today-free = Free
today-twice = { $count ->
    [one] Table { $tables } is open in two events.
   *[other] Tables { $tables } are open in two events.
}
