# Counting stacks, and the leaders.

# The log.
counts-log-sheet = Count · { $table } · { $count ->
    [one] { $count } stack
   *[other] { $count } stacks
}, { $chips }
counts-log-mended = Count put right · { $table } · { $stacks }
counts-log-corrected = Chips put right · { $where } · { $change } · { $reason }
counts-more = { $chips } more
counts-fewer = { $chips } fewer
counts-nowhere = No table known

# The tab where tables are counted.
counts-average = Average
counts-tables-counted = Tables counted
counts-in-play = Chips in play
counts-to-count = to count
counts-fresh = counted { $time }, no hand since
counts-played-on = counted { $time }, { $ago }: hands were dealt since
counts-old = counted { $time }, { $ago }: old
counts-days-ago = { $count ->
    [one] { $count } day ago
   *[other] { $count } days ago
}
counts-ago = { $time } ago
counts-just-now = just now
counts-adds-up = adds up
counts-due = { $chips } should be here
counts-due-beside = { $chips } should be here, with what was counted at { $tables }
counts-due-together = { $chips } should be at { $tables } together. Not counted: { $missing }
counts-nothing-read = Expected 1400, 1.4k or 12x25 8x100
counts-no-amount = “{ $text }” is no amount: expected 1400, 1.4k or 12x25 8x100
counts-no-value = { $count } chips of which value?
counts-wrong-value = { $count } chips of “{ $text }”: that is no value
counts-no-such-chip = There is no chip of { $chips } in this event
counts-too-much = More chips than there can be
counts-table-column = Table
counts-state = Count
counts-leaders = Leaders
counts-place = #
counts-player = Player
counts-seat = Seat
counts-chips = Chips
counts-blinds = BB
counts-share = Share
counts-so-far = { $chips } so far
counts-counted-here = { $chips } counted
counts-field = Seat { $seat } · { $name }
counts-put = Put the sheet on record
counts-mend = { $count ->
    [one] Correct only this stack
   *[other] Correct only these { $count } stacks
}
counts-seats-missing = { $count ->
    [one] One seat is not counted yet
   *[other] { $count } seats are not counted yet
}
counts-tap-one = +1
counts-tap-stack = +20
counts-tap-back = −1
counts-chip = Chip of { $chips }
counts-hint = 1400 or 12x25 8x100
counts-nobody-sits = Nobody sits at a table yet. Stacks are counted here, table by table.
counts-go-floor = To the floor
counts-no-leaders = Nobody is counted yet.
counts-button = Count

# The tab that checks.
counts-they-add-up = They add up
counts-cannot-say = Not everything is counted
counts-nobody = Nobody sits at a table yet
counts-wrong-places = { $count ->
    [one] One group of tables does not add up
   *[other] { $count } groups of tables do not add up
}
counts-too-many = { $tables }: { $chips } chips too many
counts-too-few = { $tables }: { $chips } chips missing
counts-recount = Count again before anybody leaves the room.
counts-missing = { $count ->
    [one] { $tables } has not been counted since the last break.
   *[other] { $tables } have not been counted since the last break.
}
counts-issued = Issued
counts-taken-back = Taken back with refunds
counts-taken-out = Taken out of play
counts-raced = By chip races
counts-corrected = Put right by the floor
counts-should-be = Should be there
counts-waiting = Of that, with those who wait for a seat
counts-counted = Counted at the tables
counts-difference = Difference
counts-not-counted = not counted
counts-old-count = old count
counts-not-counted-yet = { $tables } not counted
counts-was-counted = { $chips } at { $time }
counts-was-proved = last added up at { $time }
counts-by = { $what }, by { $by }
counts-never-counted = never counted
counts-never-proved = never added up by itself
counts-count-again = Count again
counts-count-table = Count table { $table }
counts-show-check = What adds up
counts-where = Where
counts-due-column = Should be
counts-counted-column = Counted
counts-result = Result
counts-groups = Group by group
counts-groups-why = A player who goes to another table takes a stack that nobody has counted: then only the sum of the two tables is known, until both are counted.
counts-accept = Accept { $change }
counts-accept-why = Chips that were found, lost or are foreign (TDA 63, 64): from now on this is what should be there.
counts-reason = Why
counts-reason-hint = found under the table, foreign chips removed …
counts-reason-needed = Say why
