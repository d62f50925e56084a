//! The operator's clock: the time, the stakes, and the list of levels beside it.

use bottone_base::time::Span;
use bottone_i18n::Language;
use bottone_tournament::{
    Command,
    clock::{ClockCommand, ClockStatus},
    entries::{EntryCommand, Registration},
};
use bottone_ui_dialogs::outlook;
use bottone_ui_frame::{
    action::{Action, Outbox},
    context::FrameContext,
};
use bottone_ui_kit::{
    command_button::{command_button, submit_if_possible},
    i18n::HasLanguage as _,
    icons::Icon,
    theme::{Text, Theme, corner, mix, radius, space},
    widgets::{Button, Cells, List, ListColumn, Section, Stat, Width, card, elided, tabs},
};
use bottone_view::{
    Tone,
    clock::{ClockFace, EveningPart, LevelRow, RowKind, RowState},
    registration::RegistrationView,
};
use bottone_vocabulary::words;
use egui::{Align, Align2, Grid, Label, Layout, Sense, Ui, UiBuilder, WidgetInfo, vec2};

/// The smallest width of the list of levels before the clock gets narrower, in points.
const LIST: f32 = 540.0;
/// The smallest height of the digits, in points.
const LEAST: f32 = 40.0;
/// The height of the largest digits, as a share of their width.
const DIGITS: f32 = 0.27;

/// The width of the list of levels below which it has no averages, in points.
const BRIEF: f32 = 440.0;

/// The space between two figures, in points.
const GAP: f32 = 2.0 * space::INSIDE;
/// The additional height of the figures when one line is too short, in points.
const SECOND_LINE: f32 = 42.0;
/// The height of everything below the digits without the forecast, in points.
const BELOW: f32 = 394.0;
/// The height of the forecast, in points.
const OUTLOOK: f32 = 82.0;
/// The number of columns of figures when one line is too short.
const ABREAST: usize = 3;

const COLUMNS: [ListColumn<'static>; 6] = [
    ListColumn::figures("screens-clock-level", Width::Points(40.0)),
    ListColumn::figures("screens-clock-blinds", Width::Share(1.3)),
    ListColumn::new("screens-clock-ante", Width::Share(0.9)),
    ListColumn::figures("screens-clock-min", Width::Points(36.0)),
    ListColumn::figures("screens-clock-starts", Width::Points(50.0)),
    ListColumn::figures("screens-clock-average", Width::Points(72.0)),
];

/// The sources of the state of registration, each with its label.
const HELD: [(Registration, &str); 3] = [
    (Registration::ByStructure, "registration-auto"),
    (Registration::HeldOpen, "registration-keep-open"),
    (Registration::Closed, "registration-close"),
];

/// The state of this screen.
#[derive(Debug, Default)]
pub(crate) struct ClockScreenState {
    /// The row last scrolled into view.
    followed: Option<usize>,
}

/// Shows the screen. `projector` says whether its window is open.
pub(crate) fn show(
    ui: &mut Ui,
    state: &mut ClockScreenState,
    projector: bool,
    cx: &FrameContext<'_>,
    out: &mut Outbox,
) {
    let whole = ui.available_rect_before_wrap();
    let list = LIST.min(whole.width() * 0.5).max(whole.width() * 0.42);
    let split = whole.right() - list;
    let left = whole.with_max_x(split - space::CARD);
    let right = whole.with_min_x(split);
    ui.scope_builder(UiBuilder::new().max_rect(left), |ui| clock(ui, projector, cx, out));
    ui.scope_builder(UiBuilder::new().max_rect(right), |ui| levels(ui, state, cx, out));
    ui.advance_cursor_after_rect(whole);
}

