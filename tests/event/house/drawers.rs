//! Drawers: their refusals, and their sums, which equal those of the events after any acts.

use std::{collections::BTreeMap, fs, path::Path};

use bottone::{
    base::{
        draw::Draw,
        money::{Currency, Money},
        person::Person,
        time::{Span, Timestamp},
    },
    club::drawers::{ALWAYS, CashGap, EventCash, cash_gaps},
    house::{
        Command, House, Refusal,
        drawers::{Closing, Count, DrawersCommand, Opening},
    },
    i18n::Language,
    print::{Paper, pdf},
    session::{Desk as _, Operator, file, time::StageClock},
    tournament::{
        self,
        cash::{Movement, movements, roll},
        entries::{Entrant, EntryCommand},
        history::{Ledger, Record, RecordChoices},
        payments::{PaymentCommand, PaymentMethod, PurchaseRef},
        tables::SeatWish,
    },
    view::house::drawers::{DrawerSums, Till, day_close, drawer_cards, hand_over_slip},
};

use super::{create, setup};
use crate::stage::{self, EVENING, Room, bottone};

fn euro(units: i64) -> Money {
    Money::from_minor(units * 100)
}

fn opening(number: u32, cashier: &str, minutes: i64) -> Opening {
    Opening {
        number,
        cashier: cashier.into(),
        desk: "desk 1".into(),
        currency: Currency::default(),
        float: euro(200),
        from: EVENING.after(Span::from_minutes(minutes)),
        after: None,
    }
}

fn closing(minutes: i64, events: i64, counted: i64) -> Closing {
    Closing {
        until: EVENING.after(Span::from_minutes(minutes)),
        events: euro(events),
        counted: Count { total: euro(counted), pieces: Vec::new() },
        note: String::new(),
    }
}

fn does(house: &mut House, command: DrawersCommand) -> Result<(), Refusal> {
    for event in house.decide(&Command::Drawers(command))? {
        house.apply(&event, EVENING);
    }
    Ok(())
}

#[test]
fn what_drawers_refuse_and_why() {
    use DrawersCommand::{Close, Move, Open};
    let mut house = House::new(setup());
    does(&mut house, Open(opening(1, "Ann", 0))).unwrap();
    does(&mut house, Open(opening(2, "Ben", 0))).unwrap();
    does(&mut house, Close { drawer: 2, closing: closing(60, 0, 200) }).unwrap();
    let move_ = |drawer, units, reason: &str| Move {
        drawer,
        to_drawer: euro(units),
        reason: reason.into(),
    };
    let pieces = Count { total: euro(50), pieces: vec![(euro(20), 3)] };
    let wrong = Closing { counted: pieces, ..closing(60, 0, 50) };
    let after = |drawer| Opening { after: Some(drawer), ..opening(3, "Eva", 60) };
    let cases = [
        ("a number is the next", Open(opening(7, "Eva", 0)), Refusal::NotUnderstood),
        ("somebody answers for it", Open(opening(3, " ", 0)), Refusal::NotUnderstood),
        ("one drawer at a time", Open(opening(3, "Ann", 90)), Refusal::DrawerOpen),
        ("not before the last was counted", Open(opening(3, "Ben", 59)), Refusal::DrawerOpen),
        ("handed over by nobody", Open(after(9)), Refusal::DrawerUnknown),
        ("handed over uncounted", Open(after(1)), Refusal::DrawerNotCounted),
        ("no such drawer", move_(9, 5, "Change"), Refusal::DrawerUnknown),
        ("nothing is moved", move_(1, 0, "Change"), Refusal::NotUnderstood),
        ("nobody says why", move_(1, 5, ""), Refusal::NotUnderstood),
        ("it was counted", move_(2, 5, "Change"), Refusal::DrawerCounted),
        ("twice", Close { drawer: 2, closing: closing(70, 0, 0) }, Refusal::DrawerCounted),
        (
            "before it began",
            Close { drawer: 1, closing: closing(-1, 0, 0) },
            Refusal::NotUnderstood,
        ),
        ("pieces that add up to more", Close { drawer: 1, closing: wrong }, Refusal::NotUnderstood),
    ];
    for (case, command, refusal) in cases {
        assert_eq!(does(&mut house, command), Err(refusal), "{case}");
    }
    does(&mut house, Open(after(2))).unwrap();
    does(&mut house, Open(opening(4, "Ben", 60))).unwrap();
    does(&mut house, move_(1, -150, "To the safe")).unwrap();
    let drawer = house.drawers().get(1).unwrap();
    assert_eq!(drawer.expected(euro(1_000)), euro(1_050));
    does(&mut house, Close { drawer: 1, closing: closing(60, 1_000, 1_030) }).unwrap();
    assert_eq!(house.drawers().get(1).unwrap().difference(), Some(euro(-20)));
}

