//! The points on which the rule books differ when chips are pushed.

use serde::{Deserialize, Serialize};

/// How a push of chips and words is ruled where the books differ.
///
/// The default is the TDA's of 2024. The shipped profiles set:
///
/// | | TDA | WSOP | Robert's | Italian (texts 000, 002) |
/// | --- | --- | --- | --- | --- |
/// | `exactly_half` | `Raise` | `Raise` | `Raise` | `Floor` |
/// | `half_of` | `LeastRaise` | `Bet` | `LeastRaise` | `LeastRaise` |
/// | `undercall` | `Floor` | `Floor` | `Call` | `Call` |
/// | `words` | `First` | `First` | `Always` | `First` |
/// | `motions` | `One` | `One` | `Several` | `One` |
/// | `last_chips` | `AllIn` | `AsAny` | `AsAny` | `AllIn` |
/// | `pulled_cover` | `WhatIsOut` | `WhatIsOut` | `WhatIsOut` | `WhatIsOut` |
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PushRules {
    /// A silent push of exactly half a raise more than the call.
    pub exactly_half: ExactlyHalf,
    /// Of what that half is taken.
    pub half_of: HalfOf,
    /// Less than the call.
    pub undercall: Undercall,
    pub words: WordsAgainstChips,
    /// In how many motions a raise may be made.
    pub motions: Motions,
    /// Several last chips pushed silently, one of them not needed to call.
    pub last_chips: LastChips,
    /// Chips in front that cover the call are pulled back and one oversized chip is put out.
    pub pulled_cover: PulledCover,
}

impl PushRules {
    /// TDA, 2024 and 2026.
    pub const fn tda() -> Self {
        Self {
            exactly_half: ExactlyHalf::Raise,
            half_of: HalfOf::LeastRaise,
            undercall: Undercall::Floor,
            words: WordsAgainstChips::First,
            motions: Motions::One,
            last_chips: LastChips::AllIn,
            pulled_cover: PulledCover::WhatIsOut,
        }
    }

    /// World Series of Poker 2026, tournaments.
    pub const fn wsop() -> Self {
        Self { half_of: HalfOf::Bet, last_chips: LastChips::AsAny, ..Self::tda() }
    }

    /// Robert's Rules of Poker, and the cash games of the World Series.
    pub const fn roberts() -> Self {
        Self {
            undercall: Undercall::Call,
            words: WordsAgainstChips::Always,
            motions: Motions::Several,
            last_chips: LastChips::AsAny,
            ..Self::tda()
        }
    }

    /// The Italian texts 000 and 002; where they are silent, the TDA.
    pub const fn italian() -> Self {
        Self { exactly_half: ExactlyHalf::Floor, undercall: Undercall::Call, ..Self::tda() }
    }
}

/// What a silent push of exactly half a raise more than the call is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum ExactlyHalf {
    /// A raise: "50 % or more" (TDA 2024 rule 43-A, WSOP T95, L140, L183).
    #[default]
    Raise,
    /// A call: only more than half is a raise.
    Call,
    /// For the floor: the text says "less than 50 %" and "more than 50 %" only (Italian text 000).
    Floor,
}

/// Of what the half is taken.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum HalfOf {
    /// The least raise, so the last full bet or raise (TDA 2024 addendum to rule 45, text 000).
    #[default]
    LeastRaise,
    /// The bet that is faced (WSOP T95: "previous bet"; the words of TDA 2024 rule 43-A).
    Bet,
}

/// What less than the call is, pushed or said as an amount.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Undercall {
    /// A full call heads-up or against the opening bet; else the floor chooses between the full call
    /// and a fold that forfeits it (TDA 2024 rule 51-B, WSOP T93).
    #[default]
    Floor,
    /// A full call always (Italian text 000; Robert's and WSOP L181: must be corrected).
    Call,
}

/// Which counts when words and chips differ.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum WordsAgainstChips {
    /// Whichever came first; together, a clear declaration (TDA 2024 rule 40-A, WSOP T90).
    #[default]
    First,
    /// The words always (Robert's, no-limit; WSOP L180).
    Always,
}

/// In how many motions a declared raise may be put out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Motions {
    /// In one, unless the amount was said (TDA 2024 rule 42, WSOP T94).
    #[default]
    One,
    /// In more than one after "raise" (Robert's cash games, WSOP L178).
    Several,
}

/// What several last chips are, pushed silently, when one of them is not needed to call.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum LastChips {
    /// All-in, half a raise or not (TDA 2024 rule 45-B).
    #[default]
    AllIn,
    /// As any other chips: half a raise makes a raise (WSOP T92 and T95 make no exception, Robert's
    /// Rules say nothing of it).
    AsAny,
}

/// What one oversized chip is when the chips in front covered the call and were pulled back.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum PulledCover {
    /// As much of a bet as is out now, by the rule for several chips: half a raise makes a raise (TDA
    /// 2024 addendum to rule 46, 4; WSOP T98.b.2 comes to the same). What stays pulled back is in no
    /// bet.
    #[default]
    WhatIsOut,
    /// A call, as any oversized chip.
    Call,
}
