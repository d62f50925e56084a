//! The waiver of one rule, once, with a reason that goes on record.

use egui::{Label, TextEdit, Ui};

use super::{ask, foot};
use crate::{
    rules::person::PersonId,
    tournament::{
        Command, Refusal, Waiver,
        entries::{EntryCommand, ToSell, Who},
    },
    ui::{
        action::{Action, Outbox},
        context::FrameContext,
        early_keys::Since,
        gate,
        i18n::Speaks as _,
        theme::{Text, Theme, space},
        typing,
    },
    view::words,
};

/// A command, the rule that forbids it, and the reason as typed.
#[derive(Clone, Debug)]
pub struct Waive {
    command: Command,
    refusal: Refusal,
    /// The rules already waived for the command.
    before: Option<Waiver>,
    reason: String,
    begun: bool,
    since: Since,
}

impl Waive {
    /// Asks for the reason to waive `refusal` for `command`.
    pub fn new(command: Command, refusal: Refusal) -> Self {
        let since = Since::default();
        Self { command, refusal, before: None, reason: String::new(), begun: false, since }
    }

    /// Asks after other rules were waived for the command, with the earlier reason already in the
    /// field.
    pub fn after(command: Command, refusal: Refusal, before: Waiver) -> Self {
        let reason = before.reason.clone();
        Self { before: Some(before), reason, ..Self::new(command, refusal) }
    }

    fn waiver(&self) -> Waiver {
        let reason = self.reason.trim().to_owned();
        match self.before.clone() {
            Some(before) => Waiver { reason, ..before.and(self.refusal) },
            None => Waiver::new(self.refusal, reason),
        }
    }
}

/// Returns the person in the house's book who is to enter, if it is exactly one.
fn whom(command: &Command, cx: &FrameContext<'_>) -> Option<PersonId> {
    let Command::Entries(
        EntryCommand::Enter { who, .. }
        | EntryCommand::PaidBy { sale: ToSell::Enter { who, .. }, .. },
    ) = command
    else {
        return None;
    };
    match who.as_slice() {
        [Who::New(person) | Who::StoppedNew(_, person)] => person.id,
        [Who::Known(player) | Who::StoppedKnown(_, player)] => {
            cx.tournament().entries().player(*player)?.person.id
        }
        _ => None,
    }
}

/// Asks for the reason.
pub(super) fn show(ui: &mut Ui, state: &mut Waive, cx: &FrameContext<'_>, out: &mut Outbox) {
    ask(ui, &ui.word("dialogs-waive-title"), 460.0, out, |ui, out| {
        let theme = Theme::of(ui);
        let rule = format!("{}.", words::refusal(cx.language, state.refusal));
        ui.add(Label::new(Text::Strong.rich(rule).color(theme.gold)).wrap());
        if let Some(why) = whom(&state.command, cx).and_then(|person| cx.stopped(person)) {
            ui.add(Label::new(Text::Body.rich(format!("{why}.")).color(theme.text)).wrap());
        }
        let note = ui.word("dialogs-waive-note");
        ui.add(Label::new(Text::Note.rich(note).color(theme.dim)).wrap());
        ui.add_space(space::TIGHT);
        let label = ui.label(Text::Body.rich(ui.word("dialogs-reason")).color(theme.text));
        let field = TextEdit::singleline(&mut state.reason)
            .id(typing::field_named(ui, "reason"))
            .char_limit(200)
            .desired_width(f32::INFINITY);
        let field = ui.add(field).labelled_by(label.id);
        let field = gate::keeps(ui, field, state.reason.trim().is_empty());
        if !std::mem::replace(&mut state.begun, true) {
            field.request_focus();
        }
        let missing = state.reason.trim().is_empty().then(|| ui.word("dialogs-waive-say-why"));
        // The question comes unasked: letters typed just before it, or a card reader's, are not
        // a reason.
        let struck = gate::is_answered(ui);
        let meant = state.since.is_ripe(ui.ctx()) && struck && missing.is_none();
        if struck && !meant {
            state.since = Since::now(ui.ctx());
            field.request_focus();
        }
        if foot(ui, &ui.word("dialogs-waive"), missing.as_deref(), out) || meant {
            out.send(Action::CloseDialog);
            out.send(Action::SubmitWaived(state.command.clone(), state.waiver()));
        }
    });
}
