//! The clock after a restart, a sleep, a slow frame and a setting of the computer's clock.

use std::path::Path;

use bottone::{
    base::{
        chips::Chips,
        time::{Span, Timestamp},
    },
    rules::levels::{Break, BreakName, Level, Row, Structure},
    session::{Desk, Operator, Session, file},
    tournament::{
        Command,
        Refusal::{LevelPlayed, LevelTooShort, NotUnderstood, NothingToDo, StructureWrong},
        clock::{ClockCommand, ClockStatus},
        history::Beginning,
        setup::Setup,
    },
};

use crate::stage::computer::Computer;

fn structure() -> Structure {
    let level = |big: u64| {
        let (small, big) = (Chips::new(big / 2), Chips::new(big));
        Row::Level(Level { small, big, minutes: 20, ..Level::default() })
    };
    let pause = Row::Break(Break { minutes: 10, name: BreakName::Break });
    Structure {
        name: "Two levels, a break, a level, a second day".into(),
        starting_stack: Chips::new(10_000),
        rows: vec![level(100), level(200), pause, level(400), Row::EndOfDay, level(800)],
        ..Structure::default()
    }
}

fn desk() -> Operator {
    Operator { name: "Ann".into(), station: "desk-1".into() }
}

fn session(path: &Path, computer: &Computer) -> Box<Session> {
    let setup = Setup { name: "An evening".into(), ..Setup::default() };
    let beginning = Beginning::new(Timestamp::default(), setup, structure());
    file::create(path, beginning, Box::new(computer.clone()), desk()).unwrap()
}

fn ask(session: &mut Session, command: ClockCommand) {
    session.submit(Command::Clock(command), None).unwrap();
}

/// Returns the row, the seconds left, and the state.
fn reads(session: &dyn Desk) -> (usize, i64, ClockStatus) {
    let reading = session.tournament().clock().read(session.now());
    (reading.row, reading.left.secs_up(), reading.state)
}

fn evening() -> (tempfile::TempDir, Computer) {
    let computer = Computer::default();
    computer.wall.set(1_795_284_000_000);
    (tempfile::tempdir().unwrap(), computer)
}

#[test]
fn no_one_selects_it() {
    let (folder, computer) = evening();
    let mut session = session(&folder.path().join("e.ron"), &computer);
    assert_eq!(reads(&*session), (0, 1_200, ClockStatus::Waiting));
    ask(&mut session, ClockCommand::Start);
    // One frame after 25 minutes: a slow frame and a closed lid have the same effect.
    computer.passes(25 * 60);
    assert_eq!(reads(&*session), (1, 15 * 60, ClockStatus::Running));
    computer.passes(20 * 60);
    assert_eq!(reads(&*session), (2, 5 * 60, ClockStatus::Running));
    computer.passes(60 * 60);
    assert_eq!(reads(&*session), (5, 1_200, ClockStatus::DayOver), "the day ends by itself");
    ask(&mut session, ClockCommand::Start);
    computer.passes(60 * 60);
    assert_eq!(reads(&*session), (5, 0, ClockStatus::Overtime), "the last level goes on");
}

#[test]
fn a_restart_changes_nothing() {
    let (folder, computer) = evening();
    let path = folder.path().join("e.ron");
    let mut before = session(&path, &computer);
    ask(&mut before, ClockCommand::Start);
    computer.passes(60);
    drop(before);
    computer.passes(120);
    let file::OpenedEvent { desk: mut after, .. } =
        file::open(&path, Box::new(computer.clone()), desk()).unwrap();
    assert_eq!(reads(&*after), (0, 1_200 - 180, ClockStatus::Running));
    ask(&mut after, ClockCommand::Pause);
    drop(after);
    computer.passes(9_999);
    let file::OpenedEvent { desk: after, .. } =
        file::open(&path, Box::new(computer.clone()), desk()).unwrap();
    assert_eq!(reads(&*after), (0, 1_200 - 180, ClockStatus::Paused));
}

