//! Slow work in the background: file dialogs, printing, the sample evening.

mod paper;
mod photograph;
mod sample;

use std::{
    io,
    path::PathBuf,
    sync::{
        Arc,
        mpsc::{Receiver, Sender, channel},
    },
    thread,
};

use bottone_fairness::Fairness;
use bottone_forecast::HouseFactors;
use bottone_i18n::Language;
use bottone_import::{ImportError, ImportedEvent, import};
use bottone_points::League;
use bottone_rehearsal::Progress;
use bottone_rules::{
    person::PersonId,
    time::{Span, Timestamp},
};
use bottone_session::{
    OpenError, Operator, SignedElsewhere,
    flights::{self, Candidate, FlightStatus, HalfPair, MergeError, NextDayWishes},
    house::{Visits, tills, visits},
    house_day::HouseDay,
    past_events::house_of,
    recent::RecentEvent,
    season::{self, LeagueTable, ScoreCache, Season},
    shared,
    time::{SystemClock, Timekeeper},
    witness::{CodeCheck, IssuedCode, issued_codes, witnessed},
};
use bottone_store::{
    folder::EVENT_ENDINGS,
    health::{FolderState, Machine},
    printers::{PrinterError, Printers},
    profiles::themes::PictureError,
    settings::SettingsFile,
    shared::{LogAddress, LogCheck, SyncError, examine},
};
use bottone_ui_frame::{action::Document, requests::FileQuestion};
use bottone_view::{house::drawers::Till, printing::Snapshot};
use egui::{Context, ViewportCommand, ViewportId};

use super::{club, dispatch::DrawerClosing, events::EventId, portraits};
pub(super) use paper::{PaperFault, PaperJob, PaperTarget, PrintOutcome};
pub(super) use sample::{SampleError, SampleEvening, sample_error_text};

/// The result of a job.
pub(super) enum JobOutcome {
    /// A file to open was chosen.
    Open(PathBuf),
    /// A file for a copy was chosen.
    SaveCopy(PathBuf),
    /// A seal was checked against the event's file.
    Witnessed(io::Result<CodeCheck>),
    /// The seals that stand on paper.
    Codes(Vec<IssuedCode>),
    /// A folder for second copies was chosen.
    SecondCopies(PathBuf),
    /// A file for this document was chosen.
    SaveDocument(Box<Document>, PathBuf),
    /// A spreadsheet with players was chosen.
    Import(PathBuf),
    /// A file with a structure was chosen.
    ImportStructure(PathBuf),
    /// An event of The Tournament Director was chosen.
    ImportEvent(PathBuf),
    /// A house was chosen.
    OpenHouse(PathBuf),
    /// A folder for the new event was chosen.
    NewEvent(PathBuf),
    /// A folder for a new house was chosen.
    NewHouse(PathBuf),
    /// A file with people was chosen.
    ImportPeople(PathBuf),
    /// A file for the data of this person, or of all people, was chosen.
    ExportPeople(Option<PersonId>, PathBuf),
    /// Every person's visits to the house's events.
    Visits(Visits, Vec<LeagueTable>),
    /// A photograph of this person was chosen.
    Portrait(PersonId, PathBuf),
    /// The scaled photograph, or the error.
    PortraitMade(PersonId, Result<Vec<u8>, PictureError>),
    /// A picture for a theme was chosen.
    Picture(PathBuf),
    /// A picture for the club's logo was chosen.
    Logo(PathBuf),
    /// The club's logo as it is stored, or the error.
    LogoMade(Result<Vec<u8>, PictureError>),
    /// The imported event, or the error.
    Imported(PathBuf, Result<Box<ImportedEvent>, ImportError>),
    /// The flights in the folder of an event.
    Flights(Vec<Candidate>),
    /// The flights and next days that disagree, where the event in this file is one of them.
    HalfPairs(PathBuf, Vec<HalfPair>),
    /// The present state of a next day's flights.
    FlightsNow(Result<Vec<FlightStatus>, MergeError>),
    /// The new next day or the error, with the flights that were open before.
    DayTwo(Vec<PathBuf>, Result<PathBuf, MergeError>),
    /// The question was cancelled.
    Nothing,
    /// The system could not show the question; with the file name offered.
    NoQuestion(FileQuestion, String),
    /// The paper codes in a picture, or the error of reading it.
    Photograph(PathBuf, Result<Vec<String>, PictureError>),
    /// The progress of the sample evening.
    Sample(Progress),
    /// The house data of the events beside this one.
    House(PathBuf, HouseFactors),
    /// The card of a recent event.
    Recent(Box<RecentEvent>),
    /// The house and its day.
    Today(Box<HouseDay>),
    /// The money in the house's drawers, for one that is to be closed.
    DrawerAddedUp(Box<DrawerClosing>, Vec<Till>),
    /// The fairness of the event at this revision.
    Fairness(u64, Box<Fairness>),
    /// The state of this file's folder, and the battery's charge.
    Machine(PathBuf, FolderState, Option<u8>),
    /// The result of looking up a log's address.
    LogFound(Result<LogCheck, SyncError>),
    /// The desk's own file has caught up with this log, or the error.
    LogReady(Box<LogAddress>, PathBuf, Result<(), OpenError>),
    /// The table of a league.
    Season(Box<Season>),
    /// The finished paper, or the error.
    Printed(Box<PrintOutcome>),
    /// The printers of this machine, or the error of listing them.
    Printers(Result<Printers, PrinterError>),
    /// The finished sample evening, or the error.
    SampleDone(Result<PathBuf, SampleError>),
}

