//! The bounty board: the bounty on each player, and the bounties each has won.

use bottone_rules::bounties::BountyKind;
use bottone_tournament::{Command, bounties::BountyCommand, entries::EntryId};
use bottone_ui_frame::{
    action::{Action, Outbox},
    context::FrameContext,
};
use bottone_ui_kit::{
    command_button::command_button,
    i18n::HasLanguage as _,
    theme::{Text, Theme, space},
    widgets::{Button, List, ListColumn, Section, Width, card},
};
use bottone_view::money::bounties::BountyBoard;
use egui::Ui;

const COLUMNS: [ListColumn<'static>; 5] = [
    ListColumn::new("bounties-player", Width::Share(1.0)),
    ListColumn::new("bounties-seat", Width::Points(64.0)),
    ListColumn::figures("bounties-head", Width::Points(92.0)),
    ListColumn::figures("bounties-hits", Width::Points(40.0)),
    ListColumn::figures("bounties-cash", Width::Points(92.0)),
];

pub(super) fn show(
    ui: &mut Ui,
    chosen: &mut Option<EntryId>,
    board: &BountyBoard,
    cx: &FrameContext<'_>,
    out: &mut Outbox,
) {
    let theme = Theme::of(ui);
    card(ui).show(ui, |ui| {
        ui.set_min_size(ui.available_size());
        Section::card(&ui.word("bounties-heads")).show(ui, |ui| {
            let entry = chosen.filter(|entry| board.heads.iter().any(|head| head.entry == *entry));
            if let Some(entry) = entry {
                about(ui, entry, cx, out);
            } else {
                share_left(ui, cx, out);
            }
        });
        let at = board.heads.iter().position(|head| Some(head.entry) == *chosen);
        let list = List::new("heads", &COLUMNS).localized().row_height(30.0).chosen(at).by_tab();
        list.heads(ui, None);
        let pressed = list.rows(ui, board.heads.len(), |index, cells| {
            let Some(head) = board.heads.get(index) else { return };
            let ink = if head.plays { theme.text } else { theme.dim };
            cells.write(&head.name, Text::Strong, ink);
            cells.write(&head.seat, Text::Body, theme.dim);
            cells.write(&head.head, Text::Strong, if head.plays { theme.gold } else { theme.dim });
            cells.write(&head.hits, Text::Body, theme.dim);
            cells.write(&head.won, Text::Body, ink);
        });
        if let Some(head) = pressed.and_then(|index| board.heads.get(index)) {
            *chosen = (*chosen != Some(head.entry)).then_some(head.entry);
        }
    });
}

/// Draws the possible actions for the chosen player.
fn about(ui: &mut Ui, entry: EntryId, cx: &FrameContext<'_>, out: &mut Outbox) {
    let t = cx.tournament();
    let replace = Command::Bounties(BountyCommand::Replace { entry });
    let price = match t.setup().bounty {
        BountyKind::Mystery { .. } => t.bounties().drum().average().unwrap_or_default(),
        _ => t.bounties().head(entry),
    };
    if !price.is_zero() {
        let amount = cx.language.money(price, &t.setup().currency);
        let word = ui.say("bounties-lost-marker", &[("amount", amount.into())]);
        command_button(ui, Button::quiet(&word), replace, cx, out);
    }
    if let Some(entry) = t.entries().get(entry)
        && ui.add(Button::new(&ui.word("bounties-player"))).clicked()
    {
        out.send(Action::ShowPlayer(entry.player));
    }
}

/// Draws the button for a deal: each player keeps the own bounty, and the rest is shared.
fn share_left(ui: &mut Ui, cx: &FrameContext<'_>, out: &mut Outbox) {
    let t = cx.tournament();
    let ends = !t.registration_open(cx.now) && t.entries().playing_count() > 1;
    if !ends || t.bounties_to_share().is_zero() {
        return;
    }
    let shares = t.bounties_shared_equally();
    let divide = Command::Bounties(BountyCommand::Divide { shares });
    let word = ui.word("bounties-share-left");
    let hint = ui.word("bounties-share-left-hint");
    ui.spacing_mut().item_spacing.x = space::ITEM;
    command_button(ui, Button::quiet(&word), divide, cx, out).on_hover_text(hint);
}
