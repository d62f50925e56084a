# Phrases for errors at the table, as people say or type them: for the search, never shown.
# Add what you hear: a phrase under the entry that it means (commas between them), or a word in a line of
# words that mean the same, the one that stands for all of them first.

# Words that the search ignores.
spoken-small =
    a also an and any are as ask asked asking asks at be been but by can could d did do does done down for from get
    gets getting goes going got had has have he her here hes him his how i ill im in into is it its just keep keeps
    kept ll m may me might must my now of off on onto or our out please pls ppl re really s she should so some
    somebody someone still t than that the their them then there theres these they this those to up us ve very want
    wanted wants was we went were what when which who why will with would you your

# Words that mean the same, a line each.
spoken-same =
    foreign language, another language, in russian, in spanish, in chinese, in french, in german, in italian, in arabic, not english
    not, no, didn't, didnt, don't, dont, doesn't, doesnt, isn't, isnt, wasn't, wasnt, can't, cant, cannot, won't, wont, hasn't, hasnt, haven't, without, never, nothing, refuses, forgot, forgets, forgotten
    small blind, sb
    big blind, bb
    all-in, allin, ai, shove, shoved, shoves, jam, jams, jammed, push all in
    big blind ante, bba
    pot-limit, plo, pot limit omaha
    no-limit, nlhe, nlh
    hold'em, holdem, texas
    hand for hand, h4h, hfh
    out of turn, oot
    dealer button, disc, disk, dealer disc, puck, buck
    muck, throw away, throws away, threw away, thrown away, discard, ditch, toss away, tossed away
    put, tossed in, toss in, tosses in, throws in, threw in, throw in, drops in, dropped in
    throw, threw, thrown, throws, toss, tosses, tossed, fling, flung, chuck, chucked, hurl
    expose, flash, flashed, flip, flips, flipped, turn over, turned over, turns over, turn up, turned up, face up, faceup, reveal, show, showed, shown, shows, tables, tabled, visible
    look, peek, peep, glance, spy, see, saw, seen
    neighbour, neighbor, next player, player beside, next to him
    another, other, others, opponent, somebody else, someone else
    deal, dealt, pitch, pitching, pitched, dealing
    deck, pack
    turn, fourth street, 4th street
    river, fifth street, 5th street
    early, too soon, premature, prematurely, too fast, too quick
    early, before everybody acted, before everyone acted, before the betting was over, before the action was complete
    everybody, everyone, all players, they all, whole table
    burn, burned, burnt
    two, 2, both, couple
    twice, two times, double, second time
    one, 1, single, only
    three, 3
    four, 4
    five, 5
    six, 6
    seven, 7
    half, 50 percent, 50
    how much, size, how big
    stack, pile
    wrong, incorrect, bad, mistake, error
    by mistake, by accident, accidentally, oops, accident
    seat, chair, place, spot, position
    friend, buddy, mate, pal, wife, husband, brother
    phone, mobile, cell, cellphone, texting, text, texts, iphone, whatsapp
    insult, swear, swears, swearing, curse, cursing, curses, abuse, abusive, rude, shouting, yelling
    slow, tank, tanks, tanking, stall, stalling, takes ages, takes forever
    clock, timer
    bust, busted, eliminated, knocked out, out of the tournament, out in
    winner, winning hand, best hand, nuts
    silent, silently, no verbal, without a word, without saying anything, says nothing, said nothing, no announcement, no word, quiet
    say, says, said, announce, announces, announced, declare, declares, declared, tell, tells, told, verbal
    put, puts, put out, slide, slides, moved forward, push, pushes, pushed
    give, gave, gives, given, pay, paid, ship, shipped, award, awarded
    less, under, too little, smaller, below, short, not enough
    more, over, above, bigger, larger, too much
    min-raise, minraise, min raise, minimum raise
    protector, card guard, card protector, card cap
    late, arrived late, came late, back late
    toilet, bathroom, restroom, loo, smoking, smoke break
    floor, ground, carpet
    back, returned, return, returns
    break, pause, dinner
    leave, leaves, left, walks away, walked away, walked off, goes away, went away, gets up, got up, stood up
    rebuy, re-buy, top up, topup, add-on, addon, reload
    colour up, color up, coloured up, colored up, color-up, chip race, raced
    rabbit, rabbit hunt, rabbit hunting
    bubble, money bubble
    reraise, re-raise, raise again, reraises, reraised
    colour, color
    bag, bagging, bagged, bags
    penalty, pen, penalised, penalized
    disqualified, dq, dqd, kicked out, thrown out, banned
    sick, ill, unwell, feels bad, hospital
    advice, advise, advises, coaching, coaches, helps, helping, help
    stuck, sticky, glued
    first, begins, starts, started
    change, swap
    jacks, jack pair, pair of jacks
    twentyfive, 25
    card, of spades, of hearts, of clubs, of diamonds
    button, btn
    under the gun, utg
    pocket, jacket, coat, purse, backpack, trousers
    insult, scream, screaming, screams, scream, fight, fighting, drunk
    advice, tips, tip, hint, hints
    not acted, still to act, yet to act, has to act, had to act, didn't act, hasn't acted
    scoop, scooped, sweep, swept, pull in, pulled in, collect, collected, took in, rake in, raked in
    pair, pr
    back, wants back
    preflop, pre-flop
    showed up, shows up, turned up late, arrived, arrives, came, comes, show up
    mixed, mixed up, mix, shuffled
    think, thinking, thinks
    fell, fall, falls, drop, drops, dropped, spill, spilled, knocked over, knocked
    flush, colour flush
    player, guy, man, dude, lady, person, guys, men, kid
    expose, would have come
    back, wants back, wants his
    make, made, makes