impl JobOutcome {
    /// Returns whether this is the answer to a question about a file, or its cancellation.
    const fn is_answer(&self) -> bool {
        let is_file = self.is_choice() && !matches!(self, Self::Photograph(..));
        is_file || matches!(self, Self::Nothing | Self::NoQuestion(..))
    }

    /// Returns whether this is a file that a person chose or dropped.
    pub(super) const fn is_choice(&self) -> bool {
        matches!(
            self,
            Self::Open(_)
                | Self::SaveCopy(_)
                | Self::SecondCopies(_)
                | Self::SaveDocument(..)
                | Self::Import(_)
                | Self::ImportStructure(_)
                | Self::ImportEvent(_)
                | Self::NewEvent(_)
                | Self::OpenHouse(_)
                | Self::NewHouse(_)
                | Self::ImportPeople(_)
                | Self::ExportPeople(..)
                | Self::Portrait(..)
                | Self::Picture(_)
                | Self::Logo(_)
                | Self::Photograph(..)
        )
    }

    /// Returns whether this belongs to the event that requested it, even if another one is on the
    /// desk by now.
    pub(super) const fn belongs_to_its_event(&self) -> bool {
        matches!(
            self,
            Self::SaveCopy(_)
                | Self::SaveDocument(..)
                | Self::Import(_)
                | Self::ImportStructure(_)
                | Self::Picture(_)
                | Self::Photograph(..)
                | Self::House(..)
                | Self::Fairness(..)
                | Self::Flights(_)
                | Self::HalfPairs(..)
                | Self::FlightsNow(_)
                | Self::Witnessed(_)
                | Self::Codes(_)
                | Self::Season(_)
                | Self::Printed(_)
                | Self::Printers(_)
                | Self::NoQuestion(..)
        )
    }
}

/// The result of a job, with its event.
type EventOutcome = (EventId, JobOutcome);

/// The channel for a job's result, with its event.
#[derive(Clone)]
struct OutcomeSender {
    event: EventId,
    sender: Sender<EventOutcome>,
}

impl OutcomeSender {
    /// Sends the result. If the window is gone by now, the result is dropped.
    fn send(&self, outcome: JobOutcome) {
        let _ = self.sender.send((self.event, outcome));
    }
}

/// Returns the result of the question once `file` is chosen.
pub(super) fn outcome_for(question: FileQuestion, file: PathBuf) -> JobOutcome {
    match question {
        FileQuestion::Open => JobOutcome::Open(file),
        FileQuestion::SaveCopy => JobOutcome::SaveCopy(file),
        FileQuestion::SecondCopies => JobOutcome::SecondCopies(file),
        FileQuestion::SaveDocument(document) => JobOutcome::SaveDocument(document, file),
        FileQuestion::Import => JobOutcome::Import(file),
        FileQuestion::ImportStructure => JobOutcome::ImportStructure(file),
        FileQuestion::ImportEvent => JobOutcome::ImportEvent(file),
        FileQuestion::NewEvent => JobOutcome::NewEvent(file),
        FileQuestion::OpenHouse => JobOutcome::OpenHouse(file),
        FileQuestion::NewHouse => JobOutcome::NewHouse(file),
        FileQuestion::ImportPeople => JobOutcome::ImportPeople(file),
        FileQuestion::ExportPeople(person) => JobOutcome::ExportPeople(person, file),
        FileQuestion::Portrait(person) => JobOutcome::Portrait(person, file),
        FileQuestion::Picture => JobOutcome::Picture(file),
        FileQuestion::Logo => JobOutcome::Logo(file),
    }
}

