//! Penalties, clocks, and busts in one hand.

use bottone_base::seat::TableNo;
use bottone_rules::floor::{
    BustVerdict, BustedStack, ClockVerdict, ClockedAct, FacedBet, PenaltyVerdict, PlayMode, busts,
    clock, penalty,
};

use bottone_rules_support::profiles::rulebook;

use super::{chips, cites};

/// TDA 2024 rule 71: nine players and one round, seven and two; the WSOP has a limit of four
/// rounds.
#[test]
fn missed_rounds_are_hands() {
    let hands = |id, players, rounds| penalty(&rulebook(id), players, rounds).verdict;
    assert_eq!(hands("tda-2024", 9, 1), PenaltyVerdict::Hands(9));
    assert_eq!(hands("tda-2024", 7, 2), PenaltyVerdict::Hands(14));
    assert_eq!(hands("tda-2024", 9, 5), PenaltyVerdict::Hands(45));
    assert_eq!(hands("wsop-2026", 9, 4), PenaltyVerdict::Hands(36));
    assert_eq!(hands("wsop-2026", 9, 5), PenaltyVerdict::AtMostRounds(4));
    assert_eq!(hands("tda-2024", 255, 255), PenaltyVerdict::Hands(65_025));
    assert_eq!(cites(&penalty(&rulebook("wsop-2026"), 9, 1)), ["WSOP T114"]);
}

/// TDA 2024 rule 29, WSOP tournament rule 80.
#[test]
fn a_clock_that_runs_out() {
    let (in_time, tie, late) =
        (ClockedAct::InTime, ClockedAct::WithTheLastSecond, ClockedAct::TooLate);
    let cases = [
        ("tda-2024", in_time, FacedBet::ABet, ClockVerdict::ActCounts),
        ("tda-2024", tie, FacedBet::ABet, ClockVerdict::ActCounts),
        ("tda-2024", late, FacedBet::ABet, ClockVerdict::HandDead),
        ("tda-2024", late, FacedBet::Nothing, ClockVerdict::Checked),
        ("wsop-2026", in_time, FacedBet::Nothing, ClockVerdict::ActCounts),
        ("wsop-2026", tie, FacedBet::ABet, ClockVerdict::FloorSays),
        ("wsop-2026", late, FacedBet::Nothing, ClockVerdict::HandDead),
        ("wsop-2026", late, FacedBet::ABet, ClockVerdict::HandDead),
    ];
    for (id, act, faces, verdict) in cases {
        assert_eq!(clock(&rulebook(id), act, faces).verdict, verdict, "{id} {act:?} {faces:?}");
    }
    assert_eq!(cites(&clock(&rulebook("tda-2024"), late, FacedBet::ABet)), ["TDA 29"]);
    assert_eq!(cites(&clock(&rulebook("wsop-2026"), late, FacedBet::ABet)), ["WSOP T80"]);
}

/// The big blind 2,000 and its ante 2,000: X starts with 5,000 as big blind, Y with 4,000.
#[test]
fn busts_in_one_hand() {
    let table = |number| TableNo::new(number).unwrap();
    let bust =
        |at, stack, ante| BustedStack { table: table(at), stack: chips(stack), ante: chips(ante) };
    let x = bust(1, 5_000, 2_000);
    let y = bust(1, 4_000, 0);
    let elsewhere = bust(2, 4_000, 0);
    let cases = [
        ("tda-2024", y, BustVerdict::First),
        ("tda-2024", elsewhere, BustVerdict::Shared),
        ("tda-2026", y, BustVerdict::Second),
        ("tda-2026", elsewhere, BustVerdict::Shared),
        ("wsop-2026", y, BustVerdict::First),
        ("wsop-2026", elsewhere, BustVerdict::Shared),
        ("roberts", elsewhere, BustVerdict::First),
        ("roberts", bust(2, 5_000, 0), BustVerdict::Shared),
    ];
    for (id, other, verdict) in cases {
        assert_eq!(
            busts(&rulebook(id), PlayMode::Apart, x, other).verdict,
            verdict,
            "{id} {other:?}"
        );
    }
    assert_eq!(cites(&busts(&rulebook("tda-2026"), PlayMode::Apart, x, y)), ["TDA 2026 22"]);
    // In a hand played hand for hand, the players share by the example of TDA RP-8-A.
    let together = busts(&rulebook("tda-2024"), PlayMode::Together, x, y);
    assert_eq!(together.verdict, BustVerdict::Shared);
    assert_eq!(cites(&together), ["TDA RP-8-A"]);
    assert_eq!(busts(&rulebook("wsop-2026"), PlayMode::Together, x, y).verdict, BustVerdict::First);
}