fn clock(ui: &mut Ui, projector: bool, cx: &FrameContext<'_>, out: &mut Outbox) {
    let face = cx.clock_face();
    Section::screen(&ui.word("shell-clock")).note(&face.detail).show(ui, |ui| {
        let name = if projector { "screens-clock-close-wall" } else { "screens-clock-open-wall" };
        if ui.add(Button::new(&ui.word(name)).key("D").chosen(projector)).clicked() {
            out.send(Action::Projector(!projector));
        }
    });
    ui.spacing_mut().item_spacing.y = space::CARD;
    card(ui).show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = space::ITEM;
        ui.set_min_width(ui.available_width());
        // The digits get the width that is there, and the height left above the buttons.
        let second = if in_one_line(ui, &stats(&face)) { 0.0 } else { SECOND_LINE };
        let left = ui.available_height() - BELOW - OUTLOOK - second;
        let height = (ui.available_width() * DIGITS).min(left.max(LEAST));
        big_time(ui, &face, height);
        stakes(ui, &face);
        buttons(ui, &face, cx, out);
    });
    card(ui).show(ui, |ui| {
        ui.set_min_width(ui.available_width());
        figures(ui, &face);
    });
    outlook::show(ui, true, cx, out);
    registration(ui, cx, out);
}

fn stats(face: &ClockFace) -> Vec<Stat<'_>> {
    face.left_zone.iter().chain(&face.right_zone).map(Stat::from).collect()
}

/// Returns whether these figures fit side by side.
fn in_one_line(ui: &Ui, stats: &[Stat<'_>]) -> bool {
    let whole: f32 = stats.iter().map(|stat| stat.width(ui) + GAP).sum();
    whole - GAP <= ui.available_width()
}

/// Draws the figures in one line, or in columns if it is too short.
fn figures(ui: &mut Ui, face: &ClockFace) {
    let stats = stats(face);
    let (columns, least) = if in_one_line(ui, &stats) {
        (stats.len(), 0.0)
    } else {
        (ABREAST, (ui.available_width() - 2.0 * GAP) / 3.0)
    };
    let grid = Grid::new("figures").spacing(vec2(GAP, space::ITEM)).min_col_width(least);
    grid.show(ui, |ui| {
        for (number, stat) in (1..).zip(stats) {
            ui.add(stat);
            if number % columns == 0 {
                ui.end_row();
            }
        }
    });
}

/// Draws the heading, the time, and the elapsed share of it.
fn big_time(ui: &mut Ui, face: &ClockFace, height: f32) {
    let theme = Theme::of(ui);
    let ink = theme.tone(face.tone);
    let winner = ui.word("screens-clock-winner");
    let words = if face.moment == EveningPart::Won { &winner } else { &face.heading };
    let heading =
        Text::Heading.rich(words).color(if face.tone == Tone::Plain { theme.dim } else { ink });
    ui.vertical_centered(|ui| elided(ui, heading));
    let (place, response) =
        ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::hover());
    let language = ui.language();
    response.widget_info(|| {
        let words = match face.moment {
            EveningPart::Won | EveningPart::DayOver => face.left.clone(),
            _ => language.say("screens-clock-left", &[("left", face.left.as_str().into())]),
        };
        WidgetInfo::labeled(egui::Role::Label, true, words)
    });
    let font = egui::FontId::new((height * 0.98).round(), bottone_ui_kit::fonts::bold());
    let mut job = egui::text::LayoutJob::simple_singleline(face.left.clone(), font, ink);
    let mut galley = ui.painter().layout_job(job.clone());
    if galley.size().x > place.width() {
        // Glyphs do not scale exactly: use a little less than would fit.
        let size = (height * place.width() / galley.size().x * 0.96).floor().max(20.0);
        job = egui::text::LayoutJob::simple_singleline(
            face.left.clone(),
            egui::FontId::new(size, bottone_ui_kit::fonts::bold()),
            ink,
        );
        job.wrap = egui::text::TextWrapping::truncate_at_width(place.width());
        galley = ui.painter().layout_job(job);
    }
    let at = Align2::CENTER_CENTER.anchor_size(place.center(), galley.size());
    ui.painter().galley(at.min, galley, ink);

    let (bar, response) = ui.allocate_exact_size(vec2(ui.available_width(), 8.0), Sense::hover());
    response.widget_info(|| {
        let words = language.say("screens-clock-over", &[("percent", (face.progress / 10).into())]);
        WidgetInfo::labeled(egui::Role::ProgressIndicator, true, words)
    });
    ui.painter().rect_filled(bar, corner(radius::KEY), theme.raised);
    let over = bar.width() * f32::from(face.progress) / 1_000.0;
    if over >= 1.0 {
        let ink = if face.tone == Tone::Plain { theme.accent } else { ink };
        ui.painter().rect_filled(bar.with_max_x(bar.left() + over), corner(radius::KEY), ink);
    }
}

