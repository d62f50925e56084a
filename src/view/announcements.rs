//! Announcements ahead of time: the break, chips that leave play, and the end of registration.

use bottone_base::time::{Span, Timestamp};
use bottone_i18n::Language;
use bottone_rules::levels::Row;
use bottone_tournament::Tournament;
use bottone_vocabulary::words;

use super::{clock, figures};

/// The time before an event at which it is announced.
pub const SOON: Span = Span::from_minutes(5);

/// Returns the announcements for the next [`SOON`] in one line, "Break at 21:40 · 100s come off at
/// the break". `None` without one, and while the clock is paused, because the time is unknown then.
pub fn announcements(language: Language, t: &Tournament, at: Timestamp) -> Option<String> {
    let time = |left: Span| words::time_of_day(at.after(left));
    let say = |name: &str, left: Span| language.say(name, &[("time", time(left).into())]);
    let closes = if_near(closes_in(t, at)).map(|left| say("wall-soon-closes", left));
    let pause = if_near(break_in(t, at)).map(|left| {
        let row = t.clock().read(at).row;
        let chips = clock::chip_note(language, t.clock().structure(), row);
        words::joined([say("wall-soon-break", left), chips])
    });
    let all: Vec<String> = pause.into_iter().chain(closes).collect();
    (!all.is_empty()).then(|| all.join(" · "))
}

/// Returns the time until the next announcement, if it depends on time alone.
pub fn next_change(t: &Tournament, at: Timestamp) -> Option<Span> {
    let all = [closes_in(t, at), break_in(t, at)].into_iter().flatten();
    all.map(|left| left.minus(SOON)).filter(|left| *left > Span::ZERO).min()
}

/// An announcement ahead of time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Soon {
    /// A break follows the row that is played then.
    Break(usize),
    /// Registration closes.
    Closes,
}

/// Returns the announcements to come and their instants, if the clock is not touched.
pub fn coming(t: &Tournament, at: Timestamp) -> Vec<(Soon, Timestamp)> {
    if !is_running(t, at) {
        return Vec::new();
    }
    let clock = t.clock();
    let early = |left: Span| at.after(left.minus(SOON));
    let rows = clock.structure().rows.iter().enumerate().skip(clock.read(at).row + 1);
    let breaks = rows.filter(|(_, row)| matches!(row, Row::Break(_)));
    let breaks = breaks.filter_map(|(row, _)| {
        let when = early(clock.time_until(row, at)?);
        // After a short level the room has just come from the break before.
        let plays = clock.read(when).row;
        let is_level = clock.structure().rows.get(plays)?.level().is_some();
        is_level.then_some((Soon::Break(plays), when))
    });
    let closes = figures::entries_close_in(t, at).map(|left| (Soon::Closes, early(left)));
    breaks.chain(closes).filter(|(_, when)| *when > at).collect()
}

fn if_near(left: Option<Span>) -> Option<Span> {
    left.filter(|left| Span::ZERO < *left && *left <= SOON)
}

fn closes_in(t: &Tournament, at: Timestamp) -> Option<Span> {
    figures::entries_close_in(t, at).filter(|_| is_running(t, at))
}

/// Returns the time until the next break; `None` during a break or without a running clock.
fn break_in(t: &Tournament, at: Timestamp) -> Option<Span> {
    figures::break_in(t, at).filter(|_| is_running(t, at) && !figures::on_break(t, at))
}

fn is_running(t: &Tournament, at: Timestamp) -> bool {
    t.clock().runs(at) && t.winner(at).is_none()
}

/// Returns the time after `at` until the level or break ends and the view changes, in milliseconds.
/// `None` while the clock stands.
pub fn until_change(t: &Tournament, at: Timestamp) -> Option<i64> {
    let left = t.clock().read(at).left.millis();
    let left = (t.clock().runs(at) && left > 0).then_some(left);
    // An announcement begins then.
    left.into_iter().chain(next_change(t, at).map(Span::millis)).min()
}
