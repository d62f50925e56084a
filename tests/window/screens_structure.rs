//! The structure being edited: figures typed in place, filled down, and saved for next week. Clicks
//! and keys.

#![cfg(feature = "window")]
#![expect(clippy::unwrap_used, clippy::panic, reason = "a test stops where it fails")]

use std::{fs, path::Path};

use bottone::{
    base::{chips::Chips, note::Note, person::Person, seat::TableNo, time::Timestamp},
    i18n::Language,
    rules::levels::{Ante, Break, BreakName, Level, Row, Structure},
    session::{Desk, Operator, file, memory, time::StageClock},
    store::{profiles, settings::SettingsFile},
    tournament::{
        Command, Tournament,
        clock::ClockCommand,
        entries::{Entrant, EntryCommand},
        history::{Beginning, audit},
        setup::Setup,
        tables::{SeatWish, TableCommand},
    },
    ui::app::App,
    ui_dialogs::{edit_row::EditRow, unsaved::AskUnsaved, what_if::WhatIf},
    ui_frame::action::{Action, Screen},
    ui_kit::fonts,
};
use egui::{Event, Key, Modifiers, Vec2, accesskit::Role, vec2};
use egui_kittest::{
    Harness,
    kittest::{NodeT as _, Queryable as _},
};
use tempfile::TempDir;

const SIZE: Vec2 = vec2(1280.0, 720.0);
/// Saturday evening, 21 November 2026.
const EVENING: i64 = 1_795_287_600_000;

struct StructureWindow {
    folder: TempDir,
    clock: StageClock,
    harness: Harness<'static, App>,
}

/// Returns ten levels of 20 minutes, with a break after the fourth.
fn structure() -> Structure {
    let level = |small: u64| {
        let (small, big) = (Chips::new(small), Chips::new(2 * small));
        Row::Level(Level { small, big, minutes: 20, ..Level::default() })
    };
    let mut rows: Vec<Row> = [25, 50, 75, 100, 150, 200, 300, 400, 500, 600].map(level).to_vec();
    rows.insert(4, Row::Break(Break { minutes: 15, name: BreakName::Break }));
    let (name, starting_stack) = ("Evening".to_owned(), Chips::new(10_000));
    Structure { name, starting_stack, rows, ..Structure::default() }
}

fn desk() -> Operator {
    Operator { name: "Mara".to_owned(), station: "desk-1".to_owned() }
}

