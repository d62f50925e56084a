//! Tests of the players' clocks.

use bottone::{
    base::time::{Span, Timestamp},
    rules::floor::PlayerClock,
    sound::Watch,
    tournament::{Tournament, setup::Setup},
    view::cues::{AudibleState, Cue, Timer},
};

use crate::stage::{self, EVENING};

fn at(millis: i64) -> Timestamp {
    EVENING.after(Span::from_millis(millis))
}

fn timer(seconds: i64) -> Timer {
    let clock = PlayerClock::start(EVENING, Span::from_secs(seconds), Span::from_secs(5));
    Timer { started: EVENING, clock }
}

/// Returns the cues of these clocks in a minute, each with its second.
fn heard(timers: impl Fn(i64) -> Vec<Timer>, every: i64) -> Vec<(i64, Cue)> {
    let t = Tournament::new(Setup::default(), stage::structure("club-turbo"));
    let mut watch = Watch::default();
    let mut heard = Vec::new();
    let mut millis = 0;
    while millis <= 60_000 {
        let now = AudibleState::of(&t, timers(millis), at(millis)).unwrap();
        heard.extend(watch.due_cues(&now, at(millis)));
        millis += every;
    }
    heard.into_iter().map(|due| (due.at.since(EVENING).millis() / 1_000, due.cue)).collect()
}

#[test]
fn the_last_ten_seconds_and_the_end_are_heard_once() {
    for every in [10, 333, 1_000] {
        let long = heard(|_| vec![timer(30)], every);
        assert_eq!(long, [(20, Cue::LastSeconds), (30, Cue::TimeUp)], "every {every} ms");
        // A shot clock of fifteen seconds is always near its end.
        assert_eq!(heard(|_| vec![timer(15)], every), [(15, Cue::TimeUp)], "every {every} ms");
        let two = heard(|_| vec![timer(15), timer(20)], every);
        let cues = [(10, Cue::LastSeconds), (15, Cue::TimeUp), (20, Cue::TimeUp)];
        assert_eq!(two, cues, "every {every} ms");
    }
}

#[test]
fn a_clock_that_is_stopped_or_taken_away_is_silent_and_more_time_is_heard_at_its_end() {
    let stopped = |millis: i64| {
        let mut timer = timer(30);
        if millis >= 5_000 {
            timer.clock.toggle(at(5_000));
        }
        vec![timer]
    };
    assert_eq!(heard(stopped, 100), []);
    let taken = |millis: i64| if millis < 15_000 { vec![timer(30)] } else { Vec::new() };
    assert_eq!(heard(taken, 100), []);
    let extended = |millis: i64| {
        let mut timer = timer(30);
        if millis >= 25_000 {
            timer.clock.extend(Span::from_secs(30), at(25_000));
        }
        vec![timer]
    };
    let cues = [(20, Cue::LastSeconds), (50, Cue::LastSeconds), (60, Cue::TimeUp)];
    assert_eq!(heard(extended, 100), cues);
}
