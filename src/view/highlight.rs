//! The moments that a room looks up for: a new level, the money, the final table.
//!
//! Walls, desk, phones and sound ask [`Highlight::of`], so that all of them show the same moment.

use std::collections::BTreeSet;

use bottone_base::time::{Span, Timestamp};
use bottone_i18n::Language;
use bottone_rules::levels::{Level, Row};
use bottone_tournament::{Tournament, clock::ClockStatus, tables::ButtonState};
use bottone_vocabulary::words;

use super::money::prizes::prize;
use crate::finish::{FinalTable, Poster};

/// The time for which a new level is shown.
const LEVEL: Span = Span::from_secs(8);
/// The time for which the burst bubble is shown.
const MONEY: Span = Span::from_secs(60);
/// The time for which the payouts are shown after it.
const PAYOUTS: Span = Span::from_secs(30);
/// The time for which the players of the final table are introduced.
const FINAL: Span = Span::from_secs(60);
/// The time for which the winner is on every wall.
const WINNER: Span = Span::from_secs(60);

/// A present moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Highlight {
    pub kind: HighlightKind,
    /// The instant at which it began.
    pub since: Timestamp,
    /// The instant at which the usual face returns.
    pub until: Timestamp,
}

/// The kind of a moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum HighlightKind {
    /// The level of this row of the structure has begun.
    Level(usize),
    /// This many players are in the money.
    InTheMoney(u32),
    /// The money was reached a minute ago: the payouts follow.
    Payouts,
    /// The seats of the final table were drawn.
    FinalTable,
    /// A single player is left.
    Winner,
}

impl Highlight {
    /// Returns the moment shown at `at`. Of two at once, it is the rarer one.
    pub fn of(t: &Tournament, at: Timestamp) -> Option<Self> {
        if t.winner(at).is_some() {
            let last = t.entries().busts().last().map(|bust| bust.at)?;
            return Self::lasting(HighlightKind::Winner, last, WINNER, at);
        }
        money_highlight(t, at).or_else(|| final_table(t, at)).or_else(|| level(t, at))
    }

    /// Returns the elapsed part of the moment at `at`, in thousandths.
    pub fn progress(&self, at: Timestamp) -> u16 {
        let whole = self.until.since(self.since).millis().max(1);
        let passed = at.since(self.since).millis().clamp(0, whole);
        u16::try_from(passed * 1_000 / whole).unwrap_or(1_000)
    }

    fn lasting(kind: HighlightKind, since: Timestamp, span: Span, at: Timestamp) -> Option<Self> {
        let until = since.after(span);
        (since <= at && at < until).then_some(Self { kind, since, until })
    }
}

/// Returns the moment of a level that has just begun after another one.
fn level(t: &Tournament, at: Timestamp) -> Option<Highlight> {
    let reading = t.clock().read(at);
    let rows = &t.clock().structure().rows;
    rows.get(reading.row)?.level().filter(|_| reading.state == ClockStatus::Running)?;
    previous_level(rows, reading.row)?;
    let passed = t.clock().length(reading.row).minus(reading.left);
    let since = at.after(Span::ZERO.minus(passed));
    Highlight::lasting(HighlightKind::Level(reading.row), since, LEVEL, at)
}

/// Returns the level before this row.
fn previous_level(rows: &[Row], row: usize) -> Option<&Level> {
    rows.get(..row)?.iter().rev().find_map(Row::level)
}

/// Returns the moment of the bubble's burst, or of the payouts after it.
fn money_highlight(t: &Tournament, at: Timestamp) -> Option<Highlight> {
    if t.registration_open(at) || t.certainty(at).is_provisional() {
        return None;
    }
    let paid = t.places_paid();
    let burst = bubble_burst(t, paid)?;
    let kind = HighlightKind::InTheMoney(u32::try_from(paid).ok()?);
    let payouts = burst.after(MONEY);
    Highlight::lasting(kind, burst, MONEY, at)
        .or_else(|| Highlight::lasting(HighlightKind::Payouts, payouts, PAYOUTS, at))
}

