//! The languages of Bottone, with their names and their forms of numbers and amounts.

use std::{collections::BTreeMap, sync::OnceLock};

use bottone_base::{
    chips::Chips,
    money::{Currency, Money},
    note::Note,
};
use fluent_bundle::{FluentArgs, FluentResource, FluentValue, concurrent::FluentBundle};
use serde::{Deserialize, Serialize};
use unic_langid::LanguageIdentifier;

use super::{Gap, pseudo};

/// The files of a language in `locales/`: all files if it is complete, else only those it has.
macro_rules! files {
    ($code:literal) => {
        files!(
            $code
            "language" "hands" "acts" "ruling" "italian" "house" "today" "words" "refusals" "log" "late" "todo"
            "views" "shell" "find" "lock" "screens" "dialogs" "projector" "files" "ask" "cli"
            "table" "push" "hand" "pad" "irregularities" "spoken" "glossary" "button" "pots" "clocks"
            "record" "evening" "chips" "counts" "colour-up" "money" "prizes" "board" "deals" "bounties"
            "payments" "items" "paper" "results" "cash" "points" "tdt" "maker" "shelf"
             "start" "forecast" "fairness" "sheets" "cards" "scan" "seats" "waiting" "tickets" "drawers" "bags" "flights" "counted" "printing" "draw" "witness" "wall" "room" "page" "network" "phones" "staff" "sound"
        )
    };
    ($code:literal $($file:literal)+) => {
        &[$(include_str!(concat!("../../locales/", $code, "/", $file, ".ftl"))),*]
    };
}

macro_rules! languages {
    ($($(#[$about:meta])* $name:ident: $code:literal $($file:literal)*;)*) => {
        /// A language of Bottone.
        #[derive(
            Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
        )]
        pub enum Language {
            $($(#[$about])* $name,)*
        }

        impl Language {
            /// All languages.
            pub const ALL: [Self; [$($code),*].len()] = [$(Self::$name),*];

            /// Returns the code used by systems, browsers and folders: `en`.
            pub const fn code(self) -> &'static str {
                match self {
                    $(Self::$name => $code,)*
                }
            }

            /// Returns its files on the disk.
            pub(super) const fn files(self) -> &'static [&'static str] {
                match self {
                    $(Self::$name => files!($code $($file)*),)*
                }
            }

            /// Makes `sentences` format the numbers in their gaps for this language.
            fn format_numbers(self, sentences: &mut FluentBundle<FluentResource>) {
                match self {
                    $(Self::$name => {
                        sentences.set_formatter(Some(|value, _| written(Self::$name, value)));
                    })*
                }
            }
        }
    };
}

// A line for each language, in the order of the menu. An incomplete language lists its files;
// missing sentences are in English.
languages! {
    /// English.
    #[default]
    English: "en";
    /// Italian.
    Italian: "it";
    /// Spanish, for what players see: on the walls and on their phones.
    Spanish: "es" "language" "today" "words" "views" "projector" "prizes" "deals" "wall" "page" "sound";
}

/// The content of a language.
struct Sentences {
    /// The file of each sentence, by index.
    files: BTreeMap<&'static str, usize>,
    /// The sentences of each file, parsed when one of them is first used. Most files belong to
    /// screens not in use, and parsed sentences take twenty times the memory of their text.
    bundles: Vec<OnceLock<FluentBundle<FluentResource>>>,
    /// The thousands separator.
    thousands: char,
    /// The decimal sign.
    decimal: char,
    /// The separator of cells in spreadsheets.
    list: char,
}

impl Sentences {
    fn of(language: Language) -> Self {
        let texts = language.files();
        let names = texts
            .iter()
            .enumerate()
            .flat_map(|(file, text)| names_in(text).map(move |name| (name, file)));
        let mut words = Self {
            files: names.collect(),
            bundles: texts.iter().map(|_| OnceLock::new()).collect(),
            thousands: ',',
            decimal: ',',
            list: ',',
        };
        let sign = |name| {
            let said = words.fill(name, &FluentArgs::new(), language);
            said.and_then(|said| said.chars().next()).unwrap_or(',')
        };
        [words.thousands, words.decimal, words.list] =
            ["language-thousands", "language-decimal", "language-list"].map(sign);
        words
    }

