//! Every point on which rule books differ is a switch. The points are numbered as in the project's
//! brief of the rules; a switch that disappears fails here.

use std::collections::BTreeSet;

use bottone_rules_support::{profiles::rulebook, switches::POINTS};

/// Sections in which the books agree after all: (section, reason for not having a switch).
pub(crate) const NO_SWITCH: &[(&str, &str)] = &[
    ("3.2", "the Italian words are understood whatever the book; the game says what passo means"),
    ("3.30-13", "only the TDA and the WSOP speak of the pot in no-limit, and they agree"),
    ("9.9-3", "one guide speaks and the other agrees: the highest side card"),
];

/// Every section of the brief with the mark of a disagreement.
const MARKED: &[&str] = &[
    "1.4", "1.5", "1.7", "1.8", "1.9", "2.5", "2.6", "2.7", "2.8", "3.1", "3.2", "3.5", "3.7",
    "3.8", "3.10", "3.11", "3.12", "3.13", "3.15", "3.17", "3.18", "3.28", "4.4", "4.5", "5.2",
    "6.2", "6.4", "9.3", "9.4", "9.6", "9.7", "9.8",
];

#[test]
fn every_disagreement_has_its_switch() {
    let rules = serde_json::to_value(rulebook("tda-2024")).unwrap();
    for (section, point, switches) in POINTS {
        assert!(!switches.is_empty(), "{section} {point}");
        for switch in *switches {
            let path = format!("/{}", switch.replace('.', "/"));
            assert!(rules.pointer(&path).is_some(), "{section} {point}: no switch {switch}");
        }
    }
    let rows = |list: &'static str, count: usize| (1..=count).map(move |n| format!("{list}-{n}"));
    let wanted = MARKED.iter().map(ToString::to_string);
    for section in wanted.chain(rows("3.30", 15)).chain(rows("9.9", 17)) {
        let switched = POINTS.iter().any(|(at, ..)| *at == section);
        let explained = NO_SWITCH.iter().any(|(at, _)| *at == section);
        assert!(switched != explained, "{section}: switched {switched}, explained {explained}");
    }
}

/// The switches that all shipped rule books set to the same value. Only sources without a profile,
/// or houses, set another. On every other point the shipped ones differ.
#[test]
fn the_shipped_ones_differ_where_their_books_do() {
    let profiles = ["tda-2024", "tda-2026", "wsop-2026", "roberts", "italian", "seed-004", "home"];
    let all: Vec<_> =
        profiles.iter().map(|id| serde_json::to_value(rulebook(id)).unwrap()).collect();
    let same: BTreeSet<&str> = POINTS
        .iter()
        .flat_map(|(.., switches)| switches.iter().copied())
        .filter(|switch| {
            let path = format!("/{}", switch.replace('.', "/"));
            all.iter().all(|rules| rules.pointer(&path) == all[0].pointer(&path))
        })
        .collect();
    let alike = [
        "antes.dead_button",
        "betting.half_bet",
        "betting.pot_antes",
        "bubble.hand_for_hand",
        "chip_race.rescue",
        "chip_race.starts",
        "disputes.in_break",
        "italian.dealer_after_no_opening",
        "italian.deck",
        "italian.opener_discards",
        "italian.openers",
        "italian.pot_of_raise",
        "italian.suits",
        "italian.ties",
        "shot_clock",
        "showdown.awards",
        "showdown.both_ways",
        "showdown.odd_chips",
        "showdown.order",
    ];
    assert_eq!(same.into_iter().collect::<Vec<_>>(), alike);
}
