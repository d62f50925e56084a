//! The floor's rulings in words: verdicts, the dealer's steps, and reasons.

use bottone_base::chips::Chips;
use bottone_i18n::{Gap, Language};
use bottone_rules::floor::{
    AcceptedVerdict, BetRuling, BetVerdict, BustVerdict, ClockVerdict, DealVerdict, DealerStep,
    DisputeVerdict, Options, PenaltyVerdict, SetupVerdict, SkippedHand, SkippedVerdict, TinyCall,
    TurnVerdict,
};

fn chips(language: Language, gap: &'static str, chips: Chips) -> Gap<'static> {
    (gap, language.chips(chips).into())
}

/// Describes the ruling on an action out of turn.
pub fn turn_text(language: Language, verdict: TurnVerdict) -> String {
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

/// Describes the ruling on a skipped player.
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

/// Returns "The floor decides: one, or the other."
fn either(language: Language, one: String, other: String) -> String {
    language.say("irregular-floor-either", &[("one", one.into()), ("other", other.into())])
}

/// Describes the ruling on a bet that was too small or too large.
pub fn bet(language: Language, verdict: BetVerdict) -> String {
    match verdict {
        BetVerdict::Stands => language.word("irregular-floor-bet-stands"),
        BetVerdict::Becomes(to) => {
            language.say("irregular-floor-bet-becomes", &[chips(language, "to", to)])
        }
    }
}

/// Describes the ruling on a hand with a wrong button or level.
pub fn start_text(language: Language, verdict: SetupVerdict) -> String {
    language.word(match verdict {
        SetupVerdict::Corrected => "irregular-floor-corrected",
        SetupVerdict::ButtonGoesOn => "irregular-floor-button-goes-on",
        SetupVerdict::OldLevelForTheHand => "irregular-floor-old-level",
    })
}

/// Describes the amount that a caller owes.
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

/// Describes the two possible meanings of a bet.
pub fn bet_text(language: Language, [one, other]: [BetRuling; 2]) -> String {
    let is = |BetRuling::Amount(amount)| {
        language.say("irregular-floor-bet-is", &[chips(language, "amount", amount)])
    };
    either(language, is(one), is(other))
}

/// Describes the two possible meanings of a small chip.
pub fn tiny_call(language: Language, [one, other]: [TinyCall; 2]) -> String {
    let is = |call| match call {
        TinyCall::FullCall { add } => {
            language.say("irregular-floor-full-call", &[chips(language, "add", add)])
        }
        TinyCall::Undercall => language.word("irregular-floor-undercall"),
    };
    either(language, is(one), is(other))
}

/// Describes whether a hand goes on after a fault in the deal.
pub fn deal_text(language: Language, verdict: &DealVerdict) -> String {
    language.word(match verdict {
        DealVerdict::Misdeal(steps) if steps.contains(&DealerStep::ReturnAllBets) => {
            "irregular-floor-void"
        }
        DealVerdict::Misdeal(_) => "irregular-floor-misdeal",
        DealVerdict::GoesOn(steps) if steps.contains(&DealerStep::BetsStay) => {
            "irregular-floor-one-dead"
        }
        DealVerdict::GoesOn(_) => "irregular-floor-goes-on",
        DealVerdict::HouseSays => "irregular-floor-house",
    })
}

/// Returns the dealer's steps after a fault in the deal, in order.
pub fn deal_steps(language: Language, verdict: &DealVerdict) -> Vec<String> {
    match verdict {
        DealVerdict::Misdeal(steps) | DealVerdict::GoesOn(steps) => {
            steps.iter().map(|of| step(language, *of)).collect()
        }
        DealVerdict::HouseSays => vec![step(language, DealerStep::CallTheFloor)],
    }
}

/// Describes one step of the dealer.
pub fn step(language: Language, step: DealerStep) -> String {
    let name: &str = step.into();
    language.word(&format!("irregular-floor-step-{name}"))
}

/// Describes whether the floor still hears a dispute.
pub fn dispute(language: Language, verdict: DisputeVerdict) -> String {
    language.word(match verdict {
        DisputeVerdict::Open => "irregular-floor-open",
        DisputeVerdict::TooLate => "irregular-floor-too-late",
    })
}

/// Describes a penalty.
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

/// Describes the ruling on a called clock.
pub fn clock(language: Language, verdict: ClockVerdict) -> String {
    language.word(match verdict {
        ClockVerdict::ActCounts => "irregular-floor-act-counts",
        ClockVerdict::HandDead => "irregular-floor-clock-dead",
        ClockVerdict::Checked => "irregular-floor-checked",
        ClockVerdict::FloorSays => "irregular-floor-clock-floor",
    })
}

/// Describes which player finishes higher.
pub fn busts(language: Language, verdict: BustVerdict) -> String {
    language.word(match verdict {
        BustVerdict::First => "irregular-floor-first-higher",
        BustVerdict::Second => "irregular-floor-second-higher",
        BustVerdict::Shared => "irregular-floor-shared",
    })
}