/// Plays a random evening with undos, redos, deletions and late reports. The cashiers change all
/// the time.
fn evening(seed: u64) -> (Vec<Record>, Currency) {
    let mut room = Room::open(stage::setup(seed), stage::structure("club-turbo"));
    let mut draw = Draw::new(seed);
    let mut below = |n: usize| usize::try_from(draw.below(n as u64).unwrap()).unwrap();
    for nth in 0..120 {
        room.minutes_later(1);
        let session = &mut room.session;
        let any = u32::try_from(below(session.records().len() + 1)).unwrap();
        let who = vec![Entrant::New(Person::typed(&format!("Player {nth}")))];
        let enter = EntryCommand::Enter { who, seat: SeatWish::Later };
        let enter = tournament::Command::Entries(enter);
        match below(10) {
            0 | 1 => drop(session.undo()),
            2 => drop(session.redo()),
            3 => drop(session.strike_with(any, &RecordChoices::new())),
            4 => {
                let then = session.records().get(any as usize).map_or(EVENING, Record::at);
                drop(session.record_late(enter, None, then, &RecordChoices::new()));
            }
            5 => {
                let entry = session.tournament().entries().all().map(|(id, _)| id).next_back();
                let refund = entry.map(|entry| EntryCommand::Refund { entry, keep_fee: true });
                if let Some(refund) = refund {
                    drop(session.submit(tournament::Command::Entries(refund), None));
                }
            }
            6 => {
                let all: Vec<_> = session.tournament().entries().all().map(|(id, _)| id).collect();
                let Some(entry) = all.get(below(all.len() + 1)) else { continue };
                let method = PaymentMethod::ALL[below(PaymentMethod::ALL.len())];
                let taken =
                    PaymentCommand::PaidWith { entry: *entry, sold: PurchaseRef::Entry, method };
                drop(session.submit(tournament::Command::Payments(taken), None));
            }
            7 => {
                let tournament::Command::Entries(enter) = enter else { continue };
                let paid = enter.paid_by(PaymentMethod::ALL[below(PaymentMethod::ALL.len())]);
                drop(session.submit(tournament::Command::Entries(paid), None));
            }
            _ => drop(session.submit(enter, None)),
        }
    }
    let session = room.session;
    let mut records = session.records().to_vec();
    for record in &mut records {
        record.by = ["Ann", "Ben", "Eva"][below(3)].into();
        record.desk = ["desk 1", "desk 2"][below(2)].into();
    }
    (records, session.tournament().setup().currency.clone())
}

fn stands(records: &[Record]) -> Money {
    movements(records, &Ledger::of(records)).iter().map(Movement::to_desk).sum()
}

/// Checks the law of the roll: its sum at any record equals the valid movements, and later records
/// do not change it.
#[test]
fn a_roll_only_grows_and_comes_to_what_stands() {
    let mut taken_back = 0;
    for seed in 0..8 {
        let (records, _) = evening(seed);
        let whole = roll(&records);
        for until in (0..=records.len()).step_by(7).chain([records.len()]) {
            let part = roll(&records[..until]);
            assert!(whole.starts_with(&part), "seed {seed}: the first {until} records");
            let sum: Money = part.iter().map(|line| line.to_desk).sum();
            assert_eq!(sum, stands(&records[..until]), "seed {seed}: the first {until} records");
            let moved = movements(&records[..until], &Ledger::of(&records[..until]));
            for way in PaymentMethod::ALL {
                let sum: Money =
                    part.iter().filter(|line| line.method == way).map(|line| line.signed).sum();
                let stands = moved.iter().filter(|one| one.method == way);
                let stands: Money = stands.map(Movement::signed).sum();
                assert_eq!(sum, stands, "seed {seed}: the first {until} records, {way:?}");
            }
        }
        let back = |line: &&bottone::tournament::cash::RollLine| {
            line.to_desk < Money::ZERO && !line.flow.is_out()
        };
        taken_back += whole.iter().filter(back).count();
    }
    assert!(taken_back > 20, "money was given back {taken_back} times");
}

