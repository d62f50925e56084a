//! The to-do list: the next tasks with their reasons, and the keys that perform them.

use bottone_ui_frame::{
    action::{Action, Outbox},
    commands::{UiCommand, key_label},
    context::FrameContext,
};
use bottone_ui_kit::{
    early_keys::ShownSince,
    i18n::HasLanguage as _,
    icons::Icon,
    theme::{Text, Theme, space},
    widgets::{Button, Section, TodoCard, card, elided, row},
};
use bottone_view::{
    Tone,
    todo::{Task, TaskAct, TaskStep, kinds},
};
use egui::{Context, Rect, ScrollArea, Ui, UiBuilder};

use super::FloorState;

/// The height from which the list has room for the acts done, in points.
const ROOMY: f32 = 300.0;
/// The width below which the kinds of tasks have figures alone, in points.
const BRIEF: f32 = 290.0;
/// The height below which the first task goes without its reason and the list without its foot, so
/// that the whole card is in sight, in points.
const SHORT: f32 = 260.0;
/// The height of a task on one line, in points.
const LINE: f32 = 46.0;

/// Returns the first possible step of these tasks.
pub fn first_step(tasks: &[Task]) -> Option<&TaskStep> {
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

/// The look of the list: the opened task, and the tasks out of sight.
#[derive(Default)]
pub(super) struct Shown {
    /// The title of the task opened by a press, beside the first one.
    opened: Option<String>,
    /// The number of tasks below the visible part, each kind with its tone.
    below: Vec<(Tone, String)>,
    count_below: usize,
    /// True if the list is to move on by its visible height.
    moves_on: bool,
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
                let mut all = kinds(cx.language, tasks.iter());
                all.reverse();
                ui.spacing_mut().item_spacing.x = space::CARD;
                // In little space, the figures alone: their colours are those of the tasks.
                let brief = ui.available_width() < BRIEF;
                for (tone, words) in &all {
                    let figure = words.split(' ').next().unwrap_or(words);
                    tally(ui, *tone, if brief { figure } else { words }, words);
                }
            });
            // With a table's sheet above or prizes below, the room is for the tasks.
            let done = if place.height() > ROOMY {
                cx.views.floor().day_summary.clone()
            } else {
                String::new()
            };
            let short = place.height() < SHORT;
            let has_foot = !short && (!done.is_empty() || state.todo.count_below > 0);
            let foot = if has_foot { 40.0 + space::ITEM } else { 0.0 };
            let room = ui.available_height() - foot;
            let moves_on = std::mem::take(&mut state.todo.moves_on);
            let mut ends = Vec::with_capacity(tasks.len());
            let area = ScrollArea::vertical().auto_shrink(false).max_height(room);
            let shown = area.id_salt("tasks").show(ui, |ui| {
                ui.spacing_mut().item_spacing.y = space::TIGHT + 2.0;
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
                    let opened = state.todo.opened.as_ref() == Some(&task.title);
                    let (over, pressed) = if at == 0 || enter.is_some() || opened {
                        let brief = short && !opened;
                        (show_task(ui, (enter, brief), task, cx, out), false)
                    } else {
                        show_line(ui, task, cx, out)
                    };
                    if over {
                        lit.clone_from(&task.seats);
                    }
                    if pressed {
                        state.todo.opened = Some(task.title.clone());
                    }
                    ends.push(ui.min_rect().bottom());
                }
                if moves_on {
                    let seen = ui.clip_rect();
                    let next = seen.translate(egui::vec2(0.0, seen.height() - LINE));
                    ui.scroll_to_rect(next, Some(egui::Align::Min));
                }
            });
            let end = shown.inner_rect.bottom() + 4.0;
            let hidden = tasks.iter().zip(&ends).filter(|(_, bottom)| **bottom > end);
            let hidden: Vec<&Task> = hidden.map(|(task, _)| task).collect();
            let below = kinds(cx.language, hidden.iter().copied());
            state.todo.hides(below, hidden.len(), ui.ctx());
            if has_foot && state.todo.count_below > 0 {
                hidden_below(ui, &mut state.todo);
            } else if has_foot {
                ui.add(egui::Label::new(Text::Note.rich(done).color(theme.dim)).wrap());
            }
        });
    });
    if state.lit != lit {
        state.lit = lit;
        ui.ctx().request_repaint();
    }
}

