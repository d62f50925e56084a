//! The colour-up on paper: the plan, and for each table the chips to bring and the result.

use bottone_base::chips::Chips;
use bottone_rules::levels::Row as Line;
use bottone_tournament::{
    Event,
    counts::{CountEvent, TableColourUp},
    history::RowStart,
    papers::SheetKind,
};
use bottone_view::{
    chips::colour_up::{ColourUpPlan, LeavingValue, RaceTables, TableChips, change, play_total},
    sheet::{Column, Job, SheetPart, SheetTable, TableRow},
};
use bottone_vocabulary::words;

use super::{SheetSource, sheet, signatures, times};

/// Makes the plan of the event, and the race of the next value to leave.
pub(in crate::sheets) fn color_up(desk: &SheetSource<'_>) -> Job {
    let SheetSource { language, t, at, .. } = *desk;
    let mut plan = ColourUpPlan::of(language, t, at);
    let Some(next) = plan.next().cloned() else { return Job::Sheets(Vec::new()) };
    let race = next.new.map(|new| RaceSheet::of(desk, next.old, new));
    // More is brought to the tables than the room needs, as each gets whole chips.
    if let Some((race, new)) = race.as_ref().zip(next.new).filter(|(race, _)| race.about > 0) {
        let gaps = [("count", race.about.into()), ("new", language.chips(new).into())];
        if let Some(here) = plan.leaving.iter_mut().find(|leaving| leaving.old == next.old) {
            here.bring = language.say("colour-up-bring-room", &gaps);
        }
    }
    let mut parts =
        vec![SheetPart::Table(of_plan(desk, &plan)), SheetPart::Note(play_total(language, t))];
    if let Some(race) = race.filter(|race| !race.table.rows.is_empty()) {
        parts.push(SheetPart::Heading(next.name));
        parts.push(SheetPart::Table(race.table));
        parts.push(signatures(language, &["sheets-floor", "sheets-cage", "sheets-time"]));
    }
    Job::Sheets(vec![sheet(desk, SheetKind::ColorUp, parts)])
}

fn of_plan(desk: &SheetSource<'_>, plan: &ColourUpPlan) -> SheetTable {
    let language = desk.language;
    let words = |name: &str| Column::words(language.word(name));
    let starts = desk.starts();
    let row = |leaving: &LeavingValue| {
        let said = [
            Some(&leaving.state).filter(|_| !leaving.sum.is_empty()),
            Some(&leaving.sum),
            Some(&leaving.bring).filter(|_| !leaving.done),
        ];
        let said = said.into_iter().flatten().filter(|said| !said.is_empty());
        let state = said.map(String::as_str).collect::<Vec<_>>().join(" · ");
        TableRow::Cells(vec![leaving.name.clone(), due_time(desk, leaving, &starts), state])
    };
    SheetTable {
        columns: vec![words("sheets-chips-head"), words("sheets-when"), words("sheets-bring")],
        rows: plan.leaving.iter().map(row).collect(),
    }
}

/// Returns "After level 6 · 20:40", with the actual time once it is over.
fn due_time(desk: &SheetSource<'_>, leaving: &LeavingValue, starts: &[RowStart]) -> String {
    let language = desk.language;
    let structure = desk.t.clock().structure();
    let leaves = |row: &Line| matches!(row, Line::ColourUp(chips) if chips.contains(&leaving.old));
    let Some(row) = structure.rows.iter().position(leaves) else {
        return language.word("colour-up-not-planned");
    };
    let level = structure.level_number(row);
    let after = language.say("colour-up-after", &[("level", level.into())]);
    // The chips come off at the end of the level, wherever in the break the structure has the row.
    let pause = structure.rows.iter().take(row).rev().take_while(|row| row.level().is_none());
    match starts.get(row.saturating_sub(pause.count())) {
        None | Some(RowStart::Never) => after,
        Some(start) => format!("{after} · {}", times::time(*start)),
    }
}

