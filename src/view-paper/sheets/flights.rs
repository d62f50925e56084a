//! The end of a flight and the day made of several: bags, players with their flights, and the check
//! of the sums.

use bottone_i18n::Language;
use bottone_source::sheet_source::SheetSource;
use bottone_tournament::{entries::EntryId, papers::SheetKind};
use bottone_view::{
    bags::{BagLine, BagsView},
    flights::{ChipsToBring, FlightLine, PiecesLine, Reconciliation, fate},
    sheet::{Column, Job, SheetPart, SheetTable, TableRow},
};
use bottone_vocabulary::words;

use super::frame::sheet;

/// Makes the list of bags by name and again by number; players without one come first.
pub(super) fn bag_list(desk: &SheetSource<'_>) -> Job {
    let SheetSource { language, t, at, .. } = *desk;
    let bags = BagsView::of(language, t, at);
    if !bags.lines.iter().any(|line| line.has_bag) {
        return Job::Sheets(Vec::new());
    }
    let none = language.word("bags-none");
    let columns = || {
        vec![
            Column::figures(language.word("bags-number")),
            Column::words(language.word("bags-player")),
            Column::words(language.word("bags-seat")),
            Column::figures(language.word("bags-chips")),
            Column::words(language.word("bags-next")),
        ]
    };
    let row = |line: &BagLine| {
        let bag = if line.has_bag { line.bag.clone() } else { none.clone() };
        let (name, seat) = (line.name.clone(), line.seat.clone());
        TableRow::Cells(vec![bag, name, seat, line.chips.clone(), line.next.clone()])
    };
    let mut by_name: Vec<_> = bags.lines.iter().collect();
    by_name.sort_by_key(|line| (line.has_bag, bottone_base::person::fold(&line.name), line.entry));
    let table = |rows: Vec<TableRow>| SheetPart::Table(SheetTable { columns: columns(), rows });
    let mut parts = vec![
        SheetPart::Note(format!("{}. {}", bags.verdict, bags.why)),
        SheetPart::Heading(language.word("sheets-bags-by-name")),
        table(by_name.into_iter().map(row).collect()),
    ];
    parts.push(SheetPart::Heading(language.word("sheets-bags-by-number")));
    parts.push(table(bags.lines.iter().filter(|line| line.has_bag).map(row).collect()));
    Job::Sheets(vec![sheet(desk, SheetKind::BagList, parts)])
}

/// Makes the list of players from the flights, by name: the place of the bag and the new seat.
/// Stacks that do not go on are listed below.
pub(super) fn seats(desk: &SheetSource<'_>) -> Job {
    let SheetSource { language, t, .. } = *desk;
    let Some(made) = t.flights().origin() else { return Job::Sheets(Vec::new()) };
    let mut lines: Vec<(bool, String, EntryId, TableRow)> = Vec::new();
    for (entry, arrived) in made.arrived() {
        let Some(stack) = arrived.stack else { continue };
        let goes_on = !stack.chips_in_play().is_zero();
        let flight = arrived.flight.and_then(|nth| made.flights().get(usize::from(nth)));
        let seat = t.tables().seat_of(entry).map(|seat| words::seat(language, seat));
        let name = words::full_name(language, t, entry);
        let last =
            if goes_on { seat.unwrap_or_else(|| "–".to_owned()) } else { fate(language, &stack) };
        let cells = vec![
            name.clone(),
            flight.map_or_else(|| language.word("flights-without"), |flight| flight.name.clone()),
            stack.seat.map(|seat| words::seat(language, seat)).unwrap_or_default(),
            stack.bag.map(|bag| bag.to_string()).unwrap_or_default(),
            language.chips(if goes_on { stack.chips_in_play() } else { stack.chips }),
            last,
        ];
        lines.push((!goes_on, bottone_base::person::fold(&name), entry, TableRow::Cells(cells)));
    }
    lines.sort_by(|one, other| (one.0, &one.1, one.2).cmp(&(other.0, &other.1, other.2)));
    let columns = vec![
        Column::words(language.word("bags-player")),
        Column::words(language.word("flights-flight")),
        Column::words(language.word("bags-seat")),
        Column::figures(language.word("bags-number")),
        Column::figures(language.word("bags-chips")),
        Column::words(language.word("bags-next")),
    ];
    let rows = lines.into_iter().map(|(.., row)| row).collect();
    let parts = vec![SheetPart::Table(SheetTable { columns, rows })];
    Job::Sheets(vec![sheet(desk, SheetKind::FlightSeats, parts)])
}

