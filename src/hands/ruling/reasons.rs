//! The reasons for a ruling: the steps, each with its numbers.

use bottone_base::chips::Chips;
use bottone_rules::ruling::cites::Topic;

use super::fixed_list::FixedList;

/// One step of the reasoning.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReasonStep {
    /// There is no bet; a bet is at least this much.
    NoBet {
        /// The least bet.
        least: Chips,
    },
    /// There is a bet to match.
    Faces {
        bet: Chips,
        /// The additional chips for a call.
        to_call: Chips,
        /// The least total of a raise.
        least_to: Chips,
    },
    /// The words came before the chips: the words count.
    WordsFirst,
    /// The words came together with the chips: clear ones count.
    WordsTogether,
    /// The words and the chips came together, and the words leave the amount open.
    WordsTogetherUnclear,
    /// The words came after the chips: the chips count.
    WordsTooLate,
    /// In this book the words always count.
    WordsAlways,
    /// "Call" means the whole amount.
    GeneralWords,
    /// An amount said alone is equal to a silent push of it.
    AmountAlone {
        amount: Chips,
    },
    /// The amount is no more than the chips in front, so it is added.
    AmountAdded {
        front: Chips,
        /// The sum of both.
        total: Chips,
    },
    /// The amount is more than the chips in front, so it is the whole bet.
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
        /// The resulting total.
        to: Chips,
    },
    /// Twice the bet.
    Doubled {
        bet: Chips,
        to: Chips,
    },
    /// The largest raise that the chips allow.
    RaiseOfChips {
        /// The resulting total.
        total: Chips,
    },
    /// "Raise" without an amount and without chips is the least raise.
    LeastRaise {
        to: Chips,
    },
    /// After "raise" the chips may be put out in several motions.
    MayAddMore,
    /// "Check" with a bet to match: only a call or a fold is possible.
    CheckAgainstBet,
    /// "Check" with a bet to match rules out a raise, and chips pulled back rule out a fold.
    CheckAfterPulling,
    /// "Call" with nothing to call is a check.
    CallWithoutBet,
    /// "Raise" without a bet is a bet.
    RaiseWithoutBet,
    /// The total of a pot-sized bet: the pot, or the bet, the pot and the call together.
    PotMakes {
        /// The bet to match.
        bet: Chips,
        /// The pot before the action.
        pot: Chips,
        /// The call, if it counts.
        call: Chips,
        to: Chips,
    },
    /// "Pot" binds to the least bet or raise in a game without a pot limit.
    PotWithoutLimit,
    /// A fold with nothing to call binds.
    NeedlessFold,
    /// The chips in front do not cover the call and were left there: they count with the new ones.
    FrontLeft {
        /// The sum of the chips in front.
        front: Chips,
    },
    /// The chips do not cover the call and were pulled back: only the new ones count.
    FrontPulled,
    /// Some chips were pulled back: all that lies there is one bet of several chips.
    FrontPartly {
        left: Chips,
    },
    /// The chips cover the call: with the new ones they are one bet of several chips.
    FrontCovers {
        /// The sum of the chips in front.
        front: Chips,
    },
    /// The chips covered the call and were pulled back: the chips now in front are one bet of
    /// several chips.
    FrontReplaced,
    /// A player who pulls a chip back must call or raise.
    PulledBack,
    /// There is no raise: pulling chips back binds to nothing.
    PulledFreely,
    /// One chip, and silence: a call.
    OneChip {
        chip: Chips,
    },
    /// The chips are exactly the bet.
    Exactly,
    /// The chips are exactly the bet, and it is matched already.
    NothingMore,
    /// Every chip is needed: without the smallest it is not a call.
    EveryChip {
        smallest: Chips,
        /// The total without it.
        without: Chips,
    },
    /// One chip is not needed: without the smallest it is still a call.
    ChipNotNeeded {
        smallest: Chips,
        /// The total without it.
        without: Chips,
    },
    /// The last chips, not all needed: all-in.
    LastChips,
    /// The line is half a raise more than the call, and this reaches it.
    HalfReached {
        /// The amount that is halved.
        of: Chips,
        total: Chips,
        /// The line, rounded up to a whole chip: if `of` is odd, the true line is half a chip less.
        line: Chips,
    },
    /// The line is not reached.
    HalfMissed {
        /// The amount that is halved.
        of: Chips,
        total: Chips,
        /// The line, rounded up to a whole chip: if `of` is odd, the true line is half a chip less.
        line: Chips,
    },
    /// Exactly on the line, on which the rule book is silent.
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
    /// The opening bet: a full call.
    OpeningBet,
    /// In this book an undercall always becomes a full call.
    AlwaysCall,
    /// The floor chooses: a full call, or a fold with this forfeit.
    Forfeit {
        /// The forfeited chips.
        chips: Chips,
    },
    /// A chip this small is not a way to call.
    TinyChip,
    /// The amount is raised to the least allowed.
    BroughtUp {
        from: Chips,
        to: Chips,
    },
    /// In limit the amount is exactly this.
    OneBet {
        to: Chips,
    },
    CutToPot {
        most: Chips,
    },
    /// Of an uncounted all-in, at most this is bet.
    AtMost {
        most: Chips,
    },
    /// The player has no more than this.
    WholeStack {
        /// All the player's chips on this street.
        all: Chips,
    },
    /// All-in was said for an unknown amount, and this much lies there.
    StackUnknown {
        /// The chips that lie there.
        there: Chips,
    },
    /// All-in was said without chips, for an unknown amount.
    CountStack,
    /// No other player has chips to call a raise.
    Unopposed,
    /// The player acted already, and the increase since is less than a full raise: no raise is
    /// allowed.
    NotReopened {
        /// The increase since then.
        since: Chips,
        /// The increase that would reopen the betting.
        needed: Chips,
    },
    /// The street has had as many raises as allowed.
    Capped {
        raises: u8,
    },
    /// The highest of several meanings that the pot allows.
    Reading {
        amount: Chips,
        pot: Chips,
    },
    /// No meaning is within the pot: the floor must confirm the smallest.
    NoReading {
        /// The smallest allowed amount.
        amount: Chips,
        pot: Chips,
    },
}

