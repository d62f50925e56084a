//! What would come of a change to the levels, before anything is changed.

use super::{Background, Outlook};
use crate::{
    rules::{
        levels::{Break, Row},
        time::Timestamp,
    },
    tournament::{Command, Tournament, clock::ClockCommand},
    view::cells::coming_minutes,
};

/// A change that somebody thinks about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Change {
    /// All levels from the one that is played on last so many minutes.
    Levels(u16),
    /// This row, a level to come, is left out.
    Skip(usize),
    /// The next break lasts so many minutes.
    NextBreak(u16),
}

impl Change {
    /// The changes that can be thought about at `at`, each as it is now: nothing would change.
    pub fn offered(t: &Tournament, at: Timestamp) -> Vec<Self> {
        let structure = t.clock().structure();
        let row = t.clock().read(at).row;
        let now = structure.rows.get(row).and_then(Row::level);
        let next = structure.next_level(row);
        let length = now.or(next.and_then(|next| structure.rows.get(next)?.level()));
        let pause = structure.next_break(row).and_then(|row| structure.rows.get(row));
        let offered = [
            length.map(|level| Self::Levels(level.minutes)),
            next.map(Self::Skip),
            pause.map(|pause| Self::NextBreak(pause.minutes())),
        ];
        offered.into_iter().flatten().collect()
    }

    /// What makes it so; none where it is so already.
    pub fn command(self, t: &Tournament, at: Timestamp) -> Option<Command> {
        let structure = t.clock().structure();
        let row = t.clock().read(at).row;
        let command = match self {
            Self::Levels(minutes) => {
                let rows = coming_minutes(t, minutes, at);
                if rows.is_empty() {
                    return None;
                }
                ClockCommand::SetRows { rows }
            }
            Self::Skip(row) => ClockCommand::RemoveRow { row },
            Self::NextBreak(minutes) => {
                let row = structure.next_break(row)?;
                let Row::Break(pause) = structure.rows.get(row)? else { return None };
                if pause.minutes == minutes {
                    return None;
                }
                ClockCommand::SetRow { row, to: Row::Break(Break { minutes, ..pause.clone() }) }
            }
        };
        Some(Command::Clock(command))
    }
}

/// The outlook at `at` if this were done; none where it would be refused or nothing can be told.
pub fn outlook_after(
    t: &Tournament,
    command: &Command,
    background: &Background,
    at: Timestamp,
) -> Option<Outlook> {
    Outlook::of(&t.after(command, at).ok()?, background, at)
}
