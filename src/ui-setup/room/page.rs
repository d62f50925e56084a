//! The room's own page: on or off, its addresses, and its readers.

use std::time::Duration;

use bottone_i18n::ToText as _;
use bottone_page::{Names, PageError, USUAL_PORT};
use bottone_store::settings::Settings;
use bottone_ui_frame::{
    action::{Action, Outbox, PageAction},
    context::FrameContext,
};
use bottone_ui_kit::{
    i18n::HasLanguage as _,
    icons::Icon,
    theme::{Text, Theme, space},
    widgets::{Button, EmptyState, QrPicture, Section, Stat, TextField, card, in_line_with_fields},
};
use egui::{Label, RichText, Ui, UiBuilder};

/// The share of the width for the words; the rest is the code for phones.
const WORDS: f32 = 0.58;
/// The widths of the fields for the port and the names, in points.
const PORT: f32 = 130.0;
const NAMES: f32 = 300.0;
/// The greatest size of the code, in points.
const LARGEST: f32 = 420.0;
/// The interval between updates of the number of watchers.
const LOOK: Duration = Duration::from_secs(1);

/// The names of the sentences about the public and the private data.
const SHOWN: [&str; 4] =
    ["page-shows-clock", "page-shows-seats", "page-shows-moves", "page-shows-prizes"];
const HIDDEN: [&str; 3] = ["page-hides-people", "page-hides-money", "page-hides-floor"];

/// The state of the page.
#[derive(Debug, Default)]
pub struct PageStatus {
    /// Its addresses, the best first; empty while it is off.
    pub urls: Vec<String>,
    /// The index of the address in the code for phones.
    pub chosen: usize,
    /// The port it listens on.
    pub port: u16,
    /// The number of watchers.
    pub watchers: usize,
    /// The error that kept it from starting.
    pub fault: Option<PageError>,
}

/// The state of the tab.
#[derive(Default)]
pub(super) struct PageState {
    status: PageStatus,
    /// The port as typed.
    port: Option<String>,
    /// The names of this computer as typed.
    names: Option<String>,
}

impl PageState {
    /// Takes the state of the page. The error of a failed start stays until another port is typed,
    /// or the page is started.
    pub(super) fn set_status(&mut self, status: PageStatus) {
        let before = std::mem::replace(&mut self.status, status);
        if self.status.urls.is_empty() && self.status.fault.is_none() {
            self.status.fault = before.fault;
        }
    }
}

/// Shows the tab.
pub(super) fn show(
    ui: &mut Ui,
    state: &mut PageState,
    settings: &Settings,
    _: &FrameContext<'_>,
    out: &mut Outbox,
) {
    let whole = ui.available_rect_before_wrap();
    let split = whole.left() + whole.width() * WORDS;
    let (left, right) =
        (whole.with_max_x(split - space::CARD / 2.0), whole.with_min_x(split + space::CARD / 2.0));
    ui.scope_builder(UiBuilder::new().max_rect(left), |ui| {
        ui.spacing_mut().item_spacing.y = space::CARD;
        switch(ui, state, settings, out);
        privacy_notes(ui);
    });
    ui.scope_builder(UiBuilder::new().max_rect(right), |ui| code(ui, &state.status));
    ui.advance_cursor_after_rect(whole);
    if !state.status.urls.is_empty() {
        ui.ctx().request_repaint_after(LOOK);
    }
}

/// Draws the switch and the address.
fn switch(ui: &mut Ui, state: &mut PageState, settings: &Settings, out: &mut Outbox) {
    card(ui).show(ui, |ui| {
        ui.set_width(ui.available_width());
        let theme = Theme::of(ui);
        let on = !state.status.urls.is_empty();
        let how = ui.word(if on { "page-is-on" } else { "page-is-off" });
        Section::card(&ui.word("page-head")).note(&how).show(ui, |ui| {
            if on && ui.add(Button::new(&ui.word("page-stop")).raised()).clicked() {
                out.send(Action::Page(PageAction::Stop));
            }
        });
        let line = |ui: &mut Ui, words: RichText| ui.add(Label::new(words).wrap());
        ui.add_space(space::TIGHT);
        if on {
            let watchers = ui.language().number(state.status.watchers as u64);
            let port = state.status.port.to_string();
            ui.horizontal(|ui| {
                ui.spacing_mut().item_spacing.x = space::SCREEN;
                ui.add(Stat::new(&ui.word("page-watchers"), &watchers));
                ui.add(Stat::new(&ui.word("page-port"), &port));
            });
            ui.add_space(space::ITEM);
            addresses(ui, &state.status, out);
            ui.add_space(space::ITEM);
            let best = state.status.urls.get(state.status.chosen).map_or("", String::as_str);
            let televisions = ui.say("page-televisions", &[("url", best.into())]);
            line(ui, Text::Body.rich(televisions).color(theme.text));
        } else {
            line(ui, Text::Body.rich(ui.word("page-why")).color(theme.text));
            ui.add_space(space::ITEM);
            start(ui, state, settings, out);
        }
        ui.add_space(space::ITEM);
        line(ui, Text::Note.rich(ui.word("page-who-reads")).color(theme.gold));
    });
}

