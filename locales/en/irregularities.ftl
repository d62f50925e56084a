# Irregularities at a table. A case of an entry has the verdict in the first line and a step in each of the
# others; what else an entry is called is in spoken.ftl.

irregular-search = Find an irregularity
irregular-glossary = Words
irregular-list = Irregularities
irregular-choose = Select what happened, or type a word of it.
irregular-which = Several cases match. Select the one that happened.
irregular-on-record = This is the last ruling recorded.
irregular-all = All
irregular-nothing = No irregularity fits “{ $typed }”. Try one word of it, in English or Italian: burn, flop, clock, carta, fold.
irregular-nothing-here = Nothing in this group fits “{ $typed }”. Try all groups.
irregular-do-now = What to do now
irregular-put-on-record = Record
irregular-on-record-free = Open an event to record rulings.
irregular-note = Note
irregular-player = Player
irregular-no-player = No player named
irregular-differs = Other rule books
irregular-under = { $book }: { $says }
irregular-book-silent = { $book } does not cover this: the rule is from another book.
irregular-book-not-checked = { $book } was not checked for this: the rule is from another book.
irregular-no-book = No rule book has a rule for this. The floor decides in the best interest of the game.
irregular-group-dealing = Dealing
irregular-group-board = Board
irregular-group-shown = Cards seen
irregular-group-acting = Turn
irregular-group-betting = Bets
irregular-group-chips = Chips
irregular-group-showdown = Showdown
irregular-group-button = Button
irregular-group-players = Players
irregular-group-italian = Italian

# Rulings of the floor.
irregular-floor-back-up = Back up to the right player
irregular-floor-binding = It stands
irregular-floor-returned = It comes back: call { $call }, raise to { $raise } or more, or fold
irregular-floor-returned-passive = It comes back: call { $call } or fold, no raise
irregular-floor-skipped-acts = The skipped player acts
irregular-floor-either = The floor decides: { $one }, or { $other }
irregular-floor-hand-no-raise = the hand may check, call or fold
irregular-floor-hand-dead = the hand is dead
irregular-floor-bet-stands = It stands as it was made
irregular-floor-bet-becomes = It becomes { $to } for everyone
irregular-floor-corrected = It is corrected now
irregular-floor-button-goes-on = The hand stands, the button is not backed up
irregular-floor-old-level = This hand at the old level, the next at the new
irregular-floor-pays-all = The call is { $total }: nothing more to pay
irregular-floor-pays = The call is { $total }: ask for { $add } more
irregular-floor-gets-back = { $back } comes back to the caller
irregular-floor-takes-back = The caller may take the call back
irregular-floor-bet-is = the bet is { $amount }
irregular-floor-full-call = a full call, { $add } more
irregular-floor-undercall = an undercall like any other
irregular-floor-misdeal = Misdeal
irregular-floor-void = The hand is void
irregular-floor-goes-on = No misdeal: the hand goes on
irregular-floor-one-dead = The hand is dead, play goes on
irregular-floor-house = House decision
irregular-floor-open = The floor hears it
irregular-floor-too-late = Too late: the pot stays
irregular-floor-hands = { $hands ->
    [one] One hand missed
   *[other] { $hands } hands missed
}
irregular-floor-at-most = { $rounds ->
    [one] One round at most
   *[other] { $rounds } rounds at most
}
irregular-floor-act-counts = The action counts
irregular-floor-clock-dead = The hand is dead
irregular-floor-checked = The player has checked
irregular-floor-clock-floor = The floor decides whether it was in time
irregular-floor-first-higher = The first player finishes higher
irregular-floor-second-higher = The second player finishes higher
irregular-floor-shared = They share the place

# Steps of the dealer for deal errors.
irregular-floor-step-deal-again = Take every card back and deal again as before: same button, same level, no new players.
irregular-floor-step-absent-may-play = Players absent for the first deal may play if now seated.
irregular-floor-step-absent-are-killed = Players absent for the first deal are killed again, even if back.
irregular-floor-step-penalties-count-one-hand = Players on a penalty are dealt in and killed; both deals count as one hand.
irregular-floor-step-return-all-bets = Return every bet of the hand.
irregular-floor-step-change-the-deck = Remove the deck and bring in another.
irregular-floor-step-play-on = Play on.
irregular-floor-step-replace-card = Take the card away and replace it.
irregular-floor-step-exposed-card-is-the-burn = Show the exposed card and use it as the first burn.
irregular-floor-step-exposed-card-is-the-upcard = Leave it as the upcard; deal the third card face down.
irregular-floor-step-give-missing-cards = Give the missing cards from the top of the stub.
irregular-floor-step-hand-is-dead = Take the hand away: it is dead.
irregular-floor-step-bets-stay = Leave the player's bets in the pot.
irregular-floor-step-burn-once = Burn one card for the next street, as usual.
irregular-floor-step-call-the-floor = Call the floor.
irregular-floor-step-scramble-the-flop = Turn the cards of the flop down and scramble them.
irregular-floor-step-floor-picks-next-burn = The floor picks one: it is the burn of the next card.
irregular-floor-step-floor-picks-the-burn = The floor picks one: it is the burn that was left out.
irregular-floor-step-next-card-completes-flop = The other two stay; the next card of the stub completes the flop.
irregular-floor-step-deal-flop-again = Mix the flop with the stub, shuffle, cut and deal it again without another burn.
irregular-floor-step-put-burn-right = Correct the burn if no card was exposed and no one has acted.
irregular-floor-step-shuffle-if-exposed = Shuffle the stub if a card was exposed.
irregular-floor-step-later-cards-as-they-were = Deal the later cards that would have come without the mistake.
irregular-floor-step-set-the-card-aside = Set the card aside: it is out of play in this round, even if someone folds.
irregular-floor-step-next-card-is-the-turn = Burn and turn the next card, which would have been the river: it is the turn.
irregular-floor-step-shuffle-for-the-river = After the betting on the turn, shuffle the card back into the stub and deal the river without a burn.
irregular-floor-step-leave-the-burn = Leave the burn card where it is.
irregular-floor-step-cards-into-stub = Put the card or cards that came too early back into the stub.
irregular-floor-step-end-the-betting = Finish the betting of the round.
irregular-floor-step-restore-the-order = Restore the order of the stub if you can, with the floor watching.
irregular-floor-step-shuffle-the-stub = Shuffle and cut the stub.
irregular-floor-step-scramble-all-together = Scramble stub, muck and burns together, shuffle and cut.
irregular-floor-step-deal-without-burn = Deal the street again without another burn.
irregular-floor-step-deal-from-stub = Deal the last cards from the stub.
irregular-floor-step-add-old-burns = Scramble the burns of the earlier streets into the stub.
irregular-floor-step-community-card = Burn the top card and deal the next to the middle: it is everyone's last card.

