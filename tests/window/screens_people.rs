//! The players, clock, log and setup screens and the projector in use: clicks and keys.

#![cfg(feature = "window")]
#![expect(clippy::disallowed_methods, reason = "a test writes the spreadsheets that it imports")]
#![expect(clippy::unwrap_used, clippy::panic, reason = "a room that cannot be set up is a failure")]

use bottone::{
    base::{
        chips::Chips,
        money::Money,
        person::Person,
        seat::{Seat, TableNo},
        time::{Span, Timestamp},
    },
    rules::{
        buy_in::BuyIn,
        levels::{Ante, Break, BreakName, Level, Row, Structure},
    },
    session::{Desk, Operator, Session, file, memory, time::StageClock},
    store::settings::SettingsFile,
    tournament::{
        Command, Tournament,
        clock::{ClockCommand, ClockStatus},
        entries::{Entrant, EntryCommand, EntryId, EntryState, Registration},
        history::{Beginning, audit},
        setup::{Purchase, Setup},
        tables::{MoveReason, SeatWish, TableCommand},
    },
    ui::app::App,
    ui_dialogs::{import::ImportPlayers, waive::AskWaiver},
    ui_frame::action::Action,
    ui_kit::fonts,
};
use egui::{Event, Key, Modifiers, Vec2, accesskit::Role, vec2};
use egui_kittest::{
    Harness,
    kittest::{NodeT as _, Queryable as _},
};
use tempfile::TempDir;

const SIZE: Vec2 = vec2(1440.0, 900.0);
/// Saturday evening, 21 November 2026.
const EVENING: i64 = 1_795_287_600_000;

/// A desk with an event on it.
struct PeopleWindow {
    folder: TempDir,
    clock: StageClock,
    harness: Harness<'static, App>,
}

/// Returns two levels of 20 minutes, then a break in which registration closes. A level, the end of
/// the day and a level follow.
fn structure() -> Structure {
    let level = |small: u64| {
        let (small, big) = (Chips::new(small), Chips::new(2 * small));
        Row::Level(Level {
            small,
            big,
            ante: Some(Ante::BigBlind(big)),
            minutes: 20,
            ..Level::default()
        })
    };
    Structure {
        name: "Evening".to_owned(),
        starting_stack: Chips::new(10_000),
        rows: vec![
            level(100),
            level(200),
            Row::Break(Break { minutes: 15, name: BreakName::Break }),
            Row::RegistrationCloses,
            level(300),
            Row::EndOfDay,
            level(400),
        ],
        ..Structure::default()
    }
}

fn setup() -> Setup {
    let (prize, fee) = (Money::from_minor(2_000), Money::from_minor(500));
    let buy_in = BuyIn { prize, fee, ..BuyIn::default() };
    let add_on = Purchase {
        price: buy_in,
        chips: Chips::new(15_000),
        later: Vec::new(),
        most: 1,
        through_level: 2,
    };
    Setup { name: "Autumn main".to_owned(), buy_in, add_on: Some(add_on), ..Setup::default() }
}

/// Creates an event with two open tables and these players in their seats.
fn event(clock: &StageClock, players: &[&str]) -> Box<Session> {
    let at = Timestamp::from_millis(EVENING);
    let beginning = Beginning::new(at, setup(), structure());
    let desk = Operator { name: "Mara".to_owned(), station: "desk-1".to_owned() };
    let mut session = memory::create(beginning, Box::new(clock.clone()), desk);
    let tables = (1..=2).filter_map(TableNo::new).collect();
    session.submit(Command::Tables(TableCommand::Open { tables, size: 9 }), None).unwrap();
    for (name, seed) in players.iter().zip(1..) {
        let (who, seat) = (vec![Entrant::New(Person::typed(name))], SeatWish::Draw(seed));
        session.submit(Command::Entries(EntryCommand::Enter { who, seat }), None).unwrap();
    }
    session
}

const FOUR: [&str; 4] = ["Luca Bianchi", "Sara Bruno", "Diego Caruso", "Nicolò Fabbri"];

fn entry(number: u32) -> EntryId {
    ron::from_str(&number.to_string()).unwrap()
}

