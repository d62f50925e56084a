# One hand, followed act by act.

hand-seat = Seat { $seat }
hand-title = { $betting } { $game }
hand-number = Hand { $number }
hand-no-limit = No-limit
hand-pot-limit = Pot-limit
hand-limit = Limit
hand-game-holdem = Hold'em
hand-game-omaha = Omaha
hand-game-omaha-hi-lo = Omaha hi-lo
hand-game-big-o = Big O
hand-game-stud = Stud
hand-game-stud-hi-lo = Stud hi-lo
hand-game-razz = Razz
hand-game-draw = Five-card draw
hand-game-single-draw27 = 2-7 single draw
hand-game-triple-draw27 = 2-7 triple draw
hand-game-triple-draw-a5 = A-5 triple draw
hand-game-badugi = Badugi
hand-game-short-deck = Short Deck
hand-board-street = { $number ->
    [0] Pre-flop
    [1] Flop
    [2] Turn
   *[other] River
}
hand-stud-street = { $number ->
    [0] Third street
    [1] Fourth street
    [2] Fifth street
    [3] Sixth street
   *[other] Seventh street
}
hand-one-draw-street = { $number ->
    [0] Before the draw
   *[other] After the draw
}
hand-draw-street = { $number ->
    [0] Before the draw
    [1] First draw
    [2] Second draw
   *[other] Third draw
}

# What the hand waits for.
hand-to-act = { $name } to act
hand-can-check = check
hand-to-call = { $chips } to call
hand-brings-in = bring-in { $chips }
hand-can-bet = { $amounts ->
    [one] bet { $most }
   *[other] bet { $least } to { $most }
}
hand-can-raise = { $amounts ->
    [one] raise to { $most }
   *[other] raise { $least } to { $most }
}
hand-can-complete = { $amounts ->
    [one] complete to { $most }
   *[other] complete { $least } to { $most }
}
hand-closed-reopened = { $name } can't raise: the all-in was not a full raise.
hand-closed-capped = { $name } can't raise: the street has reached its raise limit.
hand-closed-no-caller = { $name } can't raise: no one left could call more.
hand-burn = Burn one, { $step }
hand-deal-board = { $number ->
    [1] flop
    [2] turn
   *[other] river
}
hand-deal-first = Deal { $count } cards to each player
hand-deal-drawn = the drawn cards
hand-deal-stud = { $number ->
    [0] Third street: two cards down, one up
    [1] fourth street: one card up
    [2] fifth street: one card up
    [3] sixth street: one card up
   *[other] seventh street: one card down
}
hand-deal-shared = seventh street: one card face up in the middle for everyone
hand-old-burns = Not enough cards: shuffle the old burns into the stub ({ $cite })
hand-draws = { $name } draws: select how many cards
hand-give-back = Return { $chips } to { $name }: not called
hand-face-up = All hands face up ({ $cite })
hand-face-down = Keep hands face down, deal no cards, until the floor decides ({ $cite })
hand-show = Showdown: { $name } shows
hand-show-all = Showdown
hand-takes-it = { $name } takes the pot
hand-is-over = Hand over
hand-who-won = Select the winner
hand-award-first = Award { $pot } first: select the winner
hand-award-then = Then { $pot }: select the winner
hand-award-last = Then { $pot }, the last: select the winner
hand-push = { $count ->
    [one] Push { $pot } to { $who }
   *[other] Split { $pot }: { $who }
}
hand-push-first = Award { $pot } first: { $who }
hand-named-pot = the pot
hand-named-main = the main pot
hand-named-only-side = the side pot
hand-named-side = side pot { $number }

# What lies on the table.
hand-pot = Pot
hand-the-pot = Pot { $chips }
hand-main-pot = Main pot { $chips }
hand-the-side-pot = Side pot { $chips }
hand-side-pot = Side pot { $number }: { $chips }
hand-main-tab = Main { $chips }
hand-side-tab = Side { $number }: { $chips }
hand-small-blind = small blind
hand-big-blind = big blind
hand-sits-out = sitting out
hand-waits = no cards
hand-not-counted = not counted
hand-all-in = all-in
hand-is-out = busted
hand-folded = folded
hand-is-to-act = to act
hand-action-fold = fold
hand-action-check = check
hand-action-call = call
hand-action-bet = bet
hand-action-raise = raise
hand-action-bring-in = bring-in
hand-action-complete = complete
hand-action-draw = { $count ->
    [0] stand pat
   *[other] draw { $count }
}
hand-action-stand-pat = stand pat
hand-action-show = show
hand-action-muck = muck
hand-dealer = Dealer

