//! The envelopes of a mystery bounty: those left, and the proposed contents.

use bottone_base::money::{Currency, Money};
use bottone_i18n::Language;
use bottone_rules::bounties::{BountyKind, Envelopes, envelopes};
use bottone_tournament::Tournament;

use crate::amounts::{read, read_money};

/// The envelopes that are left.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Drum {
    /// The amounts, the largest first: the content, the formatted content, and the number of
    /// envelopes.
    pub left: Vec<(Money, String, String)>,
    /// "28 envelopes left, drawn from 30 players left".
    pub count: String,
    /// "€428 on average": the payment of an active player who has lost the card.
    pub average: String,
}

impl Drum {
    /// Builds the drum of an event with mystery bounties. `None` before the envelopes are made.
    pub fn of(language: Language, t: &Tournament) -> Option<Self> {
        let (bounties, currency) = (t.bounties(), &t.setup().currency);
        if bounties.draws_from() == 0 {
            return None;
        }
        let drum = bounties.drum();
        let line = |(amount, count): (Money, u32)| {
            (amount, language.money(amount, currency), format!("× {}", language.number(count)))
        };
        let average = drum.average().unwrap_or_default();
        let average = language.money(average, currency);
        Some(Self {
            left: drum.contents().map(line).collect(),
            count: language.say(
                "bounties-envelopes-left",
                &[("count", drum.count().into()), ("from", bounties.draws_from().into())],
            ),
            average: language.say("bounties-average", &[("amount", average.into())]),
        })
    }
}

/// A proposal for the envelopes' contents.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Proposal {
    /// The number of players left when the draws begin, which is also the number of envelopes.
    pub players: u32,
    /// One amount a line: "500 × 3".
    pub text: String,
}

impl Proposal {
    /// Divides the whole bounty money into envelopes for this many players, or for the number in
    /// the setup. The amounts are whole units of the currency that suit the average. The last
    /// player has an envelope too.
    pub fn of(t: &Tournament, players: Option<u32>) -> Self {
        let playing = u32::try_from(t.entries().playing_count()).unwrap_or(u32::MAX);
        let paid = t.prize_list().map_or(0, |prizes| prizes.len());
        let planned = match t.setup().bounty {
            BountyKind::Mystery { from } => from.players(u32::try_from(paid).unwrap_or(u32::MAX)),
            _ => None,
        };
        let begins = planned.unwrap_or(playing).min(playing).max(2);
        let players = players.unwrap_or(begins);
        let pool = t.bounties().remaining_money();
        let currency = &t.setup().currency;
        let average = pool.minor().checked_div(players.into()).unwrap_or_default();
        let units = [100, 50, 25, 10, 5, 1].map(|units| units * currency.scale());
        let unit = units.into_iter().find(|unit| average >= 10 * unit).unwrap_or(1);
        let made = envelopes(pool, players, Money::from_minor(unit))
            .or_else(|_| envelopes(pool, players, Money::from_minor(1)));
        Self { players, text: written(&made.unwrap_or_default(), currency) }
    }
}

/// Formats the envelopes, one amount a line, as [`read_envelopes`] reads them.
fn written(envelopes: &[(Money, u32)], currency: &Currency) -> String {
    let plain = Currency { symbol: String::new(), decimals: currency.decimals };
    let line = |(amount, count): &(Money, u32)| format!("{} × {count}", plain.show(*amount));
    envelopes.iter().map(line).collect::<Vec<_>>().join("\n")
}

/// Reads envelopes, one amount a line: "500 × 3", "500 x 3", "500*3", or "500" for a single one.
///
/// # Errors
/// The first line that cannot be read.
pub fn read_envelopes(text: &str, currency: &Currency) -> Result<Envelopes, String> {
    let lines = text.lines().map(str::trim).filter(|line| !line.is_empty());
    let one = |line: &str| {
        let (amount, count) = line.rsplit_once(['×', 'x', 'X', '*']).unwrap_or((line, "1"));
        let count = read(count).and_then(|count| u32::try_from(count.get()).ok());
        let count = count.filter(|count| *count > 0)?;
        let amount = read_money(amount.trim(), currency).filter(|money| *money > Money::ZERO)?;
        Some((amount, count))
    };
    lines.map(|line| one(line).ok_or_else(|| line.to_owned())).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn envelopes_are_read_as_people_write_them() {
        /// Amounts in cents with their numbers, or the unreadable line.
        type Read = Result<&'static [(i64, u32)], &'static str>;
        let euro = Currency::default();
        let cases: [(&str, Read); 8] = [
            ("500 × 3", Ok(&[(50_000, 3)])),
            ("1,000 x 2\n\n 250*40 ", Ok(&[(100_000, 2), (25_000, 40)])),
            ("€1.400,50", Ok(&[(140_050, 1)])),
            ("25 × 1,200", Ok(&[(2_500, 1_200)])),
            ("", Ok(&[])),
            ("500 × 0", Err("500 × 0")),
            ("500 × 3\nten", Err("ten")),
            ("0 × 3", Err("0 × 3")),
        ];
        for (text, expected) in cases {
            let read = read_envelopes(text, &euro);
            let read = read.map(|all| {
                all.iter().map(|(amount, count)| (amount.minor(), *count)).collect::<Vec<_>>()
            });
            assert_eq!(read, expected.map(<[_]>::to_vec).map_err(str::to_owned), "{text:?}");
        }
    }

    #[test]
    fn what_is_proposed_reads_back() {
        let euro = Currency::default();
        let made = envelopes(Money::from_minor(4_283_000), 57, Money::from_minor(500)).unwrap();
        assert_eq!(read_envelopes(&written(&made, &euro), &euro), Ok(made));
    }
}
