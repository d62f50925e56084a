//! The waiver of one rule, once, with a reason that goes on record.

use bottone_base::person::PersonId;
use bottone_tournament::{
    Command, Refusal, Waiver,
    entries::{Entrant, EntryCommand, PaidSale},
};
use bottone_ui_frame::{
    action::{Action, Outbox},
    context::FrameContext,
    dialog::{EventDialog, foot, show_question},
};
use bottone_ui_kit::{
    early_keys::ShownSince,
    gate,
    i18n::HasLanguage as _,
    theme::{Text, Theme, space},
    typing,
};
use bottone_vocabulary::words;
use egui::{Label, TextEdit, Ui};

/// A command, the rule that forbids it, and the reason as typed.
#[derive(Clone, Debug)]
pub struct AskWaiver {
    command: Command,
    refusal: Refusal,
    /// The rules already waived for the command.
    earlier: Option<Waiver>,
    reason: String,
    focused: bool,
    since: ShownSince,
}

impl AskWaiver {
    /// Asks for the reason to waive `refusal` for `command`.
    pub fn new(command: Command, refusal: Refusal) -> Self {
        let since = ShownSince::default();
        Self { command, refusal, earlier: None, reason: String::new(), focused: false, since }
    }

    /// Asks after other rules were waived for the command, with the earlier reason already in the
    /// field.
    pub fn with_earlier_waiver(command: Command, refusal: Refusal, before: Waiver) -> Self {
        let reason = before.reason.clone();
        Self { earlier: Some(before), reason, ..Self::new(command, refusal) }
    }

    fn waiver(&self) -> Waiver {
        let reason = self.reason.trim().to_owned();
        match self.earlier.clone() {
            Some(before) => Waiver { reason, ..before.with_rule(self.refusal) },
            None => Waiver::new(self.refusal, reason),
        }
    }
}

/// Returns the person in the house's book who is to enter, if it is exactly one.
fn person_to_enter(command: &Command, cx: &FrameContext<'_>) -> Option<PersonId> {
    let Command::Entries(
        EntryCommand::Enter { who, .. }
        | EntryCommand::PaidBy { sale: PaidSale::Enter { who, .. }, .. },
    ) = command
    else {
        return None;
    };
    match who.as_slice() {
        [Entrant::New(person) | Entrant::StoppedNew(_, person)] => person.id,
        [Entrant::Known(player) | Entrant::StoppedKnown(_, player)] => {
            cx.tournament().entries().player(*player)?.person.id
        }
        _ => None,
    }
}

impl EventDialog for AskWaiver {
    fn show(&mut self, ui: &mut Ui, cx: &FrameContext<'_>, out: &mut Outbox) {
        show_question(ui, &ui.word("dialogs-waive-title"), 460.0, out, |ui, out| {
            let theme = Theme::of(ui);
            let rule = format!("{}.", words::refusal(cx.language, self.refusal));
            ui.add(Label::new(Text::Strong.rich(rule).color(theme.gold)).wrap());
            if let Some(why) =
                person_to_enter(&self.command, cx).and_then(|person| cx.ban_reason(person))
            {
                ui.add(Label::new(Text::Body.rich(format!("{why}.")).color(theme.text)).wrap());
            }
            let note = ui.word("dialogs-waive-note");
            ui.add(Label::new(Text::Note.rich(note).color(theme.dim)).wrap());
            ui.add_space(space::TIGHT);
            let label = ui.label(Text::Body.rich(ui.word("dialogs-reason")).color(theme.text));
            let field = TextEdit::singleline(&mut self.reason)
                .id(typing::field_id_of(ui, "reason"))
                .char_limit(200)
                .desired_width(f32::INFINITY);
            let field = ui.add(field).labelled_by(label.id);
            let field = gate::keeps(ui, field, self.reason.trim().is_empty());
            if !std::mem::replace(&mut self.focused, true) {
                field.request_focus();
            }
            let missing = self.reason.trim().is_empty().then(|| ui.word("dialogs-waive-say-why"));
            // The question comes unasked: letters typed just before it, or a card reader's, are not
            // a reason.
            let struck = gate::is_answered(ui);
            let confirmed = self.since.accepts_keys(ui.ctx()) && struck && missing.is_none();
            if struck && !confirmed {
                self.since = ShownSince::now(ui.ctx());
                field.request_focus();
            }
            if foot(ui, &ui.word("dialogs-waive"), missing.as_deref(), out) || confirmed {
                out.send(Action::CloseDialog);
                out.send(Action::SubmitWaived(self.command.clone(), self.waiver()));
            }
        });
    }
}
