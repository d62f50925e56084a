//! The board of hand for hand and of the day's last hands, by keys and by clicks.

#![cfg(feature = "window")]
#![expect(clippy::unwrap_used, reason = "a test")]

use bottone::{
    base::{
        money::Money,
        person::Person,
        seat::{Seat, SeatNo, TableNo},
    },
    i18n::Language,
    rules::{
        buy_in::BuyIn,
        floor::TableProgress,
        levels::Row,
        payouts::{PayoutKind, PayoutPlan, Remainder},
    },
    session::{Session, memory, time::StageClock},
    tournament::{
        Command,
        clock::{ClockCommand, ClockStatus},
        entries::{Entrant, EntryCommand},
        hands::{BoardKind, HandBoard},
        history::{Beginning, audit},
        prizes::PrizeCommand,
        setup::Setup,
        tables::{SeatWish, TableCommand},
    },
    ui_dialogs::waive::AskWaiver,
    ui_frame::action::{Action, Screen},
    view::{board::BoardView, money::prizes::PrizeTable, todo::tasks},
};
use egui::{Key, Modifiers, Vec2, vec2};
use egui_kittest::kittest::Queryable as _;

use crate::stage::{self, room::EventWindow};

const SMALL: Vec2 = vec2(1280.0, 720.0);
const LARGE: Vec2 = vec2(1920.0, 1080.0);

/// Creates this number of tables with three players each, one player from the money.
fn near_the_money(tables: u16, size: Vec2) -> EventWindow {
    let clock = StageClock::at(stage::EVENING);
    let mut structure = stage::structure("deep-stack");
    structure.rows.insert(1, Row::EndOfDay);
    let buy_in = BuyIn { prize: Money::from_minor(10_000), ..BuyIn::default() };
    let setup = Setup { name: "Winter".into(), buy_in, ..Setup::default() };
    let beginning = Beginning::new(stage::EVENING, setup, structure);
    let mut desk = memory::create(beginning, Box::new(clock.clone()), stage::desk());
    let mut does = |command| desk.submit(command, None).unwrap();
    let numbers: Vec<TableNo> = (1..=tables).filter_map(TableNo::new).collect();
    does(Command::Tables(TableCommand::Open { tables: numbers.clone(), size: 9 }));
    for table in numbers {
        for seat in (1..=3).filter_map(SeatNo::new) {
            let person = Person { family: format!("P{table}-{seat}"), ..Person::default() };
            let (who, seat) = (vec![Entrant::New(person)], SeatWish::At(Seat { table, seat }));
            does(Command::Entries(EntryCommand::Enter { who, seat }));
        }
    }
    does(Command::Clock(ClockCommand::Start));
    does(Command::Entries(EntryCommand::Registration { open: false }));
    let prizes = vec![Money::from_minor(2_000); usize::from(3 * tables - 1)];
    let kind = PayoutKind::Fixed { prizes, over: Remainder::First };
    let plan = PayoutPlan { name: "Fixed".into(), kind, ..PayoutPlan::default() };
    does(Command::Prizes(PrizeCommand::Plan(Box::new(plan))));
    let desk: Box<Session> = desk;
    EventWindow::on(Screen::Floor, size, (tempfile::tempdir().unwrap(), clock, desk))
}

impl EventWindow {
    fn board_of(&self) -> Option<&HandBoard> {
        self.tournament().hands().board()
    }

    fn progress(&self, table: u16) -> TableProgress {
        self.board_of().unwrap().at_table(TableNo::new(table).unwrap()).progress
    }

    /// Types text and perhaps Enter; returns the number of presses.
    fn calls_out(&mut self, text: &str, enter: bool) -> usize {
        for letter in text.chars() {
            self.types(&letter.to_string());
        }
        if enter {
            self.key(Key::Enter);
        }
        text.len() + usize::from(enter)
    }

