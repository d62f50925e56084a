//! Hands as a table begins them and as a dealer ends them. They cover posts and the opener in stud
//! as named by the dealer. They also cover winners without cards, and the hand counted from the
//! button.

use bottone_base::{
    chips::Chips,
    seat::{SeatNo, Seats},
};
use bottone_hands::hand::{
    ActRefusal, Hand, HandAct, HandGame, HandStart, PendingStep, Play, Posting, Stakes,
};
use bottone_rules::{
    button::{ButtonRules, LastHand, NextHand, Positions, first_hand},
    levels::{Ante, Betting, Level, LimitBets, StudStakes},
    rulebook::{DeadButtonAnte, Rulebook},
    showdown::Award,
};

use bottone_rules_support::hands::seat;

fn chips(count: u64) -> Chips {
    Chips::new(count)
}

fn seats(numbers: &[u64]) -> Seats {
    numbers.iter().map(|number| seat(*number)).collect()
}

fn level(ante: Option<Ante>) -> Level {
    Level { small: chips(400), big: chips(800), ante, minutes: 20, ..Level::default() }
}

fn begin(
    kind: HandGame,
    betting: Betting,
    level: &Level,
    next: &NextHand,
    rules: &Rulebook,
) -> HandStart {
    HandStart::at_table(kind, betting, &Posting::of(level), next, rules, |_| chips(20_000))
}

/// Returns the blind and the ante of each of these seats.
fn posts(start: &HandStart, numbers: &[u64]) -> Vec<(u64, u64)> {
    let posts = |number: &u64| {
        let seat = seat(*number);
        (start.blind_of(seat).get(), start.ante_of(seat).get())
    };
    numbers.iter().map(posts).collect()
}

#[test]
fn every_kind_of_ante_is_posted_by_whom_the_level_says() {
    let rules = Rulebook::default();
    let next = first_hand(seat(1), seats(&[1, 2, 3, 4])).unwrap();
    let cases = [
        (None, [(0, 0), (400, 0), (800, 0), (0, 0)]),
        (Some(Ante::Each(chips(100))), [(0, 100), (400, 100), (800, 100), (0, 100)]),
        (Some(Ante::BigBlind(chips(800))), [(0, 0), (400, 0), (800, 800), (0, 0)]),
        (Some(Ante::Button(chips(800))), [(0, 800), (400, 0), (800, 0), (0, 0)]),
    ];
    for (ante, expected) in cases {
        let start = begin(HandGame::Holdem, Betting::NoLimit, &level(ante), &next, &rules);
        assert_eq!(posts(&start, &[1, 2, 3, 4]), expected, "{ante:?}");
        assert_eq!(start.stakes, Stakes::NoLimit(chips(800)));
        assert!(Hand::new(start).is_ok());
    }
}

/// rules.md section 1.3, "BB (3)": button 2, small blind dead on 3, big blind 4; and "SB (2)".
#[test]
fn dead_blinds_and_dead_buttons_post_nothing() {
    let at = Positions { button: seat(1), small: seat(2), big: seat(3) };
    let everybody = seats(&[1, 2, 3, 4, 5]);
    let after = |gone: u64| {
        let mut last = LastHand::new(9, at, everybody);
        last.leave(seats(&[gone]));
        let live = everybody.without(seat(gone));
        ButtonRules::default().next_hand(&last, live, Seats::NONE).unwrap()
    };
    let mut rules = Rulebook::default();
    let button_ante = level(Some(Ante::Button(chips(800))));
    let start = begin(HandGame::Holdem, Betting::NoLimit, &button_ante, &after(3), &rules);
    assert_eq!(start.dead_small_blind(), chips(400));
    assert_eq!(posts(&start, &[1, 2, 4, 5]), [(0, 0), (0, 800), (800, 0), (0, 0)]);
    // The button is on the empty seat 2: its ante is not posted, also not by the player before it.
    let start = begin(HandGame::Holdem, Betting::NoLimit, &button_ante, &after(2), &rules);
    assert_eq!(start.dead_small_blind(), Chips::ZERO);
    assert_eq!(posts(&start, &[1, 3, 4, 5]), [(0, 0), (400, 0), (800, 0), (0, 0)]);
    rules.antes.dead_button = DeadButtonAnte::PlayerBehind;
    let start = begin(HandGame::Holdem, Betting::NoLimit, &button_ante, &after(2), &rules);
    assert_eq!(posts(&start, &[1, 3, 4, 5]), [(0, 800), (400, 0), (800, 0), (0, 0)]);
}

