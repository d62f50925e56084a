//! The handling of a log that takes no records: the obstacle, the refused acts, and the way to do
//! them after all. Also the news and the connection of a shared log.

use bottone_base::time::Span;
use bottone_i18n::Saying;
use bottone_shared_log::Link;
use bottone_store::journal::{JournalError, Trouble};
use bottone_tournament::{
    Command, Event, Refusal, Tournament,
    bounties::{BountyCommand, BountyEvent},
    entries::{Entrant, EntryCommand, EntryEvent, EntryId, PaidSale, PlayerId},
    history::{AuditFault, Record, RecordAction, follows},
    tickets::TicketCommand,
};

use super::{
    Desk as _, SubmitError,
    acting::{ActRequest, Session},
    log::{LogNews, RecordOutcome},
    roles::check_signature,
};

/// The longest time by which another desk's record may be ahead of the log's clock.
const AHEAD_AT_MOST: Span = Span::from_minutes(24 * 60);

impl Session {
    /// Carries out the refused acts, in their order. Without any, it tests whether the log takes records.
    pub(super) fn do_refused(&mut self) -> Result<(), SubmitError> {
        if self.refused.is_empty() {
            return self.try_log();
        }
        while let Some(refused) = self.refused.first().cloned() {
            let done = match (ActRequest::from_record(&refused), &refused.action) {
                (Some(asked), _) => self.retry(&asked, Some(&refused)),
                (None, RecordAction::Redone { record }) if self.to_redo() == Some(*record) => {
                    self.retry(&ActRequest::Redo(*record), Some(&refused))
                }
                (None, _) => Err(SubmitError::NotStanding),
            };
            match &done {
                Ok(number) => self.done_since.push(*number),
                Err(error) if !error.is_final() => return done.map(drop),
                Err(_) => {}
            }
            // The act is on record now, or it is no longer possible.
            self.refused.retain(|record| !is_same_act(record, &refused));
            self.revision += 1;
            done?;
        }
        Ok(())
    }

    /// Notes the number of known records, before the first waiting act is added.
    fn record_known_count(&mut self) {
        if self.refused.is_empty() && self.unsure.is_none() {
            self.known_then = self.records().len();
            self.done_since.clear();
        }
    }

    /// Returns the error if another record has made the same sale since.
    pub(super) fn sold_since(&self, refused: &Record) -> Option<SubmitError> {
        let RecordAction::Done { command, .. } = &refused.action else { return None };
        let sale = SaleCommand::of(command)?;
        let since = (0..).zip(self.records()).skip(self.known_then);
        let since = since.filter(|(number, _)| {
            self.ledger().is_valid(*number) && !self.done_since.contains(number)
        });
        let since: Vec<&Record> = since.map(|(_, record)| record).collect();
        let sold =
            since.iter().find(|record| sale.is_made_by(record, &since, self.tournament()))?;
        let why = Box::new(SubmitError::Refused(Refusal::NothingToDo));
        Some(SubmitError::Overtaken { by: sold.by.clone(), desk: sold.desk.clone(), why })
    }

    fn try_log(&mut self) -> Result<(), SubmitError> {
        if self.read_only().is_some() {
            return Ok(());
        }
        if let Err(error) = self.log.probe() {
            self.note_trouble(&error);
            return Err(error.into());
        }
        // The connection to a shared log is for the network to judge.
        self.trouble.take_if(|trouble| !matches!(trouble, Trouble::CutOff { .. }));
        self.revision += 1;
        Ok(())
    }

    /// Takes in records of other desks, at most `most`. Returns whether anything changed.
    pub(super) fn take_in(&mut self, most: usize) -> bool {
        let before = self.revision;
        self.rejoin_log();
        if self.alone.is_some() {
            // On its own, a desk takes in other records only when it takes its reports out.
            self.look_at_link();
            return self.revision != before;
        }
        for _ in 0..most {
            let Some(LogNews { record, settled }) = self.log.next_news() else { break };
            self.settle(settled);
            match record.map(|record| self.accept_remote_record(record)) {
                None => {}
                Some(Ok(())) => self.log.accept(),
                Some(Err(fault)) => {
                    self.log.refuse(fault);
                    self.revision += 1;
                    break;
                }
            }
        }
        self.look_at_link();
        self.revision != before
    }

