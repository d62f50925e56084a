//! Levels and breaks.

use bottone_base::chips::Chips;
use bottone_i18n::Saying;
use bottone_rules::levels::{
    Ante, Betting, Break, BreakName, Game, Level, LimitBets, MOST_MINUTES, MOST_ROWS, Row, Variant,
};

use crate::tdt::{
    fault_list::{FaultList, chips, short},
    saved::SavedTournament,
    value::Value,
};

/// The rows of all readable rounds and breaks, in the order of the file.
#[derive(Debug, Default)]
pub(super) struct RowStarts {
    pub(super) rounds: Vec<Option<usize>>,
    pub(super) breaks: Vec<Option<usize>>,
}

/// Reads levels and breaks. Registration closes after the last level in which an entry is sold.
pub(super) fn levels(
    look: &mut FaultList,
    value: &Value<'_>,
    saved: &mut SavedTournament,
) -> RowStarts {
    look.fields(value, &["Levels"]);
    let list = value.field("Levels").unwrap_or(value).values();
    let mut begins = RowStarts::default();
    for (index, item) in list.iter().enumerate() {
        let (of, row) = match item.name() {
            Some("GameRound") => {
                let number = begins.rounds.len() + 1;
                (Some(&mut begins.rounds), level(look, item, number))
            }
            Some("GameBreak") => {
                let number = begins.breaks.len() + 1;
                (Some(&mut begins.breaks), pause(look, item, number))
            }
            _ => {
                let name = short(item.name().unwrap_or("?"));
                look.add(Saying::of("tdt-level").with("number", index + 1).with("name", name));
                (None, None)
            }
        };
        let row = row.filter(|_| saved.rows.len() + 1 < MOST_ROWS);
        let place = row.map(|row| {
            saved.rows.push(row);
            saved.rows.len() - 1
        });
        saved.row_of.push(place);
        if let Some(of) = of {
            of.push(place);
        }
        let next_is_break =
            list.get(index + 1).is_some_and(|next| next.name() == Some("GameBreak"));
        let closing = saved.buy_ins.last_level.map(usize::from);
        if closing == Some(begins.rounds.len())
            && !next_is_break
            && !saved.rows.contains(&Row::RegistrationCloses)
        {
            saved.rows.push(Row::RegistrationCloses);
        }
    }
    begins
}

fn minutes(look: &mut FaultList, item: &Value<'_>, place: &str) -> Option<u16> {
    let minutes = look.count(item, place, "Minutes");
    let fits = |minutes: &u16| (1..=MOST_MINUTES).contains(minutes);
    let fits = minutes.and_then(|minutes| u16::try_from(minutes).ok()).filter(fits);
    if fits.is_none() {
        look.add(Saying::of("tdt-minutes").with("place", place));
    }
    fits
}

fn level(look: &mut FaultList, item: &Value<'_>, number: usize) -> Option<Row> {
    let place = format!("GameRound {number}");
    look.fields(
        item,
        &["Minutes", "SmallBlind", "BigBlind", "Ante", "GameType", "GameName", "Tokens", "Limits"],
    );
    let minutes = minutes(look, item, &place)?;
    let ante = look.chips(item, &place, "Ante");
    let limits = item.field("Limits").map(Value::values).unwrap_or_default();
    let limits: Vec<Chips> =
        limits.into_iter().filter_map(chips).filter(|bet| !bet.is_zero()).collect();
    let bets = match limits.as_slice() {
        [] => None,
        [small, big, ..] => Some(LimitBets { small: *small, big: *big }),
        [one] => Some(LimitBets { small: *one, big: one.times(2) }),
    };
    let betting = match look.count(item, &place, "GameType") {
        Some(0) => Betting::Limit,
        Some(1) => Betting::PotLimit,
        Some(2) | None => Betting::NoLimit,
        Some(other) => {
            look.add(Saying::of("tdt-game-type").with("place", &*place).with("type", other));
            Betting::NoLimit
        }
    };
    let name = look.text(item, &place, "GameName");
    let variant = variant(&name).unwrap_or_else(|| {
        look.add(Saying::of("tdt-game").with("place", &*place).with("game", short(&name)));
        Variant::HoldEm
    });
    let game = Game::One(variant, betting);
    let big = look.chips(item, &place, "BigBlind");
    Some(Row::Level(Level {
        small: look.chips(item, &place, "SmallBlind"),
        big,
        // The file does not name the player who posts it.
        ante: Ante::by_size(ante, big),
        bets: if betting == Betting::Limit { bets } else { None },
        stud: None,
        game: (game != Game::default()).then_some(game),
        minutes,
    }))
}

/// Returns the game of this name; hold'em without one.
fn variant(name: &str) -> Option<Variant> {
    let name: String =
        name.chars().filter(|c| c.is_alphanumeric()).collect::<String>().to_lowercase();
    let hi_lo = name.contains("hilo") || name.contains('8') || name.contains("eight");
    Some(match name.as_str() {
        "" => Variant::HoldEm,
        name if name.contains("holdem") => Variant::HoldEm,
        name if name.contains("omaha") && hi_lo => Variant::Omaha8,
        name if name.contains("omaha") => Variant::Omaha,
        name if name.contains("razz") => Variant::Razz,
        name if name.contains("stud") && hi_lo => Variant::Stud8,
        name if name.contains("stud") => Variant::Stud,
        name if name.contains("badugi") => Variant::Badugi,
        name if name.contains("triple") => Variant::TripleDraw27,
        name if name.contains("fivecarddraw") || name.contains("5carddraw") => {
            Variant::FiveCardDraw
        }
        _ => return None,
    })
}

fn pause(look: &mut FaultList, item: &Value<'_>, number: usize) -> Option<Row> {
    let place = format!("GameBreak {number}");
    look.fields(item, &["Minutes", "Tokens", "ChipUp", "Notes"]);
    let minutes = minutes(look, item, &place)?;
    if look.flag(item, &place, "ChipUp") {
        look.add(Saying::of("tdt-chip-up").with("place", &*place));
    }
    let notes = short(&look.text(item, &place, "Notes"));
    let name = if notes.is_empty() { BreakName::Break } else { BreakName::Own(notes) };
    Some(Row::Break(Break { minutes, name }))
}
