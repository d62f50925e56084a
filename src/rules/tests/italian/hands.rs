//! Whole hands, played by each of the guides.

use bottone_hands::italian::{
    ItalianRefusal::{self, *},
    OpeningPair::{self, Jacks as J, Kings as K, Queens as Q},
    OpeningResult, Phase,
};
use bottone_rules::italian::ItalianRules;

use bottone_rules_support::italian::{
    chips, evening, five, four, not_openers, play, refused, seat, seats,
    seeds::{of_seed_001, seed_000, seed_001, seed_004},
    stacks,
};

/// Seed 001, from the ante to the pot: the opener is raised, sees, and wins with cards shown.
#[test]
fn a_hand_with_jacks() {
    for rules in of_seed_001() {
        let mut evening = four(rules);
        assert_eq!(evening.level(), OpeningPair::Jacks);
        play(&mut evening, "ante, deal, 1 pass");
        assert_eq!(refused(&evening, "2 open 5"), TooLittle { least: chips(10) });
        assert_eq!(refused(&evening, "2 open 41"), TooMuch { most: chips(40) });
        assert_eq!(
            refused(&evening, "2 open 40 ThTs9d8c7h"),
            not_openers(OpeningPair::Jacks, &rules)
        );
        assert_eq!(refused(&evening, "3 open 40"), NotHisTurn { turn: seat(2) });
        play(&mut evening, "2 open 40 JhJs9d8c7h");
        assert_eq!(refused(&evening, "3 parola"), HasToSee { costs: chips(40) });
        // Seat 3 may raise by the pot including their call, 40 + 40 + 40.
        assert_eq!(refused(&evening, "3 raise 121"), TooMuch { most: chips(120) });
        play(&mut evening, "3 raise 120, 4 pass");
        // Seat 1 had passed and may still come in.
        play(&mut evening, "1 see, 2 see");
        assert_eq!(evening.phase(), Phase::Draw);
        assert_eq!(refused(&evening, "1 draw 5"), TooManyCards { most: 4 });
        play(&mut evening, "1 draw 1, 2 draw 3, 3 served");
        assert_eq!(evening.turn(), Some(seat(2)), "the opener speaks first");
        play(&mut evening, "2 parola, 3 cip, 1 pass");
        assert_eq!(refused(&evening, "2 raise 5"), TooLittle { least: chips(10) });
        play(&mut evening, "2 see");
        assert_eq!(evening.turn(), Some(seat(3)), "who was called shows first");
        assert_eq!(refused(&evening, "3 concede"), CalledShows);
        assert_eq!(refused(&evening, "3 show 6h6s6d6cTh"), NotInDeck(five("6h6s6d6cTh")[0]));
        play(&mut evening, "3 show AhKs9sTc7d, 2 show JhJsJd8c7h, proved JhJs9d8c7h");
        assert_eq!(stacks(&evening), [830, 1_360, 820, 990]);
        assert_eq!(evening.dealer(), seat(1));
    }
}

/// An opener without a call wins without showing (all seeds).
#[test]
fn nobody_sees_the_opening() {
    for rules in of_seed_001() {
        let mut evening = four(rules);
        play(&mut evening, "ante, deal, 1 open 20, 2 pass, 3 pass, 4 pass, collect");
        assert_eq!(stacks(&evening), [1_030, 990, 990, 990]);
    }
}

/// The progression of each guide, over hands without an opening.
#[test]
fn nobody_opens() {
    let levels = |rules, hands: usize| {
        let mut evening = four(rules);
        let mut found = Vec::new();
        for _ in 0..hands {
            found.push((evening.level(), evening.dealer().get()));
            play(&mut evening, "ante, deal");
            while let (Phase::Opening, Some(turn)) = (evening.phase(), evening.turn()) {
                play(&mut evening, &format!("{turn} pass"));
            }
        }
        assert_eq!(evening.pot().get(), 40 * hands as u64);
        found
    };
    let stays = [(J, 4), (Q, 4), (K, 4), (K, 4), (K, 4), (K, 4), (K, 4)];
    assert_eq!(levels(seed_000(), 7), stays);
    let passes = [(J, 4), (Q, 1), (K, 2), (K, 3), (K, 4), (Q, 1), (J, 2)];
    assert_eq!(levels(seed_001(), 7), passes);
    let until_won = [(J, 4), (Q, 1), (K, 2), (K, 3), (K, 4), (K, 1), (K, 2)];
    assert_eq!(levels(seed_004(), 7), until_won);
}

