//! Several events in one window: each is as it was left, and none is taken for another.

#![cfg(feature = "window")]
#![expect(clippy::disallowed_methods, clippy::unwrap_used, reason = "a test")]

use std::{fs, path::PathBuf, time::Duration};

use bottone::{
    base::{money::PaymentMethod, seat::TableNo},
    i18n::Language,
    session::{Desk as _, file, memory, time::StageClock},
    store::settings::SettingsFile,
    tournament::{
        Command,
        clock::ClockCommand,
        entries::{Entrant, EntryCommand},
        history::Beginning,
        setup::Setup,
        tables::{SeatWish, TableCommand},
    },
    ui::{app::App, first_events::FirstEvents},
    ui_dialogs::{leave::AskLeave, palette::Palette},
    ui_frame::action::{Action, FileAction, ResultsFormat, Screen},
    ui_kit::fonts,
};
use egui::{Event, Key, Modifiers, ViewportCommand, ViewportId, accesskit::Role, vec2};
use egui_kittest::{Harness, kittest::Queryable as _};
use tempfile::TempDir;

use crate::stage;

/// A window and the folder of its events.
struct Window {
    folder: TempDir,
    harness: Harness<'static, App>,
}

/// Makes an event's file with its name, its tables and its number of players.
fn event(folder: &TempDir, name: &str, tables: &[u16], players: usize) -> PathBuf {
    let path = folder.path().join(format!("{}.ron", name.to_lowercase().replace(' ', "-")));
    let clock = Box::new(StageClock::at(stage::EVENING));
    let setup = Setup { name: name.to_owned(), ..Setup::default() };
    let structure = stage::structure("deep-stack");
    let beginning = Beginning::new(stage::EVENING, setup, structure);
    let mut session = memory::create(beginning, clock, stage::desk());
    let mut does = |command| session.submit(command, None).unwrap();
    let tables: Vec<TableNo> = tables.iter().copied().filter_map(TableNo::new).collect();
    if !tables.is_empty() {
        let open = TableCommand::Open { tables: tables.clone(), size: 9 };
        does(Command::Tables(open));
    }
    let person = |number: usize| bottone::base::person::Person {
        family: format!("{}{number}", name.split(' ').next().unwrap()),
        ..Default::default()
    };
    let who = (0..players).map(|number| Entrant::New(person(number))).collect();
    let seat = if tables.is_empty() { SeatWish::Later } else { SeatWish::Draw(7) };
    does(Command::Entries(EntryCommand::Enter { who, seat }));
    does(Command::Clock(ClockCommand::Start));
    session.save_copy(&path).unwrap();
    path
}

impl Window {
    /// Creates a window with these events open, the last one in front.
    fn with(events: &[(&str, &[u16], usize)]) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let paths: Vec<PathBuf> = events
            .iter()
            .map(|(name, tables, players)| event(&folder, name, tables, *players))
            .collect();
        let mut window = Self::of(folder);
        for path in paths {
            window.ask(Action::File(FileAction::OpenThis(path)));
        }
        window
    }

    fn of(folder: TempDir) -> Self {
        let settings = SettingsFile::in_folder(&folder.path().join("settings"));
        let app = App::new(settings, Some(folder.path().to_owned())).unattended();
        let harness = Harness::builder()
            .with_size(vec2(1280.0, 720.0))
            .with_max_steps(16)
            .with_context_setup(fonts::install)
            .build_ui_state(|ui, app: &mut App| app.ui(ui), app);
        let mut window = Self { folder, harness };
        window.frames();
        window
    }

    /// Creates two events: the first of three tables, the second of two others.
    fn two() -> Self {
        Self::with(&[("Main event", &[1, 2, 3], 20), ("Night turbo", &[4, 5], 12)])
    }

    fn frames(&mut self) {
        for _ in 0..4 {
            self.harness.step();
        }
    }

    fn ask(&mut self, action: Action) {
        self.harness.state_mut().request(action);
        self.frames();
    }

    fn alt(&mut self, key: Key) {
        self.harness.key_press_modifiers(Modifiers::ALT, key);
        self.frames();
    }

    fn key(&mut self, key: Key) {
        self.harness.key_press(key);
        self.frames();
    }

    fn types(&mut self, text: &str) {
        self.harness.event(Event::Text(text.to_owned()));
        self.frames();
    }

    fn app(&self) -> &App {
        self.harness.state()
    }

    fn name(&self) -> &str {
        self.app().desk().map_or("", |desk| &desk.tournament().setup().name)
    }

    fn mentions(&self, part: &str) -> bool {
        self.harness.query_all_by_label_contains(part).next().is_some()
    }

    /// Draws until this many seconds of the window have passed.
    fn wait(&mut self, secs: f64) {
        let until = self.harness.ctx.input(|input| input.time) + secs;
        while self.harness.ctx.input(|input| input.time) < until {
            self.harness.step();
        }
    }

    /// Draws until the window shows this text.
    fn wait_for(&mut self, part: &str) {
        stage::wait(&format!("it never says {part}"), || {
            self.harness.step();
            self.mentions(part).then_some(())
        });
    }
}