impl StructureWindow {
    /// Creates an event on its setup screen.
    fn setup(structure: Structure) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let at = Timestamp::from_millis(EVENING);
        let clock = StageClock::at(at);
        let setup = Setup { name: "Autumn main".to_owned(), ..Setup::default() };
        let beginning = Beginning::new(at, setup, structure);
        let session = memory::create(beginning, Box::new(clock.clone()), desk());
        let mut room = Self::window(folder, clock);
        room.harness.state_mut().set_desk(session);
        room.does(Action::Go(Screen::Setup));
        room
    }

    /// Creates a window without an event.
    fn window(folder: TempDir, clock: StageClock) -> Self {
        let app = App::new(SettingsFile::none(), Some(folder.path().to_owned())).unattended();
        let harness = Harness::builder()
            .with_size(SIZE)
            .with_max_steps(16)
            .with_context_setup(fonts::install)
            .build_ui_state(|ui, app: &mut App| app.ui(ui), app);
        let mut room = Self { folder, clock, harness };
        room.harness.run();
        room
    }

    fn does(&mut self, action: Action) {
        self.harness.state_mut().request(action);
        self.harness.run();
    }

    fn key(&mut self, key: Key) {
        self.harness.key_press(key);
        self.harness.run();
    }

    fn with(&mut self, modifiers: Modifiers, key: Key) {
        self.harness.key_press_modifiers(modifiers, key);
        self.harness.run();
    }

    fn types(&mut self, text: &str) {
        self.harness.event(Event::Text(text.to_owned()));
        self.harness.run();
    }

    fn click(&mut self, label: &str) {
        self.harness.get_by_label(label).click();
        self.harness.run();
    }

    fn fill(&mut self, name: &str, text: &str) {
        self.harness.get_by_role_and_label(Role::TextInput, name).click();
        self.harness.run();
        self.with(Modifiers::COMMAND, Key::A);
        self.types(text);
    }

    /// Presses the cell under `column` in the row that begins with `row`.
    fn press(&mut self, row: &str, column: &str) {
        let head = self.head(column);
        let rows = self.harness.get_all_by_role(Role::Row);
        let place = rows
            .filter(|node| node.accesskit_node().label().is_some_and(|name| name.starts_with(row)))
            .map(|node| node.rect())
            .next();
        let place = place.unwrap_or_else(|| panic!("no row begins with {row}"));
        let at = egui::pos2(head, place.center().y);
        self.harness.hover_at(at);
        self.harness.run();
        for pressed in [true, false] {
            let button = egui::PointerButton::Primary;
            let modifiers = Modifiers::NONE;
            self.harness.event(Event::PointerButton { pos: at, button, pressed, modifiers });
            self.harness.run();
        }
    }

    /// Returns the position of a column, of those that are 38, 64, 64, 92 and 32 points wide.
    fn head(&self, column: &str) -> f32 {
        let rows = self.harness.get_all_by_role(Role::Row);
        let left = rows.map(|node| node.rect().left()).next().unwrap() + 12.0;
        left + match column {
            "Level" => 19.0,
            "Small" => 84.0,
            "Big" => 162.0,
            "Ante" => 240.0,
            "Min" => 332.0,
            _ => panic!("{column}"),
        }
    }

    fn session(&self) -> &dyn Desk {
        self.harness.state().desk().unwrap()
    }

    fn tournament(&self) -> &Tournament {
        self.session().tournament()
    }

    fn structure(&self) -> &Structure {
        self.tournament().clock().structure()
    }

    fn level(&self, number: usize) -> Level {
        self.structure().levels().nth(number - 1).unwrap().2.clone()
    }

    fn antes(&self) -> Vec<u64> {
        let ante = |level: &Level| level.ante.map_or(0, |ante| ante.chips().get());
        self.structure().levels().map(|(.., level)| ante(level)).collect()
    }

    fn records(&self) -> usize {
        self.session().records().len()
    }

    fn says(&self, part: &str) -> bool {
        self.harness.query_all_by_label_contains(part).next().is_some()
    }

    /// Returns the name and the text of the field with the keyboard.
    fn here(&self) -> Option<(String, String)> {
        let fields = self.harness.query_all_by_role(Role::TextInput);
        let mut focused = fields.filter(|field| field.accesskit_node().is_focused());
        let node = focused.next()?;
        let node = node.accesskit_node();
        Some((node.label().unwrap_or_default(), node.value().unwrap_or_default()))
    }

    fn check_file(&self) {
        let session = self.session();
        audit(session.beginning(), session.records(), |_, _| {}).unwrap();
        let copy = self.folder.path().join("copy.ron");
        session.save_copy(&copy).unwrap();
        let file::OpenedEvent { desk: again, notices, .. } =
            file::open(&copy, Box::new(self.clock.clone()), desk()).unwrap();
        assert!(notices.is_empty(), "{notices:?}");
        assert_eq!(again.tournament(), session.tournament());
    }
}

fn cell(name: &str, text: &str) -> (String, String) {
    (name.to_owned(), text.to_owned())
}

