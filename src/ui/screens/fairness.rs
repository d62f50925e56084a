//! Fairness of the night to its players, compared with pure chance.

use bottone_tournament::papers::{Scope, SheetKind};
use bottone_ui_frame::{
    action::{Action, Outbox, PrintAction},
    context::{FrameContext, Validity},
};
use bottone_ui_kit::{
    i18n::HasLanguage as _,
    icons::Icon,
    theme::{Text, Theme, space},
    widgets::{Button, EmptyState, List, ListColumn, Width, card},
};
use bottone_view_paper::fairness::{FairnessView, FigureLine, HEADS};
use egui::{Label, Ui};

const ROOM: [ListColumn<'static>; 4] = [
    ListColumn::new("fairness-what", Width::Share(2.4)),
    ListColumn::figures("fairness-tonight", Width::Share(0.9)),
    ListColumn::figures("fairness-chance", Width::Share(0.7)),
    ListColumn::new("fairness-verdict", Width::Share(1.1)),
];

const PLAYERS: [ListColumn<'static>; HEADS.len()] = [
    ListColumn::new(HEADS[0], Width::Share(1.6)),
    ListColumn::figures(HEADS[1], Width::Points(82.0)),
    ListColumn::figures(HEADS[2], Width::Points(48.0)),
    ListColumn::new(HEADS[3], Width::Share(1.6)),
    ListColumn::new(HEADS[4], Width::Share(0.7)),
    ListColumn::new(HEADS[5], Width::Share(0.8)),
    ListColumn::figures(HEADS[6], Width::Points(52.0)),
    ListColumn::figures(HEADS[7], Width::Points(52.0)),
];

const LINE: f32 = 22.0;

pub(super) fn show(ui: &mut Ui, cx: &FrameContext<'_>, out: &mut Outbox) {
    let Some((revision, fairness)) = cx.fairness(out) else {
        EmptyState::new(Icon::Floor, &ui.word("fairness-counting")).show(ui, |_| {});
        return;
    };
    if fairness.players.is_empty() {
        EmptyState::new(Icon::Floor, &ui.word("fairness-none-seated")).show(ui, |_| {});
        return;
    }
    let view = cx.view(Validity::Change, revision, |_| {
        FairnessView::of(cx.language, cx.tournament(), &fairness)
    });
    let theme = Theme::of(ui);
    card(ui).show(ui, |ui| {
        ui.set_width(ui.available_width());
        let list = List::new("room", &ROOM).localized().row_height(LINE);
        let spacing = ui.spacing();
        let heads = spacing.interact_size.y + 2.0 * spacing.item_spacing.y;
        let height = heads + LINE * rows(&view.figures);
        ui.allocate_ui(egui::vec2(ui.available_width(), height), |ui| {
            ui.set_height(height);
            list.heads(ui, None);
            list.show_rows(ui, view.figures.len(), |index, cells| {
                let Some(line) = view.figures.get(index) else { return };
                cells.write(&line.caption, Text::Body, theme.dim);
                cells.write(&line.figure, Text::Strong, theme.text);
                cells.write(&line.chance, Text::Body, theme.dim);
                cells.write(&line.verdict, Text::Body, theme.tone(line.tone));
            });
        });
    });
    ui.add_space(space::TIGHT);
    ui.horizontal(|ui| {
        let word = ui.word("printing-ask");
        if ui.add(Button::quiet(&word).icon(Icon::Print)).clicked() {
            out.send(Action::Print(PrintAction::Show(SheetKind::Fairness, Scope::All)));
        }
        let note = Label::new(Text::Note.rich(&view.note).color(theme.dim)).truncate();
        ui.add(note).on_hover_text(&view.note);
    });
    card(ui).show(ui, |ui| {
        ui.set_width(ui.available_width());
        let list = List::new("players", &PLAYERS).localized().row_height(28.0);
        list.heads(ui, None);
        let pressed = list.rows(ui, view.players.len(), |index, cells| {
            let Some(line) = view.players.get(index) else { return };
            for (at, cell) in line.cells.iter().enumerate() {
                let (text, ink) = match at {
                    0 => (Text::Strong, theme.text),
                    1 => (Text::Strong, theme.tone(line.tone)),
                    _ => (Text::Body, theme.dim),
                };
                cells.write(cell, text, ink);
            }
        });
        let player = pressed.and_then(|at| view.players.get(at)).and_then(|line| line.player);
        if let Some(player) = player {
            out.send(Action::ShowPlayer(player));
        }
    });
}

#[expect(clippy::cast_precision_loss, reason = "a dozen lines")]
fn rows(lines: &[FigureLine]) -> f32 {
    lines.len() as f32
}
