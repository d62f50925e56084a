//! The clock as it was saved, and the prizes.

use super::Room;
use crate::{
    i18n::Saying,
    import::ImportError,
    rules::{
        payouts::{PayoutKind, Plan, Prize, Remainder},
        seat::TableNo,
        time::Span,
    },
    store::tdt::SavedSeat,
    tournament::{
        Command,
        clock::{ClockCommand, State},
        entries::EntryCommand,
        prizes::{PrizeCommand, Row},
        tables::TableCommand,
    },
};

impl Room<'_> {
    /// The end of the file: who sits where, what the clock says, what was won.
    pub(in crate::import) fn ends(&mut self) -> Result<(), ImportError> {
        for (index, table) in self.saved.tables.iter().enumerate() {
            for (seat, player) in &table.sitting {
                self.sat(&[(*player, SavedSeat { table: index, seat: *seat })])?;
            }
        }
        let usual = self.usual.clone();
        if *self.t().setup() != usual {
            self.change(usual)?;
        }
        if self.saved.ended.is_some() {
            let close = Command::Entries(EntryCommand::Registration { open: false });
            // It may be closed by the structure already.
            let _closed = self.ask(close)?;
        } else if self.started {
            self.clock_as_saved()?;
            self.break_empty_tables()?;
        }
        let state = self.t().clock().read(self.desk.now()).state;
        if matches!(state, State::Running | State::Overtime) {
            // It is opened at another hour, and the level is to be as it was left.
            let _stands = self.ask(Command::Clock(ClockCommand::Pause))?;
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
            self.ask_or_tell(jump, Saying::of("tdt-turn-refused").with("row", row + 1))?;
        }
        let left = self.t().clock().length(row).minus(self.saved.elapsed).max(Span::ZERO);
        let by = left.minus(self.t().clock().read(self.desk.now()).left);
        if by != Span::ZERO {
            // A level that was over stays at its last instant.
            let _set = self.ask(Command::Clock(ClockCommand::Adjust { by }))?;
        }
        Ok(())
    }

    /// A table where nobody sits is gone, though the file keeps it.
    pub(super) fn break_empty_tables(&mut self) -> Result<(), ImportError> {
        let empty: Vec<TableNo> = self
            .t()
            .tables()
            .open()
            .filter(|(_, table)| table.occupied().is_empty())
            .map(|(number, _)| number)
            .collect();
        for table in empty {
            let _gone = self.ask(Command::Tables(TableCommand::Break { table, seed: 0 }))?;
        }
        Ok(())
    }

    /// The sums of the file become a plan, and are locked when they were won and come to the pool.
    pub(super) fn prizes(&mut self) -> Result<(), ImportError> {
        let mut won: Vec<_> = self.saved.prizes.iter().map(|p| (p.place, p.amount)).collect();
        won.retain(|(_, amount)| !amount.is_zero());
        won.sort_by_key(|(place, _)| *place);
        if won.is_empty() {
            return Ok(());
        }
        let in_order = won.iter().zip(1..).all(|((place, _), expected)| *place == expected);
        if !in_order {
            self.left_out.push(Saying::of("tdt-prizes-order"));
            return Ok(());
        }
        let prizes: Vec<_> = won.into_iter().map(|(_, amount)| amount).collect();
        let name = self.usual.name.clone();
        let kind = PayoutKind::Fixed { prizes: prizes.clone(), over: Remainder::Nearest };
        let plan = Plan { name, kind, ..Plan::default() };
        let plan = Command::Prizes(PrizeCommand::Plan(Box::new(plan)));
        let planned = self.ask_or_tell(plan, Saying::of("tdt-prizes-refused"))?;
        if planned && self.saved.ended.is_some() {
            let list: Vec<Prize> =
                prizes.into_iter().map(|money| Prize { money, ..Prize::default() }).collect();
            let lock = Command::Prizes(PrizeCommand::Lock { rows: Row::of(&list) });
            self.ask_or_tell(lock, Saying::of("tdt-lock-refused"))?;
        }
        Ok(())
    }
}
