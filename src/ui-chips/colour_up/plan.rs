//! The plan of the night: one line for each value, with the current one lit.

use bottone_base::{
    cards::{Card, Cards},
    chips::Chips,
    seat::SeatNo,
};
use bottone_ui_frame::{action::Outbox, context::FrameContext};
use bottone_ui_kit::{
    i18n::HasLanguage as _,
    theme::{Text, Theme, corner, radius, space},
    widgets::{CardPad, ChipDisc, Section, card, elided, spots},
};
use bottone_view::chips::{
    colour_up::{ColourUpPlan, LeavingValue, play_total},
    set::{colour_of, plan_of},
};
use egui::{Align2, Rect, Role, ScrollArea, Sense, Stroke, StrokeKind, Ui, WidgetInfo, vec2};

use super::{ColourUpState, one_player};

/// The height around the content of a card: its margins and its edge, in points.
pub(super) const AROUND: f32 = 2.0 * space::INSIDE + 2.0;
/// The height of the card for one player, below the plan, in points.
const ONE_PLAYER: f32 = 214.0;
/// The height of the words over the deck, in points.
const WORDS: f32 = 24.0;
/// The height of a card in the deck, in points.
const DECK: f32 = 72.0;

pub(super) fn show(
    ui: &mut Ui,
    state: &mut ColourUpState,
    (plan, chosen): (&ColourUpPlan, Chips),
    cx: &FrameContext<'_>,
    out: &mut Outbox,
) {
    let theme = Theme::of(ui);
    let set = plan_of(cx.language, cx.tournament()).set;
    let between = std::mem::replace(&mut ui.spacing_mut().item_spacing.y, space::CARD);
    let deals = state.at_table && !pad_is_idle(state);
    let deck = CardPad::height_of(DECK) + WORDS + 2.0 * space::INSIDE;
    let below = if deals { deck } else { ONE_PLAYER };
    let room = ui.available_height() - below - space::CARD;
    card(ui).show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.set_height((room - AROUND).max(60.0));
        ui.spacing_mut().item_spacing.y = between;
        Section::card(&ui.word("colour-up-plan")).show(ui, |_| {});
        let foot = 30.0;
        let height = (ui.available_height() - foot).max(40.0);
        ScrollArea::vertical().id_salt("plan").auto_shrink(false).max_height(height).show(
            ui,
            |ui| {
                ui.set_width(ui.available_width());
                ui.spacing_mut().item_spacing.y = space::TIGHT;
                for leaving in &plan.leaving {
                    let colour = colour_of(&set, leaving.old);
                    if line(ui, leaving, colour, leaving.old == chosen) {
                        state.choose(leaving.old);
                    }
                }
            },
        );
        let words = play_total(ui.language(), cx.tournament());
        elided(ui, Text::Note.rich(words).color(theme.dim));
    });
    card(ui).show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.set_height(below - AROUND);
        ui.spacing_mut().item_spacing.y = between;
        if deals {
            ui.spacing_mut().item_spacing.y = space::TIGHT;
            pad(ui, state);
        } else {
            one_player::show(ui, state, cx, out);
        }
    });
}

/// Draws a line of the plan as a button; returns whether it was pressed.
fn line(ui: &mut Ui, leaving: &LeavingValue, colour: [u8; 3], chosen: bool) -> bool {
    let theme = Theme::of(ui);
    let below = [&leaving.sum, &leaving.bring, &leaving.remark];
    let below = below.into_iter().find(|words| !words.is_empty()).map_or("", String::as_str);
    let height = if below.is_empty() { 44.0 } else { 60.0 };
    let (place, response) =
        ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::click());
    response.widget_info(|| {
        let words = [&leaving.name, &leaving.when, &leaving.state].map(String::as_str);
        WidgetInfo::selected(Role::Button, true, chosen, words.join(" ").trim_end())
    });
    if !ui.is_rect_visible(place) {
        return response.clicked();
    }
    let fill = match (chosen, response.hovered()) {
        (true, _) => theme.chosen,
        (false, true) => theme.raised_hover,
        (false, false) => theme.raised,
    };
    let edge = if chosen || response.has_focus() { theme.accent } else { theme.line };
    let painter = ui.painter().with_clip_rect(place);
    let stroke = Stroke::new(1.0, edge);
    painter.rect(place, corner(radius::INNER), fill, stroke, StrokeKind::Inside);
    let disc = ChipDisc::new(&leaving.name, colour, spots(colour)).radius(13.0);
    let inside: Rect = place.shrink2(vec2(8.0, 5.0));
    let at = |x: f32, y: f32| inside.min + vec2(x, y);
    disc.paint(&painter, at(13.0, inside.height() / 2.0), theme);
    let text = |pos, anchor, words: &str, text: Text, ink| {
        painter.text(pos, anchor, words, text.font(), ink);
    };
    let ink = if leaving.done { theme.dim } else { theme.text };
    text(at(34.0, 0.0), Align2::LEFT_TOP, &leaving.name, Text::Strong, ink);
    text(at(34.0, 18.0), Align2::LEFT_TOP, &leaving.when, Text::Note, theme.dim);
    text(at(34.0, 34.0), Align2::LEFT_TOP, below, Text::Caption, theme.dim);
    let state = theme.tone(leaving.tone);
    text(inside.right_top(), Align2::RIGHT_TOP, &leaving.state, Text::Note, state);
    response.clicked()
}

/// Returns whether no card of the table is still to come, or shown.
fn pad_is_idle(state: &ColourUpState) -> bool {
    state.seats.values().all(|typed| typed.hold.chips.unwrap_or(0) == 0)
}

/// Draws the deck. A tapped card goes to the next seat that needs one; a card already dealt is
/// taken back.
fn pad(ui: &mut Ui, state: &mut ColourUpState) {
    let theme = Theme::of(ui);
    let wanted = state.wants_card();
    let words = match wanted {
        Some((seat, count)) => {
            let gaps = [("seat", seat.get().into()), ("count", count.into())];
            ui.say("colour-up-cards-for", &gaps)
        }
        None => ui.word("colour-up-at-table"),
    };
    ui.label(Text::Strong.rich(words).color(theme.text));
    let lying: Cards =
        state.seats.values().flat_map(|typed| typed.hold.cards.iter().copied()).collect();
    if let Some(card) =
        CardPad::new(Cards::NONE).chosen(lying).height(CardPad::height_of(DECK)).show(ui)
    {
        state.tap(card, wanted.map(|(seat, _)| seat));
    }
}

impl ColourUpState {
    /// Handles a tapped card: takes it back, or deals it to the seat that needs one.
    fn tap(&mut self, card: Card, to: Option<SeatNo>) {
        let has = |cards: &Vec<Card>| cards.contains(&card);
        if let Some(typed) = self.seats.values_mut().find(|typed| has(&typed.hold.cards)) {
            typed.hold.cards.retain(|lying| *lying != card);
        } else if let Some(typed) = to.and_then(|seat| self.seats.get_mut(&seat)) {
            typed.hold.cards.push(card);
        }
    }
}
