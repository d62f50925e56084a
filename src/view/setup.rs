//! What the setup and clock screens show of the structure and its check.

use super::{
    Tone,
    clock::{LevelRow, RowKind, RowState},
    figures, words,
};
use crate::{
    rules::{
        chips::Chips,
        levels::{Amount, Row, Structure, Warning, check},
        time::{Span, Timestamp},
    },
    tongue::Language,
    tournament::{Tournament, clock::State},
};

/// The structure as a list, with what is wrong with it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct StructureView {
    /// Its name.
    pub name: String,
    /// "12 levels, 8 h 40 in all".
    pub length: String,
    /// Every row.
    pub rows: Vec<LevelRow>,
    /// What is wrong or unusual, each a sentence; empty when all is well.
    pub warnings: Vec<(Tone, String)>,
    /// What the structure says of itself: its source and its gaps.
    pub notes: Vec<String>,
}

impl StructureView {
    /// The structure as it is played at `at`.
    pub fn of(language: Language, t: &Tournament, at: Timestamp) -> Self {
        let structure = t.clock().structure();
        let found = check(structure);
        let levels = structure.levels().count();
        let mut notes = Vec::new();
        if !structure.source.is_empty() {
            notes.push(structure.source.clone());
        }
        notes.extend(structure.notes.iter().cloned());
        Self {
            name: structure.name.clone(),
            length: format!(
                "{}, {} in all",
                words::glued(levels, "level", "levels"),
                words::hours(language, structure.minutes()),
            ),
            rows: rows(language, t, &found, at),
            warnings: found
                .iter()
                .map(|warning| (Tone::Gold, sentence(language, warning)))
                .collect(),
            notes,
        }
    }
}

fn rows(language: Language, t: &Tournament, found: &[Warning], at: Timestamp) -> Vec<LevelRow> {
    let structure = t.clock().structure();
    let reading = t.clock().read(at);
    let average = figures::average_chips(t);
    let begun = t.clock().length(reading.row).minus(reading.left);
    // The row that is played began so long ago; the others follow from it. Pauses and days that are
    // over are not in the sum, so rows before are given no time.
    let mut starts = at.after(Span::ZERO.minus(begun));
    let mut rows = Vec::with_capacity(structure.rows.len());
    let mut day_over = false;
    for (row, what) in structure.rows.iter().enumerate() {
        let state = match row.cmp(&reading.row) {
            std::cmp::Ordering::Less => RowState::Played,
            std::cmp::Ordering::Equal if reading.state == State::Waiting => RowState::Coming,
            std::cmp::Ordering::Equal => RowState::Now,
            std::cmp::Ordering::Greater => RowState::Coming,
        };
        let timed = row >= reading.row && !day_over && reading.state != State::DayOver;
        let mut line = blank(row, what, state);
        if timed {
            line.starts = words::time_of_day(starts);
            starts = starts.after(t.clock().length(row));
        }
        day_over |= timed && *what == Row::EndOfDay;
        describe(language, &mut line, structure, what, average);
        let warning = found.iter().find(|warning| place(warning) == Some(row));
        line.warning = warning.map(|warning| sentence(language, warning)).unwrap_or_default();
        rows.push(line);
    }
    rows
}

fn blank(row: usize, what: &Row, state: RowState) -> LevelRow {
    LevelRow {
        row,
        kind: match what {
            Row::Level(_) => RowKind::Level,
            Row::Break(_) => RowKind::Break,
            Row::ColourUp(_) => RowKind::ColourUp,
            Row::RegistrationCloses => RowKind::RegistrationCloses,
            Row::EndOfDay => RowKind::EndOfDay,
        },
        state,
        number: String::new(),
        text: String::new(),
        small: String::new(),
        big: String::new(),
        ante: String::new(),
        bets: String::new(),
        minutes: match what.minutes() {
            0 => String::new(),
            minutes => minutes.to_string(),
        },
        starts: String::new(),
        average: String::new(),
        warning: String::new(),
    }
}

