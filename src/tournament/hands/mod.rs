//! Hands that the floor waits for: hand for hand, soft hand for hand, and the last hands of a day.
//!
//! The reports of the tables are kept with their times. The entries decide the hand of a bust
//! ([`super::entries::HandForHand`]). This module decides when the next hand may be dealt, and the
//! time that the clock loses.

mod acts;
mod decide;

use std::collections::BTreeMap;

use bottone_base::{
    chips::Chips,
    seat::{SeatNo, TableNo},
    time::{Span, Timestamp},
};
use bottone_rules::floor::{Bubble, BubbleStep, TableProgress};
use serde::Serialize;

use super::{
    Event, Tournament,
    clock::ClockEvent,
    entries::{EntryEvent, EntryId},
    tables::{Table, TableEvent},
};
pub use acts::{HandsCommand, HandsCommandKind, HandsEvent, LastCard};
pub(super) use decide::{deal, decide};

/// The board of the present hands; `None` while the floor waits for no hand.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Hands(Option<HandBoard>);

/// The kind of hands that tables report.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum BoardKind {
    /// All tables play each hand together.
    Together,
    /// Tables report their hands and wait only on request.
    Soft,
    /// The last hands of the day, the same number at every table.
    Last {
        hands: u8,
        /// The seed of the draw.
        seed: Option<u64>,
    },
}

/// The state of all tables.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct HandBoard {
    pub kind: BoardKind,
    /// The beginning of the board.
    pub since: Timestamp,
    /// The number of the hand that all tables play together, from 1.
    pub number: u16,
    /// The beginning of that hand.
    pub began: Timestamp,
    /// The time that the clock lost in the present level, with the number of hands. Reset when the
    /// clock is set.
    pub charged: (Span, u16),
    tables: BTreeMap<TableNo, TableReport>,
    /// The stacks of players at the start of the present hand.
    stacks: BTreeMap<EntryId, Chips>,
    heads_asked: bool,
    /// True if the last event was a played hand. Its time on the clock follows in the same record.
    charges: bool,
}

/// The report of one table.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct TableReport {
    pub progress: TableProgress,
    /// The time of the report.
    pub at: Timestamp,
    /// The time for which the floor stopped play at the table in this hand.
    stood: Span,
    /// The number of hands since the board began.
    pub hands: u16,
    /// The number of hands in which it was the last of all tables.
    pub slowest: u16,
    /// The seat that is all-in and called, then the callers.
    pub seats: Vec<SeatNo>,
    /// The head count, and the number of players by the record.
    pub heads: Option<(u8, u8)>,
}

impl Hands {
    /// Returns the board, while the floor waits for hands.
    pub const fn board(&self) -> Option<&HandBoard> {
        self.0.as_ref()
    }

    /// Returns whether the last hands of a day are played. No player is seated, moved or redrawn
    /// meanwhile (WSOP 2026 tournament rule 125).
    pub fn plays_last_hands(&self) -> bool {
        self.board().is_some_and(|board| matches!(board.kind, BoardKind::Last { .. }))
    }

    pub(super) fn on_event(&mut self, event: &Event, at: Timestamp) {
        match event {
            Event::Entries(EntryEvent::HandForHandSet { on: true }) => {
                self.0 = Some(HandBoard::new(BoardKind::Together, at));
            }
            Event::Entries(EntryEvent::HandForHandSet { on: false })
            | Event::Hands(HandsEvent::Ended) => self.0 = None,
            Event::Hands(HandsEvent::SoftBegan) => {
                self.0 = Some(HandBoard::new(BoardKind::Soft, at));
            }
            Event::Hands(HandsEvent::LastHandsDrawn { hands, seed, .. }) => {
                let kind = BoardKind::Last { hands: *hands, seed: *seed };
                self.0 = Some(HandBoard::new(kind, at));
            }
            // All players have seats for the next day: this one is over.
            Event::Tables(TableEvent::Redrawn { .. }) if self.plays_last_hands() => self.0 = None,
            event => {
                if let Some(board) = &mut self.0 {
                    board.on_event(event, at);
                }
            }
        }
    }

