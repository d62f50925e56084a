//! The rights of roles at every door of an event.
//!
//! An event without staff has no limits. In one with staff, the director may give every command.
//! The rights of the others are in the rows of the commands (`Command::allowed_roles`), with each
//! department of `tournament/`; for anything more, the director gives a PIN on the spot.
//! docs/guide/staff.md has the table.

use bottone_base::{
    person::Role::{self, Cashier, Dealer, Director, Floor, Registration},
    seat::TableNo,
    time::Timestamp,
};
use bottone_tournament::{
    Command, Refusal, Tournament,
    arrivals::ArrivalCommand,
    counts::CountCommand,
    draws::seed_of,
    entries::{EntryCommand, EntryId},
    hands::HandsCommand,
    history::{AuditFault, Ledger, Record, RecordAction, unknown_now},
    staff::{StaffCommand, roles_for_phone},
    tables::TableCommand,
};

use super::signing::countersigner;

/// A person who has proved their identity, at a desk or from a phone that it paired.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SignedMember {
    pub name: String,
    pub role: Role,
    /// The table of a dealer, who may report only on this one.
    pub table: Option<TableNo>,
}

/// A door of an event: the way by which a command comes to a desk, and its sender. All doors use
/// `Command::allowed_roles`.
#[derive(Clone, Copy, Debug)]
pub enum Door<'a> {
    /// The person signed in: in the window, on the command line, at an import, or in a house.
    Desk(Option<&'a SignedMember>),
    /// A person identified elsewhere: at a paired phone.
    Phone(&'a SignedMember),
    /// The signer of a record in a shared log, with the records before it and their ledger.
    Log(&'a [Record], &'a Ledger, &'a Record),
}

impl Door<'_> {
    /// Checks that this command may be given at this door.
    ///
    /// # Errors
    /// As [`check_permission`].
    pub fn admits(self, t: &Tournament, command: &Command) -> Result<(), Refusal> {
        match self {
            Self::Desk(who) => check_permission(t, who, command),
            Self::Phone(who) => check_permission(t, Some(who), command),
            Self::Log(before, ledger, record) => match check_signature(t, (before, ledger), record)
            {
                Ok(()) => Ok(()),
                Err(_) => Err(role_refusal(command.allowed_roles())),
            },
        }
    }
}

/// The start of 29 November 2026. Earlier records may follow other rights.
const ROLES_ARE_COMPARED: Timestamp = Timestamp::from_millis(1_795_910_400_000);

/// Returns whether the role on a record may give its command, alone or with a director's approval.
/// A record without a role is the program's, or of an event without staff.
fn is_allowed(before: &[Record], record: &Record) -> bool {
    let Some(role) = record.role.filter(|_| record.recorded >= ROLES_ARE_COMPARED) else {
        return true;
    };
    let (done, is_turned) = match record.undone_or_redone() {
        Some((turned, _)) => (before.get(turned as usize), true),
        None => (Some(record), false),
    };
    let Some(RecordAction::Done { command, waiver, .. }) = done.map(|done| &done.action) else {
        return true;
    };
    if command.is_internal() && !is_turned {
        return false;
    }
    let roles = if command.is_internal() { DIRECTOR } else { command.allowed_roles() };
    record.approved_by.is_some() || is_in_role(role, roles, waiver.is_some())
}

/// Returns whether this role is one of `roles`. Setting a rule aside is for the director.
fn is_in_role(role: Role, roles: &[Role], sets_aside: bool) -> bool {
    roles.contains(&role) && (!sets_aside || role == Director)
}

/// Checks the signatures of the next record after these, as the desk that wrote it must have: a
/// member of staff in a role that may give the command, the right to each record that falls or
/// changes by it, and a second signature if much money goes out.
///
/// # Errors
/// The fault of the signature.
pub fn check_signature(
    t: &Tournament,
    (before, ledger): (&[Record], &Ledger),
    record: &Record,
) -> Result<(), AuditFault> {
    if let Some(unknown) = unknown_now(t.staff(), before, record) {
        return Err(AuditFault::UnknownSigner(unknown.record));
    }
    let number = u32::try_from(before.len()).unwrap_or(u32::MAX);
    if !is_allowed(before, record) || !is_allowed_by_state(t, (before, ledger), record) {
        return Err(AuditFault::NotAllowed(number));
    }
    let is_new = record.recorded >= ROLES_ARE_COMPARED;
    if is_new && countersigner(t, (before, ledger), record, record.approved_by.as_ref()).is_err() {
        return Err(AuditFault::NotCountersigned(number));
    }
    Ok(())
}

/// Returns whether the role on a record may do what its command does to others: to a phone of
/// another role, and to each record that falls or changes by it.
fn is_allowed_by_state(
    t: &Tournament,
    (before, ledger): (&[Record], &Ledger),
    record: &Record,
) -> bool {
    let is_new = record.recorded >= ROLES_ARE_COMPARED && record.approved_by.is_none();
    let Some(role) = record.role.filter(|_| is_new) else { return true };
    if let RecordAction::Done { command, .. } = &record.action
        && let Some(roles) = who_may_take_phone(t, command)
        && !roles.contains(&role)
    {
        return false;
    }
    if let Some((turned, _)) = record.undone_or_redone()
        && record.recorded >= DRAWS_ARE_KEPT
        && role != Director
        && let Some(RecordAction::Done { command, .. }) =
            before.get(turned as usize).map(|turned| &turned.action)
        && is_sealed_draw(t, command)
    {
        return false;
    }
    ledger.changed_by(before, record).into_iter().all(|number| {
        let Some(RecordAction::Done { command, waiver, .. }) =
            before.get(number as usize).map(|changed| &changed.action)
        else {
            return true;
        };
        command.is_internal() || is_in_role(role, command.allowed_roles(), waiver.is_some())
    })
}

/// Returns the roles that may take this role from the phone of the name in this command; `None` if
/// no phone of another role has it.
fn who_may_take_phone(t: &Tournament, command: &Command) -> Option<&'static [Role]> {
    let Command::Staff(
        StaffCommand::Pair { name, role, .. } | StaffCommand::Withdraw { name, role },
    ) = command
    else {
        return None;
    };
    let has = t.staff().role_of_phone(name).filter(|has| has != role)?;
    Some(roles_for_phone(has))
}

