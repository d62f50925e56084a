//! `bottone show` and `bottone check`: the data of an event now or earlier, and the soundness of
//! its file.

use std::{
    panic,
    path::{Path, PathBuf},
    process::ExitCode,
    sync::mpsc::{SyncSender, sync_channel},
    thread,
};

use bottone_base::time::Timestamp;
use bottone_club::{
    unfinished::describe_unfinished,
    witness::{CodeCheck, StoredCodeCheck, compare_codes, describe_comparison, witnessed},
};
use bottone_i18n::{Filling, Language, Saying, ToText as _};
use bottone_session::{
    Desk, OpenError, Session, describe_fault,
    file::{self, OpenedEvent},
    flights::{HalfPair, half_pairs},
    house::{self, EventAgreement, OpenedHouse, gaps, house_around},
    roles::check_signature,
    time::SystemClock,
};
use bottone_store::{
    codes::CodesFile,
    folder::events_beside,
    journal::{JournalError, Notice, PROGRAM, Writer, other_program},
    settings::SettingsFile,
};
use bottone_tournament::{
    Breach, Tournament,
    history::{
        AuditFault, Ledger, Record, Snapshots, Story, UnknownSigner, audit, audit_with, fold,
        unknown_signer,
    },
};
use bottone_view::late::parse;
use bottone_vocabulary::staff::role as role_name;
use clap::Args;

use super::{
    CommandError, EventPlace, LogArg, of_file, operator, print_error, print_line, progress,
    standing,
};

/// The lines of an event that were left out.
pub(super) struct LeftOut {
    /// The verdict of `check`.
    pub(super) verdict: CheckVerdict,
    /// The first of them, with the reason.
    pub(super) sentence: String,
}

/// Opens an event for reading. Returns a sentence on left-out records; other notices are printed.
pub(super) fn read(
    language: Language,
    file: &Path,
) -> Result<(Box<Session>, Option<LeftOut>), String> {
    let opened = file::read(file, Box::new(SystemClock::start()), operator(language));
    open_with_notices(language, file, opened)
}

/// Opens an event for reading, in a file or in a log.
fn read_at(
    language: Language,
    place: &EventPlace,
) -> Result<(Box<Session>, Option<LeftOut>), String> {
    open_with_notices(language, &place.name(), place.read(language))
}

fn open_with_notices(
    language: Language,
    file: &Path,
    opened: Result<OpenedEvent, OpenError>,
) -> Result<(Box<Session>, Option<LeftOut>), String> {
    let OpenedEvent { desk, notices, .. } = opened.map_err(|error| error.to_text(language))?;
    let of_file = |notice: &Notice| of_file(file, notice.to_text(language)).to_text(language);
    let (left_out, others): (Vec<_>, Vec<_>) =
        notices.iter().partition(|notice| notice.drops_lines());
    for notice in others {
        print_error(&of_file(notice));
    }
    let left_out = left_out.first().map(|notice| LeftOut {
        verdict: match notice {
            Notice::Newer { .. } => CheckVerdict::Newer,
            Notice::Impossible { .. } => CheckVerdict::NotDecidedSo,
            _ => CheckVerdict::Damaged,
        },
        sentence: of_file(notice),
    });
    Ok((desk, left_out))
}

pub(super) fn opened(language: Language, file: &Path) -> Result<OpenedEvent, OpenError> {
    file::read(file, Box::new(SystemClock::start()), operator(language))
}

/// The arguments of `show`: the event, and the instant.
#[derive(Debug, Args)]
pub(super) struct ShowArgs {
    file: Option<PathBuf>,
    #[command(flatten)]
    log: LogArg,
    #[arg(long, value_name = "WHEN", conflicts_with = "record", allow_hyphen_values = true)]
    at: Option<String>,
    #[arg(long, value_name = "NUMBER")]
    record: Option<u32>,
}

