//! A test for each row of §9.9 in which the guides differ, and for each other switch, in both
//! positions.

use bottone_base::seat::SeatNo;
use bottone_hands::italian::{
    DrawStep, Evening, EveningFault, EveningStart, ItalianRefusal::*, OpeningPair, Phase,
};
use bottone_rules::{
    italian::{
        BlindOpenings, BlindRaise, Company, DealerAfterNoOpening, Deck, Discards, DrawMost,
        FalseOpening,
        FourToStraightFlush::{Never, OneCard, OneOfTwoCards, WithoutAce},
        ItalianRules, Limit, OpenerDiscards, Openers, OpeningMost, Parole, PotOfRaise, Progression,
        RaiseLeast, SuitOrder,
    },
    ranking::{FlushTie, Ties},
};

use bottone_rules_support::italian::{
    chips, evening, five, four, not_openers, play, read, seat,
    seeds::{seed_000, seed_001, seed_004},
    served, stacks,
};

/// Returns the winnings in an evening of four. Seats 1 and 2 show these hands for a pot of 120.
fn shown(rules: ItalianRules, first: &str, second: &str) -> (u64, u64) {
    let mut evening = four(rules);
    play(&mut evening, "ante, deal, 1 open 40, 2 see, 3 pass, 4 pass, 1 served, 2 served");
    play(&mut evening, "1 bet 40, 2 see");
    play(&mut evening, &format!("1 show {first}, 2 show {second}"));
    if evening.phase() == Phase::Proof {
        play(&mut evening, "collect");
    }
    (evening.stack(seat(1)).get() - 910, evening.stack(seat(2)).get() - 910)
}

#[test]
fn row_1_suit_order() {
    let with = |suits| ItalianRules { suits, ..seed_001() };
    let (first, second) = ("KhQdJcTs9d", "KsQhJdTc9h");
    assert_eq!(shown(with(SuitOrder::HeartsHighest), first, second), (200, 0));
    assert_eq!(shown(with(SuitOrder::SpadesHighest), first, second), (0, 200));
}

#[test]
fn row_2_flush_tie() {
    let with = |flush| ItalianRules { flush, ..seed_001() };
    let (first, second) = ("AsKsTs9s7s", "QhJh9h8h7h");
    assert_eq!(shown(with(FlushTie::SuitFirst), first, second), (0, 200));
    assert_eq!(shown(with(FlushTie::RankFirst), first, second), (200, 0));
}

/// The guides agree; no switch is needed.
#[test]
fn row_3_pair_tie() {
    for rules in [seed_001(), seed_004()] {
        assert_eq!(shown(rules, "AcAdKh9c8s", "AhAsKd9d8d"), (200, 0));
    }
}

#[test]
fn row_4_four_to_a_straight_flush() {
    let opens = |rule, cards: &str, players: usize| {
        let rules = ItalianRules { four_to_straight_flush: rule, ..seed_001() };
        let mut evening = evening(rules, &vec![1_000; players]);
        play(&mut evening, "ante, deal");
        evening.can(&read(&format!("1 open 10 {cards}"))).is_ok()
    };
    let table = [
        ("7h8h9hThKs", 4, [true, true, true, false]),
        ("AhThJhQhTs", 2, [false, true, true, false]),
        ("JhQhKhAh7s", 4, [false, false, true, false]),
        ("7h8h9hJhKs", 4, [false, false, true, false]),
    ];
    for (cards, players, expected) in table {
        let found =
            [WithoutAce, OneOfTwoCards, OneCard, Never].map(|rule| opens(rule, cards, players));
        assert_eq!(found, expected, "{cards}");
    }
}

fn unopened(rules: ItalianRules, hands: usize) -> Evening {
    let mut evening = four(rules);
    for _ in 0..hands {
        play(&mut evening, "ante, deal");
        while let (Phase::Opening, Some(turn)) = (evening.phase(), evening.turn()) {
            play(&mut evening, &format!("{turn} pass"));
        }
    }
    evening
}

#[test]
fn row_5_progression() {
    let with = |progression| unopened(ItalianRules { progression, ..seed_001() }, 5).level();
    assert_eq!(with(Progression::KingsUntilWon), OpeningPair::Kings);
    assert_eq!(with(Progression::KingsThreeTimes), OpeningPair::Queens);
}

#[test]
fn row_6_dealer_after_no_opening() {
    let with = |rule| {
        unopened(ItalianRules { dealer_after_no_opening: rule, ..seed_001() }, 1).dealer().get()
    };
    assert_eq!(with(DealerAfterNoOpening::Stays), 4);
    assert_eq!(with(DealerAfterNoOpening::PassesLeft), 1);
}

