//! The chips of the house: the inventory, the starting stack, and the chips to bring.

mod bring;
mod inventory;
mod stack;

use bottone_i18n::Language;
use bottone_rules::{
    chip_set::{ChipPlan, ChipSet},
    levels::Structure,
};
use bottone_store::profiles::{OWN_CHIP_SETS, ShelfEntry, shelf};
use bottone_tournament::{
    Command, Tournament,
    clock::ClockCommand,
    setup::{Setup, SetupCommand},
};
use bottone_ui_frame::{
    action::{Action, FileAction, Outbox},
    context::FrameContext,
};
use bottone_ui_kit::{
    command_button::command_button,
    i18n::HasLanguage as _,
    icons::Icon,
    theme::{Text, space},
    widgets::{Button, EmptyState, card},
};
use bottone_view::chips::set::{SetView, plan_of, shelf_line};
use egui::{Align, Layout, Ui, vec2};

use crate::set::inventory::InventoryForm;

/// The state of the tab.
#[derive(Default)]
pub(super) struct SetState {
    draft: Option<PlanDraft>,
    expected: bring::ExpectedFields,
    shelf: Option<Vec<ShelfEntry<ChipSet>>>,
}

/// A changed plan that is not on record yet.
struct PlanDraft {
    /// The plan it was made from; unedited parts follow the one on record.
    on_record: ChipPlan,
    plan: ChipPlan,
    /// The set as typed.
    lines: Option<InventoryForm>,
}

pub(super) fn show(ui: &mut Ui, state: &mut SetState, cx: &FrameContext<'_>, out: &mut Outbox) {
    let t = cx.tournament();
    // The draft waits while the past is shown.
    let mut past = SetState::default();
    let state = if cx.present.is_some() { &mut past } else { state };
    let on_record = plan_of(cx.language, t);
    state.draft.take_if(|draft| draft.is_saved(cx.language, &on_record));
    let (plan, wrong) = state.plan(ui, cx);
    if plan.set.chips.is_empty() && state.draft.is_none() {
        let sentence = ui.word("chips-nothing-known");
        EmptyState::new(Icon::Chips, &sentence).show(ui, |ui| choose(ui, state, cx));
        return;
    }
    let asked = state.expected.read(t);
    let view = SetView::of(cx.language, t, &plan, asked);
    let room = ui.available_size();
    let least = (room.x * 0.36).min(340.0);
    let left = (room.x * 0.3).clamp(least, 460.0);
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = space::CARD;
        ui.allocate_ui_with_layout(vec2(left, room.y), Layout::top_down(Align::Min), |ui| {
            let inside = room.y - 2.0 * space::INSIDE;
            card(ui).show(ui, |ui| {
                ui.set_width(ui.available_width());
                ui.set_height(inside);
                inventory::show(ui, state, (&plan, &view), cx, |ui, state| {
                    draft_buttons(ui, state, &plan, wrong.as_deref(), cx, out);
                });
            });
        });
        let rest = ui.available_size();
        ui.allocate_ui_with_layout(rest, Layout::top_down(Align::Min), |ui| {
            let between = std::mem::replace(&mut ui.spacing_mut().item_spacing.y, space::CARD);
            card(ui).show(ui, |ui| {
                ui.set_width(ui.available_width());
                ui.spacing_mut().item_spacing.y = between;
                stack::show(ui, state, (&plan, &view), cx);
            });
            let inside = ui.available_height() - 2.0 * space::INSIDE;
            card(ui).show(ui, |ui| {
                ui.set_width(ui.available_width());
                ui.set_height(inside.max(0.0));
                ui.spacing_mut().item_spacing.y = between;
                bring::show(ui, state, (&plan, &view), cx);
            });
        });
    });
}

impl SetState {
    /// Returns the action that records the edited plan, or the reason why it is not possible;
    /// `None` without edits.
    pub(super) fn unsaved(
        &self,
        t: &Tournament,
        language: Language,
    ) -> Option<Result<Action, String>> {
        let draft = self.draft.as_ref()?;
        let on_record = plan_of(language, t);
        let mut plan = draft.plan.clone();
        match draft.lines.as_ref().map(|lines| lines.read(language)) {
            Some(Ok(set)) => plan.set = set,
            Some(Err(wrong)) => return Some(Err(wrong)),
            None => {}
        }
        let plan = merge_edits(&draft.on_record, plan, &on_record);
        if plan == on_record {
            return None;
        }
        let setup = Setup { chips: Some(plan), ..t.setup().clone() };
        Some(Ok(Action::Submit(Command::Setup(SetupCommand::Change(Box::new(setup))))))
    }

    /// Discards the edits.
    pub(super) fn discard(&mut self) {
        self.draft = None;
    }

    /// Returns the plan on record or as edited, and the fault in the typed text, if any.
    fn plan(&mut self, ui: &Ui, cx: &FrameContext<'_>) -> (ChipPlan, Option<String>) {
        let Some(draft) = &mut self.draft else {
            return (plan_of(cx.language, cx.tournament()), None);
        };
        let wrong = match draft.lines.as_ref().map(|lines| lines.read(ui.language())) {
            Some(Ok(set)) => {
                draft.plan.set = set;
                None
            }
            Some(Err(wrong)) => Some(wrong),
            None => None,
        };
        (draft.plan.clone(), wrong)
    }

