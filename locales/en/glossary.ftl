# Words of the game: the term in the first line, its meaning in the second. Each is in the Italian
# texts or in the rules.

glossary-search = Find a word, English or Italian
glossary-nothing = No word is called “{ $typed }”. Try its first letters, in English or Italian.

glossary-ace-low =
    ace low
    The ace as the lowest card of a straight.
glossary-action =
    action
    What a player does in turn: check, bet, call, raise or fold.
glossary-add-on =
    add-on
    Chips that are bought once, usually at the end of the re-buys.
glossary-all-in =
    all-in
    All the chips that a player has on the table.
glossary-ante =
    ante
    A forced bet by everybody before the deal; it does not open the betting.
glossary-balancing =
    balancing
    Moving players so that tables are equally full.
glossary-bet =
    bet
    To be the first who puts chips in on a street.
glossary-big-blind =
    big blind
    The larger forced bet, on the left of the small blind: the least bet.
glossary-big-blind-ante =
    big blind ante
    The ante of the whole table, paid by the big blind.
glossary-blind =
    blind
    A bet that is due before the cards are seen.
glossary-blind-opening =
    blind opening
    The dealer's left opens before the deal, for twice the pot.
glossary-board =
    board, community cards
    The cards face up in the middle, which serve everybody.
glossary-bounty =
    bounty
    Money for eliminating a player.
glossary-boxed-card =
    boxed card
    A card that lies face up in the deck.
glossary-break =
    break
    Time without play between levels.
glossary-breaking =
    breaking a table
    Its players go to other tables.
glossary-bring-in =
    bring-in
    In stud: the forced bet of the lowest upcard.
glossary-burn =
    burn
    The card that is laid aside before a street is dealt.
glossary-button =
    button
    The disc that marks the dealer's position.
glossary-buy-in =
    buy-in
    What one pays to enter: 20+5 is 20 for the prizes and 5 for the house.
glossary-call =
    call
    To put in as much as the highest bet.
glossary-check =
    check
    To bet nothing when there is nothing to call; also a tap on the table.
glossary-chip =
    chip
    A token that stands for an amount.
glossary-chip-race =
    chip race
    Odd chips of a value that goes are drawn for with cards.
glossary-cip =
    cip, smallest bet
    In the Italian game: the least amount of a bet.
glossary-clock =
    clock
    A time that the floor gives to a player who takes too long.
glossary-collusion =
    collusion
    Players who play together against the others.
glossary-colour-up =
    colour-up
    Small chips are changed for larger ones.
glossary-completion =
    complete
    In stud: to raise the bring-in to a full bet.
glossary-dead-blind =
    dead blind
    A blind that does not count as a bet.
glossary-dead-button =
    dead button
    A button on an empty seat.
glossary-dealer =
    dealer
    Who shuffles and deals the cards.
glossary-deck =
    deck
    The cards that are played with.
glossary-difference =
    difference, balance due
    In the Italian game: what is added to have put in as much as the others.
glossary-discard =
    discard
    In draw games: the cards that a player changes.
glossary-draw =
    draw
    In draw games: changing cards for new ones.
glossary-draw-poker =
    five-card draw
    Five cards each, and one change of cards.
glossary-entry-fee =
    entry fee
    What it costs to enter a tournament.
glossary-ept =
    EPT
    European Poker Tour: tournaments in European casinos.
glossary-false-opening =
    false opening
    In the Italian game: to open without what opens.
glossary-fish =
    fish
    A weak player.
glossary-fixed-limit =
    fixed limit
    Bets and raises are of a fixed size.
glossary-floor =
    floor
    Who decides about rules in the room.
glossary-flop =
    flop
    The first three cards of the board.
glossary-flush =
    flush
    Five cards of one suit, not in sequence.
glossary-fold =
    fold
    To give up the hand and what was put in.
glossary-fouled-deck =
    fouled deck
    A deck with a card twice or with one missing.
glossary-four-of-a-kind =
    four of a kind
    Four cards of one rank.
glossary-full-house =
    full house
    Three of a kind and a pair.
glossary-hand =
    hand
    From the deal to the award of the pot; also a player's cards.
glossary-hand-for-hand =
    hand for hand
    All tables play one hand at a time, near the money.
glossary-heads-up =
    heads-up
    Two players only.
glossary-hi-lo =
    high-low
    The best and the lowest hand share the pot.
glossary-high-card =
    high card
    No combination: the highest card counts.
glossary-hole-cards =
    hole cards
    The cards that only their player sees.
glossary-invito =
    ante of the Italian game
    The fixed amount that everybody puts in before each hand.
glossary-jacks-or-better =
    jacks or better
    One opens with at least a pair of jacks.
glossary-joker =
    joker
    A card that stands for any other; official games have none.
glossary-kicker =
    kicker
    The highest card that is not part of the combination.
glossary-last-aggressor =
    last aggressor
    Who bet or raised last.
glossary-level =
    level
    The blinds and antes of a stretch of time.
glossary-limit =
    limit
    The most that may be bet.
