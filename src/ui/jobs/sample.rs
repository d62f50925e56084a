//! The sample evening, played in the background.

use std::{path::PathBuf, thread};

use bottone_base::{
    chips::Chips,
    time::{Span, Timestamp},
};
use bottone_i18n::{Language, ToText as _};
use bottone_rehearsal::{Progress, Rehearsal, RehearsalEnd, RehearsalError, Script};
use bottone_rules::levels::{Row, Structure};
use bottone_session::{
    Desk, OpenError, Operator, Session, SubmitError, file, memory, time::StageClock,
};
use bottone_store::profiles::{self, ProfileError, ShelfEntry};
use bottone_tournament::{Command, entries::EntryCommand, history::Beginning, setup::Setup};
use egui::Context;

use super::{Jobs, Scope};

/// The number of entries of the sample evening.
const SAMPLE_ENTRIES: u32 = 176;
/// The level and the time in it at which the sample evening stops.
const SAMPLE_UNTIL: (usize, Span) = (3, Span::from_minutes(6));
/// The time between the opening of the doors and the start of the clock.
const DOORS: Span = Span::from_minutes(20);

/// The reason why there is no sample evening.
#[derive(Debug)]
pub(crate) enum SampleError {
    NoStructure,
    Profile(ProfileError),
    Open(OpenError),
    Rehearsal(RehearsalError),
    Submit(SubmitError),
}

/// Returns the reason why there is no sample evening, in words.
pub(crate) fn sample_error_text(language: Language, error: &SampleError) -> String {
    match error {
        SampleError::NoStructure => language.word("shell-no-structure"),
        SampleError::Profile(error) => error.to_text(language),
        SampleError::Open(error) => error.to_text(language),
        SampleError::Rehearsal(error) => error.to_text(language),
        SampleError::Submit(error) => error.to_text(language),
    }
}

/// The order for a sample evening: it is played and written to the new file `path`. At `now` it has
/// reached level 3.
pub(crate) struct SampleEvening {
    pub path: PathBuf,
    pub language: Language,
    pub operator: Operator,
    pub now: Timestamp,
    pub seed: u64,
}

impl Jobs {
    /// Plays a sample evening.
    pub(crate) fn play_sample(&mut self, ctx: &Context, evening: SampleEvening) {
        if self.sample.is_some() {
            return;
        }
        self.sample = Some(Progress::default());
        let sender = self.sender(ctx);
        thread::spawn(move || {
            let mut reported = 0;
            let done = sample(evening, |progress| {
                if progress.records >= reported + 10 {
                    reported = progress.records;
                    sender.send(Scope::Window, move |app, _| app.jobs.sample = Some(progress));
                }
            });
            sender.send(Scope::Window, |app, ctx| {
                app.jobs.sample = None;
                app.take_sample(ctx, done);
            });
        });
    }
}

fn sample(
    evening: SampleEvening,
    mut progress: impl FnMut(Progress),
) -> Result<PathBuf, SampleError> {
    let SampleEvening { path, language, operator, now, seed } = evening;
    let structure = sample_structure()?;
    let (number, into) = SAMPLE_UNTIL;
    // The last hand ends a little after the script.
    let played = before_level(&structure, number).plus(into).plus(DOORS).plus(Span::from_secs(20));
    let clock = StageClock::at(now.after(Span::ZERO.minus(played)));
    let setup = sample_setup(language, &structure);
    let beginning = Beginning { at: now, setup, structure, rehearsal: true };
    let mut desk = memory::create(beginning, Box::new(clock.clone()), operator);
    let until = RehearsalEnd::Level { number, into };
    let script = Script { entries: SAMPLE_ENTRIES, guests: Vec::new(), seed, until, office: false };
    Rehearsal::new(desk.as_mut(), clock.clone(), script)
        .play(|rehearsal| progress(rehearsal.progress()))
        .map_err(SampleError::Rehearsal)?;
    clock.set(desk.now().max(now));
    bust_two_at_shortest_table(desk.as_mut()).map_err(SampleError::Submit)?;
    file::create_of(desk.as_ref(), &path).map_err(SampleError::Open)?;
    Ok(path)
}

/// Busts two players in one hand at the shortest table, so that the to-do list has a task.
fn bust_two_at_shortest_table(desk: &mut Session) -> Result<(), SubmitError> {
    let tables = desk.tournament().tables();
    let shortest = tables.open().min_by_key(|(_, table)| table.occupied().len());
    let Some((_, table)) = shortest.filter(|(_, table)| table.occupied().len() > 4) else {
        return Ok(());
    };
    let stack = desk.tournament().clock().structure().starting_stack;
    let out = table.entries().take(2).map(|(_, entry)| entry).zip([1, 2]);
    let out = out.map(|(entry, part)| (entry, Some(Chips::new(stack.get() / 4 * part)))).collect();
    desk.submit(Command::Entries(EntryCommand::Bust { out }), None)
}

fn sample_structure() -> Result<Structure, SampleError> {
    let shelf: Vec<ShelfEntry<Structure>> = profiles::shelf(None);
    let wanted = |entry: &ShelfEntry<Structure>| entry.id == "deep-stack";
    let at = shelf.iter().position(wanted).unwrap_or(0);
    let entry = shelf.into_iter().nth(at).ok_or(SampleError::NoStructure)?;
    entry.profile.map_err(SampleError::Profile)
}

fn sample_setup(language: Language, structure: &Structure) -> Setup {
    use bottone_base::money::Money;
    use bottone_rules::buy_in::BuyIn;
    Setup {
        name: language.word("shell-sample"),
        day: structure.name.clone(),
        buy_in: BuyIn {
            prize: Money::from_minor(10_000),
            fee: Money::from_minor(1_500),
            ..BuyIn::default()
        },
        ..Setup::default()
    }
}

/// Returns the time from the start to level `number`, breaks included.
fn before_level(structure: &Structure, number: usize) -> Span {
    let row = structure.levels().find(|(_, level, _)| *level == number).map_or(0, |(row, ..)| row);
    let minutes = structure.rows.iter().take(row).map(Row::minutes).map(i64::from).sum();
    Span::from_minutes(minutes)
}
