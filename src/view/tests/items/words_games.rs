//! Tests of `src/vocabulary/words/games.rs`.

use bottone_i18n::Language;
use bottone_rules::levels::{Betting, Game, Rotation, Variant};
use bottone_vocabulary::words::{game_long, game_short};

#[test]
fn games_are_called_what_the_room_calls_them() {
    let holdem = Game::One(Variant::HoldEm, Betting::NoLimit);
    let omaha = Game::One(Variant::Omaha8, Betting::PotLimit);
    let both = Game::Mix {
        games: vec![(Variant::HoldEm, Betting::Limit), (Variant::Omaha8, Betting::Limit)],
        rotation: Rotation::Level,
    };
    let cases = [
        (&holdem, "NL Hold'em", "No-Limit Hold'em", "NL Hold'em", "No-Limit Texas Hold'em"),
        (
            &omaha,
            "PL Omaha Hi-Lo",
            "Pot-Limit Omaha Hi-Lo",
            "PL Omaha Hi-Lo",
            "Pot-Limit Omaha Hi-Lo",
        ),
        (
            &both,
            "Hold'em and Omaha Hi-Lo",
            "Hold'em and Omaha Hi-Lo",
            "Hold'em e Omaha Hi-Lo",
            "Hold'em e Omaha Hi-Lo",
        ),
    ];
    for (game, short, long, breve, lungo) in cases {
        assert_eq!(game_short(Language::English, game), short);
        assert_eq!(game_long(Language::English, game), long);
        assert_eq!(game_short(Language::Italian, game), breve);
        assert_eq!(game_long(Language::Italian, game), lungo);
    }
}
