//! Rulings in words, in both languages.

use std::collections::BTreeSet;

use bottone_base::chips::Chips;
use bottone_hands::ruling::{Alternative, ReasonStep, alternatives, rule};
use bottone_i18n::Language;
use bottone_rules::ruling::{ActionOutcome, PushAction, SituationFault, cites::Book};
use bottone_view::ruling::{fault, if_changed, outcome, ruling_text, step};

use bottone_rules_support::question::{profile, ruling, situation};

#[test]
fn a_ruling_is_shown_with_its_reasons_and_rules() {
    let question = "big_blind: 200, bet: 600, raise: 400, push: [1000]";
    let (push, betting) = profile("tda");
    let otherwise = alternatives(&situation(question), &push, &betting).unwrap();
    let ruling = ruling("tda", question);
    let english = ruling_text(Language::English, &ruling, &otherwise, Book::Tda2024);
    assert_eq!(english.verdict, "Call 600. Return 400.");
    assert_eq!(
        english.steps,
        [
            "The bet is 600: 600 to call, minimum raise to 1,000.",
            "A single 1,000 chip without saying “raise” first: a call.",
        ]
    );
    assert_eq!(
        english.instead,
        ["If “raise” came first: raise to 1,000", "With one more 1,000 chip: raise to 2,000",]
    );
    assert_eq!(english.cites, ["TDA 44"]);
    let italian = ruling_text(Language::Italian, &ruling, &otherwise, Book::Tda2026);
    assert_eq!(italian.verdict, "Call: 600. Restituisci 400.");
    assert_eq!(italian.steps[1], "Una sola fiche da 1.000 senza dire prima «rilancio»: call.");
    assert_eq!(italian.instead[0], "Se «rilancio» fosse venuto prima: rilancio a 1.000");
    assert_eq!(italian.cites, ["TDA 2026 46"]);
}

#[test]
fn the_verdict_is_one_line() {
    let cases = [
        (
            "big_blind: 2000, bet: 8000, raise: 6000, push: [1000, 1000]",
            "The floor decides: call 8,000, or fold, with 2,000 lost to the pot.",
            "Decide il floor: call di 8.000, oppure fold, e il giocatore lascia 2.000 nel piatto.",
        ),
        (
            "big_blind: 500, bet: 1100, raise: 600, push: [1000, 100, 100, 100, 100, 100]",
            "Raise to 1,700. Ask for 200 more.",
            "Rilancio a 1.700. Chiedi ancora 200.",
        ),
        (
            "big_blind: 100, bet: 0, said: Fold",
            "Fold. Penalty possible.",
            "Fold. Possibile penalità.",
        ),
    ];
    for (question, english, italian) in cases {
        let ruling = ruling("tda", question);
        let verdict = |language| ruling_text(language, &ruling, &[], Book::Tda2024).verdict;
        assert_eq!(verdict(Language::English), english);
        assert_eq!(verdict(Language::Italian), italian);
    }
}

/// The numbers in the gaps.
const NUMBERS: [u64; 4] = [11_112, 22_222, 33_333, 44_444];

