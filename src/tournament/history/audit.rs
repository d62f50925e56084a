//! The audit of the record: a check that each line could have been written at its place, with this
//! result.
//!
//! A person who can write a file can also seal it again, so a sound seal proves no line. Each
//! record is judged as of the moment of its writing, by the records before it alone. A record found
//! sound stays sound, whatever comes after it.

use super::{
    Beginning, Checkpoints, CorrectedEvent, CorrectionFault, HistoryChange, Ledger, Record,
    RecordAction, RecordChoice, RecordChoices, RecordRevision, Revision, Story, apply, correct,
    corrections::{Manner, correct_with, pays},
};
use crate::{
    Event, Refusal, Tournament,
    draws::{has_chosen_seed, is_draw, valid_draws},
    laws::Laws,
};

/// The fault of a record that no desk can have written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AuditFault {
    /// The time is before that of the record before it, or of the event's beginning.
    Earlier(u32),
    /// The time is before the event or after the report, or the record refers to a later one.
    NotThen(u32),
    /// The time is long after the time of its arrival.
    Ahead(u32),
    /// The record takes back one that was not valid: a later one, a missing one, itself, or one
    /// taken back before.
    NotStanding {
        /// The number of the faulty record.
        number: u32,
        /// The number of the record that it takes back.
        back: u32,
    },
    /// The record redoes one that was not the last to be taken back.
    NotUndone {
        /// The number of the faulty record.
        number: u32,
        again: u32,
    },
    /// The record takes back one on which a later record depends.
    Depended {
        /// The number of the faulty record.
        number: u32,
        /// The number of the later record that depends on the one taken back.
        later: u32,
    },
    /// The rules forbid the recorded act.
    Refused(u32, Refusal),
    /// Deciding the act again gives other events.
    Different(u32),
    /// The signer was not on the staff in that role.
    UnknownSigner(u32),
    /// The act, or a record that falls or changes by it, is for another role than that of its
    /// signer.
    NotAllowed(u32),
    /// More money goes out than one person may sign for alone.
    NotCountersigned(u32),
    /// The record takes back a payment, which is only taken back by a record with a reason.
    VoidsPayment(u32),
    /// A secret is sealed, and the seed of the draw does not come from it.
    ChosenSeed(u32),
}

impl AuditFault {
    /// Returns the number of the faulty record.
    pub const fn number(self) -> u32 {
        match self {
            Self::Earlier(number)
            | Self::NotThen(number)
            | Self::Ahead(number)
            | Self::NotStanding { number, .. }
            | Self::NotUndone { number, .. }
            | Self::Depended { number, .. }
            | Self::Refused(number, _)
            | Self::Different(number)
            | Self::UnknownSigner(number)
            | Self::NotAllowed(number)
            | Self::NotCountersigned(number)
            | Self::VoidsPayment(number)
            | Self::ChosenSeed(number) => number,
        }
    }
}

/// Returns the ledger of these records, if each is possible at its place without deciding its act.
///
/// # Errors
/// The first record that is not possible.
pub fn in_place(beginning: &Beginning, records: &[Record]) -> Result<Ledger, AuditFault> {
    let mut ledger = Ledger::with_capacity(records.len());
    for (number, record) in (0..).zip(records) {
        if let Some(fault) = misplaced(beginning, records, &ledger, number, record) {
            return Err(fault);
        }
        ledger.enter(record);
    }
    Ok(ledger)
}

/// Returns the fault in the place of this record, after the records of this ledger.
fn misplaced(
    beginning: &Beginning,
    records: &[Record],
    ledger: &Ledger,
    number: u32,
    record: &Record,
) -> Option<AuditFault> {
    let before = number.checked_sub(1).and_then(|before| records.get(before as usize));
    if record.recorded < before.map_or(beginning.at, |before| before.recorded) {
        return Some(AuditFault::Earlier(number));
    }
    let is_done = matches!(record.action, RecordAction::Done { .. });
    let fits = |happened| is_done && happened >= beginning.at && happened <= record.recorded;
    let says = record.revisions.iter().all(|revision| revision.record < number);
    if !record.happened.is_none_or(fits) || !says || ledger.is_too_deep(&record.revisions) {
        return Some(AuditFault::NotThen(number));
    }
    match record.action {
        RecordAction::Undone { record: back } if !ledger.is_valid(back) => {
            Some(AuditFault::NotStanding { number, back })
        }
        RecordAction::Redone { record: again } if ledger.to_redo() != Some(again) => {
            Some(AuditFault::NotUndone { number, again })
        }
        _ => None,
    }
}

