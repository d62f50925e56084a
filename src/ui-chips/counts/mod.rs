//! Stacks typed in table by table, and the leaders.

mod leaders;
mod sheet;
mod tables;

use std::collections::BTreeMap;

use bottone_base::seat::TableNo;
use bottone_tournament::entries::EntryId;
use bottone_ui_frame::{
    action::{Action, Outbox, Screen},
    commands::{UiCommand, key_label},
    context::FrameContext,
};
use bottone_ui_kit::{
    i18n::HasLanguage as _,
    icons::Icon,
    theme::space,
    widgets::{Button, EmptyState},
};
use egui::{Rect, Ui, UiBuilder, pos2};

/// The width below which there are no leaders, in points.
const NARROW: f32 = 900.0;
/// The width of the list of tables, in points.
const TABLES: f32 = 208.0;
/// The share of the remaining width for the sheet.
const SHEET: f32 = 0.5;

/// The number of chips added by one press on a chip's picture.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum ChipTap {
    #[default]
    One,
    Stack,
    Back,
}

impl ChipTap {
    const fn chips(self) -> i32 {
        match self {
            Self::One => 1,
            Self::Stack => 20,
            Self::Back => -1,
        }
    }
}

/// The state of the tab.
#[derive(Default)]
pub(super) struct CountsState {
    table: Option<TableNo>,
    /// The typed stacks, at every table that was begun.
    typed: BTreeMap<TableNo, BTreeMap<EntryId, String>>,
    /// The entry whose stack is being typed; the first uncounted one if that player has left the
    /// table.
    entry: Option<EntryId>,
    /// True if that seat is to get the keyboard.
    seek: bool,
    tap: ChipTap,
    /// The table whose sheet was submitted.
    sent: Option<TableNo>,
    /// True if the counted stacks go into bags, because the day is over.
    pub(super) into_bags: bool,
    /// The pass in which it was last drawn.
    last_pass: u64,
}

impl CountsState {
    /// Goes to the count of this table.
    pub(super) fn choose(&mut self, table: TableNo) {
        self.table = Some(table);
        self.entry = None;
        self.seek = true;
    }

    /// Goes to the count of this entry's stack.
    pub(super) fn choose_stack(&mut self, table: TableNo, entry: EntryId) {
        self.choose(table);
        self.entry = Some(entry);
    }
}

pub(super) fn show(ui: &mut Ui, state: &mut CountsState, cx: &FrameContext<'_>, out: &mut Outbox) {
    let counts = cx.counts();
    if counts.tables.is_empty() {
        EmptyState::new(Icon::Table, &ui.word("counts-none-seated-yet")).show(ui, |ui| {
            let word = ui.word("counts-go-floor");
            if ui.add(Button::primary(&word).key(key_label(UiCommand::Go(Screen::Floor)))).clicked()
            {
                out.send(Action::Go(Screen::Floor));
            }
        });
        return;
    }
    // On return, the count goes on at the seat that was left.
    let pass = ui.ctx().cumulative_pass_nr();
    state.seek |= pass > state.last_pass + 1;
    state.last_pass = pass;
    let there = |table: &TableNo| counts.tables.iter().any(|line| line.table == *table);
    if cx.present.is_none() {
        state.typed.retain(|table, _| there(table));
    }
    // A recorded sheet is finished: the next table follows.
    if let Some(sent) = state.sent.take()
        && counts.tables.iter().any(|line| line.table == sent && line.counted)
        && !(state.into_bags && cx.tournament().tables_to_bag().any(|table| table == sent))
    {
        state.typed.remove(&sent);
        let next = if state.into_bags {
            let to_bag: Vec<TableNo> = cx.tournament().tables_to_bag().collect();
            let behind = to_bag.iter().find(|table| **table > sent);
            behind.or(to_bag.first()).copied()
        } else {
            counts.next(Some(sent))
        };
        let next = next.unwrap_or(sent);
        state.choose(next);
        state.seek = next != sent;
    }
    if !state.table.is_some_and(|table| there(&table)) {
        state.table = counts.next(None).or_else(|| counts.tables.first().map(|line| line.table));
        state.entry = None;
        state.seek = true;
    }
    let whole = ui.available_rect_before_wrap();
    let first = whole.left() + TABLES;
    // In little space, the sheet has all of it; the leaders are on a wider window.
    let has_leaders = whole.width() > NARROW;
    let part = if has_leaders { SHEET } else { 1.0 };
    let second = first + (whole.right() - first) * part;
    let span = |left: f32, right: f32| {
        Rect::from_min_max(pos2(left, whole.top()), pos2(right, whole.bottom()))
    };
    let half = space::CARD / 2.0;
    ui.scope_builder(UiBuilder::new().max_rect(span(whole.left(), first - half)), |ui| {
        tables::show(ui, state, &counts);
    });
    ui.scope_builder(UiBuilder::new().max_rect(span(first + half, second - half)), |ui| {
        sheet::show(ui, state, cx, out);
    });
    if has_leaders {
        ui.scope_builder(UiBuilder::new().max_rect(span(second + half, whole.right())), |ui| {
            leaders::show(ui, &counts, cx, out);
        });
    }
    ui.advance_cursor_after_rect(whole);
}
