//! The deal in force, and its withdrawal.

use bottone_tournament::{
    Command,
    deals::{Agreement, DealCommand},
    papers::{Scope, SheetKind},
};
use bottone_ui_frame::{
    action::{Action, Outbox, PrintAction},
    context::FrameContext,
};
use bottone_ui_kit::{
    command_button::command_button,
    i18n::HasLanguage as _,
    theme::{Text, Theme, space},
    widgets::{Button, List, ListColumn, Section, TextField, Width, card},
};
use bottone_view::money::deals::DealSheet;
use egui::{Label, Ui};

const COLUMNS: [ListColumn<'static>; 5] = [
    ListColumn::new("deal-player", Width::Share(1.4)),
    ListColumn::figures("deal-chips", Width::Share(1.0)),
    ListColumn::figures("deal-share", Width::Share(1.0)),
    ListColumn::figures("deal-bounty", Width::Share(1.0)),
    ListColumn::figures("deal-together", Width::Share(1.0)),
];

/// The reason for withdrawing the deal, as typed.
#[derive(Default)]
pub(super) struct WithdrawalForm {
    reason: String,
}

pub(super) fn show(
    ui: &mut Ui,
    back: &mut WithdrawalForm,
    agreement: &Agreement,
    cx: &FrameContext<'_>,
    out: &mut Outbox,
) {
    let t = cx.tournament();
    let at = t.deals().agreed_at().unwrap_or(cx.now);
    let sheet = DealSheet::of(cx.language, t, agreement, at);
    let theme = Theme::of(ui);
    card(ui).show(ui, |ui| {
        ui.set_min_size(ui.available_size());
        ui.spacing_mut().item_spacing.y = space::ITEM;
        let note = format!("{} · {}", sheet.method, sheet.date);
        Section::card(&ui.word("deal-agreed")).note(&note).show(ui, |ui| {
            if ui.add(Button::new(&ui.word("deal-print"))).clicked() {
                out.send(Action::Print(PrintAction::Show(SheetKind::Deal, Scope::All)));
            }
        });
        ui.add(Label::new(Text::Heading.rich(&sheet.summary).color(theme.gold)).wrap());
        let goes_on =
            ui.word(if sheet.kept.is_empty() { "deal-all-shared" } else { "deal-goes-on" });
        let below = [goes_on, sheet.count.clone()];
        let below: Vec<String> = below.into_iter().filter(|words| !words.is_empty()).collect();
        ui.add(Label::new(Text::Note.rich(below.join(" ")).color(theme.dim)).wrap());
        let foot = 76.0;
        let height = (ui.available_height() - foot).max(100.0);
        let place = ui.available_rect_before_wrap();
        let place = place.with_max_y(place.top() + height);
        ui.scope_builder(egui::UiBuilder::new().max_rect(place), |ui| {
            ui.spacing_mut().item_spacing.y = 0.0;
            let shown = if sheet.divides_bounties() { COLUMNS.len() } else { COLUMNS.len() - 2 };
            let list = List::new("agreed", COLUMNS.get(..shown).unwrap_or_default())
                .localized()
                .row_height(34.0);
            list.heads(ui, None);
            list.show_rows(ui, sheet.players.len(), |index, cells| {
                let Some(line) = sheet.players.get(index) else { return };
                cells.write(&line.name, Text::Strong, theme.text);
                cells.write(&line.chips, Text::Body, theme.dim);
                cells.write(&line.amount, Text::Strong, theme.text);
                if sheet.divides_bounties() {
                    cells.write(&line.bounty, Text::Body, theme.text);
                    cells.write(&line.together, Text::Strong, theme.gold);
                }
            });
        });
        ui.advance_cursor_after_rect(place);
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = space::ITEM;
            TextField::new(&mut back.reason, &ui.word("deal-void-reason")).width(320.0).show(ui);
            ui.vertical(|ui| {
                // The button stands beside the field, not beside its name.
                ui.add_space(20.0);
                let word = ui.word("deal-void");
                if back.reason.trim().is_empty() {
                    let why = ui.word("deal-reason-needed");
                    ui.add(Button::new(&word).refusal(Some(&why)));
                } else {
                    let reason = back.reason.trim().to_owned();
                    let command = Command::Deals(DealCommand::Cancel { reason });
                    if command_button(ui, Button::new(&word), command, cx, out).clicked() {
                        back.reason.clear();
                    }
                }
            });
        });
    });
}
