//! The table of prizes.

use bottone_base::{money::Money, time::Timestamp};
use bottone_i18n::Language;
use bottone_rules::payouts::{PayoutPlan, Prize, worth};
use bottone_tournament::{
    Tournament,
    prizes::{LockedPrizes, PrizeRange, Winnings},
};
use bottone_vocabulary::words;

use super::{certainty, plan_text, prize};
use crate::{
    amounts::AmountFormat,
    money::{deals, items},
};

/// The most rows described in notes.
const MOST_NOTES: usize = 4;

/// The payout of each place, as it is shown.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PrizeTable {
    /// The paid places, from the first down; equal prizes share a row.
    pub rows: Vec<PrizeRow>,
    /// The places below them that win only non-money prizes.
    pub beyond: Vec<PrizeRow>,
    /// The raffle prizes, each with its value.
    pub raffle: Vec<String>,
    /// The rows as they would be recorded.
    pub table: Vec<PrizeRange>,
    /// "27 places".
    pub places: String,
    /// The number of paid places.
    pub paid: u32,
    /// "First 22.8%, 27 paid of 220, rounded to €50".
    pub explanation: String,
    /// The reason why no prizes can be paid.
    pub fault: Option<String>,
    /// "Prizes announced at 21:10", "Prizes provisional: entries are open".
    pub certainty: String,
    /// "220 entries, €110,000": the locked amounts.
    pub locked: Option<String>,
    /// The old and the new pool, if it has changed since.
    pub moved: Option<String>,
    /// The notes on a deal, and on the remainder of a tie.
    pub notes: Vec<String>,
    /// The least and the largest prize in minor units of the currency, for a picture.
    pub span: (i64, i64),
}

/// Places with equal prizes.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PrizeRow {
    /// The best place.
    pub first: u32,
    /// The worst place.
    pub last: u32,
    /// "1", "10–12".
    pub place: String,
    /// "2,100" or "Seat"; with a deal the amount kept for the place, or "Shared" if there is none.
    pub money: String,
    /// The non-money prizes of the place: "Trophy · Hotel night for two". May be empty.
    pub items: String,
    /// "1.9%".
    pub share: String,
    /// The payout by the present plan, if it differs from the locked one.
    pub planned: String,
    /// True for the prize of the next bust.
    pub next: bool,
    /// True if the place is part of a deal.
    pub shared: bool,
    /// The value of each prize in minor units of the currency, for a picture.
    pub worth: i64,
}

impl PrizeRow {
    /// Returns whether the prize is still played for. Places shared in a deal are not, except for
    /// kept prizes.
    pub fn is_open(&self) -> bool {
        !self.shared || self.worth > 0
    }

    /// Returns all that the place wins: "2,100 · Trophy", "Trophy".
    pub fn prize(&self) -> String {
        words::joined([self.money.clone(), self.items.clone()])
    }
}

impl PrizeTable {
    /// Builds the table: the locked prizes, or those by the plan, or by `draft` while one is tried.
    pub fn of(
        language: Language,
        t: &Tournament,
        draft: Option<&PayoutPlan>,
        at: Timestamp,
    ) -> Self {
        let field = t.field();
        let draft = draft.filter(|_| t.prizes().locked().is_none());
        let plan = draft.unwrap_or_else(|| t.prizes().plan());
        let prizes = match draft {
            Some(plan) => plan.prizes(&field),
            None => t.prize_list(),
        };
        let prizes = match prizes {
            Ok(prizes) => prizes,
            Err(fault) => {
                let fault = Some(plan_text::fault(language, t, plan, fault));
                let fault = fault.filter(|_| !t.setup().without_prizes);
                let (beyond, raffle) =
                    (item_rows(language, t, 0), items::raffle(language, t.setup()));
                return Self { beyond, raffle, fault, ..Self::default() };
            }
        };
        let ticket = if draft.is_some() { plan.ticket() } else { t.ticket() };
        let moved = t.pool_moved();
        let planned = if moved { t.prizes().plan().prizes(&field).ok() } else { None };
        let pool = worth(&prizes, ticket);
        let table = PrizeRange::of(&prizes);
        let paid = u32::try_from(prizes.len()).unwrap_or(u32::MAX);
        let all = prizes.iter().chain(planned.iter().flatten());
        let column = AmountFormat::of(language, &t.setup().currency, all.map(|prize| prize.money));
        let writer = PrizeWriter { language, t, ticket, pool, planned: planned.as_deref(), column };
        let rows = writer.rows(&writer.open_rows(&prizes), at);
        let worths = || rows.iter().filter(|row| row.is_open()).map(|row| row.worth);
        let span = (worths().min().unwrap_or(0), worths().max().unwrap_or(0));
        Self {
            places: words::count(language, "prizes-places", prizes.len()),
            paid,
            explanation: writer.reason(plan, &prizes),
            fault: None,
            certainty: certainty(language, t, at),
            locked: t.prizes().locked().map(|locked| writer.locked(locked)),
            moved: t.prizes().locked().filter(|_| moved).map(|locked| writer.moved(locked)),
            notes: writer.notes(at),
            beyond: item_rows(language, t, paid),
            raffle: items::raffle(language, t.setup()),
            rows,
            table,
            span,
        }
    }

