//! The first page: the choice of a kind, the recent events, and the guide.

#![cfg(feature = "window")]
#![expect(clippy::disallowed_methods, clippy::unwrap_used, reason = "a test")]

use std::{fs, path::Path};

use bottone::{
    base::{
        person::Person,
        seat::TableNo,
        time::{Span, Timestamp},
    },
    i18n::Language,
    points::League,
    rules::{levels::Row, rulebook::Rulebook},
    session::{
        Desk as _, memory,
        time::{StageClock, SystemClock, Timekeeper as _},
    },
    store::{
        profiles::{self, Kind, LEAGUES, shelf},
        settings::SettingsFile,
    },
    tournament::{
        Command,
        clock::ClockCommand,
        entries::{Entrant, EntryCommand},
        history::Beginning,
        setup::Setup,
        tables::{SeatWish, TableCommand},
    },
    ui::app::App,
    ui_dialogs::{club::AskClub, day_two::DayTwo, new_event::NewEvent, repeat_event::AskRepeat},
    ui_frame::action::{Action, FileAction, Screen},
};
use egui::{
    Key, Vec2,
    accesskit::{Role, Toggled},
    vec2,
};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use tempfile::TempDir;

use crate::{
    stage::{self, room::EventWindow, wait_until},
    zoom::faults,
};

const SIZE: Vec2 = vec2(1280.0, 720.0);
const KEYS: [Key; 5] = [Key::Num1, Key::Num2, Key::Num3, Key::Num4, Key::Num5];
const DAY: i64 = 24 * 60;

/// The progress of an event.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Made {
    Waits,
    Runs,
    Won,
    /// The clock has reached the end of the day.
    Bagged,
}

fn ago(minutes: i64) -> Timestamp {
    SystemClock::start().now().after(Span::from_minutes(-minutes))
}

/// Makes the file of an event with two players, last written this many minutes ago.
fn event(folder: &Path, name: &str, made: Made, minutes: i64) {
    let clock = Box::new(StageClock::at(ago(minutes)));
    let setup = Setup { name: name.to_owned(), ..Setup::default() };
    let mut structure = stage::structure("club-turbo");
    if made == Made::Bagged {
        structure.rows.insert(1, Row::EndOfDay);
    }
    let beginning = Beginning::new(ago(minutes), setup, structure);
    let mut session = memory::create(beginning, clock, stage::desk());
    let mut does = |command| session.submit(command, None).unwrap();
    does(Command::Tables(TableCommand::Open { tables: vec![TableNo::new(1).unwrap()], size: 9 }));
    let person = |family: &str, given: &str| {
        let (family, given) = (family.to_owned(), given.to_owned());
        Entrant::New(Person { family, given, ..Person::default() })
    };
    let who = vec![person("Costa", "Ana"), person("Nair", "Priya")];
    does(Command::Entries(EntryCommand::Enter { who, seat: SeatWish::Draw(7) }));
    if made != Made::Waits {
        does(Command::Clock(ClockCommand::Start));
    }
    if made == Made::Bagged {
        does(Command::Clock(ClockCommand::Next));
    }
    if made == Made::Won {
        does(Command::Entries(EntryCommand::Registration { open: false }));
        let out = session.tournament().entries().playing().map(|(entry, _)| (entry, None)).last();
        let out = Command::Entries(EntryCommand::Bust { out: out.into_iter().collect() });
        session.submit(out, None).unwrap();
    }
    session.save_copy(&folder.join(format!("{name}.ron"))).unwrap();
}

/// Creates the first page of a machine on which the events of these names were open, the last one
/// last.
fn page(folder: TempDir, names: &[&str], language: Language, size: Vec2) -> EventWindow {
    let file = SettingsFile::in_folder(&folder.path().join("settings"));
    let (mut settings, _) = file.load();
    for name in names {
        settings.record_opened(&folder.path().join(format!("{name}.ron")));
    }
    settings.closed();
    settings.language = language;
    file.save(&settings).unwrap();
    let app = App::new(file, Some(folder.path().to_owned())).unattended();
    let clock = StageClock::at(stage::EVENING);
    EventWindow::of_app(folder, clock, app, Action::Language(language), size)
}

