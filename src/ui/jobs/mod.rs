//! Slow work in the background: file dialogs, printing, the sample evening.

mod paper;
mod photograph;
mod sample;

use std::{
    path::PathBuf,
    sync::{
        Arc,
        mpsc::{Receiver, Sender, channel},
    },
    thread,
};

use bottone_base::{
    person::PersonId,
    time::{Span, Timestamp},
};
use bottone_club::{
    drawers::tills,
    house_day::HouseDay,
    past_events::house_of,
    recent::RecentEvent,
    season::{self, ScoreCache, Season},
    visits::visits,
    witness::{issued_codes, witnessed},
};
use bottone_fairness::Fairness;
use bottone_i18n::Language;
use bottone_import::import;
use bottone_points::League;
use bottone_rehearsal::Progress;
use bottone_session::{
    OpenError, Operator, SignedElsewhere,
    flights::{self, NextDayWishes},
    shared,
    time::{SystemClock, Timekeeper},
};
use bottone_shared_log::{LogAddress, examine};
use bottone_store::{folder::EVENT_ENDINGS, health::Machine, settings::SettingsFile};
use bottone_ui_frame::requests::FileQuestion;
use bottone_view_paper::printing::Snapshot;
use egui::{Context, ViewportCommand, ViewportId};

use super::{club, dispatch::DrawerClosing, events::EventId, portraits};
use crate::app::App;
pub(super) use paper::{PaperFault, PaperJob, PaperTarget, PrintOutcome};
pub(super) use sample::{SampleError, SampleEvening, sample_error_text};

/// The effect of a finished job on the window.
type Effect = Box<dyn FnOnce(&mut App, &Context) + Send>;

/// The event for which a finished job has its effect.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Scope {
    /// The event that started it. Without it the job has no effect.
    Event,
    /// The event that started it, or any other.
    AnyEvent,
    /// The window, whichever event is on the desk.
    Window,
}

/// A finished job.
pub(super) struct FinishedJob {
    /// The event that started it.
    pub(super) event: EventId,
    pub(super) scope: Scope,
    /// True for a file that a person chose or dropped.
    pub(super) is_choice: bool,
    /// True for an answer to a question about a file, or its cancellation.
    is_answer: bool,
    pub(super) effect: Effect,
}

/// The channel for the effects of a job.
#[derive(Clone)]
struct JobSender {
    event: EventId,
    sender: Sender<FinishedJob>,
    ctx: Context,
}

impl JobSender {
    /// Sends an effect.
    fn send(&self, scope: Scope, effect: impl FnOnce(&mut App, &Context) + Send + 'static) {
        self.finish(scope, (false, false), effect);
    }

    /// Sends the file that a person chose as the answer to this question.
    fn send_file(&self, question: FileQuestion, file: PathBuf) {
        self.finish(scope_of(&question), (true, true), |app, ctx| {
            app.take_file(ctx, question, file);
        });
    }

    /// Sends that the question was cancelled.
    fn send_nothing(&self) {
        self.finish(Scope::Window, (false, true), |_, _| {});
    }

    /// Sends that the system could not show the question; `name` is the file name offered.
    fn send_no_question(&self, question: FileQuestion, name: String) {
        let effect = |app: &mut App, ctx: &Context| app.ask_path_or_rescue(ctx, question, name);
        self.finish(Scope::Event, (false, true), effect);
    }

    /// Sends it. If the window is gone by now, it is dropped.
    fn finish(
        &self,
        scope: Scope,
        (is_choice, is_answer): (bool, bool),
        effect: impl FnOnce(&mut App, &Context) + Send + 'static,
    ) {
        let effect = Box::new(effect);
        let _ = self.sender.send(FinishedJob {
            event: self.event,
            scope,
            is_choice,
            is_answer,
            effect,
        });
        self.ctx.request_repaint();
    }
}

/// Returns the scope of a file that answers this question.
const fn scope_of(question: &FileQuestion) -> Scope {
    match question {
        FileQuestion::SaveCopy
        | FileQuestion::SaveDocument(_)
        | FileQuestion::Import
        | FileQuestion::ImportStructure
        | FileQuestion::Picture => Scope::Event,
        FileQuestion::Open
        | FileQuestion::SecondCopies
        | FileQuestion::ImportEvent
        | FileQuestion::NewEvent
        | FileQuestion::OpenHouse
        | FileQuestion::NewHouse
        | FileQuestion::ImportPeople
        | FileQuestion::ExportPeople(_)
        | FileQuestion::Portrait(_)
        | FileQuestion::Logo => Scope::Window,
    }
}

