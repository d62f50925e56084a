//! The forms of exported results, as lines of a menu.

use crate::action::{Action, FileAction, Outbox, PrintAction, ResultsFormat};
use bottone_tournament::papers::{Scope, SheetKind};
use bottone_ui_kit::{i18n::HasLanguage as _, theme::Text};
use egui::Ui;

/// Every form but paper, with the name of its label.
const WAYS: [(ResultsFormat, &str); 3] = [
    (ResultsFormat::Spreadsheet, "pay-export-csv"),
    (ResultsFormat::Hendon, "pay-export-hendon"),
    (ResultsFormat::Text, "pay-export-text"),
];

/// Shows a line for each of them.
pub fn lines(ui: &mut Ui, out: &mut Outbox) {
    if ui.button(Text::Body.rich(ui.word("pay-print-results"))).clicked() {
        out.send(Action::Print(PrintAction::Show(SheetKind::Results, Scope::All)));
    }
    for (way, word) in ui.words(&WAYS) {
        if ui.button(Text::Body.rich(word)).clicked() {
            out.send(Action::File(FileAction::Results(way)));
        }
    }
}
