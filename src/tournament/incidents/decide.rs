//! The rules of rulings and penalties.

use bottone_rules::{
    floor::{PenaltyVerdict, penalty},
    rulebook::{MOST_NAME, ShotClockRules},
    ruling::{Announcement, Situation},
};

use super::{GivenRuling, IncidentCommand, IncidentEvent, Matter, Penalty, Verdict};
use crate::{
    Event, Refusal, Tournament, Waiver,
    entries::{BustedEntry, Entry, EntryEvent, EntryId},
    setup::Setup,
};

/// The most characters in a note.
pub const LONGEST_NOTE: usize = 500;

/// The most characters in a verdict.
pub const LONGEST_VERDICT: usize = 2_000;

/// The most rules that one ruling cites.
pub const MOST_CITES: usize = 20;

/// The most hands of one penalty.
const MOST_HANDS: u16 = 500;

pub(crate) fn decide(
    t: &Tournament,
    command: &IncidentCommand,
    waiver: Option<&Waiver>,
) -> Result<Vec<Event>, Refusal> {
    let event = match command {
        IncidentCommand::Rule(given) => {
            given.player.map_or(Ok(()), |entry| known(t, entry).map(drop))?;
            let table = given.table.is_none_or(|table| t.tables.table(table).is_some());
            Refusal::TableUnknown.check(table, None)?;
            Refusal::NotUnderstood.check(is_sound(given), None)?;
            IncidentEvent::Ruled(given.clone())
        }
        IncidentCommand::Penalise { entry, penalty, note } => {
            return penalise(t, *entry, *penalty, note, waiver);
        }
        IncidentCommand::Miss { entry, hands } => {
            known(t, *entry)?;
            Refusal::NotUnderstood.check((1..=MOST_HANDS).contains(hands), None)?;
            t.entries.check_playing(std::iter::once(*entry))?;
            let left = t.hands_to_miss(*entry);
            Refusal::NothingToDo.check(left > 0, None)?;
            IncidentEvent::Missed { entry: *entry, hands: (*hands).min(left) }
        }
        IncidentCommand::Lift { entry, reason } => {
            known(t, *entry)?;
            Refusal::NotUnderstood.check(is_sound_reason(reason), None)?;
            Refusal::NothingToDo.check(t.incidents.hands_left(*entry) > 0, None)?;
            IncidentEvent::Lifted { entry: *entry, reason: reason.clone() }
        }
        IncidentCommand::UseBank { entry } => {
            t.entries.check_playing(std::iter::once(*entry))?;
            let most = match t.setup.house.rulebook.shot_clock {
                ShotClockRules::On(clock) => clock.banks,
                // Without a shot clock the floor sets the number freely.
                ShotClockRules::Off => u8::MAX,
            };
            Refusal::NoTimeBank.check(t.incidents.banks_used(*entry) < most, waiver)?;
            IncidentEvent::BankUsed { entry: *entry }
        }
        IncidentCommand::ResetBanks => {
            Refusal::NothingToDo.check(!t.incidents.banks.is_empty(), None)?;
            IncidentEvent::BanksReset
        }
        IncidentCommand::Answer { table, caller, called } => {
            let is_line = !caller.trim().is_empty()
                && caller.chars().count() <= Setup::LONGEST_NAME
                && !caller.chars().any(char::is_control);
            Refusal::NotUnderstood.check(is_line, None)?;
            let caller = caller.clone();
            IncidentEvent::Answered { table: *table, caller, called: *called }
        }
    };
    Ok(vec![Event::Incidents(event)])
}

fn known(t: &Tournament, entry: EntryId) -> Result<&Entry, Refusal> {
    t.entries.get(entry).ok_or(Refusal::EntryUnknown)
}

