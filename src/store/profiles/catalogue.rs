//! The house's data about its structures besides their content: the group of each, and its number
//! of uses.

use std::path::Path;

use bottone_base::{person::fold, time::Timestamp};
use bottone_i18n::Saying;
use bottone_rules::levels::MOST_NAME;
use serde::{Deserialize, Serialize};

use super::{ContentFault, PathStep::Field, PathStep::Item, Profile, ProfileError, read, save};

/// The folder beside the events with the data about structures.
pub(super) const SHELF: &str = "shelf";
const NAME: &str = "structures";
/// The most structures of a house.
const MOST_STRUCTURES: usize = 5_000;

/// The data about structures, including the shipped ones. A structure not in it has no group and
/// was never used.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Catalogue {
    structures: Vec<CatalogueEntry>,
}

/// The data about one structure.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CatalogueEntry {
    /// The structure's name.
    pub name: String,
    /// The group: "Weekly", "Festival"; empty without one.
    #[serde(default, skip_serializing_if = "bottone_base::is_nothing")]
    pub group: String,
    /// The number of events begun with it.
    #[serde(default, skip_serializing_if = "bottone_base::is_nothing")]
    pub uses: u32,
    #[serde(default, skip_serializing_if = "bottone_base::is_nothing")]
    pub last: Option<Timestamp>,
}

impl Profile for Catalogue {
    const SHIPPED: &'static [(&'static str, &'static str)] = &[];

    fn fault(&self) -> Option<ContentFault> {
        if self.structures.len() > MOST_STRUCTURES {
            let most = Saying::of("files-field-most").with("field", "structures");
            let fault = most.with("most", MOST_STRUCTURES);
            return Some(ContentFault { path: vec![Field("structures")], fault });
        }
        let wrong = |about: &CatalogueEntry| {
            let letters = |text: &str| text.chars().count();
            let nameless = !(1..=MOST_NAME).contains(&letters(about.name.trim()));
            let long = letters(&about.group) > MOST_NAME;
            if nameless { Some("name") } else { long.then_some("group") }
        };
        let found = |(at, about)| Some((at, wrong(about)?));
        self.structures.iter().enumerate().find_map(found).map(|(at, field)| ContentFault {
            path: vec![Field("structures"), Item(at), Field(field)],
            fault: Saying::of("files-name-letters").with("most", MOST_NAME),
        })
    }
}

impl Catalogue {
    /// Returns the house's data about structures; empty without a file.
    ///
    /// # Errors
    /// The file exists and is no catalogue: the place, and the expected content.
    pub fn of_house(house: &Path) -> Result<Self, ProfileError> {
        match read(&house.join(SHELF).join(NAME).with_extension("ron")) {
            Err(ProfileError::Missing { .. }) => Ok(Self::default()),
            read => read,
        }
    }

    /// Changes the house's data, on the disk.
    ///
    /// # Errors
    /// The existing file cannot be read, and stays unchanged, or the disk fails.
    pub fn change(house: &Path, change: impl FnOnce(&mut Self)) -> Result<(), ProfileError> {
        let before = Self::of_house(house)?;
        let mut catalogue = before.clone();
        change(&mut catalogue);
        catalogue.structures.retain(|about| about.uses > 0 || !about.group.is_empty());
        if catalogue == before {
            return Ok(());
        }
        save(&house.join(SHELF), NAME, &catalogue).map(drop)
    }

    /// Returns the data about the structure of this name, ignoring case and accents.
    pub fn of(&self, name: &str) -> Option<&CatalogueEntry> {
        let name = fold(name);
        self.structures.iter().find(|about| fold(&about.name) == name)
    }

    /// Records that an event was begun with this structure.
    pub fn used(&mut self, name: &str, at: Timestamp) {
        let about = self.entry(name);
        about.uses = about.uses.saturating_add(1);
        about.last = about.last.max(Some(at));
    }

    /// Puts a structure into a group; into none if the name is empty.
    pub fn group(&mut self, name: &str, group: &str) {
        group.trim().clone_into(&mut self.entry(name).group);
    }

    /// Renames a structure, and keeps its data.
    pub fn rename(&mut self, name: &str, to: &str) {
        if let Some(about) = self.forget(name) {
            self.restore(CatalogueEntry { name: to.to_owned(), ..about });
        }
    }

    /// Removes the data about a structure, and returns it.
    pub fn forget(&mut self, name: &str) -> Option<CatalogueEntry> {
        let name = fold(name);
        let at = self.structures.iter().position(|about| fold(&about.name) == name)?;
        Some(self.structures.remove(at))
    }

    /// Stores this data in place of any other under the name.
    pub fn restore(&mut self, about: CatalogueEntry) {
        self.forget(&about.name);
        self.structures.push(about);
    }

    fn entry(&mut self, name: &str) -> &mut CatalogueEntry {
        let folded = fold(name);
        let at = self.structures.iter().position(|about| fold(&about.name) == folded);
        let at = at.unwrap_or_else(|| {
            self.structures
                .push(CatalogueEntry { name: name.to_owned(), ..CatalogueEntry::default() });
            self.structures.len() - 1
        });
        &mut self.structures[at]
    }
}
