//! `bottone house tickets|award|enter|settle`: seats for another event, from the command line.

use std::{
    path::{Path, PathBuf},
    process::ExitCode,
};

use bottone_base::person::PersonId;
use bottone_house::{Command as HouseCommand, tickets::TicketsCommand};
use bottone_i18n::{Language, Saying, ToText};
use bottone_session::{
    Desk, Session, Signatory as _, file,
    house::{self, EventAgreement, HouseBook, HouseDesk, HouseError, OpenedHouse, TicketGap},
    time::SystemClock,
};
use bottone_store::folder;
use bottone_tournament::tables::SeatWish;
use bottone_view::house::tickets;

use super::{
    CommandResult, of_file, operator, print_error, print_line,
    record::{CheckVerdict, opened},
    signing::{AsArgs, Signer, keep_house_trace, keep_trace, print_failed_writes},
};

/// Opens a house for writing, and signs in if it has staff.
pub(super) fn house_desk(
    language: Language,
    named: &Path,
    by: &Signer,
) -> Result<HouseDesk, String> {
    let mut desk = writable_house(language, named)?;
    signs_in(language, &mut desk, by)?;
    Ok(desk)
}

/// Signs in at a house with staff.
pub(super) fn signs_in(
    language: Language,
    desk: &mut HouseDesk,
    by: &Signer,
) -> Result<(), String> {
    if desk.house().staff().is_empty() {
        return Ok(());
    }
    let signed = by.sign_house(desk);
    keep_house_trace(language, desk)?;
    signed.map_err(|why| of_file(desk.path(), why.to_text(language)).to_text(language))
}

/// Acts at the desk of a house, and notes its refusals for lack of rights.
pub(super) fn act_at<T>(
    language: Language,
    desk: &mut HouseDesk,
    act: impl FnOnce(&mut HouseDesk) -> Result<T, HouseError>,
) -> Result<T, String> {
    let done = act(desk);
    keep_house_trace(language, desk)?;
    done.map_err(|error| error.to_text(language))
}

/// Opens an event's desk in its house for writing.
fn event_desk(
    language: Language,
    named: &Path,
    file: &Path,
    by: &AsArgs,
) -> Result<Box<Session>, String> {
    let folder = |path: &Path| path.parent().and_then(|folder| folder.canonicalize().ok());
    let here = folder(&house::file_of(named));
    if here.is_none() || folder(&file.canonicalize().unwrap_or_default()) != here {
        return Err(of_file(file, language.word("tickets-not-in-club")).to_text(language));
    }
    let by = by.signer(language)?;
    let mut house = writable_house(language, named)?;
    let opened = file::open(file, Box::new(SystemClock::start()), operator(language))
        .map_err(|error| error.to_text(language))?;
    for notice in &opened.notices {
        print_error(&of_file(file, notice.to_text(language)).to_text(language));
    }
    let mut desk = opened.desk;
    if desk.tournament().staff().is_empty() {
        // Its tickets are signed at the house.
        signs_in(language, &mut house, &by)?;
    }
    desk.set_book(Some(HouseBook::new(house)));
    if !desk.tournament().staff().is_empty() {
        let signed = by.sign(desk.as_mut());
        keep_trace(language, desk.as_mut())?;
        signed.map_err(|why| of_file(file, why.to_text(language)).to_text(language))?;
    }
    Ok(desk)
}

/// Returns a line for each ticket of these numbers.
fn lines(language: Language, event: &dyn Desk, numbers: &[u32]) -> String {
    let Some(book) = event.book().map(HouseBook::desk) else { return String::new() };
    let line = |number: &u32| tickets::line(language, book.house(), *number);
    numbers.iter().map(line).collect::<Vec<_>>().join("\n")
}

pub(super) fn list(language: Language, named: &Path) -> CommandResult {
    let clock = Box::new(SystemClock::start());
    let read = house::read(&house::file_of(named), clock, operator(language));
    let read = read.map_err(|error| error.to_text(language))?;
    Ok(tickets::listed(language, read.desk.house()).join("\n"))
}

/// Opens a house that records the acts of one of its events.
fn writable_house(language: Language, named: &Path) -> Result<HouseDesk, String> {
    let clock = Box::new(SystemClock::start());
    let opened = house::open(&house::file_of(named), clock, operator(language));
    let OpenedHouse { desk, notices, .. } = opened.map_err(|error| error.to_text(language))?;
    for notice in &notices {
        print_error(&of_file(desk.path(), notice.to_text(language)).to_text(language));
    }
    Ok(desk)
}

/// Changes a ticket of the house. A ticket that is bought back needs a second signature, if the
/// event that gave it out asks for one.
pub(super) fn change_ticket(
    language: Language,
    named: &Path,
    command: TicketsCommand,
    by: &AsArgs,
) -> CommandResult {
    let mut desk = house_desk(language, named, &by.signer(language)?)?;
    let number = command.number();
    let command = HouseCommand::Tickets(command);
    let word = second_signature(language, &desk, &command, by)?;
    act_at(language, &mut desk, |desk| desk.submit_approved(command, word))?;
    Ok(tickets::line(language, desk.house(), number))
}

