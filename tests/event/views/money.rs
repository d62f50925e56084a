//! The prizes on the clock of the wall.

use bottone::{
    i18n::Language,
    tournament::{
        Command,
        entries::EntryCommand,
        prizes::{PrizeCommand, PrizeRange},
    },
    view::clock::ClockFace,
};

use crate::views::*;

/// Returns the figures at the right of the clock, in both languages.
fn wall(room: &Room) -> [Vec<String>; 2] {
    let face = |language| ClockFace::of(language, room.t(), &[], room.now());
    [Language::English, Language::Italian].map(|language| read(&face(language).right_zone))
}

fn says(room: &Room, english: &str, italian: &str) -> bool {
    let [en, it] = wall(room);
    en.iter().any(|line| line == english) && it.iter().any(|line| line == italian)
}

#[test]
fn the_wall_says_how_many_are_paid_and_then_what_the_next_one_gets() {
    let mut room = seated();
    room.does(START);
    assert!(!wall(&room).concat().iter().any(|line| line.starts_with("Places paid")));
    room.does(Command::Entries(EntryCommand::Registration { open: false }));
    let rows = PrizeRange::of(&room.t().prize_list().unwrap());
    room.does(Command::Prizes(PrizeCommand::Lock { rows }));
    let prizes = room.t().prize_list().unwrap();
    let paid = u32::try_from(prizes.len()).unwrap();
    assert!(says(&room, &format!("Places paid {paid}"), &format!("Posti pagati {paid}")));
    for number in 1..=16 - paid {
        assert!(says(&room, &format!("Places paid {paid}"), &format!("Posti pagati {paid}")));
        room.does(Command::Entries(EntryCommand::Bust { out: vec![(entry(number), None)] }));
    }
    for place in (2..=paid).rev() {
        let next = prizes[place as usize - 1].money.minor() / 100;
        assert!(says(&room, &format!("Next prize €{next}"), &format!("Prossimo premio €{next}")));
        room.does(Command::Entries(EntryCommand::Bust {
            out: vec![(entry(18 - place - 1), None)],
        }));
    }
    assert!(!wall(&room).concat().iter().any(|line| line.starts_with("Next prize")));
}