/// Returns the time of the bust report that left no more players than paid places.
fn bubble_burst(t: &Tournament, paid: usize) -> Option<Timestamp> {
    let mut left = t.entries().playing_count();
    if left < 2 || left > paid {
        return None;
    }
    let mut seen = BTreeSet::new();
    for bust in t.entries().busts().iter().rev() {
        // A returned entry has no place, and one that busted twice counts once.
        let out = bust.out.iter().map(|out| out.entry);
        left += out.filter(|out| t.entries().place(*out).is_some() && seen.insert(*out)).count();
        if left > paid {
            return Some(bust.at);
        }
    }
    None
}

/// Returns the moment of the final table: from its draw until its first hand is on record.
fn final_table(t: &Tournament, at: Timestamp) -> Option<Highlight> {
    let (_, table) = FinalTable::table(t, at)?;
    let ButtonState::Drawn { at: drawn, .. } = table.button() else { return None };
    Highlight::lasting(HighlightKind::FinalTable, drawn, FINAL, at)
}

/// A moment in words.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct HighlightText {
    /// "Level 13 · Blinds up", "Winner"; empty in the money and at the final table.
    pub title: String,
    /// "2,000 / 4,000", "43", "Final table", the winner's name.
    pub figure: String,
    /// "Big blind ante 4,000", "players are in the money", "€6,480 to the winner", "€6,480".
    pub note: String,
    /// "at least" and "€150"; empty elsewhere.
    pub least: (String, String),
}

impl HighlightText {
    /// Returns the moment's text at `at`; `None` while the payouts follow the money.
    pub fn of(
        language: Language,
        t: &Tournament,
        kind: HighlightKind,
        at: Timestamp,
    ) -> Option<Self> {
        match kind {
            HighlightKind::Level(row) => Self::level(language, t, row),
            HighlightKind::InTheMoney(count) => {
                let least = t.prize_list().ok().and_then(|prizes| prizes.last().copied());
                let money = |money| language.money(money, &t.setup().currency);
                let least = least.map(|least| prize(language, least, money));
                let gaps = [("count", count.into())];
                Some(Self {
                    figure: language.number(count),
                    note: language.say("wall-in-the-money", &gaps),
                    least: (language.word("wall-at-least"), least.unwrap_or_default()),
                    ..Self::default()
                })
            }
            HighlightKind::FinalTable => {
                let prizes = FinalTable::of(language, t, at)?.prizes;
                let sure = !t.certainty(at).is_provisional();
                let first = prizes.first().filter(|_| sure).map(|(_, first)| first);
                let word = language.word("wall-to-the-winner");
                Some(Self {
                    figure: language.word("wall-final-table"),
                    note: first.map(|first| format!("{first} {word}")).unwrap_or_default(),
                    ..Self::default()
                })
            }
            HighlightKind::Winner => {
                let poster = Poster::of(language, t, at)?;
                let name = poster.name.join(" ");
                Some(Self {
                    title: poster.title,
                    figure: name,
                    note: poster.prize,
                    ..Self::default()
                })
            }
            HighlightKind::Payouts => None,
        }
    }

    fn level(language: Language, t: &Tournament, row: usize) -> Option<Self> {
        let structure = t.clock().structure();
        let level = structure.rows.get(row)?.level()?;
        let before = previous_level(&structure.rows, row)?;
        let rises = level.big > before.big
            || level.bets.map(|bets| bets.big) > before.bets.map(|bets| bets.big);
        let title = language.say("figure-level", &[("level", structure.level_number(row).into())]);
        let up = if rises { language.word("wall-blinds-up") } else { String::new() };
        Some(Self {
            title: words::joined([title, up]),
            figure: words::stakes(language, level),
            note: words::ante_long(language, level),
            ..Self::default()
        })
    }

    /// Returns the text in one line: "Level 13 · Blinds up · 2,000 / 4,000 · Big blind ante 4,000".
    pub fn line(&self) -> String {
        let (word, least) = &self.least;
        if !least.is_empty() {
            return words::joined([
                format!("{} {}", self.figure, self.note),
                format!("{word} {least}"),
            ]);
        }
        words::joined([self.title.clone(), self.figure.clone(), self.note.clone()])
    }
}
