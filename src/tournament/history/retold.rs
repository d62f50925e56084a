//! What is told of late, and what is struck out: all that was decided since is decided again, act by act.

use std::collections::{BTreeMap, BTreeSet};

use super::{
    Again, Beginning, Checkpoints, Deed, Ledger, Line, Moment, Record, Revision, apply, by_hand,
};
use crate::{
    rules::{seat::Seat, time::Timestamp},
    tournament::{
        Breach, Command, Event, Refusal, Tournament, Waiver,
        bounties::BountyCommand,
        draws::seed_of,
        entries::{Entry, EntryCommand, EntryEvent, EntryId, PlayerId},
        laws::Laws,
        payments::PaymentEvent,
        tables::{Moved, TableEvent},
    },
};

/// What is known of an event: its records, and what they come to.
#[derive(Clone, Copy)]
pub struct Story<'a> {
    pub beginning: &'a Beginning,
    pub records: &'a [Record],
    pub ledger: &'a Ledger,
    pub tournament: &'a Tournament,
    pub checkpoints: &'a Checkpoints,
}

impl Story<'_> {
    /// The event as it stood before this record; none where there is no such record.
    pub fn before(&self, record: u32) -> Option<Tournament> {
        let Self { beginning, records, ledger, checkpoints, .. } = *self;
        let moment = ledger.moment(record)?;
        Some(checkpoints.before(moment, beginning, records, ledger))
    }
}

/// What changes something before the last record.
#[derive(Clone, Copy, Debug)]
pub enum Act<'a> {
    /// This was done at that instant, and is told now.
    Late { at: Timestamp, command: &'a Command, waiver: Option<&'a Waiver> },
    /// This record is struck out.
    Strike(u32),
}

/// What was chosen for records that would be decided otherwise, by their numbers.
pub type Choices = BTreeMap<u32, Choice>;

/// What becomes of a record that would be decided otherwise by now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Choice {
    /// It stays as it was told.
    Keep,
    /// It comes out as it is decided now.
    Change,
    /// It does not stand any more.
    Drop,
}

/// A record that would be decided otherwise by now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Otherwise {
    pub record: u32,
    /// What would happen by it now.
    pub now: Result<Vec<Event>, Refusal>,
    /// Is that a bust whose bounty cannot have been taken as it was told?
    pub unclaimed: bool,
    /// Whether it can stay as it was told.
    pub may_keep: bool,
    pub choice: Choice,
}

/// How an event stands once something was told late or struck out.
pub struct Retold {
    /// What happened by the act itself.
    pub events: Vec<Event>,
    /// How many acts of people came after it.
    pub since: usize,
    /// Those that would be decided otherwise by now, in the order in which they happened.
    pub otherwise: Vec<Otherwise>,
    /// The same, as it goes on record.
    pub again: Vec<Again>,
    pub tournament: Tournament,
}

/// Why something cannot be told late, or struck out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RetellFault {
    /// The event was not made yet by then.
    TooEarly,
    /// It is not that late yet.
    Ahead,
    /// Chance decides it: that is done when it is done, or it would be known before.
    IsDrawn,
    /// The record does not stand.
    NotStanding,
    /// A rule forbade it then.
    Refused(Refusal),
    /// Money that was handed over would not be owed: it is taken back first.
    PaidSince(u32),
    /// The event would contradict itself.
    Contradicts(Breach),
    /// Too many late acts stand on each other.
    TooDeep,
}

impl From<Refusal> for RetellFault {
    fn from(refusal: Refusal) -> Self {
        Self::Refused(refusal)
    }
}

/// How the event stands if this is told, or struck out. What nobody chose comes out as it usually does: what people have in
/// hand or were told stays as it was, what is only worked out is worked out anew, and what cannot have been falls.
///
/// # Errors
/// When it cannot be; nothing of it holds then.
pub fn retell(story: Story<'_>, act: Act<'_>, choices: &Choices) -> Result<Retold, RetellFault> {
    retell_with(story, act, choices, (Drawn::Stays, Laws::Today))
}

/// What becomes of seats that were drawn for somebody who was not there to be seated.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Drawn {
    /// Everybody else keeps what was drawn for him.
    Stays,
    /// Everybody is drawn for again, as programs before 28 November 2026 did: what is on record of it stands.
    Anew,
}

