//! The PHH format: files of its own library in every variant, invalid texts, and the reports on
//! irregular hands.

use std::{io::Cursor, ops::Range, path::PathBuf};

use bottone_base::chips::Chips;
use bottone_hands::hand::{ActRefusal, Decision, HandFault, PendingStep};
use bottone_store::phh::{Batch, Batches, MOST_BYTES, WrittenHand};

use bottone_rules_support::{chance::SplitMix, hands::seat};

use super::defaults;

pub(crate) const HAND: &str = "variant = 'NT'\nantes = [0, 0, 0]\nblinds_or_straddles = [1, 2, 0]\n\
                    min_bet = 2\nstarting_stacks = [100, 100, 100]\n";

fn hand(actions: &str, more: &str) -> String {
    let listed: Vec<String> = actions.split(", ").map(|action| format!("'{action}'")).collect();
    format!("{HAND}actions = [{}]\n{more}", listed.join(", "))
}

const CARDS: &str = "d dh p1 AsAd, d dh p2 KsKd, d dh p3 ????";

fn files() -> Vec<PathBuf> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/hands/phh");
    let listed = std::fs::read_dir(folder).unwrap();
    let mut files: Vec<PathBuf> = listed.map(|file| file.unwrap().path()).collect();
    files.sort();
    files
}

fn all(batches: Batches) -> Vec<Batch> {
    batches.map(Result::unwrap).collect()
}

/// Returns whether this is a known deviation of `PokerKit` 0.7.7 from the rules. It gives all odd
/// chips to one player and lets a raise stand over one short all-in. It measures raises over short
/// all-ins in limit differently. Three more do not occur in these files. Of two players with equal
/// blinds, it lets the big blind act first. If the low card is all-in for the ante, the next player
/// must bring it in. If the big blind is posted short, only the largest post must be matched.
fn is_known(wrong: &HandFault) -> bool {
    match wrong {
        HandFault::Stack { written, ruled, .. } => written.get().abs_diff(ruled.get()) < 9,
        HandFault::Action { why, .. } => {
            matches!(
                why,
                ActRefusal::NotReopened | ActRefusal::AboveMost(_) | ActRefusal::BelowLeast(_)
            )
        }
        _ => false,
    }
}

#[test]
fn hands_of_the_formats_own_library_are_played_as_it_played_them() {
    let (mut hands, mut different) = (0, 0);
    for file in files() {
        for batch in all(Batches::open(&file).unwrap()) {
            for piece in batch.pieces() {
                let name = format!("{}, hand {:?}", file.display(), piece.number());
                let written =
                    piece.read(&defaults).unwrap_or_else(|fault| panic!("{name}: {fault}"));
                let replayed = written.replay(|_| {});
                let unknown: Vec<&HandFault> =
                    replayed.wrong.iter().filter(|wrong| !is_known(wrong)).collect();
                assert_eq!(unknown, [] as [&HandFault; 0], "{name}");
                assert!(replayed.outcome.is_some(), "{name}");
                hands += 1;
                different += usize::from(!replayed.wrong.is_empty());
                // Written again it is the same hand, with the other fields of its file.
                let text = written.rewrite(&replayed, piece.number()).unwrap();
                let body = text.split_once('\n').unwrap().1;
                assert!(body.contains("ante_trimming_status = "), "{name}");
                let again = WrittenHand::read(body, &defaults).unwrap().replay(|_| {});
                assert_eq!(again.stacks(), replayed.stacks(), "{name}");
            }
        }
    }
    assert!(hands >= 400, "{hands} hands");
    assert!(different * 50 < hands, "{different} of {hands} hands differ");
}

#[test]
fn decisions_are_those_of_the_question() {
    let text = "variant = 'NT'\nantes = [0, 0]\nblinds_or_straddles = [1, 2]\nmin_bet = 2\n\
                starting_stacks = [110, 110]\nactions = ['d dh p1 AcKd', 'd dh p2 ????', 'p2 cc']\n";
    let mut decisions = Vec::new();
    WrittenHand::read(text, &defaults)
        .unwrap()
        .replay(|hand| decisions.extend(Decision::now(hand)));
    let [pot, call, least, most] = [3, 1, 4, 110].map(Chips::new);
    assert_eq!(
        decisions,
        [Decision { street: 0, player: seat(2), pot, call, raise: Some((least, most)) }]
    );
}

/// The events as actions, and the refused action with its reason.
type ReplayCase = (&'static str, &'static str, Option<(usize, ActRefusal)>);

