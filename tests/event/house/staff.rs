//! Tests of a house's staff: the rights in it, the names on its records, and the data that each
//! role sees.

use std::{collections::BTreeSet, fs, path::Path};

use bottone::{
    base::{
        money::{Currency, Money},
        person::{Member, Role},
        time::Span,
    },
    house::{
        Command, Refusal as HouseRefusal,
        drawers::{DrawersCommand, Opening},
        history::{Record, RecordAction, RecordFault},
        people::{Bar, Details, PeopleCommand},
        setup::{AmountLimit, Setup, SetupCommand},
        staff::StaffCommand,
        tickets::{Issue, TicketsCommand},
    },
    i18n::Language,
    session::{
        SignIn, SignInError, Signatory as _, SignedElsewhere,
        house::{
            self, HouseBook, HouseDesk, HouseError, allowed_roles, check_permission, decided_again,
        },
        pin_hash,
        roles::SignedMember,
    },
    tournament::Refusal,
    view::house::{BookPage, Personal},
};

use super::{add, create, details, id, open, setup};
use crate::{
    formats::sealed::{Sealed, body},
    stage::{bottone, desk},
};

/// Every command of a house, the roles that may give it, and the reason. `D` is the director, `F` the floor, `R`
/// registration, `C` the cashier.
const ROWS: &[(&str, &str, &str)] = &[
    ("Setup(Change((name:\"A\")))", "D", "what the house is"),
    ("Staff(Add((name:\"A\",role:Floor)))", "D", "who works there"),
    ("Staff(Change(name:\"A\",to:(name:\"A\",role:Floor)))", "D", "who works there"),
    ("Staff(Remove(name:\"A\"))", "D", "who works there"),
    ("Staff(Import(members:[]))", "D", "who works there"),
    ("People(Add(people:[]))", "DFR", "who comes"),
    ("People(Import(people:[],bars:[]))", "DF", "a list that bars somebody"),
    ("People(Change(person:1,to:(family:\"A\")))", "DFR", "who comes"),
    ("People(Bar(person:1,bar:(by:\"A\",reason:\"B\")))", "DF", "a ruling"),
    ("People(LiftBar(person:1))", "D", "a ruling is set aside"),
    ("People(Merge(gone:1,into:2))", "DFR", "who comes"),
    ("People(Separate(gone:1))", "DFR", "who comes"),
    ("People(Forget(person:1))", "D", "it cannot be taken back"),
    ("Events(List((file:\"a\",seal:\"b\",name:\"c\",part:Event)))", "DF", "what is played"),
    (
        "Events(Change(file:\"a\",to:(file:\"a\",seal:\"b\",name:\"c\",part:Event)))",
        "DF",
        "what is played",
    ),
    ("Events(Remove(file:\"a\"))", "D", "what is the house's"),
    ("Tickets(Issue((number:1,holder:1,event:\"A\",value:1)))", "DC", "money's worth goes out"),
    ("Tickets(Use(number:1,by:(file:\"a\",seal:\"b\",entry:1)))", "", "the program does it"),
    ("Tickets(Free(number:1))", "", "the program does it"),
    ("Tickets(Withdraw(number:1))", "", "the program does it"),
    ("Tickets(Restore(number:1))", "", "the program does it"),
    ("Tickets(PassOn(number:1,to:2,reason:\"A\"))", "DRC", "a ticket changes hands"),
    ("Tickets(SellBack(number:1,reason:\"A\"))", "DC", "money goes out"),
    ("Tickets(Lapse(number:1,reason:\"A\"))", "D", "somebody loses money's worth"),
    (
        "Tickets(Denominate(number:1,currency:(symbol:\"€\",decimals:2)))",
        "D",
        "what a ticket is worth",
    ),
    (
        "Drawers(Open((number:1,cashier:\"A\",desk:\"B\",currency:(symbol:\"€\",decimals:2),float:0,\
         from:\"2026-11-21T17:00:00.000Z\")))",
        "DRC",
        "whoever takes money",
    ),
    ("Drawers(Move(drawer:1,to_drawer:1,reason:\"A\"))", "DC", "money of no event"),
    (
        "Drawers(Close(drawer:1,closing:(until:\"2026-11-21T17:00:00.000Z\",events:0,counted:(total:0))))",
        "DRC",
        "whoever takes money",
    ),
];

