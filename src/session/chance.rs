//! The source of seeds and secrets.

use bottone_base::{fair::Secret, time::Timestamp};
use rand::{TryRng as _, rngs::SysRng};

/// Returns a seed from the system. If the system has no random numbers, the time of day still gives
/// each draw its own seed. The seed is on record either way.
pub(super) fn seed(now: Timestamp) -> u64 {
    SysRng.try_next_u64().unwrap_or_else(|_| now.millis().unsigned_abs())
}

/// Returns a secret from the system. `None` if the system has no random numbers: a guessable secret
/// would be worse than no secret.
pub(super) fn secret() -> Option<Secret> {
    let mut bytes = [0; 32];
    SysRng.try_fill_bytes(&mut bytes).ok()?;
    Some(Secret::new(bytes))
}
