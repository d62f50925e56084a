//! An event in a log that several desks share, for the commands with `--log`.

use std::{
    path::{Path, PathBuf},
    process::ExitCode,
};

use bottone_i18n::{Language, Saying, ToText as _};
use bottone_session::{
    Desk, OpenError, Operator,
    file::{self, OpenedEvent},
    house,
    shared::{self, LogOptions, SyncedFile, UNWATCHED},
    time::SystemClock,
};
use bottone_shared_log::{Link, LogAddress, read_note};
use bottone_store::journal::ReadOnly;
use clap::Args;

use super::{
    CommandError, of_file, operator, print_error, print_line,
    record::{CheckVerdict, check_opened, opened, read_failure},
};

/// The address of a shared log, if one is typed.
#[derive(Debug, Args)]
pub(super) struct LogArg {
    #[arg(long, value_name = "URL")]
    log: Option<String>,
}

impl LogArg {
    /// Returns whether an address was typed.
    pub(super) fn is_typed(&self) -> bool {
        self.log.is_some()
    }

    /// Returns the address, if one was typed.
    pub(super) fn address(&self, language: Language) -> Result<Option<LogAddress>, String> {
        let read = |text: &String| LogAddress::read(text).map_err(|why| why.to_text(language));
        self.log.as_ref().map(read).transpose()
    }
}

/// The place of an event: a file, a shared log, or both.
#[derive(Clone, Debug)]
pub(super) struct EventPlace {
    pub(super) file: Option<PathBuf>,
    pub(super) log: Option<LogAddress>,
}

impl EventPlace {
    pub(super) fn of(
        language: Language,
        file: Option<&PathBuf>,
        log: &LogArg,
    ) -> Result<Self, String> {
        let log = log.address(language)?;
        if file.is_none() && log.is_none() {
            return Err(language.word("cli-file-or-log"));
        }
        Ok(Self { file: file.cloned(), log })
    }

    /// Returns the name of the event in messages: its file, or else its name in the log.
    pub(super) fn name(&self) -> PathBuf {
        let event = || self.log.as_ref().map(|log| PathBuf::from(log.event()));
        self.file.clone().or_else(event).unwrap_or_default()
    }

    /// Opens the event for reading. A notice names the line of the log that was not taken, if
    /// there is one.
    pub(super) fn read(&self, language: Language) -> Result<OpenedEvent, OpenError> {
        let mut opened = self.opened(operator(language), false)?;
        if self.log.is_some() {
            opened.notices.extend(opened.desk.read_only().and_then(ReadOnly::notice));
        }
        Ok(opened)
    }

    /// Opens the event for writing.
    pub(super) fn open(&self, operator: Operator) -> Result<OpenedEvent, OpenError> {
        // A file that belongs to a log is opened with it: a record in the file alone would make the
        // two differ.
        let noted = || self.file.as_deref().and_then(read_note);
        let log = self.log.clone().or_else(noted);
        let mut opened = Self { file: self.file.clone(), log }.opened(operator.clone(), true)?;
        // With the house's book, barred players are refused as in the window. If another desk has
        // the house open, the book is opened for reading.
        if let Some(own) = self.file.as_deref().and_then(house::house_around) {
            let read = house::open(&own, Box::new(SystemClock::start()), operator)?;
            opened.desk.set_book(Some(house::HouseBook::new(read.desk)));
        }
        Ok(opened)
    }

    fn opened(&self, operator: Operator, writes: bool) -> Result<OpenedEvent, OpenError> {
        let time = || Box::new(SystemClock::start());
        match (&self.log, &self.file) {
            (Some(log), Some(file)) => {
                shared::prepare(log, file, &operator)?;
                let mut opened = shared::open(log, file, LogOptions::unwatched(operator))?;
                shared::wait_for_log(opened.desk.as_mut(), UNWATCHED);
                Ok(opened)
            }
            (Some(log), None) => {
                let mut opened = shared::open_without_file(log, LogOptions::unwatched(operator))?;
                shared::wait_for_log(opened.desk.as_mut(), UNWATCHED);
                Ok(opened)
            }
            (None, file) => {
                let file = file.as_deref().unwrap_or(Path::new(""));
                let open = if writes { file::open } else { file::read };
                open(file, time(), operator)
            }
        }
    }
}

/// Returns the reason why the desk cannot reach its log; `None` if it can, or has no shared log.
pub(super) fn cut_off(desk: &dyn Desk) -> Option<Saying> {
    match desk.network()?.status.link {
        Link::Down(why) => Some(Saying::of("network-not-reached").with("why", why)),
        Link::Connecting => Some(Saying::of("network-no-answer")),
        Link::Up => None,
    }
}

/// `bottone sync`: brings a file and a shared log to the same state.
#[derive(Debug, Args)]
pub(super) struct SyncArgs {
    file: PathBuf,
    #[arg(long, value_name = "URL")]
    log: String,
    #[arg(long)]
    push: bool,
}

/// Adds the log's new records to the file, or with `push` the file's to the log. Reports where the
/// two differ. The exit status is as in `check`.
pub(super) fn sync(language: Language, asked: &SyncArgs) -> ExitCode {
    let file = asked.file.as_path();
    let log = match LogAddress::read(&asked.log) {
        Ok(log) => log,
        Err(why) => {
            print_error(&why.to_text(language));
            return ExitCode::FAILURE;
        }
    };
    let checked = || match opened(language, file) {
        Ok(opened) => check_opened(language, file, &opened, true),
        Err(error) => {
            let (what, verdict) = read_failure(language, &error);
            print_error(&what);
            verdict
        }
    };
    // A file is checked before a push: a line that no desk can have written must not get into the
    // log.
    if asked.push
        && let before = checked()
        && !before.is_sound()
    {
        return before.into();
    }
    let word = if asked.push { "network-pushed" } else { "network-synced" };
    let done = if asked.push {
        let pushed = bottone_shared_log::push(file, &log).map_err(OpenError::from);
        pushed.map(|synced| SyncedFile { synced, refused: None })
    } else {
        shared::sync(&log, file, &operator(language))
    };
    let SyncedFile { synced, refused } = match done {
        Ok(done) => done,
        Err(error) => {
            print_error(&of_file(file, error.to_text(language)).to_text(language));
            return match error {
                OpenError::Shared(why) if why.is_unknown() => ExitCode::from(CommandError::UNKNOWN),
                OpenError::Shared(why) if why.is_parting() => CheckVerdict::Disagrees.into(),
                error => read_failure(language, &error).1.into(),
            };
        }
    };
    let count = |count| bottone_i18n::Filling::Count(count);
    print_line(
        &Saying::of(word)
            .with("file", file)
            .with("new", count(synced.new))
            .with("lines", count(synced.lines))
            .to_text(language),
    );
    if asked.push {
        return ExitCode::SUCCESS;
    }
    let of_log = refused.map_or(CheckVerdict::Sound, |why| {
        print_error(
            &of_file(
                file,
                why.notice()
                    .map_or_else(|| why.to_text(language), |notice| notice.to_text(language)),
            )
            .to_text(language),
        );
        match why {
            ReadOnly::Strange { is_sealed: true, .. } => CheckVerdict::NotDecidedSo,
            ReadOnly::Newer { .. } => CheckVerdict::Newer,
            _ => CheckVerdict::Damaged,
        }
    });
    checked().worse(of_log).into()
}