/// Once the pot is won, jacks open again.
#[test]
fn a_pot_that_is_won_brings_jacks_back() {
    for rules in of_seed_001() {
        let mut evening = four(rules);
        play(&mut evening, "ante, deal, 1 pass, 2 pass, 3 pass, 4 pass");
        assert_eq!(evening.level(), OpeningPair::Queens);
        assert_eq!(refused(&evening, "stop"), PotWaits { pot: chips(40) });
        play(&mut evening, "ante, deal, 2 open 80, 3 pass, 4 pass, 1 pass, collect");
        assert_eq!(evening.level(), OpeningPair::Jacks);
        assert_eq!(stacks(&evening), [980, 1_060, 980, 980]);
        play(&mut evening, "stop");
        assert_eq!(refused(&evening, "ante"), NotNow(Phase::Over));
    }
}

/// Seed 001: the blind is seen, raises by twice the blind, and is raised back.
#[test]
fn a_blind_that_raises() {
    for rules in of_seed_001() {
        let mut evening = four(rules);
        play(&mut evening, "ante");
        assert_eq!(refused(&evening, "2 blind"), BlindBelongsTo(seat(1)));
        assert_eq!(refused(&evening, "2 reblind"), BlindOutOfOrder);
        play(&mut evening, "1 blind, deal");
        assert_eq!(refused(&evening, "2 raise 80"), OnlyTheBlindRaises(seat(1)));
        play(&mut evening, "2 see, 3 see, 4 pass, 1 raise 160, 2 raise 400, 3 pass, 1 see");
        play(&mut evening, "1 draw 2, 2 draw 1");
        assert_eq!(evening.turn(), Some(seat(2)), "the blind speaks last");
        play(&mut evening, "2 parola, 1 bet 10, 2 pass");
        // 990 − 640 + 40 + 2·640 + 80: the openers are not asked for.
        assert_eq!(stacks(&evening), [1_750, 350, 910, 990]);
    }
}

/// The blind gets no call and takes the pot (seeds 001 and 004).
#[test]
fn a_blind_without_a_caller() {
    let mut evening = four(seed_004());
    play(&mut evening, "ante, 1 blind, 2 reblind, 3 third, deal, 4 pass, 1 pass, 2 pass");
    assert_eq!(stacks(&evening), [910, 830, 1_270, 990]);
}

/// The right to raise first goes to the *controbuio*, unless the first blind sees it before looking
/// (seed 001).
#[test]
fn the_right_to_raise_first() {
    for rules in of_seed_001() {
        let mut evening = four(rules);
        play(&mut evening, "ante, 1 blind, 2 reblind");
        assert_eq!(refused(&evening, "3 third"), NoSuchBlind);
        assert_eq!(refused(&evening, "3 unseen"), OnlyFirstBlind(seat(1)));
        assert_eq!(evening.right_to_raise(), Some(seat(2)));
        let mut kept = evening.clone();

        play(&mut evening, "deal, 3 see, 4 pass");
        assert_eq!(refused(&evening, "1 raise 160"), OnlyTheBlindRaises(seat(2)));
        play(&mut evening, "1 see, 2 raise 160, 3 pass, 1 see");
        assert_eq!(evening.phase(), Phase::Draw);
        play(&mut evening, "1 served, 2 served");
        assert_eq!(evening.turn(), Some(seat(1)), "left of the last blind who is still in");

        play(&mut kept, "1 unseen, deal");
        assert_eq!(kept.right_to_raise(), Some(seat(1)));
        // That player need not raise; then the last blind is not asked.
        let mut silent = kept.clone();
        play(&mut silent, "3 see, 4 pass, 1 parola");
        assert_eq!(silent.phase(), Phase::Draw);
        play(&mut kept, "3 see, 4 see");
        assert_eq!(kept.turn(), Some(seat(1)));
        play(&mut kept, "1 raise 320, 2 see, 3 pass, 4 pass, 1 served, 2 served");
        assert_eq!(kept.turn(), Some(seat(1)), "the last blind still speaks last");
    }
}

