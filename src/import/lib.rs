//! The import of an event that was run with The Tournament Director.
//!
//! Its file is read by [`tdt`]. Here it is replayed at a desk of our own. The commands are those
//! that a floor would have given, each at its true time. So every rule applies and every act is
//! recorded. An act that our rules refuse is either waived by name or listed as left out. No act is
//! done in part.

mod acts;
mod compare;
mod room;

use std::path::{Path, PathBuf};

use bottone_base::{
    money::Currency,
    note::Note,
    time::{Span, Timestamp},
};
use bottone_i18n::{Language, Saying, ToText, shown_in_english};
use bottone_rules::levels::Structure;
use bottone_session::{
    Desk as _, OpenError, Operator, SubmitError, file, memory, time::StageClock,
};
use bottone_store::{
    profiles::Profile as _,
    tdt::{self, SavedTournament, TdtError},
};
use bottone_tournament::{
    history::Beginning,
    setup::{Purchase, Setup},
};

use acts::happenings;
use room::ImportReplay;

/// An imported event.
#[derive(Clone, Debug)]
pub struct ImportedEvent {
    /// The path of the new file.
    pub path: PathBuf,
    pub name: String,
    pub counts: ImportCounts,
    /// The acts that were left out, a sentence each.
    pub left_out: Vec<Saying>,
}

/// The numbers of imported items.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ImportCounts {
    /// The players on the list.
    pub players: usize,
    pub entries: usize,
    pub rebuys: usize,
    pub add_ons: usize,
    /// The players who are out.
    pub out: usize,
    pub levels: usize,
    /// The records in the new file.
    pub records: usize,
}

/// The reason why nothing was imported.
#[derive(Debug, thiserror::Error)]
pub enum ImportError {
    /// The file cannot be read.
    Read(#[from] TdtError),
    /// The new file cannot be written.
    Create(#[from] OpenError),
    /// The desk refuses an act for another reason than a rule.
    Desk(#[from] SubmitError),
    /// The levels cannot be used for a clock.
    Structure(Saying),
}

impl ToText for ImportError {
    fn to_text(&self, language: Language) -> String {
        match self {
            Self::Read(error) => error.to_text(language),
            Self::Create(error) => error.to_text(language),
            Self::Desk(error) => error.to_text(language),
            Self::Structure(what) => {
                Saying::of("tdt-no-structure").with("what", what.clone()).to_text(language)
            }
        }
    }
}

shown_in_english!(ImportError);

/// Imports the event of the file `from` into the new file `to`. Words in the log are in this
/// language.
///
/// # Errors
/// If the one cannot be read or the other cannot be written. An act refused by the desk is not an
/// error; it is listed.
pub fn import(
    from: &Path,
    to: &Path,
    operator: Operator,
    language: Language,
) -> Result<ImportedEvent, ImportError> {
    let saved = tdt::tournament_of(&tdt::text_of(from)?)?;
    let stem = from.file_stem().unwrap_or_default().to_string_lossy().into_owned();
    import_saved(saved, &stem, to, operator, language)
}

/// Returns only the structure of an event of the other program.
///
/// # Errors
/// If the file cannot be read, or its levels cannot be used for a clock.
pub fn structure_of(file: &Path) -> Result<Structure, ImportError> {
    let saved = tdt::tournament_of(&tdt::text_of(file)?)?;
    let mut structure = structure(&saved, &mut Vec::new());
    if structure.name.is_empty() {
        structure.name = file.file_stem().unwrap_or_default().to_string_lossy().into_owned();
    }
    match structure.fault() {
        Some(fault) => Err(ImportError::Structure(fault.fault)),
        None => Ok(structure),
    }
}

/// Imports the file's content. `stem` names the event if the file does not.
fn import_saved(
    mut saved: SavedTournament,
    stem: &str,
    to: &Path,
    operator: Operator,
    language: Language,
) -> Result<ImportedEvent, ImportError> {
    let mut left_out = std::mem::take(&mut saved.left_out);
    if saved.title.is_empty() {
        stem.clone_into(&mut saved.title);
    }
    let structure = structure(&saved, &mut left_out);
    if let Some(fault) = structure.fault() {
        return Err(ImportError::Structure(fault.fault));
    }
    let setup = setup(&saved, &structure, &mut left_out);
    let (happenings, begins) = happenings(&saved);
    let clock = StageClock::at(begins);
    let beginning = Beginning::new(begins, setup, structure);
    let desk = memory::create(beginning, Box::new(clock.clone()), operator);
    let mut room = ImportReplay::new(desk, clock, &saved, left_out, language);
    room.people()?;
    for happening in happenings {
        room.replay(happening)?;
    }
    room.ends()?;
    let ImportReplay { desk, mut left_out, .. } = room;
    // Only a complete evening becomes a file; an interrupted import leaves none.
    file::create_of(desk.as_ref(), to)?;
    left_out.extend(compare::places(&saved, desk.tournament()));
    let t = desk.tournament();
    let entries = || t.entries().all().map(|(_, entry)| entry);
    let counts = ImportCounts {
        players: t.entries().players().count(),
        entries: t.entries().count(),
        rebuys: entries().map(|entry| usize::from(entry.rebuys)).sum(),
        add_ons: entries().map(|entry| usize::from(entry.add_ons)).sum(),
        out: entries().filter(|entry| !entry.is_in()).count(),
        levels: t.clock().structure().levels().count(),
        records: desk.records().len(),
    };
    Ok(ImportedEvent { path: to.to_owned(), name: t.setup().name.clone(), counts, left_out })
}

fn structure(saved: &SavedTournament, left_out: &mut Vec<Saying>) -> Structure {
    let stacks = saved.players.iter().filter_map(|player| player.stacks.first());
    let mut given: Vec<_> = stacks.map(|stack| stack.sale.chips).collect();
    given.sort_unstable();
    // The stack that most entries started with or, without entries, the one that an entry gets.
    let most = given.chunk_by(|a, b| a == b).max_by_key(|same| same.len());
    let usual = most.and_then(|same| same.first().copied()).unwrap_or(saved.buy_ins.chips);
    let starting_stack = if usual.is_zero() {
        left_out.push(Saying::of("tdt-no-stack"));
        bottone_base::chips::Chips::new(1)
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
        game: bottone_rules::levels::Game::default(),
        starting_stack,
        chips: saved.chips.clone(),
        rows: saved.rows.clone(),
    }
}

fn setup(saved: &SavedTournament, structure: &Structure, left_out: &mut Vec<Saying>) -> Setup {
    left_out.push(Saying::of("tdt-currency"));
    let last = u16::try_from(structure.levels().count()).unwrap_or(u16::MAX);
    let purchase = |sales: &tdt::SaleTerms| {
        sales.allowed.then(|| Purchase {
            price: sales.price,
            chips: sales.chips,
            later: Vec::new(),
            most: sales.most.unwrap_or(u8::MAX),
            through_level: sales.last_level.unwrap_or(last),
        })
    };
    // A table opened later has the usual number of seats.
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

/// The date of a file without any times: 1 January 2000.
const ONCE: Timestamp = Timestamp::from_millis(946_684_800_000);
/// The time between the file's creation and its first act.
const BEFORE: Span = Span::from_secs(1);
