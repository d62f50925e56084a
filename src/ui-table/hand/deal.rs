//! Cards due: dealt unseen with one key, typed, or tapped on the deck.

use bottone_base::{
    cards::{CardError, Cards},
    seat::SeatNo,
};
use bottone_dealer::FollowedHand;
use bottone_hands::hand::{ActRefusal, DealtCards, Hand, HandAct, PendingStep};
use bottone_i18n::Language;
use bottone_ui_kit::{
    gate,
    i18n::HasLanguage as _,
    theme::{Text, Theme, space},
    typing,
    widgets::{Button, CardPad, elided, row},
};
use bottone_view::hand_names::{Pack, card_name};
use bottone_view_table::{hand as hand_view, hand::TypedCards, hand_faults::refused};
use egui::{Align, Layout, Ui, vec2};

use super::{super::TableContext, HandRequest, HandState};

/// The height of a card's key if there is room, and the smallest height of the history, in points.
pub(super) const KEY: f32 = 78.0;
const HISTORY: f32 = 96.0;
/// The width of the key that goes to the line, in points.
const TYPE: f32 = 112.0;

/// The reason why the typed cards cannot be dealt or shown.
pub(super) enum CardsRefusal {
    NoCards,
    Twice(CardError),
    /// The hand does not allow it.
    Refused(ActRefusal),
}

impl CardsRefusal {
    pub(super) fn text(&self, language: Language) -> String {
        match self {
            Self::Twice(CardError::Twice(card)) => {
                let card = card_name(language, Pack::Casino, *card);
                language.say("act-card-twice", &[("card", card.into())])
            }
            Self::NoCards | Self::Twice(_) => language.word("hand-cards-wrong"),
            Self::Refused(why) => refused(*why, language),
        }
    }
}

/// Parses the typed cards; an empty text is `None`.
pub(super) fn parse_cards(text: &str) -> Result<Option<DealtCards>, CardsRefusal> {
    match hand_view::read(text) {
        TypedCards::Nothing => Ok(None),
        TypedCards::Cards(cards) => Ok(Some(cards)),
        TypedCards::TooMany => Err(CardsRefusal::Refused(ActRefusal::TooManyCards)),
        TypedCards::Wrong(why @ CardError::Twice(_)) => Err(CardsRefusal::Twice(why)),
        TypedCards::Wrong(_) => Err(CardsRefusal::NoCards),
    }
}

/// Returns the seat that gets the next cards: the tapped one, or else the next from the button.
pub(super) fn next_seat(followed: &FollowedHand, chosen: Option<SeatNo>) -> Option<SeatNo> {
    let hand = followed.hand();
    let PendingStep::Cards(seats) = hand.pending_step() else { return None };
    chosen.filter(|&seat| seats.contains(seat)).or_else(|| seats.next(hand.start().button))
}

/// Deals the typed cards, and the rest unseen; without typed cards, everything due.
pub(super) fn deal(
    followed: &mut FollowedHand,
    chosen: Option<SeatNo>,
    text: &str,
) -> Result<(), CardsRefusal> {
    let Some(cards) = parse_cards(text)? else {
        followed.deal_unseen();
        return Ok(());
    };
    let hand = followed.hand();
    let act = match next_seat(followed, chosen) {
        Some(seat) if hand.start().kind.is_stud() => {
            HandAct::Deal(seat, after_unseen(hand.cards_due(seat), &cards))
        }
        Some(seat) => HandAct::Deal(seat, cards.padded_to(hand.cards_due(seat))),
        None => HandAct::Board(cards.padded_to(hand.board_due())),
    };
    followed.act(act).map_err(CardsRefusal::Refused)
}

/// Returns the cards in stud's order: the face-down ones first, then the seen ones.
fn after_unseen(due: u8, cards: &DealtCards) -> DealtCards {
    let mut dealt = DealtCards::unknown(usize::from(due).saturating_sub(cards.len()));
    for card in cards.iter() {
        dealt.push(card);
    }
    dealt
}

/// Changes this number of cards of the player whose draw it is, for unseen ones.
pub(super) fn change(followed: &mut FollowedHand, count: u8) -> Result<(), ActRefusal> {
    followed.change_unseen(count)
}

/// Returns the number of cards that complete the request.
fn wanted_count(hand: &Hand, seat: Option<SeatNo>) -> usize {
    let due = match seat {
        // Only face-up cards can be seen.
        Some(_) if hand.start().kind.is_stud() => 1,
        Some(seat) => hand.cards_due(seat),
        None => hand.board_due(),
    };
    due.into()
}

/// Returns the cards whose face is known.
pub(super) fn seen_cards(hand: &Hand) -> Cards {
    let held = hand.start().dealt().iter().map(|seat| hand.cards(seat));
    held.fold(hand.board(), Cards::union)
}

