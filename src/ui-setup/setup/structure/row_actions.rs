//! The actions on the chosen row, and filling a cell down.

use bottone_rules::levels::Row;
use bottone_tournament::{Command, clock::ClockCommand};
use bottone_ui_dialogs::edit_row::EditRow;
use bottone_ui_frame::{
    action::{Action, Outbox},
    context::FrameContext,
};
use bottone_ui_kit::{
    command_button::command_button,
    i18n::HasLanguage as _,
    theme::{Text, Theme, space},
    widgets::{Button, elided},
};
use bottone_view::{clock::RowState, setup::StructureView};
use egui::{Ui, vec2};

use super::StructureState;

// The names of the actions on a row.
const EDIT: &str = "screens-setup-edit";
const BEFORE: &str = "screens-setup-insert-before";
const AFTER: &str = "screens-setup-insert-after";
const UP: &str = "screens-setup-up";
const DOWN: &str = "screens-setup-down";
const REMOVE: &str = "screens-setup-remove";

/// Opens a row.
pub(super) fn edit(row: Option<usize>, cx: &FrameContext<'_>, out: &mut Outbox) {
    let Some(row) = row else { return };
    if let Some(what) = cx.tournament().clock().structure().rows.get(row) {
        out.send(Action::ask(EditRow::change(row, what)));
    }
}

/// Draws the actions on the chosen row. A frozen row says why.
pub(super) fn show(
    ui: &mut Ui,
    state: &mut StructureState,
    view: &StructureView,
    cx: &FrameContext<'_>,
    out: &mut Outbox,
) {
    let rows = &cx.tournament().clock().structure().rows;
    let chosen = state.chosen.and_then(|row| Some((row, rows.get(row)?, view.rows.get(row)?)));
    let which = match chosen {
        Some((_, _, shown)) if shown.number.is_empty() => shown.text.clone(),
        Some((_, _, shown)) => {
            ui.say("screens-setup-chosen-level", &[("level", shown.number.as_str().into())])
        }
        None => ui.word("screens-setup-choose-row"),
    };
    elided(ui, Text::Strong.rich(which).color(Theme::of(ui).text));
    ui.spacing_mut().item_spacing = vec2(space::ITEM, space::ITEM);
    let half = ((ui.available_width() - space::ITEM) / 2.0).floor();
    let choose = ui.word("screens-setup-choose-row");
    let frozen = match chosen {
        None => Some(choose.clone()),
        Some((_, _, shown)) => {
            (shown.state == RowState::Played).then(|| ui.word("screens-setup-frozen"))
        }
    };
    let wide = ui.available_width();
    let word = ui.word(EDIT);
    if ui.add(Button::new(&word).least_width(wide).refusal(frozen.as_deref())).clicked() {
        edit(state.chosen, cx, out);
    }
    // A pair of buttons too long for one line is as wide as the others.
    let pair = |ui: &Ui, names: [&str; 2]| {
        let widths = names.map(|name| Button::new(&ui.word(name)).width(ui).max(half));
        if widths.iter().sum::<f32>() + space::ITEM <= wide { half } else { wide }
    };
    let (insert_wide, move_wide) = (pair(ui, [BEFORE, AFTER]), pair(ui, [UP, DOWN]));
    ui.horizontal_wrapped(|ui| {
        let chosen = chosen.map(|(row, what, _)| (row, what));
        for (name, after) in [(BEFORE, false), (AFTER, true)] {
            let word = ui.word(name);
            let button = Button::new(&word).least_width(insert_wide);
            let Some((row, what)) = chosen else {
                ui.add(button.refusal(Some(&choose)));
                continue;
            };
            // A second close of registration is refused; any other row can be inserted.
            let like = if matches!(what, Row::RegistrationCloses) {
                nearest_level(rows, row)
            } else {
                what.clone()
            };
            let at = row + usize::from(after);
            let refusal = cx.refusal(&insert(at, like.clone()));
            if ui.add(button.refusal(refusal.as_deref())).clicked() {
                out.send(Action::ask(EditRow::insert(at, &like)));
            }
        }
        for (name, up) in [(UP, true), (DOWN, false)] {
            let word = ui.word(name);
            let button = Button::new(&word).least_width(move_wide);
            let Some((row, _)) = chosen else {
                ui.add(button.refusal(Some(&choose)));
                continue;
            };
            let to = if up { row.checked_sub(1) } else { Some(row + 1) }.unwrap_or(usize::MAX);
            let command = Command::Clock(ClockCommand::MoveRow { row, to });
            if command_button(ui, button, command, cx, out).clicked() {
                (state.chosen, state.typing) = (Some(to), None);
            }
        }
    });
    fill_down_button(ui, state, cx, out);
    let word = ui.word(REMOVE);
    let button = Button::quiet(&word).least_width(wide);
    let Some((row, ..)) = chosen else {
        ui.add(button.refusal(Some(&choose)));
        return;
    };
    let remove = Command::Clock(ClockCommand::RemoveRow { row });
    if command_button(ui, button, remove, cx, out).clicked() {
        state.typing = None;
    }
}

fn insert(row: usize, new: Row) -> Command {
    Command::Clock(ClockCommand::InsertRow { row, new: Box::new(new) })
}

/// Returns the level before a row, or the one after it if there is none before.
fn nearest_level(rows: &[Row], row: usize) -> Row {
    let before = rows.iter().take(row).rev().find(|row| row.level().is_some());
    let after = || rows.iter().skip(row).find(|row| row.level().is_some());
    before.or_else(after).cloned().unwrap_or(Row::EndOfDay)
}

/// Draws the button that fills a cell down.
fn fill_down_button(
    ui: &mut Ui,
    state: &mut StructureState,
    cx: &FrameContext<'_>,
    out: &mut Outbox,
) {
    let rows = &cx.tournament().clock().structure().rows;
    let word = ui.word("screens-setup-fill");
    let button = Button::new(&word).key("Ctrl D").least_width(ui.available_width());
    let Some(typing) = &mut state.typing else {
        let why = ui.word("screens-setup-fill-which");
        ui.add(button.refusal(Some(&why)));
        return;
    };
    let filled = typing.filled(cx.language, rows);
    let why = match &filled {
        Err(why) => Some(why.clone()),
        Ok(filled) if filled.is_empty() => Some(ui.word("screens-setup-fill-nothing")),
        Ok(filled) => {
            let rows = filled.clone();
            cx.refusal(&Command::Clock(ClockCommand::SetRows { rows }))
        }
    };
    let hint =
        filled.map(|filled| ui.say("screens-setup-fill-rows", &[("count", filled.len().into())]));
    let mut button = ui.add(button.refusal(why.as_deref()));
    if let (Ok(hint), None) = (hint, &why) {
        button = button.on_hover_text(hint);
    }
    if button.clicked() {
        typing.fill(cx, rows, out);
    }
}