#[test]
fn row_7_opening_most() {
    let with = |opening_most| {
        let mut evening = four(ItalianRules { opening_most, ..seed_001() });
        play(&mut evening, "ante, deal");
        evening.can(&read("1 open 990"))
    };
    assert_eq!(with(OpeningMost::Pot), Err(TooMuch { most: chips(40) }));
    assert_eq!(with(OpeningMost::Stack), Ok(()));
}

#[test]
fn row_8_draw_most() {
    let with = |draw_most| {
        let mut evening = four(ItalianRules { draw_most, ..seed_001() });
        play(&mut evening, "ante, deal, 1 open 40, 2 see, 3 pass, 4 pass");
        evening.can(&read("1 draw 5"))
    };
    assert_eq!(with(DrawMost::Four), Err(TooManyCards { most: 4 }));
    assert_eq!(with(DrawMost::Five), Ok(()));
}

fn shuffled(rules: ItalianRules) -> Vec<DrawStep> {
    let mut evening = four(rules);
    play(&mut evening, "ante, deal, 1 open 40, 2 see, 3 see, 4 see");
    play(&mut evening, "1 draw 3, 2 draw 3, 3 draw 3, 4 draw 4");
    served(&evening).into_iter().filter(|step| matches!(step, DrawStep::Shuffle { .. })).collect()
}

#[test]
fn row_9_discards() {
    let with = |discards| shuffled(ItalianRules { discards, ..seed_001() });
    assert_eq!(with(Discards::Apart), [DrawStep::Shuffle { cards: 9 }]);
    assert_eq!(with(Discards::UnderStock), []);
}

#[test]
fn row_10_blind_openings() {
    let with = |blinds, notes: &str, last: &str| {
        let mut evening = four(ItalianRules { blinds, ..seed_001() });
        play(&mut evening, notes);
        evening.can(&read(last))
    };
    assert_eq!(with(BlindOpenings::None, "ante", "1 blind"), Err(NoSuchBlind));
    let two = "ante, 1 blind, 2 reblind";
    assert_eq!(with(BlindOpenings::Controbuio, two, "4 third"), Err(NoSuchBlind));
    assert_eq!(with(BlindOpenings::ControControbuio, two, "4 third"), Ok(()));
    assert_eq!(with(BlindOpenings::ControControbuio, two, "1 third"), Err(NotBeyondReblind));
}

#[test]
fn row_11_blind_raise() {
    let with = |blind_raise| {
        let mut evening = four(ItalianRules { blind_raise, ..seed_001() });
        play(&mut evening, "ante, 1 blind, deal, 2 see, 3 see, 4 see");
        evening.can(&read("1 raise 100"))
    };
    let blind = chips(80);
    assert_eq!(with(BlindRaise::UpToThreeTimes), Err(NotTimesTheBlind { blind }));
    assert_eq!(with(BlindRaise::Any), Ok(()));
}

#[test]
fn row_12_all_parola() {
    let with = |parole| {
        let mut evening = four(ItalianRules { parole, ..seed_001() });
        play(&mut evening, "ante, deal, 1 open 40, 2 see, 3 pass, 4 pass, 1 served, 2 served");
        play(&mut evening, "1 parola, 2 parola");
        if evening.phase() == Phase::Equalise {
            play(&mut evening, "equalise");
        }
        (evening.phase(), evening.is_parole(), evening.pot().get())
    };
    assert_eq!(with(Parole::OpenForPot), (Phase::Ante, true, 200));
    assert_eq!(with(Parole::AddsToNext), (Phase::Ante, false, 200));
    assert_eq!(with(Parole::ShowCards), (Phase::Showdown, false, 120));
}

#[test]
fn row_13_players() {
    let with = |company, count: u8| {
        let stacks = SeatNo::up_to(count).map(|seat| (seat, chips(100))).collect();
        let rules = ItalianRules { company, ..seed_001() };
        let start = EveningStart { rules, ante: chips(1), cip: chips(1), dealer: seat(1), stacks };
        Evening::new(start).map(drop)
    };
    let eight = |most| Err(EveningFault::Players { found: 8, most });
    assert_eq!(with(Company::FourOrFive, 8), Ok(()));
    assert_eq!(with(Company::FourToSix, 8), eight(7));
    assert_eq!(with(Company::FourToSix, 7), Ok(()));
}

