//! The money that goes out by an act of the house.

use bottone_base::{
    money::{Currency, Money},
    person::PersonId,
};

use super::{
    Command, House,
    drawers::{Drawer, DrawersCommand},
    history::{Record, RecordAction},
    tickets::{Issue, Ticket, TicketState, TicketsCommand},
};

impl House {
    /// Returns the money that goes out by the next record, with earlier parts of it. `records` are
    /// the records before it. `None` if it moves no money.
    pub fn money_out_by(
        &self,
        records: &[Record],
        action: &RecordAction,
    ) -> Option<(Money, Currency)> {
        let command = action.command(records)?;
        match action {
            RecordAction::Done { .. } | RecordAction::Redone { .. } => self.money_out(command),
            RecordAction::Undone { .. } => self.money_out_again(command),
        }
    }

    /// Returns the name of the person who gets the money of this command; `None` if it goes to no
    /// person.
    pub fn payee(&self, command: &Command) -> Option<String> {
        let holder = match command {
            Command::Tickets(TicketsCommand::Issue(Issue { holder, .. })) => *holder,
            Command::Tickets(TicketsCommand::SellBack { number, .. }) => {
                self.tickets.get(*number)?.holder
            }
            _ => return None,
        };
        let page = self.people.get(self.people.current_id(holder))?;
        Some(page.details.person(holder).display_name())
    }

    /// Returns the money that goes out by this command, with earlier parts of it. Those are earlier
    /// tickets and payments of the same kind to one person, and payments from one drawer. `None`
    /// for a command that moves no money.
    pub fn money_out(&self, command: &Command) -> Option<(Money, Currency)> {
        match command {
            Command::Tickets(TicketsCommand::Issue(Issue {
                holder,
                value,
                currency,
                won: None,
                ..
            })) => {
                let currency = currency.clone().unwrap_or_default();
                let given = |ticket: &Ticket| ticket.won.is_none();
                let before = self.value_of_tickets(*holder, &currency, given);
                Some((before.plus(*value), currency))
            }
            Command::Tickets(TicketsCommand::SellBack { number, drawer, .. }) => {
                let ticket = self.tickets.get(*number)?;
                let drawer = drawer.and_then(|drawer| self.drawers.get(drawer));
                let of_drawer = || drawer.map(|drawer| drawer.opening.currency.clone());
                let currency = ticket.currency.clone().or_else(of_drawer).unwrap_or_default();
                let sold = |ticket: &Ticket| matches!(ticket.state, TicketState::SoldBack { .. });
                let to_holder = self.value_of_tickets(ticket.holder, &currency, sold);
                let before = to_holder.max(drawer.map_or(Money::ZERO, taken_from));
                Some((before.plus(ticket.value), currency))
            }
            Command::Drawers(DrawersCommand::Move { drawer, to_drawer, .. })
                if *to_drawer < Money::ZERO =>
            {
                let drawer = self.drawers.get(*drawer)?;
                let out = taken_from(drawer).minus(*to_drawer);
                Some((out, drawer.opening.currency.clone()))
            }
            _ => None,
        }
    }

    /// Returns the money that goes out when this command, which brought it in, is taken back.
    fn money_out_again(&self, command: &Command) -> Option<(Money, Currency)> {
        match command {
            Command::Drawers(DrawersCommand::Move { drawer, to_drawer, .. })
                if *to_drawer > Money::ZERO =>
            {
                let drawer = self.drawers.get(*drawer)?;
                Some((taken_from(drawer).plus(*to_drawer), drawer.opening.currency.clone()))
            }
            _ => None,
        }
    }

    /// Returns the value of the tickets of one person, of one kind and in one currency.
    fn value_of_tickets(
        &self,
        holder: PersonId,
        currency: &Currency,
        is_one: impl Fn(&Ticket) -> bool,
    ) -> Money {
        let holder = self.people.current_id(holder);
        let all = self.tickets.all().filter(|(_, ticket)| {
            is_one(ticket)
                && self.people.current_id(ticket.holder) == holder
                && ticket.is_in(currency)
        });
        all.map(|(_, ticket)| ticket.value).sum()
    }
}

/// Returns the money that was taken from a drawer.
fn taken_from(drawer: &Drawer) -> Money {
    let out = |sum: Money| Money::ZERO.minus(sum).max(Money::ZERO);
    drawer.moved.iter().map(|moved| out(moved.to_drawer)).sum()
}
