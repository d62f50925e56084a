//! The events of each player by the record, and the events in the room that were not draws.

use std::{collections::BTreeMap, fmt::Debug};

use bottone_base::{
    seat::{Seat, Seats, TableNo},
    time::Timestamp,
};
use bottone_rules::seating::{Cause, TableSeats};
use bottone_tournament::{
    Event, Tournament,
    entries::{EntryEvent, EntryId, FlightRank},
    history::{Beginning, Ledger, Record, standing},
    tables::{MoveReason, SeatMove, Table, TableEvent},
    waiting::WaitingEvent,
};
use serde::Serialize;

use super::{
    random_night::RoomAct,
    table_turns::{BlindTurn, EarlyBlind, HandEffect, TableTurns},
};

/// The reason for a change of seats.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub enum ChangeReason {
    /// To balance the tables.
    Balance,
    /// The table broke.
    Break,
    /// A redraw for all players.
    Redraw,
    /// A decision of the floor.
    Floor,
}

/// One change of seats.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct SeatChange {
    pub why: ChangeReason,
    pub from: Seat,
    pub to: Seat,
    /// The hands until the big blind at the old seat, 0 for the coming one; `None` if unknown.
    pub blind_before: Option<u8>,
    /// The hands until the big blind at the new seat, in the same way.
    pub blind_after: Option<u8>,
    /// True if the player got no cards in the coming hand.
    pub waits: bool,
}

/// The events of one entry. Hands and blinds are those of hands that were reported to the desk.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct PlayerStory {
    /// The changes of seats, in order.
    pub changes: Vec<SeatChange>,
    /// The number of hands in which the player got cards.
    pub hands: u32,
    pub big_blinds: u32,
    /// The number of big blinds out of turn: those that came after a move, before a whole round had
    /// been dealt since the last one.
    pub early: u32,
    /// The total number of hands by which they were early.
    pub early_by: u32,
    /// The number of them paid twice: the player did not have the button in between.
    pub twice: u32,
    /// The number of hands that the player sat out without cards, because the seat was between
    /// button and small blind.
    pub waited: u32,
    #[serde(skip)]
    turn: BlindTurn,
}

impl PlayerStory {
    /// Returns the number of moves of the player for this reason.
    pub fn times(&self, why: ChangeReason) -> usize {
        self.changes.iter().filter(|change| change.why == why).count()
    }

    /// Records a look at the button. The number of hands before it is unknown.
    fn record_sighting(&mut self, has_big_blind: bool) {
        self.big_blinds += u32::from(has_big_blind);
        self.turn.record_sighting(has_big_blind);
    }

    fn record_effect(&mut self, effect: HandEffect) {
        match effect {
            HandEffect::Wait => self.waited += 1,
            HandEffect::BigBlind(early) => {
                self.big_blinds += 1;
                if let Some(EarlyBlind { by, twice }) = early {
                    self.early += 1;
                    self.early_by += by;
                    self.twice += u32::from(twice);
                }
            }
        }
    }
}

/// The stories of the entries that had a seat, by the number of the entry.
#[derive(Default)]
struct Players(Vec<Option<(EntryId, PlayerStory)>>);

impl Players {
    fn get_mut(&mut self, entry: EntryId) -> Option<&mut PlayerStory> {
        self.0.get_mut(entry.index())?.as_mut().map(|(_, story)| story)
    }

    /// Returns the story of a seated entry, and begins it if there is none. The entry must exist,
    /// because the list grows to its number.
    fn of_seated(&mut self, entry: EntryId) -> &mut PlayerStory {
        if self.0.len() <= entry.index() {
            self.0.resize(entry.index() + 1, None);
        }
        &mut self.0[entry.index()].get_or_insert_with(|| (entry, PlayerStory::default())).1
    }
}

/// The night so far.
#[derive(Default)]
pub(super) struct Story {
    players: Players,
    /// The events in the room that were not draws, in order.
    acts: Vec<RoomAct>,
}

