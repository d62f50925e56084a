//! The flights that make a next day, and their corrections.

use bottone_base::{chips::Chips, money::Money, person::Person, seat::Seat};
use bottone_rules::{buy_in::BuyIn, carry::CarryTerms};
use serde::{Deserialize, Serialize};
use strum::EnumDiscriminants;

use crate::{
    counts::ChipDifference,
    departments::Department,
    entries::{EntryId, ExtraPurchase, PlayerId},
    kinds::{CommandRow, DIRECTOR, EventRow, FLOOR, Offline, OnCorrection},
};

/// A flight as read when the next day was made.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Flight {
    /// The file name.
    pub file: String,
    /// The seal of the last line read from it.
    pub seal: String,
    /// The number of records up to there.
    pub records: u32,
    /// The name, such as "Main event · Day 1A".
    pub name: String,
    /// The chips given out in it, less those taken back and those of disqualified players.
    pub issued: Chips,
    /// The change of the chips by races and accepted corrections.
    #[serde(default, skip_serializing_if = "bottone_base::is_nothing")]
    pub changed: Option<ChipDifference>,
    /// The money kept from entries that were taken back.
    #[serde(default, skip_serializing_if = "bottone_base::is_nothing")]
    pub kept: BuyIn,
    /// The bounty money won in it, or waiting there for its winner. It belongs to none of the
    /// entries.
    #[serde(default, skip_serializing_if = "bottone_base::is_nothing")]
    pub bounties: Money,
    /// Its entries in order, without those that were taken back.
    pub entries: Vec<FlightEntry>,
}

/// An entry of a flight.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FlightEntry {
    /// The owner: a place in the list of people, from 0.
    pub person: u32,
    /// The number in the flight.
    pub number: EntryId,
    /// The price of the entry, without later purchases. If bounties are won in flights, the bounty
    /// part is the amount on its head.
    pub paid: BuyIn,
    /// Its rebuys and add-ons.
    #[serde(default, skip_serializing_if = "bottone_base::is_nothing")]
    pub bought: Vec<ExtraPurchase>,
    pub result: FlightResult,
}

/// The result of an entry in its flight.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum FlightResult {
    /// With a stack in a bag.
    Bagged {
        bag: u32,
        chips: Chips,
        /// The number of chips of each value; empty if only the total was counted.
        #[serde(default, skip_serializing_if = "bottone_base::is_nothing")]
        pieces: Vec<(Chips, u32)>,
        /// The owner's seat.
        seat: Seat,
        /// True if the floor declared the bag void.
        #[serde(default, skip_serializing_if = "bottone_base::is_nothing")]
        void: bool,
    },
    /// Busted, in this place of the flight; the worst place of a tie.
    Out { place: u32 },
    /// The owner was disqualified, in this place.
    Disqualified { place: u32 },
}

impl FlightResult {
    /// Returns the same with a bag that counts.
    #[must_use]
    pub fn counting(mut self) -> Self {
        if let Self::Bagged { void, .. } = &mut self {
            *void = false;
        }
        self
    }
}

/// A player with a fixed stack who did not play a flight: from a satellite, or by invitation.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Qualifier {
    /// The player: a place in the list of people, from 0.
    pub person: u32,
    /// The money that came into this event for it.
    pub paid: BuyIn,
    pub chips: Chips,
}

/// The commands for flights.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, EnumDiscriminants)]
#[serde(deny_unknown_fields)]
#[strum_discriminants(name(FlightCommandKind), doc = "A kind of command for the flights.")]
pub enum FlightCommand {
    /// Makes this event the next day of these flights. This must be its first record.
    Make {
        terms: Box<CarryTerms>,
        /// Every player of the flights, each once.
        people: Vec<Person>,
        /// The flights in the order of play.
        flights: Vec<Flight>,
        #[serde(default, skip_serializing_if = "bottone_base::is_nothing")]
        qualifiers: Vec<Qualifier>,
    },
    /// Corrects the amount in a bag.
    CorrectBag {
        /// The entry of this event that came with the bag.
        entry: EntryId,
        chips: Chips,
        /// The reason, in the floor's words.
        reason: String,
    },
    /// Declares a bag void, or valid after all.
    Void {
        /// The entry of this event that came with the bag.
        entry: EntryId,
        void: bool,
        /// The reason, in the floor's words.
        reason: String,
    },
    /// Unites two spellings of one person.
    Unite {
        /// The player number under which the person goes on.
        player: PlayerId,
        other: PlayerId,
        /// The evidence, in the floor's words.
        reason: String,
    },
    /// Reads a flight again that was opened and bagged again since. It must have the same entries
    /// as before.
    ReadAgain {
        /// The flight, from 0.
        flight: u16,
        read: Box<Flight>,
    },
}

/// The events of flights.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum FlightEvent {
    /// This event is the next day of these flights. Its players are recorded beside this event.
    Made {
        terms: Box<CarryTerms>,
        flights: Vec<Flight>,
        #[serde(default, skip_serializing_if = "bottone_base::is_nothing")]
        qualifiers: Vec<Qualifier>,
    },
    /// The amount in a bag was corrected.
    BagCorrected {
        entry: EntryId,
        was: Chips,
        chips: Chips,
        /// The reason, in the floor's words.
        reason: String,
    },
    /// A bag was declared void, or valid after all.
    Voided {
        entry: EntryId,
        void: bool,
        /// The reason, in the floor's words.
        reason: String,
    },
    /// Two spellings of one person were united.
    United {
        /// The player number under which the person goes on.
        player: PlayerId,
        other: PlayerId,
        /// The evidence, in the floor's words.
        reason: String,
    },
    /// A flight was read again.
    ReadAgain {
        /// The flight, from 0.
        flight: u16,
        read: Box<Flight>,
    },
}

impl FlightCommandKind {
    /// Returns the row of this kind in the table of commands.
    pub const fn row(self) -> CommandRow {
        use Offline::Wait;
        use OnCorrection::{Follows, Stays};
        match self {
            Self::Make | Self::Void | Self::Unite => CommandRow::new(DIRECTOR, Wait, Stays),
            Self::CorrectBag => CommandRow::new(FLOOR, Wait, Stays),
            // The places behind the players are computed from the present content of the flights.
            Self::ReadAgain => CommandRow::new(DIRECTOR, Wait, Follows),
        }
    }
}

impl FlightEvent {
    /// Returns the row of this event in the table of events.
    pub(crate) const fn row(&self) -> EventRow {
        use Department::Flights;
        match self {
            Self::Made { .. }
            | Self::BagCorrected { .. }
            | Self::Voided { .. }
            | Self::United { .. }
            | Self::ReadAgain { .. } => EventRow::new(&[Flights], &[]),
        }
    }
}
