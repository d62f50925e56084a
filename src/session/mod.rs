//! The desk: decide, write, apply. The only holder of time, chance and files.

mod back;
mod error;
mod reading;
pub mod season;
pub mod time;
mod trouble;

use std::path::{Path, PathBuf};

use rand::{TryRng as _, rngs::SysRng};

use crate::{
    i18n::{Language, Saying, Told as _},
    rules::{
        fair::Secret,
        time::{Span, Timestamp},
    },
    store::{
        journal::{
            Access, Disk, Holder, Journal, Notice, Opened, ReadOnly, Trouble, Writer, excerpt,
        },
        profiles::Profile as _,
    },
    tournament::{
        Command, Refusal, Tournament, Waiver,
        clock::ClockCommand,
        history::{self, Beginning, Checkpoints, Deed, Fault, Ledger, Record},
    },
    view::{draw::sown, log::what_it_would_be, sheets, words},
};
pub use error::{OpenError, SubmitError};
use time::Timekeeper;

/// Who works at this desk.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Desk {
    /// The operator's name.
    pub operator: String,
    /// The station's name.
    pub station: String,
}

impl Desk {
    fn holder(&self) -> Holder {
        Holder::new(self.operator.clone(), self.station.clone())
    }
}

/// One event at one desk.
pub struct Session {
    path: PathBuf,
    beginning: Beginning,
    tournament: Tournament,
    records: Vec<Record>,
    ledger: Ledger,
    checkpoints: Checkpoints,
    /// Why the first of the records that were left out could not be, where that was so.
    fault: Option<Fault>,
    /// Who wrote, each from which line on, when the file was opened.
    writers: Vec<(u64, Writer)>,
    /// What stands in the last line, if it was never finished.
    torn: Option<String>,
    access: Access,
    timekeeper: Box<dyn Timekeeper>,
    desk: Desk,
    /// How far the computer's clock was behind the last record when the file was opened.
    behind: Span,
    revision: u64,
    /// What keeps the file from being written, and what was refused for it.
    trouble: Option<Trouble>,
    refused: Vec<Record>,
}

impl Session {
    /// Makes a new file for an event.
    ///
    /// # Errors
    /// When there is such a file already, or it cannot be written.
    pub fn create(
        path: &Path,
        mut beginning: Beginning,
        timekeeper: Box<dyn Timekeeper>,
        desk: Desk,
    ) -> Result<Self, OpenError> {
        beginning.at = timekeeper.now();
        let head = ron::to_string(&beginning)?;
        let journal = Journal::create(path, &head, &desk.holder())?;
        Ok(Self {
            path: path.to_owned(),
            tournament: beginning.tournament(),
            beginning,
            records: Vec::new(),
            ledger: Ledger::default(),
            checkpoints: Checkpoints::default(),
            fault: None,
            writers: Vec::new(),
            torn: None,
            access: Access::Writable(journal),
            timekeeper,
            desk,
            behind: Span::ZERO,
            revision: 0,
            trouble: None,
            refused: Vec::new(),
        })
    }

    /// Opens an event's file.
    ///
    /// # Errors
    /// When the file is not one of ours, is from a later version, or cannot be read. Damage and a
    /// second opener are no errors: the file is then open for reading, and a notice says why.
    pub fn open(
        path: &Path,
        timekeeper: Box<dyn Timekeeper>,
        desk: Desk,
    ) -> Result<(Self, Vec<Notice>), OpenError> {
        Self::of(Journal::open(path, &desk.holder())?, timekeeper, desk)
    }

