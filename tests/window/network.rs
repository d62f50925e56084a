//! A window that shares its event with other desks: its texts about the log, and its work while it
//! is cut off.
#![allow(clippy::unwrap_used, reason = "a test")]

use std::{cell::RefCell, collections::VecDeque, rc::Rc, time::Duration};

use bottone::{
    base::{seat::TableNo, time::Span},
    i18n::Saying,
    session::{Desk, Operator, Session, shared, time::StageClock},
    shared_log::{Link, LogAddress, LogRow, LogStatus, News, PutResult, Remote, RemoteAct},
    tournament::{
        Command,
        entries::{Entrant, EntryCommand},
        tables::SeatWish,
    },
    ui_dialogs::{bust::BustPlayers, network::AskLog},
    ui_frame::action::{Action, FileAction, NetworkAction, Screen},
};
use egui::{Key, Role, accesskit::Toggled, vec2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};

use crate::stage::{self, room::EventWindow, wait_until};

/// A log with preset behaviour.
#[derive(Default)]
struct Log {
    is_cut: bool,
    /// True if it takes lines, and its answers are lost.
    is_silent: bool,
    /// The news it reports once it answers.
    lines: VecDeque<News>,
    /// The rows stored in it.
    kept: Vec<LogRow>,
    /// The open item of this desk, and those of the others.
    shown: String,
    open: Vec<RemoteAct>,
}

#[derive(Clone, Default)]
struct Far(Rc<RefCell<Log>>);

impl Remote for Far {
    fn put(&mut self, seq: u64, line: &str) -> PutResult {
        let mut log = self.0.borrow_mut();
        if log.is_cut {
            return PutResult::Refused(Saying::AsItIs("the cable is out".to_owned()));
        }
        if log.is_silent {
            let row = LogRow { seq, line: line.to_owned(), is_ours: true };
            log.lines.push_back(News::Rows(vec![row]));
            return PutResult::Unknown;
        }
        log.kept.push(LogRow { seq, line: line.to_owned(), is_ours: false });
        PutResult::Kept
    }

    fn show(&mut self, what: &str) {
        what.clone_into(&mut self.0.borrow_mut().shown);
    }

    fn news(&mut self) -> Option<News> {
        let mut log = self.0.borrow_mut();
        if log.is_silent { None } else { log.lines.pop_front() }
    }

    fn status(&self) -> LogStatus {
        let log = self.0.borrow();
        let why = || Saying::AsItIs("the cable is out".to_owned());
        let link = if log.is_cut { Link::Down(why()) } else { Link::Up };
        LogStatus { link, desks: 3, open: log.open.clone(), ..LogStatus::default() }
    }

    fn wait(&mut self, _: Duration) {}
}

/// Creates table 1 with nine players, on a log.
fn room() -> (EventWindow, Far) {
    let (room, far, _) = room_and_other();
    (room, far)
}

/// Creates the same, and another desk on a log of its own that has the same lines.
fn room_and_other() -> (EventWindow, Far, (Box<Session>, Far)) {
    let clock = StageClock::at(stage::EVENING);
    let (folder, desk) =
        EventWindow::evening(stage::structure("deep-stack"), 9, Box::new(clock.clone()));
    let path = folder.path().join("evening.ron");
    desk.save_copy(&path).unwrap();
    #[expect(clippy::disallowed_methods, reason = "a test looks at the file")]
    let text = std::fs::read(&path).unwrap();
    let far = Far::default();
    let time = Box::new(clock.clone());
    let reports = Some(folder.path().join("evening.ron.reports"));
    let opened = shared::open_over(&text, Box::new(far.clone()), time, stage::desk(), reports);
    let opened = opened.unwrap();
    let (theirs, time) = (Far::default(), Box::new(clock.clone()));
    let at = Operator { name: "Bea".into(), station: "Registration 2".into() };
    let other = shared::open_over(&text, Box::new(theirs.clone()), time, at, None).unwrap().desk;
    let room =
        (EventWindow::on(Screen::Floor, vec2(1280.0, 720.0), (folder, clock, opened.desk)), far);
    (room.0, room.1, (other, theirs))
}

fn records(room: &EventWindow) -> usize {
    room.app().desk().unwrap().records().len()
}

