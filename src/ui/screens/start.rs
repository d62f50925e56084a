//! The window without an event.

use egui::{Align2, CentralPanel, Frame, Margin, ScrollArea, Ui, vec2};

use crate::{
    rules::chips::Chips,
    store::settings::Settings,
    ui::{
        action::{Action, FileAction, Outbox},
        errands::Errands,
        icons::dealer_button,
        keys::{Press, cap},
        theme::{Text, Theme, space},
        widgets::{Button, Section, card, elided, row},
    },
};

const WIDTH: f32 = 560.0;
const MARK: f32 = 34.0;

/// Shows what can be opened and made.
pub(in crate::ui) fn show(ui: &mut Ui, settings: &Settings, errands: &Errands, out: &mut Outbox) {
    let theme = Theme::of(ui);
    let ground = Frame::new().fill(theme.window).inner_margin(Margin::same(20));
    CentralPanel::default().frame(ground).show(ui, |ui| {
        let width = WIDTH.min(ui.available_width());
        let side = (ui.available_width() - width) / 2.0;
        let top = (ui.available_height() * 0.12).min(120.0);
        ui.add_space(top);
        ui.horizontal_top(|ui| {
            ui.add_space(side);
            ui.vertical(|ui| {
                ui.set_width(width);
                brand(ui);
                ui.add_space(space::SCREEN);
                doors(ui, out);
                ui.add_space(space::INSIDE);
                sample(ui, errands, out);
                ui.add_space(space::INSIDE);
                recent(ui, settings, out);
            });
        });
    });
}

fn brand(ui: &mut Ui) {
    let theme = Theme::of(ui);
    let width = ui.available_width();
    let (_, place) = ui.allocate_space(vec2(width, 2.0 * MARK));
    let middle = place.left_center() + vec2(MARK, 0.0);
    dealer_button(ui.painter(), middle, MARK, theme);
    let words = middle + vec2(MARK + space::SCREEN, 0.0);
    let painter = ui.painter();
    painter.text(
        words + vec2(0.0, 7.0),
        Align2::LEFT_BOTTOM,
        "Bottone",
        Text::Ruling.font(),
        theme.text,
    );
    let line = "Directs live poker tournaments. Offline, one file an event.";
    painter.text(words + vec2(2.0, 10.0), Align2::LEFT_TOP, line, Text::Body.font(), theme.dim);
}

fn doors(ui: &mut Ui, out: &mut Outbox) {
    ui.horizontal(|ui| {
        let new = Button::primary("New event…").key(cap(Press::New)).least_width(180.0);
        if ui.add(new).clicked() {
            out.send(Action::File(FileAction::New));
        }
        let open = Button::new("Open…").key(cap(Press::Open)).least_width(150.0);
        if ui.add(open).clicked() {
            out.send(Action::File(FileAction::Open));
        }
    });
}

fn sample(ui: &mut Ui, errands: &Errands, out: &mut Outbox) {
    let theme = Theme::of(ui);
    card(ui).show(ui, |ui| {
        ui.set_width(ui.available_width());
        let playing = errands.sample();
        Section::card("New here?").show(ui, |ui| {
            let refusal = playing.is_some().then_some("The evening is being played");
            if ui.add(Button::new("Try a sample evening").refusal(refusal)).clicked() {
                out.send(Action::File(FileAction::Sample));
            }
        });
        let line = match playing {
            None => {
                "Invented players at twenty tables or so, level 3 under way. Bust, move, break \
                     and undo as you like: it is a file of its own."
                    .to_owned()
            }
            Some(progress) => format!(
                "Playing: {} entries, {} in, {} acts on record.",
                Chips::new(progress.entries as u64),
                Chips::new(progress.playing as u64),
                Chips::new(progress.records as u64),
            ),
        };
        ui.label(Text::Note.rich(line).color(theme.dim));
    });
}

fn recent(ui: &mut Ui, settings: &Settings, out: &mut Outbox) {
    let theme = Theme::of(ui);
    let files = settings.recent();
    if files.is_empty() {
        return;
    }
    Section::card("Recent events").show(ui, |_| ());
    ScrollArea::vertical().auto_shrink([false, true]).show(ui, |ui| {
        for file in files {
            let name = file.file_stem().unwrap_or_default().to_string_lossy();
            let open = |ui: &mut Ui| ui.add(Button::new("Open").least_width(64.0)).clicked();
            let ((), pressed) = row(ui, open, |ui| {
                ui.label(Text::Strong.rich(name.as_ref()).color(theme.text));
                let folder = file.parent().map(|folder| folder.display().to_string());
                elided(ui, Text::Note.rich(folder.unwrap_or_default()).color(theme.dim));
            });
            if pressed {
                out.send(Action::File(FileAction::OpenThis(file.to_owned())));
            }
        }
    });
}
