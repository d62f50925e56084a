//! The same night with other draws: who sat where and who moved by chance alone.

use super::drawn_room::DrawnRoom;
use crate::rules::{
    draw::Draw,
    seat::{Seat, TableNo},
    seating::Policy,
};

/// What came about in a room that was no draw. Players are numbers from 0.
pub(super) enum Act {
    /// A table opens, or has so many seats now.
    Open(TableNo, u8),
    CloseSeat(Seat, bool),
    /// These get seats.
    Seat(Vec<usize>),
    Leave(usize),
    Break(TableNo),
    /// Everybody draws for seats of this size at these tables.
    Redraw(Vec<TableNo>, u8),
    /// This order was posted.
    Post(Vec<TableNo>),
    /// The tables are evened out.
    Even(Policy),
}

/// How often each of so many players is moved by balancing and broken tables when the night is drawn from this seed.
pub(super) fn play(acts: &[Act], players: usize, seed: u64) -> Vec<u8> {
    let (mut room, mut draw) = (DrawnRoom::default(), Draw::new(seed));
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
        }
    }
    let mut moves = room.moves().to_vec();
    moves.resize(players, 0);
    moves
}
