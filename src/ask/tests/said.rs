//! The meaning of players' words over a bet of 4,000: the least raise is to 7,000, the pot 12,000.

use crate::answer;

/// Returns the answer to these words, up to the total.
fn heard(words: &str) -> String {
    let answered = answer(&format!(
        r#"Ruling((rules: "tda-2024", betting: NoLimit, big_blind: 1000, bet: 4000, raise: 3000, pot: 12000, push: [], said: Unclear("{words}"), live: 5))"#
    ));
    answered.split(",add:").next().unwrap_or_default().to_owned()
}

/// (words, action, total)
const SAID: &[(&str, &str, u64)] = &[
    ("a raise to ten thousand", "Raise", 10_000),
    ("three-bet to twelve thousand", "Raise", 12_000),
    ("one raise, ten thousand", "Raise", 10_000),
    ("two five thousand chips", "Raise", 10_000),
    ("un rilancio a diecimila", "Raise", 10_000),
    ("a raise", "Raise", 7_000),
    ("raise six", "Raise", 7_000),
    ("six thousand more", "Raise", 10_000),
    ("six thousand on top", "Raise", 10_000),
    ("another six thousand", "Raise", 10_000),
    ("altri seimila", "Raise", 10_000),
    ("six on top", "Raise", 10_000),
    ("minimum raise", "Raise", 7_000),
    ("rilancio minimo", "Raise", 7_000),
    ("double it", "Raise", 8_000),
    ("il doppio", "Raise", 8_000),
    ("1.2 million", "Raise", 1_200_000),
    ("12 000", "Raise", 12_000),
    ("ok, twelve thousand", "Raise", 12_000),
    ("rilancio di seimila", "Raise", 10_000),
    ("rilancio seimila", "Raise", 7_000),
    ("re-raise", "Raise", 7_000),
    ("three-bet", "Raise", 7_000),
    ("a call", "Call", 4_000),
    // A silent push of this amount: 2,000 is half a raise or more, 1,000 is less.
    ("six", "Raise", 7_000),
    ("five", "Call", 4_000),
];

#[test]
fn what_players_say_is_what_it_means() {
    for (words, action, total) in SAID {
        assert_eq!(heard(words), format!("Ruling((action:{action},total:{total}"), "{words}");
    }
    for words in ["shove", "resto", "vado all in", "all in", "il resto", "I'm all in"] {
        assert!(heard(words).starts_with("Ruling((action:AllIn,"), "{words}: {}", heard(words));
    }
}

#[test]
fn what_is_not_understood_says_so() {
    for words in ["fiddlesticks", "raise to fiddlesticks", "two thousand to five thousand"] {
        let answered = heard(words);
        assert!(answered.contains("expected an action or an amount as it is said"), "{answered}");
    }
}

/// A meaning below the bet is a call not counted out: a call is among the choices.
#[test]
fn a_meaning_below_the_bet_is_a_call() {
    let answered = answer(
        r#"Ruling((rules: "tda-2024", betting: NoLimit, big_blind: 1000, bet: 8000, raise: 6000, pot: 20000, push: [], said: Unclear("six"), live: 5))"#,
    );
    assert!(answered.contains("choice:[(action:Call,total:8000,"), "{answered}");
}
