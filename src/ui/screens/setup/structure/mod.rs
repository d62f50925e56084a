//! The structure, row by row: what is played is frozen, what comes can be changed where it stands.

mod shelf;
mod typing;
mod whole;

use std::path::Path;

use egui::{Align, Key, Label, Layout, Panel, Rect, ScrollArea, Ui, vec2};

use crate::{
    rules::levels::Row,
    tournament::{Command, clock::ClockCommand},
    ui::{
        action::{Action, Outbox},
        dialogs::{Dialog, edit_row::EditRow},
        keys::typing,
        order::order,
        sight::Sight,
        theme::{Text, Theme, mix, space},
        tongue::Speaks as _,
        widgets::{Button, Cells, Column, List, Section, Width, card, elided},
    },
    view::{
        cells::Cell,
        clock::{LevelRow, RowKind, RowState},
        registration::RegistrationView,
        setup::StructureView,
    },
};

use shelf::ShelfState;
use typing::{Go, Typing};
use whole::Whole;

const COLUMNS: [Column<'static>; 8] = [
    Column::figures("screens-clock-level", Width::Points(38.0)),
    Column::figures("screens-setup-small", Width::Points(64.0)),
    Column::figures("screens-setup-big", Width::Points(64.0)),
    Column::new("screens-clock-ante", Width::Points(92.0)),
    Column::figures("screens-clock-min", Width::Points(32.0)),
    Column::figures("screens-clock-starts", Width::Points(46.0)),
    Column::new("", Width::Points(46.0)),
    Column::new("screens-setup-what-to-know", Width::Share(1.0)),
];

// The names of what can be done to a row.
const EDIT: &str = "screens-setup-edit";
const BEFORE: &str = "screens-setup-insert-before";
const AFTER: &str = "screens-setup-insert-after";
const UP: &str = "screens-setup-up";
const DOWN: &str = "screens-setup-down";
const REMOVE: &str = "screens-setup-remove";

/// What the editor remembers.
#[derive(Debug, Default)]
pub(super) struct StructureState {
    chosen: Option<usize>,
    typing: Option<Typing>,
    whole: Whole,
    shelf: ShelfState,
    /// The list was brought to the row that is played.
    shown: bool,
}

impl StructureState {
    /// The shelf is to be read again.
    pub(super) fn forget_shelf(&mut self) {
        self.shelf = ShelfState::default();
    }
}

/// Where the cells of a row stand.
const fn column(cell: Cell) -> usize {
    match cell {
        Cell::Small => 1,
        Cell::Big => 2,
        Cell::Ante => 3,
        Cell::Minutes => 4,
    }
}

/// Shows the structure with what can be done to the chosen row.
pub(super) fn show(
    ui: &mut Ui,
    state: &mut StructureState,
    own: Option<&Path>,
    sight: &Sight<'_>,
    out: &mut Outbox,
) {
    let view = sight.structure();
    let rows = &sight.tournament().clock().structure().rows;
    state.chosen = state.chosen.filter(|row| *row < view.rows.len());
    if state.typing.as_mut().is_some_and(|typing| !typing.keep_up(sight.language, rows)) {
        state.typing = None;
    }
    let go = state.typing.as_mut().and_then(|typing| typing.key(ui));
    let name = ui.word("screens-setup-structure");
    let registration = RegistrationView::of(sight.language, sight.tournament(), sight.now);
    let note = format!("{} · {}", view.length, registration.line());
    Section::screen(&name).note(&note).show(ui, |ui| {
        shelf::show(ui, &mut state.shelf, own, sight, out);
    });
    state.whole.show(ui, sight, out);
    acts(ui, state, &view, sight, out);
    let hint = match state.typing.as_ref().map(|typing| typing.cell) {
        None => "screens-setup-cells",
        Some(Cell::Ante) => "screens-setup-cells-ante",
        Some(Cell::Small | Cell::Big) => "screens-setup-cells-chips",
        Some(Cell::Minutes) => "screens-setup-cells-minutes",
    };
    let line = vec2(ui.available_width(), ui.spacing().interact_size.y);
    ui.allocate_ui_with_layout(line, Layout::right_to_left(Align::Center), |ui| {
        carry(ui, state, sight, out);
        ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
            elided(ui, Text::Note.rich(ui.word(hint)).color(Theme::of(ui).dim));
        });
    });
    remarks(ui, &view);
    card(ui).inner_margin(egui::Margin::same(1)).show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = 0.0;
        list(ui, state, &view, sight, out);
    });
    if let Some(go) = go {
        lead(state, go, &view, sight, out);
    }
}

