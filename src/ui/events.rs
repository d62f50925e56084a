//! The open events of this window: one is on the desk, the others wait behind it unchanged.
//!
//! The state of a single event is swapped with the desk's ([`Aside`]), so all drawing and acting
//! code knows only one event. The first place is the start: its screens are those without an event.

use std::path::{Path, PathBuf};

use bottone_base::time::Timestamp;
use bottone_i18n::{Language, ToText as _};
use bottone_session::{Desk, Session};
use bottone_store::{folder, journal::Trouble};
use bottone_ui_dialogs::leave::AskLeave;
use bottone_ui_frame::{
    action::{Action, Screen},
    context::{FrameContext, FrameViews},
    dialog::Dialog,
};
use bottone_ui_kit::i18n::set_language;
use bottone_view::today::{self, RoomTables};
use egui::{Context, Popup, ViewportCommand, util::IdTypeMap};

use super::{
    app::{App, Screens},
    look_back::{PastView, Replay},
    unfinished_hands::UnfinishedStore,
};

/// The identity of an opened event in this window; it is never used again. The start is
/// [`EventId::default`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct EventId(u32);

/// The start, and the open events in the order of the board.
pub(super) struct Events {
    places: Vec<EventSlot>,
    front: usize,
    opened: u32,
    /// The events and revisions at the last sharing of the room's tables.
    shared: Vec<(EventId, u64)>,
}

struct EventSlot {
    id: EventId,
    /// `None` for the event in front, whose state is in the window's own fields. Also `None` for a
    /// start not left yet.
    background: Option<Box<BackgroundEvent>>,
}

/// The state of a single event, as it was left.
pub(super) struct BackgroundEvent {
    desk: Option<Box<Session>>,
    views: FrameViews,
    past_view: Option<PastView>,
    replay: Option<Replay>,
    screen: Screen,
    screens: Screens,
    dialog: Option<Box<dyn Dialog>>,
    free_table: bool,
    keeping: UnfinishedStore,
    /// The memory of egui for its screens: scroll positions, folds and undo states of fields.
    remembered: IdTypeMap,
}

/// One of the open events.
pub(super) struct OpenEvent<'a> {
    pub(super) id: EventId,
    /// Its position on the board, from 1.
    pub(super) number: usize,
    pub(super) desk: &'a dyn Desk,
    pub(super) views: &'a FrameViews,
    pub(super) screens: &'a Screens,
}

impl EventId {
    /// Returns the number that identifies it outside the window.
    pub(super) const fn number(self) -> u32 {
        self.0
    }
}

impl Default for Events {
    fn default() -> Self {
        let start = EventSlot { id: EventId::default(), background: None };
        Self { places: vec![start], front: 0, opened: 0, shared: Vec::new() }
    }
}

impl Events {
    /// Returns the number of open events.
    pub(super) const fn count(&self) -> usize {
        self.places.len() - 1
    }

    /// Returns whether several events are open, so that messages must name one.
    pub(super) const fn several(&self) -> bool {
        self.count() > 1
    }

    /// Returns the board position of the event on the desk, from 1; 0 at the start.
    pub(super) const fn front(&self) -> usize {
        self.front
    }

    /// Returns the id of the event on the desk.
    pub(super) fn front_id(&self) -> EventId {
        self.places.get(self.front).map_or_else(EventId::default, |place| place.id)
    }

    /// Registers a new event on the desk: in the place of the previous one, or after all others.
    pub(super) fn register(&mut self) {
        self.opened += 1;
        let id = EventId(self.opened);
        if self.front == 0 {
            self.front = self.places.len();
            self.places.push(EventSlot { id, background: None });
        } else if let Some(place) = self.places.get_mut(self.front) {
            place.id = id;
        }
    }

