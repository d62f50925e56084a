//! A scanner at the desk: it types at full speed, wherever the keyboard focus is.

use std::{
    fs,
    path::{Path, PathBuf},
    sync::Arc,
};

use bottone::{
    base::paper_code::{PaperCode, PaperKind},
    i18n::Language,
    session::Desk as _,
    tournament::entries::EntryId,
    ui_dialogs::{move_player::MovePlayer, palette::Palette},
    ui_frame::action::Screen,
};
use egui::{Event, Key, Modifiers, vec2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};

use crate::stage::{self, room::EventWindow, wait_until};

fn room(screen: Screen) -> EventWindow {
    let clock = bottone::session::time::StageClock::at(stage::EVENING);
    let (folder, session) =
        EventWindow::evening(stage::structure("deep-stack"), 9, Box::new(clock.clone()));
    EventWindow::on(screen, vec2(1280.0, 720.0), (folder, clock, session))
}

fn key(key: Key, pressed: bool) -> Event {
    Event::Key { key, physical_key: None, pressed, repeat: false, modifiers: Modifiers::NONE }
}

fn key_of(letter: char) -> Key {
    Key::from_name(&letter.to_string()).unwrap_or(Key::Period)
}

/// Returns the events of a key: the press, the text and the release.
fn stroke(letter: char) -> [Event; 3] {
    let of = key_of(letter);
    [key(of, true), Event::Text(letter.to_string()), key(of, false)]
}

impl EventWindow {
    fn code(&self, held: PaperKind, entry: EntryId) -> String {
        let digits = self.app().desk().unwrap().beginning().digits();
        PaperCode::new(digits, held, entry.get()).unwrap().to_string()
    }

    /// Types this number of keys in each frame, the last of them Enter.
    fn scans(&mut self, code: &str, in_a_frame: usize) {
        let mut strokes: Vec<Vec<Event>> = code.chars().map(|key| stroke(key).to_vec()).collect();
        strokes.push(vec![key(Key::Enter, true), key(Key::Enter, false)]);
        self.frames(&strokes, in_a_frame);
        self.harness.run();
    }

    fn frames(&mut self, strokes: &[Vec<Event>], in_a_frame: usize) {
        for some in strokes.chunks(in_a_frame) {
            self.harness.input_mut().events.extend(some.iter().flatten().cloned());
            self.harness.step();
        }
    }

    /// Waits until the line at the bottom shows this.
    fn waits_for(&mut self, words: &str) {
        wait_until(words, || {
            self.harness.step();
            self.line().contains(words)
        });
    }

    fn line(&self) -> String {
        self.app().status_text().unwrap_or_default().to_owned()
    }
}

/// Returns the texts of the non-empty fields on the screen.
fn written(room: &EventWindow) -> Vec<String> {
    let fields = room.harness.query_all_by_role(egui::Role::TextInput);
    let values = fields.filter_map(|field| field.accesskit_node().value());
    values.filter(|value| !value.is_empty()).collect()
}

#[test]
fn a_seat_card_chooses_the_player_and_keys_act_on_it() {
    for screen in [Screen::Floor, Screen::Log, Screen::Setup, Screen::Table, Screen::Money] {
        let mut room = room(screen);
        let entry = room.entry(3).unwrap();
        let code = room.code(PaperKind::Seat, entry);
        let records = room.app().desk().unwrap().records().len();
        // On a slow machine each key comes in a frame of its own.
        room.scans(&code, if screen == Screen::Log { 1 } else { 20 });
        assert_eq!(room.app().screen(), Screen::Floor, "{screen:?}");
        assert_eq!(room.line(), "Esposito · Table 1 Seat 3");
        // No key of the scan had another effect: no digit led to a screen, no Enter did a task.
        assert_eq!(room.app().desk().unwrap().records().len(), records);
        assert!(room.app().dialog().is_none());
        room.key(Key::B);
        assert!(!room.tournament().entries().get(entry).unwrap().is_in(), "{screen:?}");
        assert_eq!(room.tournament().entries().playing_count(), 8);
    }
}

/// A dropped file, as the system reports it.
#[derive(Debug)]
struct Photograph(PathBuf);

impl egui::DroppedFile for Photograph {
    fn path(&self) -> &Path {
        &self.0
    }

    fn bytes(&self) -> Result<Vec<u8>, String> {
        fs::read(&self.0).map_err(|error| error.to_string())
    }
}

