//! Late registration: whether it is open, on whose decision, and until when.

use bottone_base::time::{Span, Timestamp};
use bottone_i18n::Language;
use bottone_tournament::{
    Command, Tournament,
    entries::{Closing, EntryCommand, Registration},
};
use bottone_vocabulary::words;

use super::{
    Tone,
    todo::{Task, TaskAct},
};

/// The time before closing at which it appears on the to-do list.
const SOON: Span = Span::from_minutes(20);

/// Late registration in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RegistrationView {
    /// "Registration is open".
    pub state: String,
    /// The decision behind it and the closing time: "by the structure: it closes after level 6, at
    /// 21:40".
    pub why: String,
    /// `Good` while it is open, `Waits` when it is held open past its row.
    pub tone: Tone,
}

impl RegistrationView {
    /// Builds the registration state at `at`.
    pub fn of(language: Language, t: &Tournament, at: Timestamp) -> Self {
        let (held, closing) = (t.registration(), t.registration_closing(at));
        let open = t.registration_open(at);
        let state = if open { "registration-open" } else { "registration-closed" };
        let tone = match (open, is_late(t, at)) {
            (true, true) => Tone::Waits,
            (true, false) => Tone::Good,
            (false, _) => Tone::Gold,
        };
        Self { state: language.word(state), why: reason(language, held, closing), tone }
    }

    /// Returns "Registration is open · by the structure: it closes after level 6".
    pub fn line(&self) -> String {
        format!("{} · {}", self.state, self.why)
    }
}

/// Returns whether registration is held open after the structure has closed it.
pub(super) fn is_late(t: &Tournament, at: Timestamp) -> bool {
    let over = matches!(t.registration_closing(at), Closing::Over { .. });
    over && t.registration() == Registration::HeldOpen
}

/// Returns a task if registration differs from the structure, or closes soon. Only late
/// registration has a button; the rest is switched beside the clock.
pub(super) fn task(language: Language, t: &Tournament, at: Timestamp) -> Option<Task> {
    let tone = match (t.registration(), t.registration_closing(at)) {
        (Registration::ByStructure, Closing::After { at: Some(closes), .. })
            if closes.since(at) <= SOON =>
        {
            Tone::Dim
        }
        (Registration::HeldOpen, _) if is_late(t, at) => Tone::Gold,
        (Registration::HeldOpen, _) if t.clock().started() => Tone::Dim,
        (Registration::Closed, Closing::After { .. } | Closing::WithPlay) => Tone::Dim,
        _ => return None,
    };
    let view = RegistrationView::of(language, t, at);
    let task = Task::new(tone, view.state, words::capital(&view.why));
    if tone == Tone::Dim {
        return Some(task);
    }
    let close = Command::Entries(EntryCommand::Registration { open: false });
    Some(task.with_step(language.word("registration-do-close"), TaskAct::Submit(close)))
}

fn reason(language: Language, held: Registration, closing: Closing) -> String {
    let by = match held {
        Registration::ByStructure => "structure",
        Registration::HeldOpen => "held",
        Registration::Closed => "closed",
    };
    let (when, level, time) = match closing {
        Closing::Never => ("never", 0, String::new()),
        Closing::After { level, at: None } => ("after", level, String::new()),
        Closing::After { level, at: Some(at) } => ("at", level, words::time_of_day(at)),
        Closing::WithPlay => ("play", 0, String::new()),
        Closing::Over { level } => ("over", level, String::new()),
    };
    let gaps =
        [("by", by.into()), ("when", when.into()), ("level", level.into()), ("time", time.into())];
    language.say("registration-why", &gaps)
}
