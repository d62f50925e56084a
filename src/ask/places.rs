//! The question about finishing places.

use std::collections::{BTreeMap, BTreeSet};

use bottone_base::{chips::Chips, places::FinishPlace, seat::TableNo};
use bottone_i18n::Saying;
use bottone_rules::places::{BustedPlayer, of_one_hand};
use bottone_store::profiles::Rulebooks;
use serde::{Deserialize, Serialize};

use super::{
    fault::QuestionFault,
    reading::{book, duplicate_player},
};

#[derive(Deserialize)]
#[serde(rename = "Places", deny_unknown_fields)]
pub(super) struct PlacesQuestion {
    rules: String,
    left: u32,
    busts: Vec<HandBust>,
    /// The hands that all tables played together, even without a second bust.
    #[serde(default)]
    together: BTreeSet<u32>,
}

/// A bust and its hand. Hands with the same number were played at the same time.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct HandBust {
    player: u32,
    hand: u32,
    table: TableNo,
    #[serde(default)]
    stack: Option<Chips>,
    #[serde(default)]
    ante: Chips,
}

#[derive(Serialize)]
pub(super) struct Finish {
    player: u32,
    place: u32,
    tied: bool,
}

impl PlacesQuestion {
    /// Returns the places in the order of the busts.
    pub(super) fn answer(&self, rulebooks: &Rulebooks) -> Result<Vec<Finish>, QuestionFault> {
        let book = book(rulebooks, &self.rules)?;
        if self.left == 0 {
            return Err(QuestionFault::of("left", Saying::of("ask-no-survivor")));
        }
        let ranking = book.bubble.busts;
        let mut hands: BTreeMap<u32, Vec<BustedPlayer<u32>>> = BTreeMap::new();
        for bust in &self.busts {
            let stack = bust.stack.map(|stack| ranking.counted(stack, bust.ante));
            let busted = BustedPlayer { who: bust.player, table: bust.table, stack };
            hands.entry(bust.hand).or_default().push(busted);
        }
        if let Some(hand) = self.together.iter().find(|hand| !hands.contains_key(hand)) {
            return Err(QuestionFault::of(
                "together",
                Saying::of("ask-no-bust-in").with("hand", *hand),
            ));
        }
        let mut left = self.left;
        let mut places: BTreeMap<u32, FinishPlace> = BTreeMap::new();
        for (hand, out) in hands.into_iter().rev() {
            let first = out.first().map(|out| out.table);
            let one_table = out.iter().all(|out| Some(out.table) == first);
            let together = !one_table || self.together.contains(&hand);
            let count = u32::try_from(out.len()).unwrap_or(u32::MAX);
            for (player, place) in of_one_hand(&out, left, together.then_some(ranking)) {
                if places.insert(player, place).is_some() {
                    return Err(QuestionFault::of("busts", duplicate_player(player)));
                }
            }
            left = left.saturating_add(count);
        }
        let finish = |bust: &HandBust| {
            let place = places.get(&bust.player)?;
            Some(Finish {
                player: bust.player,
                place: place.first,
                tied: place.first != place.last,
            })
        };
        Ok(self.busts.iter().filter_map(finish).collect())
    }
}
