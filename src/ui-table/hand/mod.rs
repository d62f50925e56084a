//! The hand in progress, act by act.
//!
//! The table is at the left, the keys at the right. Keys and taps become [requests](Ask), which are
//! performed after drawing.

mod after;
mod before;
mod deal;
mod player_actions;
mod showdown;
mod state;

use bottone_dealer::FollowedHand;
use bottone_hands::hand::{Hand, HandStep, Stakes};
use bottone_rules::levels::Betting;
use bottone_ui_kit::{
    gate,
    i18n::HasLanguage as _,
    theme::{Text, Theme, space},
    widgets::{Button, Disc, PlacedDisc, Plate, RoundTable, TableTouch, card, elided},
};
use bottone_view::Tone;
use bottone_view_table::{
    hand as hand_view,
    hand::{PlayerState, TopViewSeat},
};
use bottone_vocabulary::words;
use egui::{Align, Key, Layout, Rect, Ui, UiBuilder, vec2};
use state::HandRequest;

use super::{TableContext, keys};
use crate::TableOutbox;
pub(super) use state::HandState;

pub(super) fn show(
    ui: &mut Ui,
    state: &mut HandState,
    at: &TableContext<'_>,
    out: &mut TableOutbox,
) {
    handle_keys(ui, state, at, out);
    let mut asks = Vec::new();
    let place = ui.available_rect_before_wrap();
    let width = (place.width() * 0.43).clamp(430.0, 640.0);
    let split = place.right() - width;
    let table = Rect::from_min_max(place.min, egui::pos2(split - space::INSIDE, place.bottom()));
    let panel = Rect::from_min_max(egui::pos2(split, place.top()), place.max);
    ui.allocate_rect(place, egui::Sense::hover());
    let layout = Layout::top_down(Align::Min);
    let mut left = ui.new_child(UiBuilder::new().max_rect(table).layout(layout).id_salt("table"));
    show_table(&mut left, state, at, &mut asks);
    let mut right = ui.new_child(UiBuilder::new().max_rect(panel).layout(layout).id_salt("panel"));
    let inside = panel.height() - 28.0;
    card(&right).show(&mut right, |ui| {
        ui.set_min_height(inside);
        ui.set_max_height(inside);
        ui.set_width(ui.available_width());
        show_panel(ui, state, at, &mut asks, out);
    });
    for ask in asks {
        state.perform(ask, at, out);
    }
}

/// Draws the title, the table and the next step of the hand.
fn show_table(ui: &mut Ui, state: &HandState, at: &TableContext<'_>, asks: &mut Vec<HandRequest>) {
    let theme = Theme::of(ui);
    let language = at.language;
    ui.spacing_mut().item_spacing.y = space::TIGHT;
    let (title, around) = if let Some(followed) = state.followed() {
        let hand = followed.hand();
        let number =
            language.say("hand-number", &[("number", followed.number().to_string().into())]);
        let game = hand_view::game_title(language, hand.start().kind, betting(hand));
        let street = hand_view::street(language, hand);
        let turn = followed.turn().map(|turn| hand_view::hand_of_game(language, turn));
        let title = [Some(number), Some(street), Some(game), turn];
        (titled(title), hand_view::around(language, followed))
    } else {
        let plan = state.draft.plan(at.felt, at.book);
        let number = language.say("hand-number", &[("number", plan.number.to_string().into())]);
        let game = plan.game.map(|(kind, betting)| hand_view::game_title(language, kind, betting));
        let turn = plan.turn.map(|turn| hand_view::hand_of_game(language, turn));
        (titled([Some(number), game, turn]), hand_view::before_hand(language, &plan, at.felt.size))
    };
    elided(ui, Text::Body.rich(title).color(theme.dim));
    let dealer = ui.word("hand-dealer");
    let size = ui.available_size();
    let button: Vec<PlacedDisc> =
        around.button.map(|seat| PlacedDisc::fixed(Disc::Button, seat)).into_iter().collect();
    let table = RoundTable::new("hand", around.size).dealer(&dealer).discs(&button).cards();
    let plate = |seat| {
        let at = around.seats.iter().find(|at| at.seat == seat)?;
        Some(plate(at, state.chosen_seat() == Some(seat)))
    };
    if let Some(TableTouch::Seat(seat)) = table.show(ui, size, &around.middle, plate) {
        asks.push(HandRequest::Tap(seat));
    }
}

/// Joins the known parts of a title.
fn titled(parts: impl IntoIterator<Item = Option<String>>) -> String {
    parts.into_iter().flatten().collect::<Vec<_>>().join(" · ")
}

fn plate(at: &TopViewSeat, chosen: bool) -> Plate {
    let (front, front_is) = at.front.clone().unwrap_or_default();
    Plate {
        name: at.name.clone(),
        stack: at.stack.clone(),
        front,
        front_is,
        cards: at.cards.clone(),
        up: at.up.clone(),
        tone: match at.standing {
            PlayerState::In => Tone::Plain,
            PlayerState::Next => Tone::Good,
            PlayerState::AllIn => Tone::Gold,
            PlayerState::Folded | PlayerState::Away => Tone::Dim,
        },
        chosen,
        spoken: at.spoken.clone(),
        ..Plate::default()
    }
}