/// Draws the stakes of now and next; the lines keep their height when empty.
fn stakes(ui: &mut Ui, face: &ClockFace) {
    let theme = Theme::of(ui);
    ui.vertical_centered(|ui| {
        ui.spacing_mut().item_spacing.y = space::TIGHT;
        let line = |text: &str| if text.is_empty() { " ".to_owned() } else { text.to_owned() };
        elided(ui, Text::Ruling.rich(line(&face.stakes)).color(theme.text));
        elided(ui, Text::Title.rich(line(&face.ante)).color(theme.gold));
        let next = face.next.as_ref().map(|(stakes, ante)| {
            let next = ui.say("screens-clock-next", &[("stakes", stakes.as_str().into())]);
            [next, ante.clone()]
        });
        let texts = next.into_iter().flatten().chain([face.chip_note.clone()]);
        let texts: Vec<String> = texts.filter(|text| !text.is_empty()).collect();
        elided(ui, Text::Strong.rich(line(&texts.join("   "))).color(theme.dim));
    });
}

fn buttons(ui: &mut Ui, face: &ClockFace, cx: &FrameContext<'_>, out: &mut Outbox) {
    let clock = |command| Command::Clock(command);
    let running = face.running;
    let main = clock(if running { ClockCommand::Pause } else { ClockCommand::Start });
    let state = cx.tournament().clock().read(cx.now).state;
    let word = match (running, state) {
        (true, _) => "screens-clock-pause",
        (false, ClockStatus::Waiting) => "screens-clock-start",
        (false, ClockStatus::DayOver) => "screens-clock-next-day",
        (false, _) => "screens-clock-go-on",
    };
    let word = ui.word(word);
    let icon = if running { Icon::Pause } else { Icon::Play };
    let minute = |by| clock(ClockCommand::Adjust { by: Span::from_minutes(by) });
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(space::ITEM, space::ITEM);
        let button = Button::primary(&word).icon(icon).key("Space").least_width(150.0);
        command_button(ui, button, main, cx, out);
        for (name, key, command) in [
            ("screens-clock-previous", "P", clock(ClockCommand::Previous)),
            ("screens-clock-next-level", "N", clock(ClockCommand::Next)),
            ("screens-clock-minute-less", "−", minute(-1)),
            ("screens-clock-minute-more", "+", minute(1)),
        ] {
            command_button(ui, Button::new(&ui.word(name)).key(key), command, cx, out);
        }
    });
}

/// Draws the state of registration: by the structure or by hand.
fn registration(ui: &mut Ui, cx: &FrameContext<'_>, out: &mut Outbox) {
    let theme = Theme::of(ui);
    let view = RegistrationView::of(cx.language, cx.tournament(), cx.now);
    card(ui).show(ui, |ui| {
        ui.set_min_width(ui.available_width());
        let line = vec2(ui.available_width(), ui.spacing().interact_size.y);
        ui.allocate_ui_with_layout(line, Layout::right_to_left(Align::Center), |ui| {
            let mut held = cx.tournament().registration();
            if tabs(ui, &mut held, &ui.words(&HELD)).changed() {
                submit_if_possible(Command::Entries(command_for(held)), cx, out);
            }
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                elided(ui, Text::Strong.rich(&view.state).color(theme.tone(view.tone)));
            });
        });
        let why = words::capital(&view.why);
        ui.add(Label::new(Text::Note.rich(why).color(theme.dim)).wrap());
    });
}

