//! Opening, making and copying events, and the results of jobs.

use std::{
    io,
    path::{Path, PathBuf},
};

use bottone_base::{
    person::Role::{self, Cashier, Director, Floor, Registration},
    seat::TableNo,
    time::Timestamp,
};
use bottone_club::{
    unfinished::describe_unfinished,
    witness::{CodeCheck, IssuedCode},
};
use bottone_forecast::HouseFactors;
use bottone_i18n::ToText as _;
use bottone_import::{ImportError, ImportedEvent};
use bottone_points::League;
use bottone_session::{
    Desk, Session, file,
    flights::{self, Candidate, MergeError, NextDayWishes},
    time::{SystemClock, Timekeeper as _},
};
use bottone_shared_log::read_note;
use bottone_store::{
    csv::SheetError,
    folder::{self, EVENT_ENDING},
    journal::{ReadOnly, Trouble},
    profiles::{self, Kind, LEAGUES, OWN_RULEBOOKS, Rulebooks},
};
use bottone_tournament::{
    Command, Refusal, Tournament, clock::ClockCommand, history::Beginning, tables::TableCommand,
};
use bottone_ui_dialogs::{
    day_two::DayTwo, import::ImportPlayers, import_report::ImportReport, leave::AskLeave,
    new_event::NewEvent, path::AskPath, seal::Seal,
};
use bottone_ui_frame::{
    action::{Action, FileAction, HouseAction, Screen, WallAction},
    dialog::dialog_mut,
    requests::{EventOrder, FileQuestion, TypedPath},
};
use bottone_view::amounts::limit_text;
use bottone_vocabulary::words;
use egui::Context;

use crate::{
    app::App,
    jobs::{SampleError, SampleEvening, Scope, sample_error_text},
};

/// The roles that may copy an event with staff, and the refusal of others.
const COPIES: (&[Role], Refusal) = (&[Director, Floor, Registration, Cashier], Refusal::AskFloor);

impl App {
    pub(crate) fn handle_file(&mut self, ctx: &Context, action: FileAction) {
        match action {
            FileAction::New => self.ask_new_event(None),
            FileAction::Begin(kind) => self.ask_new_event(Some(kind)),
            FileAction::MakeStructure(behind) => self.make_structure(behind),
            FileAction::PasteStructure(behind) => self.paste_structure(behind),
            FileAction::OpenStructure => {
                self.ask_file(ctx, FileQuestion::ImportStructure, None, "");
            }
            FileAction::Create(begun) => self.begin_event(ctx, *begun),
            FileAction::Typed(typed) => {
                let TypedPath { question, path } = *typed;
                self.take_file(ctx, question, path);
            }
            FileAction::AskPlace => {
                let folder = self.house_folder().or(self.folder.as_deref()).map(Path::to_owned);
                self.ask_file(ctx, FileQuestion::NewEvent, folder, "");
            }
            FileAction::Open => {
                let folder = self.folder.clone();
                self.ask_file(ctx, FileQuestion::Open, folder, "");
            }
            FileAction::OpenThis(path) => self.open(ctx, &path),
            // A copy has the hashes of PINs and the numbers of cards.
            act @ (FileAction::SaveCopy | FileAction::AskSecond | FileAction::Second(_))
                if !self.is_allowed_at_event(COPIES, || Action::File(act.clone())) => {}
            FileAction::SaveCopy => self.ask_save_copy(ctx),
            FileAction::AskSecond => self.ask_copy_folder(ctx),
            FileAction::Second(folder) => self.set_copy_folder(ctx, folder),
            FileAction::GoOn => self.continue_in_copy(ctx),
            FileAction::Seal => self.show_seal(ctx),
            FileAction::CheckSeal(typed) => self.check_seal(ctx, typed),
            FileAction::TryAgain => self.retry_write(),
            FileAction::ForgetRefused => {
                if let Some(desk) = &mut self.desk {
                    desk.discard_refused();
                }
            }
            FileAction::SaveDocument(document) => self.ask_document_file(ctx, *document),
            FileAction::Results(way) => self.export_results(ctx, way),
            FileAction::Sample => self.play_sample(ctx),
            FileAction::ImportPlayers => {
                self.ask_file(ctx, FileQuestion::Import, None, "");
            }
            FileAction::PastePlayers(text) => self.import_pasted(&text),
            FileAction::KeepChips(set) => self.store_chip_set(&set),
            FileAction::KeepPlan(plan) => self.store_plan(&plan),
            FileAction::SaveStructure(way) => {
                let Some(desk) = &self.desk else { return };
                let structure = desk.tournament().clock().structure().clone();
                self.save_structure(ctx, &structure, way);
            }
            FileAction::KeepStructure(structure, over) => {
                self.store_structure(&structure, over.as_deref());
            }
            FileAction::ImportEvent => {
                self.ask_file(ctx, FileQuestion::ImportEvent, None, "");
            }
            FileAction::DayTwo => self.ask_day_two(ctx),
            FileAction::DayTwoOf(path) => {
                self.open(ctx, &path);
                if self.desk.as_ref().is_some_and(|desk| desk.path() == Some(&*path)) {
                    self.ask_day_two(ctx);
                }
            }
            FileAction::MakeDayTwo(asked) => self.make_day_two(ctx, *asked),
            FileAction::FlightsNow => self.show_flight_changes(ctx),
            FileAction::ReadAgain(asked) => self.reread_flight(ctx, *asked),
            FileAction::TakeDayBack => self.withdraw_day(ctx),
            FileAction::KeepLeague(league) => self.store_league(ctx, &league),
            FileAction::CountSeason(league) => self.count_season(ctx, *league),
            FileAction::FreeTable(open) => self.free_table = open,
            FileAction::Close if self.is_only_copy() => self.ask_leave(Action::File(action)),
            FileAction::Close => self.leave_event(ctx),
        }
    }