/// What of the list is in sight: where each column stands, and the cell that is typed into.
#[derive(Default)]
struct InSight {
    columns: Vec<Rect>,
    cell: Option<Rect>,
}

fn list(
    ui: &mut Ui,
    state: &mut StructureState,
    view: &StructureView,
    sight: &Sight<'_>,
    out: &mut Outbox,
) {
    let step = super::super::step(ui)
        .and_then(|step| super::super::stepped(state.chosen, step, view.rows.len()));
    if step.is_some() {
        state.typing = None;
    }
    let led = state.typing.as_ref().filter(|typing| typing.is_led_to()).map(|typing| typing.row);
    let chosen = step.or(state.typing.as_ref().map(|typing| typing.row)).or(state.chosen);
    let begin = (!std::mem::replace(&mut state.shown, true))
        .then(|| view.rows.iter().position(|row| row.state == RowState::Now))
        .flatten();
    let list = List::new("rows", &COLUMNS)
        .said()
        .row_height(30.0)
        .chosen(chosen)
        .scroll_to(step.or(led).or(begin));
    list.heads(ui, None);
    let theme = Theme::of(ui);
    let room = ui.available_rect_before_wrap();
    let mut seen = InSight::default();
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
        press(ui, state, (row, chosen), (view, &seen), sight, out);
    } else if state.typing.is_none() && is_entered(ui) {
        let coming =
            |row: &usize| view.rows.get(*row).is_some_and(|row| row.state != RowState::Played);
        edit(state.chosen.filter(coming), sight, out);
    }
    type_into(ui, state, room, &seen, sight, out);
}

/// Was Enter struck with nothing that has the keyboard, or had it until then?
fn is_entered(ui: &Ui) -> bool {
    let free = ui.memory(|memory| memory.focused().is_none() && memory.top_modal_layer().is_none());
    free && !typing(ui.ctx()) && ui.input(|input| input.key_pressed(Key::Enter))
}

/// A press on a cell is for typing into it; a second one beside the cells opens the row.
fn press(
    ui: &Ui,
    state: &mut StructureState,
    (row, before): (usize, Option<usize>),
    (view, seen): (&StructureView, &InSight),
    sight: &Sight<'_>,
    out: &mut Outbox,
) {
    let rows = &sight.tournament().clock().structure().rows;
    let (x, shift) = ui
        .input(|input| (input.pointer.interact_pos().map(|at| at.x), input.modifiers.shift_only()));
    let over = |cell: &Cell| {
        let span = seen.columns.get(column(*cell)).map(|span| span.expand2(vec2(7.0, 0.0)));
        x.zip(span).is_some_and(|(x, span)| span.x_range().contains(x))
    };
    let frozen = view.rows.get(row).is_none_or(|row| row.state == RowState::Played);
    let is_of = |cell: &Cell| rows.get(row).is_some_and(|row| cell.is_of(row)) && !frozen;
    let cell = Cell::ALL.into_iter().find(|cell| over(cell) && is_of(cell));
    let was_typing = state.typing.is_some();
    if let Some(typing) = &mut state.typing {
        if shift && cell == Some(typing.cell) && row > typing.row {
            typing.until = Some(row);
            return typing.seek();
        }
        if !typing.take(sight, rows, out) {
            state.chosen = Some(typing.row);
            return;
        }
    }
    state.typing = cell.map(|cell| Typing::at(row, cell));
    if let Some(typing) = &mut state.typing {
        typing.keep_up(sight.language, rows);
    }
    if cell.is_none() && !was_typing && before == Some(row) && !frozen {
        edit(Some(row), sight, out);
    }
}

