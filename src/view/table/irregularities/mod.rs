//! What goes wrong at a table: a list to be searched, and what is done about each thing.
//!
//! An [`Entry`] is a line of the catalogue: its name, what is asked about it, and how it is answered.
//! Where the rules decide they are asked, with the answers that were given; where a rule is only words
//! the words are in `locales/`. Every question has a usual answer, so that an advice stands at once.

mod acting;
mod betting;
mod board;
mod button;
mod case;
mod chips;
mod dealing;
mod italian;
mod players;
mod search;
mod showdown;
mod shown;

use std::collections::BTreeMap;

use case::Case;
use strum::{EnumCount, IntoStaticStr, VariantArray};

use crate::{
    dealer::Felt,
    i18n::Language,
    rules::{
        chips::Chips,
        rulebook::Rulebook,
        ruling::cites::{Book, Cite},
    },
};
pub use search::{Found, found};

/// What an irregularity is about.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, EnumCount, VariantArray, IntoStaticStr,
)]
#[strum(serialize_all = "kebab-case")]
pub enum Group {
    /// Cards on their way to the players.
    Dealing,
    /// Cards in the middle.
    Board,
    /// Cards that somebody saw.
    Shown,
    /// Whose turn it is, and what words mean.
    Acting,
    Betting,
    /// Chips, and pots that are shared.
    Chips,
    /// Who shows, and who wins.
    Showdown,
    /// The button, the blinds, and levels.
    Button,
    /// Players, penalties and clocks.
    Players,
    /// Five cards in the Italian manner.
    Italian,
}

impl Group {
    /// Every group, as a hand goes.
    pub const ALL: [Self; Self::COUNT] = crate::rules::all(Self::VARIANTS);

    /// What it is called.
    pub fn name(self, language: Language) -> String {
        let name: &str = self.into();
        language.word(&format!("irregular-group-{name}"))
    }

    /// Its part of the catalogue.
    const fn entries(self) -> &'static [Entry] {
        match self {
            Self::Dealing => dealing::ENTRIES,
            Self::Board => board::ENTRIES,
            Self::Shown => shown::ENTRIES,
            Self::Acting => acting::ENTRIES,
            Self::Betting => betting::ENTRIES,
            Self::Chips => chips::ENTRIES,
            Self::Showdown => showdown::ENTRIES,
            Self::Button => button::ENTRIES,
            Self::Players => players::ENTRIES,
            Self::Italian => italian::ENTRIES,
        }
    }
}

/// Something that goes wrong at a table.
pub struct Entry {
    /// Its name on record and in `locales/`: "four-card-flop".
    pub id: &'static str,
    /// What has to be known about it.
    pub asks: &'static [Ask],
    says: fn(&Case<'_>) -> Advice,
}

/// A fact on which an answer depends.
pub struct Ask {
    /// Its name in `locales/`.
    pub id: &'static str,
    pub kind: AnsweredBy,
}

/// How a question is answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AnsweredBy {
    /// By one of these, the usual one first.
    Choice(&'static [&'static str]),
    /// By an amount; so many big blinds unless another is given.
    Amount(u64),
}

impl Ask {
    const fn choice(id: &'static str, choices: &'static [&'static str]) -> Self {
        Self { id, kind: AnsweredBy::Choice(choices) }
    }

    const fn amount(id: &'static str, big_blinds: u64) -> Self {
        Self { id, kind: AnsweredBy::Amount(big_blinds) }
    }

    /// The amount that stands where none is given.
    pub fn usual(&self, scene: Scene) -> Option<Chips> {
        match self.kind {
            AnsweredBy::Choice(_) => None,
            AnsweredBy::Amount(big_blinds) => Some(scene.big.times(big_blinds)),
        }
    }

    /// What is asked.
    pub fn question(&self, language: Language) -> String {
        language.word(&format!("irregular-ask-{}", self.id))
    }

    /// The words of every choice, in order; none for an amount.
    pub fn choices(&self, language: Language) -> Vec<String> {
        let AnsweredBy::Choice(choices) = self.kind else { return Vec::new() };
        let name = |choice: &&str| format!("irregular-ask-{}-{choice}", self.id);
        choices.iter().map(|choice| language.word(&name(choice))).collect()
    }
}

/// What was answered, by the name of the question: the place of a choice, or an amount. What was not
/// asked has its usual answer.
pub type Answers = BTreeMap<&'static str, u64>;

/// What an answer depends on beside the facts that are asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Scene {
    /// The big blind.
    pub big: Chips,
    /// How many players sit at the table.
    pub players: u8,
}