# Other questions for the floor, which no entry answers: nothing is listed for them.
spoken-elsewhere =
    where the toilet is, restroom, bathroom, wc, where the exit is, parking, taxi, smoking area, cloakroom, lost property,
    lost my phone, lost my jacket, wifi, internet, coffee, tea, water, beer, drink, drinks, food, sandwich, pizza, waiter,
    menu, bar, hello, hi, good evening, thanks, thank you, test,
    what time it is, start time, when do we start, when is the break, how long is the break, next break, next level,
    what are the blinds, blinds of the next level, late registration, register a player, add a player, new player on the list, buy-in,
    re-entry, how much is the entry, how many players, players remaining, entries, who is leading, chip leader, chip counts, average stack,
    players that are left, how many are left, prizes, payouts, print, printer, prize for a place, how much is first place, winner, results, standings, photo, picture, camera, music,
    change my seat, list of seat changes, who was the dealer, last year, tomorrow, schedule,
    font size, bigger font, make the letters larger, screen, projector, language, sound, computer, program, settings, restart, undo, take back a bust

spoken-misdeal =
    misdeal, deal again, redeal, void deal, wrong deal, start the hand over, take all the cards back and deal again,
    when is it a misdeal, deal everything again, scrap the hand, void the deal, is this a misdeal,
    bring the cards back
spoken-first-card =
    started dealing at the wrong player, deal began at the wrong seat, first card went to the wrong player,
    began the deal in the wrong place, small blind did not get the first card, first card to the button,
    began dealing one seat too late
spoken-dealt-to-wrong-seat =
    dealt to an empty seat, newcomer between button and blind, wrong seat dealt in, dealt in an empty chair,
    dealt a hand to nobody, gave cards to an empty seat, player not entitled to cards was dealt in,
    cards to an eliminated player's seat, dealt to a player that just sat down, dealt somebody in who should wait
spoken-seat-not-dealt =
    seat skipped in the deal, forgotten player, no cards, player got no cards, seat has no cards,
    missed a player in the deal, did not get a hand, forgot to deal a player, skipped a seat while dealing,
    forgot a seat while dealing, left a player out, forgot somebody in the deal, no hand for a seat,
    passed over a seat in the deal
spoken-wrong-number =
    got only one hole card, a single hole card, one hole card,
    three cards, one card, five cards in Omaha, wrong number of cards, button short, has three cards in hold'em,
    too many cards in hand, too few cards in hand, one card short, one card too many, extra card in his hand,
    has one card more, dealt him three, got one card, only has one, counted his cards and there is one extra,
    omaha hand with three cards
spoken-extra-cards =
    two cards stuck together, too many cards dealt, extra card, two cards came off together, second card slipped out,
    stuck cards in the deal, dealt one card too many, extra card left the deck, pulled two cards at once,
    an extra card slid off, double card pulled
spoken-boxed-card =
    card face up in the deck, turned card, face up card in the deck, card upside down in the deck,
    one card is face up, reversed card in the stub, found a reversed card while dealing, card facing the wrong way
spoken-foreign-card =
    joker, other back, cut card, non-standard card, card with a different back, card of another deck,
    wrong colour back, blue card in the red deck, instruction card, joker in the deck,
    card from another table's deck, wrong back, back is different, a joker came
spoken-fouled-deck =
    a card is there twice, two identical cards, double card, same card twice, two aces of spades, same card in two hands,
    deck has a duplicate, both have the same card, 53 cards, same card came twice, two jacks of clubs,
    identical card on the board, card in my hand is on the board too, ace twice on the board
spoken-short-deck =
    missing card, card on the floor, found card, 51 cards, deck is missing a card, card under the table,
    only 51 cards, card found on the floor, card lost, incomplete deck, deck is one short,
    three of diamonds is missing, deck check shows 51, lost card
spoken-dealer-exposes =
    exposed card, flashed card, card turned over by the dealer, exposed, card flashed while dealing,
    dealer turned a card over, card flipped in the deal, i exposed a card,
    card came face up off the deck in the deal, his first card was exposed by me, card flew off and turned over,
    a hole card got seen, card bounced face up
spoken-dropped-stub =
    deck fell, dropped deck, cards spilled, dropped the deck, deck fell over, knocked over the deck,
    stub fell on the floor, deck hit the table, cards fell down, deck scattered, deck spilled on the floor,
    i dropped the stub, cards all over the place, stub got mixed up, stub mixed with the muck,
    knocked over the deck before the turn
spoken-stud-stub =
    deck runs out in stud, seventh street, community card, stud not enough cards,
    too many players for seventh street, deck runs out in seven card stud, nine players stud no cards for the river,
    stud deck not enough
spoken-back-for-redeal =
    absent at the first deal, redeal, misdeal player returns, came back for the redeal,
    missed the first deal but is there now, returned after the misdeal, absent when it was a misdeal and came back,
    sits down before the second deal, dead in the first deal
spoken-new-deck =
    deck change, setup, marked card, damaged card, bent card, wants new cards, fresh deck, change the deck,
    bring another setup, unlucky cards, sticky cards, card is bent, wants to change decks, ace is marked,
    crimped card, torn card, deck is dirty, replace the deck, these cards bring bad luck, wants a new setup
