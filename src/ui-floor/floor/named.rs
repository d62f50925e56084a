//! The tables as lists of names and stacks, for rooms with a few tables.

#![expect(clippy::cast_precision_loss, reason = "a few tables become points on a screen")]

use std::rc::Rc;

use bottone_ui_frame::{action::Outbox, context::FrameContext};
use bottone_ui_kit::{
    icons::dealer_button,
    theme::{Text, Theme, corner, mix, radius, space},
    widgets::{hand_mark, shares, table_name, write_line},
};
use bottone_view::{
    Tone,
    floor::{LargeSeat, LargeTable, TableCard},
};
use egui::{Align2, Rect, Role, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, pos2, vec2};

use super::{FloorState, tables::KeyWalk};

/// The number of tables up to which each has its list.
const MOST: usize = 6;
/// The smallest width of a list, and the smallest and the greatest height of a line, in points.
const NARROWEST: f32 = 230.0;
const LOWEST: f32 = 19.0;
const HIGHEST: f32 = 34.0;
/// The height of the head, and the space around the lines, in points.
const HEAD: f32 = 30.0;
const ROUND: f32 = 10.0;

/// The layout of the lists: their columns and the height of a line.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Lists {
    columns: usize,
    line: f32,
}

impl Lists {
    /// Returns the layout with the highest lines that are all in sight. `None` if there are too
    /// many tables or too little room.
    pub(super) fn of(tables: &[TableCard], room: Vec2) -> Option<Self> {
        let seats = tables.iter().map(|card| card.size).max()?;
        if tables.len() > MOST {
            return None;
        }
        let of = |columns: usize| {
            let rows = tables.len().div_ceil(columns) as f32;
            let wide = (room.x + space::CARD) / columns as f32 - space::CARD;
            let high = (room.y + space::CARD) / rows - space::CARD;
            let line = ((high - HEAD - ROUND) / f32::from(seats)).floor().min(HIGHEST);
            (wide >= NARROWEST && line >= LOWEST).then_some(Self { columns, line })
        };
        let all = (1..=tables.len()).filter_map(of);
        all.max_by(|one, other| one.line.total_cmp(&other.line))
    }

    /// Returns the height of a list with this number of seats.
    fn height(self, seats: u8) -> f32 {
        HEAD + ROUND + self.line * f32::from(seats)
    }
}

pub(super) fn show(
    ui: &mut Ui,
    state: &mut FloorState,
    lists: Lists,
    tables: &[(TableCard, Rc<LargeTable>)],
    cx: &FrameContext<'_>,
    out: &mut Outbox,
) {
    let cards = &cx.views.floor().tables;
    let walk = KeyWalk::of(ui, state, cards, lists.columns);
    let most = tables.iter().map(|(card, _)| card.size).max().unwrap_or(0);
    let high = lists.height(most);
    ui.spacing_mut().item_spacing = Vec2::splat(space::CARD);
    for row in tables.chunks(lists.columns) {
        ui.horizontal(|ui| {
            let widths = shares(ui.available_width(), lists.columns, space::CARD);
            for ((card, table), wide) in row.iter().zip(widths) {
                one(ui, state, (card, table), (vec2(wide, high), lists.line), &walk, out);
            }
        });
    }
}