    /// Returns the stack of this player at the start of the present hand, if reported.
    pub(super) fn stack(&self, entry: EntryId) -> Option<Chips> {
        self.board()?.stack(entry)
    }
}

impl HandBoard {
    fn new(kind: BoardKind, at: Timestamp) -> Self {
        Self {
            kind,
            since: at,
            number: 1,
            began: at,
            charged: (Span::ZERO, 0),
            tables: BTreeMap::new(),
            stacks: BTreeMap::new(),
            heads_asked: false,
            charges: false,
        }
    }

    fn on_event(&mut self, event: &Event, at: Timestamp) {
        let charges = std::mem::take(&mut self.charges);
        match event {
            Event::Entries(EntryEvent::HandPlayed) => {
                self.deal(at);
                self.charges = true;
            }
            Event::Clock(ClockEvent::Adjusted { by }) if charges && at == self.began => {
                let (lost, hands) = self.charged;
                self.charged = (lost.minus(*by), hands.saturating_add(1));
            }
            Event::Clock(event) if sets(event) => self.charged = (Span::ZERO, 0),
            Event::Tables(TableEvent::Broken { table }) => {
                self.tables.remove(table);
            }
            Event::Tables(TableEvent::Redrawn { .. }) => self.tables.clear(),
            Event::Hands(event) => self.apply_hands(event, at),
            _ => {}
        }
    }

    fn apply_hands(&mut self, event: &HandsEvent, at: Timestamp) {
        match event {
            HandsEvent::Reported { table, progress, seats } => {
                self.report(*table, *progress, seats, at);
            }
            HandsEvent::StackReported { entry, stack } => {
                self.stacks.insert(*entry, *stack);
            }
            HandsEvent::HeadsAsked => {
                self.heads_asked = true;
                self.tables.values_mut().for_each(|table| table.heads = None);
            }
            HandsEvent::HeadsCounted { table, heads, here } => {
                self.tables.entry(*table).or_default().heads = Some((*heads, *here));
            }
            HandsEvent::SoftBegan | HandsEvent::Ended | HandsEvent::LastHandsDrawn { .. } => {}
        }
    }

    fn report(
        &mut self,
        number: TableNo,
        progress: TableProgress,
        seats: &[SeatNo],
        at: Timestamp,
    ) {
        let (kind, began) = (self.kind, self.began);
        let table = self
            .tables
            .entry(number)
            .or_insert_with(|| TableReport { at: began, ..TableReport::default() });
        if table.progress == TableProgress::Stopped {
            table.stood = table.stood.plus(at.since(table.at));
        }
        let was_done = table.progress == TableProgress::Done;
        table.hands = match (progress, was_done) {
            (TableProgress::Done, false) => table.hands.saturating_add(1),
            (TableProgress::Plays | TableProgress::Stopped | TableProgress::AllIn, true) => {
                table.hands.saturating_sub(1)
            }
            _ => table.hands,
        };
        let goes_on = match kind {
            BoardKind::Together => false,
            BoardKind::Soft => true,
            BoardKind::Last { hands, .. } => table.hands < u16::from(hands),
        };
        table.progress = if progress == TableProgress::Done && goes_on {
            TableProgress::Plays
        } else {
            progress
        };
        table.at = at;
        table.seats = seats.to_vec();
    }

    /// Deals the next hand. If several tables reported and one of them was last, it counts as the
    /// slowest.
    fn deal(&mut self, at: Timestamp) {
        let began = self.began;
        let done = self.tables.iter().filter(|(_, table)| table.progress == TableProgress::Done);
        let took: Vec<(Span, TableNo)> =
            done.map(|(number, table)| (table.time_taken(began, at), *number)).collect();
        let last = took.iter().max().copied();
        let alone =
            |(most, _): &(Span, TableNo)| took.iter().filter(|(took, _)| took == most).count() == 1;
        if let Some((_, slowest)) = last.filter(|last| took.len() > 1 && alone(last))
            && let Some(table) = self.tables.get_mut(&slowest)
        {
            table.slowest = table.slowest.saturating_add(1);
        }
        for table in self.tables.values_mut() {
            (table.progress, table.at, table.stood) = (TableProgress::Plays, at, Span::ZERO);
            table.seats.clear();
        }
        self.stacks.clear();
        self.number = self.number.saturating_add(1);
        self.began = at;
    }