fn betting(hand: &Hand) -> Betting {
    match hand.start().stakes {
        Stakes::NoLimit(_) => Betting::NoLimit,
        Stakes::PotLimit(_) => Betting::PotLimit,
        Stakes::Limit(..) => Betting::Limit,
    }
}

fn show_panel(
    ui: &mut Ui,
    state: &mut HandState,
    at: &TableContext<'_>,
    asks: &mut Vec<HandRequest>,
    out: &mut TableOutbox,
) {
    let Some(followed) = state.followed().cloned() else {
        before::show(ui, state, at, asks);
        return;
    };
    let theme = Theme::of(ui);
    ui.spacing_mut().item_spacing.y = space::ITEM;
    let pot = showdown::current(state, &followed);
    headline(ui, &hand_view::prompt(at.language, &followed, pot));
    let killed = at
        .event
        .and_then(|cx| hand_view::killed_hand_line(at.language, cx.tournament(), &followed));
    for note in killed.into_iter().chain(hand_view::note(at.language, &followed)) {
        ui.add(egui::Label::new(Text::Body.rich(note).color(theme.gold)).wrap());
    }
    show_seat_changes(ui, &followed, at, asks);
    if let Some(why) = &state.refused {
        ui.add(egui::Label::new(Text::Body.rich(words::capital(why)).color(theme.red)).wrap());
    }
    let foot = super::TOUCH + space::ITEM;
    let body = vec2(ui.available_width(), (ui.available_height() - foot).max(60.0));
    ui.allocate_ui_with_layout(body, Layout::top_down(Align::Min), |ui| {
        ui.set_min_size(body);
        ui.set_max_size(body);
        match followed.step() {
            HandStep::Push(_) => after::show(ui, state, &followed, at, asks, out),
            HandStep::Act(_) => player_actions::show(ui, state, &followed, at, asks),
            HandStep::Board { .. } | HandStep::Cards { .. } => {
                deal::show(ui, state, &followed, at, asks);
            }
            HandStep::Draw { .. } => deal::show_draw(ui, &followed, at, asks),
            _ => showdown::show(ui, state, &followed, at, asks),
        }
    });
    ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
        if ui.add(Button::new(&ui.word("hand-key-undo")).key("U")).clicked() {
            asks.push(HandRequest::Back);
        }
        let over = followed.outcome().is_some();
        if !over && ui.add(Button::quiet(&ui.word("hand-abandon"))).clicked() {
            asks.push(HandRequest::GiveUp);
        }
        if over {
            let open = state.offers(at).is_some_and(|offers| !offers.is_empty());
            let word =
                ui.word(if state.warned && open { "hand-without-record" } else { "hand-key-next" });
            let button = if open { Button::new(&word) } else { Button::primary(&word) };
            if ui.add(button.key("N")).clicked() {
                asks.push(HandRequest::Next);
            }
        }
    });
}

/// Draws the dealer's next act, with space for two lines so that nothing below it moves.
fn headline(ui: &mut Ui, words: &str) {
    let font = Text::Total.font();
    let room = vec2(ui.available_width(), 2.0 * ui.fonts_mut(|fonts| fonts.row_height(&font)));
    ui.allocate_ui_with_layout(room, Layout::top_down(Align::Min), |ui| {
        ui.set_min_size(room);
        let ink = Theme::of(ui).text;
        ui.add(egui::Label::new(Text::Total.rich(words).color(ink)).wrap());
    });
}

/// Draws the players who sit down, leave or move during the hand.
fn show_seat_changes(
    ui: &mut Ui,
    followed: &FollowedHand,
    at: &TableContext<'_>,
    asks: &mut Vec<HandRequest>,
) {
    let theme = Theme::of(ui);
    if followed.table() != at.felt.table {
        let table = followed.table().map_or(0, bottone_base::seat::TableNo::get);
        let line = ui.say("hand-other-table", &[("table", table.into())]);
        ui.add(egui::Label::new(Text::Body.rich(line).color(theme.red)).wrap());
        if ui.add(Button::new(&ui.word("hand-abandon"))).clicked() {
            asks.push(HandRequest::GiveUp);
        }
        return;
    }
    for change in followed.changes(at.felt).iter().take(3) {
        let line = hand_view::changed(at.language, change);
        ui.add(egui::Label::new(Text::Note.rich(line).color(theme.gold)).wrap());
    }
}

/// Performs the requests of the keys, one after the other.
fn handle_keys(ui: &Ui, state: &mut HandState, at: &TableContext<'_>, out: &mut TableOutbox) {
    if gate::keys_are_free(ui) && gate::consume_ctrl(ui, Key::Backspace) {
        state.perform(HandRequest::Back, at, out);
    }
    for key in keys::table_keys(ui) {
        if let Some(ask) = state.request_of_key(key, at) {
            state.perform(ask, at, out);
        }
    }
}
