//! Seats drawn with cards, in the two ways of seed 004.
//!
//! The cards are dealt by people or drawn with a [`Draw`](crate::rules::draw::Draw); here it is only
//! read who sits where.

use crate::rules::cards::Rank;

/// Where everybody sits and who deals first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seating {
    /// The players, by their places in the list that was given, clockwise.
    pub clockwise: Vec<usize>,
    /// Who deals first, by his place in the list that was given.
    pub dealer: usize,
}

/// Why cards seat nobody.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WrongDraw {
    /// Fewer than two players, or more than there are ranks.
    Players(usize),
    /// A rank that is not in the run from the ace down, or that is there twice.
    Card(Rank),
    /// Not one card for each.
    Count,
}

/// The ranks that so many players draw: a run from the ace down, one for each.
pub fn ranks_to_draw(players: usize) -> impl Iterator<Item = Rank> + Clone {
    Rank::all().rev().take(players)
}

/// The first way: each draws one card of a run from the ace down. The highest deals first; the
/// others sit down to his left, the higher the nearer.
///
/// # Errors
///
/// Cards that are not such a run, one for each player.
pub fn seats_by_rank(drawn: &[Rank]) -> Result<Seating, WrongDraw> {
    is_run(drawn)?;
    let clockwise: Vec<usize> =
        ranks_to_draw(drawn.len()).map(|rank| who_drew(rank, drawn)).collect::<Result<_, _>>()?;
    let dealer = who_drew(Rank::ACE, drawn)?;
    Ok(Seating { clockwise, dealer })
}

/// The second way: a card lies face up at each seat, clockwise; each player draws one of the same
/// cards and sits down at it. Then they draw once more, and the highest deals first.
///
/// # Errors
///
/// Cards that are not three times the same run from the ace down, one for each player.
pub fn seats_by_match(
    at_seats: &[Rank],
    drawn: &[Rank],
    for_dealer: &[Rank],
) -> Result<Seating, WrongDraw> {
    if drawn.len() != at_seats.len() || for_dealer.len() != at_seats.len() {
        return Err(WrongDraw::Count);
    }
    for cards in [at_seats, drawn, for_dealer] {
        is_run(cards)?;
    }
    let clockwise = at_seats.iter().map(|&rank| who_drew(rank, drawn)).collect::<Result<_, _>>()?;
    Ok(Seating { clockwise, dealer: who_drew(Rank::ACE, for_dealer)? })
}

/// Are these the ranks from the ace down, each once?
fn is_run(cards: &[Rank]) -> Result<(), WrongDraw> {
    if !(2..=13).contains(&cards.len()) {
        return Err(WrongDraw::Players(cards.len()));
    }
    let once = |rank: Rank| cards.iter().filter(|&&other| other == rank).count() == 1;
    let in_run = |rank: Rank| ranks_to_draw(cards.len()).any(|of| of == rank);
    match cards.iter().find(|&&rank| !once(rank) || !in_run(rank)) {
        Some(&wrong) => Err(WrongDraw::Card(wrong)),
        None => Ok(()),
    }
}

fn who_drew(rank: Rank, drawn: &[Rank]) -> Result<usize, WrongDraw> {
    drawn.iter().position(|&own| own == rank).ok_or(WrongDraw::Card(rank))
}
