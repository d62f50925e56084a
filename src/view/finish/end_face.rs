//! The end of the day or the event: the places, or the chip leaders.

use std::collections::BTreeMap;

use bottone_base::time::Timestamp;
use bottone_i18n::Language;
use bottone_tournament::{Tournament, entries::EntryId};
use bottone_vocabulary::words;

use crate::{
    figures,
    money::prizes::{PrizeRow, PrizeTable, shared, standing},
    namesakes::Namesakes,
};

/// The most players shown.
const MOST: usize = 8;

/// A player with a place or a stack.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PlacedPlayer {
    /// "2nd".
    pub place: String,
    /// "Bianchi, Luca".
    pub who: String,
    /// "€17,200", or "412,000" chips.
    pub figure: String,
    /// "52 BB"; empty beside money.
    pub tail: String,
}

/// The content beside the end.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct EndFace {
    /// The winner's prize; empty if there is none.
    pub prize: String,
    /// The next places after the winner, or the chip leaders after a day.
    pub list: Vec<PlacedPlayer>,
    /// The caption of the list: "Chip leaders"; empty without a list.
    pub caption: String,
    /// The status of the prizes, "All prizes paid", and the note on a deal; empty without prizes.
    pub certainty: Vec<String>,
    /// "Deal: first 3 places shared"; empty without one.
    pub shared: String,
    /// The time of the last reported bust.
    pub ended: Option<Timestamp>,
}

impl EndFace {
    /// Builds the content beside the winner.
    pub fn after_win(language: Language, t: &Tournament, at: Timestamp) -> Self {
        let table = PrizeTable::of(language, t, None, at);
        // The shares of a deal are private.
        let prizes: Vec<PrizeRow> = table.rows.into_iter().chain(table.beyond).collect();
        let prize = |place: u32| {
            let row = prizes.iter().find(|row| (row.first..=row.last).contains(&place));
            let prize = |row: &PrizeRow| if row.shared { row.items.clone() } else { row.prize() };
            row.map(prize).unwrap_or_default()
        };
        let placed = placed(t, 4);
        let namesakes = Namesakes::among(t, placed.values().copied());
        let list =
            placed.iter().filter(|(place, _)| **place > 1).map(|(place, entry)| PlacedPlayer {
                place: words::ordinal(language, *place),
                who: namesakes.full_name(language, t, *entry),
                figure: prize(*place),
                tail: String::new(),
            });
        let mut list: Vec<PlacedPlayer> = list.take(MOST).collect();
        // Beside players with prizes, those without one are not listed.
        let deal = t.deals().agreed().is_some();
        if !deal && list.iter().any(|placed| !placed.figure.is_empty()) {
            list.retain(|placed| !placed.figure.is_empty());
        }
        let certainty = standing(language, t, at);
        let shared = shared(language, t).unwrap_or_default();
        let ended = t.entries().busts().last().map(|bust| bust.at);
        Self { prize: prize(1), list, certainty, shared, ended, ..Self::default() }
    }

    /// Builds the content after a day: the players with the most chips, if counted.
    pub fn after_day(language: Language, t: &Tournament, at: Timestamp) -> Self {
        let big = t.clock().level(at).map(|(_, level)| level.big).filter(|big| !big.is_zero());
        let stack = |(entry, _): (EntryId, _)| Some((t.counts().of(entry)?.chips, entry));
        let mut stacks: Vec<_> = t.entries().playing().filter_map(stack).collect();
        stacks.sort_by_key(|(chips, entry)| (std::cmp::Reverse(*chips), *entry));
        let entries = stacks.iter().take(MOST).map(|(_, entry)| *entry);
        let namesakes = Namesakes::among(t, entries);
        let list: Vec<PlacedPlayer> = (1_u32..)
            .zip(&stacks)
            .take(MOST)
            .map(|(place, (chips, entry))| PlacedPlayer {
                place: words::ordinal(language, place),
                who: namesakes.full_name(language, t, *entry),
                figure: language.chips(*chips),
                tail: big.map(|big| figures::big_blinds(language, *chips, big)).unwrap_or_default(),
            })
            .collect();
        let caption =
            if list.is_empty() { String::new() } else { language.word("wall-chip-leaders") };
        Self { list, caption, ..Self::default() }
    }
}

/// Returns the player of each paid place that is not shared.
pub fn placed(t: &Tournament, paid: u32) -> BTreeMap<u32, EntryId> {
    let places = t.entries().places();
    let alone = places.all().filter(|(_, place)| place.first == place.last && place.first <= paid);
    alone.map(|(id, place)| (place.first, id)).collect()
}
