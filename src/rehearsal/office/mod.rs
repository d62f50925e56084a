//! The office's work in a rehearsal besides the floor: races and wrong counts, the prizes, hand for
//! hand, a deal, payments, paper, sealed draws, and acts undone and redone.

mod bubble;
mod chips;
mod money;
mod papers;
mod prizes;

use bottone_session::Desk as _;
use bottone_tournament::{
    Command,
    entries::{EntryCommand, EntryId},
    prizes::PrizeCommand,
    tables::SeatWish,
};

use super::{Chance, Rehearsal, RehearsalError};

/// The percentage of steps before which the last acts are undone and redone.
const SLIPS: usize = 4;
/// The most players who make a deal.
const MOST_AT_A_DEAL: usize = 6;

/// The state of the office.
pub(super) struct Office {
    chance: Chance,
    /// The number of players left at which they talk about a deal.
    talk: usize,
    together: bool,
}

impl Office {
    /// Creates the office with a chance of its own, so that the play is the same until it first
    /// interferes.
    pub(super) fn new(seed: u64) -> Self {
        let mut chance = Chance::new(seed ^ 0xF_F1CE);
        let talk = if chance.percent_chance(85) { 2 + chance.below(MOST_AT_A_DEAL - 1) } else { 0 };
        Self { chance, talk, together: false }
    }
}

impl Rehearsal<'_> {
    /// Returns true in `percent` of a hundred cases; never without an office.
    fn office_happens(&mut self, percent: usize) -> bool {
        self.office.as_mut().is_some_and(|office| office.chance.percent_chance(percent))
    }

    fn office_below(&mut self, n: usize) -> usize {
        self.office.as_mut().map_or(0, |office| office.chance.below(n))
    }

    fn office_seed(&mut self) -> u64 {
        self.office.as_mut().map_or(0, |office| office.chance.seed())
    }

    /// Returns one of these, if there is one.
    fn office_pick<T: Clone>(&mut self, of: &[T]) -> Option<T> {
        of.get(self.office_below(of.len())).cloned()
    }

    /// Refunds some early entries, whose players changed their mind. Some of these come after all.
    pub(super) fn early_refunds(&mut self) -> Result<(), RehearsalError> {
        for _ in 0..3 {
            let playing = self.session.tournament().entries().playing().map(|(id, _)| id);
            let playing: Vec<EntryId> = playing.collect();
            let Some(entry) = self.office_pick(&playing).filter(|_| playing.len() > 3) else {
                return Ok(());
            };
            if self.office_happens(50) {
                let keep_fee = self.office_happens(50);
                let player = self.session.tournament().entries().get(entry).map(|e| e.player);
                self.submit(Command::Entries(EntryCommand::Refund { entry, keep_fee }))?;
                let who = player.filter(|_| keep_fee).map(super::Entrant::Known);
                let seat = SeatWish::Draw(self.office_seed());
                let who: Vec<_> = who.into_iter().collect();
                self.submit_if_allowed(Command::Entries(EntryCommand::Enter { who, seat }))?;
            }
        }
        Ok(())
    }

    fn submit_if_allowed(&mut self, command: Command) -> Result<bool, RehearsalError> {
        let allowed = self.session.can(&command).is_ok();
        if allowed {
            self.submit(command)?;
        }
        Ok(allowed)
    }

    /// Performs the office's work between two hands.
    pub(super) fn do_office_work(&mut self) -> Result<(), RehearsalError> {
        if self.office_happens(SLIPS) {
            self.slip()?;
        }
        self.print_or_reveal()?;
        if self.entries_open || self.office.is_none() {
            return Ok(());
        }
        if self.office_happens(2) {
            self.lose_a_marker()?;
        }
        if self.session.tournament().pool_moved() {
            let reason = "The pool has moved.".to_owned();
            if self.submit_if_allowed(Command::Prizes(PrizeCommand::Unlock { reason }))? {
                self.lock()?;
            }
        }
        if self.is_the_bubble() {
            self.hand_for_hand()?;
        }
        self.try_deal()?;
        if self.office_happens(10) {
            self.pay_one()?;
        }
        Ok(())
    }

    /// Undoes and redoes the last acts, or deletes a middle one and restores it.
    fn slip(&mut self) -> Result<(), RehearsalError> {
        let mut gone = 0;
        if self.office_happens(40) {
            let records = self.session.records().len();
            let back = 1 + self.office_below(30.min(records));
            let record = u32::try_from(records.saturating_sub(back)).unwrap_or(0);
            gone += u32::from(self.session.strike(record).is_ok());
        } else {
            for _ in 0..=self.office_below(4) {
                gone += u32::from(self.session.undo().is_ok());
            }
        }
        let at = self.now();
        for _ in 0..gone {
            let redone = self.session.redo();
            redone.map_err(|error| RehearsalError::Slip { at, error: Box::new(error) })?;
        }
        Ok(())
    }
}
