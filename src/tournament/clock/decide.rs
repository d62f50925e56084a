//! The rules of the clock and its structure.

use bottone_base::{
    chips::Chips,
    time::{Span, Timestamp},
};
use bottone_rules::levels::{Row, Structure};

use super::{Clock, ClockCommand, ClockEvent};
use crate::{Event, Refusal, Tournament};

pub(crate) fn decide(
    t: &Tournament,
    command: &ClockCommand,
    at: Timestamp,
) -> Result<Vec<Event>, Refusal> {
    let clock = &t.clock;
    let event = match command {
        ClockCommand::Start => {
            Refusal::ClockRuns.check(!clock.runs(at), None)?;
            Refusal::CarriedOver.check(t.bags.carried_over().is_none(), None)?;
            ClockEvent::Started
        }
        ClockCommand::Pause => {
            Refusal::ClockStands.check(clock.runs(at), None)?;
            ClockEvent::Paused
        }
        ClockCommand::Next => {
            let row = clock.timed_after(clock.read(at).row).ok_or(Refusal::NoLaterLevel)?;
            // The next level belongs to the next day, which needs its own start: this day ends.
            let over = clock.left_of_day(at).is_some() && clock.started && !t.uses_old_laws();
            if over { ClockEvent::DayEnded } else { ClockEvent::WentTo { row } }
        }
        ClockCommand::Previous => {
            let row = clock.timed_before(clock.read(at).row).ok_or(Refusal::NoEarlierLevel)?;
            ClockEvent::WentTo { row }
        }
        ClockCommand::Adjust { by } => {
            let a_day = Span::from_minutes(1_440).millis();
            let left = clock.read(at).left.plus(*by).millis();
            let fine = *by != Span::ZERO && by.millis().saturating_abs() <= a_day && left <= a_day;
            Refusal::NotUnderstood.check(fine, None)?;
            if !t.uses_old_laws() {
                return Ok(clock.adjusted(*by, at)?.into_iter().map(Event::Clock).collect());
            }
            ClockEvent::Adjusted { by: *by }
        }
        ClockCommand::Jump { row } => {
            let timed = clock.structure.rows.get(*row).is_some_and(Row::takes_time);
            Refusal::RowUnknown.check(timed, None)?;
            ClockEvent::WentTo { row: *row }
        }
        ClockCommand::SetRow { row, to } => {
            clock.check_rows(&[(*row, (**to).clone())], at)?;
            ClockEvent::RowSet { row: *row, to: to.clone() }
        }
        ClockCommand::SetRows { rows } => {
            Refusal::NotUnderstood.check(rows.is_sorted_by(|one, next| one.0 < next.0), None)?;
            clock.check_rows(rows, at)?;
            ClockEvent::RowsSet { rows: rows.clone() }
        }
        ClockCommand::InsertRow { row, new } => {
            Refusal::RowUnknown.check(*row <= clock.structure.rows.len(), None)?;
            Refusal::LevelPlayed.check(*row >= clock.first_unplayed(at), None)?;
            let mut changed = clock.structure.clone();
            changed.rows.insert(*row, (**new).clone());
            Refusal::StructureWrong.check(changed.validate().is_ok(), None)?;
            ClockEvent::RowInserted { row: *row, new: new.clone() }
        }
        ClockCommand::RemoveRow { row } => {
            Refusal::RowUnknown.check(*row < clock.structure.rows.len(), None)?;
            Refusal::LevelPlayed.check(*row >= clock.first_unplayed(at), None)?;
            let mut changed = clock.structure.clone();
            changed.rows.remove(*row);
            Refusal::StructureWrong.check(changed.validate().is_ok(), None)?;
            ClockEvent::RowRemoved { row: *row }
        }
        ClockCommand::MoveRow { row, to } => {
            let rows = clock.structure.rows.len();
            Refusal::RowUnknown.check(*row < rows && *to < rows, None)?;
            let coming = *row.min(to) >= clock.first_unplayed(at);
            Refusal::LevelPlayed.check(coming, None)?;
            Refusal::NothingToDo.check(row != to, None)?;
            ClockEvent::RowMoved { row: *row, to: *to }
        }
        ClockCommand::Replace { structure } => {
            Refusal::LevelPlayed.check(!clock.started, None)?;
            Refusal::StructureWrong.check(structure.validate().is_ok(), None)?;
            Refusal::NothingToDo.check(**structure != clock.structure, None)?;
            ClockEvent::Replaced { structure: structure.clone() }
        }
        ClockCommand::Rename { name } => clock.decide_rename(name)?,
        ClockCommand::SetStack { stack } => clock.decide_stack(*stack)?,
        ClockCommand::Rebase { by } => ClockEvent::Rebased { by: *by },
    };
    Ok(vec![Event::Clock(event)])
}

impl Clock {
    fn decide_rename(&self, name: &str) -> Result<ClockEvent, Refusal> {
        let changed = Structure { name: name.to_owned(), ..self.structure.clone() };
        Refusal::StructureWrong.check(changed.validate().is_ok(), None)?;
        Refusal::NothingToDo.check(changed.name != self.structure.name, None)?;
        Ok(ClockEvent::Renamed { name: changed.name })
    }

    fn decide_stack(&self, stack: Chips) -> Result<ClockEvent, Refusal> {
        Refusal::StructureWrong.check(!stack.is_zero(), None)?;
        Refusal::NothingToDo.check(stack != self.structure.starting_stack, None)?;
        Ok(ClockEvent::StackSet { stack })
    }

    /// Checks that these rows may be changed: each row alone, then the structure with all changes.
    fn check_rows(&self, rows: &[(usize, Row)], at: Timestamp) -> Result<(), Refusal> {
        let now = self.read(at);
        let mut changed = self.structure.clone();
        for (row, to) in rows {
            let place = changed.rows.get_mut(*row).ok_or(Refusal::RowUnknown)?;
            Refusal::LevelPlayed.check(*row >= now.row, None)?;
            if *row == now.row {
                let elapsed = self.length(*row).minus(now.left);
                let length = Span::from_minutes(to.minutes().into());
                Refusal::LevelTooShort.check(length > elapsed && length > Span::ZERO, None)?;
            }
            place.clone_from(to);
        }
        Refusal::NothingToDo.check(changed != self.structure, None)?;
        Refusal::StructureWrong.check(changed.validate().is_ok(), None)
    }
}
