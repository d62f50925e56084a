//! The worker with programs that write down their input.
#![cfg(unix)]

use std::{
    fs,
    os::unix::fs::PermissionsExt as _,
    path::{Path, PathBuf},
    sync::{
        Arc,
        atomic::{AtomicI64, Ordering},
    },
};

use bottone::{
    base::{
        chips::Chips,
        time::{Span, Timestamp},
    },
    i18n::Language,
    rules::levels::{Level, Row, Structure},
    sound::{Programs, SoundReport, SoundScene, WantedSound, Worker},
    store::profiles::sounds::Signal,
    tournament::{Command, Tournament, clock::ClockCommand, setup::Setup},
    view::cues::AudibleState,
};
use tempfile::TempDir;

use crate::stage::{EVENING, program, wait};

/// A folder of programs and the files that they wrote.
struct Booth {
    folder: TempDir,
    now: Arc<AtomicI64>,
}

impl Booth {
    fn new() -> Self {
        let folder = tempfile::tempdir().unwrap();
        fs::create_dir(folder.path().join("bin")).unwrap();
        Self { folder, now: Arc::new(AtomicI64::new(0)) }
    }

    /// Makes a program that does this with its input; `$OUT` is the next file for its output.
    fn program(&self, name: &str, does: &str) {
        let heard = self.folder.path().join(name);
        fs::create_dir_all(&heard).unwrap();
        let script = format!(
            "#!/bin/sh\nPATH=/usr/bin:/bin\n[ \"$1\" = --version ] && exit 0\nHEARD='{}'\nOUT=\"$HEARD/$(ls \"$HEARD\" | grep -c args)\"\nprintf '%s\\n' \"$@\" > \"$OUT.args\"\n{does}\n",
            heard.display()
        );
        let file = self.folder.path().join("bin").join(name);
        fs::write(&file, script).unwrap();
        fs::set_permissions(&file, fs::Permissions::from_mode(0o755)).unwrap();
    }

    /// Makes a player or a voice that keeps its standard input.
    fn keeps(&self, name: &str) {
        self.program(name, "cat > \"$OUT.part\"; mv \"$OUT.part\" \"$OUT.heard\"");
    }

    fn worker(&self, wish: WantedSound) -> Worker {
        let now = Arc::clone(&self.now);
        let time = move || EVENING.after(Span::from_millis(now.load(Ordering::SeqCst)));
        let path = self.folder.path().join("bin");
        let worker = Worker::start(Programs::from_path(path), None, time, || {});
        worker.set_wanted(wish);
        worker
    }

    /// Reports the event at this time to the worker, which looks at once.
    fn at(&self, worker: &Worker, millis: i64, t: &Tournament) {
        self.now.store(millis, Ordering::SeqCst);
        worker.set_scenes(scene(t));
        wait("it does not finish its work", || worker.is_done().then_some(()));
    }

    fn file(&self, name: &str, number: usize, ending: &str) -> PathBuf {
        self.folder.path().join(name).join(format!("{number}.{ending}"))
    }

    /// Returns the bytes that a program got at this call.
    fn heard(&self, name: &str, number: usize) -> Vec<u8> {
        let file = self.file(name, number, "heard");
        wait(&format!("{name} was never given its {number}"), || file.exists().then_some(()));
        fs::read(file).unwrap()
    }

    fn count(&self, name: &str) -> usize {
        let folder = self.folder.path().join(name);
        let files = fs::read_dir(folder).unwrap().map(|file| file.unwrap().file_name());
        files.filter(|name| Path::new(name).extension().is_some_and(|e| e == "args")).count()
    }
}

fn report(worker: &Worker, never: &str, is: impl Fn(&SoundReport) -> bool) -> SoundReport {
    wait(never, || Some(worker.report()).filter(|report| is(report)))
}

/// Returns the samples of a WAV file, and the strength of the loudest.
fn samples(wav: &[u8]) -> (Vec<i16>, f32) {
    let mut reader = hound::WavReader::new(std::io::Cursor::new(wav)).unwrap();
    assert_eq!((reader.spec().channels, reader.spec().sample_rate), (1, 44_100));
    let samples: Vec<i16> = reader.samples().map(Result::unwrap).collect();
    let loudest = samples.iter().map(|sample| sample.unsigned_abs()).max().unwrap();
    (samples, f32::from(loudest) / f32::from(i16::MAX))
}