#[test]
fn what_the_rules_do_not_allow_is_reported_once_and_the_hand_goes_on() {
    let cases: [ReplayCase; 8] = [
        ("", "p3 cbr 6, p1 cc, p2 f", None),
        ("too little", "p3 cbr 3, p1 cc, p2 cc", Some((4, ActRefusal::BelowLeast(Chips::new(4))))),
        ("too much", "p3 cbr 300, p1 f, p2 f", Some((4, ActRefusal::AboveMost(Chips::new(100))))),
        ("another's turn", "p1 cc, p3 cc, p1 cc, p2 cc", Some((4, ActRefusal::OutOfTurn(seat(3))))),
        ("a card twice", "p3 cc, p1 cc, p2 cc, d db As2c3c, p1 cc", Some((7, twice("As")))),
        ("cards too soon", "d db 2c3c4c, p3 cc", Some((4, ActRefusal::ActionFirst(seat(3))))),
        ("no bring-in", "p3 pb, p3 cc", Some((4, ActRefusal::NoBringIn))),
        ("after the end", "p3 f, p1 f, p2 cc", Some((6, ActRefusal::Over))),
    ];
    for (name, actions, expected) in cases {
        let text = hand(&format!("{CARDS}, {actions}"), "");
        let replayed = WrittenHand::read(&text, &defaults).unwrap().replay(|_| {});
        let found: Vec<(usize, ActRefusal)> = replayed
            .wrong
            .iter()
            .map(|wrong| match wrong {
                HandFault::Action { number, why, .. } => (*number, *why),
                other => panic!("{name}: {other:?}"),
            })
            .collect();
        assert_eq!(found, Vec::from_iter(expected), "{name}");
    }
}

pub(crate) fn twice(card: &str) -> ActRefusal {
    ActRefusal::CardTwice(card.parse().unwrap())
}

/// The big blind has no opponent left to bet against. The program does not wait for a check, but
/// some files contain it.
#[test]
fn an_idle_check_is_no_fault() {
    let cards = "d dh p1 AsAd, d dh p2 KsKd, d dh p3 QsQd, p3 cc, p1 f";
    for checks in ["", ", p2 cc"] {
        let text = hand(&format!("{cards}{checks}, d db 2c3c4c, d db 9c, d db Td"), "");
        let text = text.replace("[100, 100, 100]", "[100, 100, 2]");
        let replayed = WrittenHand::read(&text, &defaults).unwrap().replay(|_| {});
        assert_eq!(replayed.wrong, []);
        assert_eq!(replayed.stacks(), [99, 103, 0].map(Chips::new));
    }
}

/// The low card is all-in for the ante. The format's own library makes the next player bring it in,
/// even without an opponent left to bet against.
#[test]
fn the_bring_in_of_another_than_the_low_card_is_no_fault_when_he_is_all_in_for_the_ante() {
    let text = |stacks: &str, actions: &str| {
        format!(
            "variant = 'F7S'\nantes = [1, 1, 1]\nbring_in = 4\nsmall_bet = 16\nbig_bet = 32\n\
             starting_stacks = {stacks}\nactions = ['d dh p1 ????2h', 'd dh p2 ????Ks', \
             'd dh p3 ????Qs', {actions}]\n"
        )
    };
    for (stacks, actions) in [
        ("[1, 100, 100]", "'p2 pb', 'p3 cc', 'd dh p1 3h'"),
        ("[1, 100, 100]", "'p2 cc', 'p3 cc', 'd dh p1 3h'"),
        ("[1, 100, 100]", "'p2 cbr 16', 'p3 cc', 'd dh p1 3h'"),
        ("[1, 100, 100]", "'p2 f', 'd dh p1 3h', 'd dh p3 4h'"),
        ("[1, 100, 1]", "'p2 pb', 'd dh p1 3h'"),
        ("[1, 100, 1]", "'d dh p1 3h'"),
    ] {
        let text = text(stacks, actions);
        let replayed = WrittenHand::read(&text, &defaults).unwrap().replay(|_| {});
        assert_eq!(replayed.wrong, [], "{text}");
    }
}