/// The jobs in progress.
pub(super) struct Jobs {
    answers: (Sender<EventOutcome>, Receiver<EventOutcome>),
    /// The event for which new jobs are started.
    event: EventId,
    /// The files chosen while the desk was locked.
    waiting: Vec<EventOutcome>,
    /// The open question, and the channel for its answer.
    asked: Option<(FileQuestion, OutcomeSender)>,
    mode: QuestionMode,
    sample: Option<Progress>,
    /// The log of the event that is being opened.
    opens: Option<LogAddress>,
    /// True while a next day of flights is being made.
    day_two: bool,
}

impl Default for Jobs {
    fn default() -> Self {
        Self {
            answers: channel(),
            event: EventId::default(),
            waiting: Vec::new(),
            asked: None,
            mode: QuestionMode::default(),
            sample: None,
            opens: None,
            day_two: false,
        }
    }
}

/// The way in which a file question is asked.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum QuestionMode {
    /// By the system's dialog.
    #[default]
    System,
    /// Not shown: the next question replaces it.
    Nobody,
    /// Not shown: it stays open until the code that drives the window answers it.
    Held,
    /// By the window, with a typed path: the system has no file dialogs.
    Typed,
}

/// The shortest time for reading and cancelling a question. A faster answer means that no dialog
/// was shown.
const LEAST_READING: Span = Span::from_millis(250);
/// The greatest number of given seals that are listed.
const MOST_CODES: usize = 200;

impl Jobs {
    /// Returns the progress of the sample evening, if one is being played.
    pub(super) fn sample(&self) -> Option<Progress> {
        self.sample
    }

    /// Returns the log of the event that is being opened, which may wait for the network.
    pub(super) fn opens(&self) -> Option<&LogAddress> {
        self.opens.as_ref()
    }

    /// Returns the finished results, each with its event. Files chosen in a system dialog wait
    /// while the desk is locked.
    pub(super) fn take_outcomes(&mut self, locked: bool) -> Vec<EventOutcome> {
        let come = std::mem::take(&mut self.waiting).into_iter().chain(self.answers.1.try_iter());
        let (wait, answers): (_, Vec<_>) =
            come.partition(|(_, answer)| locked && answer.is_choice());
        self.waiting = wait;
        if answers.iter().any(|(_, answer)| answer.is_answer()) {
            self.asked = None;
        }
        for (_, answer) in &answers {
            match answer {
                JobOutcome::Sample(progress) => self.sample = Some(*progress),
                JobOutcome::SampleDone(_) => self.sample = None,
                JobOutcome::LogReady(..) => self.opens = None,
                JobOutcome::DayTwo(..) => self.day_two = false,
                _ => {}
            }
        }
        answers
    }

    /// Sets the event for which further jobs are started.
    pub(super) const fn set_event(&mut self, event: EventId) {
        self.event = event;
    }

    /// Returns the channel for the results of the current event's jobs.
    fn sender(&self) -> OutcomeSender {
        OutcomeSender { event: self.event, sender: self.answers.0.clone() }
    }

    /// Stops asking questions.
    pub(super) fn stop_asking(&mut self) {
        self.mode = QuestionMode::Nobody;
    }

    /// Keeps further questions open until [`Self::answer`] answers them.
    pub(super) fn hold_questions(&mut self) {
        self.mode = QuestionMode::Held;
    }

    /// Treats the system as one without file dialogs.
    pub(super) fn disable_dialogs(&mut self) {
        self.mode = QuestionMode::Typed;
    }

    /// Returns the open question about a file.
    pub(super) fn open_question(&self) -> Option<&FileQuestion> {
        self.asked.as_ref().map(|(question, _)| question)
    }

