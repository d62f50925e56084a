//! The replay of published draws from their seeds, and the comparison with the published results.
//!
//! This reads the text alone, keeps the seats by itself, and draws as docs/guide/draw.md describes, list
//! by list. It uses none of the code that decides the draws.

use std::collections::{BTreeMap, BTreeSet};

use bottone_base::{
    fair::{Hash, Secret, TextHasher},
    seat::{Seat, SeatNo, Seats, TableNo},
    time::Timestamp,
};

use super::{
    chance::Chance,
    steps::{DrawKind, Envelope, ProofStep, ProvenDraw, Redraw, seed_text},
    text::{self, ExpectedLine, InvalidLine, ReadStep},
};

/// The result of replaying the draws.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReplayResult {
    /// The event's name.
    pub event: String,
    /// Every draw, in order.
    pub draws: Vec<ReplayedDraw>,
    /// The hashes of the text after each draw, and after each one taken back or made again. Each
    /// has the number of draws by then.
    pub hashes: Vec<(u32, Hash)>,
}

impl ReplayResult {
    /// Returns whether all draws match their seeds, and every seed matches its secret.
    pub fn is_valid(&self) -> bool {
        self.draws.iter().all(|draw| draw.wrong.is_none() && draw.sealing != Sealing::Broken)
    }

    /// Returns the number of draws when this short code was printed; `None` if it matches no hash.
    pub fn draws_at_code(&self, code: &str) -> Option<u32> {
        let found = self.hashes.iter().find(|(_, hash)| hash.code() == code);
        found.map(|(number, _)| *number)
    }
}

/// A replayed draw.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReplayedDraw {
    pub number: u32,
    /// The time of the draw.
    pub at: Timestamp,
    pub seed: u64,
    /// The kind of draw.
    pub subject: DrawSubject,
    /// The number of seats drawn.
    pub seats: usize,
    /// The origin of the seed.
    pub sealing: Sealing,
    /// The first difference from the result of the seed.
    pub wrong: Option<DrawFault>,
    /// True if the draw stands.
    pub stands: bool,
}

/// The comparison of a draw that could be replayed.
type DrawCheck = Result<(), DrawFault>;

/// The kind of draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DrawSubject {
    /// Seats for newcomers.
    Seats,
    /// New seats for the players of this table.
    Break(TableNo),
    /// New seats for all players.
    Redraw,
    Envelope,
    /// The number of hands left of the day, at tables with this many seats.
    LastHands(u8),
}

/// The origin of a seed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sealing {
    /// From the house's computer, at the draw: the house knew it first.
    House,
    /// From a secret that is not yet published.
    Closed,
    /// From the secret whose hash was published before the draw.
    Kept,
    /// Not from the secret whose hash was published before the draw.
    Broken,
}

/// A difference from the result of the seed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DrawFault {
    /// This entry was drawn to another seat, or to no seat.
    Seat(u32, Option<Seat>),
    /// The button of this table was drawn to another seat.
    Button(TableNo),
    /// Another envelope was drawn.
    Envelope(i64),
    /// This other card was drawn.
    LastHands(u8),
    /// An entry that was seated there was not drawn for, and does not stay either.
    Forgotten(u32),
    /// There are fewer seats than players.
    NotEnough,
}

/// Reads a published text and replays every draw in it. `secrets` are those that the reader knows
/// before they are published.
///
/// # Errors
///
/// The first invalid line, or the first that does not fit the lines before it.
pub fn replay(published: &str, secrets: &[Secret]) -> Result<ReplayResult, InvalidLine> {
    let (event, steps) = text::read(published)?;
    let revealed = steps.iter().filter_map(|read| match read.step {
        ProofStep::Revealed(secret) => Some(secret),
        _ => None,
    });
    let known = revealed.chain(secrets.iter().copied());
    let mut room = ProofRoom {
        known: known.map(|secret| (secret.hash(), secret)).collect(),
        ..ProofRoom::default()
    };
    let (mut hashing, mut from) = (TextHasher::default(), 0);
    let mut hashes = Vec::new();
    for ReadStep { line, step, ends } in steps {
        let unread = || InvalidLine { line, expected: ExpectedLine::Sequel };
        room.enter(&step).ok_or_else(unread)?;
        hashing.add(published.get(from..ends).unwrap_or_default());
        from = ends;
        if matches!(step, ProofStep::Draw(_) | ProofStep::Back(_) | ProofStep::Again(_)) {
            hashes.push((room.number(), hashing.current()));
        }
    }
    Ok(ReplayResult { event: event.to_owned(), draws: room.draws, hashes })
}

