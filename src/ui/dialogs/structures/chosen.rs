//! The structure that was chosen: what it is, what it is called, and what is done with it.

use egui::{Key, Label, Popup, Ui};

use super::{
    Structures,
    acts::{ShelfAction, WAYS},
    compare::Compare,
};
use crate::{
    i18n::Told as _,
    rules::levels::MOST_NAME,
    store::profiles::{Origin, called},
    ui::{
        action::{Action, Outbox},
        context::FrameContext,
        dialogs::preview,
        i18n::Speaks as _,
        theme::{Text, Theme, space},
        widgets::{Button, Field, Section},
    },
};

/// Which one it is, and the lines that are written over it.
#[derive(Clone, Debug, Default)]
pub(super) struct Chosen {
    at: usize,
    name: Line,
    group: Line,
}

/// A line as it is being written, and what it was before.
#[derive(Clone, Debug, Default)]
struct Line {
    text: String,
    was: String,
}

impl Line {
    fn of(was: &str) -> Self {
        Self { text: was.to_owned(), was: was.to_owned() }
    }
}

impl Chosen {
    pub(super) fn of(at: usize, name: &str, group: &str) -> Self {
        Self { at, name: Line::of(name), group: Line::of(group) }
    }

    /// Its place on the shelf.
    pub(super) const fn at(&self) -> usize {
        self.at
    }
}

impl Structures {
    /// Everything about the chosen structure. `typing`: the keyboard was in a line as the frame began.
    pub(super) fn about(
        &mut self,
        ui: &mut Ui,
        cx: Option<&FrameContext<'_>>,
        typing: bool,
        out: &mut Outbox,
    ) {
        let theme = Theme::of(ui);
        let entries = std::rc::Rc::clone(&self.entries);
        let Some(entry) = entries.get(self.chosen.at) else { return };
        ui.spacing_mut().item_spacing.y = space::ITEM;
        Section::card(&self.chosen.name.was).show(ui, |ui| {
            let Ok(structure) = &entry.profile else { return };
            let started = cx.is_some_and(|cx| cx.tournament().clock().started());
            let making = self.event().is_some();
            if !making && cx.is_none() {
                return;
            }
            let late = (started && !making).then(|| ui.word("screens-setup-replace-late"));
            let word = ui.word("maker-use");
            let button = Button::primary(&word).key("Enter").refusal(late.as_deref());
            let struck = !typing
                && !Popup::is_any_open(ui.ctx())
                && ui.memory(|memory| memory.focused().is_none())
                && ui.input(|input| input.key_pressed(Key::Enter));
            if ui.add(button).clicked() || struck && late.is_none() {
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
            Ok(structure) => preview::show(ui, structure, self.chosen.at),
            Err(error) => {
                let why = Text::Note.rich(error.told(ui.language())).color(theme.red);
                ui.add(Label::new(why).wrap());
            }
        }
    }

    /// Its name and its group. What is typed is done with Enter, or when the line is left.
    fn lines(&mut self, ui: &mut Ui, out: &mut Outbox) {
        let Some(entry) = self.entries.get(self.chosen.at) else { return };
        let Ok(structure) = &entry.profile else { return };
        let name = self.chosen.name.text.trim().to_owned();
        let others = || called(&self.entries, &name).is_some_and(|other| other.id != entry.id);
        let wrong = if !(1..=MOST_NAME).contains(&name.chars().count()) {
            Some(ui.say("screens-setup-structure-name-wrong", &[("most", MOST_NAME.into())]))
        } else if name != self.chosen.name.was && others() {
            Some(ui.word("shelf-name-taken"))
        } else {
            None
        };
        let group = self.chosen.group.text.trim().to_owned();
        let long = (group.chars().count() > MOST_NAME)
            .then(|| ui.say("screens-setup-structure-name-wrong", &[("most", MOST_NAME.into())]));
        let half = (ui.available_width() - space::INSIDE) / 2.0;
        let escaped = ui.input(|input| input.key_pressed(Key::Escape));
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = space::INSIDE;
            if let Origin::File(file) = &entry.origin {
                let line = Field::new(
                    &mut self.chosen.name.text,
                    &ui.word("screens-setup-structure-name"),
                )
                .wrong(wrong.as_deref())
                .width(half)
                .show(ui);
                if line.lost_focus() && !escaped && wrong.is_none() && name != self.chosen.name.was
                {
                    let structure = Box::new(structure.clone());
                    let rename = ShelfAction::Rename(file.clone(), structure, name);
                    out.send(Action::Shelf(rename));
                }
            }
            let line = Field::new(&mut self.chosen.group.text, &ui.word("shelf-group"))
                .hint(&ui.word("shelf-group-hint"))
                .wrong(long.as_deref())
                .width(half)
                .show(ui);
            if line.lost_focus() && !escaped && long.is_none() && group != self.chosen.group.was {
                let name = structure.name.clone();
                out.send(Action::Shelf(ShelfAction::Group(name, group)));
            }
        });
        if escaped {
            for line in [&mut self.chosen.name, &mut self.chosen.group] {
                line.text.clone_from(&line.was);
            }
        }
    }

    /// What is done with it.
    fn buttons(&mut self, ui: &mut Ui, out: &mut Outbox) {
        let Some(entry) = self.entries.get(self.chosen.at) else { return };
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
                        if at != self.chosen.at && ui.add(egui::Button::new(name)).clicked() {
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
            self.compare = Some(Compare::of([self.chosen.at, other]));
        }
    }
}
