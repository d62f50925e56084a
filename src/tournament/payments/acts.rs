//! What can be asked about payments, and what happens.

use serde::{Deserialize, Serialize};

use crate::{
    rules::money::{Method, Money},
    tournament::entries::EntryId,
};

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
}

/// What an entry paid for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum PaidFor {
    /// The entry itself.
    Entry,
    /// Its first rebuy, its second …, from 1.
    Rebuy(u8),
    /// Its first add-on, its second …, from 1.
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
    },
    /// What was sold to an entry was paid so.
    TakenBy { entry: EntryId, sold: PaidFor, method: Method },
    TakenBack {
        entry: EntryId,
        /// Which of the payments to this entry, 1 for the first.
        number: u32,
        reason: String,
    },
}
