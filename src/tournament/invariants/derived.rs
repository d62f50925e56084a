//! The kept values that can be computed from others.

use super::{Breach, ensure};
use crate::{Tournament, entries::EntryFacts};

impl Tournament {
    /// Checks the kept values against new computations: entries, heads, the tables as the balancer
    /// sees them, and the prizes by the plan.
    pub(super) fn check_derived(&self, facts: &EntryFacts) -> Result<(), Breach> {
        let seen = self.tables.are_views_current(&self.setup.house);
        let counted = self.entries.are_counted(facts) && self.bounties.are_counted();
        ensure(seen && counted && self.is_paid_as_planned(), Breach::Stale)
    }
}

#[cfg(test)]
mod tests {
    use bottone_base::{
        chips::Chips, money::Money, person::Person, seat::TableNo, time::Timestamp,
    };
    use bottone_rules::{button::ButtonRule, buy_in::BuyIn, levels::Structure};

    use super::*;
    use crate::{
        Command,
        entries::{Entrant, EntryCommand, EntryId},
        setup::Setup,
        tables::{SeatWish, TableCommand},
    };

    /// Returns three players at a table that has dealt to one more, with all kept values computed.
    fn table(out: usize) -> Tournament {
        let buy_in = BuyIn { prize: Money::from_minor(100), ..BuyIn::default() };
        let structure = Structure { starting_stack: Chips::new(10), ..Structure::default() };
        let mut t = Tournament::new(Setup { buy_in, ..Setup::default() }, structure);
        let tables: Vec<TableNo> = TableNo::new(1).into_iter().collect();
        let who = ["Ann", "Bea", "Cem", "Dov"];
        let who = who.map(|name| Entrant::New(Person { family: name.into(), ..Person::default() }));
        let table = tables[0];
        let commands = [
            Command::Tables(TableCommand::Open { tables, size: 9 }),
            Command::Entries(EntryCommand::Enter { who: who.into(), seat: SeatWish::Draw(3) }),
            Command::Tables(TableCommand::Hands { table, hands: 2, stud: false }),
            Command::Entries(EntryCommand::Bust { out: vec![(EntryId::at(out), None)] }),
        ];
        let at = Timestamp::from_millis(0);
        for command in commands {
            for event in t.decide(&command, at, None).unwrap_or_default() {
                t.apply(&event, at);
            }
        }
        t.seating_plan(at);
        assert!(t.prize_list().is_ok());
        assert_eq!(t.breach(), None);
        t
    }

    #[test]
    fn a_state_without_an_event_is_found() {
        let mut t = table(0);
        t.setup.guarantee = Money::from_minor(100_000);
        assert_eq!(t.breach(), Some(Breach::Stale), "the prizes were of another pool");

        // A player with a blind leaves it dead, or it goes to the next player.
        let moving = |out| {
            let mut t = table(out);
            t.setup.house.rulebook.button.rule = ButtonRule::Moving;
            t.breach() == Some(Breach::Stale)
        };
        assert!((0..4).any(moving), "the button was another book's");
    }
}
