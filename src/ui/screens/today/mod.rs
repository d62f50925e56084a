//! The board of the day: every event on a line, the tables of the room, and the totals.

mod cash;
mod event_list;
mod standings;
mod tables;

use bottone_store::settings::Settings;
use bottone_ui_dialogs::{
    house_settings::HouseSettings, listing::EditListing, make_flights::MakeFlights,
};
use bottone_ui_frame::{
    action::{Action, FileAction, HouseAction, Outbox},
    commands::{UiCommand, key_label},
};
use bottone_ui_kit::{
    gate,
    i18n::{HasLanguage as _, languages},
    icons::dealer_button,
    theme::{Text, Theme, corner, radius, space},
    widgets::{Button, Section, Stat, card, elided, tabs, with_min_size},
};
use bottone_view::Tone;
use egui::{
    Align, Align2, CentralPanel, Frame, Layout, Margin, Panel, Role, ScrollArea, Sense, Stroke, Ui,
    Vec2, WidgetInfo, vec2,
};

use crate::board::{DayBoard, EventLocation};

const TOP: f32 = 60.0;
const MARK: f32 = 19.0;
/// The size of the part of the time of day that stands out of the bar, in points.
const POD: Vec2 = vec2(96.0, 46.0);

/// The state of the board.
#[derive(Default)]
pub(crate) struct TodayState {
    /// The line that Enter opens.
    chosen: usize,
    /// True if a key changed the chosen line, which is to be scrolled into view.
    reveal: bool,
}

/// Shows the board.
pub(crate) fn show(
    ui: &mut Ui,
    state: &mut TodayState,
    board: &DayBoard,
    settings: &Settings,
    out: &mut Outbox,
) {
    let theme = Theme::of(ui);
    keys(ui, state, board, out);
    ui.style_mut().visuals.widgets.noninteractive.bg_stroke = Stroke::new(1.0, theme.line);
    let bar = Frame::new().fill(theme.card).inner_margin(Margin::symmetric(20, 0));
    Panel::top("top of the day").exact_size(TOP).resizable(false).frame(bar).show(ui, |ui| {
        head(ui, board, settings, out);
    });
    let ground = Frame::new().fill(theme.window).inner_margin(Margin::same(20));
    CentralPanel::default().frame(ground).show(ui, |ui| {
        with_min_size(ui, |ui| {
            ui.spacing_mut().item_spacing.y = space::CARD;
            title(ui, state, board, out);
            for fault in &board.faults {
                ui.label(Text::Body.rich(fault).color(theme.tone(Tone::Waits)));
            }
            ScrollArea::vertical().id_salt("today").auto_shrink(false).show(ui, |ui| {
                let inside = Margin { left: 7, right: 7, top: 0, bottom: 0 };
                card(ui)
                    .inner_margin(inside)
                    .show(ui, |ui| event_list::show(ui, state, board, out));
                if board.in_house || !board.strip.events.is_empty() {
                    card(ui).show(ui, |ui| tables::show(ui, board, out));
                }
                cash::show(ui, board, out);
                standings::show(ui, board, out);
            });
        });
    });
}

/// Handles the keys: Up and Down choose a line, Enter opens it.
fn keys(ui: &Ui, state: &mut TodayState, board: &DayBoard, out: &mut Outbox) {
    use egui::Key;

    let last = board.lines.len().saturating_sub(1);
    let (down, up) = gate::consume_arrows(ui, Key::ArrowDown, Key::ArrowUp);
    state.chosen = (state.chosen + down).saturating_sub(up).min(last);
    state.reveal = down + up > 0;
    if gate::consume_enter(ui) {
        open(board, state.chosen, out);
    }
}

/// Brings the event of this line to the desk; its file is opened first if needed.
fn open(board: &DayBoard, line: usize, out: &mut Outbox) {
    out.send(match board.lines.get(line).map(|line| &line.place) {
        Some(EventLocation::Open(number)) => Action::ShowEvent(*number),
        Some(EventLocation::File(path)) => Action::File(FileAction::OpenThis(path.clone())),
        None => return,
    });
}

