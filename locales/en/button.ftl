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
button-why-two = Two players: the button posts the small blind, acts first before the flop and last after it. The big blind moves to { $big }.
button-why-dead = The big blind moves to the next player, { $big }. The small blind goes where the big blind was, and the button where the small blind was.
button-why-moving = The button moves to the next player, { $button }, and the blinds to the two after. Skipped blinds are still collected.
button-why-simple = The button moves to the next player, { $button }, and the blinds to the two after.
button-note-dead = Dead button on an empty seat: { $last } acts last.
button-note-dead-small = Dead small blind: not posted, so the pot is one small blind short.
button-note-pushed = The dead button moves past empty seats to { $button }, so players who take the seats behind it are dealt in.
button-note-skipped-owed = A blind was skipped. It is still collected: one blind per player per hand, big blind first.
button-note-skipped-lost = A blind was skipped and is lost: one player avoids it.
button-note-to-two = Two players left: the button is adjusted so that no one has the big blind twice in a row.
button-note-from-two = More than two again: button and small blind separate.
button-note-new-button = { $button } just sat down on the button: dealt in, owes nothing.
button-note-new-small = { $small } just sat down on the small blind: posts it and plays.
button-note-new-big = { $big } just sat down on the big blind: posts it and plays.
button-note-moved = The button passes a player who was moved here and goes to { $button }. The rule doesn't say who posts the blinds then; here the next two do.
button-waits-right = { $count ->
    [one] { $who } waits, seated between button and small blind.
   *[other] { $who } wait, seated between button and small blind.
}
button-waits-on-small = { $count ->
    [one] { $who } waits this hand: just sat down on the small blind.
   *[other] { $who } wait this hand: just sat down on the small blind.
}
button-waits-left = { $count ->
    [one] { $who } waits this hand, seated between small blind and big blind.
   *[other] { $who } wait this hand, seated between small blind and big blind.
}
button-waits = { $count ->
    [one] { $who } waits this hand.
   *[other] { $who } wait this hand.
}
button-plays-at-once = { $count ->
    [one] { $who } just sat down: dealt in now, owes nothing.
   *[other] { $who } just sat down: dealt in now, owe nothing.
}
button-turns = First to act: { $first }. Last after the flop: { $last }.
button-frozen = Stud: the button is frozen on seat { $button }, with the blinds on { $small } and { $big }, until the next game with blinds. { $cite }

# What other methods would do.
button-ways = Other methods at this table
button-way-dead = Dead button
button-way-forward = Pushed forward
button-way-disc = Disc stays
button-way-lottomatica = Lottomatica
button-way-moving = Moving button
button-way-simple = Simple
button-way-posts = Posts
button-way-waits = Waits
button-way-differs = Gold and underlined: differs from here.
button-way-same = Same with { $ways }.

# What is due from who comes back.
button-owed = Returning and new players
button-owed-note = In a tournament, absent players are dealt in and post, so they owe nothing ({ $cite }).
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
button-what-if-here = What if: not recorded.
button-what-if-end = Back to the table
button-what-if-hint = Next hand: tap a seat to set leaves, new or moved here. Last hand: tap to set dealt in or not.
button-deal = Hand dealt
button-deal-on = Next hand
button-start-again = Start again
button-cannot-be = Not possible
button-impossible = Not possible: the big blind must be a player, and button, small blind and big blind go clockwise. With two players, the button is the small blind.
button-drag = Drag a disc, or press its key and a seat.

# Putting it right.
button-correct = Correct the button
button-from-to = { $disc }: seat { $from } → { $to }
button-unchanged = No changes yet.
button-why-wrong = Reason
button-reason-counted = Miscounted
button-reason-last = Wrong last hand
button-reason-seen = Seen at the table
button-reason-needed = Select a reason for the correction
button-record = Record correction
button-cancel = Cancel
button-middle = Found mid-hand