impl Story {
    /// Returns the story of these records.
    pub(super) fn of(beginning: &Beginning, records: &[Record], ledger: &Ledger) -> Self {
        let mut story = Self::default();
        let mut t = beginning.tournament();
        for line in standing(records, ledger) {
            let at = line.at();
            let acts = story.acts.len();
            for event in line.events {
                story.process(&mut t, event, at);
            }
            if story.acts.iter().skip(acts).any(RoomAct::is_of_seats)
                && t.clock().started()
                && t.seating_plan(at).breaks.is_empty()
            {
                let seating = &t.setup().house.rulebook.seating;
                let (tables, stud) = (t.tables().open().len(), t.clock().structure().stud());
                story.acts.push(RoomAct::Even(seating.policy(tables, stud, false)));
            }
        }
        story
    }

    /// Returns the stories of the entries that had a seat, and the acts.
    pub(super) fn into_parts(self) -> (BTreeMap<EntryId, PlayerStory>, Vec<RoomAct>) {
        (self.players.0.into_iter().flatten().collect(), self.acts)
    }

    fn process(&mut self, t: &mut Tournament, event: &Event, at: Timestamp) {
        if let Event::Tables(TableEvent::Dealt { table, hands, stud }) = event {
            let (table, hands, stud) = (*table, *hands, *stud);
            self.acts.push(RoomAct::Deal {
                table,
                hands,
                rules: t.setup().house.rulebook.button,
                stud,
            });
            self.dealt(t, table, (hands, stud));
            t.apply(event, at);
            return;
        }
        let steps = match event {
            Event::Tables(TableEvent::Moved { moves, .. } | TableEvent::Redrawn { moves, .. }) => {
                &moves[..]
            }
            _ => &[],
        };
        let blinds: Vec<Option<u8>> =
            steps.iter().map(|step| blind_in(t, step.from?, at)).collect();
        t.apply(event, at);
        for (step, blind) in steps.iter().zip(blinds) {
            let reason = match event {
                Event::Tables(TableEvent::Moved { reason, .. }) => reason,
                _ => &MoveReason::Redraw,
            };
            self.moved(step, reason, blind, t, at);
        }
        if !event.is_replayed() {
            return;
        }
        match event {
            Event::Entries(event) => self.entries(event, t),
            Event::Tables(event) => self.tables(event, t),
            // A player who was called and did not come.
            Event::Waiting(WaitingEvent::Skipped { entry, from: Some(_), .. }) => {
                self.acts.extend(number(t, *entry).map(RoomAct::Leave));
            }
            _ => {}
        }
    }

    fn entries(&mut self, event: &EntryEvent, t: &Tournament) {
        let mut leaves = |entry: &EntryId| self.acts.extend(number(t, *entry).map(RoomAct::Leave));
        match event {
            EntryEvent::Busted { out } => {
                for out in out {
                    leaves(&out.entry);
                }
            }
            EntryEvent::Disqualified { out, .. }
            | EntryEvent::SeatWon { out }
            | EntryEvent::Forfeited { out } => {
                leaves(&out.entry);
            }
            EntryEvent::Refunded { entry, .. }
            | EntryEvent::Restacked { entry, rank: FlightRank::Next | FlightRank::Last, .. } => {
                leaves(entry);
            }
            EntryEvent::BroughtBack { entry, .. } => self.acts.push(takes_seats(t, [*entry])),
            _ => unused(event),
        }
    }

    fn tables(&mut self, event: &TableEvent, t: &Tournament) {
        match event {
            TableEvent::Opened { tables, size } => {
                self.acts.extend(tables.iter().map(|table| RoomAct::Open(*table, *size)));
            }
            TableEvent::Resized { table, size } => self.acts.push(RoomAct::Open(*table, *size)),
            TableEvent::SeatClosed { seat, closed } => {
                self.acts.push(RoomAct::CloseSeat(*seat, *closed));
            }
            TableEvent::Seated { seats } => {
                let entries = seats.iter().map(|(entry, _)| *entry);
                for entry in entries.clone().filter(|entry| number(t, *entry).is_some()) {
                    self.players.of_seated(entry);
                }
                self.acts.push(takes_seats(t, entries));
            }
            TableEvent::Broken { table } => self.acts.push(RoomAct::Break(*table)),
            TableEvent::Redrawn { tables, size, .. } => {
                let tables = tables.iter().map(|(table, _)| *table).collect();
                self.acts.push(RoomAct::Redraw(tables, *size));
            }
            TableEvent::Ordered { tables } => self.acts.push(RoomAct::Post(tables.clone())),
            TableEvent::ButtonSeen { table, positions, .. } => {
                self.acts.push(RoomAct::See(*table));
                let Some(table) = t.tables().table(*table) else { return };
                for (seat, entry) in table.entries() {
                    let Some(player) = self.players.get_mut(entry) else { continue };
                    player.record_sighting(seat == positions.big);
                }
            }
            TableEvent::ButtonDrawn { seat } => self.acts.push(RoomAct::Begin(seat.table)),
            // The steps of a move are processed before.
            TableEvent::Moved { .. } => {}
            _ => unused(event),
        }
    }

