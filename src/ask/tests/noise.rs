//! Randomly damaged questions: each gets one line of answer, and nothing panics.

use bottone_ask::{AnswerDesk, Conversation};
use bottone_base::draw::Draw;
use bottone_i18n::Language;
use proptest::prelude::*;

/// Good questions of every kind, for damaging.
const GOOD: &[&str] = &[
    "Button((rule: DeadForward, seats: [1,2,3,4,5,6,7,8,9], last: (button: 1, small: 2, big: 3), out: [2,4], joined: [2], newcomers: SmallToBig))",
    "Button((rule: Moving, seats: [1,5,9], last: (button: 1, small: 5, big: 9), out: [1], joined: [10,11], newcomers: ButtonToBig))",
    r#"Ruling((rules: "tda-2024", betting: NoLimit, big_blind: 200, bet: 600, raise: 400, pot: 3000, front: [25, 25, 100], front_left: Some([25]), push: [1000, 500], last_chips: true, said: Raise, when: With, live: 4, opener: true, acted_at: Some(200), raises: 2))"#,
    r#"Ruling((rules: "roberts", betting: PotLimit, big_blind: 200, bet: 0, pot: 3000, push: [], said: Unclear("two five")))"#,
    r#"Ruling((rules: "italian", betting: Limit(200), big_blind: 200, bet: 300, pot: 3000, push: [500], said: RaiseTo(1200), when: After))"#,
    "Pots((bets: [(seat: 1, chips: 500), (seat: 2, chips: 1500), (seat: 3, chips: 3000), (seat: 9, chips: 3000)], folded: [9], dead: 75))",
    r#"Showdown((game: OmahaHiLo, board: "2h3s4dTcTd", hands: [(seat: 2, cards: "9c9dAs5h"), (seat: 9, cards: "2c2dAc6c")], pots: [(chips: 1025, seats: [2,9]), (chips: 75, seats: [9])], button: 7, chip: 25))"#,
    r#"Showdown((game: Italian(players: 4, flush: SuitFirst), hands: [(seat: 1, cards: "7s8s9sTsJs"), (seat: 2, cards: "AhKhQhJhTh"), (seat: 3, cards: "7cAc8c9cTc")], pots: [(chips: 900, seats: [1,2,3])], button: 2))"#,
    r#"Showdown((game: Razz, hands: [(seat: 1, cards: "7s8s9sTsJsQsKs"), (seat: 2, cards: "AhKhQhJhTh9h8h")], pots: [(chips: 901, seats: [1,2])], button: 2))"#,
    r#"Showdown((game: Badugi, hands: [(seat: 1, cards: "7s8s9sTs"), (seat: 2, cards: "Ah2c3d4s")], pots: [(chips: 901, seats: [1,2])], button: 2))"#,
    "Balance((size: 9, gap: 1, tables: [(table: 1, seats: [1,2,3,4,5,6,7,8,9], next: Some((button: 3, small: 4, big: 5))), (table: 2, seats: [1,2,4,6,7], next: (button: 1, small: 2, big: 4)), (table: 3, seats: [3], next: None)], order: [2,1], fixed: [(1,5)], closed: [(2,3)], moved: [((1,6), 3)], seed: 7))",
    r#"Hand("variant = 'NT'\nantes = [0, 0]\nblinds_or_straddles = [1, 2]\nmin_bet = 2\nstarting_stacks = [110, 110]\nactions = ['d dh p1 AcKd', 'd dh p2 ????', 'p2 cbr 7', 'p1 cc', 'd db 2c3c4c', 'p1 cc', 'p2 f']\nfinishing_stacks = [117, 103]\n_chip = 1\n")"#,
    r#"Hand("variant = 'F7S/8'\nantes = [5, 5, 5]\nbring_in = 10\nsmall_bet = 20\nbig_bet = 40\nstarting_stacks = [110, 25, 12]\n_rules = 'roberts'\nactions = ['d dh p1 AcKd2h', 'd dh p2 3c3d3h', 'd dh p3 ????4s', 'p1 pb', 'p2 cbr 20', 'p3 cc', 'p1 cc']")"#,
    "Icm((stacks: [1500, 1200, 975, 0], prizes: [100, 76]))",
    "Icm((stacks: [1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,999999999999], prizes: [100, 76, 20]))",
    "ChipChop((stacks: [5500, 3500, 1000], prizes: [5000, 3000, 2000]))",
    "Payouts((pool: 110000, entries: 220, unit: 50, places: Some(27), least: 700))",
    r#"ColorUp((old: 25, new: 100, holdings: [(seat: 1, chips: 3, others: false), (seat: 3, chips: 2, others: true)], cards: [(1, "7cKd2s"), (3, "Ah9c")], leftover: Up))"#,
    "ColorUp((old: 25, new: 500, holdings: [(seat: 1, chips: 19, others: false), (seat: 3, chips: 12, others: true)], seed: 5))",
    r#"Places((rules: "wsop-2026", left: 27, busts: [(player: 7, hand: 12, table: 3, stack: 1200), (player: 4, hand: 12, table: 5, stack: 5000, ante: 200), (player: 5, hand: 13, table: 5)], together: [13]))"#,
    "Split((prizes: [1000, 800], players: 3, unit: 5))",
    "Bounty((kind: Progressive(50), heads: [(1, 5000), (2, 7500), (3, 1)], busts: [(out: 2, by: [1, 3]), (out: 1, by: [])], unit: 7))",
    "Deal((stacks: [5500, 3500, 1000], prizes: [5000, 3000, 2000], method: Mixed(70), keep: 500, unit: 5))",
    "Satellite((pool: 12000, entries: 24, value: 1100, tickets: false, rest: InSteps(300)))",
    r#"Points((formula: "sum(k, 1, n, sqrt(k)) / r", entries: 100, buy_in: 5.5, finishes: [(place: 1), (place: 4, last: 5, hits: 3)]))"#,
    r#"SeatDraw((method: 2, seats: 3, cards: [("Ada", "Qc"), ("Bruno", "Ah"), ("Carla", "Kd")], laid: "KsAdQh", dealer: [("Ada", "Ac"), ("Bruno", "Kh")], rules: "italian"))"#,
    r#"Race((rules: "tda-2024", old: 25, new: 100, tables: [(table: 1, holdings: [(seat: 1, chips: 3, others: true), (seat: 3, chips: 2, others: false)]), (table: 2, holdings: [(seat: 4, chips: 1, others: false)], cards: [(4, "2c")])], seed: 9))"#,
    r#"Missed((rules: "roberts", small: 100, big: 200, next: (button: 2, small: 3, big: 4), players: [(seat: 7, came: Back(Both)), (seat: 3, came: Moved), (seat: 9, came: New(limit: true))]))"#,
    r#"HandForHand((rules: "tda-2024", left: 28, paid: 27, tables: [(table: 1, did: Done, out: 1), (table: 2, did: Plays), (table: 3, did: AllIn)], took: 95))"#,
    r#"Penalty((rules: "wsop-2026", players: 9, rounds: 5))"#,
    r#"Irregular((id: "out-of-turn", rules: "roberts", answers: [("did", "call"), ("bet", 400), ("meanwhile", "raise")], big_blind: 200, players: 3))"#,
    r#"Italian((rules: "italian", ante: 100, cip: 100, dealer: 1, stacks: [(1, 5000), (2, 5000), (3, 5000), (4, 5000)], acts: [Ante, Deal, Says(2, Open(chips: 400)), Says(3, Raise(by: 300)), Says(4, Pass), Says(1, Pass), Says(2, See), Says(2, Draw(cards: 2)), Says(3, Draw(cards: 1)), Says(2, Bet(chips: 500)), Says(3, See), Says(2, Show(cards: "AsAdAcKsKd")), Says(3, Concede), Openers(Winner(cards: "AsAdAcKsKd"))]))"#,
    r#"Hand("variant = 'NT'\nantes = [0, 0, 0]\nblinds_or_straddles = [50, 100, 0]\nmin_bet = 100\nstarting_stacks = [5000, 5000, 1200]\nactions = ['d dh p1 ????', 'd dh p2 ????', 'd dh p3 AsAd', 'p3 push 500 500', 'p1 push 500 last said raise to two thousand', 'p2 push said call', 'p3 push 200 last']")"#,
];

