//! The tables of the room by event, and the number needed over the evening.

use std::collections::{BTreeMap, BTreeSet};

use bottone_base::{
    seat::TableNo,
    time::{Span, Timestamp},
};
use bottone_forecast::Band;
use bottone_source::outlook::{Outlook, Time};
use bottone_tournament::Tournament;

/// Returns whether an event uses its tables: false once it is won, or once all its stacks are
/// bagged.
fn uses_tables(t: &Tournament, at: Timestamp) -> bool {
    !t.is_played_out(at) && !t.is_bagged()
}

/// The tables of one event.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct EventTables {
    /// The index of the event on the board, from 0.
    pub event: usize,
    /// The tables in order.
    pub tables: Vec<TableNo>,
    /// True if the tables are open but the event has not begun.
    pub held: bool,
}

/// The tables of the room from the view of one event.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RoomTables {
    /// The tables of other events, with the event's name.
    taken: BTreeMap<TableNo, String>,
    /// The tables of the house; empty if not specified.
    owned: BTreeSet<TableNo>,
}

impl RoomTables {
    /// Builds the room beside these other events. Broken tables, and those of an event that is won
    /// or bagged, are free.
    pub fn among_events<'a>(
        others: impl IntoIterator<Item = &'a Tournament>,
        owned: &[TableNo],
        at: Timestamp,
    ) -> Self {
        let mut taken = BTreeMap::new();
        for t in others.into_iter().filter(|t| uses_tables(t, at)) {
            taken.extend(t.tables().open().map(|(number, _)| (number, super::name(t))));
        }
        Self { taken, owned: owned.iter().copied().collect() }
    }

    /// Returns the other event that has this table.
    pub fn owner(&self, table: TableNo) -> Option<&str> {
        self.taken.get(&table).map(String::as_str)
    }

    /// Returns this many of the lowest tables that `t` may open. They are tables of the house or,
    /// if not specified, any numbers. If the house has no more, they are the numbers above its own.
    pub fn to_open(&self, t: &Tournament, count: usize) -> Vec<TableNo> {
        let is_free =
            |table: &TableNo| t.tables().table(*table).is_none() && !self.taken.contains_key(table);
        let above = self.owned.last().map_or(1, |last| last.get().saturating_add(1));
        let more = (above..=TableNo::HIGHEST).filter_map(TableNo::new);
        self.owned.iter().copied().chain(more).filter(is_free).take(count).collect()
    }
}

/// The tables of the room by event.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TableStrip {
    pub events: Vec<EventTables>,
    /// The free tables of the house.
    pub free: Vec<TableNo>,
    /// The tables claimed by two events: the table and the events.
    pub twice: Vec<TableNo>,
}

impl TableStrip {
    /// Builds the strip of these events in a room with the tables `owned`; an empty list means not
    /// specified.
    pub fn of<'a>(
        events: impl IntoIterator<Item = &'a Tournament>,
        owned: &[TableNo],
        at: Timestamp,
    ) -> Self {
        let mut taken: BTreeMap<TableNo, usize> = BTreeMap::new();
        let mut strip = Self::default();
        let events = events.into_iter().enumerate();
        for (event, t) in events.filter(|(_, t)| uses_tables(t, at)) {
            let tables: Vec<TableNo> = t.tables().open().map(|(number, _)| number).collect();
            for table in &tables {
                *taken.entry(*table).or_default() += 1;
            }
            if !tables.is_empty() {
                strip.events.push(EventTables { event, tables, held: !t.clock().started() });
            }
        }
        let owned: BTreeSet<TableNo> = owned.iter().copied().collect();
        strip.free = owned.into_iter().filter(|table| !taken.contains_key(table)).collect();
        let twice = taken.into_iter().filter(|(_, events)| *events > 1);
        strip.twice = twice.map(|(table, _)| table).collect();
        strip
    }

    /// Returns the number of tables in use.
    pub fn in_use(&self) -> usize {
        self.of_kind(false)
    }

    /// Returns the number of tables open for events that have not begun.
    pub fn held(&self) -> usize {
        self.of_kind(true)
    }

    fn of_kind(&self, held: bool) -> usize {
        self.events.iter().filter(|event| event.held == held).map(|event| event.tables.len()).sum()
    }
}

/// The number of tables, each with a dealer, needed at a time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TablesNeeded {
    /// The time; `None` for now.
    pub at: Option<Timestamp>,
    pub tables: usize,
}

/// The number of hours shown ahead.
const HOURS: i64 = 4;
const HOUR: Span = Span::from_minutes(60);

/// Returns the number of tables needed now and at the next whole hours, while there are any. It
/// divides each event's forecast players by the table size. An event without a forecast end keeps
/// its tables.
pub fn needed(events: &[(&Tournament, Option<&Outlook>)], at: Timestamp) -> Vec<TablesNeeded> {
    let played = |(t, _): &&(&Tournament, Option<&Outlook>)| uses_tables(t, at);
    let events: Vec<_> = events.iter().filter(played).collect();
    let now = events.iter().map(|(t, _)| t.tables().open().count()).sum();
    let first = at.millis().div_euclid(HOUR.millis()) + 1;
    let hours = (first..first + HOURS).map(|hour| Timestamp::from_millis(hour * HOUR.millis()));
    let mut all = vec![TablesNeeded { at: None, tables: now }];
    all.extend(hours.map(|then| {
        let tables = events.iter().map(|(t, outlook)| tables_at(t, *outlook, at, then)).sum();
        TablesNeeded { at: Some(then), tables }
    }));
    let last = all.iter().rposition(|needed| needed.tables > 0).unwrap_or(0);
    all.truncate(last + 1);
    all
}

/// Returns the number of tables that an event needs then. Players are interpolated between the
/// forecasts for the breaks, the final table and the end.
fn tables_at(t: &Tournament, outlook: Option<&Outlook>, now: Timestamp, then: Timestamp) -> usize {
    let open = t.tables().open().count();
    let Some(outlook) = outlook else { return open };
    let instant = |time: Time| match time {
        Time::At(at) => Some(at),
        Time::AfterTheStart(_) => None,
    };
    let mut known = vec![(now, count(t.entries().playing_count()))];
    let breaks = outlook.breaks.iter();
    known.extend(breaks.filter_map(|pause| Some((instant(pause.time?)?, pause.left.middle))));
    let middle = |times: Option<[Time; 3]>| times.and_then(|[_, middle, _]| instant(middle));
    let reached = outlook.final_table.iter();
    known.extend(reached.filter_map(|(left, when)| Some((middle(when.times)?, count(*left)))));
    let Some(end) = middle(outlook.end.times) else { return open };
    known.push((end, 1.0));
    known.sort_by_key(|(at, _)| *at);
    if then >= end {
        return 0;
    }
    let after = known.iter().position(|(at, _)| *at > then).unwrap_or(known.len() - 1);
    let ((from, before), (to, next)) = (known[after.saturating_sub(1)], known[after]);
    let part = minutes(then.since(from)) / minutes(to.since(from)).max(1.0);
    let left = Band::certain(before + (next - before) * part.clamp(0.0, 1.0)).middle;
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "players, few")]
    let tables = (left / f64::from(t.setup().seats)).ceil().max(1.0) as usize;
    tables
}

fn count(things: usize) -> f64 {
    f64::from(u32::try_from(things).unwrap_or(u32::MAX))
}

fn minutes(span: Span) -> f64 {
    f64::from(i32::try_from(span.millis() / 60_000).unwrap_or(i32::MAX))
}