fn on(volume: u8) -> WantedSound {
    WantedSound { on: true, volume, ..WantedSound::default() }
}

/// Makes an event of two levels of five minutes, started.
fn event() -> Tournament {
    let level = |big| {
        Row::Level(Level {
            small: Chips::new(big / 2),
            big: Chips::new(big),
            minutes: 5,
            ..Level::default()
        })
    };
    let structure = Structure {
        name: "Two".into(),
        starting_stack: Chips::new(10_000),
        rows: vec![level(100), level(200), level(400)],
        ..Structure::default()
    };
    let mut t = Tournament::new(Setup::default(), structure);
    act(&mut t, ClockCommand::Start, EVENING);
    t
}

fn act(t: &mut Tournament, command: ClockCommand, at: Timestamp) {
    let events = t.decide(&Command::Clock(command), at, None).unwrap();
    for event in &events {
        t.apply(event, at);
    }
}

fn scene(t: &Tournament) -> Vec<SoundScene> {
    let audible = AudibleState::of(t, Vec::new(), EVENING).into_iter();
    audible.map(|audible| SoundScene { event: 1, name: None, audible, ahead: Span::ZERO }).collect()
}

#[test]
fn a_signal_is_as_long_and_as_loud_as_it_should_be() {
    let booth = Booth::new();
    booth.keeps("aplay");
    // (volume, strength of the profile's 0.89): the square of the share
    for (number, (volume, strength)) in
        [(100, 0.89), (50, 0.2225), (10, 0.0089)].into_iter().enumerate()
    {
        let worker = booth.worker(on(volume));
        report(&worker, "no player", |report| report.player == Some("aplay"));
        worker.try_signal(Signal::LevelBegins);
        let (samples, loudest) = samples(&booth.heard("aplay", number));
        // 1.2 seconds.
        assert_eq!(samples.len(), 52_920);
        assert!((loudest - strength).abs() < 0.001, "{volume}: {loudest}");
    }
    let args = fs::read_to_string(booth.file("aplay", 0, "args")).unwrap();
    assert_eq!(args, "-q\n-\n");
}

#[test]
fn three_two_one_and_the_level_are_one_sound_that_begins_in_time() {
    let booth = Booth::new();
    booth.keeps("aplay");
    booth.keeps("espeak-ng");
    let wish = WantedSound { speech: true, voice: Language::Italian, ..on(100) };
    let worker = booth.worker(wish);
    // The event is watched from one second before three-two-one on.
    booth.at(&worker, 296_000, &event());
    booth.at(&worker, 297_000, &event());
    let (samples, _) = samples(&booth.heard("aplay", 0));
    assert_eq!(samples.len(), 3 * 44_100 + 52_920);
    // A sound at the start of each second, and silence before the next.
    for second in 0..4 {
        let from = second * 44_100;
        let loudest = |from: usize, to: usize| {
            samples[from..to].iter().map(|sample| sample.unsigned_abs()).max().unwrap()
        };
        assert!(loudest(from, from + 4_000) > 8_000, "second {second}");
        assert!(second == 3 || loudest(from + 8_000, from + 44_000) == 0, "after {second}");
    }
    // The level's sound came with it, so the level is only spoken.
    booth.at(&worker, 300_000, &event());
    let said = String::from_utf8(booth.heard("espeak-ng", 0)).unwrap();
    assert_eq!(said, "Livello 2. Bui 100 e 200.\n");
    assert_eq!(booth.count("aplay"), 1);
    let args = fs::read_to_string(booth.file("espeak-ng", 0, "args")).unwrap();
    assert_eq!(args, "--stdin\n-v\nit\n-a\n200\n");
}

