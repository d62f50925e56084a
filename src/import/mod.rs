//! An event that was run with The Tournament Director moves in.
//!
//! Its file is read by [`tdt`]; here it is told to a desk of our own, as the
//! commands that a floor would have given, each at its true time. So every rule is asked, every act
//! is on record, and what our rules refuse is either waived by name or put on the list of what was
//! not taken over. No act is done by half.

mod acts;
mod compare;
mod room;

use std::path::{Path, PathBuf};

use crate::{
    i18n::{Language, Saying, Told, shown_in_english},
    rules::{
        levels::{Note, Structure},
        money::Currency,
        time::{Span, Timestamp},
    },
    session::{OpenError, Operator, SubmitError, file, memory, time::StageClock},
    store::{
        profiles::Profile as _,
        tdt::{self, SavedTournament, TdtError},
    },
    tournament::{
        history::Beginning,
        setup::{Purchase, Setup},
    },
};
use acts::happenings;
use room::Room;

/// An event that was taken over.
#[derive(Clone, Debug)]
pub struct Imported {
    /// Its new file.
    pub path: PathBuf,
    pub name: String,
    pub counts: Counts,
    /// What was not taken over, a sentence each.
    pub left_out: Vec<Saying>,
}

/// How much was taken over.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    /// Players on the list.
    pub players: usize,
    pub entries: usize,
    pub rebuys: usize,
    pub add_ons: usize,
    /// Players who are out.
    pub out: usize,
    pub levels: usize,
    /// Records in the new file.
    pub records: usize,
}

