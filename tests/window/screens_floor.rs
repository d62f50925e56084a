//! The floor in use: clicks and keys.

#![cfg(feature = "window")]
#![expect(clippy::unwrap_used, reason = "what a test sets up exists")]
#![expect(clippy::cast_precision_loss, reason = "points of a small window")]

use bottone::{
    base::{
        person::Person,
        seat::{Seat, SeatNo, TableNo},
        time::Timestamp,
    },
    i18n::Language,
    rules::{
        button::Positions,
        levels::{Betting, Game, Level, Rotation, Row, Structure, Variant},
        rulebook::{MoverInMix, Rulebook, SeatingRules},
    },
    session::{
        Desk, Operator, Session, file, memory,
        time::{StageClock, SystemClock},
    },
    store::settings::SettingsFile,
    tournament::{
        Command, Tournament,
        clock::ClockCommand,
        entries::{Entrant, EntryCommand},
        history::{Beginning, audit},
        setup::{HouseRules, Setup},
        tables::{ButtonState, SeatWish, Table, TableCommand},
    },
    ui::app::App,
    ui_dialogs::{
        bust::BustPlayers, button::SetButton, high_card::AskHighCard, keys::Keys,
        move_player::MovePlayer, waive::AskWaiver,
    },
    ui_frame::action::Action,
    ui_kit::fonts,
    vocabulary::words,
};
use egui::{Key, Modifiers, Pos2, Vec2, vec2};
use egui_kittest::{
    Harness,
    kittest::{NodeT as _, Queryable as _},
};
use rand_chacha::{
    ChaCha20Rng,
    rand_core::{Rng as _, SeedableRng as _},
};
use tempfile::TempDir;

use crate::stage;

const SIZE: Vec2 = vec2(1280.0, 720.0);
/// Saturday evening, 21 November 2026.
const EVENING: i64 = 1_795_287_600_000;

/// A desk with an event on it.
struct FloorWindow {
    _folder: TempDir,
    harness: Harness<'static, App>,
}

fn structure() -> Structure {
    let level = |small: u64| {
        Row::Level(Level {
            small: bottone::base::chips::Chips::new(small),
            big: bottone::base::chips::Chips::new(2 * small),
            minutes: 20,
            ..Level::default()
        })
    };
    Structure {
        name: "Evening".to_owned(),
        starting_stack: bottone::base::chips::Chips::new(10_000),
        rows: vec![level(50), Row::RegistrationCloses, level(100), level(200)],
        ..Structure::default()
    }
}

fn desk() -> Operator {
    Operator { name: "Mara".to_owned(), station: "desk-1".to_owned() }
}

fn seat(table: u16, seat: u8) -> Seat {
    Seat { table: TableNo::new(table).unwrap(), seat: SeatNo::new(seat).unwrap() }
}

/// Creates an event with this number of players at each table, seat by seat from 1; the clock runs
/// in level 2.
fn event(tables: &[u8]) -> Box<Session> {
    let setup = Setup { name: "Autumn main".to_owned(), ..Setup::default() };
    event_of((setup, structure()), tables)
}

/// Creates the same with this setup and structure.
fn event_of((setup, structure): (Setup, Structure), tables: &[u8]) -> Box<Session> {
    let clock = StageClock::at(Timestamp::from_millis(EVENING));
    let at = Timestamp::from_millis(EVENING);
    let beginning = Beginning::new(at, setup, structure);
    let mut session = memory::create(beginning, Box::new(clock), desk());
    let numbers = (1..).filter_map(TableNo::new).take(tables.len()).collect();
    let open = TableCommand::Open { tables: numbers, size: 9 };
    session.submit(Command::Tables(open), None).unwrap();
    for (table, players) in (1..).zip(tables) {
        for place in 1..=*players {
            let person = Person {
                family: format!("Rossi{}", char::from(b'a' + place)),
                given: format!("Mario{table}"),
                ..Person::default()
            };
            let (who, at) = (vec![Entrant::New(person)], SeatWish::At(seat(table, place)));
            let enter = EntryCommand::Enter { who, seat: at };
            session.submit(Command::Entries(enter), None).unwrap();
        }
    }
    session.submit(Command::Clock(ClockCommand::Next), None).unwrap();
    session.submit(Command::Clock(ClockCommand::Start), None).unwrap();
    session
}

