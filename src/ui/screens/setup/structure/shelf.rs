//! The shelf of structures: another is taken from it, and this one is kept on it.

use std::path::Path;

use egui::Ui;

use crate::{
    rules::levels::Structure,
    store::profiles::{Entry, shelf},
    tournament::{Command, clock::ClockCommand},
    ui::{
        action::{Action, FileAction, Outbox},
        context::FrameContext,
        dialogs::{Dialog, keep_structure::KeepStructure},
        i18n::Speaks as _,
        theme::Text,
        widgets::Button,
    },
    view::words,
};

/// The shelf as it was last read.
#[derive(Debug, Default)]
pub(super) struct ShelfState(Option<Vec<Entry<Structure>>>);

/// The buttons at the head of the structure, from the right.
pub(super) fn show(
    ui: &mut Ui,
    state: &mut ShelfState,
    own: Option<&Path>,
    cx: &FrameContext<'_>,
    out: &mut Outbox,
) {
    let here = cx.tournament().clock().structure();
    if ui.add(Button::new(&ui.word("screens-setup-keep"))).clicked() {
        let keep = KeepStructure::new(here, shelf(own));
        out.send(Action::Ask(Dialog::KeepStructure(Box::new(keep))));
    }
    replace(ui, state, own, cx, out);
    if ui.add(Button::new(&ui.word("maker-open"))).clicked() {
        out.send(Action::File(FileAction::MakeStructure(None)));
    }
}

/// Another structure is taken from the shelf, as long as the clock was never started.
fn replace(
    ui: &mut Ui,
    state: &mut ShelfState,
    own: Option<&Path>,
    cx: &FrameContext<'_>,
    out: &mut Outbox,
) {
    let word = ui.word("screens-setup-replace");
    if cx.tournament().clock().started() {
        let why = ui.word("screens-setup-replace-late");
        ui.add(Button::new(&word).refusal(Some(&why)));
        return;
    }
    let button = ui.add(Button::new(&word));
    egui::Popup::menu(&button).show(|ui| {
        ui.set_min_width(280.0);
        let paste = Text::Body.rich(ui.word("paste-ask"));
        if ui.add(egui::Button::new(paste)).clicked() {
            out.send(Action::File(FileAction::PasteStructure(None)));
        }
        for entry in state.0.get_or_insert_with(|| shelf(own)) {
            let Ok(structure) = &entry.profile else { continue };
            let words = format!(
                "{} · {} · {}",
                structure.name,
                ui.language().chips(structure.starting_stack),
                words::hours(cx.language, structure.minutes())
            );
            let here = *structure == *cx.tournament().clock().structure();
            if ui.add_enabled(!here, egui::Button::new(Text::Body.rich(words))).clicked() {
                let structure = Box::new(structure.clone());
                out.submit(Command::Clock(ClockCommand::Replace { structure }));
            }
        }
    });
}
