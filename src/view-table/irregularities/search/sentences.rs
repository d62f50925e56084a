//! Everyday sentences in one language, reduced to the words that count, without endings.

use std::collections::{BTreeMap, BTreeSet};

use bottone_base::{person::fold, typed};
use bottone_i18n::Language;
use rust_stemmers::{Algorithm, Stemmer};

/// The stem of every amount, as its value says nothing about the irregularity.
pub(super) const AMOUNT: &str = "#";

/// A synonym: the words said, and the words read in their place.
struct Synonym {
    words: Vec<String>,
    replacement: Vec<String>,
}

/// The rules for reading sentences in one language.
pub(super) struct SentenceRules {
    stemmer: Stemmer,
    /// Words without weight: "the", "he", "has".
    small: BTreeSet<String>,
    /// The synonyms by the first word said, the longest first.
    same: BTreeMap<String, Vec<Synonym>>,
}

impl SentenceRules {
    pub(super) fn of(language: Language) -> Self {
        let algorithm = match language.code() {
            "da" => Algorithm::Danish,
            "de" => Algorithm::German,
            "es" => Algorithm::Spanish,
            "fr" => Algorithm::French,
            "it" => Algorithm::Italian,
            "nl" => Algorithm::Dutch,
            "pt" => Algorithm::Portuguese,
            _ => Algorithm::English,
        };
        let mut same: BTreeMap<String, Vec<Synonym>> = BTreeMap::new();
        for line in language.word("spoken-same").lines() {
            let mut family = line.split(',').map(words);
            let Some(replacement) = family.next() else { continue };
            for said in family {
                let Some(first) = said.first().cloned() else { continue };
                same.entry(first)
                    .or_default()
                    .push(Synonym { words: said, replacement: replacement.clone() });
            }
        }
        for begun in same.values_mut() {
            begun.sort_by_key(|same| std::cmp::Reverse(same.words.len()));
        }
        let small = words(&language.word("spoken-small")).into_iter().collect();
        Self { stemmer: Stemmer::create(algorithm), small, same }
    }

    /// Returns the stems of the words that count, each once.
    pub(super) fn stems(&self, sentence: &str) -> Vec<String> {
        let mut stems: Vec<String> = Vec::new();
        for word in self.normalize(&words(sentence)) {
            let stem = match word {
                word if self.small.contains(word) => continue,
                word if is_amount(word) => AMOUNT.to_owned(),
                word => self.stemmer.stem(word).into_owned(),
            };
            if !stems.contains(&stem) {
                stems.push(stem);
            }
        }
        stems
    }

    /// Replaces synonyms by a single word.
    fn normalize<'a>(&'a self, said: &'a [String]) -> Vec<&'a str> {
        let mut replacement: Vec<&str> = Vec::with_capacity(said.len());
        let mut rest = said;
        while let [first, after @ ..] = rest {
            let here = self.same.get(first).into_iter().flatten();
            let same = here.into_iter().find(|same| rest.starts_with(&same.words));
            if let Some(same) = same {
                replacement.extend(same.replacement.iter().map(String::as_str));
                rest = rest.get(same.words.len()..).unwrap_or_default();
            } else {
                replacement.push(first);
                rest = after;
            }
        }
        replacement
    }
}

/// Splits a text into words for comparing. An apostrophe splits words: "l'asso", "didn't".
pub(super) fn words(text: &str) -> Vec<String> {
    let apart = text.replace(['\'', '’', '‘', '`'], " ");
    fold(&apart).split(' ').filter(|word| !word.is_empty()).map(str::to_owned).collect()
}

/// Returns whether a word is an amount, not a number of cards or players: "600", "5k", "8mila".
fn is_amount(word: &str) -> bool {
    typed::read(word).is_some_and(|chips| chips.get() > 99)
}
