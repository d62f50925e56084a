//! The slip that a player signs for a payment.

use bottone_base::{money::Money, time::Timestamp};
use bottone_i18n::Language;
use bottone_tournament::{
    Tournament,
    entries::{EntryId, EntryState},
    payments::{Due, Payment},
};
use bottone_vocabulary::words;

use super::{event_name, method, provisional};
use crate::{money::items, sheet::Slip};

/// Returns a slip for every player still to be paid, the best place first. Active players get none
/// until they are out.
pub fn slips(language: Language, t: &Tournament, at: Timestamp) -> Vec<Slip> {
    let slips = slips_of(language, t, at, is_unpaid, |_| String::new());
    slips.into_iter().map(|(_, slip)| slip).collect()
}

/// Returns whether a player who is out is still to be paid.
pub fn is_unpaid(due: &Due) -> bool {
    !due.plays && !due.is_settled() && !due.is_overpaid()
}

/// Returns the slips of the `chosen` entries, the best place first. Each is for the amount left or,
/// if all is paid, for the last payment. `by` names the payer.
pub fn slips_of(
    language: Language,
    t: &Tournament,
    at: Timestamp,
    chosen: impl Fn(&Due) -> bool,
    by: impl Fn(&Payment) -> String,
) -> Vec<(EntryId, Slip)> {
    let slip = |due: &Due| {
        let last = t.payments().of(due.entry).rfind(|payment| payment.is_valid());
        let last = last.filter(|_| !is_unpaid(due));
        let by = last.map(&by).unwrap_or_default();
        (due.entry, of(language, t, due, (last, &by), at))
    };
    t.dues(at).iter().filter(|due| chosen(due)).map(slip).collect()
}

/// Returns the slip of one entry: for the last valid payment, made by `by`, or else for the amount
/// left. `None` if nothing is owed and nothing was paid.
pub fn slip(
    language: Language,
    t: &Tournament,
    entry: EntryId,
    by: &str,
    at: Timestamp,
) -> Option<Slip> {
    let due = t.due(entry, at)?;
    let last = t.payments().of(entry).rfind(|payment| payment.is_valid());
    Some(of(language, t, &due, (last, by), at))
}

fn of(
    language: Language,
    t: &Tournament,
    due: &Due,
    (payment, by): (Option<&Payment>, &str),
    at: Timestamp,
) -> Slip {
    let currency = &t.setup().currency;
    let money = |amount| language.money(amount, currency);
    let handed = payment.map_or(due.remaining(), Payment::handed_over);
    let tickets = payment.map_or(due.tickets_left(), |payment| i64::from(payment.tickets));
    let count = usize::try_from(tickets.max(0)).unwrap_or(usize::MAX);
    let tickets = (count > 0).then(|| words::count(language, "pay-tickets", count));
    let items = items_of(language, t, due, payment, at);
    let (amount, in_words) = match tickets {
        None if handed.is_zero() && !items.is_empty() => (items.clone(), String::new()),
        Some(tickets) if handed.is_zero() => (tickets, String::new()),
        Some(tickets) => (format!("{} · {tickets}", money(handed)), in_words(language, t, handed)),
        None => (money(handed), in_words(language, t, handed)),
    };
    let open =
        if due.plays { language.word("pay-projected") } else { provisional(language, t, at) };
    let blank = |name: &str, known: String| (language.word(name), known);
    let document = payment.map(|payment| payment.document.clone()).unwrap_or_default();
    Slip {
        event: event_name(t),
        kind: language.say("pay-slip-number", &[("number", number(t, due, payment).into())]),
        name: words::full_name(language, t, due.entry),
        detail: detail(language, t, due),
        in_words,
        figures: {
            let of_items = || (language.word("results-items"), items.clone());
            let shown = (!items.is_empty() && amount != items).then(of_items);
            figures(language, t, due, payment).into_iter().chain(shown).collect()
        },
        amount,
        blanks: vec![
            blank("pay-document", document),
            blank(
                "pay-date",
                payment.map(|payment| date(language, payment.at)).unwrap_or_default(),
            ),
            blank("pay-paid-by", payment.map(|_| by.to_owned()).unwrap_or_default()),
            blank("pay-signature", String::new()),
        ],
        mark: open,
        foot: language.word("pay-consent"),
        instead: words::capital(&words::entry_no(language, due.entry)),
        code: None,
    }
}