pub(super) fn show(
    ui: &mut Ui,
    state: &mut HandState,
    followed: &FollowedHand,
    at: &TableContext<'_>,
    asks: &mut Vec<HandRequest>,
) {
    let hand = followed.hand();
    let seat = next_seat(followed, state.seat);
    let name = match seat {
        Some(seat) => {
            let name = hand_view::name(at.language, followed, seat);
            ui.say("hand-cards-of", &[("name", name.into())])
        }
        None => ui.word("hand-cards"),
    };
    let is_blank = state.text.trim().is_empty();
    ui.spacing_mut().interact_size.y = 56.0;
    let word = ui.word(if is_blank { "hand-key-deal-unseen" } else { "hand-key-deal" });
    let whole = ui.available_width();
    if ui.add(Button::primary(&word).key("K").least_width(whole)).clicked() {
        asks.push(HandRequest::Deal);
    }
    ui.spacing_mut().interact_size.y = super::super::TOUCH;
    let wanted = wanted_count(hand, seat);
    line(ui, state, (&name, wanted), HandRequest::Deal, asks, (LineLayout::Beside(0.0), |_, _| ()));
    let room = ui.available_height() - HISTORY;
    pad(ui, state, hand, (wanted, room), HandRequest::Deal, asks);
    super::player_actions::history(ui, followed, at.language);
}

/// The other parts of the line for cards: beside it, in this much space, or above it, where many
/// cards are to be read.
pub(super) enum LineLayout {
    Beside(f32),
    Above,
}

/// Draws the line for this number of cards, with the other parts from the right.
pub(super) fn line(
    ui: &mut Ui,
    state: &mut HandState,
    (name, wanted): (&str, usize),
    then: HandRequest,
    asks: &mut Vec<HandRequest>,
    (place, others): (LineLayout, impl FnOnce(&mut Ui, &mut Vec<HandRequest>)),
) {
    let theme = Theme::of(ui);
    let hint = ui.word("hand-cards-hint");
    let hint = hint.split(' ').take(wanted.max(1)).collect::<Vec<_>>().join(" ");
    let caption = Text::Caption.rich(name).color(theme.dim);
    let (room, beside) = match place {
        LineLayout::Beside(room) => {
            ui.label(caption);
            (room, Some(others))
        }
        LineLayout::Above => {
            row(ui, |ui| others(ui, asks), |ui| elided(ui, caption));
            (0.0, None)
        }
    };
    ui.horizontal(|ui| {
        let word = ui.word("hand-key-type");
        let width = ui.available_width() - TYPE - room;
        let line = egui::TextEdit::singleline(&mut state.text)
            .char_limit(typing::LONGEST_LINE)
            .id(typing::field_id_of(ui, "cards"))
            .hint_text(Text::Body.rich(hint).color(theme.dim))
            .font(Text::Figure.font())
            .margin(egui::Margin::symmetric(8, 5))
            .min_size(vec2(0.0, ui.spacing().interact_size.y))
            .align(egui::Align2::LEFT_CENTER)
            .desired_width(width);
        let response = ui.add(line).accessible_name(name);
        if std::mem::take(&mut state.seeks_focus) {
            response.request_focus();
        }
        if gate::left_with_enter(ui, &response) {
            asks.push(then);
        }
        // Alone, it ends where the keys below it end.
        let least = if room > 0.0 { 0.0 } else { ui.available_width() };
        if ui.add(Button::new(&word).key("T").least_width(least)).clicked() {
            asks.push(HandRequest::Type);
        }
        // With nothing beside it there is no gap either, which would widen the panel.
        if let Some(beside) = beside.filter(|_| room > 0.0) {
            let left = ui.available_size();
            ui.allocate_ui_with_layout(left, Layout::right_to_left(Align::Center), |ui| {
                beside(ui, asks);
            });
        }
    });
}

/// Draws the deck in this height; tapped cards are written on the line, and dealt once it is
/// complete.
pub(super) fn pad(
    ui: &mut Ui,
    state: &mut HandState,
    hand: &Hand,
    (wanted, room): (usize, f32),
    then: HandRequest,
    asks: &mut Vec<HandRequest>,
) {
    let so_far = parse_cards(&state.text).ok().flatten().unwrap_or_default();
    let pad = CardPad::new(seen_cards(hand)).chosen(so_far.known());
    let Some(card) = pad.height(room.min(CardPad::height_of(KEY))).show(ui) else { return };
    if so_far.known().contains(card) {
        state.text = so_far
            .iter()
            .filter(|other| *other != Some(card))
            .map(|card| card.map_or_else(|| "? ".to_owned(), |card| format!("{card} ")))
            .collect();
        return;
    }
    if !state.text.is_empty() && !state.text.ends_with(' ') {
        state.text.push(' ');
    }
    state.text.push_str(&card.to_string());
    state.text.push(' ');
    if so_far.len() + 1 >= wanted {
        asks.push(then);
    }
}

/// Draws the choice of how many cards are changed.
pub(super) fn show_draw(
    ui: &mut Ui,
    followed: &FollowedHand,
    at: &TableContext<'_>,
    asks: &mut Vec<HandRequest>,
) {
    let hand = followed.hand();
    let PendingStep::Draw(seat) = hand.pending_step() else { return };
    ui.spacing_mut().interact_size.y = KEY;
    let width = (ui.available_width() - 2.0 * space::ITEM) / 3.0;
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(space::ITEM, space::ITEM);
        for count in 0..=hand.card_count(seat) {
            let word = match count {
                0 => at.language.word("hand-key-pat"),
                _ => at.language.say("hand-key-draw", &[("count", count.into())]),
            };
            let cap = count.to_string();
            let button = if count == 0 { Button::primary(&word) } else { Button::new(&word) };
            if ui.add(button.key(&cap).least_width(width)).clicked() {
                asks.push(HandRequest::Change(count));
            }
        }
    });
    ui.spacing_mut().interact_size.y = super::super::TOUCH;
    super::player_actions::history(ui, followed, at.language);
}
