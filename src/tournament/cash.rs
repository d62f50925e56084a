//! The money that passed through the desk, computed from the valid records.

use std::collections::{BTreeMap, BTreeSet};

use bottone_base::money::Money;
use bottone_rules::{buy_in::BuyIn, rulebook::BustRanking};
use strum::{EnumCount, VariantArray};

use super::{
    Event, SaleKind, Tournament,
    bounties::BountyEvent,
    entries::{Entries, EntryEvent, EntryId},
    history::{Follow, Follower, Ledger, OrderedFollower, Record, ValidRecord, unfollowed, walk},
    payments::{PaidTotal, PaymentEvent, PaymentMethod, Payments, PurchaseRef},
    tickets::TicketEvent,
};

/// The reason for a movement of money.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, EnumCount, VariantArray)]
pub enum Flow {
    /// A player's first entry.
    Entry,
    /// A player's later entry.
    ReEntry,
    /// More chips in the same seat.
    Rebuy,
    AddOn,
    /// A bounty's lost marker or card was paid for again.
    Marker,
    /// A ticket of the house, in place of money.
    Ticket,
    /// A ticket returned with an entry that was taken back.
    TicketBack,
    /// A refund for an entry that was taken back.
    Refund,
    /// Prize and bounties, paid out.
    Payout,
    /// A payment was taken back.
    PayoutBack,
}

impl Flow {
    /// Every flow, in the order of a desk's columns.
    pub const ALL: [Self; Self::COUNT] = bottone_base::all(Self::VARIANTS);

    /// Returns whether the money leaves the desk.
    pub const fn is_out(self) -> bool {
        matches!(self, Self::Refund | Self::Payout | Self::Ticket)
    }
}

/// One movement of money, with one player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Movement {
    /// The number of the record behind it. The record also has the signer and the time.
    pub record: u32,
    pub flow: Flow,
    pub entry: EntryId,
    /// The amount; never negative.
    pub money: Money,
    /// The sale, with its number.
    pub sold: Option<PurchaseRef>,
    /// The method of payment. Only cash is in a drawer.
    pub method: PaymentMethod,
    /// The parts of the price, for a sale or a refund.
    pub parts: BuyIn,
}

impl Movement {
    /// Returns the change of the drawer: negative when money leaves it, zero if not cash.
    pub const fn to_desk(&self) -> Money {
        if self.is_cash() { self.signed() } else { Money::ZERO }
    }

    /// Returns the change of the house's money, by any method of payment.
    pub const fn signed(&self) -> Money {
        if self.flow.is_out() { Money::ZERO.minus(self.money) } else { self.money }
    }

    /// Returns whether the payment was in cash.
    pub const fn is_cash(&self) -> bool {
        matches!(self.method, PaymentMethod::Cash)
    }

    /// Returns whether the money was paid out, but not from the drawer. The cashier's own list has
    /// it with the payments.
    pub const fn is_paid_elsewhere(&self) -> bool {
        !self.is_cash() && matches!(self.flow, Flow::Payout | Flow::PayoutBack)
    }

    /// Returns the same by parts, for a sale or a refund.
    pub fn parts_to_desk(&self) -> BuyIn {
        if self.flow.is_out() { BuyIn::default().minus(self.parts) } else { self.parts }
    }
}

/// The number of movements and their total.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct MovementSum {
    /// The number of movements.
    pub count: u32,
    /// The change of the desk's money.
    pub to_desk: Money,
    /// The same by parts, for sales and refunds.
    pub parts: BuyIn,
}

impl MovementSum {
    /// Adds one movement.
    pub fn add(&mut self, movement: &Movement) {
        let (to_desk, parts) = (movement.to_desk(), movement.parts_to_desk());
        *self = self.plus(Self { count: 1, to_desk, parts });
    }

    /// Returns the sum of `self` and `other`.
    #[must_use]
    pub const fn plus(self, other: Self) -> Self {
        Self {
            count: self.count.saturating_add(other.count),
            to_desk: self.to_desk.plus(other.to_desk),
            parts: self.parts.plus(other.parts),
        }
    }
}

/// Returns all valid movements, the oldest first. An undone entry leaves no movement.
pub fn movements(records: &[Record], ledger: &Ledger) -> Vec<Movement> {
    walk(DeskWalk::default(), records, ledger).moved
}

