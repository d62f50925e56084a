//! How the event will go on, as a strip of figures, and what would change it.

use egui::{Align, Layout, Ui, vec2};

use super::{
    action::{Action, Outbox},
    commands::{UiCommand, cap},
    context::FrameContext,
    dialogs::{Dialog, what_if::WhatIf},
    i18n::Speaks as _,
    theme::space,
    widgets::{Button, Stat, card},
};
use crate::view::forecast::Line;

/// How high a figure under its caption is.
const HEIGHT: f32 = 40.0;
/// Between two figures.
const GAP: f32 = 2.0 * space::INSIDE;

/// Shows what is forecast, as much of it as there is room for: the end always, the others from the first on. With
/// `keyed` its button says by which key it is pressed.
pub(super) fn show(ui: &mut Ui, keyed: bool, cx: &FrameContext<'_>, out: &mut Outbox) {
    let Some(forecast) = cx.forecast() else { return };
    card(ui).show(ui, |ui| {
        ui.set_min_width(ui.available_width());
        let line = Layout::right_to_left(Align::Center);
        ui.allocate_ui_with_layout(vec2(ui.available_width(), HEIGHT), line, |ui| {
            let word = ui.word("forecast-what-if");
            let button = Button::new(&word);
            let button = if keyed { button.key(cap(UiCommand::WhatIf)) } else { button };
            if ui.add(button).on_hover_text(ui.word("forecast-what-if-hint")).clicked() {
                ask(cx, out);
            }
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                ui.spacing_mut().item_spacing.x = GAP;
                for line in fitting(ui, &forecast.lines) {
                    ui.add(stat(line)).on_hover_text(ui.word("forecast-note"));
                }
            });
        });
    });
}

/// Asks what would change it.
pub(super) fn ask(cx: &FrameContext<'_>, out: &mut Outbox) {
    let dialog = WhatIf::new(cx.tournament(), cx.now);
    out.send(Action::Ask(Dialog::WhatIf(Box::new(dialog))));
}

fn stat(line: &Line) -> Stat<'_> {
    Stat::new(&line.what, &line.likely).tail(&line.band)
}

/// As many lines as fit side by side, in their order; the last one, the end, always.
fn fitting<'a>(ui: &Ui, lines: &'a [Line]) -> Vec<&'a Line> {
    let Some((end, others)) = lines.split_last() else { return Vec::new() };
    let mut left = ui.available_width() - stat(end).width(ui);
    let fits = |line: &&Line| {
        left -= stat(line).width(ui) + GAP;
        left >= 0.0
    };
    others.iter().take_while(fits).chain([end]).collect()
}
