//! Findings of an outside reader who compared the tournament, the desk and the views with the
//! rules.
#![allow(clippy::unwrap_used, clippy::panic, clippy::disallowed_methods, reason = "a test")]

use bottone::{
    base::{
        chips::Chips,
        draw::Draw,
        fair::Secret,
        money::Money,
        person::Person,
        seat::{Seat, SeatNo, TableNo},
        time::{Span, Timestamp},
    },
    i18n::Language,
    rules::{
        bounties::BountyKind,
        button::Positions,
        buy_in::BuyIn,
        deals::DealMethod,
        floor::TableProgress,
        levels::{Break, BreakName, Level, Row, Structure},
        payouts::{
            CurveShape, PaidPlaces, PayoutKind, PayoutPlan, PlaceBand, Prize, Remainder, Rest,
        },
        rulebook::{Redraw, Rulebook, SeatingRules},
    },
    session::{Desk as _, SubmitError},
    tournament::{
        Command, Event, Refusal, Tournament,
        bounties::BountyEvent,
        clock::{ClockCommand, ClockEvent, ClockStatus},
        counts::{
            ChipDifference, CountCommand, CountEvent, PlayerExchange, RaceResult,
            StackCount as CountRow, TableColourUp,
        },
        deals::{Agreement, DealEvent, KnownStacks},
        draws::DrawEvent,
        entries::{BustedEntry, Entrant, EntryCommand, EntryEvent, EntryId, PlayerId},
        hands::HandsEvent,
        history::{Beginning, Ledger, Record, RecordAction},
        papers::{Outlet, PaperEvent, PrintRecord, Scope},
        payments::{self, PaymentEvent, PurchaseRef},
        prizes::{PrizeEvent, PrizeRange as PrizeRow},
        setup::{HouseRules, Purchase, Setup},
        tables::{MoveReason, SeatMove, SeatWish, TableCommand, TableEvent},
    },
    view::{
        board::{BoardView, HandMoney},
        clock::ClockFace,
        floor::{Floor, TableSheet, breaking_order},
        header::Header,
        log::{LogBook, last_moves},
        players::{PlayerCard, PlayerOrder, PlayersSummary, rows},
        setup::StructureView,
        todo::{TaskAct, tasks},
    },
    view_paper::sheets::ALL,
};

use crate::stage::{self, EVENING, Room, buy_in};

fn table(number: u16) -> TableNo {
    TableNo::new(number).unwrap()
}

fn seat(number: u16, seat: u8) -> Seat {
    Seat { table: table(number), seat: SeatNo::new(seat).unwrap() }
}

fn entry(number: u32) -> EntryId {
    ron::from_str(&number.to_string()).unwrap()
}

fn player(number: u32) -> PlayerId {
    ron::from_str(&number.to_string()).unwrap()
}

fn level(small: u64) -> Row {
    let (small, big) = (Chips::new(small), Chips::new(small * 2));
    Row::Level(Level { small, big, minutes: 20, ..Level::default() })
}

fn pause() -> Row {
    Row::Break(Break { minutes: 15, name: BreakName::Break })
}

fn structure(rows: Vec<Row>) -> Structure {
    let starting_stack = Chips::new(10_000);
    Structure { name: "Test".into(), starting_stack, rows, ..Structure::default() }
}

fn evening() -> Structure {
    structure(vec![level(50), level(100), Row::RegistrationCloses, level(200), level(400)])
}

fn named(family: &str) -> Entrant {
    Entrant::New(Person { family: family.into(), ..Person::default() })
}

fn enter(who: Entrant, seat: SeatWish) -> Command {
    Command::Entries(EntryCommand::Enter { who: vec![who], seat })
}

fn bust(entries: &[u32]) -> Command {
    let stack = (entries.len() > 1).then(|| Chips::new(500));
    let out = entries.iter().map(|&number| (entry(number), stack)).collect();
    Command::Entries(EntryCommand::Bust { out })
}

fn opens(tables: &[u16], size: u8) -> Command {
    let tables = tables.iter().map(|&number| table(number)).collect();
    Command::Tables(TableCommand::Open { tables, size })
}

const START: Command = Command::Clock(ClockCommand::Start);
const CLOSE: Command = Command::Entries(EntryCommand::Registration { open: false });

impl Room {
    fn tasks(&self) -> Vec<String> {
        let (t, now) = (self.t(), self.session.now());
        tasks(Language::English, t, &t.seating_plan(now), now)
            .into_iter()
            .map(|task| task.title)
            .collect()
    }

    fn logged(&self, record: u32) -> String {
        let book = LogBook::new(Language::English).updated(self.session.records(), self.t());
        book.reader(self.session.records(), self.t()).text(record).to_owned()
    }
}

// The possible content of a file.

/// Random values with a preference for extremes.
struct Absurd(Draw);

impl Absurd {
    fn pick<T: Copy>(&mut self, of: &[T]) -> T {
        self.0.pick(of.iter().copied()).unwrap()
    }

    fn entry(&mut self) -> EntryId {
        entry(self.pick(&[1, 1, 2, 2, 3, 4, 5, 6, 99_999, 100_000]))
    }

    fn player(&mut self) -> PlayerId {
        player(self.pick(&[1, 2, 3, 4, 100_000]))
    }

    fn table(&mut self) -> TableNo {
        table(self.pick(&[1, 1, 1, 2, 2, 3, 9_999]))
    }

    fn seat_no(&mut self) -> SeatNo {
        SeatNo::new(self.pick(&[1, 2, 3, 4, 9, 10, 11])).unwrap()
    }

    fn seat(&mut self) -> Seat {
        Seat { table: self.table(), seat: self.seat_no() }
    }

    fn row(&mut self) -> usize {
        self.pick(&[0, 1, 2, 3, 4, 5, 1_000, usize::MAX - 1, usize::MAX])
    }

    fn span(&mut self) -> Span {
        Span::from_millis(self.pick(&[i64::MIN, -60_000, -1, 0, 1, 3_600_000, i64::MAX]))
    }