/// A blind that does not raise says *parola*, and the draw follows.
#[test]
fn a_blind_that_does_not_raise() {
    for rules in of_seed_001() {
        let mut evening = four(rules);
        play(&mut evening, "ante, 1 blind, deal, 2 pass, 3 see, 4 pass, 1 parola");
        assert_eq!(evening.phase(), Phase::Draw);
    }
}

/// All say *parola*: the players who had passed pay the difference, kings open for the pot, and
/// there is no blind (seed 001).
#[test]
fn a_pot_of_words() {
    for rules in of_seed_001() {
        let mut evening = four(rules);
        play(&mut evening, "ante, deal, 1 open 40, 2 see, 3 raise 60, 4 pass, 1 see, 2 pass");
        play(&mut evening, "1 draw 1, 3 draw 2, 1 parola, 3 parola");
        assert_eq!(evening.phase(), Phase::Equalise);
        let dues: Vec<_> = evening.dues().iter().map(|(s, c)| (s.get(), c.get())).collect();
        assert_eq!(dues, [(2, 60), (4, 100)]);
        play(&mut evening, "equalise");
        assert_eq!(evening.pot().get(), 440);
        assert!(evening.is_parole());
        assert_eq!((evening.level(), evening.dealer()), (OpeningPair::Kings, seat(1)));
        let mut split = evening.clone();

        play(&mut evening, "ante");
        assert_eq!(refused(&evening, "2 blind"), NoBlindInParole);
        play(&mut evening, "deal");
        assert_eq!(refused(&evening, "2 open 100"), ForThePot { pot: chips(480) });
        assert_eq!(
            refused(&evening, "2 open 480 QhQs9d8c7h"),
            not_openers(OpeningPair::Kings, &rules)
        );
        // Without an opening it stays a pot of words, with kings.
        let mut again = evening.clone();
        play(&mut again, "2 pass, 3 pass, 4 pass, 1 pass");
        assert!(again.is_parole());
        assert_eq!(again.level(), OpeningPair::Kings);
        play(&mut evening, "2 open 480 KhKs9d8c7h, 3 pass, 4 pass, 1 pass, collect");
        assert_eq!(stacks(&evening), [880, 1_360, 880, 880]);
        assert_eq!((evening.is_parole(), evening.level()), (false, OpeningPair::Jacks));

        // Played in three parts: 152, 144, 144. Each is a pot of words.
        assert_eq!(refused(&split, "split 1"), WrongParts { most: 10 });
        play(&mut split, "split 3");
        assert_eq!(split.pot().get(), 152);
        let waiting: Vec<_> = split.waiting_parts().map(bottone_base::chips::Chips::get).collect();
        assert_eq!(waiting, [144, 144]);
        play(&mut split, "ante, deal, 2 open 192, 3 pass, 4 pass, 1 pass, collect");
        assert!(split.is_parole());
        assert_eq!(split.pot().get(), 144);
        play(&mut split, "ante, deal, 3 open 184, 4 pass, 1 pass, 2 pass, collect");
        play(&mut split, "ante, deal, 4 open 184, 1 pass, 2 pass, 3 pass, collect");
        assert!(!split.is_parole());
        assert_eq!(stacks(&split).iter().sum::<u64>(), 4_000);
        assert_eq!(split.pot().get(), 0);
    }
}

/// Seed 004: the pot adds to the next, which is like any other.
#[test]
fn a_pot_of_words_that_adds_to_the_next() {
    let mut evening = four(seed_004());
    play(&mut evening, "ante, deal, 1 open 20, 2 see, 3 pass, 4 pass, 1 draw 5, 2 served");
    play(&mut evening, "1 parola, 2 parola, equalise");
    assert_eq!((evening.pot().get(), evening.is_parole()), (120, false));
    assert_eq!(evening.level(), OpeningPair::Jacks);
    assert_eq!(refused(&evening, "split 2"), NotToBeSplit);
    play(&mut evening, "ante, 2 blind");
    assert_eq!(evening.right_to_raise(), Some(seat(2)));
}