    /// Asks where to save a copy of the event.
    fn ask_save_copy(&mut self, ctx: &Context) {
        let Some(desk) = &self.desk else { return };
        let stem = stem(desk.as_ref());
        let name = self.settings.language.say("shell-copy-name", &[("name", stem.into())]);
        let name = format!("{name}.{EVENT_ENDING}");
        let folder = desk.folder().filter(|folder| folder.is_dir());
        let folder = folder.map(Path::to_owned).or_else(|| self.folder.clone());
        self.ask_file(ctx, FileQuestion::SaveCopy, folder, &name);
    }

    /// Handles the results of jobs.
    pub(crate) fn handle_jobs(&mut self, ctx: &Context) {
        let locked = self.is_locked();
        for job in self.jobs.take_finished(locked) {
            let is_open = self.events.is_open(job.event);
            match job.scope {
                Scope::Event | Scope::AnyEvent if is_open => {
                    self.at_event(ctx, job.event, |app| (job.effect)(app, ctx));
                }
                Scope::AnyEvent | Scope::Window => (job.effect)(self, ctx),
                Scope::Event if job.is_choice => {
                    self.show_status(self.settings.language.word("shell-question-gone"));
                }
                Scope::Event => {}
            }
        }
        for file in ctx.input(|input| input.raw.dropped_files.clone()) {
            self.handle_dropped_file(ctx, file.path());
        }
    }

    /// Asks for the flights of the next day: this event and others in its folder.
    fn ask_day_two(&mut self, ctx: &Context) {
        let language = self.settings.language;
        let file = self.desk.as_ref().and_then(|desk| desk.path()).map(Path::to_owned);
        let Some(file) = file else { return self.show_status(language.word("day-two-no-file")) };
        let asked = DayTwo::new(language.word("day-two-named"));
        self.ask(asked);
        self.jobs.find_flights(ctx, file, self.operator());
    }

    /// Makes the next day in the background. Its flights are closed here, so that the job can write
    /// to them.
    fn make_day_two(&mut self, ctx: &Context, (paths, wishes): (Vec<PathBuf>, NextDayWishes)) {
        let language = self.settings.language;
        let folder = paths.first().and_then(|path| path.parent()).map(Path::to_owned);
        let name = self.desk.as_ref().map(|desk| desk.tournament().setup().name.clone());
        let name = format!("{} {}", name.unwrap_or_default(), wishes.day);
        match folder::fresh_file(&folder.unwrap_or_default(), &name) {
            Ok(into) => {
                let mut open = Vec::new();
                let mut members = Vec::new();
                for path in &paths {
                    if let Some(number) = self.number_of_file(path) {
                        self.show_event(ctx, number);
                        members.extend(self.desk.as_ref().and_then(|desk| desk.member()));
                        self.leave_event(ctx);
                        open.push(path.clone());
                    }
                }
                self.show_status(language.word("day-two-making"));
                let mut by = self.signed_elsewhere();
                by.members = members;
                self.jobs.make_day_two(ctx, (paths, wishes), (open, into), by);
            }
            Err(error) => self.show_status(error.to_string()),
        }
    }

