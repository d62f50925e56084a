//! `bottone serve`: the room's page of an event whose file somebody else writes.

use std::{path::PathBuf, sync::Arc, time::Duration};

use clap::Args;

use super::{Done, LogArg, Place, complain, of_file, say};
use crate::{
    i18n::{Language, Saying, Told as _},
    page::{Limits, Listen, Names, Now, Page},
    rules::time::{Span, Timestamp},
    session::{Desk, file::Opened, time::SharedClock},
    store::journal::Journal,
    view::public::{Public, moves, until_change},
};

#[derive(Debug, Args)]
pub(super) struct Serve {
    file: Option<PathBuf>,
    #[command(flatten)]
    log: LogArg,
    #[arg(long, value_name = "ADDR:PORT")]
    listen: Option<String>,
    #[arg(long, value_name = "NAME")]
    name: Vec<String>,
}

/// How often somebody looks whether the file has grown.
const LOOK: Duration = Duration::from_millis(400);

/// Serves the page until somebody presses Ctrl-C.
pub(super) fn serve(language: Language, asked: &Serve) -> Done {
    let listen = match &asked.listen {
        None => Listen::default(),
        Some(text) => Listen::read(text).ok_or_else(|| {
            Saying::of("page-not-an-address").with("text", text.as_str()).told(language)
        })?,
    };
    let names = Names::read(&asked.name.join(",")).map_err(|why| why.told(language))?;
    let clock = Arc::new(SharedClock::start());
    let told = Arc::clone(&clock);
    let now: Now = Arc::new(move || told.now().millis());
    let place = Place::of(language, asked.file.as_ref(), &asked.log)?;
    let mut follower = Follower { language, place, clock, length: 0, due: None };
    let session = follower.read()?;
    let page =
        Page::start(listen, names, Limits::default(), now).map_err(|error| error.told(language))?;
    follower.show(&page, session.as_ref());
    let interrupt = page.interrupt();
    tell(language, &page, &session.tournament().setup().name);
    let mut session = session;
    while !interrupt.within(LOOK) {
        if session.hear() {
            follower.show(&page, session.as_ref());
        } else if follower.has_grown() {
            match follower.read() {
                Ok(fresh) => {
                    session = fresh;
                    follower.show(&page, session.as_ref());
                }
                // What was shown is shown until the file can be read again.
                Err(error) => complain(&error),
            }
        } else if follower.due.is_some_and(|due| follower.clock.now() >= due) {
            follower.show(&page, session.as_ref());
        }
    }
    Ok(language.word("page-served-end"))
}

/// Says where the page is found.
fn tell(language: Language, page: &Page, event: &str) {
    let urls = page.urls();
    let Some((first, others)) = urls.split_first() else { return };
    let own = |url: &str| url.contains("//127.") || url.contains("//[::1]");
    let at = if own(first) { "page-served-here" } else { "page-served-at" };
    let saying = Saying::of(at).with("url", first.as_str());
    say(&if own(first) { saying } else { saying.with("event", event.to_owned()) }.told(language));
    for url in others {
        let name = if own(url) { "page-served-here" } else { "page-served-too" };
        say(&Saying::of(name).with("url", url.as_str()).told(language));
    }
    say(&Saying::of("page-served-tv").with("url", first.as_str()).told(language));
    say(&language.word("page-serve-stop"));
}

/// Follows an event that others tell: a file that somebody else writes, or a log.
struct Follower {
    language: Language,
    place: Place,
    clock: Arc<SharedClock>,
    /// How much of the file was there when it was last looked at.
    length: u64,
    /// When what is shown changes with time alone.
    due: Option<Timestamp>,
}

impl Follower {
    fn has_grown(&mut self) -> bool {
        // A file that is away for a moment, on a stick or a share, is looked for again.
        let Some(file) = self.place.file.as_ref().filter(|_| self.place.log.is_none()) else {
            return false;
        };
        let Ok(length) = Journal::length(file) else { return false };
        std::mem::replace(&mut self.length, length) != length
    }

    fn read(&mut self) -> Result<Box<dyn Desk>, String> {
        let language = self.language;
        let name = self.place.name();
        if self.place.log.is_none() {
            self.length =
                Journal::length(&name).map_err(|error| of_file(&name, &error).told(language))?;
        }
        let read = self.place.read(language);
        let Opened { desk, notices, .. } = read.map_err(|error| error.told(language))?;
        for notice in notices {
            complain(&of_file(&name, notice.told(language)).told(language));
        }
        Ok(desk)
    }

    fn show(&mut self, page: &Page, session: &dyn Desk) {
        let now = session.now();
        self.clock.put_to(now);
        let t = session.tournament();
        page.show(&Public::of(t, moves(t, session.records(), session.ledger()), now));
        self.due = until_change(t, now).map(|left| now.after(Span::from_millis(left)));
    }
}
