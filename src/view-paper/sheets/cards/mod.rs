//! Cards that are cut and handed out: seat cards and move slips.

mod move_slip;
mod seat_card;

pub(super) use move_slip::moves;
pub(super) use seat_card::seats;
