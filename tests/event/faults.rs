//! Every system call made to fail in every way, at every act of a scripted evening; and random
//! nights.
//!
//! The laws: acknowledged acts exist afterwards, also after a power cut; refused acts have not
//! happened. The message names the cause and the remedy, and the next act works.
//! docs/engineering/reliability.md has the table of the tests, which this module writes (`BOTTONE_WRITE=1 cargo
//! test --test event faults::`).
#![allow(
    clippy::disallowed_methods,
    clippy::field_reassign_with_default,
    clippy::panic,
    clippy::unwrap_used,
    reason = "a test"
)]

use std::{
    collections::BTreeMap,
    fs, io,
    path::{Path, PathBuf},
    sync::{
        Arc, Condvar, Mutex, MutexGuard,
        atomic::{AtomicI64, Ordering},
    },
};

use bottone::{
    base::{
        draw::Draw,
        time::{Span, Timestamp},
        witness::Witness,
    },
    club::witness::{CodeCheck, witnessed},
    rules::levels::Structure,
    session::{
        Desk, Session, file,
        time::{StageClock, Timekeeper},
    },
    store::{
        journal::{MirrorStatus, Trouble},
        profiles,
        settings::{Settings, SettingsFile},
        system::{Call, RehearsalGuard, System, rehearse},
    },
    tournament::{
        Command,
        clock::ClockCommand,
        history::{Beginning, Record},
    },
};

use crate::stage::{EVENING, asked_for, desk, open, setup, structure, wait_until};

/// The fault of a call.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Fault {
    /// The disk is full: an error without an effect.
    Full,
    /// A read or write error without an effect.
    Broken,
    /// An error after a part of the bytes; a call without bytes is done in full.
    Short,
    /// A power cut: the call is done, and no later one.
    Power,
    /// Success, but so slowly that the user notices.
    Slow,
    /// Success, but undone by the final power cut.
    Lying,
}

const FAULTS: [Fault; 6] =
    [Fault::Full, Fault::Broken, Fault::Short, Fault::Power, Fault::Slow, Fault::Lying];

/// The time of a call on a slow disk, in milliseconds.
const SLOW: i64 = 700;

/// A clock that a slow disk puts forward.
#[derive(Clone)]
struct DiskClock(Arc<AtomicI64>);

impl Timekeeper for DiskClock {
    fn now(&self) -> Timestamp {
        Timestamp::from_millis(self.0.load(Ordering::Relaxed))
    }

    fn take_adjustment(&mut self) -> Option<Span> {
        None
    }
}

/// Every call of an evening without a fault.
const CALLS: [Call; 8] = [
    Call::MakeFolder,
    Call::Create,
    Call::Open,
    Call::Length,
    Call::Write,
    Call::Sync,
    Call::Rename,
    Call::SyncFolder,
];

impl Fault {
    fn error(self) -> io::Error {
        match self {
            Self::Full => io::ErrorKind::StorageFull.into(),
            _ => io::Error::other("the disk does not answer"),
        }
    }
}

/// The call that fails, with its fault.
#[derive(Clone, Copy, Debug)]
struct Meets {
    /// The call's number, from 0.
    nth: usize,
    fault: Fault,
    /// True if all later calls fail too, until the disk is mended.
    lasts: bool,
}

/// A disk that keeps synced data apart from data only written.
struct Bad {
    inside: Mutex<Inside>,
    clock: DiskClock,
}

impl Bad {
    fn inside(&self) -> MutexGuard<'_, Inside> {
        self.inside.lock().unwrap()
    }
}

#[derive(Default)]
struct Inside {
    calls: Vec<Call>,
    meets: Option<Meets>,
    struck: bool,
    /// The data that survives a power cut: files whose names and bytes were synced.
    durable: BTreeMap<PathBuf, Vec<u8>>,
    /// Files whose names were not synced yet, with their synced bytes.
    named: BTreeMap<PathBuf, Vec<u8>>,
    cut: bool,
    /// True if a line of the event was slow.
    slow_line: bool,
}

impl Inside {
    /// Returns the fault of this call, if any.
    fn meets(&mut self, call: Call) -> Option<Fault> {
        let number = self.calls.len();
        self.calls.push(call);
        let meets = self.meets?;
        let is_it = number == meets.nth || (meets.lasts && self.struck && number > meets.nth);
        self.struck |= is_it;
        is_it.then_some(meets.fault)
    }

