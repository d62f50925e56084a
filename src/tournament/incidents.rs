//! Rulings and penalties: what the floor decided at a table, and what a penalised player still misses.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::{Event, Refusal, Tournament, entries::EntryId, tables::TableEvent};
use crate::rules::{
    ruling::{Outcome, Situation},
    seat::TableNo,
};

/// The longest note, in characters.
pub const LONGEST_NOTE: usize = 500;

/// Something that people said about an act: not blank, in one line, not too long.
pub(super) fn is_told(text: &str) -> bool {
    !text.trim().is_empty() && is_note(text)
}

/// One line, not too long; it may be empty.
fn is_note(text: &str) -> bool {
    text.chars().count() <= LONGEST_NOTE && !text.chars().any(char::is_control)
}

/// A ruling as it was given.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Given {
    /// What it was about.
    pub matter: Matter,
    /// What was ruled.
    pub verdict: Verdict,
    /// The rules that say so, as they are cited: "TDA 44".
    pub rules: Vec<String>,
    /// The rule book by its name.
    pub book: String,
    /// At which table.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub table: Option<TableNo>,
    /// About whom.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub player: Option<EntryId>,
    /// In the floor's own words.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub note: String,
}

/// What a ruling is about.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Matter {
    /// A push of chips and words.
    Push(Box<Situation>),
    /// An irregularity, by its name in the list.
    Irregularity(String),
    /// Something else, in the floor's own words.
    Other(String),
}

/// What was ruled.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Verdict {
    /// What a push was.
    Push(Outcome),
    /// What the table was told, as it was told.
    Told(String),
}

/// What a player is given for a breach (TDA 2024 rule 71).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Penalty {
    /// A warning.
    Warning,
    /// So many hands are missed.
    Hands(u16),
    /// So many rounds are missed: each of as many hands as there are players at the table now, the
    /// offender included.
    Rounds(u8),
    /// The player is out of the event.
    Disqualified,
}

/// The number of a penalty, from 0 in the order of giving.
pub type PenaltyNo = u32;

/// A penalty that was given.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Served {
    /// To whom.
    pub entry: EntryId,
    /// What was said.
    pub penalty: Penalty,
    /// The hands that are still to be missed.
    pub left: u16,
    /// Why, in the floor's words.
    pub note: String,
}

/// Every ruling, every penalty, and how many time banks were used.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Incidents {
    rulings: Vec<Given>,
    penalties: Vec<Served>,
    banks: BTreeMap<EntryId, u8>,
}

/// What can be asked about rulings and penalties.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum IncidentCommand {
    /// This ruling was given.
    Rule(Box<Given>),
    /// This player is penalised.
    Penalise {
        /// Who.
        entry: EntryId,
        /// How.
        penalty: Penalty,
        /// Why, in the floor's words.
        note: String,
    },
    /// Hands went by that this penalty counts.
    Miss {
        /// Which penalty.
        penalty: PenaltyNo,
        /// How many hands, 1 or more.
        hands: u16,
    },
    /// A player used a time bank.
    UseBank {
        /// Who.
        entry: EntryId,
    },
    /// Everybody has every time bank again.
    ResetBanks,
}

/// What happened about rulings and penalties.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum IncidentEvent {
    /// This ruling was given.
    Ruled(Box<Given>),
    /// This player was penalised.
    Penalised {
        /// Who.
        entry: EntryId,
        /// How.
        penalty: Penalty,
        /// The hands to miss, by the players at the table at that moment.
        hands: u16,
        /// Why, in the floor's words.
        note: String,
    },
    /// Hands went by that this penalty counts.
    Missed {
        /// Which penalty.
        penalty: PenaltyNo,
        /// How many hands.
        hands: u16,
    },
    /// A player used a time bank.
    BankUsed {
        /// Who.
        entry: EntryId,
    },
    /// Everybody has every time bank again.
    BanksReset,
}