    /// Decides another desk's record here too before it holds. A line that no desk can have written
    /// is refused.
    fn accept_remote_record(&mut self, record: Record) -> Result<(), AuditFault> {
        // Desks use the log's clock. A correction of that clock may leave records ahead of it, but
        // not by a day.
        if record.recorded > self.now().after(AHEAD_AT_MOST) {
            let number = u32::try_from(self.records().len()).unwrap_or(u32::MAX);
            return Err(AuditFault::Ahead(number));
        }
        check_signature(self.history.tournament(), (self.records(), self.ledger()), &record)?;
        follows(self.history.story(), &record)?;
        self.history.enter(record);
        self.revision += 1;
        Ok(())
    }

    fn settle(&mut self, settled: Option<RecordOutcome>) {
        let Some(settled) = settled else { return };
        let Some(record) = self.unsure.take() else { return };
        self.revision += 1;
        if settled == RecordOutcome::NotKept && record.request_id.is_none() {
            self.refused.push(record);
        }
    }

    /// Updates the trouble: whether the shared log is reached, and whether everything sent there is
    /// answered.
    fn look_at_link(&mut self) {
        let Some(network) = self.log.network() else { return };
        match network.status.link {
            Link::Down(why) => {
                self.cut_off(why.clone());
                // A failing server gives one reason at first, and another in later tries.
                if let Some(Trouble::CutOff { why: shown, .. }) = &mut self.trouble
                    && *shown != why
                {
                    *shown = why;
                    self.revision += 1;
                }
            }
            Link::Up if self.unsure.is_none() => {
                if matches!(self.trouble, Some(Trouble::CutOff { .. })) {
                    self.trouble = None;
                    self.revision += 1;
                }
            }
            Link::Up | Link::Connecting => {}
        }
    }

    pub(super) fn cut_off(&mut self, why: Saying) {
        if !matches!(self.trouble, Some(Trouble::CutOff { .. })) {
            // The shown state is as old as the log's last answer, or as the last record if it gave
            // none.
            let silent = self.log.network().and_then(|network| network.silent);
            let heard = silent.map(|silent| self.now().after(Span::ZERO.minus(silent)));
            let since = heard.unwrap_or_else(|| self.history.latest());
            self.trouble = Some(Trouble::CutOff { since, why });
            self.revision += 1;
        }
    }

    /// Notes the trouble of an error, if it is one.
    pub(super) fn note_trouble(&mut self, error: &JournalError) {
        let trouble = error.trouble();
        if trouble.is_some() && self.trouble != trouble {
            self.trouble = trouble;
            self.revision += 1;
        }
    }

    /// Notes a record that was not taken. If the log may take it later, it is kept until then.
    pub(super) fn note_unwritten(&mut self, record: Record, error: &SubmitError) {
        let lasts = match error {
            SubmitError::Write(error) => {
                self.note_trouble(error);
                error.trouble().is_some()
            }
            SubmitError::CutOff(why) => {
                self.cut_off(why.clone());
                true
            }
            SubmitError::Unsure => return self.note_unsettled(record),
            _ => false,
        };
        // Reports and acts of phones wait elsewhere under their names, and are sent again.
        let is_known = record.request_id.is_some();
        let is_known = is_known || self.refused.iter().any(|known| is_same_act(known, &record));
        if lasts && !is_known {
            self.record_known_count();
            self.refused.push(record);
            self.revision += 1;
        }
    }

