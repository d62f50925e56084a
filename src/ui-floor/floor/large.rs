//! The tables as large as possible: names, stacks and blinds.

use std::{collections::BTreeMap, rc::Rc};

use bottone_base::seat::{SeatNo, TableNo};
use bottone_i18n::Language;
use bottone_ui_frame::{action::Outbox, context::FrameContext};
use bottone_ui_kit::{
    i18n::HasLanguage as _,
    theme::{Theme, corner, radius, space},
    widgets::{
        Disc, PlacedDisc, Plate, RoundTable, TableLayout, TableParts, TableTouch, hand_mark,
        table_name,
    },
};
use bottone_view::{
    Tone,
    floor::{FinalRoom, LargeSeat, LargeTable, TableCard, next_out},
};
use bottone_vocabulary::words;
use egui::{
    Context, Rect, Role, ScrollArea, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, vec2,
};

use super::{
    FloorState, final_room,
    named::{self, Lists},
    tables::KeyWalk,
};

/// The number of tables up to which they are shown large by default.
const MOST: usize = 4;
/// The width of a plate below which names are cut, in points.
const LEAST_PLATE: f32 = 84.0;
/// A table's width as a multiple of its height, when they scroll.
const SHAPE: f32 = 1.6;
/// The margin around a single table, and around one of several, in points.
const ROUND: f32 = 10.0;
/// The distance of the scroll bar from the tables, in points.
const BAR: f32 = 10.0;

/// The form of the blinds: as sums before the players or, at small tables, as discs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum BlindsStyle {
    Sums,
    Discs,
}

/// The texts of the tables, kept until the event changes or a second has passed.
#[derive(Default)]
pub(super) struct LargeTables {
    key: Option<(u64, Language, i64)>,
    tables: BTreeMap<TableNo, Rc<LargeTable>>,
    next: Vec<String>,
    room: Option<Rc<FinalRoom>>,
}

impl LargeTables {
    /// Updates the data that is not about one table to the event.
    pub(super) fn refresh(&mut self, cx: &FrameContext<'_>) {
        let second = cx.now.millis().div_euclid(1_000);
        let written = Some((cx.desk.revision(), cx.language, second));
        if self.key == written {
            return;
        }
        let (language, t, prizes) = (cx.language, cx.tournament(), cx.prizes());
        let (counts, places) = (cx.counts(), cx.views.places());
        *self = Self {
            key: written,
            tables: BTreeMap::new(),
            next: next_out(language, t, &prizes, cx.now),
            room: FinalRoom::of(language, t, &prizes, &counts, places, cx.now).map(Rc::new),
        };
    }

    fn table(&mut self, card: &TableCard, cx: &FrameContext<'_>) -> Option<Rc<LargeTable>> {
        if let Some(table) = self.tables.get(&card.table) {
            return Some(Rc::clone(table));
        }
        let (language, t) = (cx.language, cx.tournament());
        let made = Rc::new(LargeTable::of(language, t, card, &cx.prizes(), cx.now)?);
        self.tables.insert(card.table, Rc::clone(&made));
        Some(made)
    }

    /// Returns the surroundings of the final table.
    pub(super) fn room(&self) -> Option<Rc<FinalRoom>> {
        self.room.clone()
    }

    /// Returns the line under the tables.
    pub(super) fn foot(&self) -> String {
        match &self.room {
            Some(room) => room.counted.clone(),
            None => self.next.join(" · "),
        }
    }
}

/// Returns whether these are few enough, with room for all their content.
pub(super) fn has_room(ctx: &Context, tables: &[TableCard], room: Vec2) -> bool {
    is_large(ctx, tables, room) || Lists::of(tables, room).is_some()
}

/// Returns whether these few tables have room for plates around their felts.
fn is_large(ctx: &Context, tables: &[TableCard], room: Vec2) -> bool {
    tables.len() <= MOST && spread(ctx, tables, room).is_some()
}

/// The layout of tables over the window.
#[derive(Clone, Copy, Debug, PartialEq)]
struct TablesLayout {
    columns: usize,
    size: Vec2,
    blinds: BlindsStyle,
}

