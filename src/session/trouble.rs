//! A log that takes no records any more: what stands in the way, what was refused for it, and how it is done after all.
//! And a log that several desks share: what they have told, and whether it is reached.

use super::{
    Desk as _, SubmitError,
    acting::{Asked, Session},
    log::{Heard, Settled},
};
use crate::{
    i18n::Saying,
    rules::time::Span,
    store::{
        journal::{JournalError, Trouble},
        shared::Link,
    },
    tournament::{
        Command, Event, Refusal, Tournament,
        bounties::{BountyCommand, BountyEvent},
        entries::{EntryCommand, EntryEvent, EntryId, PlayerId, ToSell, Who},
        history::{AuditFault, Deed, Record, follows},
        tickets::TicketCommand,
    },
};

/// The longest time that another desk's record may be dated ahead of the log's clock.
const AHEAD_AT_MOST: Span = Span::from_minutes(24 * 60);

impl Session {
    /// Does what was refused, in the order in which it was asked for, or where nothing was, tries whether the log takes
    /// records.
    pub(super) fn do_refused(&mut self) -> Result<(), SubmitError> {
        if self.refused.is_empty() {
            return self.try_log();
        }
        while let Some(refused) = self.refused.first().cloned() {
            let done = match (Asked::again(&refused), &refused.deed) {
                (Some(asked), _) => self.act_again(&asked, Some(&refused)),
                (None, Deed::Redone { record }) if self.to_redo() == Some(*record) => {
                    self.act_again(&Asked::Redo(*record), Some(&refused))
                }
                (None, _) => Err(SubmitError::NotStanding),
            };
            match &done {
                Ok(number) => self.done_since.push(*number),
                Err(error) if !error.is_final() => return done.map(drop),
                Err(_) => {}
            }
            // It is on record now, or it cannot be done any more.
            self.refused.retain(|record| !is_same_act(record, &refused));
            self.revision += 1;
            done?;
        }
        Ok(())
    }

    /// Whatever is known from now on was not when the first of what waits was asked for.
    fn note_known(&mut self) {
        if self.refused.is_empty() && self.unsure.is_none() {
            self.known_then = self.records().len();
            self.done_since.clear();
        }
    }

