//! The parts that all sheets share: the title, the line below it, the foot, the mark of a copy.

use bottone_base::{seat::TableNo, witness::Witness};
use bottone_source::sheet_source::SheetSource;
use bottone_tournament::{history::EarlierPaper, papers::SheetKind};
use bottone_view::{
    money::payments::event_name,
    sheet::{Code, Sheet, SheetPart},
    sheet_names::name,
};
use bottone_vocabulary::words;

/// Makes a sheet of the whole event: its name, the kind of sheet and time, and the foot.
pub(super) fn sheet(desk: &SheetSource<'_>, kind: SheetKind, parts: Vec<SheetPart>) -> Sheet {
    let detail = format!("{} · {}", name(desk.language, kind), printed_at(desk));
    Sheet { title: event_name(desk.t), detail, parts, ..Sheet::default() }
}

/// Makes a sheet of one table: the table in the largest type, and below it the event and time.
pub(super) fn table_sheet(
    desk: &SheetSource<'_>,
    kind: SheetKind,
    table: TableNo,
    parts: Vec<SheetPart>,
) -> Sheet {
    let title = words::table(desk.language, table);
    let detail =
        format!("{} · {} · {}", event_name(desk.t), name(desk.language, kind), printed_at(desk));
    Sheet { title, detail, parts, ..Sheet::default() }
}

/// Returns the foot of every page, which shows which of two papers is later: "21:06 · record 412 ·
/// Levels · Autumn Main Event · Day 1B · Lakeside Card Club". The record is the last one contained in the paper. If
/// there is no room for all of it, the event's name is shortened.
pub(super) fn foot(desk: &SheetSource<'_>, kind: SheetKind) -> String {
    let parts = [
        words::time_of_day(desk.at),
        record(desk),
        sealed(desk),
        name(desk.language, kind),
        event_name(desk.t),
        desk.club.trim().to_owned(),
    ];
    parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" · ")
}

/// Returns "record 412": the last record contained in the paper.
fn record(desk: &SheetSource<'_>) -> String {
    let last = desk.records.len().saturating_sub(1);
    desk.language.say("sheets-record", &[("number", last.to_string().into())])
}

/// Returns "seal 414-7KQM-2F9P-XD03-H6TA": the state of the event's file, which makes the paper's
/// content undeniable.
fn sealed(desk: &SheetSource<'_>) -> String {
    let said =
        |code: Witness| desk.language.say("sheets-seal", &[("code", code.to_string().into())]);
    desk.witness.map(said).unwrap_or_default()
}

/// Returns the seal as a code for a phone.
pub(super) fn seal(desk: &SheetSource<'_>) -> Option<Code> {
    let code = desk.witness?.to_string();
    let purpose = desk.language.word("witness-purpose");
    Some(Code { content: code, words: vec![sealed(desk)], purpose })
}

/// Returns "Autumn Main Event · Day 1B · Sat 21 Nov 2026", for slips that are kept.
pub(super) fn dated_title(desk: &SheetSource<'_>) -> String {
    let parts = [event_name(desk.t), words::date(desk.language, desk.at), sealed(desk)];
    parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" · ")
}

/// Returns "Sat 21 Nov 2026, 21:06".
pub(super) fn printed_at(desk: &SheetSource<'_>) -> String {
    format!("{}, {}", words::date(desk.language, desk.at), words::time_of_day(desk.at))
}

/// Returns "Copy", "Replaces the one of 21:06"; empty for the first print.
pub(crate) fn mark_of(desk: &SheetSource<'_>, earlier: EarlierPaper) -> String {
    match earlier {
        EarlierPaper::None => String::new(),
        EarlierPaper::Same => desk.language.word("sheets-copy"),
        EarlierPaper::Other(at) => {
            let at = words::instant(desk.language, at, desk.at);
            desk.language.say("printing-replaces", &[("at", at.into())])
        }
    }
}

/// Joins two warnings that must be seen: "Provisional · Copy".
pub(crate) fn marks(marks: [&str; 2]) -> String {
    let said = marks.into_iter().filter(|mark| !mark.is_empty());
    said.collect::<Vec<_>>().join(" · ")
}
