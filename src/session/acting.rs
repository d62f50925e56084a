//! The way in which every desk acts, whatever its log: decide, write, apply.

use std::path::Path;

use bottone_base::time::{Span, Timestamp};
use bottone_forecast::HouseFactors;
use bottone_store::journal::Trouble;
use bottone_tournament::{
    Command, Event, Refusal, Waiver,
    draws::{seeded, valid_draws},
    filing::{FileMove, FilingCommand, Successor},
    history::{ChangedRecord, HistoryChange, Record, RecordAction, RecordChoices, choices},
    payments::PaymentEvent,
    staff::StaffCommand,
    tickets::TicketCommand,
};

use super::{
    Desk as _, Operator, SubmitError,
    disk_latency::DiskLatency,
    history::History,
    house::{HouseBook, HouseError},
    log::{AppendOutcome, Log},
    open_dialogs::DeskMessage,
    reports::Reports,
    roles::SignedMember,
    signing::{Signature, Signing},
    standalone::Fork,
    time::Timekeeper,
};

/// An event at a desk: its known history, its log, its operator and its clock.
pub struct Session {
    pub(super) log: Box<dyn Log>,
    pub(super) history: History,
    pub(super) timekeeper: Box<dyn Timekeeper>,
    pub(super) operator: Operator,
    pub(super) house: HouseFactors,
    pub(super) book: Option<HouseBook>,
    /// The time by which the computer's clock was behind the last record when the event was opened.
    pub(super) behind: Span,
    pub(super) revision: u64,
    /// The trouble that keeps the log from taking records, and the records refused for it.
    pub(super) trouble: Option<Trouble>,
    pub(super) refused: Vec<Record>,
    /// A record whose outcome is unknown: the log may have kept it or not.
    pub(super) unsure: Option<Record>,
    /// The number of known records when the first of all these was submitted.
    pub(super) known_then: usize,
    /// The records since then that did the refused acts.
    pub(super) done_since: Vec<u32>,
    pub(super) signing: Signing,
    /// The time that the log's disk takes.
    pub(super) pace: DiskLatency,
    /// The person behind the current act, if it comes from elsewhere than the desk.
    pub(super) acting: Option<RemoteActor>,
    /// The name of the desk's next act, under which it is taken once.
    pub(super) request: Option<String>,
    /// The state last sent to the other desks.
    pub(super) sent_message: DeskMessage,
    /// The reports kept while the desk was on its own; `None` if it never was.
    pub(super) reports: Option<Reports>,
    /// The place at which the desk left the log, as long as it goes on by itself.
    pub(super) alone: Option<Fork>,
    /// Errors of the house's book that are still to be shown.
    pub(super) owed: Vec<HouseError>,
}

/// A person who acts through this desk from elsewhere.
pub(super) struct RemoteActor {
    pub(super) who: SignedMember,
    /// The record's note of its origin.
    pub(super) station: String,
    /// That person's name for the act.
    pub(super) act: Option<String>,
}

/// The most times that a command is decided again because another desk was first.
pub(super) const MOST_TRIES: usize = 40;
/// The time after another desk's record in which an acting person may not have seen it yet.
const UNSEEN: Span = Span::from_millis(3_000);

/// A request to a desk. It names its record, so that it still means the same one when another
/// desk's record comes first.
pub(super) enum ActRequest {
    Do(Command, Option<Waiver>),
    /// An act of the program itself, without a person behind it.
    Own(Command),
    /// An act recorded late: it happened before now.
    Late(Command, Option<Waiver>, Timestamp, RecordChoices),
    Redo(u32),
    /// A strike of a record. Unless choices are given, no later outcome may change by it.
    Strike(u32, Option<RecordChoices>),
}

impl ActRequest {
    /// Returns the request behind a record, so that it can be made again; `None` for a redo.
    pub(super) fn from_record(record: &Record) -> Option<Self> {
        let chosen = choices(&record.revisions);
        Some(match (&record.action, record.happened) {
            (RecordAction::Done { command, waiver, .. }, Some(at)) => {
                Self::Late(command.clone(), waiver.clone(), at, chosen)
            }
            (RecordAction::Done { command, .. }, None) if command.is_internal() => {
                Self::Own(command.clone())
            }
            (RecordAction::Done { command, waiver, .. }, None) => {
                Self::Do(command.clone(), waiver.clone())
            }
            (RecordAction::Undone { record }, _) => Self::Strike(*record, Some(chosen)),
            (RecordAction::Redone { .. }, _) => return None,
        })
    }
}

