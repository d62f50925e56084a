//! The refusals of commands, and the waivers of rules by the director.

use serde::{Deserialize, Serialize};
use strum::IntoStaticStr;

/// A reason for a refusal, and the name under which a rule can be waived.
///
/// The list is closed. The same command in the same state is refused for the same rule everywhere,
/// because one routine decides. If a command breaks several rules, one of them is reported,
/// depending on the facts. A seat at a missing table cannot be checked, and in a list the first
/// wrong row is reported. The order of this list promises nothing.
///
/// One thing is promised. A waivable rule is reported only if no other rule forbids the command,
/// except at most one more waivable rule. So no reason is ever written for a command that stays
/// forbidden (`tests/event/absurd.rs` checks it with random commands).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Refusal {
    // Items that do not exist.
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
    /// The club's book does not have this ticket.
    TicketUnknown,
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
    /// The same entry appears twice in one command.
    NamedTwice,
    /// Several entries bust in one hand: they must sit at one table.
    NotOneTable,
    /// Several entries bust in one hand: their starting stacks decide their places (rules §2.7).
    StacksNeeded,
    /// The last player in cannot bust.
    LastPlayer,
    /// The event has a winner.
    EventOver,

    // Seats and tables.
    /// The seat is taken.
    SeatTaken,
    SeatClosed,
    /// The player is pinned to the seat.
    Pinned,
    /// There are not enough open seats.
    NoSeat,
    /// An alternate on the waiting list has waited longer.
    AlternatesWait,
    /// The table is open already.
    TableOpen,
    /// Seats that would go are taken.
    SeatsInUse,
    /// The seat is the coming small blind: no player is balanced into it (TDA 2024 rule 11-A).
    ComingSmallBlind,
    /// Fewer than two players sit at the table.
    TooFewPlayers,
    /// The position of the button at this table is not known.
    ButtonUnknown,
    /// The big blind must be a player, and the three positions must be in order.
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
    /// This event does not permit giving up a stack for a new entry (TDA 2024 rule 8-B).
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
    /// The last hands of the day were drawn: no new player is seated today (WSOP 2026 tournament
    /// rule 125).
    LastHandsDrawn,
    /// The heads were asked for, and not every table has counted.
    HeadsNotCounted,

    // Chips and money.
    /// The two values do not fit: the new one is no multiple of the old.
    ValuesWrong,
    /// The cards are not one for each odd chip.
    CardsWrong,
    /// A player on the sheet does not sit at the table.
    NotAtTable,
    /// The pieces of a stack do not add up to its value.
    PiecesWrong,
    /// No record changed these chips, or no money is owed.
    NothingOwed,
    /// This event has no bounties of that kind.
    NoBounties,
    /// That bounty was taken already.
    BountyTaken,
    /// A bounty is still to be taken or drawn: until then the heads are not known.
    BountyWaits,
    /// No envelope holds that amount any more.
    NoEnvelope,
    /// A deal needs the agreement of all remaining players.
    NotEverybody,
    /// The amounts do not add up to the sum to pay.
    SumWrong,
    PrizesLocked,
    /// The prizes are not locked yet.
    PrizesOpen,
    /// There is a deal already.
    DealMade,
    NoDeal,
    /// A player has busted since the bounties were shared.
    BountiesShared,
    /// A player would get less than the next prize.
    LessThanNextPrize,
    /// A deal by chips is made on a fresh count of all chips in play.
    NotCounted,
    /// Chips were bought here for a stack of a flight, and are in play with it.
    ChipsBought,
    /// Money was taken in: amounts on record are in the present minor unit of the currency.
    MoneyTaken,
    PaidAlready,
    MoreThanOwed,
    /// No payment can be taken back.
    NotPaid,
    /// The place, or the amount, is not known yet.
    NotDecided,
    /// The event has no prizes.
    WithoutPrizes,
    /// Prizes are locked, agreed, paid or handed over.
    PrizesDecided,
    /// A price has a part for the prizes, or other prizes are promised.
    MoneyForPrizes,
    /// The event has no such prize in kind.
    ItemUnknown,
    /// The prize in kind was handed over already.
    HandedOver,
    /// The prize in kind was not handed over.
    NotHandedOver,

    /// A stack wins no seat in this event before it is over.
    NoMilestone,
    /// A hand cannot begin without chips.
    StackImpossible,
    /// A stack exceeds all chips in play, or is no multiple of the smallest chip.
    StackUnlikely,
    /// The stack has not come to the milestone.
    StackTooShort,
    /// Every seat is won.
    SeatsAreWon,

    // Bags, and consecutive days.
    /// The chips are in a bag: corrections are made there.
    ChipsBagged,
    /// A stack is in no bag.
    NotBagged,
    /// Another bag has this number.
    BagNumberTaken,
    /// The stacks were carried over into the next day: this one is over.
    CarriedOver,
    /// The event has players already: a next day begins empty.
    NotEmpty,
    /// This entry did not come from a flight.
    NotFromAFlight,
    /// The flight has other entries than when it was read, so this would be another next day.
    OtherEntries,
    /// The entry came from a flight: its money was taken there.
    FromAFlight,
    /// A player has two bags, and only one is allowed.
    TwoBags,
    /// Bounties were won in the flights: only bounties that begin with the second day can be
    /// carried over.
    FlightBounties,

    // The staff of the event.
    /// No member of staff has this name.
    StaffUnknown,
    /// A member of staff has this name already.
    StaffKnown,
    /// A member of staff in another role has this name, so a phone cannot carry it.
    NameOfMember,
    /// Another member of staff has this card.
    CardTaken,
    /// An event with staff needs a director, and every director a PIN: without one, no person could
    /// change it any more.
    NeedsDirector,
    /// A role that pays or signs needs a new PIN: the present one may be too short for it.
    NeedsNewPin,
    // The desk decides these, because it knows the staff signed in (`session/roles.rs`).
    /// No member of staff has signed in at this desk.
    NotSignedIn,
    /// This command is for the director.
    AskDirector,
    /// This command is for the floor.
    AskFloor,
    /// This command is for registration.
    AskRegistration,
    /// This command is for the cashier.
    AskCashier,
    /// A dealer reports for the own table only.
    NotOwnTable,
    /// The program does this by itself, and accepts it from no person.
    ProgramOnly,

    // The record.
    /// The command would change nothing.
    NothingToDo,
}

