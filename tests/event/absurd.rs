//! Random commands, sane or absurd. A refusal changes nothing, `can` agrees with `submit`, the laws
//! hold, the screens are drawn, and the file reopens unchanged. A forged file is reported as a
//! faulty file, without a crash.
#![allow(clippy::panic, clippy::unwrap_used, reason = "a test")]

use std::{collections::BTreeMap, sync::LazyLock};

use bottone::{
    base::{money::Money, seat::TableNo, time::Span},
    i18n::Language,
    rehearsal::{RehearsalEnd, Script},
    rules::{bounties::BountyKind, buy_in::BuyIn},
    session::{Desk, Session, SubmitError, file, time::StageClock},
    store::journal::{Holder, Journal, Subject},
    tournament::{
        Command, Tournament, Waiver,
        history::{Beginning, Record, RecordAction, ValidRecord, audit, fold},
        setup::Setup,
    },
    view::{
        board::{BoardView, HandMoney},
        clock::ClockFace,
        floor::{Floor, TableSheet, breaking_order},
        header::Header,
        log::LogBook,
        players::{self, PlayerCard},
        setup::StructureView,
        todo::tasks,
    },
    view_table::record::{handover, lines, running},
};
use proptest::{prelude::*, sample::select, strategy::ValueTree as _, test_runner::TestRunner};

use crate::stage::{self, MORNING, desk, open, play, play_in};

/// Returns a number, mostly of a size that this event knows.
fn number() -> impl Strategy<Value = String> {
    let absurd = select(vec![
        "0",
        "12",
        "255",
        "256",
        "9999",
        "10000",
        "65535",
        "4294967295",
        "9223372036854775807",
        "9223372036854775808",
        "18446744073709551615",
        "-1",
        "-9223372036854775808",
        "-9223372036854775809",
        "4294967296",
        "1000000000000000",
        "1.5",
        "\"1\"",
    ]);
    prop_oneof![
        6 => (1..9_u8).prop_map(|n| n.to_string()),
        2 => (0..40_u8).prop_map(|n| n.to_string()),
        1 => absurd.prop_map(str::to_owned),
    ]
}

fn name() -> impl Strategy<Value = String> {
    let texts = prop_oneof![
        3 => select(vec!["Rossi", "Ελένη", "山田", "O'Neill"]).prop_map(str::to_owned),
        1 => select(vec!["", "   ", "a\nb", "\u{0}", "\u{202e}x", "🂡"]).prop_map(str::to_owned),
        1 => (90..110_usize).prop_map(|length| "x".repeat(length)),
        1 => any::<String>(),
    ];
    texts.prop_map(|text| ron::to_string(&text).unwrap())
}

fn seat() -> impl Strategy<Value = String> {
    (number(), number()).prop_map(|(table, seat)| format!("(table: {table}, seat: {seat})"))
}

fn wish() -> impl Strategy<Value = String> {
    prop_oneof![
        number().prop_map(|seed| format!("Draw({seed})")),
        seat().prop_map(|seat| format!("At({seat})")),
        Just("Later".to_owned()),
    ]
}

fn list(of: impl Strategy<Value = String>) -> impl Strategy<Value = String> {
    proptest::collection::vec(of, 0..4).prop_map(|all| format!("[{}]", all.join(", ")))
}

fn row() -> impl Strategy<Value = String> {
    prop_oneof![
        (number(), number(), number()).prop_map(|(small, big, minutes)| format!(
            "Level((small: {small}, big: {big}, minutes: {minutes}))"
        )),
        number().prop_map(|minutes| format!("Break((minutes: {minutes}))")),
        Just("RegistrationCloses".to_owned()),
        Just("EndOfDay".to_owned()),
        list(number()).prop_map(|values| format!("ColourUp({values})")),
    ]
}

fn clock() -> impl Strategy<Value = String> {
    let plain = select(vec!["Start", "Pause", "Next", "Previous"]).prop_map(str::to_owned);
    let millis = prop_oneof![(-3_600_000..3_600_000_i64).prop_map(|by| by.to_string()), number(),];
    let command = prop_oneof![
        4 => plain,
        2 => millis.prop_map(|by| format!("Adjust(by: {by})")),
        1 => number().prop_map(|row| format!("Jump(row: {row})")),
        1 => (number(), row()).prop_map(|(row, to)| format!("SetRow(row: {row}, to: {to})")),
        1 => list((number(), row()).prop_map(|(row, to)| format!("({row}, {to})")))
            .prop_map(|rows| format!("SetRows(rows: {rows})")),
        1 => name().prop_map(|name| format!("Rename(name: {name})")),
        1 => number().prop_map(|stack| format!("SetStack(stack: {stack})")),
        1 => (number(), row()).prop_map(|(row, new)| format!("InsertRow(row: {row}, new: {new})")),
        1 => number().prop_map(|row| format!("RemoveRow(row: {row})")),
        1 => (number(), number()).prop_map(|(row, to)| format!("MoveRow(row: {row}, to: {to})")),
        1 => number().prop_map(|by| format!("Rebase(by: {by})")),
    ];
    command.prop_map(|command| format!("Clock({command})"))
}

