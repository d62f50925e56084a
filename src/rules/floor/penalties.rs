//! What penalties and clocks come to.

use serde::{Deserialize, Serialize};

use super::{Reason, Ruled};
use crate::rules::rulebook::{CalledClockRules, ClockExpiry, ClockTie, PenaltyRounds, Rulebook};

/// What a penalty of missed rounds comes to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PenaltyVerdict {
    /// So many hands away from the table.
    Hands(u32),
    /// The book allows at most so many rounds.
    AtMostRounds(u8),
}

/// What a penalty of `rounds` comes to, with so many `players` at the table when it is given, the
/// offender included.
///
/// A round is one hand for each of them (TDA 2024 rule 71, WSOP tournament rule 114). A misdeal and
/// its second deal are one hand. Those hands are dealt, posted for and killed.
pub fn penalty(rules: &Rulebook, players: u8, rounds: u8) -> Ruled<PenaltyVerdict> {
    if let PenaltyRounds::UpTo(most) = rules.penalties.rounds
        && rounds > most
    {
        return Ruled::of(rules, PenaltyVerdict::AtMostRounds(most), Reason::TooManyRounds);
    }
    let hands = u32::from(players).saturating_mul(u32::from(rounds));
    Ruled::of(rules, PenaltyVerdict::Hands(hands), Reason::OneHandAPlayer)
}

/// When a player acted whose clock was called.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClockedAct {
    /// Before the last second was counted.
    InTime,
    /// With the last second.
    WithTheLastSecond,
    /// Not before it had run out.
    TooLate,
}

/// What a player faces whose clock was called.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Faces {
    /// A bet or raise.
    ABet,
    /// Nothing: the player could check.
    Nothing,
}

/// What comes of a called clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClockVerdict {
    /// The player's act counts.
    ActCounts,
    HandDead,
    /// The player has checked.
    Checked,
    /// The floor says whether it was in time.
    FloorSays,
}

/// What comes of a clock that was called on a player (TDA 2024 rule 29, WSOP tournament rule 80).
pub fn clock(rules: &Rulebook, act: ClockedAct, faces: Faces) -> Ruled<ClockVerdict> {
    let CalledClockRules { expiry, tie, .. } = rules.clock;
    let (verdict, reason) = match (act, tie, expiry, faces) {
        (ClockedAct::InTime, ..) => (ClockVerdict::ActCounts, Reason::InTime),
        (ClockedAct::WithTheLastSecond, ClockTie::ToThePlayer, ..) => {
            (ClockVerdict::ActCounts, Reason::TieToThePlayer)
        }
        (ClockedAct::WithTheLastSecond, ClockTie::FloorSays, ..) => {
            (ClockVerdict::FloorSays, Reason::TieNotRuled)
        }
        (ClockedAct::TooLate, _, ClockExpiry::DeadOrCheck, Faces::Nothing) => {
            (ClockVerdict::Checked, Reason::NothingToFace)
        }
        (ClockedAct::TooLate, _, ClockExpiry::Dead, _)
        | (ClockedAct::TooLate, _, _, Faces::ABet) => (ClockVerdict::HandDead, Reason::TimeRanOut),
    };
    Ruled::of(rules, verdict, reason)
}
