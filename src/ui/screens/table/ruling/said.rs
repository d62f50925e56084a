//! The words said and their time, and the rare facts.

use egui::{TextEdit, Ui, vec2};

use super::{Scene, State, faced::figure, line, share, state::WORDS};
use crate::{
    dealer::{Field, Word},
    rules::{ruling::When, seat::MOST_SEATS},
    ui::{
        gate,
        i18n::Speaks as _,
        theme::{Text, Theme, space},
        typing,
        widgets::WordKey,
    },
};

const SAY: f32 = 60.0;
const WHEN: f32 = 44.0;
const RARE: f32 = 48.0;

/// The height of all of it, in points.
pub(super) const HEIGHT: f32 = SAY + WHEN + RARE + 2.0 * space::ITEM;

const TIMES: [(When, &str, &str, &str); 3] = [
    (When::Before, "Z", "push-before", "push-said-before"),
    (When::With, "X", "push-with", "push-said-with"),
    (When::After, "C", "push-after", "push-said-after"),
];

pub(super) fn show(ui: &mut Ui, state: &mut State, scene: &Scene<'_>) {
    line(ui, SAY * scene.stretch, |ui| words(ui, state, scene));
    line(ui, WHEN * scene.stretch, |ui| when(ui, state, scene));
    line(ui, RARE * scene.stretch, |ui| rare(ui, state, scene));
}

fn words(ui: &mut Ui, state: &mut State, scene: &Scene<'_>) {
    ui.spacing_mut().item_spacing.x = space::TIGHT;
    let width = share(ui, WORDS.len(), space::TIGHT);
    for (word, _, key, name) in WORDS {
        let chosen = state.asked.word == word;
        let name = if word == Word::Amount && scene.faced.facts.bet.is_zero() {
            ui.word("push-word-bet")
        } else {
            ui.word(name)
        };
        let told = ui.say("push-says", &[("word", name.as_str().into())]);
        if ui
            .add(WordKey::new(&name, chosen).name(&told).key(key).size(width, SAY * scene.stretch))
            .clicked()
        {
            state.says(word);
            state.begins_amount = word == Word::Amount;
        }
    }
}

fn when(ui: &mut Ui, state: &mut State, scene: &Scene<'_>) {
    ui.spacing_mut().item_spacing.x = space::TIGHT;
    let height = WHEN * scene.stretch;
    let asked = &mut state.asked;
    // The order of words and chips matters only when there are both.
    let quiet = asked.word == Word::Nothing || asked.push.is_empty();
    for (when, key, word, name) in TIMES {
        let (word, name) = (ui.word(word), ui.word(name));
        let chosen = asked.when == when;
        let own = WordKey::new(&word, chosen).name(&name).key(key).quiet(quiet).size(102.0, height);
        if ui.add(own).on_hover_text(name.as_str()).clicked() {
            asked.when = when;
        }
    }
    ui.add_space(space::TIGHT);
    let last = ui.word("push-last");
    if ui.add(WordKey::new(&last, asked.last).key("V").size(140.0, height)).clicked() {
        asked.last = !asked.last;
    }
    ui.add_space(space::TIGHT);
    let room = ui.available_width();
    let amount = (room * 0.42).clamp(90.0, 130.0);
    other_words(ui, state, vec2(room - amount - space::ITEM, height));
    ui.spacing_mut().item_spacing.x = 0.0;
    ui.add_space(space::ITEM);
    let width = ui.available_width();
    figure(ui, state, scene, (Field::Said, "push-said-amount"), vec2(width, height));
}

/// Draws the field for words without a key, as they were said.
fn other_words(ui: &mut Ui, state: &mut State, size: egui::Vec2) {
    let theme = Theme::of(ui);
    let name = ui.word("push-words");
    let hint = ui.word("push-words-hint");
    let edit = TextEdit::singleline(&mut state.asked.words)
        .id(typing::field_named(ui, "words"))
        .hint_text(Text::Body.rich(format!("{hint}  N")).color(theme.dim))
        .font(Text::Body.font())
        .char_limit(60)
        .align(egui::Align2::LEFT_CENTER)
        .min_size(vec2(0.0, size.y))
        .margin(egui::Margin::symmetric(8, 4))
        .desired_width(size.x - 16.0);
    let response = ui.add(edit).accessible_name(&name);
    let response = gate::keeps(ui, response, state.asked.words.trim().is_empty());
    if state.begins_words {
        state.begins_words = false;
        // The letter that led here was struck before, so it is not part of the words.
        response.request_focus();
    }
    if response.changed() {
        state.asked.word =
            if state.asked.words.trim().is_empty() { Word::Nothing } else { Word::Words };
    }
}

/// Draws the rare facts.
fn rare(ui: &mut Ui, state: &mut State, scene: &Scene<'_>) {
    ui.spacing_mut().item_spacing.x = space::TIGHT;
    let faced = &scene.faced;
    let part = share(ui, 4, 3.0 * space::TIGHT);
    let size = vec2(part, RARE * scene.stretch);
    // A ruling asks only whether two hands are left: one tap away from a full table.
    let two = ("2", "push-two", 2);
    if let Some(live) = stepper(ui, ("push-live", faced.facts.live), two, MOST_SEATS, size) {
        state.asked.live = Some(live);
    }
    ui.add_space(space::TIGHT);
    let fewer = ("−", "push-fewer", faced.facts.raises.saturating_sub(1));
    if let Some(raises) = stepper(ui, ("push-raises", faced.facts.raises), fewer, 20, size) {
        state.asked.raises = Some(raises);
    }
    ui.add_space(space::TIGHT);
    let word = ui.word("push-opener");
    if ui.add(WordKey::new(&word, faced.facts.opener).size(size.x, size.y)).clicked() {
        state.asked.opener = Some(!faced.facts.opener);
    }
    ui.add_space(space::TIGHT);
    figure(ui, state, scene, (Field::ActedAt, "push-acted-at"), size);
}

/// Draws a small number with buttons for less and more.
fn stepper(
    ui: &mut Ui,
    (name, number): (&str, u8),
    (sign, what, fewer): (&str, &str, u8),
    most: u8,
    size: egui::Vec2,
) -> Option<u8> {
    let name = ui.word(name);
    let mut chosen = None;
    let wide = super::TOUCH;
    let step = |ui: &mut Ui, sign: &str, what: &str, to: u8| {
        let told = ui.say(what, &[("what", name.as_str().into())]);
        let allowed = to <= most && to != number;
        let key = WordKey::new(sign, false).name(&told).quiet(!allowed).size(wide, size.y);
        (ui.add(key).on_hover_text(told.as_str()).clicked() && allowed).then_some(to)
    };
    chosen = chosen.or(step(ui, sign, what, fewer));
    let theme = Theme::of(ui);
    let middle = vec2((size.x - 2.0 * wide - 2.0 * space::TIGHT).max(30.0), size.y);
    ui.allocate_ui_with_layout(middle, egui::Layout::top_down(egui::Align::Center), |ui| {
        ui.set_width(middle.x);
        ui.spacing_mut().item_spacing.y = 0.0;
        ui.add_space(4.0);
        ui.label(Text::Caption.rich(name.as_str()).color(theme.dim));
        ui.label(Text::Heading.rich(number.to_string()).color(theme.text));
    });
    chosen.or(step(ui, "+", "push-one-more", number.saturating_add(1)))
}
