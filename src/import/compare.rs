//! The comparison of the places here with those of the file.

use std::collections::BTreeMap;

use bottone_base::time::Timestamp;
use bottone_i18n::Saying;
use bottone_store::tdt::{self, SavedTournament};
use bottone_tournament::{Tournament, entries::PlayerId};

/// Returns a sentence for every player whose place differs.
pub(super) fn places(saved: &SavedTournament, t: &Tournament) -> Vec<Saying> {
    let places = t.entries().places();
    let ids: Vec<PlayerId> = t.entries().players().map(|(id, _)| id).collect();
    let won = t.winner(Timestamp::from_millis(i64::MAX));
    let ours = |player: usize| {
        let id = ids.get(player)?;
        let entry = *t.entries().player(*id)?.entries.last()?;
        if won == Some(entry) {
            return Some(1);
        }
        places.of(entry).map(|place| place.first)
    };
    let mut differ = Vec::new();
    for (player, theirs) in own_ranking(saved) {
        let Some(known) = saved.players.get(player) else { continue };
        let ours = ours(player);
        if ours != Some(theirs) {
            let sentence = Saying::of("tdt-place-differs")
                .with("who", known.person.display_name())
                .with("theirs", theirs);
            differ.push(match ours {
                Some(ours) => sentence.with("ours", Saying::of("tdt-place").with("place", ours)),
                None => sentence.with("ours", Saying::of("tdt-still-in")),
            });
        }
    }
    differ
}

/// Returns the file's own ranking: by its prizes, and for the other players by the time of the
/// bust.
fn own_ranking(saved: &SavedTournament) -> BTreeMap<usize, u32> {
    let last = |player: &tdt::SavedPlayer| {
        player.stacks.last().map(|stack| stack.bust.as_ref().map(|bust| bust.at))
    };
    let all: Vec<(usize, Option<Timestamp>)> = saved
        .players
        .iter()
        .enumerate()
        .filter_map(|(index, player)| Some((index, last(player)?)))
        .collect();
    let mut places = BTreeMap::new();
    for (player, out) in &all {
        let Some(out) = out else { continue };
        let better = all.iter().filter(|(_, other)| other.is_none_or(|other| other > *out)).count();
        places.insert(*player, u32::try_from(better + 1).unwrap_or(u32::MAX));
    }
    let mut prizes: Vec<&tdt::SavedPrize> = saved.prizes.iter().collect();
    prizes.sort_by_key(|prize| prize.place);
    // A prize for several players takes as many places.
    let mut more = 0;
    for prize in prizes {
        if let ([player], true) = (prize.won_by.as_slice(), saved.ended.is_some()) {
            places.insert(*player, prize.place.saturating_add(more));
        }
        let others = prize.won_by.len().saturating_sub(1);
        more = more.saturating_add(u32::try_from(others).unwrap_or(u32::MAX));
    }
    places
}