    fn chips(&mut self) -> Chips {
        Chips::new(self.pick(&[0, 1, 10_000, u64::MAX]))
    }

    fn money(&mut self) -> Money {
        let most = Money::MOST;
        Money::from_minor(self.pick(&[i64::MIN, -1, 0, 1, 999, 10_000, most, i64::MAX]))
    }

    fn paid(&mut self) -> BuyIn {
        if self.yes() {
            return BuyIn::default();
        }
        BuyIn { prize: self.money(), bounty: self.money(), fee: self.money(), staff: self.money() }
    }

    fn stacks(&mut self) -> Vec<(EntryId, Chips)> {
        (0..self.pick(&[0, 1, 2, 40])).map(|_| (self.entry(), self.chips())).collect()
    }

    fn shares(&mut self) -> Vec<(EntryId, Money)> {
        (0..self.pick(&[0, 1, 2, 40])).map(|_| (self.entry(), self.money())).collect()
    }

    fn change(&mut self) -> ChipDifference {
        if self.yes() {
            ChipDifference::More(self.chips())
        } else {
            ChipDifference::Fewer(self.chips())
        }
    }

    fn counts(&mut self) -> CountEvent {
        let (table, entry, chips) = (self.table(), self.entry(), self.chips());
        let (old, many) = (self.chips(), self.pick(&[0, 1, 7, u64::MAX]));
        match self.pick(&[0, 1, 2, 3, 4, 5]) {
            5 => {
                let row = CountRow { entry, chips, pieces: Vec::new() };
                CountEvent::SheetCorrected { table, rows: vec![row.clone(), row] }
            }
            0 => {
                let pieces = vec![(chips, u32::MAX), (old, 1)];
                let row = CountRow { entry, chips, pieces };
                CountEvent::SheetCounted { table, rows: vec![row.clone(), row] }
            }
            1 => {
                let table = self.yes().then_some(table);
                CountEvent::Corrected { table, change: self.change(), reason: String::new() }
            }
            2 => {
                let fate = self.pick(&[
                    RaceResult::None,
                    RaceResult::Won,
                    RaceResult::Lost,
                    RaceResult::Saved,
                ]);
                let (seat, out, into) = (self.seat_no(), self.chips(), self.chips());
                let raced = PlayerExchange { entry, seat, out, into, cards: Vec::new(), fate };
                let players = vec![raced.clone(), raced];
                CountEvent::ColouredUp(TableColourUp { table, old, new: chips, players })
            }
            3 => CountEvent::FoundLate { entry, old, chips: many, into: chips },
            _ => CountEvent::Changed { entry, old, new: chips, chips: many },
        }
    }

    fn bounties(&mut self) -> BountyEvent {
        let (out, nth, amount) = (self.entry(), self.pick(&[0, 0, 1, u16::MAX]), self.money());
        match self.pick(&[0, 1, 2, 3, 4, 5, 6, 7]) {
            0 => BountyEvent::Taken {
                out,
                nth,
                by: vec![self.entry(), self.entry()],
                whole: self.yes(),
            },
            1 => BountyEvent::Left { out, nth },
            2 => {
                let envelopes = vec![(amount, u32::MAX), (self.money(), 0), (amount, 3)];
                BountyEvent::Prepared { envelopes, from: self.pick(&[0, 1, 5, u32::MAX]) }
            }
            3 => BountyEvent::Opened { out, nth, amount, seed: None },
            4 => BountyEvent::Replaced { entry: out, paid: amount },
            5 => BountyEvent::Numbered { out, nth },
            6 => BountyEvent::NumberSkipped { out, nth },
            _ => BountyEvent::Divided { shares: self.shares() },
        }
    }

    fn prizes(&mut self) -> PrizeEvent {
        let (pool, money) = (self.money(), self.money());
        let entries = self.pick(&[0, 3, u32::MAX]);
        match self.pick(&[0, 1, 1, 2, 3]) {
            0 => {
                let kinds = [
                    PayoutKind::WinnerTakesAll,
                    PayoutKind::Curve(CurveShape::Power(u16::MAX)),
                    PayoutKind::Fixed { prizes: vec![money, pool], over: Remainder::First },
                    PayoutKind::Satellite {
                        value: money,
                        tickets: true,
                        rest: Rest::InSteps(pool),
                        milestone: None,
                    },
                ];
                let kind = self.pick(&kinds.each_ref()).clone();
                let places = self.pick(&[
                    PaidPlaces::Usual,
                    PaidPlaces::OneIn(0),
                    PaidPlaces::Exactly(u32::MAX),
                ]);
                let round_to = self.yes().then_some(money);
                let bands =
                    vec![PlaceBand { from: 0, each: 0 }, PlaceBand { from: u32::MAX, each: 9 }];
                let plan = PayoutPlan { kind, places, round_to, bands, ..PayoutPlan::default() };
                PrizeEvent::Planned(Box::new(plan))
            }
            1 => {
                let prize = Prize { money, tickets: self.pick(&[0, 1, u16::MAX]) };
                let rows = vec![PrizeRow { places: self.pick(&[0, 1, 9]), prize }; 2];
                PrizeEvent::Locked { rows, ticket: self.money(), pool, entries }
            }
            2 => PrizeEvent::Unlocked { reason: String::new() },
            _ => {
                let prizes = vec![(0, money), (1, pool), (u32::MAX, money)];
                PrizeEvent::Corrected { prizes, pool, entries, reason: String::new() }
            }
        }
    }

    fn deals(&mut self) -> DealEvent {
        if self.pick(&[0, 0, 1]) == 1 {
            return DealEvent::Cancelled { reason: String::new() };
        }
        let method = self.pick(&[DealMethod::Own, DealMethod::Mixed { icm: u8::MAX }]);
        let kept = vec![self.money(), self.money()];
        let (stacks, shares) = (self.stacks(), self.shares());
        let bounties = if self.yes() { self.shares() } else { Vec::new() };
        let in_play = self.chips();
        let known = self.yes().then(|| KnownStacks { in_play, counted: Vec::new() });
        DealEvent::Agreed(Box::new(Agreement { method, stacks, shares, kept, bounties, known }))
    }