    fn press_tile(&mut self, name: &str) {
        let begins = format!("{name}:");
        self.harness.get_all_by_label_contains(&begins).next().unwrap().click();
        self.harness.run();
    }

    fn decides_again(&self) {
        let desk = self.app().desk().unwrap();
        assert_eq!(audit(desk.beginning(), desk.records(), |_, _| {}), Ok(()));
    }
}

/// Plays one hand at twelve tables with only keys, from the floor: two presses a table, three from
/// table 10 on, and N.
#[test]
fn one_hand_at_twelve_tables_by_keys() {
    for language in [Language::English, Language::Italian] {
        let mut room = near_the_money(12, SMALL);
        room.harness.state_mut().request(Action::Language(language));
        room.harness.run();
        room.key(Key::G);
        assert!(room.mentions(&language.word("board-empty")), "the board before anybody waits");
        room.click(&language.word("board-start"));
        assert_eq!(room.board_of().unwrap().kind, BoardKind::Together);
        let mut presses = 0;
        for table in 1..=12_u16 {
            // N starts the next hand once the last table has played; before, it asks for a reason.
            if table == 12 {
                room.calls_out("n", false);
                assert!(room.app().is_asked::<AskWaiver>());
                room.key(Key::Escape);
            }
            presses += room.calls_out(&table.to_string(), true);
            assert_eq!(room.progress(table), TableProgress::Done, "{table}");
        }
        presses += room.calls_out("n", false);
        assert_eq!(presses, 28, "nine tables by two, three by three, N");
        let board = room.board_of().unwrap();
        assert_eq!(
            (board.number, board.at_table(TableNo::new(3).unwrap()).progress),
            (2, TableProgress::Plays)
        );
        room.decides_again();
    }
}

/// Checks that the floor shows the progress of the hand: a line over the tables, a word on each of
/// them, and the first task.
#[test]
fn hand_for_hand_is_seen_on_the_floor_in_every_density() {
    let mut room = near_the_money(12, SMALL);
    room.key(Key::G);
    room.click("Start hand for hand");
    for table in 1..=4 {
        room.calls_out(&table.to_string(), true);
    }
    room.calls_out("7 3 1a", false);
    room.click("Tables");
    assert!(room.mentions("Hand for hand · Level 1"), "in the bar");
    assert!(!room.mentions("Paused"), "nobody has paused anything");
    assert!(room.mentions("4 done, 7 playing, 1 all-in"), "over the tables");
    assert!(room.mentions("35 paid · min cash €20"), "how far it is");
    let (t, now) = (room.tournament(), room.app().desk().unwrap().now());
    let first = tasks(Language::English, t, &t.seating_plan(now), now).remove(0).title;
    assert!(first.starts_with("Hand for hand"), "{first}");
    for size in ["Large", "Cards", "Dense"] {
        room.click(size);
        // Large tables scroll: the first ones are in sight.
        let all = [("Table 1", "Done"), ("Table 7", "All-in"), ("Table 12", "Playing")];
        for (table, word) in all.into_iter().take(if size == "Large" { 1 } else { 3 }) {
            assert!(room.mentions(&format!("{table}, 3 of 9, {word}")), "{size}: {table} {word}");
        }
    }
}

/// Checks that the line at the bottom shows a busted player's place and prize, and offers the next
/// step.
#[test]
fn a_bust_in_the_money_says_what_it_pays_and_offers_to_pay() {
    let mut room = near_the_money(2, SMALL);
    let now = room.app().desk().unwrap().now();
    let rows = PrizeTable::of(Language::English, room.tournament(), None, now).table;
    let does = |room: &mut EventWindow, command| {
        room.harness.state_mut().request(Action::Submit(command));
        room.harness.run();
    };
    does(&mut room, Command::Prizes(PrizeCommand::Lock { rows }));
    for (place, paid) in [("6th", false), ("5th", true)] {
        let (out, _) = room.tournament().entries().playing().next().unwrap();
        does(&mut room, Command::Entries(EntryCommand::Bust { out: vec![(out, None)] }));
        let line = room.app().status_text().unwrap();
        assert!(line.contains(place), "{line}");
        assert_eq!(line.ends_with(" · €20"), paid, "{line}");
        assert_eq!(room.reads("Pay out"), paid, "{line}");
    }
}

