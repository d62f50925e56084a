//! Laws over random evenings of busts, moves and arrivals. A failing evening is printed with the
//! seed that proptest needs to replay it.

use bottone_base::seat::{FEWEST_SEATS, MOST_SEATS, SeatNo, Seats, strictly_between};
use bottone_rules::button::{
    Blind,
    ButtonRule::{self, Dead, DeadForward, Moving, Simple},
    ButtonRules, DeadDisc, LastHand, MovedPlayers, Newcomers, NextHand, first_hand, next_hand,
};
use proptest::prelude::*;

use super::{HandSequence, rules as only};

/// The players who leave and those who sit down before a hand, by seat.
type Turn = (Vec<bool>, Vec<bool>);

fn some_seats(each: f64) -> impl Strategy<Value = Vec<bool>> {
    prop::collection::vec(prop::bool::weighted(each), usize::from(MOST_SEATS))
}

fn turns(out: f64, joined: f64) -> impl Strategy<Value = Vec<Turn>> {
    prop::collection::vec((some_seats(out), some_seats(joined)), 1..60)
}

fn table() -> impl Strategy<Value = (u8, SeatNo, Seats)> {
    (FEWEST_SEATS..=MOST_SEATS, 1..=MOST_SEATS, some_seats(0.8)).prop_map(
        |(size, button, taken)| {
            let button = SeatNo::new(button.min(size)).expect("a seat");
            (size, button, chosen(&taken, size))
        },
    )
}

fn rules() -> impl Strategy<Value = ButtonRule> {
    prop::sample::select(vec![Dead, DeadForward, Moving, Simple])
}

prop_compose! {
    fn switches()(
        rule in rules(),
        newcomers in prop::sample::select(
            vec![Newcomers::ButtonToSmall, Newcomers::ButtonToBig, Newcomers::SmallToBig],
        ),
        dead_disc in prop::sample::select(vec![DeadDisc::EmptySeat, DeadDisc::LastDealer]),
        moved in prop::sample::select(vec![MovedPlayers::AsNewcomers, MovedPlayers::NeverDealer]),
    ) -> ButtonRules {
        ButtonRules { rule, newcomers, dead_disc, moved, ..ButtonRules::default() }
    }
}

fn chosen(each: &[bool], size: u8) -> Seats {
    SeatNo::up_to(size).filter(|seat| each[seat.index()]).collect()
}

/// One hand and the table at which it was dealt.
struct Dealt {
    before: LastHand,
    old: NextHand,
    hand: NextHand,
    out: Seats,
    live: Seats,
}