/// The director alone.
const DIRECTOR: &[Role] = &[Director];

/// Checks that `who` may undo or redo this command. For acts of the program, only the director may.
///
/// # Errors
/// As [`check_permission`].
pub(super) fn check_undo(
    t: &Tournament,
    who: Option<&SignedMember>,
    command: &Command,
) -> Result<(), Refusal> {
    if command.is_internal() || is_sealed_draw(t, command) {
        check_role(t, who, DIRECTOR)
    } else {
        check_permission(t, who, command)
    }
}

/// Returns whether this command draws while a secret is sealed. The same draw after an undo and a
/// move is a second try, so only the director undoes it.
fn is_sealed_draw(t: &Tournament, command: &Command) -> bool {
    t.draws().sealed().is_some() && seed_of(command).is_some()
}

/// The start of 1 December 2026. Earlier records may undo a sealed draw in another role.
const DRAWS_ARE_KEPT: Timestamp = Timestamp::from_millis(1_796_083_200_000);

fn check_role(t: &Tournament, who: Option<&SignedMember>, roles: &[Role]) -> Result<(), Refusal> {
    match who {
        None if t.staff().is_empty() => Ok(()),
        None => Err(Refusal::NotSignedIn),
        Some(who) if roles.contains(&who.role) => Ok(()),
        Some(_) => Err(role_refusal(roles)),
    }
}

/// Returns the refusal that names the role to ask. The director may do everything but is busy, so
/// the nearest other is named.
pub(super) fn role_refusal(roles: &[Role]) -> Refusal {
    let nearest = [
        (Floor, Refusal::AskFloor),
        (Registration, Refusal::AskRegistration),
        (Cashier, Refusal::AskCashier),
    ];
    let known = nearest.into_iter().find(|(role, _)| roles.contains(role));
    known.map_or(Refusal::AskDirector, |(_, refusal)| refusal)
}

/// Checks whether `who` may give this command. `None` is a desk without a sign-in.
///
/// # Errors
/// The role to ask, or that a sign-in is needed first.
pub fn check_permission(
    t: &Tournament,
    who: Option<&SignedMember>,
    command: &Command,
) -> Result<(), Refusal> {
    if command.is_internal() {
        return Err(Refusal::ProgramOnly);
    }
    check_role(t, who, command.allowed_roles())?;
    if let Some(roles) = who_may_take_phone(t, command) {
        check_role(t, who, roles)?;
    }
    let Some(who) = who else { return Ok(()) };
    let is_own = who.role != Dealer || who.table.is_some_and(|table| is_at(t, table, command));
    if is_own { Ok(()) } else { Err(Refusal::NotOwnTable) }
}

/// Returns whether this role may change the result of this command. Acts of the program need no
/// right.
pub(super) fn may_change(role: Role, command: &Command) -> bool {
    command.is_internal() || command.allowed_roles().contains(&role)
}

/// Returns whether everything in this command is at `table`.
fn is_at(t: &Tournament, table: TableNo, command: &Command) -> bool {
    let sits = |entry: &EntryId| t.tables().seat_of(*entry).is_some_and(|seat| seat.table == table);
    match command {
        Command::Entries(EntryCommand::Bust { out }) => out.iter().all(|(entry, _)| sits(entry)),
        Command::Counts(CountCommand::Count { stacks }) => {
            stacks.iter().all(|(entry, _)| sits(entry))
        }
        Command::Arrivals(ArrivalCommand::CheckIn { entries }) => entries.iter().all(sits),
        Command::Hands(HandsCommand::Stack { entry, .. }) => sits(entry),
        Command::Counts(
            CountCommand::Sheet { table: of, .. } | CountCommand::CorrectSheet { table: of, .. },
        )
        | Command::Tables(
            TableCommand::Button { table: of, .. } | TableCommand::Hands { table: of, .. },
        )
        | Command::Hands(
            HandsCommand::Report { table: of, .. } | HandsCommand::Heads { table: of, .. },
        ) => *of == table,
        Command::Papers(_) => true,
        _ => false,
    }
}