spoken-four-card-flop =
    four-card flop, too many cards on the flop, flop of 4 cards, five cards on the flop, four on the flop,
    put out four, flop has one too many, extra card on the flop, four cards instead of three, extra flop card,
    one flop card too many
spoken-no-burn =
    no burn card, missing burn, flop without burn, did not burn, forgot to burn, no burn before the turn,
    no burn before the flop, board without burning, turned without a burn, skipped the burn, no burn card out,
    burn missing
spoken-two-burns =
    double burn, extra burn, burned two cards, burned one too many, two cards in the burn, burned an extra card,
    one burn too many, burned again
spoken-premature-flop =
    premature flop, flop before the betting is over, flop too early, flop out before everybody acted,
    flopped too soon, dealt the flop before the big blind spoke, flop before preflop action was complete,
    put the flop with players still to act, flop before a player acted
spoken-premature-turn =
    premature turn, fourth street before the betting is over, turn too early, turn card out before everybody acted,
    dealt the turn too soon, turned while flop betting was open, put the turn with players still to act,
    turned a card with somebody still to act, turn card before a player acted
spoken-premature-river =
    premature river, fifth street before the betting is over, river too early, river card out before everybody acted,
    dealt the river too soon, river while turn betting was open, put the river with players still to act,
    river before a player acted, last card with somebody still to act
spoken-premature-stud =
    fourth street in stud too early, stud card dealt before the bets, upcard dealt too soon in stud,
    seventh street in stud before sixth was bet
spoken-card-in-hand-for-hand =
    all-in on the bubble, cards dealt too early hand for hand, ran out the board on the bubble,
    dealt the cards on while other tables play, all-in during hand for hand,
    board run out before other tables finished, all-in on the bubble and i dealt the board,
    should have waited with the board
spoken-rabbit-hunt =
    rabbit, rabbit hunting, show the next card, wants to see the card that would have come,
    what would the river have been, run the rest of the board after the fold, show us the river anyway,
    what was next
spoken-player-exposes =
    exposed, shows cards, exposed hand, turns up his hand, card flipped by player, exposed card of a player,
    player flipped his cards with action pending, showed his hand to the table, turned his cards face up early,
    shows his hand to a friend during the hand, shows one card during the hand, folds his hand open,
    shows an ace while folding, folded face up, flashes his cards to the next player, let others see his cards,
    drops his cards face up
spoken-thrown-cards =
    throws cards, tantrum, cards off the table, abuse of the dealer, throws his cards at me, flings the cards,
    cards tossed at the dealer, tosses cards off the table, hits the dealer with cards, threw cards in my face,
    angry player throws the hand, cards flew off the table, slams his cards
spoken-stud-downcard =
    stud exposed card, hole card face up, seven stud, stud down card face up, hole card exposed in stud,
    last card dealt face up in stud, third street down card up, river card in stud face up by accident,
    down card turned up in stud, stud first card exposed, all three cards face down in stud, stud no door card
spoken-upcards-picked-up =
    picks up his upcards, upcards in his hand, lifts his open cards in stud, took his upcards off the table,
    picked up the door card
spoken-draw-card =
    exposed card in draw, badugi, lowball, deuce to seven, draw card exposed, razz draw first deal exposed,
    badugi card exposed, deuce to seven card flashed, triple draw card exposed, lowball card flashed
spoken-talks-about-hand =
    discussing the hand, says what he folded, advice, coaching, disclosure, talks about his folded hand,
    says what he mucked, tells what he has, discusses the hand while others play, says what he threw away,
    comments on the hand, talking about what he had, speculates about hands, reveals what he folded,
    discusses his cards
spoken-camera =
    hole cam, camera, TV table, stream, broadcast shows the cards, camera sees the hole cards,
    cards visible on the stream, tv camera shows cards, feature table cards seen, live stream no delay,
    stream shows what he has
spoken-out-of-turn =
    acts out of turn, OOT, bet out of turn, check out of turn, fold out of turn, acted out of turn,
    acted before his turn, not his turn, not his go, acted too soon, jumped the gun, raised out of turn,
    bet before the other acted, somebody else was to act, wrong player acted, button raised before under the gun,
    raised before the player in front of him acted, folded before it was on him, checked before his turn,
    went ahead of another player
spoken-skipped =
    skipped, passed over, action behind a player, jumped over a player, player did not get to act,
    player was passed by, missed his turn, nobody waited for him, somebody was left out of the betting,
    two players acted behind him and he did not, he never got to act, forgot a player's action
spoken-substantial-action =
    substantial action, two players acted, how many players have to act, is it too late to go back,
    when does action stand, how many actions make it binding, does the action stand,
    two folds and a check is it enough
spoken-needless-fold =
    folds instead of checking, non-standard fold, folds when he can check,
    mucks with nothing to call, folds for free, folded with no bet, open fold no bet,
    folds his big blind with no raise, fold without a bet in front
spoken-conditional =
    conditional statement, says what he will do, future action, says what he does if, if you bet i go all in,
    if he checks i bet, i will raise if you bet, promises an action, says if you raise i shove,
    announces what he will do later, i will call whatever you bet
spoken-before-the-amount =
    calls before the raise is out, premature call, acts too fast, called before the amount was known,
    snap called before the count, did not know how much it was, called without knowing how much,
    said call before the raise was finished, said call too fast, quick call then saw the amount,
    called before i counted
