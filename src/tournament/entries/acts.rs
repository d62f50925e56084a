//! The commands and events of the entries.

use bottone_base::{
    chips::Chips,
    money::PaymentMethod,
    person::{Person, Stop},
    seat::Seat,
};
use bottone_rules::buy_in::BuyIn;
use serde::{Deserialize, Serialize};
use strum::EnumDiscriminants;

use super::{EntryId, ExtraPurchase, PlayerId};
use crate::{
    departments::Department,
    history::Follower,
    kinds::{CommandRow, DIRECTOR, DOOR, EventRow, FLOOR, Offline, OnCorrection, SALES, TABLE},
    payments::PurchaseRef,
    tables::SeatWish,
};

/// The person who enters.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Entrant {
    /// A person not known to the event yet.
    New(Person),
    Known(PlayerId),
    /// A new person barred by the house's book: such an entry needs a waiver.
    StoppedNew(Stop, Person),
    StoppedKnown(Stop, PlayerId),
}

impl Entrant {
    /// Returns the reason why the house's book forbids the person to play.
    pub fn stop(&self) -> Option<Stop> {
        match self {
            Self::New(_) | Self::Known(_) => None,
            Self::StoppedNew(stop, _) | Self::StoppedKnown(stop, _) => Some(*stop),
        }
    }
}

/// The commands for the entries.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, EnumDiscriminants)]
#[serde(deny_unknown_fields)]
#[strum_discriminants(name(EntryCommandKind), doc = "A kind of command for the entries.")]
pub enum EntryCommand {
    /// Adds these people to the known players, without an entry.
    List {
        people: Vec<Person>,
    },
    /// Sells first entries and re-entries.
    Enter {
        who: Vec<Entrant>,
        /// The seats that the players ask for.
        seat: SeatWish,
    },
    /// Corrects a name.
    Correct {
        player: PlayerId,
        /// The correct name.
        to: Box<Person>,
    },
    /// Sells more chips in the same seat. A busted player is in again, and waits for a seat if the
    /// old one is taken.
    Rebuy {
        entry: EntryId,
    },
    AddOn {
        entry: EntryId,
    },
    /// Makes one of the three sales above without cash.
    PaidBy {
        by: PaymentMethod,
        sale: PaidSale,
    },
    /// Takes the entry back before it plays: money returned, chips gone.
    Refund {
        entry: EntryId,
        /// True if the organiser keeps the fee and the part for the staff.
        keep_fee: bool,
    },
    /// Busts these entries in one hand.
    Bust {
        /// The busted entries, each with the stack at the start of the hand if there are several.
        out: Vec<(EntryId, Option<Chips>)>,
    },
    /// Ends the play of a stack at the milestone: it wins a seat, and its chips leave play.
    WinSeat {
        entry: EntryId,
        stack: Chips,
    },
    /// Sets another starting stack than the structure's: an on-time bonus, or a rank in a league.
    StartWith {
        entry: EntryId,
        /// The whole starting stack.
        chips: Chips,
    },
    /// Gives up a stack and re-enters in one act, if the event permits it (TDA 2024 rule 8-B).
    Forfeit {
        entry: EntryId,
        /// The chips that leave play.
        stack: Chips,
        /// The seat that the player asks for.
        seat: SeatWish,
    },
    /// Holds registration open by hand, or closes it, against the structure and until the next of
    /// these commands.
    Registration {
        open: bool,
    },
    /// Lets the structure decide registration again.
    RegistrationByStructure,
    /// Starts or ends hand for hand with the present hand (rules §2.7). The clock stands meanwhile.
    HandForHand {
        on: bool,
    },
    /// Deals the next hand after every table has played. The clock loses the time that the rule
    /// book sets.
    NextHand,
    /// Joins busts reported one by one into the same hand.
    SameHand {
        /// The busted entries, each with the stack at the start of the hand if the rule book ranks
        /// by it.
        out: Vec<(EntryId, Option<Chips>)>,
        /// True if the present hand of all tables stays as it is. Otherwise the joined hand gets
        /// the next number, and later busts of the present hand belong to it.
        #[serde(default, skip_serializing_if = "bottone_base::is_nothing")]
        separate_hand: bool,
    },
    /// Cancels a mistaken bust: the player is in again, and the ranking follows.
    BringBack {
        entry: EntryId,
        /// The player's seat from now on.
        to: Seat,
    },
}

