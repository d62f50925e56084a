//! The side of the board: the clock, the players busted in the hand, their prizes, and the next
//! step.

use bottone_tournament::{
    Command,
    hands::HandsCommand,
    papers::{Scope, SheetKind},
};
use bottone_ui_dialogs::bust::chips;
use bottone_ui_frame::{
    action::{Action, Outbox, PrintAction},
    context::{FrameContext, Validity},
};
use bottone_ui_kit::{
    command_button::submit_if_possible,
    gate,
    i18n::HasLanguage as _,
    theme::{Text, Theme, space},
    widgets::{Button, Section, TodoCard, card, elided, row},
};
use bottone_view::{
    board::{BoardView, ClockSum, HandMoney, OutLine},
    todo::{Task, TaskAct},
};
use egui::{Align, Id, Label, Layout, ScrollArea, TextEdit, Ui};

use super::BoardState;

const STACK: f32 = 86.0;
const SEAT: f32 = 60.0;

pub(super) fn show(
    ui: &mut Ui,
    state: &mut BoardState,
    view: &BoardView,
    cx: &FrameContext<'_>,
    out: &mut Outbox,
) {
    let make = |(): &()| HandMoney::of(cx.language, cx.tournament(), cx.now);
    let money = cx.view(Validity::Change, (), make);
    ScrollArea::vertical().auto_shrink(false).id_salt("beside the board").show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = space::CARD;
        if let Some(clock) = &view.clock {
            panel(ui, |ui| show_clock(ui, clock));
        }
        if !view.watch.is_empty() {
            panel(ui, |ui| show_watch(ui, view));
        }
        if view.clock.is_some() {
            panel(ui, |ui| show_busts(ui, state, &money, cx, out));
        }
        if !money.notes.is_empty() || !money.pays.is_empty() {
            panel(ui, |ui| show_prizes(ui, &money));
        }
        next_steps(ui, view, cx, out);
    });
}

fn panel(ui: &mut Ui, show: impl FnOnce(&mut Ui)) {
    card(ui).show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.spacing_mut().item_spacing.y = space::TIGHT;
        show(ui);
    });
}

fn note(ui: &mut Ui, words: &str) {
    let dim = Theme::of(ui).dim;
    ui.add(Label::new(Text::Note.rich(words).color(dim)).wrap());
}

fn show_clock(ui: &mut Ui, clock: &ClockSum) {
    let theme = Theme::of(ui);
    Section::card(&ui.word("board-clock")).show(ui, |ui| {
        elided(ui, Text::Note.rich(&clock.rule).color(theme.dim));
    });
    ui.horizontal(|ui| {
        if !clock.sum.is_empty() {
            ui.label(Text::Figure.rich(&clock.sum).color(theme.dim));
        }
        ui.label(Text::Clock.rich(&clock.left).color(theme.gold));
    });
    clock.notes.iter().for_each(|words| note(ui, words));
}

/// Draws the shortest stack of the room and the slowest table.
fn show_watch(ui: &mut Ui, view: &BoardView) {
    let theme = Theme::of(ui);
    Section::card(&ui.word("board-watch")).show(ui, |_| {});
    for (name, what) in &view.watch {
        ui.label(Text::Note.rich(name).color(theme.dim));
        elided(ui, Text::Strong.rich(what).color(theme.text));
    }
}

fn show_busts(
    ui: &mut Ui,
    state: &mut BoardState,
    money: &HandMoney,
    cx: &FrameContext<'_>,
    out: &mut Outbox,
) {
    let theme = Theme::of(ui);
    let number = cx.tournament().hands().board().map_or(1, |board| board.number);
    let name = ui.say("board-out-title", &[("number", number.into())]);
    let explanation = ui.word("board-out-note");
    Section::card(&name).show(ui, |ui| {
        ui.label(Text::Note.rich(explanation).color(theme.dim));
    });
    if money.out.is_empty() {
        return note(ui, &ui.word("board-out-none"));
    }
    for line in &money.out {
        let ink = if line.at_risk { theme.gold } else { theme.text };
        row(
            ui,
            |ui| {
                stack(ui, state, line, cx, out);
                ui.allocate_ui_with_layout(
                    egui::vec2(SEAT, ui.spacing().interact_size.y),
                    Layout::left_to_right(Align::Center),
                    |ui| {
                        ui.set_min_width(SEAT);
                        ui.label(Text::Note.rich(&line.seat).color(theme.dim));
                    },
                );
            },
            |ui| {
                let who = format!("{}, {}", line.who, line.place);
                elided(ui, Text::Body.rich(who).color(ink));
            },
        );
    }
    if money.out.iter().any(|line| line.stack_needed) {
        let needed = ui.word("board-stack-needed");
        ui.add(Label::new(Text::Note.rich(needed).color(theme.gold)).wrap());
    }
    note(ui, &money.rule);
}

