//! Which face is shown when.

use serde::{Deserialize, Serialize};
use strum::{EnumCount, VariantArray};

/// How many turns a part of the evening has at most.
pub const MOST_TURNS: usize = 24;
/// How long one turn takes at most, in seconds.
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
    /// What the clock says: the level, the break, that the day is over, the winner.
    #[default]
    Clock,
    /// Who moves where, the latest first.
    Moves,
    /// Every seat by name.
    Seats,
    /// The prizes, and where the event stands on the way to them.
    Payouts,
    FinalTable,
    /// Entries, open seats, until when one can enter.
    Registration,
    /// The events of the house; there is none where there is one event alone.
    Schedule,
    /// The standings of the leagues that count the event.
    Standings,
}

impl WallFace {
    /// Every face.
    pub const ALL: [Self; Self::COUNT] = crate::rules::all(Self::VARIANTS);
}

/// One face for so long.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Turn {
    pub face: WallFace,
    /// For how many seconds, 1 to [`MOST_SECONDS`].
    pub seconds: u16,
}

/// What is shown in turn, in each part of the evening. A face that has nothing to show is left out.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Plan {
    /// Before the start.
    pub registration: Vec<Turn>,
    /// While a level is played. The last minute belongs to the clock.
    pub play: Vec<Turn>,
    /// In a break. The last minute of it belongs to the clock too.
    #[serde(rename = "break")]
    pub pause: Vec<Turn>,
    /// When the day or the event is over.
    pub over: Vec<Turn>,
}

impl Default for Plan {
    fn default() -> Self {
        use WallFace::{
            Clock, FinalTable, Moves, Payouts, Registration, Schedule, Seats, Standings,
        };
        let turns = |turns: &[(WallFace, u16)]| -> Vec<Turn> {
            turns.iter().map(|&(face, seconds)| Turn { face, seconds }).collect()
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

/// What a plan shows at an instant.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Shown {
    pub face: WallFace,
    /// For how many milliseconds it was shown in all since this part of the evening began: pages go on
    /// where they were.
    pub shown: u64,
    /// In how many milliseconds another face comes; nothing when this one stays.
    pub changes_in: Option<u64>,
}

impl Shown {
    /// This face, `millis` after it was put up for good.
    pub const fn held(face: WallFace, millis: u64) -> Self {
        Self { face, shown: millis, changes_in: None }
    }

    /// What `turns` show, `millis` after they began, leaving out what `able` says has nothing to show.
    /// Without any turn left, the clock.
    pub fn of(turns: &[Turn], millis: u64, able: impl Fn(WallFace) -> bool) -> Self {
        let able: Vec<Turn> = turns.iter().copied().filter(|turn| able(turn.face)).collect();
        let length = |turn: &Turn| u64::from(turn.seconds) * 1_000;
        let round: u64 = able.iter().map(length).sum();
        let Some(within) = millis.checked_rem(round) else {
            return Self::held(WallFace::Clock, millis);
        };
        let rounds = millis / round;
        let mut begins = 0;
        for (at, turn) in able.iter().enumerate() {
            let ends = begins + length(turn);
            if within < ends {
                let same = |turns: &[Turn]| -> u64 {
                    turns.iter().filter(|other| other.face == turn.face).map(length).sum()
                };
                let shown = rounds * same(&able) + same(&able[..at]) + (within - begins);
                let alone = able.iter().all(|other| other.face == turn.face);
                let changes_in = (!alone).then_some(ends - within);
                return Self { face: turn.face, shown, changes_in };
            }
            begins = ends;
        }
        Self::held(WallFace::Clock, millis)
    }
}
