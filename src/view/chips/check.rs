//! The chips due on the tables, the counts, and possible sources of a difference.

use std::collections::BTreeMap;

use bottone_base::{chips::Chips, seat::TableNo, time::Timestamp};
use bottone_i18n::Language;
use bottone_tournament::{
    Event, Tournament,
    counts::{ChipDifference, ChipSum, CountEvent, TableGroup},
    history::{Ledger, Record, standing},
};
use bottone_vocabulary::words;

use super::counts::{changed, is_counted, some_tables};
use crate::Tone;

/// The result of the check.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CheckView {
    /// "They add up", "Tables 4 and 7: 500 chips too many".
    pub verdict: String,
    /// The explanation, and what is missing for a full check.
    pub why: String,
    /// `Good`, `Waits`, or `Gold` while the result is open.
    pub tone: Tone,
    /// The bill from the chips issued to the chips due, and the count.
    pub bill: Vec<BillLine>,
    /// Every group of tables: first those that do not add up, then the uncounted ones.
    pub groups: Vec<GroupLine>,
}

/// One line of the bill.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BillLine {
    /// "Issued".
    pub name: String,
    /// "2,000,000", "-15,000".
    pub chips: String,
    /// True if it is a sum of the lines above.
    pub sum: bool,
    /// The tone of the line.
    pub tone: Tone,
}

/// A group of tables of which only the sum is known.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GroupLine {
    /// "tables 4 and 7".
    pub name: String,
    pub tables: Vec<TableNo>,
    /// The chips due.
    pub due: String,
    /// The chips counted so far.
    pub counted: String,
    /// "500 more", "adds up", "table 7 is not counted".
    pub state: String,
    /// The tone of the line.
    pub tone: Tone,
    /// The difference from the chips due, once all tables are counted.
    pub difference: Option<ChipDifference>,
}

/// One table of the selected group.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableFacts {
    pub table: TableNo,
    /// "Table 4".
    pub name: String,
    /// The count and its time.
    pub counted: String,
    /// The last time it added up, and who counted it then.
    pub proved: String,
}

impl CheckView {
    /// Builds the check at `at`.
    pub fn of(language: Language, t: &Tournament, at: Timestamp) -> Self {
        let taken = |table: &TableNo| {
            t.tables().table(*table).is_some_and(|table| !table.occupied().is_empty())
        };
        let mut groups: Vec<(&TableGroup, u8)> = t
            .counts()
            .groups()
            .filter(|group| group.tables().any(|table| taken(&table)) || is_wrong(group))
            .map(|group| {
                let fresh = group.tables().filter(taken).all(|table| is_counted(t, table, at));
                (group, if is_wrong(group) { 0 } else { 1 + u8::from(fresh) })
            })
            .collect();
        groups.sort_by_key(|(group, order)| (*order, group.tables().next()));
        let missing: Vec<TableNo> = t
            .tables()
            .open()
            .map(|(table, _)| table)
            .filter(|table| taken(table) && !is_counted(t, *table, at))
            .collect();
        let wrong: Vec<&TableGroup> =
            groups.iter().filter(|(_, order)| *order == 0).map(|(group, _)| *group).collect();
        let (verdict, tone) = verdict(language, t, &wrong, &missing);
        Self {
            verdict,
            why: reason(language, &wrong, &missing),
            tone,
            bill: bill(language, t, &missing),
            groups: groups.iter().map(|(group, _)| GroupLine::of(language, t, group, at)).collect(),
        }
    }
}

fn is_wrong(group: &TableGroup) -> bool {
    group.difference().is_some_and(|difference| difference != ChipSum::ZERO)
}

fn verdict(
    language: Language,
    t: &Tournament,
    wrong: &[&TableGroup],
    missing: &[TableNo],
) -> (String, Tone) {
    match wrong {
        [] if t.tables().seated_count() == 0 => (language.word("counts-none-seated"), Tone::Dim),
        [] if missing.is_empty() => (language.word("counts-all-right"), Tone::Good),
        [] => (language.word("counts-cannot-say"), Tone::Gold),
        [one] => (difference_text(language, one), Tone::Waits),
        many => (words::count(language, "counts-wrong-places", many.len()), Tone::Waits),
    }
}

/// Describes a difference: "Tables 4 and 7: 500 chips too many".
pub(crate) fn difference_text(language: Language, group: &TableGroup) -> String {
    let tables: Vec<TableNo> = group.tables().collect();
    let named = words::capital(&some_tables(language, &tables));
    let (name, chips) = match group.difference().and_then(ChipSum::change) {
        None => return named,
        Some(ChipDifference::More(chips)) => ("counts-too-many", chips),
        Some(ChipDifference::Fewer(chips)) => ("counts-too-few", chips),
    };
    let gaps = [("tables", named.into()), ("chips", language.chips(chips).into())];
    language.say(name, &gaps)
}

fn reason(language: Language, wrong: &[&TableGroup], missing: &[TableNo]) -> String {
    let mut said = Vec::with_capacity(2);
    if !wrong.is_empty() {
        said.push(language.word("counts-recount"));
    }
    if !missing.is_empty() {
        let gaps = [
            ("count", missing.len().into()),
            ("tables", words::capital(&some_tables(language, missing)).into()),
        ];
        said.push(language.say("counts-missing", &gaps));
    }
    said.join(" ")
}

