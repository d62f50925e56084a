//! Chip sets as profiles: those that are shipped, and what is wrong with a file in words.

use super::{Misplaced, Profile, Step, Step::Field, Step::Item};
use crate::{
    i18n::Saying,
    rules::{
        chip_set::{ChipSet, Fault, MOST_OWNED},
        chips::Chips,
        levels::{MOST_CHIPS, MOST_NAME},
    },
};

macro_rules! shipped {
    ($($id:literal),* $(,)?) => {
        &[$(($id, include_str!(concat!("../../../profiles/chips/", $id, ".ron")))),*]
    };
}

/// The folder beside the events in which the house's own chip sets lie.
pub const OWN_CHIP_SETS: &str = "chips";

impl Profile for ChipSet {
    const SHIPPED: &'static [(&'static str, &'static str)] =
        shipped!["home-500", "home-1000", "club", "deep-club", "casino"];

    fn fault(&self) -> Option<Misplaced> {
        let fault = self.fault()?;
        Some(Misplaced { path: path(fault), what: words(fault) })
    }
}

fn path(fault: Fault) -> Vec<Step> {
    let chip = |chip, field| vec![Field("chips"), Item(chip), Field(field)];
    match fault {
        Fault::Name => vec![Field("name")],
        Fault::NoChips | Fault::TooManyChips => vec![Field("chips")],
        Fault::Worthless { chip: at } | Fault::Twice { chip: at, .. } => chip(at, "value"),
        Fault::Colour { chip: at } => chip(at, "name"),
        Fault::TooMany { chip: at } => chip(at, "owned"),
    }
}

fn words(fault: Fault) -> Saying {
    match fault {
        Fault::Name => Saying::of("files-name-letters").with("most", MOST_NAME),
        Fault::NoChips => Saying::of("chips-no-chips"),
        Fault::TooManyChips => {
            Saying::of("files-field-most").with("field", "chips").with("most", MOST_CHIPS)
        }
        Fault::Worthless { .. } => Saying::of("files-worthless-chip"),
        Fault::Twice { value, .. } => Saying::of("files-chip-twice").with("value", value),
        Fault::Colour { .. } => Saying::of("chips-colour-long").with("most", MOST_NAME),
        Fault::TooMany { .. } => {
            Saying::of("chips-too-many-owned").with("most", Chips::new(MOST_OWNED.into()))
        }
    }
}
