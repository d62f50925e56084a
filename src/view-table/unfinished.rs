//! The unfinished hands at the tables when the program ended, in words.

use bottone_dealer::{UnfinishedEvening, UnfinishedTables};
use bottone_hands::italian::Evening;
use bottone_i18n::Language;
use bottone_vocabulary::words::capital;

/// Describes them: "hand 12 at table 3 · an Italian evening of 5, 240 in the pot · 1 clock".
pub fn describe(language: Language, left: &UnfinishedTables) -> String {
    let hands = left.hands.iter().filter_map(|at| {
        let followed = at.followed()?;
        let hand = ("hand", followed.number().into());
        Some(match at.table {
            Some(table) => {
                language.say("left-hand-at", &[hand, ("table", table.to_string().into())])
            }
            None => language.say("left-hand", &[hand]),
        })
    });
    let evenings = left.evening.iter().chain(&left.away);
    let evenings = evenings.filter_map(UnfinishedEvening::resume);
    let evenings = evenings.map(|left| evening(language, &left));
    let clocks = (!left.clocks.is_empty())
        .then(|| language.say("left-clocks", &[("clocks", left.clocks.len().into())]));
    let stacks = left.hands.iter().any(|left| left.hand.is_none());
    let stacks = stacks.then(|| language.word("left-stacks"));
    let all: Vec<String> = hands.chain(evenings).chain(clocks).chain(stacks).collect();
    capital(&all.join(" · "))
}

/// Describes an Italian evening briefly: "an Italian evening of 5, 240 in the pot".
pub fn evening(language: Language, evening: &Evening) -> String {
    let gaps =
        [("players", evening.seats().len().into()), ("pot", language.chips(evening.pot()).into())];
    language.say("left-evening", &gaps)
}
