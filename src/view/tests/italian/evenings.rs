//! The state kept from hand to hand: debts, the deck, the end of the last hand, the messages.

use std::collections::BTreeSet;

use bottone_hands::italian::{DrawStep, ItalianRefusal::*, OpeningResult, Phase};
use bottone_i18n::Language;
use bottone_rules_support::italian::{
    chips, evening, four, play, refused, seat,
    seeds::{of_seed_001, seed_001, shipped},
    stacks, walk,
};
use bottone_view_table::{
    evening::{EveningView, KEYS, UNDO},
    italian::{deck_change, next_step, pot_text, result_lines},
};

/// Seed 001: the opener "dovrà rifondere il piatto iniziale". Seat 2 opens falsely with 40, the
/// whole stack after the ante, and loses. The pot of 40 at the start is owed, and goes into the pot
/// with the next chips bought.
#[test]
fn a_false_opener_without_chips_owes() {
    for rules in of_seed_001() {
        let mut evening = evening(rules, &[1_000, 50, 1_000, 1_000]);
        play(&mut evening, "ante, deal, 1 pass, 2 open 40, 3 see, 4 pass, 1 pass");
        play(&mut evening, "2 draw 1, 3 draw 2, 2 show, 3 show, award 3");
        play(&mut evening, "unproved");
        let opening = evening.result().unwrap().opening;
        let (paid, owes) = (chips(0), chips(40));
        assert_eq!(opening, OpeningResult::PaidAgain { opener: seat(2), chips: paid, owes });
        assert_eq!((stacks(&evening), evening.pot()), (vec![990, 0, 1_070, 990], chips(0)));
        assert_eq!(evening.debt(seat(2)), chips(40));
        // The debt is shown once, together with any other messages before the next hand.
        let view = EveningView::of(Language::English, &evening, |_| String::new());
        let texts: Vec<&String> = view.settled.iter().chain(&view.notes).collect();
        let each: BTreeSet<&String> = texts.iter().copied().collect();
        assert_eq!(texts.len(), each.len(), "{texts:?}");
        assert!(texts.iter().any(|line| line.ends_with("the starting pot again: 40")));
        // The player sits out until buying chips, and must buy more than the debt.
        play(&mut evening, "ante");
        assert!(!evening.dealt().contains(seat(2)));
        play(&mut evening, "deal, 3 open 10, 4 pass, 1 pass, collect");
        assert_eq!(refused(&evening, "2 buy 40"), OwesMore { owes: chips(40) });
        play(&mut evening, "2 buy 100");
        assert_eq!((evening.stack(seat(2)), evening.debt(seat(2))), (chips(60), chips(0)));
        assert_eq!(evening.pot(), chips(40), "the pot is filled up again");
        play(&mut evening, "2 buy 100, ante");
        assert_eq!((evening.stack(seat(2)), evening.pot()), (chips(150), chips(80)));
    }
}

/// The rule of eleven: with four players the lowest card is a seven, with three an eight.
#[test]
fn a_deck_that_changes_is_reported() {
    let mut evening = evening(seed_001(), &[1_000, 1_000, 1_000, 20]);
    let matches = |evening: &_| {
        let change: Option<_> = bottone_hands::italian::Evening::deck_change(evening);
        change.map(|change| {
            [Language::English, Language::Italian].map(|language| deck_change(language, &change))
        })
    };
    assert_eq!(matches(&evening), None, "the first hand has no deck before it");
    play(&mut evening, "ante");
    assert_eq!(matches(&evening), None);
    play(&mut evening, "deal, 1 pass, 2 pass, 3 pass, 4 open 10, 1 see, 2 pass, 3 pass");
    play(&mut evening, "1 served, 4 served");
    play(&mut evening, "4 show, 1 show, award 1, collect");
    assert_eq!(evening.stack(seat(4)), chips(0));
    let out = ["3 players: remove the sevens", "Giocatori: 3. Si tolgono i sette"].map(Into::into);
    assert_eq!(matches(&evening), Some(out.clone()));
    play(&mut evening, "ante");
    assert_eq!(matches(&evening), Some(out), "until the cards are dealt");
    play(&mut evening, "deal");
    assert_eq!(matches(&evening), None);
    play(&mut evening, "2 open 10, 3 pass, 1 pass, collect, 4 buy 500");
    let back = ["4 players: put back the sevens", "Giocatori: 4. Si rimettono i sette"];
    assert_eq!(matches(&evening), Some(back.map(Into::into)));
}

/// A pot of words has no blind opening (seed 001). A player without enough chips is not asked for
/// one.
#[test]
fn blind_openings_are_asked_for_where_there_are_any() {
    let say = |evening: &_| next_step(Language::English, evening, |_| String::new());
    let mut evening = four(seed_001());
    play(&mut evening, "ante");
    assert!(say(&evening).starts_with("Declare blind openings now."), "{}", say(&evening));
    play(&mut evening, "deal, 1 open 10, 2 see, 3 pass, 4 pass, 1 served, 2 served");
    play(&mut evening, "1 parola, 2 parola, equalise, ante");
    assert_eq!(
        say(&evening),
        "No blind openings in a pot of words. Seat 1 deals, one card at a time."
    );
    let mut poor = bottone_rules_support::italian::evening(seed_001(), &[30, 40, 50, 60]);
    play(&mut poor, "ante");
    assert_eq!(say(&poor), "Seat 4 deals, one card at a time.");
}

