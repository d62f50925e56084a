//! One size for everything: it is stored, and every screen can be reached in each size.

use bottone::{
    session::{Session, time::StageClock},
    store::settings::SettingsFile,
    ui::app::App,
    ui_frame::action::Screen,
    ui_kit::fonts,
};
use egui::{Key, Modifiers, Role, vec2};
use egui_kittest::{
    Harness,
    kittest::{NodeT as _, Queryable as _},
};

use crate::{keys::window, stage};

#[test]
fn the_size_has_keys_and_is_kept() {
    let mut room = window(Screen::Floor, 5);
    for (key, size) in [(Key::Plus, 110), (Key::Equals, 125), (Key::Minus, 110)] {
        room.holds(Modifiers::COMMAND, key);
        assert_eq!(room.app().settings().scale, size);
        assert_eq!(room.app().status_text(), Some(format!("Size {size} %").as_str()));
        let zoom = room.harness.ctx.zoom_factor();
        assert!((zoom - f32::from(size) / 100.0).abs() < 0.001, "{zoom}");
    }
    // Ctrl 0 goes to Setup, and nothing else.
    room.holds(Modifiers::COMMAND, Key::Num0);
    assert_eq!(room.app().screen(), Screen::Setup);
    assert_eq!(room.app().settings().scale, 110);
    // The smallest and the largest size stay.
    for _ in 0..12 {
        room.holds(Modifiers::COMMAND, Key::Minus);
    }
    assert_eq!(room.app().settings().scale, 80);
}

/// Checks the rail at 1280 × 720, in the sizes that leave 600, 480 and 360 points of height.
#[test]
fn every_screen_can_be_reached_in_every_size() {
    for (size, all_in_sight) in [
        ((1280.0, 720.0), true),
        ((1067.0, 600.0), true),
        ((853.0, 480.0), true),
        ((640.0, 360.0), false),
    ] {
        let folder = tempfile::tempdir().unwrap();
        let clock = StageClock::at(stage::EVENING);
        let (_keep, session): (_, Box<Session>) = crate::stage::room::EventWindow::evening(
            stage::structure("deep-stack"),
            5,
            Box::new(clock),
        );
        let mut app = App::new(SettingsFile::none(), Some(folder.path().to_owned())).unattended();
        app.set_desk(session);
        let mut harness = Harness::builder()
            .with_size(vec2(size.0, size.1))
            .with_max_steps(16)
            .with_context_setup(fonts::install)
            .build_ui_state(|ui, app: &mut App| app.ui(ui), app);
        harness.run();
        let setup = harness.get_by_role_and_label(Role::Tab, "Setup");
        assert_eq!(setup.rect().bottom() <= size.1, all_in_sight, "{size:?}: {:?}", setup.rect());
        setup.scroll_to_me();
        harness.run();
        harness.get_by_role_and_label(Role::Tab, "Setup").click();
        harness.run();
        assert_eq!(harness.state().screen(), Screen::Setup, "{size:?}");
        assert!(harness.root().accesskit_node().children().len() > 0);
    }
}
