//! Players, entries and busts.
//!
//! A player is a person; an entry is one stack that was paid for. A player who comes back has
//! several entries, of which at most one plays.

mod acts;
mod back;
mod behind;
mod bubble;
mod decide;
mod registration;
mod totals;

use behind::RankedBehind;
use imbl::Vector;
use serde::{Deserialize, Deserializer, Serialize};
use totals::Totals;

use super::{
    Event, Refusal, Sold,
    counts::Sum,
    hands::HandsEvent,
    numbered::Numbered,
    payments::PaidFor,
    places::{FinishPlace, FinishPlaces, places},
};
use crate::rules::{
    buy_in::BuyIn, chips::Chips, money::Money, person::Person, places::MOST_ENTRIES,
    rulebook::BustRanking, time::Timestamp, unreadable::Wanted,
};
pub use acts::{Behind, Carried, EntryCommand, EntryEvent, Out, Rank, ToSell, Who};
pub use bubble::{Hand, HandForHand};
pub use registration::{Closing, Registration};

pub(super) use bubble::{apart, hand_lost, next_hand};
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
            /// The number, from 1 up in the order of arrival.
            pub const fn get(self) -> u32 {
                self.0
            }

            pub(in crate::tournament) fn at(index: usize) -> Self {
                Self(u32::try_from(index + 1).unwrap_or(u32::MAX))
            }

            /// The number from 0 up, as its place in a list.
            pub const fn index(self) -> usize {
                self.0 as usize - 1
            }
        }

        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
                let number = u32::deserialize(from)?;
                if number == 0 || number as usize > MOST {
                    return Err(Wanted::Number.error(number));
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

/// Everybody who is known, every entry and every bust.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Entries {
    players: Numbered<Player>,
    list: Numbered<Entry>,
    /// The numbers from which newcomers are numbered on while they are told of late. Nothing in the state of an event.
    #[serde(skip)]
    pub(super) numbers_from: Option<(usize, usize)>,
    /// The number of the next rebuy or add-on while one is reported late. Nothing in the state of an event.
    #[serde(skip)]
    pub(super) bought_from: Option<u8>,
    busts: Vector<Bust>,
    /// Those whose stack has won a seat, the first one first.
    through: Vector<EntryId>,
    behind: RankedBehind,
    #[serde(rename = "playing")]
    totals: Totals,
    by_hand: Option<bool>,
    hand_for_hand: HandForHand,
}

/// Somebody who is known to this event, entered or not.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Player {
    pub person: Person,
    /// This player's entries, the first one first.
    pub entries: Vec<EntryId>,
}

/// One stack that was paid for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Entry {
    pub player: PlayerId,
    /// 1 for the player's first entry, 2 for the first re-entry. Refunded ones do not count.
    pub number: u16,
    /// When it was made.
    pub at: Timestamp,
    /// What was paid for it, with rebuys and add-on.
    pub paid: BuyIn,
    /// The chips given for it, with rebuys and add-on.
    pub chips: Chips,
    /// Those of them that went to others when it busted. A rebuy gives new ones.
    pub lost: Chips,
    /// What had gone to others before its last bust.
    #[serde(skip)]
    lost_before: Chips,
    /// The least that was ever paid to begin its head: as it entered, or by a rebuy after its bounty was taken.
    #[serde(skip)]
    least_bounty: Money,
    pub rebuys: u8,
    pub add_ons: u8,
    /// Each rebuy and add-on, the first one first.
    pub bought: Vec<Bought>,
    /// The numbers that its rebuys and add-ons were given.
    #[serde(skip)]
    numbers: Vec<Given>,
    /// What the organiser kept when the entry was taken back.
    pub kept: BuyIn,
    /// Whether it plays.
    pub standing: Standing,
    /// The chips that went out of play when the player was disqualified.
    pub disqualified: Option<Chips>,
    /// The chips that went out of play when its stack won a seat.
    pub through: Chips,
    /// The chips that went out of play when its player gave them up for a new entry.
    #[serde(default, skip_serializing_if = "crate::rules::is_nothing")]
    pub forfeited: Chips,
    /// The stack with which it started.
    #[serde(skip)]
    start: Chips,
}

/// A rebuy or an add-on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Bought {
    /// Which of the two.
    pub what: Sold,
    /// What it cost.
    pub paid: BuyIn,
}

/// A number that a rebuy or an add-on was given.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Given {
    what: Sold,
    number: u8,
    came: Came,
}

/// How a number was given.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Came {
    /// One after the other.
    InTurn,
    /// Behind others, to one that was reported late.
    Late,
    /// To one that was struck out: it is not given again.
    Skipped,
}

