//! The examples in the format's description, and the fields that may be left out.

use bottone_ask::AnswerDesk;
use bottone_i18n::Language;

use crate::{answer, answers};

const EXAMPLES: &[(&str, &str)] = &[
    (
        "Button((rule: Dead, seats: [1,2,3,4,5,6,7,8,9], last: (button: 1, small: 2, big: 3), out: [2], joined: []))",
        "Button((button: 2, small: 3, big: 4, posts: [(3, Small), (4, Big)], first: 5, last: 1, dealt: [1,3,4,5,6,7,8,9], waits: []))",
    ),
    (
        r#"Ruling((rules: "tda-2024", betting: NoLimit, big_blind: 200, bet: 600, raise: 400, push: [1000]))"#,
        r#"Ruling((action: Call, total: 600, add: 0, back: 400, choice: [], cites: ["TDA 44"]))"#,
    ),
    (
        "Pots((bets: [(seat: 1, chips: 500), (seat: 2, chips: 1500), (seat: 3, chips: 3000)], folded: [], dead: 0))",
        "Pots((pots: [(chips: 1500, seats: [1,2,3]), (chips: 2000, seats: [2,3])], back: [(3, 1500)]))",
    ),
    (
        r#"Showdown((game: Holdem, board: "AhAsAdTcTd", hands: [(seat: 2, cards: "9c9d"), (seat: 9, cards: "2c2d")], pots: [(chips: 1025, seats: [2,9])], button: 7, chip: 25))"#,
        r#"Showdown((awards: [(seat: 9, chips: 525), (seat: 2, chips: 500)], names: [(2, "full house, aces over tens"), (9, "full house, aces over tens")], pots: [[9,2]]))"#,
    ),
    (
        "Balance((size: 9, gap: 1, tables: [(table: 1, seats: [1,2,3,4,5,6,7,8,9], next: Some((button: 3, small: 4, big: 5))), (table: 2, seats: [1,2,4,6,7], next: Some((button: 1, small: 2, big: 4)))], order: [2,1]))",
        "Balance((breaks: [], moves: [(from: (1, 5), to: (2, 3), waits: false)",
    ),
    (
        "ChipChop((stacks: [5500, 3500, 1000], prizes: [5000, 3000, 2000]))",
        "ChipChop([4200.0, 3400.0, 2400.0])",
    ),
    (
        r#"ColorUp((old: 25, new: 100, holdings: [(seat: 1, chips: 3, others: true), (seat: 3, chips: 2, others: true)], cards: [(1, "7cKd2s"), (3, "Ah9c")]))"#,
        "ColorUp((won: [(3, 1)], out: 125, in_: 100, saved: []))",
    ),
    (
        r#"Showdown((game: Italian(players: 4, flush: SuitFirst, ties: Split), hands: [(seat: 1, cards: "KhKdQh9h8s"), (seat: 3, cards: "KsKcQd9d8h")], pots: [(chips: 400, seats: [1,3])], button: 2))"#,
        r#"Showdown((awards: [(seat: 3, chips: 200), (seat: 1, chips: 200)], names: [(1, "pair of kings"), (3, "pair of kings")], pots: [[3, 1]]))"#,
    ),
    (
        r#"Showdown((game: Italian(players: 4, flush: SuitFirst, ties: SuitsDecide), hands: [(seat: 1, cards: "KhKdQh9h8s"), (seat: 3, cards: "KsKcQd9d8h")], pots: [(chips: 400, seats: [1,3])], button: 2))"#,
        r#"Showdown((awards: [(seat: 1, chips: 400)], names: [(1, "pair of kings, queen of hearts"), (3, "pair of kings, queen of diamonds")], pots: [[1]]))"#,
    ),
    (
        "ColorUp((old: 25, new: 1000, holdings: [(seat: 5, chips: 20, others: true), (seat: 2, chips: 30, others: false), (seat: 9, chips: 10, others: true)], leftover: Each))",
        "ColorUp((won: [(2, 1), (5, 1), (9, 1)], out: 1500, in_: 3000, saved: [], exchanged: [], cards: []))",
    ),
    (
        r#"Places((rules: "wsop-2026", left: 27, busts: [(player: 7, hand: 12, table: 3, stack: 1200), (player: 4, hand: 12, table: 5, stack: 5000)]))"#,
        "Places([(player: 7, place: 28, tied: true), (player: 4, place: 28, tied: true)])",
    ),
    ("Split((prizes: [1000, 800], players: 2, unit: 5))", "Split([900, 900])"),
    (
        "Bounty((kind: Progressive(50), heads: [(1, 5000), (2, 7500)], busts: [(out: 2, by: [1])], unit: 1))",
        "Bounty((paid: [(1, 3750)], heads: [(1, 8750)]))",
    ),
    (
        "Deal((stacks: [5500, 3500, 1000], prizes: [5000, 3000, 2000], method: Icm, keep: 500, unit: 1))",
        "Deal((amounts: [3732, 3342, 2426], left: 500, sum: 10000))",
    ),
    (
        r#"SeatDraw((method: 1, seats: 4, cards: [("Ada", "7c"), ("Bruno", "Ah"), ("Carla", "7d"), ("Dino", "2s")]))"#,
        r#"SeatDraw((seats: [("Bruno", 1), ("Carla", 2), ("Ada", 3), ("Dino", 4)], again: []))"#,
    ),
];