    /// What sheets are made from, in this language, now.
    pub fn papers(&self, language: Language) -> sheets::Desk<'_> {
        sheets::Desk {
            language,
            t: &self.tournament,
            beginning: &self.beginning,
            records: &self.records,
            ledger: &self.ledger,
            at: self.now(),
            by: &self.desk.operator,
            page: None,
        }
    }

    /// Reads an event's file without taking the right to write it.
    ///
    /// # Errors
    /// As [`Session::open`].
    pub fn read(
        path: &Path,
        timekeeper: Box<dyn Timekeeper>,
        desk: Desk,
    ) -> Result<(Self, Vec<Notice>), OpenError> {
        Self::of(Journal::read(path)?, timekeeper, desk)
    }

    fn of(
        opened: Opened,
        timekeeper: Box<dyn Timekeeper>,
        desk: Desk,
    ) -> Result<(Self, Vec<Notice>), OpenError> {
        let Opened { path, head, writers, bodies, torn, mut notices, mut access } = opened;
        let beginning = reading::head(&path, &head, &writers, &mut notices)?;
        if let Some(fault) = beginning.structure.fault() {
            return Err(OpenError::Content { path, line: 1, message: fault.what });
        }
        let reading::Told { records, ledger, tournament, fault, end } =
            reading::read(&beginning, &bodies, &writers, &mut notices);
        if let Some(end) = end {
            access = Access::ReadOnly(end);
        }
        let torn = torn.map(|text| reading::torn(text, &writers));
        let last = records.last().map_or(beginning.at, |record| record.recorded);
        let checkpoints = Checkpoints::of(&beginning, &records, &ledger);
        let session = Self {
            behind: last.since(timekeeper.now()).max(Span::ZERO),
            path,
            beginning,
            tournament,
            records,
            ledger,
            checkpoints,
            fault,
            writers,
            torn,
            access,
            timekeeper,
            desk,
            revision: 0,
            trouble: None,
            refused: Vec::new(),
        };
        Ok((session, notices))
    }

    /// Puts something between the file and its disk, to rehearse a disk that fails.
    #[must_use]
    pub fn through(mut self, between: impl FnOnce(Box<dyn Disk>) -> Box<dyn Disk>) -> Self {
        self.access = match self.access {
            Access::Writable(journal) => Access::Writable(journal.through(between)),
            read_only @ Access::ReadOnly(_) => read_only,
        };
        self
    }

    /// The present instant. Never before the last record: when the computer's clock was behind it
    /// as the file was opened, time goes on from that record.
    pub fn now(&self) -> Timestamp {
        let last = self.records.last().map_or(self.beginning.at, |record| record.recorded);
        self.timekeeper.now().after(self.behind).max(last)
    }

    /// How far the computer's clock was behind the last record when the file was opened, if it was.
    /// How much of the level went by in between cannot be known then, and the floor is told so.
    pub fn behind(&self) -> Option<Span> {
        Some(self.behind).filter(|behind| *behind > Span::ZERO)
    }

    /// Would `command` be carried out now? Lights the buttons.
    ///
    /// # Errors
    /// The refusal that `submit` would give.
    pub fn can(&self, command: &Command) -> Result<(), Refusal> {
        self.tournament.decide(command, self.now(), None).map(drop)
    }

    /// Decides, writes, then applies. While a secret is sealed, a draw gets its seed from it, whatever
    /// seed was asked for.
    ///
    /// # Errors
    /// When a rule forbids it or it cannot be written. Nothing has happened then.
    pub fn submit(
        &mut self,
        mut command: Command,
        waiver: Option<Waiver>,
    ) -> Result<(), SubmitError> {
        let at = self.now();
        let mut events = self.tournament.decide(&command, at, waiver.as_ref())?;
        let records = (self.records.as_slice(), &self.ledger);
        if let Some(sown) = sown(&self.tournament, records, &command, &events, at) {
            command = sown;
            events = self.tournament.decide(&command, at, waiver.as_ref())?;
        }
        self.write(Deed::Done { command, waiver, events }, at)?;
        if let Some(record) = self.records.last() {
            history::apply(&mut self.tournament, record);
        }
        self.checkpoints.note(self.records.len(), &self.tournament);
        Ok(())
    }

    /// To be called now and then: finds out whether the computer's clock was set, and if so keeps
    /// what is left of the level. Returns how far the computer's clock went.
    ///
    /// Set forward, the tournament's clock is put along with it, on record, so that it is right after
    /// the next start too. Set back, instants simply go on from where they were, since no record may
    /// be earlier than the one before it.
    ///
    /// # Errors
    /// When that could not be written.
    pub fn tick(&mut self) -> Result<Option<Span>, SubmitError> {
        let Some(set) = self.timekeeper.was_set() else { return Ok(None) };
        if self.read_only().is_some() {
            self.behind = self.behind.minus(set);
            return Ok(Some(set));
        }
        let behind = self.behind.minus(set).max(Span::ZERO);
        let by = set.plus(behind).minus(self.behind);
        self.behind = behind;
        if by > Span::ZERO {
            self.submit(Command::Clock(ClockCommand::Rebase { by }), None)?;
        }
        Ok(Some(set))
    }

    /// A seed from the system, for a draw.
    pub fn seed(&self) -> u64 {
        // Without chance from the system the time of day still gives every draw a seed of its own,
        // and the seed is on record either way.
        SysRng.try_next_u64().unwrap_or_else(|_| self.now().millis().unsigned_abs())
    }

    /// A secret from the system, for draws to hang on. None where the system has no chance to give:
    /// a secret that could be guessed would be worse than none.
    pub fn secret(&self) -> Option<Secret> {
        let mut bytes = [0; 32];
        SysRng.try_fill_bytes(&mut bytes).ok()?;
        Some(Secret::new(bytes))
    }

    /// The event as it stands.
    pub fn tournament(&self) -> &Tournament {
        &self.tournament
    }

    /// What every record stands on.
    pub fn beginning(&self) -> &Beginning {
        &self.beginning
    }

    /// The first record in the file that no desk can have written, where one was found as it was opened. It and all
    /// that follow are left out.
    pub fn fault(&self) -> Option<Fault> {
        self.fault
    }

    /// The program that wrote this record, counted from 0, if it is a newer one than this.
    pub fn newer_writer(&self, record: u32) -> Option<&Writer> {
        reading::newer_writer(u64::from(record) + 2, &self.writers)
    }

    /// What stood in a last line that was never finished when the file was opened, in words.
    pub fn tail(&self, language: Language) -> Option<String> {
        let text = self.torn.as_deref()?;
        let (t, records) = (&self.tournament, &self.records);
        Some(match reading::unfinished(text, t) {
            Some(record) => Saying::of("files-torn-said")
                .with("time", words::time_to_the_second(record.recorded))
                .with("by", record.by.as_str())
                .with("what", what_it_would_be(language, &record, records, t))
                .told(language),
            None => Saying::of("files-torn-begins").with("text", excerpt(text)).told(language),
        })
    }

    /// Every record, the ones that do not stand too.
    pub fn records(&self) -> &[Record] {
        &self.records
    }

    /// Which records stand.
    pub fn ledger(&self) -> &Ledger {
        &self.ledger
    }

    /// Rises with every change, so that views can be kept until something changes.
    pub fn revision(&self) -> u64 {
        self.revision
    }

    /// The event's file.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Why nothing can be written, if so.
    pub fn read_only(&self) -> Option<&ReadOnly> {
        match &self.access {
            Access::Writable(_) => None,
            Access::ReadOnly(why) => Some(why),
        }
    }

    /// Who works here.
    pub fn desk(&self) -> &Desk {
        &self.desk
    }

    /// From now on somebody else works here.
    pub fn set_desk(&mut self, desk: Desk) {
        self.desk = desk;
    }

    fn record_count(&self) -> u32 {
        u32::try_from(self.records.len()).unwrap_or(u32::MAX)
    }

    fn write(&mut self, deed: Deed, at: Timestamp) -> Result<(), SubmitError> {
        let journal = match &mut self.access {
            Access::Writable(journal) => journal,
            Access::ReadOnly(why) => return Err(SubmitError::ReadOnly(why.clone())),
        };
        let Desk { operator, station } = self.desk.clone();
        let record = Record { recorded: at, by: operator, desk: station, deed };
        if let Err(error) = journal.append(&ron::to_string(&record)?) {
            self.refuse(record, &error);
            return Err(error.into());
        }
        self.was_written(&record.deed);
        self.ledger.enter(self.record_count(), &record.deed);
        self.records.push(record);
        self.revision += 1;
        Ok(())
    }
}
