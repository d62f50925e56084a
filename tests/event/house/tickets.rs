//! Seats for another event: won in one, used in another. Every gap after a kill between the two
//! files is found.

use std::{fs, path::Path};

use bottone::{
    base::{
        money::{Currency, Money},
        person::{Person, Role},
    },
    club::house_day::HouseDay,
    house::{
        Command as HouseCommand, Refusal as HouseRefusal,
        drawers::{DrawersCommand, Opening},
        events::{EventListing, EventPart, EventsCommand},
        people::PeopleCommand,
        setup as house_setup,
        staff::StaffCommand as HouseStaffCommand,
        tickets::{EntryRef, Issue, TicketState, TicketsCommand},
    },
    i18n::{Language, ToText as _},
    rules::{
        buy_in::BuyIn,
        payouts::{PayoutKind, PayoutPlan, Rest},
    },
    session::{
        Desk, Session, SignIn, SubmitError, file,
        house::{
            self, Disagreement, EventAgreement, HouseBook, HouseError, TicketDifference,
            TicketError, TicketGap,
        },
        pin_hash,
        time::StageClock,
    },
    tournament::{
        Command, Refusal,
        cash::{Flow, Movement, movements},
        clock::ClockCommand,
        entries::{Entrant, EntryCommand, EntryId},
        history::{Beginning, audit},
        payments::PaymentCommand,
        prizes::PrizeCommand,
        setup::{Setup, SetupCommand},
        staff::{Member, StaffCommand},
        tables::{SeatWish, TableCommand},
        tickets::{Ticket, TicketCommand},
    },
    view::{
        house::tickets::{money_of, outstanding},
        today::{ClockState, EventLine, OpenTasks, Sums, TableStrip, totals},
    },
};

use super::{add, create, details, id, open};
use crate::stage::{
    EVENING, bottone, desk,
    roles::{LETTERS, ROWS},
    structure,
};

const SEAT: i64 = 25_000;

/// Returns the entry of this number, from 0.
fn entry(number: usize) -> EntryId {
    ron::from_str(&(number + 1).to_string()).unwrap()
}

fn money(minor: i64) -> Money {
    Money::from_minor(minor)
}

fn event(folder: &Path, file: &str, price: i64) -> Box<Session> {
    let buy_in = BuyIn { prize: money(price), ..BuyIn::default() };
    let setup = Setup { name: file.into(), buy_in, ..Setup::default() };
    let beginning = Beginning::new(EVENING, setup, structure("club-turbo"));
    let clock = Box::new(StageClock::at(EVENING));
    file::create(&folder.join(file), beginning, clock, desk()).unwrap()
}

fn seal_of(folder: &Path, file: &str) -> String {
    let clock = Box::new(StageClock::at(EVENING));
    file::read(&folder.join(file), clock, desk()).unwrap().seal
}

/// A house with six people; a satellite in which 1 and 2 have won seats, and its target event.
struct Festival {
    folder: tempfile::TempDir,
    book: HouseBook,
    satellite: Box<Session>,
    main: Box<Session>,
    seals: [String; 2],
}

const FILES: [&str; 2] = ["satellite.ron", "main.ron"];

impl Festival {
    fn new() -> Self {
        let folder = tempfile::tempdir().unwrap();
        let mut house = create(folder.path());
        let people: Vec<(u64, String)> = (1..=6).map(|n| (n, format!("Rossi, Anna {n}"))).collect();
        let people: Vec<(u64, &str)> = people.iter().map(|(n, name)| (*n, name.as_str())).collect();
        house.submit(add(&people)).unwrap();
        let mut satellite = event(folder.path(), FILES[0], 10_000);
        let main = event(folder.path(), FILES[1], SEAT);
        let seals = FILES.map(|file| seal_of(folder.path(), file));
        house.list_events().unwrap();
        let listed = house.house().events().get(FILES[0]).unwrap().clone();
        let part = EventPart::Satellite { of: FILES[1].into() };
        let to = EventListing { part, ..listed };
        let change = EventsCommand::Change { file: FILES[0].into(), to };
        house.submit(HouseCommand::Events(change)).unwrap();
        let mut does = |command| satellite.submit(command, None).unwrap();
        does(Command::Tables(TableCommand::Open {
            tables: vec![bottone::base::seat::TableNo::new(1).unwrap()],
            size: 9,
        }));
        let who = (1..=6).map(|n| Entrant::New(details(&format!("Rossi, Anna {n}")).person(id(n))));
        let seat = SeatWish::Draw(1);
        does(Command::Entries(EntryCommand::Enter { who: who.collect(), seat }));
        let kind = PayoutKind::Satellite {
            value: money(SEAT),
            tickets: true,
            rest: Rest::default(),
            milestone: None,
        };
        does(Command::Prizes(PrizeCommand::Plan(Box::new(PayoutPlan {
            name: "Seats".into(),
            kind,
            ..PayoutPlan::default()
        }))));
        does(Command::Clock(ClockCommand::Start));
        does(Command::Entries(EntryCommand::Registration { open: false }));
        for out in [5, 4, 3, 2] {
            let out = vec![(entry(out), None)];
            does(Command::Entries(EntryCommand::Bust { out }));
        }
        let book = HouseBook::new(house);
        let mut main = main;
        for event in [&mut satellite, &mut main] {
            event.set_book(Some(book.clone()));
        }
        Self { folder, book, satellite, main, seals }
    }

    fn hand_out(&mut self, entry: usize) -> Result<u32, TicketError> {
        house::hand_out(self.satellite.as_mut(), self::entry(entry))
    }

    fn enter(&mut self, person: u64) -> Result<u32, TicketError> {
        house::enter(self.main.as_mut(), id(person), SeatWish::Later)
    }

    /// Works on the events with a program that does not reach the book.
    fn without_the_book(&mut self, act: impl FnOnce(&mut Session, &mut Session)) {
        self.satellite.set_book(None);
        self.main.set_book(None);
        act(self.satellite.as_mut(), self.main.as_mut());
        self.satellite.set_book(Some(self.book.clone()));
        self.main.set_book(Some(self.book.clone()));
    }

    /// Simulates a program that ended before it wrote into the book.
    fn killed_before_the_book(&mut self) {
        self.book.desk_mut().undo().unwrap();
    }

