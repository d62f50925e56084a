//! English and Italian: the words of `locales/`, by name and with their numbers.
//!
//! Whoever speaks to people asks here, and says in which language: nothing remembers one.

use std::{borrow::Cow, fmt, io, path::Path, sync::LazyLock};

use fluent_bundle::{
    FluentArgs, FluentResource, FluentValue,
    concurrent::FluentBundle,
    types::{FluentNumber, FluentNumberType},
};
use serde::{Deserialize, Serialize};
use unic_langid::LanguageIdentifier;

use crate::rules::{
    chips::Chips,
    levels::Note,
    money::{Currency, Money},
    seat::{SeatNo, TableNo},
};

/// A language in which Bottone speaks.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
pub enum Language {
    /// English.
    #[default]
    English,
    /// Italian.
    Italian,
}

macro_rules! texts {
    ($folder:literal: $($file:literal)*) => {
        &[$(include_str!(concat!("../locales/", $folder, "/", $file, ".ftl"))),*]
    };
    ($folder:literal) => {
        texts!(
            $folder:
            "hands" "acts" "ruling" "italian" "words" "refusals" "log" "todo"
            "views" "shell" "lock" "screens" "dialogs" "projector" "files" "ask" "cli"
            "table" "push" "hand" "pad" "irregularities" "spoken" "glossary" "button" "pots" "clocks"
            "record" "evening" "chips" "counts" "colour-up" "money" "prizes" "deals" "bounties"
            "payments" "paper" "results" "cash" "points" "tdt"
            "sheets" "cards" "scan" "seats" "counted" "printing" "draw" "wall" "room" "page" "sound"
        )
    };
}

static ENGLISH: LazyLock<FluentBundle<FluentResource>> =
    LazyLock::new(|| bundle(Language::English, "en", texts!("en")));
static ITALIAN: LazyLock<FluentBundle<FluentResource>> =
    LazyLock::new(|| bundle(Language::Italian, "it", texts!("it")));

/// What fills a gap in a sentence, by the gap's name.
pub type Gap<'a> = (&'static str, FluentValue<'a>);

impl Language {
    /// Both.
    pub const ALL: [Self; 2] = [Self::English, Self::Italian];

    /// The first of a person's languages that Bottone speaks, as systems name them: `it-IT`. `C` is a system without
    /// any, and means English, as everything else does that Bottone does not speak.
    pub fn of_system(preferred: impl IntoIterator<Item = impl AsRef<str>>) -> Self {
        let spoken =
            |name: &str| match name.split(|letter: char| !letter.is_ascii_alphabetic()).next() {
                Some("it") => Some(Self::Italian),
                Some("en" | "C" | "POSIX") => Some(Self::English),
                _ => None,
            };
        preferred.into_iter().find_map(|name| spoken(name.as_ref())).unwrap_or(Self::English)
    }

