//! Written hands: the PHH format.

mod laws;
mod mended;
mod phh;

use bottone_i18n::Saying;
use bottone_store::phh::Switches;

/// Returns TDA 2024 for hands without named rules, and only for those.
fn defaults(name: Option<&str>) -> Result<Switches, Saying> {
    name.map_or_else(
        || Ok(Switches::default()),
        |name| Err(Saying::AsItIs(format!("no rules “{name}” here"))),
    )
}
