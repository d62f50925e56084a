//! The players, and their purchases.

use std::collections::BTreeMap;

use bottone_base::person::Person;
use bottone_i18n::Saying;

use super::{
    fault_list::{FaultList, clean, short},
    meaning::Prices,
    saved::{EntryKind, SavedBust, SavedPlayer, SavedSale, SavedSeat, SavedStack},
    value::Value,
};

/// The parts of a player's card that go into the note, under the file's own words.
const NOTED: [&str; 9] =
    ["StreetAddress", "City", "State", "Zipcode", "Phone1", "Phone2", "Email1", "Email2", "Notes"];
/// The most characters of a note.
const LONGEST_NOTE: usize = 1_000;

/// A function that finds a seat named in the file.
pub(super) type SeatLookup<'a> =
    &'a mut dyn FnMut(&mut FaultList, &Value<'_>, &str) -> Option<SavedSeat>;

/// Returns every player, without purchases.
pub(super) fn players<'v, 't>(
    look: &mut FaultList,
    list: impl Iterator<Item = &'v Value<'t>>,
) -> Vec<(SavedPlayer, &'v Value<'t>)>
where
    't: 'v,
{
    let players = list.enumerate().map(|(index, value)| {
        let place = format!("GamePlayer {}", index + 1);
        look.fields(value, &PLAYER);
        (player(look, value, &place, index), value)
    });
    players.collect()
}

const PLAYER: [&str; 8] =
    ["UUID", "Name", "Info", "Buyins", "AddOns", "ChipCount", "NumberOfTableMoves", "PaidInFull"];

fn player(look: &mut FaultList, value: &Value<'_>, place: &str, index: usize) -> SavedPlayer {
    let nothing = Value { at: 0, kind: super::ValueKind::Nothing };
    let name = value.field("Name").unwrap_or(&nothing);
    let info = value.field("Info").unwrap_or(&nothing);
    look.fields(name, &["UUID", "Nickname", "Firstname", "Lastname", "LastModified"]);
    let mut known = NOTED.to_vec();
    known.extend(["UUID", "Country", "LastModified", "OptID", "ImageRot"]);
    look.fields(info, &known);
    let nick = look.text(name, place, "Nickname");
    let given = look.text(name, place, "Firstname");
    let family = look.text(name, place, "Lastname");
    let whole = clean(&format!("{given} {family}"));
    let called: Vec<String> =
        [&nick, &whole].into_iter().filter(|name| !name.is_empty()).cloned().collect();
    let mut person = Person {
        country: look.text(info, place, "Country"),
        card: look.text(info, place, "OptID"),
        ..Person::default()
    };
    let mut notes = Vec::new();
    match (family.as_str(), given.as_str()) {
        ("", "") if nick.is_empty() => {
            look.add(Saying::of("tdt-no-name").with("place", place));
            person.family = format!("? {}", index + 1);
        }
        ("", "") => person.family.clone_from(&nick),
        ("", _) => person.family = given,
        _ => (person.family, person.given) = (family, given),
    }
    if whole != nick && !whole.is_empty() && !nick.is_empty() {
        notes.push(nick);
    }
    for key in NOTED {
        let text = look.text(info, place, key);
        if !text.is_empty() {
            notes.push(format!("{key}: {text}"));
        }
    }
    person.note = notes.join("; ");
    if !person.is_readable() {
        look.add(Saying::of("tdt-name-not-readable").with("place", place));
        person = Person { family: format!("? {}", index + 1), ..Person::default() };
    }
    let parts = [&mut person.family, &mut person.given, &mut person.country, &mut person.card];
    let mut cut = false;
    for part in parts {
        cut |= shorten(part, Person::LONGEST);
    }
    cut |= shorten(&mut person.note, LONGEST_NOTE);
    if cut {
        look.add(
            Saying::of("tdt-cut").with("place", place).with("name", short(&person.display_name())),
        );
    }
    SavedPlayer { id: look.text(value, place, "UUID"), person, called, ..SavedPlayer::default() }
}

