//! The order in which the departments process an event.

use bottone_base::time::Timestamp;
use strum::{EnumCount, VariantArray};

use super::{Event, Tournament, deals::DealEvent};

/// A part of the tournament's state.
///
/// A department processes the events whose row in its table (`acts.rs`) names it. By then the departments
/// before it in [`Department::ORDER`] have processed the event, those after it have not.
#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumCount, VariantArray)]
pub(crate) enum Department {
    Setup,
    Clock,
    Incidents,
    Counts,
    Bags,
    Flights,
    Tables,
    Entries,
    Waiting,
    Arrivals,
    Bounties,
    Prizes,
    Deals,
    Payments,
    Papers,
    Draws,
    Tickets,
    Hands,
    Staff,
}

impl Department {
    pub(super) const ORDER: [Self; Self::COUNT] = bottone_base::all(Self::VARIANTS);

    pub(super) fn process(self, t: &mut Tournament, event: &Event, at: Timestamp) {
        // Prizes are computed again after any change of the pool. For hands, each event matters:
        // only the first one after a hand can charge the hand's time to the clock.
        let hears =
            matches!(self, Self::Prizes | Self::Hands) || event.row().departments.contains(&self);
        if !hears {
            return;
        }
        let house = &t.setup.house;
        match self {
            Self::Setup => t.setup.on_event(event),
            Self::Clock => t.clock.on_event(event, at),
            Self::Incidents => t.incidents.on_event(event, &t.tables, at),
            Self::Counts => t.counts.on_event(event, &t.clock, &t.tables, &t.entries, at),
            Self::Bags => t.bags.on_event(event, (&t.counts, &t.tables), at),
            Self::Flights => t.flights.on_event(event),
            Self::Tables => t.tables.on_event(event, house, at),
            Self::Entries => t.entries.on_event(event, house.rulebook.bubble.busts, at),
            Self::Waiting => t.waiting.on_event(event, at),
            Self::Arrivals => {
                let asks = house.arrival_minutes.is_some();
                t.arrivals.on_event(event, asks, (&t.waiting, &t.entries), at);
            }
            Self::Bounties => t.bounties.on_event(event, &t.entries, t.setup.bounty, at),
            Self::Prizes => {
                let field = t.prizes.worked_out_for().map(|_| t.field());
                t.prizes.on_event(event, field, at);
            }
            Self::Deals => {
                let won_before = match event {
                    Event::Deals(DealEvent::Agreed(deal)) => t.won_before(deal),
                    _ => 0,
                };
                t.deals.on_event(event, won_before, at);
            }
            Self::Payments => t.payments.on_event(event, at),
            Self::Papers => t.papers.on_event(event, at),
            Self::Draws => t.draws.on_event(event),
            Self::Tickets => t.tickets.on_event(event),
            Self::Hands => t.hands.on_event(event, at),
            Self::Staff => t.staff.on_event(event),
        }
    }
}

#[cfg(test)]
#[allow(clippy::panic, clippy::unwrap_used, reason = "a test")]
mod tests {
    use bottone_base::{chips::Chips, draw::Draw, money::Money, person::Person, seat::TableNo};
    use bottone_rules::{
        buy_in::BuyIn,
        levels::{Level, Row, Structure},
        payouts::{PayoutFault, Prize},
    };

    use super::*;
    use crate::{
        Command,
        bounties::BountyCommand,
        clock::ClockCommand,
        entries::{Entrant, EntryCommand, EntryId},
        setup::{Setup, SetupCommand},
        tables::{SeatWish, TableCommand},
    };

    /// The pairs of departments whose order matters, the earlier one first.
    const MUST: [(Department, Department); 5] = [
        // Counts read the seat before it is vacated.
        (Department::Counts, Department::Tables),
        // Counts read the numbers of the next entries, and whether an entry is playing.
        (Department::Counts, Department::Entries),
        // Only an entry that exists gets a bounty.
        (Department::Entries, Department::Bounties),
        // Prizes are computed from the new setup and the new bounties.
        (Department::Setup, Department::Prizes),
        (Department::Bounties, Department::Prizes),
    ];

