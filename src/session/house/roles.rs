//! The rights of roles in a house: the one place that says which role may give which command.
//! docs/guide/staff.md has the table.

use bottone_base::{
    person::{
        PersonId,
        Role::{self, Cashier, Director, Floor, Registration},
        fold,
    },
    time::Timestamp,
};
use bottone_house::{
    Command, House,
    drawers::DrawersCommand,
    events::EventsCommand,
    history::{History, Record, RecordAction, RecordFault},
    people::{Details, PeopleCommand},
    tickets::{Issue, TicketState, TicketsCommand},
};
use bottone_tournament::Refusal;

use super::super::roles::{SignedMember, role_refusal};
use crate::TwoSignatures;

/// The house itself, its staff, and acts that cannot be taken back.
const DIRECTOR: &[Role] = &[Director];
/// Bars, and the list of events.
const FLOOR: &[Role] = &[Director, Floor];
/// The people in the book.
const DOOR: &[Role] = &[Director, Floor, Registration];
/// Money paid out.
const CASH: &[Role] = &[Director, Cashier];
/// Money in a drawer, and tickets that change hands.
const MONEY: &[Role] = &[Director, Registration, Cashier];
/// Documents, birth dates and notes: for roles that check a document or rule on a player.
const PERSONAL: &[Role] = &[Director, Floor, Registration, Cashier];
/// Acts of the program itself, which follow an event's records.
const PROGRAM: &[Role] = &[];

/// Returns the roles that may give this command. A new command does not compile without its row.
#[expect(clippy::match_same_arms, reason = "a table, by department")]
pub const fn allowed_roles(command: &Command) -> &'static [Role] {
    match command {
        Command::Setup(_) => DIRECTOR,
        Command::Staff(_) => DIRECTOR,
        Command::People(command) => match command {
            PeopleCommand::Add { .. } | PeopleCommand::Change { .. } => DOOR,
            PeopleCommand::Bar { .. } | PeopleCommand::Import { .. } => FLOOR,
            PeopleCommand::Merge { .. } | PeopleCommand::Separate { .. } => DOOR,
            PeopleCommand::LiftBar { .. } | PeopleCommand::Forget { .. } => DIRECTOR,
        },
        Command::Events(command) => match command {
            EventsCommand::List(_) | EventsCommand::Change { .. } => FLOOR,
            EventsCommand::Remove { .. } => DIRECTOR,
        },
        Command::Tickets(command) => match command {
            TicketsCommand::Issue(_) | TicketsCommand::SellBack { .. } => CASH,
            TicketsCommand::PassOn { .. } => MONEY,
            TicketsCommand::Lapse { .. } | TicketsCommand::Denominate { .. } => DIRECTOR,
            TicketsCommand::Use { .. }
            | TicketsCommand::Free { .. }
            | TicketsCommand::Withdraw { .. }
            | TicketsCommand::Restore { .. } => PROGRAM,
        },
        Command::Drawers(command) => match command {
            DrawersCommand::Open(_) | DrawersCommand::Close { .. } => MONEY,
            DrawersCommand::Move { .. } => CASH,
        },
    }
}

/// Returns whether the program may do this by itself, after the records of an event of the house.
pub(super) const fn is_programs_own(command: &Command) -> bool {
    match command {
        Command::People(PeopleCommand::Add { .. })
        | Command::Events(EventsCommand::List(_) | EventsCommand::Change { .. })
        | Command::Tickets(
            TicketsCommand::Issue(Issue { won: Some(_), .. })
            | TicketsCommand::Use { .. }
            | TicketsCommand::Free { .. }
            | TicketsCommand::Withdraw { .. }
            | TicketsCommand::Restore { .. }
            | TicketsCommand::Denominate { .. },
        ) => true,
        Command::Setup(_)
        | Command::Staff(_)
        | Command::People(_)
        | Command::Events(EventsCommand::Remove { .. })
        | Command::Tickets(_)
        | Command::Drawers(_) => false,
    }
}