/// Why nothing was taken over.
#[derive(Debug, thiserror::Error)]
pub enum ImportError {
    /// The file cannot be read.
    Read(#[from] TdtError),
    /// The new file cannot be written.
    Create(#[from] OpenError),
    /// The desk does not take an act, for another reason than a rule.
    Desk(#[from] SubmitError),
    /// No clock can run on its levels.
    Structure(Saying),
}

impl Told for ImportError {
    fn told(&self, language: Language) -> String {
        match self {
            Self::Read(error) => error.told(language),
            Self::Create(error) => error.told(language),
            Self::Desk(error) => error.told(language),
            Self::Structure(what) => {
                Saying::of("tdt-no-structure").with("what", what.clone()).told(language)
            }
        }
    }
}

shown_in_english!(ImportError);

/// Takes the event in the file `from` over into the new file `to`. What goes on record in words is
/// in this language.
///
/// # Errors
/// When the one cannot be read or the other not be written. What the desk refuses is no error: it
/// is on the list.
pub fn import(
    from: &Path,
    to: &Path,
    operator: Operator,
    language: Language,
) -> Result<Imported, ImportError> {
    let saved = tdt::tournament_of(&tdt::text_of(from)?)?;
    let stem = from.file_stem().unwrap_or_default().to_string_lossy().into_owned();
    take_over(saved, &stem, to, operator, language)
}

/// The structure alone of an event of the other program.
///
/// # Errors
/// When the file cannot be read, or no clock can run on its levels.
pub fn structure_of(file: &Path) -> Result<Structure, ImportError> {
    let saved = tdt::tournament_of(&tdt::text_of(file)?)?;
    let mut structure = structure(&saved, &mut Vec::new());
    if structure.name.is_empty() {
        structure.name = file.file_stem().unwrap_or_default().to_string_lossy().into_owned();
    }
    match structure.fault() {
        Some(fault) => Err(ImportError::Structure(fault.what)),
        None => Ok(structure),
    }
}

/// Takes over what was read. `stem` names the event where the file does not.
fn take_over(
    mut saved: SavedTournament,
    stem: &str,
    to: &Path,
    operator: Operator,
    language: Language,
) -> Result<Imported, ImportError> {
    let mut left_out = std::mem::take(&mut saved.left_out);
    if saved.title.is_empty() {
        stem.clone_into(&mut saved.title);
    }
    let structure = structure(&saved, &mut left_out);
    if let Some(fault) = structure.fault() {
        return Err(ImportError::Structure(fault.what));
    }
    let setup = setup(&saved, &structure, &mut left_out);
    let (happenings, begins) = happenings(&saved);
    let clock = StageClock::at(begins);
    let beginning = Beginning { at: begins, setup, structure };
    let desk = memory::create(beginning, Box::new(clock.clone()), operator);
    let mut room = Room::new(desk, clock, &saved, left_out, language);
    room.people()?;
    for happening in happenings {
        room.happens(happening)?;
    }
    room.ends()?;
    let Room { desk, mut left_out, .. } = room;
    // Only a whole evening becomes a file: one that breaks off leaves none.
    file::create_of(desk.as_ref(), to)?;
    left_out.extend(compare::places(&saved, desk.tournament()));
    let t = desk.tournament();
    let entries = || t.entries().all().map(|(_, entry)| entry);
    let counts = Counts {
        players: t.entries().players().count(),
        entries: t.entries().count(),
        rebuys: entries().map(|entry| usize::from(entry.rebuys)).sum(),
        add_ons: entries().map(|entry| usize::from(entry.add_ons)).sum(),
        out: entries().filter(|entry| !entry.is_in()).count(),
        levels: t.clock().structure().levels().count(),
        records: desk.records().len(),
    };
    Ok(Imported { path: to.to_owned(), name: t.setup().name.clone(), counts, left_out })
}

fn structure(saved: &SavedTournament, left_out: &mut Vec<Saying>) -> Structure {
    let stacks = saved.players.iter().filter_map(|player| player.stacks.first());
    let mut given: Vec<_> = stacks.map(|stack| stack.sale.chips).collect();
    given.sort_unstable();
    // What most began with; without entries, what an entry is to get.
    let most = given.chunk_by(|a, b| a == b).max_by_key(|same| same.len());
    let usual = most.and_then(|same| same.first().copied()).unwrap_or(saved.buy_ins.chips);
    let starting_stack = if usual.is_zero() {
        left_out.push(Saying::of("tdt-no-stack"));
        crate::rules::chips::Chips::new(1)
    } else {
        usual
    };
    if saved.rows.is_empty() {
        left_out.push(Saying::of("tdt-no-levels"));
    }
    let source = format!("The Tournament Director {}", saved.version);
    Structure {
        name: cut(&saved.title, Setup::LONGEST_NAME),
        source: source.trim().to_owned().into(),
        notes: saved.about.iter().cloned().map(Note::One).collect(),
        game: crate::rules::levels::Game::default(),
        starting_stack,
        chips: saved.chips.clone(),
        rows: saved.rows.clone(),
    }
}

fn setup(saved: &SavedTournament, structure: &Structure, left_out: &mut Vec<Saying>) -> Setup {
    left_out.push(Saying::of("tdt-currency"));
    let last = u16::try_from(structure.levels().count()).unwrap_or(u16::MAX);
    let purchase = |sales: &tdt::Sales| {
        sales.allowed.then(|| Purchase {
            price: sales.price,
            chips: sales.chips,
            later: Vec::new(),
            most: sales.most.unwrap_or(u8::MAX),
            through_level: sales.last_level.unwrap_or(last),
        })
    };
    // Seats of a table that opens later: as most have.
    let mut sizes: Vec<u8> = saved.tables.iter().map(|table| table.size).collect();
    sizes.sort_unstable();
    let size = sizes.chunk_by(|a, b| a == b).max_by_key(|same| same.len());
    Setup {
        name: cut(&saved.title, Setup::LONGEST_NAME),
        currency: Currency { symbol: String::new(), ..Currency::default() },
        buy_in: saved.buy_ins.price,
        guarantee: saved.guarantee,
        re_entries: saved.buy_ins.most.map(|most| most.saturating_sub(1)),
        rebuy: purchase(&saved.rebuys),
        add_on: purchase(&saved.add_ons),
        seats: size.and_then(|same| same.first().copied()).unwrap_or(Setup::default().seats),
        ..Setup::default()
    }
}

fn cut(text: &str, most: usize) -> String {
    text.chars().take(most).collect::<String>().trim_end().to_owned()
}

/// A file that says nobody's time is put here: 1 January 2000.
const ONCE: Timestamp = Timestamp::from_millis(946_684_800_000);
/// Before the first thing that happened, the file was made so long.
const BEFORE: Span = Span::from_secs(1);
