# Why something cannot be done in a hand.

act-over = the hand is over
act-not-dealt-in = player { $seat } was not dealt in
act-not-in-hand = player { $seat } has folded
act-cards-first = deal the cards first
act-action-first = player { $seat } must act first
act-out-of-turn = player { $seat } is to act
act-no-betting = betting is over
act-no-draw = no cards can be drawn now
act-draw-first = player { $seat } must draw or stand pat first
act-cards-due = { $count ->
    [0] no card is due
    [one] one card is due
   *[other] { $count } cards are due
}
act-card-twice = the { $card } is already out
act-not-held = the player doesn't have the { $card }
act-too-many-cards = the player doesn't have that many cards
act-bet-to-match = there is a bet: { $chips } to call
act-nothing-to-call = no bet to call
act-bet-already = there is already a bet
act-nothing-to-raise = no bet to raise
act-nothing-to-complete = no bring-in to complete
act-bring-in-first = post or complete the bring-in first
act-no-bring-in = no bring-in to post
act-no-one-to-call = no other player could call more
act-no-more-chips = the player has only enough to call
act-not-reopened = the player has acted, and there was no full raise since
act-raises-capped = the raise limit is reached
act-below-minimum = the minimum is { $chips }
act-above-most = the maximum is { $chips }
act-all-in-shows = a player is all-in, so all hands are shown
act-no-showdown = not at showdown yet
act-shown-already = these cards are already shown
act-last-hand = the last hand left takes the pot

# What is wrong with a hand that was recorded, in the words of the PHH format.

act-wrong = action { $number } ({ $action }): { $why }
act-wrong-allowed = action { $number } ({ $action }): { $why }; allowed: { $allowed }
act-unfollowed = action { $number }: the actions after it can't be checked
act-wrong-stack = finishing_stacks: p{ $seat } ends with { $ruled }, the file says { $written }
act-not-over = not over on street { $street }: expected { $awaited }
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
