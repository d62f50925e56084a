//! The second signature for payouts above a sum: the command, the amount, the payer, and the
//! approval.

use bottone::{
    base::{
        money::Money,
        person::{Person, Role},
    },
    i18n::{Language, ToText as _},
    rehearsal::RehearsalEnd,
    session::{DeniedAct, Desk, Session, SignIn, SignedMember, SubmitError, pin_hash},
    tournament::{
        Command,
        entries::{Entrant, EntryCommand, EntryId},
        payments::{PaymentCommand, PaymentMethod},
        setup::SetupCommand,
        staff::{Member, StaffCommand},
        tables::SeatWish,
        waiting::WaitingCommand,
    },
};

use crate::stage::{Room, play, setup, structure};

const PINS: [(&str, Role, &str); 4] = [
    ("Ada Neri", Role::Director, "7441"),
    ("Zoe Blu", Role::Director, "9090"),
    ("Dino Galli", Role::Cashier, "8181"),
    ("Carlo Villa", Role::Registration, "5050"),
];

fn staffed(desk: &mut Session) {
    for (name, role, pin) in PINS {
        let member = Member {
            name: name.into(),
            role,
            pin: Some(pin_hash(pin).unwrap()),
            card: String::new(),
        };
        desk.submit(Command::Staff(StaffCommand::Add(Box::new(member))), None).unwrap();
    }
}

fn signs_in(desk: &mut Session, who: &str) {
    desk.sign_out();
    let (name, _, pin) = *PINS.iter().find(|(name, ..)| name.starts_with(who)).unwrap();
    desk.sign_in(SignIn::Pin { name, pin }, None).unwrap();
}

/// Sets the sum above which two signatures are needed, and a tax of a quarter, as the first
/// director.
fn two_above(desk: &mut Session, above: Option<i64>) {
    let mut setup = desk.tournament().setup().clone();
    setup.house.two_signatures = above.map(Money::from_minor);
    setup.prize_tax = 2_500;
    if setup != *desk.tournament().setup() {
        desk.submit(Command::Setup(SetupCommand::Change(Box::new(setup))), None).unwrap();
    }
}

fn pay(entry: EntryId, amount: i64, withheld: i64, method: PaymentMethod) -> Command {
    let (amount, withheld) = (Money::from_minor(amount), Money::from_minor(withheld));
    let document = String::new();
    Command::Payments(PaymentCommand::Pay { entry, amount, withheld, tickets: 0, method, document })
}

/// The mark for a command that needs a second signature.
const REFUSED: &str = "refused";
/// The mark for a command that needs no approval.
const ALONE: &str = "";

/// Returns the name of the approver on record.
fn done(desk: &mut Session, command: &Command, word: &str) -> String {
    if !word.is_empty() {
        let (name, _, pin) = *PINS.iter().find(|(name, ..)| name.starts_with(word)).unwrap();
        assert_eq!(desk.approve(pin), Ok(name.to_owned()));
    }
    let records = desk.records().len();
    assert_eq!(desk.can(command), Ok(()), "it can be pressed: the word is asked for then");
    match desk.submit(command.clone(), None) {
        Ok(()) => desk.records().last().unwrap().approved_by.clone().unwrap_or_default(),
        Err(SubmitError::TwoSignatures(_)) => {
            assert_eq!(desk.records().len(), records);
            REFUSED.to_owned()
        }
        Err(other) => panic!("{other:?}"),
    }
}