    fn payments(&mut self) -> PaymentEvent {
        let entry = self.entry();
        if self.pick(&[0, 0, 1]) == 1 {
            let number = self.pick(&[0, 1, 2, u32::MAX]);
            return PaymentEvent::TakenBack { entry, number, reason: String::new() };
        }
        PaymentEvent::Paid {
            entry,
            amount: self.money(),
            withheld: self.money(),
            tickets: self.pick(&[0, 1, u16::MAX]),
            method: payments::PaymentMethod::Cash,
            document: String::new(),
            number: self.pick(&[None, Some(1), Some(u32::MAX)]),
        }
    }

    fn papers(&mut self) -> PaperEvent {
        let scopes = [
            Scope::All,
            Scope::Tables(vec![table(1), table(9_999), table(1)]),
            Scope::Entries(vec![self.entry(), self.entry()]),
            Scope::Entries(Vec::new()),
        ];
        let outlets = [Outlet::File, Outlet::Printer(String::new())];
        PaperEvent::Printed(Box::new(PrintRecord {
            sheet: self.pick(&ALL),
            scope: self.pick(&scopes.each_ref()).clone(),
            fingerprint: self.pick(&[0, 1, u64::MAX]),
            outlet: self.pick(&outlets.each_ref()).clone(),
            line: None,
        }))
    }

    fn draws(&mut self) -> DrawEvent {
        let secret = Secret::new([self.pick(&[0, 7, u8::MAX]); 32]);
        let words = ["", "sette bello", "two\nlines", "“"];
        match self.pick(&[0, 0, 1, 1, 2]) {
            0 => DrawEvent::Sealed(secret),
            1 => DrawEvent::Said(self.pick(&words).repeat(self.pick(&[1, 1, 9_999]))),
            _ => DrawEvent::Revealed(secret),
        }
    }

    fn yes(&mut self) -> bool {
        self.pick(&[true, false])
    }

    fn what(&mut self) -> Row {
        match self.pick(&[0, 1, 2, 3, 4, 5, 6, 7]) {
            0 => Row::Level(Level::default()),
            1 => Row::Level(Level { minutes: u16::MAX, ..Level::default() }),
            2 => Row::Break(Break { minutes: u16::MAX, name: BreakName::Own(String::new()) }),
            3 => Row::ColourUp(vec![]),
            4 => Row::ColourUp(vec![self.chips()]),
            5 => Row::RegistrationCloses,
            6 => Row::EndOfDay,
            _ => level(self.pick(&[0, 50, Chips::MOST])),
        }
    }

    fn moved(&mut self) -> SeatMove {
        let from = self.yes().then(|| self.seat());
        SeatMove { entry: self.entry(), from, to: self.seat() }
    }

    fn event(&mut self) -> Event {
        match self.pick(&[0, 1, 1, 2, 2, 2, 3, 4, 4, 5, 6, 7, 8, 9, 10]) {
            0 => Event::Clock(self.clock()),
            1 => Event::Entries(self.entries()),
            3 => Event::Counts(self.counts()),
            4 => Event::Bounties(self.bounties()),
            5 => Event::Prizes(self.prizes()),
            6 => Event::Deals(self.deals()),
            7 => Event::Payments(self.payments()),
            8 => Event::Papers(self.papers()),
            9 => Event::Draws(self.draws()),
            10 => Event::Hands(self.hands()),
            _ => self.tables(),
        }
    }

    fn hands(&mut self) -> HandsEvent {
        let (table, count) = (self.table(), self.pick(&[0, 1, 9, u8::MAX]));
        match self.pick(&[0, 1, 2, 3, 4, 5, 6]) {
            0 => {
                let progress =
                    self.pick(&[TableProgress::Plays, TableProgress::AllIn, TableProgress::Done]);
                HandsEvent::Reported { table, progress, seats: vec![self.seat().seat] }
            }
            1 => HandsEvent::StackReported { entry: self.entry(), stack: self.chips() },
            2 => HandsEvent::SoftBegan,
            3 => HandsEvent::Ended,
            4 => HandsEvent::HeadsAsked,
            5 => HandsEvent::HeadsCounted { table, heads: count, here: count / 2 },
            _ => HandsEvent::LastHandsDrawn { hands: count, seed: Some(7), size: None },
        }
    }

    fn clock(&mut self) -> ClockEvent {
        let (row, to, by) = (self.row(), self.row(), self.span());
        match self.pick(&[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]) {
            10 => ClockEvent::RowsSet { rows: vec![(row, self.what()), (to, self.what())] },
            11 => ClockEvent::Renamed { name: String::new() },
            12 => ClockEvent::StackSet { stack: self.chips() },
            0 => ClockEvent::Started,
            1 => ClockEvent::Paused,
            2 => ClockEvent::WentTo { row },
            3 => ClockEvent::Adjusted { by },
            4 => ClockEvent::RowSet { row, to: Box::new(self.what()) },
            5 => ClockEvent::RowInserted { row, new: Box::new(self.what()) },
            6 => ClockEvent::RowRemoved { row },
            7 => ClockEvent::RowMoved { row, to },
            8 if by.millis() == 0 => {
                ClockEvent::Replaced { structure: Box::new(Structure::default()) }
            }
            _ => ClockEvent::Rebased { by },
        }
    }

