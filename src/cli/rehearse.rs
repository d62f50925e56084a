//! `bottone rehearse`: a whole random evening.

use std::path::{Path, PathBuf};

use bottone_base::{
    money::Money,
    person::{PeopleIndex, Person},
    time::{Span, Timestamp},
};
use bottone_i18n::{Language, Saying, ToText as _};
use bottone_rehearsal::{
    DeskRole, Rehearsal, RehearsalEnd, RehearsalError, Script, replay_with_late_reports,
};
use bottone_rules::buy_in::BuyIn;
use bottone_session::{
    Desk, OpenError, Operator, Session, SubmitError, file, memory,
    shared::{self, LogOptions, UNWATCHED},
    time::StageClock,
};
use bottone_shared_log::SyncError;
use bottone_store::csv::CsvSheet;
use bottone_tournament::{
    Tournament,
    clock::ClockCommand,
    history::Beginning,
    setup::{HouseRules, Setup},
    waiting::Alternates,
};
use clap::{
    Arg, Args, Command,
    builder::{PossibleValuesParser, TypedValueParser},
};

use super::{
    CommandError, CommandResult, EventPlace, LogArg, MirrorArg,
    festival::{self, Programme},
    new::structure,
    of_file, print_error, print_line, progress, standing,
    usage_errors::between,
};

#[derive(Debug, Args)]
#[expect(clippy::struct_excessive_bools, reason = "each is a word of the command line")]
pub(super) struct RehearseArgs {
    file: Option<PathBuf>,
    #[command(flatten)]
    log: LogArg,
    #[command(flatten)]
    mirror: MirrorArg,
    #[arg(long, value_parser = roles(), requires = "log")]
    role: Option<DeskRole>,
    #[arg(long, default_value = "club-turbo")]
    profile: String,
    #[arg(long, value_parser = between(2u32, 50_000))]
    entries: Option<u32>,
    #[arg(long, value_name = "LIST")]
    players: Option<PathBuf>,
    #[arg(long, default_value_t = 1)]
    seed: u64,
    #[arg(long, default_value = "end", value_parser = |text: &str| ending(Language::English, text))]
    until: RehearsalEnd,
    #[arg(long, default_value_t = 9, value_parser = between(2u8, 11))]
    seats: u8,
    #[arg(long, default_value_t = 0, value_parser = between(0u32, 10_000))]
    alternates: u32,
    #[arg(long, hide = true)]
    acknowledge: bool,
    #[arg(long, hide = true, requires = "role")]
    alone: bool,
    #[arg(long, hide = true)]
    office: bool,
    #[arg(long, conflicts_with = "log")]
    late: bool,
    #[arg(long, conflicts_with_all = ["players", "until", "alternates", "late", "office", "log"])]
    festival: bool,
    #[arg(long, default_value_t = 3, value_parser = between(1u8, 26), requires = "festival")]
    flights: u8,
    #[arg(long, default_value_t = 0, value_parser = between(0u8, 20), requires = "festival")]
    satellites: u8,
}

/// Returns a parser of the roles that can be played.
fn roles() -> impl TypedValueParser<Value = DeskRole> {
    let role = |word: &str| DeskRole::ALL.into_iter().find(|(name, _)| *name == word);
    PossibleValuesParser::new(DeskRole::ALL.map(|(name, _)| name))
        .map(move |word| role(&word).map_or(DeskRole::Floor, |(_, role)| role))
}

/// Returns the command with errors in this language for `--until`.
pub(super) fn until_in_words(command: Command, language: Language) -> Command {
    let until = move |arg: Arg| arg.value_parser(move |text: &str| ending(language, text));
    command.mut_subcommand("rehearse", |rehearse| rehearse.mut_arg("until", until))
}

/// Parses the typed end of a rehearsal.
fn ending(language: Language, text: &str) -> Result<RehearsalEnd, String> {
    let (what, number) = text.split_once([':', '=']).unwrap_or((text, ""));
    let not_a_number = || Saying::of("cli-not-a-number").with("number", number).to_text(language);
    let number = |without: u32| match number {
        "" => Ok(without),
        number => number.parse().map_err(|_| not_a_number()),
    };
    match what {
        "end" => Ok(RehearsalEnd::End),
        "day" => Ok(RehearsalEnd::Day),
        "level" => Ok(RehearsalEnd::Level { number: number(3)? as usize, into: Span::ZERO }),
        "players" => Ok(RehearsalEnd::Players(number(9)?)),
        _ => Err(language.word("cli-when-to-stop")),
    }
}

