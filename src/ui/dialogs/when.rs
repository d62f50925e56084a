//! When something happened that is to be told now: the room is shown as it stood then.

use egui::{Label, TextEdit, Ui};

use super::{Dialog, answer, ask, late::Late};
use crate::{
    rules::time::Timestamp,
    tournament::Command,
    ui::{
        action::{Action, Outbox},
        context::FrameContext,
        i18n::Speaks as _,
        theme::{Text, Theme},
        typing,
        widgets::{Field, elided},
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
        read(&self.typed, cx)
    }
}

/// The instant that was typed, or the name of what is wrong with it.
fn read(typed: &str, cx: &FrameContext<'_>) -> Result<Timestamp, &'static str> {
    if typed.trim().is_empty() {
        return Err("late-when-type");
    }
    let at = late::when(typed, &cx.desk.papers(cx.language)).ok_or("late-when-wrong")?;
    if at < cx.desk.beginning().at {
        return Err("late-when-early");
    }
    if at > cx.now { Err("late-when-ahead") } else { Ok(at) }
}

/// When that happened which another dialog asks for: now, where nothing is typed.
#[derive(Clone, Debug, Default)]
pub(super) struct Earlier(String);

/// How wide the field is, in points.
const WIDTH: f32 = 210.0;

impl Earlier {
    /// Shows the field, with what is read from it behind. The instant, or why there is none. Who looks back has said when.
    pub(super) fn show(
        &mut self,
        ui: &mut Ui,
        cx: &FrameContext<'_>,
    ) -> Result<Option<Timestamp>, String> {
        if cx.present.is_some() {
            return Ok(None);
        }
        let theme = Theme::of(ui);
        let typed = !self.0.trim().is_empty();
        let at = if typed { read(&self.0, cx).map(Some) } else { Ok(None) };
        ui.horizontal(|ui| {
            let label = ui.label(Text::Body.rich(ui.word("late-earlier")).color(theme.text));
            let hint = Text::Body.rich(ui.word("late-earlier-hint")).color(theme.dim);
            let field = TextEdit::singleline(&mut self.0)
                .id(typing::field_named(ui, "when"))
                .hint_text(hint)
                .char_limit(40);
            ui.add(field.desired_width(WIDTH)).labelled_by(label.id);
            if let Ok(Some(at)) = at {
                let ago = late::ago(cx.language, cx.now.since(at));
                let time = words::instant(cx.language, at, cx.now);
                let gaps = [("time", time.into()), ("ago", ago.into())];
                elided(ui, Text::Note.rich(ui.say("late-when-is", &gaps)).color(theme.dim));
            }
        });
        at.map_err(|name| ui.word(name))
    }

    /// Asks for it, now or as of then: then what would come of it is shown first.
    pub(super) fn send(at: Option<Timestamp>, command: Command, out: &mut Outbox) {
        let Some(at) = at else { return out.submit(command) };
        let telling = late::Telling::Late { at, command: Box::new(command), waiver: None };
        out.send(Action::Ask(Dialog::Late(Box::new(Late::new(telling)))));
    }
}
