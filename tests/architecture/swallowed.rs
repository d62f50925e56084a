//! Acts of the program whose outcome is not checked.

/// Calls that put something on record, in an event or in a house's book.
const ACTS: [&str; 25] = [
    "act",
    "retry",
    "carry_over",
    "complete",
    "apply_listed_report",
    "do_listed_report",
    "do_refused",
    "forget",
    "continue_in",
    "leave_initials",
    "add_people",
    "list_events",
    "dismiss_report",
    "put_report_away",
    "redo",
    "settle",
    "settle_report",
    "strike",
    "strike_with",
    "submit",
    "submit_approved",
    "submit_as",
    "record_late",
    "submit_late",
    "undo",
];

/// The rooms that submit commands to desks. The hands of `ui-table` are played by the rules and are
/// not on record.
const ROOMS: [&str; 13] = [
    "cli/",
    "club/",
    "house/",
    "page/",
    "session/",
    "telephones/",
    "ui/",
    "ui-chips/",
    "ui-dialogs/",
    "ui-floor/",
    "ui-frame/",
    "ui-money/",
    "ui-setup/",
];

/// Calls that drop a refusal.
const DROPS: [&str; 6] =
    [".is_ok_and(", ".is_ok()", ".is_err()", ".ok();", ".unwrap_or_default()", ".unwrap_or("];

/// Returns the statements of a file that put something on record and drop the refusal.
pub(crate) fn swallowed(path: &str, text: &str) -> Vec<String> {
    if !ROOMS.iter().any(|room| path.starts_with(room)) {
        return Vec::new();
    }
    let code = text.split("#[cfg(test)]").next().unwrap_or_default();
    let code: String = code.lines().map(|line| without_comment(line) + "\n").collect();
    let mut found = Vec::new();
    let mut at = 1;
    for statement in code.split_inclusive([';', '{', '}']) {
        let begins = at + statement.len() - statement.trim_start().len();
        let line = code[..begins.min(code.len()) - 1].matches('\n').count() + 1;
        at += statement.len();
        let said = statement.split_whitespace().collect::<Vec<_>>().join(" ");
        let joined = said.replace(" .", ".");
        let acts = ACTS.iter().any(|act| joined.contains(&format!(".{act}(")));
        let is_dropped = joined.starts_with("let _ =") || joined.starts_with("drop(");
        if acts && (is_dropped || DROPS.iter().any(|drops| joined.contains(drops))) {
            found.push(format!("{path}:{line}: {joined}"));
        }
    }
    found
}

fn without_comment(line: &str) -> String {
    line.split("//").next().unwrap_or_default().to_owned()
}
