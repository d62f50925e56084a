# The log: what was done, and why. And a player's own history.

# Filters.
log-kind-entries = Entries
log-kind-busts = Busts
log-kind-seats = Seats
log-kind-clock = Clock
log-kind-table = Buttons and counts
log-kind-rulings = Rulings
log-kind-setup = Setup
log-kind-undo = Undo

log-undone = Undone: { $what }
log-redone = Redone: { $what }
log-waived = Waived: { $rule }. { $reason }
log-late = At { $time }: { $what }
log-changed = Changed since record { $record }
log-no-longer-valid = No longer valid since record { $record }
log-seed = Drawn with seed { $seed }
log-setup = Setup changed: { $what }
log-setup-change = { $what } { $from } → { $to }

# Counts.
log-count = Count · { $who } { $chips }
log-counts = { $count ->
    [one] Count · { $count } stack
   *[other] Count · { $count } stacks
}

# Entries.
log-listed = { $count ->
    [one] Listed { $count } player
   *[other] Listed { $count } players
}
log-buy-in = Buy-in · { $who }
log-buy-ins = { $count ->
    [one] { $count } buy-in
   *[other] { $count } buy-ins
}
log-re-entry = Re-entry { $number } · { $who }
log-corrected = Name corrected: { $who }
log-rebuy = Rebuy · { $who }
log-add-on = Add-on · { $who }
log-refund = Refund · { $who }
log-refunds = { $count } refunds
log-bring-back = Bring back { $who }: { $seat }
log-refund-instead = Refund { $who }
log-void-instead = Void the payment to { $who }…
log-move-instead = Move { $who }…
log-bust = Bust · { $who }
log-back = Brought back · { $who }, { $seat }
log-bust-with = { $who } with { $chips }
log-registration-opened = Registration kept open manually
log-registration-closed = Registration closed manually
log-registration-follows = Registration follows the structure

# Tables and seats.
log-opened = Opened { $tables }, { $size } seats
log-resized = Table { $table } has { $size } seats
log-seat-closed = { $seat } closed
log-seat-open = { $seat } reopened
log-to-seat = to { $seat }
log-seats-drawn = { $count ->
    [one] { $count } seat drawn
   *[other] { $count } seats drawn
}
log-move = Move · { $move }
log-moves = { $count ->
    [one] { $count } player moved
   *[other] { $count } players moved
}
log-swap = Seats swapped: { $one } to { $seat }, { $other } to { $back }
log-broke = Table { $table } broken
log-redraw = Redraw · { $players } over { $tables }
log-drawn-by-cards = Seats drawn by cards · { $players } { $tables }
log-pinned = { $who } pinned to the seat
log-unpinned = { $who } unpinned
log-order = Breaking order: table { $table } first
log-order-usual = Breaking order: highest number first
log-held = Table { $table } on hold: it does not break
log-released = Table { $table } released: it may break again
log-button = Button at table { $table }: seat { $button }, blinds { $small } and { $big }
log-button-drawn = First dealer drawn by cards: { $seat }
log-dealt = { $count ->
    [one] { $count } hand at table { $table }
   *[other] { $count } hands at table { $table }
}

# The clock and its structure.
log-clock-started = Clock running
log-clock-paused = Clock paused
log-day-ended = Clock at end of day
log-clock-set = Clock set to { $row }
log-clock-more = { $by } added to the clock
log-clock-less = { $by } off the clock
log-row-changed = Structure: { $row } changed
log-rows-changed = Structure: { $count } rows changed, from { $first } to { $last }
log-row-inserted = Structure: { $row } inserted
log-row-removed = Structure: row { $row } removed
log-row-moved = Structure: row { $row } moved to { $to }
log-structure = Structure: { $name }
log-structure-renamed = Structure renamed { $name }
log-structure-stack = Structure: starting stack { $stack } from now on
log-rebased-on = Computer clock jumped forward { $by }: the level kept its time
log-rebased-back = Computer clock jumped back { $by }: the level kept its time

# One player's own history.
log-card-buy-in = Buy-in
log-card-re-entry = Re-entry { $number }
log-card-rebuy = Rebuy
log-card-add-on = Add-on
log-card-corrected = Name corrected
log-card-refunded = Refunded
log-card-back = Brought back: busted by mistake. { $seat }
log-card-bust = Bust at { $seat }
log-card-seated = seated at { $seat }
log-card-start-set = Starting stack { $chips }
log-card-forfeited = Forfeited { $stack }
log-card-seat-won = Seat won with { $stack }
log-card-moved = Moved { $from } → { $to }: { $why }
log-card-placed = Seated at { $to }: { $why }
log-card-broke = table { $table } broke
log-card-balance = to balance
log-card-floor = by the floor
log-card-redraw = redraw
log-card-pinned = Pinned to the seat
log-card-unpinned = Unpinned
log-card-counted = Counted { $chips }
log-kind-money = Money

# Prints.
log-kind-paper = Paper
log-printed = Printed · { $what }
log-goes-on-second = Continues in the second copy, after the record with seal { $seal }
log-goes-on-copy = Continues in a copy, after the record with seal { $seal }
log-start-set = Starting stack · { $who } { $chips } (was { $was })
log-forfeited = Chips forfeited · { $who }, { $stack }
log-seat-won = Seat won · { $who } with { $stack }
