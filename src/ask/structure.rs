//! The question about a structure made from wishes.

use std::collections::BTreeMap;

use bottone_base::chips::Chips;
use bottone_i18n::{Language, Saying};
use bottone_maker::{
    AnteWish, BreakTime, BreakWish, GeneratedStructure, StructureWish, WishFault, make,
};
use bottone_rules::{
    chip_set::{ChipStock, usual_colour},
    levels::{Ante, BreakName, Game, Level, Row, Structure},
};
use bottone_view_structures::maker::{fault, unmet};
use serde::{Deserialize, Serialize};

use super::{fault::QuestionFault, reading::some_chips};

#[derive(Deserialize)]
#[serde(rename = "Structure", deny_unknown_fields)]
pub(super) struct StructureQuestion {
    players: u32,
    /// The entries including re-entries and rebuys; if absent, the number of players.
    #[serde(default)]
    entries: Option<u32>,
    #[serde(deserialize_with = "some_chips")]
    stack: Chips,
    end: u32,
    #[serde(default = "usual_minutes")]
    minutes: u16,
    /// The value and the number of the chips owned.
    #[serde(default)]
    chips: Vec<(Chips, u32)>,
    #[serde(default)]
    ante: AnteInput,
    #[serde(default)]
    breaks: Vec<BreakInput>,
    #[serde(default = "usual_depth")]
    deep: u32,
    #[serde(default)]
    late: u16,
    /// The house's own blinds, small and big.
    #[serde(default)]
    blinds: Vec<(Chips, Chips)>,
    #[serde(default)]
    game: Game,
    /// The locked levels.
    #[serde(default)]
    locked: Vec<(u32, Level)>,
    #[serde(default = "usual_seats")]
    seats: u8,
}

/// The kind of ante, and the level from which it is posted.
#[derive(Clone, Copy, Default, Deserialize)]
enum AnteInput {
    #[default]
    None,
    BigBlind(u32),
    Each(u32),
}

/// A break after a number of levels, or near a number of minutes from the start.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct BreakInput {
    #[serde(default)]
    every: Option<u32>,
    #[serde(default)]
    near: Option<u32>,
    minutes: u16,
}

#[derive(Serialize)]
pub(super) struct StructureAnswer {
    levels: Vec<LevelAnswer>,
    breaks: Vec<BreakAnswer>,
    off: Vec<ChipRemoval>,
    end: EndAnswer,
    why: Vec<String>,
    /// The level after which registration closes.
    closes: Option<usize>,
    /// The chips of a starting stack: value and number.
    stack: Vec<(Chips, u32)>,
}

#[derive(Serialize)]
struct LevelAnswer {
    small: Chips,
    big: Chips,
    ante: Chips,
    minutes: u16,
    #[serde(skip_serializing_if = "bottone_base::is_nothing")]
    bets: Option<(Chips, Chips)>,
    #[serde(skip_serializing_if = "bottone_base::is_nothing")]
    stud: Option<(Chips, Chips)>,
}

#[derive(Serialize)]
struct BreakAnswer {
    after: usize,
    minutes: u16,
}

#[derive(Serialize)]
struct ChipRemoval {
    after: usize,
    chip: Chips,
}

#[derive(Serialize)]
struct EndAnswer {
    low: u32,
    middle: u32,
    high: u32,
}

const fn usual_minutes() -> u16 {
    20
}

const fn usual_depth() -> u32 {
    100
}

const fn usual_seats() -> u8 {
    9
}

impl StructureQuestion {
    pub(super) fn answer(&self, language: Language) -> Result<StructureAnswer, QuestionFault> {
        let wish = self.wish()?;
        let made = make(&wish).map_err(|why| QuestionFault::of(field(&why), fault(&why)))?;
        Ok(StructureAnswer::of(&made, language))
    }

