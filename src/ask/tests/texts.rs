//! Answers that were wrong against the primary texts: one question for each fault, with the right
//! answer above it.

use crate::{answer, answers};

/// Returns the part of an answer between these two fields.
fn field<'a>(answer: &'a str, name: &str) -> &'a str {
    let (_, rest) = answer.split_once(&format!("{name}:")).unwrap_or_default();
    let mut depth = 0_i32;
    let mut quoted = false;
    let end = rest.char_indices().find(|(_, letter)| {
        match letter {
            '"' => quoted = !quoted,
            _ if quoted => {}
            '(' | '[' => depth += 1,
            ')' | ']' if depth > 0 => depth -= 1,
            ',' | ')' if depth == 0 => return true,
            _ => {}
        }
        false
    });
    &rest[..end.map_or(rest.len(), |(at, _)| at)]
}

/// Returns the question about a case of the catalogue under a book.
fn irregular(id: &str, rules: &str, given: &str) -> String {
    answer(&format!(r#"Irregular((id: "{id}", rules: "{rules}", answers: [{given}]))"#))
}

/// Returns the largest raise of the first player in a pot-limit Omaha hand of four at 100-200. The
/// blinds have these stacks.
fn most(small_stack: u32, big_stack: u32, rules: &str) -> String {
    let hand = answer(&format!(
        r#"Hand("variant = 'PO'\nantes = [0, 0, 0, 0]\nblinds_or_straddles = [100, 200, 0, 0]\nmin_bet = 200\nstarting_stacks = [{small_stack}, {big_stack}, 5000, 5000]\nactions = ['d dh p1 ????????', 'd dh p2 ????????', 'd dh p3 ????????', 'd dh p4 ????????']\n_rules = '{rules}'")"#
    ));
    field(field(&hand, "next"), "raise").to_owned()
}

/// TDA 54-B: a short or dead blind does not affect the pot before the flop. WSOP VIII-d: it counts
/// as it is.
#[test]
fn full_blinds_are_assumed_in_pot_limit() {
    for (small, big, rules, most_to) in [
        (40, 5000, "tda-2024", "Some((400,700))"),
        (40, 100, "tda-2024", "Some((400,700))"),
        (5000, 100, "tda-2024", "Some((400,700))"),
        (40, 5000, "tda-2026", "Some((400,700))"),
        // 240 in the pot, 200 to call.
        (40, 5000, "wsop-2026", "Some((400,640))"),
        (5000, 100, "wsop-2026", "Some((400,600))"),
        // The small blind counts as a big one.
        (40, 5000, "roberts", "Some((400,800))"),
    ] {
        assert_eq!(most(small, big, rules), most_to, "{small} {big} {rules}");
    }
}

/// Returns a stud hand of three up to fourth street, with equal boards for two of them.
fn fourth_street(variant: &str, rules: &str) -> String {
    let razz = variant == "FR";
    let (doors, acts, fourth) = if razz {
        (["2c", "Kc", "2s"], ["p2 pb", "p3 cc", "p1 cc"], ["3c", "Qd", "3d"])
    } else {
        (["Ah", "As", "2c"], ["p3 pb", "p1 cc", "p2 cc"], ["Kc", "Kd", "3d"])
    };
    let quoted = |parts: Vec<String>| parts.iter().map(|part| format!("'{part}'")).collect();
    let mut actions: Vec<String> = Vec::new();
    let cards = |before: &str, cards: [&str; 3]| -> Vec<String> {
        (1..).zip(cards).map(|(player, card)| format!("d dh p{player} {before}{card}")).collect()
    };
    actions.extend(cards("????", doors));
    actions.extend(acts.map(str::to_owned));
    actions.extend(cards("", fourth));
    let actions: Vec<String> = quoted(actions);
    let hand = answer(&format!(
        r#"Hand("variant = '{variant}'\nantes = [1, 1, 1]\nbring_in = 1\nsmall_bet = 2\nbig_bet = 4\nstarting_stacks = [200, 200, 200]\nactions = [{}]\n_rules = '{rules}'")"#,
        actions.join(", ")
    ));
    field(field(&hand, "next"), "player").to_owned()
}

/// TDA RP-10-D: high card by suit in stud, stud-8 and razz. WSOP IX: by suit in stud high, clockwise in the others.
#[test]
fn equal_boards_open_by_the_suit_of_the_high_card() {
    for (variant, rules, opens) in [
        ("F7S", "tda-2024", "2"),
        ("F7S/8", "tda-2024", "2"),
        ("FR", "tda-2024", "3"),
        ("F7S", "wsop-2026", "2"),
        ("F7S/8", "wsop-2026", "1"),
        ("FR", "wsop-2026", "1"),
        ("F7S", "roberts", "1"),
    ] {
        assert_eq!(fourth_street(variant, rules), opens, "{variant} {rules}");
    }
}

/// One table, one hand: *Irregular* and *Places* agree, and the steps follow the verdict.
#[test]
fn two_busts_at_one_table_are_ranked_alike_everywhere() {
    for rules in ["tda-2024", "tda-2026", "wsop-2026", "roberts", "italian", "seed-004", "home"] {
        for (first, second) in [(500, 400), (400, 500), (400, 400)] {
            let given = format!(
                r#"("tables", "one"), ("stack", {first}), ("ante", 0), ("other-stack", {second})"#
            );
            let answered = irregular("busts-together", rules, &given);
            let verdict = match first.cmp(&second) {
                std::cmp::Ordering::Greater => "The first player finishes higher",
                std::cmp::Ordering::Less => "The second player finishes higher",
                std::cmp::Ordering::Equal => "They share the place",
            };
            assert_eq!(field(&answered, "verdict"), format!("\"{verdict}\""), "{rules} {given}");
            let shares = answered.contains("shared places are added and divided");
            assert_eq!(shares, first == second, "{answered}");
            let places = answer(&format!(
                r#"Places((rules: "{rules}", left: 27, busts: [(player: 1, hand: 12, table: 1, stack: {first}), (player: 2, hand: 12, table: 1, stack: {second})]))"#
            ));
            let (one, other) = match first.cmp(&second) {
                std::cmp::Ordering::Greater => ("28,tied:false", "29,tied:false"),
                std::cmp::Ordering::Less => ("29,tied:false", "28,tied:false"),
                std::cmp::Ordering::Equal => ("28,tied:true", "28,tied:true"),
            };
            let expected = format!("Places([(player:1,place:{one}),(player:2,place:{other})])");
            assert_eq!(places, expected, "{rules}");
        }
    }
}

/// A remainder never makes a lower place earn more than a higher one.
#[test]
fn a_satellites_remainder_falls_down_the_list() {
    answers(
        "Satellite((pool: 900, entries: 6, value: 1100, rest: InSteps(60)))",
        "Satellite((seats: 0, prizes: [(first: 1, last: 1, tickets: 0, money: 600), (first: 2, last: 6, tickets: 0, money: 60)]))",
    );
    answers(
        "Satellite((pool: 9800, entries: 25, value: 5300, rest: InSteps(20)))",
        "Satellite((seats: 1, prizes: [(first: 1, last: 1, tickets: 1, money: 0), (first: 2, last: 2, tickets: 0, money: 4040), (first: 3, last: 25, tickets: 0, money: 20)]))",
    );
}

/// TDA RP-8-E: players are encouraged to stay seated.
#[test]
fn players_stay_seated_hand_for_hand() {
    for rules in ["tda-2024", "wsop-2026", "home"] {
        let answered = irregular("hand-for-hand", rules, "");
        assert!(answered.contains("stay seated") && !answered.contains("stand up"), "{answered}");
    }
}

/// WSOP T80 and T82: any player at the table may call the clock from the seat.
#[test]
fn a_player_at_the_table_calls_the_clock_at_the_wsop() {
    let answered = irregular("asks-for-the-clock", "wsop-2026", "");
    assert_eq!(field(&answered, "verdict"), r#""Any player at the table may ask""#, "{answered}");
}

/// TDA 47-B: a bet of at least half that was called counts as a full one; less than half more reopens nothing.
#[test]
fn half_a_bet_that_was_acted_on_is_a_full_one() {
    answers(
        r#"Ruling((rules: "tda-2024", betting: Limit(200), big_blind: 200, bet: 200, acted_at: 150, said: Raise, push: [500]))"#,
        r#"Ruling((action: Call, total: 200, add: 0, back: 300, choice: [], cites: ["TDA 47""#,
    );
    // The book decides which half counts. A player who has not acted may raise, and a bring-in is
    // not a bet.
    for given in ["", "acted_at: 60, followed: (blind_first: true), "] {
        let answered = answer(&format!(
            r#"Ruling((rules: "tda-2024", betting: Limit(100), big_blind: 100, bet: 100, {given}said: Raise, push: [200]))"#
        ));
        assert!(answered.starts_with("Ruling((action:Raise,total:200,"), "{given}: {answered}");
    }
}

/// TDA 35-E: play stops, all bets come back, the deck is changed. WSOP T88-d: also with a card of another back.
#[test]
fn a_fouled_deck_is_changed() {
    for (id, rules, cite) in [
        ("fouled-deck", "tda-2024", "TDA 35-E"),
        ("fouled-deck", "tda-2026", "TDA 2026 37-E"),
        ("fouled-deck", "wsop-2026", "WSOP T88-d"),
        ("fouled-deck", "roberts", "RRP irregularities"),
        ("foreign-card", "wsop-2026", "WSOP T88-d"),
        ("foreign-card", "roberts", "RRP irregularities"),
    ] {
        for stage in ["before", "after"] {
            let answered = irregular(id, rules, &format!(r#"("stage", "{stage}")"#));
            assert_eq!(field(&answered, "verdict"), r#""The hand is void""#, "{answered}");
            assert!(answered.contains("Return every bet of the hand."), "{answered}");
            assert!(answered.contains("bring in another"), "{answered}");
            assert_eq!(field(&answered, "cites"), format!("[\"{cite}\"]"), "{answered}");
            assert_eq!(field(&answered, "silent"), r#""""#, "{answered}");
        }
    }
    let answered = irregular("foreign-card", "tda-2024", r#"("stage", "before")"#);
    assert_eq!(field(&answered, "verdict"), r#""Misdeal""#);
}

/// TDA 38: the burn protects the stub and keeps no order. Robert's Rules correct it until a player
/// acts.
#[test]
fn two_burns_are_left_where_they_are() {
    let answered = irregular("two-burns", "tda-2024", "");
    let steps = field(&answered, "steps");
    assert!(steps.contains("not its order") && !steps.contains("right"), "{answered}");
    let answered = irregular("two-burns", "roberts", "");
    assert_eq!(field(&answered, "verdict"), r#""Correct it until a player acts""#);
    assert_eq!(field(&answered, "cites"), r#"["RRP hold\'em 5"]"#);
}

/// Seed 004: discards lie under the stock and are dealt from there. Seed 001: they are shuffled.
#[test]
fn the_discards_under_the_stock_are_dealt_on() {
    let answered = irregular("deck-runs-out", "seed-004", "");
    assert!(
        answered.contains("under the stock") && answered.contains("Do not shuffle"),
        "{answered}"
    );
    assert_eq!(field(&answered, "cites"), r#"["Seed 004"]"#);
    let answered = irregular("deck-runs-out", "italian", "");
    assert!(answered.contains("Shuffle, cut"), "{answered}");
}

/// WSOP: only the big blind is live, with what the position posts.
#[test]
fn no_one_comes_back_with_more_live_than_the_big_blind() {
    answers(
        r#"Missed((rules: "wsop-2026", small: 100, big: 200, next: (button: 2, small: 3, big: 4), players: [(seat: 3, came: Back(Both)), (seat: 8, came: Back(Both))]))"#,
        "Missed([(seat: 3, live: 100, dead: 100, waits: false, posts: 100), (seat: 8, live: 200, dead: 100, waits: false, posts: 0)])",
    );
    for came in ["Back(Small)", "Back(Big)", "Back(Both)", "New(limit: true)"] {
        for rules in ["tda-2024", "tda-2026", "wsop-2026", "home"] {
            let answered = answer(&format!(
                r#"Missed((rules: "{rules}", small: 100, big: 200, next: (button: 2, small: 3, big: 4), players: [(seat: 3, came: {came})]))"#
            ));
            let chips = |name| field(&answered, name).parse::<u32>().unwrap();
            assert!(chips("live") + chips("posts") <= 200, "{rules} {came}: {answered}");
        }
    }
}

/// Each field of `followed` may be left out on its own.
#[test]
fn a_part_of_followed_may_be_left_out() {
    let question = |followed: &str| {
        format!(
            r#"Ruling((rules: "tda-2024", betting: Limit(800), big_blind: 800, bet: 2200, raise: 800, push: [1000,1000,1000], acted_at: 1900, said: Raise, followed: ({followed})))"#
        )
    };
    let whole =
        answer(&question("full: Some(1600), blind_first: false, cap_lifted: None, opposed: true"));
    assert!(whole.starts_with("Ruling(("), "{whole}");
    assert_eq!(answer(&question("full: Some(1600)")), whole);
    for one in ["blind_first: true", "cap_lifted: true", "opposed: false", ""] {
        let answered = answer(&question(one));
        assert!(answered.starts_with("Ruling(("), "{one}: {answered}");
    }
}

/// The message names the smallest prize, raised to the unit, as the part that does not fit.
#[test]
fn a_pool_that_is_too_small_names_the_prize_in_units() {
    let answered =
        answer("Payouts((pool: 1999, entries: 20, unit: 500, places: Some(2), least: 695))");
    assert!(
        answered.contains("1999 pays 1 place of 1000 (695 in whole units of 500)"),
        "{answered}"
    );
    let answered = answer("Payouts((pool: 300, entries: 20, unit: 500))");
    assert!(answered.contains("300 is less than one prize of 500"), "{answered}");
}

/// The percentage of the whole head comes first. Then cash and head are shared, with odd units for
/// the first.
#[test]
fn a_progressive_head_is_divided_before_it_is_shared() {
    answers(
        "Bounty((kind: Progressive(25), heads: [(2, 9300), (1, 31900), (4, 25600), (10, 11500)], busts: [(out: 10, by: [2, 1, 4])], unit: 1))",
        "Bounty((paid: [(2, 959), (1, 958), (4, 958)], heads: [(2, 12175), (1, 34775), (4, 28475)]))",
    );
    answers(
        "Bounty((kind: Progressive(30), heads: [(1, 430), (2, 510), (7, 120), (9, 200)], busts: [(out: 2, by: [9, 7, 1])], unit: 10))",
        "Bounty((paid: [(1, 50), (7, 50), (9, 50)], heads: [(1, 550), (7, 240), (9, 320)]))",
    );
}

/// TDA 38 with its addendum, WSOP T108, Robert's: after substantial action the hand is dead and play goes on.
#[test]
fn a_hand_with_a_wrong_number_of_cards_is_dead() {
    let short = r#"("who-short", "player"), ("stage", "after")"#;
    let number = r#"("fault", "number"), ("stage", "after")"#;
    for (id, rules, given, cite) in [
        ("wrong-number", "tda-2024", short, "TDA 38"),
        ("wrong-number", "wsop-2026", short, "WSOP T108"),
        ("wrong-number", "roberts", short, "RRP dead hands"),
        ("misdeal", "tda-2024", number, "TDA 38"),
    ] {
        let answered = irregular(id, rules, given);
        assert_eq!(
            field(&answered, "verdict"),
            r#""The hand is dead, play goes on""#,
            "{answered}"
        );
        for step in ["it is dead", "in the pot", "Play on", "Burn one card"] {
            assert!(field(&answered, "steps").contains(step), "{step}: {answered}");
        }
        assert_eq!(field(&answered, "cites"), format!("[\"{cite}\"]"), "{answered}");
    }
}

/// TDA 43-A, 40-A: "raise" was said, so it is never a call. WSOP T103: in that case it is not a
/// string bet.
#[test]
fn a_raise_that_was_announced_is_no_call() {
    let answered = irregular("string-bet", "tda-2024", r#"("said-before", "raise")"#);
    assert_eq!(field(&answered, "cites"), r#"["TDA 43-A","TDA 40-A","TDA 56"]"#);
    assert!(field(&answered, "verdict").starts_with("\"A raise"), "{answered}");
    assert!(!field(&answered, "steps").contains("call"), "{answered}");
    answers(
        r#"Ruling((rules: "tda-2024", betting: NoLimit, big_blind: 100, bet: 100, push: [100], said: Raise))"#,
        "Ruling((action: Raise, total: 200",
    );
    let answered = irregular("string-bet", "wsop-2026", r#"("said-before", "raise")"#);
    assert!(field(&answered, "verdict").starts_with("\"No string bet"), "{answered}");
    assert!(field(&answered, "cites").starts_with(r#"["WSOP T103""#), "{answered}");
}

/// The answer must not say that the WSOP's text is silent on these.
#[test]
fn the_wsop_speaks_of_these() {
    for (id, given, cite) in [
        ("rabbit-hunt", "", "WSOP T81"),
        ("no-burn", r#"("street", "flop"), ("action", "none")"#, "WSOP T88"),
        ("no-burn", r#"("street", "flop"), ("action", "some")"#, "WSOP T88"),
        ("wrong-number", r#"("who-short", "button"), ("stage", "after")"#, "WSOP T108"),
        ("last-hand", "", "WSOP T72"),
    ] {
        let answered = irregular(id, "wsop-2026", given);
        assert!(field(&answered, "cites").starts_with(&format!("[\"{cite}\"")), "{answered}");
        assert_eq!(field(&answered, "silent"), r#""""#, "{answered}");
    }
    let answered = irregular("will-not-show", "wsop-2026", "");
    assert!(field(&answered, "verdict").contains("penalty"), "{answered}");
}

/// Robert's Rules have remedies of their own.
#[test]
fn roberts_rules_have_their_own_remedies() {
    for (id, given, says) in [
        ("four-card-flop", "", "deal it again without another burn"),
        ("premature-turn", "", "out of play in this round"),
        ("no-burn", r#"("street", "flop"), ("action", "none")"#, "Correct the burn"),
        ("misdeal", r#"("fault", "boxed"), ("stage", "before")"#, "two players have not acted yet"),
        ("misdeal", r#"("fault", "boxed"), ("stage", "after")"#, "two players have acted"),
        ("plays-the-board", "", "before the cards are thrown away"),
        ("odd-chip", r#"("odd-game", "stud")"#, "among all seven"),
    ] {
        let answered = irregular(id, "roberts", given);
        assert!(answered.contains(says), "{id}: {answered}");
        assert!(field(&answered, "cites").starts_with("[\"RRP"), "{answered}");
        assert_eq!(field(&answered, "silent"), r#""""#, "{answered}");
    }
    // The showdown gives the chip to the same card.
    answers(
        r#"Showdown((game: Stud, rules: "roberts", hands: [(seat: 1, cards: "9h8c7c6c5cAd2d"), (seat: 2, cards: "9s8d7d6d5d2c3c")], pots: [(chips: 101, seats: [1, 2])], button: 9, chip: 1))"#,
        "Showdown((awards: [(seat: 1, chips: 51), (seat: 2, chips: 50)]",
    );
    let answered = irregular("odd-chip", "tda-2024", r#"("odd-game", "stud")"#);
    assert!(answered.contains("among the five that win"), "{answered}");
}

/// The answer must not say that a book is silent if not all of it was checked.
#[test]
fn a_book_that_was_not_checked_is_not_called_silent() {
    let answered = irregular("last-hands", "tda-2024", "");
    assert!(field(&answered, "silent").contains("does not cover this"), "{answered}");
    for rules in ["wsop-2026", "roberts", "tda-2026"] {
        let answered = irregular("chips-do-not-add-up", rules, "");
        let silent = field(&answered, "silent");
        assert!(silent.is_empty() || !silent.contains("does not cover"), "{rules}: {silent}");
    }
    let answered = irregular("late-push", "roberts", "");
    assert!(field(&answered, "silent").contains("was not checked"), "{answered}");
}

/// Rules are cited by their numbers of 2024.
#[test]
fn rules_are_cited_by_their_numbers() {
    for (id, given, cite) in [
        ("soft-play", "", "TDA 69"),
        ("undercalls", "", "TDA 51-C"),
        ("first-card", r#"("stage", "after")"#, "TDA 35-D"),
        ("not-all-tabled", "", "TDA 15-A"),
        ("rabbit-hunt", "", "TDA 28"),
        ("other-language", "", "TDA 6"),
        ("covered-face", "", "TDA 4"),
        ("upcards-picked-up", "", "TDA 66"),
        ("premature-stud", "", "TDA RP-5-D"),
        ("stud-downcard", r#"("stud-street", "seventh")"#, "TDA RP-10-B"),
        ("dropped-stub", r#"("fallen", "mixed")"#, "TDA RP-4"),
        ("new-deck", "", "TDA 26"),
    ] {
        let answered = irregular(id, "tda-2024", given);
        assert!(field(&answered, "cites").starts_with(&format!("[\"{cite}\"")), "{id}: {answered}");
    }
}

/// Returns a stud hand up to seventh street. This many players fold on third street, and the others
/// call throughout.
fn seventh_street(players: usize, folds: usize) -> String {
    let deck: Vec<String> = "cdhs"
        .chars()
        .flat_map(|suit| "23456789TJQKA".chars().map(move |rank| format!("{rank}{suit}")))
        .collect();
    let mut deck = deck.iter();
    let mut actions: Vec<String> = Vec::new();
    let mut deal = |actions: &mut Vec<String>, before: &str| {
        let left = if before.is_empty() { players - folds } else { players };
        for player in 1..=left {
            let card = deck.next().unwrap();
            actions.push(format!("'d dh p{player} {before}{card}'"));
        }
    };
    deal(&mut actions, "????");
    // The two of clubs brings it in; no player raises.
    actions.push("'p1 pb'".to_owned());
    let left = players - folds;
    actions.extend((2..=left).map(|player| format!("'p{player} cc'")));
    actions.extend((left + 1..=players).map(|player| format!("'p{player} f'")));
    for _ in 0..3 {
        deal(&mut actions, "");
        // The highest board is not known here: the file leaves out the checking players.
        actions.push("CHECKS".to_owned());
    }
    let mut so_far: Vec<String> = Vec::new();
    for act in actions {
        if act == "CHECKS" {
            for _ in 0..left {
                let next = ask(players, &so_far);
                let player = field(field(&next, "next"), "player").to_owned();
                so_far.push(format!("'p{player} cc'"));
            }
        } else {
            so_far.push(act);
        }
    }
    ask(players, &so_far)
}

fn ask(players: usize, actions: &[String]) -> String {
    let each = |value: &str| vec![value; players].join(", ");
    answer(&format!(
        r#"Hand("variant = 'F7S'\nantes = [{}]\nbring_in = 1\nsmall_bet = 2\nbig_bet = 4\nstarting_stacks = [{}]\nactions = [{}]")"#,
        each("1"),
        each("200"),
        actions.join(", ")
    ))
}

/// TDA RP-10-H: six players have a card each, seven with the old burns, eight share one in the
/// middle. The shared card also uses the old burns if fewer than three cards are left.
#[test]
fn the_last_cards_of_stud_when_the_stub_is_short() {
    for (players, folds, step) in [
        (6, 0, "Cards(burn:true,seats:[1,2,3,4,5,6],old_burns:false)"),
        (7, 0, "Cards(burn:true,seats:[1,2,3,4,5,6,7],old_burns:true)"),
        (8, 0, "Board(burn:true,cards:1,old_burns:true)"),
        (8, 1, "Board(burn:true,cards:1,old_burns:false)"),
    ] {
        let answered = seventh_street(players, folds);
        assert_eq!(field(&answered, "step"), step, "{answered}");
    }
}

/// TDA RP-9: tables of eight or nine combine at nine, tables of six or seven at seven. TDA 11-D: tables three short stop.
#[test]
fn the_final_table_and_tables_that_stop() {
    let room = |size: u8, first: u8, second: u8, vacant: &str| {
        let seats = |players: u8| (1..=players).collect::<Vec<u8>>();
        let (first, second) = (seats(first), seats(second));
        let tables = format!("(table: 1, seats: {first:?}), (table: 2, seats: {second:?}{vacant})");
        answer(&format!("Balance((size: {size}, tables: [{tables}]))"))
    };
    for (size, first, second, seats) in [
        (9, 5, 4, Some("9")),
        (9, 5, 5, None),
        (8, 5, 4, Some("9")),
        (8, 5, 5, None),
        (7, 4, 3, Some("7")),
        (6, 4, 3, Some("7")),
        (6, 4, 4, None),
        (10, 5, 5, Some("10")),
        (9, 9, 0, None),
    ] {
        let answered = room(size, first, second, "");
        let found =
            answered.contains("final_table").then(|| field(&answered, "final_table").to_owned());
        assert_eq!(found.as_deref(), seats.map(|s| format!("Some({s})")).as_deref(), "{answered}");
    }
    assert!(room(9, 8, 5, "").contains("halts:[2]"));
    assert!(!room(9, 8, 6, "").contains("halts"));
    assert!(!room(9, 8, 5, ", vacant: [6, 7]").contains("halts"));
}
