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
money-from-bounties = From the bounties
money-withheld = Withheld
money-guarantee = House guarantee
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
money-price-from = From the { $which } on
money-other-price = Another price from the { $which } on
money-no-price = No price of its own: { $name }
money-as-before = as the first
# The whole entry is taken back.
money-refund-keep-fee = Refund { $back }, keep { $kept }
money-other-currency = Another
money-sign = Sign
money-withheld-heading = Held back from the prize money
money-withheld-for = For
money-withheld-hint = The staff
money-withheld-part = How much
money-withheld-note = Percent are of the prize money that was paid in, rounded down: the rest stays with the players. The guarantee is what the places are paid.
money-withheld-wrong = A percentage, as 3%, or an amount
money-withhold = Hold a part back
money-withhold-no-more = Hold this back no more
