//! The Walls tab: what a wall shows from now on, and how it looks.

use bottone::{
    store::{
        profiles::themes::WallFace,
        settings::{Projector, SettingsFile},
    },
    ui::action::{Action, PageAction, WallAction},
};
use egui::{Key, Role, accesskit::Toggled};
use egui_kittest::kittest::{NodeT as _, Queryable as _};

use crate::tab::{Evening, Tab};

impl Tab {
    /// The tab over an event that has not begun.
    fn open() -> Self {
        Self::of(Key::F3, Evening::default(), |app, _| app)
    }

    fn wall(&self) -> Projector {
        self.harness.state().settings().all_walls().next().unwrap().clone()
    }

    /// The same as it is on the disk.
    fn kept(&self) -> Projector {
        let (settings, _) = SettingsFile::in_folder(self.folder.path()).load();
        settings.all_walls().next().unwrap().clone()
    }

    fn press(&mut self, label: &str) {
        self.harness.get_by_role_and_label(Role::Button, label).click();
        self.harness.run();
    }

    fn is_on(&self, label: &str) -> bool {
        let node = self.harness.get_by_role_and_label(Role::Button, label);
        node.accesskit_node().toggled() == Some(Toggled::True)
    }

    fn has(&self, label: &str) -> bool {
        self.harness.query_all_by_label_contains(label).next().is_some()
    }
}

const HELD: &str = "Waits: one face is held";

/// (the word to press, the key that does the same, what the wall holds then)
#[test]
fn one_press_holds_a_face_and_one_goes_back_to_the_turns() {
    for (word, key, face) in [
        ("Clock", Some(Key::F7), WallFace::Clock),
        ("Moves", Some(Key::F8), WallFace::Moves),
        ("Seats", Some(Key::F9), WallFace::Seats),
        ("Payouts", Some(Key::F10), WallFace::Payouts),
        ("Final table", None, WallFace::FinalTable),
        ("Registration", None, WallFace::Registration),
    ] {
        let mut tab = Tab::open();
        assert_eq!(tab.wall().hold, None);
        assert!(tab.is_on("In turn") && !tab.is_on(word) && !tab.has(HELD), "{word}");
        tab.press(word);
        assert_eq!((tab.wall().hold, tab.kept().hold), (Some(face), Some(face)), "{word}");
        assert!(tab.is_on(word) && !tab.is_on("In turn") && tab.has(HELD), "{word}");
        tab.press("In turn");
        assert_eq!((tab.wall().hold, tab.kept().hold), (None, None), "{word}");
        assert!(tab.is_on("In turn") && !tab.has(HELD), "{word}");
        let Some(key) = key else { continue };
        tab.harness.key_press(key);
        tab.harness.run();
        assert_eq!(tab.wall().hold, Some(face), "{word}");
        tab.harness.key_press(Key::F6);
        tab.harness.run();
        assert_eq!(tab.wall().hold, None, "{word}");
    }
}

#[test]
fn the_theme_that_is_chosen_is_remembered() {
    let mut tab = Tab::open();
    for (name, id) in [("Stadium", "stadium"), ("Paper", "paper"), ("Felt", "felt")] {
        tab.harness.get_by_role_and_label(Role::ComboBox, "Theme").click();
        tab.harness.run();
        tab.press(name);
        assert_eq!((tab.wall().theme(), tab.kept().theme()), (id, id));
    }
}

/// The address stands on the wall while the page is on, and goes with it.
#[test]
fn a_wall_tells_where_telephones_find_the_page() {
    let mut tab = Tab::open();
    tab.press("Registration");
    tab.harness.state_mut().ask(Action::Wall(WallAction::Open(0, true)));
    tab.harness.run_steps(3);
    let words = "Registration is open";
    assert!(tab.has(words) && !tab.has("http://"), "the wall is there, and no address");
    tab.harness.state_mut().ask(Action::Page(PageAction::Serve(0)));
    tab.harness.run_steps(3);
    let url = tab.harness.state().page_url().unwrap().to_owned();
    assert!(tab.has(&url), "{url}");
    tab.harness.state_mut().ask(Action::Page(PageAction::Stop));
    tab.harness.run_steps(3);
    assert!(tab.has(words) && !tab.has(&url));
}