spoken-wrong-word =
    says check against a bet, says call without a bet, raise without bet, invalid declaration, checks facing a bet,
    said check but there is a bet, check when there was a bet, said call with nothing to call, said raise but no bet,
    said raise with no bet, says check with a raise in front, checked out the bet, call when nobody bet
spoken-words-and-chips =
    says one amount and bets another, verbal, declaration, says call puts in a raise, says raise puts in a call,
    verbal does not match chips, words do not match the chips, said one number put out another, said 500 put in 700,
    announces a bet but chips are more, amount said is not what he put in, says raise puts only a call
spoken-words-not-heard =
    did not hear the bet, said quietly, loud room, opponent called the chips, nobody heard the raise,
    did not hear him, too quiet, opponent did not hear, too noisy, mumbled raise, whispered call,
    player did not hear the raise, music too loud, said it in a low voice, both say something different was said
spoken-gestures =
    taps the table, tapping, knock, regional term, foreign word, language, tapped the table, waved his hand,
    hand motion, pointed his finger, nodded, is that a check, thumbs up, nods his head, moves his hand forward,
    slaps the table, made a sign
spoken-too-small =
    underbet, underraise, wrong bet size, short raise, minimum raise, pulled short, raise below the minimum,
    less than a min raise, illegal raise, raise not enough, min raise not met, bet less than the big blind,
    raised too little, raises 200 to 300, bet of less than a blind, raise amount is illegal, raise is too low,
    under the minimum, made it 250 over 200, raised 200 to 250
spoken-undercall =
    short call, calls too little, did not see the raise, put in less than the bet, called with too little,
    call is short, missing chips in the call, did not put in enough, put in 800 the bet was 1100,
    only put in half of the bet, call for less, his call is not the full amount, thought the bet was smaller
spoken-undercalls =
    two short calls, chain of undercalls, everybody called too little, several called short,
    all callers put in too little, both callers short, three short calls, second player copied the short call,
    two players called less, players behind also put in less, three callers put in 400 instead of 600
spoken-tiny-call =
    non-standard call, tiny chip, token chip call, one small chip against a shove, tosses in a single small chip,
    calls with one little chip, puts in one 100 facing a big bet, single white chip facing a big all-in
spoken-one-chip =
    overchip, single chip, big chip, silent chip, one big chip no word, threw in one chip silent,
    single chip without saying anything, tossed in one large chip, one 5000 chip,
    1000 chip in the bet is 300 no word, oversized chip raise or call, drops a big chip,
    one chip is it a call or a raise
spoken-several-chips =
    multiple chips, silent push, last chips, pushes out a stack silent, put in several chips without saying,
    stack of chips no verbal, two chips no announcement, moved chips forward without a word,
    two 500 chips on a bet of 600 silent, silent handful of chips, chips over the line nothing said
spoken-half-raise =
    fifty percent, 50% rule, half bet, incomplete raise, more than half of the raise, raise over 50 percent,
    less than half a raise, raise is short by a bit, 50 percent rule, raise is 60 percent, not quite a full raise,
    almost the double
spoken-pulled-back =
    prior bet chips, takes back his blind, pulls chips, took back his blind and put out more, picked up his bet,
    took his bet back, pulled back chips from the middle, took back chips, grabbed his bet back,
    picks his chips back up, took back the call, removes his blind
spoken-string-bet =
    bet in two motions, two separate motions,
    several motions, goes back to the stack, drips chips, went back for more chips, put chips in twice,
    reached back to his stack, bet in two parts, back and forth motion, puts chips one by one, dribbles chips,
    several trips to the stack, added chips after the first motion, second trip, drops chips one at a time
spoken-string-raise =
    string raise, call and raise, raise in two motions, i see your bet and raise, says call and then raise,
    call and make it more, i call your bet and i raise, call wait raise, said call then changed to raise,
    your bet plus, i see your 500 and make it 2000, i will see that and raise
spoken-not-reopened =
    reopen, re-raise, incomplete all-in, may he raise, can he raise again, can he reraise after a short shove,
    short all-in behind may he raise, action not reopened, all-in raise was not full,
    all-in was less than a raise can the first bettor raise again, may the original raiser raise again
spoken-too-many-raises =
    raise cap, fifth bet, limit raises, how many raises, is there a cap, maximum number of raises, fourth raise,
    capped
spoken-accepted =
    accepted action, dealer miscounted the bet, wrong amount announced, all-in was more, called a wrong count,
    dealer said 8000 but it was 18000, called the amount but it was more, count was wrong after the call,
    bet was more than announced, all-in was bigger than he thought, called thinking it was less, count was off,
    after the call there is more, called 8000 turns out it is 18000, dealer said less than it was
spoken-pot-miscounted =
    wrong pot, dealer quoted the pot wrong, overbet, too much in pot-limit, dealer told the wrong pot size,
    pot limit wrong pot, plo pot wrong, omaha wrong pot total, said pot too big, said pot too small,
    plo bet over the pot because i said it wrong, wrong pot number in omaha
spoken-asks-for-the-pot =
    pot size, count the pot, spread the pot, how much is in the middle, how big is the pot, what is the pot,
    wants the pot counted
spoken-bets-the-pot =
    I bet the pot, pot bet no-limit, says pot in no limit, announces pot, bets pot in hold'em, nlhe says pot,
    no limit pot bet
spoken-asks-for-a-count =
    count his chips, how much does he have, count the bet, how much is the bet, how much is it, wants a count,
    asks how much is the all-in, count it down, how much has he behind, wants to know how much, how much to call,
    how many chips has he, wants to know the amount, count of the opponent's stack
