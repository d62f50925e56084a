//! The money that went over the desk, computed from the records that stand.

use std::collections::BTreeMap;

use strum::{EnumCount, VariantArray};

use super::{
    Event, Sold, Tournament,
    bounties::BountyEvent,
    entries::{Entries, EntryEvent, EntryId},
    history::{AsItStood, Follow, Follower, Ledger, Line, Record, unfollowed, walk},
    payments::{Method, PaidFor, PaymentEvent, Payments},
    tickets::TicketEvent,
};
use crate::rules::{buy_in::BuyIn, money::Money, rulebook::BustRanking};

/// What money changed hands for.
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
    /// A ticket of the house, in place of money that was not taken in.
    Ticket,
    /// The ticket went back with an entry that was taken back.
    TicketBack,
    /// Given back for an entry that was taken back.
    Refund,
    /// Prize and bounties, paid out.
    Payout,
    /// A payment was taken back.
    PayoutBack,
}

impl Flow {
    /// Every one, in the order of a desk's columns.
    pub const ALL: [Self; Self::COUNT] = crate::rules::all(Self::VARIANTS);

    /// Does the money leave the desk?
    pub const fn is_out(self) -> bool {
        matches!(self, Self::Refund | Self::Payout | Self::Ticket)
    }
}

/// Money that changed hands once, with one player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Movement {
    /// The record that says so, with who took it and when.
    pub record: u32,
    pub flow: Flow,
    pub entry: EntryId,
    /// How much; never less than nothing.
    pub money: Money,
    /// The sale, with the number that it was given.
    pub sold: Option<PaidFor>,
    /// How it was handed over. What is not cash is in no drawer.
    pub method: Method,
    /// The parts of the price, where something was sold or given back.
    pub parts: BuyIn,
}

impl Movement {
    /// What the drawer has more by it; less than nothing when the money leaves it, and nothing where it was not cash.
    pub const fn to_desk(&self) -> Money {
        if self.is_cash() { self.signed() } else { Money::ZERO }
    }

    /// What the house has more by it, however it was handed over.
    pub const fn signed(&self) -> Money {
        if self.flow.is_out() { Money::ZERO.minus(self.money) } else { self.money }
    }

    /// Did notes change hands?
    pub const fn is_cash(&self) -> bool {
        matches!(self.method, Method::Cash)
    }

    /// Was it paid out otherwise than out of the drawer? The cashier's own list has it with the payments.
    pub const fn is_paid_elsewhere(&self) -> bool {
        !self.is_cash() && matches!(self.flow, Flow::Payout | Flow::PayoutBack)
    }

    /// The same part by part, where something was sold or given back.
    pub fn parts_to_desk(&self) -> BuyIn {
        if self.flow.is_out() { BuyIn::default().minus(self.parts) } else { self.parts }
    }
}

/// How often money changed hands, and how much in all.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Sum {
    /// How often.
    pub count: u32,
    /// What the desk has more by it.
    pub to_desk: Money,
    /// The same part by part, of what was sold and given back.
    pub parts: BuyIn,
}

impl Sum {
    /// This and one more.
    pub fn add(&mut self, movement: &Movement) {
        let (to_desk, parts) = (movement.to_desk(), movement.parts_to_desk());
        *self = self.with(Self { count: 1, to_desk, parts });
    }

    /// This and `other` together.
    #[must_use]
    pub const fn with(self, other: Self) -> Self {
        Self {
            count: self.count.saturating_add(other.count),
            to_desk: self.to_desk.plus(other.to_desk),
            parts: self.parts.plus(other.parts),
        }
    }
}

/// Everything that changed hands, the first first. Only what stands: an entry that was undone never
/// paid.
pub fn movements(records: &[Record], ledger: &Ledger) -> Vec<Movement> {
    walk(Desk::default(), records, ledger).moved
}

