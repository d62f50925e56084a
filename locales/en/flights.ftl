# Flights, and the day that is made of them.

flights-policy-best = the best stack
flights-policy-first = the first stack
flights-policy-added = all stacks added
flights-policy-one = one bag only
flights-without = No flight
flights-all = All flights
flights-whole = Every chip from the flights is in a bag
flights-apart = Flight bags hold { $change } than should be in play
flights-goes-on-with = continues with { $chips }
flights-added = added to another stack
flights-forfeited = forfeited
flights-void = void
flights-change-comes = { $who } joins with { $chips }
flights-change-stack = { $who } has { $chips } instead of { $was }
flights-change-leaves = { $who } doesn't continue with this stack: { $was } leave play and { $seat } opens
flights-change-out = { $who } doesn't continue with this stack: { $was } leave play
flights-change-seat = { $who } takes { $seat }
flights-change-none = No other changes: that stack does not continue
flights-log-made = { $count ->
    [0] Made from { $flights } ({ $policy })
    [one] Made from { $flights } ({ $policy }), with { $count } qualifier
   *[other] Made from { $flights } ({ $policy }), with { $count } qualifiers
}
flights-log-carried = { $count ->
    [one] { $count } entry from the flights, { $playing } with a stack of { $chips } chips
   *[other] { $count } entries from the flights, { $playing } with a stack: { $chips } chips
}
flights-log-restacked = { $who }: { $chips } instead of { $was }
flights-log-left = { $who } doesn't continue with this stack of { $was }
flights-log-void = The bag of { $who } does not count ({ $reason })
flights-log-counts = The bag of { $who } counts again ({ $reason })
flights-log-united = { $who } and { $other } are the same person ({ $reason })
flights-log-read-again = { $flight } reloaded with its new bags
flights-log-ranked = Players busted in the flights ranked again
flights-pool-stacks = Paid for flight stacks
flights-flight = Flight
flights-entries = Entries
flights-bags = Bags
flights-due = Expected
flights-bagged = Bagged
flights-apart-column = Difference
flights-goes-on = Continue
flights-lost = Forfeited
flights-paid = Paid
flights-outcome = Outcome
flights-do-void = Void bag
flights-do-count = Count bag
flights-do-same = Same person as…
flights-do-unite = Same person as { $who }
flights-same-choose = Select the other spelling in the list
flights-seal = File and seal
flights-in-play-now = In play now

merge-not-writable = { $file }: { $why }. Nothing was made: each flight's file must record that it was carried over
merge-elsewhere = { $file } isn't in the folder of { $into }: keep flights and their next day in one folder
merge-twice = { $file } is named twice
merge-not-bagged = { $count ->
    [one] { $file }: { $who } is playing without a bag
   *[other] { $file }: { $who } is playing without a bag, one of { $count } players
}
merge-carried-elsewhere = { $file } is already carried over into { $into }
merge-two-bags = { $who } has two bags, { $one } and { $other }, and only one is allowed: void one with --void
merge-no-such-bag = { $file } has no bag { $bag }
merge-other-currency = { $file } uses other money units than the first flight
merge-not-made = { $file } wasn't made from flights
merge-changed = { $file } has changed since it was loaded
merge-begun = { $file }: play has started, so it can't be undone
merge-money-there = { $file }: money was taken or paid there; void that first
merge-namesakes = { $who }: several players in one flight have this name and no card, so they were kept as separate people
merge-other-plan = { $file } has other payouts than the first flight: the next day uses those of the first
merge-made = { $file }: { $players } of { $entries } continue from { $flights }, with { $chips } chips
merge-paired = { $file }: matches its next day
merge-completed = { $file } did not record that it was carried over, and does now
merge-changed-since = { $count ->
    [one] { $file } has changed since it was loaded: { $count } new record
   *[other] { $file } has changed since it was loaded: { $count } new records
}
merge-wanting = { $file } doesn't record that it was carried over into { $day }, which was made from it. “bottone merge --into { $day }” records it; with --take-back it undoes the day
merge-reopened = { $count ->
    [one] { $file } was reopened since { $day } was made from it: { $count } new record. Once its stacks are bagged again, { $day } reloads it
   *[other] { $file } was reopened since { $day } was made from it: { $count } new records. Once its stacks are bagged again, { $day } reloads it
}
merge-day-gone = { $file } was carried over into { $day }, which isn't in its folder. To reverse that, undo in { $file }
merge-other-day = { $file } was carried over into { $day }, which is now another event. To reverse that, undo in { $file }
merge-would-change = If reloaded, { $file } would change this: { $what }. To reload it: --read-again
merge-other-than-read = { $file } has changed since it was loaded: its seal is different
merge-unread = { $file }: { $why }
merge-taken-back = Undone. The file that was made is kept as { $file }
merge-which-event = expected exactly one event with flights and no next day; name it with --of, as the club lists it
merge-no-flights = Name the flights: bottone merge 1A.bottone 1B.bottone --into DAY2.bottone
merge-bag-form = { $typed }: expected a flight's file and a bag number, such as 1B.bottone:17
merge-stack-missing = Give the qualifiers' stack with --qualifier-stack
merge-not-money = { $typed }: expected an amount of money, such as 120 or 1,500
merge-one-price = Use only one of --pay-forfeited and --pay-bagged
merge-flight-line = { $name }: { $entries } entries, { $bags } bags, { $bagged } of { $due } chips{ $apart }, { $forfeited } forfeited

