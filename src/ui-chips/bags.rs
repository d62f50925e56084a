//! Bagged stacks at the end of a day: the progress, every bag, and corrections.

use std::collections::BTreeMap;

use bottone_base::typed::read_stack;
use bottone_tournament::{
    Command,
    bags::BagCommand,
    entries::EntryId,
    papers::{Scope, SheetKind},
};
use bottone_ui_frame::{
    action::{Action, FileAction, Outbox, PrintAction},
    context::{FrameContext, Validity},
};
use bottone_ui_kit::{
    command_button::command_button,
    gate,
    i18n::HasLanguage as _,
    theme::{Text, Theme, space},
    widgets::{Button, List, ListColumn, SearchField, Section, TextField, Width, card},
};
use bottone_view::{
    bags::{BagLine, BagsView},
    todo::TaskAct,
};
use bottone_view_paper::printing::{PrintRequest, SheetLayout};
use bottone_vocabulary::words;
use egui::{Id, Label, Rect, ScrollArea, Ui, UiBuilder, pos2};

/// The share of the width for the verdict.
const VERDICT: f32 = 0.36;
/// The height of the card that corrects a bag, in points.
const ONE: f32 = 168.0;

const COLUMNS: [ListColumn<'static>; 5] = [
    ListColumn::figures("bags-number", Width::Points(56.0)),
    ListColumn::new("bags-player", Width::Share(1.0)),
    ListColumn::new("bags-seat", Width::Points(76.0)),
    ListColumn::figures("bags-chips", Width::Points(104.0)),
    ListColumn::new("bags-next", Width::Points(84.0)),
];

/// The state of the tab.
#[derive(Default)]
pub(super) struct BagsState {
    /// True once bagging was begun here, whatever the clock says.
    pub(super) begun: bool,
    find: String,
    chosen: Option<EntryId>,
    /// The typed correction of each bag.
    typed: BTreeMap<EntryId, ChipCorrection>,
}

/// A typed correction of a stack.
#[derive(Default)]
pub(super) struct ChipCorrection {
    pub(super) chips: String,
    pub(super) reason: String,
}

pub(super) fn show(ui: &mut Ui, state: &mut BagsState, cx: &FrameContext<'_>, out: &mut Outbox) {
    let make = |(): &()| BagsView::of(cx.language, cx.tournament(), cx.now);
    let bags = cx.view(Validity::TenSeconds, (), make);
    let whole = ui.available_rect_before_wrap();
    let split = whole.left() + whole.width() * VERDICT;
    let half = space::CARD / 2.0;
    let left = whole.with_max_x(split - half);
    ui.scope_builder(UiBuilder::new().max_rect(left), |ui| verdict(ui, state, &bags, cx, out));
    let right = whole.with_min_x(split + half);
    let line = bags.lines.iter().find(|line| Some(line.entry) == state.chosen && line.has_bag);
    let foot = if line.is_some() { ONE + half } else { 0.0 };
    let above = Rect::from_min_max(right.min, pos2(right.right(), right.bottom() - foot));
    ui.scope_builder(UiBuilder::new().max_rect(above), |ui| list(ui, state, &bags, cx));
    if let Some(line) = line {
        let below = right.with_min_y(right.bottom() - foot + half);
        ui.scope_builder(UiBuilder::new().max_rect(below), |ui| bag_card(ui, state, line, cx, out));
    }
    ui.advance_cursor_after_rect(whole);
}

fn verdict(
    ui: &mut Ui,
    state: &mut BagsState,
    bags: &BagsView,
    cx: &FrameContext<'_>,
    out: &mut Outbox,
) {
    let theme = Theme::of(ui);
    let begun = state.begun || cx.tournament().is_bagging(cx.now);
    card(ui).show(ui, |ui| {
        ui.set_min_size(ui.available_size());
        ScrollArea::vertical().id_salt("verdict").auto_shrink(false).show(ui, |ui| {
            let wrapped = |ui: &mut Ui, text| ui.add(Label::new(text).wrap());
            if begun || !bags.lines.is_empty() {
                wrapped(ui, Text::Ruling.rich(&bags.verdict).color(theme.tone(bags.tone)));
                wrapped(ui, Text::Body.rich(&bags.why).color(theme.dim));
            } else {
                wrapped(ui, Text::Body.rich(ui.word("bags-not-yet")).color(theme.dim));
            }
            ui.add_space(space::ITEM);
            for stat in &bags.figures {
                ui.horizontal(|ui| {
                    ui.label(Text::Body.rich(&stat.caption).color(theme.dim));
                    ui.label(Text::Figure.rich(&stat.figure).color(theme.text));
                });
            }
            ui.add_space(space::ITEM);
            if let Some(into) = &bags.carried {
                let carried = ui.say("bags-carried", &[("file", into.as_str().into())]);
                wrapped(ui, Text::Strong.rich(carried).color(theme.text));
            }
            keys(ui, state, bags, begun, cx, out);
        });
    });
}