    /// Returns the sentences of the file that contains this one.
    fn sentences(&self, name: &str, language: Language) -> Option<&FluentBundle<FluentResource>> {
        let file = *self.files.get(name)?;
        let read = || sentences(language, language.files().get(file).copied().unwrap_or_default());
        Some(self.bundles.get(file)?.get_or_init(read))
    }

    fn fill(&self, name: &str, gaps: &FluentArgs<'_>, language: Language) -> Option<String> {
        let sentences = self.sentences(name, language)?;
        let pattern = sentences.get_message(name)?.value()?;
        let mut errors = Vec::new();
        let said = sentences.format_pattern(pattern, Some(gaps), &mut errors).into_owned();
        debug_assert!(errors.is_empty(), "{name} in {language:?}: {errors:?}");
        Some(without_double_stop(said, gaps))
    }
}

/// Removes a double full stop, if the sentence ends with a filling such as "Fabbri, F.".
fn without_double_stop(said: String, gaps: &FluentArgs<'_>) -> String {
    if !said.contains("..") {
        return said;
    }
    let abbreviated = gaps.iter().filter_map(|(_, value)| match value {
        FluentValue::String(text) if text.ends_with('.') && !text.ends_with("..") => Some(text),
        _ => None,
    });
    abbreviated.fold(said, |said, text| said.replace(&format!("{text}."), text))
}

/// Parses the sentences of one file. Errors are left to the tests: the readable ones are kept.
fn sentences(language: Language, text: &str) -> FluentBundle<FluentResource> {
    let plurals: Option<LanguageIdentifier> = language.code().parse().ok();
    let mut sentences = FluentBundle::new_concurrent(plurals.into_iter().collect());
    sentences.set_use_isolating(false);
    if pseudo::is_on() {
        sentences.set_transform(Some(pseudo::lengthen));
    }
    language.format_numbers(&mut sentences);
    let resource = FluentResource::try_new(text.to_owned()).unwrap_or_else(|(read, _)| read);
    sentences.add_resource_overriding(resource);
    sentences
}

