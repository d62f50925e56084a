//! A finished structure as it is shown: its rows and remarks.

use bottone_i18n::Language;
use bottone_maker::{GeneratedStructure, STEP, StructureWish, UnmetWish};
use bottone_rules::{
    chip_set::ChipDemand,
    colour_up::Leftover,
    ending::stake,
    levels::{Row, Structure},
};
use bottone_vocabulary::words as said;

use super::{MakerInput, Picture, words};

/// The content shown of a finished structure.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct StructurePlan {
    /// "19 levels · 68 stacks · 1,360,000 chips".
    pub title: String,
    /// The rows as on a sheet: a break and its colour-up are one row.
    pub rows: Vec<PlanRow>,
    /// The remarks, the good news first.
    pub remarks: Vec<Remark>,
    /// The picture beside it.
    pub picture: Picture,
    /// The chips of a starting stack: "12 × 25, 12 × 100".
    pub stack: String,
    /// The usual step from one big blind to the next: "× 1.39".
    pub step: String,
    /// The middle forecast of the end: "01:08".
    pub ends: String,
    /// The depth of the starting stack: "200 BB".
    pub deep: String,
}

/// A row of the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlanRow {
    /// The index in the structure.
    pub row: usize,
    pub kind: PlanRowKind,
    /// The number, if it is a level.
    pub number: Option<u32>,
    /// "25s off", beside a break; empty if no value leaves.
    pub off: String,
    /// The length in minutes.
    pub minutes: String,
    /// The start: "22:10".
    pub starts: String,
    /// True if the row stays when the others are made again.
    pub locked: bool,
    /// True if the row lies beyond the end of nearly every event.
    pub beyond: bool,
}

/// The kind of a row of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlanRowKind {
    Level,
    /// A break, or an event between two levels without one.
    Between,
}

/// A remark about a structure.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Remark {
    /// The kind of remark.
    pub kind: RemarkKind,
    pub words: String,
}

/// The kind of a remark.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RemarkKind {
    /// In order.
    Good,
    /// Chips leave play.
    Chips,
    /// A wish that is not met.
    Unmet,
    /// A locked row.
    Locked,
}

impl StructurePlan {
    /// Builds the view of the structure.
    pub fn of(
        language: Language,
        asked: &MakerInput,
        wish: &StructureWish,
        made: &GeneratedStructure,
    ) -> Self {
        let structure = &made.structure;
        let count = structure.levels().count();
        let times = (asked.start, asked.length, made.end);
        let pile = |pile: &bottone_rules::chip_set::Pile| {
            let gaps = [("count", pile.chips.into()), ("value", language.chips(pile.value).into())];
            language.say("maker-pile", &gaps)
        };
        Self {
            title: language.say(
                "maker-title",
                &[
                    ("levels", said::count(language, "count-levels", count).into()),
                    ("stacks", wish.entries.into()),
                    ("chips", language.chips(wish.total()).into()),
                ],
            ),
            rows: rows(language, asked, made),
            remarks: remarks(language, asked, wish, made),
            picture: Picture::of(language, structure, (wish.entries, wish.seats), times),
            stack: made.stack.iter().map(pile).collect::<Vec<_>>().join(", "),
            step: usual_step(language, structure),
            ends: asked.start.later(made.end.middle).to_string(),
            deep: language.say("maker-big-blinds", &[("count", wish.deep.into())]),
        }
    }
}

