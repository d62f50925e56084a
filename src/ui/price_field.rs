//! A buy-in as it is typed, and what is told about it.

use egui::Ui;

use super::widgets::Field;
use crate::rules::{
    buy_in::{BuyIn, Expected, NotABuyIn, ThreeParts},
    money::{Currency, Money},
};

/// A buy-in as it is typed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct PriceField {
    text: String,
    /// The second of three parts is a bounty. Posters write `a+b+c` for both.
    bounty: bool,
}

impl PriceField {
    /// The field of what `price` is now.
    pub(super) fn of(price: &BuyIn, currency: &Currency) -> Self {
        Self { text: price.notation(currency), bounty: !price.bounty.is_zero() }
    }

    /// What is typed.
    ///
    /// # Errors
    /// What is wrong with it, and where.
    pub(super) fn read(&self, currency: &Currency) -> Result<BuyIn, String> {
        // Four parts always have a bounty.
        let three = if self.bounty || self.parts() == 4 {
            ThreeParts::PrizeBountyFee
        } else {
            ThreeParts::PrizeFeeStaff
        };
        BuyIn::parse(&self.text, currency, three).map_err(|wrong| told(&self.text, wrong))
    }

    fn parts(&self) -> usize {
        self.text.matches('+').count() + 1
    }

    /// Shows it under `name`, with what it comes to or what is wrong.
    pub(super) fn show(&mut self, ui: &mut Ui, name: &str, currency: &Currency, width: f32) {
        let price = self.read(currency);
        let note = price.as_ref().map(|price| say(price, currency)).unwrap_or_default();
        let wrong = price.as_ref().err().map(String::as_str);
        Field::new(&mut self.text, name)
            .hint("20+5")
            .note(&note)
            .wrong(wrong)
            .width(width)
            .show(ui);
        if self.parts() == 3 {
            ui.checkbox(&mut self.bounty, "The second part is a bounty");
        }
    }
}

fn told(text: &str, NotABuyIn { column, expected }: NotABuyIn) -> String {
    let found = match text.chars().nth(column.saturating_sub(1)) {
        Some(letter) => format!("letter {column} (“{letter}”)"),
        None => "the end".to_owned(),
    };
    match expected {
        Expected::Amount => format!("At {found} an amount was expected, as in 20+5"),
        Expected::PlusOrEnd => format!("At {found} a plus sign or the end was expected"),
        Expected::ThousandsOrDecimals(0) => {
            format!("At {found} three digits were expected after a separator")
        }
        Expected::ThousandsOrDecimals(most) => format!(
            "At {found} three digits were expected after a separator, or at most {most} decimals"
        ),
        Expected::Parts(most) => format!("At {found}: a buy-in has at most {most} parts"),
        Expected::Less => format!("At {found}: nobody pays that much"),
    }
}

/// "€20 to the prizes, €5 fee: €25 in all".
fn say(price: &BuyIn, currency: &Currency) -> String {
    let parts = [
        (price.prize, "to the prizes"),
        (price.bounty, "bounty"),
        (price.fee, "fee"),
        (price.staff, "for the staff"),
    ];
    let parts: Vec<String> = parts
        .iter()
        .filter(|(money, _)| *money > Money::ZERO)
        .map(|(money, what)| format!("{} {what}", currency.show(*money)))
        .collect();
    match parts.as_slice() {
        [] => "Nothing: free to enter".to_owned(),
        [one] => one.clone(),
        many => format!("{}: {} in all", many.join(", "), currency.show(price.total())),
    }
}
