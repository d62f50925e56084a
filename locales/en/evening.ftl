# The tab of the Italian evening.

evening-title = Five-card draw in the Italian manner
evening-players = Players
evening-deck = { $cards } cards, from the { $lowest } to the ace
evening-stack = Chips each
evening-ante = Invito (ante)
evening-cip = Cip (least bet)
evening-dealer = First dealer
evening-begin = Begin the evening

# The way through a hand.
evening-way-ante = Invito
evening-way-blinds = Buio
evening-way-opening = Opening
evening-way-raising = Raises
evening-way-draw = Draw
evening-way-second = Second round
evening-way-showdown = Showdown

# At the table.
evening-pot = Pot · opens with { $level }
evening-pot-of-words = a pot of words
evening-pot-in-parts = a pot of words; parts that wait: { $parts }
evening-seat = Seat { $seat }
evening-is-opener = opener
evening-is-blind = buio
evening-is-reblind = controbuio
evening-is-third-blind = contro-controbuio
evening-is-passed = passed
evening-is-out = not dealt in

# What is done.
evening-raise-by = Raise by { $chips }
evening-amount = Amount
evening-between = from { $least } to { $most }
evening-served = Served
evening-change = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
evening-tap-the-winner = Tap who wins
evening-proof-opener = The opener proves it
evening-proof-winner = The winner could have opened
evening-proof-nobody = Nobody can prove it
evening-cards = Cards
evening-cards-or-none = Typed or tapped; leave it empty when the dealer reads them
evening-five-expected = Five cards of this deck: K♥ as Kh
evening-exposed = The dealer exposed a card of seat { $seat }
evening-tap-to-buy = Tap a seat to buy chips for it
evening-buys = Seat { $seat } buys
evening-buy = Buy
evening-undo = Take back
evening-nothing-yet = Nothing was done yet
evening-leave = Put away