/// A sale for which the payment method is given.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum PaidSale {
    Enter {
        who: Vec<Entrant>,
        /// The seats that the players ask for.
        seat: SeatWish,
    },
    Rebuy {
        entry: EntryId,
    },
    AddOn {
        entry: EntryId,
    },
}

impl From<PaidSale> for EntryCommand {
    fn from(sale: PaidSale) -> Self {
        match sale {
            PaidSale::Enter { who, seat } => Self::Enter { who, seat },
            PaidSale::Rebuy { entry } => Self::Rebuy { entry },
            PaidSale::AddOn { entry } => Self::AddOn { entry },
        }
    }
}

impl EntryCommand {
    /// Returns the same command with this payment method for its sales.
    #[must_use]
    pub fn paid_by(self, by: PaymentMethod) -> Self {
        let sale = match self {
            other if by == PaymentMethod::Cash => return other,
            Self::Enter { who, seat } => PaidSale::Enter { who, seat },
            Self::Rebuy { entry } => PaidSale::Rebuy { entry },
            Self::AddOn { entry } => PaidSale::AddOn { entry },
            other => return other,
        };
        Self::PaidBy { by, sale }
    }
}

/// The events of the entries.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum EntryEvent {
    /// These people are known, with numbers after the last.
    Listed {
        people: Vec<Person>,
        /// The number of the first person in a late report: after all numbers given by then.
        #[serde(default, skip_serializing_if = "bottone_base::is_nothing")]
        from: Option<PlayerId>,
    },
    /// These players bought in, with numbers after the last entry.
    Entered {
        players: Vec<PlayerId>,
        paid: BuyIn,
        /// The chips of each entry.
        chips: Chips,
        /// The number of the first entry in a late report.
        #[serde(default, skip_serializing_if = "bottone_base::is_nothing")]
        from: Option<EntryId>,
    },
    /// The numbers of a deleted record are not given again.
    NumbersSkipped {
        players: Vec<PlayerId>,
        entries: Vec<EntryId>,
        /// The numbers of rebuys and add-ons.
        #[serde(default, skip_serializing_if = "bottone_base::is_nothing")]
        bought: Vec<(EntryId, PurchaseRef)>,
    },
    /// Entries of flights became entries of this event, with numbers after the last.
    Carried {
        entries: Vec<CarriedEntry>,
        /// The ranking of the entries without a stack.
        behind: FlightOrder,
    },
    /// An entry of a flight brings another stack than recorded, or none.
    Restacked { entry: EntryId, was: Chips, chips: Chips, rank: FlightRank },
    /// The ranking of the flight entries that do not play here was changed.
    RankedBehind { behind: FlightOrder },
    /// A name was corrected.
    Corrected {
        player: PlayerId,
        /// The correct name.
        to: Box<Person>,
    },
    /// A rebuy was sold.
    Rebought {
        entry: EntryId,
        /// The price.
        paid: BuyIn,
        /// The chips given.
        chips: Chips,
        /// The number among the rebuys of this entry, if reported late: after all numbers given by
        /// then.
        #[serde(default, skip_serializing_if = "bottone_base::is_nothing")]
        number: Option<u8>,
    },
    /// An add-on was sold.
    AddedOn {
        entry: EntryId,
        /// The price.
        paid: BuyIn,
        /// The chips given.
        chips: Chips,
        /// The number among the add-ons of this entry, if reported late: after all numbers given by
        /// then.
        #[serde(default, skip_serializing_if = "bottone_base::is_nothing")]
        number: Option<u8>,
    },
    /// An entry was taken back.
    Refunded {
        entry: EntryId,
        /// The money kept.
        kept: BuyIn,
    },
    /// These entries busted in one hand.
    Busted { out: Vec<BustedEntry> },
    /// A player was disqualified: out as by a bust, and the chips are out of play.
    Disqualified {
        /// The entry, with the chips that went out of play.
        out: BustedEntry,
        /// True in the hand that all tables play together. The place is then that of a bust in this
        /// hand.
        #[serde(default, skip_serializing_if = "bottone_base::is_nothing")]
        together: bool,
    },
    /// A stack has won a seat. Its owner gets the best free place, and its chips are out of play.
    SeatWon {
        /// The player, with the chips that left play.
        out: BustedEntry,
    },
    /// The starting stack of an entry was changed.
    StartSet { entry: EntryId, was: Chips, chips: Chips },
    /// A stack was given up for a new entry: its chips are out of play, and the entry has no place.
    Forfeited {
        /// The player, with the chips that left play.
        out: BustedEntry,
    },
    /// Registration is held open by hand, or closed by hand.
    RegistrationSet { open: bool },
    /// Registration follows the structure again.
    RegistrationFollows,
    /// Hand for hand began or ended.
    HandForHandSet { on: bool },
    /// Every table has played the hand.
    HandPlayed,
    /// A mistaken bust was cancelled: the entry is in again, in this seat.
    BroughtBack { entry: EntryId, to: Seat },
    /// These busts were in the same hand.
    SameHand {
        /// The entries, each with its stack at the start of the hand if needed.
        out: Vec<(EntryId, Option<Chips>)>,
        /// True if the present hand of all tables stays as it is.
        #[serde(default, skip_serializing_if = "bottone_base::is_nothing")]
        separate_hand: bool,
    },
}

