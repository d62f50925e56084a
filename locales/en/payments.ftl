# Paying out.

# Payment methods.
pay-cash = cash
pay-by-card = card
pay-log-taken-by = { $who }: { $what } paid by { $method }
pay-about-taken-by = { $what } paid by { $method }
pay-transfer = bank transfer
pay-cheque = cheque
pay-voucher = voucher
pay-by = { $money }, { $method }
pay-withheld = { $money } tax withheld
pay-tickets = { $count ->
    [one] { $count } ticket
   *[other] { $count } tickets
}

# The log, and a player's card.
pay-log-paid = Paid · { $who } · { $what }
pay-log-voided = Payment voided · { $who } · { $reason }
pay-about-paid = Paid out: { $what }
pay-about-voided = Payment voided: { $reason }
pay-card = Won
pay-card-paid = paid
pay-card-left = { $what } to pay
pay-card-over = overpaid by { $what }

# Figures.
pay-to-pay = To pay
pay-paid = Paid
pay-left = Remaining
pay-of-it-withheld = Tax withheld
pay-place = Place
pay-player = Player
pay-prize = Prize
pay-share = % of pool
pay-prize-of-deal = Per deal
pay-bounties = Bounties
pay-tickets-column = Tickets
pay-total = Total
pay-sum = Total
pay-status = Status

# Payment status of a player.
pay-is-owed = To pay
pay-is-paid = Paid
pay-elsewhere = Paid by { $by } at { $desk }: do not pay again.
pay-in-part = Part paid
pay-overpaid = Overpaid
pay-no-prize = No prize
pay-still-in = Still in

# Payment status of the event.
pay-final = Results final: everyone has been paid
pay-playing = Last place still to be decided
pay-waiting-count = { $count ->
    [one] { $count } player to pay
   *[other] { $count } players to pay
}
pay-too-much-count = { $count ->
    [one] { $count } player was overpaid
   *[other] { $count } players were overpaid
}
pay-empty = No one is in the money yet. Players who bust in a paid place appear here.
pay-empty-does-not-fit = Prizes cannot be paid: the prize plan does not fit the pool. Change the plan in Prizes.
pay-empty-unlocked = No one is in the money yet. Lock the prizes so that everyone knows the payouts.
pay-empty-open = No prizes are due while registration is open. The payout sheet shows the projected payouts.

# On paper.
pay-sheet = Payouts
pay-slip-number = Payout slip { $number }
pay-projected = Projected
pay-pool-all = Prize pool { $pool }, fully paid out by this sheet
pay-pool-short = Prize pool { $pool }: { $money } not paid out by this sheet
pay-pool-over = Prize pool { $pool }: this sheet pays out { $money } too much
pay-document = ID document
pay-date = Date
pay-paid-by = Paid by
pay-signature = Player's signature
pay-consent = I have received this amount. Recipient is responsible for any tax due.
pay-of-place = { $place } place
pay-entry = entry { $number }
pay-out-at = out { $at }
pay-paid-before = Paid before
pay-other-payments = Other payments
pay-tax = Tax withheld
pay-tax-to-withhold = Tax to withhold
pay-method = Paid as

# The tab.
pay-all = All
pay-search = Find a player to pay
pay-found = { $found } of { $all }
pay-no-match = No matching players
# Shown in place of the form until a player is selected.
pay-choose = Who are you paying? Enter a name or entry number, or select a line.
pay-choose-paid = No payments due. Select a line to see its payments.
pay-amount = Amount
pay-expected = Enter an amount such as { $example }
pay-not-an-amount = Check the amount and the tax: one is not a valid amount
pay-do = Pay { $what }
pay-next = Next: { $name }
pay-tax-share = Tax to withhold
pay-slip-with-it = Print a slip with the payment
pay-made-of = { $prize } and { $bounty } in bounties
pay-payments = Payments
pay-void = Void
pay-void-do = Void { $money }
pay-reason = Reason
pay-back-which = { $money } to { $who }, paid at { $time }
pay-back-note = Cash already handed over must be collected. The voided payment and the reason stay in the log and at the cash desk.
pay-reason-hint = Why the payment is voided
pay-was-voided = voided at { $time }: { $reason }
pay-overpaid-by = Overpaid by { $money }
pay-print-slip = Slip…
pay-print-slips = Slips…
pay-print-sheet = Payout sheet…
pay-print-results = On paper (PDF)
pay-results-menu = Results…
pay-results = Results
pay-export-csv = For a spreadsheet (CSV)
pay-export-hendon = In the style of the Hendon Mob (check against the current template)
pay-export-text = As text
