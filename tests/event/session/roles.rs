//! The rights at a desk, and the sign-in.
#![allow(clippy::disallowed_methods, clippy::unwrap_used, reason = "a test")]

use std::sync::OnceLock;

use bottone::{
    base::{
        fair::Secret,
        person::{Person, Role},
        seat::TableNo,
        time::{Span, Timestamp},
    },
    i18n::{Language, ToText as _},
    rules::levels::Structure,
    session::{
        DeniedAct, DeniedRequest, Desk, Session, SignIn, SignInError, SignedMember, SubmitError,
        file, memory, pin_hash,
        roles::{Door, check_permission, check_signature},
        time::StageClock,
    },
    tournament::{
        Command, Refusal, Tournament, Waiver,
        clock::ClockCommand,
        draws::DrawCommand,
        entries::{Entrant, EntryCommand},
        history::{AuditFault, Beginning, Record, RecordAction},
        setup::Setup,
        staff::{Member, StaffCommand},
        tables::{SeatWish, TableCommand},
    },
};

use crate::{
    mixed::names::every_command,
    stage::{
        EVENING, desk,
        roles::{BY_VALUE, LETTERS, PROGRAM, ROWS, read},
        setup, structure,
    },
};

fn newcomer() -> Vec<Entrant> {
    vec![Entrant::New(Person { family: "Marino".into(), ..Person::default() })]
}

#[test]
fn every_command_has_its_row_and_every_role_its_answer() {
    let mut rest = every_command();
    for (row, letters, why) in ROWS {
        let name = row.split('(').take(2).collect::<Vec<_>>().join("(");
        let name = name.trim_end_matches(')').to_owned();
        let is_new = rest.remove(&name) || BY_VALUE.contains(&name.as_str());
        assert!(is_new, "{row} is no command, or stands here twice");
        let command = read(row);
        for (letter, role) in LETTERS {
            let may = command.allowed_roles().contains(&role);
            assert_eq!(may, letters.contains(letter), "{row} by {role:?}: {why}");
        }
    }
    assert!(rest.is_empty(), "nobody says who may: {rest:?}");
}

#[test]
fn a_refused_person_learns_whom_to_ask_and_an_event_without_staff_asks_no_one() {
    let t = Tournament::new(Setup::default(), structure("club-turbo"));
    for (row, letters, why) in ROWS {
        let command = read(row);
        let is_programs = *why == PROGRAM;
        let unsigned = if is_programs { Err(Refusal::ProgramOnly) } else { Ok(()) };
        assert_eq!(check_permission(&t, None, &command), unsigned, "{row}");
        for (letter, role) in LETTERS {
            let who = SignedMember { name: "A".into(), role, table: None };
            let wanted = match letters.contains(letter) {
                _ if is_programs => Err(Refusal::ProgramOnly),
                true if role == Role::Dealer => Err(Refusal::NotOwnTable),
                true => Ok(()),
                false if letters.contains('F') => Err(Refusal::AskFloor),
                false if letters.contains('R') => Err(Refusal::AskRegistration),
                false if letters.contains('C') => Err(Refusal::AskCashier),
                false => Err(Refusal::AskDirector),
            };
            assert_eq!(check_permission(&t, Some(&who), &command), wanted, "{row} by {role:?}");
        }
    }
}