/// Returns the rows: each level, and everything between two levels as one row.
fn rows(language: Language, asked: &MakerInput, made: &GeneratedStructure) -> Vec<PlanRow> {
    let structure = &made.structure;
    let mut rows: Vec<PlanRow> = Vec::with_capacity(structure.rows.len());
    let (mut clock, mut number) = (0, 0);
    for (row, what) in structure.rows.iter().enumerate() {
        let minutes = u32::from(what.minutes());
        let starts = asked.start.later(clock).to_string();
        let between = PlanRow {
            row,
            kind: PlanRowKind::Between,
            number: None,
            off: String::new(),
            minutes: if minutes == 0 { String::new() } else { minutes.to_string() },
            starts,
            locked: false,
            beyond: clock > made.end.high,
        };
        match what {
            Row::Level(_) => {
                number += 1;
                let locked = asked.locked.contains_key(&number);
                let number = Some(number);
                rows.push(PlanRow { kind: PlanRowKind::Level, number, locked, ..between });
            }
            Row::ColourUp(chips) => {
                let chips = said::denominations(language, chips);
                let off = language.say("maker-off", &[("chips", chips.into())]);
                match rows.last_mut().filter(|last| last.kind == PlanRowKind::Between) {
                    Some(last) => last.off = off,
                    None => rows.push(PlanRow { off, ..between }),
                }
            }
            Row::Break(_) => rows.push(between),
            // The picture shows it, and it takes no line from the levels.
            Row::RegistrationCloses | Row::EndOfDay => {}
        }
        clock += minutes;
    }
    rows
}

fn remarks(
    language: Language,
    asked: &MakerInput,
    wish: &StructureWish,
    made: &GeneratedStructure,
) -> Vec<Remark> {
    let mut remarks = Vec::new();
    let mut say = |kind, words: String| remarks.push(Remark { kind, words });
    if !made.unmet.iter().any(|unmet| matches!(unmet, UnmetWish::Odd(_))) {
        say(RemarkKind::Good, language.word("maker-payable"));
    }
    if let Some((least, most)) =
        made.steps.filter(|(least, most)| *least >= STEP.0 && *most <= STEP.1)
    {
        let gaps = [
            ("least", words::times(language, least).into()),
            ("most", words::times(language, most).into()),
        ];
        say(RemarkKind::Good, language.say("maker-steps", &gaps));
    }
    for unmet in &made.unmet {
        for sentence in words::unmet(language, Some(asked.start), unmet) {
            say(RemarkKind::Unmet, sentence);
        }
    }
    let room = ChipDemand {
        structure: &made.structure,
        stack: &made.stack,
        bought: &[],
        seats: wish.seats,
        leftover: Leftover::HalfUp,
        reserve: 0,
    };
    for exchange in room.exchanges(wish.entries) {
        let Some(new) = exchange.new.filter(|_| exchange.old_chips > 0) else { continue };
        let gaps = [
            (
                "time",
                asked.start.later(minutes_before(&made.structure, exchange.row)).to_string().into(),
            ),
            ("old", language.number(exchange.old_chips).into()),
            ("oldvalue", language.chips(exchange.old).into()),
            ("new", language.number(exchange.new_chips).into()),
            ("newvalue", language.chips(new).into()),
        ];
        say(RemarkKind::Chips, language.say("maker-coloured-up", &gaps));
    }
    for number in asked.locked.keys() {
        say(RemarkKind::Locked, language.say("maker-locked", &[("level", (*number).into())]));
    }
    remarks
}

/// Returns the minutes before the break in this row.
fn minutes_before(structure: &Structure, row: usize) -> u32 {
    let rows = structure.rows.get(..row).unwrap_or_default();
    let levels = rows.iter().rposition(|row| row.level().is_some()).map_or(0, |last| last + 1);
    rows.iter().take(levels).map(|row| u32::from(row.minutes())).sum()
}

/// Returns the step that leads evenly from the first level to the last.
#[expect(
    clippy::cast_precision_loss,
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "two figures are shown"
)]
fn usual_step(language: Language, structure: &Structure) -> String {
    let stakes: Vec<u64> = structure.levels().map(|(.., level)| stake(level).get()).collect();
    let (Some(&first), Some(&last)) = (stakes.first(), stakes.last()) else {
        return String::new();
    };
    let steps = stakes.len().saturating_sub(1).max(1) as f64;
    let step = libm::pow(last as f64 / first.max(1) as f64, 1.0 / steps);
    format!("× {}", words::times(language, (step * 1_000.0).round() as u64))
}