pub(super) fn show(language: Language, asked: &ShowArgs) -> Result<String, CommandError> {
    let place = EventPlace::of(language, asked.file.as_ref(), &asked.log)?;
    let (session, left_out) = read_at(language, &place)?;
    let state = state(language, asked, session.as_ref());
    // The records of a long event would lie beside the text.
    drop(session);
    let pretty = ron::ser::PrettyConfig::default().indentor("  ".to_owned());
    let text = state.and_then(|state| {
        ron::ser::to_string_pretty(&state, pretty).map_err(|error| error.to_string())
    });
    CommandError::of_part(left_out, text)
}

/// Returns the state asked for.
fn state(language: Language, asked: &ShowArgs, session: &dyn Desk) -> Result<Tournament, String> {
    Ok(match (&asked.at, asked.record) {
        (Some(typed), _) => {
            let at = moment(language, typed, session)?;
            let past = Snapshots::new(session.beginning(), session.records(), session.ledger());
            past.at(session.records(), session.ledger(), at)
        }
        (None, Some(number)) => {
            let records = session.records();
            let unknown = || {
                let count = Filling::Count(records.len() as u64);
                Saying::of("cli-no-record").with("record", number).with("count", count)
            };
            let so_far =
                records.get(..=number as usize).ok_or_else(|| unknown().to_text(language))?;
            fold(session.beginning(), so_far, &Ledger::of(so_far))
        }
        (None, None) => session.tournament().clone(),
    })
}

/// Parses a typed instant.
pub(super) fn moment(
    language: Language,
    typed: &str,
    desk: &dyn Desk,
) -> Result<Timestamp, String> {
    parse(typed, &desk.papers(language))
        .ok_or_else(|| Saying::of("cli-no-moment").with("typed", typed).to_text(language))
}

/// The verdict on a checked event or house. Its number is the exit status; 2 stands for words that
/// are not understood.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum CheckVerdict {
    /// Every record is sealed, possible and as it was decided.
    Sound = 0,
    /// The file cannot be checked at all.
    Unreadable = 1,
    /// As [`Verdict::Sound`], but the last line is unfinished.
    TailSetAside = 3,
    /// A line differs from the one that was written.
    Damaged = 4,
    /// A line is sealed, but was never decided so.
    NotDecidedSo = 5,
    /// As [`Verdict::Sound`], up to a line of a newer program, which this one cannot judge.
    Newer = 6,
    /// The files of a house are sound, but disagree with each other.
    Disagrees = 7,
}

impl CheckVerdict {
    /// Returns whether every line that this program can judge is as it was written.
    pub(super) fn is_sound(self) -> bool {
        matches!(self, Self::Sound | Self::TailSetAside | Self::Newer)
    }

    /// Returns the worse of the two.
    pub(super) fn worse(self, other: Self) -> Self {
        const WORST: [CheckVerdict; 7] = [
            CheckVerdict::Unreadable,
            CheckVerdict::Damaged,
            CheckVerdict::NotDecidedSo,
            CheckVerdict::Disagrees,
            CheckVerdict::Newer,
            CheckVerdict::TailSetAside,
            CheckVerdict::Sound,
        ];
        let worse = WORST.into_iter().find(|verdict| [self, other].contains(verdict));
        worse.unwrap_or(Self::Sound)
    }
}

/// The arguments of `check`.
#[derive(Debug, Args)]
pub(super) struct CheckArgs {
    file: Option<PathBuf>,
    #[command(flatten)]
    log: LogArg,
    #[arg(long, value_name = "CODE", conflicts_with = "log")]
    witness: Vec<String>,
}

/// Decides every record again and prints the verdict. A folder is checked as a house, or event by
/// event.
pub(super) fn check(language: Language, asked: &CheckArgs) -> ExitCode {
    match asked.file.as_deref().filter(|named| named.is_dir()) {
        Some(folder)
            if asked.witness.is_empty() && matches!(asked.log.address(language), Ok(None)) =>
        {
            check_folder(language, folder).into()
        }
        _ => check_one(language, asked),
    }
}

