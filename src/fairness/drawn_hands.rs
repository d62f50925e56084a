//! The hands of a night by chance: who has the big blind where everybody's seat was drawn.

use std::collections::BTreeMap;

use super::{
    drawn_room::{DrawnRoom, Players},
    story::PlayerStory,
};
use crate::rules::{
    button::{ButtonRules, LastHand, first_hand},
    draw::Draw,
    seat::{MOST_SEATS, SeatNo, Seats, TableNo},
};

/// The last hands that were dealt, and what came of all to each player.
#[derive(Default)]
pub(super) struct DrawnHands {
    last: BTreeMap<TableNo, (LastHand, Players)>,
    players: Vec<PlayerStory>,
}

impl DrawnHands {
    /// A hand is dealt at this table.
    pub(super) fn deal(
        &mut self,
        room: &DrawnRoom,
        table: TableNo,
        (rules, stud): (&ButtonRules, bool),
        draw: &mut Draw,
    ) {
        let Some((seats, who)) = room.at(table) else { return };
        let changed = self.take_in(room, table, who);
        let next = match self.last.get(&table) {
            None => draw.pick(seats.occupied.iter()).and_then(|at| first_hand(at, seats.occupied)),
            Some((last, _)) => rules.next_hand(last, seats.occupied, changed),
        };
        let Some(next) = next else { return };
        for (seat, player) in sitting(who) {
            self.player(player).is_dealt(&next, seat, stud);
        }
        if !stud {
            self.last.insert(table, (next.played(seats.size), *who));
        }
    }

    /// Somebody looks where the button is, after hands of which nobody knows how many there were.
    pub(super) fn see(&mut self, room: &DrawnRoom, table: TableNo, draw: &mut Draw) {
        let Some((seats, who)) = room.at(table) else { return };
        self.take_in(room, table, who);
        let seen = draw.pick(seats.occupied.iter()).and_then(|at| first_hand(at, seats.occupied));
        let Some(seen) = seen else { return };
        for (seat, player) in sitting(who) {
            self.player(player).is_seen(seat == seen.positions.big);
        }
        let hand = LastHand::new(seats.size, seen.positions, seats.occupied);
        self.last.insert(table, (hand, *who));
    }

    /// The button is drawn for a first hand.
    pub(super) fn begin(&mut self, table: TableNo) {
        self.last.remove(&table);
    }

    /// Big blinds that came early, and hands in which somebody waited, of all players.
    pub(super) fn sums(&self) -> (usize, usize) {
        let sum =
            |of: fn(&PlayerStory) -> u32| self.players.iter().map(|told| of(told) as usize).sum();
        (sum(|told| told.early), sum(|told| told.waited))
    }

    /// Finds out who has come and gone at this table since its last hand, and gives the seats of those who came from another.
    fn take_in(&mut self, room: &DrawnRoom, table: TableNo, who: &Players) -> Seats {
        let (mut gone, mut moved) = (Seats::NONE, Seats::NONE);
        let before = self.last.get(&table).map(|(_, who)| *who).unwrap_or_default();
        for (seat, (before, now)) in Seats::all(MOST_SEATS).iter().zip(before.into_iter().zip(who))
        {
            if before == *now {
                continue;
            }
            if before.is_some() {
                gone.insert(seat);
            }
            if let Some(player) = now.filter(|player| room.was_moved(*player)) {
                moved.insert(seat);
                self.player(player).comes();
            }
        }
        if let Some((last, known)) = self.last.get_mut(&table) {
            last.leave(gone);
            *known = *who;
        }
        moved
    }

    fn player(&mut self, player: usize) -> &mut PlayerStory {
        if self.players.len() <= player {
            self.players.resize_with(player + 1, PlayerStory::default);
        }
        &mut self.players[player]
    }
}

fn sitting(who: &Players) -> impl Iterator<Item = (SeatNo, usize)> {
    Seats::all(MOST_SEATS)
        .iter()
        .zip(who)
        .filter_map(|(seat, player)| player.map(|player| (seat, player)))
}
