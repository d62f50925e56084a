//! What is the same on every sheet: the title, the line under it, the foot, the mark of a copy.

use super::{Desk, name};
use crate::{
    rules::{seat::TableNo, witness::Witness},
    tournament::{history::Earlier, papers::SheetKind},
    view::{
        money::payments::event_name,
        sheet::{Code, Part, Sheet},
        words,
    },
};

/// A sheet of the whole event: its name, what the sheet is and of when, and the foot.
pub(super) fn sheet(desk: &Desk<'_>, kind: SheetKind, parts: Vec<Part>) -> Sheet {
    let detail = format!("{} · {}", name(desk.language, kind), when(desk));
    Sheet { title: event_name(desk.t), detail, parts, ..Sheet::default() }
}

/// A sheet of one table: the table, the largest words on it; under them of which event and when.
pub(super) fn of_table(
    desk: &Desk<'_>,
    kind: SheetKind,
    table: TableNo,
    parts: Vec<Part>,
) -> Sheet {
    let title = words::table(desk.language, table);
    let detail = format!("{} · {} · {}", event_name(desk.t), name(desk.language, kind), when(desk));
    Sheet { title, detail, parts, ..Sheet::default() }
}

/// The foot of every page, by which the later one of two papers is known: "21:06 · record 412 · Levels · Autumn Main Event · Day 1B". The record is the last one of the file
/// that the paper knows of; where there is no room for all of it, the event's name gives way.
pub(super) fn foot(desk: &Desk<'_>, kind: SheetKind) -> String {
    let parts = [
        words::time_of_day(desk.at),
        record(desk),
        sealed(desk),
        name(desk.language, kind),
        event_name(desk.t),
    ];
    parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" · ")
}

/// "record 412": the last one that the paper knows of.
fn record(desk: &Desk<'_>) -> String {
    let last = desk.records.len().saturating_sub(1);
    desk.language.say("sheets-record", &[("number", last.to_string().into())])
}

/// "seal 414-7KQM-2F9P-XD03-H6TA": how far the event's file had come, by which nobody can take back what the paper says.
fn sealed(desk: &Desk<'_>) -> String {
    let said =
        |code: Witness| desk.language.say("sheets-seal", &[("code", code.to_string().into())]);
    desk.witness.map(said).unwrap_or_default()
}

/// The same for a telephone to read.
pub(super) fn seal(desk: &Desk<'_>) -> Option<Code> {
    let code = desk.witness?.to_string();
    let purpose = desk.language.word("witness-purpose");
    Some(Code { content: code, words: vec![sealed(desk)], purpose })
}

/// "Autumn Main Event · Day 1B · Sat 21 Nov 2026": of which event and day a slip is that is kept.
pub(super) fn dated(desk: &Desk<'_>) -> String {
    let parts = [event_name(desk.t), words::date(desk.language, desk.at), sealed(desk)];
    parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" · ")
}

/// "Sat 21 Nov 2026, 21:06".
pub(super) fn when(desk: &Desk<'_>) -> String {
    format!("{}, {}", words::date(desk.language, desk.at), words::time_of_day(desk.at))
}

/// "Copy", "Replaces the one of 21:06"; nothing for the first.
pub(in crate::view) fn mark_of(desk: &Desk<'_>, earlier: Earlier) -> String {
    match earlier {
        Earlier::None => String::new(),
        Earlier::Same => desk.language.word("sheets-copy"),
        Earlier::Other(at) => {
            let at = words::instant(desk.language, at, desk.at);
            desk.language.say("printing-replaces", &[("at", at.into())])
        }
    }
}

/// What must not be overlooked, beside what else must not: "Provisional · Copy".
pub(in crate::view) fn marks(marks: [&str; 2]) -> String {
    let said = marks.into_iter().filter(|mark| !mark.is_empty());
    said.collect::<Vec<_>>().join(" · ")
}
