//! The chosen table: its players, and the possible actions.

use bottone_base::seat::{Seat, TableNo};
use bottone_tournament::{
    Command,
    entries::EntryId,
    papers::{Scope, SheetKind},
    tables::TableCommand,
};
use bottone_ui_dialogs::bust::BustPlayers;
use bottone_ui_frame::{
    action::{Action, Outbox, PrintAction},
    commands::{UiCommand, bust, key_label},
    context::FrameContext,
};
use bottone_ui_kit::{
    command_button::command_button,
    i18n::HasLanguage as _,
    icons::Icon,
    theme::{Text, Theme, space},
    widgets::{Button, Section, card, more},
};
use bottone_view::{
    arrivals::{awaited_at, mark_seen},
    floor::TableSheet,
    todo::TaskAct,
};
use egui::{Label, Rect, ScrollArea, Ui, UiBuilder};

use super::{FloorState, read_only_reason, seats, table};

const LINE: f32 = 21.0;
/// The smallest height of the to-do list, in points.
const TASKS_HEIGHT: f32 = 203.0;

/// Shows the sheet at the top of `place`; returns its lower edge.
pub(super) fn show(
    ui: &mut Ui,
    place: Rect,
    number: TableNo,
    state: &mut FloorState,
    cx: &FrameContext<'_>,
    out: &mut Outbox,
) -> f32 {
    let Some(sheet) = TableSheet::of(cx.language, cx.tournament(), number, cx.now) else {
        return place.top();
    };
    let room = place.with_max_y(place.bottom() - TASKS_HEIGHT);
    let build = UiBuilder::new().max_rect(room).id_salt(("sheet", number));
    let shown = ui.scope_builder(build, |ui| {
        card(ui).show(ui, |ui| {
            ui.set_width(ui.available_width());
            ScrollArea::vertical().auto_shrink([false, true]).id_salt("sheet").show(ui, |ui| {
                ui.spacing_mut().item_spacing.y = space::TIGHT;
                head(ui, &sheet, state, out);
                let theme = Theme::of(ui);
                ui.add(Label::new(Text::Note.rich(&sheet.button).color(theme.dim)).wrap());
                ui.scope(|ui| {
                    ui.spacing_mut().item_spacing.y = 0.0;
                    for line in &sheet.seats {
                        let chosen = state.chosen == Some((number, Some(line.seat)));
                        if seats::seat(ui, line, chosen, LINE) {
                            state.press(number, Some(line.seat));
                        }
                    }
                });
                ui.add_space(space::TIGHT);
                seat_buttons(ui, &sheet, state, cx, out);
            });
        });
    });
    shown.response.rect.bottom()
}

fn head(ui: &mut Ui, sheet: &TableSheet, state: &mut FloorState, out: &mut Outbox) {
    Section::card(&sheet.title).notes(std::slice::from_ref(&sheet.of)).show(ui, |ui| {
        if ui.add(Button::picture(Icon::Close, &ui.word("screens-floor-deselect"))).clicked() {
            state.chosen = None;
        }
        table_button(ui, sheet.table, out);
        let word = ui.word("counts-button");
        if !is_empty_table(sheet) && ui.add(Button::picture(Icon::Chips, &word)).clicked() {
            out.send(Action::Act(TaskAct::Count(sheet.table)));
        }
        let word = ui.word("printing-ask");
        if !is_empty_table(sheet) && ui.add(Button::picture(Icon::Print, &word)).clicked() {
            let table = Scope::Tables(vec![sheet.table]);
            out.send(Action::Print(PrintAction::Show(SheetKind::TableSheets, table)));
        }
    });
}

/// Draws the button to the table itself: rulings, the hand, the button.
fn table_button(ui: &mut Ui, number: TableNo, out: &mut Outbox) {
    let word = ui.word("screens-floor-at-the-table");
    let button = Button::new(&word).icon(Icon::Table).key(key_label(UiCommand::Sit));
    if ui.add(button).clicked() {
        out.send(Action::SitAt(number));
    }
}

/// Draws the actions on the chosen seat.
fn seat_buttons(
    ui: &mut Ui,
    sheet: &TableSheet,
    state: &FloorState,
    cx: &FrameContext<'_>,
    out: &mut Outbox,
) {
    let number = sheet.table;
    let seat = state.seat().filter(|seat| seat.table == number);
    ui.horizontal_wrapped(|ui| match (seat, state.chosen_entry(cx.tournament())) {
        (Some(_), Some(entry)) => player_buttons(ui, sheet, entry, cx, out),
        (Some(seat), None) => {
            close_button(ui, seat, cx, out);
            more(ui, |ui| table_acts(ui, sheet, cx, out));
        }
        (None, _) => {
            arrival_button(
                ui,
                "arrivals-all-arrived",
                awaited_at(cx.tournament(), number),
                cx,
                out,
            );
            several_button(ui, number, None, cx, out);
            more(ui, |ui| table_acts(ui, sheet, cx, out));
        }
    });
}