/// Checks "Antes from level 5 on": one press, two letters, one key.
#[test]
fn antes_from_level_5_on_are_one_act() {
    let mut room = StructureWindow::setup(structure());
    room.press("5 150 300", "Ante");
    assert_eq!(room.here(), Some(cell("Level 5: Ante", "")));
    room.types("bb");
    let before = room.records();
    room.with(Modifiers::COMMAND, Key::D);
    assert_eq!(room.antes(), [0, 0, 0, 0, 300, 400, 600, 800, 1_000, 1_200]);
    assert!((5..=10).all(|level| matches!(room.level(level).ante, Some(Ante::BigBlind(_)))));
    assert_eq!(room.records(), before + 1, "one record");
    assert_eq!(room.here(), Some(cell("Level 5: Ante", "300 BBA")), "the cell stays where it was");
    // In a cell without typed text, Ctrl Z undoes the act.
    room.with(Modifiers::COMMAND, Key::Z);
    assert_eq!(room.antes(), [0; 10], "one undo");
    room.with(Modifiers::COMMAND, Key::Y);
    assert_eq!(room.antes()[4..6], [300, 400]);
    room.check_file();
}

#[test]
fn what_is_filled_ends_where_shift_says() {
    let mut room = StructureWindow::setup(structure());
    room.press("3 75 150", "Ante");
    room.types("25 each");
    for _ in 0..3 {
        room.with(Modifiers::SHIFT, Key::ArrowDown);
    }
    room.with(Modifiers::SHIFT, Key::ArrowUp);
    room.click("Fill down");
    assert_eq!(room.antes(), [0, 0, 25, 25, 25, 0, 0, 0, 0, 0], "past the break, and no further");
    assert_eq!(room.level(5).ante, Some(Ante::Each(Chips::new(25))));
    assert_eq!(room.records(), 1);
}

#[test]
fn cells_are_gone_through_as_in_a_spreadsheet() {
    let mut room = StructureWindow::setup(structure());
    room.press("1 25 50", "Small");
    room.types("50");
    room.key(Key::Tab);
    assert_eq!(room.here(), Some(cell("Level 1: Big blind", "50")));
    room.types("100");
    room.key(Key::Enter);
    assert_eq!(room.here(), Some(cell("Level 2: Big blind", "100")));
    assert_eq!((room.level(1).small.get(), room.level(1).big.get()), (50, 100));
    // Arrows move through the text once some was typed, else to the next cell.
    room.key(Key::ArrowRight);
    assert_eq!(room.here(), Some(cell("Level 2: Ante", "")));
    room.key(Key::ArrowRight);
    assert_eq!(room.here(), Some(cell("Level 2: Minutes", "20")));
    room.key(Key::ArrowRight);
    assert_eq!(room.here(), Some(cell("Level 2: Minutes", "20")), "the last of the row");
    room.key(Key::Tab);
    assert_eq!(room.here(), Some(cell("Level 3: Small blind", "75")));
    room.with(Modifiers::SHIFT, Key::Tab);
    room.key(Key::ArrowDown);
    room.key(Key::ArrowDown);
    assert_eq!(room.here(), Some(cell("Level 4: Minutes", "20")));
    room.key(Key::ArrowDown);
    assert_eq!(room.here(), Some(cell("Break minutes", "15")));
    room.types("10");
    room.key(Key::ArrowUp);
    assert_eq!(room.structure().rows[4].minutes(), 10);
    room.key(Key::ArrowLeft);
    room.key(Key::ArrowDown);
    assert_eq!(room.here(), Some(cell("Level 5: Ante", "")), "a break has no ante");
    // Esc discards the typed text, and a second one leaves the table.
    room.types("7");
    room.key(Key::Escape);
    assert_eq!(room.here(), Some(cell("Level 5: Ante", "")));
    room.key(Key::Escape);
    assert_eq!(room.here(), None);
    assert_eq!(room.records(), 3);
    // The row is still chosen: Enter opens it.
    room.key(Key::Enter);
    assert!(room.harness.state().is_asked::<EditRow>());
    room.check_file();
}

/// Checks a digit and the key after it in one frame, as fast typing and a scanner send them.
#[test]
fn what_is_struck_in_one_frame_goes_where_it_belongs() {
    let mut room = StructureWindow::setup(structure());
    room.press("1 25 50", "Small");
    let key = |key| Event::Key {
        key,
        physical_key: None,
        pressed: true,
        repeat: false,
        modifiers: Modifiers::NONE,
    };
    let text = |text: &str| Event::Text(text.to_owned());
    for event in [text("1"), text("00"), key(Key::Tab), text("200"), key(Key::Enter), text("400")] {
        room.harness.input_mut().events.push(event);
    }
    room.harness.run();
    room.key(Key::Enter);
    assert_eq!((room.level(1).small.get(), room.level(1).big.get()), (100, 200));
    assert_eq!((room.level(2).small.get(), room.level(2).big.get()), (50, 400));
}

