# Five-card draw as in Italy. The game's own words stay Italian where English has none.

italian-level = { $rank ->
    [11] jacks
    [12] queens
   *[13] kings
}

# Actions done.
italian-buys = Seat { $seat } buys { $chips }
italian-splits = The pot is played in { $parts } parts
italian-stops = The evening is over
italian-antes = Everyone antes
italian-deals = Five cards to each, one at a time
italian-exposed = A card for seat { $seat } is exposed; it plays
italian-exposed-card = A card for seat { $seat } is exposed ({ $card }); it plays
italian-equalises = Everyone pays up to the same amount
italian-awards = { $count ->
    [one] Seat { $seats } wins the pot
   *[other] Seats { $seats } share the pot
}
italian-opener-proves = The opener shows openers
italian-winner-proves = The winner shows a hand that could have opened
italian-no-proof = No one can prove the opening
italian-collects = The pot is collected
italian-says-blind = Seat { $seat } opens blind (buio)
italian-says-reblind = Seat { $seat } opens blind over the blind (controbuio)
italian-says-third-blind = Seat { $seat } opens blind a third time (contro-controbuio)
italian-says-see-unseen = Seat { $seat } calls without looking
italian-says-pass = Seat { $seat } passes
italian-says-open = Seat { $seat } opens for { $chips }
italian-says-see = Seat { $seat } calls
italian-says-raise = Seat { $seat } raises by { $chips }
italian-says-served = Seat { $seat } stands pat
italian-says-draw = Seat { $seat } changes { $cards ->
    [one] one card
   *[other] { $cards } cards
}
italian-says-cip = Seat { $seat } bets the minimum (cip)
italian-says-bet = Seat { $seat } bets { $chips }
italian-says-parola = Seat { $seat } checks (parola)
italian-says-show = Seat { $seat } shows
italian-says-concede = Seat { $seat } mucks without showing

# The next step.
italian-now-ante = Antes. Seat { $dealer } deals. To open: { $openers }.
italian-now-ante-parole = Antes for a pot of words of { $pot }. Seat { $dealer } deals. To open, for the pot: { $openers }.
italian-now-blinds = Declare blind openings now. Then seat { $dealer } deals, one card at a time.
italian-now-deal = Seat { $dealer } deals, one card at a time.
italian-now-deal-parole = No blind openings in a pot of words. Seat { $dealer } deals, one card at a time.
italian-now-opening = Seat { $seat } to act. To open: { $openers }. In the pot: { $pot }.
italian-now-opening-parole = Seat { $seat } to act. To open, for the pot of { $pot }: { $openers }.
italian-now-raising = Seat { $seat } to act. In the pot: { $pot }.
italian-now-draw = Seat { $seat } says how many cards to change.
italian-now-second = Seat { $seat } to act after the draw. In the pot: { $pot }.
italian-now-equalise = Everyone said parola. Players who had passed pay the difference; the pot of { $pot } stays.
italian-now-show = Seat { $seat } shows.
italian-now-award = Enter the best hand.
italian-now-proof = Ask for the openers now, or the pot is collected.
italian-now-over = The evening is over.
italian-due = Seat { $seat } pays { $chips }

# Possible actions.
italian-offer-ante = Antes of { $chips }
italian-offer-split = Play the pot in parts (up to { $most })
italian-offer-stop = End the evening
italian-offer-deal = Deal
italian-offer-blind = Seat { $seat }: buio ({ $chips })
italian-offer-reblind = Seat { $seat }: controbuio ({ $chips })
italian-offer-third-blind = Seat { $seat }: contro-controbuio ({ $chips })
italian-offer-see-unseen = Seat { $seat } calls without looking ({ $chips })
italian-offer-pass = Pass
italian-offer-open = { $kind ->
    [one] Open for { $most }
   *[range] Open ({ $least } to { $most })
}
italian-offer-see = Call ({ $chips })
italian-offer-raise = { $kind ->
    [one] Raise by { $most }
   *[range] Raise (by { $least } to { $most })
}
italian-offer-raise-the-blind = { $times ->
    [one] Raise by { $chips }
   *[other] Raise by { $chips }, up to { $times } times
}
italian-offer-draw = Change up to { $most } cards
italian-offer-cip = Cip ({ $chips })
italian-offer-bet = { $kind ->
    [one] Bet { $most }
   *[range] Bet ({ $least } to { $most })
}
italian-offer-parola = Parola
italian-offer-show = Show
italian-offer-concede = Muck
italian-offer-award = Award { $pot } to one of seats { $seats }
italian-offer-equalise = All paid up
italian-offer-openers = Ask to see openers
italian-offer-collect = Collect the pot

# The deck, when fewer or more play than before.
italian-deck-out = { $players } players: remove the { $ranks }
italian-deck-in = { $players } players: put back the { $ranks }

# The draw.
italian-step-give = Seat { $seat }: { $cards ->
    [one] one card
   *[other] { $cards } cards
}
italian-step-burn = Burn the top card
italian-step-shuffle = Shuffle and cut the { $cards } discards, without those of the player to be served