fn empty(language: Language) -> EventWindow {
    page(tempfile::tempdir().unwrap(), &[], language, SIZE)
}

/// Draws until every card is read.
fn is_read(room: &mut EventWindow) {
    let reading = Language::English.word("card-reading");
    wait_until("a card is never read", || {
        room.harness.step();
        !room.mentions(&reading)
    });
}

/// Returns the choice that the box of this name shows.
fn chosen(room: &EventWindow, name: &str) -> String {
    let node = room.harness.get_by_role_and_label(Role::ComboBox, name);
    node.accesskit_node().value().unwrap_or_default()
}

/// Returns whether the box with these words is ticked.
fn ticked(room: &EventWindow, part: &str) -> bool {
    let mut boxes = room.harness.query_all_by_role(Role::CheckBox);
    let is_it = |label: Option<String>| label.is_some_and(|label| label.contains(part));
    let node = boxes.find(|node| is_it(node.accesskit_node().label())).unwrap();
    node.accesskit_node().toggled() == Some(Toggled::True)
}

fn rulebook(id: &str) -> Rulebook {
    let all = shelf::<Rulebook>(None);
    all.into_iter().find(|entry| entry.id == id).unwrap().profile.unwrap()
}

#[test]
fn the_first_page_asks_and_has_five_answers() {
    let words = [
        (Language::English, "Choose a type of event", "Home game"),
        (Language::Italian, "Scegli il tipo di serata", "Partita in casa"),
    ];
    for (language, question, first) in words {
        let room = empty(language);
        assert!(room.reads(question), "{language:?}");
        let answer = room.harness.get_by_role_and_label(Role::Button, first);
        let node = answer.accesskit_node();
        assert_eq!(node.data().keyboard_shortcut(), Some("1"));
        let line = language.word("start-home-line");
        assert_eq!(node.data().description(), Some(line.as_str()), "what it brings");
    }
}