#[test]
fn a_wrong_cell_says_why_and_nothing_is_lost() {
    let mut room = StructureWindow::setup(structure());
    room.press("2 50 100", "Big");
    room.types("1.5");
    room.key(Key::Enter);
    assert_eq!(room.here(), Some(cell("Level 2: Big blind", "1.5")));
    assert!(room.says("Enter whole chips, such as 1,000"));
    // A wrong cell must be corrected before going to another.
    room.press("6 200 400", "Small");
    assert_eq!(room.here(), Some(cell("Level 2: Big blind", "1.5")));
    room.does(Action::Go(Screen::Clock));
    assert!(room.harness.state().is_asked::<AskUnsaved>(), "it asks first");
    room.click("Stay here");
    assert!(room.says("Enter whole chips, such as 1,000"), "what is typed stays");
    assert_eq!(room.records(), 0);
    room.fill("Level 2: Big blind", "1.5k");
    room.key(Key::Enter);
    assert_eq!(room.level(2).big, Chips::new(1_500));
    // The desk's refusal is shown in the same place.
    room.press("3 75 150", "Min");
    room.types("0");
    room.key(Key::Enter);
    assert!(room.says("Enter a whole number from 1 to 1,440"));
}

#[test]
fn letters_and_digits_in_a_cell_are_for_the_cell() {
    let mut room = StructureWindow::setup(structure());
    room.press("1 25 50", "Ante");
    for key in [Key::Space, Key::N, Key::S, Key::D, Key::Num2, Key::Plus] {
        room.key(key);
    }
    assert!(!room.tournament().clock().started());
    assert_eq!(room.harness.state().screen(), Screen::Setup);
    assert_eq!(room.records(), 0);
}

#[test]
fn what_was_played_is_frozen_and_the_present_level_keeps_what_is_over() {
    let mut room = StructureWindow::setup(structure());
    room.does(Action::Submit(Command::Clock(ClockCommand::Next)));
    room.does(Action::Submit(Command::Clock(ClockCommand::Start)));
    room.clock.set(Timestamp::from_millis(EVENING + 5 * 60_000));
    room.harness.run();
    room.press("1 25 50", "Small");
    assert_eq!(room.here(), None, "a level that was played has no cells");
    room.fill("Minutes, all", "30");
    room.key(Key::Enter);
    let minutes: Vec<u16> = room.structure().rows.iter().map(Row::minutes).collect();
    assert_eq!(minutes, [20, 30, 30, 30, 15, 30, 30, 30, 30, 30, 30], "breaks are as they were");
    let reading = room.tournament().clock().read(room.session().now());
    assert_eq!((reading.row, reading.left.secs_up()), (1, 25 * 60), "five minutes are over");
    // The level has been played for longer than that: the others change.
    room.fill("Minutes, all", "4");
    room.key(Key::Enter);
    let minutes: Vec<u16> = room.structure().rows.iter().map(Row::minutes).collect();
    assert_eq!(minutes, [20, 30, 4, 4, 15, 4, 4, 4, 4, 4, 4]);
    room.check_file();
}