    /// Returns every place that wins something, from the first down: the money if it is
    /// `announced`, and the non-money prizes.
    pub fn wins(&self, announced: bool) -> Vec<PrizeRow> {
        let all = self.rows.iter().chain(&self.beyond);
        if announced {
            let rows = all.filter(|row| row.is_open() || !row.items.is_empty());
            return rows.cloned().collect();
        }
        let rows = all.filter(|row| !row.items.is_empty());
        rows.map(|row| PrizeRow { money: String::new(), next: false, ..row.clone() }).collect()
    }

    /// Returns the table without the places that are no longer played for.
    #[must_use]
    pub fn open(&self) -> Self {
        let rows = self.rows.iter().filter(|row| row.is_open()).cloned().collect();
        Self { rows, ..self.clone() }
    }
}

/// Returns the places below the `paid` ones that win non-money prizes; equal ones share a row.
fn item_rows(language: Language, t: &Tournament, paid: u32) -> Vec<PrizeRow> {
    let mut rows: Vec<PrizeRow> = Vec::new();
    for place in paid.saturating_add(1)..=items::last_place(t.setup()) {
        let items = words::joined(items::place_items(language, t.setup(), place));
        if items.is_empty() {
            continue;
        }
        match rows.last_mut().filter(|row| row.items == items && row.last + 1 == place) {
            Some(row) => row.last = place,
            None => rows.push(PrizeRow { first: place, last: place, items, ..PrizeRow::default() }),
        }
    }
    for row in &mut rows {
        row.place = place(language, row.first, row.last);
    }
    rows
}

/// Formats a range of places: "1", "10–12".
fn place(language: Language, first: u32, last: u32) -> String {
    if first == last {
        language.number(first)
    } else {
        format!("{}–{}", language.number(first), language.number(last))
    }
}

struct PrizeWriter<'a> {
    language: Language,
    t: &'a Tournament,
    ticket: Money,
    pool: Money,
    planned: Option<&'a [Prize]>,
    column: AmountFormat<'a>,
}