#[test]
fn each_event_is_as_it_was_left() {
    let mut window = Window::two();
    assert_eq!((window.name(), window.app().count_open()), ("Night turbo", 2));
    window.ask(Action::Go(Screen::Players));
    window.types("Nig");
    window.alt(Key::Num1);
    assert_eq!((window.name(), window.app().screen()), ("Main event", Screen::Floor));
    assert!(!window.mentions("Night3"), "a player of the other event");
    // Text typed now is for this event.
    window.ask(Action::Go(Screen::Players));
    window.types("Mai");
    assert!(window.mentions("Main1"));
    window.alt(Key::Num2);
    assert_eq!((window.name(), window.app().screen()), ("Night turbo", Screen::Players));
    assert!(window.mentions("Night3") && !window.mentions("Main1"));
    let fields = |window: &Window| -> Vec<String> {
        let fields = window.harness.query_all_by_role(egui::Role::TextInput);
        fields.filter_map(|field| field.value()).collect()
    };
    assert!(fields(&window).iter().any(|typed| typed == "Nig"), "{:?}", fields(&window));
}

#[test]
fn undo_takes_back_what_was_done_in_the_event_on_the_desk() {
    let mut window = Window::two();
    window.alt(Key::Num1);
    window.ask(Action::Submit(Command::Clock(ClockCommand::Pause)));
    let count = |window: &Window| window.app().desk().unwrap().records().len();
    let first = count(&window);
    window.alt(Key::Num2);
    let second = count(&window);
    assert!(window.app().status_text().is_none(), "a line with Undo of the other event stays");
    window.ask(Action::Undo);
    assert_eq!(count(&window), second + 1);
    window.alt(Key::Num1);
    assert_eq!(count(&window), first, "the other event was changed");
}

#[test]
fn a_question_goes_away_with_its_event_and_comes_back_with_it() {
    let mut window = Window::two();
    window.harness.key_press_modifiers(Modifiers::COMMAND, Key::K);
    window.frames();
    window.types("nig");
    assert!(window.app().is_asked::<Palette>());
    window.alt(Key::Num1);
    assert!(window.app().dialog().is_none());
    window.alt(Key::Num2);
    assert!(window.app().is_asked::<Palette>());
    let typed = window.harness.query_all_by_role(egui::Role::TextInput);
    assert!(typed.filter_map(|field| field.value()).any(|typed| typed == "nig"));
}

#[test]
fn the_palette_goes_to_an_event_by_its_name() {
    let mut window = Window::two();
    window.harness.key_press_modifiers(Modifiers::COMMAND, Key::K);
    window.frames();
    window.types("main ev");
    window.key(Key::Enter);
    assert_eq!(window.name(), "Main event");
    assert!(window.app().dialog().is_none());
}

/// Checks that a single event needs no name, and that one of several is named.
#[test]
fn a_line_says_which_event_is_meant_as_soon_as_there_are_several() {
    let mut window = Window::with(&[("Main event", &[1, 2, 3], 20)]);
    assert!(!window.mentions("Main event, "));
    let path = event(&window.folder, "Night turbo", &[], 12);
    window.ask(Action::File(FileAction::OpenThis(path)));
    assert!(window.mentions("Main event, ") && window.mentions("Night turbo, "));
    // Twelve players wait for a seat, which is shown from the other event too.
    window.alt(Key::Num1);
    assert!(!window.mentions("Night turbo, 30:00, 0 tasks") && window.mentions(" tasks"));
    window.ask(Action::Language(Language::Italian));
    assert!(window.mentions("cose da fare") && !window.mentions(" tasks"));
    window.alt(Key::Num7);
    assert_eq!(window.app().status_text(), Some("Il torneo 7 non è aperto"));
}