impl FloorWindow {
    fn new(tables: &[u8]) -> Self {
        Self::with(tempfile::tempdir().unwrap(), Some(event(tables)))
    }

    fn with(folder: TempDir, session: Option<Box<Session>>) -> Self {
        let mut app = App::new(SettingsFile::none(), Some(folder.path().to_owned())).unattended();
        if let Some(session) = session {
            app.set_desk(session);
        }
        let harness = Harness::builder()
            .with_size(SIZE)
            // Background work (a preview, the page) wakes it once more.
            .with_max_steps(16)
            .with_context_setup(fonts::install)
            .build_ui_state(|ui, app: &mut App| app.ui(ui), app);
        let mut room = Self { _folder: folder, harness };
        room.harness.run();
        room
    }

    fn click(&mut self, label: &str) {
        self.harness.get_by_label(label).click();
        self.harness.run();
    }

    fn key(&mut self, key: Key) {
        self.harness.key_press(key);
        self.harness.run();
    }

    fn ctrl(&mut self, key: Key) {
        self.harness.key_press_modifiers(Modifiers::COMMAND, key);
        self.harness.run();
    }

    fn types(&mut self, text: &str) {
        self.harness.event(egui::Event::Text(text.to_owned()));
        self.harness.run();
    }

    fn app(&self) -> &App {
        self.harness.state()
    }

    fn session(&self) -> &dyn Desk {
        self.app().desk().unwrap()
    }

    fn tournament(&self) -> &Tournament {
        self.session().tournament()
    }

    fn says(&self, part: &str) -> bool {
        self.harness.query_all_by_label_contains(part).next().is_some()
    }

    fn sits(&self, table: u16, place: u8) -> bool {
        let table = TableNo::new(table).unwrap();
        let table = self.tournament().tables().table(table);
        table.is_some_and(|table| table.entry(SeatNo::new(place).unwrap()).is_some())
    }

    fn playing(&self) -> usize {
        self.tournament().entries().playing_count()
    }

    /// Presses a seat of the picture.
    fn press_seat(&mut self, label: &str) {
        self.harness.get_by_label(label).click();
        self.harness.run();
    }
}

#[test]
fn a_player_busts_with_one_key_and_comes_back_with_another() {
    let mut room = FloorWindow::new(&[5, 5]);
    room.press_seat("T1 S2 Rossic, Mario1");
    room.key(Key::B);
    assert!(!room.sits(1, 2));
    assert_eq!(room.playing(), 9);
    assert!(room.app().status_text().unwrap().contains("Rossic"), "{:?}", room.app().status_text());
    room.ctrl(Key::Z);
    assert!(room.sits(1, 2));
    assert_eq!(room.playing(), 10);
    room.harness.key_press_modifiers(Modifiers::COMMAND | Modifiers::SHIFT, Key::Z);
    room.harness.run();
    assert_eq!(room.playing(), 9);
    room.click("Undo");
    assert_eq!(room.playing(), 10);
}

#[test]
fn x_busts_as_well_and_a_key_that_is_held_busts_once() {
    let mut room = FloorWindow::new(&[6]);
    room.press_seat("T1 S3 Rossid, Mario1");
    for repeat in [false, true, true] {
        let (key, modifiers) = (Key::X, Modifiers::NONE);
        let event = egui::Event::Key { key, physical_key: None, pressed: true, repeat, modifiers };
        room.harness.event(event);
        room.harness.run();
    }
    assert_eq!(room.playing(), 5);
}

