//! Seating against its cases: `cases/seating/balance.jsonl` and the vectors of the rule books.
#![expect(clippy::unwrap_used, reason = "a test stops where it fails")]

use bottone_base::cards::{Card, read_cards};
use bottone_base::draw::Draw;
use bottone_base::seat::{Seat, SeatNo, Seats, TableNo};
use bottone_rules::button::Positions;
use bottone_rules::levels::{Betting, Game, Level, Rotation, Row, Structure, Stud, Variant};
use bottone_rules::rulebook::{DrawnSuits, MoverInMix, SeatingRules};
use bottone_rules::seating::{
    BalancePolicy, Cause, FinalTable, HighCardError, ListedRoom, Mover, PlannedMove, SeatingPlan,
    TableSeats, UnknownButton, break_table, final_table, high_card, plan, redraw, seats_for_many,
    tables_at_redraws, tables_that_can_break,
};
use serde_json::Value;

const GAP_ONE: BalancePolicy = BalancePolicy {
    gap: 1,
    halt: Some(3),
    breaks: true,
    mover: Mover::NextBigBlind,
    unknown: UnknownButton::Ask,
};
const KEEP_ALL: BalancePolicy = BalancePolicy { breaks: false, ..GAP_ONE };
const DRAW: BalancePolicy = BalancePolicy { unknown: UnknownButton::Draw, ..KEEP_ALL };

fn seat(number: u8) -> SeatNo {
    SeatNo::new(number).unwrap()
}

fn seats(numbers: &[u8]) -> Seats {
    numbers.iter().map(|&number| seat(number)).collect()
}

fn no(table: u16) -> TableNo {
    TableNo::new(table).unwrap()
}

fn at(table: u16, number: u8) -> Seat {
    Seat { table: no(table), seat: seat(number) }
}

/// The button, the small blind, the big blind.
type Three = (u8, u8, u8);

fn positions((button, small, big): Three) -> Positions {
    Positions { button: seat(button), small: seat(small), big: seat(big) }
}

fn table(number: u16, size: u8, occupied: &[u8], next: Three) -> TableSeats {
    TableSeats {
        occupied: seats(occupied),
        next: Some(positions(next)),
        ..TableSeats::empty(no(number), size, Seats::NONE)
    }
}

/// Returns a table with `players` in its first seats, the button on seat 1.
fn filled(number: u16, size: u8, players: u8) -> TableSeats {
    let next = match players {
        0 | 1 => None,
        2 => Some(positions((1, 1, 2))),
        _ => Some(positions((1, 2, 3))),
    };
    let occupied = Seats::all(players);
    TableSeats { occupied, next, ..TableSeats::empty(no(number), size, Seats::NONE) }
}

fn room(size: u8, players: &[u8]) -> Vec<TableSeats> {
    (1..).zip(players).map(|(number, &players)| filled(number, size, players)).collect()
}

fn carried_out(tables: &[TableSeats], moves: &[PlannedMove]) -> Vec<TableSeats> {
    let mut tables = tables.to_vec();
    for one in moves {
        let from = tables.iter_mut().find(|t| t.table == one.from.table).unwrap();
        assert!(from.occupied.contains(one.from.seat), "nobody in {}", one.from);
        let times = from.leave(one.from.seat) + 1;
        let to = tables.iter_mut().find(|t| t.table == one.to.table).unwrap();
        assert!(to.open_seats().contains(one.to.seat), "{} is not open", one.to);
        to.sit(one.to.seat, times);
    }
    tables
}

// The cases of balance.jsonl.

struct BalanceCase {
    tables: Vec<TableSeats>,
    order: Vec<TableNo>,
    whole: Value,
}

fn number(value: &Value) -> u64 {
    value.as_u64().unwrap()
}

fn seat_of(value: &Value) -> SeatNo {
    seat(u8::try_from(number(value)).unwrap())
}

fn table_of(name: &Value) -> TableNo {
    no(name.as_str().unwrap().strip_prefix('T').unwrap().parse().unwrap())
}

/// Returns the table of a case. The cases give the positions of the last hand; the dead-button rule
/// turns them into those of the next.
fn table_in_case(case: &Value) -> TableSeats {
    let occupied: Seats = case["seats"]
        .as_object()
        .unwrap()
        .keys()
        .map(|number| seat(number.parse().unwrap()))
        .collect();
    let big = seat_of(&case["bb_seat"]);
    let next = Positions {
        button: seat_of(&case["sb_pos"]),
        small: big,
        big: occupied.next(big).unwrap(),
    };
    let size = u8::try_from(number(&case["max"])).unwrap();
    TableSeats {
        occupied,
        next: Some(next),
        ..TableSeats::empty(table_of(&case["id"]), size, Seats::NONE)
    }
}

