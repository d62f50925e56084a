# The waiting list, and who has come to a seat.

waiting-tab-players = Players
waiting-tab-list = Waiting list
waiting-tab-missing = No-shows

# When a freed seat is offered: a switch of the event.
waiting-rule = When full
waiting-rule-unlisted = No list
waiting-rule-at-once = List: seat right away
waiting-rule-two-short = List: tables two short
waiting-rule-full-tables = List: full new tables

# The rows.
waiting-place = Place
waiting-posted = No.
waiting-player = Player
waiting-card = Card
waiting-since = Joined
waiting-paid = Paid
waiting-status = Status
waiting-number = A{ $number }
waiting-is-waiting = Waiting
waiting-held = On hold: { $reason }
waiting-called = Called { $time } → { $seat }
waiting-hand = waits a hand
waiting-seated = Seated { $time }, { $seat }
waiting-refunded = Refunded { $time }
waiting-gone = Out { $time }: stack does not continue
waiting-count = { $count ->
    [0] No one waiting
    [one] { $count } waiting
   *[other] { $count } waiting
}
waiting-called-count = { $count } called
waiting-empty = No one is waiting. In a full room, new players go on this list.
waiting-off = The waiting list is off for this event.
waiting-switch-on = Turn on the waiting list
waiting-choose = Select a player to skip, hold or move.

# Actions.
waiting-call = Call
waiting-call-next = { $count ->
    [1] Call next: { $name }
   *[other] Call next { $count }
}
waiting-skip = Skip…
waiting-no-show = No-show…
waiting-hold = Hold…
waiting-back = Returned
waiting-up = Up one…
waiting-down = Down one…
waiting-first = To the top…
waiting-last = To the bottom…
waiting-close = Refund
waiting-close-all = Close the list: refund { $money }
waiting-close-keep-fee = Close, refund { $money }, keep the fee
waiting-show = Show list
waiting-open = Open and call
waiting-join = Add to waiting list
waiting-print-slips = Print refund slips
waiting-print-cards = Print seat cards
waiting-seat-card = Seat card
waiting-slip-since = on the waiting list since { $time }
waiting-slip-kept = Kept
waiting-slip-foot = The money for this entry was refunded.
waiting-refund-slip = Refund slip

# Reasons, recorded in the floor's words.
waiting-record = Record
waiting-why-skip = Move the next player ahead of { $name }
waiting-why-not-come = { $name } did not come: the seat is open again
waiting-why-hold = Hold { $name }
waiting-why-rank = Move { $name } to place { $place }
waiting-reason-no-answer = No answer
waiting-reason-asked = Player's request
waiting-reason-away = Away for a while
waiting-reason-mistake = Listed by mistake

# To do.
waiting-todo-call = { $others ->
    [0] Call { $name } from the waiting list
    [one] Call { $name } and one more from the waiting list
   *[other] Call { $name } and { $others } more from the waiting list
}
waiting-why-unlisted = Players are not added to the list automatically
waiting-why-at-once = A seat is offered as soon as it opens
waiting-why-two-short = A table is filled once it is two players short
waiting-why-full-tables = A new table opens once there are enough waiting to fill it
waiting-todo-call-why = { $waits }. { $rule }.
waiting-todo-open = Open { $tables } for { $count } waiting
waiting-todo-close = { $count ->
    [one] { $count } still waiting: refund the entry
   *[other] { $count } still waiting: refund the entries
}
waiting-todo-close-why = Registration is closed, and so is the waiting list. Refund { $money }.

# The log.
waiting-log-joined = { $count ->
    [one] Waiting list · { $who }
   *[other] { $count } on the waiting list
}
waiting-log-skipped = Skipped · { $who }, now place { $place }
waiting-log-not-come = No-show · { $who } at { $seat }, now place { $place }
waiting-log-held = On hold on the waiting list · { $who }
waiting-log-back = Back on the waiting list · { $who }
waiting-log-ranked = Waiting list · { $who } to place { $place }
waiting-log-called = Called · { $what }
waiting-log-left-out = Excluded from the draw, would have to wait a hand there · { $seats }
waiting-card-joined = added to the waiting list
waiting-card-skipped = skipped on the waiting list
waiting-card-not-come = no-show at { $seat }
waiting-card-held = on hold on the waiting list
waiting-card-back = back on the waiting list
waiting-card-ranked = to place { $place } of the waiting list

# The wall, the page and the voice.
waiting-wall-called = called

# Not there yet.
arrivals-seat = Seat
arrivals-player = Player
arrivals-since = Drawn
arrivals-missing = No-show for
arrivals-moved = from { $from } at { $time }
arrivals-called = called at { $time }
arrivals-drawn = drawn at { $time }
arrivals-rule-killed = Absent: blinds and antes are posted, the hand is killed after the deal.
arrivals-rule-passed = Absent: blinds and antes are posted, the hand is folded in turn.
arrivals-key = Check in the selected player, or the whole table
arrivals-brief-drawn = drawn
arrivals-brief = { $count ->
    [one] { $count } no-show
   *[other] { $count } no-shows
}
arrivals-arrived = Arrived
arrivals-all-arrived = All arrived
arrivals-show = Show no-shows
arrivals-show-seat = Show seat
arrivals-none-missing = All players are in their drawn seats.
arrivals-off = Seat check-in is off for this event.
arrivals-switch-on = Turn on seat check-in
arrivals-minutes = Remind after
arrivals-minutes-none = Never
arrivals-count = { $count ->
    [one] { $count } no-show
   *[other] { $count } no-shows
}
arrivals-todo = { $name } has not arrived at { $seat }
arrivals-todo-why = { $since }, no-show for { $missing }.
arrivals-todo-many = { $count } players have not arrived at their seats
arrivals-log-seen = { $count ->
    [one] Checked in · { $who }
   *[other] { $count } players checked in
}
arrivals-card-seen = checked in at the seat
