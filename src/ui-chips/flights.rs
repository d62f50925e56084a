//! The stacks that came from flights: their totals, and corrections with their effects stated
//! before.

use std::collections::BTreeMap;

use bottone_base::typed::read_stack;
use bottone_tournament::{
    Command,
    entries::{EntryId, PlayerId},
    flights::FlightCommand,
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
    Tone,
    flights::{ChipsToBring, Reconciliation, StackLine, correction_effect, stacks},
};
use bottone_view_paper::printing::{PrintRequest, SheetLayout};
use egui::{Align, Grid, Id, Label, Layout, Rect, ScrollArea, Ui, UiBuilder, pos2};

use super::bags::ChipCorrection;

/// The share of the width for the totals.
const SUMS: f32 = 0.34;
/// The height of the card that corrects a stack, in points.
const ONE: f32 = 226.0;

const COLUMNS: [ListColumn<'static>; 5] = [
    ListColumn::new("bags-player", Width::Share(1.0)),
    ListColumn::new("flights-flight", Width::Share(0.8)),
    ListColumn::figures("bags-number", Width::Points(56.0)),
    ListColumn::figures("bags-chips", Width::Points(92.0)),
    ListColumn::new("flights-outcome", Width::Share(0.8)),
];

/// The state of the tab.
#[derive(Default)]
pub(super) struct FlightsState {
    find: String,
    chosen: Option<EntryId>,
    /// The typed correction of each stack.
    typed: BTreeMap<EntryId, ChipCorrection>,
    /// The player of whom another one may be a second spelling.
    same: Option<(PlayerId, String)>,
}

pub(super) fn show(ui: &mut Ui, state: &mut FlightsState, cx: &FrameContext<'_>, out: &mut Outbox) {
    let make = |(): &()| {
        let t = cx.tournament();
        let bring = ChipsToBring::of(cx.language, t, cx.now).unwrap_or_default();
        (Reconciliation::of(cx.language, t).unwrap_or_default(), stacks(cx.language, t), bring)
    };
    let known = cx.view(Validity::Change, (), make);
    let (sums, lines, bring) = &*known;
    let whole = ui.available_rect_before_wrap();
    let split = whole.left() + whole.width() * SUMS;
    let half = space::CARD / 2.0;
    let left = whole.with_max_x(split - half);
    ui.scope_builder(UiBuilder::new().max_rect(left), |ui| {
        reconciliation_card(ui, sums, bring, out);
    });
    let right = whole.with_min_x(split + half);
    let line = lines.iter().find(|line| Some(line.entry) == state.chosen);
    let foot = if line.is_some() { ONE + half } else { 0.0 };
    let above = Rect::from_min_max(right.min, pos2(right.right(), right.bottom() - foot));
    ui.scope_builder(UiBuilder::new().max_rect(above), |ui| list(ui, state, lines, cx));
    if let Some(line) = line {
        let below = right.with_min_y(right.bottom() - foot + half);
        ui.scope_builder(UiBuilder::new().max_rect(below), |ui| {
            stack_card(ui, state, line, cx, out);
        });
    }
    ui.advance_cursor_after_rect(whole);
}