fn cases() -> Vec<BalanceCase> {
    include_str!("cases/seating/balance.jsonl")
        .lines()
        .map(|line| {
            let whole: Value = serde_json::from_str(line).unwrap();
            let tables = whole["tables"].as_array().unwrap().iter().map(table_in_case).collect();
            let order = whole["break_order"].as_array().unwrap().iter().map(table_of).collect();
            BalanceCase { tables, order, whole }
        })
        .collect()
}

#[test]
fn cases_are_balanced_with_the_fewest_moves() {
    let mut moves = 0;
    for BalanceCase { tables, order, whole } in cases() {
        let balance = &whole["answer"]["balance"];
        let plan = plan(&tables, &order, &KEEP_ALL, None);
        assert_eq!(plan.moves.len() as u64, number(&balance["moves"]), "case {}", whole["id"]);
        assert_eq!(plan.ask, [], "case {}", whole["id"]);
        let after = carried_out(&tables, &plan.moves);
        let sizes = || after.iter().map(TableSeats::players);
        assert!(sizes().max().unwrap() - sizes().min().unwrap() <= 1, "case {}", whole["id"]);
        for one in &tables {
            let allowed = |which: &str, done: usize| {
                let allowed = balance[which][format!("T{}", one.table)].as_array();
                // Without a need to balance, the cases list no moves.
                allowed.map_or(done == 0, |a| a.iter().any(|n| number(n) == done as u64))
            };
            let out = plan.moves.iter().filter(|m| m.from.table == one.table).count();
            let into = plan.moves.iter().filter(|m| m.to.table == one.table).count();
            assert!(allowed("out_of", out), "case {} table {}", whole["id"], one.table);
            assert!(allowed("into", into), "case {} table {}", whole["id"], one.table);
        }
        moves += plan.moves.len();
    }
    assert!(moves > 100, "the cases were read");
}

/// The number of moves is the same with known and unknown positions: with fewer than two players
/// there are none, and without a person to ask the player is drawn.
#[test]
fn cases_need_no_more_moves_where_no_button_is_known() {
    for BalanceCase { tables, whole, .. } in cases() {
        let fewest = number(&whole["answer"]["balance"]["moves"]);
        let few: Vec<_> = tables
            .iter()
            .map(|t| TableSeats { next: t.next.filter(|_| t.players() >= 2), ..*t })
            .collect();
        let asked = plan(&few, &[], &KEEP_ALL, None);
        assert_eq!((asked.moves.len() as u64, asked.ask), (fewest, vec![]), "case {}", whole["id"]);
        let none: Vec<_> = tables.iter().map(|t| TableSeats { next: None, ..*t }).collect();
        for seed in 0..4 {
            let drawn = plan(&none, &[], &DRAW, Some(seed));
            assert_eq!(drawn.moves.len() as u64, fewest, "case {} seed {seed}", whole["id"]);
            let after = carried_out(&none, &drawn.moves);
            let sizes = || after.iter().map(TableSeats::players);
            assert!(sizes().max().unwrap() - sizes().min().unwrap() <= 1, "case {}", whole["id"]);
            assert!(drawn.moves.iter().all(|one| !one.waits));
        }
    }
}

#[test]
fn cases_break_in_order_with_the_fewest_moves() {
    for BalanceCase { tables, order, whole } in cases() {
        let answer = &whole["answer"];
        let id = &whole["id"];
        let can_break = can_break(&tables, &order);
        assert_eq!(!can_break.is_empty(), answer["can_break"].as_bool().unwrap(), "case {id}");
        let breaks = answer["break"].as_array().unwrap();
        assert_eq!(can_break.len(), breaks.len(), "case {id}");
        let Some(all) = breaks.last() else { continue };
        let named: Vec<_> = all["broken"].as_array().unwrap().iter().map(table_of).collect();
        assert_eq!(can_break, named, "case {id}");

        for seed in 0..8 {
            let plan = plan(&tables, &order, &GAP_ONE, Some(seed));
            assert_eq!(plan.breaks, named, "case {id} seed {seed}");
            assert_eq!(plan.moves.len() as u64, number(&all["moves"]), "case {id} seed {seed}");
            let (drawn, evened): (Vec<&PlannedMove>, Vec<&PlannedMove>) =
                plan.moves.iter().partition(|m| m.facts.cause == Cause::Break);
            assert_eq!(drawn.len() as u64, number(&all["moves_of_broken_players"]), "case {id}");
            assert_eq!(evened.len() as u64, number(&all["extra_moves"]), "case {id}");
            let mut sizes: Vec<_> = carried_out(&tables, &plan.moves)
                .iter()
                .filter(|t| !named.contains(&t.table))
                .map(|t| u64::from(t.players()))
                .collect();
            sizes.sort_unstable();
            let expected: Vec<_> =
                all["final_sizes"].as_array().unwrap().iter().map(number).collect();
            assert_eq!(sizes, expected, "case {id} seed {seed}");
        }
    }
}

