//! The room from above, and the to-do list.

mod banner;
mod board;
mod breaking;
mod cards;
mod dense;
mod final_room;
mod large;
mod named;
mod seats;
mod sheet;
mod tables;
mod todo;

use std::rc::Rc;

use bottone_base::seat::{Seat, SeatNo, Seats, TableNo};
use bottone_store::settings::TableSize;
use bottone_tournament::{
    Command, Tournament,
    entries::EntryId,
    tables::{Table, TableCommand},
};
use bottone_ui_dialogs::{
    bust::BustPlayers,
    palette::{Palette, Purpose},
};
use bottone_ui_frame::{
    action::{Action, Outbox, Screen},
    commands::{UiCommand, bust, key_label, open_next},
    context::FrameContext,
    guide_target::{self, GuideTarget},
};
use bottone_ui_kit::{
    command_button::command_button,
    i18n::HasLanguage as _,
    icons::Icon,
    theme::space,
    widgets::{Button, DrawingCache, EmptyState, Section, TileLook, tabs},
};
use bottone_view::{
    floor::{FinalRoom, Floor, TableCard},
    todo::{Task, TaskAct},
};
use egui::{Align, Context, Layout, Ui, UiBuilder, pos2};

pub use todo::first_step;

/// The width of the panel at the right, in points.
const PANEL: f32 = 344.0;
/// Its greatest share of the width.
const PANEL_PART: f32 = 0.36;

/// A view of the room.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum FloorTab {
    #[default]
    Tables,
    Seats,
    Breaking,
    /// The hands that the floor waits for.
    Board,
}

/// The width of a heading below which buttons have no keys, in points.
const NARROW: f32 = 700.0;
/// The width below which the views stand under the heading, in points.
const NARROWER: f32 = 600.0;

const TABS: [(FloorTab, &str); 4] = [
    (FloorTab::Tables, "screens-floor-tables"),
    (FloorTab::Seats, "screens-floor-seats"),
    (FloorTab::Breaking, "screens-floor-breaking"),
    (FloorTab::Board, "board-tab"),
];

/// The state of the floor screen.
#[derive(Default)]
pub struct FloorState {
    tab: FloorTab,
    chosen: Option<(TableNo, Option<SeatNo>)>,
    /// The seats of the task under the pointer.
    lit: Vec<Seat>,
    /// True if the chosen table is to be scrolled into view.
    seek: bool,
    /// True if the chosen table is to get the keyboard.
    follow: bool,
    /// The id of the table that last had the keyboard.
    focused: Option<egui::Id>,
    large: large::LargeTables,
    tiles: DrawingCache<TableNo, TileLook>,
    first: todo::EnterTask,
    todo: todo::Shown,
    board: board::BoardState,
}

impl FloorState {
    /// Chooses a table, or a seat at it, and scrolls it into view.
    pub fn choose(&mut self, table: TableNo, seat: Option<SeatNo>) {
        self.chosen = Some((table, seat));
        if self.tab == FloorTab::Board {
            self.tab = FloorTab::Tables;
        }
        self.seek = true;
    }

    /// Shows the board of the hands that the floor waits for.
    pub fn show_board(&mut self) {
        self.tab = FloorTab::Board;
    }

    /// Clears the chosen seat, and then the table; leaves the board.
    pub fn clear_choice(&mut self) {
        if self.tab == FloorTab::Board {
            if self.board.clear_or_leave() {
                self.tab = FloorTab::Tables;
            }
            return;
        }
        self.chosen = match self.chosen {
            Some((table, Some(_))) => Some((table, None)),
            _ => None,
        };
    }

    /// Returns the chosen table.
    pub fn table(&self) -> Option<TableNo> {
        self.chosen.map(|(table, _)| table)
    }

    /// Returns the chosen seat.
    fn seat(&self) -> Option<Seat> {
        self.chosen.and_then(|(table, seat)| Some(Seat { table, seat: seat? }))
    }

    /// Returns the entry in the chosen seat.
    pub fn chosen_entry(&self, t: &Tournament) -> Option<EntryId> {
        let seat = self.seat()?;
        t.tables().table(seat.table)?.entry(seat.seat)
    }

