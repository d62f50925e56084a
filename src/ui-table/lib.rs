//! One table: rulings on pushes, the hand, the button, pots, irregularities, clocks and the record.
//!
//! Every tab is a file of its own and sees the table as `TableContext`. With an event open the table
//! is one of its tables; without one it is any table, without names.
#![cfg(feature = "window")]

mod button;
mod clocks;
mod evening;
mod hand;
mod head;
mod irregularities;
mod keys;
mod outbox;
mod pots;
mod record;
mod ruling;
mod shelf;

use std::{collections::BTreeMap, rc::Rc};

use bottone_base::{
    seat::{SeatNo, TableNo},
    time::{Span, Timestamp},
};
use bottone_dealer::{Felt, UnfinishedTables};
use bottone_i18n::Language;
use bottone_rules::rulebook::Rulebook;
use bottone_tournament::Tournament;
use bottone_ui_kit::{command_button::CommandCheck, theme::Theme, widgets::with_min_size};
use bottone_view::cues::Timer;
use bottone_view_table::{felt, record::RecordLine};
use egui::{CentralPanel, Context, Frame, Margin, Ui};

pub use outbox::{TableAction, TableOutbox};
pub use shelf::{NamedRulebook, Shelf};

/// The smallest height of a touch target, in points.
const TOUCH: f32 = 44.0;

/// The event of the shown table, in one frame of the window.
pub trait TableEvent: CommandCheck {
    fn tournament(&self) -> &Tournament;

    /// Returns the instant of the frame.
    fn now(&self) -> Timestamp;

    /// Returns whether the frame shows a past state.
    fn is_past(&self) -> bool;

    /// Returns the lines of the record, which are kept until the event changes.
    fn record_lines(&self) -> Rc<Vec<RecordLine>>;
}

/// The view of the table for its tabs.
pub(crate) struct TableContext<'a> {
    /// The table before the hand.
    pub felt: &'a Felt,
    /// Every rule book.
    pub books: &'a [NamedRulebook],
    /// The rule book in use.
    pub book: &'a Rulebook,
    /// The instant of this frame; without an event, the time since the program began.
    pub now: Timestamp,
    pub language: Language,
    /// The event, if one is open.
    pub event: Option<&'a dyn TableEvent>,
}

