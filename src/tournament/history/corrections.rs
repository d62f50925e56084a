//! Late reports and deletions: every later act is decided again, one by one.

use std::collections::{BTreeMap, BTreeSet};

use bottone_base::{seat::Seat, time::Timestamp};
use bottone_rules::buy_in::BuyIn;

use super::{
    Beginning, Checkpoints, Ledger, Moment, Record, RecordAction, RecordRevision, Revision,
    ValidRecord, apply, by_hand,
};
use crate::{
    Breach, Command, Event, LateNumbers, Refusal, SaleKind, Tournament, Waiver,
    bags::{BagCommand, BagEvent},
    bounties::{BountyCommand, BountyEvent},
    deals::DealCommand,
    draws::{DrawEvent, seed_of},
    entries::{Entry, EntryCommand, EntryEvent, EntryId, PaidSale, PlayerId},
    incidents::{IncidentCommand, Penalty},
    kinds::OnCorrection,
    laws::Laws,
    payments::{ItemPiece, PaymentCommand, PaymentEvent, Payments, PurchaseRef},
    prizes::PrizeCommand,
    tables::{SeatMove, TableEvent},
    tickets::TicketCommand,
};

/// The known story of an event: its records, and their result.
#[derive(Clone, Copy)]
pub struct Story<'a> {
    pub beginning: &'a Beginning,
    pub records: &'a [Record],
    pub ledger: &'a Ledger,
    pub tournament: &'a Tournament,
    pub checkpoints: &'a Checkpoints,
}

impl Story<'_> {
    /// Returns the event before this record; `None` if there is no such record.
    pub fn before(&self, record: u32) -> Option<Tournament> {
        let Self { beginning, records, ledger, checkpoints, .. } = *self;
        let moment = ledger.moment(record)?;
        Some(checkpoints.before(moment, beginning, records, ledger))
    }
}

/// An act that changes a moment before the last record.
#[derive(Clone, Copy, Debug)]
pub enum HistoryChange<'a> {
    /// A command that was carried out at that instant, and is reported now.
    Late { at: Timestamp, command: &'a Command, waiver: Option<&'a Waiver> },
    /// The deletion of this record.
    Strike(u32),
}

/// The choices for records that would be decided differently, by their numbers.
pub type RecordChoices = BTreeMap<u32, RecordChoice>;

/// The choice for a record that would be decided differently now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RecordChoice {
    /// Keep it as recorded.
    Keep,
    /// Replace its result by the one decided now.
    Change,
    /// Make it invalid.
    Drop,
}

/// A record that would be decided differently now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChangedRecord {
    pub record: u32,
    /// The result of deciding it now.
    pub new_result: Result<Vec<Event>, Refusal>,
    /// True if a bust stays whose bounty cannot have been taken as recorded.
    pub unclaimed: bool,
    /// True if it can stay as recorded.
    pub may_keep: bool,
    pub choice: RecordChoice,
}

/// The event after a late report or a deletion.
pub struct CorrectedEvent {
    /// The events of the act itself.
    pub events: Vec<Event>,
    /// The number of later acts by people.
    pub since: usize,
    /// The records that would be decided differently now, in the order in which they happened.
    pub otherwise: Vec<ChangedRecord>,
    /// The same changes in their recorded form.
    pub revisions: Vec<RecordRevision>,
    pub tournament: Tournament,
}

/// The reason why a late report or a deletion is not possible.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CorrectionFault {
    /// The event was not made yet at that time.
    TooEarly,
    /// The time is in the future.
    Ahead,
    /// The act is a draw: late, its result could be known before.
    IsDrawn,
    /// The record is not valid.
    NotStanding,
    /// A rule forbade it then.
    Refused(Refusal),
    /// Money that was handed over would not be owed: that payment must be taken back first.
    PaidSince(u32),
    /// The event would contradict itself.
    Contradicts(Breach),
    /// Too many late acts build on each other.
    TooDeep,
}