/// Returns the money that these new events pay out, by any method: prizes and refunds. A payment in
/// parts counts with the earlier parts, so that a limit cannot be avoided by paying twice.
pub fn money_out(t: &Tournament, events: &[Event]) -> Money {
    let out = |event: &Event| match event {
        Event::Payments(PaymentEvent::Paid { entry, amount, withheld, .. }) => {
            let settled = settled_of_player(t, *entry);
            // A sum withheld above the tax leaves the prize settled as a payment does.
            let without_tax =
                |paid: Money, withheld: Money| paid.minus(withheld.min(t.setup().tax_on(paid)));
            let handed = without_tax(*amount, *withheld);
            if handed.is_zero() {
                handed
            } else {
                without_tax(settled.paid, settled.withheld).plus(handed)
            }
        }
        Event::Entries(EntryEvent::Refunded { entry, kept }) => {
            let paid = t.entries().get(*entry).map_or(Money::ZERO, |entry| entry.paid.total());
            let ticket = t.tickets().of(*entry).map_or(Money::ZERO, |ticket| ticket.value);
            paid.minus(kept.total()).minus(ticket)
        }
        _ => Money::ZERO,
    };
    events.iter().map(out).sum()
}

/// Returns the total paid to all entries of this entry's player.
fn settled_of_player(t: &Tournament, entry: EntryId) -> PaidTotal {
    let player = t.entries().get(entry).and_then(|entry| t.entries().player(entry.player));
    t.payments().settled_together(player.map_or(&[][..], |player| &player.entries))
}

/// Returns the money that goes out again when this record is taken back: the amount that it brought
/// in. A payment that is valid again counts with the other payments to the entry.
pub fn money_returned(records: &[Record], ledger: &Ledger, record: u32) -> Money {
    let moved = movements(records, ledger);
    let own = || moved.iter().filter(|moved| moved.record == record);
    let paid_again: BTreeSet<EntryId> =
        own().filter(|moved| moved.flow == Flow::PayoutBack).map(|moved| moved.entry).collect();
    let is_payment = |moved: &&Movement| {
        paid_again.contains(&moved.entry) && matches!(moved.flow, Flow::Payout | Flow::PayoutBack)
    };
    let earlier: Money = moved.iter().filter(is_payment).map(Movement::signed).sum();
    let earlier = Money::ZERO.minus(earlier).max(Money::ZERO);
    own().map(Movement::signed).sum::<Money>().plus(earlier)
}

/// Returns the money that goes out to players as a consequence of recording `next`. The sales and
/// refunds of the act itself are left out. Opposite movements of one player are set off against
/// each other.
pub fn consequential_money_out(records: &[Record], ledger: &Ledger, next: &Record) -> Money {
    let own =
        [next.undone_or_redone().map(|(turned, _)| turned), u32::try_from(records.len()).ok()];
    let mut by_entry: BTreeMap<EntryId, Money> = BTreeMap::new();
    let mut count = |moved: Vec<Movement>, sign: fn(Money, Money) -> Money| {
        for movement in moved.iter().filter(|moved| !own.contains(&Some(moved.record))) {
            let sum = by_entry.entry(movement.entry).or_insert(Money::ZERO);
            *sum = sign(*sum, movement.signed());
        }
    };
    count(movements(records, ledger), Money::plus);
    let mut after = ledger.clone();
    after.enter(next);
    let records: Vec<Record> = records.iter().chain([next]).cloned().collect();
    count(movements(&records, &after), Money::minus);
    by_entry.into_values().filter(|sum| *sum > Money::ZERO).sum()
}

/// The change of a drawer when a record was written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RollLine {
    /// The record that moved the money. It also has the signer and the time.
    pub record: u32,
    pub flow: Flow,
    /// The change of the drawer. A reversal has the opposite sign; zero if not cash.
    pub to_desk: Money,
    pub method: PaymentMethod,
    /// The change of the house's money, by any method of payment.
    pub signed: Money,
}

