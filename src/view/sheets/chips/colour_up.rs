//! The chips that come off: the plan, and table by table what to bring and what came of it.

use super::{
    Desk, sheet, signatures,
    starts::{Start, starts},
    times,
};
use crate::{
    rules::{chips::Chips, levels::Row as Line, seat::TableNo},
    tournament::{
        Event,
        counts::{ColouredUp, CountEvent},
        history::Deed,
        papers::SheetKind,
        tables::Table as Seated,
    },
    view::{
        chips::colour_up::{Bring, Leaving, Plan, Tables, change, in_play},
        sheet::{Column, Job, Part, Row, Table},
        words,
    },
};

/// The plan of the night, and the race of the value that leaves next.
pub(in crate::view::sheets) fn color_up(desk: &Desk<'_>) -> Job {
    let Desk { language, t, at, .. } = *desk;
    let plan = Plan::of(language, t, at);
    let Some(next) = plan.next() else { return Job::Sheets(Vec::new()) };
    let mut parts = vec![Part::Table(of_plan(desk, &plan)), Part::Note(in_play(language, t))];
    if let Some(new) = next.new {
        let race = race(desk, (next.old, new));
        if !race.rows.is_empty() {
            parts.push(Part::Heading(next.name.clone()));
            parts.push(Part::Table(race));
            parts.push(signatures(language, &["sheets-floor", "sheets-cage", "sheets-time"]));
        }
    }
    Job::Sheets(vec![sheet(desk, SheetKind::ColorUp, parts)])
}

fn of_plan(desk: &Desk<'_>, plan: &Plan) -> Table {
    let language = desk.language;
    let words = |name: &str| Column::words(language.word(name));
    let starts = starts(desk);
    let row = |leaving: &Leaving| {
        let state = if leaving.sum.is_empty() {
            leaving.bring.clone()
        } else {
            format!("{} · {}", leaving.state, leaving.sum)
        };
        Row::Cells(vec![leaving.name.clone(), when(desk, leaving, &starts), state])
    };
    Table {
        columns: vec![words("sheets-chips-head"), words("sheets-when"), words("sheets-bring")],
        rows: plan.leaving.iter().map(row).collect(),
    }
}

/// "After level 6 · 20:40": the time as it was, when it is over.
fn when(desk: &Desk<'_>, leaving: &Leaving, starts: &[Start]) -> String {
    let language = desk.language;
    let structure = desk.t.clock().structure();
    let leaves = |row: &Line| matches!(row, Line::ColourUp(chips) if chips.contains(&leaving.old));
    let Some(row) = structure.rows.iter().position(leaves) else {
        return language.word("colour-up-not-planned");
    };
    let level = structure.level_number(row);
    let after = language.say("colour-up-after", &[("level", level.into())]);
    // The chips come off when the level is over, wherever in the break the structure says so.
    let pause = structure.rows.iter().take(row).rev().take_while(|row| row.level().is_none());
    match starts.get(row.saturating_sub(pause.count())) {
        None | Some(Start::Never) => after,
        Some(start) => format!("{after} · {}", times::time(*start)),
    }
}

/// What to bring to each table, and what came of it: written in by the program where the race is on
/// record, else by whoever runs it.
fn race(desk: &Desk<'_>, (old, new): (Chips, Chips)) -> Table {
    let Desk { language, t, .. } = *desk;
    let figures =
        |name: &str| Column::figures(language.say(name, &[("value", language.chips(new).into())]));
    let blank = |name: &str, value: Chips| {
        Column::blank(language.say(name, &[("value", language.chips(value).into())]))
    };
    let columns = vec![
        Column::words(language.word("sheets-table")),
        figures("sheets-bring-about"),
        figures("sheets-bring-most"),
        blank("sheets-taken", old),
        blank("sheets-given", new),
    ];
    let races = races(desk, old);
    let row = |(number, raced): (TableNo, bool)| {
        let table = words::table(language, number);
        let done = races.iter().rev().find(|race| raced && race.table == number).copied();
        let [about, most, out, into] = match (done, t.tables().table(number)) {
            (Some(race), _) => {
                let (out, into) = (race.out(), race.into());
                let both = format!("{} ({})", language.chips(into), change(language, out, into));
                ["–".into(), "–".into(), language.chips(out), both]
            }
            (None, Some(_)) if raced => ["–".into(), "–".into(), "–".into(), "–".into()],
            (None, Some(seated)) => bring(desk, seated, (old, new)),
            (None, None) => [const { String::new() }; 4],
        };
        Row::Cells(vec![table, about, most, out, into])
    };
    Table { columns, rows: Tables::of(t, old).all.into_iter().map(row).collect() }
}

fn bring(desk: &Desk<'_>, seated: &Seated, (old, new): (Chips, Chips)) -> [String; 4] {
    let language = desk.language;
    let bring = Bring::to(language, desk.t, seated, (old, new));
    [language.number(bring.expected), language.number(bring.most), String::new(), String::new()]
}

/// The races of a value that stand, the oldest first.
fn races<'a>(desk: &Desk<'a>, old: Chips) -> Vec<&'a ColouredUp> {
    let standing = (0..).zip(desk.records).filter(|(number, _)| desk.ledger.stands(*number));
    let events = standing.filter_map(|(_, record)| match &record.deed {
        Deed::Done { events, .. } => Some(events),
        _ => None,
    });
    let race = |event: &'a Event| match event {
        Event::Counts(CountEvent::ColouredUp(race)) if race.old == old => Some(race),
        _ => None,
    };
    events.flatten().filter_map(race).collect()
}
