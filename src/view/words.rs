//! Words for people: refusals, games, places, spans and times of day.

use chrono::Local;

use crate::{
    rules::{
        buy_in::BuyIn,
        chips::Chips,
        levels::{Ante, Betting, BreakName, Game, Level, Row, Variant},
        money::Currency,
        person::Person,
        seat::{Seat, TableNo},
        time::{Span, Timestamp},
    },
    tongue::Language,
    tournament::{Place, Refusal, Tournament, entries::EntryId},
};

/// Why something is not done, as a sentence without a full stop.
pub fn refusal(language: Language, refusal: Refusal) -> String {
    let words = match refusal {
        Refusal::PlayerUnknown => "This player is not in this event",
        Refusal::EntryUnknown => "This entry is not in this event",
        Refusal::TableUnknown => "This table is not open",
        Refusal::RowUnknown => "There is no such row in the structure",
        Refusal::SeatUnknown => "The table has no such seat",
        Refusal::NotUnderstood => "A name or an amount is not as it should be",
        Refusal::TooMany => "One event holds at most 100,000 entries",
        Refusal::AlreadyIn => "This player is in already",
        Refusal::Disqualified => "This player was disqualified from this event",
        Refusal::NotIn => "This entry does not play",
        Refusal::NotSeated => "This player has no seat",
        Refusal::AlreadySeated => "This player has a seat already",
        Refusal::HasPlayed => {
            "This entry has a seat and the clock was started: it can be busted, not refunded"
        }
        Refusal::NamedTwice => "The same one is named twice",
        Refusal::NotOneTable => "Players who bust in one hand sit at one table",
        Refusal::StacksNeeded => {
            "Several bust in one hand: their stacks at its start decide their places"
        }
        Refusal::LastPlayer => "The last player in cannot bust",
        Refusal::EventOver => "The event has a winner",
        Refusal::SeatTaken => "Somebody sits there",
        Refusal::SeatClosed => "This seat is closed",
        Refusal::Pinned => "This player is pinned to the seat",
        Refusal::NoSeat => "There are not enough open seats",
        Refusal::TableOpen => "This table is open already",
        Refusal::SeatsInUse => "Somebody sits in a seat that would go",
        Refusal::ComingSmallBlind => {
            "This seat is the coming small blind: nobody is balanced into it (TDA 11-A)"
        }
        Refusal::TooFewPlayers => "Fewer than two players sit at this table",
        Refusal::ButtonUnknown => "Nobody has said where the button is at this table",
        Refusal::PositionsWrong => {
            "The big blind must be a player, and button, small blind and big blind stand clockwise"
        }
        Refusal::ClockRuns => "The clock runs already",
        Refusal::ClockStands => "The clock does not run",
        Refusal::NoLaterLevel => "There is no level after this one",
        Refusal::NoEarlierLevel => "There is no level before this one",
        Refusal::LevelPlayed => "What has been played stays as it was",
        Refusal::LevelTooShort => "More of this level than that is over",
        Refusal::StructureWrong => {
            "A level lasts 1 to 1,440 minutes, and a structure has at most 1,000 rows"
        }
        Refusal::RegistrationClosed => "Registration is closed",
        Refusal::RegistrationOpen => "Registration is open already",
        Refusal::NoMoreEntries => "This player has no entries left",
        Refusal::NoRebuys => "This event has no rebuys",
        Refusal::NoAddOns => "This event has no add-on",
        Refusal::NoMorePurchases => "This entry has bought all that it may",
        Refusal::WindowClosed => "The levels in which this is sold are over",
        Refusal::TooManyRounds => "The rule book allows fewer rounds for one penalty",
        Refusal::NoTimeBank => "This player has used every time bank",
        Refusal::NothingToDo => "Nothing would change",
    };
    words.to_owned()
}

/// "1st", "2nd", "168th".
pub fn ordinal(language: Language, number: u32) -> String {
    let ending = match (number % 10, number % 100) {
        (_, 11..=13) => "th",
        (1, _) => "st",
        (2, _) => "nd",
        (3, _) => "rd",
        _ => "th",
    };
    format!("{}{ending}", Chips::new(number.into()))
}