const fn letter(role: Role) -> Option<char> {
    match role {
        Role::Director => Some('D'),
        Role::Floor => Some('F'),
        Role::Registration => Some('R'),
        Role::Cashier => Some('C'),
        Role::Dealer | Role::Television => None,
    }
}

/// Returns the variants of the commands in the shape of a house's file: "Tickets(Free".
fn every_command() -> BTreeSet<String> {
    let shape = include_str!("../formats/house-3.shape");
    let variants = |name: &str| -> Vec<String> {
        let mut lines = shape.lines().skip_while(|line| *line != name).skip(1);
        let of_type = lines.by_ref().take_while(|line| !line.is_empty());
        let own = of_type.filter(|line| line.starts_with("  ") && !line.starts_with("   "));
        own.map(|line| line.trim().split('(').next().unwrap().to_owned()).collect()
    };
    let departments = variants("Command");
    assert!(departments.len() > 5, "{departments:?}");
    let of = |department: String| {
        let own = variants(&format!("{department}Command"));
        own.into_iter().map(move |name| format!("{department}({name}"))
    };
    departments.into_iter().flat_map(of).collect()
}

#[test]
fn each_command_of_a_house_is_for_the_roles_of_its_row() {
    let folder = tempfile::tempdir().unwrap();
    let mut house = create(folder.path());
    house.submit(add_member("Ada Neri", Role::Director)).unwrap();
    let mut without = every_command();
    for (text, roles, why) in ROWS {
        let command: Command = ron::from_str(text).unwrap();
        let name: String = text.splitn(3, '(').take(2).collect::<Vec<_>>().join("(");
        without.remove(name.trim_end_matches(')'));
        for role in Role::ALL {
            let may = letter(role).is_some_and(|letter| roles.contains(letter));
            assert_eq!(allowed_roles(&command).contains(&role), may, "{text} {role:?}: {why}");
            let who = SignedMember { name: "Ada Neri".into(), role, table: None };
            let said = check_permission(house.house(), Some(&who), &command);
            assert_eq!(said.is_ok(), may, "{text} {role:?}: {why}");
        }
        let nobody = check_permission(house.house(), None, &command).unwrap_err();
        let of_program = if roles.is_empty() { Refusal::ProgramOnly } else { Refusal::NotSignedIn };
        assert_eq!(nobody, of_program, "{text}");
    }
    assert_eq!(without, BTreeSet::new(), "commands without a row");
}

fn member(name: &str, role: Role) -> Member {
    let pin = Some(pin_hash(&pin_of(name)).unwrap());
    Member { name: name.into(), role, pin, card: String::new() }
}

fn add_member(name: &str, role: Role) -> Command {
    Command::Staff(StaffCommand::Add(Box::new(member(name, role))))
}

/// Returns the PIN of this member: the first name and six digits.
fn pin_of(name: &str) -> String {
    format!("{}120607", name.split(' ').next().unwrap())
}

const STAFF: [(&str, Role); 4] = [
    ("Ada Neri", Role::Director),
    ("Bea Longo", Role::Director),
    ("Carlo Villa", Role::Registration),
    ("Dino Galli", Role::Cashier),
];

/// Makes a house with two people, a ticket of €250, a drawer and staff. No one is signed in.
fn staffed(folder: &Path) -> HouseDesk {
    let mut house = create(folder);
    house.submit(add(&[(1, "Rossi, Mario #0001"), (2, "Bianchi, Luca")])).unwrap();
    let euro = Currency::default();
    for number in [1, 2] {
        let issue = Issue {
            number,
            holder: id(1),
            event: "Main".into(),
            value: Money::from_minor(25_000),
            currency: Some(euro.clone()),
            won: None,
        };
        house.submit(Command::Tickets(TicketsCommand::Issue(issue))).unwrap();
    }
    let opening = Opening {
        number: 1,
        cashier: "Dino Galli".into(),
        desk: "cash".into(),
        currency: euro,
        float: Money::from_minor(100_000),
        from: house.now(),
        after: None,
    };
    house.submit(Command::Drawers(DrawersCommand::Open(opening))).unwrap();
    for (name, role) in STAFF {
        house.submit(add_member(name, role)).unwrap();
    }
    house.sign_out();
    house
}

