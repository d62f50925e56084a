//! When something happened that is to be told now: the room is shown as it stood then.

use egui::{Label, Ui};

use super::{answer, ask};
use crate::{
    rules::time::Timestamp,
    ui::{
        action::{Action, Outbox},
        context::FrameContext,
        i18n::Speaks as _,
        theme::{Text, Theme},
        widgets::Field,
    },
    view::{late, words},
};

/// The time as it is typed.
#[derive(Clone, Debug, Default)]
pub struct When {
    typed: String,
    begun: bool,
}

impl When {
    pub(super) fn show(&mut self, ui: &mut Ui, cx: &FrameContext<'_>, out: &mut Outbox) {
        ask(ui, &ui.word("late-when-title"), 460.0, out, |ui, out| {
            let theme = Theme::of(ui);
            let hint = ui.word("late-when-hint");
            ui.add(Label::new(Text::Note.rich(hint).color(theme.dim)).wrap());
            let width = ui.available_width();
            let field = Field::new(&mut self.typed, &ui.word("late-when")).width(width).show(ui);
            if !std::mem::replace(&mut self.begun, true) {
                field.request_focus();
            }
            let read = self.read(cx);
            let (line, ink) = match read {
                Ok(at) => {
                    let ago = late::ago(cx.language, cx.now.since(at));
                    let time = words::instant(cx.language, at, cx.now);
                    let gaps = [("time", time.into()), ("ago", ago.into())];
                    (ui.say("late-when-is", &gaps), theme.text)
                }
                // As long as nothing is typed, the answer says so.
                Err("late-when-type") => (String::new(), theme.dim),
                Err(name) => (ui.word(name), theme.dim),
            };
            ui.add(Label::new(Text::Body.rich(line).color(ink)).wrap());
            let refusal = read.err().map(|_| ui.word("late-when-type"));
            if answer(ui, &ui.word("late-when-go"), refusal.as_deref(), out)
                && let Ok(at) = read
            {
                out.send(Action::CloseDialog);
                out.send(Action::LookBack(Some(at)));
            }
        });
    }

    /// The instant, or the name of what is wrong with it.
    fn read(&self, cx: &FrameContext<'_>) -> Result<Timestamp, &'static str> {
        if self.typed.trim().is_empty() {
            return Err("late-when-type");
        }
        let at = late::when(&self.typed, &cx.desk.papers(cx.language));
        let at = at.ok_or("late-when-wrong")?;
        if at < cx.desk.beginning().at {
            return Err("late-when-early");
        }
        if at > cx.now { Err("late-when-ahead") } else { Ok(at) }
    }
}
