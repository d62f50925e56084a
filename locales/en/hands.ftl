# Hands in words.
# $rank is a number: 2 to 10 the pips, 11 the jack, 12 the queen, 13 the king, 14 the ace.

rank = { $rank ->
    [14] ace
    [13] king
    [12] queen
    [11] jack
    [10] ten
    [9] nine
    [8] eight
    [7] seven
    [6] six
    [5] five
    [4] four
    [3] three
   *[2] two
}
ranks = { $rank ->
    [14] aces
    [13] kings
    [12] queens
    [11] jacks
    [10] tens
    [9] nines
    [8] eights
    [7] sevens
    [6] sixes
    [5] fives
    [4] fours
    [3] threes
   *[2] twos
}
card = { $rank } of { $suit }

# Before and after ranks: "pair of aces", "aces over tens", "ace high".
hand-of = of { $ranks }
hand-over = over { $ranks }
hand-up-to = { $card } high

hand-no-cards = no cards
hand-high-card = { $high }
hand-pair = pair { $of }
hand-two-pair = two pair, { $higher } and { $lower }
hand-three = three of a kind, { $ranks }
hand-straight = straight, { $high }
hand-flush = flush, { $high }
hand-full-house = full house, { $three } { $over }
hand-four = four of a kind, { $ranks }
hand-straight-flush = straight flush, { $high }
hand-royal-flush = royal flush

# The Italian game: three kinds of straight flush that beat one another, and the card beside a pair
# whose suit decides.
hand-straight-flush-highest = highest straight flush, { $high }
hand-straight-flush-middle = middle straight flush, { $high }
hand-straight-flush-lowest = lowest straight flush, { $high }
hand-beside = { $hand }, { $card }

hand-low = { $ranks } low
hand-badugi = { $cards ->
    [4] badugi, { $ranks }
    [3] three cards, { $ranks }
    [2] two cards, { $ranks }
    [1] one card, { $ranks }
   *[0] no cards
}
hand-high-and-low = { $high }; { $low }
