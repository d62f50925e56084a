//! The floor's tasks about values to be coloured up.

use bottone_base::{
    chips::Chips,
    time::{Span, Timestamp},
};
use bottone_i18n::{Gap, Language};
use bottone_tournament::{
    Command, Tournament,
    counts::{CountCommand, Overdue},
};
use bottone_vocabulary::words;

use super::plan::occupied_tables;
use crate::{
    Tone,
    todo::{Task, TaskAct},
};

/// The time before a break at which the larger chips must be ready.
const NEAR: Span = Span::from_minutes(20);

/// Returns tasks for chips that are overdue, that come off now, or that come off in a break soon.
pub(crate) fn tasks(language: Language, t: &Tournament, at: Timestamp) -> Vec<Task> {
    let late = t.colour_ups_overdue(at);
    let mut tasks: Vec<Task> = late.iter().map(|late| overdue(language, t, late)).collect();
    let now = t.colour_ups_now(at);
    if !now.is_empty() {
        let why = language.word("todo-colour-up-now-why");
        tasks.push(leaving(language, "todo-colour-up-now", why, &now, Tone::Gold));
        return tasks;
    }
    let structure = t.clock().structure();
    let near = |row: &usize| t.clock().time_until(*row, at).is_some_and(|span| span <= NEAR);
    if let Some(pause) = structure.next_break(t.clock().read(at).row).filter(near) {
        let soon = structure.colour_ups_around(pause);
        if !soon.is_empty() {
            let name = language.say("todo-colour-up-soon", &[chips(language, &soon)]);
            let why = language.word("todo-colour-up-soon-why");
            let task = Task::new(Tone::Dim, name, why);
            tasks.push(plan(language, task, &soon));
        }
    }
    tasks
}

/// Returns the task for an overdue value: "Should have left after level 6, 26 min of play ago. 3 of
/// 20 tables have raced."
fn overdue(language: Language, t: &Tournament, late: &Overdue) -> Task {
    let minutes = u64::try_from(late.late.millis().max(0) / 60_000).unwrap_or(0);
    let raced = |chip: &Chips| {
        occupied_tables(t).filter(|(_, table)| t.has_coloured_up(table, *chip)).count()
    };
    let begun = late.chips.iter().filter(|chip| t.counts().races().of(**chip).is_some());
    let raced = begun.map(raced).min().unwrap_or(0);
    let gaps = [
        ("level", late.after_level.into()),
        ("late", words::hours(language, minutes).into()),
        ("minutes", minutes.into()),
        ("raced", raced.into()),
        ("tables", occupied_tables(t).count().into()),
    ];
    let why = language.say("todo-colour-up-late-why", &gaps);
    leaving(language, "todo-colour-up-late", why, &late.chips, Tone::Waits)
}

/// Builds a task about leaving values, with steps to the plan and to postpone them.
fn leaving(language: Language, name: &str, why: String, values: &[Chips], tone: Tone) -> Task {
    let task = Task::new(tone, language.say(name, &[chips(language, values)]), why);
    let off = Command::Counts(CountCommand::PutOff { chips: values.to_vec() });
    plan(language, task, values)
        .with_step(language.word("todo-colour-up-postpone"), TaskAct::Submit(off))
}

fn plan(language: Language, task: Task, values: &[Chips]) -> Task {
    match values.first() {
        Some(old) => {
            task.with_step(language.word("todo-colour-up-schedule"), TaskAct::ColourUp(*old))
        }
        None => task,
    }
}

fn chips(language: Language, values: &[Chips]) -> Gap<'static> {
    ("chips", words::denominations(language, values).into())
}