    /// The record that has made the same sale since.
    pub(super) fn sold_since(&self, refused: &Record) -> Option<SubmitError> {
        let Deed::Done { command, .. } = &refused.deed else { return None };
        let sale = Sale::of(command)?;
        let since = (0..).zip(self.records()).skip(self.known_then);
        let since = since.filter(|(number, _)| {
            self.ledger().stands(*number) && !self.done_since.contains(number)
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
            self.meet(&error);
            return Err(error.into());
        }
        // Whether a log that is shared is reached is for the network to say.
        self.trouble.take_if(|trouble| !matches!(trouble, Trouble::CutOff { .. }));
        self.revision += 1;
        Ok(())
    }

    /// Takes in what other desks have told, at most so many records. Did anything change?
    pub(super) fn take_in(&mut self, most: usize) -> bool {
        let before = self.revision;
        self.come_back();
        if self.alone.is_some() {
            // What others have told comes in when what this desk was told alone is taken out.
            self.look_at_link();
            return self.revision != before;
        }
        for _ in 0..most {
            let Some(Heard { record, settled }) = self.log.next_heard() else { break };
            self.settle(settled);
            match record.map(|record| self.enter_heard(record)) {
                None => {}
                Some(Ok(())) => self.log.take(),
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

    /// What another desk has told is decided here too before it holds: a line that no desk can have written is none.
    fn enter_heard(&mut self, record: Record) -> Result<(), AuditFault> {
        // Desks go by the log's clock. A clock that was set right may put what is on record ahead, but by no day.
        if record.recorded > self.now().after(AHEAD_AT_MOST) {
            let number = u32::try_from(self.records().len()).unwrap_or(u32::MAX);
            return Err(AuditFault::Ahead(number));
        }
        follows(self.history.story(), &record)?;
        self.history.enter(record);
        self.revision += 1;
        Ok(())
    }

    fn settle(&mut self, settled: Option<Settled>) {
        let Some(settled) = settled else { return };
        let Some(record) = self.unsure.take() else { return };
        self.revision += 1;
        if settled == Settled::NotKept && record.act.is_none() {
            self.refused.push(record);
        }
    }

    /// Is the log that is shared reached, and is known what became of all that was sent there?
    fn look_at_link(&mut self) {
        let Some(network) = self.log.network() else { return };
        match network.status.link {
            Link::Down(why) => {
                self.cut_off(why.clone());
                // A server that falls gives one reason, and another while it is tried again.
                if let Some(Trouble::CutOff { why: told, .. }) = &mut self.trouble
                    && *told != why
                {
                    *told = why;
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
            // What is shown is of when the log last answered; where it never has, of the last record.
            let silent = self.log.network().and_then(|network| network.silent);
            let heard = silent.map(|silent| self.now().after(Span::ZERO.minus(silent)));
            let since = heard.unwrap_or_else(|| self.history.latest());
            self.trouble = Some(Trouble::CutOff { since, why });
            self.revision += 1;
        }
    }

    /// Knows from now on what trouble there is, if this is any.
    pub(super) fn meet(&mut self, error: &JournalError) {
        let trouble = error.trouble();
        if trouble.is_some() && self.trouble != trouble {
            self.trouble = trouble;
            self.revision += 1;
        }
    }

    /// A record was not taken: what a log may take later is kept until then.
    pub(super) fn not_written(&mut self, record: Record, error: &SubmitError) {
        let lasts = match error {
            SubmitError::Write(error) => {
                self.meet(error);
                error.trouble().is_some()
            }
            SubmitError::CutOff(why) => {
                self.cut_off(why.clone());
                true
            }
            SubmitError::Unsure => return self.is_unsure(record),
            _ => false,
        };
        // A report, or a telephone's: it waits where it is known by that name, and is asked for again.
        let is_known = record.act.is_some();
        let is_known = is_known || self.refused.iter().any(|known| is_same_act(known, &record));
        if lasts && !is_known {
            self.note_known();
            self.refused.push(record);
            self.revision += 1;
        }
    }

    /// Nobody knows whether this is kept; or whether what was asked for before it is, and it was not sent.
    fn is_unsure(&mut self, record: Record) {
        self.cut_off(Saying::of("network-no-answer"));
        self.revision += 1;
        if self.unsure.is_none() {
            self.note_known();
            self.refused.retain(|refused| !is_same_act(refused, &record));
            self.unsure = Some(record);
        } else if record.act.is_none()
            && !self.unsure.iter().chain(&self.refused).any(|other| is_same_act(other, &record))
        {
            self.refused.push(record);
        }
    }

    /// This was written.
    pub(super) fn was_written(&mut self, written: &Record) {
        self.trouble = None;
        self.no_longer_refused(written);
    }

    pub(super) fn no_longer_refused(&mut self, written: &Record) {
        self.refused.retain(|record| !is_same_act(record, written));
    }
}

/// Do both ask for the same, whenever they are told and by whomever?
fn is_same_act(one: &Record, other: &Record) -> bool {
    let same = match (&one.deed, &other.deed) {
        (Deed::Done { command: one, .. }, Deed::Done { command: other, .. }) => one == other,
        (one, other) => one == other,
    };
    same && one.happened == other.happened
}

/// Returns the sale in a command, and the buyer.
enum Sale<'c> {
    Entry(&'c [Who]),
    Rebuy(EntryId),
    AddOn(EntryId),
    Marker(EntryId),
}

impl<'c> Sale<'c> {
    fn of(command: &'c Command) -> Option<Self> {
        Some(match command {
            Command::Entries(
                EntryCommand::Enter { who, .. }
                | EntryCommand::PaidBy { sale: ToSell::Enter { who, .. }, .. },
            ) => Self::Entry(who),
            Command::Entries(
                EntryCommand::Rebuy { entry }
                | EntryCommand::PaidBy { sale: ToSell::Rebuy { entry }, .. },
            ) => Self::Rebuy(*entry),
            Command::Entries(
                EntryCommand::AddOn { entry }
                | EntryCommand::PaidBy { sale: ToSell::AddOn { entry }, .. },
            ) => Self::AddOn(*entry),
            Command::Tickets(TicketCommand::Enter { who, .. }) => {
                Self::Entry(std::slice::from_ref(who))
            }
            Command::Bounties(BountyCommand::Replace { entry }) => Self::Marker(*entry),
            _ => return None,
        })
    }

    /// Checks whether this record sells the same. `since` has all records that could name somebody new.
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

/// Checks whether this is that player. Somebody new is a player of the same name who was not known before either.
fn is_of(who: &Who, player: PlayerId, since: &[&Record], t: &Tournament) -> bool {
    let new = match who {
        Who::Known(known) | Who::StoppedKnown(_, known) => return *known == player,
        Who::New(new) | Who::StoppedNew(_, new) => new,
    };
    let events = since.iter().flat_map(|record| record.events());
    let mut listed = events.filter_map(|event| match event {
        Event::Entries(EntryEvent::Listed { people, .. }) => Some(people),
        _ => None,
    });
    let Some(known) = t.entries().player(player) else { return false };
    let person = &known.person;
    new.may_be(person) && listed.any(|people| people.iter().any(|listed| listed.may_be(person)))
}
