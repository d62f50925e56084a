//! The time to rank a hand: `cargo bench --no-default-features --bench ranking`.

use bottone::{
    base::cards::{Card, Cards},
    rules::ranking::{FlushTie, RankingGame, Ties, high_cards, rate, winners},
};
use divan::{Bencher, black_box, counter::ItemsCount};
use rand::{SeedableRng, seq::SliceRandom};
use rand_chacha::ChaCha20Rng;

/// The number of hands per round; with a single hand the processor would learn its branches.
const DEALS: usize = 1_000;

fn main() {
    divan::main();
}

/// Returns deals with this number of own and board cards, the same in every run.
fn deals(deck: Cards, own: usize, board: usize) -> Vec<(Cards, Cards)> {
    let mut chance = ChaCha20Rng::seed_from_u64(1);
    let mut deck: Vec<Card> = deck.iter().collect();
    let mut deal = || {
        deck.shuffle(&mut chance);
        let (own, rest) = deck.split_at(own);
        (own.iter().copied().collect(), rest.iter().take(board).copied().collect())
    };
    (0..DEALS).map(|_| deal()).collect()
}

fn each(bencher: Bencher<'_, '_>, game: RankingGame, deals: &[(Cards, Cards)]) {
    bencher.counter(ItemsCount::new(DEALS)).bench_local(|| {
        for (own, board) in deals {
            black_box(rate(game, black_box(*own), black_box(*board)));
        }
    });
}

#[divan::bench]
fn holdem(bencher: Bencher<'_, '_>) {
    each(bencher, RankingGame::Holdem, &deals(Cards::ALL, 2, 5));
}

#[divan::bench(args = [4, 5, 6])]
fn omaha(bencher: Bencher<'_, '_>, own: usize) {
    each(bencher, RankingGame::Omaha, &deals(Cards::ALL, own, 5));
}

#[divan::bench(args = [4, 6])]
fn omaha_hi_lo(bencher: Bencher<'_, '_>, own: usize) {
    each(bencher, RankingGame::OmahaHiLo, &deals(Cards::ALL, own, 5));
}

#[divan::bench]
fn stud_hi_lo(bencher: Bencher<'_, '_>) {
    each(bencher, RankingGame::StudHiLo, &deals(Cards::ALL, 7, 0));
}

#[divan::bench]
fn razz(bencher: Bencher<'_, '_>) {
    each(bencher, RankingGame::Razz, &deals(Cards::ALL, 7, 0));
}

#[divan::bench]
fn badugi(bencher: Bencher<'_, '_>) {
    each(bencher, RankingGame::Badugi, &deals(Cards::ALL, 4, 0));
}

#[divan::bench]
fn italian(bencher: Bencher<'_, '_>) {
    let game =
        RankingGame::Italian { players: 4, flush: FlushTie::SuitFirst, ties: Ties::SuitsDecide };
    each(bencher, game, &deals(Cards::from_rank(bottone::base::cards::Rank::EIGHT), 5, 0));
}

#[divan::bench]
fn the_five_that_play_in_stud(bencher: Bencher<'_, '_>) {
    let deals = deals(Cards::ALL, 7, 0);
    bencher.counter(ItemsCount::new(DEALS)).bench_local(|| {
        for (own, board) in &deals {
            black_box(high_cards(RankingGame::Stud, black_box(*own), *board));
        }
    });
}

#[divan::bench]
fn winners_of_nine_in_holdem(bencher: Bencher<'_, '_>) {
    let mut hands: Vec<Cards> = Vec::new();
    let mut left = Cards::ALL.iter();
    for _ in 0..9 {
        hands.push(left.by_ref().take(2).collect());
    }
    let board = left.step_by(5).take(5).collect();
    bencher.bench_local(|| winners(RankingGame::Holdem, black_box(&hands), black_box(board)));
}
