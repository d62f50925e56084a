//! The log: every act with its author and reason, the latest first.

use bottone_base::{person::fold, time::Timestamp};
use bottone_ui_frame::{
    action::{Action, Outbox},
    commands::{UiCommand, key_label},
    context::FrameContext,
};
use bottone_ui_kit::{
    gate,
    i18n::HasLanguage as _,
    icons::Icon,
    theme::{Text, Theme, corner, mix, space},
    widgets::{
        Button, Cells, EmptyState, List, ListColumn, SearchField, Section, Width, card, tabs,
    },
};
use bottone_view::log::{ActKind, LogLine};
use bottone_vocabulary::words;
use egui::{
    Align, Color32, Label, Layout, Rect, Role, ScrollArea, Sense, Stroke, StrokeKind, Ui,
    UiBuilder, WidgetInfo, pos2, vec2,
};

use super::fairness;
use crate::look_back;

const COLUMNS: [ListColumn<'static>; 5] = [
    ListColumn::new("screens-log-time", Width::Points(64.0)),
    ListColumn::new("", Width::Points(10.0)),
    ListColumn::new("screens-log-record", Width::Share(1.0)),
    ListColumn::new("screens-log-operator", Width::Points(110.0)),
    ListColumn::new("screens-log-desk", Width::Points(96.0)),
];

/// The height of a row, and the width of the chosen record beside the rows, in points.
const ROW: f32 = 28.0;
const SIDE: f32 = 320.0;
/// The width below which the chosen record stands under the rows, in points.
const NARROW: f32 = 900.0;
/// The height of the chosen record under the rows, in points.
const UNDER: f32 = 150.0;
/// The radius of the dot that marks a kind, in points.
const DOT: f32 = 4.0;

/// A view of the log.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Tab {
    #[default]
    Records,
    /// The moves of the night, compared with chance.
    Fairness,
}

const TABS: [(Tab, &str); 2] =
    [(Tab::Records, "screens-log-records"), (Tab::Fairness, "fairness-tab")];

/// The state of this screen.
#[derive(Debug, Default)]
pub(crate) struct LogState {
    tab: Tab,
    kind: Option<ActKind>,
    text: String,
    chosen: Option<u32>,
    /// True if the chosen record is to be scrolled into view.
    reveal: bool,
    matches: LogMatches,
}

impl LogState {
    /// Chooses this record and scrolls it into view, whatever the search text.
    pub(crate) fn choose(&mut self, record: u32) {
        (self.tab, self.kind, self.text) = (Tab::Records, None, String::new());
        self.chosen = Some(record);
        self.reveal = true;
    }
}

/// The records that pass the filter, in order. The text of a line never changes, so only new ones
/// are checked.
#[derive(Debug, Default)]
struct LogMatches {
    kind: Option<ActKind>,
    text: String,
    checked: usize,
    /// The instant of the past view, if any.
    until: Option<Timestamp>,
    records: Vec<u32>,
}

impl LogMatches {
    fn refresh(&mut self, kind: Option<ActKind>, text: &str, cx: &FrameContext<'_>) {
        let log = cx.views.log(cx.desk);
        let until = cx.present.map(|_| cx.now);
        let same = self.kind == kind && self.text == text && self.until == until;
        if !same || self.checked > log.len() {
            *self = Self { kind, text: text.to_owned(), until, ..Self::default() };
        }
        let records = cx.desk.records();
        let has_come = |number: u32| {
            let record = records.get(number as usize);
            until.is_none_or(|until| record.is_some_and(|record| record.at() <= until))
        };
        let folded = fold(text);
        let wanted: Vec<&str> = folded.split(' ').filter(|word| !word.is_empty()).collect();
        let new = (0..).take(log.len()).skip(self.checked);
        self.records.extend(new.filter(|&number| has_come(number)).filter(|&number| {
            let kind = kind.is_none_or(|kind| log.kind(number) == Some(kind));
            kind && (wanted.is_empty() || log.mentions(number, &wanted))
        }));
        self.checked = log.len();
    }
}

