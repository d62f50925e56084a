//! The choices of a mixed evening: half of them fit the state, the others are arbitrary.

use bottone::{
    base::{
        chips::Chips,
        draw::Draw,
        money::{Money, PaymentMethod},
        person::Person,
        seat::{Seat, SeatNo, TableNo},
        time::Timestamp,
    },
    session::roles::SignedMember,
    tournament::{
        Tournament,
        entries::{Entrant, EntryId, PlayerId},
        flights::Flight,
        tables::{SeatWish, Table},
    },
};
use serde::{
    Deserialize as _,
    de::value::{Error, U32Deserializer},
};

/// Chance from one seed.
pub(super) struct RandomCommands {
    draw: Draw,
    /// The number of people named so far.
    named: u32,
}

/// One choice of a command, for the present event.
pub(super) struct Asking<'a> {
    pub(super) chance: &'a mut RandomCommands,
    pub(super) t: &'a Tournament,
    pub(super) now: Timestamp,
    /// The staff member who is signed in.
    pub(super) who: Option<SignedMember>,
    /// The flights of the event.
    pub(super) flights: &'a [Flight],
    /// True to choose from existing things; otherwise anything.
    pub(super) fits: bool,
    /// The quarter of the evening, from 0 to 3.
    pub(super) phase: usize,
}

pub(super) fn entry(number: u32) -> EntryId {
    EntryId::deserialize(U32Deserializer::<Error>::new(number)).unwrap()
}

fn player(number: u32) -> PlayerId {
    PlayerId::deserialize(U32Deserializer::<Error>::new(number)).unwrap()
}

impl RandomCommands {
    pub(super) fn new(seed: u64) -> Self {
        Self { draw: Draw::new(seed), named: 0 }
    }

    pub(super) fn below(&mut self, n: usize) -> usize {
        usize::try_from(self.draw.below(n.max(1) as u64).unwrap()).unwrap()
    }

    /// Returns true in `percent` of a hundred cases.
    pub(super) fn happens(&mut self, percent: usize) -> bool {
        self.below(100) < percent
    }

    pub(super) fn pick<T: Clone>(&mut self, of: &[T]) -> Option<T> {
        of.get(self.below(of.len())).cloned()
    }

    pub(super) fn shuffle<T>(&mut self, items: &mut [T]) {
        self.draw.shuffle(items);
    }

    pub(super) fn seed(&mut self) -> u64 {
        self.draw.below(1 << 40).unwrap()
    }

    pub(super) fn person(&mut self) -> Person {
        self.named += 1;
        Person { family: format!("Player {}", self.named), ..Person::default() }
    }

    /// Returns one of these kinds by its weight.
    pub(super) fn weighted<T: Copy>(&mut self, of: &[(T, usize)]) -> T {
        let all = of.iter().map(|(_, weight)| weight).sum();
        let mut at = self.below(all);
        for (kind, weight) in of {
            if at < *weight {
                return *kind;
            }
            at -= weight;
        }
        of[0].0
    }
}

