//! The blinds of a house with its own list.

use std::path::Path;

use bottone_base::chips::Chips;
use bottone_i18n::Saying;
use serde::{Deserialize, Serialize};

use super::{
    ContentFault, PathStep::Field, PathStep::Item, Profile, ProfileError, catalogue::SHELF, read,
    save,
};

const NAME: &str = "blinds";
/// The most blinds in a list.
const MOST_BLINDS: usize = 500;

/// The small and big blinds of a house. Its structures use no others.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OwnBlinds {
    /// The pairs of small and big blind, in any order.
    pub blinds: Vec<(Chips, Chips)>,
}

impl Profile for OwnBlinds {
    const SHIPPED: &'static [(&'static str, &'static str)] = &[];

    fn fault(&self) -> Option<ContentFault> {
        if self.blinds.len() > MOST_BLINDS {
            let most = Saying::of("files-field-most").with("field", "blinds");
            let what = most.with("most", MOST_BLINDS);
            return Some(ContentFault { path: vec![Field("blinds")], fault: what });
        }
        let at = self.blinds.iter().position(|(small, big)| big.is_zero() || small > big)?;
        let what = Saying::of("maker-fault-blinds");
        Some(ContentFault { path: vec![Field("blinds"), Item(at)], fault: what })
    }
}

impl OwnBlinds {
    /// Returns the house's own list; an empty one without a file.
    ///
    /// # Errors
    /// The file exists and is no list of blinds: the place, and the expected content.
    pub fn of_house(house: &Path) -> Result<Self, ProfileError> {
        match read(&house.join(SHELF).join(NAME).with_extension("ron")) {
            Err(ProfileError::Missing { .. }) => Ok(Self::default()),
            read => read,
        }
    }

    /// Stores it as the house's own.
    ///
    /// # Errors
    /// The existing file is no list of blinds, and stays unchanged. Or the disk fails, or the list
    /// could not be read again.
    pub fn save(&self, house: &Path) -> Result<(), ProfileError> {
        Self::of_house(house)?;
        save(&house.join(SHELF), NAME, self).map(drop)
    }
}
