//! The results in the form of the Hendon Mob's database, always in English.

use bottone_i18n::Language;

use super::{
    Results,
    files::{display, local},
};

impl Results {
    /// Returns header lines and the paid places in the form of the Hendon Mob's database. Its own
    /// template is not public, so the file asks to be checked against the current one.
    pub fn hendon(&self) -> Vec<Vec<String>> {
        let amount = |money| self.amount(Language::English, money);
        let text = str::to_owned;
        let mut rows: Vec<Vec<String>> = [
            ("Note", text("Check against the current template before sending")),
            ("Status", self.status(Language::English)),
            ("Name", self.event.clone()),
            ("Date", local(self.began).format("%Y-%m-%d").to_string()),
            ("Venue", String::new()),
            ("City", String::new()),
            ("State", String::new()),
            ("Country", String::new()),
            ("Currency", self.currency.symbol.trim().to_owned()),
            ("Buy-in", amount(self.buy_in.prize.plus(self.buy_in.bounty))),
            ("Fee", amount(self.buy_in.fee.plus(self.buy_in.staff))),
            ("Total", amount(self.buy_in.total())),
            ("Entries", self.entries.to_string()),
            ("Rebuys", self.rebuys.to_string()),
            ("Add-ons", self.add_ons.to_string()),
            ("Prize pool", amount(self.pool)),
            ("Game", self.game.clone()),
        ]
        .into_iter()
        .chain(self.deal.as_ref().map(|_| ("Deal", self.deal_text(Language::English))))
        .map(|(name, value)| vec![name.to_owned(), value])
        .collect();
        let head =
            ["Position", "First", "Last", "Display", "Prize", "Country", "City", "State", "ID"];
        rows.push(head.map(str::to_owned).to_vec());
        let paid = self.lines.iter().filter(|line| !line.prize.is_zero() || line.tickets > 0);
        rows.extend(paid.map(|line| {
            vec![
                line.place.map(|place| place.first.to_string()).unwrap_or_default(),
                line.person.given.clone(),
                line.person.family.clone(),
                display(&line.person),
                amount(line.prize),
                line.person.country.clone(),
                String::new(),
                String::new(),
                line.person.card.clone(),
            ]
        }));
        rows
    }
}
