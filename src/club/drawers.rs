//! The tills of a house's events, and the check of its drawers against them.

use std::{
    collections::BTreeMap,
    path::{Path, PathBuf},
};

use bottone_base::{
    money::{Currency, Money},
    time::{Span, Timestamp},
};
use bottone_house::House;
use bottone_i18n::{Language, Saying, ToText, shown_in_english};
use bottone_session::{Desk, Operator, file, time::SystemClock};
use bottone_store::{folder, parallel::map_parallel};
use bottone_tournament::{
    cash::{Movement, movements},
    payments::PaymentMethod,
};
use bottone_view::{
    house::drawers::{DrawerGap, DrawerSums, Flows, Till, gap_text, gaps},
    today,
};

/// The tolerance for the age of a file's last line: the system's clock and the desk's may differ by
/// this.
const SLACK: Span = Span::from_minutes(24 * 60);

/// An instant before everything.
pub const ALWAYS: Timestamp = Timestamp::from_millis(i64::MIN);

/// Returns the till of the event at this desk.
pub fn till_of(desk: &dyn Desk) -> Till {
    let t = desk.tournament();
    Till::of(today::name(t), t.setup().currency.clone(), desk.records())
}

/// Returns the tills of the events in a house's folder written since then, on all processors.
/// Copies of a file count once. Unreadable files are left out.
pub fn tills(folder: &Path, since: Timestamp, operator: &Operator) -> Vec<Till> {
    let since = Timestamp::from_millis(since.millis().saturating_sub(SLACK.millis()));
    let files = folder::events_in(folder).into_iter().filter(|file| file.written >= since);
    let files: Vec<PathBuf> = files.map(|file| file.path).collect();
    let read = map_parallel(&files, |path| {
        let clock = Box::new(SystemClock::start());
        let opened = file::read(path, clock, operator.clone()).ok()?;
        Some(EventCash::of(opened.seal.clone(), &*opened.desk))
    });
    without_copies(read.into_iter().flatten()).into_iter().map(|event| event.till).collect()
}

/// Keeps the fullest of the files with one seal: the others are copies of it.
pub fn without_copies(events: impl IntoIterator<Item = EventCash>) -> Vec<EventCash> {
    let mut by_seal: BTreeMap<String, usize> = BTreeMap::new();
    let mut all: Vec<EventCash> = Vec::new();
    for event in events {
        match by_seal.get(&event.seal).and_then(|at| all.get_mut(*at)) {
            Some(known) if known.till.lines.len() < event.till.lines.len() => *known = event,
            Some(_) => {}
            None => {
                by_seal.insert(event.seal.clone(), all.len());
                all.push(event);
            }
        }
    }
    all
}

/// A disagreement of drawers and events.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CashGap {
    /// A drawer was counted with another sum of the events than they have now.
    Drawer { gap: DrawerGap, currency: Currency },
    /// The sum of the drawers and the cash in no drawer differs from the sum of the events.
    Sum { drawers: Money, events: Money, currency: Currency },
}

/// The money of one event's file.
#[derive(Clone, Debug)]
pub struct EventCash {
    /// The seal of its head line.
    pub seal: String,
    /// The money that went through the drawers for it.
    pub till: Till,
    /// Its cash taken in minus its cash paid out, by its standing records.
    pub in_hand: Money,
    /// The same for other money, by way of paying.
    pub elsewhere: BTreeMap<PaymentMethod, Money>,
}

impl EventCash {
    /// Returns the money of the event at this desk.
    pub fn of(seal: String, desk: &dyn Desk) -> Self {
        let moved = movements(desk.records(), desk.ledger());
        Self::of_moved(seal, till_of(desk), &moved)
    }

    /// Returns the money of an event with this till and these movements.
    pub fn of_moved(seal: String, till: Till, moved: &[Movement]) -> Self {
        let mut elsewhere: BTreeMap<PaymentMethod, Money> = BTreeMap::new();
        for movement in moved.iter().filter(|movement| !movement.is_cash()) {
            let sum = elsewhere.entry(movement.method).or_default();
            *sum = sum.plus(movement.signed());
        }
        let in_hand = moved.iter().map(Movement::to_desk).sum();
        Self { seal, till, in_hand, elsewhere }
    }
}

/// Compares the drawers of a house with all of its events: drawer by drawer, and in all. The
/// events' sum is taken from their standing records, not from their tills.
pub fn cash_gaps(house: &House, events: Vec<EventCash>) -> Vec<CashGap> {
    let events = without_copies(events);
    let (tills, stands): (Vec<Till>, Vec<_>) =
        events.into_iter().map(|event| (event.till, (event.in_hand, event.elsewhere))).unzip();
    let drawers = house.drawers();
    let sums = DrawerSums::of(drawers, &tills, ALWAYS);
    let of_drawer = |number| drawers.get(number).map(|drawer| drawer.opening.currency.clone());
    let mut found: Vec<CashGap> = gaps(drawers, &sums)
        .into_iter()
        .map(|gap| CashGap::Drawer { gap, currency: of_drawer(gap.number).unwrap_or_default() })
        .collect();
    let mut seen: Vec<&Currency> = Vec::new();
    for currency in tills.iter().map(|till| &till.currency) {
        if seen.contains(&currency) {
            continue;
        }
        seen.push(currency);
        let own = sums
            .drawers
            .iter()
            .filter(|(number, _)| of_drawer(**number).as_ref() == Some(currency));
        let without = sums.without.iter().filter(|(who, _)| who.currency() == *currency);
        let flows = own.map(|(_, flows)| flows).chain(without.map(|(_, flows)| flows));
        let flows: Vec<&Flows> = flows.collect();
        let events = tills.iter().zip(&stands).filter(|(till, _)| till.currency == *currency);
        let events: Vec<_> = events.map(|(_, stands)| stands).collect();
        let mut differ = |drawers: Money, events: Money| {
            if drawers != events {
                found.push(CashGap::Sum { drawers, events, currency: currency.clone() });
            }
        };
        let cash = events.iter().map(|(in_hand, _)| *in_hand).sum();
        differ(flows.iter().map(|flows| flows.sum()).sum(), cash);
        for way in PaymentMethod::ALL {
            let of =
                |sums: &BTreeMap<PaymentMethod, Money>| sums.get(&way).copied().unwrap_or_default();
            let drawers = flows.iter().map(|flows| of(&flows.elsewhere)).sum();
            differ(drawers, events.iter().map(|(_, elsewhere)| of(elsewhere)).sum());
        }
    }
    found
}

impl ToText for CashGap {
    fn to_text(&self, language: Language) -> String {
        match self {
            Self::Drawer { gap, currency } => gap_text(language, *gap, currency),
            Self::Sum { drawers, events, currency } => Saying::of("drawers-not-the-same")
                .with("drawers", language.money(*drawers, currency))
                .with("events", language.money(*events, currency))
                .to_text(language),
        }
    }
}

shown_in_english!(CashGap);