#[test]
fn a_payment_above_the_sum_wants_a_director_who_is_not_the_one_who_pays() {
    // Sum; payment, and tax withheld of it; payer; approver; approver on record.
    let rows = [
        (Some(300), 300, 0, "Dino", "", ALONE),
        (Some(300), 301, 0, "Dino", "", REFUSED),
        (Some(300), 301, 0, "Dino", "Ada", "Ada Neri"),
        (Some(300), 301, 0, "Ada", "", REFUSED),
        (Some(300), 301, 0, "Ada", "Ada", REFUSED),
        (Some(300), 301, 0, "Ada", "Zoe", "Zoe Blu"),
        // Tax withheld is not paid out.
        (Some(300), 400, 100, "Dino", "", ALONE),
        // A sum withheld above the tax counts: it leaves the prize settled.
        (Some(300), 400, 399, "Dino", "", ALONE),
        (Some(100), 400, 399, "Dino", "", REFUSED),
        (Some(0), 1, 0, "Dino", "", REFUSED),
        (None, 400, 0, "Dino", "", ALONE),
    ];
    for (number, (above, amount, withheld, who, word, wanted)) in rows.into_iter().enumerate() {
        for method in PaymentMethod::ALL {
            let mut played = play("club-turbo", 8, 2, RehearsalEnd::End);
            let desk = &mut *played.session;
            staffed(desk);
            two_above(desk, above);
            signs_in(desk, who);
            let entry = desk.tournament().dues(desk.now())[0].entry;
            let paid = done(desk, &pay(entry, amount, withheld, method), word);
            assert_eq!(paid, wanted, "row {number}, {method:?}");
        }
    }
}

#[test]
fn a_sum_does_not_get_smaller_by_being_paid_twice_and_a_payment_that_stands_again_goes_out_again() {
    let mut played = play("club-turbo", 8, 2, RehearsalEnd::End);
    let desk = &mut *played.session;
    staffed(desk);
    two_above(desk, Some(300));
    signs_in(desk, "Dino");
    let entry = desk.tournament().dues(desk.now())[0].entry;
    let half = pay(entry, 200, 0, PaymentMethod::Cash);
    assert_eq!(done(desk, &half, ""), ALONE);
    assert_eq!(done(desk, &half, ""), REFUSED);
    assert_eq!(done(desk, &half, "Ada"), "Ada Neri");
    for _ in 0..2 {
        let back = PaymentCommand::TakeBack { entry, reason: "wrong player".into() };
        assert_eq!(done(desk, &Command::Payments(back), ""), ALONE, "money that comes in");
    }
    // After a redo 200 go out once more, which is below the sum. A whole payment is not.
    desk.undo().unwrap();
    desk.redo().unwrap();
    assert_eq!(done(desk, &pay(entry, 301, 0, PaymentMethod::Cash), "Zoe"), "Zoe Blu");
    let back = PaymentCommand::TakeBack { entry, reason: "wrong player".into() };
    desk.submit(Command::Payments(back), None).unwrap();
    assert!(matches!(desk.undo(), Err(SubmitError::TwoSignatures(_))));
    desk.approve("7441").unwrap();
    desk.undo().unwrap();
    assert_eq!(desk.records().last().unwrap().approved_by.as_deref(), Some("Ada Neri"));
}

#[test]
fn a_payment_that_is_valid_again_counts_with_the_later_one() {
    let mut played = play("club-turbo", 8, 2, RehearsalEnd::End);
    let desk = &mut *played.session;
    staffed(desk);
    two_above(desk, Some(300));
    signs_in(desk, "Dino");
    let entry = desk.tournament().dues(desk.now())[0].entry;
    let half = pay(entry, 200, 0, PaymentMethod::Cash);
    assert_eq!(done(desk, &half, ""), ALONE);
    let back = PaymentCommand::TakeBack { entry, reason: "wrong player".into() };
    assert_eq!(done(desk, &Command::Payments(back), ""), ALONE);
    let taken_back = u32::try_from(desk.records().len()).unwrap() - 1;
    assert_eq!(done(desk, &half, ""), ALONE);
    let again = desk.strike(taken_back);
    assert!(matches!(again, Err(SubmitError::TwoSignatures(_))), "{again:?}");
    desk.approve("7441").unwrap();
    desk.strike(taken_back).unwrap();
    assert_eq!(desk.records().last().unwrap().approved_by.as_deref(), Some("Ada Neri"));
}

