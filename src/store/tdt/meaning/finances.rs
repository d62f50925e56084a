//! The prices and the sales.

use std::collections::{BTreeMap, BTreeSet};

use bottone_base::money::Money;
use bottone_i18n::Saying;
use bottone_rules::buy_in::BuyIn;

use crate::tdt::{
    fault_list::{FaultList, money},
    saved::{SaleTerms, SavedTournament},
    value::{Value, ValueKind},
};

/// The prices, by the profiles of the file.
#[derive(Debug, Default)]
pub(in crate::tdt) struct Prices {
    bounties: BTreeMap<String, Money>,
    entries: BTreeSet<String>,
    pub(super) use_bounties: bool,
    /// True if the rake is part of the fee, false if it is paid in addition.
    pub(super) rake_within: bool,
}

impl Prices {
    /// Returns whether this profile sells an entry.
    pub(in crate::tdt) fn is_entry(&self, profile: &str) -> bool {
        self.entries.contains(profile)
    }

    /// Returns the price of a bounty in this profile.
    pub(in crate::tdt) fn bounty(&self, profile: &str) -> Money {
        let price = self.bounties.get(profile).copied().unwrap_or(Money::ZERO);
        if self.use_bounties { price } else { Money::ZERO }
    }

    /// Returns the price of a sale, or of a profile: `key` has the fee.
    pub(in crate::tdt) fn of(
        &self,
        look: &mut FaultList,
        sold: &Value<'_>,
        place: &str,
        key: &str,
    ) -> BuyIn {
        let prize = look.money(sold, place, key);
        let fee = rake_of(sold);
        let prize = if self.rake_within { prize.minus(fee).max(Money::ZERO) } else { prize };
        BuyIn { prize, fee, ..BuyIn::default() }
    }
}

/// Returns the sum of `Rake: new PerPlayerRake([a, b])`.
fn rake_of(sold: &Value<'_>) -> Money {
    let Some(ValueKind::Made { of, .. }) = sold.field("Rake").map(|rake| &rake.kind) else {
        return Money::ZERO;
    };
    of.first().map(Value::values).unwrap_or_default().into_iter().filter_map(money).sum()
}

/// Returns the sums of all fees and of all rakes. The total of the prizes shows which of the two
/// includes the other.
pub(super) fn fees_and_rakes(players: &Value<'_>) -> (Money, Money) {
    let (mut fees, mut rakes) = (Money::ZERO, Money::ZERO);
    for player in players.values() {
        for key in ["Buyins", "AddOns"] {
            for sold in player.field(key).map(Value::values).unwrap_or_default() {
                fees = fees.plus(sold.field("Amount").and_then(money).unwrap_or(Money::ZERO));
                rakes = rakes.plus(rake_of(sold));
            }
        }
    }
    (fees, rakes)
}

pub(super) fn finances(
    look: &mut FaultList,
    value: &Value<'_>,
    saved: &mut SavedTournament,
) -> Prices {
    look.fields(
        value,
        &[
            "Buyins",
            "AddOns",
            "Rebuys",
            "FixedRake",
            "GuaranteedPot",
            "UseBounties",
            "PointsForPlaying",
            "RestrictedBounty",
            "AllowInTourneyRebuys",
            "AllowRebuyOverrideAfterBustout",
        ],
    );
    let mut prices = Prices {
        use_bounties: look.flag(value, "FinancialConfig", "UseBounties"),
        ..Prices::default()
    };
    saved.guarantee = look.money(value, "FinancialConfig", "GuaranteedPot");
    if value.field("FixedRake").is_some_and(|rake| {
        ["Real", "Percent"].iter().any(|key| rake.field(key).is_some_and(Value::has_content))
    }) {
        look.add(Saying::of("tdt-fixed-rake"));
    }
    if value.field("PointsForPlaying").is_some_and(Value::has_content) {
        look.add_foreign_part("PointsForPlaying");
    }
    for key in ["Buyins", "Rebuys", "AddOns"] {
        let Some(config) = value.field(key) else { continue };
        let sales = sales(look, config, key, &mut prices);
        match key {
            "Buyins" => saved.buy_ins = sales,
            "Rebuys" => saved.rebuys = sales,
            _ => saved.add_ons = sales,
        }
    }
    prices
}

fn sales(look: &mut FaultList, config: &Value<'_>, key: &str, prices: &mut Prices) -> SaleTerms {
    // A limit out of reach is no limit: the program itself writes 9999.
    look.fields(
        config,
        &["Allow", "Profiles", "DefIndex", "LastRound", "MaxPerPlayer", "MaxTotal", "MinPlayers"],
    );
    let limit = |number: Option<u64>| number.filter(|number| (1..1_000).contains(number));
    let usual = look.count(config, key, "DefIndex").and_then(|at| usize::try_from(at).ok());
    let last_level = limit(look.count(config, key, "LastRound"));
    let most = limit(look.count(config, key, "MaxPerPlayer"));
    let mut sales = SaleTerms {
        allowed: look.flag(config, key, "Allow"),
        last_level: last_level.and_then(|level| u16::try_from(level).ok()),
        most: most.map(|most| u8::try_from(most).unwrap_or(u8::MAX)),
        ..SaleTerms::default()
    };
    let profiles = config.field("Profiles").map(Value::values).unwrap_or_default();
    for (index, profile) in profiles.iter().enumerate() {
        let place = format!("{key}, FeeProfile {}", index + 1);
        look.fields(
            profile,
            &["Name", "Enabled", "AllowChange", "Fee", "Rake", "Chips", "BountyChipCost"],
        );
        let name = look.text(profile, &place, "Name");
        let bounty = look.money(profile, &place, "BountyChipCost");
        prices.bounties.insert(name.clone(), bounty);
        if key == "Buyins" {
            prices.entries.insert(name.clone());
        } else {
            // A name that both have means the rebuy.
            prices.entries.remove(&name);
        }
        if usual.unwrap_or(0) == index {
            sales.price = prices.of(look, profile, &place, "Fee");
            sales.price.bounty = prices.bounty(&name);
            sales.chips = look.chips(profile, &place, "Chips");
        }
    }
    sales
}
