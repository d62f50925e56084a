//! Every verdict, step and reason of the floor, and every entry, has words in both languages.

use std::{collections::BTreeSet, fs};

use bottone_base::chips::Chips;
use bottone_i18n::Language;
use bottone_rules::floor::{
    AcceptedVerdict, BetRuling, BetVerdict, BustVerdict, ClockVerdict, DealVerdict, DealerStep,
    DisputeVerdict, Options, PenaltyVerdict, Reason, SetupVerdict, SkippedHand, SkippedVerdict,
    TinyCall, TurnVerdict,
};
use bottone_rules_support::profiles::{repository, rulebooks};
use bottone_view::{floor_reasons, irregularity_names};
use bottone_view_table::{
    floor_rulings as words,
    irregularities::{IrregularGroup, Irregularity},
};

use crate::irregularities::{SCENE, every_case};

/// Every reason.
const REASONS: [Reason; 54] = [
    Reason::FoldsBind,
    Reason::RightPlayerFirst,
    Reason::ActionUnchanged,
    Reason::ActionChanged,
    Reason::PassiveHeadsUp,
    Reason::NoTimeToSpeak,
    Reason::LittleBehind,
    Reason::MuchBehind,
    Reason::LargeEnough,
    Reason::BroughtUp,
    Reason::NextCardDealt,
    Reason::PotAsCounted,
    Reason::PotTooLow,
    Reason::PotTooHigh,
    Reason::PotPlayedOn,
    Reason::AllHaveActed,
    Reason::ButtonCorrected,
    Reason::ButtonNotBackedUp,
    Reason::LevelCorrected,
    Reason::LevelStands,
    Reason::CallerPays,
    Reason::GrossMisunderstanding,
    Reason::WordsNotHeard,
    Reason::NotAStandardCall,
    Reason::NextHandNotBegun,
    Reason::NextHandBegun,
    Reason::NextHandJustBegun,
    Reason::NextHandPlayedOn,
    Reason::InABreak,
    Reason::FirstDeal,
    Reason::DealPlayedOn,
    Reason::FouledDeck,
    Reason::ButtonShort,
    Reason::FourCardFlop,
    Reason::NoBurn,
    Reason::Premature,
    Reason::DroppedStub,
    Reason::StudStub,
    Reason::OneHandAPlayer,
    Reason::TooManyRounds,
    Reason::InTime,
    Reason::TieToThePlayer,
    Reason::TieNotRuled,
    Reason::NothingToFace,
    Reason::TimeRanOut,
    Reason::SharedBust,
    Reason::DifferentTables,
    Reason::LargerStack,
    Reason::LargerStackAfterAnte,
    Reason::LargerStackAtOneTable,
    Reason::FirstDealUntilTwoAct,
    Reason::TwoHaveActed,
    Reason::DeadHand,
    Reason::OtherBack,
];

const STEPS: [DealerStep; 36] = [
    DealerStep::DealAgain,
    DealerStep::AbsentMayPlay,
    DealerStep::AbsentAreKilled,
    DealerStep::PenaltiesCountOneHand,
    DealerStep::ReturnAllBets,
    DealerStep::PlayOn,
    DealerStep::ReplaceCard,
    DealerStep::ExposedCardIsTheBurn,
    DealerStep::ExposedCardIsTheUpcard,
    DealerStep::GiveMissingCards,
    DealerStep::HandIsDead,
    DealerStep::CallTheFloor,
    DealerStep::ScrambleTheFlop,
    DealerStep::FloorPicksNextBurn,
    DealerStep::FloorPicksTheBurn,
    DealerStep::NextCardCompletesFlop,
    DealerStep::LeaveTheBurn,
    DealerStep::CardsIntoStub,
    DealerStep::EndTheBetting,
    DealerStep::RestoreTheOrder,
    DealerStep::ShuffleTheStub,
    DealerStep::ScrambleAllTogether,
    DealerStep::DealWithoutBurn,
    DealerStep::DealFromStub,
    DealerStep::AddOldBurns,
    DealerStep::CommunityCard,
    DealerStep::ChangeTheDeck,
    DealerStep::BetsStay,
    DealerStep::BurnOnce,
    DealerStep::DealFlopAgain,
    DealerStep::PutBurnRight,
    DealerStep::ShuffleIfExposed,
    DealerStep::LaterCardsAsTheyWere,
    DealerStep::SetTheCardAside,
    DealerStep::NextCardIsTheTurn,
    DealerStep::ShuffleForTheRiver,
];

