# What the floor should do next, and why.

todo-won = { $name } has won
todo-won-paid = The event is over and everyone has been paid.
todo-won-why = All other players have busted and registration is closed.

# Steps: what a button of a task says.
todo-draw-seats = Draw seats
todo-open-and-draw-seats = Open and draw seats
todo-set-button = Set button
todo-done = Done
todo-other-seat = Other seat…
todo-hold = Hold

# Players without a seat.
todo-waiting = { $count ->
    [one] { $count } player waiting for a seat
   *[other] { $count } players waiting for a seat
}
todo-open-seats = { $count ->
    [0] No open seats.
    [one] { $count } open seat.
   *[other] { $count } open seats.
}
todo-waiting-draw = { $open } They draw at the shortest tables.
todo-waiting-open = { $open } Open { $tables } first, { $size } seats each.

# The final table and redraws; $rule is empty, or one of the two that follow.
todo-final-table = Draw the final table
todo-final-table-why = { $count ->
    [one] { $count } player
   *[other] { $count } players
} left: one table of { $seats }{ $rule }. Seats and button are drawn.
todo-final-table-tda = (TDA recommended procedure 9)
todo-final-table-wsop = (WSOP tournament rule 68)
todo-redraw = Redraw at { $count } players
todo-redraw-why = { $count ->
    [one] { $count } player
   *[other] { $count } players
} left: house rules redraw everyone across { $tables }.

# The end of an event while registration is open.
todo-one-table = One table is enough
todo-one-table-why = { $count } players left at { $tables } tables. New entries will get a seat at the remaining table.
todo-pay = Pay out
todo-results = Results
todo-standings = Standings
todo-close = Close registration
todo-close-why = Only { $name } is left, and registration is still open.

# The button.
todo-button = Find the button at table { $table }
todo-button-why = It decides who moves, and to which seat.
todo-button-seen = Button last seen { $time }. Please check: it decides who moves, and to which seat.

# Moves.
todo-empty-seat = Seat { $seat } is empty
todo-move = Move { $name } { $from } → { $to }
todo-move-turn = Move { $turn } of { $of } to T{ $table }.
todo-move-waits = No cards until the button has passed.
todo-high-card = High card at table { $from } → { $to }
todo-high-card-step = Pick player

# Why a player moves: who, and to which seat.
todo-why = T{ $from } has { $more }, T{ $to } has { $fewer }: { $short } apart. { $who } { $place } (TDA 11-A).
todo-why-high-card = T{ $from } has { $more }, T{ $to } has { $fewer }: { $short } apart. { $who } { $place } (WSOP 67).
todo-why-break = T{ $from } breaks and the seat was drawn (TDA 10-B).
todo-who-next = The next big blind at T{ $from } moves
todo-who-later = { $count ->
    [one] Those before are pinned, so the big blind in { $count } hand at T{ $from } moves
   *[other] Those before are pinned, so the big blind in { $count } hands at T{ $from } moves
}
todo-who-drawn = Button unknown at T{ $from }, so the player was drawn
todo-who-high-card = The high card at T{ $from } moves
todo-who-high-card-is = The high card at T{ $from }, { $card }, moves
todo-who-position = Stud only: the player in the same position at T{ $from } moves
todo-to-worst = to the worst open seat, { $blind }
todo-to-drawn = to a drawn seat
todo-to-opened = to the last seat that opened

# Tables that break, close or stand still.
todo-post = Post the breaking order: { $tables }
todo-post-why = Picked to avoid moving players three times. Post it before the first table breaks (TDA 11-C).
todo-post-step = Post
todo-break = Break table { $table }
todo-break-why = { $count ->
    [one] { $count } player fits
   *[other] { $count } players fit
} into { $open } elsewhere. First in the breaking order.
todo-close-table = Close table { $table }
todo-close-table-why = No players there.
todo-close-table-step = Close table
todo-halt = Halt { $tables }
todo-halt-why = Three or more players short of the fullest table: play stops once the blinds are affected (TDA 11-D).

# The clock.
todo-start = Start the clock
todo-start-why = { $count ->
    [one] { $count } seated
   *[other] { $count } seated
}. Starts at { $first }.
todo-start-step = Start
todo-day-over = Day over
todo-day-over-why = The next day starts with { $row }.
todo-day-over-step = Start next day
todo-overtime = End of the structure
todo-overtime-why = The last level keeps running. Add levels in Setup if you need them.
todo-colour-up-now = Colour up the { $chips } now
todo-colour-up-now-why = No later level needs them.
todo-colour-up-late = { $chips } are overdue to come off
todo-colour-up-late-why = Due after level { $level }{ $minutes ->
    [0] {""}
   *[other] , { $late } of play ago
}. { $raced } of { $tables ->
    [one] 1 table raced off
   *[other] { $tables } tables raced off
}.
todo-colour-up-schedule = Open schedule
todo-colour-up-postpone = Postpone
todo-colour-up-soon = Colour up the { $chips } at the break
todo-colour-up-soon-why = No later level needs them. Have larger chips ready.

# What of this computer may cost the event something.
health-gone = { $of ->
    [second] Second copy's folder is missing
    [house] Club folder is missing
   *[event] Event folder is missing
}
health-gone-why = { $folder } can't be found. Plug the disk in again, or reconnect the network folder. { $of ->
    [second] The event file has everything; choose another second copy in Setup if needed.
    [house] The event continues; its people are added to the club once the folder is back.
   *[event] This window also has every record: use Menu › Save a copy.
}
health-read-only = { $of ->
    [second] Second copy's folder is read-only
    [house] Club folder is read-only
   *[event] Event folder is read-only
}
health-read-only-why = { $folder } became read-only. Check whether the stick is locked or the disk has failed, and { $of ->
    [second] choose another folder: Setup › Second copy.
    [house] move the club to another disk before the next event.
   *[event] save a copy elsewhere now: Menu › Save a copy.
}
health-silent = { $of ->
    [second] Second copy's folder isn't responding
    [house] Club folder isn't responding
   *[event] Event folder isn't responding
}
health-silent-why = { $folder } isn't responding{ $why }. Check the cable and the network; if it doesn't come back, { $of ->
    [second] choose another folder: Setup › Second copy.
    [house] close the club and open it from a copy.
   *[event] save a copy elsewhere: Menu › Save a copy.
}
health-room = { $of ->
    [second] Second copy's disk is nearly full
    [house] Club disk is nearly full
   *[event] Event disk is nearly full
}
health-room-why = { $folder } has { $free } MB free. Less than { $least } MB won't hold six events of ten thousand entries, and other programs can fill it in minutes. Delete or move large files.
health-slow = Event disk is slow
health-slow-why = One record took { $took } to save; a healthy disk takes under half a second. Close other programs that use the disk, or continue on another one: Menu › Save a copy. Use a stick or network folder for the second copy only.
health-seconds = { $whole }.{ $tenth } s
health-battery = Plug this computer in
health-battery-why = Battery at { $left }%. Under { $least }%, many computers shut down without warning.
health-clock = Check this computer's clock
health-clock-why = { $way ->
    [ahead] It was set forward by { $by } while the event was open
   *[behind] It is { $by } behind the latest record
}. The time left in the level is unchanged. If the time at the bottom of the window is right, confirm it; if not, set the computer's clock.
health-clock-right = Time is right
todo-count-now = { $count } now
todo-count-waiting = { $count } waiting
todo-count-planned = { $count } planned
todo-more = { $count ->
    [one] { $count } more task below
   *[other] { $count } more tasks below
}
todo-more-show = Show the next tasks
