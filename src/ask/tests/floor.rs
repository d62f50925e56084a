//! The floor's questions: places, money, draws, the bubble, irregularities, the Italian evening.

use crate::answers;

/// (question, answer)
const CASES: &[(&str, &str)] = &[
    // rules.md §2.7: the vectors for ranking simultaneous busts, with 52 left before the hand.
    (
        r#"Places((rules: "tda-2024", left: 49, busts: [(player: 1, hand: 3, table: 1, stack: 9000), (player: 2, hand: 3, table: 2, stack: 20000), (player: 3, hand: 3, table: 3, stack: 4000)]))"#,
        "Places([(player: 1, place: 50, tied: true), (player: 2, place: 50, tied: true), (player: 3, place: 50, tied: true)])",
    ),
    (
        r#"Places((rules: "wsop-2026", left: 50, busts: [(player: 2, hand: 3, table: 2, stack: 20000), (player: 3, hand: 3, table: 2, stack: 4000)], together: [3]))"#,
        "Places([(player: 2, place: 51, tied: false), (player: 3, place: 52, tied: false)])",
    ),
    (
        r#"Places((rules: "tda-2024", left: 50, busts: [(player: 2, hand: 3, table: 2, stack: 20000), (player: 3, hand: 3, table: 2, stack: 4000)], together: [3]))"#,
        "Places([(player: 2, place: 51, tied: true), (player: 3, place: 51, tied: true)])",
    ),
    // The same with the second and the third at one table.
    (
        r#"Places((rules: "wsop-2026", left: 49, busts: [(player: 1, hand: 3, table: 1, stack: 9000), (player: 2, hand: 3, table: 2, stack: 20000), (player: 3, hand: 3, table: 2, stack: 4000)]))"#,
        "Places([(player: 1, place: 50, tied: true), (player: 2, place: 50, tied: true), (player: 3, place: 52, tied: false)])",
    ),
    (
        r#"Places((rules: "tda-2024", left: 49, busts: [(player: 1, hand: 3, table: 1, stack: 9000), (player: 2, hand: 3, table: 2, stack: 20000), (player: 3, hand: 3, table: 2, stack: 4000)]))"#,
        "Places([(player: 1, place: 50, tied: true), (player: 2, place: 50, tied: true), (player: 3, place: 50, tied: true)])",
    ),
    // Two at each of two tables: the best of both share, then the others. A table with an
    // unreported stack shares.
    (
        r#"Places((rules: "wsop-2026", left: 9, busts: [(player: 1, hand: 3, table: 1, stack: 900), (player: 2, hand: 3, table: 2, stack: 100), (player: 3, hand: 3, table: 2, stack: 200), (player: 4, hand: 3, table: 1, stack: 400)]))"#,
        "Places([(player: 1, place: 10, tied: true), (player: 2, place: 12, tied: true), (player: 3, place: 10, tied: true), (player: 4, place: 12, tied: true)])",
    ),
    (
        r#"Places((rules: "wsop-2026", left: 9, busts: [(player: 1, hand: 3, table: 1, stack: 900), (player: 2, hand: 3, table: 2), (player: 3, hand: 3, table: 2, stack: 200), (player: 4, hand: 3, table: 1, stack: 400)]))"#,
        "Places([(player: 1, place: 10, tied: true), (player: 2, place: 10, tied: true), (player: 3, place: 10, tied: true), (player: 4, place: 13, tied: false)])",
    ),
    // A hand of one table alone is ranked by stacks under every book.
    (
        r#"Places((rules: "tda-2024", left: 50, busts: [(player: 2, hand: 3, table: 2, stack: 4000), (player: 3, hand: 3, table: 2, stack: 20000)]))"#,
        "Places([(player: 2, place: 52, tied: false), (player: 3, place: 51, tied: false)])",
    ),
    // The ante comes off first (TDA 2026 rule 22): 5,000 less 2,000 is less than 4,000.
    (
        r#"Places((rules: "tda-2026", left: 5, busts: [(player: 1, hand: 3, table: 2, stack: 5000, ante: 2000), (player: 2, hand: 3, table: 2, stack: 4000)], together: [3]))"#,
        "Places([(player: 1, place: 7, tied: false), (player: 2, place: 6, tied: false)])",
    ),
    // Robert's: the larger stack, at any table; a later bust is better.
    (
        r#"Places((rules: "roberts", left: 1, busts: [(player: 9, hand: 1, table: 1), (player: 1, hand: 3, table: 1, stack: 5000), (player: 2, hand: 3, table: 2, stack: 6000)]))"#,
        "Places([(player: 9, place: 4, tied: false), (player: 1, place: 3, tied: false), (player: 2, place: 2, tied: false)])",
    ),
    // A player with an unreported stack shares.
    (
        r#"Places((rules: "wsop-2026", left: 8, busts: [(player: 1, hand: 3, table: 1), (player: 2, hand: 3, table: 1, stack: 6000)]))"#,
        "Places([(player: 1, place: 9, tied: true), (player: 2, place: 9, tied: true)])",
    ),
    ("Split((prizes: [1000, 801], players: 2, unit: 5))", "Split([901, 900])"),
    ("Split((prizes: [1000], players: 3, unit: 10))", "Split([340, 330, 330])"),
    ("Split((prizes: [], players: 2))", "Split([0, 0])"),
    (
        "Bounty((kind: Fixed, heads: [(1, 5000), (2, 5000), (3, 5001)], busts: [(out: 3, by: [2, 1])]))",
        "Bounty((paid: [(1, 2500), (2, 2501)], heads: [(1, 5000), (2, 5000)], pool: 0))",
    ),
    // A head that grew is taken as it is.
    (
        "Bounty((kind: Progressive(50), heads: [(1, 100), (2, 100), (3, 100)], busts: [(out: 2, by: [1]), (out: 1, by: [3])]))",
        "Bounty((paid: [(1, 50), (3, 75)], heads: [(3, 175)], pool: 0))",
    ),
    (
        "Bounty((kind: Progressive(50), heads: [(1, 0), (2, 1130), (3, 0)], busts: [(out: 2, by: [3, 1])], unit: 50))",
        "Bounty((paid: [(1, 250), (3, 330)], heads: [(1, 250), (3, 300)], pool: 0))",
    ),
    (
        "Bounty((kind: Fixed, heads: [(1, 100), (2, 100)], busts: [(out: 2, by: [])]))",
        "Bounty((paid: [], heads: [(1, 100)], pool: 100))",
    ),
    (
        "Deal((stacks: [5500, 3500, 1000], prizes: [5000, 3000, 2000], method: ChipChop))",
        "Deal((amounts: [4200, 3400, 2400], left: 0, sum: 10000))",
    ),
    (
        "Deal((stacks: [5500, 3500, 1000], prizes: [5000, 3000, 2001], method: Chips, unit: 100))",
        "Deal((amounts: [5501, 3500, 1000], left: 0, sum: 10001))",
    ),
    (
        "Deal((stacks: [0, 0, 0], prizes: [500, 300, 200], method: Even, unit: 10))",
        "Deal((amounts: [340, 330, 330], left: 0, sum: 1000))",
    ),
    (
        "Satellite((pool: 12000, entries: 24, value: 1100, tickets: false, rest: InSteps(300)))",
        "Satellite((seats: 10, prizes: [(first: 1, last: 10, tickets: 0, money: 1100), (first: 11, last: 13, tickets: 0, money: 300), (first: 14, last: 14, tickets: 0, money: 100)]))",
    ),
    (
        "Satellite((pool: 900, entries: 24, value: 1100))",
        "Satellite((seats: 0, prizes: [(first: 1, last: 1, tickets: 0, money: 900)]))",
    ),
    // rules.md §2.8, method 1: six players draw the run from the ace down.
    (
        r#"SeatDraw((method: 1, seats: 6, cards: [("1", "Qh"), ("2", "9h"), ("3", "Ah"), ("4", "Th"), ("5", "Kh"), ("6", "Jh")]))"#,
        r#"SeatDraw((seats: [("3", 1), ("5", 2), ("1", 3), ("6", 4), ("4", 5), ("2", 6)], again: [], dealer: Some("3")))"#,
    ),
    (
        r#"SeatDraw((method: 1, seats: 4, cards: [("Ada", "7c"), ("Bruno", "7c"), ("Carla", "Kd"), ("Dino", "2s")]))"#,
        r#"SeatDraw((seats: [("Carla", 1), ("Dino", 4)], again: ["Ada", "Bruno"], dealer: Some("Carla")))"#,
    ),
    (
        r#"SeatDraw((method: 2, seats: 3, cards: [("Ada", "Qc"), ("Bruno", "Qd"), ("Carla", "Jd")], laid: "KsAdQh"))"#,
        r#"SeatDraw((seats: [], again: ["Ada", "Bruno", "Carla"], dealer: None))"#,
    ),
    // Robert's 4-7: between the button and the big blind the player waits; seed 002: a missed small
    // blind alone is live.
    (
        r#"Missed((rules: "roberts", small: 100, big: 200, next: (button: 2, small: 3, big: 4), players: [(seat: 3, came: Back(Both)), (seat: 4, came: Back(Both)), (seat: 8, came: Back(Both))]))"#,
        "Missed([(seat: 3, live: 0, dead: 0, waits: true, posts: 0), (seat: 4, live: 0, dead: 0, waits: false, posts: 200), (seat: 8, live: 200, dead: 100, waits: false, posts: 0)])",
    ),
    (
        r#"Missed((rules: "italian", small: 100, big: 200, next: (button: 2, small: 3, big: 4), players: [(seat: 8, came: Back(Small)), (seat: 3, came: Moved), (seat: 9, came: New(limit: false))]))"#,
        "Missed([(seat: 8, live: 100, dead: 0, waits: false, posts: 0), (seat: 3, live: 0, dead: 0, waits: true, posts: 0), (seat: 9, live: 200, dead: 0, waits: false, posts: 0)])",
    ),
    // TDA 10-A: no cards between the button and the small blind; on the small blind the player
    // posts it.
    (
        r#"Missed((rules: "tda-2024", small: 100, big: 200, next: (button: 2, small: 4, big: 5), players: [(seat: 3, came: Moved), (seat: 4, came: Moved), (seat: 9, came: Moved)]))"#,
        "Missed([(seat: 3, live: 0, dead: 0, waits: true, posts: 0), (seat: 4, live: 0, dead: 0, waits: false, posts: 100), (seat: 9, live: 0, dead: 0, waits: false, posts: 0)])",
    ),
    (
        r#"HandForHand((rules: "tda-2024", left: 28, paid: 27, tables: [(table: 1, did: Done), (table: 2, did: Plays), (table: 3, did: AllIn)]))"#,
        "HandForHand((next: Wait, tables: [2], left: 28, clock: 120",
    ),
    (
        r#"HandForHand((rules: "tda-2024", left: 28, paid: 27, tables: [(table: 1, did: Done), (table: 3, did: AllIn)]))"#,
        "HandForHand((next: Show, tables: [3], left: 28, clock: 120",
    ),
    (
        r#"HandForHand((rules: "tda-2024", left: 28, paid: 27, tables: [(table: 1, did: Done), (table: 3, did: Done)]))"#,
        "HandForHand((next: Deal, tables: [], left: 28, clock: 120",
    ),
    (
        r#"HandForHand((rules: "wsop-2026", left: 28, paid: 27, tables: [(table: 1, did: Done, out: 1), (table: 3, did: Done)]))"#,
        "HandForHand((next: Over, tables: [], left: 27, clock: 120",
    ),
    (
        r#"HandForHand((rules: "tda-2024", left: 29, paid: 27, tables: [(table: 1, did: Plays), (table: 2, did: Done), (table: 3, did: Done)], together: false))"#,
        "HandForHand((next: Begin, tables: [], left: 29, clock: 0",
    ),
    (
        r#"HandForHand((rules: "tda-2024", left: 40, paid: 27, tables: [(table: 1, did: Plays), (table: 2, did: Done)], together: false))"#,
        "HandForHand((next: Apart, tables: [], left: 40, clock: 0",
    ),
    (
        r#"Penalty((rules: "wsop-2026", players: 9, rounds: 5))"#,
        r#"Penalty((hands: None, most: Some(4), cites: ["WSOP T114"]"#,
    ),
    (
        r#"Irregular((id: "out-of-turn", answers: [("did", "call"), ("bet", 400), ("meanwhile", "raise")], big_blind: 200))"#,
        r#"Irregular((verdict: "It comes back: call 600, raise to 800 or more, or fold""#,
    ),
    (
        r#"Italian((rules: "italian", ante: 100, cip: 100, dealer: 1, stacks: [(1, 5000), (2, 5000), (3, 5000), (4, 5000)], acts: [Ante, Deal, Says(2, Open(chips: 400)), Says(3, See), Says(4, Pass), Says(1, Pass), Says(2, Draw(cards: 2)), Says(3, Draw(cards: 1)), Says(2, Bet(chips: 500)), Says(3, See), Says(2, Show(cards: "AsAdAcKsKd")), Says(3, Show(cards: "QsQdQcKhKc")), Collect]))"#,
        "Italian((phase: Ante, turn: None, offers: [Ante(chips: 100), Stop], pot: 0, stacks: [(1, 4900), (2, 6200), (3, 4000), (4, 4900)]",
    ),
    (
        r#"Italian((rules: "italian", ante: 100, cip: 100, dealer: 1, stacks: [(1, 500), (2, 500), (3, 500), (4, 500)], acts: [Ante, Deal, Says(2, Open(chips: 100)), Says(3, See), Says(4, Pass), Says(1, Pass), Says(2, Draw(cards: 0)), Says(3, Draw(cards: 1)), Says(2, Cip), Says(3, See), Says(2, Show()), Says(3, Show()), Award(winners: [3]), Openers(Opener())]))"#,
        "Italian((phase: Ante, turn: None, offers: [Ante(chips: 100), Stop], pot: 0, stacks: [(1, 400), (2, 200), (3, 1000), (4, 400)]",
    ),
];

