//! Actions on the house: at its desk if the window has it open. Otherwise the house's file is
//! opened for the action and closed again.

use std::{
    ffi::OsStr,
    path::{Path, PathBuf},
};

use bottone_base::{person::Person, time::Timestamp};
use bottone_house::{
    Command, FILE,
    events::{EventListing, EventPart, EventsCommand},
    setup,
};
use bottone_i18n::ToText as _;
use bottone_session::{
    Desk, SubmitError, flights,
    house::{self, HouseDesk, HouseError, by_ticket},
    time::{SystemClock, Timekeeper as _},
};
use bottone_store::{folder::is_same_file, profiles};
use bottone_tournament::{Tournament, entries::Entrant};
use bottone_ui_dialogs::repeat_event::AskRepeat;
use bottone_ui_frame::{
    action::{Action, Content, Document, HouseAction},
    commands::buy_in_command,
    requests::RepeatTerms,
};
use bottone_view::today::{next_name, next_start, repeated_event};
use bottone_vocabulary::words;
use egui::Context;

use crate::{app::App, board::is_fresh};

impl App {
    /// Asks where to save the schedule of the day.
    pub(super) fn save_schedule(&mut self, ctx: &Context) {
        let name = self.settings.language.word("today-schedule");
        self.ask_document_file(ctx, Document { name, content: Content::Paper(self.schedule()) });
    }

    /// Asks where to save the standings of a league.
    pub(super) fn save_standings(&mut self, ctx: &Context, nth: usize) {
        if let Some((name, job)) = self.standings_sheet(nth) {
            self.ask_document_file(ctx, Document { name, content: Content::Paper(job) });
        }
    }

    /// Stores the settings of the house.
    pub(super) fn set_up_house(&mut self, ctx: &Context, setup: setup::Setup) {
        let again = Action::House(HouseAction::SetUp(Box::new(setup.clone())));
        let done = self.submit_at_house(Some(again), |desk| {
            if setup == *desk.house().setup() {
                return Ok(());
            }
            desk.submit(Command::Setup(setup::SetupCommand::Change(setup)))
        });
        if done {
            self.take_club_name();
            self.reload_house(ctx);
        }
    }

    /// Asks for the terms on which the event in `file` is repeated.
    pub(super) fn ask_repeat(&mut self, file: &Path) {
        match self.event_of_file(file) {
            Ok((t, _)) => {
                let (today, _) = words::hour(SystemClock::start().now());
                let name = next_name(&t.setup().name, today);
                self.ask(AskRepeat::new(file, &t, name));
            }
            Err(why) => self.show_status(why),
        }
    }

    /// Makes the file of an event like the one in the file of `wanted`, a week later. It goes on
    /// the desk, and the people are entered. A house adds it to its list.
    pub(super) fn repeat_event(&mut self, ctx: &Context, wanted: RepeatTerms) {
        let RepeatTerms { file, name, buy_in, people } = wanted;
        let now = SystemClock::start().now();
        let (t, starts) = match self.event_of_file(&file) {
            Ok(known) => known,
            Err(why) => return self.show_status(why),
        };
        let (today, _) = words::hour(now);
        let mut beginning = repeated_event(&t, today, now);
        (beginning.setup.name, beginning.setup.buy_in) = (name, buy_in);
        if !self.create_event(ctx, &beginning, file.parent()) {
            return;
        }
        let done =
            self.desk.as_deref_mut().map(|desk| flights::record_plan(desk, t.prizes().plan()));
        if let Some(Err(error)) = done {
            self.show_error(&error);
        }
        self.enter_people(people);
        self.count_in_same_leagues(&file);
        let made = self.desk.as_ref().and_then(|desk| desk.path()?.file_name()?.to_str());
        let Some(made) = made.map(str::to_owned).filter(|_| self.house_folder().is_some()) else {
            return;
        };
        let starts = starts.map(|starts| next_start(starts, now));
        self.submit_at_house(None, |desk| {
            desk.list_events()?;
            let Some(listed) = desk.house().events().get(&made).cloned() else { return Ok(()) };
            if starts.is_none() {
                return Ok(());
            }
            store_listing(desk, EventListing { starts, ..listed })
        });
        self.reload_house(ctx);
    }

