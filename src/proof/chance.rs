//! A second source of the numbers of a draw: `ChaCha20` by RFC 8439, and the steps that
//! [`bottone_base::draw`] describes. It shares no code with the first.

/// The numbers of one seed.
pub(super) struct Chance {
    key: [u32; 2],
    block: u64,
    ready: Vec<u64>,
}

impl Chance {
    pub(super) fn of(seed: u64) -> Self {
        let (low, high) = (seed & 0xffff_ffff, seed >> 32);
        let half = |half: u64| u32::try_from(half).unwrap_or(u32::MAX);
        Self { key: [half(low), half(high)], block: 0, ready: Vec::new() }
    }

    fn next(&mut self) -> u64 {
        if let Some(number) = self.ready.pop() {
            return number;
        }
        let half = |half: u64| u32::try_from(half & 0xffff_ffff).unwrap_or(u32::MAX);
        let mut state = [0; 16];
        // "expand 32-byte k".
        state[..4].copy_from_slice(&[0x6170_7865, 0x3320_646e, 0x7962_2d32, 0x6b20_6574]);
        state[4..6].copy_from_slice(&self.key);
        state[12..14].copy_from_slice(&[half(self.block), half(self.block >> 32)]);
        let words = rounds(state);
        self.block += 1;
        let numbers = words.chunks(2).map(|two| u64::from(two[0]) | u64::from(two[1]) << 32);
        self.ready = numbers.rev().collect();
        self.ready.pop().unwrap_or_default()
    }

    /// Returns an index into a list of this length, which must not be empty.
    pub(super) fn place(&mut self, length: usize) -> usize {
        let length = (length as u128).max(1);
        let even = (1_u128 << 64) / length * length;
        loop {
            let number = u128::from(self.next());
            if number < even {
                return usize::try_from(number % length).unwrap_or_default();
            }
        }
    }

    pub(super) fn shuffle<T>(&mut self, list: &mut [T]) {
        for last in (1..list.len()).rev() {
            let other = self.place(last + 1);
            list.swap(last, other);
        }
    }
}

fn rounds(start: [u32; 16]) -> [u32; 16] {
    let mut s = start;
    let mut quarter = |a: usize, b: usize, c: usize, d: usize| {
        for (turn, back) in [(16, 12), (8, 7)] {
            s[a] = s[a].wrapping_add(s[b]);
            s[d] = (s[d] ^ s[a]).rotate_left(turn);
            s[c] = s[c].wrapping_add(s[d]);
            s[b] = (s[b] ^ s[c]).rotate_left(back);
        }
    };
    for _ in 0..10 {
        (0..4).for_each(|n| quarter(n, n + 4, n + 8, n + 12));
        (0..4).for_each(|n| quarter(n, (n + 1) % 4 + 4, (n + 2) % 4 + 8, (n + 3) % 4 + 12));
    }
    std::array::from_fn(|place| s[place].wrapping_add(start[place]))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_numbers_are_those_of_the_published_cipher() {
        // RFC 8439, appendix A.1, test vectors 1 and 2: the key of zeros, blocks 0 and 1.
        let mut chance = Chance::of(0);
        let numbers: Vec<u64> = (0..9).map(|_| chance.next()).collect();
        assert_eq!(numbers[0], 0x903d_f1a0_ade0_b876);
        assert_eq!(numbers[7], 0x8665_eeb2_69b6_87c3);
        assert_eq!(numbers[8], 0x7a38_5155_bee7_079f);
    }

    #[test]
    fn what_is_made_of_them_is_what_the_draw_makes() {
        use bottone_base::draw::Draw;
        for seed in [0, 1, 20_260_704, u64::MAX] {
            let (mut one, mut other) = (Chance::of(seed), Draw::new(seed));
            for length in [1, 2, 52, 1_000, 3 << 61] {
                assert_eq!(Some(one.place(length) as u64), other.below(length as u64), "{seed}");
            }
            let (mut here, mut there) = ([0; 40], [0; 40]);
            for place in 0..40 {
                (here[place], there[place]) = (place, place);
            }
            one.shuffle(&mut here);
            other.shuffle(&mut there);
            assert_eq!(here, there, "{seed}");
        }
    }
}