/// Draws the next steps: the next table, then paper and the day made from this one.
fn keys(
    ui: &mut Ui,
    state: &mut BagsState,
    bags: &BagsView,
    begun: bool,
    cx: &FrameContext<'_>,
    out: &mut Outbox,
) {
    let t = cx.tournament();
    let plays = t.clock().stopped_since(cx.now).is_none();
    let stopped = plays.then(|| ui.word("bags-clock-runs"));
    if let Some(&table) = bags.to_bag.first().filter(|_| bags.carried.is_none()) {
        let word = if begun {
            ui.say("counts-count-table", &[("table", table.get().into())])
        } else {
            ui.word("bags-begin")
        };
        if ui.add(Button::primary(&word).refusal(stopped.as_deref())).clicked() {
            state.begun = true;
            out.send(Action::Act(TaskAct::Count(table)));
        }
    }
    if bags.lines.iter().any(|line| line.has_bag) {
        ui.add_space(space::TIGHT);
        ui.horizontal_wrapped(|ui| {
            for (word, sheet) in
                [("bags-print-slips", SheetKind::BagSlips), ("bags-print-list", SheetKind::BagList)]
            {
                if ui.add(Button::new(&ui.word(word))).clicked() {
                    let wanted =
                        PrintRequest { sheet, scope: Scope::All, laid: SheetLayout::Usual };
                    out.send(Action::Print(PrintAction::Print(vec![wanted], 1)));
                }
            }
        });
        if bags.to_bag.is_empty() && bags.carried.is_none() {
            ui.add_space(space::TIGHT);
            if ui.add(Button::primary(&ui.word("bags-make-day-two"))).clicked() {
                out.send(Action::File(FileAction::DayTwo));
            }
        }
    }
}

fn list(ui: &mut Ui, state: &mut BagsState, bags: &BagsView, cx: &FrameContext<'_>) {
    let theme = Theme::of(ui);
    card(ui).show(ui, |ui| {
        ui.set_min_size(ui.available_size());
        let word = ui.word("bags-find");
        ui.add(SearchField::new(&mut state.find, &word));
        let (typed, is_meant) = (state.find.trim(), cx.name_matcher(&state.find));
        let fits = |line: &&BagLine| typed.is_empty() || line.bag == typed || is_meant(line.entry);
        let lines: Vec<&BagLine> = bags.lines.iter().filter(fits).collect();
        let chosen = lines.iter().position(|line| Some(line.entry) == state.chosen);
        let step = gate::arrow_steps(ui).and_then(|step| gate::step_row(chosen, step, lines.len()));
        let list = List::new("bags", &COLUMNS).localized().chosen(step.or(chosen)).scroll_to(step);
        list.heads(ui, None);
        let none = ui.word("bags-none");
        let pressed = list.rows(ui, lines.len(), |index, cells| {
            let Some(line) = lines.get(index) else { return };
            let ink = if line.has_bag { theme.text } else { theme.tone(bottone_view::Tone::Waits) };
            cells.write(&line.bag, Text::Strong, ink);
            cells.write(&line.name, Text::Body, ink);
            cells.write(&line.seat, Text::Body, theme.dim);
            cells.write(if line.has_bag { &line.chips } else { &none }, Text::Body, ink);
            cells.write(&line.next, Text::Body, theme.dim);
        });
        if let Some(line) = pressed.or(step).and_then(|row| lines.get(row)) {
            state.chosen = Some(line.entry);
        }
    });
}

/// Draws the chosen bag, with its correction.
fn bag_card(
    ui: &mut Ui,
    state: &mut BagsState,
    line: &BagLine,
    cx: &FrameContext<'_>,
    out: &mut Outbox,
) {
    let typed = state.typed.entry(line.entry).or_default();
    card(ui).show(ui, |ui| {
        ui.set_min_size(ui.available_size());
        let gaps = [("bag", line.bag.as_str().into()), ("who", line.name.as_str().into())];
        let title = ui.say("bags-correct-title", &gaps);
        Section::card(&title).note(&line.chips).show(ui, |_| {});
        ui.horizontal(|ui| {
            let (chips, reason) = (ui.word("bags-correct-chips"), ui.word("bags-correct-reason"));
            let id = |part: &str| Id::unique(("bag", line.entry, part));
            let field = TextField::new(&mut typed.chips, &chips).id(id("chips"));
            field.hint(&line.chips).width(140.0).show(ui);
            let width = (ui.available_width() - 150.0).max(120.0);
            TextField::new(&mut typed.reason, &reason).id(id("reason")).width(width).show(ui);
            ui.vertical(|ui| {
                ui.add_space(18.0);
                let (stack, fault) = read_stack(typed.chips.trim(), &[]);
                let reason = typed.reason.trim().to_owned();
                let unsaid = reason.is_empty().then(|| ui.word("counts-reason-needed"));
                let unread = typed.chips.trim().is_empty() || fault.is_some();
                let word = ui.word("bags-correct");
                if unread || unsaid.is_some() {
                    let needed = unsaid.unwrap_or_else(|| ui.word("counts-hint"));
                    ui.add(Button::new(&word).refusal(Some(&needed)));
                    return;
                }
                let correct = BagCommand::Correct { entry: line.entry, chips: stack.chips, reason };
                if command_button(ui, Button::primary(&word), Command::Bags(correct), cx, out)
                    .clicked()
                {
                    *typed = ChipCorrection::default();
                }
            });
        });
        if let Some(table) = line.table {
            let gaps = [("table", words::table(ui.language(), table).into())];
            let word = ui.say("bags-reopen", &gaps);
            let reason = typed.reason.trim().to_owned();
            if reason.is_empty() {
                let needed = ui.word("counts-reason-needed");
                ui.add(Button::quiet(&word).refusal(Some(&needed)));
            } else {
                let reopen = Command::Bags(BagCommand::Reopen { table, reason });
                command_button(ui, Button::quiet(&word), reopen, cx, out);
            }
        }
    });
}
