# Sheets of seats and tables.

seats-seat = Seat
seats-table = Table
seats-player = Player
seats-at-table = { $table } · { $players }
seats-dash-waits = – : waiting for a seat

# The sheet of a table.
seats-chips = Chips
seats-chips-at = Chips at { $time }
seats-counted = Counted at
seats-count = Count
seats-closed = closed
seats-button = button on seat { $seat }
seats-table-total = Table total
seats-table-total-without = Table total, { $count } not counted

# The sign-in sheet.
seats-number = No.
seats-bought = Bought
seats-paid = Paid
seats-signature = Signature
seats-together = Together
seats-refunds = { $count ->
    [one] { $count } refund
   *[other] { $count } refunds
}

# The breaking order.
seats-order = Order
seats-breaks-at = Breaks at … players
seats-note = Note
seats-held = Held
seats-pinned = Stays: a player there may not be moved
seats-final = Final table
seats-empty = Empty: closes first
seats-due = Due: its players fit into the other tables, it can break now
seats-to-follow = Not posted yet: it may still change
seats-no-break-yet = No table breaks as long as players may still enter.
seats-held-why = Tables that are held, and those behind them, break only when the floor lets them go.
seats-redraws = Everybody draws a new seat at { $players } players.
seats-final-table = Everybody draws a seat for the final table at { $players } players{ $rule }.
