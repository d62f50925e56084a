# The first page.
start-question = What is it going to be?
start-other = Something else…
start-home = Home game
start-home-line = One table and rebuys. Free until you type a price.
start-league = League night
start-league-line = Free entry, points and standings. Next week the same players.
start-charity = Charity
start-charity-line = Rebuys, an add-on, more prizes, the wall on the TV.
start-casino = Casino event
start-casino-line = Deep stacks, one re-entry, TDA rules.
start-clock = Just a clock
start-clock-line = Blinds on the wall, running at once. No players needed.
start-named = { $kind } { $year }-{ $month }-{ $day }
start-no-kind = Choose a kind, or set everything yourself.
start-key-kinds = New event: home game, league night, charity, casino event, just a clock
start-recent = Recent events
start-continue = Continue

# The terms of a new event.
start-prizes = Prizes
start-late-open = until you close it
start-tables = Tables to open
start-tables-none = None
start-league-none = No league
start-league-named = League { $year }
start-wall = Open the wall
start-runs = Start the clock at once

# The cards of events.
card-running = Running
card-paused = Paused
card-waits = Not started
card-day-over = Day over
card-left = Not finished
card-finished = Finished
card-today = Today, started { $time }
card-made = Made { $date }
card-registered = Registered
card-starts-at = Starts at
card-ended = ended { $time }
card-left-running = Left running at { $time }.
card-left-paused = Paused, last log entry at { $time }.
card-last = Last log entry at { $time }.
card-break-in = { $line } Break in { $time }.
card-nobody = No player is registered yet.
card-seats-drawn = Seats are drawn.
card-no-seats = Seats are not drawn yet.
card-bagged = Stacks are in bags.
card-won = Won by { $name }.
card-won-prize = Won by { $name }: { $prize }.
card-reading = Reading the file…
card-too-large = The file is too large to be read here. Open it to see how it stands.

# The guide.
guide-open = Guide
guide-key = The guide, and its next card
guide-of = { $number } of { $all }
guide-next = Next
guide-back = Back
guide-done = Done
guide-leave = Leave the guide
guide-players = Register and seat
guide-players-line = On Players, type a name and press Enter: the seat is drawn.
guide-clock = Start the clock
guide-clock-line = Space starts and pauses the clock, from the floor and from Clock.
guide-bust = Bust a player
guide-bust-line = B, then a few letters of the name or table and seat as 1 3, then Enter.
guide-wall = The wall on the TV
guide-wall-line = On Room, open a wall and drag it to the TV; F2 opens and closes the first.
guide-pay = Pay the winner
guide-pay-line = On Money, lock the prizes when registration is closed, then pay each place.