#[test]
fn with_no_one_chosen_b_asks_for_the_name() {
    let mut room = FloorWindow::new(&[5, 5]);
    room.key(Key::B);
    room.types("rossie mario2");
    room.key(Key::Enter);
    assert!(!room.sits(2, 4), "{:?}", room.app().status_text());
    assert_eq!(room.playing(), 9);
}

#[test]
fn several_bust_in_one_hand_with_their_stacks() {
    let mut room = FloorWindow::new(&[6]);
    room.click("Table 1, 6 of 9");
    room.key(Key::B);
    assert!(room.app().is_asked::<BustPlayers>());
    room.click("2 Rossic, Mario1");
    room.click("5 Rossif, Mario1");
    let stacks = [("Stack of 2 Rossic, Mario1", "4.5k"), ("Stack of 5 Rossif, Mario1", "12,500")];
    for (label, stack) in stacks {
        room.harness.get_by_label(label).focus();
        room.harness.run();
        room.types(stack);
    }
    room.click("Bust selected");
    assert!(room.app().dialog().is_none());
    assert_eq!(room.playing(), 4);
    let places = room.tournament().entries().places();
    let places: Vec<u32> = places.all().map(|(_, place)| place.first).collect();
    assert_eq!(places, [6, 5], "the larger stack finishes higher");
    assert!(room.sits(1, 3) && !room.sits(1, 2) && !room.sits(1, 5));
}

/// Checks that "Other seat…" opens at the table chosen by the balance, with the task's text about
/// its seats.
#[test]
fn another_seat_is_looked_for_at_the_suggested_table_first() {
    let mut room = FloorWindow::new(&[8, 7, 5]);
    for number in 1..=3 {
        let [button, small, big] = [1, 2, 3].map(|seat| SeatNo::new(seat).unwrap());
        let positions = Positions { button, small, big };
        let table = TableNo::new(number).unwrap();
        let seen = TableCommand::Button { table, positions, reason: None };
        room.harness.state_mut().request(Action::Submit(Command::Tables(seen)));
        room.harness.run();
    }
    let session = room.app().desk().unwrap();
    let plan = session.tournament().seating_plan(session.now());
    let step = plan.moves.first().copied().unwrap();
    assert_eq!(step.to.table.get(), 3, "{plan:?}");
    let blind = words::big_blind_in(Language::English, step.facts.big_blind_in.unwrap());
    assert!(room.says(&blind), "the task says {blind}");
    room.click("Other seat…");
    assert!(room.app().is_asked::<MovePlayer>());
    let seat = format!("Seat {} · {blind}", step.to.seat);
    assert!(room.harness.query_by_label(&seat).is_some(), "{seat}");
    room.click(&seat);
    room.key(Key::Enter);
    assert!(room.app().dialog().is_none(), "{:?}", room.app().status_text());
    assert!(room.sits(3, step.to.seat.get()));
}

