# What a push of chips and words means.

# What it is, in the middle of a sentence.
ruling-fold = fold
ruling-forfeit = fold, with { $total } lost to the pot
ruling-check = check
ruling-call = call { $total }
ruling-call-alone = Call { $total }
ruling-bet = bet { $total }
ruling-raise = raise to { $total }
ruling-all-in = all-in for { $total }
ruling-uncounted = All-in. Count the stack.
ruling-floor = the floor decides
ruling-player = the player chooses
ruling-confirm = Ask the floor to confirm: { $one }.
ruling-or = { $one }, or { $other }

# What the dealer does.
ruling-add = Ask for { $add } more.
ruling-back = Give back { $back }.
ruling-penalty = A penalty is possible.

# Had one thing been otherwise.
ruling-if-raise = If “raise” had been said first: { $is }
ruling-if-silent = If nothing had been said: { $is }
ruling-if-more = With one more chip of { $chip }: { $is }
ruling-if-fewer = With one chip of { $chip } fewer: { $is }
ruling-if-last = If they had been the last chips: { $is }

# Why.
ruling-no-bet = Nobody has bet. A bet is at least { $least }.
ruling-faces = The bet is { $bet }, { $call } to call. A raise makes it at least { $least }.
ruling-may-check = The bet is { $bet }, and nothing is to be called. A raise makes it at least { $least }.
ruling-words-first = The words came before the chips, so the words count.
ruling-words-together = Words and chips came together: a clear declaration counts.
ruling-words-together-unclear = Words and chips came together. The words count, but they leave the amount open.
ruling-words-late = The words came after the chips, so the chips count.
ruling-words-always = In this rulebook the words count, whenever they come.
ruling-general = “Call” means the whole amount.
ruling-amount-alone = { $amount } said alone is the same as { $amount } pushed in silence.
ruling-amount-added = That is no more than the { $front } in front, so it is added: { $total } in all.
ruling-amount-more = That is more than the { $front } in front: it is the whole bet.
ruling-amount-total = “Raise” with an amount: { $amount } is the whole bet.
ruling-on-top = { $amount } on top of the call makes it { $to }.
ruling-doubled = Twice the bet of { $bet } is { $to }.
ruling-raise-of-chips = “Raise” without an amount is the most that the chips allow: { $total }.
ruling-least-raise = “Raise” without an amount is at least the least that is allowed: { $to }.
ruling-may-add = After “raise” more chips may be put out.
ruling-check-against = There is a bet: after “check” only a call or a fold is left.
ruling-check-pulled = There is a bet: “check” rules out a raise, and pulling chips back rules out a fold. A call.
ruling-call-without = There is nothing to call: “call” is a check.
ruling-raise-without = There is no bet: “raise” is a bet.
ruling-pot-without = There is no pot limit: “pot” binds to the least bet or raise.
ruling-pot-makes = “Pot” is the bet of { $bet }, the pot of { $pot } and the call of { $call }: { $to }.
ruling-pot-without-call = “Pot” is the bet of { $bet } and the pot of { $pot }: { $to }.
ruling-pot-opens = “Pot” is a bet of the pot, which is { $pot }.
ruling-needless-fold = A fold with nothing to call binds.
ruling-front-left = The { $front } in front do not cover the call. They count with the new chips.
ruling-front-pulled = The chips in front were pulled back. Only the new chips count.
ruling-front-partly = Some of the chips in front were pulled back: the { $left } left and the new chips are one bet of several chips.
ruling-front-covers = The { $front } in front cover the call: with the new chips they are one bet of several chips.
ruling-front-replaced = The chips that covered the call were pulled back: only what is out now counts, as one bet of several chips.
ruling-pulled-back = A chip was pulled back: call or raise, but no fold.
ruling-pulled-freely = Nobody has raised: chips pulled back bind to nothing.
ruling-one-chip = One chip of { $chip }, and no “raise” before it: a call.
ruling-exactly = It is exactly the call.
ruling-nothing-more = It is exactly the bet: nothing is raised.
ruling-every-chip = Every chip is needed: without one { $smallest } only { $without } are there. A call.
ruling-chip-not-needed = Without one { $smallest } there are still { $without }: not every chip is needed.
ruling-last-chips = They are the last chips, and not every one is needed to call: all-in.
ruling-half-reached = Half of { $of } over the call is { $line }. { $total } reaches it: a raise.
ruling-half-missed = Half of { $of } over the call is { $line }. { $total } does not reach it: no raise.
ruling-half-open = { $line } is exactly the half, and the rulebook does not say what that is.
ruling-undercall = { $total } is less than the bet of { $bet }.
ruling-heads-up = Only two hands are left: a full call.
ruling-opening-bet = It is the opening bet: a full call.
ruling-always-call = In this rulebook too little is always made a full call.
ruling-forfeits = Neither heads-up nor the opening bet: the floor may ask for a full call, or for a fold that loses { $chips }.
ruling-tiny-chip = So small a chip is no standard way to call.
ruling-brought-up = { $from } is too little: it is brought up to { $to }.
ruling-one-bet = In limit it is one bet: { $to }.
ruling-cut-to-pot = More than the pot allows: the most is { $most }.
ruling-at-most = No more than { $most } of it counts.
ruling-all-he-has = The player has no more than { $all }.
ruling-stack-unknown = How much the player has is not known: { $there } are out.
ruling-count-stack = How much the player has is not known: the stack is counted.
ruling-unopposed = Nobody else has chips to call a raise with: no raise.
ruling-not-reopened = The player has acted, and only { $since } have come since. It takes { $needed } to raise again: no raise.
ruling-capped = { $raises ->
    [one] There has been one raise, and no more are allowed.
   *[other] There have been { $raises } raises, and no more are allowed.
}
ruling-reading = The highest meaning that is no more than the pot of { $pot } is { $amount }.
ruling-no-reading = No meaning that is allowed is within the pot of { $pot }. The smallest is { $amount }: ask the floor.

# What cannot be.
ruling-fault-no-big-blind = The big blind is missing.
ruling-fault-no-limit = The limit is missing.
ruling-fault-no-raise = The last raise is missing.
ruling-fault-worthless-chip = A chip is worth nothing.
ruling-fault-too-many-chips = There are more chips than can lie there.
ruling-fault-front-without-bet = There are chips in front, but nobody has bet.
ruling-fault-not-in-front = The chips left in front are not among those that were there.
ruling-fault-acted-above = The player acted at a higher bet than there is.
ruling-fault-less-than-pulled = The player has less than what was pulled back.
ruling-fault-no-opponent = There are fewer than two hands.
ruling-fault-too-many-hands = There are more hands than seats.
ruling-fault-no-amount = The amount that was said is nothing.
ruling-fault-no-words = These words are no amount and no action.
ruling-fault-nothing = Nothing was pushed, and nothing was said.
ruling-fault-no-pot = How much is in the pot?