/// Returns a picture of these codes side by side, ten pixels a square on grey paper.
fn picture_of(codes: &[String]) -> image::GrayImage {
    let mut picture = image::GrayImage::from_pixel(1_300, 600, image::Luma([200]));
    for (at, code) in (0_u32..).zip(codes) {
        let code = qrcode::QrCode::new(code).unwrap();
        let (squares, across) = (code.to_colors(), u32::try_from(code.width()).unwrap());
        for (number, square) in (0_u32..).zip(&squares) {
            let (x, y) = (number % across, number / across);
            let ink = if *square == qrcode::Color::Dark { 30 } else { 230 };
            for point in 0..100 {
                let (left, top) = (100 + at * 500 + x * 10, 100 + y * 10);
                picture.put_pixel(left + point % 10, top + point / 10, image::Luma([ink]));
            }
        }
    }
    picture
}

#[test]
fn a_photograph_that_is_dropped_is_as_good_as_a_scanner() {
    let folder = tempfile::tempdir().unwrap();
    let mut room = room(Screen::Log);
    let seat = |room: &EventWindow, seat| room.code(PaperKind::Seat, room.entry(seat).unwrap());
    let (one, other) = (seat(&room, 3), seat(&room, 5));
    for (number, (codes, line)) in [
        (vec![one.clone()], "Esposito · Table 1 Seat 3"),
        (vec![], "1.PNG: no seat card or slip code in this picture"),
        (
            vec!["https://example.org".to_owned()],
            "2.PNG: no seat card or slip code in this picture",
        ),
        (vec![one, other], "3.PNG: 2 codes in this picture. Photograph one paper at a time"),
    ]
    .into_iter()
    .enumerate()
    {
        let file = folder.path().join(format!("{number}.PNG"));
        picture_of(&codes).save_with_format(&file, image::ImageFormat::Png).unwrap();
        room.harness.input_mut().dropped_files.push(Arc::new(Photograph(file)));
        room.harness.step();
        room.waits_for(line);
        if number == 0 {
            assert_eq!(room.app().screen(), Screen::Floor);
        }
    }
    let damaged = folder.path().join("damaged.jpg");
    fs::write(&damaged, b"\x89PNG\r\n\x1a\n and then nothing").unwrap();
    room.harness.input_mut().dropped_files.push(Arc::new(Photograph(damaged)));
    room.harness.step();
    room.waits_for("damaged.jpg");
}

#[test]
fn the_keyboard_may_be_in_a_field_and_nothing_is_written_there() {
    let mut room = room(Screen::Players);
    let entry = room.entry(5).unwrap();
    let code = room.code(PaperKind::Seat, entry);
    room.scans(&code, 20);
    assert_eq!(room.line(), "Marino · Table 1 Seat 5");
    assert_eq!(room.app().screen(), Screen::Players);
    assert!(!room.mentions(&code), "nobody is called like that");
    assert_eq!(room.tournament().entries().count(), 9, "nobody was bought in");
}

#[test]
fn a_point_that_a_person_types_is_a_point() {
    let mut room = room(Screen::Chips);
    room.harness.run();
    // One key after the other, several in a frame, and digits with one error.
    let wrong = {
        let code = room.code(PaperKind::Seat, room.entry(1).unwrap());
        let (rest, last) = code.split_at(code.len() - 1);
        format!("{rest}{}", (last.parse::<u32>().unwrap() + 1) % 10)
    };
    for typed in [".5", "12.5k", ".", "...", wrong.as_str()] {
        for in_a_frame in [1, 3, 40] {
            room.ctrl(Key::A);
            room.key(Key::Delete);
            let strokes: Vec<Vec<Event>> = typed.chars().map(|key| stroke(key).to_vec()).collect();
            room.frames(&strokes, in_a_frame);
            room.harness.run();
            room.harness.step();
            assert_eq!(written(&room), [typed], "{in_a_frame} in a frame");
        }
    }
}

