//! What can be asked about payments, and what happens.

use serde::{Deserialize, Serialize};

use crate::{
    rules::money::{Method, Money},
    tournament::entries::EntryId,
};

/// One piece of a prize that is not money.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Piece {
    /// The number of the item.
    pub item: u16,
    /// The place that wins it; nothing for a raffle prize.
    pub place: Option<u32>,
}

/// What can be asked about payments.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum PaymentCommand {
    /// Pay this entry.
    Pay {
        entry: EntryId,
        /// How much of what is owed is settled by it, tax included; nothing when only tickets are given.
        amount: Money,
        /// How much of that is kept for the tax and not handed over.
        withheld: Money,
        /// How many tickets for another event are given.
        tickets: u16,
        method: Method,
        /// The document that was shown, or a note. May be empty.
        document: String,
    },
    /// What was sold to this entry was paid so. Whatever nobody says this of was paid in cash.
    TakenBy { entry: EntryId, sold: PaidFor, method: Method },
    /// The last payment to this entry that stands was a mistake: it stays on record and does not count.
    TakeBack {
        entry: EntryId,
        /// Why, in the cashier's words.
        reason: String,
    },
    /// A prize that is not money is handed over.
    HandOver {
        entry: EntryId,
        piece: Piece,
        /// The document that was shown, or a note. May be empty.
        document: String,
    },
    /// A prize that is not money comes back from the entry that has it.
    TakeItemBack {
        piece: Piece,
        /// Why, in the cashier's words.
        reason: String,
    },
}

/// What an entry paid for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum PaidFor {
    /// The entry itself.
    Entry,
    /// The rebuy of this number, as it was given when that was recorded, from 1.
    Rebuy(u8),
    /// The add-on of this number, as it was given when that was recorded, from 1.
    AddOn(u8),
}

/// What happened about payments.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum PaymentEvent {
    /// An entry was paid.
    Paid {
        entry: EntryId,
        /// How much of what is owed was settled, tax included.
        amount: Money,
        /// How much of that was kept for the tax.
        withheld: Money,
        /// How many tickets for another event are given.
        tickets: u16,
        method: Method,
        /// The document that was shown, or a note.
        document: String,
        /// The number among the payments to this entry, where it was reported late: behind all that were given by then.
        #[serde(default, skip_serializing_if = "crate::rules::is_nothing")]
        number: Option<u32>,
    },
    /// What was sold to an entry was paid so.
    TakenBy { entry: EntryId, sold: PaidFor, method: Method },
    TakenBack {
        entry: EntryId,
        /// The number of the payment among those to this entry, as it was given when that was recorded.
        number: u32,
        reason: String,
    },
    /// A prize that is not money was handed over.
    HandedOver {
        entry: EntryId,
        piece: Piece,
        /// The name that it had then.
        name: String,
        /// The document that was shown, or a note.
        document: String,
    },
    /// A prize that is not money came back.
    ItemTakenBack {
        entry: EntryId,
        piece: Piece,
        /// The name that it had when it was handed over.
        name: String,
        reason: String,
    },
}