/// Checks that stacks already given out stay as they are, and that the window says so.
#[test]
fn another_starting_stack_is_for_entries_from_now_on() {
    let mut room = StructureWindow::setup(structure());
    let enter = |name: &str| {
        let (who, seat) = (vec![Entrant::New(Person::typed(name))], SeatWish::Draw(1));
        Action::Submit(Command::Entries(EntryCommand::Enter { who, seat }))
    };
    let tables = TableNo::new(1).into_iter().collect();
    room.does(Action::Submit(Command::Tables(TableCommand::Open { tables, size: 9 })));
    assert!(!room.says("existing entries keep their stacks"));
    room.does(enter("Luca Bianchi"));
    room.does(enter("Sara Bruno"));
    assert!(room.says("2 existing entries keep their stacks"));
    room.fill("Starting stack", "20 stacks");
    room.key(Key::Enter);
    assert!(room.says("Enter whole chips, such as 20,000"), "what is wrong stays on screen");
    room.fill("Starting stack", "20k");
    room.key(Key::Enter);
    assert_eq!(room.structure().starting_stack, Chips::new(20_000));
    assert_eq!(room.tournament().chips_in_play(), Chips::new(20_000), "two of 10,000");
    room.does(enter("Diego Caruso"));
    assert_eq!(room.tournament().chips_in_play(), Chips::new(40_000));
    room.check_file();
}

/// Checks "Next Tuesday the same."
#[test]
fn a_structure_is_kept_and_offered_to_the_next_event() {
    let mut room = StructureWindow::setup(profiles_turbo());
    room.fill("Starting stack", "20000");
    room.key(Key::Enter);
    room.click("Save as club structure…");
    // The event's structure is a shipped one: ours has a name of its own.
    assert_eq!(room.here(), Some(cell("Structure name", "")));
    room.types("club TURBO");
    assert!(room.says("A built-in structure has this name"));
    room.key(Key::Enter);
    assert!(room.harness.state().dialog().is_some());
    room.with(Modifiers::COMMAND, Key::A);
    room.types("Friday 20k");
    room.key(Key::Enter);
    assert!(room.harness.state().dialog().is_none());
    let file = room.folder.path().join("structures/friday-20k.ron");
    assert!(room.harness.state().status_text().unwrap().contains("friday-20k.ron"));
    let kept = profiles::read::<Structure>(&file).unwrap();
    assert_eq!(kept.name, "Friday 20k");
    assert_eq!(Language::Italian.note(&kept.source), "Nostra, da Club turbo");
    assert_eq!(room.structure().name, "Friday 20k", "the event's has the name too");

    // The name is taken: replacing it is asked about first.
    room.fill("Minutes, all", "25");
    room.key(Key::Enter);
    room.click("Save as club structure…");
    room.key(Key::Enter);
    assert!(room.says("This name is in use: Friday 20k · 20,000"));
    assert_eq!(profiles::read::<Structure>(&file).unwrap(), kept, "not yet");
    room.key(Key::Enter);
    assert!(room.harness.state().dialog().is_none());
    assert_eq!(profiles::read::<Structure>(&file).unwrap().rows[0].minutes(), 25);

    // After a restart it is first among the structures for a new event.
    let StructureWindow { folder, clock, .. } = room;
    let mut next = StructureWindow::window(folder, clock);
    next.with(Modifiers::COMMAND, Key::N);
    assert!(next.says("Friday 20k · ours"));
    next.fill("Event name", "Tuesday");
    next.key(Key::Enter);
    assert_eq!(next.structure().name, "Friday 20k");
    assert_eq!(next.structure().starting_stack, Chips::new(20_000));
    assert_eq!(next.level(1).minutes, 25);
}

fn profiles_turbo() -> Structure {
    let shelf = profiles::shelf::<Structure>(None);
    shelf.into_iter().find(|entry| entry.id == "club-turbo").unwrap().profile.unwrap()
}

#[test]
fn a_structure_that_cannot_be_written_says_why_and_asks_on() {
    let mut room = StructureWindow::setup(structure());
    put(&room.folder.path().join("structures"));
    room.click("Save as club structure…");
    room.types("Friday");
    room.key(Key::Enter);
    assert!(room.harness.state().dialog().is_some(), "what was typed is not lost");
    assert!(room.says("structures"), "the path, and the system's message");
    assert_eq!(room.structure().name, "Evening", "nothing has another name");
}

#[expect(clippy::disallowed_methods, reason = "a file lies where the folder should be")]
fn put(file: &Path) {
    fs::write(file, "no folder").unwrap();
}

