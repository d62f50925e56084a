//! The interpretation of the values.

mod chips;
mod finances;
mod levels;
mod prizes;
mod tables;

use std::collections::BTreeMap;

use bottone_base::{money::Money, seat::SeatNo, time::Span};
use bottone_i18n::Saying;

use super::{
    TdtError,
    fault_list::{FaultList, clean, short},
    people,
    saved::{SavedSeat, SavedTournament},
    value::{Value, ValueKind},
};
pub(super) use finances::Prices;

/// The parts of a tournament that only that program uses.
const ITS_OWN: [&str; 9] = [
    "Layout",
    "Events",
    "Rules",
    "Tokens",
    "Countdown",
    "CountdownSeconds",
    "CountdownTime",
    "Preferences",
    "HTML",
];

/// The parts of a tournament that are read, or that are not needed.
const TOURNAMENT: [&str; 24] = [
    "UUID",
    "LeagueUUID",
    "LeagueName",
    "SeasonUUID",
    "SeasonName",
    "Title",
    "Description",
    "Notes",
    "Financials",
    "Players",
    "Levels",
    "Prizes",
    "Chips",
    "Tables",
    "History",
    "StartTime",
    "EndTime",
    "CurrentPeriodDuration",
    "AccumulatedSeconds",
    "ClockRunning",
    "CurrentLevel",
    "CreateTime",
    "LastModified",
    "State",
];

/// Reads the tournament.
///
/// # Errors
/// The value is something else, or names players but none is readable.
pub(super) fn tournament(file: &Value<'_>) -> Result<SavedTournament, TdtError> {
    let is_tournament = |value: &Value<'_>| value.name() == Some("Tournament");
    let value = file.field("T").filter(|value| is_tournament(value));
    let value = value.or_else(|| Some(file).filter(|value| is_tournament(value)));
    let value = value.ok_or(TdtError::NoTournament)?;
    let mut look = FaultList::default();
    let nothing = Value { at: 0, kind: ValueKind::Nothing };
    let part = |key: &str| value.field(key).unwrap_or(&nothing);
    for key in ITS_OWN {
        if value.field(key).is_some_and(Value::has_content) {
            look.add_foreign_part(key);
        }
    }
    let mut known = TOURNAMENT.to_vec();
    known.extend(ITS_OWN);
    look.fields(value, &known);
    let mut saved = SavedTournament {
        version: file.field("V").and_then(Value::text).map(clean).unwrap_or_default(),
        title: look.text(value, "Tournament", "Title"),
        about: about(&mut look, value),
        started: look.time(value, "Tournament", "StartTime"),
        ended: look.time(value, "Tournament", "EndTime"),
        ..SavedTournament::default()
    };
    let current = look.count(value, "Tournament", "CurrentLevel").unwrap_or(0);
    saved.current = usize::try_from(current).unwrap_or(usize::MAX);
    let elapsed = look.count(value, "Tournament", "AccumulatedSeconds").unwrap_or(0);
    saved.elapsed = Span::from_secs(i64::try_from(elapsed).unwrap_or(i64::MAX));
    let financials = part("Financials");
    saved.chips = chips::chip_set(&mut look, part("Chips"));
    let mut prices = finances::finances(&mut look, financials, &mut saved);
    let begins = levels::levels(&mut look, part("Levels"), &mut saved);
    tables::tables(&mut look, part("Tables"), &mut saved);
    // Versions before 3.7 have the players directly where later ones have a record of them.
    let named = part("Players");
    let list = named.field("Players").unwrap_or(named);
    if named.field("Players").is_some() {
        look.fields(named, &["Players"]);
    }
    let (read, unread): (Vec<_>, Vec<_>) =
        list.values().into_iter().partition(|player| !player.fields().is_empty());
    let count = named.count_constructed("GamePlayer").max(read.len() + unread.len());
    if read.is_empty() && (count > 0 || list.has_content()) {
        return Err(TdtError::NoPlayers { named: count });
    }
    if read.len() < count {
        look.add(Saying::count("tdt-players-unread", count - read.len()));
    }
    let mut players = people::players(&mut look, read.into_iter());
    let numbers = people::numbers(&players);
    tables::sitting(&mut look, part("Tables"), &numbers, &mut saved);
    saved.prizes = prizes::prizes(&mut look, part("Prizes"), &numbers);
    let paid: Money = saved.prizes.iter().map(|prize| prize.amount).sum();
    let (fees, rakes) = finances::fees_and_rakes(list);
    prices.rake_within = !rakes.is_zero() && paid == fees.minus(rakes);
    if !rakes.is_zero() && paid != fees && !prices.rake_within {
        look.add(Saying::of("tdt-rake"));
    }
    for (index, (player, value)) in players.iter_mut().enumerate() {
        let place = format!("GamePlayer {}", index + 1);
        let mut seat_of = |look: &mut FaultList, seat: &Value<'_>, place: &str| {
            tables::named_seat(look, seat, place, &mut saved.tables)
        };
        (player.stacks, player.add_ons) =
            people::stacks(&mut look, value, &place, &prices, &numbers, &mut seat_of);
    }
    // The usual prices were read before the role of the rake was known.
    for sales in [&mut saved.buy_ins, &mut saved.rebuys, &mut saved.add_ons] {
        if prices.rake_within {
            sales.price.prize = sales.price.prize.minus(sales.price.fee).max(Money::ZERO);
        }
    }
    saved.players = players.into_iter().map(|(player, _)| player).collect();
    history(&mut look, part("History"), &begins, &mut saved);
    tables::last_moves(&mut look, part("Tables"), &numbers, &mut saved);
    saved.left_out = look.list();
    Ok(saved)
}

