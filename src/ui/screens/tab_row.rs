//! The line of tabs above a screen that has several.

use egui::{Key, Ui};

use crate::ui::{gate, i18n::Speaks as _, theme::space, widgets::tabs};

/// A tab, the name of its word, its key, and the key as it is written.
pub(super) type TabKey<T> = (T, &'static str, Key, &'static str);

/// Draws the tabs and obeys their keys, unless a question is asked.
pub(super) fn tab_row<T: Copy + PartialEq>(ui: &mut Ui, chosen: &mut T, all: &[TabKey<T>]) {
    if let Some((tab, ..)) = all.iter().find(|(_, _, key, _)| gate::struck_in_front(ui, *key)) {
        *chosen = *tab;
    }
    let words: Vec<(T, String)> =
        all.iter().map(|(tab, name, _, cap)| (*tab, format!("{}  {cap}", ui.word(name)))).collect();
    tabs(ui, chosen, &words);
    ui.add_space(space::ITEM);
}
