//! The words said and their time, and the rare facts.

use bottone_base::seat::MOST_SEATS;
use bottone_dealer::{AmountField, WordChoice};
use bottone_rules::ruling::WordTiming;
use bottone_ui_kit::{
    gate,
    i18n::HasLanguage as _,
    theme::{Text, Theme, space},
    typing,
    widgets::WordKey,
};
use egui::{TextEdit, Ui, vec2};

use super::{RulingFrame, State, bet_faced::figure, line, share, state::WORDS, tier};

const SAY: f32 = 56.0;
/// The height of the head, in which an amount is typed, in points.
const HEAD: f32 = 44.0;

/// The height of the tier, in points.
pub(super) const HEIGHT: f32 = tier::around(HEAD) + SAY;

const TIMES: [(WordTiming, &str, &str, &str); 3] = [
    (WordTiming::Before, "Z", "push-before", "push-said-before"),
    (WordTiming::With, "X", "push-with", "push-said-with"),
    (WordTiming::After, "C", "push-after", "push-said-after"),
];

/// Draws what was said: the usual words, and the amount of a raise or bet.
pub(super) fn show(ui: &mut Ui, state: &mut State, scene: &RulingFrame<'_>) {
    let note = ui.word("push-tier-said-note");
    let takes_amount = matches!(state.asked.word, WordChoice::Raise | WordChoice::Amount)
        || state.lit == AmountField::Said
        || scene.faced.amount(AmountField::Said, &state.asked).is_some();
    let words = usual(scene);
    let mut pressed = None;
    let chosen = state.asked.word;
    tier::tier(
        ui,
        state,
        (2, "push-tier-said", &note),
        HEAD,
        |ui, state| {
            if takes_amount {
                figure(
                    ui,
                    state,
                    scene,
                    (AmountField::Said, "push-said-amount"),
                    vec2(150.0, HEAD),
                );
            }
        },
        |ui, _| {
            let height = SAY * scene.stretch;
            line(ui, height, |ui| {
                ui.spacing_mut().item_spacing.x = space::TIGHT;
                let width = share(ui, words.len(), space::TIGHT);
                for word in words {
                    if word_key(ui, chosen, word, scene, vec2(width, height)) {
                        pressed = Some(word);
                    }
                }
            });
        },
    );
    says(state, pressed);
}

/// Returns the usual words here; without a bet, a check comes in place of a call.
fn usual(scene: &RulingFrame<'_>) -> [WordChoice; 6] {
    let second = if scene.faced.facts.bet.is_zero() { WordChoice::Check } else { WordChoice::Call };
    [
        WordChoice::Nothing,
        second,
        WordChoice::Raise,
        WordChoice::Amount,
        WordChoice::AllIn,
        WordChoice::Fold,
    ]
}

/// Returns the words that are not among the usual ones here.
pub(super) fn rare_words(scene: &RulingFrame<'_>) -> impl Iterator<Item = WordChoice> {
    let usual = usual(scene);
    WORDS.into_iter().map(|(word, ..)| word).filter(move |word| !usual.contains(word))
}

/// Sets the pressed words.
fn says(state: &mut State, pressed: Option<WordChoice>) {
    if let Some(word) = pressed {
        state.set_words(word);
        state.begins_amount = word == WordChoice::Amount;
    }
}

/// Draws a word of the player; returns whether it was pressed.
fn word_key(
    ui: &mut Ui,
    chosen: WordChoice,
    word: WordChoice,
    scene: &RulingFrame<'_>,
    size: egui::Vec2,
) -> bool {
    let Some((.., key, name)) = WORDS.iter().find(|(own, ..)| *own == word) else { return false };
    let name = if word == WordChoice::Amount && scene.faced.facts.bet.is_zero() {
        ui.word("push-word-bet")
    } else {
        ui.word(name)
    };
    let label = ui.say("push-says", &[("word", name.as_str().into())]);
    let own = WordKey::new(&name, chosen == word).name(&label).key(key);
    ui.add(own.size(size.x, size.y)).clicked()
}

