//! The rest of the acts of a panel, behind one button.

use egui::Ui;

use crate::{
    i18n::HasLanguage as _,
    theme::{Text, space},
};

/// Draws the button that opens the acts drawn by `acts`, one below the other.
pub fn more(ui: &mut Ui, acts: impl FnOnce(&mut Ui)) {
    let word = Text::Button.rich(ui.word("shell-more"));
    ui.menu_button(word, |ui| {
        ui.spacing_mut().item_spacing.y = space::TIGHT;
        acts(ui);
    });
}