    fn entries(&mut self) -> EntryEvent {
        let (entry, chips, paid) = (self.entry(), self.chips(), self.paid());
        match self.pick(&[0, 1, 1, 2, 3, 4, 5, 6, 6, 7, 8, 9, 10, 11, 12, 13]) {
            0 => EntryEvent::Listed {
                people: vec![Person::default(), Person::typed("A B")],
                from: self.yes().then(|| self.player()),
            },
            1 => EntryEvent::Entered {
                players: vec![self.player(), self.player()],
                paid,
                chips,
                from: self.yes().then_some(entry),
            },
            2 => EntryEvent::Corrected { player: self.player(), to: Box::default() },
            3 => EntryEvent::Rebought { entry, paid, chips, number: None },
            4 => EntryEvent::Refunded { entry, kept: self.paid() },
            7 => EntryEvent::AddedOn { entry, paid, chips, number: None },
            8 => EntryEvent::HandForHandSet { on: self.yes() },
            9 => EntryEvent::HandPlayed,
            10 => {
                let stack = self.yes().then_some(chips);
                EntryEvent::SameHand {
                    out: vec![(entry, stack), (self.entry(), stack)],
                    separate_hand: true,
                }
            }
            11 => {
                let out = BustedEntry { entry, from: self.seat(), stack: Some(chips) };
                EntryEvent::Disqualified { out, together: false }
            }
            5 => EntryEvent::RegistrationSet { open: self.yes() },
            12 => EntryEvent::RegistrationFollows,
            13 => EntryEvent::NumbersSkipped {
                players: vec![self.player()],
                entries: vec![self.entry(), entry],
                bought: vec![
                    (entry, PurchaseRef::Rebuy(1)),
                    (self.entry(), PurchaseRef::AddOn(u8::MAX)),
                ],
            },
            _ => {
                let mut out = || BustedEntry {
                    entry: self.entry(),
                    from: self.seat(),
                    stack: Some(self.chips()),
                };
                EntryEvent::Busted { out: vec![out(), out()] }
            }
        }
    }

    fn tables(&mut self) -> Event {
        let (table, seat, size) = (self.table(), self.seat(), self.pick(&[2, 9, 10, 11]));
        Event::Tables(match self.pick(&[0, 0, 1, 2, 3, 3, 3, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]) {
            0 => TableEvent::Opened { tables: vec![table, self.table()], size },
            1 => TableEvent::Resized { table, size },
            2 => TableEvent::SeatClosed { seat, closed: self.yes() },
            3 => TableEvent::Seated { seats: vec![(self.entry(), seat), (self.entry(), seat)] },
            4 => TableEvent::Moved {
                moves: vec![self.moved(), self.moved()],
                reason: self.pick(&[MoveReason::Break, MoveReason::Redraw].each_ref()).clone(),
            },
            5 => TableEvent::Broken { table },
            6 => TableEvent::Redrawn {
                moves: vec![self.moved()],
                tables: vec![(table, self.seat_no())],
                size,
            },
            7 => TableEvent::Pinned { entry: self.entry(), pinned: self.yes() },
            8 => TableEvent::Ordered { tables: vec![table, table] },
            9 => TableEvent::Held { table, held: self.yes() },
            10 => {
                let (button, small, big) = (self.seat_no(), self.seat_no(), self.seat_no());
                TableEvent::ButtonSeen {
                    table,
                    positions: Positions { button, small, big },
                    reason: None,
                }
            }
            11 => TableEvent::Dealt { table, hands: self.pick(&[0, 3, u16::MAX]), stud: false },
            _ => {
                return Event::Counts(CountEvent::Counted {
                    stacks: vec![(self.entry(), self.chips()), (self.entry(), self.chips())],
                });
            }
        })
    }
}

/// Computes every view, and everything that the desk asks by itself.
fn look(t: &Tournament, records: &[Record], at: Timestamp) {
    let plan = t.seating_plan(at);
    let ledger = Ledger::of(records);
    let _ = (
        t.breach(),
        t.winner(at),
        tasks(Language::English, t, &plan, at),
        Floor::of(Language::English, t, &plan, at),
    );
    let _ = (
        breaking_order(Language::English, t, &plan),
        Header::of(Language::English, t, at),
        ClockFace::of(Language::English, t, &[], at),
        BoardView::of(Language::English, t, at),
        HandMoney::of(Language::English, t, at),
    );
    let _ = (
        StructureView::of(Language::English, t, at),
        PlayersSummary::of(Language::English, t),
        last_moves(Language::English, t, records, &ledger, 5),
    );
    for order in [PlayerOrder::Name, PlayerOrder::Seat, PlayerOrder::Chips, PlayerOrder::Place] {
        let _ = rows(Language::English, t, &plan, order, at);
    }
    for number in 1..4 {
        let _ = TableSheet::of(Language::English, t, table(number), at);
        let _ = PlayerCard::of(Language::English, t, records, &ledger, player(number.into()), at);
    }
    let book = LogBook::new(Language::English).updated(records, t);
    let (log, places) = (book.reader(records, t), t.entries().places());
    for (number, _) in (0..).zip(records) {
        let _ = log.line(number, &ledger, &places);
    }
}

/// Computes the views of chips and money, which take longer.
fn look_at_the_office(t: &Tournament, records: &[Record], at: Timestamp) {
    let beginning = Beginning::new(EVENING, t.setup().clone(), evening());
    stage::office::look(t, (&beginning, records, &Ledger::of(records)), at);
}

/// Checks that a file with valid seals and undecided events is still shown.
#[test]
fn events_that_no_one_decided_are_shown_all_the_same() {
    for seed in 0..100 {
        let mut absurd = Absurd(Draw::new(seed));
        let kinds = [
            BountyKind::Fixed,
            BountyKind::FixedLastToPrizes,
            BountyKind::Progressive { cash: 33 },
            BountyKind::MYSTERY,
        ];
        let bounty = absurd.pick(&kinds);
        let setup = Setup { bounty, guarantee: absurd.money(), ..Setup::default() };
        let mut t = Tournament::new(setup, evening());
        let mut records = Vec::new();
        for step in 0..40 {
            let event = absurd.event();
            let at = absurd.pick(&[Timestamp::from_millis(i64::MIN), EVENING, EVENING, EVENING]);
            t.apply(&event, at);
            let command = START;
            let action = match step % 7 {
                5 => RecordAction::Undone { record: absurd.pick(&[0, 3, u32::MAX]) },
                6 => RecordAction::Redone { record: absurd.pick(&[0, 3, u32::MAX]) },
                _ => RecordAction::Done { command, waiver: None, events: vec![event.clone()] },
            };
            records.push(Record {
                recorded: at,
                happened: None,
                by: String::new(),
                desk: String::new(),
                role: None,
                approved_by: None,
                request_id: None,
                action,
                revisions: Vec::new(),
            });
            let looked = std::panic::catch_unwind(|| {
                look(&t, &records, EVENING);
                look(&t, &records, Timestamp::from_millis(i64::MAX));
                if step % 8 == 7 {
                    look_at_the_office(&t, &records, EVENING);
                }
            });
            assert!(looked.is_ok(), "seed {seed}, step {step}: {event:?}");
        }
    }
}