/// Returns the layout of this number of tables with all in sight and nothing touching. Blinds are
/// sums if there is room for them.
fn spread(ctx: &Context, tables: &[TableCard], room: Vec2) -> Option<TablesLayout> {
    let seats = tables.iter().map(|card| card.size).max()?;
    let count = tables.len();
    let all = || {
        (1..=count.min(MOST)).map(|columns| {
            let rows = count.div_ceil(columns);
            (columns, vec2(share(room.x, columns), share(room.y, rows)))
        })
    };
    [BlindsStyle::Sums, BlindsStyle::Discs].into_iter().find_map(|blinds| {
        let sized = all().filter_map(|(columns, size)| {
            Some((TablesLayout { columns, size, blinds }, plate(ctx, size, seats, blinds)?))
        });
        sized.max_by(|one, other| one.1.total_cmp(&other.1)).map(|(spread, _)| spread)
    })
}

/// Returns the layout of requested large tables, which scroll if they are too many or too large for
/// the window.
fn scrolled(ctx: &Context, tables: &[TableCard], room: Vec2) -> TablesLayout {
    let seats = tables.iter().map(|card| card.size).max().unwrap_or(1);
    let of = |columns| {
        let wide = share(room.x - BAR, columns);
        vec2(wide, (wide / SHAPE).min(room.y).floor())
    };
    for columns in [3, 2, 1] {
        for blinds in [BlindsStyle::Sums, BlindsStyle::Discs] {
            if plate(ctx, of(columns), seats, blinds).is_some() {
                return TablesLayout { columns, size: of(columns), blinds };
            }
        }
    }
    TablesLayout { columns: 1, size: of(1), blinds: BlindsStyle::Discs }
}

/// Returns the width of a plate at a table of this size; `None` if plates touch or cut names.
fn plate(ctx: &Context, size: Vec2, seats: u8, blinds: BlindsStyle) -> Option<f32> {
    let place = Rect::from_min_size(egui::Pos2::ZERO, size - Vec2::splat(2.0 * ROUND));
    let lay = TableLayout::cached(
        ctx,
        place,
        seats,
        TableParts { cards: false, bets: blinds == BlindsStyle::Sums },
    );
    let wide = lay.plate(SeatNo::new(1)?).width();
    (lay.is_clear() && wide >= LEAST_PLATE).then_some(wide)
}

/// Returns one of this many equal shares of a length, without the gaps.
fn share(length: f32, of: usize) -> f32 {
    let of = f32::from(u8::try_from(of).unwrap_or(u8::MAX));
    ((length - (of - 1.0) * space::CARD) / of).floor()
}

pub(super) fn show(
    ui: &mut Ui,
    state: &mut FloorState,
    cards: &[TableCard],
    cx: &FrameContext<'_>,
    out: &mut Outbox,
) {
    state.large.refresh(cx);
    let mut room = ui.available_size();
    if let Some(shares) = state.large.room() {
        room.y -= final_room::SHARES;
        let below = ui.available_rect_before_wrap();
        let below = below.with_min_y(below.bottom() - final_room::SHARES);
        final_room::shares(ui, below, &shares);
    }
    if !is_large(ui.ctx(), cards, room)
        && let Some(lists) = Lists::of(cards, room)
    {
        let made =
            cards.iter().filter_map(|card| Some((card.clone(), state.large.table(card, cx)?)));
        let made: Vec<_> = made.collect();
        return named::show(ui, state, lists, &made, cx, out);
    }
    let spread = spread(ui.ctx(), cards, room).unwrap_or_else(|| scrolled(ui.ctx(), cards, room));
    let TablesLayout { columns, size, .. } = spread;
    let walk = KeyWalk::of(ui, state, cards, columns);
    let rows = cards.len().div_ceil(columns);
    ui.spacing_mut().item_spacing = Vec2::splat(space::CARD);
    let mut area = ScrollArea::vertical().auto_shrink(false).max_height(room.y).id_salt("large");
    if let Some(row) = state.row_to_show(cards, columns) {
        #[expect(clippy::cast_precision_loss, reason = "rows on a screen")]
        let top = row as f32 * (size.y + space::CARD);
        area = area.vertical_scroll_offset(top);
    }
    area.show_rows(ui, size.y, rows, |ui, rows| {
        for row in rows {
            ui.horizontal(|ui| {
                for card in cards.iter().skip(row * columns).take(columns) {
                    let Some(table) = state.large.table(card, cx) else { continue };
                    large_table(ui, state, (card, &table), (spread, cards.len() == 1), &walk, out);
                }
            });
        }
    });
}

