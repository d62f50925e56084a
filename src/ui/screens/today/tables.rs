//! The tables of the room, event by event, and the number of dealers that the evening needs.

use bottone_base::seat::TableNo;
use bottone_ui_dialogs::house_settings::HouseSettings;
use bottone_ui_frame::action::{Action, Outbox};
use bottone_ui_kit::{
    i18n::HasLanguage as _,
    theme::{Text, Theme, corner, radius, space},
    widgets::Button,
};
use bottone_vocabulary::words;
use egui::{Align, Color32, Layout, Rect, Sense, Stroke, StrokeKind, Ui, WidgetInfo, pos2, vec2};

use crate::board::DayBoard;

const TILE: f32 = 24.0;
const GAP: f32 = 3.2;
/// The gap between two events, in points.
const APART: f32 = 14.0;
const CAPTION: f32 = 20.0;

/// A run of tables under one heading.
struct TableRun<'a> {
    name: String,
    tables: &'a [TableNo],
    look: TableUse,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum TableUse {
    Used,
    Held,
    Free,
}

/// Shows the strip.
pub(super) fn show(ui: &mut Ui, board: &DayBoard, out: &mut Outbox) {
    let theme = Theme::of(ui);
    ui.spacing_mut().item_spacing.y = space::TIGHT;
    head(ui, board, out);
    let strip = &board.strip;
    let mut runs: Vec<TableRun<'_>> = strip
        .events
        .iter()
        .map(|event| {
            let line = board.lines.get(event.event).map(|line| &line.line);
            let name = line.map(|line| line.name.clone()).unwrap_or_default();
            let (name, look) = if event.held {
                (ui.say("today-held", &[("event", name.into())]), TableUse::Held)
            } else {
                (name, TableUse::Used)
            };
            TableRun { name, tables: &event.tables, look }
        })
        .collect();
    if !strip.free.is_empty() {
        runs.push(TableRun {
            name: ui.word("today-free"),
            tables: &strip.free,
            look: TableUse::Free,
        });
    }
    let width = ui.available_width();
    let mut x = 0.0;
    // A run that does not fit beside the others begins a new line.
    let mut lines: Vec<Vec<(f32, TableRun<'_>)>> = vec![Vec::new()];
    for run in runs {
        let wide = run_width(ui, &run).min(width);
        if x > 0.0 && x + wide > width {
            lines.push(Vec::new());
            x = 0.0;
        }
        if let Some(line) = lines.last_mut() {
            line.push((x, run));
        }
        x += wide + APART;
    }
    for line in &lines {
        let rows = line.iter().map(|(_, run)| rows_of(run, width)).max().unwrap_or(1);
        #[expect(clippy::cast_precision_loss, reason = "a few")]
        let height = CAPTION + rows as f32 * (TILE + GAP);
        let (place, _) = ui.allocate_exact_size(vec2(width, height), Sense::hover());
        for (x, run) in line {
            draw(ui, run, pos2(place.left() + x, place.top()), width, &strip.twice);
        }
    }
    if !strip.twice.is_empty() {
        let numbers: Vec<String> = strip.twice.iter().map(ToString::to_string).collect();
        let gaps = [("count", numbers.len().into()), ("tables", numbers.join(", ").into())];
        ui.label(Text::Body.rich(ui.say("today-twice", &gaps)).color(theme.red));
    }
}

fn head(ui: &mut Ui, board: &DayBoard, out: &mut Outbox) {
    let theme = Theme::of(ui);
    let strip = &board.strip;
    let line = vec2(ui.available_width(), ui.spacing().interact_size.y);
    ui.allocate_ui_with_layout(line, Layout::right_to_left(Align::Center), |ui| {
        ui.spacing_mut().item_spacing.x = 5.0;
        for needed in board.needed.iter().rev() {
            ui.label(Text::Strong.rich(needed.tables.to_string()).color(theme.text));
            let when = needed.at.map_or_else(|| ui.word("today-now"), words::time_of_day);
            ui.label(Text::Note.rich(when).color(theme.dim));
            ui.add_space(10.0);
        }
        ui.label(Text::Note.rich(ui.word("today-needed")).color(theme.dim));
        ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
            ui.spacing_mut().item_spacing.x = space::INSIDE;
            ui.label(Text::Heading.rich(ui.word("today-tables")).color(theme.text));
            let gaps = [
                ("used", strip.in_use().into()),
                ("held", strip.held().into()),
                ("free", strip.free.len().into()),
            ];
            let owned = board.owned > 0;
            let name = if owned { "today-in-use" } else { "today-in-use-only" };
            ui.label(Text::Note.rich(ui.say(name, &gaps)).color(theme.dim));
            if board.in_house && ui.add(Button::quiet(&ui.word("today-own"))).clicked() {
                let asked = Box::new(HouseSettings::new(&board.setup, true));
                out.send(Action::ask(*asked));
            }
        });
    });
}

