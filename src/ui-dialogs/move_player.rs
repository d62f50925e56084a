//! A player's move: the destination and the reason.

use bottone_base::seat::{Seat, SeatNo, TableNo};
use bottone_i18n::Language;
use bottone_rules::seating::TableSeats;
use bottone_session::OpenDialog;
use bottone_tournament::{
    Command, Tournament,
    entries::EntryId,
    tables::{MoveReason, Table, TableCommand},
};
use bottone_ui_frame::{
    action::{Action, Outbox},
    context::FrameContext,
    dialog::{EventDialog, answer_buttons, show_question},
};
use bottone_ui_kit::{
    command_button::command_button,
    gate::{self, arrow_steps, step_row},
    i18n::HasLanguage as _,
    seat_keys::pressed_seats,
    theme::{Text, Theme, space},
    typing,
    widgets::Button,
};
use bottone_view::floor::stack_of;
use bottone_vocabulary::words;
use egui::{Label, ScrollArea, TextEdit, Ui};

use super::late_time::LateTimeField;

const LIST: f32 = 300.0;

/// The moving player, the chosen seat, and the reason as typed.
#[derive(Clone, Debug)]
pub struct MovePlayer {
    entry: EntryId,
    table: Option<TableNo>,
    destination: Option<Seat>,
    reason: String,
    earlier: LateTimeField,
}

impl MovePlayer {
    /// Asks where `entry` moves; `balances` is its destination by the balance of the tables, if
    /// any.
    pub fn new(language: Language, entry: EntryId, balances: Option<TableNo>) -> Self {
        let reason = balances.map(|_| language.word("dialogs-move-balance")).unwrap_or_default();
        Self {
            entry,
            table: balances,
            destination: None,
            reason,
            earlier: LateTimeField::default(),
        }
    }

    /// Handles the keys: arrows choose a table, digits a seat there.
    fn press(&mut self, ui: &Ui, t: &Tournament) {
        let open: Vec<TableNo> = tables_by_space(t).map(|(number, _)| number).collect();
        if let Some(step) = arrow_steps(ui) {
            let here = open.iter().position(|number| Some(*number) == self.table);
            let table = step_row(here, step, open.len()).and_then(|at| open.get(at)).copied();
            (self.table, self.destination) = (table, None);
        }
        for seat in pressed_seats(ui) {
            if let [only] = open.as_slice() {
                self.table = Some(*only);
            }
            let Some(table) =
                self.table.and_then(|number| Some((number, t.tables().table(number)?)))
            else {
                continue;
            };
            let to = Seat { table: table.0, seat };
            if table.1.free().contains(seat) || self.swaps_with(t, to).is_some() {
                self.destination = Some(to);
            }
        }
    }

    /// Returns the player in this seat, who would swap seats.
    fn swaps_with(&self, t: &Tournament, to: Seat) -> Option<EntryId> {
        t.tables().table(to.table)?.entry(to.seat).filter(|other| *other != self.entry)
    }

    fn command(&self, t: &Tournament, to: Seat) -> Command {
        let reason = MoveReason::Floor(self.reason.trim().to_owned());
        Command::Tables(match self.swaps_with(t, to) {
            Some(other) => TableCommand::Swap { one: self.entry, other, reason },
            None => TableCommand::Move { entry: self.entry, to, reason },
        })
    }
}

impl EventDialog for MovePlayer {
    fn show(&mut self, ui: &mut Ui, cx: &FrameContext<'_>, out: &mut Outbox) {
        let t = cx.tournament();
        let Some(from) = t.tables().seat_of(self.entry) else {
            return out.send(Action::CloseDialog);
        };
        out.set_open(OpenDialog::Moves(self.entry));
        if self.table.is_none() {
            // Its seats are shown and have their digits at once.
            let mut others = tables_by_space(t).filter(|(number, _)| *number != from.table);
            self.table = others.next().map(|(number, _)| number).or(Some(from.table));
        }
        let name = words::full_name(cx.language, t, self.entry);
        let name = ui.say("dialogs-move-title", &[("name", name.into())]);
        show_question(ui, &name, 600.0, out, |ui, out| {
            self.press(ui, t);
            let theme = Theme::of(ui);
            let from = words::seat_in_full(cx.language, from);
            let sits = ui.say("dialogs-move-sits", &[("seat", from.into())]);
            let stack = stack_of(cx.language, t, self.entry, cx.now);
            let sits = words::joined([sits, stack]);
            ui.add(Label::new(Text::Note.rich(sits).color(theme.dim)).wrap());
            ui.add_space(space::TIGHT);
            ui.horizontal_top(|ui| {
                ui.push_id("tables", |ui| tables(ui, self, cx));
                ui.push_id("seats", |ui| open_seats(ui, self, cx));
            });
            ui.add_space(space::TIGHT);
            ui.horizontal(|ui| {
                let label = ui.label(Text::Body.rich(ui.word("dialogs-reason")).color(theme.text));
                let field = TextEdit::singleline(&mut self.reason)
                    .id(typing::field_id_of(ui, "reason"))
                    .char_limit(200);
                let field = ui.add(field.desired_width(f32::INFINITY)).labelled_by(label.id);
                gate::keeps(ui, field, self.reason.trim().is_empty());
            });
            let at = self.earlier.show(ui, cx);
            let command = self.destination.map(|to| self.command(t, to));
            // An act recorded late is checked against the event at that instant.
            let now = at == Ok(None);
            let refusal = command.as_ref().filter(|_| now).and_then(|it| cx.desk.can(it).err());
            match (command, refusal) {
                (Some(command), Some(refusal)) if refusal.is_waivable() => {
                    command_button(
                        ui,
                        Button::primary(&ui.word("dialogs-move-waive")),
                        command,
                        cx,
                        out,
                    );
                }
                (command, refusal) => {
                    let missing = command.is_none().then(|| ui.word("dialogs-move-choose"));
                    let refusal = refusal.map(|refusal| words::refusal(cx.language, refusal));
                    let refusal = missing.or(at.as_ref().err().cloned()).or(refusal);
                    let swap = self.destination.and_then(|to| self.swaps_with(t, to));
                    let word = match (self.destination, swap) {
                        (_, Some(other)) => {
                            let name = words::short_name(ui.language(), t, other);
                            ui.say("dialogs-move-swap", &[("name", name.into())])
                        }
                        (Some(to), None) => ui.say(
                            "dialogs-move-to",
                            &[("seat", words::seat(ui.language(), to).into())],
                        ),
                        (None, None) => ui.word("dialogs-move"),
                    };
                    if answer_buttons(ui, &word, refusal.as_deref(), out)
                        && let (Some(command), Ok(at)) = (command, at)
                    {
                        out.send(Action::CloseDialog);
                        LateTimeField::send(at, command, out);
                    }
                }
            }
        });
    }
}

