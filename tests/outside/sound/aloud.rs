//! Tests of the spoken announcements, in both languages.

use bottone::{
    base::{
        chips::Chips,
        person::Person,
        seat::{Seat, SeatNo, TableNo},
    },
    i18n::Language,
    rules::levels::{
        Ante, Betting, Break, BreakName, Game, Level, LimitBets, Row, Structure, StudStakes,
        Variant,
    },
    session::Desk as _,
    tournament::{
        Command, Tournament,
        entries::{Entrant, EntryCommand},
        setup::Setup,
        tables::{MoveReason, SeatWish, TableCommand},
    },
    view::cues::{Begins, Cue, cue_speech, moves_speech, name},
    vocabulary::words::time_of_day,
};

use crate::stage::{self, EVENING};

fn evening() -> Tournament {
    let chips = Chips::new;
    let level = Level { small: chips(400), big: chips(800), minutes: 20, ..Level::default() };
    let rows = vec![
        Row::Level(Level { ante: Some(Ante::BigBlind(chips(800))), ..level.clone() }),
        Row::Break(Break { minutes: 15, name: BreakName::Break }),
        Row::Level(Level {
            small: chips(15_000),
            big: chips(25_000),
            ante: Some(Ante::Each(chips(2_500))),
            ..level.clone()
        }),
        Row::Break(Break { minutes: 60, name: BreakName::Own("Pausa\nsigaretta!".to_owned()) }),
        Row::Level(Level {
            small: chips(0),
            big: chips(0),
            stud: Some(StudStakes { ante: chips(100), bring_in: chips(200) }),
            bets: Some(LimitBets { small: chips(600), big: chips(1_200) }),
            game: Some(Game::One(Variant::Razz, Betting::Limit)),
            ..level.clone()
        }),
        Row::Break(Break { minutes: 30, name: BreakName::Dinner }),
        Row::Level(level),
    ];
    let game = Game::One(Variant::HoldEm, Betting::NoLimit);
    let starting_stack = Chips::new(20_000);
    let name = "Evening".to_owned();
    Tournament::new(
        Setup::default(),
        Structure { name, game, starting_stack, rows, ..Structure::default() },
    )
}

#[test]
fn levels_and_breaks_are_sentences_with_plain_figures() {
    let t = evening();
    let at = EVENING;
    let back =
        |minutes: i64| time_of_day(at.after(bottone::base::time::Span::from_minutes(minutes)));
    let english = |minutes| {
        let time = back(minutes);
        let (hour, minute) = time.split_once(':').unwrap();
        let hour = hour.strip_prefix('0').unwrap_or(hour);
        if minute == "00" { format!("{hour} o'clock") } else { format!("{hour}:{minute}") }
    };
    let italian = |minutes| {
        let time = back(minutes);
        let (hour, minute) = time.split_once(':').unwrap();
        let hour = hour.strip_prefix('0').unwrap_or(hour);
        if minute == "00" { hour.to_owned() } else { format!("{hour} e {minute}") }
    };
    let cases = [
        (
            Cue::Begins(Begins::Level(0)),
            "Level 1. Blinds 400 and 800, big blind ante 800.".to_owned(),
            "Livello 1. Bui 400 e 800, big blind ante 800.".to_owned(),
        ),
        (
            Cue::Begins(Begins::Break(1)),
            format!("Break. Back at {}.", english(15)),
            format!("Pausa. Si riprende alle {}.", italian(15)),
        ),
        (
            Cue::Begins(Begins::PlayAgain(2)),
            "Play resumes. Level 2. Blinds 15000 and 25000, ante 2500.".to_owned(),
            "Si riprende. Livello 2. Bui 15000 e 25000, ante 2500.".to_owned(),
        ),
        (
            Cue::Begins(Begins::Break(3)),
            format!("Pausa sigaretta. Back at {}.", english(60)),
            format!("Pausa sigaretta. Si riprende alle {}.", italian(60)),
        ),
        (
            Cue::Begins(Begins::Level(4)),
            "Level 3. Limit Razz. Bets 600 and 1200, ante 100, bring-in 200.".to_owned(),
            "Livello 3. Limit Razz. Puntate 600 e 1200, ante 100, bring in 200.".to_owned(),
        ),
        (Cue::MinuteLeft, "One minute left.".to_owned(), "Manca un minuto.".to_owned()),
    ];
    for (cue, in_english, in_italian) in cases {
        let said = |language| cue_speech(language, t.clock(), cue, at).unwrap();
        assert_eq!(said(Language::English), in_english);
        assert_eq!(said(Language::Italian), in_italian);
    }
    for cue in [Cue::Paused, Cue::Resumed, Cue::Countdown(Begins::Level(0)), Cue::TimeUp] {
        assert_eq!(cue_speech(Language::English, t.clock(), cue, at), None, "{cue:?}");
    }
    // A row that does not exist is not announced.
    assert_eq!(cue_speech(Language::English, t.clock(), Cue::Begins(Begins::Level(99)), at), None);
}

