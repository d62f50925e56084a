//! The chip counts as they are shown.

use bottone_base::{
    chips::Chips,
    seat::{SeatNo, TableNo},
    time::Timestamp,
};
use bottone_i18n::Language;
use bottone_tournament::{
    Tournament,
    counts::{Age, ChipDifference, ChipSum, CountEvent, CountedStack, StackCount},
    entries::EntryId,
};
use bottone_vocabulary::words;

use super::{age::CountAge, colour_up};
use crate::{Stat, Tone, figures};

/// The most tables named one by one.
const MOST_NAMED: usize = 6;

/// The counted and uncounted tables, and the chip leaders.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CountsView {
    /// The average in chips and big blinds, the chips in play, and the number of counted tables.
    pub figures: Vec<Stat>,
    /// Every occupied table, by number.
    pub tables: Vec<TableLine>,
    /// Every counted stack, the largest first.
    pub leaders: Vec<Leader>,
    in_play: Chips,
}

/// One table in the list of those to count.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableLine {
    pub table: TableNo,
    /// "to count", "21:06", "14 min ago", "500 more".
    pub state: String,
    /// `Good` if the count is current, `Dim` if hands were dealt since, `Waits` if it does not add
    /// up.
    pub tone: Tone,
    /// True if it was counted since the last break, and no chips came or left since.
    pub counted: bool,
}

/// A counted stack, formatted only when it is scrolled into view.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Leader {
    pub entry: EntryId,
    /// The count.
    pub counted: CountedStack,
}

/// One line of the leader board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LeaderLine {
    /// "Bianchi, L.".
    pub name: String,
    /// "T4 S7".
    pub seat: String,
    /// "181,500".
    pub chips: String,
    /// "60.5".
    pub blinds: String,
    /// The share of all chips in play, "4.7%".
    pub share: String,
    /// The age of the count.
    pub age: Option<CountAge>,
}

impl CountsView {
    /// Builds the counts at `at`.
    pub fn of(language: Language, t: &Tournament, at: Timestamp) -> Self {
        let taken = t.tables().open().filter(|(_, table)| !table.occupied().is_empty());
        let tables: Vec<TableLine> =
            taken.map(|(table, _)| TableLine::of(language, t, table, at)).collect();
        let stack = |(entry, _)| Some(Leader { entry, counted: t.counts().of(entry)? });
        let mut leaders: Vec<Leader> = t.entries().playing().filter_map(stack).collect();
        leaders.sort_by_key(|leader| (std::cmp::Reverse(leader.counted.chips), leader.entry));
        let counted = tables.iter().filter(|table| table.counted).count();
        let mut figures = Vec::with_capacity(3);
        if let Some((chips, big)) = figures::average(t, at) {
            let blinds = big.map(|big| figures::big_blinds(language, chips, big));
            let (chips, blinds) = (language.chips(chips), blinds.unwrap_or_default());
            figures.push(Stat::new(language, "counts-average", chips, blinds));
        }
        let of = language.say("figure-of", &[("all", language.number(tables.len() as u64).into())]);
        let counted = language.number(counted as u64);
        figures.push(Stat::new(language, "counts-tables-counted", counted, of));
        let in_play = t.chips_in_play();
        figures.push(Stat::new(language, "counts-in-play", language.chips(in_play), ""));
        Self { figures, tables, leaders, in_play }
    }

    /// Builds one line of the leader board at `at`.
    pub fn line(
        &self,
        language: Language,
        t: &Tournament,
        leader: Leader,
        at: Timestamp,
    ) -> LeaderLine {
        let Leader { entry, counted } = leader;
        let seat = t.tables().seat_of(entry);
        let big = t.clock().level(at).map(|(_, level)| level.big).filter(|big| !big.is_zero());
        let blinds = big.map(|big| figures::big_blinds(language, counted.chips, big));
        let all = u128::from(self.in_play.get().max(1));
        let tenths = u128::from(counted.chips.get()) * 1_000 / all;
        let share = u16::try_from(tenths * 10).unwrap_or(u16::MAX);
        LeaderLine {
            name: words::short_name(language, t, entry),
            seat: seat.map(|seat| words::seat(language, seat)).unwrap_or_default(),
            chips: language.chips(counted.chips),
            blinds: blinds.unwrap_or_default(),
            share: words::percent_in_column(language, share, 1),
            age: CountAge::of_stack(language, t, entry, at),
        }
    }

