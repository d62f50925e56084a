//! The floor's reports to the desk: stacks, hands, the button.

use bottone_base::seat::TableNo;
use bottone_session::Desk as _;
use bottone_tournament::{
    Command,
    entries::{EntryCommand, EntryId},
    tables::TableCommand,
};

use super::{BUY_MORE, Rehearsal, RehearsalError, play};

impl Rehearsal<'_> {
    /// Counts every stack at the first look into a break, and sells more chips to players who may
    /// buy.
    pub(super) fn count_all(&mut self, row: usize) -> Result<(), RehearsalError> {
        if self.counted_row == Some(row) {
            return Ok(());
        }
        self.counted_row = Some(row);
        let playing: Vec<EntryId> =
            self.session.tournament().entries().playing().map(|(id, _)| id).collect();
        for entry in playing {
            let add_on = Command::Entries(EntryCommand::AddOn { entry });
            if self.session.can(&add_on).is_ok() && self.chance.percent_chance(BUY_MORE) {
                self.submit(add_on)?;
            }
        }
        self.sync_room();
        let lost = self.lose_a_chip();
        for (table, rows) in self.room.counts() {
            self.count(table, rows)?;
        }
        if let Some(lost) = lost {
            self.accept(lost)?;
        }
        self.report_all_hands()?;
        self.colour_up(row)
    }

    /// Reports every button, as the floor does at the end of the day.
    pub(super) fn report_buttons(&mut self) -> Result<(), RehearsalError> {
        for table in self.room.tables() {
            self.report_button(table)?;
        }
        Ok(())
    }

    pub(super) fn report_all_hands(&mut self) -> Result<(), RehearsalError> {
        for table in self.room.tables() {
            self.report_hands(table)?;
        }
        Ok(())
    }

    /// Reports the hands dealt at `table` since the last report.
    pub(super) fn report_hands(&mut self, table: TableNo) -> Result<(), RehearsalError> {
        let Some(hands) = self.room.unreported(table) else { return Ok(()) };
        if self.room.is_tainted(table) {
            return self.report_button(table);
        }
        for part in play::parts(hands) {
            self.submit(Command::Tables(TableCommand::Hands { table, hands: part, stud: false }))?;
        }
        self.room.mark_reported(table, self.session.tournament());
        Ok(())
    }

    /// Reports the true position of the button at `table`.
    pub(super) fn report_button(&mut self, table: TableNo) -> Result<(), RehearsalError> {
        let tournament = self.session.tournament();
        let house = &tournament.setup().house;
        let positions = self.room.positions(table, house).or_else(|| {
            let next = tournament.tables().table(table)?.next_hand(house)?;
            Some(next.positions)
        });
        // A table with one player left has no positions: it breaks or gets players first.
        let Some(positions) = positions else { return Ok(()) };
        self.submit(Command::Tables(TableCommand::Button { table, positions, reason: None }))?;
        self.room.mark_reported(table, self.session.tournament());
        Ok(())
    }
}