/// The pieces inserted: signs of the format, words of other questions, numbers at the limits.
const PIECES: &[&str] = &[
    "(",
    ")",
    "[",
    "]",
    ",",
    ":",
    "\"",
    "'",
    "\\",
    "//",
    "/*",
    "*/",
    "#",
    "-",
    ".",
    "Some(",
    "None",
    "true",
    "r#\"",
    "0",
    "1",
    "2",
    "3",
    "11",
    "12",
    "255",
    "256",
    "65535",
    "65536",
    "4294967296",
    "1000000000000000",
    "9223372036854775807",
    "18446744073709551615",
    "18446744073709551616",
    "1e999",
    "-1",
    "0x7f",
    "0b1",
    "NaN",
    "inf",
    "Dead",
    "Simple",
    "NoLimit",
    "PotLimit",
    "Limit(0)",
    "Limit(1)",
    "Pot",
    "AllIn",
    "Check",
    "Fold",
    "Call",
    "Amount(0)",
    "Bet(1)",
    "Bet(999999999999999)",
    "Unclear(\"\")",
    "Unclear(\"five thousand thousand thousand\")",
    "Holdem",
    "Omaha",
    "Stud",
    "StudHiLo",
    "Draw",
    "TripleDraw27",
    "Italian(players: 9, flush: RankFirst)",
    "As",
    "Td",
    "2c",
    "\u{0}",
    "\u{feff}",
    "é",
    "\u{1f0a1}",
    "\t",
    " ",
    "\r",
];

