//! Tests of `src/rules/levels/game.rs`.

use bottone_rules::levels::{Betting, Game, Rotation, Variant};

#[test]
fn a_mix_by_level_plays_one_game_a_level() {
    let horse = [
        (Variant::HoldEm, Betting::Limit),
        (Variant::Omaha8, Betting::Limit),
        (Variant::Razz, Betting::Limit),
        (Variant::Stud, Betting::Limit),
        (Variant::Stud8, Betting::Limit),
    ];
    let by_level = Game::Mix { rotation: Rotation::Level, games: horse.to_vec() };
    for (number, at) in [(1, 0), (2, 1), (5, 4), (6, 0), (13, 2)] {
        assert_eq!(by_level.at_level(number), [horse[at]], "level {number}");
    }
    let by_hands = Game::Mix { rotation: Rotation::Hands(8), games: horse.to_vec() };
    assert_eq!(by_hands.at_level(3), horse);
    assert!(Game::Mix { rotation: Rotation::Level, games: vec![] }.at_level(1).is_empty());
    assert_eq!(by_level.turn(3, 8), None);
}

#[test]
fn a_mix_by_hands_goes_on_at_each_table() {
    let games = vec![(Variant::HoldEm, Betting::Limit), (Variant::Razz, Betting::Limit)];
    let by_hands = Game::Mix { rotation: Rotation::Hands(8), games: games.clone() };
    let by_round = Game::Mix { rotation: Rotation::Orbit, games };
    // Each case: the hands dealt, then the game and its hand by eights, then the same with six
    // players.
    let cases = [
        (0, (0, 1), (0, 1)),
        (4, (0, 5), (0, 5)),
        (7, (0, 8), (1, 2)),
        (8, (1, 1), (1, 3)),
        (16, (0, 1), (0, 5)),
    ];
    for (hands, eight, six) in cases {
        for (game, of, expected) in [(&by_hands, 8, eight), (&by_round, 6, six)] {
            let turn = game.turn(hands, 6).unwrap_or_else(|| panic!("a mix"));
            assert_eq!((turn.game, turn.hand, turn.of), (expected.0, expected.1, of), "{hands}");
            assert_eq!(turn.hands_before(), hands % (2 * of), "{hands}");
        }
    }
    assert_eq!(by_round.turn(5, 0), None);
    assert_eq!(Game::default().turn(5, 6), None);
}