    /// Returns the report of a table; a table without reports is playing.
    pub fn at_table(&self, table: TableNo) -> TableReport {
        let silent = || TableReport { at: self.began, ..TableReport::default() };
        self.tables.get(&table).cloned().unwrap_or_else(silent)
    }

    /// Returns whether any table has reported since the board began.
    pub fn is_used(&self) -> bool {
        self.tables.values().any(|table| table.progress != TableProgress::Plays || table.hands > 0)
    }

    /// Returns the stack of this player at the start of the present hand, if reported.
    pub fn stack(&self, entry: EntryId) -> Option<Chips> {
        self.stacks.get(&entry).copied()
    }

    /// Returns whether the tables were asked to count heads.
    pub const fn asks_heads(&self) -> bool {
        self.heads_asked
    }

    /// Returns the number of last hands left at a table; `None` if the day goes on.
    pub fn hands_left(&self, table: TableNo) -> Option<u16> {
        match self.kind {
            BoardKind::Last { hands, .. } => {
                Some(u16::from(hands).saturating_sub(self.at_table(table).hands))
            }
            BoardKind::Together | BoardKind::Soft => None,
        }
    }
}

impl TableReport {
    /// Returns the time from `began` to `at` that this table has played the hand. Time stopped by
    /// the floor does not count.
    pub fn time_taken(&self, began: Timestamp, at: Timestamp) -> Span {
        let until = match self.progress {
            TableProgress::Plays => at,
            TableProgress::Stopped | TableProgress::AllIn | TableProgress::Done => self.at,
        };
        until.since(began).minus(self.stood)
    }
}

/// Returns whether the event sets the clock, so that earlier losses no longer show on it.
const fn sets(event: &ClockEvent) -> bool {
    matches!(
        event,
        ClockEvent::WentTo { .. }
            | ClockEvent::Adjusted { .. }
            | ClockEvent::RowSet { .. }
            | ClockEvent::RowsSet { .. }
            | ClockEvent::Replaced { .. }
    )
}

impl Tournament {
    /// Returns the open tables with at least one player.
    pub fn tables_in_play(&self) -> impl Iterator<Item = (TableNo, &Table)> {
        self.tables.open().filter(|(_, table)| !table.occupied().is_empty())
    }

    /// Returns the distance of the event from the money.
    pub fn bubble(&self) -> Bubble {
        let together = self.entries.hand_for_hand().began().is_some();
        let tables = self.tables_in_play().count();
        let left = self.entries.playing_count();
        // A single table has no bubble to watch: its prizes need not be computed.
        let paid = if together || tables > 1 { self.places_paid() } else { 0 };
        Bubble { together, tables, left, paid }
    }

    /// Returns the next step on the bubble by the tables' reports. Also returns the tables that it
    /// waits for, or that show their hands.
    pub fn bubble_step(&self) -> (BubbleStep, Vec<TableNo>) {
        let bubble = self.bubble();
        let Some(board) = self.hands.board().filter(|board| board.kind == BoardKind::Together)
        else {
            return (bubble.step(), Vec::new());
        };
        let tables =
            self.tables_in_play().map(|(table, _)| (table, board.at_table(table).progress));
        bubble.after(&tables.collect::<Vec<_>>())
    }

    /// Returns whether every table has played its hand.
    pub fn all_tables_done(&self) -> bool {
        let done = |board: &HandBoard, table| board.at_table(table).progress == TableProgress::Done;
        self.hands
            .board()
            .is_some_and(|board| self.tables_in_play().all(|(table, _)| done(board, table)))
    }

    /// Returns whether every table reported its head count, if asked.
    pub fn heads_are_counted(&self) -> bool {
        self.hands.board().is_none_or(|board| {
            !board.heads_asked
                || self.tables_in_play().all(|(table, _)| board.at_table(table).heads.is_some())
        })
    }
}