spoken-unclear-amount =
    ambiguous bet, five, twenty-five, unclear declaration, says fifteen, said two five, is it hundred or thousand,
    1500 or 15000, number without unit, did not say thousand or hundred, says just a number, two is it 200 or 2000,
    bet of five
spoken-for-change =
    betting for change, wants change, odd chips, wants change back, put out a big chip wants some back,
    expects money back, gives change, puts out a 5000 and wants 3000 back, wants some back
spoken-splashed =
    throws chips into the pot, splashing, chips mixed with the pot, threw chips into the middle,
    chips all over the pot, chips scattered, tosses chips in the pot, dumps chips in the pot,
    cannot count what he threw in
spoken-all-in-below-minimum =
    all-in for less than the smallest bet, all-in short open, opens for less than the big blind, all-in for less than the big blind, opens all-in too small,
    all-in less than the minimum bet, all in under a blind, shoves 150 with blinds 100 200,
    how much is a call against a short open all-in
spoken-limit-raise =
    limit hold'em raise, more than the bet in limit, completion, limit half raise, limit one and a half bets,
    stack bigger than the bet in limit, limit completes the bet
spoken-open-pair =
    double bet, open pair, fourth street, stud pair showing on fourth street may bet double, stud door pair big bet,
    paired door card
spoken-wrong-bring-in =
    bring-in, low card, wrong low card, wrong player brought in, stud wrong opener, stud low card did not open,
    higher card brought it in, stud wrong player started
spoken-bring-in-all-in =
    bring-in all-in, no chips for the bring-in, stud low card has no chips left,
    stud all in on the ante has to bring in, bring in player is all in
spoken-hidden-chips =
    hidden chip, chip under the cards, forgot a chip, all-in chip found, chip under his cards after the all-in,
    forgot a chip behind after all-in, found another chip after the call, chip hidden after all-in,
    extra chip found after he was called, one more chip under the card protector, his all-in is more than we counted,
    chip stuck behind
spoken-oversized-chip-late =
    large chip hidden in the stack, big chips not in front, oversized chip found late,
    big chip behind the small ones, large chip was hidden by small chips, 25000 chip was not visible,
    big chip not visible when asked for a count, had a 25000 at the bottom
spoken-chips-out-of-view =
    chips in pocket, chips in transit, chips off the table, went south, put chips in his pocket,
    took chips away from the table, walked off with chips, carries chips in his hand, hides chips,
    chips in his jacket, chips in his bag, removed chips from the table, took some chips off,
    hiding chips in his hand, put chips away
spoken-found-chips =
    chips that belong to nobody, found chip, chip on the floor, lost chips, chip on the carpet, whose chip is it, chip lying on the ground,
    chip under the table, nobody claims a chip, found a chip under the chair, a chip fell and nobody claims it,
    stray chip
spoken-foreign-chips =
    foreign chips, other event's chips, cash chips, counterfeit, chip from another casino,
    chip of another tournament, wrong logo, fake chip, cash game chip, chip not ours, chip does not belong here,
    old series chip, chip of last week's event, strange chip
spoken-chips-do-not-add-up =
    missing chips, extra chips, wrong total, chip count, total is off, count does not match, too many chips in play,
    chips are missing at the table, short by some chips, stack total wrong, chip count is wrong,
    chips in play are more than should be
spoken-untidy-stacks =
    dirty stacks, hidden big chips, stacks of 20, big chips behind, cannot see his big chips, messy stack,
    chips not in front, stack is a mess, hides his high chips, cannot count his stack, towers of chips,
    chips not in stacks of twenty, cannot see how much he has, hides the big ones
spoken-marker-pushed =
    bounty chip, time chip, card protector bet, button thrown in, bet his bounty, pushed the bounty chip,
    threw in his card protector, moved his lucky coin forward, put a time bank chip in the pot,
    pushed his lucky charm in, threw the button in, put in his watch
spoken-all-in-button =
    all-in marker, lammer, all-in not noticed, forgot the all-in button, no all-in marker, nobody saw he was all-in,
    all-in disc
spoken-more-than-on-the-table =
    table stakes, money from the pocket, chips added in a hand, bets more than he has, bet 10000 but has only 6000,
    does not have enough chips, says an amount he does not have, adds chips during the hand,
    bets money from his pocket, says 20000 but only has 15000, announces more than his stack
spoken-chips-behind =
    rebuy announced, chips on the way, re-buy before the hand, chip runner, rebuy not arrived yet,
    waiting for his chips, bought in but chips not there, plays before the chips come, chips are coming,
    playing on credit until the rebuy comes, add-on not delivered, chips have not been brought
spoken-short-all-in-wins =
    side pot, main pot, how much does he win, covered, short stack wins the all-in, who gets the rest,
    who wins the side, how much can he win, short stack triples up, main pot winner is short who gets the side,
    short all-in has the best hand
spoken-uncalled-bet =
    nobody called the bet, uncalled chips, return the bet, overcall, everybody folded to his bet, gets his bet back,
    nobody called the raise, extra chips go back, bet bigger than the other stack, all-in bigger than the other,
    give back the extra, does he get back the rest, no caller
spoken-pot-order =
    order of pots, side pot first, main pot last, side pot or main pot first, which pot is awarded first,
    several pots order, pay the side first, three pots where do i start, which pot do i award first
spoken-odd-chip =
    split pot, remainder, indivisible chip, quarter, chip left over in a split, cannot divide equally,
    who gets the extra chip, one chip too many to split, uneven split, high low split one chip extra,
    remainder of a split pot, split three ways one chip over