fn check_folder(language: Language, folder: &Path) -> CheckVerdict {
    let house = house::file_of(folder);
    if house.is_file() {
        return super::house::check(language, &house);
    }
    let mut files = events_beside(&house, usize::MAX);
    files.sort();
    if files.is_empty() {
        print_error(&of_file(folder, Saying::of("cli-no-event-in-folder")).to_text(language));
        return CheckVerdict::Unreadable;
    }
    let event = |file: &PathBuf| {
        let opened = opened(language, file).map_err(|error| read_failure(language, &error));
        match opened {
            Err((what, verdict)) => {
                print_error(&what);
                verdict
            }
            Ok(opened) => {
                let records = opened.desk.records().len();
                check_opened(language, file, &opened, true)
                    .worse(check_codes(language, file, records, false))
            }
        }
    };
    files.iter().map(event).fold(CheckVerdict::Sound, CheckVerdict::worse)
}

fn check_one(language: Language, asked: &CheckArgs) -> ExitCode {
    let place = match EventPlace::of(language, asked.file.as_ref(), &asked.log) {
        Ok(place) => place,
        Err(why) => {
            print_error(&why);
            return ExitCode::FAILURE;
        }
    };
    let name = place.name();
    let file = name.as_path();
    let opened = match place.read(language) {
        Ok(opened) => opened,
        Err(error) => {
            let (what, verdict) = read_failure(language, &error);
            print_error(&what);
            return verdict.into();
        }
    };
    let mut verdict = check_opened(language, file, &opened, place.log.is_none());
    if place.log.is_none() {
        let says_none = asked.witness.is_empty();
        let records = opened.desk.records().len();
        verdict = verdict.worse(check_codes(language, file, records, says_none));
    }
    for code in &asked.witness {
        match witnessed(file, opened.desk.records().len(), code) {
            Ok(CodeCheck::Holds(_, saying)) => print_line(&saying.to_text(language)),
            Ok(CodeCheck::Fails(saying)) => {
                print_error(&saying.to_text(language));
                verdict = verdict.worse(CheckVerdict::Damaged);
            }
            Ok(CodeCheck::Unread(saying)) => {
                print_error(&saying.to_text(language));
                verdict = verdict.worse(CheckVerdict::Unreadable);
            }
            Err(error) => {
                print_error(&of_file(file, &error).to_text(language));
                verdict = verdict.worse(CheckVerdict::Unreadable);
            }
        }
    }
    verdict.into()
}

/// Prints the verdict on an open event, and its disagreements with the files beside it if it
/// `has_file`.
pub(super) fn check_opened(
    language: Language,
    file: &Path,
    opened: &OpenedEvent,
    has_file: bool,
) -> CheckVerdict {
    let bar = progress(language, opened.desk.records().len() as u64, "cli-records-decided");
    let found = decide_all(language, file, opened, || bar.inc(1));
    bar.finish_and_clear();
    for complaint in &found.complaints {
        print_error(complaint);
    }
    if let Some(sound) = &found.sound {
        print_line(sound);
    }
    let beside = if has_file { sibling_disagreements(language, file, opened) } else { Vec::new() };
    beside.into_iter().fold(found.verdict, |verdict, (what, verdict_of)| {
        print_error(&what);
        verdict.worse(verdict_of)
    })
}

