//! Tests of `src/view/table/deck.rs`.

use bottone_i18n::Language;
use bottone_rules::italian::ItalianRules;
use bottone_view_table::deck::deck_text;

/// Each case is from rules.md §9.1: players, cards, the lowest rank.
#[test]
fn the_rule_of_eleven_is_reported() {
    let rules = ItalianRules::default();
    for (players, cards, lowest) in [(2, 24, 9), (4, 32, 7), (5, 36, 6), (8, 48, 3)] {
        let text = deck_text(Language::English, &rules, players);
        assert_eq!(text, format!("{cards} cards, from the {lowest} to the ace"));
    }
}