fn signs_in(house: &mut HouseDesk, name: &str) {
    house.sign_in(SignIn::Pin { name, pin: &pin_of(name) }).unwrap();
}

fn last(house: &HouseDesk) -> &Record {
    house.history().records().last().unwrap()
}

fn sell_back(number: u32) -> Command {
    let reason = "cannot come".into();
    Command::Tickets(TicketsCommand::SellBack { number, reason, drawer: Some(1) })
}

fn refusal(done: Result<(), HouseError>) -> Refusal {
    match done.unwrap_err() {
        HouseError::NotAllowed(refusal) => refusal,
        other => panic!("{other}"),
    }
}

#[test]
fn a_house_with_staff_takes_no_act_of_somebody_who_did_not_sign_in() {
    let folder = tempfile::tempdir().unwrap();
    let mut house = staffed(folder.path());
    let before = house.history().records().len();
    let bar = Bar { until: None, by: "floor".into(), reason: "threw chips".into() };
    for command in [
        Command::People(PeopleCommand::Bar { person: id(1), bar }),
        Command::People(PeopleCommand::Merge { gone: id(1), into: id(2) }),
        sell_back(1),
        Command::Tickets(TicketsCommand::Lapse { number: 1, reason: "late".into() }),
        Command::Staff(StaffCommand::Remove { name: "Ada Neri".into() }),
        Command::Setup(SetupCommand::Change(Setup { min_age: Some(18), ..setup() })),
    ] {
        assert_eq!(refusal(house.submit(command.clone())), Refusal::NotSignedIn, "{command:?}");
    }
    assert_eq!(refusal(house.undo()), Refusal::NotSignedIn);
    assert_eq!(refusal(house.forget(id(1)).map(drop)), Refusal::NotSignedIn);
    assert_eq!(refusal(house.keep_portrait(id(1), b"picture")), Refusal::NotSignedIn);
    assert_eq!(refusal(house.remove_portrait(id(1))), Refusal::NotSignedIn);
    assert_eq!(refusal(house.may_see_people()), Refusal::NotSignedIn);
    assert_eq!(refusal(house.may_export_people()), Refusal::NotSignedIn);
    assert_eq!(house.history().records().len(), before);
    assert_eq!(house.take_denied().len(), 7, "what was tried is noted");
    assert!(decided_again(&house).is_ok());
}

#[test]
fn an_act_names_who_did_it_and_in_which_role() {
    let folder = tempfile::tempdir().unwrap();
    let mut house = staffed(folder.path());
    let wrong = house.sign_in(SignIn::Pin { name: "Dino Galli", pin: "120607" });
    assert_eq!(wrong.unwrap_err(), SignInError::WrongPin);
    signs_in(&mut house, "Dino Galli");
    let lapse = Command::Tickets(TicketsCommand::Lapse { number: 1, reason: "late".into() });
    assert_eq!(refusal(house.submit(lapse.clone())), Refusal::AskDirector);
    house.submit(sell_back(1)).unwrap();
    let record = last(&house);
    assert_eq!((record.by.as_str(), record.role), ("Dino Galli", Some(Role::Cashier)));
    // The director gives a PIN for one act.
    house.approve(&pin_of("Ada Neri")).unwrap();
    house
        .submit(Command::Tickets(TicketsCommand::Lapse { number: 2, reason: "late".into() }))
        .unwrap();
    let record = last(&house);
    assert_eq!(
        (record.by.as_str(), record.approved_by.as_deref()),
        ("Dino Galli", Some("Ada Neri"))
    );
    assert_eq!(refusal(house.undo()), Refusal::AskDirector, "it was for one act");
    signs_in(&mut house, "Ada Neri");
    house.undo().unwrap();
    assert_eq!(last(&house).role, Some(Role::Director));
    // The name on a bar is that of the signed-in person, not the typed one.
    let bar = Bar { until: None, by: "floor".into(), reason: "threw chips".into() };
    house.submit(Command::People(PeopleCommand::Bar { person: id(1), bar })).unwrap();
    let barred = house.house().people().get(id(1)).unwrap().bar.clone().unwrap();
    assert_eq!(barred.by, "Ada Neri");
    assert!(decided_again(&house).is_ok());
    // The bar is in the file, and another program reads it.
    drop(house);
    let again = open(&folder.path().join("house.ron")).unwrap();
    assert!(again.notices.is_empty() && again.fault.is_none());
    assert_eq!(again.desk.house().staff().members().len(), STAFF.len());
    assert!(decided_again(&again.desk).is_ok());
}

