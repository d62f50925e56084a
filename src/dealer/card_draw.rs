//! Seats drawn with cards, card by card: which table, which seat, who deals first.

use crate::{
    rules::{
        cards::Rank,
        italian::seat_draw::{SeatDraw, Turn, Way, WrongDraw, ranks_to_draw},
        seat::{SeatNo, TableNo},
    },
    tournament::entries::EntryId,
};

/// Who draws.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Drawer {
    /// The entry; nothing without an event.
    pub entry: Option<EntryId>,
    pub name: String,
}

/// A table that is drawn for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CardDrawTable {
    /// Which; nothing without an event.
    pub table: Option<TableNo>,
    /// How many seats it has.
    pub size: u8,
    /// The seats that can be taken, clockwise.
    pub seats: Vec<SeatNo>,
}

/// A draw of seats with cards. With several tables each player first draws a table, whose card is its
/// rank: the ace is the first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CardDraw {
    drawers: Vec<Drawer>,
    places: Vec<CardDrawTable>,
    /// How many sit down at each table.
    shares: Vec<usize>,
    way: Way,
    /// The tables that were drawn, drawer by drawer.
    told: Vec<usize>,
    /// The draw at each table.
    draws: Vec<SeatDraw>,
}

/// Whose card is turned now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Now {
    /// This drawer draws a table.
    Table(usize),
    /// A card at this table, by the place of the table.
    At(usize, Turn),
}

/// Why nothing can be drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CannotDraw {
    /// Fewer than two for each table.
    TooFew,
    /// More than there are seats.
    NoSeat,
    /// More tables than there are ranks.
    TooManyTables,
}

/// What came of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Drawn {
    /// Where each drawer sits: the table by its place, and the seat.
    pub seats: Vec<(usize, SeatNo)>,
    /// Who deals first, table by table.
    pub dealers: Vec<SeatNo>,
}

impl CardDraw {
    /// A draw before the first card.
    ///
    /// # Errors
    /// Why nothing can be drawn.
    pub fn new(
        drawers: Vec<Drawer>,
        places: Vec<CardDrawTable>,
        way: Way,
    ) -> Result<Self, CannotDraw> {
        let tables = places.len();
        if tables == 0 || drawers.len() < 2 * tables {
            return Err(CannotDraw::TooFew);
        }
        if tables > 13 {
            return Err(CannotDraw::TooManyTables);
        }
        let mut shares = vec![0; tables];
        // The next player goes to the shortest table that has a chair.
        for _ in &drawers {
            let open = (0..tables).filter(|at| shares[*at] < places[*at].seats.len());
            let shortest = open.min_by_key(|at| shares[*at]).ok_or(CannotDraw::NoSeat)?;
            shares[shortest] += 1;
        }
        let draws = shares.iter().map(|players| SeatDraw::new(way, *players));
        let draws: Result<_, _> = draws.collect();
        let draws = draws.map_err(|_| CannotDraw::TooFew)?;
        let told = if tables == 1 { vec![0; drawers.len()] } else { Vec::new() };
        Ok(Self { drawers, places, shares, way, told, draws })
    }

    /// Who draws.
    pub fn drawers(&self) -> &[Drawer] {
        &self.drawers
    }

    /// In which way.
    pub const fn way(&self) -> Way {
        self.way
    }

    pub fn places(&self) -> &[CardDrawTable] {
        &self.places
    }

    /// Whose card is turned now; nothing when everybody knows where to sit.
    pub fn now(&self) -> Option<Now> {
        if self.told.len() < self.drawers.len() {
            return Some(Now::Table(self.told.len()));
        }
        let turn = |(at, draw): (usize, &SeatDraw)| Some(Now::At(at, draw.turn()?));
        self.draws.iter().enumerate().find_map(turn)
    }

    /// The ranks that can be turned now, the highest first.
    pub fn left(&self) -> Vec<Rank> {
        match self.now() {
            None => Vec::new(),
            Some(Now::Table(_)) => {
                let full = |at: usize| {
                    let drawn = self.told.iter().filter(|told| **told == at).count();
                    drawn >= self.shares.get(at).copied().unwrap_or_default()
                };
                let ranks = ranks_to_draw(self.places.len()).enumerate();
                ranks.filter(|(at, _)| !full(*at)).map(|(_, rank)| rank).collect()
            }
            Some(Now::At(at, _)) => {
                self.draws.get(at).map(|draw| draw.left().collect()).unwrap_or_default()
            }
        }
    }

    /// This card is turned.
    ///
    /// # Errors
    /// A card that is not among those that are left.
    pub fn turns(&mut self, rank: Rank) -> Result<(), WrongDraw> {
        match self.now() {
            Some(Now::Table(_)) if self.left().contains(&rank) => {
                let table = ranks_to_draw(self.places.len()).position(|other| other == rank);
                self.told.extend(table);
                Ok(())
            }
            Some(Now::At(at, _)) => self.draws.get_mut(at).map_or(Ok(()), |draw| draw.turns(rank)),
            _ => Err(WrongDraw::Card(rank)),
        }
    }

    /// Was any card turned?
    pub fn is_begun(&self) -> bool {
        self.draws.iter().any(SeatDraw::is_begun) || self.places.len() > 1 && !self.told.is_empty()
    }

    /// Takes the last card back; false when there is none.
    pub fn undo(&mut self) -> bool {
        self.draws.iter_mut().rev().any(SeatDraw::undo)
            || self.places.len() > 1 && self.told.pop().is_some()
    }

    /// The drawers at this table, in the order in which they draw.
    pub fn at(&self, place: usize) -> Vec<usize> {
        let told = self.told.iter().enumerate();
        told.filter(|(_, table)| **table == place).map(|(drawer, _)| drawer).collect()
    }

    /// The draw at this table.
    pub fn draw(&self, place: usize) -> Option<&SeatDraw> {
        self.draws.get(place)
    }

    /// Who sits where, once the last card is turned.
    pub fn drawn(&self) -> Option<Drawn> {
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
        Some(Drawn { seats: seats.into_iter().collect::<Option<_>>()?, dealers })
    }
}
