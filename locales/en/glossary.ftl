# Words of the game: the term in the first line, its meaning in the second. Each is in the Italian
# texts or in the rules.

glossary-search = Find a word in English or Italian
glossary-nothing = No word found for “{ $typed }”. Try its first letters, in English or Italian.

glossary-ace-low =
    ace low
    The ace as the lowest card of a straight.
glossary-action =
    action
    What a player does in turn: check, bet, call, raise or fold.
glossary-add-on =
    add-on
    Extra chips bought once, usually at the end of the rebuy period.
glossary-all-in =
    all-in
    All of a player's chips on the table.
glossary-ante =
    ante
    A forced bet from everyone before the deal. It does not open the betting.
glossary-balancing =
    balancing
    Moving players so that tables have equal numbers.
glossary-bet =
    bet
    Putting in the first chips on a street.
glossary-big-blind =
    big blind
    The larger forced bet, left of the small blind. It is also the minimum bet.
glossary-big-blind-ante =
    big blind ante
    One ante for the whole table, paid by the big blind.
glossary-blind =
    blind
    A forced bet posted before the cards are seen.
glossary-blind-opening =
    blind opening
    In the Italian game: the player on the dealer's left opens before the deal, for twice the pot.
glossary-board =
    board, community cards
    The face-up cards in the middle, shared by everyone.
glossary-bounty =
    bounty
    Money for knocking out a player.
glossary-boxed-card =
    boxed card
    A card found face up in the deck.
glossary-break =
    break
    A pause in play between levels.
glossary-breaking =
    breaking a table
    Closing a table and moving its players to other tables.
glossary-bring-in =
    bring-in
    In stud: the forced bet of the lowest upcard.
glossary-burn =
    burn
    The card discarded before a street is dealt.
glossary-button =
    button
    The disc that marks the dealer's position.
glossary-buy-in =
    buy-in
    The price of entry: 20+5 is 20 for the prizes and 5 for the house.
glossary-call =
    call
    Matching the highest bet.
glossary-check =
    check
    Betting nothing when there is nothing to call; also a tap on the table.
glossary-chip =
    chip
    A token worth a set amount.
glossary-chip-race =
    chip race
    Dealing cards for the odd chips of a value that comes off.
glossary-cip =
    cip, smallest bet
    In the Italian game: the minimum bet.
glossary-clock =
    clock
    A time limit that the floor gives to a slow player.
glossary-collusion =
    collusion
    Players working together against the others.
glossary-colour-up =
    colour-up
    Changing small chips for larger ones.
glossary-completion =
    complete
    In stud: raising the bring-in to a full bet.
glossary-dead-blind =
    dead blind
    A blind that does not count as a bet.
glossary-dead-button =
    dead button
    A button on an empty seat.
glossary-dealer =
    dealer
    The person who shuffles and deals.
glossary-deck =
    deck
    The cards used to play.
glossary-difference =
    difference, balance due
    In the Italian game: the amount added to match the others.
glossary-discard =
    discard
    In draw games: the cards a player throws away.
glossary-draw =
    draw
    In draw games: taking new cards for discarded ones.
glossary-draw-poker =
    five-card draw
    Five cards each, and one draw.
glossary-entry-fee =
    entry fee
    The cost of entering a tournament.
glossary-ept =
    EPT
    European Poker Tour: tournaments in European casinos.
glossary-false-opening =
    false opening
    In the Italian game: opening without the required hand.
glossary-fish =
    fish
    A weak player.
glossary-fixed-limit =
    fixed limit
    A game with bets and raises of a fixed size.
glossary-floor =
    floor
    The person who makes rulings in the room.
glossary-flop =
    flop
    The first three cards of the board.
glossary-flush =
    flush
    Five cards of one suit, not in sequence.
glossary-fold =
    fold
    Giving up the hand and the chips already bet.
glossary-fouled-deck =
    fouled deck
    A deck with a duplicate or missing card.
glossary-four-of-a-kind =
    four of a kind
    Four cards of one rank.
glossary-full-house =
    full house
    Three of a kind and a pair.
glossary-hand =
    hand
    Play from the deal to the award of the pot; also a player's cards.
glossary-hand-for-hand =
    hand for hand
    All tables play one hand at a time, near the money.
glossary-heads-up =
    heads-up
    Play between two players only.
glossary-hi-lo =
    high-low
    A game in which the best and the lowest hand share the pot.
glossary-high-card =
    high card
    A hand without a combination, ranked by its highest card.
glossary-hole-cards =
    hole cards
    Cards that only their player sees.
glossary-invito =
    ante of the Italian game
    The fixed amount everyone puts in before each hand.
glossary-jacks-or-better =
    jacks or better
    A game opened with at least a pair of jacks.
glossary-joker =
    joker
    A card that can replace any other; not used in official games.
glossary-kicker =
    kicker
    The highest card outside the combination.
