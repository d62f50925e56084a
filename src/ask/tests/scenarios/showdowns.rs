//! Hands at the showdown: their names, their ranking, and the payments.

use super::{hold, holds};

/// The names of hold'em hands: numbers, hole cards, board, name.
#[test]
fn names_in_holdem() {
    for (numbers, hole, board, name) in [
        ("EU-0705 EU-0717", "As2h", "3d4c5s9hTd", "straight, five high"),
        ("EU-0705 EU-0706 EU-0035", "AsKs", "QsJsTs2h3d", "royal flush"),
        ("EU-0705", "TsTh", "TdTc5s6h7d", "four of a kind, tens"),
        ("EU-0705", "2s4s", "6s8sTsAhKd", "flush, ten high"),
        ("EU-0705", "TsTh", "Td5c6s7h8d", "three of a kind, tens"),
        ("EU-0705", "TsTh", "8d8c5s6h7d", "two pair, tens and eights"),
        ("EU-0705", "TsTh", "2d4c6s8hQd", "pair of tens"),
        ("EU-0705", "As2h", "4d6c8sThQd", "ace high"),
        ("without a number", "9s8s", "7s6s5s2h3d", "straight flush, nine high"),
        ("without a number", "TsTh", "Td5h5s2c3d", "full house, tens over fives"),
        ("without a number", "AsKs", "QsJs9s2h3d", "flush, ace high"),
        ("without a number", "9s8h", "7d6c5s2h3d", "straight, nine high"),
        ("without a number", "TsTh", "Td5s6h2c3d", "three of a kind, tens"),
        ("without a number", "AsKh", "QdJc9s2h3d", "ace high"),
        ("EU-0032", "Th9c", "8d7s6h2c3d", "straight, ten high"),
        ("EU-0033", "Ah2c", "3d4s5hKcQd", "straight, five high"),
        ("EU-0034", "9h8h", "7h6h5h2c3d", "straight flush, nine high"),
        ("EU-0036", "KhKd", "KsKc2h3d4s", "four of a kind, kings"),
        ("EU-0037", "AhAd", "Ac2d2h4s6c", "full house, aces over twos"),
        ("EU-0038", "Ah7h", "2h4h6hKcQd", "flush, ace high"),
        ("EU-0039", "JhJd", "Js2c4d6h8s", "three of a kind, jacks"),
        ("EU-0040", "ThTd", "5s5c2h3dKs", "two pair, tens and fives"),
        ("EU-0041", "AhAc", "KdJs9h4c2d", "pair of aces"),
        ("EU-0042", "AhQc", "KdJs9h4c2d", "ace high"),
        ("EU-0737", "As2s", "3s4s5s9hTd", "straight flush, five high"),
    ] {
        let question = format!(
            r#"Showdown((game: Holdem, board: "{board}", hands: [(seat: 2, cards: "{hole}")], pots: [(chips: 100, seats: [2])], button: 1))"#
        );
        holds(numbers, &question, &[&format!(r#"names:[(2,"{name}")]"#)]);
    }
}

/// The names of hands of other games: numbers, game, cards, board, name.
#[test]
fn names_in_other_games() {
    for (numbers, game, cards, board, name) in [
        ("EU-0711 EU-0724", "Omaha", "AsAhKsKh", "QsQhQdTc9c", "full house, queens over aces"),
        ("EU-0712", "Omaha", "TsJs2h3h", "8s9sQs4h5d", "straight flush, queen high"),
        ("EU-0713", "Omaha", "2s4h6d8c", "AsKhJd9c7s", "ace high"),
        ("EU-0714", "Draw", "TsTh8d6c4s", "", "pair of tens"),
        ("EU-0715", "Draw", "TsThTd8c8s", "", "full house, tens over eights"),
        ("EU-0716", "Draw", "AhKdQcJsTc", "", "straight, ace high"),
        ("EU-0757", "Stud", "KsKhKdKc5s6h7d", "", "four of a kind, kings"),
        ("EU-0757", "Stud", "AsAd8s8h8d4c2h", "", "full house, eights over aces"),
        ("EU-0757", "Stud", "Ah7h5h3h2hKd9c", "", "flush, ace high"),
        ("EU-0757", "Stud", "9s8h7d6c5s2hKd", "", "straight, nine high"),
        ("EU-0757", "Stud", "JsJcJh8d7c5s2h", "", "three of a kind, jacks"),
        ("EU-0757", "Stud", "TsTh7h7d5s4c2h", "", "two pair, tens and sevens"),
        ("EU-0757", "Stud", "AhAcKdJs9h4c2d", "", "pair of aces"),
        ("EU-0758", "Razz", "Ah2h3h4h5hKcQd", "", "5-4-3-2-A low"),
        ("EU-0760", "StudHiLo", "9c9d8s7h6d5c4c", "", "straight, nine high; 8-7-6-5-4 low"),
        ("EU-0760", "StudHiLo", "KsKh9d7s5c3h2d", "", "pair of kings"),
    ] {
        let question = format!(
            r#"Showdown((game: {game}, board: "{board}", hands: [(seat: 2, cards: "{cards}")], pots: [(chips: 100, seats: [2])], button: 1))"#
        );
        holds(numbers, &question, &[&format!(r#"names:[(2,"{name}")]"#)]);
    }
}

/// The better of two hands: numbers, game, board, the better hand, the other. Suits are ours if the
/// suite has one card in both hands.
#[test]
fn the_better_of_two() {
    for (numbers, game, board, better, worse) in [
        ("EU-0729", "Stud", "", "AhQhKdJcTs4h2c", "KhQdJdTh9h4c2s"),
        ("EU-0730", "Stud", "", "As7s2s4s6sKcQd", "Kh7h2h4h6hAcQc"),
        ("EU-0731", "Stud", "", "JhJdJs2c2h7c4d", "TsTdTcAhAd7s4c"),
        ("EU-0732", "Stud", "", "KhKdKs4c2h5d7c", "QhQdQsAhJc9d8c"),
        ("EU-0733 EU-0707", "Holdem", "AsAhAdAc5s", "Kh2c", "Qh3d"),
        ("EU-0734 EU-0708", "Holdem", "KsKh8d8c4s", "Ah2c", "Qh3d"),
        ("EU-0709 EU-0045", "Holdem", "Ah2c5d9s3h", "AsKd", "AcQd"),
        ("EU-0735", "Holdem", "AhAdAs7c4s", "KhKd", "QhQd"),
        ("EU-0736", "Holdem", "AsAhAd5c4s", "Kh2c", "Jh3d"),
        ("EU-0737", "Stud", "", "9c8c7c6c5c2h3d", "As2s3s4s5s9hTd"),
        ("EU-0759", "Razz", "", "7h5d4c3s2hKdQc", "8h5s4d3c2sKhQd"),
        ("EU-0029", "Holdem", "QsJsTs2c3d", "AsKs", "9s8s"),
        ("EU-0030 EU-0027", "Holdem", "Ac2d2h4h6h", "AhAd", "Kh7h"),
        ("EU-0031", "Holdem", "KdJc9s4h2d", "AsJd", "AhQc"),
    ] {
        for (seats, winner) in [([better, worse], 2), ([worse, better], 3)] {
            let question = format!(
                r#"Showdown((game: {game}, board: "{board}", hands: [(seat: 2, cards: "{}"), (seat: 3, cards: "{}")], pots: [(chips: 100, seats: [2, 3])], button: 1))"#,
                seats[0], seats[1]
            );
            holds(numbers, &question, &[&format!("awards:[(seat:{winner},chips:100)]")]);
        }
    }
}

/// Scenario 1322 has one jack of spades in two hands of one deck. The same hands are here with four
/// different jacks.
#[test]
fn shares() {
    hold(&[
        (
            "EU-0044 EU-1009",
            r#"Showdown((game: Holdem, board: "AhKh2c5d9s", hands: [(seat: 2, cards: "AsKd"), (seat: 3, cards: "AcKs")], pots: [(chips: 100, seats: [2, 3])], button: 1))"#,
            &["awards:[(seat:2,chips:50),(seat:3,chips:50)]"],
        ),
        (
            "EU-1170",
            r#"Showdown((game: Holdem, board: "AhKh2c5d9s", hands: [(seat: 2, cards: "AsKd"), (seat: 3, cards: "AcKs")], pots: [(chips: 101, seats: [2, 3])], button: 1))"#,
            &["awards:[(seat:2,chips:51),(seat:3,chips:50)]"],
        ),
        (
            "EU-1171",
            r#"Showdown((game: OmahaHiLo, board: "As2h7d8cKd", hands: [(seat: 2, cards: "AhAcQsJs"), (seat: 3, cards: "3s4s9dTd")], pots: [(chips: 101, seats: [2, 3])], button: 1))"#,
            &["awards:[(seat:2,chips:51),(seat:3,chips:50)]"],
        ),
        (
            "EU-1172",
            r#"Showdown((rules: "roberts", game: StudHiLo, hands: [(seat: 2, cards: "9c8h7d6cTdAhJc"), (seat: 3, cards: "9s8d7c6sThKhJh")], pots: [(chips: 51, seats: [2, 3])], button: 1))"#,
            &["awards:[(seat:2,chips:26),(seat:3,chips:25)]"],
        ),
        (
            "EU-1322",
            r#"Showdown((game: Stud, hands: [(seat: 2, cards: "JcJd8s8cKd2d3d"), (seat: 3, cards: "JsJh8h8dKh2c3c")], pots: [(chips: 101, seats: [2, 3])], button: 1))"#,
            &["awards:[(seat:3,chips:51),(seat:2,chips:50)]"],
        ),
        (
            "EU-1200",
            r#"Showdown((game: Holdem, board: "AsKsQsJsTs", hands: [(seat: 2, cards: "2c3d"), (seat: 3, cards: "2d3c")], pots: [(chips: 100, seats: [2, 3])], button: 1))"#,
            &[
                "awards:[(seat:2,chips:50),(seat:3,chips:50)]",
                r#"[(2,"royal flush"),(3,"royal flush")]"#,
            ],
        ),
        (
            "EU-1101 EU-1106 EU-1107",
            r#"Showdown((game: Holdem, board: "AhAd2c7s9d", hands: [(seat: 2, cards: "AsAc"), (seat: 3, cards: "KdQd"), (seat: 4, cards: "KsKc")], pots: [(chips: 300, seats: [2,3,4]), (chips: 200, seats: [3,4])], button: 1))"#,
            &["awards:[(seat:2,chips:300),(seat:4,chips:200)]"],
        ),
        (
            "EU-1108",
            r#"Showdown((game: Holdem, board: "AhAd2c7s9d", hands: [(seat: 2, cards: "AsAc"), (seat: 3, cards: "KdQd"), (seat: 4, cards: "KsQc")], pots: [(chips: 300, seats: [2,3,4]), (chips: 200, seats: [3,4])], button: 1))"#,
            &["awards:[(seat:2,chips:300),(seat:3,chips:100),(seat:4,chips:100)]"],
        ),
    ]);
}

#[test]
fn pots() {
    hold(&[
        (
            "EU-1100 EU-1105",
            "Pots((bets: [(seat: 1, chips: 100), (seat: 2, chips: 200), (seat: 3, chips: 500)]))",
            &["Pots((pots:[(chips:300,seats:[1,2,3]),(chips:200,seats:[2,3])],back:[(3,300)]"],
        ),
        (
            "EU-1103",
            "Pots((bets: [(seat: 1, chips: 50), (seat: 2, chips: 150), (seat: 3, chips: 300), (seat: 4, chips: 300)]))",
            &[
                "(chips:200,seats:[1,2,3,4]),(chips:300,seats:[2,3,4]),(chips:300,seats:[3,4])],back:[]",
            ],
        ),
        (
            "EU-1104",
            "Pots((bets: [(seat: 1, chips: 100), (seat: 2, chips: 80), (seat: 3, chips: 100)], folded: [2]))",
            &["pots:[(chips:280,seats:[1,3])],back:[]"],
        ),
        (
            "EU-1109",
            "Pots((bets: [(seat: 1, chips: 30), (seat: 2, chips: 30)]))",
            &["pots:[(chips:60,seats:[1,2])],back:[]"],
        ),
        (
            "EU-1115",
            "Pots((bets: [(seat: 1, chips: 5), (seat: 2, chips: 5)], folded: [1]))",
            &["pots:[(chips:10,seats:[2])]"],
        ),
    ]);
}