/// Returns the number of tiles on a line of this width, in points.
#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "some dozens")]
fn in_line(width: f32) -> usize {
    ((width + GAP) / (TILE + GAP)).max(1.0) as usize
}

fn rows_of(run: &TableRun<'_>, width: f32) -> usize {
    run.tables.len().div_ceil(in_line(width)).max(1)
}

#[expect(clippy::cast_precision_loss, reason = "some dozens")]
fn run_width(ui: &Ui, run: &TableRun<'_>) -> f32 {
    let tiles = run.tables.len() as f32 * (TILE + GAP) - GAP;
    let count = run.tables.len().to_string();
    tiles.max(text_width(ui, &run.name).min(150.0) + text_width(ui, &count) + 12.0)
}

fn text_width(ui: &Ui, words: &str) -> f32 {
    let galley =
        ui.painter().layout_no_wrap(words.to_owned(), Text::Note.font(), Color32::PLACEHOLDER);
    galley.size().x
}

fn draw(ui: &Ui, run: &TableRun<'_>, at: egui::Pos2, most: f32, twice: &[TableNo]) {
    let theme = Theme::of(ui);
    let width = run_width(ui, run).min(most);
    let count = run.tables.len().to_string();
    let painter = ui.painter();
    let count = painter.layout_no_wrap(count, Text::Note.font(), theme.dim);
    let mut job =
        egui::text::LayoutJob::simple_singleline(run.name.clone(), Text::Note.font(), theme.dim);
    let room = width - count.size().x - 8.0;
    job.wrap = egui::epaint::text::TextWrapping::truncate_at_width(room);
    painter.galley(at, painter.layout_job(job), theme.dim);
    painter.galley(pos2(at.x + width - count.size().x, at.y), count, theme.dim);
    let each = in_line(most);
    for (nth, table) in run.tables.iter().enumerate() {
        #[expect(clippy::cast_precision_loss, reason = "some dozens")]
        let corner_at = pos2(
            at.x + (nth % each) as f32 * (TILE + GAP),
            at.y + CAPTION + (nth / each) as f32 * (TILE + GAP),
        );
        let place = Rect::from_min_size(corner_at, vec2(TILE, TILE));
        let (fill, edge, ink) = match run.look {
            _ if twice.contains(table) => (theme.raised, theme.red, theme.red),
            TableUse::Used => (theme.seat, theme.seat, theme.on_seat),
            TableUse::Held => (theme.raised, theme.blue, theme.blue),
            TableUse::Free => (theme.open_seat, theme.line, theme.on_open_seat),
        };
        let stroke = Stroke::new(1.0, edge);
        painter.rect(place, corner(radius::KEY), fill, stroke, StrokeKind::Inside);
        let number = painter.layout_no_wrap(table.to_string(), Text::Caption.font(), ink);
        painter.galley(place.center() - number.size() / 2.0, number, ink);
    }
    let said = format!(
        "{}: {}",
        run.name,
        run.tables.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
    );
    let all = Rect::from_min_size(at, vec2(width, CAPTION + TILE));
    let response = ui.interact(
        all,
        ui.scope_id().with(("tables-of", &run.name, at.x.to_bits())),
        Sense::hover(),
    );
    response.widget_info(|| WidgetInfo::labeled(egui::Role::Label, true, &said));
}