impl PeopleWindow {
    fn new(players: &[&str]) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let clock = StageClock::at(Timestamp::from_millis(EVENING));
        let session = event(&clock, players);
        let mut app = App::new(SettingsFile::none(), Some(folder.path().to_owned()));
        app.set_desk(session);
        let harness = Harness::builder()
            .with_size(SIZE)
            // Background work (a preview, the page) wakes it once more.
            .with_max_steps(16)
            .with_context_setup(fonts::install)
            .build_ui_state(|ui, app: &mut App| app.ui(ui), app);
        let mut room = Self { folder, clock, harness };
        room.harness.run();
        room
    }

    fn on(players: &[&str], screen: Key) -> Self {
        let mut room = Self::new(players);
        room.key(screen);
        room
    }

    fn click(&mut self, label: &str) {
        self.harness.get_by_label(label).scroll_to_me();
        self.harness.run();
        self.harness.get_by_label(label).click();
        self.harness.run();
    }

    /// Presses the row of a list that begins with `words`.
    fn press_row(&mut self, words: &str) {
        let rows = self.harness.get_all_by_role(Role::Row);
        let names: Vec<String> = rows.filter_map(|row| row.accesskit_node().label()).collect();
        let name = names.iter().find(|name| name.starts_with(words));
        let name = name.unwrap_or_else(|| panic!("{words}: there is only {names:?}")).clone();
        self.harness.get_by_role_and_label(Role::Row, &name).click();
        self.harness.run();
    }

    /// Presses the button whose label begins like this.
    fn press(&mut self, words: &str) {
        let buttons = self.harness.get_all_by_role(Role::Button);
        let names: Vec<String> = buttons.filter_map(|one| one.accesskit_node().label()).collect();
        let name = names.iter().find(|name| name.starts_with(words));
        let name = name.unwrap_or_else(|| panic!("{words}: there is only {names:?}")).clone();
        self.harness.get_by_role_and_label(Role::Button, &name).scroll_to_me();
        self.harness.run();
        self.harness.get_by_role_and_label(Role::Button, &name).click();
        self.harness.run();
    }

    /// Returns the seat of the entry with this number.
    fn seat(&self, number: u32) -> Option<Seat> {
        self.tournament().tables().seat_of(entry(number))
    }

    fn standing(&self, number: u32) -> EntryState {
        self.tournament().entries().get(entry(number)).unwrap().standing
    }

    fn rows(&self) -> Vec<String> {
        let rows = self.harness.get_all_by_role(Role::Row);
        rows.filter_map(|row| row.accesskit_node().label()).collect()
    }

    fn key(&mut self, key: Key) {
        self.harness.key_press(key);
        self.harness.run();
    }

    /// Strikes a key with Alt, which asks for a command even in a text field.
    fn alt(&mut self, key: Key) {
        self.harness.key_press_modifiers(Modifiers::ALT, key);
        self.harness.run();
    }

    fn start_or_pause(&mut self) {
        self.harness.key_press_modifiers(Modifiers::COMMAND, Key::Space);
        self.harness.run();
    }

    fn types(&mut self, text: &str) {
        self.harness.event(egui::Event::Text(text.to_owned()));
        self.harness.run();
    }

    /// Clears the field `name` and types `text` into it.
    fn fill(&mut self, name: &str, text: &str) {
        self.harness.get_by_role_and_label(Role::TextInput, name).scroll_to_me();
        self.harness.run();
        self.harness.get_by_role_and_label(Role::TextInput, name).click();
        self.harness.run();
        self.harness.key_press_modifiers(Modifiers::COMMAND, Key::A);
        self.harness.run();
        if text.is_empty() {
            self.key(Key::Backspace);
        } else {
            self.types(text);
        }
    }

    fn has(&self, label: &str) -> bool {
        self.harness.query_all_by_label(label).next().is_some()
    }

    fn says(&self, part: &str) -> bool {
        self.harness.query_all_by_label_contains(part).next().is_some()
    }

    fn submit(&mut self, command: Command) {
        self.harness.state_mut().request(Action::Submit(command));
        self.harness.run();
    }

    fn line(&self) -> &str {
        self.harness.state().status_text().unwrap_or_default()
    }

    fn session(&self) -> &dyn Desk {
        self.harness.state().desk().unwrap()
    }

    fn tournament(&self) -> &Tournament {
        self.session().tournament()
    }

    fn playing(&self) -> usize {
        self.tournament().entries().playing_count()
    }

    fn names(&self) -> Vec<String> {
        self.tournament()
            .entries()
            .players()
            .map(|(_, player)| player.person.display_name())
            .collect()
    }

    fn row(&self) -> usize {
        self.tournament().clock().read(self.session().now()).row
    }

    /// Checks that the file has the event on the desk. Every record must be decided the same way
    /// again.
    fn check_file(&self) {
        let session = self.session();
        audit(session.beginning(), session.records(), |_, _| {}).unwrap();
        let copy = self.folder.path().join("copy.ron");
        session.save_copy(&copy).unwrap();
        let operator = session.operator().clone();
        let file::OpenedEvent { desk: again, notices, .. } =
            file::open(&copy, Box::new(self.clock.clone()), operator).unwrap();
        assert!(notices.is_empty(), "{notices:?}");
        assert_eq!(again.tournament(), session.tournament());
    }
}

#[test]
fn a_new_name_and_enter_make_a_player_with_a_seat() {
    let mut room = PeopleWindow::on(&FOUR, Key::Num2);
    room.key(Key::Enter);
    room.types("Élise Dubois");
    assert!(room.says("add and buy in Dubois, Élise, a new player, and draw a seat"));
    room.key(Key::Enter);
    assert_eq!(room.names().last().unwrap(), "Dubois, Élise");
    assert_eq!((room.playing(), room.tournament().tables().seated_count()), (5, 5));
    assert!(room.line().contains("Dubois"), "{}", room.line());
    // The field waits for the next player; the last one is shown.
    room.types("Costa, Ana");
    room.key(Key::Enter);
    assert_eq!(room.names().last().unwrap(), "Costa, Ana");
    assert!(room.says("Buy-in 20+5, seated at"));
    room.check_file();
}