/// Checks that an impossibly long list of prizes does not fill the memory.
#[test]
fn a_file_cannot_pay_more_places_than_there_can_be_entries() {
    let mut t = Tournament::new(Setup::default(), evening());
    let rows = vec![PrizeRow { places: u32::MAX, prize: Prize::default() }; 2];
    let nothing = Money::ZERO;
    let locked = PrizeEvent::Locked { rows, ticket: nothing, pool: nothing, entries: 1 };
    t.apply(&Event::Prizes(locked), EVENING);
    assert_eq!(t.prize_list().unwrap().len(), 100_000);
}

/// Checks that tables have 2 to 11 seats in a file too.
#[test]
fn a_file_cannot_name_a_table_of_no_size() {
    let setup = ron::to_string(&Setup::default()).unwrap();
    assert!(setup.contains("seats:9,"));
    let setup_of = |seats: &str| {
        ron::from_str::<Setup>(&setup.replacen("seats:9,", &format!("seats:{seats},"), 1))
    };
    for size in ["0", "1", "12", "255"] {
        assert!(setup_of(size).is_err(), "{size} seats");
        let opened = format!("Opened(tables:[1],size:{size})");
        assert!(ron::from_str::<TableEvent>(&opened).is_err(), "{opened}");
    }
    assert!(setup_of("2").is_ok());
    assert!(ron::from_str::<TableEvent>("Opened(tables:[1],size:11)").is_ok());
}

// Names in the log, and the records that can be deleted.

#[test]
fn striking_out_an_early_entry_leaves_later_ones_their_numbers() {
    let mut room = Room::open(Setup::default(), evening());
    let people = ["Adler", "Berg"].map(Person::typed).to_vec();
    room.does(Command::Entries(EntryCommand::List { people }));
    let first = room.does(enter(Entrant::Known(player(1)), SeatWish::Later));
    room.does(enter(Entrant::Known(player(2)), SeatWish::Later));
    room.does(opens(&[1], 9));
    room.session.strike(first).unwrap();
    let entries = vec![entry(2)];
    room.does(Command::Tables(TableCommand::Seat { entries, seat: SeatWish::At(seat(1, 1)) }));
    let sits = room.t().tables().table(table(1)).and_then(|t| t.entry(seat(1, 1).seat)).unwrap();
    assert_eq!(room.t().entries().person(sits).unwrap().family, "Berg");
    assert!(room.t().entries().get(entry(1)).is_none());
    room.does(enter(Entrant::Known(player(1)), SeatWish::Later));
    assert_eq!(room.t().entries().person(entry(3)).unwrap().family, "Adler");
}

#[test]
fn the_log_names_people_as_they_are_called_when_a_correction_was_undone() {
    let mut room = Room::seated(Setup::default(), evening(), &[3; 1]);
    let to = Person { family: "Wrong".into(), ..Person::default() };
    let correct = Command::Entries(EntryCommand::Correct { player: player(1), to: Box::new(to) });
    room.does(correct);
    let out = room.does(bust(&[1]));
    assert_eq!(room.logged(out), "Bust · Wrong (T1 S1)");
    room.session.undo().unwrap();
    room.session.undo().unwrap();
    let out = room.does(bust(&[1]));
    assert_eq!(room.logged(out), "Bust · T1S1 (T1 S1)");
    room.session.undo().unwrap();
    let corrected = room.session.records().len();
    assert_eq!(room.session.redo().unwrap(), out);
    assert_eq!(room.logged(u32::try_from(corrected).unwrap()), "Redone: Bust · T1S1 (T1 S1)");
}

#[test]
fn one_who_was_refunded_and_comes_back_is_no_re_entry() {
    let mut room = Room::open(Setup { buy_in: buy_in("20+5"), ..Setup::default() }, evening());
    room.does(enter(named("Adler"), SeatWish::Later));
    room.does(Command::Entries(EntryCommand::Refund { entry: entry(1), keep_fee: false }));
    assert_eq!(PlayersSummary::of(Language::English, room.t()).line, "0 entries · 0 players");
    let back = room.does(enter(Entrant::Known(player(1)), SeatWish::Later));
    assert_eq!(room.logged(back), "Buy-in · Adler · 20+5");
    assert_eq!(
        PlayersSummary::of(Language::English, room.t()).line,
        "1 entry · 1 player · 1 to seat"
    );
    let (records, ledger) = (room.session.records(), room.session.ledger());
    let card =
        PlayerCard::of(Language::English, room.t(), records, ledger, player(1), EVENING).unwrap();
    assert_eq!(card.detail, "1st entry");
    let happened: Vec<&str> = card.happened.iter().map(|(_, what)| what.as_str()).collect();
    assert_eq!(happened, ["Buy-in 20+5", "Refunded", "Buy-in 20+5"]);
}

#[test]
fn the_log_and_the_card_count_re_entries_alike() {
    let mut room =
        Room::seated(Setup { buy_in: buy_in("20"), ..Setup::default() }, evening(), &[3; 1]);
    room.does(bust(&[1]));
    let back = room.does(enter(Entrant::Known(player(1)), SeatWish::At(seat(1, 1))));
    assert_eq!(room.logged(back), "Re-entry 1 · T1S1 · 20 · to T1 S1");
    let (records, ledger) = (room.session.records(), room.session.ledger());
    let card =
        PlayerCard::of(Language::English, room.t(), records, ledger, player(1), EVENING).unwrap();
    assert_eq!(card.happened.first().unwrap().1, "Re-entry 1 20, seated at T1 S1");
}

