//! Points for places, and the table of a league.

use std::collections::BTreeMap;

use bottone_base::{money::Money, time::Timestamp};
use bottone_i18n::Language;
use bottone_points::{Counting, EvaluationFault, EventFacts, Finish, Formula, points};
use bottone_tournament::{
    FinishPlace, Tournament,
    entries::{EntryId, PlayerId},
};
use bottone_vocabulary::words;

/// A player who has a place, with the values that formulas can use.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Finisher {
    pub player: PlayerId,
    /// The best place of the player's entries.
    pub place: FinishPlace,
    /// The values for formulas.
    pub finish: Finish,
}

/// One line of the preview.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PointsRow {
    pub player: PlayerId,
    /// "1st", "12th–13th".
    pub place: String,
    /// "Bianchi, Luca".
    pub name: String,
    /// "163.09".
    pub points: String,
}

/// Returns the values about the event's present state for formulas.
pub fn field(t: &Tournament) -> EventFacts {
    let entries = t.entries();
    let count = u32::try_from(entries.count()).unwrap_or(u32::MAX);
    let rebuys: u32 = entries.all().map(|(_, entry)| u32::from(entry.rebuys)).sum();
    let paid = t.prize_list().map_or(0, |prizes| prizes.len());
    EventFacts {
        entries: count.into(),
        buy_in: major(t, t.setup().buy_in.total()),
        pool: major(t, t.pool().to_pay),
        rebuys: rebuys.into(),
        last_paid: u32::try_from(paid).unwrap_or(u32::MAX).into(),
    }
}

/// Returns every player who has a place, the first place first. A player with several entries
/// appears once, with the best place.
pub fn finishers(t: &Tournament, at: Timestamp) -> Vec<Finisher> {
    let mut best: BTreeMap<PlayerId, FinishPlace> = BTreeMap::new();
    let places = t.entries().places();
    let busted = places.all().filter_map(|(id, place)| Some((t.entries().get(id)?.player, place)));
    let first = FinishPlace { first: 1, last: 1 };
    let winner = t.winner(at).and_then(|id| t.entries().get(id)).map(|e| (e.player, first));
    for (player, place) in busted.chain(winner) {
        let known = best.entry(player).or_insert(place);
        *known = place.min(*known);
    }
    let mut hits: BTreeMap<EntryId, u32> = BTreeMap::new();
    for taker in t.bounties().claims().iter().filter_map(|claim| claim.by.as_ref()).flatten() {
        *hits.entry(*taker).or_default() += 1;
    }
    // Winnings that the plan cannot pay count as zero in formulas.
    let won = t.winnings(at).unwrap_or_default();
    let mut all: Vec<Finisher> = best
        .into_iter()
        .filter_map(|(player, place)| {
            let entries = &t.entries().player(player)?.entries;
            let paid = entries.iter().filter_map(|id| t.entries().get(*id));
            let spent: Money = paid.map(|entry| entry.paid.total()).sum();
            let prize: Money =
                entries.iter().filter_map(|id| won.get(id)).map(|won| won.prize.money).sum();
            let hits: u32 = entries.iter().filter_map(|id| hits.get(id)).sum();
            let finish = Finish {
                place: place.first.into(),
                hits: hits.into(),
                spent: major(t, spent),
                prize: major(t, prize),
            };
            Some(Finisher { player, place, finish })
        })
        .collect();
    all.sort_by_key(|finisher| (finisher.place, finisher.player));
    all
}

/// Computes the points of each player by `formula`.
///
/// # Errors
/// If the formula gives no number for a player.
pub fn scores(
    t: &Tournament,
    at: Timestamp,
    formula: &Formula,
) -> Result<Vec<(Finisher, f64)>, EvaluationFault> {
    let field = field(t);
    let one = |one: Finisher| Ok((one, points(formula, &field, &one.finish, one.place.last)?));
    finishers(t, at).into_iter().map(one).collect()
}

/// The number of entries and places for testing a formula before any bust.
const TRIED: u32 = 10;

/// Tries `formula` on the first places of this event, so that a faulty formula fails when it is
/// chosen.
///
/// # Errors
/// If the formula gives no number for one of them.
fn check_formula(t: &Tournament, formula: &Formula) -> Result<(), EvaluationFault> {
    let known = field(t);
    let field = EventFacts { entries: known.entries.max(TRIED.into()), ..known };
    let spent = major(t, t.setup().buy_in.total());
    let finish = |place: u32| Finish { place: place.into(), hits: 0.0, spent, prize: 0.0 };
    (1..=TRIED).try_for_each(|place| points(formula, &field, &finish(place), place).map(drop))
}

/// Builds the preview of each player's points.
///
/// # Errors
/// If the formula gives no number for a player, or would give none for the first places.
pub fn preview(
    language: Language,
    t: &Tournament,
    at: Timestamp,
    formula: &Formula,
) -> Result<Vec<PointsRow>, EvaluationFault> {
    let row = |(one, points): (Finisher, f64)| PointsRow {
        player: one.player,
        place: words::place(language, one.place),
        name: t.entries().player(one.player).map(|p| p.person.display_name()).unwrap_or_default(),
        points: number(language, points),
    };
    let rows: Vec<PointsRow> = scores(t, at, formula)?.into_iter().map(row).collect();
    if rows.is_empty() {
        check_formula(t, formula)?;
    }
    Ok(rows)
}

/// Describes the counting rule: "All events count", "The best 5 count".
pub fn counting_text(language: Language, counting: Counting) -> String {
    match counting {
        Counting::All => language.word("points-count-all"),
        Counting::Best(best) => language.say("points-count-best", &[("count", best.into())]),
        Counting::Drop(worst) => language.say("points-count-drop", &[("count", worst.into())]),
    }
}

/// Formats points with two decimals, or none if whole: "1,163.09", "24".
pub fn number(language: Language, points: f64) -> String {
    let sign = if points < 0.0 { "−" } else { "" };
    let hundredths = format!("{:.0}", (points.abs() * 100.0).min(1e17));
    let hundredths: u64 = hundredths.parse().unwrap_or(0);
    let whole = language.number(hundredths / 100);
    let point = language.decimal_sign();
    match hundredths % 100 {
        0 => format!("{sign}{whole}"),
        rest => format!("{sign}{whole}{point}{rest:02}"),
    }
}

fn major(t: &Tournament, money: Money) -> f64 {
    #[expect(clippy::cast_precision_loss, reason = "points to the fifteenth digit")]
    let (minor, scale) = (money.minor() as f64, t.setup().currency.scale() as f64);
    minor / scale
}