#[test]
fn typing_finds_who_is_known_and_enter_buys_them_in_again() {
    let mut room = PeopleWindow::on(&FOUR, Key::Num2);
    room.key(Key::Enter);
    room.types("caru");
    assert!(room.says("1 of 4") || room.says("Caruso, Diego is seated at"));
    assert_eq!(room.rows().len(), 1, "{:?}", room.rows());
    // A playing player cannot buy in.
    room.key(Key::Enter);
    assert_eq!(room.playing(), 4);
    assert!(room.line().contains("already in"), "{}", room.line());
    let caruso = room.tournament().entries().players().nth(2).unwrap().1.entries[0];
    room.submit(Command::Entries(EntryCommand::Bust { out: vec![(caruso, None)] }));
    assert_eq!(room.playing(), 3);
    assert!(room.says("buy in Caruso, Diego (2nd entry, €25) and draw a seat"));
    room.key(Key::Enter);
    assert_eq!(room.playing(), 4);
    assert_eq!(room.names().len(), 4);
    assert!(room.says("Re-entry 1 20+5"));
    room.check_file();
}

#[test]
fn shift_enter_takes_in_a_namesake() {
    let mut room = PeopleWindow::on(&FOUR, Key::Num2);
    room.key(Key::Enter);
    room.types("Luca Bianc");
    room.harness.key_press_modifiers(Modifiers::SHIFT, Key::Enter);
    room.harness.run();
    assert_eq!(room.names().last().unwrap(), "Bianc, Luca");
}

#[test]
fn the_list_is_sorted_by_its_heads_and_walked_with_the_arrows() {
    let mut room = PeopleWindow::on(&FOUR, Key::Num2);
    let by_name = room.rows();
    assert!(by_name[0].starts_with("Bianchi, Luca"), "{by_name:?}");
    room.click("Sort by seat");
    let by_seat = room.rows();
    assert!(by_seat[0].contains("T1 S"), "{by_seat:?}");
    room.click("Sort by player");
    room.key(Key::ArrowDown);
    room.key(Key::ArrowDown);
    room.key(Key::ArrowDown);
    room.key(Key::ArrowUp);
    assert!(room.says("History"));
    // Alt B busts the chosen player: the second of the list.
    room.alt(Key::B);
    assert_eq!(room.playing(), 3);
    assert!(room.line().contains("Bruno"), "{}", room.line());
}

#[test]
fn a_player_is_pinned_sold_an_add_on_refunded_and_rewritten() {
    let mut room = PeopleWindow::on(&FOUR, Key::Num2);
    room.press_row("Fabbri");
    room.click("More…");
    room.click("Pin");
    let entry = room.tournament().entries().players().nth(3).unwrap().1.entries[0];
    assert!(room.tournament().tables().is_pinned(entry));
    room.click("More…");
    room.click("Unpin");
    room.alt(Key::A);
    assert_eq!(room.tournament().entries().get(entry).unwrap().add_ons, 1);
    assert!(!room.has("Rebuy"), "this event has no rebuys");
    room.click("More…");
    room.click("Edit…");
    room.fill("Country", "IT");
    room.key(Key::Enter);
    let fabbri = room.tournament().entries().players().nth(3).unwrap().1;
    assert_eq!(fabbri.person.country, "IT");
    assert!(room.has("Refund €40, keep €10"));
    room.click("Refund €50");
    assert_eq!(room.tournament().entries().get(entry).unwrap().standing, EntryState::Refunded);
    room.check_file();
}

#[test]
fn two_players_swap_their_seats() {
    let mut room = PeopleWindow::on(&FOUR, Key::Num2);
    let (bianchi, fabbri) = (room.seat(1).unwrap(), room.seat(4).unwrap());
    room.press_row("Bianchi");
    room.press("Move");
    assert!(room.says("Now at"));
    room.press(&format!("Table {} ·", fabbri.table));
    room.press(&format!("Seat {} · swap with", fabbri.seat));
    room.press("Swap with");
    assert_eq!((room.seat(1), room.seat(4)), (Some(fabbri), Some(bianchi)));
    assert!(room.harness.state().dialog().is_none());
    // The swap is one record, and one undo takes it back.
    let records = room.session().records().len();
    room.check_file();
    room.harness.key_press_modifiers(Modifiers::COMMAND, Key::Z);
    room.harness.run();
    assert_eq!((room.seat(1), room.seat(4)), (Some(bianchi), Some(fabbri)));
    assert_eq!(room.session().records().len(), records + 1);
}

#[test]
fn a_player_starts_with_another_stack() {
    let mut room = PeopleWindow::on(&FOUR, Key::Num2);
    room.press_row("Fabbri");
    room.click("More…");
    assert!(!room.has("Forfeit and re-enter…"), "the house does not permit it");
    room.press("Starting stack");
    assert!(room.says("Nicolò started with 10,000"));
    // Without a stack there is nothing to set.
    room.press("Set stack");
    assert!(room.harness.state().dialog().is_some());
    room.fill("Starts with", "12500");
    room.press("Set stack");
    assert!(room.harness.state().dialog().is_none());
    assert_eq!(room.tournament().entries().get(entry(4)).unwrap().chips, Chips::new(12_500));
    assert_eq!(room.tournament().chips_in_play(), Chips::new(42_500));
    room.check_file();
    // Once the clock has run, a smaller number needs a reason from the floor.
    room.key(Key::Escape);
    room.start_or_pause();
    room.press_row("Fabbri");
    room.click("More…");
    room.press("Starting stack");
    room.types("8000");
    room.press("Set stack");
    let app = room.harness.state();
    assert!(app.is_asked::<AskWaiver>(), "{:?}", app.dialog());
}

