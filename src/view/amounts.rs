//! Amounts of chips and money as people type them; amounts in a column.

pub use bottone_base::typed::{read, regrouped};
use bottone_base::{
    chips::Chips,
    money::{Currency, Money},
    typed::{has_scale, number},
};
use bottone_i18n::Language;
use bottone_rules::buy_in::{BuyIn, read_amount};

/// The format of the amounts in one column. If one amount has cents, all show them, so that the
/// digits line up.
#[derive(Clone, Copy)]
pub struct AmountFormat<'a> {
    language: Language,
    currency: &'a Currency,
    in_full: bool,
}

impl<'a> AmountFormat<'a> {
    /// Makes the column of these amounts.
    pub fn of(
        language: Language,
        currency: &'a Currency,
        amounts: impl IntoIterator<Item = Money>,
    ) -> Self {
        let in_full = amounts.into_iter().any(|money| currency.has_cents(money));
        Self { language, currency, in_full }
    }

    /// Formats an amount for this column.
    pub fn show(&self, money: Money) -> String {
        if self.in_full {
            self.language.money_in_full(money, self.currency)
        } else {
            self.language.money(money, self.currency)
        }
    }
}

/// Reads an amount of money: `1400`, `1,400.50`, `1.400,50`, `€500`, `500 €`. A comma or point
/// before no more digits than the currency has decimals is the decimal sign. Three digits after a
/// single sign are thousands. The exception is a point in a currency with three decimals: `KD
/// 1.500` is one and a half, `KD 1,500` is fifteen hundred. `10k`, `€2.5k` and `10mila` are read as
/// for chips. `None` if the text is not an amount, has a minus sign, or exceeds the largest amount
/// accepted.
pub fn read_money(text: &str, currency: &Currency) -> Option<Money> {
    read_amount(text, currency).or_else(|| {
        let sign = currency.symbol.trim();
        let text = text.trim();
        let text = text.strip_prefix(sign).or_else(|| text.strip_suffix(sign)).unwrap_or(text);
        let units = read(text).filter(|_| has_scale(text))?;
        read_amount(&units.get().to_string(), currency)
    })
}

/// Formats an "above this amount" limit for a field; empty if there is no limit.
pub fn limit_text(above: Option<Money>, currency: &Currency) -> String {
    let typed = |prize| BuyIn { prize, ..BuyIn::default() }.notation(currency);
    above.map(typed).unwrap_or_default()
}

/// Reads such a field.
///
/// # Errors
/// The form that an amount should have.
pub fn read_limit(
    language: Language,
    typed: &str,
    currency: &Currency,
) -> Result<Option<Money>, String> {
    if typed.trim().is_empty() {
        return Ok(None);
    }
    let wrong = || {
        let example = ("example", language.chips(Chips::new(1_000)).into());
        language.say("staff-two-signatures-wrong", &[example])
    };
    read_money(typed, currency).map(Some).ok_or_else(wrong)
}

/// Reads a place or a range of places: `3`, `1-3`, `1–3`.
pub fn read_places(text: &str) -> Option<(u32, u32)> {
    let place = |text: &str| text.trim().parse::<u32>().ok();
    match text.split_once(['-', '–']) {
        Some((first, last)) => Some((place(first)?, place(last)?)),
        None => place(text).map(|place| (place, place)),
    }
}

/// Reads `3%`, `6.75%`, `6,75 %` as hundredths of a percent. `None` without the percent sign, with
/// more than two decimals, or if it is not a number.
pub fn read_percent(text: &str) -> Option<u16> {
    let figure = text.trim().strip_suffix('%')?.trim_end();
    let (whole, part) = figure.split_once(['.', ',']).unwrap_or((figure, "0"));
    let whole = number(whole).and_then(|whole| u16::try_from(whole).ok())?;
    let part = match part.len() {
        1 => number(part)? * 10,
        2 => number(part)?,
        _ => return None,
    };
    whole.checked_mul(100)?.checked_add(u16::try_from(part).ok()?)
}