impl Scene {
    /// What this table has.
    pub fn of(felt: &Felt) -> Self {
        let big = if felt.level.big.is_zero() { Chips::new(100) } else { felt.level.big };
        Self { big, players: u8::try_from(felt.seats.len()).unwrap_or(u8::MAX) }
    }
}

/// What a book says about a case.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Advice {
    verdict: String,
    why: String,
    steps: Vec<String>,
    cites: Vec<Cite>,
}

/// What is done about an irregularity, as it is told at the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Remedy {
    /// One line: "Misdeal."
    pub verdict: String,
    /// Why, when the rules were asked; else nothing.
    pub why: String,
    /// What is done now, in order.
    pub steps: Vec<String>,
    /// The rules, the most decisive first: "TDA 35-A".
    pub cites: Vec<String>,
    /// That the book is silent, where another one is cited or none speaks.
    pub silent: String,
    /// What other books say, where it differs: "WSOP 2026: misdeal."
    pub elsewhere: Vec<String>,
}

impl Entry {
    /// Every entry with its group, in order.
    pub fn all() -> impl Iterator<Item = (Group, &'static Self)> {
        Group::ALL
            .into_iter()
            .flat_map(|group| group.entries().iter().map(move |entry| (group, entry)))
    }

    /// The entry of this name.
    pub fn called(id: &str) -> Option<&'static Self> {
        Self::all().map(|(_, entry)| entry).find(|entry| entry.id == id)
    }

    /// What it is called at the table.
    pub fn name(&self, language: Language) -> String {
        language.word(&format!("irregular-{}", self.id))
    }

    /// How people say it, apart by commas.
    fn spoken(&self, language: Language) -> String {
        language.word(&format!("spoken-{}", self.id))
    }

    /// What is done about it under `book`, and what other books would say.
    pub fn answer<'a>(
        &self,
        language: Language,
        answers: &Answers,
        scene: Scene,
        book: &Rulebook,
        others: impl IntoIterator<Item = &'a Rulebook>,
    ) -> Remedy {
        let under = |book| (self.says)(&Case { language, book, entry: self, answers, scene });
        let Advice { verdict, why, steps, mut cites } = under(book);
        // Two points of a case may stand in one rule of a book.
        cites.dedup();
        let elsewhere = others.into_iter().filter(|other| other.name != book.name);
        let elsewhere = elsewhere.filter_map(|other| {
            let there = under(other);
            let (is, does) = (there.verdict != verdict, there.steps != steps);
            let differs = if is { Some(there.verdict) } else { None };
            let first = |(here, there): (&String, &String)| (here != there).then(|| there.clone());
            let differs = differs.or_else(|| {
                let nothing = String::new();
                let here = steps.iter().chain(std::iter::repeat(&nothing));
                does.then(|| here.zip(&there.steps).find_map(first)).flatten()
            })?;
            Some((other.name.as_str(), differs))
        });
        // Books that say the same stand in one line.
        let mut alike: Vec<(Vec<&str>, String)> = Vec::new();
        for (book, says) in elsewhere {
            match alike.iter_mut().find(|(_, other)| *other == says) {
                Some((books, _)) => books.push(book),
                None => alike.push((vec![book], says)),
            }
        }
        let line = |(books, says): (Vec<&str>, String)| {
            let gaps = [("book", books.join(", ").into()), ("says", says.into())];
            language.say("irregular-under", &gaps)
        };
        let elsewhere = alike.into_iter().map(line).collect();
        Remedy {
            silent: silent(language, book, &cites),
            verdict,
            why,
            steps,
            cites: cites.iter().map(Cite::to_string).collect(),
            elsewhere,
        }
    }
}

/// That the book has no word on it, that its text was not checked for one, or that no book has.
fn silent(language: Language, book: &Rulebook, cites: &[Cite]) -> String {
    let own = |cite: &Cite| cite.book == book.book || is_family(book.book, cite.book);
    let name = ("book", book.name.as_str().into());
    match cites {
        [] => language.word("irregular-no-book"),
        _ if cites.iter().any(own) => String::new(),
        _ if book.book.was_read_whole() => language.say("irregular-book-silent", &[name]),
        _ => language.say("irregular-book-not-checked", &[name]),
    }
}

/// Books that are read as one: the WSOP's two, and the five Italian texts.
const fn is_family(one: Book, other: Book) -> bool {
    const fn family(book: Book) -> u8 {
        match book {
            Book::Tda2024 => 0,
            Book::Tda2026 => 1,
            Book::Wsop | Book::WsopLive => 2,
            Book::Roberts => 3,
            Book::Seed000 | Book::Seed001 | Book::Seed002 | Book::Seed003 | Book::Seed004 => 4,
        }
    }
    family(one) == family(other)
}
