//! The reason for taking back a payment: money that was handed over cannot simply be undone.

use bottone_base::time::Timestamp;
use bottone_tournament::{
    Command,
    entries::EntryId,
    payments::{ItemPiece, PaymentCommand},
};
use bottone_ui_frame::{
    action::{Action, Outbox},
    context::FrameContext,
    dialog::{EventDialog, answer_buttons, show_question},
};
use bottone_ui_kit::{
    i18n::HasLanguage as _,
    theme::{Text, Theme},
    widgets::TextField,
};
use bottone_vocabulary::words;
use egui::{Label, Ui};

/// The entry of the payment, or a prize that is not money, and the reason as typed.
#[derive(Clone, Debug)]
pub struct TakeBack {
    entry: EntryId,
    piece: Option<ItemPiece>,
    reason: String,
    focused: bool,
}

impl TakeBack {
    /// Asks for the reason to take back the last payment to this entry, or this prize that is not
    /// money.
    pub const fn new(entry: EntryId, piece: Option<ItemPiece>) -> Self {
        Self { entry, piece, reason: String::new(), focused: false }
    }

    /// Returns the payment and its instant; `None` once it was taken back.
    fn payment(&self, cx: &FrameContext<'_>) -> Option<(String, Timestamp)> {
        let t = cx.tournament();
        let Some(piece) = self.piece else {
            let last = t.payments().of(self.entry).rfind(|payment| payment.is_valid())?;
            return Some((cx.language.money(last.handed_over(), &t.setup().currency), last.at));
        };
        let handed = t.payments().current_handover(piece)?;
        Some((handed.name.clone(), handed.at))
    }
}

impl EventDialog for TakeBack {
    fn show(&mut self, ui: &mut Ui, cx: &FrameContext<'_>, out: &mut Outbox) {
        let t = cx.tournament();
        let Some((what, at)) = self.payment(cx) else {
            out.send(Action::CloseDialog);
            return;
        };
        let gaps = [
            ("who", words::full_name(cx.language, t, self.entry).into()),
            ("money", what.as_str().into()),
            ("time", words::time_of_day(at).into()),
        ];
        show_question(ui, &ui.word("pay-void"), 460.0, out, |ui, out| {
            let theme = Theme::of(ui);
            let paid = ui.say("pay-back-which", &gaps);
            ui.add(Label::new(Text::Strong.rich(paid).color(theme.gold)).wrap());
            let note = if self.piece.is_some() { "items-back-note" } else { "pay-back-note" };
            let note = ui.word(note);
            ui.add(Label::new(Text::Note.rich(note).color(theme.dim)).wrap());
            let width = ui.available_width();
            let field =
                TextField::new(&mut self.reason, &ui.word("pay-reason")).width(width).show(ui);
            let reason = self.reason.trim().to_owned();
            // Enter in an empty field leaves it; the reason is still to be typed there.
            let unsaid = field.lost_focus() && reason.is_empty();
            if !std::mem::replace(&mut self.focused, true) || unsaid {
                field.request_focus();
            }
            let missing = reason.is_empty().then(|| ui.word("pay-reason-hint"));
            let command = Command::Payments(match self.piece {
                Some(piece) => PaymentCommand::TakeItemBack { piece, reason },
                None => PaymentCommand::TakeBack { entry: self.entry, reason },
            });
            let refusal = missing.or_else(|| cx.refusal(&command));
            let word = ui.say("pay-void-do", &[("money", what.as_str().into())]);
            if answer_buttons(ui, &word, refusal.as_deref(), out) {
                out.send(Action::CloseDialog);
                out.submit(command);
            }
        });
    }
}
