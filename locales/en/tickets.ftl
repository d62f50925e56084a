# Tickets: seats for another event.

tickets-log-handed-out = Ticket { $number } for { $event }, { $value }
tickets-log-taken = Paid with ticket { $number }, { $value }
tickets-open = open
tickets-used = used in { $file }
tickets-sold-back = sold back: { $reason }
tickets-lapsed = expired: { $reason }
tickets-withdrawn = withdrawn: the seat was not won
tickets-outstanding = { $event }: { $count ->
    [one] { $count } ticket
   *[other] { $count } tickets
} outstanding, { $value }
tickets-none = No tickets yet.
tickets-missing-in-club = { $file }: ticket { $number } was won there but is not in the club's file. “bottone house settle” adds it.
tickets-won-no-longer = { $file }: ticket { $number } is in the club's file but was voided there. “bottone house settle” withdraws it.
tickets-use-missing = { $file }: an entry was paid with ticket { $number }, which is still open in the club's file. “bottone house settle” marks it used.
tickets-use-no-longer = { $file }: ticket { $number } is marked as used there, but no entry was paid with it. “bottone house settle” frees it.
tickets-used-twice = { $file }: an entry was paid with ticket { $number }, which was used elsewhere.
tickets-other-event = { $file }: the club's list does not have this event as one that gives or takes ticket { $number }. Set the event's part in the club, or void the ticket in the event.
tickets-other-value = { $file }: the value of ticket { $number } is not the one in the club. Void it in the event.
tickets-other-holder = { $file }: ticket { $number } belongs to another person in the club. Void it in the event.
tickets-other-number = { $file }: ticket { $number } is not in the club, is another ticket there, or does not have the next number. Void it in the event.
tickets-need-sign-in = The club has staff: sign in as a cashier or director, for example with --as, and settle the tickets again.
tickets-no-currency = { $file }: the club's file does not give the currency of ticket { $number }. “bottone house settle” adds it.
tickets-won-again = { $file }: ticket { $number } was won there, but is withdrawn in the club's file. “bottone house settle” restores it.
tickets-withdrawn-too-late = { $file }: the seat of ticket { $number } was voided there, but the ticket had already been used or sold back. You have to decide.
tickets-settled = { $count ->
    [0] Nothing to settle: the club and its events agree on tickets.
    [one] { $count } change made in the club's file.
   *[other] { $count } changes made in the club's file.
}
tickets-no-target = { $file } is not a satellite on the club's list. Set which event its seats are for.
tickets-not-in-book = { $player } is not in the club's file. Add the person there first.
tickets-no-ticket = This person has no ticket for this event.
tickets-nothing-owed = No seats for another event are due there
tickets-no-id = “{ $id }” is not a person's id: use ten letters and digits, as listed by bottone house people
tickets-no-club = The event is not in a club's folder, or not on the club's list.

# The window.

tickets-title = Tickets
tickets-number = No.
tickets-event = For
tickets-value = Value
tickets-state = Status
tickets-hand-out = { $count ->
    [one] Hand out { $count } ticket
   *[other] Hand out { $count } tickets
}
tickets-handed-out = { $what } for { $event } handed out, { $value }: saved in the club's file.
tickets-for-which = Event for the seats
tickets-for-which-find = Event name
tickets-no-event = No other club event has this name
tickets-seat-in = A seat in { $event }
tickets-give = Hand out ticket, { $value }
tickets-buy-in = Buy in with ticket
tickets-for-money = Pay with money
tickets-enter-with = { $rest ->
    [none] Paid with ticket { $number }, { $value }: no money due.
   *[some] Paid with ticket { $number }, { $value }, plus { $more } in money.
}
tickets-out = { $count ->
    [one] { $count } ticket outstanding
   *[other] { $count } tickets outstanding
}
tickets-overlay-left = Overlay once used
tickets-pass-on = Transfer
tickets-transfer-select = Select who gets the ticket in the list.
tickets-pass-on-to = The ticket will go to { $name }.
tickets-sell-back = Buy back
tickets-lapse = Let expire
tickets-from-drawer = Paid from drawer { $drawer }.
tickets-from-no-drawer = You have no open drawer here in this currency: the payment will not be in any drawer.
tickets-not-in-club = This event is not in the club's folder
