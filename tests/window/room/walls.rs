//! The Walls tab: the content of a wall from now on, and its look.

use std::{fs, sync::Arc};

use bottone::{
    store::{
        profiles::themes::WallFace,
        settings::{Projector, SettingsFile},
    },
    ui::app::App,
    ui_frame::action::{Action, PageAction, WallAction},
};
use egui::{Color32, ColorImage, Key, Role, ViewportCommand, accesskit::Toggled, vec2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};

use crate::{
    room::tab::{Tab, TabState},
    stage,
};

impl Tab {
    /// Creates the tab over an event that has not begun.
    fn open() -> Self {
        Self::of(Key::F3, TabState::default(), |app, _| app)
    }

    fn wall(&self) -> Projector {
        self.harness.state().settings().all_walls().next().unwrap().clone()
    }

    /// Returns the stored wall on the disk.
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

const HELD: &str = "Paused: one screen is held";

/// Checks each row: the button, its key, and the face that the wall then holds.
#[test]
fn one_press_holds_a_face_and_one_goes_back_to_the_turns() {
    for (word, key, face) in [
        ("Clock", Some(Key::F7), WallFace::Clock),
        ("Moves", Some(Key::F8), WallFace::Moves),
        ("Seats", Some(Key::F9), WallFace::Seats),
        ("Payouts", Some(Key::F10), WallFace::Payouts),
        ("Final table", None, WallFace::FinalTable),
        ("Registration", None, WallFace::Registration),
        ("Schedule", None, WallFace::Schedule),
        ("Standings", None, WallFace::Standings),
    ] {
        let mut tab = Tab::open();
        assert_eq!(tab.wall().hold, None);
        assert!(tab.is_on("Rotate") && !tab.is_on(word) && !tab.has(HELD), "{word}");
        tab.press(word);
        assert_eq!((tab.wall().hold, tab.kept().hold), (Some(face), Some(face)), "{word}");
        assert!(tab.is_on(word) && !tab.is_on("Rotate") && tab.has(HELD), "{word}");
        tab.press("Rotate");
        assert_eq!((tab.wall().hold, tab.kept().hold), (None, None), "{word}");
        assert!(tab.is_on("Rotate") && !tab.has(HELD), "{word}");
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

/// Checks that the address is on the wall while the page is on, and disappears with it.
#[test]
fn a_wall_tells_where_telephones_find_the_page() {
    let mut tab = Tab::open();
    tab.press("Registration");
    tab.harness.state_mut().request(Action::Wall(WallAction::Open(0, true)));
    tab.harness.run_steps(3);
    let words = "Registration is open";
    assert!(tab.has(words) && !tab.has("http://"), "the wall is there, and no address");
    tab.harness.state_mut().request(Action::Page(PageAction::Serve(0)));
    tab.harness.run_steps(3);
    let url = tab.harness.state().page_url().unwrap().to_owned();
    assert!(tab.has(&url), "{url}");
    tab.harness.state_mut().request(Action::Page(PageAction::Stop));
    tab.harness.run_steps(3);
    assert!(tab.has(words) && !tab.has(&url));
}

/// Checks a theme edited in place: refused while it has no name, and available in the next evening.
#[test]
fn a_theme_that_is_changed_is_the_house_s_own_from_then_on() {
    let mut tab = Tab::open();
    tab.press("Edit theme");
    let name = |tab: &mut Tab, words: &str| {
        tab.harness.get_by_role_and_label(Role::TextInput, "Theme name").click();
        tab.harness.run();
        let whole = egui::Modifiers::COMMAND;
        tab.harness.key_press_modifiers(whole, Key::A);
        tab.harness.key_press(Key::Backspace);
        tab.harness.run();
        tab.harness.get_by_role_and_label(Role::TextInput, "Theme name").type_text(words);
        tab.harness.run();
    };
    name(&mut tab, "");
    let keep = tab.harness.get_by_role_and_label(Role::Button, "Save as ours");
    assert!(keep.accesskit_node().is_disabled(), "a theme without a name");
    assert!(tab.has("60 letters"), "what a name is expected to be");
    name(&mut tab, "Sala rossa");
    // A line that is too long is named.
    tab.harness.get_by_role_and_label(Role::Tab, "Words").click();
    tab.harness.run();
    let foot = |tab: &mut Tab, words: &str| {
        tab.harness.get_by_role_and_label(Role::TextInput, "Footer").click();
        tab.harness.run();
        tab.harness.key_press_modifiers(egui::Modifiers::COMMAND, Key::A);
        tab.harness.get_by_role_and_label(Role::TextInput, "Footer").type_text(words);
        tab.harness.run();
    };
    foot(&mut tab, &"x".repeat(201));
    assert!(tab.has("Footer: ") && tab.has("200 letters"));
    foot(&mut tab, "No telephones");
    assert!(!tab.has("200 letters"));
    // The faces' keys still work during the edits.
    tab.harness.key_press(Key::F9);
    tab.harness.run();
    assert_eq!(tab.wall().hold, Some(WallFace::Seats));
    tab.press("Save as ours");
    assert_eq!((tab.wall().theme(), tab.kept().theme()), ("sala-rossa", "sala-rossa"));
    assert!(tab.folder.path().join("themes/sala-rossa.ron").is_file());
    assert!(tab.has("Show now"), "the tab is as it was");
    let file = SettingsFile::in_folder(tab.folder.path());
    let again = App::new(file, Some(tab.folder.path().to_owned()));
    assert_eq!(again.settings().all_walls().next().unwrap().theme(), "sala-rossa");
}

/// Checks each case: the theme's colours, and the editor's message about them.
#[test]
fn colours_too_alike_are_reported() {
    for (colours, warning) in [
        (
            "ground: (0, 0, 0), text: (40, 40, 40), rest: (0, 0, 0), panel: (0, 0, 0), \
             alarm_ground: (0, 0, 0), feast: (0, 0, 0)",
            "Figures and names on Background: contrast 1.4, 7 or more is readable from the back",
        ),
        (
            "on_banner: (250, 200, 90)",
            "On the banner on Banner: contrast 1.0, 7 or more is readable from the back",
        ),
    ] {
        let mut tab = Tab::open();
        let themes = tab.folder.path().join("themes");
        std::fs::create_dir_all(&themes).unwrap();
        let text = format!("(name: \"Grey\", colours: ({colours}))");
        std::fs::write(themes.join("grey.ron"), text).unwrap();
        tab.harness.state_mut().request(Action::Wall(WallAction::ReadThemes));
        tab.harness.run();
        tab.harness.get_by_role_and_label(Role::ComboBox, "Theme").click();
        tab.harness.run();
        tab.press("Grey");
        tab.press("Edit theme");
        assert!(tab.has(warning), "{warning}");
    }
}

/// Checks that a large desk shows the wall large, and that no part of the tab leaves the window.
#[test]
fn the_wall_is_as_large_as_the_desk_allows() {
    let mut tab = Tab::open();
    let row_of = |tab: &Tab, word: &str| {
        let place = |word| tab.harness.get_by_role_and_label(Role::Button, word).rect();
        let first = place("Rotate");
        ((place(word).top() - first.top()) / first.height()).round()
    };
    for (wide, high) in [(1920.0, 1080.0), (2560.0, 1080.0), (1280.0, 720.0)] {
        tab.harness.set_size(vec2(wide, high));
        tab.harness.run();
        let plan = tab.harness.get_by_label("Empty screens are skipped").rect();
        assert!(plan.right() < wide && plan.bottom() < high, "{wide}: {plan:?}");
        assert_eq!((row_of(&tab, "Payouts"), row_of(&tab, "Standings")), (0.0, 1.0), "{wide}");
        // A large picture comes before the plan.
        assert_eq!(plan.left() > 900.0, wide > 1280.0, "{wide}: {plan:?}");
    }
}

/// Checks that Save picture asks the window of the wall for its picture, and writes it as a PNG where
/// it was asked for.
#[test]
fn the_picture_of_a_wall_is_saved_as_a_png() {
    let mut tab = Tab::of(Key::F3, TabState::default(), |app, _| app.with_held_questions());
    tab.harness.ctx.set_embed_viewports(false);
    tab.press("Open window");
    tab.harness.get_by_role_and_label(Role::Button, "Save picture…").click();
    let asked = (0..6).find_map(|_| {
        tab.harness.step();
        let windows = tab.harness.output().viewport_output.values();
        windows.flat_map(|window| &window.commands).find_map(|command| match command {
            ViewportCommand::Screenshot(callback) => Some(callback.clone()),
            _ => None,
        })
    });
    let picture = ColorImage::filled([64, 36], Color32::from_rgb(9, 80, 7));
    asked.unwrap().complete(Arc::new(picture));
    tab.harness.run();
    let file = tab.folder.path().join("winner.png");
    tab.harness.state_mut().file_is_chosen(Some(file.clone()));
    stage::wait_until("no picture is written", || {
        tab.harness.step();
        file.exists()
    });
    let image = image::load_from_memory(&fs::read(&file).unwrap()).unwrap().into_rgba8();
    assert_eq!((image.dimensions(), image.get_pixel(9, 9).0), ((64, 36), [9, 80, 7, 255]));
}