    /// Carries out the act for which this file was chosen.
    pub(crate) fn take_file(&mut self, ctx: &Context, question: FileQuestion, file: PathBuf) {
        match question {
            FileQuestion::Open => self.open(ctx, &file),
            FileQuestion::SaveCopy => {
                self.save_copy(&file);
                self.update_copies(ctx);
            }
            FileQuestion::SecondCopies => self.set_copy_folder(ctx, Some(file)),
            FileQuestion::SaveDocument(document) => self.write_document(ctx, *document, &file),
            FileQuestion::Import => self.import_players(&file),
            FileQuestion::ImportStructure => self.read_structure(&file),
            FileQuestion::ImportEvent => self.import_event(ctx, file),
            FileQuestion::NewEvent => {
                if let Some(new) = dialog_mut::<NewEvent>(&mut self.dialog) {
                    new.choose_folder(&file);
                }
            }
            FileQuestion::OpenHouse => self.open_house(ctx, &file),
            FileQuestion::NewHouse => self.handle_house(ctx, HouseAction::New(file)),
            FileQuestion::ImportPeople => self.handle_house(ctx, HouseAction::Import(file)),
            FileQuestion::ExportPeople(person) => {
                self.handle_house(ctx, HouseAction::Export(person, file));
            }
            FileQuestion::Portrait(person) => {
                self.handle_house(ctx, HouseAction::Portrait(person, file));
            }
            FileQuestion::Picture => self.screens.room.set_picture(&file),
            FileQuestion::Logo => self.jobs.make_logo(ctx, file),
        }
    }

    /// Asks for the path in the window, because the system could not show this question. An event
    /// that cannot be written any more is saved at once.
    pub(crate) fn ask_path_or_rescue(
        &mut self,
        ctx: &Context,
        question: FileQuestion,
        name: String,
    ) {
        if matches!(question, FileQuestion::SaveCopy) && self.has_write_trouble() {
            self.rescue();
            self.update_copies(ctx);
        } else {
            self.ask_path(question, name);
        }
    }

    /// Shows the result of checking a seal against the event's file.
    pub(crate) fn take_seal_check(&mut self, result: io::Result<CodeCheck>) {
        match result {
            Ok(said) => {
                if let Some(seal) = dialog_mut::<Seal>(&mut self.dialog) {
                    seal.set_result(said);
                }
            }
            Err(error) => self.show_status(error.to_string()),
        }
    }

    /// Shows the seals that stand on paper.
    pub(crate) fn take_codes(&mut self, codes: Vec<IssuedCode>) {
        if let Some(seal) = dialog_mut::<Seal>(&mut self.dialog) {
            seal.set_codes(codes);
        }
    }

    /// Shows the flights found in the folder of the event.
    pub(crate) fn take_candidates(&mut self, found: Vec<Candidate>) {
        if let Some(asked) = dialog_mut::<DayTwo>(&mut self.dialog) {
            asked.set_flights(found);
        }
    }

    /// Opens the new next day, or the flights again if it failed.
    pub(crate) fn take_day_two(
        &mut self,
        ctx: &Context,
        flights: &[PathBuf],
        made: Result<PathBuf, MergeError>,
    ) {
        match made {
            Ok(path) => {
                self.status = None;
                self.move_walls_to_day(ctx, flights, &path);
                self.open(ctx, &path);
            }
            Err(error) => self.day_two_failed(ctx, flights, &error),
        }
    }

