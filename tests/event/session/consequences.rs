//! The rights for the consequences of an act, the same as for the act: roles, and a second
//! signature for outgoing money.

use bottone::{
    base::{
        money::Money,
        person::Role,
        time::{Span, Timestamp},
    },
    i18n::{Language, ToText as _},
    session::{
        DeniedAct, Desk, MissingRight, Session, SignIn, SubmitError, pin_hash,
        roles::check_signature,
    },
    tournament::{
        Command, Refusal,
        clock::ClockCommand,
        entries::{Entrant, EntryCommand, EntryId},
        history::{AuditFault, HistoryChange, Record, RecordChoices},
        setup::SetupCommand,
        staff::{Member, StaffCommand},
        tables::SeatWish,
    },
};

use crate::stage::{Room, setup, structure};

const STAFF: [(&str, Role, &str); 4] = [
    ("Ada Neri", Role::Director, "7441"),
    ("Zoe Blu", Role::Director, "9090"),
    ("Flo Serra", Role::Floor, "4711"),
    ("Carlo Villa", Role::Registration, "5050"),
];

/// An event in which entry 4 bought an add-on after an hour of play.
struct AddOnEvening {
    room: Room,
    /// The time before the add-on.
    before: Timestamp,
    /// The record of the add-on.
    sale: u32,
}

fn entry(number: u32) -> EntryId {
    ron::from_str(&number.to_string()).unwrap()
}

fn bust(number: u32) -> Command {
    Command::Entries(EntryCommand::Bust { out: vec![(entry(number), None)] })
}

impl AddOnEvening {
    fn new(above: Option<i64>) -> Self {
        let mut room = Room::seated(setup(1), structure("club-turbo"), &[5]);
        room.does(Command::Clock(ClockCommand::Start));
        room.minutes_later(2);
        let before = room.now();
        room.minutes_later(2);
        let sale = room.does(Command::Entries(EntryCommand::AddOn { entry: entry(4) }));
        room.minutes_later(2);
        for (name, role, pin) in STAFF {
            let pin = Some(pin_hash(pin).unwrap());
            let member = Member { name: name.into(), role, pin, card: String::new() };
            room.does(Command::Staff(StaffCommand::Add(Box::new(member))));
        }
        let mut setup = room.t().setup().clone();
        setup.house.two_signatures = above.map(Money::from_minor);
        if setup != *room.t().setup() {
            room.does(Command::Setup(SetupCommand::Change(Box::new(setup))));
        }
        Self { room, before, sale }
    }

    fn desk(&mut self) -> &mut Session {
        self.room.session.as_mut()
    }

    fn signs_in(&mut self, who: &str) {
        let desk = self.desk();
        desk.sign_out();
        let (name, _, pin) = *STAFF.iter().find(|(name, ..)| name.starts_with(who)).unwrap();
        desk.sign_in(SignIn::Pin { name, pin }, None).unwrap();
    }

    fn approves(&mut self, who: &str) {
        let (name, _, pin) = *STAFF.iter().find(|(name, ..)| name.starts_with(who)).unwrap();
        assert_eq!(self.desk().approve(pin), Ok(name.to_owned()));
    }

    /// Reports that entry 4 busted before it bought the add-on.
    fn late(&mut self) -> Result<(), SubmitError> {
        let before = self.before;
        self.desk().record_late(bust(4), None, before, &RecordChoices::new())
    }

    fn stands(&self) -> bool {
        self.room.session.ledger().is_valid(self.sale)
    }

    /// Returns the missing rights and signatures, shown before the late act goes on record.
    fn missing(&mut self) -> Vec<MissingRight> {
        let (before, command) = (self.before, bust(4));
        let act = HistoryChange::Late { at: before, command: &command, waiver: None };
        let desk = self.desk();
        let corrected = desk.corrected(act, &RecordChoices::new()).unwrap();
        desk.missing_signatures(act, &corrected)
    }
}