/// Checks each door with every command and role against the one table. The window and the command
/// line have the same test (`tests/window/staff.rs`, `tests/outside/signatures.rs`). An imported
/// list, and a house's acts in an event, are commands of the signed-in person
/// (`tests/event/house/tickets.rs`). A house's own commands have their table beside it.
#[test]
fn every_door_asks_the_one_table() {
    for nth in 0.. {
        let mut room = StaffDesk::staffed();
        // A new door has an arm in `admits` and one here.
        let who = |role| SignedMember { name: by_role(role).into(), role, table: TableNo::new(1) };
        for (row, letters, why) in ROWS {
            for (letter, role) in LETTERS {
                let (command, who) = (read(row), who(role));
                let record = record_of(&room, &command, &who);
                let may = letters.contains(letter);
                let (t, ledger) = (room.desk.tournament().clone(), room.desk.ledger().clone());
                let doors = [
                    Door::Desk(Some(&who)),
                    Door::Phone(&who),
                    Door::Log(room.desk.records(), &ledger, &record),
                ];
                let Some(door) = doors.get(nth) else { return };
                let said = door.admits(&t, &command);
                // A dealer may do it at their own table, and no player sits there yet.
                let is_own = said == Err(Refusal::NotOwnTable) && role == Role::Dealer;
                assert_eq!(said.is_ok() || is_own, may, "{door:?} {row} by {role:?}: {why}");
                match door {
                    Door::Desk(_) => {
                        let done = as_member(&mut room, role, &command);
                        assert_eq!(is_refused_for_role(&done), !may, "{row} by {role:?}: {why}");
                    }
                    Door::Phone(_) => {
                        let done = room.desk.submit_as((&who, "phone"), None, command, None);
                        assert_eq!(is_refused_for_role(&done), !may, "{row} by {role:?}: {why}");
                    }
                    Door::Log(before, ledger, record) => {
                        let signed = check_signature(&t, (before, ledger), record);
                        let may = may && role != Role::Television;
                        assert_eq!(signed.is_ok(), may, "{row} by {role:?}: {why}");
                    }
                }
                if room.desk.records().len() != PINS.len() {
                    room = StaffDesk::staffed();
                }
            }
        }
    }
}

/// Returns the member of the staff in this role. No member is a television.
fn by_role(role: Role) -> &'static str {
    PINS.iter().find(|(_, of, ..)| *of == role).map_or("Screen", |(name, ..)| name)
}

/// Returns the record of this command, signed by this person.
fn record_of(room: &StaffDesk, command: &Command, who: &SignedMember) -> Record {
    let mut record = room.desk.records().last().unwrap().clone();
    record.recorded = Timestamp::from_millis(1_795_996_800_000);
    (record.by, record.role) = (who.name.clone(), Some(who.role));
    record.action =
        RecordAction::Done { command: command.clone(), waiver: None, events: Vec::new() };
    record
}

/// Submits the command at the desk, signed in as the member in this role.
fn as_member(room: &mut StaffDesk, role: Role, command: &Command) -> Result<(), SubmitError> {
    let signed = PINS.iter().find(|(_, of, ..)| *of == role);
    match signed {
        Some((name, ..)) => {
            // Other tests check the PIN, which costs time.
            let member = room.desk.tournament().staff().get(name).unwrap().clone();
            room.desk.sign_in(SignIn::Elsewhere(&member), TableNo::new(1)).unwrap();
        }
        None => room.desk.sign_out(),
    }
    room.desk.submit(command.clone(), None)
}

/// Returns whether this was refused for lack of rights. A dealer at another table could have asked.
fn is_refused_for_role(done: &Result<(), SubmitError>) -> bool {
    match done {
        Err(SubmitError::Refused(why)) => {
            why.is_unsigned()
                || *why == Refusal::ProgramOnly
                || why.is_of_a_role() && *why != Refusal::NotOwnTable
        }
        _ => false,
    }
}

/// A desk of an evening before the first act.
struct StaffDesk {
    desk: Box<Session>,
    clock: StageClock,
}

const PINS: [(&str, Role, &str, &str); 5] = [
    ("Ada Neri", Role::Director, "7441", ""),
    ("Bea Rossi", Role::Floor, "1122", "900017"),
    ("Carlo Villa", Role::Registration, "5050", ""),
    ("Dino Galli", Role::Cashier, "8181", ""),
    ("Elsa Fonti", Role::Dealer, "3434", ""),
];

fn member((name, role, pin, card): (&str, Role, &str, &str)) -> Member {
    let pin = (!pin.is_empty()).then(|| pin_hash(pin).unwrap());
    Member { name: name.to_owned(), role, pin, card: card.to_owned() }
}

fn add(of: (&str, Role, &str, &str)) -> Command {
    Command::Staff(StaffCommand::Add(Box::new(member(of))))
}

fn beginning() -> Beginning {
    let structure: Structure = structure("club-turbo");
    Beginning::new(EVENING, setup(0), structure)
}

impl StaffDesk {
    fn new() -> Self {
        let clock = StageClock::at(EVENING);
        Self { desk: memory::create(beginning(), Box::new(clock.clone()), desk()), clock }
    }

