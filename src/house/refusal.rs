//! Why a house did not do what it was asked.

use serde::{Deserialize, Serialize};
use strum::IntoStaticStr;

/// A reason for saying no. The list is closed, and the words for it are in `locales/`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Refusal {
    /// Nobody in the book has this id.
    PersonUnknown,
    /// The id is somebody else's.
    PersonKnown,
    /// The card is somebody else's.
    CardTaken,
    /// Nobody has barred him.
    NotBarred,
    /// They are one already.
    OneAlready,
    /// He was not found to be somebody else.
    NotMerged,
    /// The one whom he was found to be was found to be a third since: that is taken apart first.
    MergedSince,
    /// A name is empty, or something is too long or out of bounds.
    NotUnderstood,
    /// More people than one book can hold.
    TooMany,
    /// The house has no ticket of this number.
    TicketUnknown,
    /// The number is another ticket's, or not the next.
    TicketKnown,
    /// The ticket was used, sold back, or is worth nothing any more.
    TicketNotOpen,
    /// No entry was paid with the ticket.
    TicketNotUsed,
    /// No event took the seat back.
    TicketNotWithdrawn,
    /// The house has no drawer of this number.
    DrawerUnknown,
    /// There is other money in that drawer.
    OtherCurrency,
    /// The drawer was counted, and nobody works out of it any more.
    DrawerCounted,
    /// The drawer was not counted yet.
    DrawerNotCounted,
    /// This cashier works out of another drawer at this desk at that time.
    DrawerOpen,
    /// No event of the house has this file.
    EventUnknown,
    /// The file is on the list already.
    EventListed,
    /// The staff has somebody of this name, or the house has a staff already.
    StaffKnown,
    /// The staff has nobody of this name.
    StaffUnknown,
    /// A staff needs a director, and every director a PIN.
    NeedsDirector,
    /// Nothing would change.
    NothingToDo,
}

impl Refusal {
    /// Passes when `fine`.
    pub(super) const fn unless(self, fine: bool) -> Result<(), Self> {
        if fine { Ok(()) } else { Err(self) }
    }
}