/// Returns the command that gives control of registration to this source.
const fn command_for(held: Registration) -> EntryCommand {
    match held {
        Registration::ByStructure => EntryCommand::RegistrationByStructure,
        Registration::HeldOpen => EntryCommand::Registration { open: true },
        Registration::Closed => EntryCommand::Registration { open: false },
    }
}

fn levels(ui: &mut Ui, state: &mut ClockScreenState, cx: &FrameContext<'_>, out: &mut Outbox) {
    let view = cx.structure();
    let theme = Theme::of(ui);
    let running = cx.tournament().clock().runs(cx.now);
    card(ui).inner_margin(egui::Margin::same(1)).show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = 0.0;
        ui.horizontal(|ui| {
            ui.add_space(12.0);
            Section::card(&view.name).note(&view.length).show(ui, |ui| ui.add_space(12.0));
        });
        let now = view.rows.iter().position(|row| row.state == RowState::Now);
        let follow = if state.followed == now { None } else { now };
        state.followed = now;
        // In little space, the averages go first.
        let columns = if ui.available_width() < BRIEF { &COLUMNS[..5] } else { &COLUMNS[..] };
        let list = List::new("levels", columns)
            .localized()
            .row_height(30.0)
            .chosen(now)
            .by_tab()
            .scroll_to(follow);
        list.heads(ui, None);
        let pressed = list.rows(ui, view.rows.len(), |index, cells| {
            let Some(row) = view.rows.get(index) else { return };
            write_row(cells, row, theme, running);
        });
        if let Some(row) = pressed.and_then(|index| view.rows.get(index)) {
            out.submit(Command::Clock(ClockCommand::Jump { row: row.row }));
        }
    });
}

fn write_row(cells: &mut Cells<'_>, row: &LevelRow, theme: &Theme, running: bool) {
    let language = cells.language();
    let ink = match row.state {
        RowState::Played => mix(theme.card, theme.dim, 0.65),
        RowState::Now | RowState::Coming => theme.text,
    };
    let soft = if row.state == RowState::Played { ink } else { theme.dim };
    match row.kind {
        RowKind::Level => {
            let text = if row.state == RowState::Now { Text::Strong } else { Text::Body };
            cells.write(&row.number, text, soft);
            cells.write(&stakes_of(language, row), text, ink);
            cells.write(&row.ante, Text::Body, soft);
        }
        RowKind::Break | RowKind::ColourUp | RowKind::RegistrationCloses | RowKind::EndOfDay => {
            let tone = match (row.state, row.kind) {
                (RowState::Played, _) => ink,
                (_, RowKind::Break) => theme.accent,
                (_, RowKind::ColourUp) => theme.gold,
                _ => theme.blue,
            };
            cells.write("", Text::Body, ink);
            cells.write_left(&row.text, 2, Text::Body, tone);
        }
    }
    cells.write(&row.minutes, Text::Body, soft);
    cells.write(&row.starts, Text::Body, soft);
    cells.write(&row.average, Text::Body, soft);
    if !row.minutes.is_empty() {
        cells.hint(|| jump_hint(language, row, running));
    }
}

/// Returns the stakes such as "400 / 800", with any other bets.
fn stakes_of(language: Language, row: &LevelRow) -> String {
    let blinds = format!("{} / {}", row.small, row.big);
    if row.bets.is_empty() {
        return blinds;
    }
    let bets = language.say("screens-clock-bets", &[("bets", row.bets.as_str().into())]);
    format!("{blinds} · {bets}")
}

fn jump_hint(language: Language, row: &LevelRow, running: bool) -> String {
    let (name, what) = match row.kind {
        RowKind::Level => ("screens-clock-jump-level", row.number.clone()),
        _ => ("screens-clock-jump-row", row.text.to_lowercase()),
    };
    let gaps = [
        ("what", what.into()),
        ("minutes", row.minutes.as_str().into()),
        ("runs", if running { "yes" } else { "no" }.into()),
    ];
    language.say(name, &gaps)
}
