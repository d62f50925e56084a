//! A plan in words.

use bottone_base::money::{Currency, Money};
use bottone_i18n::Language;
use bottone_rules::payouts::{
    CurveShape, PaidPlaces, PayoutFault, PayoutKind, PayoutPlan, usual_places,
};
use bottone_tournament::Tournament;
use bottone_vocabulary::words;

/// Explains why no prizes can be paid by this plan.
pub(in crate::money) fn fault(
    language: Language,
    t: &Tournament,
    plan: &PayoutPlan,
    fault: PayoutFault,
) -> String {
    let field = t.field();
    let money = |money| ("money", language.money(money, &t.setup().currency).into());
    match fault {
        PayoutFault::NoPool => language.word("prizes-fault-no-pool"),
        PayoutFault::Entries => language.word("prizes-fault-entries"),
        PayoutFault::Unit => language.word("prizes-fault-unit"),
        PayoutFault::Places => {
            let entries = words::count(language, "count-entries", field.entries as usize);
            language.say("prizes-fault-places", &[("entries", entries.into())])
        }
        PayoutFault::PoolTooSmall { places } => {
            let pool = ("pool", language.money(field.pool, &t.setup().currency).into());
            let unit = plan.unit(&field);
            match &plan.kind {
                PayoutKind::Fixed { prizes, .. } => {
                    let sum: Money = prizes.iter().copied().sum();
                    language.say("prizes-fault-fixed", &[money(sum), pool])
                }
                _ if unit > field.pool => {
                    language.say("prizes-fault-unit-large", &[money(unit), pool])
                }
                PayoutKind::Curve(_) if places == 0 && plan.least.is_some() => language.say(
                    "prizes-fault-minimum",
                    &[("least", least(language, plan.least).into()), pool],
                ),
                _ => {
                    let unit = language.money(unit, &t.setup().currency);
                    let gaps = [("places", places.into()), ("unit", unit.into())];
                    language.say("prizes-fault-small", &gaps)
                }
            }
        }
    }
}

/// Returns the name of a kind of plan: "Curve", "Usual curve", "By percent", "Satellite".
pub fn kind(language: Language, kind: &PayoutKind) -> String {
    language.word(match kind {
        PayoutKind::Curve(CurveShape::Usual) => "prizes-kind-usual",
        PayoutKind::Curve(CurveShape::Power(_)) => "prizes-kind-curve",
        PayoutKind::Percent { .. } => "prizes-kind-percent",
        PayoutKind::Fixed { .. } => "prizes-kind-fixed",
        PayoutKind::Satellite { tickets: true, .. } => "prizes-kind-seats",
        PayoutKind::Satellite { tickets: false, .. } => "prizes-kind-flat",
        PayoutKind::WinnerTakesAll => "prizes-kind-winner",
    })
}

/// Describes the number of places: "Usual: 27", "One in 8: 27", "15%: 33", "27".
pub fn places(language: Language, places: PaidPlaces, entries: u32) -> String {
    match places {
        PaidPlaces::Usual => {
            let count = language.number(usual_places(entries));
            language.say("prizes-places-usual", &[("count", count.into())])
        }
        PaidPlaces::OneIn(many) => {
            let count = language.number((entries / u32::from(many.max(1))).max(1));
            let gaps = [("many", u32::from(many).into()), ("count", count.into())];
            language.say("prizes-places-one-in", &gaps)
        }
        PaidPlaces::Percent(share) => {
            let count = u64::from(entries) * u64::from(share) / 10_000;
            let count = language.number(count.max(1));
            let share = words::percent(language, share);
            let gaps = [("share", share.into()), ("count", count.into())];
            language.say("prizes-places-percent", &gaps)
        }
        PaidPlaces::Exactly(places) => language.number(places),
    }
}

/// Formats tenths of a percent, "21.3%", "12.0%", "21,3%"; always with the tenth, to align in
/// columns.
pub(super) fn tenths(language: Language, tenths: u16) -> String {
    words::percent_in_column(language, tenths.saturating_mul(10), 1)
}

/// Formats the unit: "€50", "By itself".
pub fn unit(language: Language, unit: Option<Money>, currency: &Currency) -> String {
    match unit {
        None => language.word("prizes-auto"),
        Some(unit) => language.money(unit, currency),
    }
}

/// Formats the smallest prize: "1.5 buy-ins", "By itself".
pub fn least(language: Language, least: Option<u16>) -> String {
    match least {
        None => language.word("prizes-auto"),
        Some(hundredths) => {
            let times = words::percent(language, hundredths);
            let times = times.trim_end_matches('%').to_owned();
            language.say("prizes-minimum-of", &[("times", times.into())])
        }
    }
}
