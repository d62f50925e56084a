//! Hand for hand: its beginning, its end, and the time to deal the next hand (TDA 2024 recommended
//! procedure 8, WSOP tournament rule 126).

use bottone_base::seat::TableNo;
use serde::{Deserialize, Serialize};

/// The distance of an event from the money.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bubble {
    /// True if all tables now play hand for hand.
    pub together: bool,
    /// The number of tables with players.
    pub tables: usize,
    /// The number of players left.
    pub left: usize,
    /// The number of paid places.
    pub paid: usize,
}

/// The next step on the bubble.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum BubbleStep {
    /// Tables play independently.
    Apart,
    /// Tables begin to play hand for hand.
    Begin,
    /// Not all tables have finished the hand: the others wait.
    Wait,
    /// All other tables have finished: all-in and called hands are turned up, one table after
    /// another.
    Show,
    /// All tables deal the next hand.
    Deal,
    /// The money is reached: tables play independently again.
    Over,
}

/// The progress of a table in a hand for which the floor waits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum TableProgress {
    #[default]
    Plays,
    /// The floor has stopped play there: it is ruling, or the table must wait on its order.
    Stopped,
    /// A player is all-in and called: the hands stay face down and no card is dealt.
    AllIn,
    /// The hand is over.
    Done,
}

/// The largest distance from the money at which hand for hand is proposed, in players.
const NEAR: usize = 3;

impl Bubble {
    /// Returns the next step while no table plays.
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

    /// Returns the next step, and the tables that have to finish or to show, from each table's
    /// progress.
    pub fn after(self, reports: &[(TableNo, TableProgress)]) -> (BubbleStep, Vec<TableNo>) {
        let of = |those: &[TableProgress]| {
            let these = reports.iter().filter(|(_, reports)| those.contains(reports));
            these.map(|(table, _)| *table).collect::<Vec<_>>()
        };
        if !self.together {
            return (self.step(), Vec::new());
        }
        let (awaited, all_in) =
            (of(&[TableProgress::Plays, TableProgress::Stopped]), of(&[TableProgress::AllIn]));
        if !awaited.is_empty() {
            (BubbleStep::Wait, awaited)
        } else if !all_in.is_empty() {
            (BubbleStep::Show, all_in)
        } else {
            (self.step(), Vec::new())
        }
    }
}