#[test]
fn stacks_that_end_otherwise_are_reported() {
    let ends = |stacks: &str| {
        let actions = format!("{CARDS}, p3 f, p1 f");
        let text = hand(&actions, &format!("finishing_stacks = {stacks}\n"));
        WrittenHand::read(&text, &defaults).unwrap().replay(|_| {}).wrong
    };
    assert_eq!(ends("[99, 101, 100]"), []);
    let [written, ruled] = [102, 101].map(Chips::new);
    assert_eq!(ends("[99, 102, 100]"), [HandFault::Stack { seat: seat(2), written, ruled }]);
    let text = hand(&format!("{CARDS}, p3 f"), "finishing_stacks = [99, 101, 100]\n");
    let wrong = WrittenHand::read(&text, &defaults).unwrap().replay(|_| {}).wrong;
    assert_eq!(wrong, [HandFault::NotOver { waits: PendingStep::Action(seat(1)) }]);
}

/// Decimals are hundredths, a stack may be infinite, and both are written back as they were read.
#[test]
fn decimals_are_hundredths_and_stacks_may_be_infinite() {
    let text = "variant = 'NT'\nantes = [0.0, 0.0, 0.0]\nblinds_or_straddles = [0.5, 1.0, 0.0]\nmin_bet = 1.0\n\
        starting_stacks = [inf, 120.5, inf]\nactions = ['d dh p1 ????', 'd dh p2 ????', 'd dh p3 ????', 'p3 cbr 3.25', \
        'p1 f', 'p2 cc', 'd db Ah7c2d', 'p2 cc', 'p3 cbr 4.1', 'p2 f']\nfinishing_stacks = [inf, 117.25, inf]\n";
    let written = WrittenHand::read(text, &defaults).unwrap();
    assert!(written.is_in_hundredths());
    let mut decisions = Vec::new();
    let replayed = written.replay(|hand| decisions.extend(Decision::now(hand)));
    assert_eq!(replayed.wrong, []);
    assert_eq!((decisions[0].call, decisions[0].pot), (Chips::new(100), Chips::new(150)));
    assert_eq!(replayed.stacks()[1], Chips::new(11_725));
    assert_eq!(written.action(4).as_deref(), Some("p3 cbr 3.25"));
    let again = written.rewrite(&replayed, None).unwrap();
    for line in [
        "blinds_or_straddles = [0.50, 1, 0]",
        "starting_stacks = [inf, 120.50, inf]",
        "finishing_stacks = [inf, 117.25, inf]",
    ] {
        assert!(again.lines().any(|found| found == line), "{line}\n{again}");
    }
    let reread = WrittenHand::read(&again, &defaults).unwrap();
    assert_eq!(reread.replay(|_| {}).stacks(), replayed.stacks());
    // A different final stack is still reported, and a whole hand stays whole.
    let wrong =
        WrittenHand::read(&text.replace("117.25", "117"), &defaults).unwrap().replay(|_| {}).wrong;
    let [written, ruled] = [11_700, 11_725].map(Chips::new);
    assert_eq!(wrong, [HandFault::Stack { seat: seat(2), written, ruled }]);
    assert!(!WrittenHand::read(&hand("p3 cbr 6.00", ""), &defaults).unwrap().is_in_hundredths());
    assert!(WrittenHand::read(&hand("p3 cbr 6.125", ""), &defaults).is_err());
    // A shortage cannot be infinite.
    assert!(WrittenHand::read(&text.replace("[0.5,", "[inf,"), &defaults).is_err());
}

/// Short deck: the button posts, the player left of it begins, and a flush beats a full house.
#[test]
fn short_deck_is_played() {
    let text = |actions: &str| {
        format!(
            "variant = 'NS'\nantes = [3000, 3000, 3000]\nblinds_or_straddles = [0, 0, 3000]\nmin_bet = 3000\n\
             starting_stacks = [495000, 232000, 362000]\nactions = ['d dh p1 Th8h', 'd dh p2 QsJd', 'd dh p3 QhQd'{actions}]\n"
        )
    };
    let preflop = WrittenHand::read(&text(", 'p1 cc', 'p2 cc', 'p3 cc'"), &defaults)
        .map(|hand| hand.replay(|_| {}).wrong);
    assert_eq!(preflop.unwrap(), []);
    let checked = ", 'p1 cc', 'p2 cc', 'p3 cc', 'd db 9hJhQc', 'p1 cc', 'p2 cc', 'p3 cc', 'd db Jc', 'p1 cc', \
        'p2 cc', 'p3 cc', 'd db 7h', 'p1 cc', 'p2 cc', 'p3 cc', 'p1 sm Th8h', 'p2 sm QsJd', 'p3 sm QhQd'";
    // The third player has queens full of jacks, and the first five hearts.
    let text = text(checked).replace("Th8h", "ThAh").replace("7h", "6h");
    let hand = WrittenHand::read(&text, &defaults).unwrap();
    let replayed = hand.replay(|_| {});
    assert_eq!(replayed.wrong, []);
    assert_eq!(
        replayed.stacks(),
        [507_000, 226_000, 356_000].map(Chips::new),
        "the flush beats the full house"
    );
}