    /// Records the effect of a finished call for a power cut.
    fn made(&mut self, call: Call, path: &Path) {
        match call {
            Call::Create | Call::Rename => {
                // A draft is synced before it gets its name; a new name has no bytes yet.
                let bytes = if call == Call::Rename { fs::read(path).unwrap() } else { Vec::new() };
                if call == Call::Rename || path.exists() {
                    self.named.insert(path.to_owned(), bytes);
                }
            }
            Call::Sync => {
                let Ok(bytes) = fs::read(path) else { return };
                if let Some(known) = self.durable.get_mut(path) {
                    *known = bytes;
                } else if let Some(known) = self.named.get_mut(path) {
                    *known = bytes;
                }
            }
            Call::SyncFolder => {
                let (of_it, rest) = std::mem::take(&mut self.named)
                    .into_iter()
                    .partition(|(file, _)| file.parent() == Some(path));
                self.named = rest;
                self.durable.extend::<BTreeMap<_, _>>(of_it);
            }
            Call::Open
            | Call::Write
            | Call::Cut
            | Call::Length
            | Call::Remove
            | Call::MakeFolder => {}
        }
    }
}

impl System for Bad {
    fn make(
        &self,
        call: Call,
        path: &Path,
        bytes: &[u8],
        really: &mut dyn FnMut(&[u8]) -> io::Result<()>,
    ) -> io::Result<()> {
        let mut inside = self.inside();
        if inside.cut {
            return Err(Fault::Power.error());
        }
        match inside.meets(call) {
            None => {
                really(bytes)?;
                inside.made(call, path);
                Ok(())
            }
            Some(Fault::Short) => {
                really(&bytes[..bytes.len() / 2])?;
                Err(Fault::Short.error())
            }
            Some(Fault::Power) => {
                really(bytes)?;
                // The call may be done, but not on the disk.
                inside.cut = true;
                Err(Fault::Power.error())
            }
            Some(Fault::Slow) => {
                self.clock.0.fetch_add(SLOW, Ordering::Relaxed);
                inside.slow_line |= matches!(call, Call::Write | Call::Sync);
                really(bytes)?;
                inside.made(call, path);
                Ok(())
            }
            Some(Fault::Lying) => really(bytes),
            Some(fault) => Err(fault.error()),
        }
    }
}

/// A folder on a bad disk.
struct Ground {
    folder: tempfile::TempDir,
    disk: Arc<Bad>,
    rehearsed: Option<RehearsalGuard>,
}

impl Ground {
    fn new(meets: Option<Meets>) -> Self {
        let folder = tempfile::tempdir().unwrap();
        // Names in it lead to no other folder.
        let root = fs::canonicalize(folder.path()).unwrap();
        for sub in ["events", "settings", "shelf", "copies"] {
            fs::create_dir(root.join(sub)).unwrap();
        }
        let clock = DiskClock(Arc::new(AtomicI64::new(EVENING.millis())));
        let inside = Mutex::new(Inside { meets, ..Inside::default() });
        let disk = Arc::new(Bad { inside, clock });
        let rehearsed = Some(rehearse(&root, Arc::<Bad>::clone(&disk)));
        Self { folder, disk, rehearsed }
    }

    fn at(&self, name: &str) -> PathBuf {
        fs::canonicalize(self.folder.path()).unwrap().join(name)
    }

    /// Ends the fault: later calls work.
    fn mend(&self) {
        self.disk.inside().meets = None;
    }

    fn clock(&self) -> Box<dyn Timekeeper> {
        Box::new(self.disk.clock.clone())
    }

    /// Moves the disk to another machine. After a power cut, unsynced data is gone, or there in
    /// part.
    fn end(&mut self, chance: &mut Draw) {
        self.rehearsed = None;
        let inside = self.disk.inside();
        if !inside.cut {
            return;
        }
        for sub in ["events", "settings", "shelf", "copies"] {
            for entry in fs::read_dir(self.at(sub)).unwrap() {
                let path = entry.unwrap().path();
                let now = fs::read(&path).unwrap();
                match inside.durable.get(&path) {
                    Some(kept) if now.starts_with(kept) => {
                        let more = chance.below((now.len() - kept.len() + 1) as u64).unwrap();
                        fs::write(&path, &now[..kept.len() + usize::try_from(more).unwrap()])
                            .unwrap();
                    }
                    Some(kept) => fs::write(&path, kept).unwrap(),
                    None => fs::remove_file(&path).unwrap(),
                }
            }
        }
    }
}