#[test]
fn the_floor_is_informed() {
    for (question, expected) in CASES {
        answers(question, expected);
    }
}

/// The colour-up of a room equals those of its tables.
#[test]
fn a_room_races_table_by_table() {
    let holdings = [
        "[(seat: 1, chips: 3, others: true), (seat: 3, chips: 2, others: true)]",
        "[(seat: 4, chips: 1, others: false), (seat: 5, chips: 8, others: true)]",
    ];
    let cards = [r#"[(1, "7cKd2s"), (3, "Ah9c")]"#, r#"[(4, "2c")]"#];
    let table = |number: usize| {
        format!("(table: {}, holdings: {}, cards: {})", number + 1, holdings[number], cards[number])
    };
    let room = crate::answer(&format!(
        r#"Race((rules: "tda-2024", old: 25, new: 100, tables: [{}, {}]))"#,
        table(0),
        table(1)
    ));
    for (held, dealt) in holdings.iter().zip(cards) {
        let one = crate::answer(&format!(
            "ColorUp((old: 25, new: 100, holdings: {held}, cards: {dealt}))"
        ));
        let fields =
            one.strip_prefix("ColorUp((").and_then(|rest| rest.strip_suffix("))")).unwrap();
        assert!(room.contains(fields), "{fields}\n  {room}");
    }
    assert!(room.ends_with("out:350,in_:400))"), "{room}");
    let drawn = |seed| {
        crate::answer(&format!(
            r#"Race((rules: "wsop-2026", old: 25, new: 500, tables: [(table: 1, holdings: {0}), (table: 2, holdings: {0})], seed: {seed}))"#,
            holdings[0]
        ))
    };
    assert_eq!(drawn(7), drawn(7));
    assert!((0..20).any(|seed| drawn(seed) != drawn(7)));
}

/// Every case of the catalogue is listed with its questions, and the usual answers may be left out.
#[test]
fn every_irregularity_can_be_asked() {
    use bottone_view_table::irregularities::{AnsweredBy, Irregularity};

    let list = crate::answer("Irregular(())");
    let mut asked = 0;
    for (_, entry) in Irregularity::all() {
        assert!(list.contains(&format!("(id:\"{}\",group:", entry.id)), "{}", entry.id);
        let usual = crate::answer(&format!(r#"Irregular((id: "{}"))"#, entry.id));
        assert!(usual.starts_with("Irregular((verdict:\""), "{}: {usual}", entry.id);
        let mut same = Vec::new();
        for ask in entry.asks {
            same.push(match ask.kind {
                AnsweredBy::Choice(choices) => format!(r#"("{}", "{}")"#, ask.id, choices[0]),
                AnsweredBy::Amount(big_blinds) => {
                    format!(r#"("{}", {})"#, ask.id, big_blinds * 100)
                }
            });
        }
        let same = same.join(", ");
        let answered =
            crate::answer(&format!(r#"Irregular((id: "{}", answers: [{same}]))"#, entry.id));
        assert_eq!(answered, usual, "{}", entry.id);
        asked += 1;
    }
    assert!(asked > 80, "{asked}");
}

/// A push in a hand has the same meaning as on its own.
#[test]
fn a_push_in_a_hand_is_ruled_and_played() {
    let hand = |actions: &str| {
        crate::answer(&format!(
            r#"Hand("variant = 'NT'\nantes = [0, 0, 0]\nblinds_or_straddles = [50, 100, 0]\nmin_bet = 100\nstarting_stacks = [5000, 5000, 1200]\nactions = ['d dh p1 ????', 'd dh p2 ????', 'd dh p3 ????', {actions}]")"#
        ))
    };
    // (actions, part of the answer)
    let cases = [
        // TDA 44: one oversized chip.
        ("'p3 push 500'", "(action:4,player:3,ruling:(action:Call,total:100,add:0,back:400,"),
        ("'p3 push 500 said raise'", "(action:Raise,total:500,add:0,back:0,"),
        ("'p3 push 500 said RaiseTo(300)'", "(action:Raise,total:300,add:0,back:200,"),
        ("'p3 push said fold'", "(action:Fold,total:0,add:0,back:0,"),
        // The whole stack.
        ("'p3 push 1000 100 100 last'", "(action:AllIn,total:1200,add:0,back:0,"),
        // Words that the floor must interpret, and chips put out before.
        (
            "'p3 push 100', 'p1 push 1000 said raise to three hundred'",
            "(action:5,player:1,ruling:(action:Raise,total:300,",
        ),
        // “Check” facing a bet is the player's choice: the usual one is played.
        ("'p3 push said check'", "(action:Floor,total:100,add:100,back:0,choice:[(action:Call,"),
        // The flop was not recorded: it is unseen, and the push is ruled on it.
        (
            "'p3 cc', 'p1 cc', 'p2 cc', 'p1 push 300'",
            "(action:7,player:1,ruling:(action:Bet,total:300,",
        ),
        ("'p1 push 500'", "action 4 (p1 push 500): "),
        ("'p3 push 0'", "action 4 (p3 push 0): "),
        ("'p3 push 1000 500'", "action 4 (p3 push 1000 500): the maximum is 1,200; allowed: "),
        ("'p3 push 500 said'", "action 4 (p3 push 500 said ): "),
    ];
    for (actions, says) in cases {
        let answered = hand(actions);
        assert!(answered.starts_with("Hand(") && answered.contains(says), "{actions}: {answered}");
    }
    let played = hand("'p3 push 1000', 'p1 push 500', 'p2 push said check'");
    assert!(played.contains("pots:[(chips:300,players:[1,2,3])]"), "{played}");
    // A push is played like its written form.
    let as_written = hand("'p3 cbr 300', 'p1 cc', 'p2 f'");
    let pushed = hand("'p3 push 100 100 100', 'p1 push 1000', 'p2 push said fold'");
    let begin =
        |text: &str| text.split(",rulings").next().unwrap().trim_end_matches(')').to_owned();
    assert_eq!(begin(&pushed), begin(&as_written));
}
