//! The five cards of a player as text, written together: `AsAdAcKsKd`.

use bottone_base::{
    cards::{Card, read_cards},
    unreadable::ExpectedKind,
};
use serde::{Deserialize, Deserializer, Serializer};

use super::act::Five;

#[expect(
    clippy::ref_option,
    clippy::trivially_copy_pass_by_ref,
    reason = "serde hands a reference"
)]
pub(super) fn serialize<S: Serializer>(cards: &Option<Five>, to: S) -> Result<S::Ok, S::Error> {
    let written = cards.map(|cards| cards.iter().map(Card::to_string).collect::<String>());
    match written {
        Some(cards) => to.serialize_some(&cards),
        None => to.serialize_none(),
    }
}

pub(super) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Option<Five>, D::Error> {
    let Some(written) = Option::<String>::deserialize(from)? else { return Ok(None) };
    let five = read_cards(&written).ok().and_then(|cards| Five::try_from(cards).ok());
    five.map(Some).ok_or_else(|| ExpectedKind::FiveCards.error(written))
}