# Reasons.
irregular-why-folds-bind = A fold out of turn always stands.
irregular-why-right-player-first = The players who were passed over act first; the action out of turn waits.
irregular-why-action-unchanged = Checks, calls and folds do not change the action to the player who was out of turn.
irregular-why-action-changed = A bet or raise in between has changed the action.
irregular-why-passive-heads-up = The player checked or called out of turn in a round that began with two, unprompted by the dealer.
irregular-why-no-time-to-speak = The skipped player had no time to speak up.
irregular-why-little-behind = There was no substantial action behind the skipped player.
irregular-why-much-behind = The skipped player had time, and there was substantial action behind.
irregular-why-large-enough = It is large enough.
irregular-why-brought-up = It is too small, and the street goes on: everyone makes it the minimum.
irregular-why-next-card-dealt = The next card is out or the showdown has begun.
irregular-why-pot-as-counted = The bet is what the pot allows.
irregular-why-pot-too-low = The pot was counted too low, and there was no substantial action.
irregular-why-pot-too-high = The pot was counted too high: no bet may be more than the pot.
irregular-why-pot-played-on = There was substantial action on the wrong bet.
irregular-why-all-have-acted = Everyone has acted on the bet.
irregular-why-button-corrected = There was no substantial action yet.
irregular-why-button-not-backed-up = There was substantial action, and a button is never backed up.
irregular-why-level-corrected = There was no substantial action yet.
irregular-why-level-stands = There was substantial action at the old level.
irregular-why-caller-pays = A caller accepts the true amount, and is responsible for knowing it.
irregular-why-gross-misunderstanding = The bet was grossly misunderstood, and no one has acted since.
irregular-why-words-not-heard = Words and chips differ, and not everyone heard the words.
irregular-why-not-a-standard-call = Such a small chip against such a large bet is not a standard call.
irregular-why-next-hand-not-begun = The next hand has not begun.
irregular-why-next-hand-begun = The next hand has begun: first riffle, shuffler button, or push of dealers.
irregular-why-next-hand-just-begun = The next hand has begun, but without substantial action.
irregular-why-next-hand-played-on = There was substantial action in the next hand.
irregular-why-in-a-break = A hand that ends in a break may be disputed for a short time only.
irregular-why-first-deal = It is an error in the first deal.
irregular-why-first-deal-until-two-act = It is an error in the first deal, and two players have not acted yet.
irregular-why-deal-played-on = After substantial action there is no misdeal.
irregular-why-two-have-acted = Once two players have acted there is no misdeal.
irregular-why-fouled-deck = A deck with two identical cards is fouled: play stops and all bets are returned.
irregular-why-button-short = A button with too few cards is corrected unless the button has acted.
irregular-why-four-card-flop = A flop has three cards.
irregular-why-no-burn = The burn before the flop was left out.
irregular-why-premature = A card was dealt before the betting was over.
irregular-why-dropped-stub = The stub fell.
irregular-why-stud-stub = Each player needs a card; one more is burned and one stays.
irregular-why-one-hand-a-player = A round is one hand for each player at the table, including the offender.
irregular-why-too-many-rounds = The rule book has no longer penalty.
irregular-why-in-time = The player acted in time.
irregular-why-tie-to-the-player = The player is in time at the last second.
irregular-why-tie-not-ruled = The rule book does not cover the last second.
irregular-why-nothing-to-face = The time ran out with nothing to call.
irregular-why-time-ran-out = The time ran out.
irregular-why-shared-bust = Players who bust in the same hand share the places.
irregular-why-different-tables = They sat at different tables.
irregular-why-larger-stack = The larger stack at the start of the hand finishes higher.
irregular-why-larger-stack-after-ante = The larger stack at the start of the hand, less the ante, finishes higher.
irregular-why-larger-stack-at-one-table = At one table the larger stack at the start of the hand finishes higher.
irregular-why-dead-hand = A hand with the wrong number of cards is dead once there was substantial action.
irregular-why-other-back = A card that does not belong to the deck is in a hand.

# Questions and their answers.
irregular-ask-stage = Stage of the hand
irregular-ask-stage-before = No substantial action
irregular-ask-stage-after = Substantial action
irregular-ask-moment = When noticed
irregular-ask-moment-before = Next hand not begun
irregular-ask-moment-begun = Next hand begun
irregular-ask-moment-played = Played on
irregular-ask-moment-break = In a break, just now
irregular-ask-moment-break-over = In a break, too long ago
irregular-ask-count = How many?
irregular-ask-count-one = One
irregular-ask-count-two = Two or more
irregular-ask-fault = What happened?
irregular-ask-fault-first-card = First card wrong
irregular-ask-fault-not-entitled = Seat not entitled
irregular-ask-fault-skipped = Seat passed over
irregular-ask-fault-number = Wrong number
irregular-ask-fault-boxed = Two boxed cards
irregular-ask-fault-foreign = Foreign card
irregular-ask-fault-exposed = Two cards exposed
irregular-ask-who-short = Who has the wrong number?
irregular-ask-who-short-player = A player
irregular-ask-who-short-button = The button, too few
irregular-ask-who-short-button-acted = The button, has acted
irregular-ask-boxed = How many, and when?
irregular-ask-boxed-one = One in the deal
irregular-ask-boxed-two = Two or more
irregular-ask-boxed-later = Later in the hand
irregular-ask-exposed = What did the dealer expose?
irregular-ask-exposed-first-two = One of the first two cards
irregular-ask-exposed-one = One other card
irregular-ask-exposed-two = Two cards
irregular-ask-exposed-stud = Stud downcard
irregular-ask-exposed-draw = Draw: one
irregular-ask-exposed-draw-two = Draw: two
irregular-ask-stub = Cards for everyone?
irregular-ask-stub-burns = With the old burns (seven players)
irregular-ask-stub-short = Not even with them, three or more left
irregular-ask-stub-few = Not even with them, fewer than three left
irregular-ask-stub-enough = Yes
irregular-ask-fallen = Is the stub separate from other cards?
irregular-ask-fallen-apart = Yes
irregular-ask-fallen-mixed = No, mixed with the muck or the burns
irregular-ask-stud-street = Which card?
irregular-ask-stud-street-third = One of the first deal
irregular-ask-stud-street-seventh = The last, on seventh street
irregular-ask-stud-street-all-down = All three of the first deal are face down
irregular-ask-deck = What is it?
irregular-ask-deck-asks = A player asks
irregular-ask-deck-damaged = A card is damaged
irregular-ask-street = Which street?
irregular-ask-street-flop = Flop
irregular-ask-street-later = Turn or river
irregular-ask-action = Has anyone acted on it?
irregular-ask-action-none = No one
irregular-ask-action-some = Someone
irregular-ask-hand = Stage of the hand
irregular-ask-hand-pending = Action pending
irregular-ask-hand-alone = Last hand left
irregular-ask-draw-count = How many were exposed?
irregular-ask-draw-count-one = One
irregular-ask-draw-count-two = Two or more
irregular-ask-did = Action out of turn
irregular-ask-did-raise = Bet or raise
irregular-ask-did-call = Call
irregular-ask-did-check = Check
irregular-ask-did-fold = Fold
irregular-ask-meanwhile = Players passed over
irregular-ask-meanwhile-waits = Have not acted yet
irregular-ask-meanwhile-passive = Check, call or fold
irregular-ask-meanwhile-raise = Bet or raise
irregular-ask-round = The round began with
irregular-ask-round-more = Three or more
irregular-ask-round-two = Two, not prompted
irregular-ask-round-prompted = Two, dealer prompted
irregular-ask-bet = The bet
irregular-ask-new-bet = Raised to
irregular-ask-time = Time to speak up?
irregular-ask-time-enough = Enough
irregular-ask-time-short = Too little
irregular-ask-behind = Action behind
irregular-ask-behind-much = Substantial action
irregular-ask-behind-little = Less
irregular-ask-acts = What was done?
irregular-ask-acts-chips = Two, one with chips
irregular-ask-acts-no-chips = Two without chips
irregular-ask-acts-three = Any three
irregular-ask-acts-blinds = Blinds and a fold
irregular-ask-fold = How was it folded?
irregular-ask-fold-in-turn = In turn, no bet
irregular-ask-fold-out-of-turn = Out of turn
irregular-ask-early = Early action
irregular-ask-early-call = Call
irregular-ask-early-fold = Fold
irregular-ask-word = Which word?
irregular-ask-word-check = “Check” against a bet
irregular-ask-word-call = “Call” without a bet
irregular-ask-word-raise = “Raise” without a bet
irregular-ask-came-first = Which came first?
irregular-ask-came-first-words = The words
irregular-ask-came-first-chips = The chips
irregular-ask-came-first-together = Together, clear
irregular-ask-came-first-unclear = Contradictory
irregular-ask-said = Said
irregular-ask-pushed = Pushed
irregular-ask-noticed = When noticed
irregular-ask-noticed-street = On the same street
irregular-ask-noticed-later = Next card is out
irregular-ask-last-raise = The last raise
irregular-ask-made = Was made
irregular-ask-said-call = How was it done?
irregular-ask-said-call-silent = Silent or an amount
irregular-ask-said-call-word = Said “call” or “raise”
irregular-ask-against = Against what?
irregular-ask-against-raise = A raise, more players
irregular-ask-against-opening = The opening bet
irregular-ask-against-heads-up = Heads-up
irregular-ask-chip = The chip
irregular-ask-faces = Facing
irregular-ask-faces-bet = A bet
irregular-ask-faces-nothing = No bet
irregular-ask-said-raise = What was said before?
irregular-ask-said-raise-silent = Nothing
irregular-ask-said-raise-raise = “Raise”
irregular-ask-needed = Is every chip needed to call?
irregular-ask-needed-all = Yes
irregular-ask-needed-not-all = No
irregular-ask-left = Chips left?
irregular-ask-left-behind = Yes
irregular-ask-left-last = These are the last
irregular-ask-half = Against half a raise it is
irregular-ask-half-more = More
irregular-ask-half-less = Less
irregular-ask-half-exactly = Exactly half
irregular-ask-pulled = The chips that were in front
irregular-ask-pulled-all = All pulled back
irregular-ask-pulled-part = Partly pulled back
irregular-ask-pulled-left = Left there
irregular-ask-pulled-covered = Covered, all pulled, one chip out
irregular-ask-said-before = What was said before?
irregular-ask-said-before-nothing = Nothing
irregular-ask-said-before-raise = “Raise”
irregular-ask-said-before-amount = The amount
irregular-ask-added = Since the player acted
irregular-ask-added-less = Less than a full raise
irregular-ask-added-full = A full raise in all
irregular-ask-added-limit-half = Limit: half a bet or more
irregular-ask-limit = Which game?
irregular-ask-limit-fixed = Limit
irregular-ask-limit-none = No-limit, pot-limit
irregular-ask-mistake = Size of the mistake
irregular-ask-mistake-ordinary = An ordinary miscount
irregular-ask-mistake-gross = Gross misunderstanding
irregular-ask-after = Has anyone acted since?
irregular-ask-after-nobody = No one
irregular-ask-after-somebody = Someone
irregular-ask-called = Called with
irregular-ask-chip-called = Has anyone called?
irregular-ask-chip-called-no = No
irregular-ask-chip-called-yes = Yes
irregular-ask-pending = Is anyone still to act?
irregular-ask-pending-open = Yes
irregular-ask-pending-closed = No
irregular-ask-most = The right amount
irregular-ask-game = Which game?
irregular-ask-game-pot-limit = Pot-limit
irregular-ask-game-other = Other
irregular-ask-all-in = Facing an all-in, in turn?
irregular-ask-all-in-yes = Yes
irregular-ask-all-in-no = No
irregular-ask-next-acted = Has the next player acted?
irregular-ask-next-acted-no = No
irregular-ask-next-acted-yes = Yes
irregular-ask-all-in-hand = The all-in hand
irregular-ask-all-in-hand-wins = Wins
irregular-ask-all-in-hand-loses = Loses
irregular-ask-all-in-hand-accepted = Chip was part of the call
irregular-ask-odd-game = Which game?
irregular-ask-odd-game-button = With a button
irregular-ask-odd-game-stud = Stud, razz
irregular-ask-odd-game-hi-lo = High and low half
irregular-ask-odd-game-italian = Italian five-card
irregular-ask-more-betting = Can anyone still bet?
irregular-ask-more-betting-no = No
irregular-ask-more-betting-yes = Yes
irregular-ask-more-betting-hand-for-hand = Hand for hand
irregular-ask-last-round = The last round
irregular-ask-last-round-bet = Bet or raised
irregular-ask-last-round-checked = All checked
irregular-ask-who-asks = Who asks?
irregular-ask-who-asks-caller = Caller, still has cards
irregular-ask-who-asks-other = Another player
irregular-ask-who-asks-threw-in = A player who mucked
irregular-ask-who-asks-no-bet = No bet on the river
irregular-ask-cards = Where are the cards?
irregular-ask-cards-apart = Can be identified
irregular-ask-cards-gone = In the muck
irregular-ask-tabled = Was it tabled?
irregular-ask-tabled-yes = Yes, face up
irregular-ask-tabled-no = No
irregular-ask-meant = On purpose?
irregular-ask-meant-mistake = A mistake
irregular-ask-meant-deliberate = On purpose
irregular-ask-blind = What was wrong?
irregular-ask-blind-wrong-player = Wrong player
irregular-ask-blind-forgotten = Forgotten
irregular-ask-blind-amount = Wrong amount
irregular-ask-hand-is = Where is the hand?
irregular-ask-hand-is-going = Going on
irregular-ask-hand-is-riffled = First riffle done
irregular-ask-hand-is-push = Dealers are changing
irregular-ask-hand-is-between = Between hands
irregular-ask-live-hand = Live hand?
irregular-ask-live-hand-yes = Yes
irregular-ask-live-hand-no = No
irregular-ask-soft = What is it?
irregular-ask-soft-soft = Soft play
irregular-ask-soft-nuts = Nuts checked last
irregular-ask-soft-dumping = Dumping, collusion
irregular-ask-rounds = How many rounds?
irregular-ask-rounds-1 = 1
irregular-ask-rounds-2 = 2
irregular-ask-rounds-3 = 3
irregular-ask-rounds-4 = 4
irregular-ask-rounds-5 = 5
irregular-ask-in-time = When the player acted
irregular-ask-in-time-late = Not in time
irregular-ask-in-time-last-second = At the last second
irregular-ask-in-time-in-time = In time
irregular-ask-tables = At which tables?
irregular-ask-tables-one = The same
irregular-ask-tables-two = Two tables
irregular-ask-stack = First stack
irregular-ask-ante = Its ante
irregular-ask-other-stack = Second stack
irregular-ask-false-opener = Who wins the hand?
irregular-ask-false-opener-wins = The opener
irregular-ask-false-opener-loses = Another, who can prove
irregular-ask-false-opener-winner-too = Another, who cannot either
irregular-ask-openers = Where are the discards?
irregular-ask-openers-kept = With the opener
irregular-ask-openers-shuffled = Shuffled in
irregular-ask-cards-asked = What is wrong?
irregular-ask-cards-asked-all = Player asks for five
irregular-ask-cards-asked-wrong = Dealer gave a wrong number
irregular-ask-others = Do others change after?
irregular-ask-others-yes = Yes
irregular-ask-others-no = No, last to change
irregular-ask-opened = How was it opened?
irregular-ask-opened-opener = With openers
irregular-ask-opened-blind = Blind
irregular-ask-blind-wrong = What is wrong?
irregular-ask-blind-wrong-late = After the deal
irregular-ask-blind-wrong-seat = Wrong seat
irregular-ask-blind-wrong-parole = In a pot of words

