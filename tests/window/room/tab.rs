//! The room screen on one of its tabs.

use bottone::{
    session::{Desk as _, file, memory, time::StageClock},
    store::settings::SettingsFile,
    tournament::{Command, clock::ClockCommand, history::Beginning, setup::Setup},
    ui::app::App,
    ui_frame::action::{Action, Screen},
    ui_kit::fonts,
};
use egui::{Key, vec2};
use egui_kittest::Harness;
use tempfile::TempDir;

use crate::stage;

/// One tab over an event, in a folder of its own that also has the settings.
pub(crate) struct Tab {
    pub(crate) folder: TempDir,
    pub(crate) clock: StageClock,
    pub(crate) harness: Harness<'static, App>,
}

/// The state of the event under a tab.
#[derive(Clone, Copy, Default)]
pub(crate) struct TabState {
    /// True if the clock was started.
    pub(crate) started: bool,
    /// True if another desk writes it.
    pub(crate) reads_only: bool,
}

impl Tab {
    /// Creates the tab of this key, in a window with these settings.
    pub(crate) fn of(
        key: Key,
        evening: TabState,
        dress: impl FnOnce(App, &TempDir) -> App,
    ) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let clock = StageClock::at(stage::EVENING);
        let setup = Setup { name: "Autumn main".to_owned(), ..Setup::default() };
        let structure = stage::structure("club-turbo");
        let beginning = Beginning::new(stage::EVENING, setup, structure);
        let time = || Box::new(clock.clone());
        let mut session = memory::create(beginning, time(), stage::desk());
        if evening.started {
            session.submit(Command::Clock(ClockCommand::Start), None).unwrap();
        }
        if evening.reads_only {
            let path = folder.path().join("evening.ron");
            session.save_copy(&path).unwrap();
            session = file::read(&path, time(), stage::desk()).unwrap().desk;
        }
        let events = folder.path().to_owned();
        let app = App::new(SettingsFile::in_folder(folder.path()), Some(events)).unattended();
        let mut app = dress(app, &folder);
        app.set_desk(session);
        app.request(Action::Go(Screen::Room));
        let harness = Harness::builder()
            .with_size(vec2(1280.0, 720.0))
            .with_max_steps(16)
            .with_context_setup(fonts::install)
            .build_ui_state(|ui, app: &mut App| app.ui(ui), app);
        let mut tab = Self { folder, clock, harness };
        tab.harness.run();
        tab.harness.key_press(key);
        tab.harness.run();
        tab
    }
}
