//! The board of a house: the listing of its events, the flights of one made in one act, standings,
//! and the schedule on a wall.

#![cfg(feature = "window")]
#![expect(clippy::unwrap_used, reason = "a test")]

use std::{fs, path::Path};

use bottone::{
    base::money::Money,
    club::house_day::HouseDay,
    house::{events::EventPart, setup::Setup as OwnSetup},
    i18n::Language,
    points::{Counting, League},
    rehearsal::RehearsalEnd,
    session::{
        Desk as _, file,
        house::{self, HouseDesk},
        time::{StageClock, SystemClock, Timekeeper as _},
    },
    store::{profiles, settings::SettingsFile},
    tournament::{history::Beginning, setup::Setup},
    ui::app::App,
    ui_frame::action::{Action, Screen},
    view::house::start_typed,
    view_public::walls::Schedule,
    vocabulary::words,
};
use egui::{Key, accesskit::Role, vec2};
use egui_kittest::kittest::Queryable as _;

use crate::stage::{self, EVENING, desk, room::EventWindow, wait_until};

const SMALL: egui::Vec2 = vec2(1280.0, 720.0);

/// Creates a house with one event without entries.
fn club(folder: &Path) {
    let setup = OwnSetup { name: "Club".into(), tables: 12, ..OwnSetup::default() };
    let clock = || Box::new(SystemClock::start());
    let mut own = house::create(folder, setup, clock(), desk()).unwrap();
    let setup = Setup {
        name: "Autumn Main Event".into(),
        guarantee: Money::from_minor(3_000_000),
        ..stage::setup(1)
    };
    let beginning =
        Beginning::new(SystemClock::start().now(), setup, stage::structure("deep-stack"));
    drop(file::create(&folder.join("main.ron"), beginning, clock(), desk()).unwrap());
    own.list_events().unwrap();
}

/// Creates the board of the house in this folder.
fn board(folder: tempfile::TempDir, language: Language) -> EventWindow {
    let mut app = App::new(SettingsFile::none(), Some(folder.path().to_owned())).unattended();
    app.request(Action::Language(language));
    let mut room =
        EventWindow::of_app(folder, StageClock::at(EVENING), app, Action::Go(Screen::Floor), SMALL);
    sees(&mut room, "Autumn Main Event");
    room
}

/// Waits until the board shows this; its folder is read in the background.
fn sees(room: &mut EventWindow, part: &str) {
    wait_until(&format!("the board never tells of {part}"), || {
        room.harness.step();
        room.mentions(part)
    });
}

fn read(folder: &Path) -> HouseDesk {
    let clock = Box::new(SystemClock::start());
    house::read(&folder.join(bottone::house::FILE), clock, desk()).unwrap().desk
}

#[test]
fn the_flights_of_an_event_are_made_in_one_act() {
    let folder = tempfile::tempdir().unwrap();
    club(folder.path());
    let path = folder.path().to_owned();
    let mut room = board(folder, Language::English);
    room.click("Flights…");
    assert!(room.mentions("Each has the prices, chips, structure and prizes of this event, which becomes the first flight."));
    for (nth, date) in ["2030-11-27", "2030-11-28", "2030-11-29"].into_iter().enumerate() {
        for (field, text) in [("Date", date), ("Start", "18:00")] {
            let all: Vec<_> =
                room.harness.get_all_by_role_and_label(Role::TextInput, field).collect();
            all[nth].click();
            room.harness.run();
            room.types(text);
        }
    }
    room.key(Key::Enter);
    sees(&mut room, "Flights of Autumn Main Event: 1A, 1B, 1C.");
    let own = read(&path);
    let listed: Vec<_> = own.house().events().all().cloned().collect();
    assert_eq!(listed.len(), 3);
    let mut labels = Vec::new();
    for listed in &listed {
        let EventPart::Flight { of, label } = &listed.part else { panic!("{listed:?}") };
        assert_eq!(of, "Autumn Main Event");
        let day = match &**label {
            "1A" => "2030-11-27",
            "1B" => "2030-11-28",
            _ => "2030-11-29",
        };
        assert_eq!(listed.starts, start_typed(day, "18:00"), "{label}");
        let opened = file::read(&path.join(&listed.file), Box::new(SystemClock::start()), desk());
        let flight = opened.unwrap().desk;
        let (t, first) = (flight.tournament(), stage::setup(1));
        assert_eq!(t.setup().day, *label);
        assert_eq!((t.setup().buy_in, &t.setup().house), (first.buy_in, &first.house), "{label}");
        assert_eq!(t.setup().guarantee, Money::from_minor(3_000_000), "{label}");
        assert_eq!(*t.clock().structure(), stage::structure("deep-stack"), "{label}");
        labels.push((label.clone(), listed.file.clone()));
    }
    labels.sort();
    assert_eq!(labels[0], ("1A".to_owned(), "main.ron".to_owned()), "the event is the first");
    assert_eq!(own.house().events().parts_of("Autumn Main Event").count(), 3);
}

