//! The window without an event.

use egui::{Align, Align2, CentralPanel, Frame, Label, Layout, Margin, ScrollArea, Ui, vec2};

use crate::{
    store::settings::Settings,
    ui::{
        action::{Action, FileAction, HouseAction, NetworkAction, Outbox},
        commands::{UiCommand, cap},
        dialogs::structures::acts::ShelfAction,
        i18n::{Speaks as _, languages},
        icons::dealer_button,
        jobs::Jobs,
        theme::{Text, Theme, space},
        widgets::{Button, Section, at_least, card, elided, row, tabs},
    },
};

const WIDTH: f32 = 560.0;
const MARK: f32 = 34.0;

/// Shows what can be opened and made.
pub(in crate::ui) fn show(ui: &mut Ui, settings: &Settings, jobs: &Jobs, out: &mut Outbox) {
    let theme = Theme::of(ui);
    let ground = Frame::new().fill(theme.window).inner_margin(Margin::same(20));
    CentralPanel::default().frame(ground).show(ui, |ui| {
        at_least(ui, |ui| {
            language(ui, settings, out);
            let width = WIDTH.min(ui.available_width());
            let side = (ui.available_width() - width) / 2.0;
            let top = (ui.available_height() * 0.08).min(90.0);
            ui.add_space(top);
            ui.horizontal_top(|ui| {
                ui.add_space(side);
                ui.vertical(|ui| {
                    ui.set_width(width);
                    brand(ui);
                    ui.add_space(space::SCREEN);
                    doors(ui, out);
                    ui.add_space(space::ITEM);
                    other_doors(ui, out);
                    ui.add_space(space::INSIDE);
                    opens(ui, jobs);
                    sample(ui, jobs, out);
                    ui.add_space(space::INSIDE);
                    recent(ui, settings, out);
                });
            });
        });
    });
}

/// At the upper right, where nobody who does not read the language has to look for it.
fn language(ui: &mut Ui, settings: &Settings, out: &mut Outbox) {
    let line = vec2(ui.available_width(), ui.spacing().interact_size.y);
    ui.allocate_ui_with_layout(line, Layout::right_to_left(Align::Center), |ui| {
        let mut chosen = settings.language;
        if tabs(ui, &mut chosen, &languages()).changed() {
            out.send(Action::Language(chosen));
        }
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
    let line = ui.word("screens-start-line");
    painter.text(words + vec2(2.0, 10.0), Align2::LEFT_TOP, line, Text::Body.font(), theme.dim);
}

fn doors(ui: &mut Ui, out: &mut Outbox) {
    ui.horizontal(|ui| {
        let word = ui.word("shell-new-event");
        let new = Button::primary(&word).key(cap(UiCommand::New)).least_width(180.0);
        if ui.add(new).clicked() {
            out.send(Action::File(FileAction::New));
        }
        let word = ui.word("shell-open");
        let open = Button::new(&word).key(cap(UiCommand::Open)).least_width(150.0);
        if ui.add(open).clicked() {
            out.send(Action::File(FileAction::Open));
        }
        let word = ui.word("screens-start-table");
        let table = Button::new(&word).key(cap(UiCommand::FreeTable)).least_width(150.0);
        if ui.add(table).clicked() {
            out.send(Action::File(FileAction::FreeTable(true)));
        }
    });
}

/// What else there is to begin with: as many rows as the column needs.
fn other_doors(ui: &mut Ui, out: &mut Outbox) {
    let doors = [
        ("house-open", Action::House(HouseAction::AskOpen)),
        ("house-new", Action::House(HouseAction::AskNew)),
        ("shelf-open", Action::Shelf(ShelfAction::Open(None))),
        ("tdt-menu", Action::File(FileAction::ImportEvent)),
        ("network-menu", Action::Network(NetworkAction::Ask)),
    ];
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(space::ITEM, space::TIGHT);
        for (name, action) in doors {
            if ui.add(Button::quiet(&ui.word(name))).clicked() {
                out.send(action);
            }
        }
    });
}

/// The event that is being brought here, and from where: the network may take its time.
fn opens(ui: &mut Ui, jobs: &Jobs) {
    let Some(address) = jobs.opens() else { return };
    let gaps = [("event", address.event().into()), ("place", address.place().into())];
    let words = Text::Body.rich(ui.say("network-opens", &gaps)).color(Theme::of(ui).gold);
    ui.add(Label::new(words).wrap());
    ui.add_space(space::INSIDE);
}

fn sample(ui: &mut Ui, jobs: &Jobs, out: &mut Outbox) {
    let theme = Theme::of(ui);
    card(ui).show(ui, |ui| {
        ui.set_width(ui.available_width());
        let playing = jobs.sample();
        Section::card(&ui.word("screens-start-new-here")).show(ui, |ui| {
            let refusal = playing.is_some().then(|| ui.word("screens-start-sample-plays"));
            let word = ui.word("screens-start-sample");
            if ui.add(Button::new(&word).refusal(refusal.as_deref())).clicked() {
                out.send(Action::File(FileAction::Sample));
            }
        });
        let line = match playing {
            None => ui.word("screens-start-sample-line"),
            Some(progress) => {
                let number = |of: usize| ui.language().number(of as u64);
                let gaps = [
                    ("entries", number(progress.entries).into()),
                    ("playing", number(progress.playing).into()),
                    ("records", number(progress.records).into()),
                ];
                ui.say("screens-start-sample-progress", &gaps)
            }
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
    Section::card(&ui.word("screens-start-recent")).show(ui, |_| ());
    ScrollArea::vertical().auto_shrink([false, true]).show(ui, |ui| {
        for file in files {
            let name = file.file_stem().unwrap_or_default().to_string_lossy();
            let (word, again) = (ui.word("screens-start-open"), ui.word("today-again"));
            let buttons = |ui: &mut Ui| {
                let open = ui.add(Button::new(&word).least_width(64.0)).clicked();
                let hint = ui.say("today-again-why", &[("event", name.as_ref().into())]);
                let again = ui.add(Button::quiet(&again)).on_hover_text(hint).clicked();
                (open, again)
            };
            let ((), (pressed, repeated)) = row(ui, buttons, |ui| {
                ui.label(Text::Strong.rich(name.as_ref()).color(theme.text));
                let folder = file.parent().map(|folder| folder.display().to_string());
                elided(ui, Text::Note.rich(folder.unwrap_or_default()).color(theme.dim));
            });
            if repeated {
                out.send(Action::House(HouseAction::Again(file.to_owned())));
            }
            if pressed {
                out.send(Action::File(FileAction::OpenThis(file.to_owned())));
            }
        }
    });
}
