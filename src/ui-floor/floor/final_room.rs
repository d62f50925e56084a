//! The surroundings of the final table: prizes, the last busts, and the chip shares.

use bottone_ui_kit::{
    i18n::HasLanguage as _,
    theme::{Text, Theme, corner, mix, radius, space},
    widgets::{Section, card, elided},
};
use bottone_view::floor::{BustLine, FinalRoom, PrizeLine};
use egui::{Align2, Rect, Role, Sense, Ui, UiBuilder, WidgetInfo, pos2, vec2};

/// The height of the shares under the table, with the space above them, in points.
pub(super) const SHARES: f32 = 52.0;
const PRIZE: f32 = 24.0;
const BUST: f32 = 20.0;
/// The height of a card beside its lines: margins, border and head, in points.
const AROUND: f32 = 66.0;
/// The smallest height of the to-do list, in points.
const TASKS: f32 = 204.0;
/// The height of the bar of a share, in points.
const BAR: f32 = 5.0;

/// Shows prizes and busts at the bottom of `place`; returns the rest of it.
pub(super) fn show(ui: &mut Ui, place: Rect, room: &FinalRoom) -> Rect {
    let mut left = place;
    let prizes = height(room.prizes.len(), PRIZE);
    // The prizes matter more: beside them, as many of the last busts as fit.
    let fits = |busts: &usize| left.height() - prizes - height(*busts, BUST) >= TASKS;
    let busts = (1..=room.busts.len()).rev().find(fits).unwrap_or(0);
    left = below(ui, left, height(busts, BUST), |ui| bust_card(ui, room, busts));
    let prizes = prizes.min(left.height() - TASKS);
    if room.prizes.is_empty() || prizes < height(1, PRIZE) {
        return left;
    }
    below(ui, left, prizes, |ui| prize_card(ui, room))
}

/// Returns the height of a card with this number of lines, with the space above it.
fn height(lines: usize, line: f32) -> f32 {
    match u8::try_from(lines).unwrap_or(u8::MAX) {
        0 => 0.0,
        lines => AROUND + f32::from(lines) * line + space::CARD,
    }
}

/// Shows a card at the bottom of `place`; returns the rest above it.
fn below(ui: &mut Ui, place: Rect, height: f32, show: impl FnOnce(&mut Ui)) -> Rect {
    if height <= 0.0 {
        return place;
    }
    let cut = place.bottom() - height;
    let here = place.with_min_y(cut + space::CARD);
    let build = UiBuilder::new().max_rect(here).id_salt(("final", here.top().to_bits()));
    ui.scope_builder(build, |ui| {
        card(ui).show(ui, |ui| {
            ui.set_width(ui.available_width());
            ui.set_height(ui.available_height());
            ui.spacing_mut().item_spacing.y = 0.0;
            show(ui);
        });
    });
    place.with_max_y(cut)
}

fn prize_card(ui: &mut Ui, room: &FinalRoom) {
    let name = ui.word("prizes-payouts");
    Section::card(&name).show(ui, |ui| {
        let theme = Theme::of(ui);
        let ink = if room.provisional { theme.gold } else { theme.dim };
        // The name gets its space first, whatever else is on the line.
        let font = Text::Heading.font();
        let named = ui.painter().layout_no_wrap(name.clone(), font, theme.text).size().x;
        ui.scope(|ui| {
            ui.set_max_width(ui.available_width() - named - space::CARD);
            elided(ui, Text::Note.rich(&room.certainty).color(ink));
        });
    });
    ui.add_space(space::ITEM);
    let next = ui.word("screens-floor-next-out");
    let fits = ((ui.available_height() + 1.0) / PRIZE).floor();
    for (line, at) in room.prizes.iter().zip(1_u8..) {
        if f32::from(at) > fits {
            break;
        }
        prize(ui, line, &next);
    }
}

