//! Main and side pots.

use std::mem;

use bottone_base::{
    chips::Chips,
    seat::{MOST_SEATS, SeatNo, Seats},
};
use serde::Serialize;

/// A pot and the players who can win it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Pot {
    pub chips: Chips,
    /// The players who can win it; empty if every hand is dead: then the floor decides.
    pub seats: Seats,
}

/// The pots that the bets of a hand make.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Pots {
    /// The main pot first, then the side pots in the order in which they were formed. None is
    /// empty, and each has fewer players than the one before.
    pub pots: Vec<Pot>,
    /// The uncalled part of a bet and the seat to which it returns.
    pub back: Option<(SeatNo, Chips)>,
}

/// Divides these bets into pots, including the bets of folded players (TDA 2024 rules 15 and 21).
///
/// `bets` is what each player put in during the hand, in any order. If a seat is listed twice, its
/// amounts are added. A player who is not listed can win nothing. A player listed with zero who has
/// not folded plays for the dead money alone.
///
/// `dead` is money that belongs to no bet: dead blinds, forfeits, an ante that the big blind posts
/// for the table. It goes to the main pot. Antes that each player posts may be counted as bets.
/// They must be if a player could not post in full and so wins less from the others.
///
/// An uncalled bet is returned, also to a killed hand: that hand loses only what calls the others
/// (TDA 2024 rule 65-A). The excess of several killed hands over every live one stays in the last
/// pot. If all have folded, there is one pot that no seat can win. Sums stop at the largest number.
pub fn pots(bets: &[(SeatNo, Chips)], folded: Seats, dead: Chips) -> Pots {
    let mut put = [Chips::ZERO; MOST_SEATS as usize];
    for &(seat, chips) in bets {
        put[seat.index()] = put[seat.index()].plus(chips);
    }
    let back = uncalled(&put);
    if let Some((seat, chips)) = back {
        put[seat.index()] = put[seat.index()].minus(chips);
    }
    let mut dead = dead;
    let mut pots = Vec::new();
    let mut push_pot = |from: Chips, to: Chips, seats: Seats| {
        let slices = put.iter().map(|&put| put.min(to).minus(from));
        let chips = slices.sum::<Chips>().plus(mem::take(&mut dead));
        if !chips.is_zero() {
            pots.push(Pot { chips, seats });
        }
    };
    let highest = put.into_iter().max().unwrap_or_default();
    let mut formed = Chips::ZERO;
    let mut contenders: Seats = bets.iter().map(|bet| bet.0).collect::<Seats>().difference(folded);
    loop {
        let level = contenders.iter().map(|seat| put[seat.index()]).min().unwrap_or(highest);
        let deeper: Seats = contenders.iter().filter(|seat| put[seat.index()] > level).collect();
        if deeper.is_empty() {
            push_pot(formed, highest, contenders);
            return Pots { pots, back };
        }
        push_pot(formed, level, contenders);
        (formed, contenders) = (level, deeper);
    }
}

/// Returns the amount by which the largest bet exceeds every other, with its seat.
fn uncalled(put: &[Chips; MOST_SEATS as usize]) -> Option<(SeatNo, Chips)> {
    let seat = SeatNo::up_to(MOST_SEATS).max_by_key(|seat| put[seat.index()])?;
    let others = SeatNo::up_to(MOST_SEATS).filter(|&other| other != seat);
    let called = others.map(|other| put[other.index()]).max()?;
    let back = put[seat.index()].minus(called);
    (!back.is_zero()).then_some((seat, back))
}
