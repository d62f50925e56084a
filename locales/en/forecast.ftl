# How the event will go on.

forecast-title = Forecast
forecast-ends = Ends
forecast-likely = Likely
forecast-in-ten = 8 nights in 10
forecast-end = End
forecast-entries = Entries at the close
forecast-left-at = Left at { $time }
forecast-left-after = Left after level { $level }
forecast-bubble = In the money ({ $count })
forecast-final-table = Final table ({ $count })
forecast-between = { $low }–{ $high }
forecast-level = level { $levels }
forecast-levels = levels { $levels }
forecast-nothing = Nothing can be told: this needs two players, levels with blinds, and nobody who has won.
forecast-on-paper = Forecast at { $time }: ends { $ends } (8 nights in 10), as likely before { $likely } as after.
forecast-note = As likely earlier as later, and beside it where it lies eight nights in ten
forecast-key = What if: other levels, a level less, another break
forecast-what-if = What if…
forecast-what-if-hint = What other levels or breaks would change, before anything is changed
forecast-if-levels = Length of levels
forecast-if-skip = A level less
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
forecast-if-close-of = Nobody enters any more from now on
forecast-if-table = Break a table
forecast-if-table-of = Table { $table } breaks next
forecast-if-pay = Places paid
forecast-if-pay-of = { $places ->
    [one] One place is paid
   *[other] { $places } places are paid
}
forecast-if-deal = This deal
forecast-if-deal-of = All that is to come is shared: { $method }
forecast-comes-tables = Tables
forecast-comes-free = Open seats
forecast-comes-moves = Moves so far
forecast-comes-often = Moved three times and more
forecast-comes-average = Average
forecast-comes-paid = Places paid
forecast-comes-first = First prize
forecast-comes-last = Least prize
forecast-if-less = Less
forecast-if-more = More
forecast-if-do = Do it
forecast-if-same = It is so already
forecast-if-nothing = There is no level and no break to come that could be changed.
forecast-now = As it is
forecast-then = As it would be
