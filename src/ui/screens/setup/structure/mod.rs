//! The structure, row by row: played rows are frozen, later rows can be edited in place.

mod row_actions;
mod table_input;
mod list;
mod shelf;
mod cell_edit;
mod general;

use std::path::Path;

use egui::{Align, Label, Layout, Panel, ScrollArea, Ui, vec2};
use cell_edit::CellEdit;
use general::GeneralForm;

use crate::{
    i18n::Language,
    rules::levels::Row,
    ui::{
        action::{Action, Outbox},
        context::FrameContext,
        i18n::HasLanguage as _,
        outlook,
        theme::{Text, Theme, space},
        widgets::{Section, card},
    },
    view::{structure_cells::Cell, registration::RegistrationView, setup::StructureView},
};

/// The state of the editor.
#[derive(Debug, Default)]
pub(super) struct StructureState {
    chosen: Option<usize>,
    typing: Option<CellEdit>,
    general: GeneralForm,
    /// True once the list was scrolled to the current row.
    was_scrolled: bool,
}

impl StructureState {
    /// Returns the action that saves the edited cell, or the reason why it is not possible; `None`
    /// without typed text.
    pub(super) fn unsaved(
        &self,
        language: Language,
        rows: &[Row],
    ) -> Option<Result<Action, String>> {
        self.typing.as_ref()?.unsaved(language, rows)
    }

    /// Discards the text typed in the cell.
    pub(super) fn discard(&mut self) {
        self.typing = None;
    }
}

/// Shows the structure with the actions on the chosen row.
pub(super) fn show(
    ui: &mut Ui,
    state: &mut StructureState,
    own: Option<&Path>,
    cx: &FrameContext<'_>,
    out: &mut Outbox,
) {
    let view = cx.structure();
    let rows = &cx.tournament().clock().structure().rows;
    state.chosen = state.chosen.filter(|row| *row < view.rows.len());
    if state.typing.as_mut().is_some_and(|typing| !typing.refresh(cx.language, rows)) {
        state.typing = None;
    }
    let go = state.typing.as_mut().and_then(|typing| typing.next_move(ui));
    let name = ui.word("screens-setup-structure");
    let registration = RegistrationView::of(cx.language, cx.tournament(), cx.now);
    let note = format!("{} · {}", view.length, registration.line());
    Section::screen(&name).note(&note).show(ui, |ui| {
        shelf::show(ui, own, cx, out);
    });
    state.general.show(ui, cx, out);
    row_actions::show(ui, state, &view, cx, out);
    let hint = match state.typing.as_ref().map(|typing| typing.cell) {
        None => "screens-setup-cells",
        Some(Cell::Ante) => "screens-setup-cells-ante",
        Some(Cell::Small | Cell::Big) => "screens-setup-cells-chips",
        Some(Cell::Minutes) => "screens-setup-cells-minutes",
    };
    let line = vec2(ui.available_width(), ui.spacing().interact_size.y);
    ui.allocate_ui_with_layout(line, Layout::right_to_left(Align::Center), |ui| {
        row_actions::fill_down_button(ui, state, cx, out);
        ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
            let hint = Text::Note.rich(ui.word(hint)).color(Theme::of(ui).dim);
            ui.add(Label::new(hint).wrap());
        });
    });
    remarks(ui, &view);
    outlook::show(ui, false, cx, out);
    card(ui).inner_margin(egui::Margin::same(1)).show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = 0.0;
        list::show(ui, state, &view, cx, out);
    });
    if let Some(go) = go {
        table_input::apply_move(state, go, &view, cx, out);
    }
}

/// Draws the findings of the check and the structure's source, under the list.
fn remarks(ui: &mut Ui, view: &StructureView) {
    if view.warnings.is_empty() && view.notes.is_empty() {
        return;
    }
    Panel::bottom("remarks")
        .frame(egui::Frame::NONE)
        .show_separator_line(false)
        .resizable(false)
        .max_size(150.0)
        .show(ui, |ui| {
            let theme = Theme::of(ui);
            ui.add_space(space::CARD);
            card(ui).show(ui, |ui| {
                ui.set_width(ui.available_width());
                ScrollArea::vertical().id_salt("remarks").max_height(110.0).show(ui, |ui| {
                    ui.set_width(ui.available_width());
                    ui.spacing_mut().item_spacing.y = space::TIGHT;
                    for (tone, warning) in &view.warnings {
                        ui.add(
                            Label::new(Text::Note.rich(warning).color(theme.tone(*tone))).wrap(),
                        );
                    }
                    for note in &view.notes {
                        ui.add(Label::new(Text::Note.rich(note).color(theme.dim)).wrap());
                    }
                });
            });
        });
}
