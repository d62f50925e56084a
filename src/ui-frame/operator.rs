//! The fields for the operator and the name of a desk.

use bottone_i18n::Language;
use bottone_session::Operator;
use bottone_ui_kit::{i18n::HasLanguage as _, theme::space, widgets::TextField};
use egui::Ui;

/// The edit of the names in this frame.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NamesEdit {
    Nothing,
    Letters,
    /// A field was left.
    Whole,
}

/// Draws the fields for the operator and the name of this desk.
pub fn names(ui: &mut Ui, operator: &mut Operator) -> NamesEdit {
    let usual = usual_operator(ui.language());
    let words = [ui.word("screens-log-operator"), ui.word("screens-log-desk")];
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = space::INSIDE;
        let width = (ui.available_width() - space::INSIDE) / 2.0;
        let Operator { name, station } = operator;
        let who = TextField::new(name, &words[0]).hint(&usual.name).width(width).show(ui);
        let what = TextField::new(station, &words[1]).hint(&usual.station).width(width).show(ui);
        if who.lost_focus() || what.lost_focus() {
            NamesEdit::Whole
        } else if who.changed() || what.changed() {
            NamesEdit::Letters
        } else {
            NamesEdit::Nothing
        }
    })
    .inner
}

/// Returns the default operator for a desk without one.
pub fn usual_operator(language: Language) -> Operator {
    Operator {
        name: language.word("shell-floor-operator"),
        station: language.word("shell-desk-station"),
    }
}
