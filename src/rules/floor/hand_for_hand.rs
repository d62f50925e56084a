//! Hand for hand: when it begins and ends, and when the next hand is dealt (TDA 2024 recommended
//! procedure 8, WSOP tournament rule 126).

use serde::{Deserialize, Serialize};

use crate::rules::seat::TableNo;

/// How far an event is from the money.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bubble {
    /// Do all tables play each hand together now?
    pub together: bool,
    /// How many tables have players.
    pub tables: usize,
    /// How many players are left.
    pub left: usize,
    /// How many places are paid.
    pub paid: usize,
}

/// What comes next on the bubble.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum BubbleStep {
    /// Tables play by themselves.
    Apart,
    /// They begin to play hand for hand.
    Begin,
    /// Not all tables have played the hand: the others wait.
    Wait,
    /// All others have: the hands that are all in and called are turned up, a table after the other.
    Show,
    /// All tables deal the next hand.
    Deal,
    /// The money is reached: tables play by themselves again.
    Over,
}

/// What a table has done of a hand that the floor waits for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum TableDid {
    #[default]
    Plays,
    /// Play stands there because the floor says so: it rules, or has told the table to wait.
    Stopped,
    /// A player is all in and called: the hands stay face down and no card is dealt.
    AllIn,
    /// The hand is over.
    Done,
}

/// From how many before the money hand for hand is proposed, at most.
const NEAR: usize = 3;

impl Bubble {
    /// What comes next when no table plays.
    pub fn step(self) -> BubbleStep {
        let Self { together, tables, left, paid } = self;
        let out = left.saturating_sub(paid);
        match (together, out) {
            (true, 0) => BubbleStep::Over,
            (true, _) => BubbleStep::Deal,
            (false, _) if tables > 1 && paid > 0 && (1..tables.min(NEAR)).contains(&out) => {
                BubbleStep::Begin
            }
            (false, _) => BubbleStep::Apart,
        }
    }

    /// What comes next, and the tables that it is waited for or that show, when each has done so much.
    pub fn after(self, did: &[(TableNo, TableDid)]) -> (BubbleStep, Vec<TableNo>) {
        let of = |those: &[TableDid]| {
            let these = did.iter().filter(|(_, did)| those.contains(did));
            these.map(|(table, _)| *table).collect::<Vec<_>>()
        };
        if !self.together {
            return (self.step(), Vec::new());
        }
        let (awaited, all_in) = (of(&[TableDid::Plays, TableDid::Stopped]), of(&[TableDid::AllIn]));
        if !awaited.is_empty() {
            (BubbleStep::Wait, awaited)
        } else if !all_in.is_empty() {
            (BubbleStep::Show, all_in)
        } else {
            (self.step(), Vec::new())
        }
    }
}
