//! Evenings in every state that a wall can show.
#![allow(dead_code, reason = "each user takes what it needs")]
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test")]

use std::{
    collections::BTreeMap,
    sync::{Arc, Mutex, PoisonError},
};

use bottone::{
    base::{
        chips::Chips,
        money::Money,
        person::Person,
        seat::TableNo,
        time::{Span, TimeOfDay, Timestamp},
        witness::Witness,
    },
    i18n::Language,
    rehearsal::{Rehearsal, RehearsalEnd, Script},
    rules::{
        floor::TableProgress,
        levels::{Row, Structure},
        payouts::PayoutPlan,
    },
    session::{
        Desk, Operator, Session, file,
        time::{StageClock, Timekeeper as _},
    },
    store::profiles::{
        self,
        themes::{WallFace, WallTheme},
    },
    tournament::{
        Command, Tournament,
        clock::ClockCommand,
        counts::CountCommand,
        entries::{Entrant, EntryCommand, EntryId},
        hands::HandsCommand,
        history::Beginning,
        prizes::PrizeCommand,
        setup::{Setup, SetupCommand},
        tables::{SeatWish, TableCommand},
    },
    ui_walls::scene::{SceneCache, SceneSource, WallScene},
    view::{
        Stat,
        clock::EveningPart,
        house::{StandingsRow, StandingsView},
        log::last_moves,
        money::prizes::PrizeTable,
    },
    view_public::walls::{Schedule, Standings, WallMoves, latest},
};

/// 21 November 2026, 18:00 universal time.
pub(crate) const EVENING: Timestamp = Timestamp::from_millis(1_795_284_000_000);

/// An event in some state, and the instant at which it is shown.
pub(crate) struct WallEvening {
    pub(crate) name: &'static str,
    pub(crate) session: Box<Session>,
    pub(crate) clock: StageClock,
    pub(crate) at: Timestamp,
    _folder: tempfile::TempDir,
}

pub(crate) fn structure(id: &str) -> Structure {
    let shelf = profiles::shelf::<Structure>(None);
    shelf.into_iter().find(|entry| entry.id == id).unwrap().profile.unwrap()
}

/// Returns every built-in theme.
pub(crate) fn themes() -> Vec<(String, WallTheme)> {
    let shelf = profiles::shelf::<WallTheme>(None);
    shelf.into_iter().map(|entry| (entry.id, entry.profile.unwrap())).collect()
}

fn desk() -> Operator {
    Operator { name: "Ann".into(), station: "desk 1".into() }
}

impl WallEvening {
    pub(crate) fn new(name: &'static str, event: &str, structure: Structure) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let clock = StageClock::at(EVENING);
        let setup = Setup {
            name: event.to_owned(),
            day: "Day 1B".to_owned(),
            buy_in: bottone::rules::buy_in::BuyIn {
                prize: Money::from_minor(50_000),
                fee: Money::from_minor(5_000),
                ..bottone::rules::buy_in::BuyIn::default()
            },
            ..Setup::default()
        };
        let beginning = Beginning::new(EVENING, setup, structure);
        let path = folder.path().join("evening.ron");
        let session = file::create(&path, beginning, Box::new(clock.clone()), desk()).unwrap();
        Self { name, session, clock, at: EVENING, _folder: folder }
    }

    /// Returns an evening with this number of entries, played so far. Each is played once and
    /// opened from its file for every caller.
    pub(crate) fn played(name: &'static str, of: &str, entries: u32, until: RehearsalEnd) -> Self {
        static PLAYED: Mutex<BTreeMap<String, (Vec<u8>, Timestamp)>> = Mutex::new(BTreeMap::new());
        let mut played = PLAYED.lock().unwrap_or_else(PoisonError::into_inner);
        let key = format!("{of} {entries} {until:?}");
        if !played.contains_key(&key) {
            let mut evening = Self::new(name, "Autumn Main Event", structure(of));
            let script = Script { entries, guests: Vec::new(), seed: 9, until, office: true };
            let clock = evening.clock.clone();
            let rehearsal = Rehearsal::new(evening.session.as_mut(), clock, script);
            rehearsal.play(|_| ()).unwrap_or_else(|error| panic!("{name}: {error}"));
            let file = std::fs::read(evening.session.path().unwrap()).unwrap();
            played.insert(key.clone(), (file, evening.session.now()));
        }
        let (file, at) = &played[&key];
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("evening.ron");
        std::fs::write(&path, file).unwrap();
        let clock = StageClock::at(*at);
        let file::OpenedEvent { desk: session, .. } =
            file::open(&path, Box::new(clock.clone()), desk()).unwrap();
        Self { name, session, clock, at: *at, _folder: folder }
    }