    fn events(&self) -> Vec<EventAgreement> {
        let desks = [self.satellite.as_ref(), self.main.as_ref()];
        let all = FILES.iter().zip(&self.seals).zip(desks);
        all.map(|((file, seal), desk)| {
            let state = (desk.tournament(), desk.records());
            EventAgreement::of(Path::new(file), seal.clone(), state)
        })
        .collect()
    }

    fn gaps(&self) -> Vec<TicketGap> {
        let desk = self.book.desk();
        house::gaps(desk.house(), desk.seal(), &self.events())
    }

    fn settles(&mut self, count: usize) {
        let events = self.events();
        assert_eq!(house::settle(&mut self.book.desk_mut(), &events).unwrap(), count);
        assert_eq!(self.gaps(), []);
    }

    fn state(&self, number: u32) -> TicketState {
        self.book.desk().house().tickets().get(number).unwrap().state.clone()
    }

    /// Checks every file by deciding it again.
    fn is_sound(&self) {
        for desk in [&self.satellite, &self.main] {
            audit(desk.beginning(), desk.records(), |_, _| ()).unwrap();
        }
        let kept = self.book.desk();
        let read = house::read(kept.path(), Box::new(StageClock::at(EVENING)), desk()).unwrap();
        assert_eq!(read.desk.house(), kept.house());
        house::decided_again(&read.desk).unwrap();
        let _ = &self.folder;
    }
}

/// Checks that a pool of 600 gives two seats of 250 and 100 for the next place. A won seat pays an
/// entry of the same price, without cash.
#[test]
fn a_seat_that_is_won_pays_an_entry() {
    let mut festival = Festival::new();
    assert_eq!(festival.hand_out(0).unwrap(), 1);
    assert_eq!(festival.hand_out(1).unwrap(), 2);
    let again = festival.hand_out(1);
    let Err(TicketError::Event(refused)) = again else { panic!("{again:?}") };
    assert!(matches!(*refused, SubmitError::Refused(Refusal::PaidAlready)), "{refused:?}");
    let count = festival.book.desk().house().tickets().outstanding(FILES[1]).count();
    assert_eq!(count, 2);
    assert_eq!(
        house::outstanding(festival.main.as_ref()),
        (2, money(2 * SEAT)),
        "the target counts them"
    );
    let used = festival.enter(1).unwrap();
    assert_eq!(book_holder(&festival, used), id(1));
    assert!(matches!(festival.state(used), TicketState::Used(by) if by.file == FILES[1]));
    assert!(matches!(festival.enter(1), Err(TicketError::NoTicket)), "used once");
    assert!(matches!(festival.enter(5), Err(TicketError::NoTicket)), "won nothing");
    let main = &festival.main;
    assert_eq!(main.tournament().pool().to_pay, money(SEAT), "its value is in the prizes");
    let moved = movements(main.records(), main.ledger());
    let flows: Vec<Flow> = moved.iter().map(|moved| moved.flow).collect();
    assert_eq!(flows, [Flow::Entry, Flow::Ticket]);
    let cash: Money = moved.iter().map(Movement::to_desk).sum();
    assert_eq!(cash, Money::ZERO, "and no cash in the drawer");
    assert_eq!(festival.gaps(), []);
    festival.is_sound();
}

fn book_holder(festival: &Festival, number: u32) -> bottone::base::person::PersonId {
    festival.book.desk().house().tickets().get(number).unwrap().holder
}

/// Checks each side alone, after programs that ended in between or did not reach the book.
#[test]
fn what_one_side_says_alone_is_found_and_settled() {
    let mut festival = Festival::new();
    festival.hand_out(0).unwrap();
    festival.killed_before_the_book();
    assert!(matches!(festival.gaps()[..], [TicketGap::NotInBook { .. }]), "{:?}", festival.gaps());
    festival.settles(1);
    let used = festival.enter(1).unwrap();
    festival.killed_before_the_book();
    assert!(
        matches!(festival.gaps()[..], [TicketGap::UseMissing { number, .. }] if number == used)
    );
    festival.settles(1);
    // The entry is taken back: its ticket is free again.
    let entry = festival.main.tournament().tickets().taken().next().unwrap().0;
    let refund = EntryCommand::Refund { entry, keep_fee: false };
    festival.without_the_book(|_, main| main.submit(Command::Entries(refund), None).unwrap());
    let main = &festival.main;
    let cash: Money = movements(main.records(), main.ledger()).iter().map(Movement::to_desk).sum();
    assert_eq!(cash, Money::ZERO, "nothing goes back in money that did not come in money");
    assert!(matches!(festival.gaps()[..], [TicketGap::UseNoLonger { .. }]));
    festival.settles(1);
    assert_eq!(festival.state(used), TicketState::Open);
    // The seat is taken back in the satellite: the ticket is withdrawn.
    let back = taken_back();
    festival.without_the_book(|satellite, _| satellite.submit(back, None).unwrap());
    assert!(matches!(festival.gaps()[..], [TicketGap::WonNoLonger { .. }]));
    festival.settles(1);
    assert_eq!(festival.state(used), TicketState::Withdrawn);
    // That was a mistake.
    festival.without_the_book(|satellite, _| {
        satellite.undo().unwrap();
    });
    assert!(matches!(festival.gaps()[..], [TicketGap::WonAgain { .. }]));
    festival.settles(1);
    assert_eq!(festival.state(used), TicketState::Open);
    festival.is_sound();
}

fn taken_back() -> Command {
    Command::Payments(PaymentCommand::TakeBack { entry: entry(0), reason: "wrong place".into() })
}

/// Checks that every act at an event's desk with the book updates it at once: undo and refunds too.
#[test]
fn the_book_follows_the_events() {
    let mut festival = Festival::new();
    let first = festival.hand_out(0).unwrap();
    festival.satellite.submit(taken_back(), None).unwrap();
    assert_eq!(festival.state(first), TicketState::Withdrawn);
    festival.satellite.undo().unwrap();
    assert_eq!(festival.state(first), TicketState::Open);
    festival.enter(1).unwrap();
    festival.main.undo().unwrap();
    assert_eq!(festival.state(first), TicketState::Open);
    festival.main.redo().unwrap();
    assert!(matches!(festival.state(first), TicketState::Used(_)));
    assert_eq!(festival.gaps(), []);
    // The seat is taken back, but the entry paid with it is valid: the user must decide.
    festival.satellite.submit(taken_back(), None).unwrap();
    assert!(matches!(festival.gaps()[..], [TicketGap::WithdrawnTooLate { .. }]));
    festival.is_sound();
}

