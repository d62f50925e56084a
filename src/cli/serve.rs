//! `bottone serve`: the room's page of events that other programs write, or of one event with its
//! staff side.

use std::{path::PathBuf, sync::Arc, time::Duration};

use bottone_base::{
    person::{Role, fold},
    seat::TableNo,
    time::{Span, Timestamp},
};
use bottone_club::house_day::{EventOverview, HouseDay};
use bottone_i18n::{Language, Saying, ToText as _};
use bottone_page::{Interrupt, Limits, Listen, Names, NowFn, PageServer, staff::STAFF_PORT};
use bottone_session::{
    Desk, Session, Signatory as _,
    file::OpenedEvent,
    time::{SharedClock, SystemClock, Timekeeper as _},
};
use bottone_store::{
    folder, journal::Journal, settings::SettingsFile, telephones::TelephonesError,
};
use bottone_telephones::{PhoneError, Telephones};
use bottone_view::announcements::until_change;
use bottone_view_public::page::{ByLanguage, Day, DayEvent, DayStandings, Public, moves};
use bottone_vocabulary::{staff::role as role_name, words};
use clap::Args;

use super::{
    CommandError, EventPlace, LogArg, of_file, operator, print_error, print_line,
    shared::cut_off,
    signing::{AsArgs, keep_trace},
};

#[derive(Debug, Args)]
pub(super) struct ServeArgs {
    #[arg(value_name = "FILE")]
    files: Vec<PathBuf>,
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
    #[arg(long, value_name = "NAME")]
    withdraw: Vec<String>,
    #[command(flatten)]
    who: AsArgs,
    #[arg(long, value_name = "HOURS", default_value_t = 12, value_parser = super::usage_errors::between(1u16, 720))]
    hours: u16,
}

/// The time between two looks at the file for new records.
const LOOK: Duration = Duration::from_millis(400);
/// The time between two looks at a log, which sends its records by itself.
const LOG_LOOK: Duration = Duration::from_millis(20);
/// The longest time that a phone waits for an idle desk.
const STAFF_LOOK: Duration = Duration::from_millis(10);

/// Serves the page until Ctrl-C is pressed.
pub(super) fn serve(language: Language, asked: &ServeArgs) -> Result<String, CommandError> {
    let listen = parse_listen(language, asked.listen.as_ref(), Listen::default())?;
    let staff = staff_of(language, asked)?;
    let names = Names::parse(&asked.name.join(",")).map_err(|why| why.to_text(language))?;
    let clock = Arc::new(SharedClock::start());
    let page_clock = Arc::clone(&clock);
    let now: NowFn = Arc::new(move || page_clock.now().millis());
    let writes = staff.is_some();
    let (places, standings) = places(language, asked, computer_time())?;
    if writes && places.len() > 1 {
        return Err(language.word("page-staff-one").into());
    }
    let mut all = Vec::new();
    for (number, (place, starts)) in (0..).zip(places) {
        all.push(EventFollower::begin(
            language,
            (place, writes),
            Arc::clone(&clock),
            (number, starts),
        )?);
    }
    let page = PageServer::start(listen, names.clone(), Limits::default(), Arc::clone(&now))
        .map_err(|error| error.to_text(language))?;
    show(&page, &mut all, &standings, &clock);
    let interrupt = page.interrupt();
    let called: Vec<String> =
        all.iter().map(|follower| follower.desk.tournament().setup().name.clone()).collect();
    print_addresses(language, &page, &called.join(", "));
    if let (Some(staff), [only]) = (staff, &mut *all)
        && let Some(mut telephones) = staff.start(language, names, now, only.desk.as_mut())?
    {
        attend(&mut telephones, only, &page, &interrupt);
        return Ok(language.word("page-served-end"));
    }
    let look = if asked.log.address(language)?.is_some() { LOG_LOOK } else { LOOK };
    while !interrupt.wait(look) {
        // Every follower must look: no short circuit.
        let news = all.iter_mut().filter_map(|follower| follower.poll().then_some(())).count();
        if news > 0 {
            show(&page, &mut all, &standings, &clock);
        }
    }
    Ok(language.word("page-served-end"))
}

fn computer_time() -> Timestamp {
    SystemClock::start().now()
}

