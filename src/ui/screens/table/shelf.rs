//! What lies ready at the table: rule books, and a structure for who has no event open.

use std::path::Path;

use crate::{
    rules::{levels::Structure, rulebook::Rulebook},
    store::profiles::{self, Rulebooks, USUAL_RULEBOOK},
};

/// The structure whose blinds and chips a table without an event has at first.
const USUAL_STRUCTURE: &str = "deep-stack";

/// A rule book and the name of its file.
pub(in crate::ui) struct Book {
    /// The file's name without its ending.
    pub id: String,
    pub rulebook: Rulebook,
}

/// Rule books and a structure.
pub(in crate::ui) struct Shelf {
    books: Vec<Book>,
    usual: Rulebook,
    structure: Structure,
}

impl Shelf {
    /// What is shipped, and the house's own rule books from this folder.
    pub(in crate::ui) fn load(own: Option<&Path>) -> Self {
        let books = Rulebooks::on_the_shelf(own)
            .into_usable()
            .map(|(id, rulebook)| Book { id, rulebook })
            .collect();
        let structures = profiles::shelf::<Structure>(None).into_iter();
        let structure = structures
            .filter(|entry| entry.id == USUAL_STRUCTURE)
            .find_map(|entry| entry.profile.ok())
            .unwrap_or_default();
        Self { books, usual: Rulebook::default(), structure }
    }

    /// Every rule book.
    pub(in crate::ui) fn books(&self) -> &[Book] {
        &self.books
    }

    /// The book of this name, else the usual one.
    pub(super) fn book(&self, id: Option<&str>) -> &Rulebook {
        let id = id.unwrap_or(USUAL_RULEBOOK);
        let found = self.books.iter().find(|book| book.id == id);
        found.map_or(&self.usual, |book| &book.rulebook)
    }

    /// Blinds and chips for a table without an event.
    pub(super) fn structure(&self) -> &Structure {
        &self.structure
    }
}
