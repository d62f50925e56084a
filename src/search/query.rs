//! The typed text of a search for a person.

use bottone_base::{
    person::{SearchKey, TypedWord, fold},
    seat::{Seat, SeatNo, TableNo},
};
use bottone_i18n::Language;
use bottone_vocabulary::words;

/// A typed text, read once and compared with every person.
#[derive(Clone, Debug)]
pub struct Query {
    folded: String,
    words: Vec<TypedWord>,
    place: Option<QueryPlace>,
}

/// The quality of a match, the best first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum MatchQuality {
    /// The player's seat.
    Place,
    /// The whole name.
    Whole,
    /// The start of the family name or of the first given name.
    Begins,
    /// The start of other words of the name or of the card number, or the player's table.
    Within,
}

/// A table, or a seat at it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct QueryPlace {
    table: TableNo,
    seat: Option<SeatNo>,
    /// True if a letter or a second number marks it as a place.
    sure: bool,
}

impl Query {
    /// Reads the typed text. It may be the starts of name words, in any order and script, or a card
    /// number. It may also be a table or seat in any usual form: "t6 s8", "T6 P8", "table 6", "6
    /// 8", "6/8", "6-8".
    ///
    /// Any further way of naming a person belongs here.
    pub fn typed(text: &str) -> Self {
        let folded = fold(text);
        let words = folded.split(' ').filter(|word| !word.is_empty()).map(TypedWord::new).collect();
        let place = place(&folded);
        Self { folded, words, place }
    }

    /// Returns whether the text contains nothing to search for.
    pub fn is_empty(&self) -> bool {
        self.words.is_empty()
    }

    /// Returns whether it is a table or seat, and so not a name.
    pub fn is_place(&self) -> bool {
        self.place.is_some_and(|place| place.sure)
    }

    /// Returns whether it is enough for a long list: two letters, or one that forms a name, as in
    /// Chinese.
    pub fn is_specific(&self) -> bool {
        let letters = || self.folded.chars().filter(|letter| *letter != ' ');
        letters().nth(1).is_some() || letters().any(|letter| letter >= '\u{2e80}')
    }

    /// Returns how well it fits a person with this `key` and seat; `None` if it does not.
    pub fn finds(&self, key: &SearchKey, seat: Option<Seat>) -> Option<MatchQuality> {
        let sits = |place: QueryPlace| seat.is_some_and(|seat| place.contains(seat));
        if let Some(place) = self.place.filter(|place| sits(*place)) {
            // A table alone matches many players, and the table itself comes before them.
            return Some(if place.seat.is_some() {
                MatchQuality::Place
            } else {
                MatchQuality::Within
            });
        }
        if !self.words.iter().all(|word| key.has_prefix(word)) {
            return None;
        }
        Some(match self.words.first() {
            Some(_) if key.matches(&self.folded) => MatchQuality::Whole,
            Some(first) if key.starts_with(first) => MatchQuality::Begins,
            _ => MatchQuality::Within,
        })
    }
}

impl QueryPlace {
    fn contains(self, seat: Seat) -> bool {
        self.table == seat.table && self.seat.is_none_or(|no| no == seat.seat)
    }
}

/// Splits the text into runs of letters or digits.
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

/// Returns the table or seat that the text may name, even if only half typed.
fn place(folded: &str) -> Option<QueryPlace> {
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
    rest.is_empty().then_some(QueryPlace { table, seat, sure })
}

/// Reads a number of a length that tables and seats have, and card numbers seldom.
fn number(run: &str) -> Option<u16> {
    run.parse().ok().filter(|_| !run.starts_with('0'))
}

/// Returns whether the `nth` word of "table 6 seat 8" starts this way. All languages are tried, as
/// people use their own.
fn is_called(run: &str, nth: usize) -> bool {
    let one = TableNo::new(1).map(|table| Seat { table, seat: SeatNo::FIRST });
    let said = |language| one.map(|seat| fold(&words::seat_in_full(language, seat)));
    let mut said = Language::complete().filter_map(said);
    said.any(|said| said.split(' ').nth(nth).is_some_and(|word| word.starts_with(run)))
}
