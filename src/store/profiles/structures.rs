//! Structures as profiles: those that are shipped, and what is wrong with a file in words.

use super::{Misplaced, Profile, Step, Step::Field, Step::Item};
use crate::rules::levels::{Fault, MOST_MINUTES, MOST_NAME, MOST_ROWS, Structure};

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

fn words(fault: &Fault) -> String {
    match fault {
        Fault::Name => format!("`name`: expected 1 to {MOST_NAME} letters"),
        Fault::NoStack => "`starting_stack`: expected at least 1".to_owned(),
        Fault::TooManyChips => "`chips`: expected at most 100".to_owned(),
        Fault::WorthlessChip { .. } => "`value` of a chip: expected at least 1".to_owned(),
        Fault::ChipTwice { value, .. } => {
            format!("`value` {value} is in the set twice: expected another")
        }
        Fault::TooManyRows => format!("`rows`: expected at most {MOST_ROWS}"),
        Fault::Minutes { minutes, .. } => {
            format!("`minutes` is {minutes}: expected 1 to {MOST_MINUTES}")
        }
        Fault::BreakName { .. } => {
            format!(
                "`name` of a break: expected Break, Dinner or 1 to {MOST_NAME} letters of your own"
            )
        }
        Fault::EmptyColourUp { .. } => {
            "`ColourUp` takes no chip away: expected a list such as [25]".to_owned()
        }
        Fault::ClosesTwice { .. } => {
            "registration has closed above: expected one `RegistrationCloses`".to_owned()
        }
        Fault::ShortMix { .. } => "`games` of a mix: expected at least two".to_owned(),
        Fault::NoHands { .. } => "`rotation`: expected Hands(1) to Hands(255)".to_owned(),
    }
}