spoken-pot-pushed-wrongly =
    wrong award, disputed pot, miscounted pot, dealer shared it wrong, gave the pot to the wrong player,
    pushed the pot to the loser, shipped it to the wrong player, wrong player got the pot, paid the wrong winner,
    pot given to another player, pot went to the wrong man, chips went to the loser, winner did not get the pot
spoken-old-chips =
    chips of a removed value, late chips, small chips found, still has small chips after the colour up,
    chips out of play, 25 chips no longer in play, removed chips found, forgot to colour up his chips,
    brings 25 chips after they are out of play, late small chips, black chips are out of play
spoken-raced-out =
    chip race, raced out, colour up, lost his last chips in the race, left with nothing after colour up,
    out after the chip race, zero chips after the race, race took his last chip, does he get one chip after the race
spoken-all-in-not-shown =
    all-in face down, hides his cards, table the hands, all-in and called will not turn over,
    all in call cards still face down, will not flip his cards in an all-in, players refuse to show in all-in,
    will not table his cards after the call of an all-in, one keeps his cards down all-in, all-in nobody turns over,
    must both show now all-in
spoken-who-shows-first =
    order of showing, last aggressor, showdown order, who turns over first, who has to show first,
    checked on the river who shows, who opens first at showdown, who opens up, both wait for the other to show,
    nobody wants to show first, bet and call on the river who shows
spoken-will-not-show =
    mucks at showdown, refuses to show, concedes, does not want to show at showdown, refuses to turn over,
    lost and will not show, called but will not show, mucks when called, slides his cards away without showing,
    does he have to show when called
spoken-asks-to-see =
    show me, I want to see, called hand, right to see, wants to see the losing hand, wants to see the mucked cards,
    asks to see the loser, can i see his cards, opponent wants to see his hand, wants to see what he had,
    demands to see the called hand, asks me to turn over the mucked hand
spoken-mucked =
    mucked by mistake, folded the winner, cards in the muck, dead hand, threw away the winning hand,
    mucked the best hand by mistake, folded the nuts, threw his cards away and wants them back,
    can he get his cards back from the muck, put his cards in the muck by mistake, discarded a winner,
    says he had the winner in the muck, let go of his cards, wants his folded hand back
spoken-killed-winner =
    dealer mucked the winner, killed winning hand, tabled hand, dealer threw away the winner,
    i mucked the winning hand, dealer killed the winner, i took the winner's cards by mistake,
    mixed the winning hand into the muck, scooped the winner into the discards,
    winning cards went into the muck by my mistake, dealer error winning hand in the muck
spoken-unprotected-hand =
    fouled hand, hand taken away, no card protector, killed by accident, dealer took his cards nothing on them,
    swept in his hand, no protector on his cards, dealer pulled in a live hand, cards not protected,
    i took his cards by accident, i mucked his live hand by accident, neighbours cards hit his hand,
    his hand touched the muck, cards got mixed with folded cards, pulled his cards in,
    nothing on his cards and they are gone
spoken-thought-he-had-won =
    thought everybody folded, mucked before the call, believes he won, bet then threw his cards away,
    bets and mucks while other still in, thought he won and threw the hand away, mucked before the other called,
    thought all folded and tossed his hand, let his cards go before the opponent acted on the river
spoken-read-wrongly =
    misread hand, missed a straight, wrong winner, cards speak, dealer read the hand wrong, missed the straight,
    there was a flush on board nobody saw, gave the pot to two pair but other had a straight,
    dealer announced the wrong winner, i misread the board, did not notice the flush,
    he had a full house and nobody saw, overlooked hand
spoken-miscalled =
    says he has a flush, wrong declaration at showdown, slow roll, said flush but has only a pair,
    called his hand wrong, said straight but has nothing, declares a hand he does not have,
    says straight but has two pair, announces full house but no, called two pair as a flush, says the wrong hand
spoken-not-all-tabled =
    only one hole card shown, not properly tabled, turned over only one card, shows one card at showdown,
    second card not shown, one card face down at showdown, shows the ace only, one card up one card down at the end,
    needs both cards
spoken-plays-the-board =
    board plays, best hand on the table, split, says he plays the board, uses the five on the board,
    plays the cards in the middle, best five are on the table, threw his cards away because the board plays,
    board is the best hand
spoken-last-hand =
    everybody folded, must he show, wins uncalled, all others folded must he show, last player left has to show,
    only one left does he have to show, won without a call, last one in must show his bluff,
    opponent folded has to show
spoken-suits =
    same hand, suits, split, tie in hold'em, spades better than hearts, does the suit count, equal hands suit,
    which suit is higher, two flushes same ranks suits, does spades win
spoken-fouled-deck-late =
    double card noticed later, deck counted after the pot, after the hand found two of the same card,
    hand is over and the deck is bad, next shuffle found a duplicate, pot already paid and the deck is fouled
spoken-wrong-button =
    wrong button, button not moved, button moved twice, button did not move, forgot to move the button,
    button is one seat off, disc in the wrong place, moved the button too far, button went two seats, button stayed,
    put the button in the wrong seat, who has the button
spoken-wrong-blinds =
    blind not posted, wrong player posted, missing blind, both blinds, wrong blind, small blind did not post,
    big blind did not post, no blind posted, wrong player posted the blind, forgot his blind,
    blinds in the wrong seats
