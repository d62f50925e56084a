//! Every message exists in both languages, with all its gaps filled.

use bottone_base::cards::{Card, Rank, Suit};
use bottone_hands::italian::{
    Bounds, DrawStep, EveningFault, ItalianAct, ItalianRefusal, Offer, Opener, OpeningPair,
    OpeningResult, Phase, PlayerWord, Proof, Settlement, seat_draw::SeatDrawFault,
};
use bottone_i18n::Language;
use bottone_rules::pots::Pot;
use bottone_rules_support::italian::{
    chips, four, not_openers, play, seat, seats, seeds::seed_001,
};
use bottone_view_table::italian::{
    act_text, draw_fault, due_text, next_step, offer, opener, refused, result_lines, start_fault,
    step,
};

fn check(said: &str, of: &str) {
    assert!(!said.starts_with("italian-"), "{of} has no sentence");
    assert!(!said.contains('{') && !said.contains('$'), "{of}: {said}");
}

fn words() -> Vec<PlayerWord> {
    vec![
        PlayerWord::Blind,
        PlayerWord::Reblind,
        PlayerWord::ThirdBlind,
        PlayerWord::SeeUnseen,
        PlayerWord::Pass,
        PlayerWord::Open { chips: chips(1_400), cards: None },
        PlayerWord::See,
        PlayerWord::Raise { by: chips(40) },
        PlayerWord::SERVED,
        PlayerWord::Draw { cards: 1 },
        PlayerWord::Draw { cards: 3 },
        PlayerWord::Cip,
        PlayerWord::Bet { chips: chips(40) },
        PlayerWord::Parola,
        PlayerWord::Show { cards: None },
        PlayerWord::Concede,
    ]
}

#[test]
fn acts() {
    let card = Card::new(Rank::KING, Suit::Hearts);
    let of_table = [
        ItalianAct::Buy { seat: seat(1), chips: chips(5) },
        ItalianAct::Split { parts: 3 },
        ItalianAct::Stop,
        ItalianAct::Ante,
        ItalianAct::Deal,
        ItalianAct::Exposed { seat: seat(1), card: None },
        ItalianAct::Exposed { seat: seat(1), card: Some(card) },
        ItalianAct::Equalise,
        ItalianAct::Award { winners: seats(&[1]) },
        ItalianAct::Award { winners: seats(&[1, 2]) },
        ItalianAct::Openers(Proof::Opener { cards: None }),
        ItalianAct::Openers(Proof::Winner { cards: None }),
        ItalianAct::Openers(Proof::Nobody),
        ItalianAct::Collect,
    ];
    let acts =
        of_table.into_iter().chain(words().into_iter().map(|w| ItalianAct::Says(seat(3), w)));
    for done in acts {
        for language in Language::complete() {
            check(&act_text(language, &done), &format!("{done:?}"));
        }
    }
    let open = ItalianAct::Says(seat(3), PlayerWord::Open { chips: chips(1_400), cards: None });
    assert_eq!(act_text(Language::English, &open), "Seat 3 opens for 1,400");
    assert_eq!(act_text(Language::Italian, &open), "Il posto 3 apre di 1.400");
}

#[test]
fn refusals() {
    use ItalianRefusal::*;
    let card = Card::new(Rank::KING, Suit::Hearts);
    let phases = [
        Phase::Ante,
        Phase::Blinds,
        Phase::Opening,
        Phase::Raising,
        Phase::Draw,
        Phase::Second,
        Phase::Equalise,
        Phase::Showdown,
        Phase::Proof,
        Phase::Over,
    ];
    let many = chips(1_400);
    let refusals = [
        NotInHand(seat(1)),
        NotHisTurn { turn: seat(1) },
        TooFewPlayers,
        TooManyChips,
        NoChips,
        PotWaits { pot: many },
        OwesMore { owes: many },
        NotToBeSplit,
        WrongParts { most: 4 },
        NoSuchBlind,
        NoBlindInParole,
        BlindOutOfOrder,
        BlindBelongsTo(seat(1)),
        NotBeyondReblind,
        OnlyFirstBlind(seat(1)),
        CostsTooMuch { costs: many, has: many },
        not_openers(OpeningPair::Jacks, &seed_001()),
        not_openers(OpeningPair::Queens, &seed_001()),
        not_openers(OpeningPair::Kings, &seed_001()),
        TooLittle { least: many },
        TooMuch { most: many },
        ForThePot { pot: many },
        NothingToSee,
        HasToSee { costs: many },
        BetAlready,
        NothingToRaise,
        OnlyTheBlindRaises(seat(1)),
        NotTimesTheBlind { blind: many },
        NotReopened,
        NobodyToAnswer,
        TooManyCards { most: 4 },
        NothingExposed,
        CalledShows,
        NobodyElse,
        NotInDeck(card),
        CardTwice(card),
        CannotWin { among: seats(&[1, 2]) },
        OpenerWon,
        WinnerPassed(seat(1)),
    ];
    let mut said = std::collections::BTreeSet::new();
    let all = refusals.into_iter().chain(phases.map(NotNow));
    for why in all {
        for language in Language::complete() {
            let sentence = refused(language, &why);
            check(&sentence, &format!("{why:?}"));
            assert!(said.insert((language, sentence)), "{why:?} has the words of another");
        }
    }
}

