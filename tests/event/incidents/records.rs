use bottone::{
    i18n::Language,
    rules::rulebook::{
        BankReset, ClockExpiry, Rulebook, ShotClock, ShotClockRules, ShotClockStart, UnusedBanks,
    },
    session::Desk as _,
    tournament::{incidents::IncidentCommand, setup::HouseRules},
    view::{floor::TableSheet, log::LogBook, players::PlayerCard},
    view_table::record::{handover, lines},
};

use super::*;

fn rule(given: &str) -> Result<Command, ron::de::SpannedError> {
    ron::from_str(&format!("Incidents(Rule({given}))"))
}

const PUSH: &str = "(matter: Push((betting: NoLimit, big_blind: 200, bet: 600, raise: 400, pot: None,
    front: [], front_left: None, push: [1000], behind: None, said: Nothing, when: Before, live: 3,
    opener: true, acted_at: None, raises: 0,
    followed: (full: None, blind_first: false, cap_lifted: None, opposed: true))),
    verdict: Push((action: Call, total: 600, add: 0, back: 400)),
    rules: [\"TDA 44\"], book: \"TDA 2024\", table: Some(1), player: Some(2), note: \"shown to all\")";

#[test]
fn a_ruling_is_recorded_shown_and_voided() {
    let mut room = Room::in_play(Setup::default(), &[6, 4]);
    let number = room.does(rule(PUSH).unwrap());
    assert_eq!(room.t().incidents().rulings().len(), 1);
    let book = LogBook::new(Language::English).updated(room.session.records(), room.t());
    let log = book.reader(room.session.records(), room.t());
    assert_eq!(log.text(number), "Ruling · Table 1 · T1S2 · Call 600. Return 400.");
    assert!(log.mentions(number, &["tda 44", "tda 2024", "shown"]));
    let session = &*room.session;
    let italian =
        lines(Language::Italian, session.tournament(), session.records(), session.ledger());
    let line = &italian[0];
    assert_eq!(
        [line.place.as_str(), &line.who, &line.verdict, &line.rules, &line.book, &line.note],
        ["Tavolo 1", "T1S2", "Call: 600. Restituisci 400.", "TDA 44", "TDA 2024", "shown to all"]
    );
    assert_eq!(line.by, "Ann");
    room.session.strike(number).unwrap();
    let session = &*room.session;
    assert!(session.tournament().incidents().rulings().is_empty());
    let left = lines(Language::English, session.tournament(), session.records(), session.ledger());
    assert_eq!(left, []);
}

#[test]
fn a_ruling_that_cannot_be_is_refused() {
    let mut room = Room::in_play(Setup::default(), &[3]);
    let long = "x".repeat(2_001);
    let chips = vec!["100"; 10_001].join(",");
    let many = vec!["\"TDA 1\""; 21].join(",");
    let cases = [
        ("[1000]", "[]".to_owned(), Refusal::NotUnderstood),
        ("[1000]", format!("[{chips}]"), Refusal::NotUnderstood),
        ("live: 3", "live: 200".to_owned(), Refusal::NotUnderstood),
        ("big_blind: 200", "big_blind: 0".to_owned(), Refusal::NotUnderstood),
        ("said: Nothing", "said: Unclear(\"a\\nb\")".to_owned(), Refusal::NotUnderstood),
        ("\"TDA 44\"", many, Refusal::NotUnderstood),
        ("\"TDA 44\"", format!("\"{long}\""), Refusal::NotUnderstood),
        ("\"TDA 2024\"", "\"a\\u{7}\"".to_owned(), Refusal::NotUnderstood),
        ("shown to all", "two\\nlines".to_owned(), Refusal::NotUnderstood),
        ("table: Some(1)", "table: Some(7)".to_owned(), Refusal::TableUnknown),
        ("player: Some(2)", "player: Some(99)".to_owned(), Refusal::EntryUnknown),
    ];
    for (old, new, refusal) in cases {
        assert!(PUSH.contains(old), "{old}");
        let command = rule(&PUSH.replacen(old, &new, 1)).unwrap();
        assert_eq!(room.refused(command), refusal, "{old} → {new:.60}");
    }
    let matches = |matter: &str, verdict: &str| {
        rule(&format!(
            "(matter: {matter}, verdict: Text(\"{verdict}\"), rules: [], book: \"\", note: \"\")"
        ))
    };
    room.does(matches("Other(\"A spilt drink\")", "The deck is changed.").unwrap());
    room.does(matches("Irregularity(\"boxed-card\")", "It is no card.").unwrap());
    for (matter, verdict) in
        [("Other(\"\")", "Yes."), ("Other(\"x\")", " "), ("Other(\"x\")", &long)]
    {
        let command = matches(matter, verdict).unwrap();
        assert_eq!(room.refused(command), Refusal::NotUnderstood, "{matter}, {verdict:.10}");
    }
}

#[test]
fn every_screen_knows_of_a_penalty() {
    let mut room = Room::in_play(Setup::default(), &[9]);
    let given = room.does(penalise(8, Penalty::Rounds(1)));
    room.does(dealt(1, 2));
    let book = LogBook::new(Language::Italian).updated(room.session.records(), room.t());
    let log = book.reader(room.session.records(), room.t());
    assert_eq!(log.text(given), "Penalità · T1S8 · Tavolo 1 · 9 mani: un giro di 9");
    assert!(log.mentions(given, &["tda 71", "a test"]));
    let (t, now) = (room.t(), room.session.now());
    let sheet = TableSheet::of(Language::English, t, table(1), now).unwrap();
    assert_eq!(sheet.seats[7].misses, "misses 7 hands");
    assert_eq!(sheet.seats[6].misses, "");
    let player = t.entries().get(entry(8)).unwrap().player;
    let (records, ledger) = (room.session.records(), room.session.ledger());
    let card = PlayerCard::of(Language::English, t, records, ledger, player, now).unwrap();
    assert!(card.stats.iter().any(|stat| stat.figure == "7 hands"), "{:?}", card.stats);
    assert_eq!(card.happened[0].1, "Penalty · 9 hands: one round of 9: a test");
}

/// Checks TDA 2024 recommended procedure 15: warnings, penalties and blinds.
#[test]
fn the_next_dealer_learns_what_this_one_knows() {
    let mut room = Room::in_play(Setup::default(), &[6]);
    let matches = |room: &Room| -> Vec<(String, String)> {
        let all = handover(Language::English, room.t(), table(1), room.session.now());
        all.into_iter().map(|line| (line.about, line.text)).collect()
    };
    let owned = |a: &str, b: &str| (a.to_owned(), b.to_owned());
    room.clock.set(crate::stage::next_day_at(18, 0));
    let unknown = owned("Button", "not entered yet: check it together");
    assert_eq!(matches(&room), std::slice::from_ref(&unknown));
    let seen = "Tables(Button(table: 1, positions: (button: 3, small: 4, big: 5)))";
    room.does(ron::from_str(seen).unwrap());
    room.does(penalise(2, Penalty::Warning));
    room.does(penalise(6, Penalty::Rounds(1)));
    assert_eq!(
        matches(&room),
        [
            owned("Button", "seat 4 next hand, blinds 5 and 6"),
            owned("Seat 6 · T1S6", "misses 6 hands: dealt in, posts blinds, hand is killed"),
            owned("Seat 2 · T1S2", "Warning, at 18:00: a test"),
        ]
    );
}

#[test]
fn time_banks_are_counted_up_to_those_that_the_book_gives() {
    let clock = ShotClock {
        pre_flop: 30,
        flop: 30,
        turn: 30,
        river: 30,
        starts: ShotClockStart::FirstHand,
        banks: 2,
        bank_seconds: 30,
        reset: BankReset::Never,
        unused: UnusedBanks::Lost,
        expiry: ClockExpiry::default(),
    };
    let rulebook = Rulebook { shot_clock: ShotClockRules::On(clock), ..Rulebook::default() };
    let house = HouseRules { rulebook, ..HouseRules::default() };
    let mut room = Room::in_play(Setup { house, ..Setup::default() }, &[4]);
    let bank = || Command::Incidents(IncidentCommand::UseBank { entry: entry(1) });
    room.does(bank());
    room.does(bank());
    assert_eq!(room.refused(bank()), Refusal::NoTimeBank);
    room.waives(bank(), Refusal::NoTimeBank);
    assert_eq!(room.t().incidents().banks_used(entry(1)), 3);
    room.does(Command::Incidents(IncidentCommand::ResetBanks));
    assert_eq!(room.t().incidents().banks_used(entry(1)), 0);
}
