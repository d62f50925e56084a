//! Desks that hear each other, and the unknown outcome of an act while the log does not answer.

use bottone::{
    base::person::Role,
    session::{Desk, OpenDialog, Session, SubmitError, pin_hash, shared::AT_A_WINDOW},
    shared_log::Link,
    store::{journal::Trouble, telephones::FloorCall},
    tournament::{
        Command,
        staff::{Member, StaffCommand},
    },
};

use super::{comes, complains, desk_at, patient_desk_at, says, text};
use crate::stage::{database::Database, wait_until};

/// The commands do the same on a shared log as on a file. A desk's file equals the log line by
/// line.
#[test]
fn the_commands_do_on_a_log_what_they_do_on_a_file() {
    let Some(database) = Database::start() else { return };
    let (log, folder) = (database.address("friday"), tempfile::tempdir().unwrap());
    let at = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let (one, two, alone) = (at("one.ron"), at("two.ron"), at("alone.ron"));
    says(&["new", "club-turbo", &one, "--log", &log]);
    let twice = complains(&["new", "club-turbo", "--log", &log]);
    assert!(twice.contains("already"), "{twice}");
    says(&["tell", "--log", &log, "Tables(Open(tables:[1],size:9))"]);
    let refused = complains(&["tell", &two, "--log", &log, "Tables(Open(tables:[1],size:9))"]);
    assert!(refused.contains("TableOpen"), "{refused}");
    // The note beside a desk's file leads to the log, without an argument.
    says(&["tell", &two, "Tables(Open(tables:[2],size:9))"]);
    assert!(says(&["sync", &one, "--log", &log]).contains("2 lines were new"));
    assert_eq!(text(one.as_ref()), text(two.as_ref()));
    let lines = database.sql("select line from bottone_log where event = 'friday' order by seq");
    assert_eq!(lines, text(one.as_ref()), "the very lines");
    assert_eq!(says(&["show", "--log", &log]), says(&["show", &one]));
    assert!(says(&["check", "--log", &log]).contains("2 records"));
    let unknown = complains(&["check", "--log", &database.address("saturday")]);
    assert!(unknown.contains("saturday"), "{unknown}");

    // An evening on the log is the evening in a file, byte by byte.
    let whole = database.address("whole");
    says(&["rehearse", "--entries", "24", &at("whole.ron"), "--log", &whole]);
    says(&["rehearse", "--entries", "24", &alone]);
    assert_eq!(text(at("whole.ron").as_ref()), text(alone.as_ref()));

    // An event started in a file continues in a log.
    let pushed = database.address("pushed");
    assert!(complains(&["sync", &alone, "--log", &pushed]).contains("no line of this event"));
    says(&["sync", &alone, "--log", &pushed, "--push"]);
    assert!(
        says(&["sync", &alone, "--log", &pushed, "--push"])
            .contains("the log already has everything")
    );
    says(&["check", &at("copy.ron"), "--log", &pushed]);
    assert_eq!(text(at("copy.ron").as_ref()), text(alone.as_ref()));
}

/// An act of one desk reaches the other through the log. The second desk decides again, and learns
/// who was first.
#[test]
fn desks_hear_each_other_and_the_second_learns_who_was_first() {
    let Some(database) = Database::start() else { return };
    let (log, folder) = (database.address("friday"), tempfile::tempdir().unwrap());
    says(&["new", "club-turbo", "--log", &log]);
    let mut one = desk_at(&log, &folder.path().join("one.ron"), "one");
    let mut two = desk_at(&log, &folder.path().join("two.ron"), "two");
    let open = |text: &str| ron::from_str(text).unwrap();
    one.submit(open("Tables(Open(tables:[1],size:9))"), None).unwrap();
    // The second desk has received nothing yet, but learns of it now.
    let second = two.submit(open("Tables(Open(tables:[1],size:9))"), None);
    let Err(SubmitError::Overtaken { desk, .. }) = second else { panic!("{second:?}") };
    assert_eq!(desk, "one");
    two.submit(comes("Rossi"), None).unwrap();
    wait_until("it never heard", || {
        one.wait(100);
        one.receive();
        one.records().len() == 2
    });
    assert!(*one.tournament() == *two.tournament());
    wait_until("desks were never counted", || {
        one.wait(100);
        one.network().unwrap().status.desks == 2
    });
    // A name is for one desk; a duplicate is reported.
    assert!(!one.network().unwrap().status.has_namesake);
    two.set_operator(bottone::session::Operator { name: "Bea".into(), station: "one".into() });
    wait_until("nobody noticed that two desks have one name", || {
        two.wait(100);
        two.receive();
        two.network().unwrap().status.has_namesake
    });
    two.set_operator(bottone::session::Operator { name: "Bea".into(), station: "two".into() });
    assert_eq!(one.undo().unwrap(), 0, "its own act, though another came after it");
    assert_eq!(text(&folder.path().join("one.ron")).lines().count(), 4);
}