    pub(crate) fn does(&mut self, command: Command) {
        let label = format!("{command:?}");
        let done = self.session.submit(command, None);
        let label: String = label.chars().take(200).collect();
        done.unwrap_or_else(|error| panic!("{}: {label}: {error}", self.name));
    }

    /// Announces the prizes in the usual way, whatever the office has planned.
    pub(crate) fn announce_usual(&mut self) {
        if self.session.tournament().prizes().locked().is_some() {
            let reason = "another plan".to_owned();
            self.does(Command::Prizes(PrizeCommand::Unlock { reason }));
        }
        let plan = PayoutPlan { name: "Usual".to_owned(), ..PayoutPlan::default() };
        self.does(Command::Prizes(PrizeCommand::Plan(Box::new(plan))));
        self.announce();
    }

    /// Returns the number of paid places.
    pub(crate) fn paid(&self) -> usize {
        self.session.tournament().places_paid()
    }

    /// Busts one player.
    pub(crate) fn bust(&mut self) {
        let t = self.session.tournament();
        let (out, _) = t.entries().playing().last().unwrap();
        self.does(Command::Entries(EntryCommand::Bust { out: vec![(out, None)] }));
    }

    pub(crate) fn later(mut self, span: Span) -> Self {
        self.clock.set(self.clock.now().after(span));
        self.at = self.session.now();
        self
    }

    /// Goes to this long before the end of the current row.
    pub(crate) fn before_end(self, span: Span) -> Self {
        let left = self.session.tournament().clock().read(self.at).left;
        self.later(left.minus(span))
    }

    /// Goes this far into the next break, or beyond the next end of a day.
    pub(crate) fn in_break(self, span: Span) -> Self {
        let t = self.session.tournament();
        let row = t.clock().structure().next_break(t.clock().read(self.at).row).unwrap();
        let until = t.clock().time_until(row, self.at).unwrap();
        self.later(until.plus(span))
    }

    pub(crate) fn enter(&mut self, people: Vec<Person>) {
        let tables = people.len().div_ceil(9);
        let numbers = (1..=tables).filter_map(|n| TableNo::new(u16::try_from(n).unwrap()));
        let (tables, size) = (numbers.collect(), 9);
        self.does(Command::Tables(TableCommand::Open { tables, size }));
        let who = people.into_iter().map(Entrant::New).collect();
        let seat = SeatWish::Draw(self.session.seed());
        self.does(Command::Entries(EntryCommand::Enter { who, seat }));
    }

    /// Closes registration and announces the prizes.
    pub(crate) fn announce(&mut self) {
        if self.session.tournament().registration_open(self.at) {
            self.does(Command::Entries(EntryCommand::Registration { open: false }));
        }
        let t = self.session.tournament();
        if t.prizes().locked().is_none() {
            let rows = PrizeTable::of(Language::English, t, None, self.at).table;
            self.does(Command::Prizes(PrizeCommand::Lock { rows }));
        }
    }

    /// Sets the time at which the next day begins.
    pub(crate) fn resumes_at(&mut self, time: &str) {
        let setup = self.session.tournament().setup().clone();
        let setup = Setup { resumes: TimeOfDay::parse(time), ..setup };
        self.does(Command::Setup(SetupCommand::Change(Box::new(setup))));
    }

    /// Counts the seated players, each with a different stack that is a share of all chips, in
    /// chips of 5,000.
    pub(crate) fn count(&mut self) {
        let t = self.session.tournament();
        let playing: Vec<EntryId> = t.entries().playing().map(|(id, _)| id).collect();
        let all = t.chips_in_play().get();
        let weights: Vec<u64> = (1..).take(playing.len()).collect();
        let sum: u64 = weights.iter().sum();
        let stacks = playing.iter().zip(&weights);
        let share = all / sum.max(1) / 5_000 * 5_000;
        let stacks = stacks.map(|(id, weight)| (*id, Chips::new(share * weight)));
        let stacks = stacks.collect();
        self.does(Command::Counts(CountCommand::Count { stacks }));
    }

