//! Answers by table: the question, the answer, and the rule for it.

use bottone_i18n::Language;

use crate::irregularities::answer;

/// (entry, answers, book, verdict, cites)
const CASES: &[(&str, &str, &str, &str, &[&str])] = &[
    ("first-card", "", "TDA 2024", "Misdeal", &["TDA 35-A"]),
    (
        "first-card",
        "stage=after",
        "TDA 2024",
        "No misdeal: the hand goes on",
        &["TDA 35-D", "TDA 36"],
    ),
    ("boxed-card", "boxed=one", "TDA 2024", "No misdeal: the hand goes on", &["TDA 35-A"]),
    ("boxed-card", "boxed=two", "TDA 2026", "Misdeal", &["TDA 2026 37-A"]),
    ("four-card-flop", "", "TDA 2024", "No misdeal: the hand goes on", &["TDA 39-A"]),
    ("four-card-flop", "", "WSOP 2026", "No misdeal: the hand goes on", &["WSOP T89"]),
    ("no-burn", "", "TDA 2024", "No misdeal: the hand goes on", &["TDA 39-B"]),
    (
        "two-burns",
        "",
        "TDA 2026",
        "One burn per street: call the floor",
        &["TDA 2026 40", "TDA 2026 1"],
    ),
    ("premature-turn", "", "TDA 2024", "No misdeal: the hand goes on", &["TDA RP-5"]),
    ("fouled-deck", "stage=after", "TDA 2024", "The hand is void", &["TDA 35-E"]),
    (
        "dealer-exposes",
        "exposed=stud",
        "TDA 2024",
        "No misdeal: the hand goes on",
        &["TDA RP-10-A", "TDA 35-A"],
    ),
    ("dealer-exposes", "exposed=stud", "WSOP 2026", "Misdeal", &["WSOP T88"]),
    (
        "dealer-exposes",
        "exposed=stud, stage=after",
        "WSOP 2026",
        "No misdeal: the hand goes on",
        &["WSOP T88"],
    ),
    (
        "short-deck",
        "",
        "TDA 2024",
        "The floor decides: house rules say whether the deck is fouled",
        &["TDA 35-E", "TDA 1"],
    ),
    ("killed-winner", "tabled=no", "WSOP 2026", "The hand is dead", &["WSOP T91"]),
    (
        "asks-for-the-clock",
        "",
        "Robert's Rules",
        "Players who were dealt in may ask, after 120 seconds",
        &["RRP"],
    ),
    ("clock-runs-out", "faces=nothing", "Robert's Rules", "The hand is dead", &["RRP"]),
    (
        "what-opens",
        "",
        "Italian",
        "A pair of jacks, or four in sequence of one suit without the ace",
        &["Seed 000"],
    ),
    (
        "what-opens",
        "",
        "Home game",
        "A pair of jacks, or four to a straight flush that one of two cards completes",
        &["Seed 001"],
    ),
    ("opening-amount", "", "Italian", "At least the cip, at most the pot", &["Seed 001"]),
    (
        "no-opening",
        "",
        "Italian",
        "Everyone antes again, the deal passes left",
        &["Seed 001", "Seed 000"],
    ),
    ("no-opening", "", "Home game", "Everyone antes again, the deal passes left", &["Seed 001"]),
    ("out-of-turn", "meanwhile=passive", "TDA 2024", "It stands", &["TDA 53"]),
    (
        "out-of-turn",
        "meanwhile=raise, bet=300, new-bet=600",
        "TDA 2024",
        "It comes back: call 600, raise to 900 or more, or fold",
        &["TDA 53"],
    ),
    (
        "out-of-turn",
        "did=check, meanwhile=raise, round=two, bet=0, new-bet=600",
        "WSOP 2026",
        "It comes back: call 600 or fold, no raise",
        &["WSOP glossary"],
    ),
    (
        "skipped",
        "",
        "TDA 2024",
        "The floor decides: the hand may check, call or fold, or the hand is dead",
        &["TDA 53-B", "TDA 36"],
    ),
    (
        "too-small",
        "bet=600, last-raise=600, made=1000",
        "TDA 2024",
        "It becomes 1,200 for everyone",
        &["TDA 52-A"],
    ),
    (
        "too-small",
        "noticed=later, bet=600, last-raise=600, made=1000",
        "TDA 2024",
        "It stands as it was made",
        &["TDA 52-A"],
    ),
    (
        "pot-miscounted",
        "stage=after, most=10500, made=9500",
        "TDA 2024",
        "It stands as it was made",
        &["TDA 52-B", "TDA 36"],
    ),
    (
        "accepted",
        "bet=12400, called=11000, behind=9000",
        "TDA 2024",
        "The call is 12,400: ask for 1,400 more",
        &["TDA 49"],
    ),
    ("penalty", "rounds=2", "TDA 2024", "18 hands missed", &["TDA 71"]),
    ("penalty", "rounds=5", "WSOP 2026", "4 rounds at most", &["WSOP T114"]),
    ("clock-runs-out", "faces=nothing", "TDA 2024", "The player has checked", &["TDA 29"]),
    ("clock-runs-out", "faces=nothing", "WSOP 2026", "The hand is dead", &["WSOP T80"]),
    ("one-chip", "", "WSOP 2026", "A call", &["WSOP T97"]),
    ("string-bet", "", "TDA 2024", "Only the first motion counts", &["TDA 56", "TDA 42"]),
    ("hidden-chips", "", "WSOP 2026", "It is not paid", &["WSOP T105", "WSOP T104"]),
    ("absent", "", "TDA 2024", "Hand killed, blinds and antes stay", &["TDA 30"]),
    ("absent", "", "Italian", "The hand is folded in turn", &["Seed 000"]),
    ("last-hands", "", "TDA 2024", "A card is drawn for the number of hands", &["WSOP T125"]),
    ("false-opening", "", "Italian", "Everyone takes their stakes back", &["Seed 001"]),
    ("asks-to-see", "", "TDA 2024", "The player may see it", &["TDA 18"]),
    (
        "asks-to-see",
        "who-asks=threw-in",
        "TDA 2024",
        "No: the player gave up their own cards",
        &["TDA 18"],
    ),
    ("asks-to-see", "who-asks=other", "Robert's Rules", "The player may see it", &["TDA 18"]),
    (
        "killed-winner",
        "tabled=no",
        "TDA 2026",
        "The hand is dead",
        &["TDA 2026 67-A", "TDA 2026 16-B"],
    ),
    (
        "dodged-blinds",
        "",
        "WSOP 2026",
        "Both blinds, the big blind ante and one round",
        &["WSOP T86"],
    ),
    ("short-ante", "", "Italian", "The ante first, then the blind", &["Seed 000"]),
];

