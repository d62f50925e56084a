//! The prizes that are not money, as typed.

use bottone_base::{
    items::{Item, ItemWinner},
    money::{Currency, Money},
};
use bottone_i18n::Language;
use bottone_ui_kit::{
    i18n::HasLanguage as _,
    icons::Icon,
    theme::space,
    widgets::{Button, TextField},
};
use bottone_view::{
    amounts::{read_money, read_places},
    money::items,
};
use egui::Ui;

/// The width of the field for the place, in points. Those of the value and of the button that
/// removes a line follow.
const PLACE: f32 = 84.0;
const VALUE: f32 = 84.0;
const REMOVE: f32 = 34.0;

/// The items as typed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct ItemsForm {
    rows: Vec<ItemRow>,
}

/// One item as typed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct ItemRow {
    /// The number of an item that the event has already.
    number: Option<u16>,
    place: String,
    name: String,
    value: String,
}

impl ItemsForm {
    /// Returns the form of these items.
    pub(super) fn of(items: &[Item], language: Language, currency: &Currency) -> Self {
        let row = |item: &Item| ItemRow {
            number: Some(item.number),
            place: match item.to {
                ItemWinner::Places { first, last } if first == last => first.to_string(),
                ItemWinner::Places { first, last } => format!("{first}–{last}"),
                ItemWinner::Raffle => language.word("items-raffle"),
            },
            name: item.name.clone(),
            value: item.value.map(|value| language.money(value, currency)).unwrap_or_default(),
        };
        Self { rows: items.iter().map(row).collect() }
    }

    /// Returns the typed items.
    ///
    /// # Errors
    /// The first fault, and its remedy.
    pub(super) fn read(
        &self,
        language: Language,
        currency: &Currency,
    ) -> Result<Vec<Item>, String> {
        let mut last = self.rows.iter().filter_map(|row| row.number).max().unwrap_or(0);
        let mut all = Vec::with_capacity(self.rows.len());
        for (at, row) in self.rows.iter().enumerate() {
            let to = row.winner(language).ok_or_else(|| expected_place(language, at))?;
            let value = row.value(language, at, currency)?;
            let number = row.number.unwrap_or_else(|| {
                last = last.saturating_add(1);
                last
            });
            all.push(Item { number, to, name: row.name.trim().to_owned(), value });
        }
        match Item::fault(&all) {
            Some(fault) => Err(items::fault(language, &all, fault)),
            None => Ok(all),
        }
    }

    /// Returns whether no item is typed.
    pub(super) fn is_empty(&self) -> bool {
        self.rows.is_empty()
    }

    /// Shows the items; a new one starts at the place after the last.
    pub(super) fn show(&mut self, ui: &mut Ui, currency: &Currency) {
        let mut removed = None;
        let language = ui.language();
        for (at, row) in self.rows.iter_mut().enumerate() {
            ui.push_id(("item", at), |ui| {
                ui.horizontal_top(|ui| {
                    ui.spacing_mut().item_spacing.x = space::INSIDE;
                    let wrong = row.winner(language).is_none();
                    let why = expected_place(language, at);
                    TextField::new(&mut row.place, &ui.word("items-place"))
                        .hint("1")
                        .wrong(wrong.then_some(why.as_str()))
                        .width(PLACE)
                        .show(ui);
                    let beside = VALUE + REMOVE + 2.0 * space::INSIDE;
                    let width = ui.available_width() - beside;
                    TextField::new(&mut row.name, &ui.word("items-name"))
                        .hint(&ui.word("items-name-hint"))
                        .width(width)
                        .show(ui);
                    let wrong = row.value(language, at, currency).err();
                    TextField::new(&mut row.value, &ui.word("items-value"))
                        .wrong(wrong.as_deref())
                        .width(VALUE)
                        .show(ui);
                    ui.vertical(|ui| {
                        ui.add_space(space::SCREEN);
                        let remove = ui.word("items-remove");
                        if ui.add(Button::picture(Icon::Close, &remove)).clicked() {
                            removed = Some(at);
                        }
                    });
                });
            });
        }
        if let Some(at) = removed {
            self.rows.remove(at);
        }
        if self.rows.len() >= Item::MOST {
            return;
        }
        let last = self.rows.iter().filter_map(|row| match row.winner(language)? {
            ItemWinner::Places { last, .. } => Some(last),
            ItemWinner::Raffle => None,
        });
        let next = last.max().unwrap_or(0).saturating_add(1);
        ui.horizontal_wrapped(|ui| {
            let mut add = |ui: &mut Ui, word: &str, place: String| {
                if ui.add(Button::quiet(&ui.word(word))).clicked() {
                    self.rows.push(ItemRow { place, ..ItemRow::default() });
                }
            };
            add(ui, "items-add", next.to_string());
            add(ui, "items-add-raffle", language.word("items-raffle"));
        });
    }
}

impl ItemRow {
    /// Returns the typed winner of the item.
    fn winner(&self, language: Language) -> Option<ItemWinner> {
        let typed = self.place.trim();
        let raffle = Language::ALL.map(|language| language.word("items-raffle"));
        let is_raffle = |word: &String| word.to_lowercase() == typed.to_lowercase();
        if raffle.iter().any(is_raffle)
            || typed.to_lowercase() == language.word("items-raffle-short")
        {
            return Some(ItemWinner::Raffle);
        }
        read_places(typed).map(|(first, last)| ItemWinner::Places { first, last })
    }

    /// Returns the value typed on line `at`, counted from 0.
    ///
    /// # Errors
    /// The message for a value that cannot be parsed.
    fn value(
        &self,
        language: Language,
        at: usize,
        currency: &Currency,
    ) -> Result<Option<Money>, String> {
        match self.value.trim() {
            "" => Ok(None),
            typed => {
                let wrong = || language.say("items-value-wrong", &[("line", (at + 1).into())]);
                read_money(typed, currency).map(Some).ok_or_else(wrong)
            }
        }
    }
}

fn expected_place(language: Language, at: usize) -> String {
    language.say("items-place-wrong", &[("line", (at + 1).into())])
}