fn entries() -> impl Strategy<Value = String> {
    let person = || (name(), name()).prop_map(|(f, g)| format!("(family: {f}, given: {g})"));
    let who = prop_oneof![
        person().prop_map(|person| format!("New({person})")),
        number().prop_map(|player| format!("Known({player})")),
    ];
    let stack = prop_oneof![Just("None".to_owned()), number().prop_map(|n| format!("Some({n})"))];
    let out = (number(), stack).prop_map(|(entry, stack)| format!("({entry}, {stack})"));
    let together =
        (number(), number()).prop_map(|(entry, stack)| format!("({entry}, Some({stack}))"));
    let command = prop_oneof![
        1 => list(person()).prop_map(|people| format!("List(people: {people})")),
        4 => (list(who), wish()).prop_map(|(who, seat)| format!("Enter(who: {who}, seat: {seat})")),
        1 => (number(), person()).prop_map(|(player, to)| format!("Correct(player: {player}, to: {to})")),
        1 => number().prop_map(|entry| format!("Rebuy(entry: {entry})")),
        1 => number().prop_map(|entry| format!("AddOn(entry: {entry})")),
        1 => number().prop_map(|entry| format!("Refund(entry: {entry})")),
        4 => list(out).prop_map(|out| format!("Bust(out: {out})")),
        1 => any::<bool>().prop_map(|open| format!("Registration(open: {open})")),
        1 => number().prop_map(|entry| format!("Refund(entry: {entry}, keep_fee: true)")),
        1 => any::<bool>().prop_map(|on| format!("HandForHand(on: {on})")),
        1 => Just("NextHand".to_owned()),
        1 => (list(together), any::<bool>())
            .prop_map(|(out, apart)| format!("SameHand(out: {out}, separate_hand: {apart})")),
    ];
    command.prop_map(|command| format!("Entries({command})"))
}

fn tables() -> impl Strategy<Value = String> {
    let flag = || any::<bool>();
    let command = prop_oneof![
        (list(number()), number()).prop_map(|(t, size)| format!("Open(tables: {t}, size: {size})")),
        (number(), number()).prop_map(|(t, size)| format!("Resize(table: {t}, size: {size})")),
        (seat(), flag())
            .prop_map(|(seat, closed)| format!("CloseSeat(seat: {seat}, closed: {closed})")),
        (list(number()), wish()).prop_map(|(e, seat)| format!("Seat(entries: {e}, seat: {seat})")),
        (number(), seat(), name()).prop_map(|(entry, to, why)| format!(
            "Move(entry: {entry}, to: {to}, reason: Floor({why}))"
        )),
        (number(), seat())
            .prop_map(|(entry, to)| format!("Move(entry: {entry}, to: {to}, reason: Break)")),
        (number(), number()).prop_map(|(t, seed)| format!("Break(table: {t}, seed: {seed})")),
        (list(number()), number(), number())
            .prop_map(|(t, size, seed)| format!("Redraw(tables: {t}, size: {size}, seed: {seed})")),
        (number(), flag())
            .prop_map(|(entry, pinned)| format!("Pin(entry: {entry}, pinned: {pinned})")),
        list(number()).prop_map(|t| format!("Order(tables: {t})")),
        (number(), flag()).prop_map(|(t, held)| format!("Hold(table: {t}, held: {held})")),
        (number(), number(), number(), number()).prop_map(|(t, button, small, big)| format!(
            "Button(table: {t}, positions: (button: {button}, small: {small}, big: {big}))"
        )),
        (number(), name()).prop_map(|(t, why)| format!(
            "Button(table: {t}, positions: (button: 1, small: 2, big: 3), reason: Some({why}))"
        )),
        (number(), number()).prop_map(|(t, hands)| format!("Hands(table: {t}, hands: {hands})")),
    ];
    command.prop_map(|command| format!("Tables({command})"))
}

/// Returns commands of the waiting list.
fn waiting() -> impl Strategy<Value = String> {
    let entry = |what: &'static str| {
        (number(), name()).prop_map(move |(e, why)| format!("{what}(entry: {e}, reason: {why})"))
    };
    let command = prop_oneof![
        list(number()).prop_map(|e| format!("Join(entries: {e})")),
        (list(number()), wish(), any::<bool>()).prop_map(|(e, seat, dealt)| format!(
            "Call(entries: {e}, seat: {seat}, dealt_in: {dealt})"
        )),
        (list(number()), number(), list(number()), number()).prop_map(
            |(t, size, e, seed)| format!(
                "Open(tables: {t}, size: {size}, entries: {e}, seed: {seed})"
            )
        ),
        entry("Skip"),
        entry("Hold"),
        number().prop_map(|e| format!("Back(entry: {e})")),
        (number(), number(), name())
            .prop_map(|(e, place, why)| format!("Rank(entry: {e}, place: {place}, reason: {why})")),
        any::<bool>().prop_map(|keep| format!("Close(keep_fee: {keep})")),
    ];
    prop_oneof![
        4 => command.prop_map(|command| format!("Waiting({command})")),
        1 => list(number()).prop_map(|e| format!("Arrivals(CheckIn(entries: {e}))")),
    ]
}