/// Returns every table: those with an open seat first, then the full ones, where seats can be
/// swapped.
fn tables_by_space(t: &Tournament) -> impl Iterator<Item = (TableNo, &Table)> {
    let has_seat = |(_, table): &(TableNo, &Table)| !table.free().is_empty();
    let full = t.tables().open().filter(move |table| !has_seat(table));
    t.tables().open().filter(has_seat).chain(full)
}

fn tables(ui: &mut Ui, state: &mut MovePlayer, cx: &FrameContext<'_>) {
    let open: Vec<(TableNo, &Table)> = tables_by_space(cx.tournament()).collect();
    ui.vertical(|ui| {
        ui.set_width(230.0);
        let height = ui.spacing().interact_size.y;
        let area = ScrollArea::vertical().max_height(LIST).auto_shrink([false, false]);
        area.show_rows(ui, height, open.len(), |ui, rows| {
            for (number, table) in open.get(rows).unwrap_or_default() {
                let gaps = [
                    ("table", number.to_string().into()),
                    ("players", table.occupied().len().into()),
                    ("seats", table.size().into()),
                ];
                let name = ui.say("dialogs-move-table", &gaps);
                let chosen = state.table == Some(*number);
                if ui.add(Button::quiet(&name).chosen(chosen).least_width(214.0)).clicked() {
                    state.table = Some(*number);
                    state.destination = None;
                }
            }
        });
    });
}

/// Draws the open seats of the chosen table, each with the hands until its big blind. Players who
/// can swap seats follow.
fn open_seats(ui: &mut Ui, state: &mut MovePlayer, cx: &FrameContext<'_>) {
    let Some((number, table)) =
        state.table.and_then(|no| Some((no, cx.tournament().tables().table(no)?)))
    else {
        return;
    };
    let coming = table_seats(cx, number, table);
    let t = cx.tournament();
    let taken = table.entries().filter(|(_, entry)| *entry != state.entry);
    let taken: Vec<(SeatNo, EntryId)> = taken.collect();
    ui.vertical(|ui| {
        let mut offer = |ui: &mut Ui, seat: SeatNo, button: Button<'_>| {
            let to = Seat { table: number, seat };
            let width = ui.available_width();
            if ui.add(button.chosen(state.destination == Some(to)).least_width(width)).clicked() {
                state.destination = Some(to);
            }
        };
        for seat in table.free().iter() {
            let number = ("seat", seat.get().into());
            let word = match big_blind_note(ui.language(), &coming, seat) {
                Some(what) => ui.say("dialogs-move-seat-what", &[number, ("what", what.into())]),
                None => ui.say("dialogs-move-seat", &[number]),
            };
            offer(ui, seat, Button::new(&word));
        }
        for (seat, other) in &taken {
            let name = words::short_name(ui.language(), t, *other);
            let stack = stack_of(ui.language(), t, *other, cx.now);
            let name = words::joined([name, stack]);
            let gaps = [("seat", seat.get().into()), ("name", name.into())];
            let word = ui.say("dialogs-move-seat-taken", &gaps);
            offer(ui, *seat, Button::quiet(&word));
        }
    });
}

fn table_seats(cx: &FrameContext<'_>, number: TableNo, table: &Table) -> TableSeats {
    let next = cx.tournament().next_hand(number, cx.now).map(|next| next.positions);
    let occupied = table.occupied();
    TableSeats { occupied, next, ..TableSeats::empty(number, table.size(), table.closed()) }
}

/// Returns the number of hands until the big blind in `seat`, or a note that it waits; `None` if
/// the button is unknown.
fn big_blind_note(language: Language, table: &TableSeats, seat: SeatNo) -> Option<String> {
    table.next?;
    if table.waits(seat) {
        return Some(language.word("dialogs-move-waits"));
    }
    Some(words::big_blind_in(language, table.big_blind_in(seat)?))
}
