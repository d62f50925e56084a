//! The prize pool, and the prize of each place.

mod amend;
mod chart;
mod shape;

use std::rc::Rc;

use bottone_i18n::Language;
use bottone_rules::payouts::PayoutPlan;
use bottone_tournament::{Command, Tournament, entries::EntryCommand, prizes::PrizeCommand};
use bottone_ui_frame::{
    action::{Action, Outbox},
    context::FrameContext,
};
use bottone_ui_kit::{
    command_button::command_button,
    gate,
    i18n::HasLanguage as _,
    theme::{Text, Theme, mix, space},
    widgets::{Button, EmptyState, List, ListColumn, Section, Width, card, elided, row},
};
use bottone_view::{
    board::{end_command, next_hand},
    money::{
        pool::{PoolLine, PoolView},
        prizes::{PrizeRow, PrizeTable, bubble},
    },
    todo::TaskAct,
};
use bottone_vocabulary::words;
use egui::{Label, Layout, ScrollArea, Ui, vec2};

use self::{amend::AmendForm, shape::ShapeState};

/// The width of the bill and of the table beside the chart, in points.
const LEAST_SIDE: f32 = 330.0;
const MOST_SIDE: f32 = 460.0;
const ROW: f32 = 32.0;
/// The height of a line of the bill, in points.
const BILL: f32 = 22.0;
/// The greatest height of the list of prizes that are not money, in points.
const OTHERS: f32 = 110.0;

/// The state of the tab.
#[derive(Default)]
pub(super) struct PrizesState {
    shape: ShapeState,
    amending: AmendForm,
    /// The plan tried while the handle is dragged.
    draft: Option<PayoutPlan>,
    /// The row that was pressed.
    chosen: Option<usize>,
    /// The row of the next place to bust, once it was scrolled into view.
    next: Option<usize>,
    /// True once the list was shown; its visible part is unknown before.
    was_shown: bool,
}

impl PrizesState {
    /// Returns the fault in the typed shares or sums; `None` if they are valid.
    pub(super) fn unsaved(&self, t: &Tournament, language: Language) -> Option<String> {
        self.shape.unsaved(t, language)
    }

    /// Discards the typed shares or sums.
    pub(super) fn discard(&mut self) {
        self.shape.discard();
    }
}

pub(super) fn show(ui: &mut Ui, state: &mut PrizesState, cx: &FrameContext<'_>, out: &mut Outbox) {
    let table = match &state.draft {
        Some(plan) => Rc::new(PrizeTable::of(cx.language, cx.tournament(), Some(plan), cx.now)),
        None => cx.prizes(),
    };
    state.chosen = state.chosen.filter(|row| *row < table.rows.len());
    let room = ui.available_size();
    let side = (room.x * 0.32).clamp(LEAST_SIDE, MOST_SIDE);
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = space::CARD;
        ui.allocate_ui_with_layout(vec2(side, room.y), Layout::top_down(egui::Align::Min), |ui| {
            ui.spacing_mut().item_spacing.y = space::CARD;
            bill(ui, &cx.pool());
            item_prizes(ui, &table);
            payouts(ui, state, &table);
        });
        let rest = vec2(ui.available_width(), room.y);
        ui.allocate_ui_with_layout(rest, Layout::top_down(egui::Align::Min), |ui| {
            ui.spacing_mut().item_spacing.y = space::CARD;
            money_bubble(ui, &table, cx, out);
            shape_card(ui, state, &table, cx, out);
        });
    });
}

/// Draws the sources of the money.
fn bill(ui: &mut Ui, pool: &PoolView) {
    card(ui).show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.spacing_mut().item_spacing.y = 1.0;
        Section::card(&ui.word("prizes-pool")).show(ui, |_| ());
        for line in &pool.lines {
            bill_line(ui, line, false);
        }
        bill_line(ui, &pool.to_pay, true);
        for line in &pool.outside_pool {
            bill_line(ui, line, false);
        }
    });
}

fn bill_line(ui: &mut Ui, line: &PoolLine, total: bool) {
    let theme = Theme::of(ui);
    ui.spacing_mut().interact_size.y = if total { 30.0 } else { BILL };
    let ink = if total { theme.gold } else { theme.tone(line.tone) };
    let (what, amount) = if total {
        (Text::Strong.rich(&line.what).color(theme.text), Text::Total)
    } else {
        (Text::Body.rich(&line.what).color(theme.dim), Text::Strong)
    };
    row(ui, |ui| ui.label(amount.rich(&line.amount).color(ink)), |ui| elided(ui, what));
}

