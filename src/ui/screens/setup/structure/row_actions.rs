//! The actions on the chosen row, and filling a cell down.

use egui::Ui;

use super::StructureState;
use crate::{
    rules::levels::Row,
    tournament::{Command, clock::ClockCommand},
    ui::{
        action::{Action, Outbox},
        context::FrameContext,
        dialogs::{Dialog, edit_row::EditRow},
        i18n::HasLanguage as _,
        command_button::command_button,
        widgets::Button,
    },
    view::{clock::RowState, setup::StructureView},
};

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
        out.send(Action::Ask(Dialog::EditRow(Box::new(EditRow::change(row, what)))));
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
    ui.horizontal_wrapped(|ui| {
        let chosen = state.chosen.and_then(|row| Some((row, rows.get(row)?, view.rows.get(row)?)));
        let Some((row, what, shown)) = chosen else {
            let choose = ui.word("screens-setup-choose-row");
            for name in [EDIT, BEFORE, AFTER, UP, DOWN, REMOVE] {
                ui.add(Button::new(&ui.word(name)).refusal(Some(&choose)));
            }
            return;
        };
        let frozen = (shown.state == RowState::Played).then(|| ui.word("screens-setup-frozen"));
        if ui.add(Button::new(&ui.word(EDIT)).refusal(frozen.as_deref())).clicked() {
            edit(Some(row), cx, out);
        }
        for (name, at) in [(BEFORE, row), (AFTER, row + 1)] {
            // A second close of registration is refused; any other row can be inserted.
            let like = if matches!(what, Row::RegistrationCloses) {
                nearest_level(rows, row)
            } else {
                what.clone()
            };
            let refusal = cx.refusal(&insert(at, like.clone()));
            if ui.add(Button::new(&ui.word(name)).refusal(refusal.as_deref())).clicked() {
                out.send(Action::Ask(Dialog::EditRow(Box::new(EditRow::insert(at, &like)))));
            }
        }
        let clock = |command| Command::Clock(command);
        for (name, to) in [(UP, row.checked_sub(1)), (DOWN, Some(row + 1))] {
            let to = to.unwrap_or(usize::MAX);
            let command = clock(ClockCommand::MoveRow { row, to });
            if command_button(ui, Button::new(&ui.word(name)), command, cx, out).clicked() {
                (state.chosen, state.typing) = (Some(to), None);
            }
        }
        let remove = clock(ClockCommand::RemoveRow { row });
        if command_button(ui, Button::quiet(&ui.word(REMOVE)), remove, cx, out).clicked() {
            state.typing = None;
        }
    });
}

fn insert(row: usize, new: Row) -> Command {
    Command::Clock(ClockCommand::InsertRow { row, new })
}

/// Returns the level before a row, or the one after it if there is none before.
fn nearest_level(rows: &[Row], row: usize) -> Row {
    let before = rows.iter().take(row).rev().find(|row| row.level().is_some());
    let after = || rows.iter().skip(row).find(|row| row.level().is_some());
    before.or_else(after).cloned().unwrap_or(Row::EndOfDay)
}

/// Draws the button that fills a cell down.
pub(super) fn fill_down_button(
    ui: &mut Ui,
    state: &mut StructureState,
    cx: &FrameContext<'_>,
    out: &mut Outbox,
) {
    let rows = &cx.tournament().clock().structure().rows;
    let word = ui.word("screens-setup-fill");
    let button = Button::new(&word).key("Ctrl D");
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
