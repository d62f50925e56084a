//! Secrets: a sealed one is invisible until it is revealed, and there is no second try.

use bottone::{
    base::time::Timestamp,
    i18n::Language,
    proof::{Sealing, replay},
    rehearsal::RehearsalEnd,
    session::{Desk as _, SubmitError},
    tournament::{
        Command, Refusal,
        draws::DrawCommand,
        history::{AuditFault, Checkpoints, Record, RecordAction, audit, in_place},
        tables::TableCommand,
    },
    view::log::LogBook,
    view_paper::draw::code,
};

use crate::{
    draw::{does, evening, published, seal, secret},
    stage::{Room, bottone, setup, structure},
};

fn refusal(room: &mut Room, command: DrawCommand) -> Refusal {
    match room.session.submit(Command::Draws(command), None) {
        Err(SubmitError::Refused(refusal)) => refusal,
        other => panic!("{other:?}"),
    }
}

#[test]
fn one_secret_at_a_time_one_word_and_no_way_back() {
    let mut room = Room::open(setup(1), structure("club-turbo"));
    let say = |word: &str| DrawCommand::Say(word.to_owned());
    assert_eq!(refusal(&mut room, say("asso")), Refusal::NothingToDo);
    assert_eq!(refusal(&mut room, DrawCommand::Reveal), Refusal::NothingToDo);
    seal(&mut room.session, 1);
    assert_eq!(refusal(&mut room, DrawCommand::Seal(secret(2))), Refusal::NothingToDo);
    for word in ["", "  ", "two\nlines", &"x".repeat(101)] {
        assert_eq!(refusal(&mut room, say(word)), Refusal::NotUnderstood, "{word:?}");
    }
    does(&mut room.session, say(" sette bello "));
    let sealed = room.session.tournament().draws().sealed().unwrap();
    assert_eq!((sealed.word(), sealed.hash()), ("sette bello", secret(1).hash()));
    assert_eq!(refusal(&mut room, say("asso")), Refusal::NothingToDo);
    assert!(matches!(room.session.undo(), Err(SubmitError::NotStanding)));
    does(&mut room.session, DrawCommand::Reveal);
    assert!(matches!(room.session.undo(), Err(SubmitError::NotStanding)));
    // The secret is public now.
    assert_eq!(refusal(&mut room, DrawCommand::Seal(secret(1))), Refusal::NothingToDo);
    seal(&mut room.session, 2);
    assert_eq!(room.session.tournament().draws().revealed(), [secret(1)]);
}

#[test]
fn chance_comes_from_the_system() {
    let room = Room::open(setup(1), structure("club-turbo"));
    let (one, other) = (room.session.secret().unwrap(), room.session.secret().unwrap());
    assert_ne!(one, other);
}

#[test]
fn a_sealed_secret_is_seen_nowhere() {
    let played = evening(3, 40, RehearsalEnd::Players(20), true);
    let revealed = secret(3).revealed();
    let session = &*played.session;
    let (records, t) = (session.records(), session.tournament());
    let book = LogBook::new(Language::English).updated(records, t);
    let log = book.reader(records, t);
    let lines: String = (0..log.len()).map(|n| log.text(u32::try_from(n).unwrap())).collect();
    assert!(lines.contains(&secret(3).hash().to_string()) && !lines.contains(&revealed), "the log");
    let state = ron::to_string(session.tournament()).unwrap();
    assert!(
        state.contains(&secret(3).hash().to_string()) && !state.contains(&revealed),
        "the state"
    );
    for language in Language::complete() {
        let code = code(&session.papers(language)).unwrap();
        let all = format!("{} {}", code.content, code.words.join(" "));
        assert!(!all.contains(&revealed), "the paper");
        assert!(code.content.contains(&format!("sealed {}", secret(3).hash())), "{}", code.content);
    }
    let file = session.path().unwrap();
    for words in [["show".as_ref(), file.as_os_str()], ["verify-draw".as_ref(), file.as_os_str()]] {
        let said = bottone(words);
        assert_eq!(said.status, Some(0), "{}", said.complaint);
        assert!(!said.out.contains(&revealed) && !said.complaint.contains(&revealed), "{words:?}");
    }
}