#[test]
fn a_clock_that_is_stopped_cuts_the_countdown_short() {
    let booth = Booth::new();
    // The program would play for long, but ends when ordered to.
    booth.program("aplay", "cat > \"$OUT.heard\"; echo $$ > \"$OUT.pid\"; exec sleep 60");
    let worker = booth.worker(on(100));
    let mut t = event();
    booth.at(&worker, 296_000, &t);
    booth.at(&worker, 297_000, &t);
    let pid = booth.file("aplay", 0, "pid");
    wait("no countdown", || fs::read_to_string(&pid).ok().filter(|pid| pid.ends_with('\n')));
    let pid = fs::read_to_string(&pid).unwrap();
    let process = Path::new("/proc").join(pid.trim());
    assert!(!cfg!(target_os = "linux") || process.exists());
    act(&mut t, ClockCommand::Pause, EVENING.after(Span::from_secs(298)));
    booth.at(&worker, 298_000, &t);
    // The pause is heard instead.
    booth.heard("aplay", 1);
    assert!(!process.exists(), "the countdown goes on");
    // No sound continues after the program ends.
    let pid = booth.file("aplay", 1, "pid");
    wait("no pause", || fs::read_to_string(&pid).ok().filter(|pid| pid.ends_with('\n')));
    let process = Path::new("/proc").join(fs::read_to_string(&pid).unwrap().trim());
    drop(worker);
    assert!(!process.exists(), "it sounds after the end");
}

#[test]
fn a_newer_signal_takes_the_place_of_one_that_waits() {
    let booth = Booth::new();
    let gate = booth.folder.path().join("gate");
    booth.program(
        "aplay",
        &format!("cat > \"$OUT.part\"; mv \"$OUT.part\" \"$OUT.heard\"; while [ ! -e '{}' ]; do sleep 0.05; done", gate.display()),
    );
    let worker = booth.worker(on(100));
    report(&worker, "no player", |report| report.player == Some("aplay"));
    let mut t = event();
    // A minute is left: it plays, and continues.
    booth.at(&worker, 239_000, &t);
    booth.at(&worker, 240_000, &t);
    booth.heard("aplay", 0);
    // Of two waiting cues only the newer is heard. The clock stops, which is urgent and interrupts,
    // then runs.
    act(&mut t, ClockCommand::Pause, EVENING.after(Span::from_millis(240_500)));
    booth.at(&worker, 240_500, &t);
    booth.heard("aplay", 1);
    // The clock runs: that cue waits. A minute is left again: that cue is newer, and waits instead.
    act(&mut t, ClockCommand::Start, EVENING.after(Span::from_millis(241_000)));
    booth.at(&worker, 241_000, &t);
    act(
        &mut t,
        ClockCommand::Adjust { by: Span::from_secs(10) },
        EVENING.after(Span::from_millis(241_500)),
    );
    booth.at(&worker, 241_500, &t);
    booth.at(&worker, 250_400, &t);
    booth.at(&worker, 251_000, &t);
    assert_eq!(booth.count("aplay"), 2);
    fs::write(&gate, "").unwrap();
    // The newer minute is heard, and the restart of the clock is not.
    let (last, _) = samples(&booth.heard("aplay", 2));
    assert_eq!(last.len(), 28_665);
}

#[test]
fn what_is_switched_off_is_silent() {
    let booth = Booth::new();
    booth.keeps("aplay");
    booth.keeps("espeak-ng");
    let silent = vec![Signal::MinuteLeft, Signal::Countdown];
    let worker =
        booth.worker(WantedSound { on: false, speech: true, silent: silent.clone(), ..on(100) });
    let pass = |secs: std::ops::RangeInclusive<i64>| {
        secs.for_each(|second| booth.at(&worker, second * 1_000, &event()));
    };
    pass(235..=245);
    worker.say("Bianchi, table 9, seat 3.".to_owned());
    wait("it does not finish its work", || worker.is_done().then_some(()));
    assert_eq!((booth.count("aplay"), booth.count("espeak-ng")), (0, 0));
    worker.set_wanted(WantedSound { silent, ..on(100) });
    // Three-two-one is off: the level sounds at its own time.
    pass(290..=301);
    let (gong, _) = samples(&booth.heard("aplay", 0));
    assert_eq!(gong.len(), 52_920);
    assert_eq!(booth.count("aplay"), 1);
}