    fn wish(&self) -> Result<StructureWish, QuestionFault> {
        let owned = |&(value, owned): &(Chips, u32)| ChipStock {
            value,
            name: String::new(),
            colour: usual_colour(value),
            owned,
        };
        let entries = self.entries.unwrap_or(self.players);
        if entries < self.players {
            let why = Saying::of("ask-fewer-entries").with("entries", entries);
            return Err(QuestionFault::of("entries", why.with("players", self.players)));
        }
        let breaks: Result<_, QuestionFault> = self.breaks.iter().map(BreakInput::wish).collect();
        Ok(StructureWish {
            entries,
            most: entries,
            stack: self.stack,
            end: self.end,
            minutes: self.minutes,
            ante: match self.ante {
                AnteInput::None => AnteWish::None,
                AnteInput::BigBlind(level) => AnteWish::BigBlind(level),
                AnteInput::Each(level) => AnteWish::Each(level),
            },
            breaks: breaks?,
            deep: self.deep,
            late: self.late,
            chips: self.chips.iter().map(owned).collect(),
            blinds: self.blinds.clone(),
            game: self.game.clone(),
            locked: self.locked.iter().cloned().collect::<BTreeMap<_, _>>(),
            seats: self.seats,
        })
    }
}

impl BreakInput {
    fn wish(&self) -> Result<BreakWish, QuestionFault> {
        let when = match (self.every, self.near) {
            (Some(levels), None) => BreakTime::Every(levels),
            (None, Some(minutes)) => BreakTime::Near(minutes),
            _ => return Err(QuestionFault::of("breaks", Saying::of("ask-every-or-near"))),
        };
        Ok(BreakWish { time: when, minutes: self.minutes, name: BreakName::Break })
    }
}

/// Returns the field at fault.
const fn field(why: &WishFault) -> &'static str {
    match why {
        WishFault::Entries => "players",
        WishFault::NoStack | WishFault::Unpayable { .. } => "stack",
        WishFault::Minutes => "minutes",
        WishFault::TooShort | WishFault::TooManyLevels => "end",
        WishFault::Deep => "deep",
        WishFault::Chips | WishFault::NoBlinds | WishFault::NoChips => "chips",
        WishFault::Breaks => "breaks",
        WishFault::Ante => "ante",
        WishFault::Blinds => "blinds",
        WishFault::Game(_) => "game",
    }
}

impl StructureAnswer {
    fn of(made: &GeneratedStructure, language: Language) -> Self {
        let GeneratedStructure { structure, end, .. } = made;
        Self {
            levels: structure.levels().map(|(.., level)| LevelAnswer::of(level)).collect(),
            breaks: pauses(structure),
            off: colour_ups(structure),
            end: EndAnswer { low: end.low, middle: end.middle, high: end.high },
            why: made.unmet.iter().flat_map(|reason| unmet(language, None, reason)).collect(),
            closes: structure.registration_closes().map(|row| structure.level_number(row)),
            stack: made.stack.iter().map(|pile| (pile.value, pile.chips)).collect(),
        }
    }
}

impl LevelAnswer {
    fn of(level: &Level) -> Self {
        Self {
            small: level.small,
            big: level.big,
            ante: level.ante.map_or(Chips::ZERO, Ante::chips),
            minutes: level.minutes,
            bets: level.bets.map(|bets| (bets.small, bets.big)),
            stud: level.stud.map(|stud| (stud.ante, stud.bring_in)),
        }
    }
}

fn pauses(structure: &Structure) -> Vec<BreakAnswer> {
    let pause = |(row, what): (usize, &Row)| match what {
        Row::Break(pause) => {
            Some(BreakAnswer { after: structure.level_number(row), minutes: pause.minutes })
        }
        _ => None,
    };
    structure.rows.iter().enumerate().filter_map(pause).collect()
}

fn colour_ups(structure: &Structure) -> Vec<ChipRemoval> {
    let off = |(row, what): (usize, &Row)| match what {
        Row::ColourUp(chips) => {
            let after = structure.level_number(row);
            chips.iter().map(|&chip| ChipRemoval { after, chip }).collect()
        }
        _ => Vec::new(),
    };
    structure.rows.iter().enumerate().flat_map(off).collect()
}