    /// Counts the event on the desk in every league that counts the one in this file.
    fn count_in_same_leagues(&mut self, before: &Path) {
        let made = self.desk.as_ref().and_then(|desk| desk.path());
        let names = [Some(before), made].map(|file| file.and_then(Path::file_name));
        let [Some(before), Some(next)] = names.map(|name| name.and_then(OsStr::to_str)) else {
            return;
        };
        let Some(events) = made.and_then(Path::parent) else { return };
        if let Err(error) = profiles::add_next_event(events, before, next) {
            self.show_status(error.to_text(self.settings.language));
        }
    }

    /// Enters these people one by one. Failures are reported with their reasons.
    fn enter_people(&mut self, people: Vec<Person>) {
        let language = self.settings.language;
        let Some(desk) = self.desk.as_deref_mut() else { return };
        let mut refused = Vec::new();
        for person in people {
            let name = person.display_name();
            let open = desk.tournament().tables().open().map(|(_, table)| table.free().len()).sum();
            let command =
                buy_in_command(Entrant::New(person), desk.tournament(), open, desk.seed());
            let command = by_ticket(desk, command);
            if let Err(error) = desk.submit(command, None) {
                let why = match error {
                    SubmitError::Refused(refusal) => words::refusal(language, refusal),
                    other => other.to_text(language),
                };
                refused.push(format!("{name}: {why}"));
            }
        }
        if !refused.is_empty() {
            let who = ("people", refused.join("; ").into());
            self.show_status(language.say("today-again-refused", &[who]));
        }
    }

    /// Stores the house's listing of one of its events.
    pub(super) fn list_event(&mut self, ctx: &Context, to: EventListing) {
        let again = Action::House(HouseAction::Say(Box::new(to.clone())));
        if self.submit_at_house(Some(again), |desk| store_listing(desk, to)) {
            self.reload_house(ctx);
        }
    }

    /// Makes the flights of the event in `file`, with its prices, chips, structure and prizes.
    /// Without entries, the event itself is the first of them. A house lists them with their
    /// starts.
    pub(super) fn make_flights(
        &mut self,
        ctx: &Context,
        file: &Path,
        wanted: &[(String, Option<Timestamp>)],
    ) {
        let language = self.settings.language;
        let Some((t, _)) = self.event_of(file) else { return };
        let event = t.setup().name.clone();
        let mut made = Vec::new();
        let (mut fault, mut is_listed) = (None, true);
        for (nth, (label, starts)) in wanted.iter().enumerate() {
            let flight = if nth == 0 && is_fresh(&t) {
                self.name_flight(file, label).map(|()| file.to_owned())
            } else {
                self.make_flight(&t, label)
            };
            match flight {
                Ok(path) => made.push((path, label.clone(), *starts)),
                Err(why) => {
                    fault = Some(why);
                    break;
                }
            }
        }
        if self.house_folder().is_some() && !made.is_empty() {
            is_listed = self.submit_at_house(None, |desk| {
                desk.list_events()?;
                for (path, label, starts) in &made {
                    let file = path.file_name().and_then(|name| name.to_str()).unwrap_or_default();
                    let Some(listed) = desk.house().events().get(file).cloned() else { continue };
                    let part = EventPart::Flight { of: event.clone(), label: label.clone() };
                    let starts = starts.or(listed.starts);
                    store_listing(desk, EventListing { starts, part, ..listed })?;
                }
                Ok(())
            });
        }
        let labels: Vec<String> = made.into_iter().map(|(_, label, _)| label).collect();
        let gaps = [("event", event.into()), ("flights", labels.join(", ").into())];
        let lines = (!labels.is_empty()).then(|| language.say("today-flights-made", &gaps));
        let lines: Vec<String> = lines.into_iter().chain(fault).collect();
        if is_listed {
            self.show_status(lines.join(" "));
        }
        self.reload_house(ctx);
    }