/// Shows the screen.
pub(crate) fn show(ui: &mut Ui, state: &mut LogState, cx: &FrameContext<'_>, out: &mut Outbox) {
    state.matches.refresh(state.kind, &state.text, cx);
    let (all, found) = (cx.views.log(cx.desk).len(), state.matches.records.len());
    let note = words::count(cx.language, "count-records", all);
    let note = if found == all {
        note
    } else {
        ui.say("screens-log-found", &[("found", found.into()), ("all", note.into())])
    };
    let is_now = cx.present.is_none();
    // Fairness is shown for the present only.
    state.tab = if is_now { state.tab } else { Tab::Records };
    Section::screen(&ui.word("shell-log")).note(&note).show(ui, |ui| {
        if ui.available_width() > NARROW {
            let word = ui.word("late-happened");
            let late = Button::quiet(&word).key(key_label(UiCommand::Happened));
            let refusal = UiCommand::Happened.refusal(cx);
            if ui.add(late.refusal(refusal.as_deref())).clicked() {
                out.send(Action::Run(UiCommand::Happened));
            }
        }
        if is_now {
            tabs(ui, &mut state.tab, &ui.words(&TABS));
        }
        let width = (ui.available_width() - 150.0).min(400.0);
        let size = vec2(width, ui.spacing().interact_size.y);
        ui.allocate_ui_with_layout(size, Layout::left_to_right(Align::Center), |ui| {
            look_back::slider(ui, cx, out);
        });
    });
    ui.add_space(space::TIGHT);
    if state.tab == Tab::Fairness {
        fairness::show(ui, cx, out);
        return;
    }
    filter(ui, state);
    ui.add_space(space::TIGHT);
    if all == 0 {
        EmptyState::new(Icon::Log, &ui.word("screens-log-nothing")).show(ui, |_| {});
        return;
    }
    if found == 0 {
        EmptyState::new(Icon::Search, &ui.word("screens-log-none-like-this")).show(ui, |ui| {
            if ui.add(Button::new(&ui.word("screens-log-show-all"))).clicked() {
                (state.kind, state.text) = (None, String::new());
            }
        });
        return;
    }
    let whole = ui.available_rect_before_wrap();
    let chosen = state.chosen.and_then(|number| cx.log_line(number));
    let (rows, side) = match &chosen {
        None => (whole, None),
        Some(_) if whole.width() < NARROW => {
            let (rows, side) = whole.split_top_bottom_at_y(whole.bottom() - UNDER);
            (rows.with_max_y(rows.bottom() - space::CARD), Some(side))
        }
        Some(_) => {
            let (rows, side) = whole.split_left_right_at_x(whole.right() - SIDE);
            (rows.with_max_x(rows.right() - space::CARD), Some(side))
        }
    };
    ui.scope_builder(UiBuilder::new().max_rect(rows).id_salt("rows"), |ui| {
        card(ui).inner_margin(egui::Margin::same(1)).show(ui, |ui| list(ui, state, cx));
    });
    if let Some((line, side)) = chosen.zip(side) {
        ui.scope_builder(UiBuilder::new().max_rect(side).id_salt("line"), |ui| {
            if record(ui, &line, cx, out) {
                state.chosen = None;
            }
        });
    }
    ui.advance_cursor_after_rect(whole);
}

/// Draws the search field and the kinds, each with the dot that marks its records.
fn filter(ui: &mut Ui, state: &mut LogState) {
    let all = (None, ui.word("screens-log-all"));
    let kinds = ActKind::ALL.map(|kind| (Some(kind), kind.name(ui.language())));
    let find = ui.word("screens-log-find");
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(space::TIGHT, space::TIGHT);
        ui.add(SearchField::new(&mut state.text, &find).width(200.0));
        ui.add_space(space::TIGHT);
        for (kind, name) in std::iter::once(all).chain(kinds) {
            if chip(ui, kind, &name, state.kind == kind) {
                state.kind = kind;
            }
        }
    });
}

/// Draws a kind as a chip; returns whether it was pressed.
fn chip(ui: &mut Ui, kind: Option<ActKind>, name: &str, chosen: bool) -> bool {
    let theme = Theme::of(ui);
    let words =
        ui.painter().layout_no_wrap(name.to_owned(), Text::Button.font(), Color32::PLACEHOLDER);
    let height = ui.spacing().interact_size.y;
    let mark = if kind.is_some() { 2.0 * DOT + 6.0 } else { 0.0 };
    let size = vec2(words.size().x + mark + 20.0, height);
    let (place, response) = ui.allocate_exact_size(size, Sense::click());
    response.widget_info(|| WidgetInfo::selected(Role::Tab, response.enabled(), chosen, name));
    let lit = chosen || response.hovered();
    let fill = if chosen { theme.raised_hover } else { theme.card };
    let edge = if response.has_focus() { theme.accent } else { theme.line };
    let edge = Stroke::new(1.0, edge);
    ui.painter().rect(place, corner(height / 2.0), fill, edge, StrokeKind::Inside);
    let left = place.left() + 10.0;
    if let Some(kind) = kind {
        dot(ui, pos2(left + DOT, place.center().y), kind, theme);
    }
    let ink = if lit { theme.text } else { theme.dim };
    let at = pos2(left + mark, place.center().y - words.size().y / 2.0);
    ui.painter().galley(at, words, ink);
    response.clicked()
}

/// Draws the dot of a kind: filled for what happens to players and money, a ring for the rest.
fn dot(ui: &Ui, centre: egui::Pos2, kind: ActKind, theme: &Theme) {
    let (ink, filled) = match kind {
        ActKind::Entries => (theme.accent, true),
        ActKind::Busts => (theme.red, true),
        ActKind::Seats => (theme.blue, true),
        ActKind::Clock => (theme.text, true),
        ActKind::Money => (theme.gold, true),
        ActKind::Rulings => (theme.red, false),
        ActKind::Table => (theme.text, false),
        ActKind::Paper | ActKind::Setup | ActKind::Undo => (theme.dim, false),
    };
    if filled {
        ui.painter().circle_filled(centre, DOT, ink);
    } else {
        ui.painter().circle_stroke(centre, DOT - 0.75, Stroke::new(1.5, ink));
    }
}

