# Rulings on chips pushed and words said.

# The action, in the middle of a sentence.
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
ruling-player = player's choice
ruling-confirm = Floor to confirm: { $one }.
ruling-or = { $one }, or { $other }

# Instructions for the dealer.
ruling-add = Ask for { $add } more.
ruling-back = Return { $back }.
ruling-penalty = Penalty possible.

# The ruling if one fact were different.
ruling-if-raise = If “raise” came first: { $is }
ruling-if-silent = If silent: { $is }
ruling-if-more = With one more { $chip } chip: { $is }
ruling-if-fewer = With one { $chip } chip fewer: { $is }
ruling-if-last = If these were the last chips: { $is }

# Reasons.
ruling-no-bet = No bet yet. The minimum bet is { $least }.
ruling-faces = The bet is { $bet }: { $call } to call, minimum raise to { $least }.
ruling-may-check = The bet is { $bet }, nothing to call. Minimum raise to { $least }.
ruling-words-first = The words came before the chips, so the words count.
ruling-words-together = Words and chips came together: a clear declaration counts.
ruling-words-together-unclear = Words and chips came together. The words count, but the amount is unclear.
ruling-words-late = The words came after the chips, so the chips count.
ruling-words-always = Under these rules the words count, before or after the chips.
ruling-general = “Call” commits to the whole amount.
ruling-amount-alone = Saying only “{ $amount }” is the same as silently pushing { $amount }.
ruling-amount-added = That is no more than the { $front } in front, so it is added: { $total } total.
ruling-amount-more = That is more than the { $front } in front, so it is the total bet.
ruling-amount-total = “Raise” with an amount: { $amount } is the total bet.
ruling-on-top = { $amount } on top of the call makes it { $to }.
ruling-doubled = Twice the bet of { $bet } is { $to }.
ruling-raise-of-chips = “Raise” without an amount is the most these chips allow: { $total }.
ruling-minimum-raise = “Raise” without an amount is at least a minimum raise: { $to }.
ruling-may-add = After “raise” more chips may be added.
ruling-check-against = There is a bet, so after “check” only a call or a fold is allowed.
ruling-check-pulled = There is a bet. “Check” rules out a raise, and pulling chips back rules out a fold: a call.
ruling-call-without = Nothing to call: “call” is a check.
ruling-raise-without = No bet yet: “raise” is a bet.
ruling-pot-without = Not a pot-limit game: “pot” commits to the minimum bet or raise.
ruling-pot-makes = “Pot” is the { $bet } bet, the { $pot } pot and the { $call } call: { $to }.
ruling-pot-without-call = “Pot” is the { $bet } bet and the { $pot } pot: { $to }.
ruling-pot-opens = “Pot” is a pot-sized bet: { $pot }.
ruling-needless-fold = A fold with nothing to call is binding.
ruling-front-left = The { $front } in front do not cover the call. They count with the new chips.
ruling-front-pulled = The chips in front were pulled back. Only the new chips count.
ruling-front-partly = Some chips in front were pulled back. The remaining { $left } and the new chips are one multiple-chip bet.
ruling-front-covers = The { $front } in front cover the call. With the new chips they are one multiple-chip bet.
ruling-front-replaced = The chips that covered the call were pulled back. Only the chips now out count, as one multiple-chip bet.
ruling-pulled-back = A chip was pulled back: call or raise, no fold.
ruling-pulled-freely = No one has raised, so pulling chips back is not binding.
ruling-one-chip = A single { $chip } chip without saying “raise” first: a call.
ruling-exactly = Exactly the call.
ruling-nothing-more = Exactly the bet: no raise.
ruling-every-chip = Every chip is needed: without one { $smallest } only { $without } remain. A call.
ruling-chip-not-needed = Without one { $smallest } there are still { $without }, so not every chip is needed.
ruling-last-chips = These are the player's last chips, and not all are needed to call: all-in.
ruling-half-reached = 50% of { $of } over the call is { $line }. { $total } reaches it: a raise.
ruling-half-missed = 50% of { $of } over the call is { $line }. { $total } falls short: no raise.
ruling-half-open = { $line } is exactly 50%, and the rule book does not cover that case.
ruling-undercall = { $total } is less than the { $bet } bet.
ruling-heads-up = Heads-up: a full call.
ruling-opening-bet = This is the opening bet: a full call.
ruling-always-call = Under these rules an undercall is always a full call.
ruling-forfeits = Not heads-up and not the opening bet: the floor may require a full call, or a fold that forfeits { $chips }.
ruling-tiny-chip = Such a small chip is not a standard way to call.
ruling-brought-up = { $from } is too little: brought up to { $to }.
ruling-one-bet = In limit this is one bet: { $to }.
ruling-cut-to-pot = More than the pot allows: maximum { $most }.
ruling-at-most = At most { $most } of it counts.
ruling-whole-stack = The player has only { $all }.
ruling-stack-unknown = Stack size unknown: { $there } are in front.
ruling-count-stack = Stack size unknown: count the stack.
ruling-unopposed = No one else has chips to call a raise: no raise.
ruling-not-reopened = The player has acted, and the bet has gone up by only { $since } since. It takes { $needed } to reopen: no raise.
ruling-capped = { $raises ->
    [one] One raise has been made, and no more are allowed.
   *[other] { $raises } raises have been made, and no more are allowed.
}
ruling-reading = The highest reading within the pot of { $pot } is { $amount }.
ruling-no-reading = No allowed interpretation is within the pot of { $pot }. The smallest is { $amount }: ask the floor.

# Situations that are not possible.
ruling-fault-no-big-blind = Enter the big blind.
ruling-fault-no-limit = Enter the limit.
ruling-fault-no-raise = Enter the last raise.
ruling-fault-worthless-chip = A chip has no value.
ruling-fault-too-many-chips = Too many chips. Check the numbers.
ruling-fault-front-without-bet = There are chips in front but no bet. Enter the bet.
ruling-fault-not-in-front = The chips left in front were not there before.
ruling-fault-acted-above = The player acted on a bet higher than the current one.
ruling-fault-less-than-pulled = The player's stack is smaller than the chips pulled back.
ruling-fault-no-opponent = There must be at least two hands.
ruling-fault-too-many-hands = There are more hands than seats.
ruling-fault-no-amount = The amount said is zero.
ruling-fault-no-words = These words are not an amount or an action.
ruling-fault-nothing = Enter the chips pushed or the words said.
ruling-fault-no-pot = Enter the pot.
