//! The forms of exported results, as lines of a menu.

use egui::Ui;

use super::{
    action::{Action, FileAction, Outbox, PrintAction, ResultsAs},
    i18n::Speaks as _,
    theme::Text,
};
use crate::tournament::papers::{Scope, SheetKind};

/// Every form but paper, with the name of its label.
const WAYS: [(ResultsAs, &str); 3] = [
    (ResultsAs::Spreadsheet, "pay-export-csv"),
    (ResultsAs::Hendon, "pay-export-hendon"),
    (ResultsAs::Text, "pay-export-text"),
];

/// Shows a line for each of them.
pub(super) fn lines(ui: &mut Ui, out: &mut Outbox) {
    if ui.button(Text::Body.rich(ui.word("pay-print-results"))).clicked() {
        out.send(Action::Print(PrintAction::Show(SheetKind::Results, Scope::All)));
    }
    for (way, word) in ui.words(&WAYS) {
        if ui.button(Text::Body.rich(word)).clicked() {
            out.send(Action::File(FileAction::Results(way)));
        }
    }
}