/// The dealer's current step is separate from the earlier ones, and no step is missing.
#[test]
fn the_next_step_of_the_draw_stands_by_itself() {
    let mut evening = four(seed_001());
    play(&mut evening, "ante, deal, 1 open 10, 2 see, 3 see, 4 pass");
    play(&mut evening, "1 draw 3");
    let give = |number, cards| DrawStep::Give { seat: seat(number), cards };
    assert_eq!(
        (evening.draw().current_steps, evening.draw().earlier_steps),
        (vec![give(1, 3)], vec![])
    );
    play(&mut evening, "2 draw 1");
    assert_eq!(
        (evening.draw().current_steps, evening.draw().earlier_steps),
        (vec![give(2, 1)], vec![give(1, 3)])
    );
    play(&mut evening, "3 draw 4");
    assert_eq!(evening.phase(), Phase::Second);
    assert_eq!(evening.draw().current_steps, [give(3, 3), DrawStep::Burn, give(3, 1)]);
}

/// Two or three shown hands, by seats 1, 2 and 3, and the message about the winner. The shipped
/// Italian book compares flushes by suit first, that of seed 004 by ranks first (rules.md §9.3,
/// 9.5).
#[test]
fn who_wins_is_reported_with_the_hand_and_why() {
    let cases: [(&str, &[&str], &str, &str); 9] = [
        (
            "italian",
            &["KhQdJcTs9d", "KsQhJdTc9h"],
            "Seat 1 wins 140 with straight, king of hearts high; seat 2 has straight, king of spades \
             high: the suit decides, ♥",
            "Il posto 1 vince 140 con",
        ),
        (
            "italian",
            &["AhAdKc9s8d", "QhQdQc9h8h"],
            "Seat 2 wins 140 with three of a kind, queens; seat 1 has pair of aces, king of clubs",
            "tris",
        ),
        ("italian", &["AhAdKc9s8d", "AcAsKd9h7h"], "the higher cards decide", "le carte più alte"),
        ("italian", &["AsKsTs9s7s", "QhJh9h8h7h"], "Seat 2 wins 140", "decide il seme, ♥"),
        ("seed-004", &["AsKsTs9s7s", "QhJh9h8h7h"], "Seat 1 wins 140", "le carte più alte"),
        ("italian", &["As7s8s9sTs", "AhKhQhJhTh"], "Seat 1 wins", "minima batte la massima"),
        ("italian", &["KsQsJsTs9s", "AhKhQhJhTh"], "lowest beats highest", "Il posto 2 vince"),
        (
            "italian",
            &["AsKsQsJsTs", "JdTd9d8d7d", "Ac7c8c9cTc"],
            "all three kinds on the table: suit decides, ♦",
            "minima, media e massima insieme, decide il seme, ♦",
        ),
        ("home", &["AhAdKc9s8d", "AcAsKd9h7h"], "Seat 1 wins", "Il posto 1"),
    ];
    for (book, hands, english, italian) in cases {
        let mut evening = four(shipped(book));
        let stays = |number: usize| if number <= hands.len() { "see" } else { "pass" };
        play(&mut evening, "ante, deal, 1 open 40");
        for number in 2..=4 {
            play(&mut evening, &format!("{number} {}", stays(number)));
        }
        for number in 1..=hands.len() {
            play(&mut evening, &format!("{number} served"));
        }
        play(&mut evening, "1 bet 10");
        for number in 2..=hands.len() {
            play(&mut evening, &format!("{number} see"));
        }
        for (number, hand) in (1..).zip(hands) {
            play(&mut evening, &format!("{number} show {hand}"));
        }
        let rules = evening.start().rules;
        let matches = |language| {
            // Without a request for openers the pot is collected at once.
            let pots = evening.result().map_or_else(|| evening.won(), |ended| ended.won.clone());
            pots.iter().map(|pot| pot_text(language, &rules, pot)).collect::<Vec<_>>().join(" ")
        };
        let found = [Language::English, Language::Italian].map(matches);
        assert!(found[0].contains(english), "{book} {hands:?}: {}", found[0]);
        assert!(found[1].contains(italian), "{book} {hands:?}: {}", found[1]);
        // The result is shown until the next ante, and again while the next hand is played.
        if evening.phase() == Phase::Proof {
            play(&mut evening, "collect");
        }
        let ended = evening.result().unwrap().clone();
        assert_eq!(result_lines(Language::English, &rules, &ended)[0], found[0]);
        play(&mut evening, "ante");
        assert_eq!((evening.result(), evening.previous_result()), (None, Some(&ended)));
    }
}

/// Over random evenings, every key on a button is in the table of keys. Each active key of the
/// table is on some button.
#[test]
fn the_table_of_keys_is_that_of_the_buttons() {
    let mut seen = BTreeSet::new();
    for seed in 0..400 {
        walk(seed, |evening| {
            let view = EveningView::of(Language::English, evening, |_| String::new());
            seen.extend(view.offers.iter().map(|offer| offer.key).filter(|key| *key != ' '));
        });
    }
    let of_buttons = |&cap: &&str| !matches!(cap, "Enter" | UNDO | "1 … 9" | "A … Z 1 … 9");
    let listed = KEYS.iter().map(|(cap, _)| *cap).filter(of_buttons);
    let listed: BTreeSet<char> = listed
        .flat_map(|cap| cap.replace(" … 5", "").replace(' ', "").chars().collect::<Vec<_>>())
        .collect();
    assert_eq!(seen, listed);
}