/// While the standby is silent, an act is neither done nor refused; the outcome is reported once
/// known.
#[test]
fn no_one_knows_until_the_log_answers() {
    let Some(primary) = Database::start() else { return };
    let standby = primary.standby();
    let log = primary.address_or(&standby, "friday");
    let folder = tempfile::tempdir().unwrap();
    says(&["new", "club-turbo", "--log", &log]);
    // The settings of a window, which does not wait long.
    let mut desk = patient_desk_at(&log, &folder.path().join("one.ron"), "one", AT_A_WINDOW);
    // On a busy machine an answer may come later than that.
    let keep = |desk: &mut Session, sent: Result<_, SubmitError>| {
        assert!(matches!(sent, Ok(()) | Err(SubmitError::Unsure)), "{:?}", sent.err());
        wait_until("the answer never came", || {
            desk.wait(100);
            desk.receive();
            desk.unsettled_record().is_none() && desk.trouble().is_none()
        });
    };
    let sent = desk.submit(comes("Rossi"), None);
    keep(desk.as_mut(), sent);

    standby.signal("STOP");
    let sent = desk.submit(comes("Verdi"), None);
    assert!(matches!(sent, Err(SubmitError::Unsure)), "{sent:?}");
    assert!(
        desk.unsettled_record().is_some() && desk.refused().is_empty() && desk.records().len() == 1
    );
    assert!(matches!(desk.trouble(), Some(Trouble::CutOff { .. })), "{:?}", desk.trouble());
    let next = desk.submit(comes("Bianchi"), None);
    assert!(matches!(next, Err(SubmitError::Unsure | SubmitError::CutOff(_))), "{next:?}");
    standby.signal("CONT");
    wait_until("nobody ever knew", || {
        desk.wait(100);
        desk.receive();
        desk.unsettled_record().is_none() && desk.trouble().is_none()
    });
    assert_eq!(desk.records().len(), 2, "it was kept, once");
    assert_eq!(desk.refused().len(), 1, "the other was never sent, and can be done now");
    let sent = desk.retry_refused();
    keep(desk.as_mut(), sent);
    assert_eq!((desk.records().len(), desk.refused().len()), (3, 0));

    // The same, but the primary dies before the outcome is known.
    standby.signal("STOP");
    let sent = desk.submit(comes("Neri"), None);
    assert!(matches!(sent, Err(SubmitError::Unsure)), "{sent:?}");
    primary.kill();
    standby.signal("CONT");
    standby.promote();
    wait_until("nobody ever knew", || {
        desk.wait(100);
        desk.receive();
        desk.unsettled_record().is_none() && desk.network().unwrap().status.link == Link::Up
    });
    assert_eq!((desk.records().len(), desk.refused().len()), (4, 0), "kept on the other server");
    let lines = standby.sql("select line from bottone_log where event = 'friday' order by seq");
    assert_eq!(lines, text(&folder.path().join("one.ron")));
}

/// A desk that is cut off says so, shows its last state, and continues when the log is back.
#[test]
fn a_desk_that_is_cut_off_waits_and_catches_up() {
    let Some(database) = Database::start() else { return };
    let (log, folder) = (database.address("friday"), tempfile::tempdir().unwrap());
    let file = folder.path().join("one.ron");
    says(&["new", "club-turbo", "--log", &log]);
    let mut desk = desk_at(&log, &file, "one");
    desk.submit(comes("Rossi"), None).unwrap();
    database.kill();
    wait_until("it never noticed", || {
        desk.wait(100);
        desk.receive();
        matches!(desk.trouble(), Some(Trouble::CutOff { .. }))
    });
    let refused = desk.submit(comes("Verdi"), None);
    assert!(matches!(refused, Err(SubmitError::CutOff(_))), "{refused:?}");
    assert_eq!((desk.records().len(), desk.refused().len()), (1, 1));
    drop(desk);
    // The file also opens alone, with the data it has.
    let mut desk = desk_at(&log, &file, "one");
    assert_eq!(desk.records().len(), 1);
    assert!(matches!(desk.trouble(), Some(Trouble::CutOff { .. })), "{:?}", desk.trouble());
    database.again();
    let other = folder.path().join("two.ron");
    let mut two = desk_at(&log, &other, "two");
    two.submit(comes("Bianchi"), None).unwrap();
    wait_until("it never came back", || {
        desk.wait(100);
        desk.receive();
        desk.trouble().is_none() && desk.records().len() == 2
    });
    assert_eq!(text(&file), text(&other));
}