#[test]
fn row_14_deck() {
    let with = |deck| {
        let mut evening = four(ItalianRules { deck, ..seed_001() });
        play(&mut evening, "ante, deal, 1 open 40, 2 see, 3 pass, 4 pass, 1 served, 2 served");
        play(&mut evening, "1 bet 10, 2 see");
        evening.can(&read("1 show 2h2s9dTcKh"))
    };
    assert_eq!(with(Deck::Stripped), Err(NotInDeck(five("2h2s9dTcKh")[0])));
    assert_eq!(with(Deck::Whole), Ok(()));
}

#[test]
fn row_15_false_opening() {
    let with = |false_opening| {
        let mut evening = unopened(ItalianRules { false_opening, ..seed_001() }, 1);
        play(&mut evening, "ante, deal, 2 open 40, 3 pass, 4 pass, 1 pass");
        if evening.phase() == Phase::Proof {
            play(&mut evening, "unproved");
        }
        (stacks(&evening), evening.pot().get(), evening.level())
    };
    assert_eq!(with(FalseOpening::Everything), (vec![1_000; 4], 0, OpeningPair::Jacks));
    // The pot stays, and so does the requirement for opening.
    assert_eq!(with(FalseOpening::BetsOnly), (vec![980; 4], 80, OpeningPair::Queens));
    let won = (vec![980, 1_060, 980, 980], 0, OpeningPair::Jacks);
    assert_eq!(with(FalseOpening::Unpunished), won);
}

#[test]
fn row_16_do_suits_decide() {
    let with = |ties| ItalianRules { ties, ..seed_001() };
    let (first, second) = ("KhQdJcTs9d", "KsQhJdTc9h");
    assert_eq!(shown(with(Ties::SuitsDecide), first, second), (200, 0));
    assert_eq!(shown(with(Ties::Split), first, second), (100, 100));
}

#[test]
fn row_17_official_play_asks_for_no_openers() {
    let with = |openers| {
        let mut evening = four(ItalianRules { openers, ..seed_001() });
        play(&mut evening, "ante, deal");
        evening.can(&read("1 open 40 7h8sTdJcKh"))
    };
    assert_eq!(with(Openers::JacksOrBetter), Err(not_openers(OpeningPair::Jacks, &seed_001())));
    assert_eq!(with(Openers::Anything), Ok(()));
}

#[test]
fn the_limit() {
    let with = |limit| {
        let mut evening = four(ItalianRules { limit, ..seed_001() });
        play(&mut evening, "ante, deal, 1 open 40, 2 see, 3 pass, 4 pass, 1 served, 2 served");
        evening.can(&read("1 bet 950"))
    };
    assert_eq!(with(Limit::Pot), Err(TooMuch { most: chips(120) }));
    assert_eq!(with(Limit::Table), Ok(()));
}

#[test]
fn the_pot_of_a_raise() {
    let with = |pot_of_raise| {
        let mut evening = four(ItalianRules { pot_of_raise, ..seed_001() });
        play(&mut evening, "ante, deal, 1 open 40");
        evening.can(&read("2 raise 120"))
    };
    assert_eq!(with(PotOfRaise::WithTheCall), Ok(()));
    assert_eq!(with(PotOfRaise::AsItLies), Err(TooMuch { most: chips(80) }));
}

#[test]
fn the_least_raise() {
    let with = |raise_least| {
        let mut evening = four(ItalianRules { raise_least, ..seed_001() });
        play(&mut evening, "ante, deal, 1 open 40");
        evening.can(&read("2 raise 10"))
    };
    assert_eq!(with(RaiseLeast::Cip), Ok(()));
    assert_eq!(with(RaiseLeast::LastRaise), Err(TooLittle { least: chips(40) }));
}

#[test]
fn the_openers_discards() {
    let with = |opener_discards| shuffled(ItalianRules { opener_discards, ..seed_001() });
    assert_eq!(with(OpenerDiscards::KeptUnlessNeeded), [DrawStep::Shuffle { cards: 9 }]);
    assert_eq!(with(OpenerDiscards::NeverShuffled), [DrawStep::Shuffle { cards: 6 }]);
}

/// A house keeps its rules in a file: the written form is read, and no other.
#[test]
fn rules_are_read_as_they_are_written() {
    for rules in [seed_000(), seed_001(), seed_004()] {
        let text = ron::to_string(&rules).unwrap();
        assert_eq!(ron::from_str::<ItalianRules>(&text), Ok(rules));
        let wrong = text.replacen("(company", "(jokers:2,company", 1);
        assert!(ron::from_str::<ItalianRules>(&wrong).is_err());
    }
}
