//! How sure prizes are, what the next one out gets, and what a deal has left of the ladder: whoever tells
//! of prizes says it in these words.

use crate::{
    i18n::Language,
    rules::{money::Money, payouts::Prize, time::Timestamp},
    tournament::{Tournament, prizes::Certainty},
    view::words,
};

/// "Prizes provisional: entries are open", "Prizes announced at 17:32", "All prizes paid". Nothing where
/// nothing is paid to anybody.
pub fn certainty(language: Language, t: &Tournament, at: Timestamp) -> String {
    if t.places_paid() == 0 { String::new() } else { how_sure(language, t.certainty(at), at) }
}

/// The same of what is known to be so sure, told at `now`.
pub fn how_sure(language: Language, certainty: Certainty, now: Timestamp) -> String {
    match certainty {
        Certainty::EntriesOpen => language.word("prizes-entries-open"),
        Certainty::NotLocked => language.word("prizes-not-locked"),
        Certainty::DoesNotFit(_) => language.word("prizes-do-not-fit"),
        Certainty::Announced(when) => {
            let when = words::instant(language, when, now);
            language.say("prizes-announced", &[("time", when.into())])
        }
        Certainty::Paid => language.word("prizes-all-paid"),
    }
}

/// How sure prizes are and what a deal has shared, a line for each; nothing where nothing is paid.
pub fn standing(language: Language, t: &Tournament, at: Timestamp) -> Vec<String> {
    let mut told = vec![certainty(language, t, at)];
    told.extend(shared(language, t));
    told.retain(|told| !told.is_empty());
    told
}

/// The place of whoever is out next, and what it pays: "9th" and "€1,200". Nothing while prizes are
/// provisional.
pub fn next_out(language: Language, t: &Tournament, at: Timestamp) -> Option<(String, String)> {
    let next = t.next_out(at).filter(|_| !t.certainty(at).is_provisional())?;
    let money = |money| language.money(money, &t.setup().currency);
    Some((words::ordinal(language, next.place), prize(language, next.prize, money)))
}

/// A prize: "€2,100", "Seat", "2 seats + €50". `money` writes the money of it.
pub fn prize(language: Language, prize: Prize, money: impl Fn(Money) -> String) -> String {
    let seats = || words::count(language, "prizes-seats", usize::from(prize.tickets));
    match (prize.tickets, prize.money) {
        (0, of) => money(of),
        (_, Money::ZERO) => seats(),
        (_, of) => format!("{} + {}", seats(), money(of)),
    }
}

/// "Deal: first 3 places shared", as everybody may know it: what each has of it is between those who
/// made it. Nothing without a deal.
pub fn shared(language: Language, t: &Tournament) -> Option<String> {
    let deal = t.deals().agreed()?;
    Some(language.say("prizes-shared", &[("count", deal.shares.len().into())]))
}

/// What a deal has kept for the places that are not decided: "1st €2,000".
pub(super) fn still_kept(language: Language, t: &Tournament, at: Timestamp) -> Vec<String> {
    let left = if t.winner(at).is_some() { 0 } else { t.entries().playing_count() };
    let kept = t.deals().agreed().map_or(&[][..], |deal| &deal.kept);
    let open = (1..).zip(kept).take(left).filter(|(_, kept)| !kept.is_zero());
    let said = open.map(|(place, kept)| {
        let money = language.money(*kept, &t.setup().currency);
        format!("{} {money}", words::ordinal(language, place))
    });
    said.collect()
}