/// Returns the non-money prizes handed over; empty with a payment, as each prize has its own
/// record.
fn items_of(
    language: Language,
    t: &Tournament,
    due: &Due,
    payment: Option<&Payment>,
    at: Timestamp,
) -> String {
    if payment.is_some() || due.items_left() <= 0 {
        return String::new();
    }
    let mut won = items::won_items(language, t, at);
    let left = won.remove(&due.entry).unwrap_or_default().into_iter();
    words::joined(left.filter(|item| !item.is_given).map(|item| item.name))
}

/// Returns "41-1": the entry, and the number of the payment. A reversed payment keeps its number,
/// so a reprinted slip has the number of the first.
fn number(t: &Tournament, due: &Due, payment: Option<&Payment>) -> String {
    let number =
        payment.map_or_else(|| t.payments().next_number(due.entry), |payment| payment.number);
    format!("{}-{number}", due.entry.get())
}

/// Formats a time: "Sat 21 Nov 2026, 21:06".
fn date(language: Language, at: Timestamp) -> String {
    format!("{}, {}", words::date(language, at), words::time_of_day(at))
}

fn in_words(language: Language, t: &Tournament, money: Money) -> String {
    words::money_in_words(language, money, &t.setup().currency)
}

/// Returns "3rd place · 2nd entry · IT · out Sat 21 Nov 2026, 21:06".
fn detail(language: Language, t: &Tournament, due: &Due) -> String {
    let mut parts = Vec::new();
    if let Some(place) = due.place {
        let place = words::place(language, place);
        parts.push(language.say("pay-of-place", &[("place", place.into())]));
    } else {
        parts.push(language.word("pay-still-in"));
    }
    if let Some(entry) = t.entries().get(due.entry) {
        if entry.number > 1 {
            parts.push(words::entry_number(language, u32::from(entry.number)));
        }
        let number = due.entry.get().to_string();
        parts.push(language.say("pay-entry", &[("number", number.into())]));
    }
    let country = t.entries().person(due.entry).map(|person| person.country.clone());
    parts.extend(country.filter(|country| !country.is_empty()));
    let out = match t.entries().get(due.entry).map(|entry| entry.standing) {
        Some(EntryState::Out { bust }) => t.entries().busts().get(bust).map(|bust| bust.at),
        _ => None,
    };
    parts.extend(out.map(|at| language.say("pay-out-at", &[("at", date(language, at).into())])));
    parts.join(" · ")
}

/// Returns the parts of the amount, and the parts not handed over now.
fn figures(
    language: Language,
    t: &Tournament,
    due: &Due,
    payment: Option<&Payment>,
) -> Vec<(String, String)> {
    let currency = &t.setup().currency;
    let pair = |name: &str, money: Money| (language.word(name), language.money(money, currency));
    let less = |money: Money| Money::ZERO.minus(money);
    let agreed = t.deals().agreed().is_some_and(|deal| deal.share_of(due.entry).is_some());
    let prize = if agreed { "pay-prize-of-deal" } else { "pay-prize" };
    let mut figures = Vec::new();
    if !due.prize.is_zero() {
        figures.push(pair(prize, due.prize));
    }
    if !due.bounty.is_zero() {
        figures.push(pair("pay-bounties", due.bounty));
    }
    // A recorded payment may be one of several; the rest was or will be paid separately.
    let now = payment.map_or(due.remaining(), |payment| payment.amount);
    let elsewhere = due.total.minus(now);
    if !elsewhere.is_zero() {
        let name = if payment.is_some() { "pay-other-payments" } else { "pay-paid-before" };
        figures.push(pair(name, less(elsewhere)));
    }
    // The slip also states that nothing was withheld, as its holder may ask.
    if let Some(payment) = payment {
        figures.push(pair("pay-tax", less(payment.withheld)));
        figures.push((language.word("pay-method"), method(language, payment.method)));
    } else {
        figures.push(pair("pay-tax-to-withhold", less(t.setup().tax_on(now))));
    }
    figures
}
