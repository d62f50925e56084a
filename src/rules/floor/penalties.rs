//! The extent of penalties and the result of clocks.

use serde::{Deserialize, Serialize};

use super::{FloorRuling, Reason};
use crate::rulebook::{CalledClockRules, ClockExpiry, ClockTie, PenaltyRounds, Rulebook};

/// The extent of a penalty of missed rounds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PenaltyVerdict {
    /// This many hands away from the table.
    Hands(u32),
    /// The rule book allows at most this many rounds.
    AtMostRounds(u8),
}

/// Returns the extent of a penalty of `rounds`, with `players` at the table when it is given,
/// including the offender.
///
/// A round is one hand for each of them (TDA 2024 rule 71, WSOP tournament rule 114). A misdeal and
/// its second deal are one hand. Those hands are dealt, posted for and killed.
pub fn penalty(rules: &Rulebook, players: u8, rounds: u8) -> FloorRuling<PenaltyVerdict> {
    if let PenaltyRounds::UpTo(most) = rules.penalties.rounds
        && rounds > most
    {
        return FloorRuling::of(rules, PenaltyVerdict::AtMostRounds(most), Reason::TooManyRounds);
    }
    let hands = u32::from(players).saturating_mul(u32::from(rounds));
    FloorRuling::of(rules, PenaltyVerdict::Hands(hands), Reason::OneHandAPlayer)
}

/// The time at which a player on the clock acted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClockedAct {
    /// Before the last second was counted.
    InTime,
    /// With the last second.
    WithTheLastSecond,
    /// After the time had run out.
    TooLate,
}

/// The situation of a player on the clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum FacedBet {
    /// A bet or raise.
    ABet,
    /// No bet: the player could check.
    Nothing,
}

/// The result of a called clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClockVerdict {
    /// The player's action counts.
    ActCounts,
    HandDead,
    /// The player has checked.
    Checked,
    /// The floor decides whether it was in time.
    FloorSays,
}

/// Decides the result of a clock that was called on a player (TDA 2024 rule 29, WSOP tournament
/// rule 80).
pub fn clock(rules: &Rulebook, act: ClockedAct, faces: FacedBet) -> FloorRuling<ClockVerdict> {
    let CalledClockRules { expiry, tie, .. } = rules.clock;
    let (verdict, reason) = match (act, tie, expiry, faces) {
        (ClockedAct::InTime, ..) => (ClockVerdict::ActCounts, Reason::InTime),
        (ClockedAct::WithTheLastSecond, ClockTie::ToThePlayer, ..) => {
            (ClockVerdict::ActCounts, Reason::TieToThePlayer)
        }
        (ClockedAct::WithTheLastSecond, ClockTie::FloorSays, ..) => {
            (ClockVerdict::FloorSays, Reason::TieNotRuled)
        }
        (ClockedAct::TooLate, _, ClockExpiry::DeadOrCheck, FacedBet::Nothing) => {
            (ClockVerdict::Checked, Reason::NothingToFace)
        }
        (ClockedAct::TooLate, _, ClockExpiry::Dead, _)
        | (ClockedAct::TooLate, _, _, FacedBet::ABet) => {
            (ClockVerdict::HandDead, Reason::TimeRanOut)
        }
    };
    FloorRuling::of(rules, verdict, reason)
}
