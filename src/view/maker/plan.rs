//! A structure that was made, as it is shown: its rows, and what there is to say of it.

use super::{Asked, Picture, words};
use crate::{
    i18n::Language,
    rules::{
        chip_set::Room,
        colour_up::Leftover,
        ending::stake,
        levels::{Row, Structure},
        maker::{Made, STEP, Unmet, Wish},
    },
    view::words as said,
};

/// What is shown of a structure that was made.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Plan {
    /// "19 levels · 68 stacks · 1,360,000 chips".
    pub title: String,
    /// Its rows, as they stand on a sheet: a break with what leaves in it is one.
    pub rows: Vec<PlanRow>,
    /// What there is to say, the good news first.
    pub remarks: Vec<Remark>,
    /// The picture beside it.
    pub picture: Picture,
    /// What a starting stack is made of: "12 × 25, 12 × 100".
    pub stack: String,
    /// The usual step from one big blind to the next: "× 1.39".
    pub step: String,
    /// When it ends in the middle: "01:08".
    pub ends: String,
    /// How deep it starts: "200 BB".
    pub deep: String,
}

/// A row of the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlanRow {
    /// Where it stands in the structure.
    pub row: usize,
    pub kind: RowKind,
    /// Its number, where it is a level.
    pub number: Option<u32>,
    /// "25s off", beside a break; empty where nothing leaves.
    pub off: String,
    /// How long it lasts.
    pub minutes: String,
    /// When it begins: "22:10".
    pub starts: String,
    /// It stays when the others are made anew.
    pub locked: bool,
    /// It lies behind the end of nearly every night.
    pub beyond: bool,
}

/// What a row of the table is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RowKind {
    Level,
    /// A break, or what happens between two levels where there is none.
    Between,
}

/// Something to say of a structure.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Remark {
    /// What kind of thing.
    pub kind: RemarkKind,
    pub words: String,
}

/// What kind of thing a remark is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RemarkKind {
    /// As it should be.
    Good,
    /// Chips leave play.
    Chips,
    /// A wish that is not met.
    Unmet,
    /// A row that stays.
    Locked,
}

impl Plan {
    /// What is shown of it.
    pub fn of(language: Language, asked: &Asked, wish: &Wish, made: &Made) -> Self {
        let structure = &made.structure;
        let count = structure.levels().count();
        let times = (asked.start, asked.length, made.end);
        let pile = |pile: &crate::rules::chip_set::Pile| {
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

/// Each level, and what stands between two as one row.
fn rows(language: Language, asked: &Asked, made: &Made) -> Vec<PlanRow> {
    let structure = &made.structure;
    let mut rows: Vec<PlanRow> = Vec::with_capacity(structure.rows.len());
    let (mut clock, mut number) = (0, 0);
    for (row, what) in structure.rows.iter().enumerate() {
        let minutes = u32::from(what.minutes());
        let starts = asked.start.later(clock).to_string();
        let between = PlanRow {
            row,
            kind: RowKind::Between,
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
                rows.push(PlanRow { kind: RowKind::Level, number, locked, ..between });
            }
            Row::ColourUp(chips) => {
                let chips = said::denominations(language, chips);
                let off = language.say("maker-off", &[("chips", chips.into())]);
                match rows.last_mut().filter(|last| last.kind == RowKind::Between) {
                    Some(last) => last.off = off,
                    None => rows.push(PlanRow { off, ..between }),
                }
            }
            Row::Break(_) => rows.push(between),
            // It is in the picture, and takes no line from the levels.
            Row::RegistrationCloses | Row::EndOfDay => {}
        }
        clock += minutes;
    }
    rows
}

fn remarks(language: Language, asked: &Asked, wish: &Wish, made: &Made) -> Vec<Remark> {
    let mut remarks = Vec::new();
    let mut say = |kind, words: String| remarks.push(Remark { kind, words });
    if !made.unmet.iter().any(|unmet| matches!(unmet, Unmet::Odd(_))) {
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
    let room = Room {
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
            ("time", asked.start.later(before(&made.structure, exchange.row)).to_string().into()),
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

/// The minutes before the pause that this row stands in.
fn before(structure: &Structure, row: usize) -> u32 {
    let rows = structure.rows.get(..row).unwrap_or_default();
    let levels = rows.iter().rposition(|row| row.level().is_some()).map_or(0, |last| last + 1);
    rows.iter().take(levels).map(|row| u32::from(row.minutes())).sum()
}

/// The step that leads evenly from the first level to the last.
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