impl Session {
    pub(super) fn new(
        log: Box<dyn Log>,
        history: History,
        timekeeper: Box<dyn Timekeeper>,
        operator: Operator,
    ) -> Self {
        let behind = history.latest().since(timekeeper.now()).max(Span::ZERO);
        let mut session = Self {
            // Desks that share a log follow the log's clock.
            behind: if log.network().is_some() { Span::ZERO } else { behind },
            log,
            history,
            timekeeper,
            operator,
            house: HouseFactors::UNKNOWN,
            book: None,
            revision: 0,
            trouble: None,
            refused: Vec::new(),
            unsure: None,
            known_then: 0,
            done_since: Vec::new(),
            signing: Signing::default(),
            pace: DiskLatency::default(),
            acting: None,
            request: None,
            sent_message: DeskMessage::default(),
            reports: None,
            alone: None,
            owed: Vec::new(),
        };
        session.resume_reports();
        session
    }

    /// Decides, writes, then applies: the only way in which anything happens. Returns the number of
    /// the new record, or of the record that was struck or restored.
    ///
    /// The request is decided on the present state. If another desk's record comes first, it is
    /// decided on the state after that record. If it is no longer possible then, the error names
    /// the desk that was first.
    pub(super) fn act(&mut self, asked: &ActRequest) -> Result<u32, SubmitError> {
        self.retry(asked, None)
    }

    /// Acts as [`Self::act`], for an act that waits since the log refused it. The record names the
    /// person who asked first, and the present operator must have the right to it. A sale made by
    /// another desk meanwhile is not made again.
    pub(super) fn retry(
        &mut self,
        asked: &ActRequest,
        first: Option<&Record>,
    ) -> Result<u32, SubmitError> {
        let edition = self.history.edition();
        self.rejoin_log();
        if self.alone.is_some() {
            return self.report(asked, first);
        }
        if self.history.edition() != edition
            && let ActRequest::Strike(number, _) | ActRequest::Redo(number) = asked
            && *number as usize >= self.records().len()
        {
            // The meant record was only a report here. It is decided again, and has another number
            // by then.
            return Err(SubmitError::NotStanding);
        }
        // Earlier reports come first; an obstacle to them is one to this act too.
        while let Ok(true) = self.settle_report() {}
        let known = self.records().len();
        // A director's approval is for one act at this desk, even if the act fails.
        let now = self.now();
        let at_the_desk = self.acting.is_none();
        let approved_by = at_the_desk.then(|| self.signing.take_approval(now)).flatten();
        let word =
            first.and_then(|first| first.approved_by.clone()).or_else(|| approved_by.clone());
        for _ in 0..MOST_TRIES {
            self.take_in(usize::MAX);
            if let Some(number) = self.request.as_deref().and_then(|name| self.of_request(name)) {
                return Ok(number);
            }
            let signature = self.signature(asked, approved_by.as_ref())?;
            if let Some(sold) = first.and_then(|first| self.sold_since(first)) {
                return Err(sold);
            }
            let decided = self.decide(asked, signature, self.now());
            let record = decided.map_err(|why| self.overtaken(known, asked, why))?;
            let words = (approved_by.as_ref(), word.as_ref());
            let record = self.signed_for(record, first, words)?;
            let next = u32::try_from(self.history.records().len()).unwrap_or(u32::MAX);
            let number = record.undone_or_redone().map_or(next, |(turned, _)| turned);
            let began = self.timekeeper.now();
            let appended = self.log.append(&record);
            let took = self.timekeeper.now().since(began);
            match appended {
                Ok(AppendOutcome::Kept) => {
                    self.pace.note(took);
                    self.take_in_kept(record);
                    return Ok(number);
                }
                Ok(AppendOutcome::Overtaken) => {}
                Err(error) => {
                    self.note_unwritten(record, &error);
                    return Err(error);
                }
            }
        }
        Err(SubmitError::Crowded)
    }

    /// Returns whether this record adds a member of the house's staff who is not signed in there:
    /// their PIN was typed at another time.
    fn is_copied_from_book(&self, record: &Record) -> bool {
        let RecordAction::Done { command: Command::Staff(StaffCommand::Add(member)), .. } =
            &record.action
        else {
            return false;
        };
        let Some(book) = &self.book else { return false };
        let house = book.desk();
        let known = house.house().staff().get(&member.name);
        let is_copied = known.is_some_and(|known| known.pin == member.pin);
        is_copied && house.member().as_ref() != Some(&**member)
    }