    fn words(self) -> &'static FluentBundle<FluentResource> {
        match self {
            Self::English => &ENGLISH,
            Self::Italian => &ITALIAN,
        }
    }

    /// The sentence of this name in this language, its gaps filled. A name that no file has is
    /// given back as it is, so that it is seen; a test finds it before anybody else does.
    pub fn say(self, name: &str, gaps: &[Gap<'_>]) -> String {
        self.fill(name, &gaps.iter().map(|(gap, value)| (*gap, value.clone())).collect())
    }

    fn fill(self, name: &str, gaps: &FluentArgs<'_>) -> String {
        let words = self.words();
        let Some(pattern) = words.get_message(name).and_then(|message| message.value()) else {
            return name.to_owned();
        };
        let mut faults = Vec::new();
        let said = words.format_pattern(pattern, Some(gaps), &mut faults).into_owned();
        debug_assert!(faults.is_empty(), "{name} in {self:?}: {faults:?}");
        said
    }

    /// The words of this name, which have no gaps.
    pub fn word(self, name: &str) -> String {
        self.say(name, &[])
    }

    /// A number with its thousands apart, like an amount of chips.
    pub fn number(self, number: impl Into<u64>) -> String {
        let digits = number.into().to_string();
        let comma = match self {
            Self::English => ',',
            Self::Italian => '.',
        };
        let mut apart = String::with_capacity(digits.len() * 4 / 3);
        for (left, digit) in (0..digits.len()).rev().zip(digits.chars()) {
            apart.push(digit);
            if left > 0 && left % 3 == 0 {
                apart.push(comma);
            }
        }
        apart
    }

    /// An amount with its thousands apart: `1,400` in English, `1.400` in Italian.
    pub fn chips(self, chips: Chips) -> String {
        self.number(chips.get())
    }

    /// An amount of money with the event's own sign: `€1,400.50` in English, `€1.400,50` in Italian.
    pub fn money(self, money: Money, currency: &Currency) -> String {
        self.of_currency(currency, currency.show(money).to_string())
    }

    /// The same with its cents even when there are none: `€1,400.00`.
    pub fn money_in_full(self, money: Money, currency: &Currency) -> String {
        self.of_currency(currency, currency.show_in_full(money).to_string())
    }

    fn of_currency(self, currency: &Currency, shown: String) -> String {
        match self {
            Self::English => shown,
            Self::Italian => {
                // A sign such as `kr.` has a point of its own.
                let sign = shown.find(&currency.symbol).map_or(0, |at| at + currency.symbol.len());
                let (sign, figure) = shown.split_at(sign);
                let exchange = |letter| match letter {
                    ',' => '.',
                    '.' => ',',
                    other => other,
                };
                format!("{sign}{}", figure.chars().map(exchange).collect::<String>())
            }
        }
    }

    /// What somebody noted, as this language has it.
    pub fn note(self, note: &Note) -> &str {
        match (note, self) {
            (Note::One(text), _)
            | (Note::Each { en: text, .. }, Self::English)
            | (Note::Each { it: text, .. }, Self::Italian) => text,
        }
    }

    /// Does this language have a sentence of this name?
    pub fn has(self, name: &str) -> bool {
        self.words().has_message(name)
    }
}

/// A number that chooses words by its place in an order and not by how many it is.
pub fn in_order(number: u32) -> FluentValue<'static> {
    let mut number = FluentNumber::from(number);
    number.options.r#type = FluentNumberType::Ordinal;
    number.into()
}

/// Something that people are told, in the language of whoever listens.
pub trait Told {
    /// It, in this language.
    fn told(&self, language: Language) -> String;

    /// It, in each language, to be kept in a file.
    fn noted(&self) -> Note {
        Note::Each { en: self.told(Language::English), it: self.told(Language::Italian) }
    }
}

/// Shows these errors in English, as the log has them.
macro_rules! shown_in_english {
    ($($told:ty),* $(,)?) => {$(
        impl std::fmt::Display for $told {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(&$crate::i18n::Told::told(self, $crate::i18n::Language::English))
            }
        }
    )*};
}
pub(crate) use shown_in_english;

/// Tells these by what their `saying` says.
macro_rules! told_by_saying {
    ($($told:ty),* $(,)?) => {
        $(impl $crate::i18n::Told for $told {
            fn told(&self, language: $crate::i18n::Language) -> String {
                self.saying().told(language)
            }
        })*
        $crate::i18n::shown_in_english!($($told),*);
    };
}
pub(crate) use told_by_saying;

/// What is to be said, before it is known in which language.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Saying {
    /// The words of somebody else, which are told as they are: a system's, a library's.
    AsItIs(String),
    /// A sentence of `locales/`: its name, and what fills its gaps.
    Of(Cow<'static, str>, Vec<(Cow<'static, str>, Filling)>),
}

/// What fills a gap, before it is known in which language.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Filling {
    /// Words that are the same in every language.
    Text(String),
    /// A number of something, written as it is: a line, a seat. Sentences may depend on it.
    Number(u64),
    /// How many, with its thousands apart. Sentences may depend on it.
    Count(u64),
    /// An amount, written with its thousands apart.
    Chips(Chips),
    /// Words of `locales/`.
    Saying(Saying),
}

impl Saying {
    /// The sentence of this name.
    pub const fn of(name: &'static str) -> Self {
        Self::Of(Cow::Borrowed(name), Vec::new())
    }

