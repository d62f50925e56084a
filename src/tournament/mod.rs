//! What happened, and what may happen next.
//!
//! [`Tournament::decide`] holds every rule and changes nothing; [`Tournament::apply`] changes and
//! decides nothing. Each department (setup, clock, entries, tables, hands, waiting, arrivals, counts, bags, flights, incidents, bounties,
//! prizes, deals, payments, papers, draws, tickets, staff) has its own state, commands, events and `decide`, and an `on_event`. Which of them
//! hear of an event, and in which order, is in `departments`.

pub mod arrivals;
pub mod bags;
pub mod bounties;
pub mod cash;
pub mod clock;
pub mod counts;
pub mod deals;
mod departments;
mod derived;
pub mod draws;
pub mod entries;
pub mod filing;
pub mod flights;
pub mod hands;
pub mod history;
pub mod incidents;
mod invariants;
mod laws;
mod numbered;
mod open;
pub mod papers;
pub mod payments;
mod places;
mod pool;
pub mod prices;
pub mod prizes;
mod refusal;
pub mod setup;
pub mod staff;
pub mod tables;
pub mod tickets;
pub mod waiting;

use serde::{Deserialize, Serialize};

use crate::rules::{chips::Chips, levels::Structure, time::Timestamp};
use arrivals::{ArrivalCommand, ArrivalEvent, Arrivals};
use bags::{BagCommand, BagEvent, Bags};
use bounties::{Bounties, BountyCommand, BountyEvent};
use clock::{Clock, ClockCommand, ClockEvent};
use counts::{CountCommand, CountEvent, Counts};
use deals::{DealCommand, DealEvent, Deals};
use departments::Department;
use draws::{DrawCommand, DrawEvent, Draws};
use entries::{Entries, EntryCommand, EntryEvent};
use filing::{FilingCommand, FilingEvent};
use flights::{FlightCommand, FlightEvent, Flights};
use hands::{Hands, HandsCommand, HandsEvent};
use incidents::{IncidentCommand, IncidentEvent, Incidents};
pub use invariants::Breach;
use laws::Laws;
pub use open::Open;
use papers::{PaperCommand, PaperEvent, Papers};
use payments::{PaymentCommand, PaymentEvent, Payments};
pub use places::{FinishPlace, FinishPlaces};
pub use pool::{Pool, Sales, Sold};
use prizes::{PrizeCommand, PrizeEvent, Prizes};
pub use refusal::{Refusal, Waiver};
use setup::{Setup, SetupCommand, SetupEvent};
use staff::{Staff, StaffCommand, StaffEvent};
use tables::{TableCommand, TableEvent, Tables};
use tickets::{TicketCommand, TicketEvent, Tickets};
use waiting::{WaitingCommand, WaitingEvent, WaitingList};

/// Something that the floor asks for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Command {
    /// How the event is set up.
    Setup(SetupCommand),
    /// The clock and the structure.
    Clock(ClockCommand),
    /// Players, entries and busts.
    Entries(EntryCommand),
    /// Tables, seats and the button.
    Tables(TableCommand),
    /// The waiting list.
    Waiting(WaitingCommand),
    /// Who was seen in the seat that was drawn for him.
    Arrivals(ArrivalCommand),
    Counts(CountCommand),
    /// Stacks in bags at the end of a day.
    Bags(BagCommand),
    /// What this event is the next day of.
    Flights(FlightCommand),
    /// Rulings and penalties.
    Incidents(IncidentCommand),
    Bounties(BountyCommand),
    /// What each place is paid.
    Prizes(PrizeCommand),
    /// What was agreed.
    Deals(DealCommand),
    /// Who was paid.
    Payments(PaymentCommand),
    /// What was printed.
    Papers(PaperCommand),
    /// In which file it goes on.
    Filing(FilingCommand),
    /// Secrets that draws hang on.
    Draws(DrawCommand),
    /// Seats for another event, won here or used here.
    Tickets(TicketCommand),
    /// Hands that the floor waits for.
    Hands(HandsCommand),
    /// Who works at the event.
    Staff(StaffCommand),
}