#[test]
fn two_players_post_with_the_button_on_the_small_blind() {
    let next = first_hand(seat(7), seats(&[4, 7])).unwrap();
    let start =
        begin(HandGame::Omaha, Betting::PotLimit, &level(None), &next, &Rulebook::default());
    assert_eq!(posts(&start, &[7, 4]), [(400, 0), (800, 0)]);
    assert_eq!(start.dead_small_blind(), Chips::ZERO);
}

#[test]
fn stud_has_no_button_and_takes_the_sheets_stakes_or_the_usual_ones() {
    let next = first_hand(seat(3), seats(&[2, 3, 6])).unwrap();
    let rules = Rulebook::default();
    let start = begin(HandGame::Razz, Betting::Limit, &level(None), &next, &rules);
    assert_eq!(start.button, seat(6), "the first card goes to the dealer's left");
    assert_eq!(start.stakes, Stakes::Limit(chips(800), chips(1_600)));
    assert_eq!(posts(&start, &[2, 3, 6]), [(0, 200), (0, 200), (0, 200)]);
    assert_eq!(start.bring_in_amount(), chips(200));
    let sheet = Level {
        bets: Some(LimitBets { small: chips(1_000), big: chips(2_000) }),
        stud: Some(StudStakes { ante: chips(150), bring_in: chips(300) }),
        ..level(None)
    };
    let start = begin(HandGame::Stud, Betting::Limit, &sheet, &next, &rules);
    assert_eq!(start.stakes, Stakes::Limit(chips(1_000), chips(2_000)));
    assert_eq!((start.ante_of(seat(2)), start.bring_in_amount()), (chips(150), chips(300)));
}

fn stud() -> Hand {
    let players = [1, 2, 3].map(|number| (seat(number), chips(5_000)));
    let start =
        HandStart::new(HandGame::Stud, Stakes::Limit(chips(100), chips(200)), seat(3), players);
    let mut hand = Hand::new(start.antes(chips(20)).bring_in(chips(30))).unwrap();
    hand.deal_unseen();
    hand
}

#[test]
fn in_stud_the_dealer_names_who_opens_where_cards_are_not_written_down() {
    let mut hand = stud();
    assert_eq!(hand.turn(), Some(seat(1)), "nobody knows better");
    assert_eq!(hand.opens(seat(9)), Err(ActRefusal::NotDealtIn(seat(9))));
    hand.opens(seat(2)).unwrap();
    assert!(hand.is_bring_in());
    hand.act(HandAct::Player(seat(2), Play::BringIn)).unwrap();
    assert_eq!(hand.turn(), Some(seat(3)));
    assert_eq!(hand.opens(seat(1)), Err(ActRefusal::OutOfTurn(seat(3))), "somebody has acted");
    hand.act(HandAct::Player(seat(3), Play::Call)).unwrap();
    hand.act(HandAct::Player(seat(1), Play::Fold)).unwrap();
    hand.deal_unseen();
    hand.opens(seat(3)).unwrap();
    assert_eq!(hand.opens(seat(1)), Err(ActRefusal::NotInHand(seat(1))));
    hand.act(HandAct::Player(seat(3), Play::Check)).unwrap();
    // After an undo the named opener stays; after a new deal the opener must be named again.
    hand.undo();
    assert_eq!(hand.turn(), Some(seat(3)));
    hand.undo();
    assert!(matches!(hand.pending_step(), PendingStep::Cards(_)));
    hand.deal_unseen();
    assert_eq!(hand.turn(), Some(seat(2)));
}

#[test]
fn no_one_is_named_to_open_with_a_button() {
    let next = first_hand(seat(1), seats(&[1, 2, 3])).unwrap();
    let start =
        begin(HandGame::Holdem, Betting::NoLimit, &level(None), &next, &Rulebook::default());
    let mut hand = Hand::new(start).unwrap();
    assert_eq!(hand.opens(seat(2)), Err(ActRefusal::CardsFirst));
    hand.deal_unseen();
    assert_eq!(hand.opens(seat(2)), Err(ActRefusal::OutOfTurn(seat(1))));
}

/// Returns a hand with three all-ins for 1,100, 5,000 and 5,000, and 200 from a folded big blind:
/// the main pot is 3,500 and the side pot 7,800, in chips of 100.
fn all_in() -> Hand {
    let stacks = [(1, 1_100), (2, 20_000), (3, 5_000), (4, 20_000)];
    let players = stacks.map(|(number, stack)| (seat(number), chips(stack)));
    let mut start = HandStart::new(HandGame::Holdem, Stakes::NoLimit(chips(200)), seat(4), players)
        .blind(seat(1), chips(100))
        .blind(seat(2), chips(200));
    start.chip = chips(100);
    let mut hand = Hand::new(start).unwrap();
    hand.deal_unseen();
    for (number, play) in
        [(3, Play::Raise(chips(5_000))), (4, Play::Call), (1, Play::Call), (2, Play::Fold)]
    {
        hand.act(HandAct::Player(seat(number), play)).unwrap();
    }
    hand
}