#[test]
fn a_question_that_asks_for_a_player_is_answered_by_the_card() {
    let mut room = room(Screen::Clock);
    let (out, other) = (room.entry(2).unwrap(), room.entry(4).unwrap());
    room.key(Key::B);
    assert!(room.app().is_asked::<Palette>(), "who busts?");
    let code = room.code(PaperKind::Seat, out);
    room.scans(&code, 20);
    assert!(!room.tournament().entries().get(out).unwrap().is_in());
    assert!(room.app().dialog().is_none());

    room.key(Key::M);
    let again = room.code(PaperKind::Seat, out);
    room.scans(&again, 20);
    assert!(
        room.line().contains("is out: ")
            && room.line().contains("not one of the players asked for")
    );
    assert!(room.app().dialog().is_some(), "it goes on asking");
    let code = room.code(PaperKind::Seat, other);
    room.scans(&code, 20);
    assert!(room.app().is_asked::<MovePlayer>(), "where to?");
    // This question asks for a seat.
    room.scans(&code, 20);
    assert!(room.line().contains("it does not ask for a player"), "{}", room.line());
}

#[test]
fn a_bag_slip_leads_to_the_count_and_a_payout_slip_to_the_payment() {
    let mut room = room(Screen::Floor);
    let entry = room.entry(6).unwrap();
    let code = room.code(PaperKind::Bag, entry);
    room.scans(&code, 20);
    assert_eq!(room.app().screen(), Screen::Chips);
    room.types("45000");
    assert_eq!(written(&room), ["45000"]);
    let focused = room
        .harness
        .query_all_by_role(egui::Role::TextInput)
        .find(|field| field.accesskit_node().value().is_some_and(|value| value == "45000"));
    let name = focused.unwrap().accesskit_node().label().unwrap_or_default();
    assert!(name.contains("Ferrari"), "the stack of another: {name}");
    let code = room.code(PaperKind::Payout, entry);
    room.scans(&code, 20);
    assert_eq!(room.line(), "Ferrari · Table 1 Seat 6 · nothing due");
    // The same once there is a player to pay.
    let played = stage::play("club-turbo", 30, 5, bottone::rehearsal::RehearsalEnd::End);
    let clock = bottone::session::time::StageClock::at(stage::MORNING);
    let dues = played.session.tournament().dues(stage::MORNING);
    let due = dues[1].entry;
    let mut room =
        EventWindow::on(Screen::Log, vec2(1280.0, 720.0), (played.folder, clock, played.session));
    let code = room.code(PaperKind::Payout, due);
    room.scans(&code, 20);
    assert_eq!(room.app().screen(), Screen::Money);
    let name = bottone::vocabulary::words::full_name(Language::English, room.tournament(), due);
    assert!(room.line().starts_with(&format!("{name} is out: 2nd")), "{}", room.line());
}

#[test]
fn a_card_of_another_event_is_reported_in_words_and_digits_can_be_typed() {
    let mut room = room(Screen::Log);
    let entry = room.entry(1).unwrap();
    let stranger =
        PaperCode::new(bottone::base::paper_code::EventDigits::of(1), PaperKind::Seat, entry.get());
    room.scans(&stranger.unwrap().to_string(), 20);
    assert_eq!(room.line(), "This paper belongs to another event");
    assert_eq!(room.app().screen(), Screen::Log);
    let code = room.code(PaperKind::Seat, entry);
    room.ctrl(Key::K);
    // Slowly, with the spaces used for reading aloud.
    for letter in code.chars() {
        room.types(&letter.to_string());
        room.harness.step();
    }
    assert!(room.app().dialog().is_some());
    room.key(Key::Enter);
    assert_eq!(
        (room.app().screen(), room.line().as_str()),
        (Screen::Floor, "Conti · Table 1 Seat 1")
    );
    assert!(room.app().dialog().is_none());
}

/// Checks that a card under the scanner neither opens a locked desk nor counts as a wrong word.
#[test]
fn a_scan_at_a_locked_desk_does_nothing() {
    let mut room = room(Screen::Players);
    let code = room.code(PaperKind::Seat, room.entry(3).unwrap());
    room.ctrl(Key::L);
    for _ in 0..2 {
        room.types("7 notti");
        room.key(Key::Tab);
    }
    room.key(Key::Enter);
    assert!(room.app().is_locked());
    let records = room.app().desk().unwrap().records().len();
    for in_a_frame in [1, 4, 20] {
        room.scans(&code, in_a_frame);
        assert_eq!(written(&room), [""; 0], "{in_a_frame} in a frame");
    }
    assert!(room.app().is_locked());
    assert_eq!(room.app().desk().unwrap().records().len(), records);
    room.types("7 notti");
    room.key(Key::Enter);
    assert!(!room.app().is_locked(), "at once, for no wrong word was given");
    assert_eq!(room.app().screen(), Screen::Players);
}