/// Makes the list of chips and money by flight, with the seals of the files.
pub(super) fn reconciliation(desk: &SheetSource<'_>) -> Job {
    let SheetSource { language, t, .. } = *desk;
    let Some(of) = Reconciliation::of(language, t) else { return Job::Sheets(Vec::new()) };
    let in_play = [("chips", of.in_play.as_str().into())];
    let mut parts = vec![
        SheetPart::Note(of.verdict.clone()),
        SheetPart::Table(sums(language, &of.lines)),
        SheetPart::Note(language.say("sheets-flights-in-play", &in_play)),
    ];
    if let Some(bring) = ChipsToBring::of(language, t, desk.at) {
        parts.extend(to_bring(language, &bring));
    }
    parts.push(SheetPart::Heading(language.word("flights-seal")));
    for line in of.lines.iter().filter(|line| !line.seal.is_empty()) {
        parts.push(SheetPart::Note(format!("{} · {} · {}", line.name, line.file, line.seal)));
    }
    let signed = ["sheets-floor", "sheets-time"];
    let columns = signed.map(|name| Column::blank(language.word(name))).into();
    let rows = vec![TableRow::Cells(signed.map(|_| String::new()).into())];
    parts.push(SheetPart::Table(SheetTable { columns, rows }));
    Job::Sheets(vec![sheet(desk, SheetKind::Flights, parts)])
}

/// Returns the number of chips of each value to bring to the tables, and to lock away.
fn to_bring(language: Language, of: &ChipsToBring) -> Vec<SheetPart> {
    let mut parts = vec![SheetPart::Heading(language.word("flights-bring"))];
    if !of.lines.is_empty() {
        let columns = ["flights-value", "flights-bring-on", "flights-bring-lost"];
        let columns = columns.map(|name| Column::figures(language.word(name))).into();
        let row = |line: &PiecesLine| {
            TableRow::Cells(vec![line.value.clone(), line.goes_on.clone(), line.lost.clone()])
        };
        parts.push(SheetPart::Table(SheetTable {
            columns,
            rows: of.lines.iter().map(row).collect(),
        }));
    }
    let notes = [&of.uncounted, &of.could_leave].into_iter().filter(|note| !note.is_empty());
    parts.extend(notes.cloned().map(SheetPart::Note));
    parts
}

fn sums(language: Language, lines: &[FlightLine]) -> SheetTable {
    let figures = |name: &str| Column::figures(language.word(name));
    let columns = vec![
        Column::words(language.word("flights-flight")),
        figures("flights-entries"),
        figures("flights-bags"),
        figures("flights-due"),
        figures("flights-bagged"),
        figures("flights-apart-column"),
        figures("flights-goes-on"),
        figures("flights-lost"),
        figures("flights-paid"),
    ];
    let cells = |line: &FlightLine| {
        let FlightLine {
            name,
            entries,
            bags,
            due,
            bagged,
            difference,
            goes_on,
            forfeited,
            paid,
            ..
        } = line.clone();
        vec![name, entries, bags, due, bagged, difference, goes_on, forfeited, paid]
    };
    let last = lines.len().saturating_sub(1);
    let rows = lines.iter().enumerate().map(|(nth, line)| {
        if nth == last { TableRow::Total(cells(line)) } else { TableRow::Cells(cells(line)) }
    });
    SheetTable { columns, rows: rows.collect() }
}