/// How much goes out to players by these events, which happen now, however it is handed over: prizes, and what goes back
/// with an entry. Who is paid in parts counts with what was handed over before, so that a sum does not get smaller by being
/// paid twice.
pub fn goes_out(t: &Tournament, events: &[Event]) -> Money {
    let out = |event: &Event| match event {
        Event::Payments(PaymentEvent::Paid { entry, amount, withheld, .. }) => {
            let settled = t.payments().settled(*entry);
            let handed = amount.minus(*withheld);
            if handed.is_zero() {
                handed
            } else {
                settled.paid.minus(settled.withheld).plus(handed)
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

/// How much goes out again when this record is taken back: what came in by it.
pub fn goes_back(records: &[Record], ledger: &Ledger, record: u32) -> Money {
    let moved = movements(records, ledger);
    moved.iter().filter(|moved| moved.record == record).map(Movement::signed).sum()
}

/// Returns how much goes out to players because of what falls or comes out otherwise once `next` is on record. What the act
/// itself sells or gives back is left out; what one player gets by another of them is set against it.
pub fn goes_out_by_consequence(records: &[Record], ledger: &Ledger, next: &Record) -> Money {
    let own = [next.turned().map(|(turned, _)| turned), u32::try_from(records.len()).ok()];
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

/// Money that went into a drawer, or out of it, when a record was written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RollLine {
    /// The record at which it changed hands, with who stood at the drawer and when.
    pub record: u32,
    pub flow: Flow,
    /// What the drawer has more by it. What is taken back has the other sign; what is not cash is nothing to a drawer.
    pub to_desk: Money,
    pub method: Method,
    /// What the house has more by it, however it was handed over.
    pub signed: Money,
}

/// Everything as it went through the drawers, in the order in which it was written down: the till's own roll.
///
/// [`movements`] is what stands; this is what was done. Whoever takes an entry back gives the money out of the drawer at
/// which he stands then, and a drawer that was counted before stays as it was. So the roll of fewer records is the beginning
/// of the roll of more, and its sum is that of the movements that stand.
pub fn roll(records: &[Record]) -> Vec<RollLine> {
    let mut desk = AsItStood::<Desk>::new(records);
    let mut known: Vec<Movement> = Vec::new();
    let mut roll = Vec::new();
    for (number, record) in (0..).zip(records) {
        desk.step();
        let now = &desk.now().moved;
        // What is told as it happens changes nothing before it.
        let plain = record.turned().is_none()
            && record.happened.is_none()
            && record.again.is_empty()
            && !says_how(record);
        let same = if plain {
            known.len()
        } else {
            known.iter().zip(now).take_while(|(before, now)| before == now).count()
        };
        let (mut gone, mut new): (Vec<Movement>, Vec<Movement>) =
            (known.split_off(same), now.iter().skip(same).copied().collect());
        known.extend_from_slice(&new);
        // What only stands elsewhere in the list has not moved.
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

/// Does it say how something was paid that was sold before? What says it of a sale comes behind that sale.
fn says_how(record: &Record) -> bool {
    matches!(record.events(), [Event::Payments(PaymentEvent::TakenBy { .. }), ..])
}

/// The desk while the records are gone through, with as much of the event as it needs to know what
/// was paid.
#[derive(Default)]
struct Desk {
    entries: Entries,
    payments: Payments,
    tickets: BTreeMap<EntryId, Money>,
    record: u32,
    moved: Vec<Movement>,
}

impl Follow<'_> for Desk {
    fn follows(event: &Event) -> bool {
        Follower::Cash.follows(event)
    }

    fn take(&mut self, line: Line<'_>, event: &Event) {
        self.record = line.number;
        match event {
            Event::Entries(what) => {
                self.bought_or_refunded(what);
                // Who finishes before whom is nothing to the desk.
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

impl Desk {
    fn bought_or_refunded(&mut self, event: &EntryEvent) {
        let coming = |id: EntryId, what| self.entries.get(id).map_or(1, |entry| entry.coming(what));
        match event {
            EntryEvent::Rebought { entry, paid, number, .. } => {
                let number = number.unwrap_or_else(|| coming(*entry, Sold::Rebuy));
                self.sells(Flow::Rebuy, (*entry, Some(PaidFor::Rebuy(number))), *paid);
            }
            EntryEvent::AddedOn { entry, paid, number, .. } => {
                let number = number.unwrap_or_else(|| coming(*entry, Sold::AddOn));
                self.sells(Flow::AddOn, (*entry, Some(PaidFor::AddOn(number))), *paid);
            }
            EntryEvent::Refunded { entry, kept } => self.refunded(*entry, *kept),
            _ => {}
        }
    }

    /// Everything that was sold to the entry goes back as it came. What is kept is kept of the entry first, then of what
    /// it bought.
    fn refunded(&mut self, id: EntryId, kept: BuyIn) {
        let Some(entry) = self.entries.get(id) else { return };
        let mut sales = vec![(PaidFor::Entry, entry.price())];
        sales.extend(entry.purchases().map(|(bought, number)| {
            let sold = match bought.what {
                Sold::AddOn => PaidFor::AddOn(number),
                Sold::Entry | Sold::ReEntry | Sold::Rebuy => PaidFor::Rebuy(number),
            };
            (sold, bought.paid)
        }));
        let mut left = kept;
        let mut back: Vec<(Method, BuyIn)> = Vec::new();
        for (sold, paid) in sales {
            let keeps = paid.least(left);
            left = left.minus(keeps);
            let (method, parts) = (self.payments.taken_by(id, sold), paid.minus(keeps));
            match back.iter_mut().find(|(by, _)| *by == method) {
                Some((_, sum)) => *sum = sum.plus(parts),
                None => back.push((method, parts)),
            }
        }
        for (method, parts) in back {
            self.moves_by(Flow::Refund, id, (parts.total(), parts), method);
        }
        // What was not paid in money does not go back in money.
        if let Some(value) = self.tickets.remove(&id) {
            let method = self.payments.taken_by(id, PaidFor::Entry);
            self.moves_by(Flow::TicketBack, id, (value, BuyIn::default()), method);
        }
    }

    /// Those who bought in by this have just done so: the last entry of each is the new one.
    fn entered(&mut self, event: &EntryEvent) {
        let EntryEvent::Entered { players, .. } = event else { return };
        for player in players {
            let last = self.entries.player(*player).and_then(|player| player.entries.last());
            let Some((id, entry)) = last.and_then(|id| Some((*id, self.entries.get(*id)?))) else {
                continue;
            };
            let flow = if entry.number > 1 { Flow::ReEntry } else { Flow::Entry };
            let parts = entry.paid;
            self.sells(flow, (id, Some(PaidFor::Entry)), parts);
        }
    }

    /// The tax that the house keeps is handed over to nobody.
    fn paid_out(&mut self, event: &PaymentEvent) {
        let entry = match event {
            PaymentEvent::Paid { entry, .. } | PaymentEvent::TakenBack { entry, .. } => *entry,
            PaymentEvent::TakenBy { entry, sold, method } => {
                if let Some(movement) = self.sold(*entry, *sold) {
                    movement.method = *method;
                }
                // Nor did what the ticket paid come in that way.
                let ticket = |one: &&mut Movement| one.entry == *entry && one.flow == Flow::Ticket;
                if *sold == PaidFor::Entry
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

    /// The movement by which this was sold to an entry.
    fn sold(&mut self, entry: EntryId, sold: PaidFor) -> Option<&mut Movement> {
        self.moved.iter_mut().find(|one| one.entry == entry && one.sold == Some(sold))
    }

    /// Something was sold, for cash.
    fn sells(&mut self, flow: Flow, (entry, sold): (EntryId, Option<PaidFor>), parts: BuyIn) {
        let before = self.moved.len();
        self.moves(flow, entry, parts.total(), parts);
        if let Some(movement) = self.moved.get_mut(before) {
            movement.sold = sold;
        }
    }

    /// Cash changes hands.
    fn moves(&mut self, flow: Flow, entry: EntryId, money: Money, parts: BuyIn) {
        self.moves_by(flow, entry, (money, parts), Method::Cash);
    }

    /// Money changes hands; nothing does not.
    fn moves_by(
        &mut self,
        flow: Flow,
        entry: EntryId,
        (money, parts): (Money, BuyIn),
        method: Method,
    ) {
        if !money.is_zero() {
            let record = self.record;
            self.moved.push(Movement { record, flow, entry, money, sold: None, method, parts });
        }
    }
}
