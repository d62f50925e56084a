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

/// All 52 cards, a suit in a row; those that are gone cannot be tapped.
#[must_use = "show it"]
pub struct CardPad {
    gone: Cards,
    chosen: Cards,
}

impl CardPad {
    /// The deck without these.
    pub const fn new(gone: Cards) -> Self {
        Self { gone, chosen: Cards::NONE }
    }

    /// These are chosen already.
    pub const fn chosen(mut self, chosen: Cards) -> Self {
        self.chosen = chosen;
        self
    }

    /// Shows it as wide as there is room; gives back the card that was tapped.
    pub fn show(self, ui: &mut Ui) -> Option<Card> {
        let width = ui.available_width();
        let (_, place) = ui.allocate_space(vec2(width, 4.0 * HEIGHT + 3.0 * GAP));
        let step = (width + GAP) / 13.0;
        let mut tapped = None;
        let mut ui = ui.new_child(UiBuilder::new().max_rect(place).id_salt("deck"));
        let language = ui.language();
        for (row, suit) in (0_u8..).zip(Suit::ALL.into_iter().rev()) {
            for (column, rank) in (0_u8..).zip(Rank::all().rev()) {
                let card = Card::new(rank, suit);
                let corner_at =
                    place.min + vec2(f32::from(column) * step, f32::from(row) * (HEIGHT + GAP));
                let spot = Rect::from_min_size(corner_at, vec2(step - GAP, HEIGHT));
                if self.key(&mut ui, spot, card, &card_name(language, Pack::Casino, card)) {
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