/// Returns the names of a file's sentences: each starts a line, followed by an equals sign.
pub(super) fn names_in(text: &'static str) -> impl Iterator<Item = &'static str> {
    let begins = |line: &&str| line.starts_with(|letter: char| letter.is_ascii_alphabetic());
    let lines = text.lines().filter(begins);
    lines.filter_map(|line| Some(line.split_once('=')?.0.trim_end()))
}

impl Language {
    fn words(self) -> &'static Sentences {
        static ALL: [OnceLock<Sentences>; Language::ALL.len()] =
            [const { OnceLock::new() }; Language::ALL.len()];
        ALL[self as usize].get_or_init(|| Sentences::of(self))
    }

    /// Returns the complete languages, which also have the floor's sentences.
    pub fn complete() -> impl Iterator<Item = Self> + Clone {
        Self::ALL.into_iter().filter(|language| language.is_complete())
    }

    /// Returns the next complete language in the cycle.
    #[must_use]
    pub fn next(self) -> Self {
        let behind = Self::ALL.into_iter().skip(self as usize + 1);
        behind.chain(Self::ALL).find(|language| language.is_complete()).unwrap_or_default()
    }

    /// Returns whether all sentences exist in it, including the floor's.
    pub const fn is_complete(self) -> bool {
        self.files().len() == Self::English.files().len()
    }

    /// Returns the language with this code.
    pub fn of_code(code: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|language| language.code() == code)
    }

    /// Returns the language's own name: "Italiano".
    pub fn name(self) -> String {
        self.word("language-name")
    }

    /// Returns the first complete language among a person's preferences, in the system's form:
    /// `it-IT`. `C` means that the system has none, and gives English, as does any language that
    /// Bottone lacks.
    pub fn of_system(preferred: impl IntoIterator<Item = impl AsRef<str>>) -> Self {
        let spoken =
            |name: &str| match name.split(|letter: char| !letter.is_ascii_alphabetic()).next()? {
                "C" | "POSIX" => Some(Self::English),
                code => Self::of_code(code).filter(|language| language.is_complete()),
            };
        preferred.into_iter().find_map(|name| spoken(name.as_ref())).unwrap_or_default()
    }

    /// Returns the sentence of this name with its gaps filled, or the English one if this language
    /// lacks it. An unknown name is returned as it is, so that it is noticed; a test finds it
    /// first.
    pub fn say(self, name: &str, gaps: &[Gap<'_>]) -> String {
        self.fill(name, &gaps.iter().map(|(gap, value)| (*gap, value.clone())).collect())
    }

    pub(super) fn fill(self, name: &str, gaps: &FluentArgs<'_>) -> String {
        let said = self.words().fill(name, gaps, self);
        let said = said.or_else(|| Self::English.words().fill(name, gaps, Self::English));
        said.unwrap_or_else(|| name.to_owned())
    }

    /// Returns the words of this name, which have no gaps.
    pub fn word(self, name: &str) -> String {
        self.say(name, &[])
    }

    /// Returns whether this language has a sentence of this name.
    pub fn has_sentence(self, name: &str) -> bool {
        self.words().files.contains_key(name)
    }

    /// Returns the decimal sign: `1.5` in English, `1,5` in Italian.
    pub fn decimal_sign(self) -> char {
        self.words().decimal
    }

    /// Returns the separator of cells in the spreadsheets of this language.
    pub fn list_sign(self) -> char {
        self.words().list
    }

    /// Formats a number with thousands separators, like an amount of chips.
    pub fn number(self, number: impl Into<u64>) -> String {
        let digits = number.into().to_string();
        let mut apart = String::with_capacity(digits.len() * 4 / 3);
        for (left, digit) in (0..digits.len()).rev().zip(digits.chars()) {
            apart.push(digit);
            if left > 0 && left % 3 == 0 {
                apart.push(self.words().thousands);
            }
        }
        apart
    }

    /// Formats an amount with thousands separators: `1,400` in English, `1.400` in Italian.
    pub fn chips(self, chips: Chips) -> String {
        self.number(chips.get())
    }

    /// Formats an amount of money with the event's own sign: `€1,400.50` in English, `€1.400,50` in
    /// Italian.
    pub fn money(self, money: Money, currency: &Currency) -> String {
        self.of_currency(currency, &currency.show(money).to_string())
    }

    /// Formats the same, always with its cents: `€1,400.00`.
    pub fn money_in_full(self, money: Money, currency: &Currency) -> String {
        self.of_currency(currency, &currency.show_in_full(money).to_string())
    }

    fn of_currency(self, currency: &Currency, shown: &str) -> String {
        // A sign such as `kr.` has a point of its own.
        let sign = shown.find(&currency.symbol).map_or(0, |at| at + currency.symbol.len());
        let (sign, figure) = shown.split_at(sign);
        let words = self.words();
        let exchange = |letter| match letter {
            ',' => words.thousands,
            '.' => words.decimal,
            other => other,
        };
        format!("{sign}{}", figure.chars().map(exchange).collect::<String>())
    }

    /// Returns a note in this language; notes are written in English and Italian.
    pub fn note(self, note: &Note) -> &str {
        match note {
            Note::One(text) => text,
            Note::Each { it, .. } if self == Self::Italian => it,
            Note::Each { en, .. } => en,
        }
    }
}

/// Formats a whole number for a gap, with thousands separators.
fn written(language: Language, value: &FluentValue<'_>) -> Option<String> {
    let FluentValue::Number(number) = value else { return None };
    if !number.options.use_grouping {
        return None;
    }
    let digits = number.as_string().parse::<u64>().ok()?;
    Some(language.number(digits))
}