/// Judges every record. Calls `seen` after each command with the state of the event and the number
/// of the record.
///
/// # Errors
/// The first record that no desk can have written. Those before it are sound.
pub fn audit(
    beginning: &Beginning,
    records: &[Record],
    seen: impl FnMut(&Tournament, u32),
) -> Result<(), AuditFault> {
    audit_with(beginning, records, |_, _| {}, seen)
}

/// Judges every record like [`audit`]. Calls `next` before each record with the story so far.
///
/// # Errors
/// As [`audit`].
pub fn audit_with(
    beginning: &Beginning,
    records: &[Record],
    mut next: impl FnMut(Story<'_>, &Record),
    mut seen: impl FnMut(&Tournament, u32),
) -> Result<(), AuditFault> {
    let mut ledger = Ledger::default();
    let mut tournament = beginning.tournament();
    let mut checkpoints = Checkpoints::default();
    let mut draws = 0;
    // Copies serve undo and late reports only: in a large event they cost as much as the deciding.
    let mut turns = (0_u32..)
        .zip(records)
        .filter_map(|(number, record)| (!is_in_order(record)).then_some(number));
    let mut turn = turns.next();
    for (number, record) in (0..).zip(records) {
        if let Some(fault) = misplaced(beginning, records, &ledger, number, record) {
            return Err(fault);
        }
        let story = Story {
            beginning,
            records: &records[..number as usize],
            ledger: &ledger,
            tournament: &tournament,
            checkpoints: &checkpoints,
        };
        next(story, record);
        if is_in_order(record) {
            check_decision(&tournament, || draws, number, record)?;
            draws += usize::from(is_draw(record));
            ledger.enter(record);
            if let Some(line) = ledger.line(records, number) {
                apply(&mut tournament, &line);
            }
            if turn.is_some_and(|turn| (turn - number) as usize <= Checkpoints::REACH)
                && let Some(moment) = ledger.moment(number)
            {
                checkpoints.note(moment, ledger.count(), &tournament);
            }
            seen(&tournament, number);
            continue;
        }
        check_changes(story, record)?;
        ledger.enter(record);
        turn = turns.next();
        let from = record.undone_or_redone().map_or(number, |(turned, _)| turned);
        let so_far = &records[..=number as usize];
        tournament = checkpoints.folded(ledger.moment(from), beginning, so_far, &ledger);
        draws = valid_draws(so_far, &ledger);
        if record.happened.is_some() {
            seen(&tournament, number);
        }
    }
    Ok(())
}

/// Checks that a desk could have written this record as the next of this story. Records of other
/// desks are checked so before they are added.
///
/// # Errors
/// The reason why no desk can have written it.
pub fn follows(story: Story<'_>, record: &Record) -> Result<(), AuditFault> {
    let number = u32::try_from(story.records.len()).unwrap_or(u32::MAX);
    if let Some(fault) = misplaced(story.beginning, story.records, story.ledger, number, record) {
        return Err(fault);
    }
    if is_in_order(record) {
        let before = || valid_draws(story.records, story.ledger);
        return check_decision(story.tournament, before, number, record);
    }
    check_changes(story, record)
}

/// Returns whether the act was recorded in real time and takes nothing back.
const fn is_in_order(record: &Record) -> bool {
    record.happened.is_none() && matches!(record.action, RecordAction::Done { .. })
}

/// Checks that deciding the command in this state gives the recorded events. `draws` returns the
/// number of valid draws before it.
fn check_decision(
    tournament: &Tournament,
    draws: impl FnOnce() -> usize,
    number: u32,
    record: &Record,
) -> Result<(), AuditFault> {
    if has_chosen_seed(tournament, draws, record) {
        return Err(AuditFault::ChosenSeed(number));
    }
    let RecordAction::Done { command, waiver, events } = &record.action else { return Ok(()) };
    let decided = |t: &Tournament| t.decide(command, record.recorded, waiver.as_ref());
    let is_so = |again: &Vec<Event>| again == events && record.revisions.is_empty();
    match decided(tournament) {
        Ok(again) if is_so(&again) => Ok(()),
        _ if Laws::may_be_before(record.recorded)
            && decided(&tournament.with_laws(Laws::Before)).is_ok_and(|again| is_so(&again)) =>
        {
            Ok(())
        }
        Ok(_) => Err(AuditFault::Different(number)),
        Err(refusal) => Err(AuditFault::Refused(number, refusal)),
    }
}

/// Checks the changes of earlier records that a late report, an undo or a redo records.
fn check_changes(story: Story<'_>, record: &Record) -> Result<(), AuditFault> {
    let number = u32::try_from(story.records.len()).unwrap_or(u32::MAX);
    let is_before = Laws::may_be_before(record.recorded);
    let act = match &record.action {
        RecordAction::Undone { record: back }
            if !is_before && pays(story.ledger.events(story.records, *back)) =>
        {
            return Err(AuditFault::VoidsPayment(number));
        }
        RecordAction::Done { command, waiver, .. } => {
            HistoryChange::Late { at: record.at(), command, waiver: waiver.as_ref() }
        }
        RecordAction::Undone { record: back }
            if story.ledger.to_undo(story.records) != Some(*back) =>
        {
            HistoryChange::Strike(*back)
        }
        RecordAction::Undone { .. } | RecordAction::Redone { .. }
            if record.revisions.is_empty() =>
        {
            return Ok(());
        }
        RecordAction::Undone { .. } | RecordAction::Redone { .. } => {
            return Err(AuditFault::Different(number));
        }
    };
    let depended = |later| AuditFault::Depended { number, later };
    let is_done = matches!(record.action, RecordAction::Done { .. });
    let comes_out_so = |corrected: &CorrectedEvent| {
        (!is_done || corrected.events == record.events()) && corrected.revisions == record.revisions
    };
    let choices = choices(&record.revisions);
    let corrected = correct(story, act, &choices);
    if corrected.as_ref().is_ok_and(comes_out_so) {
        return Ok(());
    }
    let older = |how: (Manner, Laws)| {
        correct_with(story, act, &choices, how).is_ok_and(|corrected| comes_out_so(&corrected))
    };
    if is_before && Manner::OLDER.into_iter().any(older) {
        return Ok(());
    }
    let corrected = corrected.map_err(|fault| match fault {
        CorrectionFault::Refused(refusal) => AuditFault::Refused(number, refusal),
        CorrectionFault::PaidSince(later) => depended(later),
        CorrectionFault::TooEarly | CorrectionFault::Ahead | CorrectionFault::NotStanding => {
            AuditFault::NotThen(number)
        }
        CorrectionFault::IsDrawn | CorrectionFault::Contradicts(_) | CorrectionFault::TooDeep => {
            AuditFault::Different(number)
        }
    })?;
    if is_done && corrected.events != record.events() {
        return Err(AuditFault::Different(number));
    }
    Err(match corrected.revisions.first() {
        Some(later) if record.revisions.is_empty() => depended(later.record),
        _ => AuditFault::Different(number),
    })
}

/// Returns the choices behind these recorded changes.
pub fn choices(revisions: &[RecordRevision]) -> RecordChoices {
    let choice = |revision: &RecordRevision| match revision.result {
        Revision::Kept => RecordChoice::Keep,
        Revision::Changed(_) => RecordChoice::Change,
        Revision::Invalid(_) => RecordChoice::Drop,
    };
    revisions.iter().map(|revision| (revision.record, choice(revision))).collect()
}