/// Returns the roles that may take this command back or redo it. For acts of the program and bars,
/// which end earlier by it, only the director may.
const fn undo_roles(command: &Command) -> &'static [Role] {
    match command {
        Command::People(PeopleCommand::Bar { .. } | PeopleCommand::Import { .. }) => DIRECTOR,
        _ => match allowed_roles(command) {
            [] => DIRECTOR,
            roles => roles,
        },
    }
}

/// The start of 1 December 2026. Earlier records may change barred pages in another role.
const BARRED_PAGES_STAY: Timestamp = Timestamp::from_millis(1_796_083_200_000);

/// Returns the roles that may give this command in this house. A bar is found by a page's name and
/// card, so those of a barred page are for the director, as is its merger or separation; so is the
/// merger of a page with tickets, which get another holder.
fn roles_for(house: &House, command: &Command) -> &'static [Role] {
    let people = house.people();
    let is_barred = |id: PersonId| people.get(id).is_some_and(|page| page.bar.is_some());
    let holds_ticket = |id: PersonId| {
        let mut all = house.tickets().all();
        all.any(|(_, ticket)| ticket.holder == id && ticket.state == TicketState::Open)
    };
    let needs_director = match command {
        Command::People(PeopleCommand::Change { person, to }) => {
            let named =
                |details: &Details| (details.person(*person).namesake(), fold(&details.card));
            is_barred(*person)
                && people.get(*person).is_some_and(|page| named(&page.details) != named(to))
        }
        Command::People(PeopleCommand::Merge { gone, into }) => {
            is_barred(*gone) || is_barred(*into) || holds_ticket(*gone)
        }
        Command::People(PeopleCommand::Separate { gone }) => is_barred(people.current_id(*gone)),
        _ => false,
    };
    if needs_director { DIRECTOR } else { roles_for_bar(house, command) }
}

/// Returns the roles that may give this command: a bar that ends before the present one lifts it,
/// which is for the director.
fn roles_for_bar(house: &House, command: &Command) -> &'static [Role] {
    let Command::People(PeopleCommand::Bar { person, bar }) = command else {
        return allowed_roles(command);
    };
    let present = house.people().get(*person).and_then(|page| page.bar.as_ref());
    let ends_earlier = present.is_some_and(|present| match (present.until, bar.until) {
        (None, until) => until.is_some(),
        (Some(present), Some(until)) => until < present,
        (Some(_), None) => false,
    });
    if ends_earlier { DIRECTOR } else { allowed_roles(command) }
}

fn check_role(house: &House, who: Option<&SignedMember>, roles: &[Role]) -> Result<(), Refusal> {
    match who {
        None if house.staff().is_empty() => Ok(()),
        None => Err(Refusal::NotSignedIn),
        Some(who) if roles.contains(&who.role) => Ok(()),
        Some(_) => Err(role_refusal(roles)),
    }
}

/// Checks that `who` may give this command. A house without staff needs no sign-in.
///
/// # Errors
/// The role to ask, or that a sign-in is needed first.
pub fn check_permission(
    house: &House,
    who: Option<&SignedMember>,
    command: &Command,
) -> Result<(), Refusal> {
    if allowed_roles(command).is_empty() && !house.staff().is_empty() {
        return Err(Refusal::ProgramOnly);
    }
    check_role(house, who, roles_for(house, command))
}

/// Checks that `who` may let the book follow an event that takes a ticket, or gives one.
///
/// # Errors
/// As [`check_permission`].
pub(super) fn check_settle(
    house: &House,
    who: Option<&SignedMember>,
    takes: bool,
) -> Result<(), Refusal> {
    check_role(house, who, if takes { MONEY } else { CASH })
}

/// Checks that `who` may undo or redo this command.
///
/// # Errors
/// As [`check_permission`].
pub(super) fn check_undo(
    house: &House,
    who: Option<&SignedMember>,
    command: &Command,
) -> Result<(), Refusal> {
    check_role(house, who, undo_roles(command))
}