# Why no hand can be dealt.
hand-no-game = Select the game: the mix doesn't say which one this table plays.
hand-too-few = A hand needs two players with chips.
hand-no-chips = Seat { $seat } has no chips: enter the stack, or bust the player.
hand-no-bet = The level has no big blind or no bets: enter them.
hand-too-many-chips = These stacks exceed { $most } in total: correct them.
hand-too-many = One deck is not enough for this many players.
hand-posts-without-cards = Seat { $seat } posts without cards.

# Keys.
hand-key-fold = Fold
hand-key-check = Check
hand-key-call = Call { $chips }
hand-key-bring-in = Bring in { $chips }
hand-key-bet = Bet
hand-key-raise = Raise
hand-key-complete = Complete
hand-key-all-in = All-in
hand-key-deal = Deal
hand-key-deal-unseen = Deal, cards unknown
hand-key-undo = Undo step
hand-key-next = Next hand
hand-key-type = Type
hand-key-muck = Muck
hand-key-show = Show
hand-key-show-unseen = Cards unknown
hand-key-face-up = All face up
hand-key-face-up-unseen = All face up, cards unknown
hand-key-floor-decision = Floor decision: all face up
hand-key-pat = Stand pat
hand-key-draw = Draw { $count }
hand-amount = Total
hand-usual-min = Min
hand-usual-half = ½ pot
hand-usual-pot = Pot
hand-expected = Enter an amount from { $least } to { $most }

# Before the hand.
hand-game = Game
hand-count = Hand
hand-of-game = Hand { $hand } of { $of }
hand-new-game = New game: { $game }.
hand-last-of-game = Last hand of { $game }, then { $next }.
hand-game-not-followed = { $game } can't be tracked action by action: play its hands, then select the next game.
hand-betting = Betting
hand-small = Small blind
hand-big = Big blind
hand-ante = Ante
hand-small-bet = Small bet
hand-big-bet = Big bet
hand-bring-in = Bring-in
hand-ante-kind = Ante paid by
hand-ante-none = No ante
hand-ante-each = Everyone
hand-ante-big-blind = Big blind
hand-ante-button = Button
hand-stack = Stack
hand-button-here = Button here
hand-plays = Playing
hand-tap-a-seat = Tap a seat or press its number to correct its stack or the button.
hand-not-counted-note = { $count ->
    [one] ≈ One stack is not counted: it shows the chips bought.
   *[other] ≈ { $count } stacks are not counted: they show the chips bought.
}
hand-dead-button = Dead button on seat { $seat }.
hand-dead-small = Dead small blind: not posted.
hand-wait-note = { $count ->
    [one] Seat { $seats } gets no cards this hand.
   *[other] Seats { $seats } get no cards this hand.
}
hand-button-on = Button on seat { $seat }
hand-button-placed = Button set manually to seat { $seat }
hand-no-button = Stud: no button, no blinds
hand-ante-each-note = Ante { $chips } each
hand-ante-big-blind-note = Big blind ante { $chips }
hand-ante-button-note = Button ante { $chips }
hand-bets-note = Bets { $small } / { $big }
hand-stud-note = Ante { $ante }, bring-in { $bring }
hand-blinds-note = Blinds { $small } / { $big }
hand-done = Done
hand-change-stakes = Change

# Cards.
hand-cards = Cards
hand-cards-down = down { $cards }
hand-cards-up = up { $cards }
hand-cards-hint = Ah Kd 7c
hand-cards-wrong = Enter rank and suit, such as Ah Kd 7c, or ? for an unseen card.
hand-cards-of = Cards of { $name }
hand-who-opens = Tap the opening seat if the cards differ.

# Showdown and after.
hand-winners = Tap the winners
hand-half-high = High
hand-half-low = Low
hand-high-half = high
hand-low-half = low
hand-uncalled = Not called
hand-odd-button = odd chip: first to the left of the button
hand-odd-card = odd chip: highest card by suit
hand-odd-high = odd chip to the high
hand-odd-look = odd chip by seat: check the highest card by suit
hand-record = To record
hand-record-stacks = { $count ->
    [one] One stack
   *[other] { $count } stacks
}
hand-record-button = Button, hand { $number }
hand-record-bust = { $count ->
    [one] Busted: { $names }
   *[other] Busted together: { $names }
}
hand-bust-with = { $name } with { $chips }
hand-on-record = Recorded
hand-without-record = Next without recording
hand-changed = Seat { $seat }: { $was } played this hand; { $is } is there now.
hand-left = Seat { $seat }: { $was } played this hand and left the table.
hand-came = Seat { $seat }: { $is } arrived after the deal.
hand-other-table = This hand is from table { $table }.
hand-abandoned = Hand { $number } was abandoned and not recorded. Press U to resume it.
hand-key-resume = Resume hand { $number }
hand-abandon = Abandon hand
hand-copy = Copy as PHH
hand-copied = Hand copied to the clipboard
hand-not-over = The hand isn't over: finish it, undo it or abandon it.
hand-action-deal = Cards dealt