#[test]
fn a_player_that_fails_gives_way_to_the_next_and_its_complaint_is_reported() {
    let booth = Booth::new();
    booth.program("pw-play", "echo 'no server' >&2; exit 3");
    booth.keeps("aplay");
    let worker = booth.worker(on(100));
    report(&worker, "no player", |report| report.player == Some("pw-play"));
    worker.try_signal(Signal::MinuteLeft);
    booth.heard("aplay", 0);
    report(&worker, "aplay is not named", |report| report.player == Some("aplay"));
    // A single program is tried again each time, and reports why it fails.
    let booth = Booth::new();
    booth.program("aplay", "printf 'aplay: no\\tcard\\n' >&2; exit 1");
    let worker = booth.worker(on(100));
    worker.try_signal(Signal::MinuteLeft);
    let found = report(&worker, "no complaint", |report| report.trouble.is_some());
    assert_eq!(found.trouble.as_deref(), Some("aplay: aplay: nocard"));
    worker.try_signal(Signal::MinuteLeft);
    wait("it is not asked again", || (booth.count("aplay") == 2).then_some(()));
}

/// Of several events each is heard, and the announcements name the event.
#[test]
fn of_several_events_each_is_heard_by_its_name() {
    let booth = Booth::new();
    booth.keeps("espeak-ng");
    let worker = booth.worker(WantedSound { speech: true, ..on(100) });
    let main = event();
    let mut turbo = event();
    act(&mut turbo, ClockCommand::Adjust { by: Span::from_minutes(-2) }, EVENING);
    let named = |event: u32, name: &str, t: &Tournament| SoundScene {
        event,
        name: Some(name.to_owned()),
        audible: AudibleState::of(t, Vec::new(), EVENING).unwrap(),
        ahead: Span::ZERO,
    };
    let at = |millis: i64| {
        booth.now.store(millis, Ordering::SeqCst);
        worker.set_scenes(vec![named(1, "Main", &main), named(2, "Night turbo", &turbo)]);
        wait("it does not finish its work", || worker.is_done().then_some(()));
    };
    at(179_500);
    at(180_000);
    let said = |number| String::from_utf8(booth.heard("espeak-ng", number)).unwrap();
    assert!(said(0).starts_with("Night turbo. Level 2."), "{}", said(0));
    for millis in (200_000..300_000).step_by(20_000) {
        at(millis);
    }
    at(299_500);
    at(300_000);
    wait("Main is not heard by its name", || {
        let mut all = (1..booth.count("espeak-ng")).map(said);
        all.any(|words| words.starts_with("Main. Level 2.")).then_some(())
    });
}

#[test]
fn without_any_program_nothing_fails_and_the_report_says_so() {
    let booth = Booth::new();
    let worker = booth.worker(WantedSound { speech: true, ..on(100) });
    let found = report(&worker, "never ready", |report| report.ready);
    assert_eq!((found.player, found.voice), (None, None));
    assert_eq!(found.shelf.len(), 1);
    worker.try_signal(Signal::TimeUp);
    worker.try_voice("Anybody?".to_owned());
    worker.set_scenes(scene(&event()));
    booth.keeps("aplay");
    worker.refresh(None);
    report(&worker, "it is not found", |report| report.player == Some("aplay"));
    worker.try_signal(Signal::TimeUp);
    booth.heard("aplay", 0);
}

#[test]
fn what_a_voice_is_given_is_one_line_by_its_input() {
    let booth = Booth::new();
    booth.keeps("spd-say");
    let worker = booth.worker(on(50));
    report(&worker, "no voice", |report| report.voice == Some("spd-say"));
    worker.try_voice("!-!SET SELF RATE 100\n$(reboot) `id` Rossi\u{1b}[2J, table 9".to_owned());
    let said = String::from_utf8(booth.heard("spd-say", 0)).unwrap();
    assert_eq!(said, "SET SELF RATE 100 $(reboot) `id` Rossi [2J, table 9\n");
    let args = fs::read_to_string(booth.file("spd-say", 0, "args")).unwrap();
    assert_eq!(args, "-e\n-l\nen\n-i\n0\n");
}

/// The program starts without any program on the path, and it links no sound library.
#[test]
fn it_starts_with_an_empty_path_and_links_no_sound() {
    let mut bottone = program();
    let ran = bottone.arg("--version").env("PATH", "").output().unwrap();
    assert!(ran.status.success(), "{ran:?}");
    let bytes = fs::read(bottone.get_program()).unwrap();
    let text = String::from_utf8_lossy(&bytes);
    for library in ["libasound", "libpulse.so", "libpulse-simple", "libpipewire", "libjack"] {
        assert!(!text.contains(library), "{library}");
    }
}
