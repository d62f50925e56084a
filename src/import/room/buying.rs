//! The purchases: entries, rebuys and add-ons, at the prices of the file.

use bottone_i18n::Saying;
use bottone_store::tdt::{EntryKind, SavedSale};
use bottone_tournament::{
    Command, Refusal,
    entries::{Entrant, EntryCommand},
    setup::{Purchase, Setup, SetupCommand},
    tables::SeatWish,
};

use super::ImportReplay;
use crate::ImportError;

impl ImportReplay<'_> {
    pub(super) fn entered(&mut self, players: &[usize]) -> Result<(), ImportError> {
        let first = |player: &usize| Some(self.saved.players.get(*player)?.stacks.first()?.sale);
        let Some(sale) = players.first().and_then(first) else { return Ok(()) };
        self.price_of_entries(&sale)?;
        let who: Vec<Entrant> = players
            .iter()
            .filter_map(|player| self.players.get(*player).copied().map(Entrant::Known))
            .collect();
        let enter = Command::Entries(EntryCommand::Enter { who, seat: SeatWish::Later });
        let names: Vec<String> = players.iter().map(|player| self.name(*player)).collect();
        let what = Saying::of("tdt-entry-refused").with("who", names.join("; "));
        if self.submit_or_list(enter, what)? {
            self.other_chips(players, &sale);
            if self.started {
                self.seat_newcomers(players)?;
            }
        }
        Ok(())
    }

    /// Lists a difference in chips: an entry gets the starting stack, whatever the file has.
    pub(super) fn other_chips(&mut self, players: &[usize], sale: &SavedSale) {
        let stack = self.t().clock().structure().starting_stack;
        if sale.chips == stack {
            return;
        }
        for player in players {
            let sentence = Saying::of("tdt-other-chips").with("who", self.name(*player));
            self.left_out.push(sentence.with("theirs", sale.chips).with("ours", stack));
        }
    }

    pub(super) fn price_of_entries(&mut self, sale: &SavedSale) -> Result<(), ImportError> {
        let setup = self.t().setup();
        if setup.buy_in != sale.price {
            let setup = Setup { buy_in: sale.price, ..setup.clone() };
            self.change(setup)?;
        }
        Ok(())
    }

    pub(super) fn change(&mut self, setup: Setup) -> Result<(), ImportError> {
        let change = Command::Setup(SetupCommand::Change(Box::new(setup)));
        self.submit_or_list(change, Saying::of("tdt-price-refused"))?;
        Ok(())
    }

    /// Returns the offer with the terms of this sale, and room for one more purchase.
    pub(super) fn offer(&self, of: Option<&Purchase>, sale: &SavedSale, bought: u8) -> Purchase {
        let levels = self.t().clock().structure().levels().count();
        let most = of.map_or(0, |of| of.most).max(bought.saturating_add(1));
        Purchase {
            price: sale.price,
            chips: sale.chips,
            later: Vec::new(),
            most,
            through_level: of
                .map_or(u16::try_from(levels).unwrap_or(u16::MAX), |of| of.through_level),
        }
    }

    pub(super) fn buy_again(&mut self, player: usize, number: usize) -> Result<(), ImportError> {
        let stack = self.saved.players.get(player).and_then(|player| player.stacks.get(number));
        let Some(stack) = stack else { return Ok(()) };
        let name = self.name(player);
        if stack.kind == EntryKind::ReEntry {
            self.price_of_entries(&stack.sale)?;
            let Some(id) = self.players.get(player).copied() else { return Ok(()) };
            let enter =
                EntryCommand::Enter { who: vec![Entrant::Known(id)], seat: SeatWish::Later };
            let what = Saying::of("tdt-entry-refused").with("who", name);
            if self.submit_or_list(Command::Entries(enter), what)? {
                self.other_chips(&[player], &stack.sale);
                self.seat_newcomers(&[player])?;
            }
            return Ok(());
        }
        let what = Saying::of("tdt-rebuy-refused").with("who", name);
        let Some(entry) = self.latest(player) else {
            self.list_left_out(what, Refusal::EntryUnknown);
            return Ok(());
        };
        let bought = self.t().entries().get(entry).map_or(0, |entry| entry.rebuys);
        let setup = self.t().setup();
        let offer = self.offer(setup.rebuy.as_ref(), &stack.sale, bought);
        if setup.rebuy.as_ref() != Some(&offer) {
            let setup = Setup { rebuy: Some(offer), ..setup.clone() };
            self.change(setup)?;
        }
        if self.submit_or_list(Command::Entries(EntryCommand::Rebuy { entry }), what)?
            && self.waits(entry)
        {
            match stack.seat.and_then(|seat| self.seat(seat)) {
                Some(seat) => self.put(entry, seat).map(drop)?,
                None => self.seat_newcomers(&[player])?,
            }
        }
        Ok(())
    }

    pub(super) fn add_on(&mut self, player: usize, number: usize) -> Result<(), ImportError> {
        let sale = self.saved.players.get(player).and_then(|p| p.add_ons.get(number).copied());
        let (Some(sale), Some(entry)) = (sale, self.latest(player)) else { return Ok(()) };
        let bought = self.t().entries().get(entry).map_or(0, |entry| entry.add_ons);
        let setup = self.t().setup();
        let offer = self.offer(setup.add_on.as_ref(), &sale, bought);
        if setup.add_on.as_ref() != Some(&offer) {
            let setup = Setup { add_on: Some(offer), ..setup.clone() };
            self.change(setup)?;
        }
        let what = Saying::of("tdt-add-on-refused").with("who", self.name(player));
        self.submit_or_list(Command::Entries(EntryCommand::AddOn { entry }), what)?;
        Ok(())
    }
}