/// Checks that New event shows the terms of the kind, and that the made event has them. Entry is
/// free.
#[test]
fn every_kind_sets_the_terms_that_are_shown_and_made() {
    for (kind, key) in Kind::ALL.into_iter().zip(KEYS) {
        let terms = kind.terms();
        let mut room = empty(Language::English);
        room.key(key);
        assert!(room.app().is_asked::<NewEvent>(), "{kind:?}");
        assert_eq!(ticked(&room, "Rebuys:"), terms.rebuys, "{kind:?}");
        assert_eq!(ticked(&room, "Add-on:"), terms.add_on, "{kind:?}");
        assert_eq!(ticked(&room, "Open a wall"), terms.wall, "{kind:?}");
        assert_eq!(ticked(&room, "Start the clock right away"), terms.runs, "{kind:?}");
        let structure = stage::structure(terms.structure);
        let through = match structure.registration_level() {
            Some(level) if terms.closes => format!("through level {level}"),
            _ => "until you close it".to_owned(),
        };
        assert_eq!(chosen(&room, "Late registration"), through, "{kind:?}");
        assert_eq!(chosen(&room, "Seats per table"), terms.seats.to_string());
        let tables = if terms.tables == 0 { "None".into() } else { terms.tables.to_string() };
        assert_eq!(chosen(&room, "Tables to open"), tables, "{kind:?}");
        let plan = profiles::shelf::<bottone::rules::payouts::PayoutPlan>(None);
        let plan = plan.into_iter().find(|entry| entry.id == terms.prizes).unwrap();
        let plan = plan.profile.unwrap();
        let prizes = if terms.without_prizes { "No prizes" } else { plan.name.as_str() };
        assert_eq!(chosen(&room, "Prizes"), prizes, "{kind:?}");
        let league = if terms.league { "New league" } else { "No league" };
        assert_eq!(chosen(&room, "League"), league, "{kind:?}");
        let book = rulebook(terms.rulebook);
        assert_eq!(chosen(&room, "Rules"), book.name, "{kind:?}");
        let up_to = match terms.re_entries {
            0 => "None".to_owned(),
            most => format!("Up to {most}"),
        };
        assert_eq!(chosen(&room, "Re-entries"), up_to, "{kind:?}");

        room.key(Key::Enter);
        let t = room.tournament();
        assert_eq!(t.clock().structure().name, structure.name, "{kind:?}");
        assert!(t.setup().buy_in.total().is_zero(), "{kind:?}: never a price that nobody typed");
        assert_eq!(t.setup().rebuy.is_some(), terms.rebuys, "{kind:?}");
        assert_eq!(t.setup().add_on.is_some(), terms.add_on, "{kind:?}");
        assert_eq!(t.setup().re_entries, Some(terms.re_entries), "{kind:?}");
        assert_eq!(t.setup().seats, terms.seats, "{kind:?}");
        assert!(t.setup().house.rulebook.has_same_rules(&book), "{kind:?}");
        assert_eq!(t.prizes().plan().kind, plan.kind, "{kind:?}");
        assert_eq!(t.tables().open().count(), usize::from(terms.tables), "{kind:?}");
        assert_eq!(t.clock().started(), terms.runs, "{kind:?}");
        let closes = t.clock().structure().registration_closes().is_some();
        assert_eq!(closes, terms.closes, "{kind:?}");
        assert_eq!(room.app().settings().projector.open, terms.wall, "{kind:?}");
        let file = room.app().desk().unwrap().path().unwrap().to_owned();
        let leagues = shelf::<League>(Some(&file.parent().unwrap().join(LEAGUES)));
        let counts = leagues.iter().filter_map(|entry| entry.profile.as_ref().ok());
        let counts: Vec<&str> = counts.flat_map(|league| &league.events).map(|e| &**e).collect();
        let name = file.file_name().unwrap().to_str().unwrap();
        assert_eq!(counts, if terms.league { vec![name] } else { vec![] }, "{kind:?}");
    }
}

/// Checks that the terms of a kind can be changed: registration, prizes, rebuys, tables.
#[test]
fn what_a_kind_sets_can_be_changed() {
    let mut room = empty(Language::English);
    room.key(Key::Num1);
    room.types("Kitchen table");
    for (name, to) in [
        ("Late registration", "through level 2"),
        ("Prizes", "Winner takes all"),
        ("Tables to open", "2"),
    ] {
        room.harness.get_by_role_and_label(Role::ComboBox, name).click();
        room.harness.run();
        room.harness.get_by_role_and_label(Role::Button, to).click();
        room.harness.run();
        assert_eq!(chosen(&room, name), to);
    }
    let rebuys = room.harness.get_by_label_contains("Rebuys:");
    rebuys.click_accesskit();
    room.harness.run();
    room.fill("Buy-in", "20");
    room.key(Key::Enter);
    let t = room.tournament();
    assert_eq!(t.setup().name, "Kitchen table", "what is typed takes the place of the name");
    assert_eq!(t.setup().rebuy, None);
    assert_eq!(t.setup().buy_in, stage::buy_in("20"));
    assert_eq!(t.clock().structure().registration_level(), Some(2));
    assert_eq!(t.prizes().plan().name, "Winner takes all");
    assert_eq!(t.tables().open().count(), 2);
}

/// Checks that a new league with the name of another one is refused: the other's events would be
/// lost.
#[test]
fn a_new_league_is_not_written_over_another_one() {
    let mut room = empty(Language::English);
    room.key(Key::Num2);
    room.key(Key::Enter);
    let file = room.app().desk().unwrap().path().unwrap().to_owned();
    let leagues = || shelf::<League>(Some(&file.parent().unwrap().join(LEAGUES)));
    let before: Vec<League> = leagues().into_iter().map(|entry| entry.profile.unwrap()).collect();
    assert_eq!(before.len(), 1);
    room.harness.state_mut().request(Action::File(FileAction::Begin(Kind::League)));
    room.harness.run();
    room.types("Second night");
    room.harness.get_by_role_and_label(Role::ComboBox, "League").click();
    room.harness.run();
    room.harness.get_by_role_and_label(Role::Button, "New league").click();
    room.harness.run();
    assert!(room.mentions("A league already has this name"));
    room.key(Key::Enter);
    let after: Vec<League> = leagues().into_iter().map(|entry| entry.profile.unwrap()).collect();
    assert_eq!(after, before);
    room.fill("League name", "Spring");
    room.key(Key::Enter);
    assert_eq!(leagues().len(), 2);
}

