//! Bounties: money on a player's head, for whoever knocks him out.
//!
//! Fixed bounties go whole to the one who takes them (WSOP 2026 tournament rule 39-a). Of progressive
//! ones a part is paid and the rest goes on the taker's own head. Mystery bounties are drawn from a
//! drum of envelopes. Everything is in whole minor units, and nothing is made or lost.

mod drum;
mod kind;

pub use drum::{Drum, Envelopes, NotAnEnvelope, envelopes};
pub use kind::{BountyKind, Start};

use super::{
    money::Money,
    pots::Pots,
    seat::{SeatNo, Seats},
};

/// What one taker gets of a bounty.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Taken {
    /// Paid to the taker.
    pub cash: Money,
    /// Put on the taker's own head.
    pub head: Money,
}

/// A bounty as `takers` of an event share it, the first named first: equal parts, and what does not divide goes
/// one minor unit each to those named first, as odd chips of a pot go round (TDA 2024 rule 20).
///
/// Of a progressive bounty this divides first and takes the percentage of each part, as programs before 29 November
/// 2026 decided; [`shared_head`] takes it of the whole head.
///
/// Of each part `cash` percent are paid and the rest goes on the taker's head; the head's part is
/// rounded down, so that an odd unit is paid. With 50 that is the usual progressive bounty, with 100
/// a fixed one. Nothing comes out for no takers.
pub fn shared(bounty: Money, takers: usize, cash: u8) -> impl Iterator<Item = Taken> {
    let count = i64::try_from(takers).unwrap_or(i64::MAX).max(1);
    let (each, odd) = (bounty.minor() / count, bounty.minor() % count);
    let on_head = i128::from(100_u8.saturating_sub(cash));
    (0..count).take(takers).map(move |place| {
        let part = each + i64::from(place < odd);
        let head = i64::try_from(i128::from(part) * on_head / 100).unwrap_or(part);
        Taken { cash: Money::from_minor(part - head), head: Money::from_minor(head) }
    })
}

/// A head of a progressive bounty as `takers` share it, the first named first, in whole units of so much.
///
/// `cash` percent of the whole head are paid, an odd minor unit with them, and the rest goes on the takers' heads.
/// Each of the two is shared by itself, odd units to those named first. What is less than a unit is paid to the
/// first. Nothing comes out for no takers.
pub fn shared_head(
    unit: Money,
    head: Money,
    takers: usize,
    cash: u8,
) -> impl Iterator<Item = Taken> {
    let count = i64::try_from(takers).unwrap_or(i64::MAX).max(1);
    let unit = unit.minor().max(1);
    let kept = i128::from(head.minor()) * i128::from(100_u8.saturating_sub(cash)) / 100;
    let kept = i64::try_from(kept).unwrap_or(head.minor());
    let paid = (head.minor() - kept) / unit;
    let on_heads = (head.minor() - paid * unit) / unit;
    let rest = head.minor() - (paid + on_heads) * unit;
    let part = move |units: i64, place: i64| units / count + i64::from(place < units % count);
    (0..count).take(takers).map(move |place| {
        let less = if place == 0 { rest } else { 0 };
        Taken {
            cash: Money::from_minor(part(paid, place) * unit + less),
            head: Money::from_minor(part(on_heads, place) * unit),
        }
    })
}

/// Who takes the bounty of the player in `out`: the winners of the last pot that the player could
/// have won.
///
/// `winners` are those of each pot, in the order of [`Pots::pots`]. A marker lies in the smallest
/// pot that decides about its owner: the shortest all-in's in the main pot, others in the side pots
/// that they can win (WSOP 2026 tournament rule 39-a). Only who covered the player is in that pot, so
/// that it is also the best hand among those who covered, as progressive bounties are taken. Nobody
/// takes it when the player is among the winners of any pot, and is not out, or when the pots do
/// not tell.
pub fn takers(pots: &Pots, winners: &[Seats], out: SeatNo) -> Seats {
    let won = winners.iter().any(|winners| winners.contains(out));
    let back = pots.back.is_some_and(|(seat, _)| seat == out);
    let last = pots.pots.iter().rposition(|pot| pot.seats.contains(out));
    let taken = last.and_then(|last| winners.get(last)).copied();
    if won || back { Seats::NONE } else { taken.unwrap_or(Seats::NONE) }
}
