# What the floor should do next, and why.

todo-won = { $name } has won
todo-won-paid = The event is over and everybody has been paid.
todo-won-why = Everybody else is out and registration is closed.

# Steps: what a button of a task says.
todo-draw-seats = Draw seats
todo-open-and-draw-seats = Open and draw seats
todo-set-button = Set button
todo-done = Done
todo-other-seat = Other seat…
todo-hold = Hold

# Players without a seat.
todo-waiting = { $count ->
    [one] { $count } player waits for a seat
   *[other] { $count } players wait for a seat
}
todo-open-seats = { $count ->
    [0] No seat is open.
    [one] { $count } seat is open.
   *[other] { $count } seats are open.
}
todo-waiting-draw = { $open } They draw among the shortest tables.
todo-waiting-open = { $open } First { $tables } must open, { $size } seats each.

# The final table and redraws; $rule is empty, or one of the two that follow.
todo-final-table = Draw the final table
todo-final-table-why = { $count ->
    [one] { $count } player is
   *[other] { $count } players are
} left: one table of { $seats }{ $rule }. Seats and button are drawn.
todo-final-table-tda = (TDA recommended procedure 9)
todo-final-table-wsop = (WSOP tournament rule 68)
todo-redraw = Redraw at { $count } players
todo-redraw-why = { $count ->
    [one] { $count } player is
   *[other] { $count } players are
} left: the house draws everybody anew over { $tables }.

# The end of an event while registration is open.
todo-one-table = One table is enough
todo-one-table-why = { $count } players are left at { $tables } tables. A new entry finds a seat at the table that stays.
todo-pay = Pay out
todo-results = Results
todo-standings = Standings
todo-close = Close registration
todo-close-why = Only { $name } is left, and anybody may still enter.

# The button.
todo-button = Where is the button at table { $table }?
todo-button-why = Who moves, and to which seat, follows from it.
todo-button-seen = It was seen at { $time } and has moved since. Who moves, and to which seat, follows from it.

# Moves.
todo-empty-seat = Seat { $seat } is empty
todo-move = Move { $name } { $from } → { $to }
todo-move-turn = Move { $turn } of { $of } to T{ $table }.
todo-move-waits = No cards there until the button has passed.
todo-high-card = High card at table { $from } → { $to }
todo-high-card-step = Who has it?

# Why a player moves: who, and to which seat.
todo-why = T{ $from } has { $more }, T{ $to } has { $fewer }: { $short } apart. { $who } { $place } (TDA 11-A).
todo-why-high-card = T{ $from } has { $more }, T{ $to } has { $fewer }: { $short } apart. { $who } { $place } (WSOP 67).
todo-why-break = T{ $from } breaks, the seat was drawn (TDA 10-B).
todo-who-next = The next big blind at T{ $from } moves
todo-who-later = { $count ->
    [one] Those before are pinned: the big blind { $count } hand on at T{ $from } moves
   *[other] Those before are pinned: the big blind { $count } hands on at T{ $from } moves
}
todo-who-drawn = Nobody knows the button at T{ $from }: the player was drawn
todo-who-high-card = The high card at T{ $from } moves
todo-who-high-card-is = The high card at T{ $from }, { $card }, moves
todo-who-position = Nothing but stud is played: from T{ $from } moves who sits at the same place
todo-to-worst = to the worst open seat, { $blind }
todo-to-drawn = to a seat that was drawn
todo-to-opened = to the seat that opened last

# Tables that break, close or stand still.
todo-post = Post the breaking order: { $tables }
todo-post-why = Chosen so that few players move a third time, and posted before the first of them breaks (TDA 11-C).
todo-post-step = Post
todo-break = Break table { $table }
todo-break-why = { $count ->
    [one] { $count } player fits
   *[other] { $count } players fit
} into { $open } elsewhere. First in the breaking order.
todo-close-table = Close table { $table }
todo-close-table-why = Nobody sits there.
todo-close-table-step = Close table
todo-halt = Halt { $tables }
todo-halt-why = Three or more short of the fullest table: play stops there once its blinds are affected (TDA 11-D).

# The clock.
todo-start = Start the clock
todo-start-why = { $count ->
    [one] { $count } player sits
   *[other] { $count } players sit
}. { $first } is first.
todo-start-step = Start
todo-day-over = The day is over
todo-day-over-why = The next day begins with { $row }.
todo-day-over-step = Start the next day
todo-overtime = The structure has come to its end
todo-overtime-why = The last level goes on. Add levels in Setup if the event needs them.
todo-colour-up-now = Colour up the { $chips } now
todo-colour-up-now-why = No later level needs them.
todo-colour-up-late = The { $chips } should have left play
todo-colour-up-late-why = Planned after level { $level }{ $minutes ->
    [0] {""}
   *[other] , { $late } of play ago
}. { $raced } of { $tables ->
    [one] 1 table has raced
   *[other] { $tables } tables have raced
}.
todo-colour-up-plan = Open the plan
todo-colour-up-off = Put off
todo-colour-up-soon = Colour up the { $chips } at the break
todo-colour-up-soon-why = No later level needs them. Have the larger chips ready.

# What of this computer may cost the event something.
health-gone = { $of ->
    [second] The second copy's folder is gone
    [house] The house's folder is gone
   *[event] The event's folder is gone
}
health-gone-why = { $folder } is not there any more. Plug the disk in again, or connect to the network folder. { $of ->
    [second] The event's own file has everything; it is the second place that is missing: Setup, Second copy.
    [house] The event goes on; what it tells of people is taken into the house's book once the folder is back.
   *[event] Everything on record is kept in this window too: Menu, Save a copy.
}
health-read-only = { $of ->
    [second] The second copy's folder takes no files any more
    [house] The house's folder takes no files any more
   *[event] The event's folder takes no files any more
}
health-read-only-why = { $folder } became read-only. Look whether the stick is locked or the disk has failed, and { $of ->
    [second] choose another folder for the second copy: Setup, Second copy.
    [house] move the house to another disk before the next event.
   *[event] save a copy elsewhere now: Menu, Save a copy.
}
health-silent = { $of ->
    [second] The second copy's folder does not answer
    [house] The house's folder does not answer
   *[event] The event's folder does not answer
}
health-silent-why = { $folder } gives no answer{ $why }. Look at the cable and the network; if it stays so, { $of ->
    [second] choose another folder for the second copy: Setup, Second copy.
    [house] close the house and open it from a copy.
   *[event] save a copy elsewhere: Menu, Save a copy.
}
health-room = { $of ->
    [second] Little room on the second copy's disk
    [house] Little room on the house's disk
   *[event] Little room on the event's disk
}
health-room-why = { $folder } has { $free } MB left. Under { $least } MB there is no room for six evenings of ten thousand entries, and other programs fill that in minutes. Delete or move large files there.
health-slow = The event's disk is slow
health-slow-why = An act took { $took } until it was safe; a sound disk takes less than half a second. Close what else uses the disk, or go on from another one: Menu, Save a copy. A stick or network folder is better as the second place.
health-seconds = { $whole }.{ $tenth } s
health-battery = Plug this computer in
health-battery-why = The battery has { $left } % left. Under { $least } % many computers switch themselves off without asking.
health-clock = Look at this computer's clock
health-clock-why = { $way ->
    [ahead] It was set forward by { $by } while the event was open
   *[behind] It is { $by } behind what is on record
}. What is left of the level is unchanged. If the time at the bottom of the window is right, say so; if not, set the computer's clock.
health-clock-right = It is right
