//! Bounties: money for the player who knocks another one out.
//!
//! A fixed bounty goes whole to the player who wins it (WSOP 2026 tournament rule 39-a). Of a
//! progressive bounty a part is paid and the rest is added to the winner's own bounty. Mystery
//! bounties are drawn from a drum of envelopes. All amounts are whole minor units, and no money is
//! created or lost.

mod drum;
mod kind;

pub use drum::{Drum, EnvelopeFault, Envelopes, envelopes};
pub use kind::{BountyKind, EnvelopeStart};

use bottone_base::{
    money::Money,
    seat::{SeatNo, Seats},
};

use super::pots::Pots;

/// The share of a bounty for one player who wins it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct BountyShare {
    /// The amount paid.
    pub cash: Money,
    /// The amount added to the player's own bounty.
    pub head: Money,
}

/// Divides a bounty among `takers`, the first named first. The parts are equal. The remainder goes
/// in single minor units to those named first, as odd chips of a pot do (TDA 2024 rule 20).
///
/// A progressive bounty is divided first, and the percentage is taken of each part, as programs
/// before 29 November 2026 decided. [`shared_head`] takes it of the whole bounty. Of each part,
/// `cash` percent is paid and the rest is added to the player's own bounty. The second part is
/// rounded down, so that an odd unit is paid. 50 is the usual progressive bounty, 100 a fixed one.
/// The result is empty for no takers.
pub fn shared(bounty: Money, takers: usize, cash: u8) -> impl Iterator<Item = BountyShare> {
    let count = i64::try_from(takers).unwrap_or(i64::MAX).max(1);
    let (each, odd) = (bounty.minor() / count, bounty.minor() % count);
    let on_head = i128::from(100_u8.saturating_sub(cash));
    (0..count).take(takers).map(move |place| {
        let part = each + i64::from(place < odd);
        let head = i64::try_from(i128::from(part) * on_head / 100).unwrap_or(part);
        BountyShare { cash: Money::from_minor(part - head), head: Money::from_minor(head) }
    })
}

/// Divides a progressive bounty among `takers`, the first named first, in whole multiples of a
/// unit.
///
/// `cash` percent of the whole bounty is paid, including an odd minor unit; the rest is added to
/// the takers' bounties. The two parts are divided separately, odd units to those named first. A
/// remainder of less than a unit is paid to the first. The result is empty for no takers.
pub fn shared_head(
    unit: Money,
    head: Money,
    takers: usize,
    cash: u8,
) -> impl Iterator<Item = BountyShare> {
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
        BountyShare {
            cash: Money::from_minor(part(paid, place) * unit + less),
            head: Money::from_minor(part(on_heads, place) * unit),
        }
    })
}

/// Returns the players who win the bounty of the player in `out`: the winners of the last pot that
/// the player could have won.
///
/// `winners` are those of each pot, in the order of [`Pots::pots`]. A bounty marker lies in the
/// smallest pot that decides about its owner (WSOP 2026 tournament rule 39-a). For the shortest
/// all-in that is the main pot, for others the side pots that they can win. Only players who
/// covered the owner are in that pot. So it goes to the best hand among them, as progressive
/// bounties do. The result is empty if the player wins a pot and so stays in. It is also empty if
/// the pots do not show who takes the bounty.
pub fn takers(pots: &Pots, winners: &[Seats], out: SeatNo) -> Seats {
    let won = winners.iter().any(|winners| winners.contains(out));
    let back = pots.back.is_some_and(|(seat, _)| seat == out);
    let last = pots.pots.iter().rposition(|pot| pot.seats.contains(out));
    let taken = last.and_then(|last| winners.get(last)).copied();
    if won || back { Seats::NONE } else { taken.unwrap_or(Seats::NONE) }
}