/// The jobs in progress.
pub(super) struct Jobs {
    finished: (Sender<FinishedJob>, Receiver<FinishedJob>),
    /// The event for which new jobs are started.
    event: EventId,
    /// The files chosen while the desk was locked.
    waiting: Vec<FinishedJob>,
    /// The open question, and the channel for its answer.
    asked: Option<(FileQuestion, JobSender)>,
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
            finished: channel(),
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
    Unshown,
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

    /// Returns the finished jobs. Files chosen in a system dialog wait while the desk is locked.
    pub(super) fn take_finished(&mut self, locked: bool) -> Vec<FinishedJob> {
        let come = std::mem::take(&mut self.waiting).into_iter().chain(self.finished.1.try_iter());
        let (wait, finished): (_, Vec<_>) = come.partition(|job| locked && job.is_choice);
        self.waiting = wait;
        if finished.iter().any(|job| job.is_answer) {
            self.asked = None;
        }
        finished
    }

    /// Sets the event for which further jobs are started.
    pub(super) const fn set_event(&mut self, event: EventId) {
        self.event = event;
    }

    /// Returns the channel for the effects of the current event's jobs.
    fn sender(&self, ctx: &Context) -> JobSender {
        JobSender { event: self.event, sender: self.finished.0.clone(), ctx: ctx.clone() }
    }

