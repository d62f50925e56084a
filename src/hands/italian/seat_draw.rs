//! The seat draw with cards, in the two ways of seed 004.
//!
//! People deal the cards; here they are entered one by one, and the seats are read off. No rank
//! occurs twice in a round, so there are never equal cards.

use bottone_base::cards::{Card, Rank, Suit};
use bottone_rules::{rulebook::DrawnSuits, seating::DrawnSeats};

/// The seats of all players, and the first dealer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seating {
    /// The players, by index in the given list, clockwise.
    pub clockwise: Vec<usize>,
    /// The player who deals first, by index in the given list.
    pub dealer: usize,
}

/// The reason why the cards give no seating.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SeatDrawFault {
    /// Fewer than two players, or more than there are ranks.
    Players(usize),
    /// A rank that is not in the run from the ace down, or that occurs twice.
    Card(Rank),
    /// A number of cards other than one for each player.
    Count,
}

/// Returns the ranks that this many players draw: a run from the ace down, one for each.
pub fn ranks_to_draw(players: usize) -> impl Iterator<Item = Rank> + Clone {
    Rank::all().rev().take(players)
}

/// Seats the players in the first way: each draws one card of a run from the ace down. The highest
/// deals first; the others sit to the dealer's left, the higher the nearer.
///
/// # Errors
///
/// Cards that are not such a run, one for each player.
pub fn seats_by_rank(drawn: &[Rank]) -> Result<Seating, SeatDrawFault> {
    check_run(drawn)?;
    clockwise(DrawnSuits::default().seats_by_card(&of_one_suit(drawn)))
}

/// Seats the players in the second way: a card lies face up at each seat, clockwise; each player
/// draws one of the same cards and sits down at it. Then they draw once more, and the highest deals
/// first.
///
/// # Errors
///
/// Cards that are not three times the same run from the ace down, one for each player.
pub fn seats_by_match(
    at_seats: &[Rank],
    drawn: &[Rank],
    for_dealer: &[Rank],
) -> Result<Seating, SeatDrawFault> {
    if drawn.len() != at_seats.len() || for_dealer.len() != at_seats.len() {
        return Err(SeatDrawFault::Count);
    }
    for cards in [at_seats, drawn, for_dealer] {
        check_run(cards)?;
    }
    let [at_seats, drawn, for_dealer] = [at_seats, drawn, for_dealer].map(of_one_suit);
    clockwise(DrawnSuits::default().seats_at_cards(&at_seats, &drawn, &for_dealer))
}

/// Returns the run in one suit, so that no rule about suits matters.
fn of_one_suit(ranks: &[Rank]) -> Vec<Card> {
    ranks.iter().map(|rank| Card::new(*rank, Suit::Hearts)).collect()
}

/// Returns the seating of the drawn cards, seat by seat.
fn clockwise(drawn: DrawnSeats) -> Result<Seating, SeatDrawFault> {
    let mut seats = drawn.seats;
    seats.sort_by_key(|(_, seat)| *seat);
    let clockwise = seats.into_iter().map(|(who, _)| who).collect();
    Ok(Seating { clockwise, dealer: drawn.dealer.ok_or(SeatDrawFault::Count)? })
}

/// Checks that these are the ranks from the ace down, each once.
fn check_run(cards: &[Rank]) -> Result<(), SeatDrawFault> {
    if !(2..=13).contains(&cards.len()) {
        return Err(SeatDrawFault::Players(cards.len()));
    }
    let once = |rank: Rank| cards.iter().filter(|&&other| other == rank).count() == 1;
    let in_run = |rank: Rank| ranks_to_draw(cards.len()).any(|of| of == rank);
    match cards.iter().find(|&&rank| !once(rank) || !in_run(rank)) {
        Some(&wrong) => Err(SeatDrawFault::Card(wrong)),
        None => Ok(()),
    }
}

/// The way of drawing for seats.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum SeatDrawMethod {
    /// Each draws one card of a run; the highest deals first.
    #[default]
    Run,
    /// A card lies at each seat, and each draws one of the same; then they draw for the deal.
    Pairs,
}

/// The next card to turn. Players and seats are given by index in the list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CardTurn {
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
    method: SeatDrawMethod,
    players: usize,
    turned: Vec<Rank>,
}

impl SeatDraw {
    /// Creates a draw for this many players, before the first card.
    ///
    /// # Errors
    ///
    /// Fewer than two players, or more than there are ranks.
    pub fn new(way: SeatDrawMethod, players: usize) -> Result<Self, SeatDrawFault> {
        if !(2..=13).contains(&players) {
            return Err(SeatDrawFault::Players(players));
        }
        Ok(Self { method: way, players, turned: Vec::new() })
    }

    /// Returns the next card to turn; `None` when all players have a seat.
    pub fn next_turn(&self) -> Option<CardTurn> {
        let at = self.turned.len() % self.players;
        match (self.method, self.turned.len() / self.players) {
            (SeatDrawMethod::Run, 0) | (SeatDrawMethod::Pairs, 1) => Some(CardTurn::Player(at)),
            (SeatDrawMethod::Pairs, 0) => Some(CardTurn::AtSeat(at)),
            (SeatDrawMethod::Pairs, 2) => Some(CardTurn::Deal(at)),
            _ => None,
        }
    }

    /// Returns the ranks that are still face down, the highest first.
    pub fn face_down(&self) -> impl Iterator<Item = Rank> + '_ {
        let round = self.turned.len() - self.turned.len() % self.players;
        let gone = self.turned.get(round..).unwrap_or_default();
        ranks_to_draw(self.players).filter(|rank| !gone.contains(rank))
    }

    /// Records the turned card.
    ///
    /// # Errors
    ///
    /// A rank that is no longer face down, or a draw that is over.
    pub fn turn_card(&mut self, rank: Rank) -> Result<(), SeatDrawFault> {
        if self.next_turn().is_none() || self.face_down().all(|left| left != rank) {
            return Err(SeatDrawFault::Card(rank));
        }
        self.turned.push(rank);
        Ok(())
    }

    /// Returns whether any card has been turned.
    pub const fn is_begun(&self) -> bool {
        !self.turned.is_empty()
    }

    /// Takes the last card back; returns `false` if there is no card.
    pub fn undo(&mut self) -> bool {
        self.turned.pop().is_some()
    }

    /// Returns the card that was turned there.
    pub fn card(&self, turn: CardTurn) -> Option<Rank> {
        let (round, at) = match (self.method, turn) {
            (SeatDrawMethod::Run, CardTurn::Player(at))
            | (SeatDrawMethod::Pairs, CardTurn::AtSeat(at)) => (0, at),
            (SeatDrawMethod::Pairs, CardTurn::Player(at)) => (1, at),
            (SeatDrawMethod::Pairs, CardTurn::Deal(at)) => (2, at),
            (SeatDrawMethod::Run, CardTurn::AtSeat(_) | CardTurn::Deal(_)) => return None,
        };
        self.turned.get(round * self.players + at).copied()
    }

    /// Returns the seating, once the last card is turned.
    pub fn seating(&self) -> Option<Seating> {
        let mut rounds = self.turned.chunks(self.players);
        let mut round = || rounds.next().unwrap_or_default();
        match self.method {
            SeatDrawMethod::Run => seats_by_rank(round()).ok(),
            SeatDrawMethod::Pairs => seats_by_match(round(), round(), round()).ok(),
        }
    }
}