#[test]
fn a_stack_is_forfeited_for_a_new_entry() {
    let mut room = PeopleWindow::on(&FOUR, Key::Num0);
    room.key(Key::F3);
    room.click("Allow players to forfeit chips and re-enter");
    room.click("Save changes");
    assert!(room.tournament().setup().forfeits, "{}", room.line());
    room.key(Key::Num2);
    room.key(Key::Escape);
    room.start_or_pause();
    room.press_row("Fabbri");
    room.click("More…");
    room.press("Forfeit and re-enter…");
    assert!(room.says("forfeits all chips and buys a new entry"));
    room.types("3500");
    room.key(Key::Enter);
    assert!(room.harness.state().dialog().is_none(), "{}", room.line());
    assert_eq!(room.standing(4), EntryState::Forfeited);
    assert_eq!(room.seat(4), None);
    assert!(room.seat(5).is_some());
    assert_eq!(room.playing(), 4);
    assert_eq!(room.tournament().chips_in_play(), Chips::new(46_500));
    room.check_file();
}

#[test]
fn after_the_start_a_refund_asks_for_a_reason() {
    let mut room = PeopleWindow::on(&FOUR, Key::Num2);
    room.key(Key::Escape);
    room.start_or_pause();
    room.press_row("Fabbri");
    room.click("Refund €25");
    assert!(
        room.harness.state().is_asked::<AskWaiver>(),
        "{:?} {:?}",
        room.harness.state().dialog(),
        room.line()
    );
}

#[test]
fn a_list_of_players_is_taken_over() {
    let mut room = PeopleWindow::on(&FOUR, Key::Num2);
    let list = room.folder.path().join("players.csv");
    let text = "Cognome;Nome;Nazione\nRossi;Mario;IT\nBianchi;Luca;IT\nGrün;Jürgen;DE\n;;\n";
    std::fs::write(&list, text).unwrap();
    room.harness.state_mut().import_players(&list);
    room.harness.run();
    assert!(room.says("A player with this name already exists"));
    room.click("Import 2 players");
    assert!(room.harness.state().dialog().is_none());
    assert_eq!(room.names()[4..], ["Rossi, Mario", "Grün, Jürgen"]);
    assert_eq!(room.tournament().tables().seated_count(), 6);
    room.check_file();
}

/// Checks Ctrl V with several names: they are a list; one name goes into the field.
#[test]
fn a_pasted_list_of_players_is_taken_over_as_a_file_is() {
    let mut room = PeopleWindow::on(&FOUR, Key::Num2);
    room.harness.event(Event::Paste(
        "1. Mario Rossi\n2. Luca Bianchi (paid)\n3. Jürgen Grün +1\n".to_owned(),
    ));
    room.harness.run();
    assert!(room.harness.state().is_asked::<ImportPlayers>());
    assert!(room.says("A player with this name already exists"));
    assert!(room.says("1 duplicate name"));
    room.click("Import 2 players");
    assert!(room.harness.state().dialog().is_none());
    assert_eq!(room.names()[4..], ["Rossi, Mario", "Grün, Jürgen"]);
    room.check_file();

    // A paste that would fill the memory is left out with a message.
    room.harness.event(Event::Paste("x".repeat(1 << 20)));
    room.harness.run();
    assert!(
        room.says("The pasted text is longer than 256 kB and was left out")
            && room.harness.state().dialog().is_none()
    );

    room.harness.event(Event::Paste("Verdi, Anna".to_owned()));
    room.harness.run();
    assert!(room.harness.state().dialog().is_none());
    assert!(room.says("Verdi, Anna"));
}

/// Checks that columns without a known heading are named, and left out until they are chosen.
#[test]
fn columns_that_are_left_out_are_named() {
    let mut room = PeopleWindow::on(&[], Key::Num2);
    let list =
        "Name\tRSVP\tShirt\nMario Rossi\tYes\tL\nAna Costa\tNo\tM\nRita Gallo\tperhaps so\tS\n";
    room.harness.event(Event::Paste(list.to_owned()));
    room.harness.run();
    assert!(room.says("Set a column to “Note” to keep it. Skipped: Shirt"));
    assert!(room.says("RSVP: No"));
    assert!(room.says("RSVP: “perhaps so” not recognised"));
    room.click("Import 2 players");
    let notes: Vec<String> = room
        .tournament()
        .entries()
        .players()
        .map(|(_, player)| player.person.note.clone())
        .collect();
    assert_eq!(notes, ["", ""]);
}

#[test]
fn a_list_can_be_read_otherwise_and_only_listed() {
    let mut room = PeopleWindow::on(&[], Key::Num2);
    let list = room.folder.path().join("players.csv");
    std::fs::write(&list, "Name,Town\nMario Rossi,Rome\nAna Costa,Porto\nRita Gallo,Bari\n")
        .unwrap();
    room.harness.state_mut().import_players(&list);
    room.harness.run();
    // Without a column of names, no player can be imported.
    room.harness.get_by_role_and_label(Role::ComboBox, "Name").click();
    room.harness.run();
    room.click("Skip");
    assert!(room.says("no column holds names"));
    room.harness.get_by_role_and_label(Role::ComboBox, "Name").click();
    room.harness.run();
    room.click("Full name");
    room.press_row("✓ 3");
    room.click("List only");
    room.click("Import 2 players");
    assert_eq!(room.names(), ["Rossi, Mario", "Gallo, Rita"]);
    assert_eq!(room.playing(), 0);
}

