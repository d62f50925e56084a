//! The irregularities tab: a searchable list, the remedy beside it, and the glossary.

mod answer;
mod glossary;
mod list;

use std::{collections::BTreeMap, rc::Rc};

use bottone_tournament::entries::EntryId;
use bottone_ui_kit::{
    i18n::HasLanguage as _,
    theme::{Theme, space},
    widgets::{Button, card},
};
use bottone_view_table::irregularities::{
    self, Answers, IrregularGroup, IrregularMatches, Irregularity,
};
use egui::{Align, Key, Layout, Ui, vec2};

use super::{TableContext, keys};
use crate::TableOutbox;

/// The width of the list, and the window width below which it gets narrower, in points.
const LIST: f32 = 400.0;
const NARROW_LIST: f32 = 340.0;
const NARROW: f32 = 1_000.0;

/// The state of the tab.
#[expect(clippy::struct_excessive_bools, reason = "each can be so without the others")]
#[derive(Default)]
pub(super) struct IrregularitiesState {
    typed: String,
    group: Option<IrregularGroup>,
    /// The last search, and its result.
    matches: Option<(Option<IrregularGroup>, String, Rc<IrregularMatches>)>,
    chosen: Option<&'static Irregularity>,
    /// The choices by question.
    choices: Answers,
    /// The typed amounts by question.
    amounts: BTreeMap<&'static str, String>,
    note: String,
    player: Option<EntryId>,
    /// True once this ruling is on record.
    recorded: bool,
    glossary: bool,
    word: String,
    /// The frame in which the tab was last shown.
    last_frame: u64,
    /// True if the field is to get the keyboard.
    begin: bool,
    /// True if the chosen row is to be scrolled into view.
    reveal: bool,
}

impl IrregularitiesState {
    /// Opens this entry, with the usual answer to every question.
    fn open(&mut self, entry: &'static Irregularity) {
        if self.chosen.is_none_or(|chosen| chosen.id != entry.id) {
            self.chosen = Some(entry);
            self.choices.clear();
            self.amounts.clear();
            self.note.clear();
            self.start_new_case();
        }
    }

    /// Opens the entry of this name, out of the whole list.
    pub(super) fn look_up(&mut self, id: &str) {
        let Some(entry) = Irregularity::called(id) else { return };
        (self.group, self.glossary, self.reveal) = (None, false, true);
        self.typed.clear();
        self.open(entry);
        self.start_new_case();
    }

    /// Returns the matches of the typed text, searched for once.
    fn found(&mut self) -> Rc<IrregularMatches> {
        match &self.matches {
            Some((group, typed, found)) if *group == self.group && *typed == self.typed => {
                Rc::clone(found)
            }
            _ => {
                let found = Rc::new(irregularities::find_entries(self.group, &self.typed));
                self.matches = Some((self.group, self.typed.clone(), Rc::clone(&found)));
                found
            }
        }
    }

    /// Starts a new case of the same irregularity: the record belongs to the previous one.
    fn start_new_case(&mut self) {
        self.player = None;
        self.recorded = false;
    }
}

pub(super) fn show(
    ui: &mut Ui,
    state: &mut IrregularitiesState,
    at: &TableContext<'_>,
    out: &mut TableOutbox,
) {
    let now = ui.ctx().cumulative_pass_nr();
    if now > state.last_frame + 1 || state.last_frame == 0 {
        state.begin = true;
    }
    state.last_frame = now;
    let struck = keys::table_keys(ui);
    if struck.contains(&Key::Slash) || struck.contains(&Key::Escape) {
        state.begin = true;
    }
    head(ui, state);
    ui.add_space(space::TIGHT);
    if state.glossary {
        glossary::show(ui, state);
        return;
    }
    let size = ui.available_size();
    let list = if size.x < NARROW { NARROW_LIST } else { LIST };
    ui.allocate_ui_with_layout(size, Layout::left_to_right(Align::Min), |ui| {
        ui.spacing_mut().item_spacing.x = space::CARD;
        ui.allocate_ui_with_layout(vec2(list, size.y), Layout::top_down(Align::Min), |ui| {
            ui.set_width(list);
            list::show(ui, state);
        });
        card(ui).show(ui, |ui| {
            let inside = size - vec2(list + space::CARD + 2.0 * space::INSIDE + 2.0, 30.0);
            ui.set_min_size(inside);
            ui.set_max_size(inside);
            ui.vertical(|ui| answer::show(ui, state, at, &struck, out));
        });
    });
}

/// Draws the groups, and the button to the glossary and back.
fn head(ui: &mut Ui, state: &mut IrregularitiesState) {
    let language = ui.language();
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(space::TIGHT + 2.0, space::TIGHT);
        let all = ui.word("irregular-all");
        let groups = std::iter::once((None, all))
            .chain(IrregularGroup::ALL.map(|group| (Some(group), group.name(language))));
        for (group, word) in groups {
            let chosen = !state.glossary && state.group == group;
            if ui.add(Button::new(&word).chosen(chosen)).clicked() {
                (state.group, state.glossary, state.begin) = (group, false, true);
            }
        }
        let theme = Theme::of(ui);
        let (place, _) = ui.allocate_exact_size(vec2(9.0, 24.0), egui::Sense::hover());
        let line = egui::Stroke::new(1.0, theme.line);
        ui.painter().vline(place.center().x, place.y_range(), line);
        let word = ui.word("irregular-glossary");
        if ui.add(Button::new(&word).chosen(state.glossary)).clicked() {
            (state.glossary, state.begin) = (!state.glossary, true);
        }
    });
}