impl Shown {
    /// Takes the tasks below the visible part, which the foot shows in the next frame.
    fn hides(&mut self, below: Vec<(Tone, String)>, count: usize, ctx: &Context) {
        if self.below != below || self.count_below != count {
            (self.below, self.count_below) = (below, count);
            ctx.request_repaint();
        }
    }
}

/// Draws the tasks below the visible part by kind, and the button that moves on to them.
fn hidden_below(ui: &mut Ui, todo: &mut Shown) {
    let theme = Theme::of(ui);
    let more = ui.say("todo-more", &[("count", todo.count_below.into())]);
    let next = ui.word("todo-more-show");
    row(
        ui,
        |ui| {
            if ui.add(Button::picture(Icon::Down, &next)).clicked() {
                todo.moves_on = true;
            }
        },
        |ui| {
            ui.spacing_mut().item_spacing.x = space::TIGHT;
            for (tone, words) in &todo.below {
                let (place, response) =
                    ui.allocate_exact_size(egui::vec2(8.0, 8.0), egui::Sense::hover());
                ui.painter().circle_filled(place.center(), 4.0, theme.tone(*tone));
                response.on_hover_text(words);
            }
            elided(ui, Text::Note.rich(more).color(theme.dim));
        },
    );
}

/// Draws the number of tasks of a kind behind the dot of its tone.
fn tally(ui: &mut Ui, tone: Tone, shown: &str, words: &str) {
    let theme = Theme::of(ui);
    let set = ui.painter().layout_no_wrap(shown.to_owned(), Text::Note.font(), theme.dim);
    let size = egui::vec2(13.0 + set.size().x, set.size().y);
    let (place, response) = ui.allocate_exact_size(size, egui::Sense::hover());
    response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Label, true, words));
    let dot = egui::pos2(place.left() + 4.0, place.center().y);
    ui.painter().circle_filled(dot, 4.0, theme.tone(tone));
    ui.painter().galley(place.min + egui::vec2(13.0, 0.0), set, theme.dim);
}

/// Draws a task that is not the first on one line with its usual step. Returns whether the pointer
/// is over it, and whether the rest of it was asked for.
fn show_line(ui: &mut Ui, task: &Task, cx: &FrameContext<'_>, out: &mut Outbox) -> (bool, bool) {
    let id = (&task.title, task.steps.first().map(|step| format!("{:?}", step.act)));
    let shown = ui.push_id(id, |ui| {
        TodoCard::new(task.tone, &task.title, &task.why).show_line(ui, |ui| {
            let Some(step) = task.steps.first() else { return };
            let button = Button::new(&step.label);
            if ui.add(button.refusal(refusal(step, cx).as_deref())).clicked() {
                out.send(Action::Act(step.act.clone()));
            }
        })
    });
    (shown.response.contains_pointer(), shown.inner)
}

/// Draws one task, with or without its reason; the first possible one shows whether Enter does it
/// yet. Returns whether the pointer is over it.
fn show_task(
    ui: &mut Ui,
    (enter, brief): (Option<bool>, bool),
    task: &Task,
    cx: &FrameContext<'_>,
    out: &mut Outbox,
) -> bool {
    // A button with the keyboard does not become the next task's when this one is done.
    let id = (&task.title, task.steps.first().map(|step| format!("{:?}", step.act)));
    let shown = ui.push_id(id, |ui| {
        let card = TodoCard::new(task.tone, &task.title, &task.why).brief(brief);
        if task.steps.is_empty() {
            return card.show_alone(ui);
        }
        card.show(ui, |ui| {
            for (number, step) in task.steps.iter().enumerate() {
                let button = match (enter, number) {
                    (Some(true), 0) => {
                        Button::primary(&step.label).key(key_label(UiCommand::FirstTask))
                    }
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
