//! The number of moves of players over a night, by the order in which tables break. Run it with
//! `cargo bench --no-default-features --bench moves`, or with `-- 900 200` for nights of 900
//! players, 200 of them.
//!
//! With few tables, another order is tried too (`ahead`): it plays the rest of the night a hundred
//! times with each table next. That shows the value of a better choice with the same notice, with
//! and without knowledge of the busts to come.
//!
//! Each night's number gives its seats and its busts in any order of breaking. The time of a bust
//! does not depend on the seat. A night ends at the final table, whose draw is not counted. The
//! output is in `docs/guide/seating.md`.
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
    base::{draw::Draw, seat::TableNo},
    fairness::DrawnRoom,
    rules::seating::{BalancePolicy, OFTEN, TableSeats, tables_that_can_break, tables_to_post},
};

const SEATS: u8 = 9;
/// The final table of nine seats (TDA 2024 recommended procedure 9).
const FINAL: usize = 9;

/// A rule for the table that breaks now.
type Choice = fn(&DrawnRoom, &Busts) -> TableNo;

/// The order in which tables break.
#[derive(Clone, Copy)]
enum Order {
    /// Without notice; the highest number breaks first.
    Highest,
    /// All of it posted when registration closes, the highest number first.
    HighestPosted,
    /// Posted as the program does.
    Chosen,
    /// Without notice: the chosen table breaks.
    AtTheBreak(Choice),
    /// Posted when the program does; first the table with the best rest of the night.
    Ahead(Ahead),
    /// Without notice; the table with the best rest of the night breaks.
    AheadAtTheBreak(Ahead),
}

/// The knowledge of the rest of the night that is played before a choice.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Ahead {
    /// Neither the busts nor the drawn seats.
    Nothing,
    /// The busts, but not the drawn seats.
    Busts,
}

/// The number of nights played on from each choice, and the greatest number of tables for it.
const NIGHTS_AHEAD: u64 = 100;
const FEW_TABLES: usize = 10;

/// The order of the busts: for each player, the number of players left then.
#[derive(Clone)]
struct Busts {
    left: Vec<usize>,
    now: usize,
}