#[test]
fn the_examples_are_answered_as_they_are_described() {
    for (question, expected) in EXAMPLES {
        answers(question, expected);
    }
}

fn numbers(answer: &str) -> Vec<f64> {
    let list = answer.split(['[', ']']).nth(1).unwrap();
    list.split(',').map(|number| number.parse().unwrap()).collect()
}

#[test]
fn icm_and_payouts_are_answered_in_numbers() {
    let icm = answer("Icm((stacks: [1500, 1200, 975], prizes: [100, 76]))");
    assert!(icm.starts_with("Icm(["), "{icm}");
    for (found, expected) in numbers(&icm).iter().zip([67.058_338, 58.729_220, 50.212_441]) {
        assert!((found - expected).abs() < 5e-7, "{icm}");
    }
    let paid = answer("Payouts((pool: 110000, entries: 220, unit: 50, places: Some(27)))");
    let paid = numbers(&paid);
    assert_eq!((paid.len(), paid.iter().sum::<f64>()), (27, 110_000.0));
}

/// Returns a hand of two players, as a text in a question.
fn hand(actions: &str, rest: &str) -> String {
    format!(
        r#"Hand("variant = 'NT'\nantes = [0, 0]\nblinds_or_straddles = [1, 2]\nmin_bet = 2\nstarting_stacks = [110, 110]\nactions = ['d dh p1 AcKd', 'd dh p2 ????', {actions}]\n{rest}")"#
    )
}

#[test]
fn a_hand_is_checked_action_by_action() {
    // Two players: the first is the big blind, so the second acts first.
    answers(
        &hand(
            "'p2 cbr 7', 'p1 cc', 'd db 2c3c4c', 'p1 cc', 'p2 f'",
            "finishing_stacks = [117, 103]",
        ),
        "Hand((decisions: [(street: 0, player: 2, pot: 3, call: 1, raise: Some((4, 110))), (street: 0, player: 1, pot: 9, call: 5, raise: Some((12, 110))), (street: 1, player: 1, pot: 14, call: 0, raise: Some((2, 103))), (street: 1, player: 2, pot: 14, call: 0, raise: Some((2, 103)))], pots: [(chips: 14, players: [1])], stacks: [117, 103], wrong: []",
    );
    let wrong = answer(&hand("'p2 cbr 3', 'p1 f'", "finishing_stacks = [109, 111]"));
    for says in ["action 3 (p2 cbr 3): the minimum is 4", "p1 ends with 108, the file says 109"] {
        assert!(wrong.contains(says), "{wrong}");
    }
    let half = hand("'p2 f'", "_rules = 'fia'");
    assert!(
        answer(&half).contains("no rule book “fia”: expected one of home, "),
        "{}",
        answer(&half)
    );
}

#[derive(serde::Deserialize)]
struct HandAnswer {
    pots: Vec<Pot>,
    stacks: Vec<u64>,
    wrong: Vec<String>,
    back: Vec<(u8, u64)>,
    next: Option<Decision>,
}

#[derive(serde::Deserialize)]
struct Pot {
    chips: u64,
}

#[derive(Debug, PartialEq, Eq, serde::Deserialize)]
struct Decision {
    street: u8,
    player: u8,
    pot: u64,
    call: u64,
    raise: Option<(u64, u64)>,
}

