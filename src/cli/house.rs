//! `bottone house`: makes, shows and checks a house, and lists its people.

use std::{
    path::{Path, PathBuf},
    process::ExitCode,
};

use bottone_base::{
    money::{COMMON, Currency, PaymentMethod},
    person::{Member, PersonId, Role, Roster},
};
use bottone_club::{
    book_import::{BookImportError, import_summary, people_in, take_in},
    drawers::{ALWAYS, EventCash, cash_gaps, without_copies},
    visits::{card_of, visits},
};
use bottone_house::{
    Command,
    events::{EventListing, EventPart, EventsCommand},
    setup::{AmountLimit, Setup, SetupCommand},
    staff::StaffCommand,
    tickets::TicketsCommand,
};
use bottone_i18n::{Filling, Language, Saying, ToText as _};
use bottone_search::book::{BookFinder, PersonLine, people};
use bottone_session::{
    Desk as _,
    flights::half_pairs,
    house::{
        self, EventAgreement, HouseBook, HouseDesk, OpenedHouse, RecordFaultAt, agreement,
        describe_fault, gaps,
    },
    time::SystemClock,
};
use bottone_store::{
    IfExists, folder,
    parallel::map_parallel,
    results::{Separator, csv},
    write_private,
};
use bottone_view::{
    amounts::read_limit,
    house::{
        BookPage, Personal,
        drawers::{DrawerSums, Till, listed},
        rows, standing,
    },
};
use bottone_vocabulary::staff as staff_words;
use clap::{Args, Subcommand};

use super::{
    CommandResult, of_file, one_of, operator, print_error, print_line, progress,
    record::{CheckVerdict, check_codes, decide_all, opened, read_failure},
    signing::{AsArgs, keep_house_trace, new_pin},
    tickets,
};

#[derive(Debug, Args)]
pub(super) struct HouseArgs {
    #[command(subcommand)]
    what: HouseAction,
    #[command(flatten)]
    by: AsArgs,
}

#[derive(Debug, Subcommand)]
enum HouseAction {
    New {
        house: PathBuf,
        #[command(flatten)]
        setup: SetupArgs,
    },
    Set {
        house: PathBuf,
        #[command(flatten)]
        setup: SetupArgs,
    },
    Staff(StaffArgs),
    Show {
        house: PathBuf,
    },
    Check {
        house: PathBuf,
    },
    People(PeopleArgs),
    Part(PartArgs),
    Tickets(TicketsArgs),
    Award {
        house: PathBuf,
        event: PathBuf,
    },
    Enter {
        house: PathBuf,
        event: PathBuf,
        person: String,
    },
    Settle {
        house: PathBuf,
    },
    Drawers {
        house: PathBuf,
    },
}

/// The set-up of a house.
#[derive(Debug, Args)]
struct SetupArgs {
    #[arg(long)]
    name: Option<String>,
    #[arg(long = "least-age", value_name = "YEARS")]
    age: Option<u8>,
    #[arg(long, value_name = "WHOM")]
    call: Option<String>,
    #[arg(long, value_name = "NUMBER")]
    tables: Option<u16>,
    #[arg(long, value_name = "METHODS", value_delimiter = ',', value_parser = one_of(&PaymentMethod::ALL))]
    ways: Vec<PaymentMethod>,
    #[arg(long, value_name = "MONEY")]
    two_signatures: Option<String>,
    #[arg(long, value_name = "CODE", requires = "two_signatures", value_parser = COMMON.map(|(code, ..)| code))]
    currency: Option<String>,
    #[arg(long, conflicts_with = "two_signatures")]
    one_signature: bool,
}

