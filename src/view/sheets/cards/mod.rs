//! Cards that are cut and handed out: who sits where, and who goes where.

mod move_slip;
mod seat_card;

pub(super) use move_slip::moves;
pub(super) use seat_card::seats;