/// (text, position and text of the error)
const NO_HANDS: &[(&str, &str)] = &[
    ("", "line 1, column 1: field starting_stacks is missing"),
    ("variant = 'NT'\nstarting_stacks = 5\n", "line 2, column 19: 5; expected a list of amounts"),
    (
        "variant = 'XX'\nstarting_stacks = [5, 5]\n",
        "line 1, column 11: variant \"XX\"; expected one of",
    ),
    (
        "variant = 'NT'\nmin_bet = -1\nstarting_stacks = [5, 5]",
        "line 2, column 11: -1; expected a whole",
    ),
    (
        "variant = 'NT'\nmin_bet = 2\nstarting_stacks = [5, 1.555]",
        "line 3, column 23: a number with more than two decimals",
    ),
    ("variant = 'NT'\nvariant = 'NT'\n", "line 2, column 1: "),
    ("variant = 'NT\n", "line 1, column"),
    (
        "starting_stacks = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]",
        "column 19: 12 values for 11 players",
    ),
    ("variant = \"\\x\"", "line 1, column 1"),
    ("a.b.c = { d = 1 }", "field starting_stacks is missing"),
];

#[test]
fn what_is_no_hand_is_reported_with_its_place() {
    for (text, expected) in NO_HANDS {
        let fault = WrittenHand::read(text, &defaults).unwrap_err().to_string();
        assert!(fault.contains(expected), "{text}\n{fault}");
    }
    let actions = [
        ("p1 xx", "expected d dh PLAYER CARDS"),
        ("p4 cc", "a player such as p1"),
        ("p0 cc", "a player such as p1"),
        ("p1 cbr", "a whole number of chips"),
        ("p1 cbr 1e9", "a whole number of chips"),
        ("p1 cbr 99999999999999999999", "a whole number of chips"),
        ("d dh p1 AsA", "cards such as AcKd"),
        ("d dh p1 AsAsAsAsAsAsAsAs", "cards such as AcKd"),
        ("d dh p1 Äs", "cards such as AcKd"),
    ];
    for (action, expected) in actions {
        let fault = WrittenHand::read(&hand(action, ""), &defaults).unwrap_err().to_string();
        assert!(fault.starts_with("line 6, column 12: "), "{action}: {fault}");
        assert!(fault.contains(expected), "{action}: {fault}");
    }
    let rules = hand("p1 f", "_rules = 'our-own'\n");
    let fault = WrittenHand::read(&rules, &defaults).unwrap_err().to_string();
    assert_eq!(fault, "line 7, column 10: no rules “our-own” here");
}

/// All of TOML is read, not only the subset in nearly every file.
#[test]
fn any_toml_will_do() {
    let plain = hand(&format!("{CARDS}, p3 cbr 6"), "hand = 7\n");
    let other = plain
        .replace("min_bet = 2", "\"min_bet\" = 0x2 # two")
        .replace("[100, 100, 100]", "[\r\n  1_00, # first\r\n  100.0, 100,\r\n]")
        .replace("'NT'", "\"\\u004eT\"")
        .replace("'p3 cbr 6'", "'''p3 cbr 6'''")
        .replace("hand = 7", "time = 07:32:00\n'a key' = { of = ['mine'] }");
    let stacks = |text: &str| WrittenHand::read(text, &defaults).unwrap().replay(|_| {}).hand;
    assert_eq!(stacks(&plain), stacks(&other));
    assert_eq!(stacks(&plain).pot(), Chips::new(9));
}

