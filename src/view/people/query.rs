//! What is typed where a person is asked for.

use crate::{
    i18n::Language,
    rules::{
        person::{Key, Word, fold},
        seat::{Seat, SeatNo, TableNo},
    },
    view::words,
};

/// What somebody typed, read once and held against everybody.
#[derive(Clone, Debug)]
pub struct Sought {
    folded: String,
    words: Vec<Word>,
    place: Option<SoughtPlace>,
}

/// How well what was typed fits somebody, the best first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Fit {
    /// It is where the player sits.
    Place,
    /// It is the whole name.
    Whole,
    /// The family name or the first given name begins so.
    Begins,
    /// Other words of the name, or the card's number, begin so; or it is the player's table.
    Within,
}

/// A table, or a seat at it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct SoughtPlace {
    table: TableNo,
    seat: Option<SeatNo>,
    /// Does it say that it is a place, with a letter or a second number?
    sure: bool,
}

impl Sought {
    /// Reads what is typed: words that begin a name's in any order and script, or a card's number; or else a table or seat
    /// as this program and people write it: "t6 s8", "T6 P8", "table 6", "6 8", "6/8", "6-8".
    ///
    /// Whatever else may stand for a person is to be read here.
    pub fn typed(text: &str) -> Self {
        let folded = fold(text);
        let words = folded.split(' ').filter(|word| !word.is_empty()).map(Word::new).collect();
        let place = place(&folded);
        Self { folded, words, place }
    }

    /// Is nothing typed by which anybody could be told?
    pub fn is_empty(&self) -> bool {
        self.words.is_empty()
    }

    /// Is it a table or seat, and so nobody's name?
    pub fn is_place(&self) -> bool {
        self.place.is_some_and(|place| place.sure)
    }

    /// Is it enough for a long list: two letters, or one that is a name by itself as in Chinese?
    pub fn is_enough(&self) -> bool {
        let letters = || self.folded.chars().filter(|letter| *letter != ' ');
        letters().nth(1).is_some() || letters().any(|letter| letter >= '\u{2e80}')
    }

    /// How well it fits somebody who is found by `key` and sits there; `None` when somebody else is meant.
    pub fn finds(&self, key: &Key, seat: Option<Seat>) -> Option<Fit> {
        let sits = |place: SoughtPlace| seat.is_some_and(|seat| place.has(seat));
        if let Some(place) = self.place.filter(|place| sits(*place)) {
            // Of a table alone many are meant, and the table itself before them.
            return Some(if place.seat.is_some() { Fit::Place } else { Fit::Within });
        }
        if !self.words.iter().all(|word| key.begins(word)) {
            return None;
        }
        Some(match self.words.first() {
            Some(_) if key.is(&self.folded) => Fit::Whole,
            Some(first) if key.starts_with(first) => Fit::Begins,
            _ => Fit::Within,
        })
    }
}

impl SoughtPlace {
    fn has(self, seat: Seat) -> bool {
        self.table == seat.table && self.seat.is_none_or(|no| no == seat.seat)
    }
}

/// Letters or digits that stand together.
fn runs(folded: &str) -> Vec<&str> {
    let mut runs = Vec::new();
    for mut word in folded.split(' ') {
        while let Some(first) = word.chars().next() {
            let other = |letter: char| letter.is_ascii_digit() != first.is_ascii_digit();
            let (run, rest) = word.split_at(word.find(other).unwrap_or(word.len()));
            runs.push(run);
            word = rest;
        }
    }
    runs
}

/// The table or seat that this is, perhaps still being typed.
fn place(folded: &str) -> Option<SoughtPlace> {
    let runs = runs(folded);
    let mut rest = runs.as_slice();
    let mut next = |wanted: fn(&str) -> bool| {
        let (run, behind) = rest.split_first().filter(|(run, _)| wanted(run))?;
        rest = behind;
        Some(*run)
    };
    let named = next(|run| is_called(run, 0)).is_some();
    let table = next(|run| number(run).is_some()).and_then(number).and_then(TableNo::new)?;
    let lettered = next(|run| is_called(run, 2)).is_some();
    let seat = next(|run| number(run).is_some()).and_then(number);
    let seat = match seat {
        Some(number) => Some(u8::try_from(number).ok().and_then(SeatNo::new)?),
        None => None,
    };
    let sure = named || lettered || seat.is_some();
    rest.is_empty().then_some(SoughtPlace { table, seat, sure })
}

/// A number as tables and seats have them, and cards seldom.
fn number(run: &str) -> Option<u16> {
    run.parse().ok().filter(|_| !run.starts_with('0'))
}

/// Does the `nth` word of "table 6 seat 8" begin so? In any language: everybody has grown up with one of them.
fn is_called(run: &str, nth: usize) -> bool {
    let one = TableNo::new(1).map(|table| Seat { table, seat: SeatNo::FIRST });
    let said = |language| one.map(|seat| fold(&words::seat_aloud(language, seat)));
    let mut said = Language::complete().filter_map(said);
    said.any(|said| said.split(' ').nth(nth).is_some_and(|word| word.starts_with(run)))
}
