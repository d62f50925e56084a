//! Seats drawn with cards, told card by card: which table, which seat, who deals first.

use crate::{
    i18n::Language,
    rules::{
        cards::Rank,
        italian::seat_draw::{SeatDraw, Turn, Way, WrongDraw, ranks_to_draw},
        seat::{Seat, SeatNo, TableNo},
    },
    tournament::{Tournament, entries::EntryId},
    view::{namesakes::ShortNamesakes, words},
};

/// Who draws.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Drawer {
    /// The entry; nothing without an event.
    pub entry: Option<EntryId>,
    /// The name.
    pub name: String,
}

/// A table that is drawn for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Place {
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
    places: Vec<Place>,
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

/// Everybody who draws at these tables of an event, or in the whole room where none is named: those who
/// sit there and those who wait; and the tables.
pub fn of_event(
    t: &Tournament,
    only: Option<TableNo>,
    language: Language,
) -> (Vec<Drawer>, Vec<Place>) {
    let open = t.tables().open().filter(|(table, _)| only.is_none_or(|only| only == *table));
    let places: Vec<Place> = open
        .map(|(table, of)| Place {
            table: Some(table),
            size: of.size(),
            seats: SeatNo::up_to(of.size()).filter(|seat| !of.closed().contains(*seat)).collect(),
        })
        .collect();
    let here = |seat: Seat| places.iter().any(|place| place.table == Some(seat.table));
    let mut entries: Vec<EntryId> =
        t.tables().sitting().filter(|(_, seat)| here(*seat)).map(|(entry, _)| entry).collect();
    // Who waits draws too, where there is a chair.
    let chairs: usize = places.iter().map(|place| place.seats.len()).sum();
    entries.extend(t.waiting().take(chairs.saturating_sub(entries.len())));
    let names = ShortNamesakes::among(t, entries.iter().copied());
    let drawer = |entry| Drawer { entry: Some(entry), name: names.who(language, t, entry) };
    (entries.into_iter().map(drawer).collect(), places)
}

/// So many players without an event, at one table.
pub fn at_any_table(language: Language, players: u8) -> (Vec<Drawer>, Vec<Place>) {
    let seats: Vec<SeatNo> = SeatNo::up_to(players).collect();
    let drawer = |seat: &SeatNo| Drawer {
        entry: None,
        name: language.say("card-draw-player", &[("number", seat.get().into())]),
    };
    let drawers = seats.iter().map(drawer).collect();
    (drawers, vec![Place { table: None, size: players, seats }])
}

impl CardDraw {
    /// A draw before the first card.
    ///
    /// # Errors
    /// Why nothing can be drawn.
    pub fn new(drawers: Vec<Drawer>, places: Vec<Place>, way: Way) -> Result<Self, CannotDraw> {
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

    /// The tables.
    pub fn places(&self) -> &[Place] {
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

    /// What is to do: "Rossi, M. draws for a seat".
    pub fn told(&self, language: Language) -> String {
        let who = |drawer: Option<usize>| {
            let drawer = drawer.and_then(|drawer| self.drawers.get(drawer));
            ("who", drawer.map_or("", |drawer| drawer.name.as_str()).to_owned().into())
        };
        match self.now() {
            None => language.word("card-draw-done"),
            Some(Now::Table(drawer)) => language.say("card-draw-table", &[who(Some(drawer))]),
            Some(Now::At(place, turn)) => {
                let here = self.at(place);
                match turn {
                    Turn::AtSeat(at) => {
                        let seat = self.places.get(place).and_then(|place| place.seats.get(at));
                        let seat = seat.map_or(0, |seat| seat.get());
                        language.say("card-draw-at-seat", &[("seat", seat.into())])
                    }
                    Turn::Player(at) => {
                        language.say("card-draw-seat", &[who(here.get(at).copied())])
                    }
                    Turn::Deal(at) => language.say("card-draw-deal", &[who(here.get(at).copied())]),
                }
            }
        }
    }

    /// Where this draw is: "Table 3"; empty at a table without an event, and while tables are drawn.
    pub fn place_name(&self, language: Language) -> String {
        let place = match self.now() {
            Some(Now::At(at, _)) => self.places.get(at),
            _ => None,
        };
        let table = place.and_then(|place| place.table);
        table.map_or_else(String::new, |table| words::table(language, table))
    }
}

/// Why nothing can be drawn.
pub fn cannot(language: Language, why: CannotDraw) -> String {
    language.word(match why {
        CannotDraw::TooFew => "card-draw-too-few",
        CannotDraw::NoSeat => "card-draw-no-seat",
        CannotDraw::TooManyTables => "card-draw-too-many-tables",
    })
}