#[test]
fn the_first_member_is_a_director_with_a_pin_and_signed_in() {
    let folder = tempfile::tempdir().unwrap();
    let mut house = create(folder.path());
    let cashier = add_member("Dino Galli", Role::Cashier);
    assert_eq!(house.can(&cashier), Err(HouseRefusal::NeedsDirector));
    let no_pin = Member { pin: None, ..member("Ada Neri", Role::Director) };
    let no_pin = Command::Staff(StaffCommand::Add(Box::new(no_pin)));
    assert_eq!(house.can(&no_pin), Err(HouseRefusal::NeedsDirector));
    house.submit(add_member("Ada Neri", Role::Director)).unwrap();
    assert_eq!(house.signed_in().unwrap().name, "Ada Neri");
    house.submit(cashier).unwrap();
}

#[test]
fn a_house_takes_the_staff_of_an_event_with_its_pins() {
    let folder = tempfile::tempdir().unwrap();
    let mut house = create(folder.path());
    let members: Vec<Member> = STAFF.map(|(name, role)| member(name, role)).into();
    let without = members[2..].to_vec();
    let take = |members| Command::Staff(StaffCommand::Import { members });
    assert_eq!(house.can(&take(without)), Err(HouseRefusal::NeedsDirector));
    house.submit(take(members.clone())).unwrap();
    assert_eq!(refusal(house.submit(take(members.clone()))), Refusal::NotSignedIn);
    // The person at the event is signed in here without another PIN, if they are on this staff.
    let stranger = member("Carlo Villa", Role::Director);
    let by = |member: &Member| SignedElsewhere { operator: desk(), members: vec![member.clone()] };
    by(&stranger).sign_house(&mut house).unwrap();
    assert_eq!(house.signed_in(), None, "another role and another PIN");
    by(&members[0]).sign_house(&mut house).unwrap();
    assert_eq!(house.signed_in().unwrap().role, Role::Director);
    assert_eq!(house.can(&take(members)), Err(HouseRefusal::StaffKnown));
}

#[test]
fn more_than_the_sum_goes_out_with_two_signatures() {
    let folder = tempfile::tempdir().unwrap();
    let mut house = staffed(folder.path());
    signs_in(&mut house, "Ada Neri");
    let above = AmountLimit { sum: Money::from_minor(30_000), currency: Currency::default() };
    let two = Setup { two_signatures: Some(above), ..setup() };
    house.submit(Command::Setup(SetupCommand::Change(two))).unwrap();
    let take = |minor: i64| {
        let (to_drawer, reason) = (Money::from_minor(-minor), "to the bank".into());
        Command::Drawers(DrawersCommand::Move { drawer: 1, to_drawer, reason })
    };
    signs_in(&mut house, "Dino Galli");
    house.submit(take(20_000)).unwrap();
    let second = |done: Result<(), HouseError>| {
        assert!(matches!(done, Err(HouseError::TwoSignatures(_))), "{done:?}");
    };
    second(house.submit(take(10_001)));
    house.submit(take(10_000)).unwrap();
    second(house.submit(sell_back(1)));
    house.approve(&pin_of("Ada Neri")).unwrap();
    house.submit(sell_back(1)).unwrap();
    second(house.submit(sell_back(2)));
    house.approve(&pin_of("Ada Neri")).unwrap();
    house.submit(sell_back(2)).unwrap();
    assert_eq!(last(&house).approved_by.as_deref(), Some("Ada Neri"));
    // A director's own PIN is no second signature.
    signs_in(&mut house, "Ada Neri");
    second(house.submit(take(1)));
    house.approve(&pin_of("Ada Neri")).unwrap();
    second(house.submit(take(1)));
    house.approve(&pin_of("Bea Longo")).unwrap();
    house.submit(take(1)).unwrap();
    assert!(decided_again(&house).is_ok());
    // Neither does a file that was sealed again without the second signature, or with the first.
    let second = ",approved_by:Some(\"Bea Longo\")";
    let own = ",approved_by:Some(\"Ada Neri\")";
    for (with, fault) in [
        (second, None),
        ("", Some(RecordFault::NeedsTwoSignatures)),
        (own, Some(RecordFault::NeedsTwoSignatures)),
    ] {
        assert_eq!(forged(folder.path(), second, with), fault, "{with}");
    }
    // A sum of another currency is above every sum.
    let dollar = Currency { symbol: "$".into(), decimals: 2 };
    let above = AmountLimit { sum: Money::from_minor(30_000), currency: dollar };
    assert!(above.is_exceeded(Money::from_minor(1), &Currency::default()));
}

