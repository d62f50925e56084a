//! An event in a log that several desks share, for the commands: `--log`.

use std::path::{Path, PathBuf};

use clap::Args;

use super::{Done, operator};
use crate::{
    i18n::{Language, Saying, Told as _},
    session::{
        Desk, OpenError, Operator,
        file::{self, Opened},
        house,
        shared::{self, UNWATCHED, Way},
        time::SystemClock,
    },
    store::{
        journal::Holder,
        shared::{Link, LogAddress, noted},
    },
};

/// The address of a shared log, where one is typed.
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

    /// The address, if one was typed.
    pub(super) fn address(&self, language: Language) -> Result<Option<LogAddress>, String> {
        let read = |text: &String| LogAddress::read(text).map_err(|why| why.told(language));
        self.log.as_ref().map(read).transpose()
    }
}

/// Where an event is: in a file, in a shared log, or in both.
#[derive(Clone, Debug)]
pub(super) struct Place {
    pub(super) file: Option<PathBuf>,
    pub(super) log: Option<LogAddress>,
}

impl Place {
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

    /// By what messages call it.
    pub(super) fn name(&self) -> PathBuf {
        let event = || self.log.as_ref().map(|log| PathBuf::from(log.event()));
        self.file.clone().or_else(event).unwrap_or_default()
    }

    /// Opens the event to be read.
    pub(super) fn read(&self, language: Language) -> Result<Opened, OpenError> {
        self.opened(operator(language), false)
    }

    /// Opens the event to be told something.
    pub(super) fn open(&self, operator: Operator) -> Result<Opened, OpenError> {
        // Told alone, a desk's own file would part from its log.
        let noted = || self.file.as_deref().and_then(noted);
        let log = self.log.clone().or_else(noted);
        let mut opened = Self { file: self.file.clone(), log }.opened(operator.clone(), true)?;
        // Who may not play is refused here as in the window; where another has the house open, its book is read.
        if let Some(own) = self.file.as_deref().and_then(house::house_around) {
            let read = house::open(&own, Box::new(SystemClock::start()), operator)?;
            opened.desk.set_book(Some(house::Book::new(read.desk)));
        }
        Ok(opened)
    }

    fn opened(&self, operator: Operator, writes: bool) -> Result<Opened, OpenError> {
        let time = || Box::new(SystemClock::start());
        match (&self.log, &self.file) {
            (Some(log), Some(file)) => {
                shared::prepare(log, file, &operator)?;
                let mut opened = shared::open(log, file, Way::unwatched(operator))?;
                shared::wait_for_log(opened.desk.as_mut(), UNWATCHED);
                Ok(opened)
            }
            (Some(log), None) => {
                let mut opened = shared::open_without_file(log, Way::unwatched(operator))?;
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

/// Why nothing can be told there now, if so: what is not reached cannot be told.
pub(super) fn cut_off(desk: &dyn Desk) -> Option<Saying> {
    match desk.network()?.status.link {
        Link::Down(why) => Some(Saying::of("network-not-reached").with("why", why)),
        Link::Connecting => Some(Saying::of("network-no-answer")),
        Link::Up => None,
    }
}

/// `bottone sync`: a file and a shared log.
#[derive(Debug, Args)]
pub(super) struct Sync {
    file: PathBuf,
    #[arg(long, value_name = "URL")]
    log: String,
    #[arg(long)]
    push: bool,
}

/// Brings a file up to its log, or the log up to the file, or says where they part.
pub(super) fn sync(language: Language, asked: &Sync) -> Done {
    let log = LogAddress::read(&asked.log).map_err(|why| why.told(language))?;
    let Operator { name, station } = operator(language);
    let (word, done) = if asked.push {
        ("network-pushed", crate::store::shared::push(&asked.file, &log))
    } else {
        let holder = Holder::new(name, station);
        ("network-synced", crate::store::shared::sync(&asked.file, &log, &holder))
    };
    let synced =
        done.map_err(|error| super::of_file(&asked.file, error.told(language)).told(language))?;
    let count = |count| crate::i18n::Filling::Count(count);
    Ok(Saying::of(word)
        .with("file", asked.file.as_path())
        .with("new", count(synced.new))
        .with("lines", count(synced.lines))
        .told(language))
}