/// "168th", or "8th–9th" for a tie.
pub fn place(language: Language, place: Place) -> String {
    if place.first == place.last {
        ordinal(language, place.first)
    } else {
        format!("{}–{}", ordinal(language, place.first), ordinal(language, place.last))
    }
}

/// "1 player", "9 players": so many of what `count-…` is called.
pub fn count(language: Language, what: &str, number: usize) -> String {
    language.say(what, &[("count", number.into())])
}

/// So many, in English.
pub(super) fn glued(number: usize, one: &str, many: &str) -> String {
    let figure = Chips::new(number as u64);
    if number == 1 { format!("1 {one}") } else { format!("{figure} {many}") }
}

/// "once", "twice", "3 times".
pub fn times(language: Language, number: u8) -> String {
    match number {
        0 => "never".to_owned(),
        1 => "once".to_owned(),
        2 => "twice".to_owned(),
        _ => format!("{number} times"),
    }
}

/// "14:32", "1:14:32".
pub fn countdown(span: Span) -> String {
    let secs = span.secs_up().max(0);
    let (hours, minutes, secs) = (secs / 3600, secs / 60 % 60, secs % 60);
    if hours > 0 {
        format!("{hours}:{minutes:02}:{secs:02}")
    } else {
        format!("{minutes:02}:{secs:02}")
    }
}

/// "8 h 40".
pub fn hours(language: Language, minutes: u64) -> String {
    match (minutes / 60, minutes % 60) {
        (0, minutes) => format!("{minutes} min"),
        (hours, 0) => format!("{hours} h"),
        (hours, minutes) => format!("{hours} h {minutes:02}"),
    }
}

/// "21:06" by the computer's time zone.
pub fn time_of_day(at: Timestamp) -> String {
    at.date_time().with_timezone(&Local).format("%H:%M").to_string()
}

/// "21:06:11" by the computer's time zone.
pub fn time_to_the_second(at: Timestamp) -> String {
    at.date_time().with_timezone(&Local).format("%H:%M:%S").to_string()
}

/// "Sat 21 Nov 2026" by the computer's time zone.
pub fn date(language: Language, at: Timestamp) -> String {
    at.date_time().with_timezone(&Local).format("%a %-d %b %Y").to_string()
}

/// A short name: "Bianchi, L.".
pub fn short_name(person: &Person) -> String {
    match person.given.chars().next() {
        Some(initial) if !person.family.is_empty() => format!("{}, {initial}.", person.family),
        _ => person.shown(),
    }
}

/// The short name of an entry's player.
pub fn who(language: Language, t: &Tournament, entry: EntryId) -> String {
    t.entries().person(entry).map_or_else(|| format!("entry {}", entry.get()), short_name)
}

/// The whole name of an entry's player.
pub fn full_name(language: Language, t: &Tournament, entry: EntryId) -> String {
    t.entries().person(entry).map_or_else(|| format!("entry {}", entry.get()), Person::shown)
}

/// "Table 9 Seat 3".
pub fn seat_aloud(language: Language, seat: Seat) -> String {
    format!("Table {} Seat {}", seat.table, seat.seat)
}

/// "table 4", "tables 4 and 5", "tables 4, 5 and 6", "tables 1 to 20".
pub fn tables(language: Language, tables: &[TableNo]) -> String {
    let in_a_row = tables.windows(2).all(|pair| pair[1].get() == pair[0].get() + 1);
    match tables {
        [] => "no tables".to_owned(),
        [one] => format!("table {one}"),
        [first, .., last] if in_a_row && tables.len() > 3 => format!("tables {first} to {last}"),
        [first @ .., last] => {
            let first: Vec<String> = first.iter().map(ToString::to_string).collect();
            format!("tables {} and {last}", first.join(", "))
        }
    }
}

/// "400 / 800", or the bring-in of a stud level.
pub fn stakes(language: Language, level: &Level) -> String {
    match (level.big.is_zero(), level.stud) {
        (true, Some(stud)) => format!("bring-in {}", stud.bring_in),
        _ => format!("{} / {}", level.small, level.big),
    }
}

