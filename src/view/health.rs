//! What of this computer may cost an event something, as a line of the list of what to do.

use super::{
    Tone,
    todo::{Act, Task},
    words::countdown,
};
use crate::{
    i18n::{Language, Saying, Told as _},
    rules::time::Span,
};

/// What lies in a folder that something is wrong with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Whose {
    /// The event's own file.
    Event,
    /// Its second copy.
    SecondCopy,
    /// The house's book.
    House,
}

impl Whose {
    const fn word(self) -> &'static str {
        match self {
            Self::Event => "event",
            Self::SecondCopy => "second",
            Self::House => "house",
        }
    }
}

/// What is told before anything is lost by it. Folders are named as the director knows them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Warning {
    /// The folder is not there.
    Gone { of: Whose, folder: String },
    /// Nothing can be made in it any more.
    ReadOnly { of: Whose, folder: String },
    /// It does not answer, with what the system says of it, if anything.
    Silent { of: Whose, folder: String, why: Option<String> },
    /// So many million bytes are free there, of `least` that there should be.
    LittleRoom { of: Whose, folder: String, free: u64, least: u64 },
    /// An act took so long until it was on the disk.
    SlowDisk { took: Span },
    /// The battery has so many hundredths left, of `least` that it should have.
    Battery { left: u8, least: u8 },
    /// The computer's clock was set so far ahead, or, negative, is so far behind the event.
    Clock { off: Span },
}

impl Warning {
    /// Is it about the same, with whatever figures?
    pub fn is_like(&self, other: &Self) -> bool {
        std::mem::discriminant(self) == std::mem::discriminant(other) && self.of() == other.of()
    }

    const fn of(&self) -> Option<Whose> {
        match self {
            Self::Gone { of, .. }
            | Self::ReadOnly { of, .. }
            | Self::Silent { of, .. }
            | Self::LittleRoom { of, .. } => Some(*of),
            Self::SlowDisk { .. } | Self::Battery { .. } | Self::Clock { .. } => None,
        }
    }

    /// Has it a button?
    const fn is_answered(&self) -> bool {
        matches!(self, Self::Clock { .. })
    }

    /// May it cost something within minutes?
    const fn is_urgent(&self) -> bool {
        match self {
            Self::Gone { of, .. } | Self::ReadOnly { of, .. } | Self::Silent { of, .. } => {
                matches!(of, Whose::Event)
            }
            Self::Battery { .. } => true,
            Self::LittleRoom { .. } | Self::SlowDisk { .. } | Self::Clock { .. } => false,
        }
    }

    /// What it is about, in a few words.
    pub fn title(&self, language: Language) -> String {
        self.task(language).title
    }

    /// The line, with what can be done.
    fn task(&self, language: Language) -> Task {
        let of = self.of().unwrap_or(Whose::Event).word();
        let tone = if self.is_urgent() { Tone::Waits } else { Tone::Gold };
        let (title, why) = match self {
            Self::Gone { folder, .. } => {
                ("health-gone", Saying::of("health-gone-why").with("folder", folder.as_str()))
            }
            Self::ReadOnly { folder, .. } => (
                "health-read-only",
                Saying::of("health-read-only-why").with("folder", folder.as_str()),
            ),
            Self::Silent { folder, why, .. } => {
                let saying = Saying::of("health-silent-why").with("folder", folder.as_str());
                let why = why.as_ref().map(|why| format!(" ({why})")).unwrap_or_default();
                ("health-silent", saying.with("why", why))
            }
            Self::LittleRoom { folder, free, least, .. } => (
                "health-room",
                Saying::of("health-room-why")
                    .with("folder", folder.as_str())
                    .with("free", *free)
                    .with("least", *least),
            ),
            Self::SlowDisk { took } => {
                let took = Saying::of("health-slow-why").with("took", seconds(language, *took));
                ("health-slow", took)
            }
            Self::Battery { left, least } => (
                "health-battery",
                Saying::of("health-battery-why")
                    .with("left", u64::from(*left))
                    .with("least", u64::from(*least)),
            ),
            Self::Clock { off } => {
                let way = if *off > Span::ZERO { "ahead" } else { "behind" };
                ("health-clock", by(Saying::of("health-clock-why"), *off).with("way", way))
            }
        };
        let title = language.say(title, &[("of", of.into())]);
        let told = Task::told(tone, title, why.with("of", of).told(language));
        if self.is_answered() {
            told.with(language.word("health-clock-right"), Act::ClockIsRight)
        } else {
            told
        }
    }
}

fn by(saying: Saying, off: Span) -> Saying {
    saying.with("by", countdown(Span::from_millis(off.millis().abs())))
}

/// What to do at the tables with what is wrong with this computer: above it what may cost something within minutes, below it
/// the rest, so that Enter does what the tables wait for.
pub fn with_warnings(language: Language, tasks: Vec<Task>, warnings: &[Warning]) -> Vec<Task> {
    let (urgent, others): (Vec<_>, Vec<_>) =
        warnings.iter().partition(|warning| warning.is_urgent());
    let told = |warnings: Vec<&Warning>| -> Vec<Task> {
        warnings.into_iter().map(|warning| warning.task(language)).collect()
    };
    [told(urgent), tasks, told(others)].concat()
}

/// "0.7 s", "12.0 s": whole tenths, rounded up.
fn seconds(language: Language, took: Span) -> String {
    let tenths = u64::try_from(took.millis()).unwrap_or_default().div_ceil(100);
    let gaps = [("whole", (tenths / 10).into()), ("tenth", (tenths % 10).into())];
    language.say("health-seconds", &gaps)
}
