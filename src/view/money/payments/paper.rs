//! The payout sheet: every paid place, its player, and the comparison with the pool.

use bottone_base::{money::Money, time::Timestamp};
use bottone_i18n::Language;
use bottone_tournament::{FinishPlace, Tournament, payments::Due};
use bottone_vocabulary::words;

use super::{event_name, provisional};
use crate::{
    amounts,
    money::{items, prizes::certainty},
    namesakes::Namesakes,
    sheet::{Column, Sheet, SheetPart, SheetTable, TableRow},
};

/// Builds the sheet: every paid place, with the name once it is decided; the prizes still open; the
/// payments. The sums are at the end, beside those of the pool.
pub fn payout_sheet(language: Language, t: &Tournament, at: Timestamp) -> Sheet {
    let dues = t.dues(at);
    let open = open_places(t, &dues, at);
    let shape = PayoutColumns::of(language, t, &dues, &open);
    let mut rows: Vec<TableRow> = Vec::new();
    let promised = |place| words::joined(items::place_items(language, t.setup(), place));
    let line =
        |(place, prize): &(u32, Money)| shape.open_row(language, *place, *prize, promised(*place));
    rows.extend(open.iter().map(line));
    let namesakes = Namesakes::among(t, dues.iter().map(|due| due.entry));
    let named = |entry| namesakes.full_name(language, t, entry);
    let won = items::won_items(language, t, at);
    let items_of = |entry| {
        let items = won.get(&entry).into_iter().flatten();
        words::joined(items.map(|item| item.name.clone()))
    };
    rows.extend(
        dues.iter().map(|due| shape.row(language, named(due.entry), items_of(due.entry), due)),
    );
    let open: Money = open.iter().map(|(_, prize)| *prize).sum();
    rows.push(shape.total(language, &dues, open));
    let (date, time) = (words::date(language, at), words::time_of_day(at));
    let sheet = language.word("pay-sheet");
    let said = [format!("{sheet} · {date}, {time}"), certainty(language, t, at)];
    let mut parts = vec![SheetPart::Table(SheetTable { columns: shape.columns(language), rows })];
    if !t.pool().to_pay.is_zero() {
        parts.push(SheetPart::Note(pool_note(language, t, &dues, open)));
    }
    let raffle = items::to_raffle(language, t, at);
    if !raffle.is_empty() {
        let left = words::joined(raffle.into_iter().map(|item| item.name));
        parts.push(SheetPart::Note(language.say("items-to-raffle", &[("items", left.into())])));
    }
    Sheet {
        title: event_name(t),
        detail: words::joined(said),
        mark: provisional(language, t, at),
        parts,
        foot: event_name(t),
        ..Sheet::default()
    }
}

/// Returns the open paid places with their prizes. After a deal, only the kept prizes are open; the
/// shares are already owed.
fn open_places(t: &Tournament, dues: &[Due], at: Timestamp) -> Vec<(u32, Money)> {
    let prizes = t.remaining_prizes().unwrap_or_default();
    let prizes = prizes.into_iter().map(|prize| prize.money);
    let decided = |place: u32| {
        dues.iter().filter(|due| !due.plays).any(|due| {
            due.place.is_some_and(|FinishPlace { first, last }| (first..=last).contains(&place))
        })
    };
    let left = if t.winner(at).is_some() { 0 } else { t.entries().playing_count() };
    // A place may win a non-money prize alone.
    let prizes = prizes.chain(std::iter::repeat(Money::ZERO));
    let last = items::last_place(t.setup()) as usize;
    let most = last.max(t.places_paid());
    let open = (1..).zip(prizes).take(if t.registration_open(at) { most } else { left.min(most) });
    let is_won = |place: u32| t.setup().items.iter().any(|item| item.is_for(place));
    open.filter(|(place, prize)| (!prize.is_zero() || is_won(*place)) && !decided(*place)).collect()
}

/// The columns of the sheet; columns without content are left out.
struct PayoutColumns<'a> {
    amounts: amounts::AmountFormat<'a>,
    /// The pool for computing shares; `None` if it is empty.
    pool: Option<Money>,
    bounties: bool,
    tickets: bool,
    /// The head of the column of non-money prizes, if there are any.
    items: Option<String>,
    withheld: bool,
}

impl<'a> PayoutColumns<'a> {
    fn of(language: Language, t: &'a Tournament, dues: &[Due], open: &[(u32, Money)]) -> Self {
        let prizes = t.prize_list().unwrap_or_default();
        let of_dues = dues.iter().flat_map(|due| [due.prize, due.bounty, due.paid, due.withheld]);
        let all = of_dues.chain(open.iter().map(|(_, prize)| *prize));
        Self {
            amounts: amounts::AmountFormat::of(language, &t.setup().currency, all),
            pool: Some(t.pool().to_pay).filter(|pool| *pool > Money::ZERO),
            bounties: dues.iter().any(|due| !due.bounty.is_zero()),
            tickets: prizes.iter().any(|prize| prize.tickets > 0)
                || dues.iter().any(|due| due.tickets > 0),
            items: (!t.setup().items.is_empty()).then(|| language.word("results-items")),
            withheld: dues.iter().any(|due| !due.withheld.is_zero()),
        }
    }