/// A call of the floor at one desk is seen at the others. The answer is seen at the first.
#[test]
fn a_desk_hears_who_calls_the_floor_at_another_and_answers() {
    let Some(database) = Database::start() else { return };
    let (log, folder) = (database.address("friday"), tempfile::tempdir().unwrap());
    says(&["new", "club-turbo", "--log", &log]);
    let mut one = desk_at(&log, &folder.path().join("one.ron"), "one");
    let mut two = desk_at(&log, &folder.path().join("two.ron"), "two");
    let call = |act: &str, table| FloorCall {
        act: act.to_owned(),
        by: "Lena".to_owned(),
        table,
        at: one.now(),
    };
    let calls = [call("a1", 4), call("b1", 7)];
    let heard = |desk: &mut Box<Session>, what: &str, tables: &[u16]| {
        wait_until(what, || {
            desk.wait(50);
            desk.receive();
            let called = desk.remote_calls();
            called.iter().map(|one| one.call.table).eq(tables.iter().copied())
        });
    };
    one.share_calls(&calls);
    heard(&mut two, "it never heard who calls", &[4, 7]);
    assert_eq!(two.remote_calls()[0].desk, "one");
    two.answer_call("nobody's");
    two.answer_call("a1");
    heard(&mut two, "it forgot the other call", &[7]);
    wait_until("the first never heard that somebody goes there", || {
        one.wait(50);
        one.receive();
        one.calls_answered() == ["a1"]
    });
    // The first director has no phone: in an event with staff, only phones of the event call.
    let pin = Some(pin_hash("ada120607").unwrap());
    let ada = Member { name: "Ada Neri".into(), role: Role::Director, pin, card: String::new() };
    one.submit(Command::Staff(StaffCommand::Add(Box::new(ada))), None).unwrap();
    heard(&mut two, "a stranger calls in an event with staff", &[]);
    one.submit(Command::Staff(StaffCommand::Remove { name: "Ada Neri".into() }), None).unwrap();
    heard(&mut two, "the calls are there again", &[7]);
    one.share_calls(&calls[1..]);
    one.share_dialog(Some(OpenDialog::Sells("Rossi".into())));
    wait_until("what is open hides who calls", || {
        two.wait(50);
        two.receive();
        two.remote_dialogs().len() == 1 && two.remote_calls().len() == 1
    });
}

/// Other desks see what a desk has open, and when it is closed.
#[test]
fn a_desk_hears_what_another_has_open() {
    let Some(database) = Database::start() else { return };
    let (log, folder) = (database.address("friday"), tempfile::tempdir().unwrap());
    says(&["new", "club-turbo", "--log", &log]);
    let mut one = desk_at(&log, &folder.path().join("one.ron"), "one");
    let mut two = desk_at(&log, &folder.path().join("two.ron"), "two");
    one.share_dialog(Some(OpenDialog::Sells("Rossi".into())));
    let mut waits_for = |what: &str, count: usize| {
        wait_until(what, || {
            two.wait(50);
            two.receive();
            two.remote_dialogs().len() == count
        });
        two.remote_dialogs()
    };
    let open = OpenDialog::Sells("rossi".into());
    let heard = waits_for("it never heard what is open", 1);
    assert_eq!((heard[0].desk.as_str(), heard[0].by.as_str()), ("one", "Ann"));
    assert!(heard[0].open.is_same(&open));
    one.share_dialog(None);
    waits_for("it never heard that it is closed", 0);
    // A foreign message, or one about something that cannot be open, has no effect.
    database.sql("select pg_notify('bottone_desks', E'friday\n9\nx\n(')");
    database.sql("select pg_notify('bottone_desks', 'friday')");
    database.sql("select pg_notify('bottone_log', repeat('x', 7000))");
    one.share_dialog(Some(open.clone()));
    assert_eq!(waits_for("it is deaf since", 1)[0].open, open);
    one.submit(comes("Rossi"), None).unwrap();
}
