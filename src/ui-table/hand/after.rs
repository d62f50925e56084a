//! The end of a hand: the payouts, and the records to make of it.

use bottone_dealer::{FollowedHand, Offers};
use bottone_store::phh;
use bottone_ui_kit::{
    i18n::HasLanguage as _,
    theme::{Text, Theme, space},
    widgets::{Button, elided, row},
};
use bottone_view_table::{hand as hand_view, hand::PaidPot};
use egui::{Align, Layout, ScrollArea, Ui, vec2};

use super::{super::TableContext, HandRequest, HandState, showdown};
use crate::{TableAction, TableOutbox};

/// The height of the line of a share, in points.
const SHARE: f32 = 24.0;

/// Makes the first offered records: stacks and button, each a record of its own, and after them the
/// busts.
pub(super) fn record(offers: &Offers, out: &mut TableOutbox) {
    if offers.stacks.is_some() || offers.button.is_some() {
        if let Some((stacks, _)) = &offers.stacks {
            out.submit(stacks.clone());
        }
        if let Some(button) = &offers.button {
            out.submit(button.clone());
        }
        for missed in &offers.missed {
            out.submit(missed.clone());
        }
    } else if let Some(bust) = offers.bust() {
        out.submit(bust);
    }
}

pub(super) fn show(
    ui: &mut Ui,
    state: &HandState,
    followed: &FollowedHand,
    at: &TableContext<'_>,
    asks: &mut Vec<HandRequest>,
    out: &mut TableOutbox,
) {
    let Some(outcome) = followed.outcome() else { return };
    ScrollArea::vertical().show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = space::ITEM;
        if let Some(offers) = state.offers(at).filter(|offers| !offers.is_empty()) {
            record_offers(ui, state, followed, &offers, at, asks);
        } else if at.event.is_some() {
            let theme = Theme::of(ui);
            ui.label(Text::Strong.rich(ui.word("hand-on-record")).color(theme.accent));
        }
        for paid in hand_view::pot_winners(at.language, followed, &outcome) {
            pot(ui, &paid);
        }
        let contested = followed.hand().pots().pots.iter().any(|pot| pot.seats.len() > 1);
        if followed.is_by_word() && contested {
            showdown::winners(ui, state, followed, at, asks);
        }
        copy(ui, followed, out);
    });
}

/// Draws the records still to be made. Each one needs a press.
fn record_offers(
    ui: &mut Ui,
    state: &HandState,
    followed: &FollowedHand,
    offers: &Offers,
    at: &TableContext<'_>,
    asks: &mut Vec<HandRequest>,
) {
    let theme = Theme::of(ui);
    let ink = if state.warned { theme.red } else { theme.dim };
    ui.label(Text::Strong.rich(ui.word("hand-record")).color(ink));
    let mut parts = Vec::new();
    if let Some((_, count)) = &offers.stacks {
        parts.push(ui.say("hand-record-stacks", &[("count", (*count).into())]));
    }
    if offers.button.is_some() {
        let number = followed.number();
        parts.push(ui.say("hand-record-button", &[("number", number.to_string().into())]));
    }
    let names = offers.busted.iter().map(|out| {
        let chips = at.language.chips(out.stack);
        let name = hand_view::name(at.language, followed, out.seat);
        ui.say("hand-bust-with", &[("name", name.into()), ("chips", chips.into())])
    });
    let names: Vec<String> = names.collect();
    let bust = (!names.is_empty()).then(|| {
        let count = names.len();
        let names = names.join(", ");
        ui.say("hand-record-bust", &[("count", count.into()), ("names", names.into())])
    });
    let stacks = (!parts.is_empty()).then(|| parts.join(" + "));
    let width = ui.available_width();
    let mut first = true;
    for word in stacks.into_iter().chain(bust) {
        let button = if first { Button::primary(&word).key("Enter") } else { Button::new(&word) };
        let refusal = if first { None } else { Some(String::new()) };
        // Busts follow once the stacks are on record.
        let pressed = ui.add_enabled(refusal.is_none(), button.least_width(width)).clicked();
        if pressed {
            asks.push(HandRequest::Go);
        }
        first = false;
    }
}

/// Draws one pot: the winners, their amounts, hands and reasons.
fn pot(ui: &mut Ui, paid: &PaidPot) {
    let theme = Theme::of(ui);
    ui.label(Text::Strong.rich(&paid.title).color(theme.dim));
    ui.scope(|ui| {
        ui.spacing_mut().interact_size.y = SHARE;
        for share in &paid.shares {
            row(
                ui,
                |ui| ui.label(Text::Figure.rich(&share.chips).color(theme.gold)),
                |ui| elided(ui, Text::Strong.rich(&share.name).color(theme.text)),
            );
            if !share.note.is_empty() {
                ui.add(egui::Label::new(Text::Note.rich(&share.note).color(theme.dim)).wrap());
            }
        }
    });
}

/// Draws the button that copies the hand in the open format, to keep it or open it elsewhere.
fn copy(ui: &mut Ui, followed: &FollowedHand, out: &mut TableOutbox) {
    let hand = followed.hand().counted_from_button();
    let Some(text) = hand.and_then(|hand| phh::write(&hand, None, None)) else { return };
    ui.spacing_mut().interact_size.y = super::super::TOUCH;
    ui.allocate_ui_with_layout(
        vec2(ui.available_width(), super::super::TOUCH),
        Layout::left_to_right(Align::Center),
        |ui| {
            if ui.add(Button::quiet(&ui.word("hand-copy"))).clicked() {
                ui.ctx().copy_text(text);
                out.send(TableAction::Tell(ui.word("hand-copied")));
            }
        },
    );
}
