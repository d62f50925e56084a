//! Rule books: the shipped ones, a house's own, wrong files, and the position of every switch.

#![expect(clippy::unwrap_used, clippy::panic, reason = "a test stops where it fails")]

mod document;
mod files;
mod shipped;
mod suites;
mod switches;
mod table;
mod witness;

use bottone::{rules::rulebook::Rulebook, store::profiles};

/// Returns the shipped rule book of this name.
fn shipped(id: &str) -> Rulebook {
    let entry = profiles::shelf(None).into_iter().find(|entry| entry.id == id);
    entry.unwrap_or_else(|| panic!("{id} is not shipped")).profile.unwrap()
}

/// Returns the text of the shipped rule book of this name, as it is written.
fn text(id: &str) -> &'static str {
    let shipped = <Rulebook as profiles::Profile>::SHIPPED;
    shipped.iter().find(|(name, _)| *name == id).map(|(_, text)| *text).unwrap()
}
