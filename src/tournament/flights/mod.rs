//! The flights that this event is the next day of: which stacks came from where, and what became of them.
//!
//! Every entry of every flight is an entry of this event: those that bring no stack are ranked behind all who play here.
//! So pool, places, prizes and re-entries are those of the whole event, and each is counted once. Money was taken in the
//! flights: it is in their cash and not in this event's.

mod acts;
mod decide;

use imbl::{OrdMap, Vector};
use serde::Serialize;

use super::{
    Event, Refusal, Tournament,
    counts::{Change, Sum},
    entries::{EntryId, PlayerId},
};
use crate::rules::{
    buy_in::BuyIn,
    carry::{Fate, Stack, Terms, carry},
    chips::Chips,
    money::Money,
    seat::Seat,
};
pub use acts::{Brought, Came, Flight, FlightCommand, FlightEvent, Qualifier};
pub(super) use decide::decide;

/// What this event was made of, if it is the next day of flights.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Flights(Option<Made>);

/// What a next day was made of.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Made {
    pub terms: Terms,
    flights: Vec<FlightRead>,
    /// What every entry came with, by entry; those of this event itself are not here.
    arrived: Vector<Arrived>,
    /// What was counted by denomination, by entry.
    pieces: OrdMap<EntryId, Vec<(Chips, u32)>>,
    /// Under which player somebody goes on who was another one's second spelling.
    united: OrdMap<PlayerId, PlayerId>,
    /// How many stacks are paid for.
    paid_for: u32,
}

/// A flight, without its entries.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct FlightRead {
    /// Its file, by its name.
    pub file: String,
    /// The seal of the last line that was read of it.
    pub seal: String,
    /// How many records it had up to there.
    pub records: u32,
    /// "Main event · Day 1A".
    pub name: String,
    /// The chips that were given out in it.
    pub issued: Chips,
    /// How many more or fewer there were by races and by what the floor accepted.
    pub changed: Option<Change>,
    /// What was kept of entries that were taken back.
    pub kept: BuyIn,
    /// The bounty money that was won in it.
    pub bounties: Money,
    pub entries: u32,
}

/// What an entry came with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Arrived {
    /// Which flight, from 0; nothing for who comes without one.
    pub flight: Option<u16>,
    /// The entry's number in the flight.
    pub number: Option<EntryId>,
    pub player: PlayerId,
    /// The stack that was bagged; nothing for one that went out.
    pub stack: Option<Bagged>,
    /// The place in the flight of one that went out, as it was read; 0 for others.
    pub place: u32,
}

/// A stack that came in a bag, or was given to a qualifier.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Bagged {
    /// The number on the bag; nothing where there is none.
    pub bag: Option<u32>,
    pub chips: Chips,
    /// Where its owner sat.
    pub seat: Option<Seat>,
    /// The floor has said that it does not count.
    pub void: bool,
    #[serde(skip)]
    pub fate: Fate,
}

/// How the chips of a flight came over.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct FlightSums {
    /// How many entries it had, and how many of them brought a bag.
    pub entries: u32,
    pub bags: u32,
    /// What should have been in play at its end.
    pub due: Sum,
    pub bagged: Chips,
    /// What of it goes on, and what is forfeited or void.
    pub goes_on: Chips,
    pub forfeited: Chips,
    /// What was paid for its entries.
    pub paid: BuyIn,
}

impl Flights {
    pub(super) fn on_event(&mut self, event: &Event) {
        let Event::Flights(event) = event else { return };
        if let FlightEvent::Made { terms, flights, qualifiers } = event {
            self.0 = Some(Made::of(terms, flights, qualifiers));
        }
        let Some(made) = &mut self.0 else { return };
        match event {
            FlightEvent::Made { .. } => {}
            FlightEvent::BagCorrected { entry, chips, .. } => {
                made.change(*entry, |stack| stack.chips = *chips);
                // Of which chips the other amount is was not told.
                made.pieces.remove(entry);
            }
            FlightEvent::Voided { entry, void, .. } => {
                made.change(*entry, |stack| stack.void = *void);
            }
            FlightEvent::United { player, other, .. } => {
                made.united.insert(*other, *player);
            }
            FlightEvent::ReadAgain { flight, read } => made.read_again(*flight, read),
        }
        // A record that nobody decided may say that somebody has two: then all keep what they had.
        made.work_out().ok();
    }

    /// What this event was made of, if it is the next day of flights.
    pub fn made(&self) -> Option<&Made> {
        self.0.as_ref()
    }

    /// Did this entry come from a flight, or with a fixed stack?
    pub fn brought(&self, entry: EntryId) -> Option<&Arrived> {
        self.made()?.arrived.get(entry.index())
    }

