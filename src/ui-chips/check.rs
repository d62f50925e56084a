//! The chips that should be on the tables, and the chips counted there.

use std::collections::BTreeMap;

use bottone_base::seat::TableNo;
use bottone_tournament::{
    Command,
    counts::{ChipDifference, CountCommand},
};
use bottone_ui_frame::{
    action::{Action, Outbox},
    context::{FrameContext, Validity},
};
use bottone_ui_kit::{
    command_button::command_button,
    gate,
    i18n::HasLanguage as _,
    theme::{Text, Theme, space},
    widgets::{Button, List, ListColumn, Section, TextField, Width, card, elided},
};
use bottone_view::{
    chips::{
        check::{CheckView, GroupLine, TableFacts},
        counts::changed,
    },
    todo::TaskAct,
};
use egui::{Align, Label, Layout, Rect, ScrollArea, Ui, UiBuilder, pos2, vec2};

/// The share of the width for the verdict and the bill.
const BILL: f32 = 0.4;
/// The share of the height for the facts of a group.
const FACTS: f32 = 0.46;

const COLUMNS: [ListColumn<'static>; 4] = [
    ListColumn::new("counts-where", Width::Share(1.0)),
    ListColumn::figures("counts-due-column", Width::Points(86.0)),
    ListColumn::figures("counts-counted-column", Width::Points(86.0)),
    ListColumn::figures("counts-result", Width::Share(1.2)),
];

/// The state of the tab.
#[derive(Default)]
pub(super) struct CheckState {
    /// The table whose group is shown.
    chosen: Option<TableNo>,
    /// The reasons for accepting differences, by table.
    reasons: BTreeMap<TableNo, String>,
}

pub(super) fn show(ui: &mut Ui, state: &mut CheckState, cx: &FrameContext<'_>, out: &mut Outbox) {
    let check = cx.check();
    let here = |line: &GroupLine| state.chosen.is_some_and(|table| line.tables.contains(&table));
    // Groups with a difference come first, and are shown first.
    let chosen = check.groups.iter().position(here);
    let chosen =
        chosen.or_else(|| check.groups.first().filter(|g| g.difference.is_some()).map(|_| 0));
    let whole = ui.available_rect_before_wrap();
    let split = whole.left() + whole.width() * BILL;
    let half = space::CARD / 2.0;
    let left = whole.with_max_x(split - half);
    let right = whole.with_min_x(split + half);
    ui.scope_builder(UiBuilder::new().max_rect(left), |ui| verdict(ui, &check, cx, out));
    let line = chosen.and_then(|at| check.groups.get(at));
    let between =
        if line.is_some() { right.bottom() - right.height() * FACTS } else { right.bottom() };
    let above = Rect::from_min_max(right.min, pos2(right.right(), between - half));
    ui.scope_builder(UiBuilder::new().max_rect(above), |ui| groups(ui, state, &check, chosen));
    if let Some(line) = line {
        let below = right.with_min_y(between + half);
        ui.scope_builder(UiBuilder::new().max_rect(below), |ui| facts(ui, state, line, cx, out));
    }
    ui.advance_cursor_after_rect(whole);
}

/// Draws the verdict, and the steps from the chips issued to the chips counted.
fn verdict(ui: &mut Ui, check: &CheckView, cx: &FrameContext<'_>, out: &mut Outbox) {
    let theme = Theme::of(ui);
    card(ui).show(ui, |ui| {
        ui.set_min_size(ui.available_size());
        ScrollArea::vertical().id_salt("bill").auto_shrink(false).show(ui, |ui| {
            ui.add(
                Label::new(Text::Ruling.rich(&check.verdict).color(theme.tone(check.tone))).wrap(),
            );
            if !check.why.is_empty() {
                ui.add(Label::new(Text::Body.rich(&check.why).color(theme.dim)).wrap());
            }
            // A wrong group is counted again before any other.
            let wrong = check.groups.first().filter(|group| group.difference.is_some());
            let wrong = wrong.and_then(|group| group.tables.first().copied());
            if let Some(table) = wrong.or_else(|| cx.counts().next(None)) {
                ui.add_space(space::ITEM);
                let word = ui.say("counts-count-table", &[("table", table.get().into())]);
                let key = |ui: &mut Ui| {
                    ui.spacing_mut().interact_size.y = 44.0;
                    ui.add(Button::primary(&word)).clicked()
                };
                if ui.scope(key).inner {
                    out.send(Action::Act(TaskAct::Count(table)));
                }
            }
            ui.add_space(space::SCREEN);
            for line in &check.bill {
                let text = if line.sum { Text::Strong } else { Text::Body };
                if line.sum {
                    ui.separator();
                }
                ui.horizontal(|ui| {
                    ui.label(text.rich(&line.name).color(theme.tone(line.tone)));
                    ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                        ui.label(Text::Figure.rich(&line.chips).color(theme.tone(line.tone)));
                    });
                });
            }
        });
    });
}

