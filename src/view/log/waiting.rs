//! The log's lines about the waiting list, and the players seen in their drawn seats.

use bottone_i18n::Language;
use bottone_tournament::{
    Command,
    arrivals::ArrivalEvent,
    entries::EntryId,
    history::Roll,
    waiting::{WaitingCommand, WaitingEvent},
};
use bottone_vocabulary::words;

/// Prefixes the log's text if the command calls players from the waiting list.
pub(super) fn with_call_note(language: Language, command: &Command, what: String) -> String {
    match command {
        Command::Waiting(WaitingCommand::Call { .. } | WaitingCommand::Open { .. }) => {
            language.say("waiting-log-called", &[("what", what.into())])
        }
        _ => what,
    }
}

/// Describes the event in one line.
pub(super) fn log_line(language: Language, roll: &Roll, event: &WaitingEvent) -> String {
    let who = |entry: &EntryId| ("who", roll.entry(*entry).into());
    match event {
        WaitingEvent::LeftOut { seats } => {
            let seats: Vec<String> =
                seats.iter().map(|seat| words::seat(language, *seat)).collect();
            language.say("waiting-log-left-out", &[("seats", seats.join(", ").into())])
        }
        WaitingEvent::Joined { entries } => several(language, roll, "waiting-log-joined", entries),
        WaitingEvent::Skipped { entry, from, place, .. } => {
            let place = ("place", (*place).into());
            match from {
                None => language.say("waiting-log-skipped", &[who(entry), place]),
                Some(seat) => {
                    let seat = ("seat", words::seat(language, *seat).into());
                    language.say("waiting-log-not-come", &[who(entry), seat, place])
                }
            }
        }
        WaitingEvent::Held { entry, .. } => language.say("waiting-log-held", &[who(entry)]),
        WaitingEvent::CameBack { entry } => language.say("waiting-log-back", &[who(entry)]),
        WaitingEvent::Ranked { entry, place, .. } => {
            language.say("waiting-log-ranked", &[who(entry), ("place", (*place).into())])
        }
    }
}

/// Names the players seen in their seats.
pub(super) fn seen_line(language: Language, roll: &Roll, event: &ArrivalEvent) -> String {
    let ArrivalEvent::CheckedIn { entries } = event;
    several(language, roll, "arrivals-log-seen", entries)
}

/// Names one player, or gives the number of several.
fn several(language: Language, roll: &Roll, name: &str, entries: &[EntryId]) -> String {
    let who = entries.first().map_or("", |first| roll.entry(*first));
    language.say(name, &[("count", entries.len().into()), ("who", who.into())])
}

/// Describes the event for one player.
pub(super) fn player_line(
    language: Language,
    event: &WaitingEvent,
    mine: impl Fn(&EntryId) -> bool,
) -> Option<String> {
    let (entry, said) = match event {
        WaitingEvent::LeftOut { .. } => return None,
        WaitingEvent::Joined { entries } => {
            let entry = entries.iter().find(|entry| mine(entry))?;
            (entry, language.word("waiting-card-joined"))
        }
        WaitingEvent::Skipped { entry, from: None, .. } => {
            (entry, language.word("waiting-card-skipped"))
        }
        WaitingEvent::Skipped { entry, from: Some(seat), .. } => {
            let seat = ("seat", words::seat(language, *seat).into());
            (entry, language.say("waiting-card-not-come", &[seat]))
        }
        WaitingEvent::Held { entry, .. } => (entry, language.word("waiting-card-held")),
        WaitingEvent::CameBack { entry } => (entry, language.word("waiting-card-back")),
        WaitingEvent::Ranked { entry, place, .. } => {
            (entry, language.say("waiting-card-ranked", &[("place", (*place).into())]))
        }
    };
    mine(entry).then_some(said)
}
