//! Checks that every complete language has the same well-formed sentences.

use bottone_base::{
    chips::Chips,
    money::{Currency, Money},
};
use fluent_bundle::FluentResource;
use fluent_syntax::ast::Entry;

use super::{Language, Saying, ToText as _, language::names_in};

fn names(texts: &[&'static str]) -> Vec<String> {
    texts.iter().flat_map(|text| names_in(text)).map(str::to_owned).collect()
}

#[test]
fn languages_have_the_same_sentences_and_each_name_once() {
    let english = Language::English.files();
    for language in Language::complete() {
        for (of_one, of_other) in english.iter().zip(language.files()) {
            let (mut one, mut other) = (names(&[of_one]), names(&[of_other]));
            one.sort();
            other.sort();
            assert_eq!(one, other, "{language:?}");
        }
    }
    let mut all = names(english);
    all.sort();
    let twice: Vec<_> = all.windows(2).filter(|pair| pair[0] == pair[1]).collect();
    assert!(twice.is_empty(), "a later file would hide the first: {twice:?}");
}

#[test]
fn a_file_of_a_language_that_is_not_complete_has_sentences_of_the_english_one() {
    let english = names(Language::English.files());
    for language in Language::ALL {
        for name in names(language.files()) {
            assert!(english.contains(&name), "{language:?} says {name}, and nobody asks for it");
        }
        assert!(language.has_sentence("language-name"), "{language:?}");
        assert!(
            !language.name().is_empty() && Language::of_code(language.code()) == Some(language)
        );
    }
    assert_eq!(Language::Spanish.word("cli-check"), Language::English.word("cli-check"));
    assert_eq!(Language::Spanish.word("no such name"), "no such name");
}

/// From an incomplete language the search once ran without end, and the window froze.
#[test]
fn every_complete_language_comes_after_every_other() {
    for first in Language::ALL {
        let mut met = vec![first.next()];
        while let Some(next) = met.last().map(|last| last.next()).filter(|next| *next != met[0]) {
            met.push(next);
        }
        assert_eq!(met.len(), Language::complete().count(), "{first:?}");
        assert!(met.into_iter().all(Language::is_complete));
    }
}

#[test]
fn a_system_says_which_language_it_speaks() {
    let cases: [(&[&str], Language); 10] = [
        (&[], Language::English),
        (&["it-IT"], Language::Italian),
        (&["it-CH"], Language::Italian),
        (&["it"], Language::Italian),
        (&["en-GB", "it-IT"], Language::English),
        (&["C", "it-IT"], Language::English),
        (&["de-CH", "it-CH", "en"], Language::Italian),
        (&["de-DE"], Language::English),
        // The floor's words do not exist in Spanish.
        (&["es-ES", "it-IT"], Language::Italian),
        (&["itl-XX"], Language::English),
    ];
    for (settings, language) in cases {
        assert_eq!(Language::of_system(settings.iter().copied()), language, "{settings:?}");
    }
}

#[test]
fn what_is_to_be_said_waits_for_its_language() {
    let card = Saying::of("ask-place").with("table", 3_u8).with("seat", 9_u8);
    let twice = Saying::of("ask-place-twice").with("place", card);
    assert_eq!(twice.to_string(), "table 3, seat 9 appears twice: expected every seat once");
    let italian = "tavolo 3, posto 9 compare due volte: atteso ogni posto una volta";
    assert_eq!(twice.to_text(Language::Italian), italian);
    let largest = Saying::of("ask-prize").with("prize", u64::MAX);
    assert_eq!(largest.to_string(), "a prize of 18446744073709551615");
    let chips = Saying::of("ask-chips").with("chips", Chips::new(1_400));
    assert_eq!(chips.to_text(Language::Italian), "1.400 in fiches");
    assert_eq!(Saying::AsItIs("No space".to_owned()).to_text(Language::Italian), "No space");
}

#[test]
fn amounts_have_their_thousands_apart() {
    let said = |language: Language| language.chips(Chips::new(1_234_500));
    assert_eq!(said(Language::English), "1,234,500");
    assert_eq!(said(Language::Italian), "1.234.500");
}

#[test]
fn money_keeps_its_sign_and_takes_the_separators() {
    let currency = |symbol: &str| Currency { symbol: symbol.to_owned(), decimals: 2 };
    let cases = [
        ("€", 123_456_700, "€1,234,567", "€1.234.567"),
        ("€", 750, "€7.50", "€7,50"),
        ("€", -123_450, "−€1,234.50", "−€1.234,50"),
        ("kr. ", 140_050, "kr. 1,400.50", "kr. 1.400,50"),
        ("", 140_050, "1,400.50", "1.400,50"),
    ];
    for (symbol, minor, english, italian) in cases {
        let (money, currency) = (Money::from_minor(minor), currency(symbol));
        assert_eq!(Language::English.money(money, &currency), english);
        assert_eq!(Language::Italian.money(money, &currency), italian);
    }
}

#[test]
fn a_number_in_a_gap_has_its_thousands_apart_and_chooses_the_plural() {
    let cases = [
        (Language::English, 1, "1 player"),
        (Language::English, 1_400, "1,400 players"),
        (Language::Italian, 1, "1 giocatore"),
        (Language::Italian, 1_400, "1.400 giocatori"),
        (Language::Italian, 1_000_000, "1.000.000 giocatori"),
    ];
    for (language, count, text) in cases {
        assert_eq!(language.say("count-players", &[("count", count.into())]), text);
    }
}

#[test]
fn every_text_has_the_same_signs() {
    let texts = Language::ALL.into_iter().flat_map(Language::files);
    for line in texts.flat_map(|text| text.lines()) {
        assert!(!line.contains('’'), "an apostrophe is ': {line}");
        assert!(!line.starts_with('#') || line.starts_with("# "), "a comment is #: {line}");
    }
}

/// Casino games use the word *call*; *vedere* belongs to the Italian game.
#[test]
fn only_the_italian_game_says_vedere() {
    let [_, hands, acts, ruling, italian, ..] = Language::Italian.files() else {
        panic!("four files")
    };
    for text in [hands, acts, ruling] {
        assert!(!text.contains("vedere") && !text.contains("Vedere"));
    }
    assert!(italian.contains("vedere") && !italian.contains(" call "));
}

#[test]
fn every_text_is_well_formed() {
    for language in Language::ALL {
        for text in language.files() {
            let read = match FluentResource::try_new((*text).to_owned()) {
                Ok(read) => read,
                Err((_, errors)) => panic!("{language:?}: {errors:?}"),
            };
            // The names used for lookup must be those that Fluent reads.
            let read = read.entries().filter_map(|entry| match entry {
                Entry::Message(message) => Some(message.id.name),
                _ => None,
            });
            assert!(read.eq(names_in(text)), "{language:?}");
        }
    }
}

/// A shortened name ends with a full stop, and so may the sentence: one is enough.
#[test]
fn a_sentence_that_ends_with_a_name_cut_short_has_one_full_stop() {
    let same = |who: &str| Language::English.say("network-open-same", &[("who", who.into())]);
    assert_eq!(
        same("Ann is selling to Fabbri, F."),
        "Open elsewhere: Ann is selling to Fabbri, F."
    );
    assert_eq!(same("Ann is selling to Fabbri"), "Open elsewhere: Ann is selling to Fabbri.");
    assert_eq!(same("and so on..."), "Open elsewhere: and so on....", "what is no abbreviation");
}
