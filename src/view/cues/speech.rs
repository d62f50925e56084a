//! The spoken announcements, in sentences for a speech engine.
//!
//! Figures have no thousands separators here: a voice reads `10000` well and `10,000` as two
//! numbers.

use bottone_base::{chips::Chips, time::Timestamp};
use bottone_i18n::Language;
use bottone_rules::levels::{BreakName, Game, Level, Row, Structure};
use bottone_tournament::{Tournament, clock::Clock, history::Record, tables::SeatMove};
use bottone_vocabulary::words;

use super::{Begins, Cue};
use crate::{announcements::Soon, clock::chip_note, log::seat_moves};

/// The most moves read out one by one.
const MOST_MOVES: usize = 10;

/// Returns the words for a cue due at `at`; `None` for most cues.
pub fn cue_speech(language: Language, clock: &Clock, cue: Cue, at: Timestamp) -> Option<String> {
    let structure = clock.structure();
    let level = |row: usize| level_speech(language, structure, row);
    match cue {
        Cue::MinuteLeft => Some(language.word("sound-say-minute")),
        Cue::BreakEndsSoon => Some(language.word("sound-say-break-ends")),
        Cue::Begins(Begins::Level(row)) => level(row),
        Cue::Begins(Begins::PlayAgain(row)) => {
            level(row).map(|level| language.say("sound-say-again", &[("level", level.into())]))
        }
        Cue::Begins(Begins::Break(row)) => {
            let Some(Row::Break(pause)) = structure.rows.get(row) else { return None };
            let name = match &pause.name {
                BreakName::Own(name) => speakable(name),
                known => words::break_name(language, known),
            };
            let back = time_speech(language, at.after(clock.length(row)));
            let gaps = [("name", name.into()), ("time", back.into())];
            Some(language.say("sound-say-break", &gaps))
        }
        Cue::Begins(Begins::Night) => Some(language.word("sound-say-night")),
        Cue::HandForHand => Some(language.word("sound-say-hand-for-hand")),
        Cue::InTheMoney(count) => {
            Some(language.say("sound-say-in-the-money", &[("count", count.into())]))
        }
        Cue::FinalTable => Some(language.word("sound-say-final-table")),
        Cue::Winner => Some(language.word("sound-say-winner")),
        Cue::Soon(Soon::Closes) => Some(language.word("sound-say-closes-soon")),
        Cue::Soon(Soon::Break(row)) => {
            let chips = chip_note(language, structure, row);
            let said = language.word("sound-say-break-soon");
            Some(if chips.is_empty() { said } else { format!("{said} {chips}.") })
        }
        Cue::Countdown(_) | Cue::Paused | Cue::Resumed | Cue::LastSeconds | Cue::TimeUp => None,
    }
}

/// Prefixes the event's name if several events are heard.
pub fn named(event: Option<&str>, words: String) -> String {
    match event {
        Some(event) => format!("{}. {words}", speakable(event)),
        None => words,
    }
}

/// Returns the name of a cue for an announcement: "3-2-1 and level 10", "one minute left".
pub fn name(language: Language, clock: &Clock, cue: Cue) -> String {
    let of_row = |row: usize, level: &str, pause: &str| {
        if let Some(Row::Break(_)) = clock.structure().rows.get(row) {
            return language.word(pause);
        }
        let number = clock.structure().level_number(row);
        language.say(level, &[("level", number.into())])
    };
    match cue {
        Cue::MinuteLeft => language.word("sound-next-minute"),
        Cue::BreakEndsSoon => language.word("sound-next-break-ends"),
        Cue::Countdown(Begins::Night) => language.word("sound-next-count-night"),
        Cue::Countdown(Begins::Level(row) | Begins::Break(row) | Begins::PlayAgain(row)) => {
            of_row(row, "sound-next-count-level", "sound-next-count-break")
        }
        Cue::Begins(Begins::Night) => language.word("sound-next-night"),
        Cue::Begins(Begins::Level(row) | Begins::Break(row) | Begins::PlayAgain(row)) => {
            of_row(row, "sound-next-level", "sound-next-break")
        }
        Cue::Paused => language.word("sound-signal-paused"),
        Cue::Resumed => language.word("sound-signal-resumed"),
        Cue::HandForHand => language.word("sound-signal-hand-for-hand"),
        Cue::InTheMoney(_) => language.word("sound-signal-in-the-money"),
        Cue::FinalTable => language.word("sound-signal-final-table"),
        Cue::Winner => language.word("sound-signal-winner"),
        Cue::Soon(Soon::Break(_)) => language.word("sound-next-break-soon"),
        Cue::Soon(Soon::Closes) => language.word("sound-next-closes-soon"),
        Cue::LastSeconds => language.word("sound-signal-last-seconds"),
        Cue::TimeUp => language.word("sound-signal-time-up"),
    }
}

