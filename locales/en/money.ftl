# The Money screen.

money-tab-prizes = Prizes
money-tab-deal = Deal
money-tab-bounties = Bounties
money-tab-pay = Pay out
money-tab-cash = Cash desk
money-tab-points = Points

# The prize pool

# "220 entries × €500"
money-sold-at = { $sold } × { $price }
money-from-bounties = From bounties
money-withheld = Deducted
money-guarantee = Guarantee
money-overlay = Overlay
money-to-pay = To pay
money-bounties = Bounties
money-bounties-of = Bounties, { $count } × { $price }
money-fees = Fees
money-fees-of = Fees, { $count } × { $price }
money-staff = For the staff
money-staff-of = For the staff, { $count } × { $price }

# Prices by number and what is withheld

money-later-entries = Later entries
money-price-of = The { $which }
money-price-from = From the { $which }
money-other-price = Different price from the { $which }
money-no-price = Remove the price: { $name }
money-as-before = same as the first
# The whole entry is taken back.
money-refund-keep-fee = Refund { $back }, keep { $kept }
money-other-currency = Other
money-sign = Symbol
money-withheld-heading = Deductions from prize pool
money-withheld-for = For
money-withheld-hint = Staff
money-withheld-part = Amount
money-withheld-note = Percentages are of the prize money paid in, rounded down; the rest stays with the players. The guarantee is what the places are paid.
money-withheld-wrong = Enter a percentage such as 3%, or an amount
money-add-deduction = Add deduction
money-remove-deduction = Remove this deduction
