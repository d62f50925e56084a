//! Why a payment is taken back: money that was handed over is not simply undone.

use egui::{Label, Ui};

use super::{answer, ask};
use crate::{
    tournament::{Command, entries::EntryId, payments::PaymentCommand},
    ui::{
        action::{Action, Outbox},
        context::FrameContext,
        i18n::Speaks as _,
        theme::{Text, Theme},
        widgets::Field,
    },
    view::words,
};

/// Whose last payment, and the reason as it is typed.
#[derive(Clone, Debug)]
pub struct TakeBack {
    entry: EntryId,
    reason: String,
    begun: bool,
}

impl TakeBack {
    /// Asks why the last payment to this entry is taken back.
    pub const fn new(entry: EntryId) -> Self {
        Self { entry, reason: String::new(), begun: false }
    }

    pub(super) fn show(&mut self, ui: &mut Ui, cx: &FrameContext<'_>, out: &mut Outbox) {
        let t = cx.tournament();
        let last = t.payments().of(self.entry).rfind(|payment| payment.stands());
        let Some(last) = last else {
            out.send(Action::CloseDialog);
            return;
        };
        let money = cx.language.money(last.handed_over(), &t.setup().currency);
        let gaps = [
            ("who", words::full_name(cx.language, t, self.entry).into()),
            ("money", money.as_str().into()),
            ("time", words::time_of_day(last.at).into()),
        ];
        ask(ui, &ui.word("pay-take-back"), 460.0, out, |ui, out| {
            let theme = Theme::of(ui);
            let paid = ui.say("pay-back-which", &gaps);
            ui.add(Label::new(Text::Strong.rich(paid).color(theme.gold)).wrap());
            let note = ui.word("pay-back-note");
            ui.add(Label::new(Text::Note.rich(note).color(theme.dim)).wrap());
            let width = ui.available_width();
            let field = Field::new(&mut self.reason, &ui.word("pay-reason")).width(width).show(ui);
            let reason = self.reason.trim().to_owned();
            // Enter without a word leaves the field; the word is still to be typed there.
            let unsaid = field.lost_focus() && reason.is_empty();
            if !std::mem::replace(&mut self.begun, true) || unsaid {
                field.request_focus();
            }
            let missing = reason.is_empty().then(|| ui.word("pay-reason-hint"));
            let command = Command::Payments(PaymentCommand::TakeBack { entry: self.entry, reason });
            let refusal = missing.or_else(|| cx.refusal(&command));
            let word = ui.say("pay-take-back-do", &[("money", money.as_str().into())]);
            if answer(ui, &word, refusal.as_deref(), out) {
                out.send(Action::CloseDialog);
                out.submit(command);
            }
        });
    }
}