#[test]
fn cases_break_one_table_after_the_other() {
    for BalanceCase { tables, order, whole } in cases() {
        for (count, answer) in (1..).zip(whole["answer"]["break"].as_array().unwrap()) {
            // The closing order after this many tables: the others may not break, because a player
            // is fixed there.
            let broken = &order[..count];
            let fixed =
                |t: &TableSeats| if broken.contains(&t.table) { Seats::NONE } else { t.occupied };
            let kept: Vec<_> =
                tables.iter().map(|t| TableSeats { fixed: fixed(t), ..*t }).collect();
            let named = plan(&kept, &order, &GAP_ONE, None);
            assert_eq!(named.breaks, broken, "case {}", whole["id"]);
            assert_eq!(named.moves, [], "a break is drawn when the floor says so");

            let mut left: Vec<_> =
                tables.iter().filter(|t| !broken.contains(&t.table)).copied().collect();
            let mut draw = Draw::new(count as u64);
            let mut moves = 0;
            for table in broken {
                let table = tables.iter().find(|t| t.table == *table).unwrap();
                for (_, to) in break_table(table.occupied, &left.clone(), &mut draw) {
                    left.iter_mut().find(|t| t.table == to.table).unwrap().sit(to.seat, 1);
                    moves += 1;
                }
            }
            moves += plan(&left, &order, &KEEP_ALL, None).moves.len();
            assert_eq!(moves as u64, number(&answer["moves"]), "case {}", whole["id"]);
        }
    }
}

#[test]
fn cases_know_who_leaves_and_the_worst_seats() {
    let (mut worst_seats, mut roles) = (0, 0);
    for BalanceCase { tables, whole, .. } in cases() {
        for (one, given) in tables.iter().zip(whole["tables"].as_array().unwrap()) {
            let context = format!("case {} table {}", whole["id"], one.table);
            let answer = &whole["answer"]["tables"][given["id"].as_str().unwrap()];
            let order: Vec<_> = one
                .next_big_blinds()
                .unwrap()
                .map(|seat| given["seats"][seat.to_string()].clone())
                .collect();
            assert_eq!(&Value::from(order), &answer["next_bb_order"], "{context}");

            if let Some(worst) = answer["worst_seats"].as_array() {
                let worst: Seats = worst.iter().map(seat_of).collect();
                assert_eq!(one.worst_seats(), Some(worst), "{context}");
                worst_seats += 1;
            }
            for empty in answer["empty"].as_array().into_iter().flatten() {
                let seat = seat_of(&empty["seat"]);
                let role = empty["role"].as_str().unwrap();
                assert_eq!(one.waits(seat), role == "no_hand", "{context} seat {seat}");
                assert_eq!(one.next.unwrap().small == seat, role == "SB", "{context} seat {seat}");
                assert_eq!(
                    one.next.unwrap().button == seat,
                    role == "BTN",
                    "{context} seat {seat}"
                );
                if let Some(hands) = empty["bb_in"].as_u64() {
                    let found = one.big_blind_in(seat).map(u64::from);
                    assert_eq!(found, Some(hands), "{context} seat {seat}");
                    assert_eq!(role == "BB", hands == 0, "{context} seat {seat}");
                }
                roles += 1;
            }
        }
    }
    assert!(worst_seats > 300 && roles > 700, "{worst_seats} tables, {roles} seats");
}

#[test]
fn cases_stop_tables_three_short() {
    for BalanceCase { tables, whole, .. } in cases() {
        let halts: Vec<_> =
            whole["answer"]["halt_3_short"].as_array().unwrap().iter().map(table_of).collect();
        assert_eq!(plan(&tables, &[], &KEEP_ALL, None).halts, halts, "case {}", whole["id"]);
    }
}

// Vectors in the rule books' own words.

#[test]
fn worst_seat_vectors() {
    // TDA 2024 rule 11-A, three tables of nine seats: the seats and the coming hand, the worst seat.
    let vectors: [(&[u8], Three, u8); 3] = [
        (&[1, 3, 5], (1, 3, 5), 4),
        (&[1, 2, 4, 5, 7], (1, 2, 4), 3),
        (&[1, 2, 4, 5, 6, 7, 9], (2, 3, 4), 8),
    ];
    for (occupied, next, worst) in vectors {
        let short = table(2, 9, occupied, next);
        let full = filled(1, 9, 9);
        let first = plan(&[full, short], &[], &KEEP_ALL, None).moves[0];
        assert_eq!((first.from, first.to), (at(1, 3), at(2, worst)), "{occupied:?}");
        assert!(!first.waits);
    }
}

