//! The showdown: hands are typed or tapped in the order of showing, or the dealer names the
//! winners.

use bottone_base::seat::SeatNo;
use bottone_dealer::{FollowedHand, Half};
use bottone_hands::hand::{ActRefusal, Hand, HandAct, HandStep, PendingStep, Play};
use bottone_rules::ranking::RankingGame;
use bottone_ui_kit::{
    i18n::HasLanguage as _,
    theme::{Text, Theme, space},
    widgets::{Button, WordKey},
};
use bottone_view_table::hand as hand_view;
use egui::{Key, ScrollArea, Ui, vec2};

use super::{super::TableContext, HandRequest, HandState, deal, keys};

/// The height of a key for a possible winner of a pot, in points. The greatest number in a row
/// follows.
const WINNER: f32 = 52.0;
const MOST_ACROSS: u8 = 4;
/// The width of the keys that show and muck, in points.
const SHOWS: f32 = 236.0;

/// Returns the seat that shows next: the tapped one, or else the next in order.
pub(super) fn next_to_show(followed: &FollowedHand, chosen: Option<SeatNo>) -> Option<SeatNo> {
    let hand = followed.hand();
    let (seats, first) = match (followed.step(), hand.pending_step()) {
        (HandStep::FaceUp(seats) | HandStep::FaceDown(seats) | HandStep::ShowAtWill(seats), _) => {
            (seats, seats.next(hand.start().button))
        }
        (HandStep::Show(seat), PendingStep::Show(seats)) => (seats, Some(seat)),
        _ => return None,
    };
    chosen.filter(|&seat| seats.contains(seat)).or(first)
}

/// Performs an act for the player who shows next.
pub(super) fn play(
    followed: &mut FollowedHand,
    chosen: Option<SeatNo>,
    play: impl Fn(SeatNo) -> Play,
) -> Result<(), ActRefusal> {
    let seat = next_to_show(followed, chosen).ok_or(ActRefusal::NoShowdown)?;
    followed.act(HandAct::Player(seat, play(seat)))
}

/// Shows the typed cards.
pub(super) fn show_typed(
    followed: &mut FollowedHand,
    chosen: Option<SeatNo>,
    text: &str,
) -> Result<(), deal::CardsRefusal> {
    let cards = deal::parse_cards(text)?.ok_or(deal::CardsRefusal::NoCards)?;
    play(followed, chosen, |_| Play::Show(cards)).map_err(deal::CardsRefusal::Refused)
}

/// Returns the request of a key.
pub(super) fn request_of_key(
    state: &HandState,
    followed: &FollowedHand,
    key: Key,
) -> Option<HandRequest> {
    let is_showing = next_to_show(followed, state.seat).is_some();
    match key {
        Key::K if must_turn_up(followed) => return Some(HandRequest::FaceUp),
        Key::M if is_showing => return Some(HandRequest::Muck),
        Key::S if is_showing => return Some(HandRequest::ShowUnseen),
        Key::P => return Some(HandRequest::NextPot),
        Key::L => return Some(HandRequest::OtherHalf),
        _ => {}
    }
    let seat = keys::seat(key)?;
    let pot = current(state, followed)?;
    let in_it = followed.hand().pots().pots.get(pot)?.seats.contains(seat);
    let is_open = followed.is_finished() && followed.is_by_word() && in_it;
    is_open.then_some(HandRequest::Award(pot, half(state, followed), seat))
}

/// Returns the half of the pot that a digit awards.
fn half(state: &HandState, followed: &FollowedHand) -> Half {
    let low = state.half.filter(|_| is_high_low(followed));
    low.unwrap_or(Half::High)
}

fn is_high_low(followed: &FollowedHand) -> bool {
    matches!(followed.hand().start().kind.game(), RankingGame::OmahaHiLo | RankingGame::StudHiLo)
}

