//! The structure and its check, for the setup and clock screens.

use bottone_base::{
    chips::Chips,
    time::{Span, Timestamp},
};
use bottone_i18n::Language;
use bottone_rules::levels::{Amount, LimitBets, Row, Structure, Warning, check};
use bottone_tournament::{Tournament, clock::ClockStatus};
use bottone_vocabulary::words;

use super::{
    Tone,
    clock::{LevelRow, RowKind, RowState},
    figures,
};

/// The structure as a list, with its warnings.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct StructureView {
    pub name: String,
    /// "12 levels, 8 h 40 in all".
    pub length: String,
    pub rows: Vec<LevelRow>,
    /// The errors and oddities, each a sentence; empty if there are none.
    pub warnings: Vec<(Tone, String)>,
    /// The structure's own notes: its source and its gaps.
    pub notes: Vec<String>,
}

impl StructureView {
    /// Builds the structure's view as played at `at`.
    pub fn of(language: Language, t: &Tournament, at: Timestamp) -> Self {
        let structure = t.clock().structure();
        let found = check(structure);
        let levels = structure.levels().count();
        let notes = std::iter::once(&structure.source).chain(&structure.notes);
        let notes = notes.map(|note| language.note(note)).filter(|note| !note.is_empty());
        let notes = notes.map(str::to_owned).collect();
        Self {
            name: structure.name.clone(),
            length: language.say(
                "setup-length",
                &[
                    ("levels", words::count(language, "count-levels", levels).into()),
                    ("hours", words::hours(language, structure.minutes()).into()),
                ],
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

/// Explains what a new starting stack means for the stacks already given out; empty while there are
/// none.
pub fn stack_note(language: Language, t: &Tournament) -> String {
    match t.entries().count() {
        0 => String::new(),
        sold => language.say("setup-stack-sold", &[("count", sold.into())]),
    }
}

fn rows(language: Language, t: &Tournament, found: &[Warning], at: Timestamp) -> Vec<LevelRow> {
    let structure = t.clock().structure();
    let reading = t.clock().read(at);
    let average = figures::average_chips(t);
    let begun = t.clock().length(reading.row).minus(reading.left);
    // The row in play began this long ago, and the later rows follow from it. Pauses and past days
    // are not in the sum, so earlier rows have no time.
    let mut starts = at.after(Span::ZERO.minus(begun));
    let mut rows = Vec::with_capacity(structure.rows.len());
    let mut day_over = false;
    for (row, what) in structure.rows.iter().enumerate() {
        let state = match row.cmp(&reading.row) {
            std::cmp::Ordering::Less => RowState::Played,
            std::cmp::Ordering::Equal if reading.state == ClockStatus::Waiting => RowState::Coming,
            std::cmp::Ordering::Equal => RowState::Now,
            std::cmp::Ordering::Greater => RowState::Coming,
        };
        let timed = row >= reading.row && !day_over && reading.state != ClockStatus::DayOver;
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
                        if !matches!(structure.game, bottone_rules::levels::Game::One(..)) =>
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
            (line.small, line.big) = (language.chips(small), language.chips(big));
            line.ante = words::ante_column(language, level);
            let bets = |bets: LimitBets| {
                format!("{} / {}", language.chips(bets.small), language.chips(bets.big))
            };
            line.bets = level.bets.map(bets).unwrap_or_default();
            line.average = match average {
                Some(average) if !level.big.is_zero() => {
                    figures::big_blinds(language, average, level.big)
                }
                _ => String::new(),
            };
        }
        Row::Break(pause) => line.text = words::break_name(language, &pause.name),
        Row::ColourUp(chips) => {
            let chips = words::denominations(language, chips);
            line.text = language.say("setup-come-off", &[("chips", chips.into())]);
        }
        Row::RegistrationCloses => line.text = language.word("setup-registration-closes"),
        Row::EndOfDay => line.text = language.word("setup-end-of-day"),
    }
}

/// Returns the row that a warning concerns.
fn place(warning: &Warning) -> Option<usize> {
    match warning {
        Warning::NoLevel => None,
        Warning::NoBlinds { row, .. }
        | Warning::NoBets { row, .. }
        | Warning::NoStudStakes { row, .. }
        | Warning::BigUnderSmall { row, .. }
        | Warning::AnteOverBig { row, .. }
        | Warning::AnteStops { row, .. }
        | Warning::Falls { row, .. }
        | Warning::Unpayable { row, .. }
        | Warning::StillNeeded { row, .. }
        | Warning::NotInPlay { row, .. } => Some(*row),
    }
}

/// Puts a warning of the structure check into a sentence.
pub fn sentence(language: Language, warning: &Warning) -> String {
    let chips = |chips: Chips| language.chips(chips).into();
    let of = |level: usize| ("level", level.into());
    match warning {
        Warning::NoLevel => language.word("setup-no-level"),
        Warning::NoBlinds { level, .. } => language.say("setup-no-blinds", &[of(*level)]),
        Warning::NoBets { level, .. } => language.say("setup-no-bets", &[of(*level)]),
        Warning::NoStudStakes { level, .. } => language.say("setup-no-stud", &[of(*level)]),
        Warning::BigUnderSmall { level, amount, .. } => {
            let name = match amount {
                Amount::BigBet => "setup-big-bet-under-small",
                _ => "setup-big-blind-under-small",
            };
            language.say(name, &[of(*level)])
        }
        Warning::AnteOverBig { level, .. } => language.say("setup-ante-over-big", &[of(*level)]),
        Warning::AnteStops { level, .. } => language.say("setup-ante-stops", &[of(*level)]),
        Warning::Falls { level, amount, from, to, .. } => {
            let amount = ("amount", amount_name(language, *amount).into());
            let gaps = [of(*level), amount, ("from", chips(*from)), ("to", chips(*to))];
            language.say("setup-falls", &gaps)
        }
        Warning::Unpayable { level, amount, chips: due, left, .. } => {
            let amount = ("amount", amount_name(language, *amount).into());
            let left = ("left", words::denominations(language, left).into());
            language.say("setup-unpayable", &[of(*level), amount, ("chips", chips(*due)), left])
        }
        Warning::StillNeeded { chip, level, amount, chips: due, .. } => {
            let amount = ("amount", amount_name(language, *amount).into());
            let off = ("off", words::denominations(language, &[*chip]).into());
            language.say("setup-still-needed", &[of(*level), amount, ("chips", chips(*due)), off])
        }
        Warning::NotInPlay { chip, .. } => {
            let off = words::denominations(language, &[*chip]);
            language.say("setup-not-in-play", &[("off", off.into())])
        }
    }
}

/// Returns the name of an amount that is posted or bet: "the small blind".
fn amount_name(language: Language, amount: Amount) -> String {
    let name: &str = amount.into();
    language.word(&format!("setup-the-{name}"))
}