/// Returns secrets of draws, and words from the room.
fn draws() -> impl Strategy<Value = String> {
    let digits = select(vec!["0", "7", "f", "F", "g"]);
    let secret = (digits, select(vec![64_usize, 64, 64, 63, 0])).prop_map(|(d, n)| d.repeat(n));
    let command = prop_oneof![
        3 => secret.prop_map(|secret| format!("Seal(\"{secret}\")")),
        2 => name().prop_map(|word| format!("Say({word})")),
        1 => Just("Reveal".to_owned()),
    ];
    command.prop_map(|command| format!("Draws({command})"))
}

/// Returns reports of tables on the hands that the floor waits for.
fn hands() -> impl Strategy<Value = String> {
    let progress = select(vec!["Plays", "Stopped", "AllIn", "Done", "Done"]);
    let report = (number(), progress, list(number())).prop_map(|(table, progress, seats)| {
        format!("Report(table: {table}, progress: {progress}, seats: {seats})")
    });
    let command = prop_oneof![
        4 => report,
        1 => (number(), number()).prop_map(|(e, stack)| format!("Stack(entry: {e}, stack: {stack})")),
        1 => select(vec!["Deal", "Soft", "AskHeads"]).prop_map(str::to_owned),
        1 => any::<(bool, bool)>().prop_map(|(played, day)| format!("End(played: {played}, day: {day})")),
        1 => (number(), number()).prop_map(|(t, heads)| format!("Heads(table: {t}, heads: {heads})")),
        1 => number().prop_map(|rank| format!("LastHands(card: Turned({rank}))")),
        1 => number().prop_map(|seed| format!("LastHands(card: Drawn({seed}))")),
        1 => number().prop_map(|seed| format!("LastHands(card: Proven({seed}))")),
    ];
    command.prop_map(|command| format!("Hands({command})"))
}

fn others() -> impl Strategy<Value = String> {
    let stack = (number(), number()).prop_map(|(entry, chips)| format!("({entry}, {chips})"));
    let setup = (name(), number(), number(), number()).prop_map(|(name, seats, gap, prize)| {
        format!("(name: {name}, seats: {seats}, buy_in: (prize: {prize}), house: (gap: {gap}, redraws: [{seats}]))")
    });
    prop_oneof![
        list(stack).prop_map(|stacks| format!("Counts(Count(stacks: {stacks}))")),
        setup.prop_map(|setup| format!("Setup(Change({setup}))")),
        prices().prop_map(|setup| format!("Setup(Change({setup}))")),
    ]
}

fn buy_in() -> impl Strategy<Value = String> {
    (number(), number(), number(), number()).prop_map(|(prize, bounty, fee, staff)| {
        format!("(prize: {prize}, bounty: {bounty}, fee: {fee}, staff: {staff})")
    })
}

/// Returns the prices of an event.
fn prices() -> impl Strategy<Value = String> {
    let bounty = prop_oneof![
        Just("Fixed".to_owned()),
        Just("FixedLastToPrizes".to_owned()),
        number().prop_map(|cash| format!("Progressive(cash: {cash})")),
        number().prop_map(|players| format!("Mystery(from: Players({players}))")),
        number().prop_map(|times| format!("Mystery(from: PaidPlaces({times}))")),
    ];
    let part = prop_oneof![
        number().prop_map(|part| format!("(name: \"Staff\", part: Hundredths({part}))")),
        number().prop_map(|money| format!("(name: \"Staff\", part: Fixed({money}))")),
    ];
    let later = || {
        (buy_in(), number())
            .prop_map(|(price, chips)| format!("(price: {price}, chips: Some({chips}))"))
    };
    let purchase =
        (buy_in(), number(), list(later()), number()).prop_map(|(price, chips, later, most)| {
            format!(
                "(price: {price}, chips: {chips}, later: {later}, most: {most}, through_level: 9)"
            )
        });
    let purchase = purchase.boxed();
    let offers = (purchase.clone(), purchase, list(later()));
    (buy_in(), list(part), bounty, number(), number(), offers).prop_map(
        |(price, withheld, bounty, tax, guarantee, (rebuy, add_on, later))| {
            format!(
                "(buy_in: {price}, later: {later}, withheld: {withheld}, bounty: {bounty}, prize_tax: {tax}, \
                 guarantee: {guarantee}, rebuy: Some({rebuy}), add_on: Some({add_on}))"
            )
        },
    )
}

