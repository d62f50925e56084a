//! The log's lines about entries.

use bottone_base::{chips::Chips, money::Currency};
use bottone_i18n::Language;
use bottone_tournament::{
    entries::{BustedEntry, EntryEvent, EntryId, FlightRank, PlayerId},
    history::Roll,
};
use bottone_vocabulary::words;

use super::card;

/// Describes the event in one line. `None` if another line covers it.
pub(super) fn log_line(
    language: Language,
    roll: &Roll,
    event: &EntryEvent,
    currency: &Currency,
) -> Option<String> {
    let price = |paid| {
        let price = words::price(language, paid, currency);
        if price.is_empty() { price } else { format!(" · {price}") }
    };
    let about =
        |name: &str, entry: EntryId| language.say(name, &[("who", roll.entry(entry).into())]);
    Some(match event {
        // The entry's line covers this if there is one.
        EntryEvent::Listed { people, .. } => match people.as_slice() {
            [_] => return None,
            many => words::count(language, "log-listed", many.len()),
        },
        EntryEvent::Entered { players, paid, .. } => {
            let said = match players.as_slice() {
                [one] => {
                    let who = ("who", roll.player(*one).into());
                    match roll.times_entered(*one) {
                        0 | 1 => language.say("log-buy-in", &[who]),
                        times => {
                            language.say("log-re-entry", &[who, ("number", (times - 1).into())])
                        }
                    }
                }
                many => words::count(language, "log-buy-ins", many.len()),
            };
            said + &price(*paid)
        }
        EntryEvent::Carried { entries, .. } => {
            let playing = entries.iter().filter(|entry| !entry.chips.is_zero()).count();
            let chips: Chips = entries.iter().map(|entry| entry.chips).sum();
            let gaps = [
                ("count", entries.len().into()),
                ("playing", language.number(playing as u64).into()),
                ("chips", language.chips(chips).into()),
            ];
            language.say("flights-log-carried", &gaps)
        }
        EntryEvent::Restacked { entry, was, chips, rank } => {
            let gaps = [
                ("who", roll.entry(*entry).into()),
                ("was", language.chips(*was).into()),
                ("chips", language.chips(*chips).into()),
            ];
            let plays = *rank == FlightRank::Plays;
            language.say(if plays { "flights-log-restacked" } else { "flights-log-left" }, &gaps)
        }
        EntryEvent::SeatWon { out } => name_with_stack(language, "log-seat-won", roll, out),
        EntryEvent::StartSet { entry, was, chips } => {
            start_set(language, roll.entry(*entry), (*was, *chips))
        }
        EntryEvent::Forfeited { out } => name_with_stack(language, "log-forfeited", roll, out),
        EntryEvent::RankedBehind { .. } => language.word("flights-log-ranked"),
        EntryEvent::Corrected { to, .. } => {
            language.say("log-corrected", &[("who", to.display_name().into())])
        }
        EntryEvent::Rebought { entry, paid, .. } => about("log-rebuy", *entry) + &price(*paid),
        EntryEvent::AddedOn { entry, paid, .. } => about("log-add-on", *entry) + &price(*paid),
        EntryEvent::Refunded { entry, .. } => about("log-refund", *entry),
        EntryEvent::Busted { out } => {
            let who: Vec<String> = out.iter().map(|out| busted(language, roll, out)).collect();
            language.say("log-bust", &[("who", who.join(", ").into())])
        }
        EntryEvent::BroughtBack { entry, to } => {
            let seat = words::seat(language, *to);
            let gaps = [("who", roll.entry(*entry).into()), ("seat", seat.into())];
            language.say("log-back", &gaps)
        }
        // The penalty's line covers these.
        EntryEvent::Disqualified { .. } | EntryEvent::NumbersSkipped { .. } => return None,
        EntryEvent::RegistrationSet { open: true } => language.word("log-registration-opened"),
        EntryEvent::RegistrationSet { open: false } => language.word("log-registration-closed"),
        EntryEvent::RegistrationFollows => language.word("log-registration-follows"),
        EntryEvent::HandForHandSet { on: true } => language.word("prizes-hand-for-hand"),
        EntryEvent::HandForHandSet { on: false } => language.word("prizes-hand-for-hand-over"),
        EntryEvent::HandPlayed => language.word("prizes-hand-played"),
        EntryEvent::SameHand { out, .. } => {
            let who: Vec<&str> = out.iter().map(|(entry, _)| roll.entry(*entry)).collect();
            language.say("prizes-same-hand", &[("who", who.join(", ").into())])
        }
    })
}

