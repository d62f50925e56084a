//! Problems of this computer that may harm an event, as lines of the to-do list.

use bottone_base::time::Span;
use bottone_i18n::{Language, Saying, ToText as _};
use bottone_vocabulary::words::countdown;

use super::{
    Tone,
    todo::{Task, TaskAct},
};

/// The contents of a folder with a problem.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FolderContents {
    /// The event's own file.
    Event,
    /// Its second copy.
    SecondCopy,
    /// The house's book.
    House,
}

impl FolderContents {
    const fn name(self) -> &'static str {
        match self {
            Self::Event => "event",
            Self::SecondCopy => "second",
            Self::House => "house",
        }
    }
}

/// A problem reported before it causes a loss. Folders have the names that the director knows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Warning {
    /// The folder is missing.
    Gone { of: FolderContents, folder: String },
    /// The folder can no longer be written to.
    ReadOnly { of: FolderContents, folder: String },
    /// The folder does not answer; `why` is the system's reason, if any.
    Silent { of: FolderContents, folder: String, why: Option<String> },
    /// The folder has `free` million bytes left, and should have at least `least`.
    LittleRoom { of: FolderContents, folder: String, free: u64, least: u64 },
    /// The time that an act took to reach the disk.
    SlowDisk { took: Span },
    /// The battery's charge in hundredths, `left`, and the least that it should have.
    Battery { left: u8, least: u8 },
    /// The time by which the computer's clock was set ahead or, if negative, is behind the event.
    Clock { off: Span },
}

impl Warning {
    /// Returns whether both concern the same problem, ignoring the figures.
    pub fn concerns_same(&self, other: &Self) -> bool {
        std::mem::discriminant(self) == std::mem::discriminant(other) && self.of() == other.of()
    }

    const fn of(&self) -> Option<FolderContents> {
        match self {
            Self::Gone { of, .. }
            | Self::ReadOnly { of, .. }
            | Self::Silent { of, .. }
            | Self::LittleRoom { of, .. } => Some(*of),
            Self::SlowDisk { .. } | Self::Battery { .. } | Self::Clock { .. } => None,
        }
    }

    /// Returns whether the warning has a button.
    const fn has_button(&self) -> bool {
        matches!(self, Self::Clock { .. })
    }

    /// Returns whether the problem may cause harm within minutes.
    const fn is_urgent(&self) -> bool {
        match self {
            Self::Gone { of, .. } | Self::ReadOnly { of, .. } | Self::Silent { of, .. } => {
                matches!(of, FolderContents::Event)
            }
            Self::Battery { .. } => true,
            Self::LittleRoom { .. } | Self::SlowDisk { .. } | Self::Clock { .. } => false,
        }
    }

    /// Returns the subject in a few words.
    pub fn title(&self, language: Language) -> String {
        self.task(language).title
    }

    /// Returns the task, with the steps to take.
    fn task(&self, language: Language) -> Task {
        let of = self.of().unwrap_or(FolderContents::Event).name();
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
        let task = Task::new(tone, title, why.with("of", of).to_text(language));
        if self.has_button() {
            task.with_step(language.word("health-clock-right"), TaskAct::ClockIsRight)
        } else {
            task
        }
    }
}

fn by(saying: Saying, off: Span) -> Saying {
    saying.with("by", countdown(Span::from_millis(off.millis().abs())))
}

/// Adds the warnings of this computer to the tasks of the tables. Urgent ones go above them and the
/// rest below, so that Enter acts on the tables' tasks.
pub fn with_warnings(language: Language, tasks: Vec<Task>, warnings: &[Warning]) -> Vec<Task> {
    let (urgent, others): (Vec<_>, Vec<_>) =
        warnings.iter().partition(|warning| warning.is_urgent());
    let tasks_of = |warnings: Vec<&Warning>| -> Vec<Task> {
        warnings.into_iter().map(|warning| warning.task(language)).collect()
    };
    [tasks_of(urgent), tasks, tasks_of(others)].concat()
}

/// Formats a time in seconds, "0.7 s", "12.0 s": tenths, rounded up.
fn seconds(language: Language, took: Span) -> String {
    let tenths = u64::try_from(took.millis()).unwrap_or_default().div_ceil(100);
    let gaps = [("whole", (tenths / 10).into()), ("tenth", (tenths % 10).into())];
    language.say("health-seconds", &gaps)
}
