//! The vectors of §9 and §2.8, and worked examples of the draw.

use bottone_base::cards::{Cards, Rank, read_cards};
use bottone_hands::italian::{
    DrawStep, DrawTable,
    ItalianRefusal::{NotTimesTheBlind, TooLittle, TooMuch},
    Opener, OpeningPair, opens,
    seat_draw::{SeatDrawFault, ranks_to_draw, seats_by_match, seats_by_rank},
};
use bottone_rules::italian::{
    Discards, FourToStraightFlush, ItalianRules, OpenerDiscards, Progression,
};

use bottone_rules_support::italian::{
    chips, evening, four, play, read, refused, seat,
    seeds::{seed_000, seed_001, seed_004},
    served,
};

fn all_seeds() -> [ItalianRules; 3] {
    [seed_000(), seed_001(), seed_004()]
}

fn opener(text: &str, level: OpeningPair, players: u8, rules: &ItalianRules) -> Option<Opener> {
    let hand: Cards = read_cards(text).expect("cards").into_iter().collect();
    opens(hand, level, players, rules)
}

/// (cards, level, the opener with seeds 000, 001 and 004), four players.
#[test]
fn v9_6_what_opens() {
    use OpeningPair::{Jacks, Kings, Queens};
    let pair = |rank| Some(Opener::Pair(rank));
    let better = Some(Opener::Better);
    let hearts = Some(Opener::FourToStraightFlush('h'));
    let cases = [
        ("JhJs9d8c7h", Jacks, [pair(11); 3]),
        ("JhJs9d8c7h", Queens, [None; 3]),
        ("QhQs9d8c7h", Queens, [pair(12); 3]),
        ("QhQs9d8c7h", Kings, [None; 3]),
        ("AhAs9d8c7h", Kings, [pair(14); 3]),
        ("ThTs9d8c7h", Jacks, [None; 3]),
        ("8h8s7d7c9h", Kings, [better; 3]),
        ("8h8s8d7c9h", Kings, [better; 3]),
        ("8h8s8d7c7h", Kings, [better; 3]),
        ("8h8s8d8c7h", Kings, [better; 3]),
        ("7h8s9dTcJh", Kings, [better; 3]),
        ("7h8s9dTcAh", Kings, [None, better, better]), // the ace below the seven, in 32 cards
        ("7h8h9hKhAh", Kings, [better; 3]),
        ("AhKsQd9c7h", Jacks, [None; 3]),
        // The vectors of §9.6.
        ("7h8h9hThKs", Jacks, [hearts, hearts, None]),
        ("7h8h9hThKs", Kings, [hearts, hearts, None]),
        ("JhQhKhAh7s", Jacks, [None; 3]),
        ("8h9hThQhKs", Jacks, [None; 3]), // only the jack completes it
        ("Ah7h8h9hKs", Jacks, [None; 3]), // only the ten
        ("ThJhQhKh7s", Jacks, [hearts, hearts, None]),
        ("8h9hTh7sKs", Jacks, [None; 3]),
    ];
    for (cards, level, expected) in cases {
        let found = all_seeds().map(|rules| opener(cards, level, 4, &rules));
        assert_eq!(found, expected, "{cards} at {level:?}");
    }
}

/// The difference between seeds 000 and 001: with two players `ATJQ` is completed by a king, and by
/// a nine. Over all decks and all fours of one suit there is no other difference.
#[test]
fn four_with_an_ace_open_for_two_players_only() {
    let with = |rule| ItalianRules { four_to_straight_flush: rule, ..seed_001() };
    let (no_ace, two) =
        (with(FourToStraightFlush::WithoutAce), with(FourToStraightFlush::OneOfTwoCards));
    let mut differ = Vec::new();
    for players in 2..=8 {
        let hearts: Vec<_> = Cards::from_rank(Rank::new(11 - players).unwrap())
            .iter()
            .filter(|card| card.suit().letter() == 'h')
            .collect();
        for chosen in (0u32..1 << hearts.len()).filter(|chosen| chosen.count_ones() == 4) {
            let four: Cards = hearts
                .iter()
                .enumerate()
                .filter(|(at, _)| chosen & (1 << at) != 0)
                .map(|(_, &card)| card)
                .collect();
            let by = |rules| opens(four, OpeningPair::Jacks, players, rules).is_some();
            if by(&no_ace) != by(&two) {
                differ.push((players, format!("{four}"), by(&two)));
            }
        }
    }
    assert_eq!(differ, [(2, "AhQhJhTh".to_owned(), true)]);
}

