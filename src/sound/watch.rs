//! Repeated looks at the clock, which find the cues due since the last look.

use bottone_base::time::{Span, Timestamp};
use bottone_tournament::clock::ClockStatus;
use bottone_view::cues::{AudibleState, Begins, Cue, Due, begins};

/// The pause after which the computer counts as having slept; cues of that time are dropped.
const SLEPT: Span = Span::from_secs(30);
/// The delay after which the notice of the last minute would be untrue.
const TOO_LATE: Span = Span::from_secs(5);

/// Finds every cue once, however often it looks. Cues from before the first look, or from a sleep
/// of the computer, are dropped.
#[derive(Clone, Debug, Default)]
pub struct Watch(Option<LastLook>);

/// The state at the last look.
#[derive(Clone, Debug)]
struct LastLook {
    at: Timestamp,
    audible: AudibleState,
    /// The place in the structure that was last announced to the room.
    announced: AnnouncedPlace,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum AnnouncedPlace {
    /// Before the start.
    Nowhere,
    Row(usize),
    /// After the end of the day.
    Night,
}

impl Watch {
    /// Returns the cues due since the last look, in order; none at the first look, and none after a
    /// sleep.
    pub fn due_cues(&mut self, audible: &AudibleState, now: Timestamp) -> Vec<Due> {
        let here = place(audible, now);
        let Some(seen) = &mut self.0 else {
            self.0 = Some(LastLook { at: now, audible: audible.clone(), announced: here });
            return Vec::new();
        };
        let gap = now.since(seen.at);
        if gap > SLEPT || gap < Span::ZERO {
            *seen = LastLook { at: now, audible: audible.clone(), announced: here };
            return Vec::new();
        }
        let moment = audible.moment().filter(|due| now.since(due.at) <= TOO_LATE);
        let moment = moment.filter(|due| seen.audible.moment() != Some(*due));
        if audible.is_over() {
            // The clock of an event that is won says nothing to the room.
            *seen = LastLook { at: now, audible: audible.clone(), announced: here };
            return moment.into_iter().collect();
        }
        let mut due: Vec<Due> = cues_ahead(seen, audible, now).collect();
        // If the floor has touched the clock, an earlier announcement no longer applies.
        let same = seen.audible.clock() == audible.clock();
        let soon = seen.audible.announces(seen.at, now).filter(|_| same);
        due.extend(soon.filter(|due| now.since(due.at) <= TOO_LATE));
        due.extend(clock_cue(seen, audible, now));
        let timers = audible.timer_cues(seen.at).filter(|due| due.at <= now);
        due.extend(timers);
        if audible.is_hand_for_hand() && !seen.audible.is_hand_for_hand() {
            // Hand for hand stops the clock, so the pause needs no cue of its own.
            due.retain(|due| due.cue != Cue::Paused);
            due.push(Due { cue: Cue::HandForHand, at: now });
        }
        due.extend(moment);
        due.sort_by_key(|due| due.at);
        seen.at = now;
        if seen.audible != *audible {
            seen.audible.clone_from(audible);
        }
        due
    }
}

fn place(audible: &AudibleState, now: Timestamp) -> AnnouncedPlace {
    let reading = audible.clock().read(now);
    match reading.state {
        ClockStatus::Waiting => AnnouncedPlace::Nowhere,
        ClockStatus::DayOver => AnnouncedPlace::Night,
        ClockStatus::Running | ClockStatus::Paused | ClockStatus::Overtime => {
            AnnouncedPlace::Row(reading.row)
        }
    }
}

/// Returns the cues of the last minute and of the three seconds before an end that is still ahead.
fn cues_ahead(
    seen: &LastLook,
    audible: &AudibleState,
    now: Timestamp,
) -> impl Iterator<Item = Due> {
    // If the floor has touched the clock, its earlier cues no longer apply.
    let same = seen.audible.clock() == audible.clock();
    let still = same && place(&seen.audible, seen.at) == place(audible, now);
    let due = if still { audible.clock_cues(seen.at) } else { Vec::new() };
    due.into_iter().filter(move |due| {
        let late = now.since(due.at);
        let near = matches!(due.cue, Cue::MinuteLeft | Cue::BreakEndsSoon);
        late >= Span::ZERO && !matches!(due.cue, Cue::Begins(_)) && !(near && late > TOO_LATE)
    })
}

/// Returns the cue about the present place, if the room needs one.
fn clock_cue(seen: &mut LastLook, audible: &AudibleState, now: Timestamp) -> Option<Due> {
    let clock = audible.clock();
    let reading = clock.read(now);
    let here = place(audible, now);
    let ran = seen.audible.clock().runs(seen.at);
    let before = seen.announced;
    // The time at which it began, if it began by itself.
    let same = seen.audible.clock() == clock;
    let began = seen.at.after(clock.read(seen.at).left);
    let at = if same && began <= now { began } else { now };
    match reading.state {
        ClockStatus::Waiting => {
            seen.announced = here;
            None
        }
        // A level chosen while the clock is stopped is announced when it begins to run.
        ClockStatus::Paused => ran.then_some(Due { cue: Cue::Paused, at: now }),
        ClockStatus::DayOver => {
            seen.announced = here;
            (before != here).then_some(Due { cue: Cue::Begins(Begins::Night), at })
        }
        ClockStatus::Running | ClockStatus::Overtime if before != here => {
            seen.announced = here;
            let row = if let AnnouncedPlace::Row(row) = before { Some(row) } else { None };
            Some(Due { cue: Cue::Begins(begins(clock, reading.row, row)), at })
        }
        ClockStatus::Running | ClockStatus::Overtime => {
            (!ran).then_some(Due { cue: Cue::Resumed, at: now })
        }
    }
}
