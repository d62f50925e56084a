//! How often players are moved over a night, by the order in which tables break. Run with
//! `cargo bench --no-default-features --bench moves`, or with `-- 900 200` for nights of 900 players, 200 of them.
//!
//! Each night has its seats and its busts from its number, the same whatever the order: who goes out when does not hang on
//! where he sits. It ends at the final table, whose draw is not counted. What is printed stands in `docs/seating.md`.
#![allow(
    missing_docs,
    clippy::cast_possible_truncation,
    clippy::cast_possible_wrap,
    clippy::cast_precision_loss,
    clippy::print_stdout,
    clippy::unwrap_used,
    reason = "a bench"
)]

use bottone::{
    fairness::DrawnRoom,
    rules::{
        draw::Draw,
        seat::TableNo,
        seating::{OFTEN, Policy, TableSeats, tables_that_can_break, tables_to_post},
    },
};

const SEATS: u8 = 9;
/// The final table of nine seats (TDA 2024 recommended procedure 9).
const FINAL: usize = 9;

/// The table that breaks now.
type Choice = fn(&DrawnRoom, &Busts) -> TableNo;

/// In what order tables break.
#[derive(Clone, Copy)]
enum Order {
    /// Nothing is posted; the highest number breaks first.
    Highest,
    /// All of it is posted when registration closes, the highest number first.
    HighestPosted,
    /// Posted as the program does.
    Chosen,
    /// Nothing is posted: this one breaks.
    AtTheBreak(Choice),
}

/// Who goes out when: by player, how many are left then.
struct Busts {
    left: Vec<usize>,
    now: usize,
}

#[derive(Default)]
struct Sums {
    moves: usize,
    balancing: usize,
    /// How many players were moved so often or more.
    often: [usize; 6],
    most: usize,
    gap: u8,
}

fn main() {
    let asked: Vec<usize> = std::env::args().filter_map(|number| number.parse().ok()).collect();
    let sizes = match asked[..] {
        [players, nights] => vec![(players, nights)],
        _ => vec![(90, 200), (900, 200), (9_000, 200)],
    };
    let orders = [
        ("highest number first, nothing posted", Order::Highest),
        ("highest number first, all posted", Order::HighestPosted),
        ("chosen before it is posted", Order::Chosen),
        ("chosen as it breaks", Order::AtTheBreak(cheapest)),
        ("by who knows the busts", Order::AtTheBreak(knowing)),
    ];
    for (players, nights) in sizes {
        println!("{players} players, {nights} nights");
        println!("{:38}  3 and more  4 and more  5 and more  most  moves  balancing  gap", "");
        for (name, order) in orders {
            let mut sums = Sums::default();
            (1..=nights as u64).for_each(|seed| night(players, seed, order, &mut sums));
            let mean = |sum: usize| sum as f64 / nights as f64;
            let [.., three, four, five] = sums.often.map(mean);
            let (most, moves) = (mean(sums.most), mean(sums.moves));
            let (balancing, gap) = (mean(sums.balancing), sums.gap);
            println!(
                "{name:38}  {three:10.2}  {four:10.2}  {five:10.2}  {most:4.1}  {moves:5.0}  {balancing:9.1}  {gap:3}"
            );
        }
    }
}

fn night(players: usize, seed: u64, order: Order, sums: &mut Sums) {
    let (mut room, mut draw) = (DrawnRoom::default(), Draw::new(seed));
    let tables =
        (1..=players.div_ceil(SEATS.into())).map(|n| TableNo::new(n.try_into().unwrap()).unwrap());
    tables.for_each(|table| room.open(table, SEATS));
    let everybody: Vec<usize> = (0..players).collect();
    let mut out = everybody.clone();
    draw.shuffle(&mut out);
    let mut busts = Busts { left: vec![0; players], now: players };
    for (nth, player) in out.iter().enumerate() {
        busts.left[*player] = players - nth;
    }
    room.seat(&everybody, &mut draw);
    if let Order::HighestPosted = order {
        room.post(room.tables().iter().rev().map(|table| table.table).collect());
    }
    for player in out {
        room.leave(player);
        busts.now -= 1;
        if busts.now <= FINAL {
            break;
        }
        while let Some(next) = tables_that_can_break(room.tables(), room.posted()).first().copied()
        {
            let next = match order {
                Order::AtTheBreak(choice) => choice(&room, &busts),
                Order::Chosen if room.posted().is_empty() => cheapest(&room, &busts),
                _ => next,
            };
            room.break_table(next, &mut draw);
        }
        if let Order::Chosen = order {
            let more = tables_to_post(room.tables(), room.posted());
            room.post([room.posted(), &more].concat());
        }
        sums.balancing += room.balance(Policy::default());
        let counts = room.tables().iter().map(TableSeats::players);
        sums.gap = sums.gap.max(counts.clone().max().unwrap() - counts.min().unwrap());
    }
    let times = || room.moves().iter().map(|times| usize::from(*times));
    sums.moves += times().sum::<usize>();
    sums.most += times().max().unwrap_or_default();
    for (least, often) in sums.often.iter_mut().enumerate() {
        *often += times().filter(|times| *times >= least).count();
    }
}

/// The table that would be posted first.
fn cheapest(room: &DrawnRoom, _: &Busts) -> TableNo {
    let last = room.tables().last().unwrap().table;
    tables_to_post(room.tables(), &[]).first().copied().unwrap_or(last)
}

/// The table whose move makes the fewest players move often, as somebody reckons who knows how long each will stay: from
/// now until he goes out he is moved as often as by any order, so that the number is Poisson's.
fn knowing(room: &DrawnRoom, busts: &Busts) -> TableNo {
    let cost = |player: usize| {
        let still = libm::log((busts.now as f64 / busts.left[player] as f64).max(1.0));
        let missing =
            OFTEN.checked_sub(1 + usize::from(room.moves().get(player).copied().unwrap_or(0)));
        let ways = |moves: usize| still.powi(moves as i32) / (1..=moves).product::<usize>() as f64;
        missing.map_or(0.0, |missing| ways(missing) * libm::exp(-still))
    };
    let of = |table: &TableSeats| room.players(table.table).map(cost).sum::<f64>();
    let tables = room.tables().iter().map(|table| (of(table), table.table));
    tables.min_by(|one, other| one.0.total_cmp(&other.0)).unwrap().1
}
