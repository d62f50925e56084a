//! The payout of each place, and the event's distance to the money.

mod bubble;
mod certainty;
mod plan_text;
mod same_hand;
mod table;
mod tasks;

pub use bubble::{Bubble, bubble};
pub use certainty::{certainty, certainty_text, next_out, prize, shared, standing, won_prize};
pub(in crate::money) use plan_text::fault;
pub use plan_text::{kind, least, places, unit};
pub use same_hand::{BustReport, ReportedBust, reports};
pub use table::{PrizeRow, PrizeTable};
pub(crate) use tasks::{differences, tasks, together};

use bottone_base::money::Currency;
use bottone_i18n::Language;
use bottone_tournament::prizes::{PrizeEvent, PrizeRange};
use bottone_vocabulary::words;

/// Describes the event in one line of the log.
pub(crate) fn log_line(language: Language, event: &PrizeEvent, currency: &Currency) -> String {
    match event {
        PrizeEvent::Planned(plan) => {
            language.say("prizes-planned", &[("plan", plan.name.as_str().into())])
        }
        PrizeEvent::Locked { rows, pool, .. } => {
            let places =
                rows.iter().fold(0, |n: u32, row: &PrizeRange| n.saturating_add(row.places));
            let pool = language.money(*pool, currency);
            language.say("prizes-locked", &[("pool", pool.into()), ("places", places.into())])
        }
        PrizeEvent::Unlocked { reason } => {
            language.say("prizes-unlocked", &[("reason", reason.as_str().into())])
        }
        PrizeEvent::Corrected { prizes, reason, .. } => {
            let place = |(place, money): &(u32, _)| {
                let money = language.money(*money, currency);
                let gaps =
                    [("place", words::ordinal(language, *place).into()), ("money", money.into())];
                language.say("prizes-corrected-place", &gaps)
            };
            let places: Vec<String> = prizes.iter().map(place).collect();
            let gaps = [("prizes", places.join(", ").into()), ("reason", reason.as_str().into())];
            language.say("prizes-corrected", &gaps)
        }
    }
}
