//! Tests of every sheet on every paper in both languages, over whole evenings. When a page is read
//! back, no content of the sheet is missing, and the fingerprint changes with the content.

use std::collections::BTreeMap;

use bottone::{
    base::{
        chips::Chips,
        person::Person,
        time::{Span, Timestamp},
    },
    forecast::HouseFactors,
    i18n::Language,
    print::{Paper, pdf},
    rehearsal::{RehearsalEnd, Script},
    session::{self, Desk as _},
    source::sheet_source::SheetSource,
    tournament::{
        Command, Tournament,
        clock::{ClockCommand, ClockStatus},
        entries::{Entrant, EntryCommand},
        history::{Ledger, Record, RecordAction, by_hand, fold},
        papers::{Scope, SheetKind},
        setup::Setup,
        tables::SeatWish,
    },
    view::{
        sheet::{Job, SheetPart, TableRow},
        sheet_names::typed,
    },
    view_paper::sheets::{ALL, fingerprint, is_empty, job},
    vocabulary::words::date,
};
use bottone_print_support::Document;

use crate::{
    sheets::tables::{setup, structure},
    stage::{self, Room},
};

const PAPERS: [Paper; 3] = [Paper::A4, Paper::Letter, Paper::Roll80];

/// Returns all texts of the job except the foot of sheets, of which only a part may fit.
fn texts(job: &Job) -> Vec<&str> {
    let mut texts: Vec<&str> = Vec::new();
    match job {
        Job::Sheets(sheets) => {
            for sheet in sheets {
                texts.extend([sheet.title.as_str(), &sheet.detail, &sheet.mark]);
                sheet.parts.iter().for_each(|part| of_part(part, &mut texts));
            }
        }
        Job::Slips(slips) => {
            for slip in slips {
                texts.extend([slip.event.as_str(), &slip.kind, &slip.name, &slip.detail]);
                texts.extend([slip.amount.as_str(), &slip.in_words, &slip.mark]);
                for (caption, text) in slip.figures.iter().chain(&slip.blanks) {
                    texts.extend([caption.as_str(), text]);
                }
            }
        }
        Job::Cards(cards, _) => {
            for card in cards {
                texts.extend([card.event.as_str(), &card.name, &card.left, &card.right]);
                texts.push(&card.mark);
                texts.extend(card.lines.iter().map(String::as_str));
                for big in &card.figures {
                    texts.extend([big.caption.as_str(), &big.figure]);
                }
            }
        }
    }
    texts
}

fn of_part<'a>(part: &'a SheetPart, texts: &mut Vec<&'a str>) {
    match part {
        SheetPart::Heading(text) | SheetPart::Note(text) | SheetPart::Forecast(text) => {
            texts.push(text);
        }
        SheetPart::Code(code) | SheetPart::Poster(code) => {
            texts.extend(code.words.iter().map(String::as_str));
            texts.push(&code.purpose);
        }
        SheetPart::Table(table) => {
            texts.extend(table.columns.iter().map(|column| column.head.as_str()));
            for row in &table.rows {
                match row {
                    TableRow::Cells(cells) | TableRow::Total(cells) => {
                        texts.extend(cells.iter().map(String::as_str));
                    }
                    TableRow::Band(text) | TableRow::Between(text) => texts.push(text),
                }
            }
        }
    }
}

/// Returns the number of each letter, figure and mark.
fn letters<'a>(texts: impl IntoIterator<Item = &'a str>) -> BTreeMap<char, usize> {
    let mut letters = BTreeMap::new();
    for letter in texts.into_iter().flat_map(str::chars).filter(|c| !c.is_whitespace()) {
        *letters.entry(letter).or_insert(0) += 1;
    }
    letters
}

/// Returns the number of each word that is long enough for a name.
fn long_words<'a>(texts: impl IntoIterator<Item = &'a str>) -> BTreeMap<&'a str, usize> {
    let mut found = BTreeMap::new();
    for word in texts.into_iter().flat_map(str::split_whitespace) {
        if (5..13).contains(&word.chars().count()) {
            *found.entry(word).or_insert(0) += 1;
        }
    }
    found
}

/// Prints the job, reads it back, and compares.
fn is_whole(language: Language, paper: Paper, job: &Job, label: &str) {
    let printed =
        pdf(language, paper, job.clone()).unwrap_or_else(|error| panic!("{label}: {error:?}"));
    assert!(printed.missing.is_empty(), "{label}: {:?}", printed.missing);
    let document = Document::kept_as(&printed, label);
    let (sizes, words) = (document.sizes(), document.words());
    assert_eq!(sizes.len(), printed.pages, "{label}");
    for (page, word, at) in &words {
        let ((width, height), [left, top, right, bottom]) = (sizes[page - 1], *at);
        let inside = left > 0.0 && top > -2.0 && right < width && bottom < height + 2.0;
        assert!(inside, "{label}: {word} at {at:?} of {width} by {height}");
    }
    let words: Vec<&str> = words.iter().map(|(_, word, _)| word.as_str()).collect();
    let there = letters(words.iter().copied());
    for (letter, count) in letters(texts(job)) {
        let found = there.get(&letter).copied().unwrap_or(0);
        assert!(found >= count, "{label}: {letter:?} is there {found} times, not {count}");
    }
    // A word that is not broken at a line's end occurs as often as on the sheet. It occurs more
    // often if heads are repeated.
    let joined: String = words.concat();
    for (word, count) in long_words(texts(job)) {
        let found = joined.matches(word).count();
        assert!(found >= count, "{label}: {word} is there {found} times, not {count}");
    }
}