/// Checks a mix with stud by the WSOP: the task names no player. Its dialog takes the seat of the
/// high card, or the cards. Of these, the book's order of suits gives the highest.
#[test]
fn in_a_mix_the_high_card_is_asked_for() {
    let seating = SeatingRules { mover_in_mix: MoverInMix::HighCard, ..SeatingRules::default() };
    let rulebook = Rulebook { seating, ..Rulebook::default() };
    let house = HouseRules { rulebook, ..HouseRules::default() };
    let setup = Setup { house, ..Setup::default() };
    let mut mix = structure();
    let games = [Variant::HoldEm, Variant::Stud].map(|game| (game, Betting::Limit)).to_vec();
    mix.game = Game::Mix { rotation: Rotation::Level, games };
    let folder = tempfile::tempdir().unwrap();
    let session = event_of((setup, mix), &[7, 4]);
    let mut room = FloorWindow::with(folder, Some(session));
    let [button, small, big] = [1, 2, 3].map(|seat| SeatNo::new(seat).unwrap());
    let seen = TableCommand::Button {
        table: TableNo::new(2).unwrap(),
        positions: Positions { button, small, big },
        reason: None,
    };
    room.harness.state_mut().request(Action::Submit(Command::Tables(seen)));
    room.harness.run();
    assert!(room.says("High card at table 1 → T2"), "the button of table 1 is not asked for");
    room.harness.run_steps(3);
    room.key(Key::Enter);
    assert!(room.app().is_asked::<AskHighCard>());
    assert!(room.says("spades, hearts, diamonds, clubs"));
    room.key(Key::Enter);
    assert!(room.app().dialog().is_some(), "nobody has said who has it");
    // Cards for some seats are no answer; among all of them, the spade beats the heart.
    let cards = "Or enter the cards from seat 1";
    room.harness.get_by_role_and_label(egui::Role::TextInput, cards).click();
    room.harness.run();
    room.types("Kh 2c 3c 4c Ks");
    assert!(room.says("Seats 6, 7 still need a card"));
    room.types(" 5c Qd");
    assert!(room.says("has king of spades and moves"));
    room.key(Key::Enter);
    assert!(room.app().dialog().is_none(), "{:?}", room.app().status_text());
    assert!(!room.sits(1, 5) && room.tournament().tables().moves() == 1);
    room.ctrl(Key::Z);
    assert!(room.sits(1, 5));
    // The seat alone: three presses from the list.
    room.harness.run_steps(3);
    room.key(Key::Enter);
    room.key(Key::Num4);
    room.key(Key::Enter);
    assert!(!room.sits(1, 4) && room.tournament().tables().moves() == 1);
    assert!(audit(room.session().beginning(), room.session().records(), |_, _| {}).is_ok());
}

#[test]
fn enter_does_the_first_step_of_the_first_task() {
    let mut room = FloorWindow::new(&[8, 5]);
    // Buttons are not known in level 2, so that is asked first.
    for _ in 0..2 {
        room.key(Key::Enter);
        assert!(room.app().is_asked::<SetButton>());
        room.key(Key::Num3);
        room.key(Key::Enter);
        assert!(room.app().dialog().is_none(), "{:?}", room.app().status_text());
        // A task that has just appeared takes no Enter yet.
        room.harness.run_steps(3);
    }
    let before = room.tournament().tables().moves();
    room.key(Key::Enter);
    assert_eq!(room.tournament().tables().moves(), before + 1, "{:?}", room.app().status_text());
    let sizes: Vec<usize> =
        room.tournament().tables().open().map(|(_, table)| table.occupied().len()).collect();
    assert_eq!(sizes, [7, 6]);
    room.ctrl(Key::Z);
    assert_eq!(room.tournament().tables().moves(), before);
}

#[test]
fn the_button_is_where_it_is_pressed_and_a_blind_may_be_dead() {
    let mut room = FloorWindow::new(&[6]);
    room.click("Table 1, 6 of 9");
    room.click("More…");
    room.click("Button…");
    let in_dialog = |room: &mut FloorWindow, label: &str| {
        // The floor's own picture of the table is below the dialog's.
        let last = room.harness.get_all_by_label(label).last();
        last.unwrap().click();
        room.harness.run();
    };
    in_dialog(&mut room, "T1 S4 Rossie, Mario1");
    let set = room.harness.get_all_by_label("Set button").last();
    set.unwrap().click();
    room.harness.run();
    let table = room.tournament().tables().table(TableNo::new(1).unwrap()).unwrap();
    let ButtonState::Seen { hand, .. } = table.button() else { panic!("not seen") };
    let place = hand.positions;
    assert_eq!([place.button, place.small, place.big].map(SeatNo::get), [4, 5, 6]);
    room.click("More…");
    room.click("Button…");
    in_dialog(&mut room, "T1 S6 Rossig, Mario1");
    let tab = room.harness.get_by_role_and_label(egui::accesskit::Role::Tab, "Small blind 1");
    tab.click();
    room.harness.run();
    in_dialog(&mut room, "T1 S8");
    let tab = room.harness.get_by_role_and_label(egui::accesskit::Role::Tab, "Big blind 2");
    tab.click();
    room.harness.run();
    in_dialog(&mut room, "T1 S1 Rossib, Mario1");
    room.key(Key::Enter);
    let table = room.tournament().tables().table(TableNo::new(1).unwrap()).unwrap();
    let ButtonState::Seen { hand, .. } = table.button() else { panic!("not seen") };
    let place = hand.positions;
    assert_eq!([place.button, place.small, place.big].map(SeatNo::get), [6, 8, 1]);
}