/// Draws the rare words, and the time of what was said.
pub(super) fn rare(ui: &mut Ui, state: &mut State, scene: &RulingFrame<'_>, height: f32) {
    ui.spacing_mut().item_spacing.x = space::TIGHT;
    let mut pressed = None;
    for word in rare_words(scene) {
        if word_key(ui, state.asked.word, word, scene, vec2(80.0, height)) {
            pressed = Some(word);
        }
    }
    says(state, pressed);
    let asked = &mut state.asked;
    // The order of words and chips matters only when there are both.
    let quiet = asked.word == WordChoice::Nothing || asked.push.is_empty();
    for (when, key, word, name) in TIMES {
        let (word, name) = (ui.word(word), ui.word(name));
        let chosen = asked.when == when;
        let own = WordKey::new(&word, chosen).name(&name).key(key).quiet(quiet).size(90.0, height);
        if ui.add(own).on_hover_text(name.as_str()).clicked() {
            asked.when = when;
        }
    }
    let width = ui.available_width();
    other_words(ui, state, vec2(width, height));
}

/// Draws the field for words without a key, as they were said.
fn other_words(ui: &mut Ui, state: &mut State, size: egui::Vec2) {
    let theme = Theme::of(ui);
    let name = ui.word("push-words");
    let hint = ui.word("push-words-hint");
    let edit = TextEdit::singleline(&mut state.asked.words)
        .id(typing::field_id_of(ui, "words"))
        .hint_text(Text::Body.rich(format!("{hint}  N")).color(theme.dim))
        .font(Text::Body.font())
        .char_limit(60)
        .align(egui::Align2::LEFT_CENTER)
        .min_size(vec2(0.0, size.y))
        .margin(egui::Margin::symmetric(8, 4))
        .desired_width(size.x - 16.0);
    let response = ui.add(edit).accessible_name(&name);
    let response = gate::keeps(ui, response, state.asked.words.trim().is_empty());
    if std::mem::take(&mut state.begins_words) {
        // The letter that led here was struck before, so it is not part of the words.
        response.request_focus();
    }
    if response.changed() {
        state.asked.word = if state.asked.words.trim().is_empty() {
            WordChoice::Nothing
        } else {
            WordChoice::Words
        };
    }
}

/// Draws the rare facts of the round: live hands, raises, the first bet, the last act.
pub(super) fn round(ui: &mut Ui, state: &mut State, scene: &RulingFrame<'_>, height: f32) {
    ui.spacing_mut().item_spacing.x = space::TIGHT;
    let faced = &scene.faced;
    let size = vec2(share(ui, 4, space::TIGHT), height);
    // A ruling asks only whether two hands are left: one tap away from a full table.
    let two = ("2", "push-two", 2);
    if let Some(live) = stepper(ui, ("push-live", faced.facts.live), two, MOST_SEATS, size) {
        state.asked.live = Some(live);
    }
    let fewer = ("−", "push-fewer", faced.facts.raises.saturating_sub(1));
    if let Some(raises) = stepper(ui, ("push-raises", faced.facts.raises), fewer, 20, size) {
        state.asked.raises = Some(raises);
    }
    let word = ui.word("push-opener");
    if ui.add(WordKey::new(&word, faced.facts.opener).size(size.x, size.y)).clicked() {
        state.asked.opener = Some(!faced.facts.opener);
    }
    figure(ui, state, scene, (AmountField::ActedAt, "push-acted-at"), size);
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
        let label = ui.say(what, &[("what", name.as_str().into())]);
        let allowed = to <= most && to != number;
        let key = WordKey::new(sign, false).name(&label).quiet(!allowed).size(wide, size.y);
        (ui.add(key).on_hover_text(label.as_str()).clicked() && allowed).then_some(to)
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