fn counts() -> impl Strategy<Value = String> {
    let pieces =
        || list((number(), number()).prop_map(|(value, many)| format!("({value}, {many})")));
    let row = (number(), number(), pieces()).prop_map(|(entry, chips, pieces)| {
        format!("(entry: {entry}, chips: {chips}, pieces: {pieces})")
    });
    let change = (any::<bool>(), number())
        .prop_map(|(more, chips)| format!("{}({chips})", if more { "More" } else { "Fewer" }));
    let holding = (number(), number(), any::<bool>()).prop_map(|(seat, chips, others)| {
        format!("(seat: {seat}, chips: {chips}, others: {others})")
    });
    let value = || prop_oneof![3 => select(vec!["25", "100", "500", "1000"]).prop_map(str::to_owned), 1 => number()];
    let cards = prop_oneof![
        2 => number().prop_map(|seed| format!("Drawn(seed: {seed})")),
        1 => list(number().prop_map(|seat| format!("({seat}, [\"Ah\", \"Kd\"])")))
            .prop_map(|dealt| format!("Dealt({dealt})")),
    ];
    let table =
        || prop_oneof![Just("None".to_owned()), number().prop_map(|t| format!("Some({t})"))];
    let command = prop_oneof![
        2 => (number(), list(row)).prop_map(|(t, rows)| format!("Sheet(table: {t}, rows: {rows})")),
        2 => (table(), change, name()).prop_map(|(table, change, reason)| format!(
            "Correct(table: {table}, change: {change}, reason: {reason})"
        )),
        3 => (number(), value(), value(), list(holding), cards).prop_map(|(t, old, new, held, cards)| format!(
            "ColourUp(table: {t}, old: {old}, new: {new}, holdings: {held}, cards: {cards})"
        )),
        1 => (number(), value(), number()).prop_map(|(entry, old, chips)| format!(
            "FoundLate(entry: {entry}, old: {old}, chips: {chips})"
        )),
        1 => (number(), value(), value(), number()).prop_map(|(entry, old, new, chips)| format!(
            "Change(entry: {entry}, old: {old}, new: {new}, chips: {chips})"
        )),
    ];
    command.prop_map(|command| format!("Counts({command})"))
}

fn bounties() -> impl Strategy<Value = String> {
    let stack = prop_oneof![Just("None".to_owned()), number().prop_map(|n| format!("Some({n})"))];
    let out = (number(), stack).prop_map(|(entry, stack)| format!("({entry}, {stack})"));
    let taken = (number(), list(number())).prop_map(|(out, by)| format!("({out}, {by})"));
    let pairs = || list((number(), number()).prop_map(|(one, other)| format!("({one}, {other})")));
    let nth = || prop_oneof![4 => Just("0".to_owned()), 1 => number()];
    let command = prop_oneof![
        4 => (list(out), list(taken)).prop_map(|(out, taken)| format!("KnockOut(out: {out}, taken: {taken})")),
        2 => (number(), nth(), list(number()))
            .prop_map(|(out, nth, by)| format!("Take(out: {out}, nth: {nth}, by: {by})")),
        1 => (number(), nth()).prop_map(|(out, nth)| format!("Leave(out: {out}, nth: {nth})")),
        1 => (pairs(), number())
            .prop_map(|(envelopes, from)| format!("Prepare(envelopes: {envelopes}, from: {from})")),
        1 => (number(), nth(), number())
            .prop_map(|(out, nth, seed)| format!("Draw(out: {out}, nth: {nth}, seed: {seed})")),
        1 => (number(), nth(), number())
            .prop_map(|(out, nth, amount)| format!("Open(out: {out}, nth: {nth}, amount: {amount})")),
        1 => number().prop_map(|entry| format!("Replace(entry: {entry})")),
        1 => pairs().prop_map(|shares| format!("Divide(shares: {shares})")),
    ];
    command.prop_map(|command| format!("Bounties({command})"))
}

