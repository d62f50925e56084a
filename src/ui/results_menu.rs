//! The ways in which results are given out, as lines of a menu.

use egui::Ui;

use super::{
    action::{Action, FileAction, Outbox, ResultsAs},
    theme::Text,
    tongue::Speaks as _,
};

/// Every way with the name of its word.
const WAYS: [(ResultsAs, &str); 4] = [
    (ResultsAs::Paper, "pay-print-results"),
    (ResultsAs::Spreadsheet, "pay-export-csv"),
    (ResultsAs::Hendon, "pay-export-hendon"),
    (ResultsAs::Text, "pay-export-text"),
];

/// Shows a line for each of them.
pub(super) fn lines(ui: &mut Ui, out: &mut Outbox) {
    for (way, word) in ui.words(&WAYS) {
        if ui.button(Text::Body.rich(word)).clicked() {
            out.send(Action::File(FileAction::Results(way)));
        }
    }
}
