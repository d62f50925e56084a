//! Players, entries and busts.
//!
//! A player is a person; an entry is one stack that was paid for. A player who comes back has
//! several entries, of which at most one plays.

mod acts;
mod bubble;
mod bust_reversal;
mod decide;
mod facts;
mod flight_ranking;
mod registration;
mod totals;

use std::collections::BTreeMap;

use bottone_base::{
    chips::Chips, money::Money, person::Person, places::MOST_ENTRIES, time::Timestamp,
    unreadable::ExpectedKind,
};
use bottone_rules::{buy_in::BuyIn, rulebook::BustRanking};
use flight_ranking::FlightRanking;
use imbl::Vector;
use serde::{Deserialize, Deserializer, Serialize};
use totals::Totals;

use super::{
    Event, Refusal, SaleKind,
    counts::ChipSum,
    hands::HandsEvent,
    numbered::NumberedList,
    payments::PurchaseRef,
    places::{FinishPlace, FinishPlaces, places},
};
pub use acts::{
    BustedEntry, CarriedEntry, Entrant, EntryCommand, EntryCommandKind, EntryEvent, FlightOrder,
    FlightRank, PaidSale,
};
pub use bubble::{BubbleHand, HandForHand};
pub use registration::{Closing, Registration};

pub(crate) use facts::{EntryFacts, Standings};

pub(super) use bubble::{end_hand_for_hand, hand_lost, next_hand};
pub(super) use decide::{bust, decide, refund};

/// The most players, and the most entries, that one event can hold.
pub const MOST: usize = MOST_ENTRIES;

macro_rules! number {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
        #[serde(transparent)]
        pub struct $name(u32);

        impl $name {
            /// Returns the number, from 1 up in the order of arrival.
            pub const fn get(self) -> u32 {
                self.0
            }

            pub(crate) fn at(index: usize) -> Self {
                Self(u32::try_from(index + 1).unwrap_or(u32::MAX))
            }

            /// Returns the number from 0 up, as its place in a list.
            pub const fn index(self) -> usize {
                self.0 as usize - 1
            }
        }

        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
                let number = u32::deserialize(from)?;
                if number == 0 || number as usize > MOST {
                    return Err(ExpectedKind::Number.error(number));
                }
                Ok(Self(number))
            }
        }
    };
}

number! {
    /// A player of this event.
    PlayerId
}
number! {
    /// An entry of this event.
    EntryId
}

/// All known players, entries and busts.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Entries {
    players: NumberedList<Player>,
    list: NumberedList<Entry>,
    /// The first numbers of players and entries during a late report. Not part of the state of an
    /// event.
    #[serde(skip)]
    pub(super) numbers_from: Option<(usize, usize)>,
    /// The number of the next rebuy or add-on during a late report. Not part of the state of an
    /// event.
    #[serde(skip)]
    pub(super) bought_from: Option<u8>,
    busts: Vector<Bust>,
    /// The entries that have won a seat, the earliest first.
    through: Vector<EntryId>,
    behind: FlightRanking,
    #[serde(rename = "playing")]
    totals: Totals,
    by_hand: Option<bool>,
    hand_for_hand: HandForHand,
}

/// A person known to this event, entered or not.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Player {
    pub person: Person,
    /// The entries of this player, the earliest first.
    pub entries: Vec<EntryId>,
}