/// The same as [`retell`], with what becomes of drawn seats and the laws by which a late act was decided.
pub(super) fn retell_with(
    story: Story<'_>,
    act: Act<'_>,
    choices: &Choices,
    (drawn, laws): (Drawn, Laws),
) -> Result<Retold, RetellFault> {
    let number = u32::try_from(story.records.len()).unwrap_or(u32::MAX);
    let mut telling = match act {
        Act::Late { at, command, waiver } => {
            if at < story.beginning.at {
                return Err(RetellFault::TooEarly);
            }
            if seed_of(command).is_some() || !by_hand(command) {
                return Err(RetellFault::IsDrawn);
            }
            let moment = Moment { at, record: number };
            let mut telling = Telling::before(moment, story);
            let then = &telling.tournament;
            let end = story.tournament.entries().numbers_end();
            let numbers = Some(end).filter(|end| *end != then.entries().numbers_end());
            telling.events = decided(&then.under(laws), command, at, waiver, numbers)?;
            for event in &telling.events {
                telling.tournament.apply(event, at);
            }
            telling
        }
        Act::Strike(record) => {
            let moment = story.ledger.moment(record).filter(|_| story.ledger.stands(record));
            let moment = moment.ok_or(RetellFault::NotStanding)?;
            let mut telling = Telling::before(moment, story);
            let line = story.ledger.line(story.records, record).ok_or(RetellFault::NotStanding)?;
            if pays(line.events) {
                return Err(RetellFault::PaidSince(record));
            }
            telling.ledger.strike(record, number);
            let skipped = numbers_skipped(&telling.tournament, line.events);
            let end = story.tournament.entries().numbers_end();
            let are_last = |skipped: &Event| {
                let mut then = telling.tournament.clone();
                then.apply(skipped, moment.at);
                then.entries().numbers_end() == end
            };
            if let Some(skipped) = skipped.filter(|skipped| !are_last(skipped)) {
                telling.comes(number, record, Revision::Falls(vec![skipped]), moment.at);
            }
            telling
        }
    };
    telling.go_on(story, (number, choices), drawn)?;
    let Telling { events, since, otherwise, again, tournament, .. } = telling;
    if story.ledger.is_too_deep(&again) {
        return Err(RetellFault::TooDeep);
    }
    match tournament.breach() {
        Some(breach) => Err(RetellFault::Contradicts(breach)),
        None => Ok(Retold { events, since, otherwise, again, tournament }),
    }
}

/// The event as it is gone through again.
struct Telling {
    moment: Moment,
    ledger: Ledger,
    tournament: Tournament,
    events: Vec<Event>,
    since: usize,
    otherwise: Vec<Otherwise>,
    again: Vec<Again>,
}

impl Telling {
    fn before(moment: Moment, story: Story<'_>) -> Self {
        let Story { beginning, records, ledger, checkpoints, .. } = story;
        Self {
            moment,
            ledger: ledger.clone(),
            tournament: checkpoints.before(moment, beginning, records, ledger),
            events: Vec::new(),
            since: 0,
            otherwise: Vec::new(),
            again: Vec::new(),
        }
    }

    /// Decides again what came after.
    fn go_on(
        &mut self,
        story: Story<'_>,
        (number, choices): (u32, &Choices),
        drawn: Drawn,
    ) -> Result<(), RetellFault> {
        let mut returned = None;
        while let Some(next) = self.ledger.next(self.moment) {
            self.moment = next;
            let Some(line) = self.ledger.line(story.records, next.record) else { continue };
            let Deed::Done { command, waiver, .. } = &line.record.deed else { continue };
            let numbers = numbers_of(&self.tournament, line.events);
            let now = decided(&self.tournament, command, line.at(), waiver.as_ref(), numbers);
            self.since += usize::from(by_hand(command));
            let stands_as_before = || {
                let then = self.tournament.under(Laws::Before);
                decided(&then, command, line.at(), waiver.as_ref(), numbers).as_deref()
                    == Ok(line.events)
            };
            if !self.ledger.stands(next.record)
                || now.as_deref() == Ok(line.events)
                || stands_as_before()
            {
                apply(&mut self.tournament, &line);
                continue;
            }
            let returned = returned.get_or_insert_with(|| taken_back(story));
            // What was paid and taken back need not have been owed.
            if now.as_ref().is_err_and(|refusal| is_not_owed(*refusal))
                && returned.contains(&next.record)
            {
                apply(&mut self.tournament, &line);
                continue;
            }
            let busts = || unclaimed(&self.tournament, command, line.at(), waiver.as_ref());
            let (now, unclaimed) = match now {
                Err(refusal) => busts().map_or((Err(refusal), false), |events| (Ok(events), true)),
                now => (now, false),
            };
            let mut as_told = self.tournament.clone();
            apply(&mut as_told, &line);
            let may_keep = as_told.breach().is_none();
            let stays = !may_keep && drawn == Drawn::Stays;
            let without = || stays.then(|| without_absent(&self.tournament, &line)).flatten();
            let now = now.map(|events| without().unwrap_or(events));
            let mut otherwise = Otherwise {
                record: next.record,
                choice: usual(command, now.as_ref().err().copied(), may_keep),
                now,
                unclaimed,
                may_keep,
            };
            if let Some(choice) = choices.get(&next.record).filter(|choice| otherwise.may(**choice))
            {
                otherwise.choice = *choice;
            }
            if otherwise.choice != Choice::Keep && pays(line.events) {
                return Err(RetellFault::PaidSince(next.record));
            }
            let comes = match (otherwise.choice, &otherwise.now) {
                (Choice::Change, Ok(events)) => Revision::Changed(events.clone()),
                (Choice::Keep, _) => Revision::Kept,
                (Choice::Drop | Choice::Change, _) => Revision::Falls(
                    numbers_skipped(&self.tournament, line.events).into_iter().collect(),
                ),
            };
            if comes == Revision::Kept {
                apply(&mut self.tournament, &line);
            }
            let at = line.at();
            self.comes(number, next.record, comes, at);
            self.otherwise.push(otherwise);
        }
        Ok(())
    }

