//! Cards in two taps: the rank, then the suit.

use bottone_base::cards::{Card, Cards, Rank, Suit};
use bottone_view::hand_names::{Pack, card_name, rank_name};
use egui::{Id, Rect, Role, Sense, Stroke, StrokeKind, Ui, UiBuilder, WidgetInfo, vec2};

use super::{
    button::focus_ring,
    card_face::{paint_card, paint_rank, paint_suit},
};
use crate::{
    i18n::HasLanguage as _,
    theme::{Text, Theme, corner, mix, radius},
};

/// The number of rows; each has four ranks and a suit.
const ROWS: f32 = 4.0;
const LAST: u8 = 3;
const RANKS: u8 = 4;
const GAP: f32 = 4.0;
/// The smallest height of a key, which is also the default, in points.
const LEAST: f32 = 44.0;
const USUAL: f32 = 56.0;
/// The greatest width of a key, in points.
const WIDEST: f32 = 110.0;
/// The width of the last chosen card, as a share of its height.
const FACE: f32 = 0.72;
/// The opacity of a key that is gone, and of a suit that waits for a rank.
const GONE: f32 = 0.25;
const WAITS: f32 = 0.6;

/// A pad with ranks at the left, suits at the right, and the chosen cards below the ranks. Cards
/// that are gone cannot be tapped.
#[must_use = "show it"]
pub struct CardPad {
    deck: Cards,
    pack: Pack,
    suits: [Suit; 4],
    gone: Cards,
    chosen: Cards,
    height: f32,
}

/// The taps so far: a rank that waits for its suit, and the cards in their order.
#[derive(Clone, Debug, Default)]
struct CardTaps {
    rank: Option<Rank>,
    cards: Vec<Card>,
    /// The gone and chosen cards at the tap of the rank; if they differ later, the rank was for
    /// another card.
    cards_at_rank: (Cards, Cards),
}

impl CardPad {
    /// Creates a pad with all 52 cards but these.
    pub const fn new(gone: Cards) -> Self {
        let [clubs, diamonds, hearts, spades] = Suit::ALL;
        Self {
            deck: Cards::ALL,
            pack: Pack::Casino,
            suits: [spades, hearts, diamonds, clubs],
            gone,
            chosen: Cards::NONE,
            height: Self::height_of(USUAL),
        }
    }

    /// Creates a pad with the deck of the Italian game, whose suits have their own order.
    pub const fn italian(deck: Cards) -> Self {
        let suits = [Suit::Hearts, Suit::Diamonds, Suit::Clubs, Suit::Spades];
        let all = Self::new(Cards::NONE);
        Self { deck, pack: Pack::Italian, suits, ..all }
    }

    /// Sets the cards that are in other hands, or out.
    pub const fn gone(mut self, gone: Cards) -> Self {
        self.gone = gone;
        self
    }

    /// Sets the cards chosen already: tapped again they are taken back, and so is the last one
    /// where it lies.
    pub const fn chosen(mut self, chosen: Cards) -> Self {
        self.chosen = chosen;
        self
    }

    /// Sets its height in points, but at least what fingers need.
    pub fn height(mut self, points: f32) -> Self {
        self.height = points.max(Self::height_of(LEAST));
        self
    }

    /// Returns its height with keys of this height, in points.
    pub const fn height_of(key: f32) -> f32 {
        ROWS * (key + GAP) - GAP
    }

    /// Shows it at the full width; returns the tapped card.
    pub fn show(self, ui: &mut Ui) -> Option<Card> {
        let has = |rank: &Rank| self.cards_of_rank(*rank).next().is_some();
        let ranks: Vec<Rank> = Rank::all().rev().filter(has).collect();
        let across = f32::from(RANKS + 1);
        let width = ui.available_width().min(across * (WIDEST + GAP) - GAP);
        let (_, place) = ui.allocate_space(vec2(width, self.height));
        let step = (place.size() + vec2(GAP, GAP)) / vec2(across, ROWS);
        let spot = |column: u8, row: u8| {
            let from = vec2(f32::from(column), f32::from(row)) * step;
            Rect::from_min_size(place.min + from, step - vec2(GAP, GAP))
        };
        let mut ui = ui.new_child(UiBuilder::new().max_rect(place).id_salt("cards"));
        let ui = &mut ui;
        let id = ui.scope_id().with("taps");
        let mut taps = self.taps(ui, id);
        let mut tapped = None;
        for (at, rank) in (0_u8..).zip(&ranks) {
            if self.rank(ui, spot(at % RANKS, at / RANKS), *rank, taps.rank) {
                taps.rank = (taps.rank != Some(*rank)).then_some(*rank);
            }
        }
        for (row, suit) in (0_u8..).zip(self.suits) {
            if self.suit(ui, spot(RANKS, row), suit, taps.rank) {
                tapped = taps.rank.map(|rank| Card::new(rank, suit));
            }
        }
        // There is space after the last rank of the last row.
        let last = u8::try_from(ranks.len()).unwrap_or(0);
        let from = if last / RANKS < LAST { 0 } else { last % RANKS };
        let rest = spot(from, LAST).union(spot(RANKS - 1, LAST));
        if self.chosen_cards(ui, rest, &taps.cards) {
            tapped = taps.cards.last().copied();
        }
        if let Some(card) = tapped {
            taps.rank = None;
            taps.cards.retain(|other| *other != card);
            taps.cards.extend((!self.chosen.contains(card)).then_some(card));
        }
        taps.cards_at_rank = (self.gone, self.chosen);
        ui.ctx().data_mut(|data| data.insert_temp(id, taps));
        tapped
    }