/// Checks that the bar says since when, and names the pending acts. When the log is back the bar
/// goes by itself, and one press performs the waiting acts.
#[test]
fn a_window_that_is_cut_off_says_so_and_goes_on_by_itself() {
    let (mut room, far) = room();
    assert!(room.mentions("3 desks, log at log"));
    let before = records(&room);
    far.0.borrow_mut().is_cut = true;
    room.harness.run();
    assert!(room.mentions("Cut off from the other desks: the cable is out."));
    assert!(room.mentions("Since "), "since when");
    assert!(room.mentions("cut off from log"));
    room.key(Key::Space);
    assert!(room.mentions("Not recorded: Clock"), "what was asked for waits");
    assert_eq!(records(&room), before);
    far.0.borrow_mut().is_cut = false;
    room.harness.run();
    assert!(room.mentions("Shared log reached again."));
    room.click("Retry now");
    assert!(!room.mentions("Shared log reached again."));
    assert_eq!(records(&room), before + 1);
}

/// Checks that a disconnected window shows its reports as done, with their number. When the log is
/// back they are on record once, as of their time, and the bar goes by itself.
#[test]
fn a_window_continues_offline_and_its_reports_are_recorded_when_the_log_is_back() {
    let (mut room, far) = room();
    let before = records(&room);
    far.0.borrow_mut().is_cut = true;
    room.harness.run();
    room.click("Continue alone");
    assert!(room.mentions("Working alone since "));
    assert!(room.mentions("No reports yet."));
    room.key(Key::Space);
    assert!(room.mentions("1 action saved as a report."));
    assert_eq!(
        (records(&room), far.0.borrow().kept.len()),
        (before + 1, 0),
        "as done, and sent nowhere"
    );
    room.minutes_later(3);
    far.0.borrow_mut().is_cut = false;
    room.harness.run();
    assert!(!room.mentions("Working alone since"));
    let last = room.app().desk().unwrap().records().last().unwrap();
    assert_eq!((records(&room), far.0.borrow().kept.len()), (before + 1, 1), "once");
    assert!(last.request_id.is_some());
    assert_eq!(last.recorded.since(last.happened.unwrap()), Span::from_minutes(3));
}

/// Checks a buy-in that waited for the log while another desk sold it: it does not become a
/// re-entry.
#[test]
fn what_was_sold_elsewhere_meanwhile_is_not_sold_once_more() {
    let (mut room, far, (mut other, theirs)) = room_and_other();
    let entry = room.entry(2).unwrap();
    let t = room.app().desk().unwrap().tournament();
    let player = t.entries().get(entry).unwrap().player;
    let both = |room: &mut EventWindow, other: &mut Box<Session>, command: Command| {
        other.submit(command, None).unwrap();
        let rows = std::mem::take(&mut theirs.0.borrow_mut().kept);
        far.0.borrow_mut().lines.push_back(News::Rows(rows));
        room.harness.run();
    };
    let bust = Command::Entries(EntryCommand::Bust { out: vec![(entry, None)] });
    both(&mut room, &mut other, bust);
    let sale = || {
        Command::Entries(EntryCommand::Enter {
            who: vec![Entrant::Known(player)],
            seat: SeatWish::Later,
        })
    };
    far.0.borrow_mut().is_cut = true;
    room.harness.run();
    room.harness.state_mut().request(Action::Submit(sale()));
    room.harness.run();
    assert!(room.mentions("Not recorded: Re-entry"), "it waits");
    let rows = {
        other.submit(sale(), None).unwrap();
        std::mem::take(&mut theirs.0.borrow_mut().kept)
    };
    far.0.borrow_mut().lines.push_back(News::Rows(rows));
    far.0.borrow_mut().is_cut = false;
    room.harness.run();
    let before = records(&room);
    room.click("Retry now");
    assert_eq!(records(&room), before);
    assert!(room.mentions("Bea at Registration 2 was first"), "and who has sold it");
    let t = room.app().desk().unwrap().tournament();
    assert_eq!(t.entries().player(player).unwrap().entries.len(), 2, "once");
}

/// Checks that an act of unknown outcome is shown as long as it is unknown, while disconnected too.
#[test]
fn what_no_other_desk_knows_is_reported_while_the_desk_is_offline() {
    let (mut room, far) = room();
    far.0.borrow_mut().is_silent = true;
    room.key(Key::Space);
    far.0.borrow_mut().is_cut = true;
    room.harness.run();
    assert!(room.mentions("Not yet known whether this was saved: Clock"));
    room.click("Continue alone");
    assert!(room.mentions("Working alone since "));
    assert!(room.mentions("Not yet known whether this was saved: Clock"));
}

