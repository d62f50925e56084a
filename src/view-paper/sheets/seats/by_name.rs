//! All players by name, for the wall.

use bottone_base::seat::Seat;
use bottone_source::sheet_source::SheetSource;
use bottone_tournament::{entries::EntryId, papers::SheetKind};
use bottone_view::{
    namesakes::distinctions,
    sheet::{Column, Job, SheetPart, TableRow},
};
use bottone_vocabulary::words;

use super::{alphabetical, heading_letter, list, table, with_codes};

/// The most names without letter headings, as so few are found at a glance.
const AT_A_GLANCE: usize = 30;

/// The heading for names whose first character has no capital letter.
const OTHERS: &str = "#";

/// Makes the list of active players by name, with table and seat. Players waiting for a seat have a
/// dash. Empty if no player is seated.
pub(in crate::sheets) fn by_name(desk: &SheetSource<'_>) -> Job {
    let SheetSource { language, t, .. } = *desk;
    if t.tables().seated_count() == 0 {
        return Job::Sheets(Vec::new());
    }
    let mut everybody: Vec<NameRow> = t
        .entries()
        .playing()
        .map(|(id, _)| {
            let person = t.entries().person(id);
            NameRow { key: alphabetical(person), id, seat: t.tables().seat_of(id) }
        })
        .collect();
    everybody.sort_by(|a, b| (&a.key, a.id).cmp(&(&b.key, b.id)));
    let count = words::count(language, "count-players", everybody.len());
    let columns = [
        Column::words(language.word("seats-player")),
        Column::figures(language.word("seats-table")),
        Column::figures(language.word("seats-seat")),
    ];
    let names = table(columns, rows(desk, &everybody));
    let waits = everybody.iter().any(|listed| listed.seat.is_none());
    let note = waits.then(|| SheetPart::Note(language.word("seats-dash-waits")));
    let parts = with_codes(desk, std::iter::once(names).chain(note));
    Job::Sheets(vec![list(desk, SheetKind::SeatsByName, &[count], parts)])
}

/// A row of the list.
struct NameRow {
    key: (bool, String),
    id: EntryId,
    seat: Option<Seat>,
}

fn rows(desk: &SheetSource<'_>, everybody: &[NameRow]) -> Vec<TableRow> {
    let mut rows = Vec::with_capacity(everybody.len() + 30);
    let mut under = None;
    for namesakes in everybody.chunk_by(|one, next| one.key == next.key) {
        let letter = namesakes.first().and_then(|first| heading_letter(&first.key.1));
        if everybody.len() > AT_A_GLANCE && under != Some(letter) {
            rows.push(TableRow::Band(letter.map_or_else(|| OTHERS.to_owned(), String::from)));
            under = Some(letter);
        }
        let ids: Vec<EntryId> = namesakes.iter().map(|listed| listed.id).collect();
        let apart = distinctions(desk.language, desk.t, &ids);
        rows.extend(namesakes.iter().zip(&apart).map(|(listed, apart)| row(desk, listed, apart)));
    }
    rows
}

fn row(desk: &SheetSource<'_>, listed: &NameRow, apart: &str) -> TableRow {
    let name = words::full_name(desk.language, desk.t, listed.id);
    let figure = |figure: Option<String>| figure.unwrap_or_else(|| "–".to_owned());
    TableRow::Cells(vec![
        words::joined([name, apart.to_owned()]),
        figure(listed.seat.map(|seat| seat.table.to_string())),
        figure(listed.seat.map(|seat| seat.seat.to_string())),
    ])
}
