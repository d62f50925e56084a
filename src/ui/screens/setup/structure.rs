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
        widgets::{Button, Cells, Column, List, Section, Width, card},
    },
    view::{
        clock::{LevelRow, RowKind, RowState},
        setup::StructureView,
        words,
    },
};

const COLUMNS: [Column<'static>; 8] = [
    Column::figures("Level", Width::Points(38.0)),
    Column::figures("Small", Width::Points(64.0)),
    Column::figures("Big", Width::Points(64.0)),
    Column::new("Ante", Width::Points(92.0)),
    Column::figures("Min", Width::Points(32.0)),
    Column::figures("Starts", Width::Points(46.0)),
    Column::new("", Width::Points(46.0)),
    Column::new("What to know", Width::Share(1.0)),
];

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
    Section::screen(&view.name).note(&view.length).show(ui, |ui| replace(ui, state, sight, out));
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
        let list =
            List::new("Rows", &COLUMNS).row_height(30.0).chosen(chosen).scroll_to(step.or(begin));
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
    let faded = mix(theme.card, theme.dim, 0.65);
    let (ink, soft) = match row.state {
        RowState::Played => (faded, faded),
        RowState::Now | RowState::Coming => (theme.text, theme.dim),
    };
    let state = match row.state {
        RowState::Played => "played",
        RowState::Now => "now",
        RowState::Coming => "",
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
    cells.write(state, Text::Note, if row.state == RowState::Now { theme.accent } else { faded });
    let text = if row.kind == RowKind::Level { row.text.as_str() } else { "" };
    let bets = if row.bets.is_empty() { String::new() } else { format!("bets {}", row.bets) };
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
    let choose = Some("Choose a row first");
    ui.horizontal_wrapped(|ui| {
        let chosen = state.chosen.and_then(|row| Some((row, rows.get(row)?, view.rows.get(row)?)));
        let Some((row, what, shown)) = chosen else {
            for word in
                ["Edit…", "Insert before…", "Insert after…", "Move up", "Move down", "Remove"]
            {
                ui.add(Button::new(word).refusal(choose));
            }
            return;
        };
        let frozen =
            (shown.state == RowState::Played).then_some("What has been played stays as it was");
        if ui.add(Button::new("Edit…").refusal(frozen)).clicked() {
            edit(Some(row), sight, out);
        }
        for (word, at) in [("Insert before…", row), ("Insert after…", row + 1)] {
            // A second close of registration is refused; any other row can be put in.
            let like = if matches!(what, Row::RegistrationCloses) {
                nearest_level(rows, row)
            } else {
                what.clone()
            };
            let refusal = sight.refusal(&insert(at, like.clone()));
            if ui.add(Button::new(word).refusal(refusal.as_deref())).clicked() {
                out.send(Action::Ask(Dialog::EditRow(Box::new(EditRow::insert(at, &like)))));
            }
        }
        let clock = |command| Command::Clock(command);
        for (word, to) in [("Move up", row.checked_sub(1)), ("Move down", Some(row + 1))] {
            let to = to.unwrap_or(usize::MAX);
            let command = clock(ClockCommand::MoveRow { row, to });
            if order(ui, Button::new(word), command, sight, out).clicked() {
                state.chosen = Some(to);
            }
        }
        order(ui, Button::quiet("Remove"), clock(ClockCommand::RemoveRow { row }), sight, out);
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
    if sight.tournament().clock().started() {
        let why = "The clock was started: rows that come can be changed one by one";
        ui.add(Button::new("Replace…").refusal(Some(why)));
        return;
    }
    let button = ui.add(Button::new("Replace…"));
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
                structure.starting_stack,
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