/// One stack that was paid for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Entry {
    pub player: PlayerId,
    /// 1 for the player's first entry, 2 for the first re-entry. Refunded ones do not count.
    pub number: u16,
    /// The time of the entry.
    pub at: Timestamp,
    /// The price paid, with rebuys and add-on.
    pub paid: BuyIn,
    /// The chips given for it, with rebuys and add-on.
    pub chips: Chips,
    /// The part of the chips lost to others by busts. A rebuy gives new ones.
    pub lost: Chips,
    /// The chips lost to others before its last bust.
    #[serde(skip)]
    lost_before: Chips,
    /// The least price that started its head: at the entry, or by a rebuy after its bounty was
    /// taken.
    #[serde(skip)]
    least_bounty: Money,
    pub rebuys: u8,
    pub add_ons: u8,
    /// Each rebuy and add-on, the earliest first.
    pub bought: Vec<ExtraPurchase>,
    /// The numbers given to its rebuys and add-ons.
    #[serde(skip)]
    numbers: Vec<ExtraNumber>,
    /// The money that the organiser kept when the entry was taken back.
    pub kept: BuyIn,
    /// The state of the entry.
    pub standing: EntryState,
    /// The chips that went out of play when the player was disqualified.
    pub disqualified: Option<Chips>,
    /// The chips that went out of play when the stack won a seat.
    pub through: Chips,
    /// The chips that went out of play when the player gave them up for a new entry.
    #[serde(default, skip_serializing_if = "bottone_base::is_nothing")]
    pub forfeited: Chips,
    /// The starting stack.
    #[serde(skip)]
    start: Chips,
}

/// A rebuy or an add-on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ExtraPurchase {
    /// The kind of purchase.
    pub what: SaleKind,
    /// The price.
    pub paid: BuyIn,
}

/// A number given to a rebuy or an add-on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct ExtraNumber {
    kind: SaleKind,
    number: u8,
    came: NumberOrigin,
}

/// The way in which a number was given.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum NumberOrigin {
    /// In turn, one after the other.
    InTurn,
    /// Out of turn, to a late report.
    Late,
    /// To a deleted one: it is not given again.
    Skipped,
}

/// The state of an entry: playing, or the way it left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum EntryState {
    /// In, seated or waiting for a seat.
    In,
    Out {
        /// The index of the bust in [`Entries::busts`].
        bust: usize,
    },
    /// Taken back before it played: money returned, chips gone.
    Refunded,
    /// From a flight without a stack: ranked behind all playing entries.
    Behind,
    /// Through with a seat at the milestone of a satellite. The chips left play, and the place is
    /// before all who play on.
    Through,
    /// Given up for a new entry: it has no place.
    Forfeited,
}

/// The entries eliminated in one hand.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Bust {
    /// The time of the report.
    pub at: Timestamp,
    pub out: Vec<BustedEntry>,
    /// The hand that all tables played together, if the bust was in one.
    pub hand: Option<BubbleHand>,
}

impl Entries {
    /// Applies an event. `ranking` is the house rule for several busts in one hand that all tables
    /// play together.
    pub(super) fn on_event(&mut self, event: &Event, ranking: BustRanking, at: Timestamp) {
        let event = match event {
            Event::Entries(event) => event,
            Event::Hands(HandsEvent::StackReported { entry, stack }) => {
                return self.report_stack(*entry, *stack);
            }
            _ => return,
        };
        match event {
            EntryEvent::Listed { people, from } => {
                for (person, nth) in people.iter().cloned().zip(0..) {
                    let number = from.map(|from| from.index() + nth);
                    self.players.add(number, Player { person, entries: vec![] });
                }
            }
            EntryEvent::Entered { players, paid, chips, from } => {
                for (&player, nth) in players.iter().zip(0..) {
                    let number = from.map(|from| from.index() + nth);
                    self.enter(player, number, (*paid, *chips), at);
                }
            }
            EntryEvent::Carried { entries, behind } => self.add_flight_entries(entries, behind, at),
            EntryEvent::Restacked { entry, was, chips, rank } => {
                self.restack(*entry, (*was, *chips), *rank);
            }
            EntryEvent::RankedBehind { behind } => self.rank_behind(behind),
            EntryEvent::NumbersSkipped { players, entries, bought } => {
                self.skip_numbers(players, entries, bought);
            }
            EntryEvent::Corrected { player, to } => {
                if let Some(player) = self.players.get_mut(player.index()) {
                    player.person.clone_from(to);
                }
            }
            EntryEvent::Rebought { entry, paid, chips, number } => {
                self.change(*entry, |entry| {
                    if !entry.is_in() {
                        entry.least_bounty = entry.least_bounty.min(paid.bounty);
                    }
                    entry.standing = EntryState::In;
                    entry.rebuys = entry.rebuys.saturating_add(1);
                    entry.buy(SaleKind::Rebuy, *paid, *chips, *number);
                });
            }
            EntryEvent::AddedOn { entry, paid, chips, number } => {
                self.change(*entry, |entry| {
                    entry.add_ons = entry.add_ons.saturating_add(1);
                    entry.buy(SaleKind::AddOn, *paid, *chips, *number);
                });
            }
            EntryEvent::Refunded { entry, kept } => {
                self.change(*entry, |entry| {
                    entry.kept = *kept;
                    entry.standing = EntryState::Refunded;
                });
            }
            EntryEvent::Busted { out } => self.bust(out, at, self.hand_for_hand.hand(ranking)),
            EntryEvent::Disqualified { out, together } => {
                let hand = self.hand_for_hand.hand(ranking).filter(|_| *together);
                // The stack at the start of the hand is not the stack that left play.
                let stack = out.stack.filter(|_| hand.is_none());
                self.bust(&[BustedEntry { stack, ..*out }], at, hand);
                self.change(out.entry, |entry| {
                    let before = entry.disqualified.unwrap_or_default();
                    entry.disqualified = Some(before.plus(out.stack.unwrap_or_default()));
                });
            }
            EntryEvent::SeatWon { out } => self.win_seat(out),
            EntryEvent::StartSet { entry, was, chips } => self.start_with(*entry, *was, *chips),
            EntryEvent::Forfeited { out } => self.forfeit(out),
            EntryEvent::RegistrationSet { open } => self.by_hand = Some(*open),
            EntryEvent::RegistrationFollows => self.by_hand = None,
            EntryEvent::HandForHandSet { on } => self.hand_for_hand.set(*on, at),
            EntryEvent::HandPlayed => self.hand_for_hand.set(true, at),
            EntryEvent::SameHand { out, separate_hand } => {
                self.same_hand(out, *separate_hand, ranking);
            }
            EntryEvent::BroughtBack { entry, .. } => self.reverse_bust(*entry),
        }
    }