impl Asking<'_> {
    pub(super) fn below(&mut self, n: usize) -> usize {
        self.chance.below(n)
    }

    pub(super) fn number(&mut self, n: usize) -> u32 {
        u32::try_from(1 + self.below(n)).unwrap()
    }

    pub(super) fn happens(&mut self, percent: usize) -> bool {
        self.chance.happens(percent)
    }

    pub(super) fn seed(&mut self) -> u64 {
        self.chance.seed()
    }

    pub(super) fn reason(&mut self) -> String {
        let fitting = self.fits || self.happens(80);
        if fitting { "as it was seen".to_owned() } else { String::new() }
    }

    /// Returns one of these, or any other.
    pub(super) fn entry_of(&mut self, of: Vec<EntryId>) -> EntryId {
        let of = if of.is_empty() { self.playing() } else { of };
        let chosen = if self.fits { self.chance.pick(&of) } else { None };
        chosen.unwrap_or_else(|| {
            let known = self.t.entries().all().count();
            entry(self.number(known + 2))
        })
    }

    pub(super) fn playing(&self) -> Vec<EntryId> {
        self.t.entries().playing().map(|(id, _)| id).collect()
    }

    pub(super) fn seated(&self) -> Vec<EntryId> {
        self.t.tables().sitting().map(|(id, _)| id).collect()
    }

    pub(super) fn unseated(&self) -> Vec<EntryId> {
        let sits = |id: &EntryId| self.t.tables().seat_of(*id).is_some();
        self.playing().into_iter().filter(|id| !sits(id)).collect()
    }

    pub(super) fn listed(&self) -> Vec<EntryId> {
        self.t.waiting_list().line().collect()
    }

    pub(super) fn out(&self) -> Vec<EntryId> {
        let busts = self.t.entries().busts();
        busts.iter().flat_map(|bust| bust.out.iter().map(|out| out.entry)).collect()
    }

    pub(super) fn a_playing(&mut self) -> EntryId {
        let of = self.playing();
        self.entry_of(of)
    }

    pub(super) fn a_seated(&mut self) -> EntryId {
        let of = self.seated();
        self.entry_of(of)
    }

    pub(super) fn an_out(&mut self) -> EntryId {
        let of = self.out();
        self.entry_of(of)
    }

    pub(super) fn a_listed(&mut self) -> EntryId {
        let of = self.listed();
        self.entry_of(of)
    }

    /// Returns up to `most` of these, each once if the choice is to fit.
    pub(super) fn some_of(&mut self, mut of: Vec<EntryId>, most: usize) -> Vec<EntryId> {
        self.chance.shuffle(&mut of);
        let many = 1 + self.below(most);
        if self.fits && !of.is_empty() {
            of.truncate(many);
            return of;
        }
        (0..many).map(|_| self.entry_of(Vec::new())).collect()
    }

    pub(super) fn player(&mut self) -> PlayerId {
        let known = self.t.entries().players().count();
        player(self.number(known + usize::from(!self.fits)))
    }

    pub(super) fn who(&mut self) -> Entrant {
        let outside: Vec<PlayerId> = {
            let entries = self.t.entries();
            let is_in = |id: &PlayerId| entries.entry_in_play(*id).is_some();
            entries.players().map(|(id, _)| id).filter(|id| !is_in(id)).collect()
        };
        let back = self.happens(35).then(|| self.chance.pick(&outside)).flatten();
        match back.filter(|_| self.fits) {
            Some(back) => Entrant::Known(back),
            None if self.fits || self.happens(50) => Entrant::New(self.chance.person()),
            None => Entrant::Known(self.player()),
        }
    }

    pub(super) fn open_tables(&self) -> Vec<(TableNo, Table)> {
        self.t.tables().open().map(|(number, table)| (number, table.clone())).collect()
    }

    pub(super) fn any_table(&mut self) -> TableNo {
        TableNo::new(u16::try_from(self.number(4)).unwrap()).unwrap()
    }

    /// Returns a table with at least this many players.
    pub(super) fn table_with(&mut self, players: usize) -> TableNo {
        let of: Vec<TableNo> = {
            let open = self.t.tables().open();
            open.filter(|(_, table)| table.occupied().len() >= players).map(|(n, _)| n).collect()
        };
        let chosen = if self.fits { self.chance.pick(&of) } else { None };
        chosen.unwrap_or_else(|| self.any_table())
    }

    pub(super) fn new_table(&mut self) -> TableNo {
        let is_new = |table: &TableNo| self.t.tables().table(*table).is_none();
        let free = (1..9).filter_map(TableNo::new).find(is_new);
        free.filter(|_| self.fits).unwrap_or_else(|| self.any_table())
    }

    pub(super) fn any_seat(&mut self) -> Seat {
        let seat = SeatNo::new(u8::try_from(self.number(10)).unwrap()).unwrap();
        Seat { table: self.any_table(), seat }
    }

    pub(super) fn free_seats(&self) -> Vec<Seat> {
        let open = self.t.tables().open();
        let seats = open.flat_map(|(table, at)| at.free().iter().map(move |seat| (table, seat)));
        seats.map(|(table, seat)| Seat { table, seat }).collect()
    }

    pub(super) fn free_seat(&mut self) -> Seat {
        let of = self.free_seats();
        let chosen = if self.fits { self.chance.pick(&of) } else { None };
        chosen.unwrap_or_else(|| self.any_seat())
    }

    pub(super) fn wish(&mut self) -> SeatWish {
        match self.below(10) {
            0..6 => SeatWish::Draw(self.seed()),
            6..8 => SeatWish::Later,
            _ => SeatWish::At(self.free_seat()),
        }
    }

    pub(super) fn size(&mut self) -> u8 {
        let usual = self.t.setup().seats;
        if self.fits && self.happens(70) { usual } else { u8::try_from(self.number(11)).unwrap() }
    }

    /// Returns a plausible stack: whole chips, no more than are in play.
    pub(super) fn stack(&mut self) -> Chips {
        let chip = self.chip().get().max(1);
        let all = self.t.chips_in_play().get();
        let most = usize::try_from((all / chip / 4).min(1_000)).unwrap();
        match (self.fits, self.below(12)) {
            (false, 0) => Chips::ZERO,
            (false, 1) => Chips::new(Chips::MOST),
            (false, 2..4) => Chips::new(7 + chip * self.below(most) as u64),
            _ => Chips::new(chip * u64::from(self.number(most.max(1)))),
        }
    }

    /// Returns the smallest chip in play.
    pub(super) fn chip(&self) -> Chips {
        self.t.denominations(self.now).first().copied().unwrap_or(Chips::new(1))
    }

    pub(super) fn chips_value(&mut self) -> Chips {
        let chips = &self.t.clock().structure().chips;
        let mut values: Vec<Chips> = chips.iter().map(|chip| chip.value).collect();
        values.extend([Chips::new(25), Chips::new(100)]);
        self.chance.pick(&values).unwrap()
    }

    pub(super) fn method(&mut self) -> PaymentMethod {
        self.chance.pick(&PaymentMethod::ALL).unwrap()
    }

    pub(super) fn money(&mut self, most: usize) -> Money {
        Money::from_minor(i64::try_from(self.below(most)).unwrap())
    }
}