/// Checks every sheet of this desk, on every paper, in both languages.
fn all_are_whole(session: &dyn session::Desk, label: &str, kinds: &[SheetKind]) {
    for language in Language::complete() {
        let desk = session.papers(language);
        for kind in kinds {
            let job = job(&desk, *kind, &Scope::All);
            assert_eq!(is_empty(&desk, *kind), job.is_empty(), "{label}, {kind:?}");
            if job.is_empty() {
                continue;
            }
            for paper in PAPERS {
                let label = format!("{label}-{}-{language:?}-{paper:?}", typed(*kind));
                is_whole(language, paper, &job, &label);
            }
            if language == Language::Italian {
                let again = || pdf(language, Paper::Roll80, job.clone()).unwrap().bytes;
                assert!(again() == again(), "{label}, {kind:?}: not the same bytes twice");
            }
        }
    }
}

fn evening(entries: u32, seed: u64, until: RehearsalEnd) -> stage::Played {
    let script = Script { entries, guests: Vec::new(), seed, until, office: true };
    stage::play_in(Setup { seats: 9, ..stage::setup(seed) }, "club-turbo", script)
}

#[test]
fn an_evening_is_whole_on_every_paper_while_it_is_played() {
    let until = RehearsalEnd::Level { number: 4, into: Span::from_minutes(3) };
    let played = evening(14, 3, until);
    all_are_whole(&*played.session, "played", &ALL);
}

#[test]
fn an_evening_is_whole_on_every_paper_when_it_is_over() {
    let played = evening(14, 4, RehearsalEnd::End);
    let over = [SheetKind::PayoutSlips, SheetKind::Payouts, SheetKind::Results, SheetKind::Deal];
    all_are_whole(&*played.session, "over", &over);
}

#[test]
fn an_empty_event_and_the_longest_names_are_whole() {
    let empty = Room::open(Setup::default(), structure());
    all_are_whole(&*empty.session, "empty", &ALL);
    let mut room = Room::with_tables(&[9_999]);
    let stack = Chips::new(999_999_999_999);
    room.does(Command::Clock(ClockCommand::SetStack { stack }));
    // Names of sixty letters each, which differ at the end of the family name.
    for place in 1..=3 {
        let family = format!("Wolfeschlegelsteinhausenbergerdorff-von-Hohenloh-{place}");
        let (given, country) = ("Maximili".to_owned(), "IT".to_owned());
        assert_eq!(format!("{family}, {given}").chars().count(), 60);
        let person = Person { family, given, country, ..Person::default() };
        room.enters(person, Some(crate::sheets::tables::seat(9_999, place)));
    }
    let entries: Vec<_> = room.session.tournament().entries().all().map(|(id, _)| id).collect();
    room.does(Command::Clock(ClockCommand::Start));
    room.does(Command::Clock(ClockCommand::Pause));
    let stacks: Vec<_> = entries.iter().map(|entry| (*entry, 999_999_999_999)).collect();
    room.counts(&stacks);
    all_are_whole(&*room.session, "long", &ALL);
}

/// Returns the content that a reader would act on: all except the time of printing. No sheet of
/// this event was printed before, so a mark only means that figures are provisional.
fn essentials(mut job: Job) -> Job {
    match &mut job {
        Job::Sheets(sheets) => {
            for sheet in sheets {
                (sheet.detail, sheet.foot) = Default::default();
                // A forecast depends on the time, too.
                sheet.parts.retain(|part| !matches!(part, SheetPart::Forecast(_)));
            }
        }
        Job::Slips(slips) => {
            for slip in slips {
                (slip.foot, slip.mark) = Default::default();
            }
        }
        Job::Cards(cards, _) => {
            for card in cards {
                (card.right, card.mark, card.code) = Default::default();
            }
        }
    }
    job
}

/// Returns an event after some of its records, as it is at `at`.
fn after<'a>(
    session: &'a dyn session::Desk,
    records: &'a [Record],
    (t, ledger): (&'a Tournament, &'a Ledger),
    (language, at): (Language, Timestamp),
) -> SheetSource<'a> {
    SheetSource {
        language,
        t,
        beginning: session.beginning(),
        records,
        ledger,
        at,
        by: "Ann",
        page: None,
        club: "",
        house: HouseFactors::UNKNOWN,
        witness: None,
    }
}

