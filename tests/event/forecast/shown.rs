//! The forecast as shown to people: one routine for every place.

use bottone::{
    base::time::{Span, Timestamp},
    club::past_events::house_of,
    forecast::{HouseFactors, PastEvent},
    i18n::Language,
    rehearsal::{Rehearsal, RehearsalEnd, Script},
    rules::{deals::DealMethod, levels::Row},
    session::{
        self, Desk as _, Operator,
        time::{StageClock, SystemClock},
    },
    source::outlook::{Outlook, Time},
    store::settings::SettingsFile,
    tournament::{
        Command,
        clock::ClockCommand,
        history::{Beginning, ValidRecord},
        papers::{Scope, SheetKind},
    },
    view::{
        forecast::{
            ForecastSubject, ForecastView,
            what_if::{WhatIfChange, comparison_figures, deals, event_after, guaranteed_prizes},
        },
        sheet::{Job, SheetPart},
    },
    view_paper::sheets::{fingerprint, job},
};

use crate::stage::{EVENING, Played, Room, bottone, desk, five, play, play_in, setup, structure};

fn evening(until: RehearsalEnd) -> Played {
    play("deep-stack", 80, 6, until)
}

fn in_level(number: usize) -> RehearsalEnd {
    RehearsalEnd::Level { number, into: Span::from_minutes(5) }
}

fn outlook(played: &Played) -> Outlook {
    let session = &played.session;
    Outlook::of(session.tournament(), &session.background(), session.now()).unwrap()
}

fn view(played: &Played, language: Language) -> ForecastView {
    ForecastView::of(language, &outlook(played))
}

fn end(outlook: &Outlook) -> Timestamp {
    match outlook.end.times {
        Some([_, Time::At(middle), _]) => middle,
        ref other => panic!("{other:?}"),
    }
}

#[test]
fn in_the_middle_of_an_evening_everything_is_reported_in_its_order() {
    let played = evening(in_level(3));
    let outlook = outlook(&played);
    let sold = played.session.tournament().entries().count() as f64;
    let entries = outlook.entries.unwrap();
    assert!(entries.low >= sold && entries.low <= entries.middle && entries.middle <= entries.high);
    assert!(!outlook.breaks.is_empty());
    for pair in outlook.breaks.windows(2) {
        assert!(pair[0].left.middle > pair[1].left.middle, "{pair:?}");
    }
    let (_, last) = outlook.final_table.unwrap();
    assert!(last.levels.middle < outlook.end.levels.middle);
    let view = view(&played, Language::English);
    let abouts: Vec<ForecastSubject> = view.lines.iter().map(|line| line.about).collect();
    assert_eq!((abouts[0], abouts[1]), (ForecastSubject::Entries, ForecastSubject::Break(0)));
    assert_eq!(abouts.last(), Some(&ForecastSubject::End));
    let end = view.lines.last().unwrap();
    assert_eq!((&end.band, &end.likely), (&view.ends, &view.likely));
}

#[test]
fn before_the_start_times_count_from_it_and_at_the_end_there_is_nothing_to_tell() {
    let script = |until| Script { entries: 40, guests: Vec::new(), seed: 9, until, office: false };
    let over = play_in(setup(9), "club-turbo", script(RehearsalEnd::End));
    let session = &over.session;
    assert!(session.tournament().winner(session.now()).is_some());
    let background = session.background();
    assert_eq!(Outlook::of(session.tournament(), &background, session.now()), None);
    // The same evening before the start of its clock, with all early players.
    let mut t = session.beginning().tournament();
    for record in session.records() {
        if t.entries().playing_count() > 2 {
            break;
        }
        bottone::tournament::history::apply(&mut t, &ValidRecord::recorded(0, record));
    }
    let outlook = Outlook::of(&t, &background, session.beginning().at).unwrap();
    assert!(matches!(outlook.end.times, Some([Time::AfterTheStart(_), ..])), "{outlook:?}");
    let view = ForecastView::of(Language::Italian, &outlook);
    assert!(view.ends.starts_with('+') && view.ends.matches('+').count() == 1, "{}", view.ends);
}

