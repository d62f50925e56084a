//! Why a command was not carried out, and how the director may set a rule aside.

use serde::{Deserialize, Serialize};
use strum::IntoStaticStr;

/// A reason for saying no, and the name under which a rule can be waived.
///
/// The list is closed. The same command in the same state is refused for the same rule wherever it is
/// asked for, because one routine decides. Of several rules that a command breaks one is told, and
/// which one hangs on the facts: nobody can say of a table that is not there whether its seat is
/// taken, and a list is looked at row by row, so that the row is told that is wrong first. The order
/// of this list promises nothing.
///
/// One thing is promised: a rule that can be set aside is told only when nothing else stands in the
/// way, but at most one other that can be set aside as well. Nobody writes a reason for nothing
/// (`tests/event/absurd.rs` asks it of random commands).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Refusal {
    // What does not exist cannot be acted upon.
    /// No such player in this event.
    PlayerUnknown,
    /// No such entry in this event.
    EntryUnknown,
    /// No such table in this event.
    TableUnknown,
    /// No such row in the structure.
    RowUnknown,
    /// The table has no such seat.
    SeatUnknown,
    /// A name is empty or too long, or an amount is out of bounds.
    NotUnderstood,
    /// A name has invisible characters, or too many marks on a letter.
    NameNotReadable,
    /// More entries or tables than one event can hold.
    TooMany,

    // The state of an entry.
    /// The player is in already: an entry is playing or waits for a seat.
    AlreadyIn,
    /// The ticket was handed out before, or an entry was paid with it.
    TicketUsed,
    /// The ticket is worth more than the entry costs.
    TicketWorthMore,
    /// The player was disqualified: there is no way back into this event.
    Disqualified,
    /// The entry is not playing any more, or not yet.
    NotIn,
    /// The entry has no seat.
    NotSeated,
    /// The entry has a seat already.
    AlreadySeated,
    /// The entry is not on the waiting list.
    NotOnTheList,
    /// The entry has played: it can be busted, not refunded.
    HasPlayed,
    /// The same entry twice in one command.
    NamedTwice,
    /// Several bust in one hand: they must sit at one table.
    NotOneTable,
    /// Several bust in one hand: their starting stacks decide their places (rules §2.7).
    StacksNeeded,
    /// The last player in cannot bust.
    LastPlayer,
    /// The event has a winner.
    EventOver,

    // Seats and tables.
    /// Somebody sits there.
    SeatTaken,
    SeatClosed,
    /// The player is pinned to the seat.
    Pinned,
    /// There are not enough open seats.
    NoSeat,
    /// Somebody on the waiting list waits longer.
    AlternatesWait,
    /// The table is open already.
    TableOpen,
    /// Seats that would go are taken.
    SeatsInUse,
    /// The seat is the coming small blind: a player is never balanced into it (TDA 2024 rule 11-A).
    ComingSmallBlind,
    /// Fewer than two players sit at the table.
    TooFewPlayers,
    /// Where the button is at this table is not known.
    ButtonUnknown,
    /// The big blind must be a player, and the three positions must stand in order.
    PositionsWrong,

    // The clock.
    ClockRuns,
    ClockStands,
    /// There is no level after this one.
    NoLaterLevel,
    /// There is no level before this one.
    NoEarlierLevel,
    /// The level has been played: it stays as it was.
    LevelPlayed,
    /// More of the level is over than the new length.
    LevelTooShort,
    StructureWrong,

    // The house's own limits, which it may set aside.
    /// The house's book has barred this person.
    Barred,
    /// By the year of birth in the house's book this person may be too young.
    UnderAge,
    RegistrationClosed,
    /// Registration is open already.
    RegistrationOpen,
    /// No more entries for this player.
    NoMoreEntries,
    /// In this event no stack is given up for a new entry (TDA 2024 rule 8-B).
    NoForfeits,
    /// This event has no rebuys.
    NoRebuys,
    /// This event has no add-on.
    NoAddOns,
    /// No more rebuys or add-ons for this entry.
    NoMorePurchases,
    /// The time for it is over.
    WindowClosed,
    /// The rule book allows fewer rounds for one penalty (WSOP 2026 tournament rule 114).
    TooManyRounds,
    /// The player has used every time bank.
    NoTimeBank,

    /// Not every table has played the hand.
    TablesStillPlay,
    /// The last hands of the day were drawn: nobody new is seated today (WSOP 2026 tournament rule 125).
    LastHandsDrawn,
    /// The heads were asked for, and not every table has counted.
    HeadsNotCounted,

    // Chips and money.
    /// The two values do not go together: the new one is no multiple of the old.
    ValuesWrong,
    /// The cards are not one for each odd chip.
    CardsWrong,
    /// Somebody on the sheet does not sit at the table.
    NotAtTable,
    /// The pieces of a stack are not worth what it is said to be worth.
    PiecesWrong,
    /// Nothing on record changed these chips or is owed.
    NothingOwed,
    /// This event has no bounties of that kind.
    NoBounties,
    /// That bounty was taken already.
    BountyTaken,
    /// A bounty is still to be taken or drawn: until then nobody knows what is on the heads.
    BountyWaits,
    /// No envelope holds that amount any more.
    NoEnvelope,
    /// A deal is made by everybody who is left.
    NotEverybody,
    /// The amounts do not add up to what is to be paid.
    SumWrong,
    PrizesLocked,
    /// The prizes are not locked yet.
    PrizesOpen,
    /// There is a deal already.
    DealMade,
    NoDeal,
    /// Somebody has gone out since the bounties were shared.
    BountiesShared,
    /// Somebody would get less than the next prize.
    LessThanNextPrize,
    /// A deal by chips is made on a fresh count of all chips in play.
    NotCounted,
    /// Chips were bought here for a stack of a flight, which plays on with them.
    ChipsBought,
    /// Money was taken in: amounts on record are in the minor unit of the currency as it is.
    MoneyTaken,
    PaidAlready,
    MoreThanOwed,
    /// Nothing was paid that could be taken back.
    NotPaid,
    /// The place, or the amount, is not known yet.
    NotDecided,
    /// The event has no prizes.
    WithoutPrizes,
    /// Prizes are locked, agreed, paid or handed over.
    PrizesDecided,
    /// A price has a part for the prizes, or other prizes are promised.
    MoneyForPrizes,
    /// The event has no such prize that is not money.
    ItemUnknown,
    /// The prize that is not money was handed over already.
    HandedOver,
    /// The prize that is not money is with nobody.
    NotHandedOver,

    /// No stack wins a seat in this event before it is over.
    NoMilestone,
    /// A hand that is begun without chips.
    StackImpossible,
    /// A stack above all chips in play, or one that is no whole number of the smallest chip.
    StackUnlikely,
    /// The stack has not come to the milestone.
    StackTooShort,
    /// Every seat is won.
    SeatsAreWon,

    // Bags, and the days that follow each other.
    /// The chips are in a bag: what is in it is put right there.
    ChipsBagged,
    /// A stack is in no bag.
    NotBagged,
    /// Another bag has this number.
    BagNumberTaken,
    /// The stacks were carried over into the next day: this one is over.
    CarriedOver,
    /// There is somebody in this event already: a next day begins empty.
    NotEmpty,
    /// This entry did not come from a flight.
    NotFromAFlight,
    /// The flight has other entries than when it was read: that is another next day.
    OtherEntries,
    /// The entry came from a flight: its money was taken there.
    FromAFlight,
    /// Somebody has two bags, and only one is allowed.
    TwoBags,
    /// Bounties were won in the flights: only those that begin with the second day can be carried over.
    FlightBounties,

    // Who works at the event.
    /// Nobody of this name works here.
    StaffUnknown,
    /// Somebody of this name works here already.
    StaffKnown,
    /// Another member of staff has this card.
    CardTaken,
    /// An event with staff has a director, and every director a PIN: without one nobody could change it any more.
    NeedsDirector,
    // These are for the desk to say, which knows who has signed in (`session/roles.rs`).
    /// Nobody has signed in at this desk.
    NobodySignedIn,
    /// It is for the director.
    AskDirector,
    /// It is for the floor.
    AskFloor,
    /// It is for registration.
    AskRegistration,
    /// It is for the cashier.
    AskCashier,
    /// A dealer tells of the own table only.
    NotOwnTable,
    /// The program does it by itself, and takes it from nobody.
    ProgramAlone,

    // The record.
    /// Nothing would change.
    NothingToDo,
}