/// The acknowledged acts of a night.
#[derive(Default)]
struct Acknowledged {
    records: Vec<Record>,
    made: bool,
    settings: Option<Settings>,
    structure: bool,
    copy: Option<usize>,
    /// The message of each refusal.
    said: Vec<String>,
}

fn turn(desk: &mut Session) -> Result<(), String> {
    let runs = desk.tournament().clock().runs(desk.now());
    let command = if runs { ClockCommand::Pause } else { ClockCommand::Start };
    desk.submit(Command::Clock(command), None).map_err(|error| error.to_string())
}

/// Performs one act of the evening.
fn act(number: u64, ground: &Ground, desk: &mut Session, known: &mut Acknowledged) {
    let said = match number {
        0..=3 => turn(desk),
        4 => desk.undo().map(drop).map_err(|error| error.to_string()),
        5 => {
            let mut settings = Settings::default();
            settings.scale = 100 + u16::try_from(known.records.len()).unwrap();
            let file = SettingsFile::in_folder(&ground.at("settings"));
            let kept = file.save(&settings).map_err(|error| error.to_string());
            if kept.is_ok() {
                known.settings = Some(settings);
            }
            kept
        }
        6 => {
            let structure = structure("club-turbo");
            let kept = profiles::save::<Structure>(&ground.at("shelf"), "ours", &structure);
            known.structure |= kept.is_ok();
            kept.map(drop).map_err(|error| error.to_string())
        }
        7 => {
            let kept = desk.save_copy(&ground.at("copies/copy.ron"));
            if kept.is_ok() {
                known.copy = Some(desk.records().len());
            }
            kept.map_err(|error| error.to_string())
        }
        _ => {
            desk.check_log();
            Ok(())
        }
    };
    known.records = desk.records().to_vec();
    known.said.extend(said.err());
}