#[test]
fn no_one_is_balanced_into_the_small_blind() {
    // TDA 2024 rule 11-A. Seat 3 is the small blind to come; closed seats leave nothing else.
    let mut short = table(2, 9, &[1, 2, 4, 5], (2, 3, 4));
    short.closed = seats(&[6, 7, 8, 9]);
    assert_eq!(short.worst_seats(), Some(seats(&[3])));
    let stuck = plan(&[filled(1, 9, 9), short], &[], &KEEP_ALL, None);
    assert_eq!((stuck.moves, stuck.ask), (vec![], vec![]));
    assert_eq!(stuck.halts, [no(2)]);
}

#[test]
fn a_blocked_seat_is_the_last_choice_and_waits() {
    // TDA 2024 rule 10-A: seat 3 lies between the button and the small blind.
    let mut short = table(2, 9, &[1, 2, 4, 5], (2, 4, 5));
    short.closed = seats(&[7, 8, 9]);
    let full = filled(1, 9, 8);
    let planned = plan(&[full, short], &[], &KEEP_ALL, None);
    let to: Vec<_> = planned.moves.iter().map(|m| (m.to.seat.get(), m.waits)).collect();
    assert_eq!(to, [(6, false), (3, true)]);
    assert_eq!(planned.turn_into(1), Some((2, 2)));
    assert_eq!(planned.turn_into(2), None);
}

#[test]
fn the_gap_of_ten_ten_eight_is_seen() {
    // A target of the average rounded up (10) would move no player.
    let planned = plan(&room(10, &[10, 10, 8]), &[], &GAP_ONE, None);
    assert_eq!(planned.moves.len(), 1);
    let one = planned.moves[0];
    assert_eq!((one.from, one.to.table), (at(1, 3), no(3)));
    assert_eq!((one.facts.players_from, one.facts.players_to), (10, 8));
}

#[test]
fn a_full_table_that_may_be_full_is_not_left_alone() {
    let planned = plan(&room(10, &[5, 10, 10, 10, 10, 10, 10]), &[], &KEEP_ALL, None);
    assert_eq!(planned.moves.len(), 4);
}

#[test]
fn no_disc_is_guessed() {
    // Tables 1 and 2 are equally full; the one with a known button goes first.
    let mut tables = room(9, &[9, 9, 7]);
    tables[0].next = None;
    let known = plan(&tables, &[], &GAP_ONE, None);
    assert_eq!((known.moves[0].from.table, known.ask.as_slice()), (no(2), [].as_slice()));

    let mut tables = room(9, &[9, 9, 6, 6]);
    tables[0].next = None;
    let half = plan(&tables, &[], &KEEP_ALL, None);
    assert_eq!(half.ask, [no(1)]);
    assert_eq!(half.moves.len(), 1);
    assert_eq!((half.moves[0].from.table, half.moves[0].to.table), (no(2), no(3)));
    assert_eq!(tables[0].worst_seats(), None);
    assert!(tables[0].next_big_blinds().is_none());
}

#[test]
fn where_no_one_can_be_asked_it_is_drawn() {
    let mut tables = room(11, &[11, 10, 2, 0]);
    for table in &mut tables {
        table.next = None;
    }
    let gap_three = BalancePolicy { gap: 3, ..DRAW };
    let drawn = plan(&tables, &[], &gap_three, Some(1));
    let sizes: Vec<_> =
        carried_out(&tables, &drawn.moves).iter().map(TableSeats::players).collect();
    assert_eq!((drawn.moves.len(), sizes), (7, vec![7, 7, 5, 4]));
    assert_eq!(drawn.ask, [no(1), no(2), no(3)], "nobody sits at table 4");
    let causes = drawn.moves.iter().map(|one| one.facts.cause);
    assert!(causes.eq([Cause::Drawn; 7]));
    let leavers = |seed| plan(&tables, &[], &gap_three, Some(seed)).moves;
    assert_eq!(leavers(1), drawn.moves);
    assert!((2..9).any(|seed| leavers(seed) != drawn.moves));
}