    fn start_with(&mut self, entry: EntryId, was: Chips, chips: Chips) {
        self.change(entry, |entry| {
            entry.chips = entry.chips.minus(was).plus(chips);
            entry.start = chips;
        });
    }

    fn win_seat(&mut self, out: &BustedEntry) {
        self.through.push_back(out.entry);
        self.change(out.entry, |entry| {
            entry.standing = EntryState::Through;
            entry.through = out.stack.unwrap_or_default();
        });
    }

    fn forfeit(&mut self, out: &BustedEntry) {
        self.change(out.entry, |entry| {
            entry.standing = EntryState::Forfeited;
            entry.forfeited = out.stack.unwrap_or_default();
        });
    }

    /// Marks these numbers as not to be given again.
    fn skip_numbers(
        &mut self,
        players: &[PlayerId],
        entries: &[EntryId],
        bought: &[(EntryId, PurchaseRef)],
    ) {
        for (entry, sold) in bought {
            let (kind, number) = match sold {
                PurchaseRef::Entry => continue,
                PurchaseRef::Rebuy(number) => (SaleKind::Rebuy, *number),
                PurchaseRef::AddOn(number) => (SaleKind::AddOn, *number),
            };
            self.change(*entry, |entry| {
                entry.numbers.push(ExtraNumber { kind, number, came: NumberOrigin::Skipped });
            });
        }
        self.players.skip(players.iter().map(|id| id.index()));
        self.list.skip(entries.iter().map(|id| id.index()));
    }

    /// Changes one entry, if it exists, and the totals.
    fn change(&mut self, id: EntryId, change: impl FnOnce(&mut Entry)) {
        let Some(entry) = self.list.get_mut(id.index()) else { return };
        self.totals.remove(entry);
        change(entry);
        self.totals.add(entry);
    }

    fn bust(&mut self, out: &[BustedEntry], at: Timestamp, hand: Option<BubbleHand>) {
        let bust = self.busts.len();
        for out in out {
            self.change(out.entry, |entry| {
                entry.standing = EntryState::Out { bust };
                entry.lost_before = entry.lost;
                entry.lost = entry.chips;
            });
        }
        self.busts.push_back(Bust { at, out: out.to_vec(), hand });
    }