/// The director's recorded decision to set a rule aside, for one command. Every rule that is not named
/// still binds.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Waiver {
    pub of: Refusal,
    /// Why, in the director's words.
    pub reason: String,
    /// The other rule that forbids the same command, set aside with it.
    pub also: Option<Refusal>,
}

impl Waiver {
    /// Sets one rule aside.
    pub const fn new(of: Refusal, reason: String) -> Self {
        Self { of, reason, also: None }
    }

    /// The same for one rule more. No command breaks three that can be set aside.
    #[must_use]
    pub fn and(self, refusal: Refusal) -> Self {
        Self { also: Some(refusal), ..self }
    }

    /// Every rule that it sets aside.
    pub fn rules(&self) -> impl Iterator<Item = Refusal> {
        std::iter::once(self.of).chain(self.also)
    }
}

impl Refusal {
    /// House and structure rules can be waived; facts cannot.
    pub const fn is_waivable(self) -> bool {
        matches!(
            self,
            Self::HasPlayed
                | Self::Pinned
                | Self::AlternatesWait
                | Self::ComingSmallBlind
                | Self::Barred
                | Self::UnderAge
                | Self::RegistrationClosed
                | Self::NoMoreEntries
                | Self::NoMorePurchases
                | Self::WindowClosed
                | Self::TooManyRounds
                | Self::NoTimeBank
                | Self::TablesStillPlay
                | Self::HeadsNotCounted
                | Self::LessThanNextPrize
                | Self::NotCounted
                | Self::StackUnlikely
        )
    }

    /// Does somebody have to sign in first?
    pub const fn is_unsigned(self) -> bool {
        matches!(self, Self::NobodySignedIn)
    }

    /// Is it for another role than that of whoever asks, so that a director's PIN stands in for it?
    pub const fn is_of_a_role(self) -> bool {
        matches!(
            self,
            Self::AskDirector
                | Self::AskFloor
                | Self::AskRegistration
                | Self::AskCashier
                | Self::NotOwnTable
        )
    }

    /// Passes when `fine`, or when this very rule was waived.
    pub(super) fn unless(self, fine: bool, waiver: Option<&Waiver>) -> Result<(), Self> {
        let set_aside =
            self.is_waivable() && waiver.is_some_and(|waiver| waiver.rules().any(|of| of == self));
        if fine || set_aside { Ok(()) } else { Err(self) }
    }
}
