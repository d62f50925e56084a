# The cash desk.

cash-by-operator = By operator
cash-by-hour = By hour
cash-by-kind = By type
cash-taken-in = Taken
cash-given-out = Paid out
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
cash-ticket-back = Ticket returned
cash-refund = Refund
cash-marker = Lost marker
cash-payout = Payment
cash-payout-back = Payment voided
cash-entries = Entries
cash-re-entries = Re-entries
cash-rebuys = Rebuys
cash-add-ons = Add-ons
cash-for-tickets = Held for tickets
cash-tickets = By ticket
cash-tickets-back = Tickets returned
cash-refunds = Refunds
cash-markers = Markers
cash-payouts = Payments
cash-payouts-back = Voided

# The tab

cash-operator = Operator
cash-hour = Hour
cash-kind = Type
cash-movements = Movements
cash-movements-of = { $count } of { $all }
cash-paid-how = { $who }, { $amount }: paid by
cash-time = Time
cash-player = Player
cash-what = Type
cash-amount = Amount
cash-nothing = No payments yet. Entries, rebuys and add-ons from Players are added up here, by operator and hour
cash-counted = Counted in the drawer
cash-agrees = Correct
cash-short = { $amount } short
cash-over = { $amount } over
cash-expected = Enter an amount, such as 1,400 or { $example }
