//! Chips: pushed, in front of the player, and pulled back.

use bottone_base::chips::Chips;
use bottone_dealer::{AmountField, ChipTray};
use bottone_ui_kit::{
    i18n::HasLanguage as _,
    theme::{Text, Theme, space},
    widgets::{ChipKey, WordKey, elided},
};
use egui::{Align, Layout, Modifiers, Ui, vec2};

use super::{RulingFrame, State, state::CHIPS, tier};

const RADIUS: f32 = 32.0;
/// The greatest width of one chip, in points.
const WIDEST: f32 = 150.0;
const TOTAL: f32 = 112.0;
const HIGH: f32 = 104.0;
const TAKE: f32 = 46.0;

/// The height of the tier, in points.
pub(super) const HEIGHT: f32 = tier::around(tier::HEAD) + HIGH;

const ALL: [(ChipTray, &str, &str); 3] = [
    (ChipTray::Pushed, "push-tray-pushed", "push-tier-pushed"),
    (ChipTray::Front, "push-tray-front", "push-tray-front"),
    (ChipTray::Pulled, "push-tray-pulled", "push-tray-pulled"),
];

/// Draws the chips of the chosen place: pushed, in front or pulled back.
pub(super) fn show(ui: &mut Ui, state: &mut State, scene: &RulingFrame<'_>) {
    let note = match state.tray {
        ChipTray::Pushed => ui.word("push-tier-pushed-note"),
        ChipTray::Front | ChipTray::Pulled => String::new(),
    };
    let name = ALL.iter().find(|(tray, ..)| *tray == state.tray).map_or("", |(.., name)| *name);
    tier::tier(
        ui,
        state,
        (1, name, &note),
        tier::HEAD,
        |_, _| {},
        |ui, state| {
            let high = HIGH * scene.stretch;
            let size = vec2(ui.available_width(), high);
            ui.allocate_ui_with_layout(size, Layout::left_to_right(Align::Center), |ui| {
                ui.spacing_mut().item_spacing = vec2(space::ITEM, space::TIGHT);
                let chips = ui.available_width() - TOTAL - space::ITEM;
                ui.allocate_ui_with_layout(
                    vec2(chips, size.y),
                    Layout::left_to_right(Align::Center),
                    |ui| {
                        ui.set_min_width(chips);
                        discs(ui, state, scene);
                    },
                );
                total(ui, state, scene, size.y);
            });
        },
    );
}

/// Draws the places of chips, one of which takes the next chips.
pub(super) fn trays(ui: &mut Ui, state: &mut State, height: f32) {
    ui.spacing_mut().item_spacing.x = space::TIGHT;
    let width = super::share(ui, ALL.len(), space::TIGHT);
    for (tray, name, _) in ALL {
        let word = ui.word(name);
        let chosen = state.tray == tray;
        let key = WordKey::new(&word, chosen).size(width, height);
        let is_next = matches!(
            (state.tray, tray),
            (ChipTray::Pushed, ChipTray::Front)
                | (ChipTray::Front, ChipTray::Pulled)
                | (ChipTray::Pulled, ChipTray::Pushed)
        );
        if ui.add(if is_next { key.key("B") } else { key }).clicked() {
            state.tray = tray;
        }
    }
}

fn discs(ui: &mut Ui, state: &mut State, scene: &RulingFrame<'_>) {
    ui.spacing_mut().item_spacing.x = space::TIGHT;
    let set = &scene.at.felt.chips;
    let width = super::share(ui, set.len(), space::TIGHT).min(WIDEST);
    let radius = (RADIUS * scene.stretch).min(width / 2.0 - 3.0).max(20.0);
    for (at, chip) in set.iter().enumerate() {
        let worth = scene.at.language.chips(chip.value);
        let name = ui.say("push-chip", &[("worth", worth.as_str().into())]);
        let count = state.asked.count(state.tray, chip.value, &scene.faced);
        let key = CHIPS.get(at).map_or("", |(_, cap)| cap);
        let (r, g, b) = chip.colour;
        let disc = ChipKey::new(&name, &worth, [r, g, b]).count(count).key(key);
        let response = ui.add(disc.size(width, radius));
        let shift = ui.input(|input| input.modifiers.matches_logically(Modifiers::SHIFT));
        if response.clicked() {
            state.move_chip(chip.value, shift, &scene.faced);
        } else if response.secondary_clicked() {
            state.move_chip(chip.value, true, &scene.faced);
        }
    }
}

/// Draws the amount pushed, and the other chips.
fn total(ui: &mut Ui, state: &mut State, scene: &RulingFrame<'_>, height: f32) {
    let theme = Theme::of(ui);
    let language = scene.at.language;
    ui.allocate_ui_with_layout(vec2(TOTAL, height), Layout::top_down(Align::Min), |ui| {
        ui.set_width(TOTAL);
        super::bet_faced::figure(
            ui,
            state,
            scene,
            (AmountField::Pushed, "push-pushed"),
            vec2(TOTAL, 44.0),
        );
        let front: Chips = scene.faced.facts.front.iter().copied().sum();
        let pulled: Chips = state.asked.pulled.iter().copied().sum();
        let lines = [("push-front-is", front), ("push-pulled-is", pulled)];
        for (name, chips) in lines.into_iter().filter(|(_, chips)| !chips.is_zero()) {
            let text = ui.say(name, &[("chips", language.chips(chips).into())]);
            elided(ui, Text::Note.rich(text).color(theme.dim));
        }
        ui.with_layout(Layout::bottom_up(Align::Min), |ui| {
            let word = ui.word("push-take");
            let key = WordKey::new("−1", state.taking).name(&word).key("-").size(TOTAL, TAKE);
            if ui.add(key).on_hover_text(word.as_str()).clicked() {
                state.taking = !state.taking;
            }
        });
    });
}
