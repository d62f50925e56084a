# Bounties.

# What happened, in the log.
bounties-log-taken = { $count ->
    [one] Bounty of { $of } to { $who }
   *[other] Bounty of { $of } shared by { $who }
}
bounties-log-left = Bounty of { $of }: not awarded
bounties-log-prepared = { $count ->
    [one] { $count } envelope made, drawn from { $from } players left
   *[other] { $count } envelopes made, drawn from { $from } players left
}
bounties-log-opened = Envelope for the bounty of { $of }: { $amount }
bounties-log-replaced = { $who } paid { $amount } into the prize pool for a lost bounty marker
bounties-log-divided = Remaining bounties shared: { $shares }

# And for one player.
bounties-card-lost = bounty taken
bounties-card-took = { $count ->
    [one] Took a bounty
   *[other] Took part of a bounty
}
bounties-card-left = bounty not awarded
bounties-card-replaced = Paid { $amount } for a lost bounty marker
bounties-card-share = { $amount } of the remaining bounties

# What kind they are.
bounties-kind-fixed = Fixed: paid in full to the winner
bounties-kind-last-to-prizes = Fixed: the last one goes to the prize pool
bounties-kind-progressive = Progressive: { $cash }% in cash, { $head }% on the head
bounties-kind-mystery-paid = { $times ->
    [one] Mystery: from the paid places
   *[other] Mystery: from { $times } times the paid places
}
bounties-kind-mystery-players = Mystery: from { $players } players left
bounties-kind-mystery-day = Mystery: from day two

# Where the money is.
bounties-on-heads = On heads
bounties-waiting = Waiting
bounties-pool = Unclaimed
bounties-in-envelopes = In envelopes
bounties-won = Won in cash
bounties-paid-in = Paid in

# The board.
bounties-none = This event has no bounties. To add one, put it in the price, such as 50+50+10.
bounties-to-setup = Setup
bounties-heads = Heads
bounties-player = Player
bounties-seat = Seat
bounties-head = Head
bounties-hits = Hits
bounties-cash = Won
bounties-taken = Taken
bounties-nothing-taken = No bounties taken yet.
bounties-award = Award bounty: { $of }
bounties-draws = { $count ->
    [one] { $who } draws for { $of }
   *[other] { $who } draw for { $of }
}
bounties-an-envelope = an envelope
bounties-no-one = no one
bounties-disqualified = no one (disqualified)
bounties-forfeited = no one (chips forfeited)
bounties-refunded = no one (refunded)
bounties-on-head = + { $head } on the head
bounties-select = Select
bounties-todo-why = Busted { $when }. Select who takes the bounty, or that no one does.
bounties-todo-draw-why = { $when }: draw an envelope.
bounties-lost-marker = Lost the marker: pays { $amount }

# By whom.
bounties-taker = Who takes the bounty of { $name }?
bounties-taker-later = Leave blank to decide later.
bounties-of-title = Bounty of { $name }
bounties-of-why = Players who chop the pot share it equally; an odd cent goes to the first. It goes to the winner of the last pot the player could have won.
bounties-find = Find a player
bounties-select-taker = Select who takes it
bounties-give = Award bounty
bounties-to-no-one = No one takes it

# Envelopes.
bounties-envelopes = Envelopes
bounties-envelopes-left = { $count ->
    [one] { $count } envelope left, drawn from { $from } players left
   *[other] { $count } envelopes left, drawn from { $from } players left
}
bounties-average = { $amount } on average: the fee for a lost card
bounties-draw = Draw
bounties-from-drum = From the drum
bounties-drawn = { $who }, for { $of }
bounties-make = Make envelopes
bounties-make-again = Make again
bounties-propose = Propose
bounties-from-players = Drawn from players left
bounties-contents = Amount × envelopes, one amount per line
bounties-contents-wrong = { $line }: enter an amount and a number, such as 500 × 3
bounties-players-wrong = enter a number of players, 2 or more
bounties-contents-sum = { $count ->
    [one] { $count } envelope, { $sum } of { $pool }
   *[other] { $count } envelopes, { $sum } of { $pool }
}
bounties-share-left = Share the rest
bounties-share-left-hint = Players still in keep their own bounties; unclaimed bounties and envelopes are shared equally.

# The setup.
bounties-setup = Bounties
bounties-setup-fixed = Fixed
bounties-setup-last = Fixed, last one to prize pool
bounties-setup-progressive = Progressive
bounties-setup-mystery = Mystery
bounties-setup-cash = Cash, %
bounties-setup-cash-wrong = enter a percentage from 0 to 100
bounties-setup-from = Starts
bounties-setup-paid = In the money
bounties-setup-twice = Twice the paid places
bounties-setup-times = { $times } times the paid places
bounties-setup-day = Day two
bounties-setup-players = At players left
bounties-setup-count = Players left

# The player's card.
bounties-card-head = Head
bounties-card-won = { $amount } won
