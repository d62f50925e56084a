//! Unfinished hands outlive the program: killed after any act, it offers them again as they were.
#![allow(clippy::disallowed_methods, reason = "a test looks at the files")]

use std::{collections::BTreeSet, fs, path::PathBuf};

use bottone::{
    base::{draw::Draw, time::Span},
    dealer::UnfinishedTables,
    session::{Session, file, time::StageClock},
    store::settings::SettingsFile,
    ui::app::App,
    ui_frame::action::{Action, FileAction, Screen},
    view_table::unfinished::describe,
};
use egui::{Event, Key, Memory, vec2};
use egui_kittest::kittest::{NodeT as _, Queryable as _, by};
use tempfile::TempDir;

use crate::stage::{self, room::EventWindow};

/// A window with stored settings, with an event or at a table without one.
pub(crate) struct LeftTable {
    pub(crate) room: EventWindow,
    pub(crate) home: TempDir,
    /// The event's file, if there is one.
    event: Option<PathBuf>,
}

impl LeftTable {
    fn free() -> Self {
        Self::with(None, Action::File(FileAction::FreeTable(true)))
    }

    pub(crate) fn seated(players: usize) -> Self {
        let clock = StageClock::at(stage::EVENING);
        let time = Box::new(clock.clone());
        let (folder, mut session) =
            EventWindow::evening(stage::structure("deep-stack"), players, time);
        let event = folder.path().join("evening.ron");
        session.continue_in(&event).unwrap();
        Self::with(Some((folder, clock, session, event)), Action::Go(Screen::Table))
    }

    fn with(event: Option<(TempDir, StageClock, Box<Session>, PathBuf)>, go: Action) -> Self {
        let home = tempfile::tempdir().unwrap();
        let mut app = Self::app(&home);
        let (folder, clock, event) = match event {
            Some((folder, clock, session, event)) => {
                app.set_desk(session);
                (folder, clock, Some(event))
            }
            None => (tempfile::tempdir().unwrap(), StageClock::at(stage::EVENING), None),
        };
        let room = EventWindow::of_app(folder, clock, app, go, vec2(1280.0, 720.0));
        Self { room, home, event }
    }

    fn app(home: &TempDir) -> App {
        let settings = SettingsFile::in_folder(&home.path().join("settings"));
        App::new(settings, Some(home.path().to_owned())).unattended()
    }

    /// Returns the files with unfinished hands.
    fn files(&self) -> Vec<PathBuf> {
        let folder = self.home.path().join("settings/tables");
        let Ok(files) = fs::read_dir(folder) else { return Vec::new() };
        let files = files.map(|file| file.unwrap().path());
        files.filter(|path| path.extension().is_none_or(|is| is != "lock")).collect()
    }

    /// Ends the program at this instant.
    fn is_gone(&mut self) {
        *self.room.harness.state_mut() = App::new(SettingsFile::none(), None).unattended();
    }

    /// Kills the program at this instant, and starts it again.
    pub(crate) fn is_killed(&mut self) {
        self.is_gone();
        *self.room.harness.state_mut() = Self::app(&self.home);
        if let Some(event) = &self.event {
            let time = Box::new(self.room.clock.clone());
            let file::OpenedEvent { desk: session, .. } =
                file::open(event, time, stage::desk()).unwrap();
            self.room.harness.state_mut().set_desk(session);
        }
        self.room.harness.event(Event::PointerGone);
        self.room.harness.ctx.memory_mut(|memory| {
            let options = std::mem::take(&mut memory.options);
            *memory = Memory::default();
            memory.options = options;
        });
        self.room.harness.run();
    }

    /// Returns every word on the screen.
    fn words(&self) -> BTreeSet<String> {
        let all = self.room.harness.query_all(by().predicate(|_| true).recursive(true));
        let said = all.filter_map(|node| node.accesskit_node().label());
        said.filter(|text| !text.trim().is_empty()).collect()
    }

    /// Kills the program and checks that resuming restores the same screen; `lies` is the text of
    /// the offer.
    fn survives(&mut self, after: &str) {
        self.room.harness.run();
        let before = self.words();
        self.is_killed();
        assert!(self.room.reads("Unfinished hand found"), "after {after}");
        self.room.click("Resume");
        let now = self.words();
        let gone: Vec<_> = before.difference(&now).collect();
        let new: Vec<_> = now.difference(&before).collect();
        assert!(gone.is_empty() && new.is_empty(), "after {after}: {gone:?} gone, {new:?} new");
        assert!(!self.room.reads("Unfinished hand found"), "after {after}");
    }
}

