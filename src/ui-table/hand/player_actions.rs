//! A player's turn: fold, check or call, bet or raise, all-in.

use bottone_base::chips::Chips;
use bottone_dealer::FollowedHand;
use bottone_i18n::Language;
use bottone_ui_kit::{
    gate,
    i18n::HasLanguage as _,
    theme::{Text, Theme, space},
    widgets::{AmountField, Button, NumberPad, PadTap, WordKey, continue_typing, elided, row},
};
use bottone_view::amounts;
use bottone_view_table::{
    hand as hand_view,
    hand::{ActionKey, OpenActions},
};
use egui::{Align, Key, Label, Layout, ScrollArea, Ui, vec2};

use super::{super::TableContext, HandRequest, HandState};

/// The height of a key that ends a turn, and its height where space is short, in points.
const KEY: f32 = 78.0;
const LOW_KEY: f32 = 56.0;
/// The available height from which the taller keys leave enough room for the history, in points.
const TALL: f32 = 420.0;
/// The height of the line of an amount with its label, in points.
const AMOUNT: f32 = 64.0;

/// Returns the request for a pressed key; `None` if the key does nothing here.
pub(super) fn request_of_key(
    followed: &FollowedHand,
    language: Language,
    key: Key,
) -> Option<HandRequest> {
    let open = OpenActions::of(language, followed)?;
    match key {
        Key::F => open.fold.act.map(HandRequest::Do),
        Key::C => open.call.act.map(HandRequest::Do),
        Key::R => Some(HandRequest::Raise),
        Key::A => Some(match (open.all_in.act, open.all_in.refused) {
            (Some(act), _) => HandRequest::Do(act),
            (None, why) => HandRequest::Refuse(why.unwrap_or_default()),
        }),
        _ => None,
    }
}

pub(super) fn show(
    ui: &mut Ui,
    state: &mut HandState,
    followed: &FollowedHand,
    at: &TableContext<'_>,
    asks: &mut Vec<HandRequest>,
) {
    let Some(open) = OpenActions::of(at.language, followed) else { return };
    if let Some(range) = open.range.filter(|_| state.raising) {
        amount(ui, state, (&open, range, followed.hand().least_chip()), at, asks);
        return;
    }
    let width = (ui.available_width() - space::ITEM) / 2.0;
    let tall = ui.available_height() >= TALL;
    ui.spacing_mut().interact_size.y = if tall { KEY } else { LOW_KEY };
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
            asks.push(HandRequest::Raise);
        }
        key(ui, &open.all_in, "A", width, false, asks);
    });
    ui.spacing_mut().interact_size.y = super::super::TOUCH;
    refused_actions(ui, &open);
    if followed.clone().opens(open.seat).is_ok() {
        let theme = Theme::of(ui);
        let line = ui.word("hand-who-opens");
        ui.add(egui::Label::new(Text::Note.rich(line).color(theme.gold)).wrap());
    }
    history(ui, followed, at.language);
}

/// Draws the actions of the hand so far, the latest first.
pub(super) fn history(ui: &mut Ui, followed: &FollowedHand, language: Language) {
    let theme = Theme::of(ui);
    ui.separator();
    ScrollArea::vertical().id_salt("history").auto_shrink(false).show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = space::TIGHT;
        ui.spacing_mut().interact_size.y = 18.0;
        for (who, what) in hand_view::action_lines(language, followed) {
            row(
                ui,
                |ui| ui.label(Text::Note.rich(what).color(theme.text)),
                |ui| elided(ui, Text::Note.rich(who).color(theme.dim)),
            );
        }
    });
}

fn key(
    ui: &mut Ui,
    action: &ActionKey,
    cap: &str,
    width: f32,
    first: bool,
    asks: &mut Vec<HandRequest>,
) {
    let button = if first { Button::primary(&action.word) } else { Button::new(&action.word) };
    let button = button.key(cap).least_width(width).refusal(action.refused.as_deref());
    if ui.add(button).clicked()
        && let Some(act) = action.act
    {
        asks.push(HandRequest::Do(act));
    }
}

