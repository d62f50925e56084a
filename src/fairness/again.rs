//! The same night with other draws: seats and moves by chance alone.

use super::{drawn_hands::DrawnHands, drawn_room::DrawnRoom};
use crate::rules::{
    button::ButtonRules,
    draw::Draw,
    seat::{Seat, TableNo},
    seating::Policy,
};

/// An event in a room that was not a draw. Players are numbers from 0.
pub(super) enum Act {
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
    Even(Policy),
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

impl Act {
    /// Returns whether it changes the seats.
    pub(super) const fn is_of_seats(&self) -> bool {
        !matches!(self, Self::Deal { .. } | Self::See(_) | Self::Begin(_))
    }
}

/// The effects of chance on players in one night.
pub struct Night {
    /// The number of moves of each player by balancing and broken tables.
    pub(super) moves: Vec<u8>,
    /// The total number of big blinds out of turn after a move.
    pub(super) early: usize,
    /// The number of them that are paid twice.
    pub(super) twice: usize,
    /// The number of hands in which a player waits behind the button.
    pub(super) waited: usize,
}

/// The seed bit of the draws for buttons. So the seats drawn do not depend on the number of known
/// hands.
const BUTTONS: u64 = 1 << 32;

/// Plays the night of this many players, drawn from this seed.
pub(super) fn play(acts: &[Act], players: usize, seed: u64) -> Night {
    let (mut room, mut draw) = (DrawnRoom::default(), Draw::new(seed));
    let (mut dealt, mut buttons) = (DrawnHands::default(), Draw::new(seed | BUTTONS));
    for act in acts {
        match act {
            Act::Open(table, size) => room.open(*table, *size),
            Act::CloseSeat(seat, closed) => room.close_seat(*seat, *closed),
            Act::Seat(players) => room.seat(players, &mut draw),
            Act::Leave(player) => room.leave(*player),
            Act::Break(table) => room.break_table(*table, &mut draw),
            Act::Redraw(tables, size) => room.redraw(tables, *size, &mut draw),
            Act::Post(order) => room.post(order.clone()),
            Act::Even(policy) => {
                room.balance(*policy);
            }
            Act::Deal { table, hands, rules, stud } => {
                dealt.deal(&room, (*table, *hands), (rules, *stud), &mut buttons);
            }
            Act::See(table) => dealt.see(&room, *table, &mut buttons),
            Act::Begin(table) => dealt.begin(*table),
        }
    }
    let mut moves = room.moves().to_vec();
    moves.resize(players, 0);
    let (early, twice, waited) = dealt.sums();
    Night { moves, early, twice, waited }
}