#[test]
fn v9_6_progression() {
    use OpeningPair::{Jacks as J, Kings as K, Queens as Q};
    let levels = |of: Progression| {
        (0..9).map(|unopened| OpeningPair::after(of, unopened)).collect::<Vec<_>>()
    };
    assert_eq!(levels(Progression::KingsUntilWon), [J, Q, K, K, K, K, K, K, K]);
    assert_eq!(levels(Progression::KingsThreeTimes), [J, Q, K, K, K, Q, J, Q, K]);
    let two_of_each = all_seeds().map(|rules| OpeningPair::after(rules.progression, 5));
    assert_eq!(two_of_each, [K, Q, K]);
}

/// §9.1: the rule of eleven and the rule of four give the same deck.
#[test]
fn v9_1_decks() {
    for (players, cards) in [(2, 24), (3, 28), (4, 32), (5, 36), (6, 40), (7, 44), (8, 48)] {
        let deck = seed_001().cards(players).unwrap();
        assert_eq!(deck.len(), cards, "{players} players");
        assert_eq!(deck.len(), (usize::from(players) + 4) * 4, "the rule of four");
        assert_eq!(seed_000().cards(players).unwrap().len(), 52);
    }
    assert_eq!(seed_001().cards(1), None);
}

/// §9.7: a pot of 40 makes a *buio* of 80, a *controbuio* of 160, a *contro-controbuio* of 320.
#[test]
fn v9_7_blinds() {
    let mut evening = four(seed_004());
    play(&mut evening, "ante");
    assert_eq!(evening.pot().get(), 40);
    play(&mut evening, "1 blind, 2 reblind, 4 third");
    let blinds: Vec<_> = evening.blinds().iter().map(|(s, c)| (s.get(), c.get())).collect();
    assert_eq!(blinds, [(1, 80), (2, 160), (4, 320)]);
    assert_eq!(evening.pot().get(), 40 + 80 + 160 + 320);
}

/// §9.7: the *buio* of 80 raises by 80, 160 or 240.
#[test]
fn v9_7_raise_of_the_blind() {
    let mut evening = four(seed_001());
    play(&mut evening, "ante, 1 blind, deal, 2 see, 3 pass, 4 see");
    for by in [80, 160, 240] {
        assert_eq!(evening.can(&read(&format!("1 raise {by}"))), Ok(()), "{by}");
    }
    let blind = chips(80);
    assert_eq!(refused(&evening, "1 raise 79"), TooLittle { least: blind });
    assert_eq!(refused(&evening, "1 raise 120"), NotTimesTheBlind { blind });
    assert_eq!(refused(&evening, "1 raise 320"), TooMuch { most: chips(240) });
}

/// §2.8: P1 Q, P2 9, P3 A, P4 10, P5 K, P6 J → dealer P3; clockwise P3, P5, P1, P6, P4, P2.
#[test]
fn v2_8_seats_by_rank() {
    let ranks = |text: &str| -> Vec<Rank> {
        text.chars().map(|letter| Rank::from_letter(letter).unwrap()).collect()
    };
    let seating = seats_by_rank(&ranks("Q9ATKJ")).unwrap();
    assert_eq!(seating.dealer, 2);
    assert_eq!(seating.clockwise, [2, 4, 0, 5, 3, 1]);
    let run: Vec<_> = ranks_to_draw(6).collect();
    assert_eq!(run, ranks("AKQJT9"));

    // The cards at the seats decide the seats; a second draw decides the dealer.
    let seating = seats_by_match(&ranks("KAQ"), &ranks("AQK"), &ranks("QKA")).unwrap();
    assert_eq!((seating.clockwise, seating.dealer), (vec![2, 0, 1], 2));

    let wrong = |drawn: &str| seats_by_rank(&ranks(drawn)).unwrap_err();
    assert_eq!(wrong("AKK"), SeatDrawFault::Card(Rank::KING));
    assert_eq!(wrong("AK9"), SeatDrawFault::Card(Rank::new(9).unwrap()));
    assert_eq!(wrong("A"), SeatDrawFault::Players(1));
    assert_eq!(
        seats_by_match(&ranks("KA"), &ranks("AKQ"), &ranks("AK")),
        Err(SeatDrawFault::Count)
    );
}

