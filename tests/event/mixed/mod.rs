//! Mixed evenings: random commands of every department, with everything else that a desk can do.
#![allow(clippy::unwrap_used, clippy::panic, clippy::disallowed_methods, reason = "a test")]

mod chance;
mod commands;
mod found;
mod laws;
pub(crate) mod names;
mod staff;

use std::collections::BTreeMap;

use bottone::{
    base::{
        seat::TableNo,
        time::{Span, Timestamp},
    },
    rules::bounties::{BountyKind, EnvelopeStart},
    session::{Desk, Session, SignIn, SubmitError, roles::check_signature, time::StageClock},
    tournament::{
        Command, Refusal, Waiver,
        bags::BagCommand,
        clock::ClockCommand,
        entries::{Entrant, EntryCommand},
        flights::{Flight, FlightCommand},
        history::{HistoryChange, Record, RecordChoice, RecordChoices, Story, audit_with, fold},
        setup::Setup,
        tables::{SeatWish, TableCommand},
        waiting::Alternates,
    },
};
use chance::{Asking, RandomCommands};
use commands::Early;

use crate::{
    laws::house,
    stage::{Room, asked_for, buy_in, structure},
};

/// The number of evenings in the suite; more with `BOTTONE_EVENINGS=10000`.
const EVENINGS: u64 = 60;
/// An instant of 30 November 2026, when the signatures of all records are compared.
const TODAY: i64 = 1_795_996_800_000;
/// The number of steps in an evening.
const STEPS: usize = 140;
/// The step at which the day of some evenings ends.
const DAY_ENDS: usize = STEPS - 15;
/// Commands that people never give: they are tried and always refused.
const PROGRAMS: [&str; 2] = ["Clock(Rebase", "Filing(Continue"];

/// The number of times that each act was done, and was refused, with the refusals.
#[derive(Default)]
struct Tally(BTreeMap<String, [u32; 2]>, BTreeMap<String, BTreeMap<String, u32>>);

impl Tally {
    fn note(&mut self, what: &str, done: bool) {
        self.0.entry(what.to_owned()).or_default()[usize::from(!done)] += 1;
    }

    fn add(&mut self, other: Self) {
        for (what, [done, refused]) in other.0 {
            let sum = self.0.entry(what).or_default();
            *sum = [sum[0] + done, sum[1] + refused];
        }
        for (what, reasons) in other.1 {
            let all = self.1.entry(what).or_default();
            for (reason, count) in reasons {
                *all.entry(reason).or_default() += count;
            }
        }
    }

    fn why(&mut self, what: &str, why: Option<&SubmitError>) {
        let Some(SubmitError::Refused(refusal)) = why else { return };
        let reasons = self.1.entry(what.to_owned()).or_default();
        *reasons.entry(format!("{refusal:?}")).or_default() += 1;
    }

    fn done(&self, what: &str) -> u32 {
        self.0.get(what).map_or(0, |[done, _]| *done)
    }
}

/// An evening with random commands.
struct RandomEvening {
    desk: Box<Session>,
    clock: StageClock,
    chance: RandomCommands,
    flights: Vec<Flight>,
    label: String,
    step: usize,
}

impl RandomEvening {
    fn new(seed: u64, tally: &mut Tally) -> Self {
        let mut chance = RandomCommands::new(seed ^ 0x4D_1BED);
        let id = ["club-turbo", "deep-stack", "limit-horse", "satellite"][chance.below(4)];
        let mut setup =
            Setup { name: "Evening".into(), re_entries: None, ..house::by_chance(seed) };
        if chance.happens(50) {
            setup.house.alternates = Alternates::AtOnce;
            setup.seats = 6;
        }
        setup.forfeits = seed % 3 == 1;
        if seed % 5 == 4 {
            setup.bounty = BountyKind::Mystery { from: EnvelopeStart::Players(30) };
            setup.buy_in = buy_in("60+40+10");
        }
        if seed.is_multiple_of(5) {
            // Stacks win seats only in an event without bounties.
            setup.buy_in = buy_in("100+10");
            setup.rebuy = None;
            setup.add_on = None;
        }
        if seed % 3 < 2 {
            setup.items = commands::items();
        }
        if seed % 11 == 10 {
            setup = commands::free(setup);
        }
        let Room { session: desk, clock } = Room::open(setup, structure(id));
        let label = format!("seed {seed}, {id}");
        let mut evening = Self { desk, clock, chance, flights: Vec::new(), label, step: 0 };
        evening.begin(seed, tally);
        evening
    }