/// Checks that the sheet on the wall shows the forecast, and is not outdated by a bust.
#[test]
fn the_structure_sheet_tells_it_and_stays_good() {
    let mut played = evening(in_level(8));
    let said = |played: &Played| {
        let desk = played.session.papers(Language::English);
        let Job::Sheets(sheets) = job(&desk, SheetKind::Levels, &Scope::All) else { panic!() };
        let forecast = sheets[0].parts.iter().find_map(|part| match part {
            SheetPart::Forecast(text) => Some(text.clone()),
            _ => None,
        });
        (forecast.unwrap(), fingerprint(&desk, SheetKind::Levels, &Scope::All))
    };
    let (before, print) = said(&played);
    let view = view(&played, Language::English);
    assert!(before.contains(&view.ends) && before.contains(&view.likely), "{before}");
    played
        .session
        .set_house(HouseFactors::of(&[PastEvent { end: Some(-1.0), ..PastEvent::default() }; 9]));
    let (after, again) = said(&played);
    assert_ne!(before, after, "a house whose events last longer");
    assert_eq!(print, again);
}

/// Checks that the what-if result is the later real result.
#[test]
fn what_if_tells_what_would_be_and_changes_nothing() {
    let mut played = evening(in_level(5));
    let session = &mut played.session;
    let (t, now) = (session.tournament(), session.now());
    let offered = WhatIfChange::options(t, now);
    assert_eq!(offered.len(), 5, "{offered:?}");
    let acts = |change: &WhatIfChange| {
        matches!(
            change,
            WhatIfChange::Skip(_) | WhatIfChange::Break(_) | WhatIfChange::CloseRegistration
        )
    };
    assert!(
        offered
            .iter()
            .all(|change| acts(change) || change.command(Language::English, t, now, 1).is_none()),
        "as it is, nothing changes"
    );
    let before = Outlook::of(t, &session.background(), now).unwrap();
    let changes = [
        WhatIfChange::Levels(15),
        offered[1],
        WhatIfChange::NextBreak(45),
        offered[3],
        WhatIfChange::Pay(3),
    ];
    for change in changes {
        let (t, now) = (session.tournament(), session.now());
        let command = change.command(Language::English, t, now, 1).unwrap();
        let records = session.records().len();
        let thought_of = event_after(t, &command, now).unwrap_or_else(|| panic!("{change:?}"));
        let thought = Outlook::of(&thought_of, &session.background(), now).unwrap();
        let comes = comparison_figures(Language::English, &thought_of, now);
        let same = comes == comparison_figures(Language::English, t, now);
        assert_eq!(same, !matches!(change, WhatIfChange::Pay(_)), "{change:?}");
        assert_eq!(session.records().len(), records);
        match change {
            WhatIfChange::NextBreak(_) => assert!(end(&thought) > end(&before), "{change:?}"),
            WhatIfChange::CloseRegistration => assert_eq!(thought.entries, None),
            WhatIfChange::Break(_) | WhatIfChange::Pay(_) | WhatIfChange::Deal(_) => {
                assert_eq!(end(&thought), end(&before), "{change:?}");
            }
            WhatIfChange::Levels(_) | WhatIfChange::Skip(_) => {
                assert!(end(&thought) < end(&before), "{change:?}");
            }
        }
        session.submit(command, None).unwrap();
        let then = Outlook::of(session.tournament(), &session.background(), now).unwrap();
        assert_eq!(then, thought, "{change:?}");
        assert_eq!(comparison_figures(Language::English, session.tournament(), now), comes);
        session.undo().unwrap();
        assert_eq!(Outlook::of(session.tournament(), &session.background(), now).unwrap(), before);
    }
}

/// Checks that the what-if of a broken table leaves the same room as really breaking it.
#[test]
fn what_if_a_table_broke_is_what_comes_when_it_does() {
    let mut room = Room::seated(
        bottone::tournament::setup::Setup::default(),
        structure("deep-stack"),
        &[5, 4, 6],
    );
    let session = &mut room.session;
    let now = session.now();
    let offered = WhatIfChange::options(session.tournament(), now);
    let broken = offered.iter().find(|change| matches!(change, WhatIfChange::Break(_)));
    let command = broken.unwrap().command(Language::English, session.tournament(), now, 3).unwrap();
    let thought = comparison_figures(
        Language::English,
        &event_after(session.tournament(), &command, now).unwrap(),
        now,
    );
    let before = comparison_figures(Language::English, session.tournament(), now);
    session.submit(command, None).unwrap();
    assert_eq!(comparison_figures(Language::English, session.tournament(), now), thought);
    assert_ne!(before, thought);
}

