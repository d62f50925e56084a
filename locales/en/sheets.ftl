# Sheets by kind.

sheets-seat-cards = Seat cards
sheets-move-slips = Move slips
sheets-table-sheets = Table sheets
sheets-seats-by-name = Seats by name
sheets-seats-by-table = Seats by table
sheets-levels = Levels
sheets-breaking-order = Breaking order
sheets-payouts = Payouts
sheets-payout-slips = Payout slips
sheets-chip-counts = Chip counts
sheets-bag-slips = Bag slips
sheets-colour-up = Colour-up
sheets-deal = Deal
sheets-sign-in = Sign-in
sheets-rulings = Rulings and penalties
sheets-results = Results
sheets-log = Log

# Why there is nothing to print.
sheets-none-chosen = { $sheet }: there is nothing to print for what was chosen
sheets-none-seated = Nobody is seated
sheets-none-moved = Nobody was moved
sheets-none-breaks = No table is open
sheets-none-owed = Nobody is waiting for money
sheets-none-playing = Nobody is playing
sheets-none-comes-off = No chips come off
sheets-none-agreed = There is no deal in this event
sheets-none-listed = No players are listed
sheets-none-ruled = There were no rulings and no penalties
sheets-none-done = Nothing has happened yet

# On every sheet.
sheets-record = record { $number }
sheets-copy = Copy
