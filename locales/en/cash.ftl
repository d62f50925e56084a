# The cash desk.

cash-by-operator = By operator
cash-by-hour = By hour
cash-by-kind = By kind
cash-taken-in = Taken in
cash-given-out = Given out
cash-in-hand = In hand
cash-times = { $count ->
    [one] once
   *[other] { $count } times
}
cash-prizes = Prizes
cash-bounties = Bounties
cash-fees = Fees
cash-staff = Staff
cash-all = All
cash-number = Number
cash-entry = Entry
cash-re-entry = Re-entry
cash-rebuy = Rebuy
cash-add-on = Add-on
cash-ticket = Paid by ticket
cash-ticket-back = Ticket given back
cash-refund = Refund
cash-marker = Lost marker
cash-payout = Payout
cash-payout-back = Payout taken back
cash-entries = Entries
cash-re-entries = Re-entries
cash-rebuys = Rebuys
cash-add-ons = Add-ons
cash-for-tickets = Held for tickets
cash-tickets = By ticket
cash-tickets-back = Tickets back
cash-refunds = Refunds
cash-markers = Markers
cash-payouts = Paid out
cash-payouts-back = Taken back

# The tab

cash-operator = Operator
cash-hour = Hour
cash-kind = Kind
cash-movements = Movements
cash-movements-of = { $count } of { $all }
cash-paid-how = { $who }, { $amount }: paid by
cash-time = Time
cash-player = Player
cash-what = What
cash-amount = Amount
cash-nothing = Nobody has paid anything yet. What is sold on the Players screen is added up here, by operator and by hour
cash-counted = Counted in the drawer
cash-agrees = It agrees
cash-short = { $amount } short
cash-over = { $amount } over
cash-expected = An amount was expected, as 1,400 or { $example }