/// Draws a player's stack at the start of the hand, which can be typed and corrected.
fn stack(
    ui: &mut Ui,
    state: &mut BoardState,
    line: &OutLine,
    cx: &FrameContext<'_>,
    out: &mut Outbox,
) {
    let theme = Theme::of(ui);
    let text = state.stacks.entry(line.entry).or_insert_with(|| line.stack.clone());
    let wrong = !text.trim().is_empty() && chips(text).is_none();
    let ink = if wrong { theme.red } else { theme.text };
    let missing = if line.stack_needed { theme.gold } else { theme.dim };
    let hint = Text::Body.rich(ui.word("board-stack")).color(missing);
    let field = TextEdit::singleline(text).id(Id::unique(("board stack", line.entry)));
    let field = field.hint_text(hint).text_color(ink).char_limit(24);
    let field = ui.add(field.desired_width(STACK).align(egui::Align2::RIGHT_CENTER));
    let field = gate::keeps(ui, field, chips(text).is_none());
    let who = [("who", line.who.as_str().into())];
    let field = field.accessible_name(ui.say("board-stack-of", &who));
    state.writes_stack |= field.has_focus();
    if field.lost_focus() && !gate::left_with_escape(ui, &field) {
        if let Some(stack) = chips(text) {
            submit_if_possible(
                Command::Hands(HandsCommand::Stack { entry: line.entry, stack }),
                cx,
                out,
            );
        }
    } else if !field.has_focus() && *text != line.stack {
        text.clone_from(&line.stack);
    }
}

fn show_prizes(ui: &mut Ui, money: &HandMoney) {
    let theme = Theme::of(ui);
    Section::card(&ui.word("board-pays")).show(ui, |ui| {
        ui.label(Text::Note.rich(&money.paid_and_left).color(theme.dim));
    });
    for line in &money.pays {
        row(
            ui,
            |ui| {
                ui.label(Text::Strong.rich(&line.money).color(theme.text));
            },
            |ui| {
                let case = format!("{}  ", line.case);
                ui.label(Text::Body.rich(case).color(theme.text));
                elided(ui, Text::Body.rich(&line.place).color(theme.dim));
            },
        );
    }
    money.notes.iter().for_each(|words| note(ui, words));
}

/// Draws the work on the tables before the next hand, or for the next day.
fn next_steps(ui: &mut Ui, view: &BoardView, cx: &FrameContext<'_>, out: &mut Outbox) {
    let seats = |task: &&Task| {
        let act = task.steps.first().map(|step| &step.act);
        matches!(act, Some(TaskAct::Break(_) | TaskAct::Redraw { .. }))
    };
    let task = view.next_task.as_ref().or_else(|| cx.views.tasks().iter().find(seats));
    let Some(task) = task else { return };
    let title = format!("{}: {}", ui.word("board-then"), task.title);
    TodoCard::new(task.tone, &title, &task.why).show(ui, |ui| {
        for step in &task.steps {
            let shut = cx.desk.read_only().map(|_| cx.language.word("shell-only-reading"));
            if ui.add(Button::new(&step.label).refusal(shut.as_deref())).clicked() {
                out.send(Action::Act(step.act.clone()));
            }
        }
        if ui.add(Button::quiet(&ui.word("board-print-slips"))).clicked() {
            let sheet =
                if view.next_task.is_some() { SheetKind::BagSlips } else { SheetKind::MoveSlips };
            out.send(Action::Print(PrintAction::Show(sheet, Scope::All)));
        }
    });
}
