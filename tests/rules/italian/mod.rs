//! Italian five-card draw: vectors of the rules, whole hands, every switch, and laws.
#![expect(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "a test stops where it fails"
)]

mod evenings;
mod hands;
mod laws;
mod seeds;
mod switches;
mod vectors;
mod words;

use bottone::rules::{
    cards::read_cards,
    chips::Chips,
    italian::{Act, Evening, Five, ItalianRules, Level, Refused, Serving, Start, Step, Word},
    seat::{SeatNo, Seats},
};

fn seat(number: u8) -> SeatNo {
    SeatNo::new(number).expect("a seat")
}

fn seats(numbers: &[u8]) -> Seats {
    numbers.iter().map(|&number| seat(number)).collect()
}

fn chips(count: u64) -> Chips {
    Chips::new(count)
}

fn five(text: &str) -> Five {
    read_cards(text).expect("cards").try_into().expect("five cards")
}

/// Returns an evening with an ante and a *cip* of 10; the last seat deals first, so that seat 1
/// speaks first.
fn evening(rules: ItalianRules, stacks: &[u64]) -> Evening {
    let count = u8::try_from(stacks.len()).unwrap();
    let stacks = SeatNo::up_to(count).zip(stacks.iter().map(|&count| chips(count))).collect();
    let start = Start { rules, ante: chips(10), cip: chips(10), dealer: seat(count), stacks };
    Evening::new(start).expect("an evening")
}

/// Returns four players with 1,000 each.
fn four(rules: ItalianRules) -> Evening {
    evening(rules, &[1_000; 4])
}

/// Parses an act in short notation: "ante", "deal", and a seat with its word: "2 open 40".
fn read(note: &str) -> Act {
    use bottone::rules::italian::Proof;
    let words: Vec<&str> = note.split_whitespace().collect();
    let number = |at: usize| words.get(at).map_or(0, |word| word.parse().expect("a number"));
    let cards = |at: usize| words.get(at).map(|text| five(text));
    match words[0] {
        "ante" => return Act::Ante,
        "deal" => return Act::Deal,
        "stop" => return Act::Stop,
        "equalise" => return Act::Equalise,
        "collect" => return Act::Collect,
        "unproved" => return Act::Openers(Proof::Nobody),
        "proved" => return Act::Openers(Proof::Opener { cards: cards(1) }),
        "validated" => return Act::Openers(Proof::Winner { cards: cards(1) }),
        "split" => return Act::Split { parts: u8::try_from(number(1)).unwrap() },
        "award" => {
            let winners = words[1..].iter().map(|word| seat(word.parse().unwrap())).collect();
            return Act::Award { winners };
        }
        _ => {}
    }
    let who = seat(words[0].parse().expect("a seat"));
    let word = match words[1] {
        "buy" => return Act::Buy { seat: who, chips: chips(number(2)) },
        "exposed" => return Act::Exposed { seat: who, card: None },
        "blind" => Word::Blind,
        "reblind" => Word::Reblind,
        "third" => Word::ThirdBlind,
        "unseen" => Word::SeeUnseen,
        "pass" => Word::Pass,
        "open" => Word::Open { chips: chips(number(2)), cards: cards(3) },
        "see" => Word::See,
        "raise" => Word::Raise { by: chips(number(2)) },
        "served" => Word::SERVED,
        "draw" => Word::Draw { cards: u8::try_from(number(2)).unwrap() },
        "cip" => Word::Cip,
        "bet" => Word::Bet { chips: chips(number(2)) },
        "parola" => Word::Parola,
        "show" => Word::Show { cards: cards(2) },
        "concede" => Word::Concede,
        other => panic!("{other}?"),
    };
    Act::Says(who, word)
}

/// Performs the noted acts, separated by commas.
fn play(evening: &mut Evening, notes: &str) {
    for note in notes.split(',') {
        let done = evening.act(read(note));
        assert_eq!(done, Ok(()), "{} in {:?}", note.trim(), evening.phase());
    }
}

/// Returns the reason for the refusal of this act.
fn refused(evening: &Evening, note: &str) -> Refused {
    evening.can(&read(note)).expect_err(note)
}

/// Returns the refusal of cards that do not open by these rules.
const fn not_openers(level: Level, rules: &ItalianRules) -> Refused {
    Refused::NotOpeners { level, four: rules.four_to_straight_flush }
}

/// Returns all the dealer's steps in the draw, in order.
fn served(evening: &Evening) -> Vec<Step> {
    let Serving { now, done } = evening.draw();
    [done, now].concat()
}

fn stacks(evening: &Evening) -> Vec<u64> {
    evening.seats().iter().map(|seat| evening.stack(seat).get()).collect()
}