fn describe(
    language: Language,
    line: &mut LevelRow,
    structure: &Structure,
    what: &Row,
    average: Option<Chips>,
) {
    match what {
        Row::Level(level) => {
            line.number = structure.level_number(line.row).to_string();
            line.text = match &level.game {
                Some(game) => words::game_short(language, game),
                None => match structure.games_at(line.row).as_slice() {
                    [(variant, betting)]
                        if !matches!(structure.game, crate::rules::levels::Game::One(..)) =>
                    {
                        words::one_game(language, *variant, *betting)
                    }
                    _ => String::new(),
                },
            };
            let (small, big) = match level.stud.filter(|_| level.big.is_zero()) {
                Some(stud) => (stud.ante, stud.bring_in),
                None => (level.small, level.big),
            };
            (line.small, line.big) = (small.to_string(), big.to_string());
            line.ante = words::ante_column(language, level);
            line.bets = level.bets.map(|b| format!("{} / {}", b.small, b.big)).unwrap_or_default();
            line.average = match average {
                Some(average) if !level.big.is_zero() => {
                    figures::big_blinds(language, average, level.big)
                }
                _ => String::new(),
            };
        }
        Row::Break(pause) => line.text = words::break_name(language, &pause.name),
        Row::ColourUp(chips) => {
            line.text = format!("{} come off", words::denominations(language, chips))
        }
        Row::RegistrationCloses => "Registration closes".clone_into(&mut line.text),
        Row::EndOfDay => "End of the day".clone_into(&mut line.text),
    }
}

/// The row that a warning is about.
fn place(warning: &Warning) -> Option<usize> {
    match warning {
        Warning::NoLevel => None,
        Warning::NoBlinds { row, .. }
        | Warning::NoBets { row, .. }
        | Warning::NoStudStakes { row, .. }
        | Warning::BigUnderSmall { row, .. }
        | Warning::AnteOverBig { row, .. }
        | Warning::Falls { row, .. }
        | Warning::Unpayable { row, .. }
        | Warning::StillNeeded { row, .. }
        | Warning::NotInPlay { row, .. } => Some(*row),
    }
}

/// A warning of the structure's check as a sentence.
pub fn sentence(language: Language, warning: &Warning) -> String {
    match warning {
        Warning::NoLevel => "There is no level to play.".to_owned(),
        Warning::NoBlinds { level, .. } => format!("Level {level} has no big blind."),
        Warning::NoBets { level, .. } => format!("Level {level} is limit and has no bets."),
        Warning::NoStudStakes { level, .. } => {
            format!("Level {level} is stud and has neither ante nor bring-in.")
        }
        Warning::BigUnderSmall { level, amount, .. } => {
            format!("Level {level}: the {} is below the small one.", amount_name(language, *amount))
        }
        Warning::AnteOverBig { level, .. } => {
            format!("Level {level}: the ante is above the big blind.")
        }
        Warning::Falls { level, amount, from, to, .. } => {
            format!(
                "Level {level}: the {} falls from {from} to {to}.",
                amount_name(language, *amount)
            )
        }
        Warning::Unpayable { level, amount, chips, left, .. } => format!(
            "Level {level}: the {} of {chips} cannot be paid with the {} in play.",
            amount_name(language, *amount),
            words::denominations(language, left),
        ),
        Warning::StillNeeded { chip, level, amount, chips, .. } => format!(
            "The {chip}s come off too early: level {level} needs them for the {} of {chips}.",
            amount_name(language, *amount),
        ),
        Warning::NotInPlay { chip, .. } => {
            format!("The {chip}s come off, but are not in play.")
        }
    }
}

fn amount_name(language: Language, amount: Amount) -> String {
    let name = match amount {
        Amount::SmallBlind => "small blind",
        Amount::BigBlind => "big blind",
        Amount::Ante => "ante",
        Amount::SmallBet => "small bet",
        Amount::BigBet => "big bet",
        Amount::HalfBet => "half bet",
        Amount::StudAnte => "stud ante",
        Amount::BringIn => "bring-in",
    };
    name.to_owned()
}