#[test]
fn a_list_that_comes_too_late_asks_for_a_reason() {
    let mut room = PeopleWindow::on(&FOUR, Key::Num3);
    room.click("Closed");
    let list = room.folder.path().join("late.csv");
    std::fs::write(&list, "Name\nMario Rossi\nAna Costa\n").unwrap();
    room.harness.state_mut().import_players(&list);
    room.harness.run();
    room.click("Import 2 players");
    assert!(
        room.harness.state().is_asked::<AskWaiver>(),
        "{:?} {:?}",
        room.harness.state().dialog(),
        room.line()
    );
    room.types("The bus was late");
    room.key(Key::Enter);
    assert_eq!(room.playing(), 6);
    room.check_file();
}

#[test]
fn what_is_no_list_is_reported() {
    let mut room = PeopleWindow::on(&[], Key::Num2);
    let list = room.folder.path().join("players.xlsx");
    std::fs::write(&list, b"PK\x03\x04 and more").unwrap();
    room.harness.state_mut().import_players(&list);
    room.harness.run();
    assert!(room.line().contains("workbook"), "{}", room.line());
}

#[test]
fn the_clock_goes_by_keys() {
    let mut room = PeopleWindow::on(&FOUR, Key::Num3);
    let left = |room: &PeopleWindow| room.tournament().clock().read(room.session().now()).left;
    let state = |room: &PeopleWindow| room.tournament().clock().read(room.session().now()).state;
    assert_eq!(state(&room), ClockStatus::Waiting);
    room.key(Key::Space);
    assert_eq!(state(&room), ClockStatus::Running);
    room.clock.set(Timestamp::from_millis(EVENING).after(Span::from_secs(65)));
    room.harness.run();
    assert!(room.has("Time left 18:55"));
    room.key(Key::Plus);
    assert_eq!(left(&room), Span::from_secs(19 * 60 + 55));
    room.key(Key::Minus);
    room.key(Key::Minus);
    assert_eq!(left(&room), Span::from_secs(17 * 60 + 55));
    room.key(Key::Space);
    assert_eq!(state(&room), ClockStatus::Paused);
    // A letter alone changes no level: it must be pressed again.
    room.key(Key::N);
    assert_eq!(room.row(), 0);
    assert!(room.says("Press N again for the next level"));
    room.key(Key::N);
    assert_eq!((room.row(), left(&room)), (1, Span::from_minutes(20)));
    room.key(Key::N);
    room.key(Key::P);
    assert_eq!(room.row(), 1, "another key in between");
    room.key(Key::P);
    assert_eq!(room.row(), 0);
    // Every button does the same as its key.
    room.click("Resume");
    assert_eq!(state(&room), ClockStatus::Running);
    room.click("+1 min");
    assert_eq!(left(&room), Span::from_minutes(21));
    room.check_file();
}

#[test]
fn a_row_of_the_list_is_jumped_to() {
    let mut room = PeopleWindow::on(&FOUR, Key::Num3);
    room.press_row("3 300 / 600");
    assert_eq!(room.row(), 4);
}

#[test]
fn registration_is_closed_and_opened_by_hand() {
    let mut room = PeopleWindow::on(&FOUR, Key::Num3);
    assert!(room.has("Registration is open"));
    room.click("Closed");
    assert!(!room.tournament().registration_open(room.session().now()));
    assert!(room.has("Registration is closed"));
    room.click("Keep open");
    assert!(room.tournament().registration_open(room.session().now()));
    assert!(room.has("Registration is open"));
    // The state of a new event again: the structure closes registration by itself.
    room.click("Auto");
    assert_eq!(room.tournament().registration(), Registration::ByStructure);
}

#[test]
fn the_log_is_filtered() {
    let mut room = PeopleWindow::on(&FOUR, Key::Num9);
    assert_eq!(room.rows().len(), 5);
    room.click("Seats");
    assert_eq!(room.rows().len(), 1, "{:?}", room.rows());
    room.click("All");
    room.fill("Search the log", "nicolo");
    // Short names have initials: the family name is found.
    room.fill("Search the log", "fabbri");
    let rows = room.rows();
    assert_eq!(rows.len(), 1, "{rows:?}");
    assert!(rows[0].contains("Fabbri, N."), "{rows:?}");
    room.fill("Search the log", "nobody at all");
    room.click("Show all");
    assert_eq!(room.rows().len(), 5);
}