    /// Changes the plan in a draft, which is created if needed.
    fn change(&mut self, cx: &FrameContext<'_>, change: impl FnOnce(&mut PlanDraft)) {
        let draft = self.draft.get_or_insert_with(|| {
            let plan = plan_of(cx.language, cx.tournament());
            PlanDraft { on_record: plan.clone(), plan, lines: None }
        });
        change(draft);
    }
}

impl PlanDraft {
    /// Updates the draft to a changed plan on record, and returns whether both are the same.
    fn is_saved(&mut self, language: Language, on_record: &ChipPlan) -> bool {
        if self.on_record == *on_record {
            return false;
        }
        let typed = self.lines.as_ref().and_then(|lines| lines.read(language).ok());
        if typed.is_some_and(|typed| typed == self.on_record.set) {
            self.lines = Some(InventoryForm::of(language, &on_record.set));
        }
        self.plan = merge_edits(&self.on_record, self.plan.clone(), on_record);
        self.on_record.clone_from(on_record);
        self.plan == *on_record
    }
}

/// Returns the edited plan, with its unedited parts (equal to `before`) taken from the plan on
/// record.
fn merge_edits(before: &ChipPlan, edited: ChipPlan, on_record: &ChipPlan) -> ChipPlan {
    let ChipPlan { mut set, mut stack, mut style, mut reserve } = edited;
    if set == before.set {
        set.clone_from(&on_record.set);
    }
    if stack == before.stack {
        stack.clone_from(&on_record.stack);
    }
    if style == before.style {
        style = on_record.style;
    }
    if reserve == before.reserve {
        reserve = on_record.reserve;
    }
    ChipPlan { set, stack, style, reserve }
}

/// Draws the buttons that record the draft in one act, or discard it.
fn draft_buttons(
    ui: &mut Ui,
    state: &mut SetState,
    plan: &ChipPlan,
    wrong: Option<&str>,
    cx: &FrameContext<'_>,
    out: &mut Outbox,
) {
    let t = cx.tournament();
    ui.horizontal(|ui| {
        if state.draft.is_none() {
            let kept = t.setup().chips.is_some();
            if kept && ui.add(Button::quiet(&ui.word("chips-keep"))).clicked() {
                out.send(Action::File(FileAction::KeepChips(Box::new(plan.set.clone()))));
                state.shelf = None;
            }
            into_structure(ui, plan, cx, out);
            return;
        }
        let word = ui.word("chips-record");
        if wrong.is_some() {
            ui.add(Button::primary(&word).refusal(wrong));
        } else {
            let setup = Setup { chips: Some(plan.clone()), ..t.setup().clone() };
            let command = Command::Setup(SetupCommand::Change(Box::new(setup)));
            command_button(ui, Button::primary(&word), command, cx, out);
        }
        if ui.add(Button::quiet(&ui.word("chips-discard"))).clicked() {
            state.draft = None;
        }
    });
}

/// Draws the button that gives the structure's chips the colours of the set; a structure without
/// chips takes the whole set.
fn into_structure(ui: &mut Ui, plan: &ChipPlan, cx: &FrameContext<'_>, out: &mut Outbox) {
    let now = cx.tournament().clock().structure();
    let structure = with_colours(now, &plan.set);
    if cx.tournament().clock().started() || structure == *now {
        return;
    }
    let word = ui.word("chips-into-structure");
    let command = Command::Clock(ClockCommand::Replace { structure: Box::new(structure) });
    command_button(ui, Button::quiet(&word), command, cx, out);
}

fn with_colours(structure: &Structure, set: &ChipSet) -> Structure {
    let mut structure = structure.clone();
    if structure.chips.is_empty() {
        let chip = |chip: &bottone_rules::chip_set::ChipStock| bottone_rules::levels::Chip {
            value: chip.value,
            name: chip.name.clone(),
            colour: chip.colour,
        };
        structure.chips = set.chips.iter().map(chip).collect();
    }
    for chip in &mut structure.chips {
        if let Some(owned) = set.of(chip.value) {
            chip.name.clone_from(&owned.name);
            chip.colour = owned.colour;
        }
    }
    structure
}

/// Draws the choice of a set from the shelf: the shipped ones and the house's own.
fn choose(ui: &mut Ui, state: &mut SetState, cx: &FrameContext<'_>) {
    let button = ui.add(Button::new(&ui.word("chips-choose")));
    let mut chosen = None;
    egui::Popup::menu(&button).show(|ui| {
        ui.set_min_width(300.0);
        let sets = state.shelf.get_or_insert_with(|| {
            let own = cx.desk.folder().map(|folder| folder.join(OWN_CHIP_SETS));
            shelf(own.as_deref())
        });
        for set in sets.iter().filter_map(|entry| entry.profile.as_ref().ok()) {
            let words = shelf_line(ui.language(), set);
            if ui.add(egui::Button::new(Text::Body.rich(words))).clicked() {
                chosen = Some(set.clone());
            }
        }
    });
    if let Some(set) = chosen {
        state.change(cx, |draft| {
            draft.plan.set = set;
            draft.plan.stack = Vec::new();
            draft.lines = None;
        });
    }
}
