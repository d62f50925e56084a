//! The chosen structure: its summary, its name, and the actions on it.

use bottone_i18n::{Saying, ToText as _};
use bottone_rules::levels::MOST_NAME;
use bottone_store::profiles::{Origin, called};
use bottone_ui_frame::{
    action::{Action, Outbox},
    context::FrameContext,
    dialog::Dialog as _,
    shelf::{ShelfAction, WAYS},
};
use bottone_ui_kit::{
    gate,
    i18n::HasLanguage as _,
    theme::{Text, Theme, space},
    widgets::{Button, Section, TextField},
};
use egui::{Label, Popup, Ui};

use super::{Structures, compare::Comparison};
use crate::preview;

/// The chosen structure, and the lines that edit it.
#[derive(Clone, Debug, Default)]
pub(super) struct ChosenStructure {
    index: usize,
    name: EditedText,
    group: EditedText,
}

/// An edited line, with its text before.
#[derive(Clone, Debug, Default)]
struct EditedText {
    text: String,
    was: String,
}

impl EditedText {
    fn of(was: &str) -> Self {
        Self { text: was.to_owned(), was: was.to_owned() }
    }

    fn typed(&self) -> &str {
        self.text.trim()
    }
}

impl ChosenStructure {
    pub(super) fn of(at: usize, name: &str, group: &str) -> Self {
        Self { index: at, name: EditedText::of(name), group: EditedText::of(group) }
    }

    /// Returns the name it had when it was chosen.
    pub(super) fn name(&self) -> &str {
        &self.name.was
    }

    /// Returns its index on the shelf.
    pub(super) const fn index(&self) -> usize {
        self.index
    }
}

impl Structures {
    /// Draws everything about the chosen structure.
    pub(super) fn show_details(
        &mut self,
        ui: &mut Ui,
        cx: Option<&FrameContext<'_>>,
        out: &mut Outbox,
    ) {
        let theme = Theme::of(ui);
        let entries = std::rc::Rc::clone(&self.entries);
        let Some(entry) = entries.get(self.chosen.index) else { return };
        ui.spacing_mut().item_spacing.y = space::ITEM;
        Section::card(&self.chosen.name.was).show(ui, |ui| {
            let Ok(structure) = &entry.profile else { return };
            let started = cx.is_some_and(|cx| cx.tournament().clock().started());
            let making = self.makes_event();
            if !making && cx.is_none() {
                return;
            }
            let late = (started && !making).then(|| ui.word("screens-setup-replace-late"));
            let word = ui.word("maker-use");
            let button = Button::primary(&word).key("Enter").refusal(late.as_deref());
            if ui.add(button).clicked() || late.is_none() && gate::consume_enter(ui) {
                out.send(Action::Shelf(ShelfAction::Play(Box::new(structure.clone()))));
            }
        });
        if entry.profile.is_ok() {
            self.lines(ui, out);
        }
        if entry.origin == Origin::Shipped {
            let shipped = Text::Note.rich(ui.word("shelf-shipped")).color(theme.dim);
            ui.add(Label::new(shipped).wrap());
        }
        self.buttons(ui, out);
        match &entry.profile {
            Ok(structure) => preview::show(ui, structure, self.chosen.index),
            Err(error) => {
                let why = Text::Note.rich(error.to_text(ui.language())).color(theme.red);
                ui.add(Label::new(why).wrap());
            }
        }
    }

    /// Applies the typed name and group, as far as they are valid.
    pub(super) fn apply_texts(&self, out: &mut Outbox) {
        let Some(entry) = self.entries.get(self.chosen.index) else { return };
        let Ok(structure) = &entry.profile else { return };
        let ChosenStructure { name, group, .. } = &self.chosen;
        if group.typed() != group.was && self.group_fault().is_none() {
            let group = ShelfAction::Group(structure.name.clone(), group.typed().to_owned());
            out.send(Action::Shelf(group));
        }
        if let Origin::File(file) = &entry.origin
            && name.typed() != name.was
            && self.name_fault().is_none()
        {
            let (structure, name) = (Box::new(structure.clone()), name.typed().to_owned());
            out.send(Action::Shelf(ShelfAction::Rename(file.clone(), structure, name)));
        }
    }