/// The director's recorded decision to waive a rule, for one command. Every rule not named stays in
/// force.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Waiver {
    pub of: Refusal,
    /// The reason, in the director's words.
    pub reason: String,
    /// The other waivable rule that forbids the same command, waived with it.
    pub also: Option<Refusal>,
}

impl Waiver {
    /// Waives one rule.
    pub const fn new(of: Refusal, reason: String) -> Self {
        Self { of, reason, also: None }
    }

    /// Waives one more rule. No command breaks three waivable rules.
    #[must_use]
    pub fn with_rule(self, refusal: Refusal) -> Self {
        Self { also: Some(refusal), ..self }
    }

    /// Returns every waived rule.
    pub fn rules(&self) -> impl Iterator<Item = Refusal> {
        std::iter::once(self.of).chain(self.also)
    }
}

impl Refusal {
    /// Returns whether the rule can be waived: house and structure rules can, facts cannot.
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

    /// Returns whether a member of staff must sign in first.
    pub const fn is_unsigned(self) -> bool {
        matches!(self, Self::NotSignedIn)
    }

    /// Returns whether the command is for another role, so that a director's PIN permits it.
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

    /// Passes if `fine`, or if this rule was waived.
    pub(super) fn check(self, fine: bool, waiver: Option<&Waiver>) -> Result<(), Self> {
        let set_aside =
            self.is_waivable() && waiver.is_some_and(|waiver| waiver.rules().any(|of| of == self));
        if fine || set_aside { Ok(()) } else { Err(self) }
    }
}
