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
seats-together = Total
seats-refunds = { $count ->
    [one] { $count } refund
   *[other] { $count } refunds
}

# The breaking order.
seats-order = Order
seats-breaks-at = Breaks at … players
seats-note = Note
seats-held = On hold
seats-pinned = Stays: a player there is pinned
seats-final = Final table
seats-empty = Empty: closes first
seats-due = Due: its players fit at the other tables, break it now
seats-to-follow = Not posted yet: may still change
seats-no-break-yet = No tables break while registration is open.
seats-held-why = Tables on hold, and those after them, break only when the floor releases them.
seats-redraws = Seats are redrawn at { $players } players.
seats-final-table = Seats for the final table are drawn at { $players } players{ $rule }.