/// Checks that one act hands out every seat owed, and that a ticket's owner buys in with it by
/// name.
#[test]
fn all_seats_at_once_and_a_ticket_by_the_name() {
    let mut festival = Festival::new();
    assert_eq!(house::hand_out_all(festival.satellite.as_mut()).unwrap(), [1, 2]);
    assert_eq!(house::hand_out_all(festival.satellite.as_mut()).unwrap(), [0_u32; 0]);
    let enter = |number: u64| {
        let who = vec![Entrant::New(details(&format!("Rossi, Anna {number}")).person(id(number)))];
        Command::Entries(EntryCommand::Enter { who, seat: SeatWish::Later })
    };
    let main = festival.main.as_mut();
    assert!(matches!(house::by_ticket(main, enter(2)), Command::Tickets(_)));
    assert_eq!(house::by_ticket(main, enter(3)), enter(3), "won nothing");
    let by_ticket = house::by_ticket(main, enter(2));
    main.submit(by_ticket, None).unwrap();
    assert_eq!(house::by_ticket(main, enter(2)), enter(2), "used");
    assert_eq!(house::outstanding(main), (1, money(SEAT)));
    festival.is_sound();
}

/// Checks that a player registered without the book is added when a seat is handed out.
#[test]
fn a_winner_whom_the_book_does_not_know_is_put_into_it() {
    let mut festival = Festival::new();
    let player = festival.satellite.tournament().entries().get(entry(0)).unwrap().player;
    let alone = Person::typed("Verdi, Zoe");
    let correct = EntryCommand::Correct { player, to: Box::new(alone.clone()) };
    festival.without_the_book(|event, _| event.submit(Command::Entries(correct), None).unwrap());
    let number = festival.hand_out(0).unwrap();
    let holder = book_holder(&festival, number);
    let desk = festival.book.desk();
    assert_eq!(desk.house().people().get(holder).unwrap().details.family, alone.family);
    drop(desk);
    assert_eq!(festival.gaps(), []);
    festival.is_sound();
}

/// Checks that a ticket has the value in its event's currency, and pays no entry in another.
#[test]
fn a_ticket_pays_in_its_own_currency() {
    let mut festival = Festival::new();
    festival.hand_out(0).unwrap();
    let dollars = Currency { symbol: "$".into(), decimals: 2 };
    let setup = Setup { currency: dollars, ..festival.main.tournament().setup().clone() };
    let change = SetupCommand::Change(Box::new(setup));
    festival.main.submit(Command::Setup(change), None).unwrap();
    assert_eq!(house::outstanding(festival.main.as_ref()), (0, Money::ZERO));
    assert!(matches!(festival.enter(1), Err(TicketError::NoTicket)));
}

/// Checks that amounts of two currencies are never added up.
#[test]
fn tickets_of_two_currencies_are_distinguished() {
    let festival = Festival::new();
    let francs = Currency { symbol: "CHF ".into(), decimals: 2 };
    for (number, value, currency) in
        [(1, 55_000, None), (2, 20_000, Some(francs.clone())), (3, 30_000, Some(francs))]
    {
        let (event, value) = (FILES[1].to_owned(), money(value));
        let issue = Issue { number, holder: id(1), event, value, currency, won: None };
        let command = HouseCommand::Tickets(TicketsCommand::Issue(issue));
        festival.book.desk_mut().submit(command).unwrap();
    }
    let desk = festival.book.desk();
    assert_eq!(
        outstanding(Language::English, desk.house()),
        ["main.ron: 3 tickets outstanding, CHF 500 + €550"]
    );
    assert_eq!(money_of(Language::English, desk.house(), &[1, 3]), "CHF 300 + €550");
}

/// Checks that a ticket is passed on, sold back or lapses with a reason, and only while it is open.
#[test]
fn a_ticket_goes_to_somebody_else_or_back_to_the_house() {
    let mut festival = Festival::new();
    festival.hand_out(0).unwrap();
    festival.hand_out(1).unwrap();
    let does = |command| festival.book.desk_mut().submit(HouseCommand::Tickets(command));
    let reason = String::from("plays no limit only");
    does(TicketsCommand::PassOn { number: 1, to: id(4), reason: reason.clone() }).unwrap();
    let reason_of = reason.clone();
    does(TicketsCommand::SellBack { number: 2, reason: reason_of, drawer: None }).unwrap();
    let refused = |done: Result<(), HouseError>| match done {
        Err(HouseError::Refused(refusal)) => refusal,
        other => panic!("{other:?}"),
    };
    let lapse = |number, reason: &str| TicketsCommand::Lapse { number, reason: reason.into() };
    assert_eq!(refused(does(lapse(2, "late"))), HouseRefusal::TicketNotOpen);
    assert_eq!(refused(does(lapse(9, "late"))), HouseRefusal::TicketUnknown);
    assert_eq!(refused(does(lapse(1, ""))), HouseRefusal::NotUnderstood);
    let (holder, event, value) = (id(1), FILES[1].into(), money(SEAT));
    let issue = Issue { number: 7, holder, event, value, currency: None, won: None };
    assert_eq!(refused(does(TicketsCommand::Issue(issue))), HouseRefusal::TicketKnown);
    assert!(matches!(festival.enter(1), Err(TicketError::NoTicket)));
    festival.enter(4).unwrap();
    assert_eq!(festival.gaps(), []);
    festival.is_sound();
}

