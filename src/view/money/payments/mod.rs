//! Payments due and made: on the screen, on paper, in the log.

mod desk;
mod paper;
mod slip;

use bottone_base::{
    money::{Currency, Money},
    time::Timestamp,
};
use bottone_i18n::Language;
use bottone_tournament::{
    Event, Tournament,
    entries::EntryId,
    history::Record,
    payments::{Due, Payment, PaymentEvent, PaymentMethod, PurchaseRef},
};
use bottone_vocabulary::words;

use crate::money::items;
pub use desk::{PayDesk, PayRow};
pub use paper::payout_sheet;
pub use slip::{is_unpaid, slip, slips, slips_of};

/// Describes the event in one line of the log. `entry` gives the name of an entry.
pub(crate) fn log_line<'a>(
    language: Language,
    event: &PaymentEvent,
    currency: &Currency,
    entry: impl Fn(EntryId) -> &'a str,
) -> String {
    match event {
        PaymentEvent::HandedOver { entry: to, piece, name, .. } => {
            items::handover_line(language, *piece, name, entry(*to))
        }
        PaymentEvent::ItemTakenBack { entry: of, piece, name, reason } => {
            items::taken_back_line(language, *piece, name, (entry(*of), reason))
        }
        PaymentEvent::Paid { entry: to, .. } => {
            let what = payment_text(language, event, currency);
            language.say("pay-log-paid", &[("who", entry(*to).into()), ("what", what.into())])
        }
        PaymentEvent::PaidWith { entry: of, sold: what, method: how } => {
            let gaps = [
                ("who", entry(*of).into()),
                ("what", sold(language, *what).into()),
                ("method", method(language, *how).into()),
            ];
            language.say("pay-log-taken-by", &gaps)
        }
        PaymentEvent::TakenBack { entry: of, reason, .. } => {
            let gaps = [("who", entry(*of).into()), ("reason", reason.as_str().into())];
            language.say("pay-log-voided", &gaps)
        }
    }
}

/// Describes the event for one player, whose entries are `mine`. `None` if it concerns others.
pub(crate) fn player_line(
    language: Language,
    event: &PaymentEvent,
    currency: &Currency,
    mine: impl Fn(&EntryId) -> bool,
) -> Option<String> {
    match event {
        PaymentEvent::HandedOver { entry, piece, name, .. } if mine(entry) => {
            Some(items::handover_card_line(language, *piece, name))
        }
        PaymentEvent::ItemTakenBack { entry, piece, name, reason } if mine(entry) => {
            Some(items::taken_back_card_line(language, *piece, name, reason))
        }
        PaymentEvent::Paid { entry, .. } if mine(entry) => {
            let what = payment_text(language, event, currency);
            Some(language.say("pay-about-paid", &[("what", what.into())]))
        }
        PaymentEvent::PaidWith { entry, sold: what, method: how } if mine(entry) => {
            let how = method(language, *how);
            let gaps = [("what", sold(language, *what).into()), ("method", how.into())];
            Some(language.say("pay-about-taken-by", &gaps))
        }
        PaymentEvent::TakenBack { entry, reason, .. } if mine(entry) => {
            Some(language.say("pay-about-voided", &[("reason", reason.as_str().into())]))
        }
        PaymentEvent::Paid { .. }
        | PaymentEvent::PaidWith { .. }
        | PaymentEvent::TakenBack { .. }
        | PaymentEvent::HandedOver { .. }
        | PaymentEvent::ItemTakenBack { .. } => None,
    }
}