    /// Returns the taps so far, updated to the present choice.
    fn taps(&self, ui: &Ui, id: Id) -> CardTaps {
        let mut taps: CardTaps = ui.ctx().data(|data| data.get_temp(id)).unwrap_or_default();
        if taps.cards_at_rank != (self.gone, self.chosen) {
            taps.rank = None;
        }
        taps.cards.retain(|card| self.chosen.contains(*card));
        let typed = self.chosen.iter().filter(|card| !taps.cards.contains(card));
        let typed: Vec<Card> = typed.collect();
        taps.cards.splice(0..0, typed);
        taps
    }

    /// Returns the cards of this rank that the deck has.
    fn cards_of_rank(&self, rank: Rank) -> impl Iterator<Item = Card> + '_ {
        let cards = self.suits.iter().map(move |suit| Card::new(rank, *suit));
        cards.filter(|card| self.deck.contains(*card))
    }

    fn rank(&self, ui: &Ui, spot: Rect, rank: Rank, lit: Option<Rank>) -> bool {
        let open = self.cards_of_rank(rank).any(|card| !self.gone.contains(card));
        let name = rank_name(ui.language(), self.pack, rank);
        let chosen = self.cards_of_rank(rank).any(|card| self.chosen.contains(card));
        let id = ui.scope_id().with(("rank", rank.number()));
        let faded = if open { 1.0 } else { GONE };
        key(ui, (id, spot), &name, faded, (lit == Some(rank), chosen), |painter| {
            paint_rank(painter, spot, rank, Theme::of(ui).text);
        })
    }

    fn suit(&self, ui: &Ui, spot: Rect, suit: Suit, rank: Option<Rank>) -> bool {
        let theme = Theme::of(ui);
        let card = rank.map(|rank| Card::new(rank, suit));
        let open = card.is_some_and(|card| self.deck.contains(card) && !self.gone.contains(card));
        let name = match card {
            Some(card) => card_name(ui.language(), self.pack, card),
            None => suit.sign().to_string(),
        };
        let chosen = card.is_some_and(|card| self.chosen.contains(card));
        let id = ui.scope_id().with(("suit", suit.sign()));
        let faded = match card {
            Some(_) if open => 1.0,
            Some(_) => GONE,
            None => WAITS,
        };
        key(ui, (id, spot), &name, faded, (false, chosen), |painter| match card {
            Some(card) => paint_card(painter, spot, Some(card), theme),
            None => paint_suit(painter, spot, suit, theme),
        })
    }

    /// Draws the chosen cards; a tap takes the last one back, and returns true.
    fn chosen_cards(&self, ui: &Ui, place: Rect, cards: &[Card]) -> bool {
        let theme = Theme::of(ui);
        let pen = Stroke::new(1.0, theme.line);
        ui.painter().rect_stroke(place, corner(radius::BUTTON), pen, StrokeKind::Inside);
        let Some(last) = cards.last() else { return false };
        let gaps = [("card", card_name(ui.language(), self.pack, *last).into())];
        let name = ui.say("pad-card-back", &gaps);
        let sense = ui.interact(place, ui.scope_id().with("entered"), Sense::click());
        sense.widget_info(|| WidgetInfo::labeled(Role::Button, true, &name));
        if sense.hovered() {
            ui.painter().rect_filled(place, corner(radius::BUTTON), theme.raised_hover);
        }
        let inside = place.shrink(GAP);
        let sign = ui.painter().layout_no_wrap("⌫".to_owned(), Text::Heading.font(), theme.dim);
        let face = vec2(inside.height() * FACE, inside.height());
        let room = inside.width() - sign.size().x - 2.0 * GAP - face.x;
        let others = f32::from(u8::try_from(cards.len() - 1).unwrap_or(u8::MAX)).max(1.0);
        let step = (face.x + GAP).min(room / others).max(0.0);
        for (at, card) in (0_u8..).zip(cards) {
            let from = inside.min + vec2(step * f32::from(at), 0.0);
            paint_card(ui.painter(), Rect::from_min_size(from, face), Some(*card), theme);
        }
        let at = inside.right_center() - vec2(sign.size().x, sign.size().y / 2.0);
        ui.painter().galley(at, sign, theme.dim);
        if sense.has_focus() {
            focus_ring(ui, place, theme);
        }
        sense.clicked()
    }
}

/// Draws a key of the pad: faded it cannot be tapped, lit it waits for its suit, ringed it was
/// chosen. Returns whether it was tapped.
fn key(
    ui: &Ui,
    (id, spot): (Id, Rect),
    name: &str,
    faded: f32,
    (lit, chosen): (bool, bool),
    paint: impl FnOnce(&egui::Painter),
) -> bool {
    let theme = Theme::of(ui);
    let open = faded >= 1.0;
    let sense = if open { Sense::click() } else { Sense::hover() };
    let response = ui.interact(spot, id, sense);
    response.widget_info(|| WidgetInfo::selected(Role::Button, open, lit || chosen, name));
    let mut painter = ui.painter().clone();
    painter.multiply_opacity(faded);
    let hovered = open && response.hovered();
    let fill = match (lit, hovered) {
        (true, _) => theme.chosen,
        (false, true) => theme.raised_hover,
        (false, false) => theme.raised,
    };
    let ringed = lit || chosen;
    let pen = match (ringed, hovered) {
        (true, _) => Stroke::new(2.5, theme.accent),
        (false, true) => Stroke::new(1.5, mix(theme.accent, theme.paper, 0.3)),
        (false, false) => Stroke::new(1.0, theme.line_hover),
    };
    let round = corner(radius::BUTTON);
    painter.rect_filled(spot, round, fill);
    paint(&painter);
    painter.rect_stroke(spot, round, pen, StrokeKind::Inside);
    if response.has_focus() {
        focus_ring(ui, spot, theme);
    }
    response.clicked()
}
