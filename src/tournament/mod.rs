//! What happened, and what may happen next.
//!
//! [`Tournament::decide`] holds every rule and changes nothing; [`Tournament::apply`] changes and
//! decides nothing. Each department (setup, clock, entries, tables, counts, incidents, bounties, prizes,
//! deals, payments, papers, draws) has its own state, commands, events, `decide` and `apply`, in that order.

pub mod bounties;
pub mod cash;
pub mod clock;
pub mod counts;
pub mod deals;
pub mod draws;
pub mod entries;
pub mod history;
pub mod incidents;
mod invariants;
pub mod papers;
pub mod payments;
mod places;
mod pool;
pub mod prices;
pub mod prizes;
mod refusal;
pub mod setup;
pub mod tables;

use serde::{Deserialize, Serialize};

use crate::rules::{chips::Chips, levels::Structure, time::Timestamp};
use bounties::{Bounties, BountyCommand, BountyEvent};
use clock::{Clock, ClockCommand, ClockEvent};
use counts::{CountCommand, CountEvent, Counts};
use deals::{DealCommand, DealEvent, Deals};
use draws::{DrawCommand, DrawEvent, Draws};
use entries::{Entries, EntryCommand, EntryEvent};
use incidents::{IncidentCommand, IncidentEvent, Incidents};
pub use invariants::Breach;
use papers::{PaperCommand, PaperEvent, Papers};
use payments::{PaymentCommand, PaymentEvent, Payments};
pub use places::Place;
pub use pool::{Pool, Sales, Sold};
use prizes::{PrizeCommand, PrizeEvent, Prizes};
pub use refusal::{Refusal, Waiver};
use setup::{Setup, SetupCommand, SetupEvent};
use tables::{TableCommand, TableEvent, Tables};

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
    /// Chip counts.
    Counts(CountCommand),
    /// Rulings and penalties.
    Incidents(IncidentCommand),
    /// Bounties.
    Bounties(BountyCommand),
    /// What each place is paid.
    Prizes(PrizeCommand),
    /// What was agreed.
    Deals(DealCommand),
    /// Who was paid.
    Payments(PaymentCommand),
    /// What was printed.
    Papers(PaperCommand),
    /// Secrets that draws hang on.
    Draws(DrawCommand),
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
    /// Chip counts.
    Counts(CountEvent),
    /// Rulings and penalties.
    Incidents(IncidentEvent),
    /// Bounties.
    Bounties(BountyEvent),
    /// What each place is paid.
    Prizes(PrizeEvent),
    /// What was agreed.
    Deals(DealEvent),
    /// Who was paid.
    Payments(PaymentEvent),
    /// What was printed.
    Papers(PaperEvent),
    /// Secrets that draws hang on.
    Draws(DrawEvent),
}

/// The whole state. Changed only by [`Tournament::apply`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Tournament {
    setup: Setup,
    clock: Clock,
    entries: Entries,
    tables: Tables,
    counts: Counts,
    incidents: Incidents,
    bounties: Bounties,
    prizes: Prizes,
    deals: Deals,
    payments: Payments,
    papers: Papers,
    draws: Draws,
}

impl Tournament {
    /// The event before anybody came.
    pub fn new(setup: Setup, structure: Structure) -> Self {
        Self {
            setup,
            clock: Clock::new(structure),
            entries: Entries::default(),
            tables: Tables::default(),
            counts: Counts::default(),
            incidents: Incidents::default(),
            bounties: Bounties::default(),
            prizes: Prizes::default(),
            deals: Deals::default(),
            payments: Payments::default(),
            papers: Papers::default(),
            draws: Draws::default(),
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
        match command {
            Command::Setup(command) => setup::decide(self, command),
            Command::Clock(command) => clock::decide(self, command, at),
            Command::Entries(command) => entries::decide(self, command, at, waiver),
            Command::Tables(command) => tables::decide(self, command, at, waiver),
            Command::Counts(command) => counts::decide(self, command, at),
            Command::Incidents(command) => incidents::decide(self, command, waiver),
            Command::Bounties(command) => bounties::decide(self, command),
            Command::Prizes(command) => prizes::decide(self, command),
            Command::Deals(command) => deals::decide(self, command, at, waiver),
            Command::Payments(command) => payments::decide(self, command, at, waiver),
            Command::Papers(command) => Ok(papers::decide(command)),
            Command::Draws(command) => draws::decide(&self.draws, command),
        }
    }

    /// Folds one event. Decides nothing, never fails.
    pub fn apply(&mut self, event: &Event, at: Timestamp) {
        match event {
            Event::Setup(event) => self.setup.apply(event),
            Event::Clock(event) => self.clock.apply(event, at),
            Event::Entries(event) => {
                self.counts.heed_entries(event, &self.entries, &self.tables, at);
                self.tables.heed(event, &self.entries);
                let ranking = self.setup.house.rulebook.bubble.busts;
                self.entries.apply(event, at, ranking);
                self.bounties.heed(event, &self.entries, self.setup.bounty, at);
            }
            Event::Tables(event) => {
                let tables = &self.tables;
                let sits = |entry, table| tables.seat_of(entry).is_some_and(|s| s.table == table);
                self.incidents.heed(event, at, sits);
                self.tables.apply(event, at, &self.setup.house);
                self.counts.heed_tables(event, &self.tables, &self.clock, &self.entries, at);
            }
            Event::Counts(event) => self.counts.apply(event, &self.tables, at),
            Event::Incidents(event) => self.incidents.apply(event, at),
            Event::Bounties(event) => self.bounties.apply(event),
            Event::Prizes(event) => self.prizes.apply(event, at),
            Event::Deals(event) => {
                self.bounties.heed_deal(event);
                self.deals.apply(event, at);
            }
            Event::Payments(event) => self.payments.apply(event, at),
            Event::Papers(event) => self.papers.apply(event, at),
            Event::Draws(event) => self.draws.apply(event),
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

    /// Chip counts.
    pub fn counts(&self) -> &Counts {
        &self.counts
    }

    /// Rulings and penalties.
    pub fn incidents(&self) -> &Incidents {
        &self.incidents
    }

    /// Bounties.
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
        let mut playing = self.entries.playing();
        match (playing.next(), playing.next()) {
            (Some((last, _)), None) if !self.entries.busts().is_empty() => {
                (!self.registration_open(at)).then_some(last)
            }
            _ => None,
        }
    }
}
