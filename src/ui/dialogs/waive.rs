//! Setting one rule aside, once, with a reason that goes on record.

use egui::{Label, TextEdit, Ui};

use super::{ask, entered, foot};
use crate::{
    tournament::{Command, Refusal, Waiver},
    ui::{
        action::{Action, Outbox},
        ripe::Since,
        sight::Sight,
        theme::{Text, Theme, space},
        tongue::Speaks as _,
    },
    view::words,
};

/// A command, the rule that forbids it, and the reason as it is typed.
#[derive(Clone, Debug)]
pub struct Waive {
    command: Command,
    refusal: Refusal,
    reason: String,
    begun: bool,
    since: Since,
}

impl Waive {
    /// Asks why `refusal` is to be set aside for `command`.
    pub fn new(command: Command, refusal: Refusal) -> Self {
        Self { command, refusal, reason: String::new(), begun: false, since: Since::default() }
    }
}

/// Asks for the reason.
pub(super) fn show(ui: &mut Ui, state: &mut Waive, sight: &Sight<'_>, out: &mut Outbox) {
    ask(ui, &ui.word("dialogs-waive-title"), 460.0, out, |ui, out| {
        let theme = Theme::of(ui);
        let rule = format!("{}.", words::refusal(sight.language, state.refusal));
        ui.add(Label::new(Text::Strong.rich(rule).color(theme.gold)).wrap());
        let note = ui.word("dialogs-waive-note");
        ui.add(Label::new(Text::Note.rich(note).color(theme.dim)).wrap());
        ui.add_space(space::TIGHT);
        let label = ui.label(Text::Body.rich(ui.word("dialogs-reason")).color(theme.text));
        let field =
            TextEdit::singleline(&mut state.reason).char_limit(200).desired_width(f32::INFINITY);
        let field = ui.add(field).labelled_by(label.id);
        if !std::mem::replace(&mut state.begun, true) {
            field.request_focus();
        }
        let reason = state.reason.trim();
        let missing = reason.is_empty().then(|| ui.word("dialogs-waive-say-why"));
        // It comes unasked: whoever goes on typing names, or a card reader, is not giving a reason.
        let struck = entered(ui);
        let meant = state.since.is_ripe(ui) && struck && missing.is_none();
        if struck && !meant {
            state.since = Since::now(ui);
            field.request_focus();
        }
        if foot(ui, &ui.word("dialogs-waive"), missing.as_deref(), out) || meant {
            let waiver = Waiver { of: state.refusal, reason: reason.to_owned() };
            out.send(Action::CloseDialog);
            out.send(Action::SubmitWaived(state.command.clone(), waiver));
        }
    });
}
