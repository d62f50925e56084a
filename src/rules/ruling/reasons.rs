//! Why a push is ruled as it is: the steps, each with its numbers.

use super::{cites::Topic, few::Few};
use crate::rules::chips::Chips;

/// One step of the reasoning.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// Nobody has bet; a bet is at least so much.
    NoBet {
        /// The least bet.
        least: Chips,
    },
    /// There is a bet to match.
    Faces {
        bet: Chips,
        /// What more a call takes.
        to_call: Chips,
        /// What a raise must make it at least.
        least_to: Chips,
    },
    /// The words came before the chips: they count.
    WordsFirst,
    /// The words came together with the chips: clear ones count.
    WordsTogether,
    /// They came together, and the words leave the amount open.
    WordsTogetherUnclear,
    /// The words came after the chips: the chips count.
    WordsTooLate,
    /// In this book the words count always.
    WordsAlways,
    /// "Call" means the whole amount.
    GeneralWords,
    /// An amount said alone is as good as a silent push of it.
    AmountAlone {
        amount: Chips,
    },
    /// It is no more than what is in front, so it is added.
    AmountAdded {
        front: Chips,
        /// What they make together.
        total: Chips,
    },
    /// It is more than what is in front, so it is the whole bet.
    AmountIsMore {
        front: Chips,
    },
    /// An amount said with "raise" is the whole bet.
    AmountIsTotal {
        amount: Chips,
    },
    /// The amount comes on top of the call.
    OnTop {
        amount: Chips,
        /// What they make together.
        to: Chips,
    },
    /// Twice the bet.
    Doubled {
        bet: Chips,
        to: Chips,
    },
    /// The largest raise that the chips allow.
    RaiseOfChips {
        /// What they make.
        total: Chips,
    },
    /// "Raise" without an amount and without chips is at least the least raise.
    LeastRaise {
        to: Chips,
    },
    /// After "raise" the chips may be put out in several motions.
    MayAddMore,
    /// "Check" with a bet to match: only a call or a fold is left.
    CheckAgainstBet,
    /// "Check" with a bet to match rules out a raise, and chips pulled back rule out a fold.
    CheckAfterPulling,
    /// "Call" with nothing to call is a check.
    CallWithoutBet,
    /// "Raise" without a bet is a bet.
    RaiseWithoutBet,
    /// What the pot makes: a bet of the pot, or the bet, the pot and the call together.
    PotMakes {
        /// The bet that is faced.
        bet: Chips,
        /// The pot before the action.
        pot: Chips,
        /// The call, where it is counted.
        call: Chips,
        to: Chips,
    },
    /// "Pot" binds to the least bet or raise where there is no pot limit.
    PotWithoutLimit,
    /// A fold with nothing to call binds.
    NeedlessFold,
    /// The chips in front do not cover the call and were left alone: they count with the new ones.
    FrontLeft {
        /// What they make.
        front: Chips,
    },
    /// They do not cover it and were pulled back: only the new chips count.
    FrontPulled,
    /// Some were pulled back: all that lies there is one bet of several chips.
    FrontPartly {
        left: Chips,
    },
    /// They cover the call: with the new chips they are one bet of several chips.
    FrontCovers {
        /// What they make.
        front: Chips,
    },
    /// They covered the call and were pulled back: what is out now is one bet of several chips.
    FrontReplaced,
    /// Who pulls a chip back must call or raise.
    PulledBack,
    /// Nobody has raised: chips pulled back bind to nothing.
    PulledFreely,
    /// One chip, and silence: a call.
    OneChip {
        chip: Chips,
    },
    /// Exactly the bet.
    Exactly,
    /// Exactly the bet, and it is matched already.
    NothingMore,
    /// Every chip is needed: without the smallest the call is missed.
    EveryChip {
        smallest: Chips,
        /// What is left without it.
        without: Chips,
    },
    /// One chip is not needed: without the smallest the call is still there.
    ChipNotNeeded {
        smallest: Chips,
        /// What is left without it.
        without: Chips,
    },
    /// They are the last chips, and not every one was needed: all-in.
    LastChips,
    /// Half a raise more than the call is the line, and this reaches it.
    HalfReached {
        /// Of what half is taken.
        of: Chips,
        total: Chips,
        /// The line, rounded up to a whole chip: where `of` is odd, half a chip less.
        line: Chips,
    },
    /// The line is not reached.
    HalfMissed {
        /// Of what half is taken.
        of: Chips,
        total: Chips,
        /// The line, rounded up to a whole chip: where `of` is odd, half a chip less.
        line: Chips,
    },
    /// Exactly on the line, of which the book says nothing.
    HalfOpen {
        line: Chips,
    },
    /// Less than the call.
    Undercall {
        total: Chips,
        bet: Chips,
    },
    /// Two hands are left: a full call.
    HeadsUp,
    /// It is the opening bet: a full call.
    OpeningBet,
    /// In this book an undercall is always made a full call.
    AlwaysCall,
    /// The floor chooses: full call, or fold and lose so much.
    Forfeit {
        /// What is lost.
        chips: Chips,
    },
    /// A chip that small is no way to call.
    TinyChip,
    /// It is brought up to the least that is allowed.
    BroughtUp {
        from: Chips,
        to: Chips,
    },
    /// In limit it is so much, no more and no less.
    OneBet {
        to: Chips,
    },
    CutToPot {
        most: Chips,
    },
    /// Of an all-in that is not counted no more than this is bet.
    AtMost {
        most: Chips,
    },
    /// The player has no more than this.
    AllHeHas {
        /// All his chips on this street.
        all: Chips,
    },
    /// All-in was said and nobody knows for how much: so much lies there.
    StackUnknown {
        /// What lies there.
        there: Chips,
    },
    /// All-in was said without chips, and nobody knows for how much.
    CountStack,
    /// Nobody else has chips to call a raise.
    Unopposed,
    /// The player acted, and what came since is less than a full raise: he may not raise.
    NotReopened {
        /// What came since.
        since: Chips,
        /// What would reopen.
        needed: Chips,
    },
    /// There were as many raises as there may be.
    Capped {
        raises: u8,
    },
    /// Of several meanings the highest that the pot allows.
    Reading {
        amount: Chips,
        pot: Chips,
    },
    /// No meaning is within the pot: the smallest is for the floor to confirm.
    NoReading {
        /// The smallest amount that is allowed.
        amount: Chips,
        pot: Chips,
    },
}