/// The followed events with their starts, and the standings of the house.
type FollowedEvents = (Vec<(EventPlace, Option<Timestamp>)>, Vec<ByLanguage<DayStandings>>);

/// Returns the followed events: each file, and from a house's folder every event of the day, with
/// its start.
fn places(language: Language, asked: &ServeArgs, now: Timestamp) -> Result<FollowedEvents, String> {
    let [folder] = &*asked.files else {
        if asked.files.len() < 2 {
            return Ok((vec![(EventPlace::of(language, None, &asked.log)?, None)], Vec::new()));
        }
        if asked.log.address(language)?.is_some() {
            return Err(language.word("page-log-one"));
        }
        let place = |file| Ok((EventPlace::of(language, Some(file), &asked.log)?, None));
        let places = asked.files.iter().map(place).collect::<Result<_, String>>()?;
        return Ok((places, Vec::new()));
    };
    if !folder::is_house(folder) {
        return Ok((vec![(EventPlace::of(language, Some(folder), &asked.log)?, None)], Vec::new()));
    }
    let day = HouseDay::of(folder, HouseDay::default(), &operator(language));
    let place = |glance: &EventOverview| {
        let place = EventPlace::of(language, Some(&glance.path), &asked.log)?;
        Ok((place, day.starts(&glance.path)))
    };
    let places: Vec<_> = day.glances.iter().map(place).collect::<Result<_, String>>()?;
    if places.is_empty() {
        let none = Saying::of("page-club-empty").with("house", folder.display().to_string());
        return Err(none.with("date", words::date(language, now)).to_text(language));
    }
    let standings = day.standings().iter();
    let standings = standings.map(|one| DayStandings::of(|language| one.view(language))).collect();
    Ok((places, standings))
}

/// Parses the typed address to listen on.
fn parse_listen(
    language: Language,
    typed: Option<&String>,
    otherwise: Listen,
) -> Result<Listen, String> {
    let Some(text) = typed else { return Ok(otherwise) };
    Listen::parse(text).ok_or_else(|| {
        Saying::of("page-not-an-address").with("text", text.as_str()).to_text(language)
    })
}

/// The requested staff side.
struct StaffSide {
    listen: Listen,
    pair: Vec<(String, Role, Option<TableNo>)>,
    withdraw: Vec<String>,
    who: AsArgs,
    lasts: Span,
}

/// Returns the requested staff side; `None` if there is no request for it.
fn staff_of(language: Language, asked: &ServeArgs) -> Result<Option<StaffSide>, String> {
    let is_asked = asked.staff || !asked.pair.is_empty() || !asked.withdraw.is_empty();
    if !is_asked && asked.staff_listen.is_none() {
        return Ok(None);
    }
    let listen =
        parse_listen(language, asked.staff_listen.as_ref(), Listen::any_address(STAFF_PORT))?;
    let one = |text: &String| {
        let role_of = |text: &str| Role::ALL.into_iter().find(|one| one.key() == text.trim());
        let pair = text.rsplit_once(':').and_then(|(rest, last)| {
            if let Some(role) = role_of(last) {
                return Some((rest.trim().to_owned(), role, None));
            }
            // Only a dealer has a table.
            let table = last.trim().parse().ok().and_then(TableNo::new)?;
            let (name, role) = rest.rsplit_once(':')?;
            let role = role_of(role).filter(|role| *role == Role::Dealer)?;
            Some((name.trim().to_owned(), role, Some(table)))
        });
        pair.filter(|(name, ..)| !name.is_empty()).ok_or_else(|| {
            let roles = Role::ALL.map(Role::key).join(", ");
            let not = Saying::of("phones-not-a-pair").with("text", text.as_str());
            not.with("roles", roles).to_text(language)
        })
    };
    let pair = asked.pair.iter().map(one).collect::<Result<_, _>>()?;
    let lasts = Span::from_minutes(i64::from(asked.hours) * 60);
    let (withdraw, who) = (asked.withdraw.clone(), asked.who.clone());
    Ok(Some(StaffSide { listen, pair, withdraw, who, lasts }))
}

/// Returns the failure of an act on a phone.
fn phone_failure(language: Language, error: &PhoneError) -> CommandError {
    match error {
        PhoneError::Refused(why) => CommandError::of(why, error.to_text(language)),
        _ => CommandError::NotDone(error.to_text(language)),
    }
}

