//! What takes its time and runs beside the window: asking for files, playing the sample evening.

use std::{
    path::PathBuf,
    sync::mpsc::{Receiver, Sender, channel},
    thread,
};

use egui::Context;

use crate::{
    import::{ImportError, Imported, import},
    points::League,
    rehearsal::{Progress, Rehearsal, RehearsalError, Script, Until},
    rules::{
        chips::Chips,
        levels::{Row, Structure},
        time::{Span, Timestamp},
    },
    session::{
        Desk, OpenError, Session, SubmitError,
        season::Season,
        time::{StageClock, SystemClock, Timekeeper as _},
    },
    store::profiles::{self, Entry, ProfileError},
    tongue::{Language, Told as _},
    tournament::{Command, entries::EntryCommand, history::Beginning, setup::Setup},
};

/// What came of an errand.
pub(super) enum Answer {
    /// Somebody chose a file to open.
    Open(PathBuf),
    /// Somebody chose where to put a copy.
    SaveCopy(PathBuf),
    /// Somebody chose where to put a document.
    SaveDocument(PathBuf),
    /// Somebody chose a spreadsheet with players.
    Import(PathBuf),
    /// Somebody chose an event of The Tournament Director.
    ImportEvent(PathBuf),
    /// It was taken over, or why not.
    Imported(PathBuf, Result<Box<Imported>, ImportError>),
    /// The question was put away without an answer.
    Nothing,
    /// The system could not put the question.
    NoQuestion,
    /// How far the sample evening is.
    Sample(Progress),
    /// The table of a league.
    Season(Box<Season>),
    /// The sample evening is there, or why not.
    SampleDone(Result<PathBuf, SampleError>),
}

/// Why there is no sample evening.
#[derive(Debug)]
pub(super) enum SampleError {
    NoStructure,
    Profile(ProfileError),
    Open(OpenError),
    Rehearsal(RehearsalError),
    Submit(SubmitError),
}

/// Why there is no sample evening, in words.
pub(super) fn why_no_sample(language: Language, error: &SampleError) -> String {
    match error {
        SampleError::NoStructure => language.word("shell-no-structure"),
        SampleError::Profile(error) => error.told(language),
        SampleError::Open(error) => error.told(language),
        SampleError::Rehearsal(error) => error.told(language),
        SampleError::Submit(error) => error.told(language),
    }
}

/// A question about files.
#[derive(Clone, Copy)]
pub(super) enum Question {
    Open,
    SaveCopy,
    /// Where to put a document with this ending.
    SaveDocument(&'static str),
    Import,
    ImportEvent,
}

/// An evening that is played into the new file `path`, so that it has come to level 3 at `now`.
pub(super) struct SampleEvening {
    pub path: PathBuf,
    pub language: Language,
    pub desk: Desk,
    pub now: Timestamp,
    pub seed: u64,
}

/// The errands that are under way.
pub(super) struct Errands {
    answers: (Sender<Answer>, Receiver<Answer>),
    asking: bool,
    silent: bool,
    sample: Option<Progress>,
}

impl Default for Errands {
    fn default() -> Self {
        Self { answers: channel(), asking: false, silent: false, sample: None }
    }
}

/// Nobody reads a question and puts it away in less: then there was no question.
const LEAST_READING: Span = Span::from_millis(250);
/// How many come to the sample evening.
const SAMPLE_ENTRIES: u32 = 176;
/// Where the sample evening stops.
const SAMPLE_UNTIL: (usize, Span) = (3, Span::from_minutes(6));
/// Before the clock starts, doors are open for so long.
const DOORS: Span = Span::from_minutes(20);

impl Errands {
    /// How far the sample evening is, if one is being played.
    pub(super) fn sample(&self) -> Option<Progress> {
        self.sample
    }

    /// Everything that has come back.
    pub(super) fn hear(&mut self) -> Vec<Answer> {
        let answers: Vec<Answer> = self.answers.1.try_iter().collect();
        for answer in &answers {
            match answer {
                Answer::Sample(progress) => self.sample = Some(*progress),
                Answer::SampleDone(_) => self.sample = None,
                Answer::Imported(..) | Answer::Season(_) => {}
                _ => self.asking = false,
            }
        }
        answers
    }

    /// From now on no question is put.
    pub(super) fn be_silent(&mut self) {
        self.silent = true;
    }

    /// Puts the system's own question about a file. One at a time.
    pub(super) fn ask(
        &mut self,
        ctx: &Context,
        language: Language,
        question: Question,
        folder: Option<PathBuf>,
        name: &str,
    ) {
        if self.silent || std::mem::replace(&mut self.asking, true) {
            return;
        }
        let mut dialog = rfd::FileDialog::new();
        if let Some(folder) = folder {
            dialog = dialog.set_directory(folder);
        }
        dialog = match question {
            Question::Open | Question::SaveCopy => dialog.add_filter("Bottone", &["ron"]),
            Question::SaveDocument(ending) => dialog.add_filter(ending.to_uppercase(), &[ending]),
            Question::Import => {
                dialog.add_filter(language.word("shell-spreadsheets"), &["csv", "txt", "tsv"])
            }
            Question::ImportEvent => dialog.add_filter(language.word("tdt-files"), &["tdt", "TDT"]),
        };
        let name = name.to_owned();
        let (answers, ctx) = (self.answers.0.clone(), ctx.clone());
        thread::spawn(move || {
            let clock = SystemClock::start();
            let asked = clock.now();
            let answer = match question {
                Question::Open => dialog.pick_file().map(Answer::Open),
                Question::Import => dialog.pick_file().map(Answer::Import),
                Question::ImportEvent => dialog.pick_file().map(Answer::ImportEvent),
                Question::SaveCopy => dialog.set_file_name(name).save_file().map(Answer::SaveCopy),
                Question::SaveDocument(_) => {
                    dialog.set_file_name(name).save_file().map(Answer::SaveDocument)
                }
            };
            let nothing = if clock.now().since(asked) < LEAST_READING {
                Answer::NoQuestion
            } else {
                Answer::Nothing
            };
            // The window may be gone by now; then nobody waits for the answer.
            let _ = answers.send(answer.unwrap_or(nothing));
            ctx.request_repaint();
        });
    }

