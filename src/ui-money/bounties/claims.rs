//! The bounties still to be taken or drawn, and those taken.

use bottone_ui_frame::{
    action::{Action, Outbox},
    context::FrameContext,
};
use bottone_ui_kit::{
    i18n::HasLanguage as _,
    theme::{Text, Theme, space},
    widgets::{Button, List, ListColumn, Section, TodoCard, Width, card},
};
use bottone_view::{Tone, money::bounties::BountyBoard, todo::TaskAct};
use egui::{Label, ScrollArea, Ui};

use super::drum::{self, DrumState};

/// The greatest height of the waiting bounties, in points.
const MOST: f32 = 190.0;

const COLUMNS: [ListColumn<'static>; 4] = [
    ListColumn::new("", Width::Points(40.0)),
    ListColumn::new("", Width::Share(1.0)),
    ListColumn::new("", Width::Share(1.3)),
    ListColumn::figures("", Width::Points(116.0)),
];

/// Draws the waiting bounties, each with the button that settles it.
pub(super) fn waiting_bounties(
    ui: &mut Ui,
    state: &mut DrumState,
    board: &BountyBoard,
    cx: &FrameContext<'_>,
    out: &mut Outbox,
) {
    if board.waiting.is_empty() {
        return;
    }
    ScrollArea::vertical().id_salt("waiting").max_height(MOST).show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = space::ITEM;
        for (at, claim) in board.waiting.iter().enumerate() {
            let why = format!("{} · {}", claim.worth, claim.when);
            ui.push_id((claim.out, claim.nth), |ui| {
                TodoCard::new(Tone::Gold, &claim.title, &why).show(ui, |ui| {
                    if claim.draws {
                        drum::draw(ui, state, claim, at == 0, cx, out);
                        return;
                    }
                    let word = ui.word("bounties-select");
                    let button = if at == 0 { Button::primary(&word) } else { Button::new(&word) };
                    if ui.add(button).clicked() {
                        out.send(Action::Act(TaskAct::AskBounty(claim.out, claim.nth)));
                    }
                });
            });
        }
    });
    ui.add_space(space::ITEM);
}

/// Draws the bounties taken, the latest first.
pub(super) fn taken_bounties(ui: &mut Ui, board: &BountyBoard) {
    let theme = Theme::of(ui);
    card(ui).show(ui, |ui| {
        ui.set_min_size(ui.available_size());
        let count = ui.language().number(board.taken.len() as u64);
        Section::card(&ui.word("bounties-taken")).note(&count).show(ui, |_| {});
        if board.taken.is_empty() {
            let none = ui.word("bounties-nothing-taken");
            ui.add(Label::new(Text::Body.rich(none).color(theme.dim)).wrap());
            return;
        }
        let list = List::new("taken", &COLUMNS).row_height(38.0);
        list.show_rows(ui, board.taken.len(), |index, cells| {
            let Some(taken) = board.taken.get(index) else { return };
            cells.write(&taken.time, Text::Note, theme.dim);
            cells.write(&taken.busted, Text::Body, theme.text);
            cells.write(&format!("→ {}", taken.winners), Text::Body, theme.text);
            let inks = [theme.gold, theme.dim];
            cells.write_two(&taken.worth, &taken.on_head, Text::Strong, inks);
        });
    });
}
