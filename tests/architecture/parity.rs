//! The rules for English and Italian texts: the required agreement, and the permitted differences.

use std::collections::{BTreeMap, BTreeSet};

use crate::gaps::Sentence;

/// The gaps needed by the grammar of one language: the form of a noun, the gender of a card.
const GRAMMAR: &[&str] = &["form", "pack", "rank", "suit"];

/// The sentences whose languages have different gaps, with the reason.
const OTHER_GAPS: &[(&str, &str)] = &[
    ("hand-four", "Italian: poker d'assi, with the preposition in the gap"),
    ("hand-full-house", "Italian: full di re, with the preposition in the gap"),
    ("hand-high-card", "Italian names the card with its article"),
    ("hand-three", "Italian: tris d'assi, with the preposition in the gap"),
    ("cli-sound", "Italian has a plural where English says every one"),
    ("log-opened", "Italian has a plural where English says seated 9"),
    ("todo-start-why", "Italian names the row with its article"),
];

/// Words that are the same in both languages; a sentence of only these may be the same too.
///
/// They are poker's own words in acts, streets, money and games; words of the floor; and the
/// Italian game's, which English borrows. Units, words of a file's format, names, and the typed
/// forms of cards and hands follow.
const SAME: [&str; 8] = [
    "add-on all-in ante bb bba bet bring-in buy-in call check dealer flight flop fold misdeal muck pre-flop rebuy river \
     showdown stack string turn",
    "badugi big blind board deck draw game heads-up hi-lo high hold'em limit low nl no no-limit o omaha pl \
     pot pot-limit razz short single small stud triple",
    "bank logo png chip clock day dumping floor menu play shot soft staff time",
    "cash chop icm overlay percentile",
    "buio cip contro-controbuio controbuio invito parola",
    "h min s x",
    "in ron utf bottone lottomatica tda",
    "a ah b c cbr cc d f kd p pb sd",
];

fn is_same(word: &str) -> bool {
    SAME.iter().any(|words| words.split(' ').any(|same| same == word))
}

/// Returns whether this gap belongs to a language's grammar.
pub(crate) fn is_grammar(gap: &str) -> bool {
    GRAMMAR.contains(&gap)
}

/// Returns the words of a sentence, in lower case.
fn words(sentence: &Sentence) -> Vec<String> {
    let text = sentence.texts.join(" ").to_lowercase();
    let words = text.split(|c: char| !(c.is_alphabetic() || c == '-' || c == '\''));
    words.map(|word| word.trim_matches('-').to_owned()).filter(|word| !word.is_empty()).collect()
}

/// Returns the places where these two differ and should not, or agree and should not.
pub(crate) fn faults(name: &str, english: &Sentence, italian: &Sentence) -> Vec<String> {
    let mut faults = Vec::new();
    let other_gaps = OTHER_GAPS.iter().any(|(of, _)| *of == name);
    let plain = |gaps: &BTreeSet<String>| -> BTreeSet<String> {
        gaps.iter().filter(|gap| !is_grammar(gap)).cloned().collect()
    };
    let (of_english, of_italian) = (plain(&english.gaps()), plain(&italian.gaps()));
    if of_english != of_italian && !other_gaps {
        faults.push(format!("{name} has the gaps {of_english:?} and {of_italian:?}"));
    }
    // A noun such as rebuy has one form in Italian, but then the number is written.
    let unwritten = |gaps: &Sentence| &plain(&gaps.choosing) - &gaps.written;
    let one_only = unwritten(english);
    for gap in one_only.symmetric_difference(&unwritten(italian)).filter(|_| !other_gaps) {
        faults.push(format!("{name} chooses by {gap} in one language and writes it in the other"));
    }
    if english.forms_by_name() != italian.forms_by_name() {
        let (english, italian) = (english.forms_by_name(), italian.forms_by_name());
        faults.push(format!("{name} has the forms {english:?} and {italian:?}"));
    }
    if english.same(italian) && !words(english).iter().all(|word| is_same(word)) {
        faults.push(format!("{name} is the same in both languages: {:?}", english.texts));
    }
    faults
}

/// Checks that every exception is needed; others must be removed.
pub(crate) fn every_exception_is_needed(
    english: &BTreeMap<String, Sentence>,
    italian: &BTreeMap<String, Sentence>,
) {
    let same = english.iter().filter(|(name, english)| english.same(&italian[*name]));
    let said: BTreeSet<String> = same.flat_map(|(_, sentence)| words(sentence)).collect();
    for word in SAME.iter().flat_map(|words| words.split(' ')) {
        assert!(said.contains(word), "no sentence is the same for {word}");
    }
    for (name, why) in OTHER_GAPS {
        assert_ne!(english[*name].gaps(), italian[*name].gaps(), "{name}: {why}");
    }
}

/// Returns a character that no sentence may have, if this one has it.
pub(crate) fn wrong_sign(name: &str, sentence: &Sentence) -> Option<&'static str> {
    const SIGNS: [(&str, &str); 6] = [
        ("  ", "two spaces"),
        ("!", "an exclamation mark"),
        ("’", "a curly apostrophe"),
        ("‘", "a curly quotation mark"),
        ("...", "three points for …"),
        (" ,", "a space before a comma"),
    ];
    // Text beside a gap or in another form is not adjacent.
    let whole = sentence.texts.join("\n");
    let found = SIGNS.iter().find(|(sign, _)| whole.contains(sign));
    let found = found.filter(|_| name != "cli-examples").map(|(_, what)| *what);
    let straight = whole.contains('"');
    let curly = whole.contains(['“', '”', '«', '»']);
    // RON input uses straight quotes, and only the `ask` form has any.
    let quotes = (straight && (curly || !name.starts_with("ask-form")))
        .then_some("straight quotation marks");
    found.or(quotes)
}