    fn moved(
        &mut self,
        step: &SeatMove,
        reason: &MoveReason,
        mut blind_before: Option<u8>,
        t: &Tournament,
        at: Timestamp,
    ) {
        if number(t, step.entry).is_none() {
            return;
        }
        let player = self.players.of_seated(step.entry);
        let Some(from) = step.from else {
            self.acts.push(takes_seats(t, [step.entry]));
            return;
        };
        let why = match reason {
            MoveReason::Balance(_) => ChangeReason::Balance,
            MoveReason::Break => ChangeReason::Break,
            MoveReason::Redraw => ChangeReason::Redraw,
            MoveReason::Floor(_) => ChangeReason::Floor,
        };
        let mut blind_after = blind_in(t, step.to, at);
        if let MoveReason::Balance(why) = reason {
            if let Cause::Uneven { turn } = why.cause {
                blind_before = Some(turn);
            }
            blind_after = why.big_blind_in.or(blind_after);
        }
        let waits =
            t.next_hand(step.to.table, at).is_some_and(|next| next.waits.contains(step.to.seat));
        player.changes.push(SeatChange {
            why,
            from,
            to: step.to,
            blind_before,
            blind_after,
            waits,
        });
        player.turn.record_arrival();
    }

    /// Records hands at this table.
    fn dealt(&mut self, t: &Tournament, number: TableNo, (hands, stud): (u16, bool)) {
        let Some(table) = t.tables().table(number) else { return };
        let (mut turns, mut effects) = (TableTurns::default(), Vec::new());
        for (seat, entry) in table.entries() {
            let turn = self.players.get_mut(entry).map(|player| player.turn);
            turns.seat(seat, turn.unwrap_or_default());
        }
        for next in table.coming_hands(stud, &t.setup().house).take(hands.into()) {
            turns.deal(&next, stud, |seat, effect| effects.push((seat, effect)));
        }
        for (seat, entry) in table.entries() {
            let Some(player) = self.players.get_mut(entry) else { continue };
            player.turn = turns.turn(seat);
            player.hands += turns.hands();
        }
        for (seat, effect) in effects {
            let entry = table.entry(seat);
            let Some(player) = entry.and_then(|entry| self.players.get_mut(entry)) else {
                continue;
            };
            player.hands -= u32::from(matches!(effect, HandEffect::Wait));
            player.record_effect(effect);
        }
    }
}

/// Reports an event that the replay receives and does not use: its row is wrong.
fn unused(event: &impl Debug) {
    debug_assert!(false, "the row names the replay too much: {event:?}");
}

/// Returns the number of this entry in the replay. `None` for an entry that does not exist, which
/// only an undecided file can name.
fn number(t: &Tournament, entry: EntryId) -> Option<usize> {
    t.entries().get(entry).map(|_| entry.index())
}

fn takes_seats(t: &Tournament, entries: impl IntoIterator<Item = EntryId>) -> RoomAct {
    RoomAct::Seat(entries.into_iter().filter_map(|entry| number(t, entry)).collect())
}

/// Returns the number of hands until the big blind comes to this seat; `None` if the button is
/// unknown.
fn blind_in(t: &Tournament, seat: Seat, at: Timestamp) -> Option<u8> {
    let positions = t.next_hand(seat.table, at)?.positions;
    let (occupied, size) =
        t.tables().table(seat.table).map(|table: &Table| (table.occupied(), table.size()))?;
    let seats = TableSeats {
        occupied,
        next: Some(positions),
        ..TableSeats::empty(seat.table, size, Seats::NONE)
    };
    seats.big_blind_in(seat.seat)
}
