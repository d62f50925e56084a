//! The drawers of a house in words: cards for the board, lines for the command line.

use bottone_base::{
    money::{Currency, Money},
    time::Timestamp,
};
use bottone_house::drawers::{Drawer, Drawers};
use bottone_i18n::{Language, Saying, ToText as _};
use bottone_vocabulary::words;

use super::{DrawerGap, DrawerSums, DrawerlessCashier, Flows, was_open_since};
use crate::{
    Tone,
    money::cash::several,
    today::{CashAct, CashCard, method_amounts},
};

/// Returns the cards of the day's drawers, the open ones first. Next come the cards of people who
/// took money without a drawer. The last is the day's card, which sums events and drawers
/// separately. Each currency has its own.
pub fn drawer_cards(
    language: Language,
    drawers: &Drawers,
    sums: &DrawerSums,
    currencies: &[Currency],
    since: Timestamp,
) -> Vec<CashCard> {
    let of_day = || drawers.all().filter(|(_, drawer)| was_open_since(drawer, since));
    let open = of_day().filter(|(_, drawer)| drawer.closed.is_none());
    let counted = of_day().filter(|(_, drawer)| drawer.closed.is_some());
    let card = |(number, drawer)| drawer_card(language, number, drawer, sums);
    let cards = open.map(card);
    let loose = sums.without.iter().map(|(who, flows)| loose_card(language, who, flows));
    let mut known: Vec<Currency> = Vec::new();
    let of_drawers = of_day().map(|(_, drawer)| drawer.opening.currency.clone());
    for currency in of_drawers.chain(currencies.iter().cloned()) {
        if !known.contains(&currency) {
            known.push(currency);
        }
    }
    let days = known.iter().filter_map(|currency| {
        let own: Vec<_> = of_day().filter(|(_, one)| one.opening.currency == *currency).collect();
        let is_used = !own.is_empty() || sums.without.keys().any(|who| who.currency() == *currency);
        is_used.then(|| day_card(language, &own, sums, currency, currencies))
    });
    cards.chain(loose).chain(counted.map(card)).chain(days).collect()
}

fn drawer_card(language: Language, number: u32, drawer: &Drawer, sums: &DrawerSums) -> CashCard {
    let opening = &drawer.opening;
    let money = |amount| language.money(amount, &opening.currency);
    let empty = Flows::default();
    let flows = sums.drawers.get(&number).unwrap_or(&empty);
    let mut lines = vec![(language.word("drawers-float"), money(opening.float))];
    lines.extend(sides(language, flows, &opening.currency));
    lines.extend(method_amounts(language, std::iter::once(&flows.elsewhere), &opening.currency));
    let moved = drawer.own_money().minus(opening.float);
    if !drawer.moved.is_empty() {
        lines.push((language.word("drawers-moved"), money(moved)));
    }
    let expected = sums.expected(number, drawer);
    let (total, note, acts) = match &drawer.closed {
        None => {
            let acts = vec![CashAct::Count(number), CashAct::Move(number)];
            ((language.word("drawers-expected"), money(expected)), None, acts)
        }
        Some(closed) => {
            let difference = drawer.difference().unwrap_or_default();
            let tone = if difference.is_zero() { Tone::Good } else { Tone::Waits };
            let note = difference_text(language, difference, &opening.currency);
            let total = (language.word("drawers-counted"), money(closed.counted.total));
            (total, Some((note, tone)), vec![CashAct::Slip(number)])
        }
    };
    CashCard {
        title: opening.cashier.clone(),
        detail: words::joined([opening.desk.clone(), span(drawer)]),
        lines,
        total,
        note,
        acts,
    }
}

fn loose_card(language: Language, who: &DrawerlessCashier, flows: &Flows) -> CashCard {
    let currency = who.currency();
    let total = language.money(flows.sum(), &currency);
    CashCard {
        title: who.by.clone(),
        detail: who.desk.clone(),
        lines: sides(language, flows, &currency)
            .into_iter()
            .chain(method_amounts(language, std::iter::once(&flows.elsewhere), &currency))
            .collect(),
        total: (language.word("cash-in-hand"), total),
        note: Some((language.word("drawers-without"), Tone::Waits)),
        acts: vec![CashAct::Open(Box::new((who.clone(), flows.sum(), flows.first)))],
    }
}

