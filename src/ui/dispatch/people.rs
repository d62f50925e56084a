//! The open house and its people.

use std::path::{Path, PathBuf};

use bottone_base::person::PersonId;
use bottone_club::{
    book_import::{import_summary, people_in, take_in},
    season::LeagueTable,
    visits::{Visits, card_of},
};
use bottone_house::{Command, FILE, setup::Setup, tickets::TicketsCommand};
use bottone_i18n::{Language, Saying, ToText as _};
use bottone_session::{
    Desk, Session, SignedElsewhere, SubmitError,
    house::{self, HouseBook, HouseDesk, HouseError, OpenedHouse, house_around},
    time::SystemClock,
};
use bottone_store::{
    IfExists, folder,
    profiles::themes::PictureError,
    results::{Separator, csv},
    write_private,
};
use bottone_ui_frame::{
    action::{Action, HouseAction},
    requests::FileQuestion,
};
use bottone_view::house::{BookPage, Personal, rows};
use egui::Context;

use super::tickets::settle_tickets;
use crate::{
    app::{App, StatusLine},
    house::OpenHouse,
};

impl App {
    pub(super) fn handle_house(&mut self, ctx: &Context, action: HouseAction) {
        let language = self.settings.language;
        self.share_signature();
        match action {
            HouseAction::AskStaff => self.ask_house_staff(),
            HouseAction::Staff(act) => self.handle_house_staff(act),
            HouseAction::StaffIntoEvent => self.add_house_staff_to_event(),
            HouseAction::AskOpen => {
                let folder = self.folder.clone();
                self.ask_file(ctx, FileQuestion::OpenHouse, folder, "");
            }
            HouseAction::AskNew => {
                let folder = self.folder.clone();
                self.ask_file(ctx, FileQuestion::NewHouse, folder, "");
            }
            HouseAction::Open(path) => self.open_house(ctx, &path),
            HouseAction::Close => {
                self.house = None;
                self.shows_people = false;
                self.reload_house(ctx);
            }
            HouseAction::New(folder) => self.new_house(ctx, &folder),
            HouseAction::People(true) if self.house.is_none() && self.house_folder().is_some() => {
                if let Some(folder) = self.house_folder().map(Path::to_owned) {
                    self.open_house(ctx, &folder);
                }
            }
            HouseAction::People(shown) => {
                self.shows_people = shown && self.house.is_some();
                if self.shows_people {
                    self.count_visits(ctx);
                } else if shown {
                    self.show_status(language.word("club-none-open"));
                }
            }
            HouseAction::Do(command) => self.submit_countersigned(*command),
            HouseAction::Undo => {
                self.submit_to_house(HouseDesk::undo, Some(Action::House(HouseAction::Undo)));
            }
            HouseAction::AskImport => {
                self.ask_file(ctx, FileQuestion::ImportPeople, None, "");
            }
            HouseAction::Import(path) => self.import_people(path),
            HouseAction::AskExport(person) if !self.may_export(person) => {}
            HouseAction::AskExport(person) => {
                let name = language.word("club-file-of-people");
                let name = format!("{name}.csv");
                self.ask_file(ctx, FileQuestion::ExportPeople(person), None, &name);
            }
            HouseAction::Export(person, path) => self.export_people(person, &path),
            HouseAction::Forget(person) => self.forget(ctx, person),
            HouseAction::AskPortrait(person) => {
                self.ask_file(ctx, FileQuestion::Portrait(person), None, "");
            }
            HouseAction::Portrait(person, file) => self.jobs.make_portrait(ctx, person, file),
            HouseAction::RemovePortrait(person) => {
                self.submit_portrait("club-portrait-removed", |desk| desk.remove_portrait(person));
            }
            HouseAction::SetUp(setup) => self.set_up_house(ctx, *setup),
            HouseAction::Again(file) => self.ask_repeat(&file),
            HouseAction::Repeat(again) => self.repeat_event(ctx, *again),
            HouseAction::Say(listed) => self.list_event(ctx, *listed),
            HouseAction::Flights(file, flights) => self.make_flights(ctx, &file, &flights),
            HouseAction::Schedule => self.save_schedule(ctx),
            HouseAction::Standings(nth) => self.save_standings(ctx, nth),
            HouseAction::HandOut(entry) => self.issue_tickets(entry),
            HouseAction::SeatsFor(event) => self.set_target_event(event),
            HouseAction::Drawer(act) => self.handle_drawer(ctx, act),
        }
    }

