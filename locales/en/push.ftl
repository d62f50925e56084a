# The tab for a push of chips and words.

# An amount that cannot be read.
push-amount-expected = Write an amount, such as 1,400 or 1.4k.

# What is played.
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

# What is faced.
push-seat = Seat { $seat }
push-seat-of = Seat { $seat }, { $name }
push-bet = Bet to match
push-raise = Last raise
push-pot = In the pot
push-stack = Stack behind
push-big-blind = Big blind
push-bet-of-limit = The limit's bet
push-said-amount = Amount said
push-acted-at = Acted at a bet of

# The chips.
push-tray-pushed = Pushed
push-tray-front = In front
push-tray-pulled = Pulled back
push-chip = Chip of { $worth }
push-pushed = Pushed in all
push-front-is = { $chips } in front
push-pulled-is = { $chips } pulled back
push-take = The next tap takes one away

# What was said, and when.
push-word-nothing = Nothing
push-word-call = Call
push-word-raise = Raise
push-word-fold = Fold
push-word-check = Check
push-word-amount = Amount
push-word-bet = Bet…
push-word-all-in = All-in
push-word-pot = Pot
push-any-pot = In the pot are at least { $pot }: more would change nothing.
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

# What is seldom asked.
push-live = Live hands
push-raises = Raises
push-opener = First bet
push-two = { $what }: two
push-fewer = { $what }: one fewer
push-one-more = { $what }: one more

# What it means.
push-ruling = Ruling
push-can = To act
push-not-yet = No ruling yet
push-hint = Tap the chips that were pushed, or what was said.
push-no-raise = No raise
push-or-more = { $is } or more
push-up-to = { $is } up to { $most }
push-by = By the rules of { $book }
push-same = The same under { $books }
push-instead = If instead…

# What mends it.
push-mend-least = Press “Big blind” and type it.
push-mend-raise = Press “Last raise” and type it.
push-mend-pot = At least { $pot }, and it decides. Press “In the pot” and type it.
push-mend-chips = Press “New” and put the chips down again.
push-mend-front = Press a bet, or take the chips out of “In front”.
push-mend-pulled = Take them out of “Pulled back”.
push-mend-acted = Mend “Acted at a bet of”.
push-mend-stack = Press “Stack behind” and type what is left.
push-mend-live = Mend “Live hands”.
push-mend-amount = Type the amount that was said.
push-mend-words = Type what was said: “five”, “raise to twelve hundred”, “2.5k”.

# What is done with it.
push-apply = Apply to the hand
push-record = Put on record
push-is-on-record = On record
push-new = New
push-note = Note for the record
push-note-hint = Note…
push-no-ruling = There is no ruling yet
push-choose-first = Choose first what the floor decides.
push-choose-first-player = Choose first what the player does.

# The keys.
push-key-chips = one chip
push-key-take = takes one away
push-key-figures = the lit amount
push-key-fields = the next amount
push-key-street = pre-flop or post-flop
push-key-new = everything anew
