# Flights, and the day that is made of them.

flights-policy-best = the best stack
flights-policy-first = the first stack
flights-policy-added = all stacks added
flights-policy-one = one bag only
flights-without = Without a flight
flights-all = All flights
flights-whole = Every chip of the flights is in a bag
flights-apart = In the bags of the flights there are { $change } than should be in play
flights-goes-on-with = goes on with { $chips }
flights-added = added to another stack
flights-forfeited = forfeited
flights-void = void
flights-change-comes = { $who } comes with { $chips }
flights-change-stack = { $who } has { $chips } instead of { $was }
flights-change-leaves = { $who } does not come with this stack: { $was } go out of play and { $seat } is free
flights-change-out = { $who } does not come with this stack: { $was } go out of play
flights-change-seat = { $who } takes { $seat }
flights-change-none = Nothing else changes: that stack does not go on
flights-log-made = { $count ->
    [0] Made of { $flights } ({ $policy })
    [one] Made of { $flights } ({ $policy }), with { $count } qualifier
   *[other] Made of { $flights } ({ $policy }), with { $count } qualifiers
}
flights-log-carried = { $count ->
    [one] { $count } entry of the flights, { $playing } with a stack of { $chips } chips
   *[other] { $count } entries of the flights, { $playing } with a stack: { $chips } chips
}
flights-log-restacked = { $who }: { $chips } instead of { $was }
flights-log-left = { $who } does not come with this stack of { $was }
flights-log-void = The bag of { $who } does not count ({ $reason })
flights-log-counts = The bag of { $who } counts after all ({ $reason })
flights-log-united = { $who } and { $other } are one person ({ $reason })
flights-log-read-again = { $flight } read again as it was bagged anew
flights-log-ranked = Those who went out in the flights are ranked anew
flights-pool-stacks = Paid for stacks of the flights
flights-flight = Flight
flights-entries = Entries
flights-bags = Bags
flights-due = Should be
flights-bagged = Bagged
flights-apart-column = Apart
flights-goes-on = Goes on
flights-lost = Forfeited
flights-paid = Paid
flights-fate = What becomes of it
flights-do-void = Does not count
flights-do-count = Counts after all
flights-do-same = The same person as…
flights-do-unite = The same person as { $who }
flights-same-choose = Choose the other spelling in the list
flights-seal = File and seal
flights-in-play-now = In play now

merge-not-writable = { $file }: { $why }. Nothing was made: each flight has to say that it was carried over
merge-elsewhere = { $file } does not lie in the folder of { $into }: flights and their next day lie side by side
merge-twice = { $file } is named twice
merge-not-bagged = { $count ->
    [one] { $file }: { $who } plays and has no bag
   *[other] { $file }: { $who } plays and has no bag, like { $count } players in all
}
merge-carried-elsewhere = { $file } was carried over into { $into } already
merge-two-bags = { $who } has two bags, { $one } and { $other }, and only one is allowed: say which is void with --void
merge-no-such-bag = { $file } has no bag { $bag }
merge-other-currency = { $file } counts its money in other units than the first flight
merge-not-made = { $file } was not made of flights
merge-changed = { $file } says other things than when it was read
merge-begun = { $file }: play has begun, so it cannot be taken back
merge-money-there = { $file }: money was taken or paid there; take that back first
merge-namesakes = { $who }: several have this name in one flight and no card, so nobody was taken for one person over flights
merge-other-plan = { $file } has another prize plan than the first flight: the next day pays by that of the first
merge-made = { $file }: { $players } of { $entries } go on from { $flights }, with { $chips } chips
merge-paired = { $file }: it and its next day say the same
merge-completed = { $file } did not say that it was carried over, and does now
merge-changed-since = { $count ->
    [one] { $file } was changed since it was read: { $count } record more
   *[other] { $file } was changed since it was read: { $count } records more
}
merge-wanting = { $file } does not say that it was carried over into { $day }, which was made of it. “bottone merge --into { $day }” writes it down, and with --take-back takes the day back
merge-reopened = { $count ->
    [one] { $file } was opened again since { $day } was made of it: { $count } record more. When its stacks are in bags again, { $day } reads it again
   *[other] { $file } was opened again since { $day } was made of it: { $count } records more. When its stacks are in bags again, { $day } reads it again
}
merge-day-gone = { $file } was carried over into { $day }, which does not lie beside it. Undo in { $file } takes that back
merge-other-day = { $file } was carried over into { $day }, and that file is another event by now. Undo in { $file } takes that back
merge-would-change = Read again, { $file } would change here: { $what }. --read-again does it
merge-other-than-read = { $file } says other things than when it was read: its seal is another
merge-unread = { $file }: { $why }
merge-taken-back = Taken back. What was made is kept as { $file }
merge-which-event = there has to be one event with flights and no next day; name it with --of, as the house has it
merge-no-flights = Name the flights: bottone merge 1A.ron 1B.ron --into DAY2.ron
merge-bag-form = { $typed }: expected a flight's file and the number of a bag, such as 1B.ron:17
merge-stack-missing = Say with --qualifier-stack how many chips a qualifier has
merge-not-money = { $typed }: expected an amount of money, such as 120 or 1,500
merge-one-price = Only one of --pay-forfeited and --pay-bagged
merge-flight-line = { $name }: { $entries } entries, { $bags } bags, { $bagged } of { $due } chips{ $apart }, { $forfeited } forfeited

