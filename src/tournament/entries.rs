//! Players, entries and busts.
//!
//! A player is a person; an entry is one stack that was paid for. A player who comes back has
//! several entries, of which at most one plays.

use serde::{Deserialize, Deserializer, Serialize, de::Error as _};

use super::{
    Event, Refusal, Tournament, Waiver,
    places::{Place, places},
    setup::Purchase,
    tables::{TableEvent, Wish, seats_for},
};
use crate::rules::{buy_in::BuyIn, chips::Chips, person::Person, seat::Seat, time::Timestamp};

/// The most players, and the most entries, that one event can hold.
pub const MOST: usize = 100_000;

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

            fn at(index: usize) -> Self {
                Self(u32::try_from(index + 1).unwrap_or(u32::MAX))
            }

            pub(crate) const fn index(self) -> usize {
                self.0 as usize - 1
            }
        }

        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
                let number = u32::deserialize(from)?;
                if number == 0 || number as usize > MOST {
                    return Err(D::Error::custom(format_args!("{number}: expected 1 to {MOST}")));
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
    players: Vec<Player>,
    list: Vec<Entry>,
    busts: Vec<Bust>,
    playing: usize,
    by_hand: Option<bool>,
}

/// Somebody who is known to this event, entered or not.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Player {
    /// Who.
    pub person: Person,
    /// This player's entries, the first one first.
    pub entries: Vec<EntryId>,
}

/// One stack that was paid for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Entry {
    /// Whose.
    pub player: PlayerId,
    /// 1 for the player's first entry, 2 for the first re-entry.
    pub number: u16,
    /// When it was made.
    pub at: Timestamp,
    /// What was paid for it, with rebuys and add-on.
    pub paid: BuyIn,
    /// The chips given for it, with rebuys and add-on.
    pub chips: Chips,
    /// How many rebuys.
    pub rebuys: u8,
    /// How many add-ons.
    pub add_ons: u8,
    /// Whether it plays.
    pub standing: Standing,
}

/// Whether an entry plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum Standing {
    /// In, seated or waiting for a seat.
    In,
    /// Busted.
    Out {
        /// Which bust, as an index into [`Entries::busts`].
        bust: usize,
    },
    /// Taken back before it played: money returned, chips gone.
    Refunded,
}

/// Everybody who was eliminated in one hand.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Bust {
    /// When it was reported.
    pub at: Timestamp,
    /// Who.
    pub out: Vec<Out>,
}

/// One who was eliminated.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Out {
    /// Which entry.
    pub entry: EntryId,
    /// The seat it had.
    pub from: Seat,
    /// The stack at the start of the hand, where it was needed to tell places apart.
    pub stack: Option<Chips>,
}

/// Who enters.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Who {
    /// Somebody who is not known yet.
    New(Person),
    /// Somebody who is.
    Known(PlayerId),
}

/// What can be asked of the entries.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum EntryCommand {
    /// These people are known from now on, without having entered.
    List {
        /// Who.
        people: Vec<Person>,
    },
    /// They buy in: first entries and re-entries alike.
    Enter {
        /// Who.
        who: Vec<Who>,
        /// Where they want to sit.
        seat: Wish,
    },
    /// A name was written wrongly.
    Correct {
        /// Whose.
        player: PlayerId,
        /// As it should be.
        to: Person,
    },
    /// More chips in the same seat. One who just busted stays in with it.
    Rebuy {
        /// For which entry.
        entry: EntryId,
    },
    /// The add-on.
    AddOn {
        /// For which entry.
        entry: EntryId,
    },
    /// The entry is taken back before it plays: money returned, chips gone.
    Refund {
        /// Which entry.
        entry: EntryId,
    },
    /// They were eliminated in one hand.
    Bust {
        /// Who, with the stack at the start of the hand when there are several.
        out: Vec<(EntryId, Option<Chips>)>,
    },
    /// Registration is opened or closed by hand, whatever the structure says.
    Registration {
        /// Open?
        open: bool,
    },
}