/// Checks that an act recorded meanwhile by another desk is not recorded twice. It is on a list,
/// with its author, until it is dismissed.
#[test]
fn a_report_that_is_not_possible_any_more_is_on_a_list_until_it_is_put_away() {
    let (mut room, far, (mut other, theirs)) = room_and_other();
    far.0.borrow_mut().is_cut = true;
    room.harness.run();
    room.click("Continue alone");
    let bust = |seat| {
        let out = vec![(room.entry(seat).unwrap(), None)];
        Command::Entries(EntryCommand::Bust { out })
    };
    let (same, moves) = (bust(2), bust(3));
    other.submit(same, None).unwrap();
    other.submit(moves, None).unwrap();
    room.minutes_later(2);
    room.key(Key::B);
    room.types("1 2");
    room.key(Key::Enter);
    room.key(Key::Enter);
    assert!(room.mentions("1 action saved as a report."));
    room.click("Log");
    assert!(room.mentions("Report: decided when the log is back"), "not as a record");
    room.click("Floor");
    let rows = theirs.0.borrow().kept.clone();
    assert_eq!(rows.len(), 2);
    far.0.borrow_mut().lines.push_back(News::Rows(rows));
    far.0.borrow_mut().is_cut = false;
    room.harness.run();
    assert!(room.mentions("1 report is no longer possible."));
    room.click("View");
    assert!(room.mentions("Bea at Registration 2 recorded the same at"), "why");
    assert!(room.mentions("Already done: dismiss it."), "and what to do about it");
    let before = records(&room);
    room.click("Dismiss");
    assert!(!room.mentions("no longer possible"));
    assert_eq!(records(&room), before);
}

/// Checks that other desks are informed of the item open here. A desk with the same item open is
/// warned before either act is refused.
#[test]
fn two_who_do_the_same_are_reported_before_it_is_refused() {
    let (mut room, far) = room();
    room.key(Key::B);
    room.types("1 2");
    let shown = far.0.borrow().shown.clone();
    assert!(shown.contains("Busts"), "{shown}");
    assert!(!room.mentions("Open elsewhere"));
    let what = shown.replace(&stage::desk().name, "Bea");
    let theirs = RemoteAct { station: "Floor 2".into(), act: what };
    let keyboard = |room: &EventWindow| room.harness.ctx.memory(egui::Memory::focused);
    let types_in = keyboard(&room);
    assert!(types_in.is_some());
    far.0.borrow_mut().open = vec![theirs, RemoteAct { station: "x".into(), act: "(".into() }];
    room.harness.run();
    room.harness.run();
    assert!(room.mentions("Open elsewhere: Bea at Floor 2 is busting "));
    assert_eq!(keyboard(&room), types_in, "what is typed goes on in the field");
    room.types("3");
    let typed = room.harness.get_by_role(Role::TextInput).value();
    assert_eq!(typed.as_deref(), Some("1 23"));
    room.key(Key::Escape);
    room.harness.run();
    assert_eq!(far.0.borrow().shown, "", "nothing is open here any more");
    assert!(!room.mentions("Open elsewhere"));
    assert!(room.mentions("Bea at Floor 2 is busting "), "the line at the bottom");
}