/// Plays with thirteen touches: each tile, and the next hand.
#[test]
fn one_hand_at_twelve_tables_by_touch() {
    for (size, tables) in [(SMALL, 12), (LARGE, 12), (SMALL, 40), (LARGE, 40)] {
        let mut room = near_the_money(tables, size);
        room.key(Key::G);
        room.click("Start hand for hand");
        for table in 1..=tables {
            room.press_tile(&format!("Table {table}"));
            assert_eq!(room.progress(table), TableProgress::Done, "{table} of {tables} in {size}");
        }
        // The same press corrects a mistaken report.
        room.press_tile("Table 5");
        assert_eq!(room.progress(5), TableProgress::Plays);
        room.press_tile("Table 5");
        room.click("Deal hand 2");
        assert_eq!(room.board_of().unwrap().number, 2);
    }
}

/// Plays an all-in with the seat, the stack at the start of the hand, the bust, and the money.
#[test]
fn the_bubble_bursts_on_the_board() {
    let mut room = near_the_money(12, SMALL);
    room.key(Key::G);
    room.click("Start hand for hand");
    room.calls_out("7 3 1a", false);
    assert_eq!(room.progress(7), TableProgress::AllIn);
    for words in ["P7-3 against P7-1", "P7-3 stays", "P7-3 busts", "35 paid, 36 left"] {
        assert!(room.mentions(words), "{words}");
    }
    room.calls_out("2c", false);
    assert_eq!(room.progress(2), TableProgress::Stopped);
    room.calls_out("77", true);
    assert_eq!(room.app().status_text(), Some("Table 77 is not in play"));
    room.calls_out("7 99a", false);
    assert!(room.app().status_text().unwrap().starts_with("Enter a table"));
    for table in (1..=12).filter(|table| *table != 7) {
        room.calls_out(&table.to_string(), true);
    }
    assert!(room.mentions("Table 7: turn hands up"));
    room.click("Busts");
    assert_eq!(
        (room.progress(7), room.tournament().entries().playing_count()),
        (TableProgress::Done, 35)
    );
    assert!(room.mentions("We are in the money"));
    room.fill("Stack of P7-3 at start of hand", "64000");
    room.key(Key::Enter);
    let out = room.tournament().entries().busts().last().unwrap().out[0];
    assert_eq!(out.stack.unwrap().get(), 64_000);
    room.calls_out("n", false);
    assert!(
        room.board_of().is_none()
            && room.tournament().clock().runs(room.app().desk().unwrap().now())
    );
    assert!(room.reads("Floor"), "back among the tables");
    room.decides_again();
    // Undo brings the board back.
    room.ctrl(Key::Z);
    assert!(room.board_of().is_some() && room.mentions("We are in the money"));
}

/// Checks that every table confirms its head count with a key, or with the counted number.
#[test]
fn heads_are_counted_by_key_and_by_touch() {
    let mut room = near_the_money(3, SMALL);
    room.key(Key::G);
    room.click("Start hand for hand");
    room.click("Headcount");
    room.calls_out("1h", false);
    room.calls_out("2 2h", false);
    assert!(room.mentions("Headcount: 2 of 3 tables · 5 counted, 6 in the event"));
    room.click("3 players");
    assert!(room.mentions("Headcount: 3 of 3 tables"));
    let now = room.app().desk().unwrap().now();
    let view = BoardView::of(Language::English, room.tournament(), now).unwrap();
    assert!(view.heads.unwrap().differs, "table 2 counts two of three");
}

