//! The payments to entries.
//!
//! A payment is never deleted: a mistake is taken back, with the reason, and both stay on record.
//! The dues are computed from places, bounties and deals on each request. So a result that changes
//! after a payment shows every entry paid too much or too little.

mod acts;
mod decide;
mod dues;
mod items;

pub use bottone_base::money::PaymentMethod;
use bottone_base::{money::Money, time::Timestamp};
use imbl::{OrdMap, Vector};
use serde::Serialize;

use super::{Event, entries::EntryId};
pub use acts::{ItemPiece, PaymentCommand, PaymentEvent, PurchaseRef};
pub(super) use decide::decide;
pub use dues::{Due, Results};
pub use items::{ItemDue, ItemHandover};

/// The payments to entries.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Payments {
    list: Vector<Payment>,
    /// Every handing over of a prize in kind, in order.
    handed: Vector<ItemHandover>,
    /// The purchases not paid in cash, with their methods.
    taken_by: OrdMap<(EntryId, PurchaseRef), PaymentMethod>,
    /// The number of the next payment during a late report. Not part of the state of an event.
    #[serde(skip)]
    pub(super) number_from: Option<u32>,
}

/// A payment to an entry.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Payment {
    pub entry: EntryId,
    /// The number among the payments to this entry, from 1. It is given with the record and never
    /// changes.
    pub number: u32,
    /// The amount of the debt that it settled, tax included.
    pub amount: Money,
    /// The part of it withheld for the tax.
    pub withheld: Money,
    /// The number of tickets for another event.
    pub tickets: u16,
    pub method: PaymentMethod,
    /// The document that was shown, or a note.
    pub document: String,
    pub at: Timestamp,
    /// The time and the reason of taking it back.
    pub taken_back: Option<(Timestamp, String)>,
    /// True if it was reported late, with a number after those given by then.
    #[serde(skip)]
    out_of_turn: bool,
}

/// The total paid to one entry, without the payments taken back.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PaidTotal {
    /// The amount settled, tax included.
    pub paid: Money,
    /// The part of it withheld for the tax.
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
                    number: number.unwrap_or_else(|| self.next_number(*entry)),
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
            PaymentEvent::PaidWith { entry, sold, method: PaymentMethod::Cash } => {
                self.taken_by.remove(&(*entry, *sold));
            }
            PaymentEvent::PaidWith { entry, sold, method } => {
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
                self.handed.push_back(ItemHandover {
                    entry: *entry,
                    piece: *piece,
                    name: name.clone(),
                    document: document.clone(),
                    at,
                    taken_back: None,
                });
            }
            PaymentEvent::ItemTakenBack { piece, reason, .. } => {
                let last = self.handed.iter_mut().filter(|handed| handed.includes(*piece)).last();
                if let Some(handed) = last {
                    handed.taken_back = Some((at, reason.clone()));
                }
            }
        }
    }

    /// Returns every payment in order, including those taken back.
    pub fn all(&self) -> &Vector<Payment> {
        &self.list
    }

    /// Returns the method of payment of an entry's purchase.
    pub fn method_of(&self, entry: EntryId, sold: PurchaseRef) -> PaymentMethod {
        self.taken_by.get(&(entry, sold)).copied().unwrap_or_default()
    }

    /// Returns every payment to this entry, the earliest first.
    pub fn of(&self, entry: EntryId) -> impl DoubleEndedIterator<Item = &Payment> {
        self.list.iter().filter(move |payment| payment.entry == entry)
    }

    /// Returns the number of the next payment to this entry. Numbers that were given out of turn
    /// are left out.
    pub fn next_number(&self, entry: EntryId) -> u32 {
        let in_turn = self.of(entry).filter(|payment| !payment.out_of_turn);
        let last = in_turn.map(|payment| payment.number).max().unwrap_or(0);
        let is_free = |number: &u32| self.of(entry).all(|payment| payment.number != *number);
        (last.saturating_add(1)..=u32::MAX).find(is_free).unwrap_or(u32::MAX)
    }

    /// Returns one more than the highest number of a payment to this entry.
    pub(super) fn end(&self, entry: EntryId) -> u32 {
        self.of(entry).map(|payment| payment.number).max().unwrap_or(0).saturating_add(1)
    }

    /// Returns the total paid to this entry.
    pub fn settled(&self, entry: EntryId) -> PaidTotal {
        self.settled_together(&[entry])
    }

    /// Returns the total paid to these entries.
    pub fn settled_together(&self, entries: &[EntryId]) -> PaidTotal {
        let all = entries.iter().flat_map(|entry| self.of(*entry));
        all.fold(PaidTotal::default(), PaidTotal::plus)
    }

    /// Returns the money that left the house by `event`, with the method; negative for a payment
    /// taken back. Withheld tax stays in the house. The cash desk adds these up over the valid
    /// records.
    pub fn handed_over(&self, event: &PaymentEvent) -> (PaymentMethod, Money) {
        match event {
            PaymentEvent::Paid { amount, withheld, method, .. } => {
                (*method, amount.minus(*withheld))
            }
            PaymentEvent::PaidWith { method, .. } => (*method, Money::ZERO),
            PaymentEvent::HandedOver { .. } | PaymentEvent::ItemTakenBack { .. } => {
                (PaymentMethod::Cash, Money::ZERO)
            }
            PaymentEvent::TakenBack { entry, number, .. } => {
                let found = self.of(*entry).find(|payment| payment.number == *number);
                found.map_or((PaymentMethod::Cash, Money::ZERO), |payment| {
                    (payment.method, Money::ZERO.minus(payment.handed_over()))
                })
            }
        }
    }
}

impl Payment {
    /// Returns whether the payment counts.
    pub const fn is_valid(&self) -> bool {
        self.taken_back.is_none()
    }

    /// Returns the money that the player received.
    pub const fn handed_over(&self) -> Money {
        self.amount.minus(self.withheld)
    }
}

impl PaidTotal {
    fn plus(self, payment: &Payment) -> Self {
        if !payment.is_valid() {
            return self;
        }
        Self {
            paid: self.paid.plus(payment.amount),
            withheld: self.withheld.plus(payment.withheld),
            tickets: self.tickets.saturating_add(payment.tickets),
        }
    }
}