#[derive(Default)]
struct ProofTable {
    size: u8,
    closed: BTreeSet<SeatNo>,
    taken: BTreeMap<SeatNo, u32>,
}

impl ProofTable {
    fn open(&self) -> Vec<SeatNo> {
        let free = |seat: &SeatNo| !self.closed.contains(seat) && !self.taken.contains_key(seat);
        SeatNo::up_to(self.size).filter(free).collect()
    }
}

#[derive(Default)]
struct ProofRoom {
    tables: BTreeMap<TableNo, ProofTable>,
    sitting: BTreeMap<u32, Seat>,
    sealed: Option<(Hash, String)>,
    known: BTreeMap<Hash, Secret>,
    draws: Vec<ReplayedDraw>,
}

impl ProofRoom {
    /// Applies a step; `None` if the step is not possible now.
    fn enter(&mut self, step: &ProofStep) -> Option<()> {
        match step {
            ProofStep::Open(table, size) => {
                let fits = |table: &ProofTable| table.taken.keys().all(|seat| seat.get() <= *size);
                let there = self.tables.entry(*table).or_default();
                fits(there).then(|| there.size = *size)
            }
            ProofStep::Gone(table) => {
                self.tables.remove(table).filter(|table| table.taken.is_empty()).map(drop)
            }
            ProofStep::Close(seat) => {
                self.tables.get_mut(&seat.table)?.closed.insert(seat.seat).then_some(())
            }
            ProofStep::Reopen(seat) => {
                self.tables.get_mut(&seat.table)?.closed.remove(&seat.seat).then_some(())
            }
            ProofStep::Name(..) => Some(()),
            ProofStep::Sit(entry, seat) => self.sit(*entry, *seat),
            ProofStep::Leave(entry) => self.leave(*entry),
            ProofStep::Sealed(hash) => {
                self.sealed.is_none().then(|| self.sealed = Some((*hash, String::new())))
            }
            ProofStep::Word(word) => {
                let (_, said) = self.sealed.as_mut().filter(|(_, said)| said.is_empty())?;
                said.clone_from(word);
                Some(())
            }
            ProofStep::Revealed(secret) => {
                self.sealed.take().filter(|(hash, _)| *hash == secret.hash()).map(drop)
            }
            ProofStep::Withdrawn => self.sealed.take().map(drop),
            ProofStep::Back(number) => self.turn(*number, false),
            ProofStep::Again(number) => self.turn(*number, true),
            ProofStep::Draw(drawn) => self.draw(drawn),
        }
    }

    fn number(&self) -> u32 {
        u32::try_from(self.draws.len()).unwrap_or(u32::MAX)
    }

    fn turn(&mut self, number: u32, stands: bool) -> Option<()> {
        let draw = self.draws.get_mut((number as usize).checked_sub(1)?)?;
        (draw.stands != stands).then(|| draw.stands = stands)
    }

    fn sit(&mut self, entry: u32, seat: Seat) -> Option<()> {
        let table = self.tables.get_mut(&seat.table)?;
        let free = seat.seat.get() <= table.size && !table.taken.contains_key(&seat.seat);
        (free && self.sitting.insert(entry, seat).is_none()).then_some(())?;
        table.taken.insert(seat.seat, entry);
        Some(())
    }

    fn leave(&mut self, entry: u32) -> Option<()> {
        let seat = self.sitting.remove(&entry)?;
        self.tables.get_mut(&seat.table)?.taken.remove(&seat.seat).map(drop)
    }

