//! Where the button and the blinds stand, hand after hand.
use serde::{Deserialize, Serialize};

use super::seat::SeatNo;

/// Where the button and the blinds stand in one hand. The button and the small blind may stand on
/// an empty seat (a dead button, a dead small blind); the big blind never does. With two players
/// the button is the small blind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Positions {
    /// The seat of the button.
    pub button: SeatNo,
    /// The seat of the small blind.
    pub small: SeatNo,
    /// The seat of the big blind.
    pub big: SeatNo,
}
