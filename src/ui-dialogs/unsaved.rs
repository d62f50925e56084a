//! The question before a screen with unsaved edits is left.

use bottone_ui_frame::{
    action::{Action, Outbox},
    context::FrameContext,
    dialog::{Dialog, show_question},
    forms::UnsavedForm,
};
use bottone_ui_kit::{
    i18n::HasLanguage as _,
    theme::{Text, Theme, space},
    widgets::Button,
};
use egui::{Align, Label, Layout, Ui, vec2};

/// The forms with unsaved edits, and the action that follows once they are saved or discarded.
#[derive(Clone, Debug)]
pub struct AskUnsaved {
    forms: Vec<UnsavedForm>,
    then: Box<Action>,
}

impl AskUnsaved {
    /// Asks about these forms before the action `then`.
    pub fn new(left: Vec<UnsavedForm>, then: Action) -> Self {
        Self { forms: left, then: Box::new(then) }
    }
}

impl Dialog for AskUnsaved {
    fn show(&mut self, ui: &mut Ui, _cx: Option<&FrameContext<'_>>, out: &mut Outbox) {
        show_question(ui, &ui.word("unsaved-title"), 520.0, out, |ui, out| {
            let theme = Theme::of(ui);
            let mut refusal = None;
            for unsaved in &self.forms {
                let form = ui.word(unsaved.form.word());
                let said = ui.say("unsaved-form", &[("form", form.into())]);
                ui.add(Label::new(Text::Body.rich(said).color(theme.text)).wrap());
                if let Err(why) = &unsaved.save {
                    ui.add(Label::new(Text::Note.rich(why).color(theme.gold)).wrap());
                    refusal = refusal.or(Some(why.as_str()));
                }
            }
            ui.add_space(space::ITEM);
            let size = vec2(ui.available_width(), ui.spacing().interact_size.y);
            ui.allocate_ui_with_layout(size, Layout::right_to_left(Align::Center), |ui| {
                let word = ui.word("unsaved-save-and-go");
                if ui.add(Button::primary(&word).refusal(refusal)).clicked() {
                    out.send(Action::CloseDialog);
                    for save in self.forms.iter().filter_map(|unsaved| unsaved.save.as_ref().ok()) {
                        out.send(save.clone());
                    }
                    out.send((*self.then).clone());
                }
                if ui.add(Button::new(&ui.word("unsaved-discard-and-go"))).clicked() {
                    out.send(Action::CloseDialog);
                    for unsaved in &self.forms {
                        out.send(Action::Discard(unsaved.form));
                    }
                    out.send((*self.then).clone());
                }
                if ui.add(Button::quiet(&ui.word("unsaved-stay")).key("Esc")).clicked() {
                    out.send(Action::CloseDialog);
                }
            });
        });
    }
}