#[test]
fn a_table_breaks_and_the_break_is_taken_back() {
    let mut room = FloorWindow::new(&[7, 7, 4]);
    assert!(room.harness.get_by_label("Break table").accesskit_node().is_disabled());
    let card = room.harness.get_by_label("Table 3, 4 of 9, Breaks next");
    card.click();
    room.harness.run();
    room.click("Break table");
    assert_eq!(room.tournament().tables().open().len(), 2);
    assert_eq!(room.tournament().tables().seated_count(), 18);
    room.ctrl(Key::Z);
    assert_eq!(room.tournament().tables().open().len(), 3);
}

#[test]
fn a_player_moves_to_a_seat_that_the_floor_chooses() {
    let mut room = FloorWindow::new(&[5, 4]);
    room.press_seat("T1 S2 Rossic, Mario1");
    room.key(Key::M);
    room.click("Table 2 · 4 of 9");
    room.click("Seat 7");
    room.click("Move to T2 S7");
    assert!(room.sits(2, 7) && !room.sits(1, 2));
    assert_eq!(room.playing(), 9);
}

#[test]
fn a_pinned_player_moves_when_the_floor_says_why() {
    let mut room = FloorWindow::new(&[5, 4]);
    room.press_seat("T1 S2 Rossic, Mario1");
    room.click("More…");
    room.click("Pin");
    room.key(Key::M);
    room.click("Table 2 · 4 of 9");
    room.click("Seat 7");
    room.click("Waive…");
    assert!(room.app().is_asked::<AskWaiver>());
    assert!(room.harness.get_by_label("Waive").accesskit_node().is_disabled());
    room.types("wheelchair");
    room.key(Key::Enter);
    assert!(room.sits(2, 7), "{:?}", room.app().status_text());
}

#[test]
fn ctrl_k_finds_a_player_a_table_and_a_command() {
    let mut room = FloorWindow::new(&[5, 5]);
    room.ctrl(Key::K);
    room.types("rossid mario2");
    room.key(Key::Enter);
    assert!(room.harness.query_by_label("Bust player").is_some(), "the seat is chosen");
    room.key(Key::B);
    assert!(!room.sits(2, 3));
    room.ctrl(Key::K);
    room.types("table 1");
    room.key(Key::Enter);
    assert!(room.harness.query_by_label("Bust several…").is_some());
    room.ctrl(Key::K);
    room.types("pause");
    room.key(Key::Enter);
    assert!(!room.tournament().clock().runs(room.session().now()));
}

#[test]
fn somebody_of_that_name_goes_before_a_command_that_some_call_so() {
    let mut room = FloorWindow::new(&[5]);
    room.ctrl(Key::K);
    room.types("wall");
    room.key(Key::Enter);
    assert!(room.app().settings().projector.open, "the command of this name");
    let person =
        Person { family: "Zito".to_owned(), given: "Waller".to_owned(), ..Person::default() };
    let enter =
        EntryCommand::Enter { who: vec![Entrant::New(person)], seat: SeatWish::At(seat(1, 9)) };
    room.harness.state_mut().request(Action::Submit(Command::Entries(enter)));
    room.harness.run();
    room.types("registration is over");
    room.key(Key::Enter);
    room.ctrl(Key::K);
    room.types("wall");
    room.key(Key::Enter);
    assert!(room.harness.query_by_label("Bust player").is_some(), "the seat is chosen");
}