/// Draws the house, the day, the time, and the totals of all events.
fn head(ui: &mut Ui, board: &DayBoard, settings: &Settings, out: &mut Outbox) {
    let theme = Theme::of(ui);
    ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
        ui.spacing_mut().item_spacing.x = space::SCREEN;
        let mut chosen = settings.language;
        if tabs(ui, &mut chosen, &languages()).changed() {
            out.send(Action::Language(chosen));
        }
        ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
            ui.spacing_mut().item_spacing.x = 24.0;
            let (_, mark) = ui.allocate_space(vec2(2.0 * MARK, 2.0 * MARK));
            dealer_button(ui.painter(), mark.center(), MARK, theme);
            let house = if board.house.is_empty() { "Bottone" } else { &board.house };
            let size = vec2(190.0, TOP - 2.0 * space::CARD);
            ui.allocate_ui_with_layout(size, Layout::top_down(Align::Min), |ui| {
                ui.set_max_width(size.x);
                ui.spacing_mut().item_spacing.y = 1.0;
                elided(ui, Text::Figure.rich(house).color(theme.text));
                elided(ui, Text::Note.rich(&board.date).color(theme.dim));
            });
            let (pod, clock) = ui.allocate_exact_size(POD, Sense::hover());
            clock.widget_info(|| WidgetInfo::labeled(Role::Label, true, &board.time));
            ui.painter().rect_filled(pod, corner(radius::INNER), theme.raised);
            let time = (pod.center(), Align2::CENTER_CENTER, &board.time, Text::Clock.font());
            ui.painter().text(time.0, time.1, time.2, time.3, theme.text);
            for stat in &board.totals {
                let stat = Stat::from(stat);
                if stat.width(ui) > ui.available_width() {
                    break;
                }
                ui.add(stat);
            }
        });
    });
}

fn title(ui: &mut Ui, state: &TodayState, board: &DayBoard, out: &mut Outbox) {
    let events = ui.say("today-events-open", &[("count", board.lines.len().into())]);
    let tasks = ui.say("today-tasks", &[("count", board.tasks.into())]);
    let notes = [events, tasks];
    Section::screen(&ui.word("today-title")).notes(&notes).show(ui, |ui| {
        for (name, command) in
            [("shell-new-event", UiCommand::New), ("shell-open", UiCommand::Open)]
        {
            if ui.add(Button::new(&ui.word(name)).key(key_label(command))).clicked() {
                out.send(Action::Run(command));
            }
        }
        if !board.lines.is_empty() && ui.add(Button::new(&ui.word("today-print"))).clicked() {
            out.send(Action::House(HouseAction::Schedule));
        }
        // Repeats the chosen event with its structure, payouts, chips and seats.
        if let Some(line) = board.lines.get(state.chosen)
            && let Some(file) = &line.file
        {
            let gaps = [("event", line.line.name.as_str().into())];
            let again = ui.add(Button::new(&ui.word("today-again")));
            if again.on_hover_text(ui.say("today-again-why", &gaps)).clicked() {
                out.send(Action::House(HouseAction::Again(file.clone())));
            }
            let name = &line.line.name;
            if ui.add(Button::new(&ui.word("today-flights"))).clicked() {
                let starts = line.listed.as_ref().and_then(|listed| listed.starts);
                let asked = MakeFlights::new(file.clone(), name, line.is_fresh, starts);
                out.send(Action::ask(asked));
            }
            if let Some(listed) = &line.listed
                && ui.add(Button::new(&ui.word("today-listed"))).clicked()
            {
                out.send(Action::ask(EditListing::new(listed)));
            }
        }
        if board.in_house {
            if ui.add(Button::new(&ui.word("club-people"))).clicked() {
                out.send(Action::House(HouseAction::People(true)));
            }
            if board.may_close && ui.add(Button::new(&ui.word("club-close"))).clicked() {
                out.send(Action::House(HouseAction::Close));
            }
        }
        if board.in_house && ui.add(Button::new(&ui.word("today-club"))).clicked() {
            let asked = Box::new(HouseSettings::new(&board.setup, false));
            out.send(Action::ask(*asked));
        }
        if ui.available_width() > 420.0 {
            let word = ui.word("screens-start-table");
            if ui.add(Button::quiet(&word).key(key_label(UiCommand::FreeTable))).clicked() {
                out.send(Action::Run(UiCommand::FreeTable));
            }
        }
    });
}
