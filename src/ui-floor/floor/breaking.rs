//! The order in which tables break.

use bottone_base::seat::TableNo;
use bottone_tournament::{Command, tables::TableCommand};
use bottone_ui_frame::{
    action::Outbox,
    context::{FrameContext, Validity},
};
use bottone_ui_kit::{
    command_button::command_button,
    i18n::HasLanguage as _,
    theme::{Text, Theme, space},
    widgets::{Button, card, elided, row},
};
use bottone_view::floor::{BreakLine, breaking_order};
use egui::{Label, ScrollArea, Ui};

use super::{FloorState, open_button};

pub(super) fn show(ui: &mut Ui, state: &mut FloorState, cx: &FrameContext<'_>, out: &mut Outbox) {
    let lines = cx.view(Validity::TenSeconds, (), |()| {
        breaking_order(cx.language, cx.tournament(), cx.plan())
    });
    let theme = Theme::of(ui);
    ui.horizontal(|ui| {
        open_button(ui, cx, out);
        let why = ui.word("screens-floor-first-breaks");
        ui.add(Label::new(Text::Note.rich(why).color(theme.dim)).wrap());
    });
    let height = ui.spacing().interact_size.y;
    let mut pressed = None;
    card(ui).show(ui, |ui| {
        let area = ScrollArea::vertical().auto_shrink([false, true]);
        area.show_rows(ui, height, lines.len(), |ui, rows| {
            for at in rows {
                if let Some(line) = lines.get(at)
                    && show_line(ui, &lines, at, line, cx, out)
                {
                    pressed = Some(line.table);
                }
            }
        });
    });
    if let Some(table) = pressed {
        state.press(table, None);
    }
}

fn show_line(
    ui: &mut Ui,
    lines: &[BreakLine],
    at: usize,
    line: &BreakLine,
    cx: &FrameContext<'_>,
    out: &mut Outbox,
) -> bool {
    ui.push_id(line.table, |ui| {
        row(ui, |ui| buttons(ui, lines, at, line, cx, out), |ui| words(ui, line)).0
    })
    .inner
}

fn buttons(
    ui: &mut Ui,
    lines: &[BreakLine],
    at: usize,
    line: &BreakLine,
    cx: &FrameContext<'_>,
    out: &mut Outbox,
) {
    ui.spacing_mut().item_spacing.x = space::ITEM;
    let (table, held) = (line.table, !line.held);
    let name = if line.held { "screens-floor-release" } else { "screens-floor-hold" };
    let command = Command::Tables(TableCommand::Hold { table, held });
    command_button(ui, Button::quiet(&ui.word(name)).least_width(70.0), command, cx, out);
    let shift = |to: Option<usize>| {
        let mut tables: Vec<TableNo> = lines.iter().map(|line| line.table).collect();
        if let Some(to) = to.filter(|to| *to < tables.len()) {
            tables.swap(at, to);
            // Tables that were neither posted nor moved in the order need no line.
            tables.truncate(cx.tournament().tables().posted().len().max(at.max(to) + 1));
        }
        Command::Tables(TableCommand::Order { tables })
    };
    let last = at + 1 == lines.len();
    let last = last.then_some("screens-floor-breaks-last");
    step(ui, "screens-floor-later", last, shift(Some(at + 1)), cx, out);
    let first = (at == 0).then_some("screens-floor-breaks-first");
    step(ui, "screens-floor-sooner", first, shift(at.checked_sub(1)), cx, out);
}

/// Draws the text of a table; returns whether its name was pressed.
fn words(ui: &mut Ui, line: &BreakLine) -> bool {
    let theme = Theme::of(ui);
    ui.allocate_ui(egui::vec2(46.0, 20.0), |ui| {
        ui.set_min_width(46.0);
        ui.label(Text::Body.rich(&line.place).color(theme.dim));
    });
    let name = Text::Strong
        .rich(ui.say("table-number", &[("table", line.table.to_string().into())]))
        .color(theme.text);
    let pressed = ui.add(egui::Button::new(name).frame(false)).clicked();
    ui.label(Text::Body.rich(&line.players).color(theme.dim));
    let ink = if line.held { theme.dim } else { theme.blue };
    elided(ui, Text::Body.rich(&line.note).color(ink));
    pressed
}

/// Draws a button one place up or down, by the name of its label; `end` names the reason for its
/// refusal at the end.
fn step(
    ui: &mut Ui,
    name: &str,
    end: Option<&str>,
    command: Command,
    cx: &FrameContext<'_>,
    out: &mut Outbox,
) {
    let word = ui.word(name);
    if let Some(why) = end {
        ui.add(Button::quiet(&word).refusal(Some(&ui.word(why))));
    } else {
        command_button(ui, Button::quiet(&word), command, cx, out);
    }
}