#[test]
fn no_order_of_acts_takes_more_than_the_sum_with_one_signature() {
    let folder = tempfile::tempdir().unwrap();
    let mut house = staffed(folder.path());
    signs_in(&mut house, "Ada Neri");
    let above = AmountLimit { sum: Money::from_minor(30_000), currency: Currency::default() };
    let two = Setup { two_signatures: Some(above), ..setup() };
    house.submit(Command::Setup(SetupCommand::Change(two))).unwrap();
    let moves = |minor: i64| {
        let (to_drawer, reason) = (Money::from_minor(minor), "to the bank".into());
        Command::Drawers(DrawersCommand::Move { drawer: 1, to_drawer, reason })
    };
    let alone = |done: Result<(), HouseError>| {
        assert!(matches!(done, Err(HouseError::TwoSignatures(_))), "{done:?}");
    };
    signs_in(&mut house, "Dino Galli");
    // A redo lets the money out again.
    house.approve(&pin_of("Ada Neri")).unwrap();
    house.submit(moves(-40_000)).unwrap();
    house.undo().unwrap();
    alone(house.redo());
    house.approve(&pin_of("Ada Neri")).unwrap();
    house.redo().unwrap();
    house.undo().unwrap();
    // The undo of money brought in takes it out.
    house.submit(moves(50_000)).unwrap();
    alone(house.undo());
    house.approve(&pin_of("Ada Neri")).unwrap();
    house.undo().unwrap();
    // A ticket bought back is paid from the drawer from which money was taken.
    house.submit(moves(-20_000)).unwrap();
    alone(house.submit(sell_back(1)));
    house.approve(&pin_of("Ada Neri")).unwrap();
    house.submit(sell_back(1)).unwrap();
    // Tickets given without a win count together for each person.
    let gives = |number: u32, minor: i64| {
        Command::Tickets(TicketsCommand::Issue(Issue {
            number,
            holder: id(2),
            event: "Main".into(),
            value: Money::from_minor(minor),
            currency: Some(Currency::default()),
            won: None,
        }))
    };
    house.submit(gives(3, 20_000)).unwrap();
    alone(house.submit(gives(4, 10_001)));
    house.submit(gives(4, 10_000)).unwrap();
    assert!(decided_again(&house).is_ok());
}

#[test]
fn a_bar_that_ends_earlier_is_for_the_director() {
    let folder = tempfile::tempdir().unwrap();
    let mut house = staffed(folder.path());
    signs_in(&mut house, "Ada Neri");
    house.submit(add_member("Flo Serra", Role::Floor)).unwrap();
    let now = house.now();
    let bars = |person, until| {
        let bar = Bar { until, by: String::new(), reason: "a fight".into() };
        Command::People(PeopleCommand::Bar { person, bar })
    };
    house.submit(bars(id(1), None)).unwrap();
    signs_in(&mut house, "Flo Serra");
    assert_eq!(refusal(house.submit(bars(id(1), Some(now)))), Refusal::AskDirector);
    let (week, month) =
        (Some(now.after(Span::from_secs(604_800))), Some(now.after(Span::from_secs(2_592_000))));
    house.submit(bars(id(2), week)).unwrap();
    house.submit(bars(id(2), month)).unwrap();
    assert_eq!(refusal(house.submit(bars(id(2), week))), Refusal::AskDirector);
    house.submit(bars(id(2), None)).unwrap();
    // To take the bar back ends it too.
    assert_eq!(refusal(house.undo().map(drop)), Refusal::AskDirector);
    signs_in(&mut house, "Ada Neri");
    house.undo().unwrap();
    assert!(decided_again(&house).is_ok());
}

