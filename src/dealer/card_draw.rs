//! Seats drawn with cards, card by card: the tables, the seats, and the first dealers.

use bottone_base::{
    cards::{Card, Suit},
    seat::{SeatNo, TableNo},
};
use bottone_hands::italian::seat_draw::{
    CardTurn, SeatDraw, SeatDrawFault, SeatDrawMethod, ranks_to_draw,
};
use bottone_tournament::entries::EntryId;

/// A player who draws.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DrawPlayer {
    /// The entry; `None` without an event.
    pub entry: Option<EntryId>,
    pub name: String,
}

/// A table of the draw.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CardDrawTable {
    /// The table's number; `None` without an event.
    pub table: Option<TableNo>,
    /// The number of seats.
    pub size: u8,
    /// The seats that can be taken, clockwise.
    pub seats: Vec<SeatNo>,
}

/// The most tables that can each have a card.
const MOST_TABLES: usize = 52;

/// A draw of seats with cards. With several tables, each player first draws a table, which has its
/// own card. The first is the ace of hearts; spades, diamonds and clubs follow the hearts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CardDraw {
    drawers: Vec<DrawPlayer>,
    places: Vec<CardDrawTable>,
    /// The number of players at each table.
    shares: Vec<usize>,
    way: SeatDrawMethod,
    /// The tables drawn, by drawer.
    drawn_tables: Vec<usize>,
    /// The draw at each table.
    draws: Vec<SeatDraw>,
}

/// The next card to be turned.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NextCard {
    /// This drawer draws a table.
    Table(usize),
    /// A card at this table, by its index.
    At(usize, CardTurn),
}

/// The reason why no draw is possible.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CardDrawFault {
    /// Fewer than two players for each table.
    TooFew,
    /// More players than seats.
    NoSeat,
    /// More tables than cards.
    TooManyTables,
}

/// The result of the draw.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DrawResult {
    /// The seat of each drawer: the index of the table, and the seat.
    pub seats: Vec<(usize, SeatNo)>,
    /// The first dealer of each table.
    pub dealers: Vec<SeatNo>,
}

/// Returns the card of each table.
pub fn cards_of_tables(tables: usize) -> impl Iterator<Item = Card> + Clone {
    let suits = [Suit::Hearts, Suit::Spades, Suit::Diamonds, Suit::Clubs];
    let ranks = || ranks_to_draw(13);
    let all =
        suits.into_iter().flat_map(move |suit| ranks().map(move |rank| Card::new(rank, suit)));
    all.take(tables)
}

impl CardDraw {
    /// Makes a draw before the first card.
    ///
    /// # Errors
    /// The reason why no draw is possible.
    pub fn new(
        drawers: Vec<DrawPlayer>,
        places: Vec<CardDrawTable>,
        way: SeatDrawMethod,
    ) -> Result<Self, CardDrawFault> {
        let tables = places.len();
        if tables == 0 || drawers.len() < 2 * tables {
            return Err(CardDrawFault::TooFew);
        }
        if tables > MOST_TABLES {
            return Err(CardDrawFault::TooManyTables);
        }
        let mut shares = vec![0; tables];
        // The next player goes to the shortest table with a free chair.
        for _ in &drawers {
            let open = (0..tables).filter(|at| shares[*at] < places[*at].seats.len());
            let shortest = open.min_by_key(|at| shares[*at]).ok_or(CardDrawFault::NoSeat)?;
            shares[shortest] += 1;
        }
        let draws = shares.iter().map(|players| SeatDraw::new(way, *players));
        let draws: Result<_, _> = draws.collect();
        let draws = draws.map_err(|_| CardDrawFault::TooFew)?;
        let drawn_tables = if tables == 1 { vec![0; drawers.len()] } else { Vec::new() };
        Ok(Self { drawers, places, shares, way, drawn_tables, draws })
    }

    /// Returns the players who draw.
    pub fn drawers(&self) -> &[DrawPlayer] {
        &self.drawers
    }

    /// Returns the way of drawing.
    pub const fn method(&self) -> SeatDrawMethod {
        self.way
    }

    pub fn places(&self) -> &[CardDrawTable] {
        &self.places
    }

