//! The hands of a night by chance: the player with the big blind when all seats are drawn.

use bottone_base::{
    draw::Draw,
    seat::{MOST_SEATS, SeatNo, Seats, TableNo},
};
use bottone_rules::button::{ButtonRules, LastHand, first_hand};

use super::{
    drawn_room::{DrawnRoom, SeatPlayers},
    table_turns::{BlindTurn, HandEffect, TableTurns},
};

/// The last hand dealt at a table, and its players.
type LastDealt = (LastHand, SeatPlayers);

/// The last hands dealt, and their total effects on the players.
#[derive(Default)]
pub(super) struct DrawnHands {
    /// The last hands by table number.
    last: Vec<Option<LastDealt>>,
    players: Vec<BlindTurn>,
    totals: HandTotals,
}

/// The totals over all players.
#[derive(Clone, Copy, Default)]
pub(super) struct HandTotals {
    /// The number of big blinds out of turn.
    pub(super) early: usize,
    /// The number of them that are paid twice.
    pub(super) twice: usize,
    /// The number of hands in which a player waits behind the button.
    pub(super) waited: usize,
}

impl HandTotals {
    fn add(&mut self, effect: &HandEffect) {
        match effect {
            HandEffect::Wait => self.waited += 1,
            HandEffect::BigBlind(Some(early)) => {
                self.early += 1;
                self.twice += usize::from(early.twice);
            }
            HandEffect::BigBlind(None) => {}
        }
    }
}

impl DrawnHands {
    /// Deals this many hands at this table.
    pub(super) fn deal(
        &mut self,
        room: &DrawnRoom,
        (table, hands): (TableNo, u16),
        (rules, stud): (&ButtonRules, bool),
        draw: &mut Draw,
    ) {
        let Some((seats, who)) = room.at(table) else { return };
        let mut last = self.last_mut(table).take();
        let mut changed = self.update_players(room, &mut last, who);
        let mut turns = TableTurns::default();
        for (seat, player) in sitting(who) {
            turns.seat(seat, *self.player(player));
        }
        for _ in 0..hands {
            let next = match &last {
                None => {
                    draw.pick(seats.occupied.iter()).and_then(|at| first_hand(at, seats.occupied))
                }
                Some((last, _)) => rules.next_hand(last, seats.occupied, changed),
            };
            let Some(next) = next else { break };
            if !stud {
                let played = next.played(seats.size);
                match &mut last {
                    // The players are those of the hand before.
                    Some((last, _)) => *last = played,
                    None => last = Some((played, *who)),
                }
            }
            // No player comes or goes between these hands.
            changed = Seats::NONE;
            turns.deal(&next, stud, |_, effect| self.totals.add(&effect));
        }
        for (seat, player) in sitting(who) {
            *self.player(player) = turns.turn(seat);
        }
        *self.last_mut(table) = last;
    }

    /// Draws the position of the button when it is seen again, after an unknown number of hands.
    pub(super) fn draw_button(&mut self, room: &DrawnRoom, table: TableNo, draw: &mut Draw) {
        let Some((seats, who)) = room.at(table) else { return };
        let mut last = self.last_mut(table).take();
        self.update_players(room, &mut last, who);
        let seen = draw.pick(seats.occupied.iter()).and_then(|at| first_hand(at, seats.occupied));
        if let Some(seen) = seen {
            for (seat, player) in sitting(who) {
                self.player(player).record_sighting(seat == seen.positions.big);
            }
            last = Some((LastHand::new(seats.size, seen.positions, seats.occupied), *who));
        }
        *self.last_mut(table) = last;
    }

    /// Draws the button for a first hand.
    pub(super) fn begin(&mut self, table: TableNo) {
        *self.last_mut(table) = None;
    }

    /// Returns the totals so far.
    pub(super) const fn totals(&self) -> HandTotals {
        self.totals
    }

    /// Finds the players who have come or gone at this table since its last hand. Returns the seats
    /// of those who came from another table.
    fn update_players(
        &mut self,
        room: &DrawnRoom,
        last: &mut Option<LastDealt>,
        who: &SeatPlayers,
    ) -> Seats {
        let (mut gone, mut moved) = (Seats::NONE, Seats::NONE);
        let before = last.as_ref().map(|(_, who)| *who).unwrap_or_default();
        if last.is_some() && before == *who {
            return moved;
        }
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
                self.player(player).record_arrival();
            }
        }
        if let Some((last, known)) = last {
            last.leave(gone);
            *known = *who;
        }
        moved
    }

    fn last_mut(&mut self, table: TableNo) -> &mut Option<LastDealt> {
        let at = usize::from(table.get());
        if self.last.len() <= at {
            self.last.resize(at + 1, None);
        }
        &mut self.last[at]
    }

    fn player(&mut self, player: usize) -> &mut BlindTurn {
        if self.players.len() <= player {
            self.players.resize(player + 1, BlindTurn::default());
        }
        &mut self.players[player]
    }
}

fn sitting(who: &SeatPlayers) -> impl Iterator<Item = (SeatNo, usize)> {
    Seats::all(MOST_SEATS)
        .iter()
        .zip(who)
        .filter_map(|(seat, player)| player.map(|player| (seat, player)))
}
