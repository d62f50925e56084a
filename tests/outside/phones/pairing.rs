//! The rights to pair a phone, and the events in which it acts.

use bottone::{
    base::{person::Role, time::Span},
    rehearsal::RehearsalEnd,
    session::{Desk, Session, SignIn, SubmitError, pin_hash},
    telephones::PhoneError,
    tournament::{
        Command, Refusal,
        staff::{Member, StaffCommand},
    },
};
use serde_json::json;

use super::desk::PhoneDesk;
use crate::stage;

const STAFF: [(&str, Role, &str); 2] =
    [("Ada Neri", Role::Director, "7441"), ("Carlo Villa", Role::Registration, "5050")];

fn hire(desk: &mut Session) {
    for (name, role, pin) in STAFF {
        let pin = Some(pin_hash(pin).unwrap());
        let member = Member { name: name.into(), role, pin, card: String::new() };
        desk.submit(Command::Staff(StaffCommand::Add(Box::new(member))), None).unwrap();
    }
}

fn refusal(done: Result<bottone::telephones::Pairing, PhoneError>) -> Refusal {
    match done {
        Err(PhoneError::Refused(SubmitError::Refused(refusal))) => refusal,
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_phone_acts_in_no_event_with_staff_that_did_not_pair_it() {
    let mut played = stage::play("club-turbo", 40, 3, RehearsalEnd::Players(20));
    let desk = played.session.as_mut();
    let folder = tempfile::tempdir().unwrap();
    let mut room = PhoneDesk::open(folder.path(), desk);
    let mut evil = room.pair(desk, "Evil", Role::Director);
    let (entry, _) = desk.tournament().tables().sitting().next().unwrap();
    let bust = json!({ "bust": { "entry": entry, "by": [], "stack": "" } });
    let home = json!({ "home": { "known": "", "tables": [] } });
    hire(desk);
    let records = desk.records().len();
    let event = desk.beginning().at.millis();
    let act = json!({ "act": { "id": "a1b2c3d4", "event": event, "at": null, "act": bust } });
    let (acted, seen) = room.while_attended(desk, || (evil.ask(&act), evil.ask(&home)));
    assert_eq!(acted["state"], "refused", "{acted}");
    assert!(seen["lists"].is_null() && seen["none"].is_string(), "{seen}");
    assert_eq!(desk.records().len(), records);
    // The director withdraws it and pairs one of the staff.
    room.telephones.withdraw(&evil.id, Some(&mut *desk)).unwrap();
    let mut lena = room.pair(desk, "Lena", Role::Floor);
    let done = room.while_attended(desk, || lena.act("b1b2c3d4", &bust));
    assert_eq!(done["state"], "done", "{done}");
}

/// Checks that a name and a role from an event without staff open no event with staff, and that
/// such an event takes no phone from one with staff.
#[test]
fn a_phone_of_another_event_acts_in_no_event_with_staff() {
    let mut played = stage::play("club-turbo", 40, 3, RehearsalEnd::Players(20));
    let mut alone = stage::play("club-turbo", 40, 4, RehearsalEnd::Players(20));
    let (real, own) = (played.session.as_mut(), alone.session.as_mut());
    let (folder, other_folder) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    hire(real);
    let mut room = PhoneDesk::open(folder.path(), real);
    let mut ada = room.pair(real, "Ada Neri", Role::Director);
    // The event without staff at the same computer.
    let hour = Span::from_minutes(60);
    let again = room.telephones.pair("ADA neri", Role::Director, own, hour);
    assert!(matches!(again, Err(PhoneError::Taken(_))), "{again:?}");
    for desk in [Some(&mut *own), None] {
        let withdrawn = room.telephones.withdraw(&ada.id, desk);
        assert!(matches!(withdrawn, Err(PhoneError::OfEvent { .. })), "{withdrawn:?}");
    }
    // The same at another computer.
    let mut other = PhoneDesk::open(other_folder.path(), own);
    let mut evil = other.pair(own, "Ada Neri", Role::Director);
    let records = real.records().len();
    let event = real.beginning().at.millis();
    let next = json!({ "clock": { "turn": "next" } });
    let act = json!({ "act": { "id": "a1b2c3d4", "event": event, "at": null, "act": next } });
    let home = json!({ "home": { "known": "", "tables": [] } });
    let (acted, seen) = other.while_attended(real, || (evil.ask(&act), evil.ask(&home)));
    assert_eq!(acted["state"], "refused", "{acted}");
    assert!(seen["lists"].is_null() && seen["none"].is_string(), "{seen}");
    assert_eq!(real.records().len(), records);
    // Her own phone acts, and her event withdraws it.
    let done = room.while_attended(real, || ada.act("b1b2c3d4", &next));
    assert_eq!(done["state"], "done", "{done}");
    room.telephones.withdraw(&ada.id, Some(&mut *real)).unwrap();
    assert!(room.telephones.phones().is_empty());
}

#[test]
fn no_role_is_given_by_somebody_who_has_less() {
    let mut played = stage::play("club-turbo", 40, 3, RehearsalEnd::Players(20));
    let desk = played.session.as_mut();
    let folder = tempfile::tempdir().unwrap();
    hire(desk);
    let mut room = PhoneDesk::open(folder.path(), desk);
    let hour = Span::from_minutes(60);
    desk.sign_out();
    let done = room.telephones.pair("Evil", Role::Television, desk, hour);
    assert_eq!(refusal(done), Refusal::NotSignedIn);
    let (name, _, pin) = STAFF[1];
    desk.sign_in(SignIn::Pin { name, pin }, None).unwrap();
    let done = room.telephones.pair("Evil", Role::Director, desk, hour);
    assert_eq!(refusal(done), Refusal::AskDirector);
    assert!(room.telephones.phones().is_empty());
    room.telephones.pair("Rita", Role::Registration, desk, hour).unwrap();
    let (director, _, pin) = STAFF[0];
    desk.approve(pin).unwrap();
    room.telephones.pair("Dora", Role::Director, desk, hour).unwrap();
    let record = desk.records().last().unwrap();
    assert_eq!((&*record.by, record.approved_by.as_deref()), (name, Some(director)));
    let dora = room.telephones.phones().iter().find(|phone| phone.name == "Dora").unwrap();
    let dora = dora.id.clone();
    let kept = room.telephones.withdraw(&dora, Some(&mut *desk));
    assert!(matches!(kept, Err(PhoneError::Refused(_))), "{kept:?}");
    assert!(room.telephones.phones().iter().any(|phone| phone.id == dora));
}
