//! The desk itself: its view of the room, and the lock.

#![cfg(feature = "window")]
#![expect(clippy::disallowed_methods, clippy::unwrap_used, reason = "a test")]

use crate::stage;
mod frames;
mod lock;
mod sizes;

use bottone::{
    base::{person::Person, seat::TableNo, time::Span},
    session::{self, memory, time::StageClock},
    store::settings::SettingsFile,
    tournament::{
        Command,
        clock::ClockCommand,
        entries::{Entrant, EntryCommand},
        history::Beginning,
        setup::Setup,
        tables::{SeatWish, TableCommand},
    },
    ui::app::App,
    ui_kit::fonts,
};
use egui::{Key, Modifiers, Vec2};
use egui_kittest::{Harness, kittest::Queryable as _};
use tempfile::TempDir;

/// A window on an event, and the folder with this machine's settings.
pub(crate) struct Desk {
    pub(crate) folder: TempDir,
    pub(crate) harness: Harness<'static, App>,
}

/// Creates an event of this number of tables with about this number of players at each; the clock
/// runs in level 2.
pub(crate) fn event(tables: usize, at_each: usize) -> Box<session::Session> {
    let clock = StageClock::at(stage::EVENING);
    let setup = Setup { name: "Autumn main".to_owned(), ..Setup::default() };
    let structure = stage::structure("deep-stack");
    let beginning = Beginning::new(stage::EVENING, setup, structure);
    let mut session = memory::create(beginning, Box::new(clock.clone()), stage::desk());
    let mut does = |command| session.submit(command, None).unwrap();
    let numbers = (1..).filter_map(TableNo::new).take(tables).collect();
    does(Command::Tables(TableCommand::Open { tables: numbers, size: 9 }));
    let person = |number: usize| {
        let (family, given) = (format!("Rossini{number}"), "Mario".to_owned());
        Entrant::New(Person { family, given, ..Person::default() })
    };
    let who = (0..tables * at_each).map(person).collect();
    does(Command::Entries(EntryCommand::Enter { who, seat: SeatWish::Draw(7) }));
    does(Command::Clock(ClockCommand::Next));
    does(Command::Clock(ClockCommand::Start));
    // The first seconds of a level have a flash of their own.
    clock.set(stage::EVENING.after(Span::from_secs(10)));
    session
}

impl Desk {
    /// Creates a window of this size on an event of this number of tables.
    pub(crate) fn of(tables: usize, at_each: usize, size: Vec2) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let session = event(tables, at_each);
        Self::with(folder, Some(session), size, 0.25)
    }

    /// Creates a window with settings in this folder and this length of a frame, in seconds.
    pub(crate) fn with(
        folder: TempDir,
        session: Option<Box<session::Session>>,
        size: Vec2,
        frame: f32,
    ) -> Self {
        let settings = SettingsFile::in_folder(&folder.path().join("settings"));
        let mut app = App::new(settings, Some(folder.path().to_owned())).unattended();
        if let Some(session) = session {
            app.set_desk(session);
        }
        let harness = Harness::builder()
            .with_size(size)
            .with_step_dt(frame)
            .with_max_steps(16)
            .with_context_setup(fonts::install)
            .build_ui_state(|ui, app: &mut App| app.ui(ui), app);
        let mut desk = Self { folder, harness };
        desk.frames();
        desk
    }

    /// Draws a few frames, without waiting for continuous changes.
    pub(crate) fn frames(&mut self) {
        for _ in 0..4 {
            self.harness.step();
        }
    }

    pub(crate) fn app(&self) -> &App {
        self.harness.state()
    }

    pub(crate) fn key(&mut self, key: Key) {
        self.harness.key_press(key);
        self.frames();
    }

    pub(crate) fn ctrl(&mut self, key: Key) {
        self.harness.key_press_modifiers(Modifiers::COMMAND, key);
        self.frames();
    }

    pub(crate) fn types(&mut self, text: &str) {
        self.harness.event(egui::Event::Text(text.to_owned()));
        self.frames();
    }

    pub(crate) fn click(&mut self, label: &str) {
        self.harness.get_by_label(label).click();
        self.frames();
    }

    pub(crate) fn has(&self, label: &str) -> bool {
        self.harness.query_all_by_label(label).next().is_some()
    }

    /// Returns the number of records.
    pub(crate) fn records(&self) -> usize {
        self.app().desk().unwrap().records().len()
    }
}
