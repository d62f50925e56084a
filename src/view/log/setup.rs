//! The log's lines about edits of the event's settings.

use bottone_base::money::Money;
use bottone_i18n::Language;
use bottone_tournament::setup::Setup;
use bottone_vocabulary::words;

use crate::waiting;

/// Lists the changes: "Buy-in 100+10 → 130+10 · Seats at a table 9 → 8". Gives the event's name if
/// the old settings are unknown.
pub(super) fn log_line(language: Language, before: Option<&Setup>, after: &Setup) -> String {
    let changes = before.map(|before| changes(language, before, after)).unwrap_or_default();
    let what = if changes.is_empty() { after.name.clone() } else { changes.join(" · ") };
    language.say("log-setup", &[("what", what.into())])
}

/// The name of a setting's word, and its value.
type SettingText<'a> = (&'a str, &'a dyn Fn(&Setup) -> String);

fn changes(language: Language, before: &Setup, after: &Setup) -> Vec<String> {
    let none = || "—".to_owned();
    let text = |text: &str| if text.is_empty() { none() } else { text.to_owned() };
    let promised = |setup: &Setup| match setup.guarantee {
        Money::ZERO => none(),
        money => language.money(money, &setup.currency),
    };
    let again = |setup: &Setup| match setup.re_entries {
        Some(0) => language.word("screens-setup-none"),
        Some(most) => language.say("screens-setup-up-to", &[("most", most.into())]),
        None => language.word("screens-setup-no-limit"),
    };
    let forfeits = |setup: &Setup| {
        language.word(if setup.forfeits {
            "screens-setup-forfeits-yes"
        } else {
            "screens-setup-forfeits-no"
        })
    };
    let redraws = |setup: &Setup| {
        let numbers: Vec<String> = setup.house.redraws.iter().map(u32::to_string).collect();
        text(&numbers.join(", "))
    };
    let minutes = |setup: &Setup| words::hours(language, setup.house.button_minutes.into());
    let price = |setup: &Setup| setup.buy_in.notation(&setup.currency);
    // A setting with one figure or word shows both values; the others only that they changed.
    let alternates = |setup: &Setup| language.word(waiting::rule(setup.house.alternates));
    let arrivals = |setup: &Setup| match setup.house.arrival_minutes {
        Some(minutes) => words::hours(language, minutes.into()),
        None => language.word("arrivals-minutes-none"),
    };
    let signed = |setup: &Setup| match setup.house.two_signatures {
        Some(above) => language.money(above, &setup.currency),
        None => none(),
    };
    let prizes = |setup: &Setup| {
        let without = setup.without_prizes;
        language.word(if without { "items-without-yes" } else { "items-without-no" })
    };
    let texts: [SettingText<'_>; 14] = [
        ("screens-setup-name", &|setup| text(&setup.name)),
        ("screens-setup-day", &|setup| text(&setup.day)),
        ("screens-setup-buy-in", &price),
        ("screens-setup-guarantee", &promised),
        ("items-prizes", &prizes),
        ("screens-setup-re-entries", &again),
        ("screens-setup-forfeits", &forfeits),
        ("screens-setup-seats", &|setup| setup.seats.to_string()),
        ("screens-setup-redraws", &redraws),
        ("screens-setup-button-minutes", &minutes),
        ("waiting-rule", &alternates),
        ("arrivals-minutes", &arrivals),
        ("screens-setup-two-signatures", &signed),
        ("record-rules", &|setup| text(&setup.house.rulebook.name)),
    ];
    let mut changes: Vec<String> = texts
        .iter()
        .map(|(name, of)| (name, of(before), of(after)))
        .filter(|(_, from, to)| from != to)
        .map(|(name, from, to)| {
            let what = ("what", language.word(name).into());
            language.say("log-setup-change", &[what, ("from", from.into()), ("to", to.into())])
        })
        .collect();
    let rules = before.house.rulebook.name == after.house.rulebook.name
        && before.house.rulebook != after.house.rulebook;
    let others = [
        ("screens-setup-currency", before.currency != after.currency),
        ("money-later-entries", before.later != after.later),
        ("money-withheld-heading", before.withheld != after.withheld),
        ("bounties-setup", before.bounty != after.bounty),
        ("items-heading", before.items != after.items),
        ("pay-tax-share", before.prize_tax != after.prize_tax),
        ("screens-setup-rebuys", before.rebuy != after.rebuy),
        ("screens-setup-add-on", before.add_on != after.add_on),
        ("screens-setup-house", rules),
        ("chips-tab-set", before.chips != after.chips),
    ];
    let others = others.into_iter().filter(|(_, changed)| *changed);
    changes.extend(others.map(|(name, _)| language.word(name)));
    changes
}