fn prizes() -> impl Strategy<Value = String> {
    let prize = || {
        (number(), number())
            .prop_map(|(money, tickets)| format!("(money: {money}, tickets: {tickets})"))
    };
    let row = (number(), prize())
        .prop_map(|(places, prize)| format!("(places: {places}, prize: {prize})"));
    let place = (number(), number()).prop_map(|(place, money)| format!("({place}, {money})"));
    let over = || select(vec!["Nearest", "First", "FromTop"]);
    let kind = prop_oneof![
        Just("Curve(Usual)".to_owned()),
        number().prop_map(|power| format!("Curve(Power({power}))")),
        (number(), list(number()), over()).prop_map(|(to, shares, over)| format!(
            "Percent(tables: [(to: {to}, shares: {shares})], over: {over})"
        )),
        (list(number()), over())
            .prop_map(|(prizes, over)| format!("Fixed(prizes: {prizes}, over: {over})")),
        (number(), any::<bool>(), number()).prop_map(|(value, tickets, step)| format!(
            "Satellite(value: {value}, tickets: {tickets}, rest: InSteps({step}))"
        )),
        (number(), any::<bool>()).prop_map(|(value, tickets)| format!(
            "Satellite(value: {value}, tickets: {tickets}, rest: Next)"
        )),
        Just("WinnerTakesAll".to_owned()),
    ];
    let places = prop_oneof![
        Just("Usual".to_owned()),
        number().prop_map(|n| format!("OneIn({n})")),
        number().prop_map(|n| format!("Percent({n})")),
        number().prop_map(|n| format!("Exactly({n})")),
    ];
    let some = || prop_oneof![2 => Just("None".to_owned()), 1 => number().prop_map(|n| format!("Some({n})"))];
    let band =
        (number(), number()).prop_map(|(from, each)| format!("(from: {from}, each: {each})"));
    let plan = (name(), kind, places, some(), some(), list(band)).prop_map(
        |(name, kind, places, round_to, least, bands)| {
            format!(
                "Plan((name: {name}, kind: {kind}, places: {places}, round_to: {round_to}, least: {least}, \
                 bands: {bands}))"
            )
        },
    );
    let command = prop_oneof![
        4 => plan,
        2 => list(row).prop_map(|rows| format!("Lock(rows: {rows})")),
        1 => name().prop_map(|reason| format!("Unlock(reason: {reason})")),
        2 => (list(place), name())
            .prop_map(|(prizes, reason)| format!("Correct(prizes: {prizes}, reason: {reason})")),
    ];
    command.prop_map(|command| format!("Prizes({command})"))
}

fn deals() -> impl Strategy<Value = String> {
    let method = prop_oneof![
        select(vec!["Icm", "ChipChop", "ChipsAlone", "Equal", "Own"]).prop_map(str::to_owned),
        number().prop_map(|icm| format!("Mixed(icm: {icm})")),
    ];
    let pairs = || list((number(), number()).prop_map(|(entry, of)| format!("({entry}, {of})")));
    let agree =
        (method, pairs(), pairs(), list(number())).prop_map(|(method, stacks, shares, kept)| {
            format!("Agree((method: {method}, stacks: {stacks}, shares: {shares}, kept: {kept}))")
        });
    let command =
        prop_oneof![3 => agree, 1 => name().prop_map(|reason| format!("Cancel(reason: {reason})"))];
    command.prop_map(|command| format!("Deals({command})"))
}

fn payments() -> impl Strategy<Value = String> {
    let method = select(vec!["Cash", "Transfer", "Cheque", "Voucher"]);
    let tickets = prop_oneof![2 => Just("0".to_owned()), 1 => number()];
    let pay = (number(), number(), number(), tickets, method, name()).prop_map(
        |(entry, amount, withheld, tickets, method, document)| {
            format!(
                "Pay(entry: {entry}, amount: {amount}, withheld: {withheld}, tickets: {tickets}, \
                 method: {method}, document: {document})"
            )
        },
    );
    let back = (number(), name())
        .prop_map(|(entry, reason)| format!("TakeBack(entry: {entry}, reason: {reason})"));
    let command = prop_oneof![3 => pay, 1 => back];
    command.prop_map(|command| format!("Payments({command})"))
}

fn papers() -> impl Strategy<Value = String> {
    let sheet = select(vec!["SeatCards", "MoveSlips", "TableSheets", "Payouts", "Log"]);
    let scope = prop_oneof![
        Just("All".to_owned()),
        list(number()).prop_map(|tables| format!("Tables({tables})")),
        list(number()).prop_map(|entries| format!("Entries({entries})")),
    ];
    let outlet = prop_oneof![
        Just("File".to_owned()),
        name().prop_map(|printer| format!("Printer({printer})")),
    ];
    (sheet, scope, number(), outlet).prop_map(|(sheet, scope, fingerprint, outlet)| {
        format!(
            "Papers(Record((sheet: {sheet}, scope: {scope}, fingerprint: {fingerprint}, outlet: {outlet})))"
        )
    })
}

