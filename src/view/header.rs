//! The bar at the top of every screen: time, blinds and the players left.

use bottone_base::time::{Span, Timestamp};
use bottone_i18n::Language;
use bottone_tournament::Tournament;
use bottone_vocabulary::words;

use super::{
    Stat, Tone, announcements,
    clock_text::ClockText,
    figures,
    highlight::{Highlight, HighlightText},
};

/// The content of the bar.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Header {
    /// The event's name.
    pub event: String,
    /// "Day 1B · NL Hold'em · 500+50".
    pub detail: String,
    /// "14:32"; empty after the end of a day.
    pub left: String,
    /// True if the clock is running.
    pub running: bool,
    /// The tone of the time: `Waits` in the last minute, `Gold` when it stands, else `Plain`.
    pub tone: Tone,
    /// "Level 9", "Break", "Paused · Level 9", "End of day · Play resumes at 14:00".
    pub heading: String,
    /// "400 / 800"; in a break the stakes of the next level.
    pub stakes: String,
    /// "ante 800"; empty without one.
    pub ante: String,
    /// Next, Break in, Players, Average; figures that have no meaning now are left out.
    pub stats: Vec<Stat>,
    /// The moment's text: "Level 13 · Blinds up · 2,000 / 4,000 · Big blind ante 4,000", "43
    /// players are in the money · at least €150". Empty without a moment.
    pub news: String,
    /// The strength of the bar's flash, in thousandths. It flashes once when a moment begins, then
    /// fades.
    pub flash: u16,
}

/// The time that the flash takes to fade, in milliseconds.
const FLASH: i64 = 1_500;
/// The time for which the bottom line shows a new announcement.
const ANNOUNCED: Span = Span::from_secs(20);

impl Header {
    /// Builds the bar at `at`.
    pub fn of(language: Language, t: &Tournament, at: Timestamp) -> Self {
        let setup = t.setup();
        let game = words::game_short(language, &t.clock().structure().game);
        let parts =
            [setup.day.clone(), game, words::price(language, setup.buy_in, &setup.currency)];
        let parts: Vec<String> = parts.into_iter().filter(|part| !part.is_empty()).collect();
        let clock = ClockText::of(language, t, at);
        let highlight = Highlight::of(t, at);
        let news = highlight.and_then(|of| HighlightText::of(language, t, of.kind, at));
        let passed = highlight.map_or(FLASH, |of| at.since(of.since).millis().clamp(0, FLASH));
        Self {
            news: news
                .map(|text| text.line())
                .or_else(|| announcement(language, t, at))
                .unwrap_or_default(),
            flash: u16::try_from(1_000 - passed * 1_000 / FLASH).unwrap_or(0),
            event: setup.name.clone(),
            detail: parts.join(" · "),
            stats: stats(language, t, &clock, at),
            left: clock.left,
            running: clock.running,
            tone: clock.tone,
            heading: words::joined([clock.heading, clock.resumes]),
            stakes: clock.stakes,
            ante: clock.ante_short,
        }
    }
}

/// Returns the announcement during its first seconds; `None` after that, and without one.
fn announcement(language: Language, t: &Tournament, at: Timestamp) -> Option<String> {
    let before = at.after(Span::ZERO.minus(ANNOUNCED));
    let said = announcements::announcements(language, t, at)?;
    (announcements::announcements(language, t, before).as_ref() != Some(&said)).then_some(said)
}

fn stats(language: Language, t: &Tournament, clock: &ClockText, at: Timestamp) -> Vec<Stat> {
    let next = clock.next.as_ref().filter(|_| !figures::on_break(t, at));
    let mut stats = Vec::with_capacity(4);
    stats.extend(next.map(|(stakes, _)| Stat::new(language, "figure-next", stakes, "")));
    let rest = figures::break_in(t, at);
    stats.extend(
        rest.map(|span| Stat::new(language, "figure-break-in", words::countdown(span), "")),
    );
    stats.push(figures::players(language, t));
    if let Some((chips, big)) = figures::average(t, at) {
        let blinds = big.map(|big| figures::big_blinds(language, chips, big)).unwrap_or_default();
        stats.push(Stat::new(language, "figure-average", language.chips(chips), blinds));
    }
    stats
}