    /// Returns the fault in the typed name, if any.
    fn name_fault(&self) -> Option<Saying> {
        let ChosenStructure { index: at, name, .. } = &self.chosen;
        if !(1..=MOST_NAME).contains(&name.typed().chars().count()) {
            return Some(too_long());
        }
        let id = &self.entries.get(*at)?.id;
        let other = called(&self.entries, name.typed()).filter(|other| other.id != *id);
        other.filter(|_| name.typed() != name.was).map(|_| Saying::of("shelf-name-taken"))
    }

    /// Returns the fault in the typed group, if any.
    fn group_fault(&self) -> Option<Saying> {
        (self.chosen.group.typed().chars().count() > MOST_NAME).then(too_long)
    }

    /// Draws its name and its group. Typed text is applied with Enter, or when the line loses the
    /// keyboard.
    fn lines(&mut self, ui: &mut Ui, out: &mut Outbox) {
        let is_own =
            self.entries.get(self.chosen.index).is_some_and(|on| on.origin != Origin::Shipped);
        let to_text = |why: Saying| why.to_text(ui.language());
        let (wrong, long) = (self.name_fault().map(to_text), self.group_fault().map(to_text));
        let half = (ui.available_width() - space::INSIDE) / 2.0;
        let mut escaped = false;
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = space::INSIDE;
            let mut left = false;
            if is_own {
                let line = TextField::new(
                    &mut self.chosen.name.text,
                    &ui.word("screens-setup-structure-name"),
                )
                .wrong(wrong.as_deref())
                .width(half)
                .show(ui);
                left = line.lost_focus();
                escaped = gate::left_with_escape(ui, &line);
            }
            let line = TextField::new(&mut self.chosen.group.text, &ui.word("shelf-group"))
                .hint(&ui.word("shelf-group-hint"))
                .wrong(long.as_deref())
                .width(half)
                .show(ui);
            escaped |= gate::left_with_escape(ui, &line);
            if (left || line.lost_focus()) && !escaped {
                self.apply_texts(out);
            }
        });
        if escaped {
            for line in [&mut self.chosen.name, &mut self.chosen.group] {
                line.text.clone_from(&line.was);
            }
        }
    }

    /// Draws the buttons for the actions on it.
    fn buttons(&mut self, ui: &mut Ui, out: &mut Outbox) {
        let Some(entry) = self.entries.get(self.chosen.index) else { return };
        let mut beside = None;
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = egui::vec2(space::ITEM, space::ITEM);
            if let Ok(structure) = &entry.profile {
                if ui.add(Button::new(&ui.word("shelf-duplicate"))).clicked() {
                    let duplicate = ShelfAction::Duplicate(Box::new(structure.clone()));
                    out.send(Action::Shelf(duplicate));
                }
                let button = ui.add(Button::new(&ui.word("maker-compare")));
                Popup::menu(&button).show(|ui| {
                    ui.set_min_width(260.0);
                    for (at, other) in self.entries.iter().enumerate() {
                        let Ok(other) = &other.profile else { continue };
                        let name = Text::Body.rich(&other.name);
                        if at != self.chosen.index && ui.add(egui::Button::new(name)).clicked() {
                            beside = Some(at);
                        }
                    }
                });
                let button = ui.add(Button::new(&ui.word("shelf-save")));
                Popup::menu(&button).show(|ui| {
                    ui.set_min_width(260.0);
                    for (way, word) in ui.words(&WAYS) {
                        if ui.add(egui::Button::new(Text::Body.rich(word))).clicked() {
                            let structure = Box::new(structure.clone());
                            out.send(Action::Shelf(ShelfAction::Save(structure, way)));
                        }
                    }
                });
            }
            if let Origin::File(file) = &entry.origin
                && ui.add(Button::quiet(&ui.word("shelf-delete"))).clicked()
            {
                let name = self.chosen.name.was.clone();
                out.send(Action::Shelf(ShelfAction::TakeOff(file.clone(), name)));
            }
        });
        if let Some(other) = beside {
            self.compare = Some(Comparison::of([self.chosen.index, other]));
        }
    }
}

fn too_long() -> Saying {
    Saying::of("screens-setup-structure-name-wrong").with("most", MOST_NAME)
}