/// Draws a line for each refused action with its reason.
fn refused_actions(ui: &mut Ui, open: &OpenActions) {
    let theme = Theme::of(ui);
    for action in [&open.fold, &open.raise, &open.all_in] {
        if let Some(why) = &action.refused {
            let line = format!("{}: {why}", action.word);
            ui.add(egui::Label::new(Text::Note.rich(line).color(theme.dim)).wrap());
        }
    }
}

/// Draws the amount to bet or raise to: the field, the usual amounts, and digits and chips to tap.
fn amount(
    ui: &mut Ui,
    state: &mut HandState,
    (open, (least, most), chip): (&OpenActions, (Chips, Chips), Chips),
    at: &TableContext<'_>,
    asks: &mut Vec<HandRequest>,
) {
    let theme = Theme::of(ui);
    let language = at.language;
    let (from, to) = (language.chips(least), language.chips(most));
    let hint = format!("{from} – {to}");
    let width = (ui.available_width() - space::ITEM) / 2.0;
    let name = ui.word("hand-amount");
    let amount = |text: &str| match text.trim() {
        // An empty field means the smallest amount.
        "" => Some(least),
        text => amounts::read(text),
    };
    let line = vec2(ui.available_width(), AMOUNT);
    let line = ui.allocate_ui_with_layout(line, Layout::left_to_right(Align::Max), |ui| {
        let field = AmountField::new(&mut state.text, &name).hint(&hint).width(width - 18.0);
        let (line, _) = field.without_pad().show(ui);
        let chips = amount(&state.text);
        let open_to = chips.filter(|chips| (least..=most).contains(chips));
        let written = chips.map(|chips| language.chips(chips)).unwrap_or_default();
        let word = format!("{} {written}", open.raise.word);
        let refused = ui.say("hand-expected", &[("least", from.into()), ("most", to.into())]);
        let refused = open_to.is_none().then_some(refused.as_str());
        let button = Button::primary(word.trim()).key("Enter").least_width(ui.available_width());
        if ui.add(button.refusal(refused)).clicked() {
            asks.extend(open_to.map(HandRequest::To));
        }
        line
    });
    let line = line.inner;
    if std::mem::take(&mut state.seeks_focus) {
        line.request_focus();
    }
    if gate::left_with_enter(ui, &line) {
        match amount(&state.text) {
            Some(chips) => asks.push(HandRequest::To(chips)),
            None => line.request_focus(),
        }
    }
    let keys = f32::from(u8::try_from(open.usual.len() + 1).unwrap_or(u8::MAX));
    let width = (ui.available_width() + space::ITEM) / keys - space::ITEM;
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = space::ITEM;
        for (word, chips) in &open.usual {
            let word = format!("{word} {}", language.chips(*chips));
            if ui.add(usual(&word, width)).clicked() {
                asks.push(HandRequest::To(*chips));
            }
        }
        let word = ui.word("dialogs-cancel");
        if ui.add(usual(&word, width).key("Esc")).clicked() {
            asks.push(HandRequest::LetGo);
        }
    });
    if let Some(chips) = amount(&state.text) {
        let gap = |chips: Chips| language.chips(chips).into();
        let note = if !(least..=most).contains(&chips) {
            Some((
                ui.say("hand-expected", &[("least", gap(least)), ("most", gap(most))]),
                theme.red,
            ))
        } else if chips != most && !chips.get().is_multiple_of(chip.get().max(1)) {
            let gaps = [("chips", gap(chips)), ("least", gap(chip))];
            Some((ui.say("pad-not-of-chips", &gaps), theme.gold))
        } else {
            None
        };
        if let Some((note, ink)) = note {
            ui.add(Label::new(Text::Note.rich(note).color(ink)).truncate());
        }
    }
    let room = ui.available_size();
    let pad = NumberPad::new(&mut state.text).chips(&at.felt.chips);
    if pad.show(ui, "raise", room) == Some(PadTap::Changed) {
        continue_typing(&line, &state.text);
    }
}

/// Returns the key for a usual amount.
const fn usual(word: &str, width: f32) -> WordKey<'_> {
    WordKey::new(word, false).text(Text::Button).size(width, super::super::TOUCH)
}
