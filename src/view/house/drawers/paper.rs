//! The drawers of a house on paper: the hand-over slip of a drawer, and the day's close.

use bottone_base::{
    money::{Currency, Money},
    time::Timestamp,
};
use bottone_house::drawers::{Drawer, Drawers};
use bottone_i18n::Language;
use bottone_tournament::cash::Flow;
use bottone_vocabulary::words;

use super::{
    DrawerSums, Flows, Till,
    cards::{difference_text, span},
    was_open_since,
};
use crate::{
    money::cash::several,
    sheet::{Column, Job, Sheet, SheetPart, SheetTable, Slip, TableRow},
    today::method_amounts,
};

/// Returns the slip for handing over a counted drawer, one copy for each side. `None` while it is
/// open.
pub fn hand_over_slip(
    language: Language,
    house: &str,
    (number, drawer): (u32, &Drawer),
    sums: &DrawerSums,
) -> Option<Job> {
    let closed = drawer.closed.as_ref()?;
    let opening = &drawer.opening;
    let money = |amount| language.money(amount, &opening.currency);
    let empty = Flows::default();
    let flows = sums.drawers.get(&number).unwrap_or(&empty);
    let figure = |name: &str, amount| (language.word(name), money(amount));
    let mut figures = vec![figure("drawers-float", opening.float)];
    figures.push(figure("cash-taken-in", flows.side(false)));
    figures.push(figure("cash-given-out", Money::ZERO.minus(flows.side(true))));
    figures.extend(method_amounts(language, std::iter::once(&flows.elsewhere), &opening.currency));
    if !drawer.moved.is_empty() {
        figures.push(figure("drawers-moved", drawer.own_money().minus(opening.float)));
    }
    figures.push(figure("drawers-expected", drawer.expected(closed.events)));
    figures.push((
        language.word("drawers-difference"),
        difference_text(language, drawer.difference().unwrap_or_default(), &opening.currency),
    ));
    let blank = |name: &str, known: &str| (language.word(name), known.to_owned());
    let pieces: Vec<String> = closed
        .counted
        .pieces
        .iter()
        .filter(|(_, count)| *count > 0)
        .map(|(value, count)| format!("{} × {count}", money(*value)))
        .collect();
    let slip = Slip {
        event: house.to_owned(),
        kind: language.say("drawers-slip", &[("number", number.into())]),
        name: opening.cashier.clone(),
        detail: words::joined([
            opening.desk.clone(),
            words::date(language, opening.from),
            span(drawer),
        ]),
        amount: money(closed.counted.total),
        in_words: words::money_in_words(language, closed.counted.total, &opening.currency),
        figures,
        blanks: vec![
            blank("drawers-note", &closed.note),
            blank("drawers-given-by", &opening.cashier),
            blank("drawers-taken-by", ""),
        ],
        foot: pieces.join("  "),
        ..Slip::default()
    };
    // One copy for the giver and one for the receiver.
    Some(Job::Slips(vec![slip.clone(), slip]))
}

/// Returns the day's close: every drawer of the day, every event, and whether they agree.
pub fn day_close(
    language: Language,
    house: &str,
    drawers: &Drawers,
    tills: &[Till],
    (since, now): (Timestamp, Timestamp),
) -> Job {
    let sums = DrawerSums::of(drawers, tills, since);
    let mut currencies: Vec<&Currency> = Vec::new();
    let of_drawers = drawers.all().filter(|(_, drawer)| was_open_since(drawer, since));
    let of_drawers = of_drawers.map(|(_, drawer)| &drawer.opening.currency);
    for currency in of_drawers.chain(tills.iter().map(|till| &till.currency)) {
        if !currencies.contains(&currency) {
            currencies.push(currency);
        }
    }
    let house = if house.is_empty() { "Bottone" } else { house };
    let date = words::date(language, now);
    let mut parts = Vec::new();
    for currency in currencies {
        let close = DayClose { language, drawers, tills, sums: &sums, currency, since };
        parts.extend(close.parts());
    }
    let time = words::time_of_day(now);
    Job::Sheets(vec![Sheet {
        title: house.to_owned(),
        detail: words::joined([language.word("drawers-day-close"), date.clone(), time]),
        parts,
        foot: words::joined([house.to_owned(), date]),
        ..Sheet::default()
    }])
}

/// The day's close in one currency.
struct DayClose<'a> {
    language: Language,
    drawers: &'a Drawers,
    tills: &'a [Till],
    sums: &'a DrawerSums,
    currency: &'a Currency,
    since: Timestamp,
}

