//! The tables as cards that fill their space.

#![expect(
    clippy::cast_precision_loss,
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "counts of cards become points on a screen and back"
)]

use bottone_ui_frame::action::Outbox;
use bottone_ui_kit::{
    theme::space,
    widgets::{PressedPart, TablePicture, shares},
};
use bottone_view::floor::TableCard;
use egui::{ScrollArea, Ui, Vec2, vec2};

use super::{FloorState, tables::KeyWalk};

/// The smallest width of a card, at which its seats have their numbers, and the greatest, in points.
const NARROWEST: f32 = 152.0;
const WIDEST: f32 = 380.0;
/// The greatest width of a single table, in points.
const ALONE: f32 = 720.0;
/// A card's smallest and greatest height as a share of its width.
const SHAPE: f32 = 0.572;
const TALLEST: f32 = 0.74;
/// The distance of the scroll bar from the cards, in points.
const BAR: f32 = 10.0;

/// Returns whether this number of cards is all in sight in this space.
pub(super) fn has_room(cards: usize, room: Vec2) -> bool {
    let (columns, size) = layout(cards, room);
    height(cards, columns, size) <= room.y
}

pub(super) fn show(ui: &mut Ui, state: &mut FloorState, cards: &[TableCard], out: &mut Outbox) {
    let mut room = ui.available_size();
    let (mut columns, mut size) = layout(cards.len(), room);
    if height(cards.len(), columns, size) > room.y {
        room.x -= BAR;
        (columns, size) = layout(cards.len(), room);
    }
    let walk = KeyWalk::of(ui, state, cards, columns);
    let rows = cards.len().div_ceil(columns);
    ui.spacing_mut().item_spacing = Vec2::splat(space::CARD);
    let mut area = ScrollArea::vertical().auto_shrink(false).id_salt("tables");
    if let Some(row) = state.row_to_show(cards, columns) {
        let top = row as f32 * (size.y + space::CARD);
        area = area.vertical_scroll_offset((top - (room.y - size.y) / 2.0).max(0.0));
    }
    area.show_rows(ui, size.y, rows, |ui, rows| {
        let filled = size.x < WIDEST && cards.len() > 1;
        let whole = columns as f32 * (size.x + space::CARD) - space::CARD;
        let length = if filled { ui.available_width() } else { whole };
        let widths: Vec<f32> = shares(length, columns, space::CARD).collect();
        for row in rows {
            ui.horizontal(|ui| {
                let first = row * columns;
                for (card, wide) in cards.iter().skip(first).take(columns).zip(widths.iter()) {
                    let picture = TablePicture::new(card)
                        .selected(state.table() == Some(card.table))
                        .lit(state.lit_at(card.table));
                    let shown = picture.show(ui, vec2(*wide, size.y));
                    match shown.pressed {
                        Some(PressedPart::Seat(seat)) => state.press(card.table, Some(seat)),
                        Some(PressedPart::Table) => walk.press(state, card.table, out),
                        None => walk.focus_chosen(state, card.table, &shown.response),
                    }
                }
            });
        }
    });
}

/// Returns the number of columns and the size of the cards: the largest with all in sight, or as
/// many as fit side by side.
fn layout(cards: usize, room: Vec2) -> (usize, Vec2) {
    let most = (((room.x + space::CARD) / (NARROWEST + space::CARD)).floor() as usize).max(1);
    if cards == 1 {
        let width = room.x.min(ALONE).min(room.y / SHAPE).floor().max(NARROWEST);
        return (1, vec2(width, (width * SHAPE).floor()));
    }
    let size = |columns: usize| {
        let gaps = (columns - 1) as f32 * space::CARD;
        let width = ((room.x - gaps) / columns as f32).floor().min(WIDEST);
        vec2(width, (width * SHAPE).floor())
    };
    let fits = |columns: &usize| {
        let tall = height(cards, *columns, size(*columns)) <= room.y;
        let wide = size(*columns).x < WIDEST || cards <= *columns;
        tall && wide
    };
    let columns = (1..=most).find(fits).unwrap_or(most);
    // The height that is left goes to the cards.
    let least = size(columns);
    let rows = cards.div_ceil(columns).max(1) as f32;
    let share = ((room.y + space::CARD) / rows - space::CARD).floor();
    let high = share.clamp(least.y, (least.x * TALLEST).max(least.y));
    (columns, vec2(least.x, high))
}

fn height(cards: usize, columns: usize, size: Vec2) -> f32 {
    cards.div_ceil(columns) as f32 * (size.y + space::CARD) - space::CARD
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cards_are_as_large_as_they_can_be() {
        let room = vec2(934.0, 730.0);
        let cases = [(2, 2), (4, 3), (6, 3), (12, 3), (20, 4), (1_200, 5)];
        for (cards, columns) in cases {
            let (found, size) = layout(cards, room);
            assert_eq!(found, columns, "{cards} cards");
            assert!(size.x >= NARROWEST && size.x <= WIDEST, "{cards} cards: {size}");
            let shape = size.y / size.x;
            assert!((SHAPE - 0.01..=TALLEST).contains(&shape), "{cards} cards: {size}");
        }
    }

    #[test]
    fn the_final_table_has_the_room() {
        assert!((layout(1, vec2(934.0, 730.0)).1.x - ALONE).abs() < 0.1);
        let (_, size) = layout(1, vec2(934.0, 300.0));
        assert!(size.y <= 300.0 && size.x > WIDEST, "{size}");
    }

    #[test]
    fn a_window_too_small_for_one_card_shows_one_column() {
        assert_eq!(layout(5, vec2(100.0, 100.0)).0, 1);
    }
}