    /// Returns whether a next day of flights is being made.
    pub(super) const fn makes_day_two(&self) -> bool {
        self.day_two
    }

    /// Answers the open question with this file, or cancels it.
    pub(super) fn answer_question(&mut self, file: Option<PathBuf>) {
        let Some((question, answers)) = self.asked.take() else { return };
        answers.send(file.map_or(JobOutcome::Nothing, |file| outcome_for(question, file)));
    }

    /// Opens the system's dialog for a file. Only one can be open: returns false while another is.
    #[must_use = "a question that is not asked is reported"]
    pub(super) fn ask_file(
        &mut self,
        ctx: &Context,
        language: Language,
        question: FileQuestion,
        folder: Option<PathBuf>,
        name: &str,
    ) -> bool {
        if self.asked.is_some() && self.mode != QuestionMode::Nobody {
            return false;
        }
        if self.mode == QuestionMode::Typed {
            self.sender().send(JobOutcome::NoQuestion(question, name.to_owned()));
            ctx.request_repaint();
            return true;
        }
        self.asked = Some((question.clone(), self.sender()));
        if self.mode != QuestionMode::System {
            return true;
        }
        let mut dialog = rfd::FileDialog::new().set_title(question.title(language));
        if let Some(folder) = folder {
            dialog = dialog.set_directory(folder);
        }
        dialog = match &question {
            FileQuestion::Open | FileQuestion::SaveCopy => {
                dialog.add_filter("Bottone", &EVENT_ENDINGS)
            }
            FileQuestion::OpenHouse => dialog.add_filter("Bottone", &["ron"]),
            FileQuestion::NewEvent | FileQuestion::NewHouse | FileQuestion::SecondCopies => dialog,
            FileQuestion::ImportPeople => dialog.add_filter(
                language.word("club-files-of-people"),
                &["csv", "txt", "tsv", "bottone", "ron", "tdt", "TDT"],
            ),
            FileQuestion::ExportPeople(_) => dialog.add_filter("CSV", &["csv"]),
            FileQuestion::SaveDocument(document) => {
                let ending = document.content.extension();
                dialog.add_filter(ending.to_uppercase(), &[ending])
            }
            FileQuestion::Import => {
                dialog.add_filter(language.word("shell-spreadsheets"), &["csv", "txt", "tsv"])
            }
            FileQuestion::ImportStructure => dialog
                .add_filter(language.word("paste-files"), &["csv", "txt", "tsv", "tdt", "TDT"]),
            FileQuestion::ImportEvent => {
                dialog.add_filter(language.word("tdt-files"), &["tdt", "TDT"])
            }
            FileQuestion::Picture | FileQuestion::Logo | FileQuestion::Portrait(_) => {
                let endings = ["png", "jpg", "jpeg", "svg", "PNG", "JPG", "JPEG", "SVG"];
                dialog.add_filter(language.word("room-pictures"), &endings)
            }
        };
        let (name, offered) = (name.to_owned(), name.to_owned());
        let (answers, ctx) = (self.sender(), ctx.clone());
        thread::spawn(move || {
            let clock = SystemClock::start();
            let asked = clock.now();
            let chosen = match &question {
                FileQuestion::Open
                | FileQuestion::Import
                | FileQuestion::ImportStructure
                | FileQuestion::ImportEvent
                | FileQuestion::OpenHouse
                | FileQuestion::ImportPeople
                | FileQuestion::Portrait(_)
                | FileQuestion::Picture
                | FileQuestion::Logo => dialog.pick_file(),
                FileQuestion::NewEvent | FileQuestion::NewHouse | FileQuestion::SecondCopies => {
                    dialog.pick_folder()
                }
                FileQuestion::ExportPeople(_)
                | FileQuestion::SaveCopy
                | FileQuestion::SaveDocument(_) => dialog.set_file_name(name).save_file(),
            };
            answers.send(match chosen {
                Some(file) => outcome_for(question, file),
                None if clock.now().since(asked) < LEAST_READING => {
                    JobOutcome::NoQuestion(question, offered)
                }
                None => JobOutcome::Nothing,
            });
            // The dialog has no parent, so some systems leave the keyboard with no window.
            ctx.send_viewport_cmd_to(ViewportId::ROOT, ViewportCommand::Focus);
            ctx.request_repaint();
        });
        true
    }

