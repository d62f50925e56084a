//! Laws over random pushes. A failing one is printed with the seed that proptest needs to find it
//! again.

use bottone_base::chips::Chips;
use bottone_hands::ruling::{MOST_STEPS, MOST_TOPICS, rule};
use bottone_rules::{
    betting::Betting,
    ruling::{
        Announcement, ExactlyHalf, HalfOf, LastChips, Motions, PulledCover, PushAction, PushRules,
        Situation, StreetFacts, Undercall, WordTiming, WordsAgainstChips,
    },
};
use proptest::prelude::*;

use bottone_rules_support::question::profile;

const VALUES: [u64; 7] = [25, 50, 100, 500, 1_000, 5_000, 25_000];

fn chips(most: usize) -> impl Strategy<Value = Vec<Chips>> {
    let chip = prop::sample::select(VALUES.to_vec()).prop_map(Chips::new);
    prop::collection::vec(chip, 0..=most)
}

fn amount() -> impl Strategy<Value = Chips> {
    prop_oneof![3 => (1..400_u64).prop_map(|n| Chips::new(n * 25)), 1 => (1..20_000_u64).prop_map(Chips::new)]
}

fn betting() -> impl Strategy<Value = Betting> {
    prop_oneof![
        4 => Just(Betting::NoLimit),
        1 => Just(Betting::PotLimit),
        1 => amount().prop_map(Betting::Limit),
    ]
}

fn said() -> impl Strategy<Value = Announcement> {
    prop_oneof![
        8 => Just(Announcement::Nothing),
        1 => Just(Announcement::Call),
        1 => Just(Announcement::Check),
        1 => Just(Announcement::Fold),
        2 => Just(Announcement::Raise),
        1 => amount().prop_map(Announcement::RaiseTo),
        1 => amount().prop_map(Announcement::Bet),
        1 => amount().prop_map(Announcement::Amount),
        1 => Just(Announcement::AllIn),
        1 => Just(Announcement::Pot),
        1 => prop::sample::select(vec!["five", "raise two five", "vedo", "passo", "venticinque"])
            .prop_map(|words| Announcement::Unclear(words.to_owned())),
    ]
}

fn rules() -> impl Strategy<Value = PushRules> {
    use prop::sample::select;
    (
        select(vec![ExactlyHalf::Raise, ExactlyHalf::Call, ExactlyHalf::Floor]),
        select(vec![HalfOf::LeastRaise, HalfOf::Bet]),
        select(vec![Undercall::Floor, Undercall::Call]),
        select(vec![WordsAgainstChips::First, WordsAgainstChips::Always]),
        select(vec![Motions::One, Motions::Several]),
        select(vec![LastChips::AllIn, LastChips::AsAny]),
        select(vec![PulledCover::WhatIsOut, PulledCover::Call]),
    )
        .prop_map(
            |(exactly_half, half_of, undercall, words, motions, last_chips, pulled_cover)| {
                PushRules {
                    exactly_half,
                    half_of,
                    undercall,
                    words,
                    motions,
                    last_chips,
                    pulled_cover,
                }
            },
        )
}

prop_compose! {
    /// Returns a random possible situation, and now and then an impossible one.
    fn situations()(
        betting in betting(),
        big_blind in amount(),
        bet in prop_oneof![1 => Just(Chips::ZERO), 5 => amount()],
        raise in amount(),
        pot in amount(),
        front in chips(4),
        left in prop::option::weighted(0.4, 0..5_usize),
        push in chips(6),
        behind in prop_oneof![2 => Just(None), 1 => Just(Some(Chips::ZERO)), 2 => amount().prop_map(Some)],
        said in said(),
        when in prop::sample::select(vec![WordTiming::Before, WordTiming::With, WordTiming::After]),
        live in 2..6_u8,
        opener in any::<bool>(),
        acted in prop::option::weighted(0.3, 0..100_u64),
        raises in 0..5_u8,
    ) -> Situation {
        let front = if bet.is_zero() { Vec::new() } else { front };
        let front_left = left.map(|left| front[..left.min(front.len())].to_vec());
        let acted_at = acted.map(|part| Chips::new(bet.get() * part / 100));
        let said = if push.is_empty() && said == Announcement::Nothing { Announcement::Call } else { said };
        let mut situation = Situation {
            betting, big_blind, bet, raise, pot: Some(pot), front, front_left, push, behind, said, when,
            live, opener, acted_at, raises, followed: StreetFacts::UNKNOWN,
        };
        // Chips pulled back also count as behind.
        situation.behind = behind.map(|behind| behind.plus(situation.pulled_back()));
        situation
    }
}

fn sum(chips: &[Chips]) -> Chips {
    chips.iter().copied().sum()
}

