//! Questions about rulings, irregularities, buttons and the room.

use super::hold;

/// Scenarios 0043, 0062, 0063, 0065 and 0067 refuse what the rules correct at the table.
#[test]
fn rulings() {
    hold(&[
        (
            "EU-1012 EU-0017",
            r#"Ruling((rules: "tda-2024", betting: NoLimit, big_blind: 10, bet: 0, push: [5]))"#,
            &["action:Bet,total:10,add:5", "TDA 52-A"],
        ),
        (
            "EU-0016 EU-1288",
            r#"Ruling((rules: "tda-2024", betting: NoLimit, big_blind: 10, bet: 10, push: [], said: Check))"#,
            &["choice:[(action:Call,total:10,add:10,back:0),(action:Fold", "kind:Player", "TDA 55"],
        ),
        (
            "EU-0043",
            r#"Ruling((rules: "tda-2024", betting: NoLimit, big_blind: 10, bet: 10, front: [10], push: [5]))"#,
            &["action:Raise,total:20,add:5", "TDA 43-A"],
        ),
        (
            "EU-0062",
            r#"Ruling((rules: "tda-2024", betting: NoLimit, big_blind: 10, bet: 10, front: [10], push: [], said: Call))"#,
            &["action:Check,total:10,add:0"],
        ),
        (
            "EU-0063",
            r#"Ruling((rules: "tda-2024", betting: NoLimit, big_blind: 10, bet: 10, front: [5], push: [], said: Bet(20)))"#,
            &["action:Raise,total:20,add:15"],
        ),
        (
            "EU-0065 EU-1288",
            r#"Ruling((rules: "tda-2024", betting: NoLimit, big_blind: 10, bet: 0, push: [20], said: Raise))"#,
            &["action:Bet,total:20"],
        ),
        (
            "EU-0067 EU-1135",
            r#"Ruling((rules: "tda-2024", betting: NoLimit, big_blind: 10, bet: 10, front: [5], push: [], said: RaiseTo(12)))"#,
            &["action:Raise,total:20,add:15", "TDA 43-A"],
        ),
        (
            "EU-1135",
            r#"Ruling((rules: "tda-2024", betting: NoLimit, big_blind: 10, bet: 10, front: [5], push: [], said: RaiseTo(15)))"#,
            &["action:Raise,total:20,add:15"],
        ),
        (
            "EU-1288",
            r#"Ruling((rules: "tda-2024", betting: NoLimit, big_blind: 10, bet: 0, push: [], said: Call))"#,
            &["action:Check", "TDA 55"],
        ),
        (
            "EU-1288",
            r#"Ruling((rules: "tda-2024", betting: NoLimit, big_blind: 10, bet: 0, push: [], said: Raise))"#,
            &["action:Bet,total:10"],
        ),
        (
            "EU-1287",
            r#"Ruling((rules: "tda-2024", betting: NoLimit, big_blind: 10, bet: 0, push: [], said: Pot, pot: 15))"#,
            &["action:Bet,total:10", "TDA 54-D"],
        ),
        (
            "EU-0738",
            r#"Ruling((rules: "tda-2024", betting: PotLimit, big_blind: 20, bet: 20, push: [], pot: 100, said: Pot))"#,
            &["action:Raise,total:140"],
        ),
        (
            "EU-0738",
            r#"Ruling((rules: "tda-2024", betting: PotLimit, big_blind: 20, bet: 20, push: [], pot: 100, said: RaiseTo(141)))"#,
            &["action:Raise,total:140", "TDA 54"],
        ),
        (
            "EU-1296",
            r#"Ruling((rules: "wsop-2026", betting: Limit(200), big_blind: 200, bet: 1000, raises: 3, said: Raise, push: [1000, 200]))"#,
            &["action:Raise,total:1200"],
        ),
        (
            "EU-1296",
            r#"Ruling((rules: "wsop-2026", betting: Limit(200), big_blind: 200, bet: 1000, raises: 4, said: Raise, push: [1000, 200]))"#,
            &["action:Call,total:1000,add:0,back:200"],
        ),
    ]);
}

