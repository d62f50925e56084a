//! Structures as profiles: the shipped ones, and the faults of a file in words.

use bottone_base::{note::Note, person::fold};
use bottone_i18n::{Saying, ToText as _};
use bottone_rules::levels::{
    MOST_CHIPS, MOST_MINUTES, MOST_NAME, MOST_ROWS, Structure, StructureFault,
};

use super::{ContentFault, Origin, PathStep, PathStep::Field, PathStep::Item, Profile, ShelfEntry};
use crate::folder;

/// The folder beside the events with the house's own structures.
pub const OWN_STRUCTURES: &str = "structures";

/// Returns the entry of the shelf with this name, ignoring case and accents. An entry in the file
/// of a structure of this name counts too.
pub fn called<'a>(
    shelf: &'a [ShelfEntry<Structure>],
    name: &str,
) -> Option<&'a ShelfEntry<Structure>> {
    let (name, stem) = (fold(name), folder::stem(name, super::UNNAMED));
    shelf.iter().find(|entry| {
        let same = entry.profile.as_ref().is_ok_and(|structure| fold(&structure.name) == name);
        same || entry.origin != Origin::Shipped && fold(&entry.id) == stem
    })
}

/// Returns a structure that was changed from its source and notes: it names the one that it came
/// from.
#[must_use]
pub fn mark_adapted(structure: Structure) -> Structure {
    let after = Saying::of("files-structure-after").with("name", structure.name.as_str());
    Structure { source: after.to_note(), notes: Vec::new(), ..structure }
}

/// Returns the structure in the house's own form, under this name. It keeps source and notes if
/// they still apply: it equals one on the shelf, or has its old name.
#[must_use]
pub fn into_own(structure: &Structure, name: &str, shelf: &[ShelfEntry<Structure>]) -> Structure {
    let plays = |other: &Structure| Structure {
        name: String::new(),
        source: Note::default(),
        notes: Vec::new(),
        ..other.clone()
    };
    let is_taken = structure.name == name
        || shelf.iter().any(|entry| {
            entry.profile.as_ref().is_ok_and(|other| plays(other) == plays(structure))
        });
    let kept = if is_taken { structure.clone() } else { mark_adapted(structure.clone()) };
    Structure { name: name.to_owned(), ..kept }
}

/// Returns a free name on the shelf that follows this one: "Friday 2".
pub fn free_name(shelf: &[ShelfEntry<Structure>], name: &str) -> String {
    let base = name.trim_end_matches(|letter: char| letter.is_ascii_digit());
    let base = if base.ends_with(' ') { base.trim_end() } else { name };
    // Letters are reserved for the number.
    let base: String = base.chars().take(MOST_NAME - 8).collect();
    let mut names = (2_u32..).map(|number| format!("{base} {number}"));
    names.find(|name| called(shelf, name).is_none()).unwrap_or(base)
}

macro_rules! shipped {
    ($($id:literal),* $(,)?) => {
        &[$(($id, include_str!(concat!("../../../profiles/structures/", $id, ".ron")))),*]
    };
}

impl Profile for Structure {
    const SHIPPED: &'static [(&'static str, &'static str)] = shipped![
        "club-turbo",
        "deep-stack",
        "satellite",
        "limit-horse",
        "horse-20",
        "poker-all-italiana",
        "charity-rebuys",
        "freeroll-90",
        "heads-up-match",
        "euro-poker-million",
        "wsop-main-event-2026",
        "wpt-tournament-of-champions-2018",
    ];

    fn fault(&self) -> Option<ContentFault> {
        let fault = self.validate().err()?;
        Some(ContentFault { path: path(&fault), fault: words(&fault) })
    }
}

fn path(fault: &StructureFault) -> Vec<PathStep> {
    let row = |row| [Field("rows"), Item(row)];
    match *fault {
        StructureFault::Name => vec![Field("name")],
        StructureFault::NoStack => vec![Field("starting_stack")],
        StructureFault::TooManyChips => vec![Field("chips")],
        StructureFault::WorthlessChip { chip } | StructureFault::ChipTwice { chip, .. } => {
            vec![Field("chips"), Item(chip), Field("value")]
        }
        StructureFault::TooManyRows => vec![Field("rows")],
        StructureFault::Minutes { row: at, .. } => [&row(at)[..], &[Field("minutes")]].concat(),
        StructureFault::BreakName { row: at } => [&row(at)[..], &[Field("name")]].concat(),
        StructureFault::EmptyColourUp { row: at } | StructureFault::ClosesTwice { row: at } => {
            row(at).to_vec()
        }
        StructureFault::ShortMix { row: None } => vec![Field("game"), Field("games")],
        StructureFault::NoHands { row: None } => vec![Field("game"), Field("rotation")],
        StructureFault::ShortMix { row: Some(at) } => {
            [&row(at)[..], &[Field("game"), Field("games")]].concat()
        }
        StructureFault::NoHands { row: Some(at) } => {
            [&row(at)[..], &[Field("game"), Field("rotation")]].concat()
        }
    }
}

fn words(fault: &StructureFault) -> Saying {
    match fault {
        StructureFault::Name => Saying::of("files-name-letters").with("most", MOST_NAME),
        StructureFault::NoStack => Saying::of("files-no-stack"),
        StructureFault::TooManyChips => {
            Saying::of("files-field-most").with("field", "chips").with("most", MOST_CHIPS)
        }
        StructureFault::WorthlessChip { .. } => Saying::of("files-worthless-chip"),
        StructureFault::ChipTwice { value, .. } => {
            Saying::of("files-chip-twice").with("value", *value)
        }
        StructureFault::TooManyRows => {
            Saying::of("files-field-most").with("field", "rows").with("most", MOST_ROWS)
        }
        StructureFault::Minutes { minutes, .. } => {
            Saying::of("files-minutes").with("minutes", *minutes).with("most", MOST_MINUTES)
        }
        StructureFault::BreakName { .. } => Saying::of("files-break-name").with("most", MOST_NAME),
        StructureFault::EmptyColourUp { .. } => Saying::of("files-empty-colour-up"),
        StructureFault::ClosesTwice { .. } => Saying::of("files-closes-twice"),
        StructureFault::ShortMix { .. } => Saying::of("files-short-mix"),
        StructureFault::NoHands { .. } => Saying::of("files-no-hands"),
    }
}