fn left(situation: &Situation) -> Chips {
    sum(situation.front_left.as_deref().unwrap_or(&situation.front))
}

/// Returns the least total of a raise.
fn least(situation: &Situation) -> Chips {
    match situation.betting {
        Betting::Limit(_) => situation.bet,
        _ if situation.bet.is_zero() => situation.big_blind,
        _ => situation.bet.plus(situation.raise),
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(4_000))]

    #[test]
    fn no_chip_is_made_or_lost(situation in situations(), rules in rules()) {
        let (_, betting) = profile("tda");
        let ruling = rule(&situation, &rules, &betting).expect("a ruling");
        let there = left(&situation).plus(sum(&situation.push));
        for outcome in ruling.choice.iter().chain([ruling.outcome()]) {
            prop_assert_eq!(outcome.total.plus(outcome.back), there.plus(outcome.add));
            prop_assert!(outcome.add.is_zero() || outcome.back.is_zero());
        }
    }

    #[test]
    fn no_one_pays_more_than_they_have(situation in situations(), rules in rules()) {
        let (_, betting) = profile("tda");
        let ruling = rule(&situation, &rules, &betting).expect("a ruling");
        // With no chips pushed and none behind, the stack is unknown.
        let Some(behind) = situation.behind.filter(|b| !(b.is_zero() && situation.push.is_empty()))
        else { return Ok(()) };
        for outcome in ruling.choice.iter().chain([ruling.outcome()]) {
            prop_assert!(outcome.add <= behind, "{outcome:?}");
        }
    }

    #[test]
    fn the_order_of_the_chips_is_nothing(situation in situations(), rules in rules()) {
        let (_, betting) = profile("tda");
        let mut other = situation.clone();
        other.push.reverse();
        other.front.reverse();
        prop_assert_eq!(rule(&situation, &rules, &betting), rule(&other, &rules, &betting));
        other.push.sort_unstable();
        prop_assert_eq!(rule(&situation, &rules, &betting), rule(&other, &rules, &betting));
    }

    #[test]
    fn a_bet_or_raise_is_no_less_than_the_least(situation in situations(), rules in rules()) {
        let (_, betting) = profile("tda");
        let ruling = rule(&situation, &rules, &betting).expect("a ruling");
        for outcome in ruling.choice.iter().chain([ruling.outcome()]) {
            match outcome.action {
                PushAction::Bet => prop_assert!(situation.bet.is_zero() && outcome.total >= least(&situation)),
                PushAction::Raise => prop_assert!(outcome.total > situation.bet && outcome.total >= least(&situation)),
                PushAction::Call => prop_assert_eq!(outcome.total, situation.bet),
                _ => {}
            }
        }
    }

    #[test]
    fn the_floor_is_asked_only_with_two_answers_to_choose_from(situation in situations(), rules in rules()) {
        let (_, betting) = profile("tda");
        let ruling = rule(&situation, &rules, &betting).expect("a ruling");
        let unclear = matches!(situation.said, Announcement::Unclear(_));
        let choices = ruling.choice.len();
        let asked = choices == 2 || unclear && choices == 1;
        prop_assert_eq!(ruling.action == PushAction::Floor, asked, "{:?}", ruling);
        if let Some(usual) = ruling.choice.first() {
            prop_assert_eq!(usual.total, ruling.total);
        }
        // No step was left out for lack of room.
        prop_assert!(ruling.steps.len() < MOST_STEPS && ruling.topics.len() < MOST_TOPICS);
        prop_assert!(!ruling.topics.is_empty() || ruling.action == PushAction::AllIn, "{:?}", ruling);
    }

    /// One more chip in a silent push never makes the total smaller. So it never turns a raise into
    /// a call. With more chips, no fewer are unneeded. The one exception is a cover that was pulled
    /// back. There, chips that make exactly the call are a call. With one fewer they would be
    /// counted together with the cover.
    #[test]
    fn one_more_chip_never_makes_the_total_smaller(
        situation in situations(), rules in rules(), more in prop::sample::select(VALUES.to_vec()),
    ) {
        let (_, betting) = profile("tda");
        let mut fewer = Situation { said: Announcement::Nothing, ..situation };
        if fewer.push.is_empty() {
            fewer.push.push(Chips::new(25));
        }
        if sum(&fewer.front) >= fewer.bet {
            fewer.front_left = None;
        }
        let mut other = fewer.clone();
        other.push.push(Chips::new(more));
        let fewer = rule(&fewer, &rules, &betting).expect("a ruling");
        let other = rule(&other, &rules, &betting).expect("a ruling");
        prop_assert!(other.total >= fewer.total, "{:?}\nthen {:?}", fewer, other);
    }
}