impl SetupArgs {
    /// Returns the set-up with the given values in place of the old ones.
    fn apply_to(self, language: Language, was: Setup) -> Result<Setup, String> {
        let Self { name, age, call, tables, ways, two_signatures, currency, one_signature } = self;
        let code = |code: String| COMMON.iter().find(|(known, ..)| *known == code);
        let currency = currency.and_then(code).map(|(_, symbol, decimals)| Currency {
            symbol: (*symbol).to_owned(),
            decimals: *decimals,
        });
        let currency = currency
            .or_else(|| was.two_signatures.as_ref().map(|above| above.currency.clone()))
            .unwrap_or_default();
        let above =
            two_signatures.map(|typed| read_limit(language, &typed, &currency)).transpose()?;
        let two_signatures = match above.flatten() {
            Some(sum) => Some(AmountLimit { sum, currency }),
            None => was.two_signatures.filter(|_| !one_signature),
        };
        Ok(Setup {
            name: name.unwrap_or(was.name),
            min_age: age.or(was.min_age),
            contact: call.unwrap_or(was.contact),
            tables: tables.unwrap_or(was.tables),
            payment_methods: if ways.is_empty() { was.payment_methods } else { ways },
            two_signatures,
        })
    }
}

/// The change of a house's staff; without an option, all members are listed.
#[derive(Debug, Args)]
struct StaffArgs {
    house: PathBuf,
    #[arg(long, value_name = "NAME:ROLE")]
    add: Option<String>,
    #[arg(long, value_name = "NAME:ROLE", conflicts_with = "add")]
    change: Option<String>,
    #[arg(long, value_name = "NAME", conflicts_with_all = ["add", "change"])]
    remove: Option<String>,
    #[arg(long, value_name = "EVENT", conflicts_with_all = ["add", "change", "remove"])]
    take: Option<PathBuf>,
    #[arg(long, value_name = "FILE")]
    new_pin_file: Option<PathBuf>,
    #[arg(long, value_name = "NUMBER")]
    scanned: Option<String>,
}

impl StaffArgs {
    fn run(self, language: Language, by: &AsArgs) -> CommandResult {
        let Self { house, add, change, remove, take, new_pin_file, scanned } = self;
        let mut desk = match (&add, &change, &remove, &take) {
            (None, None, None, None) => {
                return Ok(staff_lines(language, read(language, &house)?.house().staff()));
            }
            _ => tickets::house_desk(language, &house, &by.signer(language)?)?,
        };
        let member = |typed: &str, was: Option<&Member>| {
            let (name, role) = named_role(language, typed)?;
            let pin = new_pin_file.as_deref().map(|file| new_pin(language, role, file));
            let pin = pin.transpose()?.or_else(|| was.and_then(|was| was.pin.clone()));
            let card = scanned.clone().or_else(|| was.map(|was| was.card.clone()));
            Ok::<_, String>(Box::new(Member { name, role, pin, card: card.unwrap_or_default() }))
        };
        let command = if let Some(typed) = add {
            StaffCommand::Add(member(&typed, None)?)
        } else if let Some(typed) = change {
            let (name, _) = named_role(language, &typed)?;
            let to = member(&typed, desk.house().staff().get(&name))?;
            StaffCommand::Change { name, to }
        } else if let Some(event) = take {
            let opened = opened(language, &event)
                .map_err(|error| of_file(&event, error.to_text(language)).to_text(language))?;
            let members = opened.desk.tournament().staff().members().cloned().collect();
            StaffCommand::Import { members }
        } else {
            StaffCommand::Remove { name: remove.unwrap_or_default() }
        };
        tickets::act_at(language, &mut desk, |desk| desk.submit(Command::Staff(command)))?;
        Ok(staff_lines(language, desk.house().staff()))
    }
}

/// Parses a member such as "Ada Neri:director".
fn named_role(language: Language, typed: &str) -> Result<(String, Role), String> {
    let found = typed.rsplit_once(':').and_then(|(name, role)| {
        let role = Role::ALL.into_iter().find(|known| known.key() == role.trim())?;
        Some((name.trim().to_owned(), role))
    });
    found.ok_or_else(|| {
        let roles = Role::ALL.map(Role::key).join(", ");
        let form = Saying::of("cli-club-staff-form").with("typed", typed);
        form.with("roles", roles).to_text(language)
    })
}

/// Lists the staff, a line each.
fn staff_lines(language: Language, staff: &Roster) -> String {
    let line = |member: &Member| staff_words::named(language, &member.name, member.role);
    let lines: Vec<String> = staff.members().map(line).collect();
    if lines.is_empty() { language.word("club-staff-none") } else { lines.join("\n") }
}

