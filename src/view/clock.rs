//! The clock, for the operator's screen and for the wall.

use super::{Stat, Tone};

/// Which face the clock shows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Face {
    /// Before the start.
    #[default]
    Waiting,
    /// A level is played.
    Level,
    /// A break.
    Break,
    /// The day is over.
    DayOver,
    /// Somebody has won.
    Winner,
}

/// Everything the clock shows.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ClockFace {
    /// Which face.
    pub face: Face,
    /// The event's name.
    pub event: String,
    /// "Day 1B · No-Limit Hold'em".
    pub detail: String,
    /// The time of day, "21:06".
    pub time_of_day: String,
    /// "Level 9", "Break", "Dinner", "Paused · Level 9", the winner's face says "Winner".
    pub heading: String,
    /// The big figure: "14:32", "1:14:32"; the winner's name on the winner's face.
    pub left: String,
    /// How much of the row is over, in thousandths.
    pub progress: u16,
    /// `Waits` in the last minute, `Gold` when paused, else `Plain`.
    pub tone: Tone,
    /// Does the clock run?
    pub running: bool,
    /// "400 / 800"; in a break "Back at 19:15".
    pub stakes: String,
    /// "Big blind ante 800"; empty without one.
    pub ante: String,
    /// The next level: "500 / 1,000" and "ante 1,000"; `None` when there is none.
    pub next: Option<(String, String)>,
    /// Left zone: players, average stack, chips in play.
    pub left_zone: Vec<Stat>,
    /// Right zone: prize pool, entries close, break in.
    pub right_zone: Vec<Stat>,
    /// The chips in play: colour (red, green, blue) and value.
    pub chips: Vec<([u8; 3], String)>,
    /// "100s come off at the break"; empty when nothing is due.
    pub chip_note: String,
    /// The last moves: "Bianchi, L." and "Table 9 Seat 3", the latest first.
    pub moves: Vec<(String, String)>,
}

/// What a row of the structure is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RowKind {
    /// A level.
    Level,
    /// A break of any name.
    Break,
    /// Chips come off.
    ColourUp,
    /// Registration closes.
    RegistrationCloses,
    /// The day ends.
    EndOfDay,
}

/// Where a row stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum RowState {
    /// Over: frozen.
    Played,
    /// Being played.
    Now,
    /// Still to come.
    Coming,
}

/// One row of the structure as the Clock and Setup screens list it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LevelRow {
    /// Index into the structure.
    pub row: usize,
    /// What it is.
    pub kind: RowKind,
    /// Where it stands.
    pub state: RowState,
    /// "9" for a level; empty otherwise.
    pub number: String,
    /// For a level the game when it differs; for other rows the whole sentence: "Break",
    /// "Registration closes", "100s come off".
    pub text: String,
    /// The small blind or, in a stud level, the ante.
    pub small: String,
    /// The big blind or, in a stud level, the bring-in.
    pub big: String,
    /// "800 big blind", "25 each"; empty without one.
    pub ante: String,
    /// Limit bets, "150 / 300"; empty in other games.
    pub bets: String,
    /// Minutes; empty for a row of no length.
    pub minutes: String,
    /// When it starts or started by today's clock, "21:15".
    pub starts: String,
    /// The average stack in big blinds of this level if nobody more came or went; empty when unknown.
    pub average: String,
    /// What the structure's check says of this row; empty when all is well.
    pub warning: String,
}