    /// Returns an event with a bounty, broken and redrawn tables, and a refund before the start. It
    /// also has several busts, a late guarantee and a lost marker.
    fn evening() -> (Tournament, Vec<(Event, Timestamp)>) {
        let unit = Money::from_minor(100);
        let buy_in = BuyIn { prize: unit, bounty: unit, ..BuyIn::default() };
        let structure = Structure {
            starting_stack: Chips::new(1_000),
            rows: vec![Row::Level(Level { minutes: 20, ..Level::default() })],
            ..Structure::default()
        };
        let setup = Setup { name: "Evening".into(), buy_in, ..Setup::default() };
        let changed = Setup { guarantee: unit.times(100), ..setup.clone() };
        let beginning = Tournament::new(setup, structure);
        let tables: Vec<TableNo> = (1..=3).filter_map(TableNo::new).collect();
        let who =
            ["Ann", "Bea", "Cem", "Dov", "Eva", "Fay", "Gil", "Huw", "Ida", "Jon", "Kai", "Lea"];
        let who = who.map(|name| Entrant::New(Person { family: name.into(), ..Person::default() }));
        let id = EntryId::at;
        let out = |n| Command::Entries(EntryCommand::Bust { out: vec![(id(n), None)] });
        let commands = [
            Command::Tables(TableCommand::Open { tables: tables.clone(), size: 9 }),
            Command::Entries(EntryCommand::Enter { who: who.into(), seat: SeatWish::Draw(1) }),
            Command::Entries(EntryCommand::Refund { entry: id(4), keep_fee: false }),
            Command::Clock(ClockCommand::Start),
            Command::Setup(SetupCommand::Change(Box::new(changed))),
            Command::Bounties(BountyCommand::Replace { entry: id(2) }),
            out(0),
            Command::Bounties(BountyCommand::Take { out: id(0), nth: 0, by: vec![id(1)] }),
            Command::Tables(TableCommand::Break { table: tables[0], seed: 2 }),
            out(7),
            Command::Tables(TableCommand::Redraw { tables: tables[1..2].into(), size: 9, seed: 3 }),
            out(1),
        ];
        let (mut t, mut events) = (beginning.clone(), Vec::new());
        for (minute, command) in (0..).zip(&commands) {
            let at = Timestamp::from_millis(minute * 60_000);
            let decided = t.decide(command, at, None);
            for event in decided.unwrap_or_else(|refusal| panic!("{command:?}: {refusal:?}")) {
                t.apply(&event, at);
                events.push((event, at));
            }
        }
        (beginning, events)
    }

    /// Applies the events of the evening to the departments in this order. Returns the final state,
    /// and the prize list after each event.
    fn folded(order: &[Department]) -> (Tournament, Vec<Result<Vec<Prize>, PayoutFault>>) {
        let (mut t, events) = evening();
        let paid = events.iter().map(|(event, at)| {
            for department in order {
                department.process(&mut t, event, *at);
            }
            t.prize_list()
        });
        let paid = paid.collect();
        (t, paid)
    }

    /// Returns the pairs that are reversed in `order`.
    fn broken(order: &[Department]) -> Vec<(Department, Department)> {
        let place = |department| order.iter().position(|other| *other == department);
        MUST.into_iter().filter(|(first, then)| place(*first) > place(*then)).collect()
    }

    /// Checks that no other pair depends on the order, and that each of these does.
    #[test]
    fn the_order_is_what_must_be() {
        assert_eq!(broken(&Department::ORDER), [], "the order as it is");
        let right = folded(&Department::ORDER);
        let (mut order, mut draw) = (Department::ORDER, Draw::new(14));
        let mut seen = [0; 1 << MUST.len()];
        let mut wrong = Vec::new();
        for _ in 0..1_000 {
            draw.shuffle(&mut order);
            let broken = broken(&order);
            let same = folded(&order) == right;
            assert!(same || !broken.is_empty(), "{order:?} is as good, and ends otherwise");
            let which = MUST
                .iter()
                .rev()
                .fold(0, |bits, pair| bits * 2 + usize::from(broken.contains(pair)));
            seen[which] += 1;
            if let [pair] = *broken
                && !same
            {
                wrong.push(pair);
            }
        }
        assert!(seen[0] > 10, "too few orders that keep all of it: {seen:?}");
        let idle: Vec<_> = MUST.into_iter().filter(|pair| !wrong.contains(pair)).collect();
        assert_eq!(idle, [], "nothing hangs on these");
    }
}
