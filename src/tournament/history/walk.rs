//! The single pass over an event's records, and the computed values that each event reaches.

use std::collections::BTreeMap;

use bottone_rules::time::Timestamp;

use super::{Ledger, Record, standing};
use crate::{
    Event, arrivals::ArrivalEvent, bags::BagEvent, bounties::BountyEvent, clock::ClockEvent,
    counts::CountEvent, deals::DealEvent, draws::DrawEvent, entries::EntryEvent,
    filing::FilingEvent, flights::FlightEvent, hands::HandsEvent, incidents::IncidentEvent,
    papers::PaperEvent, payments::PaymentEvent, prizes::PrizeEvent, setup::SetupEvent,
    staff::StaffEvent, tables::TableEvent, tickets::TicketEvent, waiting::WaitingEvent,
};

/// The values computed from the record besides the event itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Follower {
    /// The owner of each number: [`super::Roll`].
    Roll,
    /// The settings after each change: [`super::Setups`].
    Setups,
    /// The sale of every entry: [`super::Sales`].
    Sales,
    /// The money that went over the desk: [`crate::cash::movements`].
    Cash,
    /// The start of each row of the structure: [`super::starts`].
    Starts,
    /// The level in which each entry busted: [`super::levels`].
    Levels,
    /// The seats and moves, for cards and slips: [`super::Handed`].
    Handed,
    /// The seats as draws publish them: [`crate::draws::book`].
    Published,
}

impl Follower {
    /// Returns whether it receives this event.
    pub(crate) fn follows(self, event: &Event) -> bool {
        followers(event).contains(&self)
    }
}

