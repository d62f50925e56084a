### Why something cannot be done in a hand.

hand-over = the hand is over
hand-not-dealt-in = player { $seat } was not dealt in
hand-not-in-hand = player { $seat } has given up the hand
hand-cards-first = cards are to be dealt first
hand-action-first = player { $seat } is to act first
hand-out-of-turn = it is the turn of player { $seat }
hand-no-betting = the betting is over
hand-no-draw = no cards may be changed now
hand-draw-first = player { $seat } is to change cards or stand pat first
hand-cards-due = { $count ->
    [0] no card is due
    [one] one card is due
   *[other] { $count } cards are due
}
hand-card-twice = the { $card } is there already
hand-not-held = the player does not hold the { $card }
hand-too-many-cards = the player does not hold so many cards
hand-bet-to-match = there is a bet: it takes { $chips } to call
hand-nothing-to-call = there is nothing to call
hand-bet-already = there is a bet already
hand-nothing-to-raise = nobody has bet, so there is nothing to raise
hand-nothing-to-complete = there is nothing to complete
hand-bring-in-first = the bring-in is to be posted or completed first
hand-no-bring-in = there is no bring-in to post
hand-nobody-to-call = nobody is left who could call more
hand-no-more-chips = the player has no more than it takes to call
hand-not-reopened = he has acted, and what came since is less than a full raise
hand-raises-capped = there were as many raises as are allowed
hand-below-least = the least is { $chips }
hand-above-most = the most is { $chips }
hand-all-in-shows = somebody is all-in, so every hand is shown
hand-no-showdown = nothing is to be shown yet
hand-shown-already = these cards were shown already
hand-last-hand = the last hand takes the pot
