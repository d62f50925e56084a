//! A command of each kind, chosen for the present event.

use bottone::{
    base::{
        chips::Chips,
        fair::Secret,
        items::{Item, ItemWinner},
        money::Money,
        person::{Role, Stop},
        seat::{Seat, SeatNo, Seats, TableNo},
        time::Span,
    },
    rules::{
        bounties::{BountyKind, EnvelopeStart, envelopes},
        button::Positions,
        buy_in::BuyIn,
        carry::{CarryTerms, ForfeitedPlace, Policy, StackPrice},
        colour_up::Holding,
        deals,
        floor::TableProgress,
        levels::{Break, BreakName, Row as LevelRow},
        payouts::{CurveShape, PaidPlaces, PayoutKind, PayoutPlan, Prize, Remainder, Rest},
    },
    tournament::{
        Command,
        arrivals::ArrivalCommand,
        bags::{BagCommand, Bagging},
        bounties::{BountyCommand, BountyPrize},
        clock::ClockCommand,
        counts::{ChipDifference, CountCommand, RaceCards, StackCount},
        deals::{Agreement, DealCommand},
        draws::DrawCommand,
        entries::{Entrant, EntryCommand, EntryId, PaidSale},
        filing::{FileMove, FilingCommand, Successor},
        flights::{Flight, FlightCommand, FlightEntry, FlightOrigin, FlightResult, Qualifier},
        hands::{HandsCommand, LastCard},
        incidents::{GivenRuling, IncidentCommand, Matter, Penalty, Verdict},
        papers::{Outlet, PaperCommand, PrintRecord, Scope, SheetKind},
        payments::{Due, ItemDue, ItemPiece, PaymentCommand, PurchaseRef},
        prices::{LaterPrice, WithheldAmount, Withholding},
        prizes::{PrizeCommand, PrizeRange as PrizeRow},
        setup::{Purchase, Setup, SetupCommand},
        staff::{Member, StaffCommand},
        tables::{MoveReason, Table, TableCommand},
        tickets::{Ticket, TicketCommand},
        waiting::{AlternateState, Alternates, WaitingCommand},
    },
};

use bottone::session::roles::check_permission;

use super::{
    chance::{Asking, RandomCommands, entry},
    staff::{STAFF, pin},
};
use crate::stage::{buy_in, structure};

/// The departments, with the weight of each in the four quarters of an evening.
const DEPARTMENTS: [(Department, [usize; 4]); 20] = [
    (Department::Setup, [4, 3, 2, 1]),
    (Department::Clock, [10, 10, 8, 5]),
    (Department::Entries, [40, 36, 26, 20]),
    (Department::Tables, [16, 14, 12, 8]),
    (Department::Waiting, [10, 9, 6, 3]),
    (Department::Arrivals, [3, 3, 2, 1]),
    (Department::Counts, [8, 10, 10, 7]),
    (Department::Bags, [2, 4, 6, 5]),
    (Department::Flights, [4, 4, 4, 3]),
    (Department::Incidents, [5, 5, 5, 4]),
    (Department::Bounties, [6, 9, 11, 10]),
    (Department::Prizes, [2, 4, 9, 8]),
    (Department::Deals, [1, 1, 7, 9]),
    (Department::Payments, [3, 4, 12, 22]),
    (Department::Papers, [1, 1, 1, 1]),
    (Department::Filing, [1, 1, 1, 1]),
    (Department::Draws, [3, 3, 2, 1]),
    (Department::Tickets, [3, 3, 4, 5]),
    (Department::Hands, [4, 8, 9, 5]),
    (Department::Staff, [4, 4, 3, 3]),
];

/// The most commands of a department that are tried until the event accepts one.
const TRIES: usize = 5;

#[derive(Clone, Copy)]
enum Department {
    Setup,
    Clock,
    Entries,
    Tables,
    Waiting,
    Arrivals,
    Counts,
    Bags,
    Flights,
    Incidents,
    Bounties,
    Prizes,
    Deals,
    Payments,
    Papers,
    Filing,
    Draws,
    Tickets,
    Hands,
    Staff,
}

/// The announcements before play.
#[derive(Clone, Copy)]
pub(super) enum Early {
    Plan,
    /// A plan by which stacks win seats.
    Seats,
    Envelopes,
    Structure,
}

/// Returns prizes in kind, for places and for a raffle.
pub(super) fn items() -> Vec<Item> {
    let places = |first, last| ItemWinner::Places { first, last };
    let value = Some(Money::from_minor(2_000));
    let item = |number, to, name: &str| Item { number, to, name: name.into(), value };
    vec![
        item(1, places(1, 3), "Trophy"),
        item(2, places(2, 2), "Watch"),
        item(3, ItemWinner::Raffle, "Hamper"),
        item(4, ItemWinner::Raffle, "Wine"),
    ]
}

/// Returns the same setup for an event without prizes.
pub(super) fn free(setup: Setup) -> Setup {
    Setup {
        buy_in: BuyIn { fee: Money::from_minor(500), ..BuyIn::default() },
        later: Vec::new(),
        withheld: Vec::new(),
        rebuy: None,
        add_on: None,
        guarantee: Money::ZERO,
        items: Vec::new(),
        without_prizes: true,
        ..setup
    }
}