/// Returns the followers of this event. Each event has its row, so a new event compiles only with
/// its followers. A follower receives no other events.
#[expect(clippy::too_many_lines, reason = "a table, a row an event")]
const fn followers(event: &Event) -> &'static [Follower] {
    use Follower::{Cash, Handed, Levels, Published, Roll, Sales, Setups, Starts};
    match event {
        Event::Setup(SetupEvent::Changed(_)) => &[Setups],
        Event::Clock(event) => match event {
            ClockEvent::Started
            | ClockEvent::Paused
            | ClockEvent::WentTo { .. }
            | ClockEvent::DayEnded
            | ClockEvent::Adjusted { .. }
            | ClockEvent::RowSet { .. }
            | ClockEvent::RowsSet { .. }
            | ClockEvent::RowInserted { .. }
            | ClockEvent::RowRemoved { .. }
            | ClockEvent::RowMoved { .. }
            | ClockEvent::Replaced { .. }
            | ClockEvent::Rebased { .. } => &[Starts, Levels],
            ClockEvent::Renamed { .. } | ClockEvent::StackSet { .. } => &[],
        },
        Event::Entries(event) => match event {
            EntryEvent::Listed { .. }
            | EntryEvent::Entered { .. }
            | EntryEvent::Carried { .. }
            | EntryEvent::NumbersSkipped { .. } => &[Roll, Sales, Cash, Published],
            EntryEvent::Corrected { .. } => &[Roll, Published],
            EntryEvent::Rebought { .. } | EntryEvent::AddedOn { .. } => &[Cash],
            EntryEvent::Refunded { .. } => &[Roll, Cash, Handed, Published],
            EntryEvent::Busted { .. }
            | EntryEvent::Disqualified { .. }
            | EntryEvent::SeatWon { .. }
            | EntryEvent::Forfeited { .. } => &[Levels, Handed, Published],
            EntryEvent::BroughtBack { .. } | EntryEvent::Restacked { .. } => &[Handed, Published],
            EntryEvent::RegistrationSet { .. }
            | EntryEvent::RegistrationFollows
            | EntryEvent::HandForHandSet { .. }
            | EntryEvent::HandPlayed
            | EntryEvent::RankedBehind { .. }
            | EntryEvent::StartSet { .. }
            | EntryEvent::SameHand { .. } => &[],
        },
        Event::Tables(event) => match event {
            TableEvent::Seated { .. } | TableEvent::Moved { .. } | TableEvent::Redrawn { .. } => {
                &[Handed, Published]
            }
            TableEvent::Opened { .. }
            | TableEvent::Resized { .. }
            | TableEvent::SeatClosed { .. }
            | TableEvent::Broken { .. } => &[Published],
            TableEvent::Pinned { .. }
            | TableEvent::Ordered { .. }
            | TableEvent::Held { .. }
            | TableEvent::ButtonSeen { .. }
            | TableEvent::ButtonDrawn { .. }
            | TableEvent::Dealt { .. } => &[],
        },
        Event::Waiting(event) => match event {
            WaitingEvent::Skipped { .. } => &[Handed, Published],
            WaitingEvent::LeftOut { .. } => &[Published],
            WaitingEvent::Joined { .. }
            | WaitingEvent::Held { .. }
            | WaitingEvent::CameBack { .. }
            | WaitingEvent::Ranked { .. } => &[],
        },
        Event::Bounties(event) => match event {
            BountyEvent::Replaced { .. } => &[Cash],
            BountyEvent::Taken { .. }
            | BountyEvent::Left { .. }
            | BountyEvent::Prepared { .. }
            | BountyEvent::Opened { .. }
            | BountyEvent::Numbered { .. }
            | BountyEvent::NumberSkipped { .. }
            | BountyEvent::Divided { .. } => &[],
        },
        Event::Payments(
            PaymentEvent::Paid { .. }
            | PaymentEvent::PaidWith { .. }
            | PaymentEvent::TakenBack { .. },
        )
        | Event::Tickets(TicketEvent::Taken { .. }) => &[Cash],
        Event::Draws(DrawEvent::Sealed(_) | DrawEvent::Said(_) | DrawEvent::Revealed(_)) => {
            &[Published]
        }
        Event::Counts(
            CountEvent::Counted { .. }
            | CountEvent::SheetCounted { .. }
            | CountEvent::SheetCorrected { .. }
            | CountEvent::Corrected { .. }
            | CountEvent::ColouredUp(_)
            | CountEvent::FoundLate { .. }
            | CountEvent::Changed { .. }
            | CountEvent::PutOff { .. },
        )
        | Event::Bags(
            BagEvent::Sealed { .. }
            | BagEvent::Corrected { .. }
            | BagEvent::Reopened { .. }
            | BagEvent::CarriedOver { .. },
        )
        | Event::Flights(
            FlightEvent::Made { .. }
            | FlightEvent::BagCorrected { .. }
            | FlightEvent::Voided { .. }
            | FlightEvent::United { .. }
            | FlightEvent::ReadAgain { .. },
        )
        | Event::Incidents(
            IncidentEvent::Ruled(_)
            | IncidentEvent::Penalised { .. }
            | IncidentEvent::Missed { .. }
            | IncidentEvent::Lifted { .. }
            | IncidentEvent::BankUsed { .. }
            | IncidentEvent::BanksReset
            | IncidentEvent::Answered { .. },
        )
        | Event::Prizes(
            PrizeEvent::Planned(_)
            | PrizeEvent::Locked { .. }
            | PrizeEvent::Unlocked { .. }
            | PrizeEvent::Corrected { .. },
        )
        | Event::Deals(DealEvent::Agreed(_) | DealEvent::Cancelled { .. })
        | Event::Arrivals(ArrivalEvent::CheckedIn { .. })
        | Event::Payments(PaymentEvent::HandedOver { .. } | PaymentEvent::ItemTakenBack { .. })
        | Event::Tickets(TicketEvent::HandedOut { .. })
        | Event::Papers(PaperEvent::Printed(_))
        | Event::Staff(
            StaffEvent::Added(_)
            | StaffEvent::Changed { .. }
            | StaffEvent::Removed { .. }
            | StaffEvent::Paired { .. }
            | StaffEvent::Withdrawn { .. },
        )
        | Event::Filing(FilingEvent::Continued(_))
        | Event::Hands(
            HandsEvent::Reported { .. }
            | HandsEvent::StackReported { .. }
            | HandsEvent::SoftBegan
            | HandsEvent::Ended
            | HandsEvent::HeadsAsked
            | HandsEvent::HeadsCounted { .. }
            | HandsEvent::LastHandsDrawn { .. },
        ) => &[],
    }
}