/// The cell itself, over the list. One that was scrolled away is beyond its edge and still takes
/// what is typed.
fn type_into(
    ui: &mut Ui,
    state: &mut StructureState,
    room: Rect,
    seen: &InSight,
    sight: &Sight<'_>,
    out: &mut Outbox,
) {
    let Some(typing) = &mut state.typing else { return };
    let t = sight.tournament();
    let rows = &t.clock().structure().rows;
    let Some(above) = seen.columns.get(column(typing.cell)) else { return };
    let place = seen.cell.unwrap_or_else(|| {
        Rect::from_min_size(room.left_top() - vec2(0.0, 2.0 * above.height()), above.size())
    });
    let number = t.clock().structure().level_number(typing.row).to_string();
    let cell = ui.word(name(typing.cell));
    let gaps = [("level", number.into()), ("cell", cell.into())];
    let name = if rows.get(typing.row).is_some_and(|row| row.level().is_some()) {
        ui.say("screens-setup-cell", &gaps)
    } else {
        ui.word("screens-setup-cell-break")
    };
    if typing.show(ui, place, room, &name) && typing.take(sight, rows, out) {
        typing.until = None;
    }
    if let Some(why) = typing.fault(sight, rows) {
        typing.say(ui, place, room, &why);
    }
}

/// The name of a cell's words.
const fn name(cell: Cell) -> &'static str {
    match cell {
        Cell::Small => "dialogs-row-small",
        Cell::Big => "dialogs-row-big",
        Cell::Ante => "dialogs-row-ante",
        Cell::Minutes => "dialogs-row-minutes",
    }
}

/// Goes where a key leads.
fn lead(
    state: &mut StructureState,
    go: Go,
    view: &StructureView,
    sight: &Sight<'_>,
    out: &mut Outbox,
) {
    let rows = &sight.tournament().clock().structure().rows;
    let Some(typing) = &mut state.typing else { return };
    let is_free = |row: usize, cell: Cell| {
        let coming = view.rows.get(row).is_some_and(|row| row.state != RowState::Played);
        coming && rows.get(row).is_some_and(|row| cell.is_of(row))
    };
    match go {
        Go::Fill => typing.fill(sight, rows, out),
        Go::Reach(step) => typing.reach(step, rows),
        Go::Leave => {
            if typing.leave() {
                state.typing = None;
            }
        }
        Go::Turn { back } => {
            out.send(if back { Action::Undo } else { Action::Redo });
            typing.seek();
        }
        Go::Rows(_) | Go::Cells { .. } if !typing.take(sight, rows, out) => {}
        Go::Rows(step) => {
            let (cell, mut row) = (typing.cell, Some(typing.row));
            loop {
                row = row.and_then(|row| row.checked_add_signed(step)).filter(|r| *r < rows.len());
                if row.is_none_or(|row| is_free(row, cell)) {
                    break;
                }
            }
            typing.go(row.unwrap_or(typing.row), cell);
        }
        Go::Cells { step, around } => {
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
            typing.go(to.0, to.1);
        }
    }
    state.chosen = state.typing.as_ref().map(|typing| typing.row).or(state.chosen);
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

fn edit(row: Option<usize>, sight: &Sight<'_>, out: &mut Outbox) {
    let Some(row) = row else { return };
    if let Some(what) = sight.tournament().clock().structure().rows.get(row) {
        out.send(Action::Ask(Dialog::EditRow(Box::new(EditRow::change(row, what)))));
    }
}

/// What can be done to the chosen row. What is frozen says why.
fn acts(
    ui: &mut Ui,
    state: &mut StructureState,
    view: &StructureView,
    sight: &Sight<'_>,
    out: &mut Outbox,
) {
    let rows = &sight.tournament().clock().structure().rows;
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
            edit(Some(row), sight, out);
        }
        for (name, at) in [(BEFORE, row), (AFTER, row + 1)] {
            // A second close of registration is refused; any other row can be put in.
            let like = if matches!(what, Row::RegistrationCloses) {
                nearest_level(rows, row)
            } else {
                what.clone()
            };
            let refusal = sight.refusal(&insert(at, like.clone()));
            if ui.add(Button::new(&ui.word(name)).refusal(refusal.as_deref())).clicked() {
                out.send(Action::Ask(Dialog::EditRow(Box::new(EditRow::insert(at, &like)))));
            }
        }
        let clock = |command| Command::Clock(command);
        for (name, to) in [(UP, row.checked_sub(1)), (DOWN, Some(row + 1))] {
            let to = to.unwrap_or(usize::MAX);
            let command = clock(ClockCommand::MoveRow { row, to });
            if order(ui, Button::new(&ui.word(name)), command, sight, out).clicked() {
                (state.chosen, state.typing) = (Some(to), None);
            }
        }
        let remove = clock(ClockCommand::RemoveRow { row });
        if order(ui, Button::quiet(&ui.word(REMOVE)), remove, sight, out).clicked() {
            state.typing = None;
        }
    });
}

