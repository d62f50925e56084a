//! The deck, to tap cards on.

use egui::{Rect, Role, Sense, Stroke, StrokeKind, Ui, UiBuilder, WidgetInfo, vec2};

use super::{button::focus_ring, card_face::paint_card};
use crate::rules::cards::{Card, Cards, Rank, Suit};
use crate::ui::theme::{Theme, corner, mix};
use crate::ui::tongue::Speaks as _;
use crate::view::hands::{Pack, card_name};

const GAP: f32 = 2.0;
/// A finger's height for each.
const HEIGHT: f32 = 40.0;

/// The same, where each suit takes two rows.
const FOLDED: f32 = 36.0;
/// Cards that would be narrower than this are folded into two rows.
const NARROW: f32 = 36.0;

/// The widest that a card is drawn, so that a short deck does not become a wall of paper.
const WIDEST: f32 = 56.0;

/// A deck, a suit in a row; those that are gone cannot be tapped.
#[must_use = "show it"]
pub struct CardPad {
    deck: Cards,
    pack: Pack,
    suits: [Suit; 4],
    gone: Cards,
    chosen: Cards,
    folds: bool,
}

impl CardPad {
    /// All 52 cards without these.
    pub const fn new(gone: Cards) -> Self {
        let [clubs, diamonds, hearts, spades] = Suit::ALL;
        let suits = [spades, hearts, diamonds, clubs];
        Self {
            deck: Cards::ALL,
            pack: Pack::Casino,
            suits,
            gone,
            chosen: Cards::NONE,
            folds: false,
        }
    }

    /// The deck of the Italian game, its suits in its own order.
    pub const fn italian(deck: Cards) -> Self {
        let suits = [Suit::Hearts, Suit::Diamonds, Suit::Clubs, Suit::Spades];
        Self {
            deck,
            pack: Pack::Italian,
            suits,
            gone: Cards::NONE,
            chosen: Cards::NONE,
            folds: false,
        }
    }

    /// These are chosen already.
    pub const fn chosen(mut self, chosen: Cards) -> Self {
        self.chosen = chosen;
        self
    }

    /// Where a suit in a row would be too narrow for a finger, it takes two.
    pub const fn folds(mut self) -> Self {
        self.folds = true;
        self
    }

    /// How high a folded deck is, in points.
    pub const fn folded_height() -> f32 {
        8.0 * FOLDED + 7.0 * GAP
    }

    /// Shows it as wide as there is room; gives back the card that was tapped.
    pub fn show(self, ui: &mut Ui) -> Option<Card> {
        let has =
            |rank: &Rank| self.suits.iter().any(|suit| self.deck.contains(Card::new(*rank, *suit)));
        let ranks: Vec<Rank> = Rank::all().rev().filter(has).collect();
        let all = u8::try_from(ranks.len()).unwrap_or(13).max(1);
        let folds = self.folds && ui.available_width() < f32::from(all) * NARROW;
        let across = if folds { all.div_ceil(2) } else { all };
        let (rows, height) = if folds { (2, FOLDED) } else { (1, HEIGHT) };
        let columns = f32::from(across);
        let width = ui.available_width().min(columns * (WIDEST + GAP));
        let (_, place) =
            ui.allocate_space(vec2(width, 4.0 * f32::from(rows) * (height + GAP) - GAP));
        let step = (width + GAP) / columns;
        let mut tapped = None;
        let mut ui = ui.new_child(UiBuilder::new().max_rect(place).id_salt("deck"));
        let language = ui.language();
        for (row, suit) in (0_u8..).zip(self.suits) {
            for (column, rank) in (0_u8..).zip(&ranks) {
                let card = Card::new(*rank, suit);
                let (right, down) = (column % across, row * rows + column / across);
                let from = vec2(f32::from(right) * step, f32::from(down) * (height + GAP));
                let spot = Rect::from_min_size(place.min + from, vec2(step - GAP, height));
                if self.key(&mut ui, spot, card, &card_name(language, self.pack, card)) {
                    tapped = Some(card);
                }
            }
        }
        tapped
    }

    fn key(&self, ui: &mut Ui, spot: Rect, card: Card, name: &str) -> bool {
        let theme = Theme::of(ui);
        let is_gone = self.gone.contains(card);
        let is_chosen = self.chosen.contains(card);
        let sense = if is_gone { Sense::hover() } else { Sense::click() };
        let response = ui.interact(spot, ui.scope_id().with(card), sense);
        response.widget_info(|| WidgetInfo::selected(Role::Button, !is_gone, is_chosen, name));
        let mut painter = ui.painter().clone();
        if is_gone {
            painter.multiply_opacity(0.25);
        }
        paint_card(&painter, spot, Some(card), theme);
        if is_chosen || response.hovered() {
            let ink = if is_chosen { theme.accent } else { mix(theme.accent, theme.paper, 0.3) };
            let width = if is_chosen { 3.0 } else { 1.5 };
            let pen = Stroke::new(width, ink);
            ui.painter().rect_stroke(spot, corner(4.0), pen, StrokeKind::Inside);
        }
        if response.has_focus() {
            focus_ring(ui, spot, theme);
        }
        response.clicked()
    }
}
