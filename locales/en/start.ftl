# The first page.
start-question = Choose a type of event
start-other = Something else…
start-home = Home game
start-home-line = One table with rebuys. Free until you enter a price.
start-league = League night
start-league-line = Free entry, points and standings. Same players next week.
start-charity = Charity
start-charity-line = Rebuys, an add-on, more prizes, a wall on the TV.
start-casino = Casino event
start-casino-line = Deep stacks, one re-entry, TDA rules.
start-clock = Just a clock
start-clock-line = Blinds on the wall, running right away. No players needed.
start-named = { $kind } { $year }-{ $month }-{ $day }
start-no-kind = Choose a type, or set everything yourself.
start-key-kinds = New event: home game, league night, charity, casino event, just a clock
start-opens = { $count ->
    [one] Opening { $name }…
   *[other] Opening { $count } events…
}
start-recent = Recent events
start-continue = Continue
start-find = Find an event
start-find-nothing = No recent event matches. Older events open with Open…
start-find-all = Show all
start-use-walls = Walls and phones
start-use-walls-line = Time, blinds, payouts and seats on TVs and phones. No internet needed.
start-use-seats = Seats and moves
start-use-seats-line = Seats are drawn and tables balanced. Each move is suggested with its reason.
start-use-rulings = Rulings and prizes
start-use-rulings-line = Chips, pots and the button by your rule book. Prizes add up to the cent.

# The terms of a new event.
start-prizes = Prizes
start-late-open = until you close it
start-tables = Tables to open
start-tables-none = None
start-league-none = No league
start-league-named = League { $year }
start-wall = Open a wall
start-runs = Start the clock right away

# The cards of events.
card-running = Running
card-paused = Paused
card-waits = Not started
card-day-over = Day over
card-left = Unfinished
card-finished = Finished
card-today = Today, started { $time }
card-made = Created { $date }
card-registered = Registered
card-starts-at = Starts at
card-ended = ended { $time }
card-left-running = Left running at { $time }.
card-left-paused = Paused. Last record at { $time }.
card-last = Last record at { $time }.
card-break-in = { $line } Break in { $time }.
card-no-players = No players registered yet.
card-seats-drawn = Seats drawn.
card-no-seats = Seats not drawn yet.
card-bagged = Stacks bagged.
card-won = Won by { $name }.
card-won-prize = Won by { $name }: { $prize }.
card-reading = Reading the file…
card-too-large = This file is too large to preview. Open it to see the event.

# The guide.
guide-open = Guide
guide-key = Open the guide, or go to its next card
guide-of = { $number } of { $all }
guide-next = Next
guide-back = Back
guide-done = Done
guide-leave = Close the guide
guide-players = Register and seat
guide-players-line = On Players, type a name and press Enter. The seat is drawn for you.
guide-clock = Start the clock
guide-clock-line = Space starts and pauses the clock, from Floor and from Clock.
guide-bust = Bust a player
guide-bust-line = Press B, type part of the name, or table and seat (1 3), then Enter.
guide-wall = A wall on the TV
guide-wall-line = On Room, open a wall and drag it to the TV. F2 opens and closes the first one.
guide-pay = Pay the winner
guide-pay-line = On Money, lock the prizes once registration is closed, then pay each place.