glossary-live-blind =
    live blind
    A blind that is part of its player's bet.
glossary-main-pot =
    main pot
    The pot that every player left in can win.
glossary-misdeal =
    misdeal
    A deal that does not count and is made again.
glossary-missed-round =
    missed round
    A penalty: one hand missed for each player at the table.
glossary-mixed =
    mixed
    Games or limits that take turns.
glossary-muck =
    muck
    The pile of cards that are out; also to throw cards in.
glossary-no-limit =
    no-limit
    One may bet all that is on the table.
glossary-odd-chip =
    odd chip
    What cannot be split.
glossary-open =
    open
    To make the first bet.
glossary-open-ended =
    open-ended straight flush draw
    Four cards to a straight flush that one of two cards completes.
glossary-opener =
    opener
    In the Italian game: who opened.
glossary-opening =
    openers
    In the Italian game: what one must hold to open.
glossary-overchip =
    oversized chip
    One chip that is larger than the call.
glossary-pair =
    pair
    Two cards of one rank.
glossary-parola =
    check in the Italian game
    After the draw: to leave the word to the next.
glossary-pass =
    pass
    In the Italian game: not to open; against a bet, to give up.
glossary-penalty =
    penalty
    Hands or rounds that a player misses for a breach.
glossary-playing-the-board =
    playing the board
    The five cards of the board are the player's best hand.
glossary-post =
    post
    To put a blind or ante in.
glossary-pot =
    pot
    All the chips that are played for; in the Italian game also what lies there at the start.
glossary-pot-limit =
    pot-limit
    One may bet and raise as much as the pot.
glossary-pot-of-words =
    pot of words
    In the Italian game: all said «parola», so the pot stays for the next hand.
glossary-preflop =
    pre-flop
    The betting before the flop.
glossary-prize-pool =
    prize pool
    What is paid out as prizes.
glossary-raise =
    raise
    To bet more than the highest bet.
glossary-re-blind =
    re-blind
    The next player goes over the blind, for four times the pot.
glossary-re-buy =
    re-buy
    New chips for a player who is still in.
glossary-re-entry =
    re-entry
    A new entry after a bust, with a new seat.
glossary-redraw =
    redraw
    Everybody draws a new seat.
glossary-reraise =
    re-raise
    A raise over a raise.
glossary-river =
    river, fifth street
    The fifth card of the board.
glossary-round =
    betting round
    From the first to act until everybody has matched the bets.
glossary-rule-of-eleven =
    rule of eleven
    In the Italian game: the lowest card is eleven less the players.
glossary-rule-of-four =
    rule of four
    In the Italian game: four more than the players, times four, are the cards.
glossary-rule-of-the-triangle =
    rule of the triangle
    In the Italian game: the highest straight flush beats the middle, that the lowest, that the highest.
glossary-seat =
    seat
    A place at the table.
glossary-see =
    see
    In the Italian game: to pay what was bet.
glossary-servito =
    stands pat
    In draw games: to change no card.
glossary-shot-clock =
    shot clock
    A clock for every decision.
glossary-showdown =
    showdown
    The hands that are left are shown, and the winner is found.
glossary-side-pot =
    side pot
    A pot that an all-in player cannot win.
glossary-small-blind =
    small blind
    The smaller forced bet, on the left of the button.
glossary-soft-play =
    soft play
    Not playing against somebody as hard as one could.
glossary-split-pot =
    split pot
    Equal hands share the pot.
glossary-stack =
    stack
    All the chips of a player.
glossary-stakes =
    table stakes
    Only what lies on the table can be bet in a hand.
glossary-stock =
    stock
    In the Italian game: the cards ready to be dealt.
glossary-straight =
    straight
    Five cards in sequence, of different suits.
glossary-straight-flush =
    straight flush
    Five cards of one suit in sequence; in the Italian game «scala reale», whatever its height.
glossary-street =
    street
    A card or cards of the board with their betting.
glossary-string-bet =
    string bet
    A bet in several motions without a word before.
glossary-stub =
    stub
    The cards that are left after the deal.
glossary-stud =
    stud
    Games with cards face up before each player and an ante.
glossary-substantial-action =
    substantial action
    Two actions in turn, one with chips, or any three.
glossary-suit =
    suit
    Hearts, diamonds, clubs or spades.
glossary-table-a-hand =
    to table
    To turn up all hole cards, readable.
glossary-third-blind =
    third blind
    In the Italian game: a blind over the re-blind, eight times the pot.
glossary-three-of-a-kind =
    three of a kind
    Three cards of one rank.
glossary-time-bank =
    time bank
    Extra time for a decision.
glossary-turn =
    turn, fourth street
    The fourth card of the board.
glossary-two-pair =
    two pair
    Two pairs in one hand.
glossary-under-the-gun =
    under the gun
    The first to act, left of the big blind.
glossary-undercall =
    undercall
    A call of less than the bet.
glossary-wpt =
    WPT
    World Poker Tour: a travelling tournament in several casinos.
glossary-wsop =
    WSOP
    World Series of Poker, every year in Las Vegas.