day-two-title = Make day two
day-two-note = Makes a new event from the flights in this folder. Each flight is then closed, and its file records where its stacks went.
day-two-policy = Players with several bags continue with
day-two-forfeited = Place of a forfeited stack
day-two-place-last = behind everyone
day-two-place-next = right behind day two
day-two-day = Name of the day
day-two-named = Day 2
day-two-late = Registration stays open
day-two-looking = Looking for flights…
day-two-none = Select at least one flight
day-two-no-day = Enter a name for the day
day-two-ready = { $bags ->
    [one] { $bags } bag
   *[other] { $bags } bags
}
day-two-not-bagged = { $bags } of { $players } stacks in bags
day-two-carried = carried over into { $file }
day-two-make = { $count ->
    [one] Make from { $count } flight
   *[other] Make from { $count } flights
}
day-two-making = Making day two…
day-two-no-file = This event isn't saved to a file: save it first

flights-now-title = Flights of this day
flights-now-looking = Checking the flights…
flights-now-reload = Reload
flights-now-undo = Undo this day…
flights-now-undo-note = The flights continue as if this day had not been made. Its file is kept under another name.
flights-now-undo-do = Undo day
flights-now-begun = Play has started
flights-look = Flights…

flights-bring = Chips to bring
flights-value = Chip
flights-bring-on = To the tables
flights-bring-lost = To lock away
flights-none-by-value = No bags were counted by denomination: open them to see what each holds.
flights-uncounted = { $count ->
    [one] Plus { $chips } in { $count } bag counted by total only
   *[other] Plus { $chips } in { $count } bags counted by total only
}
flights-could-leave = Could be coloured up before play: { $values }. No later blind or ante needs them.

day-two-all-terms = More terms
day-two-price = Paid from the pool per stack
day-two-price-none = nothing
day-two-price-forfeited = per forfeited stack
day-two-price-bagged = per bagged stack
day-two-paid = Paid per stack
day-two-most = Max entries per person
day-two-spare = Extra tables
day-two-void = Voided bags
day-two-qualifiers = Qualifiers with a fixed stack
day-two-qualifiers-hint = Rossi, Anna; Bianchi, Luca
day-two-qualifiers-stack = Stack of each
day-two-qualifiers-paid = Paid into the pool for each
day-two-no-price = Enter an amount, such as 120 or 1,500
day-two-no-most = Max entries per person: enter 1 to 255, or leave blank
day-two-no-tables = Extra tables: enter a number, or leave blank
day-two-no-bag = Bags: enter a flight's file and a number, such as 1B.bottone:17
day-two-no-stack = Enter the stack of each qualifier