fn start_set(language: Language, who: &str, (was, chips): (Chips, Chips)) -> String {
    let (was, chips) = (language.chips(was), language.chips(chips));
    let gaps = [("who", who.into()), ("was", was.into()), ("chips", chips.into())];
    language.say("log-start-set", &gaps)
}

/// Names a player whose stack left play.
fn name_with_stack(language: Language, name: &str, roll: &Roll, out: &BustedEntry) -> String {
    let stack = language.chips(out.stack.unwrap_or_default());
    let gaps = [("who", roll.entry(out.entry).into()), ("stack", stack.into())];
    language.say(name, &gaps)
}

/// Names a busted player: "Rossi, M. (T9 S4) with 4,000".
fn busted(language: Language, roll: &Roll, out: &BustedEntry) -> String {
    let who = format!("{} ({})", roll.entry(out.entry), words::seat(language, out.from));
    match out.stack {
        None => who,
        Some(stack) => {
            let gaps = [("who", who.into()), ("chips", language.chips(stack).into())];
            language.say("log-bust-with", &gaps)
        }
    }
}

/// Describes the event in the history of one player, who has entered this many times; `None` if it
/// is not about that player.
pub(super) fn player_line(
    language: Language,
    currency: &Currency,
    event: &EntryEvent,
    (player, entered): (PlayerId, usize),
    mine: &impl Fn(&EntryId) -> bool,
) -> Option<String> {
    let paid_for = |said: String, paid| {
        let price = words::price(language, paid, currency);
        if price.is_empty() { said } else { format!("{said} {price}") }
    };
    match event {
        EntryEvent::Entered { players, paid, .. } if players.contains(&player) => {
            let said = match entered {
                0 | 1 => language.word("log-card-buy-in"),
                times => language.say("log-card-re-entry", &[("number", (times - 1).into())]),
            };
            Some(paid_for(said, *paid))
        }
        EntryEvent::Corrected { player: whose, .. } if *whose == player => {
            Some(language.word("log-card-corrected"))
        }
        EntryEvent::Rebought { entry, paid, .. } if mine(entry) => {
            Some(paid_for(language.word("log-card-rebuy"), *paid))
        }
        EntryEvent::AddedOn { entry, paid, .. } if mine(entry) => {
            Some(paid_for(language.word("log-card-add-on"), *paid))
        }
        EntryEvent::Refunded { entry, .. } if mine(entry) => {
            Some(language.word("log-card-refunded"))
        }
        EntryEvent::Busted { out } => {
            let out = out.iter().find(|out| mine(&out.entry))?;
            Some(card::seat_text(language, "log-card-bust", out.from))
        }
        EntryEvent::SeatWon { out } if mine(&out.entry) => {
            let stack = language.chips(out.stack.unwrap_or_default());
            Some(language.say("log-card-seat-won", &[("stack", stack.into())]))
        }
        EntryEvent::StartSet { entry, chips, .. } if mine(entry) => {
            let chips = language.chips(*chips);
            Some(language.say("log-card-start-set", &[("chips", chips.into())]))
        }
        EntryEvent::Forfeited { out } if mine(&out.entry) => {
            let stack = language.chips(out.stack.unwrap_or_default());
            Some(language.say("log-card-forfeited", &[("stack", stack.into())]))
        }
        EntryEvent::BroughtBack { entry, to } if mine(entry) => {
            Some(card::seat_text(language, "log-card-back", *to))
        }
        // The penalty already names a disqualification, and the bag a stack from a flight.
        EntryEvent::Entered { .. }
        | EntryEvent::Corrected { .. }
        | EntryEvent::Rebought { .. }
        | EntryEvent::AddedOn { .. }
        | EntryEvent::Refunded { .. }
        | EntryEvent::SeatWon { .. }
        | EntryEvent::StartSet { .. }
        | EntryEvent::Forfeited { .. }
        | EntryEvent::BroughtBack { .. }
        | EntryEvent::Disqualified { .. }
        | EntryEvent::Listed { .. }
        | EntryEvent::NumbersSkipped { .. }
        | EntryEvent::Carried { .. }
        | EntryEvent::Restacked { .. }
        | EntryEvent::RankedBehind { .. }
        | EntryEvent::RegistrationSet { .. }
        | EntryEvent::RegistrationFollows
        | EntryEvent::HandForHandSet { .. }
        | EntryEvent::HandPlayed
        | EntryEvent::SameHand { .. } => None,
    }
}
