//! A deal among the last players, and the payments.

use bottone_base::{chips::Chips, money::Money};
use bottone_rules::deals::{self, DealMethod, DealTerms};
use bottone_session::Desk as _;
use bottone_tournament::{
    Command, Refusal, Waiver,
    clock::ClockCommand,
    deals::{Agreement, DealCommand},
    entries::EntryId,
    payments::{self, Due, PaymentCommand},
};

use super::{Rehearsal, RehearsalError};

/// The most visits to the cashier by every player with dues.
const MOST_TURNS: usize = 60;

impl Rehearsal<'_> {
    /// Lets the last players share all or most of the rest. Sometimes they change their mind.
    pub(super) fn try_deal(&mut self) -> Result<(), RehearsalError> {
        let t = self.session.tournament();
        let left = t.entries().playing_count();
        let talk = self.office.as_ref().map_or(0, |office| office.talk);
        if left > talk || left < 2 || t.deals().agreed().is_some() {
            return Ok(());
        }
        if let Some(office) = &mut self.office {
            office.talk = left - 1;
        }
        let stopped = self.submit_if_allowed(Command::Clock(ClockCommand::Pause))?;
        // A few have no patience for a count.
        if !self.office_happens(10) {
            for (table, rows) in self.room.counts() {
                self.count(table, rows)?;
            }
        }
        self.offer_a_deal()?;
        if stopped {
            self.submit_if_allowed(Command::Clock(ClockCommand::Start))?;
        }
        Ok(())
    }

    fn offer_a_deal(&mut self) -> Result<(), RehearsalError> {
        let methods = [
            DealMethod::Icm,
            DealMethod::ChipChop,
            DealMethod::Equal,
            DealMethod::Mixed { icm: 60 },
        ];
        let method = self.office_pick(&methods).unwrap_or_default();
        let keep = self.office_below(3);
        let Some(agreement) = self.random_deal(method, keep) else { return Ok(()) };
        let agree = Command::Deals(DealCommand::Agree(Box::new(agreement)));
        if self.agree(agree.clone())? && self.office_happens(50) {
            let reason = "One of them has read it again.".to_owned();
            self.submit(Command::Deals(DealCommand::Cancel { reason }))?;
            if self.office_happens(50) {
                self.agree(agree)?;
            }
        }
        Ok(())
    }

    /// Signs the deal, with old stacks too if they were not counted.
    fn agree(&mut self, agree: Command) -> Result<bool, RehearsalError> {
        let of = Refusal::NotCounted;
        if self.session.can(&agree) != Err(of) {
            return self.submit_if_allowed(agree);
        }
        let waiver = Waiver::new(of, "All of them insist.".to_owned());
        Ok(self.session.submit(agree, Some(waiver)).is_ok())
    }

    /// Returns a deal that keeps `tenths` tenths of the prizes to play for.
    fn random_deal(&self, method: DealMethod, tenths: usize) -> Option<Agreement> {
        let t = self.session.tournament();
        let entries: Vec<EntryId> = t.entries().playing().map(|(id, _)| id).collect();
        let chips = |id: &EntryId| self.room.chips_of(std::iter::once(*id));
        let stacks: Vec<Chips> = entries.iter().map(chips).collect();
        let prizes = t.prizes_to_come();
        let all: Money = prizes.iter().copied().sum();
        let kept = Money::from_minor(all.minor() / 10 * i64::try_from(tenths).ok()?);
        let unit = Money::from_minor(1);
        let terms = DealTerms { stacks: &stacks, prizes: &prizes, kept, unit, method };
        let shares = deals::shares(&terms).ok()?;
        let divided = tenths == 1 && t.bounties().open_claims().next().is_none();
        let bounties = if divided { t.bounties_shared_equally() } else { Vec::new() };
        let stacks: Vec<_> = entries.iter().copied().zip(stacks).collect();
        Some(Agreement {
            method,
            known: Some(t.known_of(&stacks)),
            stacks,
            shares: entries.into_iter().zip(shares).collect(),
            kept: if tenths > 0 { vec![kept] } else { Vec::new() },
            bounties,
        })
    }

    fn owed(&self) -> Vec<Due> {
        let dues = self.session.tournament().dues(self.now());
        let open = |due: &Due| due.remaining() > Money::ZERO || due.tickets_left() > 0;
        dues.into_iter().filter(open).collect()
    }

    /// Pays a player with dues. The cashier may pay a part, or the wrong sum.
    pub(super) fn pay_one(&mut self) -> Result<(), RehearsalError> {
        let owed = self.owed();
        let Some(due) = self.office_pick(&owed) else { return Ok(()) };
        self.pay(&due)?;
        if self.office_happens(30) {
            let reason = "The wrong envelope.".to_owned();
            let back = PaymentCommand::TakeBack { entry: due.entry, reason };
            self.submit_if_allowed(Command::Payments(back))?;
        }
        Ok(())
    }

    fn pay(&mut self, due: &Due) -> Result<(), RehearsalError> {
        let left = due.remaining().max(Money::ZERO);
        let amount =
            if self.office_happens(40) { Money::from_minor(left.minor() / 2) } else { left };
        let taxed = self.office_happens(70);
        let withheld = self.session.tournament().setup().tax_on(amount);
        let pay = PaymentCommand::Pay {
            entry: due.entry,
            amount,
            withheld: if taxed { withheld } else { Money::ZERO },
            tickets: u16::try_from(due.tickets_left()).unwrap_or(0),
            method: self.office_pick(&payments::PaymentMethod::ALL).unwrap_or_default(),
            document: String::new(),
        };
        self.submit_if_allowed(Command::Payments(pay)).map(drop)
    }

    /// Takes back overpayments. The pool grows while unclaimed bounties go into it. A place paid in
    /// money may then be worth a ticket.
    fn take_back_overpayments(&mut self) -> Result<(), RehearsalError> {
        let overpaid = |due: &Due| due.is_overpaid();
        let too_much = |dues: Vec<Due>| dues.into_iter().find(overpaid);
        // The last payment goes back first, so it may take all of them.
        while let Some(due) = too_much(self.session.tournament().dues(self.now())) {
            let reason = "The pool has moved since.".to_owned();
            let back = PaymentCommand::TakeBack { entry: due.entry, reason };
            if !self.submit_if_allowed(Command::Payments(back))? {
                break;
            }
        }
        Ok(())
    }

    pub(crate) fn nothing_is_owed(&self) -> bool {
        self.owed().is_empty()
    }

    /// Pays every entry with dues, at least in part.
    pub(crate) fn pay_all_owed(&mut self) -> Result<(), RehearsalError> {
        for due in self.owed() {
            self.pay(&due)?;
        }
        Ok(())
    }

    /// Pays every entry with dues in full at the end of the event, in several payments if needed.
    pub(crate) fn pay_everybody(&mut self) -> Result<(), RehearsalError> {
        if self.office.is_none() {
            return Ok(());
        }
        self.reveal()?;
        self.lock()?;
        self.do_tasks()?;
        for _ in 0..MOST_TURNS {
            self.take_back_overpayments()?;
            let owed = self.owed();
            if owed.is_empty() {
                return Ok(());
            }
            for due in owed {
                self.pay(&due)?;
            }
            if self.office_happens(50) {
                self.slip()?;
            }
        }
        Ok(())
    }
}