#[test]
fn a_chosen_seed_under_a_sealed_secret_is_found() {
    let played = evening(3, 40, RehearsalEnd::Players(20), true);
    let beginning = played.session.beginning().clone();
    let mut records = played.session.records().to_vec();
    audit(&beginning, &records, |_, _| ()).unwrap();
    let breaks = |record: &Record| match &record.action {
        RecordAction::Done { command, .. } => {
            matches!(command, Command::Tables(TableCommand::Break { .. }))
        }
        _ => false,
    };
    let at = records.iter().rposition(breaks).unwrap();
    records.truncate(at + 1);
    let ledger = in_place(&beginning, &records[..at]).unwrap();
    let (before, _) = Checkpoints::fold(&beginning, &records[..at], &ledger);
    let Record { recorded, action, .. } = &mut records[at];
    let RecordAction::Done { command, events, .. } = action else { panic!() };
    let Command::Tables(TableCommand::Break { seed, .. }) = command else { panic!() };
    *seed = seed.wrapping_add(1);
    *events = before.decide(command, *recorded, None).unwrap();
    let number = u32::try_from(at).unwrap();
    assert_eq!(audit(&beginning, &records, |_, _| ()), Err(AuditFault::ChosenSeed(number)));
}

#[test]
fn a_word_that_was_said_stays() {
    let mut room = Room::open(setup(1), structure("club-turbo"));
    let desk = &mut *room.session;
    seal(desk, 1);
    does(desk, DrawCommand::Say("sette bello".to_owned()));
    let said = u32::try_from(desk.records().len()).unwrap() - 1;
    assert!(desk.strike(said).is_err());
    let mut forged = desk.records().to_vec();
    // By the laws of today.
    let back = Record {
        recorded: Timestamp::from_millis(1_796_083_200_000),
        action: RecordAction::Undone { record: said },
        ..forged.last().unwrap().clone()
    };
    forged.push(back);
    assert!(audit(desk.beginning(), &forged, |_, _| ()).is_err());
}

#[test]
fn the_paper_says_what_is_sealed_before_anything_is_drawn() {
    let mut room = Room::open(setup(1), structure("club-turbo"));
    let words =
        |room: &Room| code(&room.session.papers(Language::English)).map(|code| code.content);
    assert_eq!(words(&room), None);
    seal(&mut room.session, 1);
    let next = format!("Bottone draws 1\nnext {}", secret(1).hash());
    assert_eq!(words(&room), Some(next));
    does(&mut room.session, DrawCommand::Reveal);
    assert_eq!(words(&room), None);
}

#[test]
fn the_word_of_the_room_changes_the_draws() {
    let drawn = |word: &str, paid: fn(&str) -> String| {
        let mut room = Room::open(setup(1), structure("club-turbo"));
        seal(&mut room.session, 1);
        if !word.is_empty() {
            does(&mut room.session, DrawCommand::Say(word.to_owned()));
        }
        let tables = ron::from_str("[1, 2, 3]").unwrap();
        room.does(Command::Tables(bottone::tournament::tables::TableCommand::Open {
            tables,
            size: 9,
        }));
        let who = (0..20).map(|n| format!("New((family: \"P{n}\"))")).collect::<Vec<_>>().join(",");
        room.does(ron::from_str(&paid(&who)).unwrap());
        does(&mut room.session, DrawCommand::Reveal);
        let verdict = replay(&published(&*room.session).text, &[]).unwrap();
        assert_eq!(verdict.draws[0].sealing, Sealing::Kept, "{word}");
        verdict.draws[0].seed
    };
    let cash = |who: &str| format!("Entries(Enter(who: [{who}], seat: Draw(5)))");
    let card =
        |who: &str| format!("Entries(PaidBy(by: Card, sale: Enter(who: [{who}], seat: Draw(5))))");
    let seeds = [drawn("", cash), drawn("asso", card), drawn("re", card), drawn("asso", cash)];
    assert_eq!(seeds[1], seeds[3]);
    // The seat of a ticket holder is drawn from the secret as well.
    let ticket = |_: &str| {
        let ticket = r#"(number: 1, house: "A", event: "B", value: 100)"#;
        format!(r#"Tickets(Enter(who: New((family: "P")), seat: Draw(5), ticket: {ticket}))"#)
    };
    let tickets = [drawn("", ticket), drawn("asso", ticket)];
    assert!(tickets[0] != tickets[1] && !tickets.contains(&5), "{tickets:?}");
    assert!(seeds[0] != seeds[1] && seeds[1] != seeds[2] && seeds[0] != seeds[2], "{seeds:?}");
    assert!(!seeds.contains(&5), "the seed that was asked for");
}