fn incidents() -> impl Strategy<Value = String> {
    let penalty = prop_oneof![
        Just("Warning".to_owned()),
        number().prop_map(|hands| format!("Hands({hands})")),
        number().prop_map(|rounds| format!("Rounds({rounds})")),
        number().prop_map(|stack| format!("Disqualified(stack: {stack})")),
    ];
    let ruling = (name(), name(), number(), number()).prop_map(|(matter, verdict, table, player)| {
        format!(
            "Rule((matter: Other({matter}), verdict: Text({verdict}), rules: [{matter}], book: {verdict}, \
             table: Some({table}), player: Some({player})))"
        )
    });
    let push = (number(), number(), number(), list(number())).prop_map(|(big, bet, live, chips)| {
        format!(
            "Rule((matter: Push((betting: NoLimit, big_blind: {big}, bet: {bet}, raise: {big}, pot: None, \
             front: {chips}, front_left: None, push: {chips}, behind: None, said: Nothing, when: With, \
             live: {live}, opener: false, acted_at: None, raises: 0)), verdict: Push((action: Call, \
             total: {bet}, add: 0, back: {big})), rules: [], book: \"\"))"
        )
    });
    let command = prop_oneof![
        4 => (number(), penalty, name()).prop_map(|(entry, penalty, note)| format!(
            "Penalise(entry: {entry}, penalty: {penalty}, note: {note})"
        )),
        2 => (number(), number()).prop_map(|(entry, hands)| format!("Miss(entry: {entry}, hands: {hands})")),
        1 => (number(), name()).prop_map(|(entry, why)| format!("Lift(entry: {entry}, reason: {why})")),
        1 => number().prop_map(|entry| format!("UseBank(entry: {entry})")),
        1 => Just("ResetBanks".to_owned()),
        1 => (number(), name()).prop_map(|(table, who)| format!(
            "Answer(table: {table}, caller: {who}, called: \"2026-11-29T18:00:00.000Z\")"
        )),
        1 => ruling,
        2 => push,
    ];
    command.prop_map(|command| format!("Incidents({command})"))
}

fn command() -> impl Strategy<Value = String> {
    // Boxed, because nested they are too large for the stack of a test.
    prop_oneof![
        2 => clock().boxed(),
        4 => entries().boxed(),
        5 => tables().boxed(),
        3 => incidents().boxed(),
        1 => others().boxed(),
        2 => counts().boxed(),
        2 => bounties().boxed(),
        2 => prizes().boxed(),
        1 => deals().boxed(),
        2 => payments().boxed(),
        1 => papers().boxed(),
        2 => waiting().boxed(),
        1 => draws().boxed(),
        2 => hands().boxed(),
    ]
}

fn waiver() -> impl Strategy<Value = Option<Waiver>> {
    let rules = [
        "Pinned",
        "RegistrationClosed",
        "HasPlayed",
        "NoMoreEntries",
        "SeatTaken",
        "LastPlayer",
        "TooManyRounds",
        "NoTimeBank",
        "Disqualified",
    ];
    let waiver = select(rules.to_vec())
        .prop_map(|rule| ron::from_str(&format!("(of: {rule}, reason: \"a test\")")).unwrap());
    proptest::option::weighted(0.2, waiver)
}

/// An evening in the middle of play: its beginning and its records.
static MIDDLE: LazyLock<(Beginning, Vec<Record>)> = LazyLock::new(|| {
    let until = RehearsalEnd::Level { number: 3, into: Span::from_minutes(5) };
    let played = play("club-turbo", 14, 5, until);
    (played.session.beginning().clone(), played.session.records().to_vec())
});

/// The end of an evening with bounties and a guarantee: the prizes are locked, some are paid.
static LATE: LazyLock<(Beginning, Vec<Record>)> = LazyLock::new(|| {
    let setup = Setup {
        buy_in: BuyIn {
            prize: Money::from_minor(10_000),
            bounty: Money::from_minor(3_333),
            ..BuyIn::default()
        },
        bounty: BountyKind::PROGRESSIVE,
        guarantee: Money::from_minor(500_000),
        ..Setup::default()
    };
    let until = RehearsalEnd::Players(4);
    let script = Script { entries: 22, guests: Vec::new(), seed: 9, until, office: true };
    let played = play_in(setup, "club-turbo", script);
    (played.session.beginning().clone(), played.session.records().to_vec())
});

/// Opens a desk in the middle or at the end of the evening, in a file of its own.
fn middle(folder: &tempfile::TempDir, late: bool) -> (Box<Session>, StageClock) {
    let (beginning, records) = if late { &*LATE } else { &*MIDDLE };
    let path = folder.path().join("middle.ron");
    write(&path, beginning, records.iter().map(|record| ron::to_string(record).unwrap()));
    let clock = StageClock::at(records.last().unwrap().recorded);
    let file::OpenedEvent { desk: session, notices, .. } =
        file::open(&path, Box::new(clock.clone()), desk()).unwrap();
    assert_eq!(notices, []);
    (session, clock)
}

/// Seals these lines as the program would.
fn write(path: &std::path::Path, beginning: &Beginning, bodies: impl Iterator<Item = String>) {
    let head = ron::to_string(beginning).unwrap();
    let mut journal =
        Journal::create(path, Subject::Event, &head, &Holder::new("Ann", "")).unwrap();
    for body in bodies {
        journal.append(&body).unwrap();
    }
}