# Dealing.
irregular-misdeal = Misdeal
irregular-first-card = First card to the wrong seat
irregular-dealt-to-wrong-seat = Cards dealt to a seat without right to them
irregular-seat-not-dealt = A player was not dealt in
irregular-wrong-number = Too many or too few cards in a hand
irregular-extra-cards = Extra cards came off the deck
irregular-boxed-card = Boxed card
irregular-boxed-card-later =
    Show it to the table and call the floor
    Stop and leave the card where it is.
    Call the floor: the rules cover only the first deal.
irregular-foreign-card = Card that does not belong to the deck
irregular-fouled-deck = Fouled deck: duplicate card
irregular-short-deck = Short deck: a card is missing or was found
irregular-short-deck-do =
    The floor decides: house rules say whether the deck is fouled
    Stop; leave cards and bets as they are.
    Call the floor and count the deck with everyone watching.
    If it is fouled, every bet of the hand is returned; if not, the hand goes on.
    Change the deck after the hand.
irregular-dealer-exposes = Dealer exposes a card in the deal
irregular-dropped-stub = Dropped stub
irregular-stud-stub = Stud: not enough cards for the last street
irregular-back-for-redeal = Player is back for the second deal
irregular-back-for-redeal-plays =
    The player may play the second deal
    Deal the player in like everyone else.
    The hand is live if the player is at the seat at the last card.
irregular-back-for-redeal-killed =
    The hand is killed again
    Deal the player in like everyone else.
    Kill the hand after the deal, even if the player is back.
irregular-new-deck = Player asks for a new deck
irregular-new-deck-asks =
    No: players may not ask for a new deck
    Say that decks change with the dealer or the level.
    Deal on with the same deck.
irregular-new-deck-damaged =
    Show the card to the floor
    Finish the hand.
    Call the floor: a damaged card is a reason to change the deck.

# Board.
irregular-four-card-flop = Flop of four cards
irregular-no-burn = Burn forgotten
irregular-no-burn-later =
    The floor decides
    Stop the action and leave the card.
    Call the floor: the rules cover only the flop.
irregular-two-burns = Two cards burned
irregular-two-burns-do =
    One burn per street: call the floor
    Stop before the next card is dealt.
    Leave both burns where they are: a burn protects the stub, not its order.
    Call the floor, then deal the board from the stub as it lies.
irregular-two-burns-restored =
    Correct it until a player acts
    Put one of the burns back on the stub: it is the burn of the next street.
    If a player has acted, the board stands; later cards are those that would have come.