/// Compares a file with the codes kept on this machine and in the house, and prints which. Without
/// a kept code, a file is only known to be consistent.
pub(super) fn check_codes(
    language: Language,
    file: &Path,
    records: usize,
    says_none: bool,
) -> CheckVerdict {
    let machine = CodesFile::of_machine(&SettingsFile::for_user());
    let places: Vec<CodesFile> = machine.into_iter().chain(CodesFile::of_house(file)).collect();
    let (mut verdict, mut is_compared) = (CheckVerdict::Sound, false);
    for place in &places {
        let compared = match compare_codes(place, file, records) {
            Ok(compared) => compared,
            Err(error) => {
                let why = Saying::of("codes-unread").with("why", error.to_string());
                print_error(&of_file(file, why).to_text(language));
                verdict = verdict.worse(CheckVerdict::Unreadable);
                continue;
            }
        };
        for one in compared {
            let comparison = describe_comparison(language, place, &one);
            match one {
                StoredCodeCheck::Holds(..) => print_line(&comparison),
                StoredCodeCheck::Other(_) => {
                    print_error(&of_file(file, comparison).to_text(language));
                }
                StoredCodeCheck::Fails(..) => {
                    print_error(&comparison);
                    verdict = verdict.worse(CheckVerdict::Damaged);
                }
            }
            is_compared = true;
        }
    }
    if !is_compared && says_none && verdict == CheckVerdict::Sound {
        print_line(&of_file(file, Saying::of("codes-none")).to_text(language));
    }
    verdict
}

/// Returns the disagreements of this event with the files beside it: flights and next day, and a
/// house's tickets. A missing file is reported, but is no fault of this one, which may be a copy.
fn sibling_disagreements(
    language: Language,
    file: &Path,
    opened: &OpenedEvent,
) -> Vec<(String, CheckVerdict)> {
    let line = |pair: &HalfPair| {
        let verdict =
            if pair.lacks_a_file() { CheckVerdict::Sound } else { CheckVerdict::Disagrees };
        (of_file(file, pair.to_text(language)).to_text(language), verdict)
    };
    let mut all: Vec<_> = half_pairs(file, opened.desk.as_ref()).iter().map(line).collect();
    let house = house_around(file).and_then(|house| {
        house::read(&house, Box::new(SystemClock::start()), operator(language)).ok()
    });
    if let Some(OpenedHouse { desk, .. }) = house {
        let state = (opened.desk.tournament(), opened.desk.records());
        let event = EventAgreement::of(file, opened.seal.clone(), state);
        let gaps = gaps(desk.house(), desk.seal(), &[event]);
        all.extend(gaps.iter().map(|gap| (gap.to_text(language), CheckVerdict::Disagrees)));
    }
    all
}

/// Returns the reason why a file cannot be checked, and the verdict.
pub(super) fn read_failure(language: Language, error: &OpenError) -> (String, CheckVerdict) {
    let damaged = matches!(error, OpenError::Journal(JournalError::HeadDamaged { .. }));
    (
        error.to_text(language),
        if damaged { CheckVerdict::Damaged } else { CheckVerdict::Unreadable },
    )
}

/// The result for an event whose records were all decided again.
pub(super) struct EventCheck {
    pub(super) verdict: CheckVerdict,
    pub(super) complaints: Vec<String>,
    /// The message on a sound event, as far as it goes.
    pub(super) sound: Option<String>,
}

/// Decides every record of an event again; calls `seen` for each.
pub(super) fn decide_all(
    language: Language,
    file: &Path,
    opened: &OpenedEvent,
    seen: impl FnMut(),
) -> EventCheck {
    if let Some((what, verdict)) = first_fault(language, file, opened, seen) {
        return EventCheck { verdict, complaints: vec![what], sound: None };
    }
    let (mut verdict, mut complaints) = (CheckVerdict::Sound, Vec::new());
    for notice in &opened.notices {
        complaints.push(of_file(file, notice.to_text(language)).to_text(language));
        match notice {
            Notice::Newer { .. } => verdict = CheckVerdict::Newer,
            Notice::Impossible { .. } => verdict = CheckVerdict::NotDecidedSo,
            _ if notice.drops_lines() => verdict = CheckVerdict::Damaged,
            Notice::TornLeft { .. } => verdict = CheckVerdict::TailSetAside,
            _ => {}
        }
    }
    if verdict == CheckVerdict::TailSetAside
        && let Some(said) = describe_unfinished(language, opened)
    {
        complaints.push(of_file(file, said).to_text(language));
    }
    let sound = verdict.is_sound().then(|| {
        let records = opened.desk.records().len();
        Saying::of("cli-sound")
            .with("file", file)
            .with("count", Filling::Count(records as u64))
            .with("records", Saying::count("count-records", records))
            .with("standing", standing(language, opened.desk.as_ref()))
            .to_text(language)
    });
    EventCheck { verdict, complaints, sound }
}