fn award(high: &[u64]) -> Award {
    Award { high: seats(high), low: Seats::NONE }
}

#[test]
fn winners_are_paid_by_the_dealers_word() {
    let mut hand = all_in();
    assert_eq!(hand.awarded(&[award(&[1]), award(&[3])]), None, "cards are to come");
    hand.deal_unseen();
    assert_eq!(hand.outcome(), None, "nobody knows the cards");
    // (winners of the main pot, of the side pot, stacks of seats 1, 3 and 4)
    let cases: [(&[u64], &[u64], [u64; 3]); 5] = [
        (&[1], &[3], [3_500, 7_800, 15_000]),
        (&[1, 3], &[3], [1_800, 9_500, 15_000]),
        (&[1, 3, 4], &[3, 4], [1_200, 5_100, 20_000]),
        (&[4], &[4], [0, 0, 26_300]),
        (&[3, 4], &[3, 4], [0, 5_700, 20_600]),
    ];
    for (main, side, expected) in cases {
        let outcome = hand.awarded(&[award(main), award(side)]).unwrap();
        let stacks = [1, 3, 4].map(|number| outcome.stack(seat(number)).get());
        assert_eq!(stacks, expected, "{main:?} {side:?}");
        let sum: u64 = SeatNo::up_to(4).map(|seat| outcome.stack(seat).get()).sum();
        assert_eq!(sum, 46_100);
    }
    assert_eq!(hand.awarded(&[award(&[1])]), None, "the side pot has no winner");
    assert_eq!(hand.awarded(&[award(&[1]), award(&[1])]), None, "who is not in it cannot win it");
}

#[test]
fn a_high_and_a_low_are_paid_by_the_dealers_word() {
    let players = [1, 2, 3].map(|number| (seat(number), chips(1_000)));
    let stakes = Stakes::PotLimit(chips(100));
    let mut start = HandStart::new(HandGame::OmahaHiLo, stakes, seat(3), players).antes(chips(300));
    start.chip = chips(100);
    let mut hand = Hand::new(start).unwrap();
    loop {
        match hand.pending_step() {
            PendingStep::Action(seat) => hand.act(HandAct::Player(seat, Play::Check)).unwrap(),
            PendingStep::Show(_) => break,
            _ => hand.deal_unseen(),
        }
    }
    let word = Award { high: seats(&[1]), low: seats(&[2, 3]) };
    let outcome = hand.awarded(&[word]).unwrap();
    // 900 in chips of 100: 500 to the high, 400 to the low.
    let stacks = [1, 2, 3].map(|number| outcome.stack(seat(number)).get());
    assert_eq!(stacks, [1_200, 900, 900]);
}

#[test]
fn a_hand_counted_from_the_button_is_the_same_hand() {
    let next = first_hand(seat(4), seats(&[2, 4, 7, 9])).unwrap();
    let ante = Some(Ante::BigBlind(chips(800)));
    let start =
        begin(HandGame::Holdem, Betting::NoLimit, &level(ante), &next, &Rulebook::default());
    let mut hand = Hand::new(start).unwrap();
    hand.deal_unseen();
    hand.act(HandAct::Player(seat(2), Play::Raise(chips(2_000)))).unwrap();
    hand.act(HandAct::Player(seat(4), Play::Fold)).unwrap();
    let counted = hand.counted_from_button().unwrap();
    assert_eq!(counted.start().dealt(), Seats::all(4));
    assert_eq!(counted.start().button, seat(4));
    // Seats 7, 9, 2 and 4 are counted as 1, 2, 3 and 4.
    assert_eq!(posts(counted.start(), &[1, 2, 3, 4]), [(400, 0), (800, 800), (0, 0), (0, 0)]);
    assert_eq!((hand.turn(), counted.turn()), (Some(seat(7)), Some(seat(1))));
    assert_eq!(counted.pot(), hand.pot());
    assert_eq!(counted.acts().len(), hand.acts().len());
    let mut named = stud();
    named.opens(seat(2)).unwrap();
    named.act(HandAct::Player(seat(2), Play::BringIn)).unwrap();
    assert_eq!(named.counted_from_button(), None);
}
