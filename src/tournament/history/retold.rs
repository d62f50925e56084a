//! What is told of late, and what is struck out: all that was decided since is decided again, act by act.

use std::collections::{BTreeMap, BTreeSet};

use super::{
    Again, Beginning, Checkpoints, Deed, Ledger, Line, Moment, Record, Revision, apply, by_hand,
};
use crate::{
    rules::{buy_in::BuyIn, seat::Seat, time::Timestamp},
    tournament::{
        Breach, Command, Event, Numbers, Refusal, Sold, Tournament, Waiver,
        bags::{BagCommand, BagEvent},
        bounties::{BountyCommand, BountyEvent},
        counts::CountCommand,
        deals::DealCommand,
        draws::seed_of,
        entries::{Entry, EntryCommand, EntryEvent, EntryId, PlayerId, ToSell},
        flights::FlightCommand,
        incidents::{IncidentCommand, Penalty},
        laws::Laws,
        payments::{PaidFor, PaymentCommand, PaymentEvent, Payments, Piece},
        prizes::PrizeCommand,
        tables::{Moved, TableCommand, TableEvent},
        tickets::TicketCommand,
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
    retell_with(story, act, choices, (Manner::Today, Laws::Today))
}

/// The way in which a program retold. What is on record of an older way stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Manner {
    /// Everything keeps the numbers that it was given.
    Today,
    /// The same, but the numbers of entries that came from flights are given again once their making is struck out.
    Uncarried,
    /// They are numbered by their place in what happened. Nothing is left of those that were struck out.
    ByPlace,
    /// The same, and seats that were drawn for somebody who was not there are drawn again for everybody.
    DrawnAgain,
}

impl Manner {
    /// Those of older programs with the laws of their time, the latest first.
    pub(super) const OLDER: [(Self, Laws); 7] = [
        (Self::Today, Laws::Before),
        (Self::Uncarried, Laws::Today),
        (Self::Uncarried, Laws::Before),
        (Self::ByPlace, Laws::Today),
        (Self::ByPlace, Laws::Before),
        (Self::DrawnAgain, Laws::Today),
        (Self::DrawnAgain, Laws::Before),
    ];

    /// Returns true where payments, rebuys, add-ons and busts keep their numbers.
    const fn keeps_numbers(self) -> bool {
        matches!(self, Self::Today | Self::Uncarried)
    }
}