/// The change of a ticket; without a number, all tickets are listed.
#[derive(Debug, Args)]
struct TicketsArgs {
    house: PathBuf,
    #[arg(long = "pass-on", value_name = "NUMBER", requires_all = ["to", "reason"])]
    pass_on: Option<u32>,
    #[arg(long, value_name = "ID", value_parser = person, requires = "pass_on")]
    to: Option<PersonId>,
    #[arg(
        long = "sell-back",
        value_name = "NUMBER",
        requires = "reason",
        conflicts_with = "pass_on"
    )]
    sell_back: Option<u32>,
    #[arg(long, value_name = "NUMBER", requires = "reason", conflicts_with_all = ["pass_on", "sell_back"])]
    lapse: Option<u32>,
    #[arg(long, value_name = "NUMBER", requires = "sell_back")]
    drawer: Option<u32>,
    #[arg(long, value_name = "REASON")]
    reason: Option<String>,
}

impl TicketsArgs {
    fn run(self, language: Language, by: &AsArgs) -> CommandResult {
        let Self { house, pass_on, to, sell_back, lapse, drawer, reason } = self;
        let reason = reason.unwrap_or_default();
        let command = match (pass_on.zip(to), sell_back, lapse) {
            (Some((number, to)), ..) => TicketsCommand::PassOn { number, to, reason },
            (None, Some(number), _) => TicketsCommand::SellBack { number, reason, drawer },
            (None, None, Some(number)) => TicketsCommand::Lapse { number, reason },
            (None, None, None) => return tickets::list(language, &house),
        };
        tickets::change_ticket(language, &house, command, by)
    }
}

/// The part that an event plays in the house.
#[derive(Debug, Args)]
struct PartArgs {
    house: PathBuf,
    event: PathBuf,
    #[arg(long, value_name = "NAME", conflicts_with_all = ["flight", "label", "day"])]
    satellite: Option<String>,
    #[arg(long, value_name = "NAME", requires = "label")]
    flight: Option<String>,
    #[arg(long, value_name = "LABEL", requires = "flight")]
    label: Option<String>,
    #[arg(long, value_name = "NAME", requires = "number", conflicts_with = "flight")]
    day: Option<String>,
    #[arg(long, value_name = "NUMBER", requires = "day", value_parser = super::usage_errors::between(1, u8::MAX))]
    number: Option<u8>,
}

impl PartArgs {
    fn run(self, language: Language, by: &AsArgs) -> CommandResult {
        let Self { house, event, satellite, flight, label, day, number } = self;
        let part = match (satellite, flight.zip(label), day.zip(number)) {
            (Some(of), ..) => EventPart::Satellite { of },
            (None, Some((of, label)), _) => EventPart::Flight { of, label },
            (None, None, Some((of, number))) => EventPart::Day { of, number },
            (None, None, None) => EventPart::Event,
        };
        let mut desk = writable(language, &house, by)?;
        desk.list_events().map_err(|error| error.to_text(language))?;
        let file = event.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let listed = desk.house().events().get(&file).cloned();
        let listed = listed.ok_or_else(|| {
            of_file(&event, language.word("club-refusal-event-unknown")).to_text(language)
        })?;
        let to = EventListing { part, ..listed };
        let change = EventsCommand::Change { file, to };
        tickets::act_at(language, &mut desk, |desk| desk.submit(Command::Events(change)))?;
        Ok(standing(language, desk.house()))
    }
}

/// The question about people.
#[derive(Debug, Args)]
struct PeopleArgs {
    house: PathBuf,
    #[arg(value_name = "WORDS")]
    words: Vec<String>,
    #[arg(long, value_name = "FILE", conflicts_with_all = ["words", "export", "card", "forget"])]
    import: Option<PathBuf>,
    #[arg(long, value_name = "FILE", conflicts_with_all = ["words", "forget"])]
    export: Option<PathBuf>,
    #[arg(long, value_name = "ID", value_parser = person)]
    card: Option<PersonId>,
    #[arg(long, value_name = "ID", value_parser = person, conflicts_with_all = ["words", "card"])]
    forget: Option<PersonId>,
}

