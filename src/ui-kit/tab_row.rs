//! The row of tabs above a screen that has several.

use crate::{gate, i18n::HasLanguage as _, theme::space, widgets::tabs};
use egui::{Key, Ui};

/// A tab, the name of its label, its key, and the key as written.
pub type TabKey<T> = (T, &'static str, Key, &'static str);

/// Draws the tabs and obeys their keys, unless a question is open.
pub fn tab_row<T: Copy + PartialEq>(ui: &mut Ui, chosen: &mut T, all: &[TabKey<T>]) {
    marked_tab_row(ui, chosen, all, |_| false);
}

/// Draws the same with a dot on the tabs that hold something unsaved.
pub fn marked_tab_row<T: Copy + PartialEq>(
    ui: &mut Ui,
    chosen: &mut T,
    all: &[TabKey<T>],
    is_marked: impl Fn(T) -> bool,
) {
    let struck = gate::pressed_tab_key(ui, all.iter().map(|(_, _, key, _)| *key));
    if let Some((tab, ..)) = all.iter().find(|(_, _, key, _)| Some(*key) == struck) {
        *chosen = *tab;
    }
    let written = |(tab, name, _, cap): &TabKey<T>| {
        let mark = if is_marked(*tab) { " ●" } else { "" };
        (*tab, format!("{}  {cap}{mark}", ui.word(name)))
    };
    let words: Vec<(T, String)> = all.iter().map(written).collect();
    tabs(ui, chosen, &words);
    ui.add_space(space::ITEM);
}