/// The same as [`retell`], in one of the ways and by the laws by which a late act was decided.
pub(super) fn retell_with(
    story: Story<'_>,
    act: Act<'_>,
    choices: &Choices,
    (manner, laws): (Manner, Laws),
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
            let newcomers = Some(end).filter(|end| *end != then.entries().numbers_end());
            let numbers = match manner {
                Manner::Today | Manner::Uncarried => out_of_turn(then, story.tournament, command),
                Manner::ByPlace | Manner::DrawnAgain => Numbers::default(),
            };
            let numbers = Numbers { newcomers, ..numbers };
            telling.events = decided(&then.under(laws), command, at, waiver, &numbers)?;
            let is_back_by_now =
                laws == Laws::Today && goes_back(&telling.events, story.tournament);
            Refusal::NotPaid.unless(!is_back_by_now, None)?;
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
            let skipped = Skipped::by(&telling.tournament, line.events, story.tournament, manner);
            let skipped =
                skipped.without_the_last(&telling.tournament, story.tournament, moment.at);
            let skipped = skipped.events();
            if !skipped.is_empty() {
                telling.comes(number, record, Revision::Falls(skipped), moment.at);
            }
            telling
        }
    };
    telling.go_on(story, (number, choices), (manner, laws))?;
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
        (manner, laws): (Manner, Laws),
    ) -> Result<(), RetellFault> {
        let mut returned = None;
        while let Some(next) = self.ledger.next(self.moment) {
            self.moment = next;
            let Some(line) = self.ledger.line(story.records, next.record) else { continue };
            let Deed::Done { command, waiver, .. } = &line.record.deed else { continue };
            let numbers = numbers_of(&self.tournament, line.events);
            let now = decided(&self.tournament, command, line.at(), waiver.as_ref(), &numbers);
            self.since += usize::from(by_hand(command));
            let stands_as_before = || {
                let then = self.tournament.under(Laws::Before);
                decided(&then, command, line.at(), waiver.as_ref(), &numbers).as_deref()
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
            let asked = Request { command, waiver: waiver.as_ref(), numbers: &numbers };
            let Some(mut otherwise) = self.otherwise(&line, asked, now, (manner, laws)) else {
                apply(&mut self.tournament, &line);
                continue;
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
                (Choice::Drop | Choice::Change, _) => {
                    let (t, present) = (&self.tournament, story.tournament);
                    Revision::Falls(Skipped::by(t, line.events, present, manner).events())
                }
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

    /// Returns how this record comes out by now, before a person chooses. None where it comes out as it stands.
    fn otherwise(
        &self,
        line: &Line<'_>,
        Request { command, waiver, numbers }: Request<'_>,
        now: Result<Vec<Event>, Refusal>,
        (manner, laws): (Manner, Laws),
    ) -> Option<Otherwise> {
        let t = &self.tournament;
        // An envelope was handed out by it, though with one player more nobody drew for that place.
        let drew = now == Err(Refusal::NoBounties);
        let (now, unclaimed) = match now {
            Err(refusal) => match unclaimed(t, command, line.at(), waiver, numbers) {
                Some(events) => (Ok(events), true),
                None => (Err(refusal), false),
            },
            now => (now, false),
        };
        let mut as_told = t.clone();
        apply(&mut as_told, line);
        let is_about_nothing =
            || now.as_ref().is_err_and(|refusal| is_about_nothing(t, command, *refusal));
        let is_whole = laws == Laws::Before
            || !refunds_too_much(t, line.events)
                && !loses_a_bag(&as_told, line.events)
                && !is_about_nothing();
        let may_keep = is_whole && as_told.breach().is_none();
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
            Choice::Keep
        } else {
            usual(t, command, now.as_ref().err().copied(), may_keep)
        };
        Some(Otherwise { record: line.number, choice, now, unclaimed, may_keep })
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

/// A command that is decided again, with what it was decided by.
#[derive(Clone, Copy)]
struct Request<'a> {
    command: &'a Command,
    waiver: Option<&'a Waiver>,
    numbers: &'a Numbers,
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
fn usual(t: &Tournament, command: &Command, refused: Option<Refusal>, may_keep: bool) -> Choice {
    if let Some(refusal) = refused {
        let stays = refusal.is_waivable()
            || is_announced(command) && !is_about_nothing(t, command, refusal);
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
        | Command::Draws(_) => true,
        // The places behind are worked out from all that the flights bring by then.
        Command::Flights(command) => !matches!(command, FlightCommand::ReadAgain { .. }),
        Command::Entries(command) => !matches!(
            command,
            EntryCommand::Bust { .. }
                | EntryCommand::HandForHand { .. }
                | EntryCommand::NextHand
                | EntryCommand::SameHand { .. }
        ),
        Command::Counts(_) | Command::Bounties(_) => is_announced(command),
        Command::Clock(_) | Command::Hands(_) | Command::Incidents(_) => false,
    };
    if is_told && may_keep { Choice::Keep } else { Choice::Change }
}

/// Returns true for what people were told or handed there and then: it cannot be taken from them by a late report.
///
/// A difference that it leaves is a task, in money or in chips.
fn is_announced(command: &Command) -> bool {
    match command {
        Command::Prizes(_)
        | Command::Deals(_)
        | Command::Payments(_)
        | Command::Tickets(_)
        | Command::Papers(_)
        | Command::Draws(_)
        | Command::Bags(_)
        | Command::Entries(EntryCommand::Correct { .. }) => true,
        Command::Tables(command) => match command {
            TableCommand::Seat { .. }
            | TableCommand::OpenAndSeat { .. }
            | TableCommand::Move { .. }
            | TableCommand::Swap { .. }
            | TableCommand::Break { .. }
            | TableCommand::Redraw { .. }
            | TableCommand::SitAsDrawn { .. } => true,
            TableCommand::Open { .. }
            | TableCommand::Resize { .. }
            | TableCommand::CloseSeat { .. }
            | TableCommand::Pin { .. }
            | TableCommand::Order { .. }
            | TableCommand::Hold { .. }
            | TableCommand::Button { .. }
            | TableCommand::Hands { .. } => false,
        },
        Command::Counts(command) => match command {
            CountCommand::Correct { .. }
            | CountCommand::ColourUp { .. }
            | CountCommand::FoundLate { .. }
            | CountCommand::Change { .. }
            | CountCommand::PutOff { .. } => true,
            CountCommand::Count { .. } | CountCommand::Sheet { .. } | CountCommand::Mend { .. } => {
                false
            }
        },
        Command::Bounties(command) => match command {
            BountyCommand::Prepare { .. }
            | BountyCommand::Draw { .. }
            | BountyCommand::Open { .. }
            | BountyCommand::Replace { .. }
            | BountyCommand::Divide { .. } => true,
            BountyCommand::KnockOut { .. }
            | BountyCommand::Take { .. }
            | BountyCommand::Leave { .. } => false,
        },
        Command::Entries(_)
        | Command::Setup(_)
        | Command::Clock(_)
        | Command::Waiting(_)
        | Command::Arrivals(_)
        | Command::Flights(_)
        | Command::Incidents(_)
        | Command::Filing(_)
        | Command::Hands(_)
        | Command::Staff(_) => false,
    }
}

/// Returns true where there is nothing any more that the command is about.
fn is_about_nothing(t: &Tournament, command: &Command, refusal: Refusal) -> bool {
    match (command, refusal) {
        // An opened envelope waits for its taker, if that was somebody else.
        (
            Command::Bounties(
                BountyCommand::Draw { out, nth, .. } | BountyCommand::Open { out, nth, .. },
            ),
            _,
        ) => t.bounties().claim(*out, *nth).is_none(),
        (
            Command::Payments(PaymentCommand::TakenBy { .. }),
            Refusal::EntryUnknown | Refusal::NotUnderstood,
        )
        | (
            // A deal shares the sum that was locked, and has none without the lock.
            Command::Prizes(PrizeCommand::Unlock { .. } | PrizeCommand::Correct { .. })
            | Command::Deals(DealCommand::Agree(_)),
            Refusal::PrizesOpen,
        )
        | (Command::Bags(BagCommand::Correct { .. }), Refusal::NotBagged) => true,
        // Money changed hands: that stays, or has to be taken back first.
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

/// Returns the events of a draw at tables, or of the bags of a table, without the entries that are not there by then. None where
/// these events cannot have been either.
fn without_absent(t: &Tournament, line: &Line<'_>) -> Option<Vec<Event>> {
    let Deed::Done { command, .. } = &line.record.deed else { return None };
    match command {
        Command::Tables(_) => drop(seed_of(command)?),
        Command::Bags(BagCommand::Seal { .. }) => {}
        _ => return None,
    }
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

/// Somebody is out though a bounty cannot have been taken as it was told with it: the bust with the claims that can be, of a
/// knock-out that cannot be as a whole. A bounty that nobody takes waits.
fn unclaimed(
    t: &Tournament,
    command: &Command,
    at: Timestamp,
    waiver: Option<&Waiver>,
    numbers: &Numbers,
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
    numbers: &Numbers,
) -> Result<Vec<Event>, Refusal> {
    if *numbers == Numbers::default() {
        return t.decide(command, at, waiver);
    }
    let decided = t.numbered_from(numbers, at).decide(command, at, waiver)?;
    Ok(numbers.events().chain(decided).collect())
}

/// Returns the numbers that a payment, a rebuy, an add-on or a bust is given behind those of the present, where later ones
/// have taken the number that it would have had then.
fn out_of_turn(then: &Tournament, present: &Tournament, command: &Command) -> Numbers {
    let payment = |entry: EntryId| {
        let end = present.payments().end(entry);
        (end > then.payments().coming(entry)).then_some(end)
    };
    let bought = |entry: EntryId, what: Sold| {
        let end = present.entries().get(entry)?.end(what);
        (end > then.entries().get(entry)?.coming(what)).then_some(end)
    };
    let fall = |entry: EntryId| {
        let end = present.bounties().end(entry);
        (end > then.bounties().coming(entry)).then_some((entry, end))
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
            | EntryCommand::PaidBy { sale: ToSell::Rebuy { entry }, .. },
        ) => (None, bought(*entry, Sold::Rebuy)),
        Command::Entries(
            EntryCommand::AddOn { entry }
            | EntryCommand::PaidBy { sale: ToSell::AddOn { entry }, .. },
        ) => (None, bought(*entry, Sold::AddOn)),
        _ => (None, None),
    };
    Numbers { newcomers: None, bought, payment, falls }
}

/// From which numbers on the newcomers of these events were numbered, where they did not follow the last, and which numbers
/// were given out of turn besides.
fn numbers_of(t: &Tournament, events: &[Event]) -> Numbers {
    let (mut players, mut entries) = (None, None);
    let mut numbers = Numbers::default();
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

/// Numbers that are not given again: somebody might mean them.
#[derive(Clone, Default)]
struct Skipped {
    players: Vec<PlayerId>,
    entries: Vec<EntryId>,
    bought: Vec<(EntryId, PaidFor)>,
    falls: Vec<(EntryId, u16)>,
}

impl Skipped {
    /// Returns the numbers that these events gave. Of purchases and falls only those behind which the present has given
    /// others; in an older manner none.
    fn by(t: &Tournament, events: &[Event], present: &Tournament, manner: Manner) -> Self {
        let mut skipped = Self::default();
        let mut numbers = numbers_of(t, events);
        for event in events {
            let Event::Entries(event) = event else { continue };
            match event {
                EntryEvent::Listed { people, from } => {
                    skipped.players.extend(t.entries().coming_players(*from).take(people.len()));
                }
                EntryEvent::Entered { players: who, from, .. } => {
                    let given = skipped.entries.len();
                    let coming = t.entries().coming(*from);
                    let coming = coming.skip(if from.is_some() { 0 } else { given });
                    skipped.entries.extend(coming.take(who.len()));
                }
                EntryEvent::Carried { entries, .. } if manner == Manner::Today => {
                    let given = skipped.entries.len();
                    let coming = t.entries().coming(None).skip(given);
                    skipped.entries.extend(coming.take(entries.len()));
                }
                _ if !manner.keeps_numbers() => {}
                EntryEvent::Rebought { entry, number, .. } => {
                    skipped.buys(t, present, (*entry, Sold::Rebuy), *number);
                }
                EntryEvent::AddedOn { entry, number, .. } => {
                    skipped.buys(t, present, (*entry, Sold::AddOn), *number);
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
        (entry, what): (EntryId, Sold),
        number: Option<u8>,
    ) {
        let Some(known) = t.entries().get(entry) else { return };
        let number = number.unwrap_or_else(|| known.coming(what));
        let end = present.entries().get(entry).map_or(0, |entry| entry.end(what));
        if end > number.saturating_add(1) {
            let sold =
                if what == Sold::AddOn { PaidFor::AddOn(number) } else { PaidFor::Rebuy(number) };
            self.bought.push((entry, sold));
        }
    }

    fn goes_out(
        &mut self,
        t: &Tournament,
        present: &Tournament,
        entry: EntryId,
        numbers: &mut Numbers,
    ) {
        let given = numbers.falls.iter().position(|(out, _)| *out == entry);
        let given = given.map(|given| numbers.falls.swap_remove(given).1);
        let nth = given.unwrap_or_else(|| t.bounties().coming(entry));
        if present.bounties().end(entry) > nth.saturating_add(1) {
            self.falls.push((entry, nth));
        }
    }

    /// Returns what says so on record.
    fn events(self) -> Vec<Event> {
        let Self { players, entries, bought, falls } = self;
        let is_any = !players.is_empty() || !entries.is_empty() || !bought.is_empty();
        let numbers = EntryEvent::NumbersSkipped { players, entries, bought };
        let falls = falls.into_iter().map(|(out, nth)| BountyEvent::NumberSkipped { out, nth });
        let numbers = is_any.then_some(Event::Entries(numbers));
        numbers.into_iter().chain(falls.map(Event::Bounties)).collect()
    }

    /// Returns the same without players and entries, where they are the last that were given.
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

/// Returns true if these events take back an entry that is not in by then, or keep more of it than was paid for it.
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

/// Returns true if one of the bags that these events seal is not there behind them: its owner has no seat by then.
fn loses_a_bag(as_told: &Tournament, events: &[Event]) -> bool {
    events.iter().any(|event| match event {
        Event::Bags(BagEvent::Sealed { bags, .. }) => {
            bags.iter().any(|(entry, _)| as_told.bags().get(*entry).is_none())
        }
        _ => false,
    })
}

/// Returns true if these events take something back that was taken back since then: it came back once.
fn goes_back(events: &[Event], present: &Tournament) -> bool {
    let is_back = |entry: EntryId, number: u32| {
        present.payments().of(entry).any(|paid| paid.number == number && !paid.stands())
    };
    events.iter().any(|event| match event {
        Event::Payments(PaymentEvent::TakenBack { entry, number, .. }) => is_back(*entry, *number),
        Event::Payments(PaymentEvent::ItemTakenBack { entry, piece, .. }) => {
            present.payments().holder(*piece) != Some(*entry)
        }
        _ => false,
    })
}

fn pays(events: &[Event]) -> bool {
    events.iter().any(|event| {
        matches!(
            event,
            Event::Payments(PaymentEvent::Paid { .. } | PaymentEvent::HandedOver { .. })
        )
    })
}

/// Returns the payments, and the handings over of prizes that are not money, that were taken back.
fn taken_back(story: Story<'_>) -> BTreeSet<u32> {
    let mut paid: BTreeMap<(EntryId, u32), u32> = BTreeMap::new();
    let mut handed: BTreeMap<Piece, u32> = BTreeMap::new();
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

/// Does it say that a payment is not owed, or not all of it?
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