    /// Connects an event with the book of the house whose folder holds its file, if any. Returns
    /// the notices about corrected data.
    pub(super) fn join_house(&mut self, event: &Path, desk: &mut Session) -> Option<String> {
        let file = house_around(event)?;
        let is_open = self
            .house
            .as_ref()
            .is_some_and(|open| folder::is_same_file(open.book.desk().path(), &file));
        let mut lines = Vec::new();
        if !is_open {
            match self.open_house_file(&file) {
                Ok(notices) => lines.extend(notices),
                Err(why) => return Some(why),
            }
        }
        let language = self.settings.language;
        let book = self.house.as_ref()?.book.clone();
        if book.desk().read_only().is_none() {
            lines.extend(list_events(language, &book));
            match book.complete(desk.tournament()) {
                Ok(0) => {}
                Ok(count) => {
                    let people = Saying::count("club-count-people", count);
                    lines.push(
                        Saying::of("club-completed").with("people", people).to_text(language),
                    );
                }
                Err(error) => lines.push(error.to_text(language)),
            }
            lines.extend(settle_tickets(language, &book, event, desk));
        }
        // In an event with staff, this is done at the next sign-in.
        if desk.read_only().is_none()
            && desk.tournament().staff().is_empty()
            && let Err(error) = book.leave_initials(desk)
        {
            lines.push(error.to_text(language));
        }
        desk.set_book(Some(book));
        self.share_signature();
        (!lines.is_empty()).then(|| lines.join(" "))
    }

    /// Opens the file of a house, and returns its notices.
    pub(super) fn open_house_file(&mut self, file: &Path) -> Result<Option<String>, String> {
        let language = self.settings.language;
        let opened = house::open(file, Box::new(SystemClock::start()), self.operator());
        let OpenedHouse { desk, notices, .. } = opened.map_err(|error| error.to_text(language))?;
        let read_only = desk.read_only().map(|why| why.to_text(language));
        let book = HouseBook::new(desk);
        book.preload_names();
        self.house = Some(OpenHouse::new(book));
        self.take_club_name();
        self.screens.people = crate::screens::people::PeopleState::default();
        let lines: Vec<String> =
            notices.iter().map(|notice| notice.to_text(language)).chain(read_only).collect();
        Ok((!lines.is_empty()).then(|| lines.join(" ")))
    }

    /// Opens a house and shows its people.
    pub(super) fn open_house(&mut self, ctx: &Context, path: &Path) {
        match self.open_house_file(&house::file_of(path)) {
            Ok(lines) => {
                let open = self.house.as_ref();
                let writable = open.filter(|house| house.book.desk().read_only().is_none());
                let language = self.settings.language;
                let listed = writable.and_then(|house| list_events(language, &house.book));
                let lines: Vec<String> = lines.into_iter().chain(listed).collect();
                let lines = (!lines.is_empty()).then(|| lines.join(" "));
                self.shows_people = true;
                self.count_visits(ctx);
                self.reload_house(ctx);
                if let Some(lines) = lines {
                    self.show_status(lines);
                }
            }
            Err(why) => self.show_status(why),
        }
    }