irregular-premature-flop = Flop dealt too early
irregular-premature-turn = Turn dealt too early
irregular-premature-river = River dealt too early
irregular-premature-stud = Stud: next street dealt too early
irregular-card-in-hand-for-hand = Board dealt out hand for hand
irregular-card-in-hand-for-hand-do =
    All-in and call: wait
    Leave the hands face down.
    Deal no more cards until the floor says so.
    Call the floor if one was dealt.
irregular-rabbit-hunt = Wants to see the cards that would have come
irregular-rabbit-hunt-do =
    No: the stub is not looked through
    Put the stub with the muck and shuffle.
    Explain that it is the same for everyone.

# Cards seen.
irregular-player-exposes = Player exposes cards
irregular-player-exposes-pending =
    The hand stays live, a penalty is possible
    Leave the hand live and the cards with the player.
    Finish the hand with the action as it is.
    Call the floor: the penalty starts after the hand.
irregular-player-exposes-alone =
    Allowed: the hand is won
    Push the pot: the last hand need not be shown.
    Muck the cards.
irregular-thrown-cards = Cards thrown at the dealer
irregular-thrown-cards-do =
    A penalty: call the floor
    Gather the cards; do not answer back.
    Finish the hand.
    Report it to the floor: warning, missed hands or rounds.
irregular-stud-downcard = Stud: a downcard is exposed, or no card is up
irregular-stud-downcard-seventh =
    Replaced if there is still betting to come
    Take the card away and give another face down.
    If no betting is left the card stays.
irregular-stud-downcard-all-down =
    One of the three is turned up at random
    Scramble the three cards face down and call the floor.
    The floor picks one: it is the upcard.
    The hand goes on; it can be the bring-in.
irregular-upcards-picked-up = Stud: picks up upcards facing a bet
irregular-upcards-picked-up-do =
    The hand is dead
    Muck the cards.
    The bets stay in the pot; play goes on with the next player.
    To fold in stud all upcards are turned down and pushed forward.
irregular-draw-card = Draw game: a card is exposed in the first deal
irregular-talks-about-hand = Talks about a hand
irregular-talks-about-hand-do =
    No talk about live or mucked hands
    Ask the player to stop.
    Finish the hand as it stands.
    Call the floor if it may have helped someone: a penalty is possible.
irregular-camera = Hole cards seen by a camera
irregular-camera-do =
    No player or spectator may learn hole cards
    Keep live hole cards off every public screen.
    Call the floor if someone learned one.

# Turn and words.
irregular-out-of-turn = Action out of turn
irregular-out-of-turn-back =
    Stop the action and say whose turn it is.
    Leave the chips that are out of turn where they are.
    Let the players who were passed over act.
    If the bet is then the same, the action stands; if not, it is returned.
irregular-out-of-turn-binding =
    Leave the action as it was made.
    Go on with the next player.
    Call the floor if it happens again: a penalty is possible.
irregular-out-of-turn-returned =
    Return the chips.
    Explain the player's options.
    Call the floor if it happens again: a penalty is possible.
irregular-skipped = A player was skipped
irregular-skipped-acts =
    Leave the chips of the players behind where they are.
    Let the skipped player act.
    Then the players behind act, by the rules for action out of turn.
irregular-skipped-floor =
    Stop the action and call the floor.
    Leave the action behind: it is binding.
    The floor decides the status of the hand.
irregular-substantial-action = Is it substantial action?
irregular-substantial-action-yes =
    Yes, substantial action
    Two actions in turn, one of them with chips, or any three are enough.
    A misdeal, a wrong button or level is no longer corrected.
irregular-substantial-action-no =
    No substantial action yet
    Two folds, two checks and posted blinds are not enough.
    A misdeal, a wrong button or level can still be corrected.
irregular-needless-fold = Fold with nothing to call
irregular-needless-fold-do =
    The fold is binding, a penalty is possible
    Muck the cards.
    Go on with the next player.
    Call the floor if it happens again.
irregular-conditional = “If you bet, I raise”
irregular-conditional-do =
    The floor may hold the player to it
    Stop and call the floor.
    The floor may hold the player to the words, penalise, or both.
irregular-before-the-amount = Acts before the amount is clear
irregular-before-the-amount-call =
    The call may be binding for any amount
    Finish the bet or raise first.
    Call the floor, who may hold the player to the whole amount.
irregular-before-the-amount-fold =
    The fold is a fold
    Muck the cards.
    Finish the bet or raise, and go on.
irregular-wrong-word = A word that does not fit
irregular-wrong-word-check =
    Call or fold only, no raise
    Say that there is a bet.
    Take a call or a fold.
irregular-wrong-word-call =
    “Call” without a bet is a check
    Say that there is no bet.
    Take it as a check and go on.
irregular-wrong-word-raise =
    “Raise” without a bet is at least the minimum bet
    Take it as a bet of the chips put out.
    Make it at least { $big } if it is less.
irregular-words-and-chips = Words and chips differ
irregular-words-and-chips-words =
    The words count: they came first
    Ask for the amount said, or return the excess.
    Go on with the next player.
irregular-words-and-chips-chips =
    The chips count: they came first
    Take the chips as a silent push.
    Look it up under F3 if the amount is not a clear action.
irregular-words-and-chips-together =
    The words count: they were clear and reasonable
    Ask for the amount said, or return the excess.
    Go on with the next player.
irregular-words-and-chips-unclear =
    The floor decides
    Stop the action and leave the chips.
    Call the floor: it weighs order, clarity and fairness.
irregular-words-and-chips-words-win =
    The words count, whenever they came
    Make the bet the amount said.
    Go on with the next player.
irregular-words-not-heard = Words that not everyone heard
irregular-words-not-heard-do =
    Stop the action and leave the chips.
    Ask both players what was said, and when.
    Call the floor: it weighs order, clarity and fairness.
irregular-gestures = A gesture or a local word
irregular-gestures-do =
    Tapping the table is a check
    Take a tap in turn as a check.
    Local terms are accepted if they are clear; ask if they are not.
    Call the floor if the table does not agree.

# Bets.
irregular-too-small = Bet or raise too small
irregular-too-small-stands =
    Leave every bet as it is.
    Go on with the next player.
irregular-too-small-becomes =
    Announce the right amount.
    Ask everyone in for it for the rest.
    Let the players who have not acted decide.
irregular-undercall = Undercall: less than the bet
irregular-undercall-full =
    A full call
    Announce the whole bet.
    Ask for the rest; no fold.
irregular-undercall-word =
    A full call: the word binds
    Announce the whole bet.
    Ask for the rest; no fold.
irregular-undercall-floor =
    The floor decides: full call, or fold and leave the chips
    Stop and leave the chips out.
    Call the floor.
    Ask for the rest, or muck the hand and leave the chips in the pot.
irregular-undercalls = Several undercalls one after another
irregular-undercalls-do =
    Back up to the first and correct it
    Stop the action.
    Back up to the first undercall and correct it.
    Call the floor for the rest.
irregular-tiny-call = One small chip against a large bet
irregular-tiny-call-do =
    Stop and call the floor.
    The floor decides whether it is a full call.
    Ask for the rest, if so; a penalty is possible.
irregular-one-chip = One oversized chip
irregular-one-chip-call =
    A call
    Announce “call”.
    Return the change.
irregular-one-chip-raise =
    The largest raise the chip allows
    Announce a raise to the value of the chip.
    Ask for more if that is less than the minimum raise.
irregular-one-chip-bet =
    A bet of the whole chip
    Announce a bet of the chip's value.
    Go on with the next player.
irregular-several-chips = Several chips without a word
irregular-several-chips-call =
    A call: every chip is needed
    Announce “call”.
    Return the change.
irregular-several-chips-last =
    All-in: these are the last chips
    Announce all-in.
    Count it if the next player asks.
irregular-several-chips-half =
    Half a raise or more is a raise
    Subtract the call and compare the rest with the minimum raise.
    Half or more: a minimum raise. Less: a call; return the rest.
irregular-half-raise = Half a raise
irregular-half-raise-raise =
    A raise: it must be completed
    Announce a raise.
    Ask for chips up to the minimum raise.
irregular-half-raise-call =
    A call
    Announce “call”.
    Return anything over the call.
irregular-half-raise-floor =
    The floor decides: the book covers only more and less
    Leave the chips.
    Call the floor.