    /// Returns the content of every wall in this language.
    pub(crate) fn shown(&self, language: Language) -> ShownEvening<'_> {
        let t = self.session.tournament();
        let (records, ledger) = (self.session.records(), self.session.ledger());
        ShownEvening {
            evening: self,
            language,
            moves: latest(language, t, records, ledger, self.at),
            strip: last_moves(language, t, records, ledger, 3),
            kept: SceneCache::of(language, t),
            schedule: Arc::new(schedule(language, t, self.at)),
            standings: Arc::new(standings(t)),
        }
    }

    /// Returns the content of a wall in this theme.
    pub(crate) fn scene(&self, language: Language, theme: &WallTheme, face: WallFace) -> WallScene {
        self.shown(language).scene(theme, face)
    }
}

/// Returns a house that repeats the same event: one that has begun, one without a time, and those
/// of the next days.
pub(crate) fn schedule(language: Language, t: &Tournament, at: Timestamp) -> Schedule {
    let starts = [None, Some(-60), Some(3 * 60), Some(24 * 60), Some(26 * 60), Some(48 * 60)];
    let starts = starts.map(|minutes| minutes.map(|by| at.after(Span::from_minutes(by))));
    let events: Vec<_> = starts.into_iter().map(|starts| (t, starts)).collect();
    Schedule::of(language, &events, at)
}

/// Returns two leagues of all players: one of all of them with a long name, and one of the first
/// five.
pub(crate) fn standings(t: &Tournament) -> Standings {
    let row = |(nth, name): (usize, String)| StandingsRow {
        place: (nth + 1).to_string(),
        name,
        events: "5 / 8".to_owned(),
        points: format!("1,{:03}.25", 999 - nth.min(900)),
    };
    let players = t.entries().players().map(|(_, player)| player.person.display_name());
    let rows: Vec<StandingsRow> = players.enumerate().map(row).collect();
    let league = |name: &str, rows: &[StandingsRow]| StandingsView {
        name: name.to_owned(),
        note: "8 events · Best 5".to_owned(),
        rows: rows.to_vec(),
    };
    Standings::of([
        (league("Winter League of San Giovanni", &rows), Vec::new()),
        (league("Tuesdays", &rows[..rows.len().min(5)]), Vec::new()),
    ])
}

/// An evening in one language, prepared once for all of its faces.
pub(crate) struct ShownEvening<'a> {
    evening: &'a WallEvening,
    language: Language,
    moves: WallMoves,
    strip: Vec<(String, String)>,
    kept: SceneCache,
    schedule: Arc<Schedule>,
    standings: Arc<Standings>,
}

impl ShownEvening<'_> {
    /// Returns the content of a wall in this theme.
    pub(crate) fn scene(&self, theme: &WallTheme, face: WallFace) -> WallScene {
        let Self { evening, language, moves, strip, kept, schedule, standings } = self;
        let (event, at) = (evening.session.tournament(), evening.at);
        let page = Some("http://192.168.1.20:8080/");
        let ends = Stat {
            caption: "Ends".to_owned(),
            figure: "00:50–01:30".to_owned(),
            tail: String::new(),
        };
        let ends = Some(&ends);
        let witness = Witness::read("10414-7KQM-2F9P-XD03-H6TA");
        let language = *language;
        let standings = (standings, true);
        let source = SceneSource {
            language,
            event,
            strip,
            moves,
            page,
            ends,
            schedule,
            standings,
            witness,
            theme,
            cache: kept,
        };
        let highlight = source.highlight(face, at);
        let over = highlight.map_or(0, |highlight| highlight.progress(at));
        let kind = highlight.map(|highlight| highlight.kind);
        WallScene { over, ..source.scene_now(kind, face, EveningPart::of(event, at), at) }
    }
}

