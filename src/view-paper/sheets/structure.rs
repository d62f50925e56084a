//! The sheet of a structure without an event.

use bottone_base::time::Span;
use bottone_i18n::Language;
use bottone_rules::levels::{Row, Structure};
use bottone_tournament::history::RowStart;
use bottone_view::sheet::{Job, Sheet, SheetPart};
use bottone_vocabulary::words;

use super::times;

/// Makes the list of levels, with the time of each after the start of the day.
pub fn structure_sheet(language: Language, structure: &Structure) -> Job {
    let length = words::hours(language, structure.minutes());
    let detail = format!("{} · {length}", language.word("sheets-structure"));
    let notes = [language.word("sheets-times-of-day"), times::chips(language, structure)];
    let notes: Vec<String> = notes.into_iter().filter(|note| !note.is_empty()).collect();
    let mut parts = vec![
        SheetPart::Note(times::summary(language, structure)),
        SheetPart::Table(times::table(language, structure, &starts(structure))),
        SheetPart::Note(notes.join(" ")),
    ];
    let notes = structure.notes.iter().chain([&structure.source]);
    let notes = notes.map(|note| language.note(note).to_owned()).filter(|note| !note.is_empty());
    parts.extend(notes.map(SheetPart::Note));
    let (title, foot) = (structure.name.clone(), structure.name.clone());
    Job::Sheets(vec![Sheet { title, detail, parts, foot, ..Sheet::default() }])
}

/// Returns the start of each row, counted from the start of its day.
fn starts(structure: &Structure) -> Vec<RowStart> {
    let mut minutes = 0;
    let begins = |row: &Row| {
        let start = RowStart::After(Span::from_minutes(minutes));
        minutes = if matches!(row, Row::EndOfDay) { 0 } else { minutes + i64::from(row.minutes()) };
        start
    };
    structure.rows.iter().map(begins).collect()
}
