//! The dealer's next steps. They cover the illustrations of TDA 2024 rule 16, the same in every
//! game, and the order of pots. Laws over random hands are dealt step by step.

use bottone_base::{
    chips::Chips,
    seat::{SeatNo, Seats},
};
use bottone_hands::hand::{
    ActRefusal, DealtCards, Hand, HandAct, HandGame, HandStart, HandStep, Play, Stakes,
};
use bottone_rules::showdown::{AllIn, Award, AwardOrder};

use crate::hands::play;
use bottone_rules_support::chance::SplitMix;
use bottone_rules_support::hands::{self, act, seat};

fn chips(count: u64) -> Chips {
    Chips::new(count)
}

/// Returns players in seats 1, 2, … with the button in the last, blinds of 50 and 100; in stud an
/// ante of 25 and a bring-in of 50.
fn start(kind: HandGame, stakes: Stakes, stacks: &[u64]) -> HandStart {
    let count = stacks.len() as u64;
    let players = (1..).map(seat).zip(stacks.iter().copied().map(Chips::new));
    let start = HandStart::new(kind, stakes, seat(count), players);
    if kind.is_stud() {
        return start.antes(chips(25)).bring_in(chips(50));
    }
    let (small, big) = if count == 2 { (2, 1) } else { (1, 2) };
    start.blind(seat(small), chips(50)).blind(seat(big), chips(100))
}

fn listed(seats: Seats) -> String {
    seats.iter().map(|seat| seat.to_string()).collect()
}

/// Performs the dealer's steps and the actions of the players to act; returns each of the dealer's
/// steps.
fn dealt(start: HandStart, actions: &str) -> (Hand, Vec<String>) {
    let mut hand = Hand::new(start).unwrap();
    let mut actions = actions.split_whitespace();
    let mut steps = Vec::new();
    loop {
        let step = hand.step(&[]);
        let burn = |burn: bool| if burn { "burn " } else { "" };
        let text = match &step {
            HandStep::Act(_) => String::new(),
            HandStep::Board { burn: is, cards, .. } => format!("{}board {cards}", burn(*is)),
            HandStep::Cards { burn: is, .. } => format!("{}cards", burn(*is)),
            HandStep::Draw { burn: is, seat } => format!("{}draw {seat}", burn(*is)),
            HandStep::FaceUp(seats) => format!("up {}", listed(*seats)),
            HandStep::FaceDown(seats) => format!("down {}", listed(*seats)),
            HandStep::Show(seat) => format!("show {seat}"),
            HandStep::ShowAtWill(seats) => format!("at will {}", listed(*seats)),
            HandStep::Award(pot) => format!("award {pot}"),
            HandStep::Push(pots) => format!("push {pots:?}"),
        };
        // A round of cards is one step.
        let last: Option<&String> = steps.last();
        let goes_on = text == "cards" && last.is_some_and(|last| last.ends_with(&text));
        if !text.is_empty() && !goes_on {
            steps.push(text);
        }
        match step {
            HandStep::Act(turn) => {
                let Some(action) = actions.next() else { return (hand, steps) };
                let letters = action.trim_end_matches(|letter: char| letter.is_ascii_digit());
                let to = action[letters.len()..].parse().ok().map(Chips::new);
                let act = HandAct::Player(turn, play(&hand, letters, to));
                hand.act(act).unwrap_or_else(|why| panic!("{action}: {why:?}"));
            }
            HandStep::Board { cards, .. } => {
                hand.act(HandAct::Board(DealtCards::unknown(cards.into()))).unwrap();
            }
            HandStep::Cards { seats, .. } => {
                let seat = seats.first().unwrap();
                let cards = DealtCards::unknown(hand.cards_due(seat).into());
                hand.act(HandAct::Deal(seat, cards)).unwrap();
            }
            HandStep::Draw { seat, .. } => {
                hand.act(HandAct::Player(seat, Play::Draw(DealtCards::unknown(1)))).unwrap();
                hand.act(HandAct::Deal(seat, DealtCards::unknown(1))).unwrap();
            }
            HandStep::FaceUp(seats) => {
                for seat in seats.iter() {
                    hand.act(HandAct::Player(seat, Play::Show(DealtCards::NONE))).unwrap();
                }
            }
            _ => return (hand, steps),
        }
    }
}

const NO_LIMIT: Stakes = Stakes::NoLimit(Chips::new(100));
const POT_LIMIT: Stakes = Stakes::PotLimit(Chips::new(100));
const LIMIT: Stakes = Stakes::Limit(Chips::new(100), Chips::new(200));

