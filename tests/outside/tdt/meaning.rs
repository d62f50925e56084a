//! Tests of the meaning of such files.

use std::fs;

use bottone::{
    base::{chips::Chips, money::Money},
    rules::{
        buy_in::BuyIn,
        levels::{Ante, Betting, Game, Row, Variant},
    },
    store::tdt::{EntryKind, SavedTournament, TdtError, tournament_of},
};

use super::case;

fn read(name: &str) -> SavedTournament {
    tournament_of(&fs::read_to_string(case(name)).unwrap()).unwrap()
}

/// Makes the tournament with these fields.
fn of(fields: &str) -> SavedTournament {
    tournament_of(&format!("{{V: \"3.7.2\", T: new Tournament({{{fields}}})}}")).unwrap()
}

fn left_out_of(saved: &SavedTournament) -> Vec<String> {
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
    assert_eq!((level.small.get(), level.ante), (100, Some(Ante::BigBlind(Chips::new(200)))));
    let first = &saved.players[0];
    assert_eq!((first.person.family.as_str(), first.person.given.as_str()), ("Alfieri", "Bruno"));
    assert_eq!(first.person.card, "A-001");
    assert_eq!(first.person.note, "Bruno; City: Modena; Email1: bruno@example.org");
    assert_eq!(
        saved.players[15].person.family, "Rita",
        "a nickname is a name where there is no other"
    );
    let stacks: Vec<EntryKind> = saved.players[15].stacks.iter().map(|stack| stack.kind).collect();
    assert_eq!(stacks, [EntryKind::First, EntryKind::Rebuy]);
    assert_eq!(saved.players[15].stacks[0].bust.as_ref().unwrap().hitmen, [1]);
    assert_eq!(saved.players[12].add_ons[0].price.prize, euros(30));
    assert_eq!((saved.seatings.len(), saved.turns.len()), (16, 10));
    assert_eq!(saved.moves.as_ref().unwrap().to.len(), 10);
    assert_eq!(saved.prizes.iter().map(|prize| prize.amount).sum::<Money>(), euros(930));
    assert_eq!(left_out_of(&saved).len(), 3, "{:?}", left_out_of(&saved));
}

#[test]
fn nonsense_is_reported_and_the_rest_is_read() {
    let saved = read("nonsense.tdt");
    let left_out = left_out_of(&saved);
    for sentence in [
        "Tournament: Title was left out: expected text, found “5”",
        "GameChip 1: unknown colour mauve-ish; the chip is grey",
        "GameChip 2: Value was left out: expected a whole number, not negative, found “-3”",
        "GameRound 1: unknown betting type 7; no limit was used",
        "GameRound 1: unknown game “Snap”; hold'em was used",
        "GameRound 3 has no length, or is longer than a day, and was left out",
        "Level 11 on the list is neither a round nor a break but GameSnack, and was left out",
        "GameTable 1 has 14 seats: 11 were used",
        "GamePlayer 7 has no name",
        "GamePlayer 16, GameBuyin 2: Time was left out: expected a time in milliseconds since 1970, found “soon”",
        "GamePlayer 16, GameBuyin 2: the bust has no time and was left out; the player is still in",
        "GamePrize 4 (Place 4) was left out: it is not for a place (type 3)",
        "GamePlayer 5, GameBuyin 1: no such seat",
        "Tournament: Sandwiches is not imported (once)",
    ] {
        assert!(left_out.iter().any(|line| line == sentence), "{sentence}: {left_out:#?}");
    }
    assert_eq!(saved.players.len(), 16);
    assert_eq!(saved.turns.iter().map(|(_, row)| *row).collect::<Vec<_>>()[..3], [1, 2, 4]);
}

/// (price, rake, prize, true if the rake is part of the fee)
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
        let unsure =
            left_out_of(&saved).iter().any(|line| line.starts_with("The prizes do not show"));
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