/// Draws the totals flight by flight, and whether every chip is accounted for.
fn reconciliation_card(ui: &mut Ui, of: &Reconciliation, bring: &ChipsToBring, out: &mut Outbox) {
    let theme = Theme::of(ui);
    card(ui).show(ui, |ui| {
        ui.set_min_size(ui.available_size());
        ScrollArea::vertical().id_salt("sums").auto_shrink(false).show(ui, |ui| {
            let tone = if of.is_whole { Tone::Good } else { Tone::Waits };
            let verdict = Text::Title.rich(&of.verdict).color(theme.tone(tone));
            ui.add(Label::new(verdict).wrap());
            ui.add_space(space::ITEM);
            for line in &of.lines {
                ui.label(Text::Strong.rich(&line.name).color(theme.text));
                for (name, figure) in [
                    ("flights-entries", &line.entries),
                    ("flights-bags", &line.bags),
                    ("flights-due", &line.due),
                    ("flights-bagged", &line.bagged),
                    ("flights-apart-column", &line.difference),
                    ("flights-goes-on", &line.goes_on),
                    ("flights-lost", &line.forfeited),
                ] {
                    if !figure.is_empty() {
                        let said = format!("{}  {figure}", ui.word(name));
                        ui.label(Text::Body.rich(said).color(theme.dim));
                    }
                }
                ui.add_space(space::ITEM);
            }
            let now = format!("{}  {}", ui.word("flights-in-play-now"), of.in_play);
            ui.label(Text::Strong.rich(now).color(theme.text));
            ui.add_space(space::ITEM);
            to_bring(ui, bring);
            if ui.add(Button::new(&ui.word("flights-look"))).clicked() {
                out.send(Action::File(FileAction::FlightsNow));
            }
            for sheet in [SheetKind::Flights, SheetKind::FlightSeats] {
                let word = bottone_view::sheet_names::name(ui.language(), sheet);
                if ui.add(Button::new(&word)).clicked() {
                    let wanted =
                        PrintRequest { sheet, scope: Scope::All, laid: SheetLayout::Usual };
                    out.send(Action::Print(PrintAction::Print(vec![wanted], 1)));
                }
            }
        });
    });
}

/// Draws the chips to bring to the tables, value by value.
fn to_bring(ui: &mut Ui, of: &ChipsToBring) {
    let theme = Theme::of(ui);
    ui.label(Text::Strong.rich(ui.word("flights-bring")).color(theme.text));
    if !of.lines.is_empty() {
        let heads = ["flights-value", "flights-bring-on", "flights-bring-lost"];
        Grid::new("bring").num_columns(3).spacing([space::CARD, space::TIGHT]).show(ui, |ui| {
            for head in heads {
                ui.label(Text::Note.rich(ui.word(head)).color(theme.dim));
            }
            ui.end_row();
            for line in &of.lines {
                for (figure, ink) in [
                    (&line.value, theme.text),
                    (&line.goes_on, theme.text),
                    (&line.lost, theme.dim),
                ] {
                    ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                        ui.label(Text::Body.rich(figure).color(ink));
                    });
                }
                ui.end_row();
            }
        });
    }
    for (note, ink) in [(&of.uncounted, theme.dim), (&of.could_leave, theme.gold)] {
        if !note.is_empty() {
            ui.add(Label::new(Text::Note.rich(note).color(ink)).wrap());
        }
    }
    ui.add_space(space::ITEM);
}

fn list(ui: &mut Ui, state: &mut FlightsState, lines: &[StackLine], cx: &FrameContext<'_>) {
    let theme = Theme::of(ui);
    card(ui).show(ui, |ui| {
        ui.set_min_size(ui.available_size());
        let word = ui.word("bags-find");
        ui.add(SearchField::new(&mut state.find, &word));
        let (typed, is_meant) = (state.find.trim(), cx.name_matcher(&state.find));
        let fits =
            |line: &&StackLine| typed.is_empty() || line.bag == typed || is_meant(line.entry);
        let lines: Vec<&StackLine> = lines.iter().filter(fits).collect();
        let chosen = lines.iter().position(|line| Some(line.entry) == state.chosen);
        let step = gate::arrow_steps(ui).and_then(|step| gate::step_row(chosen, step, lines.len()));
        let list =
            List::new("stacks", &COLUMNS).localized().chosen(step.or(chosen)).scroll_to(step);
        list.heads(ui, None);
        let pressed = list.rows(ui, lines.len(), |index, cells| {
            let Some(line) = lines.get(index) else { return };
            cells.write(&line.name, Text::Body, theme.text);
            cells.write(&line.flight, Text::Body, theme.dim);
            cells.write(&line.bag, Text::Strong, theme.text);
            cells.write(&line.chips, Text::Body, theme.text);
            let ink = if line.goes_on { theme.dim } else { theme.gold };
            cells.write(&line.fate, Text::Body, ink);
        });
        if let Some(line) = pressed.or(step).and_then(|row| lines.get(row)) {
            state.chosen = Some(line.entry);
        }
    });
}

