//! The window while its event cannot be written: the message, and that it stays on screen.

use std::{fs, path::PathBuf, sync::atomic::Ordering};

use bottone::{
    i18n::Language,
    session::Desk,
    store::settings::SettingsFile,
    tournament::Event,
    ui::app::App,
    ui_dialogs::leave::AskLeave,
    ui_frame::action::{Action, FileAction},
    ui_kit::fonts,
};
use egui::vec2;
use egui_kittest::{Harness, kittest::Queryable as _};

use crate::hostile::unwritten::{FullDiskEvent, minute};

struct FullDiskWindow {
    evening: FullDiskEvent,
    harness: Harness<'static, App>,
}

impl FullDiskWindow {
    fn new(language: Language) -> Self {
        let (evening, session) = FullDiskEvent::new();
        let house = evening.house.path().to_owned();
        let mut app = App::new(SettingsFile::none(), Some(house)).unattended();
        app.set_desk(session);
        app.request(Action::Language(language));
        let harness = Harness::builder()
            .with_size(vec2(1280.0, 720.0))
            .with_max_steps(16)
            .with_context_setup(fonts::install)
            .build_ui_state(|ui, app: &mut App| app.ui(ui), app);
        let mut room = Self { evening, harness };
        room.harness.run();
        room
    }

    fn ask(&mut self, action: Action) {
        self.harness.state_mut().request(action);
        self.harness.run();
    }

    fn click(&mut self, label: &str) {
        self.harness.get_by_label(label).click();
        self.harness.run();
    }

    /// Draws until this many seconds have passed in the window.
    fn wait(&mut self, secs: f64) {
        let until = self.harness.ctx.input(|input| input.time) + secs;
        while self.harness.ctx.input(|input| input.time) < until {
            self.harness.step();
        }
    }

    fn shows(&self, words: &str) -> bool {
        self.harness
            .query_all_by(|node| {
                [node.label(), node.value()].into_iter().flatten().any(|text| text.contains(words))
            })
            .next()
            .is_some()
    }

    fn session(&self) -> &dyn Desk {
        self.harness.state().desk().unwrap()
    }

    fn copy(&mut self) -> PathBuf {
        let to = self.evening.house.path().join("copy.ron");
        self.harness.state_mut().save_copy(&to);
        self.harness.run();
        to
    }
}

/// The words of the bar and of the bottom line in each language.
struct Says {
    language: Language,
    full: &'static str,
    gone: &'static str,
    not_done: &'static str,
    only_here: &'static str,
    saved: &'static str,
    not_saved: &'static str,
    try_again: &'static str,
}

const SAYS: [Says; 2] = [
    Says {
        language: Language::English,
        full: "Disk full: can't write night.ron.",
        gone: "is missing, and night.ron with it.",
        not_done: "Not recorded: ",
        only_here: "This event exists only in this window",
        saved: "Saved · ",
        not_saved: "Not saved · night.ron",
        try_again: "Try again",
    },
    Says {
        language: Language::Italian,
        full: "Disco pieno: impossibile scrivere night.ron.",
        gone: "e con lei night.ron.",
        not_done: "Non registrato: ",
        only_here: "Questo torneo esiste solo in questa finestra",
        saved: "Salvato · ",
        not_saved: "Non salvato · night.ron",
        try_again: "Riprova",
    },
];

#[test]
fn a_full_disk_is_reported_until_something_was_written() {
    for says in SAYS {
        let mut room = FullDiskWindow::new(says.language);
        assert!(room.shows(says.saved));
        room.evening.full.store(true, Ordering::Relaxed);
        room.ask(Action::Submit(minute()));
        // Longer than any line at the bottom stays.
        for _ in 0..2 {
            assert!(room.shows(says.full) && room.shows(says.not_done), "{}", says.full);
            assert!(room.shows(says.not_saved) && !room.shows(says.saved));
            assert_eq!(room.harness.state().status_text(), None, "it is reported once");
            room.wait(20.0);
        }
        let records = room.session().records().len();
        room.click(says.try_again);
        assert!(room.shows(says.full), "it is full still");
        room.evening.full.store(false, Ordering::Relaxed);
        room.click(says.try_again);
        assert!(!room.shows(says.full) && !room.shows(says.not_done) && room.shows(says.saved));
        assert_eq!(room.session().records().len(), records + 1);
    }
}

#[test]
fn a_folder_that_is_gone_is_seen_by_itself_and_the_event_goes_on_in_a_copy() {
    for says in SAYS {
        let mut room = FullDiskWindow::new(says.language);
        let records = room.session().records().to_vec();
        fs::remove_dir_all(room.evening.folder()).unwrap();
        room.wait(5.0);
        assert!(room.shows(says.gone) && room.shows(says.only_here), "{}", says.gone);
        assert!(room.shows(says.not_saved) && !room.shows(says.saved));
        room.ask(Action::Submit(minute()));
        assert!(room.shows(says.not_done));
        let screen = room.harness.state().screen();
        let copy = room.copy();
        assert_eq!(room.session().path(), Some(copy.as_path()));
        let [before @ .., goes_on] = room.session().records() else {
            panic!("nothing is on record")
        };
        assert_eq!(before, records);
        assert!(matches!(goes_on.events(), [Event::Filing(_)]), "{goes_on:?}");
        assert_eq!(room.harness.state().screen(), screen, "nothing moves under the hand");
        assert!(room.shows(says.saved) && !room.shows(says.gone));
        // The refused act is not in it, and is one press away.
        assert!(room.shows(says.not_done));
        let now = if says.language == Language::English { "Retry now" } else { "Riprova ora" };
        room.click(now);
        assert!(!room.shows(says.not_done));
        assert_eq!(room.session().records().len(), records.len() + 2);
    }
}

#[test]
fn an_event_that_is_in_the_window_alone_is_not_left_without_a_question() {
    let mut room = FullDiskWindow::new(Language::English);
    fs::remove_file(&room.evening.file).unwrap();
    room.wait(5.0);
    room.ask(Action::File(FileAction::Close));
    assert!(room.harness.state().is_asked::<AskLeave>());
    room.click("Cancel");
    assert!(room.harness.state().desk().is_some());
    let other = room.evening.house.path().join("other.ron");
    room.ask(Action::File(FileAction::OpenThis(other)));
    assert!(room.harness.state().is_asked::<AskLeave>());
    room.click("Cancel");
    room.ask(Action::File(FileAction::Close));
    room.click("Close and lose it");
    assert!(room.harness.state().desk().is_none());
}
