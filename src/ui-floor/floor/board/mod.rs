//! The board of the hands that the floor waits for. It has every table as a tile, a line for the
//! tables' numbers, and the announcement to the dealers. Beside it are the clock, the busted
//! players and their prizes.

mod empty;
mod line;
mod side;
mod tile;
mod tiles;

use std::collections::BTreeMap;

use bottone_base::time::Timestamp;
use bottone_tournament::{
    Command, Tournament,
    entries::{EntryCommand, EntryId},
    hands::{BoardKind, HandsCommand},
    papers::{Scope, SheetKind},
};
use bottone_ui_frame::{
    action::{Action, Outbox, PrintAction},
    context::{FrameContext, Validity},
};
use bottone_ui_kit::{
    command_button::command_button,
    gate,
    i18n::HasLanguage as _,
    icons::Icon,
    theme::{Text, Theme, corner, radius, space},
    widgets::{Button, Section, card},
};
use bottone_view::board::BoardView;
use egui::{Align, Key, Label, Layout, Rect, Ui, UiBuilder, pos2};

use super::{FloorState, FloorTab, PANEL};

/// The height of the line for the tables' numbers, and of the announcement to the dealers, in
/// points.
const LINE: f32 = 52.0;
const PROMPT: f32 = 56.0;

/// The state of the board.
#[derive(Default)]
pub(super) struct BoardState {
    /// The typed text: a table and its report.
    typed: String,
    /// The stacks as typed.
    stacks: BTreeMap<EntryId, String>,
    /// True if one of them has the keyboard.
    writes_stack: bool,
    /// The start of the board that was shown last.
    last_start: Option<Timestamp>,
}

impl BoardState {
    /// Opens the board when the floor begins to wait for hands, and closes it with the last of
    /// them.
    pub(super) fn follow(&mut self, t: &Tournament, tab: &mut FloorTab) {
        let since = t.hands().board().map(|board| board.since);
        if since == self.last_start {
            return;
        }
        self.last_start = since;
        self.typed.clear();
        self.stacks.clear();
        if since.is_some() {
            *tab = FloorTab::Board;
        } else if *tab == FloorTab::Board {
            *tab = FloorTab::Tables;
        }
    }

    /// Clears the typed text; returns whether there was none, so that the board itself is left.
    pub(super) fn clear_or_leave(&mut self) -> bool {
        std::mem::take(&mut self.typed).is_empty()
    }
}

/// Shows the board in place of the tables and their panel.
pub(super) fn show(ui: &mut Ui, state: &mut FloorState, cx: &FrameContext<'_>, out: &mut Outbox) {
    let made =
        cx.view(Validity::Second, (), |()| BoardView::of(cx.language, cx.tournament(), cx.now));
    if escape_leaves(ui, &mut state.board) {
        state.tab = FloorTab::Tables;
    }
    let Some(view) = made.as_ref() else { return empty::show(ui, state, cx, out) };
    let whole = ui.max_rect();
    let split = whole.right() - PANEL;
    let left = whole.with_max_x(split - space::CARD);
    let right = Rect::from_min_max(pos2(split, whole.top()), whole.max);
    ui.scope_builder(UiBuilder::new().max_rect(left).id_salt("board"), |ui| {
        head(ui, state, view, cx, out);
        let top = ui.cursor().top() + space::TIGHT;
        let line = Rect::from_min_max(pos2(left.left(), top), pos2(left.right(), top + LINE));
        let prompt = left.with_min_y(left.bottom() - PROMPT);
        let room = Rect::from_min_max(
            pos2(left.left(), line.bottom() + space::CARD),
            pos2(left.right(), prompt.top() - space::CARD),
        );
        within(ui, line, "line", |ui| line::show(ui, &mut state.board, view, cx, out));
        within(ui, room, "tiles", |ui| tiles::show(ui, view, cx, out));
        within(ui, prompt, "prompt", |ui| announcement(ui, view));
    });
    within(ui, right, "panel", |ui| side::show(ui, &mut state.board, view, cx, out));
}

fn within(ui: &mut Ui, place: Rect, name: &str, show: impl FnOnce(&mut Ui)) {
    ui.scope_builder(UiBuilder::new().max_rect(place).id_salt(name), show);
}

/// Returns whether Esc leads back to the tables; it clears typed text first. This applies while a
/// field has the keyboard: otherwise Esc belongs to the floor.
fn escape_leaves(ui: &Ui, state: &mut BoardState) -> bool {
    let escaped = gate::is_struck_in_front(ui, Key::Escape);
    // Esc has just left that field alone.
    let left_a_stack = std::mem::take(&mut state.writes_stack);
    escaped && !left_a_stack && state.clear_or_leave()
}

fn head(
    ui: &mut Ui,
    state: &mut FloorState,
    view: &BoardView,
    cx: &FrameContext<'_>,
    out: &mut Outbox,
) {
    let kind = cx.tournament().hands().board().map(|board| board.kind);
    Section::screen(&view.title).notes(&view.notes).show(ui, |ui| {
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            ui.spacing_mut().item_spacing.x = space::ITEM;
            if ui.add(Button::quiet(&ui.word("board-floor")).key("Esc")).clicked() {
                state.tab = FloorTab::Tables;
            }
            let end = Command::Hands(HandsCommand::End { played: false, day: false });
            command_button(ui, Button::new(&ui.word("board-end-early")), end, cx, out);
            if ui.add(Button::new(&ui.word("board-sheets")).icon(Icon::Print)).clicked() {
                out.send(Action::Print(PrintAction::Show(SheetKind::TableSheets, Scope::All)));
            }
            match kind {
                Some(BoardKind::Together) => {
                    let soft = Command::Hands(HandsCommand::Soft);
                    command_button(ui, Button::new(&ui.word("board-soft")), soft, cx, out);
                }
                Some(BoardKind::Soft) => {
                    let on = Command::Entries(EntryCommand::HandForHand { on: true });
                    command_button(ui, Button::new(&ui.word("board-start")), on, cx, out);
                }
                _ => {}
            }
            if matches!(kind, Some(BoardKind::Together | BoardKind::Soft)) {
                let ask = Command::Hands(HandsCommand::AskHeads);
                let word = ui.word("board-headcount");
                // Before the bubble bursts the players are counted.
                let button =
                    if view.wants_heads { Button::primary(&word) } else { Button::new(&word) };
                command_button(ui, button, ask, cx, out);
            }
        });
    });
}

/// Draws the announcement to the dealers, to be read aloud.
fn announcement(ui: &mut Ui, view: &BoardView) {
    let theme = Theme::of(ui);
    let whole = ui.max_rect();
    let edge = whole.with_max_x(whole.left() + 12.0);
    ui.painter().rect_filled(edge, corner(radius::CARD), theme.gold);
    let inside = whole.with_min_x(whole.left() + 3.0);
    within(ui, inside, "words", |ui| {
        let margin = egui::Margin::symmetric(14, 8);
        card(ui).inner_margin(margin).show(ui, |ui| {
            ui.set_min_size(ui.available_size());
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                ui.spacing_mut().item_spacing.x = space::ITEM;
                let dealers = ui.word("board-to-dealers");
                ui.label(Text::Strong.rich(dealers).color(theme.dim));
                ui.label(Text::Strong.rich(&view.prompt.say).color(theme.text));
                ui.add(Label::new(Text::Note.rich(&view.prompt.note).color(theme.dim)).wrap());
            });
        });
    });
}
