//! The tables: their size, and the line under them.

use bottone_base::seat::TableNo;
use bottone_store::settings::TableSize;
use bottone_ui_frame::{
    action::{Action, Outbox},
    context::FrameContext,
};
use bottone_ui_kit::{
    gate,
    i18n::HasLanguage as _,
    theme::{Text, Theme, space},
    widgets::{TileMark, elided, tabs, tile_mark},
};
use bottone_view::{Tone, floor::TableCard};
use egui::{Align, Context, EventFilter, Key, Layout, Rect, Response, Ui, UiBuilder, Vec2};

use super::{FloorState, cards, dense, large};

const SIZES: [(TableSize, &str); 4] = [
    (TableSize::Fitting, "screens-floor-fitting"),
    (TableSize::Large, "screens-floor-large"),
    (TableSize::Cards, "screens-floor-cards"),
    (TableSize::Dense, "screens-floor-dense"),
];

/// The meaning of the tiles' marks; the least important is last, and is left out first.
const MARKS: [(TileMark, &str); 6] = [
    (TileMark::Seat(Tone::Waits), "screens-floor-mark-now"),
    (TileMark::Seat(Tone::Gold), "screens-floor-mark-short"),
    (TileMark::Seat(Tone::Planned), "screens-floor-mark-planned"),
    (TileMark::Button, "floor-button"),
    (TileMark::Unknown, "screens-floor-mark-unknown"),
    (TileMark::Open, "screens-floor-mark-open"),
];

pub(super) fn show(
    ui: &mut Ui,
    state: &mut FloorState,
    wanted: TableSize,
    cx: &FrameContext<'_>,
    out: &mut Outbox,
) {
    let cards = &cx.views.floor().tables;
    let whole = ui.available_rect_before_wrap();
    let foot_at = whole.bottom() - ui.spacing().interact_size.y;
    let room = whole.with_max_y(foot_at - space::ITEM);
    let shown = shown_size(ui.ctx(), wanted, cards, room.size());
    if shown != TableSize::Large {
        state.large = large::LargeTables::default();
    }
    within(ui, room, "tables", |ui| match shown {
        TableSize::Large => large::show(ui, state, cards, cx, out),
        TableSize::Dense => dense::show(ui, state, cards, out),
        TableSize::Fitting | TableSize::Cards => cards::show(ui, state, cards, out),
    });
    within(ui, whole.with_min_y(foot_at), "foot", |ui| {
        foot(ui, wanted, shown, state, out);
    });
}

/// Returns the size in which tables are shown: the chosen one, or the largest with all in sight.
fn shown_size(ctx: &Context, wanted: TableSize, tables: &[TableCard], room: Vec2) -> TableSize {
    match wanted {
        TableSize::Fitting if large::has_room(ctx, tables, room) => TableSize::Large,
        TableSize::Fitting if cards::has_room(tables.len(), room) => TableSize::Cards,
        TableSize::Fitting => TableSize::Dense,
        wanted => wanted,
    }
}

fn within(ui: &mut Ui, place: Rect, name: &str, show: impl FnOnce(&mut Ui)) {
    ui.scope_builder(UiBuilder::new().max_rect(place).id_salt(name), show);
}

/// Draws the meaning of the marks or the next step, and the size of the tables.
fn foot(ui: &mut Ui, wanted: TableSize, shown: TableSize, state: &FloorState, out: &mut Outbox) {
    ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
        let mut size = wanted;
        if tabs(ui, &mut size, &ui.words(&SIZES)).changed() {
            out.send(Action::Tables(size));
        }
        ui.add_space(space::ITEM);
        ui.with_layout(Layout::left_to_right(Align::Center), |ui| match shown {
            TableSize::Dense => {
                ui.spacing_mut().item_spacing.x = space::INSIDE;
                for (mark, name) in MARKS {
                    tile_mark(ui, mark, &ui.word(name));
                }
            }
            TableSize::Large => {
                let note = state.large.foot();
                elided(ui, Text::Note.rich(note).color(Theme::of(ui).dim));
            }
            TableSize::Fitting | TableSize::Cards => {}
        });
    });
}

/// The movement of the keyboard from table to table.
#[derive(Default)]
pub(super) struct KeyWalk {
    moved: bool,
    enter: bool,
}

impl KeyWalk {
    /// Takes the arrow keys of this frame: they choose the table beside the chosen one, or the one
    /// above or below it by this number of columns. Does nothing while another widget has the
    /// keyboard.
    pub(super) fn of(
        ui: &Ui,
        state: &mut FloorState,
        tables: &[TableCard],
        columns: usize,
    ) -> Self {
        let ctx = ui.ctx();
        let free = ctx.memory(|memory| {
            let here = memory.focused().is_none_or(|id| state.focused == Some(id));
            memory.allows_interaction(ui.layer_id()) && here
        });
        if !ui.is_enabled() || !free || gate::is_covered(ui) {
            return Self::default();
        }
        let beside = gate::consume_arrows(ui, Key::ArrowRight, Key::ArrowLeft);
        let below = gate::consume_arrows(ui, Key::ArrowDown, Key::ArrowUp);
        let steps = (beside.0 + columns * below.0, beside.1 + columns * below.1);
        let enter = gate::is_struck_in_front(ui, Key::Enter);
        let moved = steps != (0, 0);
        if moved {
            let at = tables.iter().position(|card| Some(card.table) == state.table());
            let (forth, back) = steps;
            let to = at.map_or(Some(0), |at| (at + forth).checked_sub(back));
            if let Some(card) = to.and_then(|to| tables.get(to)) {
                state.choose(card.table, None);
                state.follow = true;
                ctx.request_repaint();
            }
        }
        Self { moved, enter }
    }

    /// Handles a press on `table`: it is chosen or, if it was chosen and Enter pressed it, opened.
    pub(super) fn press(&self, state: &mut FloorState, table: TableNo, out: &mut Outbox) {
        if self.enter && state.table() == Some(table) {
            out.send(Action::SitAt(table));
        } else {
            state.press(table, None);
        }
    }

    /// Gives the keyboard to the table that the arrows have reached; a table with the keyboard
    /// keeps the arrows.
    pub(super) fn focus_chosen(&self, state: &mut FloorState, table: TableNo, response: &Response) {
        // In the frame of an arrow key, egui would move the keyboard on to the next widget that
        // way.
        if state.follow && !self.moved && state.table() == Some(table) {
            state.follow = false;
            response.request_focus();
        }
        // Even if the window itself does not have the keyboard at this moment.
        if response.ctx.memory(|memory| memory.has_focus(response.id)) {
            state.focused = Some(response.id);
            let arrows = EventFilter {
                horizontal_arrows: true,
                vertical_arrows: true,
                ..EventFilter::default()
            };
            response.ctx.memory_mut(|memory| memory.set_focus_lock_filter(response.id, arrows));
        }
    }
}