    /// Opens the sample evening, with the guide.
    pub(crate) fn take_sample(&mut self, ctx: &Context, done: Result<PathBuf, SampleError>) {
        match done {
            Ok(path) => {
                self.open(ctx, &path);
                self.guide_sample(ctx);
            }
            Err(error) => {
                let language = self.settings.language;
                let why = sample_error_text(language, &error);
                self.show_status(language.say("shell-sample-failed", &[("why", why.into())]));
            }
        }
    }

    /// Takes the data of the events beside the one in this file. Another event may be open by now.
    pub(crate) fn take_house(&mut self, file: &Path, house: HouseFactors) {
        let is_here = |open: &&mut Box<Session>| open.path() == Some(file);
        if let Some(desk) = self.desk.as_mut().filter(is_here) {
            desk.set_house(house);
        }
    }

    /// Shows the report on an imported event, or the error.
    pub(crate) fn take_import(&mut self, from: &Path, taken: Result<ImportedEvent, ImportError>) {
        match taken {
            Ok(taken) => {
                self.status = None;
                self.ask(ImportReport::new(taken));
            }
            Err(error) => self.import_failed(from, &error),
        }
    }

    fn import_failed(&mut self, from: &Path, error: &ImportError) {
        let language = self.settings.language;
        let why = ("why", error.to_text(language).into());
        let file = ("file", from.display().to_string().into());
        self.show_status(language.say("tdt-failed", &[file, why]));
    }

    /// Asks for the path of a file, on a system without file dialogs. The folders of the last
    /// events are offered.
    fn ask_path(&mut self, question: FileQuestion, name: String) {
        let here = self.desk.as_ref().and_then(|desk| desk.folder()).map(Path::to_owned);
        let house = self.house_folder().map(Path::to_owned);
        let recent = self.settings.recent();
        let recent = recent.into_iter().filter_map(Path::parent).map(Path::to_owned);
        let folders = here.into_iter().chain(house).chain(self.folder.clone()).chain(recent);
        let folders: Vec<PathBuf> = folders.collect();
        let behind = self.dialog.take();
        let asked = AskPath::new((question, name), folders.into_iter(), behind);
        self.ask(asked);
    }

    /// Reopens the flights that were closed for a next day that failed.
    fn day_two_failed(&mut self, ctx: &Context, open: &[PathBuf], error: &MergeError) {
        for open in open {
            self.open(ctx, open);
        }
        self.show_status(error.to_text(self.settings.language));
    }

    /// Imports an event of The Tournament Director into a new file, in the background.
    fn import_event(&mut self, ctx: &Context, from: PathBuf) {
        let stem = from.file_stem().unwrap_or_default().to_string_lossy();
        match self.unused_file(&stem) {
            Ok(to) => {
                let language = self.settings.language;
                let file = from.file_name().unwrap_or_default().to_string_lossy().into_owned();
                self.show_status(language.say("tdt-reading", &[("file", file.into())]));
                let operator = self.operator();
                self.jobs.import(ctx, (from, to), operator, language);
            }
            Err(why) => self.show_status(why),
        }
    }

    /// Handles a file dropped onto the window: an event is opened or imported, other files are
    /// searched for players. A picture becomes the photograph of the person shown, or else is
    /// searched for paper codes.
    fn handle_dropped_file(&mut self, ctx: &Context, path: &Path) {
        let is_picture = ["png", "jpg", "jpeg"].iter().any(|ending| has_extension(path, ending));
        let person = self.screens.people.chosen().filter(|_| self.shows_people);
        if let Some(person) = person.filter(|_| is_picture) {
            self.handle_house(ctx, HouseAction::Portrait(person, path.to_owned()));
        } else if folder::is_event(path)
            || folder::is_book(path)
            || has_extension(path, "tdt")
            || self.desk.is_none()
        {
            self.open(ctx, path);
        } else if is_picture {
            self.jobs.look_for_codes(ctx, path.to_owned());
        } else {
            self.import_players(path);
        }
    }

