# Stacks in bags at the end of a day.

bags-tab = Bags
bags-in-play = In play
bags-in-bags = In bags
bags-tables-left = Tables to bag
bags-so-far = { $bags } of { $players } stacks are in bags
bags-left = Still to bag: { $tables }
bags-left-unseated = { $count ->
    [one] { $count } player has no seat and no bag
   *[other] { $count } players have no seat and no bag
}
bags-whole = Every chip is in a bag
bags-whole-why = { $chips } chips in play, { $chips } in bags
bags-apart = { $change } in bags than in play
bags-apart-at = Look at { $tables }: counted there is not what should be there. A stack typed wrongly, a chip on the floor, a sale that nobody told, or two tables between which somebody moved
bags-apart-anywhere = No table is off by itself: look for a sale, a move or a colour-up that nobody told
bags-todo = { $count ->
    [one] End of the day: { $count } table to bag
   *[other] End of the day: { $count } tables to bag
}
bags-todo-bag = Bag
bags-begin = Bag this day
bags-not-yet = Nothing is in bags. At the end of the day each table is counted here and its stacks go into bags, one number after the other.
bags-clock-runs = Stop the clock first: nobody plays while stacks are bagged
bags-number = Bag
bags-player = Player
bags-seat = Seat
bags-chips = Chips
bags-next = Next seat
bags-none = no bag
bags-find = Name or bag
bags-seal = { $count ->
    [one] Seal bag { $first }
   *[other] Seal bags { $first } to { $last }
}
bags-correct-title = Bag { $bag }: { $who }
bags-correct-chips = In the bag there are
bags-correct-reason = Why
bags-correct-do = Put right
bags-reopen = Open { $table } again
bags-print-slips = Print bag slips
bags-print-list = Print the list
bags-make-day-two = Make day two…
bags-carried = Carried over into { $file }
bags-log-sealed = { $count ->
    [one] { $table }: bag { $first } sealed
   *[other] { $table }: { $count } bags sealed, { $first } to { $last }
}
bags-log-corrected = Bag of { $who } put right: { $chips } instead of { $was } ({ $reason })
bags-log-reopened = { $count ->
    [one] { $table }: { $count } bag opened again ({ $reason })
   *[other] { $table }: { $count } bags opened again ({ $reason })
}
bags-log-carried = Stacks carried over into { $file }
bags-card-sealed = stack in bag { $bag }
bags-card-corrected = bag put right to { $chips }
