//! Tests of `src/rules/floor/player_clock.rs`.

use bottone_base::time::{Span, Timestamp};
use bottone_rules::floor::{ClockPhase, ClockReading, PlayerClock};

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
        (0, 30, ClockPhase::Thinks),
        (24, 6, ClockPhase::Thinks),
        (25, 5, ClockPhase::LastSeconds),
        (29, 1, ClockPhase::LastSeconds),
        (30, 0, ClockPhase::Over),
        (99, 0, ClockPhase::Over),
    ];
    for (passed, left, phase) in cases {
        let read = clock.read(at(passed));
        assert_eq!((read.left, read.phase), (seconds(left), phase), "after {passed} seconds");
    }
}

#[test]
fn a_stopped_clock_keeps_what_is_left() {
    let mut clock = PlayerClock::start(START, seconds(30), seconds(5));
    clock.toggle(at(10));
    assert_eq!(
        clock.read(at(60)),
        ClockReading { left: seconds(20), phase: ClockPhase::Thinks, stopped: true }
    );
    clock.toggle(at(60));
    assert_eq!(clock.read(at(76)).phase, ClockPhase::LastSeconds);
    clock.restart(at(80));
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
