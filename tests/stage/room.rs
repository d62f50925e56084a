//! A window with one table of nine players, or with no event at all.

use std::path::{Path, PathBuf};

use bottone::{
    base::{
        chips::Chips,
        person::Person,
        seat::{Seat, SeatNo, TableNo},
        time::Span,
    },
    rules::levels::Structure,
    session::{
        Desk, Session, file, memory,
        time::{StageClock, Timekeeper},
    },
    store::{printers::Spooler, settings::SettingsFile},
    tournament::{
        Command, Tournament,
        clock::ClockCommand,
        counts::CountCommand,
        entries::{Entrant, EntryCommand, EntryId},
        history::Beginning,
        setup::Setup,
        tables::{SeatWish, TableCommand},
    },
    ui::app::App,
    ui_frame::action::{Action, FileAction, Screen},
    ui_kit::fonts,
};
use egui::{Event, Key, Memory, Modifiers, Role, Vec2, vec2};
use egui_kittest::{Harness, kittest::Queryable as _};
use tempfile::TempDir;

use crate::stage;

const SIZE: Vec2 = vec2(1280.0, 720.0);

/// The family names of the players at table 1, by seat from 1.
pub(crate) const NAMES: [&str; 9] =
    ["Conti", "Greco", "Esposito", "Ricci", "Marino", "Ferrari", "Bianchi", "Romano", "Gallo"];

/// A file dropped onto the window.
#[derive(Debug)]
pub(crate) struct Dropped(pub(crate) PathBuf);

impl egui::DroppedFile for Dropped {
    fn path(&self) -> &Path {
        &self.0
    }

    #[allow(clippy::disallowed_methods, reason = "a test reads a file")]
    fn bytes(&self) -> Result<Vec<u8>, String> {
        std::fs::read(&self.0).map_err(|error| error.to_string())
    }
}

/// The window.
pub(crate) struct EventWindow {
    folder: TempDir,
    pub(crate) clock: StageClock,
    pub(crate) harness: Harness<'static, App>,
}

impl EventWindow {
    /// Creates an event of "deep-stack" in its first level, with the clock running. This number of
    /// players sits at table 1, each with a counted stack of 20,000.
    pub(crate) fn seated(players: usize) -> Self {
        Self::of(stage::structure("deep-stack"), players)
    }

    /// Creates a window of this size with a prepared event, on this screen.
    #[allow(dead_code, reason = "for the Chips and the Money screen")]
    pub(crate) fn on(
        screen: Screen,
        size: Vec2,
        (folder, clock, session): (TempDir, StageClock, Box<Session>),
    ) -> Self {
        Self::with(folder, clock, Some(session), Action::Go(screen), size)
    }

    /// Reuses the window for another event without stored settings. The drawn glyphs stay, which
    /// are most of the cost of a window here.
    #[allow(dead_code, reason = "for walks through many windows")]
    pub(crate) fn begins_anew(
        &mut self,
        screen: Screen,
        (folder, clock, session): (TempDir, StageClock, Box<Session>),
    ) {
        let path = folder.path().to_owned();
        let mut app = App::new(SettingsFile::none(), Some(path)).unattended();
        app.set_desk(session);
        app.request(Action::Go(screen));
        *self.harness.state_mut() = app;
        (self.folder, self.clock) = (folder, clock);
        self.harness.event(Event::PointerGone);
        self.harness.ctx.memory_mut(|memory| {
            let options = std::mem::take(&mut memory.options);
            *memory = Memory::default();
            memory.options = options;
        });
        self.harness.run();
    }

    /// Creates the same window with these printers.
    #[allow(dead_code, reason = "for the Print screen")]
    pub(crate) fn printing(
        screen: Screen,
        size: Vec2,
        (folder, clock, session): (TempDir, StageClock, Box<Session>),
        printers: Spooler,
    ) -> Self {
        let path = folder.path().to_owned();
        let app = App::new(SettingsFile::none(), Some(path)).unattended();
        let mut app = app.with_printers(printers);
        app.set_desk(session);
        Self::of_app(folder, clock, app, Action::Go(screen), size)
    }

    /// Creates the same window with another structure.
    pub(crate) fn of(structure: Structure, players: usize) -> Self {
        let clock = StageClock::at(stage::EVENING);
        let (folder, session) = Self::evening(structure, players, Box::new(clock.clone()));
        Self::with(folder, clock, Some(session), Action::Go(Screen::Table), SIZE)
    }

    /// Moves the event into a file in the house's folder.
    #[allow(dead_code, reason = "for what is kept beside an event's file")]
    pub(crate) fn in_file(mut self) -> Self {
        let path = self.folder.path().join("evening.ron");
        self.app().desk().unwrap().save_copy(&path).unwrap();
        let time = Box::new(self.clock.clone());
        let opened = file::open(&path, time, stage::desk()).unwrap();
        let (screen, app) = (self.app().screen(), self.harness.state_mut());
        app.set_desk(opened.desk);
        app.request(Action::Go(screen));
        self.harness.run();
        self
    }

