//! Seats drawn with cards, in words, and the players who draw.

use bottone_base::{
    cards::Card,
    seat::{Seat, SeatNo, TableNo},
};
use bottone_dealer::{CardDraw, CardDrawFault, CardDrawTable, DrawPlayer, NextCard};
use bottone_hands::italian::seat_draw::{CardTurn, SeatDrawMethod, ranks_to_draw};
use bottone_i18n::Language;
use bottone_tournament::{Tournament, entries::EntryId};
use bottone_view::namesakes::ShortNamesakes;
use bottone_vocabulary::words;

/// Returns the players who draw at these tables of an event, or in the whole room if none is named:
/// the seated and the waiting. Also returns the tables.
pub fn event_draw(
    t: &Tournament,
    only: Option<TableNo>,
    language: Language,
) -> (Vec<DrawPlayer>, Vec<CardDrawTable>) {
    let open = t.tables().open().filter(|(table, _)| only.is_none_or(|only| only == *table));
    let places: Vec<CardDrawTable> = open
        .map(|(table, of)| CardDrawTable {
            table: Some(table),
            size: of.size(),
            seats: SeatNo::up_to(of.size()).filter(|seat| !of.closed().contains(*seat)).collect(),
        })
        .collect();
    let here = |seat: Seat| places.iter().any(|place| place.table == Some(seat.table));
    let mut entries: Vec<EntryId> =
        t.tables().sitting().filter(|(_, seat)| here(*seat)).map(|(entry, _)| entry).collect();
    // Waiting players draw too if there is a chair.
    let chairs: usize = places.iter().map(|place| place.seats.len()).sum();
    entries.extend(t.waiting().take(chairs.saturating_sub(entries.len())));
    let names = ShortNamesakes::among(t, entries.iter().copied());
    let drawer =
        |entry| DrawPlayer { entry: Some(entry), name: names.short_name(language, t, entry) };
    (entries.into_iter().map(drawer).collect(), places)
}

/// Returns this many players without an event, at one table.
pub fn free_draw(language: Language, players: u8) -> (Vec<DrawPlayer>, Vec<CardDrawTable>) {
    let seats: Vec<SeatNo> = SeatNo::up_to(players).collect();
    let drawer = |seat: &SeatNo| DrawPlayer {
        entry: None,
        name: language.say("card-draw-player", &[("number", seat.get().into())]),
    };
    let drawers = seats.iter().map(drawer).collect();
    (drawers, vec![CardDrawTable { table: None, size: players, seats }])
}

/// Describes the next step: "Rossi, M. draws for a seat".
pub fn next_step(language: Language, draw: &CardDraw) -> String {
    let who = |drawer: Option<usize>| {
        let drawer = drawer.and_then(|drawer| draw.drawers().get(drawer));
        ("who", drawer.map_or("", |drawer| drawer.name.as_str()).to_owned().into())
    };
    match draw.next_card() {
        None => language.word("card-draw-done"),
        Some(NextCard::Table(drawer)) => language.say("card-draw-table", &[who(Some(drawer))]),
        Some(NextCard::At(place, turn)) => {
            let here = draw.at(place);
            match turn {
                CardTurn::AtSeat(at) => {
                    let seat = draw.places().get(place).and_then(|place| place.seats.get(at));
                    let seat = seat.map_or(0, |seat| seat.get());
                    language.say("card-draw-at-seat", &[("seat", seat.into())])
                }
                CardTurn::Player(at) => {
                    language.say("card-draw-seat", &[who(here.get(at).copied())])
                }
                CardTurn::Deal(at) => language.say("card-draw-deal", &[who(here.get(at).copied())]),
            }
        }
    }
}

/// Describes the cards to take out of the decks first: for the tables, and for the seats at each.
pub fn prepared(language: Language, draw: &CardDraw) -> Vec<String> {
    let all = draw.prepared();
    let most = all.iter().map(|(_, players)| *players).max().unwrap_or_default();
    let mut sentences = Vec::with_capacity(2);
    if all.len() > 1 {
        let card = |(card, times): &(Card, usize)| {
            format!("{}{}×{times}", card.rank().letter(), card.suit().sign())
        };
        let cards: Vec<String> = all.iter().map(card).collect();
        let gaps = [("decks", most.into()), ("cards", cards.join(" ").into())];
        sentences.push(language.say("card-draw-prepare-tables", &gaps));
    }
    let packets: u8 = match draw.method() {
        SeatDrawMethod::Run => 1,
        SeatDrawMethod::Pairs => 2,
    };
    let run = |players: usize| {
        let last = ranks_to_draw(players).last().map(|rank| rank.letter().to_string());
        format!("A–{}", last.unwrap_or_default())
    };
    let mut shares: Vec<usize> = all.iter().map(|(_, players)| *players).collect();
    shares.sort_unstable_by(|one, other| other.cmp(one));
    shares.dedup();
    for players in shares {
        let gaps = [
            ("players", players.into()),
            ("packets", packets.into()),
            ("cards", run(players).into()),
        ];
        sentences.push(language.say("card-draw-prepare-seats", &gaps));
    }
    sentences
}

/// Returns the place of this draw, "Table 3"; empty at a table without an event, and while tables
/// are drawn.
pub fn place_name(language: Language, draw: &CardDraw) -> String {
    let place = match draw.next_card() {
        Some(NextCard::At(at, _)) => draw.places().get(at),
        _ => None,
    };
    let table = place.and_then(|place| place.table);
    table.map_or_else(String::new, |table| words::table(language, table))
}

/// Explains why no draw is possible.
pub fn fault_text(language: Language, why: CardDrawFault) -> String {
    language.word(match why {
        CardDrawFault::TooFew => "card-draw-too-few",
        CardDrawFault::NoSeat => "card-draw-no-seat",
        CardDrawFault::TooManyTables => "card-draw-too-many-tables",
    })
}
