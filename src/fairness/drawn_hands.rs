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
        let last = slot(&mut self.last, table.get().into());
        let mut changed = update_players(room, last, &mut self.players, who);
        let mut turns = TableTurns::default();
        for (seat, player) in sitting(who) {
            turns.seat(seat, *slot(&mut self.players, player));
        }
        for _ in 0..hands {
            let next = match &*last {
                None => {
                    draw.pick(seats.occupied.iter()).and_then(|at| first_hand(at, seats.occupied))
                }
                Some((last, _)) => rules.next_hand(last, seats.occupied, changed),
            };
            let Some(next) = next else { break };
            if !stud {
                let played = next.played(seats.size);
                match last {
                    // The players are those of the hand before.
                    Some((last, _)) => *last = played,
                    None => *last = Some((played, *who)),
                }
            }
            // No player comes or goes between these hands.
            changed = Seats::NONE;
            turns.deal(&next, stud, |_, effect| self.totals.add(&effect));
        }
        for (seat, player) in sitting(who) {
            *slot(&mut self.players, player) = turns.turn(seat);
        }
    }

    /// Draws the position of the button when it is seen again, after an unknown number of hands.
    pub(super) fn draw_button(&mut self, room: &DrawnRoom, table: TableNo, draw: &mut Draw) {
        let Some((seats, who)) = room.at(table) else { return };
        let last = slot(&mut self.last, table.get().into());
        update_players(room, last, &mut self.players, who);
        let seen = draw.pick(seats.occupied.iter()).and_then(|at| first_hand(at, seats.occupied));
        if let Some(seen) = seen {
            for (seat, player) in sitting(who) {
                slot(&mut self.players, player).record_sighting(seat == seen.positions.big);
            }
            *last = Some((LastHand::new(seats.size, seen.positions, seats.occupied), *who));
        }
    }

    /// Draws the button for a first hand.
    pub(super) fn begin(&mut self, table: TableNo) {
        *slot(&mut self.last, table.get().into()) = None;
    }

    /// Returns the totals so far.
    pub(super) const fn totals(&self) -> HandTotals {
        self.totals
    }
}

/// Finds the players who have come or gone at this table since its last hand. Returns the seats of
/// those who came from another table.
fn update_players(
    room: &DrawnRoom,
    last: &mut Option<LastDealt>,
    players: &mut Vec<BlindTurn>,
    who: &SeatPlayers,
) -> Seats {
    let (mut gone, mut moved) = (Seats::NONE, Seats::NONE);
    let before = match last {
        Some((_, before)) if before == who => return moved,
        Some((_, before)) => *before,
        None => SeatPlayers::default(),
    };
    for (seat, (before, now)) in Seats::all(MOST_SEATS).iter().zip(before.iter().zip(who)) {
        if before == now {
            continue;
        }
        if before.is_some() {
            gone.insert(seat);
        }
        if let Some(player) = now.filter(|player| room.was_moved(player.number())) {
            moved.insert(seat);
            slot(players, player.number()).record_arrival();
        }
    }
    if let Some((last, known)) = last {
        last.leave(gone);
        *known = *who;
    }
    moved
}

/// Returns the item at this index. The list grows to it with default items.
fn slot<T: Clone + Default>(list: &mut Vec<T>, index: usize) -> &mut T {
    if list.len() <= index {
        list.resize(index + 1, T::default());
    }
    &mut list[index]
}

fn sitting(who: &SeatPlayers) -> impl Iterator<Item = (SeatNo, usize)> {
    let all = Seats::all(MOST_SEATS).iter().zip(who);
    all.filter_map(|(seat, player)| player.map(|player| (seat, player.number())))
}