/// Returns the director who signs beside the buyer of a ticket, if one signature is not enough.
fn second_signature(
    language: Language,
    house: &HouseDesk,
    command: &HouseCommand,
    by: &AsArgs,
) -> Result<Option<String>, String> {
    let HouseCommand::Tickets(TicketsCommand::SellBack { number, .. }) = command else {
        return Ok(None);
    };
    // A club with staff asks for its own second signature.
    if !house.house().staff().is_empty() {
        return Ok(None);
    }
    let ticket = house.house().tickets().get(*number).filter(|_| house.can(command).is_ok());
    let Some((value, won)) = ticket.and_then(|ticket| Some((ticket.value, ticket.won.as_ref()?)))
    else {
        return Ok(None);
    };
    let file = house.folder().join(&won.file);
    let message = |error: &dyn ToText| of_file(&file, error.to_text(language)).to_text(language);
    let mut desk = opened(language, &file).map_err(|error| message(&error))?.desk;
    if desk.tournament().staff().is_empty() {
        return Ok(None);
    }
    let signed = by.signer(language)?.sign(desk.as_mut());
    let payee = house.house().payee(command);
    let word = signed
        .map_err(|why| message(&why))
        .and_then(|()| desk.countersign(command, value, payee).map_err(|error| message(&error)));
    keep_trace(language, desk.as_mut())?;
    word
}

/// Hands out every seat that a satellite owes.
pub(super) fn award(language: Language, named: &Path, event: &Path, by: &AsArgs) -> CommandResult {
    let mut desk = event_desk(language, named, event, by)?;
    let handed = house::hand_out_all(desk.as_mut());
    keep_trace(language, desk.as_mut())?;
    print_failed_writes(language, event, desk.as_mut());
    let numbers =
        handed.map_err(|error| of_file(event, error.to_text(language)).to_text(language))?;
    if numbers.is_empty() {
        return Err(of_file(event, language.word("tickets-nothing-owed")).to_text(language));
    }
    Ok(lines(language, desk.as_ref(), &numbers))
}

/// Enters a person with a ticket.
pub(super) fn enter(
    language: Language,
    named: &Path,
    event: &Path,
    (person, by): (&str, &AsArgs),
) -> CommandResult {
    let person = PersonId::parse(person)
        .ok_or_else(|| Saying::of("tickets-no-id").with("id", person).to_text(language))?;
    let mut desk = event_desk(language, named, event, by)?;
    // With an open table, the player draws a seat; else they get one when the seats are drawn.
    let open = desk.tournament().tables().open().len() > 0;
    let seat = if open { SeatWish::Draw(desk.seed()) } else { SeatWish::Later };
    let entered = house::enter(desk.as_mut(), person, seat);
    keep_trace(language, desk.as_mut())?;
    print_failed_writes(language, event, desk.as_mut());
    let number =
        entered.map_err(|error| of_file(event, error.to_text(language)).to_text(language))?;
    Ok(lines(language, desk.as_ref(), &[number]))
}

/// Records in the house's book the tickets of its events, and ends with the status of a
/// disagreement if one stays.
pub(super) fn settle(language: Language, named: &Path, by: &AsArgs) -> ExitCode {
    match settled(language, named, by) {
        Ok((text, verdict)) => {
            if let Some(text) = text {
                print_line(&text);
            }
            verdict.into()
        }
        Err(why) => {
            print_error(&why);
            ExitCode::FAILURE
        }
    }
}

/// Settles, and returns the number of changes in words. Says nothing if none was possible.
fn settled(
    language: Language,
    named: &Path,
    by: &AsArgs,
) -> Result<(Option<String>, CheckVerdict), String> {
    let mut desk = house_desk(language, named, &by.signer(language)?)?;
    let files: Vec<PathBuf> = folder::events_beside(desk.path(), usize::MAX);
    let mut count = desk.list_events().map_err(|error| error.to_text(language))?;
    let book = HouseBook::new(desk);
    let mut events = Vec::new();
    for file in &files {
        match opened(language, file) {
            Ok(opened) => {
                let (seal, t) = (opened.seal.clone(), opened.desk.tournament());
                count += book.complete(t).map_err(|error| error.to_text(language))?;
                events.push(EventAgreement::of(file, seal, (t, opened.desk.records())));
            }
            Err(error) => print_error(&of_file(file, error.to_text(language)).to_text(language)),
        }
    }
    let mut desk = book.desk_mut();
    let print_gap = |desk: &HouseDesk, gap: &TicketGap| {
        print_error(&of_file(desk.path(), gap.to_text(language)).to_text(language));
    };
    let before = house::gaps(desk.house(), desk.seal(), &events);
    for gap in &before {
        print_gap(&desk, gap);
    }
    count += house::settle(&mut desk, &events).map_err(|error| error.to_text(language))?;
    let left = house::gaps(desk.house(), desk.seal(), &events);
    for gap in left.iter().filter(|gap| !before.contains(gap)) {
        print_gap(&desk, gap);
    }
    if left.iter().any(TicketGap::can_be_settled) {
        print_error(&language.word("tickets-need-sign-in"));
    }
    let verdict = if left.is_empty() { CheckVerdict::Sound } else { CheckVerdict::Disagrees };
    let is_said = count > 0 || left.is_empty();
    let text = is_said.then(|| Saying::count("tickets-settled", count).to_text(language));
    Ok((text, verdict))
}
