//! The code on a paper that a player holds, as a scanner at the desk types it.
//!
//! It is `.` and thirteen digits, which every keyboard can type. Six are for the event, one for the
//! kind of paper, and five for the entry. The last is a check digit by Damm's table. The check
//! digit finds every wrong digit and every swap of two neighbouring digits (H. M. Damm, *Total
//! anti-symmetrische Quasigruppen*, 2004).

use std::fmt;
use strum::{EnumCount, VariantArray};

/// The number of characters in a code, including the `.`.
pub const LENGTH: usize = 14;

/// The limit for the numbers of events and of entries.
const EVENTS: u32 = 1_000_000;
const ENTRIES: u32 = 100_000;

/// The papers that carry a code.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, EnumCount, VariantArray)]
pub enum PaperKind {
    /// The seat card, and the slip for a move.
    Seat,
    /// The slip of the bag that holds a stack overnight.
    Bag,
    /// The slip that is signed for a payout.
    Payout,
}

impl PaperKind {
    /// All papers, each at the index of its digit, from 1.
    pub const ALL: [Self; Self::COUNT] = crate::all(Self::VARIANTS);

    const fn digit(self) -> u32 {
        match self {
            Self::Seat => 1,
            Self::Bag => 2,
            Self::Payout => 3,
        }
    }
}

/// The event, the entry and the kind of one paper.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PaperCode {
    event: u32,
    held: PaperKind,
    entry: u32,
}

impl PaperCode {
    /// Returns the code of this paper of this entry. `None` for entries beyond 99,999: their papers
    /// have no code.
    pub const fn new(event: EventDigits, held: PaperKind, entry: u32) -> Option<Self> {
        if entry < ENTRIES { Some(Self { event: event.0, held, entry }) } else { None }
    }

    /// Parses a code typed by a scanner or by a person, ignoring spaces. `None` if it is not a
    /// code, or if the check digit does not match.
    pub fn read(text: &str) -> Option<Self> {
        let signs: String = text.chars().filter(|sign| !sign.is_whitespace()).collect();
        let digits = signs.strip_prefix('.').filter(|_| signs.len() == LENGTH)?;
        let digits: Vec<u32> =
            digits.chars().map(|sign| sign.to_digit(10)).collect::<Option<_>>()?;
        if check(&digits) != 0 {
            return None;
        }
        let number = |part: &[u32]| part.iter().fold(0, |sum, digit| sum * 10 + digit);
        let held = PaperKind::ALL.into_iter().find(|held| held.digit() == digits[6])?;
        Some(Self { event: number(&digits[..6]), held, entry: number(&digits[7..12]) })
    }

    /// Returns the event of the paper.
    pub const fn event(self) -> EventDigits {
        EventDigits(self.event)
    }

    /// Returns the kind of paper.
    pub const fn held(self) -> PaperKind {
        self.held
    }

    /// Returns the number of the entry.
    pub const fn entry(self) -> u32 {
        self.entry
    }
}

impl fmt::Display for PaperCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let body = format!("{:06}{}{:05}", self.event, self.held.digit(), self.entry);
        let digits: Vec<u32> = body.chars().filter_map(|sign| sign.to_digit(10)).collect();
        write!(f, ".{body}{}", check(&digits))
    }
}

/// The six digits that distinguish the papers of one event from those of another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EventDigits(u32);

impl EventDigits {
    /// Returns the last six digits of the event's own number.
    pub const fn of(number: u64) -> Self {
        #[expect(clippy::cast_possible_truncation, reason = "less than a million")]
        let digits = (number % EVENTS as u64) as u32;
        Self(digits)
    }
}

/// Returns Damm's check digit; 0 if the last digit is the right check digit of the others.
fn check(digits: &[u32]) -> u32 {
    const TABLE: [[u32; 10]; 10] = [
        [0, 3, 1, 7, 5, 9, 8, 6, 4, 2],
        [7, 0, 9, 2, 1, 5, 4, 8, 6, 3],
        [4, 2, 0, 6, 8, 7, 1, 3, 5, 9],
        [1, 7, 5, 0, 9, 8, 3, 4, 2, 6],
        [6, 1, 2, 3, 0, 4, 5, 9, 7, 8],
        [3, 6, 7, 4, 2, 0, 9, 5, 8, 1],
        [5, 8, 6, 9, 7, 2, 0, 1, 3, 4],
        [8, 9, 4, 5, 3, 6, 2, 0, 1, 7],
        [9, 4, 3, 8, 6, 1, 7, 2, 0, 5],
        [2, 5, 8, 1, 4, 3, 6, 7, 9, 0],
    ];
    digits.iter().fold(0, |so_far, digit| TABLE[so_far as usize][*digit as usize])
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    /// In Damm's own example, the check digit of 572 is 4.
    #[test]
    fn the_check_digit_is_the_one_of_the_literature() {
        assert_eq!(check(&[5, 7, 2]), 4);
        assert_eq!(check(&[5, 7, 2, 4]), 0);
    }

    #[test]
    fn a_code_is_read_as_it_is_typed_or_copied_by_hand() {
        let code = PaperCode::new(EventDigits::of(9_004_711), PaperKind::Bag, 41).unwrap();
        let text = code.to_string();
        assert_eq!((text.len(), &text[..13]), (LENGTH, ".004711200041"));
        let apart = format!(" .004711 2 00041 {} \n", &text[13..]);
        for typed in [text.as_str(), &apart] {
            assert_eq!(PaperCode::read(typed), Some(code), "{typed:?}");
        }
        let long = format!("{text}0");
        for other in ["", ".", ".5", "12.500", &text[1..], &text[..13], &long, ".00471120004é"] {
            assert_eq!(PaperCode::read(other), None, "{other:?}");
        }
        assert_eq!(PaperCode::new(code.event(), PaperKind::Seat, 100_000), None);
    }

    proptest! {
        #[test]
        fn every_code_is_read_back(event in any::<u64>(), held in 0..3_usize, entry in 0..ENTRIES) {
            let code = PaperCode::new(EventDigits::of(event), PaperKind::ALL[held], entry).unwrap();
            prop_assert_eq!(PaperCode::read(&code.to_string()), Some(code));
        }

        #[test]
        fn a_wrong_digit_and_two_that_changed_places_are_found(
            event in any::<u64>(), held in 0..3_usize, entry in 0..ENTRIES,
            place in 1..LENGTH, digit in b'0'..=b'9',
        ) {
            let code = PaperCode::new(EventDigits::of(event), PaperKind::ALL[held], entry).unwrap();
            let right = code.to_string().into_bytes();
            let mut wrong = right.clone();
            wrong[place] = digit;
            let mut turned = right.clone();
            turned.swap(place, (place + 1).min(LENGTH - 1));
            for typed in [wrong, turned] {
                let text = String::from_utf8(typed.clone()).unwrap();
                prop_assert_eq!(PaperCode::read(&text).is_some(), typed == right, "{}", text);
            }
        }
    }
}