impl From<Refusal> for CorrectionFault {
    fn from(refusal: Refusal) -> Self {
        Self::Refused(refusal)
    }
}

/// Returns the event after this late report or deletion. Records without a choice get the usual
/// result. Results that people have in hand or heard stay, computed ones are computed again, and
/// impossible ones fall.
///
/// # Errors
/// The reason why it is not possible; nothing changes then.
pub fn correct(
    story: Story<'_>,
    act: HistoryChange<'_>,
    choices: &RecordChoices,
) -> Result<CorrectedEvent, CorrectionFault> {
    correct_with(story, act, choices, (Manner::Today, Laws::Today))
}

/// The manner in which a program corrects the past. Records of older manners stay valid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Manner {
    /// Everything keeps the number that it was given.
    Today,
    /// The same, but the numbers of entries from flights are given again after the deletion of
    /// their making.
    Uncarried,
    /// Numbers follow the order of time. Numbers of deleted records are given again.
    ByPlace,
    /// The same, and a draw that included an absent player is repeated for all.
    DrawnAgain,
}

impl Manner {
    /// The manners of older programs with the laws of their time, the latest first.
    pub(super) const OLDER: [(Self, Laws); 7] = [
        (Self::Today, Laws::Before),
        (Self::Uncarried, Laws::Today),
        (Self::Uncarried, Laws::Before),
        (Self::ByPlace, Laws::Today),
        (Self::ByPlace, Laws::Before),
        (Self::DrawnAgain, Laws::Today),
        (Self::DrawnAgain, Laws::Before),
    ];

    /// Returns whether payments, rebuys, add-ons and busts keep their numbers.
    const fn keeps_numbers(self) -> bool {
        matches!(self, Self::Today | Self::Uncarried)
    }
}

/// Retells like [`correct`], in the manner and by the laws of the time.
pub(super) fn correct_with(
    story: Story<'_>,
    act: HistoryChange<'_>,
    choices: &RecordChoices,
    (manner, laws): (Manner, Laws),
) -> Result<CorrectedEvent, CorrectionFault> {
    let number = u32::try_from(story.records.len()).unwrap_or(u32::MAX);
    let mut run = match act {
        HistoryChange::Late { at, command, waiver } => {
            if at < story.beginning.at {
                return Err(CorrectionFault::TooEarly);
            }
            if seed_of(command).is_some() || !by_hand(command) {
                return Err(CorrectionFault::IsDrawn);
            }
            let moment = Moment { at, record: number };
            let mut run = CorrectionRun::before(moment, story);
            let then = &run.tournament;
            let end = story.tournament.entries().numbers_end();
            let newcomers = Some(end).filter(|end| *end != then.entries().numbers_end());
            let numbers = match manner {
                Manner::Today | Manner::Uncarried => out_of_turn(then, story.tournament, command),
                Manner::ByPlace | Manner::DrawnAgain => LateNumbers::default(),
            };
            let numbers = LateNumbers { newcomers, ..numbers };
            run.events = decided(&then.with_laws(laws), command, at, waiver, &numbers)?;
            let is_back_by_now = laws == Laws::Today && goes_back(&run.events, story.tournament);
            Refusal::NotPaid.check(!is_back_by_now, None)?;
            for event in &run.events {
                run.tournament.apply(event, at);
            }
            run
        }
        HistoryChange::Strike(record) => {
            let moment = story.ledger.moment(record).filter(|_| story.ledger.is_valid(record));
            let moment = moment.ok_or(CorrectionFault::NotStanding)?;
            let mut run = CorrectionRun::before(moment, story);
            let line =
                story.ledger.line(story.records, record).ok_or(CorrectionFault::NotStanding)?;
            if pays(line.events) {
                return Err(CorrectionFault::PaidSince(record));
            }
            // A second word from the room would be a second try.
            if laws == Laws::Today && is_word(line.events) {
                return Err(CorrectionFault::NotStanding);
            }
            run.ledger.strike(record, number);
            let skipped =
                SkippedNumbers::by(&run.tournament, line.events, story.tournament, manner);
            let skipped = skipped.without_the_last(&run.tournament, story.tournament, moment.at);
            let skipped = skipped.events();
            if !skipped.is_empty() {
                run.apply_revision(number, record, Revision::Invalid(skipped), moment.at);
            }
            run
        }
    };
    run.decide_later_records(story, (number, choices), (manner, laws))?;
    let CorrectionRun { events, since, otherwise, revisions, tournament, .. } = run;
    if story.ledger.is_too_deep(&revisions) {
        return Err(CorrectionFault::TooDeep);
    }
    match tournament.breach() {
        Some(breach) => Err(CorrectionFault::Contradicts(breach)),
        None => Ok(CorrectedEvent { events, since, otherwise, revisions, tournament }),
    }
}

