//! A typed buy-in, and the line that explains it.

use bottone_base::money::{Currency, Money};
use bottone_i18n::Language;
use bottone_rules::buy_in::{BuyIn, BuyInFault, BuyInPart, ThreeParts};
use egui::Ui;

use super::{i18n::HasLanguage as _, widgets::TextField};

/// A buy-in as typed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PriceField {
    text: String,
    /// True if the second of three parts is a bounty. Posters write `a+b+c` for both.
    bounty: bool,
}

impl PriceField {
    /// Creates the field for the present `price`.
    pub fn of(price: &BuyIn, currency: &Currency) -> Self {
        Self { text: price.notation(currency), bounty: !price.bounty.is_zero() }
    }

    /// Returns the typed buy-in.
    ///
    /// # Errors
    /// A message that says which part is wrong, and why.
    pub fn read(&self, language: Language, currency: &Currency) -> Result<BuyIn, String> {
        if says_free(&self.text) {
            return Ok(BuyIn::default());
        }
        // Four parts always include a bounty.
        let three = if self.bounty || self.parts() == 4 {
            ThreeParts::PrizeBountyFee
        } else {
            ThreeParts::PrizeFeeStaff
        };
        let read = BuyIn::parse(&self.text, currency, three);
        read.map_err(|wrong| fault_text(language, &self.text, wrong))
    }

    /// Returns whether a part of it is a bounty on the player.
    pub fn has_bounty(&self, language: Language, currency: &Currency) -> bool {
        self.read(language, currency).is_ok_and(|price| !price.bounty.is_zero())
    }

    fn parts(&self) -> usize {
        self.text.matches('+').count() + 1
    }

    /// Shows it under `name`, with its total or its fault.
    pub fn show(&mut self, ui: &mut Ui, name: &str, currency: &Currency, width: f32) {
        let language = ui.language();
        let price = self.read(language, currency);
        let note =
            price.as_ref().map(|price| price_text(language, price, currency)).unwrap_or_default();
        let wrong = price.as_ref().err().map(String::as_str);
        TextField::new(&mut self.text, name)
            .hint("20+5")
            .note(&note)
            .wrong(wrong)
            .width(width)
            .show(ui);
        if self.parts() == 3 {
            ui.checkbox(&mut self.bounty, ui.word("shell-price-bounty"));
        }
    }
}

/// Returns whether this is a word for a free entry in any of the languages.
fn says_free(text: &str) -> bool {
    let typed = text.trim().to_lowercase();
    let is_one_of = |words: String| words.split_whitespace().any(|word| word == typed);
    Language::complete().any(|language| is_one_of(language.word("shell-price-free-words")))
}

fn fault_text(
    language: Language,
    text: &str,
    BuyInFault { column, expected }: BuyInFault,
) -> String {
    let found = match text.chars().nth(column.saturating_sub(1)) {
        Some(letter) => {
            let gaps = [("column", column.into()), ("letter", letter.to_string().into())];
            language.say("shell-price-letter", &gaps)
        }
        None => language.word("shell-price-end"),
    };
    let found = ("found", found.into());
    match expected {
        BuyInPart::Amount => language.say("shell-price-amount", &[found]),
        BuyInPart::PlusOrEnd => language.say("shell-price-plus", &[found]),
        BuyInPart::ThousandsOrDecimals(0) => language.say("shell-price-thousands", &[found]),
        BuyInPart::ThousandsOrDecimals(most) => {
            language.say("shell-price-decimals", &[found, ("most", most.into())])
        }
        BuyInPart::Parts(most) => {
            language.say("shell-price-parts", &[found, ("most", most.into())])
        }
        BuyInPart::Less => language.say("shell-price-less", &[found]),
    }
}

/// Returns a text such as "€20 to the prizes, €5 fee: €25 in all".
fn price_text(language: Language, price: &BuyIn, currency: &Currency) -> String {
    let parts = [
        (price.prize, "shell-price-to-prizes"),
        (price.bounty, "shell-price-to-bounty"),
        (price.fee, "shell-price-to-fee"),
        (price.staff, "shell-price-to-staff"),
    ];
    let parts: Vec<String> = parts
        .iter()
        .filter(|(money, _)| *money > Money::ZERO)
        .map(|(money, name)| {
            language.say(name, &[("amount", language.money(*money, currency).into())])
        })
        .collect();
    match parts.as_slice() {
        [] => language.word("shell-price-free"),
        [one] => one.clone(),
        many => {
            let total = language.money(price.total(), currency);
            let gaps = [("parts", many.join(", ").into()), ("total", total.into())];
            language.say("shell-price-in-all", &gaps)
        }
    }
}