/// Draws the chosen stack: its correction, its voiding, and its owner.
fn stack_card(
    ui: &mut Ui,
    state: &mut FlightsState,
    line: &StackLine,
    cx: &FrameContext<'_>,
    out: &mut Outbox,
) {
    let theme = Theme::of(ui);
    let FlightsState { typed, same, .. } = state;
    let typed = typed.entry(line.entry).or_default();
    card(ui).show(ui, |ui| {
        ui.set_min_size(ui.available_size());
        Section::card(&line.name).note(&line.fate).show(ui, |_| {});
        ui.horizontal(|ui| {
            let (chips, why) = (ui.word("bags-correct-chips"), ui.word("bags-correct-reason"));
            let id = |part: &str| Id::unique(("flight's stack", line.entry, part));
            let field = TextField::new(&mut typed.chips, &chips).id(id("chips"));
            field.hint(&line.chips).width(140.0).show(ui);
            let width = ui.available_width();
            TextField::new(&mut typed.reason, &why).id(id("reason")).width(width).show(ui);
        });
        let (stack, fault) = read_stack(typed.chips.trim(), &[]);
        let corrects = !typed.chips.trim().is_empty() && fault.is_none();
        let (entry, reason) = (line.entry, typed.reason.trim().to_owned());
        let other = same.clone().filter(|(player, _)| *player != line.player);
        let void = FlightCommand::Void { entry, void: !line.void, reason: reason.clone() };
        let correct =
            FlightCommand::CorrectBag { entry, chips: stack.chips, reason: reason.clone() };
        let unite = other.as_ref().map(|(player, _)| {
            let (player, other) = (*player, line.player);
            FlightCommand::Unite { player, other, reason: reason.clone() }
        });
        // The note describes the first of these actions.
        let asked = unite.as_ref().or(corrects.then_some(&correct)).unwrap_or(&void);
        let note = correction_effect(cx.language, cx.tournament(), asked);
        let note = if reason.is_empty() { ui.word("counts-reason-needed") } else { note };
        ui.add(Label::new(Text::Note.rich(note).color(theme.gold)).wrap());
        let needed = reason.is_empty().then(|| ui.word("counts-reason-needed"));
        let mut done = false;
        ui.horizontal_wrapped(|ui| {
            let mut act = |ui: &mut Ui, word: &str, command: &FlightCommand| {
                if needed.is_some() {
                    ui.add(Button::new(word).refusal(needed.as_deref()));
                    return;
                }
                let command = Command::Flights(command.clone());
                done |= command_button(ui, Button::new(word), command, cx, out).clicked();
            };
            if corrects {
                act(ui, &ui.word("bags-correct"), &correct);
            }
            let word = if line.void { "flights-do-count" } else { "flights-do-void" };
            act(ui, &ui.word(word), &void);
            if let (Some((_, name)), Some(unite)) = (&other, &unite) {
                let word = ui.say("flights-do-unite", &[("who", name.as_str().into())]);
                act(ui, &word, unite);
            }
            let word = ui.word("flights-do-same");
            if other.is_none() && ui.add(Button::quiet(&word)).clicked() {
                *same = Some((line.player, line.name.clone()));
            }
        });
        if done {
            (*typed, *same) = (ChipCorrection::default(), None);
        }
        if same.as_ref().is_some_and(|(player, _)| *player == line.player) {
            let say = ui.word("flights-same-choose");
            ui.add(Label::new(Text::Note.rich(say).color(theme.dim)).wrap());
        }
    });
}