#[test]
fn just_a_clock_runs_in_two_presses() {
    let mut room = empty(Language::Italian);
    room.key(Key::Num5);
    room.key(Key::Enter);
    let desk = room.app().desk().unwrap();
    assert!(desk.tournament().clock().runs(desk.now()));
    assert_eq!(desk.tournament().entries().count(), 0);
    assert_eq!(room.app().screen(), Screen::Clock);
    assert!(room.app().settings().projector.open, "blinds are on the wall");
    assert!(room.mentions("25 / 50"));
    assert!(
        room.app().status_text().is_some_and(|line| line.contains(".bottone")),
        "nothing was refused"
    );
}

/// Checks that an event left running comes first and Enter resumes it. Finished ones offer the next
/// week with its date.
#[test]
fn the_cards_say_where_each_event_stands() {
    let folder = tempfile::tempdir().unwrap();
    event(folder.path(), "Saturday deep", Made::Runs, 30);
    event(folder.path(), "Old running", Made::Runs, 9 * DAY);
    event(folder.path(), "Kitchen", Made::Won, 3 * DAY);
    event(folder.path(), "Next week", Made::Waits, 2 * DAY);
    fs::write(folder.path().join("Broken.ron"), "no event").unwrap();
    let names = ["Saturday deep", "Gone", "Old running", "Kitchen", "Broken", "Next week"];
    let mut room = page(folder, &names, Language::English, SIZE);
    is_read(&mut room);
    for text in ["Running", "Unfinished", "Finished", "Not started", "Won by ", "Left running at"] {
        assert!(
            room.mentions(text)
                || text.starts_with("Won by") && room.mentions("Won by Priya Nair."),
            "{text}"
        );
    }
    assert!(!room.mentions("Gone"), "a file that is not there has no card");
    let top = |name: &str| room.harness.get_by_label(name).rect();
    let first = top("Saturday deep");
    for other in ["Old running", "Kitchen", "Broken", "Next week"] {
        let other = top(other);
        assert!((first.top(), first.left()) < (other.top(), other.left()), "it comes first");
    }
    let buttons = |label: &str| room.harness.query_all_by_label(label).count();
    assert_eq!((buttons("Continue"), buttons("Open")), (1, 4));
    let again = room.harness.query_all_by_label("Repeat next week");
    let days: Vec<String> = again
        .filter_map(|node| Some(node.accesskit_node().data().description()?.to_owned()))
        .collect();
    let day = |minutes: i64| {
        let day = bottone::view::today::next_day("", ago(minutes), ago(0)).unwrap();
        bottone::vocabulary::words::day(Language::English, day)
    };
    assert_eq!(days, [day(2 * DAY), day(3 * DAY), day(9 * DAY)], "as they were opened");
    room.key(Key::Enter);
    assert_eq!(room.tournament().setup().name, "Saturday deep");
}

/// Checks that a repeated event counts in the leagues of the earlier one.
#[test]
fn an_event_that_comes_again_stays_in_its_league() {
    let folder = tempfile::tempdir().unwrap();
    event(folder.path(), "tuesday", Made::Won, 7 * DAY);
    let mut league = League::named("Riverside".to_owned(), true);
    league.events.push("tuesday.ron".to_owned());
    let leagues = folder.path().join(LEAGUES);
    profiles::save(&leagues, &league.name, &league).unwrap();
    let mut room = page(folder, &["tuesday"], Language::English, SIZE);
    is_read(&mut room);
    room.click("Repeat next week");
    room.click("Create event");
    let made = room.app().desk().unwrap().path().unwrap().file_name().unwrap();
    let made = made.to_str().unwrap().to_owned();
    let kept = shelf::<League>(Some(&leagues)).pop().unwrap().profile.unwrap();
    assert_eq!(kept.events, ["tuesday.ron".to_owned(), made]);
}

