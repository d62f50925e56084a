//! A record that cannot be struck out: the later records that need it, and the alternatives.

use bottone_ui_frame::{
    action::{Action, Outbox},
    context::FrameContext,
    dialog::{EventDialog, show_question},
};
use bottone_ui_kit::{
    i18n::HasLanguage as _,
    theme::{Text, Theme, space},
    widgets::{Button, List, ListColumn, Width},
};
use bottone_view::{
    late::PastChange,
    log::{LogLine, corrections},
    todo::TaskAct,
};
use bottone_vocabulary::words;
use egui::{Label, Ui, vec2};

use super::late::LateAct;

/// The height of a later record, in points, and the number in sight at once.
const ROW: f32 = 30.0;
const SEEN: usize = 6;

const COLUMNS: [ListColumn<'static>; 2] =
    [ListColumn::new("", Width::Points(70.0)), ListColumn::new("", Width::Share(1.0))];

/// The record, and the later ones that depend on it.
#[derive(Clone, Debug)]
pub struct CannotStrike {
    record: u32,
    later: Vec<u32>,
}

impl CannotStrike {
    /// Says that `record` stays because of the `later` ones.
    pub const fn new(record: u32, later: Vec<u32>) -> Self {
        Self { record, later }
    }

    /// Draws the later records, each with a link to it in the log.
    fn later_records(&self, ui: &mut Ui, cx: &FrameContext<'_>, out: &mut Outbox) {
        let theme = Theme::of(ui);
        let seen = self.later.len().clamp(1, SEEN);
        let height = ROW * f32::from(u8::try_from(seen).unwrap_or(1));
        let whole = vec2(ui.available_width(), height);
        let pressed = ui.allocate_ui(whole, |ui| {
            ui.set_min_height(height);
            let list = List::new("dependents", &COLUMNS).row_height(ROW);
            list.rows(ui, self.later.len(), |index, cells| {
                let number = self.later.get(index).copied();
                let Some(line) = number.and_then(|number| cx.log_line(number)) else { return };
                cells.write(&line.time, Text::Body, theme.dim);
                cells.write(&line.what, Text::Body, theme.tone(line.tone));
            })
        });
        if let Some(record) = pressed.inner.and_then(|index| self.later.get(index)) {
            out.send(Action::CloseDialog);
            out.send(Action::ShowRecord(*record));
        }
    }

    fn alternatives(&self, ui: &mut Ui, cx: &FrameContext<'_>, out: &mut Outbox) {
        let theme = Theme::of(ui);
        let record = cx.desk.records().get(self.record as usize);
        let steps = record.map(|record| corrections(cx.language, cx.tournament(), record));
        let steps = steps.unwrap_or_default();
        if steps.is_empty() {
            let words = ui.word("dialogs-stays-latest-first");
            ui.add(Label::new(Text::Body.rich(words).color(theme.text)).wrap());
            return;
        }
        let words = ui.word("dialogs-stays-instead");
        ui.label(Text::Strong.rich(words).color(theme.text));
        let mut refused = None;
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing.y = space::TIGHT;
            for step in steps {
                let refusal = refusal(&step.act, cx);
                if ui.add(Button::new(&step.label).refusal(refusal.as_deref())).clicked() {
                    out.send(Action::CloseDialog);
                    out.send(Action::Act(step.act));
                }
                refused = refused.take().or(refusal);
            }
        });
        if let Some(why) = refused {
            ui.add(Label::new(Text::Note.rich(why).color(theme.dim)).wrap());
        }
    }
}

impl EventDialog for CannotStrike {
    fn show(&mut self, ui: &mut Ui, cx: &FrameContext<'_>, out: &mut Outbox) {
        let Some(line) = cx.log_line(self.record) else {
            return out.send(Action::CloseDialog);
        };
        show_question(ui, &ui.word("dialogs-stays-title"), 620.0, out, |ui, out| {
            let theme = Theme::of(ui);
            let what = record_text(&line);
            ui.add(Label::new(Text::Strong.rich(what).color(theme.text)).wrap());
            let why = words::count(ui.language(), "dialogs-stays-why", self.later.len());
            ui.add(Label::new(Text::Note.rich(why).color(theme.dim)).wrap());
            ui.add_space(space::TIGHT);
            self.later_records(ui, cx, out);
            ui.add_space(space::ITEM);
            self.alternatives(ui, cx, out);
            ui.add_space(space::ITEM);
            if ui.add(Button::new(&ui.word("dialogs-stays-anyway"))).clicked() {
                let late = LateAct::new(PastChange::Strike(self.record));
                out.send(Action::ask(late));
            }
        });
    }
}

/// Returns a line such as "21:06:11  Bust · Rossi, M. (T9 S4)".
fn record_text(line: &LogLine) -> String {
    format!("{}  {}", line.time, line.what)
}

/// Returns the refusal of an act; `None` if it is possible, or possible with a reason.
fn refusal(act: &TaskAct, cx: &FrameContext<'_>) -> Option<String> {
    let TaskAct::Submit(command) = act else { return None };
    let refusal = cx.desk.can(command).err().filter(|refusal| !refusal.is_waivable());
    refusal.map(|refusal| words::refusal(cx.language, refusal))
}