/// Returns every verdict of every question, in words.
fn verdicts(language: Language) -> Vec<String> {
    let (one, two) = (Chips::new(11_112), Chips::new(22_222));
    let mut said = vec![
        words::turn_text(language, TurnVerdict::BackUp),
        words::turn_text(language, TurnVerdict::Binding),
        words::turn_text(language, TurnVerdict::Returned(Options { call: one, raise: Some(two) })),
        words::turn_text(language, TurnVerdict::Returned(Options { call: one, raise: None })),
        words::skipped(language, SkippedVerdict::Acts),
        words::skipped(
            language,
            SkippedVerdict::FloorSays([SkippedHand::NoRaise, SkippedHand::Dead]),
        ),
        words::bet(language, BetVerdict::Stands),
        words::bet(language, BetVerdict::Becomes(one)),
        words::start_text(language, SetupVerdict::Corrected),
        words::start_text(language, SetupVerdict::ButtonGoesOn),
        words::start_text(language, SetupVerdict::OldLevelForTheHand),
        words::accepted(language, AcceptedVerdict::Pays { total: two, add: one }),
        words::accepted(language, AcceptedVerdict::Pays { total: two, add: Chips::ZERO }),
        words::accepted(language, AcceptedVerdict::GetsBack(one)),
        words::accepted(language, AcceptedVerdict::MayTakeBack),
        words::bet_text(language, [BetRuling::Amount(one), BetRuling::Amount(two)]),
        words::tiny_call(language, [TinyCall::FullCall { add: one }, TinyCall::Undercall]),
        words::deal_text(language, &DealVerdict::Misdeal(vec![DealerStep::DealAgain])),
        words::deal_text(language, &DealVerdict::Misdeal(vec![DealerStep::ReturnAllBets])),
        words::deal_text(language, &DealVerdict::GoesOn(vec![DealerStep::PlayOn])),
        words::deal_text(
            language,
            &DealVerdict::GoesOn(vec![DealerStep::HandIsDead, DealerStep::BetsStay]),
        ),
        words::deal_text(language, &DealVerdict::HouseSays),
        words::dispute(language, DisputeVerdict::Open),
        words::dispute(language, DisputeVerdict::TooLate),
        words::penalty(language, PenaltyVerdict::Hands(9)),
        words::penalty(language, PenaltyVerdict::Hands(1)),
        words::penalty(language, PenaltyVerdict::AtMostRounds(4)),
        words::penalty(language, PenaltyVerdict::AtMostRounds(1)),
    ];
    said.extend(
        [
            ClockVerdict::ActCounts,
            ClockVerdict::HandDead,
            ClockVerdict::Checked,
            ClockVerdict::FloorSays,
        ]
        .map(|verdict| words::clock(language, verdict)),
    );
    said.extend(
        [BustVerdict::First, BustVerdict::Second, BustVerdict::Shared]
            .map(|verdict| words::busts(language, verdict)),
    );
    said
}

/// Returns whether it is a text, and not the key of a missing one.
fn is_said(text: &str) -> bool {
    !text.is_empty() && !text.contains("irregular-") && !text.contains('{')
}

