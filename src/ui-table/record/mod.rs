//! The record: the evening's rulings and penalties, new ones, and the notes for the next dealer.

mod hand_over;
mod list;
mod penalty_form;
mod ruling_form;

use std::ops::RangeInclusive;

use bottone_tournament::entries::EntryId;
use bottone_ui_kit::{
    i18n::HasLanguage as _,
    icons::Icon,
    theme::space,
    widgets::{Button, EmptyState, tabs},
};
use bottone_vocabulary::words::cut;
use egui::{Key, Ui, UiBuilder, Vec2};
use list::ListState;
use penalty_form::PenaltyForm;
use ruling_form::RulingForm;

use super::{TableContext, keys};
use crate::{TableEvent, TableOutbox};

/// The width of the right side, in points.
const FORM: f32 = 620.0;

/// Its greatest share of the width.
const PART: f32 = 0.54;

/// The longest name on a button, in letters.
const LONGEST_NAME: usize = 16;
/// The same at a table with more players than follows.
const SHORT_NAME: usize = 12;
const FULL: usize = 8;

/// The space between the buttons of a group, in points.
const BETWEEN: f32 = 6.0;

/// The state of the tab.
#[derive(Default)]
pub(super) struct RecordState {
    look: RecordPane,
    task: RecordKind,
    player: Option<EntryId>,
    list: ListState,
    penalty: PenaltyForm,
    ruling: RulingForm,
}

/// The content of the left side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum RecordPane {
    #[default]
    Record,
    HandOver,
}

/// The content of the right side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum RecordKind {
    #[default]
    Penalty,
    Ruling,
}

/// The width below which the filter has a line of its own, in points.
const NARROW: f32 = 480.0;

pub(super) fn show(
    ui: &mut Ui,
    state: &mut RecordState,
    at: &TableContext<'_>,
    out: &mut TableOutbox,
) {
    let Some(cx) = at.event else {
        EmptyState::new(Icon::Log, &ui.word("record-needs-event")).show(ui, |_| {});
        return;
    };
    // A player who has left this table no longer applies.
    state.player = state.player.filter(|player| sits(at, *player));
    for key in keys::table_keys(ui) {
        press(state, (ui, key), at, cx, out);
    }
    let whole = ui.available_rect_before_wrap();
    let split = whole.right() - FORM.min(whole.width() * PART);
    let left = whole.with_max_x(split - space::CARD);
    let is_narrow = left.width() < NARROW;
    let right = whole.with_min_x(split);
    ui.scope_builder(UiBuilder::new().max_rect(left), |ui| {
        ui.horizontal(|ui| {
            let looks =
                [(RecordPane::Record, "record-list"), (RecordPane::HandOver, "record-hand-over")];
            let looks = looks.map(|(look, name)| (look, ui.word(name)));
            tabs(ui, &mut state.look, &looks);
            if state.look == RecordPane::Record && !is_narrow {
                list::filter(ui, &mut state.list);
            }
        });
        if state.look == RecordPane::Record && is_narrow {
            ui.horizontal(|ui| list::filter(ui, &mut state.list));
        }
        ui.add_space(space::ITEM);
        match state.look {
            RecordPane::Record => list::show(ui, &mut state.list, at, cx, out),
            RecordPane::HandOver => hand_over::show(ui, at, cx),
        }
    });
    ui.scope_builder(UiBuilder::new().max_rect(right), |ui| {
        let tasks = [(RecordKind::Penalty, "record-give"), (RecordKind::Ruling, "record-rule")];
        let tasks = tasks.map(|(task, name)| (task, ui.word(name)));
        ui.horizontal(|ui| {
            tabs(ui, &mut state.task, &tasks);
            if state.task == RecordKind::Penalty {
                state.penalty.own_words(ui);
            }
        });
        ui.add_space(space::ITEM);
        match state.task {
            RecordKind::Penalty => {
                penalty_form::show(ui, &mut state.penalty, &mut state.player, at, cx, out);
            }
            RecordKind::Ruling => {
                ruling_form::show(ui, &mut state.ruling, &mut state.player, at, cx, out);
            }
        }
    });
    ui.advance_cursor_after_rect(whole);
}

fn press(
    state: &mut RecordState,
    (ui, key): (&Ui, Key),
    at: &TableContext<'_>,
    cx: &dyn TableEvent,
    out: &mut TableOutbox,
) {
    // Minus means one hand less here, so seat 11 has no key and is tapped.
    if let Some(seat) = keys::seat(key).filter(|_| key != Key::Minus) {
        state.player = at.felt.at(seat).and_then(|sitting| sitting.entry).or(state.player);
        return;
    }
    match state.task {
        RecordKind::Penalty => state.penalty.press((ui, key), &mut state.player, at, cx, out),
        RecordKind::Ruling => state.ruling.press(key, state.player, at, cx, out),
    }
}

fn sits(at: &TableContext<'_>, player: EntryId) -> bool {
    at.felt.seats.iter().any(|sitting| sitting.entry == Some(player))
}

/// Draws the players here, to choose with one tap; a second tap clears the choice. They are in equal
/// columns, as many as the longest name allows.
fn players(ui: &mut Ui, chosen: &mut Option<EntryId>, at: &TableContext<'_>) {
    let sitting = at.felt.seats.iter().filter_map(|sitting| Some((sitting.entry?, sitting)));
    let sitting: Vec<_> = sitting.collect();
    if sitting.is_empty() {
        ui.label(ui.word("record-none-seated"));
    }
    let longest = if sitting.len() > FULL { SHORT_NAME } else { LONGEST_NAME };
    let words: Vec<String> = sitting
        .iter()
        .map(|(_, sitting)| format!("{} {}", sitting.seat, cut(&sitting.name, longest)))
        .collect();
    let widths = words.iter().map(|word| Button::new(word).width(ui));
    let width = column_width(ui, widths.fold(0.0, f32::max), 3..=5);
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = Vec2::splat(BETWEEN);
        for ((entry, sitting), word) in sitting.iter().zip(&words) {
            let here = *chosen == Some(*entry);
            let button = Button::new(word).chosen(here).least_width(width);
            if ui.add(button).on_hover_text(&sitting.name).clicked() {
                *chosen = (!here).then_some(*entry);
            }
        }
    });
}

/// Returns the width of equal columns, as many of these as items of this `width` allow.
fn column_width(ui: &Ui, width: f32, columns: RangeInclusive<u8>) -> f32 {
    let of = |columns: u8| {
        let columns = f32::from(columns);
        ((ui.available_width() - (columns - 1.0) * BETWEEN) / columns).floor()
    };
    let fewest = *columns.start();
    of(columns.rev().find(|columns| of(*columns) >= width).unwrap_or(fewest))
}