    /// Enters the first players, as a start for other commands.
    fn begin(&mut self, seed: u64, tally: &mut Tally) {
        if seed % 4 == 3 {
            let make = commands::next_day(&mut self.chance);
            let FlightCommand::Make { flights, .. } = &make else { return };
            self.flights.clone_from(flights);
            self.asks(Command::Flights(make), tally);
        }
        let tables = (1..=1 + self.chance.below(3)).map(|n| u16::try_from(n).unwrap());
        let tables = tables.filter_map(TableNo::new).collect();
        let size = self.desk.tournament().setup().seats;
        self.asks(Command::Tables(TableCommand::Open { tables, size }), tally);
        let seat = SeatWish::Draw(self.chance.seed());
        if seed % 4 == 3 {
            let seat = TableCommand::Seat { entries: Vec::new(), seat };
            self.asks(Command::Tables(seat), tally);
        } else {
            let who = 0..5 + self.chance.below(8);
            let who: Vec<Entrant> = who.map(|_| Entrant::New(self.chance.person())).collect();
            let enter = |who: &Entrant, seat| EntryCommand::Enter { who: vec![who.clone()], seat };
            for who in &who {
                let seats = self.desk.can(&Command::Entries(enter(who, seat))).is_ok();
                let seat = if seats { seat } else { SeatWish::Later };
                self.asks(Command::Entries(enter(who, seat)), tally);
            }
        }
        let (fits, steps) = (true, 1 + self.chance.below(3));
        for _ in 0..steps {
            let early = [Early::Plan, Early::Envelopes, Early::Structure][self.chance.below(3)];
            let command = Asking { fits, ..self.asking() }.early(early);
            self.asks(command, tally);
        }
        if seed.is_multiple_of(5) {
            let command = Asking { fits, ..self.asking() }.early(Early::Seats);
            self.asks(command, tally);
        }
        if seed % 5 == 4 {
            let command = Asking { fits, ..self.asking() }.early(Early::Envelopes);
            self.asks(command, tally);
        }
        if self.chance.happens(70) {
            self.asks(Command::Clock(ClockCommand::Start), tally);
        }
        if seed % 4 == 1 {
            for command in staff::everybody() {
                self.asks(command, tally);
            }
        }
    }

    /// Submits a command. Refusals are ignored here: an evening begins as it can.
    fn asks(&mut self, command: Command, tally: &mut Tally) {
        let what = names::name(&command);
        tally.note(&what, self.desk.submit(command, None).is_ok());
    }