/// "ante 800", or what a stud level asks for; empty without one.
pub fn ante_short(language: Language, level: &Level) -> String {
    match (level.ante, level.stud) {
        (Some(ante), _) => format!("ante {}", ante.chips()),
        (None, Some(stud)) => format!("ante {}", stud.ante),
        (None, None) => String::new(),
    }
}

/// "Big blind ante 800", "Ante 25 each".
pub fn ante_long(language: Language, level: &Level) -> String {
    let ante = |ante: Ante| match ante {
        Ante::BigBlind(chips) => format!("Big blind ante {chips}"),
        Ante::Button(chips) => format!("Button ante {chips}"),
        Ante::Each(chips) => format!("Ante {chips}"),
    };
    let mut parts: Vec<String> = level.ante.map(ante).into_iter().collect();
    if let Some(bets) = level.bets {
        parts.push(format!("Bets {} / {}", bets.small, bets.big));
    }
    if let Some(stud) = level.stud.filter(|_| !level.big.is_zero()) {
        parts.push(format!("Stud ante {}, bring-in {}", stud.ante, stud.bring_in));
    } else if let Some(stud) = level.stud {
        parts.push(format!("Ante {}", stud.ante));
    }
    parts.join(" · ")
}

/// "800 BBA", "25 each", "800 button" for the ante's column.
pub fn ante_column(language: Language, level: &Level) -> String {
    match (level.ante, level.stud) {
        (Some(Ante::Each(chips)), _) => format!("{chips} each"),
        (Some(Ante::BigBlind(chips)), _) => format!("{chips} BBA"),
        (Some(Ante::Button(chips)), _) => format!("{chips} button"),
        (None, Some(stud)) if !level.big.is_zero() => {
            format!("stud {} · bring-in {}", stud.ante, stud.bring_in)
        }
        _ => String::new(),
    }
}

/// A row of the structure in the middle of a sentence: "level 400 / 800", "break of 15 minutes".
pub fn row(language: Language, row: &Row) -> String {
    match row {
        Row::Level(level) => format!("level {}", stakes(language, level)),
        Row::Break(pause) => {
            let minutes = count(language, "count-minutes", pause.minutes.into());
            format!("{} of {minutes}", break_name(language, &pause.name))
        }
        Row::ColourUp(chips) => format!("colour-up of the {}", denominations(language, chips)),
        Row::RegistrationCloses => "close of registration".to_owned(),
        Row::EndOfDay => "end of the day".to_owned(),
    }
}

/// What a break is called.
pub fn break_name(language: Language, name: &BreakName) -> String {
    let name = match name {
        BreakName::Break => "Break",
        BreakName::Dinner => "Dinner",
        BreakName::Own(name) => name,
    };
    name.to_owned()
}

/// "100s" or "100s and 500s": chips by their value.
pub fn denominations(language: Language, values: &[Chips]) -> String {
    let named: Vec<String> = values.iter().map(|value| format!("{value}s")).collect();
    match named.as_slice() {
        [] => String::new(),
        [first @ .., last] if !first.is_empty() => format!("{} and {last}", first.join(", ")),
        [one, ..] => one.clone(),
    }
}

/// "500+50" in the event's currency; empty when it costs nothing.
pub fn price(language: Language, price: BuyIn, currency: &Currency) -> String {
    if price.total().is_zero() { String::new() } else { price.notation(currency) }
}

/// "NL Hold'em", "HORSE".
pub fn game_short(language: Language, game: &Game) -> String {
    match game {
        Game::One(variant, betting) => {
            let betting = match betting {
                Betting::NoLimit => "NL",
                Betting::PotLimit => "PL",
                Betting::Limit => "Limit",
            };
            format!("{betting} {}", variant_name(*variant))
        }
        Game::Mix { games, .. } => mix_name(language, games),
    }
}

/// "No-Limit Hold'em", "HORSE".
pub fn game_long(language: Language, game: &Game) -> String {
    match game {
        Game::One(variant, betting) => one_game(language, *variant, *betting),
        Game::Mix { games, .. } => mix_name(language, games),
    }
}