impl StaffSide {
    /// Switches the staff side on, and prints its address and the pairing codes. Returns `None` if
    /// the stored phones cannot be read: the guests' page goes on without them.
    fn start(
        self,
        language: Language,
        names: Names,
        now: NowFn,
        desk: &mut Session,
    ) -> Result<Option<Telephones>, CommandError> {
        if let Some(why) = cut_off(&*desk) {
            return Err(why.to_text(language).into());
        }
        let settings = SettingsFile::for_user();
        let limits = Limits::default();
        let telephones = Telephones::start(&settings, self.listen, names, limits, now, || {});
        let mut telephones = match telephones {
            Ok(telephones) => telephones,
            Err(error @ PhoneError::File(TelephonesError::NotRead { .. })) => {
                print_error(&error.to_text(language));
                return Ok(None);
            }
            Err(error) => return Err(error.to_text(language).into()),
        };
        let url = telephones.urls().into_iter().next().unwrap_or_default();
        let served = Saying::of("phones-served").with("url", url.as_str());
        print_line(&served.with("print", telephones.print()).to_text(language));
        let done = self.pair_and_withdraw(language, &mut telephones, desk);
        keep_trace(language, desk)?;
        done.map(|()| Some(telephones))
    }

    /// Withdraws and pairs phones, and prints the codes.
    fn pair_and_withdraw(
        self,
        language: Language,
        telephones: &mut Telephones,
        desk: &mut Session,
    ) -> Result<(), CommandError> {
        let signer = self.who.signer(language)?;
        let sign = |desk: &mut Session| signer.sign(desk).map_err(|why| why.to_text(language));
        for name in self.withdraw {
            let phone = telephones.phones().iter().find(|phone| fold(&phone.name) == fold(&name));
            let Some(phone) = phone.map(|phone| phone.id.clone()) else {
                return Err(Saying::of("phones-none-of")
                    .with("name", name)
                    .to_text(language)
                    .into());
            };
            sign(desk)?;
            let done = telephones.withdraw(&phone, Some(desk));
            done.map_err(|error| phone_failure(language, &error))?;
            print_line(&Saying::of("phones-withdrawn").with("name", name).to_text(language));
        }
        for (name, role, table) in self.pair {
            sign(desk)?;
            let pairing = telephones.pair(&name, role, desk, self.lasts);
            let pairing = pairing.map_err(|error| phone_failure(language, &error))?;
            if table.is_some() {
                sign(desk)?;
                let given = telephones.give_table(&pairing.phone, table, desk);
                given.map_err(|error| phone_failure(language, &error))?;
            }
            let code = Saying::of("phones-code").with("name", name.as_str());
            let code = code.with("role", role_name(language, role));
            print_line(&code.with("address", pairing.address).to_text(language));
        }
        Ok(())
    }
}

/// Lets phones act on the event until Ctrl-C is pressed.
fn attend(
    telephones: &mut Telephones,
    follower: &mut EventFollower,
    page: &PageServer,
    interrupt: &Interrupt,
) {
    while !interrupt.wait(STAFF_LOOK) {
        let heard = follower.desk.receive();
        let attended = telephones.attend(Some(follower.desk.as_mut()));
        if let Some(tell) = attended.tell {
            print_line(&tell.to_text(follower.language));
        }
        if heard || attended.acted || follower.is_due() {
            let clock = Arc::clone(&follower.clock);
            follower.public = None;
            show(page, std::slice::from_mut(follower), &[], &clock);
        }
        // A change of the system's clock is corrected here, as in the window.
        if let Err(error) = follower.desk.check_clock() {
            print_error(&error.to_text(follower.language));
        }
    }
}

/// Shows the current state of every event. Unchanged pages are not written again.
fn show(
    page: &PageServer,
    all: &mut [EventFollower],
    standings: &[ByLanguage<DayStandings>],
    clock: &SharedClock,
) {
    if let Some(first) = all.first() {
        clock.set(first.desk.now());
    }
    let events: Vec<Arc<Public>> = all.iter_mut().map(EventFollower::public).collect();
    let day = |one: &EventFollower| {
        DayEvent::of(one.desk.tournament(), (Some(one.number), one.starts), one.desk.now())
    };
    let (listed, standings) = (all.iter().map(day).collect(), standings.to_vec());
    let day = Day { events: listed, standings, ..Day::default() };
    page.show(&events, &day);
}