    /// Returns whether the first of these tasks has been on the list long enough for Enter to apply
    /// to it.
    pub fn accepts_enter(&mut self, tasks: &[Task], ctx: &Context) -> bool {
        self.first.accepts_enter(tasks, ctx)
    }

    /// Chooses the pressed item; a second press clears the choice.
    fn press(&mut self, table: TableNo, seat: Option<SeatNo>) {
        let pressed = Some((table, seat));
        self.chosen = if self.chosen == pressed { None } else { pressed };
    }

    /// Returns the surroundings of the final table, if that is shown large.
    fn final_room(&self, cx: &FrameContext<'_>) -> Option<Rc<FinalRoom>> {
        let here = self.tab == FloorTab::Tables && !cx.views.floor().tables.is_empty();
        self.large.room().filter(|_| here)
    }

    /// Returns the row of the chosen table, if it is to be scrolled into view.
    fn row_to_show(&mut self, cards: &[TableCard], columns: usize) -> Option<usize> {
        let seek = std::mem::take(&mut self.seek);
        let at = cards.iter().position(|card| Some(card.table) == self.table());
        at.filter(|_| seek).map(|at| at / columns.max(1))
    }

    fn lit_at(&self, table: TableNo) -> Seats {
        let chosen = self.seat();
        let lit = self.lit.iter().copied().chain(chosen);
        lit.filter(|seat| seat.table == table).map(|seat| seat.seat).collect()
    }
}

/// Shows the floor, with its tables at the chosen size.
pub fn show(
    ui: &mut Ui,
    state: &mut FloorState,
    wanted: TableSize,
    cx: &FrameContext<'_>,
    out: &mut Outbox,
) {
    // A broken table is no longer chosen.
    let open = |table| cx.tournament().tables().table(table).is_some();
    state.chosen = state.chosen.filter(|(table, _)| open(*table));
    state.board.follow(cx.tournament(), &mut state.tab);
    if state.tab == FloorTab::Board {
        return board::show(ui, state, cx, out);
    }
    let whole = ui.max_rect();
    let split = whole.right() - PANEL.min(whole.width() * PANEL_PART);
    let left = whole.with_max_x(split - space::CARD);
    let right = egui::Rect::from_min_max(pos2(split, whole.top()), whole.max);
    ui.scope_builder(UiBuilder::new().max_rect(left).id_salt("room"), |ui| {
        head(ui, state, cx, out);
        ui.add_space(space::TIGHT);
        if cx.views.floor().tables.is_empty() {
            empty(ui, cx, out);
            return;
        }
        banner::show(ui, cx, out);
        match state.tab {
            FloorTab::Tables => tables::show(ui, state, wanted, cx, out),
            FloorTab::Seats => seats::show(ui, state, cx, out),
            FloorTab::Breaking => breaking::show(ui, state, cx, out),
            FloorTab::Board => {}
        }
    });
    ui.scope_builder(UiBuilder::new().max_rect(right).id_salt("panel"), |ui| {
        let place = ui.max_rect();
        let place = match state.table() {
            Some(table) => {
                let below = sheet::show(ui, place, table, state, cx, out) + space::CARD;
                place.with_min_y(below)
            }
            // At the final table there is more to show than to do.
            None => match state.final_room(cx) {
                Some(room) => final_room::show(ui, place, &room),
                None => place,
            },
        };
        todo::show(ui, place, state, cx, out);
    });
}

fn head(ui: &mut Ui, state: &mut FloorState, cx: &FrameContext<'_>, out: &mut Outbox) {
    let floor: &Floor = cx.views.floor();
    // In little space, buttons have no keys; the list of keys has them.
    let capped = ui.available_width() > NARROW;
    let one_line = ui.available_width() > NARROWER;
    Section::screen(&ui.word("shell-floor")).notes(&floor.summary).show(ui, |ui| {
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            ui.spacing_mut().item_spacing.x = space::ITEM;
            break_button(ui, state, cx, out);
            move_button(ui, (state, capped), cx, out);
            bust_button(ui, (state, capped), cx, out);
            if one_line {
                views(ui, state, cx);
            }
        });
    });
    if !one_line {
        views(ui, state, cx);
    }
}

