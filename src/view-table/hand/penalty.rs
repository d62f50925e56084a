//! Players who are dealt in only to have the hand killed (TDA 2024 rule 71).

use bottone_dealer::{Felt, FollowedHand};
use bottone_i18n::Language;
use bottone_tournament::{Tournament, entries::EntryId};

use super::name;

/// Lists the players at the table who have hands to miss: "Conti misses 3 hands: dealt in, posts,
/// and the hand is killed".
pub fn penalty_lines(language: Language, t: &Tournament, felt: &Felt) -> Vec<String> {
    let of = |(entry, name): (EntryId, &str)| penalty_line(language, name, t.hands_to_miss(entry));
    let here = felt.seats.iter().filter_map(|at| Some((at.entry?, at.name.as_str())));
    here.filter_map(of).collect()
}

/// Returns the same for the player whose turn it is. A penalty given after the deal starts with the
/// next hand.
pub fn killed_hand_line(
    language: Language,
    t: &Tournament,
    followed: &FollowedHand,
) -> Option<String> {
    let seat = followed.hand().turn()?;
    let entry = followed.at(seat)?.entry?;
    let mut given = t.incidents().penalties().iter().filter(|served| served.entry == entry);
    given
        .any(|served| served.left > 0 && served.at <= followed.began())
        .then(|| penalty_line(language, &name(language, followed, seat), t.hands_to_miss(entry)))?
}

fn penalty_line(language: Language, name: &str, hands: u16) -> Option<String> {
    let what = language.say("record-dealt-and-killed", &[("hands", hands.into())]);
    (hands > 0).then(|| format!("{name} {what}"))
}
