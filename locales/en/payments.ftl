# Paying out.

# How money is handed over.
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
pay-log-taken-back = Payment taken back · { $who } · { $reason }
pay-about-paid = Paid out: { $what }
pay-about-taken-back = Payment taken back: { $reason }
pay-card = Won
pay-card-paid = paid
pay-card-left = { $what } to pay
pay-card-over = { $what } too much paid

# Figures.
pay-to-pay = To pay
pay-paid = Paid
pay-left = Left
pay-of-it-withheld = Tax withheld
pay-place = Place
pay-player = Player
pay-prize = Prize
pay-share = Of the pool
pay-prize-of-deal = By the deal
pay-bounties = Bounties
pay-tickets-column = Tickets
pay-total = Total
pay-together = Together
pay-status = Status

# How far somebody is.
pay-is-owed = To pay
pay-is-paid = Paid
pay-elsewhere = By { $by } at { $desk }: do not pay again.
pay-in-part = Paid in part
pay-too-much = Paid too much
pay-no-prize = No prize
pay-still-in = Still in

# How far all are.
pay-final = Results final: everybody has been paid
pay-playing = The last place is not decided
pay-waiting-count = { $count ->
    [one] { $count } player waits for money
   *[other] { $count } players wait for money
}
pay-too-much-count = { $count ->
    [one] { $count } player was paid more than is owed now
   *[other] { $count } players were paid more than is owed now
}
pay-empty = Nobody is in the money yet. Who goes out in a paid place stands here at once.
pay-empty-does-not-fit = No prize can be paid: the prize plan does not fit the pool. Change the plan under Prizes.
pay-empty-unlocked = Nobody is in the money yet. Lock the prizes, so that everybody knows what is played for.
pay-empty-open = Nobody is owed a prize while registration is open. The payout sheet says what would be paid now.

# On paper.
pay-sheet = Payouts
pay-slip-number = Payout slip { $number }
pay-provisional = Provisional
pay-pool-all = Prize pool { $pool }: this sheet pays out all of it
pay-pool-short = Prize pool { $pool }: this sheet leaves { $money } of it
pay-pool-over = Prize pool { $pool }: this sheet pays out { $money } more
pay-document = ID document
pay-date = Date
pay-paid-by = Paid by
pay-signature = Player's signature
pay-consent = I have received this amount. Who wins it answers for the tax on it.
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
pay-nobody = Nobody like that is in the list
# In the place of the form, before somebody is chosen.
pay-choose = Choose who stands before you: a name, an entry number or a line of the list.
pay-choose-anybody = No payment is due. Choose a line to see its payments.
pay-amount = Amount
pay-expected = Expected an amount such as { $example }
pay-not-an-amount = The amount or the tax cannot be read
pay-do = Pay { $what }
pay-next = Next: { $name }
pay-tax-share = Tax to withhold
pay-slip-with-it = Print the slip with the payment
pay-made-of = { $prize } and { $bounty } in bounties
pay-payments = Payments
pay-take-back = Take back
pay-take-back-do = Take back { $money }
pay-reason = Reason
pay-back-which = { $money } to { $who }, paid at { $time }
pay-back-note = Money that was handed over is not undone. The payment and the reason stay on record, in the log and at the cash desk.
pay-reason-hint = Why the payment is taken back
pay-was-taken-back = taken back at { $time }: { $reason }
pay-too-much-by = Has { $money } more than is owed now
pay-print-slip = Slip…
pay-print-slips = Slips…
pay-print-sheet = Payout sheet…
pay-print-results = On paper (PDF)
pay-results-menu = Results…
pay-results = Results
pay-export-csv = For a spreadsheet (CSV)
pay-export-hendon = In the style of the Hendon Mob (check against the current template)
pay-export-text = As text