#[test]
fn a_structure_is_renamed() {
    let mut room = StructureWindow::setup(structure());
    room.fill("Structure name", "Saturday deep");
    room.key(Key::Enter);
    assert_eq!(room.structure().name, "Saturday deep");
    room.fill("Structure name", " ");
    assert!(room.says("1 to 200 characters"));
    room.key(Key::Escape);
    assert_eq!(room.structure().name, "Saturday deep");
    room.check_file();
}

/// Checks "20,000 chips, 20 minutes."
#[test]
fn a_new_event_has_the_stack_and_the_minutes_that_are_typed() {
    let folder = tempfile::tempdir().unwrap();
    let mut room = StructureWindow::window(folder, StageClock::at(Timestamp::from_millis(EVENING)));
    room.with(Modifiers::COMMAND, Key::N);
    room.fill("Event name", "Friday");
    room.fill("Starting stack", "20 000 chips");
    let make = room.harness.get_by_label("Create event");
    assert!(make.accesskit_node().is_disabled(), "what is wrong is not passed over");
    assert!(room.says("Enter whole chips, such as 20,000"));
    room.fill("Starting stack", "20 000");
    room.fill("Minutes, all", "20");
    room.key(Key::Enter);
    let structure = room.structure();
    assert_eq!((structure.name.as_str(), structure.starting_stack.get()), ("Club turbo", 20_000));
    assert!(structure.levels().all(|(.., level)| level.minutes == 20));
    assert_eq!(structure.rows.iter().filter(|row| row.minutes() == 15).count(), 1, "the break");
    let after =
        Note::Each { en: "Ours, after Club turbo".into(), it: "Nostra, da Club turbo".into() };
    assert_eq!((&structure.source, structure.notes.len()), (&after, 0), "10,000 chips no more");
}

/// Checks that the dialog parses amounts as every other field does: "1.5" is not fifteen.
#[test]
fn the_rows_dialog_reads_amounts_by_the_one_reader() {
    let mut room = StructureWindow::setup(structure());
    room.press("2 50 100", "Level");
    room.key(Key::Enter);
    room.fill("Big blind", "1.5");
    room.key(Key::Enter);
    assert!(room.says("Enter whole chips, such as 1,000"));
    room.fill("Big blind", "1,5k");
    room.key(Key::Enter);
    assert_eq!(room.level(2).big, Chips::new(1_500));
}

/// Checks that a dinner lasts an hour, unless the structure has one of another length.
#[test]
fn a_dinner_is_as_long_as_dinners_are() {
    let mut room = StructureWindow::setup(structure());
    let pause = |minutes, name| Row::Break(Break { minutes, name });
    let choose = |room: &mut StructureWindow, kind: &str| {
        room.harness.get_by_role_and_label(Role::ComboBox, "Kind").click();
        room.harness.run();
        room.click(kind);
    };
    room.press("6 200 400", "Level");
    room.click("Insert below…");
    choose(&mut room, "Dinner");
    room.key(Key::Enter);
    assert_eq!(room.structure().rows[7], pause(60, BreakName::Dinner));
    room.press("7 300 600", "Level");
    room.click("Insert below…");
    choose(&mut room, "Break");
    room.key(Key::Enter);
    assert_eq!(room.structure().rows[9], pause(15, BreakName::Break), "as the one before");
    // Typed minutes stay.
    room.press("8 400 800", "Level");
    room.click("Insert below…");
    room.fill("Minutes", "75");
    choose(&mut room, "Dinner");
    room.key(Key::Enter);
    assert_eq!(room.structure().rows[11], pause(75, BreakName::Dinner));
}

#[test]
fn what_the_check_says_of_antes_stands_beside_the_row() {
    let mut room = StructureWindow::setup(structure());
    room.press("2 50 100", "Ante");
    room.types("bb");
    room.key(Key::Enter);
    assert!(room.says("Level 3 has no ante, but earlier levels have one."));
}

