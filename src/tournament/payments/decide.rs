//! The rules of payments.

use bottone_base::{money::Money, time::Timestamp};

use super::{ItemPiece, PaymentCommand, PaymentEvent, PurchaseRef};
use crate::{
    Event, Refusal, SaleKind, Tournament, Waiver,
    entries::{Entry, EntryId, EntryState},
    setup::Setup,
};

pub(crate) fn decide(
    t: &Tournament,
    command: &PaymentCommand,
    at: Timestamp,
    _waiver: Option<&Waiver>,
) -> Result<Vec<Event>, Refusal> {
    Refusal::WithoutPrizes.check(!t.setup().without_prizes || is_of_sales(command), None)?;
    let event = match command.clone() {
        PaymentCommand::Pay { entry, amount, withheld, tickets, method, document } => {
            Refusal::EntryUnknown.check(t.entries().get(entry).is_some(), None)?;
            let understood = (amount > Money::ZERO || (amount.is_zero() && tickets > 0))
                && (Money::ZERO..=amount).contains(&withheld)
                && is_note(&document);
            Refusal::NotUnderstood.check(understood, None)?;
            may_pay(t, entry, amount, tickets, at)?;
            let number = t.payments().number_from;
            PaymentEvent::Paid { entry, amount, withheld, tickets, method, document, number }
        }
        PaymentCommand::TakeBack { entry, reason } => take_back(t, entry, reason)?,
        PaymentCommand::HandOver { entry, piece, document } => {
            Refusal::NotUnderstood.check(is_note(&document), None)?;
            let name = may_hand_over(t, entry, piece, at)?;
            PaymentEvent::HandedOver { entry, piece, name, document }
        }
        PaymentCommand::TakeItemBack { piece, reason } => {
            Refusal::NotUnderstood.check(!reason.trim().is_empty() && is_note(&reason), None)?;
            let handed = t.payments().current_handover(piece).ok_or(Refusal::NotHandedOver)?;
            let (entry, name) = (handed.entry, handed.name.clone());
            PaymentEvent::ItemTakenBack { entry, piece, name, reason }
        }
        PaymentCommand::PaidWith { entry, sold, method } => {
            let known = t.entries().get(entry).ok_or(Refusal::EntryUnknown)?;
            let is_sold = match sold {
                PurchaseRef::Entry => !known.paid.total().is_zero(),
                PurchaseRef::Rebuy(number) => known.has_bought(SaleKind::Rebuy, number),
                PurchaseRef::AddOn(number) => known.has_bought(SaleKind::AddOn, number),
            };
            Refusal::NotUnderstood.check(is_sold, None)?;
            Refusal::NothingToDo.check(t.payments().method_of(entry, sold) != method, None)?;
            PaymentEvent::PaidWith { entry, sold, method }
        }
    };
    Ok(vec![Event::Payments(event)])
}

/// Returns true for commands about incoming money, or about an earlier payment.
const fn is_of_sales(command: &PaymentCommand) -> bool {
    match command {
        PaymentCommand::PaidWith { .. }
        | PaymentCommand::TakeBack { .. }
        | PaymentCommand::TakeItemBack { .. } => true,
        PaymentCommand::Pay { .. } | PaymentCommand::HandOver { .. } => false,
    }
}

/// Checks that a payment is at most the sum owed, which must be known.
fn may_pay(
    t: &Tournament,
    entry: EntryId,
    amount: Money,
    tickets: u16,
    at: Timestamp,
) -> Result<(), Refusal> {
    let Some(due) = t.due(entry, at).filter(|due| due.total > Money::ZERO || due.tickets > 0)
    else {
        // An open place is a different refusal from an entry that is owed nothing.
        let plays = t.entries().get(entry).is_some_and(Entry::is_in);
        let decided = !plays && !t.registration_open(at);
        return Err(if decided { Refusal::NothingOwed } else { Refusal::NotDecided });
    };
    let left = due.remaining() > Money::ZERO || due.tickets_left() > 0;
    Refusal::PaidAlready.check(left, None)?;
    let fits = amount <= due.remaining().max(Money::ZERO)
        && i64::from(tickets) <= due.tickets_left().max(0);
    Refusal::MoreThanOwed.check(fits, None)
}

/// Returns the name of this piece. It goes to the winner of its place; a raffle prize goes to any
/// player drawn.
fn may_hand_over(
    t: &Tournament,
    entry: EntryId,
    piece: ItemPiece,
    at: Timestamp,
) -> Result<String, Refusal> {
    let known = t.entries().get(entry).ok_or(Refusal::EntryUnknown)?;
    let item = t.setup().item(piece).ok_or(Refusal::ItemUnknown)?;
    Refusal::HandedOver.check(t.payments().holder(piece).is_none(), None)?;
    let Some(place) = piece.place else {
        // A player whose entry was refunded is no player of this event.
        Refusal::NothingOwed.check(known.standing != EntryState::Refunded, None)?;
        return Ok(item.name.clone());
    };
    let finished = t.finished(at);
    let holders = finished.at(place).ok_or(Refusal::NotDecided)?;
    Refusal::NothingOwed.check(holders.contains(&entry), None)?;
    Ok(item.name.clone())
}

fn take_back(t: &Tournament, entry: EntryId, reason: String) -> Result<PaymentEvent, Refusal> {
    Refusal::EntryUnknown.check(t.entries().get(entry).is_some(), None)?;
    Refusal::NotUnderstood.check(!reason.trim().is_empty() && is_note(&reason), None)?;
    let last =
        t.payments().of(entry).rfind(|payment| payment.is_valid()).ok_or(Refusal::NotPaid)?;
    Ok(PaymentEvent::TakenBack { entry, number: last.number, reason })
}

fn is_note(text: &str) -> bool {
    text.chars().count() <= Setup::LONGEST_NAME && !text.chars().any(char::is_control)
}