/// Shows the prizes that are not money, by place and in the raffle.
fn item_prizes(ui: &mut Ui, table: &PrizeTable) {
    let rows = || table.rows.iter().chain(&table.beyond).filter(|row| !row.items.is_empty());
    if rows().next().is_none() && table.raffle.is_empty() {
        return;
    }
    let theme = Theme::of(ui);
    card(ui).show(ui, |ui| {
        ui.set_width(ui.available_width());
        Section::card(&ui.word("items-heading")).show(ui, |_| ());
        let line = |ui: &mut Ui, of: &str, what: &str| {
            ui.horizontal_wrapped(|ui| {
                ui.label(Text::Body.rich(of).color(theme.dim));
                ui.label(Text::Strong.rich(what).color(theme.text));
            });
        };
        ScrollArea::vertical().id_salt("items").max_height(OTHERS).show(ui, |ui| {
            ui.set_width(ui.available_width());
            ui.spacing_mut().item_spacing.y = 2.0;
            ui.spacing_mut().interact_size.y = BILL;
            for row in rows() {
                line(ui, &row.place, &row.items);
            }
            if !table.raffle.is_empty() {
                line(ui, &ui.word("items-raffle"), &words::joined(table.raffle.clone()));
            }
        });
    });
}

/// Draws the prize of each place.
fn payouts(ui: &mut Ui, state: &mut PrizesState, table: &PrizeTable) {
    let compares = table.rows.iter().any(|row| !row.planned.is_empty());
    card(ui).inner_margin(egui::Margin::same(1)).show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.spacing_mut().item_spacing.y = 0.0;
        egui::Frame::NONE
            .inner_margin(egui::Margin { left: 12, right: 12, top: 8, bottom: 0 })
            .show(ui, |ui| {
                Section::card(&ui.word("prizes-payouts")).note(&table.places).show(ui, |_| ());
            });
        let place = ui.word("prizes-place");
        let (money, share, now) =
            (ui.word("prizes-prize"), ui.word("prizes-share"), ui.word("prizes-now"));
        let mut columns = vec![
            ListColumn::new(&place, Width::Share(1.2)),
            ListColumn::figures(&money, Width::Share(1.0)),
        ];
        if compares {
            columns.push(ListColumn::figures(&now, Width::Share(1.0)));
        }
        columns.push(ListColumn::figures(&share, Width::Points(52.0)));
        let next = table.rows.iter().position(|row| row.next);
        let step = gate::arrow_steps(ui)
            .and_then(|step| gate::step_row(state.chosen, step, table.rows.len()));
        let chosen = step.or(state.chosen);
        // Scroll once after a change; otherwise the scroll position belongs to the user.
        let moved = next.filter(|_| state.was_shown && state.next != next);
        if std::mem::replace(&mut state.was_shown, true) {
            state.next = next;
        } else {
            ui.ctx().request_repaint();
        }
        let list =
            List::new("prizes", &columns).row_height(ROW).chosen(chosen).scroll_to(step.or(moved));
        list.heads(ui, None);
        let theme = Theme::of(ui);
        let pressed = list.rows(ui, table.rows.len(), |index, cells| {
            let Some(line) = table.rows.get(index) else { return };
            let ink = if line.next { theme.gold } else { theme.text };
            cells.write(&place_text(cells.language(), line), Text::Body, ink);
            let now = (!line.planned.is_empty()).then_some(&line.planned);
            let old = if now.is_some() { theme.dim } else { ink };
            cells.write(&line.money, Text::Strong, old);
            if compares {
                cells.write(now.unwrap_or(&line.money), Text::Strong, mix(theme.dim, ink, 1.0));
            }
            cells.write(&line.share, Text::Body, theme.dim);
        });
        state.chosen = pressed.or(chosen);
        if let Some(line) = pressed.and_then(|row| table.rows.get(row)) {
            state.amending.take(line);
        }
    });
}

/// Returns a text such as "10–12", with a note if the next busted player gets this prize.
fn place_text(language: bottone_i18n::Language, row: &PrizeRow) -> String {
    if row.next {
        language.say("prizes-next", &[("place", row.place.as_str().into())])
    } else {
        row.place.clone()
    }
}

/// The width of the buttons for hand for hand, in points.
const ACTS: f32 = 290.0;