    fn staffed() -> Self {
        static MEMBERS: OnceLock<Vec<Member>> = OnceLock::new();
        let mut room = Self::new();
        for member in MEMBERS.get_or_init(|| PINS.map(member).into()) {
            let add = StaffCommand::Add(Box::new(member.clone()));
            room.desk.submit(Command::Staff(add), None).unwrap();
        }
        room.desk.sign_out();
        room
    }

    fn signs_in(&mut self, name: &str) {
        let (name, .., pin, _) = *PINS.iter().find(|(of, ..)| *of == name).unwrap();
        self.desk.sign_in(SignIn::Pin { name, pin }, TableNo::new(1)).unwrap();
    }

    fn refused(&mut self, command: Command) -> Refusal {
        assert_eq!(self.desk.can(&command), self.desk.can(&command));
        let can = self.desk.can(&command);
        match self.desk.submit(command, None) {
            Err(SubmitError::Refused(why)) => {
                assert_eq!(can, Err(why), "what can be done is what is done");
                why
            }
            other => panic!("{other:?}"),
        }
    }
}

const START: Command = Command::Clock(ClockCommand::Start);

#[test]
fn an_event_without_staff_is_written_as_it_always_was() {
    let mut room = StaffDesk::new();
    room.desk.submit(START, None).unwrap();
    let line = ron::to_string(&room.desk.records()[0]).unwrap();
    assert!(!line.contains("role") && !line.contains("approved"), "{line}");
    assert_eq!(room.desk.signed_in(), None);
}

/// Checks that a draw under a sealed secret is undone by the director: the same draw after an undo
/// and a move would be a second try.
#[test]
fn a_sealed_draw_is_undone_by_the_director_alone() {
    let mut room = StaffDesk::staffed();
    let who = vec![Entrant::New(Person::typed("Rossi, Mario"))];
    let enter = |seed| {
        Command::Entries(EntryCommand::Enter { who: who.clone(), seat: SeatWish::Draw(seed) })
    };
    room.signs_in("Ada Neri");
    let (tables, size) = (vec![TableNo::new(1).unwrap()], 9);
    let open = TableCommand::Open { tables, size };
    room.desk.submit(Command::Tables(open), None).unwrap();
    let clerk = PINS.iter().find(|of| of.1 == Role::Registration).unwrap().0;
    room.signs_in(clerk);
    room.desk.submit(enter(1), None).unwrap();
    room.desk.undo().unwrap();
    room.signs_in("Ada Neri");
    let seal = DrawCommand::Seal(Secret::new([7; 32]));
    room.desk.submit(Command::Draws(seal), None).unwrap();
    room.signs_in(clerk);
    room.desk.submit(enter(2), None).unwrap();
    let refused = room.desk.undo();
    assert!(matches!(refused, Err(SubmitError::Refused(Refusal::AskDirector))), "{refused:?}");
    room.signs_in("Ada Neri");
    room.desk.undo().unwrap();
}

#[test]
fn who_makes_the_first_director_is_that_director() {
    let mut room = StaffDesk::new();
    let floor = ("Bea Rossi", Role::Floor, "1122", "");
    assert_eq!(room.refused(add(floor)), Refusal::NeedsDirector);
    assert_eq!(room.refused(add(("Ada Neri", Role::Director, "", ""))), Refusal::NeedsDirector);
    room.desk.submit(add(PINS[0]), None).unwrap();
    let signed = room.desk.signed_in().unwrap();
    assert_eq!((signed.name.as_str(), signed.role), ("Ada Neri", Role::Director));
    room.desk.submit(add(floor), None).unwrap();
    let record = room.desk.records().last().unwrap();
    assert_eq!((record.by.as_str(), record.role), ("Ada Neri", Some(Role::Director)));
    // The last director stays as long as other members of staff exist.
    let remove = |name: &str| Command::Staff(StaffCommand::Remove { name: name.into() });
    assert_eq!(room.refused(remove("Ada Neri")), Refusal::NeedsDirector);
    room.desk.submit(remove("bea rossi"), None).unwrap();
    room.desk.submit(remove("Ada Neri"), None).unwrap();
    assert!(room.desk.tournament().staff().is_empty() && room.desk.signed_in().is_none());
    // All of it can be undone.
    room.desk.undo().unwrap();
    assert_eq!(room.desk.tournament().staff().members().len(), 1);
    assert_eq!(room.refused(START), Refusal::NotSignedIn);
}

