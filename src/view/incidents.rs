//! Rulings and penalties in words: for the log, the player's card and the table's record.

use std::collections::BTreeSet;

use bottone_base::{
    seat::SeatNo,
    time::{Span, Timestamp},
};
use bottone_i18n::{Gap, Language};
use bottone_rules::{floor, rulebook::Rulebook, ruling::PushAction};
use bottone_tournament::{
    Tournament,
    entries::EntryId,
    incidents::{GivenRuling, IncidentEvent, Matter, Penalty, Verdict},
};
use bottone_vocabulary::words;

use super::{irregularity_names, ruling};

/// The time for which the end of a penalty is announced.
const SHOWN_FOR: Span = Span::from_minutes(5);

/// Describes a penalty: "Warning", "9 hands: one round of 9", "3 hands", "Disqualified, 12,000 out
/// of play".
pub fn penalty(language: Language, penalty: Penalty, hands: u16) -> String {
    match penalty {
        Penalty::Warning => language.word("record-warning"),
        Penalty::Hands(hands) => self::hands(language, hands),
        Penalty::Rounds(rounds) => {
            let players = hands.checked_div(rounds.into()).unwrap_or(hands);
            let gaps: [Gap<'_>; 3] = [
                ("hands", self::hands(language, hands).into()),
                ("rounds", rounds.into()),
                ("players", players.into()),
            ];
            language.say("record-rounds-of", &gaps)
        }
        Penalty::Disqualified { stack } if stack.is_zero() => language.word("record-disqualified"),
        Penalty::Disqualified { stack } => {
            language.say("record-disqualified-with", &[("stack", language.chips(stack).into())])
        }
    }
}

/// Returns "1 hand", "9 hands".
pub fn hands(language: Language, hands: u16) -> String {
    language.say("record-hands", &[("hands", hands.into())])
}

/// Returns "9 hands to miss"; empty if the player misses none.
pub fn hands_to_miss(language: Language, hands: u16) -> String {
    match hands {
        0 => String::new(),
        hands => language.say("record-to-miss", &[("hands", hands.into())]),
    }
}

/// Returns "Seat 8: 9 hands to miss".
pub(super) fn seat_misses(language: Language, seat: SeatNo, hands: u16) -> String {
    let gaps = [("seat", seat.get().into()), ("hands", hands.into())];
    language.say("record-seat-misses", &gaps)
}

/// Returns the rules for penalties, by the numbers of this book: "TDA 71".
pub fn penalty_rule(book: &Rulebook) -> String {
    cited(floor::penalty(book, 1, 1).cites.iter().map(ToString::to_string))
}

/// Returns the subject of a ruling in a few words: "Push", "Exposed card".
pub fn matter(language: Language, matter: &Matter) -> String {
    match matter {
        Matter::Push(_) => language.word("record-push"),
        Matter::Irregularity(name) => {
            irregularity_names::name_of(language, name).unwrap_or_else(|| name.clone())
        }
        Matter::Other(name) => name.clone(),
    }
}

/// Returns the verdict: "Call 600. Give back 400."
pub fn verdict(language: Language, verdict: &Verdict) -> String {
    match verdict {
        Verdict::Push(outcome) if outcome.action == PushAction::Floor => {
            language.word("record-floor-ruled")
        }
        Verdict::Push(outcome) => ruling::outcome(language, *outcome),
        Verdict::Text(text) => text.clone(),
    }
}

/// Lists the rules that a ruling cites: "TDA 44, TDA 45".
pub fn cited(rules: impl Iterator<Item = String>) -> String {
    rules.collect::<Vec<_>>().join(", ")
}

