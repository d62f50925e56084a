//! Typed prices by number: the price of the second, the third and later ones.

use bottone_base::{chips::Chips, money::Currency};
use bottone_i18n::Language;
use bottone_rules::buy_in::BuyIn;
use bottone_tournament::{prices::LaterPrice, setup::Setup};
use bottone_view::amounts;
use bottone_vocabulary::words;
use egui::Ui;

use super::{
    i18n::HasLanguage as _,
    price_field::PriceField,
    theme::space,
    widgets::{Button, TextField},
};
use crate::icons::Icon;

/// A list of prices by number, as typed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PriceList {
    rows: Vec<PriceRow>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
struct PriceRow {
    price: PriceField,
    chips: String,
}

/// The width of a price with its button beside the chips, in points.
const CHIPS: f32 = 110.0;
const REMOVE: f32 = 34.0;

impl PriceList {
    /// Creates the list for the present prices.
    pub fn of(later: &[LaterPrice], currency: &Currency) -> Self {
        let row = |later: &LaterPrice| PriceRow {
            price: PriceField::of(&later.price, currency),
            chips: later.chips.map(|chips| chips.get().to_string()).unwrap_or_default(),
        };
        Self { rows: later.iter().map(row).collect() }
    }

    /// Returns the typed prices.
    ///
    /// # Errors
    /// A message about the first wrong price.
    pub fn read(&self, language: Language, currency: &Currency) -> Result<Vec<LaterPrice>, String> {
        let read = |row: &PriceRow| {
            let chips = match row.chips.trim() {
                "" => None,
                typed => {
                    let read: Option<Chips> = amounts::read(typed);
                    Some(read.ok_or_else(|| language.word("push-amount-expected"))?)
                }
            };
            Ok(LaterPrice { price: row.price.read(language, currency)?, chips })
        };
        self.rows.iter().map(read).collect()
    }

    /// Shows the list; a new price starts as a copy of the previous one, the first as a copy of
    /// `first`.
    pub fn show(&mut self, ui: &mut Ui, first: &BuyIn, currency: &Currency) {
        let language = ui.language();
        let count = self.rows.len();
        let mut removed = None;
        for (at, row) in self.rows.iter_mut().enumerate() {
            ui.push_id(("price", at), |ui| {
                let last = at + 1 == count;
                let name = row_name(language, at, last);
                ui.horizontal_top(|ui| {
                    ui.spacing_mut().item_spacing.x = space::INSIDE;
                    let width =
                        (ui.available_width() - CHIPS - REMOVE - 2.0 * space::INSIDE).max(0.0);
                    ui.vertical(|ui| {
                        ui.set_width(width);
                        row.price.show(ui, &name, currency, width);
                    });
                    let wrong = !row.chips.trim().is_empty() && amounts::read(&row.chips).is_none();
                    let expected = ui.word("push-amount-expected");
                    TextField::new(&mut row.chips, &ui.word("screens-setup-chips"))
                        .hint(&ui.word("money-as-before"))
                        .wrong(wrong.then_some(expected.as_str()))
                        .width(CHIPS)
                        .show(ui);
                    ui.vertical(|ui| {
                        ui.add_space(space::SCREEN);
                        let remove = ui.say("money-no-price", &[("name", name.as_str().into())]);
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
        if self.rows.len() < Setup::MOST_PRICES {
            let more = language
                .say("money-other-price", &[("which", ordinal_text(language, count).into())]);
            if ui.add(Button::quiet(&more)).clicked() {
                let price = match self.rows.last() {
                    Some(row) => row.price.clone(),
                    None => PriceField::of(first, currency),
                };
                self.rows.push(PriceRow { price, chips: String::new() });
            }
        }
    }
}

/// Returns "The 2nd", or "From the 3rd on" for the last, which covers all that follow.
fn row_name(language: Language, at: usize, last: bool) -> String {
    let name = if last { "money-price-from" } else { "money-price-of" };
    language.say(name, &[("which", ordinal_text(language, at).into())])
}

/// Returns "2nd" for the first row, and so on.
fn ordinal_text(language: Language, at: usize) -> String {
    let number = u32::try_from(at + 2).unwrap_or(u32::MAX);
    words::ordinal(language, number)
}