/// Checks that only the club's own director signs beside a cashier: in an event of one's own, anybody
/// is a director of any name.
#[test]
fn a_director_of_an_event_signs_nothing_in_a_club_with_staff() {
    let folder = tempfile::tempdir().unwrap();
    let mut house = staffed(folder.path());
    signs_in(&mut house, "Ada Neri");
    let above = AmountLimit { sum: Money::from_minor(10_000), currency: Currency::default() };
    let two = Setup { two_signatures: Some(above), ..setup() };
    house.submit(Command::Setup(SetupCommand::Change(two))).unwrap();
    signs_in(&mut house, "Dino Galli");
    let named = house.submit_approved(sell_back(1), Some("Ada Neri".into()));
    assert!(matches!(named, Err(HouseError::TwoSignatures(_))), "{named:?}");
}

/// Checks the ways around a bar: a merger with a page whose bar has ended, and another name.
#[test]
fn a_barred_page_is_changed_by_the_director_alone() {
    let folder = tempfile::tempdir().unwrap();
    let mut house = staffed(folder.path());
    signs_in(&mut house, "Ada Neri");
    house.submit(add_member("Flo Serra", Role::Floor)).unwrap();
    let bar = Bar { until: None, by: String::new(), reason: "a fight".into() };
    house.submit(Command::People(PeopleCommand::Bar { person: id(1), bar })).unwrap();
    signs_in(&mut house, "Flo Serra");
    let merge = |gone, into| Command::People(PeopleCommand::Merge { gone, into });
    for (gone, into) in [(id(1), id(2)), (id(2), id(1))] {
        assert_eq!(refusal(house.submit(merge(gone, into))), Refusal::AskDirector);
    }
    let known = house.house().people().get(id(1)).unwrap().details.clone();
    let change = |to: Details| Command::People(PeopleCommand::Change { person: id(1), to });
    for to in [
        Details { family: "Zz".into(), ..known.clone() },
        Details { card: "000099".into(), ..known.clone() },
    ] {
        assert_eq!(refusal(house.submit(change(to))), Refusal::AskDirector);
    }
    house.submit(change(Details { notes: "at the door".into(), ..known })).unwrap();
    signs_in(&mut house, "Ada Neri");
    house.submit(merge(id(2), id(1))).unwrap();
    signs_in(&mut house, "Flo Serra");
    let separate = Command::People(PeopleCommand::Separate { gone: id(2) });
    assert_eq!(refusal(house.submit(separate)), Refusal::AskDirector);
    assert!(decided_again(&house).is_ok());
}

#[test]
fn a_role_that_pays_needs_a_new_pin() {
    let folder = tempfile::tempdir().unwrap();
    let mut house = staffed(folder.path());
    signs_in(&mut house, "Ada Neri");
    let was = house.house().staff().get("Carlo Villa").unwrap().clone();
    let change = |to: Member| {
        Command::Staff(StaffCommand::Change { name: was.name.clone(), to: Box::new(to) })
    };
    let cashier = Member { role: Role::Cashier, ..was.clone() };
    let kept = house.submit(change(cashier.clone()));
    assert!(matches!(kept, Err(HouseError::Refused(HouseRefusal::NeedsNewPin))), "{kept:?}");
    house.submit(change(Member { role: Role::Floor, ..was.clone() })).unwrap();
    let pin = Some(pin_hash("120607").unwrap());
    house.submit(change(Member { pin, ..cashier })).unwrap();
}

#[test]
fn personal_data_are_hidden_until_somebody_signs_in_whose_role_may_see_them() {
    let folder = tempfile::tempdir().unwrap();
    let mut house = staffed(folder.path());
    signs_in(&mut house, "Carlo Villa");
    let mut known = details("Rossi, Mario #0001");
    (known.document, known.born, known.notes) =
        ("AA1234".into(), Some(1980), "owes a drink".into());
    house.submit(Command::People(PeopleCommand::Change { person: id(1), to: known })).unwrap();
    house.keep_portrait(id(1), b"picture").unwrap();
    let page = |house: &HouseDesk| {
        let personal = Personal::of(house.may_see_people().is_ok());
        let at = (id(1), house.now());
        BookPage::of(Language::English, house.house(), at, personal).unwrap().lines
    };
    let has = |lines: &[(String, String)], what: &str| lines.iter().any(|(_, text)| text == what);
    let seen = page(&house);
    for what in ["AA1234", "1980", "owes a drink", "0001"] {
        assert!(has(&seen, what), "{what}: {seen:?}");
    }
    assert!(house.portrait(id(1)).unwrap().is_some());
    assert_eq!(refusal(house.may_export_people()), Refusal::AskDirector);
    house.sign_out();
    let hidden = page(&house);
    for what in ["AA1234", "1980", "owes a drink"] {
        assert!(!has(&hidden, what), "{what}: {hidden:?}");
    }
    assert!(has(&hidden, "0001"), "the card is on every seat card");
    assert_eq!(house.portrait(id(1)).unwrap(), None);
    let shown = ron::to_string(&house.house().without_personal_data()).unwrap();
    assert!(
        !shown.contains("AA1234") && !shown.contains("owes") && shown.contains("Rossi"),
        "{shown}"
    );
}