impl PrizeWriter<'_> {
    fn money(&self, money: Money) -> String {
        self.language.money(money, &self.t.setup().currency)
    }

    fn prize(&self, of: Prize) -> String {
        prize(self.language, of, |money| self.column.show(money))
    }

    /// Returns the ladder of prizes. After a deal, its places are separate, with the amounts kept
    /// for them.
    fn open_rows(&self, prizes: &[Prize]) -> Vec<PrizeRange> {
        let Some(deal) = self.t.deals().agreed() else { return self.alike(1, prizes) };
        let prizes = self.t.remaining_prizes().unwrap_or_default();
        let (shared, behind) = prizes.split_at(deal.shares.len().min(prizes.len()));
        let first_behind = u32::try_from(shared.len()).unwrap_or(u32::MAX).saturating_add(1);
        self.alike(1, shared).into_iter().chain(self.alike(first_behind, behind)).collect()
    }

    /// Groups prizes from place `first` on into rows of equal prizes, money and non-money.
    fn alike(&self, first: u32, prizes: &[Prize]) -> Vec<PrizeRange> {
        let setup = self.t.setup();
        if setup.items.is_empty() {
            return PrizeRange::of(prizes);
        }
        let mut rows: Vec<PrizeRange> = Vec::new();
        let mut before = None;
        for (place, prize) in (first..).zip(prizes) {
            let items: Vec<u16> = setup
                .items
                .iter()
                .filter(|item| item.is_for(place))
                .map(|item| item.number)
                .collect();
            let is_alike = before.as_ref() == Some(&(*prize, items.clone()));
            match rows.last_mut().filter(|_| is_alike) {
                Some(row) => row.places += 1,
                None => rows.push(PrizeRange { places: 1, prize: *prize }),
            }
            before = Some((*prize, items));
        }
        rows
    }

    fn rows(&self, table: &[PrizeRange], at: Timestamp) -> Vec<PrizeRow> {
        let next = self.t.next_out(at).map(|next| next.place);
        let shared = self.t.deals().agreed().map_or(0, |deal| deal.shares.len());
        let mut first = 1_u32;
        let mut rows = Vec::with_capacity(table.len());
        for row in table {
            let last = first.saturating_add(row.places.saturating_sub(1));
            let worth = row.prize.worth(self.ticket);
            let shared = first as usize <= shared;
            let settled = shared && row.prize == Prize::default();
            rows.push(PrizeRow {
                first,
                last,
                place: place(self.language, first, last),
                items: words::joined(items::place_items(self.language, self.t.setup(), first)),
                money: if settled {
                    self.language.word("prizes-by-deal")
                } else {
                    self.prize(row.prize)
                },
                share: if settled {
                    String::new()
                } else {
                    plan_text::tenths(self.language, self.share(worth))
                },
                planned: self.current_prize(first, row.prize),
                next: next.is_some_and(|next| (first..=last).contains(&next)),
                shared,
                worth: worth.minor(),
            });
            first = last.saturating_add(1);
        }
        rows
    }

    /// Returns the share of the pool in tenths of a percent, rounded to the nearest.
    fn share(&self, worth: Money) -> u16 {
        let pool = i128::from(self.pool.minor()).max(1);
        let tenths = (i128::from(worth.minor()) * 1000 + pool / 2) / pool;
        u16::try_from(tenths).unwrap_or(u16::MAX)
    }

    fn current_prize(&self, place: u32, locked: Prize) -> String {
        let Some(planned) = self.planned else { return String::new() };
        match planned.get(place as usize - 1) {
            Some(now) if *now == locked => String::new(),
            Some(now) => self.prize(*now),
            None => "—".to_owned(),
        }
    }

    fn reason(&self, plan: &PayoutPlan, prizes: &[Prize]) -> String {
        let field = self.t.field();
        let first = prizes.first().map_or(0, |prize| self.share(prize.worth(self.ticket)));
        let entries = words::count(self.language, "count-entries", field.entries as usize);
        let gaps = [
            ("first", plan_text::tenths(self.language, first).into()),
            ("paid", self.language.number(prizes.len() as u64).into()),
            ("entries", entries.into()),
            ("unit", self.money(plan.unit(&field)).into()),
        ];
        let over = field.pool.minor() % plan.unit(&field).minor().max(1);
        let said = self.language.say("prizes-why", &gaps);
        if over == 0 || self.t.prizes().locked().is_some() || self.ticket > Money::ZERO {
            return said;
        }
        let over = self.money(Money::from_minor(over));
        let over = self.language.say("prizes-why-over", &[("money", over.into())]);
        format!("{said}, {over}")
    }

    fn locked(&self, locked: &LockedPrizes) -> String {
        let entries = words::count(self.language, "count-entries", locked.entries as usize);
        format!("{entries}, {}", self.money(locked.pool))
    }

    fn moved(&self, locked: &LockedPrizes) -> String {
        let gaps = [
            ("before", self.money(locked.pool).into()),
            ("now", self.money(self.t.pool().to_pay).into()),
        ];
        self.language.say("prizes-moved", &gaps)
    }

    /// Returns the notes on a deal and on the remainder of a tie.
    fn notes(&self, at: Timestamp) -> Vec<String> {
        let currency = &self.t.setup().currency;
        let deal =
            self.t.deals().agreed().map(|deal| deals::deal_text(self.language, deal, currency));
        let won = self.t.winnings(at).unwrap_or_default();
        let odd = won.into_iter().filter(|(_, won)| won.odd > Money::ZERO);
        let note = |(entry, won): (_, Winnings)| {
            let gaps = [
                ("places", words::place(self.language, won.place).into()),
                ("money", self.money(won.odd).into()),
                ("who", words::short_name(self.language, self.t, entry).into()),
            ];
            self.language.say("prizes-odd", &gaps)
        };
        deal.into_iter().chain(odd.map(note).take(MOST_NOTES)).collect()
    }
}