/// Checks that only a satellite of the house hands out a seat, and only to a person in its book.
#[test]
fn a_seat_needs_a_satellite_and_somebody_in_the_book() {
    let mut festival = Festival::new();
    let none = house::hand_out(festival.main.as_mut(), entry(0));
    assert!(matches!(none, Err(TicketError::NoTarget { .. })), "{none:?}");
    festival.satellite.set_book(None);
    let alone = house::hand_out(festival.satellite.as_mut(), entry(0));
    assert!(matches!(alone, Err(TicketError::NoHouse)), "{alone:?}");
    let folder = tempfile::tempdir().unwrap();
    let own = house_setup::Setup { name: "Another".into(), ..house_setup::Setup::default() };
    let clock = Box::new(StageClock::at(EVENING));
    let mut other = house::create(folder.path(), own, clock, desk()).unwrap();
    let listed = festival.book.desk().house().events().get(FILES[0]).unwrap().clone();
    other.submit(HouseCommand::Events(EventsCommand::List(listed))).unwrap();
    let other = HouseBook::new(other);
    festival.satellite.set_book(Some(other.clone()));
    let nobody = house::hand_out(festival.satellite.as_mut(), entry(0));
    assert!(matches!(nobody, Err(TicketError::NotInBook { .. })), "{nobody:?}");
    assert_eq!(festival.satellite.tournament().tickets().handed_out().len(), 0);
    let people = vec![(id(1), details("Rossi, Anna 1"))];
    other.desk_mut().submit(HouseCommand::People(PeopleCommand::Add { people })).unwrap();
    house::hand_out(festival.satellite.as_mut(), entry(0)).unwrap();
    // The ticket belongs to the other house and is no concern of this one.
    assert_eq!(festival.gaps(), []);
    drop(open(other.desk().path()));
}

/// Checks that play ends where the last two have won a seat each: their table is free for the next
/// event.
#[test]
fn a_satellite_whose_seats_are_won_holds_no_table() {
    let mut festival = Festival::new();
    let seen = |desk: &dyn Desk| {
        let (t, at) = (desk.tournament(), desk.now());
        let strip = TableStrip::of([t], &[], at);
        let waiting = OpenTasks::default();
        let line = EventLine::of(Language::English, t, waiting, (None, ""), at);
        let sums = Sums::of(t, desk.records(), desk.ledger());
        let head = totals(Language::English, &[(&sums, line.state)], 0);
        let figures = |index: usize| head.get(index).map(|stat| stat.figure.clone());
        (strip.in_use(), line.state, line.stakes, figures(2), figures(3))
    };
    let won = (0, ClockState::PlayedOut, "All prizes won".to_owned());
    let (used, state, stakes, playing, tables) = seen(festival.satellite.as_ref());
    assert_eq!((used, state, stakes), won);
    assert_eq!((playing.as_deref(), tables.as_deref()), (Some("0"), Some("0")));
    festival.satellite.undo().unwrap();
    let (used, state, _, playing, tables) = seen(festival.satellite.as_ref());
    assert_eq!((used, state), (1, ClockState::Runs));
    assert_eq!((playing.as_deref(), tables.as_deref()), (Some("3"), Some("1")));
}

/// Checks a kill at any byte of an act that writes two files. The next start finds at most one gap
/// between the sides, and closes it. The act can be repeated if it was not begun.
#[test]
fn a_kill_at_any_byte_of_either_file_is_put_right_by_the_next_start() {
    /// The event whose file the act writes, with the act.
    type Act = (usize, fn(&mut Festival));
    let acts: [Act; 4] = [
        (0, |festival| assert!(festival.hand_out(1).is_ok())),
        (1, |festival| assert!(festival.enter(1).is_ok())),
        (0, |festival| festival.satellite.submit(taken_back(), None).unwrap()),
        (1, |festival| {
            let entry = festival.main.tournament().tickets().taken().next().unwrap().0;
            let refund = Command::Entries(EntryCommand::Refund { entry, keep_fee: false });
            festival.main.submit(refund, None).unwrap();
        }),
    ];
    for (nth, (event, act)) in acts.into_iter().enumerate() {
        let mut festival = Festival::new();
        festival.hand_out(0).unwrap();
        if nth == 3 {
            festival.enter(1).unwrap();
        }
        let paths = [FILES[event], "house.ron"].map(|file| festival.folder.path().join(file));
        let before = paths.clone().map(|path| fs::read(path).unwrap());
        act(&mut festival);
        let Festival { folder, book, satellite, main, .. } = festival;
        drop((book, satellite, main));
        let after = paths.clone().map(|path| fs::read(path).unwrap());
        assert!(after[0].len() > before[0].len() && after[1].len() > before[1].len(), "act {nth}");
        let cuts = (before[0].len()..=after[0].len())
            .map(|cut| (cut, before[1].len()))
            .chain((before[1].len()..=after[1].len()).map(|cut| (after[0].len(), cut)));
        for cut in cuts {
            fs::write(&paths[0], &after[0][..cut.0]).unwrap();
            fs::write(&paths[1], &after[1][..cut.1]).unwrap();
            let book = HouseBook::new(open(&paths[1]).unwrap().desk);
            let events = FILES.map(|file| {
                let clock = Box::new(StageClock::at(EVENING));
                let path = folder.path().join(file);
                let opened = file::open(&path, clock, desk()).unwrap();
                assert_eq!(opened.desk.tournament().breach(), None, "act {nth}, {cut:?}");
                (path, opened.desk)
            });
            // A line that lacks only its line end is complete.
            let lacks = cut.0 + 1 >= after[0].len() && cut.1 + 1 < after[1].len();
            let gaps = |book: &HouseBook| -> Vec<TicketGap> {
                events.iter().flat_map(|(path, desk)| book.gaps(path, desk.tournament())).collect()
            };
            assert_eq!(gaps(&book).len(), usize::from(lacks), "act {nth}, {cut:?}");
            let settled = events
                .iter()
                .map(|(path, desk)| book.settle(path, (desk.tournament(), desk.records())));
            let settled: usize = settled.map(Result::unwrap).sum();
            assert_eq!(settled, usize::from(lacks), "act {nth}, {cut:?}");
            assert_eq!(gaps(&book), [], "act {nth}, {cut:?}");
            // Every seat handed out is a ticket, and every entry by ticket has used one.
            let count = |state: fn(&TicketState) -> bool| {
                let desk = book.desk();
                desk.house().tickets().all().filter(|(_, ticket)| state(&ticket.state)).count()
            };
            let won = count(|state| *state != TicketState::Withdrawn);
            assert_eq!(won, events[0].1.tournament().tickets().handed_out().len());
            let used = count(|state| matches!(state, TicketState::Used(_)));
            assert_eq!(used, events[1].1.tournament().tickets().taken().len());
            drop((book, events));
            for aside in fs::read_dir(folder.path()).unwrap().map(|entry| entry.unwrap().path()) {
                if aside.to_string_lossy().contains(".torn-") {
                    fs::remove_file(aside).unwrap();
                }
            }
        }
    }
}

