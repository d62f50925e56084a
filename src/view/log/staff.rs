//! The log's lines about the staff.

use bottone_base::person::Role;
use bottone_i18n::Language;
use bottone_tournament::staff::{Member, StaffEvent};
use bottone_vocabulary::{staff::role, words};

/// Describes the event for the log.
pub(super) fn log_line(language: Language, event: &StaffEvent) -> String {
    let with_role = |word: &str, name: &str, of: Role| {
        language.say(word, &[("name", name.into()), ("role", role(language, of).into())])
    };
    let said = |word: &str, member: &Member| with_role(word, &member.name, member.role);
    match event {
        StaffEvent::Added(member) => said("staff-log-added", member),
        StaffEvent::Changed { name, to } if *name == to.name => said("staff-log-changed", to),
        StaffEvent::Changed { name, to } => {
            let role = role(language, to.role);
            let gaps = [
                ("was", name.as_str().into()),
                ("name", to.name.as_str().into()),
                ("role", role.into()),
            ];
            language.say("staff-log-renamed", &gaps)
        }
        StaffEvent::Paired { name, role, table, .. } => {
            let table = table.map_or_else(String::new, |table| words::table(language, table));
            words::joined([with_role("staff-log-paired", name, *role), table])
        }
        StaffEvent::Withdrawn { name, role } => with_role("staff-log-withdrawn", name, *role),
        StaffEvent::Removed { name } => {
            language.say("staff-log-removed", &[("name", name.as_str().into())])
        }
    }
}
