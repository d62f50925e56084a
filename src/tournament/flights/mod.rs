//! The flights that this event is the next day of, with the origin and the use of each stack.
//!
//! Every entry of every flight is an entry of this event. Those without a stack are ranked behind
//! all who play here. So pool, places, prizes and re-entries are those of the whole event, and each
//! is counted once. Money was taken in the flights: it is in their cash and not in this event's.

mod acts;
mod decide;

use bottone_base::{chips::Chips, money::Money, seat::Seat};
use bottone_rules::{
    buy_in::BuyIn,
    carry::{CarryTerms, FlightStack, StackOutcome, carry},
};
use imbl::{OrdMap, Vector};
use serde::Serialize;

use super::{
    Event, Refusal, Tournament,
    counts::{ChipDifference, ChipSum},
    entries::{EntryId, PlayerId},
};
pub use acts::{Flight, FlightCommand, FlightEntry, FlightEvent, FlightResult, Qualifier};
pub(super) use decide::decide;

/// The origin of this event, if it is the next day of flights.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Flights(Option<FlightOrigin>);

/// The origin of a next day.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct FlightOrigin {
    pub terms: CarryTerms,
    flights: Vec<FlightRead>,
    /// The arrival of every entry, by entry; entries sold in this event are not here.
    arrived: Vector<EntryArrival>,
    /// The chips by denomination, by entry, if counted.
    pieces: OrdMap<EntryId, Vec<(Chips, u32)>>,
    /// The player number under which each second spelling goes on.
    united: OrdMap<PlayerId, PlayerId>,
    /// The number of stacks that are paid for.
    paid_for: u32,
}

/// A flight, without its entries.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct FlightRead {
    /// The file name.
    pub file: String,
    /// The seal of the last line read from it.
    pub seal: String,
    /// The number of records up to there.
    pub records: u32,
    /// The name, such as "Main event · Day 1A".
    pub name: String,
    /// The chips given out in it.
    pub issued: Chips,
    /// The change of the chips by races and accepted corrections.
    pub changed: Option<ChipDifference>,
    /// The money kept from entries that were taken back.
    pub kept: BuyIn,
    /// The bounty money won in it.
    pub bounties: Money,
    pub entries: u32,
}

/// The arrival of an entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct EntryArrival {
    /// The flight, from 0; `None` for a qualifier.
    pub flight: Option<u16>,
    /// The entry's number in the flight.
    pub number: Option<EntryId>,
    pub player: PlayerId,
    /// The bagged stack; `None` if the entry busted.
    pub stack: Option<BaggedStack>,
    /// The place of a busted entry in the flight, as read; 0 for others.
    pub place: u32,
}

/// A stack that came in a bag, or was given to a qualifier.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct BaggedStack {
    /// The number on the bag; `None` without a bag.
    pub bag: Option<u32>,
    pub chips: Chips,
    /// The owner's seat.
    pub seat: Option<Seat>,
    /// True if the floor declared the bag void.
    pub void: bool,
    #[serde(skip)]
    pub fate: StackOutcome,
}

/// The totals of a flight: entries, chips and money.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct FlightSums {
    /// The number of entries, and of those with a bag.
    pub entries: u32,
    pub bags: u32,
    /// The chips due in play at its end.
    pub due: ChipSum,
    pub bagged: Chips,
    /// The chips that go on, and those forfeited or void.
    pub goes_on: Chips,
    pub forfeited: Chips,
    /// The money paid for its entries.
    pub paid: BuyIn,
}

impl Flights {
    pub(super) fn on_event(&mut self, event: &Event) {
        let Event::Flights(event) = event else { return };
        if let FlightEvent::Made { terms, flights, qualifiers } = event {
            self.0 = Some(FlightOrigin::of(terms, flights, qualifiers));
        }
        let Some(made) = &mut self.0 else { return };
        match event {
            FlightEvent::Made { .. } => {}
            FlightEvent::BagCorrected { entry, chips, .. } => {
                made.change(*entry, |stack| stack.chips = *chips);
                // The denominations of the corrected amount are not known.
                made.pieces.remove(entry);
            }
            FlightEvent::Voided { entry, void, .. } => {
                made.change(*entry, |stack| stack.void = *void);
            }
            FlightEvent::United { player, other, .. } => {
                made.united.insert(*other, *player);
            }
            FlightEvent::ReadAgain { flight, read } => made.replace_flight(*flight, read),
        }
        // A record that was never decided may give one person two stacks: then all fates stay as
        // they are.
        made.compute_outcomes().ok();
    }