irregular-pulled-back = Pulls back chips that were in front
irregular-pulled-back-all =
    Call or raise only, no fold
    Count only the new chips.
    One large chip is a call; several are ruled like any push.
irregular-pulled-back-part =
    Call or raise only, no fold
    Count everything that is out now as one bet of several chips.
    Half a raise or more is a raise; less is a call.
irregular-pulled-back-left =
    The old chips count with the new ones
    One large chip or only chips that are needed: a call.
    If the old chips covered the call, all of it is one bet of several chips.
irregular-pulled-back-covered =
    Call or raise, by what is out now
    Count the chips still out; chips that were pulled back do not count.
    Half a raise or more is a raise; less is a call.
irregular-pulled-back-call =
    A call
    Announce “call”.
    Return the change.
irregular-string-bet = String bet
irregular-string-bet-first =
    Only the first motion counts
    Return chips from later motions.
    Announce a call, or a raise if the first motion made one.
irregular-string-bet-raise =
    A raise: “raise” was said first
    Count the chips of the first motion.
    Return chips from later motions.
    Ask for more if that is less than the minimum raise.
irregular-string-bet-raise-said =
    No string bet: “raise” was said first
    Take it as a raise by the chips of the first motion.
    Ask for more if that is less than the minimum raise.
irregular-string-bet-amount =
    It stands: the amount was said first
    Count the chips up to the amount said.
    Go on with the next player.
irregular-string-bet-several =
    It stands: “raise” was said first
    Let the player add chips until both hands rest outside the pot.
    Go on with the next player.
irregular-string-raise = “I call… and raise”
irregular-string-raise-one =
    A call
    Announce “call”.
    Return anything over the call.
irregular-string-raise-several =
    “Call” came first: a call
    Announce “call” and return anything over it.
    Two motions are allowed only after “raise”.
irregular-not-reopened = Raises again after a short all-in
irregular-not-reopened-closed =
    No raise: call or fold
    Explain that the all-in was not a full raise.
    Take a raise as a call and return the rest.
irregular-not-reopened-open =
    A raise is allowed
    Short all-ins add up.
    The minimum raise is that of the last full bet or raise.
irregular-too-many-raises = Too many raises
irregular-too-many-raises-cap =
    { $raises ->
        [one] A bet and one raise, then no more
       *[other] A bet and { $raises } raises, then no more
    }
    Take the raise as a call.
    Return anything over the call.
    The cap may be lifted heads-up: see the rule book.
irregular-too-many-raises-any =
    No cap
    Take the raise.
    Go on with the next player.
irregular-accepted = Called a wrong count
irregular-accepted-pays =
    Count the bet again with everyone watching.
    Ask for the rest.
    Call the floor if the caller objects.
irregular-accepted-back =
    Count the bet again with everyone watching.
    Return the excess.
irregular-accepted-relieved =
    Call the floor, who decides whether the mistake was gross.
    Let the player decide again.
irregular-pot-miscounted = Pot-limit: pot miscounted
irregular-pot-miscounted-stands =
    Leave every bet as it is.
    Go on with the next player.
irregular-pot-miscounted-becomes =
    Announce the right amount.
    Return or ask for the difference, for everyone.
    Go on with the next player.
irregular-asks-for-the-pot = Asks how much is in the pot
irregular-asks-for-the-pot-pot-limit =
    Count it for the player to act
    Count the pot with every bet in front.
    Give it to the player to act.
irregular-asks-for-the-pot-other =
    No count: only spread the chips
    Spread the pot so that the player can see it.
    Say no number.
irregular-bets-the-pot = “Pot” in no-limit
irregular-bets-the-pot-nothing =
    At least the minimum bet
    It is not a valid bet, but it is binding.
    Ask for { $big } or more; a penalty is possible.
irregular-bets-the-pot-bet =
    At least the minimum raise
    It is not a valid raise, but it is binding.
    Ask for the minimum raise or more; a penalty is possible.
irregular-asks-for-a-count = Asks how much it is
irregular-asks-for-a-count-yes =
    Count it
    Count the all-in in stacks everyone can see.
    Say the amount. A caller owes the true amount.
irregular-asks-for-a-count-no =
    No exact count
    The player may look: the stacks must be countable.
    Say the bet if it is not an all-in.
irregular-unclear-amount = Unclear amount: “five”
irregular-unclear-amount-do =
    The highest reasonable amount that the pot covers
    Count the pot with every bet in front.
    Take the highest legal meaning that is not more than the pot.
    If every meaning is more: the smallest legal one, and ask the floor.
irregular-for-change = Bets and expects change
irregular-for-change-do =
    All of it may count
    Rule the push like any other: everything out in silence may count.
    Explain that change is asked for before betting.
irregular-splashed = Splashes the pot
irregular-splashed-do =
    Stop and count before anyone acts
    Leave the pot as it is.
    Call the floor to work out the amount from the stack and the pot.
    Ask the player to place bets in front.
irregular-all-in-below-minimum = All-in for less than the minimum bet
irregular-all-in-below-minimum-do =
    Others call just that, or raise by a full bet
    Announce the all-in.
    Next may fold, call that amount, or make it that much and { $big } more.
irregular-limit-raise = Limit: chips for half a raise
irregular-limit-raise-more =
    A raise: completed to one bet
    Announce a raise.
    Ask for chips up to exactly one bet more.
irregular-limit-raise-less =
    A call
    Announce “call”.
    Return anything over the call.
irregular-open-pair = Stud: larger bet on a pair on fourth street
irregular-open-pair-do =
    No: the small bet
    Announce the small bet.
    Return the excess.
irregular-wrong-bring-in = Stud: the wrong player brought it in
irregular-wrong-bring-in-no =
    Correct it
    Return the bring-in.
    The real low card brings it in.
irregular-wrong-bring-in-yes =
    It stands
    Leave the bring-in as it is.
    The real low card owes nothing.
irregular-bring-in-all-in = Stud: the low card is all-in for the ante
irregular-bring-in-all-in-do =
    Betting starts to the left
    The next player to the left acts first.
    Everyone else owes at least the bring-in.

# Chips and pot.
irregular-hidden-chips = Chip found behind after an all-in
irregular-hidden-chips-wins =
    It is not paid
    Pay the all-in without the chip.
    Call the floor, who decides whether it was hidden on purpose.
irregular-hidden-chips-loses =
    It does not save the player
    Call the floor.
    The chip may be given to the winner.
irregular-hidden-chips-accepted =
    It was part of the all-in: it counts
    Call the floor, who rules the chip part of the accepted bet.
    Pay or take it with the rest.
irregular-oversized-chip-late = Big chip found behind small ones
irregular-oversized-chip-late-no =
    Put it in front, and go on
    Put the big chip in front where everyone can see it.
    Ask the player to keep big chips in front.
    Call the floor if the count was asked before.
irregular-oversized-chip-late-yes =
    The floor decides whether it was part of the call
    Stop and leave the pot.
    Call the floor.
    If not, it is not paid when the player wins and does not save them when they lose.
irregular-chips-out-of-view = Chips out of view or carried off
irregular-chips-out-of-view-do =
    They are forfeited and removed
    Call the floor.
    Take the chips out of play and write the amount down.
    The floor may disqualify.
irregular-found-chips = Stray chips
irregular-found-chips-do =
    Out of play
    Call the floor.
    They go to the house inventory, not to a player.
irregular-foreign-chips = Chips that are not of this event
irregular-foreign-chips-do =
    Remove them, and the player who brought them in
    Stop and keep the chips apart.
    Call the floor and security.
    A player who introduces foreign chips is removed and banned.
irregular-chips-do-not-add-up = Chips at the table do not add up
irregular-chips-do-not-add-up-do =
    Count, and find the difference first
    Finish the hand, then stop the table.
    Count every stack and the rack.
    Compare with what was issued, less forfeits, with the colour-up.
    The floor decides which chips are taken out or given.
irregular-untidy-stacks = Stacks that cannot be counted
irregular-untidy-stacks-do =
    Countable stacks of one value, big chips in front
    Ask for stacks of 20 of one value, large chips in front and in sight.
    Call the floor if the player refuses.
irregular-marker-pushed = Bounty marker or other object pushed
irregular-marker-pushed-do =
    The floor decides: call or all-in
    Stop and leave it.
    Call the floor: house policy says whether it is a call or all-in.
