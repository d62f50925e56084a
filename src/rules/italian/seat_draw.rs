//! Seats drawn with cards, in the two ways of seed 004.
//!
//! The cards are dealt by people; here it is asked for card after card, and read who sits where. No
//! rank is there twice in a round, so that nothing is ever equal.

use super::card_draw::Drawn;
use crate::rules::{
    cards::{Card, Rank, Suit},
    rulebook::DrawnSuits,
};

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
    clockwise(DrawnSuits::default().seats_by_card(&of_one_suit(drawn)))
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
    let [at_seats, drawn, for_dealer] = [at_seats, drawn, for_dealer].map(of_one_suit);
    clockwise(DrawnSuits::default().seats_at_cards(&at_seats, &drawn, &for_dealer))
}

/// A run is of one suit, so that no rule about suits matters.
fn of_one_suit(ranks: &[Rank]) -> Vec<Card> {
    ranks.iter().map(|rank| Card::new(*rank, Suit::Hearts)).collect()
}

/// Those who drew, seat by seat.
fn clockwise(drawn: Drawn) -> Result<Seating, WrongDraw> {
    let mut seats = drawn.seats;
    seats.sort_by_key(|(_, seat)| *seat);
    let clockwise = seats.into_iter().map(|(who, _)| who).collect();
    Ok(Seating { clockwise, dealer: drawn.dealer.ok_or(WrongDraw::Count)? })
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

/// In which way seats are drawn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Way {
    /// Each draws one card of a run; the highest deals first.
    #[default]
    Run,
    /// A card lies at each seat, and each draws one of the same; then they draw for the deal.
    Pairs,
}

/// Whose card is turned next. Players and seats are known by their places in the list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turn {
    /// The card that lies at this seat.
    AtSeat(usize),
    /// The card by which this player sits down.
    Player(usize),
    /// The card with which this player draws for the deal.
    Deal(usize),
}

/// A draw at one table, card by card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatDraw {
    way: Way,
    players: usize,
    turned: Vec<Rank>,
}

impl SeatDraw {
    /// A draw of so many players, before the first card.
    ///
    /// # Errors
    ///
    /// Fewer than two players, or more than there are ranks.
    pub fn new(way: Way, players: usize) -> Result<Self, WrongDraw> {
        if !(2..=13).contains(&players) {
            return Err(WrongDraw::Players(players));
        }
        Ok(Self { way, players, turned: Vec::new() })
    }

    /// Whose card is turned next; nothing when everybody knows where to sit.
    pub fn turn(&self) -> Option<Turn> {
        let at = self.turned.len() % self.players;
        match (self.way, self.turned.len() / self.players) {
            (Way::Run, 0) | (Way::Pairs, 1) => Some(Turn::Player(at)),
            (Way::Pairs, 0) => Some(Turn::AtSeat(at)),
            (Way::Pairs, 2) => Some(Turn::Deal(at)),
            _ => None,
        }
    }

    /// The ranks that are still face down, the highest first.
    pub fn left(&self) -> impl Iterator<Item = Rank> + '_ {
        let round = self.turned.len() - self.turned.len() % self.players;
        let gone = self.turned.get(round..).unwrap_or_default();
        ranks_to_draw(self.players).filter(|rank| !gone.contains(rank))
    }

    /// This card is turned.
    ///
    /// # Errors
    ///
    /// A rank that is not among those that are left, or the draw is over.
    pub fn turns(&mut self, rank: Rank) -> Result<(), WrongDraw> {
        if self.turn().is_none() || self.left().all(|left| left != rank) {
            return Err(WrongDraw::Card(rank));
        }
        self.turned.push(rank);
        Ok(())
    }

    /// Was any card turned?
    pub const fn is_begun(&self) -> bool {
        !self.turned.is_empty()
    }

    /// Takes the last card back; false when there is none.
    pub fn undo(&mut self) -> bool {
        self.turned.pop().is_some()
    }

    /// The card that was turned there.
    pub fn card(&self, turn: Turn) -> Option<Rank> {
        let (round, at) = match (self.way, turn) {
            (Way::Run, Turn::Player(at)) | (Way::Pairs, Turn::AtSeat(at)) => (0, at),
            (Way::Pairs, Turn::Player(at)) => (1, at),
            (Way::Pairs, Turn::Deal(at)) => (2, at),
            (Way::Run, Turn::AtSeat(_) | Turn::Deal(_)) => return None,
        };
        self.turned.get(round * self.players + at).copied()
    }

    /// Who sits where, once the last card is turned.
    pub fn seating(&self) -> Option<Seating> {
        let mut rounds = self.turned.chunks(self.players);
        let mut round = || rounds.next().unwrap_or_default();
        match self.way {
            Way::Run => seats_by_rank(round()).ok(),
            Way::Pairs => seats_by_match(round(), round(), round()).ok(),
        }
    }
}