fn steps(asked: &[(u8, u8)], done: bool, stock: u8, change: impl Fn(&mut DrawTable<'_>)) -> String {
    let asked: Vec<_> = asked.iter().map(|&(number, cards)| (seat(number), cards)).collect();
    let mut table = DrawTable {
        exchanges: &asked,
        all_asked: done,
        stock,
        folded: 0,
        opener: None,
        discards: Discards::Apart,
        opener_discards: OpenerDiscards::KeptUnlessNeeded,
    };
    change(&mut table);
    let step = |step: &DrawStep| match *step {
        DrawStep::Give { seat, cards } => format!("{seat}:{cards}"),
        DrawStep::Burn => "burn".to_owned(),
        DrawStep::Shuffle { cards } => format!("shuffle {cards}"),
    };
    table.steps().iter().map(step).collect::<Vec<_>>().join(" ")
}

/// The number of cards changed by each player, the end of the requests, and the dealer's steps.
type DrawCase = (&'static [(u8, u8)], bool, &'static str);

/// Seed 001.
#[test]
fn v9_8_the_fourth_card_comes_last() {
    let cases: [DrawCase; 9] = [
        (&[(1, 3), (2, 0), (3, 1)], true, "1:3 3:1"),
        (&[(1, 4), (2, 2)], true, "1:3 2:2 1:1"),
        (&[(1, 4), (2, 2)], false, "1:3 2:2"),
        (&[(1, 2), (2, 4)], true, "1:2 2:3 burn 2:1"),
        (&[(1, 4), (2, 0)], true, "1:3 burn 1:1"), // the next player changes none
        (&[(1, 4), (2, 0)], false, "1:3"),
        (&[(1, 4), (2, 4)], true, "1:3 2:3 burn 2:1 1:1"),
        (&[(1, 5), (2, 1)], true, "1:4 2:1 1:1"),
        (&[(1, 5)], true, "1:4 burn 1:1"),
    ];
    for (asked, done, expected) in cases {
        assert_eq!(steps(asked, done, 30, |_| {}), expected, "{asked:?}");
    }
}

/// The stock runs out: four players, 32 cards, 12 in the stock.
#[test]
fn v9_8_the_stock_runs_out() {
    let all = [(1, 3), (2, 4), (3, 4), (4, 4)];
    // Seat 4 gets two of three cards from the stock, and the last from the eleven discards of
    // others.
    let apart = "1:3 2:3 3:3 4:3 shuffle 11 burn 4:1 2:1 3:1";
    assert_eq!(steps(&all, true, 12, |_| {}), apart);
    // Without the discards of the player to be served.
    assert_eq!(steps(&[(1, 3), (2, 3)], true, 4, |_| {}), "1:3 2:1 shuffle 3 2:2");
    // The hands of the players who had passed are included.
    assert_eq!(steps(&[(1, 3)], true, 1, |table| table.folded = 5), "1:1 shuffle 5 1:2");
    let kept = |table: &mut DrawTable<'_>| {
        table.opener = Some(seat(1));
        table.folded = 5;
        table.opener_discards = OpenerDiscards::NeverShuffled;
    };
    assert_eq!(steps(&[(1, 3), (2, 3)], true, 4, kept), "1:3 2:1 shuffle 5 2:2");
    // Discards under the stock never run out.
    let under = |table: &mut DrawTable<'_>| table.discards = Discards::UnderStock;
    assert_eq!(steps(&[(1, 3), (2, 3)], true, 4, under), "1:3 2:3");
}

/// In an evening the stock is the rest of the deck: 36 cards, five players.
#[test]
fn the_evening_knows_its_stock() {
    let mut evening = evening(seed_001(), &[1_000; 5]);
    play(&mut evening, "ante, deal, 1 open 50, 2 see, 3 see, 4 see, 5 pass");
    play(&mut evening, "1 draw 3, 2 draw 3, 3 draw 3, 4 draw 4, 4 exposed");
    let found = served(&evening);
    let shuffles: Vec<_> =
        found.iter().filter(|step| matches!(step, DrawStep::Shuffle { .. })).collect();
    assert_eq!(shuffles, [&DrawStep::Shuffle { cards: 14 }], "{found:?}"); // 9 discards and a hand
}