#[test]
fn what_cannot_be_done_says_why() {
    let mut room = FloorWindow::new(&[2]);
    room.press_seat("T1 S1 Rossib, Mario1");
    room.key(Key::B);
    room.press_seat("T1 S2 Rossic, Mario1");
    let bust = room.harness.get_by_label("Bust player");
    assert!(bust.accesskit_node().is_disabled());
    assert_eq!(bust.accesskit_node().data().description(), Some("The last player cannot bust"));
    let records = room.session().records().len();
    room.key(Key::B);
    assert_eq!(room.session().records().len(), records);
    assert_eq!(room.app().status_text(), Some("The last player cannot bust"));
}

#[test]
fn chairs_and_seats() {
    let mut room = FloorWindow::new(&[3, 3]);
    room.press_seat("T1 S9");
    room.click("Close seat");
    room.click("Open seat");
    room.click("More…");
    room.click("Chair −1");
    let size = |room: &FloorWindow| {
        room.tournament().tables().table(TableNo::new(1).unwrap()).map(Table::size)
    };
    assert_eq!(size(&room), Some(8));
    room.click("More…");
    room.click("Chair +1");
    assert_eq!(size(&room), Some(9));
}

#[test]
fn the_breaking_order_is_the_floors() {
    let mut room = FloorWindow::new(&[3, 3, 3]);
    room.click("Breaking order");
    let order = |room: &FloorWindow| -> Vec<u16> {
        room.tournament().tables().breaking_order(&[]).into_iter().map(TableNo::get).collect()
    };
    assert_eq!(order(&room), [3, 2, 1]);
    let later = room.harness.get_all_by_label("Later ↓").next();
    later.unwrap().click();
    room.harness.run();
    assert_eq!(order(&room), [2, 3, 1]);
    let hold = room.harness.get_all_by_label("Hold").next();
    hold.unwrap().click();
    room.harness.run();
    assert!(room.tournament().tables().is_held(TableNo::new(2).unwrap()));
}

/// Checks that a background result reaches the log and the player's card.
#[test]
fn how_fair_the_night_was_is_in_the_log_and_on_the_card() {
    let mut room = FloorWindow::new(&[5, 5]);
    room.harness.state_mut().request(Action::Go(bottone::ui_frame::action::Screen::Log));
    room.harness.run();
    room.click("Fairness");
    let none = "Players moved 3 times or more 0 0 Normal";
    stage::wait_until("nothing was worked out", || {
        room.harness.run();
        room.harness.query_by_label(none).is_some()
    });
    let player = "Rossic, Mario1 0 0 – – – –";
    room.harness.get_by_label(player).click();
    room.harness.run();
    assert!(room.harness.query_by_label("usual: 0").is_some(), "on the card");
    assert!(room.harness.query_by_label("never").is_some());
}

#[test]
fn a_second_opener_sees_and_changes_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("autumn.ron");
    let mut first = event(&[5, 5]);
    first.continue_in(&path).unwrap();
    let clock = Box::new(StageClock::at(first.now()));
    let file::OpenedEvent { desk: second, .. } = file::open(&path, clock, desk()).unwrap();
    let why = second.read_only().unwrap().to_string();
    let mut room = FloorWindow::with(folder, Some(second));
    assert!(room.harness.query_by_label(&why).is_some());
    room.press_seat("T1 S2 Rossic, Mario1");
    assert!(room.harness.get_by_label("Bust player").accesskit_node().is_disabled());
    room.key(Key::B);
    assert!(room.sits(1, 2));
    assert_eq!(room.app().status_text(), Some(why.as_str()));
    drop(first);
}

#[test]
fn keys_are_listed_and_do_nothing_behind_a_dialog() {
    let mut room = FloorWindow::new(&[5]);
    room.press_seat("T1 S2 Rossic, Mario1");
    room.key(Key::Questionmark);
    assert!(room.app().is_asked::<Keys>());
    room.key(Key::B);
    assert_eq!(room.playing(), 5);
    room.key(Key::Escape);
    assert!(room.app().dialog().is_none());
    room.key(Key::B);
    assert_eq!(room.playing(), 4);
}

