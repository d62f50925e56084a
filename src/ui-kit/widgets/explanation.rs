//! Words of the screens whose meaning is shown on hover.

use egui::{Response, Ui};

use crate::i18n::HasLanguage as _;

/// The names of the explained words; `tip-` and the name is the sentence.
const EXPLAINED: [&str; 12] = [
    "screens-setup-day",
    "waiting-rule",
    "screens-setup-arrivals",
    "screens-setup-two-signatures",
    "screens-setup-button-minutes",
    "shelf-own",
    "dialogs-import-only-list",
    "screens-floor-pin",
    "screens-floor-chair-more",
    "screens-log-desk",
    "prizes-groups",
    "players-moved",
];

/// Explains `word` on hover, if it is one of those that need it.
pub fn explain(ui: &Ui, response: Response, word: &str) -> Response {
    if !response.hovered() {
        return response;
    }
    let name = EXPLAINED.into_iter().find(|name| ui.word(name) == word);
    match name {
        Some(name) => response.on_hover_text(ui.word(&format!("tip-{name}"))),
        None => response,
    }
}
