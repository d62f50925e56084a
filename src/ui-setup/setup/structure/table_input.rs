//! The effects of presses and keys in the table.

use bottone_ui_frame::{
    action::{Action, Outbox},
    context::FrameContext,
};
use bottone_view::{clock::RowState, setup::StructureView};
use bottone_view_structures::cells::Cell;
use egui::{Rect, Ui, vec2};

use super::{
    StructureState,
    cell_edit::{CellEdit, CellMove},
    list::column,
    row_actions,
};

/// Handles a press: on a cell it starts editing; a second one beside the cells opens the row.
pub(super) fn press(
    ui: &Ui,
    state: &mut StructureState,
    (row, before): (usize, Option<usize>),
    (view, columns): (&StructureView, &[Rect]),
    cx: &FrameContext<'_>,
    out: &mut Outbox,
) {
    let rows = &cx.tournament().clock().structure().rows;
    let (x, shift) = ui
        .input(|input| (input.pointer.interact_pos().map(|at| at.x), input.modifiers.shift_only()));
    let over = |cell: &Cell| {
        let span = columns.get(column(*cell)).map(|span| span.expand2(vec2(7.0, 0.0)));
        x.zip(span).is_some_and(|(x, span)| span.x_range().contains(x))
    };
    let frozen = view.rows.get(row).is_none_or(|row| row.state == RowState::Played);
    let is_of = |cell: &Cell| rows.get(row).is_some_and(|row| cell.is_in(row)) && !frozen;
    let cell = Cell::ALL.into_iter().find(|cell| over(cell) && is_of(cell));
    let was_typing = state.typing.is_some();
    if let Some(typing) = &mut state.typing {
        if shift && cell == Some(typing.cell) && row > typing.row {
            typing.until = Some(row);
            return typing.take_focus();
        }
        if !typing.accept(cx, rows, out) {
            state.chosen = Some(typing.row);
            return;
        }
    }
    state.typing = cell.map(|cell| CellEdit::new(row, cell));
    if let Some(typing) = &mut state.typing {
        typing.refresh(cx.language, rows);
    }
    if cell.is_none() && !was_typing && before == Some(row) && !frozen {
        row_actions::edit(Some(row), cx, out);
    }
}

/// Moves as a key asks.
pub(super) fn apply_move(
    state: &mut StructureState,
    go: CellMove,
    view: &StructureView,
    cx: &FrameContext<'_>,
    out: &mut Outbox,
) {
    let rows = &cx.tournament().clock().structure().rows;
    let Some(typing) = &mut state.typing else { return };
    let is_free = |row: usize, cell: Cell| {
        let coming = view.rows.get(row).is_some_and(|row| row.state != RowState::Played);
        coming && rows.get(row).is_some_and(|row| cell.is_in(row))
    };
    match go {
        CellMove::Fill => typing.fill(cx, rows, out),
        CellMove::Reach(step) => typing.move_fill_end(step, rows),
        CellMove::Leave => {
            if typing.leave() {
                state.typing = None;
            }
        }
        CellMove::Turn { back } => {
            out.send(if back { Action::Undo } else { Action::Redo });
            typing.take_focus();
        }
        CellMove::Rows(_) | CellMove::Cells { .. } if !typing.accept(cx, rows, out) => {}
        CellMove::Rows(step) => {
            let (cell, mut row) = (typing.cell, Some(typing.row));
            loop {
                row = row.and_then(|row| row.checked_add_signed(step)).filter(|r| *r < rows.len());
                if row.is_none_or(|row| is_free(row, cell)) {
                    break;
                }
            }
            typing.go_to(row.unwrap_or(typing.row), cell);
        }
        CellMove::Cells { step, around } => {
            let all = Cell::ALL.len();
            let here =
                typing.row * all + Cell::ALL.iter().position(|c| *c == typing.cell).unwrap_or(0);
            let mut at = Some(here);
            let to = loop {
                at = at
                    .and_then(|at| at.checked_add_signed(step))
                    .filter(|at| at / all < rows.len() && (around || at / all == typing.row));
                match at {
                    Some(at) if is_free(at / all, Cell::ALL[at % all]) => {
                        break (at / all, Cell::ALL[at % all]);
                    }
                    Some(_) => {}
                    None => break (typing.row, typing.cell),
                }
            };
            typing.go_to(to.0, to.1);
        }
    }
    state.chosen = state.typing.as_ref().map(|typing| typing.row).or(state.chosen);
}
