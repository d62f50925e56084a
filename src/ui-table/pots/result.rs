//! The pots, their winners, and the payouts.

use bottone_base::seat::{SeatNo, Seats};
use bottone_ui_kit::{
    i18n::HasLanguage as _,
    icons::Icon,
    theme::{Text, Theme, corner, radius, space},
    widgets::{Button, row},
};
use bottone_view_table::pots::{PotView, PotsView};
use egui::{Align, Align2, Label, Layout, ScrollArea, Sense, Ui, Vec2, vec2};

use super::{super::TableContext, PotsInput};

/// The steps that lead to the payouts.
const STEPS: [&str; 3] = ["pots-step-chips", "pots-step-state", "pots-step-winners"];
/// The size of a step's number, and the height of a step, in points.
const NUMBER: f32 = 28.0;
const STEP: f32 = 52.0;

/// Shows the pots, or the steps to them. Returns whether chips are to be tapped from the first
/// player on.
pub(super) fn show(
    ui: &mut Ui,
    middle: &mut PotsInput,
    view: &PotsView,
    at: &TableContext<'_>,
) -> bool {
    if view.pots.is_empty() && view.back.is_empty() {
        return steps(ui, middle);
    }
    let theme = Theme::of(ui);
    let mut tapped = None;
    ScrollArea::vertical().id_salt("pots").auto_shrink(false).show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = space::TIGHT;
        if !view.pots.is_empty() {
            total(ui, view);
        }
        let line = |ui: &mut Ui, words: &str, ink| {
            ui.add(Label::new(Text::Body.rich(words).color(ink)).wrap());
        };
        if !view.back.is_empty() {
            line(ui, &view.back, theme.accent);
        }
        for doubt in &view.doubts {
            line(ui, doubt, theme.red);
        }
        if at.felt.game.is_some_and(|(variant, _)| variant.is_stud()) {
            line(ui, &ui.word("pots-stud"), theme.blue);
        }
        if !view.pots.is_empty() {
            let wins = format!("{} {}", ui.word("pots-winner"), view.first);
            ui.add(Label::new(Text::Caption.rich(wins.trim_end()).color(theme.dim)).wrap());
        }
        for number in &view.order {
            let Some(pot) = view.pots.get(*number) else { continue };
            tapped = tapped.or(pot_card(ui, *number, pot, middle.hi_lo));
        }
        payouts(ui, view);
    });
    if let Some((pot, seat, low)) = tapped {
        middle.tap_winner(pot, seat, low);
    }
    false
}

/// Draws the numbered steps in the middle of the height, and the button for the first one. Returns
/// whether it was pressed.
fn steps(ui: &mut Ui, middle: &PotsInput) -> bool {
    let theme = Theme::of(ui);
    let button = ui.spacing().interact_size.y;
    let high = 3.0 * STEP + space::ITEM + button;
    let mut pressed = false;
    ScrollArea::vertical().id_salt("steps").auto_shrink(false).show(ui, |ui| {
        ui.add_space(((ui.available_height() - high) / 2.0).max(0.0));
        ui.spacing_mut().item_spacing = vec2(space::CARD, 0.0);
        for (number, name) in (1..).zip(STEPS) {
            let line = vec2(ui.available_width(), STEP);
            ui.allocate_ui_with_layout(line, Layout::left_to_right(Align::Center), |ui| {
                ui.set_min_size(line);
                let (place, _) = ui.allocate_exact_size(Vec2::splat(NUMBER), Sense::hover());
                let painter = ui.painter();
                painter.circle_filled(place.center(), NUMBER / 2.0, theme.raised_hover);
                let font = Text::Figure.font();
                let number: &str = &format!("{number}");
                painter.text(place.center(), Align2::CENTER_CENTER, number, font, theme.text);
                let words = Text::Body.rich(ui.word(name)).color(theme.text);
                ui.add(Label::new(words).wrap());
            });
        }
        ui.add_space(space::ITEM);
        if let Some(first) = middle.lines.first() {
            ui.horizontal(|ui| {
                ui.add_space(NUMBER + space::CARD);
                let word = ui.say("pots-begin", &[("seat", first.seat.get().into())]);
                pressed = ui.add(Button::new(&word).icon(Icon::Chips)).clicked();
            });
        }
    });
    pressed
}

/// Draws the total of the pots.
fn total(ui: &mut Ui, view: &PotsView) {
    let theme = Theme::of(ui);
    row(
        ui,
        |ui| ui.label(Text::Total.rich(&view.total).color(theme.gold)),
        |ui| ui.label(Text::Heading.rich(ui.word("pots-total")).color(theme.text)),
    );
}

/// Draws one pot; returns the tapped player, and whether it was for the low.
fn pot_card(
    ui: &mut Ui,
    number: usize,
    pot: &PotView,
    hi_lo: bool,
) -> Option<(usize, SeatNo, bool)> {
    let theme = Theme::of(ui);
    let mut tapped = None;
    let ground = egui::Frame::new().fill(theme.raised).corner_radius(corner(radius::INNER));
    ground.inner_margin(egui::Margin::symmetric(12, 8)).show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.spacing_mut().item_spacing.y = space::TIGHT;
        ui.horizontal(|ui| {
            ui.label(Text::Strong.rich(&pot.name).color(theme.text));
            ui.label(Text::Total.rich(&pot.chips).color(theme.gold));
        });
        let high = winners(ui, pot, pot.won.high, "pots-wins", hi_lo.then_some("pots-high"));
        tapped = high.map(|seat| (number, seat, false));
        if hi_lo {
            let low = winners(ui, pot, pot.won.low, "pots-wins-low", Some("pots-low"));
            tapped = tapped.or(low.map(|seat| (number, seat, true)));
        }
        for share in &pot.shares {
            ui.add(Label::new(Text::Strong.rich(share).color(theme.accent)).wrap());
        }
        for odd in &pot.odd {
            ui.add(Label::new(Text::Note.rich(odd).color(theme.dim)).wrap());
        }
    });
    tapped
}

fn winners(
    ui: &mut Ui,
    pot: &PotView,
    chosen: Seats,
    name: &str,
    half: Option<&str>,
) -> Option<SeatNo> {
    let theme = Theme::of(ui);
    let mut tapped = None;
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = egui::vec2(space::TIGHT, space::TIGHT);
        if let Some(half) = half {
            ui.label(Text::Caption.rich(ui.word(half)).color(theme.dim));
        }
        for (seat, who) in &pot.players {
            let response = ui.add(Button::new(who).chosen(chosen.contains(*seat)));
            let gaps = [("who", who.as_str().into()), ("pot", pot.name.as_str().into())];
            let name = ui.say(name, &gaps);
            ui.ctx().accesskit_node_builder(response.id, |node| node.set_label(name));
            if response.clicked() {
                tapped = Some(*seat);
            }
        }
    });
    tapped
}

/// Draws the total payout of each player.
fn payouts(ui: &mut Ui, view: &PotsView) {
    if view.pots.len() < 2 || view.totals.is_empty() {
        return;
    }
    let theme = Theme::of(ui);
    ui.label(Text::Caption.rich(ui.word("pots-sum")).color(theme.dim));
    for (who, chips) in &view.totals {
        ui.label(Text::Strong.rich(format!("{who} {chips}")).color(theme.gold));
    }
}
