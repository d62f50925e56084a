//! The past events of a tournament, and the rules for the next one.
//!
//! [`Tournament::decide`] holds every rule and changes nothing; [`Tournament::apply`] changes and
//! decides nothing. Each department (setup, clock, entries, tables, hands, waiting, arrivals,
//! counts, bags, flights, incidents, bounties, prizes, deals, payments, papers, draws, tickets,
//! staff) has its own state, commands, events and `decide`, and an `on_event`. The module
//! `departments` lists the departments that process each event, in their order.

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
pub mod kinds;
mod laws;
mod numbered;
mod open_points;
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

use bottone_base::{chips::Chips, time::Timestamp};
use bottone_rules::levels::Structure;
use serde::{Deserialize, Serialize};

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
pub use open_points::OpenPoint;
use papers::{PaperCommand, PaperEvent, Papers};
use payments::{PaymentCommand, PaymentEvent, Payments};
pub use places::{FinishPlace, FinishPlaces};
pub use pool::{Pool, SaleCount, SaleKind};
use prizes::{PrizeCommand, PrizeEvent, Prizes};
pub use refusal::{Refusal, Waiver};
use setup::{Setup, SetupCommand, SetupEvent};
use staff::{Staff, StaffCommand, StaffEvent};
use tables::{TableCommand, TableEvent, Tables};
use tickets::{TicketCommand, TicketEvent, Tickets};
use waiting::{WaitingCommand, WaitingEvent, WaitingList};

/// A command of the floor.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Command {
    /// The settings of the event.
    Setup(SetupCommand),
    /// The clock and the structure.
    Clock(ClockCommand),
    /// Players, entries and busts.
    Entries(EntryCommand),
    /// Tables, seats and the button.
    Tables(TableCommand),
    /// The waiting list.
    Waiting(WaitingCommand),
    /// The players seen in their drawn seats.
    Arrivals(ArrivalCommand),
    Counts(CountCommand),
    /// Stacks in bags at the end of a day.
    Bags(BagCommand),
    /// The flights that this event is the next day of.
    Flights(FlightCommand),
    /// Rulings and penalties.
    Incidents(IncidentCommand),
    Bounties(BountyCommand),
    /// The prizes of the places.
    Prizes(PrizeCommand),
    /// The deal.
    Deals(DealCommand),
    /// The payouts.
    Payments(PaymentCommand),
    /// The prints.
    Papers(PaperCommand),
    /// The file in which the event goes on.
    Filing(FilingCommand),
    /// The secrets that draws depend on.
    Draws(DrawCommand),
    /// Seats for another event, won here or used here.
    Tickets(TicketCommand),
    /// Hands that the floor waits for.
    Hands(HandsCommand),
    /// The staff of the event.
    Staff(StaffCommand),
}

/// An event: a fact on record.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Event {
    /// The settings of the event.
    Setup(SetupEvent),
    /// The clock and the structure.
    Clock(ClockEvent),
    /// Players, entries and busts.
    Entries(EntryEvent),
    /// Tables, seats and the button.
    Tables(TableEvent),
    /// The waiting list.
    Waiting(WaitingEvent),
    /// The players seen in their drawn seats.
    Arrivals(ArrivalEvent),
    Counts(CountEvent),
    /// Stacks in bags at the end of a day.
    Bags(BagEvent),
    /// The flights that this event is the next day of.
    Flights(FlightEvent),
    /// Rulings and penalties.
    Incidents(IncidentEvent),
    Bounties(BountyEvent),
    /// The prizes of the places.
    Prizes(PrizeEvent),
    /// The deal.
    Deals(DealEvent),
    /// The payouts.
    Payments(PaymentEvent),
    /// The prints.
    Papers(PaperEvent),
    /// The file in which the event goes on.
    Filing(FilingEvent),
    /// The secrets that draws depend on.
    Draws(DrawEvent),
    /// Seats for another event, won here or used here.
    Tickets(TicketEvent),
    /// Hands that the floor waits for.
    Hands(HandsEvent),
    /// The staff of the event.
    Staff(StaffEvent),
}

/// The whole state, changed only by [`Tournament::apply`].
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

/// The numbers given out of turn to a late report: after all that were given by then.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct LateNumbers {
    /// The number of the next player and of the next entry.
    newcomers: Option<(usize, usize)>,
    /// The number of the entry's next rebuy or add-on.
    bought: Option<u8>,
    /// The number of the next payment to the entry.
    payment: Option<u32>,
    /// The number of the next bust of these entries.
    falls: Vec<(entries::EntryId, u16)>,
}