/// Returns the first line that no desk can have written, with the reason, or the event's
/// contradiction.
fn first_fault(
    language: Language,
    file: &Path,
    opened: &OpenedEvent,
    seen: impl FnMut(),
) -> Option<(String, CheckVerdict)> {
    let desk = opened.desk.as_ref();
    if !desk.beginning().setup.is_sound() {
        let line = Saying::of("cli-line").with("file", file).with("line", 1_u64);
        let what = line.with("what", Saying::of("files-fault-setup")).to_text(language);
        return Some((what, CheckVerdict::NotDecidedSo));
    }
    let Again { decided, broken, unsigned } = decided_again(desk, seen);
    let on_line = |number: u32, what: String| {
        let line = Saying::of("cli-line").with("file", file).with("line", number + 2);
        Some((line.with("what", what).to_text(language), CheckVerdict::NotDecidedSo))
    };
    let breach = |name, breach| Saying::of(name).with("breach", format_args!("{breach:?}"));
    if let Some(fault) = decided.err().or(opened.fault) {
        if let Some(Writer { program, .. }) = opened.newer_writer(fault.number()) {
            let what = Saying::of("cli-newer-decided")
                .with("program", other_program(program.as_deref()))
                .with("this", PROGRAM)
                .with("what", describe_fault(language, fault));
            let (line, _) = on_line(fault.number(), what.to_text(language))?;
            return Some((line, CheckVerdict::Newer));
        }
        return on_line(fault.number(), describe_fault(language, fault));
    }
    if let Some(UnknownSigner { record, role, name }) = unknown_signer(desk.records()) {
        let what = match role {
            Some(role) => Saying::of("cli-signer-unknown")
                .with("name", name)
                .with("role", role_name(language, role)),
            None => Saying::of("cli-signer-missing"),
        };
        return on_line(record, what.to_text(language));
    }
    if let Some(fault) = unsigned {
        return on_line(fault.number(), describe_fault(language, fault));
    }
    if let Some((number, found)) = broken {
        return on_line(number, breach("cli-contradicts-after", found).to_text(language));
    }
    let found = desk.tournament().breach()?;
    let what = of_file(file, breach("cli-contradicts", found)).to_text(language);
    Some((what, CheckVerdict::NotDecidedSo))
}

/// Returns the number of records between two checks of all laws. A check takes longer with more
/// entries, so larger events are checked less often. From [`MANY_ENTRIES`] on, the checks take half
/// the time of deciding and applying.
const fn records_between_checks(entries: usize) -> usize {
    let entries_a_record = if entries < MANY_ENTRIES { 40 } else { 10 };
    entries / entries_a_record + 1
}

/// Decides every record again, and checks the laws now and then and after the last record. If a law
/// is broken, the records since the last good check are replayed one by one. The first record that
/// breaks it is returned.
fn decided_again(desk: &dyn Desk, mut seen: impl FnMut()) -> Again {
    let mut unsigned = None;
    let is_signed = |story: Story<'_>, record: &Record| {
        let Story { tournament, records, ledger, .. } = story;
        if unsigned.is_none() {
            unsigned = check_signature(tournament, (records, ledger), record).err();
        }
    };
    let (decided, LawCheck { well, broken }) = checked_beside(|checks| {
        let mut last: Option<u32> = None;
        audit_with(desk.beginning(), desk.records(), is_signed, |t, number| {
            seen();
            let every = records_between_checks(t.entries().count());
            if last.is_none_or(|last| (number - last) as usize >= every) {
                last = Some(number);
                checks.check(t, number);
            }
        })
    });
    let Some((until, _)) = broken else { return Again { decided, broken: None, unsigned } };
    let mut first = None;
    let records = desk.records().get(..=until as usize).unwrap_or_default();
    // These records were decided above with the same result.
    let _ = audit(desk.beginning(), records, |t, number| {
        if first.is_none() && well.is_none_or(|well| number > well) {
            first = t.breach().map(|breach| (number, breach));
        }
    });
    Again { decided, broken: first.or(broken), unsigned }
}

