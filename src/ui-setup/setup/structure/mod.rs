//! The structure, row by row: played rows are frozen, later rows can be edited in place.

mod cell_edit;
mod general;
mod list;
mod row_actions;
mod shelf;
mod table_input;

use std::path::Path;

use bottone_i18n::Language;
use bottone_rules::levels::Row;
use bottone_ui_dialogs::outlook;
use bottone_ui_frame::{
    action::{Action, Outbox},
    context::FrameContext,
};
use bottone_ui_kit::{
    i18n::HasLanguage as _,
    theme::{Text, Theme, space},
    widgets::{Section, card, elided},
};
use bottone_view::{registration::RegistrationView, setup::StructureView};
use bottone_view_structures::cells::Cell;
use cell_edit::CellEdit;
use egui::{Label, Panel, Rect, ScrollArea, Ui, UiBuilder};
use general::GeneralForm;

/// The width of the cards beside the rows, in points.
const SIDE: f32 = 256.0;
/// The width below which there is one card beside the rows, in points.
const NARROW: f32 = 1_000.0;

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
    let general = ui.available_rect_before_wrap();
    let is_narrow = general.width() < NARROW;
    let (left, rest) = general.split_left_right_at_x(general.left() + SIDE);
    let rest = rest.with_min_x(rest.left() + space::CARD);
    let (list, right) = if is_narrow {
        (rest, None)
    } else {
        let (list, right) = rest.split_left_right_at_x(rest.right() - SIDE);
        (list.with_max_x(list.right() - space::CARD), Some(right))
    };
    panel(ui, "whole", left, |ui| {
        ui.spacing_mut().item_spacing.y = 6.0;
        state.general.show(ui, cx, out);
        ui.separator();
        row_actions::show(ui, state, &view, cx, out);
        ui.separator();
        shelf::show(ui, own, cx, out);
        if is_narrow {
            ui.separator();
            found(ui, &view, cx, out);
        }
    });
    ui.scope_builder(UiBuilder::new().max_rect(list).id_salt("rows"), |ui| {
        rows_card(ui, state, &view, cx, out);
    });
    if let Some(right) = right {
        panel(ui, "found", right, |ui| found(ui, &view, cx, out));
    }
    ui.advance_cursor_after_rect(general);
    if let Some(go) = go {
        table_input::apply_move(state, go, &view, cx, out);
    }
}

/// Draws a card over this place, which scrolls if its content is higher.
fn panel(ui: &mut Ui, name: &str, place: Rect, content: impl FnOnce(&mut Ui)) {
    ui.scope_builder(UiBuilder::new().max_rect(place).id_salt(name), |ui| {
        card(ui).show(ui, |ui| {
            ui.set_min_size(ui.available_size());
            ScrollArea::vertical().id_salt(name).auto_shrink(false).show(ui, |ui| {
                ui.set_width(ui.available_width());
                content(ui);
            });
        });
    });
}

/// Draws the rows in all the height, with the hint on typing at the foot.
fn rows_card(
    ui: &mut Ui,
    state: &mut StructureState,
    view: &StructureView,
    cx: &FrameContext<'_>,
    out: &mut Outbox,
) {
    card(ui).inner_margin(egui::Margin::same(1)).show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = 0.0;
        let hint = match state.typing.as_ref().map(|typing| typing.cell) {
            None => "screens-setup-cells",
            Some(Cell::Ante) => "screens-setup-cells-ante",
            Some(Cell::Small | Cell::Big) => "screens-setup-cells-chips",
            Some(Cell::Minutes) => "screens-setup-cells-minutes",
        };
        let foot = Panel::bottom("rows hint").frame(egui::Frame::NONE).resizable(false);
        foot.show_separator_line(false).show(ui, |ui| {
            ui.horizontal(|ui| {
                ui.add_space(space::INSIDE);
                elided(ui, Text::Note.rich(ui.word(hint)).color(Theme::of(ui).dim));
            });
        });
        list::show(ui, state, view, cx, out);
    });
}

/// Draws the length, the forecast, the findings of the check and the structure's source.
fn found(ui: &mut Ui, view: &StructureView, cx: &FrameContext<'_>, out: &mut Outbox) {
    let theme = Theme::of(ui);
    ui.spacing_mut().item_spacing.y = space::ITEM;
    Section::card(&ui.word("screens-setup-course")).show(ui, |_| {});
    let registration = RegistrationView::of(cx.language, cx.tournament(), cx.now);
    for words in [view.length.clone(), registration.line()] {
        ui.add(Label::new(Text::Note.rich(words).color(theme.dim)).wrap());
    }
    outlook::lines(ui, cx, out);
    if !view.warnings.is_empty() || !view.notes.is_empty() {
        ui.separator();
    }
    for (tone, warning) in &view.warnings {
        ui.add(Label::new(Text::Note.rich(warning).color(theme.tone(*tone))).wrap());
    }
    for note in &view.notes {
        ui.add(Label::new(Text::Note.rich(note).color(theme.dim)).wrap());
    }
}