/// Seed 000: when all check, the cards are shown, beginning with the first player to speak.
#[test]
fn when_all_check_the_cards_are_shown() {
    let mut evening = four(seed_000());
    play(&mut evening, "ante, deal, 1 pass, 2 open 40, 3 see, 4 pass, 1 pass");
    play(&mut evening, "2 draw 1, 3 draw 1, 2 parola, 3 parola");
    assert_eq!((evening.phase(), evening.turn()), (Phase::Showdown, Some(seat(2))));
    play(&mut evening, "2 show, 3 concede");
    assert_eq!(stacks(&evening), [990, 1_070, 950, 990]);
}

fn falsely_opened(rules: ItalianRules) -> bottone_hands::italian::Evening {
    let mut evening = four(rules);
    play(&mut evening, "ante, deal, 1 pass, 2 open 40, 3 see, 4 pass, 1 see");
    play(&mut evening, "1 draw 1, 2 draw 1, 3 draw 1, 2 bet 50, 3 see, 1 see");
    evening
}

/// §9.6, first outcome: the opener wins without proof; all players take their chips back.
#[test]
fn a_false_opening_that_wins() {
    for rules in of_seed_001() {
        let mut evening = falsely_opened(rules);
        play(&mut evening, "2 show, 3 concede, 1 concede");
        assert_eq!(refused(&evening, "validated"), OpenerWon);
        assert_eq!(refused(&evening, "proved ThTs9d8c7h"), not_openers(OpeningPair::Jacks, &rules));
        play(&mut evening, "unproved");
        assert_eq!(stacks(&evening), [1_000; 4]);
        assert_eq!(evening.result().unwrap().opening, OpeningResult::StakesBack(seat(2)));
    }
}

/// Second outcome: another player wins, who could not have opened, or had passed. The winner is
/// paid, and the opener pays the pot at the start once more, for the next hand.
#[test]
fn a_false_opening_that_loses() {
    for rules in of_seed_001() {
        let mut evening = falsely_opened(rules);
        play(&mut evening, "2 show, 3 concede, 1 show, award 1");
        assert_eq!(refused(&evening, "validated"), WinnerPassed(seat(1)));
        play(&mut evening, "unproved");
        assert_eq!(stacks(&evening), [1_210, 860, 900, 990]);
        assert_eq!(evening.pot().get(), 40);
        let opening = evening.result().unwrap().opening;
        assert_eq!(
            opening,
            OpeningResult::PaidAgain { opener: seat(2), chips: chips(40), owes: chips(0) }
        );
    }
}

/// Third outcome: the winner could have opened and had not passed; the opening stands.
#[test]
fn a_false_opening_that_the_winner_makes_good() {
    for rules in of_seed_001() {
        let mut evening = falsely_opened(rules);
        play(&mut evening, "2 show, 3 show, 1 concede, award 3");
        assert_eq!(
            refused(&evening, "validated ThTs9d8c7h"),
            not_openers(OpeningPair::Jacks, &rules)
        );
        play(&mut evening, "validated QhQs9d8c7h");
        assert_eq!(stacks(&evening), [900, 900, 1_210, 990]);
        assert_eq!(evening.pot().get(), 0);
    }
}

/// All-in (*i resti*): a shorter stack wins from each player only the matched part; the side pot is
/// awarded first.
#[test]
fn somebody_is_all_in() {
    for rules in of_seed_001() {
        let mut evening = evening(rules, &[1_000, 60, 1_000]);
        play(&mut evening, "ante, deal, 1 open 30, 2 raise 20, 3 raise 60, 1 see");
        assert_eq!(evening.stack(seat(2)).get(), 0);
        play(&mut evening, "1 draw 1, 2 draw 3, 3 served, 1 bet 100, 3 see");
        play(&mut evening, "1 show AhAs9d8cJh, 2 show KhKsKdTcTh, 3 show QhQs9s8sJs");
        // Main pot 3 × 60, side pot 2 × 160.
        play(&mut evening, "collect");
        assert_eq!(stacks(&evening), [1_100, 180, 780]);
    }
}