#[test]
fn a_table_without_a_hand_is_not_asked_about() {
    // Table 2 has one player: it has no button now, regardless of an earlier one, and any seat will
    // do.
    for next in [None, Some(positions((1, 1, 1))), Some(positions((3, 4, 9)))] {
        let mut tables = room(6, &[6, 1]);
        tables[1].next = next;
        let planned = plan(&tables, &[], &KEEP_ALL, None);
        assert_eq!((planned.moves.len(), planned.ask.as_slice()), (2, [].as_slice()));
        assert_eq!(planned, plan(&tables, &[], &KEEP_ALL, None));
        assert!(planned.moves.iter().all(|one| !one.waits && one.facts.big_blind_in.is_none()));
        assert_ne!(planned.moves[0].to, planned.moves[1].to);
    }
}

#[test]
fn who_comes_between_the_blinds_of_two_waits() {
    // Seats 1 and 4 play heads-up, and the blinds are about to change sides (rule 34-B).
    let mut tables = [table(1, 6, &[1, 4], (4, 4, 1)), filled(2, 6, 5)];
    tables[0].closed = seats(&[3, 5, 6]);
    let one = plan(&tables, &[], &KEEP_ALL, None).moves[0];
    assert_eq!((one.to, one.waits), (at(1, 2), true));
    // Of two who come, the one who takes a place in the round gets cards.
    let mut tables = [table(1, 6, &[1, 4], (4, 4, 1)), filled(2, 6, 6)];
    tables[0].closed = seats(&[3, 6]);
    let planned = plan(&tables, &[], &KEEP_ALL, None);
    let to: Vec<_> = planned.moves.iter().map(|m| (m.to, m.waits)).collect();
    assert_eq!(to, [(at(1, 5), false), (at(1, 2), true)]);
}

fn can_break(tables: &[TableSeats], order: &[TableNo]) -> Vec<TableNo> {
    tables_that_can_break(&ListedRoom::of(tables, order), order)
}

#[test]
fn an_empty_table_is_closed_first() {
    let order = [no(1), no(3), no(2)];
    assert_eq!(can_break(&room(9, &[9, 0]), &order[..1]), [no(2)]);
    assert_eq!(can_break(&room(9, &[9, 0, 9]), &order), [no(2)]);
    assert_eq!(can_break(&room(9, &[4, 0, 4]), &order), [no(2), no(1)]);
    assert_eq!(can_break(&room(9, &[0, 0]), &[]), [no(2)]);
    let closed = plan(&room(9, &[9, 0]), &order[..1], &GAP_ONE, Some(3));
    assert_eq!(
        (closed.breaks.as_slice(), closed.moves.as_slice()),
        ([no(2)].as_slice(), [].as_slice())
    );
}

#[test]
fn fixed_players_are_passed_over_and_the_least_moved_go_first() {
    let mut tables = room(9, &[9, 9, 7]);
    tables[0].moved[2] = 1;
    tables[1].fixed = seats(&[3, 4]);
    let one = plan(&tables, &[], &GAP_ONE, None).moves[0];
    assert_eq!(one.from, at(2, 5));
    assert_eq!(one.facts.cause, Cause::Uneven { turn: 2 });
    tables[1].moved[4] = 2;
    let one = plan(&tables, &[], &GAP_ONE, None).moves[0];
    assert_eq!((one.from, one.facts.moved), (at(1, 3), 1));
}

#[test]
fn among_equal_tables_the_one_that_deals_in_at_once() {
    // Tables 2 and 3 are equally short, but at table 2 only blocked seats are open.
    let mut waiting = table(2, 9, &[1, 2, 4, 5, 6], (2, 4, 5));
    waiting.closed = seats(&[7, 8, 9]);
    let tables = [filled(1, 9, 9), waiting, filled(3, 9, 5)];
    let planned = plan(&tables, &[], &KEEP_ALL, None);
    let to: Vec<_> = planned.moves.iter().map(|m| (m.to, m.waits)).collect();
    assert_eq!(to, [(at(3, 6), false), (at(2, 3), true)]);
}

