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
hand-closed-reopened = Raising is closed to { $name }: the all-in was not a full raise.
hand-closed-capped = Raising is closed to { $name }: the street has all the raises it may have.
hand-closed-nobody = Raising is closed to { $name }: nobody is left who could call more.
hand-burn = Burn one, { $step }
hand-deal-board = { $number ->
    [1] flop
    [2] turn
   *[other] river
}
hand-deal-first = Deal { $count } cards to each player
hand-deal-drawn = the cards that were drawn
hand-deal-stud = { $number ->
    [0] Third street: two cards down, one up
    [1] fourth street: one card up
    [2] fifth street: one card up
    [3] sixth street: one card up
   *[other] seventh street: one card down
}
hand-deal-shared = seventh street: one card face up in the middle for everybody
hand-old-burns = Too few cards: scramble the old burns into the stub ({ $cite })
hand-draws = { $name } draws: how many cards?
hand-give-back = Give { $chips } back to { $name }: not called
hand-face-up = All hands face up ({ $cite })
hand-face-down = Hands stay face down, no card, until the floor says so ({ $cite })
hand-show = Showdown: { $name } shows
hand-show-all = Showdown
hand-takes-it = { $name } takes the pot
hand-is-over = The hand is over
hand-who-won = Who has won?
hand-award-first = Award { $pot } first: who wins it?
hand-award-then = Then { $pot }: who wins it?
hand-award-last = Then { $pot }, the last: who wins it?
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
hand-sits-out = sits out
hand-waits = no cards
hand-not-counted = not counted
hand-all-in = all-in
hand-is-out = out
hand-folded = folded
hand-is-to-act = to act
hand-did-fold = folds
hand-did-check = check
hand-did-call = call
hand-did-bet = bet
hand-did-raise = raise
hand-did-bring-in = bring-in
hand-did-complete = completes
hand-did-draw = { $count ->
    [0] stands pat
   *[other] draws { $count }
}
hand-did-stand-pat = stands pat
hand-did-show = shows
hand-did-muck = mucks
hand-dealer = Dealer

# Why no hand can be dealt.
hand-no-game = Choose the game: nobody knows which one of the mix is played here.
hand-too-few = A hand takes two players with chips.
hand-no-chips = Seat { $seat } has no chips: put in the stack, or bust the player.
hand-no-bet = The level has no big blind or no bets: put them in.
hand-too-many-chips = These stacks together are more than { $most }: put them right.
hand-too-many = One deck does not go round for so many players.
hand-posts-without-cards = Seat { $seat } posts and gets no cards.

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
hand-key-deal-unseen = Deal, cards not noted
hand-key-back = Take back
hand-key-next = Next hand
hand-key-type = Type
hand-key-muck = Muck
hand-key-show = Show
hand-key-show-unseen = Not written down
hand-key-face-up = All face up
hand-key-face-up-unseen = All face up, cards not noted
hand-key-told = The floor says so: all face up
hand-key-pat = Stand pat
hand-key-draw = Draw { $count }
hand-amount = In all
hand-usual-least = Least
hand-usual-half = ½ pot
hand-usual-pot = Pot
hand-expected = An amount from { $least } to { $most }

# Before the hand.
hand-game = Game
hand-count = Hand
hand-of-game = Hand { $hand } of { $of }
hand-new-game = A new game: { $game }.
hand-last-of-game = Last hand of { $game }, then { $next }.
hand-game-not-followed = { $game } cannot be followed act by act: play its hands, then choose the next game.
hand-betting = Betting
hand-small = Small blind
hand-big = Big blind
hand-ante = Ante
hand-small-bet = Small bet
hand-big-bet = Big bet
hand-bring-in = Bring-in
hand-ante-kind = Who antes
hand-ante-none = No ante
hand-ante-each = Everybody
hand-ante-big = Big blind
hand-ante-button = Button
hand-stack = Stack
hand-button-here = Button here
hand-plays = Plays
hand-tap-a-seat = Tap a seat or press its number to put its stack or the button right.
hand-not-counted-note = { $count ->
    [one] ≈ One stack was not counted: what the player bought is taken.
   *[other] ≈ { $count } stacks were not counted: what the players bought is taken.
}
hand-dead-button = Dead button on seat { $seat }.
hand-dead-small = Dead small blind: nobody posts it.
hand-wait-note = { $count ->
    [one] Seat { $seats } gets no cards in this hand.
   *[other] Seats { $seats } get no cards in this hand.
}
hand-button-on = Button on seat { $seat }
hand-button-placed = Button put on seat { $seat } by hand
hand-no-button = Stud: no button, no blinds
hand-ante-each-note = Ante { $chips } each
hand-ante-big-note = Big blind ante { $chips }
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
hand-cards-wrong = Write rank and suit, as Ah Kd 7c; ? for a card nobody saw.
hand-cards-of = Cards of { $name }
hand-who-opens = Who opens? Tap the seat if the cards say another.

# Showdown and after.
hand-winners = Tap who wins
hand-half-high = High
hand-half-low = Low
hand-high-half = high
hand-low-half = low
hand-uncalled = Not called
hand-odd-button = odd chip: first to the left of the button
hand-odd-card = odd chip: highest card by suit
hand-odd-high = odd chip to the high
hand-odd-look = odd chip by seat: look at the highest card by suit
hand-record = Put on record
hand-record-stacks = { $count ->
    [one] One stack
   *[other] { $count } stacks
}
hand-record-button = Button, hand { $number }
hand-record-bust = { $count ->
    [one] Out: { $names }
   *[other] Out together: { $names }
}
hand-bust-with = { $name } with { $chips }
hand-on-record = On record
hand-without-record = Next, without record
hand-changed = Seat { $seat }: { $was } played this hand, now { $is } sits there.
hand-left = Seat { $seat }: { $was } played this hand and has left the table.
hand-came = Seat { $seat }: { $is } came after the deal.
hand-other-table = This hand is from table { $table }.
hand-given-up = Hand { $number } was given up: nothing of it is on record. U takes it up again.
hand-key-take-up = Hand { $number } again
hand-give-up = Give this hand up
hand-copy = Copy as PHH
hand-copied = The hand is on the clipboard
hand-not-over = The hand is not over: play it out, take it back, or give it up.
hand-did-deal = Cards are dealt