    fn columns(&self, language: Language) -> Vec<Column> {
        let figures = |name| Column::figures(language.word(name));
        let mut columns = vec![
            Column::words(language.word("pay-place")),
            Column::words(language.word("pay-player")),
            figures("pay-prize"),
        ];
        columns.extend(self.pool.is_some().then(|| figures("pay-share")));
        columns.extend(self.tickets.then(|| figures("pay-tickets-column")));
        columns.extend(self.items.clone().map(Column::words));
        columns.extend(self.bounties.then(|| figures("pay-bounties")));
        columns.extend(self.bounties.then(|| figures("pay-total")));
        columns.push(figures("pay-paid"));
        columns.extend(self.withheld.then(|| figures("pay-of-it-withheld")));
        columns.push(figures("pay-left"));
        columns
    }

    fn cells(
        &self,
        language: Language,
        (place, name, items): (String, String, String),
        line: &Figures,
    ) -> Vec<String> {
        let figure = |money: Money| {
            if money.is_zero() { "–".to_owned() } else { self.amounts.show(money) }
        };
        let count = |count: u32| {
            if count == 0 { "–".to_owned() } else { language.number(count) }
        };
        let total = line.prize.plus(line.bounty);
        let mut cells = vec![place, name, figure(line.prize)];
        cells.extend(self.pool.map(|pool| share(language, line.prize, pool)));
        cells.extend(self.tickets.then(|| count(line.tickets)));
        cells.extend(self.items.as_ref().map(|_| items));
        cells.extend(self.bounties.then(|| figure(line.bounty)));
        cells.extend(self.bounties.then(|| figure(total)));
        cells.push(figure(line.paid));
        cells.extend(self.withheld.then(|| figure(line.withheld)));
        cells.push(figure(total.minus(line.paid)));
        cells
    }

    fn row(&self, language: Language, name: String, items: String, due: &Due) -> TableRow {
        let place = match due.place {
            Some(place) => words::place(language, place),
            None => language.word("pay-still-in"),
        };
        TableRow::Cells(self.cells(language, (place, name, items), &due.into()))
    }

    fn open_row(&self, language: Language, place: u32, prize: Money, items: String) -> TableRow {
        let place = words::ordinal(language, place);
        let line = Figures { prize, ..Figures::default() };
        TableRow::Cells(self.cells(language, (place, String::new(), items), &line))
    }

    fn total(&self, language: Language, dues: &[Due], open: Money) -> TableRow {
        let start = Figures { prize: open, ..Figures::default() };
        let sum = dues.iter().fold(start, |sum, due| sum.plus(&due.into()));
        let name = language.word("pay-sum");
        TableRow::Total(self.cells(language, (String::new(), name, String::new()), &sum))
    }
}

/// Returns a prize's share of the pool: "18.42%", rounded down to the hundredth.
fn share(language: Language, prize: Money, pool: Money) -> String {
    if prize.is_zero() {
        return "–".to_owned();
    }
    let hundredths = i128::from(prize.minor()) * 10_000 / i128::from(pool.minor().max(1));
    words::percent_in_column(language, u16::try_from(hundredths).unwrap_or(u16::MAX), 2)
}

/// The figures of a line, or of the sum.
#[derive(Clone, Copy, Default)]
struct Figures {
    prize: Money,
    tickets: u32,
    bounty: Money,
    paid: Money,
    withheld: Money,
}

impl From<&Due> for Figures {
    fn from(due: &Due) -> Self {
        let Due { prize, tickets, bounty, paid, withheld, .. } = *due;
        Self { prize, tickets: u32::from(tickets), bounty, paid, withheld }
    }
}

impl Figures {
    fn plus(self, other: &Self) -> Self {
        Self {
            prize: self.prize.plus(other.prize),
            tickets: self.tickets.saturating_add(other.tickets),
            bounty: self.bounty.plus(other.bounty),
            paid: self.paid.plus(other.paid),
            withheld: self.withheld.plus(other.withheld),
        }
    }
}

/// Returns "Prize pool €110,000: all of it is paid out by this sheet", or the difference from the
/// pool.
fn pool_note(language: Language, t: &Tournament, dues: &[Due], open: Money) -> String {
    let currency = &t.setup().currency;
    let prizes: Money = dues.iter().map(|due| due.prize).sum::<Money>().plus(open);
    let pool = t.pool().to_pay;
    let money = |money| language.money(money, currency);
    let mut gaps = vec![("pool", money(pool).into())];
    let short = pool.minus(prizes);
    if short.is_zero() {
        return language.say("pay-pool-all", &gaps);
    }
    let over = short < Money::ZERO;
    gaps.push(("money", money(if over { prizes.minus(pool) } else { short }).into()));
    language.say(if over { "pay-pool-over" } else { "pay-pool-short" }, &gaps)
}
