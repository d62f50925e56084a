//! The laws of every evening, under any commands.

use std::collections::BTreeMap;

use bottone::{
    base::{
        money::{Money, PaymentMethod},
        person::{Role, fold},
        seat::Seat,
        time::Timestamp,
    },
    session::Desk,
    tournament::{
        Command, Event, Tournament, Waiver,
        bounties::{BountyCommand, BountyPrize},
        cash::{Flow, money_out, movements},
        deals::Agreement,
        entries::{Entry, EntryCommand, EntryId, EntryState},
        hands::HandsCommand,
        history::{Ledger, Record, RecordAction, Revision},
        payments::{ItemPiece, PaymentCommand},
        prizes::LockedPrizes,
        tables::{SeatWish, TableCommand},
        tickets::TicketCommand,
        waiting::WaitingCommand,
    },
};

/// The announcements of an event, and the papers that players hold.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Announced {
    locked: Option<LockedPrizes>,
    deal: Option<Agreement>,
    /// The valid payments, by entry and number.
    payments: BTreeMap<(EntryId, u32), (Money, Money, u16, PaymentMethod)>,
    /// The prizes in kind that were handed over.
    items: BTreeMap<ItemPiece, EntryId>,
    /// The opened envelopes, by the entry whose bounty it was.
    opened: BTreeMap<(EntryId, u16), Money>,
    /// The tickets handed out, and those that paid an entry.
    tickets: (Vec<u32>, Vec<(EntryId, u32)>),
    /// The bags of entries that are still in.
    bags: BTreeMap<EntryId, u32>,
    seats: BTreeMap<EntryId, Seat>,
}

/// A part of the announcements.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum AnnouncedPart {
    Locked,
    Deal,
    Payments,
    Items,
    Opened,
    Tickets,
    Bags,
    Seats,
}

impl Announced {
    pub(super) fn of(t: &Tournament) -> Self {
        let payments = t.payments().all().iter().filter(|paid| paid.is_valid()).map(|paid| {
            let payment = (paid.amount, paid.withheld, paid.tickets, paid.method);
            ((paid.entry, paid.number), payment)
        });
        let opened = t.bounties().claims().iter().filter_map(|claim| match claim.prize {
            BountyPrize::Envelope(Some(amount)) => Some(((claim.out, claim.nth), amount)),
            _ => None,
        });
        let handed = t.tickets().handed_out().map(|out| out.ticket.number).collect();
        let taken = t.tickets().taken().map(|(entry, ticket)| (entry, ticket.number)).collect();
        Self {
            locked: t.prizes().locked().cloned(),
            deal: t.deals().agreed().cloned(),
            payments: payments.collect(),
            items: {
                let handed = t.payments().handed().iter().filter(|handed| handed.is_valid());
                handed.map(|handed| (handed.piece, handed.entry)).collect()
            },
            opened: opened.collect(),
            tickets: (handed, taken),
            bags: t.bags().all().map(|(entry, bag)| (entry, bag.number)).collect(),
            seats: t.tables().sitting().collect(),
        }
    }

    /// Returns the same without the seats of entries that this record busts, because that is its
    /// purpose.
    fn without_the_out(mut self, record: &Record, records: &[Record]) -> Self {
        let reversed =
            record.undone_or_redone().and_then(|(turned, _)| records.get(turned as usize));
        for event in reversed.unwrap_or(record).events() {
            let Event::Entries(event) = event else { continue };
            for out in event.out() {
                self.seats.remove(&out.entry);
                self.bags.remove(&out.entry);
            }
        }
        self
    }

    /// Returns the parts that differ in `after`. A seat counts as long as its owner is in, a bag as
    /// long as its owner sits there.
    pub(super) fn changed(&self, after: &Self, t: &Tournament) -> Vec<AnnouncedPart> {
        let is_in = |entry: &EntryId| t.entries().get(*entry).is_some_and(Entry::is_in);
        let sits = |entry: &EntryId| self.seats.get(entry) == after.seats.get(entry);
        let mut bags = self.bags.iter().filter(|(entry, _)| is_in(entry) && sits(entry));
        let mut seats = self.seats.iter().filter(|(entry, _)| is_in(entry));
        let parts = [
            (AnnouncedPart::Locked, self.locked == after.locked),
            (AnnouncedPart::Deal, self.deal == after.deal),
            (AnnouncedPart::Payments, self.payments == after.payments),
            (AnnouncedPart::Items, self.items == after.items),
            (AnnouncedPart::Opened, self.opened == after.opened),
            (AnnouncedPart::Tickets, self.tickets == after.tickets),
            (AnnouncedPart::Bags, bags.all(|(entry, bag)| after.bags.get(entry) == Some(bag))),
            (AnnouncedPart::Seats, seats.all(|(entry, seat)| after.seats.get(entry) == Some(seat))),
        ];
        parts.into_iter().filter(|(_, same)| !same).map(|(part, _)| part).collect()
    }
}