/// Plays these acts on a disk with this fault, and mends it after `mended_after` of them.
#[expect(clippy::too_many_lines, reason = "an evening from its first act to its last law")]
fn play(meets: Option<Meets>, acts: &[u64], mended_after: usize, chance: &mut Draw) -> usize {
    let label = format!("{meets:?}, {acts:?}, mended after {mended_after}");
    let mut ground = Ground::new(meets);
    let mut known = Acknowledged::default();
    let path = ground.at("events/evening.ron");
    let beginning = Beginning::new(EVENING, setup(1), structure("club-turbo"));
    let made = |ground: &Ground| {
        let clock = ground.clock();
        file::create(&ground.at("events/evening.ron"), beginning.clone(), clock, desk())
    };
    let mut desk = made(&ground);
    if let Err(error) = &desk {
        known.said.push(error.to_string());
    }
    for (done, number) in acts.iter().enumerate() {
        if done == mended_after {
            ground.mend();
        }
        match &mut desk {
            Ok(desk) => {
                known.made = true;
                ground.disk.inside().slow_line = false;
                act(*number, &ground, desk.as_mut(), &mut known);
                let slow = *number <= 4 && ground.disk.inside().slow_line;
                assert!(!slow || desk.slow_disk().is_some(), "{label}: no message that it is slow");
            }
            // A call that failed in the middle may have left the whole file: then it is opened.
            Err(_) if path.exists() => {
                desk = file::open(&path, ground.clock(), crate::stage::desk())
                    .map(|opened| opened.desk);
            }
            Err(_) => desk = made(&ground),
        }
    }
    let struck = ground.disk.inside().struck;
    let calls = ground.disk.inside().calls.len();
    let fault = meets.map(|meets| meets.fault).filter(|_| struck);
    if fault == Some(Fault::Lying) {
        let code = desk.as_ref().ok().and_then(|desk| desk.witness());
        ground.disk.inside().cut = true;
        drop(desk);
        ground.end(chance);
        believed(&label, &ground, &path, (&known.records, code));
        return 1;
    }
    let is_cut = ground.disk.inside().cut;
    ground.mend();
    if let (Ok(desk), false) = (&mut desk, is_cut) {
        // After the mending the next act works if the file is still the same; otherwise a copy goes
        // on.
        if desk.retry_refused().is_err() || turn(desk.as_mut()).is_err() {
            desk.continue_in(&ground.at("events/on.ron"))
                .unwrap_or_else(|error| panic!("{label}: {error}"));
            turn(desk.as_mut()).unwrap_or_else(|error| panic!("{label}: {error}"));
        }
        known.records = desk.records().to_vec();
    }
    let lies = desk.as_ref().ok().and_then(|desk| desk.path()).map(Path::to_owned);
    drop(desk);
    ground.end(chance);
    if fault == Some(Fault::Slow) {
        assert!(known.said.iter().all(|said| said.contains("nothing to undo")), "{label}");
    }
    for said in &known.said {
        let cause = ["disk is full", "does not answer", "nothing to undo"];
        assert!(cause.iter().any(|cause| said.contains(cause)), "{label}: no cause: {said}");
        let cure = ["Free some space", "Check the disk", "copy", "try again"];
        let is_known = said.contains("nothing to undo");
        assert!(
            is_known || cure.iter().any(|cure| said.contains(cure)),
            "{label}: no cure: {said}"
        );
    }
    // The file opens, and has the acknowledged acts.
    let path = lies.filter(|path| path.exists()).unwrap_or(path);
    if known.made {
        let (mut again, _) = open(&path).unwrap_or_else(|error| panic!("{label}: {error}"));
        assert!(again.read_only().is_none(), "{label}: {:?}", again.read_only());
        let found = again.records();
        assert!(found.starts_with(&known.records), "{label}: an act is lost");
        // At most the act in progress at the power cut.
        assert!(found.len() <= known.records.len() + 1, "{label}: more than was done");
        turn(again.as_mut()).unwrap_or_else(|error| panic!("{label}: {error}"));
        drop(again);
        assert_eq!(bottone_check(&path), Some(0), "{label}");
    }
    if let Some(settings) = &known.settings {
        let (found, notice) = SettingsFile::in_folder(&ground.at("settings")).load();
        assert_eq!(notice, None, "{label}");
        assert!(found.scale >= settings.scale, "{label}: settings are lost");
    }
    if known.structure {
        let shelf = profiles::shelf::<Structure>(Some(&ground.at("shelf")));
        let ours = shelf.iter().find(|entry| entry.id == "ours");
        assert!(ours.is_some_and(|entry| entry.profile.is_ok()), "{label}: the structure is lost");
    }
    if let Some(records) = known.copy {
        let (copy, _) =
            open(&ground.at("copies/copy.ron")).unwrap_or_else(|error| panic!("{label}: {error}"));
        assert!(copy.records().len() >= records, "{label}: the copy lacks acts");
    }
    if meets.is_some() && struck { 1 } else { calls }
}

/// Checks the file after a power cut on a lying disk, where no program can have every act. The file
/// has the beginning of the acts, opens and goes on. The code on paper shows whether acts are
/// missing.
fn believed(
    label: &str,
    ground: &Ground,
    path: &Path,
    (records, code): (&[Record], Option<Witness>),
) {
    let (found, notice) = SettingsFile::in_folder(&ground.at("settings")).load();
    // A partial file is set aside, and reported.
    let whole = found == Settings::default() || found.scale >= 100;
    assert!(whole || notice.is_some(), "{label}: settings are neither whole nor reported");
    if !path.exists() {
        let said = open(path).err().unwrap_or_else(|| panic!("{label}: it is not there and opens"));
        assert!(!said.to_string().is_empty(), "{label}");
        return;
    }
    let (mut again, _) = open(path).unwrap_or_else(|error| panic!("{label}: {error}"));
    assert!(again.read_only().is_none(), "{label}: {:?}", again.read_only());
    let known = again.records().len();
    assert!(records.starts_with(again.records()), "{label}: another course than was acknowledged");
    if let Some(code) = code {
        let said = witnessed(path, known, &code.to_string()).unwrap();
        let holds = matches!(said, CodeCheck::Holds(..));
        assert_eq!(holds, known == records.len(), "{label}: {said:?}");
        assert!(holds || matches!(said, CodeCheck::Fails(_)), "{label}: {said:?}");
    }
    turn(again.as_mut()).unwrap_or_else(|error| panic!("{label}: {error}"));
    drop(again);
    assert_eq!(bottone_check(path), Some(0), "{label}");
}