    fn new_house(&mut self, ctx: &Context, folder: &Path) {
        let language = self.settings.language;
        let name = folder.file_name().map(|name| name.to_string_lossy().into_owned());
        let setup =
            Setup { name: name.unwrap_or_else(|| "Bottone".to_owned()), ..Setup::default() };
        match house::create(folder, setup, Box::new(SystemClock::start()), self.operator()) {
            Ok(desk) => {
                drop(desk);
                self.open_house(ctx, &folder.join(FILE));
                let path = ("path", folder.join(FILE).display().to_string().into());
                self.show_status(language.say("club-made-in", &[path]));
                // A club that begins has a name and a face on its walls from the first evening.
                if self.house.is_some() {
                    self.ask_club();
                }
            }
            Err(error) => self.show_status(error.to_text(language)),
        }
    }

    /// Counts every person's visits in the background.
    fn count_visits(&mut self, ctx: &Context) {
        let Some(open) = &self.house else { return };
        let desk = open.book.desk();
        let (house, folder) = (desk.house().clone(), desk.folder().to_owned());
        let operator = desk.operator().clone();
        drop(desk);
        self.jobs.count_visits(ctx, self.settings.language, house, (folder, operator));
    }

    pub(crate) fn take_visits(&mut self, visits: Visits, standings: Vec<LeagueTable>) {
        if let Some(open) = &mut self.house {
            (open.visits, open.standings) = (visits, standings);
        }
    }

    /// Performs an act at the house's desk, with a second signature if the open event requires one.
    fn submit_countersigned(&mut self, command: Command) {
        match self.countersign(&command) {
            Ok(word) => {
                let again = Action::House(HouseAction::Do(Box::new(command.clone())));
                self.submit_to_house(|desk| desk.submit_approved(command, word), Some(again));
            }
            Err(error) => {
                let again = Action::House(HouseAction::Do(Box::new(command)));
                self.handle_refusal(&error, again);
            }
        }
    }

    /// Takes the second signature for a ticket that the house buys back, which pays out money.
    /// Returns the name of the signer.
    fn countersign(&mut self, command: &Command) -> Result<Option<String>, SubmitError> {
        let (Some(desk), Some(open)) = (&mut self.desk, &self.house) else { return Ok(None) };
        let Command::Tickets(TicketsCommand::SellBack { number, .. }) = command else {
            return Ok(None);
        };
        let house = open.book.desk();
        // A club with staff asks for its own second signature.
        if !house.house().staff().is_empty() {
            return Ok(None);
        }
        let currency = &desk.tournament().setup().currency;
        let ticket = house.house().tickets().get(*number).filter(|ticket| ticket.is_in(currency));
        let Some(value) = ticket.map(|ticket| ticket.value).filter(|_| house.can(command).is_ok())
        else {
            return Ok(None);
        };
        desk.countersign(command, value, house.house().payee(command))
    }

    fn submit_to_house(
        &mut self,
        act: impl FnOnce(&mut HouseDesk) -> Result<(), HouseError>,
        again: Option<Action>,
    ) {
        let language = self.settings.language;
        let Some(open) = &self.house else { return };
        let mut desk = open.book.desk_mut();
        let done = act(&mut desk);
        let undo = desk.history().to_undo().is_some();
        drop(desk);
        // A staff that was just taken over may be that of the event on the desk.
        self.share_signature();
        match done {
            Ok(()) if undo => {
                let line = language.word("club-written");
                self.status = Some(StatusLine::with_undo(line, Action::House(HouseAction::Undo)));
            }
            Ok(()) => self.show_status(language.word("club-written")),
            Err(error) => self.handle_house_refusal(&error, again),
        }
    }

    /// Returns whether this person's data, or all people's, may be exported to another file.
    fn may_export(&mut self, person: Option<PersonId>) -> bool {
        let again = || Action::House(HouseAction::AskExport(person));
        self.is_allowed_at_house(
            |desk| match person {
                Some(_) => desk.may_see_people(),
                None => desk.may_export_people(),
            },
            again,
        )
    }

    /// Stores a photograph once it was scaled down, or shows the error.
    pub(crate) fn store_portrait(&mut self, person: PersonId, made: Result<Vec<u8>, PictureError>) {
        match made {
            Ok(jpeg) => {
                self.submit_portrait("club-portrait-kept", |desk| {
                    desk.keep_portrait(person, &jpeg)
                });
            }
            Err(why) => self.show_status(why.to_text(self.settings.language)),
        }
    }