#[test]
fn a_file_that_is_gone_is_reported_whichever_event_is_on_the_desk() {
    let mut window = Window::two();
    fs::remove_file(window.folder.path().join("main-event.ron")).unwrap();
    window.wait(5.0);
    assert!(window.mentions("Main event: "), "no notice about the event behind");
    window.harness.get_by_label("Show").click();
    window.frames();
    assert_eq!(window.name(), "Main event");
    // Closing the window would lose it, whichever event is on the desk.
    window.alt(Key::Num2);
    let close = egui::ViewportEvent::Close;
    let root = window.harness.input_mut().viewports.entry(ViewportId::ROOT).or_default();
    root.events.push(close);
    window.harness.step();
    let output = &window.harness.output().viewport_output[&ViewportId::ROOT];
    assert!(output.commands.contains(&ViewportCommand::CancelClose));
    assert_eq!(window.name(), "Main event");
    assert!(window.app().is_asked::<AskLeave>());
}

#[test]
fn closing_one_leaves_the_others_and_the_next_start_has_them_all() {
    let mut window = Window::two();
    window.ask(Action::File(FileAction::OpenThis(event(&window.folder, "Satellite", &[6], 5))));
    window.alt(Key::Num2);
    window.harness.state_mut().save_on_exit();
    let folder = window.folder;
    drop(window.harness);
    let mut window = Window::of(folder);
    let ctx = window.harness.ctx.clone();
    let app = window.harness.state_mut();
    let first = FirstEvents::read_ahead(app.settings(), None);
    app.open_first(&ctx, (None, first), Duration::MAX);
    window.frames();
    assert_eq!((window.name(), window.app().count_open()), ("Night turbo", 3));
    window.ask(Action::File(FileAction::Close));
    assert!(window.app().desk().is_none());
    assert!(window.mentions("Main event") && window.mentions("Satellite"));
    // Its lock is free again.
    let path = window.folder.path().join("night-turbo.ron");
    let clock = Box::new(StageClock::at(stage::EVENING));
    assert!(file::open(&path, clock, stage::desk()).unwrap().desk.read_only().is_none());
    window.alt(Key::Num2);
    assert_eq!(window.name(), "Satellite");
}

/// Checks a window that draws before its events are read.
#[test]
fn a_window_without_patience_opens_its_events_once_they_are_read() {
    let mut window = Window::two();
    window.harness.state_mut().save_on_exit();
    let folder = window.folder;
    drop(window.harness);
    let mut window = Window::of(folder);
    let ctx = window.harness.ctx.clone();
    let app = window.harness.state_mut();
    let first = FirstEvents::read_ahead(app.settings(), None);
    app.open_first(&ctx, (None, first), Duration::ZERO);
    assert!(app.is_opening() && app.desk().is_none());
    stage::wait("its events are never open", || {
        window.harness.step();
        (!window.app().is_opening()).then_some(())
    });
    window.frames();
    assert_eq!((window.name(), window.app().count_open()), ("Night turbo", 2));
}

/// Checks a file that does not exist: the reason is shown, and the window has its first page.
#[test]
fn a_missing_first_event_is_an_error() {
    let mut window = Window::two();
    let folder = window.folder;
    drop(window.harness);
    let missing = folder.path().join("missing.bottone");
    window = Window::of(folder);
    let ctx = window.harness.ctx.clone();
    let app = window.harness.state_mut();
    let first = FirstEvents::read_ahead(app.settings(), Some(&missing));
    app.open_first(&ctx, (Some(missing), first), Duration::MAX);
    window.frames();
    assert!(window.app().desk().is_none());
    assert!(window.app().status_text().is_some_and(|text| text.contains("missing.bottone")));
}

#[test]
fn opening_a_file_that_is_open_brings_it_to_the_desk() {
    let mut window = Window::two();
    let path = window.folder.path().join("main-event.ron");
    window.ask(Action::File(FileAction::OpenThis(path)));
    assert_eq!((window.name(), window.app().count_open()), ("Main event", 2));
    assert!(window.app().desk().unwrap().read_only().is_none());
}

