//! The face that is shown at each time.

use bottone::store::profiles::themes::{
    CurrentFace, FaceTurn,
    WallFace::{self, Clock, Moves, Payouts, Seats},
    WallPlan,
};

fn turns(turns: &[(WallFace, u16)]) -> Vec<FaceTurn> {
    turns.iter().map(|&(face, seconds)| FaceTurn { face, seconds }).collect()
}

/// Checks each row: the time in milliseconds, the face, its time so far, and its end.
#[test]
fn faces_take_their_turns_and_lists_go_on_where_they_were() {
    let plan = turns(&[(Clock, 40), (Seats, 20), (Clock, 10), (Payouts, 5)]);
    for (millis, face, elapsed, changes_in) in [
        (0, Clock, 0, 40_000),
        (39_999, Clock, 39_999, 1),
        (40_000, Seats, 0, 20_000),
        (60_000, Clock, 40_000, 10_000),
        (70_000, Payouts, 0, 5_000),
        (75_000, Clock, 50_000, 40_000),
        (115_500, Seats, 20_500, 19_500),
        (190_000 + 3, Seats, 40_003, 19_997),
    ] {
        let found = CurrentFace::of(&plan, millis, |_| true);
        assert_eq!(found, CurrentFace { face, elapsed, changes_in: Some(changes_in) }, "{millis}");
    }
}

#[test]
fn a_face_with_nothing_to_show_is_left_out_and_the_clock_is_always_there() {
    let plan = turns(&[(Clock, 10), (Moves, 10), (Payouts, 10)]);
    let quiet = |face| face != Moves;
    for (millis, face) in [(0, Clock), (10_000, Payouts), (20_000, Clock), (39_999, Payouts)] {
        assert_eq!(CurrentFace::of(&plan, millis, quiet).face, face, "{millis}");
    }
    for plan in [Vec::new(), turns(&[(Moves, 10)])] {
        let found = CurrentFace::of(&plan, 12_345, quiet);
        assert_eq!((found.face, found.changes_in), (Clock, None));
    }
    // A face without others has no change.
    let alone = CurrentFace::of(&turns(&[(Clock, 10), (Clock, 20)]), 25_000, quiet);
    assert_eq!((alone.face, alone.elapsed, alone.changes_in), (Clock, 25_000, None));
}

/// Checks that at every instant up to an hour the face stays until the plan changes it.
#[test]
fn nothing_jumps_between_two_changes() {
    let plan = WallPlan::default();
    for turns in [&plan.registration, &plan.play, &plan.pause, &plan.over] {
        let mut millis = 0;
        while millis < 3_600_000 {
            let now = CurrentFace::of(turns, millis, |_| true);
            let left = now.changes_in.unwrap();
            let last = CurrentFace::of(turns, millis + left - 1, |_| true);
            assert_eq!((last.face, last.elapsed), (now.face, now.elapsed + left - 1));
            millis += left;
        }
    }
}