#[test]
fn a_fingerprint_changes_with_what_is_reported_and_with_nothing_else() {
    let played = evening(12, 5, RehearsalEnd::Players(3));
    let session = &*played.session;
    let all = session.records();
    let mut last: BTreeMap<SheetKind, (u64, Job, String)> = BTreeMap::new();
    let (mut changes, mut stood) = (0, 0);
    for count in (0..all.len()).step_by(2) {
        let records = &all[..count];
        let ledger = Ledger::of(records);
        let t = fold(session.beginning(), records, &ledger);
        // The record and the one before have the same time, so that only the act differs.
        let at = all[count].recorded;
        for kind in ALL {
            let event = format!("{kind:?} after {count} records");
            let of = |language, at| {
                let desk = after(session, records, (&t, &ledger), (language, at));
                fingerprint(&desk, kind, &Scope::All)
            };
            let print = of(Language::English, at);
            assert_eq!(print, of(Language::Italian, at), "{event}: in another language");
            let stands = t.clock().read(at).state == ClockStatus::Paused || !t.clock().started();
            let later =
                at.after(if stands { Span::from_minutes(90) } else { Span::from_millis(1) });
            if t.clock().read(at).row == t.clock().read(later).row {
                assert_eq!(print, of(Language::English, later), "{event}: at another instant");
            }
            if kind == SheetKind::Log || t.clock().read(at).state == ClockStatus::Paused {
                continue;
            }
            let now = after(session, records, (&t, &ledger), (Language::English, at));
            let says = essentials(job(&now, kind, &Scope::All));
            // A sheet has the date of its printing, which is not part of its fingerprint.
            let day = date(Language::English, at);
            if let Some((before, said, _)) = last.get(&kind).filter(|(.., on)| *on == day) {
                assert_eq!(*before == print, *said == says, "{event}: {said:?} then {says:?}");
                if *before == print { stood += 1 } else { changes += 1 }
            }
            last.insert(kind, (print, says, day));
        }
    }
    assert!(changes > 100 && stood > 100, "{changes} changes, {stood} not");
}

#[test]
fn what_anybody_does_makes_the_log_longer_and_printing_it_does_not() {
    let mut room = Room::with_tables(&[1]);
    let before = room.fingerprint(SheetKind::Log, &Scope::All);
    room.prints(SheetKind::Log, Scope::All);
    assert_eq!(room.fingerprint(SheetKind::Log, &Scope::All), before);
    let paper = room.session.records().last().unwrap();
    assert!(matches!(&paper.action, RecordAction::Done { command, .. } if !by_hand(command)));
    room.session.undo().unwrap();
    assert_ne!(room.fingerprint(SheetKind::Log, &Scope::All), before);
}

#[test]
fn what_makes_a_sheet_old_is_what_somebody_would_miss_on_it() {
    let mut room = Room::open(Setup { re_entries: Some(1), ..setup() }, structure());
    let print = |room: &Room| room.fingerprint(SheetKind::Levels, &Scope::All);
    let first = print(&room);
    room.minutes_later(30);
    assert_eq!(print(&room), first, "the instant alone");
    room.does(Command::Clock(ClockCommand::Start));
    let started = print(&room);
    assert_ne!(started, first, "the times are known");
    room.minutes_later(50);
    assert_eq!(print(&room), started, "the second level is played");
    room.does(Command::Clock(ClockCommand::Pause));
    assert_ne!(print(&room), started, "everything is later");
    let stopped = print(&room);
    room.minutes_later(5);
    assert_eq!(print(&room), stopped);
    room.does(Command::Clock(ClockCommand::Start));
    assert!(![started, stopped].contains(&print(&room)));
    let running = print(&room);
    let other = Setup { re_entries: Some(2), ..room.session.tournament().setup().clone() };
    let change = bottone::tournament::setup::SetupCommand::Change(Box::new(other));
    room.does(Command::Setup(change));
    assert_ne!(print(&room), running, "the prices are on it");
}

/// Makes many players in few records.
fn crowd(players: u32) -> Room {
    let mut room = Room::open(setup(), structure());
    let tables = u16::try_from(players.div_ceil(9)).unwrap();
    let tables = (1..=tables).map(crate::sheets::tables::number).collect();
    room.tables(bottone::tournament::tables::TableCommand::Open { tables, size: 9 });
    let who = |n: u32| {
        let family = format!("Fam{n:05}");
        Entrant::New(Person { family, given: "Given".to_owned(), ..Person::default() })
    };
    let who = (1..=players).map(who).collect();
    room.entries(EntryCommand::Enter { who, seat: SeatWish::Draw(1) });
    room
}

#[test]
fn ten_thousand_players_are_each_on_the_paper_once() {
    let room = crowd(10_000);
    let job = room.job(Language::English, SheetKind::SeatsByName, &Scope::All);
    let printed = pdf(Language::English, Paper::A4, job.clone()).unwrap();
    let mut found = vec![0; 10_001];
    for (_, word, _) in Document::kept_as(&printed, "crowd").words() {
        let number = word.strip_prefix("Fam").map(|rest| rest.trim_end_matches(','));
        if let Some(number) = number.and_then(|number| number.parse::<usize>().ok()) {
            found[number] += 1;
        }
    }
    assert!(found[1..].iter().all(|times| *times == 1));
    let chips = room.session.tournament().chips_in_play();
    assert_eq!(chips, Chips::new(300_000_000));
}
