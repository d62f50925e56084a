//! Rule books as profiles: the shipped ones, and the faults of a file in words.

use std::{borrow::Cow, collections::BTreeMap, path::Path};

use bottone_i18n::Saying;
use bottone_rules::rulebook::{
    MOST_NAME, MOST_NOTES, MOST_SECONDS, Rulebook, RulebookFault, ShotField,
};

use super::{ContentFault, PathStep, PathStep::Field, Profile, shelf};
use crate::journal::upcast::names_of_switches;

macro_rules! shipped {
    ($($id:literal),* $(,)?) => {
        &[$(($id, include_str!(concat!("../../../profiles/rulebooks/", $id, ".ron")))),*]
    };
}

/// The name of the default rule book.
pub const USUAL_RULEBOOK: &str = "tda-2024";

/// The folder beside the events with the house's own rule books.
pub const OWN_RULEBOOKS: &str = "rulebooks";

/// The rule books on the shelf by file name, or the reason why one cannot be used.
#[derive(Debug)]
pub struct Rulebooks(BTreeMap<String, Result<Rulebook, Saying>>);

impl Rulebooks {
    /// Returns the shipped books and a house's own in this folder; of the same name, the house's.
    pub fn load(own: Option<&Path>) -> Self {
        let entries = shelf(own).into_iter();
        Self(entries.map(|e| (e.id, e.profile.map_err(|error| error.saying()))).collect())
    }

    /// Returns the usable books by file name.
    pub fn into_usable(self) -> impl Iterator<Item = (String, Rulebook)> {
        self.0.into_iter().filter_map(|(id, book)| Some((id, book.ok()?)))
    }

    /// Returns the usable books.
    pub fn usable(&self) -> impl Iterator<Item = &Rulebook> {
        self.0.values().filter_map(|book| book.as_ref().ok())
    }

    /// Returns the names of all books, including the unusable ones.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.0.keys().map(String::as_str)
    }

    /// Returns the book of this name.
    ///
    /// # Errors
    /// The reason why it cannot be used, or the list of all names. Both are a sentence without a
    /// full stop.
    pub fn find(&self, name: &str) -> Result<&Rulebook, Saying> {
        match self.0.get(name) {
            Some(Ok(rulebook)) => Ok(rulebook),
            Some(Err(why)) => {
                Err(Saying::of("files-rulebook-unusable").with("name", name).with("why", why))
            }
            None => {
                let names: Vec<&str> = self.names().collect();
                let names = names.join(", ");
                Err(Saying::of("files-no-rulebook").with("name", name).with("names", names))
            }
        }
    }
}

impl Profile for Rulebook {
    const SHIPPED: &'static [(&'static str, &'static str)] =
        shipped!["tda-2024", "tda-2026", "wsop-2026", "roberts", "italian", "seed-004", "home"];

    fn with_todays_names(text: &str) -> Cow<'_, str> {
        names_of_switches(text)
    }

    fn fault(&self) -> Option<ContentFault> {
        let fault = self.fault()?;
        Some(ContentFault { path: path(fault), fault: words(fault) })
    }
}

fn path(fault: RulebookFault) -> Vec<PathStep> {
    match fault {
        RulebookFault::Name => vec![Field("name")],
        RulebookFault::TooManyNotes => vec![Field("notes")],
        RulebookFault::NoRaises => vec![Field("betting"), Field("raise_cap")],
        RulebookFault::NoRounds => vec![Field("penalties"), Field("rounds")],
        RulebookFault::Tolerance => vec![Field("seating"), Field("tolerance")],
        RulebookFault::DisputeSeconds { .. } => vec![Field("disputes"), Field("in_break")],
        RulebookFault::ClockSeconds { .. } => vec![Field("clock"), Field("seconds")],
        RulebookFault::Countdown { .. } => vec![Field("clock"), Field("countdown")],
        RulebookFault::TimeBefore { .. } => vec![Field("clock"), Field("before")],
        RulebookFault::ShotSeconds { field, .. } => {
            vec![Field("shot_clock"), Field(shot_field(field))]
        }
        RulebookFault::ShotLevel => vec![Field("shot_clock"), Field("starts")],
    }
}

const fn shot_field(field: ShotField) -> &'static str {
    match field {
        ShotField::PreFlop => "pre_flop",
        ShotField::Flop => "flop",
        ShotField::Turn => "turn",
        ShotField::River => "river",
        ShotField::Bank => "bank_seconds",
    }
}

fn words(fault: RulebookFault) -> Saying {
    let seconds = |name, field: &'static str, seconds: u16| {
        Saying::of(name).with("field", field).with("seconds", seconds).with("most", MOST_SECONDS)
    };
    match fault {
        RulebookFault::Name => Saying::of("files-name-letters").with("most", MOST_NAME),
        RulebookFault::TooManyNotes => {
            Saying::of("files-field-most").with("field", "notes").with("most", MOST_NOTES)
        }
        RulebookFault::NoRaises => Saying::of("files-no-raises"),
        RulebookFault::NoRounds => Saying::of("files-no-rounds"),
        RulebookFault::DisputeSeconds { seconds: found } => {
            seconds("files-seconds", "in_break", found)
        }
        RulebookFault::ClockSeconds { seconds: found } => {
            seconds("files-seconds", "seconds", found)
        }
        RulebookFault::Countdown { seconds: found } => {
            seconds("files-at-most-seconds", "countdown", found)
        }
        RulebookFault::TimeBefore { seconds: found } => {
            seconds("files-at-most-seconds", "before", found)
        }
        RulebookFault::ShotSeconds { field, seconds: found } => {
            seconds("files-seconds", shot_field(field), found)
        }
        RulebookFault::Tolerance => Saying::of("files-tolerance"),
        RulebookFault::ShotLevel => Saying::of("files-level-zero"),
    }
}
