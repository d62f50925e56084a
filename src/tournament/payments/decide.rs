//! Every rule of payments.

use super::{PaidFor, PaymentCommand, PaymentEvent};
use crate::{
    rules::{money::Money, time::Timestamp},
    tournament::{
        Event, Refusal, Sold, Tournament, Waiver,
        entries::{Entry, EntryId},
        setup::Setup,
    },
};

pub(in crate::tournament) fn decide(
    t: &Tournament,
    command: &PaymentCommand,
    at: Timestamp,
    _waiver: Option<&Waiver>,
) -> Result<Vec<Event>, Refusal> {
    let event = match command.clone() {
        PaymentCommand::Pay { entry, amount, withheld, tickets, method, document } => {
            Refusal::EntryUnknown.unless(t.entries().get(entry).is_some(), None)?;
            let understood = (amount > Money::ZERO || (amount.is_zero() && tickets > 0))
                && (Money::ZERO..=amount).contains(&withheld)
                && is_note(&document);
            Refusal::NotUnderstood.unless(understood, None)?;
            may_pay(t, entry, amount, tickets, at)?;
            let number = t.payments().number_from;
            PaymentEvent::Paid { entry, amount, withheld, tickets, method, document, number }
        }
        PaymentCommand::TakeBack { entry, reason } => take_back(t, entry, reason)?,
        PaymentCommand::TakenBy { entry, sold, method } => {
            let known = t.entries().get(entry).ok_or(Refusal::EntryUnknown)?;
            let is_sold = match sold {
                PaidFor::Entry => !known.paid.total().is_zero(),
                PaidFor::Rebuy(number) => known.has_bought(Sold::Rebuy, number),
                PaidFor::AddOn(number) => known.has_bought(Sold::AddOn, number),
            };
            Refusal::NotUnderstood.unless(is_sold, None)?;
            Refusal::NothingToDo.unless(t.payments().taken_by(entry, sold) != method, None)?;
            PaymentEvent::TakenBy { entry, sold, method }
        }
    };
    Ok(vec![Event::Payments(event)])
}

/// Never more than is owed, and only once it is known how much that is.
fn may_pay(
    t: &Tournament,
    entry: EntryId,
    amount: Money,
    tickets: u16,
    at: Timestamp,
) -> Result<(), Refusal> {
    let Some(due) = t.due(entry, at).filter(|due| due.total > Money::ZERO || due.tickets > 0)
    else {
        // Nothing yet, as long as a place is open, is something else than nothing.
        let plays = t.entries().get(entry).is_some_and(Entry::is_in);
        let decided = !plays && !t.registration_open(at);
        return Err(if decided { Refusal::NothingOwed } else { Refusal::NotDecided });
    };
    let left = due.left() > Money::ZERO || due.tickets_left() > 0;
    Refusal::PaidAlready.unless(left, None)?;
    let fits =
        amount <= due.left().max(Money::ZERO) && i64::from(tickets) <= due.tickets_left().max(0);
    Refusal::MoreThanOwed.unless(fits, None)
}

fn take_back(t: &Tournament, entry: EntryId, reason: String) -> Result<PaymentEvent, Refusal> {
    Refusal::EntryUnknown.unless(t.entries().get(entry).is_some(), None)?;
    Refusal::NotUnderstood.unless(!reason.trim().is_empty() && is_note(&reason), None)?;
    let last = t.payments().of(entry).rfind(|payment| payment.stands()).ok_or(Refusal::NotPaid)?;
    Ok(PaymentEvent::TakenBack { entry, number: last.number, reason })
}

fn is_note(text: &str) -> bool {
    text.chars().count() <= Setup::LONGEST_NAME && !text.chars().any(char::is_control)
}