    /// Opens an event, or imports one of The Tournament Director. On failure the present event
    /// stays.
    pub fn open(&mut self, ctx: &Context, path: &Path) {
        if has_extension(path, "tdt") {
            return self.import_event(ctx, path.to_owned());
        }
        if folder::is_book(path) {
            return self.open_house(ctx, path);
        }
        // An open file is not opened a second time.
        let already = self.number_of_file(path);
        if already != Some(self.front_number()) && self.ask_before_opening(path) {
            return;
        }
        if let Some(number) = already.filter(|number| *number != self.front_number()) {
            self.show_event(ctx, number);
        }
        if already.is_some() && self.desk.as_ref().is_some_and(|desk| desk.read_only().is_none()) {
            return self.show_status(self.settings.language.word("shell-open-already"));
        }
        if self.is_only_copy() {
            return self.ask_leave(Action::File(FileAction::OpenThis(path.to_owned())));
        }
        if let Some(address) = read_note(path) {
            return self.open_log(ctx, address, Some(path.to_owned()));
        }
        let operator = self.operator();
        let read = self.first.take(path).unwrap_or_else(|| file::read_ahead(path, &operator));
        match read.map(|read| read.open(Box::new(SystemClock::start()), operator)) {
            Ok(opened) => {
                let language = self.settings.language;
                let tail = describe_unfinished(language, &opened);
                let said = self.put_on_the_desk(ctx, path, opened.desk);
                let texts = opened.notices.iter().map(|notice| notice.to_text(language));
                let notices: Vec<String> = texts.chain(tail).chain(said).collect();
                if !notices.is_empty() {
                    self.show_status(notices.join(" "));
                }
            }
            Err(error) => self.show_status(error.to_text(self.settings.language)),
        }
    }

    /// Makes an event, puts it on the desk and performs the acts chosen with it: prizes, tables,
    /// league, clock and wall.
    fn begin_event(&mut self, ctx: &Context, begun: EventOrder) {
        if self.is_only_copy() {
            return self.ask_leave(Action::File(FileAction::Create(Box::new(begun))));
        }
        if !self.create_event(ctx, &begun.beginning, begun.folder.as_deref()) {
            return;
        }
        let EventOrder { plan, tables, league, wall, runs, .. } = begun;
        let language = self.settings.language;
        let mut failed = Vec::new();
        if let Some(desk) = self.desk.as_deref_mut() {
            let size = desk.tournament().setup().seats;
            let numbers: Vec<TableNo> = (1..=tables.into()).filter_map(TableNo::new).collect();
            let open = Command::Tables(TableCommand::Open { tables: numbers, size });
            let start = Command::Clock(ClockCommand::Start);
            let acts = [(tables > 0, open), (runs, start)].into_iter().filter(|(asked, _)| *asked);
            let done = std::iter::once(flights::record_plan(desk, &plan))
                .chain(acts.map(|(_, act)| desk.submit(act, None)));
            failed.extend(done.filter_map(Result::err).map(|error| error.to_text(language)));
        }
        failed.extend(league.and_then(|league| self.count_in_league(league)));
        if runs {
            self.screen = Screen::Clock;
        }
        if wall {
            self.handle_wall(ctx, WallAction::Open(0, true));
        }
        if !failed.is_empty() {
            self.show_status(failed.join(" "));
        }
    }

    /// Writes the event on the desk into this league; returns the error, if any.
    fn count_in_league(&self, mut league: League) -> Option<String> {
        let file = self.desk.as_deref()?.path()?.to_owned();
        league.events.push(file.file_name()?.to_string_lossy().into_owned());
        let kept = profiles::save(&file.parent()?.join(LEAGUES), &league.name, &league);
        kept.err().map(|error| error.to_text(self.settings.language))
    }

    /// Makes an event in this folder, or in the house's, and puts it on the desk; returns whether
    /// that succeeded.
    pub(super) fn create_event(
        &mut self,
        ctx: &Context,
        beginning: &Beginning,
        folder: Option<&Path>,
    ) -> bool {
        if self.is_only_copy() {
            let begun = EventOrder::plain(beginning.clone(), folder.map(Path::to_owned));
            self.ask_leave(Action::File(FileAction::Create(Box::new(begun))));
            return false;
        }
        let path = match self.unused_file_in(folder, &beginning.setup.name) {
            Ok(path) => path,
            Err(why) => {
                self.show_status(why);
                return false;
            }
        };
        let clock = Box::new(SystemClock::start());
        match file::create(&path, beginning.clone(), clock, self.operator()) {
            Ok(desk) => {
                let house = &beginning.setup.house;
                self.settings.full_room = house.alternates;
                self.settings.arrival_minutes = house.arrival_minutes;
                let above = house.two_signatures;
                self.settings.two_signatures = limit_text(above, &beginning.setup.currency);
                self.store_settings();
                let said = self.put_on_the_desk(ctx, &path, desk);
                let path = ("path", path.display().to_string().into());
                let made = self.settings.language.say("shell-new-event-in", &[path]);
                let uncounted = self.count_use(&beginning.structure.name);
                let lines: Vec<String> = [made].into_iter().chain(uncounted).chain(said).collect();
                self.show_status(lines.join(" "));
                true
            }
            Err(error) => {
                self.show_status(error.to_text(self.settings.language));
                false
            }
        }
    }