/// A valid record with its present events.
#[derive(Clone, Copy, Debug)]
pub struct ValidRecord<'a> {
    /// The number of the record in the file.
    pub number: u32,
    pub record: &'a Record,
    /// The number of the record that made it valid: its own, or that of the redo.
    pub(crate) since: u32,
    /// The present events of the record.
    pub events: &'a [Event],
}

impl<'a> ValidRecord<'a> {
    /// Returns the line with the events as first recorded.
    pub fn recorded(number: u32, record: &'a Record) -> Self {
        Self { number, record, since: number, events: record.events() }
    }

    /// Returns the time of the act.
    pub fn at(&self) -> Timestamp {
        self.record.at()
    }
}

/// A follower of the record.
pub(crate) trait Follow<'a> {
    /// Returns whether the follower needs this event.
    fn follows(event: &Event) -> bool;

    /// Processes the next event of those that it follows.
    fn process(&mut self, line: ValidRecord<'a>, event: &'a Event);
}

/// Two followers in one walk.
impl<'a, One: Follow<'a>, Other: Follow<'a>> Follow<'a> for (One, Other) {
    fn process(&mut self, line: ValidRecord<'a>, event: &'a Event) {
        if One::follows(event) {
            self.0.process(line, event);
        }
        if Other::follows(event) {
            self.1.process(line, event);
        }
    }

    fn follows(event: &Event) -> bool {
        One::follows(event) || Other::follows(event)
    }
}

/// Reports that a follower received an event that it does not use: its row is wrong.
pub(crate) fn unfollowed(event: &Event) {
    debug_assert!(false, "followers() has a row too much for {event:?}");
}

/// Passes the events of one record to a follower.
pub(crate) fn feed<'a, F: Follow<'a>>(to: &mut F, line: ValidRecord<'a>) {
    for event in line.events.iter().filter(|event| F::follows(event)) {
        to.process(line, event);
    }
}

/// Walks once through the valid records.
pub(crate) fn walk<'a, F: Follow<'a>>(
    mut follower: F,
    records: &'a [Record],
    ledger: &Ledger,
) -> F {
    for line in standing(records, ledger) {
        feed(&mut follower, line);
    }
    follower
}

/// A follower with the state as of each record in the order of writing. It is rebuilt from the
/// beginning only if it is read after an undo, a redo or a late report.
pub(crate) struct OrderedFollower<'a, F> {
    records: &'a [Record],
    ledger: Ledger,
    /// The number of records walked through.
    length: usize,
    /// The redone records, each with the record that redid it.
    redone: BTreeMap<u32, u32>,
    is_stale: bool,
    follower: F,
}

impl<'a, F: Follow<'a> + Default> OrderedFollower<'a, F> {
    /// Creates the follower before the first of these records.
    pub(crate) fn new(records: &'a [Record]) -> Self {
        Self {
            records,
            ledger: Ledger::default(),
            length: 0,
            redone: BTreeMap::new(),
            is_stale: false,
            follower: F::default(),
        }
    }

    /// Processes the next record.
    pub(crate) fn step(&mut self) {
        let Some(record) = self.records.get(self.length) else { return };
        let number = u32::try_from(self.length).unwrap_or(u32::MAX);
        self.length += 1;
        self.ledger.enter(record);
        self.is_stale |= record.happened.is_some() || !record.revisions.is_empty();
        match record.undone_or_redone() {
            None if self.is_stale => {}
            None => feed(&mut self.follower, ValidRecord::recorded(number, record)),
            Some((record, stands)) => {
                self.redone.extend(stands.then_some((record, number)));
                self.is_stale = true;
            }
        }
    }

    /// Returns the state of the follower at this record.
    pub(crate) fn now(&mut self) -> &F {
        if std::mem::take(&mut self.is_stale) {
            self.follower = F::default();
            for line in self.ledger.story(self.records) {
                let since = self.redone.get(&line.number).copied().unwrap_or(line.number);
                feed(&mut self.follower, ValidRecord { since, ..line });
            }
        }
        &self.follower
    }

    /// Returns the state of the follower at the last record.
    pub(crate) fn end(mut self) -> F {
        self.now();
        self.follower
    }
}