/// Draws the views of the room.
fn views(ui: &mut Ui, state: &mut FloorState, cx: &FrameContext<'_>) {
    let waits = cx.tournament().hands().board().is_some();
    let mut here = ui.words(&TABS).to_vec();
    here.retain(|(tab, _)| *tab != FloorTab::Board || waits);
    tabs(ui, &mut state.tab, &here);
}

fn bust_button(
    ui: &mut Ui,
    (state, capped): (&FloorState, bool),
    cx: &FrameContext<'_>,
    out: &mut Outbox,
) {
    let word = ui.word("screens-floor-bust");
    let button = with_cap(Button::new(&word), UiCommand::Bust, capped);
    if let Some(entry) = state.chosen_entry(cx.tournament()) {
        command_button(ui, button, bust(entry), cx, out);
        return;
    }
    let bust = ui.add(button.refusal(read_only_reason(cx).as_deref()));
    guide_target::note_place(ui, GuideTarget::Bust, bust.rect);
    if bust.clicked() {
        out.send(match state.table() {
            Some(table) => Action::ask(BustPlayers::new(table, None)),
            None => Action::ask(Palette::new(Purpose::Bust)),
        });
    }
}

/// Returns the button with its key, if there is room for it.
fn with_cap(button: Button<'_>, command: UiCommand, capped: bool) -> Button<'_> {
    if capped { button.key(key_label(command)) } else { button }
}

fn move_button(
    ui: &mut Ui,
    (state, capped): (&FloorState, bool),
    cx: &FrameContext<'_>,
    out: &mut Outbox,
) {
    let word = ui.word("screens-floor-move");
    let button = with_cap(Button::new(&word), UiCommand::Move, capped);
    if ui.add(button.refusal(read_only_reason(cx).as_deref())).clicked() {
        out.send(match state.chosen_entry(cx.tournament()) {
            Some(entry) => Action::Act(TaskAct::ChooseSeat(entry)),
            None => Action::ask(Palette::new(Purpose::Move)),
        });
    }
}

fn break_button(ui: &mut Ui, state: &FloorState, cx: &FrameContext<'_>, out: &mut Outbox) {
    let word = ui.word("screens-floor-break");
    let button = Button::new(&word);
    let Some(table) = state.table() else {
        ui.add(button.refusal(Some(&ui.word("shell-choose-table"))));
        return;
    };
    // The break is possible or not whatever the seed of the draw.
    let refusal = cx.refusal(&Command::Tables(TableCommand::Break { table, seed: 0 }));
    if ui.add(button.refusal(refusal.as_deref())).clicked() {
        out.send(Action::Act(TaskAct::Break(table)));
    }
}

/// Returns the reason why nothing can be done in a file open for reading only.
fn read_only_reason(cx: &FrameContext<'_>) -> Option<String> {
    cx.desk.read_only().map(|_| cx.language.word("shell-only-reading"))
}

/// Draws a room without tables, with the first step.
fn empty(ui: &mut Ui, cx: &FrameContext<'_>, out: &mut Outbox) {
    if cx.tournament().waiting().next().is_some() {
        let sentence = ui.word("screens-floor-players-wait");
        EmptyState::new(Icon::Floor, &sentence).show(ui, |ui| open_button(ui, cx, out));
        return;
    }
    let (sentence, word) = (ui.word("screens-floor-no-table"), ui.word("screens-floor-register"));
    EmptyState::new(Icon::Floor, &sentence).show(ui, |ui| {
        if ui.add(Button::primary(&word).key(key_label(UiCommand::Go(Screen::Players)))).clicked() {
            out.send(Action::Go(Screen::Players));
        }
        open_button(ui, cx, out);
    });
}

/// Draws the button that opens the lowest table not open.
fn open_button(ui: &mut Ui, cx: &FrameContext<'_>, out: &mut Outbox) {
    if let Some(command) = open_next(cx) {
        command_button(ui, Button::new(&ui.word("screens-floor-open-table")), command, cx, out);
    }
}

/// Returns an open table by its number.
fn table<'a>(cx: &'a FrameContext<'_>, number: TableNo) -> Option<&'a Table> {
    cx.tournament().tables().table(number)
}