#[test]
fn positions_follow_those_who_come_and_go() {
    // (players, coming hand, the arrival, coming hand after): rules 8-A and 10-A of TDA 2024.
    let come: [(&[u8], Three, u8, Three); 6] = [
        (&[1, 2, 5, 7], (1, 2, 5), 4, (1, 2, 4)),
        (&[1, 2, 5, 7], (1, 2, 5), 9, (1, 2, 5)),
        (&[2, 4, 5, 9], (2, 4, 5), 3, (2, 4, 5)),
        // Heads-up, the blinds about to change sides: the third player takes a place in the round.
        (&[1, 5], (5, 5, 1), 7, (1, 5, 7)),
        (&[1, 5], (5, 5, 1), 3, (5, 5, 1)),
        (&[4], (2, 4, 4), 6, (2, 4, 6)),
    ];
    for (players, next, newcomer, after) in come {
        let mut table = table(1, 9, players, next);
        table.sit(seat(newcomer), 3);
        assert_eq!(table.next, Some(positions(after)), "{players:?} and {newcomer}");
        assert!(table.occupied.contains(seat(newcomer)));
        assert_eq!(table.leave(seat(newcomer)), 3);
    }
    let leave: [(&[u8], Three, u8, Three); 3] = [
        (&[1, 2, 5, 7], (1, 2, 5), 5, (1, 2, 7)),
        (&[1, 2, 5, 7], (1, 2, 5), 7, (1, 2, 5)),
        (&[1, 2, 8, 9], (8, 9, 1), 1, (8, 9, 2)),
    ];
    for (players, next, leaver, after) in leave {
        let mut table = table(1, 9, players, next);
        table.leave(seat(leaver));
        assert_eq!(table.next, Some(positions(after)), "{players:?} without {leaver}");
        assert!(!table.occupied.contains(seat(leaver)));
    }
}

#[test]
fn each_who_leaves_is_the_next_big_blind_at_that_moment() {
    let planned = plan(&room(9, &[9, 5]), &[], &KEEP_ALL, None);
    let facts: Vec<_> = planned.moves.iter().map(|m| (m.from, m.facts.cause, m.to)).collect();
    let uneven = Cause::Uneven { turn: 0 };
    assert_eq!(facts, [(at(1, 3), uneven, at(2, 6)), (at(1, 4), uneven, at(2, 7))]);
    let hands: Vec<_> = planned.moves.iter().map(|m| m.facts.big_blind_in).collect();
    // Seats 3, 4 and 5 come first; then seat 6, and behind it seat 7.
    assert_eq!(hands, [Some(3), Some(4)]);
}

#[test]
fn a_table_breaks_when_the_others_have_the_seats() {
    // players ≤ (tables − 1) × seats: 18 at three tables of nine.
    let eighteen = room(9, &[6, 6, 6]);
    assert_eq!(can_break(&eighteen, &[]), [no(3)]);
    assert_eq!(can_break(&eighteen, &[no(2), no(3)]), [no(2)]);
    assert_eq!(can_break(&room(9, &[7, 6, 6]), &[]), []);

    let mut closed = eighteen.clone();
    closed[0].closed = seats(&[9]);
    assert_eq!(can_break(&closed, &[]), []);
    closed[0].closed = seats(&[1]); // a player sits there: the seat is not lost
    assert_eq!(can_break(&closed, &[]), [no(3)]);

    let mut fixed = eighteen.clone();
    fixed[2].fixed = seats(&[4]);
    assert_eq!(can_break(&fixed, &[]), [no(2)]);
    assert_eq!(can_break(&[], &[no(7)]), []);
    assert_eq!(can_break(&room(9, &[1]), &[]), []);
    assert_eq!(plan(&[], &[], &GAP_ONE, Some(1)), SeatingPlan::default());
}

// Draws. A second program, written from the documentation alone, made the expected seats.

#[test]
fn seats_drawn_one_after_the_other() {
    let mut tables = vec![
        table(3, 8, &[1, 5, 8], (1, 5, 8)),
        table(1, 9, &[1, 2, 3, 4, 5, 6, 7], (1, 2, 3)),
        table(2, 9, &[2, 4, 6], (2, 4, 6)),
    ];
    tables[2].closed = seats(&[9]);
    let drawn = [(2, 7), (3, 2), (3, 7), (2, 8), (3, 3), (2, 5), (3, 6), (2, 1)];
    let drawn = drawn.map(|(table, seat)| at(table, seat));
    assert_eq!(seats_for_many(&tables, 8, &mut Draw::new(7)), drawn);
    assert_eq!(seats_for_many(&tables, 1, &mut Draw::new(7)), [drawn[0]]);
    assert_eq!(seats_for_many(&tables, 99, &mut Draw::new(7)).len(), 12, "the room is full");
}

#[test]
fn a_redraw() {
    let mut tables = room(6, &[6, 5]);
    tables[1].closed = seats(&[6]);
    let drawn = [(2, 2), (2, 4), (2, 1), (1, 6), (1, 5), (2, 5), (1, 3)];
    assert_eq!(redraw(7, &tables, &mut Draw::new(11)), drawn.map(|(table, seat)| at(table, seat)));

    tables[0].fixed = seats(&[6]);
    assert!(!redraw(10, &tables, &mut Draw::new(11)).contains(&at(1, 6)), "somebody stays there");
}

