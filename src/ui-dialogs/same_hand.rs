//! Players, reported one by one, who busted in the same hand. Their stacks at its start are asked
//! for if the rule book ranks by them.

use std::collections::{BTreeMap, BTreeSet};

use bottone_base::chips::Chips;
use bottone_tournament::{
    Command,
    entries::{EntryCommand, EntryId},
};
use bottone_ui_frame::{
    action::{Action, Outbox},
    context::FrameContext,
    dialog::{EventDialog, answer_buttons, show_question},
};
use bottone_ui_kit::{
    gate,
    i18n::HasLanguage as _,
    theme::{Text, Theme, space},
};
use bottone_view::money::prizes::{BustReport, ReportedBust, reports};
use egui::{Checkbox, Id, Label, Response, TextEdit, Ui, vec2};

use super::bust::chips;

/// The ticked players, and their stacks as typed.
#[derive(Clone, Debug, Default)]
pub struct SameHand {
    ticked: BTreeSet<EntryId>,
    typed: BTreeMap<EntryId, String>,
    /// True once stacks were asked for.
    asked_stacks: bool,
}

impl SameHand {
    /// Draws one report; it is ticked as a whole, because it was one hand already.
    fn report(
        &mut self,
        ui: &mut Ui,
        report: &BustReport,
        by_stack: bool,
        stacks: &mut Vec<Response>,
    ) {
        let theme = Theme::of(ui);
        let ticked = &mut self.ticked;
        let mut is_in = report.busted.iter().any(|one| ticked.contains(&one.entry));
        for (at, one) in report.busted.iter().enumerate() {
            let height = ui.spacing().interact_size.y;
            ui.allocate_ui(vec2(ui.available_width(), height), |ui| {
                ui.horizontal(|ui| {
                    ui.set_min_height(height);
                    ui.allocate_ui(vec2(52.0, height), |ui| {
                        ui.set_min_width(52.0);
                        let when = if at == 0 { report.time.as_str() } else { "" };
                        ui.label(Text::Body.rich(when).color(theme.dim));
                    });
                    ui.allocate_ui(vec2(290.0, height), |ui| {
                        ui.set_min_width(290.0);
                        let words = Text::Body.rich(&one.player).color(theme.text);
                        if ui.add(Checkbox::new(&mut is_in, words)).changed() {
                            for one in &report.busted {
                                if is_in {
                                    ticked.insert(one.entry);
                                } else {
                                    ticked.remove(&one.entry);
                                }
                            }
                        }
                    });
                    if is_in && by_stack {
                        stacks.push(stack(ui, &mut self.typed, one));
                    }
                });
            });
        }
    }

    /// Moves the keyboard into the first missing stack, and from stack to stack with Tab.
    fn move_focus(&mut self, ui: &Ui, stacks: &[Response]) {
        if !std::mem::replace(&mut self.asked_stacks, !stacks.is_empty()) {
            stacks.first().into_iter().for_each(Response::request_focus);
        }
        let Some(back) = gate::pressed_tab(ui) else { return };
        let Some(left) = stacks.iter().position(Response::lost_focus) else { return };
        let next = if back { left.checked_sub(1) } else { Some(left + 1) };
        next.and_then(|next| stacks.get(next)).into_iter().for_each(Response::request_focus);
    }

    /// Returns the command, or the name of the text that says what is missing.
    fn command(&self, reports: &[BustReport], by_stack: bool) -> Result<Command, &'static str> {
        let ticked = |one: &&ReportedBust| self.ticked.contains(&one.entry);
        let stack = |one: &ReportedBust| -> Result<Option<Chips>, &'static str> {
            let text = self.typed.get(&one.entry).unwrap_or(&one.stack);
            if !by_stack {
                return Ok(None);
            }
            chips(text).map(Some).ok_or("dialogs-bust-stacks")
        };
        let chosen = reports.iter().filter(|report| report.busted.iter().any(|one| ticked(&one)));
        if chosen.count() < 2 {
            return Err("prizes-same-select");
        }
        let named = reports.iter().flat_map(|report| &report.busted).filter(ticked);
        let out = named.map(|one| stack(one).map(|stack| (one.entry, stack)));
        out.collect::<Result<_, _>>()
            .map(|out| Command::Entries(EntryCommand::SameHand { out, separate_hand: true }))
    }
}

impl EventDialog for SameHand {
    fn show(&mut self, ui: &mut Ui, cx: &FrameContext<'_>, out: &mut Outbox) {
        let t = cx.tournament();
        let reports = reports(cx.language, t);
        self.ticked.retain(|entry| {
            reports.iter().flat_map(|report| &report.busted).any(|one| one.entry == *entry)
        });
        let named: Vec<EntryId> = self.ticked.iter().copied().collect();
        let by_stack = t.stacks_needed(&named) && named.len() > 1;
        show_question(ui, &ui.word("prizes-same-title"), 520.0, out, |ui, out| {
            let theme = Theme::of(ui);
            let why = ui.word(if by_stack { "prizes-same-stacks" } else { "prizes-same-share" });
            ui.add(Label::new(Text::Note.rich(why).color(theme.dim)).wrap());
            ui.add_space(space::ITEM);
            let mut stacks = Vec::new();
            for report in &reports {
                self.report(ui, report, by_stack, &mut stacks);
            }
            self.move_focus(ui, &stacks);
            let command = self.command(&reports, by_stack);
            let refusal = match &command {
                Ok(command) => cx.refusal(command),
                Err(missing) => Some(ui.word(missing)),
            };
            if answer_buttons(ui, &ui.word("prizes-same-now"), refusal.as_deref(), out)
                && let Ok(command) = command
            {
                out.send(Action::CloseDialog);
                out.submit(command);
            }
        });
    }
}

/// Draws the field of a stack, filled with the stack reported before.
fn stack(ui: &mut Ui, typed: &mut BTreeMap<EntryId, String>, one: &ReportedBust) -> Response {
    let theme = Theme::of(ui);
    let text = typed.entry(one.entry).or_insert_with(|| one.stack.clone());
    let wrong = !text.trim().is_empty() && chips(text).is_none();
    let ink = if wrong { theme.red } else { theme.text };
    let hint = Text::Body.rich(ui.word("dialogs-bust-stack")).color(theme.dim);
    let field = TextEdit::singleline(text).id(Id::unique(("same hand with", one.entry)));
    let field = field.hint_text(hint).text_color(ink).char_limit(24);
    let field = ui.add(field.desired_width(120.0));
    let field = gate::keeps(ui, field, chips(text).is_none());
    field.accessible_name(ui.say("dialogs-bust-stack-of", &[("name", one.player.as_str().into())]))
}