    /// What is paid for this entry's stack, whatever place it comes to.
    pub fn stack_price(&self, entry: EntryId) -> Money {
        let Some(made) = self.made() else { return Money::ZERO };
        let stack = made.arrived.get(entry.index()).and_then(|arrived| arrived.stack);
        stack.map_or(Money::ZERO, |stack| made.price(&stack))
    }

    /// What is paid for all stacks together, out of the prize money.
    pub fn stack_prices(&self) -> Money {
        self.made().map_or(Money::ZERO, |made| made.terms.price.money().times(made.paid_for))
    }
}

impl Made {
    fn of(terms: &Terms, flights: &[Flight], qualifiers: &[Qualifier]) -> Self {
        let player = |person: u32| PlayerId::at(person as usize);
        let mut arrived = Vector::new();
        for (number, flight) in (0..).zip(flights) {
            arrived.extend(flight.entries.iter().map(|entry| Arrived::of(number, entry)));
        }
        for qualifier in qualifiers {
            let Qualifier { person, chips, .. } = *qualifier;
            let stack = Bagged { bag: None, chips, seat: None, void: false, fate: Fate::Void };
            let player = player(person);
            let stack = Some(stack);
            arrived.push_back(Arrived { flight: None, number: None, player, stack, place: 0 });
        }
        let read = flights;
        let flights = read.iter().map(FlightRead::of).collect();
        let (pieces, united) = (OrdMap::new(), OrdMap::new());
        let mut made = Self { terms: terms.clone(), flights, arrived, pieces, united, paid_for: 0 };
        let brought = read.iter().flat_map(|flight| &flight.entries);
        for (at, entry) in brought.enumerate() {
            made.count(EntryId::at(at), entry);
        }
        made
    }

    /// This flight brings what it was found to bring when it was read again.
    fn read_again(&mut self, flight: u16, read: &Flight) {
        let Some(of) = self.flights.get_mut(usize::from(flight)) else { return };
        *of = FlightRead::of(read);
        let entries = self.arrived.iter_mut().enumerate();
        let entries = entries.filter(|(_, arrived)| arrived.flight == Some(flight));
        let mut ids = Vec::with_capacity(read.entries.len());
        for ((at, arrived), entry) in entries.zip(&read.entries) {
            *arrived = Arrived { player: arrived.player, ..Arrived::of(flight, entry) };
            ids.push(EntryId::at(at));
        }
        for (id, entry) in ids.into_iter().zip(&read.entries) {
            self.count(id, entry);
        }
    }

    /// Of which chips the stack is that this entry brings, where that was counted.
    fn count(&mut self, id: EntryId, entry: &Brought) {
        match &entry.came {
            Came::Bagged { pieces, .. } if !pieces.is_empty() => {
                self.pieces.insert(id, pieces.clone());
            }
            _ => drop(self.pieces.remove(&id)),
        }
    }

    /// How many chips of which value were in the bag with which this entry came; nothing where only its total was counted.
    pub fn pieces(&self, entry: EntryId) -> Option<&[(Chips, u32)]> {
        self.pieces.get(&entry).map(Vec::as_slice)
    }

    fn change(&mut self, entry: EntryId, change: impl FnOnce(&mut Bagged)) {
        let arrived = self.arrived.get_mut(entry.index());
        if let Some(stack) = arrived.and_then(|arrived| arrived.stack.as_mut()) {
            change(stack);
        }
    }

    /// Finds out what becomes of every stack.
    ///
    /// # Errors
    /// Somebody has two where only one is allowed.
    fn work_out(&mut self) -> Result<(), Refusal> {
        let stacks =
            || self.arrived.iter().enumerate().filter_map(|(at, a)| Some((at, a.player, a.stack?)));
        let list: Vec<Stack> = stacks()
            .map(|(_, player, stack)| Stack {
                who: self.united.get(&player).unwrap_or(&player).get(),
                chips: stack.chips,
                void: stack.void,
            })
            .collect();
        let places: Vec<usize> = stacks().map(|(at, ..)| at).collect();
        let fates = carry(&list, self.terms.policy).map_err(|_| Refusal::TwoBags)?;
        self.paid_for = 0;
        for (fate, &place) in fates.into_iter().zip(&places) {
            let fate = match fate {
                // Of the stacks, and so of the entries.
                Fate::AddedTo(to) => Fate::AddedTo(places.get(to).copied().unwrap_or(to)),
                fate => fate,
            };
            self.change(EntryId::at(place), |stack| stack.fate = fate);
            let stack = self.arrived.get(place).and_then(|arrived| arrived.stack);
            let is_paid = stack.is_some_and(|stack| !self.price(&stack).is_zero());
            self.paid_for += u32::from(is_paid);
        }
        Ok(())
    }

    fn price(&self, stack: &Bagged) -> Money {
        // A qualifier has bagged nothing.
        if stack.bag.is_none() && stack.fate != Fate::Forfeited {
            return Money::ZERO;
        }
        self.terms.price.of(stack.fate)
    }

