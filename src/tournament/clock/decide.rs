//! The rules of the clock and its structure.

use super::{Clock, ClockCommand, ClockEvent};
use crate::{
    rules::{
        chips::Chips,
        levels::{Row, Structure},
        time::{Span, Timestamp},
    },
    tournament::{Event, Refusal, Tournament},
};

pub(in crate::tournament) fn decide(
    t: &Tournament,
    command: &ClockCommand,
    at: Timestamp,
) -> Result<Vec<Event>, Refusal> {
    let clock = &t.clock;
    let event = match command {
        ClockCommand::Start => {
            Refusal::ClockRuns.unless(!clock.runs(at), None)?;
            Refusal::CarriedOver.unless(t.bags.carried_over().is_none(), None)?;
            ClockEvent::Started
        }
        ClockCommand::Pause => {
            Refusal::ClockStands.unless(clock.runs(at), None)?;
            ClockEvent::Paused
        }
        ClockCommand::Next => {
            let row = clock.timed_after(clock.read(at).row).ok_or(Refusal::NoLaterLevel)?;
            // The next level belongs to the next day, which needs its own start: this day ends.
            let over = clock.left_of_day(at).is_some() && clock.started && !t.is_as_before();
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
            Refusal::NotUnderstood.unless(fine, None)?;
            if !t.is_as_before() {
                return Ok(clock.adjusted(*by, at)?.into_iter().map(Event::Clock).collect());
            }
            ClockEvent::Adjusted { by: *by }
        }
        ClockCommand::Jump { row } => {
            let timed = clock.structure.rows.get(*row).is_some_and(Row::takes_time);
            Refusal::RowUnknown.unless(timed, None)?;
            ClockEvent::WentTo { row: *row }
        }
        ClockCommand::SetRow { row, to } => {
            clock.may_set(&[(*row, to.clone())], at)?;
            ClockEvent::RowSet { row: *row, to: to.clone() }
        }
        ClockCommand::SetRows { rows } => {
            Refusal::NotUnderstood.unless(rows.is_sorted_by(|one, next| one.0 < next.0), None)?;
            clock.may_set(rows, at)?;
            ClockEvent::RowsSet { rows: rows.clone() }
        }
        ClockCommand::InsertRow { row, new } => {
            Refusal::RowUnknown.unless(*row <= clock.structure.rows.len(), None)?;
            Refusal::LevelPlayed.unless(*row >= clock.first_unplayed(at), None)?;
            let mut changed = clock.structure.clone();
            changed.rows.insert(*row, new.clone());
            Refusal::StructureWrong.unless(changed.validate().is_ok(), None)?;
            ClockEvent::RowInserted { row: *row, new: new.clone() }
        }
        ClockCommand::RemoveRow { row } => {
            Refusal::RowUnknown.unless(*row < clock.structure.rows.len(), None)?;
            Refusal::LevelPlayed.unless(*row >= clock.first_unplayed(at), None)?;
            let mut changed = clock.structure.clone();
            changed.rows.remove(*row);
            Refusal::StructureWrong.unless(changed.validate().is_ok(), None)?;
            ClockEvent::RowRemoved { row: *row }
        }
        ClockCommand::MoveRow { row, to } => {
            let rows = clock.structure.rows.len();
            Refusal::RowUnknown.unless(*row < rows && *to < rows, None)?;
            let coming = *row.min(to) >= clock.first_unplayed(at);
            Refusal::LevelPlayed.unless(coming, None)?;
            Refusal::NothingToDo.unless(row != to, None)?;
            ClockEvent::RowMoved { row: *row, to: *to }
        }
        ClockCommand::Replace { structure } => {
            Refusal::LevelPlayed.unless(!clock.started, None)?;
            Refusal::StructureWrong.unless(structure.validate().is_ok(), None)?;
            Refusal::NothingToDo.unless(**structure != clock.structure, None)?;
            ClockEvent::Replaced { structure: structure.clone() }
        }
        ClockCommand::Rename { name } => clock.may_rename(name)?,
        ClockCommand::SetStack { stack } => clock.may_give(*stack)?,
        ClockCommand::Rebase { by } => ClockEvent::Rebased { by: *by },
    };
    Ok(vec![Event::Clock(event)])
}

impl Clock {
    fn may_rename(&self, name: &str) -> Result<ClockEvent, Refusal> {
        let changed = Structure { name: name.to_owned(), ..self.structure.clone() };
        Refusal::StructureWrong.unless(changed.validate().is_ok(), None)?;
        Refusal::NothingToDo.unless(changed.name != self.structure.name, None)?;
        Ok(ClockEvent::Renamed { name: changed.name })
    }

    fn may_give(&self, stack: Chips) -> Result<ClockEvent, Refusal> {
        Refusal::StructureWrong.unless(!stack.is_zero(), None)?;
        Refusal::NothingToDo.unless(stack != self.structure.starting_stack, None)?;
        Ok(ClockEvent::StackSet { stack })
    }

    /// Checks that these rows may be changed: each row alone, then the structure with all changes.
    fn may_set(&self, rows: &[(usize, Row)], at: Timestamp) -> Result<(), Refusal> {
        let now = self.read(at);
        let mut changed = self.structure.clone();
        for (row, to) in rows {
            let place = changed.rows.get_mut(*row).ok_or(Refusal::RowUnknown)?;
            Refusal::LevelPlayed.unless(*row >= now.row, None)?;
            if *row == now.row {
                let elapsed = self.length(*row).minus(now.left);
                let length = Span::from_minutes(to.minutes().into());
                Refusal::LevelTooShort.unless(length > elapsed && length > Span::ZERO, None)?;
            }
            place.clone_from(to);
        }
        Refusal::NothingToDo.unless(changed != self.structure, None)?;
        Refusal::StructureWrong.unless(changed.validate().is_ok(), None)
    }
}