#[test]
fn a_broken_table() {
    let mut others = room(9, &[6, 5]);
    others[1].closed = seats(&[9]);
    let broken = table(3, 9, &[1, 4, 8], (1, 4, 8));
    let drawn = [(8, at(2, 6)), (4, at(2, 7)), (1, at(1, 9))].map(|(from, to)| (seat(from), to));
    assert_eq!(break_table(broken.occupied, &others, &mut Draw::new(5)), drawn);

    others.push(broken);
    let planned = plan(&others, &[], &GAP_ONE, Some(5));
    let moves: Vec<_> = planned.moves.iter().map(|m| (m.from.seat, m.to)).collect();
    assert_eq!((planned.breaks.as_slice(), moves), ([no(3)].as_slice(), drawn.to_vec()));
    let left: Vec<_> = planned.moves.iter().map(|m| m.facts.players_from).collect();
    assert_eq!(left, [3, 2, 1]);
}

#[test]
fn every_open_seat_of_the_shortest_tables_is_as_likely() {
    let tables =
        [filled(1, 9, 8), table(2, 9, &[2, 4, 6], (2, 4, 6)), table(3, 8, &[1, 5, 8], (1, 5, 8))];
    let mut times = std::collections::BTreeMap::new();
    for seed in 0..11_000 {
        let drawn = seats_for_many(&tables, 1, &mut Draw::new(seed));
        *times.entry(drawn[0]).or_insert(0) += 1;
    }
    assert_eq!(times.len(), 11);
    // Five standard deviations around 1,000.
    assert!(times.values().all(|times| (850..1_150).contains(times)), "{times:?}");
}

// The final table.

#[test]
fn the_final_table_by_both_rule_books() {
    // (seats, TDA 2024 RP-9, WSOP rules 67.c and 68)
    for (size, tda, wsop) in [(9, 9, 10), (8, 9, 9), (7, 7, 8), (6, 7, 7), (10, 10, 10)] {
        for (rule, seats) in [(FinalTable::Tda, tda), (FinalTable::Wsop, wsop)] {
            let drawn = |players| final_table(players, size, rule);
            assert_eq!(drawn(usize::from(seats)), Some(seats), "{rule:?}, {size} seats");
            assert_eq!(drawn(usize::from(seats) + 1), None, "{rule:?}, {size} seats");
            assert_eq!(drawn(2), Some(seats), "{rule:?}, {size} seats");
        }
    }
    assert_eq!(tables_at_redraws(100), [3, 2, 1]);
    assert_eq!(tables_at_redraws(99), [2, 1]);
    assert_eq!(tables_at_redraws(51), [2, 1]);
    assert_eq!(tables_at_redraws(50), [] as [u8; 0]);
}

/// Rules §2.5: the next big blind moves. Under the WSOP it is the high card in a mix with stud; in
/// stud alone it is by position.
#[test]
fn who_moves_hangs_on_the_book_and_on_the_games() {
    let wsop = SeatingRules { mover_in_mix: MoverInMix::HighCard, ..SeatingRules::default() };
    let tda = SeatingRules::default();
    for (stud, by_tda, by_wsop) in [
        (Stud::Never, Mover::NextBigBlind, Mover::NextBigBlind),
        (Stud::InMix, Mover::NextBigBlind, Mover::HighCard),
        (Stud::Always, Mover::Position, Mover::Position),
    ] {
        assert_eq!((tda.mover(stud), wsop.mover(stud)), (by_tda, by_wsop), "{stud:?}");
        assert_eq!(wsop.policy(3, stud, true).mover, by_wsop);
    }
}

#[test]
fn a_structure_knows_how_much_of_it_is_stud() {
    let one = |variant| Game::One(variant, Betting::Limit);
    let mix = |variants: &[Variant]| {
        let games = variants.iter().map(|variant| (*variant, Betting::Limit)).collect();
        Game::Mix { rotation: Rotation::Level, games }
    };
    let level = |game: Option<Game>| Row::Level(Level { game, ..Level::default() });
    let of = |game: Game, rows: Vec<Row>| Structure { game, rows, ..Structure::default() }.stud();
    let horse = [Variant::HoldEm, Variant::Omaha8, Variant::Razz, Variant::Stud, Variant::Stud8];
    assert_eq!(of(mix(&horse), vec![level(None)]), Stud::InMix);
    assert_eq!(
        of(one(Variant::HoldEm), vec![level(None), level(Some(one(Variant::Razz)))]),
        Stud::InMix
    );
    assert_eq!(of(mix(&horse[2..]), vec![level(None)]), Stud::Always);
    assert_eq!(of(one(Variant::HoldEm), vec![level(Some(one(Variant::Stud)))]), Stud::Always);
    assert_eq!(of(mix(&horse[..2]), vec![level(None)]), Stud::Never);
    assert_eq!(of(Game::default(), vec![]), Stud::Never);
}

