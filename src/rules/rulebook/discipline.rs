//! Penalties, and the clocks that players play against.

use serde::{Deserialize, Serialize};

/// The switches of penalties.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PenaltyRules {
    /// How many rounds one penalty may last.
    pub rounds: PenaltyRounds,
    /// What dodging the blinds costs.
    pub dodged_blinds: DodgedBlinds,
}

/// How many rounds one penalty may last.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum PenaltyRounds {
    /// As many as the floor gives (TDA 2024 rule 71).
    #[default]
    FloorSays,
    /// At most so many (4 in WSOP tournament rule 114).
    UpTo(u8),
}

/// What dodging the blinds on purpose costs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum DodgedBlinds {
    /// A penalty that the floor chooses (TDA 2024 rule 33).
    #[default]
    Penalty,
    /// Both blinds, the big blind ante and one round (WSOP tournament rule 86).
    BlindsAnteAndARound,
}

/// The switches of the clock that is called on a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CalledClockRules {
    /// Who may ask for it.
    pub caller: ClockCaller,
    /// How long the player must have had before.
    pub before: TimeBefore,
    /// How long the player has then, in seconds.
    pub seconds: ClockSeconds,
    /// The countdown after that, in seconds.
    pub countdown: u16,
    /// What happens when it has run out.
    pub expiry: ClockExpiry,
    /// An action that comes with the last second.
    pub tie: ClockTie,
}

impl Default for CalledClockRules {
    fn default() -> Self {
        Self {
            caller: ClockCaller::default(),
            before: TimeBefore::default(),
            seconds: ClockSeconds::UpTo(25),
            countdown: 5,
            expiry: ClockExpiry::default(),
            tie: ClockTie::default(),
        }
    }
}

/// Who may ask for the clock, beside the floor.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum ClockCaller {
    /// Any player in the event who is at the seat (TDA 2024 rule 29).
    #[default]
    AnyoneInTheEvent,
    /// Any player at the table who is at the seat (WSOP tournament rules 80 and 82).
    AnyoneAtTheTable,
    /// Any player who was dealt in (WSOP live-action rule 185).
    AnyoneDealtIn,
    /// No one: the house leaves it to the floor.
    FloorOnly,
}

/// How long a player must have had before the clock is called.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum TimeBefore {
    /// A reasonable time, which the floor judges (TDA 2024 rule 29, WSOP tournament rule 80).
    #[default]
    Reasonable,
    /// So many seconds (120 in WSOP live-action rule 185).
    Seconds(u16),
}

/// How long a player has once the clock is called, in seconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum ClockSeconds {
    /// What the floor gives, up to so many (TDA 2024 rule 29, WSOP tournament rule 80).
    UpTo(u16),
    /// Just so many (WSOP live-action rule 185).
    Exactly(u16),
}

/// What happens when a player's clock has run out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum ClockExpiry {
    /// The hand is dead when it faces a bet; else the player has checked (TDA 2024 rule 29).
    #[default]
    DeadOrCheck,
    /// The hand is dead (WSOP tournament rule 80, live-action rule 185).
    Dead,
}

/// An action that comes with the last second.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum ClockTie {
    /// It counts (TDA 2024 rule 29).
    #[default]
    ToThePlayer,
    /// The floor says (the WSOP does not).
    FloorSays,
}

/// Whether every decision is timed. No rule book has a shot clock: these are organisers' settings.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum ShotClockRules {
    /// No decision is timed unless a clock is called.
    #[default]
    Off,
    /// Every decision is timed.
    On(ShotClock),
}

/// The clock of every decision (30 seconds at the WPT and EPT; 15, 20, 30 and 30 at Poker Dream).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ShotClock {
    /// Seconds before the flop.
    pub pre_flop: u16,
    /// Seconds on the flop.
    pub flop: u16,
    /// Seconds on the turn.
    pub turn: u16,
    /// Seconds on the river.
    pub river: u16,
    /// From when it runs.
    pub starts: ShotClockStart,
    /// How many time banks a player gets.
    pub banks: u8,
    /// How many seconds one of them is worth.
    pub bank_seconds: u16,
    /// When the banks are counted anew.
    pub reset: BankReset,
    /// What banks that are left are worth then.
    pub unused: UnusedBanks,
    /// What happens when time and banks have run out.
    pub expiry: ClockExpiry,
}

impl ShotClock {
    /// 30 seconds, and four extensions of 30 seconds a day (WPT Tournament of Champions, 2018).
    pub const WPT: Self = Self {
        pre_flop: 30,
        flop: 30,
        turn: 30,
        river: 30,
        starts: ShotClockStart::FirstHand,
        banks: 4,
        bank_seconds: 30,
        reset: BankReset::EveryDay,
        unused: UnusedBanks::Lost,
        expiry: ClockExpiry::DeadOrCheck,
    };

    /// The seconds on a street, from 0; the river's on every later one.
    pub const fn seconds(&self, street: u8) -> u16 {
        match street {
            0 => self.pre_flop,
            1 => self.flop,
            2 => self.turn,
            _ => self.river,
        }
    }
}

/// From when every decision is timed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum ShotClockStart {
    FirstHand,
    Level(u16),
    /// The close of registration (Texas Card House).
    RegistrationCloses,
    /// So many tables from the money (one at Poker Dream).
    TablesFromTheMoney(u16),
    /// The second day.
    SecondDay,
}

/// When time banks are counted anew.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum BankReset {
    Never,
    /// Every day (WPT).
    EveryDay,
    /// At the final table (APT, Poker Dream).
    FinalTable,
    /// With so many players left (six at the WPT).
    PlayersLeft(u16),
}

/// What banks that are left are worth when they are counted anew.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum UnusedBanks {
    Lost,
    /// They are added to the new ones.
    Kept,
}