impl Asking<'_> {
    /// Returns an announcement before play, chosen for the event.
    pub(super) fn early(&mut self, early: Early) -> Command {
        match early {
            Early::Plan => Command::Prizes(PrizeCommand::Plan(Box::new(self.plan()))),
            Early::Seats => {
                let value = Money::from_minor((self.t.pool().to_pay.minor() / 3).max(1));
                let milestone = Some(Chips::new(15_000));
                let (tickets, rest) = (true, Rest::Next);
                let kind = PayoutKind::Satellite { value, tickets, rest, milestone };
                let plan = PayoutPlan { name: "Seats".into(), kind, ..PayoutPlan::default() };
                Command::Prizes(PrizeCommand::Plan(Box::new(plan)))
            }
            Early::Structure => {
                let mut structure = self.t.clock().structure().clone();
                structure.rows.push(self.level_row());
                Command::Clock(ClockCommand::Replace { structure: Box::new(structure) })
            }
            Early::Envelopes => {
                let unit = Money::from_minor(1);
                let envelopes =
                    envelopes(self.t.bounties().remaining_money(), self.number(9), unit);
                let envelopes = envelopes.unwrap_or_default();
                let from = 2 + self.number(20);
                Command::Bounties(BountyCommand::Prepare { envelopes, from })
            }
        }
    }

    /// Returns a command. If it is to fit, it is the first of several in a department that the
    /// event accepts.
    pub(super) fn command(&mut self) -> Command {
        let phase = self.phase;
        let weights = DEPARTMENTS.map(|(department, weights)| (department, weights[phase]));
        let department = self.chance.weighted(&weights);
        let mut command = self.of(department);
        for _ in 0..if self.fits { TRIES } else { 0 } {
            let may = check_permission(self.t, self.who.as_ref(), &command);
            if may.is_ok() && self.t.decide(&command, self.now, None).is_ok() {
                break;
            }
            command = self.of(department);
        }
        command
    }

    fn of(&mut self, department: Department) -> Command {
        match department {
            Department::Setup => Command::Setup(SetupCommand::Change(Box::new(self.setup()))),
            Department::Clock => Command::Clock(self.clock()),
            Department::Entries => Command::Entries(self.entries()),
            Department::Tables => Command::Tables(self.tables()),
            Department::Waiting => Command::Waiting(self.waiting()),
            Department::Arrivals => {
                let awaited = self.t.arrivals().all().map(|(id, _)| id).collect();
                let entries = self.some_of(awaited, 4);
                Command::Arrivals(ArrivalCommand::CheckIn { entries })
            }
            Department::Counts => Command::Counts(self.counts()),
            Department::Bags => Command::Bags(self.bags()),
            Department::Flights => Command::Flights(self.flights()),
            Department::Incidents => Command::Incidents(self.incidents()),
            Department::Bounties => Command::Bounties(self.bounties()),
            Department::Prizes => Command::Prizes(self.prizes()),
            Department::Deals => Command::Deals(self.deals()),
            Department::Payments => Command::Payments(self.payments()),
            Department::Papers => Command::Papers(PaperCommand::Record(Box::new(PrintRecord {
                sheet: SheetKind::Payouts,
                scope: Scope::All,
                fingerprint: self.seed(),
                outlet: Outlet::File,
                line: None,
            }))),
            Department::Filing => {
                let after = "00112233445566778899aabbccddeeff".to_owned();
                Command::Filing(FilingCommand::Continue(FileMove { file: Successor::Copy, after }))
            }
            Department::Draws => Command::Draws(self.draws()),
            Department::Tickets => Command::Tickets(self.tickets()),
            Department::Hands => Command::Hands(self.hands()),
            Department::Staff => Command::Staff(self.staff()),
        }
    }

    fn setup(&mut self) -> Setup {
        let mut setup = self.t.setup().clone();
        let later = LaterPrice { price: buy_in("70+7"), chips: None };
        match self.below(20) {
            15 => setup.items = if self.happens(70) { items() } else { Vec::new() },
            16 => drop(setup.items.pop()),
            17 => {
                let spare = setup.items.iter().map(|item| item.number).max().unwrap_or(0) + 1;
                let (to, name) = (ItemWinner::Raffle, format!("Hamper {spare}"));
                setup.items.push(Item { number: spare, to, name, value: None });
            }
            18 if self.happens(50) => setup = free(setup),
            18 => setup.without_prizes = !setup.without_prizes,
            0 => setup.guarantee = self.money(2_000_000),
            1 => setup.buy_in = buy_in(["100+10", "50+20+7", "90+33.33+6.67+3"][self.below(3)]),
            2 => setup.rebuy = self.purchase(),
            3 => setup.add_on = self.purchase(),
            4 => setup.re_entries = [None, Some(0), Some(1), Some(3)][self.below(4)],
            5 => setup.seats = self.size(),
            6 | 7 => {
                let all = [
                    Alternates::Unlisted,
                    Alternates::AtOnce,
                    Alternates::TwoShort,
                    Alternates::FullTables,
                ];
                setup.house.alternates = all[self.below(4)];
            }
            8 => setup.house.arrival_minutes = [None, Some(5)][self.below(2)],
            9 | 10 => {
                let above = self.money(20_000);
                setup.house.two_signatures = [None, Some(above)][self.below(2)];
            }
            11 => {
                let kinds = [
                    BountyKind::Fixed,
                    BountyKind::FixedLastToPrizes,
                    BountyKind::Progressive { cash: 50 },
                    BountyKind::Mystery { from: EnvelopeStart::Players(6) },
                    BountyKind::Mystery { from: EnvelopeStart::SecondDay },
                ];
                setup.bounty = kinds[self.below(5)];
            }
            12 => setup.prize_tax = [0, 1_999, 10_001][self.below(3)],
            13 => setup.later = if self.happens(50) { Vec::new() } else { vec![later] },
            14 => {
                let part = [
                    WithheldAmount::Hundredths(333),
                    WithheldAmount::Fixed(Money::from_minor(150)),
                ];
                let part = part[self.below(2)];
                setup.withheld = vec![Withholding { name: "Staff".into(), part }];
            }
            _ => setup.name = format!("Evening {}", self.below(9)),
        }
        setup
    }

    fn purchase(&mut self) -> Option<Purchase> {
        let price = buy_in(["20", "20+5+1"][self.below(2)]);
        let chips = Chips::new([10_000, 5_000][self.below(2)]);
        let purchase = Purchase { price, chips, later: Vec::new(), most: 3, through_level: 9 };
        self.happens(75).then_some(purchase)
    }

    fn row(&mut self) -> usize {
        let rows = self.t.clock().structure().rows.len();
        let now = self.t.clock().read(self.now).row;
        let coming = rows.saturating_sub(now).max(1);
        if self.fits { now + self.below(coming.min(5)) } else { self.below(rows + 2) }
    }

    fn level_row(&mut self) -> LevelRow {
        let structure = self.t.clock().structure();
        let level = structure.levels().next().map(|(.., level)| LevelRow::Level(level.clone()));
        let other = match self.below(4) {
            0 => LevelRow::Break(Break { minutes: 10, name: BreakName::Break }),
            1 => LevelRow::EndOfDay,
            2 => LevelRow::RegistrationCloses,
            _ => LevelRow::ColourUp(vec![self.chips_value()]),
        };
        level.filter(|_| self.happens(50)).unwrap_or(other)
    }

    fn clock(&mut self) -> ClockCommand {
        let running = self.t.clock().runs(self.now);
        let minutes =
            |asking: &mut Self| Span::from_minutes(i64::try_from(asking.below(41)).unwrap() - 20);
        match self.below(24) {
            0..6 if self.fits && !running => ClockCommand::Start,
            0..3 => ClockCommand::Start,
            3..6 => ClockCommand::Pause,
            6 => ClockCommand::Next,
            7 => ClockCommand::Previous,
            8 | 9 => ClockCommand::Adjust { by: minutes(self) },
            10 => ClockCommand::Jump { row: self.row() },
            11 | 12 => ClockCommand::SetRow { row: self.row(), to: Box::new(self.level_row()) },
            13 => {
                let rows = (0..=self.below(2)).map(|_| (self.row(), self.level_row())).collect();
                ClockCommand::SetRows { rows }
            }
            14 | 15 => ClockCommand::InsertRow { row: self.row(), new: Box::new(self.level_row()) },
            16 => ClockCommand::RemoveRow { row: self.row() },
            17 => ClockCommand::MoveRow { row: self.row(), to: self.row() },
            18 => {
                let id = ["club-turbo", "deep-stack"][self.below(2)];
                ClockCommand::Replace { structure: Box::new(structure(id)) }
            }
            19 => ClockCommand::Rename { name: format!("Structure {}", self.below(5)) },
            20 => ClockCommand::SetStack { stack: Chips::new(1_000 * u64::from(self.number(20))) },
            21 => ClockCommand::Rebase { by: minutes(self) },
            _ if running => ClockCommand::Adjust { by: minutes(self) },
            _ => ClockCommand::Start,
        }
    }

    /// Returns one or more players of one table who bust together.
    fn falling(&mut self) -> Vec<(EntryId, Option<Chips>)> {
        let together = if self.happens(25) { 2 } else { 1 };
        let table = self.table_with(2);
        let here: Vec<EntryId> = {
            let table = self.t.tables().table(table);
            table.into_iter().flat_map(Table::entries).map(|(_, id)| id).collect()
        };
        let out = self.some_of(here, together);
        let several = out.len() > 1;
        let mut texts = Vec::new();
        for entry in out {
            let says = several || self.happens(20);
            let stack = says.then(|| self.stack());
            texts.push((entry, stack));
        }
        texts
    }

    fn sale(&mut self) -> PaidSale {
        match self.below(4) {
            0 | 1 => {
                let who = (0..=self.below(2)).map(|_| self.who()).collect();
                PaidSale::Enter { who, seat: self.wish() }
            }
            2 => PaidSale::Rebuy { entry: self.buyer() },
            _ => PaidSale::AddOn { entry: self.a_playing() },
        }
    }

    fn buyer(&mut self) -> EntryId {
        if self.happens(50) { self.an_out() } else { self.a_playing() }
    }

    fn entries(&mut self) -> EntryCommand {
        let falls = [4, 12, 16, 14][self.phase];
        let comes = [16, 8, 3, 1][self.phase];
        let kinds = [
            (0, 1),
            (1, comes),
            (2, 1),
            (3, 5),
            (4, 3),
            (5, 3),
            (6, 2),
            (7, falls),
            (8, if self.t.prizes().plan().milestone().is_some() { 8 } else { 1 }),
            (9, [0, 1, 2, 2][self.phase]),
            (10, 1),
            (11, 1),
            (12, 2),
            (13, 1),
            (14, 2),
            (15, 1),
            (16, 2),
            (17, 1),
        ];
        match self.chance.weighted(&kinds) {
            0 => {
                let people = (0..=self.below(2)).map(|_| self.chance.person()).collect();
                EntryCommand::List { people }
            }
            1 => {
                let who = (0..=self.below(3)).map(|_| self.who()).collect();
                EntryCommand::Enter { who, seat: self.wish() }
            }
            2 => {
                EntryCommand::Correct { player: self.player(), to: Box::new(self.chance.person()) }
            }
            3 => EntryCommand::Rebuy { entry: self.buyer() },
            4 => EntryCommand::AddOn { entry: self.a_playing() },
            5 => EntryCommand::PaidBy { by: self.method(), sale: self.sale() },
            6 => EntryCommand::Refund { entry: self.a_playing(), keep_fee: self.happens(50) },
            7 => EntryCommand::Bust { out: self.falling() },
            8 => {
                let milestone = self.t.prizes().plan().milestone().unwrap_or(Chips::new(1));
                let stack = if self.fits { milestone } else { self.stack() };
                EntryCommand::WinSeat { entry: self.a_seated(), stack }
            }
            9 => EntryCommand::Registration { open: self.happens(20) },
            10 => EntryCommand::RegistrationByStructure,
            11 => EntryCommand::HandForHand { on: self.happens(70) },
            12 => EntryCommand::NextHand,
            13 => {
                let last = self.t.entries().busts().iter().rev().take(2);
                let out: Vec<EntryId> = last.flat_map(|b| b.out.iter().map(|o| o.entry)).collect();
                let out = if self.fits { out } else { vec![self.an_out(), self.an_out()] };
                let out = out.into_iter().map(|entry| (entry, Some(self.stack()))).collect();
                EntryCommand::SameHand { out, separate_hand: self.happens(50) }
            }
            14 => EntryCommand::BringBack { entry: self.an_out(), to: self.free_seat() },
            15 => EntryCommand::StartWith { entry: self.a_playing(), chips: self.stack() },
            16 => {
                let entry = self.a_seated();
                EntryCommand::Forfeit { entry, stack: self.stack(), seat: self.wish() }
            }
            _ => {
                let stop = [Stop::Barred, Stop::UnderAge][self.below(2)];
                let who = vec![Entrant::StoppedNew(stop, self.chance.person())];
                let known = vec![Entrant::StoppedKnown(stop, self.player())];
                let who = if self.happens(50) { who } else { known };
                EntryCommand::Enter { who, seat: self.wish() }
            }
        }
    }

    fn positions(&mut self, table: TableNo) -> Positions {
        let next = self.t.tables().table(table).and_then(|at| at.next_hand(&self.t.setup().house));
        if let Some(next) = next.filter(|_| self.fits) {
            return next.positions;
        }
        let occupied = self.t.tables().table(table).map(Table::occupied);
        let mut seats: Vec<SeatNo> = occupied.into_iter().flat_map(Seats::iter).collect();
        if seats.len() < 3 || !self.fits {
            seats = (1..10).filter_map(SeatNo::new).collect();
        }
        Positions { button: seats[0], small: seats[1], big: seats[2] }
    }

    fn tables(&mut self) -> TableCommand {
        match self.below(24) {
            0 | 1 => TableCommand::Open { tables: vec![self.new_table()], size: self.size() },
            2 => TableCommand::Resize { table: self.table_with(0), size: self.size() },
            3 => TableCommand::CloseSeat { seat: self.free_seat(), closed: self.happens(60) },
            4..7 => {
                let unseated = self.unseated();
                let all = self.happens(40);
                let entries = if all { Vec::new() } else { self.some_of(unseated, 2) };
                TableCommand::Seat { entries, seat: self.wish() }
            }
            7 => TableCommand::OpenAndSeat {
                tables: vec![self.new_table()],
                size: self.size(),
                seed: self.seed(),
            },
            8..10 => {
                let reasons =
                    [MoveReason::Break, MoveReason::Redraw, MoveReason::Floor("loud".into())];
                let reason = reasons[self.below(3)].clone();
                TableCommand::Move { entry: self.a_seated(), to: self.free_seat(), reason }
            }
            10..12 => TableCommand::Break { table: self.table_with(0), seed: self.seed() },
            12 => {
                let mut tables: Vec<TableNo> =
                    self.open_tables().into_iter().map(|(number, _)| number).collect();
                if tables.len() > 1 && self.happens(50) {
                    tables.pop();
                }
                TableCommand::Redraw { tables, size: self.size(), seed: self.seed() }
            }
            13 => self.sit_as_drawn(),
            14 => TableCommand::Pin { entry: self.a_seated(), pinned: self.happens(70) },
            15 => {
                let mut tables: Vec<TableNo> =
                    self.open_tables().into_iter().map(|(number, _)| number).collect();
                self.chance.shuffle(&mut tables);
                TableCommand::Order { tables }
            }
            16 => TableCommand::Hold { table: self.table_with(0), held: self.happens(70) },
            17..19 => {
                let table = self.table_with(2);
                let positions = self.positions(table);
                let reason = self.happens(30).then(|| self.reason());
                TableCommand::Button { table, positions, reason }
            }
            19 | 20 => {
                let (one, other) = (self.a_seated(), self.a_seated());
                TableCommand::Swap { one, other, reason: MoveReason::Floor("friends".into()) }
            }
            _ => {
                let hands = u16::try_from(self.number(6)).unwrap();
                TableCommand::Hands { table: self.table_with(2), hands, stud: self.happens(10) }
            }
        }
    }

    /// Returns a command by which every player at a table draws one of its taken seats.
    fn sit_as_drawn(&mut self) -> TableCommand {
        let table = self.table_with(2);
        let here: Vec<(SeatNo, EntryId)> = {
            let at = self.t.tables().table(table);
            at.into_iter().flat_map(Table::entries).collect()
        };
        let mut seats: Vec<Seat> =
            here.iter().map(|(seat, _)| Seat { table, seat: *seat }).collect();
        let dealers = seats.first().copied().into_iter().collect();
        if !self.fits {
            for seat in &mut seats {
                seat.table = TableNo::new(1).unwrap();
            }
        }
        self.chance.shuffle(&mut seats);
        let seats = here.iter().map(|(_, id)| *id).zip(seats).collect();
        TableCommand::SitAsDrawn { seats, dealers }
    }

    fn waiting(&mut self) -> WaitingCommand {
        match self.below(16) {
            0..4 => {
                let unseated = self.unseated();
                WaitingCommand::Join { entries: self.some_of(unseated, 3) }
            }
            4..7 => {
                let line = self.listed();
                let first: Vec<EntryId> = line.iter().copied().take(1).collect();
                let entries =
                    if self.fits && self.happens(70) { first } else { self.some_of(line, 2) };
                WaitingCommand::Call { entries, seat: self.wish(), dealt_in: self.happens(20) }
            }
            7 => {
                let entries = if self.fits { self.listed() } else { vec![self.a_listed()] };
                WaitingCommand::Open {
                    tables: vec![self.new_table()],
                    size: self.size(),
                    entries,
                    seed: self.seed(),
                }
            }
            8 => WaitingCommand::Skip { entry: self.called(), reason: self.reason() },
            9 | 10 => WaitingCommand::Hold { entry: self.a_listed(), reason: self.reason() },
            11..14 => WaitingCommand::Back { entry: self.held() },
            14 => {
                let (entry, place) = (self.a_listed(), self.number(4));
                WaitingCommand::Rank { entry, place, reason: self.reason() }
            }
            _ => WaitingCommand::Close { keep_fee: self.happens(50) },
        }
    }

    /// Returns an entry on the list that is held.
    fn held(&mut self) -> EntryId {
        let all = self.t.waiting_list().all();
        let held =
            all.filter(|(_, alternate)| matches!(alternate.turn, AlternateState::Held { .. }));
        let held = held.map(|(id, _)| id).collect();
        self.entry_of(held)
    }

    /// Returns an entry on the list, or a called one that was not seen.
    fn called(&mut self) -> EntryId {
        let awaited = self.t.arrivals().all().map(|(id, _)| id);
        let all = self.t.waiting_list().all().map(|(id, _)| id).chain(awaited).collect();
        self.entry_of(all)
    }

    /// Returns a stack for every player at a table: the chips due there, or others.
    fn sheet(&mut self, table: TableNo) -> Vec<StackCount> {
        let here: Vec<EntryId> = {
            let at = self.t.tables().table(table);
            at.into_iter().flat_map(Table::entries).map(|(_, id)| id).collect()
        };
        let mut rows = Vec::new();
        for entry in here {
            let known = self.t.counts().of(entry).map(|counted| counted.chips);
            let chips = known.or(self.t.entries().get(entry).map(|e| e.chips.minus(e.lost)));
            let chips = match chips.filter(|_| self.happens(70)) {
                Some(chips) => chips,
                None => self.stack(),
            };
            rows.push(StackCount { entry, chips, pieces: Vec::new() });
        }
        rows
    }

    fn counts(&mut self) -> CountCommand {
        let value = self.chips_value();
        match self.below(20) {
            0..3 => {
                let entries = {
                    let playing = self.playing();
                    self.some_of(playing, 3)
                };
                let stacks = entries.into_iter().map(|entry| (entry, self.stack())).collect();
                CountCommand::Count { stacks }
            }
            3..7 => {
                let table = self.table_with(1);
                CountCommand::Sheet { table, rows: self.sheet(table) }
            }
            7 => {
                let counted = |table: &TableNo| self.t.counts().sheet(*table).is_some();
                let tables = self.t.tables().open().map(|(number, _)| number);
                let tables: Vec<TableNo> = tables.filter(counted).collect();
                let table = self.chance.pick(&tables).unwrap_or_else(|| self.any_table());
                let (mut rows, chip) = (self.sheet(table), self.chip());
                rows.truncate(1);
                if let Some(row) = rows.first_mut() {
                    row.chips = row.chips.plus(chip);
                }
                CountCommand::CorrectSheet { table, rows }
            }
            8 | 9 => {
                let chips = self.stack();
                let change =
                    [ChipDifference::More(chips), ChipDifference::Fewer(chips)][self.below(2)];
                let table = self.happens(50).then(|| self.table_with(1));
                CountCommand::Correct { table, change, reason: self.reason() }
            }
            10..13 => self.race(),
            13..17 => {
                let raced = self.t.counts().races().all().map(|(value, _)| value).next();
                let old = raced.filter(|_| self.fits).unwrap_or(value);
                CountCommand::FoundLate { entry: self.a_seated(), old, chips: 2 }
            }
            17 | 18 => CountCommand::Change {
                entry: self.a_playing(),
                old: value,
                new: value.times(if self.fits { 4 } else { 1 }),
                chips: 4,
            },
            _ => CountCommand::PutOff { chips: vec![value] },
        }
    }

    fn race(&mut self) -> CountCommand {
        let table = self.table_with(1);
        let mut values = self.t.denominations(self.now);
        values.truncate(2);
        let (old, new) = match values[..] {
            [old, new] if self.fits => (old, new),
            _ => (self.chips_value(), self.chips_value()),
        };
        let seats: Vec<SeatNo> = {
            let at = self.t.tables().table(table);
            at.into_iter().flat_map(Table::entries).map(|(seat, _)| seat).collect()
        };
        let mut holdings = Vec::new();
        for seat in seats {
            let chips = self.below(6) as u64;
            holdings.push(Holding { seat, chips, others: true });
        }
        let cards = RaceCards::Drawn { seed: self.seed() };
        let suits = self.t.setup().house.rulebook.seating.drawn_suits;
        CountCommand::ColourUp { table, old, new, holdings, cards, suits }
    }

    pub(super) fn seal(&mut self, table: TableNo) -> BagCommand {
        let (first, rows) = (self.t.bags().next_number(), self.sheet(table));
        let bags = (first..).zip(rows).map(|(bag, row)| {
            let StackCount { entry, chips, pieces } = row;
            Bagging { entry, bag, chips, pieces }
        });
        BagCommand::Seal { table, bags: bags.collect() }
    }

    fn bags(&mut self) -> BagCommand {
        let bagged: Vec<EntryId> = self.t.bags().all().map(|(id, _)| id).collect();
        match self.below(9) {
            0..5 => {
                let next: Vec<TableNo> = self.t.tables_to_bag().collect();
                let next = self.chance.pick(&next).filter(|_| self.fits);
                let table = next.unwrap_or_else(|| self.table_with(1));
                self.seal(table)
            }
            5 | 6 => {
                let entry = self.entry_of(bagged);
                BagCommand::Correct { entry, chips: self.stack(), reason: self.reason() }
            }
            7 => {
                let tables = self.t.bags().all().map(|(_, bag)| bag.seat.table).collect::<Vec<_>>();
                let table = self.chance.pick(&tables).unwrap_or_else(|| self.any_table());
                BagCommand::Reopen { table, reason: self.reason() }
            }
            _ => {
                let seal = "00112233445566778899aabbccddeeff".to_owned();
                BagCommand::CarryOver { into: "2.ron".into(), seal }
            }
        }
    }

    fn flights(&mut self) -> FlightCommand {
        let stacks: Vec<EntryId> = {
            let made = self.t.flights().origin();
            let arrived = made.into_iter().flat_map(FlightOrigin::arrived);
            arrived.filter(|(_, came)| came.stack.is_some()).map(|(id, _)| id).collect()
        };
        match self.below(9) {
            0..4 => {
                let entry = self.entry_of(stacks);
                FlightCommand::CorrectBag { entry, chips: self.stack(), reason: self.reason() }
            }
            4 | 5 => {
                let (entry, void) = (self.entry_of(stacks), self.happens(60));
                FlightCommand::Void { entry, void, reason: self.reason() }
            }
            6 => {
                let (player, other) = (self.player(), self.player());
                FlightCommand::Unite { player, other, reason: self.reason() }
            }
            7 => self.read_again(),
            _ => next_day(self.chance),
        }
    }

    /// Returns a new reading of a flight, with one changed bag.
    fn read_again(&mut self) -> FlightCommand {
        let (flight, chips, seed) = (self.below(2), self.stack(), self.seed());
        let Some(mut read) = self.flights.get(flight).cloned() else {
            return next_day(self.chance);
        };
        read.seal = format!("{seed:032x}");
        let bagged = read.entries.iter_mut().find_map(|entry| match &mut entry.result {
            FlightResult::Bagged { chips, .. } => Some(chips),
            _ => None,
        });
        if let Some(bagged) = bagged.filter(|_| !chips.is_zero()) {
            *bagged = chips;
        }
        let flight = u16::try_from(flight).unwrap();
        FlightCommand::ReadAgain { flight, read: Box::new(read) }
    }

    fn incidents(&mut self) -> IncidentCommand {
        let entry = self.a_playing();
        match self.below(14) {
            0 | 1 => IncidentCommand::Rule(Box::new(GivenRuling {
                matter: Matter::Other("a string bet".into()),
                verdict: Verdict::Text("a call".into()),
                rules: vec!["TDA 44".into()],
                book: "tda-2024".into(),
                table: Some(self.table_with(1)),
                player: Some(entry),
                note: String::new(),
            })),
            2..7 => {
                let stack = self.stack();
                let penalties = [
                    Penalty::Warning,
                    Penalty::Hands(3),
                    Penalty::Rounds(1),
                    Penalty::Rounds(4),
                    Penalty::Disqualified { stack },
                ];
                let penalty = penalties[self.below(5)];
                IncidentCommand::Penalise { entry, penalty, note: self.reason() }
            }
            7 | 8 => IncidentCommand::Miss { entry: self.penalised(), hands: 1 },
            9 => IncidentCommand::Lift { entry: self.penalised(), reason: self.reason() },
            10 | 11 => IncidentCommand::UseBank { entry },
            12 => IncidentCommand::Answer {
                table: TableNo::new(1).unwrap(),
                caller: format!("Phone {}", self.below(3)),
                called: self.now,
            },
            _ => IncidentCommand::ResetBanks,
        }
    }

    fn penalised(&mut self) -> EntryId {
        let of = |id: &EntryId| self.t.hands_to_miss(*id) > 0;
        let all: Vec<EntryId> = self.playing().into_iter().filter(of).collect();
        self.entry_of(all)
    }

    fn bounties(&mut self) -> BountyCommand {
        let waiting: Vec<_> = self.t.bounties().open_claims().cloned().collect();
        let drawn: Vec<_> = waiting.iter().filter(|claim| claim.may_draw()).cloned().collect();
        let untaken: Vec<_> = waiting.iter().filter(|claim| claim.by.is_none()).cloned().collect();
        let is_turn = self.fits && !drawn.is_empty() && self.happens(60);
        match if is_turn { 12 } else { self.below(18) } {
            0..4 => {
                let out = self.falling();
                let (others, first) = (self.playing(), out.first().map(|(id, _)| *id));
                let others = others.into_iter().filter(|id| out.iter().all(|(o, _)| o != id));
                let by = self.some_of(others.collect(), 2);
                let worth = self.t.bounties_on(&out).first() != Some(&BountyPrize::Nothing);
                let taken = first.filter(|_| worth || !self.fits).map(|first| (first, by));
                BountyCommand::KnockOut { out, taken: taken.into_iter().collect() }
            }
            4..9 => {
                let claim = self.chance.pick(&untaken);
                let (out, nth) = claim.as_ref().map_or((self.an_out(), 0), |c| (c.out, c.nth));
                let could = |id: &EntryId| match &claim {
                    Some(claim) => self.t.bounties().could_take(claim, *id),
                    None => true,
                };
                let all = self.t.entries().all().map(|(id, _)| id).filter(could).collect();
                BountyCommand::Take { out, nth, by: self.some_of(all, 2) }
            }
            9 => {
                let claim = self.chance.pick(&untaken);
                let (out, nth) = claim.map_or((self.an_out(), 0), |c| (c.out, c.nth));
                BountyCommand::Leave { out, nth }
            }
            10..12 => {
                let unit = Money::from_minor(1);
                let envelopes =
                    envelopes(self.t.bounties().remaining_money(), self.number(9), unit);
                let envelopes = envelopes.unwrap_or_else(|_| vec![(Money::from_minor(5), 2)]);
                BountyCommand::Prepare { envelopes, from: 2 + self.number(20) }
            }
            12..15 => {
                let claim = self.chance.pick(&drawn);
                let (out, nth) = claim.map_or((self.an_out(), 0), |c| (c.out, c.nth));
                let amounts: Vec<Money> =
                    self.t.bounties().drum().contents().map(|(a, _)| a).collect();
                let amount = self.chance.pick(&amounts).unwrap_or(Money::from_minor(5));
                let seed = self.seed();
                if self.happens(50) {
                    BountyCommand::Draw { out, nth, seed }
                } else {
                    BountyCommand::Open { out, nth, amount }
                }
            }
            15 => BountyCommand::Replace { entry: self.a_playing() },
            _ => {
                let shares = self.t.bounties_shared_equally();
                BountyCommand::Divide { shares }
            }
        }
    }

    fn plan(&mut self) -> PayoutPlan {
        let pool = self.t.pool().to_pay.minor();
        let part = |of: i64| Money::from_minor((pool / of).max(1));
        let milestone = Some(Chips::new(15_000)).filter(|_| self.happens(70));
        let kind = match self.below(9) {
            0 => PayoutKind::WinnerTakesAll,
            1..4 => {
                PayoutKind::Satellite { value: part(3), tickets: true, rest: Rest::Next, milestone }
            }
            4 => PayoutKind::Satellite {
                value: part(4),
                tickets: false,
                rest: Rest::InSteps(part(50)),
                milestone: None,
            },
            5 => PayoutKind::Fixed {
                prizes: [part(2), part(4), part(8)].into(),
                over: Remainder::First,
            },
            _ => PayoutKind::Curve(CurveShape::Usual),
        };
        let places = [PaidPlaces::Usual, PaidPlaces::OneIn(4), PaidPlaces::Exactly(3)];
        let places = places[self.below(3)];
        let round_to = self.happens(30).then(|| Money::from_minor(1));
        PayoutPlan { name: "By chance".into(), kind, places, round_to, ..PayoutPlan::default() }
    }

    fn prizes(&mut self) -> PrizeCommand {
        let prizes = self.t.prize_list().unwrap_or_default();
        match self.below(9) {
            0..2 => PrizeCommand::Plan(Box::new(self.plan())),
            2..6 => {
                let mut rows = PrizeRow::of(&prizes);
                if !self.fits {
                    rows.push(PrizeRow { places: 1, prize: Prize::default() });
                }
                PrizeCommand::Lock { rows }
            }
            6 => PrizeCommand::Unlock { reason: self.reason() },
            _ => {
                let cent = Money::from_minor(1);
                let moved = match &prizes[..] {
                    [first, second, ..] => {
                        vec![(1, first.money.plus(cent)), (2, second.money.minus(cent))]
                    }
                    _ => vec![(1, cent)],
                };
                PrizeCommand::Correct { prizes: moved, reason: self.reason() }
            }
        }
    }

    fn deals(&mut self) -> DealCommand {
        if self.happens(25) {
            return DealCommand::Cancel { reason: self.reason() };
        }
        let entries = self.playing();
        let mut stacks = Vec::new();
        for entry in &entries {
            let known = self.t.counts().of(*entry).map(|counted| counted.chips);
            let stack = match known {
                Some(chips) => chips,
                None => self.stack(),
            };
            stacks.push(stack);
        }
        let methods = [
            deals::DealMethod::Icm,
            deals::DealMethod::ChipChop,
            deals::DealMethod::Equal,
            deals::DealMethod::Mixed { icm: 60 },
        ];
        let method = methods[self.below(4)];
        let prizes = self.t.prizes_to_come();
        let all: Money = prizes.iter().copied().sum();
        let tenths = i64::try_from(self.below(3)).unwrap();
        let kept = Money::from_minor(all.minor() / 10 * tenths);
        let unit = Money::from_minor(1);
        let terms = deals::DealTerms { stacks: &stacks, prizes: &prizes, kept, unit, method };
        let shares = deals::shares(&terms).unwrap_or_else(|_| vec![Money::ZERO; entries.len()]);
        let divided = self.happens(30);
        let bounties = if divided { self.t.bounties_shared_equally() } else { Vec::new() };
        let stacks: Vec<_> = entries.iter().copied().zip(stacks).collect();
        DealCommand::Agree(Box::new(Agreement {
            method,
            known: Some(self.t.known_of(&stacks)),
            stacks,
            shares: entries.into_iter().zip(shares).collect(),
            kept: if tenths > 0 { vec![kept] } else { Vec::new() },
            bounties,
        }))
    }

    fn payments(&mut self) -> PaymentCommand {
        let dues = self.t.dues(self.now);
        match self.below(15) {
            10..=12 => {
                let free = |due: &ItemDue| due.holder.is_none();
                let pieces =
                    self.t.item_dues(self.now).into_iter().filter(free).collect::<Vec<_>>();
                let won: Vec<ItemDue> =
                    pieces.iter().copied().filter(|due| due.winner.is_some()).collect();
                let from = if won.is_empty() || self.happens(30) { pieces } else { won };
                let due = self.chance.pick(&from);
                let all = self.t.entries().all().map(|(id, _)| id).collect();
                let entry = due.and_then(|due| due.winner);
                let entry = entry.unwrap_or_else(|| self.entry_of(all));
                let some = ItemPiece { item: 1, place: Some(1) };
                let piece = due.map_or(some, |due| due.piece);
                PaymentCommand::HandOver { entry, piece, document: String::new() }
            }
            13 | 14 => {
                let handed = self.t.payments().handed().iter().map(|handed| handed.piece);
                let handed: Vec<ItemPiece> = handed.collect();
                let some = ItemPiece { item: 1, place: None };
                let piece = self.chance.pick(&handed).unwrap_or(some);
                PaymentCommand::TakeItemBack { piece, reason: self.reason() }
            }
            0..6 => {
                let owed =
                    dues.iter().filter(|d| d.remaining() > Money::ZERO || d.tickets_left() > 0);
                let owed: Vec<_> = owed.copied().collect();
                let due = self.chance.pick(&owed);
                let entry = due.as_ref().map_or_else(|| self.a_playing(), |due| due.entry);
                let left = due.as_ref().map_or(Money::from_minor(100), Due::remaining);
                let left = left.max(Money::ZERO);
                let amount = match self.below(4) {
                    0 => Money::from_minor(left.minor() / 2),
                    1 if !self.fits => left.plus(Money::from_minor(1)),
                    _ => left,
                };
                let tickets = due.map_or(0, |due| due.tickets_left());
                PaymentCommand::Pay {
                    entry,
                    amount,
                    withheld: self.t.setup().tax_on(amount),
                    tickets: u16::try_from(tickets).unwrap_or(0),
                    method: self.method(),
                    document: String::new(),
                }
            }
            6 | 7 => {
                let paid = self.t.payments().all().iter().map(|paid| paid.entry).collect();
                let entry = self.entry_of(paid);
                PaymentCommand::TakeBack { entry, reason: self.reason() }
            }
            _ => {
                let sold = [PurchaseRef::Entry, PurchaseRef::Rebuy(1), PurchaseRef::AddOn(1)];
                let sold = sold[self.below(3)];
                let all = self.t.entries().all().map(|(id, _)| id).collect();
                let entry = self.entry_of(all);
                PaymentCommand::PaidWith { entry, sold, method: self.method() }
            }
        }
    }

    fn draws(&mut self) -> DrawCommand {
        match self.below(4) {
            0 | 1 => {
                let mut bytes = [0; 32];
                bytes[..8].copy_from_slice(&self.seed().to_le_bytes());
                DrawCommand::Seal(Secret::new(bytes))
            }
            2 => DrawCommand::Say("sette bello".to_owned()),
            _ => DrawCommand::Reveal,
        }
    }

    fn tickets(&mut self) -> TicketCommand {
        let value = self.money(8_000).plus(Money::from_minor(1));
        let number = self.number(40);
        let ticket = |event: &str| {
            let (house, event) = ("0011223344556677".to_owned(), event.to_owned());
            Box::new(Ticket { number, house, event, value })
        };
        let dues = self.t.dues(self.now);
        let owed = dues.iter().filter(|due| due.tickets_left() > 0).map(|due| due.entry);
        let owed: Vec<EntryId> = owed.collect();
        if self.happens(50) || self.fits && !owed.is_empty() {
            return TicketCommand::HandOut { entry: self.entry_of(owed), ticket: ticket("Main") };
        }
        TicketCommand::Enter {
            who: Box::new(self.who()),
            seat: self.wish(),
            ticket: ticket("Here"),
        }
    }

    fn hands(&mut self) -> HandsCommand {
        match self.below(22) {
            0..9 => {
                let progress = [
                    TableProgress::Done,
                    TableProgress::Done,
                    TableProgress::AllIn,
                    TableProgress::Stopped,
                ];
                let progress = progress[self.below(4)];
                HandsCommand::Report { table: self.table_with(1), progress, seats: Vec::new() }
            }
            9 | 10 => HandsCommand::Stack { entry: self.a_playing(), stack: self.stack() },
            11..13 => HandsCommand::Deal,
            13..15 => HandsCommand::End { played: self.happens(50), day: self.happens(20) },
            15 => HandsCommand::Soft,
            16 => HandsCommand::AskHeads,
            17..20 => {
                let table = self.table_with(1);
                let here = self.t.tables().table(table).map_or(3, |at| at.occupied().len());
                HandsCommand::Heads { table, heads: u8::try_from(here).unwrap() }
            }
            20 => HandsCommand::LastHands { card: LastCard::Turned(4) },
            _ => {
                let seed = self.seed();
                let card = [LastCard::Drawn(seed), LastCard::Proven(seed)][self.below(2)];
                HandsCommand::LastHands { card }
            }
        }
    }

    fn staff(&mut self) -> StaffCommand {
        let known = self.t.staff().members().map(|member| (member.name.clone(), member.role));
        let all = STAFF.map(|(name, role)| (name.to_owned(), role)).into_iter();
        let all: Vec<(String, Role)> = if self.fits { known.collect() } else { all.collect() };
        let some = (STAFF[0].0.to_owned(), STAFF[0].1);
        let (name, role) = self.chance.pick(&all).unwrap_or(some);
        let member = |name: String, role: Role| {
            let pin = (role == Role::Director).then(pin);
            Box::new(Member { name, role, pin, card: String::new() })
        };
        match self.below(7) {
            // Without staff no sign-in is needed, and most evenings stay so.
            _ if self.t.staff().is_empty() && self.happens(90) => StaffCommand::Remove { name },
            0 => StaffCommand::Add(member(name, role)),
            1 => StaffCommand::Change { to: member(format!("{name} II"), role), name },
            2 => {
                let others = [Role::Floor, Role::Registration, Role::Cashier];
                let role = if role == Role::Director { role } else { others[self.below(3)] };
                let to = member(name.clone(), role);
                StaffCommand::Change { name, to }
            }
            5 => {
                let table = (role == Role::Dealer).then(|| TableNo::new(1).unwrap());
                let number = self.below(3);
                let (name, phone) = (format!("Phone {number}"), format!("{number:x}"));
                StaffCommand::Pair { name, role, table, phone }
            }
            6 => StaffCommand::Withdraw { name: format!("Phone {}", self.below(3)), role },
            3 => {
                let name = format!("Guest {}", self.below(3));
                StaffCommand::Add(member(name, Role::Registration))
            }
            _ => {
                let guest = format!("Guest {}", self.below(3));
                let known = self.t.staff().get(&guest).is_some();
                let name = if known { guest } else { name };
                StaffCommand::Remove { name }
            }
        }
    }
}

