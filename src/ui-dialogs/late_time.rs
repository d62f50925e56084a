//! The time of an act that is recorded late; the room is then shown as it stood.

use bottone_base::time::Timestamp;
use bottone_tournament::Command;
use bottone_ui_frame::{
    action::{Action, Outbox},
    context::FrameContext,
    dialog::{EventDialog, answer_buttons, show_question},
};
use bottone_ui_kit::{
    gate,
    i18n::HasLanguage as _,
    theme::{Text, Theme},
    typing,
    widgets::{TextField, elided},
};
use bottone_view::late;
use bottone_vocabulary::words;
use egui::{Label, TextEdit, Ui};

use super::late::LateAct;

/// The time as typed.
#[derive(Clone, Debug, Default)]
pub struct AskLateTime {
    typed: String,
    focused: bool,
}

impl AskLateTime {
    /// Returns the instant, or the name of the text for its fault.
    fn read(&self, cx: &FrameContext<'_>) -> Result<Timestamp, &'static str> {
        read(&self.typed, cx)
    }
}

impl EventDialog for AskLateTime {
    fn show(&mut self, ui: &mut Ui, cx: &FrameContext<'_>, out: &mut Outbox) {
        show_question(ui, &ui.word("late-when-title"), 460.0, out, |ui, out| {
            let theme = Theme::of(ui);
            let hint = ui.word("late-when-hint");
            ui.add(Label::new(Text::Note.rich(hint).color(theme.dim)).wrap());
            let width = ui.available_width();
            let field =
                TextField::new(&mut self.typed, &ui.word("late-when")).width(width).show(ui);
            if !std::mem::replace(&mut self.focused, true) {
                field.request_focus();
            }
            let read = self.read(cx);
            let (line, ink) = match read {
                Ok(at) => {
                    let ago = late::elapsed(cx.language, cx.now.since(at));
                    let time = words::instant(cx.language, at, cx.now);
                    let gaps = [("time", time.into()), ("ago", ago.into())];
                    (ui.say("late-when-is", &gaps), theme.text)
                }
                // While nothing is typed, the answer button says so.
                Err("late-when-type") => (String::new(), theme.dim),
                Err(name) => (ui.word(name), theme.dim),
            };
            ui.add(Label::new(Text::Body.rich(line).color(ink)).wrap());
            let refusal = read.err().map(|_| ui.word("late-when-type"));
            if answer_buttons(ui, &ui.word("late-when-go"), refusal.as_deref(), out)
                && let Ok(at) = read
            {
                out.send(Action::CloseDialog);
                out.send(Action::LookBack(Some(at)));
            }
        });
    }
}

/// Parses the typed instant, or returns the name of the text for its fault.
fn read(typed: &str, cx: &FrameContext<'_>) -> Result<Timestamp, &'static str> {
    if typed.trim().is_empty() {
        return Err("late-when-type");
    }
    let at = late::parse(typed, &cx.desk.papers(cx.language)).ok_or("late-when-wrong")?;
    if at < cx.desk.beginning().at {
        return Err("late-when-early");
    }
    if at > cx.now { Err("late-when-ahead") } else { Ok(at) }
}

/// The time of the act in another dialog; empty means now.
#[derive(Clone, Debug, Default)]
pub(super) struct LateTimeField(String);

/// The width of the field, in points.
const WIDTH: f32 = 210.0;

impl LateTimeField {
    /// Shows the field, followed by its meaning. Returns the instant, or an error without a valid
    /// one. While the user looks back, the past instant is used.
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
                .id(typing::field_id_of(ui, "when"))
                .hint_text(hint)
                .char_limit(40);
            let field = ui.add(field.desired_width(WIDTH)).labelled_by(label.id);
            gate::keeps(ui, field, self.0.trim().is_empty() || at.is_err());
            if let Ok(Some(at)) = at {
                let ago = late::elapsed(cx.language, cx.now.since(at));
                let time = words::instant(cx.language, at, cx.now);
                let gaps = [("time", time.into()), ("ago", ago.into())];
                elided(ui, Text::Note.rich(ui.say("late-when-is", &gaps)).color(theme.dim));
            }
        });
        at.map_err(|name| ui.word(name))
    }

    /// Submits the command now, or shows the effects of recording it at that instant.
    pub(super) fn send(at: Option<Timestamp>, command: Command, out: &mut Outbox) {
        let Some(at) = at else { return out.submit(command) };
        let past_change = late::PastChange::Late { at, command: Box::new(command), waiver: None };
        out.send(Action::ask(LateAct::new(past_change)));
    }
}
