//! Structures as profiles: those that are shipped, and what is wrong with a file in words.

use super::{Misplaced, Profile, Step, Step::Field, Step::Item};
use crate::{
    rules::levels::{Fault, MOST_CHIPS, MOST_MINUTES, MOST_NAME, MOST_ROWS, Structure},
    tongue::Saying,
};

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
        "euro-poker-million",
        "wsop-main-event-2026",
        "wpt-tournament-of-champions-2018",
    ];

    fn fault(&self) -> Option<Misplaced> {
        let fault = self.validate().err()?;
        Some(Misplaced { path: path(&fault), what: words(&fault) })
    }
}

fn path(fault: &Fault) -> Vec<Step> {
    let row = |row| [Field("rows"), Item(row)];
    match *fault {
        Fault::Name => vec![Field("name")],
        Fault::NoStack => vec![Field("starting_stack")],
        Fault::TooManyChips => vec![Field("chips")],
        Fault::WorthlessChip { chip } | Fault::ChipTwice { chip, .. } => {
            vec![Field("chips"), Item(chip), Field("value")]
        }
        Fault::TooManyRows => vec![Field("rows")],
        Fault::Minutes { row: at, .. } => [&row(at)[..], &[Field("minutes")]].concat(),
        Fault::BreakName { row: at } => [&row(at)[..], &[Field("name")]].concat(),
        Fault::EmptyColourUp { row: at } | Fault::ClosesTwice { row: at } => row(at).to_vec(),
        Fault::ShortMix { row: None } => vec![Field("game"), Field("games")],
        Fault::NoHands { row: None } => vec![Field("game"), Field("rotation")],
        Fault::ShortMix { row: Some(at) } => {
            [&row(at)[..], &[Field("game"), Field("games")]].concat()
        }
        Fault::NoHands { row: Some(at) } => {
            [&row(at)[..], &[Field("game"), Field("rotation")]].concat()
        }
    }
}

fn words(fault: &Fault) -> Saying {
    match fault {
        Fault::Name => Saying::of("files-name-letters").with("most", MOST_NAME),
        Fault::NoStack => Saying::of("files-no-stack"),
        Fault::TooManyChips => {
            Saying::of("files-field-most").with("field", "chips").with("most", MOST_CHIPS)
        }
        Fault::WorthlessChip { .. } => Saying::of("files-worthless-chip"),
        Fault::ChipTwice { value, .. } => Saying::of("files-chip-twice").with("value", *value),
        Fault::TooManyRows => {
            Saying::of("files-field-most").with("field", "rows").with("most", MOST_ROWS)
        }
        Fault::Minutes { minutes, .. } => {
            Saying::of("files-minutes").with("minutes", *minutes).with("most", MOST_MINUTES)
        }
        Fault::BreakName { .. } => Saying::of("files-break-name").with("most", MOST_NAME),
        Fault::EmptyColourUp { .. } => Saying::of("files-empty-colour-up"),
        Fault::ClosesTwice { .. } => Saying::of("files-closes-twice"),
        Fault::ShortMix { .. } => Saying::of("files-short-mix"),
        Fault::NoHands { .. } => Saying::of("files-no-hands"),
    }
}
