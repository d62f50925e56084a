# The tab for the button and the blinds.

button-seat = seat { $seat }
button-player = { $name } (seat { $seat })
button-is = Button { $seat }
button-is-dead = Button { $seat } (empty)
button-small-is = small blind { $seat }
button-small-is-dead = no small blind ({ $seat })
button-big-is = big blind { $seat }
button-and-small-is = Button and small blind { $seat }
button-posts = seat { $seat } posts { $chips }
button-empty = { $seat } empty
button-too-few = Fewer than two players: no hand.

# Why it goes where it goes.
button-why = Why
button-why-first = First hand: the button goes to the first stack to the dealer's right, { $button }.
button-why-two = Two players: the button posts the small blind, acts first before the flop and last after it. The big blind goes on to { $big }.
button-why-dead = The big blind goes on to the next player, { $big }. The small blind goes where the big blind was, the button where the small blind was.
button-why-moving = The button goes on to the next player, { $button }, and the blinds to the two after. Blinds that are jumped over are collected all the same.
button-why-simple = The button goes on to the next player, { $button }, and the blinds to the two after.
button-note-dead = Dead button: it lies on an empty seat, and { $last } acts last.
button-note-dead-small = Dead small blind: nobody posts it. The pot is one small blind lighter.
button-note-pushed = The dead button slides on over empty seats to { $button }, so that the seats behind it can be filled and dealt in.
button-note-skipped-owed = A blind was jumped over. It is collected all the same: one blind from a player in a hand, the big one first.
button-note-skipped-lost = A blind was jumped over and is lost: somebody is spared it.
button-note-to-two = Two are left: the button is put right so that nobody has the big blind twice running.
button-note-from-two = More than two again: button and small blind part.
button-note-new-button = { $button } has just sat down and has the button: dealt in, owes nothing.
button-note-new-small = { $small } has just sat down on the small blind, posts it and plays.
button-note-new-big = { $big } has just sat down on the big blind, posts it and plays.
button-note-moved = The button passes by a player who was moved here and goes to { $button }. The text does not say who posts the blinds then: the two after do.
button-waits-right = { $count ->
    [one] { $who } waits: sits between button and small blind.
   *[other] { $who } wait: they sit between button and small blind.
}
button-waits-on-small = { $count ->
    [one] { $who } waits this hand: has just sat down on the small blind.
   *[other] { $who } wait this hand: they have just sat down on the small blind.
}
button-waits-left = { $count ->
    [one] { $who } waits this hand: sits between small blind and big blind.
   *[other] { $who } wait this hand: they sit between small blind and big blind.
}
button-waits = { $count ->
    [one] { $who } waits this hand.
   *[other] { $who } wait this hand.
}
button-plays-at-once = { $count ->
    [one] { $who } has just sat down, is dealt in at once and owes nothing.
   *[other] { $who } have just sat down, are dealt in at once and owe nothing.
}
button-turns = First to act: { $first }. Last after the flop: { $last }.
button-frozen = Stud: the button is frozen. It stays on seat { $button }, with the blinds on { $small } and { $big }, until a game with blinds comes again. { $cite }

# What other methods would do.
button-ways = Other methods, this table
button-way-dead = Dead button
button-way-forward = Pushed on
button-way-disc = Disc stays
button-way-lottomatica = Lottomatica
button-way-moving = Moving button
button-way-simple = Simple, informal
button-way-posts = Posts
button-way-waits = Waits
button-way-differs = Gold and underlined: other than here.
button-way-same = The same by { $ways }.

# What is due from who comes back.
button-owed = Coming back, coming in
button-owed-note = In a tournament who is absent is dealt in and posts: nothing is owed ({ $cite }).
button-place-big = On the BB
button-place-between = D to BB
button-place-else = Elsewhere
button-missed-small = Missed the SB
button-missed-big = Missed the BB
button-missed-both = Missed both
button-new-no-limit = New, no limit
button-new-limit = New, limit
button-due-nothing = nothing
button-due-waits = waits
button-due-live = { $live } live
button-due-dead = { $dead } dead
button-due-both = { $live } live + { $dead } dead

# The tables and what can be done with them.
button-last = Last hand
button-first = Before the first hand
button-next = Next hand
button-set = Corrected
button-disc-button = Button
button-disc-small = Small blind
button-disc-big = Big blind
button-disc-at = { $table }: { $disc } on seat { $seat }
button-seat-at = { $table }: seat { $seat } { $state }
button-state-empty = empty
button-state-new = new
button-state-moved = moved here
button-state-waits = waits
button-state-left = left
button-what-if = What if…
button-what-if-here = What if: nothing of this is on record.
button-what-if-end = Back to the table
button-what-if-hint = Tap a seat of the next hand: leaves, new, moved here. Tap one of the last hand: was there or not.
button-deal = Hand dealt
button-deal-on = Next hand
button-anew = From the start
button-cannot-be = This cannot be
button-impossible = Impossible: the big blind is a player, and button, small blind and big blind go clockwise. With two, the button is the small blind.
button-drag = Drag a disc, or press its key and a seat.

# Putting it right.
button-correct = Put the button right
button-from-to = { $disc }: seat { $from } → { $to }
button-unchanged = Nothing is changed yet.
button-why-wrong = Why
button-reason-counted = Miscounted
button-reason-last = Wrong at the last hand
button-reason-seen = Seen at the table
button-reason-needed = Say why it is put right
button-record = Put on record
button-let-be = Let it be
button-middle = Found in the middle of a hand
