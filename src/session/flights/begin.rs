//! Flights before the first entry: an event that becomes one of them, and files of the others.

use std::path::Path;

use bottone_rules::payouts::PayoutPlan;
use bottone_tournament::{
    Command, Tournament,
    history::Beginning,
    prizes::PrizeCommand,
    setup::{Setup, SetupCommand},
};

use super::{
    super::{Desk, Operator, Session, SubmitError, file, time::Timekeeper},
    MergeError, OpenFlight,
};

/// Makes the event at this desk the flight of this label. It is no error if it has the label
/// already.
///
/// # Errors
/// If it is not recorded.
pub fn label_flight(desk: &mut Session, label: &str) -> Result<(), SubmitError> {
    let setup = Setup { day: label.to_owned(), ..Setup::clone(desk.tournament().setup()) };
    if setup == *desk.tournament().setup() {
        return Ok(());
    }
    desk.submit(Command::Setup(SetupCommand::Change(Box::new(setup))), None)
}

/// Makes the event in a file the flight of this label.
///
/// # Errors
/// If the file cannot be opened for writing, or it is not recorded.
pub fn label_flight_file(
    file: &Path,
    label: &str,
    timekeeper: Box<dyn Timekeeper>,
    operator: Operator,
) -> Result<(), MergeError> {
    let mut flight = OpenFlight::of(file, timekeeper, operator)?;
    label_flight(flight.opened.desk.as_mut(), label).map_err(|error| refused(file, error))
}

/// Makes the file of a flight of this event, with its prices, chips, structure and prizes.
///
/// # Errors
/// If the file exists already or cannot be written.
pub fn begin(
    path: &Path,
    t: &Tournament,
    label: &str,
    timekeeper: Box<dyn Timekeeper>,
    operator: Operator,
) -> Result<(), MergeError> {
    let setup = Setup { day: label.to_owned(), resumes: None, ..t.setup().clone() };
    let structure = t.clock().structure().clone();
    let beginning = Beginning::new(timekeeper.now(), setup, structure);
    let mut desk = file::create(path, beginning, timekeeper, operator)?;
    record_plan(desk.as_mut(), t.prizes().plan()).map_err(|error| refused(path, error))
}

/// Records the payout plan of a new event, if it differs from the usual one and the event has
/// prizes.
///
/// # Errors
/// If it is not recorded.
pub fn record_plan(desk: &mut Session, plan: &PayoutPlan) -> Result<(), SubmitError> {
    let t = desk.tournament();
    if t.setup().without_prizes || t.prizes().plan() == plan {
        return Ok(());
    }
    desk.submit(Command::Prizes(PrizeCommand::Plan(Box::new(plan.clone()))), None)
}

fn refused(file: &Path, error: SubmitError) -> MergeError {
    MergeError::Refused { file: file.to_owned(), error: Box::new(error) }
}
