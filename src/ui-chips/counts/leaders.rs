//! All stacks, the largest first.

use bottone_tournament::counts::Age;
use bottone_ui_frame::{
    action::{Action, Outbox},
    context::FrameContext,
};
use bottone_ui_kit::{
    i18n::HasLanguage as _,
    theme::{Text, Theme, space},
    widgets::{List, ListColumn, Section, Stat, Width, card},
};
use bottone_view::{Tone, chips::counts::CountsView};
use egui::Ui;

/// The width from which the share is shown, in points.
const ROOMY: f32 = 440.0;
/// The height of a name with the age of its count below, in points.
const ROW: f32 = 40.0;

pub(super) fn show(ui: &mut Ui, counts: &CountsView, cx: &FrameContext<'_>, out: &mut Outbox) {
    let theme = Theme::of(ui);
    card(ui).show(ui, |ui| {
        ui.set_min_size(ui.available_size());
        let share = ui.available_width() >= ROOMY;
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing.x = space::SCREEN;
            for figure in &counts.figures {
                ui.add(Stat::from(figure));
            }
        });
        ui.add_space(space::ITEM);
        Section::card(&ui.word("counts-leaders")).show(ui, |_| {});
        if counts.leaders.is_empty() {
            ui.label(Text::Body.rich(ui.word("counts-no-leaders")).color(theme.dim));
            return;
        }
        let mut columns = vec![
            ListColumn::figures("counts-place", Width::Points(30.0)),
            ListColumn::new("counts-player", Width::Share(1.0)),
            ListColumn::new("counts-seat", Width::Points(58.0)),
            ListColumn::figures("counts-chips", Width::Points(74.0)),
            ListColumn::figures("counts-blinds", Width::Points(66.0)),
        ];
        if share {
            columns.push(ListColumn::figures("counts-share", Width::Points(46.0)));
        }
        let list = List::new("leaders", &columns).localized().row_height(ROW);
        list.heads(ui, None);
        let pressed = list.rows(ui, counts.leaders.len(), |index, cells| {
            let Some(&leader) = counts.leaders.get(index) else { return };
            let line = counts.line(cells.language(), cx.tournament(), leader, cx.now);
            let place = cells.language().number(index as u64 + 1);
            let age = line.age.as_ref();
            let old = age.is_none_or(|age| age.age == Age::Old);
            let ink = if old { theme.dim } else { theme.text };
            cells.write(&place, Text::Note, theme.dim);
            let tone = age.map_or(Tone::Dim, |age| age.tone);
            let short = age.map_or("", |age| age.short.as_str());
            cells.write_two(&line.name, short, Text::Body, [ink, theme.tone(tone)]);
            cells.write(&line.seat, Text::Note, theme.dim);
            cells.write(&line.chips, Text::Strong, ink);
            cells.write(&line.blinds, Text::Body, ink);
            if share {
                cells.write(&line.share, Text::Note, theme.dim);
            }
        });
        let player = pressed
            .and_then(|row| counts.leaders.get(row))
            .and_then(|leader| cx.tournament().entries().get(leader.entry));
        if let Some(entry) = player {
            out.send(Action::ShowPlayer(entry.player));
        }
    });
}