    /// Returns the first table to count after this one, else the first of all.
    pub fn next(&self, after: Option<TableNo>) -> Option<TableNo> {
        let mut open = self.tables.iter().filter(|line| !line.counted).map(|line| line.table);
        let behind = after.and_then(|after| open.clone().find(|table| *table > after));
        behind.or_else(|| open.next())
    }
}

impl TableLine {
    fn of(language: Language, t: &Tournament, table: TableNo, at: Timestamp) -> Self {
        let counted = is_counted(t, table, at);
        let group = t.counts().group_of(table);
        let wrong = group.and_then(|group| group.difference()?.change());
        let (state, tone) = match (wrong, CountAge::of_sheet(language, t, table, at)) {
            (Some(change), _) => (changed(language, change), Tone::Waits),
            (None, Some(CountAge { age: Age::Fresh, short, .. })) => (short, Tone::Good),
            (None, Some(CountAge { age: Age::PlayedOn, short, .. })) => (short, Tone::Dim),
            (None, _) => (language.word("counts-to-count"), Tone::Gold),
        };
        Self { table, state, tone, counted }
    }
}

/// Returns whether this table was counted since the last break, and no chips came or left since.
pub(super) fn is_counted(t: &Tournament, table: TableNo, at: Timestamp) -> bool {
    t.age_of_sheet(table, at).is_some_and(|age| age < Age::Old)
}

/// One table, to be counted seat by seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CountSheet {
    pub table: TableNo,
    /// "Table 4".
    pub title: String,
    /// "Counted 21:06, no hand since · 9 players".
    pub note: String,
    /// True if it is recorded, so that a single stack can be corrected.
    pub recorded: bool,
    /// The players at the table.
    pub seats: Vec<CountSeat>,
}

/// One seat of the sheet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CountSeat {
    pub entry: EntryId,
    pub seat: SeatNo,
    /// "Bianchi, L.".
    pub name: String,
    /// The last count and its age, "27,400 · 21:06"; empty without one.
    pub last: String,
}

/// The count of a table compared with the chips due.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CountComparison {
    /// "180,000 should be here", "T4, T7 and T9 should have 540,000 together".
    pub due: String,
    /// "500 more", "it adds up"; empty while the result is open.
    pub verdict: String,
    /// The tone of the verdict.
    pub tone: Tone,
}

impl CountSheet {
    /// Builds the sheet of an open table.
    pub fn of(language: Language, t: &Tournament, table: TableNo, at: Timestamp) -> Option<Self> {
        let last = |entry| {
            let counted = language.chips(t.counts().of(entry)?.chips);
            let age = CountAge::of_stack(language, t, entry, at)?;
            Some(format!("{counted} · {}", age.short))
        };
        let open = t.tables().table(table)?;
        let seats: Vec<CountSeat> = open
            .entries()
            .map(|(seat, entry)| CountSeat {
                entry,
                seat,
                name: words::short_name(language, t, entry),
                last: last(entry).unwrap_or_default(),
            })
            .collect();
        let mut note = words::count(language, "count-players", seats.len());
        let age = CountAge::of_sheet(language, t, table, at);
        let recorded = age.is_some();
        if let Some(age) = age {
            note = format!("{} · {note}", words::capital(&age.long));
        }
        Some(Self { table, title: place(language, Some(table)), note, recorded, seats })
    }

    /// Returns the total of the recorded sheet with these rows in place of its own.
    pub fn total_with(&self, t: &Tournament, rows: &[StackCount]) -> Option<Chips> {
        let sheet = t.counts().sheet(self.table)?;
        let after =
            |old: &StackCount| rows.iter().find(|row| row.entry == old.entry).unwrap_or(old).chips;
        Some(sheet.rows.iter().map(after).sum())
    }

    /// Returns the chips due at this table, and the comparison with `counted` once it is complete.
    pub fn compare(
        language: Language,
        t: &Tournament,
        table: TableNo,
        counted: Option<Chips>,
    ) -> Option<CountComparison> {
        let group = t.counts().group_of(table)?;
        let others: Vec<TableNo> = group.tables().filter(|other| *other != table).collect();
        let missing: Vec<TableNo> = group.uncounted().filter(|other| *other != table).collect();
        let held: ChipSum = others.iter().filter_map(|other| t.counts().table_chips(*other)).sum();
        let here = group.due().minus(held);
        let named = |tables: &[TableNo]| some_tables(language, tables);
        let due = if !missing.is_empty() {
            let all: Vec<TableNo> = group.tables().collect();
            let gaps = [
                ("tables", named(&all).into()),
                ("chips", language.chips(group.due().chips()).into()),
                ("missing", named(&missing).into()),
            ];
            language.say("counts-due-together", &gaps)
        } else if others.is_empty() {
            language.say("counts-due", &[("chips", language.chips(here.chips()).into())])
        } else {
            let gaps =
                [("chips", language.chips(here.chips()).into()), ("tables", named(&others).into())];
            language.say("counts-due-beside", &gaps)
        };
        let apart =
            counted.filter(|_| missing.is_empty()).map(|chips| ChipSum::from(chips).minus(here));
        let (verdict, tone) = match apart.map(ChipSum::change) {
            None => (String::new(), Tone::Dim),
            Some(None) => (language.word("counts-ok"), Tone::Good),
            Some(Some(change)) => (changed(language, change), Tone::Waits),
        };
        Some(CountComparison { due, verdict, tone })
    }
}