/// Checks that a renamed event keeps its tickets, which are for an event by its name; its
/// satellites follow too.
#[test]
fn a_new_name_carries_the_tickets_along() {
    let mut festival = Festival::new();
    festival.hand_out(0).unwrap();
    let call = |festival: &mut Festival, name: &str| {
        let setup = Setup { name: name.into(), ..festival.main.tournament().setup().clone() };
        let change = Command::Setup(SetupCommand::Change(Box::new(setup)));
        festival.main.submit(change, None).unwrap();
    };
    call(&mut festival, "Autumn Main");
    assert_eq!(festival.book.desk().house().events().get(FILES[1]).unwrap().name, "Autumn Main");
    assert_eq!(house::outstanding(festival.main.as_ref()), (1, money(SEAT)));
    assert_eq!(house::seats_for(festival.satellite.as_ref()).as_deref(), Some("Autumn Main"));
    festival.enter(1).unwrap();
    festival.hand_out(1).unwrap();
    assert_eq!(house::outstanding(festival.main.as_ref()), (1, money(SEAT)));
    // Acts without the book follow when the event is opened next.
    festival.without_the_book(|_, main| {
        main.undo().unwrap();
        let setup = Setup { name: "Winter Main".into(), ..main.tournament().setup().clone() };
        main.submit(Command::Setup(SetupCommand::Change(Box::new(setup))), None).unwrap();
    });
    let path = festival.folder.path().join(FILES[1]);
    let main = &festival.main;
    festival.book.settle(&path, (main.tournament(), main.records())).unwrap();
    assert_eq!(house::outstanding(festival.main.as_ref()).0, 2);
    festival.enter(2).unwrap();
    assert_eq!(festival.gaps(), []);
    festival.is_sound();
}

/// Checks that of several flights renamed one after the other the last one takes the tickets along.
#[test]
fn tickets_stay_with_the_flights_that_still_have_the_name() {
    let mut festival = Festival::new();
    festival.hand_out(0).unwrap();
    let part = |festival: &Festival, file: &str, of: &str| {
        let mut house = festival.book.desk_mut();
        let listed = house.house().events().get(file).unwrap().clone();
        let part = EventPart::Flight { of: of.into(), label: file.into() };
        let (file, to) = (file.to_owned(), EventListing { part, ..listed });
        house.submit(HouseCommand::Events(EventsCommand::Change { file, to })).unwrap();
    };
    let second = event(festival.folder.path(), "second.ron", SEAT);
    festival.book.desk_mut().list_events().unwrap();
    part(&festival, FILES[1], FILES[1]);
    part(&festival, "second.ron", FILES[1]);
    part(&festival, FILES[1], "Autumn");
    assert_eq!(house::outstanding(festival.main.as_ref()).0, 0, "the other flight has the name");
    part(&festival, "second.ron", "Autumn");
    assert_eq!(house::outstanding(festival.main.as_ref()).0, 1);
    drop(second);
}

/// Checks that a ticket from before currencies were recorded gets that of its event when it is
/// settled.
#[test]
fn a_ticket_without_a_currency_gets_that_of_its_event() {
    let mut festival = Festival::new();
    festival.hand_out(0).unwrap();
    let issue = {
        let desk = festival.book.desk();
        let ticket = desk.house().tickets().get(1).unwrap().clone();
        let (holder, event, value, won) = (ticket.holder, ticket.event, ticket.value, ticket.won);
        Issue { number: 1, holder, event, value, currency: None, won }
    };
    festival.book.desk_mut().undo().unwrap();
    let issue = HouseCommand::Tickets(TicketsCommand::Issue(issue));
    festival.book.desk_mut().submit(issue).unwrap();
    assert!(matches!(festival.gaps()[..], [TicketGap::NoCurrency { number: 1, .. }]));
    festival.settles(1);
    let euro = Some(festival.satellite.tournament().setup().currency.clone());
    assert_eq!(festival.book.desk().house().tickets().get(1).unwrap().currency, euro);
    festival.is_sound();
}

/// Checks that the board and the event count the same tickets: those that pay an entry there.
#[test]
fn the_board_counts_the_tickets_that_the_event_counts() {
    let festival = Festival::new();
    let francs = Currency { symbol: "CHF ".into(), decimals: 2 };
    let euro = festival.main.tournament().setup().currency.clone();
    for (number, currency) in [(1, euro.clone()), (2, francs.clone()), (3, francs.clone())] {
        let (event, value) = (FILES[1].to_owned(), money(SEAT));
        let (holder, currency) = (id(1), Some(currency));
        let issue = Issue { number, holder, event, value, currency, won: None };
        let command = HouseCommand::Tickets(TicketsCommand::Issue(issue));
        festival.book.desk_mut().submit(command).unwrap();
    }
    let day = HouseDay::of(festival.folder.path(), HouseDay::default(), &desk());
    let path = festival.folder.path().join(FILES[1]);
    assert_eq!(house::outstanding(festival.main.as_ref()).0, 1);
    assert_eq!(day.tickets(&path, &euro), 1);
    assert_eq!(day.tickets(&path, &francs), 2);
}

/// Checks that a ticket bought back by the house is paid from the acting cashier's drawer alone.
#[test]
fn a_ticket_that_is_sold_back_is_paid_out_of_a_drawer() {
    let mut festival = Festival::new();
    festival.hand_out(0).unwrap();
    festival.hand_out(1).unwrap();
    let euro = festival.main.tournament().setup().currency.clone();
    let francs = Currency { symbol: "CHF ".into(), decimals: 2 };
    let does = |command| festival.book.desk_mut().submit(command);
    for (number, desk, currency) in [(1, "Desk 1", &euro), (2, "Desk 2", &francs)] {
        let opening = Opening {
            number,
            cashier: "Carla".into(),
            desk: desk.into(),
            currency: currency.clone(),
            float: money(100_000),
            from: EVENING,
            after: None,
        };
        does(HouseCommand::Drawers(DrawersCommand::Open(opening))).unwrap();
    }
    let sell = |drawer| {
        let reason = "cannot come".to_owned();
        HouseCommand::Tickets(TicketsCommand::SellBack { number: 1, reason, drawer })
    };
    for (drawer, why) in [(9, HouseRefusal::DrawerUnknown), (2, HouseRefusal::OtherCurrency)] {
        let refused = does(sell(Some(drawer)));
        assert!(matches!(refused, Err(HouseError::Refused(found)) if found == why), "{refused:?}");
    }
    {
        let desk = festival.book.desk();
        let drawers = desk.house().drawers();
        let at = |desk, of: &Currency| drawers.open_at(("Carla", desk), |currency| currency == of);
        assert_eq!((at("Desk 1", &euro), at("Desk 1", &francs)), (Some(1), None));
    }
    does(sell(Some(1))).unwrap();
    let own =
        |festival: &Festival| festival.book.desk().house().drawers().get(1).unwrap().own_money();
    assert_eq!(own(&festival), money(100_000 - SEAT));
    assert!(matches!(festival.state(1), TicketState::SoldBack { .. }));
    festival.book.desk_mut().undo().unwrap();
    assert_eq!((own(&festival), festival.state(1)), (money(100_000), TicketState::Open));
    festival.is_sound();
}

