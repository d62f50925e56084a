# Tickets: seats for another event.

tickets-log-handed-out = Ticket { $number } for { $event }, { $value }
tickets-log-taken = Paid with ticket { $number }, { $value }
tickets-open = open
tickets-used = used in { $file }
tickets-sold-back = sold back: { $reason }
tickets-lapsed = lapsed: { $reason }
tickets-withdrawn = withdrawn: the seat was not won
tickets-outstanding = { $event }: { $count ->
    [one] { $count } ticket
   *[other] { $count } tickets
} outstanding, { $value }
tickets-none = No tickets yet.
tickets-missing-in-house = { $file }: ticket { $number } was won there and is not in the house's book. “bottone house settle” writes it down.
tickets-won-no-longer = { $file }: ticket { $number } is in the house's book and was taken back there. “bottone house settle” withdraws it.
tickets-use-missing = { $file }: an entry was paid with ticket { $number }, which is open in the house's book. “bottone house settle” writes it down.
tickets-use-no-longer = { $file }: ticket { $number } is said to be used there, and no entry was paid with it. “bottone house settle” frees it.
tickets-used-twice = { $file }: an entry was paid with ticket { $number }, which was used elsewhere.
tickets-no-currency = { $file }: the house's book does not say in which currency ticket { $number } is. “bottone house settle” writes it down.
tickets-won-again = { $file }: ticket { $number } was won there, and the house's book has it as withdrawn. “bottone house settle” restores it.
tickets-withdrawn-too-late = { $file }: the seat of ticket { $number } was taken back there, and the ticket was used or sold back before. Somebody has to decide.
tickets-settled = { $count ->
    [0] Nothing to settle: the house and its events say the same of tickets.
    [one] { $count } thing was written into the house's book.
   *[other] { $count } things were written into the house's book.
}
tickets-no-target = { $file } is no satellite on the house's list. Say which event the seat is for.
tickets-nobody = { $player } is not in the house's book. Enter the person there first.
tickets-no-ticket = This person has no ticket for this event.
tickets-nothing-owed = No seat for another event is owed there
tickets-no-id = “{ $id }” is no id of a person: ten letters and figures, as bottone house people lists them
tickets-no-house = The event lies in no house's folder, or is not on the house's list.

# The window.

tickets-title = Tickets
tickets-number = No.
tickets-event = For
tickets-value = Value
tickets-state = What became of it
tickets-hand-out = { $count ->
    [one] Hand out { $count } ticket
   *[other] Hand out { $count } tickets
}
tickets-handed-out = { $what } for { $event } handed out, { $value }: written into the house's book.
tickets-for-which = Seats for which event?
tickets-for-which-find = Name of the event
tickets-no-event = No other event of the house is called so
tickets-seat-in = A seat in { $event }
tickets-give = Hand out ticket, { $value }
tickets-buy-in = Buy in with ticket
tickets-for-money = For money
tickets-enter-with = { $rest ->
    [none] Paid with ticket { $number }, { $value }: no money.
   *[some] Paid with ticket { $number }, { $value }, and { $more } in money.
}
tickets-out = { $count ->
    [one] { $count } ticket outstanding
   *[other] { $count } tickets outstanding
}
tickets-overlay-left = Overlay once they are used
tickets-pass-on = Pass on
tickets-pass-on-whom = Point at whoever gets the ticket, in the list.
tickets-pass-on-to = It will be the ticket of { $name }.
tickets-sell-back = Sell back
tickets-lapse = Let lapse
tickets-from-drawer = Paid out of drawer { $drawer }.
tickets-from-no-drawer = You have no open drawer here with this currency: what is paid will be in none.
