//! The signers of records, compared with the staff at that moment.

use bottone_base::{
    person::{Role, fold},
    time::Timestamp,
};

use super::{Ledger, Record, RecordAction};
use crate::{
    Event,
    staff::{Staff, StaffEvent},
};

/// The start of 29 November 2026. Phones of programs before that day acted in events that had not
/// paired them.
const PHONES_ARE_PAIRED: Timestamp = Timestamp::from_millis(1_795_910_400_000);

/// A record whose signer was not on the staff in that role.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownSigner {
    /// The number of the record.
    pub record: u32,
    /// The role on the record; `None` if it names none, although such a command needs a sign-in.
    pub role: Option<Role>,
    pub name: String,
}

/// Returns the first record whose signer was not on the staff at that moment. An event without
/// staff has no signers.
pub fn unknown_signer(records: &[Record]) -> Option<UnknownSigner> {
    let mut staff = Staff::default();
    for (number, record) in (0_u32..).zip(records) {
        let before = records.get(..number as usize).unwrap_or_default();
        if let Some(unknown) = unknown_now(&staff, before, record) {
            return Some(unknown);
        }
        let turned = match record.action {
            RecordAction::Undone { record } | RecordAction::Redone { record } => Some(record),
            RecordAction::Done { .. } => None,
        };
        let mut turned =
            turned.into_iter().chain(record.revisions.iter().map(|revision| revision.record));
        let of_staff = |number: u32| {
            let events = records.get(number as usize).map(Record::events).unwrap_or_default();
            events.iter().any(|event| matches!(event, Event::Staff(_)))
        };
        if turned.any(of_staff) {
            let so_far = records.get(..=number as usize).unwrap_or_default();
            staff = Staff::default();
            for line in Ledger::of(so_far).story(so_far) {
                line.events.iter().for_each(|event| staff.on_event(event));
            }
        } else {
            record.events().iter().for_each(|event| staff.on_event(event));
        }
    }
    None
}

/// Compares the next record after these with the present staff. A late report may have a signer who
/// has left the staff since.
pub fn unknown_now(staff: &Staff, before: &[Record], record: &Record) -> Option<UnknownSigner> {
    let number = u32::try_from(before.len()).unwrap_or(u32::MAX);
    let unknown = |role, name: &str| UnknownSigner { record: number, role, name: name.to_owned() };
    if !staff.is_empty() && record.role.is_none() {
        let is_own =
            matches!(&record.action, RecordAction::Done { command, .. } if command.is_internal());
        return (!is_own).then(|| unknown(None, &record.by));
    }
    let (role, name) = self::unknown(staff, record)?;
    let is_late = record.happened.is_some();
    if is_late && before.iter().flat_map(Record::events).any(|event| gives(event, name, role)) {
        return None;
    }
    Some(unknown(Some(role), name))
}

/// Returns whether this event gives the member of this name this role.
fn gives(event: &Event, name: &str, role: Role) -> bool {
    let Event::Staff(event) = event else { return false };
    let (given, known) = match event {
        StaffEvent::Added(member) | StaffEvent::Changed { to: member, .. } => {
            (member.role, &member.name)
        }
        StaffEvent::Paired { name, role, .. } => (*role, name),
        StaffEvent::Removed { .. } | StaffEvent::Withdrawn { .. } => return false,
    };
    given == role && fold(known) == fold(name)
}

/// Returns the role that a record names and the signer who did not have it.
fn unknown<'r>(staff: &Staff, record: &'r Record) -> Option<(Role, &'r str)> {
    if staff.is_empty() {
        return None;
    }
    let had = |name: &str, role: Role| {
        staff.get(name).is_some_and(|member| member.role == role) || staff.has_phone(name, role)
    };
    let is_an_old_phone = record.request_id.is_some() && record.recorded < PHONES_ARE_PAIRED;
    let by = record.role.map(|role| (role, record.by.as_str()));
    let director = record.approved_by.as_deref().map(|name| (Role::Director, name));
    let by = by.filter(|(role, name)| !is_an_old_phone && !had(name, *role));
    by.or_else(|| director.filter(|(role, name)| !had(name, *role)))
}