    /// Returns the origin of this event, if it is the next day of flights.
    pub fn origin(&self) -> Option<&FlightOrigin> {
        self.0.as_ref()
    }

    /// Returns the arrival of this entry, if it came from a flight or with a fixed stack.
    pub fn arrival(&self, entry: EntryId) -> Option<&EntryArrival> {
        self.origin()?.arrived.get(entry.index())
    }

    /// Returns the amount paid for this entry's stack, in any place.
    pub fn stack_price(&self, entry: EntryId) -> Money {
        let Some(made) = self.origin() else { return Money::ZERO };
        let stack = made.arrived.get(entry.index()).and_then(|arrived| arrived.stack);
        stack.map_or(Money::ZERO, |stack| made.price(&stack))
    }

    /// Returns the amount paid for all stacks together, out of the prize money.
    pub fn stack_prices(&self) -> Money {
        self.origin().map_or(Money::ZERO, |made| made.terms.price.money().times(made.paid_for))
    }
}

impl FlightOrigin {
    fn of(terms: &CarryTerms, flights: &[Flight], qualifiers: &[Qualifier]) -> Self {
        let player = |person: u32| PlayerId::at(person as usize);
        let mut arrived = Vector::new();
        for (number, flight) in (0..).zip(flights) {
            arrived.extend(flight.entries.iter().map(|entry| EntryArrival::of(number, entry)));
        }
        for qualifier in qualifiers {
            let Qualifier { person, chips, .. } = *qualifier;
            let stack =
                BaggedStack { bag: None, chips, seat: None, void: false, fate: StackOutcome::Void };
            let player = player(person);
            let stack = Some(stack);
            arrived.push_back(EntryArrival { flight: None, number: None, player, stack, place: 0 });
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

    /// Replaces the data of a flight that was read again.
    fn replace_flight(&mut self, flight: u16, read: &Flight) {
        let Some(of) = self.flights.get_mut(usize::from(flight)) else { return };
        *of = FlightRead::of(read);
        let entries = self.arrived.iter_mut().enumerate();
        let entries = entries.filter(|(_, arrived)| arrived.flight == Some(flight));
        let mut ids = Vec::with_capacity(read.entries.len());
        for ((at, arrived), entry) in entries.zip(&read.entries) {
            *arrived = EntryArrival { player: arrived.player, ..EntryArrival::of(flight, entry) };
            ids.push(EntryId::at(at));
        }
        for (id, entry) in ids.into_iter().zip(&read.entries) {
            self.count(id, entry);
        }
    }

    /// Records the chips by denomination of this entry's stack, if counted.
    fn count(&mut self, id: EntryId, entry: &FlightEntry) {
        match &entry.result {
            FlightResult::Bagged { pieces, .. } if !pieces.is_empty() => {
                self.pieces.insert(id, pieces.clone());
            }
            _ => drop(self.pieces.remove(&id)),
        }
    }

    /// Returns the number of chips of each value in this entry's bag; `None` if only the total was
    /// counted.
    pub fn pieces(&self, entry: EntryId) -> Option<&[(Chips, u32)]> {
        self.pieces.get(&entry).map(Vec::as_slice)
    }

    fn change(&mut self, entry: EntryId, change: impl FnOnce(&mut BaggedStack)) {
        let arrived = self.arrived.get_mut(entry.index());
        if let Some(stack) = arrived.and_then(|arrived| arrived.stack.as_mut()) {
            change(stack);
        }
    }

    /// Works out the fate of every stack.
    ///
    /// # Errors
    /// A player has two stacks, and only one is allowed.
    fn compute_outcomes(&mut self) -> Result<(), Refusal> {
        let stacks =
            || self.arrived.iter().enumerate().filter_map(|(at, a)| Some((at, a.player, a.stack?)));
        let list: Vec<FlightStack> = stacks()
            .map(|(_, player, stack)| FlightStack {
                owner: self.united.get(&player).unwrap_or(&player).get(),
                chips: stack.chips,
                void: stack.void,
            })
            .collect();
        let places: Vec<usize> = stacks().map(|(at, ..)| at).collect();
        let fates = carry(&list, self.terms.policy).map_err(|_| Refusal::TwoBags)?;
        self.paid_for = 0;
        for (fate, &place) in fates.into_iter().zip(&places) {
            let fate = match fate {
                // Converts an index of the stacks into an index of the entries.
                StackOutcome::AddedTo(to) => {
                    StackOutcome::AddedTo(places.get(to).copied().unwrap_or(to))
                }
                fate => fate,
            };
            self.change(EntryId::at(place), |stack| stack.fate = fate);
            let stack = self.arrived.get(place).and_then(|arrived| arrived.stack);
            let is_paid = stack.is_some_and(|stack| !self.price(&stack).is_zero());
            self.paid_for += u32::from(is_paid);
        }
        Ok(())
    }

    fn price(&self, stack: &BaggedStack) -> Money {
        // A qualifier has bagged no stack.
        if stack.bag.is_none() && stack.fate != StackOutcome::Forfeited {
            return Money::ZERO;
        }
        self.terms.price.of(stack.fate)
    }

    /// Returns the flights in the order of play.
    pub fn flights(&self) -> &[FlightRead] {
        &self.flights
    }

    /// Returns the arrival of every entry, by entry.
    pub fn arrived(&self) -> impl ExactSizeIterator<Item = (EntryId, &EntryArrival)> {
        self.arrived.iter().enumerate().map(|(at, arrived)| (EntryId::at(at), arrived))
    }

    /// Returns the player number under which this one goes on.
    pub fn united_player(&self, player: PlayerId) -> PlayerId {
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

impl EntryArrival {
    fn of(flight: u16, entry: &FlightEntry) -> Self {
        let (stack, place) = match entry.result {
            FlightResult::Bagged { bag, chips, seat, void, .. } => {
                let (bag, seat, fate) = (Some(bag), Some(seat), StackOutcome::Void);
                (Some(BaggedStack { bag, chips, seat, void, fate }), 0)
            }
            FlightResult::Out { place } | FlightResult::Disqualified { place } => (None, place),
        };
        let player = PlayerId::at(entry.person as usize);
        Self { flight: Some(flight), number: Some(entry.number), player, stack, place }
    }
}

impl BaggedStack {
    /// Returns the chips with which the stack goes on; zero if it is added to another one or does
    /// not count.
    pub const fn chips_in_play(&self) -> Chips {
        match self.fate {
            StackOutcome::GoesOn(chips) => chips,
            StackOutcome::AddedTo(_) | StackOutcome::Forfeited | StackOutcome::Void => Chips::ZERO,
        }
    }

    /// Returns the chips that go out of play because of it.
    pub const fn chips_lost(&self) -> Chips {
        match self.fate {
            StackOutcome::Forfeited | StackOutcome::Void => self.chips,
            StackOutcome::GoesOn(_) | StackOutcome::AddedTo(_) => Chips::ZERO,
        }
    }
}

impl Tournament {
    /// Returns the player number under which this one goes on: another one if the two were united.
    pub(super) fn united_player(&self, player: PlayerId) -> PlayerId {
        let made = self.flights.origin().filter(|_| !self.uses_old_laws());
        made.map_or(player, |made| made.united_player(player))
    }

    /// Returns every player number of this person: one, plus any united spellings.
    pub(super) fn spellings(&self, player: PlayerId) -> Vec<PlayerId> {
        let owner = self.united_player(player);
        let made = self.flights.origin().filter(|_| !self.uses_old_laws());
        let united = made.into_iter().flat_map(|made| &made.united);
        let others = united.filter(|(_, of)| **of == owner).map(|(other, _)| *other);
        std::iter::once(owner).chain(others).collect()
    }

    /// Returns the number of this person's entries that were not refunded, under every spelling.
    pub(super) fn times_entered(&self, player: PlayerId) -> usize {
        let players = self.spellings(player).into_iter().filter_map(|id| self.entries.player(id));
        players.map(|player| self.entries.times_entered(player)).sum()
    }

    /// Returns the totals of each flight; the last are those of the qualifiers.
    pub fn flight_sums(&self) -> Vec<FlightSums> {
        let Some(made) = self.flights.origin() else { return Vec::new() };
        let mut sums = vec![FlightSums::default(); made.flights.len() + 1];
        for (sums, flight) in sums.iter_mut().zip(&made.flights) {
            let changed = flight.changed.map_or(ChipSum::ZERO, ChipSum::from);
            sums.due = ChipSum::from(flight.issued).plus(changed);
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
            sums.forfeited = sums.forfeited.plus(stack.chips_lost());
            sums.goes_on = sums.goes_on.plus(stack.chips.minus(stack.chips_lost()));
            if arrived.flight.is_none() {
                sums.due = sums.due.plus(stack.chips.into());
            }
        }
        sums
    }
}