/// Returns every step.
fn steps() -> Vec<ReasonStep> {
    let [a, b, c, d] = NUMBERS.map(Chips::new);
    let all = vec![
        ReasonStep::NoBet { least: a },
        ReasonStep::Faces { bet: a, to_call: b, least_to: c },
        ReasonStep::WordsFirst,
        ReasonStep::WordsTogether,
        ReasonStep::WordsTogetherUnclear,
        ReasonStep::WordsTooLate,
        ReasonStep::WordsAlways,
        ReasonStep::GeneralWords,
        ReasonStep::AmountAlone { amount: a },
        ReasonStep::AmountAdded { front: a, total: b },
        ReasonStep::AmountIsMore { front: a },
        ReasonStep::AmountIsTotal { amount: a },
        ReasonStep::OnTop { amount: a, to: b },
        ReasonStep::Doubled { bet: a, to: b },
        ReasonStep::RaiseOfChips { total: a },
        ReasonStep::LeastRaise { to: a },
        ReasonStep::MayAddMore,
        ReasonStep::CheckAgainstBet,
        ReasonStep::CheckAfterPulling,
        ReasonStep::CallWithoutBet,
        ReasonStep::RaiseWithoutBet,
        ReasonStep::PotMakes { bet: a, pot: b, call: c, to: d },
        ReasonStep::PotWithoutLimit,
        ReasonStep::NeedlessFold,
        ReasonStep::FrontLeft { front: a },
        ReasonStep::FrontPulled,
        ReasonStep::FrontPartly { left: a },
        ReasonStep::FrontCovers { front: a },
        ReasonStep::FrontReplaced,
        ReasonStep::PulledBack,
        ReasonStep::PulledFreely,
        ReasonStep::OneChip { chip: a },
        ReasonStep::Exactly,
        ReasonStep::NothingMore,
        ReasonStep::EveryChip { smallest: a, without: b },
        ReasonStep::ChipNotNeeded { smallest: a, without: b },
        ReasonStep::LastChips,
        ReasonStep::HalfReached { of: a, total: b, line: c },
        ReasonStep::HalfMissed { of: a, total: b, line: c },
        ReasonStep::HalfOpen { line: a },
        ReasonStep::Undercall { total: a, bet: b },
        ReasonStep::HeadsUp,
        ReasonStep::OpeningBet,
        ReasonStep::AlwaysCall,
        ReasonStep::Forfeit { chips: a },
        ReasonStep::TinyChip,
        ReasonStep::BroughtUp { from: a, to: b },
        ReasonStep::OneBet { to: a },
        ReasonStep::CutToPot { most: a },
        ReasonStep::AtMost { most: a },
        ReasonStep::WholeStack { all: a },
        ReasonStep::StackUnknown { there: a },
        ReasonStep::CountStack,
        ReasonStep::Unopposed,
        ReasonStep::NotReopened { since: a, needed: b },
        ReasonStep::Capped { raises: 3 },
        ReasonStep::Reading { amount: a, pot: b },
        ReasonStep::NoReading { amount: a, pot: b },
    ];
    let kinds: BTreeSet<String> = all.iter().map(|step| format!("{step:?}")).collect();
    assert_eq!(kinds.len(), all.len());
    all
}

#[test]
fn every_step_has_a_sentence_with_its_numbers_in_both_languages() {
    for language in Language::complete() {
        let mut sentences = BTreeSet::new();
        for one in steps() {
            let sentence = step(language, one);
            assert!(
                !sentence.contains("ruling-") && !sentence.contains('{'),
                "{one:?}: {sentence}"
            );
            assert!(sentence.ends_with('.'), "{one:?}: {sentence}");
            for number in NUMBERS {
                let has = format!("{one:?}").contains(&number.to_string());
                let says = sentence.contains(&language.chips(Chips::new(number)));
                assert_eq!(has, says, "{one:?}: {sentence}");
            }
            assert!(sentences.insert(sentence), "two steps with one sentence: {one:?}");
        }
    }
}

#[test]
fn every_outcome_change_and_fault_has_its_words_in_both_languages() {
    let total = Chips::new(1_200);
    let actions = [
        PushAction::Fold,
        PushAction::Check,
        PushAction::Call,
        PushAction::Bet,
        PushAction::Raise,
        PushAction::AllIn,
        PushAction::Floor,
    ];
    let changes = [
        Alternative::RaiseSaid,
        Alternative::Silent,
        Alternative::OneMore(total),
        Alternative::OneFewer(total),
        Alternative::LastChips,
    ];
    let faults = [
        SituationFault::NoBigBlind,
        SituationFault::NoLimit,
        SituationFault::NoRaise,
        SituationFault::WorthlessChip("push"),
        SituationFault::TooManyChips,
        SituationFault::FrontWithoutBet,
        SituationFault::NotInFront,
        SituationFault::ActedAbove,
        SituationFault::LessThanPulled,
        SituationFault::NoOpponent,
        SituationFault::TooManyHands,
        SituationFault::NoAmount,
        SituationFault::NoWords,
        SituationFault::Nothing,
        SituationFault::NoPot,
    ];
    let (push, betting) = profile("tda");
    let rulings = ["said: Raise", "said: Check", "push: [500]"].map(|did| {
        let asked = situation(&format!("big_blind: 200, bet: 600, raise: 400, {did}"));
        rule(&asked, &push, &betting).unwrap()
    });
    for language in Language::complete() {
        let outcomes =
            actions.map(|action| ActionOutcome { action, total, add: total, back: Chips::ZERO });
        let texts =
            outcomes
                .iter()
                .map(|is| outcome(language, *is))
                .chain(rulings.iter().flat_map(|is| {
                    changes.iter().map(move |change| if_changed(language, *change, is))
                }))
                .chain(faults.iter().map(|what| fault(language, *what)));
        for text in texts {
            assert!(!text.contains("ruling-") && !text.contains('{'), "{text}");
        }
    }
}