impl LateNumbers {
    /// Returns the events that record the numbers of the next busts.
    fn events(&self) -> impl Iterator<Item = Event> {
        let event = |(out, nth): &_| BountyEvent::Numbered { out: *out, nth: *nth };
        self.falls.iter().map(event).map(Event::Bounties)
    }
}

impl Tournament {
    /// Creates the event before any player came.
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

    /// Returns the events of `command` at `at`, without a change.
    ///
    /// # Errors
    /// The rule that forbids it and is not waived. A waivable rule is returned only if no other
    /// rule forbids it.
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
                self.check_new_law(Refusal::NameNotReadable, readable, None)?;
                let fits = staff::fits_pin(&self.staff, command);
                self.check_new_law(Refusal::NeedsNewPin, fits, None)?;
                let is_own = staff::carries_own_name(&self.staff, command);
                self.check_new_law(Refusal::NameOfMember, is_own, None)?;
                Ok(events)
            }
        }?;
        counts::check_stacks(self, command, waiver)?;
        self.check_without_prizes(&events, at)?;
        Ok(events)
    }

    /// Returns the same event with these next numbers, only for deciding.
    fn numbered_from(&self, numbers: &LateNumbers, at: Timestamp) -> Self {
        let mut numbered = self.clone();
        for event in numbers.events() {
            numbered.apply(&event, at);
        }
        numbered.entries.numbers_from = numbers.newcomers;
        numbered.entries.bought_from = numbers.bought;
        numbered.payments.number_from = numbers.payment;
        numbered
    }

    /// Returns the event after this command, without a change.
    ///
    /// # Errors
    /// The refusal of [`Tournament::decide`].
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
            department.process(self, event, at);
        }
    }

    /// Returns the settings of the event.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// Returns the clock and its structure.
    pub fn clock(&self) -> &Clock {
        &self.clock
    }

    /// Returns the players and entries.
    pub fn entries(&self) -> &Entries {
        &self.entries
    }

    /// Returns the tables, seats and buttons.
    pub fn tables(&self) -> &Tables {
        &self.tables
    }

    /// Returns the waiting list.
    pub fn waiting_list(&self) -> &WaitingList {
        &self.waiting
    }

    /// Returns the tickets won here and those that paid for entries.
    pub fn tickets(&self) -> &Tickets {
        &self.tickets
    }

    /// Returns the players not yet seen in their seats.
    pub fn arrivals(&self) -> &Arrivals {
        &self.arrivals
    }

    pub fn counts(&self) -> &Counts {
        &self.counts
    }

    /// Returns the stacks in bags at the end of a day.
    pub fn bags(&self) -> &Bags {
        &self.bags
    }

    /// Returns the flights that this event is the next day of.
    pub fn flights(&self) -> &Flights {
        &self.flights
    }

    /// Returns the rulings and penalties.
    pub fn incidents(&self) -> &Incidents {
        &self.incidents
    }

    pub fn bounties(&self) -> &Bounties {
        &self.bounties
    }

    /// Returns the plan of the prizes, and the locked table.
    pub fn prizes(&self) -> &Prizes {
        &self.prizes
    }

    /// Returns the deal.
    pub fn deals(&self) -> &Deals {
        &self.deals
    }

    /// Returns the payouts.
    pub fn payments(&self) -> &Payments {
        &self.payments
    }

    /// Returns the prints.
    pub fn papers(&self) -> &Papers {
        &self.papers
    }

    /// Returns the secrets that draws depend on.
    pub fn draws(&self) -> &Draws {
        &self.draws
    }

    /// Returns the hands that the floor waits for.
    pub fn hands(&self) -> &Hands {
        &self.hands
    }

    /// Returns the staff who sign in at the desks, with their roles.
    pub fn staff(&self) -> &Staff {
        &self.staff
    }

    /// Returns the chips that should be on the tables (rules §5.4): the chips sold, less those
    /// taken back or out of play, plus or minus races and the floor's corrections.
    pub fn chips_in_play(&self) -> Chips {
        self.exactly_in_play().chips()
    }

    /// Returns the same exactly, even if more chips were taken out than there were.
    fn exactly_in_play(&self) -> counts::ChipSum {
        let changed = self.counts.raced().plus(self.counts.corrected());
        self.entries.chips_in_play().plus(changed)
    }

    /// Returns the winning entry: the last one in, once no entry is possible any more.
    pub fn winner(&self, at: Timestamp) -> Option<entries::EntryId> {
        let alone = self.entries.playing_count() == 1
            && !self.entries.busts().is_empty()
            && self.entries.qualified().is_empty();
        let last = || self.entries.playing().next().map(|(last, _)| last);
        (alone && !self.registration_open(at)).then(last).flatten()
    }
}