#[test]
fn offers() {
    let range = Bounds { least: chips(10), most: chips(1_400) };
    let fixed = Bounds { least: chips(40), most: chips(40) };
    let costs = chips(80);
    let offers = [
        Offer::Ante { chips: costs },
        Offer::Split { most: 4 },
        Offer::Stop,
        Offer::Deal,
        Offer::Blind { seat: seat(1), word: PlayerWord::Blind, costs },
        Offer::Blind { seat: seat(1), word: PlayerWord::Reblind, costs },
        Offer::Blind { seat: seat(1), word: PlayerWord::ThirdBlind, costs },
        Offer::SeeUnseen { seat: seat(1), costs },
        Offer::Pass,
        Offer::Open(range),
        Offer::Open(fixed),
        Offer::See { costs },
        Offer::Raise(range),
        Offer::Raise(fixed),
        Offer::RaiseTheBlind { blind: costs, times: 1 },
        Offer::RaiseTheBlind { blind: costs, times: 3 },
        Offer::Draw { most: 4 },
        Offer::Cip { chips: costs },
        Offer::Bet(range),
        Offer::Bet(fixed),
        Offer::Parola,
        Offer::Show,
        Offer::Concede,
        Offer::Award(Pot { chips: costs, seats: seats(&[1, 2]) }),
        Offer::Equalise,
        Offer::Openers,
        Offer::Collect,
    ];
    for language in Language::complete() {
        for it in &offers {
            check(&offer(language, it), &format!("{it:?}"));
        }
    }
    let open = Offer::Open(range);
    assert_eq!(offer(Language::Italian, &open), "Apro (da 10 a 1.400)");
    assert_eq!(offer(Language::English, &open), "Open (10 to 1,400)");
}

#[test]
fn steps_openers_and_ends() {
    let costs = chips(80);
    let steps = [
        DrawStep::Give { seat: seat(1), cards: 1 },
        DrawStep::Give { seat: seat(1), cards: 3 },
        DrawStep::Burn,
        DrawStep::Shuffle { cards: 9 },
    ];
    let openers = ['c', 'd', 'h', 's'].map(Opener::FourToStraightFlush);
    let openers = (11..=14).map(Opener::Pair).chain(openers);
    let openers = openers.chain([Opener::Better, Opener::Anything]);
    let wrong = [
        EveningFault::Players { found: 9, most: 8 },
        EveningFault::SeatTwice(seat(1)),
        EveningFault::NoChips(seat(1)),
        EveningFault::NoDealer(seat(1)),
        EveningFault::NoAnte,
        EveningFault::NoCip,
        EveningFault::TooManyChips,
    ];
    let ends = [
        OpeningResult::NotAsked,
        OpeningResult::Proved,
        OpeningResult::StakesBack(seat(1)),
        OpeningResult::PaidAgain { opener: seat(1), chips: costs, owes: costs },
    ];
    for language in Language::complete() {
        for it in &steps {
            check(&step(language, it), &format!("{it:?}"));
        }
        for it in openers.clone() {
            check(&opener(language, &it), &format!("{it:?}"));
        }
        for it in &wrong {
            check(&start_fault(language, it), &format!("{it:?}"));
        }
        for it in [SeatDrawFault::Players(1), SeatDrawFault::Card(Rank::KING), SeatDrawFault::Count]
        {
            check(&draw_fault(language, &it), &format!("{it:?}"));
        }
        check(&due_text(language, (seat(4), costs)), "a due");
        for opening in ends {
            let paid = vec![(seat(1), costs)];
            let end = Settlement { won: Vec::new(), paid, opening, stays: costs };
            for line in result_lines(language, &seed_001(), &end) {
                check(&line, &format!("{opening:?}"));
            }
        }
    }
}

/// A hand from start to end, as shown to the table.
#[test]
fn what_is_to_do() {
    let mut evening = four(seed_001());
    let say = |evening: &_| next_step(Language::Italian, evening, |_| String::new());
    assert_eq!(
        say(&evening),
        "Inviti. Fa le carte il posto 4. Per aprire: almeno una coppia di fanti, o un progetto di \
         scala reale bilaterale."
    );
    let named = next_step(Language::English, &evening, |_| "Conti".to_owned());
    assert!(named.starts_with("Antes. Seat 4 (Conti) deals."), "{named}");
    let notes = "ante; deal; 1 pass; 2 open 40; 3 see; 4 pass; 1 pass; 2 draw 1; 3 served; \
                 2 parola; 3 parola; equalise; ante; deal; 2 open 240; 3 see; 4 pass; 1 pass; \
                 2 served; 3 served; 2 bet 100; 3 see; 2 show; 3 show; award 2; collect; stop";
    let mut prompts = std::collections::BTreeSet::new();
    for note in notes.split(';') {
        play(&mut evening, note);
        for language in Language::complete() {
            check(&next_step(language, &evening, |_| String::new()), note);
        }
        prompts.insert(say(&evening));
    }
    assert!(prompts.contains(
        "Parla il posto 2. Per aprire, di piatto (240): almeno una coppia di re, o un progetto di \
             scala reale bilaterale."
    ));
    assert!(prompts.len() > 20, "{prompts:#?}");
}
