//! The word or PIN that opens a locked desk.

use bottone_i18n::ToText as _;
use bottone_store::settings::{LEAST_PIN, Pin, PinError};
use bottone_ui_frame::{
    action::{Action, LockAction, Outbox},
    context::FrameContext,
    dialog::{Dialog, answer_buttons, show_question},
};
use bottone_ui_kit::{
    gate,
    i18n::HasLanguage as _,
    theme::{Text, Theme, space},
    typing,
};
use egui::{Label, Response, TextEdit, Ui};

/// The word as typed, twice because it is hidden.
#[derive(Clone, Default)]
pub struct ChoosePin {
    word: String,
    repeated: String,
    /// True if the desk is locked with it at once.
    locks: bool,
    focused: bool,
}

// The typed word must not appear in debug output.
impl std::fmt::Debug for ChoosePin {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("***")
    }
}

impl ChoosePin {
    /// Asks for a word; with `locks` the desk is locked at once.
    pub fn new(locks: bool) -> Self {
        Self { locks, ..Self::default() }
    }

    fn refusal(&self, ui: &Ui) -> Option<String> {
        if self.word.trim().chars().count() < LEAST_PIN {
            return Some(PinError::Short.to_text(ui.language()));
        }
        (self.word.trim() != self.repeated.trim()).then(|| ui.word("lock-differs"))
    }

    fn save(&self, ui: &Ui, out: &mut Outbox) {
        match Pin::of(&self.word) {
            Ok(pin) => {
                out.send(Action::CloseDialog);
                out.send(Action::Lock(LockAction::Keep(Box::new(pin))));
                if self.locks {
                    out.send(Action::Lock(LockAction::Lock));
                }
            }
            Err(error) => out.send(Action::Tell(error.to_text(ui.language()))),
        }
    }
}

impl Dialog for ChoosePin {
    fn show(&mut self, ui: &mut Ui, _cx: Option<&FrameContext<'_>>, out: &mut Outbox) {
        show_question(ui, &ui.word("lock-choose"), 420.0, out, |ui, out| {
            let theme = Theme::of(ui);
            let why = ui.say("lock-choose-why", &[("least", LEAST_PIN.into())]);
            ui.add(Label::new(Text::Note.rich(why).color(theme.dim)).wrap());
            ui.add_space(space::ITEM);
            let first = hidden(ui, "lock-pin", &mut self.word);
            if !std::mem::replace(&mut self.focused, true) {
                first.request_focus();
            }
            let second = hidden(ui, "lock-again", &mut self.repeated);
            let refusal = self.refusal(ui);
            let word = ui.word(if self.locks { "lock-now" } else { "lock-keep" });
            if answer_buttons(ui, &word, refusal.as_deref(), out) {
                self.save(ui, out);
            } else if first.lost_focus() && self.repeated.is_empty() {
                // Enter in the first field goes to the second.
                second.request_focus();
            }
        });
    }
}

/// Draws a named field with hidden text.
pub(super) fn hidden(ui: &mut Ui, name: &str, text: &mut String) -> Response {
    let label = ui.label(Text::Caption.rich(ui.word(name)).color(Theme::of(ui).dim));
    let edit =
        TextEdit::singleline(text).id(typing::field_id_of(ui, name)).password(true).char_limit(200);
    let field = ui.add(edit.desired_width(f32::INFINITY)).labelled_by(label.id);
    gate::keeps(ui, field, text.trim().is_empty())
}
