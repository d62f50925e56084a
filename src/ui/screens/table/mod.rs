//! One table: rulings on pushes, the hand, the button, pots, irregularities, clocks and the record.
//!
//! Every tab is a file of its own and sees the table as [`AtTable`]. With an event open the table
//! is one of its tables; without one it is any table, without names.

mod button;
mod clocks;
mod evening;
mod hand;
mod head;
mod irregularities;
mod keys;
mod pots;
mod record;
mod ruling;
mod shelf;

use std::collections::BTreeMap;

use egui::{CentralPanel, Context, Frame, Margin, Ui};

use super::super::{action::Outbox, context::FrameContext, theme::Theme, widgets::at_least};
use crate::{
    dealer::{Felt, Left},
    i18n::Language,
    rules::{
        rulebook::Rulebook,
        seat::{SeatNo, TableNo},
        time::{Span, Timestamp},
    },
    view::{cues::Timer, table::felt},
};
pub(in crate::ui) use shelf::{Book, Shelf};

/// The smallest height of a touch target, in points.
const TOUCH: f32 = 44.0;

/// The view of the table for its tabs.
pub(super) struct AtTable<'a> {
    /// The table before the hand.
    pub felt: &'a Felt,
    /// Every rule book.
    pub books: &'a [Book],
    /// The rule book in use.
    pub book: &'a Rulebook,
    /// The instant of this frame; without an event, the time since the program began.
    pub now: Timestamp,
    pub language: Language,
    /// The event, if one is open.
    pub event: Option<&'a FrameContext<'a>>,
}

/// A tab of the screen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Tab {
    #[default]
    Ruling,
    Hand,
    Button,
    Pots,
    Italian,
    Irregularities,
    Clocks,
    Record,
}

/// The state of the screen.
#[derive(Default)]
pub(in crate::ui) struct TableState {
    tab: Tab,
    table: Option<TableNo>,
    free: head::Free,
    book: Option<String>,
    ruling: ruling::RulingState,
    hand: hand::HandState,
    /// The state of the hands at the other tables, as they were left.
    hands: BTreeMap<TableNo, hand::HandState>,
    button: button::ButtonState,
    pots: pots::PotsState,
    evening: evening::EveningState,
    irregularities: irregularities::IrregularitiesState,
    clocks: clocks::ClocksState,
    record: record::RecordState,
}

impl TableState {
    /// Goes to this table.
    pub(in crate::ui) fn sit_at(&mut self, table: TableNo) {
        if self.table != Some(table) {
            let hand = self.hands.remove(&table).unwrap_or_default();
            let left = std::mem::replace(&mut self.hand, hand);
            if let Some(other) = self.table.replace(table) {
                self.hands.insert(other, left);
            }
            self.ruling = ruling::RulingState::default();
            self.button = button::ButtonState::default();
        }
    }

    /// Goes to the remedy for this irregularity.
    pub(in crate::ui) fn look_up(&mut self, irregularity: &str) {
        self.tab = Tab::Irregularities;
        self.irregularities.look_up(irregularity);
    }

    /// Shifts the clocks after the computer's clock was set, so that each player keeps the time
    /// left.
    pub(in crate::ui) fn time_was_set(&mut self, by: Span) {
        self.clocks.time_was_set(by);
    }

    /// Returns the clocks on players, for the sound and other listeners.
    pub(in crate::ui) fn timers(&self) -> Vec<Timer> {
        self.clocks.timers()
    }

    /// Takes the seats drawn for an Italian evening.
    pub(in crate::ui) fn seats_drawn(&mut self, names: Vec<(SeatNo, String)>, dealer: SeatNo) {
        self.evening.seats_drawn(self.table, names, dealer);
    }

    /// Returns the unfinished state of the tables.
    pub(in crate::ui) fn left(&self, mut left: Left) -> Left {
        let others = self.hands.iter().filter_map(|(table, hand)| hand.left(Some(*table)));
        left.hands = self.hand.left(self.table).into_iter().chain(others).collect();
        (left.evening, left.away) = self.evening.left(self.table);
        (left.clocks, left.banks) = self.clocks.left();
        left
    }