pub(super) fn show(
    ui: &mut Ui,
    state: &mut HandState,
    followed: &FollowedHand,
    at: &TableContext<'_>,
    asks: &mut Vec<HandRequest>,
) {
    let bottom = ui.available_rect_before_wrap().bottom();
    ScrollArea::vertical().show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = space::ITEM;
        if must_turn_up(followed) {
            all_face_up(ui, followed, asks);
        }
        if followed.is_finished() {
            winners(ui, state, followed, at, asks);
        }
        if let Some(seat) = next_to_show(followed, state.seat) {
            hand_of(ui, state, followed, (seat, bottom), at, asks);
        }
    });
}

/// Returns whether hands are to be turned up before anything else.
fn must_turn_up(followed: &FollowedHand) -> bool {
    matches!(followed.step(), HandStep::FaceUp(_) | HandStep::FaceDown(_))
}

/// Draws the button that turns up every hand that must be shown.
fn all_face_up(ui: &mut Ui, followed: &FollowedHand, asks: &mut Vec<HandRequest>) {
    let hand = followed.hand();
    let word = match followed.step() {
        HandStep::FaceDown(_) => "hand-key-floor-decision",
        HandStep::FaceUp(seats) if seats.iter().all(|seat| missing_cards(hand, seat) == 0) => {
            "hand-key-face-up"
        }
        _ => "hand-key-face-up-unseen",
    };
    let word = ui.word(word);
    ui.scope(|ui| {
        ui.spacing_mut().interact_size.y = 56.0;
        let whole = ui.available_width();
        if ui.add(Button::primary(&word).key("K").least_width(whole)).clicked() {
            asks.push(HandRequest::FaceUp);
        }
    });
}

/// Returns the number of a player's cards that are not written down.
fn missing_cards(hand: &Hand, seat: SeatNo) -> usize {
    usize::from(hand.card_count(seat)).saturating_sub(hand.cards(seat).len())
}

/// Draws the cards of one player, down to the end of the panel.
fn hand_of(
    ui: &mut Ui,
    state: &mut HandState,
    followed: &FollowedHand,
    (seat, bottom): (SeatNo, f32),
    at: &TableContext<'_>,
    asks: &mut Vec<HandRequest>,
) {
    let hand = followed.hand();
    let name = hand_view::name(at.language, followed, seat);
    let name = ui.say("hand-cards-of", &[("name", name.into())]);
    let missing = missing_cards(hand, seat);
    let others = |ui: &mut Ui, asks: &mut Vec<HandRequest>| {
        let mucks = hand.can(&HandAct::Player(seat, Play::Muck)).err();
        let why = mucks.map(|why| bottone_view_table::hand_faults::refused(why, at.language));
        let muck = ui.word("hand-key-muck");
        if ui.add(Button::new(&muck).key("M").refusal(why.as_deref())).clicked() {
            asks.push(HandRequest::Muck);
        }
        let word = if missing == 0 { "hand-key-show" } else { "hand-key-show-unseen" };
        let word = ui.word(word);
        let show = if missing == 0 { Button::primary(&word) } else { Button::new(&word) };
        if ui.add(show.key("S")).clicked() {
            asks.push(HandRequest::ShowUnseen);
        }
    };
    // Two cards fit beside the keys; the seven of stud would be cut off.
    let place = if missing > 2 { deal::LineLayout::Above } else { deal::LineLayout::Beside(SHOWS) };
    deal::line(ui, state, (&name, missing), HandRequest::Show, asks, (place, others));
    let room = bottom - ui.cursor().top();
    deal::pad(ui, state, hand, (missing.max(1), room), HandRequest::Show, asks);
}

/// Returns the pots with more than one possible winner, in the order of their award.
fn contested(followed: &FollowedHand) -> Vec<usize> {
    let pots = followed.hand().pots().pots;
    let several = |place: &usize| pots.get(*place).is_some_and(|pot| pot.seats.len() > 1);
    followed.hand().pots_in_order().into_iter().filter(several).collect()
}

/// Returns the pot that is awarded now.
pub(super) fn current(state: &HandState, followed: &FollowedHand) -> Option<usize> {
    let contested = contested(followed);
    let chosen = contested.iter().copied().find(|place| Some(*place) == state.pot);
    chosen.or(contested.first().copied())
}

