//! The first page: the question for the kind of event, the recent events, and one quiet line with
//! all rare commands.

mod answers;
mod cards;
mod first_run;
mod pictures;

use bottone_base::person::fold;
use bottone_store::settings::Settings;
use bottone_ui_frame::{
    action::{Action, FileAction, HouseAction, NetworkAction, Outbox},
    commands::{UiCommand, key_label},
    shelf::ShelfAction,
};
use bottone_ui_kit::{
    gate,
    i18n::{HasLanguage as _, languages},
    icons::{Icon, dealer_button},
    theme::{Text, Theme, space},
    typing::field_id_of,
    widgets::{Button, EmptyState, SearchField, Section, tabs, with_min_size},
};
use egui::{
    Align, CentralPanel, Frame, Key, Label, Layout, Margin, Panel, ScrollArea, Stroke, Ui, vec2,
};

use crate::{jobs::Jobs, recent::RecentCard};

/// The greatest width of the page, and the space at its sides, in points.
const WIDTH: f32 = 1480.0;
const SIDE: f32 = 60.0;
const MARK: f32 = 17.0;
/// The distance between answers, and between cards, in points.
const GAP: f32 = 12.0;
/// The width of the search for an event, in points, and the number of events from which it helps.
const SEARCH: f32 = 240.0;
const MANY: usize = 4;

/// The state of the first page.
#[derive(Default)]
pub(crate) struct StartState {
    /// The words by which an event is searched.
    search: String,
}

/// Shows the first page.
pub(crate) fn show(
    ui: &mut Ui,
    state: &mut StartState,
    recent: &[RecentCard],
    settings: &Settings,
    jobs: &Jobs,
    out: &mut Outbox,
) {
    let theme = Theme::of(ui);
    ui.style_mut().visuals.widgets.noninteractive.bg_stroke = Stroke::new(1.0, theme.line);
    let side = ((ui.available_width() - WIDTH) / 2.0).max(SIDE.min(ui.available_width() * 0.05));
    let foot = Frame::new().fill(theme.card).inner_margin(Margin::symmetric(0, 6));
    Panel::bottom("foot of the start").resizable(false).frame(foot).show(ui, |ui| {
        // The words of the line are aligned with those above, without the padding of a button.
        indented(ui, side - space::BUTTON, |ui| self::foot(ui, recent.is_empty(), jobs, out));
    });
    let ground = Frame::new().fill(theme.window).inner_margin(Margin::symmetric(0, 14));
    CentralPanel::default().frame(ground).show(ui, |ui| {
        with_min_size(ui, |ui| {
            indented(ui, side, |ui| {
                ui.spacing_mut().item_spacing.y = space::ITEM;
                head(ui, settings, out);
                question(ui, out);
                answers::show(ui, out);
                ui.add_space(space::ITEM);
                notices(ui, jobs);
                if recent.is_empty() {
                    first_run::show(ui, &settings.club, jobs, out);
                } else {
                    events(ui, state, recent, out);
                }
            });
        });
    });
}

/// Draws the recent events under their head, with a search if they are many.
fn events(ui: &mut Ui, state: &mut StartState, recent: &[RecentCard], out: &mut Outbox) {
    let many = recent.len() >= MANY;
    if !many {
        state.search.clear();
    }
    let name = ui.word("start-recent");
    let count = ui.say("today-events-open", &[("count", recent.len().into())]);
    Section::card(&name).note(&count).show(ui, |ui| {
        if many {
            search(ui, &mut state.search);
        }
    });
    let folded = fold(&state.search);
    let wanted: Vec<&str> = folded.split(' ').filter(|word| !word.is_empty()).collect();
    let is_found = |card: &&RecentCard| {
        let text = fold(&card.search_text());
        wanted.iter().all(|word| text.contains(word))
    };
    let found: Vec<&RecentCard> = recent.iter().filter(is_found).collect();
    if found.is_empty() {
        let sentence = ui.word("start-find-nothing");
        let all = EmptyState::new(Icon::Search, &sentence)
            .show(ui, |ui| ui.add(Button::new(&ui.word("start-find-all"))).clicked());
        if all {
            state.search.clear();
        }
        return;
    }
    ScrollArea::vertical().id_salt("recent").auto_shrink(false).show(ui, |ui| {
        cards::show(ui, &found, out);
    });
}

/// Draws the search for an event, and gives it the keyboard when its key is struck.
fn search(ui: &mut Ui, text: &mut String) {
    let name = ui.word("start-find");
    let id = field_id_of(ui, &name);
    if gate::consume_ctrl(ui, Key::K) {
        ui.memory_mut(|memory| memory.request_focus(id));
    }
    let field = SearchField::new(text, &name).id(id).width(SEARCH);
    let field = ui.add(field.key(key_label(UiCommand::Find)));
    if gate::left_with_escape(ui, &field) {
        text.clear();
    }
}

