//! The reasons for which a house refuses a command.

use serde::{Deserialize, Serialize};
use strum::IntoStaticStr;

/// A reason for a refusal. The list is closed, and the words for it are in `locales/`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Refusal {
    /// No person in the book has this id.
    PersonUnknown,
    /// The id belongs to another person.
    PersonKnown,
    /// The card belongs to another person.
    CardTaken,
    /// The person is not barred.
    NotBarred,
    /// The two pages are merged already.
    OneAlready,
    /// The page was not merged into another.
    NotMerged,
    /// The other page was itself merged into a third since. That merge is parted first.
    MergedSince,
    /// A name is empty, or a value is too long or out of bounds.
    NotUnderstood,
    /// The book would hold too many people.
    TooMany,
    /// The house has no ticket of this number.
    TicketUnknown,
    /// The number belongs to another ticket, or is not the next.
    TicketKnown,
    /// The ticket was used, was sold back or has lapsed.
    TicketNotOpen,
    /// No entry was paid with the ticket.
    TicketNotUsed,
    /// The seat of the ticket was not withdrawn by its event.
    TicketNotWithdrawn,
    /// The house has no drawer of this number.
    DrawerUnknown,
    /// That drawer holds another currency.
    OtherCurrency,
    /// The drawer was counted, and is closed.
    DrawerCounted,
    /// The drawer was not counted yet.
    DrawerNotCounted,
    /// This cashier has another drawer at this desk at that time.
    DrawerOpen,
    /// No event of the house has this file.
    EventUnknown,
    /// The file is on the list already.
    EventListed,
    /// The staff has a member of this name, or the house has a staff already.
    StaffKnown,
    /// The staff has no member of this name.
    StaffUnknown,
    /// A staff needs a director, and every director a PIN.
    NeedsDirector,
    /// A role that pays or signs needs a new PIN.
    NeedsNewPin,
    /// The command would change nothing.
    NothingToDo,
}

impl Refusal {
    /// Returns `Ok` if `fine` is true, else this refusal.
    pub(super) const fn check(self, fine: bool) -> Result<(), Self> {
        if fine { Ok(()) } else { Err(self) }
    }
}