/// What happened to the entries.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum EntryEvent {
    /// These people are known, numbered on from the last.
    Listed {
        /// Who.
        people: Vec<Person>,
    },
    /// They bought in, numbered on from the last entry.
    Entered {
        /// Whose entries.
        players: Vec<PlayerId>,
        /// What each paid.
        paid: BuyIn,
        /// The chips each got.
        chips: Chips,
    },
    /// A name was put right.
    Corrected {
        /// Whose.
        player: PlayerId,
        /// As it is now.
        to: Person,
    },
    /// A rebuy was sold.
    Rebought {
        /// For which entry.
        entry: EntryId,
        /// What it cost.
        paid: BuyIn,
        /// The chips given.
        chips: Chips,
    },
    /// An add-on was sold.
    AddedOn {
        /// For which entry.
        entry: EntryId,
        /// What it cost.
        paid: BuyIn,
        /// The chips given.
        chips: Chips,
    },
    /// An entry was taken back.
    Refunded {
        /// Which.
        entry: EntryId,
    },
    /// They were eliminated in one hand.
    Busted {
        /// Who.
        out: Vec<Out>,
    },
    /// Registration was opened or closed by hand.
    RegistrationSet {
        /// Open?
        open: bool,
    },
}

pub(super) fn decide(
    t: &Tournament,
    command: &EntryCommand,
    at: Timestamp,
    waiver: Option<&Waiver>,
) -> Result<Vec<Event>, Refusal> {
    let event = match command {
        EntryCommand::List { people } => {
            Refusal::NotUnderstood.unless(people.iter().all(Person::is_sound), None)?;
            Refusal::TooMany.unless(t.entries.players.len() + people.len() <= MOST, None)?;
            Refusal::NothingToDo.unless(!people.is_empty(), None)?;
            EntryEvent::Listed { people: people.clone() }
        }
        EntryCommand::Enter { who, seat } => return enter(t, who, seat, at, waiver),
        EntryCommand::Correct { player, to } => {
            let known = t.entries.player(*player).ok_or(Refusal::PlayerUnknown)?;
            Refusal::NotUnderstood.unless(to.is_sound(), None)?;
            Refusal::NothingToDo.unless(known.person != *to, None)?;
            EntryEvent::Corrected { player: *player, to: to.clone() }
        }
        EntryCommand::Rebuy { entry } => return rebuy(t, *entry, at, waiver),
        EntryCommand::AddOn { entry: id } => {
            let entry = t.entries.get(*id).ok_or(Refusal::EntryUnknown)?;
            Refusal::NotIn.unless(entry.is_in(), None)?;
            let offer = t.setup.add_on.as_ref().ok_or(Refusal::NoAddOns)?;
            may_buy(t, offer, entry.add_ons, at, waiver)?;
            EntryEvent::AddedOn { entry: *id, paid: offer.price, chips: offer.chips }
        }
        EntryCommand::Refund { entry: id } => {
            let entry = t.entries.get(*id).ok_or(Refusal::EntryUnknown)?;
            Refusal::NotIn.unless(entry.is_in(), None)?;
            let played = t.clock.started() && t.tables.seat_of(*id).is_some();
            Refusal::HasPlayed.unless(!played, waiver)?;
            EntryEvent::Refunded { entry: *id }
        }
        EntryCommand::Bust { out } => EntryEvent::Busted { out: bust(t, out)? },
        EntryCommand::Registration { open } => {
            let is_open = t.registration_open(at);
            Refusal::RegistrationOpen.unless(!(*open && is_open), None)?;
            Refusal::RegistrationClosed.unless(*open || is_open, None)?;
            EntryEvent::RegistrationSet { open: *open }
        }
    };
    Ok(vec![Event::Entries(event)])
}