    /// So many of what the sentence `name` counts.
    pub fn count(name: &'static str, count: usize) -> Self {
        Self::of(name).with("count", Filling::Count(count as u64))
    }

    /// With this in one of its gaps.
    #[must_use]
    pub fn with(mut self, gap: &'static str, filling: impl Into<Filling>) -> Self {
        if let Self::Of(_, gaps) = &mut self {
            gaps.push((Cow::Borrowed(gap), filling.into()));
        }
        self
    }

    /// The saying that fills this gap, if one does.
    pub fn filling(self, gap: &str) -> Option<Self> {
        let Self::Of(_, gaps) = self else { return None };
        gaps.into_iter().find_map(|(name, filling)| match filling {
            Filling::Saying(saying) if name == gap => Some(saying),
            _ => None,
        })
    }
}

impl Told for Saying {
    fn told(&self, language: Language) -> String {
        match self {
            Self::AsItIs(words) => words.clone(),
            Self::Of(name, gaps) => {
                let gaps = gaps.iter().map(|(gap, filling)| (&**gap, filling.value(language)));
                language.fill(name, &gaps.collect())
            }
        }
    }
}

shown_in_english!(Saying);

impl Filling {
    fn value(&self, language: Language) -> FluentValue<'_> {
        // Fluent counts in floats, which hold no larger whole number.
        const MOST: u64 = 1 << 53;
        match self {
            Self::Text(text) => text.as_str().into(),
            Self::Number(number) if *number <= MOST => {
                let mut number = FluentNumber::from(*number);
                number.options.use_grouping = false;
                FluentValue::Number(number)
            }
            Self::Number(number) => number.to_string().into(),
            Self::Count(count) if *count <= MOST => (*count).into(),
            Self::Count(count) => language.number(*count).into(),
            Self::Chips(chips) => language.chips(*chips).into(),
            Self::Saying(saying) => saying.told(language).into(),
        }
    }
}

macro_rules! fills {
    ($($from:ty: $value:ident => $filling:expr;)*) => {$(
        impl From<$from> for Filling {
            fn from($value: $from) -> Self {
                $filling
            }
        }
    )*};
}

fills! {
    &str: text => Self::Text(text.to_owned());
    String: text => Self::Text(text);
    fmt::Arguments<'_>: text => Self::Text(text.to_string());
    &Path: path => Self::Text(path.display().to_string());
    &io::Error: error => Self::Saying(error.into());
    u64: number => Self::Number(number);
    u32: number => Self::Number(number.into());
    u16: number => Self::Number(number.into());
    u8: number => Self::Number(number.into());
    usize: number => Self::Number(number as u64);
    SeatNo: seat => Self::Number(seat.get().into());
    TableNo: table => Self::Number(table.get().into());
    Chips: chips => Self::Chips(chips);
    Saying: saying => Self::Saying(saying);
    &Saying: saying => Self::Saying(saying.clone());
}

/// What the system complains of, in words where it is one of the things that happen to files; else in its own.
impl From<&io::Error> for Saying {
    fn from(error: &io::Error) -> Self {
        use io::ErrorKind as Kind;
        // Whoever gave it words of its own means those.
        if error.get_ref().is_some() {
            return Self::AsItIs(error.to_string());
        }
        Self::of(match error.kind() {
            Kind::NotFound => "files-why-missing",
            Kind::PermissionDenied => "files-why-not-allowed",
            Kind::ReadOnlyFilesystem => "files-why-read-only",
            Kind::StorageFull | Kind::QuotaExceeded => "files-why-full",
            Kind::AlreadyExists => "files-why-exists",
            Kind::IsADirectory => "files-why-folder",
            Kind::NotADirectory => "files-why-no-folder",
            Kind::NotSeekable => "files-why-pipe",
            Kind::FileTooLarge => "files-why-too-large",
            _ => return Self::AsItIs(error.to_string()),
        })
    }
}

/// A whole number that fills a gap, with its thousands apart.
fn written(language: Language, value: &FluentValue<'_>) -> Option<String> {
    let FluentValue::Number(number) = value else { return None };
    if !number.options.use_grouping {
        return None;
    }
    let digits = number.as_string().parse::<u64>().ok()?;
    Some(language.number(digits))
}

