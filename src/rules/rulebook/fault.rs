//! The faults that make a rule book unusable.

use bottone_base::seat::MOST_SEATS;

use super::{
    ClockSeconds, PenaltyRounds, Rulebook, ShotClock, ShotClockRules, ShotClockStart, TimeBefore,
    Tolerance,
};
use crate::betting::RaiseCap;

/// The longest name, in characters.
pub const MOST_NAME: usize = 200;

/// The most notes.
pub const MOST_NOTES: usize = 100;

/// The longest time that a clock may give, in seconds.
pub const MOST_SECONDS: u16 = 600;

/// The first fault that makes a rule book unusable.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RulebookFault {
    /// The name is empty or too long.
    Name,
    TooManyNotes,
    /// A limit bet may not be raised at all.
    NoRaises,
    /// A penalty may not last any round.
    NoRounds,
    /// The tolerance between tables is zero, or more than a table has seats.
    Tolerance,
    /// A dispute in a break has no time or too much.
    DisputeSeconds {
        seconds: u16,
    },
    /// The called clock gives no time or too much.
    ClockSeconds {
        seconds: u16,
    },
    /// The countdown of the called clock is too long.
    Countdown {
        seconds: u16,
    },
    /// The time before a clock may be called is too long.
    TimeBefore {
        seconds: u16,
    },
    /// The shot clock gives no time, or too much.
    ShotSeconds {
        field: ShotField,
        seconds: u16,
    },
    /// The shot clock starts at a level 0.
    ShotLevel,
}

/// A number of seconds in the shot clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ShotField {
    /// Before the flop.
    PreFlop,
    Flop,
    Turn,
    River,
    /// The length of a time bank.
    Bank,
}

impl Rulebook {
    /// Returns the first fault that makes these rules unusable, if there is one.
    pub fn fault(&self) -> Option<RulebookFault> {
        let name = self.name.trim();
        if name.is_empty() || self.name.chars().count() > MOST_NAME {
            return Some(RulebookFault::Name);
        }
        if self.notes.len() > MOST_NOTES {
            return Some(RulebookFault::TooManyNotes);
        }
        if matches!(self.betting.raise_cap, RaiseCap::BetsAndRaises(0) | RaiseCap::Raises(0)) {
            return Some(RulebookFault::NoRaises);
        }
        if self.penalties.rounds == PenaltyRounds::UpTo(0) {
            return Some(RulebookFault::NoRounds);
        }
        if let Tolerance::Always(players) = self.seating.tolerance
            && !(1..=MOST_SEATS).contains(&players)
        {
            return Some(RulebookFault::Tolerance);
        }
        let in_break = self.disputes.in_break;
        if !is_time(in_break) {
            return Some(RulebookFault::DisputeSeconds { seconds: in_break });
        }
        self.clock_fault().or_else(|| match self.shot_clock {
            ShotClockRules::Off => None,
            ShotClockRules::On(clock) => shot_clock_fault(&clock),
        })
    }

    fn clock_fault(&self) -> Option<RulebookFault> {
        let (ClockSeconds::UpTo(seconds) | ClockSeconds::Exactly(seconds)) = self.clock.seconds;
        if !is_time(seconds) {
            return Some(RulebookFault::ClockSeconds { seconds });
        }
        if self.clock.countdown > MOST_SECONDS {
            return Some(RulebookFault::Countdown { seconds: self.clock.countdown });
        }
        match self.clock.before {
            TimeBefore::Seconds(seconds) if seconds > MOST_SECONDS => {
                Some(RulebookFault::TimeBefore { seconds })
            }
            TimeBefore::Seconds(_) | TimeBefore::Reasonable => None,
        }
    }
}

fn shot_clock_fault(clock: &ShotClock) -> Option<RulebookFault> {
    let times = [
        (ShotField::PreFlop, clock.pre_flop),
        (ShotField::Flop, clock.flop),
        (ShotField::Turn, clock.turn),
        (ShotField::River, clock.river),
    ];
    let bank = (clock.banks > 0).then_some((ShotField::Bank, clock.bank_seconds));
    let wrong = times.into_iter().chain(bank).find(|(_, seconds)| !is_time(*seconds));
    if let Some((field, seconds)) = wrong {
        return Some(RulebookFault::ShotSeconds { field, seconds });
    }
    (clock.starts == ShotClockStart::Level(0)).then_some(RulebookFault::ShotLevel)
}

const fn is_time(seconds: u16) -> bool {
    1 <= seconds && seconds <= MOST_SECONDS
}
