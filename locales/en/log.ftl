# The log: what was done, and why. And a player's own history.

# What it can be filtered by.
log-kind-entries = Entries
log-kind-busts = Busts
log-kind-seats = Seats
log-kind-clock = Clock
log-kind-table = Buttons and counts
log-kind-rulings = Rulings
log-kind-setup = Setup
log-kind-undo = Undo

log-undone = Undone: { $what }
log-redone = Done again: { $what }
log-set-aside = Set aside: { $rule }. { $reason }
log-late = At { $time }: { $what }
log-otherwise = Comes out otherwise since record { $record }
log-fell = Does not stand since record { $record }
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
log-corrected = Name put right: { $who }
log-rebuy = Rebuy · { $who }
log-add-on = Add-on · { $who }
log-refund = Refund · { $who }
log-refunds = { $count } refunds
log-bring-back = Bring { $who } back: { $seat }
log-refund-instead = Refund { $who }
log-take-back-instead = Take the payment to { $who } back…
log-move-instead = Move { $who }…
log-bust = Bust · { $who }
log-back = Brought back · { $who }, { $seat }
log-bust-with = { $who } with { $chips }
log-registration-opened = Registration held open by hand
log-registration-closed = Registration closed by hand
log-registration-follows = Registration follows the structure

# Tables and seats.
log-opened = Opened { $tables }, { $size } seats
log-resized = Table { $table } has { $size } seats
log-seat-closed = { $seat } closed
log-seat-open = { $seat } open again
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
log-broke = Table { $table } broke
log-redraw = Redraw · { $players } over { $tables }
log-drawn-by-cards = Seats drawn by cards · { $players } { $tables }
log-pinned = { $who } pinned to the seat
log-unpinned = { $who } may be moved again
log-order = Breaking order: table { $table } first
log-order-usual = Breaking order: the highest number first
log-held = Table { $table } is held: it does not break
log-let-go = Table { $table } may break again
log-button = Button at table { $table }: seat { $button }, blinds { $small } and { $big }
log-button-drawn = First dealer drawn by cards: { $seat }
log-dealt = { $count ->
    [one] { $count } hand at table { $table }
   *[other] { $count } hands at table { $table }
}

# The clock and its structure.
log-clock-started = Clock started
log-clock-paused = Clock paused
log-day-ended = Clock at the end of the day
log-clock-set = Clock set to { $row }
log-clock-more = Clock: { $by } more
log-clock-less = Clock: { $by } less
log-row-changed = Structure: { $row } changed
log-rows-changed = Structure: { $count } rows changed, from { $first } to { $last }
log-row-put-in = Structure: { $row } put in
log-row-taken-out = Structure: row { $row } taken out
log-row-moved = Structure: row { $row } moved to { $to }
log-structure = Structure: { $name }
log-structure-renamed = Structure: called { $name } now
log-structure-stack = Structure: starting stack { $stack } from now on
log-rebased-on = The computer's clock went forward { $by }: the level kept its time
log-rebased-back = The computer's clock went back { $by }: the level kept its time

# One player's own history.
log-card-buy-in = Buy-in
log-card-re-entry = Re-entry { $number }
log-card-rebuy = Rebuy
log-card-add-on = Add-on
log-card-corrected = Name put right
log-card-refunded = Refunded
log-card-back = Brought back: the bust was a mistake. { $seat }
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
log-card-unpinned = May be moved again
log-card-counted = Counted { $chips }
log-kind-money = Money

# What was printed
log-kind-paper = Paper
log-printed = Printed · { $what }
log-goes-on-second = Goes on in the second copy, after the line sealed { $seal }
log-goes-on-copy = Goes on in a copy, after the line sealed { $seal }
log-start-set = Starting stack · { $who } { $chips } (was { $was })
log-forfeited = Chips forfeited · { $who }, { $stack }
log-seat-won = Seat won · { $who } with { $stack }
