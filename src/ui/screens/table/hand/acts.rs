//! A player's turn: fold, check or call, bet or raise, all-in.

use egui::{Key, ScrollArea, Ui, vec2};

use super::{super::AtTable, Ask, HandState};
use crate::{
    tongue::Language,
    ui::{
        theme::{Text, Theme, space},
        tongue::Speaks as _,
        widgets::{AmountField, Button, elided, row},
    },
    view::table::hand::{self as told, Followed, Key as Told, Open},
};

/// What is asked for by key.
pub(super) fn asks(followed: &Followed, language: Language, key: Key) -> Option<Ask> {
    let open = Open::of(language, followed)?;
    match key {
        Key::F => open.fold.act.map(Ask::Do),
        Key::C => open.call.act.map(Ask::Do),
        Key::R => Some(Ask::Raise),
        Key::A => Some(match (open.all_in.act, open.all_in.refused) {
            (Some(act), _) => Ask::Do(act),
            (None, why) => Ask::Refuse(why.unwrap_or_default()),
        }),
        _ => None,
    }
}

pub(super) fn show(
    ui: &mut Ui,
    state: &mut HandState,
    followed: &Followed,
    at: &AtTable<'_>,
    asks: &mut Vec<Ask>,
) {
    let Some(open) = Open::of(at.language, followed) else { return };
    let width = (ui.available_width() - space::ITEM) / 2.0;
    ui.spacing_mut().interact_size.y = 56.0;
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = space::ITEM;
        key(ui, &open.fold, "F", width, false, asks);
        key(ui, &open.call, "C", width, true, asks);
    });
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = space::ITEM;
        let word = open.raise.word.as_str();
        let refused = open.raise.refused.as_deref();
        let raise = Button::new(word).key("R").least_width(width).refusal(refused);
        if ui.add(raise).clicked() {
            asks.push(Ask::Raise);
        }
        key(ui, &open.all_in, "A", width, false, asks);
    });
    ui.spacing_mut().interact_size.y = super::super::TOUCH;
    if state.raising && open.range.is_some() {
        amount(ui, state, &open, at.language, asks);
    } else {
        why_closed(ui, &open);
    }
    if followed.clone().opens(open.seat).is_ok() {
        let theme = Theme::of(ui);
        let line = ui.word("hand-who-opens");
        ui.add(egui::Label::new(Text::Note.rich(line).color(theme.gold)).wrap());
    }
    history(ui, followed, at.language);
}

/// What was done, the last first.
pub(super) fn history(ui: &mut Ui, followed: &Followed, language: Language) {
    let theme = Theme::of(ui);
    ui.separator();
    ScrollArea::vertical().id_salt("history").auto_shrink(false).show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = space::TIGHT;
        ui.spacing_mut().interact_size.y = 18.0;
        for (who, what) in told::done(language, followed) {
            row(
                ui,
                |ui| ui.label(Text::Note.rich(what).color(theme.text)),
                |ui| elided(ui, Text::Note.rich(who).color(theme.dim)),
            );
        }
    });
}

fn key(ui: &mut Ui, told: &Told, cap: &str, width: f32, first: bool, asks: &mut Vec<Ask>) {
    let button = if first { Button::primary(&told.word) } else { Button::new(&told.word) };
    let button = button.key(cap).least_width(width).refusal(told.refused.as_deref());
    if ui.add(button).clicked()
        && let Some(act) = told.act
    {
        asks.push(Ask::Do(act));
    }
}

/// What is closed says why where everybody sees it.
fn why_closed(ui: &mut Ui, open: &Open) {
    let theme = Theme::of(ui);
    for told in [&open.fold, &open.raise, &open.all_in] {
        if let Some(why) = &told.refused {
            let line = format!("{}: {why}", told.word);
            ui.add(egui::Label::new(Text::Note.rich(line).color(theme.dim)).wrap());
        }
    }
}

fn amount(
    ui: &mut Ui,
    state: &mut HandState,
    open: &Open,
    language: Language,
    asks: &mut Vec<Ask>,
) {
    let Some((least, most)) = open.range else { return };
    let theme = Theme::of(ui);
    let (from, to) = (language.chips(least), language.chips(most));
    let name = ui.word("hand-amount");
    let hint = format!("{from} – {to}");
    let (response, chips) =
        AmountField::new(&mut state.text, &name).hint(&hint).width(260.0).show(ui);
    if std::mem::take(&mut state.comes) {
        response.request_focus();
    }
    // An empty line means the least.
    let chips = if state.text.trim().is_empty() { Some(least) } else { chips };
    if response.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter)) {
        match chips {
            Some(chips) => asks.push(Ask::To(chips)),
            None => response.request_focus(),
        }
    }
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(space::ITEM, space::ITEM);
        for (word, chips) in &open.usual {
            let word = format!("{word} {}", language.chips(*chips));
            if ui.add(Button::new(&word)).clicked() {
                asks.push(Ask::To(*chips));
            }
        }
    });
    let expected = ui.say("hand-expected", &[("least", from.into()), ("most", to.into())]);
    ui.label(Text::Note.rich(expected).color(theme.dim));
}
