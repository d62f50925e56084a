//! Leaving an event that exists only in this window, because its file is gone or another program's.

use bottone_i18n::ToText as _;
use bottone_ui_frame::{
    action::{Action, FileAction, Outbox},
    context::FrameContext,
    dialog::{EventDialog, show_question},
};
use bottone_ui_kit::{
    i18n::HasLanguage as _,
    theme::{Text, Theme, space},
    widgets::Button,
};
use egui::{Align, Label, Layout, Ui, vec2};

/// The action that follows once the event is left.
#[derive(Clone, Debug)]
pub struct AskLeave(Box<Action>);

impl AskLeave {
    /// Asks whether to leave the event for this action.
    pub fn new(action: Action) -> Self {
        Self(Box::new(action))
    }
}

impl EventDialog for AskLeave {
    fn show(&mut self, ui: &mut Ui, cx: &FrameContext<'_>, out: &mut Outbox) {
        show_question(ui, &ui.word("dialogs-leave-title"), 520.0, out, |ui, out| {
            let theme = Theme::of(ui);
            if let Some((trouble, file)) = cx.desk.trouble().zip(cx.desk.path()) {
                let cause = trouble.cause(file).to_text(cx.language);
                ui.add(Label::new(Text::Strong.rich(format!("{cause}.")).color(theme.red)).wrap());
            }
            let what = ui.word("dialogs-leave-lost");
            ui.add(Label::new(Text::Body.rich(what).color(theme.text)).wrap());
            ui.add_space(space::ITEM);
            let size = vec2(ui.available_width(), ui.spacing().interact_size.y);
            ui.allocate_ui_with_layout(size, Layout::right_to_left(Align::Center), |ui| {
                if ui.add(Button::primary(&ui.word("shell-save-copy"))).clicked() {
                    out.send(Action::CloseDialog);
                    out.send(Action::File(FileAction::SaveCopy));
                }
                if ui.add(Button::quiet(&ui.word("dialogs-cancel")).key("Esc")).clicked() {
                    out.send(Action::CloseDialog);
                }
                if ui.add(Button::new(&ui.word("dialogs-leave-anyway"))).clicked() {
                    out.send(Action::CloseDialog);
                    out.send(Action::Abandon(self.0.clone()));
                }
            });
        });
    }
}
