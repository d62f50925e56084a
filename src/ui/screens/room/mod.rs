//! Room: what everybody sees and hears. The walls, the page for telephones, sound.

mod page;
mod sound;
mod walls;

use std::path::{Path, PathBuf};

use egui::{Key, Ui};

use super::tab_row::{TabKey, tab_row};
use crate::{
    i18n::Language,
    sound::Report,
    store::settings::Settings,
    ui::{
        action::{Action, Outbox},
        context::FrameContext,
        projector::Walls,
        room_page::PageStatus,
    },
};

/// A part of the screen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Tab {
    #[default]
    Walls,
    Page,
    Sound,
}

/// Every tab with the name of its word and its key.
const TABS: [TabKey<Tab>; 3] = [
    (Tab::Walls, "room-tab-walls", Key::F3, "F3"),
    (Tab::Page, "room-tab-page", Key::F4, "F4"),
    (Tab::Sound, "room-tab-sound", Key::F5, "F5"),
];

/// What the screen remembers.
#[derive(Default)]
pub(in crate::ui) struct RoomState {
    tab: Tab,
    walls: walls::WallsState,
    page: page::PageState,
    sound: sound::SoundState,
}

impl RoomState {
    /// Returns the action that keeps the edited theme of a wall, or the reason why not; `None` where none is edited.
    pub(in crate::ui) fn unsaved(&self, language: Language) -> Option<Result<Action, String>> {
        self.walls.unsaved(language)
    }

    /// Forgets the edits of the theme.
    pub(in crate::ui) fn discard(&mut self) {
        self.walls.discard();
    }

    /// What there is to know of the sound of this machine, and where the house keeps its own.
    pub(in crate::ui) fn sound_is(&mut self, report: Report, folder: Option<PathBuf>) {
        self.sound.report = report;
        self.sound.folder = folder;
    }

    /// Somebody chose this picture for the theme that is being changed.
    pub(in crate::ui) fn picture_is(&mut self, file: &Path) {
        self.walls.picture_is(file);
    }

    /// Knows from now on how the room's page stands.
    pub(in crate::ui) fn know_page(&mut self, status: PageStatus) {
        self.page.know(status);
    }
}

/// Shows the tab that was chosen.
pub(in crate::ui) fn show(
    ui: &mut Ui,
    state: &mut RoomState,
    (settings, on_the_walls): (&Settings, &mut Walls),
    cx: &FrameContext<'_>,
    out: &mut Outbox,
) {
    tab_row(ui, &mut state.tab, &TABS);
    match state.tab {
        Tab::Walls => walls::show(ui, &mut state.walls, (settings, on_the_walls), cx, out),
        Tab::Page => page::show(ui, &mut state.page, settings, cx, out),
        Tab::Sound => sound::show(ui, &mut state.sound, settings, cx, out),
    }
}
