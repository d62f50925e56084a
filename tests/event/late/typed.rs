//! The typed time of an act.

use bottone::{
    base::time::Span,
    i18n::Language,
    session::Desk as _,
    tournament::{Command, clock::ClockCommand, setup::Setup},
    view::late::parse,
    vocabulary::words,
};

use crate::stage::{EVENING, Room, structure};

/// The typed text, and the seconds before now; `None` if it is not readable.
const TYPED: [(&str, Option<i64>); 14] = [
    ("-5", Some(300)),
    ("- 5", Some(300)),
    ("−5", Some(300)),
    ("-1:30", Some(90)),
    ("5 min", Some(300)),
    ("5 minutes", Some(300)),
    ("5 minuti", Some(300)),
    ("5'", Some(300)),
    ("-0", Some(0)),
    ("-1:75", None),
    ("yesterday", None),
    ("", None),
    ("25:00", None),
    ("level 99, 3 left", None),
];

#[test]
fn minutes_ago_are_read_as_people_say_them() {
    let mut room = Room::seated(Setup::default(), structure("club-turbo"), &[3]);
    room.does(Command::Clock(ClockCommand::Start));
    room.minutes_later(50);
    let desk = room.session.papers(Language::English);
    for (typed, ago) in TYPED {
        let read = parse(typed, &desk).map(|at| room.now().since(at));
        assert_eq!(read, ago.map(Span::from_secs), "{typed}");
    }
}

#[test]
fn a_time_of_day_is_the_last_one_that_there_was() {
    let room = Room::seated(Setup::default(), structure("club-turbo"), &[3]);
    let desk = room.session.papers(Language::English);
    for minutes in [0, 1, 59, 60 * 5, 60 * 24 - 1] {
        let at = room.now().after(Span::from_minutes(-minutes));
        let typed = words::time_of_day(at);
        let figures: String = typed.chars().filter(char::is_ascii_digit).collect();
        for typed in [typed.replace(':', "."), figures, words::time_to_the_second(at), typed] {
            assert_eq!(parse(&typed, &desk), Some(at), "{typed}");
        }
    }
}

#[test]
fn a_level_and_what_was_left_of_it_is_an_instant() {
    let mut room = Room::seated(Setup::default(), structure("club-turbo"), &[3]);
    room.does(Command::Clock(ClockCommand::Start));
    let length = room.t().clock().length(0);
    room.minutes_later(50);
    let desk = room.session.papers(Language::English);
    let left = |minutes| Some(EVENING.after(length.minus(Span::from_minutes(minutes))));
    for typed in ["level 1, 3 minutes left", "Livello 1, mancano 3:00", "L1 3", "liv. 1: 3'"] {
        assert_eq!(parse(typed, &desk), left(3), "{typed}");
    }
    assert_eq!(parse("level 1, 99 left", &desk), None, "longer than the level");
}
