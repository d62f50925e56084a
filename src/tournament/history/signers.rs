//! The signers of records, compared with the staff of that moment.

use super::{Deed, Ledger, Record};
use crate::{
    rules::{person::Role, time::Timestamp},
    tournament::{Event, staff::Staff},
};

/// The start of 29 November 2026. Phones of programs before that day acted in events that had not
/// paired them.
const PHONES_ARE_PAIRED: Timestamp = Timestamp::from_millis(1_795_910_400_000);

/// A record whose signer was not on the staff in that role.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownSigner {
    /// The number of the record.
    pub record: u32,
    pub role: Role,
    pub name: String,
}

/// Returns the first record whose signer was not on the staff of that moment. An event without
/// staff has no signers.
pub fn unknown_signer(records: &[Record]) -> Option<UnknownSigner> {
    let (mut ledger, mut staff) = (Ledger::default(), Staff::default());
    for (number, record) in (0_u32..).zip(records) {
        if let Some((role, name)) = unknown(&staff, record) {
            return Some(UnknownSigner { record: number, role, name: name.to_owned() });
        }
        ledger.enter(record);
        let turned = match record.deed {
            Deed::Undone { record } | Deed::Redone { record } => Some(record),
            Deed::Done { .. } => None,
        };
        let mut turned = turned.into_iter().chain(record.again.iter().map(|again| again.record));
        let of_staff = |number: u32| {
            let events = records.get(number as usize).map(Record::events).unwrap_or_default();
            events.iter().any(|event| matches!(event, Event::Staff(_)))
        };
        if turned.any(of_staff) {
            let so_far = records.get(..=number as usize).unwrap_or_default();
            staff = Staff::default();
            for line in ledger.story(so_far) {
                line.events.iter().for_each(|event| staff.on_event(event));
            }
        } else {
            record.events().iter().for_each(|event| staff.on_event(event));
        }
    }
    None
}

/// Returns the role that a record names and the signer who did not have it.
fn unknown<'r>(staff: &Staff, record: &'r Record) -> Option<(Role, &'r str)> {
    if staff.is_empty() {
        return None;
    }
    let had = |name: &str, role: Role| {
        staff.get(name).is_some_and(|member| member.role == role) || staff.admits_phone(name, role)
    };
    let is_an_old_phone = record.act.is_some() && record.recorded < PHONES_ARE_PAIRED;
    let by = record.role.map(|role| (role, record.by.as_str()));
    let director = record.approved_by.as_deref().map(|name| (Role::Director, name));
    let by = by.filter(|(role, name)| !is_an_old_phone && !had(name, *role));
    by.or_else(|| director.filter(|(role, name)| !had(name, *role)))
}
