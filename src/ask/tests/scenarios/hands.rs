//! Played hands: the player to act, the raises, the order of showing, the next card.

use super::holds;

/// A hand: the format's variant, its bets, and its actions.
struct Hand {
    variant: &'static str,
    rules: &'static str,
    antes: &'static [u32],
    blinds: [u32; 2],
    bets: &'static str,
    stacks: &'static [u32],
    /// Upcards of the first deal in stud, one for each player.
    doors: &'static str,
    acts: &'static str,
}

impl Hand {
    fn question(&self) -> String {
        let players = self.stacks.len();
        let mut doors = self.doors.split_whitespace();
        let hidden = if self.variant.starts_with('P') { "????????" } else { "????" };
        let dealt = (1..=players)
            .map(|player| format!("d dh p{player} {hidden}{}", doors.next().unwrap_or("")));
        let acts = self.acts.split(", ").filter(|act| !act.is_empty()).map(str::to_owned);
        let actions: Vec<String> = dealt.chain(acts).map(|act| format!("'{act}'")).collect();
        let mut antes = self.antes.to_vec();
        antes.resize(players, 0);
        let mut blinds = self.blinds.to_vec();
        blinds.resize(players, 0);
        let blinds = if self.doors.is_empty() {
            format!(r"blinds_or_straddles = {blinds:?}\n")
        } else {
            String::new()
        };
        format!(
            r#"Hand("variant = '{}'\nantes = {antes:?}\n{blinds}{}\nstarting_stacks = {:?}\nactions = [{}]\n_rules = '{}'")"#,
            self.variant,
            self.bets,
            self.stacks,
            actions.join(", "),
            self.rules
        )
    }
}

const NO_LIMIT: Hand = Hand {
    variant: "NT",
    rules: "tda-2024",
    antes: &[],
    blinds: [5, 10],
    bets: "min_bet = 10",
    stacks: &[],
    doors: "",
    acts: "",
};
const LARGER: Hand = Hand { blinds: [25, 50], bets: "min_bet = 50", ..NO_LIMIT };
const STUD: Hand = Hand {
    variant: "F7S",
    antes: &[1, 1, 1],
    bets: r"bring_in = 1\nsmall_bet = 100\nbig_bet = 200",
    ..NO_LIMIT
};
const RAZZ: Hand = Hand { variant: "FR", ..STUD };
const TWO: &[u32] = &[500, 500];
const FOUR: &[u32] = &[1_000; 4];
const DEEP: &[u32] = &[20_000; 3];

