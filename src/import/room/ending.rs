//! The clock as it was saved, and the prizes.

use bottone_base::{seat::TableNo, time::Span};
use bottone_i18n::Saying;
use bottone_session::Desk as _;
use bottone_store::tdt::SavedSeat;
use bottone_tournament::{
    Command,
    clock::{ClockCommand, ClockStatus},
    entries::EntryCommand,
    tables::TableCommand,
};

use super::ImportReplay;
use crate::ImportError;

impl ImportReplay<'_> {
    /// Records the end of the file: the seats, the clock, the prizes.
    pub(crate) fn ends(&mut self) -> Result<(), ImportError> {
        for (index, table) in self.saved.tables.iter().enumerate() {
            for (seat, player) in &table.sitting {
                self.replay_seats(&[(*player, SavedSeat { table: index, seat: *seat })])?;
            }
        }
        let usual = self.usual.clone();
        if *self.t().setup() != usual {
            self.change(usual)?;
        }
        if self.saved.ended.is_some() {
            let close = Command::Entries(EntryCommand::Registration { open: false });
            // The structure may have closed it already.
            let _closed = self.submit(close)?;
            self.chops()?;
            if self.chop.take().is_some() {
                self.left_out.push(Saying::of("tdt-chop-unclear"));
            }
        } else if self.started {
            self.clock_as_saved()?;
            self.break_empty_tables()?;
        }
        let state = self.t().clock().read(self.desk.now()).state;
        if matches!(state, ClockStatus::Running | ClockStatus::Overtime) {
            // The file is opened at another time, and the level must stay as it was.
            let _stands = self.submit(Command::Clock(ClockCommand::Pause))?;
        }
        if self.hits > 0 {
            self.left_out.push(Saying::count("tdt-hits", self.hits));
        }
        self.prizes()
    }

    pub(super) fn clock_as_saved(&mut self) -> Result<(), ImportError> {
        let row = self.saved.row_of.get(self.saved.current).copied().flatten();
        let Some(row) = row else { return Ok(()) };
        let reading = self.t().clock().read(self.desk.now());
        if reading.row != row {
            let jump = Command::Clock(ClockCommand::Jump { row });
            self.submit_or_list(jump, Saying::of("tdt-turn-refused").with("row", row + 1))?;
        }
        let left = self.t().clock().length(row).minus(self.saved.elapsed).max(Span::ZERO);
        let by = left.minus(self.t().clock().read(self.desk.now()).left);
        if by != Span::ZERO {
            // A finished level stays at its last moment.
            let _set = self.submit(Command::Clock(ClockCommand::Adjust { by }))?;
        }
        Ok(())
    }

    /// Breaks empty tables, even if the file keeps them.
    pub(super) fn break_empty_tables(&mut self) -> Result<(), ImportError> {
        let empty: Vec<TableNo> = self
            .t()
            .tables()
            .open()
            .filter(|(_, table)| table.occupied().is_empty())
            .map(|(number, _)| number)
            .collect();
        for table in empty {
            let _gone = self.submit(Command::Tables(TableCommand::Break { table, seed: 0 }))?;
        }
        Ok(())
    }
}