fn person(typed: &str) -> Result<PersonId, String> {
    PersonId::parse(typed).ok_or_else(|| typed.to_owned())
}

impl PeopleArgs {
    fn run(self, language: Language, by: &AsArgs) -> CommandResult {
        if let Some(from) = &self.import {
            return import(language, &self.house, from, by);
        }
        if let Some(person) = self.forget {
            return forget(language, &self.house, person, by);
        }
        let desk = read_signed(language, &self.house, by)?;
        if self.export.is_some() && self.card.is_none() {
            desk.may_export_people().map_err(|error| error.to_text(language))?;
        } else if self.export.is_some() {
            desk.may_see_people().map_err(|error| error.to_text(language))?;
        }
        let rows = match self.card {
            Some(person) => card_rows(language, &desk, person)?,
            None => rows(language, desk.house()),
        };
        if let Some(to) = &self.export {
            let bytes = csv(&rows, Separator::of(language)).map_err(|error| error.to_string())?;
            write_private(to, IfExists::Keep, &bytes)
                .map_err(|error| of_file(to, &error).to_text(language))?;
            return Ok(Saying::of("club-exported").with("file", to.as_path()).to_text(language));
        }
        if self.card.is_some() {
            let line = |row: &Vec<String>| row.join("\t");
            return Ok(rows.iter().map(line).collect::<Vec<_>>().join("\n"));
        }
        Ok(list(language, &desk, &self.words.join(" ")))
    }
}

fn import(language: Language, named: &Path, from: &Path, by: &AsArgs) -> CommandResult {
    let mut desk = writable(language, named, by)?;
    let to_text = |error: BookImportError| error.to_text(language);
    let people = people_in(from, &desk).map_err(to_text)?;
    let taken = tickets::act_at(language, &mut desk, |desk| take_in(desk, people))?;
    Ok(import_summary(language, &taken))
}

/// Forgets a person. Files that could not be changed yet are named, and the exit status shows it.
fn forget(language: Language, named: &Path, person: PersonId, by: &AsArgs) -> CommandResult {
    let (desk, by) = (writable(language, named, by)?, by.signer(language)?);
    let book = HouseBook::new(desk);
    let forgotten = house::forget(&book, person, None, &by);
    keep_house_trace(language, &mut book.desk_mut())?;
    let forgotten = forgotten.map_err(|error| error.to_text(language))?;
    let events = Saying::count("club-count-events", forgotten.events);
    let said = Saying::of("club-forgotten").with("events", events).to_text(language);
    let waits = forgotten.waiting_lines(language);
    if waits.is_empty() {
        return Ok(said);
    }
    print_line(&said);
    Err(waits.join("\n"))
}

/// Opens a house for writing, and signs in.
fn writable(language: Language, named: &Path, by: &AsArgs) -> Result<HouseDesk, String> {
    let clock = Box::new(SystemClock::start());
    let OpenedHouse { mut desk, .. } =
        house::open(&house::file_of(named), clock, operator(language))
            .map_err(|error| error.to_text(language))?;
    if let Some(why) = desk.read_only() {
        return Err(of_file(desk.path(), why.to_text(language)).to_text(language));
    }
    tickets::signs_in(language, &mut desk, &by.signer(language)?)?;
    Ok(desk)
}

/// Opens a house for reading, and signs in.
fn read_signed(language: Language, named: &Path, by: &AsArgs) -> Result<HouseDesk, String> {
    let mut desk = read(language, named)?;
    tickets::signs_in(language, &mut desk, &by.signer(language)?)?;
    Ok(desk)
}

/// Returns whether personal data may be shown to the signed-in person. Prints a notice if they are
/// hidden.
fn personal(language: Language, desk: &HouseDesk) -> Personal {
    match desk.may_see_people() {
        Ok(()) => Personal::Shown,
        Err(why) => {
            let left_out = Saying::of("club-hidden").with("why", why.to_text(language));
            print_error(&of_file(desk.path(), left_out).to_text(language));
            Personal::Hidden
        }
    }
}

