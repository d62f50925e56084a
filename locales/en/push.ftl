# The tab for a push of chips and words.

# An amount that cannot be read.
push-amount-expected = Enter an amount, such as 1,400 or 1.4k.

# The game.
push-betting = Betting
push-no-limit = No limit
push-pot-limit = Pot limit
push-limit = Limit
push-street-first = Pre-flop
push-street-later = Post-flop
push-street-small = Small bet
push-street-big = Big bet
push-no-bet = No bet
push-and-a-half = { $whole }.5

# The bet in front of the player.
push-seat = Seat { $seat }
push-seat-of = Seat { $seat }, { $name }
push-bet = Bet to call
push-raise = Last raise
push-pot = In the pot
push-stack = Stack behind
push-big-blind = Big blind
push-bet-of-limit = The limit's bet
push-said-amount = Amount said
push-acted-at = Last acted on

# The chips.
push-tray-pushed = Pushed
push-tray-front = In front
push-tray-pulled = Pulled back
push-chip = Chip of { $worth }
push-pushed = Total pushed
push-front-is = { $chips } in front
push-pulled-is = { $chips } pulled back
push-take = The next tap removes a chip

# Words said, and when.
push-word-nothing = Nothing
push-word-call = Call
push-word-raise = Raise
push-word-fold = Fold
push-word-check = Check
push-word-amount = Amount
push-word-bet = Bet…
push-word-all-in = All-in
push-word-pot = Pot
push-any-pot = The pot is at least { $pot }: a larger one changes nothing.
push-says = Said: { $word }
push-before = Before
push-with = With
push-after = After
push-said-before = Said before the chips
push-said-with = Said with the chips
push-said-after = Said after the chips
push-last = Last chips
push-words = Other words
push-words-hint = “Five”…

# Rare inputs.
push-live = Live hands
push-raises = Raises
push-opener = First bet
push-two = { $what }: two
push-fewer = { $what }: one less
push-one-more = { $what }: one more

# The ruling.
push-ruling = Ruling
push-can = To act
push-not-yet = No ruling yet
push-hint = Tap the chips pushed, or the words said.
push-no-raise = No raise
push-or-more = { $is } or more
push-up-to = { $is } up to { $most }
push-by = Under the rules of { $book }
push-same = The same under { $books }
push-instead = If instead…

# Corrections of the input.
push-enter-big-blind = Press “Big blind” and enter it.
push-fix-raise = Press “Last raise” and enter it.
push-fix-pot = At least { $pot }, and the exact amount matters. Press “In the pot” and enter it.
push-fix-chips = Press “New” and enter the chips again.
push-fix-front = Enter a bet, or take the chips out of “In front”.
push-fix-pulled = Take them out of “Pulled back”.
push-fix-acted = Correct “Last acted on”.
push-fix-stack = Press “Stack behind” and enter what is left.
push-fix-live = Correct “Live hands”.
push-fix-amount = Enter the announced amount.
push-fix-words = Enter what was said: “five”, “raise to twelve hundred”, “2.5k”.

# Actions on the ruling.
push-apply = Apply to the hand
push-record = Record
push-is-on-record = Recorded
push-new = New
push-note = Note for the ruling
push-note-hint = Note…
push-no-ruling = No ruling yet
push-choose-first = Select the floor's decision first.
push-choose-first-player = Select the player's action first.

# The three tiers of a question.
push-tier-pushed = Chips pushed
push-tier-pushed-note = in one motion
push-tier-said = What was said
push-tier-said-note = before or with the chips
push-tier-bet = Bet to match
push-last-raise = last raise { $raise }
push-more = More
push-less = Less
push-more-note = Last chips, chips in front, pulled back, live hands, pot limit
push-tier-more = Rare facts
push-any-player = Any player
push-whose = Player
push-exact = Nothing to add or return.
