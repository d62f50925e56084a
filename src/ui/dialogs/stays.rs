//! A record that cannot be struck out: what stands in the way, and what can be done instead.

use egui::{Label, ScrollArea, Ui};

use super::ask;
use crate::{
    ui::{
        action::{Action, Outbox},
        sight::Sight,
        theme::{Text, Theme, space},
        tongue::Speaks as _,
        widgets::Button,
    },
    view::{
        log::{LogLine, instead},
        todo::Act,
        words,
    },
};

/// How much of the list is in sight at once, in points.
const LIST: f32 = 190.0;

/// The record, and the later ones that depend on it.
#[derive(Clone, Debug)]
pub struct Stays {
    record: u32,
    later: Vec<u32>,
}

impl Stays {
    /// Says why `record` stays: because of `later` ones.
    pub const fn new(record: u32, later: Vec<u32>) -> Self {
        Self { record, later }
    }

    /// Shows it.
    pub fn show(&self, ui: &mut Ui, sight: &Sight<'_>, out: &mut Outbox) {
        let Some(line) = sight.log_line(self.record) else {
            return out.send(Action::CloseDialog);
        };
        ask(ui, &ui.word("dialogs-stays-title"), 620.0, out, |ui, out| {
            let theme = Theme::of(ui);
            let what = at(&line);
            ui.add(Label::new(Text::Strong.rich(what).color(theme.text)).wrap());
            let why = words::count(ui.language(), "dialogs-stays-why", self.later.len());
            ui.add(Label::new(Text::Note.rich(why).color(theme.dim)).wrap());
            ui.add_space(space::TIGHT);
            self.in_the_way(ui, sight, out);
            ui.add_space(space::ITEM);
            self.instead(ui, sight, out);
        });
    }

    /// The later records, each a way to it in the log.
    fn in_the_way(&self, ui: &mut Ui, sight: &Sight<'_>, out: &mut Outbox) {
        let height = ui.spacing().interact_size.y;
        let area = ScrollArea::vertical().max_height(LIST).auto_shrink([false, true]);
        area.show_rows(ui, height, self.later.len(), |ui, rows| {
            let shown = self.later.get(rows).unwrap_or_default();
            for line in shown.iter().filter_map(|number| sight.log_line(*number)) {
                let width = ui.available_width();
                if ui.add(Button::quiet(&at(&line)).least_width(width)).clicked() {
                    out.send(Action::CloseDialog);
                    out.send(Action::ShowRecord(line.record));
                }
            }
        });
    }

    fn instead(&self, ui: &mut Ui, sight: &Sight<'_>, out: &mut Outbox) {
        let theme = Theme::of(ui);
        let record = sight.session.records().get(self.record as usize);
        let steps = record.map(|record| instead(sight.language, sight.tournament(), record));
        let steps = steps.unwrap_or_default();
        if steps.is_empty() {
            let words = ui.word("dialogs-stays-latest-first");
            ui.add(Label::new(Text::Body.rich(words).color(theme.text)).wrap());
            return;
        }
        let words = ui.word("dialogs-stays-instead");
        ui.label(Text::Strong.rich(words).color(theme.text));
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing.y = space::TIGHT;
            for step in steps {
                let refusal = refusal(&step.act, sight);
                if ui.add(Button::new(&step.label).refusal(refusal.as_deref())).clicked() {
                    out.send(Action::CloseDialog);
                    out.send(Action::Act(step.act));
                }
            }
        });
    }
}

/// "21:06:11  Bust · Rossi, M. (T9 S4)".
fn at(line: &LogLine) -> String {
    format!("{}  {}", line.time, line.what)
}

/// Why this cannot be done; nothing where only a reason is asked for.
fn refusal(act: &Act, sight: &Sight<'_>) -> Option<String> {
    let Act::Submit(command) = act else { return None };
    let refusal = sight.session.can(command).err().filter(|refusal| !refusal.is_waivable());
    refusal.map(|refusal| words::refusal(sight.language, refusal))
}
