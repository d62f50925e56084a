//! The tables that break next before they are posted, and their effect on giving and taking
//! players.
#![allow(clippy::unwrap_used, reason = "a test")]

use bottone_base::seat::{SeatNo, Seats, TableNo};
use bottone_rules::seating::{BalancePolicy, TableSeats, UnknownButton, plan, tables_to_post};

fn no(number: u16) -> TableNo {
    TableNo::new(number).unwrap()
}

/// Returns a table of nine with these numbers of earlier moves.
fn table(number: u16, moved: &[u8]) -> TableSeats {
    let players = u8::try_from(moved.len()).unwrap();
    let mut table = TableSeats {
        occupied: Seats::all(players),
        ..TableSeats::empty(no(number), 9, Seats::NONE)
    };
    table.moved[..moved.len()].copy_from_slice(moved);
    table
}

/// Returns a room of this many tables with all players moved once; the named tables have other
/// players.
fn room(tables: u16, players: usize, named: &[(u16, &[u8])]) -> Vec<TableSeats> {
    let of = |number| {
        let named = named.iter().find(|(name, _)| *name == number);
        named.map_or_else(|| table(number, &vec![1; players]), |(_, moved)| table(number, moved))
    };
    (1..=tables).map(of).collect()
}

#[test]
fn the_table_is_posted_whose_players_have_the_least_to_lose() {
    // Tables by number with the moves of their players, the posted tables, the tables to post now.
    type PostingCase<'a> = (&'a str, u16, usize, &'a [(u16, &'a [u8])], &'a [u16], &'a [u16]);
    let cases: [PostingCase<'_>; 9] = [
        ("alike: the highest number", 5, 7, &[], &[], &[5]),
        ("who was never moved, before who was moved once", 5, 7, &[(2, &[0; 7])], &[], &[2]),
        ("rather once than twice", 5, 7, &[(5, &[2; 7]), (4, &[2; 7])], &[], &[3]),
        (
            "a third move to three, or a second to seven",
            5,
            7,
            &[(3, &[2, 2, 2, 0, 0, 0, 0])],
            &[],
            &[5],
        ),
        ("rather six players than seven", 5, 7, &[(2, &[1; 6])], &[], &[2]),
        ("many have moved often already", 5, 7, &[(1, &[3; 7]), (5, &[2; 7])], &[], &[1]),
        ("one is posted", 5, 7, &[], &[4], &[]),
        ("nothing breaks soon", 5, 9, &[], &[], &[]),
        ("two come together for the final table", 2, 5, &[], &[], &[]),
    ];
    for (what, tables, players, named, posted, wanted) in cases {
        let posted: Vec<TableNo> = posted.iter().map(|table| no(*table)).collect();
        let wanted: Vec<TableNo> = wanted.iter().map(|table| no(*table)).collect();
        assert_eq!(tables_to_post(&room(tables, players, named), &posted), wanted, "{what}");
    }
    // Of ninety tables, four at a time, with 36 open seats or not.
    assert_eq!(tables_to_post(&room(90, 8, &[]), &[]), [no(90), no(89), no(88), no(87)]);
}

#[test]
fn it_is_posted_two_players_before_a_table_can_break() {
    // Five tables of nine: one can break when 36 players are left.
    for (left, wanted) in [(39, false), (38, true), (36, true)] {
        let of = |number: u16| {
            let players = left / 5 + usize::from(usize::from(number) <= left % 5);
            table(number, &vec![0; players])
        };
        let tables: Vec<TableSeats> = (1..=5).map(of).collect();
        assert_eq!(!tables_to_post(&tables, &[]).is_empty(), wanted, "{left} players");
    }
}

#[test]
fn a_table_with_a_fixed_player_is_not_posted() {
    let mut tables = room(5, 7, &[]);
    tables[4].fixed = Seats::NONE.with(SeatNo::FIRST);
    assert_eq!(tables_to_post(&tables, &[]), [no(4)]);
}

/// WSOP tournament rule 67: at twenty tables or fewer, the next in the breaking order at full
/// strength gives. A player who comes to a table that breaks next would move twice.
#[test]
fn the_next_to_break_gives_first_and_takes_last() {
    let policy =
        BalancePolicy { breaks: false, unknown: UnknownButton::Draw, ..BalancePolicy::default() };
    let tables: Vec<TableSeats> = [9, 9, 9, 7, 7]
        .into_iter()
        .zip(1..)
        .map(|(n, number)| table(number, &vec![0; n]))
        .collect();
    let first = |order: &[u16]| {
        let order: Vec<TableNo> = order.iter().map(|table| no(*table)).collect();
        let step = plan(&tables, &order, &policy, Some(1)).moves[0];
        (step.from.table.get(), step.to.table.get())
    };
    assert_eq!(first(&[]), (1, 4), "the lowest numbers");
    assert_eq!(first(&[3, 4]), (3, 5));
    assert_eq!(first(&[5, 2, 3]), (2, 4));
}

/// TDA 2024 rule 11-D: a table that is three short by eliminations halts. One that was never full
/// does not.
#[test]
fn a_table_halts_only_for_eliminations() {
    let policy =
        BalancePolicy { breaks: false, unknown: UnknownButton::Draw, ..BalancePolicy::default() };
    let halts = |vacant: Seats| {
        let short = TableSeats { vacant, ..table(2, &[0; 6]) };
        plan(&[table(1, &[0; 9]), short], &[], &policy, Some(1)).halts
    };
    assert_eq!(halts(Seats::NONE), [no(2)], "nobody knows why the seats are open");
    let [seven, eight, nine] = [7, 8, 9].map(|seat| SeatNo::new(seat).unwrap());
    assert_eq!(halts(Seats::NONE.with(nine)), [], "two were eliminated, one seat was never taken");
    assert_eq!(halts(Seats::NONE.with(seven).with(eight).with(nine)), []);
}
