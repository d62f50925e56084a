//! Where seeds and secrets come from.

use rand::{TryRng as _, rngs::SysRng};

use crate::rules::{fair::Secret, time::Timestamp};

/// A seed from the system. Without chance from the system the time of day still gives every draw a seed of its own,
/// and the seed is on record either way.
pub(super) fn seed(now: Timestamp) -> u64 {
    SysRng.try_next_u64().unwrap_or_else(|_| now.millis().unsigned_abs())
}

/// A secret from the system. None where it has no chance to give: a secret that could be guessed would be worse than
/// none.
pub(super) fn secret() -> Option<Secret> {
    let mut bytes = [0; 32];
    SysRng.try_fill_bytes(&mut bytes).ok()?;
    Some(Secret::new(bytes))
}