/// Something that happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Event {
    /// How the event is set up.
    Setup(SetupEvent),
    /// The clock and the structure.
    Clock(ClockEvent),
    /// Players, entries and busts.
    Entries(EntryEvent),
    /// Tables, seats and the button.
    Tables(TableEvent),
    /// The waiting list.
    Waiting(WaitingEvent),
    /// Who was seen in the seat that was drawn for him.
    Arrivals(ArrivalEvent),
    Counts(CountEvent),
    /// Stacks in bags at the end of a day.
    Bags(BagEvent),
    /// What this event is the next day of.
    Flights(FlightEvent),
    /// Rulings and penalties.
    Incidents(IncidentEvent),
    Bounties(BountyEvent),
    /// What each place is paid.
    Prizes(PrizeEvent),
    /// What was agreed.
    Deals(DealEvent),
    /// Who was paid.
    Payments(PaymentEvent),
    /// What was printed.
    Papers(PaperEvent),
    /// In which file it goes on.
    Filing(FilingEvent),
    /// Secrets that draws hang on.
    Draws(DrawEvent),
    /// Seats for another event, won here or used here.
    Tickets(TicketEvent),
    /// Hands that the floor waits for.
    Hands(HandsEvent),
    /// Who works at the event.
    Staff(StaffEvent),
}

/// The whole state. Changed only by [`Tournament::apply`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Tournament {
    setup: Setup,
    clock: Clock,
    entries: Entries,
    tables: Tables,
    waiting: WaitingList,
    arrivals: Arrivals,
    counts: Counts,
    bags: Bags,
    flights: Flights,
    incidents: Incidents,
    bounties: Bounties,
    prizes: Prizes,
    deals: Deals,
    payments: Payments,
    papers: Papers,
    draws: Draws,
    tickets: Tickets,
    hands: Hands,
    staff: Staff,
    /// The laws by which commands are decided.
    #[serde(skip)]
    laws: Laws,
}

/// Numbers that are given out of turn, to what is reported late: behind all that were given by then.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Numbers {
    /// Of the next player and the next entry.
    newcomers: Option<(usize, usize)>,
    /// Of the next rebuy or add-on of the entry that buys.
    bought: Option<u8>,
    /// Of the next payment to the entry that is paid.
    payment: Option<u32>,
    /// Of the next time that these go out.
    falls: Vec<(entries::EntryId, u16)>,
}

impl Numbers {
    /// Returns what says on record which numbers the next falls have.
    fn events(&self) -> impl Iterator<Item = Event> {
        let event = |(out, nth): &_| BountyEvent::Numbered { out: *out, nth: *nth };
        self.falls.iter().map(event).map(Event::Bounties)
    }
}

impl Tournament {
    /// The event before anybody came.
    pub fn new(setup: Setup, structure: Structure) -> Self {
        Self {
            setup,
            clock: Clock::new(structure),
            entries: Entries::default(),
            tables: Tables::default(),
            waiting: WaitingList::default(),
            arrivals: Arrivals::default(),
            counts: Counts::default(),
            bags: Bags::default(),
            flights: Flights::default(),
            incidents: Incidents::default(),
            bounties: Bounties::default(),
            prizes: Prizes::default(),
            deals: Deals::default(),
            payments: Payments::default(),
            papers: Papers::default(),
            draws: Draws::default(),
            tickets: Tickets::default(),
            hands: Hands::default(),
            staff: Staff::default(),
            laws: Laws::default(),
        }
    }

    /// What would `command` do at `at`? Changes nothing.
    ///
    /// # Errors
    /// A rule that forbids it and is not waived; one that can be waived only when no other stands in
    /// the way.
    pub fn decide(
        &self,
        command: &Command,
        at: Timestamp,
        waiver: Option<&Waiver>,
    ) -> Result<Vec<Event>, Refusal> {
        let events = match command {
            Command::Setup(command) => setup::decide(self, command),
            Command::Clock(command) => clock::decide(self, command, at),
            Command::Entries(command) => entries::decide(self, command, at, waiver),
            Command::Tables(command) => tables::decide(self, command, at, waiver),
            Command::Waiting(command) => waiting::decide(self, command, at, waiver),
            Command::Arrivals(command) => arrivals::decide(self, command),
            Command::Counts(command) => counts::decide(self, command, at),
            Command::Bags(command) => bags::decide(self, command, at),
            Command::Flights(command) => flights::decide(self, command, at),
            Command::Incidents(command) => incidents::decide(self, command, waiver),
            Command::Bounties(command) => bounties::decide(self, command),
            Command::Prizes(command) => prizes::decide(self, command),
            Command::Deals(command) => deals::decide(self, command, at, waiver),
            Command::Payments(command) => payments::decide(self, command, at, waiver),
            Command::Papers(command) => Ok(papers::decide(command)),
            Command::Filing(command) => filing::decide(command),
            Command::Draws(command) => draws::decide(&self.draws, command),
            Command::Tickets(command) => tickets::decide(self, command, at, waiver),
            Command::Hands(command) => hands::decide(self, command, at, waiver),
            Command::Staff(command) => {
                let events = staff::decide(&self.staff, command)?;
                let readable = staff::is_readable(command);
                self.asks_now(Refusal::NameNotReadable, readable, None)?;
                Ok(events)
            }
        }?;
        counts::may_be_stacks(self, command, waiver)?;
        self.stays_without_prizes(&events, at)?;
        Ok(events)
    }

