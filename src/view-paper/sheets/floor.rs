//! The floor's record: fairness of the moves, rulings and penalties, the log.

use bottone_base::time::Timestamp;
use bottone_fairness::Fairness;
use bottone_i18n::Language;
use bottone_source::sheet_source::SheetSource;
use bottone_tournament::{
    Event,
    history::Record,
    incidents::{GivenRuling, IncidentEvent, Penalty, ServedPenalty},
    papers::SheetKind,
};
use bottone_view::{
    incidents,
    log::LogBook,
    sheet::{Column, Job, SheetPart, SheetTable, TableRow},
};
use bottone_vocabulary::words;
use chrono::NaiveDate;

use super::frame::sheet;
use crate::fairness::FairnessView;

/// Makes the sheet on the fairness of the moves.
pub(super) fn fairness(desk: &SheetSource<'_>) -> Job {
    let SheetSource { language, t, beginning, records, ledger, .. } = *desk;
    if t.tables().moves() == 0 {
        return Job::Sheets(Vec::new());
    }
    let view = FairnessView::of(language, t, &Fairness::of(beginning, records, ledger));
    Job::Sheets(vec![sheet(desk, SheetKind::Fairness, view.parts(language))])
}

/// Makes the sheet of rulings and penalties.
pub(super) fn rulings(desk: &SheetSource<'_>) -> Job {
    let language = desk.language;
    let (mut ruled, mut penalised) = (Vec::new(), Vec::new());
    let mut served = desk.t.incidents().penalties().iter();
    let (mut ruled_on, mut penalised_on) = (None, None);
    for (record, event) in valid_incidents(desk) {
        match event {
            IncidentEvent::Ruled(given) => {
                ruled.extend(day_band(language, &mut ruled_on, record.at()));
                ruled.push(ruling(desk, record, given));
            }
            IncidentEvent::Penalised { table, .. } => {
                // Served penalties are in the order given.
                let Some(served) = served.next() else { continue };
                let table = table.map_or_else(String::new, |table| table.to_string());
                penalised.extend(day_band(language, &mut penalised_on, record.at()));
                penalised.push(penalty(desk, record, table, served));
            }
            _ => {}
        }
    }
    let mut parts = Vec::new();
    let words =
        |names: &[&str]| names.iter().map(|name| Column::words(language.word(name))).collect();
    if !ruled.is_empty() {
        let columns = words(&[
            "sheets-time",
            "sheets-table",
            "sheets-player",
            "sheets-ruling",
            "sheets-rule",
            "sheets-by",
        ]);
        parts.push(SheetPart::Heading(language.word("sheets-rulings-head")));
        parts.push(SheetPart::Table(SheetTable { columns, rows: ruled }));
    }
    if !penalised.is_empty() {
        let columns = words(&[
            "sheets-time",
            "sheets-table",
            "sheets-player",
            "sheets-penalty",
            "sheets-left",
            "sheets-why",
            "sheets-by",
        ]);
        parts.push(SheetPart::Heading(language.word("sheets-penalties-head")));
        parts.push(SheetPart::Table(SheetTable { columns, rows: penalised }));
        let rule = incidents::penalty_rule(&desk.t.setup().house.rulebook);
        if !rule.is_empty() {
            parts.push(SheetPart::Note(
                language.say("sheets-penalties-by", &[("rule", rule.into())]),
            ));
        }
    }
    let sheet = (!parts.is_empty()).then(|| sheet(desk, SheetKind::Rulings, parts));
    Job::Sheets(sheet.into_iter().collect())
}

/// Returns the valid rulings and penalties, each with its record.
fn valid_incidents<'a>(
    desk: &SheetSource<'a>,
) -> impl Iterator<Item = (&'a Record, &'a IncidentEvent)> {
    desk.standing().flat_map(|line| {
        let record = line.record;
        line.events.iter().filter_map(move |event| match event {
            Event::Incidents(event) => Some((record, event)),
            _ => None,
        })
    })
}

/// Returns a band with the date if another day begins.
fn day_band(language: Language, last: &mut Option<NaiveDate>, at: Timestamp) -> Option<TableRow> {
    let day = words::local_day(at);
    let is_new = last.replace(day) != Some(day);
    is_new.then(|| TableRow::Band(words::date(language, at)))
}

fn ruling(desk: &SheetSource<'_>, record: &Record, given: &GivenRuling) -> TableRow {
    let SheetSource { language, t, .. } = *desk;
    let matter = incidents::matter(language, &given.matter);
    let verdict = incidents::verdict(language, &given.verdict);
    let mut said = vec![format!("{matter}: {verdict}")];
    said.extend((!given.note.is_empty()).then(|| given.note.clone()));
    let rules = incidents::cited(given.rules.iter().cloned());
    let rule = [rules, given.book.clone()];
    let rule: Vec<String> = rule.into_iter().filter(|part| !part.is_empty()).collect();
    TableRow::Cells(vec![
        words::time_of_day(record.at()),
        given.table.map_or_else(String::new, |table| table.to_string()),
        given.player.map_or_else(String::new, |entry| words::full_name(language, t, entry)),
        said.join(" · "),
        rule.join(" · "),
        record.by.clone(),
    ])
}

fn penalty(
    desk: &SheetSource<'_>,
    record: &Record,
    table: String,
    served: &ServedPenalty,
) -> TableRow {
    let SheetSource { language, t, .. } = *desk;
    let left = match (&served.lifted, served.penalty) {
        (Some(reason), _) => language.say("sheets-lifted", &[("reason", reason.as_str().into())]),
        (None, Penalty::Warning | Penalty::Disqualified { .. }) => "–".to_owned(),
        (None, _) if served.left == 0 => match served.over {
            Some(over) => {
                language.say("sheets-served-at", &[("time", words::time_of_day(over).into())])
            }
            None => "–".to_owned(),
        },
        (None, _) => incidents::hands_to_miss(language, served.left),
    };
    TableRow::Cells(vec![
        words::time_of_day(record.at()),
        table,
        words::full_name(language, t, served.entry),
        incidents::penalty(language, served.penalty, served.hands),
        left,
        served.note.clone(),
        record.by.clone(),
    ])
}

/// Makes the log with every act, marking those undone.
pub(super) fn log(desk: &SheetSource<'_>) -> Job {
    let SheetSource { language, t, records, ledger, .. } = *desk;
    if records.is_empty() {
        return Job::Sheets(Vec::new());
    }
    let book = LogBook::new(language).begun(&desk.beginning.setup).updated(records, t);
    let (log, places) = (book.reader(records, t), t.entries().places());
    let mut rows = Vec::with_capacity(records.len());
    let mut day = None;
    for (number, record) in (0..).zip(records) {
        let Some(line) = log.line(number, ledger, &places) else { continue };
        rows.extend(day_band(language, &mut day, record.recorded));
        let what = if line.stands {
            line.what
        } else {
            language.say("sheets-struck", &[("what", line.what.into())])
        };
        let who = match line.station.as_str() {
            "" => line.by,
            station => format!("{} · {station}", line.by),
        };
        rows.push(TableRow::Cells(vec![number.to_string(), line.time, who, what, line.why]));
    }
    let words = |name: &str| Column::words(language.word(name));
    let columns = vec![
        Column::figures(language.word("sheets-number")),
        words("sheets-time"),
        words("sheets-by"),
        words("sheets-what"),
        words("sheets-why"),
    ];
    let parts = vec![SheetPart::Table(SheetTable { columns, rows })];
    Job::Sheets(vec![sheet(desk, SheetKind::Log, parts)])
}