    fn enter(
        &mut self,
        player: PlayerId,
        id: Option<usize>,
        (paid, chips): (BuyIn, Chips),
        at: Timestamp,
    ) {
        let Some(whose) = self.players.get(player.index()) else { return };
        let number = u16::try_from(self.times_entered(whose) + 1).unwrap_or(u16::MAX);
        let entry = Entry {
            player,
            number,
            at,
            paid,
            chips,
            lost: Chips::ZERO,
            lost_before: Chips::ZERO,
            least_bounty: paid.bounty,
            rebuys: 0,
            add_ons: 0,
            bought: Vec::new(),
            numbers: Vec::new(),
            kept: BuyIn::default(),
            standing: EntryState::In,
            disqualified: None,
            through: Chips::ZERO,
            forfeited: Chips::ZERO,
            start: chips,
        };
        self.totals.add(&entry);
        let id = EntryId::at(self.list.add(id, entry));
        if let Some(whose) = self.players.get_mut(player.index()) {
            whose.entries.push(id);
        }
    }

    /// Returns every known player, by number.
    pub fn players(&self) -> impl DoubleEndedIterator<Item = (PlayerId, &Player)> {
        self.players.iter().map(|(index, player)| (PlayerId::at(index), player))
    }

    /// Returns a player by number.
    pub fn player(&self, id: PlayerId) -> Option<&Player> {
        self.players.get(id.index())
    }

    /// Returns every entry by number, including refunded ones.
    pub fn all(&self) -> impl DoubleEndedIterator<Item = (EntryId, &Entry)> {
        self.list.iter().map(|(index, entry)| (EntryId::at(index), entry))
    }

    /// Returns an entry by number.
    pub fn get(&self, id: EntryId) -> Option<&Entry> {
        self.list.get(id.index())
    }

    /// Returns the person of this entry.
    pub fn person(&self, id: EntryId) -> Option<&Person> {
        self.get(id).and_then(|entry| self.player(entry.player)).map(|player| &player.person)
    }

    /// Returns the entries that are in.
    pub fn playing(&self) -> impl Iterator<Item = (EntryId, &Entry)> {
        self.all().filter(|(_, entry)| entry.is_in())
    }

    /// Returns the number of entries that are in.
    pub fn playing_count(&self) -> usize {
        self.totals.playing
    }

    /// Returns the number of entries not refunded.
    pub fn count(&self) -> usize {
        self.totals.standing
    }

    /// Returns the number of entries given up for new ones.
    pub fn forfeited_count(&self) -> usize {
        self.totals.forfeited
    }

    /// Returns the entry with which this player is in.
    pub fn entry_in_play(&self, id: PlayerId) -> Option<EntryId> {
        let entries = self.player(id)?.entries.iter().rev().copied();
        entries.into_iter().find(|entry| self.get(*entry).is_some_and(Entry::is_in))
    }

    /// Returns every bust in the order of its report. It includes busts of entries that came back
    /// with a rebuy.
    pub fn busts(&self) -> &Vector<Bust> {
        &self.busts
    }

    /// Returns the entries that won a seat at the milestone, the earliest first.
    pub fn qualified(&self) -> &Vector<EntryId> {
        &self.through
    }

    /// Returns whether any entry is out, or through with a seat.
    pub(super) fn is_decided_of_any(&self) -> bool {
        !self.busts.is_empty() || !self.through.is_empty()
    }

    /// Checks that all these entries are known and in.
    pub(super) fn check_playing(
        &self,
        mut entries: impl Iterator<Item = EntryId> + Clone,
    ) -> Result<(), Refusal> {
        let known = entries.clone().all(|id| self.get(id).is_some());
        Refusal::EntryUnknown.check(known, None)?;
        Refusal::NotIn.check(entries.all(|id| self.get(id).is_some_and(Entry::is_in)), None)
    }

    /// Returns the state of hand for hand.
    pub fn hand_for_hand(&self) -> &HandForHand {
        &self.hand_for_hand
    }

    /// Returns the registration as set by hand; `None` while the structure decides.
    pub fn by_hand(&self) -> Option<bool> {
        self.by_hand
    }

