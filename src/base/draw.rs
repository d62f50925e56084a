//! Draws that anyone can repeat: the randomness comes in as a seed.
//!
//! A draw must give the same result in ten years and in any other program. So no step here depends
//! on a library that may change it:
//!
//! 1. The numbers are the key stream of `ChaCha20` (64-bit counter from 0, nonce 0). The key is the
//!    seed as eight little-endian bytes followed by 24 zero bytes. Each number is the next eight
//!    bytes of the stream, read little-endian.
//! 2. A number below `n`: take the next number `x`; if it is among the last `2^64 mod n` of all
//!    numbers, discard it and take the next; the result is `x mod n`.
//! 3. One of several: the one at an index that is a number below their count, counting from 0.
//! 4. A shuffle: for `i` from the last index down to the second (counting from 0), exchange item
//!    `i` with the item whose index is a number below `i + 1`.

use rand_chacha::ChaCha20Rng;
use rand_chacha::rand_core::{Rng as _, SeedableRng as _};

/// A random source that always gives the same draws for the same seed.
#[derive(Clone, Debug)]
pub struct Draw(ChaCha20Rng);

impl Draw {
    /// Creates the draw for `seed`.
    pub fn new(seed: u64) -> Self {
        let mut key = [0; 32];
        for (place, byte) in key.iter_mut().zip(seed.to_le_bytes()) {
            *place = byte;
        }
        Self(ChaCha20Rng::from_seed(key))
    }

    /// Returns a number below `n`, each with the same probability; `None` if `n` is 0.
    pub fn below(&mut self, n: u64) -> Option<u64> {
        if n == 0 {
            return None;
        }
        loop {
            if let Some(number) = Self::reduced(self.0.next_u64(), n) {
                return Some(number);
            }
        }
    }

    /// Returns the number below `n` for the number `x` of the stream; `None` if `x` is discarded or
    /// `n` is 0.
    pub fn reduced(x: u64, n: u64) -> Option<u64> {
        // 2^64 mod n: with this many numbers discarded, the rest divides evenly.
        let uneven = n.wrapping_neg().checked_rem(n)?;
        (x <= u64::MAX - uneven).then(|| x % n)
    }

    /// Returns the first number of the stream for `seed`.
    pub fn first_number(seed: u64) -> u64 {
        Self::new(seed).0.next_u64()
    }

    /// Picks one of these, each with the same probability; `None` if there are none.
    pub fn pick<I: Iterator + Clone>(&mut self, mut these: I) -> Option<I::Item> {
        let place = self.index(these.clone().count())?;
        these.nth(place)
    }

    /// Returns an index into a list of `len` items, from 0; `None` for an empty list.
    pub fn index(&mut self, len: usize) -> Option<usize> {
        let place = self.below(u64::try_from(len).ok()?)?;
        usize::try_from(place).ok()
    }

    /// Shuffles `items` (Fisher–Yates).
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            if let Some(chosen) = self.index(last + 1) {
                items.swap(last, chosen);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    // Made by a second program that was written from the module's text alone. The numbers of seed 0
    // are also the first test vector for ChaCha20 in RFC 8439, appendix A.1.

    #[test]
    fn the_numbers_are_those_of_the_published_cipher() {
        let mut draw = Draw::new(0);
        let numbers: [u64; 10] = std::array::from_fn(|_| draw.0.next_u64());
        assert_eq!(
            numbers,
            [
                0x903d_f1a0_ade0_b876,
                0x28bd_8653_e56a_5d40,
                0x1aed_8da0_b819_d2bd,
                0xc70d_778b_ccef_36a8,
                0x8d48_5751_7c59_41da,
                0x374a_d8b8_3fe0_2477,
                0x1ca1_1815_f4b8_436a,
                0x8665_eeb2_69b6_87c3,
                0x7a38_5155_bee7_079f,
                0x0d08_2d73_7c97_ba98,
            ]
        );
    }

    #[test]
    fn numbers_below_a_limit() {
        let mut draw = Draw::new(20_260_704);
        let cards: [_; 12] = std::array::from_fn(|_| draw.below(52).unwrap());
        assert_eq!(cards, [49, 34, 22, 3, 2, 25, 46, 0, 47, 1, 18, 24]);
    }

    #[test]
    fn one_of_several() {
        let mut draw = Draw::new(20_260_704);
        let suits: [_; 4] = std::array::from_fn(|_| draw.pick("♠♥♦♣".chars()).unwrap());
        assert_eq!(suits, ['♥', '♦', '♦', '♣']);
        assert_eq!(draw.pick("".chars()), None);
    }

    #[test]
    fn numbers_that_would_favour_some_are_thrown_away() {
        // With this limit, a quarter of all numbers is discarded.
        let mut draw = Draw::new(20_260_704);
        let large: [_; 6] = std::array::from_fn(|_| draw.below(3 << 62).unwrap());
        assert_eq!(
            large,
            [
                7_103_724_282_617_329_897,
                4_773_906_423_202_789_686,
                11_400_292_352_241_752_495,
                132_726_111_522_121_574,
                5_368_458_157_352_563_826,
                4_125_334_579_770_946_568,
            ]
        );
        assert_eq!(draw.below(0), None);
        assert_eq!(draw.below(1), Some(0));
    }

    #[test]
    fn shuffles() {
        let cases = [
            (0, [10, 8, 4, 7, 2, 5, 9, 6, 3, 1]),
            (1, [2, 7, 10, 5, 6, 4, 1, 3, 9, 8]),
            (u64::MAX, [6, 1, 7, 5, 8, 9, 3, 10, 4, 2]),
        ];
        for (seed, expected) in cases {
            let mut items = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
            Draw::new(seed).shuffle(&mut items);
            assert_eq!(items, expected, "seed {seed}");
        }
    }
}
