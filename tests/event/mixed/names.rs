//! The name of each command, as at the beginning of its line in a file.

use std::collections::BTreeSet;

use bottone::tournament::Command;

/// Returns "Clock(Start", the beginning of a command in a file.
fn begins(department: &str, name: &str) -> String {
    format!("{department}({name}")
}

/// Returns every command by its department and name, from the shape of an event's file.
pub(crate) fn every_command() -> BTreeSet<String> {
    let shape = include_str!("../formats/format-3.shape");
    let variants = |of: &str| -> Vec<String> {
        let lines = shape.lines().skip_while(|line| *line != of).skip(1);
        let own = lines.take_while(|line| line.starts_with("  "));
        let own = own.filter(|line| !line.starts_with("    "));
        own.map(|line| line.trim().to_owned()).collect()
    };
    let departments = variants("Command");
    assert!(!departments.is_empty());
    let mut every = BTreeSet::new();
    for department in departments {
        let (name, of) = department.split_once('(').unwrap();
        for variant in variants(of.trim_end_matches(')')) {
            every.insert(begins(name, variant.split('(').next().unwrap()));
        }
    }
    every
}

/// Returns the same name for this command.
pub(super) fn name(command: &Command) -> String {
    let label = format!("{command:?}");
    let mut parts = label.split(|sign: char| !sign.is_ascii_alphanumeric());
    let department = parts.next().unwrap_or_default();
    begins(department, parts.next().unwrap_or_default())
}