/// Returns all data that the house has on one person: their page, and their entries in its events.
fn card_rows(
    language: Language,
    desk: &HouseDesk,
    person: PersonId,
) -> Result<Vec<Vec<String>>, String> {
    let page = BookPage::of(language, desk.house(), (person, desk.now()), personal(language, desk))
        .ok_or_else(|| language.word("club-refusal-person-unknown"))?;
    let visits = visits(desk.house(), desk.folder(), desk.operator());
    let visits =
        visits.get(&desk.house().people().current_id(person)).map_or(&[][..], Vec::as_slice);
    Ok(card_of(language, &page, visits))
}

impl HouseArgs {
    pub(super) fn run(self, language: Language) -> ExitCode {
        let done = match self.what {
            HouseAction::New { house, setup } => {
                let named = Setup { name: called(&house), ..Setup::default() };
                setup.apply_to(language, named).and_then(|setup| make(language, &house, setup))
            }
            HouseAction::Set { house, setup } => set(language, &house, setup, &self.by),
            HouseAction::Staff(asked) => asked.run(language, &self.by),
            HouseAction::Show { house } => show(language, &house, &self.by),
            HouseAction::Check { house } => return check(language, &house::file_of(&house)).into(),
            HouseAction::People(asked) => asked.run(language, &self.by),
            HouseAction::Part(asked) => asked.run(language, &self.by),
            HouseAction::Tickets(asked) => asked.run(language, &self.by),
            HouseAction::Award { house, event } => {
                tickets::award(language, &house, &event, &self.by)
            }
            HouseAction::Enter { house, event, person } => {
                tickets::enter(language, &house, &event, (&person, &self.by))
            }
            HouseAction::Settle { house } => return tickets::settle(language, &house, &self.by),
            HouseAction::Drawers { house } => return drawers(language, &house),
        };
        match done {
            Ok(text) => {
                print_line(&text);
                ExitCode::SUCCESS
            }
            Err(why) => {
                print_error(&why);
                ExitCode::FAILURE
            }
        }
    }
}

/// Returns the default name of a house: that of its folder.
fn called(folder: &Path) -> String {
    folder.file_name().map_or_else(|| "Bottone".to_owned(), |name| name.to_string_lossy().into())
}

fn make(language: Language, folder: &Path, setup: Setup) -> CommandResult {
    if !setup.is_sound() {
        return Err(language.word("club-refusal-not-understood"));
    }
    let clock = Box::new(SystemClock::start());
    let mut desk = house::create(folder, setup, clock, operator(language))
        .map_err(|error| error.to_text(language))?;
    let count = desk.list_events().map_err(|error| error.to_text(language))?;
    let made = Saying::of("club-made")
        .with("file", desk.path())
        .with("events", Saying::count("club-count-events", count));
    Ok(made.to_text(language))
}

fn open_house(language: Language, named: &Path) -> Result<OpenedHouse, String> {
    let clock = Box::new(SystemClock::start());
    house::read(&house::file_of(named), clock, operator(language))
        .map_err(|error| error.to_text(language))
}

/// Opens a house for reading, and prints the notices about its file.
fn read(language: Language, named: &Path) -> Result<HouseDesk, String> {
    let OpenedHouse { desk, notices, .. } = open_house(language, named)?;
    for notice in &notices {
        print_error(&of_file(desk.path(), notice.to_text(language)).to_text(language));
    }
    Ok(desk)
}

/// Prints the house as it stands. Personal data are left out, with a notice, unless the signed-in
/// person may see them.
fn show(language: Language, named: &Path, by: &AsArgs) -> CommandResult {
    let desk = read_signed(language, named, by)?;
    let pretty = ron::ser::PrettyConfig::default().indentor("  ".to_owned());
    let shown = match personal(language, &desk) {
        Personal::Shown => ron::ser::to_string_pretty(desk.house(), pretty),
        Personal::Hidden => {
            ron::ser::to_string_pretty(&desk.house().without_personal_data(), pretty)
        }
    };
    shown.map_err(|error| error.to_string())
}

fn set(language: Language, named: &Path, setup: SetupArgs, by: &AsArgs) -> CommandResult {
    let mut desk = writable(language, named, by)?;
    let setup = setup.apply_to(language, desk.house().setup().clone())?;
    let change = Command::Setup(SetupCommand::Change(setup));
    tickets::act_at(language, &mut desk, |desk| desk.submit(change))?;
    Ok(standing(language, desk.house()))
}