    fn asking(&mut self) -> Asking<'_> {
        let fits = self.chance.happens(70);
        Asking {
            now: self.desk.now(),
            phase: (self.step * 4 / STEPS).min(3),
            t: self.desk.tournament(),
            who: self.desk.signed_in(),
            flights: &self.flights,
            chance: &mut self.chance,
            fits,
        }
    }

    fn time_goes_by(&mut self) {
        let minutes = match self.chance.below(100) {
            0 => 14 * 60,
            1..60 => i64::try_from(self.chance.below(5)).unwrap(),
            60..70 => 20,
            _ => 0,
        };
        self.clock.set(self.desk.now().after(Span::from_minutes(minutes)));
    }

    /// Signs in another member of staff or none, or gives a director's PIN.
    fn somebody_signs(&mut self) {
        let members: Vec<_> = self.desk.tournament().staff().members().cloned().collect();
        match self.chance.below(12) {
            0 => self.desk.sign_out(),
            1 => {
                let _: Result<_, _> = self.desk.approve(staff::PIN);
            }
            _ => {
                let Some(member) = self.chance.pick(&members) else { return };
                let signed = self.desk.sign_in(SignIn::Elsewhere(&member), TableNo::new(1));
                assert!(signed.is_ok(), "{}: {signed:?}", self.label);
            }
        }
    }

    /// Ends the day: every table is bagged, and the stacks go on into the next day.
    fn the_day_ends(&mut self, tally: &mut Tally) {
        self.asks(Command::Clock(ClockCommand::Pause), tally);
        let mut tables: Vec<TableNo> = self.desk.tournament().tables_to_bag().collect();
        while let Some(table) = tables.pop() {
            let seal = Asking { fits: true, ..self.asking() }.seal(table);
            self.asks(Command::Bags(seal), tally);
        }
        let (into, seal) = ("2.ron".to_owned(), "00112233445566778899aabbccddeeff".to_owned());
        self.asks(Command::Bags(BagCommand::CarryOver { into, seal }), tally);
    }

    /// Performs one step of the evening, and counts it.
    fn goes_on(&mut self, tally: &mut Tally) {
        if self.step == DAY_ENDS && self.chance.happens(20) {
            self.the_day_ends(tally);
        }
        self.step += 1;
        self.time_goes_by();
        let staffed = !self.desk.tournament().staff().is_empty();
        if staffed && self.chance.happens(20) {
            self.somebody_signs();
        }
        let before = self.desk.tournament().clone();
        let count = self.desk.records().len();
        let (what, done) = match self.chance.below(100) {
            0..4 => ("undo".to_owned(), self.desk.undo().map(drop)),
            4..7 => ("redo".to_owned(), self.desk.redo().map(drop)),
            7..11 => self.strikes(),
            11..17 => self.tells_late(),
            _ => self.submits(tally),
        };
        let label = format!("{}, step {}: {what}", self.label, self.step);
        let [record] = self.desk.records_since(count) else {
            assert!(done.is_err(), "{label}: done, and not on record");
            assert_eq!(self.desk.records().len(), count, "{label}: {done:?}, and on record");
            assert!(*self.desk.tournament() == before, "{label}: a refusal changed something");
            tally.note(&what, false);
            tally.why(&what, done.as_ref().err());
            return;
        };
        assert!(done.is_ok(), "{label}: {done:?}, and on record");
        tally.note(&what, true);
        let (record, desk) = (record.clone(), &*self.desk);
        assert_eq!(desk.tournament().breach(), None, "{label}: {:?}", record.action);
        laws::what_was_announced_stands(&before, desk, &record, &label);
        laws::the_person_who_did_it_may(&before, desk, &record, &label);
        laws::the_drawers_add_up(desk, &label);
        if self.step.is_multiple_of(3) {
            laws::doors_agree(desk.tournament(), desk.now(), &label);
        }
    }

    fn submits(&mut self, tally: &mut Tally) -> (String, Result<(), SubmitError>) {
        let command = self.asking().command();
        let what = names::name(&command);
        let members: Vec<_> = self.desk.tournament().staff().members().cloned().collect();
        if self.chance.happens(15)
            && let Some(member) = self.chance.pick(&members)
        {
            let who = staff::signed(&member);
            let from = (&who, "phone");
            return (what, self.desk.submit_as(from, None, command, None));
        }
        let can = self.desk.can(&command);
        let done = self.desk.submit(command.clone(), None);
        let Err(SubmitError::Refused(refusal)) = done else { return (what, done) };
        assert_eq!(can, Err(refusal), "{}: {command:?}: can and submit", self.label);
        if !refusal.is_waivable() || self.chance.happens(50) {
            return (what, done);
        }
        let done = self.waives(command, refusal);
        tally.note("waived", done.is_ok());
        (what, done)
    }

    /// Waives this rule, and the other one that forbids the same command.
    fn waives(&mut self, command: Command, refusal: Refusal) -> Result<(), SubmitError> {
        let waiver = Waiver::new(refusal, "as it was seen".into());
        let done = self.desk.submit(command.clone(), Some(waiver.clone()));
        match done {
            Err(SubmitError::Refused(other)) if other.is_waivable() => {
                self.desk.submit(command, Some(waiver.with_rule(other)))
            }
            done => done,
        }
    }

    fn strikes(&mut self) -> (String, Result<(), SubmitError>) {
        let records = self.desk.records().len();
        let back = 1 + self.chance.below(records.min(30));
        let record = u32::try_from(records - back).unwrap();
        let choices = self.choices(HistoryChange::Strike(record));
        ("strike".to_owned(), self.desk.strike_with(record, &choices))
    }

    fn tells_late(&mut self) -> (String, Result<(), SubmitError>) {
        let command = self.asking().command();
        let records = self.desk.records();
        let back = 1 + self.chance.below(records.len().min(20));
        let (then, millis) = (records[records.len() - back].recorded, self.chance.below(2));
        let happened = then.after(Span::from_millis(i64::try_from(millis).unwrap()));
        let happened = happened.min(self.desk.now());
        let act = HistoryChange::Late { at: happened, command: &command, waiver: None };
        let choices = self.choices(act);
        let done = self.desk.record_late(command.clone(), None, happened, &choices);
        let done = match done {
            Err(SubmitError::Refused(refusal)) if refusal.is_waivable() => {
                let waiver = Waiver::new(refusal, "as it was seen".into());
                self.desk.record_late(command, Some(waiver), happened, &choices)
            }
            done => done,
        };
        ("late".to_owned(), done)
    }

    /// Returns no choices in most cases, else some for the records in question.
    fn choices(&mut self, act: HistoryChange<'_>) -> RecordChoices {
        if self.chance.happens(75) {
            return RecordChoices::new();
        }
        let Ok(corrected) = self.desk.corrected(act, &RecordChoices::new()) else {
            return RecordChoices::new();
        };
        let choice =
            [RecordChoice::Keep, RecordChoice::Change, RecordChoice::Drop][self.chance.below(3)];
        let one = self.chance.pick(&corrected.otherwise);
        one.map(|one| (one.record, choice)).into_iter().collect()
    }

    /// Decides all records again, and compares the events and the signatures.
    fn ends(&self) {
        let (desk, label) = (&*self.desk, &self.label);
        let folded = fold(desk.beginning(), desk.records(), desk.ledger());
        assert!(folded == *desk.tournament(), "{label}: not the fold of the records");
        let is_signed = |story: Story<'_>, record: &Record| {
            // Records of the evening's own date may follow earlier rights.
            let recorded = Timestamp::from_millis(TODAY);
            let today = Record { recorded, ..record.clone() };
            let signed = check_signature(story.tournament, (story.records, story.ledger), &today);
            assert_eq!(signed, Ok(()), "{label}: {record:?}");
        };
        let again = audit_with(desk.beginning(), desk.records(), is_signed, |_, _| {});
        if let Err(fault) = &again {
            let record = desk.records().get(fault.number() as usize);
            panic!("{label}: {fault:?} of {record:?}");
        }
    }
}