    /// Puts an event on the desk; the previous one stays open behind it. A read-only view of the
    /// same file is replaced. Returns the notices of the house's book.
    pub(super) fn put_on_the_desk(
        &mut self,
        ctx: &Context,
        path: &Path,
        mut desk: Box<Session>,
    ) -> Option<String> {
        let said = self.join_house(path, desk.as_mut());
        let seen = self.compare_codes(path, desk.as_ref());
        let said: Vec<String> = seen.into_iter().chain(said).collect();
        let said = (!said.is_empty()).then(|| said.join(" "));
        let again = self.number_of_file(path).is_some_and(|number| number == self.front_number());
        if !again {
            self.show_event(ctx, 0);
        }
        self.set_desk(desk);
        self.update_copies(ctx);
        self.settings.record_opened(path);
        self.store_open_files();
        self.store_settings();
        let settings = self.settings_file.clone();
        self.jobs.read_house_of(ctx, path.to_owned(), self.operator(), settings);
        self.find_half_pairs(ctx, path);
        self.name_window(ctx);
        ctx.request_repaint();
        said
    }

    /// Returns the event of this file and its start: as known here, or else from the file.
    pub(super) fn event_of_file(
        &self,
        path: &Path,
    ) -> Result<(Tournament, Option<Timestamp>), String> {
        if let Some(known) = self.event_of(path) {
            return Ok(known);
        }
        let clock = Box::new(SystemClock::start());
        let read = file::read(path, clock, self.operator());
        let read = read.map_err(|error| error.to_text(self.settings.language))?;
        Ok((read.desk.tournament().clone(), None))
    }

    /// Saves a copy of the event. If its file cannot be written, the event continues in the copy.
    pub fn save_copy(&mut self, to: &Path) {
        let Some(desk) = &mut self.desk else { return };
        // An event cut off from other desks does not switch to the copy: it continues with them.
        let is_lost = |trouble: &Trouble| !matches!(trouble, Trouble::CutOff { .. });
        let goes_on = desk.trouble().is_some_and(is_lost)
            || desk.read_only().is_some_and(ReadOnly::can_continue_in_copy);
        let done = match &self.past_view {
            Some(back) => back.past.desk(desk.as_ref()).save_copy(to),
            None if goes_on => desk.continue_in(to),
            None => desk.save_copy(to),
        };
        if goes_on && done.is_ok() {
            self.settings.record_opened(to);
            self.store_settings();
        }
        let word = if goes_on { "shell-continues-in" } else { "shell-copy-in" };
        match done {
            Ok(()) => {
                let path = ("path", to.display().to_string().into());
                self.show_status(self.settings.language.say(word, &[path]));
            }
            Err(error) => self.show_status(error.to_text(self.settings.language)),
        }
    }

    /// Continues the event in the house's folder, if its file cannot be written and the system has
    /// no file dialog.
    fn rescue(&mut self) {
        let Some(desk) = &self.desk else { return };
        match self.unused_file(&stem(desk.as_ref())) {
            Ok(to) => self.save_copy(&to),
            Err(why) => self.show_status(why),
        }
    }

    fn retry_write(&mut self) {
        let Some(desk) = &mut self.desk else { return };
        match desk.retry_refused() {
            Ok(()) => self.show_last_record(),
            Err(error) => self.handle_refusal(&error, Action::File(FileAction::TryAgain)),
        }
    }