pub(super) fn decide(t: &Tournament, command: &IncidentCommand) -> Result<Vec<Event>, Refusal> {
    let event = match command {
        IncidentCommand::Rule(given) => {
            if let Some(entry) = given.player {
                t.entries.get(entry).ok_or(Refusal::EntryUnknown)?;
            }
            Refusal::NotUnderstood.unless(is_note(&given.note), None)?;
            IncidentEvent::Ruled(given.clone())
        }
        IncidentCommand::Penalise { entry, penalty, note } => {
            t.entries.check_in(std::iter::once(*entry))?;
            Refusal::NotUnderstood.unless(is_note(note), None)?;
            let hands = hands(t, *entry, *penalty)?;
            let (entry, penalty, note) = (*entry, *penalty, note.clone());
            IncidentEvent::Penalised { entry, penalty, hands, note }
        }
        IncidentCommand::Miss { penalty, hands } => {
            let served = t.incidents.penalties.get(*penalty as usize);
            let left = served.ok_or(Refusal::NothingToDo)?.left;
            Refusal::NothingToDo.unless(*hands > 0 && left > 0, None)?;
            IncidentEvent::Missed { penalty: *penalty, hands: (*hands).min(left) }
        }
        IncidentCommand::UseBank { entry } => {
            t.entries.check_in(std::iter::once(*entry))?;
            IncidentEvent::BankUsed { entry: *entry }
        }
        IncidentCommand::ResetBanks => {
            Refusal::NothingToDo.unless(!t.incidents.banks.is_empty(), None)?;
            IncidentEvent::BanksReset
        }
    };
    Ok(vec![Event::Incidents(event)])
}

/// The hands that a penalty costs now.
fn hands(t: &Tournament, entry: EntryId, penalty: Penalty) -> Result<u16, Refusal> {
    match penalty {
        Penalty::Warning | Penalty::Disqualified => Ok(0),
        Penalty::Hands(hands) => Ok(hands),
        Penalty::Rounds(rounds) => {
            let seat = t.tables.seat_of(entry).ok_or(Refusal::NotSeated)?;
            let table = t.tables.table(seat.table).ok_or(Refusal::TableUnknown)?;
            let players = u16::try_from(table.occupied().len()).unwrap_or(u16::MAX);
            Ok(players.saturating_mul(rounds.into()))
        }
    }
}

impl Incidents {
    pub(super) fn apply(&mut self, event: &IncidentEvent) {
        match event {
            IncidentEvent::Ruled(given) => self.rulings.push((**given).clone()),
            IncidentEvent::Penalised { entry, penalty, hands, note } => {
                let (entry, penalty, left, note) = (*entry, *penalty, *hands, note.clone());
                self.penalties.push(Served { entry, penalty, left, note });
            }
            IncidentEvent::Missed { penalty, hands } => {
                if let Some(served) = self.penalties.get_mut(*penalty as usize) {
                    served.left = served.left.saturating_sub(*hands);
                }
            }
            IncidentEvent::BankUsed { entry } => {
                let used = self.banks.entry(*entry).or_default();
                *used = used.saturating_add(1);
            }
            IncidentEvent::BanksReset => self.banks.clear(),
        }
    }

    /// Hands that are dealt at a table count for the penalties of those who sit there.
    pub(super) fn heed(&mut self, event: &TableEvent, sits: impl Fn(EntryId, TableNo) -> bool) {
        let TableEvent::Dealt { table, hands, .. } = event else { return };
        for served in self.penalties.iter_mut().filter(|served| sits(served.entry, *table)) {
            served.left = served.left.saturating_sub(*hands);
        }
    }

    /// Every ruling, in the order in which they were given.
    pub fn rulings(&self) -> &[Given] {
        &self.rulings
    }

    /// Every penalty, in the order in which they were given.
    pub fn penalties(&self) -> &[Served] {
        &self.penalties
    }

    /// How many time banks a player has used.
    pub fn banks_used(&self, entry: EntryId) -> u8 {
        self.banks.get(&entry).copied().unwrap_or_default()
    }
}