fn hand_answer(question: &str) -> HandAnswer {
    let answer = answer(question);
    let fields = answer.strip_prefix("Hand(").and_then(|rest| rest.strip_suffix(')'));
    ron::from_str(fields.unwrap_or_else(|| panic!("{question}: {answer}"))).unwrap()
}

/// After each part of a hand, all chips are accounted for and the possible actions are listed.
#[test]
fn an_unfinished_hand_adds_up_and_says_what_is_next() {
    let actions = [
        "d dh p1 AsAd",
        "d dh p2 KsKd",
        "d dh p3 QsQd",
        "p3 cbr 300",
        "p1 cc",
        "p2 f",
        "d db 2c3c4c",
        "p1 cc",
        "p3 cbr 5000",
        "p1 cc",
        "d db 5d",
        "d db 6d",
    ];
    let next = |street, player, pot, call, raise| {
        Some(Decision { street, player, pot, call, raise: Some(raise) })
    };
    for count in 0..=actions.len() {
        let listed: Vec<String> =
            actions[..count].iter().map(|action| format!("'{action}'")).collect();
        let hand = hand_answer(&format!(
            r#"Hand("variant = 'NT'\nantes = [0, 100, 0]\nblinds_or_straddles = [50, 100, 0]\nmin_bet = 100\nstarting_stacks = [5000, 5000, 6000]\nactions = [{}]")"#,
            listed.join(", ")
        ));
        assert_eq!(hand.wrong, [] as [&str; 0], "{count}");
        let behind: u64 = hand.stacks.iter().sum();
        let pots: u64 = hand.pots.iter().map(|pot| pot.chips).sum();
        let back: u64 = hand.back.iter().map(|back| back.1).sum();
        let is_over = count == actions.len();
        assert_eq!(behind + if is_over { 0 } else { pots + back }, 16_000, "{count}");
        let expected = match count {
            3 => next(0, 3, 250, 100, (200, 6_000)),
            4 => next(0, 1, 550, 250, (500, 5_000)),
            5 => next(0, 2, 800, 200, (500, 4_900)),
            7 => next(1, 1, 800, 0, (100, 4_700)),
            8 => next(1, 3, 800, 0, (100, 5_700)),
            9 => Some(Decision { street: 1, player: 1, pot: 5_800, call: 4_700, raise: None }),
            _ => None,
        };
        assert_eq!(hand.next, expected, "{count}");
    }
}

/// §1.5: of two players the button acts first, with equal blinds or not.
#[test]
fn heads_up_with_equal_blinds_the_button_acts_first() {
    let hand = hand_answer(
        r#"Hand("variant = 'NT'\nantes = [0, 0]\nblinds_or_straddles = [100, 100]\nmin_bet = 100\nstarting_stacks = [2000, 2000]\nactions = ['d dh p1 QhAs', 'd dh p2 QdTh', 'p2 f']")"#,
    );
    assert_eq!((hand.wrong, hand.stacks), (vec![], vec![2_100, 1_900]));
}

/// §4.1: the chips of folded hands stay in the pot, and a player wins them.
#[test]
fn no_pot_is_for_no_one() {
    answers(
        "Pots((bets: [(seat: 1, chips: 17), (seat: 6, chips: 17), (seat: 3, chips: 5)], folded: [1, 6], dead: 0))",
        "Pots((pots: [(chips: 39, seats: [3])], back: []))",
    );
}

/// Amounts for people are formatted as everywhere; actions can be copied as they are.
#[test]
fn what_is_wrong_is_reported_in_one_style() {
    let wrong = |actions: &str| {
        let listed: Vec<String> = actions.split(", ").map(|action| format!("'{action}'")).collect();
        let hand = hand_answer(&format!(
            r#"Hand("variant = 'NT'\nantes = [0, 0]\nblinds_or_straddles = [500, 1000]\nmin_bet = 1000\nstarting_stacks = [50000, 50000]\nactions = ['d dh p1 AcKd', 'd dh p2 ????', {}]")"#,
            listed.join(", ")
        ));
        hand.wrong
    };
    assert_eq!(
        wrong("p2 cbr 1500, p1 cbr 6000, p2 cbr 60000, p1 f"),
        [
            "action 3 (p2 cbr 1500): the minimum is 2,000; allowed: p2 f, p2 cc (500), p2 cbr \
             2000 (at most 50,000)",
            "action 5 (p2 cbr 60000): the maximum is 50,000; allowed: p2 f, p2 cc (4,500), p2 cbr \
             10500 (at most 50,000)",
        ]
    );
    assert_eq!(wrong("p2 f, p1 cc"), ["action 4 (p1 cc): the hand is over"]);
    assert_eq!(
        wrong("p2 cc, p1 cc, d db 2c3c, p1 cc"),
        ["action 5 (d db 2c3c): 3 cards are due; allowed: d db, 3 cards"]
    );
}