/// Checks a room of three events: a new table gets a number that no event uses.
#[test]
fn a_table_of_another_event_is_not_offered() {
    let mut window = Window::with(&[("Main event", &[1, 2, 4], 12), ("Night turbo", &[], 12)]);
    assert!(window.mentions("tables 3 and 5"), "the first two that are free");
    window.ask(Action::Go(Screen::Setup));
    window.alt(Key::Num1);
    let table = TableNo::new(4).unwrap();
    window.ask(Action::Submit(Command::Tables(TableCommand::Break { table, seed: 7 })));
    window.alt(Key::Num2);
    window.ask(Action::Go(Screen::Floor));
    // Its chairs are free for the next event.
    assert!(window.mentions("tables 3 and 4"), "a broken table stays with its event");
}

#[test]
fn the_board_has_a_line_for_each_event_of_the_house_and_enter_opens_it() {
    let folder = tempfile::tempdir().unwrap();
    house(&folder);
    event(&folder, "Main event", &[1, 2, 3], 20);
    event(&folder, "Night turbo", &[4, 5], 12);
    let mut window = Window::of(folder);
    window.wait_for("Night turbo");
    assert!(window.mentions("Main event") && window.mentions("2 events"));
    window.key(Key::ArrowDown);
    window.key(Key::Enter);
    assert_eq!((window.name(), window.app().count_open()), ("Night turbo", 1));
    // The event is open now, so it comes first and is listed by its number.
    window.alt(Key::Num0);
    assert!(window.app().desk().is_none());
    window.key(Key::Num1);
    assert_eq!(window.name(), "Night turbo");
}

/// Checks a house with a number of tables: the strip shows them, and no more are offered.
#[test]
fn the_house_says_how_many_tables_it_has() {
    let folder = tempfile::tempdir().unwrap();
    house(&folder);
    event(&folder, "Main event", &[1, 2, 3], 20);
    let mut window = Window::of(folder);
    window.wait_for("Main event");
    window.harness.get_by_label("Room tables…").click();
    window.frames();
    window.types("12");
    window.key(Key::Enter);
    window.wait_for("3 in use · 0 reserved · 9 free");
    let file = window.folder.path().join("house.ron");
    let clock = Box::new(StageClock::at(stage::EVENING));
    let read = bottone::session::house::read(&file, clock, stage::desk()).unwrap();
    assert_eq!(read.desk.house().setup().tables, 12);
}

fn house(folder: &TempDir) {
    let setup = bottone::house::setup::Setup { name: "Circolo".to_owned(), ..Default::default() };
    let clock = Box::new(StageClock::at(stage::EVENING));
    drop(bottone::session::house::create(folder.path(), setup, clock, stage::desk()).unwrap());
}

/// Checks that one press makes next week's event with the settings of this week's.
#[test]
fn again_makes_the_next_event_and_puts_it_on_the_list() {
    let folder = tempfile::tempdir().unwrap();
    house(&folder);
    event(&folder, "Turbo 2026-01-06", &[1, 2], 12);
    let mut window = Window::of(folder);
    window.wait_for("Turbo 2026-01-06");
    window.harness.get_by_label("Repeat next week").click();
    window.frames();
    assert!(window.mentions("Returning players") && window.mentions("0 selected"));
    window.harness.get_by_label("Select all").click();
    window.frames();
    window.harness.get_all_by_role(egui::accesskit::Role::CheckBox).next().unwrap().click();
    window.frames();
    window.harness.get_by_label("Create event").click();
    window.frames();
    let t = window.app().desk().unwrap().tournament();
    assert!(t.setup().name.starts_with("Turbo 20") && t.setup().name != "Turbo 2026-01-06");
    let before = file::read(
        &window.folder.path().join("turbo-2026-01-06.ron"),
        Box::new(StageClock::at(stage::EVENING)),
        stage::desk(),
    );
    let before = before.unwrap().desk;
    let before = before.tournament();
    assert_eq!(t.setup().buy_in, before.setup().buy_in, "at the price of last week");
    assert_eq!(t.entries().count(), before.entries().players().count() - 1, "who was ticked");
    let path = window.app().desk().unwrap().path().unwrap().to_owned();
    let file = window.folder.path().join("house.ron");
    let clock = Box::new(StageClock::at(stage::EVENING));
    let read = bottone::session::house::read(&file, clock, stage::desk()).unwrap();
    let listed = read.desk.house().events().all().map(|listed| listed.file.clone());
    let name = path.file_name().unwrap().to_str().unwrap().to_owned();
    assert!(listed.collect::<Vec<_>>().contains(&name));
}

