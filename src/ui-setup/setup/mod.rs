//! The setup of the event: name and prices, house rules, tables, and the structure.

mod desk;
mod event;
mod items;
mod network;
mod rules;
mod staff;
mod structure;
mod tables;
mod withheld;

use std::path::Path;

use bottone_i18n::Language;
use bottone_store::settings::Settings;
use bottone_tournament::Tournament;
use bottone_ui_frame::{
    action::{Action, Outbox},
    context::FrameContext,
};
use bottone_ui_kit::{
    tab_row::{TabKey, marked_tab_row},
    theme::space,
};
use bottone_ui_table::Shelf;
use desk::DeskForm;
use egui::{Key, ScrollArea, Ui, UiBuilder};
use event::EventForm;
use structure::StructureState;
use tables::TablesForm;

/// The width below which cards stand one below the other, in points.
const NARROW: f32 = 860.0;

/// A tab of the screen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Tab {
    Event,
    /// First: it is what changes while an event is played.
    #[default]
    Structure,
    Rules,
    Tables,
    Desk,
    Staff,
}

/// Every tab, with the name of its label and its key.
const TABS: [TabKey<Tab>; 6] = [
    (Tab::Event, "screens-setup-event", Key::F3, "F3"),
    (Tab::Structure, "screens-setup-structure", Key::F4, "F4"),
    (Tab::Rules, "screens-setup-tab-rules", Key::F5, "F5"),
    (Tab::Tables, "screens-setup-tables", Key::F6, "F6"),
    (Tab::Desk, "screens-setup-desk", Key::F7, "F7"),
    (Tab::Staff, "staff-title", Key::F8, "F8"),
];

/// The state of this screen.
#[derive(Debug, Default)]
pub struct SetupState {
    tab: Tab,
    event: Option<EventForm>,
    tables: TablesForm,
    structure: StructureState,
    desk: DeskForm,
}

impl SetupState {
    /// Returns the action that saves the edits of the event, or the reason why it is not possible;
    /// `None` without edits.
    pub fn unsaved_event(
        &self,
        t: &Tournament,
        language: Language,
    ) -> Option<Result<Action, String>> {
        self.event.as_ref()?.unsaved(t.setup(), language)
    }

    /// Discards the edits of the event.
    pub fn discard_event(&mut self) {
        self.event = None;
    }

    /// Returns the action that saves the edited cell, or the reason why it is not possible; `None`
    /// without typed text.
    pub fn unsaved_cell(
        &self,
        t: &Tournament,
        language: Language,
    ) -> Option<Result<Action, String>> {
        self.structure.unsaved(language, &t.clock().structure().rows)
    }

    /// Discards the text typed in the cell.
    pub fn discard_cell(&mut self) {
        self.structure.discard();
    }

    /// Goes to the prices of the event.
    pub fn show_event(&mut self) {
        self.tab = Tab::Event;
    }
}

/// Shows the chosen tab. The house's own structures are in the folder `structures`.
pub fn show(
    ui: &mut Ui,
    state: &mut SetupState,
    settings: &Settings,
    (shelf, structures): (&Shelf, Option<&Path>),
    cx: &FrameContext<'_>,
    out: &mut Outbox,
) {
    let t = cx.tournament();
    let is_edited = cx.present.is_none() && state.unsaved_event(t, cx.language).is_some();
    let is_typed = state.unsaved_cell(t, cx.language).is_some();
    marked_tab_row(ui, &mut state.tab, &TABS, |tab| match tab {
        // The book and the prices are saved in one piece.
        Tab::Event | Tab::Rules => is_edited,
        Tab::Structure => is_typed,
        Tab::Tables | Tab::Desk | Tab::Staff => false,
    });
    if state.tab == Tab::Structure {
        structure::show(ui, &mut state.structure, structures, cx, out);
        return;
    }
    let setup = cx.tournament().setup();
    // The edits wait while the past is shown.
    let mut past = cx.present.map(|_| EventForm::of(setup, cx.language));
    let form = match &mut past {
        Some(past) => past,
        None => EventForm::refreshed(&mut state.event, setup, cx.language),
    };
    ScrollArea::vertical().id_salt(state.tab as u8).auto_shrink(false).show(ui, |ui| {
        match state.tab {
            Tab::Structure => {}
            Tab::Event => {
                let stack = cx.tournament().clock().structure().starting_stack;
                columns(ui, |ui, at| match at {
                    0 => form.show_event(ui, cx),
                    _ => form.show_sales(ui, stack),
                });
            }
            Tab::Rules => columns(ui, |ui, at| match at {
                0 => form.show_book(ui, shelf),
                _ => form.show_house(ui),
            }),
            Tab::Tables => columns(ui, |ui, at| match at {
                0 => state.tables.show(ui, cx, out),
                _ => tables::list(ui, cx),
            }),
            Tab::Desk => columns(ui, |ui, at| match at {
                0 => state.desk.show(ui, settings, out),
                _ => network::show(ui, cx, out),
            }),
            Tab::Staff => columns(ui, |ui, at| match at {
                0 => staff::show(ui, cx, out),
                _ => staff::roles(ui, cx),
            }),
        }
    });
}

/// Draws two columns of cards side by side, or one below the other in a narrow window.
fn columns(ui: &mut Ui, mut draw: impl FnMut(&mut Ui, u8)) {
    ui.spacing_mut().item_spacing.y = space::CARD;
    if ui.available_width() < NARROW {
        for at in 0..2 {
            draw(ui, at);
        }
        return;
    }
    let whole = ui.available_rect_before_wrap();
    let middle = whole.center().x;
    let half = space::CARD / 2.0;
    let sides = [whole.with_max_x(middle - half), whole.with_min_x(middle + half)];
    let mut bottom = whole.top();
    for (at, side) in (0..).zip(sides) {
        let build = UiBuilder::new().max_rect(side).id_salt(("column", at));
        let shown = ui.scope_builder(build, |ui| draw(ui, at));
        bottom = bottom.max(shown.response.rect.bottom());
    }
    ui.advance_cursor_after_rect(whole.with_max_y(bottom));
}