irregular-all-in-button = All-in button
irregular-all-in-button-do =
    The dealer keeps the all-in buttons
    Put one in front of each all-in player.
    Take it back after the hand.
irregular-more-than-on-the-table = Bets more than is on the table
irregular-more-than-on-the-table-do =
    Only chips on the table when the hand began count
    Take it as all-in for the chips on the table.
    Nothing is added during a hand.
irregular-chips-behind = Plays chips behind
irregular-chips-behind-do =
    An announced re-buy must be bought
    The chips behind are in play.
    The announced re-buy must be bought, whatever the result of the hand.
    No hand is missed around it.
irregular-short-all-in-wins = A short all-in wins
irregular-short-all-in-wins-do =
    From each opponent, at most the winner's stack
    Make the main pot from the smallest all-in.
    Make side pots from the others, going up.
    The tab Pots (F6) counts it.
irregular-uncalled-bet = Uncalled bet
irregular-uncalled-bet-do =
    The uncalled part is returned
    Return the uncalled part before the pot is pushed.
    A killed hand loses the call, but its uncalled raise is returned.
irregular-pot-order = Which pot first
irregular-pot-order-do =
    Side pots first, the last one made first
    Award the last side pot first, the main pot last.
    Split each pot separately.
irregular-pot-order-main =
    Main pot first, then the side pots
    Award the main pot first, then the side pots in the order they formed.
    Split each pot separately.
irregular-odd-chip = Odd chip
irregular-odd-chip-button =
    First seat left of the button
    Break the chips down to the smallest in play.
    Give the odd chip to the first winner left of the button.
irregular-odd-chip-stud =
    Highest card by suit: spades, hearts, diamonds, clubs
    Break the chips down to the smallest in play.
    Give the odd chip to the highest card among the five that win.
irregular-odd-chip-stud-every-card =
    Highest card by suit: spades, hearts, diamonds, clubs
    Break the chips down to the smallest in play.
    Give the odd chip to the highest card among all seven.
irregular-odd-chip-hi-lo =
    The high half
    Break the chips down to the smallest in play.
    Give the odd chip to the high side, then split each half.
irregular-odd-chip-italian =
    There is no split pot: suits decide
    Compare the suits: hearts, diamonds, clubs, spades.
    Push the whole pot.
irregular-pot-pushed-wrongly = Pot pushed to the wrong player
irregular-pot-pushed-wrongly-open =
    Stop before the next hand goes on.
    Call the floor; leave board and hands as they are.
    Count the pot again and award it correctly.
irregular-pot-pushed-wrongly-late =
    Leave the chips where they are.
    Go on with the hand.
irregular-old-chips = Old chips found after the colour-up
irregular-old-chips-do =
    Changed at equal value only
    Change them for chips of the same value.
    Remove, without payment, anything below the smallest chip.
irregular-raced-out = Last chips lost in the chip race
irregular-raced-out-race =
    No one is raced out: the player gets one chip
    Give one chip of the smallest value in play.
    Write the difference down.
irregular-raced-out-each =
    No race: everyone with odd chips gets one
    Give one new chip for all of a player's odd ones.
    Write the difference down.

# Showdown.
irregular-all-in-not-shown = All-in, and the cards are not shown
irregular-all-in-not-shown-show =
    Every hand face up, now
    Stop before the next card.
    Turn up every live hand, also those in side pots.
    Players who are all-in or called may not muck.
irregular-all-in-not-shown-in-turn =
    Hands are shown in turn, after the last card
    Deal the board.
    Side-pot players show first.
irregular-all-in-not-shown-wait =
    Not yet: there can still be betting
    Leave the hands face down.
    Go on with the betting.
irregular-all-in-not-shown-hand-for-hand =
    Hands stay face down
    Deal no further cards.
    Wait for the floor.
irregular-who-shows-first = Who shows first
irregular-who-shows-first-bet =
    Last player to bet or raise on the last street
    Ask the player to show.
    Then clockwise; players in a side pot before those in the main pot only.
irregular-who-shows-first-checked =
    The player who would act first
    Left of the button; in stud the highest board, in razz the lowest.
    Then clockwise.
irregular-who-shows-first-at-will =
    The rule book sets no order
    Let the players show.
    Call the floor if no one will.
irregular-will-not-show = Will not show
irregular-will-not-show-anybody =
    The player may muck unseen in turn
    Muck the cards: the player gives up the pot.
    All-in and called hands must be shown.
irregular-will-not-show-penalised =
    The player gives up the pot, with a penalty if called
    Muck the cards: the player gives up the pot.
    Call the floor if a called player mucks on purpose: it is a penalty.
    All-in and called hands must be shown.
irregular-will-not-show-after-first =
    Allowed, unless the player was called
    The player who was called shows.
    The others may muck unseen.
irregular-will-not-show-beaten =
    Allowed, if beaten
    The called player shows; then any player who beats that shows.
    A beaten player may muck.
irregular-asks-to-see = Asks to see a hand
irregular-asks-to-see-yes =
    The player may see it
    Ask the player to turn the hand up.
    Turn it up yourself if it was mucked and can be identified.
irregular-asks-to-see-floor =
    The floor decides
    Stop before the hand goes into the muck.
    Call the floor.
irregular-asks-to-see-no =
    No: the player gave up their own cards
    Muck both hands.
    Push the pot.
irregular-mucked = Hand thrown in by mistake
irregular-mucked-apart =
    Not dead yet
    Stop and leave the cards.
    Return them if you are sure which they are; if not, call the floor.
irregular-mucked-gone =
    Dead: in the muck
    Leave the muck alone.
    Push the pot to the hand that is left.
irregular-killed-winner = Winning hand killed by the dealer
irregular-killed-winner-yes =
    A tabled winner cannot be killed
    Stop and take the cards out with the floor watching.
    Read the hand and push the pot to it.
irregular-killed-winner-no =
    The hand is dead
    Call the floor before the muck is touched.
    The player loses the call; an uncalled raise is returned.
irregular-unprotected-hand = Unprotected hand taken by the dealer
irregular-unprotected-hand-do =
    Players protect their hands: it is dead
    Call the floor.
    If the cards cannot be identified, the hand is dead.
    The player loses the call; an uncalled raise is returned.
irregular-thought-he-had-won = Bets on the river and throws in too early
irregular-thought-he-had-won-do =
    Hold the cards and call the floor
    Keep the cards apart from the muck.
    Call the floor.
    The uncalled part of the bet is returned.
irregular-read-wrongly = Hand read wrongly
irregular-read-wrongly-open =
    Stop; leave the board and the hands.
    Call the floor and read the tabled hands again.
    Push the pot to the best hand: cards speak.
irregular-read-wrongly-late =
    Leave the pot where it is.
    Go on with the hand.
irregular-miscalled = Miscalls a hand
irregular-miscalled-mistake =
    Cards speak
    Read the tabled cards yourself.
    Push the pot to the best hand.
irregular-miscalled-deliberate =
    Cards speak, a penalty is possible
    Read the tabled cards yourself.
    Call the floor: a deliberate miscall may be penalised.
irregular-not-all-tabled = Shows only one card
irregular-not-all-tabled-do =
    Every hole card face up, readable
    Ask for all the hole cards.
    Read the hand only then.
irregular-plays-the-board = Plays the board
irregular-plays-the-board-do =
    All hole cards must be tabled for it
    Ask the player to table every hole card.
    Split the pot among the players who play the board.
irregular-plays-the-board-declared =
    It must be declared before the cards are thrown away
    Ask whether the player plays the board while they still have cards.
    Split the pot among the players who play it; cards thrown away before have no share.
irregular-last-hand = Only one hand is left
irregular-last-hand-do =
    The player wins and need not show
    Return the uncalled bet.
    Push the pot and muck the cards.
irregular-suits = Wants the suits to decide
irregular-suits-do =
    Suits never decide in hold'em: split
    Read the best five cards.
    Split the pot equally.
irregular-fouled-deck-late = Fouled deck found after the hand
irregular-fouled-deck-late-open =
    Stop and call the floor.
    Count the deck with everyone watching.
    Every bet of the hand is returned.
irregular-fouled-deck-late-late =
    Leave the pot where it is.
    Change the deck and go on.

# Button and blinds.
irregular-wrong-button = Button on the wrong seat
irregular-wrong-button-right =
    Take the cards back and correct button and blinds.
    Deal again at the same level.
