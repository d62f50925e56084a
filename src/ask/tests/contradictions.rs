//! Unreadable or contradictory questions: the place of the fault, and the expected input.

use bottone_ask::AnswerDesk;
use bottone_i18n::Language;

use crate::{answer, desk};

/// (question, text at the place of the error, part of the message)
const WRONG: &[(&str, &str, &str)] = &[
    // Wrong syntax.
    ("hello", "hello", "`hello`: expected one of Button, Ruling, Pots"),
    ("Pots", "", "the line ended: expected an opening `(` and the fields bets, folded, dead"),
    ("Button()", ")", "expected an opening `(` and the fields rule, seats, last"),
    ("Icm([1,2])", "[", "expected an opening `(` and the fields stacks, prizes"),
    ("[1.5,2]", "[1.5", "`[`: expected one of Button, Ruling, Pots"),
    ("1e9", "1e9", "`1e9`: expected one of Button, Ruling"),
    ("(((", "(", "`(`: expected one of Button, Ruling"),
    ("[[[", "[", "`[`: expected one of Button, Ruling"),
    ("😀", "😀", "`😀`: expected one of Button, Ruling"),
    ("\u{2}", "\u{2}", "expected one of Button, Ruling"),
    ("#", "", "`#`: expected one of Button, Ruling"),
    ("#![enable(all)]", "all", "`all` is not a known extension"),
    ("/* nothing asked */", "", "the line ended: expected one of Button, Ruling"),
    ("/* not closed", "not", "expected `*/`"),
    ("Button((rule: ", "", "the line ended: expected one of Dead, DeadForward"),
    (
        "Button((rule: \"Dead\", seats: []))",
        "\"Dead\"",
        "expected one of Dead, DeadForward, Moving, Simple, without quotes",
    ),
    ("Button((rule: Dead seats: []))", "seats", "expected a comma or a closing bracket before it"),
    ("Button((rule: Dead, seats: (1,2)))", "(1,2)", "`(`: expected an opening `[`"),
    (
        "Button((rule: Dead, seats: [1], last: (1,2,3)))",
        "1,2,3",
        "`1`: expected one of button, small, big",
    ),
    ("Button((rule: Dead, seats: [256]))", "256", "`256` is out of range: expected 1 to 11"),
    ("Button((rule: Dead, seats: [-1]))", "-1", "`-1` is out of range: expected 1 to 11"),
    (
        "Button((rule: Dead, seats: [18446744073709551615]))",
        "18446744073709551615",
        "is out of range: expected 1 to 11",
    ),
    ("Pots((bets: [(seat: 1e9)]))", "1e9", "`1e9`: expected a whole number"),
    ("Pots((bets: [(seat: 1, chips: many)]))", "many", "`many`: expected a whole number"),
    ("Pots((bets: [(seat: 1, chips: 5)])", "", "the line ended: expected a closing `)`"),
    ("Icm((stacks: [1], prizes: [x]))", "x", "`x`: expected a number"),
    ("Hand(\"abc", "\"abc", "expected a closing quote"),
    ("Hand(\"\\q\")", "\\q", "expected `\\\\\\\\` for the mark itself"),
    ("Pots(bets: [])", "bets", "`bets` is not allowed here: expected an opening `(`"),
    ("Pots((bets: [(seat: 1, chips: 5)])) Pots", "Pots", "text after the end of the question"),
    ("Pots((bets: [(seat: 1, chips: 5)]", "", "xpected"),
    ("Pots((folded: []))", "))", "`bets` is missing"),
    ("Pots((bets: [], pets: []))", "pets", "`pets`: expected one of bets, folded, dead"),
    ("Pots((bets: [], bets: []))", "bets: []))", "`bets` appears twice"),
    ("Pots((bets: [(seat: 1, chips: -5)]))", "-5", "expected a whole number"),
    ("Pots((bets: [(seat: 1, chips: 2.5)]))", ".5", "`.5`: expected a whole number"),
    (
        "Pots((bets: [(seat: 1, chips: 18446744073709551616)]))",
        "18446744073709551616",
        "out of range: expected at most 1,000,000,000,000,000",
    ),
    (
        "Pots((bets: [(seat: 1, chips: 1000000000000001)]))",
        "1000000000000001",
        "expected at most 1,000,000,000,000,000",
    ),
    ("Pots((bets: [(seat: 0, chips: 5)]))", "0", "seat 0: expected 1 to 11"),
    (
        "Button((rule: Deaf, seats: []))",
        "Deaf",
        "`Deaf`: expected one of Dead, DeadForward, Moving, Simple",
    ),
    ("Button((rule: Dead, seats: [1,2,1]))", "]))", "seat 1 appears twice"),
    // The button.
    (
        "Button((rule: Dead, seats: [1,2,3], last: (button: 1, small: 2, big: 4), out: []))",
        "big",
        "seat 4 had the big blind: expected one of the seats 1, 2, 3",
    ),
    (
        "Button((rule: Dead, seats: [1,2,3], last: (button: 1, small: 3, big: 3), out: []))",
        "big",
        "another position",
    ),
    (
        "Button((rule: Dead, seats: [1,2,3], last: (button: 1, small: 2, big: 3), out: [4]))",
        "out",
        "no one was in 4",
    ),
    (
        "Button((rule: Dead, seats: [1,2,3], last: (button: 1, small: 2, big: 3), out: [2], joined: [2,3]))",
        "joined",
        "3 was occupied",
    ),
    (
        "Button((rule: Dead, seats: [1,2,3], last: (button: 1, small: 2, big: 3), out: [2,3]))",
        "out",
        "only seat 1 is left: expected two players",
    ),
    (
        "Button((rule: Dead, seats: [1,2,3], last: (button: 1, small: 2, big: 3), out: [1,2,3]))",
        "out",
        "no one is left: expected two players",
    ),
    (
        "Button((rule: Dead, seats: [], last: (button: 1, small: 2, big: 3), out: []))",
        "seats",
        "no one was there: expected two players",
    ),
    (
        "Button((rule: Dead, seats: [1], last: (button: 5, small: 5, big: 1), out: [], joined: [2,3]))",
        "seats",
        "only seat 1 was occupied: expected two players",
    ),
    (
        "Button((rule: Dead, seats: [1,2,3], last: (button: 1, small: 3, big: 2), out: []))",
        "last",
        "button 1, small blind 3, big blind 2: expected them clockwise",
    ),
    (
        "Button((rule: Dead, seats: [1,2,3], last: (button: 1, small: 7, big: 2), out: []))",
        "last",
        "expected them clockwise",
    ),
    (
        "Button((rule: Dead, seats: [1,2,3], last: (button: 5, small: 5, big: 2), out: []))",
        "button",
        "seat 5 was the dealer of two: expected one of the seats 1, 2, 3",
    ),
    // Rulings.
    (
        r#"Ruling((rules: "fia", betting: NoLimit, big_blind: 200, bet: 0, push: [500]))"#,
        "rules",
        "expected one of home, italian, roberts, seed-004, tda-2024, tda-2026, wsop-2026",
    ),
    (
        r#"Ruling((rules: "tda-2024", betting: NoLimit, big_blind: 0, bet: 0, push: [500]))"#,
        "big_blind",
        "expected 1 or more",
    ),
    (
        r#"Ruling((rules: "tda-2024", betting: NoLimit, big_blind: 200, bet: 200, front: [100], front_left: [25], push: [500]))"#,
        "front_left",
        "expected chips that are among those in `front`",
    ),
    (
        r#"Ruling((rules: "tda-2024", betting: PotLimit, big_blind: 200, bet: 200, push: [500, 500]))"#,
        "Ruling",
        "expected the pot",
    ),
    (
        r#"Ruling((rules: "tda-2024", betting: NoLimit, big_blind: 200, bet: 400, push: [], said: Raise(1200)))"#,
        "(1200)",
        "`said` is Nothing, Call, Check, Fold, Raise, AllIn or Pot, without quotes and without an amount, or RaiseTo(1200)",
    ),
    (
        r#"Ruling((rules: "tda-2024", betting: NoLimit, big_blind: 200, bet: 400, push: [], said: "Call"))"#,
        "\"Call\"",
        "`said` is Nothing, Call",
    ),
    (
        r#"Ruling((rules: "tda-2024", betting: NoLimit, big_blind: 200, bet: 400, push: [], said: RaiseTo))"#,
        "))",
        "or RaiseTo(1200)",
    ),
    (
        r#"Ruling((rules: "tda-2024", betting: Limit, big_blind: 200, bet: 400, push: []))"#,
        ", big_blind",
        "`betting` is NoLimit, PotLimit, or Limit(200)",
    ),
    (
        r#"Ruling((rules: "tda-2024", betting: NoLimit, big_blind: 200, bet: 400, push: 500))"#,
        "500))",
        "`push` is a list of chips",
    ),
    (
        r#"Ruling((rules: "tda-2024", betting: NoLimit, big_blind: 1,000, bet: 2000, push: [500]))"#,
        "000,",
        "numbers are written without commas",
    ),
    (
        r#"Ruling((rules: tda, betting: NoLimit, big_blind: 200, bet: 400, push: [500]))"#,
        "tda",
        "`rules` is the name of a rulebook in quotes",
    ),
    (
        r#"Ruling((rules: "tda-2024", betting: NoLimit, bet: 400, push: [500]))"#,
        "))",
        "`big_blind` is missing",
    ),
    (
        r#"Ruling((rules: "tda-2024", betting: NoLimit, big_blind: 200, bet: 400, push: [500], live: 1))"#,
        "live",
        "expected 2 to 11",
    ),
    (
        r#"Ruling((rules: "tda-2024", betting: NoLimit, big_blind: 200, bet: 400, push: [500], live: 12))"#,
        "live",
        "expected 2 to 11",
    ),
    (
        r#"Ruling((rules: "tda-2024", betting: NoLimit, big_blind: 200, bet: 400, pot: 900, push: [], said: Unclear("a quarter")))"#,
        "said",
        "two and a half",
    ),
    // Pots.
    ("Pots((bets: [(seat: 1, chips: 5), (seat: 1, chips: 5)]))", "bets", "seat 1 appears twice"),
    ("Pots((bets: [(seat: 1, chips: 5)], folded: [2]))", "folded", "2 cannot have folded"),
    ("Pots((bets: [(seat: 1, chips: 5)], folded: [1]))", "folded", "no one is left"),
    ("Pots((bets: [], dead: 500))", "bets", "no one is left"),
    // The showdown.
    (
        r#"Showdown((game: Holdem, board: "AhAsAdTcTx", hands: [], pots: [], button: 7))"#,
        "AhAsAdTcTx",
        "`x` is not a suit",
    ),
    (
        r#"Showdown((game: Holdem, board: "AhAsAdTcTc", hands: [], pots: [], button: 7))"#,
        "AhAsAdTcTc",
        "Tc appears twice",
    ),
    (
        r#"Showdown((game: Holdem, board: "AhAsAdTcTd", hands: [(seat: 2, cards: "9cAh")], pots: [(chips: 5, seats: [2])], button: 7))"#,
        "hands",
        "Ah appears twice",
    ),
    (
        r#"Showdown((game: Holdem, board: "AhAsAdTcTd", hands: [(seat: 2, cards: "9c9d"), (seat: 3, cards: "9c8d")], pots: [(chips: 5, seats: [2])], button: 7))"#,
        "hands",
        "9c appears twice",
    ),
    (
        r#"Showdown((game: Holdem, board: "AhAsAdTcTd", hands: [(seat: 2, cards: "9c9d9h")], pots: [(chips: 5, seats: [2])], button: 7))"#,
        "hands",
        "cards in a hand: 3",
    ),
    (
        r#"Showdown((game: Holdem, board: "Ah", hands: [(seat: 2, cards: "9c9d")], pots: [(chips: 5, seats: [2])], button: 7))"#,
        "board",
        "cards on the board: 1; expected 5, or 0, 3 or 4",
    ),
    (
        r#"Showdown((game: Omaha, board: "AhAs", hands: [(seat: 2, cards: "9c9d9h9s")], pots: [(chips: 5, seats: [2])], button: 7))"#,
        "board",
        "cards on the board: 2; expected 5, or 0, 3 or 4",
    ),
    (
        r#"Showdown((game: OmahaHiLo, board: "AhAs", hands: [(seat: 2, cards: "9c9d9h9s")], pots: [(chips: 5, seats: [2])], button: 7))"#,
        "board",
        "cards on the board: 2; expected 5, or 0, 3 or 4",
    ),
    (
        r#"Showdown((game: Holdem, board: "AhAsAdTcTd2c", hands: [(seat: 2, cards: "9c9d")], pots: [(chips: 5, seats: [2])], button: 7))"#,
        "board",
        "cards on the board: 6",
    ),
    (
        r#"Showdown((game: Holdem, hands: [(seat: 2, cards: "9c9d"), (seat: 2, cards: "8c8d")], pots: [(chips: 5, seats: [2])], button: 7))"#,
        "hands",
        "seat 2 appears twice",
    ),
    (
        r#"Showdown((game: Holdem, hands: [(seat: 2, cards: "9c9d")], pots: [(chips: 5, seats: [2, 3])], button: 7))"#,
        "pots",
        "a pot for 2, 3",
    ),
    (
        r#"Showdown((game: Holdem, hands: [(seat: 2, cards: "9c9d")], pots: [(chips: 5, seats: [])], button: 7))"#,
        "pots",
        "a pot for none",
    ),
    (
        r#"Showdown((game: Italian(players: 1, flush: SuitFirst), hands: [], pots: [], button: 7))"#,
        "players",
        "expected 2 to 9",
    ),
    (
        r#"Showdown((game: Italian(players: 4, flush: SuitFirst), hands: [(seat: 1, cards: "2c9cTcJcQc")], pots: [(chips: 5, seats: [1])], button: 7))"#,
        "hands",
        "2c is not in the deck for 4 players",
    ),
    (
        r#"Showdown((game: Draw, hands: [], pots: [], button: 7, chip: 0))"#,
        "0))",
        "0 chips: expected at least 1",
    ),
    (
        r#"Ruling((rules: "tda-2024", betting: NoLimit, big_blind: 200, bet: 400, raise: 0, push: [500]))"#,
        "raise",
        "expected 1 or more",
    ),
    // A hand.
    ("Hand(5)", "5", "`5`: expected text in quotes"),
    (r#"Hand("variant = 'NT'")"#, "\"variant", "in the hand, line 1, column 1: field"),
    (r#"Hand("variant = 'XX'\nstarting_stacks = [1, 2]")"#, "\"variant", "expected one of NT, FT"),
    // The room.
    ("Balance((size: 12, tables: []))", "12", "12 seats: expected 2 to 11"),
    ("Balance((size: 6, tables: [(table: 1, seats: [7])]))", "seats", "table 1 has no seat 7"),
    (
        "Balance((size: 6, tables: [(table: 1, seats: [1]), (table: 1, seats: [2])]))",
        "tables",
        "table 1 appears twice",
    ),
    (
        "Balance((size: 6, tables: [(table: 1, seats: [1])], order: [2]))",
        "order",
        "there is no table 2: expected some of 1",
    ),
    (
        "Balance((size: 6, tables: [(table: 1, seats: [1])], order: [1,1]))",
        "order",
        "table 1 appears twice",
    ),
    ("Balance((size: 6, gap: 0, tables: []))", "0, tables", "a gap of 0: expected 1 or more"),
    (
        "Balance((size: 6, tables: [(table: 1, seats: [1])], closed: [(1, 1)]))",
        "closed",
        "table 1, seat 1 is taken: expected open seats",
    ),
    (
        "Balance((size: 6, tables: [(table: 1, seats: [1])], closed: [(1, 2), (1, 2)]))",
        "closed",
        "table 1, seat 2 appears twice",
    ),
    (
        "Balance((size: 6, tables: [(table: 1, seats: [1])], moved: [((1, 1), 2), ((1, 1), 3)]))",
        "moved",
        "table 1, seat 1 appears twice",
    ),
    (
        "Balance((size: 6, tables: [(table: 1, seats: [1])], fixed: [(1)]))",
        ")",
        "expected another value before it",
    ),
    (
        "Balance((size: 6, tables: [(table: 1, seats: [1,2,3], next: (button: 1, small: 3, big: 2))]))",
        "next",
        "table 1, button 1, small blind 3, big blind 2: expected them clockwise",
    ),
    ("Balance((size: 300, tables: []))", "300", "`300` is out of range: expected 2 to 11"),
    (
        "Balance((size: 6, tables: [(table: 1, seats: [1])], fixed: [(1, 2)]))",
        "fixed",
        "table 1, seat 2 is empty",
    ),
    (
        "Balance((size: 6, tables: [(table: 1, seats: [1])], moved: [((2, 1), 2)]))",
        "moved",
        "table 2, seat 1: expected",
    ),
    (
        "Balance((size: 6, tables: [(table: 1, seats: [1])], closed: [(1, 7)]))",
        "closed",
        "table 1, seat 7: expected",
    ),
    (
        "Balance((size: 6, tables: [(table: 1, seats: [1,2,3], next: (button: 1, small: 2, big: 7))]))",
        "next",
        "table 1 has no seat 7",
    ),
    // Money.
    ("Icm((stacks: [], prizes: [5]))", "stacks", "no stacks"),
    ("Icm((stacks: [0, 0], prizes: [5]))", "stacks", "no one has chips"),
    ("Icm((stacks: [1, 2], prizes: [-5]))", "]))", "a prize of -5: expected 0 to"),
    ("ChipChop((stacks: [1, 2], prizes: [inf]))", "]))", "a prize of inf"),
    ("Payouts((pool: 0, entries: 5, unit: 1))", "pool", "nothing to pay out"),
    ("Payouts((pool: 10, entries: 0, unit: 1))", "entries", "0 entries"),
    ("Payouts((pool: 10, entries: 5, unit: 0))", "unit", "at least 1"),
    ("Payouts((pool: 10, entries: 5, unit: 1, places: 6))", "places", "expected 1 to 5"),
    ("Payouts((pool: 100, entries: 5, unit: 50, places: 3))", "pool", "100 pays 2 places of 50"),
    (
        "Payouts((pool: 37, entries: 5, unit: 100))",
        "pool",
        "37 is less than one prize of 100: expected 100 or more",
    ),
    ("Payouts((pool: 137, entries: 5, unit: 100, places: 2))", "pool", "137 pays 1 place of 100"),
    ("Payouts((pool: 137, entries: 5, unit: 1, least: -5))", "least", "a prize of -5"),
    // Chips.
    (
        "ColorUp((old: 25, new: 40, holdings: []))",
        "new",
        "chips of 40 for chips of 25: expected a multiple of 25",
    ),
    (
        "ColorUp((old: 25, new: 100, holdings: [(seat: 1, chips: 0, others: false)]))",
        "holdings",
        "seat 1 has no chips at all",
    ),
    (
        r#"ColorUp((old: 25, new: 100, holdings: [(seat: 1, chips: 3, others: true)], cards: [(1, "As")]))"#,
        "cards",
        "seat 1 was dealt 1 card: expected 3, one for each odd chip",
    ),
    (
        r#"ColorUp((old: 25, new: 100, holdings: [(seat: 1, chips: 1, others: true)], cards: [(5, "As2s")]))"#,
        "cards",
        "seat 5 was dealt 2 cards: expected 0",
    ),
    (
        r#"ColorUp((old: 25, new: 100, holdings: [(seat: 1, chips: 1, others: true)], cards: [(1, "As"), (1, "Ks")]))"#,
        "cards",
        "seat 1 appears twice",
    ),
    (
        r#"ColorUp((old: 25, new: 100, holdings: [(seat: 1, chips: 1, others: true), (seat: 2, chips: 1, others: true)], cards: [(1, "As"), (2, "As")]))"#,
        "cards",
        "As appears twice",
    ),
    (
        "Button((seats: [1,2,3], last: (button: 1, small: 2, big: 3), out: []))",
        "seats",
        "`rule` is missing",
    ),
    (
        r#"Button((rules: "fia", seats: [1,2,3], last: (button: 1, small: 2, big: 3), out: []))"#,
        "rules",
        "expected one of home",
    ),
    (
        "Button((rule: Dead, seats: [1,2,3], last: (button: 1, small: 2, big: 3), out: [], moved: [3]))",
        "moved",
        "no one joined in 3 to have been moved there: expected some of the seats none",
    ),
    // Places, prizes and bounties.
    (
        r#"Places((rules: "tda-2024", left: 0, busts: []))"#,
        "left",
        "no one is left: expected at least one",
    ),
    (
        r#"Places((rules: "tda-2024", left: 3, busts: [(player: 1, hand: 1, table: 1), (player: 1, hand: 2, table: 1)]))"#,
        "busts",
        "player 1 appears twice",
    ),
    (
        r#"Places((rules: "tda-2024", left: 3, busts: [(player: 1, hand: 1, table: 1)], together: [2]))"#,
        "together",
        "no one busted in hand 2: expected hands of the busts",
    ),
    ("Split((prizes: [5, 4, 3], players: 2))", "players", "2 players: expected 3 to 1000000"),
    ("Split((prizes: [], players: 0))", "players", "0 players: expected 1 to 1000000"),
    ("Split((prizes: [-5], players: 2))", "prizes", "expected 0 or more"),
    ("Split((prizes: [5], players: 2, unit: 0))", "0))", "0: expected at least 1"),
    ("Bounty((kind: Progressive(101), heads: [], busts: []))", "kind", "expected 0 to 100 percent"),
    (
        "Bounty((kind: Fixed, heads: [(1, 5), (1, 6)], busts: []))",
        "heads",
        "player 1 appears twice",
    ),
    (
        "Bounty((kind: Fixed, heads: [(1, -5)], busts: []))",
        "heads",
        "bounty of -5 on player 1: expected 0 or more",
    ),
    (
        "Bounty((kind: Fixed, heads: [(1, 5)], busts: [(out: 2, by: [1])]))",
        "busts",
        "player 2 has no bounty: expected one of",
    ),
    (
        "Bounty((kind: Fixed, heads: [(1, 5), (2, 5)], busts: [(out: 2, by: [2])]))",
        "by",
        "player 2 is already out: expected a player who is in",
    ),
    (
        "Bounty((kind: Fixed, heads: [(1, 5), (2, 5)], busts: [(out: 2, by: [1, 1])]))",
        "by",
        "player 1 appears twice",
    ),
    ("Deal((stacks: [], prizes: [5]))", "stacks", "no stacks: expected at least one"),
    ("Deal((stacks: [0, 0], prizes: [5]))", "stacks", "no one has chips"),
    ("Deal((stacks: [1, 1], prizes: [-5]))", "prizes", "expected 0 or more"),
    ("Deal((stacks: [1, 1], prizes: [5, 3], keep: 9))", "keep", "9 is kept: expected 0 to 8"),
    ("Deal((stacks: [1, 1], prizes: [5, 3], keep: -1))", "keep", "-1 is kept: expected 0 to 8"),
    (
        "Deal((stacks: [1, 1], prizes: [5], method: Mixed(101)))",
        "method",
        "expected 0 to 100 percent",
    ),
    ("Satellite((pool: 0, entries: 5, value: 5))", "pool", "expected at least 1"),
    ("Satellite((pool: 9, entries: 0, value: 5))", "entries", "expected 1 to 1000000"),
    ("Satellite((pool: 9, entries: 3, value: 0))", "0))", "0: expected at least 1"),
    (
        "Satellite((pool: 9, entries: 3, value: 5, rest: InSteps(6)))",
        "rest",
        "steps of 6: expected 1 to 5",
    ),
    (
        r#"Points((formula: "n +", entries: 5, finishes: []))"#,
        "formula",
        "character 4: expected a number",
    ),
    (
        r#"Points((formula: "n", entries: 5, finishes: [(place: 6)]))"#,
        "place",
        "place 6 to 6: expected places from 1 to 5",
    ),
    (
        r#"Points((formula: "n", entries: 99999, finishes: [(place: 1, last: 99999)]))"#,
        "finishes",
        "expected at most 10000",
    ),
    (
        r#"Points((formula: "1 / (r - 1)", entries: 5, finishes: [(place: 1)]))"#,
        "formula",
        "the formula gives no number for place 1",
    ),
    // Draws with cards.
    (r#"SeatDraw((method: 3, seats: 2, cards: []))"#, "3, seats", "3: expected 1 to 2"),
    (r#"SeatDraw((method: 1, seats: 12, cards: []))"#, "seats", "12 seats: expected 2 to 11"),
    (
        r#"SeatDraw((method: 1, seats: 2, cards: [("A", "As")]))"#,
        "cards",
        "cards: 1; expected 2, one for each seat",
    ),
    (
        r#"SeatDraw((method: 1, seats: 2, cards: [("A", "As"), ("A", "Ks")]))"#,
        "cards",
        "A appears twice",
    ),
    (
        r#"SeatDraw((method: 1, seats: 2, cards: [("A", "As"), ("B", "Ks")], laid: "As"))"#,
        "laid",
        "expected only with method 2",
    ),
    (
        r#"SeatDraw((method: 2, seats: 2, cards: [("A", "As"), ("B", "Ks")], laid: "AsAd"))"#,
        "laid",
        "of a rank that appears twice",
    ),
    (
        r#"SeatDraw((method: 2, seats: 2, cards: [("A", "As"), ("B", "Ks")], laid: "AsKd", dealer: [("A", "As"), ("C", "Ks")]))"#,
        "dealer",
        "C drew no seat: expected the names in `cards`",
    ),
    (
        r#"SeatDraw((method: 2, seats: 2, cards: [("A", "As"), ("B", "Ks")], laid: "AsKd", dealer: [("A", "As")]))"#,
        "dealer",
        "cards: 1; expected 2, one for each seat",
    ),
    (
        r#"Points((formula: "sum(k, 1, 100000, 1)", entries: 999, finishes: [(place: 1, last: 999)]))"#,
        "formula",
        "the formula takes too long for place 1: expected a shorter one",
    ),
    // The floor.
    (
        r#"Race((rules: "tda-2024", old: 25, new: 100, tables: [(table: 1, holdings: []), (table: 1, holdings: [])]))"#,
        "tables",
        "table 1 appears twice",
    ),
    (
        r#"Race((rules: "tda-2024", old: 25, new: 100, tables: [(table: 4, holdings: [(seat: 1, chips: 0, others: false)])]))"#,
        "holdings",
        "table 4, seat 1 has no chips at all",
    ),
    (
        r#"Missed((rules: "roberts", small: 1, big: 2, next: (button: 2, small: 4, big: 3), players: []))"#,
        "next",
        "expected them clockwise",
    ),
    (
        r#"Missed((rules: "roberts", small: 1, big: 2, next: (button: 2, small: 3, big: 4), players: [(seat: 1, came: Moved), (seat: 1, came: Moved)]))"#,
        "players",
        "seat 1 appears twice",
    ),
    (
        r#"HandForHand((rules: "tda-2024", left: 2, paid: 1, tables: [(table: 1, did: Done, out: 2)]))"#,
        "left",
        "2 out of 2 players: expected at least one to be left",
    ),
    (
        r#"HandForHand((rules: "tda-2024", left: 2, paid: 1, tables: [(table: 1, did: Done), (table: 1, did: Done)]))"#,
        "tables",
        "table 1 appears twice",
    ),
    (
        r#"Penalty((rules: "tda-2024", players: 1, rounds: 1))"#,
        "players",
        "1 players: expected 2 to 11",
    ),
    (r#"Penalty((rules: "tda-2024", players: 9, rounds: 0))"#, "rounds", "expected at least 1"),
    (
        r#"Irregular((id: "no"))"#,
        "id",
        "`no` is not a case: expected one of those that Irregular(()) lists",
    ),
    (
        r#"Irregular((id: "penalty", answers: [("rounds", "9")]))"#,
        "answers",
        "expected one of 1, 2, 3, 4, 5 for `rounds`",
    ),
    (
        r#"Irregular((id: "penalty", answers: [("rounds", "1"), ("rounds", "2")]))"#,
        "answers",
        "`rounds` is answered twice: expected one answer",
    ),
    (
        r#"Irregular((id: "penalty", answers: [("bet", 5)]))"#,
        "answers",
        "`bet` is not asked about this case: expected some of rounds",
    ),
    (
        r#"Irregular((id: "out-of-turn", answers: [("bet", "much")]))"#,
        "answers",
        "expected an amount of 0 to 1,000,000,000,000,000 for `bet`",
    ),
    (
        r#"Irregular((id: "out-of-turn", answers: [("bet", -5)]))"#,
        "-5",
        "-5: expected the name of a choice in quotes, or an amount",
    ),
    // The forecast.
    (
        "Forecast((stack: 100, entries: 1, levels: [(big: 2, minutes: 5)]))",
        "entries",
        "1 entries: expected 2 to",
    ),
    ("Forecast((stack: 100, entries: 9, levels: []))", "levels", "expected 1 to"),
    (
        "Forecast((stack: 100, entries: 9, levels: [(big: 2, minutes: 5)], now: (level: 0.5, left: 3)))",
        "level: 0.5",
        "expected a level from 1 to",
    ),
    (
        "Forecast((stack: 100, entries: 9, levels: [(big: 2, minutes: 5)], now: (level: 2, left: 10)))",
        "left",
        "10 players left: expected 2 to 9",
    ),
];

/// Returns the fault in the answer to a wrong question; `None` if it is right.
fn fault(question: &str, place: &str, says: &str) -> Option<String> {
    let answer = answer(question);
    let rest = answer.strip_prefix("Error((line:1,column:");
    let Some((column, message)) = rest.and_then(|rest| rest.split_once(",message:")) else {
        return Some(format!("{question}\n  is answered: {answer}"));
    };
    let column: usize = column.parse().unwrap();
    let there: String = question.chars().skip(column - 1).collect();
    if !there.starts_with(place) {
        return Some(format!("{question}\n  points to “{there}”: {answer}"));
    }
    let expected = ["xpected", "appears twice", "the game has", "is not in the deck", "is missing"];
    let says_what = message.contains(says) && expected.iter().any(|word| message.contains(word));
    (!says_what).then(|| format!("{question}\n  says {message}\n  and not {says}"))
}

#[test]
fn each_is_reported_with_its_place_and_what_was_expected() {
    let faults = WRONG.iter().filter_map(|(question, place, says)| fault(question, place, says));
    let faults: Vec<String> = faults.collect();
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn the_line_is_the_line_of_the_file() {
    let reply = desk().reply(4711, "hello");
    assert!(!reply.answered);
    assert!(reply.text.starts_with("Error((line:4711,column:1,"), "{}", reply.text);
}

/// (question, part of the message in Italian)
const IN_ITALIAN: &[(&str, &str)] = &[
    ("hello", "`hello`: atteso uno tra Button, Ruling, Pots"),
    ("Pots", "la riga è finita: atteso una parentesi `(` e i campi bets, folded, dead"),
    ("Pots((bets: [(seat: 0, chips: 5)]))", "posto 0: atteso da 1 a 11"),
    ("Pots((bets: [(seat: 256, chips: 5)]))", "`256` è fuori dai limiti: atteso da 1 a 11"),
    (
        "Pots((bets: [(seat: 1, chips: 1000000000000001)]))",
        "1.000.000.000.000.001 in fiches: atteso al massimo 1.000.000.000.000.000",
    ),
    ("Balance((size: 12, tables: []))", "12 posti: atteso da 2 a 11"),
    (
        "Button((rule: Dead, seats: [1,2,1]))",
        "il posto 1 compare due volte: atteso ogni posto una volta",
    ),
    (
        r#"Ruling((rules: "fia", betting: NoLimit, big_blind: 200, bet: 0, push: [500]))"#,
        "nessun regolamento «fia»: atteso uno tra home",
    ),
    (
        r#"Ruling((rules: "tda-2024", betting: NoLimit, big_blind: 0, bet: 0, push: [500]))"#,
        "big_blind: atteso 1 o più",
    ),
    (
        r#"Showdown((game: Holdem, board: "AhAsAdTcTx", hands: [], pots: [], button: 7))"#,
        "lettera 10: `x` non è un seme",
    ),
    (
        r#"Hand("variant = 'XX'\nstarting_stacks = [1, 2]")"#,
        "nella mano, riga 1, colonna 11: variante",
    ),
    ("Payouts((pool: 137, entries: 5, unit: 100, places: 2))", "137 paga 1 posto da 100"),
];

#[test]
fn a_question_in_italian_gets_its_errors_in_italian() {
    let desk = AnswerDesk::new(Language::Italian, None);
    for (question, says) in IN_ITALIAN {
        let text = desk.reply(1, question).text.replace("\\'", "'");
        assert!(text.starts_with("Error(") && text.contains(says), "{question}\n  says {text}");
    }
    // Every sentence is translated, and none appears by its name.
    for (question, _, _) in WRONG {
        let text = desk.reply(1, question).text;
        assert!(!text.contains("xpected") && !text.contains("ask-"), "{question}\n  says {text}");
    }
}