/// Returns the result of `bottone check`, without thousands of processes.
fn bottone_check(path: &Path) -> Option<i32> {
    let opened = open(path).ok()?.0;
    let audited =
        bottone::tournament::history::audit(opened.beginning(), opened.records(), |_, _| ());
    audited.is_ok().then_some(0)
}

/// The script: two acts of each kind, in the order of an evening.
const SCRIPT: [u64; 14] = [0, 1, 5, 4, 6, 2, 7, 9, 3, 5, 0, 6, 7, 1];

#[test]
fn each_call_meets_each_fault_at_each_act_of_an_evening() {
    let mut chance = Draw::new(1);
    let calls = calls_of_the_script();
    let mut tried: BTreeMap<(Call, Fault), usize> = BTreeMap::new();
    for (nth, call) in calls.iter().enumerate() {
        for fault in FAULTS {
            for lasts in [false, true] {
                let meets = Meets { nth, fault, lasts };
                play(Some(meets), &SCRIPT, SCRIPT.len() - 3, &mut chance);
                *tried.entry((*call, fault)).or_default() += 1;
            }
        }
    }
    document(&tried);
}

/// Returns the calls of the script without faults.
fn calls_of_the_script() -> Vec<Call> {
    let ground = Ground::new(None);
    let beginning = Beginning::new(EVENING, setup(1), structure("club-turbo"));
    let path = ground.at("events/evening.ron");
    let clock = ground.clock();
    let mut made = file::create(&path, beginning, clock, desk()).unwrap();
    let mut known = Acknowledged::default();
    for number in SCRIPT {
        act(number, &ground, made.as_mut(), &mut known);
    }
    assert_eq!(known.said, [] as [String; 0]);
    ground.disk.inside().calls.clone()
}

/// Checks random nights: 500, or as many as `BOTTONE_NIGHTS` says.
#[test]
#[expect(clippy::print_stdout, reason = "the harness shows the seed of a night that fails")]
fn nights_of_chance_keep_what_they_acknowledged() {
    let first = asked_for("FIRST").unwrap_or(0);
    for seed in first..first + asked_for("BOTTONE_NIGHTS").unwrap_or(500) {
        let mut chance = Draw::new(seed);
        let mut below = |n: u64| chance.below(n).unwrap();
        let acts: Vec<u64> = (0..4 + below(30)).map(|_| below(10)).collect();
        let nth = usize::try_from(below(acts.len() as u64 * 6 + 8)).unwrap();
        let fault = FAULTS[usize::try_from(below(FAULTS.len() as u64)).unwrap()];
        let meets = Meets { nth, fault, lasts: below(2) == 0 };
        let mended = usize::try_from(below(acts.len() as u64)).unwrap();
        println!("night {seed}");
        play(Some(meets), &acts, mended, &mut chance);
    }
}

/// Checks that a second copy on a bad disk never disturbs the desk. It is complete once the disk is
/// mended.
#[test]
fn a_second_copy_on_a_bad_disk_troubles_no_one_and_catches_up() {
    for fault in [Fault::Full, Fault::Broken, Fault::Short, Fault::Slow] {
        for nth in 0..12 {
            for lasts in [false, true] {
                let label = format!("{fault:?} at {nth}, lasting: {lasts}");
                let ground = Ground::new(Some(Meets { nth, fault, lasts }));
                let first = tempfile::tempdir().unwrap();
                let path = first.path().join("evening.ron");
                let beginning = Beginning::new(EVENING, setup(1), structure("club-turbo"));
                let clock = Box::new(StageClock::at(EVENING));
                let mut made = file::create(&path, beginning, clock, desk()).unwrap();
                made.set_second_place(Some(&ground.at("copies")), None);
                for _ in 0..6 {
                    turn(made.as_mut()).unwrap_or_else(|error| panic!("{label}: {error}"));
                    made.check_log();
                }
                assert_eq!(made.trouble(), None, "{label}");
                ground.mend();
                let records = made.records().len() as u64;
                wait_until("the second copy never caught up", || {
                    made.check_log();
                    made.second_place() == Some(MirrorStatus::Kept { records })
                });
                drop(made);
                let copy = fs::read(ground.at("copies/evening.ron")).unwrap();
                assert!(copy == fs::read(&path).unwrap(), "{label}: the copies differ");
            }
        }
    }
}