/// Draws the port, and the button that starts the page.
fn start(ui: &mut Ui, state: &mut PageState, settings: &Settings, out: &mut Outbox) {
    let usual = || settings.page_port.unwrap_or(USUAL_PORT).to_string();
    let typed = state.port.get_or_insert_with(usual);
    let port = typed.trim().parse::<u16>().ok().filter(|port| *port > 0);
    let language = ui.language();
    let listed = state.names.get_or_insert_with(|| settings.page_names.clone());
    let names = Names::parse(listed);
    let wrong = match (&state.status.fault, port, &names) {
        (_, None, _) => Some(language.word("page-port-wrong")),
        (_, _, Err(wrong)) => Some(wrong.to_text(language)),
        (Some(fault), ..) => Some(fault.to_text(language)),
        (None, Some(_), Ok(_)) => None,
    };
    let ready = port.zip(names.ok());
    let mut changed = false;
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = space::CARD;
        let name = language.word("page-port");
        changed = TextField::new(typed, &name).width(PORT).show(ui).changed();
        in_line_with_fields(ui, |ui| {
            let word = language.word("page-start");
            let pressed = ui
                .add(Button::primary(&word).refusal(wrong.as_deref().filter(|_| ready.is_none())));
            if let Some((port, names)) = ready.filter(|_| pressed.clicked()) {
                out.send(Action::Page(PageAction::AnswerTo(names)));
                out.send(Action::Page(PageAction::Serve(port)));
            }
        });
    });
    ui.add_space(space::ITEM);
    let (name, hint) = (language.word("page-names"), language.word("page-names-hint"));
    changed |= TextField::new(listed, &name).hint(&hint).width(NAMES).show(ui).changed();
    if changed {
        state.status.fault = None;
    }
    if let Some(wrong) = wrong {
        ui.add(Label::new(Text::Note.rich(wrong).color(Theme::of(ui).red)).wrap());
    }
}

/// Draws every address; the one in the code can be chosen.
fn addresses(ui: &mut Ui, status: &PageStatus, out: &mut Outbox) {
    let theme = Theme::of(ui);
    ui.label(Text::Caption.rich(ui.word("page-addresses")).color(theme.dim));
    ui.spacing_mut().item_spacing.y = space::TIGHT;
    for (nth, url) in status.urls.iter().enumerate() {
        let own = url.contains("//127.") || url.contains("//[::1]");
        ui.horizontal(|ui| {
            if ui.add(Button::new(url).chosen(nth == status.chosen)).clicked() {
                out.send(Action::Page(PageAction::Choose(url.clone())));
            }
            if own {
                ui.label(Text::Note.rich(ui.word("page-own")).color(theme.dim));
            }
        });
    }
}

/// Draws the sentences about public and private data.
fn privacy_notes(ui: &mut Ui) {
    card(ui).show(ui, |ui| {
        ui.set_width(ui.available_width());
        let theme = Theme::of(ui);
        let list = |ui: &mut Ui, head: &str, lines: &[&str], ink| {
            ui.vertical(|ui| {
                ui.spacing_mut().item_spacing.y = space::TIGHT;
                ui.label(Text::Strong.rich(ui.word(head)).color(ink));
                for line in lines {
                    ui.add(Label::new(Text::Body.rich(ui.word(line)).color(theme.text)).wrap());
                }
            });
        };
        ui.columns(2, |columns| {
            list(&mut columns[0], "page-shows", &SHOWN, theme.accent);
            list(&mut columns[1], "page-hides", &HIDDEN, theme.dim);
        });
    });
}

/// Draws the code for phones.
fn code(ui: &mut Ui, status: &PageStatus) {
    card(ui).show(ui, |ui| {
        ui.set_min_size(ui.available_size());
        let Some(url) = status.urls.get(status.chosen) else {
            EmptyState::new(Icon::Room, &ui.word("page-no-code")).show(ui, |_| {});
            return;
        };
        let theme = Theme::of(ui);
        ui.vertical_centered(|ui| {
            ui.label(Text::Heading.rich(ui.word("page-scan")).color(theme.text));
            ui.add_space(space::ITEM);
            let room = ui.available_size() - egui::vec2(0.0, 3.0 * space::SCREEN);
            let size = room.min_elem().clamp(120.0, LARGEST);
            ui.add(
                QrPicture::new(url, &ui.say("page-code", &[("url", url.as_str().into())]))
                    .size(size),
            );
            ui.add_space(space::ITEM);
            ui.add(Label::new(Text::Title.rich(url.as_str()).color(theme.text)).wrap());
        });
    });
}
