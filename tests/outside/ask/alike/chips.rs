//! Tests of the Chips screen against `ask`: colour-ups.

use bottone::{
    base::{
        chips::Chips,
        draw::Draw,
        person::Person,
        seat::{SeatNo, TableNo},
    },
    i18n::Language,
    session::{Desk as _, time::Timekeeper as _},
    tournament::{
        Command, Event,
        clock::ClockCommand,
        counts::{CountEvent, RaceResult},
        entries::{Entrant, EntryCommand},
        setup::{HouseRules, Setup},
        tables::{SeatWish, TableCommand},
    },
    view::chips::colour_up::{HeldChips, RaceView},
};

use super::{below, books, coin, one, ron, says};
use crate::stage::{self, Room};

fn table() -> TableNo {
    TableNo::new(1).unwrap()
}

fn room(rulebook: bottone::rules::rulebook::Rulebook) -> Room {
    let house = HouseRules { rulebook, ..HouseRules::default() };
    let setup = Setup { name: "Races".to_owned(), house, ..Setup::default() };
    let mut room = Room::open(setup, stage::structure("club-turbo"));
    room.does(Command::Tables(TableCommand::Open { tables: vec![table()], size: 9 }));
    let who = (0..9)
        .map(|n| Entrant::New(Person { family: format!("P{n}"), ..Person::default() }))
        .collect();
    room.does(Command::Entries(EntryCommand::Enter { who, seat: SeatWish::Draw(3) }));
    room.does(Command::Clock(ClockCommand::Start));
    room
}

#[test]
fn a_race() {
    let (old, new) = (Chips::new(25), Chips::new(100));
    let mut raced = 0;
    for (id, book) in books() {
        let room = room(book);
        let (t, at) = (room.session.tournament(), room.clock.now());
        for seed in 0..40 {
            let mut draw = Draw::new(seed);
            let draw = &mut draw;
            let mut held: Vec<(SeatNo, u64, bool)> = Vec::new();
            for seat in SeatNo::up_to(9) {
                let chips = below(draw, 9);
                held.push((seat, chips, chips > 0 && below(draw, 4) == 0));
            }
            let said = |seat: SeatNo| {
                let (_, chips, last) = held.iter().find(|held| held.0 == seat).unwrap();
                HeldChips { chips: Some(*chips), last: *last, cards: Vec::new() }
            };
            let view =
                RaceView::of(Language::English, t, (table(), old, new), said, Some(seed), at);
            let Some(command) = view.unwrap().command else { continue };
            let events = t.decide(&command, at, None).unwrap();
            let [Event::Counts(CountEvent::ColouredUp(race))] = &events[..] else { panic!() };
            let holdings: Vec<String> = held
                .iter()
                .map(|(seat, chips, last)| {
                    format!("(seat: {seat}, chips: {chips}, others: {})", !last || *chips == 0)
                })
                .collect();
            let small = if coin(draw) { one(draw, &["", ", small: None"]) } else { "" };
            let question = format!(
                "Race((rules: {id:?}, old: 25, new: 100, tables: [(table: 1, holdings: [{}]{small})], seed: {seed}))",
                holdings.join(", ")
            );
            let saved: Vec<SeatNo> = race
                .players
                .iter()
                .filter(|player| player.fate == RaceResult::Saved)
                .map(|player| player.seat)
                .collect();
            let mut parts = vec![format!(
                "out:{},in_:{},saved:{}",
                ron(&race.out()),
                ron(&race.into()),
                ron(&saved)
            )];
            for player in &race.players {
                if !player.cards.is_empty() {
                    let cards: String = player.cards.iter().map(ToString::to_string).collect();
                    parts.push(format!("({},{cards:?})", player.seat));
                }
                if player.fate == RaceResult::Won {
                    parts.push(format!("({},1)", player.seat));
                }
            }
            says(&question, &parts);
            raced += 1;
        }
    }
    assert!(raced > 150, "only {raced}");
}