/// A disk that gives no answer to this call until it is released.
struct Hanging {
    call: Call,
    hangs: Mutex<bool>,
    bell: Condvar,
}

impl Hanging {
    fn let_go(&self) {
        *self.hangs.lock().unwrap() = false;
        self.bell.notify_all();
    }
}

impl System for Hanging {
    fn make(
        &self,
        call: Call,
        _: &Path,
        bytes: &[u8],
        really: &mut dyn FnMut(&[u8]) -> io::Result<()>,
    ) -> io::Result<()> {
        let mut hangs = self.hangs.lock().unwrap();
        while call == self.call && *hangs {
            hangs = self.bell.wait(hangs).unwrap();
        }
        drop(hangs);
        really(bytes)
    }
}

fn hanging(folder: &Path, call: Call) -> (Arc<Hanging>, RehearsalGuard) {
    let disk = Arc::new(Hanging { call, hangs: Mutex::new(true), bell: Condvar::new() });
    let root = fs::canonicalize(folder).unwrap();
    let rehearsed = rehearse(&root, Arc::<Hanging>::clone(&disk));
    (disk, rehearsed)
}

/// Checks that looking at a file does not wait for a lost network folder, and gets its late answer.
#[test]
fn looking_at_a_file_does_not_wait_for_a_disk_that_hangs() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("evening.ron");
    let beginning = Beginning::new(EVENING, setup(1), structure("club-turbo"));
    let clock = Box::new(StageClock::at(EVENING));
    let mut made = file::create(&path, beginning, clock, desk()).unwrap();
    let (disk, _rehearsed) = hanging(folder.path(), Call::Length);
    for _ in 0..3 {
        made.check_log();
        assert_eq!(made.trouble(), None);
    }
    fs::remove_file(&path).unwrap();
    disk.let_go();
    wait_until("what the disk said at last was not heard", || {
        made.check_log();
        made.trouble().is_some_and(Trouble::is_file_lost)
    });
}

/// Checks that closing an event waits for its second copy, but not for ever.
#[test]
fn an_event_is_closed_though_its_second_copy_hangs() {
    let (first, second) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let path = first.path().join("evening.ron");
    let beginning = Beginning::new(EVENING, setup(1), structure("club-turbo"));
    let clock = Box::new(StageClock::at(EVENING));
    let mut made = file::create(&path, beginning, clock, desk()).unwrap();
    let (disk, _rehearsed) = hanging(second.path(), Call::Sync);
    made.set_second_place(Some(second.path()), None);
    turn(made.as_mut()).unwrap();
    let said = made.end_second_place().unwrap();
    assert!(said.is_trouble() && said.to_string().contains("not responding"), "{said}");
    drop(made);
    disk.let_go();
    assert_eq!(bottone_check(&path), Some(0));
}

/// Checks the table in docs/engineering/reliability.md against these tests.
fn document(tried: &BTreeMap<(Call, Fault), usize>) {
    use std::fmt::Write as _;
    let mut table = String::from(
        "| call | no room | no answer | stopped short | power cut | slow | lying |\n\
         | --- | --- | --- | --- | --- | --- | --- |\n",
    );
    for call in CALLS {
        let count = |fault| tried.get(&(call, fault)).copied().unwrap_or_default().to_string();
        writeln!(table, "| `{call:?}` | {} |", FAULTS.map(count).join(" | ")).unwrap();
    }
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/docs/engineering/reliability.md");
    let text = fs::read_to_string(path).unwrap();
    let (before, rest) = text.split_once("| call |").unwrap();
    let after = rest.split_once("\n\n").map_or("", |(_, after)| after);
    let whole = format!("{before}{table}\n{after}");
    if std::env::var_os("BOTTONE_WRITE").is_some() {
        fs::write(path, &whole).unwrap();
    }
    assert!(
        text == whole || std::env::var_os("BOTTONE_WRITE").is_some(),
        "docs/engineering/reliability.md: BOTTONE_WRITE=1 cargo test --test event faults:: writes it anew"
    );
}