/// Returns whether a word from the room was said, on which draws depend.
fn is_word(events: &[Event]) -> bool {
    events.iter().any(|event| matches!(event, Event::Draws(DrawEvent::Said(_))))
}

/// The event while its later records are decided again.
struct CorrectionRun {
    moment: Moment,
    ledger: Ledger,
    tournament: Tournament,
    events: Vec<Event>,
    since: usize,
    otherwise: Vec<ChangedRecord>,
    revisions: Vec<RecordRevision>,
}

impl CorrectionRun {
    fn before(moment: Moment, story: Story<'_>) -> Self {
        let Story { beginning, records, ledger, checkpoints, .. } = story;
        Self {
            moment,
            ledger: ledger.clone(),
            tournament: checkpoints.before(moment, beginning, records, ledger),
            events: Vec::new(),
            since: 0,
            otherwise: Vec::new(),
            revisions: Vec::new(),
        }
    }

    /// Decides the later records again.
    fn decide_later_records(
        &mut self,
        story: Story<'_>,
        (number, choices): (u32, &RecordChoices),
        (manner, laws): (Manner, Laws),
    ) -> Result<(), CorrectionFault> {
        let mut returned = None;
        while let Some(next) = self.ledger.next(self.moment) {
            self.moment = next;
            let Some(line) = self.ledger.line(story.records, next.record) else { continue };
            let RecordAction::Done { command, waiver, .. } = &line.record.action else { continue };
            let numbers = numbers_of(&self.tournament, line.events);
            let now = decided(&self.tournament, command, line.at(), waiver.as_ref(), &numbers);
            self.since += usize::from(by_hand(command));
            let stands_as_before = || {
                let then = self.tournament.with_laws(Laws::Before);
                decided(&then, command, line.at(), waiver.as_ref(), &numbers).as_deref()
                    == Ok(line.events)
            };
            if !self.ledger.is_valid(next.record)
                || now.as_deref() == Ok(line.events)
                || Laws::may_be_before(line.record.recorded) && stands_as_before()
            {
                apply(&mut self.tournament, &line);
                continue;
            }
            let returned = returned.get_or_insert_with(|| taken_back(story));
            // A payment that was taken back may have been more than was owed.
            if now.as_ref().is_err_and(|refusal| is_not_owed(*refusal))
                && returned.contains(&next.record)
            {
                apply(&mut self.tournament, &line);
                continue;
            }
            let asked = Request { command, waiver: waiver.as_ref(), numbers: &numbers };
            let Some(mut otherwise) = self.changed_result(&line, asked, now, (manner, laws)) else {
                apply(&mut self.tournament, &line);
                continue;
            };
            if let Some(choice) =
                choices.get(&next.record).filter(|choice| otherwise.allows(**choice))
            {
                otherwise.choice = *choice;
            }
            if otherwise.choice != RecordChoice::Keep && pays(line.events) {
                return Err(CorrectionFault::PaidSince(next.record));
            }
            let result = match (otherwise.choice, &otherwise.new_result) {
                (RecordChoice::Change, Ok(events)) => Revision::Changed(events.clone()),
                (RecordChoice::Keep, _) => Revision::Kept,
                (RecordChoice::Drop | RecordChoice::Change, _) => {
                    let (t, present) = (&self.tournament, story.tournament);
                    Revision::Invalid(SkippedNumbers::by(t, line.events, present, manner).events())
                }
            };
            if result == Revision::Kept {
                apply(&mut self.tournament, &line);
            }
            let at = line.at();
            self.apply_revision(number, next.record, result, at);
            self.otherwise.push(otherwise);
        }
        Ok(())
    }