fn day_card(
    language: Language,
    own: &[(u32, &Drawer)],
    sums: &DrawerSums,
    currency: &Currency,
    currencies: &[Currency],
) -> CashCard {
    let in_drawers: Money = own.iter().map(|(number, _)| sums.in_drawer(*number)).sum();
    let without = sums.without.iter().filter(|(who, _)| who.currency() == *currency);
    let without: Money = without.map(|(_, flows)| flows.sum()).sum();
    let events = sums.events.iter().zip(currencies).filter(|(_, of)| *of == currency);
    let events: Vec<&Flows> = events.map(|(flows, _)| flows).collect();
    let side = |out| -> Money { events.iter().map(|flows| flows.side(out)).sum() };
    let in_events: Money = events.iter().map(|flows| flows.sum()).sum();
    let agrees = in_drawers.plus(without) == in_events;
    let money = |amount| language.money(amount, currency);
    let mut lines = vec![
        (language.word("cash-taken-in"), money(side(false))),
        (language.word("cash-given-out"), money(side(true))),
    ];
    lines.extend(method_amounts(language, events.iter().map(|flows| &flows.elsewhere), currency));
    if !without.is_zero() {
        lines.push((language.word("drawers-without-sum"), money(without)));
    }
    let tone = if agrees { Tone::Good } else { Tone::Waits };
    CashCard {
        title: language.word("today-cash"),
        detail: String::new(),
        lines,
        total: (language.word("cash-in-hand"), money(in_events)),
        note: Some((
            language.word(if agrees { "drawers-agree" } else { "drawers-disagree" }),
            tone,
        )),
        acts: vec![CashAct::Close],
    }
}

fn sides(language: Language, flows: &Flows, currency: &Currency) -> Vec<(String, String)> {
    let money = |out| language.money(flows.side(out), currency);
    vec![
        (language.word("cash-taken-in"), money(false)),
        (language.word("cash-given-out"), money(true)),
    ]
}

/// Returns "18:02–23:40", "from 18:02".
pub(super) fn span(drawer: &Drawer) -> String {
    let from = words::time_of_day(drawer.opening.from);
    let until = drawer.closed.as_ref().map(|closed| words::time_of_day(closed.until));
    format!("{from}–{}", until.unwrap_or_default())
}

/// Describes the difference: "It agrees", "€20 short", "€5 over".
pub fn difference_text(language: Language, difference: Money, currency: &Currency) -> String {
    let amount = |money| language.money(money, currency);
    if difference.is_zero() {
        language.word("cash-agrees")
    } else if difference < Money::ZERO {
        let short = amount(Money::ZERO.minus(difference));
        language.say("cash-short", &[("amount", short.into())])
    } else {
        language.say("cash-over", &[("amount", amount(difference).into())])
    }
}

/// Returns a line of heads and one line per drawer, with fields separated by tabs. The fields are
/// number, cashier, desk, dates, float, the events' sum, and the money added and removed. Then come
/// the amount expected, the amount counted, and the difference. Below are the amounts without a
/// drawer, and a line on whether drawers and events agree.
pub fn listed(language: Language, drawers: &Drawers, sums: &DrawerSums) -> Vec<String> {
    let mut lines: Vec<String> = drawers
        .all()
        .map(|(number, drawer)| {
            let opening = &drawer.opening;
            let money = |amount| language.money_in_full(amount, &opening.currency);
            let events = sums.drawers.get(&number).map_or(Money::ZERO, Flows::sum);
            let closed = drawer.closed.as_ref();
            let mut cells = vec![
                number.to_string(),
                opening.cashier.clone(),
                opening.desk.clone(),
                format!("{} {}", words::date(language, opening.from), span(drawer)),
                money(opening.float),
                money(events),
                money(drawer.own_money().minus(opening.float)),
                money(drawer.expected(events)),
            ];
            cells.push(closed.map_or_else(
                || language.word("drawers-open"),
                |closed| money(closed.counted.total),
            ));
            let difference = drawer.difference();
            cells.extend(difference.map(|it| difference_text(language, it, &opening.currency)));
            cells.join("\t")
        })
        .collect();
    if !lines.is_empty() {
        const HEADS: [&str; 10] = [
            "drawers-number",
            "drawers-cashier",
            "drawers-desk",
            "drawers-when",
            "drawers-float",
            "drawers-events",
            "drawers-moved",
            "drawers-expected",
            "drawers-counted",
            "drawers-difference",
        ];
        lines.insert(0, HEADS.map(|head| language.word(head)).join("\t"));
    }
    for (who, flows) in &sums.without {
        let kinds = flows.all().map(|(flow, money)| {
            format!("{} {}", several(language, flow), language.money(money, &who.currency()))
        });
        let first = flows.first.map(|at| words::date(language, at)).unwrap_or_default();
        let kinds = kinds.collect::<Vec<_>>().join(", ");
        let saying = Saying::of("drawers-without-of")
            .with("who", words::joined([who.by.clone(), who.desk.clone()]))
            .with("money", language.money(flows.sum(), &who.currency()))
            .with("date", first)
            .with("kinds", kinds);
        lines.push(saying.to_text(language));
    }
    if lines.is_empty() {
        lines.push(language.word("drawers-none"));
    }
    lines
}

/// Describes a drawer and its events if they do not agree.
pub fn gap_text(language: Language, gap: DrawerGap, currency: &Currency) -> String {
    let money = |amount| language.money(amount, currency);
    Saying::of("drawers-gap")
        .with("number", gap.number)
        .with("recorded", money(gap.recorded))
        .with("found", money(gap.computed))
        .to_text(language)
}