fn enters(room: &mut Room, names: &[&str]) -> Vec<EntryId> {
    let who = names.iter().map(|name| Entrant::New(Person::typed(name))).collect();
    room.does(Command::Entries(EntryCommand::Enter { who, seat: SeatWish::Later }));
    let all: Vec<EntryId> = room.t().entries().all().map(|(id, _)| id).collect();
    all[all.len() - names.len()..].to_vec()
}

#[test]
fn refunds_and_sales_that_are_taken_back_are_money_that_goes_out() {
    // An entry costs 110.00. Sum; fee kept or not; one signature enough or not.
    for (above, keep_fee, alone) in
        [(11_000, false, true), (10_999, false, false), (10_000, true, true), (9_999, true, false)]
    {
        let mut room = Room::open(setup(1), structure("club-turbo"));
        let entry = enters(&mut room, &["Rossi, Anna"])[0];
        let desk = &mut *room.session;
        staffed(desk);
        two_above(desk, Some(above));
        signs_in(desk, "Carlo");
        let refund = Command::Entries(EntryCommand::Refund { entry, keep_fee });
        assert_eq!(done(desk, &refund, "") == ALONE, alone, "above {above}, {keep_fee}");
        if !alone {
            assert_eq!(done(desk, &refund, "Zoe"), "Zoe Blu");
        }
        // The undo of a refund brings the money in, and its redo pays it out.
        desk.undo().unwrap();
        assert_eq!(desk.redo().is_ok(), alone, "above {above}, {keep_fee}");
    }
    let mut room = Room::open(setup(1), structure("club-turbo"));
    staffed(&mut room.session);
    two_above(&mut room.session, Some(20_000));
    signs_in(&mut room.session, "Carlo");
    enters(&mut room, &["Rossi, Anna"]);
    room.session.undo().unwrap();
    // Two at once are 220.00, by an undo or by a common refund.
    let both = enters(&mut room, &["Verdi, Ugo", "Sala, Ida"]);
    assert!(matches!(room.session.undo(), Err(SubmitError::TwoSignatures(_))));
    room.does(Command::Waiting(WaitingCommand::Join { entries: both }));
    let close = Command::Waiting(WaitingCommand::Close { keep_fee: false });
    assert_eq!(done(&mut room.session, &close, ""), REFUSED);
    let denied = room.session.take_denied();
    assert!(matches!(denied.last().unwrap().act, DeniedAct::Alone(..)), "{denied:?}");
    for language in Language::complete() {
        let message = denied.last().unwrap().to_text(language);
        assert!(message.contains("Carlo Villa") && message.contains("200"), "{message}");
    }
    assert_eq!(done(&mut room.session, &close, "Ada"), "Ada Neri");
}

#[test]
fn an_event_without_staff_asks_no_one_for_a_second_signature() {
    let mut room = Room::open(setup(1), structure("club-turbo"));
    two_above(&mut room.session, Some(0));
    let entry = enters(&mut room, &["Rossi, Anna"])[0];
    room.does(Command::Entries(EntryCommand::Refund { entry, keep_fee: false }));
    assert_eq!(room.session.records().last().unwrap().approved_by, None);
}

#[test]
fn a_word_that_was_given_at_the_desk_is_not_for_somebody_elsewhere() {
    let mut room = Room::open(setup(1), structure("club-turbo"));
    let entry = enters(&mut room, &["Rossi, Anna"])[0];
    let desk = &mut *room.session;
    staffed(desk);
    two_above(desk, Some(0));
    signs_in(desk, "Dino");
    desk.approve("7441").unwrap();
    let who = SignedMember { name: "Carlo Villa".into(), role: Role::Registration, table: None };
    let refund = Command::Entries(EntryCommand::Refund { entry, keep_fee: false });
    let result = desk.submit_as((&who, "telephone"), None, refund, None);
    assert!(matches!(result, Err(SubmitError::TwoSignatures(_))), "{result:?}");
    assert_eq!(desk.approved_by(), Some("Ada Neri"), "it is for the next act at this desk");
}
