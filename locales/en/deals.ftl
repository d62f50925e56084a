# What the players who are left agree to share.

# How it is shared.
deal-icm = ICM
deal-chop = Chip chop
deal-chips-alone = Chips only
deal-equal = Equal
deal-mixed = Mixed
deal-mixed-of = Mixed, { $percent }% ICM
deal-own = Own amounts

deal-total = Total
deal-summary = { $count ->
    [one] { $count } player takes { $shared }
   *[other] { $count } players share { $shared }
}
deal-summary-winner = { $count ->
    [one] { $count } player takes { $shared }
   *[other] { $count } players share { $shared }
}, { $kept } kept for the winner
deal-summary-kept = { $count ->
    [one] { $count } player takes { $shared }
   *[other] { $count } players share { $shared }
}, { $kept } kept to play for
deal-summary-bounties = { $what }, plus { $amount } of bounties
deal-bounties-shared = Bounties are included: heads are worth nothing from now on.
deal-consent = Each of us agrees to be paid the amount beside our name instead of the prize for our place. Money kept back goes by place. The tournament is played to the end.
deal-consent-all = Each of us agrees to be paid the amount beside our name instead of the prize for our place.

# The log, and a player's card.
deal-log-agreed = Deal · { $method }: { $what }
deal-log-cancelled = Deal voided · { $reason }
deal-about = Deal ({ $method }): { $share }

# The tab.
deal-title = Deal
deal-note = { $count ->
    [one] { $left } left
   *[other] { $left } left
} · { $money } still to pay
deal-note-kept = { $kept } kept for the winner
deal-note-kept-places = { $kept } kept to play for
deal-player = Player
deal-chips = Chips
deal-share = Share
deal-how = Method
deal-mix = ICM, %
deal-kept = Kept for the winner
deal-kept-second = Kept for second
deal-heads = Bounties included
deal-heads-played = Still played for
deal-heads-own = Own heads
deal-heads-equal = Equal parts
deal-heads-chips = By chips
deal-heads-typed = As agreed
deal-bounty = Bounties
deal-together = Together
deal-bounty-of = Bounties of { $who }
deal-kept-rises = Keep no more for second than for the winner
deal-bounties-still = Bounties: { $what }
deal-unit = Unit
deal-amount-expected = Enter an amount
deal-chips-of = Chips of { $who }
deal-amount-of = Amount of { $who }
deal-checked = Chips checked
deal-missing = { $chips } chips missing
deal-too-many = { $chips } chips too many
deal-uncounted = { $count ->
    [one] { $count } stack not counted
   *[other] { $count } stacks not counted
}
deal-typed = { $count ->
    [one] { $count } stack typed, not counted
   *[other] { $count } stacks typed, not counted
}
deal-stale = { $count ->
    [one] { $count } stack counted before the last hand
   *[other] { $count } stacks counted before the last hand
}
deal-fresh-is = Pause the clock and count every table. Counts stay valid until the next hand is dealt
deal-not-fresh = Without a valid count of all chips, a reason is needed
deal-count-table = Count table { $table }
deal-record-typed = Record as counted
deal-counted = Counted
deal-typed-stack = typed
deal-count-whole = These stacks hold all { $all } chips in play.
deal-count-missing = These stacks are { $apart } short of the { $all } chips in play.
deal-count-too-many = These stacks are { $apart } over the { $all } chips in play.
deal-counts-again = Use the counts again
deal-works = Calculating…
deal-terms-wrong = Correct the marked field above
deal-kept-too-much = More is kept back than remains
deal-own-missing = Enter an amount for every player
deal-stacks-missing = Enter every stack to calculate
deal-under = { $others ->
    [0] { $who } gets less than { $next }, the next prize.
    [one] { $who } and one other get less than { $next }, the next prize.
   *[other] { $who } and { $others } others get less than { $next }, the next prize.
}
deal-over = { $who } gets more than { $first }, the first prize.
deal-enough-for-all = No one gets less than { $next }, the next prize.
deal-still = { $amount } left to share
deal-too-much = { $amount } too much
deal-agree = Agree this deal…
deal-print = Print for signing
deal-registration-open = Close registration first: players can still enter
deal-prizes-open = Lock the prizes first
deal-go-lock = Lock prizes…
deal-no-prizes = No prizes to share yet.
deal-too-few = A deal needs at least two players.

# The sheet, and after it.
deal-sheet = Check signatures
deal-record = Record deal
deal-stop-clock = Pause clock
deal-agreed = Deal agreed
deal-all-shared = Everything is shared: no money left to play for.
deal-goes-on = Play continues for the money set aside. Many clubs now shorten levels to 15 minutes.
deal-void-reason = Reason for voiding
deal-void = Void deal
deal-reason-needed = Enter a reason
deal-signature = Signature
deal-floor-signature = For the club
deal-kept-for = Kept for place
deal-bounties = Bounties are not included: { $amount } is still to be won.