/// Checks that the command line requires a second signature like the window, if the ticket's event
/// has staff.
#[test]
fn the_command_line_sells_a_ticket_back_by_two_signatures() {
    let mut festival = Festival::new();
    festival.hand_out(0).unwrap();
    let staff = [("Ada Neri", Role::Director, "7441"), ("Zoe Blu", Role::Director, "9090")];
    let mut setup = festival.satellite.tournament().setup().clone();
    setup.house.two_signatures = Some(money(SEAT - 1));
    let mut does = |command| festival.satellite.submit(command, None).unwrap();
    does(Command::Setup(SetupCommand::Change(Box::new(setup))));
    for (name, role, pin) in staff {
        fs::write(festival.folder.path().join(name), pin).unwrap();
        let pin = Some(pin_hash(pin).unwrap());
        let member = Member { name: name.into(), role, pin, card: String::new() };
        does(Command::Staff(StaffCommand::Add(Box::new(member))));
    }
    let Festival { folder, book, satellite, main, .. } = festival;
    drop((book, satellite, main));
    let pin = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let (own, other) = (pin("Ada Neri"), pin("Zoe Blu"));
    let sells = |with: &[&str]| {
        let house = folder.path().to_str().unwrap();
        let words = ["house", "tickets", house, "--sell-back", "1", "--reason", "cannot come"];
        bottone(words.iter().chain(with))
    };
    let alone = ["--as", "Ada Neri", "--pin-file", &own];
    let same = [&alone[..], &["--director-pin-file", &own]].concat();
    for with in [&[][..], &alone, &same] {
        let said = sells(with);
        assert_eq!(said.status, Some(1), "{with:?}: {}", said.out);
        assert!(said.complaint.contains("satellite.ron"), "{with:?}: {}", said.complaint);
    }
    let said = sells(&[&alone[..], &["--director-pin-file", &other]].concat());
    assert_eq!(said.status, Some(0), "{}", said.complaint);
    let again = sells(&[&alone[..], &["--director-pin-file", &other]].concat());
    assert_eq!(again.status, Some(1), "it is sold: {}", again.out);
}

/// Checks that an event outside the club's folder hands out nothing, also under a listed name.
#[test]
fn a_ticket_of_an_event_that_is_not_there_is_found() {
    let mut festival = Festival::new();
    festival.hand_out(0).unwrap();
    festival.hand_out(1).unwrap();
    festival.enter(1).unwrap();
    let found = |festival: &Festival, events: &[EventAgreement]| {
        house::agreement(festival.book.desk().house(), events, &[])
    };
    let events = festival.events();
    assert_eq!(found(&festival, &events), []);
    // A forged record: a ticket as won in an event that no folder has.
    let won = EntryRef { file: "gone.ron".into(), seal: "0".repeat(32), entry: 1 };
    let issue = Issue {
        number: 3,
        holder: id(3),
        event: FILES[1].into(),
        value: money(SEAT),
        currency: None,
        won: Some(won.clone()),
    };
    let mut forged = festival.book.desk_mut();
    forged.submit(HouseCommand::Tickets(TicketsCommand::Issue(issue))).unwrap();
    forged.submit(HouseCommand::Tickets(TicketsCommand::Use { number: 2, by: won })).unwrap();
    drop(forged);
    let of_no_event = |number| Disagreement::TicketOfNoEvent { number, file: "gone.ron".into() };
    assert_eq!(found(&festival, &events), [of_no_event(2), of_no_event(3)]);
    let unread = vec!["gone.ron".to_owned()];
    assert_eq!(house::agreement(festival.book.desk().house(), &events, &unread), []);
}

#[test]
fn a_ticket_of_another_club_pays_nothing() {
    let mut festival = Festival::new();
    let ticket =
        Ticket { number: 7, house: "nowhere".into(), event: FILES[1].into(), value: money(SEAT) };
    let who = Entrant::New(details("Rossi, Anna 4").person(id(4)));
    let enter = TicketCommand::Enter {
        who: Box::new(who),
        seat: SeatWish::Later,
        ticket: Box::new(ticket),
    };
    let enter = Command::Tickets(enter);
    let refused = festival.main.submit(enter.clone(), None);
    assert!(matches!(refused, Err(SubmitError::Refused(Refusal::TicketUnknown))), "{refused:?}");
    festival.without_the_book(|_, main| main.submit(enter, None).unwrap());
    let by = TicketDifference::Number;
    assert_eq!(festival.gaps(), [TicketGap::Differs { number: 7, file: FILES[1].into(), by }]);
}

#[test]
fn an_event_outside_the_club_hands_out_nothing() {
    let Festival { folder, book, satellite, main, .. } = Festival::new();
    drop((book, satellite, main));
    let inside = folder.path().join("satellite.ron");
    let outside = folder.path().join("elsewhere").join("satellite.ron");
    fs::create_dir(outside.parent().unwrap()).unwrap();
    fs::copy(&inside, &outside).unwrap();
    let award = |file: &Path| {
        bottone(["house", "award", folder.path().to_str().unwrap(), file.to_str().unwrap()])
    };
    let refused = award(&outside);
    assert_eq!(refused.status, Some(1), "{}", refused.out);
    assert!(refused.complaint.contains("not in the club's folder"), "{}", refused.complaint);
    let done = award(&inside);
    assert_eq!(done.status, Some(0), "{}", done.complaint);
}