    /// Returns the next card to be turned; `None` once all players have a seat.
    pub fn next_card(&self) -> Option<NextCard> {
        if self.drawn_tables.len() < self.drawers.len() {
            return Some(NextCard::Table(self.drawn_tables.len()));
        }
        let turn = |(at, draw): (usize, &SeatDraw)| Some(NextCard::At(at, draw.next_turn()?));
        self.draws.iter().enumerate().find_map(turn)
    }

    /// Returns the cards that can be turned now, the highest of a suit first. At a table they are
    /// all hearts.
    pub fn remaining_cards(&self) -> Vec<Card> {
        match self.next_card() {
            None => Vec::new(),
            Some(NextCard::Table(_)) => {
                let full = |at: usize| {
                    let drawn = self.drawn_tables.iter().filter(|table| **table == at).count();
                    drawn >= self.shares.get(at).copied().unwrap_or_default()
                };
                let cards = cards_of_tables(self.places.len()).enumerate();
                cards.filter(|(at, _)| !full(*at)).map(|(_, card)| card).collect()
            }
            Some(NextCard::At(at, _)) => {
                let hearts = |rank| Card::new(rank, Suit::Hearts);
                self.draws
                    .get(at)
                    .map(|draw| draw.face_down().map(hearts).collect())
                    .unwrap_or_default()
            }
        }
    }

    /// Turns this card. At a table only its rank matters.
    ///
    /// # Errors
    /// If the card is not left: it was already turned, as often as it was taken out of the decks.
    pub fn turn_card(&mut self, card: Card) -> Result<(), SeatDrawFault> {
        let rank = card.rank();
        match self.next_card() {
            Some(NextCard::Table(_)) if self.remaining_cards().contains(&card) => {
                let table = cards_of_tables(self.places.len()).position(|other| other == card);
                self.drawn_tables.extend(table);
                Ok(())
            }
            Some(NextCard::At(at, _)) => {
                self.draws.get_mut(at).map_or(Ok(()), |draw| draw.turn_card(rank))
            }
            _ => Err(SeatDrawFault::Card(rank)),
        }
    }

    /// Returns the cards to take out of the decks first. Each is the card of a table, once for each
    /// player there. The number of cards drawn at the table, from the ace down, comes with it.
    pub fn prepared(&self) -> Vec<(Card, usize)> {
        cards_of_tables(self.places.len()).zip(self.shares.iter().copied()).collect()
    }

    /// Returns whether a card was turned.
    pub fn is_begun(&self) -> bool {
        self.draws.iter().any(SeatDraw::is_begun)
            || self.places.len() > 1 && !self.drawn_tables.is_empty()
    }

    /// Undoes the last card. Returns false if there is none.
    pub fn undo(&mut self) -> bool {
        self.draws.iter_mut().rev().any(SeatDraw::undo)
            || self.places.len() > 1 && self.drawn_tables.pop().is_some()
    }

    /// Returns the drawers at this table, in the order of drawing.
    pub fn at(&self, place: usize) -> Vec<usize> {
        let drawers = self.drawn_tables.iter().enumerate();
        drawers.filter(|(_, table)| **table == place).map(|(drawer, _)| drawer).collect()
    }

    /// Returns the draw at this table.
    pub fn draw(&self, place: usize) -> Option<&SeatDraw> {
        self.draws.get(place)
    }

    /// Returns all seats once the last card is turned; `None` before.
    pub fn drawn(&self) -> Option<DrawResult> {
        let mut seats = vec![None; self.drawers.len()];
        let mut dealers = Vec::with_capacity(self.places.len());
        for (at, (place, draw)) in self.places.iter().zip(&self.draws).enumerate() {
            let (here, seating) = (self.at(at), draw.seating()?);
            for (&player, &seat) in seating.clockwise.iter().zip(&place.seats) {
                let drawer = *here.get(player)?;
                seats[drawer] = Some((at, seat));
                if player == seating.dealer {
                    dealers.push(seat);
                }
            }
        }
        Some(DrawResult { seats: seats.into_iter().collect::<Option<_>>()?, dealers })
    }
}
