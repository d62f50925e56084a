//! The acts offered on a phone: those that its role is allowed at every desk.

use bottone_rules::{person::Role, seat::TableNo};
use bottone_session::roles::allowed_roles;
use bottone_tournament::{
    Command, arrivals::ArrivalCommand, clock::ClockCommand, counts::CountCommand,
    entries::EntryCommand, hands::HandsCommand, incidents::IncidentCommand,
};
use serde_json::{Value, json};

/// Returns whether a phone of this role may call the floor. A television changes nothing at all.
pub(super) fn may_call(role: Role) -> bool {
    role != Role::Television
}

/// Returns the acts that the page offers. The right is checked again when an act is done.
pub(super) fn rights(role: Role) -> Value {
    let may = |command: &Command| allowed_roles(command).contains(&role);
    let heads = |table| Command::Hands(HandsCommand::Heads { table, heads: 1 });
    json!({
        "bust": may(&Command::Entries(EntryCommand::Bust { out: Vec::new() })),
        "arrived": may(&Command::Arrivals(ArrivalCommand::CheckIn { entries: Vec::new() })),
        "count": may(&Command::Counts(CountCommand::Count { stacks: Vec::new() })),
        "clock": may(&Command::Clock(ClockCommand::Pause)),
        "report": TableNo::new(1).is_some_and(|table| may(&heads(table))),
        "call": may_call(role),
        "rule": may(&Command::Incidents(IncidentCommand::ResetBanks)),
    })
}
