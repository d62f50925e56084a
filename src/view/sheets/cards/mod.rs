//! Cards that are cut and handed out: who sits where, and who goes where.

mod batch;
mod move_slip;
mod receipt;
mod seat_card;

use super::Desk;
pub(super) use move_slip::moves;
pub(super) use seat_card::seats;

/// "Copy" on what was handed out before; nothing on what was not.
fn copy(desk: &Desk<'_>, is_one: bool) -> String {
    if is_one { desk.language.word("cards-copy") } else { String::new() }
}
