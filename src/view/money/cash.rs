//! The cash desk: the money taken in and given out, by operator, hour and purpose.

use std::collections::BTreeMap;

use bottone_base::money::{Currency, Money};
use bottone_i18n::Language;
use bottone_rules::buy_in::BuyIn;
use bottone_tournament::{
    Event, Tournament,
    cash::{Flow, Movement, MovementSum, movements},
    entries::EntryId,
    history::{Ledger, Record},
    payments::{PaymentEvent, PaymentMethod, PurchaseRef},
};
use bottone_vocabulary::words;
use chrono::NaiveDate;
use strum::{EnumCount, IntoStaticStr, VariantArray};

use crate::{Stat, Tone, money::payments::method};

/// Every transaction at the desk that was not undone.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CashView {
    /// The amounts taken in, given out and in hand, with their purposes.
    pub figures: Vec<Stat>,
    /// The sums by each way in [`CashGrouping::ALL`].
    pub tables: [CashTable; 3],
    /// Every movement, the latest first.
    pub lines: Vec<CashLine>,
}

/// The grouping of the sums.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, EnumCount, VariantArray, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum CashGrouping {
    /// By the person who took the money, and the station.
    #[default]
    Operator,
    /// By the hour of the day.
    Hour,
    Kind,
}

impl CashGrouping {
    /// Every grouping, in the order of [`CashView::tables`].
    pub const ALL: [Self; Self::COUNT] = bottone_base::all(Self::VARIANTS);

    /// Returns the index in [`Self::ALL`].
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Returns the name.
    pub fn name(self, language: Language) -> String {
        let name: &str = self.into();
        language.word(&format!("cash-by-{name}"))
    }
}

/// The sums of the desk by one grouping.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CashTable {
    /// The heads of the columns.
    pub heads: Vec<String>,
    pub total: CashRow,
    pub rows: Vec<CashRow>,
}

/// One line of sums.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CashRow {
    /// "Ann", "18:00–19:00", "Rebuys", "All".
    pub name: String,
    /// The station; may be empty.
    pub detail: String,
    /// A figure for each head.
    pub cells: Vec<String>,
    /// The amount that should be in the drawer.
    pub in_hand: Money,
}

/// One transaction.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CashLine {
    /// The number of its record.
    pub record: u32,
    /// "18:04".
    pub time: String,
    pub who: String,
    /// "Re-entry".
    pub what: String,
    /// The reason, if the payment was reversed.
    pub why: String,
    /// "Ann · desk 1".
    pub desk: String,
    /// "€550", "−€500".
    pub amount: String,
    /// The tone of the amount.
    pub tone: Tone,
    /// The row of each table in which it is counted.
    pub rows: [usize; 3],
    /// The purchase and its payment method, if the method can be corrected.
    pub sale: Option<(EntryId, PurchaseRef, PaymentMethod)>,
}

impl CashView {
    /// Builds the desk from the valid records.
    pub fn of(language: Language, t: &Tournament, records: &[Record], ledger: &Ledger) -> Self {
        let currency = &t.setup().currency;
        let mut moved = movements(records, ledger);
        moved.retain(|movement| !movement.is_paid_elsewhere());
        let record = |movement: &Movement| records.get(movement.record as usize);
        let operators = FlowSums::of(&moved, |movement| {
            record(movement).map_or(("", ""), |r| (r.by.as_str(), r.desk.as_str()))
        });
        let hours = FlowSums::of(&moved, |movement| {
            record(movement).map(|record| words::hour(record.at()))
        });
        let kinds = FlowSums::of(&moved, |movement| movement.flow);
        let several_days = {
            let mut days = hours.sums.keys().flatten().map(|(day, _)| day);
            let first = days.next();
            days.any(|day| Some(day) != first)
        };
        let tables = [
            operators.by_flow(language, currency, |(by, station)| {
                ((*by).to_owned(), (*station).to_owned())
            }),
            hours.by_flow(language, currency, |hour| hour_named(*hour, several_days)),
            kinds.by_part(language, currency),
        ];
        let lines = moved.iter().rev().map(|movement| {
            let (by, station, time) = record(movement).map_or(("", "", String::new()), |record| {
                (record.by.as_str(), record.desk.as_str(), words::time_of_day(record.at()))
            });
            let desk: Vec<&str> = [by, station].into_iter().filter(|s| !s.is_empty()).collect();
            CashLine {
                record: movement.record,
                time,
                who: words::short_name(language, t, movement.entry),
                what: method_text(language, movement),
                sale: movement.sold.map(|sold| (movement.entry, sold, movement.method)),
                why: record(movement).and_then(reason).unwrap_or_default(),
                desk: desk.join(" · "),
                amount: language.money(movement.signed(), currency),
                tone: if movement.flow.is_out() { Tone::Plain } else { Tone::Gold },
                rows: [
                    operators.row_of(&(by, station)),
                    hours.row_of(&record(movement).map(|record| words::hour(record.at()))),
                    kinds.row_of(&movement.flow),
                ],
            }
        });
        let out = t.tickets().handed_out();
        let for_tickets = (out.len(), out.map(|out| out.ticket.value).sum());
        let figures = figures(language, &moved, for_tickets, currency);
        Self { figures, lines: lines.collect(), tables }
    }
}