/// Leaves the board with Esc or the rail's tabs. Finds it again from the floor, the list and by
/// name.
#[test]
fn the_board_is_left_and_found_again() {
    let mut room = near_the_money(3, SMALL);
    room.click("Start hand for hand");
    assert!(room.mentions("To dealers"), "it comes by itself");
    room.calls_out("2", false);
    room.key(Key::Escape);
    assert!(room.mentions("To dealers"), "Esc takes back what is typed");
    room.key(Key::Escape);
    assert!(!room.mentions("To dealers") && room.reads("Board"));
    room.harness.get_all_by_label("Board").next().unwrap().click();
    room.harness.run();
    assert!(room.mentions("To dealers"));
    // Digits are tables there, not screens.
    room.calls_out("1", true);
    assert_eq!((room.app().screen(), room.progress(1)), (Screen::Floor, TableProgress::Done));
    room.harness.key_press_modifiers(Modifiers::COMMAND, Key::Num3);
    room.harness.run();
    assert_eq!(room.app().screen(), Screen::Clock);
    room.key(Key::G);
    assert_eq!(room.app().screen(), Screen::Floor);
    assert!(room.mentions("To dealers"));
}

/// Checks that the board states how it begins before hands are awaited. Esc leads back as stated.
#[test]
fn the_board_that_waits_for_nothing_is_left_with_esc_too() {
    let mut room = near_the_money(3, SMALL);
    room.key(Key::G);
    assert!(room.reads("Hand-for-hand board"));
    room.key(Key::Escape);
    assert!(!room.reads("Hand-for-hand board"));
}

/// Plays the day's last hands: a card, each table's countdown, and the end of the day, when stacks
/// are bagged.
#[test]
fn the_last_hands_of_a_day_lead_to_its_end() {
    for language in [Language::English, Language::Italian] {
        let mut room = near_the_money(3, SMALL);
        room.harness.state_mut().request(Action::Language(language));
        room.harness.run();
        room.key(Key::G);
        room.click("3");
        assert_eq!(room.board_of().unwrap().kind, BoardKind::Last { hands: 3, seed: None });
        for _ in 0..3 {
            for table in 1..=3_u16 {
                room.calls_out(&table.to_string(), true);
            }
        }
        assert!(room.mentions(&language.word("board-say-bag")));
        // The rest of the level is skipped: the clock goes to the end of the day, and the to-do
        // list asks for the bags.
        assert!(room.tournament().clock().left_of_day(room.app().desk().unwrap().now()).is_some());
        room.calls_out("n", false);
        assert!(room.board_of().is_none());
        let reading = room.tournament().clock().read(room.app().desk().unwrap().now());
        assert_eq!(reading.state, ClockStatus::DayOver);
        assert!(room.mentions(&language.word("bags-todo-bag")));
        room.decides_again();
    }
}

/// Checks that Ctrl Z undoes a report, by a letter as by Enter, and brings back no typed text.
#[test]
fn undo_takes_back_a_table_report() {
    let mut room = near_the_money(3, SMALL);
    room.key(Key::G);
    room.click("Start hand for hand");
    room.calls_out("1", true);
    room.calls_out("2a", false);
    room.ctrl(Key::Z);
    assert_eq!((room.progress(1), room.progress(2)), (TableProgress::Done, TableProgress::Plays));
    room.ctrl(Key::Z);
    assert_eq!(room.progress(1), TableProgress::Plays);
    // Undo of typed text belongs to the field, and reports nothing.
    room.calls_out("3", false);
    room.ctrl(Key::Z);
    assert_eq!(
        (room.progress(1), room.progress(2), room.progress(3)),
        (TableProgress::Plays, TableProgress::Plays, TableProgress::Plays)
    );
    // Enter after a letter does not act on the to-do list.
    room.calls_out("3a", true);
    assert_eq!((room.progress(3), room.board_of().unwrap().number), (TableProgress::AllIn, 1));
}