/// Checks that the what-if of a deal gives the same guaranteed amounts as the signed deal.
#[test]
fn what_if_they_shared_is_what_the_deal_says() {
    let (_folder, _clock, mut session) = five::locked();
    let (t, now) = (session.tournament(), session.now());
    let first = WhatIfChange::options(t, now)
        .into_iter()
        .find(|change| matches!(change, WhatIfChange::Deal(_)));
    assert_eq!(first, Some(WhatIfChange::Deal(DealMethod::Icm)));
    let ways = deals(t, now);
    assert!(ways.contains(&DealMethod::Equal) && ways.len() > 2, "{ways:?}");
    let least = guaranteed_prizes(Language::English, t);
    assert!(least.iter().all(|(_, sure)| sure == "€6,600"), "{least:?}");
    for method in ways {
        let (t, now) = (session.tournament(), session.now());
        let command = WhatIfChange::Deal(method).command(Language::English, t, now, 0).unwrap();
        let thought = guaranteed_prizes(Language::English, &event_after(t, &command, now).unwrap());
        if method == DealMethod::Equal {
            assert!(thought.iter().all(|(_, sure)| sure == "€13,920"), "{thought:?}");
        }
        assert_ne!(thought, least, "{method:?}");
        session.submit(command, None).unwrap();
        assert_eq!(
            guaranteed_prizes(Language::English, session.tournament()),
            thought,
            "{method:?}"
        );
        let (t, now) = (session.tournament(), session.now());
        assert_eq!(deals(t, now), Vec::new(), "there is a deal already");
        session.undo().unwrap();
    }
}

/// Checks that there is no what-if of a deal before every stack is counted.
#[test]
fn what_if_they_shared_is_not_asked_before_the_count() {
    let played = evening(RehearsalEnd::Players(4));
    let (t, now) = (played.session.tournament(), played.session.now());
    let shares = |change: &WhatIfChange| matches!(change, WhatIfChange::Deal(_));
    assert!(!WhatIfChange::options(t, now).iter().any(shares));
}

/// Checks that a level already longer than the new length keeps its length.
#[test]
fn levels_that_are_longer_already_stay() {
    let played =
        play("deep-stack", 40, 5, RehearsalEnd::Level { number: 4, into: Span::from_minutes(12) });
    let (t, now) = (played.session.tournament(), played.session.now());
    let Some(Command::Clock(ClockCommand::SetRows { rows })) =
        WhatIfChange::Levels(10).command(Language::English, t, now, 1)
    else {
        panic!()
    };
    let here = t.clock().read(now).row;
    assert!(
        rows.iter().all(|(row, to)| *row > here && matches!(to, Row::Level(l) if l.minutes == 10))
    );
    assert!(played.session.can(&Command::Clock(ClockCommand::SetRows { rows })).is_ok());
}

/// Checks that a house learns from the events beside this one, but not from rehearsals: those
/// whose beginning says so, and those of older files, recognised by their author's name.
#[test]
fn a_house_learns_from_its_past_events() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("last.ron");
    let learned = |rehearsal: bool, author: &str| {
        let clock = StageClock::at(EVENING);
        let beginning = Beginning::new(EVENING, setup(1), structure("club-turbo"));
        let beginning = Beginning { rehearsal, ..beginning };
        let by = Operator { name: author.to_owned(), station: "stage".to_owned() };
        let _ = std::fs::remove_file(&file);
        let mut session =
            session::file::create(&file, beginning, Box::new(clock.clone()), by).unwrap();
        let script = Script {
            entries: 60,
            guests: Vec::new(),
            seed: 1,
            until: RehearsalEnd::End,
            office: false,
        };
        Rehearsal::new(session.as_mut(), clock, script).play(|_| ()).unwrap();
        drop(session);
        house_of(&folder.path().join("tonight.ron"), &desk(), &SettingsFile::none())
    };
    assert_eq!(
        learned(true, "Ann"),
        HouseFactors::UNKNOWN,
        "its beginning says that it is a rehearsal"
    );
    assert_eq!(learned(false, "Rehearsal"), HouseFactors::UNKNOWN, "a rehearsal in an older file");
    let house = learned(false, "Ann");
    assert!(house.end != 0.0 && house.average != 0.0, "{house:?}");
    assert_eq!(
        house_of(&file, &desk(), &SettingsFile::none()),
        HouseFactors::UNKNOWN,
        "an event does not learn from itself"
    );
}

