//! The plan of the faces by time.

use serde::{Deserialize, Serialize};
use strum::{EnumCount, VariantArray};

/// The most turns in a part of the evening.
pub const MOST_TURNS: usize = 24;
/// The longest turn, in seconds.
pub const MOST_SECONDS: u16 = 3_600;

/// A face of the wall.
#[derive(
    Clone,
    Copy,
    Debug,
    Default,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    Serialize,
    Deserialize,
    EnumCount,
    VariantArray,
)]
pub enum WallFace {
    /// The clock: the level, the break, the end of the day, the winner.
    #[default]
    Clock,
    /// The moves with their seats, the latest first.
    Moves,
    /// Every seat by name.
    Seats,
    /// The prizes, and the distance of the event from them.
    Payouts,
    FinalTable,
    /// Entries, open seats, and the end of registration.
    Registration,
    /// The events of the house; left out if there is only one event.
    Schedule,
    /// The standings of the leagues that count the event.
    Standings,
}

impl WallFace {
    /// Every face.
    pub const ALL: [Self; Self::COUNT] = bottone_base::all(Self::VARIANTS);
}

/// One turn of a face.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FaceTurn {
    pub face: WallFace,
    /// The length in seconds, 1 to [`MOST_SECONDS`].
    pub seconds: u16,
}

/// The faces in each part of the evening, in turn. A face without content is left out.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct WallPlan {
    /// Before the start.
    pub registration: Vec<FaceTurn>,
    /// While a level is played. The last minute belongs to the clock.
    pub play: Vec<FaceTurn>,
    /// In a break. The last minute of it belongs to the clock too.
    #[serde(rename = "break")]
    pub pause: Vec<FaceTurn>,
    /// After the end of the day or the event.
    pub over: Vec<FaceTurn>,
}

impl Default for WallPlan {
    fn default() -> Self {
        use WallFace::{
            Clock, FinalTable, Moves, Payouts, Registration, Schedule, Seats, Standings,
        };
        let turns = |turns: &[(WallFace, u16)]| -> Vec<FaceTurn> {
            turns.iter().map(|&(face, seconds)| FaceTurn { face, seconds }).collect()
        };
        Self {
            registration: turns(&[
                (Registration, 20),
                (Seats, 24),
                (Standings, 18),
                (Schedule, 14),
            ]),
            play: turns(&[(Clock, 40), (Moves, 12), (Clock, 30), (FinalTable, 20), (Payouts, 12)]),
            pause: turns(&[(Clock, 20), (Seats, 24), (Payouts, 12), (Standings, 18)]),
            over: turns(&[(Clock, 30), (Payouts, 15), (Standings, 18), (Schedule, 14)]),
        }
    }
}

/// The face of a plan at an instant.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct CurrentFace {
    pub face: WallFace,
    /// The total milliseconds for which it was shown in this part of the evening: its pages
    /// continue.
    pub elapsed: u64,
    /// The milliseconds until the next face; `None` if this one stays.
    pub changes_in: Option<u64>,
}

impl CurrentFace {
    /// Returns this face, put up permanently `millis` ago.
    pub const fn pinned(face: WallFace, millis: u64) -> Self {
        Self { face, elapsed: millis, changes_in: None }
    }

    /// Returns the face of `turns`, `millis` after their start, without faces that `able` rejects.
    /// If no turn is left, this is the clock.
    pub fn of(turns: &[FaceTurn], millis: u64, able: impl Fn(WallFace) -> bool) -> Self {
        let able: Vec<FaceTurn> = turns.iter().copied().filter(|turn| able(turn.face)).collect();
        let length = |turn: &FaceTurn| u64::from(turn.seconds) * 1_000;
        let round: u64 = able.iter().map(length).sum();
        let Some(within) = millis.checked_rem(round) else {
            return Self::pinned(WallFace::Clock, millis);
        };
        let rounds = millis / round;
        let mut begins = 0;
        for (at, turn) in able.iter().enumerate() {
            let ends = begins + length(turn);
            if within < ends {
                let same = |turns: &[FaceTurn]| -> u64 {
                    turns.iter().filter(|other| other.face == turn.face).map(length).sum()
                };
                let shown = rounds * same(&able) + same(&able[..at]) + (within - begins);
                let alone = able.iter().all(|other| other.face == turn.face);
                let changes_in = (!alone).then_some(ends - within);
                return Self { face: turn.face, elapsed: shown, changes_in };
            }
            begins = ends;
        }
        Self::pinned(WallFace::Clock, millis)
    }
}
