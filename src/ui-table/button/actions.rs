//! The actions on the button tab, by key and by button.

use bottone_base::seat::{SeatNo, Seats, TableNo};
use bottone_tournament::{Command, tables::TableCommand};
use bottone_ui_kit::{
    i18n::HasLanguage as _,
    theme::{Text, Theme, space},
    widgets::{Button, Disc},
};
use egui::{Key, Label, Ui, vec2};

use super::{ButtonContext, ButtonState, keys, tables::disc_label, what_if::WhatIfTable};
use crate::TableOutbox;

const DISC_KEYS: [(Disc, Key, &str); 3] =
    [(Disc::Button, Key::B, "B"), (Disc::Small, Key::S, "S"), (Disc::Big, Key::G, "G")];

pub(super) fn press(
    ui: &Ui,
    state: &mut ButtonState,
    here: &ButtonContext<'_>,
    out: &mut TableOutbox,
) {
    for key in keys::table_keys(ui) {
        if let Some((disc, ..)) = DISC_KEYS.iter().find(|(_, own, _)| *own == key) {
            state.light(*disc, here);
            continue;
        }
        let seat = state.lit.zip(seat_after(key, state, here));
        match key {
            _ if seat.is_some() => {
                if let Some((disc, seat)) = seat {
                    state.put(disc, seat, here);
                }
            }
            Key::Escape => state.cancel(),
            Key::W if here.event_table.is_some() => begin_what_if(state, here),
            Key::W if here.at.felt.table.is_some() => state.what_if = None,
            Key::N => deal(state, here, out),
            _ => {
                if let Some(correction) = &mut state.correction
                    && correction.press(ui, key, here, out)
                {
                    state.cancel();
                }
            }
        }
    }
}

/// Returns the seat to which a key moves the lit disc: the seat of a digit, or one seat on or back.
fn seat_after(key: Key, state: &ButtonState, here: &ButtonContext<'_>) -> Option<SeatNo> {
    if let Some(seat) = keys::seat(key) {
        return Some(seat);
    }
    let at = match (&state.what_if, &state.correction) {
        (Some(what_if), _) => what_if.positions(),
        (None, Some(correction)) => correction.positions,
        (None, None) => here.positions()?,
    };
    let every = Seats::all(here.between.size);
    let from = state.lit?.seat(at);
    match key {
        Key::ArrowRight | Key::ArrowUp => every.next(from),
        Key::ArrowLeft | Key::ArrowDown => every.previous(from),
        _ => None,
    }
}

fn begin_what_if(state: &mut ButtonState, here: &ButtonContext<'_>) {
    state.cancel();
    state.what_if = WhatIfTable::of(&here.between);
}

fn hand_dealt(table: TableNo) -> Command {
    Command::Tables(TableCommand::Hands { table, hands: 1, stud: false })
}

/// Deals the next hand, at the table or in the what-if.
fn deal(state: &mut ButtonState, here: &ButtonContext<'_>, out: &mut TableOutbox) {
    match (&mut state.what_if, here.event_table, here.at.event) {
        (Some(what_if), ..) => {
            if let Some(next) = &here.next {
                what_if.deal(next);
            }
        }
        (None, Some(table), Some(cx)) if state.correction.is_none() => {
            let command = hand_dealt(table);
            if cx.refusal(&command).is_none() {
                out.submit(command);
            }
        }
        _ => {}
    }
}

/// Draws the actions, below the tables.
pub(super) fn show(
    ui: &mut Ui,
    state: &mut ButtonState,
    here: &ButtonContext<'_>,
    out: &mut TableOutbox,
) {
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(space::ITEM, space::TIGHT);
        for (disc, _, key) in DISC_KEYS {
            let name = ui.word(disc_label(disc));
            let lit = state.lit == Some(disc);
            if ui.add(Button::new(&name).key(key).chosen(lit)).clicked() {
                state.light(disc, here);
            }
        }
        if let (Some(table), Some(cx)) = (here.event_table, here.at.event) {
            let word = ui.word("button-deal");
            let refusal = cx.refusal(&hand_dealt(table));
            if state.correction.is_none()
                && ui.add(Button::new(&word).key("N").refusal(refusal.as_deref())).clicked()
            {
                out.submit(hand_dealt(table));
            }
            let word = ui.word("button-what-if");
            if ui.add(Button::quiet(&word).key("W")).clicked() {
                begin_what_if(state, here);
            }
        } else {
            what_if_buttons(ui, state, here, out);
        }
    });
    let hint = if state.what_if.is_some() { "button-what-if-hint" } else { "button-drag" };
    let hint = Text::Note.rich(ui.word(hint)).color(Theme::of(ui).dim);
    ui.add(Label::new(hint).wrap());
}

fn what_if_buttons(
    ui: &mut Ui,
    state: &mut ButtonState,
    here: &ButtonContext<'_>,
    out: &mut TableOutbox,
) {
    let word = ui.word("button-deal-on");
    let impossible = here.next.is_none().then(|| ui.word("button-impossible"));
    if ui.add(Button::new(&word).key("N").refusal(impossible.as_deref())).clicked() {
        deal(state, here, out);
    }
    if here.at.felt.table.is_some() {
        let word = ui.word("button-what-if-end");
        if ui.add(Button::quiet(&word).key("W")).clicked() {
            state.what_if = None;
            state.lit = None;
        }
    } else {
        let word = ui.word("button-start-again");
        if ui.add(Button::quiet(&word)).clicked() {
            state.what_if = None;
            state.lit = None;
        }
    }
}