    /// Returns the initial event of such a room, in memory, and a folder for its house, at this
    /// time.
    pub(crate) fn evening(
        structure: Structure,
        players: usize,
        time: Box<dyn Timekeeper>,
    ) -> (TempDir, Box<Session>) {
        let folder = tempfile::tempdir().unwrap();
        let setup = Setup { name: "Autumn main".to_owned(), ..Setup::default() };
        let beginning = Beginning::new(stage::EVENING, setup, structure);
        let mut session = memory::create(beginning, time, stage::desk());
        let mut does = |command| session.submit(command, None).unwrap();
        let table = TableNo::new(1).unwrap();
        does(Command::Tables(TableCommand::Open { tables: vec![table], size: 9 }));
        for (name, place) in NAMES.iter().zip(1..).take(players) {
            let seat = SeatNo::new(place).unwrap();
            let person = Person { family: (*name).to_owned(), ..Person::default() };
            let (who, seat) = (vec![Entrant::New(person)], SeatWish::At(Seat { table, seat }));
            does(Command::Entries(EntryCommand::Enter { who, seat }));
        }
        does(Command::Clock(ClockCommand::Start));
        let stacks: Vec<_> = session
            .tournament()
            .entries()
            .all()
            .map(|(entry, _)| (entry, Chips::new(20_000)))
            .collect();
        session.submit(Command::Counts(CountCommand::Count { stacks }), None).unwrap();
        (folder, session)
    }

    /// Creates a window with a table without an event.
    pub(crate) fn free() -> Self {
        Self::free_of(SIZE)
    }

    /// Creates the same in this size.
    pub(crate) fn free_of(size: Vec2) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let clock = StageClock::at(stage::EVENING);
        Self::with(folder, clock, None, Action::File(FileAction::FreeTable(true)), size)
    }

    fn with(
        folder: TempDir,
        clock: StageClock,
        session: Option<Box<Session>>,
        go: Action,
        size: Vec2,
    ) -> Self {
        let path = folder.path().to_owned();
        let mut app = App::new(SettingsFile::none(), Some(path)).unattended();
        if let Some(session) = session {
            app.set_desk(session);
        }
        Self::of_app(folder, clock, app, go, size)
    }

    pub(crate) fn of_app(
        folder: TempDir,
        clock: StageClock,
        mut app: App,
        go: Action,
        size: Vec2,
    ) -> Self {
        app.request(go);
        let harness = Harness::builder()
            .with_size(size)
            .with_max_steps(16)
            .with_context_setup(fonts::install)
            .build_ui_state(|ui, app: &mut App| app.ui(ui), app);
        let mut room = Self { folder, clock, harness };
        room.harness.run();
        room
    }

    /// Presses the widget of this name.
    pub(crate) fn click(&mut self, label: &str) {
        self.harness.get_by_label(label).click();
        self.harness.run();
    }

    /// Lets this number of minutes pass.
    #[allow(dead_code, reason = "for the Chips and the Money screen")]
    pub(crate) fn minutes_later(&mut self, minutes: i64) {
        self.clock.set(self.clock.now().after(Span::from_minutes(minutes)));
        self.harness.run();
    }

    /// Strikes a key.
    pub(crate) fn key(&mut self, key: Key) {
        self.harness.key_press(key);
        self.harness.run();
    }

    /// Strikes a key with Ctrl held.
    pub(crate) fn ctrl(&mut self, key: Key) {
        self.harness.key_press_modifiers(Modifiers::COMMAND, key);
        self.harness.run();
    }

    /// Types into the widget that has the keyboard.
    pub(crate) fn types(&mut self, text: &str) {
        self.harness.event(Event::Text(text.to_owned()));
        self.harness.run();
    }

    /// Returns to the table from wherever a press has led.
    pub(crate) fn at_the_table(&mut self) {
        let go = if self.app().desk().is_some() {
            Action::Go(Screen::Table)
        } else {
            Action::File(FileAction::FreeTable(true))
        };
        self.harness.state_mut().request(Action::CloseDialog);
        self.harness.state_mut().request(go);
        self.harness.step();
    }

    /// Types into the field of this name, in place of its text.
    pub(crate) fn fill(&mut self, name: &str, text: &str) {
        self.harness.get_by_role_and_label(Role::TextInput, name).click();
        self.harness.run();
        self.ctrl(Key::A);
        self.types(text);
    }

    /// Returns whether a widget on the screen has exactly this name.
    pub(crate) fn reads(&self, label: &str) -> bool {
        self.harness.query_all_by_label(label).next().is_some()
    }

    /// Returns whether any name on the screen contains this text.
    pub(crate) fn mentions(&self, part: &str) -> bool {
        self.harness.query_all_by_label_contains(part).next().is_some()
    }

    pub(crate) fn app(&self) -> &App {
        self.harness.state()
    }

    pub(crate) fn tournament(&self) -> &Tournament {
        self.app().desk().unwrap().tournament()
    }

    /// Returns the entry in this seat of table 1.
    pub(crate) fn entry(&self, seat: u8) -> Option<EntryId> {
        let table = self.tournament().tables().table(TableNo::new(1).unwrap());
        table.unwrap().entry(SeatNo::new(seat).unwrap())
    }
}

#[test]
fn the_screen_opens_with_and_without_an_event_and_in_both_languages() {
    let mut room = EventWindow::seated(9);
    assert!(room.reads("Ruling"));
    room.click("Italiano");
    assert!(room.reads("Decisione"));
    assert!(room.tournament().tables().table(TableNo::new(1).unwrap()).is_some());
    let mut free = EventWindow::free();
    free.click("Italiano");
    assert!(free.reads("Decisione"));
    free.click("Indietro");
    assert!(!free.reads("Decisione"));
}