/// The chips to bring to each table, and the result. It is filled in if the race is recorded, else
/// by hand at the table. The sum is that of the plan.
struct RaceSheet {
    table: SheetTable,
    /// The number of new chips brought to all tables that have not raced.
    about: u64,
}

impl RaceSheet {
    fn of(desk: &SheetSource<'_>, old: Chips, new: Chips) -> Self {
        let SheetSource { language, t, .. } = *desk;
        let races = races(desk, old);
        let mut about = 0;
        let (mut out, mut into) = (Chips::ZERO, Chips::ZERO);
        let mut rows = Vec::new();
        for (number, raced) in RaceTables::of(t, old).all {
            let done = races.iter().rev().find(|race| raced && race.table == number).copied();
            let cells = match (done, t.tables().table(number)) {
                (Some(race), _) => {
                    (out, into) = (out.plus(race.out()), into.plus(race.into()));
                    [
                        "–".into(),
                        "–".into(),
                        taken_text(desk, race.out()),
                        given_text(desk, race.out(), race.into()),
                    ]
                }
                (None, Some(_)) if raced => ["–".into(), "–".into(), "–".into(), "–".into()],
                (None, Some(seated)) => {
                    let bring = TableChips::for_table(language, t, seated, (old, new));
                    about += bring.expected;
                    let [about, most] = [bring.expected, bring.most].map(|n| language.number(n));
                    [about, most, String::new(), String::new()]
                }
                (None, None) => [const { String::new() }; 4],
            };
            rows.push(TableRow::Cells(
                [words::table(language, number)].into_iter().chain(cells).collect(),
            ));
        }
        if rows.is_empty() {
            return Self { table: SheetTable::default(), about };
        }
        let gone = t.counts().races().of(old);
        let whole = gone.map_or((Chips::ZERO, Chips::ZERO), |gone| (gone.out, gone.into));
        // Tables broken since then have raced too.
        if let Some(gone) = gone.filter(|_| whole != (out, into)) {
            let (out, into) = (gone.out.minus(out), gone.into.minus(into));
            let name = language.word("sheets-raced-elsewhere");
            let cells =
                [name, "–".into(), "–".into(), taken_text(desk, out), given_text(desk, out, into)];
            rows.push(TableRow::Cells(cells.to_vec()));
        }
        let sum = if about == 0 { "–".to_owned() } else { language.number(about) };
        let [taken, given] = match gone {
            Some(gone) => [taken_text(desk, gone.out), given_text(desk, gone.out, gone.into)],
            None => [const { String::new() }; 2],
        };
        let name = language.word("sheets-all-tables");
        // The tables cannot all need their maximum, as an old chip is at one table only.
        rows.push(TableRow::Total(vec![name, sum, String::new(), taken, given]));
        Self { table: SheetTable { columns: columns(desk, old, new), rows }, about }
    }
}

fn columns(desk: &SheetSource<'_>, old: Chips, new: Chips) -> Vec<Column> {
    let language = desk.language;
    let head =
        |name: &str, value: Chips| language.say(name, &[("value", language.chips(value).into())]);
    vec![
        Column::words(language.word("sheets-table")),
        Column::figures(head("sheets-bring-about", new)),
        Column::figures(head("sheets-bring-most", new)),
        Column::blank(head("sheets-taken", old)),
        Column::blank(head("sheets-given", new)),
    ]
}

fn taken_text(desk: &SheetSource<'_>, out: Chips) -> String {
    desk.language.chips(out)
}

/// Returns "12,600 (+100)": the amount given, and the difference from the amount taken.
fn given_text(desk: &SheetSource<'_>, out: Chips, into: Chips) -> String {
    format!("{} ({})", desk.language.chips(into), change(desk.language, out, into))
}

/// Returns the valid races of a value, the oldest first.
fn races<'a>(desk: &SheetSource<'a>, old: Chips) -> Vec<&'a TableColourUp> {
    let events = desk.standing().flat_map(|line| line.events);
    let race = |event: &'a Event| match event {
        Event::Counts(CountEvent::ColouredUp(race)) if race.old == old => Some(race),
        _ => None,
    };
    events.filter_map(race).collect()
}