#[test]
fn two_of_one_name_or_card_are_one_too_many() {
    let mut room = StaffDesk::new();
    for of in PINS {
        room.desk.submit(add(of), None).unwrap();
    }
    for (of, why) in [
        (("BEA ROSSI", Role::Floor, "1122", ""), Refusal::StaffKnown),
        (("Bruno Sala", Role::Floor, "", "900017"), Refusal::CardTaken),
        (("", Role::Floor, "", ""), Refusal::NotUnderstood),
        (("A\u{7}", Role::Floor, "", ""), Refusal::NotUnderstood),
    ] {
        assert_eq!(room.refused(add(of)), why, "{of:?}");
    }
    let change = |name: &str, to| {
        Command::Staff(StaffCommand::Change { name: name.into(), to: Box::new(member(to)) })
    };
    let nobody = change("Nobody", ("Bea Rossi", Role::Floor, "", ""));
    assert_eq!(room.refused(nobody), Refusal::StaffUnknown);
    let as_another = change("Bea Rossi", ("Carlo Villa", Role::Floor, "", ""));
    assert_eq!(room.refused(as_another), Refusal::StaffKnown);
    // A member may keep their own name and card.
    room.desk
        .submit(change("Bea Rossi", ("Béa Rossi", Role::Floor, "4321", "900017")), None)
        .unwrap();
}

#[test]
fn no_one_acts_unsigned_and_each_as_the_role_may() {
    let mut room = StaffDesk::staffed();
    let enter = || Command::Entries(EntryCommand::Enter { who: newcomer(), seat: SeatWish::Later });
    let bust = || Command::Entries(EntryCommand::Bust { out: Vec::new() });
    assert_eq!(room.refused(START), Refusal::NotSignedIn);
    room.signs_in("Carlo Villa");
    room.desk.submit(enter(), None).unwrap();
    assert_eq!(room.refused(bust()), Refusal::AskFloor);
    assert_eq!(room.refused(START), Refusal::AskFloor);
    let record = room.desk.records().last().unwrap().clone();
    assert_eq!((record.by.as_str(), record.role), ("Carlo Villa", Some(Role::Registration)));
    assert_eq!(record.desk, desk().station);
    // This role may not undo the acts of another role.
    room.desk.sign_out();
    room.signs_in("Dino Galli");
    let undone = room.desk.undo();
    assert!(matches!(undone, Err(SubmitError::Refused(Refusal::AskRegistration))), "{undone:?}");
    room.desk.sign_out();
    room.signs_in("Carlo Villa");
    room.desk.undo().unwrap();
    let denied = room.desk.take_denied();
    let commands = denied.iter().filter(|denied| matches!(denied.act, DeniedAct::Command(..)));
    assert_eq!(commands.count(), 4, "{denied:?}");
    assert_eq!(denied[1].by, "Carlo Villa");
    assert_eq!(room.desk.take_denied(), []);
}

#[test]
fn a_dealer_tells_of_the_own_table_only() {
    let mut room = StaffDesk::staffed();
    room.signs_in("Ada Neri");
    let open =
        TableCommand::Open { tables: [1, 2].map(|n| TableNo::new(n).unwrap()).into(), size: 9 };
    room.desk.submit(Command::Tables(open), None).unwrap();
    room.desk.sign_out();
    let who = SignIn::Pin { name: "Elsa Fonti", pin: "3434" };
    assert_eq!(room.desk.sign_in(who, None), Err(SignInError::TableNeeded));
    room.desk.sign_in(who, TableNo::new(2)).unwrap();
    let hands = |table: u16| {
        let table = TableNo::new(table).unwrap();
        Command::Tables(TableCommand::Hands { table, hands: 1, stud: false })
    };
    assert_eq!(room.refused(hands(1)), Refusal::NotOwnTable);
    assert_ne!(room.desk.can(&hands(2)), Err(Refusal::NotOwnTable));
}