    /// Resumes the unfinished state of the tables, with its clocks shifted by this much, and shows
    /// it.
    pub(in crate::ui) fn take_up(&mut self, left: &Left, by: Span) {
        for hand in &left.hands {
            match hand.table {
                Some(table) if self.table != Some(table) => {
                    self.hands.entry(table).or_default().take_up(hand);
                }
                _ => self.hand.take_up(hand),
            }
        }
        self.evening.take_up(self.table, left.evening.as_ref(), &left.away);
        self.clocks.take_up(&left.clocks, &left.banks, by);
        let hand = left.hands.iter().find(|hand| hand.hand.is_some());
        self.tab = match hand {
            None if left.evening.is_some() || !left.away.is_empty() => Tab::Italian,
            None if !left.clocks.is_empty() => Tab::Clocks,
            _ => Tab::Hand,
        };
        let evening = left.evening.as_ref().and_then(|evening| evening.table);
        if let Some(table) = hand.and_then(|hand| hand.table).or(evening) {
            self.sit_at(table);
        }
    }

    /// Returns the shown table: the chosen one, or the first open one.
    fn here(&self, cx: &FrameContext<'_>) -> Option<TableNo> {
        let tables = cx.tournament().tables();
        let chosen = self.table.filter(|table| tables.table(*table).is_some());
        chosen.or_else(|| tables.open().next().map(|(table, _)| table))
    }
}

/// Shows one of the event's tables; before any is open, a table without players.
pub(in crate::ui) fn show(
    ui: &mut Ui,
    state: &mut TableState,
    shelf: &Shelf,
    cx: &FrameContext<'_>,
    out: &mut Outbox,
) {
    let here = state.here(cx);
    // The view stays at its table when others open. It leaves a broken table once its last hand
    // is over.
    if let Some(here) = here.filter(|_| state.hand.followed().is_none()) {
        state.sit_at(here);
    }
    let felt = here.and_then(|table| felt(cx.language, cx.tournament(), table, cx.now));
    let felt = felt.unwrap_or_else(|| state.free.felt(shelf));
    let (now, language) = (cx.now, cx.language);
    let own = &cx.tournament().setup().house.rulebook;
    let book = state.book.as_deref().map_or(own, |id| shelf.book(Some(id)));
    let books = shelf.books();
    let at = AtTable { felt: &felt, books, book, now, language, event: Some(cx) };
    whole(ui, state, shelf, &at, out);
}

/// Returns the time for a table without an event. Nothing goes on record there, so the window's own
/// time is enough.
#[expect(clippy::cast_possible_truncation, reason = "milliseconds since the start")]
pub(in crate::ui) fn time_without_event(ctx: &Context) -> Timestamp {
    Timestamp::from_millis((ctx.input(|input| input.time) * 1_000.0) as i64)
}

/// Shows a table without an event.
pub(in crate::ui) fn show_free(
    ui: &mut Ui,
    state: &mut TableState,
    shelf: &Shelf,
    language: Language,
    out: &mut Outbox,
) {
    let ground = Frame::new().fill(Theme::of(ui).window).inner_margin(Margin::same(20));
    let felt = state.free.felt(shelf);
    let now = time_without_event(ui.ctx());
    let book = shelf.book(state.book.as_deref());
    let books = shelf.books();
    let at = AtTable { felt: &felt, books, book, now, language, event: None };
    CentralPanel::default()
        .frame(ground)
        .show(ui, |ui| at_least(ui, |ui| whole(ui, state, shelf, &at, out)));
}

fn whole(ui: &mut Ui, state: &mut TableState, shelf: &Shelf, at: &AtTable<'_>, out: &mut Outbox) {
    ui.spacing_mut().interact_size.y = TOUCH;
    // In the past view the clocks keep the present time: they go on behind it.
    if at.event.is_none_or(|cx| cx.present.is_none()) {
        state.clocks.keep_time(at.now);
    }
    head::show(ui, state, shelf, at, out);
    match state.tab {
        Tab::Ruling => ruling::show(ui, &mut state.ruling, &mut state.hand, at, out),
        Tab::Hand => hand::show(ui, &mut state.hand, at, out),
        Tab::Button => {
            let elsewhere = button::show(ui, &mut state.button, at, out);
            if elsewhere == Some(button::Elsewhere::Irregularities) {
                state.tab = Tab::Irregularities;
            }
        }
        Tab::Pots => pots::show(ui, &mut state.pots, state.hand.hand(), at),
        Tab::Italian => evening::show(ui, &mut state.evening, at, out),
        Tab::Irregularities => irregularities::show(ui, &mut state.irregularities, at, out),
        Tab::Clocks => clocks::show(ui, &mut state.clocks, state.hand.hand(), at, out),
        Tab::Record => record::show(ui, &mut state.record, at, out),
    }
    state.clocks.wake(ui, at.now);
}