#[test]
fn every_ruling_of_the_floor_has_words_in_both_languages() {
    let all = |language| {
        let mut said = verdicts(language);
        said.extend(STEPS.map(|step| words::step(language, step)));
        said.extend(REASONS.map(|reason| floor_reasons::reason(language, reason)));
        said
    };
    let [english, italian] = [Language::English, Language::Italian].map(all);
    for (one, other) in english.iter().zip(&italian) {
        assert!(is_said(one) && is_said(other), "{one} / {other}");
        assert_ne!(one, other);
    }
    for language in Language::complete() {
        let steps: BTreeSet<String> = STEPS.iter().map(|s| words::step(language, *s)).collect();
        assert_eq!(steps.len(), STEPS.len(), "two steps read alike in {language:?}");
    }
}

#[test]
fn every_entry_is_answered_in_both_languages_under_every_book() {
    let books = rulebooks();
    for (_, entry) in Irregularity::all() {
        for language in Language::complete() {
            assert!(is_said(&entry.name(language)), "{}", entry.id);
            for ask in entry.asks {
                assert!(is_said(&ask.question(language)), "{}: {}", entry.id, ask.id);
                for choice in ask.choices(language) {
                    assert!(is_said(&choice), "{}: {choice}", entry.id);
                }
            }
        }
        for case in every_case(entry) {
            for book in &books {
                let [english, italian] = [Language::English, Language::Italian]
                    .map(|language| entry.answer(language, &case, SCENE, book, &books));
                let label = format!("{} {case:?} under {}: {english:?}", entry.id, book.name);
                for answer in [&english, &italian] {
                    assert!(is_said(&answer.verdict), "{label}");
                    assert!(!answer.steps.is_empty(), "no step: {label}");
                    assert!(answer.steps.iter().all(|step| is_said(step)), "{label}");
                    assert!(answer.why.is_empty() || is_said(&answer.why), "{label}");
                    assert!(answer.elsewhere.iter().all(|line| is_said(line)), "{label}");
                    let cited = !answer.cites.is_empty() || !answer.silent.is_empty();
                    assert!(cited, "neither a rule nor silence: {label}");
                }
                assert_eq!(english.steps.len(), italian.steps.len(), "{label}");
                assert_eq!(english.cites, italian.cites, "{label}");
            }
        }
    }
}

#[test]
fn entries_and_groups_are_named_once() {
    let ids: BTreeSet<&str> = Irregularity::all().map(|(_, entry)| entry.id).collect();
    assert_eq!(ids.len(), Irregularity::all().count());
    for language in Language::complete() {
        let names: BTreeSet<String> = Irregularity::all().map(|(_, e)| e.name(language)).collect();
        assert_eq!(names.len(), ids.len(), "two entries are called alike in {language:?}");
        assert!(IrregularGroup::ALL.iter().all(|group| is_said(&group.name(language))));
    }
}

/// Checks that a record with a former name still finds its entry.
#[test]
fn a_former_name_is_known() {
    assert_eq!(Irregularity::called("nobody-opens").map(|entry| entry.id), Some("no-opening"));
}

/// Checks that a record finds the names of the entries, and of no other text about them.
#[test]
#[expect(clippy::disallowed_methods, reason = "the test reads the messages that it checks")]
fn a_record_finds_the_names_of_entries_alone() {
    for language in Language::complete() {
        for (_, entry) in Irregularity::all() {
            let name = irregularity_names::name_of(language, entry.id);
            assert_eq!(name, Some(entry.name(language)), "{language:?}");
        }
    }
    let text = fs::read_to_string(repository().join("locales/en/irregularities.ftl")).unwrap();
    let named = |head| text.lines().filter_map(move |line| line.strip_prefix(head));
    let named = named("irregular-").chain(named("spoken-"));
    for id in named.filter_map(|line| line.split_once(" =")).map(|(id, _)| id) {
        let known = Irregularity::called(id).is_some();
        assert_eq!(irregularity_names::name_of(Language::English, id).is_some(), known, "{id}");
    }
}