/// Lists everyone in the book, or those who match these words, a line each.
fn list(language: Language, desk: &HouseDesk, typed: &str) -> String {
    let house = desk.house();
    let mut lines = people(house);
    if !typed.trim().is_empty() {
        let found = BookFinder::default().updated(house).find(typed, usize::MAX);
        lines.retain(|line| found.contains(&line.person));
    }
    let line = |line: PersonLine| {
        format!("{}\t{}\t{}\t{}", line.person, line.name, line.card, line.country)
    };
    let mut lines: Vec<String> = lines.into_iter().map(line).collect();
    if typed.trim().is_empty() {
        lines.push(standing(language, house));
    } else if lines.is_empty() {
        return Saying::of("club-people-none").with("typed", typed).to_text(language);
    }
    lines.join("\n")
}

/// Lists the drawers, and says whether their sums agree with the events.
fn drawers(language: Language, named: &Path) -> ExitCode {
    let desk = match read(language, named) {
        Ok(desk) => desk,
        Err(why) => {
            print_error(&why);
            return ExitCode::FAILURE;
        }
    };
    let files = folder::events_beside(desk.path(), usize::MAX);
    let found = map_parallel(&files, |file| match opened(language, file) {
        Ok(opened) => Ok(EventCash::of(opened.seal.clone(), &*opened.desk)),
        Err(error) => Err(of_file(file, error.to_text(language)).to_text(language)),
    });
    let mut events = Vec::new();
    let mut verdict = CheckVerdict::Sound;
    for event in found {
        match event {
            Ok(event) => events.push(event),
            Err(why) => {
                verdict = verdict.worse(CheckVerdict::Damaged);
                print_error(&why);
            }
        }
    }
    let events = without_copies(events);
    let tills: Vec<Till> = events.iter().map(|event| event.till.clone()).collect();
    let book = desk.house().drawers();
    for line in listed(language, book, &DrawerSums::of(book, &tills, ALWAYS)) {
        print_line(&line);
    }
    let gaps = cash_gaps(desk.house(), events);
    for gap in &gaps {
        verdict = verdict.worse(CheckVerdict::Disagrees);
        print_error(&of_file(desk.path(), gap.to_text(language)).to_text(language));
    }
    if gaps.is_empty() && verdict == CheckVerdict::Sound {
        print_line(&language.word("drawers-agree"));
    }
    verdict.into()
}

/// Decides every record of a house and of its events again, and compares the results.
pub(super) fn check(language: Language, file: &Path) -> CheckVerdict {
    let clock = Box::new(SystemClock::start());
    let house = match house::read(file, clock, operator(language)) {
        Ok(house) => house,
        Err(error) => {
            let (what, verdict) = read_failure(language, &error);
            print_error(&what);
            return verdict;
        }
    };
    let mut verdict = own_file(language, file, &house);
    for part in bottone_store::portraits::leftover_drafts(file.parent().unwrap_or(file)) {
        verdict = verdict.worse(CheckVerdict::Disagrees);
        print_error(&of_file(&part, Saying::of("club-left-over")).to_text(language));
    }
    if house.desk.history().without_forgotten().is_ok_and(|without| without.is_some()) {
        verdict = verdict.worse(CheckVerdict::Disagrees);
        print_error(&of_file(file, Saying::of("club-forgotten-left")).to_text(language));
    }
    let files = folder::events_beside(file, usize::MAX);
    let bar = progress(language, files.len() as u64, "club-events-decided");
    let seen = map_parallel(&files, |file| {
        let seen = FileCheck::of(language, file);
        bar.inc(1);
        seen
    });
    bar.finish_and_clear();
    let (mut events, mut cash, mut unread) = (Vec::new(), Vec::new(), Vec::new());
    for (file, seen) in files.iter().zip(seen) {
        verdict = verdict.worse(seen.verdict);
        if let Some(records) = seen.records {
            verdict = verdict.worse(check_codes(language, file, records, false));
        }
        seen.complaints.iter().for_each(|complaint| print_error(complaint));
        match seen.event {
            Some((event, money)) => {
                events.push(event);
                cash.push(money);
            }
            None => unread.extend(file.file_name().map(|name| name.to_string_lossy().into())),
        }
    }
    for disagreement in agreement(house.desk.house(), &events, &unread) {
        verdict = verdict.worse(CheckVerdict::Disagrees);
        print_error(&of_file(file, disagreement.to_text(language)).to_text(language));
    }
    for gap in cash_gaps(house.desk.house(), cash) {
        verdict = verdict.worse(CheckVerdict::Disagrees);
        print_error(&of_file(file, gap.to_text(language)).to_text(language));
    }
    for gap in gaps(house.desk.house(), house.desk.seal(), &events) {
        verdict = verdict.worse(CheckVerdict::Disagrees);
        print_error(&of_file(file, gap.to_text(language)).to_text(language));
    }
    let sound =
        Saying::of(if verdict == CheckVerdict::Sound { "club-sound" } else { "club-checked" })
            .with("file", file)
            .with("records", Saying::count("count-records", house.desk.history().records().len()))
            .with("count", Filling::Count(events.len() as u64))
            .with("standing", standing(language, house.desk.house()));
    print_line(&sound.to_text(language));
    verdict
}