    /// Takes in a record that is in the log: it has happened.
    pub(super) fn take_in_kept(&mut self, record: Record) {
        self.note_written(&record);
        // If the book cannot take this now, it does when it is opened next.
        self.update_book(|book, _| book.add_people(record.events()));
        let had_staff = !self.tournament().staff().is_empty();
        let signs_in = !had_staff && !self.is_copied_from_book(&record);
        self.signing.update(&record, signs_in);
        let of_tickets = HouseBook::is_changed_by(&record);
        self.history.enter(record);
        self.revision += 1;
        if of_tickets && let Some(file) = self.path().map(Path::to_owned) {
            self.update_book(|book, here| book.settle(&file, (here.tournament(), here.records())));
        }
    }

    /// Updates the house's book. An error is kept until it was shown. A read-only book is left out:
    /// it is updated when it is opened.
    fn update_book(&mut self, tell: impl FnOnce(&HouseBook, &Self) -> Result<usize, HouseError>) {
        let Some(book) = self.book.clone() else { return };
        if let Err(error) = tell(&book, self)
            && book.desk().read_only().is_none()
        {
            self.owed.push(error);
        }
    }

    /// Carries out the work that waited for a staff sign-in: forgotten people keep an initial here
    /// too. If this role may not do it, it waits for the next sign-in.
    pub(super) fn run_deferred_work(&mut self) {
        if self.read_only().is_some() {
            return;
        }
        let Some(book) = self.book.clone() else { return };
        match book.leave_initials(self) {
            Ok(_) => {}
            Err(SubmitError::Refused(refusal)) if refusal.is_of_a_role() => {}
            Err(error) => self.owed.push(HouseError::Event(Box::new(error))),
        }
    }

    /// Continues in a log that has everything on record, and records the change there. A failure of
    /// that is trouble of the new log.
    pub(super) fn continue_with(&mut self, log: Box<dyn Log>, file: Successor) {
        let before = self.log.end();
        self.log = log;
        self.pace = DiskLatency::default();
        self.unsure = None;
        self.trouble = None;
        // The reports are in the copy, or are decided there.
        self.alone = None;
        self.revision += 1;
        if let Some(before) = before {
            let gone = FileMove { file, after: before.seal().to_owned() };
            let filing = Command::Filing(FilingCommand::Continue(gone));
            // A log that refuses records for another reason says so by itself.
            if let Err(SubmitError::Write(error)) = self.act(&ActRequest::Own(filing)) {
                self.note_trouble(&error);
            }
        }
    }

    /// Returns the error. It names the other desk if the act was possible before a record that came
    /// after the first `known`.
    fn overtaken(&self, known: usize, asked: &ActRequest, why: SubmitError) -> SubmitError {
        let first = match asked {
            ActRequest::Do(command, waiver) => {
                self.blocking_record(known, command, waiver.as_ref())
            }
            ActRequest::Own(_)
            | ActRequest::Late(..)
            | ActRequest::Redo(_)
            | ActRequest::Strike(..) => self.records_since(known).last(),
        };
        match first {
            Some(Record { by, desk, .. }) => {
                SubmitError::Overtaken { by: by.clone(), desk: desk.clone(), why: Box::new(why) }
            }
            None => why,
        }
    }

    /// Returns the other desk's record before which this command was possible. The record came
    /// after the first `known`, or so recently that the operator had not seen it.
    fn blocking_record(
        &self,
        known: usize,
        command: &Command,
        waiver: Option<&Waiver>,
    ) -> Option<&Record> {
        let (now, records, story) = (self.now(), self.records(), self.history.story());
        let here = self.acting.as_ref().map_or(&self.operator.station, |acting| &acting.station);
        let is_unseen =
            |number: usize| number >= known || now.since(records[number].recorded) <= UNSEEN;
        let was_possible = |number: usize| {
            let then = u32::try_from(number).ok().and_then(|number| story.before(number));
            then.is_some_and(|then| then.decide(command, now, waiver).is_ok())
        };
        let latest = (0..records.len()).rev().take(MOST_TRIES).take_while(|at| is_unseen(*at));
        let first = latest.filter(|at| records[*at].desk != *here).find(|at| was_possible(*at))?;
        records.get(first)
    }