#[test]
fn cases_are_answered_with_their_rules() {
    for (id, answers, book, verdict, cites) in CASES {
        let answered = answer(Language::English, id, answers, book);
        assert_eq!(answered.verdict, *verdict, "{id} {answers} under {book}");
        assert_eq!(answered.cites, *cites, "{id} {answers} under {book}");
    }
}

#[test]
fn where_books_differ_the_answer_says_how() {
    // Books with the same answer share one line.
    for (language, entry, facts, says) in [
        (Language::English, "dealer-exposes", "exposed=stud", ": Misdeal"),
        (Language::Italian, "clock-runs-out", "faces=nothing", ": La mano è morta"),
    ] {
        let answered = answer(language, entry, facts, "TDA 2024").elsewhere;
        let of_wsop: Vec<_> = answered.iter().filter(|line| line.contains("WSOP 2026")).collect();
        assert!(of_wsop.len() == 1 && of_wsop[0].ends_with(says), "{answered:?}");
    }
    let answered = answer(Language::English, "four-card-flop", "", "TDA 2024");
    assert_eq!(answered.elsewhere, ["Robert's Rules: Leave the burn card where it is."]);
    let answered = answer(Language::English, "dropped-stub", "", "TDA 2024");
    assert!(answered.elsewhere.is_empty(), "{:?}", answered.elsewhere);
}

#[test]
fn a_skipped_players_turn_leaves_the_chips_behind_him_for_the_rule_on_turns() {
    // Section 3.18: an action out of turn binds if the action before it changes nothing.
    for (language, step) in [
        (Language::English, "Leave the chips of the players behind where they are."),
        (Language::Italian, "Lascia dove sono le fiches di chi è dietro di lui."),
    ] {
        let answered = answer(language, "skipped", "behind=little", "TDA 2024");
        assert_eq!(answered.steps.first().map(String::as_str), Some(step));
    }
}

#[test]
fn a_silent_book_is_said_to_be_silent() {
    let answered = answer(Language::English, "last-hands", "", "TDA 2024");
    assert!(answered.silent.starts_with("TDA 2024 does not cover"), "{}", answered.silent);
    let answered = answer(Language::English, "last-hands", "", "WSOP 2026");
    assert_eq!(answered.silent, "");
    let answered = answer(Language::English, "splashed", "", "TDA 2024");
    assert!(
        answered.cites.is_empty() && answered.silent.starts_with("No rule book"),
        "{}",
        answered.silent
    );
}