# Openers.
italian-openers = { $four ->
    [never] a pair of { $level } or better
    [without-ace] a pair of { $level } or better, or four to an open straight flush without the ace
    [open] a pair of { $level } or better, or four to an open straight flush
   *[any] a pair of { $level } or better, or four to a straight flush
}
italian-opener-pair = { $rank ->
    [11] a pair of jacks
    [12] a pair of queens
    [13] a pair of kings
   *[14] a pair of aces
}
italian-opener-better = two pair or better
italian-opener-four = { $suit ->
    [c] four to a straight flush in clubs
    [d] four to a straight flush in diamonds
    [h] four to a straight flush in hearts
   *[s] four to a straight flush in spades
}
italian-opener-anything = anything

# Results of a hand.
italian-wins = { $count ->
    [0] No one takes { $pot }
    [one] Seat { $seats } wins { $pot }
   *[other] Seats { $seats } share { $pot }
}
italian-wins-alone = { $wins }: no one else is in the hand
italian-wins-by-word = { $wins }: the dealer read the hands
italian-wins-with = { $wins } with { $hand }
italian-wins-over = { $wins } with { $hand }; seat { $seat } has { $lost }
italian-wins-because = { $wins }: { $why }
italian-because-ranks = the higher cards decide
italian-because-suit = the suit decides, { $suit }
italian-because-triangle = of two kinds of straight flush, lowest beats highest, highest beats middle, middle beats lowest
italian-because-three-kinds = all three kinds on the table: suit decides, { $suit }
italian-takes = Seat { $seat } takes { $chips }
italian-stays = { $chips } stay for the next hand
italian-owes = Seat { $seat } owes { $chips }: it goes into the pot from the next chips bought
italian-stakes-back = False opening by seat { $seat }: no win, and everyone takes their chips back
italian-paid-again = False opening by seat { $seat }: pays the starting pot again: { $chips }

# Refusals.
italian-not-now = { $phase ->
    [ante] The next hand has not started.
    [blinds] The cards have not been dealt yet.
    [opening] The pot has not been opened yet.
    [raising] The pot is open; the first round is not over.
    [draw] Cards are being changed.
    [second] The betting after the draw is on.
    [equalise] First everyone pays up to the same amount.
    [showdown] Cards are being shown.
    [proof] First collect the pot, or prove the opening.
   *[over] The evening is over.
}
italian-not-in-hand = Seat { $seat } is not in this hand.
italian-not-his-turn = It is seat { $seat }'s turn.
italian-too-few-players = Two players with chips are needed.
italian-too-many-chips = Too many chips. Check the amount.
italian-no-chips = The amount cannot be zero.
italian-owes-more = A debt of { $owes } is paid first: buy more than that.
italian-pot-waits = There is a pot of { $pot } to be won.
italian-not-to-be-split = Only a pot of words can be split, and only between hands.
italian-wrong-parts = Use at least two parts, at most { $most }.
italian-no-such-blind = These rules do not have this blind.
italian-no-blind-in-parole = A pot of words has no blind openings.
italian-blind-out-of-order = Buio first, then controbuio, then contro-controbuio, once each.
italian-blind-belongs-to = Only seat { $seat } may do this.
italian-not-beyond-reblind = Only a player seated after the controbuio and before the buio may do this.
italian-only-first-blind = Only the first blind, seat { $seat }, keeps the right to raise this way.
italian-costs-too-much = It costs { $costs }; the player has { $has }.
italian-not-openers = These cards do not open. Opening takes { $openers }.
italian-too-little = At least { $least }.
italian-too-much = At most { $most }.
italian-for-the-pot = A pot of words is opened for the pot: { $pot }.
italian-nothing-to-see = There is nothing to call.
italian-has-to-see = Call { $costs }, raise or pass.
italian-bet-already = There is a bet: call, raise or pass.
italian-nothing-to-raise = There is no bet to raise.
italian-only-the-blind-raises = Only the blind, seat { $seat }, may raise first.
italian-not-times-the-blind = The blind raises by { $blind }, { $two } or { $three }.
italian-not-reopened = This player has acted, and there has been no full raise since: call or pass.
italian-no-caller = No one has chips left to call.
italian-too-many-cards = At most { $most } cards.
italian-nothing-exposed = No card dealt there could have been exposed.
italian-called-shows = The player who was called shows first.
italian-no-one-else = No one else has matched these chips: the player shows.
italian-not-in-deck = Not in this deck: { $card }.
italian-card-twice = Listed twice: { $card }.
italian-cannot-win = One of these wins it: { $seats }.
italian-opener-won = The opener won: only the opener can prove it.
italian-winner-passed = Seat { $seat } had passed before the opening.

# Reasons why an evening cannot start.
italian-wrong-players = { $found } players; 2 to { $most } can play.
italian-seat-twice = Seat { $seat } is taken twice.
italian-seat-without-chips = Seat { $seat } has no chips.
italian-no-dealer = Seat { $seat }, the dealer, is empty.
italian-no-ante = Enter an ante: without it there is nothing to play for.
italian-no-cip = The minimum bet cannot be zero.

# Reasons why cards seat no one.
italian-draw-players = { $found } players; 2 to 13 can draw.
italian-draw-card = Not one of the cards, or listed twice: { $rank }.
italian-draw-count = There must be one card per player.