    /// Returns the chips given out, less those taken back and those of disqualifications.
    pub(super) fn chips_in_play(&self) -> ChipSum {
        self.totals.chips
    }

    /// Returns the first numbers of newcomers, if they do not follow the last.
    pub(super) fn numbers(&self) -> (Option<PlayerId>, Option<EntryId>) {
        let (players, entries) = self.numbers_from.unzip();
        (players.map(PlayerId::at), entries.map(EntryId::at))
    }

    /// Returns the numbers of the next players, from `from` on if they do not follow the last.
    pub(super) fn next_player_numbers(
        &self,
        from: Option<PlayerId>,
    ) -> impl Iterator<Item = PlayerId> {
        self.players.next_numbers(from.map(PlayerId::index)).map(PlayerId::at)
    }

    /// Returns the numbers of the next entries, in the same way.
    pub(super) fn next_entry_numbers(
        &self,
        from: Option<EntryId>,
    ) -> impl Iterator<Item = EntryId> {
        self.list.next_numbers(from.map(EntryId::index)).map(EntryId::at)
    }

    /// Returns the numbers after the last ones given to players and entries.
    pub(super) fn numbers_end(&self) -> (usize, usize) {
        (self.players.end(), self.list.end())
    }

    /// Returns the entries that these players get when they buy in now.
    pub(super) fn newcomers(
        &self,
        players: &[PlayerId],
        from: Option<EntryId>,
    ) -> impl Iterator<Item = EntryId> {
        let known = players.iter().filter(|player| self.player(**player).is_some());
        known.zip(self.next_entry_numbers(from)).map(|(_, entry)| entry)
    }

    /// Returns whether this player was disqualified.
    pub fn is_disqualified(&self, player: &Player) -> bool {
        let out = |id: &EntryId| self.get(*id).is_some_and(|entry| entry.disqualified.is_some());
        player.entries.iter().any(out)
    }

    /// Returns the money paid in, less refunds, by parts.
    pub fn paid(&self) -> BuyIn {
        self.totals.paid.plus(self.kept())
    }

    /// Returns the money kept from entries that were taken back.
    pub fn kept(&self) -> BuyIn {
        self.totals.kept
    }

    /// Returns whether any player paid anything, even if refunded.
    pub(super) fn took_money(&self) -> bool {
        self.totals.sold > 0
    }

    /// Returns the least price that started any head, among valid entries with a stack here.
    pub(super) fn least_bounty(&self) -> Option<Money> {
        self.totals.bounties.keys().next().copied()
    }

    /// Returns the number of sales of each kind and price, without those of refunded entries.
    pub(super) fn sales(&self) -> &BTreeMap<(SaleKind, BuyIn), u32> {
        &self.totals.sales
    }

    /// Returns whether the kept totals equal the recomputed ones in these facts.
    pub(super) fn are_counted(&self, facts: &EntryFacts) -> bool {
        self.totals == facts.totals
    }

    /// Returns the place of every busted entry, by entry.
    pub fn places(&self) -> FinishPlaces {
        let mut standings = Standings::default();
        for (id, entry) in self.all() {
            standings.push(id, entry.standing);
        }
        self.places_of(&standings)
    }

    /// Returns the place of every busted entry, by entry. `standings` are the states of all entries.
    pub(super) fn places_of(&self, standings: &Standings) -> FinishPlaces {
        FinishPlaces::of_entries(self.list.end(), self.decided(|id| standings.get(id)))
    }

    /// Returns the place of this entry, if it busted. Later busts are found sooner.
    pub fn place(&self, id: EntryId) -> Option<FinishPlace> {
        let decided = &mut self.decided(|id| self.get(id).map(|entry| entry.standing));
        decided.find(|(entry, _)| *entry == id).map(|(_, place)| place)
    }

