//! The time that the disk takes to keep a record.

use bottone_base::time::Span;

/// The time above which a person notices the wait. A sound disk, even an old spinning one, takes a
/// tenth of it.
const SLOW: Span = Span::from_millis(500);
/// The number of quick acts after which a slow disk counts as sound again.
const QUICK: u8 = 10;

/// The pace of a disk, by the acts that it kept.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct DiskLatency {
    /// The slowest act since the disk was found slow.
    slowest: Option<Span>,
    quick: u8,
}

impl DiskLatency {
    /// Notes the time that an act took to reach the disk.
    pub(super) fn note(&mut self, took: Span) {
        if took > SLOW {
            *self = Self { slowest: self.slowest.max(Some(took)), quick: 0 };
        } else if self.quick + 1 >= QUICK {
            *self = Self::default();
        } else if self.slowest.is_some() {
            self.quick += 1;
        }
    }

    /// Returns the time of the slowest act, while the disk is slow.
    pub(super) const fn slow(self) -> Option<Span> {
        self.slowest
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_disk_is_slow_until_ten_acts_were_quick() {
        let ms = Span::from_millis;
        let mut pace = DiskLatency::default();
        for _ in 0..30 {
            pace.note(ms(500));
            assert_eq!(pace.slow(), None, "exactly half a second is not over it");
        }
        pace.note(ms(501));
        assert_eq!(pace.slow(), Some(ms(501)));
        for _ in 0..9 {
            pace.note(ms(1));
        }
        pace.note(ms(2_000));
        pace.note(ms(900));
        assert_eq!(pace.slow(), Some(ms(2_000)), "the slowest is reported");
        for left in (0..10).rev() {
            pace.note(ms(1));
            assert_eq!(pace.slow().is_some(), left > 0);
        }
    }
}
