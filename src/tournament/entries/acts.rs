//! What can be asked of the entries, and what happens to them.

use serde::{Deserialize, Serialize};

use super::{Bought, EntryId, PlayerId};
use crate::{
    rules::{
        buy_in::BuyIn,
        chips::Chips,
        money::Method,
        person::{Person, Stop},
        seat::Seat,
    },
    tournament::{payments::PaidFor, tables::Wish},
};

/// Who enters.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Who {
    /// Somebody who is not known yet.
    New(Person),
    Known(PlayerId),
    /// The same of those whom the house's book lets not play: nobody enters so without a waiver.
    StoppedNew(Stop, Person),
    StoppedKnown(Stop, PlayerId),
}

impl Who {
    /// Why the house's book lets him not play.
    pub fn stop(&self) -> Option<Stop> {
        match self {
            Self::New(_) | Self::Known(_) => None,
            Self::StoppedNew(stop, _) | Self::StoppedKnown(stop, _) => Some(*stop),
        }
    }
}

/// What can be asked of the entries.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum EntryCommand {
    /// These people are known from now on, without having entered.
    List {
        people: Vec<Person>,
    },
    /// They buy in: first entries and re-entries alike.
    Enter {
        who: Vec<Who>,
        /// Where they want to sit.
        seat: Wish,
    },
    /// A name was written wrongly.
    Correct {
        player: PlayerId,
        /// As it should be.
        to: Person,
    },
    /// More chips in the same seat. One who busted is in again with it, and waits for a seat where
    /// somebody else has taken the old one.
    Rebuy {
        entry: EntryId,
    },
    AddOn {
        entry: EntryId,
    },
    /// One of the three above, and it is not paid in cash.
    PaidBy {
        by: Method,
        sale: ToSell,
    },
    /// The entry is taken back before it plays: money returned, chips gone.
    Refund {
        entry: EntryId,
        /// Does the organiser keep the fee and what is for the staff?
        keep_fee: bool,
    },
    /// They were eliminated in one hand.
    Bust {
        /// Who, with the stack at the start of the hand when there are several.
        out: Vec<(EntryId, Option<Chips>)>,
    },
    /// The stack has come to the milestone: a seat is won, and its chips leave play.
    WinSeat {
        entry: EntryId,
        stack: Chips,
    },
    /// An entry has another starting stack than the structure says: an on-time bonus, a rank in a league.
    StartWith {
        entry: EntryId,
        /// All that it starts with.
        chips: Chips,
    },
    /// A player gives up a stack and re-enters in one act, where the event permits it (TDA 2024 rule 8-B).
    Forfeit {
        entry: EntryId,
        /// The chips that leave play.
        stack: Chips,
        /// Where the new entry wants to sit.
        seat: Wish,
    },
    /// Registration is held open by hand, or closed, whatever the structure says and until the next of
    /// these commands.
    Registration {
        open: bool,
    },
    /// Registration is open as long as the structure says.
    RegistrationByStructure,
    /// From the hand that goes on, all tables play each hand together, or they do no longer (rules
    /// §2.7). The clock stands meanwhile.
    HandForHand {
        on: bool,
    },
    /// Every table has played the hand: the next one is dealt, and the clock loses what the rule
    /// book says.
    NextHand,
    /// Busts that were reported one by one were in the same hand.
    SameHand {
        /// Who, with the stack at the start of the hand where the rule book ranks by it.
        out: Vec<(EntryId, Option<Chips>)>,
        /// Does it leave the hand that all tables play together what it is? Otherwise it takes the number of the next one, and
        /// who goes out from then on in the hand that goes on is out in this one.
        #[serde(default, skip_serializing_if = "crate::rules::is_nothing")]
        apart: bool,
    },
    /// A bust was a mistake: the player is in again. The ranking follows.
    BringBack {
        entry: EntryId,
        /// Where the player sits from now on.
        to: Seat,
    },
}

/// What is sold where it is said with it how it is paid.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum ToSell {
    Enter {
        who: Vec<Who>,
        /// Where they want to sit.
        seat: Wish,
    },
    Rebuy {
        entry: EntryId,
    },
    AddOn {
        entry: EntryId,
    },
}

impl From<ToSell> for EntryCommand {
    fn from(sale: ToSell) -> Self {
        match sale {
            ToSell::Enter { who, seat } => Self::Enter { who, seat },
            ToSell::Rebuy { entry } => Self::Rebuy { entry },
            ToSell::AddOn { entry } => Self::AddOn { entry },
        }
    }
}

impl EntryCommand {
    /// The same, and whatever is sold by it is paid so.
    #[must_use]
    pub fn paid_by(self, by: Method) -> Self {
        let sale = match self {
            other if by == Method::Cash => return other,
            Self::Enter { who, seat } => ToSell::Enter { who, seat },
            Self::Rebuy { entry } => ToSell::Rebuy { entry },
            Self::AddOn { entry } => ToSell::AddOn { entry },
            other => return other,
        };
        Self::PaidBy { by, sale }
    }
}

