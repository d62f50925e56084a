//! Every table as a list of its seats.

use bottone_ui_frame::{
    action::{Action, Outbox},
    context::FrameContext,
};
use bottone_ui_kit::{
    i18n::HasLanguage as _,
    theme::{Text, Theme, mix, space},
    widgets::{Button, card},
};
use bottone_view::floor::{SeatLine, TableSheet};
use egui::{Label, ScrollArea, Sense, Ui, Vec2, vec2};

use super::FloorState;

const LEAST_WIDTH: f32 = 236.0;
const LINE: f32 = 22.0;
const HEAD: f32 = 28.0;
/// The height of a card around its content: margins and border, in points.
const ROUND: f32 = 30.0;
const BAR: f32 = 10.0;

pub(super) fn show(ui: &mut Ui, state: &mut FloorState, cx: &FrameContext<'_>, out: &mut Outbox) {
    if ui.add(Button::new(&ui.word("card-draw-open"))).clicked() {
        out.send(Action::DrawByCards(state.table()));
    }
    ui.add_space(space::TIGHT);
    let cards = &cx.views.floor().tables;
    let room = ui.available_width() - BAR;
    let columns = columns(room);
    let width = width(room, columns);
    // Rows of cards of one height scroll without measuring.
    let most = cards.iter().map(|card| card.size).max().unwrap_or(0);
    let height = HEAD + f32::from(most) * LINE + ROUND;
    let rows = cards.len().div_ceil(columns);
    ui.spacing_mut().item_spacing = Vec2::splat(space::CARD);
    let mut area = ScrollArea::vertical().auto_shrink(false).id_salt("seats");
    if std::mem::take(&mut state.seek)
        && let Some(at) = cards.iter().position(|card| Some(card.table) == state.table())
    {
        area = area.vertical_scroll_offset(row_top(at / columns, height));
    }
    area.show_rows(ui, height, rows, |ui, rows| {
        for row in rows {
            ui.horizontal_top(|ui| {
                for at in cards.iter().skip(row * columns).take(columns) {
                    let sheet = TableSheet::of(cx.language, cx.tournament(), at.table, cx.now);
                    if let Some(sheet) = sheet {
                        table(ui, &sheet, vec2(width, height), state);
                    }
                }
            });
        }
    });
}

fn table(ui: &mut Ui, sheet: &TableSheet, size: Vec2, state: &mut FloorState) {
    let theme = Theme::of(ui);
    ui.allocate_ui_with_layout(size, egui::Layout::top_down(egui::Align::Min), |ui| {
        ui.push_id(sheet.table, |ui| {
            card(ui).show(ui, |ui| {
                ui.set_width(size.x - ROUND);
                ui.set_height(size.y - ROUND);
                ui.spacing_mut().item_spacing = vec2(space::ITEM, 0.0);
                ui.horizontal(|ui| {
                    ui.set_height(HEAD);
                    ui.label(Text::Strong.rich(&sheet.title).color(theme.text));
                    ui.label(Text::Note.rich(&sheet.of).color(theme.dim));
                });
                for line in &sheet.seats {
                    let chosen = state.chosen == Some((sheet.table, Some(line.seat)));
                    if seat(ui, line, chosen, LINE) {
                        state.press(sheet.table, Some(line.seat));
                    }
                }
            });
        });
    });
}

/// Draws one seat as a line to press: number, name, role, chips. Returns whether it was pressed.
pub(super) fn seat(ui: &mut Ui, line: &SeatLine, chosen: bool, height: f32) -> bool {
    let theme = Theme::of(ui);
    let (place, response) =
        ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::click());
    let language = ui.language();
    response.widget_info(|| {
        let gaps = [("seat", line.seat.get().into()), ("name", line.name.as_str().into())];
        let name = language.say("screens-floor-seat", &gaps);
        egui::WidgetInfo::selected(egui::Role::ListBoxOption, true, chosen, name)
    });
    if !ui.is_rect_visible(place) {
        return response.clicked();
    }
    if chosen || response.hovered() || response.has_focus() {
        let fill = if chosen { theme.chosen } else { mix(theme.card, theme.raised, 0.9) };
        ui.painter().rect_filled(place.expand2(vec2(6.0, 0.0)), 4.0, fill);
    }
    let mut right = place.right();
    let mut write = |text: &str, ink| {
        if text.is_empty() {
            return;
        }
        let galley = ui.painter().layout_no_wrap(text.to_owned(), Text::Note.font(), ink);
        right -= galley.size().x;
        let at = egui::pos2(right, place.center().y - galley.size().y / 2.0);
        ui.painter().galley(at, galley, ink);
        right -= space::ITEM;
    };
    write(&line.chips, theme.tone(line.chips_tone));
    let ink = match (line.sure, line.waits) {
        (false, _) => theme.dim,
        (true, true) => theme.red,
        (true, false) => theme.gold,
    };
    write(&line.role, ink);
    write(&line.misses, theme.red);
    write(&line.absent, theme.blue);
    if line.pinned {
        write(&ui.word("screens-floor-pinned"), theme.blue);
    }
    let number = egui::pos2(place.left() + 14.0, place.center().y);
    let (font, middle) = (Text::Note.font(), egui::Align2::RIGHT_CENTER);
    ui.painter().text(number, middle, line.seat, font, theme.dim);
    let ink = if line.entry.is_some() { theme.text } else { theme.dim };
    let name = egui::Rect::from_min_max(
        egui::pos2(place.left() + 22.0, place.top()),
        egui::pos2(right.max(place.left() + 22.0), place.bottom()),
    );
    let mut within = ui.new_child(
        egui::UiBuilder::new()
            .max_rect(name)
            .layout(egui::Layout::left_to_right(egui::Align::Center)),
    );
    within.add(Label::new(Text::Body.rich(&line.name).color(ink)).truncate());
    response.clicked()
}

#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "a few columns of a window"
)]
fn columns(room: f32) -> usize {
    (((room + space::CARD) / (LEAST_WIDTH + space::CARD)).floor() as usize).max(1)
}

#[expect(clippy::cast_precision_loss, reason = "a few columns of a window")]
fn width(room: f32, columns: usize) -> f32 {
    let columns = columns as f32;
    ((room - (columns - 1.0) * space::CARD) / columns).floor()
}

#[expect(clippy::cast_precision_loss, reason = "rows on a screen")]
fn row_top(row: usize, height: f32) -> f32 {
    row as f32 * (height + space::CARD)
}
