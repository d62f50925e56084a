//! Everybody by name, for the wall.

use std::{cell::OnceCell, collections::BTreeMap};

use super::{
    super::{Desk, frame::card_ending, receipt::Receipts},
    alphabetical, codes, heading_letter, list, table,
};
use crate::{
    rules::{person::Person, seat::Seat},
    tournament::{entries::EntryId, papers::SheetKind},
    view::{
        sheet::{Column, Job, Part, Row},
        words,
    },
};

/// So many names are found at a glance, without letters between them.
const AT_A_GLANCE: usize = 30;

/// Where names stand that begin with no letter that has a capital.
const OTHERS: &str = "#";

/// Everybody who plays, by name, with table and seat; who waits for a seat has a dash. Nothing when
/// nobody sits.
pub(in crate::view::sheets) fn by_name(desk: &Desk<'_>) -> Job {
    let Desk { language, t, .. } = *desk;
    if t.tables().seated_count() == 0 {
        return Job::Sheets(Vec::new());
    }
    let mut everybody: Vec<Listed<'_>> = t
        .entries()
        .playing()
        .map(|(id, _)| {
            let person = t.entries().person(id);
            Listed { key: alphabetical(person), id, person, seat: t.tables().seat_of(id) }
        })
        .collect();
    everybody.sort_by(|a, b| (&a.key, a.id).cmp(&(&b.key, b.id)));
    let count = words::count(language, "count-players", everybody.len());
    let mut parts = codes(desk);
    parts.push(table(
        [
            Column::words(language.word("seats-player")),
            Column::figures(language.word("seats-table")),
            Column::figures(language.word("seats-seat")),
        ],
        rows(desk, &everybody),
    ));
    if everybody.iter().any(|listed| listed.seat.is_none()) {
        parts.push(Part::Note(language.word("seats-dash-waits")));
    }
    Job::Sheets(vec![list(desk, SheetKind::SeatsByName, &[count], parts)])
}

/// A line of the list.
struct Listed<'a> {
    key: (bool, String),
    id: EntryId,
    person: Option<&'a Person>,
    seat: Option<Seat>,
}

impl Listed<'_> {
    fn country(&self) -> String {
        self.person.map_or_else(String::new, |person| person.country.clone())
    }

    fn card(&self) -> String {
        self.person.and_then(card_ending).unwrap_or_default()
    }
}

fn rows(desk: &Desk<'_>, everybody: &[Listed<'_>]) -> Vec<Row> {
    let mut rows = Vec::with_capacity(everybody.len() + 30);
    let mut under = None;
    let receipts = OnceCell::new();
    for namesakes in everybody.chunk_by(|one, next| one.key == next.key) {
        let letter = namesakes.first().and_then(|first| heading_letter(&first.key.1));
        if everybody.len() > AT_A_GLANCE && under != Some(letter) {
            rows.push(Row::Band(letter.map_or_else(|| OTHERS.to_owned(), String::from)));
            under = Some(letter);
        }
        let apart = apart(desk, namesakes, &receipts);
        rows.extend(namesakes.iter().zip(&apart).map(|(listed, apart)| row(desk, listed, apart)));
    }
    rows
}

/// What tells namesakes apart, for each of them, of what stands on their seat cards and may be public:
/// the country where they have not all the same; where that is not enough, the end of the number of the
/// player's card, then the number of the receipt; of those who were sold together that of the entry.
fn apart<'a>(
    desk: &Desk<'a>,
    namesakes: &[Listed<'_>],
    receipts: &OnceCell<Receipts<'a>>,
) -> Vec<Vec<String>> {
    let mut said: Vec<Vec<String>> = vec![Vec::new(); namesakes.len()];
    if namesakes.len() < 2 {
        return said;
    }
    let receipt = |listed: &Listed<'_>| {
        let receipts = receipts.get_or_init(|| Receipts::of(desk.records, desk.ledger));
        let number = receipts.get(listed.id).map(|receipt| format!("{:04}", receipt.number));
        let say =
            |number: String| desk.language.say("sheets-receipt", &[("number", number.into())]);
        number.map(say).unwrap_or_default()
    };
    let entry = |listed: &Listed<'_>| words::entry_no(desk.language, listed.id);
    let tell: [&dyn Fn(&Listed<'_>) -> String; 4] =
        [&|listed| listed.country(), &|listed| listed.card(), &receipt, &entry];
    for tell in tell {
        let mut alike: BTreeMap<Vec<String>, Vec<usize>> = BTreeMap::new();
        for (number, said) in said.iter().enumerate() {
            alike.entry(said.clone()).or_default().push(number);
        }
        for group in alike.into_values().filter(|group| group.len() > 1) {
            let told: Vec<String> = group.iter().map(|at| tell(&namesakes[*at])).collect();
            // What is the same for all of them tells nobody apart.
            if told.windows(2).any(|pair| pair[0] != pair[1]) {
                for (at, told) in group.into_iter().zip(told) {
                    said[at].push(told);
                }
            }
        }
    }
    said
}

fn row(desk: &Desk<'_>, listed: &Listed<'_>, apart: &[String]) -> Row {
    let name = words::full_name(desk.language, desk.t, listed.id);
    let figure = |figure: Option<String>| figure.unwrap_or_else(|| "–".to_owned());
    let told = std::iter::once(name.as_str()).chain(apart.iter().map(String::as_str));
    Row::Cells(vec![
        told.filter(|told| !told.is_empty()).collect::<Vec<_>>().join(" · "),
        figure(listed.seat.map(|seat| seat.table.to_string())),
        figure(listed.seat.map(|seat| seat.seat.to_string())),
    ])
}
