//! The currency of an event: one of the usual ones, or another.

use bottone_base::money::{COMMON, Currency};
use egui::Ui;

use super::{
    i18n::HasLanguage as _,
    theme::space,
    widgets::{TextField, choose},
};

/// The possible numbers of decimals of a currency.
const DECIMALS: std::ops::RangeInclusive<u8> = 0..=3;

/// A currency as it is being chosen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CurrencyField {
    /// The index of a usual currency; `None` for another one.
    usual: Option<usize>,
    symbol: String,
    decimals: u8,
}

impl CurrencyField {
    /// Creates the field for the present currency.
    pub fn of(currency: &Currency) -> Self {
        let usual = COMMON.iter().position(|(_, symbol, decimals)| {
            *symbol == currency.symbol && *decimals == currency.decimals
        });
        Self { usual, symbol: currency.symbol.clone(), decimals: currency.decimals }
    }

    /// Returns the chosen currency.
    pub fn currency(&self) -> Currency {
        Currency { symbol: self.symbol.clone(), decimals: self.decimals }
    }

    /// Shows the choice, and for another currency its sign and decimals beneath.
    pub fn show(&mut self, ui: &mut Ui, width: f32) {
        let mut all: Vec<(Option<usize>, String)> = COMMON
            .iter()
            .enumerate()
            .map(|(at, (code, symbol, _))| match symbol.trim() {
                sign if sign == *code => (Some(at), sign.to_owned()),
                sign => (Some(at), format!("{code} · {sign}")),
            })
            .collect();
        all.push((None, ui.word("money-other-currency")));
        ui.vertical(|ui| {
            ui.set_width(width);
            let name = ui.word("screens-setup-currency");
            if choose(ui, &name, &mut self.usual, &all, width)
                && let Some((_, symbol, decimals)) = self.usual.and_then(|at| COMMON.get(at))
            {
                (self.symbol, self.decimals) = ((*symbol).to_owned(), *decimals);
            }
            if self.usual.is_some() {
                return;
            }
            ui.horizontal_top(|ui| {
                ui.spacing_mut().item_spacing.x = space::ITEM;
                let half = (width - space::ITEM) / 2.0;
                TextField::new(&mut self.symbol, &ui.word("money-sign")).width(half).show(ui);
                let mut decimals: Vec<(u8, String)> =
                    DECIMALS.map(|number| (number, number.to_string())).collect();
                if let Some((_, none)) = decimals.first_mut() {
                    *none = ui.word("screens-setup-decimals-none");
                }
                let name = ui.word("screens-setup-decimals");
                choose(ui, &name, &mut self.decimals, &decimals, half);
            });
        });
    }
}