    /// Looks for flights beside the event in this file.
    pub(super) fn find_flights(&mut self, ctx: &Context, file: PathBuf, operator: Operator) {
        let (answers, ctx) = (self.sender(), ctx.clone());
        thread::spawn(move || {
            answers.send(JobOutcome::Flights(flights::candidates(&file, &operator)));
            ctx.request_repaint();
        });
    }

    /// Compares the event in this file with those beside it. They must agree on the stacks carried
    /// from flights into a next day.
    pub(super) fn find_half_pairs(&mut self, ctx: &Context, file: PathBuf) {
        self.spawn(ctx, move || {
            let half = flights::half_pairs_of(&file).unwrap_or_default();
            JobOutcome::HalfPairs(file, half)
        });
    }

    /// Compares the next day in this file with its flights.
    pub(super) fn compare_flights(&mut self, ctx: &Context, file: PathBuf) {
        self.spawn(ctx, move || JobOutcome::FlightsNow(flights::flight_statuses(&file)));
    }

    /// Asks this computer for the state of this file's folder and of the battery.
    pub(super) fn ask_machine(&mut self, ctx: &Context, machine: Arc<dyn Machine>, file: PathBuf) {
        self.spawn(ctx, move || {
            let place = machine.place(&file);
            JobOutcome::Machine(file, place, machine.battery())
        });
    }

    /// Makes the next day of flights in the file `into`. `open` are the flights that were open
    /// before and are closed now.
    pub(super) fn make_day_two(
        &mut self,
        ctx: &Context,
        (paths, wishes): (Vec<PathBuf>, NextDayWishes),
        (open, into): (Vec<PathBuf>, PathBuf),
        by: SignedElsewhere,
    ) {
        self.day_two = true;
        let (answers, ctx) = (self.sender(), ctx.clone());
        thread::spawn(move || {
            let clock = || -> Box<dyn Timekeeper> { Box::new(SystemClock::start()) };
            let made = flights::make(&paths, &wishes, &into, clock, &by).map(|()| into);
            answers.send(JobOutcome::DayTwo(open, made));
            ctx.request_repaint();
        });
    }

    /// Imports the event in the file `from` into the new file `to`.
    pub(super) fn import(
        &mut self,
        ctx: &Context,
        (from, to): (PathBuf, PathBuf),
        operator: Operator,
        language: Language,
    ) {
        let (answers, ctx) = (self.sender(), ctx.clone());
        thread::spawn(move || {
            let taken = import(&from, &to, operator, language).map(Box::new);
            answers.send(JobOutcome::Imported(from, taken));
            ctx.request_repaint();
        });
    }

    /// Reads these events one after the other, each for its card. A `known` event is read again if
    /// its file has grown.
    pub(super) fn read_recent(
        &mut self,
        ctx: &Context,
        files: Vec<PathBuf>,
        known: Vec<RecentEvent>,
        operator: Operator,
    ) {
        let (answers, ctx) = (self.sender(), ctx.clone());
        thread::spawn(move || {
            for file in files {
                let before = known.iter().find(|known| known.path == file);
                let read = RecentEvent::of(&file, before, &operator);
                answers.send(JobOutcome::Recent(Box::new(read)));
                ctx.request_repaint();
            }
        });
    }

    /// Reads the events beside the one in this file.
    pub(super) fn read_house_of(
        &mut self,
        ctx: &Context,
        file: PathBuf,
        operator: Operator,
        settings: SettingsFile,
    ) {
        let (answers, ctx) = (self.sender(), ctx.clone());
        thread::spawn(move || {
            let house = house_of(&file, &operator, &settings);
            answers.send(JobOutcome::House(file, house));
            ctx.request_repaint();
        });
    }

    /// Reads the house in this folder and its events of today; `known` data is read again where a
    /// file has grown.
    pub(super) fn refresh_house(
        &mut self,
        ctx: &Context,
        house: PathBuf,
        known: HouseDay,
        operator: Operator,
    ) {
        let (answers, ctx) = (self.sender(), ctx.clone());
        thread::spawn(move || {
            answers.send(JobOutcome::Today(Box::new(HouseDay::of(&house, known, &operator))));
            ctx.request_repaint();
        });
    }

