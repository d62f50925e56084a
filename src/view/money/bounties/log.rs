//! The log's lines about bounties.

use bottone_base::money::{Currency, Money};
use bottone_i18n::Language;
use bottone_tournament::{bounties::BountyEvent, entries::EntryId};
use bottone_vocabulary::words;

/// Describes the event in one line of the log. `None` if entry numbers are assigned. `entry` gives
/// the name of an entry.
pub(crate) fn log_line<'a>(
    language: Language,
    event: &BountyEvent,
    currency: &Currency,
    entry: impl Fn(EntryId) -> &'a str,
) -> Option<String> {
    Some(match event {
        BountyEvent::Taken { out, by, .. } => {
            let takers: Vec<String> = by.iter().map(|taker| entry(*taker).to_owned()).collect();
            let who = words::listed(language, &takers);
            let gaps =
                [("who", who.into()), ("of", entry(*out).into()), ("count", takers.len().into())];
            language.say("bounties-log-taken", &gaps)
        }
        BountyEvent::Left { out, .. } => {
            language.say("bounties-log-left", &[("of", entry(*out).into())])
        }
        BountyEvent::Prepared { envelopes, from } => {
            let count: u64 = envelopes.iter().map(|(_, many)| u64::from(*many)).sum();
            let gaps = [("count", count.into()), ("from", (*from).into())];
            language.say("bounties-log-prepared", &gaps)
        }
        BountyEvent::Opened { out, amount, seed, .. } => {
            let amount = language.money(*amount, currency);
            let gaps = [("of", entry(*out).into()), ("amount", amount.into())];
            let said = language.say("bounties-log-opened", &gaps);
            match seed {
                None => said,
                Some(seed) => {
                    let seed = [("seed", seed.to_string().into())];
                    format!("{said} · {}", language.say("log-seed", &seed))
                }
            }
        }
        BountyEvent::Replaced { entry: whose, paid } => {
            let paid = language.money(*paid, currency);
            let gaps = [("who", entry(*whose).into()), ("amount", paid.into())];
            language.say("bounties-log-replaced", &gaps)
        }
        BountyEvent::Divided { shares } => {
            let share = |(to, share): &(EntryId, Money)| {
                format!("{} {}", entry(*to), language.money(*share, currency))
            };
            let shares: Vec<String> = shares.iter().map(share).collect();
            language.say("bounties-log-divided", &[("shares", shares.join(", ").into())])
        }
        BountyEvent::Numbered { .. } | BountyEvent::NumberSkipped { .. } => return None,
    })
}

/// Describes the event for one player, whose entries are `mine`. `None` if it concerns others.
pub(crate) fn player_line(
    language: Language,
    event: &BountyEvent,
    currency: &Currency,
    mine: impl Fn(&EntryId) -> bool,
) -> Option<String> {
    match event {
        BountyEvent::Taken { out, .. } if mine(out) => Some(language.word("bounties-card-lost")),
        BountyEvent::Taken { by, .. } if by.iter().any(&mine) => {
            Some(language.say("bounties-card-took", &[("count", by.len().into())]))
        }
        BountyEvent::Left { out, .. } if mine(out) => Some(language.word("bounties-card-left")),
        BountyEvent::Replaced { entry, paid } if mine(entry) => {
            let paid = language.money(*paid, currency);
            Some(language.say("bounties-card-replaced", &[("amount", paid.into())]))
        }
        BountyEvent::Divided { shares } => {
            let (_, share) = shares.iter().find(|(entry, _)| mine(entry))?;
            let share = language.money(*share, currency);
            Some(language.say("bounties-card-share", &[("amount", share.into())]))
        }
        BountyEvent::Taken { .. }
        | BountyEvent::Left { .. }
        | BountyEvent::Prepared { .. }
        | BountyEvent::Opened { .. }
        | BountyEvent::Replaced { .. }
        | BountyEvent::Numbered { .. }
        | BountyEvent::NumberSkipped { .. } => None,
    }
}