    /// The flights, in the order in which they were played.
    pub fn flights(&self) -> &[FlightRead] {
        &self.flights
    }

    /// What every entry came with, by entry.
    pub fn arrived(&self) -> impl ExactSizeIterator<Item = (EntryId, &Arrived)> {
        self.arrived.iter().enumerate().map(|(at, arrived)| (EntryId::at(at), arrived))
    }

    /// Under which player somebody goes on.
    pub fn goes_on_as(&self, player: PlayerId) -> PlayerId {
        self.united.get(&player).copied().unwrap_or(player)
    }
}

impl FlightRead {
    fn of(flight: &Flight) -> Self {
        Self {
            file: flight.file.clone(),
            seal: flight.seal.clone(),
            records: flight.records,
            name: flight.name.clone(),
            issued: flight.issued,
            changed: flight.changed,
            kept: flight.kept,
            bounties: flight.bounties,
            entries: u32::try_from(flight.entries.len()).unwrap_or(u32::MAX),
        }
    }
}

impl Arrived {
    fn of(flight: u16, entry: &Brought) -> Self {
        let (stack, place) = match entry.came {
            Came::Bagged { bag, chips, seat, void, .. } => {
                let (bag, seat, fate) = (Some(bag), Some(seat), Fate::Void);
                (Some(Bagged { bag, chips, seat, void, fate }), 0)
            }
            Came::Out { place } | Came::Disqualified { place } => (None, place),
        };
        let player = PlayerId::at(entry.person as usize);
        Self { flight: Some(flight), number: Some(entry.number), player, stack, place }
    }
}

impl Bagged {
    /// The chips with which it goes on; none where another one does, or none.
    pub const fn brings(&self) -> Chips {
        match self.fate {
            Fate::GoesOn(chips) => chips,
            Fate::AddedTo(_) | Fate::Forfeited | Fate::Void => Chips::ZERO,
        }
    }

    /// The chips that go out of play because of it.
    pub const fn loses(&self) -> Chips {
        match self.fate {
            Fate::Forfeited | Fate::Void => self.chips,
            Fate::GoesOn(_) | Fate::AddedTo(_) => Chips::ZERO,
        }
    }
}

impl Tournament {
    /// Returns under which player this one goes on: another one where the two were united.
    pub(super) fn goes_on_as(&self, player: PlayerId) -> PlayerId {
        let made = self.flights.made().filter(|_| !self.is_as_before());
        made.map_or(player, |made| made.goes_on_as(player))
    }

    /// Returns every player who is this person: the player alone, but for spellings that were united.
    pub(super) fn spellings(&self, player: PlayerId) -> Vec<PlayerId> {
        let owner = self.goes_on_as(player);
        let made = self.flights.made().filter(|_| !self.is_as_before());
        let united = made.into_iter().flat_map(|made| &made.united);
        let others = united.filter(|(_, of)| **of == owner).map(|(other, _)| *other);
        std::iter::once(owner).chain(others).collect()
    }

    /// Returns how many entries this person made that were not refunded, under every spelling.
    pub(super) fn times_entered(&self, player: PlayerId) -> usize {
        let players = self.spellings(player).into_iter().filter_map(|id| self.entries.player(id));
        players.map(|player| self.entries.times_entered(player)).sum()
    }

    /// How the chips of each flight came over; the last are of those who come without a flight.
    pub fn flight_sums(&self) -> Vec<FlightSums> {
        let Some(made) = self.flights.made() else { return Vec::new() };
        let mut sums = vec![FlightSums::default(); made.flights.len() + 1];
        for (sums, flight) in sums.iter_mut().zip(&made.flights) {
            let changed = flight.changed.map_or(Sum::ZERO, Sum::from);
            sums.due = Sum::from(flight.issued).plus(changed);
            let won = BuyIn { bounty: flight.bounties, ..BuyIn::default() };
            sums.paid = flight.kept.plus(won);
        }
        for (entry, arrived) in made.arrived() {
            let flight = arrived.flight.map_or(made.flights.len(), usize::from);
            let Some(sums) = sums.get_mut(flight) else { continue };
            sums.entries += 1;
            let paid = self.entries.get(entry).map_or_else(BuyIn::default, |entry| entry.paid);
            sums.paid = sums.paid.plus(paid);
            let Some(stack) = arrived.stack else { continue };
            sums.bags += 1;
            sums.bagged = sums.bagged.plus(stack.chips);
            sums.forfeited = sums.forfeited.plus(stack.loses());
            sums.goes_on = sums.goes_on.plus(stack.chips.minus(stack.loses()));
            if arrived.flight.is_none() {
                sums.due = sums.due.plus(stack.chips.into());
            }
        }
        sums
    }
}
