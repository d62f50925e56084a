//! The money that goes out by an act of the house.

use super::{
    Command, House,
    drawers::DrawersCommand,
    tickets::{TicketState, TicketsCommand},
};
use crate::rules::money::{Currency, Money};

impl House {
    /// Returns the money that goes out by this command, with earlier parts of it. Those are earlier
    /// payments to the holder of a ticket that the house buys back, or from one drawer. `None` for
    /// a command that moves no money.
    pub fn money_out(&self, command: &Command) -> Option<(Money, Currency)> {
        match command {
            Command::Tickets(TicketsCommand::SellBack { number, drawer, .. }) => {
                let ticket = self.tickets.get(*number)?;
                let of_drawer = || Some(self.drawers.get((*drawer)?)?.opening.currency.clone());
                let currency = ticket.currency.clone().or_else(of_drawer).unwrap_or_default();
                let holder = self.people.current_id(ticket.holder);
                let before = self.tickets.all().filter(|(_, sold)| {
                    matches!(sold.state, TicketState::SoldBack { .. })
                        && self.people.current_id(sold.holder) == holder
                        && sold.is_in(&currency)
                });
                let before: Money = before.map(|(_, sold)| sold.value).sum();
                Some((before.plus(ticket.value), currency))
            }
            Command::Drawers(DrawersCommand::Move { drawer, to_drawer, .. })
                if *to_drawer < Money::ZERO =>
            {
                let drawer = self.drawers.get(*drawer)?;
                let out = |sum: Money| Money::ZERO.minus(sum).max(Money::ZERO);
                let before: Money = drawer.moved.iter().map(|moved| out(moved.to_drawer)).sum();
                Some((before.plus(out(*to_drawer)), drawer.opening.currency.clone()))
            }
            _ => None,
        }
    }
}