/// The numbers of scenarios, the hand, and parts of the answer.
type HandRow = (&'static str, Hand, &'static [&'static str]);

fn hold(rows: &[HandRow]) {
    for (numbers, hand, parts) in rows {
        holds(numbers, &hand.question(), parts);
    }
}

#[test]
fn everybody_acts_after_a_raise() {
    hold(&[
        (
            "EU-0900 EU-0901 EU-0902",
            Hand {
                stacks: &[1_000; 6],
                acts: "p3 f, p4 f, p5 cbr 48, p6 f, p1 cc, p2 cc",
                ..NO_LIMIT
            },
            &[
                "player:5,pot:15,call:10",
                "(street:0,player:6,pot:63,call:48,raise:Some((86,1000))),(street:0,player:1,pot:63,call:43",
                "player:2,pot:106,call:38,raise:Some((86,1000)))],pots:[(chips:144,players:[1,2,5])]",
                "wrong:[],back:[],next:None,step:Board(burn:true,cards:3",
            ],
        ),
        (
            "EU-0903",
            Hand {
                stacks: &[1_000, 1_000, 27, 1_000],
                acts: "p3 cbr 27, p4 cc, p1 cc, p2 cc",
                ..NO_LIMIT
            },
            &[
                "player:3,pot:15,call:10",
                "player:4,pot:42,call:27",
                "player:1,pot:69,call:22",
                "player:2,pot:91,call:17",
                "stacks:[973,973,0,973],wrong:[],back:[],next:None",
            ],
        ),
    ]);
}

/// Scenario 1140 makes the least raise 60, the sum of two short all-ins. By rule 47-A it is the
/// last full raise, 50.
#[test]
fn raises() {
    const MORE: &str = "p3 cbr 100, p4 cbr 130, p5 cbr 160, p1 f, p2 cc";
    hold(&[
        (
            "EU-1000",
            Hand { stacks: FOUR, ..NO_LIMIT },
            &["player:3,pot:15,call:10,raise:Some((20,1000))"],
        ),
        (
            "EU-1001",
            Hand { stacks: FOUR, acts: "p3 cbr 30", ..NO_LIMIT },
            &["player:4,pot:45,call:30,raise:Some((50,1000))"],
        ),
        (
            "EU-1002",
            Hand { stacks: FOUR, acts: "p3 cbr 30, p4 cbr 80", ..NO_LIMIT },
            &["next:Some((street:0,player:1,pot:125,call:75,raise:Some((130,1000))"],
        ),
        (
            "EU-1003",
            Hand { stacks: FOUR, acts: "p3 cbr 30, p4 cbr 90, p1 cbr 210", ..NO_LIMIT },
            &["next:Some((street:0,player:2,pot:340,call:200,raise:Some((330,1000))"],
        ),
        (
            "EU-1004",
            Hand { stacks: FOUR, acts: "p3 cbr 30, p4 cc", ..NO_LIMIT },
            &["next:Some((street:0,player:1,pot:75,call:25,raise:Some((50,1000))"],
        ),
        (
            "EU-1005",
            Hand {
                stacks: &[2_000, 2_000, 2_000, 130, 2_000],
                acts: "p3 cbr 100, p4 cbr 130",
                ..LARGER
            },
            &["next:Some((street:0,player:5,pot:305,call:130,raise:Some((180,2000))"],
        ),
        (
            "EU-1006 EU-1011 EU-0088",
            Hand {
                stacks: &[1_000; 2],
                acts: "p2 cbr 60, p1 cbr 200, p2 cc, d db AcKdQs, p1 cbr 25",
                ..NO_LIMIT
            },
            &[
                "(street:1,player:1,pot:400,call:0,raise:Some((10,800)))",
                "wrong:[]",
                "next:Some((street:1,player:2,pot:425,call:25,raise:Some((50,800))",
            ],
        ),
        (
            "EU-1010",
            Hand { stacks: &[1_000; 2], acts: "p2 cc, p1 cc, d db AcKdQs, p1 cbr 25", ..NO_LIMIT },
            &[
                "raise:Some((10,990)))],",
                "next:Some((street:1,player:2,pot:45,call:25,raise:Some((50,990))",
            ],
        ),
        (
            "EU-1013",
            Hand {
                stacks: &[1_000; 2],
                acts: "p2 cc, p1 cc, d db AcKdQs, p1 cc, p2 cc, d db 2c",
                ..NO_LIMIT
            },
            &["next:Some((street:2,player:1,pot:20,call:0,raise:Some((10,990))"],
        ),
        (
            "EU-1007",
            Hand {
                stacks: &[1_000, 1_000, 1_000, 40],
                acts: "p3 cbr 30, p4 cbr 40, p1 f, p2 cc",
                ..NO_LIMIT
            },
            &[
                "player:1,pot:85,call:35,raise:Some((60,1000))",
                "next:Some((street:0,player:3,pot:115,call:10,raise:None)",
            ],
        ),
        (
            "EU-1140",
            Hand { stacks: &[2_000, 2_000, 2_000, 130, 160], acts: MORE, ..LARGER },
            &["next:Some((street:0,player:3,pot:575,call:60,raise:Some((210,2000))"],
        ),
        (
            "EU-1141",
            Hand {
                stacks: &[2_000, 2_000, 2_000, 120, 130],
                acts: "p3 cbr 100, p4 cbr 120, p5 cbr 130, p1 f, p2 cc",
                ..LARGER
            },
            &["next:Some((street:0,player:3,pot:505,call:30,raise:None)"],
        ),
        (
            "EU-1286",
            Hand {
                variant: "PO",
                blinds: [100, 200],
                bets: "min_bet = 200",
                stacks: &[100, 5_000, 5_000],
                ..NO_LIMIT
            },
            &["player:3,pot:300,call:200,raise:Some((400,700))"],
        ),
        (
            "EU-1295",
            Hand {
                variant: "FT",
                blinds: [100, 200],
                bets: r"small_bet = 200\nbig_bet = 400",
                stacks: &[5_000, 5_000, 700],
                acts: "p3 cc, p1 cc, p2 cc, d db AcKdQs, p1 cbr 200, p2 cbr 400, p3 cbr 500",
                ..NO_LIMIT
            },
            &["wrong:[]", "next:Some((street:1,player:1,pot:1700,call:300,raise:Some("],
        ),
    ]);
}

/// Scenarios 0062 to 0067 refuse what the floor corrects at a table: see the rulings.
#[test]
fn actions() {
    hold(&[
        (
            "EU-0007 EU-0008 EU-0097",
            Hand { stacks: TWO, ..NO_LIMIT },
            &["stacks:[490,495]", "player:2,pot:15,call:5,raise:Some((20,500))"],
        ),
        (
            "EU-0009",
            Hand { stacks: &[500, 3], ..NO_LIMIT },
            &["pots:[(chips:6,players:[1,2])],stacks:[490,0],wrong:[],back:[(1,7)],next:None"],
        ),
        (
            "EU-0010 EU-0028",
            Hand { stacks: TWO, acts: "p2 f", ..NO_LIMIT },
            &["players:[1])],stacks:[505,495],wrong:[]", "step:Push([0])"],
        ),
        (
            "EU-0011 EU-0013",
            Hand { stacks: TWO, acts: "p2 cc, p1 cc, d db AcKdQs, p1 cc, p2 cbr 20", ..NO_LIMIT },
            &["wrong:[]", "next:Some((street:1,player:1,pot:40,call:20"],
        ),
        (
            "EU-0012",
            Hand { stacks: TWO, acts: "p2 cc", ..NO_LIMIT },
            &[
                "player:2,pot:15,call:5",
                "next:Some((street:0,player:1,pot:20,call:0,raise:Some((20,500))",
            ],
        ),
        (
            "EU-0014",
            Hand { stacks: TWO, acts: "p2 cbr 30", ..NO_LIMIT },
            &["stacks:[490,470]", "player:1,pot:40,call:20,raise:Some((50,500))"],
        ),
        (
            "EU-0015",
            Hand { stacks: &[500, 50], acts: "p2 cbr 50", ..NO_LIMIT },
            &["stacks:[490,0],wrong:[]"],
        ),
        (
            "EU-0018",
            Hand { stacks: TWO, acts: "p2 cc, p1 cc", ..NO_LIMIT },
            &["step:Board(burn:true,cards:3,"],
        ),
        (
            "EU-0019",
            Hand { stacks: TWO, acts: "p2 cc, p1 cc, d db AcKdQs, p1 cc, p2 cc", ..NO_LIMIT },
            &["step:Board(burn:true,cards:1,"],
        ),
        (
            "EU-0020",
            Hand {
                stacks: TWO,
                acts: "p2 cc, p1 cc, d db AcKdQs, p1 cc, p2 cc, d db 2c, p1 cc, p2 cc",
                ..NO_LIMIT
            },
            &["(street:2,", "step:Board(burn:true,cards:1,"],
        ),
        (
            "EU-0701 EU-0702 EU-0018",
            Hand {
                stacks: TWO,
                acts: "p2 cc, p1 cc, d db AcKdQs, p1 cc, p2 cc, d db 2c, p1 cc, p2 cc, d db 3c, p1 cc, p2 cc",
                ..NO_LIMIT
            },
            &["(street:3,player:2,", "next:None,step:Show(1)"],
        ),
        (
            "EU-0075",
            Hand { stacks: TWO, acts: "p2 cc, p1 cc, d db Ac, p1 cc", ..NO_LIMIT },
            &["3 cards are due"],
        ),
        (
            "EU-0060",
            Hand { stacks: &[500; 3], acts: "p3 f, p3 cc", ..NO_LIMIT },
            &["player 3 has folded"],
        ),
        (
            "EU-0064",
            Hand { stacks: TWO, acts: "p2 cc, p1 cc, d db AcKdQs, p1 cbr 5000", ..NO_LIMIT },
            &["the maximum is 490"],
        ),
        ("EU-0066", Hand { stacks: TWO, acts: "p2 cbr 5000", ..NO_LIMIT }, &["the maximum is 500"]),
        (
            "EU-0069",
            Hand { stacks: &[1_000; 2], acts: "p2 cbr 1000", ..NO_LIMIT },
            &["stacks:[990,0],wrong:[]"],
        ),
        (
            "EU-0070 EU-0071",
            Hand { stacks: &[100; 2], acts: "p2 cc, p1 cc, d db AcKdQs, p1 cbr 90", ..NO_LIMIT },
            &["stacks:[0,90],wrong:[]"],
        ),
        (
            "EU-0072",
            Hand { stacks: &[1_000; 2], acts: "p2 cbr 1000, p2 cc", ..NO_LIMIT },
            &["player 1 is to act"],
        ),
        (
            "EU-0048 EU-0098",
            Hand { stacks: &[500; 3], acts: "p3 f, p1 cc, p2 cc", ..NO_LIMIT },
            &["pots:[(chips:20,players:[1,2])]"],
        ),
        (
            "EU-0017",
            Hand { stacks: TWO, acts: "p2 cc, p1 cc, d db AcKdQs, p1 push 5", ..NO_LIMIT },
            &["action:Bet,total:10,add:5", "TDA 52-A"],
        ),
        (
            "EU-1133",
            Hand { stacks: TWO, acts: "p2 push 10 1", ..NO_LIMIT },
            &["action:Raise,total:20"],
        ),
        (
            "EU-1134",
            Hand { stacks: TWO, acts: "p2 push 5 2", ..NO_LIMIT },
            &["action:Call,total:10,add:0,back:2"],
        ),
    ]);
}

#[test]
fn antes() {
    hold(&[
        (
            "EU-1110 EU-1113",
            Hand { antes: &[2, 2, 2], stacks: &[500; 3], ..NO_LIMIT },
            &["pots:[(chips:6,players:[1,2,3])", "stacks:[493,488,498]", "player:3,pot:21,call:10"],
        ),
        (
            "EU-1111",
            Hand { antes: &[0, 10], stacks: &[500; 3], ..NO_LIMIT },
            &["stacks:[495,480,500]", "player:3,pot:25,call:10"],
        ),
        (
            "EU-1112",
            Hand { antes: &[5, 5], stacks: &[500, 1], ..NO_LIMIT },
            &["pots:[(chips:2,players:[1,2])],stacks:[485,0]", "back:[(1,14)]"],
        ),
    ]);
}

/// Scenario 1123 refuses a hand shown out of order. By rule 17-A any player may show, and the order
/// stays.
#[test]
fn who_shows() {
    const RIVER: &str = "p2 cc, p1 cc, d db AcKdQs, p1 cc, p2 cc, d db 2c, p1 cc, p2 cc, d db 3c";
    let three = |last: &str| {
        format!(
            "p3 cc, p1 cc, p2 cc, d db AcKdQs, p1 cc, p2 cc, p3 cc, d db 2c, p1 cc, p2 cc, p3 cc, d db 3c, {last}"
        )
    };
    let four = |last: &str| {
        format!(
            "p3 cc, p4 cc, p1 cc, p2 cc, d db AcKdQs, p1 cc, p2 cc, p3 cc, p4 cc, d db 2c, p1 cc, p2 f, p3 cc, p4 cc, d db 3c, p1 cc, p3 cc, p4 cbr 20, p1 cc, p3 cc{last}"
        )
    };
    let bet = "p1 cbr 20, p2 cc, p3 cc";
    for (numbers, stacks, acts, step) in [
        ("EU-1120", &[500_u32; 3][..], three(bet), "Show(1)"),
        ("EU-1121", &[500; 3], three("p1 cc, p2 cc, p3 cc"), "Show(1)"),
        ("EU-1123", &[500; 3], three(&format!("{bet}, p2 sm 9s9h")), "Show(1)"),
        ("EU-1124 EU-0026", &[500; 3], three(&format!("{bet}, p1 sm")), "Show(2)"),
        ("EU-1122", &[500; 4], four(""), "Show(4)"),
        ("EU-1122", &[500; 4], four(", p4 sm 9s9h"), "Show(1)"),
        ("EU-1122", &[500; 4], four(", p4 sm 9s9h, p1 sm TsTh"), "Show(3)"),
        ("EU-1221", TWO, format!("{RIVER}, p1 cc, p2 cc, p1 sm"), "Push([0])"),
        ("EU-1220", &[500, 100, 200], "p3 cbr 200, p1 cc, p2 cc".to_owned(), "FaceUp([1,2,3])"),
    ] {
        let acts: &'static str = Box::leak(acts.into_boxed_str());
        let stacks: &'static [u32] = Box::leak(stacks.to_vec().into_boxed_slice());
        let hand = Hand { stacks, acts, ..NO_LIMIT };
        holds(numbers, &hand.question(), &["wrong:[]", &format!("step:{step}")]);
    }
}

#[test]
fn stud() {
    const CHECKED: &str = "p2 pb, p3 cc, p1 cc, d dh p1 5h, d dh p2 8c, d dh p3 Qh, p3 cc, p1 cc, p2 cc, d dh p1 7d, d dh p2 6d, d dh p3 Jc, p3 cc, p1 cc, p2 cc, d dh p1 2s, d dh p2 3s, d dh p3 9s, p3 cc, p1 cc, p2 cc, d dh p1 ??, d dh p2 ??, d dh p3 ??, p3 cc, p1 cc, p2 cc";
    const SHOWN: &str = "p2 pb, p3 cc, p1 cc, d dh p1 5h, d dh p2 8c, d dh p3 Qh, p3 cc, p1 cc, p2 cc, d dh p1 7d, d dh p2 6d, d dh p3 Jc, p3 cc, p1 cc, p2 cc, d dh p1 2s, d dh p2 3s, d dh p3 9s, p3 cc, p1 cc, p2 cc, d dh p1 ??, d dh p2 ??, d dh p3 ??, p3 cc, p1 cc, p2 cc, p3 sm 2c2dAdQhJc9s4c";
    const PAIR: &str = "p2 pb, p3 cc, p1 cc, d dh p1 8d, d dh p2 3c, d dh p3 4d";
    const RAISED: &str = "p1 pb, p2 cbr 400, p3 cbr 800, p1 cbr 1200, p2 cbr 1600";
    let four = Hand { antes: &[1; 4], stacks: &[200; 4], ..STUD };
    let three = |doors| Hand { stacks: DEEP, doors, ..STUD };
    let bring = r"bring_in = 100\nsmall_bet = 400\nbig_bet = 800";
    hold(&[
        ("EU-0750 EU-0752 EU-0753", three("2c 2d 5h"), &["next:Some((street:0,player:1,"]),
        ("EU-0753", three("5s 4s 3c"), &["next:Some((street:0,player:3,"]),
        ("EU-0753", Hand { doors: "Th Ks Qd 9c", ..four }, &["next:Some((street:0,player:4,"]),
        ("EU-0753", Hand { doors: "2d 2h 2s 2c", ..four }, &["next:Some((street:0,player:4,"]),
        (
            "EU-0754",
            Hand { variant: "FR", doors: "2c 5h Kd Ah", ..four },
            &["next:Some((street:0,player:3,"],
        ),
        (
            "EU-0754",
            Hand { variant: "FR", doors: "Ks Kh Kd Kc", ..four },
            &["next:Some((street:0,player:1,"],
        ),
        (
            "EU-0754",
            Hand { variant: "FR", doors: "Ah As Ad Ac", ..four },
            &["next:Some((street:0,player:2,"],
        ),
        (
            "EU-0755",
            Hand {
                acts: "p1 pb, p2 cc, p3 cc, d dh p1 3c, d dh p2 4d, d dh p3 7h",
                ..three("2h Kc 5d")
            },
            &["next:Some((street:1,player:2,"],
        ),
        (
            "EU-0756",
            Hand {
                variant: "FR",
                acts: "p2 pb, p3 cc, p1 cc, d dh p1 3c, d dh p2 4d, d dh p3 7h",
                ..three("2h Kc 5d")
            },
            &["next:Some((street:1,player:1,"],
        ),
        (
            "EU-0751 EU-1321",
            Hand { acts: CHECKED, ..three("Kc Th Ad") },
            &["(street:4,player:2,", "wrong:[]", "step:Show(3)"],
        ),
        ("EU-1321", Hand { acts: SHOWN, ..three("Kc Th Ad") }, &["step:Show(1)"]),
        (
            "EU-1328",
            Hand {
                acts: "p3 pb, p1 cc, p2 cc, d dh p1 Kh, d dh p2 Kd, d dh p3 7d",
                ..three("As Ah 2c")
            },
            &["next:Some((street:1,player:1,"],
        ),
        (
            "EU-1329",
            Hand {
                bets: r"bring_in = 5\nsmall_bet = 10\nbig_bet = 20",
                stacks: &[1, 200, 200],
                doors: "2c 9h Td",
                ..STUD
            },
            &["next:Some((street:0,player:2,pot:3,call:5,raise:Some((10,10))"],
        ),
        (
            "EU-1330",
            Hand { acts: PAIR, ..three("8h 2c Kd") },
            &["next:Some((street:1,player:1,pot:6,call:0,raise:Some((100,100))"],
        ),
        (
            "EU-1339",
            Hand { variant: "F7S/8", rules: "wsop-2026", acts: PAIR, ..three("8h 2c Kd") },
            &["next:Some((street:1,player:1,pot:6,call:0,raise:Some((100,100))"],
        ),
        (
            "EU-1339",
            Hand {
                rules: "wsop-2026",
                stacks: DEEP,
                doors: "8h 2c Kd",
                acts: "p3 pb, p1 cc, p2 cc, d dh p1 8d, d dh p2 3c, d dh p3 4d",
                ..RAZZ
            },
            &["next:Some((street:1,player:2,pot:6,call:0,raise:Some((100,100))"],
        ),
        (
            "EU-1341",
            Hand {
                rules: "roberts",
                stacks: DEEP,
                doors: "8h 2c Kd",
                acts: "p3 pb, p1 cc, p2 cc, d dh p1 8d, d dh p2 3c, d dh p3 4d, p2 cc, p3 cc, p1 cc, d dh p1 7c, d dh p2 9d, d dh p3 Jc",
                ..RAZZ
            },
            &["next:Some((street:2,player:2,pot:6,call:0,raise:Some((200,200))"],
        ),
        (
            "EU-1337",
            Hand { rules: "wsop-2026", bets: bring, acts: RAISED, ..three("2c 9h Td") },
            &["next:Some((street:0,player:3,pot:3603,call:800,raise:Some((2000,2000))"],
        ),
        (
            "EU-1337",
            Hand {
                rules: "wsop-2026",
                bets: bring,
                acts: "p1 pb, p2 cbr 400, p3 cbr 800, p1 cbr 1200, p2 cbr 1600, p3 cbr 2000",
                ..three("2c 9h Td")
            },
            &["wrong:[]", "next:Some((street:0,player:1,pot:4803,call:800,raise:None)"],
        ),
    ]);
}
