//! Tests of `src/rules/floor/player_clock.rs`.

use bottone::rules::{
    floor::{Phase, PlayerClock, Reading},
    time::{Span, Timestamp},
};

const START: Timestamp = Timestamp::from_millis(1_000_000);

fn seconds(of: i64) -> Span {
    Span::from_secs(of)
}

fn at(of: i64) -> Timestamp {
    START.after(seconds(of))
}

#[test]
fn twenty_five_seconds_and_a_countdown_of_five_29() {
    let clock = PlayerClock::start(START, seconds(30), seconds(5));
    let cases = [
        (0, 30, Phase::Thinks),
        (24, 6, Phase::Thinks),
        (25, 5, Phase::LastSeconds),
        (29, 1, Phase::LastSeconds),
        (30, 0, Phase::Over),
        (99, 0, Phase::Over),
    ];
    for (passed, left, phase) in cases {
        let read = clock.read(at(passed));
        assert_eq!((read.left, read.phase), (seconds(left), phase), "after {passed} seconds");
    }
}

#[test]
fn a_stopped_clock_keeps_what_is_left() {
    let mut clock = PlayerClock::start(START, seconds(30), seconds(5));
    clock.stop_or_go_on(at(10));
    assert_eq!(
        clock.read(at(60)),
        Reading { left: seconds(20), phase: Phase::Thinks, stopped: true }
    );
    clock.stop_or_go_on(at(60));
    assert_eq!(clock.read(at(76)).phase, Phase::LastSeconds);
    clock.again(at(80));
    assert_eq!(clock.read(at(80)).left, seconds(30));
}

#[test]
fn more_time_counts_from_now_when_it_had_run_out() {
    let mut clock = PlayerClock::start(START, seconds(30), seconds(5));
    clock.extend(seconds(30), at(20));
    assert_eq!(clock.read(at(20)).left, seconds(40));
    clock.extend(seconds(30), at(100));
    assert_eq!(clock.read(at(100)).left, seconds(30));
}