impl RehearseArgs {
    /// Returns the name of a desk that plays its part. Desks of one role have different seeds.
    fn station(&self) -> Option<String> {
        let (name, _) = DeskRole::ALL.into_iter().find(|(_, role)| Some(*role) == self.role)?;
        Some(format!("{name} {}", self.seed))
    }
}

/// The start of all rehearsals: 17 January 2026, 18:00 universal time. So one seed always makes the
/// same file.
pub(super) const CURTAIN: Timestamp = Timestamp::from_millis(1_768_672_800_000);

pub(super) fn play(language: Language, rehearse: &RehearseArgs) -> Result<String, CommandError> {
    let (name, structure) = structure(language, &rehearse.profile)?;
    // The record is the same in every language: it is in English.
    let on_record = |saying: Saying| saying.to_text(Language::English);
    let operator = Operator {
        name: on_record(Saying::of("cli-rehearsal")),
        station: rehearse.station().unwrap_or_else(|| on_record(Saying::of("cli-stage"))),
    };
    let place = EventPlace::of(language, rehearse.file.as_ref(), &rehearse.log);
    let place = place.map_err(|why| match (&rehearse.file, rehearse.log.is_typed()) {
        (None, false) => language.word("cli-which-file-rehearsed"),
        _ => why,
    })?;
    let called = place.name();
    let file = called.as_path();
    if rehearse.festival {
        let programme = Programme {
            name: on_record(Saying::of("cli-rehearsal-of").with("structure", name)),
            structure,
            operator,
            flights: rehearse.flights,
            satellites: rehearse.satellites,
            entries: rehearse.entries.unwrap_or(180),
            seats: rehearse.seats,
            seed: rehearse.seed,
        };
        return festival::play(language, file, &programme).map_err(CommandError::from);
    }
    let setup = setup_of(rehearse, &name);
    let guests =
        rehearse.players.as_deref().map_or(Ok(Vec::new()), |file| list_of(language, file))?;
    let clock = StageClock::at(CURTAIN);
    let beginning = Beginning { at: CURTAIN, setup, structure, rehearsal: true };
    let error = |error: OpenError| error.to_text(language);
    let stage = EveningStage { place: &place, file, beginning: &beginning, operator: &operator };
    let mut session = stage
        .desk(rehearse, clock.clone())
        .map_err(|error| CommandError::to_open(language, &error))?;
    rehearse.mirror.begin(session.as_mut());
    let listed = u32::try_from(guests.len()).ok().filter(|listed| *listed > 1);
    let entries = rehearse.entries.or(listed).unwrap_or(180);
    let (seed, until, office) = (rehearse.seed, rehearse.until, rehearse.office);
    let script = Script { entries, guests, seed, until, office };
    let bar = progress(language, entries.into(), "cli-players-out");
    let mut acknowledged = 0;
    let watched = |evening: &Rehearsal<'_>| {
        let far = evening.progress();
        if rehearse.acknowledge && !evening.is_standalone() {
            (acknowledged..far.records).for_each(|number| print_line(&number.to_string()));
            acknowledged = acknowledged.max(far.records);
        }
        bar.set_length(far.entries as u64);
        bar.set_position((far.entries - far.playing) as u64);
    };
    let evening =
        Rehearsal::new(session.as_mut(), clock, script).with_alternates(rehearse.alternates);
    let evening = evening.with_standalone(rehearse.alone);
    let played = match rehearse.role {
        Some(role) => evening.run_role(role, watched),
        None => evening.play(watched),
    };
    played.map_err(|error| {
        let note_unsettled = session.unsettled_record().is_some();
        broken_off(language, file, &error, note_unsettled)
    })?;
    bar.finish_and_clear();
    if rehearse.late {
        // The file gets the age of its event.
        let stage_clock = StageClock::at(CURTAIN);
        let mut desk = file::create(file, beginning, Box::new(stage_clock.clone()), operator)
            .map_err(error)?;
        replay_with_late_reports(session.as_ref(), desk.as_mut(), &stage_clock, seed)
            .map_err(|error| of_file(file, error.to_text(language)).to_text(language))?;
        session = desk;
        rehearse.mirror.begin(session.as_mut());
    }
    describe(language, rehearse, file, session.as_mut()).map_err(CommandError::from)
}