/// Returns "Level 9. Blinds 400 and 800, big blind ante 800."
fn level_speech(language: Language, structure: &Structure, row: usize) -> Option<String> {
    let level = structure.rows.get(row)?.level()?;
    let number = structure.level_number(row);
    let mut sentences =
        vec![language.say("sound-say-level", &[("level", number.to_string().into())])];
    // The game is not announced if it never changes.
    if matches!(structure.game, Game::Mix { .. }) || level.game.is_some() {
        let games = structure.games_at(row);
        let games: Vec<String> = games
            .iter()
            .take(1)
            .map(|(variant, betting)| words::one_game(language, *variant, *betting))
            .collect();
        sentences.extend(games.into_iter().map(|game| format!("{game}.")));
    }
    let stakes = stakes_speech(language, level);
    if !stakes.is_empty() {
        sentences.push(format!("{}.", words::capital(&stakes.join(", "))));
    }
    Some(sentences.join(" "))
}

fn stakes_speech(language: Language, level: &Level) -> Vec<String> {
    let figure = |chips: Chips| chips.get().to_string();
    let one = |name: &str, chips: Chips| language.say(name, &[("chips", figure(chips).into())]);
    let two = |name: &str, small: Chips, big: Chips| {
        language.say(name, &[("small", figure(small).into()), ("big", figure(big).into())])
    };
    let mut stakes = Vec::new();
    if !level.big.is_zero() {
        stakes.push(two("sound-say-blinds", level.small, level.big));
    }
    stakes.extend(
        level
            .ante
            .map(|ante| one(&format!("sound-say-ante-{}", ante.poster().key()), ante.chips())),
    );
    stakes.extend(level.bets.map(|bets| two("sound-say-bets", bets.small, bets.big)));
    if let Some(stud) = level.stud {
        stakes.push(one("sound-say-ante-each", stud.ante));
        stakes.push(one("sound-say-bring-in", stud.bring_in));
    }
    stakes
}

/// Formats a time for speech: "19:15".
fn time_speech(language: Language, at: Timestamp) -> String {
    let written = words::time_of_day(at);
    let (hour, minute) = written.split_once(':').unwrap_or((&written, "00"));
    let hour = hour.strip_prefix('0').unwrap_or(hour).to_owned();
    if minute == "00" {
        return language.say("sound-say-hour", &[("hour", hour.into())]);
    }
    let gaps = [("hour", hour.into()), ("minute", minute.to_owned().into())];
    language.say("sound-say-time", &gaps)
}

/// Announces the players whom this record moved or called from the waiting list: "Bianchi, table 9,
/// seat 3." `None` without any.
pub fn moves_speech(language: Language, t: &Tournament, record: &Record) -> Option<String> {
    let moves = record.events().iter().flat_map(|event| seat_moves(t, event).into_owned());
    let moves: Vec<SeatMove> = moves.collect();
    let said = moves.iter().take(MOST_MOVES).map(|step| {
        let who = speakable(words::family(&words::short_name(language, t, step.entry)));
        let gaps = [
            ("who", who.into()),
            ("table", step.to.table.to_string().into()),
            ("seat", step.to.seat.to_string().into()),
        ];
        language.say("sound-say-move", &gaps)
    });
    let mut said: Vec<String> = said.collect();
    let more = moves.len().saturating_sub(MOST_MOVES);
    if more > 0 {
        said.push(language.say("sound-say-more-moves", &[("count", more.into())]));
    }
    (!said.is_empty()).then(|| said.join(" "))
}

/// Removes everything from a name that a voice stumbles over.
fn speakable(name: &str) -> String {
    let spoken = |letter: char| letter.is_alphanumeric() || " '’.-".contains(letter);
    let name: String = name.chars().map(|c| if spoken(c) { c } else { ' ' }).take(60).collect();
    name.split_whitespace().collect::<Vec<_>>().join(" ")
}
