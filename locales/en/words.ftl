# Words that many sentences share.

# So many of them.
count-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
count-entries = { $count ->
    [one] { $count } entry
   *[other] { $count } entries
}
count-reentries = { $count ->
    [one] { $count } re-entry
   *[other] { $count } re-entries
}
count-rebuys = { $count ->
    [one] { $count } rebuy
   *[other] { $count } rebuys
}
count-add-ons = { $count ->
    [one] { $count } add-on
   *[other] { $count } add-ons
}
count-tables = { $count ->
    [one] { $count } table
   *[other] { $count } tables
}
count-seats = { $count ->
    [one] { $count } seat
   *[other] { $count } seats
}
count-open-seats = { $count ->
    [one] { $count } open seat
   *[other] { $count } open seats
}
count-levels = { $count ->
    [one] { $count } level
   *[other] { $count } levels
}
count-hands = { $count ->
    [one] { $count } hand
   *[other] { $count } hands
}
count-actions = { $count ->
    [one] { $count } action
   *[other] { $count } actions
}
count-moves = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
count-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
count-records = { $count ->
    [one] { $count } record
   *[other] { $count } records
}
count-rows = { $count ->
    [one] { $count } row
   *[other] { $count } rows
}
count-odd-lines = { $count ->
    [one] { $count } odd line
   *[other] { $count } odd lines
}
count-names-twice = { $count ->
    [one] { $count } name twice
   *[other] { $count } names twice
}