    /// Names the event in this file as this flight: at its desk here, or in its file.
    fn name_flight(&mut self, file: &Path, label: &str) -> Result<(), String> {
        let language = self.settings.language;
        let is_it = |desk: &dyn Desk| desk.path().is_some_and(|path| is_same_file(path, file));
        if let Some(desk) = self.desk.as_deref_mut().filter(|desk| is_it(*desk)) {
            return flights::label_flight(desk, label).map_err(|error| error.to_text(language));
        }
        if let Some(desk) = self.events.background_desks().find(|desk| is_it(&***desk)) {
            return flights::label_flight(desk.as_mut(), label)
                .map_err(|error| error.to_text(language));
        }
        let clock = Box::new(SystemClock::start());
        let called = flights::label_flight_file(file, label, clock, self.operator());
        called.map_err(|error| error.to_text(language))
    }

    /// Makes the file of one flight, and returns its path.
    fn make_flight(&self, t: &Tournament, label: &str) -> Result<PathBuf, String> {
        let language = self.settings.language;
        let path = self.unused_file(&format!("{} {label}", t.setup().name))?;
        let clock = Box::new(SystemClock::start());
        let begun = flights::begin(&path, t, label, clock, self.operator());
        begun.map_err(|error| error.to_text(language))?;
        Ok(path)
    }

    /// Performs an act at the house's desk; returns the reason if it fails.
    pub(crate) fn submit_at_house(
        &mut self,
        again: Option<Action>,
        act: impl FnOnce(&mut HouseDesk) -> Result<(), HouseError>,
    ) -> bool {
        let language = self.settings.language;
        let Some(folder) = self.house_folder() else {
            self.show_status(language.word("today-no-club"));
            return false;
        };
        let file = folder.join(FILE);
        let is_open = |app: &Self| {
            let open = app.house.as_ref();
            open.is_some_and(|open| is_same_file(open.book.desk().path(), &file))
        };
        let mut alone = None;
        if !is_open(self) {
            let clock = Box::new(SystemClock::start());
            match house::open(&file, clock, self.operator()) {
                Ok(opened) if opened.desk.house().staff().is_empty() => alone = Some(opened.desk),
                // A house with staff is opened in the window: it needs a sign-in.
                Ok(opened) => {
                    drop(opened);
                    if let Err(why) = self.open_house_file(&file) {
                        self.show_status(why);
                        return false;
                    }
                }
                Err(error) => {
                    self.show_status(error.to_text(language));
                    return false;
                }
            }
        }
        self.share_signature();
        let book = self.house.as_ref().map(|open| open.book.clone());
        let done = match (&mut alone, &book) {
            (Some(desk), _) => write_if_allowed(desk, act),
            (None, Some(book)) => write_if_allowed(&mut book.desk_mut(), act),
            (None, None) => return false,
        };
        if let Err(error) = &done {
            self.handle_house_refusal(error, again);
        }
        done.is_ok()
    }
}

fn write_if_allowed(
    desk: &mut HouseDesk,
    act: impl FnOnce(&mut HouseDesk) -> Result<(), HouseError>,
) -> Result<(), HouseError> {
    match desk.read_only() {
        Some(why) => Err(HouseError::ReadOnly(why.clone())),
        None => act(desk),
    }
}

/// Stores the listing of that file's event; an unchanged listing is no error.
fn store_listing(desk: &mut HouseDesk, to: EventListing) -> Result<(), HouseError> {
    if desk.house().events().get(&to.file) == Some(&to) {
        return Ok(());
    }
    let change = EventsCommand::Change { file: to.file.clone(), to };
    desk.submit(Command::Events(change))
}
