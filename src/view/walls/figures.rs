//! The figures at the sides of the clock, each by itself: a house chooses which stand where.
//!
//! Each is `None` when there is nothing to say, so that nothing leaves a hole.

use crate::{
    i18n::Language,
    rules::{money::Money, payouts::Prize, time::Timestamp},
    tournament::Tournament,
    view::{
        Stat, figures,
        money::prizes::{certainty, next_out, prize},
        words,
    },
};

/// Players left, of entries made.
pub fn players(language: Language, t: &Tournament) -> Option<Stat> {
    (t.entries().count() > 0).then(|| figures::players(language, t))
}

/// The average stack, and how many big blinds it is.
pub fn average(language: Language, t: &Tournament, at: Timestamp) -> Option<Stat> {
    if t.winner(at).is_some() {
        return None;
    }
    let (chips, big) = figures::average(t, at)?;
    let blinds = big.map(|big| figures::big_blinds_aloud(language, chips, big));
    let chips = language.chips(chips);
    Some(Stat::new(language, "clock-average-stack", chips, blinds.unwrap_or_default()))
}

/// The chips in play.
pub fn chips_in_play(language: Language, t: &Tournament) -> Option<Stat> {
    let chips = t.chips_in_play();
    let stat = || Stat::new(language, "clock-chips-in-play", language.chips(chips), "");
    (!chips.is_zero()).then(stat)
}

/// What goes to the prizes.
pub fn prize_pool(language: Language, t: &Tournament) -> Option<Stat> {
    let pool = figures::prize_pool(t);
    let stat = || Stat::new(language, "clock-prize-pool", money(language, t, pool), "");
    (!pool.is_zero()).then(stat)
}

/// What the house promises, until the entries have brought it in.
pub fn guarantee(language: Language, t: &Tournament) -> Option<Stat> {
    let pool = t.pool();
    let stat = || Stat::new(language, "wall-guarantee", money(language, t, pool.guarantee), "");
    (!pool.overlay.is_zero()).then(stat)
}

/// How many places are paid, what the first gets and what the last of them gets, until the money is
/// reached.
pub fn paid(language: Language, t: &Tournament, at: Timestamp) -> Option<Stat> {
    let prizes = t.prize_list().ok()?;
    if t.entries().playing_count() <= prizes.len() || t.certainty(at).is_provisional() {
        return None;
    }
    let show = |of: &Prize| prize(language, *of, |of| money(language, t, of));
    let (first, least) = (prizes.first().map(show)?, prizes.last().map(show)?);
    let tail = language.say("wall-paid-from", &[("first", first.into()), ("least", least.into())]);
    Some(Stat::new(language, "prizes-wall-paid", language.number(prizes.len() as u64), tail))
}

/// In the money, what the next one out gets, and for which place.
pub fn next_prize(language: Language, t: &Tournament, at: Timestamp) -> Option<Stat> {
    let (place, next) = next_out(language, t, at)?;
    Some(Stat::new(language, "prizes-wall-next", next, place))
}

/// What the winner gets, and how sure that is as long as it can change. After a deal what was kept.
pub fn first_prize(language: Language, t: &Tournament, at: Timestamp) -> Option<Stat> {
    let prizes = t.played_for().ok()?;
    let first = *prizes.first().filter(|first| **first != Prize::default())?;
    let provisional = t.certainty(at).is_provisional();
    let tail = if provisional { certainty(language, t, at) } else { String::new() };
    let first = prize(language, first, |of| money(language, t, of));
    Some(Stat::new(language, "wall-first-prize", first, tail))
}

/// How long registration is open, where the structure closes it.
pub fn entries_close(language: Language, t: &Tournament, at: Timestamp) -> Option<Stat> {
    let left = figures::entries_close_in(t, at).filter(|_| t.winner(at).is_none())?;
    let left = words::countdown(left);
    Some(Stat::new(language, "clock-entries-close-in", left, ""))
}

/// How long until the break, or until the one after this.
pub fn break_in(language: Language, t: &Tournament, at: Timestamp) -> Option<Stat> {
    let left = figures::break_in(t, at).filter(|_| t.winner(at).is_none())?;
    let caption = if figures::on_break(t, at) { "clock-next-break-in" } else { "figure-break-in" };
    Some(Stat::new(language, caption, words::countdown(left), ""))
}

/// How many tables are open.
pub fn tables(language: Language, t: &Tournament) -> Option<Stat> {
    let open = t.tables().open().len() as u64;
    (open > 0).then(|| Stat::new(language, "wall-tables", language.number(open), ""))
}

fn money(language: Language, t: &Tournament, money: Money) -> String {
    language.money(money, &t.setup().currency)
}
