//! The same night with other draws: who sat where and who moved by chance alone.

use super::{drawn_hands::DrawnHands, drawn_room::DrawnRoom};
use crate::rules::{
    button::ButtonRules,
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
    /// So many hands are dealt at this table, by these rules.
    Deal {
        table: TableNo,
        hands: u16,
        rules: ButtonRules,
        stud: bool,
    },
    /// Somebody says where the button is.
    See(TableNo),
    /// The button is drawn for a first hand.
    Begin(TableNo),
}

impl Act {
    /// Does it change who sits where?
    pub(super) const fn is_of_seats(&self) -> bool {
        !matches!(self, Self::Deal { .. } | Self::See(_) | Self::Begin(_))
    }
}

/// What chance does to players in one night.
pub struct Night {
    /// How often each is moved by balancing and broken tables.
    pub(super) moves: Vec<u8>,
    /// Big blinds of all that come out of turn after a move.
    pub(super) early: usize,
    /// Of these, such as are paid twice.
    pub(super) twice: usize,
    /// Hands in which somebody waits behind the button.
    pub(super) waited: usize,
}

/// Buttons are drawn for themselves: who knows of more hands draws the same seats.
const BUTTONS: u64 = 1 << 32;

/// The night of so many players, drawn from this seed.
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