/// (shorter, longer): both have the same meaning.
const SAME: &[(&str, &str)] = &[
    (
        "Button((rule: Moving, seats: [1,2,3], last: (button: 1, small: 2, big: 3), out: []))",
        "Button((rule: Moving, seats: [3,2,1], last: (big: 3, button: 1, small: 2), out: [], joined: [], newcomers: ButtonToSmall))",
    ),
    (
        r#"Ruling((rules: "tda-2024", betting: NoLimit, big_blind: 200, bet: 200, push: [1000]))"#,
        r#"Ruling((rules: "tda-2024", betting: NoLimit, big_blind: 200, bet: 200, raise: Some(200), pot: None, front: [], front_left: None, push: [1000], last_chips: false, said: Nothing, when: Before, live: 3, opener: false, acted_at: None, raises: 0))"#,
    ),
    (
        r#"Ruling((rules: "tda-2024", betting: NoLimit, big_blind: 200, bet: 600, raise: 400, pot: 1500, acted_at: 200, front: [100, 100], front_left: [100], push: [1000]))"#,
        r#"Ruling((rules: "tda-2024", betting: NoLimit, big_blind: 200, bet: 600, raise: Some(400), pot: Some(1500), acted_at: Some(200), front: [100, 100], front_left: Some([100]), push: [1000]))"#,
    ),
    (
        r#"Ruling((rules: "tda-2024", betting: NoLimit, big_blind: 200, bet: 0, push: [1000]))"#,
        r#"Ruling((rules: "tda-2024", betting: NoLimit, big_blind: 200, bet: 0, raise: 0, push: [1000]))"#,
    ),
    (
        "Pots((bets: [(seat: 1, chips: 500), (seat: 2, chips: 500)]))",
        "Pots((bets: [(seat: 1, chips: 500), (seat: 2, chips: 500)], folded: [], dead: 0)) // split",
    ),
    (
        r#"Showdown((game: Draw, hands: [(seat: 2, cards: "9c9d4s3s2s")], pots: [(chips: 7, seats: [2])], button: 7))"#,
        r#"Showdown((game: Draw, board: "", hands: [(seat: 2, cards: "9c 9d 4♠ 3s 2s")], pots: [(chips: 7, seats: [2])], button: 7, chip: 1))"#,
    ),
    (
        "Balance((size: 9, tables: [(table: 1, seats: [1,2,3], next: (button: 1, small: 2, big: 3)), (table: 2, seats: [1,2,3,4,5,6,7,8])]))",
        "Balance((size: 9, gap: 1, tables: [(table: 1, seats: [1,2,3], next: Some((button: 1, small: 2, big: 3))), (table: 2, seats: [1,2,3,4,5,6,7,8], next: None)], order: [2,1], fixed: [], closed: [], moved: [], seed: 0))",
    ),
    (
        "Payouts((pool: 110000, entries: 220, unit: 50))",
        "Payouts((pool: 110_000, entries: 220, unit: 50, places: 27, least: None))",
    ),
    (
        "ColorUp((old: 25, new: 100, holdings: [(seat: 1, chips: 3, others: true)]))",
        "ColorUp((old: 25, new: 100, holdings: [(seat: 1, chips: 3, others: true)], cards: None, seed: 0, leftover: HalfUp))",
    ),
];

#[test]
fn what_is_left_out_has_the_default_and_some_need_not_be_written() {
    for (shorter, longer) in SAME {
        let (one, other) = (answer(shorter), answer(longer));
        assert_eq!(one, other, "{longer}");
        assert!(!one.starts_with("Error"), "{shorter}: {one}");
    }
}

#[test]
fn a_table_that_can_break_is_broken_by_a_draw_that_its_seed_repeats() {
    let asked = |seed| {
        format!(
            "Balance((size: 6, tables: [(table: 1, seats: [1,2,3,4]), (table: 2, seats: [1,2]), (table: 3, seats: [1,2,5])], order: [2,1,3], seed: {seed}))"
        )
    };
    let first = answer(&asked(7));
    assert!(first.starts_with("Balance((breaks:[2],moves:[(from:(2,"), "{first}");
    assert_eq!(answer(&asked(7)), first);
    assert!((0..20).any(|seed| answer(&asked(seed)) != first));
}