    /// Returns the events that are not on the desk, each with its number.
    pub(super) fn in_background(&self) -> impl Iterator<Item = OpenEvent<'_>> {
        (0..).zip(&self.places).filter_map(|(number, place)| {
            let aside = place.background.as_deref()?;
            let desk = aside.desk.as_deref()?;
            let BackgroundEvent { views: kept, screens, .. } = aside;
            Some(OpenEvent { id: place.id, number, desk, views: kept, screens })
        })
    }

    /// Returns all events in the order of the board, including the one on the desk.
    pub(super) fn all<'a>(
        &'a self,
        desk: Option<&'a Session>,
        kept: &'a FrameViews,
        screens: &'a Screens,
    ) -> Vec<OpenEvent<'a>> {
        let mut all: Vec<OpenEvent<'a>> = self.in_background().collect();
        let (id, number) = (self.front_id(), self.front);
        all.extend(desk.map(|desk| OpenEvent { id, number, desk, views: kept, screens }));
        all.sort_by_key(|event| event.number);
        all
    }

    /// Shares the room's tables with each event again, after the house's tables changed.
    pub(super) fn reset_shared(&mut self) {
        self.shared.clear();
    }

    fn background_event(&mut self, id: EventId) -> Option<&mut BackgroundEvent> {
        self.places.iter_mut().find(|place| place.id == id)?.background.as_deref_mut()
    }

    /// Returns the desks behind.
    pub(super) fn background_desks(&mut self) -> impl Iterator<Item = &mut Box<Session>> {
        self.background_mut().filter_map(|aside| aside.desk.as_mut())
    }

    fn background_mut(&mut self) -> impl Iterator<Item = &mut BackgroundEvent> {
        let asides = self.places.iter_mut().filter_map(|place| place.background.as_deref_mut());
        asides.filter(|aside| aside.desk.is_some())
    }

    /// Returns whether this id is the start or an open event.
    pub(super) fn is_open(&self, id: EventId) -> bool {
        self.number_of(id).is_some()
    }

    fn number_of(&self, id: EventId) -> Option<usize> {
        self.places.iter().position(|place| place.id == id)
    }
}