/// Draws the distance to the money, and hand for hand.
fn money_bubble(ui: &mut Ui, table: &PrizeTable, cx: &FrameContext<'_>, out: &mut Outbox) {
    let bubble = bubble(cx.language, cx.tournament(), table.paid, cx.now);
    if bubble.text.is_empty() {
        return;
    }
    let theme = Theme::of(ui);
    card(ui).show(ui, |ui| {
        ui.set_width(ui.available_width());
        let words = ui.painter().layout_no_wrap(
            bubble.text.clone(),
            Text::Heading.font(),
            theme.tone(bubble.tone),
        );
        let said = |ui: &mut Ui| {
            ui.spacing_mut().item_spacing.x = space::CARD;
            ui.label(words.clone());
            elided(ui, Text::Body.rich(&bubble.next).color(theme.dim));
        };
        if ui.available_width() < words.size().x + ACTS {
            ui.horizontal(said);
            row(ui, |ui| hand_acts(ui, cx, out), |_| ());
        } else {
            row(ui, |ui| hand_acts(ui, cx, out), said);
        }
    });
}

/// Draws the buttons for hand for hand, from the right edge on.
fn hand_acts(ui: &mut Ui, cx: &FrameContext<'_>, out: &mut Outbox) {
    let together = cx.tournament().entries().hand_for_hand().began().is_some();
    let word = ui.word(if together { "prizes-stop" } else { "prizes-hand-for-hand-start" });
    let on = Command::Entries(EntryCommand::HandForHand { on: true });
    let turn = if together { end_command(cx.tournament()) } else { on };
    command_button(ui, Button::new(&word), turn, cx, out);
    if !together && cx.tournament().entries().busts().len() > 1 {
        let word = ui.word("prizes-same-ask");
        if ui.add(Button::quiet(&word)).clicked() {
            out.send(Action::Act(TaskAct::AskSameHand));
        }
    }
    if together {
        let word = ui.word("prizes-next-hand");
        command_button(ui, Button::primary(&word), next_hand(cx.tournament()), cx, out);
    }
}

/// Draws the plan, the chart, and the button that locks it.
fn shape_card(
    ui: &mut Ui,
    state: &mut PrizesState,
    table: &PrizeTable,
    cx: &FrameContext<'_>,
    out: &mut Outbox,
) {
    card(ui).show(ui, |ui| {
        ui.set_min_size(ui.available_size());
        let t = cx.tournament();
        let is_locked = t.prizes().locked().is_some();
        let note = match &table.locked {
            Some(locked) => format!("{}: {locked}", table.certainty),
            None if table.certainty.is_empty() => table.explanation.clone(),
            None => format!("{} · {}", table.certainty, table.explanation),
        };
        let name = ui.word(if is_locked { "prizes-locked-head" } else { "prizes-shape" });
        Section::card(&name).note(&note).show(ui, |ui| {
            if is_locked {
                state.amending.buttons(ui, cx);
            } else {
                let rows = table.table.clone();
                let word = ui.word("prizes-lock");
                let lock = Command::Prizes(PrizeCommand::Lock { rows });
                command_button(ui, Button::primary(&word), lock, cx, out);
                shape::plans(ui, &mut state.shape, cx, out);
            }
        });
        if let Some(moved) = &table.moved {
            ui.add(Label::new(Text::Strong.rich(moved).color(Theme::of(ui).red)).wrap());
        }
        for note in &table.notes {
            ui.add(Label::new(Text::Note.rich(note).color(Theme::of(ui).dim)).wrap());
        }
        if is_locked {
            state.draft = None;
            state.amending.show(ui, table, cx, out);
        } else {
            state.amending = AmendForm::default();
            shape::controls(ui, &mut state.shape, &mut state.draft, cx, out);
        }
        if let Some(fault) = &table.fault {
            EmptyState::new(bottone_ui_kit::icons::Icon::Money, fault).show(ui, |_| ());
        } else {
            let chosen = state.chosen.and_then(|row| table.rows.get(row));
            // Places shared by a deal are no longer part of the chart.
            let shared = table.rows.iter().any(|row| !row.is_open());
            let open = shared.then(|| table.open());
            let table = open.as_ref().unwrap_or(table);
            let chosen = chosen.filter(|row| row.is_open());
            chart::show(ui, table, chosen, &mut state.draft, cx, out);
        }
    });
}
