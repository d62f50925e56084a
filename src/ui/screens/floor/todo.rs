//! The to-do list: the next tasks with their reasons, and the keys that perform them.

use egui::{Context, Rect, ScrollArea, Ui, UiBuilder};

use super::FloorState;
use crate::{
    ui::{
        action::{Action, Outbox},
        commands::{UiCommand, cap},
        context::FrameContext,
        early_keys::Since,
        i18n::Speaks as _,
        theme::{Text, Theme, space},
        widgets::{Button, Section, TodoCard, card},
    },
    view::todo::{Act, Step, Task},
};

/// The height from which the list has room for the acts done, in points.
const ROOMY: f32 = 300.0;
/// Returns the first possible step of these tasks.
pub(in crate::ui) fn first_step(tasks: &[Task]) -> Option<&Step> {
    tasks.iter().find_map(|task| task.steps.first())
}

/// The act of Enter, and its start: a key struck for the previous task is not meant for it.
#[derive(Default)]
pub(super) struct First {
    act: Option<Act>,
    since: Since,
}

impl First {
    pub(super) fn is_ripe(&mut self, tasks: &[Task], ctx: &Context) -> bool {
        let act = first_step(tasks).map(|step| &step.act);
        if self.act.as_ref() != act {
            *self = Self { act: act.cloned(), since: Since::now(ctx) };
        }
        self.since.is_ripe(ctx)
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
    let tasks = cx.kept.tasks();
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
            let done = if place.height() > ROOMY { &cx.kept.floor().done } else { "" };
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
                    let ripe = state.first.is_ripe(tasks, ui.ctx());
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
                    (Some(true), 0) => Button::primary(&step.label).key(cap(UiCommand::FirstTask)),
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

fn refusal(step: &Step, cx: &FrameContext<'_>) -> Option<String> {
    match &step.act {
        Act::Submit(command) => cx.refusal(command),
        Act::Count(_)
        | Act::Check
        | Act::ShowBags
        | Act::ColourUp(_)
        | Act::ShowTable(_)
        | Act::ShowSeat(..)
        | Act::ShowBoard
        | Act::ShowPrizes
        | Act::ShowResults
        | Act::ShowStandings
        | Act::ShowPayments(_)
        | Act::ClockIsRight => None,
        _ => super::shut(cx),
    }
}