/// If an all-in player cannot say *parola*, the cards are shown; no player plays alone for a side
/// pot.
#[test]
fn no_pot_of_words_with_somebody_all_in() {
    for rules in of_seed_001() {
        let mut evening = evening(rules, &[1_000, 40, 1_000]);
        play(&mut evening, "ante, deal, 1 open 30, 2 see, 3 see, 1 served, 2 served, 3 served");
        play(&mut evening, "1 parola, 3 parola");
        assert_eq!((evening.phase(), evening.turn()), (Phase::Showdown, Some(seat(1))));
        play(&mut evening, "1 show, 2 show, 3 concede, award 2, collect");
        assert_eq!(stacks(&evening), [960, 120, 960]);
    }
}

/// A short all-in raise does not let a player who has spoken raise again (seed 000).
#[test]
fn a_short_raise_does_not_open_the_betting_again() {
    let mut evening = evening(seed_000(), &[1_000, 60, 1_000]);
    play(&mut evening, "ante, deal, 1 open 30, 2 raise 20, 3 see");
    assert_eq!(refused(&evening, "1 raise 30"), NotReopened);
    play(&mut evening, "1 see");
    assert_eq!(evening.phase(), Phase::Draw);
}

/// An all-in bet of less than the *cip* does not let a player who has said *parola* raise.
#[test]
fn a_short_bet_does_not_open_the_betting_again() {
    for rules in of_seed_001() {
        let mut evening = evening(rules, &[1_000, 45, 1_000]);
        play(&mut evening, "ante, deal, 1 open 30, 2 see, 3 see, 1 served, 2 served, 3 served");
        let mut full = evening.clone();
        play(&mut evening, "1 parola, 2 cip, 3 see");
        assert_eq!(refused(&evening, "1 raise 40"), NotReopened);
        play(&mut full, "1 parola, 2 cip, 3 raise 40, 1 raise 40");
    }
}

/// A player who alone has put in so much cannot concede it: no other player could win it.
#[test]
fn a_side_pot_is_not_left_to_no_one() {
    for rules in of_seed_001() {
        let mut evening = evening(rules, &[1_000, 40, 1_000]);
        play(&mut evening, "ante, deal, 1 pass, 2 open 30, 3 raise 60, 1 see");
        play(&mut evening, "1 served, 2 served, 3 served, 3 parola, 1 parola");
        play(&mut evening, "2 show, 3 concede");
        assert_eq!(refused(&evening, "1 concede"), NobodyElse);
        play(&mut evening, "1 show, award 2, collect");
        assert_eq!(stacks(&evening), [1_020, 120, 900]);
    }
}

/// A raise is at least the last one (seed 000).
#[test]
fn a_raise_is_at_least_the_last() {
    let mut evening = four(seed_000());
    play(&mut evening, "ante, deal, 1 open 40, 2 raise 70");
    assert_eq!(refused(&evening, "3 raise 69"), TooLittle { least: chips(70) });
    play(&mut evening, "3 raise 70");
}

/// A player who is all-in for the ante of a hand without an opening is dealt into the next.
#[test]
fn a_passed_pot_keeps_its_players() {
    for rules in of_seed_001() {
        let mut evening = evening(rules, &[1_000, 10, 1_000]);
        play(&mut evening, "ante, deal, 1 pass, 3 pass, ante");
        assert_eq!(evening.dealt(), seats(&[1, 2, 3]));
        play(&mut evening, "deal, 3 pass, 1 open 50, 3 pass, 2 served, 1 served");
        // No more bets are possible. Seat 2 wins the first antes; the second are seat 1's.
        play(&mut evening, "1 show, 2 show, award 2, collect");
        assert_eq!(stacks(&evening), [1_000, 30, 980]);
    }
}

/// A player left alone takes the rest; a player without chips buys more, or the evening ends.
#[test]
fn one_player_is_left() {
    for rules in of_seed_001() {
        let mut evening = evening(rules, &[500, 10]);
        play(&mut evening, "ante, deal, 1 draw 1, 2 draw 1, 1 show, 2 concede");
        assert_eq!(stacks(&evening), [510, 0]);
        assert_eq!(refused(&evening, "ante"), TooFewPlayers);
        assert_eq!(refused(&evening, "3 buy 10"), NotInHand(seat(3)));
        assert_eq!(refused(&evening, "2 buy 0"), ItalianRefusal::NoChips);
        play(&mut evening, "2 buy 100, ante");
    }
}