impl App {
    /// Returns every open event, in the order of the board.
    pub(super) fn open_events(&self) -> Vec<OpenEvent<'_>> {
        self.events.all(self.desk.as_deref(), &self.views, &self.screens)
    }

    /// Returns the number of events open in this window.
    pub fn count_open(&self) -> usize {
        self.events.count()
    }

    /// Returns the board position of the event on the desk, from 1; 0 at the start.
    pub fn front_number(&self) -> usize {
        self.events.front()
    }

    /// Brings the event with this number to the desk, or the start with 0. The previous one is laid
    /// aside as it is.
    pub(super) fn show_event(&mut self, ctx: &Context, number: usize) {
        if number == self.events.front {
            return;
        }
        if number > self.events.count() {
            let gap = [("number", number.into())];
            return self.show_status(self.settings.language.say("today-no-event", &gap));
        }
        // The next typed text is not for a field of the event that was left.
        Popup::close_all(ctx);
        ctx.memory_mut(|memory| {
            if let Some(focused) = memory.focused() {
                memory.surrender_focus(focused);
            }
        });
        self.switch_to(ctx, number);
        self.status = None;
        self.walls.forget();
        let path = self.desk.as_ref().and_then(|desk| desk.path()).map(Path::to_owned);
        self.settings.set_front(path.as_deref());
        self.store_open_files();
        self.name_window(ctx);
        ctx.request_repaint();
    }

    /// Swaps the event on the desk with the one in this place.
    fn switch_to(&mut self, ctx: &Context, number: usize) {
        let Some(place) = self.events.places.get_mut(number) else { return };
        let aside = place.background.take();
        let is_new = aside.is_none();
        let mut aside = aside.unwrap_or_else(|| Box::new(self.fresh_start()));
        self.swap_with(ctx, &mut aside);
        let front = std::mem::replace(&mut self.events.front, number);
        if let Some(place) = self.events.places.get_mut(front) {
            place.background = Some(aside);
        }
        if is_new {
            self.switch_tables();
        }
        self.jobs.set_event(self.events.front_id());
    }

    fn fresh_start(&self) -> BackgroundEvent {
        let (keeping, _) = UnfinishedStore::of(self.free_tables.clone());
        BackgroundEvent {
            desk: None,
            views: FrameViews::default(),
            past_view: None,
            replay: None,
            screen: Screen::default(),
            screens: Screens::default(),
            dialog: None,
            free_table: false,
            keeping,
            remembered: IdTypeMap::default(),
        }
    }

    fn swap_with(&mut self, ctx: &Context, aside: &mut BackgroundEvent) {
        use std::mem::swap;
        let BackgroundEvent {
            desk,
            views: kept,
            past_view: back,
            replay: going_back,
            screen,
            screens,
            dialog,
            free_table,
            keeping,
            remembered,
        } = aside;
        swap(&mut self.desk, desk);
        swap(&mut self.views, kept);
        swap(&mut self.past_view, back);
        swap(&mut self.replay, going_back);
        swap(&mut self.screen, screen);
        swap(&mut self.screens, screens);
        swap(&mut self.dialog, dialog);
        swap(&mut self.free_table, free_table);
        swap(&mut self.keeping, keeping);
        ctx.data_mut(|data| swap(data, remembered));
        // The language is in the swapped memory too, but belongs to the window.
        set_language(ctx, self.settings.language);
    }

    /// Calls `act` with this event on the desk, and then swaps it back; does nothing once the event
    /// is closed.
    pub(super) fn at_event(&mut self, ctx: &Context, id: EventId, act: impl FnOnce(&mut Self)) {
        let front = self.events.front;
        match self.events.number_of(id) {
            Some(number) if number == front => act(self),
            Some(number) => {
                self.switch_to(ctx, number);
                act(self);
                self.switch_to(ctx, front);
            }
            None => {}
        }
    }

    /// Closes the event on the desk, and shows the start.
    pub(super) fn leave_event(&mut self, ctx: &Context) {
        self.store_codes();
        self.desk = None;
        self.end_other_house_sign_in();
        if self.events.front > 0 {
            self.events.places.remove(self.events.front);
            self.events.front = 0;
        }
        self.views = FrameViews::default();
        (self.past_view, self.replay) = (None, None);
        self.screens = Screens::default();
        self.screen = Screen::default();
        if let Some(start) = self.events.places.first_mut() {
            start.background = None;
        }
        self.switch_tables();
        self.jobs.set_event(self.events.front_id());
        self.settings.closed();
        self.store_open_files();
        self.store_settings();
        self.name_window(ctx);
    }

    /// Returns the files of the open events, in the order of the board.
    pub(super) fn files_open(&self) -> Vec<PathBuf> {
        let paths = self.open_events().into_iter().filter_map(|event| event.desk.path());
        paths.map(Path::to_owned).collect()
    }

    /// Stores the list of open events in this machine's settings.
    pub(super) fn store_open_files(&mut self) {
        let paths = self.files_open();
        self.settings.set_open_files(&paths);
    }

    /// Returns the other events and the board, each with its number.
    pub(super) fn destinations(&self) -> Vec<(String, usize)> {
        let board = [(String::new(), 0)];
        let named = |event: OpenEvent<'_>| (today::name(event.desk.tournament()), event.number);
        let others: Vec<_> = self.events.in_background().map(named).collect();
        if others.is_empty() { others } else { others.into_iter().chain(board).collect() }
    }

    /// Returns the number of the open event of this file, if any.
    pub(super) fn number_of_file(&self, path: &Path) -> Option<usize> {
        let is_it = |event: &OpenEvent<'_>| {
            event.desk.path().is_some_and(|here| folder::is_same_file(here, path))
        };
        self.open_events().iter().find(|event| is_it(event)).map(|event| event.number)
    }

    /// Opens the events that were open when the program last ended, with the same one in front.
    pub(crate) fn reopen_events(&mut self, ctx: &Context) {
        let last = self.settings.last_open().map(Path::to_owned);
        let mut lines = Vec::new();
        let together = self.settings.files_to_open();
        for path in &together {
            self.open(ctx, path);
            lines.extend(self.status.take().map(|lines| lines.line));
        }
        match last {
            Some(last) if self.number_of_file(&last).is_none() => self.open(ctx, &last),
            Some(last) => self.show_event(ctx, self.number_of_file(&last).unwrap_or(0)),
            None => self.show_event(ctx, 0),
        }
        if !lines.is_empty() {
            lines.extend(self.status.take().map(|lines| lines.line));
            self.show_status(lines.join(" "));
        }
    }

    /// Shows the name of the event on the desk in the window's title.
    pub(super) fn name_window(&self, ctx: &Context) {
        let name = self.desk.as_deref().map(|desk| {
            let t = desk.tournament();
            if self.events.several() { today::name(t) } else { t.setup().name.clone() }
        });
        let title = match name.filter(|name| !name.is_empty()) {
            Some(name) => format!("{name} · Bottone"),
            None => "Bottone".to_owned(),
        };
        ctx.send_viewport_cmd(ViewportCommand::Title(title));
    }

    /// Sends each event the tables of the room that the others hold.
    pub(super) fn share_tables(&mut self) {
        let open: Vec<(EventId, u64)> =
            self.open_events().iter().map(|event| (event.id, event.desk.revision())).collect();
        if self.events.shared == open {
            return;
        }
        let rooms: Vec<(EventId, RoomTables)> = {
            let (all, owned) = (self.open_events(), self.own_tables());
            let room = |event: &OpenEvent<'_>| {
                let others = all.iter().filter(|other| other.id != event.id);
                let others = others.map(|other| other.desk.tournament());
                (event.id, RoomTables::among_events(others, &owned, event.desk.now()))
            };
            all.iter().map(room).collect()
        };
        let front = self.events.front_id();
        for (id, room) in rooms {
            if id == front {
                self.views.set_room(room);
            } else if let Some(aside) = self.events.background_event(id) {
                aside.views.set_room(room);
            }
        }
        self.events.shared = open;
    }

    /// Updates the views and tasks of the events behind to this instant.
    pub(super) fn refresh_background(&mut self) {
        let language = self.settings.language;
        for aside in self.events.background_mut() {
            if let Some(desk) = aside.desk.as_deref() {
                aside.views.refresh(desk, desk.now(), language);
            }
        }
    }

    /// Passes a change of the computer's clock on to the clocks behind.
    pub(super) fn tick_background(&mut self) {
        let language = self.settings.language;
        let mut failed = Vec::new();
        for aside in self.events.background_mut() {
            let Some(desk) = &mut aside.desk else { continue };
            let before = desk.now();
            match desk.check_clock() {
                Ok(None) => {}
                Ok(Some(_)) => aside.screens.table.shift_clocks(desk.now().since(before)),
                Err(error) => {
                    failed.push(format!(
                        "{}: {}",
                        today::name(desk.tournament()),
                        error.to_text(language)
                    ));
                }
            }
        }
        if !failed.is_empty() {
            self.show_status(failed.join(" "));
        }
    }

    /// Checks that the files of the events behind still exist.
    pub(super) fn check_background_files(&mut self) {
        for aside in self.events.background_mut() {
            if let Some(desk) = aside.desk.as_mut().filter(|desk| desk.read_only().is_none()) {
                desk.check_log();
            }
        }
    }

    /// Brings an event behind to the desk if it exists only in this window, and asks about it.
    /// Returns whether there is one.
    pub(super) fn ask_about_lost(&mut self, ctx: &Context) -> bool {
        let is_lost =
            |event: &OpenEvent<'_>| event.desk.trouble().is_some_and(Trouble::is_file_lost);
        let lost = self.events.in_background().find(is_lost).map(|event| event.number);
        let Some(number) = lost else { return false };
        self.show_event(ctx, number);
        self.ask(AskLeave::new(Action::Quit));
        true
    }
}

impl OpenEvent<'_> {
    /// Returns the event as its screens see it at `now`.
    pub(super) fn context(&self, now: Timestamp, language: Language) -> FrameContext<'_> {
        FrameContext { desk: self.desk, now, views: self.views, language, present: None }
    }
}