/// A tab of the screen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum TableTab {
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
pub struct TableState {
    tab: TableTab,
    table: Option<TableNo>,
    free: head::EventlessTable,
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
    pub fn show_table(&mut self, table: TableNo) {
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
    pub fn look_up(&mut self, irregularity: &str) {
        self.tab = TableTab::Irregularities;
        self.irregularities.look_up(irregularity);
    }

    /// Shifts the clocks after the computer's clock was set, so that each player keeps the time
    /// left.
    pub fn shift_clocks(&mut self, by: Span) {
        self.clocks.shift(by);
    }

    /// Returns the clocks on players, for the sound and other listeners.
    pub fn timers(&self) -> Vec<Timer> {
        self.clocks.timers()
    }

    /// Takes the seats drawn for an Italian evening.
    pub fn seats_drawn(&mut self, names: Vec<(SeatNo, String)>, dealer: SeatNo) {
        self.evening.take_drawn_seats(self.table, names, dealer);
    }

    /// Returns the unfinished state of the tables.
    pub fn unfinished(&self, mut left: UnfinishedTables) -> UnfinishedTables {
        let others = self.hands.iter().filter_map(|(table, hand)| hand.unfinished(Some(*table)));
        left.hands = self.hand.unfinished(self.table).into_iter().chain(others).collect();
        (left.evening, left.away) = self.evening.unfinished(self.table);
        (left.clocks, left.banks) = self.clocks.unfinished();
        left
    }

    /// Resumes the unfinished state of the tables, with its clocks shifted by this much, and shows
    /// it.
    pub fn resume(&mut self, left: &UnfinishedTables, by: Span) {
        for hand in &left.hands {
            match hand.table {
                Some(table) if self.table != Some(table) => {
                    self.hands.entry(table).or_default().resume(hand);
                }
                _ => self.hand.resume(hand),
            }
        }
        self.evening.resume(self.table, left.evening.as_ref(), &left.away);
        self.clocks.resume(&left.clocks, &left.banks, by);
        let hand = left.hands.iter().find(|hand| hand.hand.is_some());
        self.tab = match hand {
            None if left.evening.is_some() || !left.away.is_empty() => TableTab::Italian,
            None if !left.clocks.is_empty() => TableTab::Clocks,
            _ => TableTab::Hand,
        };
        let evening = left.evening.as_ref().and_then(|evening| evening.table);
        if let Some(table) = hand.and_then(|hand| hand.table).or(evening) {
            self.show_table(table);
        }
    }

    /// Returns the shown table: the chosen one, or the first open one.
    fn shown_table(&self, cx: &dyn TableEvent) -> Option<TableNo> {
        let tables = cx.tournament().tables();
        let chosen = self.table.filter(|table| tables.table(*table).is_some());
        chosen.or_else(|| tables.open().next().map(|(table, _)| table))
    }
}

/// Shows one of the event's tables; before any is open, a table without players.
pub fn show(
    ui: &mut Ui,
    state: &mut TableState,
    shelf: &Shelf,
    cx: &dyn TableEvent,
    out: &mut TableOutbox,
) {
    let here = state.shown_table(cx);
    // The view stays at its table when others open. It leaves a broken table once its last hand
    // is over.
    if let Some(here) = here.filter(|_| state.hand.followed().is_none()) {
        state.show_table(here);
    }
    let felt = here.and_then(|table| felt(cx.language(), cx.tournament(), table, cx.now()));
    let felt = felt.unwrap_or_else(|| state.free.felt(shelf));
    let (now, language) = (cx.now(), cx.language());
    let own = &cx.tournament().setup().house.rulebook;
    let book = state.book.as_deref().map_or(own, |id| shelf.book(Some(id)));
    let books = shelf.books();
    let at = TableContext { felt: &felt, books, book, now, language, event: Some(cx) };
    show_tabs(ui, state, shelf, &at, out);
}

/// Returns the time for a table without an event. Nothing goes on record there, so the window's own
/// time is enough.
#[expect(clippy::cast_possible_truncation, reason = "milliseconds since the start")]
pub fn time_without_event(ctx: &Context) -> Timestamp {
    Timestamp::from_millis((ctx.input(|input| input.time) * 1_000.0) as i64)
}

/// Shows a table without an event.
pub fn show_free(
    ui: &mut Ui,
    state: &mut TableState,
    shelf: &Shelf,
    language: Language,
    out: &mut TableOutbox,
) {
    let ground = Frame::new().fill(Theme::of(ui).window).inner_margin(Margin::same(20));
    let felt = state.free.felt(shelf);
    let now = time_without_event(ui.ctx());
    let book = shelf.book(state.book.as_deref());
    let books = shelf.books();
    let at = TableContext { felt: &felt, books, book, now, language, event: None };
    CentralPanel::default()
        .frame(ground)
        .show(ui, |ui| with_min_size(ui, |ui| show_tabs(ui, state, shelf, &at, out)));
}

fn show_tabs(
    ui: &mut Ui,
    state: &mut TableState,
    shelf: &Shelf,
    at: &TableContext<'_>,
    out: &mut TableOutbox,
) {
    ui.spacing_mut().interact_size.y = TOUCH;
    // In the past view the clocks keep the present time: they go on behind it.
    if at.event.is_none_or(|cx| !cx.is_past()) {
        state.clocks.drop_other_time_bases(at.now);
    }
    head::show(ui, state, shelf, at, out);
    match state.tab {
        TableTab::Ruling => ruling::show(ui, &mut state.ruling, &mut state.hand, at, out),
        TableTab::Hand => hand::show(ui, &mut state.hand, at, out),
        TableTab::Button => {
            let elsewhere = button::show(ui, &mut state.button, at, out);
            if elsewhere == Some(button::LinkedTab::Irregularities) {
                state.tab = TableTab::Irregularities;
            }
        }
        TableTab::Pots => pots::show(ui, &mut state.pots, state.hand.hand(), at),
        TableTab::Italian => evening::show(ui, &mut state.evening, at, out),
        TableTab::Irregularities => irregularities::show(ui, &mut state.irregularities, at, out),
        TableTab::Clocks => clocks::show(ui, &mut state.clocks, state.hand.hand(), at, out),
        TableTab::Record => record::show(ui, &mut state.record, at, out),
    }
    state.clocks.wake(ui, at.now);
}