/// Errors in the files are left to the tests: what could be read is there.
fn bundle(language: Language, code: &str, texts: &[&str]) -> FluentBundle<FluentResource> {
    let plurals: Option<LanguageIdentifier> = code.parse().ok();
    let mut bundle = FluentBundle::new_concurrent(plurals.into_iter().collect());
    bundle.set_use_isolating(false);
    bundle.set_formatter(Some(match language {
        Language::English => |value, _| written(Language::English, value),
        Language::Italian => |value, _| written(Language::Italian, value),
    }));
    for text in texts {
        let resource = FluentResource::try_new((*text).to_owned()).unwrap_or_else(|(read, _)| read);
        bundle.add_resource_overriding(resource);
    }
    bundle
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every text, by language, as it is on the disk.
    const TEXTS: [(Language, &[&str]); 2] =
        [(Language::English, texts!("en")), (Language::Italian, texts!("it"))];

    fn names(texts: &[&str]) -> Vec<String> {
        let names = texts.iter().flat_map(|text| text.lines()).filter_map(|line| {
            let (name, _) = line.split_once(" =")?;
            name.starts_with(|letter: char| letter.is_ascii_lowercase()).then(|| name.to_owned())
        });
        names.collect()
    }

    #[test]
    fn both_languages_have_the_same_sentences_and_each_name_once() {
        let [(_, english), (_, italian)] = TEXTS;
        for (of_one, of_other) in english.iter().zip(italian) {
            let (mut one, mut other) = (names(&[of_one]), names(&[of_other]));
            one.sort();
            other.sort();
            assert_eq!(one, other);
        }
        let mut all = names(english);
        all.sort();
        let twice: Vec<_> = all.windows(2).filter(|pair| pair[0] == pair[1]).collect();
        assert!(twice.is_empty(), "a later file would hide the first: {twice:?}");
    }

    #[test]
    fn a_system_says_which_language_it_speaks() {
        let cases: [(&[&str], Language); 9] = [
            (&[], Language::English),
            (&["it-IT"], Language::Italian),
            (&["it-CH"], Language::Italian),
            (&["it"], Language::Italian),
            (&["en-GB", "it-IT"], Language::English),
            (&["C", "it-IT"], Language::English),
            (&["de-CH", "it-CH", "en"], Language::Italian),
            (&["de-DE"], Language::English),
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
        assert_eq!(twice.to_string(), "table 3, seat 9 is there twice: expected every seat once");
        let italian = "tavolo 3, posto 9 c'è due volte: atteso ogni posto una volta";
        assert_eq!(twice.told(Language::Italian), italian);
        let largest = Saying::of("ask-prize").with("prize", u64::MAX);
        assert_eq!(largest.to_string(), "a prize of 18446744073709551615");
        let chips = Saying::of("ask-chips").with("chips", Chips::new(1_400));
        assert_eq!(chips.told(Language::Italian), "1.400 in fiches");
        assert_eq!(Saying::AsItIs("No space".to_owned()).told(Language::Italian), "No space");
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
        for line in TEXTS.iter().flat_map(|(_, texts)| *texts).flat_map(|text| text.lines()) {
            assert!(!line.contains('’'), "an apostrophe is ': {line}");
            assert!(!line.starts_with('#') || line.starts_with("# "), "a comment is #: {line}");
        }
    }

    /// In casino games one calls; *vedere* is the word of the Italian game.
    #[test]
    fn only_the_italian_game_says_vedere() {
        let [_, (_, [hands, acts, ruling, italian, ..])] = TEXTS else { panic!("four files") };
        for text in [hands, acts, ruling] {
            assert!(!text.contains("vedere") && !text.contains("Vedere"));
        }
        assert!(italian.contains("vedere") && !italian.contains(" call "));
    }

    #[test]
    fn every_text_is_well_formed() {
        for (language, texts) in TEXTS {
            for text in texts {
                let read = FluentResource::try_new((*text).to_owned());
                assert!(read.is_ok(), "{language:?}: {:?}", read.map_err(|(_, errors)| errors));
            }
        }
    }
}