day-two-title = Make day two
day-two-note = A new event is made of the flights that lie in this folder. Each of them is closed by it: its file says where its stacks went.
day-two-policy = Who has bagged more than once goes on with
day-two-forfeited = The place of a forfeited stack
day-two-place-last = behind everybody
day-two-place-next = right behind day two
day-two-day = What the day is called
day-two-named = Day 2
day-two-late = Somebody can still buy in
day-two-looking = Looking for flights…
day-two-none = Choose at least one flight
day-two-no-day = Say what the day is called
day-two-ready = { $bags ->
    [one] { $bags } bag
   *[other] { $bags } bags
}
day-two-not-bagged = { $bags } of { $players } stacks in bags
day-two-carried = carried over into { $file }
day-two-make = { $count ->
    [one] Make it of { $count } flight
   *[other] Make it of { $count } flights
}
day-two-making = Day two is being made…
day-two-no-file = This event is in no file yet: save it first

flights-now-title = The flights of this day
flights-now-looking = Looking at the flights…
flights-now-read-again = Read it again
flights-now-take-back = Take this day back…
flights-now-take-back-note = The flights go on as if this day had not been made, and its file is put aside under another name.
flights-now-take-back-do = Take it back
flights-now-begun = Play has begun
flights-look = The flights…

flights-bring = What to bring
flights-value = Chip
flights-bring-on = To the tables
flights-bring-lost = Locked away
flights-none-by-value = No bag was counted by denomination: what each holds is seen when it is opened.
flights-uncounted = { $count ->
    [one] And { $chips } in { $count } bag of which only the total was counted
   *[other] And { $chips } in { $count } bags of which only the total was counted
}
flights-could-leave = Could be coloured up before play: { $values }. Every blind and ante from here on can be paid without.

day-two-all-terms = More terms
day-two-price = What is paid out of the pool for a stack
day-two-price-none = nothing
day-two-price-forfeited = for each that is forfeited
day-two-price-bagged = for each that is bagged
day-two-paid = Paid for each
day-two-most = Entries a person, at most
day-two-spare = Tables more than needed
day-two-void = Bags that do not count
day-two-qualifiers = Qualifiers with a fixed stack
day-two-qualifiers-hint = Rossi, Anna; Bianchi, Luca
day-two-qualifiers-stack = The stack of each
day-two-qualifiers-paid = Paid into the prizes for each
day-two-no-price = Say how much money, such as 120 or 1,500
day-two-no-most = Entries a person: a number from 1 to 255, or nothing
day-two-no-tables = Tables more than needed: a number, or nothing
day-two-no-bag = Bags: a flight's file and a number, such as 1B.ron:17
day-two-no-stack = Say how many chips each qualifier has