/// What happened to the entries.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum EntryEvent {
    /// These people are known, numbered on from the last.
    Listed {
        people: Vec<Person>,
        /// The number of the first, where they were told of late: behind all that had been given by then.
        #[serde(default, skip_serializing_if = "crate::rules::is_nothing")]
        from: Option<PlayerId>,
    },
    /// They bought in, numbered on from the last entry.
    Entered {
        players: Vec<PlayerId>,
        paid: BuyIn,
        /// The chips each got.
        chips: Chips,
        /// The number of the first, where they were told of late.
        #[serde(default, skip_serializing_if = "crate::rules::is_nothing")]
        from: Option<EntryId>,
    },
    /// What was struck out had given these numbers: nobody else gets them.
    NumbersSkipped {
        players: Vec<PlayerId>,
        entries: Vec<EntryId>,
        /// Rebuys and add-ons by their numbers.
        #[serde(default, skip_serializing_if = "crate::rules::is_nothing")]
        bought: Vec<(EntryId, PaidFor)>,
    },
    /// Entries of flights are entries of this event from now on, numbered on from the last.
    Carried {
        entries: Vec<Carried>,
        /// How those are ranked that bring no stack.
        behind: Behind,
    },
    /// An entry of a flight brings another stack than was told, or none.
    Restacked { entry: EntryId, was: Chips, chips: Chips, rank: Rank },
    /// Entries of flights that do not play here are ranked so by now.
    RankedBehind { behind: Behind },
    /// A name was put right.
    Corrected {
        player: PlayerId,
        /// As it is now.
        to: Person,
    },
    /// A rebuy was sold.
    Rebought {
        entry: EntryId,
        /// What it cost.
        paid: BuyIn,
        /// The chips given.
        chips: Chips,
        /// The number among the rebuys of this entry, where it was reported late: behind all that were given by then.
        #[serde(default, skip_serializing_if = "crate::rules::is_nothing")]
        number: Option<u8>,
    },
    /// An add-on was sold.
    AddedOn {
        entry: EntryId,
        /// What it cost.
        paid: BuyIn,
        /// The chips given.
        chips: Chips,
        /// The number among the add-ons of this entry, where it was reported late: behind all that were given by then.
        #[serde(default, skip_serializing_if = "crate::rules::is_nothing")]
        number: Option<u8>,
    },
    /// An entry was taken back.
    Refunded {
        entry: EntryId,
        /// What was kept of the money.
        kept: BuyIn,
    },
    /// They were eliminated in one hand.
    Busted { out: Vec<Out> },
    /// One was disqualified: out as by a bust, and the chips are out of play.
    Disqualified {
        /// Who, with the chips that went out of play.
        out: Out,
        /// True in the hand that all tables play together. The place is then that of a bust in this hand.
        #[serde(default, skip_serializing_if = "crate::rules::is_nothing")]
        together: bool,
    },
    /// A stack has won a seat: its owner plays no more, in the best place that nobody had, and its chips are out of play.
    SeatWon {
        /// The player, with the chips that left play.
        out: Out,
    },
    /// An entry starts with another stack.
    StartSet { entry: EntryId, was: Chips, chips: Chips },
    /// A stack was given up for a new entry: its chips are out of play, and the entry has no place.
    Forfeited {
        /// The player, with the chips that left play.
        out: Out,
    },
    /// Registration is held open by hand, or closed.
    RegistrationSet { open: bool },
    /// Registration follows the structure again.
    RegistrationFollows,
    /// All tables play each hand together, or no longer.
    HandForHandSet { on: bool },
    /// Every table has played the hand.
    HandPlayed,
    /// A bust was a mistake: the entry is in again, in this seat.
    BroughtBack { entry: EntryId, to: Seat },
    /// They busted in the same hand.
    SameHand {
        /// Who, with the stack at its start where that was needed.
        out: Vec<(EntryId, Option<Chips>)>,
        /// Does it leave the hand that all tables play together what it is?
        #[serde(default, skip_serializing_if = "crate::rules::is_nothing")]
        apart: bool,
    },
}

impl EntryEvent {
    /// Returns everybody whose place is decided by it.
    pub fn out(&self) -> &[Out] {
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

/// One who was eliminated.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Out {
    pub entry: EntryId,
    pub from: Seat,
    /// The stack at the start of the hand, where it was needed to tell places apart.
    pub stack: Option<Chips>,
}

/// An entry that was made in a flight.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Carried {
    pub player: PlayerId,
    /// What was paid for it, without what it bought later.
    pub paid: BuyIn,
    /// Its rebuys and add-ons.
    #[serde(default, skip_serializing_if = "crate::rules::is_nothing")]
    pub bought: Vec<Bought>,
    /// What it brings; none where it does not play.
    #[serde(default, skip_serializing_if = "crate::rules::is_nothing")]
    pub chips: Chips,
    /// Was its owner disqualified?
    #[serde(default, skip_serializing_if = "crate::rules::is_nothing")]
    pub disqualified: bool,
}

/// How entries of flights are ranked that do not play here: all of them behind everybody who does.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Behind {
    /// Right behind who plays: they tie.
    #[serde(default, skip_serializing_if = "crate::rules::is_nothing")]
    pub next: Vec<EntryId>,
    /// Those who went out in a flight, the best first; who ties stands together.
    #[serde(default, skip_serializing_if = "crate::rules::is_nothing")]
    pub out: Vec<Vec<EntryId>>,
    /// Behind all others: they tie.
    #[serde(default, skip_serializing_if = "crate::rules::is_nothing")]
    pub last: Vec<EntryId>,
}

/// Where an entry of a flight is ranked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Rank {
    /// It plays: nobody knows yet.
    Plays,
    /// Right behind who plays.
    Next,
    /// Behind all others.
    Last,
}