#[test]
fn without_an_event_the_window_says_what_can_be_done() {
    let mut room = FloorWindow::with(tempfile::tempdir().unwrap(), None);
    assert!(room.harness.query_by_label("Home game").is_some());
    assert!(room.harness.query_by_label("Open…").is_some());
    room.click("Try a sample evening");
    // The evening is played in a thread; each frame gets its progress.
    let mut frames = 0;
    while room.app().desk().is_none() {
        assert!(frames < 100_000, "no sample evening: {:?}", room.app().status_text());
        frames += 1;
        std::thread::yield_now();
        room.harness.step();
    }
    let session = room.session();
    assert_eq!(session.read_only().map(ToString::to_string), None);
    assert!(session.tournament().clock().runs(session.now()));
    assert_eq!(session.tournament().clock().level(session.now()).map(|(level, _)| level), Some(3));
    let gone_by = session.now().since(session.records().last().unwrap().recorded).millis();
    assert!((0..120_000).contains(&gone_by), "the evening ended {gone_by} ms ago");
    audit(session.beginning(), session.records(), |_, _| {}).unwrap();
}

/// Checks random clicks and keys: the file stays sound and nothing panics.
#[test]
fn five_hundred_random_clicks_and_keys() {
    for seed in 1..=2_u64 {
        let mut room = FloorWindow::new(&[9, 8, 5, 3]);
        let mut chance = ChaCha20Rng::seed_from_u64(seed);
        let mut below = |most: u32| chance.next_u32() % most;
        let keys = [
            Key::B,
            Key::M,
            Key::Enter,
            Key::Escape,
            Key::N,
            Key::P,
            Key::Plus,
            Key::Minus,
            Key::Space,
            Key::V,
            Key::A,
            Key::R,
            Key::Tab,
            Key::ArrowDown,
            Key::F12,
            Key::Num1,
            Key::Num2,
            Key::Num3,
            Key::Num4,
            Key::Num5,
            Key::Num6,
        ];
        for _ in 0..500 {
            match below(10) {
                0..=5 => {
                    let at = Pos2::new(below(1280) as f32, below(720) as f32);
                    room.harness.hover_at(at);
                    room.harness.step();
                    for pressed in [true, false] {
                        room.harness.event(egui::Event::PointerButton {
                            pos: at,
                            button: egui::PointerButton::Primary,
                            pressed,
                            modifiers: Modifiers::NONE,
                        });
                    }
                }
                6 => room.harness.event(egui::Event::Text("ro".to_owned())),
                7 => room.harness.key_press_modifiers(
                    Modifiers::COMMAND,
                    [Key::K, Key::Z, Key::Y][below(3) as usize],
                ),
                _ => room.harness.key_press(keys[below(20) as usize]),
            }
            room.harness.step();
        }
        let Some(session) = room.app().desk() else { continue };
        audit(session.beginning(), session.records(), |_, _| {})
            .unwrap_or_else(|fault| panic!("seed {seed}: {fault:?}"));
        let clock = Box::new(SystemClock::start());
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("evening.ron");
        session.save_copy(&path).unwrap();
        let file::OpenedEvent { desk: again, notices, .. } =
            file::read(&path, clock, desk()).unwrap();
        assert!(notices.is_empty(), "seed {seed}: {notices:?}");
        assert_eq!(again.tournament(), session.tournament(), "seed {seed}");
    }
}

#[test]
fn stacks_of_several_who_bust_are_typed_one_after_the_other() {
    let mut room = FloorWindow::new(&[5, 5]);
    room.ctrl(Key::K);
    room.types("table 1");
    room.key(Key::Enter);
    room.click("Bust several…");
    room.click("2 Rossic, Mario1");
    room.click("4 Rossie, Mario1");
    room.types("20k");
    room.key(Key::Tab);
    room.types("32,500");
    room.key(Key::Enter);
    assert!(!room.sits(1, 2) && !room.sits(1, 4), "{:?}", room.app().status_text());
}