    /// Performs an act with a photograph, which is in no journal and so cannot be undone.
    fn submit_portrait(
        &mut self,
        done: &str,
        act: impl FnOnce(&mut HouseDesk) -> Result<(), HouseError>,
    ) {
        let language = self.settings.language;
        let Some(open) = &self.house else { return };
        let outcome = act(&mut open.book.desk_mut());
        match outcome {
            Ok(()) => self.show_status(language.word(done)),
            Err(error) => self.handle_house_refusal(&error, None),
        }
    }

    fn import_people(&mut self, path: PathBuf) {
        let language = self.settings.language;
        let Some(book) = self.house.as_ref().map(|open| open.book.clone()) else { return };
        let people = people_in(&path, &book.desk());
        let people = match people {
            Ok(people) => people,
            Err(error) => return self.show_status(error.to_text(language)),
        };
        let taken = take_in(&mut book.desk_mut(), people);
        match taken {
            Ok(taken) => {
                let line = import_summary(language, &taken);
                self.status = Some(StatusLine::with_undo(line, Action::House(HouseAction::Undo)));
            }
            Err(error) => {
                let again = Action::House(HouseAction::Import(path));
                self.handle_house_refusal(&error, Some(again));
            }
        }
    }

    fn export_people(&mut self, person: Option<PersonId>, path: &Path) {
        let language = self.settings.language;
        if !self.may_export(person) {
            return;
        }
        let Some(rows) = self.rows_of_people(language, person) else {
            return self.show_status(language.word("club-export-unknown"));
        };
        let written = csv(&rows, Separator::of(language))
            .and_then(|bytes| write_private(path, IfExists::Replace, &bytes));
        match written {
            Ok(()) => {
                let saying = Saying::of("club-exported").with("file", path);
                self.show_status(saying.to_text(language));
            }
            Err(error) => self.show_status(format!("{}: {error}", path.display())),
        }
    }

    fn rows_of_people(&self, language: Language, of: Option<PersonId>) -> Option<Vec<Vec<String>>> {
        let open = self.house.as_ref()?;
        let desk = open.book.desk();
        let Some(person) = of else { return Some(rows(language, desk.house())) };
        let page = BookPage::of(language, desk.house(), (person, desk.now()), Personal::Shown)?;
        let visits = open.visits.get(&person).map_or(&[][..], Vec::as_slice);
        Some(card_of(language, &page, visits))
    }

    /// Erases a person from the book and from all future sheets.
    fn forget(&mut self, ctx: &Context, person: PersonId) {
        let language = self.settings.language;
        let Some(book) = self.house.as_ref().map(|open| open.book.clone()) else { return };
        let here: Option<&mut Session> = match self.desk.as_mut() {
            Some(desk) if desk.book().is_some() => Some(desk.as_mut()),
            _ => None,
        };
        let members = here.as_ref().and_then(|desk| desk.member()).into_iter().collect();
        let by = SignedElsewhere { operator: book.desk().operator().clone(), members };
        match house::forget(&book, person, here, &by) {
            Ok(forgotten) => {
                let events = Saying::count("club-count-events", forgotten.events);
                let said = Saying::of("club-forgotten").with("events", events).to_text(language);
                let waits = forgotten.waiting_lines(language);
                let lines = std::iter::once(said).chain(waits).collect::<Vec<_>>();
                self.show_status(lines.join(". "));
                self.count_visits(ctx);
            }
            Err(error) => {
                let again = Action::House(HouseAction::Forget(person));
                self.handle_house_refusal(&error, Some(again));
            }
        }
    }
}

/// Adds the events of the folder to the house's list. Returns the error if that could not be
/// written.
fn list_events(language: Language, book: &HouseBook) -> Option<String> {
    book.desk_mut().list_events().err().map(|error| error.to_text(language))
}
