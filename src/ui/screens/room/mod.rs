//! Room: what everybody sees and hears. The walls, the page for telephones, sound.

mod page;
mod sound;
mod walls;

use egui::{Key, Ui};

use super::tab_row::{TabKey, tab_row};
use crate::{
    store::settings::Settings,
    ui::{action::Outbox, room_page::PageStatus, sight::Sight},
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
    /// Knows from now on how the room's page stands.
    pub(in crate::ui) fn know_page(&mut self, status: PageStatus) {
        self.page.know(status);
    }
}

/// Shows the tab that was chosen.
pub(in crate::ui) fn show(
    ui: &mut Ui,
    state: &mut RoomState,
    settings: &Settings,
    sight: &Sight<'_>,
    out: &mut Outbox,
) {
    tab_row(ui, &mut state.tab, &TABS);
    match state.tab {
        Tab::Walls => walls::show(ui, &mut state.walls, settings, sight, out),
        Tab::Page => page::show(ui, &mut state.page, settings, sight, out),
        Tab::Sound => sound::show(ui, &mut state.sound, settings, sight, out),
    }
}
