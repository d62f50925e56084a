//! The rare facts of a question, behind one button.

use bottone_dealer::{AmountField, ChipTray};
use bottone_rules::ruling::WordTiming;
use bottone_ui_kit::{
    i18n::HasLanguage as _,
    theme::{Text, Theme, space},
    widgets::{WordKey, elided},
};
use egui::{Align, Layout, Ui, vec2};

use super::{RulingFrame, State, bet_faced, is_missing, line, share, spoken_words, tier, tray};

/// The height of the closed line, and of each row, in points.
pub(super) const HEIGHT: f32 = 44.0;
const ROW: f32 = 48.0;

/// The amounts among the rare facts.
const FIGURES: [AmountField; 5] = [
    AmountField::Raise,
    AmountField::Pot,
    AmountField::Stack,
    AmountField::Least,
    AmountField::ActedAt,
];

/// Draws the button, and the facts if they are asked for.
pub(super) fn show(ui: &mut Ui, state: &mut State, scene: &RulingFrame<'_>) {
    let needed = is_needed(state, scene);
    let open = state.more || needed;
    let size = vec2(ui.available_width(), HEIGHT);
    ui.allocate_ui_with_layout(size, Layout::left_to_right(Align::Center), |ui| {
        ui.spacing_mut().item_spacing.x = space::ITEM;
        let word = ui.word(if open { "push-less" } else { "push-more" });
        if ui.add(WordKey::new(&word, open).quiet(needed).size(110.0, HEIGHT)).clicked() {
            state.more = !open;
        }
        let note = ui.word("push-more-note");
        elided(ui, Text::Note.rich(note).color(Theme::of(ui).dim));
    });
    if !open {
        return;
    }
    let shown = ui.scope(|ui| {
        tier::tier(
            ui,
            state,
            (4, "push-tier-more", ""),
            tier::HEAD,
            |_, _| {},
            |ui, state| {
                line(ui, ROW, |ui| {
                    ui.spacing_mut().item_spacing.x = space::TIGHT;
                    bet_faced::game(ui, state, scene);
                    ui.add_space(space::TIGHT);
                    let last = ui.word("push-last");
                    let key = WordKey::new(&last, state.asked.last).key("V").size(140.0, ROW);
                    if ui.add(key).clicked() {
                        state.asked.last = !state.asked.last;
                    }
                    ui.add_space(space::TIGHT);
                    tray::trays(ui, state, ROW);
                });
                line(ui, ROW, |ui| spoken_words::rare(ui, state, scene, ROW));
                line(ui, ROW, |ui| figures(ui, state, scene));
                line(ui, ROW, |ui| spoken_words::round(ui, state, scene, ROW));
            },
        );
    });
    let id = ui.scope_id().with("opened");
    let pass = ui.ctx().cumulative_pass_nr();
    let last = ui.data_mut(|data| std::mem::replace(data.get_temp_mut_or(id, 0_u64), pass));
    // Opened just now, it comes into sight.
    if last + 1 < pass {
        ui.scroll_to_rect(shown.response.rect, Some(Align::Max));
    }
}

fn figures(ui: &mut Ui, state: &mut State, scene: &RulingFrame<'_>) {
    use bottone_rules::levels::Betting;
    let least =
        if scene.faced.kind() == Betting::Limit { "push-bet-of-limit" } else { "push-big-blind" };
    let fields = [
        (AmountField::Raise, "push-raise"),
        (AmountField::Pot, "push-pot"),
        (AmountField::Stack, "push-stack"),
        (AmountField::Least, least),
    ];
    ui.spacing_mut().item_spacing.x = space::TIGHT;
    let width = share(ui, fields.len(), space::TIGHT);
    for (field, name) in fields {
        bet_faced::figure(ui, state, scene, (field, name), vec2(width, ROW));
    }
}

/// Returns whether a rare fact is set, lit or missing: nothing that decides is out of sight.
fn is_needed(state: &State, scene: &RulingFrame<'_>) -> bool {
    let asked = &state.asked;
    asked.kind.is_some()
        || asked.least.is_some()
        || asked.raise.is_some()
        || asked.pot.is_some()
        || asked.stack.is_some()
        || asked.acted_at.is_some()
        || asked.live.is_some()
        || asked.opener.is_some()
        || asked.raises.is_some()
        || asked.front.is_some()
        || !asked.pulled.is_empty()
        || asked.last
        || !asked.words.is_empty()
        || asked.when != WordTiming::default()
        || state.tray != ChipTray::Pushed
        || state.begins_words
        || spoken_words::rare_words(scene).any(|word| word == asked.word)
        || FIGURES.into_iter().any(|field| state.lit == field || is_missing(scene, field))
}
