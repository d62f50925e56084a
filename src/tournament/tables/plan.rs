//! The needs of the tables: seats for waiting entries, moves, redraws, and a look at a button.

use bottone_base::{
    seat::{Seat, TableNo},
    time::{Span, Timestamp},
};
use bottone_rules::{
    button::NextHand,
    seating::{self, BalanceRoom, SeatingPlan, TableSeats},
};

use super::{ButtonState, Table};
use crate::{Tournament, entries::EntryId};

impl Tournament {
    /// Returns the entries to be seated, in the order of arrival: in, without a seat, and not on
    /// the waiting list.
    pub fn waiting(&self) -> impl Iterator<Item = EntryId> {
        // Both lists are in the order of entry numbers.
        let mut sitting = self.tables.sitting().map(|(id, _)| id).peekable();
        let playing = self.entries.playing().map(|(id, _)| id);
        playing.filter(move |id| {
            while sitting.next_if(|sits| sits < id).is_some() {}
            sitting.next_if_eq(id).is_none() && !self.waiting.contains(*id)
        })
    }

    /// Returns the number of entries to be seated. An undecided file may seat more than there are.
    pub fn waiting_count(&self) -> usize {
        let elsewhere = self.tables.seated_count() + self.waiting.line().len();
        self.entries.playing_count().saturating_sub(elsewhere)
    }

    /// Returns the open seats in which a newcomer gets no cards in the coming hand, where buttons
    /// are known.
    pub(crate) fn open_seats_without_cards(&self, at: Timestamp) -> Vec<Seat> {
        let room = self.tables.room(&self.setup.house, self.buttons_known_since(at));
        let tables = (0..room.summaries().len()).filter_map(|index| room.table_at(index));
        let of = |seen: TableSeats| {
            let seats = seen.open_seats().iter().filter(move |seat| seen.waits(*seat));
            seats.map(move |seat| Seat { table: seen.table, seat }).collect::<Vec<_>>()
        };
        tables.flat_map(of).collect()
    }

    /// Returns the moves for the balance of the tables at `at`.
    pub fn seating_plan(&self, at: Timestamp) -> SeatingPlan {
        if self.hands.plays_last_hands() {
            return SeatingPlan::default();
        }
        let house = &self.setup.house;
        let known_since = self.buttons_known_since(at);
        let room = self.tables.room(house, known_since);
        // During late registration no table breaks: its seats will be needed.
        let may_break = self.clock.started() && !self.awaits_entries(at);
        let mut breaks = if may_break { self.tables_that_can_break(&room, at) } else { Vec::new() };
        if breaks.first().is_some_and(|first| self.tables.is_held(*first)) {
            breaks.clear();
        }
        let stud = self.clock.structure().stud();
        let tables = room.census().tables();
        let policy = house.rulebook.seating.policy(tables, stud, !breaks.is_empty());
        seating::plan_moves(&room, breaks, &policy)
    }

    /// Returns the tables that can break, the first to break first.
    fn tables_that_can_break(&self, room: &impl BalanceRoom, at: Timestamp) -> Vec<TableNo> {
        let posted = self.tables.posted();
        if !posted.is_empty() || !room.census().can_spare_a_table(0) {
            return seating::tables_that_can_break(room, posted);
        }
        // The tables due for posting are the ones that will break.
        let due = self.order_to_post(at).unwrap_or_default();
        seating::tables_that_can_break(room, &due)
    }

    /// Returns the breaking order with the tables to post now, chosen so that few players move
    /// repeatedly. `None` before the time, and if the house posted an order itself.
    pub fn order_to_post(&self, at: Timestamp) -> Option<Vec<TableNo>> {
        // Called after every act.
        if !self.tables.posted().is_empty() || !self.clock.started() || self.awaits_entries(at) {
            return None;
        }
        let house = &self.setup.house;
        if !seating::may_be_to_post(self.tables.room(house, None).census()) {
            return None;
        }
        let seen = self.tables.balancer_views(house, |_| false);
        // A table on hold stays.
        let held = |table: TableSeats| {
            let held = self.tables.is_held(table.table);
            TableSeats { fixed: if held { table.occupied } else { table.fixed }, ..table }
        };
        let tables: Vec<TableSeats> = seen.map(held).collect();
        let order = seating::tables_to_post(&tables, &[]);
        (!order.is_empty()).then_some(order)
    }

    /// Returns whether registration is open at `at` and will close. Without an end it is not
    /// awaited.
    pub fn awaits_entries(&self, at: Timestamp) -> bool {
        let ends = self.clock.structure().registration_closes().is_some();
        self.registration_open(at) && (ends || self.entries.by_hand().is_some())
    }

    /// Returns the numbers of players left at which all players redraw. These are the ones that the
    /// house announced, otherwise those that fill the rule book's numbers of tables. The last table
    /// is the final table, which has its own rule.
    pub fn redraws(&self) -> Vec<u32> {
        let house = &self.setup.house;
        if !house.redraws.is_empty() {
            return house.redraws.clone();
        }
        let entrants = u32::try_from(self.entries.count()).unwrap_or(u32::MAX);
        let tables = house.rulebook.seating.redraw.tables(entrants).unwrap_or_default();
        let several = tables.iter().filter(|tables| **tables > 1);
        several.map(|tables| u32::from(*tables) * u32::from(self.setup.seats)).collect()
    }

    /// Returns the number of players left at which a redraw is due now: the lowest of
    /// [`Self::redraws`] reached since the last redraw. An event that never had more players does
    /// not reach the number.
    pub fn redraw_due(&self) -> Option<u32> {
        let left = u32::try_from(self.entries.playing_count()).ok()?;
        let entries = self.entries.count();
        let reached = |at: &u32| left <= *at && (*at as usize) < entries;
        let reached = self.redraws().into_iter().filter(reached).min()?;
        self.tables.redrawn_at.is_none_or(|last| reached < last).then_some(reached)
    }

    /// Returns the coming hand at `table` if it is reliable: seen recently, or the first hand
    /// before the start. The position of a button is never guessed.
    pub fn next_hand(&self, table: TableNo, at: Timestamp) -> Option<NextHand> {
        let table = self.tables.table(table)?;
        self.button_is_known(table, at).then(|| table.next_hand(&self.setup.house))?
    }

    /// Returns whether the button at `table` is known reliably.
    pub fn button_is_known(&self, table: &Table, at: Timestamp) -> bool {
        Self::is_known_since(table, self.buttons_known_since(at))
    }

    /// Returns the time since which a sighting of a button is valid; `None` before the start. The
    /// minutes are minutes of play. A draw or sighting before the start is valid for as many after
    /// it.
    fn buttons_known_since(&self, at: Timestamp) -> Option<Timestamp> {
        if !self.clock.started() {
            return None;
        }
        let minutes = Span::from_minutes(self.setup.house.button_minutes.into());
        if self.uses_old_laws() {
            return Some(self.clock.last_play(at).after(Span::ZERO.minus(minutes)));
        }
        Some(self.clock.played_for(minutes, at).unwrap_or_default())
    }

    fn is_known_since(table: &Table, since: Option<Timestamp>) -> bool {
        since.is_none_or(|since| match table.button() {
            ButtonState::Fresh => false,
            ButtonState::Drawn { at, .. } | ButtonState::Seen { at, .. } => at >= since,
        })
    }
}