#[test]
fn a_record_is_struck_out_unless_a_later_one_needs_it() {
    let mut room = PeopleWindow::on(&FOUR, Key::Num9);
    let buy_in = |room: &PeopleWindow, name: &str| {
        let rows = room.rows();
        rows.iter().find(|row| row.contains(name)).cloned().unwrap()
    };
    // Tables are opened by the first record, and all players sit at them.
    let opened = buy_in(&room, "Opened tables");
    room.press_row(&opened);
    room.click("Void");
    // A player who sat down since prevents it, in the log's words; pressing the line goes there.
    assert!(room.says("4 later records depend on it"));
    assert_eq!(room.playing(), 4);
    let rows = room.rows();
    let in_the_way = |row: &&String| row.contains("Caruso") && !row.contains("desk-1");
    let caruso = rows.iter().find(in_the_way).unwrap();
    room.harness.get_by_role_and_label(Role::Row, caruso).click();
    room.harness.run();
    assert!(room.harness.state().dialog().is_none());
    assert!(room.says("Buy-in · Caruso, D."));
    let last = buy_in(&room, "Fabbri");
    room.press_row(&last);
    room.click("Void");
    assert_eq!(room.playing(), 3);
    assert!(room.rows().iter().any(|row| row.contains("Voided")), "{:?}", room.rows());
    let strike = room.harness.get_by_label("Void");
    assert!(strike.accesskit_node().is_disabled());
    room.check_file();
}

/// Checks a wrong bust whose seat is taken again: it cannot be struck out, and one press corrects
/// it.
#[test]
fn a_bust_that_stays_is_put_right_in_another_seat() {
    let mut room = PeopleWindow::on(&FOUR, Key::Num9);
    let entries: Vec<_> = room.tournament().entries().all().map(|(id, _)| id).collect();
    let seat = |room: &PeopleWindow, entry| room.tournament().tables().seat_of(entry);
    room.submit(Command::Entries(EntryCommand::Bust { out: vec![(entries[2], None)] }));
    let left = room.tournament().entries().left_seat(entries[2]).unwrap();
    let reason = MoveReason::Floor("He cannot see the board".to_owned());
    room.submit(Command::Tables(TableCommand::Move { entry: entries[3], to: left, reason }));
    room.submit(Command::Entries(EntryCommand::Bust { out: vec![(entries[0], None)] }));
    let places = room.tournament().entries().places();
    assert_eq!(places.of(entries[2]).unwrap().first, 4);
    let bust = room.rows().into_iter().find(|row| row.contains("Bust · Caruso")).unwrap();
    room.press_row(&bust);
    let count = room.session().records().len();
    room.click("Void");
    assert!(room.says("This record can't be voided") && room.says("A later record depends on it"));
    assert!(room.says("Fabbri, N."), "the move that stands in the way");
    let before = room.tournament().clone();
    let labels =
        room.harness.get_all_by_role(Role::Button).filter_map(|node| node.accesskit_node().label());
    let offers: Vec<String> =
        labels.filter(|label| label.starts_with("Bring back Caruso")).collect();
    assert_eq!(offers.len(), 2, "{offers:?}");
    room.click(&offers[0]);
    assert!(room.harness.state().dialog().is_none());
    assert_eq!(room.session().records().len(), count + 1, "one act");
    assert_eq!(seat(&room, entries[2]).unwrap().table, left.table, "at the same table");
    assert!(room.line().starts_with("Brought back · Caruso, D."), "{}", room.line());
    // The ranking follows: a player who busted later is one place lower than with the wrong bust.
    let places = room.tournament().entries().places();
    assert_eq!(places.of(entries[2]), None);
    assert_eq!(places.of(entries[0]).unwrap().first, 4);
    assert_eq!(room.tournament().breach(), None);
    room.check_file();
    room.harness.state_mut().request(Action::Undo);
    room.harness.run();
    assert_eq!(*room.tournament(), before);
}

#[test]
fn enter_says_that_registration_is_closed() {
    let mut room = PeopleWindow::on(&FOUR, Key::Num2);
    room.submit(Command::Entries(EntryCommand::Registration { open: false }));
    room.key(Key::Enter);
    room.types("Élise Dubois");
    assert!(room.says("Registration is closed"), "why it is not as usual");
    assert!(!room.says("add and buy in"), "Enter does not do that");
    room.key(Key::Enter);
    assert_eq!(room.playing(), 4);
    assert!(room.harness.state().is_asked::<AskWaiver>(), "it asks why");
}

#[test]
fn the_event_is_changed_in_one_piece() {
    let mut room = PeopleWindow::on(&FOUR, Key::Num0);
    room.key(Key::F3);
    room.fill("Event name", "Winter main");
    room.fill("Buy-in", "20+x");
    assert!(room.says("At character 4"), "what is wrong is said where");
    let save = room.harness.get_by_label("Save changes");
    assert!(save.accesskit_node().is_disabled());
    assert!(
        room.says("Buy-in: At character 4"),
        "and beside the button, what keeps it from being saved"
    );
    room.fill("Buy-in", "100+15");
    assert!(room.says("€115 total"));
    room.fill("Guarantee", "10,000");
    room.click("Save changes");
    let line = room.line().to_owned();
    for part in
        ["Event name Autumn main → Winter main", "Buy-in 20+5 → 100+15", "Guarantee — → €10,000"]
    {
        assert!(line.contains(part), "{part}: {line}");
    }
    assert!(!line.contains("Seats"), "{line}");
    let setup = room.tournament().setup();
    assert_eq!(setup.name, "Winter main");
    assert_eq!(setup.buy_in.total(), Money::from_minor(11_500));
    assert_eq!(setup.guarantee, Money::from_minor(1_000_000));
    // Undo restores the old event, in the form too.
    room.harness.get_all_by_label("Undo").next().unwrap().click();
    room.harness.run();
    assert_eq!(room.tournament().setup().name, "Autumn main");
    let name = room.harness.get_by_role_and_label(Role::TextInput, "Event name");
    assert_eq!(name.value().as_deref(), Some("Autumn main"));
    room.check_file();
}

