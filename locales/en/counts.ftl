# Counting stacks, and the leaders.

# The log.
counts-log-sheet = Count · { $table } · { $count ->
    [one] { $count } stack
   *[other] { $count } stacks
}, { $chips }
counts-log-stacks-corrected = Count corrected · { $table } · { $stacks }
counts-log-corrected = Chips corrected · { $where } · { $change } · { $reason }
counts-more = { $chips } more
counts-fewer = { $chips } fewer
counts-nowhere = Unknown table

# The tab where tables are counted.
counts-average = Average
counts-tables-counted = Tables counted
counts-in-play = Chips in play
counts-to-count = to count
counts-fresh = counted { $time }, no hands since
counts-played-on = counted { $time }, { $ago }: hands dealt since
counts-old = counted { $time }, { $ago }: recount
counts-days-ago = { $count ->
    [one] { $count } day ago
   *[other] { $count } days ago
}
counts-ago = { $time } ago
counts-just-now = just now
counts-ok = OK
counts-due = Expected { $chips }
counts-due-beside = Expected { $chips }, given the counts at { $tables }
counts-due-together = Expected { $chips } at { $tables } together. Not counted: { $missing }
counts-nothing-read = Enter 1400, 1.4k or 12x25 8x100
counts-no-amount = “{ $text }” isn't an amount: enter 1400, 1.4k or 12x25 8x100
counts-no-value = { $count } chips: enter their value
counts-wrong-value = { $count } chips of “{ $text }”: this isn't a chip value
counts-no-such-chip = This event has no { $chips } chip
counts-too-much = More chips than are possible
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
counts-save = Save count
counts-correct = { $count ->
    [one] Correct only this stack
   *[other] Correct only these { $count } stacks
}
counts-seats-missing = { $count ->
    [one] One seat still to count
   *[other] { $count } seats still to count
}
counts-tap-one = +1
counts-tap-stack = +20
counts-tap-back = −1
counts-chip = Chip of { $chips }
counts-hint = 1400 or 12x25 8x100
counts-none-seated-yet = No one is seated yet. Count stacks here, table by table.
counts-go-floor = Go to Floor
counts-no-leaders = No stacks counted yet.
counts-button = Count

# The tab that checks.
counts-all-right = Chip check: OK
counts-cannot-say = Count not complete
counts-none-seated = No one is seated yet
counts-wrong-places = { $count ->
    [one] One group of tables is off
   *[other] { $count } groups of tables are off
}
counts-too-many = { $tables }: { $chips } chips too many
counts-too-few = { $tables }: { $chips } chips missing
counts-recount = Recount before anyone leaves the room.
counts-missing = { $count ->
    [one] { $tables } not counted since the last break.
   *[other] { $tables } not counted since the last break.
}
counts-issued = Issued
counts-refunded = Refunded
counts-taken-out = Removed from play
counts-raced = Chip races
counts-corrected = Corrected by the floor
counts-should-be = Expected
counts-waiting = Of which held by waiting players
counts-counted = Counted at tables
counts-difference = Difference
counts-not-counted = not counted
counts-recount-due = recount
counts-not-counted-yet = { $tables } not counted
counts-was-counted = { $chips } at { $time }
counts-was-proved = last correct at { $time }
counts-by = { $what }, by { $by }
counts-never-counted = never counted
counts-never-proved = never checked separately
counts-count-again = Recount
counts-count-table = Count table { $table }
counts-show-check = Open chip check
counts-where = Where
counts-due-column = Expected
counts-counted-column = Counted
counts-result = Result
counts-groups = By table
counts-groups-why = A player who changes tables takes an uncounted stack. Until both tables are counted, only their sum is known.
counts-accept = Accept { $change }
counts-accept-why = Chips found, lost or foreign (TDA 63, 64): this becomes the expected total.
counts-reason = Reason
counts-reason-hint = found under the table, foreign chips removed…
counts-reason-needed = Enter a reason
