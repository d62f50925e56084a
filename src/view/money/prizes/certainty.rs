//! The words for the status of prizes, the next payout, and the effect of a deal. Everything that
//! shows prizes uses them.

use bottone_base::{money::Money, time::Timestamp};
use bottone_i18n::Language;
use bottone_rules::payouts::Prize;
use bottone_tournament::{Tournament, entries::EntryId, prizes::Certainty};
use bottone_vocabulary::words;

/// Returns "Prizes provisional: entries are open", "Prizes announced at 17:32", "All prizes paid".
/// Empty if there are no prizes.
pub fn certainty(language: Language, t: &Tournament, at: Timestamp) -> String {
    if t.places_paid() == 0 { String::new() } else { certainty_text(language, t.certainty(at), at) }
}

/// Returns the same for a known certainty, as seen at `now`.
pub fn certainty_text(language: Language, certainty: Certainty, now: Timestamp) -> String {
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

/// Returns a line on the status of the prizes and one on a deal. Empty if there are no prizes.
pub fn standing(language: Language, t: &Tournament, at: Timestamp) -> Vec<String> {
    let mut sentences = vec![certainty(language, t, at)];
    sentences.extend(shared(language, t));
    sentences.retain(|sentences| !sentences.is_empty());
    sentences
}

/// Returns the place of the next bust and its payout: "9th" and "€1,200". `None` while prizes are
/// provisional.
pub fn next_out(language: Language, t: &Tournament, at: Timestamp) -> Option<(String, String)> {
    let next = t.next_out(at).filter(|_| !t.certainty(at).is_provisional())?;
    let money = |money| language.money(money, &t.setup().currency);
    Some((words::ordinal(language, next.place), prize(language, next.prize, money)))
}

/// Formats a prize: "€2,100", "Seat", "2 seats + €50". `money` formats the money in it.
pub fn prize(language: Language, prize: Prize, money: impl Fn(Money) -> String) -> String {
    let seats = || words::count(language, "prizes-seats", usize::from(prize.tickets));
    match (prize.tickets, prize.money) {
        (0, of) => money(of),
        (_, Money::ZERO) => seats(),
        (_, of) => format!("{} + {}", seats(), money(of)),
    }
}

/// Returns "Deal: first 3 places shared", the public part of a deal; the shares are private. `None`
/// without a deal.
pub fn shared(language: Language, t: &Tournament) -> Option<String> {
    let deal = t.deals().agreed()?;
    Some(language.say("prizes-shared", &[("count", deal.shares.len().into())]))
}

/// Returns the prizes that a deal has kept for the open places: "1st €2,000".
pub(super) fn kept_prizes(language: Language, t: &Tournament, at: Timestamp) -> Vec<String> {
    let left = if t.winner(at).is_some() { 0 } else { t.entries().playing_count() };
    let kept = t.deals().agreed().map_or(&[][..], |deal| &deal.kept);
    let open = (1..).zip(kept).take(left).filter(|(_, kept)| !kept.is_zero());
    let said = open.map(|(place, kept)| {
        let money = language.money(*kept, &t.setup().currency);
        format!("{} {money}", words::ordinal(language, place))
    });
    said.collect()
}

/// Returns an entry's prize once prizes are locked and the place is its own: "€950". `None` without
/// a prize, and for a place that is shared or may still be.
pub fn won_prize(
    language: Language,
    t: &Tournament,
    entry: EntryId,
    at: Timestamp,
) -> Option<String> {
    if t.certainty(at).is_provisional() || t.entries().is_out_in_this_hand() {
        return None;
    }
    let place = t.entries().place(entry).filter(|place| place.first == place.last)?;
    let prizes = t.remaining_prizes().ok()?;
    let won = *prizes.get(usize::try_from(place.first).ok()?.checked_sub(1)?)?;
    let money = |money| language.money(money, &t.setup().currency);
    (won != Prize::default()).then(|| prize(language, won, money))
}