/// Computes everything that the screens show.
fn look_everywhere(session: &dyn Desk) {
    let (t, now) = (session.tournament(), session.now());
    let plan = t.seating_plan(now);
    Header::of(Language::English, t, now);
    Floor::of(Language::English, t, &plan, now);
    breaking_order(Language::English, t, &plan);
    tasks(Language::English, t, &plan, now);
    ClockFace::of(Language::English, t, &[], now);
    BoardView::of(Language::English, t, now);
    HandMoney::of(Language::English, t, now);
    StructureView::of(Language::English, t, now);
    players::rows(Language::English, t, &plan, players::PlayerOrder::Name, now);
    for language in Language::complete() {
        lines(language, t, session.records(), session.ledger());
        running(language, t, None);
        (1..40).filter_map(TableNo::new).for_each(|table| drop(handover(language, t, table, now)));
    }
    let numbers = (1..40).filter_map(TableNo::new);
    numbers.for_each(|table| drop(TableSheet::of(Language::English, t, table, now)));
    check_log_texts(session.records(), t);
    for (player, _) in t.entries().players() {
        PlayerCard::of(Language::English, t, session.records(), session.ledger(), player, now);
    }
}

/// Checks that a text of the log does not depend on when it is read: once with each record, and
/// after all of them from the last to the first.
fn check_log_texts(records: &[Record], t: &Tournament) {
    let book = LogBook::new(Language::English);
    let (mut step_by_step, at_the_end) = (book.clone(), book.updated(records, t));
    let read = |number: usize, book: &LogBook, records: &[Record]| {
        book.reader(records, t).text(u32::try_from(number).unwrap()).to_owned()
    };
    let at_once: Vec<String> = (0..records.len())
        .map(|number| {
            let known = &records[..=number];
            step_by_step = std::mem::take(&mut step_by_step).updated(known, t);
            read(number, &step_by_step, known)
        })
        .collect();
    for (number, text) in at_once.iter().enumerate().rev() {
        assert_eq!(&read(number, &at_the_end, records), text, "record {number}");
    }
}

/// Computes the Chips and the Money screen, which take longer.
fn look_at_the_office(session: &dyn Desk) {
    let written = (session.beginning(), session.records(), session.ledger());
    stage::office::look(session.tournament(), written, session.now());
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 48, ..ProptestConfig::default() })]

    #[test]
    fn a_refusal_changes_nothing_and_can_says_what_submit_does(
        asked in proptest::collection::vec((command(), waiver(), 0..90_i64, 0..12_u8), 1..40),
        late in any::<bool>(),
    ) {
        let folder = tempfile::tempdir().unwrap();
        let (mut session, clock) = middle(&folder, late);
        for (text, waiver, minutes, turn) in asked {
            // Text that RON does not accept as a command never reaches the desk.
            let Ok(command) = ron::from_str::<Command>(&text) else { continue };
            clock.set(session.now().after(Span::from_minutes(minutes)));
            let before = session.tournament().clone();
            let count = session.records().len();
            let can = session.can(&command);
            let waived = waiver.is_some();
            match session.submit(command, waiver) {
                Ok(()) => prop_assert!(can.is_ok() || waived, "{text}: {can:?}, and yet it was done"),
                Err(SubmitError::Refused(refusal)) => {
                    prop_assert!(can == Err(refusal) || waived, "{text}: {can:?}, then {refusal:?}");
                    prop_assert!(*session.tournament() == before, "{text}: a refusal changed something");
                    prop_assert_eq!(session.records().len(), count, "{}: a refusal is on record", text);
                }
                Err(error) => prop_assert!(false, "{text}: {error}"),
            }
            prop_assert_eq!(session.tournament().breach(), None, "{}", text);
            match turn {
                0 => drop(session.undo()),
                1 => drop(session.redo()),
                2 => drop(session.strike(u32::try_from(count / 2).unwrap())),
                3 => look_at_the_office(&*session),
                _ => {}
            }
            look_everywhere(&*session);
        }
        look_at_the_office(&*session);
        let last = session.tournament().clone();
        prop_assert!(fold(session.beginning(), session.records(), session.ledger()) == last);
        prop_assert_eq!(audit(session.beginning(), session.records(), |_, _| {}), Ok(()));
        let path = session.path().unwrap().to_owned();
        drop(session);
        let (opened, notices) = open(&path).unwrap();
        prop_assert_eq!(notices, []);
        prop_assert!(*opened.tournament() == last);
    }

    /// Checks lines with valid seals but impossible content. The program shows their result, and
    /// `check` reports them. It never crashes.
    #[test]
    fn a_forged_file_opens_and_is_found_out(
        forged in proptest::collection::vec((any::<prop::sample::Index>(), any::<prop::sample::Index>(), number()), 1..5),
        swapped in proptest::option::of((any::<prop::sample::Index>(), any::<prop::sample::Index>())),
        late in any::<bool>(),
    ) {
        let (beginning, records) = if late { &*LATE } else { &*MIDDLE };
        let mut bodies: Vec<String> = records.iter().map(|record| ron::to_string(record).unwrap()).collect();
        for (line, place, new) in forged {
            let body = line.get_mut(&mut bodies);
            // A quotation mark inside a text would end it, and the journal would refuse the line.
            *body = with_number(body, place, new.trim_matches('"'));
        }
        if let Some((one, other)) = swapped {
            let (one, other) = (one.index(bodies.len()), other.index(bodies.len()));
            bodies.swap(one, other);
        }
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("forged.ron");
        write(&path, beginning, bodies.into_iter());
        let clock = Box::new(StageClock::at(MORNING));
        let file::OpenedEvent { desk: mut session, .. } = file::open(&path, clock, desk()).unwrap();
        look_everywhere(&*session);
        let _: Option<_> = session.tournament().breach();
        let _ = audit(session.beginning(), session.records(), |_, _| {});
        let _ = session.undo();
        let _ = session.redo();
        look_everywhere(&*session);
        look_at_the_office(&*session);
    }
}