/// The most steps of one ruling.
pub const MOST_STEPS: usize = 10;

/// The most rules behind one ruling.
pub const MOST_TOPICS: usize = 6;

/// The reasoning as it grows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Reasons {
    pub(super) steps: FixedList<ReasonStep, MOST_STEPS>,
    /// The most decisive first.
    pub(super) topics: FixedList<Topic, MOST_TOPICS>,
    pub(super) penalty: bool,
}

impl Reasons {
    pub(super) const NONE: Self =
        Self { steps: FixedList::NONE, topics: FixedList::NONE, penalty: false };

    pub(super) fn step(&mut self, step: ReasonStep) {
        self.steps.push_once(step);
    }

    /// Adds a step that a rule decides.
    pub(super) fn by(&mut self, topic: Topic, step: ReasonStep) {
        self.step(step);
        self.rule(topic);
    }

    /// Adds a rule that has a part in the ruling.
    pub(super) fn rule(&mut self, topic: Topic) {
        self.topics.push_once(topic);
    }

    /// Adds another reasoning to this one.
    pub(super) fn extend(&mut self, other: &Self) {
        other.steps.iter().for_each(|step| self.step(step));
        other.topics.iter().for_each(|topic| self.rule(topic));
        self.penalty |= other.penalty;
    }

    /// Adds a rule with the last word before the others.
    pub(super) fn push_first(&mut self, topic: Topic, step: ReasonStep) {
        self.step(step);
        let mut topics = FixedList::NONE;
        topics.push(topic);
        for other in self.topics.iter() {
            topics.push_once(other);
        }
        self.topics = topics;
    }
}