/// Decides a penalty (TDA 2024 rule 71, WSOP 2026 tournament rules 113 and 114).
fn penalise(
    t: &Tournament,
    entry: EntryId,
    given: Penalty,
    note: &str,
    waiver: Option<&Waiver>,
) -> Result<Vec<Event>, Refusal> {
    known(t, entry)?;
    let sound = match given {
        Penalty::Warning => true,
        Penalty::Hands(hands) => (1..=MOST_HANDS).contains(&hands),
        Penalty::Rounds(rounds) => rounds > 0,
        // At least one other entry is in, with chips.
        Penalty::Disqualified { stack } => stack < t.chips_in_play(),
    };
    Refusal::NotUnderstood.check(sound && is_note(note), None)?;
    t.entries.check_playing(std::iter::once(entry))?;
    let seat = t.tables.seat_of(entry).ok_or(Refusal::NotSeated);
    let (hands, more) = match given {
        Penalty::Warning => (0, None),
        Penalty::Hands(hands) => (hands, None),
        Penalty::Rounds(rounds) => {
            let table = t.tables.table(seat?.table).ok_or(Refusal::TableUnknown)?;
            let players = table.occupied().len();
            (rounds_cost(t, players, rounds, waiver)?, None)
        }
        Penalty::Disqualified { stack } => {
            let out = BustedEntry { entry, from: seat?, stack: Some(stack) };
            t.check_new_law(Refusal::CarriedOver, t.bags.carried_over().is_none(), None)?;
            Refusal::LastPlayer.check(t.entries.playing_count() > 1, None)?;
            let together = t.entries.hand_for_hand().began().is_some() && !t.uses_old_laws();
            (0, Some(Event::Entries(EntryEvent::Disqualified { out, together })))
        }
    };
    let table = seat.ok().map(|seat| seat.table);
    let penalised =
        IncidentEvent::Penalised { entry, table, penalty: given, hands, note: note.to_owned() };
    Ok(std::iter::once(Event::Incidents(penalised)).chain(more).collect())
}

/// Returns the hands of `rounds` rounds at a table of `players` players.
fn rounds_cost(
    t: &Tournament,
    players: usize,
    rounds: u8,
    waiver: Option<&Waiver>,
) -> Result<u16, Refusal> {
    let count = u8::try_from(players).unwrap_or(u8::MAX);
    match penalty(&t.setup.house.rulebook, count, rounds).verdict {
        PenaltyVerdict::Hands(hands) => Ok(u16::try_from(hands).unwrap_or(u16::MAX)),
        PenaltyVerdict::AtMostRounds(_) => {
            Refusal::TooManyRounds.check(false, waiver)?;
            Ok(u16::from(count).saturating_mul(rounds.into()))
        }
    }
}

/// Returns whether the data of a ruling is possible.
fn is_sound(given: &GivenRuling) -> bool {
    let GivenRuling { matter, verdict, rules, book, note, .. } = given;
    let matter = match matter {
        Matter::Push(push) => is_push(push),
        Matter::Irregularity(name) | Matter::Other(name) => is_sound_reason(name),
    };
    let verdict = match verdict {
        Verdict::Push(_) => true,
        Verdict::Text(text) => !text.trim().is_empty() && is_text(text, LONGEST_VERDICT),
    };
    let cited = rules.len() <= MOST_CITES && rules.iter().all(|rule| is_text(rule, MOST_NAME));
    matter && verdict && cited && is_text(book, MOST_NAME) && is_note(note)
}

fn is_push(push: &Situation) -> bool {
    let words = match &push.said {
        Announcement::Unclear(words) => is_note(words),
        _ => true,
    };
    words && push.check().is_ok()
}

/// Returns whether the text is usable as a report: not blank, in one line, not too long.
pub(crate) fn is_sound_reason(text: &str) -> bool {
    !text.trim().is_empty() && is_note(text)
}

/// Returns whether the text is one line and not too long; it may be empty.
fn is_note(text: &str) -> bool {
    is_text(text, LONGEST_NOTE)
}

fn is_text(text: &str, most: usize) -> bool {
    text.chars().count() <= most && !text.chars().any(char::is_control)
}