/// The position of an unknown button cannot be asked for, so its effects are drawn.
#[test]
fn a_table_whose_button_is_not_known_is_balanced_all_the_same() {
    let asked = |seats: &str, seed| {
        format!(
            "Balance((size: 6, tables: [(table: 1, seats: [1,2,3,4,5,6]), (table: 2, seats: {seats})], closed: [(2, 6)], seed: {seed}))"
        )
    };
    let first = answer(&asked("[1,2,3]", 1));
    assert!(first.contains("ask:[1,2]"), "{first}");
    assert_eq!((first.matches("(from:(1,").count(), first.matches("waits:false").count()), (1, 1));
    assert_eq!(answer(&asked("[1,2,3]", 1)), first);
    assert!((0..20).any(|seed| answer(&asked("[1,2,3]", seed)) != first));
    answers(
        "Balance((size: 6, tables: [(table: 1, seats: [1,2,3,4,5,6], next: Some((button: 1, small: 2, big: 3))), (table: 2, seats: [1], next: None)], closed: [(2, 2), (2, 3), (2, 4)]))",
        "Balance((breaks: [], moves: [(from: (1, 3), to: (2, 6), waits: false), (from: (1, 4), to: (2, 5), waits: false)], ask: [])",
    );
}

/// The waiting players are the same in both questions.
#[test]
fn who_comes_to_two_players_waits_as_the_button_says() {
    answers(
        "Balance((size: 6, tables: [(table: 1, seats: [1,4], next: Some((button: 4, small: 4, big: 1))), (table: 2, seats: [3], next: Some((button: 3, small: 3, big: 3)))], order: [2,1], closed: [(1,3),(1,5),(1,6)]))",
        "Balance((breaks: [2], moves: [(from: (2, 3), to: (1, 2), waits: true)], ask: [])",
    );
    answers(
        "Button((rule: Dead, seats: [1,4], last: (button: 1, small: 1, big: 4), out: [], joined: [2]))",
        "Button((button: 4, small: 4, big: 1, posts: [(4, Small), (1, Big)], first: 4, last: 4, dealt: [1,4], waits: [2]",
    );
}

#[test]
fn names_are_given_in_italian_too() {
    let (_, question) = ("", EXAMPLES[3].0);
    let italian = AnswerDesk::new(Language::Italian, None).reply(1, question).text;
    assert!(italian.contains("names:[(2,\"full"), "{italian}");
    assert_ne!(italian, answer(question));
}

#[test]
fn a_house_has_rule_books_of_its_own() {
    let folder = tempfile::tempdir().unwrap();
    let shipped = include_str!("../../../profiles/rulebooks/tda-2024.ron");
    let own = shipped.replace("exactly_half: Raise", "exactly_half: Call");
    assert_ne!(own, shipped);
    std::fs::write(folder.path().join("corner.ron"), own).unwrap();
    std::fs::write(folder.path().join("torn.ron"), "(").unwrap();
    let desk = AnswerDesk::new(Language::English, Some(folder.path()));
    let asked = |rules| {
        let question = format!(
            r#"Ruling((rules: "{rules}", betting: NoLimit, big_blind: 1000, bet: 1000, push: [1000, 500]))"#
        );
        desk.reply(1, &question).text
    };
    assert!(asked("tda-2024").starts_with("Ruling((action:Raise,total:2000,"));
    assert!(asked("corner").starts_with("Ruling((action:Call,total:1000,"), "{}", asked("corner"));
    let torn = asked("torn");
    assert!(torn.contains("be used") && torn.contains("torn.ron"), "{torn}");
}

/// On the page that describes the format, every example has a question and its answer below.
#[test]
fn the_page_tells_the_truth() {
    let page = include_str!("../../../docs/guide/ask.md");
    let examples = page.split("```ron\n").skip(1).map(|rest| rest.split("```").next().unwrap());
    let mut seen = 0;
    for example in examples {
        let (question, expected) = example.trim_end().split_once('\n').unwrap();
        assert_eq!(answer(question), expected, "{question}");
        seen += 1;
    }
    assert!(seen >= 32, "{seen}");
}