#[test]
fn forgetting_needs_a_director_of_the_house() {
    let folder = tempfile::tempdir().unwrap();
    let mut house = staffed(folder.path());
    signs_in(&mut house, "Carlo Villa");
    assert_eq!(refusal(house.forget(id(1)).map(drop)), Refusal::AskDirector);
    signs_in(&mut house, "Ada Neri");
    let book = HouseBook::new(house);
    house::forget(&book, id(1), None, &desk()).unwrap();
    assert!(book.desk().house().people().get(id(1)).is_none());
    assert!(decided_again(&book.desk()).is_ok());
}

/// Returns the fault of the house's file after its last line got another name.
fn forged(folder: &Path, from: &str, to: &str) -> Option<RecordFault> {
    let file = folder.join("house.ron");
    let text = fs::read_to_string(&file).unwrap();
    let lines = text.lines().count();
    let last = body(text.lines().last().unwrap());
    assert!(last.contains(from), "{last}");
    let forged = Sealed::going_on(&text, lines - 1).then(&last.replacen(from, to, 1)).text;
    let copy = tempfile::tempdir().unwrap();
    fs::write(copy.path().join("house.ron"), forged).unwrap();
    let opened = open(&copy.path().join("house.ron")).unwrap();
    decided_again(&opened.desk).err().map(|found| found.fault)
}

#[test]
fn check_names_a_record_that_no_one_of_the_staff_signed_in_that_role() {
    let folder = tempfile::tempdir().unwrap();
    let mut house = staffed(folder.path());
    signs_in(&mut house, "Dino Galli");
    house.submit(sell_back(1)).unwrap();
    let signed = "by:\"Dino Galli\",role:Some(Cashier)";
    let by = |to: &str| forged(folder.path(), signed, to);
    assert_eq!(by(signed), None);
    assert_eq!(by("by:\"Dino Galli\",role:Some(Director)"), Some(RecordFault::UnknownSigner));
    assert_eq!(by("by:\"Eva Storti\",role:Some(Cashier)"), Some(RecordFault::UnknownSigner));
    assert_eq!(by("by:\"Dino Galli\""), Some(RecordFault::UnknownSigner));
    assert_eq!(by("by:\"Carlo Villa\",role:Some(Registration)"), Some(RecordFault::NotAllowed));
    let second = "by:\"Carlo Villa\",role:Some(Registration),approved_by:Some(\"Carlo Villa\")";
    assert_eq!(by(second), Some(RecordFault::UnknownSigner));
    let RecordAction::Done { command, .. } = &last(&house).action else { panic!() };
    assert_eq!(**command, sell_back(1));
}

#[test]
fn a_book_of_a_program_without_staff_opens_and_goes_on() {
    let folder = tempfile::tempdir().unwrap();
    let kept = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/journals/v2/house");
    for file in ["house.ron", "friday.ron"] {
        fs::copy(kept.join(file), folder.path().join(file)).unwrap();
    }
    let checked = bottone(["house".as_ref(), "check".as_ref(), folder.path().as_os_str()]);
    assert_eq!(checked.status, Some(0), "{}", checked.complaint);
    let file = folder.path().join("house.ron");
    let mut house = open(&file).unwrap().desk;
    assert_eq!((house.history().records().len(), house.house().people().all().len()), (4, 2));
    house.submit(add(&[(9, "Conti, Sara")])).unwrap();
    drop(house);
    let text = fs::read_to_string(&file).unwrap();
    let added = text.strip_prefix(&fs::read_to_string(kept.join("house.ron")).unwrap()).unwrap();
    assert!(!added.contains("role"), "a house without staff writes what it always wrote: {added}");
}