    /// Adds up the money in the drawers since this one was opened, from the files of the house's
    /// events.
    pub(super) fn add_up_drawer(
        &mut self,
        ctx: &Context,
        (folder, from): (PathBuf, Timestamp),
        to_close: DrawerClosing,
        operator: Operator,
    ) {
        self.spawn(ctx, move || {
            JobOutcome::DrawerAddedUp(Box::new(to_close), tills(&folder, from, &operator))
        });
    }

    /// Looks up the log at this address.
    pub(super) fn look_up_log(&mut self, ctx: &Context, address: LogAddress) {
        self.spawn(ctx, move || {
            let clock = SystemClock::start();
            JobOutcome::LogFound(examine(&address, || clock.now().millis()))
        });
    }

    /// Checks the event's file against a seal, given the number of known records.
    pub(super) fn check_code(
        &mut self,
        ctx: &Context,
        file: PathBuf,
        records: usize,
        typed: String,
    ) {
        self.spawn(ctx, move || JobOutcome::Witnessed(witnessed(&file, records, &typed)));
    }

    /// Finds the seals that this event gave out; none if the file cannot be read.
    pub(super) fn find_codes(&mut self, ctx: &Context, file: PathBuf, now: Timestamp) {
        self.spawn(ctx, move || {
            JobOutcome::Codes(issued_codes(&file, now, MOST_CODES).unwrap_or_default())
        });
    }

    /// Updates the desk's own file from the log.
    pub(super) fn open_log(
        &mut self,
        ctx: &Context,
        address: LogAddress,
        file: PathBuf,
        operator: Operator,
    ) {
        self.opens = Some(address.clone());
        self.spawn(ctx, move || {
            let ready = shared::prepare(&address, &file, &operator);
            JobOutcome::LogReady(Box::new(address), file, ready)
        });
    }

    /// Writes the event of this file into the log.
    pub(super) fn share(&mut self, ctx: &Context, address: LogAddress, file: PathBuf) {
        self.spawn(ctx, move || {
            let ready = shared::upload(&address, &file);
            JobOutcome::LogReady(Box::new(address), file, ready)
        });
    }

    /// Makes the club's logo of this picture.
    pub(super) fn make_logo(&mut self, ctx: &Context, file: PathBuf) {
        self.spawn(ctx, move || JobOutcome::LogoMade(club::reduced(&file)));
    }

    fn spawn(&mut self, ctx: &Context, job: impl FnOnce() -> JobOutcome + Send + 'static) {
        let (answers, ctx) = (self.sender(), ctx.clone());
        thread::spawn(move || {
            answers.send(job());
            ctx.request_repaint();
        });
    }

    /// Computes how fairly the event has treated its players.
    pub(super) fn count_fairness(&mut self, ctx: &Context, revision: u64, event: Snapshot) {
        let (answers, ctx) = (self.sender(), ctx.clone());
        thread::spawn(move || {
            let desk = event.desk();
            let fairness = Fairness::of(desk.beginning, desk.records, desk.ledger);
            answers.send(JobOutcome::Fairness(revision, Box::new(fairness)));
            ctx.request_repaint();
        });
    }

    /// Counts every person's visits to the events in a house's folder, and the standings of its
    /// leagues.
    pub(super) fn count_visits(
        &mut self,
        ctx: &Context,
        language: Language,
        house: bottone_house::House,
        (folder, operator): (PathBuf, Operator),
    ) {
        self.spawn(ctx, move || {
            let known = &mut ScoreCache::default();
            let standings = season::of_house(language, &folder, known, &operator);
            JobOutcome::Visits(visits(&house, &folder, &operator), standings)
        });
    }

    /// Scales down the photograph in this file, for this person's page.
    pub(super) fn make_portrait(&mut self, ctx: &Context, person: PersonId, file: PathBuf) {
        self.spawn(ctx, move || JobOutcome::PortraitMade(person, portraits::shrink(&file)));
    }

    /// Counts a league from the files of its events.
    pub(super) fn count_season(
        &mut self,
        ctx: &Context,
        language: Language,
        league: League,
        events: PathBuf,
        operator: Operator,
    ) {
        let (answers, ctx) = (self.sender(), ctx.clone());
        thread::spawn(move || {
            let season = Season::of(language, &league, &events, &operator);
            answers.send(JobOutcome::Season(Box::new(season)));
            ctx.request_repaint();
        });
    }
}