#[test]
fn a_name_twice_or_half_a_date_is_said_before_anything_is_made() {
    let folder = tempfile::tempdir().unwrap();
    club(folder.path());
    let path = folder.path().to_owned();
    let mut room = board(folder, Language::English);
    room.click("Flights…");
    let field = |room: &mut EventWindow, label: &str, nth: usize| {
        let all: Vec<_> = room.harness.get_all_by_role_and_label(Role::TextInput, label).collect();
        all[nth].click();
        room.harness.run();
    };
    field(&mut room, "Start", 0);
    room.types("18:00");
    assert!(room.mentions("Enter a date such as 28.11.2026 and a time such as 18:00"));
    room.key(Key::Enter);
    assert_eq!(
        fs::read_dir(&path)
            .unwrap()
            .filter(|one| {
                one.as_ref().unwrap().path().extension().is_some_and(|end| end == "ron")
            })
            .count(),
        2,
        "the house and its event"
    );
    field(&mut room, "Date", 0);
    room.types("31.2.2030");
    assert!(room.mentions("Enter a date such as 28.11.2026 and a time such as 18:00"));
}

#[test]
fn the_house_says_what_an_event_is_and_when_it_starts() {
    let folder = tempfile::tempdir().unwrap();
    club(folder.path());
    let path = folder.path().to_owned();
    let mut room = board(folder, Language::English);
    room.click("Schedule this event…");
    room.fill("Date", "27.11.2030");
    room.fill("Start", "19.30");
    room.key(Key::Enter);
    wait_until("nothing was said of it", || {
        room.harness.step();
        let own = read(&path);
        let listed = own.house().events().get("main.ron").unwrap().clone();
        listed.starts == start_typed("2030-11-27", "19:30") && listed.part == EventPart::Event
    });
}

/// Plays two events of a league to the end, with people of whom the house knows only the names.
fn league(folder: &Path) {
    for (name, seed) in [("one.ron", 3), ("two.ron", 4)] {
        let played = stage::play("club-turbo", 12, seed, RehearsalEnd::End);
        fs::copy(played.session.path().unwrap(), folder.join(name)).unwrap();
    }
    let league = League {
        name: "Winter league".into(),
        points: "n - r + 1".into(),
        season: "total".into(),
        counting: Counting::All,
        fewest: 0,
        events: vec!["one.ron".into(), "two.ron".into()],
    };
    profiles::save(&folder.join(profiles::LEAGUES), &league.name, &league).unwrap();
}

#[test]
fn the_board_has_the_standings_and_counts_them_again_only_where_a_file_has_grown() {
    let folder = tempfile::tempdir().unwrap();
    club(folder.path());
    league(folder.path());
    let day = HouseDay::of(folder.path(), HouseDay::default(), &desk());
    let [standings] = &**day.standings() else { panic!("one league") };
    let table = standings.view(Language::English);
    assert_eq!(
        (table.name.as_str(), table.note.as_str()),
        ("Winter league", "2 events · All events")
    );
    assert_eq!(table.rows[0].place, "1");
    let again = HouseDay::of(folder.path(), day.clone(), &desk());
    assert!(std::sync::Arc::ptr_eq(again.standings(), day.standings()), "nothing has grown");
    let first = table.rows[0].name.clone();
    let mut room = board(folder, Language::English);
    sees(&mut room, "Winter league");
    sees(&mut room, &first);
}