/// Describes the event in one line of the log. `name` gives the name of an entry.
pub(super) fn log_line<'a>(
    language: Language,
    event: &IncidentEvent,
    name: impl Fn(EntryId) -> &'a str,
) -> String {
    let about = |word: &str, entry: EntryId, what: String| {
        words::joined([language.word(word), name(entry).to_owned(), what])
    };
    match event {
        IncidentEvent::Ruled(given) => {
            let table = given.table.map_or_else(String::new, |table| words::table(language, table));
            let who = given.player.map_or("", &name).to_owned();
            let what = distinct_matter(language, given);
            let verdict = verdict(language, &given.verdict);
            words::joined([language.word("record-ruling"), table, who, what, verdict])
        }
        IncidentEvent::Penalised { entry, table, penalty, hands, .. } => {
            let table = table.map_or_else(String::new, |table| words::table(language, table));
            let what = self::penalty(language, *penalty, *hands);
            words::joined([language.word("record-penalty"), name(*entry).to_owned(), table, what])
        }
        IncidentEvent::Missed { entry, hands } => {
            let missed = language.say("record-missed", &[("hands", (*hands).into())]);
            about("record-penalty", *entry, missed)
        }
        IncidentEvent::Lifted { entry, .. } => about("record-lifted", *entry, String::new()),
        IncidentEvent::BankUsed { entry } => about("record-bank", *entry, String::new()),
        IncidentEvent::BanksReset => language.word("record-banks-reset"),
        IncidentEvent::Answered { table, caller, called } => {
            let gaps = [
                ("table", table.to_string().into()),
                ("caller", caller.as_str().into()),
                ("time", words::time_of_day(*called).into()),
            ];
            language.say("record-answered", &gaps)
        }
    }
}

/// Returns the reason: the rule, the book and the floor's own words.
pub(super) fn reason(event: &IncidentEvent, book: &Rulebook) -> Option<String> {
    let said = match event {
        IncidentEvent::Ruled(given) => {
            let rules = cited(given.rules.iter().cloned());
            words::joined([rules, given.book.clone(), given.note.clone()])
        }
        IncidentEvent::Penalised { note, .. } => {
            words::joined([note.clone(), penalty_rule(book), book.name.clone()])
        }
        IncidentEvent::Lifted { reason, .. } => reason.clone(),
        _ => String::new(),
    };
    (!said.is_empty()).then_some(said)
}

/// Describes the event for one player's card: "Warning: phone at the table".
pub(super) fn player_line(
    language: Language,
    event: &IncidentEvent,
    mine: impl Fn(&EntryId) -> bool,
) -> Option<String> {
    let noted = |what: String, note: &str| match note {
        "" => what,
        note => format!("{what}: {note}"),
    };
    match event {
        IncidentEvent::Ruled(given) if given.player.is_some_and(|entry| mine(&entry)) => {
            let verdict = verdict(language, &given.verdict);
            Some(words::joined([language.word("record-ruling"), verdict]))
        }
        IncidentEvent::Penalised { entry, penalty, hands, note, .. } if mine(entry) => {
            let what = self::penalty(language, *penalty, *hands);
            let what = match penalty {
                Penalty::Warning | Penalty::Disqualified { .. } => what,
                _ => words::joined([language.word("record-penalty"), what]),
            };
            Some(noted(what, note))
        }
        IncidentEvent::Missed { entry, hands } if mine(entry) => {
            Some(language.say("record-missed", &[("hands", (*hands).into())]))
        }
        IncidentEvent::Lifted { entry, reason } if mine(entry) => {
            Some(noted(language.word("record-lifted"), reason))
        }
        IncidentEvent::BankUsed { entry } if mine(entry) => Some(language.word("record-bank")),
        _ => None,
    }
}

/// Returns the subject, unless the verdict already states it.
fn distinct_matter(language: Language, given: &GivenRuling) -> String {
    match given.matter {
        Matter::Push(_) => String::new(),
        Matter::Irregularity(_) | Matter::Other(_) => matter(language, &given.matter),
    }
}

/// Returns the entries whose penalty has just ended and who may play again.
pub(super) fn ended_penalties(t: &Tournament, at: Timestamp) -> impl Iterator<Item = EntryId> {
    let over = t.incidents().penalties().iter().filter(move |served| {
        served.over.is_some_and(|over| at.since(over) < SHOWN_FOR) && served.left == 0
    });
    let back = over
        .map(|served| served.entry)
        .filter(|entry| t.hands_to_miss(*entry) == 0 && t.tables().seat_of(*entry).is_some());
    back.collect::<BTreeSet<_>>().into_iter()
}
