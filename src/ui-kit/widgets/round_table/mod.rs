//! One table, large: names and stacks around the felt, bets in front of each player, and the
//! middle.

mod disc;
mod layout;
mod plate;

use bottone_base::{cards::Card, seat::SeatNo};
use bottone_view::table_middle::Middle;
use disc::DiscAction;
use egui::{
    Color32, Pos2, Rect, Role, Sense, Shape, Stroke, StrokeKind, Ui, Vec2, WidgetInfo,
    epaint::PathShape, pos2, vec2,
};
use plate::{scaled_font, write_fitted};

use super::narrowed;
use crate::theme::{Text, Theme, corner, mix};
pub use disc::{Disc, PlacedDisc};
pub use layout::{TALLEST, TableLayout, TableParts};
pub use plate::Plate;

/// The size of a card of the board, in points.
const BOARD: Vec2 = vec2(38.0, 54.0);
const FIGURE: f32 = 26.0;
const LINE: f32 = 15.0;

/// The part that was touched.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TableTouch {
    /// A seat was tapped.
    Seat(SeatNo),
    /// A disc was tapped.
    Disc(Disc),
    /// A disc was dragged to a seat.
    Put(Disc, SeatNo),
}

/// A table with its seats; the dealer sits at the bottom.
#[must_use = "show it"]
pub struct RoundTable<'a> {
    id: &'a str,
    seats: u8,
    dealer: &'a str,
    discs: &'a [PlacedDisc],
    holds: TableParts,
    still: bool,
}

impl<'a> RoundTable<'a> {
    /// Creates a table of this number of seats, with an `id` unique among those shown.
    pub const fn new(id: &'a str, seats: u8) -> Self {
        Self {
            id,
            seats,
            dealer: "",
            discs: &[],
            holds: TableParts { cards: false, bets: true },
            still: false,
        }
    }

    /// Writes this at the dealer's place.
    pub const fn dealer(mut self, word: &'a str) -> Self {
        self.dealer = word;
        self
    }

    /// Sets the discs.
    pub const fn discs(mut self, discs: &'a [PlacedDisc]) -> Self {
        self.discs = discs;
        self
    }

    /// Reserves space for every player's cards above the plates.
    pub const fn cards(mut self) -> Self {
        self.holds.cards = true;
        self
    }

    /// Reserves no space for bets: between two hands, discs lie there.
    pub const fn no_bets(mut self) -> Self {
        self.holds.bets = false;
        self
    }

    /// Makes its seats inactive.
    pub const fn inactive(mut self) -> Self {
        self.still = true;
        self
    }

    /// Shows it in this size; returns the touched part. A seat without a plate is left out.
    pub fn show(
        self,
        ui: &mut Ui,
        size: Vec2,
        middle: &Middle,
        plate: impl Fn(SeatNo) -> Option<Plate>,
    ) -> Option<TableTouch> {
        let (_, whole) = ui.allocate_space(size);
        let id = ui.scope_id().with(self.id);
        let lay = TableLayout::cached(ui.ctx(), whole, self.seats, self.holds);
        let theme = Theme::of(ui);
        paint_felt(ui, &lay, theme);
        paint_dealer(ui, &lay, self.dealer, theme);
        paint_middle(ui, lay.middle, middle, lay.scale, theme);
        say_middle(ui, id, lay.middle, middle);
        let mut touched = None;
        for seat in SeatNo::up_to(self.seats) {
            let Some(plate) = plate(seat) else { continue };
            if plate.show(ui, &lay, seat, (!self.still).then_some(id)) {
                touched = Some(TableTouch::Seat(seat));
            }
        }
        // The first disc is handled last, so that it is on top.
        for (at, lying) in self.discs.iter().enumerate().rev() {
            if lying.seat.get() > self.seats {
                continue;
            }
            let under = self.discs.iter().take(at).filter(|other| other.seat == lying.seat).count();
            let nth = u8::try_from(under).unwrap_or(0);
            let rests = lay.disc(lying.seat, nth);
            let moved = match lying.show(ui, id, rests, lay.radius()) {
                Some(DiscAction::Tapped) => Some(TableTouch::Disc(lying.disc)),
                Some(DiscAction::Dropped(at)) => {
                    lay.nearest(at).map(|seat| TableTouch::Put(lying.disc, seat))
                }
                None => None,
            };
            touched = touched.or(moved);
        }
        touched
    }
}

fn paint_felt(ui: &Ui, lay: &TableLayout, theme: &Theme) {
    let line = |inwards, fill, stroke: Stroke| {
        Shape::Path(PathShape::convex_polygon(lay.edge(inwards), fill, stroke))
    };
    ui.painter().add(line(0.0, theme.felt, Stroke::new(2.5, theme.felt_line)));
    let thin = Stroke::new(1.0, mix(theme.felt, theme.felt_line, 0.7));
    ui.painter().add(line(14.0 * lay.scale, Color32::TRANSPARENT, thin));
}

