//! Attackers on the same network: malformed, forged and repeated messages, requests beyond a role,
//! and floods. Each is refused or cut off without reaching the event, and others are answered
//! meanwhile.

use bottone::{
    base::{person::Role, time::Span},
    rehearsal::RehearsalEnd,
    session::Desk as _,
};
use serde_json::{Value, json};

use super::desk::PhoneDesk;
use crate::stage::{
    self,
    phone::{Phone, code_of, proof},
};

fn home() -> Value {
    json!({ "home": { "known": "", "tables": [] } })
}

fn pause() -> Value {
    json!({ "clock": { "turn": "pause" } })
}

#[test]
fn malformed_or_forged_requests_are_refused_and_reach_no_one() {
    let mut played = stage::play("club-turbo", 40, 3, RehearsalEnd::Players(20));
    let desk = played.session.as_mut();
    let folder = tempfile::tempdir().unwrap();
    let mut room = PhoneDesk::open(folder.path(), desk);
    let mut lena = room.pair(desk, "Lena", Role::Floor);
    let records = desk.records().len();
    room.while_attended(desk, || {
        let line = lena.line.clone();
        for (path, body, status) in [
            ("/pair", "", 400),
            ("/pair", "{}", 400),
            ("/pair", "{\"phone\":1}", 400),
            ("/pair", r#"{"phone":"x","nonce":"y","proof":"z"}"#, 403),
            ("/hello", r#"{"phone":"x","nonce":"y","proof":"z"}"#, 403),
            ("/hello", &Phone::greeting(&"0".repeat(64), "hello", &lena.id, &"a".repeat(32)), 403),
            ("/hello", &Phone::greeting(&lena.key, "hello", &lena.id, ""), 403),
            ("/ask", "{}", 403),
            ("/nowhere", "{}", 404),
            ("/ask", &"x".repeat(20_000), 403),
            ("/pair", &"x".repeat(20_000), 413),
        ] {
            assert_eq!(line.post(path, &[], body).status, status, "{path} {body:.60}");
        }
        assert_eq!(
            line.send(b"DELETE /ask HTTP/1.1\r\nHost: bottone.local\r\n\r\n").unwrap().status,
            405
        );
        assert_eq!(line.send(b"GET / HTTP/1.1\r\nHost: evil.example\r\n\r\n").unwrap().status, 421);
        // Sent in the session, but unproved, proved by another secret, or proved for another text.
        let body = json!({ "language": "en", "wants": home() }).to_string();
        let other = body.replace("home", "hume");
        for proved in [
            String::new(),
            "zz".to_owned(),
            "00".repeat(32),
            proof(&"0".repeat(64), &format!("ask\n9\n{body}")),
            proof(&lena.session_key, &format!("ask\n8\n{body}")),
            proof(&lena.session_key, &format!("ask\n9\n{other}")),
            proof(&lena.session_key, &format!("answer\n9\n{body}")),
            proof(&lena.key, &format!("ask\n9\n{body}")),
        ] {
            assert_eq!(lena.send_proved(9, &proved, &body).status, 403, "{proved}");
        }
        // A proved but senseless request is answered with the expected form.
        for wants in [
            json!({}),
            json!({ "undo": {} }),
            json!({ "table": { "table": 0 } }),
            json!([1]),
            json!({ "act": { "id": "x" } }),
        ] {
            assert!(lena.ask(&wants)["fault"].is_string(), "{wants}");
        }
        let short = json!({ "id": "x", "event": 0, "at": null, "act": pause() });
        assert!(lena.ask(&json!({ "act": short }))["fault"].is_string());
        assert!(lena.ask(&home())["lists"].is_object(), "and still hears");
    });
    assert_eq!(desk.records().len(), records, "nothing happened");
}

#[test]
fn what_was_heard_on_the_network_is_worth_nothing_again() {
    let mut played = stage::play("club-turbo", 40, 3, RehearsalEnd::Players(20));
    let desk = played.session.as_mut();
    let folder = tempfile::tempdir().unwrap();
    let mut room = PhoneDesk::open(folder.path(), desk);
    let pairing = room.telephones.pair("Lena", Role::Floor, desk, Span::from_minutes(60)).unwrap();
    let (line, address) = (room.line.clone(), pairing.address);
    let (id, secret) = code_of(&address);
    let mut lena = room.while_attended(desk, || Phone::pair(&line, &address));
    let records = desk.records().len();
    room.while_attended(desk, || {
        // A repeat, and a message that comes late.
        assert_eq!(lena.send(&home()).status, 200);
        assert_eq!(lena.send_as(lena.count, &home()).status, 409);
        assert_eq!(lena.send_as(lena.count.saturating_sub(1), &home()).status, 409);
        // The code works once.
        let again = Phone::greeting(&secret, "pair", &id, &"b".repeat(32));
        assert_eq!(line.post("/pair", &[], &again).status, 410);
        // Messages of another session are invalid in this one.
        let old = lena.clone();
        lena.hello();
        let body = json!({ "language": "en", "wants": home() }).to_string();
        let proved = proof(&old.session_key, &format!("ask\n1\n{body}"));
        assert_eq!(lena.send_proved(1, &proved, &body).status, 403);
        assert_eq!(lena.send(&home()).status, 200);
    });
    // A restarted desk knows no earlier session.
    drop(room);
    let mut room = PhoneDesk::open(folder.path(), desk);
    lena.line = room.line.clone();
    let status = room.while_attended(desk, || lena.send_as(lena.count + 1, &home()).status);
    assert_eq!(status, 401);
    room.telephones.withdraw(&lena.id, Some(&mut *desk)).unwrap();
    let answer = room.while_attended(desk, || lena.send(&home()));
    assert_eq!((answer.status, answer.text()), (403, "unknown"));
    assert_eq!(desk.records().len(), records + 1, "nothing happened but the withdrawal");
}

#[test]
fn a_telephone_may_what_its_role_may_and_no_more() {
    let mut played = stage::play("club-turbo", 40, 3, RehearsalEnd::Players(20));
    let desk = played.session.as_mut();
    let folder = tempfile::tempdir().unwrap();
    let mut room = PhoneDesk::open(folder.path(), desk);
    let (entry, seat) = desk.tournament().tables().sitting().next().unwrap();
    let bust = json!({ "bust": { "entry": entry, "by": [], "stack": "" } });
    let mut seats = desk.tournament().tables().sitting().map(|(_, seat)| seat.table);
    let other = seats.find(|table| *table != seat.table);
    assert!(other.is_some());
    drop(seats);
    let records = desk.records().len();
    let own = json!(seat.table);
    for (name, role, given, said, act) in [
        ("Rita", Role::Registration, None, Value::Null, &bust),
        ("Carlo", Role::Cashier, None, Value::Null, &bust),
        ("Tiva", Role::Television, None, Value::Null, &bust),
        ("Rina", Role::Registration, None, Value::Null, &pause()),
        ("Dino", Role::Dealer, Some(seat.table), own.clone(), &pause()),
        // A phone's own claim about its table does not count.
        ("Olga", Role::Dealer, None, own.clone(), &bust),
        ("Otto", Role::Dealer, other, own.clone(), &bust),
    ] {
        let mut phone = room.pair(desk, name, role);
        if given.is_some() {
            room.telephones.give_table(&phone.id, given, desk).unwrap();
        }
        let event = desk.beginning().at.millis();
        let act = json!({ "act": { "id": "a1b2c3d4", "event": event, "at": said, "act": act } });
        let refused = room.while_attended(desk, || phone.ask(&act));
        assert_eq!(refused["state"], "refused", "{name}: {refused}");
        assert!(!refused["said"].as_str().unwrap().is_empty());
    }
    assert_eq!(desk.records().len(), records + 9, "nothing but the pairings");
    let mut ines = room.pair(desk, "Ines", Role::Dealer);
    room.telephones.give_table(&ines.id, Some(seat.table), desk).unwrap();
    let home = room.while_attended(desk, || ines.ask(&home()));
    assert_eq!(home["me"]["table"], own);
    let done = room.while_attended(desk, || ines.act("a1b2c3d4", &bust));
    assert_eq!(done["state"], "done", "{done}");
}

#[test]
fn a_television_changes_nothing_at_all() {
    let mut played = stage::play("club-turbo", 40, 3, RehearsalEnd::Players(20));
    let desk = played.session.as_mut();
    let folder = tempfile::tempdir().unwrap();
    let mut room = PhoneDesk::open(folder.path(), desk);
    let mut tiva = room.pair(desk, "Tiva", Role::Television);
    let mut lena = room.pair(desk, "Lena", Role::Floor);
    let (entry, seat) = desk.tournament().tables().sitting().next().unwrap();
    let call = json!({ "call": { "table": seat.table } });
    let called = room.while_attended(desk, || lena.act("b1b2c3d4", &call));
    assert_eq!(called["state"], "done", "{called}");
    let records = desk.records().len();
    let seen = room.while_attended(desk, || tiva.ask(&home()));
    assert_eq!(seen["me"]["may"]["call"], false);
    let tasks = seen["lists"]["tasks"].as_array().unwrap();
    let steps = tasks.iter().flat_map(|task| task["steps"].as_array().unwrap());
    let keys: Vec<Value> = steps.map(|step| json!({ "task": { "key": step[1] } })).collect();
    assert!(keys[0]["task"]["key"].as_str().unwrap().starts_with("call-"), "{keys:?}");
    let acts = [
        call,
        pause(),
        json!({ "bust": { "entry": entry, "by": [], "stack": "" } }),
        json!({ "arrived": { "entry": entry } }),
        json!({ "count": { "entry": entry, "pieces": [] } }),
        json!({ "report": { "table": seat.table, "progress": "Done" } }),
    ];
    for (nth, act) in acts.iter().chain(&keys).enumerate() {
        let refused = room.while_attended(desk, || tiva.act(&format!("c1b2c3d4{nth}"), act));
        assert_eq!(refused["state"], "refused", "{act}: {refused}");
    }
    assert_eq!((desk.records().len(), room.telephones.calls().len()), (records, 1));
}

#[test]
fn what_is_not_understood_is_reported_without_what_was_sent() {
    let mut played = stage::play("club-turbo", 40, 3, RehearsalEnd::Players(20));
    let desk = played.session.as_mut();
    let folder = tempfile::tempdir().unwrap();
    let mut room = PhoneDesk::open(folder.path(), desk);
    let mut lena = room.pair(desk, "Lena", Role::Floor);
    for sent in ["\u{1b}[31m", "\u{7}\u{202e}", "$&"] {
        let fault = room.while_attended(desk, || lena.ask(&json!({ sent: {} })));
        let fault = fault["fault"].as_str().unwrap();
        assert!(!fault.chars().any(char::is_control) && !fault.contains(sent), "{fault:?}");
        assert!(!fault.contains("variant"), "no words of a library: {fault}");
    }
}

#[test]
fn floods_are_held_off_and_others_are_answered() {
    let mut played = stage::play("club-turbo", 40, 3, RehearsalEnd::Players(20));
    let desk = played.session.as_mut();
    let folder = tempfile::tempdir().unwrap();
    let mut room = PhoneDesk::open(folder.path(), desk);
    let mut loud = room.pair(desk, "Loud", Role::Floor);
    let mut lena = room.pair(desk, "Lena", Role::Floor);
    // The clock of this room stands, so the limit at once is the whole limit.
    let (answered, stopped) = room.while_attended(desk, || {
        let all: Vec<u16> = (0..120).map(|_| loud.send(&home()).status).collect();
        let count = |status| all.iter().filter(|one| **one == status).count();
        (count(200), count(429))
    });
    assert_eq!(answered + stopped, 120);
    assert!((60..=80).contains(&answered), "{answered}");
    // Forged messages do not use up a phone's limit.
    let status = room.while_attended(desk, || {
        for _ in 0..200 {
            assert_ne!(lena.send_proved(1, &"00".repeat(32), "{}").status, 200);
        }
        // Fewer than the open connections of one address, and more than the limit of a phone.
        let (key, nonce) = ("0".repeat(64), "a".repeat(32));
        for way in ["hello", "pair"].repeat(50) {
            let greeting = Phone::greeting(&key, way, &lena.id, &nonce);
            let answer = lena.line.clone().post(&format!("/{way}"), &[], &greeting);
            assert_ne!(answer.status, 200, "{way}");
        }
        lena.send(&home()).status
    });
    assert_eq!(status, 200);
}

/// Checks that the pending request of a phone is not done once the phone is withdrawn.
#[test]
fn a_phone_that_is_withdrawn_during_its_act_does_nothing() {
    let mut played = stage::play("club-turbo", 40, 3, RehearsalEnd::Players(20));
    let desk = played.session.as_mut();
    let folder = tempfile::tempdir().unwrap();
    let mut room = PhoneDesk::open(folder.path(), desk);
    for nth in 0..50 {
        let mut phone = room.pair(desk, &format!("Lena {nth}"), Role::Floor);
        let event = desk.beginning().at.millis();
        let act =
            json!({ "act": { "id": "a1b2c3d4", "event": event, "at": null, "act": pause() } });
        let (records, id) = (desk.records().len(), phone.id.clone());
        let answer = room.while_withdrawn(desk, &id, || phone.send(&act));
        assert_ne!(answer.status, 200, "{nth}: {}", answer.text());
        assert_eq!(desk.records().len(), records + 1, "{nth}: nothing but the withdrawal");
        assert!(room.telephones.phones().iter().all(|phone| phone.id != id));
    }
}
