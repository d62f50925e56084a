//! The same night with other draws: seats and moves by chance alone.

use std::sync::Arc;

use bottone_base::{
    draw::Draw,
    seat::{Seat, TableNo},
};
use bottone_rules::{
    button::ButtonRules,
    seating::{BalancePolicy, FirstNumbers},
};

use super::{
    drawn_hands::{DrawnHands, HandTotals},
    drawn_room::DrawnRoom,
};

/// An event in a room that was not a draw. Players are numbers from 0.
pub(super) enum RoomAct {
    /// A table opens, or has a new number of seats.
    Open(TableNo, u8),
    CloseSeat(Seat, bool),
    /// These players get seats.
    Seat(Vec<usize>),
    Leave(usize),
    Break(TableNo),
    /// All players draw for seats at these tables of this size.
    Redraw(Vec<TableNo>, u8),
    /// This order was posted.
    Post(Vec<TableNo>),
    /// The tables are balanced.
    Even(BalancePolicy),
    /// This many hands are dealt at this table, by these rules.
    Deal {
        table: TableNo,
        hands: u16,
        rules: ButtonRules,
        stud: bool,
    },
    /// The position of the button is seen.
    See(TableNo),
    /// The button is drawn for a first hand.
    Begin(TableNo),
}

impl RoomAct {
    /// Returns whether it changes the seats.
    pub(super) const fn is_of_seats(&self) -> bool {
        !matches!(self, Self::Deal { .. } | Self::See(_) | Self::Begin(_))
    }
}

/// The effects of chance on players in one night.
pub struct Night {
    /// The number of moves of each player by balancing and broken tables.
    pub(super) moves: Vec<u8>,
    pub(super) hands: HandTotals,
}

/// The seed bit of the draws for buttons. So the seats drawn do not depend on the number of known
/// hands.
const BUTTONS: u64 = 1 << 32;

/// Returns the first numbers of the draws at the tables of this night, for all its nights by chance.
pub(super) fn first_numbers(acts: &[RoomAct]) -> Arc<FirstNumbers> {
    let highest = |act: &RoomAct| match act {
        RoomAct::Open(table, _) => Some(*table),
        RoomAct::Redraw(tables, _) => tables.iter().max().copied(),
        _ => None,
    };
    Arc::new(acts.iter().filter_map(highest).max().map(FirstNumbers::up_to).unwrap_or_default())
}

/// Plays the night of this many players, drawn from this seed.
pub(super) fn play(
    acts: &[RoomAct],
    players: usize,
    seed: u64,
    numbers: &Arc<FirstNumbers>,
) -> Night {
    let (mut room, mut draw) = (DrawnRoom::sharing(Arc::clone(numbers)), Draw::new(seed));
    let (mut dealt, mut buttons) = (DrawnHands::default(), Draw::new(seed | BUTTONS));
    for act in acts {
        match act {
            RoomAct::Open(table, size) => room.open(*table, *size),
            RoomAct::CloseSeat(seat, closed) => room.close_seat(*seat, *closed),
            RoomAct::Seat(players) => room.seat(players, &mut draw),
            RoomAct::Leave(player) => room.leave(*player),
            RoomAct::Break(table) => room.break_table(*table, &mut draw),
            RoomAct::Redraw(tables, size) => room.redraw(tables, *size, &mut draw),
            RoomAct::Post(order) => room.post(order.clone()),
            RoomAct::Even(policy) => {
                room.balance(*policy);
            }
            RoomAct::Deal { table, hands, rules, stud } => {
                dealt.deal(&room, (*table, *hands), (rules, *stud), &mut buttons);
            }
            RoomAct::See(table) => dealt.draw_button(&room, *table, &mut buttons),
            RoomAct::Begin(table) => dealt.begin(*table),
        }
    }
    let mut moves = room.moves().to_vec();
    moves.resize(players, 0);
    Night { moves, hands: dealt.totals() }
}
