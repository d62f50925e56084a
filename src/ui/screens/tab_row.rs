//! The row of tabs above a screen that has several.

use egui::{Key, Ui};

use crate::ui::{gate, i18n::HasLanguage as _, theme::space, widgets::tabs};

/// A tab, the name of its label, its key, and the key as written.
pub(super) type TabKey<T> = (T, &'static str, Key, &'static str);

/// Draws the tabs and obeys their keys, unless a question is open.
pub(super) fn tab_row<T: Copy + PartialEq>(ui: &mut Ui, chosen: &mut T, all: &[TabKey<T>]) {
    let struck = gate::pressed_tab_key(ui, all.iter().map(|(_, _, key, _)| *key));
    if let Some((tab, ..)) = all.iter().find(|(_, _, key, _)| Some(*key) == struck) {
        *chosen = *tab;
    }
    let words: Vec<(T, String)> =
        all.iter().map(|(tab, name, _, cap)| (*tab, format!("{}  {cap}", ui.word(name)))).collect();
    tabs(ui, chosen, &words);
    ui.add_space(space::ITEM);
}
