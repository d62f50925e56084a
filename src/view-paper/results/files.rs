//! The results as rows of cells and lines of text, for files that other programs read.

use bottone_base::{money::Money, person::Person, time::Timestamp};
use bottone_i18n::Language;
use bottone_tournament::FinishPlace;
use bottone_vocabulary::words;
use chrono::{DateTime, Local};

use super::{ResultLine, Results};

impl Results {
    /// Returns a head and a row for every entry, for a spreadsheet. Amounts have the language's
    /// decimal sign and no thousands separators. So a spreadsheet in that language can add them up.
    pub fn rows(&self, language: Language) -> Vec<Vec<String>> {
        let heads = [
            "results-place",
            "results-family",
            "results-given",
            "results-country",
            "results-prize",
            "results-tickets",
            "results-bounties",
            "results-entry",
            "results-rebuys",
            "results-add-ons",
            "results-hits",
            "results-out-at",
            "results-level",
            "results-table",
            "results-seat",
            "results-by",
            "results-state",
            "results-share",
            "results-items",
        ];
        let head = heads.iter().map(|head| language.word(head)).collect();
        let mut rows = vec![head];
        rows.extend(self.lines.iter().map(|line| self.row(language, line)));
        rows
    }

    fn row(&self, language: Language, line: &ResultLine) -> Vec<String> {
        let number = |number: usize| number.to_string();
        vec![
            line.place.map(place).unwrap_or_default(),
            line.person.family.clone(),
            line.person.given.clone(),
            line.person.country.clone(),
            self.amount(language, line.prize),
            number(usize::from(line.tickets)),
            self.amount(language, line.bounty),
            number(usize::from(line.number)),
            number(usize::from(line.rebuys)),
            number(usize::from(line.add_ons)),
            line.hits.map(number).unwrap_or_default(),
            line.out.map(|(at, _)| moment(at)).unwrap_or_default(),
            line.out.and_then(|(_, level)| level).map(number).unwrap_or_default(),
            line.seat.map(|seat| seat.table.get().to_string()).unwrap_or_default(),
            line.seat.map(|seat| seat.seat.get().to_string()).unwrap_or_default(),
            line.winners.join(" + "),
            self.status(language),
            line.share.map(|share| self.amount(language, share)).unwrap_or_default(),
            line.items.join(" + "),
        ]
    }

    /// Returns the paid places for reading aloud and posting: "1. Luca Bianchi (IT) €25,100".
    pub fn text(&self, language: Language) -> String {
        let money = |money| language.money(money, &self.currency);
        let mut lines = vec![self.event.clone()];
        if !self.day.is_empty() {
            lines.push(self.day.clone());
        }
        lines.push(words::date(language, self.began));
        lines.push(self.summary(language));
        let lines_below = [self.status(language), self.deal_text(language)];
        lines.extend(lines_below.into_iter().filter(|lines_below| !lines_below.is_empty()));
        lines.push(String::new());
        let paid = |line: &&ResultLine| {
            let money = !line.prize.is_zero() || !line.bounty.is_zero();
            money || line.tickets > 0 || !line.items.is_empty() || self.without_prizes
        };
        for line in self.lines.iter().filter(paid) {
            let place = line.place.map_or_else(|| "–".to_owned(), place);
            let country = match line.person.country.as_str() {
                "" => String::new(),
                country => format!(" ({country})"),
            };
            let mut won = Vec::new();
            if !line.prize.is_zero() || line.items.is_empty() && !self.without_prizes {
                won.push(money(line.prize));
            }
            if line.share.is_some() {
                won.push(language.word("results-by-deal"));
            }
            if line.tickets > 0 {
                won.push(words::count(language, "pay-tickets", usize::from(line.tickets)));
            }
            if !line.bounty.is_zero() {
                let gaps = [("money", money(line.bounty).into())];
                won.push(language.say("results-with-bounties", &gaps));
            }
            won.extend(line.items.iter().cloned());
            let line = format!("{place}. {}{country} {}", display(&line.person), won.join(" · "));
            lines.push(line.trim_end().to_owned());
        }
        lines.push(String::new());
        lines.join("\n")
    }

    /// Sums up the event: "9 entries · 20+5 · prize pool €180".
    pub(super) fn summary(&self, language: Language) -> String {
        let pool = if self.without_prizes {
            language.word("results-without-prizes")
        } else {
            let pool = language.money(self.pool, &self.currency);
            language.say("results-pool", &[("pool", pool.into())])
        };
        let entries = words::count(language, "count-entries", self.entries);
        words::joined([entries, words::price(language, self.buy_in, &self.currency), pool])
    }

    /// Formats an amount with digits and a decimal sign.
    pub(super) fn amount(&self, language: Language, money: Money) -> String {
        let scale = self.currency.scale().unsigned_abs();
        let minor = money.minor().unsigned_abs();
        let sign = if money < Money::ZERO { "-" } else { "" };
        let (whole, part) = (minor / scale, minor % scale);
        if self.currency.decimals == 0 {
            return format!("{sign}{whole}");
        }
        let comma = language.decimal_sign();
        let width = usize::from(self.currency.decimals);
        format!("{sign}{whole}{comma}{part:0width$}")
    }
}

/// Formats a place: "3" or "8-9".
fn place(FinishPlace { first, last }: FinishPlace) -> String {
    if first == last { first.to_string() } else { format!("{first}-{last}") }
}

/// Formats a name: "Luca Bianchi".
pub(super) fn display(person: &Person) -> String {
    if person.given.is_empty() {
        person.family.clone()
    } else {
        format!("{} {}", person.given, person.family)
    }
}

/// Formats a time as every spreadsheet reads it: "2026-11-21 21:06".
fn moment(at: Timestamp) -> String {
    local(at).format("%Y-%m-%d %H:%M").to_string()
}

pub(super) fn local(at: Timestamp) -> DateTime<Local> {
    at.date_time().with_timezone(&Local)
}