#[test]
fn a_director_gives_a_pin_for_one_act_and_the_record_says_both() {
    let mut room = StaffDesk::staffed();
    room.signs_in("Bea Rossi");
    let close = || Command::Entries(EntryCommand::Registration { open: false });
    assert_eq!(room.refused(close()), Refusal::AskDirector);
    assert_eq!(room.desk.approve("0000"), Err(SignInError::WrongPin));
    // The floor's own PIN is not a director's.
    assert_eq!(room.desk.approve("1122"), Err(SignInError::WrongPin));
    assert_eq!(room.refused(close()), Refusal::AskDirector);
    assert_eq!(room.desk.approve("7441"), Ok("Ada Neri".to_owned()));
    room.desk.submit(close(), None).unwrap();
    let record = room.desk.records().last().unwrap().clone();
    assert_eq!(record.by, "Bea Rossi");
    assert_eq!(record.role, Some(Role::Floor));
    assert_eq!(record.approved_by.as_deref(), Some("Ada Neri"));
    // The approval was for that one act.
    let open = Command::Entries(EntryCommand::Registration { open: true });
    assert_eq!(room.refused(open), Refusal::AskDirector);
    // An unused approval does not stay valid.
    room.desk.approve("7441").unwrap();
    room.desk.submit(START, None).unwrap();
    assert_eq!(room.desk.records().last().unwrap().approved_by, None);
    let open = Command::Entries(EntryCommand::Registration { open: true });
    assert_eq!(room.refused(open), Refusal::AskDirector);
}

#[test]
fn setting_a_rule_aside_wants_the_director() {
    let mut room = StaffDesk::staffed();
    room.signs_in("Ada Neri");
    room.desk.submit(Command::Entries(EntryCommand::Registration { open: false }), None).unwrap();
    room.desk.sign_out();
    room.signs_in("Carlo Villa");
    let enter = || Command::Entries(EntryCommand::Enter { who: newcomer(), seat: SeatWish::Later });
    let aside = || Some(Waiver::new(Refusal::RegistrationClosed, "stood in the line".into()));
    let done = room.desk.submit(enter(), aside());
    assert!(matches!(done, Err(SubmitError::Refused(Refusal::AskDirector))), "{done:?}");
    room.desk.approve("7441").unwrap();
    room.desk.submit(enter(), aside()).unwrap();
    let record = room.desk.records().last().unwrap();
    assert_eq!(record.approved_by.as_deref(), Some("Ada Neri"));
    assert_eq!(record.by, "Carlo Villa");
}

#[test]
fn a_card_signs_in_and_wrong_pins_are_slowed_down() {
    let mut room = StaffDesk::staffed();
    assert_eq!(room.desk.sign_in(SignIn::Card("1"), None), Err(SignInError::Unknown));
    assert_eq!(room.desk.sign_in(SignIn::Card(""), None), Err(SignInError::Unknown));
    room.desk.sign_in(SignIn::Card(" 900017 "), None).unwrap();
    assert_eq!(room.desk.signed_in().unwrap().name, "Bea Rossi");
    let wrong = SignIn::Pin { name: "Ada Neri", pin: "7440" };
    for _ in 0..3 {
        assert_eq!(room.desk.sign_in(wrong, None), Err(SignInError::WrongPin));
    }
    let right = SignIn::Pin { name: "Ada Neri", pin: "7441" };
    let waits = room.desk.sign_in(right, None);
    assert_eq!(waits, Err(SignInError::Wait(Span::from_secs(5))), "even the right one");
    for language in Language::complete() {
        assert!(waits.clone().unwrap_err().to_text(language).contains('5'));
    }
    // The signed-in member still is.
    assert_eq!(room.desk.signed_in().unwrap().name, "Bea Rossi");
    room.clock.set(EVENING.after(Span::from_secs(5)));
    assert_eq!(room.desk.sign_in(wrong, None), Err(SignInError::WrongPin));
    assert_eq!(room.desk.sign_in(right, None), Err(SignInError::Wait(Span::from_secs(10))));
    room.clock.set(EVENING.after(Span::from_secs(15)));
    room.desk.sign_in(right, None).unwrap();
    let tries = room.desk.take_denied();
    let wrong = |denied: &&DeniedRequest| denied.act == DeniedAct::SignIn("Ada Neri".into());
    assert_eq!(tries.iter().filter(wrong).count(), 4);
}