/// Builds the bill from the chips issued to the chips due (rules §5.4), and the count.
fn bill(language: Language, t: &Tournament, missing: &[TableNo]) -> Vec<BillLine> {
    let entries = || t.entries().all().map(|(_, entry)| entry);
    let issued: ChipSum = entries().map(|entry| ChipSum::from(entry.chips)).sum();
    let back: ChipSum = entries().map(|entry| ChipSum::from(entry.taken_back())).sum();
    let out: ChipSum = entries().filter_map(|entry| entry.disqualified).map(ChipSum::from).sum();
    let counts = t.counts();
    let mut bill = Vec::with_capacity(10);
    let mut line = |name: &str, sum: ChipSum, is_sum: bool, tone: Tone| {
        let (name, chips) = (language.word(name), signed(language, sum));
        bill.push(BillLine { name, chips, sum: is_sum, tone });
    };
    let minus = |sum: ChipSum| ChipSum::ZERO.minus(sum);
    line("counts-issued", issued, false, Tone::Plain);
    let changes = [
        ("counts-refunded", minus(back)),
        ("counts-taken-out", minus(out)),
        ("counts-raced", counts.raced()),
        ("counts-corrected", counts.corrected()),
    ];
    for (name, sum) in changes.into_iter().filter(|(_, sum)| *sum != ChipSum::ZERO) {
        line(name, sum, false, Tone::Plain);
    }
    let due = issued.minus(back).minus(out).plus(counts.raced()).plus(counts.corrected());
    line("counts-should-be", due, true, Tone::Plain);
    if counts.waiting() != ChipSum::ZERO {
        line("counts-waiting", counts.waiting(), false, Tone::Dim);
    }
    let counted: ChipSum = counts.groups().map(TableGroup::counted).sum();
    line("counts-counted", counted, false, Tone::Plain);
    let whole = counts.groups().all(|group| group.difference().is_some());
    if whole {
        let difference = counted.plus(counts.waiting()).minus(due);
        let tone = match difference.change() {
            Some(_) => Tone::Waits,
            None if missing.is_empty() => Tone::Good,
            None => Tone::Plain,
        };
        line("counts-difference", difference, true, tone);
    }
    bill
}

/// Formats a signed sum: "500", "-500".
fn signed(language: Language, sum: ChipSum) -> String {
    match sum.change() {
        None => language.chips(Chips::ZERO),
        Some(ChipDifference::More(chips)) => language.chips(chips),
        Some(ChipDifference::Fewer(chips)) => format!("−{}", language.chips(chips)),
    }
}

impl GroupLine {
    fn of(language: Language, t: &Tournament, group: &TableGroup, at: Timestamp) -> Self {
        let tables: Vec<TableNo> = group.tables().collect();
        let old: Vec<TableNo> = tables
            .iter()
            .copied()
            .filter(|table| t.tables().table(*table).is_some_and(|t| !t.occupied().is_empty()))
            .filter(|table| !is_counted(t, *table, at))
            .collect();
        let difference = group.difference().and_then(ChipSum::change);
        let (state, tone) = match difference {
            Some(change) => (changed(language, change), Tone::Waits),
            None if old.is_empty() => (language.word("counts-ok"), Tone::Good),
            None if old.iter().all(|table| t.counts().sheet(*table).is_some()) => {
                (language.word("counts-recount-due"), Tone::Gold)
            }
            None if old.len() == tables.len() => (language.word("counts-not-counted"), Tone::Gold),
            None => {
                let gaps = [("tables", some_tables(language, &old).into())];
                (language.say("counts-not-counted-yet", &gaps), Tone::Gold)
            }
        };
        let any = group.tables().len() > group.uncounted().len();
        Self {
            name: words::capital(&some_tables(language, &tables)),
            tables,
            due: signed(language, group.due()),
            counted: if any { signed(language, group.counted()) } else { "–".to_owned() },
            state,
            tone,
            difference,
        }
    }
}

impl TableFacts {
    /// Returns the known facts about each of these tables.
    pub fn of(
        language: Language,
        t: &Tournament,
        records: &[Record],
        ledger: &Ledger,
        tables: &[TableNo],
    ) -> Vec<Self> {
        let mut by: BTreeMap<(TableNo, Timestamp), &str> = BTreeMap::new();
        for line in standing(records, ledger) {
            for event in line.events {
                if let Event::Counts(CountEvent::SheetCounted { table, .. }) = event {
                    by.insert((*table, line.at()), &line.record.by);
                }
            }
        }
        let who = |table, at| by.get(&(table, at)).copied().unwrap_or_default();
        let signed_by = |what: String, by: &str| match by {
            "" => what,
            by => language.say("counts-by", &[("what", what.into()), ("by", by.into())]),
        };
        let facts = |&table: &TableNo| {
            let counts = t.counts();
            let sheet = counts.sheet(table).map(|sheet| {
                let sum: ChipSum = sheet.rows.iter().map(|row| ChipSum::from(row.chips)).sum();
                let gaps = [
                    ("chips", signed(language, sum).into()),
                    ("time", words::time_of_day(sheet.at).into()),
                ];
                signed_by(language.say("counts-was-counted", &gaps), who(table, sheet.at))
            });
            let proved = counts.proved(table).map(|at| {
                let gaps = [("time", words::time_of_day(at).into())];
                signed_by(language.say("counts-was-proved", &gaps), who(table, at))
            });
            Self {
                table,
                name: words::table(language, table),
                counted: sheet.unwrap_or_else(|| language.word("counts-never-counted")),
                proved: proved.unwrap_or_else(|| language.word("counts-never-proved")),
            }
        };
        tables.iter().map(facts).collect()
    }
}