fn player_buttons(
    ui: &mut Ui,
    sheet: &TableSheet,
    entry: EntryId,
    cx: &FrameContext<'_>,
    out: &mut Outbox,
) {
    let word = ui.word("screens-floor-bust-player");
    command_button(
        ui,
        Button::primary(&word).key(key_label(UiCommand::Bust)),
        bust(entry),
        cx,
        out,
    );
    let word = ui.word("screens-floor-move-player");
    let button = Button::new(&word).key(key_label(UiCommand::Move));
    if ui.add(button.refusal(read_only_reason(cx).as_deref())).clicked() {
        out.send(Action::Act(TaskAct::ChooseSeat(entry)));
    }
    if cx.tournament().arrivals().awaits(entry) {
        arrival_button(ui, "arrivals-arrived", vec![entry], cx, out);
    }
    more(ui, |ui| {
        let pinned = cx.tournament().tables().is_pinned(entry);
        let name = if pinned { "screens-floor-unpin" } else { "screens-floor-pin" };
        let pin = Command::Tables(TableCommand::Pin { entry, pinned: !pinned });
        command_button(ui, Button::quiet(&ui.word(name)).flat(), pin, cx, out);
        several_button(ui, sheet.table, Some(entry), cx, out);
        let player = cx.tournament().entries().get(entry).map(|entry| entry.player);
        if let Some(player) = player
            && ui.add(Button::quiet(&ui.word("screens-floor-player")).flat()).clicked()
        {
            out.send(Action::ShowPlayer(player));
        }
        ui.separator();
        table_acts(ui, sheet, cx, out);
    });
}

/// Draws the button that confirms the arrival of these players, if any of them was missed.
fn arrival_button(
    ui: &mut Ui,
    name: &str,
    entries: Vec<EntryId>,
    cx: &FrameContext<'_>,
    out: &mut Outbox,
) {
    if !entries.is_empty() {
        let word = ui.word(name);
        command_button(
            ui,
            Button::new(&word).key(key_label(UiCommand::Arrived)),
            mark_seen(entries),
            cx,
            out,
        );
    }
}

fn close_button(ui: &mut Ui, seat: Seat, cx: &FrameContext<'_>, out: &mut Outbox) {
    let closed = table(cx, seat.table).is_some_and(|table| table.closed().contains(seat.seat));
    let name = if closed { "screens-floor-open-seat" } else { "screens-floor-close-seat" };
    let command = Command::Tables(TableCommand::CloseSeat { seat, closed: !closed });
    command_button(ui, Button::new(&ui.word(name)), command, cx, out);
}

fn several_button(
    ui: &mut Ui,
    number: TableNo,
    entry: Option<EntryId>,
    cx: &FrameContext<'_>,
    out: &mut Outbox,
) {
    let word = ui.word("screens-floor-several");
    if ui.add(Button::quiet(&word).refusal(read_only_reason(cx).as_deref())).clicked() {
        out.send(Action::ask(BustPlayers::new(number, entry)));
    }
}

/// Draws the rare actions on the table, one below the other.
fn table_acts(ui: &mut Ui, sheet: &TableSheet, cx: &FrameContext<'_>, out: &mut Outbox) {
    let number = sheet.table;
    let size = u8::try_from(sheet.seats.len()).unwrap_or(u8::MAX);
    let few = sheet.seats.iter().filter(|line| line.entry.is_some()).count() < 2;
    let refusal = read_only_reason(cx).or_else(|| few.then(|| ui.word("screens-floor-few")));
    let word = ui.word("screens-floor-button");
    if ui.add(Button::quiet(&word).flat().refusal(refusal.as_deref())).clicked() {
        out.send(Action::Act(TaskAct::AskButton(number)));
    }
    let hand = Command::Tables(TableCommand::Hands { table: number, hands: 1, stud: false });
    command_button(ui, Button::quiet(&ui.word("screens-floor-hand")).flat(), hand, cx, out);
    let resize = |size| Command::Tables(TableCommand::Resize { table: number, size });
    for (name, size) in [
        ("screens-floor-chair-more", size.saturating_add(1)),
        ("screens-floor-chair-less", size.saturating_sub(1)),
    ] {
        command_button(ui, Button::quiet(&ui.word(name)).flat(), resize(size), cx, out);
    }
}

/// Returns whether the table is empty.
fn is_empty_table(sheet: &TableSheet) -> bool {
    sheet.seats.iter().all(|line| line.entry.is_none())
}