#[derive(Default)]
struct Sums {
    moves: usize,
    balancing: usize,
    /// The number of players moved this often or more.
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
        ("played ahead, with notice", Order::Ahead(Ahead::Nothing)),
        ("played ahead, as it breaks", Order::AheadAtTheBreak(Ahead::Nothing)),
        ("the same knowing busts, with notice", Order::Ahead(Ahead::Busts)),
        ("the same knowing busts, as it breaks", Order::AheadAtTheBreak(Ahead::Busts)),
    ];
    for (players, nights) in sizes {
        println!("{players} players, {nights} nights");
        println!("{:38}  3 and more  4 and more  5 and more  most  moves  balancing  gap", "");
        for (name, order) in orders {
            let ahead = matches!(order, Order::Ahead(_) | Order::AheadAtTheBreak(_));
            if ahead && players.div_ceil(SEATS.into()) > FEW_TABLES {
                continue;
            }
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
    let mut night = Night { room, busts, draw, balancing: 0, gap: 0 };
    night.go_on(&out, order);
    let Night { room, balancing, gap, .. } = night;
    sums.balancing += balancing;
    sums.gap = sums.gap.max(gap);
    let times = || room.moves().iter().map(|times| usize::from(*times));
    sums.moves += times().sum::<usize>();
    sums.most += times().max().unwrap_or_default();
    for (least, often) in sums.often.iter_mut().enumerate() {
        *often += times().filter(|times| *times >= least).count();
    }
}

/// A night in progress.
#[derive(Clone)]
struct Night {
    room: DrawnRoom,
    busts: Busts,
    draw: Draw,
    balancing: usize,
    gap: u8,
}

impl Night {
    /// Plays on to the final table; these players bust, one after the other.
    fn go_on(&mut self, out: &[usize], order: Order) {
        for (nth, player) in out.iter().enumerate() {
            self.room.leave(*player);
            self.busts.now -= 1;
            if self.busts.now <= FINAL {
                break;
            }
            let rest = &out[nth + 1..];
            self.tables(rest, order);
            self.balancing += self.room.balance(BalancePolicy::default());
            let tables = self.room.tables();
            let counts = tables.iter().map(TableSeats::players);
            self.gap = self.gap.max(counts.clone().max().unwrap() - counts.min().unwrap());
        }
    }

    /// Breaks and posts tables.
    fn tables(&mut self, rest: &[usize], order: Order) {
        while let Some(next) =
            tables_that_can_break(&self.room, self.room.posted()).first().copied()
        {
            let next = match order {
                Order::AtTheBreak(choice) => choice(&self.room, &self.busts),
                Order::AheadAtTheBreak(known) => self.best(rest, known, order),
                Order::Chosen | Order::Ahead(_) if self.room.posted().is_empty() => {
                    cheapest(&self.room, &self.busts)
                }
                _ => next,
            };
            self.room.break_table(next, &mut self.draw);
        }
        if let Order::Chosen | Order::Ahead(_) = order {
            let mut more = tables_to_post(&self.room.tables(), self.room.posted());
            if let (Order::Ahead(known), false) = (order, more.is_empty()) {
                more = vec![self.best(rest, known, order)];
            }
            self.room.post([self.room.posted(), &more].concat());
        }
    }

    /// Returns the table that makes the fewest players move often, as the mean of nights played on
    /// from here.
    fn best(&self, rest: &[usize], known: Ahead, order: Order) -> TableNo {
        let often = |table: TableNo| {
            let nights = (1..=NIGHTS_AHEAD).map(|seed| {
                let mut then = self.clone();
                then.draw = Draw::new(seed << 32 | self.busts.now as u64);
                let mut out = rest.to_vec();
                if known == Ahead::Nothing {
                    // The winner is among the players, and counts as the last bust.
                    then.draw.shuffle(&mut out);
                }
                let order = if let Order::Ahead(_) = order {
                    then.room.post(vec![table]);
                    Order::Chosen
                } else {
                    then.room.break_table(table, &mut then.draw);
                    Order::AtTheBreak(cheapest)
                };
                then.balancing += then.room.balance(BalancePolicy::default());
                then.go_on(&out, order);
                then.room.moves().iter().filter(|times| usize::from(**times) >= OFTEN).count()
            });
            nights.sum::<usize>()
        };
        let tables = self.room.tables().into_iter().rev().map(|table| table.table);
        tables.min_by_key(|table| often(*table)).unwrap()
    }
}

/// Returns the table that would be posted first.
fn cheapest(room: &DrawnRoom, _: &Busts) -> TableNo {
    let last = room.tables().last().unwrap().table;
    tables_to_post(&room.tables(), &[]).first().copied().unwrap_or(last)
}

/// Returns the table whose break makes the fewest players move often, with each player's remaining
/// time known. Until the bust, the player is moved as often as in any order, so the number follows
/// a Poisson distribution.
fn knowing(room: &DrawnRoom, busts: &Busts) -> TableNo {
    let cost = |player: usize| {
        let still = libm::log((busts.now as f64 / busts.left[player] as f64).max(1.0));
        let missing =
            OFTEN.checked_sub(1 + usize::from(room.moves().get(player).copied().unwrap_or(0)));
        let ways = |moves: usize| still.powi(moves as i32) / (1..=moves).product::<usize>() as f64;
        missing.map_or(0.0, |missing| ways(missing) * libm::exp(-still))
    };
    let of = |table: &TableSeats| room.players(table.table).map(cost).sum::<f64>();
    let tables = room.tables().into_iter().map(|table| (of(&table), table.table));
    tables.min_by(|one, other| one.0.total_cmp(&other.0)).unwrap().1
}