/// Checks that the figures of a past event are kept beside the settings, and that neither a damaged
/// line nor one of an older file is believed.
#[test]
fn the_figures_of_past_events_are_kept_and_never_believed_unchecked() {
    let (folder, machine) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let settings = SettingsFile::in_folder(machine.path());
    let kept = machine.path().join("past.txt");
    let file = folder.path().join("last.ron");
    let tonight = folder.path().join("tonight.ron");
    let play = |seed: u64| {
        let clock = StageClock::at(EVENING);
        let beginning = Beginning::new(EVENING, setup(1), structure("club-turbo"));
        let _ = std::fs::remove_file(&file);
        let mut session =
            session::file::create(&file, beginning, Box::new(clock.clone()), desk()).unwrap();
        let guests = Vec::new();
        let script = Script { entries: 60, guests, seed, until: RehearsalEnd::End, office: false };
        Rehearsal::new(session.as_mut(), clock, script).play(|_| ()).unwrap();
    };
    let (now, afresh) = (
        || house_of(&tonight, &desk(), &settings),
        || house_of(&tonight, &desk(), &SettingsFile::none()),
    );
    play(1);
    let first = now();
    assert_eq!(first, afresh());
    assert_ne!(first, HouseFactors::UNKNOWN);
    let lines = std::fs::read_to_string(&kept).unwrap();
    assert_eq!(lines.lines().count(), 2, "{lines}");
    // What is kept is what counts as long as the file is the same.
    let modified = std::fs::metadata(&file).unwrap().modified().unwrap();
    let text = std::fs::read(&file).unwrap();
    let mut damaged = text.clone();
    damaged[text.len() / 2] ^= 1;
    std::fs::write(&file, &damaged).unwrap();
    std::fs::File::options().write(true).open(&file).unwrap().set_modified(modified).unwrap();
    assert_eq!(now(), first, "it was read again");
    std::fs::write(&file, &text).unwrap();
    std::fs::File::options().write(true).open(&file).unwrap().set_modified(modified).unwrap();
    // Another file of that name.
    play(2);
    let second = now();
    assert_eq!(second, afresh());
    assert_ne!(second, first);
    // A damaged line, in its figures: the last digit before the path.
    let lines = std::fs::read_to_string(&kept).unwrap();
    let at = lines.rfind(" /").unwrap_or_else(|| lines.rfind(' ').unwrap()) - 1;
    let digit = if &lines[at..=at] == "0" { "1" } else { "0" };
    std::fs::write(&kept, format!("{}{digit}{}", &lines[..at], &lines[at + 1..])).unwrap();
    assert_eq!(now(), second);
    assert_eq!(std::fs::read_to_string(&kept).unwrap(), lines, "it is made again");
    for nonsense in ["", "\n", "0.2.0 x\n1 2 3 4 5\n"] {
        std::fs::write(&kept, nonsense).unwrap();
        assert_eq!(now(), second, "{nonsense:?}");
    }
}

/// Checks that the beginning of a rehearsed file says that it is one.
#[test]
fn a_rehearsed_file_says_so_in_its_beginning() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("rehearsed.ron");
    let said =
        bottone(["rehearse".as_ref(), file.as_os_str(), "--entries".as_ref(), "12".as_ref()]);
    assert_eq!(said.status, Some(0), "{}", said.complaint);
    let head = std::fs::read_to_string(&file).unwrap();
    assert!(head.lines().next().unwrap().contains("rehearsal:true"), "{head:.400}");
}

/// Checks that `bottone forecast` prints the lines of the window, each with its middle and its
/// band.
#[test]
fn the_command_line_prints_the_same() {
    let played = evening(RehearsalEnd::Players(20));
    let file = played.session.path().unwrap().to_owned();
    drop(played.session);
    let shown = || {
        let clock = Box::new(SystemClock::start());
        let session::file::OpenedEvent { desk: mut session, .. } =
            session::file::read(&file, clock, desk()).unwrap();
        session.set_house(house_of(&file, &desk(), &SettingsFile::none()));
        let (t, now) = (session.tournament(), session.now());
        let outlook = Outlook::of(t, &session.background(), now).unwrap();
        let lines = ForecastView::of(Language::English, &outlook).lines;
        lines.iter().map(|line| format!("{} {} {}", line.caption, line.likely, line.band)).collect()
    };
    // The clock runs between two readings: the printed value is between them.
    let before: Vec<String> = shown();
    let said = bottone(["forecast".as_ref(), file.as_os_str()]);
    let after: Vec<String> = shown();
    assert_eq!(said.status, Some(0), "{}", said.complaint);
    let single = |line: &str| line.split_whitespace().collect::<Vec<_>>().join(" ");
    let printed: Vec<String> = said.out.lines().map(single).collect();
    assert!(printed[0].contains("Likely 80% likely"), "{}", said.out);
    assert_eq!(printed.len(), before.len() + 1, "{}", said.out);
    for ((line, before), after) in printed[1..].iter().zip(&before).zip(&after) {
        assert!([before, after].contains(&line), "{line} is not {before}");
    }
}