/// The results of some evenings.
#[derive(Default)]
struct Played {
    tally: Tally,
    records: usize,
    /// The broken laws, evening by evening.
    faults: Vec<String>,
}

/// Plays these evenings, each to its end or to the first fault.
fn play(seeds: impl Iterator<Item = u64>) -> Played {
    let mut played = Played::default();
    for seed in seeds {
        let evening = std::panic::catch_unwind(|| {
            let mut tally = Tally::default();
            let mut evening = RandomEvening::new(seed, &mut tally);
            for _ in 0..STEPS {
                evening.goes_on(&mut tally);
            }
            evening.ends();
            (tally, evening.desk.records().len())
        });
        match evening {
            Ok((tally, records)) => {
                played.tally.add(tally);
                played.records += records;
            }
            Err(fault) => {
                let message = fault.downcast_ref::<String>().cloned();
                played.faults.push(message.unwrap_or_else(|| format!("seed {seed}")));
            }
        }
    }
    played
}

/// Checks every law with all commands, each of which is done now and then.
#[test]
#[expect(clippy::print_stdout, reason = "the harness keeps it to itself unless it is asked")]
fn every_command_keeps_every_law() {
    let evenings = asked_for("BOTTONE_EVENINGS").unwrap_or(EVENINGS);
    let first = asked_for("FIRST").unwrap_or(0);
    let Played { tally, records, faults } = play(first..first + evenings);
    let (mut done, mut refused) = (0, 0);
    for (what, [yes, no]) in &tally.0 {
        println!("{what}: {yes} done, {no} refused {:?}", tally.1.get(what));
        (done, refused) = (done + yes, refused + no);
    }
    println!("{evenings} evenings, {records} records, {done} acts done, {refused} refused");
    assert!(faults.is_empty(), "{} evenings broke: {faults:#?}", faults.len());
    for what in names::every_command() {
        if PROGRAMS.contains(&what.as_str()) {
            assert_eq!(tally.done(&what), 0, "{what} was taken from a person");
            assert!(tally.0.contains_key(&what), "{what} was never asked");
        } else {
            assert!(tally.done(&what) > 0, "{what} was never done: {:?}", tally.0.get(&what));
        }
    }
    for what in ["undo", "redo", "strike", "late", "waived"] {
        assert!(tally.done(what) > 20, "{what}: {:?}", tally.0.get(what));
    }
}