    pub(super) fn decide(
        &self,
        asked: &ActRequest,
        signature: Signature,
        at: Timestamp,
    ) -> Result<Record, SubmitError> {
        let (mut happened, mut revisions) = (None, Vec::new());
        let action = match asked {
            ActRequest::Do(command, waiver) => {
                let waiver = waiver.clone();
                let t = self.tournament();
                let mut command = self.with_book_data(command.clone(), at);
                self.check_ticket(&command)?;
                let mut events = t.decide(&command, at, waiver.as_ref())?;
                let draws = || valid_draws(self.records(), self.ledger());
                // While a secret is sealed, a draw gets its seed from it, whatever seed the command
                // has.
                if let Some(seeded) = seeded(t, draws, &command, &events, at) {
                    command = seeded;
                    events = t.decide(&command, at, waiver.as_ref())?;
                }
                RecordAction::Done { command, waiver, events }
            }
            ActRequest::Own(command) => {
                let events = self.tournament().decide(command, at, None)?;
                RecordAction::Done { command: command.clone(), waiver: None, events }
            }
            ActRequest::Late(command, waiver, then, choices) => {
                let command = self.with_book_data(command.clone(), *then);
                self.check_ticket(&command)?;
                let act =
                    HistoryChange::Late { at: *then, command: &command, waiver: waiver.as_ref() };
                let corrected = self.corrected(act, choices)?;
                (happened, revisions) = (Some(*then), corrected.revisions);
                let waiver = waiver.clone();
                RecordAction::Done { command, waiver, events: corrected.events }
            }
            ActRequest::Redo(record) => {
                if self.to_redo() != Some(*record) {
                    return Err(SubmitError::NotStanding);
                }
                RecordAction::Redone { record: *record }
            }
            ActRequest::Strike(record, choices) => {
                let record = *record;
                if !self.ledger().is_valid(record) {
                    return Err(SubmitError::NotStanding);
                }
                self.check_not_payment(record)?;
                // Undo of the last record changes no later outcome.
                if self.ledger().to_undo(self.records()) != Some(record) {
                    let chosen = choices.clone().unwrap_or_default();
                    let corrected = self.corrected(HistoryChange::Strike(record), &chosen)?;
                    if let Some(ChangedRecord { record, .. }) = corrected.otherwise.first()
                        && choices.is_none()
                    {
                        return Err(SubmitError::LaterRecordDependsOnIt { record: *record });
                    }
                    revisions = corrected.revisions;
                }
                RecordAction::Undone { record }
            }
        };
        let Signature { name, role, approved_by } = signature;
        let by = name.unwrap_or_else(|| self.operator.name.clone());
        let (desk, request_id) = match &self.acting {
            Some(acting) => (acting.station.clone(), acting.act.clone()),
            None => (self.operator.station.clone(), self.request.clone()),
        };
        Ok(Record {
            recorded: at,
            happened,
            by,
            desk,
            role,
            approved_by,
            request_id,
            action,
            revisions,
        })
    }

    /// Returns the number of the record of the request of this name.
    pub(super) fn of_request(&self, name: &str) -> Option<u32> {
        let records = (0..).zip(self.records());
        let mut named = records.filter(|(_, record)| record.request_id.as_deref() == Some(name));
        named.next().map(|(number, _)| number)
    }

    /// Adds the house book's data on registering people to a command, so that the record keeps its
    /// present state.
    fn with_book_data(&self, command: Command, at: Timestamp) -> Command {
        let book = self.book.as_ref();
        book.and_then(|book| book.with_book_data(self.tournament(), &command, at))
            .unwrap_or(command)
    }

    /// Checks that a ticket that pays an entry is in the book of the event's club.
    fn check_ticket(&self, command: &Command) -> Result<(), SubmitError> {
        let Command::Tickets(TicketCommand::Enter { ticket, .. }) = command else { return Ok(()) };
        match &self.book {
            Some(book) if !book.has_ticket(ticket) => Err(Refusal::TicketUnknown.into()),
            _ => Ok(()),
        }
    }

    /// Checks that the record is no payment. A payment is not undone: it is taken back with a
    /// reason, and both stay on record.
    fn check_not_payment(&self, record: u32) -> Result<(), SubmitError> {
        let Some(RecordAction::Done { events, .. }) =
            self.records().get(record as usize).map(|record| &record.action)
        else {
            return Ok(());
        };
        let paid = events.iter().find_map(|event| match event {
            Event::Payments(PaymentEvent::Paid { entry, .. }) => Some((*entry, None)),
            Event::Payments(PaymentEvent::HandedOver { entry, piece, .. }) => {
                Some((*entry, Some(*piece)))
            }
            _ => None,
        });
        paid.map_or(Ok(()), |(entry, piece)| Err(SubmitError::PaymentStands { entry, piece }))
    }
}
