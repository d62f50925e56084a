//! Hand for hand, until the bubble has burst.

use bottone_base::{chips::Chips, seat::TableNo, time::Span};
use bottone_rules::floor::{BubbleStep, TableProgress};
use bottone_session::Desk as _;
use bottone_tournament::{
    Command,
    entries::{EntryCommand, EntryId},
    hands::HandsCommand,
};

use super::{Rehearsal, RehearsalError};

/// The longest hand for hand, in hands.
const MOST_HANDS: u32 = 300;

impl Rehearsal<'_> {
    pub(super) fn is_the_bubble(&self) -> bool {
        let t = self.session.tournament();
        let tables = t.tables().open().filter(|(_, table)| table.occupied().len() > 1).count();
        let left = t.entries().playing_count();
        let paid = if tables > 1 { t.places_paid() } else { 0 };
        let done = self.office.as_ref().is_none_or(|office| office.together);
        !done && paid > 0 && left > paid && left - paid < tables.min(3)
    }

    /// Plays hand for hand until the bubble has burst.
    pub(super) fn hand_for_hand(&mut self) -> Result<(), RehearsalError> {
        if let Some(office) = &mut self.office {
            office.together = true;
        }
        self.report_all_hands()?;
        if !self.submit_if_allowed(Command::Entries(EntryCommand::HandForHand { on: true }))? {
            return Ok(());
        }
        for _ in 0..MOST_HANDS {
            let mut out = Vec::new();
            for table in self.room.tables() {
                out.extend(self.play_and_report(table)?);
                let done = HandsCommand::Report {
                    table,
                    progress: TableProgress::Done,
                    seats: Vec::new(),
                };
                self.submit_if_allowed(Command::Hands(done))?;
            }
            if out.len() > 1 {
                self.submit_if_allowed(Command::Entries(EntryCommand::SameHand {
                    out,
                    separate_hand: true,
                }))?;
            }
            self.advance_clock(Span::from_minutes(2));
            let t = self.session.tournament();
            let alone = t.tables().open().any(|(_, table)| table.occupied().len() < 2);
            if t.bubble_step().0 == BubbleStep::Over || alone {
                break;
            }
            self.submit(Command::Hands(HandsCommand::Deal))?;
        }
        let played = self.session.tournament().all_tables_done();
        self.submit(Command::Hands(HandsCommand::End { played, day: false }))?;
        self.sync_room();
        self.do_tasks()
    }

    /// Plays one hand at `table` now, and reports the busts in it.
    fn play_and_report(
        &mut self,
        table: TableNo,
    ) -> Result<Vec<(EntryId, Option<Chips>)>, RehearsalError> {
        let Some(ended) = self.hand(Some(table)) else { return Ok(Vec::new()) };
        if ended.busts.is_empty() {
            return Ok(Vec::new());
        }
        self.report_hands(ended.table)?;
        let out: Vec<_> = ended.busts.into_iter().map(|(id, stack)| (id, Some(stack))).collect();
        self.submit(Command::Entries(EntryCommand::Bust { out: out.clone() }))?;
        self.sync_room();
        Ok(out)
    }
}
