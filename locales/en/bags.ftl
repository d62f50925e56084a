# Stacks in bags at the end of a day.

bags-tab = Bags
bags-in-play = In play
bags-in-bags = In bags
bags-tables-left = Tables to bag
bags-so-far = { $bags } of { $players } stacks bagged
bags-left = Still to bag: { $tables }
bags-left-unseated = { $count ->
    [one] { $count } player without seat or bag
   *[other] { $count } players without seat or bag
}
bags-whole = All chips bagged
bags-whole-why = { $chips } chips in play, { $chips } in bags
bags-apart = { $change } in bags than in play
bags-apart-at = Check { $tables }: the count there is off. Look for a mistyped stack, a chip on the floor, an unrecorded buy-in, or a move between two tables
bags-apart-anywhere = No single table is off: look for an unrecorded buy-in, move or colour-up
bags-todo = { $count ->
    [one] End of the day: { $count } table to bag
   *[other] End of the day: { $count } tables to bag
}
bags-todo-bag = Bag
bags-begin = Start bagging
bags-not-yet = No bags yet. At the end of the day, count each table here and bag its stacks in number order.
bags-clock-runs = Pause the clock first: no play while stacks are bagged
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
bags-correct-chips = Chips in the bag
bags-correct-reason = Reason
bags-correct = Correct
bags-reopen = Reopen { $table }
bags-print-slips = Print bag slips
bags-print-list = Print list
bags-make-day-two = Make day two…
bags-carried = Carried over into { $file }
bags-log-sealed = { $count ->
    [one] { $table }: bag { $first } sealed
   *[other] { $table }: { $count } bags sealed, { $first } to { $last }
}
bags-log-corrected = Bag of { $who } corrected: { $chips } instead of { $was } ({ $reason })
bags-log-reopened = { $count ->
    [one] { $table }: { $count } bag reopened ({ $reason })
   *[other] { $table }: { $count } bags reopened ({ $reason })
}
bags-log-carried = Stacks carried over into { $file }
bags-card-sealed = stack in bag { $bag }
bags-card-corrected = bag corrected to { $chips }
