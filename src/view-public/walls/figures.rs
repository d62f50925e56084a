//! The figures at the sides of the clock, each on its own, as a house chooses their places.
//!
//! Each is `None` if it has no value, so that no gap is left.

use bottone_base::{money::Money, time::Timestamp};
use bottone_i18n::Language;
use bottone_rules::payouts::Prize;
use bottone_tournament::Tournament;
use bottone_view::{
    Stat, figures,
    money::prizes::{certainty, next_out, prize},
};
use bottone_vocabulary::words;

/// Returns the players left out of the entries made.
pub fn players(language: Language, t: &Tournament) -> Option<Stat> {
    (t.entries().count() > 0).then(|| figures::players(language, t))
}

/// Returns the average stack, also in big blinds.
pub fn average(language: Language, t: &Tournament, at: Timestamp) -> Option<Stat> {
    if t.winner(at).is_some() {
        return None;
    }
    let (chips, big) = figures::average(t, at)?;
    let blinds = big.map(|big| figures::big_blinds_speech(language, chips, big));
    let chips = language.chips(chips);
    Some(Stat::new(language, "clock-average-stack", chips, blinds.unwrap_or_default()))
}

/// Returns the chips in play.
pub fn chips_in_play(language: Language, t: &Tournament) -> Option<Stat> {
    let chips = t.chips_in_play();
    let stat = || Stat::new(language, "clock-chips-in-play", language.chips(chips), "");
    (!chips.is_zero()).then(stat)
}

/// Returns the amount that goes to the prizes.
pub fn prize_pool(language: Language, t: &Tournament) -> Option<Stat> {
    let pool = figures::prize_pool(t);
    let stat = || Stat::new(language, "clock-prize-pool", money(language, t, pool), "");
    (!pool.is_zero()).then(stat)
}

/// Returns the guarantee, until the entries have covered it.
pub fn guarantee(language: Language, t: &Tournament) -> Option<Stat> {
    let pool = t.pool();
    let stat = || Stat::new(language, "wall-guarantee", money(language, t, pool.guarantee), "");
    (!pool.overlay.is_zero()).then(stat)
}

/// Returns the number of paid places with the first and last prize, until the money is reached.
pub fn paid_places(language: Language, t: &Tournament, at: Timestamp) -> Option<Stat> {
    let prizes = t.prize_list().ok()?;
    if t.entries().playing_count() <= prizes.len() || t.certainty(at).is_provisional() {
        return None;
    }
    let show = |of: &Prize| prize(language, *of, |of| money(language, t, of));
    let (first, least) = (prizes.first().map(show)?, prizes.last().map(show)?);
    let tail = language.say("wall-paid-from", &[("first", first.into()), ("least", least.into())]);
    Some(Stat::new(language, "prizes-wall-paid", language.number(prizes.len() as u64), tail))
}

/// Returns the next payout and its place, once in the money.
pub fn next_prize(language: Language, t: &Tournament, at: Timestamp) -> Option<Stat> {
    let (place, next) = next_out(language, t, at)?;
    Some(Stat::new(language, "prizes-wall-next", next, place))
}

/// Returns the winner's prize, with its certainty while it can change. After a deal it is the
/// amount kept.
pub fn first_prize(language: Language, t: &Tournament, at: Timestamp) -> Option<Stat> {
    let prizes = t.remaining_prizes().ok()?;
    let first = *prizes.first().filter(|first| **first != Prize::default())?;
    let provisional = t.certainty(at).is_provisional();
    let tail = if provisional { certainty(language, t, at) } else { String::new() };
    let first = prize(language, first, |of| money(language, t, of));
    Some(Stat::new(language, "wall-first-prize", first, tail))
}

/// Returns the time until the structure closes registration.
pub fn entries_close(language: Language, t: &Tournament, at: Timestamp) -> Option<Stat> {
    let left = figures::entries_close_in(t, at).filter(|_| t.winner(at).is_none())?;
    let left = words::countdown(left);
    Some(Stat::new(language, "clock-entries-close-in", left, ""))
}

/// Returns the time until the break or, in a break, until the next one.
pub fn break_in(language: Language, t: &Tournament, at: Timestamp) -> Option<Stat> {
    let left = figures::break_in(t, at).filter(|_| t.winner(at).is_none())?;
    let caption = if figures::on_break(t, at) { "clock-next-break-in" } else { "figure-break-in" };
    Some(Stat::new(language, caption, words::countdown(left), ""))
}

/// Returns the number of open tables.
pub fn tables(language: Language, t: &Tournament) -> Option<Stat> {
    let open = t.tables().open().len() as u64;
    (open > 0).then(|| Stat::new(language, "wall-tables", language.number(open), ""))
}

fn money(language: Language, t: &Tournament, money: Money) -> String {
    language.money(money, &t.setup().currency)
}
