//! The sheet of one table: the players, the last counts, and room for the next.

use bottone_base::{
    chips::Chips,
    seat::{SeatNo, TableNo},
    time::Timestamp,
};
use bottone_source::sheet_source::SheetSource;
use bottone_tournament::{
    counts::CountedStack,
    papers::{Scope, SheetKind},
    tables::Table,
};
use bottone_view::{
    figures,
    money::payments::event_name,
    sheet::{Column, Job, Sheet, TableRow},
};
use bottone_vocabulary::words;

use super::{super::frame::table_sheet, table};

/// Makes a sheet for each table, with room for a count.
pub(in crate::sheets) fn tables(desk: &SheetSource<'_>, scope: &Scope) -> Job {
    let open = desk.t.tables().open().filter(|(number, _)| scope.has_table(*number));
    Job::Sheets(open.map(|(number, table)| of(desk, number, table)).collect())
}

fn of(desk: &SheetSource<'_>, number: TableNo, here: &Table) -> Sheet {
    let t = desk.t;
    let counts: Vec<CountedStack> =
        here.entries().filter_map(|(_, entry)| t.counts().of(entry)).collect();
    let shape = CountColumns::of(&counts);
    let mut rows: Vec<TableRow> = SeatNo::up_to(here.size())
        .map(|seat| TableRow::Cells(shape.row(desk, here, seat)))
        .collect();
    rows.push(TableRow::Total(shape.total(desk, here, &counts)));
    let parts = vec![table(shape.columns(desk), rows)];
    let sheet = table_sheet(desk, SheetKind::TableSheets, number, parts);
    Sheet { detail: format!("{} · {}", event_name(t), state_line(desk, here)), ..sheet }
}

/// Returns the state at the time of printing: "21:00 · Level 9 · 400 / 800 · ante 800 · button on
/// seat 6".
fn state_line(desk: &SheetSource<'_>, here: &Table) -> String {
    let SheetSource { language, t, at, .. } = *desk;
    let mut parts = vec![words::time_of_day(at), figures::heading(language, t, at)];
    if let Some((_, level)) = t.clock().level(at) {
        parts.extend([words::stakes(language, level), words::ante_short(language, level)]);
    }
    let known = t.button_is_known(here, at);
    let next = known.then(|| here.next_hand(&t.setup().house)).flatten();
    parts.extend(next.map(|next| {
        let gaps = [("seat", next.positions.button.get().into())];
        language.say("seats-button", &gaps)
    }));
    parts.retain(|part| !part.is_empty());
    parts.join(" · ")
}

/// The known counts, which decide the columns.
#[derive(Clone, Copy)]
enum CountColumns {
    /// No player was counted.
    Uncounted,
    /// All counts are of the same minute.
    At(Timestamp),
    /// Each count has its own time.
    Mixed,
}

impl CountColumns {
    fn of(counts: &[CountedStack]) -> Self {
        let Some(first) = counts.first() else { return Self::Uncounted };
        let minute = |count: &CountedStack| words::time_of_day(count.at);
        let same = counts.iter().all(|count| minute(count) == minute(first));
        if same { Self::At(first.at) } else { Self::Mixed }
    }

    fn columns(self, desk: &SheetSource<'_>) -> Vec<Column> {
        let word = |name| desk.language.word(name);
        let mut columns =
            vec![Column::figures(word("seats-seat")), Column::words(word("seats-player"))];
        match self {
            Self::Uncounted => {}
            Self::At(at) => {
                let gaps = [("time", words::time_of_day(at).into())];
                columns.push(Column::figures(desk.language.say("seats-chips-at", &gaps)));
            }
            Self::Mixed => {
                columns.push(Column::figures(word("seats-chips")));
                columns.push(Column::figures(word("seats-counted")));
            }
        }
        columns.push(Column::blank(word("seats-count")));
        columns
    }

    fn cells(self, seat: String, name: String, chips: String, time: String) -> Vec<String> {
        let mut cells = vec![seat, name];
        match self {
            Self::Uncounted => {}
            Self::At(_) => cells.push(chips),
            Self::Mixed => cells.extend([chips, time]),
        }
        cells.push(String::new());
        cells
    }

    fn row(self, desk: &SheetSource<'_>, here: &Table, seat: SeatNo) -> Vec<String> {
        let SheetSource { language, t, .. } = *desk;
        let name = match here.entry(seat) {
            Some(entry) => words::full_name(language, t, entry),
            None if here.closed().contains(seat) => language.word("seats-closed"),
            None => "–".to_owned(),
        };
        let count = here.entry(seat).and_then(|entry| t.counts().of(entry));
        let chips = count.map(|count| language.chips(count.chips)).unwrap_or_default();
        let time = count.map(|count| words::time_of_day(count.at)).unwrap_or_default();
        self.cells(seat.to_string(), name, chips, time)
    }

    /// Returns the sum of the column, or the number of unknown stacks.
    fn total(self, desk: &SheetSource<'_>, here: &Table, counts: &[CountedStack]) -> Vec<String> {
        let language = desk.language;
        let missing = here.occupied().len() - counts.len();
        let name = match self {
            Self::Uncounted => language.word("seats-table-total"),
            _ if missing == 0 => language.word("seats-table-total"),
            _ => words::count(language, "seats-table-total-without", missing),
        };
        let sum: Chips = counts.iter().map(|count| count.chips).sum();
        self.cells(String::new(), name, language.chips(sum), String::new())
    }
}