/// Describes the event in one line of the log. `entry` gives the name of an entry.
pub(crate) fn log_line<'a>(
    language: Language,
    event: &CountEvent,
    entry: impl Fn(EntryId) -> &'a str,
) -> String {
    match event {
        CountEvent::Counted { stacks } => match stacks.as_slice() {
            [(one, chips)] => {
                let chips = language.chips(*chips);
                language.say("log-count", &[("who", entry(*one).into()), ("chips", chips.into())])
            }
            many => words::count(language, "log-counts", many.len()),
        },
        CountEvent::SheetCounted { table, rows } => {
            let sum: Chips = rows.iter().map(|row| row.chips).sum();
            let gaps = [
                ("table", place(language, Some(*table)).into()),
                ("count", rows.len().into()),
                ("chips", language.chips(sum).into()),
            ];
            language.say("counts-log-sheet", &gaps)
        }
        CountEvent::SheetCorrected { table, rows } => {
            let stack =
                |row: &StackCount| format!("{} {}", entry(row.entry), language.chips(row.chips));
            let stacks: Vec<String> = rows.iter().map(stack).collect();
            let gaps = [
                ("table", place(language, Some(*table)).into()),
                ("stacks", stacks.join(", ").into()),
            ];
            language.say("counts-log-stacks-corrected", &gaps)
        }
        CountEvent::Corrected { table, change, reason } => {
            let gaps = [
                ("where", place(language, *table).into()),
                ("change", changed(language, *change).into()),
                ("reason", reason.as_str().into()),
            ];
            language.say("counts-log-corrected", &gaps)
        }
        CountEvent::ColouredUp(_)
        | CountEvent::FoundLate { .. }
        | CountEvent::Changed { .. }
        | CountEvent::PutOff { .. } => colour_up::log_line(language, event, entry),
    }
}

/// Describes the event for one player, whose entries are `mine`. `None` if it concerns others.
pub(crate) fn player_line(
    language: Language,
    event: &CountEvent,
    mine: impl Fn(&EntryId) -> bool,
) -> Option<String> {
    let chips = match event {
        CountEvent::Counted { stacks } => stacks.iter().find(|(entry, _)| mine(entry))?.1,
        CountEvent::SheetCounted { rows, .. } | CountEvent::SheetCorrected { rows, .. } => {
            rows.iter().find(|row| mine(&row.entry))?.chips
        }
        CountEvent::Corrected { .. } | CountEvent::PutOff { .. } => return None,
        CountEvent::ColouredUp(_) | CountEvent::FoundLate { .. } | CountEvent::Changed { .. } => {
            return colour_up::player_line(language, event, mine);
        }
    };
    Some(language.say("log-card-counted", &[("chips", language.chips(chips).into())]))
}

/// Formats a difference: "500 more", "500 fewer".
pub fn changed(language: Language, change: ChipDifference) -> String {
    match change {
        ChipDifference::More(chips) => {
            language.say("counts-more", &[("chips", language.chips(chips).into())])
        }
        ChipDifference::Fewer(chips) => {
            language.say("counts-fewer", &[("chips", language.chips(chips).into())])
        }
    }
}

/// Names the tables, "tables 4 and 7"; returns "23 tables" if there are too many to read.
pub(super) fn some_tables(language: Language, tables: &[TableNo]) -> String {
    if tables.len() <= MOST_NAMED {
        words::tables(language, tables)
    } else {
        words::count(language, "count-tables", tables.len())
    }
}

/// Returns "Table 4", or that the place is unknown.
fn place(language: Language, table: Option<TableNo>) -> String {
    table.map_or_else(|| language.word("counts-nowhere"), |table| words::table(language, table))
}