    /// Returns the new result of this record before any choice. `None` if it stays the same.
    fn changed_result(
        &self,
        line: &ValidRecord<'_>,
        Request { command, waiver, numbers }: Request<'_>,
        now: Result<Vec<Event>, Refusal>,
        (manner, laws): (Manner, Laws),
    ) -> Option<ChangedRecord> {
        let t = &self.tournament;
        // The record handed out an envelope, though with one player more none was drawn for that
        // place.
        let drew = now == Err(Refusal::NoBounties);
        let (now, unclaimed) = match now {
            Err(refusal) => match unclaimed(t, command, line.at(), waiver, numbers) {
                Some(events) => (Ok(events), true),
                None => (Err(refusal), false),
            },
            now => (now, false),
        };
        let mut as_recorded = t.clone();
        apply(&mut as_recorded, line);
        let is_about_nothing =
            || now.as_ref().is_err_and(|refusal| lost_its_subject(t, command, *refusal));
        let is_whole = laws == Laws::Before
            || !refunds_too_much(t, line.events)
                && !has_missing_bag(&as_recorded, line.events)
                && !is_about_nothing();
        let may_keep = is_whole && as_recorded.breach().is_none();
        let stays = !may_keep && manner != Manner::DrawnAgain;
        let without = || stays.then(|| without_absent(t, line)).flatten();
        let now = match now {
            Err(refusal) if matches!(command, Command::Bags(_)) => without().ok_or(refusal),
            now => now.map(|events| without().unwrap_or(events)),
        };
        if laws == Laws::Today && now.as_deref() == Ok(line.events) {
            return None;
        }
        let choice = if drew && unclaimed && may_keep {
            RecordChoice::Keep
        } else {
            usual_choice(t, command, now.as_ref().err().copied(), may_keep)
        };
        Some(ChangedRecord { record: line.number, choice, new_result: now, unclaimed, may_keep })
    }

    /// Applies this change of a record, made by the act with this number.
    fn apply_revision(&mut self, number: u32, record: u32, result: Revision, at: Timestamp) {
        if let Revision::Changed(events) | Revision::Invalid(events) = &result {
            for event in events {
                self.tournament.apply(event, at);
            }
        }
        let revision = RecordRevision { record, result };
        self.ledger.apply_change(number, self.revisions.len(), &revision);
        self.revisions.push(revision);
    }
}

/// A command to be decided again, with its waiver and numbers.
#[derive(Clone, Copy)]
struct Request<'a> {
    command: &'a Command,
    waiver: Option<&'a Waiver>,
    numbers: &'a LateNumbers,
}

impl ChangedRecord {
    /// Returns whether this choice is possible for the record.
    pub fn allows(&self, choice: RecordChoice) -> bool {
        match choice {
            RecordChoice::Keep => self.may_keep,
            RecordChoice::Change => self.new_result.is_ok(),
            RecordChoice::Drop => self.new_result.is_err() || self.unclaimed,
        }
    }
}