/// Checks that typing a stack goes on in its field when another desk opens the same question. It
/// goes on when that desk removes a player from the list too; from then on, a digit ticks no
/// player.
#[test]
fn a_stack_is_typed_where_it_was_begun_whatever_other_desks_do() {
    let (mut room, far, (mut other, theirs)) = room_and_other();
    let table = TableNo::new(1).unwrap();
    room.harness.state_mut().request(Action::ask(BustPlayers::new(table, None)));
    room.harness.run();
    for seat in [Key::Num1, Key::Num2, Key::Num3] {
        room.key(seat);
    }
    let fields = |room: &EventWindow| -> Vec<String> {
        let fields = room.harness.query_all_by_role(Role::TextInput);
        let stacks = fields.filter(|field| {
            let name = field.accesskit_node().label().unwrap_or_default();
            name.starts_with("Stack of")
        });
        stacks.map(|field| field.value().unwrap_or_default()).collect()
    };
    assert_eq!(fields(&room).len(), 3);
    let name = room.harness.query_all_by_role(Role::TextInput).filter_map(|field| {
        field.accesskit_node().label().filter(|name| name.starts_with("Stack of 2 "))
    });
    let name = name.collect::<Vec<_>>().remove(0);
    room.fill(&name, "20");
    let shown = far.0.borrow().shown.clone();
    let act = shown.replace(&stage::desk().name, "Bea");
    far.0.borrow_mut().open = vec![RemoteAct { station: "Floor 2".into(), act }];
    room.harness.run();
    room.harness.run();
    assert!(room.mentions("Open elsewhere: Bea at Floor 2 is busting "));
    room.types("00");
    assert_eq!(fields(&room), ["", "2000", ""]);
    let out = |entry| Command::Entries(EntryCommand::Bust { out: vec![(entry, None)] });
    other.submit(out(room.entry(3).unwrap()), None).unwrap();
    let rows = std::mem::take(&mut theirs.0.borrow_mut().kept);
    far.0.borrow_mut().open.clear();
    far.0.borrow_mut().lines.push_back(News::Rows(rows));
    room.harness.run();
    room.harness.run();
    assert!(room.mentions("Bea at Registration 2 already busted "), "who is gone and by whom");
    room.types("0");
    assert_eq!(fields(&room), ["", "20000"]);
    // The player whose stack is being typed is out too: the following digits are for no player.
    other.submit(out(room.entry(2).unwrap()), None).unwrap();
    let rows = std::mem::take(&mut theirs.0.borrow_mut().kept);
    far.0.borrow_mut().lines.push_back(News::Rows(rows));
    room.harness.run();
    room.harness.run();
    room.key(Key::Num5);
    let ticked = room.harness.query_all_by_role(Role::CheckBox);
    let ticked = ticked.filter(|tick| tick.accesskit_node().toggled() == Some(Toggled::True));
    assert_eq!(ticked.count(), 1, "only 1 is left");
}

/// Checks that an unknown outcome is stated as unknown; once it is known, a stored act is on
/// record, once.
#[test]
fn an_unknown_answer_is_reported_as_unknown() {
    let (mut room, far) = room();
    let before = records(&room);
    far.0.borrow_mut().is_silent = true;
    room.key(Key::Space);
    assert!(room.mentions("Not yet known whether this was saved: Clock"));
    assert_eq!(records(&room), before);
    far.0.borrow_mut().is_silent = false;
    room.harness.run();
    assert!(!room.mentions("Not yet known"));
    assert_eq!(records(&room), before + 1);
}

/// Checks that an invalid address is reported at once, and that a password in one is not shown
/// again.
#[test]
fn an_address_that_cannot_be_is_reported_before_anybody_is_asked() {
    let mut room = EventWindow::free();
    room.harness.state_mut().request(Action::File(FileAction::FreeTable(false)));
    room.harness.run();
    room.click("Several desks…");
    room.types("friday.ron");
    room.click("Test");
    assert!(room.mentions("enter an address such as postgres://"));
    for (typed, said) in [
        ("postgres://desk@db/poker", "has no event"),
        ("postgres://desk:grim@db/poker?event=a", "an address is visible to everyone"),
        ("postgres://desk@db/poker?event=a&colour=red", "not valid"),
    ] {
        room.key(Key::Escape);
        room.click("Several desks…");
        room.types(typed);
        room.click("Open");
        assert!(room.mentions(said), "{typed}");
    }
}

/// Checks that an error without an open event stays beside the address, which can be tried again.
#[test]
fn a_log_that_is_not_reached_at_the_start_stays_on_the_screen() {
    let mut room = EventWindow::free();
    room.harness.state_mut().request(Action::File(FileAction::FreeTable(false)));
    room.harness.run();
    let address = LogAddress::read("postgres://desk@127.0.0.1:1/poker?event=friday").unwrap();
    let open = NetworkAction::Open(Box::new(address));
    room.harness.state_mut().request(Action::Network(open));
    wait_until("the log is looked for without an end", || {
        room.harness.run();
        room.mentions("Cannot reach the shared log")
    });
    assert!(room.app().is_asked::<AskLog>());
    assert!(room.app().status_text().is_none(), "and is not a line that goes away");
    let fields = room.harness.query_all_by_role(Role::TextInput);
    assert!(fields.filter_map(|field| field.value()).any(|typed| typed.contains("friday")));
}
