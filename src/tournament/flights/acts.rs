//! What a next day is made of, and how that is put right.

use serde::{Deserialize, Serialize};

use crate::{
    rules::{buy_in::BuyIn, carry::Terms, chips::Chips, money::Money, person::Person, seat::Seat},
    tournament::{
        counts::Change,
        entries::{Bought, EntryId, PlayerId},
    },
};

/// A flight as it was read when the next day was made.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Flight {
    /// Its file, by its name.
    pub file: String,
    /// The seal of the last line that was read of it.
    pub seal: String,
    /// How many records it had up to there.
    pub records: u32,
    /// "Main event · Day 1A".
    pub name: String,
    /// The chips that were given out in it, less those taken back and those of players who were disqualified.
    pub issued: Chips,
    /// How many more or fewer there were by races and by what the floor accepted.
    #[serde(default, skip_serializing_if = "crate::rules::is_nothing")]
    pub changed: Option<Change>,
    /// What was kept of entries that were taken back.
    #[serde(default, skip_serializing_if = "crate::rules::is_nothing")]
    pub kept: BuyIn,
    /// The bounty money that was won in it, or lies there for whoever has won it: it is with none of the entries.
    #[serde(default, skip_serializing_if = "crate::rules::is_nothing")]
    pub bounties: Money,
    /// Its entries in their order, without those that were taken back.
    pub entries: Vec<Brought>,
}

/// An entry of a flight.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Brought {
    /// Whose it is: a place in the list of people, from 0.
    pub person: u32,
    /// Its number in the flight.
    pub number: EntryId,
    /// What was paid for it, without what it bought later. For bounties what is on its head, where they are won in flights.
    pub paid: BuyIn,
    /// Its rebuys and add-ons.
    #[serde(default, skip_serializing_if = "crate::rules::is_nothing")]
    pub bought: Vec<Bought>,
    pub came: Came,
}

/// How an entry ended its flight.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Came {
    /// With a stack in a bag.
    Bagged {
        bag: u32,
        chips: Chips,
        /// How many chips of which value; nothing where only the total was counted.
        #[serde(default, skip_serializing_if = "crate::rules::is_nothing")]
        pieces: Vec<(Chips, u32)>,
        /// Where its owner sat.
        seat: Seat,
        /// The floor has said that it does not count.
        #[serde(default, skip_serializing_if = "crate::rules::is_nothing")]
        void: bool,
    },
    /// It went out, in this place of the flight; the worst of those that a tie shares.
    Out { place: u32 },
    /// Its owner was disqualified, in this place.
    Disqualified { place: u32 },
}

impl Came {
    /// The same with a bag that counts.
    #[must_use]
    pub fn counting(mut self) -> Self {
        if let Self::Bagged { void, .. } = &mut self {
            *void = false;
        }
        self
    }
}

/// Somebody who comes with a fixed stack without having played a flight: by a satellite, or by an invitation.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Qualifier {
    /// Who: a place in the list of people, from 0.
    pub person: u32,
    /// What came into this event for it.
    pub paid: BuyIn,
    pub chips: Chips,
}

/// What can be asked about flights.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum FlightCommand {
    /// This event is the next day of these flights. It is the first thing that happens in it.
    Make {
        terms: Terms,
        /// Everybody in any of them, each once.
        people: Vec<Person>,
        /// In the order in which they were played.
        flights: Vec<Flight>,
        #[serde(default, skip_serializing_if = "crate::rules::is_nothing")]
        qualifiers: Vec<Qualifier>,
    },
    /// There was another amount in a bag.
    CorrectBag {
        /// The entry of this event that came with it.
        entry: EntryId,
        chips: Chips,
        /// Why, in the floor's words.
        reason: String,
    },
    /// A bag does not count, or does after all.
    Void {
        /// The entry of this event that came with it.
        entry: EntryId,
        void: bool,
        /// Why, in the floor's words.
        reason: String,
    },
    /// These two are one person, under two spellings.
    Unite {
        /// As whom that person goes on.
        player: PlayerId,
        other: PlayerId,
        /// How that was found out, in the floor's words.
        reason: String,
    },
    /// A flight was opened and bagged anew after it was read: it brings this by now. Its entries are those that were read.
    ReadAgain {
        /// Which flight, from 0.
        flight: u16,
        read: Box<Flight>,
    },
}

/// What happened with flights.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum FlightEvent {
    /// This event is the next day of these flights. Who comes from them is told beside this.
    Made {
        terms: Terms,
        flights: Vec<Flight>,
        #[serde(default, skip_serializing_if = "crate::rules::is_nothing")]
        qualifiers: Vec<Qualifier>,
    },
    /// There was another amount in a bag.
    BagCorrected {
        entry: EntryId,
        was: Chips,
        chips: Chips,
        /// Why, in the floor's words.
        reason: String,
    },
    /// A bag does not count, or does after all.
    Voided {
        entry: EntryId,
        void: bool,
        /// Why, in the floor's words.
        reason: String,
    },
    /// These two are one person.
    United {
        /// As whom that person goes on.
        player: PlayerId,
        other: PlayerId,
        /// How that was found out, in the floor's words.
        reason: String,
    },
    /// A flight brings this by now.
    ReadAgain {
        /// Which flight, from 0.
        flight: u16,
        read: Box<Flight>,
    },
}