#[test]
fn a_pin_that_was_changed_opens_nothing_any_more() {
    let mut room = StaffDesk::staffed();
    room.signs_in("Bea Rossi");
    let mut other = member(PINS[1]);
    other.pin = Some(pin_hash("9999").unwrap());
    let change = StaffCommand::Change { name: "Bea Rossi".into(), to: Box::new(other) };
    room.desk.approve("7441").unwrap();
    room.desk.submit(Command::Staff(change), None).unwrap();
    // The member stays signed in at this desk; at another desk the old PIN is invalid.
    assert!(room.desk.signed_in().is_some());
    room.desk.sign_out();
    let old = SignIn::Pin { name: "Bea Rossi", pin: "1122" };
    assert_eq!(room.desk.sign_in(old, None), Err(SignInError::WrongPin));
}

#[test]
fn from_a_telephone_somebody_acts_for_one_act_alone() {
    let mut room = StaffDesk::staffed();
    room.signs_in("Carlo Villa");
    let floor = SignedMember { name: "Bea Rossi".into(), role: Role::Floor, table: None };
    room.desk.submit_as((&floor, "telephone of Bea Rossi"), None, START, None).unwrap();
    let record = room.desk.records().last().unwrap().clone();
    assert_eq!((record.by.as_str(), record.role), ("Bea Rossi", Some(Role::Floor)));
    assert_eq!(record.desk, "telephone of Bea Rossi");
    assert_eq!(room.desk.signed_in().unwrap().name, "Carlo Villa");
    assert_eq!(room.refused(Command::Clock(ClockCommand::Pause)), Refusal::AskFloor);
}

#[test]
fn no_pin_is_on_record_and_what_is_opens_again_as_it_was() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("evening.ron");
    let clock = StageClock::at(EVENING);
    let mut made = file::create(&path, beginning(), Box::new(clock.clone()), desk()).unwrap();
    for of in PINS {
        made.submit(add(of), None).unwrap();
    }
    made.submit(START, None).unwrap();
    let staff = made.tournament().staff().clone();
    drop(made);
    let text = std::fs::read_to_string(&path).unwrap();
    for (_, _, pin, _) in PINS {
        assert!(!text.contains(&format!("\"{pin}\"")), "{pin}");
    }
    let opened = file::open(&path, Box::new(clock), desk()).unwrap();
    assert_eq!(opened.notices, []);
    assert_eq!(*opened.desk.tournament().staff(), staff);
    // An earlier sign-in is not kept.
    assert_eq!(opened.desk.signed_in(), None);
}

/// The id of a phone at its desk.
const ID: &str = "5f1c";

/// Returns the command that pairs, or withdraws, a phone in this role.
fn phone(name: &str, role: Role, is_paired: bool) -> Command {
    let name = name.to_owned();
    Command::Staff(if is_paired {
        StaffCommand::Pair { name, role, table: None, phone: ID.into() }
    } else {
        StaffCommand::Withdraw { name, role }
    })
}

#[test]
fn only_a_role_that_can_give_a_phone_its_role_takes_it_back() {
    let mut room = StaffDesk::staffed();
    room.signs_in("Ada Neri");
    room.desk.submit(phone("Boss", Role::Director, true), None).unwrap();
    room.desk.submit(phone("Lena", Role::Registration, true), None).unwrap();
    room.signs_in("Bea Rossi");
    // Whatever role the command names, the phone's own role counts.
    for is_paired in [false, true] {
        for (name, why) in [
            ("Boss", Refusal::AskDirector),
            ("boss", Refusal::AskDirector),
            ("Lena", Refusal::AskRegistration),
        ] {
            let done = room.desk.submit(phone(name, Role::Floor, is_paired), None);
            assert!(matches!(done, Err(SubmitError::Refused(no)) if no == why), "{name}: {done:?}");
        }
    }
    assert!(room.desk.tournament().staff().admits_phone(ID, "Boss", Role::Director));
    // A row of another desk is judged alike.
    let (t, ledger) = (room.desk.tournament().clone(), room.desk.ledger().clone());
    let who = SignedMember { name: "Bea Rossi".into(), role: Role::Floor, table: None };
    let record = record_of(&room, &phone("Boss", Role::Floor, false), &who);
    let said = check_signature(&t, (room.desk.records(), &ledger), &record);
    assert!(matches!(said, Err(AuditFault::NotAllowed(_))), "{said:?}");
    room.desk.submit(phone("Tilo", Role::Floor, true), None).unwrap();
    room.desk.submit(phone("Tilo", Role::Floor, false), None).unwrap();
}