#[test]
fn a_sale_falls_by_no_one_who_may_not_take_it_back() {
    let mut evening = AddOnEvening::new(None);
    evening.signs_in("Flo");
    let records = evening.desk().records().len();
    assert_eq!(evening.missing(), [MissingRight::Right(Refusal::AskRegistration)]);
    let result = evening.late();
    assert!(matches!(result, Err(SubmitError::Refused(Refusal::AskRegistration))), "{result:?}");
    assert!(evening.stands() && evening.desk().records().len() == records);
    let denied = evening.desk().take_denied();
    let what = &denied.last().unwrap().act;
    assert!(
        matches!(what, DeniedAct::Command(command, _)
            if matches!(**command, Command::Entries(EntryCommand::AddOn { .. }))),
        "the trace names the sale: {what:?}"
    );
    // A bust without consequences needs the floor alone.
    let now = evening.desk().now();
    evening
        .desk()
        .record_late(bust(5), None, now.after(Span::from_secs(-30)), &RecordChoices::new())
        .unwrap();
    evening.approves("Ada");
    evening.late().unwrap();
    assert!(!evening.stands());
    let record = evening.desk().records().last().unwrap();
    assert_eq!(
        (record.by.as_str(), record.approved_by.as_deref()),
        ("Flo Serra", Some("Ada Neri"))
    );
}

#[test]
fn money_that_goes_out_by_a_consequence_has_two_signatures() {
    let mut evening = AddOnEvening::new(Some(0));
    evening.signs_in("Ada");
    let missing = evening.missing();
    assert!(matches!(missing.as_slice(), [MissingRight::SecondSignature(_)]), "{missing:?}");
    let said = missing[0].to_text(Language::English);
    assert!(said.contains("the PIN of a director other than the one paying"), "{said}");
    for word in ["", "Ada"] {
        if !word.is_empty() {
            evening.approves(word);
        }
        let result = evening.late();
        assert!(matches!(result, Err(SubmitError::TwoSignatures(_))), "{word}: {result:?}");
        assert!(evening.stands());
    }
    evening.approves("Zoe");
    evening.late().unwrap();
    assert!(!evening.stands());
    // Below the sum one signature is enough.
    let mut evening = AddOnEvening::new(Some(10_000));
    evening.signs_in("Ada");
    assert_eq!(evening.missing(), []);
    evening.late().unwrap();
}

#[test]
fn taking_back_what_made_a_sale_fall_needs_the_right_to_the_sale() {
    let mut evening = AddOnEvening::new(None);
    evening.signs_in("Flo");
    evening.approves("Ada");
    evening.late().unwrap();
    let result = evening.desk().undo();
    assert!(matches!(result, Err(SubmitError::Refused(Refusal::AskRegistration))), "{result:?}");
    assert!(!evening.stands());
    evening.approves("Zoe");
    evening.desk().undo().unwrap();
    assert!(evening.stands());
    // A redo cancels the sale once more.
    let result = evening.desk().redo();
    assert!(matches!(result, Err(SubmitError::Refused(Refusal::AskRegistration))), "{result:?}");
    evening.approves("Ada");
    evening.desk().redo().unwrap();
    assert!(!evening.stands());
}

#[test]
fn striking_a_bust_needs_the_right_to_the_entry_that_hangs_on_it() {
    let mut evening = AddOnEvening::new(Some(0));
    evening.signs_in("Flo");
    evening.desk().submit(bust(3), None).unwrap();
    let out = u32::try_from(evening.desk().records().len() - 1).unwrap();
    evening.signs_in("Carlo");
    let player = evening.room.t().entries().get(entry(3)).unwrap().player;
    let again = EntryCommand::Enter { who: vec![Entrant::Known(player)], seat: SeatWish::Later };
    evening.desk().submit(Command::Entries(again), None).unwrap();
    let sold = u32::try_from(evening.desk().records().len() - 1).unwrap();
    evening.signs_in("Flo");
    let struck = evening.desk().strike_with(out, &RecordChoices::new());
    assert!(matches!(struck, Err(SubmitError::Refused(Refusal::AskRegistration))), "{struck:?}");
    evening.signs_in("Ada");
    let struck = evening.desk().strike_with(out, &RecordChoices::new());
    assert!(matches!(struck, Err(SubmitError::TwoSignatures(_))), "{struck:?}");
    assert!(evening.room.session.ledger().is_valid(sold));
    evening.approves("Zoe");
    evening.desk().strike_with(out, &RecordChoices::new()).unwrap();
    assert!(!evening.room.session.ledger().is_valid(sold));
}