/// (case, game, stakes, stacks, actions, the dealer's steps)
type HandCase =
    (&'static str, HandGame, Stakes, &'static [u64], &'static str, &'static [&'static str]);

const CASES: &[HandCase] = &[
    (
        "R16, first: all-in and called on the turn, two are left",
        HandGame::Holdem,
        NO_LIMIT,
        &[1_000, 2_000],
        "c k k k k b900 c",
        &["cards", "burn board 3", "burn board 1", "up 12", "burn board 1", "award 0"],
    ),
    (
        "R16, second: two who called have chips; both are in on the turn",
        HandGame::Holdem,
        NO_LIMIT,
        &[2_000, 2_000, 700],
        "r700 c c k k b1300 c",
        &["cards", "burn board 3", "burn board 1", "up 123", "burn board 1", "award 1"],
    ),
    (
        "R16, third: the bet on the turn leaves chips, so the river comes first",
        HandGame::Holdem,
        NO_LIMIT,
        &[9_000, 9_000, 700],
        "r700 c c k k b1000 c k k",
        &["cards", "burn board 3", "burn board 1", "burn board 1", "up 123", "award 1"],
    ),
    (
        "all-in before the flop for less than the big blind, and called",
        HandGame::Holdem,
        NO_LIMIT,
        &[40, 5_000],
        "c",
        &["cards", "up 12", "burn board 3", "burn board 1", "burn board 1", "award 0"],
    ),
    (
        "nobody is all-in: the last to bet shows first",
        HandGame::Holdem,
        NO_LIMIT,
        &[5_000, 5_000],
        "c k k k k k k b200 c",
        &["cards", "burn board 3", "burn board 1", "burn board 1", "show 2"],
    ),
    (
        "everybody folds: the pot is pushed",
        HandGame::Holdem,
        NO_LIMIT,
        &[5_000, 5_000],
        "f",
        &["cards", "push [0]"],
    ),
    (
        "Omaha, three pots",
        HandGame::Omaha,
        POT_LIMIT,
        &[1_000, 2_000, 350],
        "r350 r1000 c",
        &["cards", "up 123", "burn board 3", "burn board 1", "burn board 1", "award 1"],
    ),
    (
        "stud: the last card is dealt down, and turned up",
        HandGame::Stud,
        LIMIT,
        &[125, 5_000],
        "cp100 c",
        &[
            "cards",
            "up 12",
            "burn cards",
            "burn cards",
            "burn cards",
            "burn cards",
            "up 12",
            "award 0",
        ],
    ),
    (
        "five-card draw before the draw",
        HandGame::Draw,
        NO_LIMIT,
        &[1_000, 1_000],
        "r1000 c",
        &["cards", "up 12", "burn draw 1", "draw 2", "up 12", "award 0"],
    ),
];

#[test]
fn the_dealer_gets_each_step_r16() {
    for (what, kind, stakes, stacks, actions, expected) in CASES {
        let (_, steps) = dealt(start(*kind, *stakes, stacks), actions);
        assert_eq!(steps, *expected, "{what}");
    }
}

/// In a house that does not turn hands up, the cards come first; hand for hand, no card comes.
#[test]
fn the_book_and_the_bubble_say_otherwise() {
    let all_in = || start(HandGame::Holdem, NO_LIMIT, &[1_000, 1_000]);
    let mut in_turn = all_in();
    in_turn.showdown.all_in = AllIn::InTurn;
    let (_, steps) = dealt(in_turn, "r1000 c");
    assert_eq!(steps, ["cards", "burn board 3", "burn board 1", "burn board 1", "show 1"]);
    let mut bubble = all_in();
    bubble.hand_for_hand = true;
    let (hand, steps) = dealt(bubble, "r1000 c");
    assert_eq!(steps, ["cards", "down 12"]);
    // Mucking is not possible either: hands that stay face down are shown when the floor allows it.
    for number in [1, 2] {
        assert_eq!(
            hand.can(&HandAct::Player(seat(number), Play::Muck)),
            Err(ActRefusal::AllInShows)
        );
    }
}

/// Rules 4.1-3: the last side pot first, the main pot last, unless the house has another order. A
/// pot with only one possible winner needs no award.
#[test]
fn pots_are_awarded_in_the_order_of_the_house() {
    let award = |seats: &[u64]| {
        let high = seats.iter().copied().map(seat).collect();
        Award { high, low: Seats::NONE }
    };
    let nobody = Award::default();
    let cases = [
        (AwardOrder::LastSideFirst, "award 2", [award(&[1]), nobody, nobody], "Award(2)"),
        (AwardOrder::LastSideFirst, "award 2", [nobody, nobody, award(&[2])], "Award(1)"),
        (AwardOrder::LastSideFirst, "award 2", [nobody, award(&[2]), award(&[2])], "Award(0)"),
        (
            AwardOrder::LastSideFirst,
            "award 2",
            [award(&[4]), award(&[2]), award(&[2])],
            "Push([2, 1, 0])",
        ),
        (AwardOrder::MainFirst, "award 0", [nobody, nobody, award(&[2])], "Award(0)"),
        (
            AwardOrder::MainFirst,
            "award 0",
            [award(&[4]), award(&[2]), award(&[2])],
            "Push([0, 1, 2])",
        ),
    ];
    for (order, first, named, then) in cases {
        let mut start = start(HandGame::Holdem, NO_LIMIT, &[3_000, 3_000, 2_000, 500]);
        start.showdown.awards = order;
        // Seat 4 has 500, seat 3 has 2,000, seats 1 and 2 have 3,000.
        let (hand, steps) = dealt(start, "r2000 c r3000 c");
        assert_eq!(hand.pots().pots.len(), 3);
        assert_eq!(steps.last().map(String::as_str), Some(first), "{order:?}");
        assert_eq!(format!("{:?}", hand.step(&named)), then, "{order:?} {named:?}");
    }
}

/// Random hands of every game are dealt by the steps alone. Every requested act is allowed, and
/// every hand ends with its pots, last side pot first. If a player is all-in and no bet is
/// possible, no card is dealt before the hands are face up.
#[test]
fn steps_lead_to_the_end_and_never_past_a_hand_that_must_be_shown() {
    for seed in 0..1_500 {
        let mut chance = SplitMix(seed);
        let mut hand = Hand::new(hands::start(&mut chance)).unwrap();
        let mut up = Seats::NONE;
        let mut done = false;
        for _ in 0..400 {
            let step = hand.step(&[]);
            let is_card = matches!(
                step,
                HandStep::Board { .. } | HandStep::Cards { .. } | HandStep::Draw { .. }
            );
            let live = hand.live();
            let all_in = |seat: &SeatNo| hand.stack(*seat).is_zero();
            let with_chips = live.iter().filter(|seat| !all_in(seat)).count();
            if is_card && hand.is_betting_over() && with_chips < live.len() {
                assert!(live.difference(up).is_empty(), "seed {seed}: {step:?} before {live:?}");
            }
            match step {
                HandStep::Act(_) => act(&mut hand, &mut chance),
                HandStep::Board { cards, .. } => {
                    hand.act(HandAct::Board(DealtCards::unknown(cards.into()))).unwrap();
                }
                HandStep::Cards { seats, .. } => {
                    let for_all = HandAct::Board(DealtCards::unknown(1));
                    let seat = seats.first().unwrap();
                    let own = HandAct::Deal(seat, DealtCards::unknown(hand.cards_due(seat).into()));
                    let act = if hand.can(&for_all).is_ok() { for_all } else { own };
                    hand.act(act).unwrap();
                }
                HandStep::Draw { seat, .. } => {
                    hand.act(HandAct::Player(seat, Play::StandPat)).unwrap();
                }
                HandStep::FaceUp(seats) => {
                    up = up.union(seats);
                    for seat in seats.iter() {
                        let muck = hand.can(&HandAct::Player(seat, Play::Muck));
                        assert!(muck.is_err(), "seed {seed}: who is all-in may not muck");
                        hand.act(HandAct::Player(seat, Play::Show(DealtCards::NONE))).unwrap();
                    }
                }
                HandStep::Show(seat) => {
                    hand.act(HandAct::Player(seat, Play::Show(DealtCards::NONE))).unwrap();
                }
                HandStep::Award(_) => {
                    let named: Vec<Award> = hand
                        .pots()
                        .pots
                        .iter()
                        .map(|pot| Award { high: pot.seats, low: Seats::NONE })
                        .collect();
                    let all: Vec<usize> = (0..named.len()).rev().collect();
                    assert_eq!(hand.step(&named), HandStep::Push(all), "seed {seed}");
                    assert!(hand.awarded(&named).is_some(), "seed {seed}");
                    done = true;
                }
                HandStep::Push(_) => done = true,
                HandStep::FaceDown(_) | HandStep::ShowAtWill(_) => panic!("seed {seed}: {step:?}"),
            }
            if done {
                break;
            }
        }
        assert!(done, "seed {seed}: no end: {:?}", hand.step(&[]));
    }
}

/// A hand that is not followed step by step may be dealt in another order, as in many records.
#[test]
fn a_record_may_be_dealt_otherwise() {
    let (mut hand, _) = dealt(start(HandGame::Holdem, NO_LIMIT, &[1_000, 1_000]), "");
    for play in [Play::Raise(chips(1_000)), Play::Call] {
        let turn = hand.turn().unwrap();
        hand.act(HandAct::Player(turn, play)).unwrap();
    }
    assert!(matches!(hand.step(&[]), HandStep::FaceUp(_)));
    assert_eq!(hand.act(HandAct::Board(DealtCards::unknown(3))), Ok(()));
}