/// Checks the law of the sums over several events and cashiers. Drawers are opened, handed over and
/// counted at any time. The money in and out of drawers equals that of the events. A counted drawer
/// keeps its sum for ever.
#[test]
fn the_sum_over_drawers_is_the_sum_over_events() {
    for seed in 0..6 {
        let events: Vec<(Vec<Record>, Currency)> =
            (0..3).map(|nth| evening(100 + 10 * seed + nth)).collect();
        let end = events.iter().flat_map(|(records, _)| records).map(|r| r.recorded).max().unwrap();
        let moved = |(records, currency): &(Vec<Record>, Currency)| {
            Till::of(String::new(), currency.clone(), records).lines
        };
        let mut times: Vec<Timestamp> = events.iter().flat_map(moved).map(|line| line.at).collect();
        times.sort();
        let tills_until = |until: Timestamp| -> Vec<Till> {
            let is_match =
                |records: &Vec<Record>| records.iter().filter(|r| r.recorded < until).count();
            let till = |(records, currency): &(Vec<Record>, Currency)| {
                Till::of("Event".into(), currency.clone(), &records[..is_match(records)])
            };
            events.iter().map(till).collect()
        };
        let mut house = House::new(setup());
        let mut draw = Draw::new(seed);
        let mut below = |n: u64| draw.below(n).unwrap();
        let mut open: BTreeMap<u32, Timestamp> = BTreeMap::new();
        for step in 0..24 {
            let at = times[(step + 1) * times.len() / 26];
            let tills = tills_until(at);
            if below(3) == 0
                && let Some((number, _)) = open.pop_first()
            {
                let book = house.drawers();
                let sums = DrawerSums::of(book, &tills, ALWAYS);
                let events = sums.in_drawer(number);
                let total = sums.expected(number, book.get(number).unwrap()).max(Money::ZERO);
                let counted = Count { total, pieces: Vec::new() };
                let closing = Closing { until: at, events, counted, note: String::new() };
                does(&mut house, DrawersCommand::Close { drawer: number, closing }).unwrap();
            }
            let number = house.drawers().next();
            let cashier = ["Ann", "Ben", "Eva"][usize::try_from(below(3)).unwrap()];
            let desk = ["desk 1", "desk 2"][usize::try_from(below(2)).unwrap()].to_owned();
            let opening = Opening { desk, from: at, ..opening(number, cashier, 0) };
            if does(&mut house, DrawersCommand::Open(opening)).is_ok() {
                open.insert(number, at);
            }
        }
        let cash = |(nth, (records, currency)): (usize, &(Vec<Record>, Currency))| {
            let till = Till::of("Event".into(), currency.clone(), records);
            EventCash::of_moved(nth.to_string(), till, &movements(records, &Ledger::of(records)))
        };
        let cash: Vec<EventCash> = events.iter().enumerate().map(cash).collect();
        assert_eq!(cash_gaps(&house, cash.clone()), [], "seed {seed}");
        let not_cash = cash.iter().flat_map(|event| event.elsewhere.values());
        assert!(not_cash.filter(|money| !money.is_zero()).count() > 2, "seed {seed}");
        let tills: Vec<Till> = cash.iter().map(|event| event.till.clone()).collect();
        let sums = DrawerSums::of(house.drawers(), &tills, ALWAYS);
        assert!(!sums.without.is_empty() && sums.drawers.len() > 5, "seed {seed}");
        let counted = house.drawers().all().filter(|(_, drawer)| drawer.closed.is_some()).count();
        assert!(counted > 2, "seed {seed}");
        // A changed file is detected.
        let mut short = cash.clone();
        short[0].till.lines.pop();
        assert!(matches!(cash_gaps(&house, short)[..], [.., CashGap::Sum { .. }]), "seed {seed}");
        // And on paper.
        for language in [Language::English, Language::Italian] {
            let job = day_close(language, "Club", house.drawers(), &tills, (EVENING, end));
            assert!(pdf(language, Paper::A4, job.clone()).is_ok());
            let currencies: Vec<Currency> = tills.iter().map(|t| t.currency.clone()).collect();
            let cards = drawer_cards(language, house.drawers(), &sums, &currencies, ALWAYS);
            let day = cards.last().unwrap();
            assert_eq!(day.note.as_ref().unwrap().0, language.word("drawers-agree"));
            let (number, drawer) = house.drawers().all().find(|(_, d)| d.closed.is_some()).unwrap();
            let slip = hand_over_slip(language, "Club", (number, drawer), &sums).unwrap();
            assert!(pdf(language, Paper::A4, slip).is_ok());
        }
    }
}