/// Returns the usual choice for a record.
fn usual_choice(
    t: &Tournament,
    command: &Command,
    refused: Option<Refusal>,
    may_keep: bool,
) -> RecordChoice {
    let on_correction = command.row().on_correction;
    if let Some(refusal) = refused {
        let stays = refusal.is_waivable()
            || on_correction == OnCorrection::Final && !lost_its_subject(t, command, refusal);
        return if stays && may_keep { RecordChoice::Keep } else { RecordChoice::Drop };
    }
    if on_correction != OnCorrection::Follows && may_keep {
        RecordChoice::Keep
    } else {
        RecordChoice::Change
    }
}

/// Returns whether the subject of the command no longer exists.
fn lost_its_subject(t: &Tournament, command: &Command, refusal: Refusal) -> bool {
    match (command, refusal) {
        // An opened envelope waits for its taker, if that was another entry.
        (
            Command::Bounties(
                BountyCommand::Draw { out, nth, .. } | BountyCommand::Open { out, nth, .. },
            ),
            _,
        ) => t.bounties().claim(*out, *nth).is_none(),
        (
            Command::Payments(PaymentCommand::PaidWith { .. }),
            Refusal::EntryUnknown | Refusal::NotUnderstood,
        )
        | (
            // A deal shares the sum that was locked, and has none without the lock.
            Command::Prizes(PrizeCommand::Unlock { .. } | PrizeCommand::Correct { .. })
            | Command::Deals(DealCommand::Agree(_)),
            Refusal::PrizesOpen,
        )
        | (Command::Bags(BagCommand::Correct { .. }), Refusal::NotBagged) => true,
        // Money changed hands: the payment stays, or must be taken back first.
        (Command::Payments(_), _) => false,
        (
            _,
            Refusal::PlayerUnknown
            | Refusal::EntryUnknown
            | Refusal::TableUnknown
            | Refusal::SeatUnknown
            | Refusal::NoBounties
            | Refusal::NoDeal,
        ) => true,
        _ => false,
    }
}