/// Draws one table: its head can be pressed like a card, and so can every seat.
fn one(
    ui: &mut Ui,
    state: &mut FloorState,
    (card, table): (&TableCard, &LargeTable),
    (size, line): (Vec2, f32),
    walk: &KeyWalk,
    out: &mut Outbox,
) {
    let theme = Theme::of(ui);
    let (_, place) = ui.allocate_space(size);
    let response = ui.interact(place, ui.scope_id().with(("table", card.table)), Sense::click());
    let selected = state.table() == Some(card.table);
    response.widget_info(|| {
        WidgetInfo::selected(Role::Button, response.enabled(), selected, table_name(card))
    });
    let tone = card.caption.as_ref().map_or(Tone::Plain, |caption| caption.tone);
    let edge = match tone {
        _ if response.has_focus() => Stroke::new(2.0, theme.text),
        _ if selected => Stroke::new(2.0, theme.accent),
        Tone::Plain | Tone::Dim if response.hovered() => Stroke::new(1.0, theme.line_hover),
        Tone::Plain | Tone::Dim => Stroke::new(1.0, theme.line),
        tone => Stroke::new(1.0, mix(theme.card, theme.tone(tone), 0.75)),
    };
    ui.painter().rect(place, corner(radius::CARD), theme.card, edge, StrokeKind::Inside);
    let inside = place.shrink2(vec2(ROUND, 0.0));
    let head = inside.with_max_y(place.top() + HEAD);
    let mid = head.center().y;
    let number = ui.painter().text(
        pos2(head.left(), mid),
        Align2::LEFT_CENTER,
        &card.title,
        Text::Strong.font(),
        theme.text,
    );
    let of = Rect::from_min_max(pos2(number.right() + space::ITEM, head.top()), head.max);
    let beside = head.right() - of.left() - 60.0;
    if let Some(mark) = &card.hand {
        hand_mark(ui.painter(), mark, pos2(head.right(), mid), beside, theme);
    } else if let Some(caption) = &card.caption {
        write_line(ui, of, true, &caption.brief, Text::Note, theme.tone(caption.tone));
    }
    write_line(ui, of, false, &card.of, Text::Note, theme.dim);
    let mut top = head.bottom();
    ui.painter().hline(inside.x_range(), top, Stroke::new(1.0, theme.line));
    let button = table.positions.map(|positions| positions.button);
    let lit = state.lit_at(card.table);
    let mut pressed = false;
    for seat in &table.seats {
        let row = Rect::from_min_size(pos2(inside.left(), top), vec2(inside.width(), line));
        let chosen = state.chosen == Some((card.table, Some(seat.seat))) || lit.contains(seat.seat);
        let id = response.id.with(seat.seat);
        let sense = ui.interact(row, id, Sense::CLICK);
        sense.widget_info(|| WidgetInfo::selected(Role::Button, true, chosen, &seat.spoken));
        if chosen || sense.hovered() {
            let fill = if chosen { theme.chosen } else { mix(theme.card, theme.raised, 0.9) };
            let fill_at = row.expand2(vec2(4.0, 0.0));
            ui.painter().rect_filled(fill_at, corner(radius::KEY), fill);
        }
        if sense.clicked() {
            state.press(card.table, Some(seat.seat));
            pressed = true;
        }
        write_seat(ui, seat, row, Some(seat.seat) == button, theme);
        top += line;
    }
    if pressed {
        return;
    }
    if response.clicked() {
        walk.press(state, card.table, out);
    } else {
        walk.focus_chosen(state, card.table, &response);
    }
}

/// Writes the number, the name, the big blinds and the stack of one seat.
fn write_seat(ui: &Ui, seat: &LargeSeat, row: Rect, has_button: bool, theme: &Theme) {
    let text = if row.height() >= 24.0 { Text::Body } else { Text::Note };
    let mid = row.center().y;
    let number = pos2(row.left() + 14.0, mid);
    ui.painter().text(number, Align2::RIGHT_CENTER, seat.seat, Text::Note.font(), theme.dim);
    if has_button {
        let radius = (row.height() * 0.36).min(9.0);
        dealer_button(ui.painter(), pos2(row.left() + 27.0, mid), radius, theme);
    }
    let wide = |words: &str, text: Text| {
        ui.painter().layout_no_wrap(words.to_owned(), text.font(), theme.text).size().x
    };
    let mut right = row.right();
    if !seat.chips.is_empty() {
        let ink = theme.tone(seat.chips_tone);
        write_line(ui, row, true, &seat.chips, text, ink);
        right -= wide("000,000", text).max(wide(&seat.chips, text)) + space::ITEM;
    }
    if !seat.blinds.is_empty() {
        let ink = if seat.short { theme.red } else { theme.dim };
        write_line(ui, row.with_max_x(right), true, &seat.blinds, Text::Caption, ink);
        right -= wide(&seat.blinds, Text::Caption) + space::ITEM;
    }
    let left = row.left() + 40.0;
    let place = Rect::from_min_max(pos2(left, row.top()), pos2(right.max(left), row.bottom()));
    let ink = match seat.tone {
        Tone::Plain | Tone::Planned if !seat.empty => theme.text,
        tone => theme.tone(tone),
    };
    write_line(ui, place, false, &seat.name, text, ink);
}