#[test]
fn the_wall_names_each_moved_player_once() {
    let mut room = Room::seated(Setup::default(), evening(), &[3; 1]);
    let moves = |to| {
        Command::Tables(TableCommand::Move {
            entry: entry(1),
            to: seat(1, to),
            reason: MoveReason::Floor(String::new()),
        })
    };
    for to in [5, 6, 5] {
        room.does(moves(to));
    }
    let (records, ledger) = (room.session.records(), room.session.ledger());
    let listed = last_moves(Language::English, room.t(), records, ledger, 10);
    assert_eq!(listed, [("T1S1".to_owned(), "Table 1 Seat 5".to_owned())]);
}

// Tables on hold, and draws.

/// Seats three tables of nine with four players each once registration is closed by hand.
fn three_short_tables() -> Room {
    let mut room = Room::seated(Setup::default(), evening(), &[4; 3]);
    room.does(START);
    room.does(CLOSE);
    room
}

fn pin(number: u32) -> Command {
    Command::Tables(TableCommand::Pin { entry: entry(number), pinned: true })
}

#[test]
fn a_held_table_is_not_suggested_when_the_one_before_it_cannot_break() {
    let mut room = three_short_tables();
    assert!(room.tasks().contains(&"Break table 3".to_owned()), "{:?}", room.tasks());
    room.does(Command::Tables(TableCommand::Hold { table: table(2), held: true }));
    room.does(pin(9));
    let todo = room.tasks();
    // Without a posted order: the table that may break is named instead.
    let breaks: Vec<&String> =
        todo.iter().filter(|title| title.starts_with("Break table")).collect();
    assert_eq!(breaks, ["Break table 1"], "{todo:?}");
    // In a posted order, the tables after the held one wait for it.
    let tables = vec![table(3), table(2), table(1)];
    room.does(Command::Tables(TableCommand::Order { tables }));
    let todo = room.tasks();
    assert!(todo.iter().all(|title| !title.starts_with("Break table")), "{todo:?}");
}

#[test]
fn a_pinned_player_keeps_the_seat_in_a_redraw_at_the_same_table() {
    for seed in 0..40 {
        let mut room = three_short_tables();
        room.does(pin(1));
        room.does(Command::Tables(TableCommand::Redraw {
            tables: vec![table(1), table(2)],
            size: 9,
            seed,
        }));
        assert_eq!(room.t().tables().seat_of(entry(1)), Some(seat(1, 1)), "seed {seed}");
        assert_eq!(room.t().breach(), None, "seed {seed}");
        assert_eq!(room.t().tables().times_moved(entry(1)), 0, "seed {seed}");
        assert_eq!(room.t().tables().seated_count(), 12, "seed {seed}");
    }
}

#[test]
fn the_final_table_is_drawn_where_no_seat_is_closed() {
    let mut room = Room::seated(Setup::default(), evening(), &[3; 3]);
    let closed = Command::Tables(TableCommand::CloseSeat { seat: seat(1, 9), closed: true });
    room.does(closed);
    room.does(START);
    room.does(CLOSE);
    let (t, now) = (room.t(), room.session.now());
    let list = tasks(Language::English, t, &t.seating_plan(now), now);
    let draw = list.iter().find(|task| task.title == "Draw the final table").unwrap();
    let bottone::view::todo::TaskAct::Redraw { tables, size } = draw.steps[0].act.clone() else {
        panic!("{draw:?}")
    };
    room.does(Command::Tables(TableCommand::Redraw { tables, size, seed: 1 }));
    assert_eq!(room.t().tables().open().len(), 1);
}

#[test]
fn a_number_of_players_that_was_never_passed_asks_for_no_redraw() {
    let house = HouseRules { redraws: vec![27, 12], ..HouseRules::default() };
    let mut room = Room::seated(Setup { house, ..Setup::default() }, evening(), &[8; 2]);
    room.does(START);
    room.does(CLOSE);
    assert_eq!(room.t().redraw_due(), None, "16 entries never were more than 27");
    room.does(bust(&[1, 2, 3, 4]));
    assert_eq!(room.t().redraw_due(), Some(12));
}

/// Checks Robert's Rules 15 and WSOP tournament rule 68. If the house announces no numbers, all
/// players redraw at the book's numbers of tables.
#[test]
fn without_numbers_of_the_house_the_book_says_when_everybody_draws() {
    let due = |redraw: Redraw, redraws: Vec<u32>| {
        let seating = SeatingRules { redraw, ..SeatingRules::default() };
        let rulebook = Rulebook { seating, ..Rulebook::default() };
        let house = HouseRules { rulebook, redraws, ..HouseRules::default() };
        let mut room = Room::seated(Setup { house, ..Setup::default() }, evening(), &[9; 3]);
        room.does(START);
        room.does(CLOSE);
        let before = room.t().redraw_due();
        room.does(bust(&[1, 2, 3, 4, 5, 6, 7, 8]));
        room.does(bust(&[10]));
        let (t, now) = (room.t(), room.session.now());
        let list = tasks(Language::English, t, &t.seating_plan(now), now);
        let asked = list.iter().any(|task| task.title.starts_with("Redraw at"));
        assert_eq!(asked, t.redraw_due().is_some());
        (before, t.redraw_due())
    };
    assert_eq!(due(Redraw::House, vec![]), (None, None));
    assert_eq!(due(Redraw::ThreeTwoOne, vec![]), (None, Some(18)));
    assert_eq!(due(Redraw::ByEntrants, vec![]), (None, None), "27 entrants are fewer than 51");
    assert_eq!(due(Redraw::ThreeTwoOne, vec![20]), (None, Some(20)), "the house's own go first");
}