/// Decides the records of the house's own file again.
fn own_file(language: Language, file: &Path, house: &OpenedHouse) -> CheckVerdict {
    let mut verdict = CheckVerdict::Sound;
    for notice in &house.notices {
        print_error(&of_file(file, notice.to_text(language)).to_text(language));
        verdict = verdict.worse(match notice {
            bottone_store::journal::Notice::Newer { .. } => CheckVerdict::Newer,
            bottone_store::journal::Notice::Impossible { .. } => CheckVerdict::NotDecidedSo,
            bottone_store::journal::Notice::TornLeft { .. } => CheckVerdict::TailSetAside,
            _ if notice.drops_lines() => CheckVerdict::Damaged,
            _ => CheckVerdict::Sound,
        });
    }
    if !house.desk.history().beginning().setup.is_sound() {
        let what = Saying::of("cli-line")
            .with("file", file)
            .with("line", 1_u64)
            .with("what", Saying::of("club-fault-setup"));
        print_error(&what.to_text(language));
        verdict = verdict.worse(CheckVerdict::NotDecidedSo);
    }
    if let Err(RecordFaultAt { number, fault }) = house::decided_again(&house.desk) {
        let what = Saying::of("cli-line")
            .with("file", file)
            .with("line", number + 2)
            .with("what", describe_fault(language, fault));
        print_error(&what.to_text(language));
        verdict = verdict.worse(CheckVerdict::NotDecidedSo);
    }
    verdict
}

/// The result for one event's file.
struct FileCheck {
    verdict: CheckVerdict,
    complaints: Vec<String>,
    event: Option<(EventAgreement, EventCash)>,
    /// The number of its sound records.
    records: Option<usize>,
}

impl FileCheck {
    fn of(language: Language, file: &Path) -> Self {
        match opened(language, file) {
            Ok(opened) => {
                let found = decide_all(language, file, &opened, || {});
                let state = (opened.desk.tournament(), opened.desk.records());
                let event = EventAgreement::of(file, opened.seal.clone(), state);
                let cash = EventCash::of(opened.seal.clone(), &*opened.desk);
                let (mut verdict, mut complaints) = (found.verdict, found.complaints);
                // The check of the next day itself finds its other disagreements with its flights.
                let half = half_pairs(file, opened.desk.as_ref());
                for pair in
                    half.iter().filter(|pair| pair.flight != *file || pair.names_other_day())
                {
                    complaints.push(of_file(file, pair.to_text(language)).to_text(language));
                    verdict = verdict.worse(CheckVerdict::Disagrees);
                }
                let records = Some(opened.desk.records().len());
                Self { verdict, complaints, event: Some((event, cash)), records }
            }
            Err(error) => {
                let (what, verdict) = read_failure(language, &error);
                Self { verdict, complaints: vec![what], event: None, records: None }
            }
        }
    }
}