/// Plays an evening and reports every hand after the first. Players leave only while at least
/// `least` of the earlier ones stay.
fn play(
    rules: ButtonRules,
    (size, button, live): (u8, SeatNo, Seats),
    turns: &[Turn],
    least: usize,
    mut look: impl FnMut(&Dealt) -> Result<(), TestCaseError>,
) -> Result<(), TestCaseError> {
    let Some(mut old) = first_hand(button, live) else { return Ok(()) };
    let mut evening =
        HandSequence { rules, size, live, last: old.played(size), moved: Seats::NONE };
    for (leaves, comes) in turns {
        let mut out = chosen(leaves, size).intersection(evening.live);
        while evening.live.difference(out).len() < least && !out.is_empty() {
            out = out.first().map_or(out, |seat| out.without(seat));
        }
        evening.leave(out);
        evening.join_from_another_table(chosen(comes, size));
        let before = evening.last;
        let Some(hand) = evening.deal() else { break };
        look(&Dealt { before, old, hand, out, live: evening.live })?;
        old = hand;
    }
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(400) })]

    /// §1.2: the laws of every hand, under every rule and after any arrivals and departures.
    #[test]
    fn every_hand_can_be_dealt(
        rules in switches(), table in table(), turns in turns(0.1, 0.1),
    ) {
        play(rules, table, &turns, 0, |Dealt { hand, live, .. }| {
            let at = hand.positions;
            prop_assert!(hand.dealt.len() >= 2);
            prop_assert_eq!(hand.dealt.union(hand.waits), *live);
            prop_assert!(hand.dealt.intersection(hand.waits).is_empty());
            prop_assert!(hand.dealt.contains(at.big));
            prop_assert_eq!(hand.blind_due(at.big), Some(Blind::Big));
            prop_assert_eq!(hand.dealt.next(at.big), Some(hand.first));
            prop_assert!(hand.dealt.contains(hand.last));
            prop_assert_eq!(at.button == at.small, hand.dealt.len() == 2);
            prop_assert!(at.button != at.big && at.small != at.big);
            prop_assert!(at.are_possible(table.0, *live), "no floor could tell it: {at:?}");
            if at.button != at.small {
                prop_assert!(strictly_between(at.button, at.small, at.big));
            }
            if at.button.get() > table.0 || at.small.get() > table.0 {
                return Err(TestCaseError::fail("beyond the table"));
            }
            if rules.newcomers == Newcomers::ButtonToSmall && at.button != at.small {
                prop_assert!(hand.dealt.between(at.button, at.big).without(at.small).is_empty());
            }
            let one_each: Seats = hand.posts().map(|(seat, _)| seat).collect();
            prop_assert_eq!(one_each.len(), hand.posts().count());
            prop_assert!(one_each.difference(hand.dealt).is_empty());
            Ok(())
        })?;
    }

    /// §1.2 for the dead button: no player skips or repeats the big blind, which pulls the others
    /// along.
    #[test]
    fn dead_no_one_skips_or_repeats_the_big_blind(
        switches in switches(), forward in any::<bool>(), table in table(), turns in turns(0.1, 0.1),
    ) {
        let rule = if forward { DeadForward } else { Dead };
        let rules = ButtonRules { rule, moved: MovedPlayers::AsNewcomers, ..switches };
        play(rules, table, &turns, 0, |Dealt { old, hand, out, live, .. }| {
            let (was, at) = (old.positions, hand.positions);
            prop_assert!(at.big != was.big);
            let passed = old.dealt.difference(*out).between(was.big, at.big);
            prop_assert!(passed.is_empty(), "{passed:?} skipped the big blind");
            if at.button != at.small {
                prop_assert_eq!(at.small, was.big);
                let due = live.difference(hand.waits);
                prop_assert_eq!(due.next(was.big), Some(at.big));
            }
            Ok(())
        })?;
    }

    /// The push of 2026 only moves a dead button on. The blinds are the same, and no further player
    /// waits, as long as two of the last hand play on. With fewer, newcomers are let in because
    /// players are missing.
    #[test]
    fn the_push_only_lets_more_players_in(table in table(), turns in turns(0.15, 0.1)) {
        play(only(Dead), table, &turns, 0, |Dealt { before, old, hand, out, live }| {
            if old.dealt.difference(*out).len() < 2 {
                return Ok(());
            }
            let pushed = next_hand(DeadForward, Newcomers::default(), before, *live).expect("the same players");
            if hand.positions.button != hand.positions.small {
                prop_assert_eq!(pushed.positions.small, hand.positions.small);
                prop_assert_eq!(pushed.positions.big, hand.positions.big);
            }
            prop_assert!(hand.dealt.difference(pushed.dealt).is_empty());
            Ok(())
        })?;
    }

    /// Moving button, without arrivals and with at least three players. Any two who stay have
    /// posted the big blind equally often, apart from the current orbit. The same holds for the
    /// small blind, apart from blinds still to be collected.
    #[test]
    fn moving_each_pays_each_blind_once_an_orbit(table in table(), turns in turns(0.05, 0.0)) {
        let mut paid = [(0i32, 0i32); MOST_SEATS as usize];
        let mut hands = 0;
        play(only(Moving), table, &turns, 3, |Dealt { old, hand, live, .. }| {
            let first = (hands == 0).then_some(old);
            hands += 1;
            for (seat, blind) in first.into_iter().chain([hand]).flat_map(NextHand::posts) {
                let (small, big) = &mut paid[seat.index()];
                *match blind { Blind::Small => small, Blind::Big => big } += 1;
            }
            let spread = |of: fn(&(i32, i32)) -> i32| {
                let counts = || live.iter().map(|seat| of(&paid[seat.index()]));
                counts().max().unwrap_or(0) - counts().min().unwrap_or(0)
            };
            prop_assert!(live.len() < 3 || spread(|paid| paid.1) <= 1, "big blinds: {:?}", paid);
            prop_assert!(live.len() < 3 || spread(|paid| paid.0) <= 2, "small blinds: {:?}", paid);
            Ok(())
        })?;
    }

    /// Without arrivals and departures all four rules are the same.
    #[test]
    fn undisturbed_all_rules_agree(table in table(), hands in 1..40usize) {
        let quiet = vec![(vec![false; 11], vec![false; 11]); hands];
        play(only(Dead), table, &quiet, 0, |Dealt { before, hand, live, .. }| {
            for rule in [DeadForward, Moving, Simple] {
                let next = next_hand(rule, Newcomers::default(), before, *live);
                prop_assert_eq!(next, Some(*hand), "{:?}", rule);
            }
            Ok(())
        })?;
    }

    /// Two players who stay alone never post the same big blind twice in a row.
    #[test]
    fn heads_up_the_big_blind_changes_hands(
        rule in rules(), table in table(), turns in turns(0.2, 0.02),
    ) {
        play(only(rule), table, &turns, 0, |Dealt { old, hand, out, .. }| {
            if hand.dealt.len() == 2 {
                let again = old.positions.big == hand.positions.big;
                prop_assert!(!again || out.contains(old.positions.big));
                prop_assert_eq!(hand.first, hand.positions.button);
                prop_assert_eq!(hand.last, hand.positions.button);
            }
            Ok(())
        })?;
    }
}
