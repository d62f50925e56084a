# Why something cannot be done in a hand.

act-over = the hand is over
act-not-dealt-in = player { $seat } was not dealt in
act-not-in-hand = player { $seat } has given up the hand
act-cards-first = cards are to be dealt first
act-action-first = player { $seat } is to act first
act-out-of-turn = it is the turn of player { $seat }
act-no-betting = the betting is over
act-no-draw = no cards may be changed now
act-draw-first = player { $seat } is to change cards or stand pat first
act-cards-due = { $count ->
    [0] no card is due
    [one] one card is due
   *[other] { $count } cards are due
}
act-card-twice = the { $card } is there already
act-not-held = the player does not hold the { $card }
act-too-many-cards = the player does not hold so many cards
act-bet-to-match = there is a bet: it takes { $chips } to call
act-nothing-to-call = there is nothing to call
act-bet-already = there is a bet already
act-nothing-to-raise = nobody has bet, so there is nothing to raise
act-nothing-to-complete = there is nothing to complete
act-bring-in-first = the bring-in is to be posted or completed first
act-no-bring-in = there is no bring-in to post
act-nobody-to-call = nobody is left who could call more
act-no-more-chips = the player has no more than it takes to call
act-not-reopened = he has acted, and what came since is less than a full raise
act-raises-capped = there were as many raises as are allowed
act-below-least = the least is { $chips }
act-above-most = the most is { $chips }
act-all-in-shows = somebody is all-in, so every hand is shown
act-no-showdown = nothing is to be shown yet
act-shown-already = these cards were shown already
act-last-hand = the last hand takes the pot

# What is wrong with a hand that was recorded, in the words of the PHH format.

act-wrong = action { $number } ({ $action }): { $why }
act-wrong-allowed = action { $number } ({ $action }): { $why }; allowed: { $allowed }
act-unfollowed = action { $number }: what comes after it could not be followed
act-wrong-stack = finishing_stacks: p{ $seat } ends with { $ruled }, the file says { $written }
act-not-over = it is not over on street { $street }: it waits for { $awaited }
act-ways = { $one }, { $other }
act-way-bring-in = p{ $seat } pb ({ $chips })
act-way-check = p{ $seat } cc (check)
act-way-fold = p{ $seat } f
act-way-call = p{ $seat } cc ({ $chips })
act-way-raise = p{ $seat } cbr { $least }
act-way-raise-to = p{ $seat } cbr { $least } (at most { $most })
act-awaits-board = { $count ->
    [one] d db, one card
   *[other] d db, { $count } cards
}
act-awaits-cards = d dh for { $players }
act-awaits-action = p{ $seat } to act
act-awaits-draw = p{ $seat } sd
act-awaits-show = sm of { $players }
act-awaits-nothing = nothing
