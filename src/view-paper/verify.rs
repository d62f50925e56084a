//! The check of a sheet: what the event said when it was made, and what it says now.

use bottone_base::time::Timestamp;
use bottone_source::sheet_source::{SheetSource, codes};
use bottone_tournament::{
    Tournament,
    history::{Ledger, fold},
    papers::{Scope, SheetKind},
};
use bottone_view::{
    sheet::{Job, Sheet, SheetPart, Slip, TableRow},
    sheet_names,
};

use super::sheets::{self, fingerprint};

/// The sheets that are checked if none was recorded: those that are signed for all.
const SIGNED: [SheetKind; 2] = [SheetKind::Deal, SheetKind::Payouts];

/// An event after a given number of records, with what was known at that time.
pub struct VerifiedState {
    t: Tournament,
    ledger: Ledger,
    records: usize,
    at: Timestamp,
}

/// Rebuilds the event of this desk after its first `records` records.
pub fn state_after(now: &SheetSource<'_>, records: usize) -> VerifiedState {
    let known = now.records.get(..records).unwrap_or(now.records);
    let ledger = Ledger::of(known);
    let at = known.last().map_or(now.beginning.at, |record| record.recorded);
    VerifiedState { t: fold(now.beginning, known, &ledger), ledger, records: known.len(), at }
}

impl VerifiedState {
    /// Returns the desk from which sheets of that time were made.
    pub fn desk<'a>(&'a self, now: &SheetSource<'a>) -> SheetSource<'a> {
        let records = now.records.get(..self.records).unwrap_or_default();
        SheetSource {
            t: &self.t,
            ledger: &self.ledger,
            records,
            at: self.at,
            witness: None,
            ..*now
        }
    }
}

/// A sheet as it was, and as it is now if it differs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding {
    /// "Payout slips".
    pub title: String,
    /// The old content, line by line.
    pub old_lines: Vec<String>,
    /// The new content, with only the lines that differ.
    pub new_lines: Option<Vec<String>>,
}

/// Compares the sheets made from the state `then` with the present ones.
pub fn compare(now: &SheetSource<'_>, then: &SheetSource<'_>) -> Vec<Finding> {
    // The head line counts as the first.
    let line = then.records.len() as u64 + 1;
    let mut sheets: Vec<(SheetKind, Scope)> = codes(now.records)
        .filter(|(_, printed)| printed.line == Some(line))
        .map(|(_, printed)| (printed.sheet, printed.scope.clone()))
        .collect();
    if sheets.is_empty() {
        let made = SIGNED.into_iter().filter(|kind| !sheets::is_empty(then, *kind));
        sheets.extend(made.map(|kind| (kind, Scope::All)));
    }
    sheets.into_iter().map(|(kind, scope)| finding(now, then, kind, &scope)).collect()
}

fn finding(
    now: &SheetSource<'_>,
    then: &SheetSource<'_>,
    kind: SheetKind,
    scope: &Scope,
) -> Finding {
    let old_lines = lines(&sheets::job(then, kind, scope));
    let same = fingerprint(then, kind, scope) == fingerprint(now, kind, scope);
    // The seal changes with each act and is not part of a sheet's content.
    let now = &SheetSource { witness: None, ..*now };
    let lines_now = (!same).then(|| lines(&sheets::job(now, kind, scope)));
    let new_lines =
        lines_now.map(|lines| lines.into_iter().filter(|line| !old_lines.contains(line)).collect());
    Finding { title: sheet_names::name(now.language, kind), old_lines, new_lines }
}

/// Returns the text of a paper line by line, without what depends on the time of printing.
fn lines(job: &Job) -> Vec<String> {
    match job {
        Job::Sheets(sheets) => sheets.iter().flat_map(sheet_lines).collect(),
        Job::Slips(slips) => slips.iter().map(slip_text).collect(),
        Job::Cards(cards, _) => cards
            .iter()
            .map(|card| {
                let figures = card.figures.iter().map(|of| format!("{} {}", of.caption, of.figure));
                let parts = std::iter::once(card.name.clone()).chain(figures);
                joined(parts.chain(card.lines.iter().cloned()))
            })
            .collect(),
    }
}

fn sheet_lines(sheet: &Sheet) -> Vec<String> {
    let mut lines = vec![sheet.title.clone(), sheet.mark.clone()];
    for part in &sheet.parts {
        match part {
            SheetPart::Heading(text) | SheetPart::Note(text) => lines.push(text.clone()),
            SheetPart::Forecast(_) => {}
            SheetPart::Code(code) | SheetPart::Poster(code) => {
                lines.extend(code.words.iter().cloned());
            }
            SheetPart::Table(table) => lines.extend(table.rows.iter().map(|row| match row {
                TableRow::Cells(cells) | TableRow::Total(cells) => joined(cells.iter().cloned()),
                TableRow::Band(text) | TableRow::Between(text) => text.clone(),
            })),
        }
    }
    lines.retain(|line| !line.is_empty());
    lines
}

fn slip_text(slip: &Slip) -> String {
    let words = [&slip.kind, &slip.name, &slip.detail, &slip.amount, &slip.mark];
    let pairs = slip.figures.iter().chain(&slip.blanks);
    let pairs = pairs.filter(|(_, what)| !what.is_empty());
    joined(words.into_iter().cloned().chain(pairs.map(|(of, what)| format!("{of} {what}"))))
}

fn joined(parts: impl Iterator<Item = String>) -> String {
    parts.filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" · ")
}