    /// Runs `job` in a thread of its own. It returns its effect.
    fn spawn<E>(&self, ctx: &Context, scope: Scope, job: impl FnOnce() -> E + Send + 'static)
    where
        E: FnOnce(&mut App, &Context) + Send + 'static,
    {
        let sender = self.sender(ctx);
        thread::spawn(move || sender.send(scope, job()));
    }

    /// Stops asking questions.
    pub(super) fn stop_asking(&mut self) {
        self.mode = QuestionMode::Unshown;
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
        let Some((question, sender)) = self.asked.take() else { return };
        match file {
            Some(file) => sender.send_file(question, file),
            None => sender.send_nothing(),
        }
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
        if self.asked.is_some() && self.mode != QuestionMode::Unshown {
            return false;
        }
        if self.mode == QuestionMode::Typed {
            self.sender(ctx).send_no_question(question, name.to_owned());
            return true;
        }
        self.asked = Some((question.clone(), self.sender(ctx)));
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
        let (sender, ctx) = (self.sender(ctx), ctx.clone());
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
            match chosen {
                Some(file) => sender.send_file(question, file),
                None if clock.now().since(asked) < LEAST_READING => {
                    sender.send_no_question(question, offered);
                }
                None => sender.send_nothing(),
            }
            // The dialog has no parent, so some systems leave the keyboard with no window.
            ctx.send_viewport_cmd_to(ViewportId::ROOT, ViewportCommand::Focus);
            ctx.request_repaint();
        });
        true
    }

    /// Looks for flights beside the event in this file.
    pub(super) fn find_flights(&mut self, ctx: &Context, file: PathBuf, operator: Operator) {
        self.spawn(ctx, Scope::Event, move || {
            let found = flights::candidates(&file, &operator);
            |app: &mut App, _: &Context| app.take_candidates(found)
        });
    }

    /// Compares the event in this file with those beside it. They must agree on the stacks carried
    /// from flights into a next day.
    pub(super) fn find_half_pairs(&mut self, ctx: &Context, file: PathBuf) {
        self.spawn(ctx, Scope::Event, move || {
            let half = flights::half_pairs_of(&file).unwrap_or_default();
            move |app: &mut App, ctx: &Context| app.complete_pairs(ctx, &file, half)
        });
    }

    /// Compares the next day in this file with its flights.
    pub(super) fn compare_flights(&mut self, ctx: &Context, file: PathBuf) {
        self.spawn(ctx, Scope::Event, move || {
            let flights = flights::flight_statuses(&file);
            |app: &mut App, _: &Context| app.take_flights(flights)
        });
    }

    /// Asks this computer for the state of this file's folder and of the battery.
    pub(super) fn ask_machine(&mut self, ctx: &Context, machine: Arc<dyn Machine>, file: PathBuf) {
        self.spawn(ctx, Scope::Window, move || {
            let (place, battery) = (machine.place(&file), machine.battery());
            move |app: &mut App, _: &Context| app.health.take_answer(&file, &place, battery)
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
        self.spawn(ctx, Scope::Window, move || {
            let clock = || -> Box<dyn Timekeeper> { Box::new(SystemClock::start()) };
            let made = flights::make(&paths, &wishes, &into, clock, &by).map(|()| into);
            move |app: &mut App, ctx: &Context| {
                app.jobs.day_two = false;
                app.take_day_two(ctx, &open, made);
            }
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
        self.spawn(ctx, Scope::Window, move || {
            let taken = import(&from, &to, operator, language);
            move |app: &mut App, _: &Context| app.take_import(&from, taken)
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
        let sender = self.sender(ctx);
        thread::spawn(move || {
            for file in files {
                let before = known.iter().find(|known| known.path == file);
                let read = RecentEvent::of(&file, before, &operator);
                sender.send(Scope::Window, |app, _| app.recent.take(read));
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
        self.spawn(ctx, Scope::Event, move || {
            let house = house_of(&file, &operator, &settings);
            move |app: &mut App, _: &Context| app.take_house(&file, house)
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
        self.spawn(ctx, Scope::Window, move || {
            let day = HouseDay::of(&house, known, &operator);
            |app: &mut App, _: &Context| app.set_house_day(day)
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
        self.spawn(ctx, Scope::Window, move || {
            let tills = tills(&folder, from, &operator);
            move |app: &mut App, ctx: &Context| app.close_drawer(ctx, to_close, &tills)
        });
    }

    /// Looks up the log at this address.
    pub(super) fn look_up_log(&mut self, ctx: &Context, address: LogAddress) {
        self.spawn(ctx, Scope::Window, move || {
            let clock = SystemClock::start();
            let found = examine(&address, || clock.now().millis());
            move |app: &mut App, _: &Context| app.log_found(&found)
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
        self.spawn(ctx, Scope::Event, move || {
            let result = witnessed(&file, records, &typed);
            |app: &mut App, _: &Context| app.take_seal_check(result)
        });
    }

    /// Finds the seals that this event gave out; none if the file cannot be read.
    pub(super) fn find_codes(&mut self, ctx: &Context, file: PathBuf, now: Timestamp) {
        self.spawn(ctx, Scope::Event, move || {
            let codes = issued_codes(&file, now, MOST_CODES).unwrap_or_default();
            |app: &mut App, _: &Context| app.take_codes(codes)
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
        self.spawn(ctx, Scope::Window, move || {
            let ready = shared::prepare(&address, &file, &operator);
            log_ready(address, file, ready)
        });
    }

    /// Waits for the events of the first frame.
    pub(super) fn await_events<E>(&self, ctx: &Context, wait: impl FnOnce() -> E + Send + 'static)
    where
        E: FnOnce(&mut App, &Context) + Send + 'static,
    {
        self.spawn(ctx, Scope::Window, wait);
    }

    /// Writes the event of this file into the log.
    pub(super) fn share(&mut self, ctx: &Context, address: LogAddress, file: PathBuf) {
        self.spawn(ctx, Scope::Window, move || {
            let ready = shared::upload(&address, &file);
            log_ready(address, file, ready)
        });
    }

    /// Makes the club's logo of this picture.
    pub(super) fn make_logo(&mut self, ctx: &Context, file: PathBuf) {
        self.spawn(ctx, Scope::Window, move || {
            let made = club::reduced(&file);
            |app: &mut App, _: &Context| app.keep_logo(made)
        });
    }

    /// Computes how fairly the event has treated its players.
    pub(super) fn count_fairness(&mut self, ctx: &Context, revision: u64, event: Snapshot) {
        self.spawn(ctx, Scope::Event, move || {
            let desk = event.desk();
            let fairness = Fairness::of(desk.beginning, desk.records, desk.ledger);
            move |app: &mut App, _: &Context| {
                let at = app.refresh();
                app.views.take_fairness(revision, at, fairness);
            }
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
        self.spawn(ctx, Scope::Window, move || {
            let known = &mut ScoreCache::default();
            let standings = season::of_house(language, &folder, known, &operator);
            let visits = visits(&house, &folder, &operator);
            |app: &mut App, _: &Context| app.take_visits(visits, standings)
        });
    }

    /// Scales down the photograph in this file, for this person's page.
    pub(super) fn make_portrait(&mut self, ctx: &Context, person: PersonId, file: PathBuf) {
        self.spawn(ctx, Scope::Window, move || {
            let made = portraits::shrink(&file);
            move |app: &mut App, _: &Context| app.store_portrait(person, made)
        });
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
        self.spawn(ctx, Scope::Event, move || {
            let season = Season::of(language, &league, &events, &operator);
            |app: &mut App, _: &Context| app.screens.money.points.take(season)
        });
    }
}

/// Returns the effect once the desk's own file has caught up with this log, or could not.
fn log_ready(
    address: LogAddress,
    file: PathBuf,
    ready: Result<(), OpenError>,
) -> impl FnOnce(&mut App, &Context) + Send {
    move |app: &mut App, ctx: &Context| {
        app.jobs.opens = None;
        app.log_ready(ctx, &address, &file, ready);
    }
}