    fn draw(&mut self, drawn: &ProvenDraw) -> Option<()> {
        (drawn.number == self.number() + 1).then_some(())?;
        let sealing = self.sealing(drawn);
        let mut chance = Chance::of(drawn.seed);
        let (what, compared) = match &drawn.kind {
            DrawKind::Seats => (DrawSubject::Seats, self.newcomers(drawn, &mut chance)?),
            DrawKind::Break(table) => {
                (DrawSubject::Break(*table), self.broken(*table, drawn, &mut chance)?)
            }
            DrawKind::Redraw(redraw) => {
                (DrawSubject::Redraw, self.redrawn(redraw, drawn, &mut chance)?)
            }
            DrawKind::Envelope(envelope) => {
                (DrawSubject::Envelope, draw_envelope(envelope, &mut chance))
            }
            DrawKind::LastHands { size, hands } => {
                (DrawSubject::LastHands(*size), last_hands(*size, *hands, &mut chance))
            }
        };
        let ProvenDraw { number, at, seed, ref seats, .. } = *drawn;
        let seats = seats.len();
        let wrong = compared.err();
        self.draws.push(ReplayedDraw {
            number,
            at,
            seed,
            subject: what,
            seats,
            sealing,
            wrong,
            stands: true,
        });
        Some(())
    }

    fn sealing(&self, drawn: &ProvenDraw) -> Sealing {
        let Some((hash, word)) = &self.sealed else { return Sealing::House };
        let Some(secret) = self.known.get(hash) else { return Sealing::Closed };
        let stand = self.draws.iter().filter(|draw| draw.stands).count();
        let room = self.tables.iter().map(|(number, table)| {
            let taken: Seats = table.taken.keys().copied().collect();
            (*number, taken, table.open().into_iter().collect())
        });
        let made = secret.seed(word, &seed_text(stand, drawn, room));
        if made == drawn.seed { Sealing::Kept } else { Sealing::Broken }
    }

    /// Draws seats one after the other, and then shuffles them among the players who drew together.
    fn newcomers(&mut self, drawn: &ProvenDraw, chance: &mut Chance) -> Option<DrawCheck> {
        let mut seats = self.seats(drawn.seats.len(), None, chance);
        chance.shuffle(&mut seats);
        let entries: Vec<u32> = drawn.seats.iter().map(|(entry, _)| *entry).collect();
        let wrong = compare(&drawn.seats, &entries, &seats);
        drawn.seats.iter().try_for_each(|(entry, seat)| self.sit(*entry, *seat))?;
        Some(wrong)
    }

    /// Shuffles the seats of the broken table, and draws seats elsewhere in that order.
    fn broken(
        &mut self,
        table: TableNo,
        drawn: &ProvenDraw,
        chance: &mut Chance,
    ) -> Option<DrawCheck> {
        let mut players: Vec<u32> = self.tables.get(&table)?.taken.values().copied().collect();
        chance.shuffle(&mut players);
        let seats = self.seats(players.len(), Some(table), chance);
        let wrong = compare(&drawn.seats, &players, &seats);
        drawn.seats.iter().try_for_each(|(entry, _)| self.leave(*entry))?;
        self.tables.remove(&table).filter(|table| table.taken.is_empty())?;
        drawn.seats.iter().try_for_each(|(entry, seat)| self.sit(*entry, *seat))?;
        Some(wrong)
    }

    /// Draws the seats and then shuffles them; after them a button for each table.
    fn redrawn(
        &mut self,
        redraw: &Redraw,
        drawn: &ProvenDraw,
        chance: &mut Chance,
    ) -> Option<DrawCheck> {
        let entries: Vec<u32> = drawn.seats.iter().map(|(entry, _)| *entry).collect();
        let named: BTreeSet<u32> = entries.iter().chain(&redraw.stay).copied().collect();
        let forgotten = self.sitting.keys().find(|entry| !named.contains(entry)).copied();
        for entry in entries
            .iter()
            .filter(|entry| self.sitting.contains_key(entry))
            .copied()
            .collect::<Vec<_>>()
        {
            self.leave(entry)?;
        }
        // A forgotten entry is found here; after that the tables that close are empty.
        forgotten.map_or(Some(()), |entry| self.leave(entry))?;
        let kept: BTreeSet<TableNo> = redraw.tables.iter().copied().collect();
        if kept.len() != redraw.tables.len() {
            return None;
        }
        let gone: Vec<TableNo> =
            self.tables.keys().filter(|table| !kept.contains(table)).copied().collect();
        for table in gone {
            self.enter(&ProofStep::Gone(table))?;
        }
        for table in kept {
            self.enter(&ProofStep::Open(table, redraw.size))?;
        }
        let mut seats = self.seats(entries.len(), None, chance);
        chance.shuffle(&mut seats);
        let wrong = compare(&drawn.seats, &entries, &seats);
        drawn.seats.iter().try_for_each(|(entry, seat)| self.sit(*entry, *seat))?;
        let mut buttons = Ok(());
        let recorded = redraw.buttons.iter().map(|(table, _)| *table);
        if !recorded.eq(redraw.tables.iter().copied()) {
            return None;
        }
        for (table, recorded) in &redraw.buttons {
            let taken: Vec<SeatNo> = self.tables.get(table)?.taken.keys().copied().collect();
            let made = taken.get(chance.place(taken.len())).copied();
            if made != Some(*recorded) {
                buttons = buttons.and(Err(DrawFault::Button(*table)));
            }
        }
        let complete = forgotten.map_or(Ok(()), |entry| Err(DrawFault::Forgotten(entry)));
        Some(complete.and(wrong).and(buttons))
    }