/// The numbers inserted for others.
const NUMBERS: &[&str] = &[
    "0",
    "1",
    "2",
    "3",
    "4",
    "5",
    "6",
    "7",
    "8",
    "9",
    "10",
    "11",
    "12",
    "25",
    "100",
    "255",
    "256",
    "1000",
    "65536",
    "4294967295",
    "999999999999999",
    "1000000000000000",
    "9223372036854775807",
];

/// Returns a question damaged in one to four places.
fn spoilt(draw: &mut Draw) -> Vec<u8> {
    let mut line = draw.pick(GOOD.iter()).unwrap().as_bytes().to_vec();
    for _ in 0..=draw.below(4).unwrap() {
        spoil(&mut line, draw);
    }
    line.retain(|byte| *byte != b'\n');
    line
}

fn spoil(line: &mut Vec<u8>, draw: &mut Draw) {
    let mut place = |line: &Vec<u8>| draw.below(line.len() as u64 + 1).unwrap() as usize;
    let (one, other) = (place(line), place(line));
    let part = one.min(other)..one.max(other);
    match draw.below(16).unwrap() {
        0 => drop(line.drain(part)),
        1 => {
            let again = line[part].to_vec();
            line.splice(one..one, again);
        }
        2 => {
            let strange = draw.pick(GOOD.iter()).unwrap().as_bytes();
            let from = draw.below(strange.len() as u64).unwrap() as usize;
            let strange = &strange[from..(from + 40).min(strange.len())];
            line.splice(one..one, strange.iter().copied());
        }
        3 => {
            if let Some(byte) = line.get_mut(one) {
                *byte = draw.below(256).unwrap() as u8;
            }
        }
        4 => {
            let piece = draw.pick(PIECES.iter()).unwrap();
            line.splice(one..one, piece.bytes());
        }
        5..=7 => {
            let word = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'_';
            let piece = draw.pick(PIECES.iter()).unwrap();
            replace(line, one, word, piece);
        }
        // A result that is still a question has strange numbers.
        _ => {
            let piece = draw.pick(NUMBERS.iter()).unwrap();
            replace(line, one, |byte| byte.is_ascii_digit(), piece);
        }
    }
}

/// Replaces the first run of such letters at or after `from` by a piece.
fn replace(line: &mut Vec<u8>, from: usize, such: impl Fn(u8) -> bool, piece: &str) {
    let Some(within) = line[from..].iter().position(|byte| such(*byte)).map(|at| at + from) else {
        return;
    };
    let start = line[..within].iter().rposition(|byte| !such(*byte)).map_or(0, |at| at + 1);
    let end =
        line[within..].iter().position(|byte| !such(*byte)).map_or(line.len(), |at| at + within);
    line.splice(start..end, piece.bytes());
}

/// Asks this many damaged questions in sequence, with good ones between them. Returns the number of
/// damaged ones that were still answered.
fn ask(seed: u64, questions: usize) -> usize {
    let mut draw = Draw::new(seed);
    let lines: Vec<Vec<u8>> = (0..questions).map(|_| spoilt(&mut draw)).collect();
    let good = "ChipChop((stacks: [3, 1], prizes: [70, 30]))";
    let asked: Vec<u8> =
        lines.iter().flat_map(|line| [line, &b"\n"[..], good.as_bytes(), b"\n"].concat()).collect();
    let mut answers = Vec::new();
    let desk = AnswerDesk::new(Language::English, None);
    Conversation::new(desk, &*asked, &mut answers).run().unwrap();
    let answers = String::from_utf8(answers).unwrap();
    let mut answers = answers.lines();
    let mut answered = 0;
    for (number, line) in lines.iter().enumerate() {
        let mark = if number == 0 { "\u{feff}".as_bytes() } else { b"" };
        let asks = line.strip_prefix(mark).unwrap_or(line).trim_ascii();
        if !asks.is_empty() && !asks.starts_with(b"//") {
            let answer = answers.next().unwrap();
            answered += usize::from(!answer.starts_with("Error((line:"));
        }
        assert_eq!(
            answers.next(),
            Some("ChipChop([60.0,40.0])"),
            "seed {seed}, after {}",
            String::from_utf8_lossy(line)
        );
    }
    assert_eq!(answers.next(), None);
    answered
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(60) })]

    #[test]
    fn every_spoilt_question_gets_one_line(seed in any::<u64>()) {
        ask(seed, 50);
    }
}

#[test]
fn some_spoilt_questions_are_still_questions() {
    let answered = ask(1, 2000);
    assert!((150..1700).contains(&answered), "{answered} of 2000");
}

/// Takes about ten minutes. `cargo test --no-default-features --test outside ask:: -- --ignored`
#[test]
#[ignore = "ten minutes"]
fn ten_minutes_of_noise() {
    for seed in 0..ROUNDS {
        ask(seed, 1000);
    }
}

/// The number of rounds of a thousand questions.
const ROUNDS: u64 = 5_000;