/// Returns every movement in the order of writing, as on a till roll.
///
/// [`movements`] is the valid state; this is the sequence of actions. A person who takes an entry
/// back pays the money out of the drawer at which they stand then. A drawer that was counted before
/// stays as it was. So the roll of fewer records is the beginning of the roll of more. Its sum is
/// that of the valid movements.
pub fn roll(records: &[Record]) -> Vec<RollLine> {
    let mut desk = OrderedFollower::<DeskWalk>::new(records);
    let mut known: Vec<Movement> = Vec::new();
    let mut roll = Vec::new();
    for (number, record) in (0..).zip(records) {
        desk.step();
        let now = &desk.now().moved;
        // A record made in real time changes no earlier movement.
        let plain = record.undone_or_redone().is_none()
            && record.happened.is_none()
            && record.revisions.is_empty()
            && !gives_method(record);
        let same = if plain {
            known.len()
        } else {
            known.iter().zip(now).take_while(|(before, now)| before == now).count()
        };
        let (mut gone, mut new): (Vec<Movement>, Vec<Movement>) =
            (known.split_off(same), now.iter().skip(same).copied().collect());
        known.extend_from_slice(&new);
        // A movement that only changed its place in the list has not moved.
        gone.retain(|movement| match new.iter().position(|new| new == movement) {
            Some(at) => {
                new.remove(at);
                false
            }
            None => true,
        });
        let line = |movement: &Movement| RollLine {
            record: number,
            flow: movement.flow,
            to_desk: movement.to_desk(),
            method: movement.method,
            signed: movement.signed(),
        };
        let less = |line: RollLine| RollLine {
            to_desk: Money::ZERO.minus(line.to_desk),
            signed: Money::ZERO.minus(line.signed),
            ..line
        };
        let back = gone.iter().map(line).map(less);
        roll.extend(back.chain(new.iter().map(line)));
    }
    roll
}

/// Returns whether the record gives the payment method of an earlier sale. Such a record comes
/// after the sale.
fn gives_method(record: &Record) -> bool {
    matches!(record.events(), [Event::Payments(PaymentEvent::PaidWith { .. }), ..])
}

/// The desk during the walk through the records, with the parts of the event that it needs.
#[derive(Default)]
struct DeskWalk {
    entries: Entries,
    payments: Payments,
    tickets: BTreeMap<EntryId, Money>,
    record: u32,
    moved: Vec<Movement>,
}

impl Follow<'_> for DeskWalk {
    fn follows(event: &Event) -> bool {
        Follower::Cash.follows(event)
    }

    fn process(&mut self, line: ValidRecord<'_>, event: &Event) {
        self.record = line.number;
        match event {
            Event::Entries(what) => {
                self.bought_or_refunded(what);
                // The order of finishing does not matter to the desk.
                self.entries.on_event(event, BustRanking::default(), line.at());
                self.entered(what);
            }
            Event::Bounties(BountyEvent::Replaced { entry, paid }) => {
                self.moves(Flow::Marker, *entry, *paid, BuyIn::default());
            }
            Event::Tickets(TicketEvent::Taken { entry, ticket }) => {
                self.tickets.insert(*entry, ticket.value);
                self.moves(Flow::Ticket, *entry, ticket.value, BuyIn::default());
            }
            Event::Payments(what) => {
                self.paid_out(what);
                self.payments.on_event(event, line.at());
            }
            event => unfollowed(event),
        }
    }
}

impl DeskWalk {
    fn bought_or_refunded(&mut self, event: &EntryEvent) {
        let coming = |id: EntryId, what| {
            self.entries.get(id).map_or(1, |entry| entry.next_purchase_number(what))
        };
        match event {
            EntryEvent::Rebought { entry, paid, number, .. } => {
                let number = number.unwrap_or_else(|| coming(*entry, SaleKind::Rebuy));
                self.sells(Flow::Rebuy, (*entry, Some(PurchaseRef::Rebuy(number))), *paid);
            }
            EntryEvent::AddedOn { entry, paid, number, .. } => {
                let number = number.unwrap_or_else(|| coming(*entry, SaleKind::AddOn));
                self.sells(Flow::AddOn, (*entry, Some(PurchaseRef::AddOn(number))), *paid);
            }
            EntryEvent::Refunded { entry, kept } => self.refunded(*entry, *kept),
            _ => {}
        }
    }