impl EntryCommandKind {
    /// Returns the row of this kind in the table of commands.
    pub const fn row(self) -> CommandRow {
        use Offline::{Report, Wait};
        use OnCorrection::{Final, Follows, Stays};
        match self {
            Self::List
            | Self::Enter
            | Self::Rebuy
            | Self::AddOn
            | Self::PaidBy
            | Self::Refund
            | Self::Forfeit => CommandRow::new(SALES, Wait, Stays),
            Self::Correct => CommandRow::new(DOOR, Wait, Final),
            Self::Bust => CommandRow::new(TABLE, Report, Follows),
            Self::WinSeat | Self::StartWith | Self::BringBack => {
                CommandRow::new(FLOOR, Wait, Stays)
            }
            Self::Registration | Self::RegistrationByStructure => {
                CommandRow::new(DIRECTOR, Wait, Stays)
            }
            Self::HandForHand | Self::NextHand | Self::SameHand => {
                CommandRow::new(FLOOR, Report, Follows)
            }
        }
    }
}

impl EntryEvent {
    /// Returns the row of this event in the table of events.
    pub(crate) const fn row(&self) -> EventRow {
        use Department::{Arrivals, Bags, Bounties, Counts, Entries, Tables, Tickets, Waiting};
        use Follower::{Cash, Handed, Levels, Published, Replay, Roll, Sales};
        match self {
            Self::Listed { .. } | Self::NumbersSkipped { .. } => {
                EventRow::new(&[Entries], &[Roll, Sales, Cash, Published])
            }
            Self::Entered { .. } | Self::Carried { .. } => {
                EventRow::new(&[Counts, Entries, Bounties], &[Roll, Sales, Cash, Published])
            }
            Self::Restacked { rank: FlightRank::Plays, .. } => {
                EventRow::new(&[Counts, Bags, Tables, Entries, Bounties], &[Handed, Published])
            }
            Self::Restacked { rank: FlightRank::Next | FlightRank::Last, .. } => EventRow::new(
                &[Counts, Bags, Tables, Entries, Waiting, Arrivals, Bounties],
                &[Handed, Published, Replay],
            ),
            Self::RankedBehind { .. }
            | Self::RegistrationSet { .. }
            | Self::RegistrationFollows
            | Self::HandForHandSet { .. }
            | Self::HandPlayed
            | Self::SameHand { .. } => EventRow::new(&[Entries], &[]),
            Self::Corrected { .. } => EventRow::new(&[Entries], &[Roll, Published]),
            Self::Rebought { .. } | Self::AddedOn { .. } => {
                EventRow::new(&[Counts, Entries, Bounties], &[Cash])
            }
            Self::Refunded { .. } => EventRow::new(
                &[Counts, Bags, Tables, Entries, Waiting, Arrivals, Bounties, Tickets],
                &[Roll, Cash, Handed, Published, Replay],
            ),
            Self::Busted { .. }
            | Self::Disqualified { .. }
            | Self::SeatWon { .. }
            | Self::Forfeited { .. } => EventRow::new(
                &[Counts, Bags, Tables, Entries, Arrivals, Bounties],
                &[Levels, Handed, Published, Replay],
            ),
            Self::StartSet { .. } => EventRow::new(&[Counts, Entries], &[]),
            Self::BroughtBack { .. } => {
                EventRow::new(&[Counts, Tables, Entries, Bounties], &[Handed, Published, Replay])
            }
        }
    }
}