/// Checks that the page of a new person is filled: the sample evening, the club, and the three uses
/// down to the foot, in both languages and sizes.
#[test]
fn the_first_run_shows_what_the_program_does() {
    for language in Language::complete() {
        let mut room = empty(language);
        let rect =
            |room: &EventWindow, name: &str| room.harness.get_by_label(&language.word(name)).rect();
        let foot = rect(&room, "guide-open").top();
        let sample = rect(&room, "screens-start-sample");
        let uses = ["start-use-walls", "start-use-seats", "start-use-rulings"];
        for name in uses.map(|name| format!("{name}-line")) {
            let line = rect(&room, &name);
            assert!(line.top() > sample.bottom() && line.bottom() < foot, "{name}: {line}");
            assert!(
                foot - line.bottom() < 80.0,
                "{name}: an empty place of {}",
                foot - line.bottom()
            );
        }
        room.click(&language.word("room-club-button"));
        assert!(room.app().is_asked::<AskClub>(), "{language:?}");
        room.fill(&language.word("room-club-name"), "Lakeside Card Club");
        room.click(&language.word("room-club-save"));
        assert!(room.reads("Lakeside Card Club"), "{language:?}");
    }
}

/// Checks that a recent event is found by its name or its state, with Ctrl K, and that Esc shows
/// all again.
#[test]
fn a_recent_event_is_found_by_its_words() {
    let folder = tempfile::tempdir().unwrap();
    let names = ["Kitchen", "Club night", "Hospice", "Deep stack"];
    for (name, made) in names.iter().zip([Made::Won, Made::Waits, Made::Waits, Made::Won]) {
        event(folder.path(), name, made, 3 * DAY);
    }
    let mut room = page(folder, &names, Language::English, SIZE);
    is_read(&mut room);
    let shown = |room: &EventWindow| names.map(|name| room.reads(name));
    assert_eq!(shown(&room), [true; 4]);
    room.ctrl(Key::K);
    room.types("hos wait");
    assert_eq!(shown(&room), [false; 4]);
    room.click("Show all");
    assert_eq!(shown(&room), [true; 4]);
    room.ctrl(Key::K);
    room.types("finish night");
    assert_eq!(shown(&room), [false; 4]);
    room.key(Key::Escape);
    assert_eq!(shown(&room), [true; 4]);
    room.ctrl(Key::K);
    room.types("not started club");
    assert_eq!(shown(&room), [false, true, false, false]);
}

/// Checks that the card of a day that is over opens the event and asks for its next day.
#[test]
fn day_two_is_made_from_the_card_of_day_one() {
    let folder = tempfile::tempdir().unwrap();
    event(folder.path(), "Flight", Made::Bagged, 30);
    let mut room = page(folder, &["Flight"], Language::English, SIZE);
    is_read(&mut room);
    assert!(room.reads("Day over"));
    room.click("Make day two…");
    assert_eq!(room.tournament().setup().name, "Flight");
    assert!(room.app().is_asked::<DayTwo>(), "{:?}", room.app().dialog());
}