#[test]
fn an_italian_evening_survives_after_each_act() {
    let mut kept = LeftTable::free();
    kept.room.key(Key::F7);
    kept.room.click("4");
    kept.room.key(Key::Enter);
    kept.survives("the beginning");
    // A buio, a controbuio that is raised by, the draw, and a pot of words that goes on.
    for key in "A B B D V P V R V P 1 2 L L E A D O V P P".split_whitespace() {
        kept.room.key(Key::from_name(key).unwrap());
        kept.survives(key);
    }
    kept.room.click("Save for later");
    kept.survives("putting it away");
    kept.room.key(Key::U);
    assert!(kept.room.mentions("says how many cards to change"));
    // An undo stays undone after the next start.
    kept.room.key(Key::U);
    kept.survives("U");
}

#[test]
fn a_hand_survives_after_each_act_and_nothing_of_it_is_in_the_event() {
    let mut kept = LeftTable::seated(6);
    let event = kept.event.clone().unwrap();
    let written = fs::read(&event).unwrap();
    kept.room.key(Key::F4);
    for key in "K F F C C C C K C C C C K".split_whitespace() {
        kept.room.key(Key::from_name(key).unwrap());
        kept.survives(key);
    }
    assert_eq!(fs::read(&event).unwrap(), written, "the event knows nothing of it");
}

#[test]
fn a_clock_goes_on_and_a_hand_that_is_let_go_is_gone() {
    let mut kept = LeftTable::seated(6);
    kept.room.key(Key::F4);
    kept.room.key(Key::K);
    kept.room.key(Key::F9);
    kept.room.key(Key::C);
    assert!(kept.room.mentions("25"));
    kept.room.clock.set(stage::EVENING.after(Span::from_secs(10)));
    kept.is_killed();
    assert!(kept.room.mentions("1 clock"), "it is offered");
    kept.room.click("Resume");
    kept.room.key(Key::F9);
    assert!(kept.room.mentions("15"), "ten seconds went by, whoever looked");
    kept.is_killed();
    kept.room.click("Discard");
    assert!(!kept.room.reads("Unfinished hand found"));
    kept.is_killed();
    assert!(!kept.room.reads("Unfinished hand found"));
    assert_eq!(kept.files(), Vec::<PathBuf>::new());
}

#[test]
fn what_was_let_go_by_mistake_is_offered_again() {
    let mut kept = LeftTable::seated(6);
    kept.room.key(Key::F4);
    kept.room.key(Key::K);
    kept.is_killed();
    kept.room.click("Discard");
    kept.room.harness.get_all_by_label("Undo").last().unwrap().click();
    kept.room.harness.run();
    assert!(kept.room.reads("Unfinished hand found"));
    kept.is_killed();
    assert!(kept.room.reads("Unfinished hand found"));
    kept.room.click("Discard");
    kept.is_killed();
    assert!(!kept.room.reads("Unfinished hand found"));
}

/// Checks that an unanswered offer is repeated at every start, beside hands begun since.
#[test]
fn an_offer_waits_until_somebody_answers() {
    let mut kept = LeftTable::free();
    kept.room.key(Key::F7);
    kept.room.click("4");
    kept.room.key(Key::Enter);
    kept.room.key(Key::A);
    kept.is_killed();
    assert!(kept.room.mentions("Italian evening of 4, 80 in the pot"));
    kept.room.harness.state_mut().request(Action::File(FileAction::FreeTable(true)));
    kept.room.harness.run();
    kept.room.key(Key::F7);
    kept.room.key(Key::Enter);
    assert!(kept.room.mentions("80 in the pot"), "it is still offered");
    kept.is_killed();
    assert!(kept.room.mentions("80 in the pot") && kept.room.mentions("0 in the pot"));
    kept.room.click("Resume");
    kept.room.click("Save for later");
    assert!(kept.room.mentions("80 in the pot"));
}

