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

use egui::{ScrollArea, Ui, UiBuilder};

use crate::{
    i18n::Language,
    store::settings::Settings,
    tournament::Tournament,
    ui::{
        action::{Action, Outbox},
        context::FrameContext,
        i18n::HasLanguage as _,
        screens::table::Shelf,
        theme::space,
        widgets::Section,
    },
};

use desk::DeskForm;
pub(in crate::ui) use desk::{NamesEdit, names};
use event::EventForm;
use structure::StructureState;
use tables::TablesForm;

/// The width of the form at the left, in points.
const FORM: f32 = 470.0;

/// The state of this screen.
#[derive(Debug, Default)]
pub(in crate::ui) struct SetupState {
    event: Option<EventForm>,
    tables: TablesForm,
    structure: StructureState,
    desk: DeskForm,
}

impl SetupState {
    /// Returns the action that saves the edits of the event, or the reason why it is not possible;
    /// `None` without edits.
    pub(in crate::ui) fn unsaved_event(
        &self,
        t: &Tournament,
        language: Language,
    ) -> Option<Result<Action, String>> {
        self.event.as_ref()?.unsaved(t.setup(), language)
    }

    /// Discards the edits of the event.
    pub(in crate::ui) fn discard_event(&mut self) {
        self.event = None;
    }

    /// Returns the action that saves the edited cell, or the reason why it is not possible; `None`
    /// without typed text.
    pub(in crate::ui) fn unsaved_cell(
        &self,
        t: &Tournament,
        language: Language,
    ) -> Option<Result<Action, String>> {
        self.structure.unsaved(language, &t.clock().structure().rows)
    }

    /// Discards the text typed in the cell.
    pub(in crate::ui) fn discard_cell(&mut self) {
        self.structure.discard();
    }
}

/// Shows the screen. The house's own structures are in the folder `structures`.
pub(in crate::ui) fn show(
    ui: &mut Ui,
    state: &mut SetupState,
    settings: &Settings,
    (shelf, structures): (&Shelf, Option<&Path>),
    cx: &FrameContext<'_>,
    out: &mut Outbox,
) {
    let whole = ui.available_rect_before_wrap();
    let split = whole.left() + FORM.min(whole.width() * 0.45);
    let left = whole.with_max_x(split);
    let right = whole.with_min_x(split + space::SCREEN);
    ui.scope_builder(UiBuilder::new().max_rect(left), |ui| {
        Section::screen(&ui.word("shell-setup")).show(ui, |_| {});
        ScrollArea::vertical().id_salt("setup").auto_shrink(false).show(ui, |ui| {
            let setup = cx.tournament().setup();
            // The edits wait while the past is shown.
            let mut past = cx.present.map(|_| EventForm::of(setup, cx.language));
            let form = match &mut past {
                Some(past) => past,
                None => EventForm::refreshed(&mut state.event, setup, cx.language),
            };
            form.show_event(ui, cx);
            state.tables.show(ui, cx, out);
            let stack = cx.tournament().clock().structure().starting_stack;
            form.show_rules(ui, shelf, stack);
            state.desk.show(ui, settings, out);
            network::show(ui, cx, out);
            staff::show(ui, cx, out);
        });
    });
    ui.scope_builder(UiBuilder::new().max_rect(right), |ui| {
        structure::show(ui, &mut state.structure, structures, cx, out);
    });
    ui.advance_cursor_after_rect(whole);
}
