//! The money taken in and paid out over all events of the day, by person.

use std::collections::BTreeMap;

use bottone_base::{
    money::{Currency, Money},
    time::Timestamp,
};
use bottone_i18n::Language;
use bottone_tournament::payments::PaymentMethod;
use bottone_vocabulary::words;

use super::Sums;
use crate::{Tone, house::drawers::DrawerlessCashier, money::payments::method};

/// The sums of one desk in one currency.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct DeskSums {
    pub income: Money,
    pub expenses: Money,
}

impl DeskSums {
    fn plus(self, other: Self) -> Self {
        Self {
            income: self.income.plus(other.income),
            expenses: self.expenses.plus(other.expenses),
        }
    }

    fn in_hand(self) -> Money {
        self.income.minus(self.expenses)
    }
}

/// A card of the day's money.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CashCard {
    /// "Sara Bruno", "Cash of the day".
    pub title: String,
    /// "desk 1".
    pub detail: String,
    /// The lines: caption and amount.
    pub lines: Vec<(String, String)>,
    /// The sum under the line.
    pub total: (String, String),
    /// "The sums agree."
    pub note: Option<(String, Tone)>,
    /// The possible actions.
    pub acts: Vec<CashAct>,
}

/// An action on the money of a card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CashAct {
    /// Open a drawer for the person who took this without one, since this time.
    Open(Box<(DrawerlessCashier, Money, Option<Timestamp>)>),
    /// Count the drawer of this number, and close it.
    Count(u32),
    /// Bring money to it or take some away.
    Move(u32),
    /// Print the slip for handing it over.
    Slip(u32),
    /// Print the day's close.
    Close,
}

/// Returns a card for each cashier with transactions, the largest income first, then the day's
/// card. It sums events and cashiers separately. Each currency has its own cards.
pub fn cash(language: Language, events: &[&Sums]) -> Vec<CashCard> {
    let mut currencies: BTreeMap<&str, &Currency> = BTreeMap::new();
    for sums in events {
        currencies.entry(&sums.currency.symbol).or_insert(&sums.currency);
    }
    currencies.into_values().flat_map(|currency| in_currency(language, events, currency)).collect()
}

fn in_currency(language: Language, events: &[&Sums], currency: &Currency) -> Vec<CashCard> {
    let money = |amount: Money| language.money(amount, currency);
    let of_it = || events.iter().filter(move |sums| sums.currency.symbol == currency.symbol);
    let mut by: BTreeMap<&(String, String), DeskSums> = BTreeMap::new();
    for (cashier, taken) in of_it().flat_map(|sums| &sums.cashiers) {
        let sum = by.entry(cashier).or_default();
        *sum = sum.plus(*taken);
    }
    if by.is_empty() {
        return Vec::new();
    }
    let lines = |taken: DeskSums| {
        vec![
            (language.word("cash-taken-in"), money(taken.income)),
            (language.word("cash-given-out"), money(taken.expenses)),
        ]
    };
    let total = |taken: DeskSums| (language.word("cash-in-hand"), money(taken.in_hand()));
    let mut cashiers: Vec<_> = by.into_iter().collect();
    cashiers.sort_by_key(|(_, taken)| std::cmp::Reverse(taken.income));
    let by_cashier = cashiers.iter().fold(DeskSums::default(), |sum, (_, taken)| sum.plus(*taken));
    let by_event = of_it().fold(DeskSums::default(), |sum, sums| {
        sum.plus(DeskSums { income: sums.taken, expenses: sums.given })
    });
    let agrees = by_cashier == by_event;
    let note = if agrees { "today-agrees" } else { "today-does-not-agree" };
    let mut of_day = lines(by_event);
    of_day.extend(method_amounts(language, of_it().map(|sums| &sums.elsewhere), currency));
    let day = CashCard {
        title: language.word("today-cash"),
        detail: String::new(),
        lines: of_day,
        total: total(by_event),
        note: Some((language.word(note), if agrees { Tone::Good } else { Tone::Waits })),
        acts: Vec::new(),
    };
    let card = |((name, station), taken): ((&String, &String), DeskSums)| CashCard {
        title: name.clone(),
        detail: station.clone(),
        lines: lines(taken),
        total: total(taken),
        note: None,
        acts: Vec::new(),
    };
    let cards = cashiers.into_iter().map(|((name, station), taken)| card(((name, station), taken)));
    cards.chain([day]).collect()
}

/// Returns the non-cash amounts by method: "Card" and "€1,400".
pub(crate) fn method_amounts<'a>(
    language: Language,
    all: impl Iterator<Item = &'a BTreeMap<PaymentMethod, Money>>,
    currency: &Currency,
) -> Vec<(String, String)> {
    let mut sums: BTreeMap<PaymentMethod, Money> = BTreeMap::new();
    for (way, money) in all.flatten() {
        let sum = sums.entry(*way).or_default();
        *sum = sum.plus(*money);
    }
    let amounts = sums.into_iter().filter(|(_, money)| !money.is_zero());
    amounts
        .map(|(way, money)| {
            (words::capital(&method(language, way)), language.money(money, currency))
        })
        .collect()
}