    /// Records the refund of everything sold to the entry, by the original methods. The part kept
    /// comes from the entry first, then from its purchases.
    fn refunded(&mut self, id: EntryId, kept: BuyIn) {
        let Some(entry) = self.entries.get(id) else { return };
        let mut sales = vec![(PurchaseRef::Entry, entry.price())];
        sales.extend(entry.purchases().map(|(bought, number)| {
            let sold = match bought.what {
                SaleKind::AddOn => PurchaseRef::AddOn(number),
                SaleKind::Entry | SaleKind::ReEntry | SaleKind::Rebuy => PurchaseRef::Rebuy(number),
            };
            (sold, bought.paid)
        }));
        let mut left = kept;
        let mut back: Vec<(PaymentMethod, BuyIn)> = Vec::new();
        for (sold, paid) in sales {
            let keeps = paid.min(left);
            left = left.minus(keeps);
            let (method, parts) = (self.payments.method_of(id, sold), paid.minus(keeps));
            match back.iter_mut().find(|(by, _)| *by == method) {
                Some((_, sum)) => *sum = sum.plus(parts),
                None => back.push((method, parts)),
            }
        }
        for (method, parts) in back {
            self.moves_by(Flow::Refund, id, (parts.total(), parts), method);
        }
        // A part not paid in money is not refunded in money.
        if let Some(value) = self.tickets.remove(&id) {
            let method = self.payments.method_of(id, PurchaseRef::Entry);
            self.moves_by(Flow::TicketBack, id, (value, BuyIn::default()), method);
        }
    }

    /// Records the buy-ins of an event. The last entry of each player is the new one.
    fn entered(&mut self, event: &EntryEvent) {
        let EntryEvent::Entered { players, .. } = event else { return };
        for player in players {
            let last = self.entries.player(*player).and_then(|player| player.entries.last());
            let Some((id, entry)) = last.and_then(|id| Some((*id, self.entries.get(*id)?))) else {
                continue;
            };
            let flow = if entry.number > 1 { Flow::ReEntry } else { Flow::Entry };
            let parts = entry.paid;
            self.sells(flow, (id, Some(PurchaseRef::Entry)), parts);
        }
    }

    /// Records a payout or its method. Tax withheld by the house is no movement.
    fn paid_out(&mut self, event: &PaymentEvent) {
        let entry = match event {
            PaymentEvent::Paid { entry, .. } | PaymentEvent::TakenBack { entry, .. } => *entry,
            PaymentEvent::PaidWith { entry, sold, method } => {
                if let Some(movement) = self.sold(*entry, *sold) {
                    movement.method = *method;
                }
                // The value of the ticket did not come in by this method either.
                let ticket = |one: &&mut Movement| one.entry == *entry && one.flow == Flow::Ticket;
                if *sold == PurchaseRef::Entry
                    && let Some(movement) = self.moved.iter_mut().find(ticket)
                {
                    movement.method = *method;
                }
                return;
            }
            // No money moves.
            PaymentEvent::HandedOver { .. } | PaymentEvent::ItemTakenBack { .. } => return,
        };
        let (method, money) = self.payments.handed_over(event);
        let (flow, money) = if money < Money::ZERO {
            (Flow::PayoutBack, Money::ZERO.minus(money))
        } else {
            (Flow::Payout, money)
        };
        self.moves_by(flow, entry, (money, BuyIn::default()), method);
    }

    /// Returns the movement of this sale to an entry.
    fn sold(&mut self, entry: EntryId, sold: PurchaseRef) -> Option<&mut Movement> {
        self.moved.iter_mut().find(|one| one.entry == entry && one.sold == Some(sold))
    }

    /// Records a sale, for cash.
    fn sells(&mut self, flow: Flow, (entry, sold): (EntryId, Option<PurchaseRef>), parts: BuyIn) {
        let before = self.moved.len();
        self.moves(flow, entry, parts.total(), parts);
        if let Some(movement) = self.moved.get_mut(before) {
            movement.sold = sold;
        }
    }

    /// Records a movement of cash.
    fn moves(&mut self, flow: Flow, entry: EntryId, money: Money, parts: BuyIn) {
        self.moves_by(flow, entry, (money, parts), PaymentMethod::Cash);
    }

    /// Records a movement of money, unless it is zero.
    fn moves_by(
        &mut self,
        flow: Flow,
        entry: EntryId,
        (money, parts): (Money, BuyIn),
        method: PaymentMethod,
    ) {
        if !money.is_zero() {
            let record = self.record;
            self.moved.push(Movement { record, flow, entry, money, sold: None, method, parts });
        }
    }
}