/// Describes a transaction: "Re-entry", "Entry · card".
fn method_text(language: Language, movement: &Movement) -> String {
    let what = flow_name(language, movement.flow);
    if movement.is_cash() {
        return what;
    }
    words::joined([what, method(language, movement.method)])
}

/// Returns the reason if the record reversed a payment.
fn reason(record: &Record) -> Option<String> {
    record.events().iter().find_map(|event| match event {
        Event::Payments(PaymentEvent::TakenBack { reason, .. }) => Some(reason.clone()),
        _ => None,
    })
}

/// Returns the amounts in hand, taken in and given out, and those sold for prizes, bounties, fees
/// and staff. Money held for the events of sold tickets is in hand here.
fn figures(
    language: Language,
    moved: &[Movement],
    for_tickets: (usize, Money),
    currency: &Currency,
) -> Vec<Stat> {
    let money = |money| language.money(money, currency);
    // The figures are those of the drawer; non-cash amounts follow, by method.
    let cash = || moved.iter().filter(|m| m.is_cash());
    let sum =
        |out: bool| -> Money { cash().filter(|m| m.flow.is_out() == out).map(|m| m.money).sum() };
    let in_hand: Money = moved.iter().map(Movement::to_desk).sum();
    let sold: BuyIn = moved.iter().map(Movement::parts_to_desk).sum();
    let times = |out| match cash().filter(|m| m.flow.is_out() == out).count() {
        0 => String::new(),
        count => words::count(language, "cash-times", count),
    };
    let stat = |name, amount, tail| Stat::new(language, name, money(amount), tail);
    let mut stats = vec![
        stat("cash-in-hand", in_hand, String::new()),
        stat("cash-taken-in", sum(false), times(false)),
        stat("cash-given-out", sum(true), times(true)),
    ];
    for way in PaymentMethod::ALL.into_iter().filter(|way| *way != PaymentMethod::Cash) {
        let by = moved.iter().filter(|m| m.method == way);
        let amount: Money = by.map(Movement::signed).sum();
        if !amount.is_zero() {
            let caption = words::capital(&method(language, way));
            stats.push(Stat { caption, figure: money(amount), ..Stat::default() });
        }
    }
    let parts = [
        ("cash-prizes", sold.prize),
        ("cash-bounties", sold.bounty),
        ("cash-fees", sold.fee),
        ("cash-staff", sold.staff),
    ];
    let parts = parts.into_iter().filter(|(_, part)| !part.is_zero());
    stats.extend(parts.map(|(name, part)| stat(name, part, String::new())));
    let (count, worth) = for_tickets;
    if count > 0 {
        stats.push(stat("cash-for-tickets", worth, words::count(language, "pay-tickets", count)));
    }
    stats
}

/// Sums by a key and by purpose.
struct FlowSums<K> {
    sums: BTreeMap<K, BTreeMap<Flow, MovementSum>>,
    rows: BTreeMap<K, usize>,
}

impl<K: Ord + Clone> FlowSums<K> {
    fn of(moved: &[Movement], key: impl Fn(&Movement) -> K) -> Self {
        let mut sums: BTreeMap<K, BTreeMap<Flow, MovementSum>> = BTreeMap::new();
        for movement in moved {
            sums.entry(key(movement)).or_default().entry(movement.flow).or_default().add(movement);
        }
        let rows = sums.keys().cloned().zip(0..).collect();
        Self { sums, rows }
    }

    fn row_of(&self, key: &K) -> usize {
        self.rows.get(key).copied().unwrap_or_default()
    }

    /// Returns the total of each flow over all keys, for the foot of the columns.
    fn columns(&self) -> BTreeMap<Flow, MovementSum> {
        let mut columns: BTreeMap<Flow, MovementSum> = BTreeMap::new();
        for (flow, sum) in self.sums.values().flatten() {
            let column = columns.entry(*flow).or_default();
            *column = column.plus(*sum);
        }
        columns
    }

