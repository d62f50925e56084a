//! Late registration: by the structure, held open, or closed; and its display.
#![allow(clippy::disallowed_methods, clippy::panic, clippy::unwrap_used, reason = "a test")]

use crate::stage::Room;
use bottone::{
    base::{chips::Chips, person::Person, seat::TableNo},
    i18n::Language,
    rules::levels::{Level, Row, Structure},
    session::{Desk as _, SubmitError},
    tournament::{
        Command, Refusal,
        clock::ClockCommand,
        entries::{Entrant, EntryCommand, Registration},
        history::audit,
        setup::Setup,
        tables::{SeatWish, TableCommand},
    },
    view::{Tone, registration::RegistrationView, todo::tasks},
};

const OPEN: Command = Command::Entries(EntryCommand::Registration { open: true });
const CLOSE: Command = Command::Entries(EntryCommand::Registration { open: false });
const FOLLOW: Command = Command::Entries(EntryCommand::RegistrationByStructure);
const START: Command = Command::Clock(ClockCommand::Start);

/// Returns three levels of half an hour; registration closes after the second, or never.
fn structure(closes: bool) -> Structure {
    let level = |small| {
        let (small, big) = (Chips::new(small), Chips::new(small * 2));
        Row::Level(Level { small, big, minutes: 30, ..Level::default() })
    };
    let mut rows = vec![level(50), level(100), level(200)];
    if closes {
        rows.insert(2, Row::RegistrationCloses);
    }
    Structure {
        name: "Test".into(),
        starting_stack: Chips::new(10_000),
        rows,
        ..Structure::default()
    }
}

fn room(closes: bool) -> Room {
    let mut room = Room::open(Setup::default(), structure(closes));
    let tables = vec![TableNo::new(1).unwrap()];
    room.does(Command::Tables(TableCommand::Open { tables, size: 9 }));
    let who = |family: &str| Entrant::New(Person { family: family.into(), ..Person::default() });
    let who = ["Bianchi", "Conti", "Greco"].map(who).to_vec();
    room.does(Command::Entries(EntryCommand::Enter { who, seat: SeatWish::Draw(7) }));
    room
}

/// Returns the state of registration: open or not, its source, its text, and its steps on the to-do
/// list. `None` if it is not on the list.
fn state_of(room: &Room, language: Language) -> (bool, Registration, String, Option<Vec<String>>) {
    let (t, now) = (room.session.tournament(), room.session.now());
    let view = RegistrationView::of(language, t, now);
    let plan = t.seating_plan(now);
    let about = |task: &bottone::view::todo::Task| task.title == view.state;
    let todo = tasks(language, t, &plan, now).into_iter().find(about);
    let steps = todo.map(|task| task.steps.into_iter().map(|step| step.label).collect());
    (t.registration_open(now), t.registration(), view.why, steps)
}

/// Checks that registration closed by mistake and reopened closes by itself again.
#[test]
fn registration_that_was_closed_and_opened_again_closes_with_its_row() {
    let mut room = room(true);
    room.does(START);
    room.does(CLOSE);
    assert!(!room.session.tournament().registration_open(room.session.now()));
    room.does(FOLLOW);
    assert!(room.session.tournament().registration_open(room.session.now()));
    room.minutes_later(61);
    assert!(!room.session.tournament().registration_open(room.session.now()));
}