    /// Returns it with the numbers that come next: to decide on, and for nothing else.
    fn numbered_from(&self, numbers: &Numbers, at: Timestamp) -> Self {
        let mut numbered = self.clone();
        for event in numbers.events() {
            numbered.apply(&event, at);
        }
        numbered.entries.numbers_from = numbers.newcomers;
        numbered.entries.bought_from = numbers.bought;
        numbered.payments.number_from = numbers.payment;
        numbered
    }

    /// The event as it would be if this were done; nothing of it happens.
    ///
    /// # Errors
    /// What [`Tournament::decide`] refuses.
    pub fn after(&self, command: &Command, at: Timestamp) -> Result<Self, Refusal> {
        let mut after = self.clone();
        for event in self.decide(command, at, None)? {
            after.apply(&event, at);
        }
        Ok(after)
    }

    /// Folds one event. Decides nothing, never fails.
    pub fn apply(&mut self, event: &Event, at: Timestamp) {
        for department in Department::ORDER {
            department.hear(self, event, at);
        }
    }

    /// How the event is set up.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The clock and its structure.
    pub fn clock(&self) -> &Clock {
        &self.clock
    }

    /// Players and entries.
    pub fn entries(&self) -> &Entries {
        &self.entries
    }

    /// Tables, seats and buttons.
    pub fn tables(&self) -> &Tables {
        &self.tables
    }

    /// Who waits his turn for a seat.
    pub fn waiting_list(&self) -> &WaitingList {
        &self.waiting
    }

    /// The tickets that were won here, and those that entries were paid with.
    pub fn tickets(&self) -> &Tickets {
        &self.tickets
    }

    /// Whom nobody has seen in his seat yet.
    pub fn arrivals(&self) -> &Arrivals {
        &self.arrivals
    }

    pub fn counts(&self) -> &Counts {
        &self.counts
    }

    /// Stacks in bags at the end of a day.
    pub fn bags(&self) -> &Bags {
        &self.bags
    }

    /// What this event is the next day of.
    pub fn flights(&self) -> &Flights {
        &self.flights
    }

    /// Rulings and penalties.
    pub fn incidents(&self) -> &Incidents {
        &self.incidents
    }

    pub fn bounties(&self) -> &Bounties {
        &self.bounties
    }

    /// The plan of the prizes, and the table that was locked.
    pub fn prizes(&self) -> &Prizes {
        &self.prizes
    }

    /// What was agreed.
    pub fn deals(&self) -> &Deals {
        &self.deals
    }

    /// Who was paid.
    pub fn payments(&self) -> &Payments {
        &self.payments
    }

    /// What was printed.
    pub fn papers(&self) -> &Papers {
        &self.papers
    }

    /// Secrets that draws hang on.
    pub fn draws(&self) -> &Draws {
        &self.draws
    }

    /// Hands that the floor waits for.
    pub fn hands(&self) -> &Hands {
        &self.hands
    }

    /// Who signs in at the desks, and in which role.
    pub fn staff(&self) -> &Staff {
        &self.staff
    }

    /// The chips that should be on the tables: what was sold, less what was taken back and what went
    /// out of play, with what races and the floor have put in or taken out (rules §5.4).
    pub fn chips_in_play(&self) -> Chips {
        self.exactly_in_play().chips()
    }

    /// The same, exactly, even where more was taken out than there was.
    fn exactly_in_play(&self) -> counts::Sum {
        let changed = self.counts.raced().plus(self.counts.corrected());
        self.entries.chips_in_play().plus(changed)
    }

    /// The entry that has won: the last one in, once nobody can enter any more.
    pub fn winner(&self, at: Timestamp) -> Option<entries::EntryId> {
        let alone = self.entries.playing_count() == 1
            && !self.entries.busts().is_empty()
            && self.entries.through().is_empty();
        let last = || self.entries.playing().next().map(|(last, _)| last);
        (alone && !self.registration_open(at)).then(last).flatten()
    }
}