/// Cuts a text that is too long. Returns whether it was cut.
fn shorten(text: &mut String, most: usize) -> bool {
    let Some((end, _)) = text.char_indices().nth(most) else { return false };
    text.truncate(end);
    text.truncate(text.trim_end().len());
    true
}

/// Returns every player's index by the id in the file.
pub(super) fn numbers(players: &[(SavedPlayer, &Value<'_>)]) -> BTreeMap<String, usize> {
    let players = players.iter().enumerate().rev();
    players.map(|(index, (player, _))| (player.id.clone(), index)).collect()
}

/// Returns one player's purchases, and the end of each stack.
pub(super) fn stacks(
    look: &mut FaultList,
    value: &Value<'_>,
    place: &str,
    prices: &Prices,
    numbers: &BTreeMap<String, usize>,
    seat_of: SeatLookup<'_>,
) -> (Vec<SavedStack>, Vec<SavedSale>) {
    const BUY_IN: [&str; 10] = [
        "Time",
        "Round",
        "Amount",
        "PersonalBounty",
        "Rake",
        "Chips",
        "Points",
        "BustOut",
        "ProfileName",
        "Seat",
    ];
    let mut stacks: Vec<SavedStack> = Vec::new();
    for (index, sold) in
        value.field("Buyins").map(Value::values).unwrap_or_default().into_iter().enumerate()
    {
        let place = format!("{place}, GameBuyin {}", index + 1);
        look.fields(sold, &BUY_IN);
        let profile = look.text(sold, &place, "ProfileName");
        let Some(sale) = sale(look, sold, &place, prices, &profile) else { continue };
        let kind = match stacks.last() {
            None => EntryKind::First,
            // An entry is sold again only to a player who is out.
            Some(last) if last.bust.is_some() && prices.is_entry(&profile) => EntryKind::ReEntry,
            Some(_) => EntryKind::Rebuy,
        };
        let seat = sold.field("Seat").and_then(|seat| seat_of(look, seat, &place));
        let bust = sold.field("BustOut").filter(|bust| !bust.fields().is_empty());
        let bust = bust.and_then(|bust| {
            look.fields(bust, &["Time", "Round", "HitmanUUID", "Seat"]);
            let at = look.time(bust, &place, "Time");
            let seat = bust.field("Seat").and_then(|seat| seat_of(look, seat, &place));
            let hitmen = bust.field("HitmanUUID").map(Value::values).unwrap_or_default();
            let hitmen = hitmen.into_iter().filter_map(Value::text);
            let mut known = Vec::new();
            for id in hitmen {
                match numbers.get(id) {
                    Some(player) => known.push(*player),
                    None => look.add(
                        Saying::of("tdt-unknown-hitman")
                            .with("place", &*place)
                            .with("id", short(id)),
                    ),
                }
            }
            if at.is_none() {
                look.add(Saying::of("tdt-no-bust-time").with("place", &*place));
            }
            at.map(|at| SavedBust { at: at.max(sale.at), seat, hitmen: known })
        });
        stacks.push(SavedStack { sale, kind, seat, bust });
    }
    let mut add_ons = Vec::new();
    for (index, sold) in
        value.field("AddOns").map(Value::values).unwrap_or_default().into_iter().enumerate()
    {
        let place = format!("{place}, GameAddOn {}", index + 1);
        look.fields(sold, &BUY_IN);
        let profile = look.text(sold, &place, "ProfileName");
        add_ons.extend(sale(look, sold, &place, prices, &profile));
    }
    (stacks, add_ons)
}

fn sale(
    look: &mut FaultList,
    sold: &Value<'_>,
    place: &str,
    prices: &Prices,
    profile: &str,
) -> Option<SavedSale> {
    let Some(at) = look.time(sold, place, "Time") else {
        look.add(Saying::of("tdt-no-time").with("place", place));
        return None;
    };
    let mut price = prices.of(look, sold, place, "Amount");
    let own = look.money(sold, place, "PersonalBounty");
    price.bounty = if own.is_zero() { prices.bounty(profile) } else { own };
    Some(SavedSale { at, price, chips: look.chips(sold, place, "Chips") })
}