/// "No-Limit Hold'em".
pub fn one_game(language: Language, variant: Variant, betting: Betting) -> String {
    let betting = match betting {
        Betting::NoLimit => "No-Limit",
        Betting::PotLimit => "Pot-Limit",
        Betting::Limit => "Limit",
    };
    format!("{betting} {}", variant_name(variant))
}

fn mix_name(language: Language, games: &[(Variant, Betting)]) -> String {
    use Variant::{HoldEm, Omaha8, Razz, Stud, Stud8};
    let variants: Vec<Variant> = games.iter().map(|(variant, _)| *variant).collect();
    match variants.as_slice() {
        [HoldEm, Omaha8, Razz, Stud, Stud8] => "HORSE".to_owned(),
        eight if eight.len() == 8 => "8-game".to_owned(),
        _ => {
            let names: Vec<&str> = variants.into_iter().map(variant_name).collect();
            names.join(" and ")
        }
    }
}

fn variant_name(variant: Variant) -> &'static str {
    match variant {
        Variant::HoldEm => "Hold'em",
        Variant::ShortDeck => "Short Deck",
        Variant::Omaha => "Omaha",
        Variant::Omaha8 => "Omaha Hi-Lo",
        Variant::BigO => "Big O",
        Variant::Stud => "Stud",
        Variant::StudHiLo => "Stud Hi-Lo",
        Variant::Stud8 => "Stud Hi-Lo 8",
        Variant::Razz => "Razz",
        Variant::FiveCardDraw => "Five-Card Draw",
        Variant::ItalianDraw => "Italian Draw",
        Variant::SingleDraw27 => "2-7 Single Draw",
        Variant::TripleDraw27 => "2-7 Triple Draw",
        Variant::TripleDrawA5 => "A-5 Triple Draw",
        Variant::Badugi => "Badugi",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_are_said_as_people_say_them() {
        let cases = [
            (1, "1st"),
            (2, "2nd"),
            (3, "3rd"),
            (4, "4th"),
            (11, "11th"),
            (12, "12th"),
            (13, "13th"),
            (21, "21st"),
            (111, "111th"),
            (1_022, "1,022nd"),
        ];
        for (number, text) in cases {
            assert_eq!(ordinal(Language::English, number), text);
        }
        assert_eq!(place(Language::English, Place { first: 8, last: 9 }), "8th–9th");
    }

    #[test]
    fn a_countdown_ends_at_nothing() {
        let cases = [
            (0, "00:00"),
            (1, "00:01"),
            (59_001, "01:00"),
            (872_000, "14:32"),
            (4_472_000, "1:14:32"),
            (-5, "00:00"),
        ];
        for (millis, text) in cases {
            assert_eq!(countdown(Span::from_millis(millis)), text);
        }
    }

    #[test]
    fn a_row_is_named_by_what_it_is() {
        let level = Level { small: Chips::new(400), big: Chips::new(800), ..Level::default() };
        let dinner = crate::rules::levels::Break { minutes: 60, name: BreakName::Dinner };
        let cases = [
            (Row::Level(level), "level 400 / 800"),
            (Row::Break(dinner), "Dinner of 60 minutes"),
            (Row::ColourUp(vec![Chips::new(25)]), "colour-up of the 25s"),
            (Row::EndOfDay, "end of the day"),
        ];
        for (named, text) in cases {
            assert_eq!(row(Language::English, &named), text);
        }
    }

    #[test]
    fn tables_are_named_together() {
        let named = |numbers: &[u16]| -> String {
            let numbers: Vec<TableNo> = numbers.iter().filter_map(|&n| TableNo::new(n)).collect();
            tables(Language::English, &numbers)
        };
        assert_eq!(named(&[4]), "table 4");
        assert_eq!(named(&[4, 6]), "tables 4 and 6");
        assert_eq!(named(&[4, 6, 7]), "tables 4, 6 and 7");
        assert_eq!(named(&[1, 2, 3, 4, 5]), "tables 1 to 5");
    }
}