/// Checks that the repeat is offered on the start screen for each recent event. With an event open
/// it is in Find.
#[test]
fn again_is_on_the_start_screen_and_in_find() {
    let folder = tempfile::tempdir().unwrap();
    let path = event(&folder, "Turbo", &[1], 5);
    let mut window = Window::of(folder);
    window.ask(Action::File(FileAction::OpenThis(path)));
    let first = window.app().desk().unwrap().path().unwrap().to_owned();
    window.harness.key_press_modifiers(egui::Modifiers::COMMAND, Key::K);
    window.frames();
    window.harness.event(egui::Event::Text("next week".to_owned()));
    window.frames();
    assert!(window.mentions("Repeat next week"), "Find has it");
    window.harness.key_press(Key::Escape);
    window.frames();
    window.ask(Action::File(FileAction::Close));
    window.wait_for("Repeat next week");
    window.harness.get_by_label("Repeat next week").click();
    window.frames();
    window.harness.get_by_label("Create event").click();
    window.frames();
    let second = window.app().desk().unwrap().path().unwrap().to_owned();
    assert_ne!(first, second);
    assert_eq!(second.parent(), first.parent());
    assert_eq!(window.app().desk().unwrap().tournament().entries().count(), 0);
}

/// Checks that a wall stays with its event whichever one is on the desk, and shows the clocks of
/// several.
#[test]
fn a_wall_stays_with_its_event_and_shows_the_clocks_of_several() {
    let mut window = Window::two();
    window.ask(Action::Projector(true));
    let count = |window: &Window, name: &str| window.harness.query_all_by_label(name).count();
    window.alt(Key::Num1);
    // The heading names the event on the desk, the wall its own.
    assert_eq!((count(&window, "Main event"), count(&window, "Night turbo")), (1, 1));
    let events = ["main-event.ron", "night-turbo.ron"].map(|file| window.folder.path().join(file));
    let look = window.app().settings().projector.clone();
    let look = bottone::store::settings::Projector { events: events.to_vec(), ..look };
    let change = bottone::ui_frame::action::WallAction::Change(0, Box::new(look));
    window.ask(Action::Wall(change));
    assert_eq!((count(&window, "Main event"), count(&window, "Night turbo")), (2, 1));
}

/// Opens a drawer with a float, counts it five short, and hands it over with the counted amount.
#[test]
fn a_drawer_is_opened_counted_and_handed_over_on_the_board() {
    let folder = tempfile::tempdir().unwrap();
    house(&folder);
    event(&folder, "Main event", &[1, 2, 3], 20);
    let mut window = Window::of(folder);
    window.wait_for("Main event");
    window.harness.get_by_label("Open drawer…").click();
    window.frames();
    window.types("200");
    window.key(Key::Enter);
    window.wait_for("Expected");
    window.harness.get_by_label("Count…").click();
    window.frames();
    window.types("195");
    assert!(window.mentions("€195 · €5 short"));
    window.harness.get_by_role_and_label(Role::TextInput, "Next cashier").focus();
    window.frames();
    window.types("Bruno");
    window.key(Key::Enter);
    window.wait_for("Bruno");
    window.wait_for("Slip as PDF…");
    let file = window.folder.path().join("house.ron");
    let clock = Box::new(StageClock::at(stage::EVENING));
    let read = bottone::session::house::read(&file, clock, stage::desk()).unwrap();
    let drawers = read.desk.house().drawers();
    let texts: Vec<_> = drawers
        .all()
        .map(|(number, drawer)| (number, drawer.opening.float.minor(), drawer.difference()))
        .collect();
    let short = bottone::base::money::Money::from_minor(-500);
    assert_eq!(texts, [(1, 20_000, Some(short)), (2, 19_500, None)]);
    assert_eq!(drawers.get(2).unwrap().opening.after, Some(1));
}