/// Checks each state and each place of the row, in words.
#[test]
#[expect(clippy::too_many_lines, reason = "a table of cases")]
fn the_state_in_force_and_when_it_changes_are_reported() {
    use Registration::{ByStructure, Closed, HeldOpen};
    type RegistrationCase<'a> =
        (&'a str, bool, &'a [Command], i64, (bool, Registration, &'a str, Option<&'a str>));
    let cases: [RegistrationCase<'_>; 11] = [
        (
            "before",
            true,
            &[],
            0,
            (true, ByStructure, "follows the structure: closes after level 2", None),
        ),
        (
            "no row",
            false,
            &[START],
            0,
            (true, ByStructure, "follows the structure, which does not close it", None),
        ),
        (
            "far",
            true,
            &[START],
            20,
            (true, ByStructure, "follows the structure: closes after level 2, at %", None),
        ),
        (
            "soon",
            true,
            &[START],
            45,
            (true, ByStructure, "follows the structure: closes after level 2, at %", Some("")),
        ),
        (
            "over",
            true,
            &[START],
            61,
            (false, ByStructure, "follows the structure: closed after level 2", None),
        ),
        (
            "held",
            true,
            &[START, OPEN],
            20,
            (
                true,
                HeldOpen,
                "kept open until you close it; the structure would close it after level 2, at %",
                Some(""),
            ),
        ),
        (
            "held late",
            true,
            &[START, OPEN],
            61,
            (
                true,
                HeldOpen,
                "kept open until you close it; the structure closed it after level 2",
                Some("Close now"),
            ),
        ),
        (
            "held, no row",
            false,
            &[START, OPEN],
            61,
            (true, HeldOpen, "kept open until you close it", Some("")),
        ),
        (
            "closed",
            true,
            &[START, CLOSE],
            20,
            (
                false,
                Closed,
                "closed manually; the structure would keep it open until %, after level 2",
                Some(""),
            ),
        ),
        ("closed late", true, &[START, CLOSE], 61, (false, Closed, "closed manually", None)),
        ("closed, no row", false, &[START, CLOSE], 5, (false, Closed, "closed manually", None)),
    ];
    for (name, closes, commands, minutes, (open, held, why, steps)) in cases {
        let mut room = room(closes);
        for command in commands {
            room.does(command.clone());
        }
        let start = room.session.now();
        room.minutes_later(minutes);
        let said = state_of(&room, Language::English);
        let at = bottone::vocabulary::words::time_of_day(
            start.after(bottone::base::time::Span::from_minutes(60)),
        );
        let steps = steps.map(|step| {
            Some(step.to_owned()).filter(|step| !step.is_empty()).into_iter().collect()
        });
        assert_eq!(said, (open, held, why.replace('%', &at), steps), "{name}");
        let (_, _, italian, _) = state_of(&room, Language::Italian);
        assert!(!italian.is_empty() && italian != said.2, "{name}: {italian}");
        let checked = audit(room.session.beginning(), room.session.records(), |_, _| {});
        assert_eq!(checked, Ok(()), "{name}");
    }
}

/// Checks that it has one colour everywhere: late is not good.
#[test]
fn held_open_behind_its_row_it_waits() {
    let mut room = room(true);
    room.does(START);
    room.does(OPEN);
    let tone = |room: &Room| {
        RegistrationView::of(Language::English, room.session.tournament(), room.session.now()).tone
    };
    assert_eq!(tone(&room), Tone::Good);
    room.minutes_later(61);
    assert_eq!(tone(&room), Tone::Waits);
}

#[test]
fn what_would_change_nothing_is_refused() {
    let mut room = room(true);
    let mut refused = |command: &Command| match room.session.submit(command.clone(), None) {
        Ok(()) => None,
        Err(SubmitError::Refused(refusal)) => Some(refusal),
        Err(other) => panic!("{other:?}"),
    };
    let cases = [
        (FOLLOW, Some(Refusal::NothingToDo)),
        (OPEN, None),
        (OPEN, Some(Refusal::RegistrationOpen)),
        (CLOSE, None),
        // No reason helps to close it again: this rule cannot be waived.
        (CLOSE, Some(Refusal::NothingToDo)),
        (FOLLOW, None),
        (FOLLOW, Some(Refusal::NothingToDo)),
    ];
    for (at, (command, refusal)) in cases.into_iter().enumerate() {
        assert_eq!(refused(&command), refusal, "{at}: {command:?}");
    }
}