#[test]
fn deal_and_board() {
    hold(&[
        (
            "EU-1230",
            r#"Irregular((id: "misdeal", rules: "tda-2024", answers: [("fault", "boxed"), ("stage", "before")]))"#,
            &[r#"verdict:"Misdeal""#, "TDA 35-A"],
        ),
        (
            "EU-1230",
            r#"Irregular((id: "misdeal", rules: "tda-2024", answers: [("fault", "exposed"), ("stage", "before")]))"#,
            &[r#"verdict:"Misdeal""#, "TDA 35-A"],
        ),
        (
            "EU-1230",
            r#"Irregular((id: "misdeal", rules: "tda-2024", answers: [("fault", "not-entitled"), ("stage", "before")]))"#,
            &[r#"verdict:"Misdeal""#, "TDA 35-A"],
        ),
        (
            "EU-1230",
            r#"Irregular((id: "misdeal", rules: "tda-2024", answers: [("fault", "number"), ("stage", "before")]))"#,
            &[r#"verdict:"Misdeal""#, "TDA 35-A"],
        ),
        (
            "EU-1230",
            r#"Irregular((id: "misdeal", rules: "tda-2024", answers: [("fault", "boxed"), ("stage", "after")]))"#,
            &[r#"verdict:"No misdeal: the hand goes on""#, "TDA 35-D"],
        ),
        (
            "EU-1230",
            r#"Irregular((id: "misdeal", rules: "tda-2024", answers: [("fault", "exposed"), ("stage", "after")]))"#,
            &[r#"verdict:"No misdeal: the hand goes on""#, "TDA 35-D"],
        ),
        (
            "EU-1274",
            r#"Irregular((id: "misdeal", rules: "tda-2024", answers: [("fault", "boxed"), ("stage", "before")]))"#,
            &["same button, same level, no new players"],
        ),
        (
            "EU-1231",
            r#"Irregular((id: "fouled-deck", rules: "tda-2024", answers: [("stage", "after")]))"#,
            &[r#"verdict:"The hand is void""#, "Return every bet of the hand."],
        ),
        (
            "EU-1232",
            r#"Irregular((id: "substantial-action", rules: "tda-2024", answers: [("acts", "chips")]))"#,
            &["Yes, substantial action"],
        ),
        (
            "EU-1232",
            r#"Irregular((id: "substantial-action", rules: "tda-2024", answers: [("acts", "three")]))"#,
            &["Yes, substantial action"],
        ),
        (
            "EU-1232",
            r#"Irregular((id: "substantial-action", rules: "tda-2024", answers: [("acts", "no-chips")]))"#,
            &["No substantial action yet"],
        ),
        (
            "EU-1232",
            r#"Irregular((id: "substantial-action", rules: "tda-2024", answers: [("acts", "blinds")]))"#,
            &["No substantial action yet"],
        ),
        (
            "EU-1273 EU-1275",
            r#"Irregular((id: "wrong-number", rules: "tda-2024", answers: [("who-short", "button"), ("stage", "after")]))"#,
            &["No misdeal", "Give the missing cards from the top of the stub.", "TDA 37"],
        ),
        (
            "EU-1275",
            r#"Irregular((id: "wrong-number", rules: "tda-2024", answers: [("who-short", "button-acted"), ("stage", "after")]))"#,
            &["it is dead", "TDA 37"],
        ),
        (
            "EU-1276",
            r#"Irregular((id: "four-card-flop", rules: "tda-2024", answers: []))"#,
            &[
                "Turn the cards of the flop down and scramble them.",
                "The floor picks one: it is the burn of the next card.",
                "TDA 39-A",
            ],
        ),
        (
            "EU-1277",
            r#"Irregular((id: "no-burn", rules: "tda-2024", answers: [("street", "flop"), ("action", "none")]))"#,
            &[
                "it is the burn that was left out",
                "the next card of the stub completes the flop",
                "TDA 39-B",
            ],
        ),
        (
            "EU-1278",
            r#"Irregular((id: "no-burn", rules: "tda-2024", answers: [("street", "flop"), ("action", "some")]))"#,
            &[r#"steps:["Play on."]"#, "TDA 39-B"],
        ),
        (
            "EU-1233 EU-1280",
            r#"Irregular((id: "premature-flop", rules: "tda-2024", answers: []))"#,
            &[
                "Leave the burn card where it is.",
                "Shuffle and cut the stub.",
                "Deal the street again without another burn.",
                "TDA RP-5",
            ],
        ),
        (
            "EU-1281",
            r#"Irregular((id: "premature-turn", rules: "tda-2024", answers: []))"#,
            &[
                "Leave the burn card where it is.",
                "Shuffle and cut the stub.",
                "Deal the street again without another burn.",
                "TDA RP-5",
            ],
        ),
        (
            "EU-1282",
            r#"Irregular((id: "premature-river", rules: "tda-2024", answers: []))"#,
            &[
                "Leave the burn card where it is.",
                "Shuffle and cut the stub.",
                "Deal the street again without another burn.",
                "TDA RP-5",
            ],
        ),
        (
            "EU-1332",
            r#"Irregular((id: "premature-stud", rules: "tda-2024", answers: []))"#,
            &[
                "Leave the burn card where it is.",
                "Shuffle and cut the stub.",
                "Deal the street again without another burn.",
                "TDA RP-5",
            ],
        ),
        (
            "EU-1233",
            r#"Irregular((id: "two-burns", rules: "tda-2024", answers: []))"#,
            &["One burn per street", "TDA 38"],
        ),
        (
            "EU-1270",
            r#"Irregular((id: "rabbit-hunt", rules: "tda-2024", answers: []))"#,
            &[r#"verdict:"No: the stub is not looked through""#, "TDA 28"],
        ),
        (
            "EU-1323",
            r#"Irregular((id: "dealer-exposes", rules: "wsop-2026", answers: [("exposed", "stud"), ("stage", "before")]))"#,
            &[r#"verdict:"Misdeal""#, "WSOP T88"],
        ),
        (
            "EU-1325",
            r#"Irregular((id: "stud-downcard", rules: "tda-2024", answers: [("stud-street", "third")]))"#,
            &["Leave it as the upcard; deal the third card face down.", "TDA RP-10-A"],
        ),
        (
            "EU-1326",
            r#"Irregular((id: "stud-downcard", rules: "tda-2024", answers: [("stud-street", "seventh")]))"#,
            &["Take the card away and give another face down.", "TDA RP-10-B"],
        ),
        (
            "EU-1335",
            r#"Irregular((id: "stud-downcard", rules: "wsop-2026", answers: [("stud-street", "all-down")]))"#,
            &["Scramble the three cards", "WSOP"],
        ),
        (
            "EU-1333",
            r#"Irregular((id: "stud-stub", rules: "tda-2024", answers: [("stub", "burns")]))"#,
            &[
                "Scramble the burns of the earlier streets into the stub.",
                "Deal the last cards from the stub.",
                "TDA RP-10-H",
            ],
        ),
        (
            "EU-1334",
            r#"Irregular((id: "stud-stub", rules: "tda-2024", answers: [("stub", "short")]))"#,
            &[r#"steps:["Burn the top card and deal the next to the middle"#],
        ),
        (
            "EU-1331",
            r#"Irregular((id: "stud-stub", rules: "tda-2024", answers: [("stub", "few")]))"#,
            &["Scramble the burns", "deal the next to the middle"],
        ),
        (
            "EU-1340",
            r#"Irregular((id: "wrong-number", rules: "roberts", answers: [("who-short", "player"), ("stage", "after")]))"#,
            &["The hand is dead", "RRP dead hands"],
        ),
    ]);
}

#[test]
fn turn_and_bets() {
    hold(&[
        (
            "EU-1240",
            r#"Irregular((id: "out-of-turn", rules: "tda-2024", answers: [("did", "call"), ("meanwhile", "passive")]))"#,
            &[r#"verdict:"It stands""#, "TDA 53"],
        ),
        (
            "EU-1241",
            r#"Irregular((id: "out-of-turn", rules: "tda-2024", answers: [("did", "raise"), ("meanwhile", "raise"), ("bet", 0), ("new-bet", 50)], big_blind: 10))"#,
            &["It comes back: call 50, raise to 100 or more, or fold"],
        ),
        (
            "EU-1242",
            r#"Irregular((id: "out-of-turn", rules: "tda-2024", answers: [("did", "fold"), ("meanwhile", "raise")]))"#,
            &[r#"verdict:"It stands""#, "A fold out of turn always stands."],
        ),
        (
            "EU-1285",
            r#"Irregular((id: "skipped", rules: "tda-2024", answers: [("time", "enough")]))"#,
            &["The floor decides", "it is binding", "TDA 53-B"],
        ),
        (
            "EU-1289",
            r#"Irregular((id: "needless-fold", rules: "tda-2024", answers: [("fold", "in-turn")]))"#,
            &["The fold is binding", "TDA 58"],
        ),
        (
            "EU-1250",
            r#"Irregular((id: "too-small", rules: "tda-2024", answers: [("noticed", "street"), ("bet", 600), ("last-raise", 600), ("made", 1000)]))"#,
            &["It becomes 1,200 for everyone", "TDA 52-A"],
        ),
        (
            "EU-1284",
            r#"Irregular((id: "pot-miscounted", rules: "tda-2024", answers: [("stage", "after"), ("pending", "open"), ("noticed", "street"), ("most", 10500), ("made", 11500)]))"#,
            &["It becomes 10,500 for everyone", "TDA 52-B"],
        ),
        (
            "EU-1284",
            r#"Irregular((id: "pot-miscounted", rules: "tda-2024", answers: [("stage", "after"), ("pending", "closed"), ("noticed", "street"), ("most", 10500), ("made", 11500)]))"#,
            &["It becomes 10,500 for everyone", "TDA 52-B"],
        ),
        (
            "EU-1287",
            r#"Irregular((id: "bets-the-pot", rules: "tda-2024", answers: [("faces", "nothing")]))"#,
            &["At least the minimum bet", "TDA 54-D"],
        ),
        (
            "EU-1288",
            r#"Irregular((id: "wrong-word", rules: "tda-2024", answers: [("word", "check")]))"#,
            &["Call or fold only, no raise", "TDA 55"],
        ),
        (
            "EU-1288",
            r#"Irregular((id: "wrong-word", rules: "tda-2024", answers: [("word", "call")]))"#,
            &["is a check", "TDA 55"],
        ),
        (
            "EU-1288",
            r#"Irregular((id: "wrong-word", rules: "tda-2024", answers: [("word", "raise")]))"#,
            &["is at least the minimum bet", "TDA 55"],
        ),
        (
            "EU-1330",
            r#"Irregular((id: "open-pair", rules: "tda-2024", answers: []))"#,
            &["No: the small bet", "TDA RP-10-F"],
        ),
        (
            "EU-1329",
            r#"Irregular((id: "bring-in-all-in", rules: "tda-2024", answers: []))"#,
            &["Betting starts to the left", "TDA RP-10-E"],
        ),
        (
            "EU-1336",
            r#"Irregular((id: "wrong-bring-in", rules: "wsop-2026", answers: [("next-acted", "no")]))"#,
            &[r#"verdict:"Correct it""#, "WSOP", r#"silent:"""#],
        ),
        (
            "EU-1336",
            r#"Irregular((id: "wrong-bring-in", rules: "wsop-2026", answers: [("next-acted", "yes")]))"#,
            &[r#"verdict:"It stands""#, "WSOP", r#"silent:"""#],
        ),
        (
            "EU-1336",
            r#"Irregular((id: "wrong-bring-in", rules: "roberts", answers: [("next-acted", "no")]))"#,
            &[r#"verdict:"Correct it""#, "RRP stud 5", r#"silent:"""#],
        ),
        (
            "EU-1336",
            r#"Irregular((id: "wrong-bring-in", rules: "roberts", answers: [("next-acted", "yes")]))"#,
            &[r#"verdict:"It stands""#, "RRP stud 5", r#"silent:"""#],
        ),
    ]);
}

#[test]
fn showdown_and_killed_hands() {
    hold(&[
        (
            "EU-1220",
            r#"Irregular((id: "all-in-not-shown", rules: "tda-2024", answers: [("more-betting", "no")]))"#,
            &[
                "Every hand face up, now",
                "Players who are all-in or called may not muck.",
                "TDA 16",
            ],
        ),
        (
            "EU-1221",
            r#"Irregular((id: "last-hand", rules: "tda-2024", answers: []))"#,
            &["The player wins and need not show", "TDA 17-B"],
        ),
        (
            "EU-1201",
            r#"Irregular((id: "plays-the-board", rules: "tda-2024", answers: []))"#,
            &["All hole cards must be tabled for it", "TDA 19"],
        ),
        (
            "EU-1271",
            r#"Irregular((id: "not-all-tabled", rules: "tda-2024", answers: []))"#,
            &["Every hole card face up, readable", "TDA 13"],
        ),
        (
            "EU-1272",
            r#"Irregular((id: "killed-winner", rules: "tda-2024", answers: [("tabled", "yes")]))"#,
            &["A tabled winner cannot be killed", "TDA 13"],
        ),
        (
            "EU-1260",
            r#"Irregular((id: "killed-winner", rules: "tda-2024", answers: [("tabled", "no")]))"#,
            &["an uncalled raise is returned", "TDA 65"],
        ),
        (
            "EU-1260",
            r#"Irregular((id: "unprotected-hand", rules: "tda-2024", answers: []))"#,
            &["an uncalled raise is returned", "TDA 65"],
        ),
        (
            "EU-1261",
            r#"Irregular((id: "thought-he-had-won", rules: "tda-2024", answers: []))"#,
            &["The uncalled part of the bet is returned.", "TDA 15-B"],
        ),
        (
            "EU-1324",
            r#"Irregular((id: "upcards-picked-up", rules: "tda-2024", answers: []))"#,
            &[
                r#"verdict:"The hand is dead""#,
                "all upcards are turned down and pushed forward",
                "TDA 66",
            ],
        ),
    ]);
}

#[test]
fn players_and_floor() {
    hold(&[
        (
            "EU-1130",
            r#"Irregular((id: "clock-runs-out", rules: "tda-2024", answers: [("in-time", "late"), ("faces", "bet")]))"#,
            &[r#"verdict:"The hand is dead""#, "TDA 29"],
        ),
        (
            "EU-1131",
            r#"Irregular((id: "clock-runs-out", rules: "tda-2024", answers: [("in-time", "late"), ("faces", "nothing")]))"#,
            &[r#"verdict:"The player has checked""#, "TDA 29"],
        ),
        (
            "EU-1132",
            r#"Irregular((id: "asks-for-the-clock", rules: "tda-2024", answers: []))"#,
            &["The player must be seated", "up to 25 seconds, then counts 5", "TDA 29"],
        ),
        (
            "EU-1145 EU-1146 EU-1327",
            r#"Irregular((id: "absent", rules: "tda-2024", answers: []))"#,
            &["Hand killed, blinds and antes stay", "TDA 30"],
        ),
        (
            "EU-1338",
            r#"Irregular((id: "absent", rules: "wsop-2026", answers: []))"#,
            &["Hand killed, blinds and antes stay", "WSOP T82"],
        ),
        (
            "EU-1150",
            r#"Irregular((id: "chips-behind", rules: "tda-2024", answers: []))"#,
            &["An announced re-buy must be bought", "TDA 27"],
        ),
        (
            "EU-1210",
            r#"Irregular((id: "level-changes", rules: "tda-2024", answers: [("hand-is", "going")]))"#,
            &["Finish the hand at the old level.", "TDA 23"],
        ),
        (
            "EU-1211",
            r#"Irregular((id: "level-changes", rules: "tda-2024", answers: [("hand-is", "push")]))"#,
            &["The new dealer deals one hand at the old level.", "TDA 23"],
        ),
        (
            "EU-1290",
            r#"Irregular((id: "wrong-button", rules: "tda-2024", answers: [("stage", "after")]))"#,
            &["The hand stands, the button is not backed up", "TDA 34-A"],
        ),
        (
            "EU-1185",
            r#"Irregular((id: "dodged-blinds", rules: "wsop-2026", answers: []))"#,
            &[
                "Take both blinds and the big blind ante from the stack.",
                "The player misses one round.",
            ],
        ),
        (
            "EU-1310",
            r#"Penalty((rules: "tda-2024", players: 6, rounds: 1))"#,
            &["hands:Some(6)", "TDA 71"],
        ),
        (
            "EU-1310",
            r#"Penalty((rules: "tda-2024", players: 6, rounds: 2))"#,
            &["hands:Some(12)", "TDA 71"],
        ),
        (
            "EU-1311",
            r#"Irregular((id: "penalised", rules: "tda-2024", answers: []))"#,
            &["Dealt in, posted for, killed", "TDA 71"],
        ),
        (
            "EU-1312",
            r#"Irregular((id: "disqualified", rules: "tda-2024", answers: []))"#,
            &["The chips are removed, no refund", "TDA 71"],
        ),
        (
            "EU-1374",
            r#"Irregular((id: "soft-play", rules: "wsop-2026", answers: [("soft", "dumping")]))"#,
            &[r#"verdict:"Disqualification""#],
        ),
        (
            "EU-1315",
            r#"Irregular((id: "absent-entrant", rules: "wsop-2026", answers: []))"#,
            &["After 5 minutes the button moves every 2 minutes", "WSOP T36"],
        ),
        (
            "EU-1375",
            r#"Irregular((id: "last-hands", rules: "wsop-2026", answers: []))"#,
            &["With 7 to 13 minutes left", "WSOP T125"],
        ),
        (
            "EU-1376",
            r#"Irregular((id: "bags", rules: "wsop-2026", answers: []))"#,
            &["Slip, name and count on the bag"],
        ),
    ]);
}

/// Scenario 0575 leaves the button and skips the small blind's turn. By rule 32 the big blind moves
/// on by one player, and the others follow. So the small blind is dead.
#[test]
fn buttons() {
    hold(&[
        (
            "EU-0113 EU-0543",
            "Button((rule: Dead, seats: [1,2], last: (button: 1, small: 1, big: 2), out: []))",
            &["Button((button:2,small:2,big:1,"],
        ),
        (
            "EU-0544",
            "Button((rule: Dead, seats: [1,2,3], last: (button: 3, small: 1, big: 2), out: []))",
            &["Button((button:1,small:2,big:3,"],
        ),
        (
            "EU-0575",
            "Button((rule: Dead, seats: [1,2,3,4], last: (button: 1, small: 2, big: 3), out: [3]))",
            &["Button((button:2,small:3,big:4,posts:[(4,Big)],first:1,"],
        ),
        (
            "EU-0576",
            "Button((rule: Dead, seats: [1,2,3,4], last: (button: 1, small: 2, big: 3), out: [2]))",
            &["small:3,big:4,posts:[(3,Small),(4,Big)]"],
        ),
        (
            "EU-0577",
            "Button((rule: Dead, seats: [1,2,3], last: (button: 1, small: 2, big: 3), out: [2]))",
            &["Button((button:3,small:3,big:1,posts:[(3,Small),(1,Big)]"],
        ),
        (
            "EU-0578",
            "Button((rule: Dead, seats: [1,3,4], last: (button: 1, small: 3, big: 4), out: [3]))",
            &["Button((button:4,small:4,big:1,"],
        ),
        (
            "EU-1183",
            "Button((rule: Dead, seats: [1,2,3,4], last: (button: 1, small: 2, big: 3), out: [], joined: [5], moved: [5]))",
            &["dealt:[1,2,3,4,5],waits:[]"],
        ),
        (
            "EU-1183",
            "Button((rule: Dead, seats: [1,3,5,6], last: (button: 1, small: 3, big: 5), out: [], joined: [4], moved: [4]))",
            &["button:3,small:5,big:6", "waits:[4]"],
        ),
        (
            "EU-1313",
            r#"Button((rules: "wsop-2026", seats: [4,5,6,7,8], last: (button: 4, small: 5, big: 6), out: [5], joined: [5]))"#,
            &["Button((button:5,small:6,big:7,", "dealt:[4,5,6,7,8],waits:[]"],
        ),
        (
            "EU-1320",
            "Button((rule: Dead, seats: [1,2,3,4], last: (button: 1, small: 2, big: 3), out: []))",
            &["Button((button:2,"],
        ),
    ]);
}

#[test]
fn rooms() {
    hold(&[
        (
            "EU-1180",
            "Balance((size: 4, tables: [(table: 1, seats: [1,2,3,4], next: (button: 2, small: 3, big: 4)), (table: 2, seats: [1,2], next: (button: 1, small: 1, big: 2))]))",
            &["moves:[(from:(1,4),to:(2,"],
        ),
        (
            "EU-1181",
            r#"Balance((rules: "tda-2024", size: 9, tables: [(table: 1, seats: [1,2,3,4]), (table: 2, seats: [1,2,3,4,5])]))"#,
            &["breaks:[2]", "final_table:Some(9)"],
        ),
        (
            "EU-1187",
            r#"Balance((rules: "wsop-2026", size: 8, tables: [(table: 1, seats: [1,2,3,4]), (table: 2, seats: [1,2,3,4,5])]))"#,
            &["final_table:Some(9)"],
        ),
        (
            "EU-1188",
            r#"Balance((rules: "wsop-2026", size: 6, tables: [(table: 1, seats: [1,2,3,4]), (table: 2, seats: [1,2,3])]))"#,
            &["final_table:Some(7)"],
        ),
        (
            "EU-1184",
            r#"Balance((rules: "tda-2024", size: 9, tables: [(table: 1, seats: [1,2,3,4,5,6,7,8]), (table: 2, seats: [1,2,3,4,5])]))"#,
            &["halts:[2]"],
        ),
        (
            "EU-1184D",
            r#"Balance((rules: "tda-2024", size: 9, tables: [(table: 1, seats: [1,2,3,4,5,6,7,8,9]), (table: 2, seats: [1,2,3,4,5,6]), (table: 3, seats: [1,2,3,4,5,6])]))"#,
            &["halts:[2,3]"],
        ),
        (
            "EU-1190",
            r#"Places((rules: "tda-2024", left: 2, busts: [(player: 3, hand: 1, table: 1, stack: 800), (player: 4, hand: 1, table: 2, stack: 600)]))"#,
            &["Places([(player:3,place:3,tied:true),(player:4,place:3,tied:true)])"],
        ),
        ("EU-1190", "Split((prizes: [200], players: 2))", &["Split([100,100])"]),
        (
            "EU-1317",
            r#"Places((rules: "wsop-2026", left: 2, busts: [(player: 3, hand: 1, table: 1, stack: 800), (player: 4, hand: 1, table: 1, stack: 600)]))"#,
            &["Places([(player:3,place:3,tied:false),(player:4,place:4,tied:false)])"],
        ),
        (
            "EU-1192",
            r#"HandForHand((rules: "tda-2024", left: 11, paid: 9, tables: [(table: 1, did: Done), (table: 2, did: Done)]))"#,
            &["next:Deal", "clock:120"],
        ),
        (
            "EU-1160",
            r#"ColorUp((old: 25, new: 100, holdings: [(seat: 1, chips: 3, others: false), (seat: 2, chips: 3, others: false), (seat: 3, chips: 3, others: false)], cards: [(1, "7cKd2s"), (2, "Ah9c3d"), (3, "QhJc4d")]))"#,
            &["won:[(2,1),(1,1)],out:225,in_:300,saved:[3]"],
        ),
        (
            "EU-1161",
            r#"ColorUp((old: 25, new: 100, holdings: [(seat: 1, chips: 1, others: false), (seat: 2, chips: 3, others: true), (seat: 3, chips: 3, others: true)], cards: [(1, "2c"), (2, "Ah9c3d"), (3, "QhJc4d")]))"#,
            &["saved:[1]"],
        ),
        (
            "EU-1162",
            r#"ColorUp((old: 25, new: 100, holdings: [(seat: 1, chips: 3, others: true), (seat: 2, chips: 3, others: true), (seat: 3, chips: 3, others: true)], cards: [(1, "7cKd2s"), (2, "Ah9c3d"), (3, "QhJc4d")]))"#,
            &["out:225,in_:200,saved:[]"],
        ),
        (
            "EU-0861 EU-0863",
            "Payouts((pool: 4500, entries: 9, unit: 1, places: 3))",
            &["Payouts([2250,1350,900])"],
        ),
        (
            "EU-1372",
            "Bounty((kind: Fixed, heads: [(1, 100), (2, 100)], busts: [(out: 2, by: [1])]))",
            &["Bounty((paid:[(1,100)],heads:[(1,100)],pool:0))"],
        ),
    ]);
}

/// Rule 11-D: a table two players short goes on.
#[test]
fn two_short_is_not_short_enough() {
    let question = r#"Balance((rules: "tda-2024", size: 9, tables: [(table: 1, seats: [1,2,3,4,5,6,7,8]), (table: 2, seats: [1,2,3,4,5,6])]))"#;
    assert!(!super::answer(question).contains("halts"), "EU-1184C");
}