    /// Notes a record whose outcome is unknown, or one not sent because an earlier outcome is
    /// unknown.
    fn note_unsettled(&mut self, record: Record) {
        self.cut_off(Saying::of("network-no-answer"));
        self.revision += 1;
        if self.unsure.is_none() {
            self.record_known_count();
            self.refused.retain(|refused| !is_same_act(refused, &record));
            self.unsure = Some(record);
        } else if record.request_id.is_none()
            && !self.unsure.iter().chain(&self.refused).any(|other| is_same_act(other, &record))
        {
            self.refused.push(record);
        }
    }

    /// Notes that this record was written.
    pub(super) fn note_written(&mut self, written: &Record) {
        self.trouble = None;
        self.remove_refused(written);
    }

    pub(super) fn remove_refused(&mut self, written: &Record) {
        self.refused.retain(|record| !is_same_act(record, written));
    }
}

/// Returns whether both are the same act, at any time and by any person.
fn is_same_act(one: &Record, other: &Record) -> bool {
    let same = match (&one.action, &other.action) {
        (RecordAction::Done { command: one, .. }, RecordAction::Done { command: other, .. }) => {
            one == other
        }
        (one, other) => one == other,
    };
    same && one.happened == other.happened
}

/// The sale in a command, and its buyer.
enum SaleCommand<'c> {
    Entry(&'c [Entrant]),
    Rebuy(EntryId),
    AddOn(EntryId),
    Marker(EntryId),
}

impl<'c> SaleCommand<'c> {
    fn of(command: &'c Command) -> Option<Self> {
        Some(match command {
            Command::Entries(
                EntryCommand::Enter { who, .. }
                | EntryCommand::PaidBy { sale: PaidSale::Enter { who, .. }, .. },
            ) => Self::Entry(who),
            Command::Entries(
                EntryCommand::Rebuy { entry }
                | EntryCommand::PaidBy { sale: PaidSale::Rebuy { entry }, .. },
            ) => Self::Rebuy(*entry),
            Command::Entries(
                EntryCommand::AddOn { entry }
                | EntryCommand::PaidBy { sale: PaidSale::AddOn { entry }, .. },
            ) => Self::AddOn(*entry),
            Command::Tickets(TicketCommand::Enter { who, .. }) => {
                Self::Entry(std::slice::from_ref(who))
            }
            Command::Bounties(BountyCommand::Replace { entry }) => Self::Marker(*entry),
            _ => return None,
        })
    }

    /// Returns whether this record makes the same sale. `since` has all records that could name a
    /// new player.
    fn is_made_by(&self, record: &Record, since: &[&Record], t: &Tournament) -> bool {
        record.events().iter().any(|event| match (self, event) {
            (Self::Entry(who), Event::Entries(EntryEvent::Entered { players, .. })) => {
                players.iter().any(|player| who.iter().any(|who| is_of(who, *player, since, t)))
            }
            (Self::Rebuy(entry), Event::Entries(EntryEvent::Rebought { entry: sold, .. }))
            | (Self::AddOn(entry), Event::Entries(EntryEvent::AddedOn { entry: sold, .. }))
            | (Self::Marker(entry), Event::Bounties(BountyEvent::Replaced { entry: sold, .. })) => {
                entry == sold
            }
            _ => false,
        })
    }
}

/// Returns whether this is that player. A new player matches one of the same name who was not known
/// before either.
fn is_of(who: &Entrant, player: PlayerId, since: &[&Record], t: &Tournament) -> bool {
    let new = match who {
        Entrant::Known(known) | Entrant::StoppedKnown(_, known) => return *known == player,
        Entrant::New(new) | Entrant::StoppedNew(_, new) => new,
    };
    let events = since.iter().flat_map(|record| record.events());
    let mut listed = events.filter_map(|event| match event {
        Event::Entries(EntryEvent::Listed { people, .. }) => Some(people),
        _ => None,
    });
    let Some(known) = t.entries().player(player) else { return false };
    let person = &known.person;
    new.may_be_same(person)
        && listed.any(|people| people.iter().any(|listed| listed.may_be_same(person)))
}