fn enter(
    t: &Tournament,
    who: &[Who],
    seat: &Wish,
    at: Timestamp,
    waiver: Option<&Waiver>,
) -> Result<Vec<Event>, Refusal> {
    let mut people = Vec::new();
    let mut players = Vec::with_capacity(who.len());
    for who in who {
        players.push(match who {
            Who::New(person) => {
                Refusal::NotUnderstood.unless(person.is_sound(), None)?;
                people.push(person.clone());
                PlayerId::at(t.entries.players.len() + people.len() - 1)
            }
            Who::Known(player) => {
                t.entries.player(*player).ok_or(Refusal::PlayerUnknown)?;
                *player
            }
        });
    }
    Refusal::NothingToDo.unless(!who.is_empty(), None)?;
    let room =
        t.entries.list.len() + who.len() <= MOST && t.entries.players.len() + people.len() <= MOST;
    Refusal::TooMany.unless(room, None)?;
    for player in &players {
        Refusal::AlreadyIn.unless(t.entries.entry_in_play(*player).is_none(), None)?;
    }
    let mut sorted = players.clone();
    sorted.sort_unstable();
    Refusal::NamedTwice.unless(sorted.windows(2).all(|pair| pair[0] != pair[1]), None)?;
    let entries: Vec<EntryId> =
        (0..players.len()).map(|n| EntryId::at(t.entries.list.len() + n)).collect();
    let seats = seats_for(t, &entries, seat)?;
    Refusal::RegistrationClosed.unless(t.registration_open(at), waiver)?;
    if let Some(most) = t.setup.re_entries {
        let fine = |player: &PlayerId| {
            t.entries.player(*player).is_none_or(|p| t.entries.times_entered(p) <= most.into())
        };
        Refusal::NoMoreEntries.unless(players.iter().all(fine), waiver)?;
    }
    let mut events = Vec::with_capacity(3);
    if !people.is_empty() {
        events.push(Event::Entries(EntryEvent::Listed { people }));
    }
    let chips = t.clock.structure().starting_stack;
    events.push(Event::Entries(EntryEvent::Entered { players, paid: t.setup.buy_in, chips }));
    if !seats.is_empty() {
        events.push(Event::Tables(TableEvent::Seated { seats }));
    }
    Ok(events)
}

/// Sells a rebuy. One who busted in the last hand keeps the seat by it (features B4), as long as
/// nobody else has taken it.
fn rebuy(
    t: &Tournament,
    id: EntryId,
    at: Timestamp,
    waiver: Option<&Waiver>,
) -> Result<Vec<Event>, Refusal> {
    let entry = t.entries.get(id).ok_or(Refusal::EntryUnknown)?;
    let back = match entry.standing {
        Standing::In => None,
        Standing::Refunded => return Err(Refusal::NotIn),
        Standing::Out { bust } => {
            let latest = t.entries.player(entry.player).and_then(|p| p.entries.last());
            Refusal::NotIn.unless(latest == Some(&id), None)?;
            let out = t.entries.busts.get(bust).and_then(|b| b.out.iter().find(|o| o.entry == id));
            Some(out.ok_or(Refusal::NotIn)?.from)
        }
    };
    Refusal::EventOver.unless(t.winner(at).is_none(), None)?;
    if let Some(seat) = back {
        t.tables.check_free(seat)?;
    }
    let offer = t.setup.rebuy.as_ref().ok_or(Refusal::NoRebuys)?;
    may_buy(t, offer, entry.rebuys, at, waiver)?;
    let mut events = vec![Event::Entries(EntryEvent::Rebought {
        entry: id,
        paid: offer.price,
        chips: offer.chips,
    })];
    events.extend(back.map(|s| Event::Tables(TableEvent::Seated { seats: vec![(id, s)] })));
    Ok(events)
}

fn may_buy(
    t: &Tournament,
    offer: &Purchase,
    bought: u8,
    at: Timestamp,
    waiver: Option<&Waiver>,
) -> Result<(), Refusal> {
    Refusal::NoMorePurchases.unless(bought < offer.most, waiver)?;
    Refusal::WindowClosed.unless(t.clock.is_through(offer.through_level, at), waiver)
}

fn bust(t: &Tournament, out: &[(EntryId, Option<Chips>)]) -> Result<Vec<Out>, Refusal> {
    let mut busted = Vec::with_capacity(out.len());
    for &(id, stack) in out {
        let entry = t.entries.get(id).ok_or(Refusal::EntryUnknown)?;
        Refusal::NotIn.unless(entry.is_in(), None)?;
        let from = t.tables.seat_of(id).ok_or(Refusal::NotSeated)?;
        let once = busted.iter().all(|o: &Out| o.entry != id);
        Refusal::NamedTwice.unless(once, None)?;
        busted.push(Out { entry: id, from, stack });
    }
    let first = busted.first().ok_or(Refusal::NothingToDo)?;
    let one_table = busted.iter().all(|o| o.from.table == first.from.table);
    Refusal::NotOneTable.unless(one_table, None)?;
    let told = busted.len() == 1 || busted.iter().all(|o| o.stack.is_some());
    Refusal::StacksNeeded.unless(told, None)?;
    Refusal::LastPlayer.unless(t.entries.playing > busted.len(), None)?;
    Ok(busted)
}

