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