/// Returns the winnings of one player's entries and the amount still to be paid: "€1,120" and "€500
/// to pay", "paid". `None` without winnings.
pub(crate) fn card_figures(
    language: Language,
    t: &Tournament,
    entries: &[EntryId],
    at: Timestamp,
) -> Option<(String, String)> {
    let currency = &t.setup().currency;
    let dues = t.dues(at);
    let mine = || dues.iter().filter(|due| entries.contains(&due.entry));
    mine().next()?;
    let won: Money = mine().map(|due| due.total).sum();
    let tickets: i64 = mine().map(|due| i64::from(due.tickets)).sum();
    let left: Money = mine().map(Due::remaining).sum();
    let tickets_left: i64 = mine().map(Due::tickets_left).sum();
    let less = |money| Money::ZERO.minus(money);
    let mut items = items::won_items(language, t, at);
    let items: Vec<_> =
        mine().flat_map(|due| items.remove(&due.entry).unwrap_or_default()).collect();
    let named = |all: bool| {
        let items = items.iter().filter(|item| all || !item.is_given);
        items.map(|item| item.name.clone()).collect::<Vec<_>>()
    };
    // An amount of zero is left out if a non-money prize is won.
    let with = |items: Vec<String>, money: Money, tickets: i64| {
        let is_money = !money.is_zero() || tickets != 0 || items.is_empty();
        let owed = is_money.then(|| owed(language, money, tickets, currency));
        words::joined(owed.into_iter().chain(items))
    };
    let (name, what) = if mine().all(Due::is_settled) {
        ("pay-card-paid", String::new())
    } else if mine().any(Due::is_overpaid) {
        ("pay-card-over", owed(language, less(left), -tickets_left, currency))
    } else {
        ("pay-card-left", with(named(false), left, tickets_left))
    };
    let tail = language.say(name, &[("what", what.into())]);
    Some((with(named(true), won, tickets), tail))
}

/// Describes a payment: "€500, cash · €100 withheld · 1 ticket".
fn payment_text(language: Language, event: &PaymentEvent, currency: &Currency) -> String {
    let PaymentEvent::Paid { amount, withheld, tickets, method: how, .. } = event else {
        return String::new();
    };
    let mut parts = Vec::new();
    if !amount.is_zero() {
        let handed = language.money(amount.minus(*withheld), currency);
        let gaps = [("money", handed.into()), ("method", method(language, *how).into())];
        parts.push(language.say("pay-by", &gaps));
    }
    if !withheld.is_zero() {
        let money = language.money(*withheld, currency);
        parts.push(language.say("pay-withheld", &[("money", money.into())]));
    }
    if *tickets > 0 {
        parts.push(words::count(language, "pay-tickets", usize::from(*tickets)));
    }
    parts.join(" · ")
}

/// Returns the record of a payment, which names the payer and the station.
pub fn record_of<'a>(records: &'a [Record], payment: &Payment) -> Option<&'a Record> {
    let paid = |event: &Event| match event {
        Event::Payments(PaymentEvent::Paid { entry, .. }) => *entry == payment.entry,
        _ => false,
    };
    let paid = |record: &&Record| record.at() == payment.at && record.events().iter().any(paid);
    records.iter().rev().find(paid)
}

/// Returns the name of a method: "cash", "bank transfer".
pub fn method(language: Language, method: PaymentMethod) -> String {
    language.word(match method {
        PaymentMethod::Cash => "pay-cash",
        PaymentMethod::Card => "pay-by-card",
        PaymentMethod::Transfer => "pay-transfer",
        PaymentMethod::Cheque => "pay-cheque",
        PaymentMethod::Voucher => "pay-voucher",
    })
}

/// Returns the name of a purchase: "Entry", "Rebuy".
fn sold(language: Language, sold: PurchaseRef) -> String {
    language.word(match sold {
        PurchaseRef::Entry => "cash-entry",
        PurchaseRef::Rebuy(_) => "cash-rebuy",
        PurchaseRef::AddOn(_) => "cash-add-on",
    })
}

/// Formats an amount owed, "€1,400 · 2 tickets"; empty if nothing is owed.
fn owed(language: Language, money: Money, tickets: i64, currency: &Currency) -> String {
    let mut parts = Vec::new();
    if !money.is_zero() || tickets == 0 {
        parts.push(language.money(money, currency));
    }
    if tickets != 0 {
        let count = usize::try_from(tickets.unsigned_abs()).unwrap_or(usize::MAX);
        let said = words::count(language, "pay-tickets", count);
        parts.push(if tickets < 0 { format!("−{said}") } else { said });
    }
    parts.join(" · ")
}

/// Returns the mark on paper while prizes can still change.
fn provisional(language: Language, t: &Tournament, at: Timestamp) -> String {
    let provisional = t.certainty(at).is_provisional();
    if provisional { language.word("pay-projected") } else { String::new() }
}

/// Returns the event's name: "Autumn Main Event · Day 1B".
pub fn event_name(t: &Tournament) -> String {
    let setup = t.setup();
    match setup.day.as_str() {
        "" => setup.name.clone(),
        day => format!("{} · {day}", setup.name),
    }
}
