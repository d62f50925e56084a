# What the players who are left agree to share.

# How it is shared.
deal-icm = ICM
deal-chop = Chip chop
deal-chips-alone = Chips alone
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
}, { $kept } is kept for the winner
deal-summary-kept = { $count ->
    [one] { $count } player takes { $shared }
   *[other] { $count } players share { $shared }
}, { $kept } is kept to play for
deal-summary-bounties = { $what }, and { $amount } of bounties
deal-bounties-shared = The bounties are part of it: from now on nobody's head is worth anything.
deal-consent = Each of us agrees to be paid the amount beside our name instead of the prize of our place. What is kept goes by place. The tournament goes on until it is decided.
deal-consent-all = Each of us agrees to be paid the amount beside our name instead of the prize of our place.

# The log, and a player's card.
deal-log-agreed = Deal · { $method }: { $what }
deal-log-cancelled = Deal taken back · { $reason }
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
deal-how = Shared by
deal-mix = ICM in %
deal-kept = Kept for the winner
deal-kept-second = And for second
deal-heads = Bounties in it
deal-heads-played = Still played for
deal-heads-own = Own heads
deal-heads-equal = Equal parts
deal-heads-chips = By chips
deal-heads-typed = As agreed
deal-bounty = Bounties
deal-together = Together
deal-bounty-of = Bounties of { $who }
deal-kept-rises = Second cannot have more kept than the winner
deal-bounties-still = Bounties: { $what }
deal-unit = Unit
deal-amount-expected = Not an amount
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
deal-fresh-is = A count is fresh while no hand can have been dealt since. Stop the clock and count; tables that are counted already are taken.
deal-not-fresh = Without a fresh count of all chips it asks for a reason
deal-count-table = Count table { $table }
deal-record-typed = Record as counted
deal-counted = Counted
deal-typed-stack = typed
deal-count-whole = All { $all } chips in play are in these stacks.
deal-count-missing = { $apart } of the { $all } chips in play are missing from these stacks.
deal-count-too-many = These stacks are { $apart } chips more than the { $all } in play.
deal-counts-again = Take the counts again
deal-works = Working it out…
deal-terms-wrong = One of the fields above cannot be read
deal-kept-too-much = More is kept than there is
deal-own-missing = Every player needs an amount
deal-stacks-missing = Every stack has to be known: count it, or type it here
deal-under = { $others ->
    [0] { $who } gets less than { $next }, the next prize.
    [one] { $who } and one other get less than { $next }, the next prize.
   *[other] { $who } and { $others } others get less than { $next }, the next prize.
}
deal-over = { $who } gets more than { $first }, the first prize.
deal-nobody-under = Nobody gets less than { $next }, the next prize.
deal-still = { $amount } is still to be shared
deal-too-much = { $amount } too much
deal-agree = Agree this deal…
deal-print = Print for signing
deal-registration-open = Somebody could still enter: close registration first
deal-prizes-open = The prizes are not locked yet
deal-go-lock = Lock the prizes…
deal-no-prizes = There are no prizes to share yet.
deal-too-few = A deal takes at least two players.

# The sheet, and after it.
deal-sheet = Has everybody signed?
deal-record = Everybody agrees
deal-stop-clock = Stop the clock
deal-agreed = Deal agreed
deal-all-shared = Everything is shared: nobody plays for money any more.
deal-goes-on = Play goes on for what is kept. Many houses shorten the levels to 15 minutes now.
deal-why-back = Why it does not hold
deal-back = Take the deal back
deal-say-why = Say why
deal-signature = Signature
deal-floor-signature = For the house
deal-kept-for = Kept for place
deal-bounties = Bounties are not part of it: { $amount } is still to be won.
