//! Evenings of the Italian game, with their acts as notes.

mod random;
pub mod seeds;

pub use self::random::{ACTS, choose, one_of, random_evening, take, walk};
use bottone_base::{
    cards::read_cards,
    chips::Chips,
    seat::{SeatNo, Seats},
};
use bottone_hands::italian::{
    DrawProgress, DrawStep, Evening, EveningStart, Five, ItalianAct, ItalianRefusal, OpeningPair,
    PlayerWord,
};
use bottone_rules::italian::ItalianRules;

pub fn seat(number: u8) -> SeatNo {
    SeatNo::new(number).expect("a seat")
}

pub fn seats(numbers: &[u8]) -> Seats {
    numbers.iter().map(|&number| seat(number)).collect()
}

pub fn chips(count: u64) -> Chips {
    Chips::new(count)
}

pub fn five(text: &str) -> Five {
    read_cards(text).expect("cards").try_into().expect("five cards")
}

/// Returns an evening with an ante and a *cip* of 10; the last seat deals first, so that seat 1
/// speaks first.
pub fn evening(rules: ItalianRules, stacks: &[u64]) -> Evening {
    let count = u8::try_from(stacks.len()).unwrap();
    let stacks = SeatNo::up_to(count).zip(stacks.iter().map(|&count| chips(count))).collect();
    let start =
        EveningStart { rules, ante: chips(10), cip: chips(10), dealer: seat(count), stacks };
    Evening::new(start).expect("an evening")
}

/// Returns four players with 1,000 each.
pub fn four(rules: ItalianRules) -> Evening {
    evening(rules, &[1_000; 4])
}

/// Parses an act in short notation: "ante", "deal", and a seat with its word: "2 open 40".
pub fn read(note: &str) -> ItalianAct {
    use bottone_hands::italian::Proof;
    let words: Vec<&str> = note.split_whitespace().collect();
    let number = |at: usize| words.get(at).map_or(0, |word| word.parse().expect("a number"));
    let cards = |at: usize| words.get(at).map(|text| five(text));
    match words[0] {
        "ante" => return ItalianAct::Ante,
        "deal" => return ItalianAct::Deal,
        "stop" => return ItalianAct::Stop,
        "equalise" => return ItalianAct::Equalise,
        "collect" => return ItalianAct::Collect,
        "unproved" => return ItalianAct::Openers(Proof::Nobody),
        "proved" => return ItalianAct::Openers(Proof::Opener { cards: cards(1) }),
        "validated" => return ItalianAct::Openers(Proof::Winner { cards: cards(1) }),
        "split" => return ItalianAct::Split { parts: u8::try_from(number(1)).unwrap() },
        "award" => {
            let winners = words[1..].iter().map(|word| seat(word.parse().unwrap())).collect();
            return ItalianAct::Award { winners };
        }
        _ => {}
    }
    let who = seat(words[0].parse().expect("a seat"));
    let word = match words[1] {
        "buy" => return ItalianAct::Buy { seat: who, chips: chips(number(2)) },
        "exposed" => return ItalianAct::Exposed { seat: who, card: None },
        "blind" => PlayerWord::Blind,
        "reblind" => PlayerWord::Reblind,
        "third" => PlayerWord::ThirdBlind,
        "unseen" => PlayerWord::SeeUnseen,
        "pass" => PlayerWord::Pass,
        "open" => PlayerWord::Open { chips: chips(number(2)), cards: cards(3) },
        "see" => PlayerWord::See,
        "raise" => PlayerWord::Raise { by: chips(number(2)) },
        "served" => PlayerWord::SERVED,
        "draw" => PlayerWord::Draw { cards: u8::try_from(number(2)).unwrap() },
        "cip" => PlayerWord::Cip,
        "bet" => PlayerWord::Bet { chips: chips(number(2)) },
        "parola" => PlayerWord::Parola,
        "show" => PlayerWord::Show { cards: cards(2) },
        "concede" => PlayerWord::Concede,
        other => panic!("{other}?"),
    };
    ItalianAct::Says(who, word)
}

/// Performs the noted acts, separated by commas.
pub fn play(evening: &mut Evening, notes: &str) {
    for note in notes.split(',') {
        let done = evening.act(read(note));
        assert_eq!(done, Ok(()), "{} in {:?}", note.trim(), evening.phase());
    }
}

/// Returns the reason for the refusal of this act.
pub fn refused(evening: &Evening, note: &str) -> ItalianRefusal {
    evening.can(&read(note)).expect_err(note)
}

/// Returns the refusal of cards that do not open by these rules.
pub const fn not_openers(level: OpeningPair, rules: &ItalianRules) -> ItalianRefusal {
    ItalianRefusal::NotOpeners { level, four: rules.four_to_straight_flush }
}

/// Returns all the dealer's steps in the draw, in order.
pub fn served(evening: &Evening) -> Vec<DrawStep> {
    let DrawProgress { current_steps: now, earlier_steps: done } = evening.draw();
    [done, now].concat()
}

pub fn stacks(evening: &Evening) -> Vec<u64> {
    evening.seats().iter().map(|seat| evening.stack(seat).get()).collect()
}
