//! The switches on pushed chips for the points on which the rule books differ.

use serde::{Deserialize, Serialize};

/// The rules for a push of chips and words on which the books differ.
///
/// The default is TDA 2024. The shipped profiles set:
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
    /// The amount that is halved for it.
    pub half_of: HalfOf,
    /// A bet of less than the call.
    pub undercall: Undercall,
    pub words: WordsAgainstChips,
    /// The number of motions allowed for a raise.
    pub motions: Motions,
    /// Several last chips pushed silently, one of them not needed to call.
    pub last_chips: LastChips,
    /// Chips in front that cover the call are pulled back, and one oversized chip is put out.
    pub pulled_cover: PulledCover,
}

impl PushRules {
    /// Returns the rules of the TDA, 2024 and 2026.
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

    /// Returns the rules of the World Series of Poker 2026, tournaments.
    pub const fn wsop() -> Self {
        Self { half_of: HalfOf::Bet, last_chips: LastChips::AsAny, ..Self::tda() }
    }

    /// Returns Robert's Rules of Poker, also for the cash games of the World Series.
    pub const fn roberts() -> Self {
        Self {
            undercall: Undercall::Call,
            words: WordsAgainstChips::Always,
            motions: Motions::Several,
            last_chips: LastChips::AsAny,
            ..Self::tda()
        }
    }

    /// Returns the Italian texts 000 and 002; where they are silent, the TDA.
    pub const fn italian() -> Self {
        Self { exactly_half: ExactlyHalf::Floor, undercall: Undercall::Call, ..Self::tda() }
    }
}

/// The ruling on a silent push of exactly half a raise more than the call.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum ExactlyHalf {
    /// A raise: "50 % or more" (TDA 2024 rule 43-A, WSOP T95, L140, L183).
    #[default]
    Raise,
    /// A call: only more than half is a raise.
    Call,
    /// The floor decides: the text has only "less than 50 %" and "more than 50 %" (Italian text
    /// 000).
    Floor,
}

/// The amount that is halved.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum HalfOf {
    /// The least raise, that is the last full bet or raise (TDA 2024 addendum to rule 45, text
    /// 000).
    #[default]
    LeastRaise,
    /// The bet to match (WSOP T95: "previous bet"; the words of TDA 2024 rule 43-A).
    Bet,
}

/// The ruling on less than the call, pushed or said as an amount.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Undercall {
    /// A full call heads-up or against the opening bet. Otherwise the floor chooses between the
    /// full call and a fold that forfeits it (TDA 2024 rule 51-B, WSOP T93).
    #[default]
    Floor,
    /// Always a full call (Italian text 000; Robert's and WSOP L181: must be corrected).
    Call,
}

/// The rule if words and chips differ.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum WordsAgainstChips {
    /// The first of them counts; if they come together, a clear declaration (TDA 2024 rule 40-A,
    /// WSOP T90).
    #[default]
    First,
    /// The words always count (Robert's, no-limit; WSOP L180).
    Always,
}

/// The number of motions in which a declared raise may be put out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Motions {
    /// One, unless the amount was said (TDA 2024 rule 42, WSOP T94).
    #[default]
    One,
    /// More than one after "raise" (Robert's cash games, WSOP L178).
    Several,
}

/// The ruling on several last chips, pushed silently, with one of them not needed to call.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum LastChips {
    /// All-in, half a raise or not (TDA 2024 rule 45-B).
    #[default]
    AllIn,
    /// As any other chips: half a raise makes a raise (WSOP T92 and T95 make no exception, Robert's
    /// Rules are silent on it).
    AsAny,
}

/// The ruling on one oversized chip if the chips in front covered the call and were pulled back.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum PulledCover {
    /// The chips now in front count, by the rule for several chips: half a raise makes a raise (TDA
    /// 2024 addendum to rule 46, 4; WSOP T98.b.2 gives the same). Chips that stay pulled back are
    /// in no bet.
    #[default]
    WhatIsOut,
    /// A call, as any oversized chip.
    Call,
}