#[test]
fn a_level_is_changed_put_in_moved_and_taken_out() {
    let mut room = PeopleWindow::on(&FOUR, Key::Num0);
    room.start_or_pause();
    room.press_row("2 200 400");
    room.click("Edit…");
    room.fill("Minutes", "25");
    room.fill("Ante", "");
    room.key(Key::Enter);
    let level = |room: &PeopleWindow, row: usize| {
        room.tournament().clock().structure().rows[row].level().cloned().unwrap()
    };
    assert_eq!((level(&room, 1).minutes, level(&room, 1).ante), (25, None));
    room.click("Insert below…");
    room.fill("Small blind", "250");
    room.fill("Big blind", "500");
    room.key(Key::Enter);
    assert_eq!(level(&room, 2).big, Chips::new(500));
    room.press_row("3 250 500");
    room.click("Move down");
    assert_eq!(level(&room, 3).big, Chips::new(500));
    room.click("Remove");
    assert_eq!(room.tournament().clock().structure().rows.len(), 7);
    room.check_file();
}

#[test]
fn what_was_played_is_frozen() {
    let mut room = PeopleWindow::on(&FOUR, Key::Num0);
    room.start_or_pause();
    room.submit(Command::Clock(ClockCommand::Next));
    room.press_row("1 100 200");
    for word in ["Edit…", "Insert above…", "Move down", "Remove"] {
        let button = room.harness.get_by_label(word);
        assert!(button.accesskit_node().is_disabled(), "{word}");
        let why = button.accesskit_node().data().description().map(str::to_owned);
        assert_eq!(why.as_deref(), Some("Levels already played cannot be changed"), "{word}");
    }
}

#[test]
fn before_the_start_even_the_first_row_can_go() {
    let mut room = PeopleWindow::on(&FOUR, Key::Num0);
    room.press_row("1 100 200");
    room.click("Remove");
    let clock = room.tournament().clock();
    assert_eq!(clock.structure().rows.len(), 6);
    let reading = clock.read(room.session().now());
    assert_eq!((reading.row, reading.left), (0, Span::from_minutes(20)));
    room.check_file();
}

#[test]
fn another_structure_is_taken_before_the_start_only() {
    let mut room = PeopleWindow::on(&FOUR, Key::Num0);
    let turbo = |room: &mut PeopleWindow| {
        room.click("Structures…");
        let is_turbo = |label: String| label.starts_with("Club turbo");
        let mut rows = room.harness.get_all_by_role(Role::Row);
        rows.find(|row| row.accesskit_node().label().is_some_and(is_turbo)).unwrap().click();
        drop(rows);
        room.harness.run();
    };
    turbo(&mut room);
    room.key(Key::Enter);
    assert_eq!(room.tournament().clock().structure().name, "Club turbo");
    room.start_or_pause();
    turbo(&mut room);
    let take = room.harness.get_by_label("Use for this event");
    assert!(take.accesskit_node().is_disabled());
}

#[test]
fn tables_are_opened_together() {
    let mut room = PeopleWindow::on(&FOUR, Key::Num0);
    room.key(Key::F6);
    room.fill("To table", "6");
    room.click("Open tables 3 to 6, 9 seats each");
    assert_eq!(room.tournament().tables().open().len(), 6);
}

#[test]
fn the_projector_shows_the_clock_of_every_hour() {
    let mut room = PeopleWindow::on(&FOUR, Key::Num3);
    let shows = |room: &PeopleWindow, words: &str| {
        let all = room.harness.query_all_by_label(words);
        all.filter(|node| node.accesskit_node().role() == Role::Label).count() > 0
    };
    room.key(Key::D);
    assert!(shows(&room, "Starts with level 1"), "waiting");
    assert!(shows(&room, "Autumn main"));
    room.key(Key::Space);
    assert!(shows(&room, "Level 1"));
    assert!(shows(&room, "20:00"), "the figure on the wall");
    assert!(shows(&room, "Big blind ante 200"));
    assert!(shows(&room, "Prize pool €80"));
    // The last minute says so.
    room.clock.set(Timestamp::from_millis(EVENING).after(Span::from_secs(19 * 60 + 30)));
    room.harness.run();
    assert!(shows(&room, "Level 1 · last minute"));
    assert!(shows(&room, "00:30"));
    room.key(Key::Space);
    assert!(shows(&room, "Paused · Level 1"));
    room.key(Key::Space);
    let next_level = |room: &mut PeopleWindow| [room.key(Key::N), room.key(Key::N)];
    next_level(&mut room);
    next_level(&mut room);
    assert!(shows(&room, "Break"));
    assert!(shows(&room, "15:00"));
    assert!(room.says("Back at"));
    next_level(&mut room);
    let after = Span::from_minutes(60);
    room.clock.set(Timestamp::from_millis(EVENING).after(after));
    room.harness.run();
    assert!(shows(&room, "End of day"));
    assert!(shows(&room, "Play resumes with"));
    let out: Vec<_> = room.tournament().entries().playing().map(|(id, _)| id).skip(1).collect();
    for entry in out {
        room.submit(Command::Entries(EntryCommand::Bust { out: vec![(entry, None)] }));
    }
    assert!(shows(&room, "Winner"));
    assert!(shows(&room, "Bianchi, Luca"));
    room.key(Key::D);
    assert!(!shows(&room, "Time of day"), "the window is gone");
}

