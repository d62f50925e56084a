//! Chip sets, levels and games that are not the usual ones.

use bottone::{
    base::chips::Chips,
    rules::levels::{
        Ante, Betting, Chip, Game, Level, LimitBets, Row, Structure, StudStakes, Variant,
    },
};
use egui::Key;

use crate::stage::room::EventWindow;

fn with(chips: &[u64], game: (Variant, Betting), level: Level) -> EventWindow {
    let chip =
        |value: &u64| Chip { value: Chips::new(*value), name: String::new(), colour: (90, 90, 90) };
    EventWindow::of(
        Structure {
            name: "Another".to_owned(),
            starting_stack: Chips::new(20_000),
            chips: chips.iter().map(chip).collect(),
            game: Game::One(game.0, game.1),
            rows: vec![Row::Level(level)],
            ..Structure::default()
        },
        9,
    )
}

fn blinds(small: u64, big: u64, ante: Option<Ante>) -> Level {
    Level { small: Chips::new(small), big: Chips::new(big), ante, minutes: 30, ..Level::default() }
}

#[test]
fn a_set_of_odd_values_and_blinds_no_chip_makes_is_ruled_all_the_same() {
    // Chips of 7, 20 and 300; blinds 15-30, no ante. A chip of 300 without words is a call.
    let mut room = with(&[7, 20, 300], (Variant::HoldEm, Betting::NoLimit), blinds(15, 30, None));
    room.key(Key::E);
    assert!(room.reads("Call 30") && room.reads("Return 270."));
    room.key(Key::Escape);
    // 7 + 20 is less than the blind: the opening bet, a full call.
    room.key(Key::Q);
    room.key(Key::W);
    assert!(room.reads("Call 30") && room.reads("Ask for 3 more."));
    room.key(Key::Escape);
    // 20 + 20 + 7 = 47, and half a raise is reached at 45; every chip but the 7 calls.
    for key in [Key::W, Key::W, Key::Q] {
        room.key(key);
    }
    assert!(room.reads("Raise to 60") && room.reads("Ask for 13 more."));
    room.key(Key::Escape);
    room.click("More");
    room.click("Said: Pot");
    assert!(room.reads("Raise to 60"), "in no-limit it binds to the least raise");
}

#[test]
fn keys_of_chips_that_are_not_in_the_set_do_nothing() {
    let mut room = with(&[100], (Variant::HoldEm, Betting::NoLimit), blinds(100, 200, None));
    for key in [Key::W, Key::E, Key::O] {
        room.key(key);
        assert!(room.reads("Raise to 400 or more"));
    }
}

#[test]
fn pot_limit_counts_blinds_and_antes_and_caps_at_the_pot() {
    // 100-200 with no other player in: 35 for 5-10 is 700 for 100-200 (V54-4, V54-1).
    let omaha = (Variant::Omaha, Betting::PotLimit);
    let mut room = with(&[100, 500, 1_000, 5_000], omaha, blinds(100, 200, None));
    assert!(room.reads("Raise to 400 up to 700"));
    room.click("More");
    room.click("Said: Pot");
    assert!(room.reads("Raise to 700"));
    room.key(Key::Escape);
    room.click("Said: Raise");
    room.key(Key::R);
    assert!(room.reads("Raise to 700") && room.reads("Return 4,300."), "no more than the pot");
    room.key(Key::Escape);
    // One chip larger than the pot, without words, facing a bet: a call (section 3.17, WSOP L192).
    room.key(Key::R);
    assert!(room.reads("Call 200"));
}

/// Checks an uncounted pot. It has at least 100 + 200 + 600 chips, with blinds of 100 and 200, an
/// ante of 200 and a bet of 600. That holds whichever player made the bet. The program asks for the
/// pot only where the ruling depends on it.
#[test]
fn the_pot_is_asked_for_only_where_it_decides() {
    let omaha = (Variant::Omaha, Betting::PotLimit);
    let level = blinds(100, 200, Some(Ante::BigBlind(Chips::new(200))));
    let mut room = with(&[100, 500, 1_000, 5_000], omaha, level);
    room.click("3×");
    room.click("More");
    assert_eq!(room.shows("In the pot"), "≥ 900");
    // A call is a call, and 600 and 1,000 is a raise that no pot is too small for.
    room.key(Key::E);
    assert!(room.reads("Call 600") && room.mentions("at least 900: a larger one changes nothing"));
    room.key(Key::Escape);
    room.click("3×");
    room.click("Said: Raise");
    room.key(Key::E);
    room.key(Key::W);
    assert!(room.reads("Raise to 1,500"), "the pot and the call allow 2,100 at least");
    // 5,000 depends on the pot.
    room.key(Key::Escape);
    room.click("3×");
    room.click("Said: Raise");
    room.key(Key::R);
    assert!(room.mentions("At least 900, and the exact amount matters."));
}

#[test]
fn limit_raises_by_one_bet_and_is_capped() {
    let level = Level {
        bets: Some(LimitBets { small: Chips::new(400), big: Chips::new(800) }),
        ..blinds(200, 400, None)
    };
    let holdem = (Variant::HoldEm, Betting::Limit);
    let mut room = with(&[100, 500, 1_000], holdem, level);
    room.key(Key::D);
    room.key(Key::E);
    assert!(room.reads("Raise to 800") && room.reads("Return 200."));
    room.key(Key::Escape);
    // 400 + 200 is half a bet more: a raise to be completed (section 3.27).
    for _ in 0..6 {
        room.key(Key::Q);
    }
    assert!(room.reads("Raise to 800") && room.reads("Ask for 200 more."));
}

#[test]
fn stud_has_a_bring_in_to_call_and_a_completion_to_the_small_bet() {
    let level = Level {
        bets: Some(LimitBets { small: Chips::new(400), big: Chips::new(800) }),
        stud: Some(StudStakes { ante: Chips::new(50), bring_in: Chips::new(100) }),
        minutes: 30,
        ..Level::default()
    };
    let mut room = with(&[50, 100, 500, 1_000], (Variant::Stud, Betting::Limit), level);
    assert!(room.reads("Call 100"));
    room.key(Key::D);
    assert!(room.reads("Raise to 400"), "the completion is to the small bet, not a bet on top");
}

#[test]
fn all_in_of_an_uncounted_player_asks_for_a_count() {
    let mut room = EventWindow::free();
    room.key(Key::J);
    assert!(room.mentions("Count the stack"));
    room.click("Italiano");
    assert!(room.mentions("Conta"));
}

#[test]
fn words_of_either_language_are_read() {
    let mut room = EventWindow::free();
    // 100-200, no bet yet, 3,000 in the pot.
    for (words, headline) in [
        ("five", "Bet 500"),
        ("cinque", "Bet 500"),
        ("venticinque", "Bet 2,500"),
        ("twenty-five hundred", "Bet 2,500"),
        ("1.4", "Bet 1,400"),
        ("duemilacinquecento", "Bet 2,500"),
        ("two thousand", "Bet 2,000"),
        ("mille", "Bet 1,000"),
    ] {
        room.key(Key::Escape);
        room.key(Key::Space);
        room.click("More");
        room.click("In the pot");
        room.key(Key::Num3);
        room.key(Key::K);
        room.key(Key::Enter);
        room.fill("Other words", words);
        room.key(Key::Enter);
        assert!(room.reads(headline), "“{words}” is {headline}");
    }
}
