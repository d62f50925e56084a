//! Leagues as profiles: none is shipped, because every season is a house's own.

use std::path::Path;

use bottone_i18n::Saying;
use bottone_points::{
    Formula, FormulaFault, League,
    formula::{FormulaFaultKind, LONGEST},
};

use super::{ContentFault, PathStep::Field, Profile, ProfileError, UNNAMED, save, shelf};
use crate::folder;

/// The folder beside the events with the house's leagues.
pub const LEAGUES: &str = "leagues";

/// Returns whether a league beside `events` has the file name that one of this name would get.
pub fn is_taken(events: &Path, name: &str) -> bool {
    folder::exists(&events.join(LEAGUES).join(folder::file_name(name, UNNAMED)))
}

/// Adds the event in the file `next` to every league beside `events` that counts the one in the
/// file `before`.
///
/// # Errors
/// A league cannot be written.
pub fn add_next_event(events: &Path, before: &str, next: &str) -> Result<(), ProfileError> {
    let folder = events.join(LEAGUES);
    for entry in shelf::<League>(folder.is_dir().then_some(&*folder)) {
        let Ok(mut league) = entry.profile else { continue };
        let counts = |file: &str| league.events.iter().any(|event| event == file);
        if counts(before) && !counts(next) && league.events.len() < League::MOST_EVENTS {
            league.events.push(next.to_owned());
            save(&folder, &league.name, &league)?;
        }
    }
    Ok(())
}

impl Profile for League {
    const SHIPPED: &'static [(&'static str, &'static str)] = &[];

    fn fault(&self) -> Option<ContentFault> {
        let at = |field, what| Some(ContentFault { path: vec![Field(field)], fault: what });
        if self.name.trim().is_empty() || self.name.chars().count() > Self::LONGEST_NAME {
            return at("name", Saying::of("files-name-letters").with("most", Self::LONGEST_NAME));
        }
        if self.events.len() > Self::MOST_EVENTS {
            let most = Saying::of("files-field-most").with("field", "events");
            return at("events", most.with("most", Self::MOST_EVENTS));
        }
        if let Err(fault) = Formula::parse_points(&self.points) {
            return at("points", misread(&fault));
        }
        Formula::parse_season(&self.season).err().and_then(|fault| at("season", misread(&fault)))
    }
}

/// Returns the fault of a formula, with its letter.
pub fn misread(fault: &FormulaFault) -> Saying {
    let what = match &fault.what {
        FormulaFaultKind::Empty => Saying::of("points-empty"),
        FormulaFaultKind::TooLong => Saying::of("points-too-long").with("most", LONGEST),
        FormulaFaultKind::Letter(letter) => {
            Saying::of("points-letter").with("letter", letter.to_string())
        }
        FormulaFaultKind::Number => Saying::of("points-number"),
        FormulaFaultKind::Part => Saying::of("points-part"),
        FormulaFaultKind::SignOrEnd => Saying::of("points-sign"),
        FormulaFaultKind::Bracket => Saying::of("points-bracket"),
        FormulaFaultKind::Name(name) => Saying::of("points-name").with("name", name.as_str()),
        FormulaFaultKind::Log => Saying::of("points-log"),
        FormulaFaultKind::Takes { name, least, most } => {
            let takes = if least == most { "points-takes" } else { "points-takes-some" };
            let takes = Saying::of(takes).with("name", *name).with("least", *least);
            if least == most { takes } else { takes.with("most", *most) }
        }
        FormulaFaultKind::TooDeep => Saying::of("points-too-deep"),
        FormulaFaultKind::Counter => Saying::of("points-counter"),
    };
    Saying::of("points-fault").with("column", fault.column).with("what", what)
}
