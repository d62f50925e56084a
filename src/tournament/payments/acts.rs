//! The commands and events of payments.

use bottone_base::money::{Money, PaymentMethod};
use serde::{Deserialize, Serialize};
use strum::EnumDiscriminants;

use crate::{
    departments::Department,
    entries::EntryId,
    history::Follower,
    kinds::{CASH, CommandRow, EventRow, Offline, OnCorrection, SALES},
};

/// One piece of a prize in kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ItemPiece {
    /// The number of the item.
    pub item: u16,
    /// The place that wins it; `None` for a raffle prize.
    pub place: Option<u32>,
}

/// The commands for payments.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, EnumDiscriminants)]
#[serde(deny_unknown_fields)]
#[strum_discriminants(name(PaymentCommandKind), doc = "A kind of command for payments.")]
pub enum PaymentCommand {
    /// Pays this entry.
    Pay {
        entry: EntryId,
        /// The amount of the debt that it settles, tax included; zero if only tickets are given.
        amount: Money,
        /// The part of it withheld for the tax.
        withheld: Money,
        /// The number of tickets for another event.
        tickets: u16,
        method: PaymentMethod,
        /// The document that was shown, or a note. May be empty.
        document: String,
    },
    /// Sets the method of a payment by this entry. Payments without this were in cash.
    PaidWith { entry: EntryId, sold: PurchaseRef, method: PaymentMethod },
    /// Takes back the last valid payment to this entry, a mistake. It stays on record and does not
    /// count.
    TakeBack {
        entry: EntryId,
        /// The reason, in the cashier's words.
        reason: String,
    },
    /// Hands over a prize in kind.
    HandOver {
        entry: EntryId,
        piece: ItemPiece,
        /// The document that was shown, or a note. May be empty.
        document: String,
    },
    /// Takes a prize in kind back from the entry that has it.
    TakeItemBack {
        piece: ItemPiece,
        /// The reason, in the cashier's words.
        reason: String,
    },
}

/// The purchase of an entry that a payment is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum PurchaseRef {
    /// The entry itself.
    Entry,
    /// The rebuy of this number, as given when it was recorded, from 1.
    Rebuy(u8),
    /// The add-on of this number, as given when it was recorded, from 1.
    AddOn(u8),
}

/// The events of payments.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum PaymentEvent {
    /// An entry was paid.
    Paid {
        entry: EntryId,
        /// The amount of the debt that it settled, tax included.
        amount: Money,
        /// The part of it withheld for the tax.
        withheld: Money,
        /// The number of tickets for another event.
        tickets: u16,
        method: PaymentMethod,
        /// The document that was shown, or a note.
        document: String,
        /// The number among the payments to this entry, if reported late: after all numbers given
        /// by then.
        #[serde(default, skip_serializing_if = "bottone_base::is_nothing")]
        number: Option<u32>,
    },
    /// The method of a payment by an entry was recorded.
    PaidWith { entry: EntryId, sold: PurchaseRef, method: PaymentMethod },
    TakenBack {
        entry: EntryId,
        /// The number of the payment among those to this entry, as given when it was recorded.
        number: u32,
        reason: String,
    },
    /// A prize in kind was handed over.
    HandedOver {
        entry: EntryId,
        piece: ItemPiece,
        /// The name of the prize at that time.
        name: String,
        /// The document that was shown, or a note.
        document: String,
    },
    /// A prize in kind came back.
    ItemTakenBack {
        entry: EntryId,
        piece: ItemPiece,
        /// The name of the prize when it was handed over.
        name: String,
        reason: String,
    },
}

impl PaymentCommandKind {
    /// Returns the row of this kind in the table of commands.
    pub const fn row(self) -> CommandRow {
        use Offline::Wait;
        use OnCorrection::Final;
        match self {
            Self::Pay | Self::TakeBack | Self::HandOver | Self::TakeItemBack => {
                CommandRow::new(CASH, Wait, Final)
            }
            Self::PaidWith => CommandRow::new(SALES, Wait, Final),
        }
    }
}

impl PaymentEvent {
    /// Returns the row of this event in the table of events.
    pub(crate) const fn row(&self) -> EventRow {
        use Department::{Payments, Tickets};
        use Follower::Cash;
        match self {
            Self::Paid { .. } | Self::PaidWith { .. } => EventRow::new(&[Payments], &[Cash]),
            Self::TakenBack { .. } => EventRow::new(&[Payments, Tickets], &[Cash]),
            Self::HandedOver { .. } | Self::ItemTakenBack { .. } => EventRow::new(&[Payments], &[]),
        }
    }
}
