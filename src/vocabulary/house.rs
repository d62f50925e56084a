//! The refusals of a house.

use bottone_house::Refusal;
use bottone_i18n::Saying;

/// Returns the reason why a house refuses a request.
pub fn refused(refusal: Refusal) -> Saying {
    let name: &str = refusal.into();
    Saying::of(format!("club-refusal-{name}"))
}
