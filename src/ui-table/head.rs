//! The line above every tab: the table, the tabs and the rule book.

use bottone_base::seat::{FEWEST_SEATS, MOST_SEATS, TableNo};
use bottone_dealer::Felt;
use bottone_i18n::Language;
use bottone_ui_kit::{
    gate,
    i18n::HasLanguage as _,
    theme::space,
    widgets::{Button, pick, tabs},
};
use bottone_vocabulary::words::stakes;
use egui::{Align, Key, Layout, Ui};

use super::{Shelf, TOUCH, TableContext, TableState, TableTab, clocks, ruling};
use crate::{TableAction, TableOutbox};

/// Every tab, with the name of its label and its key.
const TABS: [(TableTab, &str, Key, &str); 8] = [
    (TableTab::Ruling, "table-tab-ruling", Key::F3, "F3"),
    (TableTab::Hand, "table-tab-hand", Key::F4, "F4"),
    (TableTab::Button, "table-tab-button", Key::F5, "F5"),
    (TableTab::Pots, "table-tab-pots", Key::F6, "F6"),
    (TableTab::Italian, "table-tab-italian", Key::F7, "F7"),
    (TableTab::Irregularities, "table-tab-irregularities", Key::F8, "F8"),
    (TableTab::Clocks, "table-tab-clocks", Key::F9, "F9"),
    (TableTab::Record, "table-tab-record", Key::F10, "F10"),
];

/// The width below which the tabs stand on a line of their own, in points.
const NARROW: f32 = 1_060.0;
/// The same with the choice of the player, in points.
const WITH_PLAYER: f32 = 1_160.0;

/// A table without an event: its blinds and its number of seats.
pub(super) struct EventlessTable {
    row: usize,
    size: u8,
}

impl Default for EventlessTable {
    fn default() -> Self {
        Self { row: 0, size: 9 }
    }
}

impl EventlessTable {
    /// Returns the table.
    pub(super) fn felt(&self, books: &Shelf) -> Felt {
        Felt::free(books.structure(), self.row, self.size)
    }
}

pub(super) fn show(
    ui: &mut Ui,
    state: &mut TableState,
    shelf: &Shelf,
    at: &TableContext<'_>,
    out: &mut TableOutbox,
) {
    press(ui, state);
    let least = if state.tab == TableTab::Ruling { WITH_PLAYER } else { NARROW };
    let one_line = ui.available_width() > least;
    ui.allocate_ui_with_layout(
        egui::vec2(ui.available_width(), TOUCH),
        Layout::left_to_right(Align::Center),
        |ui| {
            ui.spacing_mut().item_spacing.x = space::ITEM;
            match at.felt.table {
                Some(table) => which_table(ui, table, at, out),
                None => free(ui, &mut state.free, shelf, at.event.is_none(), out),
            }
            if state.tab == TableTab::Ruling {
                ruling::whose(ui, &mut state.ruling, at.felt);
            }
            if one_line {
                views(ui, state);
            }
            if state.tab != TableTab::Clocks && clocks::small(ui, &state.clocks, at) {
                state.tab = TableTab::Clocks;
            }
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                language(ui, at.language, out);
                book(ui, state, at);
            });
        },
    );
    if !one_line {
        views(ui, state);
    }
    ui.add_space(space::ITEM);
}

/// Draws the tabs.
fn views(ui: &mut Ui, state: &mut TableState) {
    let words = TABS.map(|(_, name, ..)| ui.word(name));
    let all: Vec<(TableTab, &str)> =
        TABS.iter().zip(&words).map(|((tab, ..), word)| (*tab, word.as_str())).collect();
    tabs(ui, &mut state.tab, &all);
}

/// Handles the keys of the tabs.
fn press(ui: &Ui, state: &mut TableState) {
    let struck = gate::pressed_tab_key(ui, TABS.iter().map(|(_, _, own, _)| *own));
    if let Some((tab, ..)) = TABS.iter().find(|(_, _, own, _)| Some(*own) == struck) {
        state.tab = *tab;
    }
}

fn which_table(ui: &mut Ui, here: TableNo, at: &TableContext<'_>, out: &mut TableOutbox) {
    let Some(cx) = at.event else { return };
    let open = cx.tournament().tables().open();
    let tables: Vec<(TableNo, String)> = open
        .map(|(table, _)| (table, ui.say("table-number", &[("table", table.to_string().into())])))
        .collect();
    let mut chosen = here;
    if pick(ui, &ui.word("table-which"), &mut chosen, &tables, 120.0) {
        out.send(TableAction::SitAt(chosen));
    }
}

fn free(ui: &mut Ui, free: &mut EventlessTable, shelf: &Shelf, alone: bool, out: &mut TableOutbox) {
    if alone {
        let back = ui.word("table-back");
        if ui.add(Button::new(&back)).clicked() {
            out.send(TableAction::Leave);
        }
    }
    let rows = shelf.structure().rows.iter().enumerate();
    let levels: Vec<(usize, String)> =
        rows.filter_map(|(row, what)| Some((row, stakes(ui.language(), what.level()?)))).collect();
    pick(ui, &ui.word("table-blinds"), &mut free.row, &levels, 120.0);
    let sizes: Vec<(u8, String)> = (FEWEST_SEATS..=MOST_SEATS)
        .map(|size| (size, ui.say("table-seats", &[("seats", size.into())])))
        .collect();
    pick(ui, &ui.word("table-size"), &mut free.size, &sizes, 90.0);
}

/// Draws the choice of the rule book.
fn book(ui: &mut Ui, state: &mut TableState, at: &TableContext<'_>) {
    let shelf = at.books.iter();
    let mut books: Vec<(Option<&str>, String)> =
        shelf.map(|book| (Some(book.id.as_str()), book.rulebook.name.clone())).collect();
    let here = if let Some(cx) = at.event {
        let own = &cx.tournament().setup().house.rulebook.name;
        books.insert(0, (None, ui.say("record-event-book", &[("book", own.as_str().into())])));
        state.book.as_deref()
    } else {
        let here = at.books.iter().find(|book| book.rulebook.name == at.book.name);
        here.map(|book| book.id.as_str())
    };
    let mut chosen = books.iter().map(|(id, _)| *id).find(|id| *id == here).unwrap_or_default();
    if pick(ui, &ui.word("table-rules"), &mut chosen, &books, 130.0) {
        state.book = chosen.map(str::to_owned);
    }
}

/// Draws the button that switches to the other language at once.
fn language(ui: &mut Ui, language: Language, out: &mut TableOutbox) {
    let other = language.next();
    if ui.add(Button::quiet(&other.name())).clicked() {
        out.send(TableAction::Language(other));
    }
}
