//! The acts offered on a phone: those that its role is allowed at every desk.

use bottone_base::person::Role;
use bottone_tournament::{
    arrivals::ArrivalCommandKind, clock::ClockCommandKind, counts::CountCommandKind,
    entries::EntryCommandKind, hands::HandsCommandKind, incidents::IncidentCommandKind,
    kinds::CommandRow,
};
use serde_json::{Value, json};

/// Returns whether a phone of this role may call the floor. A television changes nothing at all.
pub(super) fn may_call(role: Role) -> bool {
    role != Role::Television
}

/// Returns the acts that the page offers. The right is checked again when an act is done.
pub(super) fn rights(role: Role) -> Value {
    let may = |row: CommandRow| row.roles.contains(&role);
    json!({
        "bust": may(EntryCommandKind::Bust.row()),
        "arrived": may(ArrivalCommandKind::CheckIn.row()),
        "count": may(CountCommandKind::Count.row()),
        "clock": may(ClockCommandKind::Pause.row()),
        "report": may(HandsCommandKind::Heads.row()),
        "call": may_call(role),
        "rule": may(IncidentCommandKind::ResetBanks.row()),
    })
}