#[test]
fn a_member_who_leaves_the_staff_or_the_role_keeps_no_phone() {
    let mut room = StaffDesk::staffed();
    room.signs_in("Ada Neri");
    for (name, role) in
        [("Bea Rossi", Role::Floor), ("Dino Galli", Role::Cashier), ("Lena", Role::Floor)]
    {
        room.desk.submit(phone(name, role, true), None).unwrap();
        assert!(room.desk.tournament().staff().admits_phone(ID, name, role), "{name}");
    }
    let remove = StaffCommand::Remove { name: "bea rossi".into() };
    room.desk.submit(Command::Staff(remove), None).unwrap();
    let to = member(("Dino Galli", Role::Dealer, "8181", ""));
    let change = StaffCommand::Change { name: "Dino Galli".into(), to: Box::new(to) };
    room.desk.submit(Command::Staff(change), None).unwrap();
    let staff = room.desk.tournament().staff();
    assert!(!staff.admits_phone(ID, "Bea Rossi", Role::Floor));
    assert!(!staff.admits_phone(ID, "Dino Galli", Role::Cashier));
    assert!(staff.admits_phone(ID, "Lena", Role::Floor), "another name");
}

/// Checks that an event with staff knows a phone by its id: a name and a role are not enough.
#[test]
fn an_event_with_staff_knows_its_phones_by_their_ids() {
    let mut room = StaffDesk::staffed();
    room.signs_in("Ada Neri");
    let admits = |room: &StaffDesk, id: &str, name: &str| {
        room.desk.tournament().staff().admits_phone(id, name, Role::Floor)
    };
    room.desk.submit(phone("Lena", Role::Floor, true), None).unwrap();
    assert!(admits(&room, ID, "LENA"));
    assert!(!admits(&room, "5f1d", "Lena") && !admits(&room, "", "Lena"));
    // A pairing of an earlier program has no id, and admits no phone.
    let command = r#"Staff(Pair(name:"Tilo",role:Floor,table:None))"#;
    room.desk.submit(ron::from_str(command).unwrap(), None).unwrap();
    assert!(!admits(&room, ID, "Tilo") && !admits(&room, "", "Tilo"));
    let command = r#"Staff(Pair(name:"Tilo",role:Floor,table:None,phone:"no id"))"#;
    assert_eq!(room.refused(ron::from_str(command).unwrap()), Refusal::NotUnderstood);
}

/// Checks that a phone carries the name of a member in the member's own role alone.
#[test]
fn a_phone_carries_no_name_of_a_member_in_another_role() {
    let mut room = StaffDesk::staffed();
    room.signs_in("Bea Rossi");
    for (name, role) in [
        ("Ada Neri", Role::Floor),
        ("ada neri", Role::Television),
        ("Dino Galli", Role::Dealer),
        ("Bea Rossi", Role::Dealer),
    ] {
        assert_eq!(room.refused(phone(name, role, true)), Refusal::NameOfMember, "{name}");
    }
    room.desk.submit(phone("bea rossi", Role::Floor, true), None).unwrap();
    room.desk.submit(phone("Tilo", Role::Floor, true), None).unwrap();
    // A member who gets the name of a phone later takes it from a phone in another role.
    room.signs_in("Ada Neri");
    room.desk.submit(add(("Tilo", Role::Registration, "505050", "")), None).unwrap();
    let staff = room.desk.tournament().staff();
    assert!(!staff.has_phone("Tilo", Role::Floor) && staff.has_phone("Bea Rossi", Role::Floor));
}
