# How the event will go on.

forecast-title = Forecast
forecast-ends = Ends
forecast-likely = Likely
forecast-range = 80% likely
forecast-end = End
forecast-entries = Entries at close
forecast-left-at = Left at { $time }
forecast-left-after = Left after level { $level }
forecast-bubble = In the money ({ $count })
forecast-final-table = Final table ({ $count })
forecast-between = { $low }–{ $high }
forecast-level = level { $levels }
forecast-levels = levels { $levels }
forecast-nothing = No forecast yet: it needs two players, levels with blinds, and no winner.
forecast-on-paper = Forecast at { $time }: ends { $ends } (80% likely), even chances before or after { $likely }.
forecast-note = Even chances before or after; beside it, the range that is 80% likely
forecast-key = What if: other levels, a level skipped, another break
forecast-what-if = What if…
forecast-what-if-hint = See what other levels or breaks would change before you change them
forecast-if-levels = Level length
forecast-if-skip = Skip a level
forecast-if-break = Next break
forecast-if-levels-of = { $minutes ->
    [one] All levels from here: 1 minute
   *[other] All levels from here: { $minutes } minutes
}
forecast-if-break-of = { $minutes ->
    [one] Next break: 1 minute
   *[other] Next break: { $minutes } minutes
}
forecast-if-without = Without level { $level } ({ $stakes })
forecast-if-close = Close registration
forecast-if-close-of = No more entries from now on
forecast-if-table = Break a table
forecast-if-table-of = Table { $table } breaks next
forecast-if-pay = Places paid
forecast-if-pay-of = { $places ->
    [one] One place paid
   *[other] { $places } places paid
}
forecast-if-deal = This deal
forecast-if-deal-of = All remaining prizes are shared: { $method }
forecast-comes-tables = Tables
forecast-comes-free = Open seats
forecast-comes-moves = Moves so far
forecast-comes-often = Moved three times or more
forecast-comes-average = Average
forecast-comes-paid = Places paid
forecast-comes-first = First prize
forecast-comes-min-cash = Min cash
forecast-if-less = Less
forecast-if-more = More
forecast-if-do = Apply
forecast-no-change = No change
forecast-if-nothing = No upcoming level or break to change.
forecast-now = Now
forecast-then = Then
