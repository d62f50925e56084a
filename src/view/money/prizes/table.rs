//! The table of prizes.

use super::{certainty, prize, words_of};
use crate::{
    i18n::Language,
    rules::{
        money::Money,
        payouts::{Plan, Prize, worth},
        time::Timestamp,
    },
    tournament::{
        Tournament,
        prizes::{Locked, Row, Won},
    },
    view::{amounts::Column, money::deals, words},
};

/// Which rows of a table are told of in notes at most.
const MOST_NOTES: usize = 4;

/// What each place is paid, as people read it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PrizeTable {
    /// From the first place down, places that are paid alike in one.
    pub rows: Vec<PrizeRow>,
    /// The same as it would be recorded.
    pub table: Vec<Row>,
    /// "27 places".
    pub places: String,
    /// How many places are paid.
    pub paid: u32,
    /// "First 22.8%, 27 paid of 220, rounded to €50".
    pub why: String,
    /// Why nothing can be paid.
    pub fault: Option<String>,
    /// "Prizes announced at 21:10", "Prizes provisional: entries are open".
    pub certainty: String,
    /// "220 entries, €110,000": what was locked.
    pub locked: Option<String>,
    /// The pool has moved since: what it was and is.
    pub moved: Option<String>,
    /// What a deal has shared, and who got what a tie could not divide.
    pub notes: Vec<String>,
    /// The least and the largest prize in minor units of the currency, for a picture.
    pub span: (i64, i64),
}

/// Places that are paid alike.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PrizeRow {
    /// The best of them.
    pub first: u32,
    /// The worst.
    pub last: u32,
    /// "1", "10–12".
    pub place: String,
    /// "2,100", or "Seat"; with a deal what was kept for the place, "Shared" where that is nothing.
    pub money: String,
    /// "1.9%".
    pub share: String,
    /// What the plan would pay now, where that differs from what is locked.
    pub now: String,
    /// Whoever is out next gets this.
    pub next: bool,
    /// Is the place one of those that a deal shares?
    pub shared: bool,
    /// What each is worth in minor units of the currency, for a picture.
    pub worth: i64,
}

impl PrizeRow {
    /// Is it still played for? What a deal has shared is not, but for what was kept.
    pub fn is_open(&self) -> bool {
        !self.shared || self.worth > 0
    }
}

impl PrizeTable {
    /// What is paid: as it was locked, or by the plan; by `draft` while somebody tries it.
    pub fn of(language: Language, t: &Tournament, draft: Option<&Plan>, at: Timestamp) -> Self {
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
                let fault = Some(words_of::fault(language, t, plan, fault));
                return Self { fault, ..Self::default() };
            }
        };
        let ticket = if draft.is_some() { plan.ticket() } else { t.ticket() };
        let moved = t.pool_moved();
        let planned = if moved { t.prizes().plan().prizes(&field).ok() } else { None };
        let pool = worth(&prizes, ticket);
        let table = Row::of(&prizes);
        let paid = u32::try_from(prizes.len()).unwrap_or(u32::MAX);
        let all = prizes.iter().chain(planned.iter().flatten());
        let column = Column::of(language, &t.setup().currency, all.map(|prize| prize.money));
        let writer = Writer { language, t, ticket, pool, planned: planned.as_deref(), column };
        let rows = writer.rows(&writer.played_for(&prizes), at);
        let worths = || rows.iter().filter(|row| row.is_open()).map(|row| row.worth);
        let span = (worths().min().unwrap_or(0), worths().max().unwrap_or(0));
        Self {
            places: words::count(language, "prizes-places", prizes.len()),
            paid,
            why: writer.why(plan, &prizes),
            fault: None,
            certainty: certainty(language, t, at),
            locked: t.prizes().locked().map(|locked| writer.locked(locked)),
            moved: t.prizes().locked().filter(|_| moved).map(|locked| writer.moved(locked)),
            notes: writer.notes(at),
            rows,
            table,
            span,
        }
    }

    /// The same without the places for which nobody plays any more.
    #[must_use]
    pub fn open(&self) -> Self {
        let rows = self.rows.iter().filter(|row| row.is_open()).cloned().collect();
        Self { rows, ..self.clone() }
    }
}

