//! An evening played a second time, with some acts reported late.

use std::collections::BTreeMap;

use bottone_base::time::Timestamp;
use bottone_session::{Desk, Session, SubmitError, time::StageClock};
use bottone_tournament::{
    Command,
    bounties::BountyCommand,
    draws::{seed_of, seeded, valid_draws},
    entries::{EntryCommand, EntryId, PaidSale},
    history::{HistoryChange, Record, RecordAction, RecordChoices, Revision, by_hand},
    incidents::IncidentCommand,
    payments::PaymentCommand,
    tickets::TicketCommand,
};

use super::{RehearsalError, chance::Chance};

/// The percentage of possible acts that are reported late.
const LATE: usize = 10;
/// The most acts that wait before they are reported.
const MOST_WAIT: usize = 12;

/// Replays the acts of `from` at `to`, a tenth of them late. Waiting acts are recorded before an act
/// that depends on them, or once enough wait. Returns the number of late acts. `clock` is the clock
/// of `to`.
///
/// # Errors
/// `to` refuses or cannot write, which is a fault of the program or of the disk.
pub fn replay_with_late_reports(
    from: &dyn Desk,
    to: &mut Session,
    clock: &StageClock,
    seed: u64,
) -> Result<usize, RehearsalError> {
    let mut reporter =
        LateReporter { to, clock, waiting: Vec::new(), numbers: BTreeMap::new(), late: 0 };
    let mut chance = Chance::new(seed);
    let turned = turned(from.records());
    for (number, record) in from.records().iter().enumerate() {
        let is_turned = turned.iter().any(|(first, last)| (*first..*last).contains(&number));
        // A waiting act would be numbered after this one.
        if is_turned || reporter.numbers_the_same(record) {
            reporter.catch_up(record.recorded)?;
        }
        match &record.action {
            // The acts of one instant are recorded together, because a part of them may not be
            // valid alone.
            RecordAction::Done { command, .. }
                if !is_turned
                    && may_wait(command)
                    && chance.percent_chance(LATE)
                    && !reporter.has_waiting_at(record.recorded) =>
            {
                reporter.waiting.push((number, record));
                if reporter.waiting.len() > MOST_WAIT {
                    reporter.catch_up(record.recorded)?;
                }
            }
            _ => reporter.submit(number, record)?,
        }
    }
    if let Some(last) = from.records().last() {
        reporter.catch_up(last.recorded)?;
    }
    Ok(reporter.late)
}

/// Returns each undo or redo as a pair: the number of its target and its own. Records between the
/// two must be on time, because undo takes back the last one.
fn turned(records: &[Record]) -> Vec<(usize, usize)> {
    let turns = records.iter().enumerate();
    turns.filter_map(|(last, record)| Some((record.undone_or_redone()?.0 as usize, last))).collect()
}

/// Returns whether the command may be late. Draws are made on time, and a player entered late gets
/// another number.
fn may_wait(command: &Command) -> bool {
    let is_new =
        matches!(command, Command::Entries(EntryCommand::Enter { .. } | EntryCommand::List { .. }));
    by_hand(command) && seed_of(command).is_none() && !is_new
}

/// A kind of act that is numbered for each entry.
#[derive(Clone, Copy, PartialEq, Eq)]
enum NumberedAct {
    Rebuy,
    AddOn,
    Payment,
    Bust,
}

/// Returns the numbers that this command uses.
fn numbered(command: &Command) -> Vec<(EntryId, NumberedAct)> {
    match command {
        Command::Entries(
            EntryCommand::Rebuy { entry }
            | EntryCommand::PaidBy { sale: PaidSale::Rebuy { entry }, .. },
        ) => vec![(*entry, NumberedAct::Rebuy)],
        Command::Entries(
            EntryCommand::AddOn { entry }
            | EntryCommand::PaidBy { sale: PaidSale::AddOn { entry }, .. },
        ) => vec![(*entry, NumberedAct::AddOn)],
        Command::Payments(PaymentCommand::Pay { entry, .. })
        | Command::Tickets(TicketCommand::HandOut { entry, .. }) => {
            vec![(*entry, NumberedAct::Payment)]
        }
        Command::Entries(EntryCommand::Refund { entry, .. })
        | Command::Incidents(IncidentCommand::Penalise { entry, .. }) => {
            vec![(*entry, NumberedAct::Bust)]
        }
        Command::Entries(EntryCommand::Bust { out })
        | Command::Bounties(BountyCommand::KnockOut { out, .. }) => {
            out.iter().map(|(entry, _)| (*entry, NumberedAct::Bust)).collect()
        }
        _ => Vec::new(),
    }
}