/// Checks that `who` may see documents, birth dates, notes and photographs.
///
/// # Errors
/// As [`check_permission`].
pub(super) fn check_view(house: &House, who: Option<&SignedMember>) -> Result<(), Refusal> {
    check_role(house, who, PERSONAL)
}

/// Checks that `who` may write the personal data of all people into another file.
///
/// # Errors
/// As [`check_permission`].
pub(super) fn check_export(house: &House, who: Option<&SignedMember>) -> Result<(), Refusal> {
    check_role(house, who, DIRECTOR)
}

/// Checks that `who` may change the logo and the leagues, which are files of their own.
///
/// # Errors
/// As [`check_permission`].
pub(super) fn check_files(house: &House, who: Option<&SignedMember>) -> Result<(), Refusal> {
    check_role(house, who, DIRECTOR)
}

/// The start of 30 November 2026. Earlier programs asked fewer second signatures.
const MORE_IS_COUNTERSIGNED: Timestamp = Timestamp::from_millis(1_795_996_800_000);

/// Returns whether earlier programs asked a second signature of this too.
fn was_always_countersigned(action: &RecordAction) -> bool {
    let RecordAction::Done { command, .. } = action else { return false };
    matches!(
        **command,
        Command::Drawers(DrawersCommand::Move { .. })
            | Command::Tickets(TicketsCommand::SellBack { drawer: None, .. })
    )
}

/// Returns the refusal if more money goes out by the next record after these than one person may
/// sign for.
pub(super) fn lacks_signature(
    house: &House,
    records: &[Record],
    action: &RecordAction,
) -> Option<TwoSignatures> {
    let above = house.setup().two_signatures.as_ref()?;
    let (out, currency) = house.money_out_by(records, action)?;
    let payee = action.command(records).and_then(|command| house.payee(command));
    let why = || TwoSignatures { out, payee, above: above.sum, currency: currency.clone() };
    above.is_exceeded(out, &currency).then(why)
}

/// Checks the signature of the next record against the staff at that moment.
pub(super) fn check_signature(history: &History, record: &Record) -> Result<(), RecordFault> {
    let house = history.house();
    let staff = house.staff();
    if staff.is_empty() {
        return Ok(());
    }
    let Some(command) = record.action.command(history.records()) else { return Ok(()) };
    let is_turned = !matches!(record.action, RecordAction::Done { .. });
    let has_role = |name: &str, role| staff.get(name).is_some_and(|member| member.role == role);
    let Some(role) = record.role else {
        let is_own = !is_turned && record.approved_by.is_none() && is_programs_own(command);
        return if is_own { Ok(()) } else { Err(RecordFault::UnknownSigner) };
    };
    if !has_role(&record.by, role) {
        return Err(RecordFault::UnknownSigner);
    }
    if let Some(director) = &record.approved_by
        && !has_role(director, Director)
    {
        return Err(RecordFault::UnknownSigner);
    }
    let is_approved =
        record.approved_by.as_ref().is_some_and(|director| fold(director) != fold(&record.by));
    if !is_approved
        && (record.recorded >= MORE_IS_COUNTERSIGNED || was_always_countersigned(&record.action))
        && lacks_signature(house, history.records(), &record.action).is_some()
    {
        return Err(RecordFault::NeedsTwoSignatures);
    }
    if record.approved_by.is_some() {
        return Ok(());
    }
    let roles = match is_turned {
        true if record.recorded < BARRED_PAGES_STAY && !allowed_roles(command).is_empty() => {
            allowed_roles(command)
        }
        true => undo_roles(command),
        false if record.recorded < MORE_IS_COUNTERSIGNED => allowed_roles(command),
        false if record.recorded < BARRED_PAGES_STAY => roles_for_bar(house, command),
        false => roles_for(house, command),
    };
    if roles.contains(&role) { Ok(()) } else { Err(RecordFault::NotAllowed) }
}