struct Writer<'a> {
    language: Language,
    t: &'a Tournament,
    ticket: Money,
    pool: Money,
    planned: Option<&'a [Prize]>,
    column: Column<'a>,
}

impl Writer<'_> {
    fn money(&self, money: Money) -> String {
        self.language.money(money, &self.t.setup().currency)
    }

    fn prize(&self, of: Prize) -> String {
        prize(self.language, of, |money| self.column.show(money))
    }

    /// The ladder: after a deal its places by themselves, with what was kept for them.
    fn played_for(&self, prizes: &[Prize]) -> Vec<Row> {
        let Some(deal) = self.t.deals().agreed() else { return Row::of(prizes) };
        let prizes = self.t.played_for().unwrap_or_default();
        let (shared, behind) = prizes.split_at(deal.shares.len().min(prizes.len()));
        Row::of(shared).into_iter().chain(Row::of(behind)).collect()
    }

    fn rows(&self, table: &[Row], at: Timestamp) -> Vec<PrizeRow> {
        let next = self.t.next_out(at).map(|next| next.place);
        let shared = self.t.deals().agreed().map_or(0, |deal| deal.shares.len());
        let mut first = 1_u32;
        let mut rows = Vec::with_capacity(table.len());
        for row in table {
            let last = first.saturating_add(row.places.saturating_sub(1));
            let worth = row.prize.worth(self.ticket);
            let shared = first as usize <= shared;
            let settled = shared && row.prize == Prize::default();
            let place = if first == last {
                self.language.number(first)
            } else {
                format!("{}–{}", self.language.number(first), self.language.number(last))
            };
            rows.push(PrizeRow {
                first,
                last,
                place,
                money: if settled {
                    self.language.word("prizes-by-deal")
                } else {
                    self.prize(row.prize)
                },
                share: if settled {
                    String::new()
                } else {
                    words_of::tenths(self.language, self.share(worth))
                },
                now: self.now(first, row.prize),
                next: next.is_some_and(|next| (first..=last).contains(&next)),
                shared,
                worth: worth.minor(),
            });
            first = last.saturating_add(1);
        }
        rows
    }

    /// Of the pool, to the nearest tenth of a percent, in such.
    fn share(&self, worth: Money) -> u16 {
        let pool = i128::from(self.pool.minor()).max(1);
        let tenths = (i128::from(worth.minor()) * 1000 + pool / 2) / pool;
        u16::try_from(tenths).unwrap_or(u16::MAX)
    }

    fn now(&self, place: u32, locked: Prize) -> String {
        let Some(planned) = self.planned else { return String::new() };
        match planned.get(place as usize - 1) {
            Some(now) if *now == locked => String::new(),
            Some(now) => self.prize(*now),
            None => "—".to_owned(),
        }
    }

    fn why(&self, plan: &Plan, prizes: &[Prize]) -> String {
        let field = self.t.field();
        let first = prizes.first().map_or(0, |prize| self.share(prize.worth(self.ticket)));
        let entries = words::count(self.language, "count-entries", field.entries as usize);
        let gaps = [
            ("first", words_of::tenths(self.language, first).into()),
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

    fn locked(&self, locked: &Locked) -> String {
        let entries = words::count(self.language, "count-entries", locked.entries as usize);
        format!("{entries}, {}", self.money(locked.pool))
    }

    fn moved(&self, locked: &Locked) -> String {
        let gaps = [
            ("before", self.money(locked.pool).into()),
            ("now", self.money(self.t.pool().to_pay).into()),
        ];
        self.language.say("prizes-moved", &gaps)
    }

    /// What a deal has shared, and who got what a tie could not divide.
    fn notes(&self, at: Timestamp) -> Vec<String> {
        let currency = &self.t.setup().currency;
        let deal = self.t.deals().agreed().map(|deal| deals::said(self.language, deal, currency));
        let won = self.t.winnings(at).unwrap_or_default();
        let odd = won.into_iter().filter(|(_, won)| won.odd > Money::ZERO);
        let note = |(entry, won): (_, Won)| {
            let gaps = [
                ("places", words::place(self.language, won.place).into()),
                ("money", self.money(won.odd).into()),
                ("who", words::who(self.language, self.t, entry).into()),
            ];
            self.language.say("prizes-odd", &gaps)
        };
        deal.into_iter().chain(odd.map(note).take(MOST_NOTES)).collect()
    }
}
