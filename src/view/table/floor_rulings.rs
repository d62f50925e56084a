//! What the floor rules, in words: verdicts, the dealer's steps, and reasons.

use crate::{
    i18n::{Gap, Language},
    rules::{
        chips::Chips,
        floor::{
            AcceptedVerdict, BetIs, BetVerdict, BustVerdict, ClockVerdict, DealVerdict,
            DisputeVerdict, Options, PenaltyVerdict, Reason, SkippedHand, SkippedVerdict, Step,
            TinyCall, TurnVerdict, WrongVerdict,
        },
    },
};

fn chips(language: Language, gap: &'static str, chips: Chips) -> Gap<'static> {
    (gap, language.chips(chips).into())
}

/// What becomes of an act out of turn.
pub fn turn(language: Language, verdict: TurnVerdict) -> String {
    match verdict {
        TurnVerdict::BackUp => language.word("irregular-floor-back-up"),
        TurnVerdict::Binding => language.word("irregular-floor-binding"),
        TurnVerdict::Returned(Options { call, raise: None }) => {
            language.say("irregular-floor-returned-passive", &[chips(language, "call", call)])
        }
        TurnVerdict::Returned(Options { call, raise: Some(raise) }) => {
            let gaps = [chips(language, "call", call), chips(language, "raise", raise)];
            language.say("irregular-floor-returned", &gaps)
        }
    }
}

/// What becomes of a player who was skipped.
pub fn skipped(language: Language, verdict: SkippedVerdict) -> String {
    match verdict {
        SkippedVerdict::Acts => language.word("irregular-floor-skipped-acts"),
        SkippedVerdict::FloorSays([one, other]) => {
            either(language, skipped_hand(language, one), skipped_hand(language, other))
        }
    }
}

fn skipped_hand(language: Language, hand: SkippedHand) -> String {
    language.word(match hand {
        SkippedHand::NoRaise => "irregular-floor-hand-no-raise",
        SkippedHand::Dead => "irregular-floor-hand-dead",
    })
}

/// "The floor decides: one, or the other."
fn either(language: Language, one: String, other: String) -> String {
    language.say("irregular-floor-either", &[("one", one.into()), ("other", other.into())])
}

/// What becomes of a bet that was too small or too large.
pub fn bet(language: Language, verdict: BetVerdict) -> String {
    match verdict {
        BetVerdict::Stands => language.word("irregular-floor-bet-stands"),
        BetVerdict::Becomes(to) => {
            language.say("irregular-floor-bet-becomes", &[chips(language, "to", to)])
        }
    }
}

/// What becomes of a hand with a wrong button or level.
pub fn wrong_start(language: Language, verdict: WrongVerdict) -> String {
    language.word(match verdict {
        WrongVerdict::PutRight => "irregular-floor-put-right",
        WrongVerdict::ButtonGoesOn => "irregular-floor-button-goes-on",
        WrongVerdict::OldLevelForTheHand => "irregular-floor-old-level",
    })
}

/// What a caller owes.
pub fn accepted(language: Language, verdict: AcceptedVerdict) -> String {
    match verdict {
        AcceptedVerdict::Pays { total, add } if add.is_zero() => {
            language.say("irregular-floor-pays-all", &[chips(language, "total", total)])
        }
        AcceptedVerdict::Pays { total, add } => {
            let gaps = [chips(language, "total", total), chips(language, "add", add)];
            language.say("irregular-floor-pays", &gaps)
        }
        AcceptedVerdict::GetsBack(back) => {
            language.say("irregular-floor-gets-back", &[chips(language, "back", back)])
        }
        AcceptedVerdict::MayTakeBack => language.word("irregular-floor-takes-back"),
    }
}

/// What a bet may be held to be.
pub fn bet_is(language: Language, [one, other]: [BetIs; 2]) -> String {
    let is = |BetIs::Amount(amount)| {
        language.say("irregular-floor-bet-is", &[chips(language, "amount", amount)])
    };
    either(language, is(one), is(other))
}

/// What a small chip may be held to be.
pub fn tiny_call(language: Language, [one, other]: [TinyCall; 2]) -> String {
    let is = |call| match call {
        TinyCall::FullCall { add } => {
            language.say("irregular-floor-full-call", &[chips(language, "add", add)])
        }
        TinyCall::Undercall => language.word("irregular-floor-undercall"),
    };
    either(language, is(one), is(other))
}

/// Whether a hand goes on after a fault in the deal.
pub fn deal(language: Language, verdict: &DealVerdict) -> String {
    language.word(match verdict {
        DealVerdict::Misdeal(steps) if steps.contains(&Step::ReturnAllBets) => {
            "irregular-floor-void"
        }
        DealVerdict::Misdeal(_) => "irregular-floor-misdeal",
        DealVerdict::GoesOn(_) => "irregular-floor-goes-on",
        DealVerdict::HouseSays => "irregular-floor-house",
    })
}

/// What the dealer does about a fault in the deal, in order.
pub fn deal_steps(language: Language, verdict: &DealVerdict) -> Vec<String> {
    match verdict {
        DealVerdict::Misdeal(steps) | DealVerdict::GoesOn(steps) => {
            steps.iter().map(|of| step(language, *of)).collect()
        }
        DealVerdict::HouseSays => vec![step(language, Step::CallTheFloor)],
    }
}

/// One step of the dealer.
pub fn step(language: Language, step: Step) -> String {
    language.word(match step {
        Step::DealAgain => "irregular-floor-step-deal-again",
        Step::AbsentMayPlay => "irregular-floor-step-absent-may-play",
        Step::AbsentAreKilled => "irregular-floor-step-absent-are-killed",
        Step::PenaltiesCountOneHand => "irregular-floor-step-penalties-count-one-hand",
        Step::ReturnAllBets => "irregular-floor-step-return-all-bets",
        Step::PlayOn => "irregular-floor-step-play-on",
        Step::ReplaceCard => "irregular-floor-step-replace-card",
        Step::ExposedCardIsTheBurn => "irregular-floor-step-exposed-card-is-the-burn",
        Step::ExposedCardIsTheUpcard => "irregular-floor-step-exposed-card-is-the-upcard",
        Step::GiveMissingCards => "irregular-floor-step-give-missing-cards",
        Step::HandIsDead => "irregular-floor-step-hand-is-dead",
        Step::CallTheFloor => "irregular-floor-step-call-the-floor",
        Step::ScrambleTheFlop => "irregular-floor-step-scramble-the-flop",
        Step::FloorPicksNextBurn => "irregular-floor-step-floor-picks-next-burn",
        Step::FloorPicksTheBurn => "irregular-floor-step-floor-picks-the-burn",
        Step::NextCardCompletesFlop => "irregular-floor-step-next-card-completes-flop",
        Step::LeaveTheBurn => "irregular-floor-step-leave-the-burn",
        Step::CardsIntoStub => "irregular-floor-step-cards-into-stub",
        Step::EndTheBetting => "irregular-floor-step-end-the-betting",
        Step::RestoreTheOrder => "irregular-floor-step-restore-the-order",
        Step::ShuffleTheStub => "irregular-floor-step-shuffle-the-stub",
        Step::DealWithoutBurn => "irregular-floor-step-deal-without-burn",
        Step::DealFromStub => "irregular-floor-step-deal-from-stub",
        Step::AddOldBurns => "irregular-floor-step-add-old-burns",
        Step::CommunityCard => "irregular-floor-step-community-card",
    })
}

/// Whether the floor still hears a dispute.
pub fn dispute(language: Language, verdict: DisputeVerdict) -> String {
    language.word(match verdict {
        DisputeVerdict::Open => "irregular-floor-open",
        DisputeVerdict::TooLate => "irregular-floor-too-late",
    })
}

/// What a penalty comes to.
pub fn penalty(language: Language, verdict: PenaltyVerdict) -> String {
    match verdict {
        PenaltyVerdict::Hands(hands) => {
            language.say("irregular-floor-hands", &[("hands", hands.into())])
        }
        PenaltyVerdict::AtMostRounds(rounds) => {
            language.say("irregular-floor-at-most", &[("rounds", rounds.into())])
        }
    }
}

/// What comes of a called clock.
pub fn clock(language: Language, verdict: ClockVerdict) -> String {
    language.word(match verdict {
        ClockVerdict::ActCounts => "irregular-floor-act-counts",
        ClockVerdict::HandDead => "irregular-floor-clock-dead",
        ClockVerdict::Checked => "irregular-floor-checked",
        ClockVerdict::FloorSays => "irregular-floor-clock-floor",
    })
}

/// Who finishes higher.
pub fn busts(language: Language, verdict: BustVerdict) -> String {
    language.word(match verdict {
        BustVerdict::First => "irregular-floor-first-higher",
        BustVerdict::Second => "irregular-floor-second-higher",
        BustVerdict::Shared => "irregular-floor-shared",
    })
}

/// Why.
pub fn reason(language: Language, reason: Reason) -> String {
    language.word(match reason {
        Reason::FoldsBind => "irregular-why-folds-bind",
        Reason::RightPlayerFirst => "irregular-why-right-player-first",
        Reason::ActionUnchanged => "irregular-why-action-unchanged",
        Reason::ActionChanged => "irregular-why-action-changed",
        Reason::PassiveHeadsUp => "irregular-why-passive-heads-up",
        Reason::NoTimeToSpeak => "irregular-why-no-time-to-speak",
        Reason::LittleBehind => "irregular-why-little-behind",
        Reason::MuchBehind => "irregular-why-much-behind",
        Reason::LargeEnough => "irregular-why-large-enough",
        Reason::BroughtUp => "irregular-why-brought-up",
        Reason::NextCardDealt => "irregular-why-next-card-dealt",
        Reason::PotAsCounted => "irregular-why-pot-as-counted",
        Reason::PotTooLow => "irregular-why-pot-too-low",
        Reason::PotTooHigh => "irregular-why-pot-too-high",
        Reason::PotPlayedOn => "irregular-why-pot-played-on",
        Reason::AllHaveActed => "irregular-why-all-have-acted",
        Reason::ButtonPutRight => "irregular-why-button-put-right",
        Reason::ButtonNotBackedUp => "irregular-why-button-not-backed-up",
        Reason::LevelPutRight => "irregular-why-level-put-right",
        Reason::LevelStands => "irregular-why-level-stands",
        Reason::CallerPays => "irregular-why-caller-pays",
        Reason::GrossMisunderstanding => "irregular-why-gross-misunderstanding",
        Reason::WordsNotHeard => "irregular-why-words-not-heard",
        Reason::NotAStandardCall => "irregular-why-not-a-standard-call",
        Reason::NextHandNotBegun => "irregular-why-next-hand-not-begun",
        Reason::NextHandBegun => "irregular-why-next-hand-begun",
        Reason::NextHandJustBegun => "irregular-why-next-hand-just-begun",
        Reason::NextHandPlayedOn => "irregular-why-next-hand-played-on",
        Reason::InABreak => "irregular-why-in-a-break",
        Reason::FirstDeal => "irregular-why-first-deal",
        Reason::DealPlayedOn => "irregular-why-deal-played-on",
        Reason::FouledDeck => "irregular-why-fouled-deck",
        Reason::ButtonShort => "irregular-why-button-short",
        Reason::FourCardFlop => "irregular-why-four-card-flop",
        Reason::NoBurn => "irregular-why-no-burn",
        Reason::Premature => "irregular-why-premature",
        Reason::DroppedStub => "irregular-why-dropped-stub",
        Reason::StudStub => "irregular-why-stud-stub",
        Reason::OneHandAPlayer => "irregular-why-one-hand-a-player",
        Reason::TooManyRounds => "irregular-why-too-many-rounds",
        Reason::InTime => "irregular-why-in-time",
        Reason::TieToThePlayer => "irregular-why-tie-to-the-player",
        Reason::TieNotRuled => "irregular-why-tie-not-ruled",
        Reason::NothingToFace => "irregular-why-nothing-to-face",
        Reason::TimeRanOut => "irregular-why-time-ran-out",
        Reason::SharedBust => "irregular-why-shared-bust",
        Reason::DifferentTables => "irregular-why-different-tables",
        Reason::LargerStack => "irregular-why-larger-stack",
        Reason::LargerStackAfterAnte => "irregular-why-larger-stack-after-ante",
    })
}
