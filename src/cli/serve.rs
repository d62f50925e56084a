//! `bottone serve`: the room's page of an event whose file somebody else writes, or with the staff side of one that is
//! written here.

use std::{path::PathBuf, sync::Arc, time::Duration};

use clap::Args;

use super::{Done, LogArg, Place, complain, of_file, operator, say, shared::cut_off};
use crate::{
    i18n::{Language, Saying, Told as _},
    page::{Interrupt, Limits, Listen, Names, Now, Page, staff::STAFF_PORT},
    rules::{
        person::Role,
        time::{Span, Timestamp},
    },
    session::{Desk, file::Opened, time::SharedClock},
    store::{journal::Journal, settings::SettingsFile},
    telephones::Telephones,
    view::{
        public::{Public, moves, until_change},
        staff::role as role_name,
    },
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
    #[arg(long)]
    staff: bool,
    #[arg(long, value_name = "ADDR:PORT")]
    staff_listen: Option<String>,
    #[arg(long, value_name = "NAME:ROLE")]
    pair: Vec<String>,
    #[arg(long, value_name = "HOURS", default_value_t = 12, value_parser = clap::value_parser!(u16).range(1..=720))]
    hours: u16,
}

/// How often somebody looks whether the file has grown.
const LOOK: Duration = Duration::from_millis(400);
/// How long a telephone waits for a desk that has nothing else to do, at most.
const STAFF_LOOK: Duration = Duration::from_millis(10);

/// Serves the page until somebody presses Ctrl-C.
pub(super) fn serve(language: Language, asked: &Serve) -> Done {
    let listen = listens(language, asked.listen.as_ref(), Listen::default())?;
    let staff = staff_of(language, asked)?;
    let names = Names::read(&asked.name.join(",")).map_err(|why| why.told(language))?;
    let clock = Arc::new(SharedClock::start());
    let told = Arc::clone(&clock);
    let now: Now = Arc::new(move || told.now().millis());
    let place = Place::of(language, asked.file.as_ref(), &asked.log)?;
    let writes = staff.is_some();
    let mut follower = Follower { language, place, clock, length: 0, due: None, writes };
    let mut session = follower.read()?;
    let page = Page::start(listen, names.clone(), Limits::default(), Arc::clone(&now))
        .map_err(|error| error.told(language))?;
    follower.show(&page, session.as_ref());
    let interrupt = page.interrupt();
    tell(language, &page, &session.tournament().setup().name);
    if let Some(staff) = staff {
        let mut telephones = staff.start(language, names, now, session.as_ref())?;
        attend(&mut telephones, &mut follower, session.as_mut(), &page, &interrupt);
        return Ok(language.word("page-served-end"));
    }
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

/// Where to listen, as it is typed.
fn listens(
    language: Language,
    typed: Option<&String>,
    otherwise: Listen,
) -> Result<Listen, String> {
    let Some(text) = typed else { return Ok(otherwise) };
    Listen::read(text)
        .ok_or_else(|| Saying::of("page-not-an-address").with("text", text.as_str()).told(language))
}

/// The staff side as it is asked for.
struct Staff {
    listen: Listen,
    pair: Vec<(String, Role)>,
    lasts: Span,
}

/// Nothing where nobody asks for it.
fn staff_of(language: Language, asked: &Serve) -> Result<Option<Staff>, String> {
    if !asked.staff && asked.pair.is_empty() && asked.staff_listen.is_none() {
        return Ok(None);
    }
    let listen = listens(language, asked.staff_listen.as_ref(), Listen::on_port(STAFF_PORT))?;
    let one = |text: &String| {
        let pair = text.rsplit_once(':').and_then(|(name, role)| {
            let role = Role::ALL.into_iter().find(|one| one.key() == role.trim())?;
            Some((name.trim().to_owned(), role))
        });
        pair.filter(|(name, _)| !name.is_empty()).ok_or_else(|| {
            let roles = Role::ALL.map(Role::key).join(", ");
            let not = Saying::of("phones-not-a-pair").with("text", text.as_str());
            not.with("roles", roles).told(language)
        })
    };
    let pair = asked.pair.iter().map(one).collect::<Result<_, _>>()?;
    let lasts = Span::from_minutes(i64::from(asked.hours) * 60);
    Ok(Some(Staff { listen, pair, lasts }))
}

impl Staff {
    /// Switches it on, and says where it is and what the telephones scan.
    fn start(
        self,
        language: Language,
        names: Names,
        now: Now,
        desk: &dyn Desk,
    ) -> Result<Telephones, String> {
        if let Some(why) = cut_off(desk) {
            return Err(why.told(language));
        }
        let settings = SettingsFile::of_this_person();
        let limits = Limits::default();
        let telephones = Telephones::start(&settings, self.listen, names, limits, now, || {});
        let mut telephones = telephones.map_err(|error| error.told(language))?;
        let url = telephones.urls().into_iter().next().unwrap_or_default();
        let served = Saying::of("phones-served").with("url", url.as_str());
        say(&served.with("print", telephones.print()).told(language));
        for (name, role) in self.pair {
            let pairing = telephones.pair(&name, role, desk.now(), self.lasts);
            let pairing = pairing.map_err(|error| error.told(language))?;
            let code = Saying::of("phones-code").with("name", name.as_str());
            let code = code.with("role", role_name(language, role));
            say(&code.with("address", pairing.address).told(language));
        }
        Ok(telephones)
    }
}

/// Lets telephones act on the event until somebody presses Ctrl-C.
fn attend(
    telephones: &mut Telephones,
    follower: &mut Follower,
    session: &mut dyn Desk,
    page: &Page,
    interrupt: &Interrupt,
) {
    while !interrupt.within(STAFF_LOOK) {
        let heard = session.hear();
        let attended = telephones.attend(Some(&mut *session));
        if let Some(tell) = attended.tell {
            say(&tell.told(follower.language));
        }
        let due = follower.due.is_some_and(|due| follower.clock.now() >= due);
        if heard || attended.acted || due {
            follower.show(page, session);
        }
        // A clock that was set is put right, as in the window.
        if let Err(error) = session.tick() {
            complain(&error.told(follower.language));
        }
    }
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
    /// Is the event written here, and followed no other way?
    writes: bool,
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
        let read = if self.writes {
            self.place.open(operator(language))
        } else {
            self.place.read(language)
        };
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
        let public = Public::of(t, moves(t, session.records(), session.ledger()), now);
        page.show(&public.sealed(t, session.witness()));
        self.due = until_change(t, now).map(|left| now.after(Span::from_millis(left)));
    }
}