struct LateReporter<'a> {
    to: &'a mut Session,
    clock: &'a StageClock,
    /// The waiting records, with their numbers in the original evening.
    waiting: Vec<(usize, &'a Record)>,
    /// The number here of each recorded one.
    numbers: BTreeMap<usize, u32>,
    late: usize,
}

impl<'a> LateReporter<'a> {
    /// Records an act on time, after the waiting acts if it depends on them.
    fn submit(&mut self, number: usize, record: &'a Record) -> Result<(), RehearsalError> {
        self.clock.set(record.recorded);
        let RecordAction::Done { command, waiver, events } = &record.action else {
            let own = |record: &u32| self.numbers.get(&(*record as usize)).copied();
            let turned = match &record.action {
                RecordAction::Undone { record } if own(record) == self.to.to_undo() => {
                    self.to.undo().map(drop)
                }
                RecordAction::Undone { record } => self.to.strike(own(record).unwrap_or_default()),
                _ => self.to.redo().map(drop),
            };
            let at = record.recorded;
            return turned.map_err(|error| RehearsalError::Slip { at, error: Box::new(error) });
        };
        let t = self.to.tournament();
        let same_events =
            t.decide(command, record.recorded, waiver.as_ref()).as_ref() == Ok(events);
        // While a secret is sealed a draw depends on the players, and another seed leads to other
        // seats.
        let before = || valid_draws(self.to.records(), self.to.ledger());
        let draws = seeded(t, before, command, events, record.recorded);
        let same = same_events && draws.is_none_or(|draws| draws == *command);
        // The acts of one instant are in the order of their records.
        if !same || self.has_waiting_at(record.recorded) {
            self.catch_up(record.recorded)?;
        }
        let result = self.to.submit(command.clone(), waiver.clone());
        result.map_err(|error| refused(record, command, error))?;
        self.mark_recorded(number);
        Ok(())
    }

    /// Returns whether a waiting record uses the same numbering as this one.
    fn numbers_the_same(&self, record: &Record) -> bool {
        let of = |record: &Record| match &record.action {
            RecordAction::Done { command, .. } => numbered(command),
            RecordAction::Undone { .. } | RecordAction::Redone { .. } => Vec::new(),
        };
        let mine = of(record);
        self.waiting.iter().any(|(_, one)| of(one).iter().any(|of| mine.contains(of)))
    }

    /// Returns whether a waiting act has this very instant.
    fn has_waiting_at(&self, at: Timestamp) -> bool {
        self.waiting.last().is_some_and(|(_, last)| last.recorded == at)
    }

    fn mark_recorded(&mut self, number: usize) {
        let last = self.to.records().len().saturating_sub(1);
        self.numbers.insert(number, u32::try_from(last).unwrap_or(u32::MAX));
    }

    /// Records all waiting acts. A part of them may temporarily cancel or change other acts, so the
    /// least disturbing one is first.
    fn catch_up(&mut self, now: Timestamp) -> Result<(), RehearsalError> {
        self.clock.set(now);
        let mut waiting = std::mem::take(&mut self.waiting);
        while !waiting.is_empty() {
            let next = (0..waiting.len()).min_by_key(|nth| self.affected_records(waiting[*nth].1));
            let (number, record) = waiting.remove(next.unwrap_or(0));
            let RecordAction::Done { command, waiver, .. } = &record.action else { continue };
            let (asked, waiver) = (command.clone(), waiver.clone());
            let result = self.to.record_late(asked, waiver, record.recorded, &RecordChoices::new());
            result.map_err(|error| refused(record, command, error))?;
            self.mark_recorded(number);
            self.late += 1;
        }
        Ok(())
    }

    /// Returns the number of earlier acts that this one would cancel, and the number that it would
    /// change.
    fn affected_records(&self, record: &Record) -> (usize, usize) {
        let RecordAction::Done { command, waiver, .. } = &record.action else { return (0, 0) };
        let act = HistoryChange::Late { at: record.recorded, command, waiver: waiver.as_ref() };
        let Ok(corrected) = self.to.corrected(act, &RecordChoices::new()) else {
            return (usize::MAX, 0);
        };
        let count = |of: fn(&Revision) -> bool| {
            corrected.revisions.iter().filter(|revision| of(&revision.result)).count()
        };
        (
            count(|result| matches!(result, Revision::Invalid(_))),
            count(|result| matches!(result, Revision::Changed(_))),
        )
    }
}

fn refused(record: &Record, command: &Command, error: SubmitError) -> RehearsalError {
    let (at, command) = (record.recorded, Box::new(command.clone()));
    RehearsalError::Desk { at, command, error: Box::new(error) }
}