    /// Takes the event in the file `from` over into the new file `to`.
    pub(super) fn import(
        &mut self,
        ctx: &Context,
        (from, to): (PathBuf, PathBuf),
        desk: Desk,
        language: Language,
    ) {
        let (answers, ctx) = (self.answers.0.clone(), ctx.clone());
        thread::spawn(move || {
            let taken = import(&from, &to, desk, language).map(Box::new);
            let _ = answers.send(Answer::Imported(from, taken));
            ctx.request_repaint();
        });
    }

    /// Counts a league from the files of its events, which lie in this folder.
    pub(super) fn count_season(
        &mut self,
        ctx: &Context,
        language: Language,
        league: League,
        events: PathBuf,
        desk: Desk,
    ) {
        let (answers, ctx) = (self.answers.0.clone(), ctx.clone());
        thread::spawn(move || {
            let season = Season::of(language, &league, &events, &desk);
            let _ = answers.send(Answer::Season(Box::new(season)));
            ctx.request_repaint();
        });
    }

    /// Plays an evening.
    pub(super) fn play_sample(&mut self, ctx: &Context, evening: SampleEvening) {
        if self.sample.is_some() {
            return;
        }
        self.sample = Some(Progress::default());
        let (answers, ctx) = (self.answers.0.clone(), ctx.clone());
        thread::spawn(move || {
            let tell = |answer| {
                let _ = answers.send(answer);
                ctx.request_repaint();
            };
            let mut told = 0;
            let done = sample(evening, |progress| {
                if progress.records >= told + 10 {
                    told = progress.records;
                    tell(Answer::Sample(progress));
                }
            });
            tell(Answer::SampleDone(done));
        });
    }
}

fn sample(evening: SampleEvening, progress: impl FnMut(Progress)) -> Result<PathBuf, SampleError> {
    let SampleEvening { path, language, desk, now, seed } = evening;
    let structure = sample_structure()?;
    let (number, into) = SAMPLE_UNTIL;
    // The last hand ends a little after the script does.
    let played = before_level(&structure, number).plus(into).plus(DOORS).plus(Span::from_secs(20));
    let clock = StageClock::at(now.after(Span::ZERO.minus(played)));
    let setup = sample_setup(language, &structure);
    let beginning = Beginning { at: now, setup, structure };
    let mut session = Session::create(&path, beginning, Box::new(clock.clone()), desk)
        .map_err(SampleError::Open)?;
    let until = Until::Level { number, into };
    let script = Script { entries: SAMPLE_ENTRIES, guests: Vec::new(), seed, until, office: false };
    Rehearsal::new(&mut session, clock.clone(), script)
        .play(progress)
        .map_err(SampleError::Rehearsal)?;
    clock.set(session.now().max(now));
    two_bust_at_the_shortest(&mut session).map_err(SampleError::Submit)?;
    Ok(path)
}

/// Two players bust in one hand at the shortest table, so that there is something to do.
fn two_bust_at_the_shortest(session: &mut Session) -> Result<(), SubmitError> {
    let tables = session.tournament().tables();
    let shortest = tables.open().min_by_key(|(_, table)| table.occupied().len());
    let Some((_, table)) = shortest.filter(|(_, table)| table.occupied().len() > 4) else {
        return Ok(());
    };
    let stack = session.tournament().clock().structure().starting_stack;
    let out = table.entries().take(2).map(|(_, entry)| entry).zip([1, 2]);
    let out = out.map(|(entry, part)| (entry, Some(Chips::new(stack.get() / 4 * part)))).collect();
    session.submit(Command::Entries(EntryCommand::Bust { out }), None)
}

fn sample_structure() -> Result<Structure, SampleError> {
    let shelf: Vec<Entry<Structure>> = profiles::shelf(None);
    let wanted = |entry: &Entry<Structure>| entry.id == "deep-stack";
    let at = shelf.iter().position(wanted).unwrap_or(0);
    let entry = shelf.into_iter().nth(at).ok_or(SampleError::NoStructure)?;
    entry.profile.map_err(SampleError::Profile)
}

fn sample_setup(language: Language, structure: &Structure) -> Setup {
    use crate::rules::{buy_in::BuyIn, money::Money};
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

/// How long it takes from the start to level `number`, breaks included.
fn before_level(structure: &Structure, number: usize) -> Span {
    let row = structure.levels().find(|(_, level, _)| *level == number).map_or(0, |(row, ..)| row);
    let minutes = structure.rows.iter().take(row).map(Row::minutes).map(i64::from).sum();
    Span::from_minutes(minutes)
}
