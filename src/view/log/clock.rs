//! The log's lines about the clock and its structure.

use bottone_base::time::Span;
use bottone_i18n::Language;
use bottone_rules::levels::Row;
use bottone_tournament::{Tournament, clock::ClockEvent};
use bottone_vocabulary::words;

use crate::figures;

/// Describes the event in one line.
pub(super) fn log_line(language: Language, event: &ClockEvent, t: &Tournament) -> String {
    let by = |name: &str, by: Span| {
        let by = if by >= Span::ZERO { by } else { Span::ZERO.minus(by) };
        language.say(name, &[("by", words::countdown(by).into())])
    };
    let row = |name: &str, row: String| language.say(name, &[("row", row.into())]);
    match event {
        ClockEvent::Started => language.word("log-clock-started"),
        ClockEvent::Paused => language.word("log-clock-paused"),
        ClockEvent::WentTo { row: to } => {
            row("log-clock-set", figures::row_phrase(language, t, *to))
        }
        ClockEvent::DayEnded => language.word("log-day-ended"),
        ClockEvent::Adjusted { by: more } if *more >= Span::ZERO => by("log-clock-more", *more),
        ClockEvent::Adjusted { by: less } => by("log-clock-less", *less),
        ClockEvent::RowSet { to, .. } => row("log-row-changed", words::row(language, to)),
        ClockEvent::RowsSet { rows } => several(language, rows),
        ClockEvent::RowInserted { new, .. } => row("log-row-inserted", words::row(language, new)),
        ClockEvent::RowRemoved { row: taken } => row("log-row-removed", row_number(*taken)),
        ClockEvent::RowMoved { row, to } => {
            let gaps = [("row", row_number(*row).into()), ("to", row_number(*to).into())];
            language.say("log-row-moved", &gaps)
        }
        ClockEvent::Replaced { structure } => {
            language.say("log-structure", &[("name", structure.name.as_str().into())])
        }
        ClockEvent::Renamed { name } => {
            language.say("log-structure-renamed", &[("name", name.as_str().into())])
        }
        ClockEvent::StackSet { stack } => {
            language.say("log-structure-stack", &[("stack", language.chips(*stack).into())])
        }
        ClockEvent::Rebased { by: ahead } if *ahead >= Span::ZERO => by("log-rebased-on", *ahead),
        ClockEvent::Rebased { by: behind } => by("log-rebased-back", *behind),
    }
}

/// Describes rows changed in one act: their number, the first and the last. A file may have any
/// number of them.
fn several(language: Language, rows: &[(usize, Row)]) -> String {
    if let [(_, one)] = rows {
        return language.say("log-row-changed", &[("row", words::row(language, one).into())]);
    }
    let row = |row: Option<&(usize, Row)>| {
        row.map(|(_, row)| words::row(language, row)).unwrap_or_default()
    };
    let (first, last) = (row(rows.first()), row(rows.last()));
    let gaps = [("count", rows.len().into()), ("first", first.into()), ("last", last.into())];
    language.say("log-rows-changed", &gaps)
}

/// Returns a row number counted from 1. A file may name any row.
fn row_number(row: usize) -> String {
    row.saturating_add(1).to_string()
}
