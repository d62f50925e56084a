//! Irregularities at a table: a searchable list, with the remedy for each.
//!
//! An [`Irregularity`] is a line of the catalogue: its name, its questions, and the way to answer it. If
//! the rules decide, the entry applies them to the answers given. If a rule is only text, the text
//! is in `locales/`. Every question has a usual answer, so that advice is shown at once.

mod acting;
mod betting;
mod board;
mod button;
mod case;
mod chips;
mod dealing;
mod exposed_cards;
mod italian;
mod players;
mod search;
mod showdown;

use std::collections::BTreeMap;

use bottone_base::chips::Chips;
use bottone_dealer::Felt;
use bottone_i18n::Language;
use bottone_rules::{
    rulebook::Rulebook,
    ruling::cites::{Book, Cite},
};
use bottone_view::irregularity_names::present_name;
use case::CaseContext;
use strum::{EnumCount, IntoStaticStr, VariantArray};

pub use search::{IrregularMatches, find_entries};

/// The subject of an irregularity.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, EnumCount, VariantArray, IntoStaticStr,
)]
#[strum(serialize_all = "kebab-case")]
pub enum IrregularGroup {
    /// Cards being dealt to the players.
    Dealing,
    /// Board cards.
    Board,
    /// Exposed cards.
    Shown,
    /// Turn order, and verbal declarations.
    Acting,
    Betting,
    /// Chips, and shared pots.
    Chips,
    /// Showing hands, and winning.
    Showdown,
    /// The button, the blinds, and levels.
    Button,
    /// Players, penalties and clocks.
    Players,
    /// Italian five-card poker.
    Italian,
}

impl IrregularGroup {
    /// Every group, in the order of a hand.
    pub const ALL: [Self; Self::COUNT] = bottone_base::all(Self::VARIANTS);

    /// Returns the name of the group.
    pub fn name(self, language: Language) -> String {
        let name: &str = self.into();
        language.word(&format!("irregular-group-{name}"))
    }

    /// Returns the group's part of the catalogue.
    const fn entries(self) -> &'static [Irregularity] {
        match self {
            Self::Dealing => dealing::ENTRIES,
            Self::Board => board::ENTRIES,
            Self::Shown => exposed_cards::ENTRIES,
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

/// An irregularity at a table.
pub struct Irregularity {
    /// The name in the log and in `locales/`: "four-card-flop".
    pub id: &'static str,
    /// The questions about it.
    pub asks: &'static [CaseFact],
    says: fn(&CaseContext<'_>) -> Advice,
}

/// A fact on which an answer depends.
pub struct CaseFact {
    /// The name in `locales/`.
    pub id: &'static str,
    pub kind: AnsweredBy,
}

/// The form of an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AnsweredBy {
    /// One of these, the usual one first.
    Choice(&'static [&'static str]),
    /// An amount; its default is this many big blinds.
    Amount(u64),
}

impl CaseFact {
    const fn choice(id: &'static str, choices: &'static [&'static str]) -> Self {
        Self { id, kind: AnsweredBy::Choice(choices) }
    }

    const fn amount(id: &'static str, big_blinds: u64) -> Self {
        Self { id, kind: AnsweredBy::Amount(big_blinds) }
    }

    /// Returns the default amount.
    pub fn usual(&self, scene: TableFacts) -> Option<Chips> {
        match self.kind {
            AnsweredBy::Choice(_) => None,
            AnsweredBy::Amount(big_blinds) => Some(scene.big.times(big_blinds)),
        }
    }

    /// Returns the question.
    pub fn question(&self, language: Language) -> String {
        language.word(&format!("irregular-ask-{}", self.id))
    }

    /// Returns the words of every choice, in order; empty for an amount.
    pub fn choices(&self, language: Language) -> Vec<String> {
        let AnsweredBy::Choice(choices) = self.kind else { return Vec::new() };
        let name = |choice: &&str| format!("irregular-ask-{}-{choice}", self.id);
        choices.iter().map(|choice| language.word(&name(choice))).collect()
    }
}

/// The answers by the name of the question: the index of a choice, or an amount. A missing answer
/// means the usual one.
pub type Answers = BTreeMap<&'static str, u64>;

/// The facts about the table on which an answer depends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TableFacts {
    /// The big blind.
    pub big: Chips,
    /// The number of players at the table.
    pub players: u8,
}

impl TableFacts {
    /// Builds the facts of this table.
    pub fn of(felt: &Felt) -> Self {
        let big = if felt.level.big.is_zero() { Chips::new(100) } else { felt.level.big };
        Self { big, players: u8::try_from(felt.seats.len()).unwrap_or(u8::MAX) }
    }
}

/// The advice of a book on a case.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Advice {
    verdict: String,
    why: String,
    steps: Vec<String>,
    cites: Vec<Cite>,
}

/// The remedy for an irregularity, as it is announced at the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Remedy {
    /// One line: "Misdeal."
    pub verdict: String,
    /// The reason if the rules decide; else empty.
    pub why: String,
    /// The steps to take now, in order.
    pub steps: Vec<String>,
    /// The rules, the most decisive first: "TDA 35-A".
    pub cites: Vec<String>,
    /// A note that the book is silent, if another one is cited or none covers it.
    pub silent: String,
    /// The differing advice of other books: "WSOP 2026: misdeal."
    pub elsewhere: Vec<String>,
}

impl Irregularity {
    /// Returns every entry with its group, in order.
    pub fn all() -> impl Iterator<Item = (IrregularGroup, &'static Self)> {
        IrregularGroup::ALL
            .into_iter()
            .flat_map(|group| group.entries().iter().map(move |entry| (group, entry)))
    }

    /// Returns the entry of this name. Older records have former names.
    pub fn called(id: &str) -> Option<&'static Self> {
        let id = present_name(id);
        Self::all().map(|(_, entry)| entry).find(|entry| entry.id == id)
    }

    /// Returns the name used at the table.
    pub fn name(&self, language: Language) -> String {
        language.word(&format!("irregular-{}", self.id))
    }

    /// Returns the spoken names, separated by commas.
    fn spoken_names(&self, language: Language) -> String {
        language.word(&format!("spoken-{}", self.id))
    }

    /// Returns the remedy under `book`, and the differing advice of other books.
    pub fn answer<'a>(
        &self,
        language: Language,
        answers: &Answers,
        scene: TableFacts,
        book: &Rulebook,
        others: impl IntoIterator<Item = &'a Rulebook>,
    ) -> Remedy {
        let under =
            |book| (self.says)(&CaseContext { language, book, entry: self, answers, scene });
        let Advice { verdict, why, steps, mut cites } = under(book);
        // Two points of a case may come from one rule of a book.
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
        // Books with the same advice share a line.
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

/// Returns a note that the book is silent, that its text was not checked, or that no book covers
/// it.
fn silent(language: Language, book: &Rulebook, cites: &[Cite]) -> String {
    let own = |cite: &Cite| cite.book == book.book || is_family(book.book, cite.book);
    let name = ("book", book.name.as_str().into());
    match cites {
        [] => language.word("irregular-no-book"),
        _ if cites.iter().any(own) => String::new(),
        _ if book.book.is_fully_read() => language.say("irregular-book-silent", &[name]),
        _ => language.say("irregular-book-not-checked", &[name]),
    }
}

/// Returns whether two books count as one: the WSOP's two, or the five Italian texts.
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