/// Checks a second program at a table without an event, beside the first. Neither overwrites the
/// other's hands, and a later program is offered those of both.
#[test]
fn two_programs_without_an_event_keep_their_own() {
    let mut first = LeftTable::free();
    first.room.key(Key::F7);
    first.room.click("4");
    first.room.key(Key::Enter);
    first.room.key(Key::A);
    let clock = StageClock::at(stage::EVENING);
    let (folder, app) = (tempfile::tempdir().unwrap(), LeftTable::app(&first.home));
    let go = Action::File(FileAction::FreeTable(true));
    let mut second = EventWindow::of_app(folder, clock, app, go, vec2(1280.0, 720.0));
    assert!(!second.reads("Unfinished hand found"), "the first has it");
    second.key(Key::F4);
    second.key(Key::K);
    assert_eq!(first.files().len(), 2);
    first.room.key(Key::D);
    // The second ends, and begins again while the first goes on.
    *second.harness.state_mut() = App::new(SettingsFile::none(), None).unattended();
    *second.harness.state_mut() = LeftTable::app(&first.home);
    second.harness.run();
    assert!(second.mentions("Hand 1") && !second.mentions("Italian evening"));
    *second.harness.state_mut() = App::new(SettingsFile::none(), None).unattended();
    // Both have ended: their hands are offered one after the other.
    first.is_killed();
    assert!(first.room.mentions("Italian evening of 4, 80 in the pot"));
    first.room.click("Discard");
    first.is_killed();
    assert!(first.room.mentions("Hand 1") && !first.room.mentions("Italian evening"));
    first.room.click("Discard");
    first.is_gone();
    assert_eq!(first.files(), Vec::<PathBuf>::new());
    let folder = fs::read_dir(first.home.path().join("settings/tables")).unwrap();
    assert_eq!(folder.count(), 0, "the locks are gone with the programs");
}

/// Checks a file that was tampered with; write access to the settings folder allows that.
#[test]
fn a_file_that_was_tampered_with_is_reported_and_set_aside() {
    let mut kept = LeftTable::free();
    kept.room.key(Key::F7);
    kept.room.click("4");
    kept.room.key(Key::Enter);
    kept.room.key(Key::A);
    let file = kept.files().pop().unwrap();
    let sound = fs::read_to_string(&file).unwrap();
    let cases = [
        (String::new(), "couldn't be read"),
        (
            "(form: 9, at: (\"2026-11-21T20:10:03.250Z\", \"2026-11-21T20:10:03.250Z\"))".into(),
            "aren't possible",
        ),
        (sound.replace("Ante", "Deal"), "aren't possible"),
        (sound.replace("2000", "99999999999999999999"), "couldn't be read"),
        ("(".repeat(10_000), "couldn't be read"),
        ("\u{0}".into(), "couldn't be read"),
    ];
    for (text, says) in cases {
        fs::write(&file, &text).unwrap();
        kept.is_killed();
        let line = kept.room.app().status_text().unwrap_or_default().to_owned();
        assert!(line.contains(says) && line.contains("old-"), "{text:.60}: {line}");
        assert!(!kept.room.reads("Resume"));
        assert!(!file.exists(), "it is reported once");
    }
    #[cfg(unix)]
    {
        let victim = kept.home.path().join("accounts.txt");
        fs::write(&victim, &sound).unwrap();
        std::os::unix::fs::symlink(&victim, &file).unwrap();
        kept.is_killed();
        assert!(!kept.room.reads("Resume"), "a link is not read");
        kept.room.harness.state_mut().request(Action::File(FileAction::FreeTable(true)));
        kept.room.harness.run();
        kept.room.key(Key::F7);
        kept.room.key(Key::Enter);
        assert_eq!(fs::read_to_string(&victim).unwrap(), sound, "nor written through");
        assert!(fs::symlink_metadata(&file).unwrap().is_file());
    }
}

/// Changes random bytes in a file with a hand, an evening and clocks. The file is read or refused,
/// and an offer can be opened. A failure states the seed.
#[test]
fn no_kept_file_stops_the_program() {
    let mut kept = LeftTable::free();
    kept.room.key(Key::F4);
    for key in [Key::K, Key::C, Key::F, Key::F7, Key::Enter, Key::A, Key::B, Key::F9, Key::C] {
        kept.room.key(key);
    }
    let sound = fs::read(kept.files().pop().unwrap()).unwrap();
    let mut offered = 0;
    for seed in 0..3_000 {
        let mut draw = Draw::new(seed);
        let mut bytes = sound.clone();
        for _ in 0..=draw.below(3).unwrap() {
            let at = usize::try_from(draw.below(bytes.len() as u64).unwrap()).unwrap();
            let with = *draw.pick(b"0123456789-(),[]\"aSN".iter()).unwrap();
            match draw.below(3).unwrap() {
                0 => bytes[at] = with,
                1 => bytes.insert(at, with),
                _ => drop(bytes.remove(at)),
            }
        }
        let Ok(left) = ron::from_str::<UnfinishedTables>(&String::from_utf8_lossy(&bytes)) else {
            continue;
        };
        let (left, _) = left.sound();
        let described =
            std::panic::catch_unwind(|| describe(bottone::i18n::Language::English, &left));
        assert!(described.is_ok(), "seed {seed}");
        offered += usize::from(!left.is_empty());
    }
    assert!(offered > 20, "{offered} of them say something that can have come about");
}
