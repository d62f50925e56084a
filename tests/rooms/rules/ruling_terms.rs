//! Tests of `src/rules/ruling/terms.rs`.

use bottone::rules::{
    chips::Chips,
    ruling::{Said, terms::said},
};

#[test]
fn the_words_of_the_table_are_understood_in_both_languages() {
    let chips = Chips::new;
    let cases = [
        ("vedo", true, Some(Said::Call)),
        ("Rilancio!", true, Some(Said::Raise)),
        ("rilancio a 1.200", true, Some(Said::RaiseTo(chips(1_200)))),
        ("rilancio a mille", true, Some(Said::RaiseTo(chips(1_000)))),
        ("raise to a thousand", true, Some(Said::RaiseTo(chips(1_000)))),
        ("raise, eight thousand", true, Some(Said::RaiseTo(chips(8_000)))),
        ("fourteen hundred", true, Some(Said::Amount(chips(1_400)))),
        ("I bet five hundred", false, Some(Said::Bet(chips(500)))),
        ("punto duemilacinquecento", false, Some(Said::Bet(chips(2_500)))),
        ("passo", true, Some(Said::Fold)),
        ("passo", false, Some(Said::Check)),
        ("passo parola", false, Some(Said::Check)),
        ("non vedo", true, Some(Said::Fold)),
        ("All in", true, Some(Said::AllIn)),
        ("resti", true, Some(Said::AllIn)),
        ("piatto", true, Some(Said::Pot)),
        ("apro di piatto", false, Some(Said::Pot)),
        ("cip", false, Some(Said::Bet(chips(100)))),
        ("I bet the pot", false, Some(Said::Pot)),
        ("rilancio i resti", true, Some(Said::AllIn)),
        ("call five", true, Some(Said::Call)),
        ("io vedo", true, Some(Said::Call)),
        ("call raise", true, None),
        ("five", false, None),
        ("Call, please.", true, Some(Said::Call)),
        ("raise,two and a half thousand", true, Some(Said::RaiseTo(chips(2_500)))),
        ("half a million", true, Some(Said::Amount(chips(500_000)))),
        ("un milione e mezzo", true, Some(Said::Amount(chips(1_500_000)))),
        ("rilancio duemila, per favore", true, Some(Said::RaiseTo(chips(2_000)))),
        ("half the pot", true, None),
        ("two and a half", true, None),
        ("raise two five", true, None),
        ("ciao", true, None),
        ("", true, None),
    ];
    for (words, faces_bet, meaning) in cases {
        assert_eq!(said(words, faces_bet, chips(100)), meaning, "{words}");
    }
}