/// Replaces a number in `body`, outside its time.
fn with_number(body: &str, place: prop::sample::Index, new: &str) -> String {
    let from = body.find("by:").unwrap_or(0);
    let digits = |c: char| c.is_ascii_digit();
    let starts: Vec<usize> = body
        .char_indices()
        .filter(|&(at, c)| at > from && digits(c) && !body[..at].ends_with(digits))
        .map(|(at, _)| at)
        .collect();
    if starts.is_empty() {
        return body.to_owned();
    }
    let start = starts[place.index(starts.len())];
    let end = body[start..].find(|c| !digits(c)).map_or(body.len(), |length| start + length);
    format!("{}{new}{}", &body[..start], &body[end..])
}

/// Checks that a waivable rule is reported only if at most one other waivable rule forbids the
/// command. So no reason is written in vain.
#[test]
fn waivable_reasons_come_last() {
    let (mut runner, commands) = (TestRunner::deterministic(), command());
    let mut set_aside = BTreeMap::<String, usize>::new();
    for (beginning, records) in [&*MIDDLE, &*LATE] {
        let mut t: Tournament = beginning.tournament();
        let mut states = Vec::new();
        for (nth, record) in records.iter().enumerate() {
            bottone::tournament::history::apply(&mut t, &ValidRecord::recorded(0, record));
            if nth % (records.len() / 6) == 0 || nth + 1 == records.len() {
                states.push((t.clone(), record.recorded));
            }
        }
        for nth in 0..16_000 {
            let text = commands.new_tree(&mut runner).unwrap().current();
            let Ok(command) = ron::from_str::<Command>(&text) else { continue };
            let (t, at) = &states[nth % states.len()];
            let at = at.after(Span::from_minutes(if nth % 3 == 0 { 400 } else { 0 }));
            let Err(first) = t.decide(&command, at, None) else { continue };
            if !first.is_waivable() {
                continue;
            }
            *set_aside.entry(format!("{first:?}")).or_default() += 1;
            let why = || "a test".to_owned();
            let Err(second) = t.decide(&command, at, Some(&Waiver::new(first, why()))) else {
                continue;
            };
            let label = format!("{text}: {first:?} is set aside, then {second:?}");
            assert!(second.is_waivable() && second != first, "{label}");
            let both = Waiver::new(first, why()).with_rule(second);
            assert!(t.decide(&command, at, Some(&both)).is_ok(), "{label}, then another");
        }
    }
    assert!(set_aside.len() >= 3, "too few rules were met: {set_aside:?}");
}

#[test]
fn the_absurd_commands_are_not_all_refused_and_not_all_taken() {
    let (beginning, records) = &*MIDDLE;
    let mut t: Tournament = beginning.tournament();
    for record in records {
        bottone::tournament::history::apply(&mut t, &ValidRecord::recorded(0, record));
    }
    let at = records.last().unwrap().recorded;
    let (mut runner, commands) = (TestRunner::deterministic(), command());
    let (mut unread, mut refused, mut done) = (0, 0, 0);
    for _ in 0..2_000 {
        let text = commands.new_tree(&mut runner).unwrap().current();
        match ron::from_str::<Command>(&text) {
            Err(_) => unread += 1,
            Ok(command) => match t.decide(&command, at, None) {
                Ok(_) => done += 1,
                Err(_) => refused += 1,
            },
        }
    }
    assert!(unread > 100 && refused > 100 && done > 100, "{unread} {refused} {done}");
    assert!(records.iter().all(|record| matches!(record.action, RecordAction::Done { .. })));
}
