//! The blinds that a house plays, where it has a list of its own.

use std::path::Path;

use serde::{Deserialize, Serialize};

use super::{
    Misplaced, Profile, ProfileError, Step::Field, Step::Item, catalogue::SHELF, keep, read,
};
use crate::{i18n::Saying, rules::chips::Chips};

const NAME: &str = "blinds";
/// No house plays more.
const MOST_BLINDS: usize = 500;

/// The small and the big blinds that a house knows. Its structures are made of no others.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OwnBlinds {
    /// Small and big, in any order.
    pub blinds: Vec<(Chips, Chips)>,
}

impl Profile for OwnBlinds {
    const SHIPPED: &'static [(&'static str, &'static str)] = &[];

    fn fault(&self) -> Option<Misplaced> {
        if self.blinds.len() > MOST_BLINDS {
            let most = Saying::of("files-field-most").with("field", "blinds");
            let what = most.with("most", MOST_BLINDS);
            return Some(Misplaced { path: vec![Field("blinds")], what });
        }
        let at = self.blinds.iter().position(|(small, big)| big.is_zero() || small > big)?;
        let what = Saying::of("maker-fault-blinds");
        Some(Misplaced { path: vec![Field("blinds"), Item(at)], what })
    }
}

impl OwnBlinds {
    /// The house's own list; an empty one where it has none.
    ///
    /// # Errors
    /// When the file is there and is no list of blinds: then where, and what was expected.
    pub fn of_house(house: &Path) -> Result<Self, ProfileError> {
        match read(&house.join(SHELF).join(NAME).with_extension("ron")) {
            Err(ProfileError::Missing { .. }) => Ok(Self::default()),
            read => read,
        }
    }

    /// Keeps it as the house's own.
    ///
    /// # Errors
    /// When what is there is no list of blinds, which then stays as it is, the disk says no, or it could not be read
    /// again.
    pub fn keep(&self, house: &Path) -> Result<(), ProfileError> {
        Self::of_house(house)?;
        keep(&house.join(SHELF), NAME, self).map(drop)
    }
}