impl Entries {
    pub(super) fn apply(&mut self, event: &EntryEvent, at: Timestamp) {
        match event {
            EntryEvent::Listed { people } => {
                let new = people.iter().cloned().map(|person| Player { person, entries: vec![] });
                self.players.extend(new);
            }
            EntryEvent::Entered { players, paid, chips } => {
                for &player in players {
                    self.enter(player, *paid, *chips, at);
                }
            }
            EntryEvent::Corrected { player, to } => {
                if let Some(player) = self.players.get_mut(player.index()) {
                    player.person.clone_from(to);
                }
            }
            EntryEvent::Rebought { entry, paid, chips } => {
                let Some(entry) = self.list.get_mut(entry.index()) else { return };
                self.playing += usize::from(!entry.is_in());
                entry.standing = Standing::In;
                entry.rebuys = entry.rebuys.saturating_add(1);
                entry.buy(*paid, *chips);
            }
            EntryEvent::AddedOn { entry, paid, chips } => {
                let Some(entry) = self.list.get_mut(entry.index()) else { return };
                entry.add_ons = entry.add_ons.saturating_add(1);
                entry.buy(*paid, *chips);
            }
            EntryEvent::Refunded { entry } => {
                let Some(entry) = self.list.get_mut(entry.index()) else { return };
                self.playing -= usize::from(entry.is_in());
                entry.standing = Standing::Refunded;
            }
            EntryEvent::Busted { out } => {
                let bust = self.busts.len();
                for out in out {
                    let Some(entry) = self.list.get_mut(out.entry.index()) else { continue };
                    self.playing -= usize::from(entry.is_in());
                    entry.standing = Standing::Out { bust };
                }
                self.busts.push(Bust { at, out: out.clone() });
            }
            EntryEvent::RegistrationSet { open } => self.by_hand = Some(*open),
        }
    }

    fn enter(&mut self, player: PlayerId, paid: BuyIn, chips: Chips, at: Timestamp) {
        let Some(whose) = self.players.get_mut(player.index()) else { return };
        let number = u16::try_from(whose.entries.len() + 1).unwrap_or(u16::MAX);
        whose.entries.push(EntryId::at(self.list.len()));
        let standing = Standing::In;
        self.playing += 1;
        self.list.push(Entry { player, number, at, paid, chips, rebuys: 0, add_ons: 0, standing });
    }

    /// Everybody who is known, by number.
    pub fn players(&self) -> impl ExactSizeIterator<Item = (PlayerId, &Player)> {
        self.players.iter().enumerate().map(|(index, player)| (PlayerId::at(index), player))
    }

    /// One player.
    pub fn player(&self, id: PlayerId) -> Option<&Player> {
        self.players.get(id.index())
    }

    /// Every entry by number, refunded ones too.
    pub fn all(&self) -> impl ExactSizeIterator<Item = (EntryId, &Entry)> {
        self.list.iter().enumerate().map(|(index, entry)| (EntryId::at(index), entry))
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
        self.playing
    }

    /// How many entries were made and not refunded.
    pub fn count(&self) -> usize {
        self.list.iter().filter(|entry| entry.standing != Standing::Refunded).count()
    }

    /// The entry with which this player is in.
    pub fn entry_in_play(&self, id: PlayerId) -> Option<EntryId> {
        let last = *self.player(id)?.entries.last()?;
        self.get(last).filter(|entry| entry.is_in()).map(|_| last)
    }

    /// Every bust in the order of its report. One whose entry came back with a rebuy is still here.
    pub fn busts(&self) -> &[Bust] {
        &self.busts
    }

    /// Registration as the floor set it by hand.
    pub fn by_hand(&self) -> Option<bool> {
        self.by_hand
    }

    /// The chips that are in play: everything sold, less what was refunded.
    pub fn chips_in_play(&self) -> Chips {
        let standing = self.list.iter().filter(|entry| entry.standing != Standing::Refunded);
        standing.map(|entry| entry.chips).sum()
    }

    /// What was paid in, less what was refunded, part by part.
    pub fn paid(&self) -> BuyIn {
        let standing = self.list.iter().filter(|entry| entry.standing != Standing::Refunded);
        standing.fold(BuyIn::default(), |sum, entry| sum.plus(entry.paid))
    }

    /// The place of every busted entry, by entry.
    pub fn places(&self) -> Vec<Option<Place>> {
        places(&self.list, &self.busts)
    }

    fn times_entered(&self, player: &Player) -> usize {
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

    fn buy(&mut self, paid: BuyIn, chips: Chips) {
        self.paid = self.paid.plus(paid);
        self.chips = self.chips.plus(chips);
    }
}
