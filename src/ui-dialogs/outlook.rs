//! The forecast of the event as a strip of figures, with the button for changes to it.

use crate::what_if::WhatIf;
use bottone_ui_frame::{
    action::{Action, Outbox},
    commands::{UiCommand, key_label},
    context::FrameContext,
};
use bottone_ui_kit::{
    i18n::HasLanguage as _,
    theme::space,
    widgets::{Button, Stat, card},
};
use bottone_view::forecast::ForecastLine;
use egui::{Align, Layout, Ui, vec2};

/// The height of a figure with its caption, in points.
const HEIGHT: f32 = 40.0;
/// The space between two figures, in points.
const GAP: f32 = 2.0 * space::INSIDE;

/// Shows every forecast figure on a line of its own, with the button for changes below.
pub fn lines(ui: &mut Ui, cx: &FrameContext<'_>, out: &mut Outbox) {
    let Some(forecast) = cx.forecast() else { return };
    for line in &forecast.lines {
        ui.add(stat(line)).on_hover_text(ui.word("forecast-note"));
    }
    let word = ui.word("forecast-what-if");
    let button = Button::new(&word).least_width(ui.available_width());
    if ui.add(button).on_hover_text(ui.word("forecast-what-if-hint")).clicked() {
        ask_what_if(cx, out);
    }
}

/// Shows as many forecast figures as fit: the end always, the others from the first on. With
/// `keyed` the button shows its key.
pub fn show(ui: &mut Ui, keyed: bool, cx: &FrameContext<'_>, out: &mut Outbox) {
    let Some(forecast) = cx.forecast() else { return };
    card(ui).show(ui, |ui| {
        ui.set_min_width(ui.available_width());
        let line = Layout::right_to_left(Align::Center);
        ui.allocate_ui_with_layout(vec2(ui.available_width(), HEIGHT), line, |ui| {
            let word = ui.word("forecast-what-if");
            let button = Button::new(&word);
            let button = if keyed { button.key(key_label(UiCommand::WhatIf)) } else { button };
            if ui.add(button).on_hover_text(ui.word("forecast-what-if-hint")).clicked() {
                ask_what_if(cx, out);
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

/// Opens the question about changes to the forecast.
pub fn ask_what_if(cx: &FrameContext<'_>, out: &mut Outbox) {
    let dialog = WhatIf::new(cx.tournament(), cx.now);
    out.send(Action::ask(dialog));
}

fn stat(line: &ForecastLine) -> Stat<'_> {
    Stat::new(&line.caption, &line.likely).tail(&line.band)
}

/// Returns the lines that fit side by side, in order; the last one, the end, is always included.
fn fitting<'a>(ui: &Ui, lines: &'a [ForecastLine]) -> Vec<&'a ForecastLine> {
    let Some((end, others)) = lines.split_last() else { return Vec::new() };
    let mut left = ui.available_width() - stat(end).width(ui);
    let fits = |line: &&ForecastLine| {
        left -= stat(line).width(ui) + GAP;
        left >= 0.0
    };
    others.iter().take_while(fits).chain([end]).collect()
}