#[test]
fn a_new_event_is_made() {
    let mut room = PeopleWindow::new(&FOUR);
    room.harness.key_press_modifiers(Modifiers::COMMAND, Key::N);
    room.harness.run();
    let make = room.harness.get_by_label("Create event");
    assert!(make.accesskit_node().is_disabled(), "an event has a name");
    room.press_row("Deep stack");
    room.fill("Event name", "Spring main");
    room.fill("Day or flight", "Day 1A");
    room.fill("Buy-in", "500+50");
    room.click("Create event");
    assert!(room.harness.state().dialog().is_none());
    let t = room.tournament();
    assert_eq!((t.setup().name.as_str(), t.setup().day.as_str()), ("Spring main", "Day 1A"));
    assert_eq!(t.setup().buy_in.total(), Money::from_minor(55_000));
    assert_eq!(t.clock().structure().name, "Deep stack");
    let file = room.folder.path().join("spring-main.bottone");
    assert_eq!(room.session().path(), Some(file.as_path()));
}

#[test]
fn ten_thousand_players_are_scrolled_without_being_drawn() {
    let mut room = PeopleWindow::on(&[], Key::Num2);
    let people = (0..10_000).map(|n| Person::typed(&format!("Player{n} Crowd"))).collect();
    room.submit(Command::Entries(EntryCommand::List { people }));
    assert!(room.rows().len() < 40, "{}", room.rows().len());
    room.key(Key::Enter);
    room.types("player9999");
    assert_eq!(room.rows().len(), 1);
}

#[test]
fn the_players_screen_takes_typing_at_once() {
    let mut room = PeopleWindow::on(&FOUR, Key::Num2);
    room.types("Diego Rossi");
    room.key(Key::Enter);
    assert_eq!(room.playing(), 5, "{:?}", room.line());
    assert!(!room.tournament().clock().started(), "the name has a space in it");
    assert_eq!(room.line().matches("Rossi").count(), 1, "{:?}", room.line());
}

#[test]
fn the_menu_has_what_is_in_no_screen() {
    let mut room = PeopleWindow::new(&FOUR);
    room.click("Menu");
    for line in ["Open recent", "Save a copy…", "Close event", "Quit"] {
        assert!(room.says(line), "{line}");
    }
    room.harness.get_by_label_contains("Open wall").click_accesskit();
    room.harness.run();
    assert!(room.harness.state().settings().projector.open);
}

#[test]
fn the_desk_has_the_names_that_setup_gives_it() {
    let mut room = PeopleWindow::on(&FOUR, Key::Num0);
    room.key(Key::F7);
    room.fill("Operator", "Gaia");
    room.fill("Desk", "Sala 2");
    room.key(Key::Enter);
    let operator = room.session().operator();
    assert_eq!((operator.name.as_str(), operator.station.as_str()), ("Gaia", "Sala 2"));
    assert!(room.says("Desk: Sala 2"));
    assert_eq!(room.harness.state().settings().operator, "Gaia");
}

#[test]
fn players_who_find_no_seats_are_imported_to_wait() {
    let mut room = PeopleWindow::new(&FOUR);
    let path = room.folder.path().join("thirty.csv");
    let names: Vec<String> = (0..30).map(|n| format!("Rossi{n},Anna")).collect();
    std::fs::write(&path, format!("Family name,Given name\n{}\n", names.join("\n"))).unwrap();
    room.harness.state_mut().import_players(&path);
    room.harness.run();
    room.key(Key::Enter);
    assert_eq!(room.tournament().waiting().count(), 30, "{:?}", room.line());
}

#[test]
fn the_line_of_a_bust_says_the_place() {
    let mut room = PeopleWindow::on(&FOUR, Key::Num2);
    room.key(Key::Escape);
    room.press_row("Bianchi");
    room.alt(Key::B);
    assert!(room.line().ends_with("4th"), "{:?}", room.line());
}

#[test]
fn who_comes_in_by_an_exception_is_chosen_and_the_field_is_free() {
    let mut room = PeopleWindow::on(&FOUR, Key::Num2);
    room.submit(Command::Entries(EntryCommand::Registration { open: false }));
    room.types("Gaia Serra");
    room.key(Key::Enter);
    assert!(
        room.harness.state().is_asked::<AskWaiver>(),
        "{:?} {:?}",
        room.harness.state().dialog(),
        room.line()
    );
    room.types("The dinner queue");
    room.key(Key::Enter);
    assert_eq!(room.playing(), 5, "{:?}", room.line());
    room.types("Luca Verdi");
    room.key(Key::Enter);
    room.types("Stood in it too");
    room.key(Key::Enter);
    assert_eq!(room.playing(), 6, "{:?}", room.line());
    assert!(room.names().contains(&"Verdi, Luca".to_owned()), "{:?}", room.names());
}