#[test]
fn what_sounds_next_is_named() {
    let t = evening();
    let cases = [
        (Cue::Countdown(Begins::PlayAgain(2)), "3-2-1 and level 2", "3-2-1 e livello 2"),
        (Cue::Countdown(Begins::Break(1)), "3-2-1 and break", "3-2-1 e pausa"),
        (Cue::Begins(Begins::Level(6)), "Level 4", "Livello 4"),
        (Cue::Begins(Begins::Night), "End of day", "Fine giornata"),
        (Cue::MinuteLeft, "One minute left", "Manca un minuto"),
    ];
    for (cue, english, italian) in cases {
        assert_eq!(name(Language::English, t.clock(), cue), english);
        assert_eq!(name(Language::Italian, t.clock(), cue), italian);
    }
}

#[test]
fn moves_are_read_out_one_by_one_up_to_ten() {
    let mut room = stage::Room::open(Setup::default(), stage::structure("club-turbo"));
    let tables: Vec<TableNo> = (8..=10).filter_map(TableNo::new).collect();
    room.does(Command::Tables(TableCommand::Open { tables: tables.clone(), size: 9 }));
    let names = ["Bianchi", "!-!QUIT", "-w/etc/passwd", "O'Neill-Rossi \"$(reboot)\""];
    for (place, family) in (1..).zip(names) {
        let seat = SeatNo::new(place).unwrap();
        let person = Person { family: family.to_owned(), ..Person::default() };
        let seat = SeatWish::At(Seat { table: tables[0], seat });
        room.does(Command::Entries(EntryCommand::Enter { who: vec![Entrant::New(person)], seat }));
    }
    let said = |room: &stage::Room, record: u32| {
        let record = &room.session.records()[record as usize];
        [Language::English, Language::Italian]
            .map(|language| moves_speech(language, room.session.tournament(), record))
    };
    assert_eq!(said(&room, 1), [None, None]);
    let moved: Vec<_> = room.session.tournament().entries().all().map(|(entry, _)| entry).collect();
    let mut heard = Vec::new();
    for (entry, place) in moved.into_iter().zip(3..) {
        let seat = SeatNo::new(place).unwrap();
        let to = Seat { table: tables[1], seat };
        let record = room.does(Command::Tables(TableCommand::Move {
            entry,
            to,
            reason: MoveReason::Floor("asked".to_owned()),
        }));
        heard.push(said(&room, record).map(Option::unwrap));
    }
    assert_eq!(heard[0], ["Bianchi, table 9, seat 3.", "Bianchi, tavolo 9, posto 3."]);
    assert_eq!(heard[1][0], "- QUIT, table 9, seat 4.");
    assert_eq!(heard[2][0], "-w etc passwd, table 9, seat 5.");
    assert_eq!(heard[3][0], "O'Neill-Rossi reboot, table 9, seat 6.");
}
