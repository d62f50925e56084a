//! The dues and the payments: no cent is paid twice or lost.

#![expect(clippy::unwrap_used, reason = "a test")]

use crate::stage;
mod cases;
mod laws;
mod methods;
mod paper;

use bottone::{
    base::money::Money,
    rehearsal::RehearsalEnd,
    session::{Desk, Session},
    tournament::{
        Command, Refusal,
        entries::EntryId,
        payments::{Due, PaymentCommand, PaymentMethod, Results},
    },
};

/// Plays an evening of `entries` entries to its end.
fn over(entries: u32, seed: u64) -> PaymentDesk {
    PaymentDesk(stage::play("club-turbo", entries, seed, RehearsalEnd::End))
}

/// A desk, with the folder of its file.
struct PaymentDesk(stage::Played);

impl std::ops::Deref for PaymentDesk {
    type Target = Session;

    fn deref(&self) -> &Self::Target {
        &self.0.session
    }
}

impl std::ops::DerefMut for PaymentDesk {
    fn deref_mut(&mut self) -> &mut Self::Target {
        &mut self.0.session
    }
}

fn pay(entry: EntryId, amount: i64, withheld: i64) -> Command {
    Command::Payments(PaymentCommand::Pay {
        entry,
        amount: Money::from_minor(amount),
        withheld: Money::from_minor(withheld),
        tickets: 0,
        method: PaymentMethod::Cash,
        document: "AX 1234567".into(),
    })
}

fn take_back(entry: EntryId, reason: &str) -> Command {
    Command::Payments(PaymentCommand::TakeBack { entry, reason: reason.into() })
}

fn dues(session: &dyn Desk) -> Vec<Due> {
    session.tournament().dues(session.now())
}

fn results(session: &dyn Desk) -> Results {
    session.tournament().results(session.now())
}

fn due(session: &dyn Desk, entry: EntryId) -> Due {
    session.tournament().due(entry, session.now()).unwrap()
}

fn refused(session: &dyn Desk, command: &Command) -> Option<Refusal> {
    session.can(command).err()
}