/// A rewritten hand has all its fields, whichever they are.
#[test]
fn a_hand_that_is_written_again_has_all_its_fields() {
    let fields = [
        "_one=1",
        "\"my key\" = 1",
        "'an \"odd\\ key' = [1, # one\n 2]",
        "\"\" = 1",
        "\"tab\\t\" = { \"\\u0001\" = 1 }",
        "_table.one.two = 1\n_other = 2\n_table.'one'.three = \"\"\"a\nb\"\"\"",
        "_in_line = { one = 1, two.three = [{ four = '4' }, { }], five = {} }",
        "_dates = [[{ of = 1979-05-27T07:32:00Z }], [0x1f, 1e3, nan, -inf]]",
        "time = 07:32:00 # late\nevent = '''\nFriday'''",
        "_empty = []\n\"_é\" = true",
        "[_table]\none = 1\n[_table.\"two words\"]\nthree = \"\\\\\"",
        "[[_tables]]\none = 1\n[[_tables]]\n[[_tables.deep]]\ntwo = [\n2,\n]",
    ];
    let rewritten = |text: &str| {
        let written = WrittenHand::read(text, &defaults).unwrap();
        written.rewrite(&written.replay(|_| {}), None).unwrap()
    };
    for field in fields {
        let again = rewritten(&hand(&format!("{CARDS}, p3 f, p1 f"), &format!("{field}\n")));
        let found = again.parse::<toml::Table>().unwrap_or_else(|why| panic!("{again}: {why}"));
        for (key, value) in field.parse::<toml::Table>().unwrap() {
            // Compare as text, because NaN is not equal to itself.
            let value = format!("{value:?}");
            assert_eq!(found.get(&key).map(|found| format!("{found:?}")), Some(value), "{again}");
        }
        assert_eq!(rewritten(&again), again, "{field}");
    }
    let deep = format!("_{}", ".a".repeat(400_000));
    for deep in [format!("{deep} = 1\n"), format!("[{deep}]\n"), format!("[[{deep}]]\n")] {
        assert!(WrittenHand::read(&hand(CARDS, &deep), &defaults).is_err());
    }
}

fn pieces(bytes: Vec<u8>) -> Vec<Result<Option<u64>, String>> {
    let batches = all(Batches::of(Cursor::new(bytes)));
    let read = batches.iter().flat_map(Batch::pieces).map(|piece| {
        piece.read(&defaults).map(|_| piece.number()).map_err(|fault| fault.to_string())
    });
    read.collect()
}

#[test]
fn collections_are_read_hand_by_hand() {
    let one = hand(&format!("{CARDS}, p3 f"), "");
    assert_eq!(pieces(one.clone().into_bytes()), [Ok(None)]);
    let two = format!("# two hands\n\n[1]\n{one}\n[ 2 ] # the second\n{one}");
    assert_eq!(pieces(two.into_bytes()), [Ok(Some(1)), Ok(Some(2))]);
    let odd = format!("source = 'x'\n[1]\nvariant = 'NT'\n[2]\n{one}[3]\nmin_bet = \"\u{ff}");
    let mut bytes = odd.into_bytes();
    bytes.pop();
    let found = pieces(bytes);
    assert_eq!(found.len(), 4);
    assert!(found[0].as_ref().unwrap_err().contains("before the first hand"), "{found:?}");
    assert!(found[1].as_ref().unwrap_err().starts_with("line 3, column 1: "), "{found:?}");
    assert_eq!(found[2], Ok(Some(2)));
    assert!(found[3].as_ref().unwrap_err().contains("UTF-8"), "{found:?}");
}

#[test]
fn a_long_file_is_read_in_pieces_and_a_long_hand_is_refused() {
    let one = hand(&format!("{CARDS}, p3 f"), &format!("_note = '{}'\n", "x".repeat(90_000)));
    let many: Vec<String> = (1..=130).map(|number| format!("[{number}]\n{one}")).collect();
    let expected: Vec<Result<Option<u64>, String>> = (1..=130).map(|n| Ok(Some(n))).collect();
    assert_eq!(pieces(many.join("\n").into_bytes()), expected);
    // A hand far longer than one read; the lines after it are counted correctly.
    let endless = "# and on\n".repeat(MOST_BYTES);
    let text = format!("[1]\n{endless}[2]\nvariant = 5\nstarting_stacks = [1, 2]\n");
    let found = pieces(text.into_bytes());
    assert_eq!(found.len(), 2);
    assert!(found[0].as_ref().unwrap_err().contains("a hand of more than 1 MiB"), "{found:?}");
    let line = MOST_BYTES + 3;
    assert!(found[1].as_ref().unwrap_err().starts_with(&format!("line {line}, ")), "{found:?}");
}