/// Prints the page's addresses.
fn print_addresses(language: Language, page: &PageServer, event: &str) {
    let urls = page.urls();
    let Some((first, others)) = urls.split_first() else { return };
    let own = |url: &str| url.contains("//127.") || url.contains("//[::1]");
    let at = if own(first) { "page-served-here" } else { "page-served-at" };
    let saying = Saying::of(at).with("url", first.as_str());
    print_line(
        &if own(first) { saying } else { saying.with("event", event.to_owned()) }.to_text(language),
    );
    for url in others {
        let name = if own(url) { "page-served-here" } else { "page-served-too" };
        print_line(&Saying::of(name).with("url", url.as_str()).to_text(language));
    }
    print_line(&Saying::of("page-served-tv").with("url", first.as_str()).to_text(language));
    print_line(&language.word("page-serve-stop"));
}

/// A follower of an event written elsewhere: in another program's file, or in a log.
struct EventFollower {
    language: Language,
    place: EventPlace,
    desk: Box<Session>,
    clock: Arc<SharedClock>,
    /// The event's number among the served ones.
    number: u32,
    /// The start, if the house has it.
    starts: Option<Timestamp>,
    /// The length of the file at the last look.
    length: u64,
    /// The public data, kept until it changes.
    public: Option<Arc<Public>>,
    /// The instant at which the shown data changes with time alone.
    due: Option<Timestamp>,
}

impl EventFollower {
    fn begin(
        language: Language,
        (place, writes): (EventPlace, bool),
        clock: Arc<SharedClock>,
        (number, starts): (u32, Option<Timestamp>),
    ) -> Result<Self, String> {
        let (desk, length) = read(language, &place, writes)?;
        Ok(Self { language, place, desk, clock, number, starts, length, public: None, due: None })
    }

    /// Returns whether there is news of the event.
    fn poll(&mut self) -> bool {
        let news = if self.desk.receive() {
            true
        } else if self.has_grown() {
            match read(self.language, &self.place, false) {
                Ok((fresh, length)) => {
                    (self.desk, self.length) = (fresh, length);
                    true
                }
                // The old data stays on show until the file can be read again.
                Err(error) => {
                    print_error(&error);
                    false
                }
            }
        } else {
            self.is_due()
        };
        if news {
            self.public = None;
        }
        news
    }

    fn is_due(&self) -> bool {
        self.due.is_some_and(|due| self.clock.now() >= due)
    }

    fn has_grown(&mut self) -> bool {
        // A file that is missing for a moment, on a stick or a share, is tried again.
        let Some(file) = self.place.file.as_ref().filter(|_| self.place.log.is_none()) else {
            return false;
        };
        let Ok(length) = Journal::length(file) else { return false };
        std::mem::replace(&mut self.length, length) != length
    }

    fn public(&mut self) -> Arc<Public> {
        let (number, now) = (self.number, self.desk.now());
        let (desk, due) = (&*self.desk, &mut self.due);
        let public = self.public.get_or_insert_with(|| {
            let t = desk.tournament();
            *due = until_change(t, now).map(|left| now.after(Span::from_millis(left)));
            let public = Public::of(t, moves(t, desk.records(), desk.ledger()), now);
            Arc::new(Public { event: number, ..public.sealed(t, desk.witness()) })
        });
        Arc::clone(public)
    }
}

/// Opens the event, for writing if `writes`, and returns the length of its file then.
fn read(
    language: Language,
    place: &EventPlace,
    writes: bool,
) -> Result<(Box<Session>, u64), String> {
    let name = place.name();
    let mut length = 0;
    if place.log.is_none() {
        length =
            Journal::length(&name).map_err(|error| of_file(&name, &error).to_text(language))?;
    }
    let read = if writes { place.open(operator(language)) } else { place.read(language) };
    let OpenedEvent { desk, notices, .. } = read.map_err(|error| error.to_text(language))?;
    for notice in notices {
        print_error(&of_file(&name, notice.to_text(language)).to_text(language));
    }
    Ok((desk, length))
}