/// Returns long names of sixty letters, one of them without a given name.
pub(crate) fn long_names(count: usize) -> Vec<Person> {
    let long = |n: usize| Person {
        family: format!("{:<30}", format!("Castelnuovo-Montefeltro{n:03}")).replace(' ', "a"),
        given: "Massimiliano Giovanbattista xy".chars().take(28).collect(),
        ..Person::default()
    };
    (0..count).map(long).collect()
}

pub(crate) fn waiting() -> WallEvening {
    let mut evening = WallEvening::new("waiting", "Autumn Main Event", structure("deep-stack"));
    evening.enter((0..167).map(|n| Person::typed(&format!("Luca{n} Bianchi"))).collect());
    evening
}

/// Returns one evening for each usual look of a wall.
pub(crate) fn usual() -> Vec<(WallEvening, Vec<WallFace>)> {
    use WallFace::{Clock, FinalTable, Moves, Payouts, Registration, Schedule, Seats, Standings};
    let (nine, mut last, mut pause, mut paused) = (nine(), nine(), nine(), nine());
    (last.name, pause.name, paused.name) = ("last-minute", "break", "paused");
    let last = last.before_end(Span::from_secs(42));
    let pause = pause.in_break(Span::from_minutes(3));
    paused.does(Command::Clock(ClockCommand::Pause));
    let mut hand =
        WallEvening::played("hand-for-hand", "deep-stack", 120, RehearsalEnd::Players(17));
    hand.announce();
    if hand.session.tournament().entries().hand_for_hand().began().is_none() {
        hand.does(Command::Entries(EntryCommand::HandForHand { on: true }));
    }
    let mut last_table = WallEvening::played("final", "deep-stack", 120, RehearsalEnd::Players(8));
    last_table.announce_usual();
    last_table.count();
    let mut resumes = day_over();
    resumes.name = "resumes";
    resumes.resumes_at("14:00");
    vec![
        (waiting(), vec![Clock, Registration, Seats, Schedule, Standings]),
        (nine, vec![Clock, Moves, Seats, Payouts, Schedule]),
        (last, vec![Clock]),
        (pause, vec![Clock, Seats]),
        (paused, vec![Clock]),
        (hand, vec![Clock, Payouts, Moves]),
        (last_table, vec![Clock, FinalTable, Payouts]),
        (drawn(), vec![Clock, FinalTable, Payouts]),
        (won(), vec![Clock, Payouts, Standings]),
        (won_outright(), vec![Clock, Payouts]),
        (level_up(), vec![Clock]),
        (together(), vec![Clock, Payouts]),
        (in_the_money(), vec![Clock, Payouts]),
        (day_over(), vec![Clock]),
        (resumes, vec![Clock]),
    ]
}

/// Returns an evening after the end of the day, with all players counted.
pub(crate) fn day_over() -> WallEvening {
    let mut of = structure("deep-stack");
    of.rows.insert(6, Row::EndOfDay);
    let mut evening = WallEvening::new("day-over", "Autumn Main Event", of);
    evening.enter((0..40).map(|n| Person::typed(&format!("Luca{n} Bianchi"))).collect());
    evening.does(Command::Clock(ClockCommand::Start));
    let mut evening = evening.later(Span::from_minutes(60 * 24));
    evening.count();
    evening
}

/// Returns an evening six minutes into level 9, when tables break.
pub(crate) fn nine() -> WallEvening {
    let until = RehearsalEnd::Level { number: 9, into: Span::from_minutes(6) };
    WallEvening::played("level", "deep-stack", 220, until)
}

/// Returns an evening three seconds into level 10.
pub(crate) fn level_up() -> WallEvening {
    let mut evening = nine();
    evening.name = "level-up";
    evening.before_end(Span::from_secs(-3))
}

/// Returns an evening one bust before the money.
pub(crate) fn bubble() -> WallEvening {
    let mut evening = WallEvening::played("bubble", "deep-stack", 120, RehearsalEnd::Players(30));
    evening.announce_usual();
    while evening.session.tournament().entries().playing_count() > evening.paid() + 1 {
        evening.bust();
    }
    evening
}

/// Returns an evening with a single player left.
pub(crate) fn won() -> WallEvening {
    WallEvening::played("winner", "deep-stack", 60, RehearsalEnd::End)
}

