//! When the day is over or somebody has won: who was placed, and who leads.

use crate::{
    i18n::Language,
    rules::time::Timestamp,
    tournament::{Tournament, entries::EntryId},
    view::{
        figures,
        money::prizes::{PrizeRow, PrizeTable, standing},
        namesakes::Namesakes,
        words,
    },
};

/// How many are told of at most.
const MOST: usize = 8;

/// Somebody with a place or a stack.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Placed {
    /// "2nd".
    pub place: String,
    /// "Bianchi, Luca".
    pub who: String,
    /// "€17,200", or "412,000" chips.
    pub figure: String,
    /// "52 BB"; empty beside money.
    pub tail: String,
}

/// What stands beside the end.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Over {
    /// What the winner gets; empty when nothing is paid.
    pub prize: String,
    /// After the winner, those who follow; after a day, those who lead.
    pub list: Vec<Placed>,
    /// What the list is: "Chip leaders"; empty when there is none.
    pub caption: String,
    /// How sure the prizes are, "All prizes paid", and what a deal has shared; nothing without prizes.
    pub certainty: Vec<String>,
}

impl Over {
    /// Beside the winner.
    pub fn won(language: Language, t: &Tournament, at: Timestamp) -> Self {
        let table = PrizeTable::of(language, t, None, at);
        // What each has by a deal is between those who made it.
        let prizes: Vec<PrizeRow> = table.rows.into_iter().chain(table.beyond).collect();
        let prize = |place: u32| {
            let row = prizes.iter().find(|row| (row.first..=row.last).contains(&place));
            let told = |row: &PrizeRow| if row.shared { row.items.clone() } else { row.prize() };
            row.map(told).unwrap_or_default()
        };
        let placed = super::payouts::placed(t, 4);
        let namesakes = Namesakes::among(t, placed.values().copied());
        let list = placed.iter().filter(|(place, _)| **place > 1).map(|(place, entry)| Placed {
            place: words::ordinal(language, *place),
            who: namesakes.full_name(language, t, *entry),
            figure: prize(*place),
            tail: String::new(),
        });
        let mut list: Vec<Placed> = list.take(MOST).collect();
        // Beside those who got something, nobody is named who got nothing.
        let deal = t.deals().agreed().is_some();
        if !deal && list.iter().any(|placed| !placed.figure.is_empty()) {
            list.retain(|placed| !placed.figure.is_empty());
        }
        let certainty = standing(language, t, at);
        Self { prize: prize(1), list, certainty, ..Self::default() }
    }

    /// When the day is over: those with the most chips, where they were counted.
    pub fn of_day(language: Language, t: &Tournament, at: Timestamp) -> Self {
        let big = t.clock().level(at).map(|(_, level)| level.big).filter(|big| !big.is_zero());
        let stack = |(entry, _): (EntryId, _)| Some((t.counts().of(entry)?.chips, entry));
        let mut stacks: Vec<_> = t.entries().playing().filter_map(stack).collect();
        stacks.sort_by_key(|(chips, entry)| (std::cmp::Reverse(*chips), *entry));
        let told = stacks.iter().take(MOST).map(|(_, entry)| *entry);
        let namesakes = Namesakes::among(t, told);
        let list: Vec<Placed> = (1_u32..)
            .zip(&stacks)
            .take(MOST)
            .map(|(place, (chips, entry))| Placed {
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