#[test]
fn a_cell_that_was_scrolled_away_still_takes_what_is_typed() {
    let mut long = structure();
    let level = long.rows[0].clone();
    long.rows.extend((0..60).map(|_| level.clone()));
    let mut room = StructureWindow::setup(long);
    room.press("1 25 50", "Small");
    let rows = room.harness.get_all_by_role(Role::Row).next().unwrap().rect();
    room.harness.hover_at(rows.center());
    let (unit, delta) = (egui::MouseWheelUnit::Point, vec2(0.0, -2_000.0));
    let (phase, modifiers) = (egui::TouchPhase::Move, Modifiers::NONE);
    let source = egui::MouseWheelSource::Wheel;
    room.harness.event(Event::MouseWheel { unit, delta, phase, modifiers, source });
    room.harness.run();
    room.harness.run();
    room.types("30");
    room.key(Key::Enter);
    assert_eq!(room.level(1).small, Chips::new(30));
    assert_eq!(room.here(), Some(cell("Level 2: Small blind", "50")));
    assert_eq!(room.harness.state().screen(), Screen::Setup);
}

/// Checks W at the clock: shorter levels bring the end forward, and nothing changes until Enter.
#[test]
fn what_if_shows_both_ends_and_enter_makes_it_so() {
    for language in Language::ALL {
        let mut room = StructureWindow::setup(structure());
        room.does(Action::Language(language));
        let tables = (1..=2).filter_map(TableNo::new).collect();
        room.does(Action::Submit(Command::Tables(TableCommand::Open { tables, size: 9 })));
        let word = |name: &str| language.word(name);
        assert!(!room.says(&word("forecast-what-if")), "nobody has entered");
        let who =
            (1..=16).map(|n| Entrant::New(Person::typed(&format!("Anna Rossi {n}")))).collect();
        room.does(Action::Submit(Command::Entries(EntryCommand::Enter {
            who,
            seat: SeatWish::Draw(1),
        })));
        assert!(room.says(&word("forecast-what-if")), "on Setup");
        room.does(Action::Submit(Command::Clock(ClockCommand::Start)));
        room.does(Action::Go(Screen::Clock));
        assert!(room.says(&word("forecast-end")));
        let records = room.records();
        room.key(Key::W);
        assert!(room.harness.state().is_asked::<WhatIf>());
        assert!(room.says(&word("forecast-no-change")), "as it is, there is nothing to do");
        room.key(Key::Minus);
        let minutes = ("minutes", 15.into());
        assert!(room.says(&language.say("forecast-if-levels-of", &[minutes])));
        assert_eq!(room.records(), records, "nothing has changed");
        room.key(Key::Enter);
        assert!(room.harness.state().dialog().is_none());
        assert_eq!(room.level(5).minutes, 15);
        room.with(Modifiers::COMMAND, Key::Z);
        assert_eq!(room.level(5).minutes, 20, "one act, taken back as any other");
        // A level less, and the next break, by the arrows.
        room.key(Key::W);
        room.key(Key::ArrowRight);
        room.key(Key::Plus);
        room.key(Key::Enter);
        assert_eq!(room.structure().levels().count(), 9);
        room.key(Key::W);
        room.key(Key::ArrowRight);
        room.key(Key::ArrowRight);
        room.key(Key::Plus);
        room.key(Key::Enter);
        assert!(
            room.structure()
                .rows
                .contains(&Row::Break(Break { minutes: 20, name: BreakName::Break }))
        );
        room.check_file();
    }
}

/// Checks that a cell is accepted when Ctrl and a digit lead away from it, as with a press
/// elsewhere.
#[test]
fn a_cell_is_taken_when_a_key_leads_to_another_screen() {
    let mut room = StructureWindow::setup(structure());
    room.press("6 200 400", "Big");
    room.types("777");
    room.with(Modifiers::COMMAND, Key::Num1);
    assert_eq!(room.harness.state().screen(), Screen::Floor);
    assert_eq!(room.level(6).big, Chips::new(777), "{:?}", room.harness.state().status_text());
}