spoken-wrong-level =
    old level, level changed, new level, used the old blinds, played the last level's blinds,
    forgot the level went up, blinds of the previous level, dealt with the old blinds, took the blinds from before,
    blinds should be higher, should have been the new blinds, still played the old blinds
spoken-level-changes =
    new level, blinds go up, clock signal, first riffle, level goes up in the middle of the hand,
    level ended while we play, bell rang for the level, which blinds count for this hand, new level during the hand,
    clock hit zero mid hand, new level starts when i am dealing, blinds went up while shuffling, old or new blinds
spoken-short-blind =
    short big blind, all-in in the blind, less than the big blind, big blind has not enough chips,
    big blind is all in for less, short in the big blind, blind short, big blind has only 300 of 400,
    big blind cannot cover the blind, posts less than the blind
spoken-short-ante =
    short ante, big blind ante, BBA, ante first, blind first, big blind has less than blind plus ante,
    not enough for ante and blind, ante or blind first, only enough for the ante, big blind with just one chip,
    ante comes first or blind
spoken-ante-reduced =
    ante reduced, short-handed ante, big blind ante final table, want half the ante, lower the ante four handed,
    few players ante too big, ante at a short table, three players left ante is too big, reduce the ante
spoken-dodged-blinds =
    avoids the blind, leaves before the big blind, missed blind on purpose, gets up when he is the big blind,
    leaves to miss his blind, skips his blind, walks away every big blind, changes seat to avoid the blinds,
    always in the toilet when he is the big blind, left on purpose before his blind, avoiding blinds
spoken-absent =
    absent player, late to the seat, away from the table, sitting out, dealt to an absent player, not in his seat,
    not at the table, came late, missing when the cards were dealt, in the toilet, standing up when dealt,
    not there in time, arrived after the deal, out smoking, showed up after the last card, showed up late,
    not here when i dealt, where was he during the deal, missed the deal, walked up after the cards were out
spoken-leaves-hand =
    walks away, gets up from the table, abandons his hand, left the table with a live hand,
    walked away during the hand, got up in the middle of the hand, went away with cards,
    stood up and left with cards in front, left before his action, is his hand dead if he leaves
spoken-absent-entrant =
    nobody else has come yet, entrants missing, first minutes, empty table, only one player at the table,
    nobody else is here, other players have not come, heads-up opponent has not come, table with one player only,
    blinds of the missing players
spoken-wrong-seat =
    wrong seat, sits at the wrong table, sat down in the wrong place, sits in another player's seat,
    should be at another seat, wrong table, two players with the same seat, two players for one seat,
    in another man's seat, sat at the wrong table, seat card says another seat
spoken-substitute =
    substitute, sits in for a friend, plays two seats, friend plays for him, wants to take over,
    can somebody else play his stack, brother sits in, husband plays, lets somebody else play his hand,
    someone else is playing his chips
spoken-one-player-a-hand =
    one player to a hand, two heads, help, advice, spectator, friend tells him what to do,
    somebody tells him to fold, rail helps him, asks his friend for advice, gives advice, neighbour helps him,
    wife gives him tips, coached from the rail, spectator helps, asks what to do, two people play one hand
spoken-peeks =
    peeks at a neighbour's cards, looks at another player's cards, sees his neighbour's hand,
    leans over to see cards, looks into the hand of the next player, saw his opponent's cards,
    bends over to look at the cards of the next seat, sees the cards of the player beside him
spoken-phone =
    phone, mobile, app, chart, solver, headphones, device, texting in the hand, on his phone, calls on the phone,
    uses an app, wears earphones, looks at his phone, watches a video, tablet, on a call, talking on the phone,
    speaking on his mobile, phone rings, device at the table, watching a match on his phone, headset
spoken-soft-play =
    soft play, collusion, chip dumping, checks the nuts, partners, friends check it down,
    they do not bet against each other, agree to check, playing together, team play, chopping the blinds,
    help each other, does not raise his friend with the nuts, chips given to a friend, passing chips, colluding,
    checked the nuts
spoken-abuse =
    insult, shouting, etiquette, bad behaviour, hygiene, delay, swears at the dealer, insults a player, shouts, rude,
    fights, drunk, smells, spits, smokes, bad language, threatens, screaming, drunk and loud, offends, fighting,
    stinks, slams the table, aggressive
spoken-other-language =
    chatting in a foreign language, talks to his friend in a foreign language during a hand,
    not speaking english, talks in another language during the hand, foreign language at the table,
    speaks spanish to his friend
spoken-covered-face =
    hood over his face, sunglasses and scarf, cannot see who he is, wears a mask, covers his face,
    hides behind a hood, cannot recognise the player
spoken-penalty =
    penalty, missed rounds, rounds in hands, how long is a penalty, one round penalty how many hands,
    penalty of a round, how many hands does he sit out
spoken-penalised =
    penalty, missing hands, sitting out a penalty, away, on a penalty do i deal him in, serving a penalty,
    player under penalty cards, does a penalised player post blinds, penalty player cards, away on a penalty,
    does he pay blinds during the penalty
spoken-disqualified =
    out of the event, DQ, expelled, thrown out of the tournament, kicked out what about his chips, banned, dq chips,
    removed from the tournament, what happens to the chips of a disqualified player
spoken-withdraws =
    withdraws, health, leaves for good, feels sick, goes home ill, has to go to hospital, quits the tournament,
    wants to leave for good, emergency, cannot go on playing, wants his money back and leave, leaves the tournament
