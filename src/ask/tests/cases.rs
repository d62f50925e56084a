//! The cases of other tests, asked as questions, so that the format loses nothing.

use serde_json::Value;

use crate::{compact, desk};

fn cases(file: &str) -> Vec<Value> {
    let path = format!("{}/../../rules/tests/cases/{file}", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(path).unwrap();
    text.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

fn numbers(list: &Value) -> Vec<u64> {
    let first = |entry: &Value| entry.as_u64().or_else(|| entry[0].as_u64()).unwrap();
    let mut numbers: Vec<u64> = list.as_array().unwrap().iter().map(first).collect();
    numbers.sort_unstable();
    numbers
}

/// Asks all questions, each with the required start of its answer.
#[track_caller]
fn all(asked: &[(String, String)], least: usize) {
    let desk = desk();
    let wrong: Vec<String> = asked
        .iter()
        .map(|(question, expected)| (question, compact(expected), desk.reply(1, question).text))
        .filter(|(_, expected, answer)| !answer.starts_with(expected))
        .map(|(question, expected, answer)| format!("{question}\n  {answer}\n  {expected}"))
        .collect();
    assert!(wrong.is_empty(), "{} of {}: {}", wrong.len(), asked.len(), wrong[0]);
    assert!(asked.len() >= least, "only {}", asked.len());
}

#[test]
fn the_button_hand_after_hand() {
    let mut asked = Vec::new();
    for file in ["button/button_sequences.jsonl", "button/button_curated.jsonl"] {
        for case in cases(file) {
            for pair in case["hands"].as_array().unwrap().windows(2) {
                let (last, next) = (&pair[0]["expect"], &pair[1]["expect"]);
                let seats = [numbers(&last["dealt"]), numbers(&last["wait"])].concat();
                let mut out = numbers(&pair[0]["busts_after"]);
                out.extend(numbers(&pair[0]["moved_out_after"]));
                let joined = numbers(&pair[0]["joins_before_next"]);
                let [button, small, big] = ["btn", "sb_pos", "bb"].map(|at| &last[at]);
                let question = format!(
                    "Button((rule: Dead, seats: {seats:?}, last: (button: {button}, small: {small}, big: {big}), out: {out:?}, joined: {joined:?}))"
                );
                let [button, small, big] = ["btn", "sb_pos", "bb"].map(|at| &next[at]);
                let dead = next["sb"].is_null();
                let posts = if dead { String::new() } else { format!("({small}, Small), ") };
                let [first, last] = ["first_preflop", "last_postflop"].map(|at| &next[at]);
                let (dealt, waits) = (numbers(&next["dealt"]), numbers(&next["wait"]));
                let answer = format!(
                    "Button((button: {button}, small: {small}, big: {big}, posts: [{posts}({big}, Big)], first: {first}, last: {last}, dealt: {dealt:?}, waits: {waits:?}))"
                );
                asked.push((question, answer));
            }
        }
    }
    all(&asked, 1300);
}

#[test]
fn side_pots() {
    let case = |case: &Value| {
        let put = case["contrib"].as_array().unwrap();
        let bets: Vec<String> =
            (1..).zip(put).map(|(seat, chips)| format!("(seat: {seat}, chips: {chips})")).collect();
        let folded = case["folded"].as_array().unwrap().iter().zip(1..);
        let folded: Vec<u64> =
            folded.filter(|(folded, _)| **folded == 1).map(|(_, seat)| seat).collect();
        let pot = |pot: &Value| {
            let seats: Vec<u64> = numbers(&pot["elig"]).iter().map(|player| player + 1).collect();
            format!("(chips: {}, seats: {seats:?})", pot["amt"])
        };
        let pots: Vec<String> =
            case["expect"]["pots"].as_array().unwrap().iter().map(pot).collect();
        let question = format!(
            "Pots((bets: [{}], folded: {folded:?}, dead: {}))",
            bets.join(", "),
            case["dead"]
        );
        (question, format!("Pots((pots: [{}], back: ", pots.join(", ")))
    };
    let asked: Vec<_> = cases("pot_split.jsonl").iter().map(case).collect();
    all(&asked, 100);
}

/// Returns the question of a showdown of these hands for one pot, and the list of its winners.
/// Seats count from 1.
fn showdown(game: &str, board: &str, hands: &[&str]) -> String {
    let hands = (1..).zip(hands).map(|(seat, cards)| format!("(seat: {seat}, cards: \"{cards}\")"));
    let hands: Vec<String> = hands.collect();
    let seats: Vec<usize> = (1..=hands.len()).collect();
    let question = format!(
        "Showdown((game: {game}, board: \"{board}\", hands: [{}], pots: [(chips: 5040, seats: {seats:?})], button: 1))",
        hands.join(", ")
    );
    let answer = desk().reply(1, &question).text;
    let winners = answer.rsplit_once("pots:[[").unwrap_or_else(|| panic!("{question}: {answer}")).1;
    let mut winners: Vec<u64> =
        winners.trim_end_matches([']', ')']).split(',').map(|seat| seat.parse().unwrap()).collect();
    winners.sort_unstable();
    format!("{winners:?}")
}

/// Returns the winners of either half.
fn winners(halves: &[&Value]) -> String {
    let mut winners: Vec<u64> =
        halves.iter().flat_map(|half| numbers(half)).map(|player| player + 1).collect();
    winners.sort_unstable();
    winners.dedup();
    format!("{winners:?}")
}

fn texts(list: &Value) -> Vec<&str> {
    list.as_array().unwrap().iter().map(|text| text.as_str().unwrap()).collect()
}

#[test]
fn showdowns_of_three_kinds() {
    for case in cases("holdem_showdowns.jsonl").iter().take(150) {
        let (board, hands) = (case["board"].as_str().unwrap(), texts(&case["holes"]));
        assert_eq!(showdown("Holdem", board, &hands), winners(&[&case["win"]]), "{case}");
    }
    for case in cases("omaha_showdowns.jsonl").iter().take(100) {
        let (board, hands) = (case["board"].as_str().unwrap(), texts(&case["holes"]));
        let both = winners(&[&case["win"], &case["low_win"]]);
        assert_eq!(showdown("OmahaHiLo", board, &hands), both, "{case}");
    }
    for case in cases("stud_showdowns.jsonl").iter().take(100) {
        let hands = texts(&case["hands"]);
        let both = winners(&[&case["win"], &case["low8_win"]]);
        assert_eq!(showdown("StudHiLo", "", &hands), both, "{case}");
        assert_eq!(showdown("Razz", "", &hands), winners(&[&case["razz_win"]]), "{case}");
    }
}

#[test]
fn tables_that_are_balanced() {
    let mut breaks = 0;
    let rows = cases("seating/balance.jsonl");
    for case in &rows {
        for least in [0, 2, 12] {
            breaks += usize::from(balanced(case, least));
        }
    }
    assert!(breaks > 90 && 3 * rows.len() - breaks > 30, "{breaks} of {}", rows.len());
}

/// Asks the case, with the positions of tables that have at least this many players. Returns
/// whether a table breaks.
fn balanced(case: &Value, least: usize) -> bool {
    let number = |table: &Value| table.as_str().unwrap().trim_start_matches('T').to_owned();
    let tables: Vec<String> = case["tables"]
        .as_array()
        .unwrap()
        .iter()
        .map(|table| {
            let seats = table["seats"].as_object().unwrap().keys();
            let seats: Vec<u8> = seats.map(|seat| seat.parse().unwrap()).collect();
            let [button, small, big] = ["btn", "sb_pos", "bb_seat"].map(|at| &table[at]);
            let next = format!("Some((button: {button}, small: {small}, big: {big}))");
            let next = if seats.len() < least { "None" } else { &next };
            let number = number(&table["id"]);
            format!("(table: {number}, seats: {seats:?}, next: {next})")
        })
        .collect();
    let order: Vec<String> = case["break_order"].as_array().unwrap().iter().map(number).collect();
    let question = format!(
        "Balance((size: {}, tables: [{}], order: [{}]))",
        case["tables"][0]["max"],
        tables.join(", "),
        order.join(", ")
    );
    let answer = desk().reply(1, &question).text;
    let broken =
        answer.split(['[', ']']).nth(1).unwrap().split(',').filter(|t| !t.is_empty()).count();
    let expected = match broken {
        0 => &case["answer"]["balance"]["moves"],
        _ => &case["answer"]["break"][broken - 1]["moves"],
    };
    assert_eq!(*expected, answer.matches("from:").count(), "{question}\n  {answer}");
    assert_eq!(case["answer"]["can_break"], broken > 0, "{question}");
    broken > 0
}