    /// Shows the seal of the event's last line, and looks for the seals given out.
    fn show_seal(&mut self, ctx: &Context) {
        let Some(desk) = &self.desk else { return };
        if let Some(path) = desk.path().map(Path::to_owned) {
            self.jobs.find_codes(ctx, path, desk.now());
        }
        self.ask(Seal::default());
    }

    fn check_seal(&mut self, ctx: &Context, typed: String) {
        let Some(desk) = &self.desk else { return };
        if let Some(path) = desk.path().map(Path::to_owned) {
            self.jobs.check_code(ctx, path, desk.records().len(), typed);
        }
    }

    fn ask_leave(&mut self, then: Action) {
        self.ask(AskLeave::new(then));
    }

    /// Shows the content of a spreadsheet, and asks for its use.
    pub fn import_players(&mut self, path: &Path) {
        let Some(desk) = &self.desk else { return };
        let read = ImportPlayers::open(path, desk.tournament(), desk.seed());
        self.show_import(read);
    }

    /// Shows the content of a pasted list, and asks for its use.
    fn import_pasted(&mut self, text: &str) {
        let Some(desk) = &self.desk else { return };
        let name = self.settings.language.word("dialogs-import-pasted");
        let read = ImportPlayers::pasted(name, text, desk.tournament(), desk.seed());
        self.show_import(read);
    }

    fn show_import(&mut self, read: Result<ImportPlayers, SheetError>) {
        match read {
            Ok(import) => self.ask(import),
            Err(error) => {
                let why = ("why", error.to_text(self.settings.language).into());
                self.show_status(self.settings.language.say("shell-none-imported", &[why]));
            }
        }
    }

    fn ask_new_event(&mut self, kind: Option<Kind>) {
        let own_rulebooks = self.folder.as_ref().map(|folder| folder.join(OWN_RULEBOOKS));
        let books = Rulebooks::load(own_rulebooks.as_deref());
        let last = &self.settings;
        let before = (last.full_room, last.arrival_minutes, last.two_signatures.clone());
        let (today, _) = words::hour(SystemClock::start().now());
        let events = self.house_folder().or(self.folder.as_deref()).map(Path::to_owned);
        let own = (events.as_deref(), today);
        let mut new = NewEvent::new(self.stock(), books, before, self.event_folders(), own);
        if let Some(kind) = kind {
            new.set_kind(kind, self.settings.language);
        }
        self.ask(new);
    }

    fn play_sample(&mut self, ctx: &Context) {
        match self.unused_file(&self.settings.language.word("shell-sample")) {
            Ok(path) => {
                let now = SystemClock::start().now();
                let seed = now.millis().unsigned_abs();
                let language = self.settings.language;
                let operator = self.operator();
                let evening = SampleEvening { path, language, operator, now, seed };
                self.jobs.play_sample(ctx, evening);
            }
            Err(why) => self.show_status(why),
        }
    }

    /// Returns an unused file in the house's folder, named after the event.
    pub(super) fn unused_file(&self, event: &str) -> Result<PathBuf, String> {
        self.unused_file_in(None, event)
    }

    /// Returns an unused file in this folder, or in the house's, named after the event.
    fn unused_file_in(&self, folder: Option<&Path>, event: &str) -> Result<PathBuf, String> {
        let house = folder.or(self.house_folder()).or(self.folder.as_deref());
        let house = house.ok_or_else(|| self.settings.language.word("shell-no-documents"))?;
        folder::fresh_file(house, event).map_err(|error| format!("{}: {error}", house.display()))
    }

    /// Stores this machine's settings. A failure is shown in the line at the bottom and stops
    /// nothing.
    pub(crate) fn store_settings(&mut self) {
        if self.settings_file.path().is_none() {
            return;
        }
        if let Err(error) = self.settings_file.save(&self.settings) {
            self.show_status(error.to_text(self.settings.language));
        }
    }
}

/// Returns the name of the event's file, or of the event if it has no file.
fn stem(desk: &dyn Desk) -> String {
    match desk.path().and_then(Path::file_stem) {
        Some(stem) => stem.to_string_lossy().into_owned(),
        None => desk.tournament().setup().name.clone(),
    }
}

pub(crate) fn has_extension(path: &Path, ending: &str) -> bool {
    path.extension().is_some_and(|found| found.eq_ignore_ascii_case(ending))
}
