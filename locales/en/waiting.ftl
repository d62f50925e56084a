# The waiting list, and who has come to a seat.

waiting-tab-players = Players
waiting-tab-list = Waiting list
waiting-tab-missing = Not there yet

# When a freed seat is offered: a switch of the event.
waiting-rule = Full room
waiting-rule-unlisted = No list
waiting-rule-at-once = List: a seat at once
waiting-rule-two-short = List: tables two short
waiting-rule-full-tables = List: full new tables

# The rows.
waiting-place = Place
waiting-posted = No.
waiting-player = Player
waiting-card = Card
waiting-since = Came
waiting-paid = Paid
waiting-status = Status
waiting-number = A{ $number }
waiting-waits = Waits
waiting-held = Held: { $reason }
waiting-called = Called { $time } → { $seat }
waiting-hand = waits a hand
waiting-seated = Seated { $time }, { $seat }
waiting-refunded = Refunded { $time }
waiting-gone = Out { $time }: the bag does not count
waiting-count = { $count ->
    [0] Nobody waits
    [one] { $count } waits
   *[other] { $count } wait
}
waiting-called-count = { $count } called
waiting-empty = Nobody is on the waiting list. With a list, whoever comes to a full room is put on it.
waiting-choose = Choose somebody to skip, hold or move.

# What is done.
waiting-call = Call
waiting-call-next = { $count ->
    [1] Call the next: { $name }
   *[other] Call the next { $count }
}
waiting-skip = Skip…
waiting-did-not-come = Did not come…
waiting-hold = Hold…
waiting-back = Is back
waiting-up = One place up…
waiting-down = One place down…
waiting-first = To the top…
waiting-last = To the end…
waiting-close = Give the money back
waiting-close-all = Close the list: { $money } back
waiting-close-keep-fee = Close it, { $money } back, keep the fee
waiting-show = Show the list
waiting-open = Open and call
waiting-join = Put on the waiting list
waiting-print-slips = Print the refund slips
waiting-print-cards = Print seat cards
waiting-seat-card = Seat card
waiting-slip-since = on the waiting list since { $time }
waiting-slip-kept = Kept
waiting-slip-foot = The money for this entry was given back.
waiting-refund-slip = Refund slip

# Why: the floor's words go on record.
waiting-do-it = Put on record
waiting-why-skip = Let the next one go before { $name }
waiting-why-not-come = { $name } did not come: the seat is free again
waiting-why-hold = Hold { $name }
waiting-why-rank = { $name } to place { $place }
waiting-reason-no-answer = Did not answer
waiting-reason-asked = Asked for it
waiting-reason-away = Is away for a while
waiting-reason-mistake = Was listed wrongly

# To do.
waiting-todo-call = { $others ->
    [0] Call { $name } from the waiting list
    [one] Call { $name } and one more from the waiting list
   *[other] Call { $name } and { $others } more from the waiting list
}
waiting-why-unlisted = Nobody is put on the list by itself
waiting-why-at-once = A seat is offered as soon as it is free
waiting-why-two-short = A table gets somebody once it is two short
waiting-why-full-tables = A table opens once those who wait fill it
waiting-todo-call-why = { $waits }. { $rule }.
waiting-todo-open = Open { $tables } for { $count } who wait
waiting-todo-close = { $count ->
    [one] { $count } still waits: give the money back
   *[other] { $count } still wait: give the money back
}
waiting-todo-close-why = Registration is closed, and the waiting list with it. { $money } goes back.

# The log.
waiting-log-joined = { $count ->
    [one] Waiting list · { $who }
   *[other] { $count } on the waiting list
}
waiting-log-skipped = Skipped · { $who }, now place { $place }
waiting-log-not-come = Did not come · { $who } from { $seat }, now place { $place }
waiting-log-held = Held on the waiting list · { $who }
waiting-log-back = Back on the waiting list · { $who }
waiting-log-ranked = Waiting list · { $who } to place { $place }
waiting-log-called = Called · { $what }
waiting-log-left-out = Left out of the draw, a hand would be waited for there · { $seats }
waiting-card-joined = onto the waiting list
waiting-card-skipped = skipped on the waiting list
waiting-card-not-come = did not come to { $seat }
waiting-card-held = held on the waiting list
waiting-card-back = back on the waiting list
waiting-card-ranked = to place { $place } of the waiting list

# The wall, the page and the voice.
waiting-wall-called = called

# Not there yet.
arrivals-seat = Seat
arrivals-player = Player
arrivals-since = Drawn
arrivals-missing = Missing
arrivals-moved = from { $from } at { $time }
arrivals-called = called at { $time }
arrivals-drawn = drawn at { $time }
arrivals-rule-killed = Absent: blinds and antes go in, the hand is killed after the deal.
arrivals-rule-passed = Absent: blinds and antes go in, the hand is passed in turn.
arrivals-key = Drawn players are there: the chosen one, or the whole table
arrivals-brief-drawn = drawn
arrivals-brief = { $count } missing
arrivals-there = Is there
arrivals-all-there = Everybody is there
arrivals-show = Show who is missing
arrivals-show-seat = Show seat
arrivals-nobody = Everybody is in the seat that was drawn.
arrivals-off = This event does not ask who has come to a drawn seat.
arrivals-switch-on = Ask for everybody from now on
arrivals-minutes = Asked for after
arrivals-minutes-none = Not asked
arrivals-count = { $count ->
    [one] { $count } not there yet
   *[other] { $count } not there yet
}
arrivals-todo = { $name } has not come to { $seat }
arrivals-todo-why = { $since }, missing for { $missing }.
arrivals-todo-many = { $count } players have not come to their seats
arrivals-log-seen = { $count ->
    [one] In the seat · { $who }
   *[other] { $count } players seen in their seats
}
arrivals-card-seen = seen in the seat
