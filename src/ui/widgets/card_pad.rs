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
}

impl CardPad {
    /// All 52 cards without these.
    pub const fn new(gone: Cards) -> Self {
        let [clubs, diamonds, hearts, spades] = Suit::ALL;
        let suits = [spades, hearts, diamonds, clubs];
        Self { deck: Cards::ALL, pack: Pack::Casino, suits, gone, chosen: Cards::NONE }
    }

    /// The deck of the Italian game, its suits in its own order.
    pub const fn italian(deck: Cards) -> Self {
        let suits = [Suit::Hearts, Suit::Diamonds, Suit::Clubs, Suit::Spades];
        Self { deck, pack: Pack::Italian, suits, gone: Cards::NONE, chosen: Cards::NONE }
    }

    /// These are chosen already.
    pub const fn chosen(mut self, chosen: Cards) -> Self {
        self.chosen = chosen;
        self
    }

    /// Shows it as wide as there is room; gives back the card that was tapped.
    pub fn show(self, ui: &mut Ui) -> Option<Card> {
        let has =
            |rank: &Rank| self.suits.iter().any(|suit| self.deck.contains(Card::new(*rank, *suit)));
        let ranks: Vec<Rank> = Rank::all().rev().filter(has).collect();
        let columns = u8::try_from(ranks.len()).map_or(13.0, f32::from).max(1.0);
        let width = ui.available_width().min(columns * (WIDEST + GAP));
        let (_, place) = ui.allocate_space(vec2(width, 4.0 * HEIGHT + 3.0 * GAP));
        let step = (width + GAP) / columns;
        let mut tapped = None;
        let mut ui = ui.new_child(UiBuilder::new().max_rect(place).id_salt("deck"));
        let language = ui.language();
        for (row, suit) in (0_u8..).zip(self.suits) {
            for (column, rank) in (0_u8..).zip(&ranks) {
                let card = Card::new(*rank, suit);
                let corner_at =
                    place.min + vec2(f32::from(column) * step, f32::from(row) * (HEIGHT + GAP));
                let spot = Rect::from_min_size(corner_at, vec2(step - GAP, HEIGHT));
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
