//! The bounties on players, the bounties taken, and the envelopes.

mod claims;
mod drum;
mod heads;

use bottone_rules::bounties::BountyKind;
use bottone_tournament::entries::EntryId;
use bottone_ui_frame::{
    action::{Action, Outbox},
    context::FrameContext,
};
use bottone_ui_kit::{
    i18n::HasLanguage as _,
    icons::Icon,
    theme::{Text, Theme, space},
    widgets::{Button, EmptyState, Stat, card},
};
use bottone_view::money::bounties::BountyBoard;
use egui::{Label, Rect, Ui, UiBuilder, pos2};

/// The state of the tab.
#[derive(Default)]
pub(super) struct BountiesState {
    chosen: Option<EntryId>,
    drum: drum::DrumState,
}

pub(super) fn show(
    ui: &mut Ui,
    state: &mut BountiesState,
    cx: &FrameContext<'_>,
    out: &mut Outbox,
) {
    let Some(board) = cx.bounties() else {
        let none = ui.word("bounties-none");
        EmptyState::new(Icon::Money, &none).show(ui, |ui| {
            if ui.add(Button::new(&ui.word("bounties-to-setup"))).clicked() {
                out.send(Action::ShowPrices);
            }
        });
        return;
    };
    totals(ui, &board);
    ui.add_space(space::ITEM);
    let place = ui.available_rect_before_wrap();
    let middle = place.left() + (place.width() - space::INSIDE) * 0.54;
    let left = Rect::from_min_max(place.min, pos2(middle, place.bottom()));
    let right = Rect::from_min_max(pos2(middle + space::INSIDE, place.top()), place.max);
    ui.scope_builder(UiBuilder::new().max_rect(left).id_salt("heads"), |ui| {
        heads::show(ui, &mut state.chosen, &board, cx, out);
    });
    ui.scope_builder(UiBuilder::new().max_rect(right).id_salt("claims"), |ui| {
        claims::waiting_bounties(ui, &mut state.drum, &board, cx, out);
        if matches!(cx.tournament().setup().bounty, BountyKind::Mystery { .. }) {
            drum::show(ui, &mut state.drum, &board, cx, out);
        }
        claims::taken_bounties(ui, &board);
    });
}

/// Draws the state of the bounty money: its parts add up to the amount paid in.
fn totals(ui: &mut Ui, board: &BountyBoard) {
    let theme = Theme::of(ui);
    card(ui).show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = space::INSIDE;
            let last = board.totals.len().saturating_sub(1);
            for (at, total) in board.totals.iter().enumerate() {
                let sign = match at {
                    0 => "",
                    at if at == last => "=",
                    _ => "+",
                };
                if !sign.is_empty() {
                    ui.label(Text::Figure.rich(sign).color(theme.dim));
                }
                ui.add(Stat::new(&total.name, &total.money));
            }
            ui.add_space(space::INSIDE);
            ui.add(Label::new(Text::Body.rich(&board.kind).color(theme.dim)).wrap());
        });
    });
}