/// Checks that Tab reaches every control of the first page, and that Enter presses it.
#[test]
fn the_first_page_works_by_keyboard_alone() {
    let folder = tempfile::tempdir().unwrap();
    event(folder.path(), "Kitchen", Made::Won, 3 * DAY);
    let mut room = page(folder, &["Kitchen"], Language::English, SIZE);
    is_read(&mut room);
    let focused = |room: &EventWindow| {
        let mut all = room.harness.root().children_recursive();
        all.find(|node| node.accesskit_node().is_focused())
            .and_then(|node| node.accesskit_node().label())
    };
    let mut reached = Vec::new();
    for _ in 0..60 {
        room.key(Key::Tab);
        reached.extend(focused(&room));
        if reached.last().is_some_and(|last| last == "Repeat next week") {
            break;
        }
    }
    for name in ["Home game", "Just a clock", "Something else…", "Rulings at the table"] {
        assert!(reached.iter().any(|label| label == name), "{name} in {reached:?}");
    }
    room.key(Key::Enter);
    assert!(room.app().is_asked::<AskRepeat>(), "{reached:?}");
    room.key(Key::Escape);
    assert!(room.app().dialog().is_none());
}

/// Checks that nothing extends over the edge, in both languages and both sizes.
#[test]
fn the_first_page_fits() {
    for language in [Language::English, Language::Italian] {
        for size in [SIZE, vec2(1920.0, 1080.0)] {
            let folder = tempfile::tempdir().unwrap();
            event(folder.path(), "Kitchen", Made::Won, 3 * DAY);
            let mut room = page(folder, &["Kitchen"], language, size);
            let reading = language.word("card-reading");
            wait_until("a card is never read", || {
                room.harness.step();
                !room.mentions(&reading)
            });
            let buttons = room.harness.query_all_by_role(Role::Button);
            for button in buttons {
                let place = button.rect();
                let fits =
                    place.left() >= 0.0 && place.right() <= size.x && place.bottom() <= size.y;
                let label = button.accesskit_node().label();
                assert!(fits, "{language:?} {size:?}: {label:?} at {place:?}");
            }
        }
    }
}

/// Checks that no word of the first page lies over another or is cut at 150 % in a window of 1280×720.
#[test]
fn the_first_page_is_usable_at_150_percent() {
    for language in Language::complete() {
        let room = page(tempfile::tempdir().unwrap(), &[], language, vec2(853.0, 480.0));
        let faults = faults(&room, &format!("{language:?}"));
        assert!(faults.is_empty(), "{faults:?}");
    }
}

/// Goes through the cards of the guide with one key, leaves it with Esc, and begins it again on
/// request.
#[test]
fn the_guide_is_left_at_any_time_and_found_again() {
    let mut room = EventWindow::seated(5);
    room.harness.state_mut().request(Action::Go(Screen::Floor));
    room.harness.run();
    let cards = ["Register and seat", "Start the clock", "Bust a player", "A wall on the TV"];
    for (number, card) in (1..).zip(cards) {
        room.key(Key::F1);
        assert!(room.mentions(card) && room.mentions(&format!("{number} of 5")), "{card}");
    }
    assert_eq!(room.app().screen(), Screen::Room, "it goes where it points");
    room.key(Key::Escape);
    assert!(!room.mentions("Close the guide"));
    assert_eq!(room.app().screen(), Screen::Floor, "the keys that it names work there");
    assert!(room.app().settings().guide_left);
    room.ctrl(Key::K);
    room.types("tutorial");
    assert!(room.mentions("Guide"), "Find has it");
    room.key(Key::Enter);
    assert!(room.mentions("1 of 5"));
    (0..4).for_each(|_| room.click("Next"));
    assert!(room.mentions("Pay the winner"));
    room.click("Done");
    assert!(!room.mentions("Close the guide"));
}

/// Checks that the sample evening shows the guide by itself until the guide was left.
#[test]
fn the_sample_evening_begins_with_the_guide_once() {
    let mut room = empty(Language::English);
    let plays = |room: &mut EventWindow| {
        room.harness.state_mut().request(Action::File(FileAction::Sample));
        wait_until("no sample evening", || {
            room.harness.step();
            room.app().desk().is_some()
        });
        room.harness.run();
    };
    plays(&mut room);
    assert!(room.mentions("Register and seat"));
    room.click("Close the guide");
    room.harness.state_mut().request(Action::File(FileAction::Close));
    room.harness.run();
    plays(&mut room);
    assert!(!room.mentions("Close the guide"), "it was left");
}
