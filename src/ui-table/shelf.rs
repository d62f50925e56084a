//! The data ready at the table: rule books, and a structure for tables without an event.

use std::path::Path;

use bottone_rules::{levels::Structure, rulebook::Rulebook};
use bottone_store::profiles::{self, Rulebooks, USUAL_RULEBOOK};

/// The structure whose blinds and chips a table without an event has at first.
const USUAL_STRUCTURE: &str = "deep-stack";

/// A rule book and the name of its file.
pub struct NamedRulebook {
    /// The file's name without its extension.
    pub id: String,
    pub rulebook: Rulebook,
}

/// Rule books and a structure.
pub struct Shelf {
    books: Vec<NamedRulebook>,
    usual: Rulebook,
    structure: Structure,
}

impl Shelf {
    /// Loads the shipped books, and the house's own from this folder.
    pub fn load(own: Option<&Path>) -> Self {
        let books = Rulebooks::load(own)
            .into_usable()
            .map(|(id, rulebook)| NamedRulebook { id, rulebook })
            .collect();
        let structures = profiles::shelf::<Structure>(None).into_iter();
        let structure = structures
            .filter(|entry| entry.id == USUAL_STRUCTURE)
            .find_map(|entry| entry.profile.ok())
            .unwrap_or_default();
        Self { books, usual: Rulebook::default(), structure }
    }

    /// Returns every rule book.
    pub fn books(&self) -> &[NamedRulebook] {
        &self.books
    }

    /// Returns the book of this name, or else the usual one.
    pub(super) fn book(&self, id: Option<&str>) -> &Rulebook {
        let id = id.unwrap_or(USUAL_RULEBOOK);
        let found = self.books.iter().find(|book| book.id == id);
        found.map_or(&self.usual, |book| &book.rulebook)
    }

    /// Returns blinds and chips for a table without an event.
    pub(super) fn structure(&self) -> &Structure {
        &self.structure
    }
}