/// Draws `content` with this much space at both sides.
fn indented(ui: &mut Ui, side: f32, content: impl FnOnce(&mut Ui)) {
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = 0.0;
        ui.add_space(side);
        let width = ui.available_width() - side;
        ui.allocate_ui_with_layout(
            vec2(width, ui.available_height()),
            Layout::top_down(Align::Min),
            |ui| {
                ui.set_width(width);
                ui.spacing_mut().item_spacing.x = space::ITEM;
                content(ui);
            },
        );
    });
}

/// Draws the program's name, and at the right everything but new events: a table, a file, the
/// language.
fn head(ui: &mut Ui, settings: &Settings, out: &mut Outbox) {
    let theme = Theme::of(ui);
    let line = vec2(ui.available_width(), 2.0 * MARK);
    ui.allocate_ui_with_layout(line, Layout::right_to_left(Align::Center), |ui| {
        ui.spacing_mut().item_spacing.x = space::CARD;
        let mut chosen = settings.language;
        if tabs(ui, &mut chosen, &languages()).changed() {
            out.send(Action::Language(chosen));
        }
        let word = ui.word("shell-open");
        if ui.add(Button::new(&word).key(key_label(UiCommand::Open))).clicked() {
            out.send(Action::File(FileAction::Open));
        }
        let word = ui.word("screens-start-table");
        let table = Button::new(&word).icon(Icon::Table).key(key_label(UiCommand::FreeTable));
        if ui.add(table).clicked() {
            out.send(Action::File(FileAction::FreeTable(true)));
        }
        ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
            let (_, mark) = ui.allocate_space(vec2(2.0 * MARK, 2.0 * MARK));
            dealer_button(ui.painter(), mark.center(), MARK, theme);
            ui.add_space(space::TIGHT);
            ui.label(Text::Heading.rich("Bottone").color(theme.text));
        });
    });
}

/// Draws the question, the largest text, and a way out for anything that is not among its answers.
fn question(ui: &mut Ui, out: &mut Outbox) {
    let theme = Theme::of(ui);
    ui.allocate_ui_with_layout(
        vec2(ui.available_width(), 44.0),
        Layout::right_to_left(Align::Center),
        |ui| {
            let word = ui.word("start-other");
            if ui.add(Button::quiet(&word).key(key_label(UiCommand::New))).clicked() {
                out.send(Action::File(FileAction::New));
            }
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                let words = Text::Question.rich(ui.word("start-question")).color(theme.text);
                ui.add(Label::new(words).truncate());
            });
        },
    );
}

/// Draws the jobs in progress: opening an event from a shared log, playing a sample evening.
fn notices(ui: &mut Ui, jobs: &Jobs) {
    let theme = Theme::of(ui);
    let opens = jobs.opens().map(|address| {
        let gaps = [("event", address.event().into()), ("place", address.place().into())];
        ui.say("network-opens", &gaps)
    });
    let sample = jobs.sample().map(|progress| {
        let number = |of: usize| ui.language().number(of as u64);
        let gaps = [
            ("entries", number(progress.entries).into()),
            ("playing", number(progress.playing).into()),
            ("records", number(progress.records).into()),
        ];
        ui.say("screens-start-sample-progress", &gaps)
    });
    for line in opens.into_iter().chain(sample) {
        ui.add(Label::new(Text::Body.rich(line).color(theme.gold)).wrap());
    }
}

/// Draws the button of the sample evening, made from its label.
fn sample_button(ui: &mut Ui, button: fn(&str) -> Button<'_>, jobs: &Jobs, out: &mut Outbox) {
    let refusal = jobs.sample().is_some().then(|| ui.word("screens-start-sample-plays"));
    let word = ui.word("screens-start-sample");
    if ui.add(button(&word).icon(Icon::Play).refusal(refusal.as_deref())).clicked() {
        out.send(Action::File(FileAction::Sample));
    }
}

/// Draws the rare commands in one quiet line. With `new`, the sample evening is offered above it.
fn foot(ui: &mut Ui, new: bool, jobs: &Jobs, out: &mut Outbox) {
    let doors = [
        ("guide-open", Action::Run(UiCommand::Guide)),
        ("shelf-open", Action::Shelf(ShelfAction::Open(None))),
        ("club-open", Action::House(HouseAction::AskOpen)),
        ("club-new", Action::House(HouseAction::AskNew)),
        ("network-menu", Action::Network(NetworkAction::Ask)),
        ("tdt-menu", Action::File(FileAction::ImportEvent)),
    ];
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(space::TIGHT, space::TIGHT);
        if !new {
            sample_button(ui, |word| Button::quiet(word).flat(), jobs, out);
        }
        for (name, action) in doors {
            if ui.add(Button::quiet(&ui.word(name)).flat()).clicked() {
                out.send(action);
            }
        }
        let keys = ui.word("shell-list-of-keys");
        if ui.add(Button::quiet(&keys).flat().key(key_label(UiCommand::Keys))).clicked() {
            out.send(Action::Run(UiCommand::Keys));
        }
    });
}
