//! What can be asked about bounties, and what happens.

use serde::{Deserialize, Serialize};

use crate::{
    rules::{bounties::Envelopes, chips::Chips, money::Money},
    tournament::entries::EntryId,
};

/// What can be asked about bounties.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum BountyCommand {
    /// They were eliminated in one hand, and these take their bounties: a bust and its claims as one
    /// record, so that one undo takes both back.
    KnockOut {
        /// Who, with the stack at the start of the hand when there are several.
        out: Vec<(EntryId, Option<Chips>)>,
        /// Whose bounty is taken, and by whom. Bounties that are not named wait.
        taken: Vec<(EntryId, Vec<EntryId>)>,
    },
    /// A bounty that waits is taken.
    Take {
        out: EntryId,
        /// The number of the bust of this entry: 0 unless it came back with a rebuy.
        nth: u16,
        /// By whom. Several share it; odd units go to those who are named first.
        by: Vec<EntryId>,
    },
    /// Nobody takes it. It falls to the winner in the end.
    Leave {
        out: EntryId,
        /// The number of the bust of this entry: 0 unless it came back with a rebuy.
        nth: u16,
    },
    /// Mystery: the envelopes are made, or made anew of what nobody has opened. They hold what lies in
    /// the pool and on the heads of those who are in, to the minor unit.
    Prepare {
        /// Amounts, and how many hold each.
        envelopes: Envelopes,
        /// From which place on a knock-out draws: with so many players left.
        from: u32,
    },
    /// The program draws an envelope for the bounty of this entry.
    Draw {
        out: EntryId,
        /// The number of the bust of this entry: 0 unless it came back with a rebuy.
        nth: u16,
        /// The seed of the draw.
        seed: u64,
    },
    /// An envelope was drawn from the real drum for the bounty of this entry.
    Open {
        out: EntryId,
        /// The number of the bust of this entry: 0 unless it came back with a rebuy.
        nth: u16,
        amount: Money,
    },
    /// An active player has lost the marker or the card, and pays its value again, which goes to the
    /// prizes (WSOP 2026 tournament rule 39-a): what is on the head, or what an envelope holds on
    /// average.
    Replace { entry: EntryId },
    /// What is left is shared as agreed: what is on the heads of those who are in, what nobody took,
    /// and what is in the envelopes.
    Divide {
        /// Who gets how much; together all that is left.
        shares: Vec<(EntryId, Money)>,
    },
}

/// What happened about bounties.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum BountyEvent {
    Taken {
        out: EntryId,
        /// The number of the bust of this entry, as it was given when that was recorded: 0 unless it came back with a rebuy.
        nth: u16,
        /// By whom, those first who get an odd unit.
        by: Vec<EntryId>,
        /// Cash and head part of a progressive bounty are shared each by itself. Programs before 29 November 2026
        /// divided the bounty first, and their records say nothing of it.
        #[serde(default, skip_serializing_if = "crate::rules::is_nothing")]
        whole: bool,
    },
    /// Nobody took it.
    Left {
        out: EntryId,
        /// The number of the bust of this entry, as it was given when that was recorded: 0 unless it came back with a rebuy.
        nth: u16,
    },
    /// The envelopes were made.
    Prepared {
        /// Amounts, and how many hold each.
        envelopes: Envelopes,
        /// With how many players left the draws begin.
        from: u32,
    },
    /// An envelope was opened.
    Opened {
        out: EntryId,
        /// The number of the bust of this entry, as it was given when that was recorded: 0 unless it came back with a rebuy.
        nth: u16,
        amount: Money,
        /// The seed, when the program drew it.
        seed: Option<u64>,
    },
    /// A lost marker or card was paid for; the money goes to the prizes.
    Replaced { entry: EntryId, paid: Money },
    /// The next time that this entry goes out has this number. It is reported late, behind numbers that had been given by
    /// then.
    Numbered { out: EntryId, nth: u16 },
    /// The number of a record that was struck out. It is not given again.
    NumberSkipped { out: EntryId, nth: u16 },
    /// What was left was shared.
    Divided {
        /// Who got how much.
        shares: Vec<(EntryId, Money)>,
    },
}
