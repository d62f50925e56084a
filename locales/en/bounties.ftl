# Bounties.

# What happened, in the log.
bounties-log-taken = { $count ->
    [one] Bounty of { $of } to { $who }
   *[other] Bounty of { $of } shared by { $who }
}
bounties-log-left = Bounty of { $of }: nobody takes it
bounties-log-prepared = { $count ->
    [one] { $count } envelope made, drawn from { $from } players left
   *[other] { $count } envelopes made, drawn from { $from } players left
}
bounties-log-opened = Envelope for the bounty of { $of }: { $amount }
bounties-log-replaced = { $who } paid { $amount } for a lost bounty marker, to the prizes
bounties-log-divided = What was left of the bounties: { $shares }

# And for one player.
bounties-card-lost = bounty taken
bounties-card-took = { $count ->
    [one] Took a bounty
   *[other] Took a part of a bounty
}
bounties-card-left = nobody takes the bounty
bounties-card-replaced = Paid { $amount } for a lost bounty marker
bounties-card-share = { $amount } of what was left of the bounties

# What kind they are.
bounties-kind-fixed = Fixed: paid whole to whoever takes it
bounties-kind-last-to-prizes = Fixed: the last one goes to the prizes
bounties-kind-progressive = Progressive: { $cash } % in cash, { $head } % on the head
bounties-kind-mystery-paid = { $times ->
    [one] Mystery: from the paid places on
   *[other] Mystery: from { $times } times the paid places on
}
bounties-kind-mystery-players = Mystery: from { $players } players left
bounties-kind-mystery-day = Mystery: from the second day

# Where the money is.
bounties-on-heads = On heads
bounties-waiting = Waiting
bounties-pool = Taken by nobody
bounties-in-envelopes = In envelopes
bounties-won = Won in cash
bounties-paid-in = Paid in

# The board.
bounties-none = This event has no bounties. A part of the price goes on the player's head when the price says so, as in 50+50+10.
bounties-to-setup = Setup
bounties-heads = Heads
bounties-player = Player
bounties-seat = Seat
bounties-head = Head
bounties-hits = Hits
bounties-cash = Won
bounties-taken = Taken
bounties-nothing-taken = Nobody has taken a bounty yet.
bounties-whose = Whose bounty: { $of }
bounties-draws = { $count ->
    [one] { $who } draws for { $of }
   *[other] { $who } draw for { $of }
}
bounties-an-envelope = an envelope
bounties-nobody = nobody
bounties-disqualified = nobody (disqualified)
bounties-forfeited = no one (chips forfeited)
bounties-refunded = nobody (taken back)
bounties-on-head = + { $head } on the head
bounties-choose = Choose
bounties-todo-why = Went out { $when }. Say who takes the bounty, or that nobody does.
bounties-todo-draw-why = { $when }: an envelope is drawn.
bounties-lost-marker = Lost the marker: pays { $amount }

# By whom.
bounties-by-whom = Who takes the bounty of { $name }?
bounties-by-whom-later = Nobody ticked: it waits, and can be said later.
bounties-of-title = Bounty of { $name }
bounties-of-why = Several who chop the pot share it equally; an odd cent goes to the first. It goes to the winner of the last pot that the player could have won.
bounties-find = Find a player
bounties-tick = Tick who takes it
bounties-give = Take the bounty
bounties-to-nobody = Nobody takes it

# Envelopes.
bounties-envelopes = Envelopes
bounties-envelopes-left = { $count ->
    [one] { $count } envelope left, drawn from { $from } players left
   *[other] { $count } envelopes left, drawn from { $from } players left
}
bounties-average = { $amount } on average: what an active player pays who has lost the card
bounties-draw = Draw
bounties-from-drum = From the drum
bounties-drawn = { $who }, for { $of }
bounties-make = Make the envelopes
bounties-make-anew = Make anew
bounties-propose = Propose
bounties-from-players = Drawn from so many players left
bounties-contents = Amount × envelopes, one amount a line
bounties-contents-wrong = { $line }: expected an amount and how many, as 500 × 3
bounties-players-wrong = expected a number of players, 2 or more
bounties-contents-sum = { $count ->
    [one] { $count } envelope, { $sum } of { $pool }
   *[other] { $count } envelopes, { $sum } of { $pool }
}
bounties-share-left = Share what is left
bounties-share-left-hint = Everybody who is in keeps the own head; what nobody took and the envelopes are shared equally.

# The setup.
bounties-setup = Bounties
bounties-setup-fixed = Fixed
bounties-setup-last = Fixed, the last one to the prizes
bounties-setup-progressive = Progressive
bounties-setup-mystery = Mystery
bounties-setup-cash = In cash, %
bounties-setup-cash-wrong = expected a part of 0 to 100 percent
bounties-setup-from = From when
bounties-setup-paid = In the money
bounties-setup-twice = Twice the paid places
bounties-setup-times = { $times } times the paid places
bounties-setup-day = The second day
bounties-setup-players = So many players left
bounties-setup-count = Players left

# The player's card.
bounties-card-head = Head
bounties-card-won = { $amount } won
