# The tab of the Italian evening.

evening-title = Italian five-card draw
evening-players = Players
evening-deck = { $cards } cards, from the { $lowest } to the ace
evening-stack = Chips each
evening-ante = Invito (ante)
evening-cip = Cip (minimum bet)
evening-dealer = First dealer
evening-begin = Start evening

# The way through a hand.
evening-way-ante = Invito
evening-way-blinds = Buio
evening-way-deal = Deal
evening-way-opening = Opening
evening-way-raising = Raises
evening-way-draw = Draw
evening-way-second = Second round
evening-way-showdown = Showdown

# At the table.
evening-pot = Pot · opens with { $level }
evening-pot-of-words = a pot of words
evening-pot-in-parts = a pot of words; parts waiting: { $parts }
evening-seat = Seat { $seat }
evening-owes = owes { $chips }
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
evening-served = Stand pat
evening-change = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
evening-tap-the-winner = Tap the winner
evening-proof-opener = Opener proves it
evening-proof-winner = Winner could have opened
evening-proof-none = No one can prove it
evening-cards = Cards
evening-cards-or-none = Type or tap them; leave blank if the dealer reads them
evening-five-expected = Enter five cards of this deck, such as Kh for K♥
evening-opens-with = opens with { $opener }
evening-opens-not = can't open
evening-hand-opens = { $hand }; { $opens }
evening-cards-left = { $cards ->
    [one] One more card
   *[other] { $cards } more cards
}
evening-exposed = The dealer exposed a card of seat { $seat }
evening-tap-to-buy = Tap a seat to buy chips
evening-buys = Seat { $seat } buys
evening-buy = Buy
evening-undo = Undo step
evening-nothing-to-undo = Nothing to undo
evening-save = Save for later
evening-away = Saved for later: { $evening }
evening-resume = Resume

# The keys, for docs/guide/table.md.
evening-key-usual = usual next step, the green button
evening-key-ante = antes
evening-key-deal = deal the cards
evening-key-blind = open blind (buio, controbuio, contro-controbuio); after the draw, bet
evening-key-unseen = call unseen
evening-key-pass = pass
evening-key-open = open; after the showdown, ask to see the openers
evening-key-see = call
evening-key-raise = raise; if the blind raises, by the blind's amount
evening-key-raise-more = raise by two or three times the blind
evening-key-change = number of cards changed
evening-key-parola = parola
evening-key-cip = minimum bet; after the showdown, take the pot
evening-key-cards = beside a field for cards, every letter and figure goes there; Enter shows
evening-key-winner = winner
evening-key-award = award the pot to the selected player
evening-key-equalise = all have paid up
evening-key-stop = end the evening
evening-key-undo = undo one step; before an evening, resume the one saved

# What the rule book says, beside the form.
evening-book = Italian draw rules, as set in { $book }
evening-book-deck = Deck
evening-book-suits = Suits
evening-book-suits-is = { $of ->
    [hearts] hearts, diamonds, clubs, spades
   *[spades] spades, hearts, diamonds, clubs
}
evening-book-ties = Equal hands
evening-book-ties-is = { $of ->
    [suit] the suit decides; between two flushes, first the suit
    [rank] the suit decides; between two flushes, first the ranks
   *[split] the pot is shared
}
evening-book-openers = To open
evening-book-blinds = Blind openings
evening-book-blinds-is = { $of ->
    [none] none
    [two] buio (×2) and controbuio (×4)
   *[three] buio (×2), controbuio (×4), contro-controbuio (×8)
}
evening-book-limit = Limit
evening-book-limit-is = { $of ->
    [pot] the pot
   *[table] the stack («i resti»)
}
evening-book-raise = Minimum raise
evening-book-raise-is = { $of ->
    [cip] the cip
   *[last] the last bet or raise
}
evening-book-draw = Draw
evening-book-draw-is = up to { $most } cards
evening-book-discards = Discards
evening-book-discards-is = { $of ->
    [apart] kept apart
   *[under] under the stock
}
evening-book-parole = All say parola
evening-book-parole-is = { $of ->
    [open] the pot stays; kings or better open it, for the pot
    [adds] the pot stays for the next hand
   *[show] the cards are shown
}
evening-book-false = False opening
evening-book-false-is = { $of ->
    [everything] everyone takes back all their chips
    [bets] bets go back, the pot stays
   *[nothing] not covered
}