#[test]
#[expect(clippy::disallowed_methods, reason = "it damages files")]
fn the_board_names_the_files_that_it_does_not_count() {
    let folder = tempfile::tempdir().unwrap();
    club(folder.path());
    league(folder.path());
    let day = HouseDay::of(folder.path(), HouseDay::default(), &desk());
    assert!(day.incomplete().is_empty());
    // A later line is damaged in one file, the first line in the other.
    for (file, line) in [("one.ron", 2), ("two.ron", 0)] {
        let file = folder.path().join(file);
        let text = fs::read_to_string(&file).unwrap();
        let damaged = text.lines().nth(line).unwrap().replacen('(', "((", 1);
        fs::write(&file, text.replace(text.lines().nth(line).unwrap(), &damaged)).unwrap();
    }
    let day = HouseDay::of(folder.path(), day, &desk());
    let again = HouseDay::of(folder.path(), day.clone(), &desk());
    for day in [day, again] {
        let faults: Vec<_> =
            day.incomplete().iter().map(|file| file.to_text(Language::English)).collect();
        let [one, two] = faults.as_slice() else { panic!("{faults:?}") };
        assert!(one.starts_with("The end of one.ron is missing here: Line 3"), "{one}");
        assert!(two.starts_with("two.ron cannot be read"), "{two}");
    }
    let mut room = board(folder, Language::English);
    sees(&mut room, "The end of one.ron is missing here");
    sees(&mut room, "two.ron cannot be read");
}

/// Checks a board taller than the window. The first line was once scrolled back into view in every
/// frame, so nothing below the window could be reached.
#[test]
fn a_board_that_is_taller_than_the_window_scrolls_and_stays_there() {
    let folder = tempfile::tempdir().unwrap();
    club(folder.path());
    league(folder.path());
    let mut room = board(folder, Language::English);
    sees(&mut room, "Winter league");
    // A line that is out of sight is not in the tree.
    let top = |room: &EventWindow| {
        room.harness.query_all_by_role(Role::Row).next().map(|line| line.rect().top())
    };
    let before = top(&room).unwrap();
    room.harness.hover_at(egui::pos2(640.0, 360.0));
    room.harness.event(egui::Event::MouseWheel {
        unit: egui::MouseWheelUnit::Point,
        delta: vec2(0.0, -300.0),
        phase: egui::TouchPhase::Move,
        modifiers: egui::Modifiers::NONE,
        source: egui::MouseWheelSource::Wheel,
    });
    for _ in 0..30 {
        room.harness.step();
    }
    assert!(top(&room).is_none_or(|top| top < before - 50.0), "{before} {:?}", top(&room));
    // A key scrolls the chosen line back into view.
    room.key(Key::ArrowDown);
    room.key(Key::ArrowUp);
    for _ in 0..30 {
        room.harness.step();
    }
    assert!(top(&room).is_some(), "the chosen line is in sight again");
}

#[test]
fn a_wall_has_the_events_in_order_with_their_days() {
    let clock = || Box::new(StageClock::at(EVENING));
    let folder = tempfile::tempdir().unwrap();
    let event = |name: &str| {
        let setup = Setup { name: name.into(), ..stage::setup(1) };
        let beginning = Beginning::new(EVENING, setup, stage::structure("deep-stack"));
        file::create(&folder.path().join(format!("{name}.ron")), beginning, clock(), desk())
            .unwrap()
    };
    let (one, two) = (event("One"), event("Two"));
    let starts = start_typed("2030-11-27", "18:00");
    let later = start_typed("2030-11-28", "14:00");
    let events = [(one.tournament(), starts), (two.tournament(), later)];
    let schedule = Schedule::of(Language::English, &events, EVENING);
    let line = |nth: usize| {
        let line = &schedule.lines[nth];
        (line.name.as_str(), line.start.as_str(), line.day.as_str(), line.may_enter)
    };
    assert_eq!(
        line(0),
        ("One", "18:00", words::date(Language::English, starts.unwrap()).as_str(), true)
    );
    assert_eq!(
        line(1),
        ("Two", "14:00", words::date(Language::English, later.unwrap()).as_str(), true)
    );
    assert!(schedule.lines[0].detail.contains("100+10"), "{:?}", schedule.lines[0]);
    assert!(
        schedule.lines[0].state.starts_with("Late registration through level "),
        "{:?}",
        schedule.lines[0]
    );
    // With events of one day only, the day needs no heading.
    let events = [(one.tournament(), starts), (two.tournament(), starts)];
    assert!(
        Schedule::of(Language::English, &events, EVENING)
            .lines
            .iter()
            .all(|one| one.day.is_empty())
    );
}
