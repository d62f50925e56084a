//! Looks now and then, and finds what fell due since.

use crate::{
    rules::time::{Span, Timestamp},
    tournament::clock::State,
    view::cues::{Begins, Cue, Due, Heard, begins},
};

/// Whoever has not looked for longer than this slept, and hears nothing of what was missed.
const SLEPT: Span = Span::from_secs(30);
/// A notice of a minute that is later than this says something untrue.
const TOO_LATE: Span = Span::from_secs(5);

/// Finds every cue once, however often or seldom it looks; what lies in the past when somebody begins to
/// listen, or when the computer has slept, is not heard afterwards.
#[derive(Clone, Debug, Default)]
pub struct Watch(Option<Seen>);

/// What the last look saw.
#[derive(Clone, Debug)]
struct Seen {
    at: Timestamp,
    heard: Heard,
    /// Where the room was last told that it is.
    told: ToldPlace,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum ToldPlace {
    /// Before the start.
    Nowhere,
    Row(usize),
    /// The day is over.
    Night,
}

impl Watch {
    /// What fell due since the last look, in order; nothing at the first one, and nothing after a sleep.
    pub fn look(&mut self, heard: &Heard, now: Timestamp) -> Vec<Due> {
        let here = place(heard, now);
        let Some(seen) = &mut self.0 else {
            self.0 = Some(Seen { at: now, heard: heard.clone(), told: here });
            return Vec::new();
        };
        let gap = now.since(seen.at);
        if gap > SLEPT || gap < Span::ZERO {
            *seen = Seen { at: now, heard: heard.clone(), told: here };
            return Vec::new();
        }
        let mut due: Vec<Due> = approaching(seen, heard, now).collect();
        due.extend(stopped_or_went_on(seen, heard, now));
        let timers = heard.timers_bring(seen.at).filter(|due| due.at <= now);
        due.extend(timers);
        if heard.is_hand_for_hand() && !seen.heard.is_hand_for_hand() {
            // It stops the clock, which goes without saying.
            due.retain(|due| due.cue != Cue::Paused);
            due.push(Due { cue: Cue::HandForHand, at: now });
        }
        due.sort_by_key(|due| due.at);
        seen.at = now;
        if seen.heard != *heard {
            seen.heard.clone_from(heard);
        }
        due
    }
}

fn place(heard: &Heard, now: Timestamp) -> ToldPlace {
    let reading = heard.clock().read(now);
    match reading.state {
        State::Waiting => ToldPlace::Nowhere,
        State::DayOver => ToldPlace::Night,
        State::Running | State::Paused | State::Overtime => ToldPlace::Row(reading.row),
    }
}

/// The minute and the three seconds before an end that is still to come.
fn approaching(seen: &Seen, heard: &Heard, now: Timestamp) -> impl Iterator<Item = Due> {
    // Where somebody touched the clock, what it would have brought before that was never to come.
    let same = seen.heard.clock() == heard.clock();
    let still = same && place(&seen.heard, seen.at) == place(heard, now);
    let due = if still { heard.coming(seen.at) } else { Vec::new() };
    due.into_iter().filter(move |due| {
        let late = now.since(due.at);
        let near = matches!(due.cue, Cue::MinuteLeft | Cue::BreakEndsSoon);
        late >= Span::ZERO && !matches!(due.cue, Cue::Begins(_)) && !(near && late > TOO_LATE)
    })
}

/// What the room has to be told of where it is now.
fn stopped_or_went_on(seen: &mut Seen, heard: &Heard, now: Timestamp) -> Option<Due> {
    let clock = heard.clock();
    let reading = clock.read(now);
    let here = place(heard, now);
    let ran = seen.heard.clock().runs(seen.at);
    let before = seen.told;
    // When it began, as far as it began by itself.
    let same = seen.heard.clock() == clock;
    let began = seen.at.after(clock.read(seen.at).left);
    let at = if same && began <= now { began } else { now };
    match reading.state {
        State::Waiting => {
            seen.told = here;
            None
        }
        // A level that was gone to while the clock stands is told when it begins to run.
        State::Paused => ran.then_some(Due { cue: Cue::Paused, at: now }),
        State::DayOver => {
            seen.told = here;
            (before != here).then_some(Due { cue: Cue::Begins(Begins::Night), at })
        }
        State::Running | State::Overtime if before != here => {
            seen.told = here;
            let row = if let ToldPlace::Row(row) = before { Some(row) } else { None };
            Some(Due { cue: Cue::Begins(begins(clock, reading.row, row)), at })
        }
        State::Running | State::Overtime => (!ran).then_some(Due { cue: Cue::Resumed, at: now }),
    }
}
