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
evening-way-deal = Deal
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
evening-opens-with = opens with { $opener }
evening-opens-not = does not open
evening-hand-opens = { $hand }; { $opens }
evening-cards-left = { $cards ->
    [one] One more card
   *[other] { $cards } more cards
}
evening-exposed = The dealer exposed a card of seat { $seat }
evening-tap-to-buy = Tap a seat to buy chips for it
evening-buys = Seat { $seat } buys
evening-buy = Buy
evening-undo = Take back
evening-nothing-yet = Nothing was done yet
evening-leave = Put away
evening-away = Put away: { $evening }
evening-take-up = Take it up again

# The keys, for docs/guide/table.md.
evening-key-usual = what usually comes next, the green button
evening-key-ante = antes
evening-key-deal = the cards are dealt
evening-key-blind = opens blind (buio, controbuio, contro-controbuio); after the draw, bets
evening-key-unseen = sees before looking
evening-key-pass = passes
evening-key-open = opens; after the showdown, somebody asks for the openers
evening-key-see = sees
evening-key-raise = raises; by the blind, where it raises
evening-key-raise-more = raises by two or three times the blind
evening-key-change = so many cards are changed
evening-key-parola = parola
evening-key-cip = the least bet; after the showdown, the pot is taken in
evening-key-cards = beside a line for cards every letter and figure is written there; Enter shows
evening-key-winner = who wins
evening-key-award = the pot goes to who was named
evening-key-equalise = all have paid up
evening-key-stop = the evening ends
evening-key-undo = takes one act back; before an evening, takes up the one put away

# What the rule book says, beside the form.
evening-book = Italian rules (seeds 000, 001, 004) as set in { $book }
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
evening-book-raise = Least raise
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
    [everything] everybody takes back all his chips
    [bets] the bets go back, the pot stays
   *[nothing] nothing is said
}
