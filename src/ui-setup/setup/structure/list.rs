//! The rows as a list, with the edited cell over it.

use bottone_ui_frame::{action::Outbox, context::FrameContext};
use bottone_ui_kit::{
    gate,
    i18n::HasLanguage as _,
    theme::{Text, Theme, mix},
    widgets::{Cells, List, ListColumn, Width},
};
use bottone_view::{
    clock::{LevelRow, RowKind, RowState},
    setup::StructureView,
};
use bottone_view_structures::cells::Cell;
use egui::{Rect, Ui, vec2};

use super::{StructureState, row_actions, table_input::press};

const COLUMNS: [ListColumn<'static>; 8] = [
    ListColumn::figures("screens-clock-level", Width::Points(38.0)),
    ListColumn::figures("screens-setup-small", Width::Points(64.0)),
    ListColumn::figures("screens-setup-big", Width::Points(64.0)),
    ListColumn::new("screens-clock-ante", Width::Points(92.0)),
    ListColumn::figures("screens-clock-min", Width::Points(32.0)),
    ListColumn::figures("screens-clock-starts", Width::Points(46.0)),
    ListColumn::new("", Width::Points(58.0)),
    ListColumn::new("screens-setup-what-to-know", Width::Share(1.0)),
];

/// The width below which the rows have no notes, in points.
const NOTES: f32 = 540.0;

/// Returns the column of a cell.
pub(super) const fn column(cell: Cell) -> usize {
    match cell {
        Cell::Small => 1,
        Cell::Big => 2,
        Cell::Ante => 3,
        Cell::Minutes => 4,
    }
}

/// The visible part of the list: the positions of the columns, and the edited cell.
#[derive(Default)]
struct VisibleList {
    columns: Vec<Rect>,
    cell: Option<Rect>,
}

pub(super) fn show(
    ui: &mut Ui,
    state: &mut StructureState,
    view: &StructureView,
    cx: &FrameContext<'_>,
    out: &mut Outbox,
) {
    let step =
        gate::arrow_steps(ui).and_then(|step| gate::step_row(state.chosen, step, view.rows.len()));
    if step.is_some() {
        state.typing = None;
    }
    let led =
        state.typing.as_ref().filter(|typing| typing.is_about_to_focus()).map(|typing| typing.row);
    let chosen = step.or(state.typing.as_ref().map(|typing| typing.row)).or(state.chosen);
    let begin = (!std::mem::replace(&mut state.was_scrolled, true))
        .then(|| view.rows.iter().position(|row| row.state == RowState::Now))
        .flatten();
    // In little space, there are no notes.
    let columns = if ui.available_width() < NOTES { &COLUMNS[..7] } else { &COLUMNS[..] };
    let list = List::new("rows", columns)
        .localized()
        .row_height(26.0)
        .chosen(chosen)
        .scroll_to(step.or(led).or(begin));
    list.heads(ui, None);
    let theme = Theme::of(ui);
    let room = ui.available_rect_before_wrap();
    let mut seen = VisibleList::default();
    let typing = state.typing.as_ref();
    let pressed = list.rows(ui, view.rows.len(), |index, cells| {
        let Some(row) = view.rows.get(index) else { return };
        seen.columns = cells.spans().to_vec();
        let span = |cell| cells.spans().get(column(cell)).copied();
        if let Some(typing) = typing.filter(|typing| typing.row == index) {
            seen.cell = span(typing.cell);
        }
        if let Some(filled) = typing.filter(|typing| typing.fills(index)).map(|typing| typing.cell)
            && let Some(place) = span(filled)
        {
            cells.ground(place, mix(theme.card, theme.accent, 0.16));
        }
        write_row(cells, row, theme);
    });
    state.chosen = pressed.or(chosen);
    if let Some(row) = pressed {
        press(ui, state, (row, chosen), (view, &seen.columns), cx, out);
    } else if state.typing.is_none() && gate::consume_enter(ui) {
        let coming =
            |row: &usize| view.rows.get(*row).is_some_and(|row| row.state != RowState::Played);
        row_actions::edit(state.chosen.filter(coming), cx, out);
    }
    type_into(ui, state, room, &seen, cx, out);
}

/// Draws the edited cell over the list. A cell that was scrolled away is beyond the list's edge and
/// still takes typed text.
fn type_into(
    ui: &mut Ui,
    state: &mut StructureState,
    room: Rect,
    seen: &VisibleList,
    cx: &FrameContext<'_>,
    out: &mut Outbox,
) {
    let Some(typing) = &mut state.typing else { return };
    let t = cx.tournament();
    let rows = &t.clock().structure().rows;
    let Some(above) = seen.columns.get(column(typing.cell)) else { return };
    let place = seen.cell.unwrap_or_else(|| {
        Rect::from_min_size(room.left_top() - vec2(0.0, 2.0 * above.height()), above.size())
    });
    let number = t.clock().structure().level_number(typing.row).to_string();
    let cell = ui.word(typing.cell.name());
    let gaps = [("level", number.into()), ("cell", cell.into())];
    let name = if rows.get(typing.row).is_some_and(|row| row.level().is_some()) {
        ui.say("screens-setup-cell", &gaps)
    } else {
        ui.word("screens-setup-cell-break")
    };
    if typing.show(ui, place, room, &name) && typing.accept(cx, rows, out) {
        typing.until = None;
    }
    if let Some(why) = typing.fault(cx, rows) {
        typing.show_fault(ui, place, room, &why);
    }
}

fn write_row(cells: &mut Cells<'_>, row: &LevelRow, theme: &Theme) {
    let language = cells.language();
    let faded = mix(theme.card, theme.dim, 0.65);
    let (ink, soft) = match row.state {
        RowState::Played => (faded, faded),
        RowState::Now | RowState::Coming => (theme.text, theme.dim),
    };
    let state = match row.state {
        RowState::Played => language.word("screens-setup-played"),
        RowState::Now => language.word("screens-setup-now"),
        RowState::Coming => String::new(),
    };
    cells.write(&row.number, Text::Body, soft);
    if row.kind == RowKind::Level {
        cells.write(&row.small, Text::Strong, ink);
        cells.write(&row.big, Text::Strong, ink);
        cells.write(&row.ante, Text::Body, soft);
    } else {
        let tone = match (row.state, row.kind) {
            (RowState::Played, _) => faded,
            (_, RowKind::Break) => theme.accent,
            (_, RowKind::ColourUp) => theme.gold,
            _ => theme.blue,
        };
        cells.write_left(&row.text, 3, Text::Body, tone);
    }
    cells.write(&row.minutes, Text::Body, ink);
    cells.write(&row.starts, Text::Body, soft);
    cells.write(&state, Text::Note, if row.state == RowState::Now { theme.accent } else { faded });
    let text = if row.kind == RowKind::Level { row.text.as_str() } else { "" };
    let bets = if row.bets.is_empty() {
        String::new()
    } else {
        language.say("screens-clock-bets", &[("bets", row.bets.as_str().into())])
    };
    match (row.warning.is_empty(), [text, &bets].concat().is_empty()) {
        (false, _) => cells.write(&row.warning, Text::Note, theme.gold),
        (true, false) => cells.write([text, &bets].join(" ").trim(), Text::Note, soft),
        (true, true) => cells.write("", Text::Note, soft),
    }
}
