//! Who was paid, how much, and by whom.
//!
//! A payment is never deleted: one that was a mistake is taken back, with the reason, and both stay
//! on record. What is owed is computed from places, bounties and deals whenever it is asked for, so
//! that a result which changes after somebody was paid shows who has too much and who too little.

mod acts;
mod decide;
mod dues;
mod items;

use imbl::{OrdMap, Vector};
use serde::Serialize;

use super::{Event, entries::EntryId};
pub use crate::rules::money::Method;
use crate::rules::{money::Money, time::Timestamp};
pub use acts::{PaidFor, PaymentCommand, PaymentEvent, Piece};
pub(super) use decide::decide;
pub use dues::{Due, Results};
pub use items::{Handed, ItemDue};

/// Who was paid, how much, and by whom.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Payments {
    list: Vector<Payment>,
    /// Every handing over of a prize that is not money, in the order in which they were made.
    handed: Vector<Handed>,
    /// What was sold and not paid in cash.
    taken_by: OrdMap<(EntryId, PaidFor), Method>,
    /// The number of the next payment while one is reported late. Nothing in the state of an event.
    #[serde(skip)]
    pub(super) number_from: Option<u32>,
}

/// Money that was handed over.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Payment {
    pub entry: EntryId,
    /// The number among the payments to this entry, from 1. It was given when the payment was recorded, and never moves.
    pub number: u32,
    /// How much of what is owed it settled, tax included.
    pub amount: Money,
    /// How much of that was kept for the tax.
    pub withheld: Money,
    /// How many tickets for another event were given.
    pub tickets: u16,
    pub method: Method,
    /// The document that was shown, or a note.
    pub document: String,
    pub at: Timestamp,
    /// When it was taken back, and why.
    pub taken_back: Option<(Timestamp, String)>,
    /// True if it was reported late, behind numbers that had been given by then.
    #[serde(skip)]
    out_of_turn: bool,
}

/// What was paid to one entry, without what was taken back.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Settled {
    /// How much of what is owed, tax included.
    pub paid: Money,
    /// How much of that was kept for the tax.
    pub withheld: Money,
    pub tickets: u16,
}

impl Payments {
    pub(super) fn on_event(&mut self, event: &Event, at: Timestamp) {
        let Event::Payments(event) = event else { return };
        match event {
            PaymentEvent::Paid { entry, amount, withheld, tickets, method, document, number } => {
                self.list.push_back(Payment {
                    entry: *entry,
                    number: number.unwrap_or_else(|| self.coming(*entry)),
                    out_of_turn: number.is_some(),
                    amount: *amount,
                    withheld: *withheld,
                    tickets: *tickets,
                    method: *method,
                    document: document.clone(),
                    at,
                    taken_back: None,
                });
            }
            PaymentEvent::TakenBy { entry, sold, method: Method::Cash } => {
                self.taken_by.remove(&(*entry, *sold));
            }
            PaymentEvent::TakenBy { entry, sold, method } => {
                self.taken_by.insert((*entry, *sold), *method);
            }
            PaymentEvent::TakenBack { entry, number, reason } => {
                let found =
                    |payment: &&mut Payment| payment.entry == *entry && payment.number == *number;
                if let Some(payment) = self.list.iter_mut().find(found) {
                    payment.taken_back = Some((at, reason.clone()));
                }
            }
            PaymentEvent::HandedOver { entry, piece, name, document } => {
                self.handed.push_back(Handed {
                    entry: *entry,
                    piece: *piece,
                    name: name.clone(),
                    document: document.clone(),
                    at,
                    taken_back: None,
                });
            }
            PaymentEvent::ItemTakenBack { piece, reason, .. } => {
                let last = self.handed.iter_mut().filter(|handed| handed.has(*piece)).last();
                if let Some(handed) = last {
                    handed.taken_back = Some((at, reason.clone()));
                }
            }
        }
    }

    /// Every payment in the order in which they were made, those that were taken back too.
    pub fn all(&self) -> &Vector<Payment> {
        &self.list
    }

    /// How this was paid that was sold to an entry.
    pub fn taken_by(&self, entry: EntryId, sold: PaidFor) -> Method {
        self.taken_by.get(&(entry, sold)).copied().unwrap_or_default()
    }

    /// Every payment to this entry, the first one first.
    pub fn of(&self, entry: EntryId) -> impl DoubleEndedIterator<Item = &Payment> {
        self.list.iter().filter(move |payment| payment.entry == entry)
    }

    /// Returns the number of the next payment to this entry. Numbers that were given out of turn are left out.
    pub fn coming(&self, entry: EntryId) -> u32 {
        let in_turn = self.of(entry).filter(|payment| !payment.out_of_turn);
        let last = in_turn.map(|payment| payment.number).max().unwrap_or(0);
        let is_free = |number: &u32| self.of(entry).all(|payment| payment.number != *number);
        (last.saturating_add(1)..=u32::MAX).find(is_free).unwrap_or(u32::MAX)
    }

    /// Returns one behind the last number that was given to a payment to this entry.
    pub(super) fn end(&self, entry: EntryId) -> u32 {
        self.of(entry).map(|payment| payment.number).max().unwrap_or(0).saturating_add(1)
    }

    /// What was paid to this entry.
    pub fn settled(&self, entry: EntryId) -> Settled {
        self.of(entry).fold(Settled::default(), Settled::with)
    }

    /// How much left the house by `event`, and how; negative when a payment was taken back. The tax
    /// that is withheld stays in the house. For the cash desk, which adds up the records that stand.
    pub fn handed_over(&self, event: &PaymentEvent) -> (Method, Money) {
        match event {
            PaymentEvent::Paid { amount, withheld, method, .. } => {
                (*method, amount.minus(*withheld))
            }
            PaymentEvent::TakenBy { method, .. } => (*method, Money::ZERO),
            PaymentEvent::HandedOver { .. } | PaymentEvent::ItemTakenBack { .. } => {
                (Method::Cash, Money::ZERO)
            }
            PaymentEvent::TakenBack { entry, number, .. } => {
                let found = self.of(*entry).find(|payment| payment.number == *number);
                found.map_or((Method::Cash, Money::ZERO), |payment| {
                    (payment.method, Money::ZERO.minus(payment.handed_over()))
                })
            }
        }
    }
}

impl Payment {
    /// Does it count?
    pub const fn stands(&self) -> bool {
        self.taken_back.is_none()
    }

    /// What the player got.
    pub const fn handed_over(&self) -> Money {
        self.amount.minus(self.withheld)
    }
}

impl Settled {
    fn with(self, payment: &Payment) -> Self {
        if !payment.stands() {
            return self;
        }
        Self {
            paid: self.paid.plus(payment.amount),
            withheld: self.withheld.plus(payment.withheld),
            tickets: self.tickets.saturating_add(payment.tickets),
        }
    }
}