spoken-asks-for-the-clock =
    clock called, time, call the clock, slow player, calls time on a player, calls the clock on him, wants the clock,
    how long can he think, takes too long to decide, thinking for five minutes, tanking forever one wants the clock,
    somebody calls clock, taking forever
spoken-clock-runs-out =
    time is up, clock expired, out of time, last second, his time ran out, time expired and he said nothing,
    ten seconds over, countdown finished, time over no decision, did not act in time, seconds are up
spoken-stalling =
    slow play for time, stalling on the bubble, tanking, wastes time every hand, tanks every hand near the money,
    takes ages on purpose, slow on the bubble, stalls, slow on purpose, every hand takes him a minute,
    milking the clock
spoken-shot-clock =
    time bank, time chip, action clock, 30 seconds, used all his time banks, no time bank left,
    out of time extensions, shot clock beeped, no more extensions, time chips gone,
    how many seconds on the shot clock
spoken-break-in-a-hand =
    break, dinner, last hand before the break, break starts while we play, clock says break in the middle of a hand,
    bell for the break mid hand, is the hand finished when break begins, hand still going when the break starts,
    break time but hand not over
spoken-late-push =
    dealer push, late push, 90 seconds, dealer change one minute before the break, pushed out just before the break,
    dealer rotation before the break, new dealer comes in with a minute to the break
spoken-hand-for-hand =
    bubble, hand by hand, we are on the bubble, one from the money, how does hand for hand work, all tables wait,
    h4h, bubble how do we do it, next out is out of the money, waits for other tables
spoken-busts-together =
    same hand, tie for a place, simultaneous elimination, who finishes higher, two out in the same hand,
    two eliminated at once, both busted who gets higher place, two players out at the same time, double knockout,
    who gets the higher place, two bust on different tables
spoken-last-hands =
    last hand, how many hands, end of day, drawn card, how many hands are left tonight, last three hands,
    final hands tonight, hands to the end of the day, when does play stop tonight, how many more hands today
spoken-bags =
    bags, redraw slip, end of day, chip count, bag the chips, put chips in a bag, chips overnight, bag and tag,
    day two bag, end of day chips in bags, seal the bag, write on the bag
spoken-false-opening =
    false opening, opener cannot show, opened without jacks, opener had less than jacks, opened with a low pair,
    opened with nothing, did not have openers, opened with a pair of eights, opened with tens, opener cannot prove
spoken-asks-for-openers =
    show openers, opener discarded, split openers, wants to see what he opened with, opener has to show the opening,
    prove openers, show me your openers, opener folded must he show
spoken-what-opens =
    openers, jacks or better, four to a straight flush, can he open with tens, what is needed to open,
    minimum to open, pair to open
spoken-opening-amount =
    cip, opening bet, pot opening, opened bigger than the pot, opened for less than the chip, opening bet too big,
    how much to open
spoken-no-opening =
    nobody opens, no opening, all pass, jacks queens kings, everybody passed nobody opened, no one can open the pot,
    pot stays nobody opened
spoken-in-packets =
    several cards at a time, three and two, packets forbidden, dealt all five at once, gave several cards together,
    dealt two and three, dealt two at a time
spoken-card-in-the-draw =
    exposed replacement card, face-up card in the change, card flashed in the draw, replacement card face up,
    exposed while changing cards, flashed a replacement card
spoken-too-many-changed =
    changes five cards, too many cards changed, six cards, asked for two and got three,
    wrong number of replacement cards, gave too many at the draw, got one too few in the change,
    he has six cards after the draw, four cards after the draw, gave one too many
spoken-four-changed =
    fourth card, three now one later, changes four, wants four new cards, asks for four cards in the draw
spoken-discard-back =
    changes his mind, takes back discarded cards, wants his discard back, takes back what he threw in the draw,
    changed his mind about the discards, took the wrong card out and wants it back
spoken-deck-runs-out =
    no cards left, reshuffle the discards, not enough cards for the draw, deck is finished in the draw,
    no more cards to change, ran out of cards at the draw, use the discards
spoken-who-speaks-after-draw =
    first to act, opener speaks, blind speaks last, who acts first after the draw, who starts after the change,
    who bets first after the draw
spoken-late-blind =
    buio, controbuio, blind after looking, blind in a pot of words, wants to blind after looking at his cards,
    blind too late, opens blind after the deal, may he still blind, blind after the first card
spoken-third-blind =
    contro-controbuio, third blind, eight times the pot, blind after the controbuio, another blind on top,
    how many blinds can be made
spoken-raise-over-blind =
    raise in a blind pot, buio raise, multiples, can the blind raise, raise a blind pot,
    raises after a blind opening
spoken-all-parola =
    all check after the draw, piatto parlato, piatto di parole, pot of words, everybody checks after the draw,
    all say check nobody bets after the draw
spoken-italian-tie =
    tie, same pair, suits decide, split, same pair who wins, equal pair in five card draw, same point draw poker,
    same two pair, tie in poker five cards
spoken-three-straight-flushes =
    royal flush beaten, lowest beats highest, cyclic, triangle rule, straight flush low against high,
    royal against minimum, maximum straight flush loses to minimum
spoken-italian-showdown =
    must show, seen, called player shows, who has seen shows first, called player shows first in draw,
    does the seen player show
spoken-wrong-italian-deck =
    stripped deck, rule of eleven, lowest card, which cards are in the deck with four players,
    from which card do we start, remove the low cards, take the sixes out, how many cards with five players,
    deck for five players, stripped deck wrong