/// Returns the events of a draw at tables, or of bags, without the absent entries. `None` if these
/// events are not possible either.
fn without_absent(t: &Tournament, line: &ValidRecord<'_>) -> Option<Vec<Event>> {
    let RecordAction::Done { command, .. } = &line.record.action else { return None };
    match command {
        Command::Tables(_) => drop(seed_of(command)?),
        Command::Bags(BagCommand::Seal { .. }) => {}
        _ => return None,
    }
    let is_there = |entry: EntryId, from: Option<Seat>| {
        let is_in = t.entries().get(entry).is_some_and(Entry::is_in);
        is_in && t.tables().seat_of(entry) == from
    };
    let are_there = |moves: &[SeatMove]| {
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
        Event::Bags(BagEvent::Sealed { table, bags }) => {
            let bags = bags.iter().filter(|(entry, _)| t.tables().seat_of(*entry).is_some());
            Event::Bags(BagEvent::Sealed { table: *table, bags: bags.copied().collect() })
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

/// Returns the events of a knock-out that is not possible as a whole: the bust, with the possible
/// claims only. The other bounties wait.
fn unclaimed(
    t: &Tournament,
    command: &Command,
    at: Timestamp,
    waiver: Option<&Waiver>,
    numbers: &LateNumbers,
) -> Option<Vec<Event>> {
    let Command::Bounties(BountyCommand::KnockOut { out, taken }) = command else { return None };
    let with = |taken: Vec<_>| {
        let knock_out = BountyCommand::KnockOut { out: out.clone(), taken };
        decided(t, &Command::Bounties(knock_out), at, waiver, numbers).ok()
    };
    let can_be = |claim: &&(EntryId, Vec<EntryId>)| with(vec![(**claim).clone()]).is_some();
    with(taken.iter().filter(can_be).cloned().collect())
}

/// Returns the events of a command, with these numbers given out of turn.
fn decided(
    t: &Tournament,
    command: &Command,
    at: Timestamp,
    waiver: Option<&Waiver>,
    numbers: &LateNumbers,
) -> Result<Vec<Event>, Refusal> {
    if *numbers == LateNumbers::default() {
        return t.decide(command, at, waiver);
    }
    let decided = t.numbered_from(numbers, at).decide(command, at, waiver)?;
    Ok(numbers.events().chain(decided).collect())
}

/// Returns the numbers to give out of turn: a payment, rebuy, add-on or bust gets one after those
/// of the present. This is needed if later acts have taken its own number.
fn out_of_turn(then: &Tournament, present: &Tournament, command: &Command) -> LateNumbers {
    let payment = |entry: EntryId| {
        let end = present.payments().end(entry);
        (end > then.payments().next_number(entry)).then_some(end)
    };
    let bought = |entry: EntryId, what: SaleKind| {
        let end = present.entries().get(entry)?.end(what);
        (end > then.entries().get(entry)?.next_purchase_number(what)).then_some(end)
    };
    let fall = |entry: EntryId| {
        let end = present.bounties().end(entry);
        (end > then.bounties().next_bust_number(entry)).then_some((entry, end))
    };
    let falls = match command {
        Command::Entries(EntryCommand::Bust { out })
        | Command::Bounties(BountyCommand::KnockOut { out, .. }) => {
            out.iter().filter_map(|(entry, _)| fall(*entry)).collect()
        }
        Command::Entries(
            EntryCommand::Refund { entry, .. } | EntryCommand::Forfeit { entry, .. },
        )
        | Command::Incidents(IncidentCommand::Penalise {
            entry,
            penalty: Penalty::Disqualified { .. },
            ..
        }) => fall(*entry).into_iter().collect(),
        _ => Vec::new(),
    };
    let (payment, bought) = match command {
        Command::Payments(PaymentCommand::Pay { entry, .. })
        | Command::Tickets(TicketCommand::HandOut { entry, .. }) => (payment(*entry), None),
        Command::Entries(
            EntryCommand::Rebuy { entry }
            | EntryCommand::PaidBy { sale: PaidSale::Rebuy { entry }, .. },
        ) => (None, bought(*entry, SaleKind::Rebuy)),
        Command::Entries(
            EntryCommand::AddOn { entry }
            | EntryCommand::PaidBy { sale: PaidSale::AddOn { entry }, .. },
        ) => (None, bought(*entry, SaleKind::AddOn)),
        _ => (None, None),
    };
    LateNumbers { newcomers: None, bought, payment, falls }
}

/// Returns the numbers in these events that were given out of turn: the first newcomers, and
/// others.
fn numbers_of(t: &Tournament, events: &[Event]) -> LateNumbers {
    let (mut players, mut entries) = (None, None);
    let mut numbers = LateNumbers::default();
    for event in events {
        match event {
            Event::Entries(EntryEvent::Listed { from, .. }) => players = players.or(*from),
            Event::Entries(EntryEvent::Entered { from, .. }) => entries = entries.or(*from),
            Event::Entries(
                EntryEvent::Rebought { number, .. } | EntryEvent::AddedOn { number, .. },
            ) => numbers.bought = *number,
            Event::Payments(PaymentEvent::Paid { number, .. }) => numbers.payment = *number,
            Event::Bounties(BountyEvent::Numbered { out, nth }) => numbers.falls.push((*out, *nth)),
            _ => {}
        }
    }
    if players.is_some() || entries.is_some() {
        let (no_player, no_entry) = t.entries().numbers_end();
        let players = players.map_or(no_player, PlayerId::index);
        numbers.newcomers = Some((players, entries.map_or(no_entry, EntryId::index)));
    }
    numbers
}

/// Numbers that are not given again, because people may still refer to them.
#[derive(Clone, Default)]
struct SkippedNumbers {
    players: Vec<PlayerId>,
    entries: Vec<EntryId>,
    bought: Vec<(EntryId, PurchaseRef)>,
    falls: Vec<(EntryId, u16)>,
}

impl SkippedNumbers {
    /// Returns the numbers that these events gave. Purchases and busts count only if the present
    /// has given later numbers, and not in an older manner.
    fn by(t: &Tournament, events: &[Event], present: &Tournament, manner: Manner) -> Self {
        let mut skipped = Self::default();
        let mut numbers = numbers_of(t, events);
        for event in events {
            let Event::Entries(event) = event else { continue };
            match event {
                EntryEvent::Listed { people, from } => {
                    skipped
                        .players
                        .extend(t.entries().next_player_numbers(*from).take(people.len()));
                }
                EntryEvent::Entered { players, from, .. } => {
                    let given = skipped.entries.len();
                    let coming = t.entries().next_entry_numbers(*from);
                    let coming = coming.skip(if from.is_some() { 0 } else { given });
                    skipped.entries.extend(coming.take(players.len()));
                }
                EntryEvent::Carried { entries, .. } if manner == Manner::Today => {
                    let given = skipped.entries.len();
                    let coming = t.entries().next_entry_numbers(None).skip(given);
                    skipped.entries.extend(coming.take(entries.len()));
                }
                _ if !manner.keeps_numbers() => {}
                EntryEvent::Rebought { entry, number, .. } => {
                    skipped.buys(t, present, (*entry, SaleKind::Rebuy), *number);
                }
                EntryEvent::AddedOn { entry, number, .. } => {
                    skipped.buys(t, present, (*entry, SaleKind::AddOn), *number);
                }
                EntryEvent::Busted { out } => {
                    for out in out {
                        skipped.goes_out(t, present, out.entry, &mut numbers);
                    }
                }
                EntryEvent::Disqualified { out, .. } | EntryEvent::Forfeited { out } => {
                    skipped.goes_out(t, present, out.entry, &mut numbers);
                }
                EntryEvent::Refunded { entry, .. } => {
                    skipped.goes_out(t, present, *entry, &mut numbers);
                }
                _ => {}
            }
        }
        skipped
    }

    fn buys(
        &mut self,
        t: &Tournament,
        present: &Tournament,
        (entry, what): (EntryId, SaleKind),
        number: Option<u8>,
    ) {
        let Some(known) = t.entries().get(entry) else { return };
        let number = number.unwrap_or_else(|| known.next_purchase_number(what));
        let end = present.entries().get(entry).map_or(0, |entry| entry.end(what));
        if end > number.saturating_add(1) {
            let sold = if what == SaleKind::AddOn {
                PurchaseRef::AddOn(number)
            } else {
                PurchaseRef::Rebuy(number)
            };
            self.bought.push((entry, sold));
        }
    }

    fn goes_out(
        &mut self,
        t: &Tournament,
        present: &Tournament,
        entry: EntryId,
        numbers: &mut LateNumbers,
    ) {
        let given = numbers.falls.iter().position(|(out, _)| *out == entry);
        let given = given.map(|given| numbers.falls.swap_remove(given).1);
        let nth = given.unwrap_or_else(|| t.bounties().next_bust_number(entry));
        if present.bounties().end(entry) > nth.saturating_add(1) {
            self.falls.push((entry, nth));
        }
    }

    /// Returns the events that record the skipped numbers.
    fn events(self) -> Vec<Event> {
        let Self { players, entries, bought, falls } = self;
        let is_any = !players.is_empty() || !entries.is_empty() || !bought.is_empty();
        let numbers = EntryEvent::NumbersSkipped { players, entries, bought };
        let falls = falls.into_iter().map(|(out, nth)| BountyEvent::NumberSkipped { out, nth });
        let numbers = is_any.then_some(Event::Entries(numbers));
        numbers.into_iter().chain(falls.map(Event::Bounties)).collect()
    }

    /// Returns the same without players and entries, if they have the last numbers given.
    fn without_the_last(self, then: &Tournament, present: &Tournament, at: Timestamp) -> Self {
        let newcomers = Self { bought: Vec::new(), falls: Vec::new(), ..self.clone() };
        let mut after = then.clone();
        for event in newcomers.events() {
            after.apply(&event, at);
        }
        if after.entries().numbers_end() == present.entries().numbers_end() {
            return Self { players: Vec::new(), entries: Vec::new(), ..self };
        }
        self
    }
}

/// Returns whether these events refund an entry that is not in, or keep more than its price.
fn refunds_too_much(t: &Tournament, events: &[Event]) -> bool {
    let parts = |of: BuyIn| [of.prize, of.bounty, of.fee, of.staff];
    events.iter().any(|event| match event {
        Event::Entries(EntryEvent::Refunded { entry, kept }) => {
            t.entries().get(*entry).filter(|entry| entry.is_in()).is_none_or(|entry| {
                parts(*kept).iter().zip(parts(entry.paid)).any(|(kept, paid)| *kept > paid)
            })
        }
        _ => false,
    })
}

/// Returns whether a bag of these events is missing after them, because its owner has no seat.
fn has_missing_bag(as_recorded: &Tournament, events: &[Event]) -> bool {
    events.iter().any(|event| match event {
        Event::Bags(BagEvent::Sealed { bags, .. }) => {
            bags.iter().any(|(entry, _)| as_recorded.bags().get(*entry).is_none())
        }
        _ => false,
    })
}

/// Returns whether these events take back a payment or prize that was taken back since: it came
/// back only once.
fn goes_back(events: &[Event], present: &Tournament) -> bool {
    let is_back = |entry: EntryId, number: u32| {
        present.payments().of(entry).any(|paid| paid.number == number && !paid.is_valid())
    };
    events.iter().any(|event| match event {
        Event::Payments(PaymentEvent::TakenBack { entry, number, .. }) => is_back(*entry, *number),
        Event::Payments(PaymentEvent::ItemTakenBack { entry, piece, .. }) => {
            present.payments().holder(*piece) != Some(*entry)
        }
        _ => false,
    })
}

/// Returns whether these events pay money or hand over a prize in kind.
pub(super) fn pays(events: &[Event]) -> bool {
    events.iter().any(|event| {
        matches!(
            event,
            Event::Payments(PaymentEvent::Paid { .. } | PaymentEvent::HandedOver { .. })
        )
    })
}

/// Returns the records of payments, and of handed-over prizes in kind, that were taken back.
fn taken_back(story: Story<'_>) -> BTreeSet<u32> {
    let mut paid: BTreeMap<(EntryId, u32), u32> = BTreeMap::new();
    let mut handed: BTreeMap<ItemPiece, u32> = BTreeMap::new();
    let mut payments = Payments::default();
    let mut returned = BTreeSet::new();
    for line in story.ledger.story(story.records) {
        for event in line.events {
            payments.on_event(event, line.at());
            match event {
                Event::Payments(PaymentEvent::Paid { .. }) => {
                    let last = payments.all().last();
                    paid.extend(last.map(|last| ((last.entry, last.number), line.number)));
                }
                Event::Payments(PaymentEvent::TakenBack { entry, number, .. }) => {
                    returned.extend(paid.get(&(*entry, *number)));
                }
                Event::Payments(PaymentEvent::HandedOver { piece, .. }) => {
                    handed.insert(*piece, line.number);
                }
                Event::Payments(PaymentEvent::ItemTakenBack { piece, .. }) => {
                    returned.extend(handed.remove(piece));
                }
                _ => {}
            }
        }
    }
    returned
}

/// Returns whether the refusal means that a payment is not owed, or not in full.
const fn is_not_owed(refusal: Refusal) -> bool {
    matches!(
        refusal,
        Refusal::NothingOwed
            | Refusal::NotDecided
            | Refusal::PaidAlready
            | Refusal::MoreThanOwed
            | Refusal::HandedOver
            | Refusal::ItemUnknown
            | Refusal::WithoutPrizes
    )
}