irregular-wrong-button-stands =
    Play the hand as it is.
    Move the button on from there next hand; it is not backed up.
irregular-wrong-blinds = Wrong blind, or blind forgotten
irregular-wrong-blinds-right =
    Return the blind and let the right players post.
    Correct the button if it was wrong, and deal again.
irregular-wrong-blinds-stands =
    Leave the blinds as they were posted.
    Move the button on from there next hand.
irregular-wrong-blinds-forgotten =
    The floor decides
    Stop; ask whose blind is missing.
    Call the floor: before action the blind is usually posted now.
irregular-wrong-blinds-amount =
    The floor decides
    Stop; announce the level.
    Call the floor: before action the blind is usually corrected.
irregular-wrong-level = Dealt at the wrong level
irregular-wrong-level-right =
    Make the blinds and antes those of the right level.
    Go on with the hand.
irregular-wrong-level-stands =
    Play this hand at the old level.
    Announce the new level for the next hand.
irregular-level-changes = Level changes during a hand
irregular-level-changes-going =
    This hand at the old level
    Finish the hand at the old level.
    The next hand is at the new one.
irregular-level-changes-riffled =
    The hand has begun: old level
    A hand begins at the first riffle or the shuffler button.
    Deal it at the old level.
irregular-level-changes-push =
    One more hand at the old level
    The new dealer deals one hand at the old level.
    Then the new level.
irregular-level-changes-between =
    The new level
    Announce the new blinds.
    Deal the next hand at the new level.
irregular-short-blind = Big blind is short
irregular-short-blind-do =
    The bet is still the whole big blind
    Callers owe { $big }, not the amount posted.
    The minimum raise is counted from { $big }.
irregular-short-ante = Big blind cannot pay blind and ante
irregular-short-ante-blind-first =
    The blind first, then the ante
    Put in the blind as far as it goes.
    The rest is the ante.
irregular-short-ante-ante-first =
    The ante first, then the blind
    Put in the ante as far as it goes.
    The rest is the blind.
irregular-ante-reduced = Asks for a smaller ante with few players
irregular-ante-reduced-do =
    Antes are not reduced
    Take the whole big blind ante.
    That holds at the final table too.
irregular-dodged-blinds = Dodges the blinds
irregular-dodged-blinds-penalty =
    A penalty
    Call the floor.
    The floor chooses the penalty.
irregular-dodged-blinds-forfeit =
    Both blinds, the big blind ante and one round
    Call the floor.
    Take both blinds and the big blind ante from the stack.
    The player misses one round.

# Players and clock.
irregular-absent = Not at the seat at the deal
irregular-absent-killed =
    Hand killed, blinds and antes stay
    Deal the player in and post for them.
    Kill the hand at the last card of the first deal if the player is not within reach of the chair.
irregular-absent-passed =
    The hand is folded in turn
    Deal the player in and post for them.
    Fold the hand when the action comes to it.
irregular-leaves-hand = Leaves with a live hand
irregular-leaves-hand-live =
    The hand stays live, a penalty is possible
    Leave the cards at the seat.
    Wait when it is the player's turn; call the floor.
    A penalty follows after the hand.
irregular-leaves-hand-abandoned =
    The floor may rule it abandoned
    Leave the cards at the seat.
    Call the floor: once the action has begun it may kill the hand.
irregular-absent-entrant = Alone at the table
irregular-absent-entrant-do =
    After 5 minutes the button moves every 2 minutes
    Take blinds and antes from every stack present.
    After 5 minutes alone the player wins both blinds every 2 minutes, and the button moves.
    Heads-up it is one blind per minute.
irregular-wrong-seat = Player in the wrong seat
irregular-wrong-seat-do =
    The player goes to the right seat with the chips they have now
    Finish the hand.
    Move the player to the right seat with their current chips.
    Call the floor if the player did not start with the right stack.
irregular-substitute = Someone plays for another
irregular-substitute-do =
    No one plays for another player
    Stop and call the floor.
    The hand of the absent player is folded in turn.
irregular-one-player-a-hand = Asks for or gives advice
irregular-one-player-a-hand-do =
    One player to a hand, a penalty is possible
    Ask them to stop.
    Finish the hand.
    Call the floor.
irregular-peeks = Looks at another player's cards
irregular-peeks-do =
    No looking: one player to a hand, a penalty is possible
    Ask the player to sit back, and the other to keep the cards covered.
    Leave both hands live and finish the hand.
    Call the floor: it is misconduct, and collusion if both know of it.
irregular-phone = Phone or other device
irregular-phone-yes =
    No device with a live hand
    Ask the player to put it away.
    Finish the hand.
    Call the floor: a penalty is possible.
irregular-phone-no =
    Not on the table; no charts, no apps
    Ask the player to take it off the table.
    Call the floor if it is a chart or an app.
irregular-soft-play = Soft play or collusion
irregular-soft-play-soft =
    A penalty: call the floor
    Finish the hand and keep the hands apart.
    Report to the floor who did what.
irregular-soft-play-nuts =
    Not soft play on its own
    Checking the exclusive nuts last on the river is not soft play on its own.
    Call the floor, who considers the whole picture.
irregular-soft-play-dumping =
    Disqualification
    Stop and call the floor at once.
    Keep cards and chips as they are.
irregular-abuse = Abuse, bad conduct, hygiene
irregular-abuse-do =
    A penalty: call the floor
    Do not argue.
    Finish the hand.
    Call the floor: warning, missed hands, missed rounds or out.
irregular-other-language = Speaks another language in a hand
irregular-other-language-do =
    Only the house languages while a hand is played
    Say which languages are allowed.
    Leave the action of the hand as it is.
    Call the floor if it goes on: a penalty is possible.
irregular-covered-face = Face covered: hood, mask, sunglasses
irregular-covered-face-do =
    Players must be recognisable at all times
    Finish the hand.
    Call the floor: the staff may have it removed.
irregular-penalty = How many hands is a penalty
irregular-penalty-do =
    Count the players seated here now: { $players }.
    Deal the player in, post for them, kill the hand after the deal.
    A misdeal and its second deal are one hand.
    Pass it on to the next dealer.
irregular-penalised = Player on a penalty
irregular-penalised-do =
    Dealt in, posted for, killed
    The player stays away from the table.
    Deal the player in; take blinds, antes and the bring-in.
    Kill the hand after the first deal.
irregular-disqualified = Disqualified
irregular-disqualified-do =
    The chips are removed, no refund
    Finish the hand.
    Take the chips out of play and write them down.
irregular-withdraws = Player is ill and withdraws
irregular-withdraws-do =
    The chips are blinded off
    Leave the stack at its seat.
    Deal in, post and kill the hand.
irregular-asks-for-the-clock = Asks for the clock
irregular-asks-for-the-clock-floor =
    Only the floor calls it
    Call the floor when a reasonable time has passed.
irregular-asks-for-the-clock-event =
    Any player in the event may ask
    The player must be seated, and a reasonable time must have passed.
    Call the floor.
irregular-asks-for-the-clock-table =
    Any player at the table may ask
    The player must be seated, and a reasonable time must have passed.
    Call the floor.
irregular-asks-for-the-clock-dealt-in =
    Players who were dealt in may ask
    A reasonable time must have passed.
    Call the floor.
irregular-asks-for-the-clock-dealt-in-after =
    Players who were dealt in may ask, after { $before } seconds
    Check the time the player has had.
    Call the floor.
irregular-asks-for-the-clock-up-to =
    The floor gives up to { $seconds } seconds, then counts { $countdown }.
irregular-asks-for-the-clock-exactly =
    The player has { $seconds } seconds, then { $countdown } are counted.
irregular-clock-runs-out = The clock has run out
irregular-clock-runs-out-counts =
    Take the action.
    Go on with the next player.
irregular-clock-runs-out-dead =
    Muck the cards.
    Go on with the next player.
irregular-clock-runs-out-checked =
    Announce “check”.
    Go on with the next player.
irregular-clock-runs-out-floor =
    Leave cards and chips as they are.
    Ask the floor who counted.
irregular-stalling = Stalls
irregular-stalling-do =
    Call the floor
    The floor may shorten the clock or put it on every hand.
    A penalty is possible.
irregular-shot-clock = Shot clock, time bank used up
irregular-shot-clock-do =
    As announced by the house
    Announce the bet before you start the clock.
    With no time and no bank left: dead hand, or check, as announced.