#[test]
fn where_registration_never_ends_the_final_table_is_drawn_and_the_floor_can_end_it() {
    let endless = structure(vec![level(50), level(100)]);
    let mut room = Room::seated(Setup::default(), endless, &[4; 2]);
    room.does(START);
    assert!(room.tasks().contains(&"Draw the final table".to_owned()), "{:?}", room.tasks());
    room.does(bust(&[1, 2, 3, 4]));
    room.does(bust(&[5, 6, 7]));
    assert_eq!(room.tasks(), ["Close registration"]);
}

/// Checks open registration by the structure: few players at several tables, the last one, and the
/// winner.
#[test]
fn the_end_before_registration_closes_is_on_the_list_with_its_buttons() {
    let prize = Money::from_minor(1_000);
    for (prize, buttons) in [
        (prize, &["Paga", "Risultati", "Classifica"][..]),
        (Money::ZERO, &["Risultati", "Classifica"][..]),
    ] {
        let buy_in = BuyIn { prize, ..BuyIn::default() };
        the_end_with(Setup { buy_in, ..Setup::default() }, buttons);
    }
}

fn the_end_with(setup: Setup, buttons: &[&str]) {
    let late = structure(vec![level(50), level(100), Row::RegistrationCloses, level(200)]);
    let mut room = Room::seated(setup, late, &[2; 2]);
    room.does(START);
    assert!(!room.tasks().contains(&"One table is enough".to_owned()), "nobody is out yet");
    room.does(bust(&[1]));
    room.does(bust(&[3]));
    let now = room.session.now();
    let list = tasks(Language::English, room.t(), &room.t().seating_plan(now), now);
    let one = list.iter().find(|task| task.title == "One table is enough");
    let TaskAct::Break(table) = one.unwrap().steps[0].act else { panic!("{list:?}") };
    room.does(Command::Tables(TableCommand::Break { table, seed: 7 }));
    assert_eq!(room.t().tables().open().len(), 1);
    let (second, _) = room.t().entries().playing().next().unwrap();
    room.does(Command::Entries(EntryCommand::Bust { out: vec![(second, None)] }));
    assert_eq!(room.tasks(), ["Close registration"]);
    room.does(CLOSE);
    let now = room.session.now();
    let list = tasks(Language::Italian, room.t(), &room.t().seating_plan(now), now);
    let steps: Vec<&str> = list[0].steps.iter().map(|step| step.label.as_str()).collect();
    assert_eq!(steps, buttons);
}

// The tasks of the floor.

#[test]
fn a_final_table_names_the_rule_only_where_there_is_one() {
    let cases = [(9, true), (6, true), (10, false), (5, false)];
    for (seats, cited) in cases {
        let mut room = Room::seated(Setup { seats, ..Setup::default() }, evening(), &[2; 2]);
        room.does(START);
        room.does(CLOSE);
        let (t, now) = (room.t(), room.session.now());
        let list = tasks(Language::English, t, &t.seating_plan(now), now);
        let draw = list.iter().find(|task| task.title == "Draw the final table").unwrap();
        assert_eq!(draw.why.contains("TDA"), cited, "{seats} seats: {}", draw.why);
    }
}

#[test]
fn no_break_is_promised_beyond_the_end_of_the_day() {
    let days = structure(vec![level(50), Row::EndOfDay, level(100), pause(), level(200)]);
    let mut room = Room::seated(Setup::default(), days, &[3; 1]);
    room.does(START);
    let now = room.session.now();
    assert_eq!(room.t().clock().time_until(2, now), None, "the day ends before");
    assert!(
        Header::of(Language::English, room.t(), now)
            .stats
            .iter()
            .all(|stat| stat.caption != "Break in")
    );
    room.minutes_later(21);
    room.does(START);
    let header = Header::of(Language::English, room.t(), room.session.now());
    assert!(header.stats.iter().any(|stat| stat.caption == "Break in" && stat.figure == "20:00"));
}

#[test]
fn registration_that_ends_with_the_next_day_is_open_overnight() {
    let days = structure(vec![level(50), Row::EndOfDay, Row::RegistrationCloses, level(100)]);
    let mut room = Room::seated(Setup::default(), days, &[3; 1]);
    room.does(START);
    room.minutes_later(21);
    let now = room.session.now();
    assert_eq!(room.t().clock().read(now).state, ClockStatus::DayOver);
    assert!(room.t().registration_open(now), "it closes when play resumes");
    room.does(START);
    assert!(!room.t().registration_open(room.session.now()));
}

/// Checks that corrected positions have a one-line reason; a file without a reason has none.
#[test]
fn a_button_is_put_right_for_a_reason() {
    let mut room = Room::seated(Setup::default(), structure(vec![level(50)]), &[3; 1]);
    let right = |reason: &str| -> Command {
        let positions = "positions:(button:1,small:2,big:3)";
        ron::from_str(&format!("Tables(Button(table:1,{positions}{reason}))")).unwrap()
    };
    let record = room.does(right(",reason:Some(\"The dealer skipped seat 9\")"));
    let book = LogBook::default().updated(room.session.records(), room.t());
    let log = book.reader(room.session.records(), room.t());
    assert!(log.mentions(record, &["skipped"]), "the log does not say why");
    let written = ron::to_string(&room.session.records()[record as usize].action).unwrap();
    assert_eq!(
        written.matches("reason:Some(\"The dealer skipped seat 9\")").count(),
        2,
        "{written}"
    );
    let record = room.does(right(""));
    let written = ron::to_string(&room.session.records()[record as usize].action).unwrap();
    assert_eq!(written.matches("reason:None").count(), 2, "{written}");
    for wrong in ["", "  ", "two\\nlines", &"x".repeat(501)] {
        let answer = room.session.submit(right(&format!(",reason:Some(\"{wrong}\")")), None);
        assert!(matches!(answer, Err(SubmitError::Refused(Refusal::NotUnderstood))), "{wrong:?}");
    }
}