/// Whether an entry plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum Standing {
    /// In, seated or waiting for a seat.
    In,
    Out {
        /// Which bust, as an index into [`Entries::busts`].
        bust: usize,
    },
    /// Taken back before it played: money returned, chips gone.
    Refunded,
    /// It came from a flight without a stack: ranked behind everybody who plays here.
    Behind,
    /// Its stack came to the milestone of a satellite, and its chips left play: before everybody who plays on.
    Through,
    /// Given up for a new entry: it has no place.
    Forfeited,
}

/// Everybody who was eliminated in one hand.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Bust {
    /// When it was reported.
    pub at: Timestamp,
    pub out: Vec<Out>,
    /// The hand that all tables played together, if it was in one.
    pub hand: Option<Hand>,
}

impl Entries {
    /// `ranking` is what the house's book says of busts in one hand that all tables play together.
    pub(super) fn on_event(&mut self, event: &Event, ranking: BustRanking, at: Timestamp) {
        let event = match event {
            Event::Entries(event) => event,
            Event::Hands(HandsEvent::StackTold { entry, stack }) => {
                return self.stack_told(*entry, *stack);
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
            EntryEvent::Carried { entries, behind } => self.carry_over(entries, behind, at),
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
                    entry.standing = Standing::In;
                    entry.rebuys = entry.rebuys.saturating_add(1);
                    entry.buy(Sold::Rebuy, *paid, *chips, *number);
                });
            }
            EntryEvent::AddedOn { entry, paid, chips, number } => {
                self.change(*entry, |entry| {
                    entry.add_ons = entry.add_ons.saturating_add(1);
                    entry.buy(Sold::AddOn, *paid, *chips, *number);
                });
            }
            EntryEvent::Refunded { entry, kept } => {
                self.change(*entry, |entry| {
                    entry.kept = *kept;
                    entry.standing = Standing::Refunded;
                });
            }
            EntryEvent::Busted { out } => self.bust(out, at, self.hand_for_hand.hand(ranking)),
            EntryEvent::Disqualified { out, together } => {
                let hand = self.hand_for_hand.hand(ranking).filter(|_| *together);
                // With what the hand was begun is told apart from what left play.
                let stack = out.stack.filter(|_| hand.is_none());
                self.bust(&[Out { stack, ..*out }], at, hand);
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
            EntryEvent::SameHand { out, apart } => self.same_hand(out, *apart, ranking),
            EntryEvent::BroughtBack { entry, .. } => self.bring_back(*entry),
        }
    }

    fn start_with(&mut self, entry: EntryId, was: Chips, chips: Chips) {
        self.change(entry, |entry| {
            entry.chips = entry.chips.minus(was).plus(chips);
            entry.start = chips;
        });
    }

    fn win_seat(&mut self, out: &Out) {
        self.through.push_back(out.entry);
        self.change(out.entry, |entry| {
            entry.standing = Standing::Through;
            entry.through = out.stack.unwrap_or_default();
        });
    }

    fn forfeit(&mut self, out: &Out) {
        self.change(out.entry, |entry| {
            entry.standing = Standing::Forfeited;
            entry.forfeited = out.stack.unwrap_or_default();
        });
    }

    /// These numbers are not given again.
    fn skip_numbers(
        &mut self,
        players: &[PlayerId],
        entries: &[EntryId],
        bought: &[(EntryId, PaidFor)],
    ) {
        for (entry, sold) in bought {
            let (what, number) = match sold {
                PaidFor::Entry => continue,
                PaidFor::Rebuy(number) => (Sold::Rebuy, *number),
                PaidFor::AddOn(number) => (Sold::AddOn, *number),
            };
            self.change(*entry, |entry| {
                entry.numbers.push(Given { what, number, came: Came::Skipped });
            });
        }
        self.players.skip(players.iter().map(|id| id.index()));
        self.list.skip(entries.iter().map(|id| id.index()));
    }

    /// Changes one entry, if there is such a one, and what all of them come to.
    fn change(&mut self, id: EntryId, change: impl FnOnce(&mut Entry)) {
        let Some(entry) = self.list.get_mut(id.index()) else { return };
        self.totals.remove(entry);
        change(entry);
        self.totals.add(entry);
    }

    fn bust(&mut self, out: &[Out], at: Timestamp, hand: Option<Hand>) {
        let bust = self.busts.len();
        for out in out {
            self.change(out.entry, |entry| {
                entry.standing = Standing::Out { bust };
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
            standing: Standing::In,
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

    /// Everybody who is known, by number.
    pub fn players(&self) -> impl DoubleEndedIterator<Item = (PlayerId, &Player)> {
        self.players.iter().map(|(index, player)| (PlayerId::at(index), player))
    }

    /// One player.
    pub fn player(&self, id: PlayerId) -> Option<&Player> {
        self.players.get(id.index())
    }

    /// Every entry by number, refunded ones too.
    pub fn all(&self) -> impl DoubleEndedIterator<Item = (EntryId, &Entry)> {
        self.list.iter().map(|(index, entry)| (EntryId::at(index), entry))
    }

    /// One entry.
    pub fn get(&self, id: EntryId) -> Option<&Entry> {
        self.list.get(id.index())
    }

    /// Whose entry this is.
    pub fn person(&self, id: EntryId) -> Option<&Person> {
        self.get(id).and_then(|entry| self.player(entry.player)).map(|player| &player.person)
    }

    /// The entries that are in.
    pub fn playing(&self) -> impl Iterator<Item = (EntryId, &Entry)> {
        self.all().filter(|(_, entry)| entry.is_in())
    }

    /// How many entries are in.
    pub fn playing_count(&self) -> usize {
        self.totals.playing
    }

    /// How many entries were made and not refunded.
    pub fn count(&self) -> usize {
        self.totals.standing
    }

    /// How many entries were given up for new ones.
    pub fn forfeited_count(&self) -> usize {
        self.totals.forfeited
    }

    /// The entry with which this player is in.
    pub fn entry_in_play(&self, id: PlayerId) -> Option<EntryId> {
        let entries = self.player(id)?.entries.iter().rev().copied();
        entries.into_iter().find(|entry| self.get(*entry).is_some_and(Entry::is_in))
    }

    /// Every bust in the order of its report. One whose entry came back with a rebuy is still here.
    pub fn busts(&self) -> &Vector<Bust> {
        &self.busts
    }

    /// Those whose stack has won a seat by coming to the milestone, the first one first.
    pub fn through(&self) -> &Vector<EntryId> {
        &self.through
    }

    /// Is anybody out, or through with a seat?
    pub(super) fn is_decided_of_any(&self) -> bool {
        !self.busts.is_empty() || !self.through.is_empty()
    }

    /// Are all of these known, and in?
    pub(super) fn check_in(
        &self,
        mut entries: impl Iterator<Item = EntryId> + Clone,
    ) -> Result<(), Refusal> {
        let known = entries.clone().all(|id| self.get(id).is_some());
        Refusal::EntryUnknown.unless(known, None)?;
        Refusal::NotIn.unless(entries.all(|id| self.get(id).is_some_and(Entry::is_in)), None)
    }

    /// Do all tables play each hand together?
    pub fn hand_for_hand(&self) -> &HandForHand {
        &self.hand_for_hand
    }

    /// Registration as the floor set it by hand: nothing while the structure decides.
    pub fn by_hand(&self) -> Option<bool> {
        self.by_hand
    }

    /// The chips that were given out, less what was taken back and what a disqualification took out.
    pub(super) fn chips_in_play(&self) -> Sum {
        self.totals.chips
    }

    /// From which numbers on newcomers are numbered where they do not follow the last.
    pub(super) fn numbers(&self) -> (Option<PlayerId>, Option<EntryId>) {
        let (players, entries) = self.numbers_from.unzip();
        (players.map(PlayerId::at), entries.map(EntryId::at))
    }

    /// The numbers that the next players are given, from `from` on where they do not follow the last.
    pub(super) fn coming_players(&self, from: Option<PlayerId>) -> impl Iterator<Item = PlayerId> {
        self.players.coming(from.map(PlayerId::index)).map(PlayerId::at)
    }

    /// The same for entries.
    pub(super) fn coming(&self, from: Option<EntryId>) -> impl Iterator<Item = EntryId> {
        self.list.coming(from.map(EntryId::index)).map(EntryId::at)
    }

    /// Behind the last numbers that were given to players and entries.
    pub(super) fn numbers_end(&self) -> (usize, usize) {
        (self.players.end(), self.list.end())
    }

    /// The entries that these players get when they buy in now.
    pub(super) fn newcomers(
        &self,
        players: &[PlayerId],
        from: Option<EntryId>,
    ) -> impl Iterator<Item = EntryId> {
        let known = players.iter().filter(|player| self.player(**player).is_some());
        known.zip(self.coming(from)).map(|(_, entry)| entry)
    }

    /// Was this player disqualified?
    pub fn is_disqualified(&self, player: &Player) -> bool {
        let out = |id: &EntryId| self.get(*id).is_some_and(|entry| entry.disqualified.is_some());
        player.entries.iter().any(out)
    }

    /// What was paid in, less what was refunded, part by part.
    pub fn paid(&self) -> BuyIn {
        self.totals.paid.plus(self.kept())
    }

    /// What was kept of entries that were taken back.
    pub fn kept(&self) -> BuyIn {
        self.totals.kept
    }

    /// Did anybody pay anything, given back or not?
    pub(super) fn took_money(&self) -> bool {
        self.totals.sold > 0
    }

    /// The least that was paid to begin any head, of the entries that stand and have a stack here.
    pub(super) fn least_bounty(&self) -> Option<Money> {
        self.totals.bounties.keys().next().copied()
    }

    /// Is what all entries come to what a count from nothing gives?
    pub(super) fn are_counted(&self) -> bool {
        self.totals == self.all().map(|(_, entry)| entry).collect()
    }

    /// The place of every busted entry, by entry.
    pub fn places(&self) -> FinishPlaces {
        FinishPlaces::of_entries(self.list.end(), self.decided())
    }

    /// The place of this entry, if it busted. The later it did, the sooner it is found.
    pub fn place(&self, id: EntryId) -> Option<FinishPlace> {
        self.decided().find(|(entry, _)| *entry == id).map(|(_, place)| place)
    }

    fn decided(&self) -> impl Iterator<Item = (EntryId, FinishPlace)> {
        // A record that no program decided may rank entries that were taken back.
        let apart = self.behind.count() + self.forfeited_count();
        let played = self.count().saturating_sub(apart);
        let through = self.through.len();
        let busted = places(|id| self.get(id), &self.busts, self.playing_count() + through);
        let seats = self.through.iter().zip(1..);
        let seats = seats.map(|(id, place)| (*id, FinishPlace { first: place, last: place }));
        seats.chain(busted).chain(self.behind.places(played))
    }

    /// How many entries this player made that were not refunded.
    pub fn times_entered(&self, player: &Player) -> usize {
        let counts = |id: &&EntryId| {
            self.get(**id).is_some_and(|entry| entry.standing != Standing::Refunded)
        };
        player.entries.iter().filter(counts).count()
    }
}

impl Entry {
    /// Does it play?
    pub fn is_in(&self) -> bool {
        self.standing == Standing::In
    }

    /// The stack with which it started, without rebuys and add-ons.
    pub fn start(&self) -> Chips {
        self.start
    }

    /// The chips that went back to the bank with a refund: those of a bust before it are with others.
    pub fn taken_back(&self) -> Chips {
        let refunded = self.standing == Standing::Refunded;
        if refunded { self.chips.minus(self.lost) } else { Chips::ZERO }
    }

    /// What was paid for the entry itself, without rebuys and add-on.
    pub fn price(&self) -> BuyIn {
        self.bought.iter().fold(self.paid, |left, bought| left.minus(bought.paid))
    }

    /// Were chips given out for it? One that went out in a flight has none here.
    fn has_stack(&self) -> bool {
        !self.chips.is_zero()
    }

    /// Its chips that are in play, with whoever has them.
    fn chips_in_play(&self) -> Sum {
        let out = self.disqualified.unwrap_or_default().plus(self.through).plus(self.forfeited);
        Sum::from(self.chips).minus(self.taken_back().into()).minus(out.into())
    }

    /// Returns the number of the next rebuy, or of the next add-on. Numbers that were given out of turn are left out.
    pub(in crate::tournament) fn coming(&self, what: Sold) -> u8 {
        let given = || self.numbers.iter().filter(|given| given.what == what);
        let in_turn = given().filter(|given| given.came == Came::InTurn);
        let last = in_turn.map(|given| given.number).max().unwrap_or(0);
        let is_free = |number: &u8| given().all(|given| given.number != *number);
        (last.saturating_add(1)..=u8::MAX).find(is_free).unwrap_or(u8::MAX)
    }

    /// Returns one behind the last number that a rebuy, or an add-on, was given.
    pub(in crate::tournament) fn end(&self, what: Sold) -> u8 {
        let given = self.numbers.iter().filter(|given| given.what == what);
        given.map(|given| given.number).max().unwrap_or(0).saturating_add(1)
    }

    /// Returns true where it has the rebuy, or the add-on, of this number.
    pub(in crate::tournament) fn has_bought(&self, what: Sold, number: u8) -> bool {
        let is_it = |given: &Given| (given.what, given.number) == (what, number);
        self.numbers.iter().any(|given| is_it(given) && given.came != Came::Skipped)
    }

    /// Returns each rebuy and add-on with its number, the first one first.
    pub(in crate::tournament) fn purchases(&self) -> impl Iterator<Item = (&Bought, u8)> {
        let given = self.numbers.iter().filter(|given| given.came != Came::Skipped);
        self.bought.iter().zip(given.map(|given| given.number))
    }

    fn buy(&mut self, what: Sold, paid: BuyIn, chips: Chips, number: Option<u8>) {
        let came = if number.is_some() { Came::Late } else { Came::InTurn };
        let number = number.unwrap_or_else(|| self.coming(what));
        self.numbers.push(Given { what, number, came });
        self.bought.push(Bought { what, paid });
        self.paid = self.paid.plus(paid);
        self.chips = self.chips.plus(chips);
    }
}
