//! The players' clocks: their display, and the effect of running out.

use bottone_base::time::{Span, Timestamp};
use bottone_i18n::Language;
use bottone_rules::{
    floor::{ClockPhase, ClockVerdict, ClockedAct, FacedBet, PlayerClock, clock},
    rulebook::{
        BankReset, ClockCaller, ClockExpiry, ClockSeconds, Rulebook, ShotClock, ShotClockStart,
        TimeBefore, UnusedBanks,
    },
    ruling::cites::Topic,
};
use bottone_tournament::Tournament;
use bottone_view::Tone;

/// The kind of clock.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum TableClockKind {
    /// Called on a player.
    #[default]
    Called,
    /// The shot clock, which runs for every decision.
    Shot,
}

/// The display of a running clock.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Face {
    /// "25", "1:30".
    pub digits: String,
    /// "+5": the countdown that follows; empty without one.
    pub countdown: String,
    /// "Thinks", "Last seconds", "Time", "Stopped".
    pub word: String,
    /// `Good` while there is time, `Waits` in the last seconds and after them, `Gold` when stopped.
    pub tone: Tone,
    /// True if time has run out.
    pub is_over: bool,
    /// "At zero the hand is dead", with the rule.
    pub at_zero: String,
    /// The effect of an action in the last second.
    pub tie: String,
}

impl Face {
    /// Builds the display of `running` at `at`, against a player in this situation, under `book`.
    /// `expiry` is the effect of a shot clock at zero, which no book defines.
    pub fn of(
        language: Language,
        running: &PlayerClock,
        faces: FacedBet,
        expiry: Option<ClockExpiry>,
        book: &Rulebook,
        at: Timestamp,
    ) -> Self {
        let read = running.read(at);
        // A called clock is shown in two parts: twenty-five seconds, then five.
        let in_two = expiry.is_none() && read.phase == ClockPhase::Thinks;
        let shown = if in_two { read.left.minus(running.last_seconds()) } else { read.left };
        let over = read.phase == ClockPhase::Over;
        let (word, tone) = match (read.phase, read.stopped) {
            (ClockPhase::Over, _) => ("clocks-over", Tone::Waits),
            (_, true) => ("clocks-paused", Tone::Gold),
            (ClockPhase::LastSeconds, false) => ("clocks-last", Tone::Waits),
            (ClockPhase::Thinks, false) => ("clocks-thinks", Tone::Good),
        };
        let last = running.last_seconds();
        let then =
            if in_two && last > Span::ZERO { format!("+{}", digits(last)) } else { String::new() };
        Self {
            digits: digits(shown),
            countdown: then,
            word: language.word(word),
            tone,
            is_over: over,
            at_zero: expiry_text(language, faces, expiry, book, over),
            tie: tie(language, faces, book),
        }
    }
}

/// Formats the time left, counting the current second as full: "25", "1:30".
pub fn digits(left: Span) -> String {
    let seconds = left.secs_up().max(0);
    if seconds < 60 { seconds.to_string() } else { format!("{}:{:02}", seconds / 60, seconds % 60) }
}

fn expiry_text(
    language: Language,
    faces: FacedBet,
    expiry: Option<ClockExpiry>,
    book: &Rulebook,
    over: bool,
) -> String {
    let mut asked = book.clone();
    if let Some(expiry) = expiry {
        asked.clock.expiry = expiry;
    }
    let ruled = clock(&asked, ClockedAct::TooLate, faces);
    let checks = ruled.verdict == ClockVerdict::Checked;
    let name = match (checks, over) {
        (true, false) => "clocks-zero-check",
        (true, true) => "clocks-checked",
        (false, false) => "clocks-zero-dead",
        (false, true) => "clocks-dead",
    };
    let said = language.word(name);
    match (expiry, ruled.cites.first()) {
        (None, Some(cite)) => format!("{said} · {cite}"),
        _ => said,
    }
}

fn tie(language: Language, faces: FacedBet, book: &Rulebook) -> String {
    let ruled = clock(book, ClockedAct::WithTheLastSecond, faces);
    language.word(match ruled.verdict {
        ClockVerdict::ActCounts => "clocks-tie-player",
        _ => "clocks-tie-floor",
    })
}

/// Describes who may call the clock, when, and its length: "TDA 29".
pub fn called(language: Language, book: &Rulebook) -> String {
    let rules = book.clock;
    let caller = language.word(match rules.caller {
        ClockCaller::AnyoneInTheEvent => "clocks-caller-event",
        ClockCaller::AnyoneAtTheTable => "clocks-caller-table",
        ClockCaller::AnyoneDealtIn => "clocks-caller-hand",
        ClockCaller::FloorOnly => "clocks-caller-floor",
    });
    let before = match rules.before {
        TimeBefore::Reasonable => language.word("clocks-before-reasonable"),
        TimeBefore::Seconds(seconds) => {
            language.say("clocks-before-seconds", &[("seconds", seconds.into())])
        }
    };
    let (name, seconds) = match rules.seconds {
        ClockSeconds::UpTo(seconds) => ("clocks-length-up-to", seconds),
        ClockSeconds::Exactly(seconds) => ("clocks-length", seconds),
    };
    let gaps = [("seconds", seconds.into()), ("countdown", rules.countdown.into())];
    let length = language.say(name, &gaps);
    format!("{caller} {before} {length} · {}", Topic::CalledClock.cite(book.book))
}

/// Describes when the shot clock starts to run, and whether it runs now. `None` if it always does.
/// Without an event the stage is unknown, and the clock is taken to run.
pub fn shot_starts(
    language: Language,
    shot: &ShotClock,
    event: Option<(&Tournament, Timestamp)>,
) -> Option<String> {
    let (t, at) = event?;
    match shot.starts {
        ShotClockStart::FirstHand => None,
        ShotClockStart::Level(level) => {
            let now = t.clock().level(at).map_or(0, |(number, _)| number);
            (now < usize::from(level))
                .then(|| language.say("clocks-from-level", &[("level", level.into())]))
        }
        ShotClockStart::RegistrationCloses => {
            t.registration_open(at).then(|| language.word("clocks-from-closing"))
        }
        // The places that are paid may not be recorded; the floor knows them.
        ShotClockStart::TablesFromTheMoney(tables) => {
            Some(language.say("clocks-from-money", &[("tables", tables.into())]))
        }
        ShotClockStart::SecondDay => Some(language.word("clocks-from-second-day")),
    }
}

/// Describes the time banks: their number and value, when they are renewed, and the fate of unused
/// ones.
pub fn banks(language: Language, shot: &ShotClock) -> String {
    let gaps = [("banks", shot.banks.into()), ("seconds", shot.bank_seconds.into())];
    let many = language.say("clocks-banks", &gaps);
    let reset = match shot.reset {
        BankReset::Never => language.word("clocks-reset-never"),
        BankReset::EveryDay => language.word("clocks-reset-day"),
        BankReset::FinalTable => language.word("clocks-reset-final"),
        BankReset::PlayersLeft(players) => {
            language.say("clocks-reset-players", &[("players", players.into())])
        }
    };
    let unused = language.word(match shot.unused {
        UnusedBanks::Lost => "clocks-unused-lost",
        UnusedBanks::Kept => "clocks-unused-kept",
    });
    if shot.reset == BankReset::Never {
        format!("{many} {reset}")
    } else {
        format!("{many} {reset} {unused}")
    }
}
