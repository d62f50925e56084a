//! The winner's poster: the event, the date, the winner and the prize.

use bottone_base::time::Timestamp;
use bottone_i18n::Language;
use bottone_tournament::Tournament;
use bottone_vocabulary::words;

use super::end_face::{EndFace, PlacedPlayer};
use crate::{finish::placed, today};

/// The number of runners-up on the poster.
const RUNNERS: usize = 2;

/// The content of the winner's poster.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Poster {
    /// "Autumn Main Event · 1B".
    pub event: String,
    /// "21 November 2026".
    pub date: String,
    /// "Winner".
    pub title: String,
    /// The words of the winner's name as spoken: "Sofia", "Marchetti".
    pub name: Vec<String>,
    /// "€6,480"; empty if there is no prize, or it was shared in a deal.
    pub prize: String,
    /// "1st of 349 entries".
    pub of: String,
    /// "Deal: first 3 places shared"; empty without one.
    pub shared: String,
    /// The second and third places with their prizes.
    pub next: Vec<PlacedPlayer>,
}

impl Poster {
    /// Returns the poster; `None` until there is a winner.
    pub fn of(language: Language, t: &Tournament, at: Timestamp) -> Option<Self> {
        let winner = t.winner(at)?;
        let over = EndFace::after_win(language, t, at);
        let name = words::natural_name(language, t, winner);
        let entries = language.number(t.entries().count() as u64);
        let of = [("place", words::ordinal(language, 1).into()), ("entries", entries.into())];
        let placed = placed(t, 4);
        let called = |of: PlacedPlayer| {
            let is = |(place, _): &(&u32, _)| words::ordinal(language, **place) == of.place;
            let who = placed.iter().find(is).map(|(_, who)| words::natural_name(language, t, *who));
            PlacedPlayer { who: who.unwrap_or(of.who), ..of }
        };
        Some(Self {
            event: today::name(t),
            date: words::date(language, over.ended.unwrap_or(at)),
            title: language.word("clock-winner"),
            name: name.split_whitespace().map(str::to_owned).collect(),
            prize: over.prize,
            of: language.say("wall-place-of", &of),
            shared: over.shared,
            next: over.list.into_iter().take(RUNNERS).map(called).collect(),
        })
    }
}
