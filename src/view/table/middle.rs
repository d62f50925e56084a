//! What lies in the middle of a table, and what is written there.

use crate::rules::cards::Card;

/// What lies in the middle of a table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Middle {
    /// What the figure is: "Pot".
    pub caption: String,
    pub pot: String,
    /// Main and side pots, where there are several.
    pub pots: Vec<String>,
    /// The board; nothing for a card that nobody saw.
    pub board: Vec<Option<Card>>,
}