/// Returns a random next day of two flights.
pub(super) fn next_day(chance: &mut RandomCommands) -> FlightCommand {
    let policies = [Policy::Best, Policy::First, Policy::Added];
    let terms = CarryTerms {
        policy: policies[chance.below(3)],
        price: [StackPrice::Nothing, StackPrice::Forfeited(Money::from_minor(500))]
            [chance.below(2)],
        forfeited: [ForfeitedPlace::Last, ForfeitedPlace::Next][chance.below(2)],
        most_entries: None,
    };
    let people: Vec<_> = (0..9 + chance.below(6)).map(|_| chance.person()).collect();
    let paid = buy_in("100+10");
    let mut flights = Vec::new();
    for nth in 0..2_u32 {
        let mut who: Vec<usize> = (0..people.len()).collect();
        chance.shuffle(&mut who);
        who.truncate(4 + chance.below(5));
        let out = chance.below(3);
        let size = who.len();
        let came = |at: usize, chips: u64| {
            let place = u32::try_from(size - at).unwrap();
            let bag = u32::try_from(at + 1).unwrap();
            let seat = SeatNo::new(u8::try_from(at % 9 + 1).unwrap()).unwrap();
            let seat = Seat { table: TableNo::new(1).unwrap(), seat };
            match at {
                at if at < out => FlightResult::Out { place },
                _ => FlightResult::Bagged {
                    bag,
                    chips: Chips::new(chips),
                    pieces: Vec::new(),
                    seat,
                    void: false,
                },
            }
        };
        let entries: Vec<FlightEntry> = who
            .iter()
            .enumerate()
            .map(|(at, person)| FlightEntry {
                person: u32::try_from(*person).unwrap(),
                number: entry(u32::try_from(at + 1).unwrap()),
                paid,
                bought: Vec::new(),
                result: came(at, 100 * (50 + chance.below(200) as u64)),
            })
            .collect();
        flights.push(Flight {
            file: format!("1{nth}.ron"),
            seal: format!("{:032x}", chance.seed()),
            records: 100,
            name: format!("Day 1{nth}"),
            issued: Chips::new(10_000).times(size as u64),
            changed: None,
            kept: BuyIn::default(),
            bounties: Money::ZERO,
            entries,
        });
    }
    let qualifiers = if chance.happens(30) {
        let person = u32::try_from(chance.below(people.len())).unwrap();
        vec![Qualifier { person, paid, chips: Chips::new(10_000) }]
    } else {
        Vec::new()
    };
    FlightCommand::Make { terms: Box::new(terms), people, flights, qualifiers }
}
