//! A deal between all remaining players, to be read aloud and signed before it goes on record.

use bottone_tournament::{
    Command, Refusal,
    deals::{Agreement, DealCommand},
};
use bottone_ui_frame::{
    action::{Action, Outbox},
    context::FrameContext,
    dialog::{EventDialog, answer_buttons, show_question},
};
use bottone_ui_kit::{
    command_button::submit_if_possible,
    i18n::HasLanguage as _,
    theme::{Text, Theme, space},
    widgets::elided,
};
use bottone_view::money::deals::{DealLine, DealSheet};
use bottone_vocabulary::words;
use egui::{Label, ScrollArea, Sense, Stroke, Ui, vec2};

const ROW: f32 = 32.0;
/// The greatest height of the names, in points.
const NAMES: f32 = 330.0;

/// A deal that waits for signatures.
#[derive(Clone, Debug)]
pub struct AgreeDeal {
    agreement: Agreement,
}

impl AgreeDeal {
    /// Asks whether all players have agreed to this deal.
    pub const fn new(agreement: Agreement) -> Self {
        Self { agreement }
    }
}

impl EventDialog for AgreeDeal {
    fn show(&mut self, ui: &mut Ui, cx: &FrameContext<'_>, out: &mut Outbox) {
        let t = cx.tournament();
        let sheet = DealSheet::of(cx.language, t, &self.agreement, cx.now);
        show_question(ui, &ui.word("deal-sheet"), 640.0, out, |ui, out| {
            let theme = Theme::of(ui);
            let head = format!("{} · {} · {}", sheet.event, sheet.date, sheet.method);
            elided(ui, Text::Note.rich(head).color(theme.dim));
            ui.add(Label::new(Text::Strong.rich(&sheet.summary).color(theme.gold)).wrap());
            let most = NAMES.min(ui.ctx().content_rect().height() - 320.0);
            ScrollArea::vertical().max_height(most).auto_shrink([false, true]).show_rows(
                ui,
                ROW,
                sheet.players.len(),
                |ui, seen| {
                    ui.spacing_mut().item_spacing.y = 0.0;
                    for line in sheet.players.get(seen).unwrap_or_default() {
                        signature(ui, line);
                    }
                },
            );
            ui.add(Label::new(Text::Note.rich(&sheet.consent).color(theme.dim)).wrap());
            if !sheet.bounties.is_empty() {
                ui.add(Label::new(Text::Note.rich(&sheet.bounties).color(theme.dim)).wrap());
            }
            if !sheet.count.is_empty() {
                ui.add(Label::new(Text::Note.rich(&sheet.count).color(theme.dim)).wrap());
            }
            let command = Command::Deals(DealCommand::Agree(Box::new(self.agreement.clone())));
            // A deal below the next prize, or without a fresh count, is possible with a reason.
            let waived = |refusal: &Refusal| !refusal.is_waivable();
            let refusal = cx.desk.can(&command).err().filter(waived);
            let refusal = refusal.map(|refusal| words::refusal(cx.language, refusal));
            if answer_buttons(ui, &ui.word("deal-record"), refusal.as_deref(), out) {
                out.send(Action::CloseDialog);
                submit_if_possible(command, cx, out);
            }
        });
    }
}

/// Draws a name, its amount, and a line to sign on.
fn signature(ui: &mut Ui, line: &DealLine) {
    let DealLine { name, chips, counted: _, amount, bounty, together } = line;
    let theme = Theme::of(ui);
    let (place, response) = ui.allocate_exact_size(vec2(ui.available_width(), ROW), Sense::hover());
    let label = [name, chips, amount, bounty, together].map(String::as_str);
    let label = label.join(" ");
    let label = label.trim_end();
    response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Label, true, label));
    let (left, width) = (place.left(), place.width());
    let base = place.bottom() - 9.0;
    let text = |x: f32, right: bool, words: &str, text: Text, ink| {
        let anchor = if right { egui::Align2::RIGHT_BOTTOM } else { egui::Align2::LEFT_BOTTOM };
        ui.painter().text(egui::pos2(x, base + 4.0), anchor, words, text.font(), ink);
    };
    // With bounties there are two more amounts, and the payment is their total.
    let (longest, at) = if bounty.is_empty() {
        (28, [0.52, 0.70, 0.70, 0.70])
    } else {
        (20, [0.42, 0.54, 0.66, 0.79])
    };
    let [chips_at, amount_at, bounty_at, end] = at.map(|part| left + width * part);
    let ink = if bounty.is_empty() { theme.gold } else { theme.dim };
    text(left, false, &words::cut(name, longest), Text::Strong, theme.text);
    text(chips_at, true, chips, Text::Body, theme.dim);
    text(amount_at, true, amount, Text::Strong, ink);
    text(bounty_at, true, bounty, Text::Body, theme.dim);
    text(end, true, together, Text::Strong, theme.gold);
    let line = end + space::SCREEN..=place.right();
    ui.painter().hline(line, base + 3.0, Stroke::new(1.0, theme.line_hover));
}
