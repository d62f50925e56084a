//! The to-do list: the next tasks with their reasons, and the keys that perform them.

use egui::{Context, Rect, ScrollArea, Ui, UiBuilder};

use super::FloorState;
use crate::{
    ui::{
        action::{Action, Outbox},
        commands::{UiCommand, key_label},
        context::FrameContext,
        early_keys::ShownSince,
        i18n::HasLanguage as _,
        theme::{Text, Theme, space},
        widgets::{Button, Section, TodoCard, card},
    },
    view::todo::{TaskAct, TaskStep, Task},
};

/// The height from which the list has room for the acts done, in points.
const ROOMY: f32 = 300.0;
/// Returns the first possible step of these tasks.
pub(in crate::ui) fn first_step(tasks: &[Task]) -> Option<&TaskStep> {
    tasks.iter().find_map(|task| task.steps.first())
}

/// The act of Enter, and its start: a key struck for the previous task is not meant for it.
#[derive(Default)]
pub(super) struct EnterTask {
    act: Option<TaskAct>,
    since: ShownSince,
}

impl EnterTask {
    pub(super) fn accepts_enter(&mut self, tasks: &[Task], ctx: &Context) -> bool {
        let act = first_step(tasks).map(|step| &step.act);
        if self.act.as_ref() != act {
            *self = Self { act: act.cloned(), since: ShownSince::now(ctx) };
        }
        self.since.accepts_keys(ctx)
    }
}

pub(super) fn show(
    ui: &mut Ui,
    place: Rect,
    state: &mut FloorState,
    cx: &FrameContext<'_>,
    out: &mut Outbox,
) {
    let theme = Theme::of(ui);
    let tasks = cx.views.tasks();
    let mut lit = Vec::new();
    ui.scope_builder(UiBuilder::new().max_rect(place).id_salt("to do"), |ui| {
        card(ui).show(ui, |ui| {
            ui.set_width(ui.available_width());
            ui.set_height(ui.available_height());
            Section::card(&ui.word("screens-floor-to-do")).show(ui, |ui| {
                let count = ui.language().number(tasks.len() as u64);
                ui.label(Text::Body.rich(count).color(theme.dim));
            });
            // With a table's sheet above or prizes below, the room is for the tasks.
            let done = if place.height() > ROOMY { &cx.views.floor().done } else { "" };
            let foot = if done.is_empty() { 0.0 } else { 40.0 };
            let room = ui.available_height() - foot - space::ITEM;
            ScrollArea::vertical().auto_shrink(false).max_height(room).id_salt("tasks").show(
                ui,
                |ui| {
                    ui.spacing_mut().item_spacing.y = space::CARD;
                    if tasks.is_empty() {
                        let nothing = match cx.tournament().tables().open().len() {
                            0 => "screens-floor-nothing-yet",
                            1 => "screens-floor-nothing",
                            _ => "screens-floor-balanced",
                        };
                        ui.label(Text::Body.rich(ui.word(nothing)).color(theme.dim));
                    }
                    let ripe = state.first.accepts_enter(tasks, ui.ctx());
                    let first = tasks.iter().position(|task| !task.steps.is_empty());
                    for (at, task) in tasks.iter().enumerate() {
                        let enter = (first == Some(at)).then_some(ripe);
                        if show_task(ui, enter, task, cx, out) {
                            lit.clone_from(&task.seats);
                        }
                    }
                },
            );
            if !done.is_empty() {
                ui.add(egui::Label::new(Text::Note.rich(done).color(theme.dim)).wrap());
            }
        });
    });
    if state.lit != lit {
        state.lit = lit;
        ui.ctx().request_repaint();
    }
}

/// Draws one task; the first possible one shows whether Enter does it yet. Returns whether the
/// pointer is over it.
fn show_task(
    ui: &mut Ui,
    enter: Option<bool>,
    task: &Task,
    cx: &FrameContext<'_>,
    out: &mut Outbox,
) -> bool {
    // A button with the keyboard does not become the next task's when this one is done.
    let id = (&task.title, task.steps.first().map(|step| format!("{:?}", step.act)));
    let shown = ui.push_id(id, |ui| {
        let card = TodoCard::new(task.tone, &task.title, &task.why);
        if task.steps.is_empty() {
            return card.show_alone(ui);
        }
        card.show(ui, |ui| {
            for (number, step) in task.steps.iter().enumerate() {
                let button = match (enter, number) {
                    (Some(true), 0) => Button::primary(&step.label).key(key_label(UiCommand::FirstTask)),
                    (Some(false), 0) => Button::primary(&step.label),
                    (None, 0) => Button::new(&step.label),
                    _ => Button::quiet(&step.label),
                };
                if ui.add(button.refusal(refusal(step, cx).as_deref())).clicked() {
                    out.send(Action::Act(step.act.clone()));
                }
            }
        });
    });
    shown.response.contains_pointer()
}

fn refusal(step: &TaskStep, cx: &FrameContext<'_>) -> Option<String> {
    match &step.act {
        TaskAct::Submit(command) => cx.refusal(command),
        TaskAct::Count(_)
        | TaskAct::Check
        | TaskAct::ShowBags
        | TaskAct::ColourUp(_)
        | TaskAct::ShowTable(_)
        | TaskAct::ShowSeat(..)
        | TaskAct::ShowBoard
        | TaskAct::ShowPrizes
        | TaskAct::ShowResults
        | TaskAct::ShowStandings
        | TaskAct::ShowPayments(_)
        | TaskAct::ClockIsRight => None,
        _ => super::read_only_reason(cx),
    }
}