/// An act of a house in one of its events, and the command that it gives there.
type InEvent = (&'static str, fn(&mut Festival) -> Result<(), TicketError>);

const IN_EVENTS: [InEvent; 3] = [
    ("Tickets(HandOut", |festival| festival.hand_out(1).map(drop)),
    ("Tickets(Enter", |festival| festival.enter(1).map(drop)),
    ("Entries(Correct", |festival| {
        let book = festival.book.clone();
        book.leave_initials(festival.satellite.as_mut()).map(drop).map_err(TicketError::from)
    }),
];

impl Festival {
    /// Signs the member in this role in at both events; a television has no member.
    fn signs_in(&mut self, role: Role) {
        for desk in [&mut self.satellite, &mut self.main] {
            desk.sign_out();
            let found = desk.tournament().staff().members().find(|one| one.role == role).cloned();
            let table = bottone::base::seat::TableNo::new(1);
            if let Some(member) = found {
                desk.sign_in(SignIn::Elsewhere(&member), table).unwrap();
            }
        }
    }
}

/// Checks that a house acts in its events as the person signed in there, by the rows of the one
/// table. An import of people, too, gives the commands of that person.
#[test]
fn what_a_house_does_in_an_event_asks_the_one_table() {
    let pin = pin_hash("744193").unwrap();
    for (command, act) in IN_EVENTS {
        let (_, letters, why) = ROWS.iter().find(|(row, ..)| row.starts_with(command)).unwrap();
        for (letter, role) in LETTERS {
            let mut festival = Festival::new();
            for desk in [&mut festival.satellite, &mut festival.main] {
                for (_, role) in LETTERS.into_iter().filter(|(letter, _)| *letter != 'T') {
                    let (name, pin) = (format!("{role:?}"), Some(pin.clone()));
                    let member = Member { name, role, pin, card: String::new() };
                    desk.submit(Command::Staff(StaffCommand::Add(Box::new(member))), None).unwrap();
                }
            }
            festival.signs_in(Role::Director);
            festival.hand_out(0).unwrap();
            festival.book.desk_mut().forget(id(6)).unwrap();
            festival.signs_in(role);
            let done = act(&mut festival);
            let is_refused = match &done {
                Ok(()) => false,
                Err(TicketError::Event(error)) => matches!(**error, SubmitError::Refused(why)
                    if why.is_unsigned() || why.is_of_a_role()),
                other => panic!("{command} by {role:?}: {other:?}"),
            };
            let may = letters.contains(letter);
            assert_eq!(is_refused, !may, "{command} by {role:?}: {why}: {done:?}");
        }
    }
}

impl Festival {
    /// Returns the ticket of this number for a seat in the main event.
    fn ticket(&self, number: u32) -> Ticket {
        let house = self.book.desk().seal().to_owned();
        Ticket { number, house, event: FILES[1].into(), value: money(SEAT) }
    }

    /// Hands a ticket out for an entry without the book.
    fn hands_out(&mut self, entry: usize, ticket: Ticket) {
        let (entry, ticket) = (self::entry(entry), Box::new(ticket));
        let hand_out = Command::Tickets(TicketCommand::HandOut { entry, ticket });
        self.without_the_book(|satellite, _| satellite.submit(hand_out, None).unwrap());
    }

    /// Enters a person of the book with a ticket, without the book.
    fn enters(&mut self, person: u64, ticket: Ticket) {
        let who = Entrant::New(details(&format!("Rossi, Anna {person}")).person(id(person)));
        let (who, ticket) = (Box::new(who), Box::new(ticket));
        let enter = Command::Tickets(TicketCommand::Enter { who, seat: SeatWish::Later, ticket });
        self.without_the_book(|_, main| main.submit(enter, None).unwrap());
    }

    /// Gives an event of the list this part.
    fn lists(&self, file: &str, part: EventPart) {
        let mut house = self.book.desk_mut();
        let listed = house.house().events().get(file).unwrap().clone();
        let (file, to) = (file.to_owned(), EventListing { part, ..listed });
        house.submit(HouseCommand::Events(EventsCommand::Change { file, to })).unwrap();
    }

    /// Settles, and checks that this many tickets are written and this difference stays.
    fn leaves(&mut self, count: usize, number: u32, by: TicketDifference) {
        let events = self.events();
        assert_eq!(house::settle(&mut self.book.desk_mut(), &events).unwrap(), count, "{by:?}");
        let gaps = self.gaps();
        assert!(
            matches!(gaps[..], [TicketGap::Differs { number: found, by: why, .. }]
                if found == number && why == by),
            "{by:?}: {gaps:?}"
        );
        for language in Language::complete() {
            assert!(gaps[0].to_text(language).contains(&number.to_string()));
        }
    }
}

/// Checks that a ticket goes into the book only as a satellite of the list may give it, and that
/// one bad ticket keeps no other back.
#[test]
fn a_ticket_that_no_satellite_may_give_stays_out_of_the_book() {
    type TicketForgery = (fn(&mut Ticket), TicketDifference);
    let forgeries: [TicketForgery; 3] = [
        (|ticket| ticket.value = money(1_000_000), TicketDifference::Value),
        (|ticket| ticket.event = "Elsewhere".into(), TicketDifference::Event),
        (|ticket| ticket.number = 4_000_000_000, TicketDifference::Number),
    ];
    for (forge, by) in forgeries {
        let mut festival = Festival::new();
        let mut ticket = festival.ticket(2);
        forge(&mut ticket);
        let number = ticket.number;
        festival.hands_out(0, ticket);
        festival.hands_out(1, festival.ticket(1));
        festival.leaves(1, number, by);
        assert_eq!(festival.book.desk().house().tickets().all().len(), 1);
        festival.is_sound();
    }
    let mut festival = Festival::new();
    festival.lists(FILES[0], EventPart::Event);
    festival.hands_out(0, festival.ticket(1));
    festival.leaves(0, 1, TicketDifference::Event);
    // An event that names a ticket of another one.
    let mut festival = Festival::new();
    let issue = Issue {
        number: 1,
        holder: id(5),
        event: FILES[1].into(),
        value: money(SEAT),
        currency: Some(festival.main.tournament().setup().currency.clone()),
        won: None,
    };
    let issue = HouseCommand::Tickets(TicketsCommand::Issue(issue));
    festival.book.desk_mut().submit(issue).unwrap();
    festival.hands_out(0, festival.ticket(1));
    festival.leaves(0, 1, TicketDifference::Number);
}

/// Checks that an entry uses a ticket of the book only with its holder, value and event.
#[test]
fn a_ticket_of_another_person_is_not_used_up() {
    let festival = || {
        let mut festival = Festival::new();
        festival.hand_out(0).unwrap();
        festival
    };
    let mut other = festival();
    other.enters(2, other.ticket(1));
    other.leaves(0, 1, TicketDifference::Holder);
    assert_eq!(other.state(1), TicketState::Open);
    let mut less = festival();
    less.enters(1, Ticket { value: money(1), ..less.ticket(1) });
    less.leaves(0, 1, TicketDifference::Value);
    let mut unknown = festival();
    unknown.enters(2, unknown.ticket(7));
    unknown.leaves(0, 7, TicketDifference::Number);
    let mut elsewhere = festival();
    elsewhere.lists(FILES[1], EventPart::Flight { of: "Another".into(), label: "1A".into() });
    // Its tickets went along with the name, so that the main event takes another's now.
    elsewhere.lists(FILES[0], EventPart::Satellite { of: FILES[1].into() });
    elsewhere.hands_out(1, elsewhere.ticket(2));
    let events = elsewhere.events();
    assert_eq!(house::settle(&mut elsewhere.book.desk_mut(), &events).unwrap(), 1);
    elsewhere.enters(2, elsewhere.ticket(2));
    elsewhere.leaves(0, 2, TicketDifference::Event);
    elsewhere.is_sound();
}

/// Checks that a house with staff follows an event only with a signature: of its members in the
/// event, or at the house in a role that may hand out tickets.
#[test]
fn a_house_with_staff_takes_no_ticket_without_a_signature() {
    let mut festival = Festival::new();
    let pin = pin_hash("744193").unwrap();
    let member = |role: Role| {
        let (name, pin) = (format!("{role:?}"), Some(pin.clone()));
        Member { name, role, pin, card: String::new() }
    };
    for role in [Role::Director, Role::Floor, Role::Cashier] {
        let add = HouseStaffCommand::Add(Box::new(member(role)));
        festival.book.desk_mut().submit(HouseCommand::Staff(add)).unwrap();
    }
    let sign_in = |festival: &Festival, role: Role| {
        let mut desk = festival.book.desk_mut();
        desk.sign_out();
        desk.sign_in(SignIn::Elsewhere(&member(role))).unwrap();
    };
    festival.book.desk_mut().sign_out();
    festival.hands_out(0, festival.ticket(1));
    let waits = |festival: &mut Festival| {
        let events = festival.events();
        assert_eq!(house::settle(&mut festival.book.desk_mut(), &events).unwrap(), 0);
        assert!(matches!(festival.gaps()[..], [TicketGap::NotInBook { .. }]));
    };
    waits(&mut festival);
    let refused = festival.hand_out(1);
    assert!(matches!(refused, Err(TicketError::House(HouseError::NotAllowed(_)))), "{refused:?}");
    assert_eq!(festival.satellite.tournament().tickets().handed_out().len(), 1);
    sign_in(&festival, Role::Floor);
    waits(&mut festival);
    sign_in(&festival, Role::Cashier);
    festival.settles(1);
    // The main event has no staff: without a sign-in at the house it takes no ticket.
    festival.book.desk_mut().sign_out();
    let refused = festival.enter(1);
    assert!(matches!(refused, Err(TicketError::House(HouseError::NotAllowed(_)))), "{refused:?}");
    let add = Command::Staff(StaffCommand::Add(Box::new(member(Role::Director))));
    festival.main.submit(add, None).unwrap();
    // The same member signs in the event, and the book follows.
    let name = member(Role::Director).name;
    festival.main.sign_in(SignIn::Pin { name: &name, pin: "744193" }, None).unwrap();
    assert_eq!(festival.enter(1).unwrap(), 1);
    assert!(matches!(festival.state(1), TicketState::Used(_)));
    // The satellite has its own director now, of another PIN: that is no signature for the house.
    let other = Member { pin: Some(pin_hash("112233").unwrap()), ..member(Role::Director) };
    let add = Command::Staff(StaffCommand::Add(Box::new(other)));
    festival.satellite.submit(add, None).unwrap();
    festival.hands_out(1, festival.ticket(2));
    waits(&mut festival);
    festival.is_sound();
}

/// Checks that the command line names a ticket that differs each time, writes the others after a
/// sign-in, and ends with the status of a disagreement.
#[test]
fn the_command_line_names_a_ticket_that_differs_and_writes_the_others() {
    let mut festival = Festival::new();
    festival.hands_out(0, festival.ticket(4_000_000_000));
    festival.hands_out(1, festival.ticket(1));
    let (role, pin) = (Role::Director, Some(pin_hash("744193").unwrap()));
    let ada = Member { name: "Ada Neri".into(), role, pin, card: String::new() };
    let add = HouseCommand::Staff(HouseStaffCommand::Add(Box::new(ada)));
    festival.book.desk_mut().submit(add).unwrap();
    let Festival { folder, book, satellite, main, .. } = festival;
    drop((book, satellite, main));
    let pin = folder.path().join("ada.pin");
    fs::write(&pin, "744193\n").unwrap();
    let signed = ["--as", "Ada Neri", "--pin-file", pin.to_str().unwrap()];
    let house = folder.path().to_str().unwrap();
    for (with, changes, waits) in [(&[][..], 0, true), (&signed, 1, false), (&signed, 0, false)] {
        let said = bottone(["house", "settle", house].iter().chain(with));
        assert_eq!(said.status, Some(7), "{}{}", said.out, said.complaint);
        assert!(said.complaint.contains("4000000000"), "{}", said.complaint);
        assert_eq!(said.complaint.contains("--as"), waits, "{}", said.complaint);
        let count = if changes > 0 { "1 change" } else { "" };
        assert!(
            said.out.starts_with(count) && (changes > 0 || said.out.is_empty()),
            "{}",
            said.out
        );
    }
    let kept = open(&folder.path().join("house.ron")).unwrap();
    assert_eq!(kept.desk.house().tickets().all().len(), 1);
}
