//! Non-money prizes as they are shown.

use std::collections::BTreeMap;

use bottone_base::{
    items::{Item, ItemFault, ItemWinner},
    money::Currency,
    time::Timestamp,
};
use bottone_i18n::Language;
use bottone_tournament::{
    Tournament,
    entries::EntryId,
    payments::ItemPiece,
    setup::{PrizePart, Setup},
};
use bottone_vocabulary::words;

/// A non-money prize at the payout desk.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ItemRow {
    pub piece: ItemPiece,
    /// "Trophy", "Raffle: hamper".
    pub name: String,
    /// True once it was handed over.
    pub is_given: bool,
}

/// Returns the name of the item of this piece; empty if the event does not have it.
pub fn name(setup: &Setup, piece: ItemPiece) -> String {
    let item = setup.items.iter().find(|item| item.number == piece.item);
    item.map(|item| item.name.clone()).unwrap_or_default()
}

/// Returns the name of an item with its purpose: "Trophy (1st)", "Hamper (raffle)".
fn named(language: Language, piece: ItemPiece, name: &str) -> String {
    let of = match piece.place {
        Some(place) => words::ordinal(language, place),
        None => language.word("items-raffle-short"),
    };
    language.say("items-named", &[("item", name.into()), ("of", of.into())])
}

/// Returns an item with its value: "Hotel night for two (€200)".
pub fn worth(language: Language, item: &Item, currency: &Currency) -> String {
    match item.value {
        Some(value) => {
            let gaps = [
                ("item", item.name.as_str().into()),
                ("value", language.money(value, currency).into()),
            ];
            language.say("items-worth", &gaps)
        }
        None => item.name.clone(),
    }
}

/// Returns the non-money prizes of this place, each with its value.
pub fn place_items(language: Language, setup: &Setup, place: u32) -> Vec<String> {
    let items = setup.items.iter().filter(|item| item.is_for(place));
    items.map(|item| worth(language, item, &setup.currency)).collect()
}

/// Returns the last place with a non-money prize, 0 without any.
pub fn last_place(setup: &Setup) -> u32 {
    setup.items.iter().filter_map(|item| item.places().last()).max().unwrap_or(0)
}

/// Returns the raffle prizes, each with its value.
pub fn raffle(language: Language, setup: &Setup) -> Vec<String> {
    let items = setup.items.iter().filter(|item| item.to == ItemWinner::Raffle);
    items.map(|item| worth(language, item, &setup.currency)).collect()
}

/// Returns the non-money prizes of each entry, the best place first and the raffle last.
pub fn won_items(
    language: Language,
    t: &Tournament,
    at: Timestamp,
) -> BTreeMap<EntryId, Vec<ItemRow>> {
    let mut won: BTreeMap<EntryId, Vec<ItemRow>> = BTreeMap::new();
    for due in t.item_dues(at) {
        let name = desk_name(language, t.setup(), due.piece);
        let row = |is_given| ItemRow { piece: due.piece, name: name.clone(), is_given };
        if let Some(winner) = due.winner {
            won.entry(winner).or_default().push(row(due.holder.is_some()));
        }
        if let Some(holder) = due.holder.filter(|holder| due.winner != Some(*holder)) {
            won.entry(holder).or_default().push(row(true));
        }
    }
    won
}

/// Returns the raffle prizes not yet won.
pub fn to_raffle(language: Language, t: &Tournament, at: Timestamp) -> Vec<ItemRow> {
    let dues = t.item_dues(at).into_iter();
    let left = dues.filter(|due| due.piece.place.is_none() && due.holder.is_none());
    let row =
        |piece| ItemRow { piece, name: desk_name(language, t.setup(), piece), is_given: false };
    left.map(|due| row(due.piece)).collect()
}

/// Returns the name at the desk: "Trophy", "Raffle: hamper".
fn desk_name(language: Language, setup: &Setup, piece: ItemPiece) -> String {
    let name = name(setup, piece);
    match piece.place {
        Some(_) => name,
        None => language.say("items-of-raffle", &[("item", name.into())]),
    }
}

/// Returns a line of the log: "Trophy (1st) handed over to Bianchi, L.".
pub(crate) fn handover_line(language: Language, piece: ItemPiece, name: &str, who: &str) -> String {
    let item = named(language, piece, name);
    language.say("items-log-handed", &[("item", item.into()), ("who", who.into())])
}

/// Returns a line of the log: "Trophy (1st) taken back from Bianchi, L. · wrong player".
pub(crate) fn taken_back_line(
    language: Language,
    piece: ItemPiece,
    name: &str,
    (who, reason): (&str, &str),
) -> String {
    let item = named(language, piece, name);
    let gaps = [("item", item.into()), ("who", who.into()), ("reason", reason.into())];
    language.say("items-log-taken-back", &gaps)
}

/// Returns a line of a player's card: "Handed over: Trophy (1st)".
pub(crate) fn handover_card_line(language: Language, piece: ItemPiece, name: &str) -> String {
    language.say("items-about-handed", &[("item", named(language, piece, name).into())])
}

/// Returns a line of a player's card: "Taken back: Trophy (1st) · wrong player".
pub(crate) fn taken_back_card_line(
    language: Language,
    piece: ItemPiece,
    name: &str,
    reason: &str,
) -> String {
    let item = named(language, piece, name);
    language.say("items-about-taken-back", &[("item", item.into()), ("reason", reason.into())])
}

/// Describes an error in a list of items, and how to correct it.
pub fn fault(language: Language, items: &[Item], fault: ItemFault) -> String {
    let of = |at: usize| {
        let name = items.get(at).map_or("", |item| item.name.trim());
        [("item", name.into()), ("line", (at + 1).into())]
    };
    match fault {
        ItemFault::TooMany => language.say("items-too-many", &[("most", Item::MOST.into())]),
        ItemFault::NoName(at) => language.say("items-no-name", &of(at)),
        ItemFault::NameUnsound(at) => {
            let most = ("most", Item::LONGEST_NAME.into());
            language.say("items-name-unsound", &[("line", (at + 1).into()), most])
        }
        ItemFault::NoPlace(at) => language.say("items-no-place", &of(at)),
        ItemFault::Backwards(at) => language.say("items-backwards", &of(at)),
        ItemFault::PlaceTooHigh(at) => {
            let [item, line] = of(at);
            language.say("items-place-too-high", &[item, line, ("most", Item::LAST_PLACE.into())])
        }
        ItemFault::ValueNegative(at) => language.say("items-value-wrong", &of(at)),
        ItemFault::Twice(at) => language.say("items-twice", &of(at)),
        ItemFault::NumberTaken(at) => language.say("items-number-taken", &of(at)),
    }
}

/// Returns why an event of this setup needs prizes. `None` if it can do without.
pub fn needs_prizes(language: Language, setup: &Setup) -> Option<String> {
    let part = setup.prize_part().filter(|_| setup.without_prizes)?;
    Some(language.word(match part {
        PrizePart::Price => "items-not-without-price",
        PrizePart::Bounty => "items-not-without-bounty",
        PrizePart::Guarantee => "items-not-without-guarantee",
        PrizePart::Items => "items-not-without-items",
    }))
}
