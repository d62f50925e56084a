//! The prize pool, line by line: the income, the deductions, and the house's additions.

use std::collections::BTreeMap;

use bottone_base::money::Money;
use bottone_i18n::Language;
use bottone_rules::buy_in::BuyIn;
use bottone_tournament::{
    SaleCount, SaleKind, Tournament,
    prices::{WithheldAmount, Withholding},
};
use bottone_vocabulary::words;

use crate::Tone;

/// The prize pool as a bill.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PoolView {
    /// The lines of the calculation, in order: "220 entries × €500", "Overlay".
    pub lines: Vec<PoolLine>,
    /// "To pay", and the sum of the paid places.
    pub to_pay: PoolLine,
    /// The income outside the pool: bounties, fees, and money for the staff.
    pub outside_pool: Vec<PoolLine>,
}

/// One line of the bill.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PoolLine {
    /// "220 entries × €500".
    pub what: String,
    /// "€110,000".
    pub amount: String,
    /// Red if the house pays, dim if the amount is zero.
    pub tone: Tone,
}

/// The names of a part of the price, in general and if all paid the same, and its accessor.
type PartNames = (&'static str, &'static str, fn(BuyIn) -> Money);

impl PoolView {
    /// Builds the present pool.
    pub fn of(language: Language, t: &Tournament) -> Self {
        let (setup, pool, sales) = (t.setup(), t.pool(), t.sales());
        let money = |money| language.money(money, &setup.currency);
        let line =
            |what: String, amount: Money, tone| PoolLine { what, amount: money(amount), tone };
        let mut lines: Vec<PoolLine> = together(&sales, |price| price.prize)
            .into_iter()
            .map(|((what, price), count)| {
                let gaps =
                    [("sold", sold(language, what, count).into()), ("price", money(price).into())];
                line(language.say("money-sold-at", &gaps), price.times(count), Tone::Plain)
            })
            .collect();
        if lines.is_empty() {
            let what = words::count(language, "count-entries", 0);
            lines.push(line(what, Money::ZERO, Tone::Dim));
        }
        if !pool.stacks.is_zero() {
            let stacks = Money::ZERO.minus(pool.stacks);
            lines.push(line(language.word("flights-pool-stacks"), stacks, Tone::Plain));
        }
        if !pool.bounties.is_zero() {
            lines.push(line(language.word("money-from-bounties"), pool.bounties, Tone::Plain));
        }
        for (withholding, held) in t.withheld() {
            let tone = if held.is_zero() { Tone::Dim } else { Tone::Plain };
            lines.push(line(
                withholding_text(language, withholding),
                Money::ZERO.minus(held),
                tone,
            ));
        }
        if !pool.guarantee.is_zero() {
            lines.push(line(language.word("money-guarantee"), pool.guarantee, Tone::Dim));
            let tone = if pool.overlay.is_zero() { Tone::Dim } else { Tone::Waits };
            lines.push(line(language.word("money-overlay"), pool.overlay, tone));
        }
        let to_pay = line(language.word("money-to-pay"), pool.to_pay, Tone::Good);
        let kept = t.entries().kept();
        let parts: [PartNames; 3] = [
            ("money-bounties", "money-bounties-of", |price| price.bounty),
            ("money-fees", "money-fees-of", |price| price.fee),
            ("money-staff", "money-staff-of", |price| price.staff),
        ];
        let beside = parts.into_iter().filter(|(.., part)| !part(pool.paid).is_zero());
        let beside = beside.map(|(name, of, part)| {
            let by_price: BTreeMap<Money, u32> =
                sales.iter().fold(BTreeMap::new(), |mut all, s| {
                    *all.entry(part(s.price)).or_default() += s.count;
                    all
                });
            let mut prices = by_price.into_iter().filter(|(price, _)| !price.is_zero());
            let what = match (prices.next(), prices.next()) {
                (Some((price, count)), None) if part(kept).is_zero() => {
                    let count = language.number(count);
                    language.say(of, &[("count", count.into()), ("price", money(price).into())])
                }
                _ => language.word(name),
            };
            line(what, part(pool.paid), Tone::Dim)
        });
        let beside = beside.collect();
        Self { lines, to_pay, outside_pool: beside }
    }

    /// Builds the same with the unused tickets for this event, and the overlay left once all are
    /// used.
    #[must_use]
    pub fn with_tickets(
        mut self,
        language: Language,
        t: &Tournament,
        count: usize,
        value: Money,
    ) -> Self {
        if count == 0 {
            return self;
        }
        let (pool, currency) = (t.pool(), &t.setup().currency);
        let what = words::count(language, "tickets-out", count);
        let amount = language.money(value, currency);
        self.lines.push(PoolLine { what, amount, tone: Tone::Dim });
        if !pool.overlay.is_zero() {
            let count = u32::try_from(count).unwrap_or(u32::MAX);
            let more = t.next_entry(None).paid.prize.times(count);
            let amount = language.money(pool.overlay.minus(more).max(Money::ZERO), currency);
            let what = language.word("tickets-overlay-left");
            self.lines.push(PoolLine { what, amount, tone: Tone::Plain });
        }
        self
    }
}

/// Counts the sales of each kind with the same part of the price, leaving out free ones.
fn together(sales: &[SaleCount], part: fn(BuyIn) -> Money) -> BTreeMap<(SaleKind, Money), u32> {
    let mut all = BTreeMap::new();
    for sales in sales.iter().filter(|sales| !part(sales.price).is_zero()) {
        *all.entry((sales.kind, part(sales.price))).or_default() += sales.count;
    }
    all
}

/// Formats a number of sales: "220 entries", "12 rebuys".
fn sold(language: Language, what: SaleKind, count: u32) -> String {
    let name = match what {
        SaleKind::Entry => "count-entries",
        SaleKind::ReEntry => "count-reentries",
        SaleKind::Rebuy => "count-rebuys",
        SaleKind::AddOn => "count-add-ons",
    };
    words::count(language, name, count as usize)
}

/// Describes a deduction: "Staff, 3%".
fn withholding_text(language: Language, withholding: &Withholding) -> String {
    let name = if withholding.name.is_empty() {
        language.word("money-withheld")
    } else {
        withholding.name.clone()
    };
    match withholding.part {
        WithheldAmount::Fixed(_) => name,
        WithheldAmount::Hundredths(hundredths) => {
            format!("{name}, {}", words::percent(language, hundredths))
        }
    }
}
