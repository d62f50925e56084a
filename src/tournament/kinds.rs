//! The rows of the tables of commands and events. Each department has the table of its own kinds,
//! beside its commands: a new kind does not compile without its row.

use bottone_base::person::Role::{self, Cashier, Dealer, Director, Floor, Registration};
use strum::IntoDiscriminant as _;

use crate::{Command, Event, departments::Department, history::Follower};

/// The event's terms and the value of chips and prizes: the director alone.
pub(crate) const DIRECTOR: &[Role] = &[Director];
/// Play at the tables.
pub(crate) const FLOOR: &[Role] = &[Director, Floor];
/// Money paid in.
pub(crate) const SALES: &[Role] = &[Director, Registration];
/// The presence of players, at the door and in the room.
pub(crate) const DOOR: &[Role] = &[Director, Floor, Registration];
/// Money paid out.
pub(crate) const CASH: &[Role] = &[Director, Cashier];
/// Envelopes, drawn at the cashier's desk or on the floor.
pub(crate) const ENVELOPES: &[Role] = &[Director, Floor, Cashier];
/// A dealer's observations at their own table.
pub(crate) const TABLE: &[Role] = &[Director, Floor, Dealer];
/// A player's presence in a seat, which anyone at the table can see.
pub(crate) const SEEN: &[Role] = &[Director, Floor, Registration, Dealer];
/// Phones, each by a role with at least the rights that it gets.
pub(crate) const PHONES: &[Role] = &[Director, Floor, Registration, Cashier];
/// Printing, which changes nothing; a television has no printer.
pub(crate) const PAPER: &[Role] = &[Director, Floor, Registration, Cashier, Dealer];
/// Acts of the program itself, which no person gives.
pub(crate) const PROGRAM: &[Role] = &[];

/// The row of a kind of command.
#[derive(Clone, Copy, Debug)]
pub struct CommandRow {
    /// The roles that may give such a command: docs/guide/staff.md has the table. An event without
    /// staff has no limits.
    pub roles: &'static [Role],
    pub(crate) offline: Offline,
    pub(crate) on_correction: OnCorrection,
}

impl CommandRow {
    pub(crate) const fn new(
        roles: &'static [Role],
        offline: Offline,
        on_correction: OnCorrection,
    ) -> Self {
        Self { roles, offline, on_correction }
    }
}

/// The treatment of a command at a desk that is cut off from its shared log.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Offline {
    /// The desk keeps it as a report: the event at the table has happened in any case.
    Report,
    /// The command waits for the log. For money, entries and drawn seats, two desks could give out
    /// the same.
    Wait,
}

/// The usual result of a command after a late report or a deletion before it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum OnCorrection {
    /// The result as decided again.
    Follows,
    /// The recorded result, unless a rule now forbids the command.
    Stays,
    /// The recorded result, which people heard or received at the time: a late report cannot take
    /// it away. A difference that remains is a task, in money or in chips.
    Final,
}

/// The row of a kind of event.
#[derive(Clone, Copy, Debug)]
pub(crate) struct EventRow {
    /// The departments that process it, in no particular order. Prizes and hands process every
    /// event, so they are in no row.
    pub(crate) departments: &'static [Department],
    /// The followers that receive it.
    pub(crate) followers: &'static [Follower],
}

impl EventRow {
    pub(crate) const fn new(
        departments: &'static [Department],
        followers: &'static [Follower],
    ) -> Self {
        Self { departments, followers }
    }
}

impl Command {
    /// Returns the row of its kind.
    pub(crate) fn row(&self) -> CommandRow {
        match self {
            Self::Setup(command) => command.discriminant().row(),
            Self::Clock(command) => command.discriminant().row(),
            Self::Entries(command) => command.discriminant().row(),
            Self::Tables(command) => command.discriminant().row(),
            Self::Waiting(command) => command.discriminant().row(),
            Self::Arrivals(command) => command.discriminant().row(),
            Self::Counts(command) => command.discriminant().row(),
            Self::Bags(command) => command.discriminant().row(),
            Self::Flights(command) => command.discriminant().row(),
            Self::Incidents(command) => command.discriminant().row(),
            Self::Bounties(command) => command.discriminant().row(),
            Self::Prizes(command) => command.discriminant().row(),
            Self::Deals(command) => command.discriminant().row(),
            Self::Payments(command) => command.discriminant().row(),
            Self::Papers(command) => command.discriminant().row(),
            Self::Filing(command) => command.discriminant().row(),
            Self::Draws(command) => command.discriminant().row(),
            Self::Tickets(command) => command.discriminant().row(),
            Self::Hands(command) => command.discriminant().row(),
            Self::Staff(command) => command.discriminant().row(),
        }
    }

    /// Returns the roles that may give this command: those of its row, or fewer if its data decide.
    pub fn allowed_roles(&self) -> &'static [Role] {
        match self {
            Self::Staff(command) => command.allowed_roles(),
            _ => self.row().roles,
        }
    }

    /// Returns whether this is a command of the program, which no person can give.
    pub fn is_internal(&self) -> bool {
        self.row().roles.is_empty()
    }

    /// Returns whether a desk cut off from its shared log can keep this command as a report.
    pub fn is_reportable(&self) -> bool {
        self.row().offline == Offline::Report
    }
}

impl Event {
    /// Returns whether the room that is played again needs it, or a player's story does.
    pub fn is_replayed(&self) -> bool {
        Follower::Replay.follows(self)
    }

    /// Returns its row.
    pub(crate) const fn row(&self) -> EventRow {
        match self {
            Self::Setup(event) => event.row(),
            Self::Clock(event) => event.row(),
            Self::Entries(event) => event.row(),
            Self::Tables(event) => event.row(),
            Self::Waiting(event) => event.row(),
            Self::Arrivals(event) => event.row(),
            Self::Counts(event) => event.row(),
            Self::Bags(event) => event.row(),
            Self::Flights(event) => event.row(),
            Self::Incidents(event) => event.row(),
            Self::Bounties(event) => event.row(),
            Self::Prizes(event) => event.row(),
            Self::Deals(event) => event.row(),
            Self::Payments(event) => event.row(),
            Self::Papers(event) => event.row(),
            Self::Filing(event) => event.row(),
            Self::Draws(event) => event.row(),
            Self::Tickets(event) => event.row(),
            Self::Hands(event) => event.row(),
            Self::Staff(event) => event.row(),
        }
    }
}
