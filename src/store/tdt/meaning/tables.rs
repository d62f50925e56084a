//! The tables, with their players.

use std::collections::BTreeMap;

use bottone_base::seat::{FEWEST_SEATS, MOST_SEATS, SeatNo};
use bottone_i18n::Saying;

use crate::tdt::{
    fault_list::FaultList,
    saved::{SavedMoves, SavedSeat, SavedTable, SavedTournament},
    value::Value,
};

pub(super) fn tables(look: &mut FaultList, value: &Value<'_>, saved: &mut SavedTournament) {
    look.fields(
        value,
        &[
            "Tables",
            "LastPlayerMove",
            "AutoSuggestMovements",
            "MaxPlayerDisparity",
            "BalanceAlgorithm",
            "RandomizeFinalTable",
        ],
    );
    for (index, table) in value.field("Tables").unwrap_or(value).values().into_iter().enumerate() {
        let place = format!("GameTable {}", index + 1);
        look.fields(
            table,
            &["Name", "NumberOfSeats", "Seats", "Locks", "DealerButtonSeat", "UUID"],
        );
        let seats = look.count(table, &place, "NumberOfSeats").unwrap_or(9);
        let size = u8::try_from(seats).unwrap_or(u8::MAX).clamp(FEWEST_SEATS, MOST_SEATS);
        if u64::from(size) != seats {
            let sentence = Saying::of("tdt-table-size").with("place", &*place);
            look.add(sentence.with("seats", seats).with("taken", size));
        }
        saved.tables.push(SavedTable {
            id: look.text(table, &place, "UUID"),
            name: look.text(table, &place, "Name"),
            size,
            sitting: Vec::new(),
        });
    }
}

/// Reads the seats of the players when the file was saved.
pub(super) fn sitting(
    look: &mut FaultList,
    value: &Value<'_>,
    numbers: &BTreeMap<String, usize>,
    saved: &mut SavedTournament,
) {
    let list = value.field("Tables").unwrap_or(value).values();
    for ((index, table), to) in list.iter().enumerate().zip(&mut saved.tables) {
        let seats = table.field("Seats").map(Value::values).unwrap_or_default();
        for (number, who) in seats.iter().enumerate() {
            let Some(id) = who.text() else { continue };
            let seat = u8::try_from(number + 1).ok().and_then(SeatNo::new);
            match (numbers.get(id), seat) {
                (Some(player), Some(seat)) => to.sitting.push((seat, *player)),
                _ => look.add(
                    Saying::of("tdt-sitting").with("table", index + 1).with("seat", number + 1),
                ),
            }
        }
    }
}

/// Returns a seat given by its table's id in the file, or by the table's name.
pub(super) fn named_seat(
    look: &mut FaultList,
    seat: &Value<'_>,
    place: &str,
    tables: &mut Vec<SavedTable>,
) -> Option<SavedSeat> {
    let number = look.count(seat, place, "SeatIndex")?;
    let number = u8::try_from(number).ok().and_then(|index| SeatNo::new(index.saturating_add(1)));
    let Some(number) = number else {
        look.add(Saying::of("tdt-seat").with("place", place));
        return None;
    };
    let id = look.text(seat, place, "TableUUID");
    let name = look.text(seat, place, "TableName");
    Some(SavedSeat { table: named_table(tables, &id, &name), seat: number })
}

/// Returns the index of the table of this name. A missing one is added, because a player sat there.
pub(super) fn named_table(tables: &mut Vec<SavedTable>, id: &str, name: &str) -> usize {
    let by_id = tables.iter().position(|table| !id.is_empty() && table.id == id);
    let known = by_id.or_else(|| tables.iter().position(|t| !name.is_empty() && t.name == name));
    known.unwrap_or_else(|| {
        let size = tables.iter().map(|table| table.size).max().unwrap_or(9);
        let (id, name) = (id.to_owned(), name.to_owned());
        tables.push(SavedTable { id, name, size, sitting: Vec::new() });
        tables.len() - 1
    })
}

pub(super) fn last_moves(
    look: &mut FaultList,
    value: &Value<'_>,
    numbers: &BTreeMap<String, usize>,
    saved: &mut SavedTournament,
) {
    let Some(last) = value.field("LastPlayerMove").filter(|last| !last.fields().is_empty()) else {
        return;
    };
    let Some(at) = look.time(last, "PlayerMovement", "Time") else { return };
    let mut to = Vec::new();
    for (index, moved) in
        last.field("Moves").map(Value::values).unwrap_or_default().into_iter().enumerate()
    {
        let place = format!("Move {}", index + 1);
        let player = numbers.get(&look.text(moved, &place, "PlayerUUID")).copied();
        let table = look.text(moved, &place, "NewTableUUID");
        let table = saved.tables.iter().position(|known| known.id == table);
        let seat = look.count(moved, &place, "NewSeatIndex");
        let seat = seat.and_then(|seat| SeatNo::new(u8::try_from(seat).ok()?.saturating_add(1)));
        match (player, table, seat) {
            (Some(player), Some(table), Some(seat)) => to.push((player, SavedSeat { table, seat })),
            _ => look.add(Saying::of("tdt-move").with("place", &*place)),
        }
    }
    saved.moves = Some(SavedMoves { at, to });
}