#[test]
fn an_event_without_staff_asks_no_one_for_consequences() {
    let mut room = Room::seated(setup(1), structure("club-turbo"), &[5]);
    room.does(Command::Clock(ClockCommand::Start));
    room.minutes_later(2);
    let before = room.now();
    room.minutes_later(2);
    room.does(Command::Entries(EntryCommand::AddOn { entry: entry(4) }));
    room.session.record_late(bust(4), None, before, &RecordChoices::new()).unwrap();
}

/// Checks that the program's own commands are accepted from no person, and deleted by the director
/// alone.
#[test]
fn what_the_program_does_by_itself_is_taken_from_no_one() {
    let mut evening = AddOnEvening::new(None);
    let rebase = Command::Clock(ClockCommand::Rebase { by: Span::from_minutes(60) });
    let copy = "Filing(Continue((file:Copy,after:\"00112233445566778899aabbccddeeff\")))";
    let copy: Command = ron::from_str(copy).unwrap();
    for who in ["", "Flo", "Ada"] {
        if who.is_empty() {
            evening.desk().sign_out();
        } else {
            evening.signs_in(who);
        }
        for command in [&rebase, &copy] {
            assert_eq!(evening.desk().can(command), Err(Refusal::ProgramOnly), "{who}");
            for word in ["", "Zoe"] {
                if !word.is_empty() {
                    evening.approves(word);
                }
                let result = evening.desk().submit(command.clone(), None);
                let is_refused = matches!(result, Err(SubmitError::Refused(Refusal::ProgramOnly)));
                assert!(is_refused, "{who} {word}: {result:?}");
            }
        }
    }
    evening.room.clock.advance(Span::from_minutes(60));
    evening.desk().sign_out();
    evening.desk().check_clock().unwrap();
    let last = evening.desk().records().last().unwrap();
    assert_eq!((last.by.as_str(), last.role), ("Ann", None), "the desk did it");
    let number = u32::try_from(evening.desk().records().len() - 1).unwrap();
    evening.signs_in("Flo");
    let struck = evening.desk().strike(number);
    assert!(matches!(struck, Err(SubmitError::Refused(Refusal::AskDirector))), "{struck:?}");
    evening.signs_in("Ada");
    evening.desk().strike(number).unwrap();
}

/// A row of another desk, and a line of a file, need the rights and signatures that a desk asks for.
#[test]
fn a_record_with_consequences_beyond_its_role_is_found() {
    let mut evening = AddOnEvening::new(Some(1));
    evening.signs_in("Flo");
    evening.approves("Ada");
    let (t, ledger) = {
        let desk = evening.desk();
        (desk.tournament().clone(), desk.ledger().clone())
    };
    evening.late().unwrap();
    let records = evening.desk().records().to_vec();
    let (last, before) = records.split_last().unwrap();
    let signed = |change: &dyn Fn(&mut Record)| {
        let mut record = last.clone();
        record.recorded = Timestamp::from_millis(1_795_996_800_000);
        change(&mut record);
        check_signature(&t, (before, &ledger), &record)
    };
    let number = u32::try_from(before.len()).unwrap();
    assert_eq!(signed(&|_| ()), Ok(()));
    assert_eq!(signed(&|record| record.approved_by = None), Err(AuditFault::NotAllowed(number)));
    // No one approves their own act.
    let alone = |record: &mut Record| {
        (record.by, record.role) = ("Ada Neri".to_owned(), Some(Role::Director));
    };
    assert_eq!(signed(&alone), Err(AuditFault::NotCountersigned(number)));
    let two = |record: &mut Record| {
        alone(record);
        record.approved_by = Some("Zoe Blu".to_owned());
    };
    assert_eq!(signed(&two), Ok(()));
}
