//! The structure and the shelf: taking another from it, making a new one, and saving this one on
//! it.

use std::path::Path;

use egui::Ui;

use crate::{
    store::profiles::shelf,
    ui::{
        action::{Action, FileAction, Outbox},
        context::FrameContext,
        dialogs::{Dialog, keep_structure::KeepStructure, structures::actions::ShelfAction},
        i18n::HasLanguage as _,
        widgets::Button,
    },
};

/// Draws the buttons at the head of the structure, from the right.
pub(super) fn show(ui: &mut Ui, own: Option<&Path>, cx: &FrameContext<'_>, out: &mut Outbox) {
    let here = cx.tournament().clock().structure();
    if ui.add(Button::new(&ui.word("screens-setup-save-ours"))).clicked() {
        let keep = KeepStructure::new(here, shelf(own));
        out.send(Action::Ask(Dialog::KeepStructure(Box::new(keep))));
    }
    if ui.add(Button::new(&ui.word("shelf-open"))).clicked() {
        out.send(Action::Shelf(ShelfAction::Open(None)));
    }
    if ui.add(Button::new(&ui.word("maker-open"))).clicked() {
        out.send(Action::File(FileAction::MakeStructure(None)));
    }
}