/// Returns an evening with a single player left, after no deal.
pub(crate) fn won_outright() -> WallEvening {
    let mut evening = WallEvening::played("outright", "deep-stack", 120, RehearsalEnd::Players(9));
    evening.announce_usual();
    while evening.session.tournament().entries().playing_count() > 1 {
        evening.bust();
    }
    evening
}

/// Returns an evening ten seconds after the seats of the final table were drawn.
pub(crate) fn drawn() -> WallEvening {
    let mut evening = WallEvening::played("drawn", "deep-stack", 120, RehearsalEnd::Players(9));
    evening.announce_usual();
    evening.count();
    let t = evening.session.tournament();
    let tables: Vec<TableNo> = t.tables().open().map(|(number, _)| number).take(1).collect();
    let seed = evening.session.seed();
    evening.does(Command::Tables(TableCommand::Redraw { tables, size: 9, seed }));
    evening.later(Span::from_secs(10))
}

/// Returns an evening on the bubble, hand for hand: the first table is done, the second has an
/// all-in, the others play.
pub(crate) fn together() -> WallEvening {
    together_when(&[TableProgress::Done, TableProgress::AllIn])
}

/// Makes an evening in hand for hand, with these reports of the first tables.
pub(crate) fn together_when(progress: &[TableProgress]) -> WallEvening {
    let mut evening = bubble();
    evening.name = "together";
    evening.does(Command::Entries(EntryCommand::HandForHand { on: true }));
    let t = evening.session.tournament();
    let tables: Vec<_> =
        t.tables_in_play().map(|(number, table)| (number, table.occupied().first())).collect();
    let reports = tables.into_iter().zip(progress.iter().copied());
    for ((table, seat), progress) in
        reports.filter(|(_, progress)| *progress != TableProgress::Plays)
    {
        let seats =
            if progress == TableProgress::AllIn { seat.into_iter().collect() } else { Vec::new() };
        evening.does(Command::Hands(HandsCommand::Report { table, progress, seats }));
    }
    evening.later(Span::from_secs(40))
}

/// Returns an evening twenty seconds after the bubble has burst.
pub(crate) fn in_the_money() -> WallEvening {
    let mut evening = bubble();
    evening.name = "in-the-money";
    evening.bust();
    evening.later(Span::from_secs(20))
}

/// Returns an evening twenty minutes into level 3.
pub(crate) fn level() -> WallEvening {
    let until = RehearsalEnd::Level { number: 3, into: Span::from_minutes(20) };
    WallEvening::played("level", "deep-stack", 90, until)
}

/// Returns an event without players, settings or a name.
pub(crate) fn empty() -> WallEvening {
    WallEvening::new("empty", "", Structure::default())
}

/// Returns names of sixty letters, stacks of twelve digits and blinds of eleven, at one table.
pub(crate) fn huge_figures() -> WallEvening {
    let mut of = structure("deep-stack");
    let times = |chips: Chips| Chips::new(chips.get() * 2_000_000);
    of.starting_stack = times(of.starting_stack);
    for chip in &mut of.chips {
        chip.value = times(chip.value);
    }
    for row in &mut of.rows {
        match row {
            Row::Level(level) => {
                (level.small, level.big) = (times(level.small), times(level.big));
                level.ante = None;
            }
            Row::ColourUp(chips) => chips.iter_mut().for_each(|chip| *chip = times(*chip)),
            _ => {}
        }
    }
    let name = "The Sixtieth Invitational of the Casino of San Giovanni Marina";
    let mut evening = WallEvening::new("huge", name, of);
    evening.enter(long_names(9));
    evening.does(Command::Clock(ClockCommand::Start));
    evening.announce();
    let first = evening.session.tournament().entries().playing().next().unwrap().0;
    evening.does(Command::Entries(EntryCommand::Bust { out: vec![(first, None)] }));
    evening.count();
    evening
}

/// Returns ten thousand players.
pub(crate) fn crowd() -> WallEvening {
    let mut evening = WallEvening::new("crowd", "Autumn Main Event", structure("deep-stack"));
    evening.enter((0..10_000).map(|n| Person::typed(&format!("Luca Bianchi{n}"))).collect());
    evening.does(Command::Clock(ClockCommand::Start));
    evening
}