fn prize(ui: &mut Ui, line: &PrizeLine, next: &str) {
    let theme = Theme::of(ui);
    let beside = if line.next { next } else { &line.jump };
    let spoken = [line.place.as_str(), beside, &line.money].join(" ");
    let place = named(ui, PRIZE, &spoken);
    if line.next {
        ui.painter().rect_filled(place.expand2(vec2(6.0, 0.0)), corner(radius::KEY), theme.chosen);
    }
    let (text, dim) = (theme.text, theme.dim);
    write(ui, place.left_center(), Align2::LEFT_CENTER, &line.place, Text::Body, text);
    let middle = pos2(place.left() + place.width() * 0.56, place.center().y);
    write(ui, middle, Align2::RIGHT_CENTER, beside, Text::Note, dim);
    write(ui, place.right_center(), Align2::RIGHT_CENTER, &line.money, Text::Strong, text);
}

fn bust_card(ui: &mut Ui, room: &FinalRoom, lines: usize) {
    Section::card(&ui.word("screens-floor-recent-busts")).show(ui, |_| {});
    ui.add_space(space::ITEM);
    for line in room.busts.iter().take(lines) {
        bust(ui, line);
    }
}

fn bust(ui: &mut Ui, line: &BustLine) {
    let theme = Theme::of(ui);
    let spoken = [&line.time, &line.name, &line.place, &line.money].map(String::as_str).join(" ");
    let place = named(ui, BUST, &spoken);
    let y = place.center().y;
    write(ui, place.left_center(), Align2::LEFT_CENTER, &line.time, Text::Note, theme.dim);
    write(ui, place.right_center(), Align2::RIGHT_CENTER, &line.money, Text::Note, theme.text);
    let places = pos2(place.right() - 84.0, y);
    write(ui, places, Align2::RIGHT_CENTER, &line.place, Text::Note, theme.dim);
    let name = Rect::from_x_y_ranges(place.left() + 48.0..=places.x - 56.0, place.y_range());
    let painter = ui.painter().with_clip_rect(name);
    let at = name.left_center();
    painter.text(at, Align2::LEFT_CENTER, &line.name, Text::Note.font(), theme.text);
}

/// Allocates a painted line with its text for screen readers.
fn named(ui: &mut Ui, height: f32, spoken: &str) -> Rect {
    let size = vec2(ui.available_width(), height);
    let (place, response) = ui.allocate_exact_size(size, Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, spoken.trim_end()));
    place
}

fn write(ui: &Ui, at: egui::Pos2, align: Align2, words: &str, text: Text, ink: egui::Color32) {
    ui.painter().text(at, align, words, text.font(), ink);
}

/// Shows each player's share of all chips, side by side, the largest first.
pub(super) fn shares(ui: &mut Ui, place: Rect, room: &FinalRoom) {
    let theme = Theme::of(ui);
    let place = place.with_min_y(place.top() + space::ITEM);
    if room.shares.is_empty() {
        let word = ui.word("screens-floor-not-counted");
        write(ui, place.left_center(), Align2::LEFT_CENTER, &word, Text::Note, theme.dim);
        return;
    }
    let count = f32::from(u8::try_from(room.shares.len()).unwrap_or(u8::MAX));
    let wide = (place.width() - (count - 1.0) * space::ITEM) / count;
    let mut left = place.left();
    for (at, share) in room.shares.iter().enumerate() {
        let here = Rect::from_x_y_ranges(left..=left + wide, place.y_range());
        left += wide + space::ITEM;
        let response = ui.interact(here, ui.scope_id().with(("share", at)), Sense::hover());
        let spoken = format!("{} {}", share.name, share.share);
        response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &spoken));
        let painter = ui.painter().with_clip_rect(here);
        let name = Text::Caption.font();
        painter.text(here.left_top(), Align2::LEFT_TOP, &share.name, name.clone(), theme.text);
        let below = here.left_top() + vec2(0.0, 15.0);
        painter.text(below, Align2::LEFT_TOP, &share.share, name, theme.dim);
        let bar = here.with_min_y(here.bottom() - BAR - 2.0).with_max_y(here.bottom() - 2.0);
        painter.rect_filled(bar, corner(BAR / 2.0), mix(theme.window, theme.line, 0.8));
        let part = bar.width() * f32::from(share.part) / 1_000.0;
        let full = bar.with_max_x(bar.left() + part);
        painter.rect_filled(full, corner(BAR / 2.0), theme.accent);
    }
}
