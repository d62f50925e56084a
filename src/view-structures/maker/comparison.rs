//! A comparison of two structures.

use bottone_base::{chips::Chips, time::TimeOfDay};
use bottone_i18n::Language;
use bottone_rules::{
    chip_set::{ChipDemand, ChipSet, Style, starting_stack},
    colour_up::Leftover,
    ending::{plain_end, stake},
    levels::{Row, Structure},
};

use bottone_view::level_minutes::common_minutes;

use super::words;

/// A line of the comparison: the subject, and the value for each structure.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ComparisonLine {
    /// The subject.
    pub caption: String,
    /// The values of the first and the second structure.
    pub each: [String; 2],
}

/// Compares two structures line by line, for this many entries and a start at `start`.
pub fn compare(
    language: Language,
    both: [&Structure; 2],
    entries: u32,
    start: TimeOfDay,
) -> Vec<ComparisonLine> {
    let line =
        |name: &str, each: [String; 2]| ComparisonLine { caption: language.word(name), each };
    let mut lines = vec![
        line("maker-beside-levels", both.map(|structure| levels(language, structure))),
        line("maker-beside-stack", both.map(|structure| language.chips(structure.starting_stack))),
        line("maker-beside-deep", both.map(|structure| depth(language, structure))),
    ];
    let pauses = both.map(pauses);
    for number in 0..pauses[0].len().max(pauses[1].len()) {
        let at = [0, 1].map(|which| {
            let pause = pauses[which].get(number);
            pause.map_or_else(String::new, |(minute, big)| {
                let gaps = [
                    ("time", start.later(*minute).to_string().into()),
                    ("stack", in_big_blinds(both[which].starting_stack, *big).into()),
                ];
                language.say("maker-beside-at", &gaps)
            })
        });
        let caption = language.say("maker-beside-break", &[("number", (number + 1).into())]);
        lines.push(ComparisonLine { caption, each: at });
    }
    let end = |structure: &Structure| {
        let end = plain_end(structure, entries);
        let times = words::ends(start, (end.low, end.high));
        let gaps = [("time", start.later(end.middle).to_string().into()), ("times", times.into())];
        language.say("maker-beside-ends", &gaps)
    };
    lines.push(line("maker-beside-end", both.map(end)));
    lines.push(line(
        "maker-beside-chips",
        both.map(|structure| chips_text(language, structure, entries)),
    ));
    lines
}

/// Formats the levels: "19 of 15 minutes", or only the number if their lengths differ.
fn levels(language: Language, structure: &Structure) -> String {
    let count = structure.levels().count();
    match common_minutes(&structure.rows) {
        Some(minutes) => language.say(
            "maker-beside-of-minutes",
            &[("count", count.into()), ("minutes", minutes.into())],
        ),
        None => count.to_string(),
    }
}

fn depth(language: Language, structure: &Structure) -> String {
    let first = structure.levels().next().map_or(Chips::ZERO, |(.., level)| stake(level));
    let count = structure.starting_stack.get().checked_div(first.get()).unwrap_or(0);
    language.say("maker-big-blinds", &[("count", count.into())])
}

/// Returns each break: the minute when it begins, and the big blind before it.
fn pauses(structure: &Structure) -> Vec<(u32, Chips)> {
    let (mut clock, mut big, mut found) = (0, Chips::ZERO, Vec::new());
    for row in &structure.rows {
        match row {
            Row::Level(level) => big = stake(level),
            Row::Break(_) => found.push((clock, big)),
            _ => {}
        }
        clock += u32::from(row.minutes());
    }
    found
}

/// Formats a starting stack in big blinds, with tenths if it is small.
fn in_big_blinds(stack: Chips, big: Chips) -> String {
    stack.get().checked_div(big.get()).unwrap_or(0).to_string()
}

/// Formats the chips to bring: the number of each value.
fn chips_text(language: Language, structure: &Structure, entries: u32) -> String {
    let values: Vec<Chips> = structure.chips.iter().map(|chip| chip.value).collect();
    let stack = starting_stack(&values, structure.starting_stack, Style::Ample);
    let Some(stack) = stack else { return String::new() };
    let (bought, leftover) = (&[], Leftover::HalfUp);
    let room = ChipDemand { structure, stack: &stack, bought, seats: 9, leftover, reserve: 0 };
    let needs = room.needs(&ChipSet::default(), entries);
    let need = |need: &bottone_rules::chip_set::Need| {
        let count = language.number(need.total());
        let gaps = [("count", count.into()), ("value", language.chips(need.value).into())];
        language.say("maker-pile", &gaps)
    };
    needs.iter().map(need).collect::<Vec<_>>().join(", ")
}
