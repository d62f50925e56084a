//! The structure, row by row: what is played is frozen, what comes can be changed.

use egui::{Label, Panel, ScrollArea, Ui};

use crate::{
    rules::levels::{Row, Structure},
    store::profiles::{Entry, shelf},
    tournament::{Command, clock::ClockCommand},
    ui::{
        action::{Action, Outbox},
        dialogs::{Dialog, edit_row::EditRow, new_event::OWN_STRUCTURES},
        order::order,
        sight::Sight,
        theme::{Text, Theme, mix, space},
        tongue::Speaks as _,
        widgets::{Button, Cells, Column, List, Section, Width, card},
    },
    view::{
        clock::{LevelRow, RowKind, RowState},
        registration::RegistrationView,
        setup::StructureView,
        words,
    },
};

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
    /// The list was brought to the row that is played.
    shown: bool,
    shelf: Option<Vec<Entry<Structure>>>,
}

/// Shows the structure with what can be done to the chosen row.
pub(super) fn show(ui: &mut Ui, state: &mut StructureState, sight: &Sight<'_>, out: &mut Outbox) {
    let view = sight.structure();
    state.chosen = state.chosen.filter(|row| *row < view.rows.len());
    let registration = RegistrationView::of(sight.language, sight.tournament(), sight.now);
    let note = format!("{} · {}", view.length, registration.line());
    Section::screen(&view.name).note(&note).show(ui, |ui| replace(ui, state, sight, out));
    acts(ui, state, &view, sight, out);
    ui.add_space(space::TIGHT);
    remarks(ui, &view);
    card(ui).inner_margin(egui::Margin::same(1)).show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = 0.0;
        let step = super::super::step(ui)
            .and_then(|step| super::super::stepped(state.chosen, step, view.rows.len()));
        let chosen = step.or(state.chosen);
        let begin = (!std::mem::replace(&mut state.shown, true))
            .then(|| view.rows.iter().position(|row| row.state == RowState::Now))
            .flatten();
        let list = List::new("rows", &COLUMNS)
            .said()
            .row_height(30.0)
            .chosen(chosen)
            .scroll_to(step.or(begin));
        list.heads(ui, None);
        let theme = Theme::of(ui);
        let pressed = list.rows(ui, view.rows.len(), |index, cells| {
            if let Some(row) = view.rows.get(index) {
                write_row(cells, row, theme);
            }
        });
        if pressed.is_some() && pressed == state.chosen {
            edit(state.chosen, sight, out);
        }
        state.chosen = pressed.or(chosen);
    });
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
                state.chosen = Some(to);
            }
        }
        let remove = clock(ClockCommand::RemoveRow { row });
        order(ui, Button::quiet(&ui.word(REMOVE)), remove, sight, out);
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

/// Another structure is taken from the shelf, as long as the clock was never started.
fn replace(ui: &mut Ui, state: &mut StructureState, sight: &Sight<'_>, out: &mut Outbox) {
    let word = ui.word("screens-setup-replace");
    if sight.tournament().clock().started() {
        let why = ui.word("screens-setup-replace-late");
        ui.add(Button::new(&word).refusal(Some(&why)));
        return;
    }
    let button = ui.add(Button::new(&word));
    egui::Popup::menu(&button).show(|ui| {
        ui.set_min_width(280.0);
        let shelf = state.shelf.get_or_insert_with(|| {
            let own = sight.session.path().parent().map(|folder| folder.join(OWN_STRUCTURES));
            shelf(own.as_deref())
        });
        for entry in shelf.iter() {
            let Ok(structure) = &entry.profile else { continue };
            let words = format!(
                "{} · {} · {}",
                structure.name,
                ui.language().chips(structure.starting_stack),
                words::hours(sight.language, structure.minutes())
            );
            let here = *structure == *sight.tournament().clock().structure();
            if ui.add_enabled(!here, egui::Button::new(Text::Body.rich(words))).clicked() {
                let structure = Box::new(structure.clone());
                out.submit(Command::Clock(ClockCommand::Replace { structure }));
            }
        }
    });
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