/// Returns whether this command may change this part.
pub(super) fn is_about(command: &Command, part: AnnouncedPart) -> bool {
    match part {
        AnnouncedPart::Locked => matches!(command, Command::Prizes(_)),
        AnnouncedPart::Deal => matches!(command, Command::Deals(_)),
        AnnouncedPart::Payments => matches!(
            command,
            Command::Payments(PaymentCommand::Pay { .. } | PaymentCommand::TakeBack { .. })
                | Command::Tickets(TicketCommand::HandOut { .. })
        ),
        AnnouncedPart::Items => matches!(
            command,
            Command::Payments(
                PaymentCommand::HandOver { .. } | PaymentCommand::TakeItemBack { .. }
            )
        ),
        AnnouncedPart::Opened => matches!(
            command,
            Command::Bounties(BountyCommand::Draw { .. } | BountyCommand::Open { .. })
        ),
        AnnouncedPart::Tickets => matches!(
            command,
            Command::Tickets(_)
                | Command::Payments(PaymentCommand::TakeBack { .. })
                | Command::Entries(EntryCommand::Refund { .. })
                | Command::Waiting(WaitingCommand::Close { .. })
        ),
        AnnouncedPart::Bags => matches!(
            command,
            Command::Bags(_) | Command::Clock(_) | Command::Waiting(WaitingCommand::Skip { .. })
        ),
        AnnouncedPart::Seats => matches!(
            command,
            Command::Tables(_)
                | Command::Flights(_)
                | Command::Waiting(_)
                | Command::Tickets(TicketCommand::Enter { .. })
                | Command::Entries(
                    EntryCommand::Enter { .. }
                        | EntryCommand::PaidBy { .. }
                        | EntryCommand::Rebuy { .. }
                        | EntryCommand::BringBack { .. }
                        | EntryCommand::Forfeit { .. }
                )
        ),
    }
}

/// Returns every record that this one changes, and whether it falls.
fn changed<'a>(record: &'a Record, records: &'a [Record]) -> Vec<(&'a Command, bool)> {
    let of = |revision: &'a bottone::tournament::history::RecordRevision| {
        let falls = match revision.result {
            Revision::Kept => return None,
            Revision::Changed(_) => false,
            Revision::Invalid(_) => true,
        };
        Some((command_of(records.get(revision.record as usize)?)?, falls))
    };
    record.revisions.iter().filter_map(of).collect()
}

fn command_of(record: &Record) -> Option<&Command> {
    match &record.action {
        RecordAction::Done { command, .. } => Some(command),
        RecordAction::Undone { .. } | RecordAction::Redone { .. } => None,
    }
}

/// Returns the command that this record carries out, undoes or redoes.
fn own<'a>(record: &'a Record, records: &'a [Record]) -> Option<&'a Command> {
    match record.undone_or_redone() {
        Some((turned, _)) => command_of(records.get(turned as usize)?),
        None => command_of(record),
    }
}

/// Checks that an announcement changes only by its own command, or with a record that fell with it.
pub(super) fn what_was_announced_stands(
    before: &Tournament,
    desk: &dyn Desk,
    record: &Record,
    label: &str,
) {
    let after = desk.tournament();
    let records = desk.records();
    let announced = Announced::of(before).without_the_out(record, records);
    let changed_parts = announced.changed(&Announced::of(after), after);
    let Some(own) = own(record, records) else { return };
    let with_it = changed(record, records);
    // With a deleted record, its changes to others go too.
    let earlier = &records[..records.len() - 1];
    let over: Vec<u32> = Ledger::of(earlier).changed_by(earlier, record);
    let over: Vec<&Command> =
        over.iter().filter_map(|number| command_of(records.get(*number as usize)?)).collect();
    for part in changed_parts {
        let by = |command: &&Command| is_about(command, part);
        let is_by_its_own = is_about(own, part)
            || with_it.iter().map(|(command, _)| *command).any(|command| by(&command))
            || over.iter().any(by);
        assert!(is_by_its_own, "{label}: {part:?} changed by {own:?} with {with_it:?}");
    }
    for (command, falls) in with_it {
        let stands = matches!(
            command,
            Command::Payments(PaymentCommand::Pay { .. } | PaymentCommand::TakeBack { .. })
                | Command::Tickets(TicketCommand::HandOut { .. })
        );
        assert!(!(falls && stands), "{label}: {command:?} fell by {own:?}");
    }
}