/// Draws one table: the felt can be pressed like a card, and so can every seat.
fn large_table(
    ui: &mut Ui,
    state: &mut FloorState,
    (card, table): (&TableCard, &LargeTable),
    (TablesLayout { size, blinds, .. }, alone): (TablesLayout, bool),
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
    let edge = match () {
        () if response.has_focus() => Stroke::new(2.0, theme.text),
        () if selected => Stroke::new(2.0, theme.accent),
        () if alone => Stroke::NONE,
        () => Stroke::new(1.0, theme.line),
    };
    let ground = if alone { theme.window } else { theme.card };
    ui.painter().rect(place, corner(radius::CARD), ground, edge, StrokeKind::Inside);
    let lit = state.lit_at(card.table);
    let discs: &[Disc] = match blinds {
        BlindsStyle::Sums => &[Disc::Button],
        BlindsStyle::Discs => &Disc::ALL,
    };
    let lying = |at| discs.iter().map(move |disc| PlacedDisc::fixed(*disc, disc.seat(at)));
    let discs: Vec<PlacedDisc> = table.positions.into_iter().flat_map(lying).collect();
    let dealer = ui.word("screens-floor-dealer");
    let inside = place.shrink(ROUND);
    let mut child = ui.new_child(egui::UiBuilder::new().max_rect(inside).id_salt(card.table));
    let shown = RoundTable::new("large", table.size).dealer(&dealer).discs(&discs);
    let mut middle = table.middle.clone();
    let shown = match blinds {
        BlindsStyle::Sums => shown,
        BlindsStyle::Discs => {
            middle.pots.clone_from(&table.brief);
            shown.no_bets()
        }
    };
    let chosen = |seat| state.chosen == Some((card.table, Some(seat))) || lit.contains(seat);
    let touched = shown.show(&mut child, inside.size(), &middle, |seat| {
        let of = table.seats.get(seat.index())?;
        Some(plate_of(of, chosen(seat), blinds))
    });
    if let Some(mark) = &card.hand {
        let at = place.right_top() + vec2(-space::CARD, space::CARD);
        hand_mark(ui.painter(), mark, at, place.width() * 0.3, theme);
    }
    if let Some(TableTouch::Seat(seat)) = touched {
        state.press(card.table, Some(seat));
    } else if response.clicked() {
        walk.press(state, card.table, out);
    } else {
        walk.focus_chosen(state, card.table, &response);
    }
}

fn plate_of(of: &LargeSeat, chosen: bool, blinds: BlindsStyle) -> Plate {
    let front = |word: &str| match blinds {
        BlindsStyle::Sums => word.to_owned(),
        BlindsStyle::Discs => String::new(),
    };
    Plate {
        // A small plate has no room for initials.
        name: words::nameplate(
            of.seat,
            match blinds {
                BlindsStyle::Sums => &of.name,
                BlindsStyle::Discs => words::family(&of.name),
            },
        ),
        stack: of.chips.clone(),
        stack_tone: of.chips_tone,
        aside: of.blinds.clone(),
        aside_tone: if of.short { Tone::Waits } else { Tone::Plain },
        pinned: of.pinned,
        front: front(&of.posts),
        front_is: front(&of.role),
        tone: of.tone,
        empty: of.empty,
        chosen,
        spoken: of.spoken.clone(),
        ..Plate::default()
    }
}