/// Draws every group of tables.
fn groups(ui: &mut Ui, state: &mut CheckState, check: &CheckView, chosen: Option<usize>) {
    let theme = Theme::of(ui);
    card(ui).show(ui, |ui| {
        ui.set_min_size(ui.available_size());
        Section::card(&ui.word("counts-groups")).show(ui, |_| {});
        if check.groups.iter().any(|group| group.tables.len() > 1) {
            let why = ui.word("counts-groups-why");
            ui.add(Label::new(Text::Note.rich(why).color(theme.dim)).wrap());
        }
        let rows = check.groups.len();
        let step = gate::arrow_steps(ui).and_then(|step| gate::step_row(chosen, step, rows));
        let list =
            List::new("groups", &COLUMNS).localized().chosen(step.or(chosen)).scroll_to(step);
        list.heads(ui, None);
        let pressed = list.rows(ui, rows, |index, cells| {
            let Some(line) = check.groups.get(index) else { return };
            cells.write(&line.name, Text::Body, theme.text);
            cells.write(&line.due, Text::Body, theme.text);
            cells.write(&line.counted, Text::Body, theme.text);
            cells.write(&line.state, Text::Strong, theme.tone(line.tone));
        });
        if let Some(line) = pressed.or(step).and_then(|row| check.groups.get(row)) {
            state.chosen = line.tables.first().copied();
        }
    });
}

/// Draws the facts of the chosen group, and the possible actions.
fn facts(
    ui: &mut Ui,
    state: &mut CheckState,
    line: &GroupLine,
    cx: &FrameContext<'_>,
    out: &mut Outbox,
) {
    let Some(&first) = line.tables.first() else { return };
    card(ui).show(ui, |ui| {
        ui.set_min_size(ui.available_size());
        Section::card(&line.name).note(&line.state).show(ui, |_| {});
        let foot = if line.difference.is_some() { 96.0 } else { 0.0 };
        let room = (ui.available_height() - foot).max(60.0);
        let known = cx.view(Validity::Change, first, |_| facts_of(line, cx));
        ScrollArea::vertical().id_salt("facts").max_height(room).auto_shrink(false).show(
            ui,
            |ui| {
                for facts in &*known {
                    ui.push_id(facts.table, |ui| one_table(ui, facts, cx, out));
                }
            },
        );
        if let Some(change) = line.difference {
            accept(ui, state, first, change, cx, out);
        }
    });
}

/// Draws the facts of one table, with the button to count it at the right edge.
fn one_table(ui: &mut Ui, facts: &TableFacts, cx: &FrameContext<'_>, out: &mut Outbox) {
    let theme = Theme::of(ui);
    let t = cx.tournament();
    let counted = t.counts().sheet(facts.table).is_some();
    let word = ui.word(if counted { "counts-count-again" } else { "counts-button" });
    let size = vec2(ui.available_width(), ui.spacing().interact_size.y);
    ui.allocate_ui_with_layout(size, Layout::right_to_left(Align::Center), |ui| {
        let open = t.tables().table(facts.table).is_some();
        if open && ui.add(Button::quiet(&word)).clicked() {
            out.send(Action::Act(TaskAct::Count(facts.table)));
        }
        ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
            ui.label(Text::Strong.rich(&facts.name).color(theme.text));
            let ink = if counted { theme.text } else { theme.dim };
            ui.label(Text::Body.rich(&facts.counted).color(ink));
            if counted {
                elided(ui, Text::Note.rich(&facts.proved).color(theme.dim));
            }
        });
    });
}

/// Returns the tables whose facts are shown; only the first ones if there are very many.
fn facts_of(line: &GroupLine, cx: &FrameContext<'_>) -> Vec<TableFacts> {
    const MOST: usize = 60;
    let shown = line.tables.get(..MOST).unwrap_or(&line.tables);
    let (records, ledger) = (cx.desk.records(), cx.desk.ledger());
    TableFacts::of(cx.language, cx.tournament(), records, ledger, shown)
}

/// Draws the field for accepting a difference with a reason.
fn accept(
    ui: &mut Ui,
    state: &mut CheckState,
    table: TableNo,
    change: ChipDifference,
    cx: &FrameContext<'_>,
    out: &mut Outbox,
) {
    let theme = Theme::of(ui);
    ui.add(Label::new(Text::Note.rich(ui.word("counts-accept-why")).color(theme.dim)).wrap());
    let said = changed(ui.language(), change);
    ui.horizontal(|ui| {
        let word = ui.say("counts-accept", &[("change", said.into())]);
        let reason = state.reasons.entry(table).or_default();
        let name = ui.word("counts-reason");
        let hint = ui.word("counts-reason-hint");
        let width = (ui.available_width() - 210.0).max(160.0);
        TextField::new(reason, &name).hint(&hint).width(width).show(ui);
        ui.vertical(|ui| {
            ui.add_space(18.0);
            if reason.trim().is_empty() {
                let needed = ui.word("counts-reason-needed");
                ui.add(Button::new(&word).refusal(Some(&needed)));
                return;
            }
            let (table, reason) = (Some(table), reason.trim().to_owned());
            let command = Command::Counts(CountCommand::Correct { table, change, reason });
            command_button(ui, Button::new(&word), command, cx, out);
        });
    });
}