/// The end of a hand may fall anywhere in a read buffer: the next hand is found.
#[test]
fn a_hand_of_nearly_any_length_swallows_no_other() {
    let one = hand(&format!("{CARDS}, p3 f"), "");
    for length in [MOST_BYTES, 2 * MOST_BYTES].into_iter().flat_map(|edge| edge - 12..edge + 13) {
        for last_line in [1, 600, 2_000] {
            let comment = format!("#{}\n", "x".repeat(length - one.len() - 2 - last_line));
            let last_line = format!("{}\n", "#".repeat(last_line - 1));
            let text = format!("[1]\n{one}{comment}{last_line}[2]\n{one}");
            let found = pieces(text.into_bytes());
            let about = format!("{length} bytes, the last line {}: {found:?}", last_line.len());
            assert_eq!(found.len(), 2, "{about}");
            let is_too_long = found[0].as_ref().is_err_and(|why| why.contains("more than 1 MiB"));
            let expected = (length <= MOST_BYTES, length > MOST_BYTES);
            assert_eq!((found[0].is_ok(), is_too_long), expected, "{about}");
            assert_eq!(found[1], Ok(Some(2)), "{about}");
        }
    }
}

#[test]
fn a_hand_of_very_many_fields_is_read_like_any_other() {
    let fields: Vec<String> = (1..=100_000).map(|field| format!("_{field}=0\n")).collect();
    let text = hand(&format!("{CARDS}, p3 f"), &fields.concat());
    assert!(WrittenHand::read(&text, &defaults).is_ok());
    let twice = format!("{text}_77777 = 0\n");
    let fault = WrittenHand::read(&twice, &defaults).unwrap_err().to_string();
    assert!(fault.starts_with("line 100007, "), "{fault}");
}

/// Returns a hand of every variant, as the format's own library wrote it.
fn samples() -> Vec<String> {
    let first = |file: &PathBuf| {
        let batches = all(Batches::open(file).unwrap());
        let piece = batches[0].pieces().next().unwrap();
        let written = piece.read(&defaults).unwrap();
        written.rewrite(&written.replay(|_| {}), None).unwrap()
    };
    files().iter().map(first).collect()
}

/// Reads and plays texts with randomly changed, removed or doubled characters: each one ends, and
/// no chip is created or lost. Returns the number of texts that were still hands.
fn damaged(samples: &[String], seeds: Range<u64>) -> usize {
    let letters = b"pdcbr0123456789'\"[]=,\n#-? \\AKsh_{";
    let mut hands = 0;
    for seed in seeds {
        let mut chance = SplitMix(seed);
        let mut bytes = samples[chance.place(samples.len())].clone().into_bytes();
        for _ in 0..=chance.below(4) {
            // Makes sure that there is a character to change.
            bytes.extend(b"\n");
            let at = chance.place(bytes.len());
            let letter = letters[chance.place(letters.len())];
            match chance.below(12) {
                // Another number, player or rank: the usual errors in hands.
                0..8 if bytes[at].is_ascii_digit() => bytes[at] = letters[5 + chance.place(10)],
                0..8 => {}
                8 => bytes[at] = letter,
                9 => bytes.insert(at, letter),
                10 if chance.below(3) > 0 => drop(bytes.remove(at)),
                10 => drop(bytes.splice(at..at, *b"9223372036854775807")),
                _ => bytes.truncate(at.max(1)),
            }
        }
        let Ok(written) = WrittenHand::read(str::from_utf8(&bytes).unwrap(), &defaults) else {
            continue;
        };
        hands += 1;
        let replayed = written.replay(|hand| assert!(hand.pot() <= Chips::new(Chips::MOST)));
        if let Some(outcome) = &replayed.outcome {
            let start = replayed.hand.start();
            let begin: Chips = start.dealt().iter().map(|seat| start.stack(seat)).sum();
            let end: Chips = start.dealt().iter().map(|seat| outcome.stack(seat)).sum();
            assert_eq!(begin, end, "seed {seed}");
        }
        if let Some(text) = written.rewrite(&replayed, None) {
            let again = WrittenHand::read(&text, &defaults);
            assert!(again.is_ok(), "seed {seed}: {again:?}\n{text}");
        }
    }
    hands
}

#[test]
fn damaged_texts_end_in_a_hand_or_in_a_complaint() {
    let hands = damaged(&samples(), 0..4_000);
    assert!((200..3_800).contains(&hands), "{hands} of 4000 were still hands");
}

/// Takes about ten minutes. `cargo test --no-default-features --test rules hands:: -- --ignored`
#[test]
#[ignore = "ten minutes"]
fn ten_minutes_of_damaged_texts() {
    damaged(&samples(), 4_000..4_000_000);
}
