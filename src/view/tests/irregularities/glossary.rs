//! The terms of the game, in both directions.

use std::collections::BTreeSet;

use bottone_i18n::Language;
use bottone_view_table::glossary::{WORDS, matching_words};

#[test]
fn every_word_has_a_term_and_a_meaning_in_both_languages() {
    let [english, italian] =
        [Language::English, Language::Italian].map(|language| matching_words(language, ""));
    assert_eq!((english.len(), italian.len()), (WORDS.len(), WORDS.len()));
    for word in english.iter().chain(&italian) {
        assert!(!word.term.is_empty() && !word.foreign_term.is_empty() && !word.meaning.is_empty());
        assert!(!word.term.contains("glossary-"), "{}", word.term);
    }
    let meanings: BTreeSet<&String> = english.iter().map(|word| &word.meaning).collect();
    assert_eq!(meanings.len(), WORDS.len());
}

/// The typed text, and the terms that it finds: English, Italian.
const FINDS: &[(&str, &str, &str)] = &[
    ("bottone", "button", "bottone"),
    ("button", "button", "bottone"),
    ("tallone", "stock", "tallone"),
    ("CIP", "cip, smallest bet", "cip"),
    ("penalita", "penalty", "penalità"),
    ("kick", "kicker", "kicker"),
    ("conguaglio", "difference, balance due", "conguaglio"),
    ("servito", "stands pat", "servito"),
    ("burn", "burn", "bruciata, carta bruciata"),
];

#[test]
fn either_language_finds_the_other() {
    for (typed, english, italian) in FINDS {
        let found = |language| {
            let found = matching_words(language, typed);
            found.into_iter().map(|word| (word.term, word.foreign_term)).collect::<Vec<_>>()
        };
        let is = ((*english).to_owned(), (*italian).to_owned());
        let other = (is.1.clone(), is.0.clone());
        assert!(found(Language::English).contains(&is), "{typed}");
        assert!(found(Language::Italian).contains(&other), "{typed}");
    }
    assert!(matching_words(Language::English, "xyzzy").is_empty());
}

#[test]
fn words_are_sorted_as_the_language_has_them() {
    let first = |language| matching_words(language, "").first().map(|word| word.term.clone());
    assert_eq!(first(Language::English).as_deref(), Some("ace low"));
    assert_eq!(first(Language::Italian).as_deref(), Some("add-on"));
}