#[test]
fn a_computer_whose_clock_is_set_keeps_the_level_as_it_was() {
    for set in [3_600, -3_600, 90, -90] {
        let (folder, computer) = evening();
        let path = folder.path().join("e.ron");
        let mut session = session(&path, &computer);
        ask(&mut session, ClockCommand::Start);
        computer.passes(300);
        computer.is_set(set);
        assert_eq!(
            reads(&*session),
            (0, 900, ClockStatus::Running),
            "set by {set}, not yet noticed"
        );
        assert_eq!(session.check_clock().unwrap(), Some(Span::from_secs(set)));
        assert_eq!(reads(&*session), (0, 900, ClockStatus::Running), "set by {set}");
        computer.passes(60);
        assert_eq!(
            reads(&*session),
            (0, 840, ClockStatus::Running),
            "set by {set}, a minute later"
        );
        assert_eq!(session.check_clock().unwrap(), None);
        // The clock is corrected again.
        computer.is_set(-set);
        session.check_clock().unwrap();
        assert_eq!(reads(&*session), (0, 840, ClockStatus::Running), "set by {set} and back");
        ask(&mut session, ClockCommand::Adjust { by: Span::from_minutes(1) });
        drop(session);
        let file::OpenedEvent { desk: after, .. } =
            file::open(&path, Box::new(computer.clone()), desk()).unwrap();
        assert_eq!(reads(&*after), (0, 900, ClockStatus::Running), "set by {set}, after a restart");
    }
}

#[test]
fn a_clock_that_is_behind_the_file_goes_on_from_it() {
    let (folder, computer) = evening();
    let path = folder.path().join("e.ron");
    let mut before = session(&path, &computer);
    ask(&mut before, ClockCommand::Start);
    computer.passes(300);
    ask(&mut before, ClockCommand::Adjust { by: Span::from_minutes(1) });
    drop(before);
    computer.passes(-7_200);
    let file::OpenedEvent { desk: after, .. } =
        file::open(&path, Box::new(computer.clone()), desk()).unwrap();
    assert_eq!(after.clock_lag(), Some(Span::from_secs(7_200)));
    assert_eq!(reads(&*after), (0, 960, ClockStatus::Running));
    computer.passes(60);
    assert_eq!(
        reads(&*after),
        (0, 900, ClockStatus::Running),
        "time does not stand still meanwhile"
    );
}

#[test]
fn previous_next_jump_and_minutes() {
    let (folder, computer) = evening();
    let mut session = session(&folder.path().join("e.ron"), &computer);
    ask(&mut session, ClockCommand::Start);
    ask(&mut session, ClockCommand::Next);
    assert_eq!(reads(&*session), (1, 1_200, ClockStatus::Running));
    ask(&mut session, ClockCommand::Next);
    assert_eq!(reads(&*session), (2, 600, ClockStatus::Running), "the break");
    ask(&mut session, ClockCommand::Previous);
    ask(&mut session, ClockCommand::Pause);
    ask(&mut session, ClockCommand::Adjust { by: Span::from_minutes(-1) });
    assert_eq!(reads(&*session), (1, 1_140, ClockStatus::Paused));
    ask(&mut session, ClockCommand::Jump { row: 3 });
    assert_eq!(reads(&*session), (3, 1_200, ClockStatus::Paused), "it stands, as it did");
    ask(&mut session, ClockCommand::Adjust { by: Span::from_minutes(-21) });
    assert_eq!(reads(&*session), (5, 1_200, ClockStatus::DayOver), "the day is over, and no more");
}

#[test]
fn played_levels_are_frozen_and_the_present_one_keeps_what_is_over() {
    let (folder, computer) = evening();
    let mut session = session(&folder.path().join("e.ron"), &computer);
    let level = |minutes| Row::Level(Level { big: Chips::new(150), minutes, ..Level::default() });
    // Before the start every row may be changed, the first one too.
    ask(&mut session, ClockCommand::InsertRow { row: 0, new: Box::new(level(10)) });
    assert_eq!(reads(&*session), (0, 600, ClockStatus::Waiting));
    ask(&mut session, ClockCommand::RemoveRow { row: 0 });
    assert_eq!(reads(&*session), (0, 1_200, ClockStatus::Waiting));
    ask(&mut session, ClockCommand::Start);
    computer.passes(25 * 60);
    let refused = |session: &dyn Desk, command| session.can(&Command::Clock(command)).unwrap_err();
    let set = |row, minutes| ClockCommand::SetRow { row, to: Box::new(level(minutes)) };
    assert_eq!(refused(&*session, set(0, 30)), LevelPlayed);
    assert_eq!(refused(&*session, ClockCommand::RemoveRow { row: 1 }), LevelPlayed);
    assert_eq!(
        refused(&*session, ClockCommand::InsertRow { row: 1, new: Box::new(level(5)) }),
        LevelPlayed
    );
    assert_eq!(refused(&*session, set(1, 5)), LevelTooShort);
    assert_eq!(refused(&*session, set(3, 0)), StructureWrong);
    assert_eq!(refused(&*session, set(3, 1_441)), StructureWrong);
    ask(&mut session, set(1, 30));
    assert_eq!(reads(&*session), (1, 25 * 60, ClockStatus::Running), "five minutes are over");
    ask(&mut session, ClockCommand::InsertRow { row: 2, new: Box::new(level(7)) });
    ask(&mut session, ClockCommand::Next);
    assert_eq!(reads(&*session), (2, 7 * 60, ClockStatus::Running));
}