    /// By the act with this number, a record comes out like that.
    fn comes(&mut self, number: u32, record: u32, comes: Revision, at: Timestamp) {
        if let Revision::Changed(events) | Revision::Falls(events) = &comes {
            for event in events {
                self.tournament.apply(event, at);
            }
        }
        let again = Again { record, comes };
        self.ledger.say(number, self.again.len(), &again);
        self.again.push(again);
    }
}

impl Otherwise {
    /// Can this become of it?
    pub fn may(&self, choice: Choice) -> bool {
        match choice {
            Choice::Keep => self.may_keep,
            Choice::Change => self.now.is_ok(),
            Choice::Drop => self.now.is_err() || self.unclaimed,
        }
    }
}

/// What becomes of a record when nobody chooses.
fn usual(command: &Command, refused: Option<Refusal>, may_keep: bool) -> Choice {
    if let Some(refusal) = refused {
        let stays = refusal.is_waivable() || matches!(command, Command::Payments(_));
        return if stays && may_keep { Choice::Keep } else { Choice::Drop };
    }
    let is_told = match command {
        Command::Tables(_)
        | Command::Setup(_)
        | Command::Prizes(_)
        | Command::Deals(_)
        | Command::Payments(_)
        | Command::Tickets(_)
        | Command::Staff(_)
        | Command::Papers(_)
        | Command::Filing(_)
        | Command::Waiting(_)
        | Command::Arrivals(_)
        | Command::Bags(_)
        | Command::Flights(_)
        | Command::Draws(_) => true,
        Command::Entries(command) => !matches!(
            command,
            EntryCommand::Bust { .. }
                | EntryCommand::HandForHand { .. }
                | EntryCommand::NextHand
                | EntryCommand::SameHand { .. }
        ),
        Command::Clock(_)
        | Command::Hands(_)
        | Command::Counts(_)
        | Command::Incidents(_)
        | Command::Bounties(_) => false,
    };
    if is_told && may_keep { Choice::Keep } else { Choice::Change }
}

/// What was drawn at tables as it was told, but for those who are not there to be seated by it. Nothing where that cannot have
/// been either.
fn without_absent(t: &Tournament, line: &Line<'_>) -> Option<Vec<Event>> {
    let Deed::Done { command: command @ Command::Tables(_), .. } = &line.record.deed else {
        return None;
    };
    seed_of(command)?;
    let is_there = |entry: EntryId, from: Option<Seat>| {
        let is_in = t.entries().get(entry).is_some_and(Entry::is_in);
        is_in && t.tables().seat_of(entry) == from
    };
    let are_there = |moves: &[Moved]| {
        let moves = moves.iter().filter(|step| is_there(step.entry, step.from));
        moves.copied().collect::<Vec<_>>()
    };
    let events = line.events.iter().map(|event| match event {
        Event::Tables(TableEvent::Moved { moves, reason }) => {
            Event::Tables(TableEvent::Moved { moves: are_there(moves), reason: reason.clone() })
        }
        Event::Tables(TableEvent::Redrawn { moves, tables, size }) => {
            let (moves, tables) = (are_there(moves), tables.clone());
            Event::Tables(TableEvent::Redrawn { moves, tables, size: *size })
        }
        Event::Tables(TableEvent::Seated { seats }) => {
            let seats = seats.iter().filter(|(entry, _)| is_there(*entry, None));
            Event::Tables(TableEvent::Seated { seats: seats.copied().collect() })
        }
        event => event.clone(),
    });
    let events: Vec<Event> = events.collect();
    let mut then = t.clone();
    for event in &events {
        then.apply(event, line.at());
    }
    then.breach().is_none().then_some(events)
}