/// The players in each form of the list, from 3.0 to 3.7.
#[test]
fn players_are_read_in_every_spelling() {
    let player = |name: &str| {
        format!(
            "new GamePlayer({{UUID: \"{name}\", Name: new PlayerName({{Nickname: \"{name}\"}}), \
             Buyins: [new GameBuyin({{Time: 1772305200000, Amount: 50, Chips: 10000, ProfileName: \"S\"}}), \
             new GameBuyin({{Time: 1772306200000, Amount: 50, Chips: 10000, ProfileName: \"R\"}})]}})"
        )
    };
    let (a, b) = (player("Anna"), player("Bruno"));
    let lists = [
        format!("new GamePlayers({{Players: new Map({{\"Anna\": {a}, \"Bruno\": {b}}})}})"),
        format!("new GamePlayers({{Players: Map.from([[\"Anna\", {a}], [\"Bruno\", {b}]])}})"),
        format!("new GamePlayers({{Players: new Map([[\"Anna\", {a}], [\"Bruno\", {b}]])}})"),
        format!(
            "new GamePlayers({{Players: new Map(Object.entries({{\"Anna\": {a}, \"Bruno\": {b}}}))}})"
        ),
        format!("new GamePlayers({{Players: {{\"Anna\": {a}, \"Bruno\": {b}}}}})"),
        format!("new GamePlayers({{Players: [{a}, {b}]}})"),
        format!("new Map({{\"Anna\": {a}, \"Bruno\": {b}}})"),
        format!("[{a}, {b}]"),
    ];
    for list in lists {
        let saved = of(&format!(
            "Players: {list}, Prizes: [new GamePrize({{Type: 0, Recipient: 1, CalculatedAmount: 200, AwardedToPlayers: [\"Bruno\"]}})], \
             Tables: new GameTables({{Tables: [new GameTable({{Name: \"T\", NumberOfSeats: 9, Seats: [\"Anna\", null], UUID: \"t\"}})]}})"
        ));
        let names: Vec<&str> =
            saved.players.iter().map(|player| player.person.family.as_str()).collect();
        assert_eq!(names, ["Anna", "Bruno"], "{list}");
        assert!(saved.players.iter().all(|player| player.stacks.len() == 2), "{list}");
        assert_eq!(
            (saved.prizes[0].amount, saved.prizes[0].won_by.as_slice()),
            (euros(200), &[1][..])
        );
        assert_eq!(saved.tables[0].sitting, [(bottone::base::seat::SeatNo::new(1).unwrap(), 0)]);
        assert!(
            !left_out_of(&saved).iter().any(|line| line.contains("Players")),
            "{:?}",
            left_out_of(&saved)
        );
    }
}

#[test]
fn the_older_spelling_of_a_whole_evening_says_the_same() {
    let newer = read("friday.tdt");
    let older = read("friday-3.4.3.tdt");
    assert_eq!((older.version.as_str(), older.players.len()), ("3.4.3", 16));
    assert_eq!(SavedTournament { version: newer.version.clone(), ..older }, newer);
}

#[test]
fn players_of_whom_none_can_be_read_are_an_error() {
    for (list, named) in [
        ("new GamePlayers({Players: new Registry({\"u\": new GamePlayer({UUID: \"u\"})})})", 1),
        (
            "new GamePlayers({Players: pack(new GamePlayer({UUID: \"u\"}), new GamePlayer({UUID: \"v\"}))})",
            2,
        ),
        ("new GamePlayers({Players: \"QmFzZTY0\"})", 0),
        ("new GamePlayers({Players: new Map({\"u\": 5})})", 1),
    ] {
        let text = format!("{{V: \"3.9\", T: new Tournament({{Title: \"x\", Players: {list}}})}}");
        let error = tournament_of(&text).unwrap_err();
        assert!(
            matches!(error, TdtError::NoPlayers { named: count } if count == named),
            "{list}: {error}"
        );
    }
    // An empty list is not an error.
    for list in [
        "new GamePlayers({Players: new Map({})})",
        "new GamePlayers({Players: Map.from([])})",
        "null",
    ] {
        assert!(of(&format!("Players: {list}")).players.is_empty());
    }
    // If some could be read, the others are reported.
    let some = of(
        "Players: new Map({\"u\": new GamePlayer({UUID: \"u\", Name: new PlayerName({Nickname: \"Anna\"})}), \"v\": 5})",
    );
    assert_eq!(some.players.len(), 1);
    assert!(
        left_out_of(&some)
            .iter()
            .any(|line| line == "1 player on the list could not be read and was left out")
    );
}

/// One routine decides the kind of an ante, here and in a pasted sheet.
#[test]
fn an_ante_as_large_as_the_big_blind_is_the_big_blind_s() {
    let antes = |name: &str| {
        let antes = read(name).rows.into_iter().filter_map(|row| match row {
            Row::Level(level) => Some((level.big, level.ante)),
            _ => None,
        });
        antes.collect::<Vec<_>>()
    };
    for name in ["friday.tdt", "friday-big-blind-ante.tdt"] {
        let antes = antes(name);
        let with_ante = antes.iter().filter(|(_, ante)| ante.is_some()).count();
        assert!(with_ante > 2, "{name}");
        for (big, ante) in antes {
            assert_eq!(ante, ante.and_then(|ante| Ante::by_size(ante.chips(), big)), "{name}");
            assert!(!matches!(ante, Some(Ante::Each(chips)) if chips == big), "{name}");
        }
    }
    let of = |ante: u64| {
        let level = format!(
            "new GameRound({{Minutes: 20, SmallBlind: 100, BigBlind: 200, Ante: {ante}, GameType: 2}})"
        );
        let saved = of(&format!("Levels: new GameLevels({{Levels: [{level}]}})"));
        let pasted =
            bottone::view_structures::pasted::read(&format!("100/200 ({ante}) 20 min"), &[]);
        assert_eq!(saved.rows, pasted.rows, "{ante}");
        saved.rows[0].level().unwrap().ante
    };
    assert_eq!(of(25), Some(Ante::Each(Chips::new(25))));
    assert_eq!(of(200), Some(Ante::BigBlind(Chips::new(200))));
}
