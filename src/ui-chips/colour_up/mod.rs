//! Colour-up: taking a value out of play, table by table.

mod one_player;
mod plan;
mod race;
mod seats;

use std::collections::BTreeMap;

use bottone_base::{
    chips::Chips,
    seat::{SeatNo, TableNo},
};
use bottone_ui_frame::{
    action::{Action, Outbox, Screen},
    context::FrameContext,
};
use bottone_ui_kit::{
    i18n::HasLanguage as _,
    icons::Icon,
    theme::space,
    widgets::{Button, EmptyState, card},
};
use bottone_view::chips::colour_up::{ColourUpPlan, HeldChips, RaceTables};
use egui::{Align, Layout, Ui, vec2};

/// The state of the tab.
#[derive(Default)]
pub(super) struct ColourUpState {
    /// The chosen value; `None` follows the plan of the night.
    old: Option<Chips>,
    table: Option<TableNo>,
    /// The value and table for which the seats were typed.
    typed_for: Option<(Chips, TableNo)>,
    seats: BTreeMap<SeatNo, SeatEntry>,
    /// The number of old chips per new chip.
    ratio: u64,
    /// True if the dealers at the tables deal the race.
    at_table: bool,
    /// The seed of the program's deal, once it has dealt.
    seed: Option<u64>,
    /// True if a table that has raced is raced again.
    again: bool,
    /// True if the first seat is to get the keyboard.
    seek: bool,
    one: one_player::OnePlayer,
}

/// The typed data of one seat.
#[derive(Debug, Default)]
struct SeatEntry {
    chips: String,
    hold: HeldChips,
}

pub(super) fn show(
    ui: &mut Ui,
    state: &mut ColourUpState,
    cx: &FrameContext<'_>,
    out: &mut Outbox,
) {
    let t = cx.tournament();
    let plan = ColourUpPlan::of(cx.language, t, cx.now);
    let chosen = state.old.and_then(|old| plan.of_value(old)).or_else(|| plan.next());
    let Some(leaving) = chosen.cloned() else {
        let sentence = ui.word("colour-up-no-chips");
        EmptyState::new(Icon::Chips, &sentence).show(ui, |ui| {
            if ui.add(Button::new(&ui.word("colour-up-to-structure"))).clicked() {
                out.send(Action::Go(Screen::Setup));
            }
        });
        return;
    };
    let tables = RaceTables::of(t, leaving.old);
    state.follow(leaving.old, &tables);
    let old = leaving.old.get().max(1);
    state.ratio = leaving.new.map_or(0, |new| new.get() / old);
    let room = ui.available_size();
    let left = (room.x * 0.27).clamp(300.0, 440.0);
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = space::CARD;
        ui.allocate_ui_with_layout(vec2(left, room.y), Layout::top_down(Align::Min), |ui| {
            ui.set_width(left);
            plan::show(ui, state, (&plan, leaving.old), cx, out);
        });
        let rest = ui.available_size();
        ui.allocate_ui_with_layout(rest, Layout::top_down(Align::Min), |ui| {
            let inside = room.y - plan::AROUND;
            card(ui).show(ui, |ui| {
                ui.set_width(ui.available_width());
                ui.set_height(inside);
                race::show(ui, state, (&plan, &leaving), &tables, cx, out);
            });
        });
    });
}

impl ColourUpState {
    /// Goes to this value, at the first table that has it.
    pub(super) fn choose(&mut self, old: Chips) {
        self.old = Some(old);
        self.table = None;
    }

    /// Starts again if another value or table is raced.
    fn follow(&mut self, old: Chips, tables: &RaceTables) {
        let is_there = |table: &TableNo| tables.all.iter().any(|(there, _)| there == table);
        let first = tables.all.first().map(|(table, _)| *table);
        self.table = self.table.filter(is_there).or_else(|| tables.next(None)).or(first);
        let now = self.table.map(|table| (old, table));
        if self.typed_for != now {
            self.typed_for = now;
            self.clear();
        }
    }

    /// Clears all typed data.
    fn clear(&mut self) {
        self.seats.clear();
        self.seed = None;
        self.again = false;
    }

    /// Returns whether any player's chips were entered.
    fn has_entries(&self) -> bool {
        self.seats.values().any(|typed| typed.hold.chips.is_some())
    }

    fn hold(&self, seat: SeatNo) -> HeldChips {
        self.seats.get(&seat).map(|typed| typed.hold.clone()).unwrap_or_default()
    }
}