impl EntryEvent {
    /// Returns the entries whose place this event decides.
    pub fn out(&self) -> &[BustedEntry] {
        match self {
            Self::Busted { out } => out,
            Self::Disqualified { out, .. } | Self::SeatWon { out } => std::slice::from_ref(out),
            Self::Listed { .. }
            | Self::Entered { .. }
            | Self::NumbersSkipped { .. }
            | Self::Carried { .. }
            | Self::Restacked { .. }
            | Self::RankedBehind { .. }
            | Self::Corrected { .. }
            | Self::Rebought { .. }
            | Self::AddedOn { .. }
            | Self::Refunded { .. }
            | Self::StartSet { .. }
            | Self::Forfeited { .. }
            | Self::RegistrationSet { .. }
            | Self::RegistrationFollows
            | Self::HandForHandSet { .. }
            | Self::HandPlayed
            | Self::BroughtBack { .. }
            | Self::SameHand { .. } => &[],
        }
    }
}

/// A busted entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BustedEntry {
    pub entry: EntryId,
    pub from: Seat,
    /// The stack at the start of the hand, if needed to rank the busts.
    pub stack: Option<Chips>,
}

/// An entry made in a flight.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CarriedEntry {
    pub player: PlayerId,
    /// The price of the entry, without later purchases.
    pub paid: BuyIn,
    /// Its rebuys and add-ons.
    #[serde(default, skip_serializing_if = "bottone_base::is_nothing")]
    pub bought: Vec<ExtraPurchase>,
    /// The chips that it brings; zero if it does not play.
    #[serde(default, skip_serializing_if = "bottone_base::is_nothing")]
    pub chips: Chips,
    /// True if the owner was disqualified.
    #[serde(default, skip_serializing_if = "bottone_base::is_nothing")]
    pub disqualified: bool,
}

/// The ranking of the flight entries that do not play here: all behind the playing ones.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FlightOrder {
    /// The entries right behind the playing ones: they tie.
    #[serde(default, skip_serializing_if = "bottone_base::is_nothing")]
    pub next: Vec<EntryId>,
    /// The entries busted in a flight, the best first; ties stand together.
    #[serde(default, skip_serializing_if = "bottone_base::is_nothing")]
    pub out: Vec<Vec<EntryId>>,
    /// The entries behind all others: they tie.
    #[serde(default, skip_serializing_if = "bottone_base::is_nothing")]
    pub last: Vec<EntryId>,
}

/// The rank of a flight entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum FlightRank {
    /// Playing: the place is still open.
    Plays,
    /// Right behind the playing entries.
    Next,
    /// Behind all others.
    Last,
}