    /// Draws this many seats, one after the other. Each is at one of the tables with the fewest
    /// players among those with an open seat. Each open seat of these has the same chance. No seat
    /// is at `but`.
    fn seats(&self, count: usize, but: Option<TableNo>, chance: &mut Chance) -> Vec<Seat> {
        let tables = self.tables.iter().filter(|(number, _)| Some(**number) != but);
        let mut tables: Vec<(TableNo, usize, Vec<SeatNo>)> =
            tables.map(|(number, table)| (*number, table.taken.len(), table.open())).collect();
        let mut drawn = Vec::with_capacity(count);
        while drawn.len() < count {
            tables.retain(|(_, _, open)| !open.is_empty());
            let Some(fewest) = tables.iter().map(|(_, players, _)| *players).min() else { break };
            let shortest = |table: &&mut (TableNo, usize, Vec<SeatNo>)| table.1 == fewest;
            let length = tables.iter_mut().filter(shortest).map(|(_, _, open)| open.len()).sum();
            let mut place = chance.place(length);
            for (number, players, open) in tables.iter_mut().filter(shortest) {
                if place < open.len() {
                    drawn.push(Seat { table: *number, seat: open.remove(place) });
                    *players += 1;
                    break;
                }
                place -= open.len();
            }
        }
        drawn
    }
}

fn compare(recorded: &[(u32, Seat)], entries: &[u32], seats: &[Seat]) -> DrawCheck {
    if seats.len() < entries.len() {
        return Err(DrawFault::NotEnough);
    }
    let made = entries.iter().copied().zip(seats.iter().copied());
    let mut recorded = recorded.iter();
    for (entry, seat) in made {
        if recorded.next() != Some(&(entry, seat)) {
            return Err(DrawFault::Seat(entry, Some(seat)));
        }
    }
    recorded.next().map_or(Ok(()), |(entry, _)| Err(DrawFault::Seat(*entry, None)))
}

/// Draws from a row of cards, the lowest first: 3 to 7 at tables of nine, 2 to 5 at others.
fn last_hands(size: u8, recorded: u8, chance: &mut Chance) -> DrawCheck {
    let cards: &[u8] = if size == 9 { &[3, 4, 5, 6, 7] } else { &[2, 3, 4, 5] };
    let card = cards.get(chance.place(cards.len())).copied().unwrap_or_default();
    if card == recorded { Ok(()) } else { Err(DrawFault::LastHands(card)) }
}

/// Draws from a row of envelopes, the smallest amount first.
fn draw_envelope(envelope: &Envelope, chance: &mut Chance) -> DrawCheck {
    let mut drum = envelope.drum.clone();
    drum.sort_unstable();
    let count: u64 = drum.iter().map(|(_, count)| u64::from(*count)).sum();
    let mut place = chance.place(usize::try_from(count).unwrap_or(usize::MAX)) as u64;
    for (amount, count) in drum {
        match place.checked_sub(count.into()) {
            Some(behind) => place = behind,
            None if amount == envelope.opened => return Ok(()),
            None => return Err(DrawFault::Envelope(amount)),
        }
    }
    Err(DrawFault::Envelope(0))
}