fn list(ui: &mut Ui, state: &mut LogState, cx: &FrameContext<'_>) {
    ui.spacing_mut().item_spacing.y = 0.0;
    let records = &state.matches.records;
    let count = records.len();
    let at = |index: usize| records.get(count.wrapping_sub(index + 1)).copied();
    let chosen = state.chosen.and_then(|number| records.binary_search(&number).ok());
    let chosen = chosen.map(|place| count - 1 - place);
    let step = gate::arrow_steps(ui).and_then(|step| gate::step_row(chosen, step, count));
    let reveal = chosen.filter(|_| std::mem::take(&mut state.reveal));
    let list = List::new("records", &COLUMNS)
        .localized()
        .row_height(ROW)
        .chosen(step.or(chosen))
        .scroll_to(step.or(reveal));
    list.heads(ui, None);
    let theme = Theme::of(ui);
    let mut dots: Vec<(Rect, ActKind)> = Vec::new();
    let clip = ui.available_rect_before_wrap().intersect(ui.clip_rect());
    let pressed = list.rows(ui, count, |index, cells| {
        if let Some(line) = at(index).and_then(|number| cx.log_line(number)) {
            if let Some(place) = cells.spans().get(1) {
                dots.push((*place, line.kind));
            }
            write_line(cells, &line, theme);
        }
    });
    ui.scope(|ui| {
        ui.set_clip_rect(clip);
        for (place, kind) in dots {
            dot(ui, place.center(), kind, theme);
        }
    });
    if let Some(number) = pressed.or(step).and_then(at) {
        state.chosen =
            if state.chosen == Some(number) && step.is_none() { None } else { Some(number) };
    }
}

fn write_line(cells: &mut Cells<'_>, line: &LogLine, theme: &Theme) {
    let faded = mix(theme.card, theme.dim, 0.65);
    let (ink, soft) = if line.stands { (theme.text, theme.dim) } else { (faded, faded) };
    cells.write(&line.time, Text::Body, soft);
    cells.write("", Text::Body, soft);
    let what = if line.stands {
        line.what.clone()
    } else {
        cells.language().say("screens-log-voided", &[("what", line.what.as_str().into())])
    };
    cells.write_headed(&what, ink, line.stands);
    cells.write(&line.by, Text::Body, soft);
    cells.write(&line.station, Text::Body, soft);
    cells.also(&line.why);
}

/// Draws the chosen record in full, with the possible acts; returns whether it is to be closed.
fn record(ui: &mut Ui, line: &LogLine, cx: &FrameContext<'_>, out: &mut Outbox) -> bool {
    let theme = Theme::of(ui);
    let mut closes = false;
    card(ui).show(ui, |ui| {
        let size = ui.available_size();
        ui.set_min_size(size);
        let foot = ui.spacing().interact_size.y + space::ITEM;
        ui.horizontal(|ui| {
            let (place, _) = ui.allocate_exact_size(vec2(2.0 * DOT, 20.0), Sense::hover());
            dot(ui, place.center(), line.kind, theme);
            let gaps = [
                ("kind", line.kind.name(ui.language()).into()),
                ("number", (line.record + 1).to_string().into()),
            ];
            let kind = ui.say("screens-log-kind", &gaps);
            ui.label(Text::Note.rich(kind).color(theme.dim));
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                closes = ui.add(Button::picture(Icon::Close, &ui.word("dialogs-close"))).clicked();
            });
        });
        let room = ui.available_height() - foot;
        ScrollArea::vertical().id_salt("record").auto_shrink(false).max_height(room).show(
            ui,
            |ui| {
                ui.spacing_mut().item_spacing.y = space::ITEM;
                ui.add(Label::new(Text::Heading.rich(&line.what).color(theme.text)).wrap());
                let none = ui.word("screens-log-no-reason");
                let why = if line.why.is_empty() { &none } else { &line.why };
                ui.add(Label::new(Text::Body.rich(why).color(theme.dim)).wrap());
                let gaps = [
                    ("number", (line.record + 1).to_string().into()),
                    ("time", line.time.as_str().into()),
                    ("who", line.by.as_str().into()),
                    ("station", line.station.as_str().into()),
                ];
                let place = ui.say("screens-log-place", &gaps);
                ui.add(Label::new(Text::Note.rich(place).color(theme.dim)).wrap());
            },
        );
        ui.with_layout(Layout::right_to_left(Align::Max), |ui| {
            let refusal = match (cx.desk.read_only(), line.kind, line.stands) {
                (Some(_), ..) => Some("shell-only-reading"),
                (None, ActKind::Undo, _) => Some("screens-log-undo-is-redone"),
                (None, _, false) => Some("screens-log-voided-already"),
                (None, _, true) => None,
            };
            let refusal = refusal.map(|name| ui.word(name));
            let word = ui.word("screens-log-void");
            if ui.add(Button::new(&word).refusal(refusal.as_deref())).clicked() {
                out.send(Action::Strike(line.record));
            }
        });
    });
    closes
}