/// WSOP tournament rule 67.b.i: no player is named before the cards are dealt, but the destination
/// is known. So the button is asked for only at the table that takes the player.
#[test]
fn in_a_mix_the_high_card_moves() {
    let by_card = BalancePolicy { mover: Mover::HighCard, ..KEEP_ALL };
    let mut tables = room(9, &[8, 8, 5]);
    let usual = plan(&tables, &[], &KEEP_ALL, None);
    tables[0].next = None;
    tables[1].next = None;
    let drawn = plan(&tables, &[], &by_card, None);
    assert_eq!((drawn.moves.as_slice(), drawn.ask.as_slice()), ([].as_slice(), [].as_slice()));
    let walks: Vec<_> = drawn.draws.iter().map(|one| (one.from, one.to, one.waits)).collect();
    let same: Vec<_> = usual.moves.iter().map(|m| (m.from.table, m.to, m.waits)).collect();
    assert_eq!(walks, same, "from the same tables to the same seats");
    assert!(drawn.draws.iter().all(|one| one.facts.cause == Cause::HighCard { card: None }));
    tables[2].next = None;
    let asked = plan(&tables, &[], &by_card, None);
    assert_eq!((asked.draws.len(), asked.ask.as_slice()), (0, [no(3)].as_slice()));
}

#[test]
fn of_one_rank_the_suit_says_who_moves() {
    let dealt = |cards: &str| -> Vec<(SeatNo, Card)> {
        [2, 5, 7].map(seat).into_iter().zip(read_cards(cards).unwrap()).collect()
    };
    let found =
        |cards: &str, suits| high_card(seats(&[2, 5, 7]), &dealt(cards), suits).unwrap().unwrap().0;
    for (cards, spades, hearts) in
        [("KhKs2d", 5, 2), ("KdKcQs", 2, 2), ("2cThTs", 7, 5), ("9sAcAd", 7, 7)]
    {
        assert_eq!(found(cards, DrawnSuits::SpadesFirst), seat(spades), "{cards}");
        assert_eq!(found(cards, DrawnSuits::HeartsFirst), seat(hearts), "{cards}");
    }
    let wrong = |movable: &[u8], cards: &str| {
        high_card(seats(movable), &dealt(cards), DrawnSuits::default()).unwrap_err()
    };
    assert_eq!(wrong(&[2, 5, 7, 8], "KhKs2d"), HighCardError::NoCard(seat(8)));
    assert_eq!(wrong(&[2, 5], "KhKs2d"), HighCardError::NotMovable(seat(7)));
    let ace = read_cards("As").unwrap()[0];
    let twice = [(seat(2), ace), (seat(5), ace)];
    let wrong = high_card(seats(&[2, 5]), &twice, DrawnSuits::default());
    assert_eq!(wrong, Err(HighCardError::CardTwice(ace)));
    let twice = [(seat(2), ace), (seat(2), read_cards("Ks").unwrap()[0])];
    let wrong = high_card(seats(&[2]), &twice, DrawnSuits::default());
    assert_eq!(wrong, Err(HighCardError::SeatTwice(seat(2))));
    assert_eq!(high_card(Seats::NONE, &[], DrawnSuits::default()), Ok(None));
}

/// TDA rule 11-A on stud: the seat that opened last is filled, from the seat of the same number.
#[test]
fn in_stud_it_goes_by_position() {
    let by_position = BalancePolicy { mover: Mover::Position, ..KEEP_ALL };
    let mut tables = [filled(1, 8, 8), table(2, 8, &[1, 2, 4, 8], (1, 2, 4))];
    for table in &mut tables {
        table.next = None;
    }
    tables[1].opened[4] = 1;
    tables[1].opened[5] = 3;
    tables[1].opened[2] = 2;
    let walks = |tables: &[TableSeats]| -> Vec<(Seat, Seat)> {
        let planned = plan(tables, &[], &by_position, None);
        assert!(planned.ask.is_empty() && planned.moves.iter().all(|one| !one.waits));
        assert!(planned.moves.iter().all(|one| one.facts.cause == Cause::Position));
        planned.moves.iter().map(|one| (one.from, one.to)).collect()
    };
    assert_eq!(walks(&tables), [(at(1, 6), at(2, 6)), (at(1, 3), at(2, 3))]);
    // A fixed player stays: the next player clockwise moves.
    tables[0].fixed = seats(&[6, 7]);
    assert_eq!(walks(&tables)[0], (at(1, 8), at(2, 6)));
    // If no player has left, the lowest seat is filled.
    tables[1].opened = [0; 11];
    assert_eq!(walks(&tables)[0], (at(1, 3), at(2, 3)));
}