fn insert(row: usize, new: Row) -> Command {
    Command::Clock(ClockCommand::InsertRow { row, new })
}

/// The level before a row, or after it where there is none.
fn nearest_level(rows: &[Row], row: usize) -> Row {
    let before = rows.iter().take(row).rev().find(|row| row.level().is_some());
    let after = || rows.iter().skip(row).find(|row| row.level().is_some());
    before.or_else(after).cloned().unwrap_or(Row::EndOfDay)
}

/// The button that carries a cell down.
fn carry(ui: &mut Ui, state: &mut StructureState, sight: &Sight<'_>, out: &mut Outbox) {
    let rows = &sight.tournament().clock().structure().rows;
    let word = ui.word("screens-setup-fill");
    let button = Button::new(&word).key("Ctrl D");
    let Some(typing) = &mut state.typing else {
        let why = ui.word("screens-setup-fill-which");
        ui.add(button.refusal(Some(&why)));
        return;
    };
    let filled = typing.filled(sight.language, rows);
    let why = match &filled {
        Err(why) => Some(why.clone()),
        Ok(filled) if filled.is_empty() => Some(ui.word("screens-setup-fill-nothing")),
        Ok(filled) => {
            let rows = filled.clone();
            sight.refusal(&Command::Clock(ClockCommand::SetRows { rows }))
        }
    };
    let hint =
        filled.map(|filled| ui.say("screens-setup-fill-rows", &[("count", filled.len().into())]));
    let mut button = ui.add(button.refusal(why.as_deref()));
    if let (Ok(hint), None) = (hint, &why) {
        button = button.on_hover_text(hint);
    }
    if button.clicked() {
        typing.fill(sight, rows, out);
    }
}

/// What the check and the structure's source say, under the list.
fn remarks(ui: &mut Ui, view: &StructureView) {
    if view.warnings.is_empty() && view.notes.is_empty() {
        return;
    }
    Panel::bottom("remarks")
        .frame(egui::Frame::NONE)
        .show_separator_line(false)
        .resizable(false)
        .max_size(150.0)
        .show(ui, |ui| {
            let theme = Theme::of(ui);
            ui.add_space(space::CARD);
            card(ui).show(ui, |ui| {
                ui.set_width(ui.available_width());
                ScrollArea::vertical().id_salt("remarks").max_height(110.0).show(ui, |ui| {
                    ui.set_width(ui.available_width());
                    ui.spacing_mut().item_spacing.y = space::TIGHT;
                    for (tone, warning) in &view.warnings {
                        ui.add(
                            Label::new(Text::Note.rich(warning).color(theme.tone(*tone))).wrap(),
                        );
                    }
                    for note in &view.notes {
                        ui.add(Label::new(Text::Note.rich(note).color(theme.dim)).wrap());
                    }
                });
            });
        });
}