irregular-break-in-a-hand = Break begins during a hand
irregular-break-in-a-hand-do =
    Finish the hand, then the break
    Play the hand out.
    It may be disputed for { $break } seconds after the pot is pushed.
irregular-late-push = Change of dealers just before a break
irregular-late-push-do =
    No push in the last 90 seconds
    The current dealer stays until the break or the new level.
irregular-hand-for-hand = Hand for hand
irregular-hand-for-hand-two =
    Two minutes per hand off the clock
    Finish the hand, then stay seated and wait.
    All-in and call: hands face down, no more cards.
    Blinds go up with the levels.
irregular-hand-for-hand-three =
    At most three minutes per hand off the clock
    Finish the hand, then stay seated and wait.
    All-in and call: hands face down, no more cards.
    Blinds go up with the levels.
irregular-busts-together = Two players bust in the same hand
irregular-busts-together-do =
    Write down both stacks at the start of the hand.
    Write down who posted the ante.
    Call the floor with the places and their prizes.
irregular-busts-together-share =
    Write down both stacks at the start of the hand.
    Write down who posted the ante.
    Call the floor: prizes of shared places are added and divided.
irregular-busts-together-shared =
    They share the place
    Call the floor.
irregular-last-hands = Last hands of the day
irregular-last-hands-do =
    A card is drawn for the number of hands
    With 7 to 13 minutes left a player draws: 3 to 7 hands nine-handed, 2 to 5 short-handed.
    No new players and no balancing from then on.
    Not used with three tables or fewer: the clock just runs.
irregular-bags = Bagging for the night
irregular-bags-do =
    Slip, name and count on the bag
    Count every stack.
    The player writes name and count on the bag.
    Check that the copy of the slip is inside before sealing.

# Italian game.
irregular-false-opening = Opened without openers
irregular-false-opening-wins =
    Everyone takes their stakes back
    The opener may not collect.
    Return to everyone what they put in.
irregular-false-opening-wins-bets =
    Bets are returned, the pot before them stays
    The opener may not collect.
    Return the bets of this hand; the antes stay for the next.
irregular-false-opening-loses =
    The winner is paid, the opener pays the pot again
    Push the pot to the winner.
    The opener puts in as much as the pot was at the start.
irregular-false-opening-winner-too =
    The winner is paid, the opener pays the pot again
    It is enough that another won.
    The opener puts in as much as the pot was at the start.
irregular-false-opening-unpunished =
    No consequences
    Push the pot to the winner.
irregular-asks-for-openers = Asks to see the openers
irregular-asks-for-openers-kept =
    Allowed: the opener shows them
    Ask the opener for the hand and the discards kept.
    Check that they opened.
irregular-asks-for-openers-shuffled =
    The opener names them
    The opener gives rank and suit of the discards.
    Keep openers apart next time.
irregular-what-opens = What opens
irregular-what-opens-no-ace =
    A pair of jacks, or four in sequence of one suit without the ace
    Queens or kings are needed after unopened hands.
irregular-what-opens-two-cards =
    A pair of jacks, or four to a straight flush that one of two cards completes
    Queens or kings are needed after unopened hands.
irregular-what-opens-one-card =
    A pair of jacks, or four to a straight flush
    Queens or kings are needed after unopened hands.
irregular-what-opens-never =
    A pair of jacks
    Queens or kings are needed after unopened hands.
irregular-opening-amount = Opens for too much or too little
irregular-opening-amount-pot =
    At least the cip, at most the pot
    Ask for the cip, or return anything over the pot.
irregular-opening-amount-stack =
    At least the cip, no limit but the stack
    Ask for the cip if it is less.
irregular-no-opening = No one opens
irregular-no-opening-passes =
    Everyone antes again, the deal passes left
    Leave the pot where it is.
    Everyone antes again; the next player deals.
irregular-no-opening-stays =
    Everyone antes again, the same dealer deals
    Leave the pot where it is.
    Everyone antes again.
irregular-no-opening-until-won =
    Now queens open, then kings until the pot is won, then jacks again.
irregular-no-opening-three-times =
    Now queens open, then kings for three hands, then queens, then jacks.
irregular-in-packets = Dealt in packets
irregular-in-packets-do =
    Not allowed: one card at a time
    Take the cards back.
    Shuffle, cut and deal one at a time from the dealer's left.
irregular-card-in-the-draw = Card exposed in the draw
irregular-card-in-the-draw-do =
    It plays
    Give the player the card as it is.
    Do not replace it.
irregular-too-many-changed = Wrong number of cards at the draw
irregular-too-many-changed-four =
    Four cards at most
    Ask how many to change.
    At least one is kept.
irregular-too-many-changed-five =
    Five are allowed
    Give four now, the fifth after everyone else.
irregular-too-many-changed-wrong =
    The rule books do not cover this
    Stop before the player looks at the cards.
    Call the director: missing cards are usually given, extra cards taken back unseen.
irregular-four-changed = Changes four cards
irregular-four-changed-yes =
    Three now, the fourth after everyone
    Give three cards.
    Serve the others.
    Give the fourth.
irregular-four-changed-no =
    Three, burn one, then the fourth
    Give three cards.
    Burn one.
    Give the fourth.
irregular-discard-back = Takes a discard back
irregular-discard-back-do =
    A discard stays discarded
    Leave the cards where they are.
    Give as many as were asked for.
irregular-deck-runs-out = Deck runs out in the draw
irregular-deck-runs-out-do =
    Shuffle the discards, without the player's own
    Gather the discards but not those of the player to be served.
    Shuffle, cut and go on.
irregular-deck-runs-out-under-stock =
    Deal the discards that lie under the stock
    The discards went under the stock: deal on from there.
    Do not shuffle again.
irregular-who-speaks-after-draw = Who speaks first after the draw
irregular-who-speaks-after-draw-opener =
    The opener
    If folded: the next player to the left.
irregular-who-speaks-after-draw-blind =
    Left of the last blind
    The blind speaks last.
irregular-late-blind = Blind opening that is too late or not allowed
irregular-late-blind-late =
    Too late: no blind
    Return it: it is declared before the deal, without looking.
    The dealer's left speaks first.
irregular-late-blind-seat =
    Only the dealer's left
    Return it.
    The controbuio belongs to the next player.
irregular-late-blind-parole =
    No blind in a pot of words
    Return it.
    Kings open, for the pot.
irregular-late-blind-none =
    There are no blind openings here
    Return it.
irregular-third-blind = Third blind (contro-controbuio)
irregular-third-blind-no =
    No: the controbuio is the last
    Return it.
    Four times the pot is the maximum.
irregular-third-blind-yes =
    Yes: eight times the pot
    A player further left declares it before looking.
    That player now has the rights of the blind.
irregular-raise-over-blind = Raises over the blind
irregular-raise-over-blind-three =
    Only the blind may raise first: one to three times itself
    The others may call or pass.
    When the blind raises they may raise back.
irregular-raise-over-blind-any =
    Only the blind may raise first
    The others may call or pass.
    When the blind raises they may raise back.
irregular-all-parola = All say parola
irregular-all-parola-kings =
    The pot stays: kings open, for the pot
    Players who had passed pay the difference, so that all put in the same.
    Deal again; a pair of kings or better opens, for the pot.
    If all agree, the pot may be played in parts.
irregular-all-parola-adds =
    The pot goes to the next hand
    Players who had passed pay the difference, so that all put in the same.
    Add it to the next pot.
irregular-all-parola-show =
    They show
    The best hand takes the pot.
irregular-italian-tie = Equal hands
irregular-italian-tie-suits =
    Suits decide: no pot is split
    Compare the ranks first.
    Then the suits: hearts, diamonds, clubs, spades.
irregular-italian-tie-split =
    They share the pot
    Split it equally.
irregular-three-straight-flushes = Straight flushes: the triangle
irregular-three-straight-flushes-do =
    Highest beats middle, middle beats lowest, lowest beats highest
    Check which of them there are.
    If all three are there, suit decides.
irregular-italian-showdown = Who shows, in the Italian game
irregular-italian-showdown-do =
    The player who was called shows
    The others show only if they win.
    An uncalled bet wins unseen.
irregular-wrong-italian-deck = Wrong deck for the number of players
irregular-wrong-italian-deck-do =
    The lowest card is eleven less the players
    Count the players.
    Take out every rank below; the ace stays.
    Cards in all: four more than the players, times four.
