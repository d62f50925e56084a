//! The commands and events of bounties.

use bottone_base::{chips::Chips, money::Money};
use bottone_rules::bounties::Envelopes;
use serde::{Deserialize, Serialize};
use strum::EnumDiscriminants;

use crate::{
    departments::Department,
    entries::EntryId,
    history::Follower,
    kinds::{CommandRow, DIRECTOR, ENVELOPES, EventRow, FLOOR, Offline, OnCorrection, SALES},
};

/// The commands for bounties.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, EnumDiscriminants)]
#[serde(deny_unknown_fields)]
#[strum_discriminants(name(BountyCommandKind), doc = "A kind of command for bounties.")]
pub enum BountyCommand {
    /// Busts these players in one hand and awards their bounties. Bust and claims are one record,
    /// so that one undo takes both back.
    KnockOut {
        /// The busted entries, each with the stack at the start of the hand if there are several.
        out: Vec<(EntryId, Option<Chips>)>,
        /// The claimed bounties, each with its takers. Bounties not named here wait.
        taken: Vec<(EntryId, Vec<EntryId>)>,
    },
    /// Awards a waiting bounty.
    Take {
        out: EntryId,
        /// The number of this bust of the entry: 0 unless it came back with a rebuy.
        nth: u16,
        /// The takers. They share the bounty; odd units go to those named first.
        by: Vec<EntryId>,
    },
    /// Leaves the bounty unclaimed. It goes to the winner in the end.
    Leave {
        out: EntryId,
        /// The number of this bust of the entry: 0 unless it came back with a rebuy.
        nth: u16,
    },
    /// Mystery: makes the envelopes, or remakes them from the unopened ones. Together they hold the
    /// pool and the heads of the players still in, to the minor unit.
    Prepare {
        /// The amounts, each with its number of envelopes.
        envelopes: Envelopes,
        /// The number of players left from which a knock-out draws an envelope.
        from: u32,
    },
    /// Draws an envelope at random for the bounty of this entry.
    Draw {
        out: EntryId,
        /// The number of this bust of the entry: 0 unless it came back with a rebuy.
        nth: u16,
        /// The seed of the draw.
        seed: u64,
    },
    /// Records an envelope drawn from the real drum for the bounty of this entry.
    Open {
        out: EntryId,
        /// The number of this bust of the entry: 0 unless it came back with a rebuy.
        nth: u16,
        amount: Money,
    },
    /// Replaces a lost marker or card of an active player, who pays its value again. The money goes
    /// to the prizes (WSOP 2026 tournament rule 39-a). The value is the amount on the head, or the
    /// average of the envelopes.
    Replace { entry: EntryId },
    /// Shares the rest as agreed: the heads of the players still in, the unclaimed bounties and the
    /// envelopes.
    Divide {
        /// Each share with its entry; together they are all that is left.
        shares: Vec<(EntryId, Money)>,
    },
}

/// The events of bounties.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum BountyEvent {
    Taken {
        out: EntryId,
        /// The number of this bust of the entry, as given when it was recorded: 0 unless it came
        /// back with a rebuy.
        nth: u16,
        /// The takers, those first who get an odd unit.
        by: Vec<EntryId>,
        /// True if the cash and head parts of a progressive bounty are shared separately. Programs
        /// before 29 November 2026 divided the bounty first, and their records lack this field.
        #[serde(default, skip_serializing_if = "bottone_base::is_nothing")]
        whole: bool,
    },
    /// The bounty stays unclaimed.
    Left {
        out: EntryId,
        /// The number of this bust of the entry, as given when it was recorded: 0 unless it came
        /// back with a rebuy.
        nth: u16,
    },
    /// The envelopes were made.
    Prepared {
        /// The amounts, each with its number of envelopes.
        envelopes: Envelopes,
        /// The number of players left from which the draws begin.
        from: u32,
    },
    /// An envelope was opened.
    Opened {
        out: EntryId,
        /// The number of this bust of the entry, as given when it was recorded: 0 unless it came
        /// back with a rebuy.
        nth: u16,
        amount: Money,
        /// The seed, if the program drew the envelope.
        seed: Option<u64>,
    },
    /// A lost marker or card was paid for; the money goes to the prizes.
    Replaced { entry: EntryId, paid: Money },
    /// The number reserved for the next bust of this entry. The bust is reported late, after other
    /// numbers were given.
    Numbered { out: EntryId, nth: u16 },
    /// The number of a deleted record, which is not given again.
    NumberSkipped { out: EntryId, nth: u16 },
    /// The rest was shared.
    Divided {
        /// Each share with its entry.
        shares: Vec<(EntryId, Money)>,
    },
}

impl BountyCommandKind {
    /// Returns the row of this kind in the table of commands.
    pub const fn row(self) -> CommandRow {
        use Offline::{Report, Wait};
        use OnCorrection::{Final, Follows};
        match self {
            Self::KnockOut | Self::Take | Self::Leave => CommandRow::new(FLOOR, Report, Follows),
            Self::Prepare | Self::Divide => CommandRow::new(DIRECTOR, Wait, Final),
            Self::Draw | Self::Open => CommandRow::new(ENVELOPES, Wait, Final),
            Self::Replace => CommandRow::new(SALES, Wait, Final),
        }
    }
}

impl BountyEvent {
    /// Returns the row of this event in the table of events.
    pub(crate) const fn row(&self) -> EventRow {
        use Department::Bounties;
        use Follower::Cash;
        match self {
            Self::Taken { .. }
            | Self::Left { .. }
            | Self::Prepared { .. }
            | Self::Opened { .. }
            | Self::Numbered { .. }
            | Self::NumberSkipped { .. }
            | Self::Divided { .. } => EventRow::new(&[Bounties], &[]),
            Self::Replaced { .. } => EventRow::new(&[Bounties], &[Cash]),
        }
    }
}
