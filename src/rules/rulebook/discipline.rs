//! Penalties, and the clocks of players.

use serde::{Deserialize, Serialize};

/// The switches of penalties.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PenaltyRules {
    /// The most rounds of one penalty.
    pub rounds: PenaltyRounds,
    /// The penalty for dodging the blinds.
    pub dodged_blinds: DodgedBlinds,
}

/// The most rounds of one penalty.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum PenaltyRounds {
    /// As many as the floor gives (TDA 2024 rule 71).
    #[default]
    FloorSays,
    /// At most this many (4 in WSOP tournament rule 114).
    UpTo(u8),
}

/// The penalty for dodging the blinds on purpose.
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
    /// The people who may ask for it.
    pub caller: ClockCaller,
    /// The time that the player must have had before.
    pub before: TimeBefore,
    /// The time that the player then has, in seconds.
    pub seconds: ClockSeconds,
    /// The countdown after that, in seconds.
    pub countdown: u16,
    /// The result when the time has run out.
    pub expiry: ClockExpiry,
    /// An action at the last second.
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

/// The people who may ask for the clock, besides the floor.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum ClockCaller {
    /// Any player in the event who is at the seat (TDA 2024 rule 29).
    #[default]
    AnyoneInTheEvent,
    /// Any player at the table who is at the seat (WSOP tournament rules 80 and 82).
    AnyoneAtTheTable,
    /// Any player who was dealt in (WSOP live-action rule 185).
    AnyoneDealtIn,
    /// The floor only: a house rule.
    FloorOnly,
}

/// The time that a player must have had before the clock is called.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum TimeBefore {
    /// A reasonable time, which the floor judges (TDA 2024 rule 29, WSOP tournament rule 80).
    #[default]
    Reasonable,
    /// This many seconds (120 in WSOP live-action rule 185).
    Seconds(u16),
}

/// The time of a player once the clock is called, in seconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum ClockSeconds {
    /// The time that the floor gives, up to this many seconds (TDA 2024 rule 29, WSOP tournament
    /// rule 80).
    UpTo(u16),
    /// Exactly this many seconds (WSOP live-action rule 185).
    Exactly(u16),
}

/// The result when a player's clock has run out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum ClockExpiry {
    /// The hand is dead if it faces a bet; otherwise the player has checked (TDA 2024 rule 29).
    #[default]
    DeadOrCheck,
    /// The hand is dead (WSOP tournament rule 80, live-action rule 185).
    Dead,
}

/// An action at the last second.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum ClockTie {
    /// The action counts (TDA 2024 rule 29).
    #[default]
    ToThePlayer,
    /// The floor decides (the WSOP rules do not).
    FloorSays,
}

/// The shot clock. No rule book has one: these are organisers' settings.
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
    /// The moment from which it runs.
    pub starts: ShotClockStart,
    /// The number of time banks for a player.
    pub banks: u8,
    /// The length of one of them in seconds.
    pub bank_seconds: u16,
    /// The time when the banks are reset.
    pub reset: BankReset,
    /// The value of unused banks at that time.
    pub unused: UnusedBanks,
    /// The result when time and banks have run out.
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

    /// Returns the seconds on a street, from 0; the river's on every later one.
    pub const fn seconds(&self, street: u8) -> u16 {
        match street {
            0 => self.pre_flop,
            1 => self.flop,
            2 => self.turn,
            _ => self.river,
        }
    }
}

/// The moment from which every decision is timed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum ShotClockStart {
    FirstHand,
    Level(u16),
    /// The close of registration (Texas Card House).
    RegistrationCloses,
    /// This many tables from the money (one at Poker Dream).
    TablesFromTheMoney(u16),
    /// The second day.
    SecondDay,
}

/// The time when the time banks are reset.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum BankReset {
    Never,
    /// Every day (WPT).
    EveryDay,
    /// At the final table (APT, Poker Dream).
    FinalTable,
    /// With this many players left (six at the WPT).
    PlayersLeft(u16),
}

/// The value of unused banks at a reset.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum UnusedBanks {
    Lost,
    /// The unused banks are added to the new ones.
    Kept,
}