    /// Builds a table with a column for each flow that occurs, and the amount in hand.
    fn by_flow(
        &self,
        language: Language,
        currency: &Currency,
        named: impl Fn(&K) -> (String, String),
    ) -> CashTable {
        let columns = self.columns();
        let row = |name: String, detail: String, sums: &BTreeMap<Flow, MovementSum>| {
            let of = |flow| sums.get(flow).map_or(Money::ZERO, |sum| sum.to_desk);
            let in_hand = sums.values().map(|sum| sum.to_desk).sum();
            let cells = columns.keys().map(of).chain([in_hand]);
            let cells = cells.map(|money| column_amount(language, money, currency)).collect();
            CashRow { name, detail, cells, in_hand }
        };
        let heads = columns.keys().map(|flow| several(language, *flow));
        let rows = self.sums.iter().map(|(key, sums)| {
            let (name, detail) = named(key);
            row(name, detail, sums)
        });
        CashTable {
            heads: heads.chain([language.word("cash-in-hand")]).collect(),
            total: row(language.word("cash-all"), String::new(), &columns),
            rows: rows.collect(),
        }
    }
}

/// The name of a part of the price, and its accessor.
type PricePart = (&'static str, fn(BuyIn) -> Money);

impl FlowSums<Flow> {
    /// Builds a table with a column for the number of sales, and one for each paid part of the
    /// price.
    fn by_part(&self, language: Language, currency: &Currency) -> CashTable {
        let parts: [PricePart; 4] = [
            ("cash-prizes", |parts| parts.prize),
            ("cash-bounties", |parts| parts.bounty),
            ("cash-fees", |parts| parts.fee),
            ("cash-staff", |parts| parts.staff),
        ];
        let columns = self.columns();
        let used: Vec<_> = parts
            .into_iter()
            .filter(|(_, part)| columns.values().any(|sum| !part(sum.parts).is_zero()))
            .collect();
        let row = |name: String, sum: MovementSum| {
            let cells = used.iter().map(|(_, part)| part(sum.parts));
            let cells = cells.chain([sum.to_desk]);
            let cells = cells.map(|money| column_amount(language, money, currency));
            CashRow {
                name,
                detail: String::new(),
                cells: [language.number(sum.count)].into_iter().chain(cells).collect(),
                in_hand: sum.to_desk,
            }
        };
        let all = columns.values().copied().fold(MovementSum::default(), MovementSum::plus);
        let heads = used.iter().map(|(name, _)| language.word(name));
        let ends = [language.word("cash-number"), language.word("cash-in-hand")];
        let [number, in_hand] = ends;
        CashTable {
            heads: [number].into_iter().chain(heads).chain([in_hand]).collect(),
            total: row(language.word("cash-all"), all),
            rows: columns.iter().map(|(flow, sum)| row(several(language, *flow), *sum)).collect(),
        }
    }
}

/// Formats an hour, "18:00–19:00", with the day if there are several.
fn hour_named(hour: Option<(NaiveDate, u32)>, several_days: bool) -> (String, String) {
    let Some((day, hour)) = hour else { return (String::new(), String::new()) };
    let span = format!("{hour:02}:00–{:02}:00", (hour + 1) % 24);
    (span, if several_days { day.format("%d/%m").to_string() } else { String::new() })
}

/// Formats an amount for a column; a dash if no money moved.
fn column_amount(language: Language, money: Money, currency: &Currency) -> String {
    if money.is_zero() { "–".to_owned() } else { language.money(money, currency) }
}

/// Returns the purpose of one transaction.
fn flow_name(language: Language, flow: Flow) -> String {
    language.word(match flow {
        Flow::Entry => "cash-entry",
        Flow::ReEntry => "cash-re-entry",
        Flow::Rebuy => "cash-rebuy",
        Flow::AddOn => "cash-add-on",
        Flow::Marker => "cash-marker",
        Flow::Ticket => "cash-ticket",
        Flow::TicketBack => "cash-ticket-back",
        Flow::Refund => "cash-refund",
        Flow::Payout => "cash-payout",
        Flow::PayoutBack => "cash-payout-back",
    })
}

/// Returns the purpose of several transactions, for the head of a column.
pub(crate) fn several(language: Language, flow: Flow) -> String {
    language.word(match flow {
        Flow::Entry => "cash-entries",
        Flow::ReEntry => "cash-re-entries",
        Flow::Rebuy => "cash-rebuys",
        Flow::AddOn => "cash-add-ons",
        Flow::Marker => "cash-markers",
        Flow::Ticket => "cash-tickets",
        Flow::TicketBack => "cash-tickets-back",
        Flow::Refund => "cash-refunds",
        Flow::Payout => "cash-payouts",
        Flow::PayoutBack => "cash-payouts-back",
    })
}