fn enter(event: &Path, at: i64, by: &str, name: &str) {
    let clock = StageClock::at(EVENING.after(Span::from_minutes(at)));
    let operator = Operator { name: by.into(), station: "desk 1".into() };
    let mut desk = file::open(event, Box::new(clock), operator).unwrap().desk;
    let who = vec![Entrant::New(Person::typed(name))];
    let enter = EntryCommand::Enter { who, seat: SeatWish::Later };
    desk.submit(tournament::Command::Entries(enter), None).unwrap();
}

#[test]
fn the_command_line_lists_drawers_and_check_adds_them_up() {
    let folder = tempfile::tempdir().unwrap();
    let event = folder.path().join("one.ron");
    let setup = bottone::tournament::setup::Setup { name: "Turbo".into(), ..stage::setup(0) };
    let beginning = bottone::tournament::history::Beginning::new(
        EVENING,
        setup,
        stage::structure("club-turbo"),
    );
    file::create(&event, beginning, Box::new(StageClock::at(EVENING)), stage::desk()).unwrap();
    enter(&event, 1, "Ann", "Early, Eva");
    enter(&event, 10, "Ann", "Rossi, Anna");
    enter(&event, 20, "Ben", "Verdi, Ugo");
    let mut house = create(folder.path());
    let mut submit = |command| house.submit(Command::Drawers(command)).unwrap();
    submit(DrawersCommand::Open(opening(1, "Ann", 5)));
    submit(DrawersCommand::Close { drawer: 1, closing: closing(15, 110, 300) });
    drop(house);
    let run = |what: &str| bottone(["house".as_ref(), what.as_ref(), folder.path().as_os_str()]);
    let said = run("drawers");
    assert_eq!((said.status, said.complaint.as_str()), (Some(0), ""), "{}", said.out);
    let lines: Vec<&str> = said.out.lines().collect();
    assert!(lines[1].starts_with("1\tAnn\tdesk 1\t"), "{}", said.out);
    assert!(
        lines[1].ends_with("\t€200.00\t€110.00\t€0.00\t€310.00\t€300.00\t€10 short"),
        "{}",
        said.out
    );
    assert!(lines[2].starts_with("No drawer: Ann · desk 1, €110 "), "{}", said.out);
    assert!(lines[3].starts_with("No drawer: Ben · desk 1, €110 "), "{}", said.out);
    assert_eq!(lines[4], "Drawers and events match.");

    // A record of the event is missing: the drawer was counted with it.
    let whole = fs::read_to_string(&event).unwrap();
    let lines: Vec<&str> = whole.lines().collect();
    fs::write(&event, format!("{}\n", lines[..2].join("\n"))).unwrap();
    let said = run("drawers");
    assert_eq!(said.status, Some(7), "{}", said.out);
    assert!(said.complaint.contains("drawer 1 held €110"), "{}", said.complaint);
    let checked = run("check");
    assert!(checked.complaint.contains("drawer 1 held €110"), "{}", checked.complaint);
}