fn paint_dealer(ui: &Ui, lay: &TableLayout, dealer: &str, theme: &Theme) {
    if dealer.is_empty() {
        return;
    }
    let painter = ui.painter();
    let word = painter.layout_no_wrap(dealer.to_owned(), Text::Caption.font(), theme.dim);
    let pill = Rect::from_center_size(lay.dealer(), word.size() + vec2(22.0, 8.0));
    let rim = Stroke::new(1.0, theme.line);
    painter.rect(pill, corner(pill.height() / 2.0), theme.window, rim, StrokeKind::Inside);
    painter.galley(pill.center() - word.size() / 2.0, word, theme.dim);
}

/// Draws the board, the pot below it, and as many lines as fit.
fn paint_middle(ui: &Ui, room: Rect, middle: &Middle, scale: f32, theme: &Theme) {
    let painter = ui.painter();
    let width = room.width();
    let at = |y: f32| pos2(room.center().x, y);
    if middle.pot.is_empty() {
        let font = Text::Strong.font();
        write_fitted(painter, room.center(), &middle.caption, font, theme.felt_text, width);
        return;
    }
    let has_board = !middle.board.is_empty();
    let grow = scale.max(1.0);
    let (line, figure) = (LINE * grow, FIGURE * grow);
    let figures = line + figure;
    let spare = room.height() - figures;
    let fits = (spare / BOARD.y).min((width / (BOARD.x + 5.0)) / 5.0);
    let card = BOARD * fits.clamp(0.6, scale);
    let board = if has_board { card.y + 4.0 } else { 0.0 };
    let small = scaled_font(Text::Caption.font(), grow);
    // A line that would be cut even if narrow is left out, as one that is too low is.
    let font = |words: &str| narrowed(painter, words, small.clone(), width);
    let fits = |words: &String| {
        let line = painter.layout_no_wrap(words.clone(), font(words), theme.felt_dim);
        line.size().x <= width
    };
    let lines: Vec<&String> = middle
        .pots
        .iter()
        .filter(|words| fits(words))
        .zip(1_u8..)
        .take_while(|(_, count)| board + figures + line * f32::from(*count) <= room.height())
        .map(|(words, _)| words)
        .collect();
    let count = f32::from(u8::try_from(lines.len()).unwrap_or(u8::MAX));
    let mut y = room.center().y - (board + figures + line * count) / 2.0;
    if has_board {
        paint_board(ui, at(y), card, &middle.board, theme);
        y += board;
    }
    let caption_at = at(y + line / 2.0);
    write_fitted(painter, caption_at, &middle.caption, small.clone(), theme.felt_dim, width);
    y += line;
    let large = scaled_font(Text::Total.font(), grow);
    write_fitted(painter, at(y + figure / 2.0), &middle.pot, large, theme.felt_text, width);
    y += figure;
    for words in lines {
        write_fitted(painter, at(y + line / 2.0), words, font(words), theme.felt_dim, width);
        y += line;
    }
}

fn paint_board(ui: &Ui, top: Pos2, card: Vec2, board: &[Option<Card>], theme: &Theme) {
    let step = card.x + 5.0;
    let mut left = top.x - (step * f32::from(u8::try_from(board.len()).unwrap_or(5)) - 5.0) / 2.0;
    for face in board {
        let place = Rect::from_min_size(pos2(left, top.y), card);
        super::paint_card(ui.painter(), place, *face, theme);
        left += step;
    }
}

/// Adds the painted texts for screen readers.
fn say_middle(ui: &Ui, id: egui::Id, room: Rect, middle: &Middle) {
    if middle.pot.is_empty() {
        return;
    }
    let response = ui.interact(room, id.with("middle"), Sense::hover());
    response.widget_info(|| {
        let card = |card: &Option<Card>| card.map_or("?".to_owned(), |card| card.to_string());
        let board: Vec<String> = middle.board.iter().map(card).collect();
        let mut said = vec![format!("{} {}", middle.caption, middle.pot)];
        said.extend(middle.pots.iter().filter(|line| !line.is_empty()).cloned());
        said.extend((!board.is_empty()).then(|| board.join(" ")));
        WidgetInfo::labeled(Role::Label, true, said.join(", "))
    });
}

/// Returns a gold that is legible on felt in both themes.
fn on_felt(theme: &Theme) -> Color32 {
    if theme.dark { theme.gold } else { mix(theme.felt_text, Theme::DARK.gold, 0.9) }
}