/// Returns the failure of a rehearsal that stopped early. If the log was lost while an act was on
/// its way there, the outcome is unknown.
fn broken_off(
    language: Language,
    file: &Path,
    error: &RehearsalError,
    note_unsettled: bool,
) -> CommandError {
    let of = |words: String| of_file(file, words).to_text(language);
    match error.of_desk() {
        Some(why) => CommandError::of(why, of(error.to_text(language))),
        None if note_unsettled => {
            let why = SubmitError::Unsure;
            CommandError::of(&why, of(why.to_text(language)))
        }
        None => CommandError::NotDone(of(error.to_text(language))),
    }
}

/// Describes a played evening.
fn describe(
    language: Language,
    rehearse: &RehearseArgs,
    file: &Path,
    session: &mut Session,
) -> CommandResult {
    if let Some(station) = rehearse.station() {
        return Ok(Saying::of("network-part-played")
            .with("event", file)
            .with("role", station)
            .with("records", Saying::count("count-records", session.records().len()))
            .with("standing", standing(language, session))
            .to_text(language));
    }
    // The file is opened at another hour; the pause keeps the level as it was left.
    let pause = bottone_tournament::Command::Clock(ClockCommand::Pause);
    if session.can(&pause).is_ok() {
        session
            .submit(pause, None)
            .map_err(|error| of_file(file, error.to_text(language)).to_text(language))?;
    }
    MirrorArg::end(language, session);
    let t: &Tournament = session.tournament();
    Ok(Saying::of("cli-rehearsed")
        .with("file", file)
        .with("entries", Saying::count("count-entries", t.entries().count()))
        .with("records", Saying::count("count-records", session.records().len()))
        .with("moves", Saying::count("count-moves", t.tables().moves() as usize))
        .with("standing", standing(language, session))
        .to_text(language))
}

/// Returns the set-up of an evening: its prices, its place and its rules.
fn setup_of(rehearse: &RehearseArgs, structure: &str) -> Setup {
    let price = |units: i64| Money::from_minor(units * 100);
    let list = rehearse.alternates > 0;
    let alternates = if list { Alternates::AtOnce } else { Alternates::Unlisted };
    Setup {
        name: Saying::of("cli-rehearsal-of")
            .with("structure", structure)
            .to_text(Language::English),
        buy_in: BuyIn { prize: price(100), fee: price(10), ..BuyIn::default() },
        seats: rehearse.seats,
        house: HouseRules { alternates, ..HouseRules::default() },
        ..Setup::default()
    }
}

/// The place and the operator of an evening.
struct EveningStage<'a> {
    place: &'a EventPlace,
    file: &'a Path,
    beginning: &'a Beginning,
    operator: &'a Operator,
}

impl EveningStage<'_> {
    /// Makes the desk: in memory, in a file, or on a log that other desks may have made already.
    fn desk(&self, rehearse: &RehearseArgs, clock: StageClock) -> Result<Box<Session>, OpenError> {
        let (beginning, operator) = (self.beginning.clone(), self.operator.clone());
        Ok(match &self.place.log {
            _ if rehearse.late => memory::create(beginning, Box::new(clock), operator),
            Some(log) => {
                let way =
                    LogOptions { stage: Some(Box::new(clock)), ..LogOptions::unwatched(operator) };
                let file = self.place.file.as_deref();
                // A desk with a file continues in it, with or without a connection to the log.
                if rehearse.role.is_none() || !file.is_some_and(Path::is_file) {
                    let made = shared::create(log, file, beginning, Some(CURTAIN));
                    // The first of several desks makes the log.
                    let is_there = matches!(&made, Err(OpenError::Shared(why))
                        if matches!(**why, SyncError::Exists(_)));
                    if !is_there || rehearse.role.is_none() {
                        made?;
                    }
                }
                let opened = match &self.place.file {
                    Some(file) => shared::prepare(log, file, &way.operator)
                        .and_then(|()| shared::open(log, file, way)),
                    None => shared::open_without_file(log, way),
                };
                let mut desk = opened?.desk;
                shared::wait_for_log(desk.as_mut(), UNWATCHED);
                desk
            }
            None => file::create(self.file, beginning, Box::new(clock), operator)?,
        })
    }
}

/// Reads the players of a spreadsheet, with guessed meanings of its columns.
fn list_of(language: Language, file: &Path) -> Result<Vec<Person>, String> {
    let sheet = CsvSheet::open(file).map_err(|error| error.to_text(language))?;
    let read = sheet.players(&sheet.guessed(), &PeopleIndex::default());
    let read = read.map_err(|error| of_file(file, error.to_text(language)).to_text(language))?;
    for problem in &read.problems {
        print_error(&of_file(file, problem.to_text(language)).to_text(language));
    }
    Ok(read.people.into_iter().filter(|new| new.included).map(|new| new.person).collect())
}
