//! Amounts of chips and of money as people type them; amounts in a column.

pub use crate::rules::typed::{read, regrouped};
use crate::{
    i18n::Language,
    rules::{
        buy_in::{BuyIn, read_amount},
        chips::Chips,
        money::{Currency, Money},
        typed::{has_scale, number},
    },
};

/// How the amounts of one column are written: where one has cents all show them, so that digit stands
/// under digit.
#[derive(Clone, Copy)]
pub struct Column<'a> {
    language: Language,
    currency: &'a Currency,
    in_full: bool,
}

impl<'a> Column<'a> {
    /// The column of these amounts.
    pub fn of(
        language: Language,
        currency: &'a Currency,
        amounts: impl IntoIterator<Item = Money>,
    ) -> Self {
        let in_full = amounts.into_iter().any(|money| currency.has_cents(money));
        Self { language, currency, in_full }
    }

    /// An amount as it stands there.
    pub fn show(&self, money: Money) -> String {
        if self.in_full {
            self.language.money_in_full(money, self.currency)
        } else {
            self.language.money(money, self.currency)
        }
    }
}

/// Reads an amount of money: `1400`, `1,400.50`, `1.400,50`, `€500`, `500 €`. A comma or a point before
/// at most as many digits as the currency has decimals is before the cents; three digits behind one
/// sign are thousands, but behind a point where the currency has three decimals: `KD 1.500` is one
/// and a half, `KD 1,500` fifteen hundred. `10k`, `€2.5k` and `10mila` are read as of chips. Nothing when it
/// is no amount, when it has a minus sign, or when it is more than is taken in.
pub fn read_money(text: &str, currency: &Currency) -> Option<Money> {
    read_amount(text, currency).or_else(|| {
        let sign = currency.symbol.trim();
        let text = text.trim();
        let text = text.strip_prefix(sign).or_else(|| text.strip_suffix(sign)).unwrap_or(text);
        let units = read(text).filter(|_| has_scale(text))?;
        read_amount(&units.get().to_string(), currency)
    })
}

/// An amount above which something holds, as a field has it: empty where it holds for none.
pub fn above_typed(above: Option<Money>, currency: &Currency) -> String {
    let typed = |prize| BuyIn { prize, ..BuyIn::default() }.notation(currency);
    above.map(typed).unwrap_or_default()
}

/// Reads such a field.
///
/// # Errors
/// What an amount looks like.
pub fn read_above(
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

/// Reads one place or places that follow each other: `3`, `1-3`, `1–3`.
pub fn read_places(text: &str) -> Option<(u32, u32)> {
    let place = |text: &str| text.trim().parse::<u32>().ok();
    match text.split_once(['-', '–']) {
        Some((first, last)) => Some((place(first)?, place(last)?)),
        None => place(text).map(|place| (place, place)),
    }
}

/// Reads `3%`, `6.75%`, `6,75 %` as hundredths of a percent. Nothing without the sign, with more than
/// two decimals, or when it is no number.
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
