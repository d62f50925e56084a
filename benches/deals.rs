//! The time it takes to value stacks: `cargo bench --no-default-features --bench deals`.

use bottone::{
    base::{chips::Chips, money::Money},
    rules::deals::icm,
};
use divan::{Bencher, black_box};

fn main() {
    divan::main();
}

/// Returns a field by formula: its stacks, and prizes that fall with the place to the power of
/// −0.8.
fn field(players: u64, paid: u32) -> (Vec<Chips>, Vec<f64>) {
    let stack = |i: u64| Chips::new(100 * (1 + 7919 * i % 997) + 25 * (i % 13));
    let prize = |place: u32| (100_000.0 * libm::pow(f64::from(place), -0.8)).floor();
    ((0..players).map(stack).collect(), (1..=paid).map(prize).collect())
}

#[divan::bench(args = [(100, 15), (1_000, 150), (5_000, 750), (10_000, 1_500)])]
fn many_players(bencher: Bencher<'_, '_>, (players, paid): (u64, u32)) {
    let (stacks, prizes) = field(players, paid);
    bencher.bench_local(|| icm(black_box(&stacks), black_box(&prizes)));
}

/// Values twenty players by the race, as Bottone does it.
#[divan::bench(args = [5, 20])]
fn twenty_players(bencher: Bencher<'_, '_>, paid: u32) {
    let (stacks, prizes) = field(20, paid);
    bencher.bench_local(|| icm(black_box(&stacks), black_box(&prizes)));
}

/// Values the same twenty players by an exact sum over all their subsets, as other programs do it.
/// For each of 2^20 sets, it uses the chance that just these players have the first places.
#[divan::bench(args = [5, 20])]
fn twenty_players_by_subsets(bencher: Bencher<'_, '_>, paid: u32) {
    let (stacks, prizes) = field(20, paid);
    let exact = subsets(&stacks, &prizes);
    for (exact, found) in exact.iter().zip(icm(&stacks, &prizes).unwrap_or_default()) {
        assert!((exact - found).abs() <= 1e-9 * exact, "{found} for {exact}");
    }
    bencher.bench_local(|| subsets(black_box(&stacks), black_box(&prizes)));
}

/// Values a final table of nine to the cent.
#[divan::bench]
fn shares_of_nine(bencher: Bencher<'_, '_>) {
    use bottone::rules::deals::{DealMethod, DealTerms, shares};
    let (stacks, _) = field(9, 9);
    let prizes = [250_000, 170_000, 120_000, 88_000, 66_000, 50_000, 38_500, 30_000, 24_000];
    let prizes = prizes.map(|prize| Money::from_minor(prize * 100));
    let kept = Money::from_minor(4_000_000);
    let unit = Money::from_minor(1);
    bencher.bench_local(|| {
        let method = DealMethod::Icm;
        shares(black_box(&DealTerms { stacks: &stacks, prizes: &prizes, kept, unit, method }))
    });
}

/// Returns the value of each stack, by the players who have taken the first places. Sets without a
/// remaining prize are skipped.
#[expect(clippy::cast_precision_loss, reason = "the stacks of a bench are small")]
fn subsets(stacks: &[Chips], prizes: &[f64]) -> Vec<f64> {
    let sets = 1_usize << stacks.len();
    let total: u64 = stacks.iter().map(|stack| stack.get()).sum();
    let mut left = vec![total; sets];
    let mut chance = vec![0.0; sets];
    let mut values = vec![0.0; stacks.len()];
    chance[0] = 1.0;
    for set in 0..sets {
        if let Some(lowest) = stacks.get(set.trailing_zeros() as usize) {
            left[set] = left[set & (set - 1)] - lowest.get();
        }
        let Some(prize) = prizes.get(set.count_ones() as usize) else { continue };
        let each = chance[set] / left[set] as f64;
        for (player, stack) in stacks.iter().enumerate() {
            let with = set | 1 << player;
            if with != set {
                let next = each * stack.get() as f64;
                chance[with] += next;
                values[player] += next * prize;
            }
        }
    }
    values
}
