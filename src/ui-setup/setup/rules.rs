//! The event's rule book, and its switches that houses change.

use bottone_rules::{
    button::{ButtonRule, Newcomers},
    rulebook::{Rulebook, Tolerance},
    seating::FinalTable,
};
use bottone_ui_kit::{
    i18n::HasLanguage as _,
    widgets::{choose, choose_book},
};
use bottone_ui_table::Shelf;
use egui::Ui;

use super::event::Widths;

const BUTTON_RULES: [(ButtonRule, &str); 4] = [
    (ButtonRule::Dead, "record-button-dead"),
    (ButtonRule::DeadForward, "record-button-forward"),
    (ButtonRule::Moving, "record-button-moving"),
    (ButtonRule::Simple, "record-button-simple"),
];

const NEWCOMERS: [(Newcomers, &str); 3] = [
    (Newcomers::ButtonToSmall, "record-newcomers-small"),
    (Newcomers::ButtonToBig, "record-newcomers-big"),
    (Newcomers::SmallToBig, "record-newcomers-between"),
];

const FINAL_TABLES: [(FinalTable, &str); 2] =
    [(FinalTable::Tda, "record-final-tda"), (FinalTable::Wsop, "record-final-wsop")];

const TOLERANCES: [(Tolerance, &str); 5] = [
    (Tolerance::One, "record-gap-one"),
    (Tolerance::TwoAboveSixTables, "record-gap-six"),
    (Tolerance::TwoAboveTwelveTables, "record-gap-twelve"),
    (Tolerance::Always(2), "record-gap-two"),
    (Tolerance::Always(3), "record-gap-three"),
];

/// Shows the book in use. A switch set here belongs to the event alone: the book on the shelf stays
/// as it is.
pub(super) fn show(ui: &mut Ui, book: &mut Rulebook, shelf: &Shelf) {
    let widths = Widths::of(ui);
    let books: Vec<&Rulebook> = shelf.books().iter().map(|book| &book.rulebook).collect();
    let name = ui.word("record-rules");
    choose_book(ui, &name, book, &books, widths.all);
    one_of(ui, "record-button", &mut book.button.rule, &BUTTON_RULES, widths.all);
    one_of(ui, "record-newcomers", &mut book.button.newcomers, &NEWCOMERS, widths.all);
    one_of(ui, "record-final", &mut book.seating.final_table, &FINAL_TABLES, widths.all);
    let tolerance = &mut book.seating.tolerance;
    let mut all: Vec<(Tolerance, String)> =
        TOLERANCES.iter().map(|(value, name)| (*value, ui.word(name))).collect();
    if let Tolerance::Always(players) = *tolerance
        && !all.iter().any(|(value, _)| value == tolerance)
    {
        all.push((*tolerance, players.to_string()));
    }
    let shown: Vec<(Tolerance, &str)> =
        all.iter().map(|(value, word)| (*value, word.as_str())).collect();
    choose(ui, &ui.word("record-gap"), tolerance, &shown, widths.all);
}

fn one_of<T: PartialEq + Copy>(
    ui: &mut Ui,
    name: &str,
    chosen: &mut T,
    all: &[(T, &str)],
    width: f32,
) {
    let words: Vec<(T, String)> = all.iter().map(|(value, name)| (*value, ui.word(name))).collect();
    let shown: Vec<(T, &str)> = words.iter().map(|(value, word)| (*value, word.as_str())).collect();
    choose(ui, &ui.word(name), chosen, &shown, width);
}