glossary-last-aggressor =
    last aggressor
    The player who bet or raised last.
glossary-level =
    level
    A period with set blinds and antes.
glossary-limit =
    limit
    The maximum bet.
glossary-live-blind =
    live blind
    A blind that counts as part of its player's bet.
glossary-main-pot =
    main pot
    The pot that every player left can win.
glossary-misdeal =
    misdeal
    A deal that is cancelled and dealt again.
glossary-missed-round =
    missed round
    A penalty of one missed hand for each player at the table.
glossary-mixed =
    mixed
    Games or limits played in rotation.
glossary-muck =
    muck
    The pile of dead cards; also to throw cards in.
glossary-no-limit =
    no-limit
    A game in which players may bet all their chips on the table.
glossary-odd-chip =
    odd chip
    A chip that cannot be split.
glossary-open =
    open
    Making the first bet.
glossary-open-ended =
    open-ended straight flush draw
    Four cards to a straight flush, completed by either of two cards.
glossary-opener =
    opener
    In the Italian game: the player who opened.
glossary-opening =
    openers
    In the Italian game: the hand needed to open.
glossary-overchip =
    oversized chip
    One chip larger than the call.
glossary-pair =
    pair
    Two cards of one rank.
glossary-parola =
    check in the Italian game
    After the draw: passing the word to the next player.
glossary-pass =
    pass
    In the Italian game: not opening, or folding to a bet.
glossary-penalty =
    penalty
    Hands or rounds missed for breaking a rule.
glossary-playing-the-board =
    playing the board
    Using the five board cards as the best hand.
glossary-post =
    post
    Putting in a blind or ante.
glossary-pot =
    pot
    All the chips being played for; in the Italian game also the starting amount.
glossary-pot-limit =
    pot-limit
    A game in which bets and raises are limited to the pot.
glossary-pot-of-words =
    pot of words
    In the Italian game: everyone said «parola», so the pot stays for the next hand.
glossary-preflop =
    pre-flop
    The betting before the flop.
glossary-prize-pool =
    prize pool
    The money paid out as prizes.
glossary-raise =
    raise
    Betting more than the highest bet.
glossary-re-blind =
    re-blind
    In the Italian game: the next player raises the blind, to four times the pot.
glossary-re-buy =
    re-buy
    More chips for a player who is still in.
glossary-re-entry =
    re-entry
    A new entry after busting, with a new seat.
glossary-redraw =
    redraw
    A new seat draw for everyone.
glossary-reraise =
    re-raise
    A raise over a raise.
glossary-river =
    river, fifth street
    The fifth card of the board.
glossary-round =
    betting round
    Play from the first to act until everyone has matched the bets.
glossary-rule-of-eleven =
    rule of eleven
    In the Italian game: the lowest card is eleven minus the number of players.
glossary-rule-of-four =
    rule of four
    In the Italian game: players plus four, times four, gives the number of cards.
glossary-rule-of-the-triangle =
    rule of the triangle
    In the Italian game: the highest straight flush beats the middle, the middle the lowest, and the lowest the highest.
glossary-seat =
    seat
    A place at the table.
glossary-see =
    see
    In the Italian game: calling a bet.
glossary-servito =
    stands pat
    In draw games: changing no cards.
glossary-shot-clock =
    shot clock
    A clock for every decision.
glossary-showdown =
    showdown
    Showing the remaining hands to find the winner.
glossary-side-pot =
    side pot
    A pot that an all-in player cannot win.
glossary-small-blind =
    small blind
    The smaller forced bet, left of the button.
glossary-soft-play =
    soft play
    Playing less hard against a particular player.
glossary-split-pot =
    split pot
    A pot shared by equal hands.
glossary-stack =
    stack
    All the chips of a player.
glossary-stakes =
    table stakes
    The rule that only chips on the table can be bet in a hand.
glossary-stock =
    stock
    In the Italian game: the cards ready to be dealt.
glossary-straight =
    straight
    Five cards in sequence, not all of one suit.
glossary-straight-flush =
    straight flush
    Five cards of one suit in sequence; in the Italian game «scala reale», of any height.
glossary-street =
    street
    One or more board cards and their betting.
glossary-string-bet =
    string bet
    A bet made in several motions without announcing it.
glossary-stub =
    stub
    The cards left after the deal.
glossary-stud =
    stud
    Games with antes and face-up cards for each player.
glossary-substantial-action =
    substantial action
    Two actions in turn, one with chips, or any three.
glossary-suit =
    suit
    Hearts, diamonds, clubs or spades.
glossary-table-a-hand =
    to table
    Turning all hole cards face up so they can be read.
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
    The first player to act, left of the big blind.
glossary-undercall =
    undercall
    A call for less than the bet.
glossary-wpt =
    WPT
    World Poker Tour: a travelling series of tournaments.
glossary-wsop =
    WSOP
    World Series of Poker, every year in Las Vegas.