    /// Returns every entry that has a place. `get` returns an entry by number.
    fn decided<'a>(
        &'a self,
        standing: impl Fn(EntryId) -> Option<EntryState> + 'a,
    ) -> impl Iterator<Item = (EntryId, FinishPlace)> {
        // A record that was never decided may rank entries that were taken back.
        let apart = self.behind.count() + self.forfeited_count();
        let played = self.count().saturating_sub(apart);
        let through = self.through.len();
        let busted = places(standing, &self.busts, self.playing_count() + through);
        let seats = self.through.iter().zip(1..);
        let seats = seats.map(|(id, place)| (*id, FinishPlace { first: place, last: place }));
        seats.chain(busted).chain(self.behind.places(played))
    }

    /// Returns the number of this player's entries that were not refunded.
    pub fn times_entered(&self, player: &Player) -> usize {
        let counts = |id: &&EntryId| {
            self.get(**id).is_some_and(|entry| entry.standing != EntryState::Refunded)
        };
        player.entries.iter().filter(counts).count()
    }
}

impl Entry {
    /// Returns whether the entry plays.
    pub fn is_in(&self) -> bool {
        self.standing == EntryState::In
    }

    /// Returns the starting stack, without rebuys and add-ons.
    pub fn start(&self) -> Chips {
        self.start
    }

    /// Returns the chips that went back to the bank with a refund. Chips lost in an earlier bust
    /// are with others.
    pub fn taken_back(&self) -> Chips {
        let refunded = self.standing == EntryState::Refunded;
        if refunded { self.chips.minus(self.lost) } else { Chips::ZERO }
    }

    /// Returns the price of the entry itself, without rebuys and add-on.
    pub fn price(&self) -> BuyIn {
        self.bought.iter().fold(self.paid, |left, bought| left.minus(bought.paid))
    }

    /// Returns whether chips were given out for this entry. An entry that busted in a flight has
    /// none here.
    fn has_stack(&self) -> bool {
        !self.chips.is_zero()
    }

    /// Returns the chips of this entry that are in play, at any player.
    fn chips_in_play(&self) -> ChipSum {
        let out = self.disqualified.unwrap_or_default().plus(self.through).plus(self.forfeited);
        ChipSum::from(self.chips).minus(self.taken_back().into()).minus(out.into())
    }

    /// Returns the number of the next rebuy, or of the next add-on. Numbers that were given out of
    /// turn are left out.
    pub(crate) fn next_purchase_number(&self, what: SaleKind) -> u8 {
        let given = || self.numbers.iter().filter(|given| given.kind == what);
        let in_turn = given().filter(|given| given.came == NumberOrigin::InTurn);
        let last = in_turn.map(|given| given.number).max().unwrap_or(0);
        let is_free = |number: &u8| given().all(|given| given.number != *number);
        (last.saturating_add(1)..=u8::MAX).find(is_free).unwrap_or(u8::MAX)
    }

    /// Returns one more than the highest number given to a rebuy, or to an add-on.
    pub(crate) fn end(&self, what: SaleKind) -> u8 {
        let given = self.numbers.iter().filter(|given| given.kind == what);
        given.map(|given| given.number).max().unwrap_or(0).saturating_add(1)
    }

    /// Returns whether the entry has the rebuy, or the add-on, of this number.
    pub(crate) fn has_bought(&self, what: SaleKind, number: u8) -> bool {
        let is_it = |given: &ExtraNumber| (given.kind, given.number) == (what, number);
        self.numbers.iter().any(|given| is_it(given) && given.came != NumberOrigin::Skipped)
    }

    /// Returns each rebuy and add-on with its number, the earliest first.
    pub(crate) fn purchases(&self) -> impl Iterator<Item = (&ExtraPurchase, u8)> {
        let given = self.numbers.iter().filter(|given| given.came != NumberOrigin::Skipped);
        self.bought.iter().zip(given.map(|given| given.number))
    }

    fn buy(&mut self, kind: SaleKind, paid: BuyIn, chips: Chips, number: Option<u8>) {
        let came = if number.is_some() { NumberOrigin::Late } else { NumberOrigin::InTurn };
        let number = number.unwrap_or_else(|| self.next_purchase_number(kind));
        self.numbers.push(ExtraNumber { kind, number, came });
        self.bought.push(ExtraPurchase { what: kind, paid });
        self.paid = self.paid.plus(paid);
        self.chips = self.chips.plus(chips);
    }
}
