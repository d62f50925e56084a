//! What such files mean.

use std::fs;

use bottone::{
    rules::{
        buy_in::BuyIn,
        chips::Chips,
        levels::{Ante, Betting, Game, Row, Variant},
        money::Money,
    },
    store::tdt::{Again, SavedTournament, tournament_of},
};

use super::case;

fn read(name: &str) -> SavedTournament {
    tournament_of(&fs::read_to_string(case(name)).unwrap()).unwrap()
}

/// The tournament that has these fields.
fn of(fields: &str) -> SavedTournament {
    tournament_of(&format!("{{V: \"3.7.2\", T: new Tournament({{{fields}}})}}")).unwrap()
}

fn told(saved: &SavedTournament) -> Vec<String> {
    saved.left_out.iter().map(ToString::to_string).collect()
}

fn euros(units: i64) -> Money {
    Money::from_minor(units * 100)
}

#[test]
fn a_whole_evening_is_understood() {
    let saved = read("friday.tdt");
    assert_eq!((saved.version.as_str(), saved.title.as_str()), ("3.7.2", "Venerdì sera"));
    assert_eq!(saved.about, ["\"Deep\" and slow", "League: Club Bottone", "Season: 2026"]);
    let price = BuyIn { prize: euros(50), fee: euros(5), ..BuyIn::default() };
    assert_eq!((saved.buy_ins.price, saved.buy_ins.last_level), (price, Some(3)));
    assert_eq!((saved.rebuys.most, saved.rebuys.chips), (Some(1), Chips::new(10_000)));
    let values: Vec<u64> = saved.chips.iter().map(|chip| chip.value.get()).collect();
    assert_eq!(values, [25, 100, 500, 1_000], "what is not in use is left out");
    assert_eq!(saved.chips[2].colour, (0x88, 0, 0xff));
    assert_eq!(saved.rows.len(), 12, "eleven and the close of registration");
    assert!(matches!(saved.rows[3], Row::Break(_)) && saved.rows[4] == Row::RegistrationCloses);
    let Row::Level(level) = &saved.rows[5] else { panic!("no level") };
    assert_eq!((level.small.get(), level.ante), (100, Some(Ante::Each(Chips::new(200)))));
    let first = &saved.players[0];
    assert_eq!((first.person.family.as_str(), first.person.given.as_str()), ("Alfieri", "Bruno"));
    assert_eq!(first.person.card, "A-001");
    assert_eq!(first.person.note, "Bruno; City: Modena; Email1: bruno@example.org");
    assert_eq!(
        saved.players[15].person.family, "Rita",
        "a nickname is a name where there is no other"
    );
    let stacks: Vec<Again> = saved.players[15].stacks.iter().map(|stack| stack.again).collect();
    assert_eq!(stacks, [Again::First, Again::Rebuy]);
    assert_eq!(saved.players[15].stacks[0].bust.as_ref().unwrap().hitmen, [1]);
    assert_eq!(saved.players[12].add_ons[0].price.prize, euros(30));
    assert_eq!((saved.seatings.len(), saved.turns.len()), (16, 10));
    assert_eq!(saved.moves.as_ref().unwrap().to.len(), 10);
    assert_eq!(saved.prizes.iter().map(|prize| prize.amount).sum::<Money>(), euros(930));
    assert_eq!(told(&saved).len(), 3, "{:?}", told(&saved));
}

#[test]
fn nonsense_is_told_and_the_rest_is_read() {
    let saved = read("nonsense.tdt");
    let told = told(&saved);
    for sentence in [
        "Tournament: Title was left out: expected a text, found “5”",
        "GameChip 1: the colour mauve-ish is not known; the chip is grey",
        "GameChip 2: Value was left out: expected a whole number, not negative, found “-3”",
        "GameRound 1: the betting of type 7 is not known; no limit was taken",
        "GameRound 1: the game “Snap” is not known; hold'em was taken",
        "GameRound 3 lasts no time, or longer than a day, and was left out",
        "Level 11 of the list is neither a round nor a break but GameSnack, and was left out",
        "GameTable 1 has 14 seats: 11 were taken",
        "GamePlayer 7 has no name",
        "GamePlayer 16, GameBuyin 2: Time was left out: expected a time in milliseconds since 1970, found “soon”",
        "GamePlayer 16, GameBuyin 2: the bust has no time and was left out; the player is still in",
        "GamePrize 4 (Place 4) was left out: it is for no place (type 3)",
        "GamePlayer 5, GameBuyin 1: there is no such seat",
        "Tournament: Sandwiches is not taken over (once)",
    ] {
        assert!(told.iter().any(|line| line == sentence), "{sentence}: {told:#?}");
    }
    assert_eq!(saved.players.len(), 16);
    assert_eq!(saved.turns.iter().map(|(_, row)| *row).collect::<Vec<_>>()[..3], [1, 2, 4]);
}

/// (price that is told, rake, prize, is the rake a part of the fee)
#[test]
fn the_prizes_tell_what_the_rake_is_part_of() {
    for (paid, prize, fee) in [(100, 50, 5), (90, 45, 5), (0, 50, 5)] {
        let bought = "Buyins: [new GameBuyin({Time: 1772305200000, Amount: 50, Rake: new PerPlayerRake([2, 3]), Chips: 1})]";
        let saved = of(&format!(
            "Players: new GamePlayers({{Players: Map.from([[\"a\", new GamePlayer({{UUID: \"a\", {bought}}})], \
             [\"b\", new GamePlayer({{UUID: \"b\", {bought}}})]])}}), \
             Prizes: new GamePrizes({{Prizes: [new GamePrize({{Type: 0, Recipient: 1, CalculatedAmount: {paid}}})]}})"
        ));
        let price = saved.players[0].stacks[0].sale.price;
        assert_eq!((price.prize, price.fee), (euros(prize), euros(fee)), "{paid}");
        let unsure = told(&saved).iter().any(|line| line.starts_with("The prizes do not tell"));
        assert_eq!(unsure, paid == 0, "{paid}");
    }
}

#[test]
fn games_and_their_betting_are_known_by_name() {
    let cases = [
        ("Texas Hold 'Em", 2, Variant::HoldEm, Betting::NoLimit),
        ("Texas Hold 'Em", 0, Variant::HoldEm, Betting::Limit),
        ("Omaha Hi/Lo", 1, Variant::Omaha8, Betting::PotLimit),
        ("Omaha", 1, Variant::Omaha, Betting::PotLimit),
        ("7 Card Stud", 0, Variant::Stud, Betting::Limit),
        ("Razz", 0, Variant::Razz, Betting::Limit),
    ];
    for (name, kind, variant, betting) in cases {
        let saved = of(&format!(
            "Levels: new GameLevels({{Levels: [new GameRound({{Minutes: 20, SmallBlind: 5, BigBlind: 10, \
             GameType: {kind}, GameName: \"{name}\", Limits: [10, 20, 0]}})]}})"
        ));
        let Row::Level(level) = &saved.rows[0] else { panic!("{name}") };
        let game = level.game.clone().unwrap_or_default();
        assert_eq!(game, Game::One(variant, betting), "{name}");
        assert_eq!(level.bets.is_some(), betting == Betting::Limit, "{name}");
    }
}
