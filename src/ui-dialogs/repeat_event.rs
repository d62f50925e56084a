//! The repeat of an event a week later: its price, and which of its players return.

use std::path::{Path, PathBuf};

use bottone_base::{money::Currency, person::Person};
use bottone_tournament::Tournament;
use bottone_ui_frame::{
    action::{Action, HouseAction, Outbox},
    context::FrameContext,
    dialog::{Dialog, answer_buttons, show_question},
    requests::RepeatTerms,
};
use bottone_ui_kit::{
    i18n::HasLanguage as _,
    price_field::PriceField,
    theme::{Text, Theme, space},
    widgets::{Button, Section, TextField, card},
};
use egui::{Label, ScrollArea, Ui};

const WIDTH: f32 = 480.0;
/// The greatest height of the list of players, in points.
const PEOPLE: f32 = 260.0;

/// The dialog for repeating an event.
#[derive(Clone, Debug)]
pub struct AskRepeat {
    file: PathBuf,
    /// The name of the original event.
    before: String,
    name: String,
    currency: Currency,
    price: PriceField,
    /// Its players by name, each with a checkbox.
    people: Vec<(Person, bool)>,
}

impl AskRepeat {
    /// Asks about the event of this file. The new event is called `name` until another name is
    /// typed.
    pub fn new(file: &Path, t: &Tournament, name: String) -> Self {
        let setup = t.setup();
        let people = t.entries().players().map(|(_, player)| (player.person.clone(), false));
        let mut people: Vec<(Person, bool)> = people.collect();
        people.sort_by_cached_key(|(person, _)| person.folded());
        Self {
            file: file.to_owned(),
            before: setup.name.clone(),
            name,
            currency: setup.currency.clone(),
            price: PriceField::of(&setup.buy_in, &setup.currency),
            people,
        }
    }

    fn people(&mut self, ui: &mut Ui) {
        let count = self.people.iter().filter(|(_, comes)| *comes).count();
        let note = ui.say("today-again-selected", &[("count", count.into())]);
        Section::card(&ui.word("today-again-people")).note(&note).show(ui, |ui| {
            for (name, comes) in [("today-again-none", false), ("today-again-all", true)] {
                if ui.add(Button::quiet(&ui.word(name))).clicked() {
                    self.people.iter_mut().for_each(|(_, ticked)| *ticked = comes);
                }
            }
        });
        card(ui).show(ui, |ui| {
            ui.set_width(ui.available_width());
            ScrollArea::vertical().id_salt("people").max_height(PEOPLE).show(ui, |ui| {
                ui.set_width(ui.available_width());
                for (person, comes) in &mut self.people {
                    ui.checkbox(comes, Text::Body.rich(person.display_name()));
                }
            });
        });
    }
}

impl Dialog for AskRepeat {
    fn show(&mut self, ui: &mut Ui, _cx: Option<&FrameContext<'_>>, out: &mut Outbox) {
        show_question(ui, &ui.word("today-again"), WIDTH, out, |ui, out| {
            let theme = Theme::of(ui);
            let why = ui.say("today-again-why", &[("event", self.before.as_str().into())]);
            ui.add(Label::new(Text::Body.rich(why).color(theme.dim)).wrap());
            ui.add_space(space::ITEM);
            TextField::new(&mut self.name, &ui.word("screens-setup-name")).width(WIDTH).show(ui);
            ui.add_space(space::ITEM);
            self.price.show(ui, &ui.word("screens-setup-buy-in"), &self.currency, WIDTH);
            if !self.people.is_empty() {
                ui.add_space(space::ITEM);
                self.people(ui);
            }
            let buy_in = self.price.read(ui.language(), &self.currency);
            let no_name = self.name.trim().is_empty().then(|| ui.word("dialogs-new-no-name"));
            let wrong = no_name.as_deref().or(buy_in.as_ref().err().map(String::as_str));
            if answer_buttons(ui, &ui.word("dialogs-new-make"), wrong, out)
                && let Ok(buy_in) = buy_in
            {
                let ticked = self.people.iter().filter(|(_, comes)| *comes);
                let people = ticked.map(|(person, _)| person.clone()).collect();
                let name = self.name.trim().to_owned();
                let again = RepeatTerms { file: self.file.clone(), name, buy_in, people };
                out.send(Action::CloseDialog);
                out.send(Action::House(HouseAction::Repeat(Box::new(again))));
            }
        });
    }
}
