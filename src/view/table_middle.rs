//! The content and text of the middle of a table.

use bottone_base::cards::Card;

/// The content of the middle of a table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Middle {
    /// The caption of the figure: "Pot".
    pub caption: String,
    pub pot: String,
    /// The main and side pots, if there are several.
    pub pots: Vec<String>,
    /// The board; `None` for an unseen card.
    pub board: Vec<Option<Card>>,
}