impl DayClose<'_> {
    fn parts(&self) -> Vec<SheetPart> {
        let (of_drawers, in_drawers) = self.by_drawer();
        let (of_events, in_events) = self.by_event();
        let agrees = in_drawers == in_events;
        let note = if agrees { "drawers-agree" } else { "drawers-disagree" };
        vec![
            SheetPart::Heading(self.language.word("drawers-by-drawer")),
            SheetPart::Table(of_drawers),
            SheetPart::Heading(self.language.word("drawers-by-event")),
            SheetPart::Table(of_events),
            SheetPart::Note(self.language.word(note)),
        ]
        .into_iter()
        .chain(self.by_method())
        .collect()
    }

    /// Returns the sums that were not cash, by person and method; empty if there were none.
    fn by_method(&self) -> Vec<SheetPart> {
        let word = |name| self.language.word(name);
        let of_drawers = self.drawers.all().filter_map(|(number, drawer)| {
            let opening = &drawer.opening;
            let name =
                words::joined([format!("{number}"), opening.cashier.clone(), opening.desk.clone()]);
            let is_of_it = opening.currency == *self.currency;
            is_of_it.then_some((name, &self.sums.drawers.get(&number)?.elsewhere))
        });
        let loose = self.sums.without.iter().filter(|(who, _)| who.currency() == *self.currency);
        let loose = loose.map(|(who, flows)| {
            (words::joined([who.by.clone(), who.desk.clone()]), &flows.elsewhere)
        });
        let mut rows = Vec::new();
        let mut all = Vec::new();
        for (name, elsewhere) in of_drawers.chain(loose) {
            for (way, money) in
                method_amounts(self.language, std::iter::once(elsewhere), self.currency)
            {
                rows.push(TableRow::Cells(vec![name.clone(), way, money]));
            }
            all.push(elsewhere);
        }
        if rows.is_empty() {
            return Vec::new();
        }
        for (way, money) in method_amounts(self.language, all.into_iter(), self.currency) {
            rows.push(TableRow::Total(vec![word("cash-all"), way, money]));
        }
        let columns = vec![
            Column::words(word("drawers-cashier")),
            Column::words(word("pay-method")),
            Column::figures(word("cash-amount")),
        ];
        vec![
            SheetPart::Heading(word("drawers-not-cash")),
            SheetPart::Table(SheetTable { columns, rows }),
        ]
    }

    fn money(&self, amount: Money) -> String {
        self.language.money_in_full(amount, self.currency)
    }

    /// Returns the table of drawers and its sum. Money outside every drawer has a row of its own,
    /// so that the sum is complete.
    fn by_drawer(&self) -> (SheetTable, Money) {
        let word = |name| self.language.word(name);
        let columns = vec![
            Column::words(word("drawers-cashier")),
            Column::words(word("drawers-when")),
            Column::figures(word("drawers-float")),
            Column::figures(word("cash-taken-in")),
            Column::figures(word("cash-given-out")),
            Column::figures(word("drawers-moved")),
            Column::figures(word("drawers-expected")),
            Column::figures(word("drawers-counted")),
            Column::figures(word("drawers-difference")),
        ];
        let empty = Flows::default();
        let mut rows = Vec::new();
        let mut all = [Money::ZERO; 7];
        let mut row = |name: String, when: String, figures: [Option<Money>; 7]| {
            for (sum, figure) in all.iter_mut().zip(figures) {
                *sum = sum.plus(figure.unwrap_or_default());
            }
            let cells = figures.map(|figure| figure.map(|it| self.money(it)).unwrap_or_default());
            rows.push(TableRow::Cells([name, when].into_iter().chain(cells).collect()));
        };
        let mut in_all = Money::ZERO;
        for (number, drawer) in self.drawers.all() {
            let opening = &drawer.opening;
            if opening.currency != *self.currency || !was_open_since(drawer, self.since) {
                continue;
            }
            let flows = self.sums.drawers.get(&number).unwrap_or(&empty);
            in_all = in_all.plus(flows.sum());
            let closed = drawer.closed.as_ref();
            let name =
                words::joined([format!("{number}"), opening.cashier.clone(), opening.desk.clone()]);
            row(
                name,
                span(drawer),
                [
                    Some(opening.float),
                    Some(flows.side(false)),
                    Some(Money::ZERO.minus(flows.side(true))),
                    Some(drawer.own_money().minus(opening.float)),
                    Some(drawer.expected(flows.sum())),
                    closed.map(|closed| closed.counted.total),
                    drawer.difference(),
                ],
            );
        }
        for (who, flows) in &self.sums.without {
            if who.currency() != *self.currency {
                continue;
            }
            in_all = in_all.plus(flows.sum());
            let name = words::joined([who.by.clone(), who.desk.clone()]);
            let name = words::joined([name, word("drawers-without")]);
            let out = Money::ZERO.minus(flows.side(true));
            let (into, sum) = (flows.side(false), flows.sum());
            row(name, String::new(), [None, Some(into), Some(out), None, Some(sum), None, None]);
        }
        let total = all.map(|sum| self.money(sum));
        let total = [word("cash-all"), String::new()].into_iter().chain(total).collect();
        rows.push(TableRow::Total(total));
        (SheetTable { columns, rows }, in_all)
    }

    fn by_event(&self) -> (SheetTable, Money) {
        let word = |name| self.language.word(name);
        let of_it = || {
            let both = self.tills.iter().zip(&self.sums.events);
            both.filter(|(till, flows)| till.currency == *self.currency && flows.first.is_some())
        };
        let used = |flow: &Flow| of_it().any(|(_, flows)| flows.all().any(|(of, _)| of == *flow));
        let kinds: Vec<Flow> = Flow::ALL.into_iter().filter(used).collect();
        let heads = kinds.iter().map(|flow| Column::figures(several(self.language, *flow)));
        let columns = std::iter::once(Column::words(word("today-event")))
            .chain(heads)
            .chain([Column::figures(word("cash-in-hand"))])
            .collect();
        let of = |flows: &Flows, kind: Flow| -> Money {
            flows.all().filter(|(flow, _)| *flow == kind).map(|(_, money)| money).sum()
        };
        let mut rows: Vec<TableRow> = of_it()
            .map(|(till, flows)| {
                let figures = kinds.iter().map(|kind| self.money(of(flows, *kind)));
                let cells = std::iter::once(till.event.clone()).chain(figures);
                TableRow::Cells(cells.chain([self.money(flows.sum())]).collect())
            })
            .collect();
        let sum: Money = of_it().map(|(_, flows)| flows.sum()).sum();
        let columns_sum = |kind: &Flow| of_it().map(|(_, flows)| of(flows, *kind)).sum();
        let figures = kinds.iter().map(|kind| self.money(columns_sum(kind)));
        let total = std::iter::once(word("cash-all")).chain(figures);
        rows.push(TableRow::Total(total.chain([self.money(sum)]).collect()));
        (SheetTable { columns, rows }, sum)
    }
}