/// Returns the pot awarded after this one; after the last, the first again.
pub(super) fn next_pot(pot: Option<usize>, followed: &FollowedHand) -> Option<usize> {
    let contested = contested(followed);
    let pot = pot.filter(|pot| contested.contains(pot)).or(contested.first().copied());
    let after = contested.iter().skip_while(|place| Some(**place) != pot).nth(1);
    after.or(contested.first()).copied()
}

/// Draws the pots, and the possible winners of the present one.
pub(super) fn winners(
    ui: &mut Ui,
    state: &HandState,
    followed: &FollowedHand,
    at: &TableContext<'_>,
    asks: &mut Vec<HandRequest>,
) {
    let theme = Theme::of(ui);
    let Some(current) = current(state, followed) else { return };
    ui.label(Text::Caption.rich(ui.word("hand-winners")).color(theme.dim));
    let pots = followed.hand().pots().pots;
    which_pot(ui, followed, current, at, asks);
    let Some((pot, award)) = pots.get(current).zip(followed.awards().into_iter().nth(current))
    else {
        return;
    };
    let halves: &[Half] =
        if is_high_low(followed) { &[Half::High, Half::Low] } else { &[Half::High] };
    for half in halves {
        let (won, word) = match half {
            Half::High => (award.high, "hand-half-high"),
            Half::Low => (award.low, "hand-half-low"),
        };
        let keyed = *half == self::half(state, followed);
        if halves.len() > 1 {
            let ink = if keyed { theme.gold } else { theme.dim };
            ui.label(Text::Strong.rich(ui.word(word)).color(ink));
        }
        let across = f32::from(per_row(u8::try_from(pot.seats.len()).unwrap_or(1)));
        let width = ((ui.available_width() + space::TIGHT) / across - space::TIGHT).floor();
        // In a wrapped row no part may reserve space: it would take the rest of the line.
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = vec2(space::TIGHT, space::TIGHT);
            for seat in pot.seats.iter() {
                let name = hand_view::name(at.language, followed, seat);
                let cap = seat.get().to_string();
                let key = WordKey::new(&name, won.contains(seat)).size(width, WINNER);
                let key = if keyed { key.key(&cap) } else { key };
                if ui.add(key).clicked() {
                    asks.push(HandRequest::Award(current, *half, seat));
                }
            }
        });
    }
}

/// Returns the number per row that spreads this many evenly over as few rows as possible.
const fn per_row(count: u8) -> u8 {
    let rows = if count == 0 { 1 } else { count.div_ceil(MOST_ACROSS) };
    count.div_ceil(rows)
}

/// Draws every pot with more than one possible winner, and the seats that have won it.
fn which_pot(
    ui: &mut Ui,
    followed: &FollowedHand,
    current: usize,
    at: &TableContext<'_>,
    asks: &mut Vec<HandRequest>,
) {
    let theme = Theme::of(ui);
    let pots = followed.hand().pots().pots;
    let contested = contested(followed);
    let titles: Vec<(usize, String)> = contested
        .iter()
        .filter_map(|&place| {
            let pot = pots.get(place)?;
            let title = if contested.len() > 1 {
                hand_view::pot_tab(at.language, place, pot)
            } else {
                hand_view::pot_title(at.language, place, pots.len(), pot)
            };
            let award = followed.awards().into_iter().nth(place)?;
            let won: Vec<String> =
                award.high.union(award.low).iter().map(|seat| seat.to_string()).collect();
            Some((
                place,
                if won.is_empty() { title } else { format!("{title} → {}", won.join(", ")) },
            ))
        })
        .collect();
    if let [(_, title)] = titles.as_slice() {
        ui.label(Text::Strong.rich(title).color(theme.gold));
        return;
    }
    let after = next_pot(Some(current), followed);
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(space::TIGHT, space::TIGHT);
        for (place, title) in &titles {
            let button = Button::new(title).chosen(*place == current);
            let button = if Some(*place) == after { button.key("P") } else { button };
            if ui.add(button).clicked() {
                asks.push(HandRequest::Pot(*place));
            }
        }
    });
}
