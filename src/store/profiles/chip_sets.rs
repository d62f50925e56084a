//! Chip sets as profiles: the shipped ones, and the faults of a file in words.

use bottone_base::chips::Chips;
use bottone_i18n::Saying;
use bottone_rules::{
    chip_set::{ChipSet, ChipSetFault, MOST_OWNED},
    levels::{MOST_CHIPS, MOST_NAME},
};

use super::{ContentFault, PathStep, PathStep::Field, PathStep::Item, Profile};

macro_rules! shipped {
    ($($id:literal),* $(,)?) => {
        &[$(($id, include_str!(concat!("../../../profiles/chips/", $id, ".ron")))),*]
    };
}

/// The folder beside the events with the house's own chip sets.
pub const OWN_CHIP_SETS: &str = "chips";

impl Profile for ChipSet {
    const SHIPPED: &'static [(&'static str, &'static str)] =
        shipped!["home-500", "home-1000", "club", "deep-club", "casino"];

    fn fault(&self) -> Option<ContentFault> {
        let fault = self.fault()?;
        Some(ContentFault { path: path(fault), fault: words(fault) })
    }
}

fn path(fault: ChipSetFault) -> Vec<PathStep> {
    let chip = |chip, field| vec![Field("chips"), Item(chip), Field(field)];
    match fault {
        ChipSetFault::Name => vec![Field("name")],
        ChipSetFault::NoChips | ChipSetFault::TooManyChips => vec![Field("chips")],
        ChipSetFault::Worthless { chip: at } | ChipSetFault::Twice { chip: at, .. } => {
            chip(at, "value")
        }
        ChipSetFault::Colour { chip: at } => chip(at, "name"),
        ChipSetFault::TooMany { chip: at } => chip(at, "owned"),
    }
}

fn words(fault: ChipSetFault) -> Saying {
    match fault {
        ChipSetFault::Name => Saying::of("files-name-letters").with("most", MOST_NAME),
        ChipSetFault::NoChips => Saying::of("chips-no-chips"),
        ChipSetFault::TooManyChips => {
            Saying::of("files-field-most").with("field", "chips").with("most", MOST_CHIPS)
        }
        ChipSetFault::Worthless { .. } => Saying::of("files-worthless-chip"),
        ChipSetFault::Twice { value, .. } => Saying::of("files-chip-twice").with("value", value),
        ChipSetFault::Colour { .. } => Saying::of("chips-colour-long").with("most", MOST_NAME),
        ChipSetFault::TooMany { .. } => {
            Saying::of("chips-too-many-owned").with("most", Chips::new(MOST_OWNED.into()))
        }
    }
}
