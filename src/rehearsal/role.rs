//! One desk's part of an evening that several desks play together, each in a program of its own.
//!
//! A desk knows no more of the others than the log shows. An act that another desk did first is no
//! fault. While the log is not reachable a desk waits, as its user would.

use bottone_base::seat::TableNo;
use bottone_session::{Desk as _, SubmitError};
use bottone_tournament::{
    Command, Refusal,
    clock::ClockStatus,
    entries::EntryCommand,
    tables::{SeatWish, TableCommand},
};

use super::{Rehearsal, RehearsalError, office::Office};

/// The role of a desk in an evening.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DeskRole {
    /// Sells entries.
    Registration,
    /// Opens tables, runs the clock, reports busts and follows the to-do list.
    Floor,
    /// Makes the prizes when registration closes, and pays them.
    Payout,
}

impl DeskRole {
    /// Every role, as typed.
    pub const ALL: [(&'static str, Self); 3] =
        [("registration", Self::Registration), ("floor", Self::Floor), ("payout", Self::Payout)];
}

/// The pause of a desk without work, in milliseconds.
const PAUSE: u64 = 50;
/// The number of pauses without news after which the other desks count as gone.
const MOST_PAUSES: usize = 4_000;

impl Rehearsal<'_> {
    /// Lets the desk go on offline with acts that can be reported, while the log is not reachable.
    #[must_use]
    pub fn with_standalone(mut self, goes: bool) -> Self {
        self.goes_alone = goes;
        self
    }

    /// Returns whether the desk is offline. Its acts are then not in the log yet.
    pub fn is_standalone(&self) -> bool {
        self.session.standalone().is_some()
    }

    /// Plays one desk's part until the script's end, and calls `seen` with the progress.
    ///
    /// # Errors
    /// The other desks are gone, or the log accepts no lines any more.
    pub fn run_role(
        mut self,
        role: DeskRole,
        mut seen: impl FnMut(&Self),
    ) -> Result<(), RehearsalError> {
        self.is_shared = true;
        if role == DeskRole::Payout {
            self.office = Some(Office::new(self.script.seed));
        }
        let mut idle = 0;
        loop {
            let before = self.session.revision();
            self.session.receive();
            if self.has_done(role) {
                break;
            }
            let has_acted = match role {
                DeskRole::Registration => self.sells()?,
                DeskRole::Floor => self.run_floor()?,
                DeskRole::Payout => self.pays()?,
            };
            seen(&self);
            if has_acted || self.session.revision() != before {
                idle = 0;
                continue;
            }
            idle += 1;
            if idle > MOST_PAUSES {
                return Err(RehearsalError::Alone(self.now()));
            }
            self.session.wait(PAUSE);
        }
        if role == DeskRole::Floor {
            self.sync_room();
            self.report_buttons()?;
        }
        Ok(())
    }

    fn has_done(&mut self, role: DeskRole) -> bool {
        let t = self.session.tournament();
        match role {
            DeskRole::Registration => {
                let open = t.registration_open(self.now());
                t.entries().count() >= self.script.entries as usize
                    || !open && t.entries().count() > 0
            }
            DeskRole::Floor => self.is_over(),
            DeskRole::Payout => self.is_over() && self.nothing_is_owed(),
        }
    }

    /// Returns the number of entries before the clock starts.
    fn early(&self) -> u32 {
        let open = self.session.tournament().clock().structure().registration_closes();
        if open.unwrap_or(0) == 0 { self.script.entries } else { self.script.entries * 8 / 10 }
    }

    /// Sells an entry. Returns whether there was work, as the other roles do.
    fn sells(&mut self) -> Result<bool, RehearsalError> {
        if self.session.tournament().tables().open().next().is_none() {
            return Ok(false);
        }
        let who = vec![self.newcomer()];
        let seat = SeatWish::Draw(self.chance.seed());
        let enter = EntryCommand::Enter { who: who.clone(), seat };
        let enter = Command::Entries(enter);
        let later = || Command::Entries(EntryCommand::Enter { who, seat: SeatWish::Later });
        let enter = match self.session.can(&enter) {
            Ok(()) => enter,
            Err(Refusal::NoSeat) => later(),
            Err(_) => return Ok(false),
        };
        self.submit(enter)?;
        Ok(true)
    }

    fn run_floor(&mut self) -> Result<bool, RehearsalError> {
        let t = self.session.tournament();
        if t.tables().open().next().is_none() {
            let size = t.setup().seats;
            let tables = self.early().div_ceil(size.into()).max(1);
            let tables =
                (1..=tables).filter_map(|n| TableNo::new(u16::try_from(n).ok()?)).collect();
            self.submit(Command::Tables(TableCommand::Open { tables, size }))?;
            return Ok(true);
        }
        let waits = t.clock().read(self.now()).state == ClockStatus::Waiting;
        if waits && t.entries().count() < self.early() as usize {
            return Ok(false);
        }
        self.sync_room();
        self.do_tasks()?;
        self.sync_room();
        self.step()?;
        Ok(true)
    }

    fn pays(&mut self) -> Result<bool, RehearsalError> {
        let t = self.session.tournament();
        let begun = t.clock().read(self.now()).state != ClockStatus::Waiting;
        if !begun || t.registration_open(self.now()) {
            return Ok(false);
        }
        if self.entries_open {
            self.entries_open = false;
            self.announce()?;
        }
        self.pay_all_owed()?;
        Ok(false)
    }

    /// Submits a command that another desk may have carried out already, or made impossible.
    pub(super) fn submit_shared(&mut self, command: &Command) -> Result<(), RehearsalError> {
        loop {
            match self.session.submit(command.clone(), None) {
                Err(SubmitError::CutOff(_) | SubmitError::Unsure) => {
                    if !self.is_standalone() && self.wait_for_the_log()? {
                        return Ok(());
                    }
                    if self.is_standalone() {
                        // The command waits for the log, and the floor does other work meanwhile.
                        self.session.discard_refused();
                        return self.pause_standalone();
                    }
                }
                Err(error @ (SubmitError::Write(_) | SubmitError::ReadOnly(_))) => {
                    let (at, command) = (self.now(), Box::new(command.clone()));
                    return Err(RehearsalError::Desk { at, command, error: Box::new(error) });
                }
                _ => return Ok(()),
            }
        }
    }

    /// Pauses an offline desk that waits for the log. No time passes in the room meanwhile: the other
    /// desks refuse a record that is more than a day ahead of them.
    pub(super) fn pause_standalone(&mut self) -> Result<(), RehearsalError> {
        self.waited += 1;
        if self.waited > MOST_PAUSES {
            return Err(RehearsalError::Alone(self.now()));
        }
        self.session.wait(PAUSE);
        Ok(())
    }

    /// Waits for the result of the last command, or until the desk goes offline, if it may. Returns
    /// whether it was stored, in the log or as a report.
    fn wait_for_the_log(&mut self) -> Result<bool, RehearsalError> {
        for _ in 0..MOST_PAUSES {
            self.session.receive();
            // A lost log is noticed a moment after the first missing answer.
            if self.goes_alone && self.session.go_standalone().is_ok() {
                return Ok(self.session.refused().is_empty());
            }
            if self.session.trouble().is_none() && self.session.unsettled_record().is_none() {
                let kept = self.session.refused().is_empty();
                self.session.discard_refused();
                return Ok(kept);
            }
            self.session.wait(PAUSE);
        }
        Err(RehearsalError::Alone(self.now()))
    }
}