/// How many steps one ruling may have.
pub const MOST_STEPS: usize = 10;

/// How many rules one ruling may rest on.
pub const MOST_TOPICS: usize = 6;

/// The reasoning as it grows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Reasons {
    pub(super) steps: Few<Step, MOST_STEPS>,
    /// Most decisive first.
    pub(super) topics: Few<Topic, MOST_TOPICS>,
    pub(super) penalty: bool,
}

impl Reasons {
    pub(super) const NONE: Self = Self { steps: Few::NONE, topics: Few::NONE, penalty: false };

    pub(super) fn step(&mut self, step: Step) {
        self.steps.push_once(step);
    }

    /// A step that a rule decides.
    pub(super) fn by(&mut self, topic: Topic, step: Step) {
        self.step(step);
        self.rule(topic);
    }

    /// A rule that has its part in it.
    pub(super) fn rule(&mut self, topic: Topic) {
        self.topics.push_once(topic);
    }

    /// What another reasoning adds to this one.
    pub(super) fn and(&mut self, other: &Self) {
        other.steps.iter().for_each(|step| self.step(step));
        other.topics.iter().for_each(|topic| self.rule(topic));
        self.penalty |= other.penalty;
    }

    /// A rule that has the last word comes before the others.
    pub(super) fn above(&mut self, topic: Topic, step: Step) {
        self.step(step);
        let mut topics = Few::NONE;
        topics.push(topic);
        for other in self.topics.iter() {
            topics.push_once(other);
        }
        self.topics = topics;
    }
}
