//! Room: the output for everybody. The walls, the page for phones, and sound.

mod page;
mod sound;
mod walls;

use std::path::{Path, PathBuf};

use bottone_i18n::Language;
use bottone_sound::SoundReport;
use bottone_store::settings::Settings;
use bottone_ui_frame::{
    action::{Action, Outbox},
    context::FrameContext,
};
use bottone_ui_kit::tab_row::{TabKey, tab_row};
use bottone_ui_walls::Walls;
use egui::{Key, Ui};

pub use page::PageStatus;

/// A tab of the screen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum RoomTab {
    #[default]
    Walls,
    Page,
    Sound,
}

/// Every tab, with the name of its label and its key.
const TABS: [TabKey<RoomTab>; 3] = [
    (RoomTab::Walls, "room-tab-walls", Key::F3, "F3"),
    (RoomTab::Page, "room-tab-page", Key::F4, "F4"),
    (RoomTab::Sound, "room-tab-sound", Key::F5, "F5"),
];

/// The state of the screen.
#[derive(Default)]
pub struct RoomState {
    tab: RoomTab,
    walls: walls::WallsState,
    page: page::PageState,
    sound: sound::SoundState,
}

impl RoomState {
    /// Returns the action that saves the edited theme of a wall, or the reason why it is not
    /// possible; `None` without edits.
    pub fn unsaved(&self, language: Language) -> Option<Result<Action, String>> {
        self.walls.unsaved(language)
    }

    /// Discards the edits of the theme.
    pub fn discard(&mut self) {
        self.walls.discard();
    }

    /// Takes the report on this machine's sound, and the folder of the house's own sounds.
    pub fn set_sound(&mut self, report: SoundReport, folder: Option<PathBuf>) {
        self.sound.report = report;
        self.sound.folder = folder;
    }

    /// Sets the chosen picture of the edited theme.
    pub fn set_picture(&mut self, file: &Path) {
        self.walls.set_picture(file);
    }

    /// Takes the state of the room's page.
    pub fn set_page_status(&mut self, status: PageStatus) {
        self.page.set_status(status);
    }
}

/// Shows the chosen tab.
pub fn show(
    ui: &mut Ui,
    state: &mut RoomState,
    (settings, on_the_walls): (&Settings, &mut Walls),
    cx: &FrameContext<'_>,
    out: &mut Outbox,
) {
    tab_row(ui, &mut state.tab, &TABS);
    match state.tab {
        RoomTab::Walls => walls::show(ui, &mut state.walls, (settings, on_the_walls), cx, out),
        RoomTab::Page => page::show(ui, &mut state.page, settings, cx, out),
        RoomTab::Sound => sound::show(ui, &mut state.sound, settings, cx, out),
    }
}