/// Checks that a person without the right to an act, or to its consequences, has changed nothing.
pub(super) fn the_person_who_did_it_may(
    before: &Tournament,
    desk: &dyn Desk,
    record: &Record,
    label: &str,
) {
    if before.staff().is_empty() {
        return;
    }
    let records = desk.records();
    let may = |command: &Command| {
        let roles = command.allowed_roles();
        let by_role = record.role.is_some_and(|role| roles.contains(&role));
        by_role || record.approved_by.is_some() || roles.is_empty()
    };
    let own = own(record, records).unwrap();
    assert!(record.role.is_some(), "{label}: nobody has signed it");
    assert!(may(own), "{label}: {:?} may not {own:?}", record.role);
    for (command, _) in changed(record, records) {
        assert!(may(command), "{label}: {:?} may not change {command:?}", record.role);
    }
    if let RecordAction::Done { waiver: Some(waiver), .. } = &record.action {
        let may = record.role == Some(Role::Director) || record.approved_by.is_some();
        assert!(may, "{label}: {:?} set {waiver:?} aside", record.role);
    }
    let Some(above) = before.setup().house.two_signatures else { return };
    if record.happened.is_none() && record.undone_or_redone().is_none() {
        let out = money_out(before, record.events());
        let second = record.approved_by.as_ref();
        let two = second.is_some_and(|second| fold(second) != fold(&record.by));
        assert!(out <= above || two, "{label}: {out:?} went out by one signature");
    }
}

/// Checks that the drawers hold the sales less refunds and payouts, by each method of payment.
pub(super) fn the_drawers_add_up(desk: &dyn Desk, label: &str) {
    let t = desk.tournament();
    let moved = movements(desk.records(), desk.ledger());
    let mut paid: BTreeMap<PaymentMethod, Money> = BTreeMap::new();
    for movement in &moved {
        if matches!(movement.flow, Flow::Payout | Flow::PayoutBack) {
            let sum = paid.entry(movement.method).or_default();
            *sum = sum.plus(movement.signed());
        }
    }
    let mut handed_over: BTreeMap<PaymentMethod, Money> = BTreeMap::new();
    for payment in t.payments().all().iter().filter(|payment| payment.is_valid()) {
        let sum = handed_over.entry(payment.method).or_default();
        *sum = sum.minus(payment.handed_over());
    }
    for method in PaymentMethod::ALL {
        let of =
            |sums: &BTreeMap<PaymentMethod, Money>| sums.get(&method).copied().unwrap_or_default();
        assert_eq!(of(&paid), of(&handed_over), "{label}: paid out by {method:?}");
    }
    let mut all: BTreeMap<EntryId, Money> = BTreeMap::new();
    for movement in moved.iter().filter(|movement| is_of_sales(movement.flow)) {
        let sum = all.entry(movement.entry).or_default();
        *sum = sum.plus(movement.signed());
        let Some(sold) = movement.sold.filter(|_| movement.flow != Flow::Refund) else { continue };
        let method = t.payments().method_of(movement.entry, sold);
        let is_back = t
            .entries()
            .get(movement.entry)
            .is_some_and(|entry| entry.standing == EntryState::Refunded);
        assert!(is_back || movement.method == method, "{label}: {movement:?}, taken by {method:?}");
    }
    for (id, entry) in t.entries().all().filter(|(id, _)| t.flights().arrival(*id).is_none()) {
        let kept = if entry.standing == EntryState::Refunded { entry.kept } else { entry.paid };
        let all = all.get(&id).copied().unwrap_or_default();
        assert_eq!(all, kept.total(), "{label}: {id:?} paid, less what went back");
    }
}

const fn is_of_sales(flow: Flow) -> bool {
    matches!(flow, Flow::Entry | Flow::ReEntry | Flow::Rebuy | Flow::AddOn | Flow::Refund)
}

/// Checks that two commands with the same effect have the same refusals.
pub(super) fn doors_agree(t: &Tournament, at: Timestamp, label: &str) {
    let can = |command: &Command, waiver: Option<&Waiver>| t.decide(command, at, waiver).map(drop);
    let first = t.waiting_list().ready().next();
    if let Some(entry) = first {
        let (entries, seat) = (vec![entry], SeatWish::Draw(7));
        let seated = Command::Tables(TableCommand::Seat { entries: entries.clone(), seat });
        let called = Command::Waiting(WaitingCommand::Call { entries, seat, dealt_in: false });
        assert_eq!(can(&called, None), can(&seated, None), "{label}: {entry:?} called and seated");
    }
    if t.entries().hand_for_hand().began().is_some() {
        let next = Command::Entries(EntryCommand::NextHand);
        let deal = Command::Hands(HandsCommand::Deal);
        assert_eq!(can(&next, None), can(&deal, None), "{label}: the next hand");
    }
    if let Some((entry, _)) = t.entries().playing().next() {
        let out = vec![(entry, None)];
        let bust = Command::Entries(EntryCommand::Bust { out: out.clone() });
        let knock = Command::Bounties(BountyCommand::KnockOut { out, taken: Vec::new() });
        assert_eq!(can(&bust, None), can(&knock, None), "{label}: {entry:?} goes out");
    }
}