/// Checks that an ante on many levels is one act: one record, one undo.
#[test]
fn several_rows_are_changed_in_one_act() {
    let (folder, computer) = evening();
    let mut session = session(&folder.path().join("e.ron"), &computer);
    let level = |minutes| Row::Level(Level { big: Chips::new(150), minutes, ..Level::default() });
    ask(&mut session, ClockCommand::Start);
    computer.passes(25 * 60);
    let before = session.tournament().clock().structure().clone();
    let set = |rows: &[(usize, Row)]| ClockCommand::SetRows { rows: rows.to_vec() };
    let refused = |rows: &[(usize, Row)]| session.can(&Command::Clock(set(rows))).unwrap_err();
    let cases: [(&[(usize, Row)], _); 7] = [
        (&[], NothingToDo),
        (&[(1, before.rows[1].clone()), (3, before.rows[3].clone())], NothingToDo),
        (&[(0, level(30)), (3, level(30))], LevelPlayed),
        (&[(1, level(5)), (3, level(30))], LevelTooShort),
        (&[(3, level(30)), (5, level(0))], StructureWrong),
        (&[(3, level(30)), (3, level(40))], NotUnderstood),
        (&[(5, level(30)), (3, level(30))], NotUnderstood),
    ];
    for (rows, why) in cases {
        assert_eq!(refused(rows), why, "{rows:?}");
    }
    let records = session.records().len();
    ask(&mut session, set(&[(1, level(30)), (3, level(30)), (5, level(30))]));
    assert_eq!(session.records().len(), records + 1);
    assert_eq!(reads(&*session), (1, 25 * 60, ClockStatus::Running), "five minutes are over");
    session.undo().unwrap();
    assert_eq!(*session.tournament().clock().structure(), before);
    assert_eq!(reads(&*session), (1, 15 * 60, ClockStatus::Running));
}

#[test]
fn a_name_and_a_stack_leave_the_clock_alone() {
    let (folder, computer) = evening();
    let path = folder.path().join("e.ron");
    let mut session = session(&path, &computer);
    let name = |name: &str| ClockCommand::Rename { name: name.into() };
    let stack = |stack| ClockCommand::SetStack { stack: Chips::new(stack) };
    let now = session.tournament().clock().structure().name.clone();
    let refused = |command| session.can(&Command::Clock(command)).unwrap_err();
    assert_eq!(refused(name(" ")), StructureWrong);
    assert_eq!(refused(name(&"x".repeat(201))), StructureWrong);
    assert_eq!(refused(name(&now)), NothingToDo);
    assert_eq!(refused(stack(0)), StructureWrong);
    assert_eq!(refused(stack(10_000)), NothingToDo);
    // Waiting, running, paused in a level, in a break, and overnight.
    let passes = |session: &mut Session, command: Option<ClockCommand>, seconds: i64, nth: u64| {
        if let Some(command) = command {
            ask(session, command);
        }
        computer.passes(seconds);
        let (read, since) =
            (reads(session), session.tournament().clock().counts_since(session.now()));
        ask(session, name(&format!("Friday {nth}")));
        ask(session, stack(20_000 + nth));
        assert_eq!(reads(session), read, "{nth}");
        assert_eq!(session.tournament().clock().counts_since(session.now()), since, "{nth}");
    };
    passes(&mut session, None, 60, 1);
    passes(&mut session, Some(ClockCommand::Start), 25 * 60, 2);
    passes(&mut session, Some(ClockCommand::Pause), 60, 3);
    passes(&mut session, Some(ClockCommand::Start), 17 * 60, 4);
    passes(&mut session, None, 60 * 60, 5);
    let file::OpenedEvent { desk: after, .. } =
        file::open(&path, Box::new(computer.clone()), desk()).unwrap();
    let structure = after.tournament().clock().structure();
    assert_eq!((structure.name.as_str(), structure.starting_stack.get()), ("Friday 5", 20_005));
}