/// Checks a table of three with two in the hand: the third came to a seat after the button, and
/// waits. The hand that the program itself deals can be recorded. The third is then dealt in as the
/// big blind.
#[test]
fn a_hand_of_two_with_a_waiting_third_can_be_recorded() {
    let mut room = Room::seated(Setup::default(), evening(), &[0; 1]);
    for place in [2, 5, 9] {
        room.does(enter(named(&format!("S{place}")), SeatWish::At(seat(1, place))));
    }
    let button = |button, small, big| {
        let [button, small, big] = [button, small, big].map(|n| SeatNo::new(n).unwrap());
        let positions = Positions { button, small, big };
        Command::Tables(TableCommand::Button { table: table(1), positions, reason: None })
    };
    room.does(START);
    room.does(button(2, 5, 9));
    room.does(bust(&[3]));
    room.does(enter(named("S6"), SeatWish::At(seat(1, 6))));
    let next = room.t().next_hand(table(1), room.session.now()).unwrap();
    assert_eq!((next.dealt.len(), next.waits.len()), (2, 1));
    let Positions { button: at, small, big } = next.positions;
    assert_eq!(at, small);
    room.does(button(at.get(), small.get(), big.get()));
    // The other of the two gets the big blind before the third can.
    room.does(Command::Tables(TableCommand::Hands { table: table(1), hands: 1, stud: false }));
    let next = room.t().next_hand(table(1), room.session.now()).unwrap();
    assert_eq!((next.dealt.len(), next.waits.len(), next.positions.big.get()), (3, 0, 6));
    // A small blind on the button with an absent player, and a hand of three without one, are
    // mistakes.
    for wrong in [(9, 9, 5), (5, 5, 5), (2, 9, 6), (6, 5, 2)] {
        let answer = room.session.submit(button(wrong.0, wrong.1, wrong.2), None);
        assert!(matches!(answer, Err(SubmitError::Refused(Refusal::PositionsWrong))), "{wrong:?}");
    }
}

/// Checks that the minutes of a known button are minutes of play.
#[test]
fn a_button_grows_old_while_hands_are_dealt_and_only_then() {
    let with_break = structure(vec![level(50), pause(), level(100)]);
    let mut room = Room::seated(Setup::default(), with_break, &[3; 1]);
    room.does(START);
    let positions = |button, small, big| {
        let [button, small, big] = [button, small, big].map(|n| SeatNo::new(n).unwrap());
        Command::Tables(TableCommand::Button {
            table: table(1),
            positions: Positions { button, small, big },
            reason: None,
        })
    };
    let known = |room: &Room| room.t().next_hand(table(1), room.session.now()).is_some();
    room.does(positions(1, 2, 3));
    room.minutes_later(4);
    assert!(known(&room), "4 minutes of play");
    room.minutes_later(4);
    assert!(!known(&room), "8 minutes of play");
    room.does(Command::Clock(ClockCommand::Pause));
    assert!(!known(&room), "stopping the clock does not tell where the button is");
    room.does(positions(1, 2, 3));
    room.minutes_later(60);
    assert!(known(&room), "nobody played for an hour");
    room.does(START);
    room.does(positions(2, 3, 1));
    room.minutes_later(11);
    room.does(positions(2, 3, 1));
    room.minutes_later(10);
    assert!(known(&room), "9 of the 10 minutes were a break");
}

/// Checks that a missing item is reported before any rule that depends on it.
#[test]
fn a_missing_thing_is_reported_first() {
    let mut room = Room::seated(Setup::default(), evening(), &[3; 1]);
    room.does(bust(&[1]));
    let nowhere = entry(99);
    let list = |entries: &[EntryId]| -> Vec<_> {
        entries.iter().map(|id| (*id, Some(Chips::new(500)))).collect()
    };
    let nameless = Entrant::New(Person::default());
    let who = vec![nameless, Entrant::Known(player(99))];
    let counted = vec![(entry(1), Chips::ZERO), (nowhere, Chips::ZERO)];
    let reason = MoveReason::Floor(String::new());
    let cases = [
        (
            Command::Entries(EntryCommand::Bust { out: list(&[entry(1), nowhere]) }),
            Refusal::EntryUnknown,
        ),
        (
            Command::Entries(EntryCommand::Enter { who, seat: SeatWish::Later }),
            Refusal::PlayerUnknown,
        ),
        (Command::Counts(CountCommand::Count { stacks: counted }), Refusal::EntryUnknown),
        (
            Command::Tables(TableCommand::Seat {
                entries: vec![entry(2), entry(1)],
                seat: SeatWish::Draw(1),
            }),
            Refusal::NotIn,
        ),
        (
            Command::Tables(TableCommand::Move {
                entry: entry(1),
                to: seat(7, 1),
                reason: reason.clone(),
            }),
            Refusal::TableUnknown,
        ),
        (
            Command::Tables(TableCommand::Move { entry: nowhere, to: seat(7, 1), reason }),
            Refusal::EntryUnknown,
        ),
    ];
    for (command, refusal) in cases {
        assert_eq!(room.session.can(&command), Err(refusal), "{command:?}");
    }
}

/// Checks that a rebuy is possible with a taken seat: the player waits for a seat.
#[test]
fn one_whose_seat_is_gone_can_still_rebuy() {
    let rebuy = Purchase {
        price: buy_in("20"),
        chips: Chips::new(10_000),
        later: Vec::new(),
        most: 1,
        through_level: 2,
    };
    let setup = Setup { rebuy: Some(rebuy), ..Setup::default() };
    let mut room = Room::seated(setup, evening(), &[3; 1]);
    room.does(START);
    room.does(bust(&[1]));
    room.does(enter(named("Late"), SeatWish::At(seat(1, 1))));
    room.does(Command::Entries(EntryCommand::Rebuy { entry: entry(1) }));
    assert_eq!(room.t().waiting().collect::<Vec<_>>(), [entry(1)]);
    assert_eq!(room.tasks().first().map(String::as_str), Some("1 player waiting for a seat"));
}