/// Returns the descriptions of the event, a sentence each.
fn about(look: &mut FaultList, value: &Value<'_>) -> Vec<String> {
    let keys = ["Description", "Notes", "LeagueName", "SeasonName"];
    let mut parts = Vec::new();
    for key in keys {
        let text = look.text(value, "Tournament", key);
        if !text.is_empty() {
            parts.push(if key.ends_with("Name") {
                format!("{}: {text}", key.trim_end_matches("Name"))
            } else {
                text
            });
        }
    }
    parts
}

/// Reads the facts that only the history has: the first seats, and the starts of the levels.
fn history(
    look: &mut FaultList,
    value: &Value<'_>,
    begins: &levels::RowStarts,
    saved: &mut SavedTournament,
) {
    look.fields(value, &["History"]);
    let mut called: BTreeMap<String, Option<usize>> = BTreeMap::new();
    for (index, player) in saved.players.iter().enumerate() {
        for name in &player.called {
            // Two players of one name cannot be distinguished.
            let same = |known: &mut Option<usize>| {
                if *known != Some(index) {
                    *known = None;
                }
            };
            called.entry(name.clone()).and_modify(same).or_insert(Some(index));
        }
    }
    for (index, item) in value.field("History").unwrap_or(value).values().into_iter().enumerate() {
        let place = format!("GameHistoryItem {}", index + 1);
        look.fields(item, &["Time", "Text", "Source"]);
        let Some(at) = look.time(item, &place, "Time") else { continue };
        let text = look.text(item, &place, "Text");
        if let Some(turn) = text.strip_prefix("Start of ") {
            let (kind, number) = turn.split_once(' ').unwrap_or((turn, ""));
            let rows = match kind {
                "round" => &begins.rounds[..],
                "break" => &begins.breaks,
                _ => &[],
            };
            let number: usize = number.parse().unwrap_or(0);
            let row = number.checked_sub(1).and_then(|index| rows.get(index).copied().flatten());
            saved.turns.extend(row.map(|row| (at, row)));
        } else if let Some((table, rest)) = text.split_once(", Seat ")
            && let Some((seat, who)) = rest.split_once(": ")
        {
            let seat = seat.parse().ok().and_then(SeatNo::new);
            let player = called.get(who).copied().flatten();
            match (seat, player) {
                (Some(seat), Some(player)) => {
                    let table = tables::named_table(&mut saved.tables, "", table);
                    saved.seatings.push((at, player, SavedSeat { table, seat }));
                }
                _ => look.add(
                    Saying::of("tdt-seated").with("place", &*place).with("text", short(&text)),
                ),
            }
        }
    }
}
