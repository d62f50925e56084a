//! The starting stack as it stands before a player.

use bottone_rules::chip_set::{ChipPlan, Pile, Style};
use bottone_ui_frame::context::FrameContext;
use bottone_ui_kit::{
    i18n::HasLanguage as _,
    theme::{Text, Theme, corner, space},
    widgets::{Button, Section, WordKey, spots},
};
use bottone_view::chips::set::{PileView, SetView, stack_of, style_word};
use egui::{Align2, Label, Rect, Role, Sense, Stroke, StrokeKind, Ui, WidgetInfo, pos2, vec2};

use super::SetState;

/// The width of a pile with its buttons, in points.
const WIDTH: f32 = 84.0;
/// The greatest height of a drawn pile, in points.
const HIGHEST: f32 = 84.0;
/// The thickness and the width of a drawn chip, in points.
const THICK: f32 = 6.0;
const CHIP: f32 = 46.0;

pub(super) fn show(
    ui: &mut Ui,
    state: &mut SetState,
    (plan, view): (&ChipPlan, &SetView),
    cx: &FrameContext<'_>,
) {
    let theme = Theme::of(ui);
    Section::card(&ui.word("chips-stack")).note(&view.stack_count).show(ui, |ui| {
        for style in [Style::Spare, Style::Ample] {
            let word = style_word(ui.language(), style);
            let chosen = plan.stack.is_empty() && plan.style == style;
            if ui.add(Button::new(&word).chosen(chosen)).clicked() && !chosen {
                state.change(cx, |draft| {
                    draft.plan.style = style;
                    draft.plan.stack = Vec::new();
                });
            }
        }
        ui.add_space(space::ITEM);
        let ink = if view.stack_is_right { theme.accent } else { theme.red };
        if !view.stack_should_be.is_empty() {
            ui.label(Text::Body.rich(&view.stack_should_be).color(theme.dim));
        }
        ui.label(Text::Total.rich(&view.stack_sum).color(ink));
    });
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = space::ITEM;
        for pile in &view.piles {
            if let Some(chips) = pile_keys(ui, pile) {
                let mut stack = stack_of(plan, cx.tournament().clock().structure());
                stack.retain(|other| other.value != pile.value);
                stack.push(Pile { value: pile.value, chips });
                stack.retain(|pile| pile.chips > 0);
                stack.sort_unstable_by_key(|pile| pile.value);
                state.change(cx, |draft| draft.plan.stack = stack);
            }
        }
    });
    // One line is reserved for remarks, so that a new remark moves nothing.
    let said: Vec<&str> = view.remarks.iter().map(|(_, words)| words.as_str()).collect();
    let ink = view.remarks.first().map_or(theme.dim, |(tone, _)| theme.tone(*tone));
    ui.add(Label::new(Text::Note.rich(said.join(" · ")).color(ink)).truncate());
}

/// Draws a pile with its buttons; returns the new number of chips.
fn pile_keys(ui: &mut Ui, pile: &PileView) -> Option<u32> {
    let mut wanted = None;
    ui.vertical(|ui| {
        ui.spacing_mut().item_spacing.y = space::TIGHT;
        ui.set_width(WIDTH);
        picture(ui, pile);
        let gap = |name| ui.say(name, &[("value", pile.worth.as_str().into())]);
        let (less, more) = (gap("chips-one-less"), gap("chips-one-more"));
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = space::TIGHT;
            let size = ((WIDTH - space::TIGHT) / 2.0, ui.spacing().interact_size.y);
            let key = |word: &'static str, name: &str, ui: &mut Ui| {
                ui.add(WordKey::new(word, false).name(name).size(size.0, size.1)).clicked()
            };
            if key("−", &less, ui) {
                wanted = pile.chips.checked_sub(1);
            }
            if key("+", &more, ui) {
                wanted = pile.chips.checked_add(1);
            }
        });
    });
    wanted
}

/// Draws the chips of a pile one upon another, with their number and value.
fn picture(ui: &mut Ui, pile: &PileView) {
    let theme = Theme::of(ui);
    let (place, response) = ui.allocate_exact_size(vec2(WIDTH, HIGHEST + 38.0), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, &pile.name));
    if !ui.is_rect_visible(place) {
        return;
    }
    let painter = ui.painter();
    let ground = place.bottom() - 22.0;
    let drawn = u8::try_from(pile.chips.min(40)).unwrap_or(40);
    let thick = if drawn == 0 { THICK } else { THICK.min(HIGHEST / f32::from(drawn)) };
    let [red, green, blue] = pile.colour;
    let face = egui::Color32::from_rgb(red, green, blue);
    let [red, green, blue] = spots(pile.colour);
    let edge = egui::Color32::from_rgb(red, green, blue);
    let middle = place.center().x;
    for at in 0..drawn {
        let top = ground - thick * f32::from(at + 1);
        let chip = Rect::from_min_size(pos2(middle - CHIP / 2.0, top), vec2(CHIP, thick));
        let rim = Stroke::new(0.8, theme.line_hover);
        painter.rect(chip, corner(2.0), face, rim, StrokeKind::Inside);
        // The edge spots, seen from the side.
        for spot in [-0.34, 0.0, 0.34] {
            let centre = pos2(middle + spot * CHIP, chip.center().y);
            let spot = Rect::from_center_size(centre, vec2(6.0, (thick - 1.6).max(1.0)));
            painter.rect_filled(spot, 0.0, edge);
        }
    }
    let dim = drawn == 0;
    let ink = if dim { theme.dim } else { theme.text };
    let above = pos2(middle, ground - thick * f32::from(drawn) - 3.0);
    let count = pile.chips.to_string();
    painter.text(above, Align2::CENTER_BOTTOM, count, Text::Strong.font(), ink);
    let below = pos2(middle, place.bottom() - 2.0);
    painter.text(below, Align2::CENTER_BOTTOM, &pile.worth, Text::Body.font(), theme.dim);
}