/// The result of checking the laws after some records.
#[derive(Clone, Copy, Default)]
struct LawCheck {
    /// The last record checked before a law was broken.
    well: Option<u32>,
    /// The first record checked after which a law is broken.
    broken: Option<(u32, Breach)>,
}

impl LawCheck {
    fn check(&mut self, t: &Tournament, number: u32) {
        if self.broken.is_none() {
            match t.breach() {
                None => self.well = Some(number),
                Some(breach) => self.broken = Some((number, breach)),
            }
        }
    }
}

/// The number of entries from which a check of the laws is worth a copy of the event for another
/// thread.
const MANY_ENTRIES: usize = 500;
/// The most copies that wait to be checked, so that they take little memory.
const MOST_WAITING: usize = 2;

/// The checks of the laws: on a second processor in a large event, because nothing that follows
/// depends on them.
struct LawChecks {
    here: LawCheck,
    /// `None` if the system gives no thread.
    there: Option<SyncSender<(u32, Tournament)>>,
    /// True once a copy was sent. All later ones are sent too, so that they are in order.
    sent: bool,
}

impl LawChecks {
    /// Checks the laws after this record, now or on the other thread.
    fn check(&mut self, t: &Tournament, number: u32) {
        match &self.there {
            // The other thread ends with the first broken law, and then takes no more copies.
            Some(there) if self.sent || t.entries().count() >= MANY_ENTRIES => {
                self.sent = true;
                let _ = there.send((number, t.clone()));
            }
            _ => self.here.check(t, number),
        }
    }
}

/// Runs `work` with checks of the laws beside it. Returns their result as if each had been made at
/// once.
fn checked_beside<T>(work: impl FnOnce(&mut LawChecks) -> T) -> (T, LawCheck) {
    thread::scope(|scope| {
        let (there, copies) = sync_channel::<(u32, Tournament)>(MOST_WAITING);
        let check_copies = move || {
            let mut there = LawCheck::default();
            for (number, t) in copies {
                there.check(&t, number);
                if there.broken.is_some() {
                    break;
                }
            }
            there
        };
        let started = thread::Builder::new().spawn_scoped(scope, check_copies).ok();
        let there = started.is_some().then_some(there);
        let mut checks = LawChecks { here: LawCheck::default(), there, sent: false };
        let done = work(&mut checks);
        let LawChecks { here, there, .. } = checks;
        drop(there);
        let there = started.map_or_else(LawCheck::default, |started| {
            started.join().unwrap_or_else(|fault| panic::resume_unwind(fault))
        });
        let broken = here.broken.into_iter().chain(there.broken).min_by_key(|(number, _)| *number);
        let is_before = |number: &u32| broken.is_none_or(|(broken, _)| *number < broken);
        let well = here.well.into_iter().chain(there.well).filter(is_before).max();
        (done, LawCheck { well, broken })
    })
}

/// The outcome of deciding every record again.
struct Again {
    decided: Result<(), AuditFault>,
    /// The first record after which a law is broken.
    broken: Option<(u32, Breach)>,
    /// The first record without a signature that it needs.
    unsigned: Option<AuditFault>,
}

impl From<CheckVerdict> for ExitCode {
    fn from(verdict: CheckVerdict) -> Self {
        Self::from(verdict as u8)
    }
}