/// Checks that every setting of a house can be made on its board.
#[test]
fn the_house_is_set_up_on_its_board() {
    let folder = tempfile::tempdir().unwrap();
    house(&folder);
    event(&folder, "Main event", &[1, 2, 3], 20);
    let mut window = Window::of(folder);
    window.wait_for("Main event");
    window.harness.get_by_label("Club settings…").click();
    window.frames();
    window.types(" Nuovo");
    window.harness.get_by_role_and_label(Role::TextInput, "Minimum age").focus();
    window.frames();
    window.types("18");
    window.harness.get_by_role_and_label(Role::TextInput, "Contact for alerts").focus();
    window.frames();
    window.types("extension 12");
    window.harness.get_by_role_and_label(Role::CheckBox, "Cheque").click();
    window.frames();
    window.harness.get_by_label("Save").click();
    window.frames();
    window.wait_for("Circolo Nuovo");
    let file = window.folder.path().join("house.ron");
    let clock = Box::new(StageClock::at(stage::EVENING));
    let read = bottone::session::house::read(&file, clock, stage::desk()).unwrap();
    let setup = read.desk.house().setup().clone();
    assert_eq!((setup.min_age, setup.contact.as_str()), (Some(18), "extension 12"));
    let wanted = PaymentMethod::ALL
        .into_iter()
        .filter(|way| *way != PaymentMethod::Cheque)
        .collect::<Vec<_>>();
    assert_eq!(setup.payment_methods, wanted);
}

/// Checks that a document stays with the question for its file. Neither another event nor a second
/// question replaces it.
#[test]
fn a_question_about_a_file_keeps_its_document() {
    let mut window = Window::two();
    let app = std::mem::replace(
        window.harness.state_mut(),
        App::new(SettingsFile::none(), None).unattended(),
    );
    *window.harness.state_mut() = app.with_held_questions();
    let results = || Action::File(FileAction::Results(ResultsFormat::Text));
    window.ask(results());
    window.alt(Key::Num1);
    window.ask(results());
    assert!(
        window.app().status_text().unwrap().contains("still open"),
        "it is not dropped silently"
    );
    let to = window.folder.path().join("results.txt");
    window.harness.state_mut().file_is_chosen(Some(to.clone()));
    window.frames();
    let written = fs::read_to_string(&to).unwrap();
    assert!(written.contains("Night turbo") && !written.contains("Main event"), "{written}");
    assert_eq!(window.name(), "Main event");
    // The question is answered: the next one is asked, and can be cancelled.
    window.ask(results());
    assert!(window.app().document().is_some());
    window.harness.state_mut().file_is_chosen(None);
    window.frames();
    assert!(window.app().document().is_none());
    // A choice for an event that was closed meanwhile is reported.
    window.ask(results());
    window.ask(Action::File(FileAction::Close));
    window.harness.state_mut().file_is_chosen(Some(to.with_extension("later")));
    window.frames();
    assert!(window.app().status_text().unwrap().contains("the file was not used"));
    assert!(!to.with_extension("later").exists());
}

/// Checks that a wall with a chosen event shows no other. When that event is closed, the wall
/// closes too, and a message says so.
#[test]
fn a_wall_whose_event_is_closed_shows_no_other() {
    let mut window = Window::two();
    window.ask(Action::Projector(true));
    let count = |window: &Window, name: &str| window.harness.query_all_by_label(name).count();
    window.alt(Key::Num1);
    assert_eq!((count(&window, "Main event"), count(&window, "Night turbo")), (1, 1));
    window.alt(Key::Num2);
    window.ask(Action::File(FileAction::Close));
    window.frames();
    assert_eq!(window.name(), "");
    window.alt(Key::Num1);
    assert_eq!(count(&window, "Main event"), 1, "the desk, and no wall");
    assert!(!window.app().settings().projector.open);
}

/// Checks that the part of a name that differs comes first on the tabs of one series, since people
/// look for it.
#[test]
fn the_part_of_a_name_that_differs_comes_first() {
    let matches = |names: &[&str]| -> Vec<(String, String)> {
        let apart = bottone::view::today::split_names(names);
        apart.into_iter().map(|name| (name.own, name.shared)).collect()
    };
    let pair = |own: &str, shared: &str| (own.to_owned(), shared.to_owned());
    assert_eq!(
        matches(&["Autumn Main Event · Day 1A", "Autumn Main Event · Day 1B", "Turbo"]),
        [
            pair("1A", "Autumn Main Event · Day"),
            pair("1B", "Autumn Main Event · Day"),
            pair("Turbo", "")
        ]
    );
    assert_eq!(matches(&["Main 1A", "Main 2"]), [pair("1A", "Main"), pair("2", "Main")]);
    assert_eq!(matches(&["Main", "Main 1A"]), [pair("Main", ""), pair("1A", "Main")]);
    assert_eq!(matches(&["Main", "Main"]), [pair("Main", ""), pair("Main", "")]);
    assert_eq!(matches(&["Turbo"]), [pair("Turbo", "")]);
    assert_eq!(matches(&["", ""]), [pair("", ""), pair("", "")]);
}