/// Somebody is out though a bounty cannot have been taken as it was told with it: the bust with the claims that can be, of a
/// knock-out that cannot be as a whole. A bounty that nobody takes waits.
fn unclaimed(
    t: &Tournament,
    command: &Command,
    at: Timestamp,
    waiver: Option<&Waiver>,
) -> Option<Vec<Event>> {
    let Command::Bounties(BountyCommand::KnockOut { out, taken }) = command else { return None };
    let with = |taken: Vec<_>| {
        let knock_out = BountyCommand::KnockOut { out: out.clone(), taken };
        t.decide(&Command::Bounties(knock_out), at, waiver).ok()
    };
    let can_be = |claim: &&(EntryId, Vec<EntryId>)| with(vec![(**claim).clone()]).is_some();
    with(taken.iter().filter(can_be).cloned().collect())
}

/// What a command does, with newcomers numbered on from these numbers.
fn decided(
    t: &Tournament,
    command: &Command,
    at: Timestamp,
    waiver: Option<&Waiver>,
    numbers: Option<(usize, usize)>,
) -> Result<Vec<Event>, Refusal> {
    if numbers.is_none() {
        return t.decide(command, at, waiver);
    }
    t.numbered_from(numbers).decide(command, at, waiver)
}

/// From which numbers on the newcomers of these events were numbered, where they did not follow the last.
fn numbers_of(t: &Tournament, events: &[Event]) -> Option<(usize, usize)> {
    let (mut players, mut entries) = (None, None);
    for event in events {
        match event {
            Event::Entries(EntryEvent::Listed { from, .. }) => players = players.or(*from),
            Event::Entries(EntryEvent::Entered { from, .. }) => entries = entries.or(*from),
            _ => {}
        }
    }
    if players.is_none() && entries.is_none() {
        return None;
    }
    let (no_player, no_entry) = t.entries().numbers_end();
    let players = players.map_or(no_player, PlayerId::index);
    Some((players, entries.map_or(no_entry, EntryId::index)))
}

/// The numbers that these events give are not given again: somebody might mean them.
fn numbers_skipped(t: &Tournament, events: &[Event]) -> Option<Event> {
    let (mut players, mut entries) = (Vec::new(), Vec::new());
    for event in events {
        match event {
            Event::Entries(EntryEvent::Listed { people, from }) => {
                players.extend(t.entries().coming_players(*from).take(people.len()));
            }
            Event::Entries(EntryEvent::Entered { players: who, from, .. }) => {
                let given = entries.len();
                let coming = t.entries().coming(*from);
                let coming = coming.skip(if from.is_some() { 0 } else { given });
                entries.extend(coming.take(who.len()));
            }
            _ => {}
        }
    }
    let is_any = !players.is_empty() || !entries.is_empty();
    is_any.then_some(Event::Entries(EntryEvent::NumbersSkipped { players, entries }))
}

fn pays(events: &[Event]) -> bool {
    events.iter().any(|event| matches!(event, Event::Payments(PaymentEvent::Paid { .. })))
}

/// The payments that were taken back.
fn taken_back(story: Story<'_>) -> BTreeSet<u32> {
    let mut paid: BTreeMap<EntryId, Vec<u32>> = BTreeMap::new();
    let mut returned = BTreeSet::new();
    for Line { number, events, .. } in story.ledger.story(story.records) {
        for event in events {
            match event {
                Event::Payments(PaymentEvent::Paid { entry, .. }) => {
                    paid.entry(*entry).or_default().push(number);
                }
                Event::Payments(PaymentEvent::TakenBack { entry, number, .. }) => {
                    let nth = (*number as usize).checked_sub(1);
                    let payment = nth.and_then(|nth| paid.get(entry)?.get(nth));
                    returned.extend(payment);
                }
                _ => {}
            }
        }
    }
    returned
}

/// Does it say that a payment is not owed, or not all of it?
const fn is_not_owed(refusal: Refusal) -> bool {
    matches!(
        refusal,
        Refusal::NothingOwed | Refusal::NotDecided | Refusal::PaidAlready | Refusal::MoreThanOwed
    )
}
