//! The club's name and logo: asked for at its first run, and shown on walls, phones and paper.
#![allow(clippy::disallowed_methods, clippy::panic, clippy::unwrap_used, reason = "a test")]

use std::{
    fs,
    path::{Path, PathBuf},
};

use bottone::{
    i18n::Language,
    session::time::StageClock,
    store::settings::SettingsFile,
    ui::app::App,
    ui_dialogs::club::AskClub,
    ui_frame::action::{Action, FileAction, HouseAction, WallAction},
    ui_walls::decode,
};
use egui::vec2;

use crate::stage::{EVENING, room::EventWindow, wait_until};

/// Returns a window whose events are in a folder of its own.
fn window(ask: impl FnOnce(&Path) -> Action) -> (EventWindow, PathBuf) {
    let folder = tempfile::tempdir().unwrap();
    let usual = folder.path().to_owned();
    let app = App::new(SettingsFile::none(), Some(usual.clone())).unattended();
    let clock = StageClock::at(EVENING);
    let go = ask(&usual);
    let room =
        EventWindow::of_app(folder, clock, app.with_held_questions(), go, vec2(1280.0, 720.0));
    (room, usual)
}

fn asked(room: &EventWindow) -> &AskClub {
    let open = room.app().dialog();
    open.and_then(|open| open.downcast_ref()).unwrap_or_else(|| panic!("another dialog: {open:?}"))
}

/// Returns a picture of one colour as PNG.
fn png(wide: u32, high: u32) -> Vec<u8> {
    let mut bytes = std::io::Cursor::new(Vec::new());
    let image = image::RgbaImage::from_pixel(wide, high, image::Rgba([9, 80, 7, 255]));
    image.write_to(&mut bytes, image::ImageFormat::Png).unwrap();
    bytes.into_inner()
}

/// Checks that a new club is asked for its name and logo, and that the name is the club's on this
/// desk from then on.
#[test]
fn a_new_club_is_asked_for_its_name_and_logo() {
    let (mut room, _) = window(|folder| Action::House(HouseAction::New(folder.join("Lakeside"))));
    assert!(room.mentions("shown on walls, phones and paper"));
    assert!(room.mentions("Choose logo"));
    room.fill("Club name", "Lakeside Card Club");
    room.click("Save");
    assert!(room.app().dialog().is_none());
    assert_eq!(room.app().settings().club, "Lakeside Card Club");
    room.harness.state_mut().request(Action::File(FileAction::New));
    room.harness.run();
    assert!(room.mentions("Lakeside"), "the house has the name too");
}

/// Checks that a logo is stored beside the events as a PNG of moderate size. Each hostile file is
/// refused with words that name it, and the logo stays as it was.
#[test]
fn a_hostile_logo_is_refused_in_words_and_a_good_one_is_kept() {
    let (mut room, folder) = window(|_| Action::Wall(WallAction::AskClub));
    assert!(room.mentions("No logo yet"));
    let kept = folder.join("logo.png");
    let whole = png(300, 200);
    let mut huge = whole.clone();
    // A header that claims 65,536 by 65,536 pixels.
    huge[16..24].copy_from_slice(&[0, 1, 0, 0, 0, 1, 0, 0]);
    let svg = b"<svg xmlns=\"http://www.w3.org/2000/svg\"><text>Lakeside</text></svg>";
    let slow = b"<svg xmlns=\"http://www.w3.org/2000/svg\"><filter id=\"a\"/></svg>";
    let cases = [
        (&svg[..], "save it as a PNG"),
        (&slow[..], "save it as a PNG"),
        (b"", "not a valid PNG, JPEG or SVG"),
        (b"not a picture", "not a valid PNG, JPEG or SVG"),
        (&whole[..whole.len() / 2], "not a valid PNG, JPEG or SVG"),
        (&huge, "not a valid PNG, JPEG or SVG"),
    ];
    for (nth, (bytes, says)) in cases.into_iter().enumerate() {
        let file = folder.join(format!("hostile-{nth}.png"));
        fs::write(&file, bytes).unwrap();
        room.click("Choose logo…");
        room.harness.state_mut().file_is_chosen(Some(file));
        let name = format!("hostile-{nth}.png");
        wait_until("no words", || {
            room.harness.step();
            asked(&room).fault().is_some_and(|why| why.contains(&name))
        });
        // The dialog takes its new size before the next press.
        room.harness.run();
        let why = asked(&room).fault().unwrap().to_owned();
        assert!(why.contains(says), "{why}");
        assert!(room.mentions(&why), "the dialog says it");
        assert!(!kept.exists(), "{name}");
    }
    let file = folder.join("stick.png");
    fs::write(&file, png(3_000, 500)).unwrap();
    room.click("Choose logo…");
    room.harness.state_mut().file_is_chosen(Some(file));
    wait_until("the logo is not kept", || {
        room.harness.step();
        kept.exists() && asked(&room).fault().is_none()
    });
    let image = image::load_from_memory(&fs::read(&kept).unwrap()).unwrap();
    assert_eq!((image.width(), image.height()), (1_200, 200));
    room.harness.run();
    assert!(!room.mentions("No logo yet"));
    room.click("Remove logo");
    assert!(!kept.exists());
    assert!(room.mentions("No logo yet"));
}

/// Checks that no word of the dialog is English in Italian.
#[test]
fn the_club_is_asked_in_italian_too() {
    let (mut room, _) = window(|_| Action::Language(Language::Italian));
    room.harness.state_mut().request(Action::Wall(WallAction::AskClub));
    room.harness.run();
    for word in ["Il tuo circolo", "Nome del circolo", "Scegli il logo…", "Salva"] {
        assert!(room.mentions(word), "{word}");
    }
}

/// Checks that a drawing is as large as a wall shows it.
#[test]
fn a_logo_may_be_an_svg() {
    let svg = br##"<svg xmlns="http://www.w3.org/2000/svg" width="30" height="10"><rect width="30" height="10" fill="#095007"/></svg>"##;
    let image = decode(Path::new("logo.svg"), svg).unwrap();
    assert_eq!(image.size, [3_840, 1_280]);
    assert_eq!(image.pixels[0], egui::Color32::from_rgb(9, 80, 7));
}
